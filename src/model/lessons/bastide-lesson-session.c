/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-lesson-session.h"

/* Between two moves that show themselves, in milliseconds: long enough to see where the next one goes. */
#define MOVE_TIME 1200
/* Before the first one, in which the sentence is read. */
#define FIRST_TIME 2000

struct _BastideLessonSession
{
  GObject               parent_instance;

  /* Owned */
  BastideResults       *results;
  BastidePuzzleSession *asking;
  BstBooklet           *course;         /* NULL if there is none. All below belong to it. */

  guint                 lesson;
  guint                 step;
  guint                 n_shown;        /* moves of the step that are on the board */
  BstEvents             events;         /* what they paid */
  guint                 timeout;        /* 0 unless moves show themselves */
  GHashTable           *games;          /* (element-type BstLessonStep BastideLessonGame): that were begun */
  BastideLessonGame    *game;           /* not owned: of the step that is open (nullable) */
};

enum
{
  CHANGED,
  STEP_CHANGED,
  STATE_CHANGED,
  RESULTS_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideLessonSession, bastide_lesson_session, G_TYPE_OBJECT)

/* --- Reading --- */

const BstBooklet *
bastide_lesson_session_get_course (BastideLessonSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_SESSION (self), NULL);

  return self->course;
}

BastidePuzzleSession *
bastide_lesson_session_get_asking (BastideLessonSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_SESSION (self), NULL);

  return self->asking;
}

BastideStudy *
bastide_lesson_session_get_scene (BastideLessonSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_SESSION (self), NULL);

  return bastide_answer_get_scene (bastide_puzzle_session_get_answer (self->asking));
}

guint
bastide_lesson_session_get_n_lessons (BastideLessonSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_SESSION (self), 0);

  return self->course != NULL ? bst_booklet_count_lessons (self->course) : 0;
}

const BstLesson *
bastide_lesson_session_get_nth (BastideLessonSession *self,
                                guint                 index)
{
  g_return_val_if_fail (index < bastide_lesson_session_get_n_lessons (self), NULL);

  return bst_booklet_get_lesson (self->course, index);
}

const BstLesson *
bastide_lesson_session_get_lesson (BastideLessonSession *self)
{
  return bastide_lesson_session_get_n_lessons (self) > 0
         ? bst_booklet_get_lesson (self->course, self->lesson) : NULL;
}

guint
bastide_lesson_session_get_index (BastideLessonSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_SESSION (self), 0);

  return self->lesson;
}

const BstLessonStep *
bastide_lesson_session_get_step (BastideLessonSession *self)
{
  const BstLesson *lesson = bastide_lesson_session_get_lesson (self);

  return lesson != NULL && self->step < lesson->steps->len
         ? g_ptr_array_index (lesson->steps, self->step) : NULL;
}

guint
bastide_lesson_session_get_step_index (BastideLessonSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_SESSION (self), 0);

  return self->step;
}

const BstEvents *
bastide_lesson_session_get_events (BastideLessonSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_SESSION (self), NULL);

  return self->game != NULL ? bastide_lesson_game_get_events (self->game) : &self->events;
}

BastideLessonGame *
bastide_lesson_session_get_game (BastideLessonSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_SESSION (self), NULL);

  return self->game;
}

/* --- How it went --- */

static char *
dup_key (BastideLessonSession *self,
         guint                 lesson,
         guint                 step)
{
  return bastide_lesson_result_dup_key (bst_booklet_get_lesson (self->course, lesson), step);
}

static gboolean
is_done (BastideLessonSession *self,
         guint                 lesson,
         guint                 step)
{
  return bastide_lesson_result_is_done (bastide_results_get_all (self->results), self->course->key,
                                        bst_booklet_get_lesson (self->course, lesson), step);
}

void
bastide_lesson_session_count (BastideLessonSession *self,
                              guint                 lesson,
                              BastideLessonResult  *result)
{
  g_return_if_fail (lesson < bastide_lesson_session_get_n_lessons (self));

  bastide_lesson_result_count (result, bastide_results_get_all (self->results), self->course->key,
                               bst_booklet_get_lesson (self->course, lesson));
}

