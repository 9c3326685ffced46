/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The models behind the window, without a screen: stepping, the sentences. */

#include "config.h"

#include <bst-sheet-overlays.h>
#include <bst-feature.h>
#include <bst-io-game-words.h>
#include <bst-io-open.h>
#include <bst-io-tile-set.h>

#include "bastide-cell-text.h"

#include <bst-fit-map.h>
#include <bst-io-feature-text.h>
#include "bastide-rule-text.h"
#include "bastide-study.h"
#include "bastide-study-text.h"

/* --- A small game with a variation --- */

static BstNode *
add (BstRecord  *record,
     BstNode    *parent,
     const char *text)
{
  BstMove move;

  g_assert_true (bst_move_parse (bst_record_get_game (record), text, &move, NULL));

  return bst_record_add_move (record, parent, &move, BST_NO_PLAYER);
}

static BstGame *
make_game (void)
{
  static const BstPlayer players[] = { { (char *) "Anna", BST_COLOUR_RED },
                                       { (char *) "", BST_COLOUR_BLUE } };
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  BstRules rules;

  bst_rules_init (&rules);

  return bst_game_new (set, &rules, players, 2, NULL);
}

/* X7a of the rule documents: Red closes a city of two tiles. Beside it two other first moves. */
static BstRecord *
make_record (void)
{
  g_autoptr (BstGame) game = make_game ();
  BstRecord *record = bst_record_new (game);
  BstNode *root = bst_record_get_root (record);
  BstNode *first = add (record, root, "E@0,-1 r180 [Red city:S]");

  add (record, first, "U@1,0 r0 [Blue road:E]");
  add (record, add (record, root, "N@0,-1 r180"), "U@-1,0 r0");
  add (record, root, "U@1,0 r0");

  return record;
}

static void
count (gpointer            object,
       BastideStudyChange  change,
       guint              *counter)
{
  if (change & BASTIDE_STUDY_NODE)
    (*counter)++;
}

/* --- What is told --- */

typedef struct
{
  BastideStudy *study;
  GString      *told;
  BstRecord    *before;
  gboolean      interferes;
  gboolean      asks;
} Listener;

static void
note_reset (Listener *listener)
{
  g_string_append (listener->told, "reset ");
  if (listener->asks)
    bastide_study_get_shown (listener->study);
}

static void
note_changed (Listener           *listener,
              BastideStudyChange  change)
{
  g_string_append (listener->told, change & BASTIDE_STUDY_RECORD ? "record " : "changed ");
  if (!listener->interferes)
    return;
  listener->interferes = FALSE;
  bastide_study_set_index (listener->study, 1);
}

static void
note_last (Listener           *listener,
           BastideStudyChange  change)
{
  g_string_append_printf (listener->told, "last-%u ", bastide_study_get_index (listener->study));
}

static void
note_settled (Listener           *listener,
              BastideStudyChange  change)
{
  g_string_append (listener->told, "settled ");
}

/* Another record: all let go, then all take it, then the rest. A step within it: nobody needs to let go. */
static void
test_signals (void)
{
  g_autoptr (BstRecord) record = make_record ();
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BastideShown) kept = NULL;
  Listener listener = { .study = study, .told = g_string_new (NULL) };
  BstGame *game;

  g_signal_connect_swapped (study, "reset", G_CALLBACK (note_reset), &listener);
  g_signal_connect_swapped (study, "changed", G_CALLBACK (note_changed), &listener);
  g_signal_connect_swapped (study, "changed", G_CALLBACK (note_last), &listener);
  g_signal_connect_swapped (study, "settled", G_CALLBACK (note_settled), &listener);

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_cmpstr (listener.told->str, ==, "reset record last-2 settled ");
  g_string_truncate (listener.told, 0);
  bastide_study_set_index (study, 0);
  g_assert_cmpstr (listener.told->str, ==, "changed last-0 settled ");

  /* What was shown stays as it was for who has kept it, whatever is shown since. */
  kept = bastide_shown_ref (bastide_study_get_shown (study));
  game = bastide_shown_get_game (kept);
  g_clear_pointer (&record, bst_record_unref);
  record = make_record ();
  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_true (bst_position_get_game (bastide_shown_get_position (kept)) == game);
  g_assert_true (bst_render_art_suits (bastide_shown_get_art (kept), game));
  g_assert_true (bastide_shown_get_game (bastide_study_get_shown (study)) != game);
  g_string_free (listener.told, TRUE);
}

