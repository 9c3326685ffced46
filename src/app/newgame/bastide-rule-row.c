/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-rule-row.h"
#include "bastide-choice.h"
#include "bastide-accessible.h"
#include "bastide-info-button.h"
#include "bastide-rule-link.h"
#include "bastide-template.h"

#include <bst-io-rule-text.h>

#include <glib/gi18n.h>

struct _BastideRuleRow
{
  AdwPreferencesRow    parent_instance;

  const BstRuleSwitch *rule_switch;
  GtkWidget           *choice;          /* a switch, spin button or drop-down; NULL in a viewer */
  gboolean             showing;         /* the choice follows the rules, not the user */

  /* Template */
  GtkBox              *head;
  GtkLabel            *name;
  GtkLabel            *value;
  GtkLabel            *sentence;
  GtkBox              *control;
  GtkLabel            *difference;
  GtkBox              *ground;          /* who says so */
  GtkImage            *standing;
  GtkLabel            *source;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideRuleRow, bastide_rule_row, ADW_TYPE_PREFERENCES_ROW)

static void
bastide_rule_row_class_init (BastideRuleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", BASTIDE_TYPE_RULE_ROW, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-rule-row.ui");
  bastide_template_children (widget_class, BastideRuleRow, head, name, value, sentence, control, difference, ground,
                             standing, source);
}

static void
bastide_rule_row_init (BastideRuleRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- Choosing --- */

static void
choose (BastideRuleRow *self,
        const char     *value)
{
  if (!self->showing)
    g_signal_emit (self, signals[CHOSEN], 0, value);
}

static void
drop_down_changed (BastideRuleRow *self)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->choice));

  if (selected != GTK_INVALID_LIST_POSITION)
    choose (self, self->rule_switch->values[selected]);
}

static void
switch_changed (BastideRuleRow *self)
{
  choose (self, self->rule_switch->values[gtk_switch_get_active (GTK_SWITCH (self->choice))]);
}

static void
number_changed (BastideRuleRow *self)
{
  g_autofree char *value = NULL;

  value = g_strdup_printf ("%d",
                           gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->choice)));
  choose (self, value);
}

static gboolean
is_yes_or_no (const BstRuleSwitch *rule_switch)
{
  return rule_switch->values != NULL && rule_switch->values[2] == NULL
         && strcmp (rule_switch->values[0], "no") == 0
         && strcmp (rule_switch->values[1], "yes") == 0;
}

static GtkWidget *
make_drop_down (BastideRuleRow *self)
{
  const BstRuleSwitch *rule_switch = self->rule_switch;
  g_autoptr (GtkListItemFactory) button = bastide_choice_factory_new (FALSE, -1, -1);
  g_autoptr (GtkListItemFactory) list = bastide_choice_factory_new (TRUE, -1, 40);
  GtkStringList *labels = gtk_string_list_new (NULL);
  GtkWidget *drop_down;

  for (guint i = 0; rule_switch->values[i] != NULL; i++)
    gtk_string_list_take (labels, bst_io_value_dup_label (rule_switch->name,
                                                          rule_switch->values[i]));
  drop_down = gtk_drop_down_new (G_LIST_MODEL (labels), NULL);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (drop_down), button);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (drop_down), list);
  g_signal_connect_swapped (drop_down, "notify::selected", G_CALLBACK (drop_down_changed), self);

  return drop_down;
}

static GtkWidget *
make_choice (BastideRuleRow *self)
{
  const BstRuleSwitch *rule_switch = self->rule_switch;
  GtkWidget *choice;

  if (rule_switch->values == NULL)
    {
      choice = gtk_spin_button_new_with_range (rule_switch->lowest, rule_switch->highest, 1);
      g_signal_connect_swapped (choice, "value-changed", G_CALLBACK (number_changed), self);
    }
  else if (is_yes_or_no (rule_switch))
    {
      choice = gtk_switch_new ();
      g_signal_connect_swapped (choice, "notify::active", G_CALLBACK (switch_changed), self);
    }
  else
    choice = make_drop_down (self);

  return choice;
}

/* Where one chooses, a line says what it is about; the whole sentence and its source are behind a button. */
static void
add_info (BastideRuleRow *self,
          const char     *name)
{
  GtkWidget *ground = GTK_WIDGET (self->ground);

  gtk_label_set_wrap (self->sentence, FALSE);
  gtk_label_set_ellipsize (self->sentence, PANGO_ELLIPSIZE_END);
  g_object_ref (ground);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (ground)), ground);
  gtk_box_append (self->head, bastide_info_button_new (name, gtk_label_get_label (self->sentence), ground));
  g_object_unref (ground);
}

static void
add_choice (BastideRuleRow *self)
{
  const char *name = bst_io_switch_get_title (self->rule_switch->name);

  self->choice = make_choice (self);
  gtk_widget_set_valign (self->choice, GTK_ALIGN_CENTER);
  bastide_accessible_set_label (self->choice, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choice),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  bst_io_switch_get_sentence (self->rule_switch->name), -1);
  if (GTK_IS_DROP_DOWN (self->choice))
    {
      bastide_accessible_set_drop_label (self->choice, name);
      gtk_box_append (self->control, self->choice);
      gtk_widget_set_visible (GTK_WIDGET (self->control), TRUE);
    }
  else
    gtk_box_append (self->head, self->choice);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  add_info (self, name);
}

