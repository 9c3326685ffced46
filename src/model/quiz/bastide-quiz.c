/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-quiz-job.h"

#include <glib/gi18n.h>

/* By which results know the questions. */
#define KEY "quiz"

/* Those that come back: kept at most, and at most so many of the ten of a day; in an endless round one of so many. */
#define MAX_WRONG   200
#define MAX_DUE     5
#define DUE_EVERY   3

/* Of answers in one line. */
#define MAX_SIGNS   20
/* Numbers that a summary names. */
#define MAX_NAMED   12

struct _BastideQuiz
{
  GObject               parent_instance;

  /* Owned */
  BastidePuzzleSession *asking;
  BastideResults       *results;
  BstBooklet           *wrong;          /* what comes back to the pupil, the oldest first; NULL until it is read */
  BstQuizSource        *source;         /* of endless rounds; NULL until it is made, and while a thread has it */
  char                **files;          /* (nullable) */
  char                 *game;           /* the text of one (nullable) */
  GPtrArray            *waiting;        /* (element-type BstPuzzle): of the ten, not asked yet */
  GArray               *answers;        /* (element-type guint8): of the round, as below */
  GCancellable         *cancellable;    /* of the thread that works; NULL if none does */

  BastideQuizState      state;
  gboolean              is_today;
  gboolean              has_round;
  gboolean              is_unread;      /* what comes back could not be read: its file is left alone */
  gboolean              is_answered;
  BastideQuizFrom       from;
  guint                 kinds;
  guint                 level;          /* of an endless round */
  guint                 streak;

  gboolean              clock;
  gint64              (*get_time) (void);
  gint64                begun;          /* the question was asked, by that */
  gint64                taken;          /* for the answers so far */
  guint                 points;
};

/* How a question of the round went. */
enum { PASSED_OVER, WRONG, RIGHT };

enum
{
  CHANGED,
  ANSWERED,
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideQuiz, bastide_quiz, G_TYPE_OBJECT)

