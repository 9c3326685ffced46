/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Tower: instead of putting a figure a player builds a piece on a tower base or tower (TO1)
 * and takes a follower from its tile or as many tiles away in the four directions as the tower
 * has pieces (TO2). Prisoners of each other are exchanged at once; once in his turn a player may
 * ransom one for 3 points (TO3). A follower on top closes a tower (TO4). */

#include "bst-module.h"

#define RANSOM_POINTS 3

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.towers;
}

/* By the number of players. */
static const guint8 given_pieces[BST_MAX_PLAYERS + 1] = { 0, 10, 10, 9, 7, 6, 5 };

static void
set_up (BstPosition *p)
{
  for (guint player = 0; player < p->n_players; player++)
    p->tokens.pieces[player] = given_pieces[p->n_players];
}

/* The tower base of a tile; BST_NO_NODE if it has none. */
static guint
find_tower (const BstPosition *p,
            const BstTile     *tile)
{
  guint segment = p->orientations[4 * (guint) tile->type].tower;

  return segment == BST_NO_SEGMENT ? BST_NO_NODE : tile->first_node + segment;
}

static void
add_put_on (const BstPosition *p,
            guint              tower,
            BstFigureKind      kind,
            BstSteps          *steps)
{
  if (p->nodes[tower].tiles > 0 && p->head.supply[kind][p->head.turn] > 0
      && p->head.n_figures < BST_MAX_FIGURES)
    bst_position_add_put (p, kind, tower, steps);
}

static void
add_piece (const BstPosition *p,
           const BstTile     *tile,
           BstSteps          *steps)
{
  BstStep step = { .kind = BST_STEP_PIECE };

  if (p->tokens.pieces[p->head.turn] == 0)
    return;
  step.spot = (BstSpot) { tile->x, tile->y, BST_NO_PLAYER, 0, 0, 0 };
  step.to.player = BST_NO_PLAYER;
  bst_steps_add (steps, &step);
}

static void
add_actions (const BstPosition *p,
             BstSteps          *steps)
{
  if (bst_modules_must (p) != NULL)
    return;
  for (guint i = 0; i < p->head.n_tiles; i++)
    {
      guint tower = find_tower (p, &p->tiles[i]);

      if (tower == BST_NO_NODE || p->nodes[tower].n_figures > 0)
        continue;
      add_piece (p, &p->tiles[i], steps);
      add_put_on (p, tower, BST_FIGURE_FOLLOWER, steps);
      add_put_on (p, tower, BST_FIGURE_BIG, steps);
    }
}

/* Is the figure a follower in the same row or column, no further than the tower is high? */
static gboolean
is_in_reach (const BstPosition *p,
             const BstFigure   *figure)
{
  const BstTile *from = &p->tiles[p->nodes[p->tokens.raised].tile];
  const BstTile *at = &p->tiles[p->nodes[figure->node].tile];
  int dx = ABS (from->x - at->x), dy = ABS (from->y - at->y);

  return bst_figure_is_follower (figure->kind) && (dx == 0 || dy == 0)
         && dx + dy <= p->nodes[p->tokens.raised].tiles;
}

static void
add_captures (const BstPosition *p,
              BstSteps          *steps)
{
  for (guint i = 0; i < p->head.n_figures; i++)
    {
      BstStep step = { .kind = BST_STEP_CAPTURE };

      if (!is_in_reach (p, &p->figures[i]))
        continue;
      bst_position_get_figure_spot (p, i, &step.spot);
      step.to.player = BST_NO_PLAYER;
      bst_steps_add (steps, &step);
    }
}

/* Kinds of figures of the player whose turn it is that @captor holds. */
static guint
count_kinds (const BstPosition *p,
             guint              captor)
{
  guint n_kinds = 0;

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    n_kinds += p->tokens.prisoners[captor][p->head.turn][kind] > 0;

  return n_kinds;
}

static void
add_prisoners (const BstPosition *p,
               BstStepKind        step_kind,
               guint              captor,
               BstSteps          *steps)
{
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    {
      BstStep step = { .kind = (guint8) step_kind };

      if (p->tokens.prisoners[captor][p->head.turn][kind] == 0)
        continue;
      step.spot = (BstSpot) { 0, 0, (gint8) p->head.turn, (guint8) kind, 0, 0 };
      step.to.player = step_kind == BST_STEP_RANSOM ? (gint8) captor : BST_NO_PLAYER;
      bst_steps_add (steps, &step);
    }
}

static void
add_ransoms (const BstPosition *p,
             BstSteps          *steps)
{
  if (p->tokens.ransomed || p->head.scores[p->head.turn] < RANSOM_POINTS)
    return;
  for (guint captor = 0; captor < p->n_players; captor++)
    add_prisoners (p, BST_STEP_RANSOM, captor, steps);
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  if (p->head.phase == BST_PHASE_ACTION)
    add_actions (p, steps);
  if (p->head.phase == BST_PHASE_ACTION || p->head.phase == BST_PHASE_TILE)
    add_ransoms (p, steps);
  if (p->head.phase == BST_PHASE_CAPTURE && p->tokens.raised != BST_NO_NODE)
    add_captures (p, steps);
  if (p->head.phase == BST_PHASE_FREE && p->tokens.captive != BST_NO_PLAYER)
    add_prisoners (p, BST_STEP_FREE, (guint) p->tokens.captive, steps);
}

static gboolean
owes_capture (const BstPosition *p)
{
  if (p->tokens.raised == BST_NO_NODE)
    return FALSE;
  for (guint i = 0; i < p->head.n_figures; i++)
    if (is_in_reach (p, &p->figures[i]))
      return TRUE;

  return FALSE;
}

