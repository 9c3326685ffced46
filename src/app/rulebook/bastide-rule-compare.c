/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-rule-compare.h"
#include "bastide-accessible.h"
#include "bastide-focus.h"
#include "bastide-template.h"

#include <glib/gi18n.h>

struct _BastideRuleCompare
{
  GtkWidget   parent_instance;

  GPtrArray  *outcomes;         /* (element-type BstIoCaseOutcome) (nullable) */

  /* Children */
  GtkListBox *rows;
  GtkWidget  *nothing;          /* said in their place */
};

enum
{
  SHOWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideRuleCompare, bastide_rule_compare, GTK_TYPE_WIDGET)

/* --- Rows --- */

/* The titles of all rule sets that pay as the one with this index. (transfer full) */
static char *
dup_titles (BastideRuleCompare *self,
            guint               group)
{
  GString *titles = g_string_new (NULL);

  for (guint i = 0; i < self->outcomes->len; i++)
    {
      const BstIoCaseOutcome *outcome = g_ptr_array_index (self->outcomes, i);

      if (outcome->group == group)
        g_string_append_printf (titles, "%s%s", titles->len > 0 ? C_("list separator", ", ") : "", outcome->title);
    }

  return g_string_free (titles, FALSE);
}

static void
add_label (GtkWidget  *box,
           const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 10);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
}

static void
add_row (BastideRuleCompare *self,
         guint               index)
{
  const BstIoCaseOutcome *outcome = g_ptr_array_index (self->outcomes, index);
  g_autofree char *titles = dup_titles (self, index);
  g_autofree char *points = bst_io_case_outcome_dup_points (outcome);
  g_auto (GStrv) lines = bst_io_case_outcome_dup_lines (outcome);
  g_autofree char *why = g_strjoinv ("\n", lines);
  /* Translators: for screen readers: rule sets, what they pay, and the score lines. */
  g_autofree char *name = g_strdup_printf (_("%s: %s. %s"), titles, points, why);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_widget_set_margin_top (box, 8);
  gtk_widget_set_margin_bottom (box, 8);
  gtk_widget_set_margin_start (box, 10);
  gtk_widget_set_margin_end (box, 10);
  add_label (box, titles, "secondary");
  add_label (box, points, "heading");
  if (*why != '\0')
    add_label (box, why, "told");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  bastide_accessible_set_label (row, name);
  g_object_set_data (G_OBJECT (row), "outcome", (gpointer) outcome);
  gtk_list_box_append (self->rows, row);
}

static void
row_selected (BastideRuleCompare *self)
{
  g_signal_emit (self, signals[SHOWN], 0);
}

void
bastide_rule_compare_set_node (BastideRuleCompare *self,
                               const BstNode      *node)
{
  GtkListBoxRow *row;

  g_return_if_fail (BASTIDE_IS_RULE_COMPARE (self));

  while ((row = gtk_list_box_get_row_at_index (self->rows, 0)) != NULL)
    gtk_list_box_remove (self->rows, GTK_WIDGET (row));
  g_clear_pointer (&self->outcomes, g_ptr_array_unref);
  if (node == NULL)
    return;

  self->outcomes = bst_io_case_compare (node);
  for (guint i = 0; i < self->outcomes->len; i++)
    if (((const BstIoCaseOutcome *) g_ptr_array_index (self->outcomes, i))->group == i)
      add_row (self, i);
  gtk_widget_set_visible (GTK_WIDGET (self->rows), self->outcomes->len > 0);
  gtk_widget_set_visible (self->nothing, self->outcomes->len == 0);
  gtk_list_box_select_row (self->rows, gtk_list_box_get_row_at_index (self->rows, 0));
}

const BstIoCaseOutcome *
bastide_rule_compare_get_shown (BastideRuleCompare *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (BASTIDE_IS_RULE_COMPARE (self), NULL);

  row = gtk_list_box_get_selected_row (self->rows);

  return row != NULL ? g_object_get_data (G_OBJECT (row), "outcome") : NULL;
}

char *
bastide_rule_compare_dup_told (BastideRuleCompare *self)
{
  const BstIoCaseOutcome *outcome = bastide_rule_compare_get_shown (self);
  g_autofree char *titles = NULL;
  g_autofree char *points = NULL;
  g_autofree char *why = NULL;
  g_auto (GStrv) lines = NULL;

  if (outcome == NULL)
    return NULL;
  titles = dup_titles (self, outcome->group);
  points = bst_io_case_outcome_dup_points (outcome);
  lines = bst_io_case_outcome_dup_lines (outcome);
  why = g_strjoinv ("\n", lines);

  return g_strjoin ("\n", titles, points, *why != '\0' ? why : NULL, NULL);
}

gboolean
bastide_rule_compare_go (BastideRuleCompare *self,
                         gboolean            is_back)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (BASTIDE_IS_RULE_COMPARE (self), FALSE);

  row = gtk_list_box_get_selected_row (self->rows);
  if (row == NULL || (is_back && gtk_list_box_row_get_index (row) == 0))
    return FALSE;
  row = gtk_list_box_get_row_at_index (self->rows, gtk_list_box_row_get_index (row) + (is_back ? -1 : 1));
  if (row == NULL)
    return FALSE;
  gtk_list_box_select_row (self->rows, row);

  return TRUE;
}

/* --- Class --- */

static gboolean
bastide_rule_compare_grab_focus (GtkWidget *widget)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (BASTIDE_RULE_COMPARE (widget)->rows);

  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
bastide_rule_compare_dispose (GObject *object)
{
  BastideRuleCompare *self = BASTIDE_RULE_COMPARE (object);

  /* A list that goes tells that none of its rows is selected, to who may be half gone. */
  if (self->rows != NULL)
    g_signal_handlers_disconnect_by_data (self->rows, self);
  self->rows = NULL;
  bastide_template_clear (GTK_WIDGET (self));
  g_clear_pointer (&self->outcomes, g_ptr_array_unref);

  G_OBJECT_CLASS (bastide_rule_compare_parent_class)->dispose (object);
}

static void
bastide_rule_compare_class_init (BastideRuleCompareClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_rule_compare_dispose;
  widget_class->focus = bastide_focus_move;
  widget_class->grab_focus = bastide_rule_compare_grab_focus;

  signals[SHOWN] = g_signal_new ("shown", BASTIDE_TYPE_RULE_COMPARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bastide_rule_compare_init (BastideRuleCompare *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->rows = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->rows, GTK_SELECTION_BROWSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->rows), "boxed-list");
  bastide_accessible_set_label (GTK_WIDGET (self->rows), _("Rule sets"));
  g_signal_connect_swapped (self->rows, "row-selected", G_CALLBACK (row_selected), self);
  self->nothing = gtk_label_new (_("No rule set allows these moves."));
  gtk_label_set_wrap (GTK_LABEL (self->nothing), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->nothing), 0);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->rows));
  gtk_box_append (GTK_BOX (box), self->nothing);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}