static void
set_state (BastideQuiz      *self,
           BastideQuizState  state)
{
  self->state = state;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- What comes back --- */

static GPtrArray *
get_wrong (BastideQuiz *self)
{
  return ((BstChapter *) g_ptr_array_index (self->wrong->chapters, 0))->puzzles;
}

static gboolean
has_id (const GPtrArray *puzzles,
        const char      *id)
{
  for (guint i = 0; i < puzzles->len; i++)
    if (g_strcmp0 (((BstPuzzle *) g_ptr_array_index (puzzles, i))->id, id) == 0)
      return TRUE;

  return FALSE;
}

static void
wrong_written (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    g_signal_emit (source, signals[FAILED], 0, error->message);
}

/* Of what comes back. (transfer full) */
static char *
dup_path (BastideQuiz *self)
{
  return bastide_results_dup_quiz_path (bastide_results_get_path (self->results));
}

static void
keep_wrong (BastideQuiz     *self,
            const BstPuzzle *puzzle)
{
  GPtrArray *wrong = get_wrong (self);
  g_autofree char *path = dup_path (self);

  if (has_id (wrong, puzzle->id))
    return;
  if (wrong->len == MAX_WRONG)
    g_ptr_array_remove_index (wrong, 0);
  g_ptr_array_add (wrong, bst_puzzle_copy (puzzle));
  if (!self->is_unread)
    bastide_quiz_job_write (self, path, self->wrong, wrong_written);
}

/* The oldest that is due and not in @puzzles. (nullable) */
static const BstPuzzle *
find_due (BastideQuiz     *self,
          const GPtrArray *puzzles)
{
  GPtrArray *wrong = get_wrong (self);

  for (guint i = 0; i < wrong->len; i++)
    {
      const BstPuzzle *puzzle = g_ptr_array_index (wrong, i);

      if (bastide_results_get_state (self->results, KEY, puzzle->id) == BST_PRACTICE_DUE
          && !has_id (puzzles, puzzle->id))
        return puzzle;
    }

  return NULL;
}

/* --- Asking --- */

/* What is asked is said in the reader's language, wherever it was made. (transfer full) */
static void
ask (BastideQuiz *self,
     BstPuzzle   *puzzle)
{
  BstBooklet *booklet = bst_booklet_new (_("Quiz"));
  BstChapter *chapter = bst_booklet_add_chapter (booklet, _("Questions"));
  guint8 answer = PASSED_OVER;

  g_free (puzzle->question);
  puzzle->question = bst_io_quiz_dup_question (puzzle);
  g_free (booklet->key);
  booklet->key = g_strdup (KEY);
  g_ptr_array_add (chapter->puzzles, puzzle);

  self->is_answered = FALSE;
  g_array_append_val (self->answers, answer);
  self->begun = self->get_time ();
  self->state = BASTIDE_QUIZ_ASKING;
  bastide_puzzle_session_take_booklet (self->asking, booklet, NULL);
  set_state (self, BASTIDE_QUIZ_ASKING);
}

static void
add_points (BastideQuiz *self,
            gboolean     right)
{
  gint64 taken = self->get_time () - self->begun;
  guint level = bastide_puzzle_session_get_puzzle (self->asking)->level;

  if (!self->clock)
    return;
  self->taken += taken;
  if (right)
    self->points += taken <= BASTIDE_QUIZ_QUICK * G_USEC_PER_SEC ? 2 * level : level;
}

/* The first answer counts; who asks to be shown has not answered. */
static void
asking_changed (BastideQuiz *self)
{
  BastidePuzzleSessionState state = bastide_puzzle_session_get_state (self->asking);
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (self->asking);
  gboolean is_right;

  if (self->state != BASTIDE_QUIZ_ASKING || self->is_answered || puzzle == NULL
      || (state != BASTIDE_PUZZLE_SESSION_JUDGED && state != BASTIDE_PUZZLE_SESSION_SHOWING))
    return;

  self->is_answered = TRUE;
  is_right = bastide_puzzle_session_is_credited (self->asking);
  g_array_index (self->answers, guint8, self->answers->len - 1) = is_right ? RIGHT : WRONG;
  self->level = bst_quiz_next_level (self->level, is_right, &self->streak);
  add_points (self, is_right);
  if (!is_right)
    keep_wrong (self, puzzle);
  g_signal_emit (self, signals[ANSWERED], 0);
}

/* --- Making --- */

/* Up to five that are due come first. */
static void
take_today (BastideQuiz *self,
            BstBooklet  *questions)
{
  const BstPuzzle *due;

  while (self->waiting->len < MAX_DUE && (due = find_due (self, self->waiting)) != NULL)
    g_ptr_array_add (self->waiting, bst_puzzle_copy (due));
  for (guint i = 0; i < bst_booklet_count (questions) && self->waiting->len < BASTIDE_QUIZ_TEN; i++)
    {
      const BstPuzzle *puzzle = bst_booklet_get (questions, i);

      if (!has_id (self->waiting, puzzle->id))
        g_ptr_array_add (self->waiting, bst_puzzle_copy (puzzle));
    }
}

static void
take_job (BastideQuiz    *self,
          BastideQuizJob *job)
{
  if (job->wrong != NULL)
    {
      g_clear_pointer (&self->wrong, bst_booklet_free);
      self->wrong = g_steal_pointer (&job->wrong);
      self->is_unread = job->is_unread;
    }
  if (!job->is_today && self->source == NULL)
    self->source = g_steal_pointer (&job->source);
  if (job->fault != NULL)
    g_signal_emit (self, signals[FAILED], 0, job->fault);
}

static void
made (GObject      *source,
      GAsyncResult *result,
      gpointer      user_data)
{
  BastideQuiz *self = BASTIDE_QUIZ (source);
  BastideQuizJob *job = g_task_get_task_data (G_TASK (result));

  /* Another round may have begun by now. */
  if (!g_task_propagate_boolean (G_TASK (result), NULL)
      || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;

  g_clear_object (&self->cancellable);
  take_job (self, job);
  if (job->is_today)
    take_today (self, job->questions);
  else if (bst_booklet_count (job->questions) > 0)
    g_ptr_array_add (self->waiting, bst_puzzle_copy (bst_booklet_get (job->questions, 0)));
  if (self->waiting->len == 0)
    g_signal_emit (self, signals[FAILED], 0, _("There is nothing to ask about: choose other kinds or games."));
  bastide_quiz_next (self);
}

static void
run (GTask        *task,
     gpointer      source,
     gpointer      task_data,
     GCancellable *cancellable)
{
  bastide_quiz_job_run (task_data, cancellable);
  g_task_return_boolean (task, TRUE);
}

static void
make (BastideQuiz *self)
{
  g_autoptr (GTask) task = NULL;
  BastideQuizJob *job = g_new0 (BastideQuizJob, 1);

  job->path = self->wrong == NULL ? dup_path (self) : NULL;
  job->from = self->from;
  job->files = g_strdupv (self->files);
  job->game = g_strdup (self->game);
  job->kinds = self->kinds;
  job->level = self->level;
  job->is_today = self->is_today;
  job->seed = self->is_today ? (guint64) bastide_results_get_day (self->results)
                             : (guint64) g_random_int () << 16 ^ g_random_int ();
  if (!self->is_today)
    job->source = g_steal_pointer (&self->source);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, made, NULL);
  g_task_set_source_tag (task, make);
  g_task_set_task_data (task, job, (GDestroyNotify) bastide_quiz_job_free);
  g_task_run_in_thread (task, run);
  set_state (self, BASTIDE_QUIZ_MAKING);
}

static void
stop_making (BastideQuiz *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* --- Rounds --- */

static void
begin (BastideQuiz *self,
       gboolean     is_today)
{
  BstQuizTally tally;

  stop_making (self);
  self->is_today = is_today;
  self->has_round = TRUE;
  self->is_answered = FALSE;
  g_ptr_array_set_size (self->waiting, 0);
  g_array_set_size (self->answers, 0);
  self->streak = 0;
  self->taken = 0;
  self->points = 0;
  bastide_quiz_get_tally (self, &tally);
  self->level = bst_quiz_tally_get_level (&tally);
  make (self);
}

void
bastide_quiz_begin_today (BastideQuiz *self)
{
  g_return_if_fail (BASTIDE_IS_QUIZ (self));

  begin (self, TRUE);
}

void
bastide_quiz_begin_endless (BastideQuiz *self)
{
  g_return_if_fail (BASTIDE_IS_QUIZ (self));

  begin (self, FALSE);
}

/* One that is due, where it is its turn; it was read by now. (nullable) */
static const BstPuzzle *
find_due_now (BastideQuiz *self)
{
  return self->answers->len % DUE_EVERY == DUE_EVERY - 1 ? find_due (self, self->waiting) : NULL;
}

void
bastide_quiz_next (BastideQuiz *self)
{
  const BstPuzzle *due;

  g_return_if_fail (BASTIDE_IS_QUIZ (self));

  if (self->cancellable != NULL || !self->has_round)
    return;
  if (self->waiting->len > 0)
    ask (self, g_ptr_array_steal_index (self->waiting, 0));
  else if (self->is_today || self->state == BASTIDE_QUIZ_MAKING)
    bastide_quiz_end (self);
  else if ((due = find_due_now (self)) != NULL)
    ask (self, bst_puzzle_copy (due));
  else
    make (self);
}

/* A question that was made in vain is no part of the round. */
void
bastide_quiz_end (BastideQuiz *self)
{
  g_return_if_fail (BASTIDE_IS_QUIZ (self));

  stop_making (self);
  g_ptr_array_set_size (self->waiting, 0);
  self->is_answered = FALSE;
  bastide_puzzle_session_take_booklet (self->asking, NULL, NULL);
  set_state (self, BASTIDE_QUIZ_IDLE);
}

/* Another pupil has a round of his own, and what comes back to him is his alone. */
static void
results_opened (BastideQuiz *self)
{
  g_clear_pointer (&self->wrong, bst_booklet_free);
  self->is_unread = FALSE;
  if (!self->has_round)
    return;
  self->has_round = FALSE;
  g_array_set_size (self->answers, 0);
  bastide_quiz_end (self);
}

/* --- What is said --- */

BastidePuzzleSession *
bastide_quiz_get_asking (BastideQuiz *self)
{
  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), NULL);

  return self->asking;
}

