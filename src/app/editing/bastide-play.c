/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-play-private.h"

#include <bst-io-reason.h>

#include <glib/gi18n.h>

enum
{
  CHANGED,
  TILE_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastidePlay, bastide_play, G_TYPE_OBJECT)

/* --- Refusing --- */

void
bastide_play_clear_refusal (BastidePlay *self)
{
  g_free (self->refusal.sentence);
  self->refusal = (BastidePlayRefusal) { .node = BST_NO_NODE };
}

void
bastide_play_refuse (BastidePlay *self,
                     char        *sentence)
{
  bastide_play_clear_refusal (self);
  self->refusal.sentence = sentence;
}

void
bastide_play_emit_changed (BastidePlay *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Beginning and ending --- */

static void
forget_turn (BastidePlay *self)
{
  bastide_trial_clear (&self->trial);
  g_array_set_size (self->spots, 0);
  self->hand.kind = BST_STEP_PASS;
  self->state = BASTIDE_PLAY_IDLE;
}

static void
node_changed (BastidePlay *self)
{
  forget_turn (self);
  bastide_play_clear_refusal (self);
  self->chosen = BST_NO_TILE;
  g_signal_emit (self, signals[TILE_CHANGED], 0);
  bastide_play_emit_changed (self);
}

static void
study_changed (BastidePlay        *self,
               BastideStudyChange  change)
{
  if (change & BASTIDE_STUDY_NODE)
    node_changed (self);
}

static void
bastide_play_finalize (GObject *object)
{
  BastidePlay *self = BASTIDE_PLAY (object);

  forget_turn (self);
  bastide_play_clear_refusal (self);
  g_array_unref (self->spots);
  g_array_unref (self->nodes);

  G_OBJECT_CLASS (bastide_play_parent_class)->finalize (object);
}

static void
bastide_play_class_init (BastidePlayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_play_finalize;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TILE_CHANGED] = g_signal_new ("tile-changed", BASTIDE_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_play_init (BastidePlay *self)
{
  self->chosen = BST_NO_TILE;
  self->refusal.node = BST_NO_NODE;
  self->spots = g_array_new (FALSE, FALSE, sizeof (BastideTrialSpot));
  self->nodes = g_array_new (FALSE, FALSE, sizeof (guint));
}

BastidePlay *
bastide_play_new (BastideStudy *study)
{
  BastidePlay *self = g_object_new (BASTIDE_TYPE_PLAY, NULL);

  self->study = study;
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);

  return self;
}

void
bastide_play_set_taker (BastidePlay      *self,
                        BastidePlayTaker  taker,
                        gpointer          user_data)
{
  g_return_if_fail (BASTIDE_IS_PLAY (self));

  self->taker = taker;
  self->taker_data = user_data;
}

void
bastide_play_set_bare (BastidePlay *self,
                       gboolean     bare)
{
  g_return_if_fail (BASTIDE_IS_PLAY (self));

  self->bare = bare;
}

BastideStudy *
bastide_play_get_study (BastidePlay *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), NULL);

  return self->study;
}

BastidePlayState
bastide_play_get_state (BastidePlay *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), BASTIDE_PLAY_IDLE);

  return self->state;
}

const BastidePlayRefusal *
bastide_play_get_refusal (BastidePlay *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), NULL);

  return &self->refusal;
}

void
bastide_play_point_out (BastidePlay              *self,
                        const BastidePlayRefusal *what)
{
  g_return_if_fail (BASTIDE_IS_PLAY (self));

  while (bastide_play_cancel (self))
    ;
  bastide_play_clear_refusal (self);
  self->refusal = *what;
  bastide_play_emit_changed (self);
}

/* --- The tile --- */

int
bastide_play_get_tile (BastidePlay *self)
{
  const BstPosition *position;

  g_return_val_if_fail (BASTIDE_IS_PLAY (self), BST_NO_TILE);

  if (self->chosen != BST_NO_TILE || bastide_study_get_record (self->study) == NULL)
    return self->chosen;
  position = bastide_study_get_position (self->study);

  return bst_position_get_hand (position, bst_position_get_turn (position));
}

int
bastide_play_get_chosen (BastidePlay *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), BST_NO_TILE);

  return self->chosen;
}

