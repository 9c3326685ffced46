/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-odds.h"
#include "bastide-cores.h"
#include "bastide-work.h"

#include <bst-feature.h>
#include <bst-sheet-overlays.h>

#include <gio/gio.h>
#include <string.h>

/* Orders of draws that are tried before the answer is shown anew, and in all. */
#define STEP_PARTS   (20000 / BST_ODDS_PART)
#define MAX_SAMPLES  200000
/* Random games that are played before the answer is shown anew, and in all. */
#define STEP_GAMES   2000
#define MAX_GAMES    10000
/* Of one hole among many: what takes longer to count is tried so many times. */
#define HOLE_WORK    200000
#define HOLE_SAMPLES 4000

/* A question, and all that is needed to answer it. */
typedef struct
{
  BstPosition         *position;
  BstOddsSettings      settings;
  gboolean           (*step) (gpointer job);    /* FALSE when it is done */
  GArray              *a;                       /* (element-type BstCell) (nullable) */
  GArray              *b;
  guint                part;
  GCancellable        *cancellable;             /* borrowed, in a step */

  BstCellRace         *race;                    /* (nullable) */
  BstFeatureOdds      *feature;                 /* (nullable) */
  gboolean             is_tried;                /* the odds of the feature are settled */
  guint                n_parts;                 /* of the simulation that were tried */
  GMutex               lock;                    /* of race, feature and playouts while parts are tried */
  gboolean             has_answer;
  BstCellRaceResult    race_result;
  BstFeatureOddsResult feature_result;
  GArray              *holes;                   /* (element-type BastideHoleOdds) (nullable) */
  BstRenderJoins      *joins;                   /* (nullable) */
  BstPlayouts         *playouts;                /* (nullable) */
  BstPlayoutsResult    playouts_result;
} Job;

struct _BastideOdds
{
  GObject      parent_instance;

  BastideWork *work;    /* owned: its job is the question */
};

G_DEFINE_FINAL_TYPE (BastideOdds, bastide_odds, G_TYPE_OBJECT)

static Job *
job_new (const BstPosition *position,
         guint              player,
         gboolean         (*step) (gpointer job))
{
  Job *job = g_new0 (Job, 1);

  job->position = bst_position_copy (position);
  job->settings = (BstOddsSettings) { .player = player, .seed = 1 };
  job->step = step;
  g_mutex_init (&job->lock);

  return job;
}

static void
job_free (Job *job)
{
  g_clear_pointer (&job->race, bst_cell_race_free);
  g_clear_pointer (&job->feature, bst_feature_odds_free);
  g_clear_pointer (&job->a, g_array_unref);
  g_clear_pointer (&job->b, g_array_unref);
  g_clear_pointer (&job->holes, g_array_unref);
  bst_render_joins_free (job->joins);
  g_clear_pointer (&job->playouts, bst_playouts_free);
  bst_position_free (job->position);
  g_mutex_clear (&job->lock);
  g_free (job);
}

/* --- In the thread --- */

static BstCellRace *
new_race (const Job             *job,
          const BstOddsSettings *settings)
{
  return bst_cell_race_new (job->position, settings, &g_array_index (job->a, BstCell, 0), job->a->len,
                            &g_array_index (job->b, BstCell, 0), job->b->len);
}

static void
try_race (gpointer data,
          guint    piece)
{
  Job *job = data;
  BstOddsSettings settings = bst_odds_settings_of_part (&job->settings, job->n_parts + piece);
  g_autoptr (BstCellRace) part = NULL;

  if (g_cancellable_is_cancelled (job->cancellable))
    return;
  part = new_race (job, &settings);
  bst_cell_race_step (part, BST_ODDS_PART);
  g_mutex_lock (&job->lock);
  bst_cell_race_add (job->race, part);
  g_mutex_unlock (&job->lock);
}

static gboolean
work_on_race (gpointer data)
{
  Job *job = data;
  gboolean more;

  if (job->race == NULL)
    job->race = new_race (job, &job->settings);
  more = bst_cell_race_step (job->race, 0);
  if (more)
    bastide_cores_run (BASTIDE_ALL_CORES, STEP_PARTS, try_race, job);
  job->n_parts += STEP_PARTS;
  bst_cell_race_get (job->race, &job->race_result);
  job->has_answer = TRUE;

  return more && !job->race_result.exact && job->race_result.n_samples < MAX_SAMPLES;
}

static void
try_feature (gpointer data,
             guint    piece)
{
  Job *job = data;
  BstOddsSettings settings = bst_odds_settings_of_part (&job->settings, job->n_parts + piece);
  g_autoptr (BstFeatureOdds) part = NULL;

  if (g_cancellable_is_cancelled (job->cancellable))
    return;
  part = bst_feature_odds_new (job->position, &settings, job->part);
  bst_feature_odds_step (part, BST_ODDS_PART);
  g_mutex_lock (&job->lock);
  bst_feature_odds_add (job->feature, part);
  g_mutex_unlock (&job->lock);
}

