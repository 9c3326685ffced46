/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-input-private.h"

#include <bst-io-game-words.h>
#include <bst-io-reason.h>

#include <glib/gi18n.h>

enum
{
  CHANGED,
  TILE_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideTurnInput, bastide_turn_input, G_TYPE_OBJECT)

/* --- Refusing --- */

void
bastide_turn_input_clear_refusal (BastideTurnInput *self)
{
  g_free (self->refusal.sentence);
  self->refusal = (BastideTurnInputRefusal) { .part = BST_NO_PART };
}

void
bastide_turn_input_refuse (BastideTurnInput *self,
                           char             *sentence)
{
  bastide_turn_input_clear_refusal (self);
  self->refusal.sentence = sentence;
}

void
bastide_turn_input_emit_changed (BastideTurnInput *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Beginning and ending --- */

static void
forget_turn (BastideTurnInput *self)
{
  bastide_partial_turn_clear (&self->partial);
  g_array_set_size (self->spots, 0);
  self->hand.kind = BST_STEP_PASS;
  self->state = BASTIDE_TURN_INPUT_IDLE;
}

static void
part_changed (BastideTurnInput *self)
{
  forget_turn (self);
  bastide_turn_input_clear_refusal (self);
  self->chosen = BST_NO_TILE;
  g_signal_emit (self, signals[TILE_CHANGED], 0);
  bastide_turn_input_emit_changed (self);
}

static void
study_changed (BastideTurnInput   *self,
               BastideStudyChange  change)
{
  if (change & BASTIDE_STUDY_NODE)
    part_changed (self);
}

static void
bastide_turn_input_finalize (GObject *object)
{
  BastideTurnInput *self = BASTIDE_TURN_INPUT (object);

  forget_turn (self);
  bastide_turn_input_clear_refusal (self);
  g_array_unref (self->spots);
  g_array_unref (self->parts);

  G_OBJECT_CLASS (bastide_turn_input_parent_class)->finalize (object);
}

static void
bastide_turn_input_class_init (BastideTurnInputClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_turn_input_finalize;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_TURN_INPUT, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TILE_CHANGED] = g_signal_new ("tile-changed", BASTIDE_TYPE_TURN_INPUT, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_turn_input_init (BastideTurnInput *self)
{
  self->chosen = BST_NO_TILE;
  self->refusal.part = BST_NO_PART;
  self->spots = g_array_new (FALSE, FALSE, sizeof (BastidePartialTurnSpot));
  self->parts = g_array_new (FALSE, FALSE, sizeof (guint));
}

BastideTurnInput *
bastide_turn_input_new (BastideStudy *study)
{
  BastideTurnInput *self = g_object_new (BASTIDE_TYPE_TURN_INPUT, NULL);

  self->study = study;
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);

  return self;
}

void
bastide_turn_input_set_taker (BastideTurnInput      *self,
                              BastideTurnInputTaker  taker,
                              gpointer               user_data)
{
  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));

  self->taker = taker;
  self->taker_data = user_data;
}

void
bastide_turn_input_set_bare (BastideTurnInput *self,
                             gboolean          bare)
{
  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));

  self->bare = bare;
}

gboolean
bastide_turn_input_has_taker (BastideTurnInput *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), FALSE);

  return self->taker != NULL;
}

BastideStudy *
bastide_turn_input_get_study (BastideTurnInput *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), NULL);

  return self->study;
}

BastideTurnInputState
bastide_turn_input_get_state (BastideTurnInput *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), BASTIDE_TURN_INPUT_IDLE);

  return self->state;
}

const BastideTurnInputRefusal *
bastide_turn_input_get_refusal (BastideTurnInput *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), NULL);

  return &self->refusal;
}

void
bastide_turn_input_point_out (BastideTurnInput              *self,
                              const BastideTurnInputRefusal *what)
{
  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));

  while (bastide_turn_input_cancel (self))
    ;
  bastide_turn_input_clear_refusal (self);
  self->refusal = *what;
  bastide_turn_input_emit_changed (self);
}