static void
show_choice (BastideRuleRow *self,
             const char     *value)
{
  const BstRuleSwitch *rule_switch = self->rule_switch;
  guint i = 0;

  self->showing = TRUE;
  if (rule_switch->values == NULL)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->choice), g_ascii_strtod (value, NULL));
  else
    {
      while (strcmp (rule_switch->values[i], value) != 0)
        i++;
      if (GTK_IS_SWITCH (self->choice))
        gtk_switch_set_active (GTK_SWITCH (self->choice), i == 1);
      else
        gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choice), i);
    }
  self->showing = FALSE;
}

/* --- Telling --- */

static const char *
get_icon (BstIoStanding standing)
{
  switch (standing)
    {
    case BST_IO_STANDING_DOCUMENT:
      return "x-office-document-symbolic";
    case BST_IO_STANDING_PUBLIC:
      return "dialog-information-symbolic";
    case BST_IO_STANDING_PEER:
      return "applications-games-symbolic";
    case BST_IO_STANDING_UNMENTIONED:
      return "action-unavailable-symbolic";
    case BST_IO_STANDING_READING:
    case BST_IO_N_STANDINGS:
    default:
      return "dialog-question-symbolic";
    }
}

static void
show_source (BastideRuleRow *self,
             const char     *value)
{
  const char *name = self->rule_switch->name;
  BstIoStanding standing = bst_io_value_get_standing (name, value);
  g_autofree char *text = NULL;

  if (standing == BST_IO_STANDING_DOCUMENT || standing == BST_IO_STANDING_PEER)
    /* Translators: the number of a rule, the document that it comes from, and what that is:
     * "C4 · Jedlińska · stated by a document". */
    text = g_strdup_printf (_("%s · %s · %s"), self->rule_switch->rule,
                            bst_io_value_get_source (name, value),
                            bst_io_standing_get_title (standing));
  else
    /* Translators: the number of a rule, and who says so: "H10 · our own reading". */
    text = g_strdup_printf (_("%s · %s"), self->rule_switch->rule,
                            bst_io_standing_get_title (standing));
  bastide_rule_link_set_text (self->source, text);
  gtk_image_set_from_icon_name (self->standing, get_icon (standing));
}

static gboolean
show_difference (BastideRuleRow *self,
                 const char     *value,
                 const BstRules *other,
                 const char     *other_title)
{
  const char *name = self->rule_switch->name;
  g_autofree char *other_value = other != NULL ? bst_rules_get (other, name) : NULL;
  gboolean differs = other_value != NULL && strcmp (other_value, value) != 0;

  gtk_widget_set_visible (GTK_WIDGET (self->difference), differs);
  if (differs)
    {
      g_autofree char *label = bst_io_value_dup_label (name, other_value);
      /* Translators: what another rule set says: "Older rules: 4 for each city". */
      g_autofree char *text = g_strdup_printf (_("≠ %s: %s"), other_title, label);

      gtk_label_set_label (self->difference, text);
    }

  return differs;
}

/* All of it for a screen reader, where the row has the focus. */
static void
name_row (BastideRuleRow *self)
{
  g_autofree char *label = NULL;

  label = g_strdup_printf ("%s: %s. %s %s",
                           gtk_label_get_label (self->name), gtk_label_get_label (self->value),
                           gtk_label_get_label (self->sentence),
                           gtk_label_get_text (self->source));
  bastide_accessible_set_label (GTK_WIDGET (self), label);
}

gboolean
bastide_rule_row_set (BastideRuleRow *self,
                      const BstRules *rules,
                      const BstRules *other,
                      const char     *other_title)
{
  const char *name;
  g_autofree char *value = NULL;
  g_autofree char *label = NULL;

  g_return_val_if_fail (BASTIDE_IS_RULE_ROW (self), FALSE);

  name = self->rule_switch->name;
  value = bst_rules_get (rules, name);
  label = bst_io_value_dup_label (name, value);
  gtk_label_set_label (self->value, label);
  show_source (self, value);
  if (self->choice != NULL)
    show_choice (self, value);
  else
    name_row (self);

  return show_difference (self, value, other, other_title);
}

const BstRuleSwitch *
bastide_rule_row_get_switch (BastideRuleRow *self)
{
  g_return_val_if_fail (BASTIDE_IS_RULE_ROW (self), NULL);

  return self->rule_switch;
}

GtkWidget *
bastide_rule_row_new (const BstRuleSwitch *rule_switch,
                      gboolean             editable)
{
  BastideRuleRow *self = g_object_new (BASTIDE_TYPE_RULE_ROW, NULL);

  self->rule_switch = rule_switch;
  gtk_label_set_label (self->name, bst_io_switch_get_title (rule_switch->name));
  gtk_label_set_label (self->sentence, bst_io_switch_get_sentence (rule_switch->name));
  if (editable)
    add_choice (self);
  gtk_widget_set_visible (GTK_WIDGET (self->value), !editable);

  return GTK_WIDGET (self);
}
