/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solving the tasks that are answered by looking at the board: no move is tried. */

#include "bst-puzzle-solve-search.h"

#include "bst-fit-map.h"
#include "bst-ranking.h"

#include <string.h>

/* So many cities are to choose from, if there are as many; all that the farm touches in any case. */
#define N_CITIES 6

/* --- Cells --- */

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  const BstPlacement *one = a, *other = b;

  return one->y != other->y ? one->y - other->y : one->x - other->x;
}

/* Sorted, each once. */
static void
finish_cells (BstPuzzleSolution *solution)
{
  GArray *cells = solution->cells;

  g_array_sort (cells, compare_cells);
  for (guint i = cells->len; i-- > 1;)
    if (compare_cells (&g_array_index (cells, BstPlacement, i),
                       &g_array_index (cells, BstPlacement, i - 1)) == 0)
      g_array_remove_index (cells, i);
  solution->value = (int) cells->len;
}

static gboolean
find_legal_cells (const BstPuzzle    *puzzle,
                  BstPuzzleSolution  *solution,
                  GError            **error)
{
  guint type = (guint) puzzle->tiles[0];
  guint n_tiles, n_cells;

  if (bst_position_get_remaining (puzzle->position, type) == 0)
    return bst_error_refuse_data (error, BST_REASON_NO_COPY);

  bst_position_get_tiles (puzzle->position, &n_tiles);
  g_array_set_size (solution->cells, BST_MAX_PLACEMENTS (n_tiles));
  n_cells = bst_position_get_placements (puzzle->position, type,
                                         (BstPlacement *) (void *) solution->cells->data);
  g_array_set_size (solution->cells, n_cells);
  finish_cells (solution);

  return TRUE;
}

static void
add_cell_of_part (const BstPosition *position,
                  guint              part,
                  GArray            *cells)
{
  BstPlacement cell = { 0 };
  guint n_tiles, index, segment;
  const BstTile *tile;

  bst_position_get_segment (position, part, &index, &segment);
  tile = &bst_position_get_tiles (position, &n_tiles)[index];
  cell.x = tile->x;
  cell.y = tile->y;
  g_array_append_val (cells, cell);
}

static void
find_tiles (const BstPuzzle   *puzzle,
            guint              first,
            BstPuzzleSolution *solution)
{
  guint part = first;

  do
    {
      add_cell_of_part (puzzle->position, part, solution->cells);
      part = bst_position_next_in_feature (puzzle->position, part);
    }
  while (part != first);
  finish_cells (solution);
}