/* It may be looked at where it would fit, but it cannot be laid. */
static void
tell_none_left (BastidePlay *self)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint type = (guint) self->chosen;
  guint n_left = bst_tile_set_get_type (set, type)->group == BST_DRAW_NEVER
                 ? bst_position_count_abbeys (position)
                 : bst_position_get_remaining (position, type);

  if (n_left == 0)
    /* Translators: %s is the letter of a tile. */
    bastide_play_refuse (self, g_strdup_printf (_("No tile %s is left."),
                                                bst_tile_set_get_name (set, type)));
}

void
bastide_play_set_tile (BastidePlay *self,
                       int          type)
{
  g_return_if_fail (BASTIDE_IS_PLAY (self));

  if (self->chosen == type)
    return;
  while (bastide_play_cancel (self))
    ;
  self->chosen = type;
  if (type != BST_NO_TILE)
    tell_none_left (self);
  g_signal_emit (self, signals[TILE_CHANGED], 0);
  bastide_play_emit_changed (self);
}

gboolean
bastide_play_draw (BastidePlay *self)
{
  int type;

  g_return_val_if_fail (BASTIDE_IS_PLAY (self), FALSE);
  g_return_val_if_fail (bastide_study_get_record (self->study) != NULL, FALSE);

  while (bastide_play_cancel (self))
    ;
  type = bastide_study_draw (self->study);
  if (type == BST_NO_TILE)
    {
      bastide_play_refuse (self, g_strdup (_("No tile is left in the bag.")));
      bastide_play_emit_changed (self);
      return FALSE;
    }

  self->chosen = type;
  g_signal_emit (self, signals[TILE_CHANGED], 0);
  bastide_play_emit_changed (self);

  return TRUE;
}

gboolean
bastide_play_fits_nowhere (BastidePlay *self)
{
  int type;

  g_return_val_if_fail (BASTIDE_IS_PLAY (self), FALSE);

  type = bastide_play_get_tile (self);
  if (type == BST_NO_TILE || self->taker != NULL || bastide_study_is_trying (self->study))
    return FALSE;

  return bst_position_may_draw (bastide_study_get_position (self->study), (guint) type)
         && !bst_position_has_placement (bastide_study_get_position (self->study), (guint) type);
}

void
bastide_play_put_aside (BastidePlay *self,
                        gboolean     refused)
{
  BstMove move = { .kind = BST_MOVE_DISCARD, .refused = refused };
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BASTIDE_IS_PLAY (self));

  move.type = (gint16) bastide_play_get_tile (self);
  if (move.type == BST_NO_TILE || bastide_study_play (self->study, &move, &error))
    return;
  bastide_play_refuse (self, bst_io_reason_dup_message (error));
  bastide_play_emit_changed (self);
}

/* --- The ghost --- */

/* Legal rotations of the ghost's tile on its cell. */
static guint
find_rotations (BastidePlay *self)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  g_autofree BstPlacement *placements = NULL;
  guint n_tiles, n_placements;

  bst_position_get_tiles (position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_placements = bst_position_get_placements (position, (guint) self->type, placements);
  for (guint i = 0; i < n_placements; i++)
    if (placements[i].x == self->x && placements[i].y == self->y)
      return placements[i].rotations;

  return 0;
}

static void
get_ghost_move (BastidePlay *self,
                BstMove     *move)
{
  *move = (BstMove) {
    .kind = BST_MOVE_PLACE, .type = (gint16) self->type, .x = (gint16) self->x,
    .y = (gint16) self->y, .rotation = (guint8) self->rotation, .unfinished = TRUE,
  };
}

/* Says why the tile may not lie as it hovers; nothing if it may. The position is asked by
 * making the move on a copy. */
static void
judge_ghost (BastidePlay *self)
{
  g_autoptr (BstPosition) copy = bst_position_copy (bastide_study_get_position (self->study));
  g_autoptr (GError) error = NULL;
  const BstErrorDetails *details;
  BstMove move;

  bastide_play_clear_refusal (self);
  get_ghost_move (self, &move);
  if (bst_position_apply (copy, &move, NULL, &error))
    return;

  bastide_play_refuse (self, bst_io_reason_dup_message (error));
  details = bst_error_get_details (error);
  if (details->reason == BST_REASON_EDGE)
    {
      self->refusal.has_edge = TRUE;
      self->refusal.x = self->x;
      self->refusal.y = self->y;
      self->refusal.edge = details->edge;
    }
}

