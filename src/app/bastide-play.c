/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-play.h"
#include "bastide-step-place.h"

#include <bst-feature.h>
#include <bst-io-reason.h>

#include <glib/gi18n.h>

struct _BastidePlay
{
  GObject             parent_instance;

  BastideStudy       *study;            /* not owned: it outlives the turn */
  BastidePlayState    state;
  gboolean            showing;          /* the study changes because of us */
  BastidePlayRefusal  refusal;
  int                 chosen;           /* BST_NO_TILE: the one in hand */
  BastidePlayTaker    taker;            /* (nullable): then turns go into the study */
  gpointer            taker_data;
  gboolean            bare;

  /* Valid in BASTIDE_PLAY_GHOST */
  int                 type;
  int                 x;
  int                 y;
  guint               rotation;
  guint               rotations;        /* legal ones, a bit each; 0: none */

  /* Valid in BASTIDE_PLAY_STEPS */
  BstPosition        *start;            /* before the tile was laid; Owned */
  BstPosition        *position;         /* in the middle of the turn; Owned */
  BstMove             move;             /* without what was passed */
  BstMove             spelled;          /* with it */
  BstSteps            steps;
  GArray             *spots;            /* of BastidePlaySpot */
  guint               current;
};

enum
{
  CHANGED,
  TILE_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastidePlay, bastide_play, G_TYPE_OBJECT)

/* --- Refusing --- */

static void
clear_refusal (BastidePlay *self)
{
  g_free (self->refusal.sentence);
  self->refusal = (BastidePlayRefusal) { .node = BST_NO_NODE };
}

/* @sentence: in the reader's language. (transfer full) */
static void
refuse (BastidePlay *self,
        char        *sentence)
{
  clear_refusal (self);
  self->refusal.sentence = sentence;
}