static void
find_figures (const BstPuzzle   *puzzle,
              guint              target,
              BstPuzzleSolution *solution)
{
  guint root = bst_position_find_root (puzzle->position, target);
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (puzzle->position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    if (bst_figure_is_follower ((BstFigureKind) figures[i].kind)
        && bst_position_find_root (puzzle->position, figures[i].part) == root)
      add_cell_of_part (puzzle->position, figures[i].part, solution->cells);
  finish_cells (solution);
}

/* --- Features --- */

static int
compare_parts (gconstpointer a,
               gconstpointer b)
{
  return (int) *(const guint16 *) a - (int) *(const guint16 *) b;
}

static void
find_cities (const BstPuzzle   *puzzle,
             guint              target,
             BstPuzzleSolution *solution)
{
  guint n_parts = bst_position_get_n_parts (puzzle->position);
  g_autofree guint16 *cities = g_new (guint16, n_parts);
  guint n_cities = bst_position_get_farm_cities (puzzle->position, target, cities);
  BstFeature feature;

  for (guint i = 0; i < n_cities; i++)
    {
      bst_position_get_feature (puzzle->position, cities[i], &feature);
      if (feature.complete)
        g_array_append_val (solution->parts, feature.part);
    }
  g_array_sort (solution->parts, compare_parts);
  solution->value = (int) solution->parts->len;
}

/* Bit s: the player might put a follower on segment s of the tile laid last. */
static guint
find_places (const BstPuzzle *puzzle)
{
  BstMove move;
  g_autoptr (BstPosition) position = bst_puzzle_dup_before_last (puzzle, &move);
  guint8 segments[BST_MAX_SEGMENTS];
  guint n_segments, places = 0;

  if (move.kind != BST_MOVE_PLACE)
    return 0;

  bst_position_set_turn (position, (guint) puzzle->player);
  bst_position_place (position, (guint) move.type, move.x, move.y, move.rotation);
  n_segments = bst_position_get_spots (position, (guint) puzzle->player, BST_FIGURE_FOLLOWER,
                                       segments);
  for (guint i = 0; i < n_segments; i++)
    places |= 1u << segments[i];

  return places;
}

static void
find_stands (const BstPuzzle   *puzzle,
             BstPuzzleSolution *solution)
{
  guint places = find_places (puzzle);
  guint n_tiles;

  bst_position_get_tiles (puzzle->position, &n_tiles);
  for (guint segment = 0; segment < BST_MAX_SEGMENTS; segment++)
    if (places & (1u << segment))
      {
        guint16 part = bst_position_get_part (puzzle->position, n_tiles - 1, segment);
        guint16 root = bst_position_find_root (puzzle->position, part);

        g_array_append_val (solution->parts, root);
      }
  g_array_sort (solution->parts, compare_parts);
  solution->value = (int) solution->parts->len;
}

gboolean
bst_puzzle_has_part (const GArray *parts,
                     guint         part)
{
  for (guint i = 0; i < parts->len; i++)
    if (g_array_index (parts, guint16, i) == part)
      return TRUE;

  return FALSE;
}

/* All that the farm touches, and others, so that there is something to be seen in the question. */
static void
add_cities (const BstPosition *position,
            guint              farm,
            GArray            *parts)
{
  guint n_parts = bst_position_get_n_parts (position);
  g_autofree guint16 *features = g_new (guint16, n_parts);
  guint n_features;

  g_array_set_size (parts, n_parts);
  g_array_set_size (parts, bst_position_get_farm_cities (position, farm, (guint16 *) (void *) parts->data));
  n_features = bst_position_get_features (position, features);
  for (guint i = 0; i < n_features && parts->len < N_CITIES; i++)
    if (bst_position_get_feature_kind (position, features[i]) == BST_FEATURE_CITY
        && !bst_puzzle_has_part (parts, features[i]))
      g_array_append_val (parts, features[i]);
}

GArray *
bst_puzzle_list_candidates (const BstPuzzle *puzzle)
{
  const BstPosition *position = puzzle->position;
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (guint16));
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  guint target = bst_puzzle_find_target (puzzle);

  if (puzzle->task == BST_TASK_CITIES && target != BST_NO_PART)
    add_cities (position, target, parts);
  else if ((puzzle->task == BST_TASK_STAND || puzzle->task == BST_TASK_PLACES) && n_tiles > 0)
    {
      const BstTile *tile = &tiles[n_tiles - 1];
      const BstTileType *type = bst_tile_set_get_type (
        bst_game_get_tile_set (bst_position_get_game (position)), (guint) tile->type);

      for (guint segment = 0; segment < type->n_segments; segment++)
        {
          guint16 part = bst_position_get_part (position, n_tiles - 1, segment);

          if (bst_feature_kind_get (type->segments[segment].kind)->takes_figures)
            g_array_append_val (parts, part);
        }
    }
  g_array_sort (parts, compare_parts);

  return parts;
}

/* --- Numbers --- */

static int
count_fitting (const BstPuzzle *puzzle)
{
  BstFitCell cell;

  bst_fit_cell_init (&cell, puzzle->position, puzzle->target.x, puzzle->target.y);

  return cell.n_copies;
}

static int
count_features (const BstPuzzle *puzzle)
{
  guint n_parts = bst_position_get_n_parts (puzzle->position);
  g_autofree guint16 *roots = g_new (guint16, n_parts);
  guint n_features = bst_position_get_features (puzzle->position, roots);
  int count = 0;

  for (guint i = 0; i < n_features; i++)
    count += bst_position_get_feature_kind (puzzle->position, roots[i]) == puzzle->kind;

  return count;
}

static int
sum_points (const BstEvents *events,
            guint            player)
{
  int points = 0;

  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].players & (1u << player))
      points += events->items[i].points;

  return points;
}

/* Everybody's points if the game ended now. */
static void
find_totals (const BstPosition *position,
             int                points[BST_MAX_PLAYERS],
             BstEvents         *events)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));

  memset (points, 0, BST_MAX_PLAYERS * sizeof *points);
  bst_position_score_final (position, points, events);
  for (guint player = 0; player < n_players; player++)
    points[player] += bst_position_get_score (position, player);
}

/* Leaves the events that keep() wants. */
static void
filter_events (BstEvents        *events,
               gboolean        (*keep) (const BstPuzzle *puzzle,
                                        const BstEvent  *event),
               const BstPuzzle  *puzzle)
{
  guint n = 0;

  for (guint i = 0; i < events->n_items; i++)
    if (keep (puzzle, &events->items[i]))
      events->items[n++] = events->items[i];
  events->n_items = n;
}

static gboolean
is_of_player (const BstPuzzle *puzzle,
              const BstEvent  *event)
{
  return (event->players & (1u << puzzle->player)) != 0;
}

static gboolean
is_of_target (const BstPuzzle *puzzle,
              const BstEvent  *event)
{
  return event->cause == BST_EVENT_FEATURE
         && bst_position_find_root (puzzle->position, event->part)
            == bst_position_find_root (puzzle->position, bst_puzzle_find_target (puzzle));
}

