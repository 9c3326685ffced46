/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-quiz.h"

#include "bst-fit-map.h"
#include "bst-feature.h"
#include "bst-random.h"

#include <string.h>

/* Questions that are longer to answer than to read are left out. */
#define MAX_CELLS        24
#define MAX_SHEET_LINES  10
/* Tiles of which the moves are searched, and lines of them that are tried, for one question. */
#define MAX_SEARCHES     3
#define MAX_LINES        4000

static const char * const kind_names[BST_N_QUIZ_KINDS] = {
  "owner", "worth", "paid", "fits", "cells", "move", "winner", "sheet"
};

const char *
bst_quiz_kind_name (BstQuizKind kind)
{
  g_return_val_if_fail (kind < BST_N_QUIZ_KINDS, NULL);

  return kind_names[kind];
}

gboolean
bst_quiz_kind_from_id (const char  *id,
                       BstQuizKind *kind)
{
  gsize length = strcspn (id, "-");

  for (guint i = 0; i < BST_N_QUIZ_KINDS; i++)
    if (strlen (kind_names[i]) == length && strncmp (id, kind_names[i], length) == 0)
      {
        *kind = i;
        return TRUE;
      }

  return FALSE;
}

guint
bst_quiz_level_from_id (const char *id)
{
  const char *dash = strchr (id, '-');

  return dash != NULL && dash[1] >= '1' && dash[1] < '1' + BST_QUIZ_LEVELS && dash[2] == '-'
         ? (guint) (dash[1] - '0') : 0;
}

guint
bst_quiz_next_level (guint     level,
                     gboolean  right,
                     guint    *streak)
{
  *streak = right ? *streak + 1 : 0;
  if (!right)
    return level > 1 ? level - 1 : 1;
  if (*streak < BST_QUIZ_STREAK || level == BST_QUIZ_LEVELS)
    return level;
  *streak = 0;

  return level + 1;
}

/* --- What is worth asking --- */

/* One thing to ask of. */
typedef struct
{
  guint     level;
  guint16   part;           /* a feature */
  gint16    x;              /* a cell */
  gint16    y;
  BstWorth  worth;
  gint16    type;           /* of a tile */
  gint8     player;
} Subject;

typedef struct
{
  const BstPosition *position;
  BstGame           *game;
  const BstRules    *rules;
  guint              n_players;
  BstRandom          random;
  GArray            *subjects;      /* (element-type Subject) */
} Quiz;

static guint
make_level (guint hard)
{
  return MIN (1 + hard, BST_QUIZ_LEVELS);
}

/* So many of the bounds, which go up, are reached. */
static guint
count_reached (guint        number,
               const guint *bounds,
               guint        n_bounds)
{
  guint n_reached = 0;

  while (n_reached < n_bounds && number >= bounds[n_reached])
    n_reached++;

  return n_reached;
}

#define REACHED(number, ...) \
  count_reached (number, (const guint[]) { __VA_ARGS__ }, G_N_ELEMENTS (((const guint[]) { __VA_ARGS__ })))

static void
add_subject (Quiz          *quiz,
             const Subject *subject)
{
  g_array_append_val (quiz->subjects, *subject);
}

/* --- Features --- */

/* Tokens that lie on tiles, and not the tiles, decide what these are worth or who owns them. */
static gboolean
is_disputed (const BstFeature *feature)
{
  return feature->barns != 0 || feature->stays
         || (feature->emblems & (BST_EMBLEM_PLAGUE | BST_EMBLEM_DROUGHT)) != 0;
}

static gboolean
is_landscape (BstFeatureKind kind)
{
  const BstFeatureFacts *facts = bst_feature_kind_get (kind);

  return facts->is_claimed && !facts->is_inside;
}

/* Does some figure there count other than one? */
static gboolean
has_special (const Quiz       *quiz,
             const BstFeature *feature)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (quiz->position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    if (!bst_figure_kind_get (figures[i].kind)->counts_one
        && bst_position_find_root (quiz->position, figures[i].part) == feature->part)
      return TRUE;

  return FALSE;
}

