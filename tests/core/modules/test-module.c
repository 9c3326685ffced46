/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Expansions against their rules said plainly, through random games with all sets together in
 * which big followers, builders and pigs are put as well: points, goods (T3), the second tile of
 * a turn (T12, T13), consistency and undo after every step, texts there and back. */

#include "fixture.h"
#include "naive.h"

#include <string.h>

#define ALL_TILES "basic+river+inns-and-cathedrals+traders-and-builders+winter+gq11"
#define ALL_RULES " big-followers=1 builders=1 pigs=1 inns=yes goods=yes pig-herds=yes"

static const char * const rule_sets[] = {
  "modern" ALL_RULES, "second-edition" ALL_RULES, "classic" ALL_RULES,
  "classic-literal" ALL_RULES " inns-at-end=usual",
  "modern city-count=segments two-tile-city=reduced" ALL_RULES " builders=3 big-followers=2",
};

typedef struct
{
  int      points[BST_MAX_PLAYERS];
  guint    goods[BST_MAX_PLAYERS][BST_N_GOODS];
  guint    turn;
  gboolean second;
} Expected;

/* Does the last tile join a feature with a builder of the player who laid it? */
static gboolean
meets_builder (const NaiveBoard *board,
               guint             player)
{
  const BstTile *last = &board->tiles[board->n_tiles - 1];
  const BstFigure *figures;
  guint n_figures;

  figures = bst_position_get_figures (board->position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    for (guint part = last->first_part; part < board->n_parts; part++)
      if (figures[i].kind == BST_FIGURE_BUILDER && figures[i].player == (gint8) player
          && figures[i].part < last->first_part
          && board->labels[figures[i].part] == board->labels[part])
        return TRUE;

  return FALSE;
}

/* The symbols of all cities that the last tile completes. */
static void
add_goods (const NaiveBoard *board,
           guint             goods[BST_N_GOODS])
{
  const BstTile *last = &board->tiles[board->n_tiles - 1];

  for (guint label = 0; label < board->n_parts; label++)
    {
      gboolean has_last = FALSE;
      NaiveFeature feature;

      for (guint part = last->first_part; part < board->n_parts; part++)
        has_last |= board->labels[part] == label;
      if (!has_last)
        continue;
      naive_board_feature (board, label, &feature);
      for (guint good = 0; feature.kind == BST_FEATURE_CITY && feature.open == 0
                           && good < BST_N_GOODS; good++)
        goods[good] += feature.goods[good];
    }
}

/* What the move must lead to, by the plain rules; the tile is laid for that and taken back. */
static void
foretell (BstPosition   *position,
          const BstMove *move,
          Expected      *expected)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  guint turn = bst_position_get_turn (position);
  gboolean is_second = bst_position_is_extra_tile (position);
  BstMove laid = *move;
  NaiveBoard board;

  memset (expected, 0, sizeof *expected);
  for (guint player = 0; player < n_players; player++)
    {
      expected->points[player] = bst_position_get_score (position, player);
      for (guint good = 0; good < BST_N_GOODS; good++)
        expected->goods[player][good] = bst_position_get_tokens (position, BST_TOKEN_WINE + good, player);
    }

  laid.unfinished = TRUE;
  g_assert_true (bst_position_apply (position, &laid, NULL, NULL));
  g_assert_true (bst_position_is_ok (position));
  naive_board_init (&board, position);
  naive_board_score (&board, FALSE, expected->points);
  add_goods (&board, expected->goods[turn]);
  expected->second = !is_second && meets_builder (&board, turn);
  expected->turn = expected->second ? turn : (turn + 1) % n_players;
  naive_board_clear (&board);
  bst_position_undo (position);
}

static void
compare (const BstPosition *position,
         const Expected    *expected)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));

  g_assert_cmpuint (bst_position_get_turn (position), ==, expected->turn);
  g_assert_cmpint (bst_position_is_extra_tile (position), ==, expected->second);
  for (guint player = 0; player < n_players; player++)
    {
      g_assert_cmpint (bst_position_get_score (position, player), ==, expected->points[player]);
      for (guint good = 0; good < BST_N_GOODS; good++)
        g_assert_cmpuint (bst_position_get_tokens (position, BST_TOKEN_WINE + good, player), ==,
                          expected->goods[player][good]);
    }
}

static void
check_final (const BstPosition *position)
{
  int found[BST_MAX_PLAYERS] = { 0 }, wanted[BST_MAX_PLAYERS] = { 0 };
  NaiveBoard board;

  bst_position_score_final (position, found, NULL);
  naive_board_init (&board, position);
  naive_board_score (&board, TRUE, wanted);
  naive_board_clear (&board);
  naive_score_tokens (position, wanted);
  g_assert_cmpmem (found, sizeof found, wanted, sizeof wanted);
}