static int
find_total (const BstPuzzle   *puzzle,
            BstPuzzleSolution *solution)
{
  int points[BST_MAX_PLAYERS];

  find_totals (puzzle->position, points, &solution->events);
  filter_events (&solution->events, is_of_player, puzzle);

  return points[puzzle->player];
}

static void
find_paid (const BstPuzzle   *puzzle,
           BstPuzzleSolution *solution)
{
  for (guint i = 0; i < puzzle->paid.n_items; i++)
    bst_events_add (&solution->events, &puzzle->paid.items[i]);
  if (puzzle->task == BST_TASK_PAYOUT)
    return;
  filter_events (&solution->events, is_of_player, puzzle);
  solution->value = sum_points (&solution->events, (guint) puzzle->player);
}

static void
find_worth (const BstPuzzle   *puzzle,
            guint              target,
            BstPuzzleSolution *solution)
{
  int points[BST_MAX_PLAYERS] = { 0 };
  BstFeature feature;

  bst_position_get_feature (puzzle->position, target, &feature);
  solution->value = puzzle->worth == BST_WORTH_NOW ? feature.now
                    : puzzle->worth == BST_WORTH_COMPLETED ? feature.completed : feature.end;
  if (puzzle->worth == BST_WORTH_END)
    {
      bst_position_score_final (puzzle->position, points, &solution->events);
      filter_events (&solution->events, is_of_target, puzzle);
    }
}

static void
find_winners (const BstPuzzle   *puzzle,
              BstPuzzleSolution *solution)
{
  int points[BST_MAX_PLAYERS];
  BstRanking ranking;

  find_totals (puzzle->position, points, NULL);
  bst_ranking_init (&ranking, points,
                    bst_game_get_n_players (bst_position_get_game (puzzle->position)));
  solution->players = (guint8) bst_ranking_get_players (&ranking, 1);
}

/* --- Rows of numbers --- */

static void
add_number (BstPuzzleSolution *solution,
            int                number)
{
  g_array_append_val (solution->numbers, number);
}

static void
find_payout (const BstPuzzle   *puzzle,
             BstPuzzleSolution *solution)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (puzzle->position));

  find_paid (puzzle, solution);
  for (guint player = 0; player < n_players; player++)
    add_number (solution, sum_points (&solution->events, player));
}

static void
find_sheet (const BstPuzzle   *puzzle,
            BstPuzzleSolution *solution)
{
  int total = find_total (puzzle, solution);

  add_number (solution, bst_position_get_score (puzzle->position, (guint) puzzle->player));
  for (guint i = 0; i < solution->events.n_items; i++)
    add_number (solution, solution->events.items[i].points);
  add_number (solution, total);
}

static void
find_editions (const BstPuzzle   *puzzle,
               BstPuzzleSolution *solution)
{
  for (guint i = 0; i < puzzle->editions->len; i++)
    {
      const BstEdition *edition = g_ptr_array_index (puzzle->editions, i);
      int points[BST_MAX_PLAYERS];

      find_totals (edition->position, points, NULL);
      add_number (solution, points[puzzle->player]);
    }
}

/* --- Sentences --- */

/* The first answer that the setter gives all stars; NULL if there is none. */
static const BstPuzzleAnswer *
find_full (const BstPuzzle *puzzle)
{
  for (guint i = 0; i < puzzle->answers->len; i++)
    {
      const BstPuzzleAnswer *answer = g_ptr_array_index (puzzle->answers, i);

      if (answer->marks >= BST_FULL_MARKS)
        return answer;
    }

  return NULL;
}

/* What the rules say of it, with the points that it is about. */
static gboolean
check_claim (const BstPuzzle    *puzzle,
             BstPuzzleSolution  *solution,
             GError            **error)
{
  const BstPuzzleAnswer *answer;
  g_auto (BstPuzzleSolution) facts = { 0 };
  BstPuzzleVerdict verdict;

  if (puzzle->claim->answers->len == 0)
    return bst_error_refuse_data (error, BST_REASON_NO_CLAIM);
  answer = g_ptr_array_index (puzzle->claim->answers, 0);
  if (!bst_puzzle_solve (puzzle->claim, 0, &facts, error)
      || !bst_puzzle_judge_by (puzzle->claim, 0, &facts, answer->text, &verdict, error))
    return FALSE;
  solution->events = facts.events;
  facts.events = (BstEvents) { 0 };

  return verdict.right == (solution->value != 0)
         || bst_error_refuse_data (error, BST_REASON_BAD_CLAIM);
}

