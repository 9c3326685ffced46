/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-opponent.h"
#include "bastide-play-clock.h"

#include <bst-compare.h>
#include <bst-engine-level.h>

/* Tries of turns: some seconds at the highest level, a moment for a hint. */
#define BUDGET      1500
#define HINT_BUDGET 400

struct _BastideOpponent
{
  GObject               parent_instance;

  /* Owned */
  BastideTurnInput     *turn_input;
  BastideStudy         *study;
  BastideEngine        *engine;     /* that plays */
  BastideEngine        *adviser;    /* of who asks for a hint */

  BastideOpponentState  state;
  guint                 level;
  guint                 people;
  BstNode              *place;      /* where the game is: of the study's record, and gone with it */
  gboolean              is_asked;   /* the engine thinks about the turn there */
  gboolean              has_hints;
  BastideHint           wanted;     /* as much as was asked for */
  guint                 source;
  BastidePlayClock      clock;      /* of the game that goes on, or did last */
};

enum
{
  CHANGED,
  ENDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideOpponent, bastide_opponent, G_TYPE_OBJECT)

static void
tell (BastideOpponent      *self,
      BastideOpponentState  state)
{
  gboolean is_turn = state == BASTIDE_OPPONENT_WAITING || state == BASTIDE_OPPONENT_THINKING;

  self->state = state;
  bastide_play_clock_run (&self->clock,
                          is_turn ? (int) bst_position_get_turn (bastide_study_get_position (self->study)) : BST_NO_PLAYER,
                          g_get_monotonic_time ());
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
forget_turn (BastideOpponent *self)
{
  self->is_asked = FALSE;
  self->wanted = BASTIDE_HINT_NONE;
  bastide_engine_stop (self->engine);
  bastide_engine_stop (self->adviser);
}

static gboolean
is_person (BastideOpponent *self,
           guint            player)
{
  return (self->people & (1u << player)) != 0;
}

/* --- The turn --- */

static void
play_best (BastideOpponent *self)
{
  BstMove move;

  if (bastide_engine_get_n (self->engine) == 0)
    return;
  move = *bastide_engine_get_whole (self->engine);
  forget_turn (self);
  /* What the rules do not let it decide alone is left to the person who looks on. */
  if (!bastide_study_play (self->study, &move, NULL))
    bastide_opponent_stop (self);
}

static void
think (BastideOpponent   *self,
       const BstPosition *position,
       guint              type)
{
  guint player = bst_position_get_turn (position);

  if (self->is_asked)
    return;
  if (bst_compare_why_not (position, type, player) != BST_REASON_NONE)
    {
      bastide_opponent_stop (self);
      return;
    }
  self->is_asked = TRUE;
  bastide_engine_ask (self->engine, position, type, player);
  tell (self, BASTIDE_OPPONENT_THINKING);
}

/* The tile that was drawn fits nowhere: the next one is. */
static void
engine_changed (BastideOpponent *self)
{
  if (!self->is_asked || bastide_engine_get_state (self->engine) != BASTIDE_ENGINE_SETTLED)
    return;
  if (bastide_engine_get_n (self->engine) > 0)
    {
      play_best (self);
      return;
    }
  forget_turn (self);
  bastide_turn_input_discard (self->turn_input, FALSE);
}

static void
adviser_changed (BastideOpponent *self)
{
  if (self->wanted != BASTIDE_HINT_NONE)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* Is the game where it was, or one turn further? */
static gboolean
follow (BastideOpponent *self)
{
  BstNode *node = bastide_study_get_node (self->study);

  if (node != self->place && node != NULL && node->parent == self->place && bst_node_is_move (node))
    {
      forget_turn (self);
      self->place = node;
    }

  return node == self->place;
}

static void
go_on (BastideOpponent *self)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  int type;

  if (!follow (self))
    {
      forget_turn (self);
      tell (self, BASTIDE_OPPONENT_AWAY);
      return;
    }
  if (bst_position_is_exhausted (position))
    {
      bastide_opponent_stop (self);
      g_signal_emit (self, signals[ENDED], 0);
      return;
    }
  if (bastide_turn_input_get_tile (self->turn_input) == BST_NO_TILE && !bastide_turn_input_draw (self->turn_input))
    {
      bastide_opponent_stop (self);
      return;
    }
  type = bastide_turn_input_get_tile (self->turn_input);
  if (is_person (self, bst_position_get_turn (position)))
    tell (self, BASTIDE_OPPONENT_WAITING);
  else
    think (self, position, (guint) type);
}

/* Not within a change of the study. A turn that is tried is none yet. */
static gboolean
go_on_in_idle (gpointer data)
{
  BastideOpponent *self = data;
  BastideShown *shown = bastide_study_get_shown (self->study);

  self->source = 0;
  if (self->state != BASTIDE_OPPONENT_OFF && !bastide_shown_is_trying (shown))
    go_on (self);

  return G_SOURCE_REMOVE;
}

static void
go_on_soon (BastideOpponent *self)
{
  if (self->state != BASTIDE_OPPONENT_OFF && self->source == 0)
    self->source = g_idle_add (go_on_in_idle, self);
}

/* Nodes of another record are gone. */
static void
study_reset (BastideOpponent *self)
{
  bastide_opponent_stop (self);
}

static void
study_changed (BastideOpponent    *self,
               BastideStudyChange  change)
{
  if (change & (BASTIDE_STUDY_POSITION | BASTIDE_STUDY_TREE))
    go_on_soon (self);
}

/* --- What it is told --- */

void
bastide_opponent_begin (BastideOpponent *self,
                        guint            level,
                        guint            people)
{
  g_return_if_fail (BASTIDE_IS_OPPONENT (self));
  g_return_if_fail (level >= 1 && level <= BST_N_ENGINE_LEVELS);
  g_return_if_fail (bastide_study_get_node (self->study) != NULL);

  forget_turn (self);
  self->level = level;
  self->people = people;
  self->place = bastide_study_get_node (self->study);
  self->clock = (BastidePlayClock) { 0 };
  bastide_engine_set_level (self->engine, level);
  tell (self, BASTIDE_OPPONENT_WAITING);
  go_on_soon (self);
}

void
bastide_opponent_stop (BastideOpponent *self)
{
  g_return_if_fail (BASTIDE_IS_OPPONENT (self));

  if (self->state == BASTIDE_OPPONENT_OFF)
    return;
  forget_turn (self);
  self->place = NULL;
  tell (self, BASTIDE_OPPONENT_OFF);
}

void
bastide_opponent_move_now (BastideOpponent *self)
{
  g_return_if_fail (BASTIDE_IS_OPPONENT (self));

  if (self->state == BASTIDE_OPPONENT_THINKING && self->is_asked)
    play_best (self);
}

/* Somebody may have taken it out of the record. */
static gboolean
is_in (const BstNode *tree,
       const BstNode *node)
{
  g_autoptr (GPtrArray) pending = g_ptr_array_new ();

  g_ptr_array_add (pending, (gpointer) tree);
  while (pending->len > 0)
    {
      const BstNode *here = g_ptr_array_steal_index_fast (pending, pending->len - 1);

      if (here == node)
        return TRUE;
      if (here->children != NULL)
        g_ptr_array_extend (pending, here->children, NULL, NULL);
    }

  return FALSE;
}

void
bastide_opponent_return (BastideOpponent *self)
{
  g_return_if_fail (BASTIDE_IS_OPPONENT (self));

  if (self->state != BASTIDE_OPPONENT_AWAY)
    return;
  if (is_in (bst_record_get_root (bastide_study_get_record (self->study)), self->place))
    bastide_study_set_node (self->study, self->place);
  else
    bastide_opponent_stop (self);
}

gboolean
bastide_opponent_take_back (BastideOpponent *self)
{
  BstNode *node;
  int type;

  g_return_val_if_fail (BASTIDE_IS_OPPONENT (self), FALSE);

  if (self->state != BASTIDE_OPPONENT_WAITING && self->state != BASTIDE_OPPONENT_THINKING)
    return FALSE;
  node = bastide_study_get_node (self->study);
  while (node != NULL && node->parent != NULL
         && (bst_node_get_player (node) == BST_NO_PLAYER || !is_person (self, (guint) bst_node_get_player (node))))
    node = node->parent;
  if (node == NULL || node->parent == NULL)
    return FALSE;
  forget_turn (self);
  type = node->move.type;
  self->place = node->parent;
  if (!bastide_study_remove (self->study, node, BST_CHANGE_DELETE))
    return FALSE;
  bastide_turn_input_set_tile (self->turn_input, type);

  return TRUE;
}

/* --- Hints --- */

void
bastide_opponent_set_hints (BastideOpponent *self,
                            gboolean         has_hints)
{
  g_return_if_fail (BASTIDE_IS_OPPONENT (self));

  if (self->has_hints == has_hints)
    return;
  self->has_hints = has_hints;
  self->wanted = BASTIDE_HINT_NONE;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
bastide_opponent_has_hints (BastideOpponent *self)
{
  g_return_val_if_fail (BASTIDE_IS_OPPONENT (self), FALSE);

  return self->has_hints;
}

void
bastide_opponent_ask_hint (BastideOpponent *self)
{
  const BstPosition *position;
  int type;

  g_return_if_fail (BASTIDE_IS_OPPONENT (self));

  if (self->state != BASTIDE_OPPONENT_WAITING || !self->has_hints)
    return;
  position = bastide_study_get_position (self->study);
  type = bastide_turn_input_get_tile (self->turn_input);
  if (type == BST_NO_TILE || bst_compare_why_not (position, (guint) type, bst_position_get_turn (position)) != BST_REASON_NONE)
    return;
  if (self->wanted == BASTIDE_HINT_NONE)
    bastide_engine_ask (self->adviser, position, (guint) type, bst_position_get_turn (position));
  self->wanted = self->wanted == BASTIDE_HINT_NONE ? BASTIDE_HINT_WHERE : BASTIDE_HINT_WHAT;
  g_signal_emit (self, signals[CHANGED], 0);
}

BastideHint
bastide_opponent_get_hint (BastideOpponent *self,
                           BstMove         *move)
{
  g_return_val_if_fail (BASTIDE_IS_OPPONENT (self), BASTIDE_HINT_NONE);

  if (self->state != BASTIDE_OPPONENT_WAITING || self->wanted == BASTIDE_HINT_NONE
      || bastide_engine_get_state (self->adviser) != BASTIDE_ENGINE_SETTLED || bastide_engine_get_n (self->adviser) == 0)
    return BASTIDE_HINT_NONE;
  *move = *bastide_engine_get_whole (self->adviser);

  return self->wanted;
}

BastideOpponentState
bastide_opponent_get_state (BastideOpponent *self)
{
  g_return_val_if_fail (BASTIDE_IS_OPPONENT (self), BASTIDE_OPPONENT_OFF);

  return self->state;
}

guint
bastide_opponent_get_level (BastideOpponent *self)
{
  g_return_val_if_fail (BASTIDE_IS_OPPONENT (self), 0);

  return self->level;
}

char *
bastide_opponent_dup_time (BastideOpponent *self,
                           guint            player)
{
  g_return_val_if_fail (BASTIDE_IS_OPPONENT (self) && player < BST_MAX_PLAYERS, NULL);

  return bastide_play_clock_dup_text (bastide_play_clock_get (&self->clock, player, g_get_monotonic_time ()));
}

/* --- Class --- */

static void
bastide_opponent_dispose (GObject *object)
{
  BastideOpponent *self = BASTIDE_OPPONENT (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->engine);
  g_clear_object (&self->adviser);
  g_clear_object (&self->study);
  g_clear_object (&self->turn_input);

  G_OBJECT_CLASS (bastide_opponent_parent_class)->dispose (object);
}

static void
bastide_opponent_class_init (BastideOpponentClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_opponent_dispose;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_OPPONENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ENDED] = g_signal_new ("ended", BASTIDE_TYPE_OPPONENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_opponent_init (BastideOpponent *self)
{
  self->has_hints = TRUE;
  self->engine = bastide_engine_new ();
  self->adviser = bastide_engine_new ();
  bastide_engine_set_budget (self->engine, BUDGET);
  bastide_engine_set_budget (self->adviser, HINT_BUDGET);
  g_signal_connect_object (self->engine, "changed", G_CALLBACK (engine_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->adviser, "changed", G_CALLBACK (adviser_changed), self, G_CONNECT_SWAPPED);
}

BastideOpponent *
bastide_opponent_new (BastideTurnInput *turn_input)
{
  BastideOpponent *self = g_object_new (BASTIDE_TYPE_OPPONENT, NULL);

  self->turn_input = g_object_ref (turn_input);
  self->study = g_object_ref (bastide_turn_input_get_study (turn_input));
  g_signal_connect_object (self->study, "reset", G_CALLBACK (study_reset), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);

  return self;
}
