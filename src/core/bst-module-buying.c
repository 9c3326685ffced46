/* SPDX-License-Identifier: GPL-3.0-or-later */

/* House rule: a tile may be bought (H7). Two players agree on any price of points, goods and
 * abbeys, and it is paid once the tile lies: by the player who lays it, if he bought it from the
 * one who drew it, or to him, if he lays it for another. */

#include "bst-module.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.buying;
}

static gboolean
can_pay (const BstPosition *p,
         const BstStep     *step)
{
  guint payer = (guint) step->spot.player;

  if (p->head.scores[payer] < step->points || p->tokens.abbeys[payer] < step->abbeys)
    return FALSE;
  for (guint good = 0; good < BST_N_GOODS; good++)
    if (p->head.goods[payer][good] < step->goods[good])
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

static const char *
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  if (step->kind != BST_STEP_PAY)
    return "";
  if (!is_in_play (p))
    return "H7: the game is played without buying";
  if (p->head.phase != BST_PHASE_ACTION)
    return "H7: a tile is paid for before a figure is put on it";
  if (step->spot.player == step->to.player
      || ((guint) step->spot.player != p->head.turn && (guint) step->to.player != p->head.turn))
    return "H7: whoever lays the tile pays another player for it, or is paid";
  if (is_nothing (step) || !can_pay (p, step))
    return "H7: the player does not have what he is to pay";

  return NULL;
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
      bst_position_save_tokens (p);
      transfer (&p->tokens.abbeys[payer], &p->tokens.abbeys[payee], step->abbeys);
    }

  return BST_STEP_STAYS;
}

const BstModule bst_module_buying = {
  .name = "buying",
  .is_in_play = is_in_play,
  .why_not_step = why_not_step,
  .make_step = make_step,
};
