/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a turn is better: a sentence for each cause, in one number and in many. */

#include "bst-io-why-text.h"

#include "bst-io-open.h"

#include "io-test.h"

#include <string.h>

typedef struct
{
  const BstGame *game;
  BstEngineWhy   why;
} Told;

static void
tell (const Told         *told,
      const BstWhyReason *reason,
      const char         *expected)
{
  g_autofree char *text = bst_io_why_text_dup (told->game, &told->why, reason);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_features (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  Told told = { bst_record_get_game (record), { .player = 0 } };
  BstWhyReason reason = { .kind = BST_FEATURE_ROAD, .spot = { .x = 2, .y = -1 }, .sides = { { .n_features = 1 }, { .n_features = 1 } } };
  const char *name = bst_game_get_player (told.game, 0)->name;
  g_autofree char *taken = g_strdup_printf ("Road (2, −1): %s stands there", name);
  g_autofree char *left = g_strdup_printf ("Road (2, −1): without %s", name);

  reason.cause = BST_WHY_COMPLETED;
  tell (&told, &reason, "Road (2, −1): completed, and nobody is paid");
  reason.sides[0].paid[0] = 4;
  reason.sides[0].owners = 1;
  tell (&told, &reason, "Road (2, −1): completed, 4 points");
  reason.cause = BST_WHY_STAYS_OPEN;
  reason.sides[0].cells = 1;
  reason.sides[0].finishing = 2;
  tell (&told, &reason, "Road (2, −1): stays open, 2 tiles finish it");
  reason.sides[0].finishing = 1;
  tell (&told, &reason, "Road (2, −1): stays open, 1 tile finishes it");
  reason.sides[0].finishing = 0;
  tell (&told, &reason, "Road (2, −1): stays open, no tile left finishes it at once");
  reason.sides[0].cells = 3;
  tell (&told, &reason, "Road (2, −1): stays open, 3 cells to fill");
  reason.cause = BST_WHY_TAKEN;
  tell (&told, &reason, taken);
  reason.cause = BST_WHY_LEFT;
  tell (&told, &reason, left);
  reason.cause = BST_WHY_OWNERS;
  reason.sides[0].owners = 0;
  tell (&told, &reason, "Road (2, −1): nobody has it");
  reason.cause = BST_WHY_SIZE;
  reason.sides[0].tiles = 5;
  reason.sides[1].tiles = 4;
  tell (&told, &reason, "Road (2, −1): 5 tiles instead of 4");
}

static void
test_followers (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  Told told = { bst_record_get_game (record), { .player = 0 } };
  BstWhyReason reason = { .cause = BST_WHY_FOLLOWERS, .followers = -1, .turns = 6 };

  tell (&told, &reason, "1 follower less at home, 6 turns left");
  reason.followers = 2;
  reason.turns = 1;
  tell (&told, &reason, "2 followers more at home, 1 turn left");
  reason.followers = 0;
  reason.others = 1;
  tell (&told, &reason, "the opponent has 1 follower more at home, 1 turn left");
}

/* No cause is without words. */
static void
test_causes (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  BstEngineWhy why = { .player = 1 };

  for (guint cause = 0; cause < BST_N_WHY_CAUSES; cause++)
    for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
      {
        BstWhyReason reason = { .cause = (BstWhyCause) cause, .kind = (BstFeatureKind) kind };
        g_autofree char *text = bst_io_why_text_dup (bst_record_get_game (record), &why, &reason);

        g_assert_cmpuint (strlen (text), >, 5);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/io/why-text/features", test_features);
  g_test_add_func ("/io/why-text/followers", test_followers);
  g_test_add_func ("/io/why-text/causes", test_causes);

  return g_test_run ();
}
