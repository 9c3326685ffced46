/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-tips.h"
#include "bastide-cores.h"
#include "bastide-nets.h"
#include "bastide-work.h"

#include <bst-io-open.h>
#include <bst-io-report-cache.h>

/* Somebody who plays in games. */
typedef struct
{
  char  *name;
  guint  n_games;
} Player;

/* What a thread does, one after the other: files are read, or games gone through. */
typedef struct
{
  GPtrArray       *files;       /* (element-type GFile) (nullable), owned, as the next */
  GPtrArray       *records;     /* (element-type BstRecord): what was read, or is gone through */
  guint            n_done;      /* of the one or the other */
  guint            n_faulty;
  char            *name;        /* of the player (nullable) */
  char            *folder;      /* of what is kept */
  guint            n_tries;

  BstEngineReport *report;      /* of the game that it is at */
  GCancellable    *cancellable; /* borrowed, with it */
  BstHabits        habits;
} Job;

struct _BastideTips
{
  GObject           parent_instance;

  /* Owned */
  GPtrArray        *records;    /* (element-type BstRecord) */
  GArray           *players;    /* (element-type Player) */
  BastideWork      *work;

  guint             n_tries;
  guint             n_faulty;
  BastideTipsState  state;
  guint             n_asked;    /* games that are gone through, ... */
  guint             n_done;     /* ... and those that are done */
  BstHabits         habits;
};

enum
{
  CHANGED,
  NAMES_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideTips, bastide_tips, G_TYPE_OBJECT)

static void
job_free (Job *job)
{
  g_clear_pointer (&job->files, g_ptr_array_unref);
  g_ptr_array_unref (job->records);
  g_free (job->name);
  g_free (job->folder);
  g_free (job);
}