/* Of one of the holes. */
static void
find_drawn (gpointer data,
            guint    piece)
{
  Job *job = data;
  BastideHoleOdds *odds = &g_array_index (job->holes, BastideHoleOdds, piece);
  BstCell cell = { odds->hole.cell.x, odds->hole.cell.y };
  g_autoptr (BstCellRace) race = NULL;
  BstCellRaceResult result;

  if (g_cancellable_is_cancelled (job->cancellable))
    return;
  race = bst_cell_race_new (job->position, &job->settings, &cell, 1, NULL, 0);
  bst_cell_race_step (race, HOLE_SAMPLES);
  bst_cell_race_get (race, &result);
  odds->drawn = result.mine;
}

static gboolean
work_on_holes (gpointer data)
{
  Job *job = data;
  g_auto (BstFitMap) map;
  g_autofree BstHole *holes = NULL;
  guint n;

  job->settings.max_work = HOLE_WORK;
  bst_fit_map_init (&map, job->position);
  holes = g_new (BstHole, map.n_cells + 1);
  n = bst_holes_list (job->position, &map, holes);
  job->holes = g_array_sized_new (FALSE, FALSE, sizeof (BastideHoleOdds), n);
  for (guint i = 0; i < n; i++)
    {
      BastideHoleOdds odds = { .hole = holes[i] };

      g_array_append_val (job->holes, odds);
    }
  bastide_cores_run (BASTIDE_ALL_CORES, n, find_drawn, job);
  job->has_answer = TRUE;

  return FALSE;
}

static gboolean
work_on_joins (gpointer data)
{
  Job *job = data;
  g_autoptr (BstFarmJoins) joins = bst_farm_joins_new (job->position);

  while (!g_cancellable_is_cancelled (job->cancellable) && bst_farm_joins_step (joins, 1))
    ;
  job->joins = bst_sheet_new_joins (joins);
  job->has_answer = TRUE;

  return FALSE;
}

static void
try_playouts (gpointer data,
              guint    piece)
{
  Job *job = data;
  g_autoptr (BstPlayouts) part = NULL;

  if (g_cancellable_is_cancelled (job->cancellable))
    return;
  part = bst_playouts_new (job->position, job->settings.seed);
  bst_playouts_play (part, (job->n_parts + piece) * BST_PLAYOUTS_PART, BST_PLAYOUTS_PART);
  g_mutex_lock (&job->lock);
  bst_playouts_add (job->playouts, part);
  g_mutex_unlock (&job->lock);
}

static gboolean
work_on_playouts (gpointer data)
{
  Job *job = data;

  if (job->playouts == NULL)
    job->playouts = bst_playouts_new (job->position, job->settings.seed);
  bastide_cores_run (BASTIDE_ALL_CORES, STEP_GAMES / BST_PLAYOUTS_PART, try_playouts, job);
  job->n_parts += STEP_GAMES / BST_PLAYOUTS_PART;
  bst_playouts_get (job->playouts, &job->playouts_result);
  job->has_answer = TRUE;

  return job->playouts_result.n_games < MAX_GAMES && !g_cancellable_is_cancelled (job->cancellable);
}

/* First the odds; when they are settled, some random games beside them. */
static gboolean
work_on_feature (gpointer data)
{
  Job *job = data;

  if (job->is_tried)
    {
      work_on_playouts (job);
      return FALSE;
    }
  if (job->feature == NULL)
    job->feature = bst_feature_odds_new (job->position, &job->settings, job->part);
  if (job->feature == NULL)
    return FALSE;
  if (bst_feature_odds_step (job->feature, 0))
    bastide_cores_run (BASTIDE_ALL_CORES, STEP_PARTS, try_feature, job);
  job->n_parts += STEP_PARTS;
  bst_feature_odds_get (job->feature, &job->feature_result);
  job->has_answer = TRUE;
  job->is_tried = job->feature_result.exact || job->feature_result.n_samples >= MAX_SAMPLES;
  if (job->is_tried)
    job->n_parts = 0;

  return TRUE;
}

static gboolean
run (gpointer      data,
     GCancellable *cancellable)
{
  Job *job = data;

  job->cancellable = cancellable;

  return job->step (job);
}

/* --- In the main loop --- */

static void
told (gpointer owner,
      gpointer job,
      gboolean is_done)
{
  g_signal_emit_by_name (owner, "changed");
}

void
bastide_odds_ask_race (BastideOdds       *self,
                       const BstPosition *position,
                       guint              player,
                       const BstCell     *a,
                       guint              n_a,
                       const BstCell     *b,
                       guint              n_b)
{
  Job *job;

  g_return_if_fail (BASTIDE_IS_ODDS (self));

  job = job_new (position, player, work_on_race);
  job->a = g_array_append_vals (g_array_new (FALSE, FALSE, sizeof (BstCell)), a, n_a);
  job->b = g_array_append_vals (g_array_new (FALSE, FALSE, sizeof (BstCell)), b, n_b);
  bastide_work_begin (self->work, job);
}