/* --- The tile --- */

int
bastide_turn_input_get_tile (BastideTurnInput *self)
{
  const BstPosition *position;

  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), BST_NO_TILE);

  if (self->chosen != BST_NO_TILE || bastide_study_get_record (self->study) == NULL)
    return self->chosen;
  position = bastide_study_get_position (self->study);

  return bst_position_get_held_tile (position, bst_position_get_turn (position));
}

guint
bastide_turn_input_find_rotations (BastideTurnInput  *self,
                                   const BstPosition *position,
                                   int                x,
                                   int                y)
{
  g_autofree BstPlacement *placements = NULL;
  int type = bastide_turn_input_get_tile (self);
  guint n_tiles, n;

  if (type == BST_NO_TILE)
    return 0;
  bst_position_get_tiles (position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n = bst_position_get_placements (position, (guint) type, placements);
  for (guint i = 0; i < n; i++)
    if (placements[i].x == x && placements[i].y == y)
      return placements[i].rotations;

  return 0;
}

int
bastide_turn_input_get_chosen (BastideTurnInput *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), BST_NO_TILE);

  return self->chosen;
}

/* It may be looked at where it would fit, but it cannot be laid. */
static void
tell_none_left (BastideTurnInput *self)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint type = (guint) self->chosen;
  guint n_left = bst_tile_set_get_type (set, type)->group == BST_DRAW_NEVER
                 ? bst_position_count_abbeys (position)
                 : bst_position_get_remaining (position, type);

  if (n_left == 0)
    /* Translators: %s is the letter of a tile. */
    bastide_turn_input_refuse (self, g_strdup_printf (_("No tile %s is left."),
                                                      bst_io_words_tile (set, type)));
}

void
bastide_turn_input_set_tile (BastideTurnInput *self,
                             int               type)
{
  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));

  if (self->chosen == type)
    return;
  while (bastide_turn_input_cancel (self))
    ;
  self->chosen = type;
  if (type != BST_NO_TILE)
    tell_none_left (self);
  g_signal_emit (self, signals[TILE_CHANGED], 0);
  bastide_turn_input_emit_changed (self);
}

gboolean
bastide_turn_input_draw (BastideTurnInput *self)
{
  int type;

  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), FALSE);
  g_return_val_if_fail (bastide_study_get_record (self->study) != NULL, FALSE);

  while (bastide_turn_input_cancel (self))
    ;
  type = bastide_study_draw (self->study);
  if (type == BST_NO_TILE)
    {
      bastide_turn_input_refuse (self, g_strdup (_("No tile is left in the bag.")));
      bastide_turn_input_emit_changed (self);
      return FALSE;
    }

  self->chosen = type;
  g_signal_emit (self, signals[TILE_CHANGED], 0);
  bastide_turn_input_emit_changed (self);

  return TRUE;
}

gboolean
bastide_turn_input_fits_nowhere (BastideTurnInput *self)
{
  int type;

  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), FALSE);

  type = bastide_turn_input_get_tile (self);
  if (type == BST_NO_TILE || self->taker != NULL
      || bastide_shown_is_trying (bastide_study_get_shown (self->study)))
    return FALSE;

  return bst_position_may_draw (bastide_study_get_position (self->study), (guint) type)
         && !bst_position_has_placement (bastide_study_get_position (self->study), (guint) type);
}

void
bastide_turn_input_discard (BastideTurnInput *self,
                            gboolean          refused)
{
  BstMove move = { .kind = BST_MOVE_DISCARD, .refused = refused };
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));

  move.type = (gint16) bastide_turn_input_get_tile (self);
  if (move.type == BST_NO_TILE || bastide_study_play (self->study, &move, &error))
    return;
  bastide_turn_input_refuse (self, bst_io_reason_dup_message (error));
  bastide_turn_input_emit_changed (self);
}

/* --- The ghost --- */

