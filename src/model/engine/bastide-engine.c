/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-engine.h"
#include "bastide-cores.h"
#include "bastide-nets.h"
#include "bastide-work.h"

#include <bst-compare.h>
#include <bst-engine-chance.h>
#include <bst-engine-turns.h>

#include <gio/gio.h>
#include <string.h>

#define SEED         1
/* Tries of turns: some seconds of one core. */
#define USUAL_BUDGET 4000
/* Last positions that may be looked at for an exact end: about as long. */
#define MOST_EXACT   500000
/* Of a round, whatever the machine: a turn falls out of the race between two rounds, and must do so everywhere after the
 * same tries. */
#define N_PIECES     8
/* What is known is told so often, in microseconds: who reads it wants to follow. */
#define TELL_EVERY   400000

/* A question, and all that is needed to answer it. */
typedef struct
{
  BstPosition         *position;    /* at the beginning of the player's turn */
  guint                type;
  guint64              budget;
  guint                level;
  guint64              seed;
  GCancellable        *cancellable; /* borrowed, in a step */

  BstEngineSearch     *search;      /* NULL before the first step, and if there is no turn */
  const BstEngineNet  *net;
  GArray              *turns;       /* (element-type BastideEngineTurn): as of the last step; NULL once taken */
  guint64              n_tries;
  double               shares[BST_MAX_PLAYERS];
  BstMove              whole;       /* the best of them */
  gboolean             is_begun;
  GError              *error;       /* owned (nullable) */
} Job;

struct _BastideEngine
{
  GObject             parent_instance;

  guint64             budget;
  guint               level;
  BastideWork        *work;         /* owned: its job is the question */
  gboolean            is_resting;
  BastideEngineState  state;

  /* The answer. */
  GArray             *turns;        /* owned (element-type BastideEngineTurn) (nullable) */
  guint64             n_tries;
  double              shares[BST_MAX_PLAYERS];
  BstMove             whole;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideEngine, bastide_engine, G_TYPE_OBJECT)

static void
job_free (Job *job)
{
  g_clear_pointer (&job->search, bst_engine_search_free);
  g_clear_pointer (&job->turns, g_array_unref);
  g_clear_error (&job->error);
  bst_position_free (job->position);
  g_free (job);
}

/* --- In the thread --- */

static gboolean
must_stop (gpointer data)
{
  return g_cancellable_is_cancelled (data);
}

static void
try_piece (gpointer data,
           guint    piece)
{
  Job *job = data;

  bst_engine_search_try (job->search, piece, must_stop, job->cancellable);
}

/* One core is left for frames. */
static guint
count_threads (void)
{
  return CLAMP (g_get_num_processors () - 1, 1, N_PIECES);
}

/* After the best turn; the chances of the others are those of the value, of what the best leaves them. */
static void
find_shares (Job *job)
{
  g_autoptr (BstPosition) after = bst_position_copy (job->position);
  g_autoptr (BstEngineValuer) valuer = bst_engine_valuer_new (job->net, after);
  g_auto (BstEngineTurns) turns = { 0 };
  const BstEngineAnswer *best = &g_array_index (job->turns, BastideEngineTurn, 0).answer;
  guint n_players = bst_game_get_n_players (bst_position_get_game (after)), mover = bst_position_get_turn (job->position);
  double rest, others = 0;
  BstEngineValue value;

  bst_engine_turns_make (&turns, after, &best->move, NULL);
  bst_engine_valuer_look (valuer, after, &value);
  for (guint player = 0; player < n_players; player++)
    {
      double win, tie;

      bst_engine_chance_of (&value, n_players, player, &win, &tie);
      job->shares[player] = win + tie / 2;
      others += player != mover ? job->shares[player] : 0;
    }
  job->shares[mover] = n_players > 1 ? best->win + best->tie / 2 : 1;
  rest = 1 - job->shares[mover];
  for (guint player = 0; player < n_players; player++)
    if (player != mover)
      job->shares[player] = others > 0 ? job->shares[player] * rest / others : rest / (n_players - 1);
}

gboolean
bastide_engine_is_tried (const BstEngineAnswer *answer)
{
  return answer->exact || answer->n_tries > 0;
}

static void
take_turns (Job *job)
{
  guint n = bst_engine_search_get_n (job->search);
  const BstEngineAnswer *best = bst_engine_search_get (job->search, 0);

  g_clear_pointer (&job->turns, g_array_unref);
  job->turns = g_array_sized_new (FALSE, FALSE, sizeof (BastideEngineTurn), n);
  for (guint i = 0; i < n; i++)
    {
      BastideEngineTurn turn = { .answer = *bst_engine_search_get (job->search, i), .rank = i + 1 };

      turn.loss = bst_engine_search_get_loss (job->search, i, &turn.loss_error);
      turn.value = bastide_engine_is_tried (best) && !bastide_engine_is_tried (&turn.answer) ? best->margin - turn.loss : turn.answer.margin;
      g_array_append_val (job->turns, turn);
    }
  job->n_tries = bst_engine_search_count (job->search);
  bst_engine_search_get_whole (job->search, 0, &job->whole);
  find_shares (job);
}

