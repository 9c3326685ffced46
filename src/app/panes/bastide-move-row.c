/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-move-row.h"
#include "bastide-list-label.h"
#include "bastide-player-mark.h"
#include "bastide-step-text.h"
#include "bastide-tile-text.h"
#include "bastide-words.h"

#include <glib/gi18n.h>

/* Deeper variations stay at this indent: the text must keep some room. */
#define MAX_INDENT 8

struct _BastideMoveRow
{
  GtkWidget          parent_instance;

  BastideMoveItem   *item;      /* owned; NULL before the first */
  gboolean           folded;

  /* Template */
  GtkLabel          *number;
  BastidePlayerMark *mark;
  GtkInscription     *text;
  GtkButton          *fold;
  GtkLabel          *comment;
};

G_DEFINE_FINAL_TYPE (BastideMoveRow, bastide_move_row, GTK_TYPE_WIDGET)

static void
bastide_move_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);

  g_clear_object (&BASTIDE_MOVE_ROW (object)->item);

  G_OBJECT_CLASS (bastide_move_row_parent_class)->dispose (object);
}

static void
fold_clicked (BastideMoveRow *self)
{
  g_signal_emit_by_name (self, "fold", !self->folded);
}

/* In the notation that is typed; with all of its steps, or the tile alone. (transfer full) */
static char *
dup_notation (BstGame       *game,
              const BstMove *move,
              gboolean       with_steps)
{
  GString *text = g_string_new (NULL);
  BstMove printed = *move;

  if (!with_steps)
    {
      printed.n_steps = 0;
      printed.unfinished = FALSE;
    }
  bst_move_print (game, &printed, text);

  return g_string_free (text, FALSE);
}

/* The whole move as one types it, and what its tile is called: that of an expansion has no letter. */
static gboolean
query_tooltip (GtkWidget  *widget,
               int         x,
               int         y,
               gboolean    by_keys,
               GtkTooltip *tooltip)
{
  BstNode *node = bastide_move_row_get_node (BASTIDE_MOVE_ROW (widget));
  BstGame *game = node != NULL ? bst_node_get_game (node) : NULL;
  g_autofree char *move = NULL;
  g_autofree char *nickname = NULL;
  g_autofree char *text = NULL;

  if (game == NULL || node->parent == NULL || node->setup != NULL)
    return FALSE;
  move = dup_notation (game, &node->move, TRUE);
  nickname = bastide_tile_text_dup_nickname (
    bst_tile_set_get_type (bst_game_get_tile_set (game), (guint) node->move.type));
  text = g_strdup_printf ("%s\n%s", move, nickname);
  gtk_tooltip_set_text (tooltip, text);

  return TRUE;
}

static void
update_fold (BastideMoveRow *self,
             BastideFold     fold)
{
  self->folded = fold == BASTIDE_FOLD_CLOSED;
  gtk_widget_set_visible (GTK_WIDGET (self->fold), fold != BASTIDE_FOLD_NONE);
  if (fold == BASTIDE_FOLD_NONE)
    return;
  gtk_button_set_icon_name (self->fold, self->folded ? "pan-end-symbolic" : "pan-down-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->folded ? _("Unfold the variation")
                                               : _("Fold the variation"), -1);
}