static const char *
must (const BstPosition *p,
      BstPhase           phase)
{
  return phase == BST_PHASE_FREE && p->tokens.captive != BST_NO_PLAYER
         ? "TO3: a prisoner must be exchanged" : NULL;
}

static gboolean
owes (const BstPosition *p,
      BstPhase           phase)
{
  return phase == BST_PHASE_CAPTURE ? owes_capture (p) : must (p, phase) != NULL;
}

static const char *
why_not_put (const BstPosition *p,
             const BstSpot     *spot,
             guint              node)
{
  return spot->feature == BST_FEATURE_TOWER && node != BST_NO_NODE
         ? "TO4: the tower has no piece, or a figure stands on it" : NULL;
}

static const char *
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  switch (step->kind)
    {
    case BST_STEP_PIECE:
      /* It comes in place of a figure. */
      return p->head.phase > BST_PHASE_ACTION ? BST_REASON_ONE_FIGURE
                                              : "TO1: no piece may be built there";
    case BST_STEP_CAPTURE:
      return "TO2: no such follower is in reach of the tower";
    case BST_STEP_FREE:
      return "TO3: there is no such prisoner to exchange";
    case BST_STEP_RANSOM:
      return "TO3: there is no such prisoner, or no ransom for him";
    default:
      return "";
    }
}

static void
build (BstPosition   *p,
       const BstSpot *spot)
{
  const BstTile *tile = &p->tiles[bst_position_find_tile (p, spot->x, spot->y)];
  guint tower = find_tower (p, tile);

  bst_position_save_tokens (p);
  p->tokens.pieces[p->head.turn]--;
  p->tokens.raised = (guint16) tower;
  bst_position_save_node (p, tower);
  p->nodes[tower].tiles++;
}

/* The prisoner comes home, and so does he for whom he is exchanged. */
static void
exchange (BstPosition  *p,
          BstFigureKind kind)
{
  guint captive = (guint) p->tokens.captive;

  bst_position_save_tokens (p);
  p->tokens.prisoners[captive][p->head.turn][kind]--;
  p->head.supply[kind][p->head.turn]++;
  p->tokens.prisoners[p->head.turn][captive][p->tokens.captive_figure]--;
  p->head.supply[p->tokens.captive_figure][captive]++;
  p->tokens.captive = BST_NO_PLAYER;
  p->tokens.captive_figure = 0;
}

static void
capture (BstPosition   *p,
         const BstSpot *spot)
{
  guint index = (guint) bst_position_find_figure (p, spot);
  guint root = bst_position_root (p, p->figures[index].node);
  guint owner = (guint) spot->player;

  if (owner == p->head.turn)
    {
      bst_position_send_home (p, index);
      return;
    }

  bst_position_lift (p, index);
  bst_position_send_helpers (p, root, owner);
  bst_position_save_tokens (p);
  p->tokens.prisoners[p->head.turn][owner][spot->figure]++;
  if (count_kinds (p, owner) == 0)
    return;

  p->tokens.captive = (gint8) owner;
  p->tokens.captive_figure = spot->figure;
  if (count_kinds (p, owner) == 1)
    for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
      if (p->tokens.captive != BST_NO_PLAYER && p->tokens.prisoners[owner][p->head.turn][kind] > 0)
        exchange (p, kind);
}

static void
ransom (BstPosition   *p,
        const BstStep *step)
{
  guint player = (guint) step->spot.player, captor = (guint) step->to.player;

  bst_position_save_tokens (p);
  p->tokens.prisoners[captor][player][step->spot.figure]--;
  p->tokens.ransomed = TRUE;
  p->head.supply[step->spot.figure][player]++;
  p->head.scores[player] -= RANSOM_POINTS;
  p->head.scores[captor] += RANSOM_POINTS;
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
    case BST_STEP_FREE:
      exchange (p, step->spot.figure);
      return BST_STEP_DONE;
    case BST_STEP_RANSOM:
      ransom (p, step);
      return BST_STEP_STAYS;
    default:
      return BST_STEP_FOREIGN;
    }
}

static void
turn_ends (BstPosition *p)
{
  if (p->tokens.raised == BST_NO_NODE)
    return;
  bst_position_save_tokens (p);
  p->tokens.raised = BST_NO_NODE;
}

static void
turn_begins (BstPosition *p,
             BstEvents   *events)
{
  if (!p->tokens.ransomed)
    return;
  bst_position_save_tokens (p);
  p->tokens.ransomed = FALSE;
}

/* Who built which piece is not known. */
static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
  guint given = (guint) given_pieces[p->n_players] * p->n_players, n = 0;
  BstProblem *problem;

  for (guint i = 0; i < p->head.n_tiles; i++)
    n += bst_position_get_tower_height (p, i);
  for (guint player = 0; player < p->n_players; player++)
    n += p->tokens.pieces[player];
  if (n == given)
    return;
  problem = bst_problems_add (problems, BST_PROBLEM_TOWERS, NULL);
  problem->has = (int) n;
  problem->of = (int) given;
}

const BstModule bst_module_tower = {
  .name = "tower",
  .is_in_play = is_in_play,
  .set_up = set_up,
  .owes = owes,
  .must = must,
  .add_steps = add_steps,
  .why_not_put = why_not_put,
  .why_not_step = why_not_step,
  .make_step = make_step,
  .turn_ends = turn_ends,
  .turn_begins = turn_begins,
  .find_problems = find_problems,
};