BastideQuizState
bastide_quiz_get_state (BastideQuiz *self)
{
  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), BASTIDE_QUIZ_IDLE);

  return self->state;
}

gboolean
bastide_quiz_has_round (BastideQuiz *self)
{
  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), FALSE);

  return self->has_round;
}

guint
bastide_quiz_get_number (BastideQuiz *self)
{
  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), 0);

  return self->answers->len;
}

guint
bastide_quiz_get_length (BastideQuiz *self)
{
  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), 0);

  return self->is_today ? self->answers->len + self->waiting->len : 0;
}

gboolean
bastide_quiz_is_answered (BastideQuiz *self)
{
  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), FALSE);

  return self->is_answered;
}

gboolean
bastide_quiz_comes_back (BastideQuiz *self)
{
  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), FALSE);

  return self->is_answered && g_array_index (self->answers, guint8, self->answers->len - 1) == WRONG;
}

static guint
count_answers (BastideQuiz *self,
               guint8       least)
{
  guint n = 0;

  for (guint i = 0; i < self->answers->len; i++)
    n += g_array_index (self->answers, guint8, i) >= least;

  return n;
}

guint
bastide_quiz_get_n_answered (BastideQuiz *self)
{
  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), 0);

  return count_answers (self, WRONG);
}

guint
bastide_quiz_get_n_right (BastideQuiz *self)
{
  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), 0);

  return count_answers (self, RIGHT);
}