/* Who changes the study in the middle is a fault, and all are told of both at once, and only once settled. */
static void
test_change_inside_change (void)
{
  g_autoptr (BstRecord) record = make_record ();
  g_autoptr (BastideStudy) study = bastide_study_new ();
  Listener listener = { .study = study, .told = g_string_new (NULL), .interferes = TRUE };
  GLogLevelFlags fatal;

  g_signal_connect_swapped (study, "reset", G_CALLBACK (note_reset), &listener);
  g_signal_connect_swapped (study, "changed", G_CALLBACK (note_changed), &listener);
  g_signal_connect_swapped (study, "changed", G_CALLBACK (note_last), &listener);
  g_signal_connect_swapped (study, "settled", G_CALLBACK (note_settled), &listener);

  /* It would end any other test. */
  fatal = g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_log_set_always_fatal (fatal);
  g_assert_cmpstr (listener.told->str, ==, "reset record reset record last-1 settled ");
  g_string_free (listener.told, TRUE);
}

/* Who lets go does not take what comes: others have not let go yet. */
static void
test_asked_during_reset (void)
{
  g_autoptr (BstRecord) record = NULL;
  g_autoptr (BastideStudy) study = NULL;
  Listener listener = { .asks = TRUE };

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_failed ();
      g_test_trap_assert_stderr ("*was asked what it shows*");
      return;
    }

  record = make_record ();
  study = bastide_study_new ();
  listener.study = study;
  listener.told = g_string_new (NULL);
  g_signal_connect_swapped (study, "reset", G_CALLBACK (note_reset), &listener);
  bastide_study_set_record (study, record, NULL, NULL);
}

/* A turn that is tried lies over what is shown of the node, which stays the same. */
static void
test_shown (void)
{
  g_autoptr (BstRecord) record = make_record ();
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BastideShown) node = NULL;
  g_autoptr (BastideShown) over = NULL;

  g_assert_null (bastide_study_get_shown (study));
  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  node = bastide_shown_ref (bastide_study_get_shown (study));
  bastide_study_take_partial_turn (study, bst_position_copy (bastide_study_get_position (study)));
  over = bastide_shown_ref (bastide_study_get_shown (study));
  g_assert_true (bastide_shown_is_trying (over));
  g_assert_false (bastide_shown_is_trying (node));
  g_assert_true (bastide_shown_get_node (over) == bastide_shown_get_node (node));
  g_assert_true (bastide_shown_get_art (over) == bastide_shown_get_art (node));
  g_assert_true (bastide_shown_get_events (over) == bastide_shown_get_events (node));
  bastide_study_take_partial_turn (study, NULL);
  g_assert_true (bastide_study_get_shown (study) == node);

  /* The line of one that is kept stays, whatever becomes of that of the study. */
  bastide_study_set_index (study, 1);
  g_assert_cmpuint (bastide_shown_get_index (node), ==, 2);
  g_assert_true (bastide_study_remove (study, bastide_study_get_line_node (study, 2), BST_CHANGE_CUT));
  g_assert_cmpuint (bastide_study_get_line_length (study), ==, 2);
  g_assert_cmpuint (bastide_shown_get_line_length (node), ==, 3);
  g_assert_cmpint (bastide_shown_get_score (node, 1, 0, FALSE), ==, 4);
}

static void
test_steps (void)
{
  g_autoptr (BstRecord) record = make_record ();
  g_autoptr (BastideStudy) study = bastide_study_new ();
  guint changes = 0;

  g_assert_false (bastide_study_step (study, 1));
  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_signal_connect (study, "changed", G_CALLBACK (count), &changes);

  g_assert_cmpuint (bastide_study_get_line_length (study), ==, 3);
  g_assert_cmpuint (bastide_study_get_index (study), ==, 2);
  g_assert_false (bastide_study_step (study, 1));
  g_assert_true (bastide_study_step (study, G_MININT + 1));
  g_assert_cmpuint (bastide_study_get_index (study), ==, 0);
  g_assert_false (bastide_study_step (study, -1));
  g_assert_true (bastide_study_step (study, G_MAXINT));
  g_assert_cmpuint (bastide_study_get_index (study), ==, 2);
  g_assert_false (bastide_study_set_index (study, 3));
  g_assert_cmpuint (changes, ==, 2);
}