/* It was answered right, at whichever try: the first one is noted by who asks. */
static void
note_right (BastideLessonSession *self)
{
  g_autofree char *key = NULL;

  if (is_done (self, self->lesson, self->step))
    return;
  key = bastide_lesson_result_dup_right_key (bst_booklet_get_lesson (self->course, self->lesson), self->step);
  bastide_results_note (self->results, self->course->key, key, TRUE);
}

static void
asked_changed (BastideLessonSession *self)
{
  if (bastide_puzzle_session_get_state (self->asking) == BASTIDE_PUZZLE_SESSION_JUDGED
      && bastide_puzzle_session_get_verdict (self->asking)->right && bastide_lesson_session_get_step (self) != NULL)
    note_right (self);
}

/* A step that asks something is noted when it is answered, and a game when its sheet is. */
void
bastide_lesson_session_note_step (BastideLessonSession *self)
{
  const BstLessonStep *step = bastide_lesson_session_get_step (self);
  g_autofree char *key = NULL;

  if (step == NULL || step->kind == BST_LESSON_ASK || step->kind == BST_LESSON_PLAY || is_done (self, self->lesson, self->step))
    return;
  key = dup_key (self, self->lesson, self->step);
  bastide_results_note (self->results, self->course->key, key, TRUE);
}

/* --- What is shown --- */

static void
stop_moves (BastideLessonSession *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
}

static void
draw_marks (BastideLessonSession *self,
            const BstLessonStep  *step)
{
  BastideStudy *scene = bastide_lesson_session_get_scene (self);

  for (guint i = 0; i < step->marks->len; i++)
    bst_node_add_mark (bastide_study_get_node (scene), &g_array_index (step->marks, BstMark, i));
  bastide_study_node_drawn (scene);
}

/* The marks are of what the step leaves on the board, and wait for it. */
static void
show_position (BastideLessonSession *self)
{
  const BstLessonStep *step = bastide_lesson_session_get_step (self);
  BstPosition *position = bst_position_copy (bst_lesson_step_get_position (step));

  bst_events_clear (&self->events);
  for (guint i = 0; i < self->n_shown; i++)
    {
      BstMove move;

      if (!bst_move_parse (bst_position_get_game (position), g_ptr_array_index (step->moves, i), &move,
                           NULL)
          || !bst_position_apply (position, &move, &self->events, NULL))
        break;
    }
  bastide_study_take_position (bastide_lesson_session_get_scene (self), position);
  if (self->n_shown == step->moves->len)
    draw_marks (self, step);
  g_signal_emit (self, signals[STATE_CHANGED], 0);
}

static gboolean
show_next_move (gpointer data)
{
  BastideLessonSession *self = data;

  self->n_shown++;
  show_position (self);
  if (self->n_shown < bastide_lesson_session_get_step (self)->moves->len)
    return G_SOURCE_CONTINUE;
  self->timeout = 0;

  return G_SOURCE_REMOVE;
}

static gboolean
show_first_move (gpointer data)
{
  BastideLessonSession *self = data;

  if (show_next_move (self) == G_SOURCE_CONTINUE)
    self->timeout = g_timeout_add (MOVE_TIME, show_next_move, self);

  return G_SOURCE_REMOVE;
}

void
bastide_lesson_session_show_moves (BastideLessonSession *self,
                                   gboolean              timed)
{
  const BstLessonStep *step;

  g_return_if_fail (BASTIDE_IS_LESSON_SESSION (self));

  step = bastide_lesson_session_get_step (self);
  if (step == NULL || step->kind != BST_LESSON_SHOW)
    return;
  stop_moves (self);
  self->n_shown = timed ? 0 : step->moves->len;
  show_position (self);
  if (self->n_shown < step->moves->len)
    self->timeout = g_timeout_add (FIRST_TIME, show_first_move, self);
}

/* A booklet of this one puzzle, which is taken over: its results are those of the step. */
static void
ask (BastideLessonSession *self,
     BstPuzzle            *puzzle,
     const GArray         *marks)
{
  BstBooklet *booklet = bst_booklet_new (self->course->title);

  booklet->key = g_strdup (self->course->key);
  puzzle->id = dup_key (self, self->lesson, self->step);
  g_ptr_array_add (bst_booklet_add_chapter (booklet, NULL)->puzzles, puzzle);
  bastide_answer_set_marks (bastide_puzzle_session_get_answer (self->asking), marks);
  bastide_puzzle_session_take_booklet (self->asking, booklet, NULL);
}

