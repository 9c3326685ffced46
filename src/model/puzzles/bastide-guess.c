/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-guess.h"
#include "bastide-nets.h"
#include "bastide-work.h"

#include <bst-engine-report.h>
#include <bst-history.h>

#include <math.h>

/* Who loses no more than that has guessed the best turn, too: the same as in exercises. */
#define AS_GOOD .5

/* The game, and what weighs it: whoever holds it in a thread keeps it. */
typedef struct
{
  BstRecord       *record;
  guint            n_tries;
  BstEngineReport *report;      /* NULL until it was read */
} Game;

/* What is done in a thread: the game is read, or one of its turns weighed. */
typedef struct
{
  Game            *game;        /* owned */
  guint            turn;        /* of the report; NO_TURN: the game is read */
  BstEngineSearch *search;      /* found (nullable) */
} Job;

#define NO_TURN G_MAXUINT

struct _BastideGuess
{
  GObject           parent_instance;

  /* Owned */
  BastideAnswer    *answer;
  Game             *game;       /* (nullable) */
  BastideWork      *work;
  GArray           *turns;      /* (element-type guint): of the report, to be guessed */
  BstPuzzle        *puzzle;     /* the turn that is asked (nullable) */
  BstEngineSearch  *search;     /* of it; NULL until it was weighed */

  guint             n_tries;
  guint             n_skipped;
  guint             n_nodes;    /* to the last that counts */
  guint             players;
  BastideGuessState state;
  guint             index;
  gboolean          is_weighed; /* the search is there, or there is none */
  gboolean          is_given;   /* something was guessed: */
  BastideGuessed    guessed;
  BastideGuessed    played;
  BastideGuessTotal totals[2];  /* of what was played, and of guesses; errors squared */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideGuess, bastide_guess, G_TYPE_OBJECT)

static void
game_clear (gpointer data)
{
  Game *game = data;

  g_clear_pointer (&game->report, bst_engine_report_free);
  bst_record_unref (game->record);
}

static void
game_unref (Game *game)
{
  g_atomic_rc_box_release_full (game, game_clear);
}

static void
job_free (Job *job)
{
  g_clear_pointer (&job->search, bst_engine_search_free);
  game_unref (job->game);
  g_free (job);
}

