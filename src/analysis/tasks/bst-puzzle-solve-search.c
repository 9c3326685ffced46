/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-puzzle-solve-search.h"

#include <string.h>

typedef struct
{
  const BstPuzzle   *puzzle;
  guint              drawn;
  BstPuzzleLine      line;          /* so far */
  BstPuzzleSolution *solution;
  guint              n_tried;       /* lines */
  BstPuzzleStop      stop;          /* (nullable) */
  gpointer           stop_data;
  gboolean           stopped;
} Search;

guint
bst_puzzle_get_n_moves (const BstPuzzle *puzzle)
{
  return puzzle->tiles_from == BST_PUZZLE_TILES_KNOWN ? puzzle->n_tiles : 1;
}

gboolean
bst_puzzle_has_figures (const BstPuzzle *puzzle)
{
  return !bst_task_is_goal (puzzle->task) || puzzle->task == BST_TASK_SHARE;
}

guint
bst_puzzle_get_n_draws (const BstPuzzle *puzzle)
{
  return bst_task_is_move (puzzle->task) && puzzle->tiles_from == BST_PUZZLE_TILES_BAG
         ? MAX (puzzle->n_tiles, 1) : 1;
}

guint
bst_puzzle_find_target (const BstPuzzle *puzzle)
{
  return bst_position_find_part (puzzle->position, &puzzle->target);
}

guint
bst_puzzle_find_other (const BstPuzzle *puzzle)
{
  return bst_position_find_part (puzzle->position, &puzzle->other);
}

/* --- What a position is worth --- */

/* Does any tile that is left fit the cell? */
static gboolean
may_be_filled (const BstPosition *position,
               int                x,
               int                y)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));

  for (guint type = 0; type < n_types; type++)
    for (guint rotation = 0; rotation < 4 && bst_position_get_remaining (position, type) > 0;
         rotation++)
      if (bst_position_why_not (position, type, x, y, rotation, NULL) == BST_REASON_NONE)
        return TRUE;

  return FALSE;
}

/* A cell that touches no tile yet can still come to fit anything. */
static gboolean
is_dead_cell (const BstPosition *position,
              int                x,
              int                y)
{
  gboolean touches = FALSE;

  if (bst_position_find_tile (position, x, y) >= 0)
    return FALSE;
  for (guint i = 0; i < BST_N_DIRECTIONS; i++)
    touches |= bst_position_find_tile (position, x + bst_step_x[i], y + bst_step_y[i]) >= 0;

  return touches && !may_be_filled (position, x, y);
}

/* Does the piece of the feature end at a dead cell? */
static gboolean
ends_dead (const BstPosition *position,
           guint              part)
{
  guint n_tiles, index, segment;
  const BstTile *tile;
  const BstTileType *type;
  BstSides sides;

  bst_position_get_segment (position, part, &index, &segment);
  tile = &bst_position_get_tiles (position, &n_tiles)[index];
  type = bst_tile_set_get_type (bst_game_get_tile_set (bst_position_get_game (position)),
                                (guint) tile->type);
  if (bst_feature_kind_get (type->segments[segment].kind)->counts_round)
    {
      for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
          if (is_dead_cell (position, tile->x + dx, tile->y + dy))
            return TRUE;
      return FALSE;
    }

  sides = bst_tile_type_get_sides (type, segment, tile->rotation);
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    if ((sides & bst_sides_of_edge (edge))
        && is_dead_cell (position, tile->x + bst_step_x[edge], tile->y + bst_step_y[edge]))
      return TRUE;

  return FALSE;
}

static gboolean
is_blocked (const BstPosition *position,
            guint              first)
{
  guint part = first;

  do
    {
      if (ends_dead (position, part))
        return TRUE;
      part = bst_position_next_in_feature (position, part);
    }
  while (part != first);

  return FALSE;
}

/* The solver's points if the game ended now, and with @lead less those of the best other. */
static int
final_points (const BstPosition *position,
              guint              solver,
              gboolean           lead)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  int points[BST_MAX_PLAYERS] = { 0 };
  int best = G_MININT;

  bst_position_score_final (position, points, NULL);
  for (guint player = 0; player < n_players; player++)
    {
      points[player] += bst_position_get_score (position, player);
      if (player != solver)
        best = MAX (best, points[player]);
    }

  return lead && best != G_MININT ? points[solver] - best : points[solver];
}

static guint
count_tiles (const BstPuzzle *puzzle)
{
  BstFeature feature;

  bst_position_get_feature (puzzle->position, bst_puzzle_find_target (puzzle), &feature);

  return feature.tiles;
}

