/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"
#include "naive.h"

#include "bst-position-private.h"

/* --- Copy, undo, equality --- */

static void
check_copy (BstPosition *position)
{
  g_autoptr (BstPosition) copy = bst_position_copy (position);
  g_autofree char *text = bst_position_to_text (position);
  g_autofree char *copy_text = bst_position_to_text (copy);

  g_assert_true (bst_position_equal (position, copy));
  g_assert_cmpstr (text, ==, copy_text);
  g_assert_true (bst_position_is_ok (copy));
  g_assert_false (bst_position_undo (copy));
}

static void
test_copy (void)
{
  fixture_walk_games (check_copy, 9);
}

/* A copy in the middle of a turn ends it like the original, and can be undone. */
static void
test_copy_in_turn (void)
{
  g_autoptr (BstPosition) position = fixture_position ("modern", "N@0,-1 r270 [Red city:W]",
                                                       "N@-1,-1 r180", NULL);
  guint d = (guint) bst_tile_set_find (fixture_set (), "D");
  g_autoptr (BstPosition) copy = NULL;
  g_autoptr (BstPosition) middle = NULL;

  bst_position_place (position, d, -1, 0, 0);
  copy = bst_position_copy (position);
  middle = bst_position_copy (position);
  g_assert_true (bst_position_is_unfinished (copy));
  bst_position_end_turn (position, NULL);
  bst_position_end_turn (copy, NULL);
  g_assert_true (bst_position_equal (position, copy));
  g_assert_cmpint (bst_position_get_score (copy, 0), ==, 8);
  g_assert_true (bst_position_is_ok (copy));
  g_assert_true (bst_position_undo (copy));
  g_assert_true (bst_position_equal (copy, middle));
  g_assert_true (bst_position_is_ok (copy));
}

static void
test_reset (void)
{
  g_autoptr (BstPosition) position = fixture_position ("modern", "E@0,-1 r180 [Red city:S]",
                                                       "U@1,0 r0 [Blue road:E]", "C@-", NULL);
  g_autoptr (BstPosition) start = bst_position_new (bst_position_get_game (position));

  g_assert_false (bst_position_equal (position, start));
  bst_position_reset (position);
  g_assert_true (bst_position_equal (position, start));
  g_assert_true (bst_position_is_ok (position));
  g_assert_false (bst_position_undo (position));
}

static void
edit_turn (BstPosition *position)
{
  bst_position_set_turn (position, 1);
}

static void
edit_hand (BstPosition *position)
{
  bst_position_set_held_tile (position, 1, 3);
}

static void
edit_score (BstPosition *position)
{
  bst_position_set_score (position, 0, -5);
}

static void
edit_supply (BstPosition *position)
{
  bst_position_set_supply (position, 1, BST_FIGURE_FOLLOWER, 3);
}

static void
edit_tile (BstPosition *position)
{
  fixture_play (position, "U@2,0 r0");
}

static void
edit_figure (BstPosition *position)
{
  fixture_play (position, "U@2,0 r0 [Red field:NL]");
}

static void
edit_discard (BstPosition *position)
{
  fixture_play (position, "C@-");
}

/* Each edit makes another position, keeps it consistent, and is undone step by step. */
static void
test_edits (void)
{
  static const FixtureCheck edits[] = {
    edit_turn, edit_hand, edit_score, edit_supply, edit_tile, edit_figure, edit_discard
  };
  g_autoptr (BstPosition) position = fixture_position ("modern", "U@1,0 r0", "E@0,-1 r180",  NULL);
  g_autoptr (BstPosition) before = bst_position_copy (position);

  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_autoptr (BstPosition) edited = bst_position_copy (position);

      edits[i] (edited);
      g_assert_false (bst_position_equal (edited, before));
      g_assert_true (bst_position_is_ok (edited));
      for (guint j = 0; j < G_N_ELEMENTS (edits); j++)
        {
          g_autoptr (BstPosition) other = bst_position_copy (position);

          edits[j] (other);
          g_assert_cmpint (bst_position_equal (edited, other), ==, i == j);
        }
      while (bst_position_undo (edited))
        continue;
      g_assert_true (bst_position_equal (edited, before));
    }
}

/* Games are told apart by identity, not by what they hold. */
static void
test_equal_games (void)
{
  g_autoptr (BstPosition) a = fixture_position ("modern", NULL);
  g_autoptr (BstPosition) b = fixture_position ("modern", NULL);

  g_assert_false (bst_position_equal (a, b));
  g_assert_true (bst_position_equal (a, a));
}