static void
test_scores (void)
{
  g_autoptr (BstRecord) record = make_record ();
  g_autoptr (BastideStudy) study = bastide_study_new ();

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_cmpint (bastide_shown_get_score (bastide_study_get_shown (study), 0, 0, FALSE), ==, 0);
  g_assert_cmpint (bastide_shown_get_score (bastide_study_get_shown (study), 1, 0, FALSE), ==, 4);
  g_assert_cmpint (bastide_shown_get_score (bastide_study_get_shown (study), 2, 1, FALSE), ==, 0);
  /* A road of two tiles, if the game ended now (RD5). */
  g_assert_cmpint (bastide_shown_get_score (bastide_study_get_shown (study), 2, 1, TRUE), ==, 2);
  g_assert_cmpint (bastide_shown_get_pending_points (bastide_study_get_shown (study), 1), ==, 2);
  g_assert_cmpuint (bastide_shown_get_events (bastide_study_get_shown (study))->n_items, ==, 1);
  g_assert_cmpuint (bastide_shown_get_pending (bastide_study_get_shown (study))->n_items, ==, 1);
  g_assert_false (bastide_shown_is_over (bastide_study_get_shown (study)));
  g_assert_cmpint (bastide_shown_get_standing (bastide_study_get_shown (study), 2, 1), ==, 0);
}

static void
test_variations (void)
{
  g_autoptr (BstRecord) record = make_record ();
  g_autoptr (BastideStudy) study = bastide_study_new ();

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_false (bastide_study_step_sibling (study, 1));
  g_assert_true (bastide_study_set_index (study, 1));
  g_assert_false (bastide_study_step_sibling (study, -1));
  g_assert_true (bastide_study_step_sibling (study, 1));
  g_assert_cmpint (bastide_shown_get_score (bastide_study_get_shown (study), 1, 0, FALSE), ==, 0);
  /* The line is now the variation's. */
  g_assert_true (bastide_study_step (study, 1));
  g_assert_cmpint (bastide_study_get_node (study)->move.x, ==, -1);
  g_assert_true (bastide_study_step (study, -1));
  g_assert_true (bastide_study_step_sibling (study, 1));
  g_assert_false (bastide_study_step_sibling (study, 1));
  g_assert_cmpuint (bastide_study_get_line_length (study), ==, 2);
}

static void
test_walk (void)
{
  g_autoptr (BstRecord) record = make_record ();
  g_autoptr (BastideStudy) study = bastide_study_new ();
  BstNode *last = bst_node_get_last (bst_record_get_root (record));

  bst_node_set_comment (last, "Good");
  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  g_assert_true (bastide_study_step_fork (study, -1));
  g_assert_cmpuint (bastide_study_get_index (study), ==, 0);
  g_assert_true (bastide_study_step_comment (study, 1));
  g_assert_true (bastide_study_get_node (study) == last);
  g_assert_false (bastide_study_step_comment (study, 1));
  g_assert_false (bastide_study_step_marked (study, -1));
  g_assert_false (bastide_study_leave_variation (study));
  g_assert_true (bastide_study_set_index (study, 0));
  g_assert_true (bastide_study_enter_variation (study));
  g_assert_true (bastide_study_step (study, 1));
  g_assert_cmpint (bastide_study_get_node (study)->move.x, ==, -1);
  g_assert_true (bastide_study_leave_variation (study));
  g_assert_true (bastide_study_get_node (study) == last->parent);
}

/* A record that cannot be played leaves what was open. */
static void
test_illegal (void)
{
  g_autoptr (BstRecord) good = make_record ();
  g_autoptr (BstGame) game = make_game ();
  g_autoptr (BstRecord) bad = bst_record_new (game);
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (GError) error = NULL;

  add (bad, bst_record_get_root (bad), "B@0,-1 r0");
  g_assert_true (bastide_study_set_record (study, good, NULL, NULL));
  g_assert_false (bastide_study_set_record (study, bad, NULL, &error));
  g_assert_nonnull (error);
  g_assert_true (bastide_study_get_record (study) == good);
  g_assert_cmpuint (bastide_study_get_index (study), ==, 2);
}