static void
hover (BastidePlay *self,
       int          type,
       int          x,
       int          y)
{
  self->type = type;
  self->x = x;
  self->y = y;
  self->rotations = find_rotations (self);
  if (self->rotations != 0)
    while (!(self->rotations & (1u << self->rotation)))
      self->rotation = (self->rotation + 1) % 4;
  self->state = BASTIDE_PLAY_GHOST;
  judge_ghost (self);
}

/* No tile is known: is that because there is none? */
static char *
dup_tileless (BastidePlay *self)
{
  if (bst_position_is_exhausted (bastide_study_get_position (self->study)))
    return g_strdup (_("The game is over: no tile is left."));

  return g_strdup (_("Choose a tile in the bag, or draw one (Ctrl+D)."));
}

void
bastide_play_try_cell (BastidePlay *self,
                       int          x,
                       int          y)
{
  int type;

  g_return_if_fail (BASTIDE_IS_PLAY (self));
  g_return_if_fail (bastide_study_get_record (self->study) != NULL);

  if (self->state == BASTIDE_PLAY_STEPS)
    return;
  if (self->state == BASTIDE_PLAY_GHOST && self->x == x && self->y == y)
    {
      bastide_play_lay (self);
      return;
    }

  type = bastide_play_get_tile (self);
  if (type == BST_NO_TILE)
    bastide_play_refuse (self, dup_tileless (self));
  else if (ABS (x) <= BST_MAX_COORDINATE && ABS (y) <= BST_MAX_COORDINATE)
    hover (self, type, x, y);
  bastide_play_emit_changed (self);
}

gboolean
bastide_play_get_ghost (BastidePlay *self,
                        int         *x,
                        int         *y,
                        guint       *rotation,
                        gboolean    *legal)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), FALSE);

  *x = self->x;
  *y = self->y;
  *rotation = self->rotation;
  *legal = self->refusal.sentence == NULL;

  return self->state == BASTIDE_PLAY_GHOST;
}

/* Where no rotation is legal each is shown with its reason. */
void
bastide_play_turn (BastidePlay *self,
                   int          direction)
{
  g_return_if_fail (BASTIDE_IS_PLAY (self));

  if (self->state != BASTIDE_PLAY_GHOST)
    return;
  do
    self->rotation = (self->rotation + (direction > 0 ? 1u : 3u)) % 4;
  while (self->rotations != 0 && !(self->rotations & (1u << self->rotation)));
  judge_ghost (self);
  bastide_play_emit_changed (self);
}

/* --- The steps --- */

/* The turn is not tried any more. */
static void
leave_trial (BastidePlay *self)
{
  forget_turn (self);
  self->chosen = BST_NO_TILE;
  bastide_study_take_trial (self->study, NULL);
}

static void
finish (BastidePlay *self)
{
  g_autoptr (GError) error = NULL;
  BstMove move;

  bastide_trial_get_move (&self->trial, &move);
  if (self->taker != NULL)
    {
      leave_trial (self);
      bastide_play_emit_changed (self);
      self->taker (&move, self->taker_data);
      return;
    }
  /* The study goes from the trial to the node, which ends the turn. */
  if (!bastide_study_play (self->study, &move, &error))
    {
      leave_trial (self);
      bastide_play_refuse (self, bst_io_reason_dup_message (error));
      bastide_play_emit_changed (self);
    }
}

void
bastide_play_go_on (BastidePlay *self)
{
  if (!bastide_trial_go_on (&self->trial, self->bare))
    {
      finish (self);
      return;
    }

  self->current = 0;
  bastide_trial_get_spots (&self->trial, bastide_study_get_art (self->study), self->spots);
  bastide_play_find_nodes (self);
  bastide_study_take_trial (self->study, bst_position_copy (self->trial.position));
  bastide_play_emit_changed (self);
}

void
bastide_play_lay (BastidePlay *self)
{
  BstMove move;

  g_return_if_fail (BASTIDE_IS_PLAY (self));

  if (self->state != BASTIDE_PLAY_GHOST)
    return;
  judge_ghost (self);
  if (self->refusal.sentence != NULL)
    {
      bastide_play_emit_changed (self);
      return;
    }

  get_ghost_move (self, &move);
  bastide_trial_begin (&self->trial, bastide_study_get_position (self->study), &move);
  self->state = BASTIDE_PLAY_STEPS;
  self->hand.kind = BST_STEP_PASS;
  bastide_play_go_on (self);
}

