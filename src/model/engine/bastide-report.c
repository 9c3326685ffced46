/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-report.h"
#include "bastide-cores.h"
#include "bastide-nets.h"
#include "bastide-work.h"

#include <bst-io-report-cache.h>

#include <gio/gio.h>
#include <string.h>

/* Turns that are looked at before more is told. */
#define STEP 2

/* A report, and all that it is made of. */
typedef struct
{
  BstRecord       *record;
  guint            n_tries;
  char            *folder;          /* of what is kept */
  GCancellable    *cancellable;     /* borrowed, in a step */

  BstEngineReport *report;          /* NULL before the first step */
  guint            n_done;
  GArray          *turns;           /* (element-type BstReportTurn): as of the last step */
  BstReportTotal   totals[BST_MAX_PLAYERS];
  BstReportSummary summary;
  GError          *error;           /* owned (nullable) */
} Job;

struct _BastideReport
{
  GObject             parent_instance;

  guint               n_tries;
  BastideWork        *work;         /* owned */
  BastideReportState  state;

  /* What is known. */
  guint               n_done;
  GArray             *turns;        /* owned (element-type BstReportTurn) (nullable) */
  BstReportTotal      totals[BST_MAX_PLAYERS];
  BstReportSummary    summary;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideReport, bastide_report, G_TYPE_OBJECT)

static void
job_free (Job *job)
{
  g_clear_pointer (&job->report, bst_engine_report_free);
  g_clear_pointer (&job->turns, g_array_unref);
  g_clear_error (&job->error);
  bst_record_unref (job->record);
  g_free (job->folder);
  g_free (job);
}

/* --- In the thread --- */

static gboolean
must_stop (gpointer data)
{
  return g_cancellable_is_cancelled (data);
}

static void
look (gpointer data,
      guint    piece)
{
  Job *job = data;
  guint turn = job->n_done + piece;

  if (g_cancellable_is_cancelled (job->cancellable) || bst_io_report_cache_load (job->folder, job->report, turn))
    return;
  bst_engine_report_look (job->report, turn, must_stop, job->cancellable);
  /* What cannot be kept is found out again. */
  bst_io_report_cache_save (job->folder, job->report, turn, NULL);
}

static void
take_turns (Job *job)
{
  g_clear_pointer (&job->turns, g_array_unref);
  job->turns = g_array_new (FALSE, FALSE, sizeof (BstReportTurn));
  for (guint i = 0; i < bst_engine_report_get_n (job->report); i++)
    g_array_append_vals (job->turns, bst_engine_report_get (job->report, i), 1);
  for (guint player = 0; player < bst_game_get_n_players (bst_record_get_game (job->record)); player++)
    bst_engine_report_sum (job->report, player, &job->totals[player]);
  bst_engine_report_sum_up (job->report, &job->summary);
}

static void
begin_report (Job *job)
{
  const BstEngineNet *nets[2] = { bastide_nets_get (TRUE, &job->error), NULL };
  BstReportSettings settings;

  if (nets[0] == NULL)
    return;
  nets[1] = bastide_nets_get (FALSE, &job->error);
  if (nets[1] == NULL)
    return;
  bst_report_settings_init (&settings);
  settings.n_simulations = job->n_tries;
  job->report = bst_engine_report_new (nets, job->record, &settings, &job->error);
}

static void
look_at_some (Job *job)
{
  guint n = MIN (STEP, bst_engine_report_get_n (job->report) - job->n_done);

  bastide_cores_run (BASTIDE_ALL_CORES, n, look, job);
  job->n_done += n;
}

/* TRUE while there is more to find out. */
static gboolean
run (gpointer      data,
     GCancellable *cancellable)
{
  Job *job = data;

  job->cancellable = cancellable;
  if (job->report == NULL)
    begin_report (job);
  else
    look_at_some (job);
  if (job->error != NULL)
    return FALSE;
  take_turns (job);

  return job->n_done < bst_engine_report_get_n (job->report);
}

/* --- In the main loop --- */

