/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-cell-race.h"

#include "bst-fit-map.h"

/* What a tile is good for. */
#define FOR_A (1u << 0)
#define FOR_B (1u << 1)

struct _BstCellRace
{
  BstOddsSettings settings;
  gboolean        is_counted;   /* not simulated */
  gboolean        is_done;
  BstDrawPlan     plan;
  BstDrawClasses  classes;
  guint64        *masks;        /* per type; Owned, as the next two */
  guint          *left;
  guint64        *dealt;
  BstRandom       random;
  guint           n_tiles[BST_N_DRAW_STAGES][4];    /* unknown ones by mask */

  /* Counted. */
  double          mine;
  double          others;
  double          wait;         /* sum of the draw's number times its chance */

  /* Simulated. */
  guint64         n_samples;
  guint64         n_mine;
  guint64         n_others;
  double          sum;
  double          squares;
};

static void
mark_types (BstCellRace       *race,
            const BstPosition *position,
            const BstCell     *cells,
            guint              n_cells,
            guint              mask)
{
  for (guint type = 0; type < race->plan.n_types; type++)
    for (guint i = 0; i < n_cells && !(race->masks[type] & mask); i++)
      if (bst_fit_rotations (position, type, cells[i].x, cells[i].y) != 0)
        race->masks[type] |= mask;
}

/* How many steps counting takes at most. */
static guint64
find_work (const BstCellRace *race)
{
  guint64 most = 0;

  for (guint stage = 0; stage < BST_N_DRAW_STAGES; stage++)
    {
      const guint *n = race->n_tiles[stage];

      most = MAX (most, (guint64) (n[FOR_A] + 1) * (n[FOR_B] + 1));
    }

  return most * (race->settings.n_draws + 1);
}

BstCellRace *
bst_cell_race_new (const BstPosition     *position,
                   const BstOddsSettings *settings,
                   const BstCell         *a,
                   guint                  n_a,
                   const BstCell         *b,
                   guint                  n_b)
{
  BstCellRace *race = g_new0 (BstCellRace, 1);

  bst_draw_plan_init (&race->plan, position);
  race->settings = *settings;
  if (race->settings.n_draws == 0 || race->settings.n_draws > race->plan.n_draws)
    race->settings.n_draws = race->plan.n_draws;
  if (race->settings.max_work == 0)
    race->settings.max_work = BST_ODDS_WORK;

  race->masks = g_new0 (guint64, race->plan.n_types);
  mark_types (race, position, a, n_a, FOR_A);
  mark_types (race, position, b, n_b, FOR_B);
  bst_draw_classes_init (&race->classes, &race->plan, race->masks);
  for (guint i = 0; i < race->classes.n_classes; i++)
    race->n_tiles[race->classes.classes[i].stage][race->classes.classes[i].mask]
      = race->classes.classes[i].n_tiles;
  race->is_counted = find_work (race) <= race->settings.max_work;
  race->left = g_new (guint, race->classes.n_classes + 1);
  race->dealt = g_new (guint64, race->plan.n_draws + 1);
  bst_random_init (&race->random, settings->seed);

  return race;
}

void
bst_cell_race_free (BstCellRace *race)
{
  bst_draw_plan_clear (&race->plan);
  bst_draw_classes_clear (&race->classes);
  g_free (race->masks);
  g_free (race->left);
  g_free (race->dealt);
  g_free (race);
}

static gboolean
is_mine (const BstCellRace *race,
         guint              draw)
{
  return race->plan.draws[draw].player == race->settings.player;
}

/* --- Counting --- */

/* The chances of all orders without a hit so far: by how many tiles that are for A alone were drawn by
 * others, and how many for B alone by the player. */
typedef struct
{
  double      *chances;     /* (n_a + 1) times (n_b + 1) */
  const guint *n_tiles;     /* of the stage, by mask */
  guint        n_drawn;     /* of the stage */
} Chances;

static void
add_hit (BstCellRace *race,
         guint        draw,
         double       chance)
{
  if (is_mine (race, draw))
    race->mine += chance;
  else
    race->others += chance;
  race->wait += chance * (draw + 1);
}

static void
count_draw (BstCellRace *race,
            Chances     *state,
            guint        draw)
{
  const guint *n = state->n_tiles;
  guint n_a = n[FOR_A], n_b = n[FOR_B], width = n_b + 1;
  double left = (double) (n[0] + n_a + n_b + n[FOR_A | FOR_B] - state->n_drawn);
  gboolean mine = is_mine (race, draw);
  double hit = 0;

  /* Backwards, for a draw leads to states further on only. */
  for (guint a = n_a + 1; a-- > 0;)
    for (guint b = width; b-- > 0;)
      {
        double *here = &state->chances[a * width + b];
        double chance = *here / left;
        guint n_for_nothing = n[0] + a + b - MIN (state->n_drawn, n[0] + a + b);

        if (*here <= 0)
          continue;
        if (mine)
          {
            hit += chance * (n_a - a + n[FOR_A | FOR_B]);
            if (b < n_b)
              here[1] += chance * (n_b - b);
          }
        else
          {
            hit += chance * (n_b - b + n[FOR_A | FOR_B]);
            if (a < n_a)
              here[width] += chance * (n_a - a);
          }
        *here = chance * n_for_nothing;
      }
  state->n_drawn++;
  add_hit (race, draw, hit);
}

