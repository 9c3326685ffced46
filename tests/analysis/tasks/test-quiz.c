/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The answers of quiz questions on random positions of all settings, worked out once more the slow way: by walking
 * the board, by laying every tile everywhere, by trying every turn that a text can name. BASTIDE_POSITIONS=1700
 * in the environment asks more than 10,000 questions. The arguments are booklets that bastide-cli quiz wrote, whose
 * questions are worked out in the same way. */

#include "bst-io-booklet.h"
#include "bst-io-position-text.h"
#include "bst-io-quiz.h"
#include "bst-quiz.h"
#include "bst-quiz-source.h"
#include "bst-quiz-tally.h"

#include "naive.h"
#include "random-position.h"

#include <glib/gstdio.h>

#include <string.h>

static const BstRules *
get_rules (const BstPosition *position)
{
  return bst_game_get_rules (bst_position_get_game (position));
}

static guint
get_n_players (const BstPosition *position)
{
  return bst_game_get_n_players (bst_position_get_game (position));
}

/* --- Features --- */

/* HS12, where a follower on a hill is enough: of these those with one, if there are any. */
static guint
find_on_hills (const NaiveFeature *feature,
               guint               players)
{
  guint winners = 0;

  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    winners |= (guint) ((players >> player & 1u) && feature->on_hills[player] > 0) << player;

  return winners != 0 ? winners : players;
}

