/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-feature-odds.h"

#include "bst-fit-map.h"
#include "bst-feature.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Counting goes through all sets of so many cells. */
#define MAX_COUNTED_CELLS 8

typedef enum
{
  MINE,
  ANYONE
} Who;

#define N_WHOS 2

struct _BstFeatureOdds
{
  BstOddsSettings settings;
  gboolean        is_never;     /* an edge is open at which no tile can come to lie */
  gboolean        is_done;
  gboolean        is_simulated; /* counting took too long, or was never possible */
  guint           n_cells;
  BstCell         cells[BST_MAX_ODDS_CELLS];
  BstDrawPlan     plan;
  BstDrawClasses  classes;
  guint64        *masks;        /* per type: bit i: it closes cell i; Owned, as the next two */
  guint          *left;
  guint64        *dealt;
  BstRandom       random;

  /* Counted. */
  double          chances[N_WHOS];
  double          wait;

  /* Simulated. */
  guint64         n_samples;
  guint64         n_hits[N_WHOS];
  double          sum;
  double          squares;
};

/* --- The cells --- */

static gboolean
is_beyond (const BstRules *rules,
           int             x,
           int             y)
{
  return rules->table_edge != BST_TABLE_ENDLESS
         && (x < -(int) rules->table_west || x > (int) rules->table_east
             || y < -(int) rules->table_north || y > (int) rules->table_south);
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  const BstCell *one = a, *other = b;

  if (one->y != other->y)
    return one->y - other->y;

  return one->x - other->x;
}

/* Notes a cell at which the feature is open; FALSE if there are too many. */
static gboolean
add_cell (BstFeatureOdds    *odds,
          const BstPosition *position,
          int                x,
          int                y)
{
  const BstRules *rules = bst_game_get_rules (bst_position_get_game (position));

  if (bst_position_find_tile (position, x, y) >= 0
      || (rules->table_edge == BST_TABLE_COMPLETES && is_beyond (rules, x, y)))
    return TRUE;
  for (guint i = 0; i < odds->n_cells; i++)
    if (odds->cells[i].x == x && odds->cells[i].y == y)
      return TRUE;
  if (odds->n_cells == BST_MAX_ODDS_CELLS)
    return FALSE;
  odds->cells[odds->n_cells++] = (BstCell) { (gint16) x, (gint16) y };

  return TRUE;
}

/* The edges at which a part of the feature looks at a cell. */
static guint
count_edges (const BstPosition *position,
             guint              part,
             const BstCell     *cell)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint first = part, n_tiles, n_edges = 0;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  do
    {
      guint index, segment;
      BstSides sides;

      bst_position_get_segment (position, part, &index, &segment);
      sides = bst_tile_type_get_sides (bst_tile_set_get_type (set, (guint) tiles[index].type), segment,
                                       tiles[index].rotation);
      for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
        n_edges += (sides & bst_sides_of_edge (edge)) != 0
                   && tiles[index].x + bst_step_x[edge] == cell->x
                   && tiles[index].y + bst_step_y[edge] == cell->y;
      part = bst_position_next_in_feature (position, part);
    }
  while (part != first);

  return n_edges;
}

static gboolean
add_cells_of_part (BstFeatureOdds    *odds,
                   const BstPosition *position,
                   guint              part,
                   BstFeatureKind     kind)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_tiles, index, segment;
  const BstTile *tile;
  BstSides sides;

  bst_position_get_segment (position, part, &index, &segment);
  tile = &bst_position_get_tiles (position, &n_tiles)[index];
  if (bst_feature_kind_get (kind)->counts_round)
    {
      for (int i = 0; i < 9; i++)
        if (!add_cell (odds, position, tile->x + i % 3 - 1, tile->y + i / 3 - 1))
          return FALSE;
      return TRUE;
    }

  sides = bst_tile_type_get_sides (bst_tile_set_get_type (set, (guint) tile->type), segment,
                                   tile->rotation);
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    if ((sides & bst_sides_of_edge (edge))
        && !add_cell (odds, position, tile->x + bst_step_x[edge], tile->y + bst_step_y[edge]))
      return FALSE;

  return TRUE;
}