static void
emit_changed (BastidePlay *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Beginning and ending --- */

static void
forget_turn (BastidePlay *self)
{
  g_clear_pointer (&self->start, bst_position_free);
  g_clear_pointer (&self->position, bst_position_free);
  bst_steps_clear (&self->steps);
  g_array_set_size (self->spots, 0);
  self->state = BASTIDE_PLAY_IDLE;
}

static void
node_changed (BastidePlay *self)
{
  if (self->showing)
    return;

  forget_turn (self);
  clear_refusal (self);
  self->chosen = BST_NO_TILE;
  g_signal_emit (self, signals[TILE_CHANGED], 0);
  emit_changed (self);
}

/* Shows where the turn is. */
static void
show_trial (BastidePlay *self,
            BstPosition *trial)
{
  self->showing = TRUE;
  bastide_study_take_trial (self->study, trial);
  self->showing = FALSE;
}

static void
bastide_play_finalize (GObject *object)
{
  BastidePlay *self = BASTIDE_PLAY (object);

  forget_turn (self);
  clear_refusal (self);
  g_array_unref (self->spots);

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
  self->spots = g_array_new (FALSE, FALSE, sizeof (BastidePlaySpot));
}

BastidePlay *
bastide_play_new (BastideStudy *study)
{
  BastidePlay *self = g_object_new (BASTIDE_TYPE_PLAY, NULL);

  self->study = study;
  g_signal_connect_object (study, "node-changed", G_CALLBACK (node_changed), self,
                           G_CONNECT_SWAPPED);

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
  clear_refusal (self);
  self->refusal = *what;
  emit_changed (self);
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
  g_signal_emit (self, signals[TILE_CHANGED], 0);
  emit_changed (self);
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
      refuse (self, g_strdup (_("No tile is left in the bag.")));
      emit_changed (self);
      return FALSE;
    }

  self->chosen = type;
  g_signal_emit (self, signals[TILE_CHANGED], 0);
  emit_changed (self);

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
bastide_play_put_aside (BastidePlay *self)
{
  BstMove move = { .kind = BST_MOVE_DISCARD };
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BASTIDE_IS_PLAY (self));

  move.type = (gint16) bastide_play_get_tile (self);
  if (move.type == BST_NO_TILE || bastide_study_play (self->study, &move, &error))
    return;
  refuse (self, bst_io_reason_translate (error->message));
  emit_changed (self);
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
  BstDirection edge;
  BstMove move;

  clear_refusal (self);
  get_ghost_move (self, &move);
  if (bst_position_apply (copy, &move, NULL, &error))
    return;

  refuse (self, bst_io_reason_translate (error->message));
  if (g_strcmp0 (bst_position_why_not (copy, (guint) self->type, self->x, self->y, self->rotation,
                                       &edge), "P2") == 0)
    {
      self->refusal.has_edge = TRUE;
      self->refusal.x = self->x;
      self->refusal.y = self->y;
      self->refusal.edge = edge;
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
    refuse (self, dup_tileless (self));
  else if (ABS (x) <= BST_MAX_COORDINATE && ABS (y) <= BST_MAX_COORDINATE)
    hover (self, type, x, y);
  emit_changed (self);
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
  emit_changed (self);
}

/* --- The steps --- */

static void
add_to_spots (BastidePlay *self,
              guint        step,
              double       x,
              double       y)
{
  BastidePlaySpot spot = { .x = x, .y = y, .n_steps = 1, .steps = { step } };

  for (guint i = 0; i < self->spots->len; i++)
    {
      BastidePlaySpot *other = &g_array_index (self->spots, BastidePlaySpot, i);

      if (ABS (other->x - x) < 0.02 && ABS (other->y - y) < 0.02
          && other->n_steps < G_N_ELEMENTS (other->steps))
        {
          other->steps[other->n_steps++] = step;
          return;
        }
    }
  g_array_append_val (self->spots, spot);
}

static void
collect_spots (BastidePlay *self)
{
  BstRenderArt *art = bastide_study_get_art (self->study);

  g_array_set_size (self->spots, 0);
  self->current = 0;
  for (guint i = 0; i < self->steps.n_items; i++)
    {
      double x, y;

      if (bastide_step_place_find (self->position, art, &self->steps.items[i], &x, &y))
        add_to_spots (self, i, x, y);
    }
}

/* Leaves out what was passed after the last step: a turn just ends there. */
static void
drop_trailing (BstMove *move)
{
  while (move->n_steps > 0 && move->steps[move->n_steps - 1].kind == BST_STEP_PASS)
    move->n_steps--;
}

/* Does this move give what was tried? */
static gboolean
leads_to (BastidePlay   *self,
          const BstMove *move)
{
  g_autoptr (BstPosition) copy = bst_position_copy (self->start);

  return bst_position_apply (copy, move, NULL, NULL) && bst_position_equal (copy, self->position);
}

static void
finish (BastidePlay *self)
{
  g_autoptr (GError) error = NULL;
  BstMove move = self->move;

  drop_trailing (&self->spelled);
  if (!leads_to (self, &move) && leads_to (self, &self->spelled))
    move = self->spelled;
  forget_turn (self);
  self->chosen = BST_NO_TILE;
  show_trial (self, NULL);
  if (self->taker != NULL)
    {
      emit_changed (self);
      self->taker (&move, self->taker_data);
      return;
    }
  if (!bastide_study_play (self->study, &move, &error))
    {
      refuse (self, bst_io_reason_translate (error->message));
      emit_changed (self);
    }
}

/* Passes where there is nothing to decide. */
static void
go_on (BastidePlay *self)
{
  while (bst_position_get_phase (self->position) != BST_PHASE_TILE)
    {
      self->steps.n_items = 0;
      bst_position_get_steps (self->position, &self->steps);
      if (!bst_position_may_pass (self->position) || (self->steps.n_items > 0 && !self->bare))
        {
          collect_spots (self);
          show_trial (self, bst_position_copy (self->position));
          emit_changed (self);
          return;
        }
      bst_position_pass (self->position, NULL);
    }
  finish (self);
}

void
bastide_play_lay (BastidePlay *self)
{
  g_return_if_fail (BASTIDE_IS_PLAY (self));

  if (self->state != BASTIDE_PLAY_GHOST)
    return;
  judge_ghost (self);
  if (self->refusal.sentence != NULL)
    {
      emit_changed (self);
      return;
    }

  self->start = bst_position_copy (bastide_study_get_position (self->study));
  self->position = bst_position_copy (self->start);
  get_ghost_move (self, &self->move);
  self->move.unfinished = FALSE;
  self->spelled = self->move;
  self->state = BASTIDE_PLAY_STEPS;
  bst_position_place (self->position, (guint) self->type, self->x, self->y, self->rotation);
  go_on (self);
}

const BastidePlaySpot *
bastide_play_get_spots (BastidePlay *self,
                        guint       *n_spots)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), NULL);

  *n_spots = self->state == BASTIDE_PLAY_STEPS ? self->spots->len : 0;

  return &g_array_index (self->spots, BastidePlaySpot, 0);
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
  emit_changed (self);
}

const BstStep *
bastide_play_get_step (BastidePlay *self,
                       guint        step)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), NULL);
  g_return_val_if_fail (step < self->steps.n_items, NULL);

  return &self->steps.items[step];
}

