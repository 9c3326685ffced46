/* SPDX-License-Identifier: GPL-3.0-or-later */

/* House rule: a tile may be bought (H7) that alone can complete something on the board. Two players
 * agree on any price of points, goods and abbeys, and it is paid once the tile lies: by the player
 * who lays it, if he bought it from the one who drew it, or to him, if he lays it for another.
 *
 * "The only tile" is read as the only kind: other copies of it may be left. */

#include "bst-module-list.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.buying;
}

/* --- Is the tile the only one? --- */

/* The board as it was before the last tile, to try on. (transfer full) */
static BstPosition *
take_last_tile_back (const BstPosition *p)
{
  BstPosition *board = bst_position_copy (p);
  gboolean by_nobody = TRUE;

  bst_position_clear (board, FALSE);
  for (guint i = 0; i + 1 < p->head.n_tiles; i++)
    {
      const BstTile *tile = &p->tiles[i];

      if (by_nobody && tile->player != BST_NO_PLAYER)
        bst_modules_board_laid (board);
      by_nobody = by_nobody && tile->player == BST_NO_PLAYER;
      bst_position_begin_step (board);
      bst_position_lay (board, (guint) tile->type, tile->x, tile->y, tile->rotation, tile->player);
    }
  if (by_nobody)
    bst_modules_board_laid (board);

  return board;
}

static gboolean
is_open (const BstPosition *p,
         guint              part)
{
  const BstPart *root = &p->parts[bst_position_root (p, part)];

  return root->open > 0 && bst_feature_kind_get (root->kind)->completes;
}

/* Would the tile, laid so, complete the feature of @part? */
static gboolean
completes (BstPosition *board,
           guint        type,
           int          x,
           int          y,
           guint        rotation,
           guint        part)
{
  gboolean is_complete;

  bst_position_begin_step (board);
  bst_position_lay (board, type, x, y, rotation, (int) board->head.turn);
  is_complete = !is_open (board, part);
  bst_position_undo (board);

  return is_complete;
}

/* What is complete with one tile has one cell for it: another tile would have to lie there too. */
static gboolean
another_completes (const BstPosition *p,
                   BstPosition       *board,
                   guint              type,
                   int                x,
                   int                y,
                   guint              part)
{
  for (guint other = 0; other < p->n_types; other++)
    for (guint rotation = 0; rotation < 4; rotation++)
      if (other != type && p->remaining[other] > 0 && p->types[other].group != BST_DRAW_NEVER
          && bst_position_why_not (board, other, x, y, rotation, NULL) == BST_REASON_NONE
          && completes (board, other, x, y, rotation, part))
        return TRUE;

  return FALSE;
}

/* Does the tile there complete something that no other could? Only what is round the cell can be. */
static gboolean
completes_alone (const BstPosition *p,
                 BstPosition       *board,
                 guint              type,
                 int                x,
                 int                y,
                 guint              rotation)
{
  for (guint i = 0; i < 9; i++)
    {
      int index = bst_position_find_tile (board, x + (int) i % 3 - 1, y + (int) i / 3 - 1);
      guint first = index >= 0 ? board->tiles[index].first_part : 0;
      guint n_segments = index >= 0 ? board->types[board->tiles[index].type].n_segments : 0;

      for (guint part = first; part < first + n_segments; part++)
        if (is_open (board, part) && completes (board, type, x, y, rotation, part)
            && !another_completes (p, board, type, x, y, part))
          return TRUE;
    }

  return FALSE;
}

/* Could the tile just laid, wherever, complete something that no other kind left could? */
static gboolean
is_only_one (const BstPosition *p)
{
  g_autoptr (BstPosition) board = take_last_tile_back (p);
  g_autofree BstPlacement *placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (p->head.n_tiles));
  guint type = (guint) p->tiles[p->head.n_tiles - 1].type;
  guint n_placements = bst_position_get_placements (board, type, placements);

  for (guint i = 0; i < n_placements; i++)
    for (guint rotation = 0; rotation < 4; rotation++)
      if ((placements[i].rotations & (1u << rotation))
          && completes_alone (p, board, type, placements[i].x, placements[i].y, rotation))
        return TRUE;

  return FALSE;
}

