/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Tower: instead of putting a figure a player builds a piece on a tower base or tower (TO1)
 * and takes a follower from its tile or as many tiles away in the four directions as the tower
 * has pieces (TO2). A follower on top closes a tower (TO4). */

#include "bst-module-list.h"

#include <string.h>

typedef struct
{
  guint16 raised;                   /* part of the tower that just grew, BST_NO_PART */
  guint8  pieces[BST_MAX_PLAYERS];  /* that each player has left */
  guint16 n_bases;
  guint16 bases[];                  /* parts on the board, in the order in which they were laid */
} Towers;

static inline const Towers *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_TOWER);
}

static inline Towers *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_TOWER);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.towers;
}

/* By the number of players. */
static const guint8 given_pieces[BST_MAX_PLAYERS + 1] = { 0, 10, 10, 9, 7, 6, 5 };

/* A set-up may have any of its tiles more often than the set. */
static gsize
count_memory (const BstPosition *p)
{
  return (bst_tile_set_get_n_tiles (bst_game_get_tile_set (p->game)) + BST_SPARE_TILES) * sizeof (guint16);
}

static void
clear (BstPosition *p)
{
  change (p)->raised = BST_NO_PART;
}

static void
set_up (BstPosition *p)
{
  for (guint player = 0; player < p->n_players; player++)
    change (p)->pieces[player] = given_pieces[p->n_players];
}

/* The tower base of a tile; BST_NO_PART if it has none. */
static guint
find_tower (const BstPosition *p,
            const BstTile     *tile)
{
  guint segment = p->orientations[4 * (guint) tile->type].tower;

  return segment == BST_NO_SEGMENT ? BST_NO_PART : tile->first_part + segment;
}

static void
add_base (BstPosition   *p,
          const BstTile *tile)
{
  guint base = find_tower (p, tile);
  Towers *towers;

  if (base == BST_NO_PART)
    return;
  towers = change (p);
  towers->bases[towers->n_bases++] = (guint16) base;
}

static void
laid (BstPosition *p)
{
  add_base (p, &p->tiles[p->head.n_tiles - 1]);
}

static void
take_board (BstPosition *p)
{
  change (p)->n_bases = 0;
  for (guint i = 0; i < p->head.n_tiles; i++)
    add_base (p, &p->tiles[i]);
}

static void
add_put_on (const BstPosition *p,
            guint              tower,
            BstFigureKind      kind,
            BstSteps          *steps)
{
  if (p->parts[tower].tiles > 0 && p->head.supply[kind][p->head.turn] > 0
      && p->head.n_figures < BST_MAX_FIGURES && !bst_steps_skip (steps, 1))
    bst_position_add_put (p, kind, tower, steps);
}

static void
add_piece (const BstPosition *p,
           const BstTile     *tile,
           guint              tower,
           BstSteps          *steps)
{
  BstStep step = { .kind = BST_STEP_PIECE };

  if (get (p)->pieces[p->head.turn] == 0 || p->parts[tower].tiles == BST_MAX_PIECES || bst_steps_skip (steps, 1))
    return;
  step.spot = (BstSpot) { tile->x, tile->y, BST_NO_PLAYER, 0, 0, 0 };
  step.to.player = BST_NO_PLAYER;
  bst_steps_add (steps, &step);
}

/* How many steps there are with a tower on which nobody stands: pieces may be built, figures put. */
typedef struct
{
  guint n_pieces;
  guint n_puts;
} Actions;

static Actions
find_actions (const BstPosition *p)
{
  guint turn = p->head.turn;

  return (Actions) {
    get (p)->pieces[turn] > 0,
    p->head.n_figures == BST_MAX_FIGURES ? 0 : (guint) (p->head.supply[BST_FIGURE_FOLLOWER][turn] > 0)
                                               + (p->head.supply[BST_FIGURE_BIG][turn] > 0)
  };
}

static inline guint
count_at (const BstPart *tower,
          Actions        actions)
{
  if (tower->n_figures > 0)
    return 0;

  return (tower->tiles < BST_MAX_PIECES ? actions.n_pieces : 0) + (tower->tiles > 0 ? actions.n_puts : 0);
}

