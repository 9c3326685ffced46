/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-rule-line.h"
#include "bastide-list-label.h"
#include "bastide-sectioned-list.h"

struct _BastideRuleLine
{
  GtkWidget  parent_instance;

  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (BastideRuleLine, bastide_rule_line, GTK_TYPE_WIDGET)

static void
bastide_rule_line_dispose (GObject *object)
{
  g_clear_pointer (&BASTIDE_RULE_LINE (object)->label, gtk_widget_unparent);

  G_OBJECT_CLASS (bastide_rule_line_parent_class)->dispose (object);
}

static void
bastide_rule_line_class_init (BastideRuleLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_rule_line_dispose;
  widget_class->grab_focus = bastide_sectioned_list_pass_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bastide_rule_line_init (BastideRuleLine *self)
{
  self->label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                              "lines", 2, "ellipsize", PANGO_ELLIPSIZE_END, "width-chars", 10, NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

GtkWidget *
bastide_rule_line_new (void)
{
  return g_object_new (BASTIDE_TYPE_RULE_LINE, NULL);
}

void
bastide_rule_line_bind (BastideRuleLine  *self,
                       const BstIoRule *rule)
{
  g_autofree char *markup = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (BASTIDE_IS_RULE_LINE (self));

  markup = g_markup_printf_escaped ("<b>%s</b>  %s", rule->number, bst_io_rule_get_sentence (rule));
  name = g_strdup_printf ("%s: %s", rule->number, bst_io_rule_get_sentence (rule));
  gtk_label_set_markup (GTK_LABEL (self->label), markup);
  bastide_list_label_set (GTK_WIDGET (self), name);
  gtk_widget_remove_css_class (self->label, "heading");
}

void
bastide_rule_line_bind_heading (BastideRuleLine *self,
                               const char     *heading)
{
  g_return_if_fail (BASTIDE_IS_RULE_LINE (self));

  gtk_label_set_text (GTK_LABEL (self->label), heading);
  bastide_list_label_set (GTK_WIDGET (self), heading);
  gtk_widget_add_css_class (self->label, "heading");
}