/* --- Loading --- */

static void
load_ready (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static void
test_load_fault (void)
{
  g_autoptr (BstRecord) good = make_record ();
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (GFile) file = g_file_new_build_filename (g_test_get_dir (G_TEST_DIST), "data",
                                                      "truncated.jcz", NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (bastide_study_set_record (study, good, NULL, NULL));
  bastide_study_load_async (study, file, NULL, load_ready, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (bastide_study_load_finish (study, result, NULL, &error));
  g_assert_nonnull (strstr (error->message, "truncated.jcz"));
  g_assert_true (bastide_study_get_record (study) == good);
  g_assert_null (bastide_study_get_file (study));
}

/* --- Sentences --- */

/* H7: what was paid is told to both, and only up to the node. */
static void
test_payments (void)
{
  g_autoptr (BstGame) plain = make_game ();
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstRecord) record = NULL;
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autofree char *payer = NULL, *payee = NULL, *minus = NULL, *plus = NULL;
  BstRules rules = *bst_game_get_rules (plain);
  const BstEvents *events;
  BstNode *node;

  rules.buying = TRUE;
  game = bst_game_new (bst_game_get_tile_set (plain), &rules, bst_game_get_player (plain, 0), 2,
                       NULL);
  record = bst_record_new (game);
  node = add (record, bst_record_get_root (record), "E@0,-1 r180 [Red city:S]");
  node = add (record, node, "K@1,0 r0");
  node = add (record, node, "B@0,-2 r0");
  node = add (record, node, "R@1,-2 r90");
  add (record, node, "H@1,-1 r0 [Red pays Blue 2 points] [Red city:N]");
  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));

  events = bastide_shown_get_events (bastide_study_get_shown (study));
  g_assert_cmpuint (events->n_items, ==, 3);
  g_assert_cmpuint (events->items[1].turn, ==, 5);
  payer = bastide_rule_text_dup_players (&events->items[1], game);
  payee = bastide_rule_text_dup_players (&events->items[2], game);
  minus = bastide_rule_text_dup_points (&events->items[1]);
  plus = bastide_rule_text_dup_points (&events->items[2]);
  g_assert_cmpstr (payer, ==, "Anna pays Blue");
  g_assert_cmpstr (payee, ==, "Blue is paid by Anna");
  g_assert_cmpstr (minus, ==, "−2");
  g_assert_cmpstr (plus, ==, "+2");

  bastide_study_set_index (study, 4);
  g_assert_cmpuint (bastide_shown_get_events (bastide_study_get_shown (study))->n_items, ==, 1);
}

/* E3: nobody wins before the game is over, and two may share the place. */
static void
test_winners (void)
{
  g_autoptr (BstGame) game = make_game ();
  g_autoptr (BstRecord) record = bst_record_new (game);
  g_autoptr (BastideStudy) study = bastide_study_new ();
  BstNode *node = add (record, bst_record_get_root (record), "E@0,-1 r180 [Red city:S]");

  node = add (record, node, "U@1,0 r0 [Blue road:E]");
  node = add (record, node, "W@-1,0 r0");
  add (record, node, "W@2,0 r0");
  bst_record_set_ended (record, TRUE);
  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));

  for (guint place = 3; place <= 4; place++)
    {
      g_autofree char *winners = NULL, *subtitle = NULL;

      bastide_study_set_index (study, place);
      winners = bastide_study_text_dup_winners (bastide_study_get_shown (study));
      g_assert_cmpstr (winners, ==, place < 4 ? NULL : "Anna, Blue share first place");
      subtitle = bastide_study_text_dup_subtitle (study);
      g_assert_true ((strstr (subtitle, "Anna, Blue share first place · Anna 4, Blue 4") != NULL)
                     == (place == 4));
    }

  bst_record_set_ended (record, FALSE);
  add (record, bst_node_get_last (bst_record_get_root (record)), "E@0,-2 r0 [Red city:N]");
  bst_record_set_ended (record, TRUE);
  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  bastide_study_set_index (study, 5);
  {
    g_autofree char *winners = bastide_study_text_dup_winners (bastide_study_get_shown (study));

    g_assert_cmpstr (winners, ==, "Anna wins");
  }
}

