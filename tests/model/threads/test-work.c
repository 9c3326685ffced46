/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Long work in steps: who is told what when, and that nothing is told of what was dropped. No case depends on how fast a
 * thread is: a step waits at a gate where that would matter. */

#include "config.h"

#include "bastide-work.h"

#define N_STEPS 3

/* Where a step waits until it is let through, or cancelled. */
typedef struct
{
  GMutex   lock;
  GCond    moved;
  gboolean is_open;
  gboolean is_reached;
} Gate;

typedef struct
{
  BastideWork *work;
  Gate         gate;
  guint        n_told;
  gboolean     is_done;
  gpointer     last;            /* job that was told of */
  int          n_freed;         /* atomic */
  void       (*react) (gpointer fixture);
} Fixture;

typedef struct
{
  Fixture *fixture;
  guint    n_made;
  guint    n_steps;
} Job;

static Job *
job_new (Fixture *fixture,
         guint    n_steps)
{
  Job *job = g_new0 (Job, 1);

  job->fixture = fixture;
  job->n_steps = n_steps;

  return job;
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_atomic_int_inc (&job->fixture->n_freed);
  g_free (job);
}

static void
wake (GCancellable *cancellable,
      gpointer      data)
{
  Gate *gate = data;

  g_mutex_lock (&gate->lock);
  g_cond_broadcast (&gate->moved);
  g_mutex_unlock (&gate->lock);
}

static gboolean
run (gpointer      data,
     GCancellable *cancellable)
{
  Job *job = data;
  Gate *gate = &job->fixture->gate;
  gulong handler = g_cancellable_connect (cancellable, G_CALLBACK (wake), gate, NULL);

  g_mutex_lock (&gate->lock);
  gate->is_reached = TRUE;
  g_cond_broadcast (&gate->moved);
  while (!gate->is_open && !g_cancellable_is_cancelled (cancellable))
    g_cond_wait (&gate->moved, &gate->lock);
  g_mutex_unlock (&gate->lock);
  g_cancellable_disconnect (cancellable, handler);
  job->n_made++;

  return job->n_made < job->n_steps;
}

static void
told (gpointer owner,
      gpointer job,
      gboolean is_done)
{
  Fixture *fixture = owner;

  fixture->n_told++;
  fixture->is_done = is_done;
  fixture->last = job;
  if (fixture->react != NULL)
    fixture->react (fixture);
}

static void
set_gate (Fixture  *fixture,
          gboolean  is_open)
{
  g_mutex_lock (&fixture->gate.lock);
  fixture->gate.is_open = is_open;
  fixture->gate.is_reached = FALSE;
  g_cond_broadcast (&fixture->gate.moved);
  g_mutex_unlock (&fixture->gate.lock);
}

/* Until a step stands at the gate. */
static void
wait_at_gate (Fixture *fixture)
{
  g_mutex_lock (&fixture->gate.lock);
  while (!fixture->gate.is_reached)
    g_cond_wait (&fixture->gate.moved, &fixture->gate.lock);
  g_mutex_unlock (&fixture->gate.lock);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_mutex_init (&fixture->gate.lock);
  g_cond_init (&fixture->gate.moved);
  fixture->gate.is_open = TRUE;
  fixture->work = bastide_work_new (run, told, job_free, fixture);
  bastide_work_set_pause (fixture->work, BASTIDE_WORK_AT_ONCE);
}

static void
wait_for_freed (Fixture *fixture,
                int      n)
{
  while (g_atomic_int_get (&fixture->n_freed) < n)
    if (!g_main_context_iteration (NULL, FALSE))
      g_thread_yield ();
}

/* Nothing is left in a thread, so that no case reaches into the next. */
static void
tear_down (Fixture       *fixture,
           gconstpointer  n_jobs)
{
  g_clear_pointer (&fixture->work, bastide_work_free);
  wait_for_freed (fixture, GPOINTER_TO_INT (n_jobs));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (fixture->n_freed, ==, GPOINTER_TO_INT (n_jobs));
  g_mutex_clear (&fixture->gate.lock);
  g_cond_clear (&fixture->gate.moved);
}

