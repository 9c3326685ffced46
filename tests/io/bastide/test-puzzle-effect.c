/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-position-text.h"
#include "bst-io-puzzle-text.h"

#include "io-test.h"

#define GAME "basic modern | Red 7 0; Yellow 6 0 | Red | "

static const struct
{
  const char *board;
  const char *move;
  const char *effect;       /* for the lead (nullable) */
} turns[] = {
  /* Round the end of the road Yellow's farm reaches the city. */
  { "D@0,0 r0; E@0,-1 r180; U@0,-2 r0 [Yellow field:NL]", "A@1,-2 r90",
    "It joins a farm of Yellow, who gets 3 more." },
  { "D@0,0 r0; U@1,0 r0 [Yellow field:NL]", "E@0,-1 r180", "It helps a farm of Yellow, who gets 3 more." },
  { "D@0,0 r0; U@1,0 r0 [Yellow road:W]", "U@2,0 r0", "It helps a road of Yellow, who gets 1 more." },
  { "D@0,0 r0; U@1,0 r0 [Yellow road:W]", "E@0,-1 r180", NULL },
  /* What is completed is paid now. */
  { "D@0,0 r0 [Yellow city:N]", "E@0,-1 r180", "It helps Yellow, who gets 3 more." },
};

static BstPosition *
read_position (const char *board)
{
  g_autofree char *text = g_strdup_printf (GAME "%s | ", board);
  g_autoptr (GError) error = NULL;
  BstPosition *position = bst_io_position_from_text (text, NULL, &error);

  g_assert_no_error (error);

  return position;
}

static char *
dup_effect (BstTaskKind task,
            const char *board,
            const char *text)
{
  g_autoptr (BstPosition) after = read_position (board);
  g_autoptr (BstPuzzle) puzzle = bst_puzzle_new ("one", read_position (board));
  g_autoptr (GError) error = NULL;
  BstMove move;

  puzzle->task = task;
  g_assert_true (bst_move_parse (bst_position_get_game (after), text, &move, &error));
  g_assert_true (bst_position_apply (after, &move, NULL, &error));

  return bst_io_puzzle_dup_effect (puzzle, after);
}

static void
test_helps (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autofree char *lead = dup_effect (BST_TASK_MARGIN, turns[i].board, turns[i].move);
      g_autofree char *own = dup_effect (BST_TASK_MOST_END, turns[i].board, turns[i].move);

      g_assert_cmpstr (lead, ==, turns[i].effect);
      /* Of his own points the others take nothing. */
      g_assert_null (own);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/puzzle-effect/helps", test_helps);

  return g_test_run ();
}