static void
tell (BastideTips      *self,
      BastideTipsState  state)
{
  self->state = state;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Who plays --- */

static const char *
get_name (const BstRecord *record,
          guint            player)
{
  const char *name = bst_game_get_player (bst_record_get_game (record), player)->name;

  return name != NULL ? name : "";
}

static void
clear_player (gpointer data)
{
  g_free (((Player *) data)->name);
}

static int
compare_players (gconstpointer a,
                 gconstpointer b)
{
  const Player *one = a, *other = b;

  return one->n_games != other->n_games ? (one->n_games < other->n_games) - (one->n_games > other->n_games)
                                        : g_strcmp0 (one->name, other->name);
}

static void
add_player (BastideTips *self,
            const char  *name)
{
  Player player = { .n_games = 1 };

  for (guint i = 0; i < self->players->len; i++)
    if (g_strcmp0 (g_array_index (self->players, Player, i).name, name) == 0)
      {
        g_array_index (self->players, Player, i).n_games++;
        return;
      }
  player.name = g_strdup (name);
  g_array_append_val (self->players, player);
}

static void
add_record (BastideTips     *self,
            const BstRecord *record)
{
  g_ptr_array_add (self->records, bst_record_copy (record));
  for (guint player = 0; player < bst_game_get_n_players (bst_record_get_game (record)); player++)
    if (*get_name (record, player) != '\0')
      add_player (self, get_name (record, player));
  g_array_sort (self->players, compare_players);
}

void
bastide_tips_add_record (BastideTips     *self,
                         const BstRecord *record)
{
  g_return_if_fail (BASTIDE_IS_TIPS (self));

  add_record (self, record);
  g_signal_emit (self, signals[NAMES_CHANGED], 0);
}

/* --- In the thread --- */

static void
read_file (Job *job)
{
  const char *path = g_file_peek_path (g_ptr_array_index (job->files, job->n_done++));
  BstRecord *record = path != NULL ? bst_io_open (path, NULL, NULL) : NULL;

  if (record != NULL)
    g_ptr_array_add (job->records, record);
  else
    job->n_faulty++;
}

static gboolean
must_stop (gpointer data)
{
  return g_cancellable_is_cancelled (data);
}

static void
look (gpointer data,
      guint    turn)
{
  Job *job = data;

  if (g_cancellable_is_cancelled (job->cancellable) || bst_io_report_cache_load (job->folder, job->report, turn))
    return;
  bst_engine_report_look (job->report, turn, must_stop, job->cancellable);
  /* What cannot be kept is found out again. */
  bst_io_report_cache_save (job->folder, job->report, turn, NULL);
}

/* The player's turns of a game; a game that cannot be played through counts for none. */
static void
go_through (Job             *job,
            const BstRecord *record)
{
  const BstEngineNet *nets[2] = { bastide_nets_get (TRUE, NULL), bastide_nets_get (FALSE, NULL) };
  BstReportSettings settings;

  bst_report_settings_init (&settings);
  settings.n_simulations = job->n_tries;
  if (nets[0] != NULL && nets[1] != NULL)
    job->report = bst_engine_report_new (nets, record, &settings, NULL);
  if (job->report == NULL)
    return;
  bastide_cores_run (BASTIDE_ALL_CORES, bst_engine_report_get_n (job->report), look, job);
  for (guint player = 0; player < bst_game_get_n_players (bst_record_get_game (record)); player++)
    if (g_strcmp0 (get_name (record, player), job->name) == 0)
      bst_engine_habits_add (&job->habits, job->report, player);
  g_clear_pointer (&job->report, bst_engine_report_free);
}

/* A file or a game a step. */
static gboolean
run (gpointer      data,
     GCancellable *cancellable)
{
  Job *job = data;
  guint n = job->files != NULL ? job->files->len : job->records->len;

  job->cancellable = cancellable;
  if (job->n_done >= n)
    return FALSE;
  if (job->files != NULL)
    read_file (job);
  else
    go_through (job, g_ptr_array_index (job->records, job->n_done++));

  return job->n_done < n;
}

/* --- In the main loop --- */

static Job *
new_job (BastideTips *self)
{
  Job *job = g_new0 (Job, 1);

  job->records = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_record_unref);
  job->folder = bst_io_report_cache_dup_folder ();
  job->n_tries = self->n_tries;

  return job;
}

static void
take_files (BastideTips *self,
            const Job   *job)
{
  self->n_faulty += job->n_faulty;
  for (guint i = 0; i < job->records->len; i++)
    add_record (self, g_ptr_array_index (job->records, i));
  self->state = BASTIDE_TIPS_READY;
  g_signal_emit (self, signals[NAMES_CHANGED], 0);
  tell (self, BASTIDE_TIPS_READY);
}

static void
told (gpointer owner,
      gpointer data,
      gboolean is_done)
{
  BastideTips *self = owner;
  const Job *job = data;

  if (job->files != NULL)
    {
      if (is_done)
        take_files (self, job);
      return;
    }
  self->n_done = job->n_done;
  self->habits = job->habits;
  tell (self, is_done ? BASTIDE_TIPS_DONE : BASTIDE_TIPS_WORKING);
}

void
bastide_tips_add_files (BastideTips *self,
                        GListModel  *files)
{
  Job *job;

  g_return_if_fail (BASTIDE_IS_TIPS (self));

  bastide_tips_stop (self);
  job = new_job (self);
  job->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    g_ptr_array_add (job->files, g_list_model_get_item (files, i));
  bastide_work_begin (self->work, job);
  tell (self, BASTIDE_TIPS_READING);
}

static gboolean
plays (const BstRecord *record,
       const char      *name)
{
  for (guint player = 0; player < bst_game_get_n_players (bst_record_get_game (record)); player++)
    if (g_strcmp0 (get_name (record, player), name) == 0)
      return TRUE;

  return FALSE;
}

