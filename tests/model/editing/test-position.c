/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions that are set up, without a screen: problems in words, the books of the tiles, edits of
 * players, and how lists and scores go through set-ups. */

#include "config.h"

#include <bst-io-position-text.h>
#include <bst-io-tile-set.h>

#include "bastide-amount.h"
#include "bastide-balance.h"
#include "bastide-clipboard.h"
#include "bastide-move-item.h"
#include "bastide-move-list.h"
#include "bastide-players-edit.h"
#include "bastide-problem-text.h"
#include "bastide-study-text.h"

/* --- A study to edit --- */

static BstGame *
make_game (const char *sets)
{
  static const BstPlayer players[] = { { (char *) "Anna", BST_COLOUR_RED },
                                       { (char *) "", BST_COLOUR_BLUE } };
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (sets, NULL);
  BstRules rules;

  bst_rules_init (&rules);
  bst_io_tile_set_raise_switches (sets, &rules);

  return bst_game_new (set, &rules, players, 2, NULL);
}

static BastideStudy *
make_study (const char *sets)
{
  g_autoptr (BstGame) game = make_game (sets);
  g_autoptr (BstRecord) record = bst_record_new (game);
  BastideStudy *study = bastide_study_new ();

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));

  return study;
}

static BastidePositionEditor *
make_edit (BastideStudy *study)
{
  BastidePositionEditor *editor = bastide_position_editor_new (study);

  bastide_position_editor_set_active (editor, TRUE);

  return editor;
}

static BstSetup *
read_setup (const char *text)
{
  g_autoptr (GError) error = NULL;
  BstSetup *setup = bst_io_setup_from_text (text, &error);

  g_assert_no_error (error);

  return setup;
}

/* --- Problems --- */

/* The sentence of the first problem with this tag. (transfer full) */
static char *
say (const BstSetup *setup,
     BstProblemTag   tag)
{
  g_autoptr (BstPosition) position = bst_setup_get_position (setup);
  g_autoptr (BstPosition) before = bst_position_new (bst_setup_get_game (setup));
  g_autoptr (GArray) problems = bst_setup_find_problems (setup, position, before);

  for (guint i = 0; i < problems->len; i++)
    if (g_array_index (problems, BstProblem, i).tag == tag)
      return bastide_problem_text_dup_full (position, &g_array_index (problems, BstProblem, i));

  return NULL;
}

#define BASE " | Red 7 0; Blue 7 0 | Red | "

