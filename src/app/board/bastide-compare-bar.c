/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-compare-bar.h"
#include "bastide-template.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

struct _BastideCompareBar
{
  GtkWidget          parent_instance;

  BastideComparison *comparison;        /* owned */
  gboolean           updating;

  /* Template */
  GtkLabel          *before;
  GtkRange          *scale;
  GtkLabel          *after;
};

G_DEFINE_FINAL_TYPE (BastideCompareBar, bastide_compare_bar, GTK_TYPE_WIDGET)

/* (transfer full) */
static char *
dup_node_text (const BstNode *node)
{
  guint number = bst_node_get_number (node);
  const BstTileSet *set = bst_game_get_tile_set (bst_node_get_game (node));
  g_autofree char *cell = NULL;

  if (node->parent == NULL)
    return g_strdup (_("Start of the game"));
  if (node->setup != NULL)
    return g_strdup (_("Position set up"));
  if (node->move.kind == BST_MOVE_DISCARD)
    /* Translators: a move, by its number. */
    return g_strdup_printf (_("Move %u"), number);

  cell = bst_io_words_cell (node->move.x, node->move.y);

  /* Translators: a move: its number, the letter of its tile, and the cell: "Move 12: U (1, −1)". */
  return g_strdup_printf (_("Move %u: %s %s"), number, bst_io_words_tile (set, (guint) node->move.type), cell);
}

static void
update (BastideCompareBar *self)
{
  const BstNode *before = bastide_comparison_get_node (self->comparison, FALSE);
  const BstNode *after = bastide_comparison_get_node (self->comparison, TRUE);
  gboolean shows_after = bastide_comparison_shows_after (self->comparison);
  g_autofree char *before_text = before != NULL ? dup_node_text (before) : g_strdup ("");
  g_autofree char *after_text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), bastide_comparison_is_active (self->comparison));
  if (after == NULL)
    /* Translators: the position that is shown is to be compared with another one. */
    after_text = g_strdup (_("Go to another position"));
  else if (before != NULL && bastide_comparison_get_changes (self->comparison) == NULL)
    after_text = g_strdup (_("A game with other tiles or players"));
  else
    after_text = dup_node_text (after);
  gtk_label_set_label (self->before, before_text);
  gtk_label_set_label (self->after, after_text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->before), before_text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->after), after_text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->scale), before != NULL && after != NULL);
  self->updating = TRUE;
  gtk_range_set_value (self->scale, shows_after ? 1 : 0);
  self->updating = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  shows_after ? after_text : before_text, -1);
}

static void
scale_moved (BastideCompareBar *self)
{
  if (!self->updating)
    bastide_comparison_show (self->comparison, gtk_range_get_value (self->scale) > 0.5);
}

static void
close_clicked (BastideCompareBar *self)
{
  bastide_comparison_end (self->comparison);
}

void
bastide_compare_bar_set_comparison (BastideCompareBar *self,
                                    BastideComparison *comparison)
{
  g_return_if_fail (BASTIDE_IS_COMPARE_BAR (self));
  g_return_if_fail (self->comparison == NULL);

  self->comparison = g_object_ref (comparison);
  g_signal_connect_object (comparison, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (comparison, "shown", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/* --- Class --- */

static void
bastide_compare_bar_dispose (GObject *object)
{
  BastideCompareBar *self = BASTIDE_COMPARE_BAR (object);

  g_clear_object (&self->comparison);
  bastide_template_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bastide_compare_bar_parent_class)->dispose (object);
}

static void
bastide_compare_bar_class_init (BastideCompareBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_compare_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-compare-bar.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideCompareBar, before, scale, after);
  bastide_template_callbacks (widget_class, scale_moved, close_clicked);
}

static void
bastide_compare_bar_init (BastideCompareBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_range_set_round_digits (self->scale, 0);
}