void
bastide_tips_begin (BastideTips *self,
                    guint        name)
{
  Job *job;

  g_return_if_fail (BASTIDE_IS_TIPS (self));
  g_return_if_fail (name < self->players->len);

  bastide_tips_stop (self);
  job = new_job (self);
  job->name = g_strdup (g_array_index (self->players, Player, name).name);
  for (guint i = 0; i < self->records->len; i++)
    if (plays (g_ptr_array_index (self->records, i), job->name))
      g_ptr_array_add (job->records, bst_record_copy (g_ptr_array_index (self->records, i)));
  self->n_asked = job->records->len;
  self->n_done = 0;
  self->habits = (BstHabits) { 0 };
  bastide_work_begin (self->work, job);
  tell (self, BASTIDE_TIPS_WORKING);
}

void
bastide_tips_stop (BastideTips *self)
{
  g_return_if_fail (BASTIDE_IS_TIPS (self));

  if (self->state != BASTIDE_TIPS_READING && self->state != BASTIDE_TIPS_WORKING)
    return;
  bastide_work_stop (self->work);
  tell (self, self->habits.n_turns > 0 ? BASTIDE_TIPS_DONE : BASTIDE_TIPS_READY);
}

void
bastide_tips_set_depth (BastideTips *self,
                        guint        n_tries)
{
  g_return_if_fail (BASTIDE_IS_TIPS (self));

  self->n_tries = n_tries;
}

/* --- What it says --- */

guint
bastide_tips_get_n_games (BastideTips *self)
{
  g_return_val_if_fail (BASTIDE_IS_TIPS (self), 0);

  return self->records->len;
}

guint
bastide_tips_get_n_faulty (BastideTips *self)
{
  g_return_val_if_fail (BASTIDE_IS_TIPS (self), 0);

  return self->n_faulty;
}

guint
bastide_tips_get_n_names (BastideTips *self)
{
  g_return_val_if_fail (BASTIDE_IS_TIPS (self), 0);

  return self->players->len;
}

const char *
bastide_tips_get_name (BastideTips *self,
                       guint        index,
                       guint       *n_games)
{
  g_return_val_if_fail (BASTIDE_IS_TIPS (self) && index < self->players->len, NULL);

  *n_games = g_array_index (self->players, Player, index).n_games;

  return g_array_index (self->players, Player, index).name;
}

BastideTipsState
bastide_tips_get_state (BastideTips *self)
{
  g_return_val_if_fail (BASTIDE_IS_TIPS (self), BASTIDE_TIPS_READY);

  return self->state;
}

double
bastide_tips_get_progress (BastideTips *self)
{
  g_return_val_if_fail (BASTIDE_IS_TIPS (self), 0);

  return self->n_asked > 0 ? (double) self->n_done / self->n_asked : 0;
}

const BstHabits *
bastide_tips_get_habits (BastideTips *self)
{
  g_return_val_if_fail (BASTIDE_IS_TIPS (self), NULL);

  return &self->habits;
}

/* --- Class --- */

static void
bastide_tips_finalize (GObject *object)
{
  BastideTips *self = BASTIDE_TIPS (object);

  bastide_work_free (self->work);
  g_ptr_array_unref (self->records);
  g_array_unref (self->players);

  G_OBJECT_CLASS (bastide_tips_parent_class)->finalize (object);
}

static void
bastide_tips_class_init (BastideTipsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_tips_finalize;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_TIPS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NAMES_CHANGED] = g_signal_new ("names-changed", BASTIDE_TYPE_TIPS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

static void
bastide_tips_init (BastideTips *self)
{
  self->records = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_record_unref);
  self->players = g_array_new (FALSE, TRUE, sizeof (Player));
  g_array_set_clear_func (self->players, clear_player);
  self->work = bastide_work_new (run, told, (GDestroyNotify) job_free, self);
  bastide_work_set_pause (self->work, BASTIDE_WORK_AT_ONCE);
}

BastideTips *
bastide_tips_new (void)
{
  return g_object_new (BASTIDE_TYPE_TIPS, NULL);
}
