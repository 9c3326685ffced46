/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-misread.h"

#include <string.h>

/* What the worth of a feature is made of. */
typedef struct
{
  BstFeatureKind kind;
  gboolean       complete;      /* is it paid as completed? */
  int            tiles;
  int            pennants;
  int            segments;
  int            sides;         /* of a monastery: tiles at its four sides */
  int            open_cities;   /* of a farm: all at it ... */
  int            cities;        /* ... and those that are completed, ... */
  int            city_tiles;    /* ... the tiles of these, ... */
  int            city_points;   /* ... and what they paid, as far as tiles and pennants say */
  int            owners;
  int            figures;       /* of one of them */
  int            value;
} Parts;

static int
count_sides (const BstPosition *position,
             guint              part)
{
  guint n_tiles, index, segment;
  const BstTile *tile;
  int count = 0;

  bst_position_get_segment (position, part, &index, &segment);
  tile = &bst_position_get_tiles (position, &n_tiles)[index];
  for (guint i = 0; i < BST_N_DIRECTIONS; i++)
    count += bst_position_find_tile (position, tile->x + bst_step_x[i], tile->y + bst_step_y[i]) >= 0;

  return count;
}

static int
get_most (const guint8 figures[BST_MAX_PLAYERS])
{
  int most = 0;

  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    most = MAX (most, figures[i]);

  return most;
}

static void
count_cities (Parts             *parts,
              const BstPosition *position,
              guint              part)
{
  g_autofree guint16 *cities = g_new (guint16, bst_position_get_n_parts (position) + 1);
  guint n_cities = bst_position_get_farm_cities (position, part, cities);

  for (guint i = 0; i < n_cities; i++)
    {
      BstFeature city;

      bst_position_get_feature (position, cities[i], &city);
      if (!city.complete)
        continue;
      parts->city_tiles += (int) city.tiles;
      parts->city_points += 2 * (int) (city.tiles + city.pennants);
    }
}

/* What only some kinds of features have. */
static void
count_around (Parts             *parts,
              const BstPosition *position,
              guint              part)
{
  if (bst_feature_kind_get (parts->kind)->counts_round)
    parts->sides = count_sides (position, part);
  if (parts->kind == BST_FEATURE_FIELD)
    count_cities (parts, position, part);
}

static void
take_feature (Parts           *parts,
              const BstPuzzle *puzzle)
{
  guint part = bst_puzzle_find_target (puzzle);
  BstFeature feature;

  bst_position_get_feature (puzzle->position, part, &feature);
  *parts = (Parts) {
    .kind = feature.kind,
    .complete = puzzle->worth == BST_WORTH_COMPLETED || feature.complete,
    .tiles = (int) feature.tiles, .pennants = (int) feature.pennants,
    .segments = (int) feature.segments,
    .open_cities = (int) feature.cities, .cities = (int) feature.complete_cities,
    .owners = __builtin_popcount (feature.owners), .figures = get_most (feature.figures)
  };
  count_around (parts, puzzle->position, part);
}

static void
take_event (Parts           *parts,
            const BstPuzzle *puzzle,
            const BstEvent  *event)
{
  BstFeature feature;

  bst_position_get_feature (puzzle->position, event->part, &feature);
  *parts = (Parts) {
    .kind = event->kind, .complete = event->complete, .tiles = event->tiles,
    .pennants = event->pennants, .segments = event->segments,
    .open_cities = (int) feature.cities, .cities = event->cities,
    .owners = __builtin_popcount (event->owners), .figures = get_most (event->figures)
  };
  /* By the older rules a farm's event has the city that pays (FV1). */
  if (feature.kind == event->kind)
    count_around (parts, puzzle->position, event->part);
}

/* FALSE if the task is not about one feature alone. */
static gboolean
find_parts (const BstPuzzle         *puzzle,
            const BstPuzzleSolution *solution,
            Parts                   *parts)
{
  const BstEvents *events = &solution->events;

  if (puzzle->task == BST_TASK_POINTS)
    take_feature (parts, puzzle);
  else if ((puzzle->task == BST_TASK_PAID || puzzle->task == BST_TASK_TOTAL) && events->n_items == 1
           && events->items[0].cause == BST_EVENT_FEATURE && events->items[0].points == solution->value)
    take_event (parts, puzzle, &events->items[0]);
  else
    return FALSE;
  parts->value = solution->value;

  return TRUE;
}

static BstMisread
read_city (const Parts *parts,
           int          number)
{
  int rate = parts->complete ? 2 : 1;

  if (parts->pennants > 0 && number == rate * (parts->tiles + 2 * parts->pennants))
    return BST_MISREAD_PENNANT_TWICE;
  if (parts->pennants > 0 && number == rate * parts->tiles)
    return BST_MISREAD_NO_PENNANT;
  if (parts->segments != parts->tiles && number == rate * (parts->segments + parts->pennants))
    return BST_MISREAD_PIECES;
  if (number == (3 - rate) * (parts->tiles + parts->pennants))
    return parts->complete ? BST_MISREAD_OPEN : BST_MISREAD_COMPLETED;

  return BST_MISREAD_NONE;
}

static BstMisread
read_road (const Parts *parts,
           int          number)
{
  if (parts->segments != parts->tiles && number == parts->segments)
    return BST_MISREAD_PIECES;

  return number == 2 * parts->tiles ? BST_MISREAD_CITY_RATE : BST_MISREAD_NONE;
}

