/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games of every expansion tried step by step, as the window does it: each turn must end as
 * a move of the record, and the record must be playable. */

#include "config.h"

#include <bst-feature.h>
#include <bst-io-rule-set.h>
#include <bst-io-tile-set.h>

#include "bastide-turn-input.h"
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
check_click (BastideTurnInput  *turn_input,
             const BstPosition *position)
{
  int n_parts = (int) bst_position_get_n_parts (position);
  guint part = (guint) g_test_rand_int_range (0, n_parts);

  if (bastide_turn_input_find_spot (turn_input, part) >= 0)
    return;
  bastide_turn_input_try_part (turn_input, part);
  switch (bst_position_get_phase (position))
    {
    case BST_PHASE_CAPTURE:
    case BST_PHASE_DRAGON:
    case BST_PHASE_LATE_DRAGON:
    case BST_PHASE_WAGON:
    case BST_PHASE_ESCAPE:
      g_assert_nonnull (bastide_turn_input_get_refusal (turn_input)->sentence);
      g_assert_nonnull (strstr (bastide_turn_input_get_refusal (turn_input)->sentence, ": "));
      break;
    default:
      break;
    }
}

/* Every step has words, and a place or a button. */
static void
check_steps (BastideTurnInput *turn_input)
{
  const BstPosition *position = bastide_study_get_position (bastide_turn_input_get_study (turn_input));
  g_autoptr (GArray) placeless = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n_spots, n_steps;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (turn_input, &n_spots);

  check_click (turn_input, position);
  bastide_turn_input_get_spotless (turn_input, placeless);
  n_steps = placeless->len;
  for (guint i = 0; i < n_spots; i++)
    n_steps += spots[i].n_steps;
  g_assert_true (n_steps > 0 || bastide_turn_input_may_pass (turn_input));
  for (guint i = 0; i < n_steps; i++)
    {
      g_autofree char *text = bastide_choice_text_get (position, bastide_turn_input_get_step (turn_input, i));

      g_assert_false (text[0] == '[');
    }
  if (n_steps == 0 || (bastide_turn_input_may_pass (turn_input) && g_test_rand_int_range (0, 4) == 0))
    bastide_turn_input_pass (turn_input);
  else
    bastide_turn_input_make_step (turn_input, (guint) g_test_rand_int_range (0, (int) n_steps));
}

/* FALSE if no tile can be laid any more. */
static gboolean
play_turn (BastideTurnInput *turn_input)
{
  BastideStudy *study = bastide_turn_input_get_study (turn_input);
  BstNode *before = bastide_study_get_node (study);
  BstPlacement placements[BST_MAX_PLACEMENTS (BST_MAX_TILES)];
  guint n;

  /* A tile that fits nowhere may go back into the bag. */
  for (guint i = 0; i < 200 && (i == 0 || bastide_turn_input_fits_nowhere (turn_input)); i++)
    if (!bastide_turn_input_draw (turn_input))
      return FALSE;
  if (bastide_turn_input_fits_nowhere (turn_input))
    {
      if (bst_game_get_rules (bastide_study_get_game (study))->unplaceable != BST_UNPLACEABLE_REMOVE)
        return FALSE;
      bastide_turn_input_discard (turn_input, FALSE);
    }
  else
    {
      n = bst_position_get_placements (bastide_study_get_position (study),
                                       (guint) bastide_turn_input_get_tile (turn_input), placements);
      n = (guint) g_test_rand_int_range (0, (int) n);
      bastide_turn_input_try_cell (turn_input, placements[n].x, placements[n].y);
      bastide_turn_input_turn (turn_input, g_test_rand_int_range (0, 2) == 0 ? 1 : -1);
      bastide_turn_input_lay (turn_input);
    }
  while (bastide_turn_input_get_state (turn_input) == BASTIDE_TURN_INPUT_STEPS)
    check_steps (turn_input);
  g_assert_cmpstr (bastide_turn_input_get_refusal (turn_input)->sentence, ==, NULL);
  g_assert_true (bastide_study_get_node (study)->parent == before);

  return TRUE;
}