static void
bastide_move_row_class_init (BastideMoveRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_move_row_dispose;
  widget_class->query_tooltip = query_tooltip;

  g_type_ensure (BASTIDE_TYPE_PLAYER_MARK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-move-row.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, BastideMoveRow, number);
  gtk_widget_class_bind_template_child (widget_class, BastideMoveRow, mark);
  gtk_widget_class_bind_template_child (widget_class, BastideMoveRow, text);
  gtk_widget_class_bind_template_child (widget_class, BastideMoveRow, fold);
  gtk_widget_class_bind_template_child (widget_class, BastideMoveRow, comment);
  gtk_widget_class_bind_template_callback (widget_class, fold_clicked);

  g_signal_new ("fold", BASTIDE_TYPE_MOVE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
bastide_move_row_init (BastideMoveRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

GtkWidget *
bastide_move_row_new (void)
{
  return g_object_new (BASTIDE_TYPE_MOVE_ROW, NULL);
}

/* How the tile was laid, to be read out. (transfer full) */
static char *
dup_spoken (BstGame       *game,
            const BstMove *move)
{
  g_autofree char *cell = bastide_words_cell (move->x, move->y);

  return g_strdup_printf ("%s %s %d°", bst_tile_set_get_name (bst_game_get_tile_set (game),
                                                              (guint) move->type),
                          cell, 90 * move->rotation);
}

/* The tile as one types it, and what was done then in the reader's own words, since that notation
 * has English ones. (transfer full) */
static char *
dup_move (BstGame       *game,
          const BstNode *node,
          gboolean       spoken)
{
  g_autofree char *tile = spoken ? dup_spoken (game, &node->move)
                                 : dup_notation (game, &node->move, FALSE);
  g_autofree char *steps = bastide_step_text_get (game, &node->move);
  GString *text = g_string_new (tile);

  if (steps != NULL)
    g_string_append_printf (text, " · %s", steps);
  if (bst_node_gives_turn (node))
    /* Translators: behind a move whose player moves once more, by a house rule (H8). */
    g_string_append_printf (text, " · %s", _("another turn"));

  return g_string_free (text, FALSE);
}

/* What a set-up is, and how much is wrong with it that nobody has allowed. (transfer full) */
static char *
dup_set_up (BastideMoveItem *item)
{
  guint n_problems = bastide_move_item_get_n_problems (item);

  if (n_problems == 0)
    /* Translators: stands for a move where the position was put together by hand. */
    return g_strdup (_("Position set up"));

  return g_strdup_printf (ngettext ("Position set up, %u problem", "Position set up, %u problems",
                                    n_problems), n_problems);
}

/* The move, or what stands for it. (transfer full) */
static char *
dup_plain (BastideMoveItem *item,
           gboolean         spoken)
{
  BstNode *node = bastide_move_item_get_node (item);
  BstGame *game = bst_node_get_game (node);

  if (node->parent == NULL)
    return g_strdup (_("Start of the game"));
  if (node->setup != NULL)
    return dup_set_up (item);
  if (node->move.kind == BST_MOVE_DISCARD)
    /* Translators: %s is the letter of a tile; the others may refuse the player another one. */
    return g_strdup_printf (node->move.refused ? _("%s fits nowhere, no other tile")
                                               : _("%s fits nowhere"),
                            bst_tile_set_get_name (bst_game_get_tile_set (game),
                                                   (guint) node->move.type));

  return dup_move (game, node, spoken);
}

/* With its glyph. (transfer full) */
static char *
dup_text (BastideMoveItem *item,
          gboolean         spoken)
{
  BstNode *node = bastide_move_item_get_node (item);
  g_autofree char *move = dup_plain (item, spoken);

  if (node->glyph == BST_GLYPH_NONE)
    return g_steal_pointer (&move);

  return g_strconcat (move, "  ", bst_glyph_text (node->glyph), NULL);
}

/* One under the other, what there is of them (nullable). (transfer full) */
static char *
join_lines (const char *first,
            const char *second)
{
  if (first != NULL && second != NULL)
    return g_strconcat (first, "\n", second, NULL);

  return g_strdup (first != NULL ? first : second);
}

static void
fill (BastideMoveRow  *self,
      BastideMoveItem *item)
{
  BstNode *node = bastide_move_item_get_node (item);
  BstGame *game = bst_node_get_game (node);
  int player = bastide_move_item_get_player (item);
  guint indent = MIN (MAX_INDENT, bastide_move_item_get_indent (item));
  g_autofree char *text = dup_text (item, FALSE);
  g_autofree char *spoken = dup_text (item, TRUE);
  /* At the start, how the first player was found (H1, H2). */
  g_autofree char *beginning = node->parent == NULL
                               ? bastide_words_beginning (bastide_move_item_get_record (item)) : NULL;
  g_autofree char *comment = join_lines (beginning, node->comment);
  g_autofree char *number = NULL;
  g_autofree char *label = join_lines (spoken, beginning);

  if (player != BST_NO_PLAYER)
    {
      number = g_strdup_printf ("%u", bastide_move_item_get_number (item));
      g_free (label);
      /* Translators: for screen readers: the number of a move, the player and the move. */
      label = g_strdup_printf (_("%s, %s: %s"), number, bastide_words_player (game, player), spoken);
    }
  bastide_list_label_set (GTK_WIDGET (self), label);
  update_fold (self, bastide_move_item_get_fold (item));
  gtk_widget_set_margin_start (GTK_WIDGET (self), 14 * (int) indent);
  gtk_label_set_label (self->number, number ? number : "");
  bastide_player_mark_set (self->mark, game, player == BST_NO_PLAYER ? 0 : 1u << player);
  gtk_inscription_set_text (self->text, text);
  gtk_label_set_label (self->comment, comment ? comment : "");
  gtk_widget_set_visible (GTK_WIDGET (self->comment), comment != NULL);
}

/* GTK binds every row between the move that was selected and the one that is, though the rows say what they said
 * before. */
void
bastide_move_row_bind (BastideMoveRow  *self,
                       BastideMoveItem *item)
{
  g_return_if_fail (BASTIDE_IS_MOVE_ROW (self));

  if (self->item == item)
    return;

  g_set_object (&self->item, item);
  fill (self, item);
}

BstNode *
bastide_move_row_get_node (BastideMoveRow *self)
{
  g_return_val_if_fail (BASTIDE_IS_MOVE_ROW (self), NULL);

  return self->item != NULL ? bastide_move_item_get_node (self->item) : NULL;
}