const BastideTrialSpot *
bastide_play_get_spots (BastidePlay *self,
                        guint       *n_spots)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), NULL);

  *n_spots = self->state == BASTIDE_PLAY_STEPS ? self->spots->len : 0;

  return &g_array_index (self->spots, BastideTrialSpot, 0);
}

guint
bastide_play_get_current (BastidePlay *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), 0);

  return self->current;
}

void
bastide_play_set_current (BastidePlay *self,
                          guint        spot)
{
  g_return_if_fail (BASTIDE_IS_PLAY (self));

  if (self->current == spot || spot >= self->spots->len)
    return;
  self->current = spot;
  bastide_play_emit_changed (self);
}

const BstStep *
bastide_play_get_step (BastidePlay *self,
                       guint        step)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), NULL);
  g_return_val_if_fail (step < self->trial.steps.n_items, NULL);

  return &self->trial.steps.items[step];
}

void
bastide_play_get_placeless (BastidePlay *self,
                            GArray      *out)
{
  g_return_if_fail (BASTIDE_IS_PLAY (self));

  if (self->state == BASTIDE_PLAY_STEPS)
    bastide_trial_get_placeless (&self->trial, bastide_study_get_art (self->study), out);
}

void
bastide_play_make_step (BastidePlay *self,
                        guint        step)
{
  g_return_if_fail (BASTIDE_IS_PLAY (self));
  g_return_if_fail (self->state == BASTIDE_PLAY_STEPS && step < self->trial.steps.n_items);

  bastide_play_clear_refusal (self);
  if (bastide_trial_make_step (&self->trial, step))
    bastide_play_go_on (self);
}

gboolean
bastide_play_may_pass (BastidePlay *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), FALSE);

  return self->state == BASTIDE_PLAY_STEPS && bst_position_may_pass (self->trial.position);
}

void
bastide_play_pass (BastidePlay *self)
{
  BstReason reason;

  g_return_if_fail (BASTIDE_IS_PLAY (self));

  if (self->state != BASTIDE_PLAY_STEPS)
    return;
  bastide_play_clear_refusal (self);
  self->hand.kind = BST_STEP_PASS;
  reason = bastide_trial_pass (&self->trial);
  if (reason == BST_REASON_NONE)
    {
      bastide_play_go_on (self);
      return;
    }
  bastide_play_refuse (self, bst_io_reason_dup_text (reason));
  bastide_play_emit_changed (self);
}

int
bastide_play_find_spot (BastidePlay *self,
                        guint        node)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), -1);

  return self->state == BASTIDE_PLAY_STEPS
         ? bastide_trial_find_spot (&self->trial, self->spots, node) : -1;
}

void
bastide_play_try_node (BastidePlay *self,
                       guint        node)
{
  BstReason reason;

  g_return_if_fail (BASTIDE_IS_PLAY (self));

  if (self->state != BASTIDE_PLAY_STEPS)
    return;
  reason = bastide_trial_why_not_node (&self->trial, node);
  bastide_play_clear_refusal (self);
  if (reason != BST_REASON_NONE)
    {
      bastide_play_refuse (self, bst_io_reason_dup_text (reason));
      self->refusal.node = node;
    }
  bastide_play_emit_changed (self);
}

gboolean
bastide_play_cancel (BastidePlay *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), FALSE);

  if (self->state == BASTIDE_PLAY_IDLE && self->refusal.sentence == NULL)
    return FALSE;

  if (bastide_play_get_hand (self) != NULL)
    {
      self->hand.kind = BST_STEP_PASS;
      bastide_play_find_nodes (self);
      bastide_play_clear_refusal (self);
    }
  else if (self->state == BASTIDE_PLAY_STEPS)
    {
      forget_turn (self);
      bastide_study_take_trial (self->study, NULL);
      hover (self, self->type, self->x, self->y);
    }
  else
    {
      forget_turn (self);
      bastide_play_clear_refusal (self);
    }
  bastide_play_emit_changed (self);

  return TRUE;
}
