/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-mistakes.h"
#include "bastide-booklet-file.h"
#include "bastide-cores.h"
#include "bastide-nets.h"
#include "bastide-work.h"

#include <bst-history.h>
#include <bst-io-report-cache.h>
#include <bst-io-report-puzzle.h>

#include <glib/gi18n.h>

#define NAME "mistakes.bastide"

/* Turns that are made into exercises before more is told. */
#define STEP 4

/* What is made in a thread. */
typedef struct
{
  BstRecord       *record;          /* owned: its main line is the one that is asked about */
  GArray          *depths;          /* (element-type guint): of the nodes, from the root */
  char            *title;
  char            *folder;          /* of what was found before */
  guint            n_tries;

  BstEngineReport *report;          /* NULL before the first step */
  GArray          *turns;           /* (element-type guint): of the report */
  BstPuzzle      **puzzles;         /* one for each of them (nullable) */
  guint            n_done;
  char            *error;           /* why there are none (nullable) */
} Job;

struct _BastideMistakes
{
  GObject       parent_instance;

  BastideWork  *work;               /* owned */
  guint         n_tries;
  guint         number;             /* of what it is at, or was last: what is written knows by it whether it counts */
  gboolean      is_busy;
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
  for (guint i = 0; job->puzzles != NULL && i < job->turns->len; i++)
    g_clear_pointer (&job->puzzles[i], bst_puzzle_free);
  g_free (job->puzzles);
  g_clear_pointer (&job->report, bst_engine_report_free);
  g_array_unref (job->turns);
  g_array_unref (job->depths);
  bst_record_unref (job->record);
  g_free (job->folder);
  g_free (job->title);
  g_free (job->error);
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
  guint      number;                /* of what it is for */
} Addition;

static void
addition_free (gpointer data)
{
  Addition *addition = data;

  g_ptr_array_unref (addition->puzzles);
  g_free (addition->title);
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

/* What the pieces of a step share. */
typedef struct
{
  Job          *job;
  GCancellable *cancellable;
} Step;

static void
make (gpointer data,
      guint    piece)
{
  const Step *step = data;
  Job *job = step->job;
  guint index = job->n_done + piece, turn = g_array_index (job->turns, guint, index);

  if (g_cancellable_is_cancelled (step->cancellable))
    return;
  if (!bst_io_report_cache_load (job->folder, job->report, turn))
    {
      bst_engine_report_look (job->report, turn, must_stop, step->cancellable);
      /* What cannot be kept is found out again. */
      bst_io_report_cache_save (job->folder, job->report, turn, NULL);
    }
  job->puzzles[index] = bst_io_report_new_puzzle (job->report, turn, must_stop, step->cancellable);
}

static gboolean
run (gpointer      data,
     GCancellable *cancellable)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;
  guint n;

  if (job->report == NULL)
    {
      if (!begin_report (job, &error))
        {
          job->error = g_strdup (error->message);
          return FALSE;
        }
      find_turns (job);
      job->puzzles = g_new0 (BstPuzzle *, job->turns->len);
      return job->turns->len > 0;
    }
  n = MIN (STEP, job->turns->len - job->n_done);
  bastide_cores_run (BASTIDE_ALL_CORES, n, make, &(Step) { job, cancellable });
  job->n_done += n;

  return job->n_done < job->turns->len;
}

/* --- In the main loop --- */

static void
end (BastideMistakes *self)
{
  self->is_busy = FALSE;
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

  if (!self->is_busy || addition->number != self->number)
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
  addition->number = self->number;
  for (guint i = 0; i < job->turns->len; i++)
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
told (gpointer owner,
      gpointer data,
      gboolean is_done)
{
  BastideMistakes *self = owner;
  Job *job = data;

  self->n_done = job->n_done;
  if (job->error != NULL)
    fail (self, job->error);
  else if (is_done)
    add_all (self, job);
  else
    g_signal_emit (self, signals[CHANGED], 0);
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
  Job *job;

  g_return_if_fail (BASTIDE_IS_MISTAKES (self));
  g_return_if_fail (n_nodes > 0);

  bastide_mistakes_stop (self);
  self->is_busy = TRUE;
  self->number++;
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
  bastide_work_begin (self->work, job);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bastide_mistakes_stop (BastideMistakes *self)
{
  g_return_if_fail (BASTIDE_IS_MISTAKES (self));

  if (!self->is_busy)
    return;
  bastide_work_stop (self->work);
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

  return self->is_busy;
}

double
bastide_mistakes_get_progress (BastideMistakes *self)
{
  g_return_val_if_fail (BASTIDE_IS_MISTAKES (self), 0);

  return self->is_busy ? (double) self->n_done / self->n : 0;
}

/* --- Class --- */

static void
bastide_mistakes_dispose (GObject *object)
{
  g_clear_pointer (&BASTIDE_MISTAKES (object)->work, bastide_work_free);

  G_OBJECT_CLASS (bastide_mistakes_parent_class)->dispose (object);
}

static void
bastide_mistakes_class_init (BastideMistakesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_mistakes_dispose;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_MISTAKES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DONE] = g_signal_new ("done", BASTIDE_TYPE_MISTAKES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                G_TYPE_FILE, G_TYPE_STRING, G_TYPE_UINT);
  signals[FAILED] = g_signal_new ("failed", BASTIDE_TYPE_MISTAKES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_STRING);
}

static void
bastide_mistakes_init (BastideMistakes *self)
{
  self->work = bastide_work_new (run, told, (GDestroyNotify) job_free, self);
  bastide_work_set_pause (self->work, BASTIDE_WORK_AT_ONCE);
}

BastideMistakes *
bastide_mistakes_new (void)
{
  return g_object_new (BASTIDE_TYPE_MISTAKES, NULL);
}