int
bst_puzzle_value (const BstPuzzle   *puzzle,
                  const BstPosition *position)
{
  guint solver = bst_position_get_turn (puzzle->position);
  BstFeature feature;

  switch (puzzle->task)
    {
    case BST_TASK_MOST_NOW:
      return bst_position_get_score (position, solver)
             - bst_position_get_score (puzzle->position, solver);
    case BST_TASK_MOST_END:
      return final_points (position, solver, FALSE);
    case BST_TASK_MARGIN:
      return final_points (position, solver, TRUE);
    case BST_TASK_COMPLETE:
      bst_position_get_feature (position, bst_puzzle_find_target (puzzle), &feature);
      return feature.complete;
    case BST_TASK_BLOCK:
      bst_position_get_feature (position, bst_puzzle_find_target (puzzle), &feature);
      return !feature.complete && is_blocked (position, feature.part);
    case BST_TASK_ENLARGE:
      bst_position_get_feature (position, bst_puzzle_find_target (puzzle), &feature);
      return feature.tiles > count_tiles (puzzle);
    case BST_TASK_JOIN:
      return bst_position_find_root (position, bst_puzzle_find_target (puzzle))
             == bst_position_find_root (position, bst_puzzle_find_other (puzzle));
    case BST_TASK_SHARE:
      bst_position_get_feature (position, bst_puzzle_find_target (puzzle), &feature);
      return (feature.owners & (1u << solver)) != 0;
    case BST_TASK_GAIN:
      return MIN (bst_position_get_score (position, solver)
                  - bst_position_get_score (puzzle->position, solver), puzzle->goal);
    case BST_TASK_MOVE:
      return 0;
    default:
      g_return_val_if_reached (0);
    }
}

/* --- Trying all moves --- */

static void
add_line (Search            *search,
          const BstPosition *position)
{
  BstPuzzleSolution *solution = search->solution;

  if (++search->n_tried > BST_PUZZLE_MAX_LINES)
    return;
  search->line.value = bst_puzzle_value (search->puzzle, position);
  if (solution->lines->len == 0 || search->line.value > solution->value)
    {
      if (solution->lines->len > 0)
        solution->second = solution->value;
      solution->value = search->line.value;
      g_array_set_size (solution->lines, 0);
    }
  if (search->line.value == solution->value)
    g_array_append_val (solution->lines, search->line);
  else
    solution->second = MAX (solution->second, search->line.value);
}

static void try_tiles (Search      *search,
                       BstPosition *position);

static gboolean
is_at_end (Search *search)
{
  if (!search->stopped && search->stop != NULL)
    search->stopped = search->stop (search->stop_data);

  return search->stopped || search->n_tried > BST_PUZZLE_MAX_LINES;
}

/* The move is made if it is legal as a whole turn: what must follow the figure, the dragon's
 * moves, has no answer here. */
static gboolean
try_move (Search        *search,
          BstPosition   *position,
          const BstMove *move)
{
  guint solver = bst_position_get_turn (position);

  if (is_at_end (search) || !bst_position_apply (position, move, NULL, NULL))
    return FALSE;

  search->line.moves[search->line.n_moves++] = *move;
  if (search->line.n_moves == bst_puzzle_get_n_moves (search->puzzle))
    {
      add_line (search, position);
    }
  else
    {
      g_autoptr (BstPosition) next = bst_position_copy (position);

      bst_position_set_turn (next, solver);
      try_tiles (search, next);
    }
  search->line.n_moves--;
  bst_position_undo (position);

  return TRUE;
}

static gboolean
is_choice (const BstStep *step)
{
  return step->kind == BST_STEP_PUT || step->kind == BST_STEP_FAIRY
         || step->kind == BST_STEP_PRINCESS || step->kind == BST_STEP_PIECE || step->kind == BST_STEP_TAKE_BACK;
}

static void
try_placement (Search      *search,
               BstPosition *position,
               BstMove     *move)
{
  g_auto (BstSteps) steps = { 0 };
  gboolean tried;

  bst_position_place (position, (guint) move->type, move->x, move->y, move->rotation);
  bst_position_get_steps (position, &steps);
  bst_position_undo (position);

  move->n_steps = 0;
  tried = try_move (search, position, move);
  /* Where figures do not matter one turn stands for all; the princess may forbid the plain one. */
  for (guint i = 0; i < steps.n_items && (!tried || bst_puzzle_has_figures (search->puzzle)); i++)
    if (is_choice (&steps.items[i]))
      {
        move->n_steps = 1;
        move->steps[0] = steps.items[i];
        tried = try_move (search, position, move);
      }
}