/* "2, 5, 9". */
static char *
dup_numbers (BastideQuiz *self)
{
  GString *text = g_string_new (NULL);
  guint n_named = 0;

  for (guint i = 0; i < self->answers->len; i++)
    {
      if (g_array_index (self->answers, guint8, i) != WRONG)
        continue;
      if (n_named++ == MAX_NAMED)
        {
          g_string_append (text, "…");
          break;
        }
      g_string_append_printf (text, "%s%u", n_named > 1 ? ", " : "", i + 1);
    }

  return g_string_free (text, FALSE);
}

char *
bastide_quiz_dup_line (BastideQuiz *self)
{
  static const char * const signs[] = { [PASSED_OVER] = "·", [WRONG] = "○", [RIGHT] = "●" };
  guint n_answers = self->answers->len, n_answered = bastide_quiz_get_n_answered (self);
  GString *line;

  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), NULL);

  if (n_answered == 0)
    return NULL;

  line = g_string_new (NULL);
  /* Translators: so many right answers, of how many; signs follow, one for each. */
  g_string_append_printf (line, _("%u of %u"), bastide_quiz_get_n_right (self), n_answered);
  g_string_append_c (line, ' ');
  for (guint i = n_answers > MAX_SIGNS ? n_answers - MAX_SIGNS : 0; i < n_answers; i++)
    g_string_append (line, signs[g_array_index (self->answers, guint8, i)]);

  return g_string_free (line, FALSE);
}

char *
bastide_quiz_dup_summary (BastideQuiz *self)
{
  g_autofree char *numbers = NULL;
  guint n_right, n_answered;

  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), NULL);

  n_right = bastide_quiz_get_n_right (self);
  n_answered = bastide_quiz_get_n_answered (self);
  if (n_answered == 0)
    return g_strdup (_("No question was answered."));
  if (n_right == n_answered)
    /* Translators: so many right answers, of how many. */
    return g_strdup_printf (_("%u of %u right"), n_right, n_answered);

  numbers = dup_numbers (self);

  return g_strdup_printf (
    /* Translators: so many right answers, of how many; the numbers of questions: "2, 5, 9". The plural follows these. */
    ngettext ("%u of %u right; question %s comes back tomorrow", "%u of %u right; questions %s come back tomorrow",
              n_answered - n_right),
    n_right, n_answered, numbers);
}

typedef struct
{
  BastideQuiz  *quiz;
  BstQuizTally *tally;
  int           today;
} Count;

static gboolean
count_question (const char        *id,
                const BstPractice *practice,
                gpointer           data)
{
  Count *count = data;

  bst_quiz_tally_add (count->tally, id, practice, count->today);

  return !bst_quiz_is_past (practice, count->today)
         || (count->quiz->wrong != NULL && has_id (get_wrong (count->quiz), id));
}

void
bastide_quiz_get_tally (BastideQuiz  *self,
                        BstQuizTally *tally)
{
  Count count = { self, tally, bastide_results_get_day (self->results) };

  g_return_if_fail (BASTIDE_IS_QUIZ (self));

  *tally = (BstQuizTally) { { { 0 } } };
  bastide_results_filter (self->results, KEY, count_question, &count);
}