/* FALSE if there is nothing more to find out. */
static gboolean
begin_search (Job *job)
{
  BstEngineSettings settings = { .seed = job->seed, .most_exact = MOST_EXACT, .level = job->level };

  job->is_begun = TRUE;
  job->net = bastide_nets_get_for (job->position, &job->error);
  if (job->net == NULL)
    return FALSE;
  job->search = bst_engine_search_new (job->net, job->position, job->type, &settings);
  if (job->search == NULL)
    return FALSE;
  take_turns (job);

  return !bst_engine_search_is_done (job->search);
}

/* FALSE if there is nothing more to find out. */
static gboolean
go_on (Job *job)
{
  gint64 deadline = g_get_monotonic_time () + TELL_EVERY;
  gboolean more = TRUE;

  while (more && !g_cancellable_is_cancelled (job->cancellable) && g_get_monotonic_time () < deadline)
    {
      guint n = bst_engine_search_begin (job->search, N_PIECES);

      bastide_cores_run (count_threads (), n, try_piece, job);
      bst_engine_search_end (job->search);
      more = !bst_engine_search_is_done (job->search) && bst_engine_search_count (job->search) < job->budget;
    }
  take_turns (job);

  return more;
}

static gboolean
run (gpointer      data,
     GCancellable *cancellable)
{
  Job *job = data;

  job->cancellable = cancellable;

  return job->is_begun ? go_on (job) : begin_search (job);
}

/* --- In the main loop --- */