/* More steps than the journal holds: the past is given up, the position stays right. */
static void
test_many_edits (void)
{
  g_autoptr (BstPosition) position = fixture_position ("modern", "U@1,0 r0 [Red road:E]", NULL);
  guint n_undone = 0;

  for (int i = 0; i < 100000; i++)
    bst_position_set_score (position, 0, i);
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 99999);
  while (bst_position_undo (position))
    n_undone++;
  g_assert_cmpuint (n_undone, >, 0);
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 99999 - (int) n_undone);
  g_assert_true (bst_position_is_ok (position));
}

/* --- Moves --- */

static void
assert_refused (BstPosition *position,
                const char  *text,
                const char  *rule)
{
  BstMove move = fixture_move (position, text);
  g_autoptr (BstPosition) before = bst_position_copy (position);
  g_autoptr (GError) error = NULL;
  g_auto (BstEvents) events = { NULL };

  g_assert_false (bst_position_apply (position, &move, &events, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_ILLEGAL);
  g_assert_true (g_str_has_prefix (error->message, rule));
  g_assert_cmpuint (events.n_items, ==, 0);
  g_assert_true (bst_position_equal (position, before));
  g_assert_true (bst_position_is_ok (position));
}

static void
test_refused (void)
{
  g_autoptr (BstPosition) position = fixture_position ("modern farmers=no followers=1",
                                                       "U@1,0 r0 [Red road:E]", "U@2,0 r0", NULL);

  /* Red is to move without followers; then Blue, with one. */
  assert_refused (position, "U@2,0 r0", "P1:");
  assert_refused (position, "U@9,9 r0", "P1:");
  assert_refused (position, "U@3,0 r90", "P2:");
  assert_refused (position, "U@3,0 r0 [Blue road:E]", "R6:");
  assert_refused (position, "B@0,1 r0 [Red mon]", "M2:");
  assert_refused (position, "C@-", "P9:");
  fixture_play (position, "U@-1,0 r0");
  assert_refused (position, "U@3,0 r0 [Blue road:E]", "M5:");
  assert_refused (position, "U@3,0 r0 [Blue city:E]", "M4:");
  assert_refused (position, "B@0,1 r0 [Blue field:NL]", "W2:");
  fixture_play (position, "B@0,1 r0 [Blue mon] ...");
  assert_refused (position, "U@3,0 r0", "R7:");
  assert_refused (position, "C@-", "R7:");
}

/* Is a move legal by the plain rules? */
static gboolean
is_legal (BstPosition   *position,
          const BstMove *move)
{
  const BstTileType *type = bst_tile_set_get_type (fixture_set (), (guint) move->type);
  const BstSpot *put = bst_move_get_put (move);
  guint segment = put != NULL ? bst_spot_get_segment (put, type, move->rotation) : BST_NO_SEGMENT;
  guint8 spots[BST_MAX_SEGMENTS];
  gboolean is_spot = FALSE;
  guint n_spots;

  if (bst_position_get_remaining (position, (guint) move->type) == 0)
    return FALSE;
  if (move->kind == BST_MOVE_DISCARD)
    return !bst_position_has_placement (position, (guint) move->type);
  if (naive_why_not (position, type, move->x, move->y, move->rotation) != NULL)
    return FALSE;
  if (put == NULL)
    return TRUE;
  if (put->player != (int) bst_position_get_turn (position) || segment == BST_NO_SEGMENT)
    return FALSE;

  bst_position_place (position, (guint) move->type, move->x, move->y, move->rotation);
  n_spots = bst_position_get_spots (position, (guint) put->player, put->figure, spots);
  for (guint i = 0; i < n_spots; i++)
    is_spot |= spots[i] == segment;
  bst_position_undo (position);

  return is_spot;
}

/* Any move near the board, mostly senseless: made if legal, else nothing changes. */
static void
try_any_moves (BstPosition *position)
{
  g_autoptr (BstPosition) before = bst_position_copy (position);
  BstRandom random;
  int x[2], y[2];

  bst_random_init (&random, bst_position_get_n_placed (position));
  bst_position_get_extents (position, &x[0], &y[0], &x[1], &y[1]);
  for (guint i = 0; i < 500; i++)
    {
      BstMove move = {
        .kind = bst_random_below (&random, 30) == 0 ? BST_MOVE_DISCARD : BST_MOVE_PLACE,
        .type = (gint16) bst_random_below (&random, 24),
        .x = (gint16) (x[0] - 1 + (int) bst_random_below (&random, (guint) (x[1] - x[0] + 3))),
        .y = (gint16) (y[0] - 1 + (int) bst_random_below (&random, (guint) (y[1] - y[0] + 3))),
        .rotation = (guint8) bst_random_below (&random, 4),
        .n_steps = bst_random_below (&random, 4) > 0,
      };
      g_autoptr (GError) error = NULL;
      gboolean legal;

      if (move.n_steps > 0)
        move.steps[0].spot = (BstSpot) {
          move.x, move.y, (gint8) bst_random_below (&random, 3), BST_FIGURE_FOLLOWER,
          (guint8) bst_random_below (&random, 5), (guint8) bst_random_below (&random, 10)
        };
      legal = is_legal (position, &move);
      g_assert_cmpint (bst_position_apply (position, &move, NULL, &error), ==, legal);
      if (legal)
        {
          g_assert_no_error (error);
          bst_position_undo (position);
        }
      else
        {
          g_assert_error (error, BST_ERROR, BST_ERROR_ILLEGAL);
        }
      g_assert_true (bst_position_equal (position, before));
    }
  g_assert_true (bst_position_is_ok (position));
}

static void
test_any_moves (void)
{
  fixture_walk_games (try_any_moves, 12);
}

/* Moves made by hand, not by the parser, with cells no board reaches. */
static void
test_far_cells (void)
{
  g_autoptr (BstPosition) position = fixture_position ("modern", NULL);
  static const gint16 far[] = { G_MAXINT16, G_MININT16, BST_MAX_COORDINATE + 1 };

  for (guint i = 0; i < G_N_ELEMENTS (far); i++)
    {
      BstMove move = fixture_move (position, "U@1,0 r0");
      g_autoptr (GError) error = NULL;

      move.x = far[i];
      g_assert_false (bst_position_apply (position, &move, NULL, &error));
      g_assert_error (error, BST_ERROR, BST_ERROR_RANGE);
    }
  g_assert_cmpint (bst_position_find_tile (position, 1 << 20, 0), ==, -1);
  g_assert_cmpint (bst_position_find_tile (position, G_MININT, G_MAXINT), ==, -1);
  g_assert_cmpint (bst_position_find_tile (position, 128, 128), ==, -1);
}

static void
test_hands (void)
{
  g_autoptr (BstPosition) position = fixture_position ("modern", "E@0,-1 r180", NULL);
  int u = bst_tile_set_find (fixture_set (), "U"), c = bst_tile_set_find (fixture_set (), "C");

  bst_position_set_turn (position, 1);
  bst_position_set_held_tile (position, 0, u);
  bst_position_set_held_tile (position, 1, u);
  fixture_play (position, "U@1,0 r0");
  g_assert_cmpint (bst_position_get_held_tile (position, 0), ==, u);
  g_assert_cmpint (bst_position_get_held_tile (position, 1), ==, BST_NO_TILE);
  bst_position_set_held_tile (position, 0, c);
  fixture_play (position, "C@-");
  g_assert_cmpint (bst_position_get_held_tile (position, 0), ==, BST_NO_TILE);
  g_assert_cmpuint (bst_position_get_turn (position), ==, 0);
}

/* A set of monasteries only, enough for more figures than a position can hold. */
static BstTileSet *
new_monasteries (guint count)
{
  BstTileSet *set = bst_tile_set_new ("monasteries");
  BstTileType type = { .id = (char *) "M", .count = count, .n_segments = 2 };

  type.segments[0] = (BstSegment) { .kind = BST_FEATURE_MONASTERY };
  type.segments[1] = (BstSegment) { .kind = BST_FEATURE_FIELD, .sides = 0xff };
  g_assert_true (bst_tile_set_add (set, &type, NULL));
  g_assert_true (bst_tile_set_add_start (set, "M", 0, 0, 0, NULL));
  g_assert_true (bst_tile_set_seal (set, NULL));

  return set;
}

/* Supplies filled up by hand again and again do not outgrow the memory of a position. */
static void
test_too_many_figures (void)
{
  g_autoptr (BstTileSet) set = new_monasteries (BST_MAX_FIGURES + 20);
  BstPlayer player = { (char *) "Ada", BST_COLOUR_RED };
  BstRules rules;
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstPosition) position = NULL;
  guint n_figures = 0;

  bst_rules_init (&rules);
  game = bst_game_new (set, &rules, &player, 1, NULL);
  position = bst_position_new (game);
  for (int x = 1; x < BST_MAX_FIGURES + 10; x++)
    {
      g_autofree char *text = g_strdup_printf ("M@%d,0 r0 [Red mon]", x);
      guint8 spots[BST_MAX_SEGMENTS];
      BstMove move;

      g_assert_true (bst_move_parse (game, text, &move, NULL));
      bst_position_set_supply (position, 0, BST_FIGURE_FOLLOWER, 5);
      g_assert_cmpint (bst_position_apply (position, &move, NULL, NULL), ==, x <= BST_MAX_FIGURES);
      bst_position_get_figures (position, &n_figures);
      if (n_figures < BST_MAX_FIGURES)
        continue;
      g_assert_cmpuint (bst_position_get_spots (position, 0, BST_FIGURE_FOLLOWER, spots), ==, 0);
      break;
    }
  g_assert_cmpuint (n_figures, ==, BST_MAX_FIGURES);
  g_assert_true (bst_position_is_ok (position));
}

