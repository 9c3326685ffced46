/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-likely-line.h"
#include "bastide-nets.h"
#include "bastide-work.h"

#include <bst-compare.h>

#include <string.h>

typedef struct
{
  BstPosition       *position;      /* owned: at the beginning of the turn */
  guint              n_turns;
  BstEngineLineTurn  turns[BASTIDE_LIKELY_MAX_TURNS];
} Job;

struct _BastideLikelyLine
{
  GObject            parent_instance;

  BastideWork       *work;          /* owned */
  guint              n_turns;
  BstEngineLineTurn  turns[BASTIDE_LIKELY_MAX_TURNS];
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideLikelyLine, bastide_likely_line, G_TYPE_OBJECT)

static void
job_free (Job *job)
{
  bst_position_free (job->position);
  g_free (job);
}

static gboolean
run (gpointer      data,
     GCancellable *cancellable)
{
  Job *job = data;
  const BstEngineNet *net = bastide_nets_get_for (job->position, NULL);

  if (net != NULL)
    job->n_turns = 1 + bst_engine_find_line (net, job->position, &job->turns[0].move, BASTIDE_LIKELY_MAX_TURNS - 1,
                                             &job->turns[1]);

  return FALSE;
}

static void
told (gpointer owner,
      gpointer data,
      gboolean is_done)
{
  BastideLikelyLine *self = owner;
  const Job *job = data;

  self->n_turns = job->n_turns;
  memcpy (self->turns, job->turns, sizeof self->turns);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bastide_likely_line_ask (BastideLikelyLine *self,
                         const BstPosition *position,
                         guint              player,
                         const BstMove     *first)
{
  Job *job;

  g_return_if_fail (BASTIDE_IS_LIKELY_LINE (self));

  job = g_new0 (Job, 1);
  job->position = bst_compare_begin_turn (position, player);
  job->turns[0] = (BstEngineLineTurn) { *first, (guint8) player, 1 };
  self->n_turns = 0;
  bastide_work_begin (self->work, job);
}

void
bastide_likely_line_stop (BastideLikelyLine *self)
{
  g_return_if_fail (BASTIDE_IS_LIKELY_LINE (self));

  bastide_work_stop (self->work);
  if (self->n_turns == 0)
    return;
  self->n_turns = 0;
  g_signal_emit (self, signals[CHANGED], 0);
}

guint
bastide_likely_line_get_n (BastideLikelyLine *self)
{
  g_return_val_if_fail (BASTIDE_IS_LIKELY_LINE (self), 0);

  return self->n_turns;
}

const BstEngineLineTurn *
bastide_likely_line_get (BastideLikelyLine *self,
                         guint              index)
{
  g_return_val_if_fail (BASTIDE_IS_LIKELY_LINE (self) && index < self->n_turns, NULL);

  return &self->turns[index];
}

static void
bastide_likely_line_dispose (GObject *object)
{
  g_clear_pointer (&BASTIDE_LIKELY_LINE (object)->work, bastide_work_free);

  G_OBJECT_CLASS (bastide_likely_line_parent_class)->dispose (object);
}

static void
bastide_likely_line_class_init (BastideLikelyLineClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_likely_line_dispose;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_LIKELY_LINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
bastide_likely_line_init (BastideLikelyLine *self)
{
  self->work = bastide_work_new (run, told, (GDestroyNotify) job_free, self);
}

BastideLikelyLine *
bastide_likely_line_new (void)
{
  return g_object_new (BASTIDE_TYPE_LIKELY_LINE, NULL);
}
