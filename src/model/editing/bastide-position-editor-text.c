/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting up what the text of a position says. */

#include "config.h"

#include "bastide-position-editor.h"

#include <bst-io-position-text.h>

#include <string.h>

/* The same tiles, rules and colours in the same order: then it is the game that is open, whose
 * players have names. */
static gboolean
is_same_game (const BstGame *a,
              const BstGame *b)
{
  if (bst_game_get_n_players (a) != bst_game_get_n_players (b)
      || strcmp (bst_tile_set_get_id (bst_game_get_tile_set (a)),
                 bst_tile_set_get_id (bst_game_get_tile_set (b))) != 0
      || !bst_rules_equal (bst_game_get_rules (a), bst_game_get_rules (b)))
    return FALSE;
  for (guint i = 0; i < bst_game_get_n_players (a); i++)
    if (bst_game_get_player (a, i)->colour != bst_game_get_player (b, i)->colour)
      return FALSE;

  return TRUE;
}

/* A record to set the position up in, if none is open. */
static gboolean
ensure_record (BastidePositionEditor *self,
               BstGame               *game)
{
  g_autoptr (BstRecord) record = NULL;

  if (bastide_study_get_record (bastide_position_editor_get_study (self)) != NULL)
    return TRUE;
  record = bst_record_new (game);

  return bastide_study_set_record (bastide_position_editor_get_study (self), record, NULL, NULL);
}

gboolean
bastide_position_editor_paste_text (BastidePositionEditor *self,
                                    const char            *text,
                                    GError               **error)
{
  g_autoptr (BstPosition) position = bst_io_position_from_text (text, NULL, error);
  BstSetup *setup;
  BstGame *game;

  if (position == NULL)
    return FALSE;
  /* Of a turn in its middle what is on the board: the rest of it is not played. */
  setup = bst_setup_from_position (position);
  if (!ensure_record (self, bst_setup_get_game (setup)))
    {
      bst_setup_free (setup);
      return FALSE;
    }
  game = bastide_study_get_game (bastide_position_editor_get_study (self));
  if (is_same_game (bst_setup_get_game (setup), game))
    bst_setup_set_game (setup, game, NULL);
  bastide_position_editor_set_active (self, TRUE);
  bastide_position_editor_commit (self, setup, BST_SETUP_OK, BST_CHANGE_POSITION);

  return TRUE;
}
