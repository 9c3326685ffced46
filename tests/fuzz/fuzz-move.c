/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-record.h"

#include "bst-io-tile-set.h"
#include "bst-position-private.h"

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
  rules.dexterity = rules.buying = TRUE;

  return bst_game_new (set, &rules, players, G_N_ELEMENTS (players), NULL);
}

/* A game in which every module has its turn. */
static const char * const game_lines[] = {
  "TO/CcR!@0,-1 r180 [passes]",
  "L@-1,0 r270 [piece at 0,-1]",
  "TB/CCc.w@-2,0 r0 [Red wagon on city:E]",
  "N@-3,0 r90 [Blue tower at 0,-1]",
  "TO/CFR@-1,1 r180 [Red field:NL]",
  "SI.BE/CFR@1,0 r90 [Blue city:E]",
  "R@-2,-1 r0 [Red big on city:N]",
  "B@1,1 r0 [passes] [passes] [passes] [escapes Blue city:E at 1,0]",
  "J@2,1 r0 [Red road:E]",
  "TB/CRcR.w@2,2 r0 [passes]",
  "V@2,3 r90 [Red field:NR]",
  "TB/CcRC.g@2,0 r270 [piece at -1,1] [passes]",
  "SI.BE/Ccc@0,-2 r0 [piece at -1,1] [passes]",
  "U@-3,1 r0 [Blue big on field:NL]",
  "TB/CcCc.w@-1,-2 r0 [Red city:E]",
  "B@-4,0 r0 [passes]",
  "TB/CcRR.w@2,-1 r0 [fairy to Red road:E at 2,1]",
  "AM/A@-1,-1 r0 [fairy to Blue tower at 0,-1]",
  "SI.BE/RrC@2,-2 r180 [piece at -1,1] [captures Blue big on field:NL at -3,1] [passes] [passes] [escapes Red city:E at -1,-2]",
  "AM/Rrr@1,3 r90 [piece at -1,1] [passes]",
  "TB/CRc.w@-1,-3 r270 [Red tower at -1,1]",
  "TB/CCc.c@3,0 r180 [Blue mayor on city:E]",
  "IC/CcRr+.i@3,-1 r180 [fairy to Red tower at -1,1]",
  "P@4,0 r270 [Blue field:NR]",
  "V@-4,-1 r90 [fairy to Red road:E at 2,1]",
  "IC/CRCR@0,-3 r0 [fairy to Blue tower at 0,-1]",
  "V@2,-3 r0 [Red field:NL]",
  "E@-2,-3 r270 [ransoms Blue big from Red] [Blue field:NL]",
  "DG/RrC.g@-1,2 r0 [Red field:NR at -1,0]",
  "G@-2,-4 r0 [Blue big on city:E]",
  "N@-2,-2 r180 [fairy to Red wagon on city:E at -2,0]",
  "W@-5,0 r90 [fairy to Blue field:NL at -2,-3]",
  "DG/CcRr.p@4,-1 r0 [fairy to Red tower at -1,1]",
  "TB/CFc.w@0,3 r90 [Blue field:WL]",
  "TO/CC.2@4,1 r90 [passes]",
  "IC/CCC@1,-1 r0 [fairy to Blue field:NR at 4,0]",
  "AM/RrC@3,3 r180 [Red mayor on city:S]",
  "TO/CccR@5,0 r90 [piece at 4,1] [captures Blue field:NR at 4,0]",
  "TO/RCr@6,0 r270 [fairy to Red field:NR at 2,3]",
  "IC/RrRr@-4,-2 r0 [piece at 4,1] [captures Red road:E at 2,1]",
  "TO/RrRr.2@-2,2 r0 [Red road:N]",
  "K@1,4 r90 [Blue road:N]",
  "Q@-3,-3 r180 [fairy to Red big on city:N at -2,-1]",
  "IC/CFR@-4,1 r270 [Blue wagon on road:E]",
  "S@3,4 r0 [fairy to Red tower at -1,1]",
  "AM/LRRRR@-6,0 r0 [fairy to Blue road:N at 1,4]",
  "DP/1@5,1 r0 [fairy to Red big on city:N at -2,-1]",
  "U@-5,-2 r0 [fairy to Blue big on city:E at -2,-4]",
  "W@-2,3 r90 [piece at 6,0]",
  "U@4,3 r0 [Blue field:ER]",
  "SI.CA/CcRr@4,-2 r180 [fairy to Red big on city:N at -2,-1]",
  "DG/F.v@2,-4 r0",
  "K@3,2 r270 [piece at -2,2] [passes]",
};

/* The board, and what of it is not its journal at each moment of the game. */
static BstPosition *board;
static gpointer moments[G_N_ELEMENTS (game_lines) + 1];

static gsize
count_bytes (void)
{
  return (gsize) ((char *) board->journal - (char *) board);
}

static void
take_moment (guint n)
{
  bst_position_forget (board);
  moments[n] = g_memdup2 (board, count_bytes ());
}

static void
play_game (void)
{
  board = bst_position_new (new_game ());
  take_moment (0);
  for (guint i = 0; i < G_N_ELEMENTS (game_lines); i++)
    {
      BstMove move;

      g_assert_true (bst_move_parse (bst_position_get_game (board), game_lines[i], &move, NULL));
      g_assert_true (bst_position_apply (board, &move, NULL, NULL));
      take_moment (i + 1);
    }
}

/* A first line that is a number says from which moment of the game the others go on: so a short text
 * comes to where much is possible. */
static char **
go_to_moment (char **lines)
{
  guint64 n = 0;
  gboolean is_number = lines[0] != NULL
                       && g_ascii_string_to_unsigned (lines[0], 10, 0, G_N_ELEMENTS (game_lines), &n, NULL);

  memcpy (board, moments[is_number ? n : 0], count_bytes ());

  return is_number ? lines + 1 : lines;
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
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 200);
  gboolean taken = FALSE;

  /* One for all: it is so large that to get another one takes longer than to play on it. */
  if (board == NULL)
    play_game ();
  for (char **line = go_to_moment (lines); *line != NULL; line++)
    taken |= try_line (board, *line);
  /* To look at all of a position costs more than fifty moves, so it is done once: what is broken stays so. */
  g_assert_true (!taken || bst_position_is_ok (board));

  return 0;
}