/* The most figures own it; a mayor counts the pennants. */
static guint
find_owners (const NaiveBoard   *board,
             guint               label,
             const NaiveFeature *feature)
{
  guint strength[BST_MAX_PLAYERS] = { 0 }, owners = 0, most = 1, n_figures;
  const BstFigure *figures = bst_position_get_figures (board->position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    if (board->labels[figures[i].part] == label)
      {
        const BstFigure *figure = &figures[i];

        strength[figure->player] += figure->kind == BST_FIGURE_FOLLOWER || figure->kind == BST_FIGURE_WAGON ? 1
                                    : figure->kind == BST_FIGURE_BIG ? 2
                                    : figure->kind == BST_FIGURE_MAYOR ? feature->pennants : 0;
      }
  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    {
      if (strength[player] > most)
        owners = 0;
      most = MAX (most, strength[player]);
      if (strength[player] == most)
        owners |= 1u << player;
    }

  return bst_game_get_rules (bst_position_get_game (board->position))->hills ? find_on_hills (feature, owners) : owners;
}

static gboolean
is_besieged (const BstPosition *position,
             guint              part)
{
  BstFeature feature;

  bst_position_get_feature (position, part, &feature);

  return get_rules (position)->siege && (feature.emblems & BST_EMBLEM_SIEGE);
}

static int
city_rate (const NaiveFeature *feature,
           const BstRules     *rules,
           gboolean            complete,
           gboolean            besieged,
           guint               size)
{
  gboolean has_cathedral = rules->inns && feature->cathedrals > 0;

  if (complete)
    return (has_cathedral ? 3 : size == 2 && rules->two_tile_city == BST_TWO_TILE_CITY_REDUCED ? 1 : 2)
           - besieged;

  return besieged || (has_cathedral && rules->inns_at_end == BST_INNS_AT_END_NOTHING) ? 0 : 1;
}

/* SI2: 3 for a city, twice for a besieged one, and for each once what pigs and herds add. */
static int
farm_worth (const NaiveBoard   *board,
            guint               label,
            const NaiveFeature *feature,
            guint               owners)
{
  const BstRules *rules = get_rules (board->position);
  g_autofree guint16 *cities = g_new (guint16, board->n_parts);
  guint n_cities = bst_position_get_farm_cities (board->position, label, cities);
  int n_paid = 0, n_cities_paid = 0, more = 0;

  for (guint i = 0; i < n_cities; i++)
    {
      NaiveFeature city;

      naive_board_feature (board, board->labels[cities[i]], &city);
      if (city.open > 0)
        continue;
      n_paid += is_besieged (board->position, cities[i]) ? 2 : 1;
      n_cities_paid++;
    }
  more = rules->pig_herds && feature->pig_herds > 0;
  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    if ((owners & (1u << player)) && feature->pigs[player])
      return 3 * n_paid + (more + 1) * n_cities_paid;

  return 3 * n_paid + more * n_cities_paid;
}

static int
find_usual_worth (const NaiveBoard   *board,
                  guint               label,
                  const NaiveFeature *feature,
                  gboolean            complete)
{
  const BstRules *rules = get_rules (board->position);
  gboolean by_segments = (!complete && rules->unfinished_count == BST_UNFINISHED_SEGMENTS)
                         || (feature->kind == BST_FEATURE_CITY
                             && rules->city_count == BST_CITY_COUNT_SEGMENTS);
  guint size = by_segments && !bst_feature_kind_get (feature->kind)->counts_round ? feature->segments : feature->tiles;
  gboolean has_inn = rules->inns && feature->inns > 0;

  if (feature->kind == BST_FEATURE_FIELD)
    return farm_worth (board, label, feature, find_owners (board, label, feature));
  if (!complete && rules->unfinished != BST_UNFINISHED_PAID)
    return 0;
  if (bst_feature_kind_get (feature->kind)->counts_round)
    return (int) feature->tiles + (complete && rules->vineyards == BST_VINEYARDS_MONASTERIES
                                   && feature->kind == BST_FEATURE_MONASTERY ? 3 * (int) feature->vineyards : 0);
  if (feature->kind == BST_FEATURE_ROAD)
    return !has_inn ? (int) size : complete ? 2 * (int) size
           : rules->inns_at_end == BST_INNS_AT_END_NOTHING ? 0 : (int) size;

  return (int) (size + feature->pennants)
         * city_rate (feature, rules, complete, is_besieged (board->position, label), size);
}

/* MW4. */
static int
find_worth (const NaiveBoard   *board,
            guint               label,
            const NaiveFeature *feature,
            gboolean            complete)
{
  int worth = find_usual_worth (board, label, feature, complete) + (feature->mages > 0 ? (int) feature->tiles : 0);

  return feature->witches > 0 ? (worth + 1) / 2 : worth;
}

static void
check_feature (const BstPuzzle         *puzzle,
               const BstPuzzleSolution *solution)
{
  guint part = bst_puzzle_find_target (puzzle);
  NaiveFeature feature;
  NaiveBoard board;
  guint label;

  naive_board_init (&board, puzzle->position);
  label = board.labels[part];
  naive_board_feature (&board, label, &feature);
  if (puzzle->task == BST_TASK_OWNER)
    g_assert_cmpuint (solution->players, ==, find_owners (&board, label, &feature));
  else
    g_assert_cmpint (solution->value, ==, find_worth (&board, label, &feature,
                                                      puzzle->worth == BST_WORTH_COMPLETED));
  naive_board_clear (&board);
}

/* --- Cells --- */

/* H10, H11: nothing lies beyond the edge of the table. */
static gboolean
is_on_table (const BstRules *rules,
             int             x,
             int             y)
{
  return rules->table_edge == BST_TABLE_ENDLESS
         || (-x <= (int) rules->table_west && x <= (int) rules->table_east
             && -y <= (int) rules->table_north && y <= (int) rules->table_south);
}

static gboolean
may_lie (const BstPosition *position,
         guint              type_index,
         int                x,
         int                y,
         guint              rotation)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  const BstTileType *type = bst_tile_set_get_type (set, type_index);

  return is_on_table (get_rules (position), x, y) && naive_why_not (position, type, x, y, rotation) == NULL
         && ((type->group != BST_DRAW_RIVER && type->group != BST_DRAW_LAKE)
             || naive_why_no_river (position, type, x, y, rotation) == NULL);
}

static gboolean
fits (const BstPosition *position,
      guint              type,
      int                x,
      int                y)
{
  for (guint rotation = 0; rotation < 4; rotation++)
    if (may_lie (position, type, x, y, rotation))
      return TRUE;

  return FALSE;
}

static void
check_fits (const BstPuzzle         *puzzle,
            const BstPuzzleSolution *solution)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (puzzle->position));
  int n_copies = 0;

  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    if (bst_tile_set_get_type (set, type)->group != BST_DRAW_NEVER
        && fits (puzzle->position, type, puzzle->target.x, puzzle->target.y))
      n_copies += (int) bst_position_get_remaining (puzzle->position, type);
  g_assert_cmpint (solution->value, ==, n_copies);
}

static void
check_cells (const BstPuzzle         *puzzle,
             const BstPuzzleSolution *solution)
{
  g_autoptr (GString) found = g_string_new (NULL), wanted = g_string_new (NULL);
  int min_x, min_y, max_x, max_y;

  bst_position_get_extents (puzzle->position, &min_x, &min_y, &max_x, &max_y);
  for (int y = min_y - 1; y <= max_y + 1; y++)
    for (int x = min_x - 1; x <= max_x + 1; x++)
      if (fits (puzzle->position, (guint) puzzle->tiles[0], x, y))
        g_string_append_printf (wanted, "%d,%d ", x, y);
  for (guint i = 0; i < solution->cells->len; i++)
    {
      const BstPlacement *cell = &g_array_index (solution->cells, BstPlacement, i);

      g_string_append_printf (found, "%d,%d ", cell->x, cell->y);
    }
  g_assert_cmpstr (found->str, ==, wanted->str);
}