static void
test_sentences (void)
{
  static const struct
  {
    BstProblemTag  tag;
    const char    *text;
    const char    *sentence;
  } cases[] = {
    { BST_PROBLEM_EDGE, "basic modern" BASE "D@0,0 r0; C@1,0 r0 | ",
      "P2: Edges between (0, 0) and (1, 0) do not meet: road against city" },
    { BST_PROBLEM_COPIES, "basic modern" BASE "D@0,0 r0; C@0,-1 r0; C@0,-2 r0 | ",
      "R1: 2 copies of tile C are used, the set has 1" },
    { BST_PROBLEM_APART, "basic modern" BASE "D@0,0 r0; U@5,-5 r0 | ",
      "P1: 1 tile at (5, −5) touches no other" },
    { BST_PROBLEM_START, "basic modern" BASE "U@0,0 r0 | ",
      "R4: The start tile D is not on the board" },
    { BST_PROBLEM_U_TURN, "basic+river modern" BASE "RI/s@0,0 r0; RI.1/II@1,0 r0; RI.1/II@1,1 r90 | ",
      "RV4: The river turns back too tightly at (1, 1)" },
    { BST_PROBLEM_BRANCH, "basic+river-2 modern" BASE "RI/s@0,0 r0; RI.2/II@1,0 r0 | ",
      "RV11: The river goes on at (1, 0) before its fork is laid" },
    { BST_PROBLEM_BEYOND, "basic modern,table-edge=limits,table-west=2,table-north=2,"
      "table-east=2,table-south=2" BASE "D@0,0 r0; U@9,0 r90 | ",
      "H10: The cell (9, 0) is beyond the edge of the table" },
    { BST_PROBLEM_FIGURES, "basic modern | Red 9 0; Blue 7 0 | Red | D@0,0 r0 | ",
      "R2: Red has 9 followers in all, by the rules 7" },
    { BST_PROBLEM_FARMER, "basic modern,farmers=no | Red 6 0; Blue 7 0 | Red"
      " | D@0,0 r0 [Red field:SL] | ",
      "W2: Red, farmer at (0, 0): this game is played without farmers" },
    { BST_PROBLEM_COMPLETE, "basic modern | Red 6 0; Blue 7 0 | Red"
      " | D@0,0 r0; E@0,-1 r180 [Red city:S] | ",
      "MJ5: Red, knight at (0, −1): this is completed, the figure would be home" },
    { BST_PROBLEM_TOGETHER, "basic modern | Red 6 0; Blue 6 0 | Red"
      " | D@0,0 r0 [Red city:N]; N@0,-1 r270 [Blue city:S] | ",
      "M5: Blue, knight at (0, −1); Red, knight at (0, 0): they cannot both have come there" },
    { BST_PROBLEM_TILE_TWICE, "basic modern | Red 6 0; Blue 6 0 | Red"
      " | D@0,0 r0 [Red city:N] [Blue road:E] | ",
      "M1: Blue, highwayman at (0, 0); Red, knight at (0, 0): only one figure comes to a tile" },
    { BST_PROBLEM_SCORE, "basic modern | Red 7 12; Blue 7 0 | Red | D@0,0 r0 | ",
      "Red has 12 points, by the record 0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BstSetup) setup = read_setup (cases[i].text);
      g_autofree char *sentence = say (setup, cases[i].tag);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

static void
put (BstSetup       *setup,
     BstFigureKind   figure,
     BstFeatureKind  feature,
     guint           side)
{
  BstSpot spot = { .player = 0, .figure = figure, .feature = feature, .side = (guint8) side };

  g_assert_cmpuint (bst_setup_put_figure (setup, &spot), ==, BST_SETUP_OK);
}

static void
check_said (const BstSetup *setup,
            BstProblemTag   tag,
            const char     *expected)
{
  g_autofree char *sentence = say (setup, tag);

  g_assert_cmpstr (sentence, ==, expected);
}

static void
check_said_of (const BstSetup *setup,
               BstTokenKind    token,
               const char     *expected)
{
  g_autoptr (BstPosition) position = bst_setup_get_position (setup);
  g_autoptr (GArray) problems = bst_setup_find_problems (setup, position, NULL);
  g_autofree char *sentence = NULL;

  for (guint i = 0; i < problems->len && sentence == NULL; i++)
    {
      const BstProblem *problem = &g_array_index (problems, BstProblem, i);

      if (problem->tag == BST_PROBLEM_TOKENS && problem->token == token)
        sentence = bastide_problem_text_dup_full (position, problem);
    }
  g_assert_cmpstr (sentence, ==, expected);
}

/* The tags that need an expansion. */
static void
test_sentences_of_expansions (void)
{
  g_autoptr (BstGame) game = make_game ("basic+traders-and-builders+princess-and-dragon+tower+ferries+goldmines+king-and-robber");
  g_autoptr (BstSetup) setup = bst_setup_new (game);

  put (setup, BST_FIGURE_BUILDER, BST_FEATURE_ROAD, 2);
  check_said (setup, BST_PROBLEM_BUILDER_ALONE,
              "T11: Anna, builder at (0, 0): no follower of this player is with it");
  put (setup, BST_FIGURE_PIG, BST_FEATURE_FIELD, 4);
  check_said (setup, BST_PROBLEM_PIG_ALONE,
              "T7: Anna, pig at (0, 0): no farmer of this player is on the farm");
  bst_setup_set_neutral (setup, BST_NEUTRAL_DRAGON, &(BstSpot) { .player = BST_NO_PLAYER });
  check_said (setup, BST_PROBLEM_DRAGON, "PD1: The dragon at (0, 0): no volcano is on the board");
  bst_setup_set_tokens (setup, BST_TOKEN_PIECE, 0, 40);
  check_said_of (setup, BST_TOKEN_PIECE, "TO1: There are 50 tower pieces in all, by the rules 20");
  bst_setup_set_tokens (setup, BST_TOKEN_WINE, 1, 60);
  check_said_of (setup, BST_TOKEN_WINE, "T3: The players have 60 wine tokens, the cities of the set give 9");
  bst_setup_set_tokens (setup, BST_TOKEN_INGOT, 0, 3);
  check_said_of (setup, BST_TOKEN_INGOT, "GO1: There are 3 ingots in all, the gold mines on the board bring 0");
  bst_setup_set_tokens (setup, BST_TOKEN_ROBBER, 1, 1);
  check_said_of (setup, BST_TOKEN_ROBBER, "KR1: Blue has the robber baron, but no road is completed");
  bst_setup_put_tile (setup, (guint) bst_tile_set_find (bst_game_get_tile_set (game), "FR/RRR"), 1, 0, 0);
  check_said_of (setup, BST_TOKEN_FERRY, "FE1: The lake at (1, 0) has no ferry");
}

static void
test_kind (void)
{
  g_autoptr (BstGame) game = make_game ("basic+traders-and-builders");
  g_autoptr (BstSetup) setup = bst_setup_new (game);

  put (setup, BST_FIGURE_BUILDER, BST_FEATURE_FIELD, 4);
  check_said (setup, BST_PROBLEM_KIND,
              "M3: Anna, builder at (0, 0): such a figure never stands there");
}

/* --- Books --- */

static void
check_balance (const char *text,
               const char *expected)
{
  g_autoptr (BstSetup) setup = read_setup (text);
  g_autoptr (BstPosition) position = bst_setup_get_position (setup);
  g_autofree char *said = NULL;
  BastideBalance balance;

  bastide_balance_count (position, &balance);
  g_assert_cmpuint (balance.n_set + balance.n_excess, ==,
                    balance.n_board + balance.n_hands + balance.n_bag + balance.n_hidden + balance.n_discarded);
  said = bastide_balance_dup_text (&balance);
  g_assert_cmpstr (said, ==, expected);
}

static void
test_balance (void)
{
  check_balance ("basic modern | Red 7 0; Blue 7 0 | Red U | D@0,0 r0; V@0,1 r0 | C",
                 "72 tiles = 2 on the board + 1 in hand + 68 in the bag + 1 aside");
  check_balance ("basic modern" BASE "D@0,0 r0; C@0,-1 r0; C@0,-2 r0 | C",
                 "72 tiles + 2 too many = 3 on the board + 0 in hand + 70 in the bag + 1 aside");
  check_balance ("basic+hills-and-sheep modern,hills=yes | Red 7 0; Blue 7 0 | Red U | D@0,0 r0; HS/RFR.h@1,0 r90 | | under hills 1",
                 "90 tiles = 2 on the board + 1 in hand + 86 in the bag + 1 under a hill + 0 aside");
}

/* --- Players --- */

static const BstPlayer *
get_player (BastideStudy *study,
            guint         player)
{
  return bst_game_get_player (bastide_study_get_game (study), player);
}

static void
test_players (void)
{
  g_autoptr (BastideStudy) study = make_study ("basic");
  g_autoptr (BastidePositionEditor) editor = make_edit (study);
  const BastideAmount points = { .kind = BASTIDE_AMOUNT_SCORE };
  BstChangeName name;

  g_assert_true (bastide_amount_set (&points, editor, 1, 31));
  g_assert_false (bastide_amount_set (&points, editor, 1, 31));
  g_assert_true (bastide_players_edit_add (editor));
  g_assert_cmpuint (bst_game_get_n_players (bastide_study_get_game (study)), ==, 3);
  g_assert_cmpuint (get_player (study, 2)->colour, ==, BST_COLOUR_YELLOW);
  g_assert_true (bastide_players_edit_rename (editor, 2, "Ștefan"));
  g_assert_true (bastide_players_edit_move (editor, 1, -1));
  g_assert_false (bastide_players_edit_move (editor, 0, -1));
  g_assert_false (bastide_players_edit_move (editor, 2, 1));
  /* Points go with their player, whatever his place and colour. */
  g_assert_cmpint (bst_position_get_score (bastide_study_get_position (study), 0), ==, 31);
  g_assert_true (bastide_players_edit_recolour (editor, 0, BST_COLOUR_RED));
  g_assert_cmpuint (get_player (study, 1)->colour, ==, BST_COLOUR_BLUE);
  g_assert_cmpstr (get_player (study, 1)->name, ==, "Anna");
  g_assert_cmpint (bst_position_get_score (bastide_study_get_position (study), 0), ==, 31);
  g_assert_true (bastide_players_edit_set_turn (editor, 2));
  g_assert_true (bastide_players_edit_remove (editor, 1));
  g_assert_false (bastide_players_edit_remove (editor, 1));
  g_assert_cmpstr (get_player (study, 1)->name, ==, "Ștefan");

  /* All of it is one set-up, and each edit is undone alone. */
  g_assert_cmpuint (bastide_study_get_line_length (study), ==, 2);
  g_assert_true (bst_history_can_undo (bastide_study_get_history (study), &name));
  g_assert_cmpuint (name, ==, BST_CHANGE_PLAYERS);
  for (guint i = 0; i < 7; i++)
    g_assert_true (bastide_study_undo (study));
  g_assert_false (bastide_study_undo (study));
  g_assert_cmpuint (bastide_study_get_line_length (study), ==, 1);
  g_assert_cmpuint (bst_game_get_n_players (bastide_study_get_game (study)), ==, 2);
  while (bastide_study_redo (study))
    ;
  g_assert_cmpstr (get_player (study, 1)->name, ==, "Ștefan");
}

/* Every number that a game of all expansions has is set and read back. */
static void
test_amounts (void)
{
  g_autoptr (BastideStudy) study = make_study ("basic+inns-and-cathedrals+traders-and-builders"
                                               "+abbey-and-mayor+tower");
  g_autoptr (BastidePositionEditor) editor = make_edit (study);
  g_autoptr (GArray) amounts = bastide_amount_list (bastide_study_get_position (study), 0);

  g_assert_cmpuint (amounts->len, ==, 17);
  for (guint i = 0; i < amounts->len; i++)
    {
      const BastideAmount *amount = &g_array_index (amounts, BastideAmount, i);
      int before = bastide_amount_get (amount, bastide_study_get_position (study), 0);
      g_autofree char *title = bastide_amount_dup_title (amount, bastide_study_get_game (study));
      int lowest, highest;

      g_assert_cmpuint (strlen (title), >, 0);
      bastide_amount_get_range (amount, &lowest, &highest);
      g_assert_cmpint (before, >=, lowest);
      g_assert_cmpint (before, <, highest);
      g_assert_true (bastide_amount_set (amount, editor, 0, before + 1));
      g_assert_cmpint (bastide_amount_get (amount, bastide_study_get_position (study), 0), ==,
                       before + 1);
    }
}

static void
test_hands (void)
{
  g_autoptr (BastideStudy) study = make_study ("basic");
  g_autoptr (BastidePositionEditor) editor = make_edit (study);
  g_autoptr (GError) error = NULL;
  g_autofree char *aside = NULL;
  gint16 hand[BST_MAX_HELD_TILES];

  g_assert_true (bastide_players_edit_hold (editor, 1, 0, 7));
  g_assert_true (bastide_players_edit_set_discarded (editor, "C, K K", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (bst_position_get_held_tiles (bastide_study_get_position (study), 1, hand), ==, 1);
  g_assert_cmpint (hand[0], ==, 7);
  aside = bastide_players_edit_dup_discarded (bastide_study_get_position (study));
  g_assert_cmpstr (aside, ==, "C K K");
  g_assert_false (bastide_players_edit_set_discarded (editor, "C K K", &error));
  g_assert_no_error (error);
  g_assert_false (bastide_players_edit_set_discarded (editor, "Zebra", &error));
  g_assert_cmpstr (error->message, ==, "No tile of this game is called “Zebra”.");
  g_assert_true (bastide_players_edit_let_go (editor, 1, BASTIDE_NO_SLOT));
  g_assert_false (bastide_players_edit_let_go (editor, 1, 0));
  g_assert_cmpuint (bst_position_get_held_tiles (bastide_study_get_position (study), 1, hand), ==, 0);
}

/* --- Allowing and mending --- */

static void
test_allow_and_mend (void)
{
  g_autoptr (BastideStudy) study = make_study ("basic");
  g_autoptr (BastidePositionEditor) editor = make_edit (study);
  const BastideAmount points = { .kind = BASTIDE_AMOUNT_SCORE };
  const GArray *problems;
  const BstProblem *problem;
  g_autofree char *key = NULL;
  BstSetup *setup;

  bastide_amount_set (&points, editor, 0, 5);
  problems = bastide_shown_get_problems (bastide_study_get_shown (study));
  g_assert_cmpuint (problems->len, ==, 1);
  problem = &g_array_index (problems, BstProblem, 0);
  g_assert_cmpstr (bastide_problem_text_get_mend (problem), ==, "Correct the Score");
  key = bst_problem_to_key (bastide_study_get_game (study), problem);
  setup = bastide_study_dup_setup (study);
  bst_setup_allow (setup, key, TRUE);
  g_assert_true (bastide_position_editor_commit (editor, setup, BST_SETUP_OK, BST_CHANGE_ALLOW));
  problems = bastide_shown_get_problems (bastide_study_get_shown (study));
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpuint (bastide_problem_text_count_open (problems), ==, 0);
  g_assert_true (bastide_study_undo (study));
  problems = bastide_shown_get_problems (bastide_study_get_shown (study));
  g_assert_cmpuint (bastide_problem_text_count_open (problems), ==, 1);
  setup = bastide_study_dup_setup (study);
  g_assert_true (bst_setup_mend (setup, &g_array_index (problems, BstProblem, 0)));
  g_assert_true (bastide_position_editor_commit (editor, setup, BST_SETUP_OK, BST_CHANGE_MEND));
  g_assert_cmpuint (bastide_shown_get_problems (bastide_study_get_shown (study))->len, ==, 0);
}

/* --- Among the moves --- */

static BastideMoveItem *
get_line (BastideMoveList *list,
          guint            line)
{
  return g_list_model_get_item (G_LIST_MODEL (list), line);
}

static void
check_line (BastideMoveList *list,
            guint            line,
            guint            number,
            int              player)
{
  g_autoptr (BastideMoveItem) item = get_line (list, line);

  g_assert_cmpuint (bastide_move_item_get_number (item), ==, number);
  g_assert_cmpint (bastide_move_item_get_player (item), ==, player);
}

/* A set-up of three players in the middle is no move, and the third player moves after it. */
static void
test_moves (void)
{
  g_autoptr (BastideStudy) study = make_study ("basic");
  g_autoptr (BastidePositionEditor) editor = make_edit (study);
  g_autoptr (BastideMoveList) list = bastide_move_list_new ();
  const BastideAmount points = { .kind = BASTIDE_AMOUNT_SCORE };
  g_autofree char *subtitle = NULL, *line = NULL, *whole = NULL;
  BstMove move;

  g_assert_true (bst_move_parse (bastide_study_get_game (study), "U@1,0 r0", &move, NULL));
  g_assert_true (bastide_study_play (study, &move, NULL));
  g_assert_true (bastide_players_edit_add (editor));
  g_assert_true (bastide_players_edit_set_turn (editor, 2));
  g_assert_true (bastide_amount_set (&points, editor, 2, 7));
  g_assert_true (bastide_amount_set (&points, editor, 0, 4));
  subtitle = bastide_study_text_dup_subtitle (study);
  g_assert_cmpstr (subtitle, ==, "Position set up · Yellow to draw");
  g_assert_true (bst_move_parse (bastide_study_get_game (study), "U@-1,0 r0", &move, NULL));
  g_assert_true (bastide_study_play (study, &move, NULL));

  bastide_move_list_set_record (list, bastide_study_get_record (study));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 4);
  check_line (list, 1, 1, 0);
  check_line (list, 2, 1, BST_NO_PLAYER);
  check_line (list, 3, 2, 2);

  /* Players keep their colours along the line. */
  g_assert_cmpint (bastide_shown_get_score (bastide_study_get_shown (study), 0, 2, FALSE), ==, 0);
  g_assert_cmpint (bastide_shown_get_score (bastide_study_get_shown (study), 3, 2, FALSE), ==, 7);
  bastide_study_set_index (study, 0);
  g_assert_cmpint (bastide_shown_get_score (bastide_study_get_shown (study), 3, 0, FALSE), ==, 4);
  line = bastide_clipboard_line_to_text (bastide_study_get_line_node (study, 1),
                                         bastide_study_get_game (study), NULL);
  g_assert_cmpstr (line, ==, "U@1,0 r0");
  whole = bastide_clipboard_line_to_text (bastide_study_get_line_node (study, 2),
                                          bastide_study_get_game (study), NULL);
  g_assert_true (g_str_has_prefix (whole, "basic modern | Red 7 4; Blue 7 0; Yellow 7 7 | "));
}

/* 'Undo Place U': the move is known before it is undone, and before it is redone. */
static void
test_added (void)
{
  g_autoptr (BastideStudy) study = make_study ("basic");
  BstHistory *history = bastide_study_get_history (study);
  BstGame *game;
  BstMove move;

  g_assert_null (bst_history_get_added (history, FALSE, &game));
  g_assert_true (bst_move_parse (bastide_study_get_game (study), "U@1,0 r0", &move, NULL));
  g_assert_true (bastide_study_play (study, &move, NULL));
  g_assert_true (bst_move_equal (bst_history_get_added (history, FALSE, &game), &move));
  g_assert_true (game == bastide_study_get_game (study));
  g_assert_null (bst_history_get_added (history, TRUE, &game));
  bastide_study_undo (study);
  g_assert_null (bst_history_get_added (history, FALSE, &game));
  g_assert_true (bst_move_equal (bst_history_get_added (history, TRUE, &game), &move));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/position/sentences", test_sentences);
  g_test_add_func ("/position/sentences-of-expansions", test_sentences_of_expansions);
  g_test_add_func ("/position/kind", test_kind);
  g_test_add_func ("/position/balance", test_balance);
  g_test_add_func ("/position/players", test_players);
  g_test_add_func ("/position/amounts", test_amounts);
  g_test_add_func ("/position/hands", test_hands);
  g_test_add_func ("/position/allow-and-mend", test_allow_and_mend);
  g_test_add_func ("/position/moves", test_moves);
  g_test_add_func ("/position/added", test_added);

  return g_test_run ();
}