/* Legal rotations of the ghost's tile on its cell. */
static guint
find_rotations (BastideTurnInput *self)
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
get_ghost_move (BastideTurnInput *self,
                BstMove          *move)
{
  *move = (BstMove) {
    .kind = BST_MOVE_PLACE, .type = (gint16) self->type, .x = (gint16) self->x,
    .y = (gint16) self->y, .rotation = (guint8) self->rotation, .unfinished = TRUE,
  };
}

/* Says why the tile may not lie as it hovers; nothing if it may. The position is asked by
 * making the move on a copy. */
static void
judge_ghost (BastideTurnInput *self)
{
  g_autoptr (BstPosition) copy = bst_position_copy (bastide_study_get_position (self->study));
  g_autoptr (GError) error = NULL;
  const BstErrorDetails *details;
  BstMove move;

  bastide_turn_input_clear_refusal (self);
  get_ghost_move (self, &move);
  if (bst_position_apply (copy, &move, NULL, &error))
    return;

  bastide_turn_input_refuse (self, bst_io_reason_dup_message (error));
  details = bst_error_get_details (error);
  if (details->reason == BST_REASON_EDGE)
    {
      self->refusal.has_edge = TRUE;
      self->refusal.x = self->x;
      self->refusal.y = self->y;
      self->refusal.edge = details->edge;
    }
}

/* How the turn could go on if the tile were laid as it hovers. */
static void
foresee (BastideTurnInput *self)
{
  BstMove move;

  bastide_partial_turn_clear (&self->partial);
  g_array_set_size (self->spots, 0);
  self->current = G_MAXUINT;
  if (self->refusal.sentence != NULL)
    return;
  get_ghost_move (self, &move);
  bastide_partial_turn_begin (&self->partial, bastide_study_get_position (self->study), &move);
  if (bastide_partial_turn_go_on (&self->partial, self->bare))
    bastide_partial_turn_get_spots (&self->partial, bastide_shown_get_art (bastide_study_get_shown (self->study)),
                                    self->spots);
}

static void
hover (BastideTurnInput *self,
       int               type,
       int               x,
       int               y)
{
  self->type = type;
  self->x = x;
  self->y = y;
  self->rotations = find_rotations (self);
  if (self->rotations != 0)
    while (!(self->rotations & (1u << self->rotation)))
      self->rotation = (self->rotation + 1) % 4;
  self->state = BASTIDE_TURN_INPUT_GHOST;
  judge_ghost (self);
  foresee (self);
}

/* No tile is known: is that because there is none? */
static char *
dup_tileless (BastideTurnInput *self)
{
  if (bst_position_is_exhausted (bastide_study_get_position (self->study)))
    return g_strdup (_("The game is over: no tile is left."));

  return g_strdup (_("Choose a tile in the bag, or draw one."));
}

void
bastide_turn_input_try_cell (BastideTurnInput *self,
                             int               x,
                             int               y)
{
  int type;

  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));
  g_return_if_fail (bastide_study_get_record (self->study) != NULL);

  if (self->state == BASTIDE_TURN_INPUT_STEPS)
    return;
  if (self->state == BASTIDE_TURN_INPUT_GHOST && self->x == x && self->y == y)
    {
      bastide_turn_input_lay (self);
      return;
    }

  type = bastide_turn_input_get_tile (self);
  if (type == BST_NO_TILE)
    bastide_turn_input_refuse (self, dup_tileless (self));
  else if (ABS (x) <= BST_MAX_COORDINATE && ABS (y) <= BST_MAX_COORDINATE)
    hover (self, type, x, y);
  bastide_turn_input_emit_changed (self);
}

gboolean
bastide_turn_input_get_ghost (BastideTurnInput *self,
                              int              *x,
                              int              *y,
                              guint            *rotation,
                              gboolean         *legal)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), FALSE);

  *x = self->x;
  *y = self->y;
  *rotation = self->rotation;
  *legal = self->refusal.sentence == NULL;

  return self->state == BASTIDE_TURN_INPUT_GHOST;
}