/* --- The payment --- */

static gboolean
can_give (guint from,
          guint to,
          guint amount,
          guint highest)
{
  return amount <= from && to + amount <= highest;
}

static gboolean
can_pay (const BstPosition *p,
         const BstStep     *step)
{
  guint payer = (guint) step->spot.player, payee = (guint) step->to.player;

  if (p->head.scores[payer] < step->points || step->points > BST_MAX_PRICE
      || !can_give (bst_position_get_abbeys (p, payer), bst_position_get_abbeys (p, payee), step->abbeys, BST_MAX_ABBEYS))
    return FALSE;
  for (guint good = 0; good < BST_N_GOODS; good++)
    if (!can_give (p->head.goods[payer][good], p->head.goods[payee][good], step->goods[good],
                   BST_MAX_GOODS))
      return FALSE;

  return TRUE;
}

static gboolean
is_nothing (const BstStep *step)
{
  guint sum = step->points + step->abbeys;

  for (guint good = 0; good < BST_N_GOODS; good++)
    sum += step->goods[good];

  return sum == 0;
}

static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  if (step->kind != BST_STEP_PAY)
    return BST_REASON_NOT_HANDLED;
  if (!is_in_play (p))
    return BST_REASON_NO_BUYING;
  if (p->head.phase != BST_PHASE_ACTION)
    return BST_REASON_BUY_FIRST;
  if (step->spot.player == step->to.player
      || ((guint) step->spot.player != p->head.turn && (guint) step->to.player != p->head.turn))
    return BST_REASON_BUYERS;
  if (is_nothing (step) || !can_pay (p, step))
    return BST_REASON_CANNOT_PAY;

  return is_only_one (p) ? BST_REASON_NONE : BST_REASON_NOT_ALONE;
}

/* One side of it: the player gives what is below zero. */
static void
pay_price (BstPosition   *p,
           const BstStep *step,
           guint          player,
           guint          other,
           int            sign,
           BstEvents     *events)
{
  BstEvent event;

  bst_position_begin_event (p, BST_EVENT_PURCHASE, &event);
  event.players = (guint8) (1u << player);
  event.other = (guint8) other;
  if (step->points > 0)
    bst_event_add_term (&event, BST_TERM_POINTS, sign * step->points, 1);
  for (guint good = 0; good < BST_N_GOODS; good++)
    if (step->goods[good] > 0)
      bst_event_add_term (&event, BST_TERM_WINE + good, sign * step->goods[good], 0);
  if (step->abbeys > 0)
    bst_event_add_term (&event, BST_TERM_ABBEYS, sign * step->abbeys, 0);
  bst_position_pay (p, &event, events);
}

static void
transfer (guint8 *from,
          guint8 *to,
          guint8  amount)
{
  *from -= amount;
  *to += amount;
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  guint payer = (guint) step->spot.player, payee = (guint) step->to.player;

  if (step->kind != BST_STEP_PAY)
    return BST_STEP_FOREIGN;

  pay_price (p, step, payer, payee, -1, events);
  pay_price (p, step, payee, payer, 1, events);
  for (guint good = 0; good < BST_N_GOODS; good++)
    transfer (&p->head.goods[payer][good], &p->head.goods[payee][good], step->goods[good]);
  if (step->abbeys > 0)
    {
      bst_modules_set_tokens (p, BST_TOKEN_ABBEY, payer, bst_position_get_abbeys (p, payer) - step->abbeys);
      bst_modules_set_tokens (p, BST_TOKEN_ABBEY, payee, bst_position_get_abbeys (p, payee) + step->abbeys);
    }

  return BST_STEP_STAYS;
}

const BstModule bst_module_buying = {
  .name = "buying",
  .steps = BST_STEP_BIT (BST_STEP_PAY),
  .is_in_play = is_in_play,
  .why_not_step = why_not_step,
  .make_step = make_step,
};