/* What the setter gives all stars; the rules can decide it only where it comes with a claim. */
static gboolean
find_sentence (const BstPuzzle    *puzzle,
               BstPuzzleSolution  *solution,
               GError            **error)
{
  const BstPuzzleAnswer *answer = find_full (puzzle);

  if (answer == NULL)
    return bst_error_refuse_data (error, BST_REASON_NO_RIGHT_ANSWER);
  if (!bst_puzzle_read_sentence (puzzle, answer->text, &solution->value, error))
    return FALSE;
  solution->text = g_strdup (answer->text);

  return puzzle->claim == NULL || check_claim (puzzle, solution, error);
}

/* --- All --- */

static gboolean
check_needs (const BstPuzzle  *puzzle,
             GError          **error)
{
  BstTaskNeeds needs = bst_task_get_needs (puzzle->task);

  if ((needs & BST_TASK_NEEDS_TILES) && puzzle->n_tiles == 0)
    return bst_error_refuse_data (error, BST_REASON_NO_TILE_NAMED);
  if ((needs & BST_TASK_NEEDS_FEATURE) && bst_puzzle_find_target (puzzle) == BST_NO_PART)
    return bst_error_refuse_data (error, BST_REASON_NO_TARGET);
  if ((needs & BST_TASK_NEEDS_PLAYER) && puzzle->player == BST_NO_PLAYER)
    return bst_error_refuse_data (error, BST_REASON_BAD_COLOUR);
  if ((needs & BST_TASK_NEEDS_PLAYED) && puzzle->played->len == 0)
    return bst_error_refuse_data (error, BST_REASON_NOTHING_PLAYED);

  return TRUE;
}

/* What is asked of the puzzle as a whole. */
static void (* const finders[BST_N_TASKS]) (const BstPuzzle   *puzzle,
                                            BstPuzzleSolution *solution) = {
  [BST_TASK_STAND] = find_stands,
  [BST_TASK_PLACES] = find_stands,
  [BST_TASK_PAID] = find_paid,
  [BST_TASK_WINNER] = find_winners,
  [BST_TASK_PAYOUT] = find_payout,
  [BST_TASK_SHEET] = find_sheet,
  [BST_TASK_EDITIONS] = find_editions,
};

/* What is counted; -1 if nothing is. */
static int
find_number (const BstPuzzle  *puzzle,
             const BstFeature *feature)
{
  switch (puzzle->task)
    {
    case BST_TASK_FITS:
      return count_fitting (puzzle);
    case BST_TASK_WAYS:
      return __builtin_popcount (bst_fit_rotations (puzzle->position, (guint) puzzle->tiles[0], puzzle->target.x,
                                                    puzzle->target.y));
    case BST_TASK_COUNT:
      return count_features (puzzle);
    case BST_TASK_SIZE:
      return (int) feature->tiles;
    case BST_TASK_SUPPLY:
      return (int) bst_position_get_supply (puzzle->position, (guint) puzzle->player, BST_FIGURE_FOLLOWER);
    default:
      return -1;
    }
}

gboolean
bst_puzzle_find_facts (const BstPuzzle    *puzzle,
                       BstPuzzleSolution  *solution,
                       GError            **error)
{
  guint target;
  BstFeature feature = { 0 };

  if (!check_needs (puzzle, error))
    return FALSE;

  target = bst_puzzle_find_target (puzzle);
  if (target != BST_NO_PART)
    bst_position_get_feature (puzzle->position, target, &feature);
  if (puzzle->task < BST_N_TASKS && finders[puzzle->task] != NULL)
    {
      finders[puzzle->task] (puzzle, solution);
      return TRUE;
    }
  switch (puzzle->task)
    {
    case BST_TASK_CELLS:
      return find_legal_cells (puzzle, solution, error);
    case BST_TASK_TILES:
      find_tiles (puzzle, target, solution);
      break;
    case BST_TASK_FIGURES:
      find_figures (puzzle, target, solution);
      break;
    case BST_TASK_CITIES:
      if (feature.kind != BST_FEATURE_FIELD)
        return bst_error_refuse_data (error, BST_REASON_NO_TARGET);
      find_cities (puzzle, target, solution);
      break;
    case BST_TASK_POINTS:
      find_worth (puzzle, target, solution);
      break;
    case BST_TASK_TOTAL:
      solution->value = find_total (puzzle, solution);
      break;
    case BST_TASK_OWNER:
      solution->players = feature.owners;
      break;
    case BST_TASK_CHOICE:
    case BST_TASK_TRUTH:
      return find_sentence (puzzle, solution, error);
    case BST_TASK_FITS:
    case BST_TASK_WAYS:
    case BST_TASK_COUNT:
    case BST_TASK_SIZE:
    case BST_TASK_SUPPLY:
      solution->value = find_number (puzzle, &feature);
      break;
    default:
      g_return_val_if_reached (FALSE);
    }

  return TRUE;
}