static gboolean
find_cells (BstFeatureOdds    *odds,
            const BstPosition *position,
            const BstFeature  *feature)
{
  guint part = feature->part, n_open = 0;

  do
    {
      if (!add_cells_of_part (odds, position, part, feature->kind))
        return FALSE;
      part = bst_position_next_in_feature (position, part);
    }
  while (part != feature->part);

  qsort (odds->cells, odds->n_cells, sizeof *odds->cells, compare_cells);
  for (guint i = 0; i < odds->n_cells; i++)
    n_open += bst_feature_kind_get (feature->kind)->counts_round
              ? 1 : count_edges (position, feature->part, &odds->cells[i]);
  odds->is_never = n_open != feature->open;

  return TRUE;
}

/* Is the feature, laid so, open at fewer edges by all that it had at the cell? */
static gboolean
is_closed_by (BstPosition   *trial,
              guint          type,
              const BstCell *cell,
              guint          rotation,
              guint          part,
              guint          open)
{
  BstFeature feature;

  bst_position_place (trial, type, cell->x, cell->y, rotation);
  bst_position_get_feature (trial, part, &feature);
  bst_position_undo (trial);

  return feature.open == open;
}

static gboolean
closes (const BstFeature *feature,
        BstPosition      *trial,
        guint             type,
        const BstCell    *cell)
{
  guint rotations, open;

  if (bst_feature_kind_get (feature->kind)->counts_round
      && bst_position_why_not (trial, type, cell->x, cell->y, 0, NULL) == BST_REASON_APART)
    return !is_beyond (bst_game_get_rules (bst_position_get_game (trial)), cell->x, cell->y);
  rotations = bst_fit_rotations (trial, type, cell->x, cell->y);
  if (bst_feature_kind_get (feature->kind)->counts_round)
    return rotations != 0;

  open = feature->open - count_edges (trial, feature->part, cell);
  for (; rotations != 0; rotations &= rotations - 1)
    if (is_closed_by (trial, type, cell, (guint) __builtin_ctz (rotations), feature->part, open))
      return TRUE;

  return FALSE;
}

static void
find_masks (BstFeatureOdds   *odds,
            const BstFeature *feature,
            BstPosition      *trial)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (trial));

  for (guint type = 0; type < odds->plan.n_types; type++)
    for (guint i = 0; i < odds->n_cells; i++)
      if (bst_position_get_remaining (trial, type) > 0
          && bst_tile_set_get_type (set, type)->group != BST_DRAW_NEVER
          && closes (feature, trial, type, &odds->cells[i]))
        odds->masks[type] |= G_GUINT64_CONSTANT (1) << i;
}

/* --- Making --- */

static void
fill_settings (BstFeatureOdds        *odds,
               const BstOddsSettings *settings)
{
  odds->settings = *settings;
  if (odds->settings.n_draws == 0 || odds->settings.n_draws > odds->plan.n_draws)
    odds->settings.n_draws = odds->plan.n_draws;
  if (odds->settings.max_work == 0)
    odds->settings.max_work = BST_ODDS_WORK;
  bst_random_init (&odds->random, settings->seed);
}

BstFeatureOdds *
bst_feature_odds_new (const BstPosition     *position,
                      const BstOddsSettings *settings,
                      guint                  part)
{
  g_autoptr (BstPosition) trial = bst_position_copy (position);
  BstFeatureOdds *odds;
  BstFeature feature;
  guint n_stages = 0;

  if (bst_position_is_unfinished (trial))
    bst_position_end_turn (trial, NULL);
  bst_position_get_feature (trial, part, &feature);
  if (!bst_feature_kind_get (feature.kind)->completes)
    return NULL;

  odds = g_new0 (BstFeatureOdds, 1);
  if (!find_cells (odds, trial, &feature))
    {
      g_free (odds);
      return NULL;
    }
  bst_draw_plan_init (&odds->plan, position);
  fill_settings (odds, settings);
  odds->masks = g_new0 (guint64, odds->plan.n_types);
  find_masks (odds, &feature, trial);
  bst_draw_classes_init (&odds->classes, &odds->plan, odds->masks);
  for (guint stage = 0; stage < BST_N_DRAW_STAGES; stage++)
    n_stages += odds->classes.n_in_stage[stage] > 0;
  odds->is_simulated = n_stages > 1 || odds->n_cells > MAX_COUNTED_CELLS;
  odds->left = g_new (guint, odds->classes.n_classes + 1);
  odds->dealt = g_new (guint64, odds->plan.n_draws + 1);

  return odds;
}