static void
test_every_rule_has_a_sentence (void)
{
  static const char * const numbers[] = { "RD2", "RD5", "C2", "C4", "C6", "MJ1", "MJ2", "MO2",
                                          "MO3", "FV1", "FV1b", "FV2", "FV3" };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_nonnull (bastide_rule_text_find (numbers[i]));
  g_assert_null (bastide_rule_text_find ("Z9"));
}

static void
test_words (void)
{
  g_autoptr (BstGame) game = make_game ();
  g_autofree char *minus = bst_io_words_number (-3);
  g_autofree char *plus = bst_io_words_signed (3);
  g_autofree char *cell = bst_io_words_cell (2, -1);
  g_autofree char *both = bst_io_words_players (game, 3);

  g_assert_cmpstr (minus, ==, "−3");
  g_assert_cmpstr (plus, ==, "+3");
  g_assert_cmpstr (cell, ==, "(2, −1)");
  g_assert_cmpstr (both, ==, "Anna, Blue");
}

/* Each free cell once, with as many tiles as fit there; those at the road with a figure matter. */
static void
test_holes (void)
{
  g_autoptr (BstRecord) record = make_record ();
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BstRenderHoles) holes = NULL;
  const BstPosition *position;
  guint n_tiles, n_matter = 0;

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  position = bastide_study_get_position (study);
  holes = bst_sheet_new_holes (position);
  {
    g_autofree BstPlacement *cells = NULL;

    bst_position_get_tiles (position, &n_tiles);
    cells = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
    g_assert_cmpuint (holes->n_holes, ==, bst_position_get_frontier (position, cells));
  }
  g_assert_cmpuint (holes->n_left, ==, bst_position_get_n_remaining (position));
  for (guint i = 0; i < holes->n_holes; i++)
    {
      const BstRenderHole *hole = &holes->holes[i];
      BstFitCell cell;

      bst_fit_cell_init (&cell, position, hole->x, hole->y);
      g_assert_cmpuint (hole->n_fit, ==, cell.n_copies);
      g_assert_cmpint (hole->is_dead, ==, bst_fit_cell_is_dead (&cell));
      g_assert_cmpint (hole->one_kind, ==, cell.n_types == 1);
      if (hole->x == 2 && hole->y == 0)
        g_assert_true (hole->matters);
      n_matter += hole->matters;
    }
  g_assert_cmpuint (n_matter, <, holes->n_holes);
}

static void
test_cells (void)
{
  g_autoptr (BstRecord) record = make_record ();
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autofree char *tile = NULL;
  g_autofree char *beside = NULL;
  g_autofree char *far = NULL;

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  tile = bastide_cell_text_describe (bastide_study_get_shown (study), FALSE, 1, 0, 0);
  g_assert_true (g_str_has_prefix (tile, "(1, 0): tile U; "));
  g_assert_nonnull (strstr (tile, "road east and west: highwayman of Blue"));
  beside = bastide_cell_text_status (bastide_study_get_shown (study), FALSE, 2, 0);
  g_assert_true (g_str_has_prefix (beside, "(2, 0) · fits "));
  g_assert_true (g_str_has_suffix (beside, " types · road west"));
  far = bastide_cell_text_status (bastide_study_get_shown (study), FALSE, 9, 9);
  g_assert_null (far);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/study/signals", test_signals);
  g_test_add_func ("/study/change-inside-change", test_change_inside_change);
  g_test_add_func ("/study/asked-during-reset", test_asked_during_reset);
  g_test_add_func ("/study/shown", test_shown);
  g_test_add_func ("/study/steps", test_steps);
  g_test_add_func ("/study/scores", test_scores);
  g_test_add_func ("/study/variations", test_variations);
  g_test_add_func ("/study/walk", test_walk);
  g_test_add_func ("/study/illegal", test_illegal);
  g_test_add_func ("/study/load-fault", test_load_fault);
  g_test_add_func ("/text/payments", test_payments);
  g_test_add_func ("/text/winners", test_winners);
  g_test_add_func ("/text/every-rule", test_every_rule_has_a_sentence);
  g_test_add_func ("/text/words", test_words);
  g_test_add_func ("/text/cells", test_cells);
  g_test_add_func ("/text/holes", test_holes);

  return g_test_run ();
}