/* --- Moves --- */

/* Makes the move; where it ends with a crop circle, which pays nothing, what that does has to be said (CC1). */
static gboolean
apply_whole (BstPosition *position,
             const char  *text)
{
  g_autoptr (GString) whole = g_string_new (text);
  BstMove move;

  for (guint n_passes = 0; n_passes <= 3; n_passes++)
    {
      g_autofree char *with_circle = g_strconcat (whole->str, " [circle adds]", NULL);

      if (bst_move_parse (bst_position_get_game (position), n_passes == 0 ? text : with_circle, &move, NULL)
          && bst_position_apply (position, &move, NULL, NULL))
        return TRUE;
      g_string_append (whole, " [passes]");
    }

  return FALSE;
}

/* What the turn brings the player who makes it; @best and @second of all so far. */
static void
try_text (const BstPosition *before,
          const char        *text,
          int               *best,
          int               *second)
{
  g_autoptr (BstPosition) position = bst_position_copy (before);
  guint player = bst_position_get_turn (before);
  int value;

  if (!apply_whole (position, text))
    return;

  value = bst_position_get_score (position, player) - bst_position_get_score (before, player);
  if (value > *best)
    {
      *second = *best;
      *best = value;
    }
  else if (value < *best)
    {
      *second = MAX (*second, value);
    }
}

/* PD3: the fairy goes to a follower of his, in place of a figure. */
static void
try_fairy (const BstPosition *position,
           const char        *tile,
           int               *best,
           int               *second)
{
  guint player = bst_position_get_turn (position), n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);
  const char *colour = bst_colour_name (bst_game_get_player (bst_position_get_game (position), player)->colour);

  for (guint i = 0; get_rules (position)->fairy && i < n_figures; i++)
    if ((guint) figures[i].player == player && bst_figure_is_follower (figures[i].kind))
      {
        g_autoptr (GString) text = g_string_new (tile);
        BstSpot spot = { 0 };

        bst_position_get_figure_spot (position, i, &spot);
        g_string_append (text, " [fairy to ");
        if (get_rules (position)->fairy_placement == BST_FAIRY_ON_TILE)
          {
            g_string_append_printf (text, "%d,%d]", spot.x, spot.y);
          }
        else
          {
            g_string_append_printf (text, "%s ", colour);
            if (figures[i].kind != BST_FIGURE_FOLLOWER)
              g_string_append_printf (text, "%s on ", bst_figure_kind_get (figures[i].kind)->name);
            bst_spot_print (&spot, text);
            g_string_append_printf (text, " at %d,%d]", spot.x, spot.y);
          }
        try_text (position, text->str, best, second);
      }
}

/* An abbot of the player's may come home instead. */
static void
try_abbots (const BstPosition *position,
            const char        *tile,
            int               *best,
            int               *second)
{
  guint player = bst_position_get_turn (position), n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);
  const char *colour = bst_colour_name (bst_game_get_player (bst_position_get_game (position), player)->colour);

  for (guint i = 0; i < n_figures; i++)
    if ((guint) figures[i].player == player && figures[i].kind == BST_FIGURE_ABBOT)
      {
        g_autoptr (GString) text = g_string_new (tile);
        BstSpot spot = { 0 };

        bst_position_get_figure_spot (position, i, &spot);
        g_string_append_printf (text, " [takes back %s abbot on ", colour);
        bst_spot_print (&spot, text);
        g_string_append_printf (text, " at %d,%d]", spot.x, spot.y);
        try_text (position, text->str, best, second);
      }
}