/* --- What a step may save --- */

/* Saves the same piece until the step has room for no other; then @beyond more. */
static void
fill_step (BstPosition *position,
           guint        beyond)
{
  const guint entry = ((guint) sizeof (BstRules) + 7u) / 8 * 8 + 2 * sizeof (guint32);

  bst_position_begin_step (position);
  while (position->journal_used + entry <= position->step_end)
    bst_position_save (position, &position->rules, sizeof position->rules);
  for (guint i = 0; i < beyond; i++)
    bst_position_save (position, &position->rules, sizeof position->rules);
}

static void
test_full_step (void)
{
  g_autoptr (BstPosition) position = fixture_position ("modern", "N@0,-1 r270 [Red city:W]", NULL);
  g_autoptr (BstPosition) copy = bst_position_copy (position);

  if (g_test_subprocess ())
    {
      fill_step (position, 1);
      return;
    }

  fill_step (position, 0);
  g_assert_cmpuint (position->step_end, <=, position->journal_size);
  g_assert_true (bst_position_undo (position));
  g_assert_true (bst_position_equal (position, copy));
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
}

/* As many figures as there can be stand where the dragon comes. */
static void
crowd (BstPosition *position)
{
  static const char * const places[] = { "road:E", "field:NL", "field:SL" };

  for (guint i = 0; i < BST_MAX_FIGURES; i++)
    bst_position_put (position, i % position->n_players, BST_FIGURE_FOLLOWER,
                      fixture_part (position, 2 + (int) i % 5, 0, places[i % G_N_ELEMENTS (places)]));
}