void
bst_feature_odds_free (BstFeatureOdds *odds)
{
  bst_draw_plan_clear (&odds->plan);
  bst_draw_classes_clear (&odds->classes);
  g_free (odds->masks);
  g_free (odds->left);
  g_free (odds->dealt);
  g_free (odds);
}

static gboolean
is_of (const BstFeatureOdds *odds,
       Who                   who,
       guint                 draw)
{
  return who == ANYONE || odds->plan.draws[draw].player == odds->settings.player;
}

/* --- Counting --- */

/* All choices of useful tiles among the unknown ones, by how many there are: those that are enough together
 * with the known tiles that were drawn. By the marriage theorem they are if for each set of cells there are
 * as many tiles that close one of them. */
typedef struct
{
  BstFeatureOdds     *odds;
  const BstDrawClass *classes;      /* of useful tiles */
  guint               n_classes;
  guint               n_sets;       /* of cells: 2 to the number of cells */
  guint64             work;
  long double        *logarithms;   /* of n! */
  guint               n_useful;
  long double        *ways;         /* by the number of useful tiles */
} Count;

static long double
choose (const Count *count,
        guint        n,
        guint        k)
{
  return expl (count->logarithms[n] - count->logarithms[k] - count->logarithms[n - k]);
}

static gboolean
is_enough (const Count *count,
           const guint *n_for,
           const guint *more)
{
  for (guint set = 1; set < count->n_sets; set++)
    if (n_for[set] + (more != NULL ? more[set] : 0) < (guint) __builtin_popcount (set))
      return FALSE;

  return TRUE;
}

/* Adds the tiles of a class to those that close one of each set of cells. */
static void
add_tiles (const Count *count,
           guint64      mask,
           guint        n_tiles,
           guint       *n_for)
{
  for (guint set = 1; set < count->n_sets; set++)
    if (mask & set)
      n_for[set] += n_tiles;
}

/* Tries all numbers of tiles of the classes from @index on; FALSE if it takes too long. */
static gboolean
count_classes (Count       *count,
               guint        index,
               guint        n_chosen,
               long double  ways,
               const guint *n_for)
{
  guint more[1u << MAX_COUNTED_CELLS] = { 0 };
  guint here[1u << MAX_COUNTED_CELLS];
  guint n_rest = 0;

  count->work += count->n_sets;
  if (count->work > count->odds->settings.max_work)
    return FALSE;
  for (guint i = index; i < count->n_classes; i++)
    n_rest += count->classes[i].n_tiles;
  /* Enough: then it does not matter what else is drawn. */
  if (is_enough (count, n_for, NULL))
    {
      for (guint i = 0; i <= n_rest; i++)
        count->ways[n_chosen + i] += ways * choose (count, n_rest, i);
      return TRUE;
    }
  for (guint i = index; i < count->n_classes; i++)
    add_tiles (count, count->classes[i].mask, count->classes[i].n_tiles, more);
  if (!is_enough (count, n_for, more))
    return TRUE;

  for (guint n = 0; n <= count->classes[index].n_tiles; n++)
    {
      memcpy (here, n_for, count->n_sets * sizeof *here);
      add_tiles (count, count->classes[index].mask, n, here);
      if (!count_classes (count, index + 1, n_chosen + n,
                          ways * choose (count, count->classes[index].n_tiles, n), here))
        return FALSE;
    }

  return TRUE;
}