void
bastide_odds_ask_feature (BastideOdds       *self,
                          const BstPosition *position,
                          guint              player,
                          guint              part)
{
  Job *job;

  g_return_if_fail (BASTIDE_IS_ODDS (self));

  job = job_new (position, player, work_on_feature);
  job->part = part;
  bastide_work_begin (self->work, job);
}

void
bastide_odds_ask_holes (BastideOdds       *self,
                        const BstPosition *position,
                        guint              player)
{
  g_return_if_fail (BASTIDE_IS_ODDS (self));

  bastide_work_begin (self->work, job_new (position, player, work_on_holes));
}

void
bastide_odds_ask_joins (BastideOdds       *self,
                        const BstPosition *position)
{
  g_return_if_fail (BASTIDE_IS_ODDS (self));

  bastide_work_begin (self->work, job_new (position, 0, work_on_joins));
}

void
bastide_odds_ask_playouts (BastideOdds       *self,
                           const BstPosition *position)
{
  g_return_if_fail (BASTIDE_IS_ODDS (self));

  bastide_work_begin (self->work, job_new (position, 0, work_on_playouts));
}

void
bastide_odds_stop (BastideOdds *self)
{
  g_return_if_fail (BASTIDE_IS_ODDS (self));

  bastide_work_stop (self->work);
}

/* While a thread has the question, what it found last is not to be read: the callers copy what they show. */
static Job *
get_answer (BastideOdds *self)
{
  Job *job = !bastide_work_is_running (self->work) ? bastide_work_get_job (self->work) : NULL;

  return job != NULL && job->has_answer ? job : NULL;
}

const BstCellRaceResult *
bastide_odds_get_race (BastideOdds *self)
{
  Job *job;

  g_return_val_if_fail (BASTIDE_IS_ODDS (self), NULL);

  job = get_answer (self);

  return job != NULL && job->race != NULL ? &job->race_result : NULL;
}

const BstFeatureOddsResult *
bastide_odds_get_feature (BastideOdds *self)
{
  Job *job;

  g_return_val_if_fail (BASTIDE_IS_ODDS (self), NULL);

  job = get_answer (self);

  return job != NULL && job->feature != NULL ? &job->feature_result : NULL;
}

const BstEstimate *
bastide_odds_get_feature_at_random (BastideOdds *self)
{
  Job *job;

  g_return_val_if_fail (BASTIDE_IS_ODDS (self), NULL);

  job = get_answer (self);
  if (job == NULL || job->feature == NULL || job->playouts == NULL)
    return NULL;

  return bst_playouts_find_completed (&job->playouts_result, bst_position_find_root (job->position, job->part));
}

gboolean
bastide_odds_closes (BastideOdds *self,
                     guint        type)
{
  Job *job;
  guint n_cells;

  g_return_val_if_fail (BASTIDE_IS_ODDS (self), FALSE);

  job = get_answer (self);
  if (job == NULL || job->feature == NULL)
    return FALSE;
  bst_feature_odds_get_cells (job->feature, &n_cells);
  for (guint i = 0; i < n_cells; i++)
    if (bst_feature_odds_closes (job->feature, i, type))
      return TRUE;

  return FALSE;
}

const GArray *
bastide_odds_get_holes (BastideOdds *self)
{
  Job *job;

  g_return_val_if_fail (BASTIDE_IS_ODDS (self), NULL);

  job = get_answer (self);

  return job != NULL ? job->holes : NULL;
}

const BstRenderJoins *
bastide_odds_get_joins (BastideOdds *self)
{
  Job *job;

  g_return_val_if_fail (BASTIDE_IS_ODDS (self), NULL);

  job = get_answer (self);

  return job != NULL ? job->joins : NULL;
}

const BstPlayoutsResult *
bastide_odds_get_playouts (BastideOdds *self)
{
  Job *job;

  g_return_val_if_fail (BASTIDE_IS_ODDS (self), NULL);

  job = get_answer (self);

  return job != NULL && job->playouts != NULL ? &job->playouts_result : NULL;
}

gboolean
bastide_odds_is_settled (BastideOdds *self)
{
  g_return_val_if_fail (BASTIDE_IS_ODDS (self), FALSE);

  return !bastide_work_is_busy (self->work);
}

/* --- Class --- */

static void
bastide_odds_dispose (GObject *object)
{
  g_clear_pointer (&BASTIDE_ODDS (object)->work, bastide_work_free);

  G_OBJECT_CLASS (bastide_odds_parent_class)->dispose (object);
}

static void
bastide_odds_class_init (BastideOddsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_odds_dispose;

  g_signal_new ("changed", BASTIDE_TYPE_ODDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_odds_init (BastideOdds *self)
{
  self->work = bastide_work_new (run, told, (GDestroyNotify) job_free, self);
  bastide_work_set_pause (self->work, BASTIDE_WORK_AT_ONCE);
}

BastideOdds *
bastide_odds_new (void)
{
  return g_object_new (BASTIDE_TYPE_ODDS, NULL);
}