static void
test_game (gconstpointer sets)
{
  g_autoptr (BstRecord) record = make_record (sets, "classic");
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BastideTurnInput) turn_input = bastide_turn_input_new (study);
  g_autoptr (GError) error = NULL;
  guint n_turns = 0;

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  while (play_turn (turn_input))
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
  g_autoptr (BastideTurnInput) turn_input = bastide_turn_input_new (study);
  const BastideTurnInputRefusal *refusal;

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  refusal = bastide_turn_input_get_refusal (turn_input);
  bastide_turn_input_try_cell (turn_input, 0, -1);
  g_assert_nonnull (refusal->sentence);
  bastide_turn_input_set_tile (turn_input, bst_tile_set_find (bst_game_get_tile_set (bst_record_get_game (record)),
                                                              "B"));
  bastide_turn_input_try_cell (turn_input, 0, -1);
  g_assert_true (g_str_has_prefix (refusal->sentence, "P2: "));
  g_assert_true (refusal->has_edge);
  g_assert_cmpint (refusal->edge, ==, BST_SOUTH);
  bastide_turn_input_lay (turn_input);
  g_assert_cmpint (bastide_turn_input_get_state (turn_input), ==, BASTIDE_TURN_INPUT_GHOST);
  bastide_turn_input_try_cell (turn_input, 5, 5);
  g_assert_true (g_str_has_prefix (refusal->sentence, "P1: "));
  g_assert_true (bastide_turn_input_cancel (turn_input));
  g_assert_false (bastide_turn_input_cancel (turn_input));
}

static void
lay (BastideTurnInput *turn_input,
     const char       *tile,
     int               x,
     int               y)
{
  BstGame *game = bastide_study_get_game (bastide_turn_input_get_study (turn_input));

  bastide_turn_input_set_tile (turn_input, bst_tile_set_find (bst_game_get_tile_set (game), tile));
  bastide_turn_input_try_cell (turn_input, x, y);
  bastide_turn_input_lay (turn_input);
  g_assert_cmpint (bastide_turn_input_get_state (turn_input), ==, BASTIDE_TURN_INPUT_STEPS);
}

static void
pass_to_end (BastideTurnInput *turn_input)
{
  while (bastide_turn_input_get_state (turn_input) == BASTIDE_TURN_INPUT_STEPS)
    bastide_turn_input_pass (turn_input);
}

/* The part of the only figure on the board. */
static guint
find_only_figure (BastideStudy *study)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (bastide_study_get_position (study),
                                                       &n_figures);

  g_assert_cmpuint (n_figures, ==, 1);

  return figures[0].part;
}

/* D11, D12: a click on a figure says what the catapult or the tournament did to it, while its turn
 * lasts, and after its scoring too. */
static void
test_hand (void)
{
  g_autoptr (BstRecord) record = make_record ("basic+drought-and-pestilence", "modern,by-hand=yes");
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BastideTurnInput) turn_input = bastide_turn_input_new (study);
  const BstTile *tiles;
  const BstMove *move;
  BstMove first;
  BstSpot figure;
  guint n_tiles;

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_true (bst_move_parse (bst_record_get_game (record), "U@1,0 r0 [Red field:NL]", &first,
                                 NULL));
  g_assert_true (bastide_study_play (study, &first, NULL));

  lay (turn_input, "U", 2, 0);
  g_assert_true (bastide_turn_input_find_dexterity (turn_input, find_only_figure (study), &figure));
  g_assert_cmpint (figure.player, ==, 0);
  bastide_turn_input_use_dexterity (turn_input, BST_STEP_DEXTERITY_MOVES, BST_DEXTERITY_CATAPULT, &figure);
  g_assert_nonnull (bastide_turn_input_get_dexterity (turn_input));
  g_assert_true (bastide_turn_input_cancel (turn_input));
  g_assert_null (bastide_turn_input_get_dexterity (turn_input));
  bastide_turn_input_use_dexterity (turn_input, BST_STEP_DEXTERITY_MOVES, BST_DEXTERITY_CATAPULT, &figure);
  tiles = bst_position_get_tiles (bastide_study_get_position (study), &n_tiles);
  bastide_turn_input_dexterity_to (turn_input, tiles[n_tiles - 1].first_part);
  g_assert_cmpstr (bastide_turn_input_get_refusal (turn_input)->sentence, ==, NULL);
  pass_to_end (turn_input);
  move = &bastide_study_get_node (study)->move;
  g_assert_cmpuint (move->n_steps, ==, 1);
  g_assert_cmpint (move->steps[0].kind, ==, BST_STEP_DEXTERITY_MOVES);
  g_assert_cmpint (move->steps[0].reason, ==, BST_DEXTERITY_CATAPULT);

  /* After the figure of the turn was passed the hand is still waited for. */
  lay (turn_input, "U", 3, 0);
  bastide_turn_input_pass (turn_input);
  g_assert_cmpint (bastide_turn_input_get_state (turn_input), ==, BASTIDE_TURN_INPUT_STEPS);
  g_assert_true (bastide_turn_input_find_dexterity (turn_input, find_only_figure (study), &figure));
  bastide_turn_input_use_dexterity (turn_input, BST_STEP_DEXTERITY_REMOVES, BST_DEXTERITY_TOURNAMENT, &figure);
  pass_to_end (turn_input);
  move = &bastide_study_get_node (study)->move;
  g_assert_cmpint (move->steps[move->n_steps - 1].kind, ==, BST_STEP_DEXTERITY_REMOVES);
  g_assert_cmpint (move->steps[move->n_steps - 1].reason, ==, BST_DEXTERITY_TOURNAMENT);
}