void
bastide_play_get_placeless (BastidePlay *self,
                            GArray      *out)
{
  BstRenderArt *art;

  g_return_if_fail (BASTIDE_IS_PLAY (self));

  art = bastide_study_get_art (self->study);
  for (guint i = 0; self->state == BASTIDE_PLAY_STEPS && i < self->steps.n_items; i++)
    {
      double x, y;

      if (!bastide_step_place_find (self->position, art, &self->steps.items[i], &x, &y))
        g_array_append_val (out, i);
    }
}

void
bastide_play_make_step (BastidePlay *self,
                        guint        step)
{
  BstStep made;

  g_return_if_fail (BASTIDE_IS_PLAY (self));
  g_return_if_fail (self->state == BASTIDE_PLAY_STEPS && step < self->steps.n_items);

  clear_refusal (self);
  made = self->steps.items[step];
  if (!bst_move_add_step (&self->move, &made) || !bst_move_add_step (&self->spelled, &made))
    return;
  bst_position_make_step (self->position, &made, NULL);
  go_on (self);
}

gboolean
bastide_play_may_pass (BastidePlay *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), FALSE);

  return self->state == BASTIDE_PLAY_STEPS && bst_position_may_pass (self->position);
}

void
bastide_play_pass (BastidePlay *self)
{
  static const BstStep pass = {
    .kind = BST_STEP_PASS, .spot = { .player = BST_NO_PLAYER }, .to = { .player = BST_NO_PLAYER },
  };

  g_return_if_fail (BASTIDE_IS_PLAY (self));

  if (self->state != BASTIDE_PLAY_STEPS)
    return;
  clear_refusal (self);
  if (!bst_position_may_pass (self->position))
    {
      refuse (self, bst_io_reason_translate (bst_position_why_not_step (self->position, &pass)));
      emit_changed (self);
      return;
    }
  bst_move_add_step (&self->spelled, &pass);
  bst_position_pass (self->position, NULL);
  go_on (self);
}

/* The first kind of figure that the player has at all. */
static BstFigureKind
find_kind (BastidePlay *self,
           guint        player)
{
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (bst_position_get_supply (self->position, player, kind) > 0)
      return kind;

  return BST_FIGURE_FOLLOWER;
}

/* The place of a node, for a figure of who decides. */
static void
name_place (BastidePlay *self,
            guint        node,
            BstSpot     *spot)
{
  BstTileSet *set = bst_game_get_tile_set (bastide_study_get_game (self->study));
  guint player = bst_position_get_decider (self->position);
  guint index, segment, n_tiles;
  const BstTile *tile;

  bst_position_get_segment (self->position, node, &index, &segment);
  tile = &bst_position_get_tiles (self->position, &n_tiles)[index];
  *spot = (BstSpot) { tile->x, tile->y, (gint8) player, find_kind (self, player), 0, 0 };
  bst_spot_set_segment (spot, bst_tile_set_get_type (set, (guint) tile->type), tile->rotation,
                        segment);
}

int
bastide_play_find_spot (BastidePlay *self,
                        guint        node)
{
  BstSpot place;

  g_return_val_if_fail (BASTIDE_IS_PLAY (self), -1);

  if (self->state != BASTIDE_PLAY_STEPS)
    return -1;
  name_place (self, node, &place);
  for (guint i = 0; i < self->spots->len; i++)
    {
      const BastidePlaySpot *spot = &g_array_index (self->spots, BastidePlaySpot, i);
      const BstStep *step = &self->steps.items[spot->steps[0]];

      if (step->kind == BST_STEP_PUT && step->spot.x == place.x && step->spot.y == place.y
          && step->spot.feature == place.feature && step->spot.side == place.side)
        return (int) i;
    }

  return -1;
}

void
bastide_play_try_node (BastidePlay *self,
                       guint        node)
{
  BstStep step = { .kind = BST_STEP_PUT, .to = { .player = BST_NO_PLAYER } };
  const char *reason;

  g_return_if_fail (BASTIDE_IS_PLAY (self));

  if (self->state != BASTIDE_PLAY_STEPS
      || bst_position_get_phase (self->position) != BST_PHASE_ACTION)
    return;
  name_place (self, node, &step.spot);
  reason = bst_position_why_not_step (self->position, &step);
  clear_refusal (self);
  if (reason != NULL)
    {
      refuse (self, bst_io_reason_translate (reason));
      self->refusal.node = node;
    }
  emit_changed (self);
}

gboolean
bastide_play_cancel (BastidePlay *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAY (self), FALSE);

  if (self->state == BASTIDE_PLAY_IDLE && self->refusal.sentence == NULL)
    return FALSE;

  if (self->state == BASTIDE_PLAY_STEPS)
    {
      forget_turn (self);
      show_trial (self, NULL);
      hover (self, self->type, self->x, self->y);
    }
  else
    {
      forget_turn (self);
      clear_refusal (self);
    }
  emit_changed (self);

  return TRUE;
}
