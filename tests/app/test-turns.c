/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games of every expansion tried step by step, as the window does it: each turn must end as
 * a move of the record, and the record must be playable. */

#include "config.h"

#include <gtk/gtk.h>

#include <bst-feature.h>
#include <bst-io-rule-set.h>
#include <bst-io-tile-set.h>

#include "bastide-play.h"
#include "bastide-choice-text.h"

static BstRecord *
make_record (const char *sets,
             const char *rule_set)
{
  static const BstPlayer players[] = { { (char *) "", BST_COLOUR_RED },
                                       { (char *) "", BST_COLOUR_BLUE },
                                       { (char *) "", BST_COLOUR_GREEN } };
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (sets, NULL);
  g_autoptr (BstGame) game = NULL;
  BstRules rules;

  g_assert_nonnull (set);
  g_assert_true (bst_io_rules_parse (rule_set, &rules, NULL));
  bst_io_tile_set_raise_switches (sets, &rules);
  game = bst_game_new (set, &rules, players, G_N_ELEMENTS (players), NULL);
  g_assert_nonnull (game);

  return bst_record_new (game);
}

/* Where one clicks on the board, the turn goes on there or a rule is told. */
static void
check_click (BastidePlay       *play,
             const BstPosition *position)
{
  int n_nodes = (int) bst_position_get_n_nodes (position);
  guint node = (guint) g_test_rand_int_range (0, n_nodes);

  if (bastide_play_find_spot (play, node) >= 0)
    return;
  bastide_play_try_node (play, node);
  switch (bst_position_get_phase (position))
    {
    case BST_PHASE_CAPTURE:
    case BST_PHASE_DRAGON:
    case BST_PHASE_LATE_DRAGON:
    case BST_PHASE_WAGON:
    case BST_PHASE_ESCAPE:
      g_assert_nonnull (bastide_play_get_refusal (play)->sentence);
      g_assert_nonnull (strstr (bastide_play_get_refusal (play)->sentence, ": "));
      break;
    default:
      break;
    }
}

/* Every step has words, and a place or a button. */
static void
check_steps (BastidePlay *play)
{
  const BstPosition *position = bastide_study_get_position (bastide_play_get_study (play));
  g_autoptr (GArray) placeless = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n_spots, n_steps;
  const BastideTrialSpot *spots = bastide_play_get_spots (play, &n_spots);

  check_click (play, position);
  bastide_play_get_placeless (play, placeless);
  n_steps = placeless->len;
  for (guint i = 0; i < n_spots; i++)
    n_steps += spots[i].n_steps;
  g_assert_true (n_steps > 0 || bastide_play_may_pass (play));
  for (guint i = 0; i < n_steps; i++)
    {
      g_autofree char *text = bastide_choice_text_get (position, bastide_play_get_step (play, i));

      g_assert_false (text[0] == '[');
    }
  if (n_steps == 0 || (bastide_play_may_pass (play) && g_test_rand_int_range (0, 4) == 0))
    bastide_play_pass (play);
  else
    bastide_play_make_step (play, (guint) g_test_rand_int_range (0, (int) n_steps));
}

/* FALSE if no tile can be laid any more. */
static gboolean
play_turn (BastidePlay *play)
{
  BastideStudy *study = bastide_play_get_study (play);
  BstNode *before = bastide_study_get_node (study);
  BstPlacement placements[BST_MAX_PLACEMENTS (BST_MAX_TILES)];
  guint n;

  /* A tile that fits nowhere may go back into the bag. */
  for (guint i = 0; i < 200 && (i == 0 || bastide_play_fits_nowhere (play)); i++)
    if (!bastide_play_draw (play))
      return FALSE;
  if (bastide_play_fits_nowhere (play))
    {
      if (bst_game_get_rules (bastide_study_get_game (study))->unplaceable != BST_UNPLACEABLE_REMOVE)
        return FALSE;
      bastide_play_put_aside (play, FALSE);
    }
  else
    {
      n = bst_position_get_placements (bastide_study_get_position (study),
                                       (guint) bastide_play_get_tile (play), placements);
      n = (guint) g_test_rand_int_range (0, (int) n);
      bastide_play_try_cell (play, placements[n].x, placements[n].y);
      bastide_play_turn (play, g_test_rand_int_range (0, 2) == 0 ? 1 : -1);
      bastide_play_lay (play);
    }
  while (bastide_play_get_state (play) == BASTIDE_PLAY_STEPS)
    check_steps (play);
  g_assert_cmpstr (bastide_play_get_refusal (play)->sentence, ==, NULL);
  g_assert_true (bastide_study_get_node (study)->parent == before);

  return TRUE;
}