/* The move and the position are the same when they are read from their texts. */
static void
check_texts (const BstPosition *position,
             const BstMove     *move)
{
  BstGame *game = bst_position_get_game (position);
  g_autofree char *move_text = bst_move_to_text (game, move);
  g_autofree char *text = bst_position_to_text (position);
  g_autofree char *again_text = NULL;
  g_autoptr (BstPosition) again = NULL;
  g_autoptr (GError) error = NULL;
  BstMove read;

  g_assert_true (bst_move_parse (game, move_text, &read, NULL));
  g_assert_true (bst_move_equal (&read, move));
  again = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text,
                                  &error);
  g_assert_no_error (error);
  g_assert_true (bst_position_is_ok (again));
  again_text = bst_position_to_text (again);
  g_assert_cmpstr (again_text, ==, text);
}

/* A copy read in the middle of the turn plays on as the position itself. */
static void
check_unfinished_text (BstPosition   *position,
                       const BstMove *move)
{
  BstGame *game = bst_position_get_game (position);
  g_autofree char *text = NULL;
  g_autofree char *end = NULL;
  g_autofree char *again_end = NULL;
  g_autoptr (BstPosition) again = NULL;
  g_autoptr (GError) error = NULL;
  BstMove laid = *move;

  laid.unfinished = TRUE;
  g_assert_true (bst_position_apply (position, &laid, NULL, NULL));
  text = bst_position_to_text (position);
  again = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text,
                                  &error);
  g_assert_no_error (error);
  bst_position_end_turn (position, NULL);
  bst_position_end_turn (again, NULL);
  end = bst_position_to_text (position);
  again_end = bst_position_to_text (again);
  g_assert_cmpstr (again_end, ==, end);
  bst_position_undo (position);
}

static guint
play (BstPosition *position,
      BstRandom   *random)
{
  guint n_steps = 0;
  BstMove move;

  while (n_steps < 200 && fixture_random_move (position, random, &move))
    {
      g_autoptr (BstPosition) before = bst_position_copy (position);
      Expected expected;

      if (move.kind == BST_MOVE_PLACE)
        {
          foretell (position, &move, &expected);
          g_assert_true (bst_position_equal (before, position));
          check_unfinished_text (position, &move);
          g_assert_true (bst_position_equal (before, position));
        }
      g_assert_true (bst_position_apply (position, &move, NULL, NULL));
      g_assert_true (bst_position_is_ok (position));
      if (move.kind == BST_MOVE_PLACE)
        compare (position, &expected);
      check_texts (position, &move);
      if (n_steps++ % 32 == 31)
        check_final (position);
    }
  check_final (position);

  return n_steps;
}

static void
test_all_sets (gconstpointer data)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (BstGame) game = fixture_game_with (ALL_TILES, data, 2 + i);
      g_autoptr (BstPosition) start = bst_position_new (game);
      g_autoptr (BstPosition) position = bst_position_new (game);
      BstRandom random;
      guint n_steps;

      bst_random_init (&random, 500 + i);
      n_steps = play (position, &random);
      g_assert_cmpuint (n_steps, >, 100);
      while (n_steps-- > 0)
        {
          g_assert_true (bst_position_undo (position));
          g_assert_true (bst_position_is_ok (position));
        }
      g_assert_false (bst_position_undo (position));
      g_assert_true (bst_position_equal (position, start));
    }
}

/* T-2: tokens alone, four wine and three grain each, cloth 2 against 3 (T5). */
static void
test_tokens (void)
{
  g_autoptr (BstGame) game = fixture_game_with ("basic", "modern goods=yes", 2);
  g_autoptr (BstPosition) position = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (BstEvents) events = { NULL };
  int points[BST_MAX_PLAYERS] = { 0 };

  position = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game),
                                     "basic modern,goods=yes | Blue 7 0 4,3,2; Red 7 0 4,3,3 "
                                     "| Blue | D@0,0 r0 | ", &error);
  g_assert_no_error (error);
  bst_position_score_final (position, points, &events);
  g_assert_cmpint (points[0], ==, 20);
  g_assert_cmpint (points[1], ==, 30);
  g_assert_cmpuint (events.n_items, ==, 3);
  for (guint good = 0; good < BST_N_GOODS; good++)
    {
      g_assert_cmpuint (events.items[good].goods, ==, good + 1);
      g_assert_cmpuint (events.items[good].players, ==, good == BST_CLOTH ? 2 : 3);
      g_assert_cmpstr (bst_event_get_name (&events.items[good]), ==, "trade-goods");
      g_assert_true (events.items[good].final);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rule_sets); i++)
    {
      g_autofree char *path = g_strdup_printf ("/module/%u", i);

      g_test_add_data_func (path, rule_sets[i], test_all_sets);
    }
  g_test_add_func ("/module/tokens", test_tokens);

  return g_test_run ();
}