/* Every figure that the player has, on every place that a text can name. */
static void
try_figures (const BstPosition *position,
             const char        *tile,
             int               *best,
             int               *second)
{
  static const char * const places[] = {
    "city:N", "city:E", "city:S", "city:W", "road:N", "road:E", "road:S", "road:W", "mon", "garden",
    "field:NL", "field:NR", "field:EL", "field:ER", "field:SL", "field:SR", "field:WL", "field:WR"
  };
  guint player = bst_position_get_turn (position);
  const char *colour = bst_colour_name (bst_game_get_player (bst_position_get_game (position), player)->colour);

  try_text (position, tile, best, second);
  for (BstFigureKind kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    for (guint i = 0; bst_position_get_supply (position, player, kind) > 0 && i < G_N_ELEMENTS (places); i++)
      {
        g_autofree char *text = g_strdup_printf ("%s [%s %s%s%s]", tile, colour, bst_figure_kind_get (kind)->name,
                                                 kind != BST_FIGURE_FOLLOWER ? " on " : "", places[i]);

        try_text (position, text, best, second);
      }
}

static void
try_tile (const BstPosition *position,
          const char        *tile,
          int               *best,
          int               *second)
{
  try_figures (position, tile, best, second);
  try_fairy (position, tile, best, second);
  try_abbots (position, tile, best, second);
}

static gboolean
is_possible (const BstPosition *before,
             const char        *text)
{
  g_autoptr (BstPosition) position = bst_position_copy (before);

  return apply_whole (position, text);
}

/* The tile, and the mage or the witch sent somewhere: where to makes no difference to what the turn pays, but who. NULL if
 * there is no place. (transfer full) */
static char *
dup_sent (const BstPosition *position,
          const char        *tile,
          const char        *who)
{
  static const char * const places[] = {
    "city:N", "city:E", "city:S", "city:W", "road:N", "road:E", "road:S", "road:W"
  };
  g_autofree char *away = g_strdup_printf ("%s [%s leaves]", tile, who);

  for (guint part = 0; part < bst_position_get_n_parts (position); part++)
    {
      g_autoptr (GString) text = g_string_new (tile);
      BstSpot spot = { .player = BST_NO_PLAYER };

      bst_position_name_spot (position, part, &spot);
      g_string_append_printf (text, " [%s to ", who);
      bst_spot_print (&spot, text);
      g_string_append_printf (text, " at %d,%d]", spot.x, spot.y);
      if (is_possible (position, text->str))
        return g_string_free (g_steal_pointer (&text), FALSE);
    }
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *text = g_strdup_printf ("%s [%s to %s]", tile, who, places[i]);

      if (is_possible (position, text))
        return g_steal_pointer (&text);
    }

  return is_possible (position, away) ? g_steal_pointer (&away) : NULL;
}

/* MW1, MW2: before all else. */
static void
try_magic (const BstPosition *position,
           const char        *tile,
           int               *best,
           int               *second)
{
  g_autofree char *mage = dup_sent (position, tile, "mage");
  g_autofree char *witch = dup_sent (position, tile, "witch");

  if (mage != NULL)
    try_tile (position, mage, best, second);
  if (witch != NULL)
    try_tile (position, witch, best, second);
}

static void
check_move (const BstPuzzle         *puzzle,
            const BstPuzzleSolution *solution)
{
  const BstTileType *type = bst_tile_set_get_type (
    bst_game_get_tile_set (bst_position_get_game (puzzle->position)), (guint) puzzle->tiles[0]);
  int min_x, min_y, max_x, max_y, best = G_MININT, second = G_MININT;

  bst_position_get_extents (puzzle->position, &min_x, &min_y, &max_x, &max_y);
  for (int y = min_y - 1; y <= max_y + 1; y++)
    for (int x = min_x - 1; x <= max_x + 1; x++)
      for (guint rotation = 0; rotation < 4; rotation++)
        if (may_lie (puzzle->position, (guint) puzzle->tiles[0], x, y, rotation))
          {
            g_autofree char *tile = g_strdup_printf ("%s@%d,%d r%u", type->id, x, y, 90 * rotation);

            if (is_possible (puzzle->position, tile))
              try_tile (puzzle->position, tile, &best, &second);
            else if (get_rules (puzzle->position)->mage)
              try_magic (puzzle->position, tile, &best, &second);
            for (guint i = 0; (type->signs & BST_SIGN_GOLD) && i < 9; i++)
              {
                g_autofree char *gold = g_strdup_printf ("%s [gold at %d,%d]", tile, x - 1 + (int) i % 3, y - 1 + (int) i / 3);

                try_tile (puzzle->position, gold, &best, &second);
              }
          }
  /* Shepherds are not tried: a flock that is scored may be better. */
  if (get_rules (puzzle->position)->figures[BST_FIGURE_SHEPHERD] > 0)
    {
      g_assert_cmpint (solution->value, >=, best);
      return;
    }
  g_assert_cmpint (solution->value, ==, best);
  g_assert_cmpint (solution->second, ==, second);
  g_assert_cmpint (second, <, best);
}