static void
tell (BastideGuess      *self,
      BastideGuessState  state)
{
  self->state = state;
  bastide_answer_set_open (self->answer, state == BASTIDE_GUESS_ASKING);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- In threads --- */

static gboolean
must_stop (gpointer data)
{
  return g_cancellable_is_cancelled (data);
}

static void
read_game (Game *game)
{
  const BstEngineNet *nets[2] = { bastide_nets_get (TRUE, NULL), bastide_nets_get (FALSE, NULL) };
  BstReportSettings settings;

  bst_report_settings_init (&settings);
  settings.n_simulations = game->n_tries;
  if (nets[0] != NULL && nets[1] != NULL)
    game->report = bst_engine_report_new (nets, game->record, &settings, NULL);
}

static gboolean
run (gpointer      data,
     GCancellable *cancellable)
{
  Job *job = data;

  if (job->turn == NO_TURN)
    read_game (job->game);
  else
    job->search = bst_engine_report_search (job->game->report, job->turn, must_stop, cancellable);

  return FALSE;
}

static void
begin_job (BastideGuess *self,
           guint         turn)
{
  Job *job = g_new0 (Job, 1);

  job->game = g_atomic_rc_box_acquire (self->game);
  job->turn = turn;
  bastide_work_begin (self->work, job);
}

/* --- Judging --- */

static guint
get_turn (BastideGuess *self)
{
  return g_array_index (self->turns, guint, self->index);
}

static void
take_loss (BastideGuess   *self,
           BastideGuessed *turn)
{
  int index = self->search != NULL ? bst_engine_search_find (self->search, &turn->move) : -1;

  turn->is_known = index >= 0;
  if (index < 0)
    return;
  turn->loss = MAX (0, bst_engine_search_get_loss (self->search, (guint) index, &turn->error));
  turn->is_best = turn->loss <= AS_GOOD
                  || (bst_engine_search_get (self->search, (guint) index)->n_tries > 0 && turn->loss <= 2 * turn->error
                      && turn->loss < 2);
}

static void
add (BastideGuessTotal    *total,
     const BastideGuessed *turn)
{
  total->n_turns++;
  total->n_best += turn->is_best;
  total->loss += turn->loss;
  total->error += turn->error * turn->error;
}

/* Only turns of which both are known can be set against each other. */
static void
judge (BastideGuess *self)
{
  self->played = (BastideGuessed) { .move = bst_engine_report_get (self->game->report, get_turn (self))->node->move };
  take_loss (self, &self->played);
  if (self->is_given)
    take_loss (self, &self->guessed);
  if (self->is_given && self->guessed.is_known && self->played.is_known)
    {
      add (&self->totals[FALSE], &self->played);
      add (&self->totals[TRUE], &self->guessed);
    }
  tell (self, BASTIDE_GUESS_JUDGED);
}

static void
take_search (BastideGuess *self,
             Job          *job)
{
  self->search = g_steal_pointer (&job->search);
  self->is_weighed = TRUE;
  if (self->state == BASTIDE_GUESS_JUDGING)
    judge (self);
}

static void
judge_when_weighed (BastideGuess *self)
{
  if (self->is_weighed)
    judge (self);
  else
    tell (self, BASTIDE_GUESS_JUDGING);
}

static void
given (BastideGuess *self,
       const char   *text)
{
  BstGame *game = bst_position_get_game (self->puzzle->position);

  if (self->state != BASTIDE_GUESS_ASKING)
    return;
  self->guessed = (BastideGuessed) { .is_known = FALSE };
  self->is_given = bst_move_parse (game, text, &self->guessed.move, NULL);
  judge_when_weighed (self);
}

void
bastide_guess_give_up (BastideGuess *self)
{
  g_return_if_fail (BASTIDE_IS_GUESS (self));

  if (self->state == BASTIDE_GUESS_ASKING)
    judge_when_weighed (self);
}

/* --- One turn after the other --- */

static void
drop_turn (BastideGuess *self)
{
  bastide_answer_begin (self->answer, NULL, 0);
  g_clear_pointer (&self->puzzle, bst_puzzle_free);
  g_clear_pointer (&self->search, bst_engine_search_free);
  self->is_weighed = FALSE;
  self->is_given = FALSE;
}

/* The engine begins at once, so that it need not be waited for. */
static void
ask (BastideGuess *self)
{
  guint turn = get_turn (self);
  const BstNode *node = bst_engine_report_get (self->game->report, turn)->node;

  self->puzzle = bst_puzzle_new ("guess", bst_position_copy (bst_engine_report_get_before (self->game->report, turn)));
  self->puzzle->task = BST_TASK_MOVE;
  self->puzzle->n_tiles = 1;
  self->puzzle->tiles[0] = (gint16) node->move.type;
  begin_job (self, turn);
  bastide_answer_begin (self->answer, self->puzzle, 0);
  tell (self, BASTIDE_GUESS_ASKING);
}

void
bastide_guess_next (BastideGuess *self)
{
  g_return_if_fail (BASTIDE_IS_GUESS (self));

  if (self->state != BASTIDE_GUESS_JUDGED)
    return;
  drop_turn (self);
  self->index++;
  if (self->index < self->turns->len)
    ask (self);
  else
    tell (self, BASTIDE_GUESS_OVER);
}

static guint
find_depth (const BstNode *node)
{
  guint depth = 0;

  for (; node->parent != NULL; node = node->parent)
    depth++;

  return depth;
}

static void
find_turns (BastideGuess *self)
{
  const BstEngineReport *report = self->game->report;

  for (guint turn = 0; report != NULL && turn < bst_engine_report_get_n (report); turn++)
    {
      const BstReportTurn *found = bst_engine_report_get (report, turn);

      if (bst_engine_report_get_before (report, turn) != NULL && (self->players & (1u << found->player)) != 0
          && find_depth (found->node) > self->n_skipped && find_depth (found->node) <= self->n_nodes)
        g_array_append_val (self->turns, turn);
    }
}

static void
told (gpointer owner,
      gpointer data,
      gboolean is_done)
{
  BastideGuess *self = owner;
  Job *job = data;

  if (job->turn != NO_TURN)
    {
      take_search (self, job);
      return;
    }
  find_turns (self);
  if (self->turns->len > 0)
    ask (self);
  else
    tell (self, BASTIDE_GUESS_OVER);
}

/* The copy of a node of the record that was copied. */
static BstNode *
find_copy (const BstRecord *copy,
           const BstNode   *node)
{
  return node->parent == NULL ? bst_record_get_root (copy)
                              : g_ptr_array_index (find_copy (copy, node->parent)->children, node->index);
}

static Game *
new_game (BastideGuess    *self,
          const BstRecord *record,
          const BstNode   *last)
{
  Game *game = g_atomic_rc_box_new0 (Game);
  g_autoptr (BstHistory) history = NULL;

  game->record = bst_record_copy (record);
  game->n_tries = self->n_tries;
  history = bst_history_new (game->record);
  bst_history_make_main_line (history, find_copy (game->record, last));

  return game;
}

static void
forget (BastideGuess *self)
{
  bastide_work_stop (self->work);
  drop_turn (self);
  g_clear_pointer (&self->game, game_unref);
  g_array_set_size (self->turns, 0);
  self->index = 0;
  self->totals[FALSE] = self->totals[TRUE] = (BastideGuessTotal) { 0 };
}

void
bastide_guess_begin (BastideGuess    *self,
                     const BstRecord *record,
                     const BstNode   *last,
                     guint            n_skipped,
                     guint            players)
{
  g_return_if_fail (BASTIDE_IS_GUESS (self));

  forget (self);
  self->game = new_game (self, record, last);
  self->n_skipped = n_skipped;
  self->n_nodes = find_depth (last);
  self->players = players;
  begin_job (self, NO_TURN);
  tell (self, BASTIDE_GUESS_READING);
}

void
bastide_guess_stop (BastideGuess *self)
{
  g_return_if_fail (BASTIDE_IS_GUESS (self));

  if (self->state == BASTIDE_GUESS_OFF)
    return;
  forget (self);
  tell (self, BASTIDE_GUESS_OFF);
}

void
bastide_guess_set_depth (BastideGuess *self,
                         guint         n_tries)
{
  g_return_if_fail (BASTIDE_IS_GUESS (self));

  self->n_tries = n_tries;
}

/* --- What it says --- */

BastideGuessState
bastide_guess_get_state (BastideGuess *self)
{
  g_return_val_if_fail (BASTIDE_IS_GUESS (self), BASTIDE_GUESS_OFF);

  return self->state;
}

BastideAnswer *
bastide_guess_get_answer (BastideGuess *self)
{
  g_return_val_if_fail (BASTIDE_IS_GUESS (self), NULL);

  return self->answer;
}

guint
bastide_guess_get_n (BastideGuess *self)
{
  g_return_val_if_fail (BASTIDE_IS_GUESS (self), 0);

  return self->turns->len;
}

guint
bastide_guess_get_index (BastideGuess *self)
{
  g_return_val_if_fail (BASTIDE_IS_GUESS (self), 0);

  return self->index;
}

const BstNode *
bastide_guess_get_node (BastideGuess *self)
{
  g_return_val_if_fail (BASTIDE_IS_GUESS (self), NULL);

  return self->puzzle != NULL ? bst_engine_report_get (self->game->report, get_turn (self))->node : NULL;
}

const BstPosition *
bastide_guess_get_before (BastideGuess *self)
{
  g_return_val_if_fail (BASTIDE_IS_GUESS (self), NULL);

  return self->puzzle != NULL ? self->puzzle->position : NULL;
}

const BastideGuessed *
bastide_guess_get_guessed (BastideGuess *self)
{
  g_return_val_if_fail (BASTIDE_IS_GUESS (self), NULL);

  return self->is_given ? &self->guessed : NULL;
}

const BastideGuessed *
bastide_guess_get_played (BastideGuess *self)
{
  g_return_val_if_fail (BASTIDE_IS_GUESS (self), NULL);

  return &self->played;
}

gboolean
bastide_guess_get_best (BastideGuess *self,
                        BstMove      *best)
{
  g_return_val_if_fail (BASTIDE_IS_GUESS (self), FALSE);

  if (self->search == NULL)
    return FALSE;
  bst_engine_search_get_whole (self->search, 0, best);

  return TRUE;
}

void
bastide_guess_get_total (BastideGuess      *self,
                         gboolean           of_guesses,
                         BastideGuessTotal *total)
{
  g_return_if_fail (BASTIDE_IS_GUESS (self));

  *total = self->totals[of_guesses ? TRUE : FALSE];
  total->error = sqrt (total->error);
}

/* --- Class --- */

static void
bastide_guess_dispose (GObject *object)
{
  BastideGuess *self = BASTIDE_GUESS (object);

  if (self->answer != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->answer, self);
      forget (self);
    }
  g_clear_pointer (&self->work, bastide_work_free);
  g_clear_object (&self->answer);
  g_clear_pointer (&self->turns, g_array_unref);

  G_OBJECT_CLASS (bastide_guess_parent_class)->dispose (object);
}

static void
bastide_guess_class_init (BastideGuessClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_guess_dispose;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_GUESS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_guess_init (BastideGuess *self)
{
  self->turns = g_array_new (FALSE, FALSE, sizeof (guint));
  self->work = bastide_work_new (run, told, (GDestroyNotify) job_free, self);
  bastide_work_set_pause (self->work, BASTIDE_WORK_AT_ONCE);
  self->answer = bastide_answer_new ();
  g_signal_connect_swapped (self->answer, "given", G_CALLBACK (given), self);
}

BastideGuess *
bastide_guess_new (void)
{
  return g_object_new (BASTIDE_TYPE_GUESS, NULL);
}
