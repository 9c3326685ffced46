/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-why.h"
#include "bastide-nets.h"
#include "bastide-work.h"

#include <bst-compare.h>
#include <bst-engine-why.h>
#include <bst-io-why-text.h>

#include <math.h>

/* What makes less of a difference is no reason, in points. */
#define LEAST_POINTS 0.05

typedef struct
{
  BstPosition *position;    /* owned: at the beginning of the turn */
  BstMove      moves[2];
  guint        n_reasons;
  char        *texts[BASTIDE_WHY_MAX_REASONS];      /* owned */
  double       points[BASTIDE_WHY_MAX_REASONS];
} Job;

struct _BastideWhy
{
  GObject      parent_instance;

  BastideWork *work;        /* owned, as the texts */
  guint        n_reasons;
  char        *texts[BASTIDE_WHY_MAX_REASONS];
  double       points[BASTIDE_WHY_MAX_REASONS];
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideWhy, bastide_why, G_TYPE_OBJECT)

static void
job_free (Job *job)
{
  for (guint i = 0; i < job->n_reasons; i++)
    g_free (job->texts[i]);
  bst_position_free (job->position);
  g_free (job);
}

static gboolean
run (gpointer      data,
     GCancellable *cancellable)
{
  Job *job = data;
  const BstEngineNet *net = bastide_nets_get_for (job->position, NULL);
  g_auto (BstEngineWhy) why = { 0 };

  if (net == NULL)
    return FALSE;
  bst_engine_why_init (&why, net, job->position, &job->moves[0], &job->moves[1]);
  for (guint i = 0; i < why.n_reasons && job->n_reasons < BASTIDE_WHY_MAX_REASONS; i++)
    {
      const BstWhyReason *reason = &why.reasons[i];

      if (reason->cause == BST_WHY_REST || fabs (reason->points) < LEAST_POINTS)
        continue;
      job->points[job->n_reasons] = reason->points;
      job->texts[job->n_reasons++] = bst_io_why_text_dup (bst_position_get_game (job->position), &why, reason);
    }

  return FALSE;
}

static void
forget (BastideWhy *self)
{
  for (guint i = 0; i < self->n_reasons; i++)
    g_clear_pointer (&self->texts[i], g_free);
  self->n_reasons = 0;
}

static void
told (gpointer owner,
      gpointer data,
      gboolean is_done)
{
  BastideWhy *self = owner;
  Job *job = data;

  forget (self);
  for (guint i = 0; i < job->n_reasons; i++)
    {
      self->texts[i] = g_strdup (job->texts[i]);
      self->points[i] = job->points[i];
    }
  self->n_reasons = job->n_reasons;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bastide_why_ask (BastideWhy        *self,
                 const BstPosition *position,
                 guint              player,
                 const BstMove     *one,
                 const BstMove     *other)
{
  Job *job;

  g_return_if_fail (BASTIDE_IS_WHY (self));

  job = g_new0 (Job, 1);
  job->position = bst_compare_begin_turn (position, player);
  job->moves[0] = *one;
  job->moves[1] = *other;
  forget (self);
  bastide_work_begin (self->work, job);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bastide_why_stop (BastideWhy *self)
{
  g_return_if_fail (BASTIDE_IS_WHY (self));

  bastide_work_stop (self->work);
  if (self->n_reasons == 0)
    return;
  forget (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

guint
bastide_why_get_n (BastideWhy *self)
{
  g_return_val_if_fail (BASTIDE_IS_WHY (self), 0);

  return self->n_reasons;
}

const char *
bastide_why_get_text (BastideWhy *self,
                      guint       index)
{
  g_return_val_if_fail (BASTIDE_IS_WHY (self) && index < self->n_reasons, NULL);

  return self->texts[index];
}

double
bastide_why_get_points (BastideWhy *self,
                        guint       index)
{
  g_return_val_if_fail (BASTIDE_IS_WHY (self) && index < self->n_reasons, 0);

  return self->points[index];
}

static void
bastide_why_dispose (GObject *object)
{
  BastideWhy *self = BASTIDE_WHY (object);

  g_clear_pointer (&self->work, bastide_work_free);
  forget (self);

  G_OBJECT_CLASS (bastide_why_parent_class)->dispose (object);
}

static void
bastide_why_class_init (BastideWhyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_why_dispose;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_WHY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_why_init (BastideWhy *self)
{
  self->work = bastide_work_new (run, told, (GDestroyNotify) job_free, self);
}

BastideWhy *
bastide_why_new (void)
{
  return g_object_new (BASTIDE_TYPE_WHY, NULL);
}