/* Where no rotation is legal each is shown with its reason. */
void
bastide_turn_input_turn (BastideTurnInput *self,
                         int               direction)
{
  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));

  if (self->state != BASTIDE_TURN_INPUT_GHOST)
    return;
  do
    self->rotation = (self->rotation + (direction > 0 ? 1u : 3u)) % 4;
  while (self->rotations != 0 && !(self->rotations & (1u << self->rotation)));
  judge_ghost (self);
  foresee (self);
  bastide_turn_input_emit_changed (self);
}

void
bastide_turn_input_set_rotation (BastideTurnInput *self,
                                 guint             rotation)
{
  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));
  g_return_if_fail (rotation < 4);

  if (self->state == BASTIDE_TURN_INPUT_IDLE)
    self->rotation = rotation;
}

gboolean
bastide_turn_input_may_turn (BastideTurnInput *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), FALSE);

  return self->state == BASTIDE_TURN_INPUT_GHOST && (self->rotations & (self->rotations - 1)) != 0;
}

/* --- The steps --- */

/* The turn is not tried any more. */
static void
leave_partial (BastideTurnInput *self)
{
  forget_turn (self);
  self->chosen = BST_NO_TILE;
  bastide_study_take_partial_turn (self->study, NULL);
}

static void
finish (BastideTurnInput *self)
{
  g_autoptr (GError) error = NULL;
  BstMove move;

  bastide_partial_turn_get_move (&self->partial, &move);
  if (self->taker != NULL)
    {
      leave_partial (self);
      bastide_turn_input_emit_changed (self);
      self->taker (&move, self->taker_data);
      return;
    }
  /* The study goes from the partial turn to the part, which ends the turn. */
  if (!bastide_study_play (self->study, &move, &error))
    {
      leave_partial (self);
      bastide_turn_input_refuse (self, bst_io_reason_dup_message (error));
      bastide_turn_input_emit_changed (self);
    }
}

void
bastide_turn_input_go_on (BastideTurnInput *self)
{
  if (!bastide_partial_turn_go_on (&self->partial, self->bare))
    {
      finish (self);
      return;
    }

  self->current = 0;
  bastide_partial_turn_get_spots (&self->partial, bastide_shown_get_art (bastide_study_get_shown (self->study)),
                                  self->spots);
  bastide_turn_input_find_parts (self);
  bastide_study_take_partial_turn (self->study, bst_position_copy (self->partial.position));
  bastide_turn_input_emit_changed (self);
}

void
bastide_turn_input_lay (BastideTurnInput *self)
{
  BstMove move;

  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));

  if (self->state != BASTIDE_TURN_INPUT_GHOST)
    return;
  judge_ghost (self);
  if (self->refusal.sentence != NULL)
    {
      bastide_turn_input_emit_changed (self);
      return;
    }

  get_ghost_move (self, &move);
  bastide_partial_turn_begin (&self->partial, bastide_study_get_position (self->study), &move);
  self->state = BASTIDE_TURN_INPUT_STEPS;
  self->hand.kind = BST_STEP_PASS;
  bastide_turn_input_go_on (self);
}

/* Is there something to decide after the tile, laid or not yet? */
static gboolean
has_choice (BastideTurnInput *self)
{
  return self->state != BASTIDE_TURN_INPUT_IDLE && self->partial.position != NULL
         && bst_position_get_phase (self->partial.position) != BST_PHASE_TILE;
}

const BstPosition *
bastide_turn_input_get_partial (BastideTurnInput *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), NULL);

  return self->state != BASTIDE_TURN_INPUT_IDLE ? self->partial.position : NULL;
}

const BastidePartialTurnSpot *
bastide_turn_input_get_spots (BastideTurnInput *self,
                              guint            *n_spots)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), NULL);

  *n_spots = self->state != BASTIDE_TURN_INPUT_IDLE ? self->spots->len : 0;

  return &g_array_index (self->spots, BastidePartialTurnSpot, 0);
}