/* The game where it was, or what is asked at its end. */
static void
show_game (BastideLessonSession *self)
{
  if (!bastide_lesson_game_show (self->game))
    ask (self, bastide_lesson_game_dup_sheet (self->game), NULL);
}

/* A turn was played in it. */
static void
game_changed (BastideLessonSession *self,
              BastideLessonGame    *game)
{
  if (bastide_lesson_game_is_over (game) && bastide_puzzle_session_get_puzzle (self->asking) == NULL)
    {
      bastide_lesson_game_hide (game);
      show_game (self);
    }
  g_signal_emit (self, signals[STATE_CHANGED], 0);
}

static void
open_game (BastideLessonSession *self,
           BstLessonStep        *step)
{
  self->game = g_hash_table_lookup (self->games, step);
  if (self->game == NULL)
    {
      self->game = bastide_lesson_game_new (bastide_puzzle_session_get_answer (self->asking), step);
      g_signal_connect_object (self->game, "changed", G_CALLBACK (game_changed), self, G_CONNECT_SWAPPED);
      g_hash_table_insert (self->games, step, self->game);
    }
  show_game (self);
}

/* It waits until its step is open again. */
static void
leave_game (BastideLessonSession *self)
{
  if (self->game != NULL)
    bastide_lesson_game_hide (self->game);
  self->game = NULL;
}

void
bastide_lesson_session_play_again (BastideLessonSession *self)
{
  g_return_if_fail (BASTIDE_IS_LESSON_SESSION (self));
  g_return_if_fail (self->game != NULL);

  bastide_puzzle_session_take_booklet (self->asking, NULL, NULL);
  bastide_lesson_game_begin_anew (self->game);
  show_game (self);
  g_signal_emit (self, signals[STEP_CHANGED], 0);
}

static void
show_step (BastideLessonSession *self)
{
  const BstLessonStep *step = bastide_lesson_session_get_step (self);

  stop_moves (self);
  leave_game (self);
  self->n_shown = 0;
  bst_events_clear (&self->events);
  bastide_puzzle_session_take_booklet (self->asking, NULL, NULL);
  bastide_answer_set_marks (bastide_puzzle_session_get_answer (self->asking), NULL);
  if (step != NULL && step->kind == BST_LESSON_ASK)
    ask (self, bst_puzzle_copy (step->puzzle), step->marks);
  else if (step != NULL && step->kind == BST_LESSON_PLAY)
    open_game (self, (BstLessonStep *) step);
  else if (step != NULL && step->kind != BST_LESSON_UNREAD)
    show_position (self);
  g_signal_emit (self, signals[STEP_CHANGED], 0);
}

/* --- Which step --- */

void
bastide_lesson_session_open (BastideLessonSession *self,
                             guint                 lesson,
                             guint                 step)
{
  g_return_if_fail (lesson < bastide_lesson_session_get_n_lessons (self));
  g_return_if_fail (step < MAX (bst_booklet_get_lesson (self->course, lesson)->steps->len, 1));

  self->lesson = lesson;
  self->step = step;
  show_step (self);
}

void
bastide_lesson_session_continue (BastideLessonSession *self,
                                 guint                 lesson)
{
  guint n_steps, step = 0;

  g_return_if_fail (lesson < bastide_lesson_session_get_n_lessons (self));

  n_steps = bst_booklet_get_lesson (self->course, lesson)->steps->len;
  while (step < n_steps && is_done (self, lesson, step))
    step++;
  bastide_lesson_session_open (self, lesson, step < n_steps ? step : 0);
}

gboolean
bastide_lesson_session_has_next (BastideLessonSession *self)
{
  const BstLesson *lesson = bastide_lesson_session_get_lesson (self);

  return lesson != NULL && (self->step + 1 < lesson->steps->len
                            || self->lesson + 1 < bastide_lesson_session_get_n_lessons (self));
}