static void
test_game (gconstpointer sets)
{
  g_autoptr (BstRecord) record = make_record (sets, "classic");
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BastidePlay) play = bastide_play_new (study);
  g_autoptr (GError) error = NULL;
  guint n_turns = 0;

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  while (play_turn (play))
    n_turns++;
  /* A river laid at random may run into a corner, where its next tile fits nowhere. */
  g_assert_cmpuint (n_turns, >, strstr (sets, "river") != NULL ? 0 : 20);
  bst_record_check (record, &error);
  g_assert_no_error (error);
  while (bastide_study_undo (study))
    n_turns--;
  g_assert_cmpuint (n_turns, ==, 0);
  g_assert_false (bastide_study_is_changed (study));
}

static void
test_refusals (void)
{
  g_autoptr (BstRecord) record = make_record ("basic", "modern");
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BastidePlay) play = bastide_play_new (study);
  const BastidePlayRefusal *refusal;

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  refusal = bastide_play_get_refusal (play);
  bastide_play_try_cell (play, 0, -1);
  g_assert_nonnull (refusal->sentence);
  bastide_play_set_tile (play, bst_tile_set_find (bst_game_get_tile_set (bst_record_get_game (record)),
                                                  "B"));
  bastide_play_try_cell (play, 0, -1);
  g_assert_true (g_str_has_prefix (refusal->sentence, "P2: "));
  g_assert_true (refusal->has_edge);
  g_assert_cmpint (refusal->edge, ==, BST_SOUTH);
  bastide_play_lay (play);
  g_assert_cmpint (bastide_play_get_state (play), ==, BASTIDE_PLAY_GHOST);
  bastide_play_try_cell (play, 5, 5);
  g_assert_true (g_str_has_prefix (refusal->sentence, "P1: "));
  g_assert_true (bastide_play_cancel (play));
  g_assert_false (bastide_play_cancel (play));
}

static void
lay (BastidePlay *play,
     const char  *tile,
     int          x,
     int          y)
{
  BstGame *game = bastide_study_get_game (bastide_play_get_study (play));

  bastide_play_set_tile (play, bst_tile_set_find (bst_game_get_tile_set (game), tile));
  bastide_play_try_cell (play, x, y);
  bastide_play_lay (play);
  g_assert_cmpint (bastide_play_get_state (play), ==, BASTIDE_PLAY_STEPS);
}

static void
pass_to_end (BastidePlay *play)
{
  while (bastide_play_get_state (play) == BASTIDE_PLAY_STEPS)
    bastide_play_pass (play);
}

/* The node of the only figure on the board. */
static guint
find_only_figure (BastideStudy *study)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (bastide_study_get_position (study),
                                                       &n_figures);

  g_assert_cmpuint (n_figures, ==, 1);

  return figures[0].node;
}

/* D11, D12: a click on a figure says what the catapult or the tournament did to it, while its turn
 * lasts, and after its scoring too. */
static void
test_hand (void)
{
  g_autoptr (BstRecord) record = make_record ("basic+drought-and-pestilence", "modern,by-hand=yes");
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BastidePlay) play = bastide_play_new (study);
  const BstTile *tiles;
  const BstMove *move;
  BstMove first;
  BstSpot figure;
  guint n_tiles;

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_true (bst_move_parse (bst_record_get_game (record), "U@1,0 r0 [Red field:NL]", &first,
                                 NULL));
  g_assert_true (bastide_study_play (study, &first, NULL));

  lay (play, "U", 2, 0);
  g_assert_true (bastide_play_find_hand (play, find_only_figure (study), &figure));
  g_assert_cmpint (figure.player, ==, 0);
  bastide_play_use_hand (play, BST_STEP_HAND_MOVES, BST_HAND_CATAPULT, &figure);
  g_assert_nonnull (bastide_play_get_hand (play));
  g_assert_true (bastide_play_cancel (play));
  g_assert_null (bastide_play_get_hand (play));
  bastide_play_use_hand (play, BST_STEP_HAND_MOVES, BST_HAND_CATAPULT, &figure);
  tiles = bst_position_get_tiles (bastide_study_get_position (study), &n_tiles);
  bastide_play_hand_to (play, tiles[n_tiles - 1].first_node);
  g_assert_cmpstr (bastide_play_get_refusal (play)->sentence, ==, NULL);
  pass_to_end (play);
  move = &bastide_study_get_node (study)->move;
  g_assert_cmpuint (move->n_steps, ==, 1);
  g_assert_cmpint (move->steps[0].kind, ==, BST_STEP_HAND_MOVES);
  g_assert_cmpint (move->steps[0].reason, ==, BST_HAND_CATAPULT);

  /* After the figure of the turn was passed the hand is still waited for. */
  lay (play, "U", 3, 0);
  bastide_play_pass (play);
  g_assert_cmpint (bastide_play_get_state (play), ==, BASTIDE_PLAY_STEPS);
  g_assert_true (bastide_play_find_hand (play, find_only_figure (study), &figure));
  bastide_play_use_hand (play, BST_STEP_HAND_REMOVES, BST_HAND_TOURNAMENT, &figure);
  pass_to_end (play);
  move = &bastide_study_get_node (study)->move;
  g_assert_cmpint (move->steps[move->n_steps - 1].kind, ==, BST_STEP_HAND_REMOVES);
  g_assert_cmpint (move->steps[move->n_steps - 1].reason, ==, BST_HAND_TOURNAMENT);
}