/* The chance that @n_drawn of @n_unknown tiles hold enough. */
static double
find_chance (const Count *count,
             guint        n_unknown,
             guint        n_drawn)
{
  const long double *logarithms = count->logarithms;
  guint n_useless = n_unknown - count->n_useful;
  long double chance = 0;

  for (guint n = 0; n <= MIN (count->n_useful, n_drawn); n++)
    if (count->ways[n] > 0 && n_drawn - n <= n_useless)
      chance += count->ways[n]
                * expl (logarithms[n_useless] - logarithms[n_drawn - n]
                        - logarithms[n_useless - (n_drawn - n)] - logarithms[n_unknown]
                        + logarithms[n_drawn] + logarithms[n_unknown - n_drawn]);

  return (double) MIN (chance, 1);
}

/* Goes through the draws; the ways are counted anew when a known tile changes them. */
static gboolean
count_draws (Count *count,
             Who    who,
             guint  n_unknown)
{
  BstFeatureOdds *odds = count->odds;
  guint n_for[1u << MAX_COUNTED_CELLS] = { 0 };
  guint n_drawn = 0;
  gboolean is_new = TRUE;
  double chance = 0;

  for (guint draw = 0; draw <= odds->settings.n_draws; draw++)
    {
      double before = chance;

      if (is_new)
        {
          memset (count->ways, 0, sizeof *count->ways * (count->n_useful + 1));
          if (!count_classes (count, 0, 0, 1, n_for))
            return FALSE;
          is_new = FALSE;
        }
      chance = find_chance (count, n_unknown, n_drawn);
      if (who == ANYONE)
        odds->wait += draw * (chance - before);
      if (draw == odds->settings.n_draws || !is_of (odds, who, draw))
        continue;
      if (odds->plan.draws[draw].known == BST_NO_TILE)
        n_drawn++;
      else if (odds->masks[odds->plan.draws[draw].known] != 0)
        {
          add_tiles (count, odds->masks[odds->plan.draws[draw].known], 1, n_for);
          is_new = TRUE;
        }
    }
  odds->chances[who] = chance;

  return TRUE;
}

static gboolean
count (BstFeatureOdds *odds)
{
  guint n_unknown = 0, n_useless = 0;
  Count state = { .odds = odds, .n_sets = 1u << odds->n_cells };
  g_autofree long double *memory = NULL;
  gboolean ok;

  for (guint i = 0; i < odds->classes.n_classes; i++)
    {
      n_unknown += odds->classes.classes[i].n_tiles;
      if (odds->classes.classes[i].mask == 0)
        n_useless += odds->classes.classes[i].n_tiles;
    }
  /* The classes are of one stage, and those for nothing are the first. */
  state.classes = odds->classes.classes + (n_useless > 0);
  state.n_classes = odds->classes.n_classes - (n_useless > 0);
  state.n_useful = n_unknown - n_useless;
  memory = g_new0 (long double, n_unknown + 1 + state.n_useful + 1);
  state.logarithms = memory;
  state.ways = memory + n_unknown + 1;
  for (guint n = 1; n <= n_unknown; n++)
    state.logarithms[n] = state.logarithms[n - 1] + logl (n);

  odds->wait = 0;
  ok = count_draws (&state, MINE, n_unknown) && count_draws (&state, ANYONE, n_unknown);

  return ok;
}

/* --- Simulating --- */

/* The tile that has each cell, by what it is good for; 0: none yet. */
typedef struct
{
  guint64 tiles[BST_MAX_ODDS_CELLS];
  guint   n_filled;
} Deal;

/* Gives a tile a cell, moving others on to another of theirs. */
static gboolean
deal_tile (Deal    *deal,
           guint64  mask,
           guint64 *tried)
{
  while (mask & ~*tried)
    {
      guint cell = (guint) __builtin_ctzll (mask & ~*tried);

      *tried |= G_GUINT64_CONSTANT (1) << cell;
      if (deal->tiles[cell] == 0 || deal_tile (deal, deal->tiles[cell], tried))
        {
          deal->tiles[cell] = mask;
          return TRUE;
        }
    }

  return FALSE;
}