static void
test_long_step (void)
{
  g_autoptr (BstGame) game = fixture_game_with ("basic+princess-and-dragon", "modern dragon=yes", 6);
  g_autoptr (BstPosition) position = bst_position_new (game);
  g_autoptr (BstPosition) before = NULL;
  guint start, used;

  fixture_play (position, "DG/RFr.v@1,0 r0");
  for (int x = 2; x <= 6; x++)
    {
      g_autofree char *move = g_strdup_printf ("U@%d,0 r0", x);

      fixture_play (position, move);
    }
  crowd (position);
  before = bst_position_copy (position);
  start = position->journal_used;
  fixture_play (position, "DG/RFr.d@7,0 r0 [dragon EEEEEE]");
  used = position->journal_used - start;
  g_assert_cmpuint (position->head.n_figures, ==, 0);
  g_assert_cmpuint (used, >, (position->step_end - start) / 3);

  g_assert_true (bst_position_undo (position));
  g_assert_true (bst_position_equal (position, before));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/position/copy", test_copy);
  g_test_add_func ("/position/copy-in-turn", test_copy_in_turn);
  g_test_add_func ("/position/reset", test_reset);
  g_test_add_func ("/position/edits", test_edits);
  g_test_add_func ("/position/equal-games", test_equal_games);
  g_test_add_func ("/position/many-edits", test_many_edits);
  g_test_add_func ("/position/refused", test_refused);
  g_test_add_func ("/position/any-moves", test_any_moves);
  g_test_add_func ("/position/far-cells", test_far_cells);
  g_test_add_func ("/position/hands", test_hands);
  g_test_add_func ("/position/too-many-figures", test_too_many_figures);
  g_test_add_func ("/position/full-step", test_full_step);
  g_test_add_func ("/position/long-step", test_long_step);

  return g_test_run ();
}
