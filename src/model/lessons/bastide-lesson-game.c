/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-lesson-game.h"

#include <bst-random.h>

#include <glib/gi18n.h>

/* Before an opponent lays, in milliseconds: long enough to see what the learner has laid. */
#define MOVE_TIME 900

struct _BastideLessonGame
{
  GObject              parent_instance;

  /* Owned */
  BastideAnswer       *answer;
  BstSmallGame        *game;
  BstPuzzle           *turn;        /* the learner's, on the board (nullable) */
  BstEvents            events;

  const BstLessonStep *step;        /* not owned */
  guint                n_games;     /* that were begun before this one */
  guint                n_turns;
  gboolean             is_shown;
  guint                timeout;     /* 0 unless the next turn begins by itself */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideLessonGame, bastide_lesson_game, G_TYPE_OBJECT)

/* --- Reading --- */

const BstSmallGame *
bastide_lesson_game_get (BastideLessonGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_GAME (self), NULL);

  return self->game;
}

gboolean
bastide_lesson_game_is_over (BastideLessonGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_GAME (self), FALSE);

  /* The last tile is to be seen before anything is asked. */
  return bst_small_game_get_tile (self->game) == BST_NO_TILE && self->timeout == 0;
}

gboolean
bastide_lesson_game_has_begun (BastideLessonGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_GAME (self), FALSE);

  return self->n_turns > 0;
}

const BstEvents *
bastide_lesson_game_get_events (BastideLessonGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_GAME (self), NULL);

  return &self->events;
}

static gboolean
is_learners_turn (BastideLessonGame *self)
{
  return bst_position_get_turn (bst_small_game_get_position (self->game)) == bst_small_game_get_learner (self->game);
}

BstPuzzle *
bastide_lesson_game_dup_sheet (BastideLessonGame *self)
{
  BstPuzzle *puzzle;

  g_return_val_if_fail (BASTIDE_IS_LESSON_GAME (self), NULL);

  puzzle = bst_puzzle_new (NULL, bst_position_copy (bst_small_game_get_position (self->game)));
  puzzle->task = BST_TASK_SHEET;
  puzzle->player = (int) bst_small_game_get_learner (self->game);
  puzzle->question = g_strdup (_("The game is over. Fill in your score sheet."));

  return puzzle;
}

/* --- Turns --- */

static void
stop (BastideLessonGame *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
}

/* @turn, which is taken over, in place of the one on the board (nullable). */
static void
ask_turn (BastideLessonGame *self,
          BstPuzzle         *turn)
{
  BstPuzzle *before = self->turn;

  self->turn = turn;
  bastide_answer_begin (self->answer, turn, 0);
  bst_puzzle_free (before);
}

static void
begin_turn (BastideLessonGame *self)
{
  BstPosition *position = bst_position_copy (bst_small_game_get_position (self->game));
  BstPuzzle *turn;

  if (bastide_lesson_game_is_over (self) || !is_learners_turn (self))
    {
      ask_turn (self, NULL);
      bastide_study_take_position (bastide_answer_get_scene (self->answer), position);
      return;
    }
  turn = bst_puzzle_new (NULL, position);
  turn->task = BST_TASK_MOVE;
  turn->tiles[0] = (gint16) bst_small_game_get_tile (self->game);
  turn->n_tiles = 1;
  ask_turn (self, turn);
}

static void wait_for_next (BastideLessonGame *self);

static void
play (BastideLessonGame *self,
      const BstMove     *move)
{
  if (bst_small_game_play (self->game, move, &self->events, NULL))
    self->n_turns++;
}

static gboolean
go_on (gpointer data)
{
  BastideLessonGame *self = data;
  BstMove move;

  self->timeout = 0;
  if (!is_learners_turn (self) && bst_small_game_choose (self->game, &move))
    play (self, &move);
  begin_turn (self);
  wait_for_next (self);
  g_signal_emit (self, signals[CHANGED], 0);

  return G_SOURCE_REMOVE;
}

static void
wait_for_next (BastideLessonGame *self)
{
  if (!bastide_lesson_game_is_over (self) && !is_learners_turn (self))
    self->timeout = g_timeout_add (MOVE_TIME, go_on, self);
}

/* The learner has laid. Whatever the answer still does is done before the board is taken on. */
static void
given (BastideLessonGame *self,
       const char        *text)
{
  const BstPosition *position = bst_small_game_get_position (self->game);
  BstMove move;

  if (!self->is_shown || self->turn == NULL)
    return;
  bst_events_clear (&self->events);
  if (bst_move_parse (bst_position_get_game (position), text, &move, NULL))
    play (self, &move);
  self->timeout = g_timeout_add (MOVE_TIME, go_on, self);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
bastide_lesson_game_show (BastideLessonGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_GAME (self), FALSE);

  if (bastide_lesson_game_is_over (self))
    return FALSE;
  self->is_shown = TRUE;
  stop (self);
  begin_turn (self);
  wait_for_next (self);

  return TRUE;
}

void
bastide_lesson_game_hide (BastideLessonGame *self)
{
  g_return_if_fail (BASTIDE_IS_LESSON_GAME (self));

  if (!self->is_shown)
    return;
  stop (self);
  self->is_shown = FALSE;
  ask_turn (self, NULL);
}

void
bastide_lesson_game_begin_anew (BastideLessonGame *self)
{
  g_return_if_fail (BASTIDE_IS_LESSON_GAME (self));

  bastide_lesson_game_hide (self);
  g_clear_pointer (&self->game, bst_small_game_free);
  bst_events_clear (&self->events);
  self->n_turns = 0;
  self->n_games++;
  self->game = bst_small_game_new (self->step->position, self->step->n_tiles, bst_random_seed_of (self->step->seed, self->n_games));
}

/* --- Class --- */

static void
bastide_lesson_game_dispose (GObject *object)
{
  BastideLessonGame *self = BASTIDE_LESSON_GAME (object);

  if (self->answer != NULL)
    bastide_lesson_game_hide (self);
  g_clear_object (&self->answer);

  G_OBJECT_CLASS (bastide_lesson_game_parent_class)->dispose (object);
}

static void
bastide_lesson_game_finalize (GObject *object)
{
  BastideLessonGame *self = BASTIDE_LESSON_GAME (object);

  bst_small_game_free (self->game);
  bst_events_clear (&self->events);

  G_OBJECT_CLASS (bastide_lesson_game_parent_class)->finalize (object);
}

static void
bastide_lesson_game_class_init (BastideLessonGameClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_lesson_game_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_lesson_game_finalize;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_LESSON_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
bastide_lesson_game_init (BastideLessonGame *self)
{
}

BastideLessonGame *
bastide_lesson_game_new (BastideAnswer       *answer,
                         const BstLessonStep *step)
{
  BastideLessonGame *self = g_object_new (BASTIDE_TYPE_LESSON_GAME, NULL);

  self->answer = g_object_ref (answer);
  self->step = step;
  self->game = bst_small_game_new (step->position, step->n_tiles, step->seed);
  g_signal_connect_object (answer, "given", G_CALLBACK (given), self, G_CONNECT_SWAPPED);

  return self;
}
