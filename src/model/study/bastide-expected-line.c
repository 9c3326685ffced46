/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-expected-line.h"
#include "bastide-work.h"

/* Orders of draws that are tried for what cannot be counted, between two looks at whether it is still wanted: the
 * numbers are shown without their fractions. */
#define SAMPLES 400
/* The same position is always told the same. */
#define SEED 1
/* What takes more than a hundredth of a second to count is tried. */
#define MAX_WORK (BST_ODDS_WORK / 4)

/* Places of the line that are computed before they are shown. */
#define N_AT_ONCE 6

typedef struct
{
  double points[BST_MAX_PLAYERS];
} Place;

typedef struct
{
  guint        n_places;
  BstPosition *positions[N_AT_ONCE];    /* owned */
  Place        places[N_AT_ONCE];
} Job;

struct _BastideExpectedLine
{
  GObject       parent_instance;

  BastideStudy *study;          /* owned, as the next two */
  BastideWork  *work;
  GArray       *places;         /* (element-type Place), those that are known */
  BstNode      *last;           /* the end of their line; the study's */
  gboolean      active;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideExpectedLine, bastide_expected_line, G_TYPE_OBJECT)

gboolean
bastide_expected_compute (const BstPosition *position,
                          GCancellable      *cancellable,
                          double             expected[BST_MAX_PLAYERS],
                          gboolean          *exact)
{
  const BstOddsSettings settings = { .seed = SEED, .max_work = MAX_WORK };
  g_autoptr (BstProjection) projection = bst_projection_new (position, &settings);
  BstProjectionResult result;

  while (bst_projection_step (projection, SAMPLES))
    if (g_cancellable_is_cancelled (cancellable))
      return FALSE;
  bst_projection_get (projection, &result);
  *exact = result.exact;
  memcpy (expected, result.expected, sizeof result.expected);

  return TRUE;
}

/* --- In the thread --- */

static void
job_free (Job *job)
{
  for (guint i = 0; i < job->n_places; i++)
    bst_position_free (job->positions[i]);
  g_free (job);
}

static gboolean
run (gpointer      data,
     GCancellable *cancellable)
{
  Job *job = data;
  gboolean exact;

  for (guint i = 0; i < job->n_places; i++)
    if (!bastide_expected_compute (job->positions[i], cancellable, job->places[i].points, &exact))
      return FALSE;

  return FALSE;
}

/* --- In the main loop --- */

static void
go_on (BastideExpectedLine *self)
{
  guint first = self->places->len, n_nodes = bastide_study_get_line_length (self->study);
  Job *job;

  if (first >= n_nodes)
    return;
  job = g_new0 (Job, 1);
  while (job->n_places < N_AT_ONCE && first + job->n_places < n_nodes)
    {
      const BstNode *node = bastide_study_get_line_node (self->study, first + job->n_places);
      BstPosition *position = bastide_study_dup_position (self->study, node, NULL);

      if (position == NULL)
        break;
      job->positions[job->n_places++] = position;
    }
  if (job->n_places > 0)
    bastide_work_begin (self->work, job);
  else
    job_free (job);
}

static void
told (gpointer owner,
      gpointer data,
      gboolean is_done)
{
  BastideExpectedLine *self = owner;
  Job *job = data;

  g_array_append_vals (self->places, job->places, job->n_places);
  g_signal_emit (self, signals[CHANGED], 0);
  go_on (self);
}

static void
begin (BastideExpectedLine *self)
{
  guint n_nodes = bastide_study_get_line_length (self->study);

  bastide_work_stop (self->work);
  g_array_set_size (self->places, 0);
  self->last = n_nodes > 0 ? bastide_study_get_line_node (self->study, n_nodes - 1) : NULL;
  if (self->active && n_nodes > 0 && !bastide_study_is_exam (self->study))
    go_on (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Along the same line nothing changes. */
static void
study_changed (BastideExpectedLine *self,
               BastideStudyChange   change)
{
  guint n_nodes = bastide_study_get_line_length (self->study);

  if (self->active
      && ((change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME | BASTIDE_STUDY_TREE | BASTIDE_STUDY_EXAM))
          || (n_nodes > 0 && bastide_study_get_line_node (self->study, n_nodes - 1) != self->last)))
    begin (self);
}

void
bastide_expected_line_set_active (BastideExpectedLine *self,
                                  gboolean             active)
{
  g_return_if_fail (BASTIDE_IS_EXPECTED_LINE (self));

  if (self->active == active)
    return;
  self->active = active;
  begin (self);
}

guint
bastide_expected_line_get_n_known (BastideExpectedLine *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXPECTED_LINE (self), 0);

  return MIN (self->places->len, bastide_study_get_line_length (self->study));
}

double
bastide_expected_line_get (BastideExpectedLine *self,
                           guint                index,
                           guint                player)
{
  g_return_val_if_fail (BASTIDE_IS_EXPECTED_LINE (self), 0);
  g_return_val_if_fail (index < self->places->len && player < BST_MAX_PLAYERS, 0);

  return g_array_index (self->places, Place, index).points[player];
}

/* --- Class --- */

static void
bastide_expected_line_dispose (GObject *object)
{
  BastideExpectedLine *self = BASTIDE_EXPECTED_LINE (object);

  g_clear_pointer (&self->work, bastide_work_free);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_expected_line_parent_class)->dispose (object);
}

static void
bastide_expected_line_finalize (GObject *object)
{
  g_array_unref (BASTIDE_EXPECTED_LINE (object)->places);

  G_OBJECT_CLASS (bastide_expected_line_parent_class)->finalize (object);
}

static void
bastide_expected_line_class_init (BastideExpectedLineClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_expected_line_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_expected_line_finalize;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_EXPECTED_LINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
bastide_expected_line_init (BastideExpectedLine *self)
{
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  self->work = bastide_work_new (run, told, (GDestroyNotify) job_free, self);
}

BastideExpectedLine *
bastide_expected_line_new (BastideStudy *study)
{
  BastideExpectedLine *self = g_object_new (BASTIDE_TYPE_EXPECTED_LINE, NULL);

  self->study = g_object_ref (study);
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);

  return self;
}