static void
settle (Fixture *fixture)
{
  while (bastide_work_is_busy (fixture->work))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_steps (Fixture       *fixture,
            gconstpointer  data)
{
  Job *job = job_new (fixture, N_STEPS);

  g_assert_false (bastide_work_is_busy (fixture->work));
  g_assert_null (bastide_work_get_job (fixture->work));
  bastide_work_begin (fixture->work, job);
  g_assert_true (bastide_work_is_busy (fixture->work));
  g_assert_true (bastide_work_is_running (fixture->work));
  while (fixture->n_told < 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (fixture->is_done);
  settle (fixture);

  g_assert_cmpuint (fixture->n_told, ==, N_STEPS);
  g_assert_true (fixture->is_done);
  g_assert_cmpuint (job->n_made, ==, N_STEPS);
  /* What was found out can still be read. */
  g_assert_true (bastide_work_get_job (fixture->work) == job);
  g_assert_false (bastide_work_is_running (fixture->work));
}

static void
test_last_counts (Fixture       *fixture,
                  gconstpointer  data)
{
  Job *job = job_new (fixture, 1);

  bastide_work_set_pause (fixture->work, BASTIDE_WORK_USUAL);
  bastide_work_begin (fixture->work, job_new (fixture, 1));
  g_assert_false (bastide_work_is_running (fixture->work));
  bastide_work_begin (fixture->work, job);
  g_assert_cmpint (fixture->n_freed, ==, 1);
  settle (fixture);

  g_assert_cmpuint (fixture->n_told, ==, 1);
  g_assert_true (fixture->last == job);
}

static void
test_dropped (Fixture       *fixture,
              gconstpointer  data)
{
  Job *job = job_new (fixture, 1);

  set_gate (fixture, FALSE);
  bastide_work_begin (fixture->work, job_new (fixture, N_STEPS));
  wait_at_gate (fixture);
  /* The thread has the first one, and lets go of it. */
  bastide_work_begin (fixture->work, job);
  set_gate (fixture, TRUE);
  settle (fixture);

  g_assert_cmpuint (fixture->n_told, ==, 1);
  g_assert_true (fixture->last == job);
}

static void
test_freed (Fixture       *fixture,
            gconstpointer  data)
{
  set_gate (fixture, FALSE);
  bastide_work_begin (fixture->work, job_new (fixture, N_STEPS));
  wait_at_gate (fixture);
  g_clear_pointer (&fixture->work, bastide_work_free);
  wait_for_freed (fixture, 1);

  g_assert_cmpuint (fixture->n_told, ==, 0);
}

static void
test_cut_short (Fixture       *fixture,
                gconstpointer  data)
{
  Job *job = job_new (fixture, N_STEPS);

  set_gate (fixture, FALSE);
  bastide_work_begin (fixture->work, job);
  wait_at_gate (fixture);
  bastide_work_cut_short (fixture->work);
  settle (fixture);

  g_assert_cmpuint (fixture->n_told, ==, 1);
  g_assert_true (fixture->is_done);
  g_assert_true (bastide_work_get_job (fixture->work) == job);

  /* Before it began: there is nothing to tell. */
  bastide_work_set_pause (fixture->work, BASTIDE_WORK_TYPING);
  bastide_work_begin (fixture->work, job_new (fixture, 1));
  bastide_work_cut_short (fixture->work);
  g_assert_false (bastide_work_is_busy (fixture->work));
  g_assert_cmpuint (fixture->n_told, ==, 1);
}

static void
test_resting (Fixture       *fixture,
              gconstpointer  data)
{
  Job *job = job_new (fixture, N_STEPS);

  bastide_work_set_resting (fixture->work, TRUE);
  bastide_work_begin (fixture->work, job);
  g_assert_true (bastide_work_is_busy (fixture->work));
  g_assert_false (bastide_work_is_running (fixture->work));

  set_gate (fixture, FALSE);
  bastide_work_set_resting (fixture->work, FALSE);
  wait_at_gate (fixture);
  /* The step that is under way is made to its end, and no other. */
  bastide_work_set_resting (fixture->work, TRUE);
  set_gate (fixture, TRUE);
  while (bastide_work_is_running (fixture->work))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (fixture->n_told, ==, 1);
  g_assert_false (fixture->is_done);
  g_assert_cmpuint (job->n_made, ==, 1);
  g_assert_true (bastide_work_is_busy (fixture->work));

  bastide_work_set_resting (fixture->work, FALSE);
  settle (fixture);
  g_assert_cmpuint (fixture->n_told, ==, N_STEPS);
}

static void
stop (gpointer data)
{
  bastide_work_stop (((Fixture *) data)->work);
}

static void
begin_other (gpointer data)
{
  Fixture *fixture = data;

  fixture->react = NULL;
  bastide_work_begin (fixture->work, job_new (fixture, 1));
}

static void
free_all (gpointer data)
{
  g_clear_pointer (&((Fixture *) data)->work, bastide_work_free);
}

static void
rest_and_go_on (gpointer data)
{
  Fixture *fixture = data;

  bastide_work_set_resting (fixture->work, TRUE);
  bastide_work_set_resting (fixture->work, FALSE);
}

/* Whoever is told does what he likes. */
static void
test_reactions (Fixture       *fixture,
                gconstpointer  data)
{
  fixture->react = stop;
  bastide_work_begin (fixture->work, job_new (fixture, N_STEPS));
  settle (fixture);
  g_assert_cmpuint (fixture->n_told, ==, 1);
  g_assert_null (bastide_work_get_job (fixture->work));

  fixture->react = begin_other;
  bastide_work_begin (fixture->work, job_new (fixture, N_STEPS));
  settle (fixture);
  g_assert_cmpuint (fixture->n_told, ==, 3);
  g_assert_true (fixture->is_done);

  fixture->react = rest_and_go_on;
  bastide_work_begin (fixture->work, job_new (fixture, N_STEPS));
  settle (fixture);
  g_assert_cmpuint (fixture->n_told, ==, 3 + N_STEPS);

  fixture->react = free_all;
  bastide_work_begin (fixture->work, job_new (fixture, N_STEPS));
  while (fixture->work != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (fixture->n_told, ==, 4 + N_STEPS);
}

static void
add (const char *path,
     int         n_jobs,
     void      (*test) (Fixture       *fixture,
                        gconstpointer  data))
{
  g_test_add (path, Fixture, GINT_TO_POINTER (n_jobs), set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("/threads/steps", 1, test_steps);
  add ("/threads/last-counts", 2, test_last_counts);
  add ("/threads/dropped", 2, test_dropped);
  add ("/threads/freed", 1, test_freed);
  add ("/threads/cut-short", 2, test_cut_short);
  add ("/threads/resting", 1, test_resting);
  add ("/threads/reactions", 5, test_reactions);

  return g_test_run ();
}