static void
add_owner (Quiz             *quiz,
           const BstFeature *feature)
{
  Subject subject = { .part = feature->part };
  guint n_players = 0;

  if (!is_landscape (feature->kind) || is_disputed (feature) || feature->owners == 0 || feature->tiles < 3)
    return;
  for (guint player = 0; player < quiz->n_players; player++)
    n_players += feature->figures[player] > 0;
  subject.level = make_level (n_players - 1 + (feature->kind == BST_FEATURE_FIELD) + (feature->tiles >= 7)
                              + (__builtin_popcount (feature->owners) > 1) + has_special (quiz, feature));
  add_subject (quiz, &subject);
}

/* Would all owners get the same for it? */
static gboolean
pays_all_alike (const Quiz       *quiz,
                const BstFeature *feature)
{
  for (guint player = 0; player < quiz->n_players; player++)
    if ((feature->owners & (1u << player)) && feature->ends[player] != feature->end)
      return FALSE;

  return TRUE;
}

static gboolean
has_followers (const Quiz       *quiz,
               const BstFeature *feature)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (quiz->position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    if (bst_figure_is_follower ((BstFigureKind) figures[i].kind)
        && bst_position_find_root (quiz->position, figures[i].part) == feature->part)
      return TRUE;

  return FALSE;
}

/* What a farm is worth depends on others under the older rules. A mayor alone in a city without pennants is paid
 * nothing for it (AM5), which is not what is asked. */
static gboolean
has_worth (const Quiz       *quiz,
           const BstFeature *feature)
{
  if (is_disputed (feature) || !pays_all_alike (quiz, feature)
      || (feature->owners == 0 && has_followers (quiz, feature)))
    return FALSE;
  if (feature->kind == BST_FEATURE_FIELD)
    return feature->owners != 0 && quiz->rules->farm_scoring == BST_FARMS_THIRD_EDITION
           && feature->complete_cities > 0 && feature->end > 0;

  return bst_feature_kind_get (feature->kind)->completes && !feature->complete && feature->tiles >= 3;
}

static void
add_worth (Quiz             *quiz,
           const BstFeature *feature)
{
  Subject subject = { .part = feature->part, .worth = BST_WORTH_END };
  gboolean has_twins = !bst_feature_kind_get (feature->kind)->half_edges && feature->segments > feature->tiles;

  if (!has_worth (quiz, feature))
    return;
  if (bst_feature_kind_get (feature->kind)->counts_tiles)
    subject.worth = bst_random_below (&quiz->random, 2) == 0 ? BST_WORTH_COMPLETED : BST_WORTH_END;
  subject.level = make_level (REACHED (feature->tiles, 5, 8, 12) + (feature->kind == BST_FEATURE_FIELD)
                              + (feature->pennants > 0) + (feature->emblems != 0) + has_twins);
  add_subject (quiz, &subject);
}

static void
add_features (Quiz *quiz,
              void (*add) (Quiz             *quiz,
                           const BstFeature *feature))
{
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (quiz->position) + 1);
  guint n_roots = bst_position_get_features (quiz->position, roots);

  for (guint i = 0; i < n_roots; i++)
    {
      BstFeature feature;

      bst_position_get_feature (quiz->position, roots[i], &feature);
      add (quiz, &feature);
    }
}

/* --- Cells and tiles --- */

/* While a river is laid, more than the edges decides what fits (RV3, RV4). */
static gboolean
has_river_to_lay (const Quiz *quiz)
{
  const BstTileSet *set = bst_game_get_tile_set (quiz->game);

  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    {
      BstDrawGroup group = (BstDrawGroup) bst_tile_set_get_type (set, type)->group;

      if (group != BST_DRAW_ANY_TIME && group != BST_DRAW_NEVER
          && bst_position_get_remaining (quiz->position, type) > 0)
        return TRUE;
    }

  return FALSE;
}

static void
add_fits (Quiz *quiz)
{
  BstFitMap map;

  if (has_river_to_lay (quiz))
    return;
  bst_fit_map_init (&map, quiz->position);
  for (guint i = 0; i < map.n_cells; i++)
    {
      const BstFitCell *cell = &map.cells[i];
      Subject subject = { .x = cell->x, .y = cell->y };

      /* Whether an abbey is one of "the tiles left" the question does not say. */
      if (cell->n_copies == 0 || cell->n_abbeys > 0)
        continue;
      subject.level = make_level (REACHED (cell->n_types, 3, 6, 10, 15));
      add_subject (quiz, &subject);
    }
  bst_fit_map_clear (&map);
}