/* Of what is paid for the tiles round it. */
static BstMisread
read_round (const Parts *parts,
            int          number)
{
  if (number == parts->value - 1)
    return BST_MISREAD_NOT_ITSELF;
  if (number == parts->sides || number == parts->sides + 1)
    return BST_MISREAD_NO_CORNERS;

  return number == 9 ? BST_MISREAD_COMPLETED : BST_MISREAD_NONE;
}

static BstMisread
read_farm (const Parts *parts,
           int          number)
{
  if (parts->cities == 0)
    return parts->open_cities > 0 && number % parts->open_cities == 0 ? BST_MISREAD_OPEN_CITIES : BST_MISREAD_NONE;
  if (parts->value % parts->cities != 0)
    return BST_MISREAD_NONE;
  if (parts->open_cities > 0 && number == parts->value / parts->cities * parts->open_cities)
    return BST_MISREAD_OPEN_CITIES;

  if (number == 4 * parts->cities)
    return BST_MISREAD_FOUR_A_CITY;
  if (number == parts->value / parts->cities * parts->city_tiles)
    return BST_MISREAD_CITY_TILES;

  return number == parts->city_points ? BST_MISREAD_CITY_POINTS : BST_MISREAD_NONE;
}

/* Not all completed cities at a farm were seen. */
static gboolean
is_of_few_cities (const Parts *parts,
                  int          number)
{
  return parts->kind == BST_FEATURE_FIELD && parts->cities > 0 && number < parts->value
         && parts->value % parts->cities == 0 && number % (parts->value / parts->cities) == 0;
}

static BstMisread
read_by_kind (const Parts *parts,
              int          number)
{
  static BstMisread (* const readers[BST_N_FEATURE_KINDS]) (const Parts *parts, int number) = {
    [BST_FEATURE_CITY] = read_city,
    [BST_FEATURE_ROAD] = read_road,
    [BST_FEATURE_FIELD] = read_farm,
    [BST_FEATURE_MONASTERY] = read_round,
    [BST_FEATURE_GARDEN] = read_round,
  };

  return readers[parts->kind] != NULL ? readers[parts->kind] (parts, number) : BST_MISREAD_NONE;
}

static BstMisread
read_parts (const Parts *parts,
            int          number)
{
  BstMisread misread = read_by_kind (parts, number);

  if (misread != BST_MISREAD_NONE)
    return misread;
  if (parts->owners > 1 && number * parts->owners == parts->value)
    return BST_MISREAD_SHARED;
  if (parts->figures > 1 && number == parts->value * parts->figures)
    return BST_MISREAD_MULTIPLIED;
  if (is_of_few_cities (parts, number))
    return BST_MISREAD_FEW_CITIES;

  /* A farm is never complete, and pays for what is. */
  return number == 0 && !parts->complete && bst_feature_kind_get (parts->kind)->completes && parts->value > 0
         ? BST_MISREAD_NOTHING : BST_MISREAD_NONE;
}

BstMisread
bst_misread_find (const BstPuzzle         *puzzle,
                  const BstPuzzleSolution *solution,
                  int                      number)
{
  Parts parts;

  if (number == solution->value || !find_parts (puzzle, solution, &parts))
    return BST_MISREAD_NONE;

  return read_parts (&parts, number);
}

/* --- Lines --- */

/* What pays the line: its event, or the one feature that the turn pays. (nullable) */
static const BstEvent *
find_event (const BstPuzzleSolution *solution,
            BstPuzzleRow             row)
{
  const BstEvents *events = &solution->events;
  const BstEvent *event = NULL;

  if (row.kind == BST_PUZZLE_ROW_EVENT)
    event = &events->items[row.index];
  else if (row.kind == BST_PUZZLE_ROW_PLAYER && events->n_items == 1)
    event = &events->items[0];

  return event != NULL && event->cause == BST_EVENT_FEATURE ? event : NULL;
}

/* Has he a mayor there for all that? In a city without pennants one counts for nobody (AM5), and he goes home with the
 * turn that is paid. */
static gboolean
may_have_mayor (const Parts     *parts,
                const BstPuzzle *puzzle)
{
  return parts->kind == BST_FEATURE_CITY && parts->pennants == 0
         && bst_game_get_rules (bst_position_get_game (puzzle->position))->figures[BST_FIGURE_MAYOR] > 0;
}

/* What half of a completed city is worth without being shared (BST_MISREAD_OPEN) is not what a tie makes one think of. */
static BstMisread
read_player (const Parts     *parts,
             const BstPuzzle *puzzle,
             const BstEvent  *event,
             guint            player,
             int              number)
{
  if ((event->players & (1u << player)) != 0)
    return parts->owners > 1 && (number == 0 || number * parts->owners == parts->value) ? BST_MISREAD_SHARED
                                                                                       : read_parts (parts, number);

  if (event->figures[player] > 0)
    return BST_MISREAD_FEWER;

  return may_have_mayor (parts, puzzle) ? BST_MISREAD_NONE : BST_MISREAD_ABSENT;
}

BstMisread
bst_misread_find_row (const BstPuzzle         *puzzle,
                      const BstPuzzleSolution *solution,
                      guint                    row,
                      int                      number)
{
  BstPuzzleRow found = bst_puzzle_get_row (puzzle, solution, row);
  const BstEvent *event = find_event (solution, found);
  Parts parts;

  if (event == NULL || number == g_array_index (solution->numbers, int, row))
    return BST_MISREAD_NONE;

  take_event (&parts, puzzle, event);
  parts.value = event->points;

  return found.kind == BST_PUZZLE_ROW_PLAYER ? read_player (&parts, puzzle, event, found.index, number)
                                             : read_parts (&parts, number);
}
