/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-mistakes.h"
#include "bastide-booklet-file.h"
#include "bastide-cores.h"
#include "bastide-nets.h"

#include <bst-history.h>
#include <bst-io-report-cache.h>
#include <bst-io-report-puzzle.h>

#include <glib/gi18n.h>

#define NAME "mistakes.bastide"

/* What is made in a thread. It belongs to the task, and outlives whoever asked. */
typedef struct
{
  BstRecord       *record;          /* owned: its main line is the one that is asked about */
  GArray          *depths;          /* (element-type guint): of the nodes, from the root */
  char            *title;
  char            *folder;          /* of what was found before */
  guint            n_tries;
  GCancellable    *cancellable;

  BstEngineReport *report;
  GArray          *turns;           /* (element-type guint): of the report */
  BstPuzzle      **puzzles;         /* one for each of them (nullable) */
  guint            n_puzzles;
  gint             n_done;          /* atomic */
} Job;

struct _BastideMistakes
{
  GObject       parent_instance;

  guint         n_tries;
  GCancellable *cancellable;        /* of what it is at; NULL if nothing */
  guint         n;                  /* asked for, ... */
  guint         n_done;             /* ... and made */
};

enum
{
  CHANGED,
  DONE,
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideMistakes, bastide_mistakes, G_TYPE_OBJECT)

static void
job_free (Job *job)
{
  for (guint i = 0; i < job->n_puzzles; i++)
    g_clear_pointer (&job->puzzles[i], bst_puzzle_free);
  g_free (job->puzzles);
  g_clear_pointer (&job->report, bst_engine_report_free);
  g_array_unref (job->turns);
  g_array_unref (job->depths);
  bst_record_unref (job->record);
  g_object_unref (job->cancellable);
  g_free (job->folder);
  g_free (job->title);
  g_free (job);
}

/* --- The booklet --- */

GFile *
bastide_mistakes_dup_file (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "bastide", NAME, NULL);

  return g_file_new_for_path (path);
}

static guint
find_chapter (const BstBooklet *booklet,
              const char       *title)
{
  for (guint i = 0; i < booklet->chapters->len; i++)
    {
      const BstChapter *chapter = g_ptr_array_index (booklet->chapters, i);

      if (g_strcmp0 (chapter->title, title) == 0)
        return i;
    }

  return G_MAXUINT;
}

static gboolean
has (const BstBooklet *booklet,
     const char       *id)
{
  return bastide_booklet_file_get_index (booklet, BASTIDE_BOOKLET_PUZZLES, id) != G_MAXUINT;
}

static void
drop_oldest (BstBooklet *booklet)
{
  while (bst_booklet_count (booklet) > BASTIDE_MAX_MISTAKES)
    for (guint i = 0; i < booklet->chapters->len; i++)
      {
        BstChapter *chapter = g_ptr_array_index (booklet->chapters, i);

        if (chapter->puzzles->len == 0)
          continue;
        g_ptr_array_remove_index (chapter->puzzles, 0);
        if (chapter->puzzles->len == 0 && chapter->lessons->len == 0 && chapter->unread->len == 0)
          g_ptr_array_remove_index (booklet->chapters, i);
        break;
      }
}

/* What goes in, and how many of them were new. */
typedef struct
{
  GPtrArray *puzzles;               /* (element-type BstPuzzle), owned */
  char      *title;
  guint      n_new;
  GCancellable *cancellable;        /* owned: of what it is for */
} Addition;

static void
addition_free (gpointer data)
{
  Addition *addition = data;

  g_ptr_array_unref (addition->puzzles);
  g_free (addition->title);
  g_object_unref (addition->cancellable);
  g_free (addition);
}

static gboolean
put_in (BstBooklet *booklet,
        gpointer    data)
{
  Addition *addition = data;

  for (guint i = 0; i < addition->puzzles->len; i++)
    {
      const BstPuzzle *puzzle = g_ptr_array_index (addition->puzzles, i);

      if (has (booklet, puzzle->id))
        continue;
      bastide_booklet_file_insert (booklet, BASTIDE_BOOKLET_PUZZLES, find_chapter (booklet, addition->title), addition->title,
                                   G_MAXUINT, bst_puzzle_copy (puzzle));
      addition->n_new++;
    }
  drop_oldest (booklet);

  return addition->n_new > 0;
}

/* --- In the thread --- */

static gboolean
must_stop (gpointer data)
{
  return g_cancellable_is_cancelled (data);
}