/* Do the plain rules know all of these? */
static gboolean
is_naive (const BstRules *rules)
{
  return rules->figures[BST_FIGURE_BARN] == 0 && rules->figures[BST_FIGURE_MAYOR] == 0
         && rules->figures[BST_FIGURE_WAGON] == 0 && rules->abbeys == 0 && !rules->siege
         && !rules->drought && !rules->plague && !rules->fairy && !rules->dragon && !rules->towers
         && rules->unfinished_count == BST_UNFINISHED_TILES && rules->king_robber_points != BST_CARDS_AT_ONCE;
}

/* The move is made once more on a position that was read from its text; the plain rules say what is paid just before
 * the figures return. */
static void
check_paid (const BstPuzzle         *puzzle,
            const BstPuzzleSolution *solution)
{
  const char *text = g_ptr_array_index (puzzle->played, 0);
  g_autoptr (BstPosition) position = bst_position_copy (puzzle->before);
  int before = bst_position_get_score (position, (guint) puzzle->player);
  int points[BST_MAX_PLAYERS] = { 0 };
  NaiveBoard board;
  BstMove move;

  g_assert_cmpuint (puzzle->played->len, ==, 1);
  g_assert_true (bst_move_parse (bst_position_get_game (position), text, &move, NULL));
  if (is_naive (get_rules (position)))
    {
      g_autoptr (BstPosition) laid = bst_position_copy (position);

      move.unfinished = TRUE;
      g_assert_true (bst_position_apply (laid, &move, NULL, NULL));
      naive_board_init (&board, laid);
      naive_board_score (&board, FALSE, points);
      naive_board_clear (&board);
      /* An abbot who comes home has been paid by then. */
      g_assert_cmpint (solution->value, ==, points[puzzle->player]
                                            + bst_position_get_score (laid, (guint) puzzle->player) - before);
      move.unfinished = FALSE;
    }
  g_assert_true (bst_position_apply (position, &move, NULL, NULL));
  g_assert_cmpint (solution->value, ==, bst_position_get_score (position, (guint) puzzle->player) - before);
}

/* --- The end --- */

/* PD4: 3 points for whoever has a follower with the fairy where something is paid. */
static void
add_fairy (const BstPosition *position,
           const BstFeature  *feature,
           int                points[BST_MAX_PLAYERS])
{
  gboolean on_tile = get_rules (position)->fairy_placement == BST_FAIRY_ON_TILE;
  guint n_figures, players = 0;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);
  int x, y, beside;

  if (!bst_position_get_neutral (position, BST_NEUTRAL_FAIRY, &x, &y, &beside) || feature->kind == BST_FEATURE_TOWER)
    return;
  /* H9. */
  if (get_rules (position)->unfinished == BST_UNFINISHED_NOR_FARMS && !feature->complete && feature->open > 0)
    return;
  for (guint i = 0; i < n_figures; i++)
    {
      BstSpot spot = { 0 };

      bst_position_get_figure_spot (position, i, &spot);
      if (bst_figure_is_follower (figures[i].kind)
          && bst_position_find_root (position, figures[i].part) == feature->part
          && (on_tile ? spot.x == x && spot.y == y : (int) i == beside))
        players |= 1u << figures[i].player;
    }
  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    points[player] += players & (1u << player) ? 3 : 0;
}

/* By the plain rules, and by the sums of the features where those do not know the expansions. */
static void
find_totals (const BstPosition *position,
             int                points[BST_MAX_PLAYERS])
{
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position));
  guint n_roots = bst_position_get_features (position, roots);
  NaiveBoard board;

  memset (points, 0, BST_MAX_PLAYERS * sizeof *points);
  naive_score_tokens (position, points);
  naive_board_init (&board, position);
  if (is_naive (get_rules (position)))
    naive_board_score (&board, TRUE, points);
  for (guint i = 0; !is_naive (get_rules (position)) && i < n_roots; i++)
    {
      BstFeature feature;

      bst_position_get_feature (position, roots[i], &feature);
      for (guint player = 0; player < get_n_players (position); player++)
        points[player] += feature.ends[player];
      add_fairy (position, &feature, points);
    }
  naive_board_clear (&board);
  for (guint player = 0; player < get_n_players (position); player++)
    points[player] += bst_position_get_score (position, player);
}

static void
check_winner (const BstPuzzle         *puzzle,
              const BstPuzzleSolution *solution)
{
  int points[BST_MAX_PLAYERS], most = G_MININT;
  guint winners = 0;

  find_totals (puzzle->position, points);
  for (guint player = 0; player < get_n_players (puzzle->position); player++)
    most = MAX (most, points[player]);
  for (guint player = 0; player < get_n_players (puzzle->position); player++)
    winners |= points[player] == most ? 1u << player : 0;
  g_assert_cmpuint (solution->players, ==, winners);
}