gboolean
bastide_lesson_session_has_back (BastideLessonSession *self)
{
  return bastide_lesson_session_get_lesson (self) != NULL && (self->step > 0 || self->lesson > 0);
}

gboolean
bastide_lesson_session_next (BastideLessonSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_SESSION (self), FALSE);

  bastide_lesson_session_note_step (self);
  if (!bastide_lesson_session_has_next (self))
    return FALSE;
  if (self->step + 1 < bastide_lesson_session_get_lesson (self)->steps->len)
    bastide_lesson_session_open (self, self->lesson, self->step + 1);
  else
    bastide_lesson_session_open (self, self->lesson + 1, 0);

  return TRUE;
}

gboolean
bastide_lesson_session_back (BastideLessonSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_SESSION (self), FALSE);

  if (!bastide_lesson_session_has_back (self))
    return FALSE;
  if (self->step > 0)
    {
      bastide_lesson_session_open (self, self->lesson, self->step - 1);
    }
  else
    {
      guint n_steps = bst_booklet_get_lesson (self->course, self->lesson - 1)->steps->len;

      bastide_lesson_session_open (self, self->lesson - 1, n_steps > 0 ? n_steps - 1 : 0);
    }

  return TRUE;
}

static guint
find_lesson (BastideLessonSession *self)
{
  guint n_lessons = bastide_lesson_session_get_n_lessons (self);

  for (guint i = 0; i < n_lessons; i++)
    {
      BastideLessonResult result;

      bastide_lesson_session_count (self, i, &result);
      if (result.n_done < result.n_steps)
        return i;
    }

  return 0;
}

void
bastide_lesson_session_take_course (BastideLessonSession *self,
                                    BstBooklet           *course)
{
  g_return_if_fail (BASTIDE_IS_LESSON_SESSION (self));

  stop_moves (self);
  leave_game (self);
  g_hash_table_remove_all (self->games);
  bastide_puzzle_session_take_booklet (self->asking, NULL, NULL);
  g_clear_pointer (&self->course, bst_booklet_free);
  self->course = course;
  self->lesson = self->step = 0;
  g_signal_emit (self, signals[CHANGED], 0);
  if (bastide_lesson_session_get_n_lessons (self) > 0)
    bastide_lesson_session_continue (self, find_lesson (self));
  else
    show_step (self);
}

/* --- Class --- */

static void
bastide_lesson_session_dispose (GObject *object)
{
  BastideLessonSession *self = BASTIDE_LESSON_SESSION (object);

  stop_moves (self);
  self->game = NULL;
  g_hash_table_remove_all (self->games);
  g_clear_object (&self->asking);
  g_clear_object (&self->results);

  G_OBJECT_CLASS (bastide_lesson_session_parent_class)->dispose (object);
}

static void
bastide_lesson_session_finalize (GObject *object)
{
  BastideLessonSession *self = BASTIDE_LESSON_SESSION (object);

  bst_events_clear (&self->events);
  g_hash_table_unref (self->games);
  g_clear_pointer (&self->course, bst_booklet_free);

  G_OBJECT_CLASS (bastide_lesson_session_parent_class)->finalize (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, BASTIDE_TYPE_LESSON_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
bastide_lesson_session_class_init (BastideLessonSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_lesson_session_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_lesson_session_finalize;

  signals[CHANGED] = add_signal ("changed");
  signals[STEP_CHANGED] = add_signal ("step-changed");
  signals[STATE_CHANGED] = add_signal ("state-changed");
  signals[RESULTS_CHANGED] = add_signal ("results-changed");
}

static void
bastide_lesson_session_init (BastideLessonSession *self)
{
  self->games = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
}

static void
results_changed (BastideLessonSession *self)
{
  g_signal_emit (self, signals[RESULTS_CHANGED], 0);
}

BastideLessonSession *
bastide_lesson_session_new (BastideResults *results)
{
  BastideLessonSession *self = g_object_new (BASTIDE_TYPE_LESSON_SESSION, NULL);

  self->results = g_object_ref (results);
  self->asking = bastide_puzzle_session_new (results);
  g_signal_connect_object (results, "changed", G_CALLBACK (results_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->asking, "state-changed", G_CALLBACK (asked_changed), self, G_CONNECT_SWAPPED);

  return self;
}