/* The number of the draw by which there are enough; 0 if there never are. */
static guint
find_end (const BstFeatureOdds *odds,
          Who                   who)
{
  Deal deal = { 0 };

  for (guint draw = 0; draw < odds->settings.n_draws; draw++)
    {
      guint64 tried = 0;

      if (odds->dealt[draw] == 0 || !is_of (odds, who, draw))
        continue;
      deal.n_filled += deal_tile (&deal, odds->dealt[draw], &tried);
      if (deal.n_filled == odds->n_cells)
        return draw + 1;
    }

  return 0;
}

static void
sample (BstFeatureOdds *odds)
{
  guint end;

  bst_draw_classes_deal (&odds->classes, &odds->plan, odds->masks, odds->settings.n_draws,
                         &odds->random, odds->left, odds->dealt);
  odds->n_samples++;
  odds->n_hits[MINE] += find_end (odds, MINE) > 0;
  end = find_end (odds, ANYONE);
  odds->n_hits[ANYONE] += end > 0;
  odds->sum += end;
  odds->squares += (double) end * end;
}

gboolean
bst_feature_odds_step (BstFeatureOdds *odds,
                       guint           n_samples)
{
  if (odds->is_done)
    return FALSE;
  if (odds->is_never || odds->n_cells == 0)
    {
      odds->chances[MINE] = odds->chances[ANYONE] = !odds->is_never;
      odds->is_done = TRUE;
      return FALSE;
    }
  if (!odds->is_simulated)
    {
      odds->is_done = count (odds);
      odds->is_simulated = !odds->is_done;
      if (odds->is_done)
        return FALSE;
    }

  for (guint i = 0; i < n_samples; i++)
    sample (odds);

  return TRUE;
}

void
bst_feature_odds_add (BstFeatureOdds       *odds,
                      const BstFeatureOdds *other)
{
  odds->n_samples += other->n_samples;
  for (guint i = 0; i < N_WHOS; i++)
    odds->n_hits[i] += other->n_hits[i];
  odds->sum += other->sum;
  odds->squares += other->squares;
}

static guint
count_dead (const BstFeatureOdds *odds)
{
  guint n_dead = 0;

  for (guint i = 0; i < odds->n_cells; i++)
    {
      gboolean found = FALSE;

      for (guint type = 0; type < odds->plan.n_types && !found; type++)
        found = bst_feature_odds_closes (odds, i, type);
      n_dead += !found;
    }

  return n_dead;
}

void
bst_feature_odds_get (const BstFeatureOdds *odds,
                      BstFeatureOddsResult *result)
{
  *result = (BstFeatureOddsResult) {
    .settings = odds->settings, .exact = odds->is_done, .n_samples = odds->n_samples,
    .n_cells = odds->n_cells, .n_dead = count_dead (odds)
  };
  if (odds->is_done)
    {
      double anyone = odds->chances[ANYONE];

      bst_estimate_exact (&result->mine, odds->chances[MINE]);
      bst_estimate_exact (&result->anyone, anyone);
      bst_estimate_exact (&result->wait, anyone > 0 ? odds->wait / anyone : 0);
      return;
    }

  bst_estimate_share (&result->mine, odds->n_hits[MINE], odds->n_samples);
  bst_estimate_share (&result->anyone, odds->n_hits[ANYONE], odds->n_samples);
  bst_estimate_mean (&result->wait, odds->sum, odds->squares, odds->n_hits[ANYONE]);
}

const BstCell *
bst_feature_odds_get_cells (const BstFeatureOdds *odds,
                            guint                *n_cells)
{
  *n_cells = odds->n_cells;

  return odds->cells;
}

gboolean
bst_feature_odds_closes (const BstFeatureOdds *odds,
                         guint                 cell,
                         guint                 type)
{
  return (odds->masks[type] >> cell) & 1;
}