/* The cells where the tile may lie; 0 if its player may not lay it now. */
static guint
count_cells (const Quiz *quiz,
             guint       type)
{
  g_autofree BstPlacement *cells = NULL;
  guint n_tiles;

  if (bst_position_get_remaining (quiz->position, type) == 0
      || !bst_position_may_draw (quiz->position, type)
      || bst_position_why_not_type (quiz->position, type) != BST_REASON_NONE)
    return 0;
  bst_position_get_tiles (quiz->position, &n_tiles);
  cells = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));

  return bst_position_get_placements (quiz->position, type, cells);
}

static void
add_tiles (Quiz *quiz)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (quiz->game));

  for (guint type = 0; type < n_types; type++)
    {
      guint n_cells = count_cells (quiz, type);
      Subject subject = { .type = (gint16) type };

      if (n_cells == 0 || n_cells > MAX_CELLS)
        continue;
      subject.level = make_level (REACHED (n_cells, 4, 7, 11, 16));
      add_subject (quiz, &subject);
    }
}

/* --- Points at the end --- */

static guint
count_events (const BstEvents *events,
              guint            player)
{
  guint n_events = 0;

  for (guint i = 0; i < events->n_items; i++)
    n_events += (events->items[i].players >> player) & 1;

  return n_events;
}

static void
add_winner (Quiz      *quiz,
            const int *points)
{
  Subject subject = { 0 };
  int best = G_MININT, second = G_MININT;

  for (guint player = 0; player < quiz->n_players; player++)
    {
      second = MAX (second, MIN (best, points[player]));
      best = MAX (best, points[player]);
    }
  if (quiz->n_players < 2 || best <= 0)
    return;
  subject.level = make_level (4 - REACHED ((guint) (best - second), 4, 8, 16, 31));
  add_subject (quiz, &subject);
}

static void
add_sheets (Quiz            *quiz,
            const BstEvents *events)
{
  for (guint player = 0; player < quiz->n_players; player++)
    {
      guint n_lines = count_events (events, player);
      Subject subject = { .player = (gint8) player };

      if (n_lines == 0 || n_lines > MAX_SHEET_LINES)
        continue;
      subject.level = make_level (REACHED (n_lines, 2, 4, 6, 8));
      add_subject (quiz, &subject);
    }
}

static void
add_totals (Quiz        *quiz,
            BstQuizKind  kind)
{
  g_auto (BstEvents) events = { 0 };
  int points[BST_MAX_PLAYERS] = { 0 };

  bst_position_score_final (quiz->position, points, &events);
  for (guint player = 0; player < quiz->n_players; player++)
    points[player] += bst_position_get_score (quiz->position, player);
  if (kind == BST_QUIZ_WINNER)
    add_winner (quiz, points);
  else
    add_sheets (quiz, &events);
}

/* --- Moves --- */

/* Turns of one tile and one figure at most, which the search tries to the end. */
static gboolean
has_short_turns (const BstRules *rules)
{
  return !rules->dragon && rules->princess == BST_PRINCESS_OFF && !rules->towers
         && rules->figures[BST_FIGURE_WAGON] == 0
         && !rules->plague && !rules->dexterity && !rules->buying
         && !(rules->siege && rules->escape != BST_ESCAPE_OFF);
}

static gboolean
has_enough (gpointer data)
{
  return ++*(guint *) data > MAX_LINES;
}

/* Solves it as the puzzle that it becomes; FALSE where that takes too long. */
static gboolean
solve (const BstPuzzle   *puzzle,
       BstPuzzleSolution *solution)
{
  guint n_tried = 0;

  return bst_puzzle_solve_until (puzzle, 0, has_enough, &n_tried, solution, NULL);
}

static BstPuzzle *
new_move_puzzle (const Quiz *quiz,
                 int         type)
{
  BstPuzzle *puzzle = bst_puzzle_new ("quiz", bst_position_copy (quiz->position));

  puzzle->task = BST_TASK_MOST_NOW;
  puzzle->n_tiles = 1;
  puzzle->tiles[0] = (gint16) type;

  return puzzle;
}

/* All types of which a tile may be laid, in an order by chance. */
static void
list_types (Quiz   *quiz,
            GArray *types)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (quiz->game));

  for (guint type = 0; type < n_types; type++)
    if (count_cells (quiz, type) > 0)
      {
        gint16 it = (gint16) type;

        g_array_insert_val (types, bst_random_below (&quiz->random, types->len + 1), it);
      }
}

