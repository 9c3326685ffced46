/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-record.h"

#include "bst-io-tile-set.h"

#include <string.h>

#define TILES "basic+inns-and-cathedrals+traders-and-builders+abbey-and-mayor+princess-and-dragon" \
              "+tower+siege-cathars+siege-besiegers+drought-and-pestilence"

/* With all that a turn can have in its text. */
static BstGame *
new_game (void)
{
  BstPlayer players[] = { { (char *) "a", BST_COLOUR_RED }, { (char *) "b", BST_COLOUR_BLUE } };
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (TILES, NULL);
  BstRules rules;

  bst_rules_init (&rules);
  bst_io_tile_set_raise_switches (TILES, &rules);
  rules.by_hand = rules.buying = TRUE;

  return bst_game_new (set, &rules, players, G_N_ELEMENTS (players), NULL);
}

/* A line is a move: what is read prints as it was, and the position takes it or stays. */
static void
try_line (BstPosition *position,
          const char  *line)
{
  BstGame *game = bst_position_get_game (position);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  BstMove move;

  if (!bst_move_parse (game, line, &move, &error))
    {
      g_assert_nonnull (error);
      return;
    }

  text = bst_move_to_text (game, &move);
  g_assert_cmpstr (text, ==, line);
  bst_position_apply (position, &move, NULL, NULL);
  g_assert_true (bst_position_is_ok (position));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  static BstGame *game;
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 200);
  g_autoptr (BstPosition) position = NULL;

  if (game == NULL)
    game = new_game ();
  position = bst_position_new (game);
  for (char **line = lines; *line != NULL; line++)
    try_line (position, *line);

  return 0;
}