static void
tell (BastideReport      *self,
      BastideReportState  state)
{
  self->state = state;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
take_findings (BastideReport *self,
               Job           *job)
{
  if (job->turns == NULL)
    return;
  g_clear_pointer (&self->turns, g_array_unref);
  self->turns = g_steal_pointer (&job->turns);
  self->n_done = job->n_done;
  memcpy (self->totals, job->totals, sizeof self->totals);
  self->summary = job->summary;
}

static void
told (gpointer owner,
      gpointer data,
      gboolean is_done)
{
  BastideReport *self = owner;
  Job *job = data;

  take_findings (self, job);
  tell (self, self->state == BASTIDE_REPORT_STOPPED ? BASTIDE_REPORT_STOPPED
              : job->error != NULL                  ? BASTIDE_REPORT_FAILED
              : is_done                             ? BASTIDE_REPORT_DONE
                                                    : BASTIDE_REPORT_WORKING);
}

static void
forget (BastideReport *self)
{
  g_clear_pointer (&self->turns, g_array_unref);
  self->n_done = 0;
}

void
bastide_report_begin (BastideReport   *self,
                      const BstRecord *record)
{
  Job *job;

  g_return_if_fail (BASTIDE_IS_REPORT (self));
  g_return_if_fail (record != NULL);

  forget (self);
  job = g_new0 (Job, 1);
  job->record = bst_record_copy (record);
  job->n_tries = self->n_tries;
  job->folder = bst_io_report_cache_dup_folder ();
  bastide_work_begin (self->work, job);
  tell (self, BASTIDE_REPORT_WORKING);
}

void
bastide_report_stop (BastideReport *self)
{
  g_return_if_fail (BASTIDE_IS_REPORT (self));

  if (self->state != BASTIDE_REPORT_WORKING)
    return;
  bastide_work_cut_short (self->work);
  tell (self, BASTIDE_REPORT_STOPPED);
}

void
bastide_report_clear (BastideReport *self)
{
  g_return_if_fail (BASTIDE_IS_REPORT (self));

  if (self->state == BASTIDE_REPORT_NONE)
    return;
  bastide_work_stop (self->work);
  forget (self);
  tell (self, BASTIDE_REPORT_NONE);
}

void
bastide_report_set_depth (BastideReport *self,
                          guint          n_tries)
{
  g_return_if_fail (BASTIDE_IS_REPORT (self));

  self->n_tries = n_tries;
}

/* --- What it knows --- */

BastideReportState
bastide_report_get_state (BastideReport *self)
{
  g_return_val_if_fail (BASTIDE_IS_REPORT (self), BASTIDE_REPORT_NONE);

  return self->state;
}

const char *
bastide_report_get_error (BastideReport *self)
{
  const Job *job;

  g_return_val_if_fail (BASTIDE_IS_REPORT (self), NULL);

  job = self->state == BASTIDE_REPORT_FAILED ? bastide_work_get_job (self->work) : NULL;

  return job != NULL ? job->error->message : NULL;
}

guint
bastide_report_get_n (BastideReport *self)
{
  g_return_val_if_fail (BASTIDE_IS_REPORT (self), 0);

  return self->turns != NULL ? self->turns->len : 0;
}

guint
bastide_report_get_n_done (BastideReport *self)
{
  g_return_val_if_fail (BASTIDE_IS_REPORT (self), 0);

  return self->n_done;
}

const BstReportTurn *
bastide_report_get (BastideReport *self,
                    guint          turn)
{
  g_return_val_if_fail (BASTIDE_IS_REPORT (self), NULL);
  g_return_val_if_fail (turn < bastide_report_get_n (self), NULL);

  return &g_array_index (self->turns, BstReportTurn, turn);
}

BstGame *
bastide_report_get_game (BastideReport *self)
{
  const Job *job;

  g_return_val_if_fail (BASTIDE_IS_REPORT (self), NULL);

  job = bastide_work_get_job (self->work);

  return job != NULL ? bst_record_get_game (job->record) : NULL;
}

void
bastide_report_get_total (BastideReport  *self,
                          guint           player,
                          BstReportTotal *total)
{
  g_return_if_fail (BASTIDE_IS_REPORT (self) && player < BST_MAX_PLAYERS);

  *total = self->totals[player];
}

void
bastide_report_get_summary (BastideReport    *self,
                            BstReportSummary *summary)
{
  g_return_if_fail (BASTIDE_IS_REPORT (self));

  *summary = self->summary;
}

BstNode *
bastide_report_find_node (BastideReport   *self,
                          const BstRecord *record,
                          guint            turn)
{
  const BstNode *wanted = bastide_report_get (self, turn)->node;
  const Job *job;
  const BstNode *here;
  BstNode *node;

  g_return_val_if_fail (record != NULL, NULL);

  job = bastide_work_get_job (self->work);
  here = bst_record_get_root (job->record);
  node = bst_record_get_root (record);
  while (node != NULL && here != wanted)
    {
      here = bst_node_get_next (here);
      node = bst_node_get_next (node);
      if (node != NULL && (bst_node_is_move (node) != bst_node_is_move (here) || !bst_move_equal (&node->move, &here->move)))
        return NULL;
    }

  return node;
}

/* --- Class --- */

static void
bastide_report_dispose (GObject *object)
{
  BastideReport *self = BASTIDE_REPORT (object);

  g_clear_pointer (&self->work, bastide_work_free);
  g_clear_pointer (&self->turns, g_array_unref);

  G_OBJECT_CLASS (bastide_report_parent_class)->dispose (object);
}

static void
bastide_report_class_init (BastideReportClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_report_dispose;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_REPORT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
bastide_report_init (BastideReport *self)
{
  self->work = bastide_work_new (run, told, (GDestroyNotify) job_free, self);
  bastide_work_set_pause (self->work, BASTIDE_WORK_AT_ONCE);
}

BastideReport *
bastide_report_new (void)
{
  return g_object_new (BASTIDE_TYPE_REPORT, NULL);
}