static void
tell (BastideEngine      *self,
      BastideEngineState  state)
{
  self->state = state;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
take_answer (BastideEngine *self,
             Job           *job)
{
  if (job->turns == NULL)
    return;
  g_clear_pointer (&self->turns, g_array_unref);
  self->turns = g_steal_pointer (&job->turns);
  self->n_tries = job->n_tries;
  memcpy (self->shares, job->shares, sizeof self->shares);
  self->whole = job->whole;
}

static void
told (gpointer owner,
      gpointer data,
      gboolean is_done)
{
  BastideEngine *self = owner;
  Job *job = data;

  take_answer (self, job);
  if (job->error != NULL)
    g_warning ("The engine has no weights: %s", job->error->message);
  tell (self, job->error != NULL ? BASTIDE_ENGINE_FAILED
              : is_done          ? BASTIDE_ENGINE_SETTLED
              : self->is_resting ? BASTIDE_ENGINE_RESTING
                                 : BASTIDE_ENGINE_THINKING);
}

static void
forget (BastideEngine *self)
{
  g_clear_pointer (&self->turns, g_array_unref);
  self->n_tries = 0;
}

void
bastide_engine_ask (BastideEngine     *self,
                    const BstPosition *position,
                    guint              type,
                    guint              player)
{
  Job *job;

  g_return_if_fail (BASTIDE_IS_ENGINE (self));
  g_return_if_fail (position != NULL);

  forget (self);
  job = g_new0 (Job, 1);
  job->position = bst_compare_begin_turn (position, player);
  job->type = type;
  job->budget = self->budget;
  job->level = self->level;
  /* A player is not to play the same game again and again. */
  job->seed = self->level > 0 ? g_random_int () : SEED;
  bastide_work_begin (self->work, job);
  tell (self, self->is_resting ? BASTIDE_ENGINE_RESTING : BASTIDE_ENGINE_THINKING);
}

void
bastide_engine_stop (BastideEngine *self)
{
  g_return_if_fail (BASTIDE_IS_ENGINE (self));

  if (self->state == BASTIDE_ENGINE_IDLE)
    return;
  bastide_work_stop (self->work);
  forget (self);
  tell (self, BASTIDE_ENGINE_IDLE);
}

void
bastide_engine_set_resting (BastideEngine *self,
                            gboolean       is_resting)
{
  g_return_if_fail (BASTIDE_IS_ENGINE (self));

  if (self->is_resting == is_resting)
    return;
  self->is_resting = is_resting;
  bastide_work_set_resting (self->work, is_resting);
  if (self->state == BASTIDE_ENGINE_THINKING && is_resting)
    tell (self, BASTIDE_ENGINE_RESTING);
  else if (self->state == BASTIDE_ENGINE_RESTING && !is_resting)
    tell (self, BASTIDE_ENGINE_THINKING);
}

void
bastide_engine_set_level (BastideEngine *self,
                          guint          level)
{
  g_return_if_fail (BASTIDE_IS_ENGINE (self));

  self->level = level;
}

void
bastide_engine_set_budget (BastideEngine *self,
                           guint64        n_tries)
{
  g_return_if_fail (BASTIDE_IS_ENGINE (self));

  self->budget = n_tries > 0 ? n_tries : USUAL_BUDGET;
}

/* --- What it knows --- */

BastideEngineState
bastide_engine_get_state (BastideEngine *self)
{
  g_return_val_if_fail (BASTIDE_IS_ENGINE (self), BASTIDE_ENGINE_IDLE);

  return self->state;
}

guint
bastide_engine_get_n (BastideEngine *self)
{
  g_return_val_if_fail (BASTIDE_IS_ENGINE (self), 0);

  return self->turns != NULL ? self->turns->len : 0;
}

const BastideEngineTurn *
bastide_engine_get (BastideEngine *self,
                    guint          index)
{
  g_return_val_if_fail (BASTIDE_IS_ENGINE (self), NULL);
  g_return_val_if_fail (index < bastide_engine_get_n (self), NULL);

  return &g_array_index (self->turns, BastideEngineTurn, index);
}

/* The engine weighs what is decided first, and lists steps as others do. */
static gboolean
begins_with (const BstMove *move,
             const BstMove *start)
{
  gboolean has_step = move->n_steps > 0 && move->steps[0].kind != BST_STEP_PASS;

  if (move->x != start->x || move->y != start->y || move->rotation != start->rotation || move->type != start->type
      || move->kind != start->kind || has_step != (start->n_steps > 0))
    return FALSE;

  return !has_step || bst_step_equal (&move->steps[0], &start->steps[0]);
}

const BastideEngineTurn *
bastide_engine_find (BastideEngine *self,
                     const BstMove *move)
{
  g_return_val_if_fail (BASTIDE_IS_ENGINE (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  for (guint i = 0; i < bastide_engine_get_n (self); i++)
    {
      const BastideEngineTurn *turn = bastide_engine_get (self, i);

      if (begins_with (move, &turn->answer.move))
        return turn;
    }

  return NULL;
}

const BstMove *
bastide_engine_get_whole (BastideEngine *self)
{
  g_return_val_if_fail (BASTIDE_IS_ENGINE (self), NULL);
  g_return_val_if_fail (bastide_engine_get_n (self) > 0, NULL);

  return &self->whole;
}

guint64
bastide_engine_get_n_tries (BastideEngine *self)
{
  g_return_val_if_fail (BASTIDE_IS_ENGINE (self), 0);

  return self->n_tries;
}

double
bastide_engine_get_progress (BastideEngine *self)
{
  guint64 goal;

  g_return_val_if_fail (BASTIDE_IS_ENGINE (self), 0);

  if (self->state == BASTIDE_ENGINE_SETTLED)
    return 1;
  goal = bastide_engine_is_exact (self) ? bastide_engine_get_n (self) : self->budget;

  return MIN (1, (double) self->n_tries / (double) goal);
}

gboolean
bastide_engine_is_exact (BastideEngine *self)
{
  g_return_val_if_fail (BASTIDE_IS_ENGINE (self), FALSE);

  return bastide_engine_get_n (self) > 0 && bastide_engine_get (self, 0)->answer.exact;
}

BstEngineExperience
bastide_engine_get_experience (BastideEngine *self)
{
  const Job *job;

  g_return_val_if_fail (BASTIDE_IS_ENGINE (self), BST_EXPERIENCE_NONE);

  job = bastide_work_get_job (self->work);

  return job != NULL ? bastide_nets_get_experience (job->position) : BST_EXPERIENCE_NONE;
}

guint
bastide_engine_get_player (BastideEngine *self)
{
  const Job *job;

  g_return_val_if_fail (BASTIDE_IS_ENGINE (self), 0);

  job = bastide_work_get_job (self->work);

  return job != NULL ? bst_position_get_turn (job->position) : 0;
}

double
bastide_engine_get_share (BastideEngine *self,
                          guint          player)
{
  g_return_val_if_fail (BASTIDE_IS_ENGINE (self) && player < BST_MAX_PLAYERS, 0);

  return bastide_engine_get_n (self) > 0 ? self->shares[player] : 0;
}

/* --- Class --- */

static void
bastide_engine_dispose (GObject *object)
{
  BastideEngine *self = BASTIDE_ENGINE (object);

  g_clear_pointer (&self->work, bastide_work_free);
  g_clear_pointer (&self->turns, g_array_unref);

  G_OBJECT_CLASS (bastide_engine_parent_class)->dispose (object);
}

static void
bastide_engine_class_init (BastideEngineClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_engine_dispose;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_ENGINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
bastide_engine_init (BastideEngine *self)
{
  self->budget = USUAL_BUDGET;
  self->work = bastide_work_new (run, told, (GDestroyNotify) job_free, self);
}

BastideEngine *
bastide_engine_new (void)
{
  return g_object_new (BASTIDE_TYPE_ENGINE, NULL);
}