static void
check_sheet (const BstPuzzle         *puzzle,
             const BstPuzzleSolution *solution)
{
  const int *numbers = (const int *) (gconstpointer) solution->numbers->data;
  guint n_numbers = solution->numbers->len;
  int points[BST_MAX_PLAYERS], sum = 0;

  find_totals (puzzle->position, points);
  g_assert_cmpuint (n_numbers, >=, 3);
  g_assert_cmpint (numbers[0], ==, bst_position_get_score (puzzle->position, (guint) puzzle->player));
  for (guint i = 0; i + 1 < n_numbers; i++)
    sum += numbers[i];
  g_assert_cmpint (numbers[n_numbers - 1], ==, sum);
  g_assert_cmpint (sum, ==, points[puzzle->player]);
}

/* --- All --- */

static void (* const checks[BST_N_QUIZ_KINDS]) (const BstPuzzle         *puzzle,
                                                const BstPuzzleSolution *solution) = {
  check_feature, check_feature, check_paid, check_fits, check_cells, check_move, check_winner, check_sheet
};

static void
check_question (const BstPuzzle *puzzle,
                BstQuizKind      kind)
{
  g_auto (BstPuzzleSolution) solution = { 0 };
  g_autoptr (GError) error = NULL;
  BstQuizKind named;

  g_assert_true (bst_quiz_kind_from_id (puzzle->id, &named));
  g_assert_cmpint (named, ==, kind);
  g_assert_cmpuint (puzzle->level, ==, bst_quiz_level_from_id (puzzle->id));
  g_assert_cmpuint (puzzle->level, >=, 1);
  g_assert_cmpuint (puzzle->level, <=, BST_QUIZ_LEVELS);

  bst_puzzle_solve (puzzle, 0, &solution, &error);
  g_assert_no_error (error);
  checks[kind] (puzzle, &solution);
  /* What is right is taken as right. */
  if (kind != BST_QUIZ_MOVE)
    {
      g_autofree char *right = bst_puzzle_dup_right (puzzle, &solution);
      BstPuzzleVerdict verdict;

      g_assert_cmpstr (right, !=, "");
      g_assert_true (bst_puzzle_judge_by (puzzle, 0, &solution, right, &verdict, &error));
      g_assert_true (verdict.right);
    }
}

static void
as_the_slow_rules (void)
{
  guint n_positions = random_position_count (1600);
  guint counts[BST_N_QUIZ_KINDS] = { 0 }, levels[BST_QUIZ_LEVELS + 1] = { 0 };
  guint n_questions = 0;
  BstRandom random;

  bst_random_init (&random, 13);
  for (guint i = 0; i < n_positions; i++)
    {
      guint n_turns = 4 + bst_random_below (&random, 66);
      g_autoptr (BstPosition) position = random_position_new (i % N_RANDOM_SETTINGS, 2 + i % 5, n_turns, i);

      for (BstQuizKind kind = 0; kind < BST_N_QUIZ_KINDS; kind++)
        {
          guint level = 1 + bst_random_below (&random, BST_QUIZ_LEVELS);
          g_autoptr (BstPuzzle) puzzle = bst_quiz_make (position, kind, level, i);
          g_autoptr (BstPuzzle) again = bst_quiz_make (position, kind, level, i);

          g_assert_true ((puzzle == NULL) == (again == NULL));
          if (puzzle == NULL)
            continue;
          g_assert_true (bst_puzzle_equal (puzzle, again));
          g_assert_cmpstr (puzzle->id, ==, again->id);
          check_question (puzzle, kind);
          counts[kind]++;
          levels[puzzle->level]++;
          n_questions++;
        }
    }

  g_test_message ("%u questions", n_questions);
  g_assert_cmpuint (n_questions, >, 5 * n_positions);
  for (BstQuizKind kind = 0; kind < BST_N_QUIZ_KINDS; kind++)
    {
      g_test_message ("%s: %u", bst_quiz_kind_name (kind), counts[kind]);
      g_assert_cmpuint (counts[kind], >, n_positions / 5);
    }
  for (guint level = 1; level <= BST_QUIZ_LEVELS; level++)
    {
      g_test_message ("level %u: %u", level, levels[level]);
      g_assert_cmpuint (levels[level], >, n_questions / 25);
    }
}

/* --- Booklets --- */