static void
find_turns (Job *job)
{
  for (guint d = 0; d < job->depths->len; d++)
    {
      const BstNode *node = bst_record_get_root (job->record);

      for (guint i = 0; node != NULL && i < g_array_index (job->depths, guint, d); i++)
        node = bst_node_get_next (node);
      for (guint turn = 0; turn < bst_engine_report_get_n (job->report); turn++)
        if (bst_engine_report_get (job->report, turn)->node == node)
          g_array_append_val (job->turns, turn);
    }
}

static gboolean
begin_report (Job     *job,
              GError **error)
{
  const BstEngineNet *nets[2] = { bastide_nets_get (TRUE, error), NULL };
  BstReportSettings settings;

  if (nets[0] == NULL)
    return FALSE;
  nets[1] = bastide_nets_get (FALSE, error);
  if (nets[1] == NULL)
    return FALSE;
  bst_report_settings_init (&settings);
  settings.n_simulations = job->n_tries;
  job->report = bst_engine_report_new (nets, job->record, &settings, error);

  return job->report != NULL;
}

/* What it is at, and how far that is, for the main loop. */
typedef struct
{
  BastideMistakes *asked;           /* owned, as the next */
  GCancellable    *cancellable;
  guint            n_done;
} Step;

static void
step_free (gpointer data)
{
  Step *step = data;

  g_object_unref (step->asked);
  g_object_unref (step->cancellable);
  g_free (step);
}

static gboolean
tell_step (gpointer data)
{
  Step *step = data;

  if (step->asked->cancellable == step->cancellable)
    {
      step->asked->n_done = step->n_done;
      g_signal_emit (step->asked, signals[CHANGED], 0);
    }

  return G_SOURCE_REMOVE;
}

static void
make (GTask *task,
      Job   *job,
      guint  piece)
{
  guint turn = g_array_index (job->turns, guint, piece);
  Step *step;

  if (g_cancellable_is_cancelled (job->cancellable))
    return;
  if (!bst_io_report_cache_load (job->folder, job->report, turn))
    {
      bst_engine_report_look (job->report, turn, must_stop, job->cancellable);
      /* What cannot be kept is found out again. */
      bst_io_report_cache_save (job->folder, job->report, turn, NULL);
    }
  job->puzzles[piece] = bst_io_report_new_puzzle (job->report, turn, must_stop, job->cancellable);
  step = g_new0 (Step, 1);
  step->asked = g_object_ref (g_task_get_source_object (task));
  step->cancellable = g_object_ref (job->cancellable);
  step->n_done = (guint) g_atomic_int_add (&job->n_done, 1) + 1;
  g_idle_add_full (G_PRIORITY_DEFAULT, tell_step, step, step_free);
}

static void
make_piece (gpointer data,
            guint    piece)
{
  make (data, g_task_get_task_data (data), piece);
}

