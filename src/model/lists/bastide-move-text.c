/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-move-text.h"
#include "bastide-tile-text.h"

#include <bst-io-beginning.h>
#include <bst-io-game-words.h>
#include <bst-io-step-text.h>

#include <glib/gi18n.h>

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

/* How the tile was laid, to be read out. (transfer full) */
static char *
dup_tile (BstGame       *game,
          const BstMove *move)
{
  g_autofree char *cell = bst_io_words_cell (move->x, move->y);

  return g_strdup_printf ("%s %s %d°", bst_io_words_tile (bst_game_get_tile_set (game),
                                                          (guint) move->type),
                          cell, 90 * move->rotation);
}

/* What was done beside laying the tile. (transfer full) (nullable) */
static char *
dup_steps (BstGame       *game,
           const BstNode *node)
{
  g_autofree char *steps = bst_io_step_text_get (game, &node->move);

  if (!bst_node_gives_turn (node))
    return g_steal_pointer (&steps);

  /* Translators: behind a move whose player moves once more, by a house rule (H8). */
  return steps != NULL ? g_strdup_printf ("%s · %s", steps, _("another turn")) : g_strdup (_("another turn"));
}

/* Takes @tile. (transfer full) */
static char *
dup_move (BstGame       *game,
          const BstNode *node,
          char          *tile)
{
  g_autofree char *laid = tile;
  g_autofree char *steps = dup_steps (game, node);

  return steps != NULL ? g_strdup_printf ("%s · %s", laid, steps) : g_steal_pointer (&laid);
}

/* (transfer full) */
static char *
dup_discard (BstGame       *game,
             const BstMove *move)
{
  /* Translators: %s is the letter of a tile; the others may refuse the player another one. */
  return g_strdup_printf (move->refused ? _("%s fits nowhere, no other tile") : _("%s fits nowhere"),
                          bst_io_words_tile (bst_game_get_tile_set (game), (guint) move->type));
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
    return dup_discard (game, &node->move);

  return dup_move (game, node, spoken ? dup_tile (game, &node->move)
                                      : dup_notation (game, &node->move, FALSE));
}

/* One under the other, what there is of them (nullable). (transfer full) (nullable) */
static char *
join_lines (const char *first,
            const char *second)
{
  if (first != NULL && second != NULL)
    return g_strconcat (first, "\n", second, NULL);

  return g_strdup (first != NULL ? first : second);
}

/* At the start, how the first player was found (H1, H2). (transfer full) (nullable) */
static char *
dup_beginning (BastideMoveItem *item)
{
  const BstRecord *record = bastide_move_item_get_record (item);
  const BstGame *game = bst_record_get_game (record);
  const BstBeginning *beginning = bst_record_get_beginning (record);

  if (bastide_move_item_get_node (item)->parent != NULL)
    return NULL;

  return bst_io_beginning_dup_text (beginning, bst_game_get_tile_set (game), bst_game_get_n_players (game),
                                    bst_io_words_player (game, 0),
                                    bst_io_words_player (game, beginning->thrower));
}

/* "Anna +8, Boris +4"; NULL if nobody won anything. (transfer full) (nullable) */
static char *
dup_points (BstGame         *game,
            BastideMoveItem *item)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    {
      g_autofree char *points = bst_io_words_signed (bastide_move_item_get_points (item, p));

      if (bastide_move_item_get_points (item, p) == 0)
        continue;
      if (text->len > 0)
        g_string_append (text, C_("list separator", ", "));
      g_string_append_printf (text, "%s %s", bst_io_words_player (game, p), points);
    }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
bastide_move_text_dup_spoken (BastideMoveItem *item)
{
  BstNode *node = bastide_move_item_get_node (item);
  int player = bastide_move_item_get_player (item);
  g_autofree char *plain = dup_plain (item, TRUE);
  BstGlyph glyph = bastide_move_item_get_glyph (item);
  g_autofree char *text = glyph == BST_GLYPH_NONE
                          ? g_steal_pointer (&plain)
                          : g_strconcat (plain, "  ", bst_glyph_text (glyph), NULL);
  g_autofree char *beginning = dup_beginning (item);
  g_autofree char *number = NULL;
  g_autofree char *points = NULL;
  g_autofree char *spoken = NULL;

  if (player == BST_NO_PLAYER)
    return join_lines (text, beginning);

  number = g_strdup_printf ("%u", bastide_move_item_get_number (item));
  points = dup_points (bst_node_get_game (node), item);
  /* Translators: for screen readers: the number of a move, the player and the move. */
  spoken = g_strdup_printf (_("%s, %s: %s"), number, bst_io_words_player (bst_node_get_game (node), (guint) player),
                            text);

  return points != NULL ? g_strjoin (C_("list separator", "; "), spoken, points, NULL) : g_steal_pointer (&spoken);
}

char *
bastide_move_text_dup_written (BastideMoveItem *item)
{
  return dup_plain (item, FALSE);
}

char *
bastide_move_text_dup_head (BastideMoveItem *item)
{
  return bst_node_is_move (bastide_move_item_get_node (item)) ? NULL : dup_plain (item, FALSE);
}

char *
bastide_move_text_dup_comment (BastideMoveItem *item)
{
  g_autofree char *beginning = dup_beginning (item);

  return join_lines (beginning, bastide_move_item_get_node (item)->comment);
}

/* A tile of an expansion has no letter, so that its nickname is told. */
char *
bastide_move_text_dup_tooltip (BastideMoveItem *item)
{
  BstNode *node = bastide_move_item_get_node (item);
  BstGame *game = bst_node_get_game (node);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  char *steps, *points;

  if (!bst_node_is_move (node))
    return NULL;
  g_ptr_array_add (lines, dup_notation (game, &node->move, TRUE));
  g_ptr_array_add (lines, bastide_tile_text_dup_nickname (
    bst_tile_set_get_type (bst_game_get_tile_set (game), (guint) node->move.type)));
  steps = node->move.kind == BST_MOVE_DISCARD ? dup_discard (game, &node->move) : dup_steps (game, node);
  if (steps != NULL)
    g_ptr_array_add (lines, steps);
  points = dup_points (game, item);
  if (points != NULL)
    g_ptr_array_add (lines, points);
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("\n", (char **) lines->pdata);
}