/* The same with arrow keys, once there is nothing else to choose: first figures, then places. */
static void
test_hand_by_keys (void)
{
  g_autoptr (BstRecord) record = make_record ("basic+drought-and-pestilence", "modern,by-hand=yes");
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BastidePlay) play = bastide_play_new (study);
  BstMove first;
  BstSpot figure;
  guint node;

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_true (bst_move_parse (bst_record_get_game (record), "U@1,0 r0 [Red field:NL]", &first,
                                 NULL));
  g_assert_true (bastide_study_play (study, &first, NULL));

  lay (play, "U", 2, 0);
  g_assert_false (bastide_play_step_hand (play, 1));
  bastide_play_pass (play);
  g_assert_cmpuint (bastide_play_get_hand_node (play), ==, BST_NO_NODE);
  g_assert_true (bastide_play_step_hand (play, 1));
  node = bastide_play_get_hand_node (play);
  g_assert_cmpuint (node, ==, find_only_figure (study));
  g_assert_true (bastide_play_find_hand (play, node, &figure));
  bastide_play_use_hand (play, BST_STEP_HAND_MOVES, BST_HAND_CATAPULT, &figure);
  g_assert_true (bastide_play_step_hand (play, -1));
  g_assert_cmpuint (bastide_play_get_hand_node (play), !=, BST_NO_NODE);
  bastide_play_hand_to (play, bastide_play_get_hand_node (play));
  g_assert_cmpstr (bastide_play_get_refusal (play)->sentence, ==, NULL);
  g_assert_cmpuint (bastide_play_get_hand_node (play), ==, BST_NO_NODE);
  pass_to_end (play);
  g_assert_cmpint (bastide_study_get_node (study)->move.steps[0].kind, ==, BST_STEP_HAND_MOVES);
}

/* Red holds the road of the start tile: Blue may not join it (M5), and the feature is named. */
static void
test_refused_figure (void)
{
  g_autoptr (BstRecord) record = make_record ("basic", "modern");
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BastidePlay) play = bastide_play_new (study);
  BstGame *game = bst_record_get_game (record);
  const BastidePlayRefusal *refusal = bastide_play_get_refusal (play);
  const BstPosition *position;
  const BstTile *tiles;
  guint n_tiles, node;
  BstMove move;

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_true (bst_move_parse (game, "U@1,0 r0 [Red road:W]", &move, NULL));
  g_assert_true (bastide_study_play (study, &move, NULL));
  bastide_play_set_tile (play, bst_tile_set_find (bst_game_get_tile_set (game), "U"));
  bastide_play_try_cell (play, -1, 0);
  bastide_play_lay (play);
  g_assert_cmpint (bastide_play_get_state (play), ==, BASTIDE_PLAY_STEPS);
  position = bastide_study_get_position (study);
  tiles = bst_position_get_tiles (position, &n_tiles);
  for (node = tiles[n_tiles - 1].first_node; bst_position_get_n_nodes (position) > node; node++)
    {
      BstFeature feature;

      bst_position_get_feature (position, node, &feature);
      if (feature.kind == BST_FEATURE_ROAD)
        break;
    }
  bastide_play_try_node (play, node);
  g_assert_true (g_str_has_prefix (refusal->sentence, "M5: "));
  g_assert_cmpuint (refusal->node, ==, node);
  bastide_play_pass (play);
  g_assert_cmpint (bastide_play_get_state (play), ==, BASTIDE_PLAY_IDLE);
  g_assert_cmpuint (bastide_study_get_place (study), ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/turns/basic", "basic", test_game);
  g_test_add_data_func ("/turns/river", "basic+river", test_game);
  g_test_add_data_func ("/turns/traders", "basic+inns-and-cathedrals+traders-and-builders", test_game);
  g_test_add_data_func ("/turns/dragon", "basic+princess-and-dragon", test_game);
  g_test_add_data_func ("/turns/tower", "basic+tower", test_game);
  g_test_add_data_func ("/turns/abbey", "basic+abbey-and-mayor", test_game);
  g_test_add_data_func ("/turns/siege", "basic+siege-cathars", test_game);
  g_test_add_data_func ("/turns/all",
                        "basic+inns-and-cathedrals+traders-and-builders+princess-and-dragon+tower"
                        "+abbey-and-mayor+siege-cathars", test_game);
  g_test_add_func ("/turns/hand", test_hand);
  g_test_add_func ("/turns/hand-by-keys", test_hand_by_keys);
  g_test_add_func ("/turns/refusals", test_refusals);
  g_test_add_func ("/turns/refused-figure", test_refused_figure);

  return g_test_run ();
}