static void
work (GTask        *task,
      gpointer      source,
      gpointer      task_data,
      GCancellable *cancellable)
{
  Job *job = task_data;
  GError *error = NULL;

  if (!begin_report (job, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  find_turns (job);
  job->n_puzzles = job->turns->len;
  job->puzzles = g_new0 (BstPuzzle *, job->n_puzzles);
  bastide_cores_run (BASTIDE_ALL_CORES, job->n_puzzles, make_piece, task);
  g_task_return_boolean (task, TRUE);
}

/* --- In the main loop --- */

/* Is that what it is at still? */
static gboolean
is_current (BastideMistakes *self,
            GCancellable    *cancellable)
{
  return self->cancellable == cancellable;
}

static void
end (BastideMistakes *self)
{
  g_clear_object (&self->cancellable);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
fail (BastideMistakes *self,
      const char      *reason)
{
  end (self);
  g_signal_emit (self, signals[FAILED], 0, reason);
}

static void
put_in_done (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (BastideMistakes) self = user_data;
  const Addition *addition = bastide_booklet_file_change_get_data (result);
  const BstPuzzle *first = g_ptr_array_index (addition->puzzles, 0);
  g_autoptr (GFile) file = bastide_mistakes_dup_file ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = bastide_booklet_file_change_finish (result, &error);

  if (!is_current (self, addition->cancellable))
    return;
  if (booklet == NULL)
    {
      fail (self, error->message);
      return;
    }
  end (self);
  g_signal_emit (self, signals[DONE], 0, file, first->id, addition->n_new);
}

static void
add_all (BastideMistakes *self,
         Job             *job)
{
  g_autoptr (GFile) file = bastide_mistakes_dup_file ();
  g_autoptr (GFile) folder = g_file_get_parent (file);
  Addition *addition = g_new0 (Addition, 1);
  BstBooklet *fresh = NULL;

  addition->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_puzzle_free);
  addition->title = g_strdup (job->title);
  addition->cancellable = g_object_ref (job->cancellable);
  for (guint i = 0; i < job->n_puzzles; i++)
    if (job->puzzles[i] != NULL)
      g_ptr_array_add (addition->puzzles, g_steal_pointer (&job->puzzles[i]));
  if (addition->puzzles->len == 0)
    {
      addition_free (addition);
      fail (self, _("The engine cannot judge this turn."));
      return;
    }
  if (!g_file_query_exists (file, NULL))
    {
      g_mkdir_with_parents (g_file_peek_path (folder), 0700);
      /* Translators: the title of a booklet: positions of one's own games in which a worse turn was played. */
      fresh = bastide_booklet_file_new (_("My Mistakes"));
    }
  bastide_booklet_file_change_async (file, fresh, put_in, addition, addition_free, put_in_done, g_object_ref (self));
}

static void
worked (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  BastideMistakes *self = BASTIDE_MISTAKES (source);
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  gboolean is_made = g_task_propagate_boolean (G_TASK (result), &error);

  if (!is_current (self, job->cancellable))
    return;
  if (is_made)
    add_all (self, job);
  else
    fail (self, error->message);
}

static guint
find_depth (const BstNode *node)
{
  guint depth = 0;

  for (; node->parent != NULL; node = node->parent)
    depth++;

  return depth;
}

/* The copy of a node of the record that was copied. */
static BstNode *
find_copy (const BstRecord *copy,
           const BstNode   *node)
{
  return node->parent == NULL ? bst_record_get_root (copy)
                              : g_ptr_array_index (find_copy (copy, node->parent)->children, node->index);
}

/* (transfer full) */
static BstRecord *
copy_line (const BstRecord *record,
           const BstNode   *last)
{
  BstRecord *copy = bst_record_copy (record);
  g_autoptr (BstHistory) history = bst_history_new (copy);

  bst_history_make_main_line (history, find_copy (copy, last));

  return copy;
}

void
bastide_mistakes_begin (BastideMistakes  *self,
                        const BstRecord  *record,
                        BstNode * const  *nodes,
                        guint             n_nodes,
                        const char       *title)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (BASTIDE_IS_MISTAKES (self));
  g_return_if_fail (n_nodes > 0);

  bastide_mistakes_stop (self);
  self->cancellable = g_cancellable_new ();
  self->n = n_nodes;
  self->n_done = 0;
  job = g_new0 (Job, 1);
  job->record = copy_line (record, nodes[n_nodes - 1]);
  job->depths = g_array_new (FALSE, FALSE, sizeof (guint));
  job->turns = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < n_nodes; i++)
    {
      guint depth = find_depth (nodes[i]);

      g_array_append_val (job->depths, depth);
    }
  job->title = g_strdup (title);
  job->folder = bst_io_report_cache_dup_folder ();
  job->n_tries = self->n_tries;
  job->cancellable = g_object_ref (self->cancellable);
  task = g_task_new (self, NULL, worked, NULL);
  g_task_set_source_tag (task, bastide_mistakes_begin);
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  g_task_run_in_thread (task, work);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bastide_mistakes_stop (BastideMistakes *self)
{
  g_return_if_fail (BASTIDE_IS_MISTAKES (self));

  if (self->cancellable == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  end (self);
}

void
bastide_mistakes_set_depth (BastideMistakes *self,
                            guint            n_tries)
{
  g_return_if_fail (BASTIDE_IS_MISTAKES (self));

  self->n_tries = n_tries;
}

gboolean
bastide_mistakes_is_busy (BastideMistakes *self)
{
  g_return_val_if_fail (BASTIDE_IS_MISTAKES (self), FALSE);

  return self->cancellable != NULL;
}

double
bastide_mistakes_get_progress (BastideMistakes *self)
{
  g_return_val_if_fail (BASTIDE_IS_MISTAKES (self), 0);

  return self->cancellable != NULL ? (double) self->n_done / self->n : 0;
}

/* --- Class --- */

static void
bastide_mistakes_finalize (GObject *object)
{
  g_clear_object (&BASTIDE_MISTAKES (object)->cancellable);

  G_OBJECT_CLASS (bastide_mistakes_parent_class)->finalize (object);
}

static void
bastide_mistakes_class_init (BastideMistakesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_mistakes_finalize;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_MISTAKES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DONE] = g_signal_new ("done", BASTIDE_TYPE_MISTAKES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                G_TYPE_FILE, G_TYPE_STRING, G_TYPE_UINT);
  signals[FAILED] = g_signal_new ("failed", BASTIDE_TYPE_MISTAKES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_STRING);
}

static void
bastide_mistakes_init (BastideMistakes *self)
{
}

BastideMistakes *
bastide_mistakes_new (void)
{
  return g_object_new (BASTIDE_TYPE_MISTAKES, NULL);
}
