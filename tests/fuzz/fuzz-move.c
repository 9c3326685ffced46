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

/* A line is a move: what is read prints as it was, and the position takes it or stays. TRUE if it takes it. */
static gboolean
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
      return FALSE;
    }

  text = bst_move_to_text (game, &move);
  g_assert_cmpstr (text, ==, line);

  return bst_position_apply (position, &move, NULL, NULL);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  static BstPosition *position;
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 200);
  gboolean taken = FALSE;

  /* One for all: it is so large that to get another one takes longer than to play on it. */
  if (position == NULL)
    position = bst_position_new (new_game ());
  else
    bst_position_reset (position);
  for (char **line = lines; *line != NULL; line++)
    taken |= try_line (position, *line);
  /* To look at all of a position costs more than fifty moves, so it is done once: what is broken stays so. */
  g_assert_true (!taken || bst_position_is_ok (position));

  return 0;
}