guint
bastide_turn_input_get_current (BastideTurnInput *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), 0);

  return self->current;
}

void
bastide_turn_input_set_current (BastideTurnInput *self,
                                guint             spot)
{
  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));

  if (self->current == spot || spot >= self->spots->len)
    return;
  self->current = spot;
  bastide_turn_input_emit_changed (self);
}

const BstStep *
bastide_turn_input_get_step (BastideTurnInput *self,
                             guint             step)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), NULL);
  g_return_val_if_fail (step < self->partial.steps.n_items, NULL);

  return &self->partial.steps.items[step];
}

void
bastide_turn_input_get_spotless (BastideTurnInput *self,
                                 GArray           *out)
{
  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));

  if (has_choice (self))
    bastide_partial_turn_get_spotless (&self->partial, bastide_shown_get_art (bastide_study_get_shown (self->study)),
                                       out);
}

void
bastide_turn_input_make_step (BastideTurnInput *self,
                              guint             step)
{
  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));
  g_return_if_fail (has_choice (self) && step < self->partial.steps.n_items);

  /* What was foreseen has the same steps. */
  if (self->state == BASTIDE_TURN_INPUT_GHOST)
    bastide_turn_input_lay (self);
  bastide_turn_input_clear_refusal (self);
  if (bastide_partial_turn_make_step (&self->partial, step))
    bastide_turn_input_go_on (self);
}

gboolean
bastide_turn_input_may_pass (BastideTurnInput *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), FALSE);

  return has_choice (self) && bst_position_may_pass (self->partial.position);
}

void
bastide_turn_input_pass (BastideTurnInput *self)
{
  BstReason reason;

  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));

  if (!has_choice (self))
    return;
  if (self->state == BASTIDE_TURN_INPUT_GHOST)
    bastide_turn_input_lay (self);
  bastide_turn_input_clear_refusal (self);
  self->hand.kind = BST_STEP_PASS;
  reason = bastide_partial_turn_pass (&self->partial);
  if (reason == BST_REASON_NONE)
    {
      bastide_turn_input_go_on (self);
      return;
    }
  bastide_turn_input_refuse (self, bst_io_reason_dup_text (reason));
  bastide_turn_input_emit_changed (self);
}

int
bastide_turn_input_find_spot (BastideTurnInput *self,
                              guint             part)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), -1);

  return self->state == BASTIDE_TURN_INPUT_STEPS
         ? bastide_partial_turn_find_spot (&self->partial, self->spots, part) : -1;
}

void
bastide_turn_input_try_part (BastideTurnInput *self,
                             guint             part)
{
  BstReason reason;

  g_return_if_fail (BASTIDE_IS_TURN_INPUT (self));

  if (self->state != BASTIDE_TURN_INPUT_STEPS)
    return;
  reason = bastide_partial_turn_why_not_part (&self->partial, part);
  bastide_turn_input_clear_refusal (self);
  if (reason != BST_REASON_NONE)
    {
      bastide_turn_input_refuse (self, bst_io_reason_dup_text (reason));
      self->refusal.part = part;
    }
  bastide_turn_input_emit_changed (self);
}

gboolean
bastide_turn_input_cancel (BastideTurnInput *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_INPUT (self), FALSE);

  if (self->state == BASTIDE_TURN_INPUT_IDLE && self->refusal.sentence == NULL)
    return FALSE;

  if (bastide_turn_input_get_dexterity (self) != NULL)
    {
      self->hand.kind = BST_STEP_PASS;
      bastide_turn_input_find_parts (self);
      bastide_turn_input_clear_refusal (self);
    }
  else if (self->state == BASTIDE_TURN_INPUT_STEPS)
    {
      forget_turn (self);
      bastide_study_take_partial_turn (self->study, NULL);
      hover (self, self->type, self->x, self->y);
    }
  else
    {
      forget_turn (self);
      bastide_turn_input_clear_refusal (self);
    }
  bastide_turn_input_emit_changed (self);

  return TRUE;
}