static guint
count_all (const BstPosition *p,
           Actions            actions)
{
  const Towers *towers = get (p);
  guint n = 0;

  for (guint i = 0; i < towers->n_bases; i++)
    n += count_at (&p->parts[towers->bases[i]], actions);

  return n;
}

/* There are many of them: what each brings is counted before it is made. */
static void
add_actions (const BstPosition *p,
             BstSteps          *steps)
{
  Actions actions = find_actions (p);

  if (get (p)->n_bases == 0 || !bst_modules_may_pass (p)
      || (!bst_steps_wants_one (steps) && bst_steps_skip (steps, count_all (p, actions))))
    return;
  for (guint i = 0; i < get (p)->n_bases && !bst_steps_is_full (steps); i++)
    {
      guint tower = get (p)->bases[i];

      if (p->parts[tower].n_figures > 0 || bst_steps_skip (steps, count_at (&p->parts[tower], actions)))
        continue;
      add_piece (p, &p->tiles[p->parts[tower].tile], tower, steps);
      add_put_on (p, tower, BST_FIGURE_FOLLOWER, steps);
      add_put_on (p, tower, BST_FIGURE_BIG, steps);
    }
}

/* Is the figure a follower in the same row or column, no further than the tower is high? */
static gboolean
is_in_reach (const BstPosition *p,
             const BstFigure   *figure)
{
  const BstTile *from = &p->tiles[p->parts[get (p)->raised].tile];
  const BstTile *at = &p->tiles[p->parts[figure->part].tile];
  int dx = ABS (from->x - at->x), dy = ABS (from->y - at->y);

  return bst_figure_is_follower (figure->kind) && (dx == 0 || dy == 0)
         && dx + dy <= p->parts[get (p)->raised].tiles;
}

static void
add_captures (const BstPosition *p,
              BstSteps          *steps)
{
  for (guint i = 0; i < p->head.n_figures; i++)
    if (is_in_reach (p, &p->figures[i]) && !bst_steps_skip (steps, 1))
      bst_position_add_figure (p, BST_STEP_CAPTURE, i, steps);
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  if (p->head.phase == BST_PHASE_ACTION)
    add_actions (p, steps);
  if (p->head.phase == BST_PHASE_CAPTURE && get (p)->raised != BST_NO_PART)
    add_captures (p, steps);
}

static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  if (phase != BST_PHASE_CAPTURE || get (p)->raised == BST_NO_PART)
    return FALSE;
  for (guint i = 0; i < p->head.n_figures; i++)
    if (is_in_reach (p, &p->figures[i]))
      return TRUE;

  return FALSE;
}

static BstReason
why_not_put (const BstPosition *p,
             const BstSpot     *spot,
             guint              part)
{
  return spot->feature == BST_FEATURE_TOWER && part != BST_NO_PART
         ? BST_REASON_TOWER_TOP : BST_REASON_NONE;
}

static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  switch (step->kind)
    {
    case BST_STEP_PIECE:
      /* It comes in place of a figure. */
      return bst_phase_is_before (BST_PHASE_ACTION, p->head.phase) ? BST_REASON_ONE_FIGURE
                                              : BST_REASON_PIECE;
    case BST_STEP_CAPTURE:
      return BST_REASON_CAPTURE;
    default:
      return BST_REASON_NOT_HANDLED;
    }
}

static void
build (BstPosition   *p,
       const BstSpot *spot)
{
  const BstTile *tile = &p->tiles[bst_position_find_tile (p, spot->x, spot->y)];
  guint tower = find_tower (p, tile);

  change (p)->pieces[p->head.turn]--;
  change (p)->raised = (guint16) tower;
  bst_position_save_part (p, tower);
  p->parts[tower].tiles++;
}

