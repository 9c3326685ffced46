/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-change-text.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

static const char *
get_change (BstChangeName name)
{
  static const char * const names[] = {
    [BST_CHANGE_ADD_MOVE] = NC_("change", "Add Move"),
    [BST_CHANGE_DELETE] = NC_("change", "Delete Moves"),
    [BST_CHANGE_CUT] = NC_("change", "Cut Moves"),
    [BST_CHANGE_PASTE] = NC_("change", "Paste Moves"),
    [BST_CHANGE_PROMOTE] = NC_("change", "Promote Variation"),
    [BST_CHANGE_MAIN_LINE] = NC_("change", "Make Main Line"),
    [BST_CHANGE_COMMENT] = NC_("change", "Comment"),
    [BST_CHANGE_GLYPH] = NC_("change", "Judgement"),
    [BST_CHANGE_MARK] = NC_("change", "Drawing"),
    [BST_CHANGE_PUT_TILE] = NC_("change", "Put Tile"),
    [BST_CHANGE_MOVE_TILES] = NC_("change", "Move Tiles"),
    [BST_CHANGE_TURN_TILES] = NC_("change", "Turn Tiles"),
    [BST_CHANGE_COPY_TILES] = NC_("change", "Copy Tiles"),
    [BST_CHANGE_REMOVE_TILES] = NC_("change", "Remove Tiles"),
    [BST_CHANGE_SHIFT] = NC_("change", "Shift Board"),
    [BST_CHANGE_CLEAR] = NC_("change", "Clear Board"),
    [BST_CHANGE_PUT_FIGURE] = NC_("change", "Put Figure"),
    [BST_CHANGE_MOVE_FIGURE] = NC_("change", "Move Figure"),
    [BST_CHANGE_REMOVE_FIGURE] = NC_("change", "Remove Figure"),
    [BST_CHANGE_TOKEN] = NC_("change", "Token"),
    [BST_CHANGE_PLAYERS] = NC_("change", "Players"),
    [BST_CHANGE_SCORE] = NC_("change", "Score"),
    [BST_CHANGE_SUPPLY] = NC_("change", "Supply"),
    [BST_CHANGE_TURN] = NC_("change", "Turn"),
    [BST_CHANGE_HELD_TILES] = NC_("change", "Hand"),
    [BST_CHANGE_DISCARDS] = NC_("change", "Tiles Put Aside"),
    [BST_CHANGE_GAME] = NC_("change", "Tiles and Rules"),
    [BST_CHANGE_ALLOW] = NC_("change", "Allow Problem"),
    [BST_CHANGE_MEND] = NC_("change", "Mend Problem"),
    [BST_CHANGE_POSITION] = NC_("change", "Position"),
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (names) == BST_N_CHANGE_NAMES);
  g_return_val_if_fail ((guint) name < G_N_ELEMENTS (names), "");

  return g_dpgettext2 (NULL, "change", names[name]);
}

/* Of a move with its tile: "Place V". (transfer full) */
static char *
dup_change (BstHistory    *history,
            gboolean       redo,
            BstChangeName  name)
{
  BstGame *game;
  const BstMove *move = bst_history_get_added (history, redo, &game);
  const char *tile;

  if (move == NULL)
    return g_strdup (get_change (name));
  tile = bst_io_words_tile (bst_game_get_tile_set (game), (guint) move->type);
  if (move->kind == BST_MOVE_DISCARD)
    /* Translators: a change that can be undone, as the next one: %s is the letter of a tile. */
    return g_strdup_printf (C_("change", "Put %s Aside"), tile);

  return g_strdup_printf (C_("change", "Place %s"), tile);
}

char *
bastide_change_text_dup_undo (BstHistory *history)
{
  BstChangeName name;
  g_autofree char *change = NULL;

  if (history == NULL || !bst_history_can_undo (history, &name))
    return g_strdup (_("_Undo"));
  change = dup_change (history, FALSE, name);

  /* Translators: %s is a change: "Undo Place V". */
  return g_strdup_printf (_("_Undo %s"), change);
}

char *
bastide_change_text_dup_redo (BstHistory *history)
{
  BstChangeName name;
  g_autofree char *change = NULL;

  if (history == NULL || !bst_history_can_redo (history, &name))
    return g_strdup (_("_Redo"));
  change = dup_change (history, TRUE, name);

  return g_strdup_printf (_("_Redo %s"), change);
}