/* The same with arrow keys, once there is nothing else to choose: first figures, then places. */
static void
test_hand_by_keys (void)
{
  g_autoptr (BstRecord) record = make_record ("basic+drought-and-pestilence", "modern,by-hand=yes");
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BastideTurnInput) turn_input = bastide_turn_input_new (study);
  BstMove first;
  BstSpot figure;
  guint part;

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_true (bst_move_parse (bst_record_get_game (record), "U@1,0 r0 [Red field:NL]", &first,
                                 NULL));
  g_assert_true (bastide_study_play (study, &first, NULL));

  lay (turn_input, "U", 2, 0);
  g_assert_false (bastide_turn_input_step_dexterity (turn_input, 1));
  bastide_turn_input_pass (turn_input);
  g_assert_cmpuint (bastide_turn_input_get_dexterity_part (turn_input), ==, BST_NO_PART);
  g_assert_true (bastide_turn_input_step_dexterity (turn_input, 1));
  part = bastide_turn_input_get_dexterity_part (turn_input);
  g_assert_cmpuint (part, ==, find_only_figure (study));
  g_assert_true (bastide_turn_input_find_dexterity (turn_input, part, &figure));
  bastide_turn_input_use_dexterity (turn_input, BST_STEP_DEXTERITY_MOVES, BST_DEXTERITY_CATAPULT, &figure);
  g_assert_true (bastide_turn_input_step_dexterity (turn_input, -1));
  g_assert_cmpuint (bastide_turn_input_get_dexterity_part (turn_input), !=, BST_NO_PART);
  bastide_turn_input_dexterity_to (turn_input, bastide_turn_input_get_dexterity_part (turn_input));
  g_assert_cmpstr (bastide_turn_input_get_refusal (turn_input)->sentence, ==, NULL);
  g_assert_cmpuint (bastide_turn_input_get_dexterity_part (turn_input), ==, BST_NO_PART);
  pass_to_end (turn_input);
  g_assert_cmpint (bastide_study_get_node (study)->move.steps[0].kind, ==, BST_STEP_DEXTERITY_MOVES);
}

/* Red holds the road of the start tile: Blue may not join it (M5), and the feature is named. */
static void
test_refused_figure (void)
{
  g_autoptr (BstRecord) record = make_record ("basic", "modern");
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BastideTurnInput) turn_input = bastide_turn_input_new (study);
  BstGame *game = bst_record_get_game (record);
  const BastideTurnInputRefusal *refusal = bastide_turn_input_get_refusal (turn_input);
  const BstPosition *position;
  const BstTile *tiles;
  guint n_tiles, part;
  BstMove move;

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_true (bst_move_parse (game, "U@1,0 r0 [Red road:W]", &move, NULL));
  g_assert_true (bastide_study_play (study, &move, NULL));
  bastide_turn_input_set_tile (turn_input, bst_tile_set_find (bst_game_get_tile_set (game), "U"));
  bastide_turn_input_try_cell (turn_input, -1, 0);
  bastide_turn_input_lay (turn_input);
  g_assert_cmpint (bastide_turn_input_get_state (turn_input), ==, BASTIDE_TURN_INPUT_STEPS);
  position = bastide_study_get_position (study);
  tiles = bst_position_get_tiles (position, &n_tiles);
  for (part = tiles[n_tiles - 1].first_part; bst_position_get_n_parts (position) > part; part++)
    {
      BstFeature feature;

      bst_position_get_feature (position, part, &feature);
      if (feature.kind == BST_FEATURE_ROAD)
        break;
    }
  bastide_turn_input_try_part (turn_input, part);
  g_assert_true (g_str_has_prefix (refusal->sentence, "M5: "));
  g_assert_cmpuint (refusal->part, ==, part);
  bastide_turn_input_pass (turn_input);
  g_assert_cmpint (bastide_turn_input_get_state (turn_input), ==, BASTIDE_TURN_INPUT_IDLE);
  g_assert_cmpuint (bastide_study_get_index (study), ==, 2);
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