static BstPuzzle *
take_move (Quiz                    *quiz,
           BstPuzzle               *puzzle,
           const BstPuzzleSolution *solution)
{
  guint n_cells = count_cells (quiz, (guint) puzzle->tiles[0]);

  puzzle->level = make_level (REACHED (n_cells, 5, 10, 20) + (solution->value - solution->second == 1));

  return puzzle;
}

/* The best of its lines, played. (transfer full) (nullable) */
static BstPuzzle *
play_best (Quiz                    *quiz,
           const BstPuzzleSolution *solution)
{
  const BstPuzzleLine *line = &g_array_index (solution->lines, BstPuzzleLine,
                                              bst_random_below (&quiz->random, solution->lines->len));
  g_autoptr (BstPuzzle) puzzle = bst_puzzle_new ("quiz", bst_position_copy (quiz->position));
  g_autoptr (GString) move = g_string_new (NULL);
  guint player = bst_position_get_turn (quiz->position);
  guint n_events, others = 0;

  bst_move_print (quiz->game, &line->moves[0], move);
  if (!bst_puzzle_play_on (puzzle, move->str, NULL) || bst_position_is_unfinished (puzzle->position))
    return NULL;

  puzzle->task = BST_TASK_PAID;
  puzzle->player = (int) player;
  n_events = count_events (&puzzle->paid, player);
  for (guint i = 0; i < puzzle->paid.n_items; i++)
    others |= puzzle->paid.items[i].players & ~(1u << player);
  if (n_events == 0)
    return NULL;
  puzzle->level = make_level (REACHED ((guint) solution->value, 6, 12) + (n_events - 1) + (others != 0));

  return g_steal_pointer (&puzzle);
}

/* Takes the tiles one after the other until enough of them were searched; the one nearest to the level
 * stays. (transfer full) (nullable) */
static BstPuzzle *
make_of_moves (Quiz        *quiz,
               BstQuizKind  kind,
               guint        level)
{
  g_autoptr (GArray) types = g_array_new (FALSE, FALSE, sizeof (gint16));
  g_autoptr (BstPuzzle) best = NULL;

  if (!has_short_turns (quiz->rules))
    return NULL;
  list_types (quiz, types);
  for (guint i = 0; i < MIN (types->len, MAX_SEARCHES); i++)
    {
      g_autoptr (BstPuzzle) puzzle = new_move_puzzle (quiz, g_array_index (types, gint16, i));
      g_auto (BstPuzzleSolution) solution = { 0 };
      g_autoptr (BstPuzzle) other = NULL;

      /* Where nothing scores, or everything alike, there is nothing to find. */
      if (!solve (puzzle, &solution) || solution.value <= 0 || solution.second == G_MININT)
        continue;
      other = kind == BST_QUIZ_MOVE ? take_move (quiz, g_steal_pointer (&puzzle), &solution)
                                    : play_best (quiz, &solution);
      if (other == NULL
          || (best != NULL && ABS ((int) other->level - (int) level) >= ABS ((int) best->level - (int) level)))
        continue;
      g_clear_pointer (&best, bst_puzzle_free);
      best = g_steal_pointer (&other);
    }

  return g_steal_pointer (&best);
}

/* --- All --- */

/* One of those whose level is nearest; NULL if there are none. */
static const Subject *
choose (Quiz  *quiz,
        guint  level)
{
  const Subject *chosen = NULL;
  guint n_alike = 0;
  int nearest = G_MAXINT;

  for (guint i = 0; i < quiz->subjects->len; i++)
    {
      const Subject *subject = &g_array_index (quiz->subjects, Subject, i);
      int distance = ABS ((int) subject->level - (int) level);

      if (distance > nearest)
        continue;
      if (distance < nearest)
        n_alike = 0;
      nearest = distance;
      if (bst_random_below (&quiz->random, ++n_alike) == 0)
        chosen = subject;
    }

  return chosen;
}

static void
find_subjects (Quiz        *quiz,
               BstQuizKind  kind)
{
  switch (kind)
    {
    case BST_QUIZ_OWNER:
      add_features (quiz, add_owner);
      break;
    case BST_QUIZ_WORTH:
      add_features (quiz, add_worth);
      break;
    case BST_QUIZ_FITS:
      add_fits (quiz);
      break;
    case BST_QUIZ_CELLS:
      add_tiles (quiz);
      break;
    case BST_QUIZ_WINNER:
    case BST_QUIZ_SHEET:
    default:
      add_totals (quiz, kind);
      break;
    }
}