static void
try_tile (Search      *search,
          BstPosition *position,
          guint        type)
{
  g_autofree BstPlacement *placements = NULL;
  guint n_tiles, n_placements;

  if (bst_position_get_remaining (position, type) == 0)
    return;
  bst_position_get_tiles (position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_placements = bst_position_get_placements (position, type, placements);
  for (guint i = 0; i < n_placements; i++)
    for (guint rotation = 0; rotation < 4; rotation++)
      if (placements[i].rotations & (1u << rotation))
        {
          BstMove move = { .kind = BST_MOVE_PLACE, .type = (gint16) type };

          move.x = placements[i].x;
          move.y = placements[i].y;
          move.rotation = (guint8) rotation;
          try_placement (search, position, &move);
        }
}

static gboolean
is_named_before (const BstPuzzle *puzzle,
                 guint            index)
{
  for (guint i = 0; i < index; i++)
    if (puzzle->tiles[i] == puzzle->tiles[index])
      return TRUE;

  return FALSE;
}

static void
try_tiles (Search      *search,
           BstPosition *position)
{
  const BstPuzzle *puzzle = search->puzzle;

  switch (puzzle->tiles_from)
    {
    case BST_PUZZLE_TILES_KNOWN:
      try_tile (search, position, (guint) puzzle->tiles[search->line.n_moves]);
      break;
    case BST_PUZZLE_TILES_BAG:
      try_tile (search, position, (guint) puzzle->tiles[search->drawn]);
      break;
    case BST_PUZZLE_TILES_CHOICE:
    default:
      for (guint i = 0; i < puzzle->n_tiles; i++)
        if (!is_named_before (puzzle, i))
          try_tile (search, position, (guint) puzzle->tiles[i]);
      break;
    }
}

gboolean
bst_puzzle_search (const BstPuzzle   *puzzle,
                   guint              drawn,
                   BstPuzzleStop      stop,
                   gpointer           stop_data,
                   BstPuzzleSolution *solution)
{
  Search search = {
    .puzzle = puzzle, .drawn = drawn, .solution = solution, .stop = stop, .stop_data = stop_data
  };
  g_autoptr (BstPosition) position = bst_position_copy (puzzle->position);

  try_tiles (&search, position);
  solution->n_tried = search.n_tried;

  return !search.stopped && search.n_tried <= BST_PUZZLE_MAX_LINES;
}

/* --- Playing an answer --- */

static gboolean
may_lay (const BstPuzzle *puzzle,
         guint            drawn,
         guint            n_moves,
         int              type)
{
  gboolean found = FALSE;

  if (puzzle->tiles_from == BST_PUZZLE_TILES_KNOWN)
    return puzzle->tiles[n_moves] == type;
  if (puzzle->tiles_from == BST_PUZZLE_TILES_BAG)
    return puzzle->tiles[drawn] == type;
  for (guint i = 0; i < puzzle->n_tiles; i++)
    found |= puzzle->tiles[i] == type;

  return found;
}

gboolean
bst_puzzle_play (const BstPuzzle  *puzzle,
                 guint             drawn,
                 const char       *text,
                 BstPosition      *position,
                 BstMove          *moves,
                 GError          **error)
{
  g_auto (GStrv) texts = g_strsplit (text, "; ", BST_MAX_PUZZLE_TILES + 1);
  guint solver = bst_position_get_turn (position);

  if (g_strv_length (texts) != bst_puzzle_get_n_moves (puzzle))
    return bst_error_refuse_text (error, BST_ERROR_SYNTAX, BST_ERROR_TEXT_ANSWER, text,
                                  BST_REASON_BAD_ANSWER_MOVES);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      if (!bst_move_parse (bst_position_get_game (position), texts[i], &moves[i], error))
        return FALSE;
      if (moves[i].kind != BST_MOVE_PLACE || !may_lay (puzzle, drawn, i, moves[i].type))
        return bst_error_refuse_text (error, BST_ERROR_ILLEGAL, BST_ERROR_TEXT_ANSWER, texts[i],
                                      BST_REASON_BAD_ANSWER_TILE);
      if (i > 0)
        bst_position_set_turn (position, solver);
      if (!bst_position_apply (position, &moves[i], NULL, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
bst_puzzle_list_wanted (const BstPuzzle    *puzzle,
                        guint               drawn,
                        BstPuzzleSolution  *solution,
                        GError            **error)
{
  g_autoptr (GError) reason = NULL;
  const char *first = NULL;         /* answer that is none, for @reason */

  for (guint i = 0; i < puzzle->answers->len; i++)
    {
      const BstPuzzleAnswer *answer = g_ptr_array_index (puzzle->answers, i);
      g_autoptr (BstPosition) position = bst_position_copy (puzzle->position);
      BstPuzzleLine line = { .n_moves = bst_puzzle_get_n_moves (puzzle) };

      if (answer->marks != BST_FULL_MARKS)
        continue;
      if (bst_puzzle_play (puzzle, drawn, answer->text, position, line.moves, reason == NULL ? &reason : NULL))
        g_array_append_val (solution->lines, line);
      else if (first == NULL)
        first = answer->text;
    }
  if (solution->lines->len > 0)
    return TRUE;
  /* Of several draws the answers to the others are none to this one. */
  if (reason == NULL || bst_puzzle_get_n_draws (puzzle) > 1)
    return bst_error_refuse_data (error, BST_REASON_NO_RIGHT_ANSWER);
  bst_error_set_text (&reason, BST_ERROR_TEXT_ANSWER, first);
  g_propagate_error (error, g_steal_pointer (&reason));

  return FALSE;
}