/* His own follower comes home to whoever raised the tower. */
static void
capture (BstPosition   *p,
         const BstSpot *spot)
{
  guint index = (guint) bst_position_find_figure (p, spot);
  guint root = bst_position_root (p, p->figures[index].part);

  if (spot->player == (gint8) p->head.turn)
    {
      bst_position_send_home (p, index);
      return;
    }

  bst_position_lift (p, index);
  bst_position_send_helpers (p, root, (guint) spot->player);
  bst_position_imprison (p, (guint) spot->player, spot->figure);
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  switch (step->kind)
    {
    case BST_STEP_PIECE:
      build (p, &step->spot);
      return BST_STEP_DONE;
    case BST_STEP_CAPTURE:
      capture (p, &step->spot);
      return BST_STEP_DONE;
    default:
      return BST_STEP_FOREIGN;
    }
}

static void
turn_ends (BstPosition *p)
{
  if (get (p)->raised == BST_NO_PART)
    return;
  change (p)->raised = BST_NO_PART;
}

static guint
get_tokens (const BstPosition *p,
            BstTokenKind       kind,
            guint              player)
{
  return get (p)->pieces[player];
}

static void
set_tokens (BstPosition  *p,
            BstTokenKind  kind,
            guint         player,
            guint         n_pieces)
{
  change (p)->pieces[player] = (guint8) n_pieces;
}

static guint
get_tile_tokens (const BstPosition *p,
                 BstTokenKind       kind,
                 guint              tile)
{
  return bst_position_get_tower_height (p, tile);
}

static void
set_tile_tokens (BstPosition  *p,
                 BstTokenKind  kind,
                 guint         tile,
                 guint         height)
{
  guint tower = find_tower (p, &p->tiles[tile]);

  bst_position_save_part (p, tower);
  p->parts[tower].tiles = (guint16) height;
}

static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  const BstTile *tile;

  if (get (p)->raised == BST_NO_PART)
    return;
  tile = &p->tiles[p->parts[get (p)->raised].tile];
  bst_token_begin (out);
  g_string_append_printf (out, "raised %d,%d", tile->x, tile->y);
}

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  BstSpot spot = { .feature = BST_FEATURE_TOWER };

  if (g_strv_length (words) != 2 || strcmp (words[0], "raised") != 0 || !bst_token_read_cell (words[1], &spot.x, &spot.y))
    return FALSE;
  change (p)->raised = (guint16) bst_position_find_part (p, &spot);

  return get (p)->raised != BST_NO_PART;
}

/* Who built which piece is not known. */
static guint
count_pieces (const BstPosition *p)
{
  guint n = 0;

  for (guint i = 0; i < p->head.n_tiles; i++)
    n += bst_position_get_tower_height (p, i);
  for (guint player = 0; player < p->n_players; player++)
    n += get (p)->pieces[player];

  return n;
}

static guint
count_given (const BstPosition *p)
{
  return (guint) given_pieces[p->n_players] * p->n_players;
}

static gboolean
is_ok (const BstPosition *p)
{
  return count_pieces (p) == count_given (p) || p->head.edited;
}

static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
  if (count_pieces (p) != count_given (p))
    bst_problems_add_tokens (problems, BST_TOKEN_PIECE, count_pieces (p), count_given (p));
}

const BstModule bst_module_tower = {
  .name = "tower",
  .phases = BST_IN (BST_PHASE_ACTION) | BST_IN (BST_PHASE_CAPTURE),
  .steps = BST_STEP_BIT (BST_STEP_PIECE) | BST_STEP_BIT (BST_STEP_CAPTURE),
  .memory = sizeof (Towers),
  .tokens = BST_TOKEN_BIT (BST_TOKEN_PIECE),
  .is_in_play = is_in_play,
  .count_memory = count_memory,
  .clear = clear,
  .set_up = set_up,
  .take_board = take_board,
  .laid = laid,
  .needs_decision = needs_decision,
  .add_steps = add_steps,
  .why_not_put = why_not_put,
  .why_not_step = why_not_step,
  .make_step = make_step,
  .turn_ends = turn_ends,
  .get_tokens = get_tokens,
  .set_tokens = set_tokens,
  .get_tile_tokens = get_tile_tokens,
  .set_tile_tokens = set_tile_tokens,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .is_ok = is_ok,
  .find_problems = find_problems,
};