/* All tiles of a stage are drawn: what is left of the chances goes on to the next. */
static void
begin_stage (const BstCellRace *race,
             Chances           *state,
             guint              stage)
{
  double chance = 0;
  gsize n_before = (gsize) (state->n_tiles[FOR_A] + 1) * (state->n_tiles[FOR_B] + 1);

  for (gsize i = 0; i < n_before; i++)
    chance += state->chances[i];
  g_free (state->chances);
  state->n_tiles = race->n_tiles[stage];
  state->n_drawn = 0;
  state->chances = g_new0 (double, (gsize) (state->n_tiles[FOR_A] + 1) * (state->n_tiles[FOR_B] + 1));
  state->chances[0] = chance;
}

static void
clear_chances (Chances *state)
{
  gsize n = (gsize) (state->n_tiles[FOR_A] + 1) * (state->n_tiles[FOR_B] + 1);

  for (gsize i = 0; i < n; i++)
    state->chances[i] = 0;
}

static gboolean
is_hit (const BstCellRace *race,
        guint              draw,
        guint64            mask)
{
  return (mask & (is_mine (race, draw) ? FOR_A : FOR_B)) != 0;
}

static void
count (BstCellRace *race)
{
  Chances state = { g_new0 (double, 1), (const guint[4]) { 0 }, 0 };
  guint stage = 0;

  state.chances[0] = 1;
  for (guint draw = 0; draw < race->settings.n_draws; draw++)
    {
      int known = race->plan.draws[draw].known;

      if (known != BST_NO_TILE)
        {
          gsize n = (gsize) (state.n_tiles[FOR_A] + 1) * (state.n_tiles[FOR_B] + 1);
          double chance = 0;

          if (!is_hit (race, draw, race->masks[known]))
            continue;
          for (gsize i = 0; i < n; i++)
            chance += state.chances[i];
          clear_chances (&state);
          add_hit (race, draw, chance);
          break;
        }
      while (state.n_drawn == state.n_tiles[0] + state.n_tiles[1] + state.n_tiles[2] + state.n_tiles[3])
        begin_stage (race, &state, stage++);
      count_draw (race, &state, draw);
    }
  g_free (state.chances);
}

/* --- Simulating --- */

static void
sample (BstCellRace *race)
{
  bst_draw_classes_deal (&race->classes, &race->plan, race->masks, race->settings.n_draws,
                         &race->random, race->left, race->dealt);
  race->n_samples++;
  for (guint draw = 0; draw < race->settings.n_draws; draw++)
    if (is_hit (race, draw, race->dealt[draw]))
      {
        if (is_mine (race, draw))
          race->n_mine++;
        else
          race->n_others++;
        race->sum += draw + 1;
        race->squares += (double) (draw + 1) * (draw + 1);
        return;
      }
}

gboolean
bst_cell_race_step (BstCellRace *race,
                    guint        n_samples)
{
  if (!race->is_counted)
    {
      for (guint i = 0; i < n_samples; i++)
        sample (race);
      return TRUE;
    }
  if (!race->is_done)
    count (race);
  race->is_done = TRUE;

  return FALSE;
}

void
bst_cell_race_add (BstCellRace       *race,
                   const BstCellRace *other)
{
  race->n_samples += other->n_samples;
  race->n_mine += other->n_mine;
  race->n_others += other->n_others;
  race->sum += other->sum;
  race->squares += other->squares;
}

/* Tiles for what @mask says, in all stages. */
static guint
count_tiles (const BstCellRace *race,
             guint              mask)
{
  guint n_tiles = 0;

  for (guint i = 0; i < race->classes.n_classes; i++)
    if (race->classes.classes[i].mask & mask)
      n_tiles += race->classes.classes[i].n_tiles;

  return n_tiles;
}

void
bst_cell_race_get (const BstCellRace *race,
                   BstCellRaceResult *result)
{
  *result = (BstCellRaceResult) {
    .settings = race->settings, .exact = race->is_done, .n_samples = race->n_samples,
    .n_mine = count_tiles (race, FOR_A), .n_others = count_tiles (race, FOR_B)
  };
  if (race->is_done)
    {
      double hit = race->mine + race->others;

      bst_estimate_exact (&result->mine, race->mine);
      bst_estimate_exact (&result->others, race->others);
      bst_estimate_exact (&result->nobody, MAX (0, 1 - hit));
      bst_estimate_exact (&result->wait, hit > 0 ? race->wait / hit : 0);
      return;
    }

  bst_estimate_share (&result->mine, race->n_mine, race->n_samples);
  bst_estimate_share (&result->others, race->n_others, race->n_samples);
  bst_estimate_share (&result->nobody, race->n_samples - race->n_mine - race->n_others,
                      race->n_samples);
  bst_estimate_mean (&result->wait, race->sum, race->squares, race->n_mine + race->n_others);
}