/* --- Choices --- */

guint
bastide_quiz_get_kinds (BastideQuiz *self)
{
  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), 0);

  return self->kinds;
}

void
bastide_quiz_set_kinds (BastideQuiz *self,
                        guint        kinds)
{
  g_return_if_fail (BASTIDE_IS_QUIZ (self));
  g_return_if_fail ((kinds & BST_QUIZ_ALL) != 0);

  self->kinds = kinds & BST_QUIZ_ALL;
}

/* The thread that has the source gives it back to nobody. */
void
bastide_quiz_set_from (BastideQuiz        *self,
                       BastideQuizFrom     from,
                       const char * const *files)
{
  g_return_if_fail (BASTIDE_IS_QUIZ (self));

  g_strfreev (self->files);
  self->files = g_strdupv ((char **) files);
  self->from = from;
  g_clear_pointer (&self->source, bst_quiz_source_free);
  if (self->cancellable != NULL && !self->is_today)
    {
      stop_making (self);
      make (self);
    }
}

void
bastide_quiz_set_game (BastideQuiz *self,
                       const char  *text)
{
  g_return_if_fail (BASTIDE_IS_QUIZ (self));
  g_return_if_fail (text != NULL);

  g_free (self->game);
  self->game = g_strdup (text);
  bastide_quiz_set_from (self, BASTIDE_QUIZ_GAME, NULL);
}

gboolean
bastide_quiz_get_clock (BastideQuiz *self)
{
  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), FALSE);

  return self->clock;
}

void
bastide_quiz_set_clock (BastideQuiz *self,
                        gboolean     clock)
{
  g_return_if_fail (BASTIDE_IS_QUIZ (self));

  self->clock = clock;
  self->begun = self->get_time ();
}

guint
bastide_quiz_get_seconds (BastideQuiz *self)
{
  gint64 taken;

  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), 0);

  taken = self->taken;
  if (self->clock && self->state == BASTIDE_QUIZ_ASKING && !self->is_answered)
    taken += self->get_time () - self->begun;

  return (guint) (taken / G_USEC_PER_SEC);
}

guint
bastide_quiz_get_points (BastideQuiz *self)
{
  g_return_val_if_fail (BASTIDE_IS_QUIZ (self), 0);

  return self->points;
}

/* --- Class --- */

static void
bastide_quiz_dispose (GObject *object)
{
  BastideQuiz *self = BASTIDE_QUIZ (object);

  stop_making (self);
  g_clear_object (&self->asking);
  g_clear_object (&self->results);

  G_OBJECT_CLASS (bastide_quiz_parent_class)->dispose (object);
}

static void
bastide_quiz_finalize (GObject *object)
{
  BastideQuiz *self = BASTIDE_QUIZ (object);

  g_clear_pointer (&self->wrong, bst_booklet_free);
  g_clear_pointer (&self->source, bst_quiz_source_free);
  g_strfreev (self->files);
  g_free (self->game);
  g_ptr_array_unref (self->waiting);
  g_array_unref (self->answers);

  G_OBJECT_CLASS (bastide_quiz_parent_class)->finalize (object);
}

static void
bastide_quiz_class_init (BastideQuizClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_quiz_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_quiz_finalize;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_QUIZ, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[ANSWERED] = g_signal_new ("answered", BASTIDE_TYPE_QUIZ, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", BASTIDE_TYPE_QUIZ, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bastide_quiz_init (BastideQuiz *self)
{
  self->kinds = BST_QUIZ_ALL;
  self->waiting = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_puzzle_free);
  self->answers = g_array_new (FALSE, FALSE, sizeof (guint8));
}

BastideQuiz *
bastide_quiz_new (BastideResults  *results,
                  gint64         (*get_time) (void))
{
  BastideQuiz *self = g_object_new (BASTIDE_TYPE_QUIZ, NULL);

  self->get_time = get_time;
  self->results = g_object_ref (results);
  self->asking = bastide_puzzle_session_new (results);
  g_signal_connect_object (self->asking, "state-changed", G_CALLBACK (asking_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (results, "opened", G_CALLBACK (results_opened), self, G_CONNECT_SWAPPED);

  return self;
}