static const BstTaskKind tasks[BST_N_QUIZ_KINDS] = {
  BST_TASK_OWNER, BST_TASK_POINTS, BST_TASK_PAID, BST_TASK_FITS, BST_TASK_CELLS, BST_TASK_MOST_NOW,
  BST_TASK_WINNER, BST_TASK_SHEET
};

/* (transfer full) */
static BstPuzzle *
ask_of (const Quiz    *quiz,
        BstQuizKind    kind,
        const Subject *subject)
{
  BstPuzzle *puzzle = bst_puzzle_new ("quiz", bst_position_copy (quiz->position));
  BstTaskNeeds needs = bst_task_get_needs (tasks[kind]);

  puzzle->task = tasks[kind];
  puzzle->level = subject->level;
  if (needs & BST_TASK_NEEDS_FEATURE)
    bst_position_name_spot (quiz->position, subject->part, &puzzle->target);
  if (needs & BST_TASK_NEEDS_CELL)
    {
      puzzle->target.x = subject->x;
      puzzle->target.y = subject->y;
    }
  if (needs & BST_TASK_NEEDS_WORTH)
    puzzle->worth = subject->worth;
  if (needs & BST_TASK_NEEDS_TILES)
    puzzle->tiles[puzzle->n_tiles++] = subject->type;
  if (needs & BST_TASK_NEEDS_PLAYER)
    puzzle->player = subject->player;

  return puzzle;
}

/* FNV-1a: the same on every machine. */
static guint64
add_to_hash (guint64     hash,
             const char *text)
{
  for (; *text != '\0'; text++)
    hash = (hash ^ (guchar) *text) * G_GUINT64_CONSTANT (0x100000001b3);

  return hash;
}

/* Of all that is asked: the position, what was played, and of what. */
static void
set_id (BstPuzzle   *puzzle,
        BstQuizKind  kind)
{
  g_autofree char *position = bst_position_to_text (puzzle->position);
  g_autoptr (GString) asked = g_string_new (NULL);
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  bst_spot_print (&puzzle->target, asked);
  g_string_append_printf (asked, " at %d,%d %d %d %d", puzzle->target.x, puzzle->target.y, (int) puzzle->worth,
                          puzzle->player, puzzle->n_tiles > 0 ? puzzle->tiles[0] : BST_NO_TILE);
  if (puzzle->played->len > 0)
    g_string_append (asked, g_ptr_array_index (puzzle->played, 0));
  hash = add_to_hash (add_to_hash (hash, position), asked->str);
  g_free (puzzle->id);
  puzzle->id = g_strdup_printf ("%s-%u-%016" G_GINT64_MODIFIER "x", bst_quiz_kind_name (kind), puzzle->level,
                                hash);
}

BstPuzzle *
bst_quiz_make (const BstPosition *position,
               BstQuizKind        kind,
               guint              level,
               guint64            seed)
{
  BstGame *game = bst_position_get_game (position);
  g_autoptr (GArray) subjects = g_array_new (FALSE, FALSE, sizeof (Subject));
  Quiz quiz = {
    .position = position, .game = game, .rules = bst_game_get_rules (game),
    .n_players = bst_game_get_n_players (game), .subjects = subjects
  };
  BstPuzzle *puzzle = NULL;

  g_return_val_if_fail (kind < BST_N_QUIZ_KINDS, NULL);
  g_return_val_if_fail (level >= 1 && level <= BST_QUIZ_LEVELS, NULL);

  if (bst_position_is_unfinished (position))
    return NULL;
  bst_random_init (&quiz.random, seed);
  if (kind == BST_QUIZ_MOVE || kind == BST_QUIZ_PAID)
    {
      puzzle = make_of_moves (&quiz, kind, level);
    }
  else
    {
      const Subject *subject;

      find_subjects (&quiz, kind);
      subject = choose (&quiz, level);
      if (subject != NULL)
        puzzle = ask_of (&quiz, kind, subject);
    }
  if (puzzle != NULL)
    set_id (puzzle, kind);

  return puzzle;
}