static void
check_booklet (BstBooklet *booklet)
{
  guint counts[BST_N_QUIZ_KINDS] = { 0 };

  for (guint i = 0; i < bst_booklet_count (booklet); i++)
    {
      const BstPuzzle *puzzle = bst_booklet_get (booklet, i);
      BstQuizKind kind;

      g_assert_true (bst_quiz_kind_from_id (puzzle->id, &kind));
      check_question (puzzle, kind);
      counts[kind]++;
    }
  for (BstQuizKind kind = 0; kind < BST_N_QUIZ_KINDS; kind++)
    g_test_message ("%s: %u", bst_quiz_kind_name (kind), counts[kind]);
}

static void
check_file (gconstpointer path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = bst_io_booklet_open (path, NULL, &error);

  g_assert_no_error (error);
  check_booklet (booklet);
}

/* What was written into a file and read again is asked as before. */
static void
written (void)
{
  g_autoptr (BstQuizSource) source = bst_quiz_source_new ();
  g_autofree char *folder = g_dir_make_tmp ("bastide-quiz-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "quiz.bastide", NULL);
  g_autoptr (BstBooklet) booklet = NULL;
  g_autoptr (GError) error = NULL;

  bst_io_quiz_add_bundled (source);
  bst_io_quiz_add_random (source);
  booklet = bst_io_quiz_new_booklet (source, BST_QUIZ_ALL, 0, 40, 5);
  g_assert_cmpuint (bst_booklet_count (booklet), ==, 40);
  bst_io_booklet_save (booklet, path, &error);
  g_assert_no_error (error);
  check_file (path);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The same seed gives the same question; others give others, of the kinds and near the level that were asked for. */
static void
sources (void)
{
  g_autoptr (BstQuizSource) source = bst_quiz_source_new ();
  g_autoptr (BstPosition) position = random_position_new (0, 3, 0, 1);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint kinds = 1u << BST_QUIZ_OWNER | 1u << BST_QUIZ_SHEET, n_of_level = 0;

  g_assert_true (bst_quiz_source_is_empty (source));
  bst_quiz_source_add_game (source, bst_position_get_game (position));
  for (guint seed = 0; seed < 20; seed++)
    {
      guint level = 1 + seed % BST_QUIZ_LEVELS;
      g_autoptr (BstPuzzle) puzzle = bst_quiz_source_draw (source, kinds, level, seed);
      g_autoptr (BstPuzzle) again = bst_quiz_source_draw (source, kinds, level, seed);
      BstQuizKind kind;

      g_assert_nonnull (puzzle);
      g_assert_cmpstr (puzzle->id, ==, again->id);
      g_assert_true (bst_quiz_kind_from_id (puzzle->id, &kind));
      g_assert_true (kinds & (1u << kind));
      n_of_level += puzzle->level == level;
      g_hash_table_add (ids, g_strdup (puzzle->id));
    }
  g_assert_cmpuint (g_hash_table_size (ids), >=, 18);
  g_assert_cmpuint (n_of_level, >=, 12);
}

/* A game that was played is asked about as it was; one without moves has nothing to ask. */
static void
records (void)
{
  g_autoptr (BstQuizSource) source = bst_quiz_source_new ();
  g_autoptr (BstPosition) position = random_position_new (0, 2, 0, 1);
  g_autoptr (BstRecord) record = bst_record_new (bst_position_get_game (position));
  BstNode *node = bst_record_get_root (record);
  BstMove move;

  bst_quiz_source_add_record (source, record);
  g_assert_null (bst_quiz_source_draw (source, 1u << BST_QUIZ_OWNER, 1, 1));

  for (int x = 1; x <= 8; x++)
    {
      g_autofree char *text = g_strdup_printf (x == 1 ? "U@%d,0 r0 [Red road:W]" : "U@%d,0 r0", x);

      g_assert_true (bst_move_parse (bst_record_get_game (record), text, &move, NULL));
      node = bst_record_add_move (record, node, &move, BST_NO_PLAYER);
    }
  g_clear_pointer (&source, bst_quiz_source_free);
  source = bst_quiz_source_new ();
  bst_quiz_source_add_record (source, record);
  for (guint seed = 0; seed < 10; seed++)
    {
      g_autoptr (BstPuzzle) puzzle = bst_quiz_source_draw (source, 1u << BST_QUIZ_OWNER, 1, seed);
      g_auto (BstPuzzleSolution) solution = { 0 };

      g_assert_nonnull (puzzle);
      g_assert_true (bst_puzzle_solve (puzzle, 0, &solution, NULL));
      g_assert_cmpuint (solution.players, ==, 1);
    }
}

static void
ids (void)
{
  BstQuizKind kind;

  for (BstQuizKind i = 0; i < BST_N_QUIZ_KINDS; i++)
    {
      g_assert_true (bst_quiz_kind_from_id (bst_quiz_kind_name (i), &kind));
      g_assert_cmpint (kind, ==, i);
    }
  g_assert_false (bst_quiz_kind_from_id ("own-3-1", &kind));
  g_assert_false (bst_quiz_kind_from_id ("", &kind));
  g_assert_cmpuint (bst_quiz_level_from_id ("owner-3-0123"), ==, 3);
  g_assert_cmpuint (bst_quiz_level_from_id ("owner-6-0123"), ==, 0);
  g_assert_cmpuint (bst_quiz_level_from_id ("owner-"), ==, 0);
  g_assert_cmpuint (bst_quiz_level_from_id ("owner-3"), ==, 0);
  g_assert_cmpuint (bst_quiz_level_from_id ("owner"), ==, 0);
}

/* Two right ones in a row lead up, a wrong one down. */
static void
levels (void)
{
  guint streak = 0, level = 1;

  level = bst_quiz_next_level (level, FALSE, &streak);
  g_assert_cmpuint (level, ==, 1);
  level = bst_quiz_next_level (level, TRUE, &streak);
  g_assert_cmpuint (level, ==, 1);
  level = bst_quiz_next_level (level, TRUE, &streak);
  g_assert_cmpuint (level, ==, 2);
  level = bst_quiz_next_level (level, TRUE, &streak);
  level = bst_quiz_next_level (level, FALSE, &streak);
  g_assert_cmpuint (level, ==, 1);
  for (guint i = 0; i < 20; i++)
    level = bst_quiz_next_level (level, TRUE, &streak);
  g_assert_cmpuint (level, ==, BST_QUIZ_LEVELS);
}

/* The last seven days are the last week; what is older than eight weeks or not ours does not count. */
static void
tallies (void)
{
  BstQuizTally tally = { { { 0 } } };
  BstPractice right = { 0 }, wrong = { 0 };
  guint n_right, n_tried;

  bst_practice_note (&right, TRUE, 20000);
  bst_practice_note (&wrong, FALSE, 20000);
  g_assert_cmpuint (bst_quiz_tally_get_level (&tally), ==, 1);
  bst_quiz_tally_add (&tally, "owner-2-a", &right, 20000);
  bst_quiz_tally_add (&tally, "owner-2-b", &wrong, 20006);
  bst_quiz_tally_add (&tally, "owner-2-c", &right, 20007);
  bst_quiz_tally_add (&tally, "sheet-2-d", &right, 20055);
  bst_quiz_tally_add (&tally, "owner-2-e", &right, 20056);
  bst_quiz_tally_add (&tally, "owner-2-f", &right, 19999);
  bst_quiz_tally_add (&tally, "moon-2-g", &right, 20000);
  bst_quiz_tally_add (&tally, "owner-9-h", &right, 20000);
  g_assert_cmpuint (tally.n_tried[BST_QUIZ_OWNER][BST_QUIZ_WEEKS - 1], ==, 2);
  g_assert_cmpuint (tally.n_right[BST_QUIZ_OWNER][BST_QUIZ_WEEKS - 1], ==, 1);
  g_assert_cmpuint (tally.n_tried[BST_QUIZ_OWNER][BST_QUIZ_WEEKS - 2], ==, 1);
  g_assert_cmpuint (tally.n_tried[BST_QUIZ_SHEET][0], ==, 1);
  bst_quiz_tally_sum (&tally, BST_QUIZ_OWNER, &n_right, &n_tried);
  g_assert_cmpuint (n_right, ==, 2);
  g_assert_cmpuint (n_tried, ==, 3);
  g_assert_cmpuint (bst_quiz_tally_get_level (&tally), ==, 3);

  g_assert_false (bst_quiz_is_past (&right, 20055));
  g_assert_true (bst_quiz_is_past (&right, 20056));
  g_assert_false (bst_quiz_is_past (&right, 19990));
  g_assert_false (bst_quiz_is_past (&wrong, 20056));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/quiz/as-the-slow-rules", as_the_slow_rules);
  g_test_add_func ("/quiz/written", written);
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *name = g_path_get_basename (argv[i]);
      g_autofree char *path = g_strconcat ("/quiz/files/", name, NULL);

      g_test_add_data_func (path, argv[i], check_file);
    }
  g_test_add_func ("/quiz/sources", sources);
  g_test_add_func ("/quiz/records", records);
  g_test_add_func ("/quiz/ids", ids);
  g_test_add_func ("/quiz/levels", levels);
  g_test_add_func ("/quiz/tallies", tallies);

  return g_test_run ();
}
