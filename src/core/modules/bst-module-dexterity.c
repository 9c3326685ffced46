/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The catapult and the Knights' Tournament are played with the hand: the record says which
 * figures were removed, moved or exchanged, and the board only sees to it that quarantine is
 * kept. Out of a completed city of rats a hand takes followers for the tournament (D12), and
 * followers and builders by the rules of another expansion (D11), but nobody for the catapult; a
 * builder follows the last follower (D14). */

#include "bst-module.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.dexterity;
}

static gboolean
is_dexterity_phase (BstPhase phase)
{
  return phase == BST_PHASE_ACTION || phase == BST_PHASE_COMMIT || phase == BST_PHASE_DEXTERITY;
}

static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  return TRUE;
}

/* May a completed city of rats be left? No other figures than followers and builders are in it. */
static gboolean
ends_quarantine (BstDexterityReason reason,
                 BstFigureKind kind)
{
  return reason == BST_DEXTERITY_OTHER
         || (reason == BST_DEXTERITY_TOURNAMENT && bst_figure_is_follower (kind));
}

/* Why this figure may not be taken from where it stands. */
static BstReason
why_not_taken (const BstPosition   *p,
               const BstSpot       *spot,
               BstDexterityReason   reason)
{
  int index = bst_position_find_figure (p, spot);

  if (index < 0)
    return BST_REASON_NO_SUCH_FIGURE;
  if (!p->parts[bst_position_root (p, p->figures[index].part)].paid)
    return BST_REASON_NONE;

  return ends_quarantine (reason, spot->figure)
         ? BST_REASON_NONE : BST_REASON_QUARANTINE;
}

/* May the kind of figure stand on such a feature at all, by a throw? Whoever stands there already
 * is the throw's matter. */
static gboolean
may_stand (const BstPosition *p,
           const BstSpot     *figure,
           guint              part)
{
  guint feature = p->parts[part].kind;

  return !p->parts[bst_position_root (p, part)].paid && !bst_figure_kind_get (figure->figure)->on_corner
         && bst_feature_kind_get (feature)->is_claimed && bst_figure_may_stand (figure->figure, feature);
}

static BstReason
why_not_moved (const BstPosition *p,
               const BstStep     *step)
{
  guint part = bst_position_find_part (p, &step->to);

  if (part == BST_NO_PART)
    return BST_REASON_NO_FEATURE;

  return may_stand (p, &step->spot, part) ? BST_REASON_NONE : BST_REASON_MAY_NOT_STAND;
}

static BstReason
why_not_exchanged (const BstPosition *p,
                   const BstStep     *step)
{
  BstReason reason = why_not_taken (p, &step->to, step->reason);

  if (reason != BST_REASON_NONE)
    return reason;
  if (!bst_figure_is_follower (step->spot.figure) || !bst_figure_is_follower (step->to.figure)
      || bst_position_find_figure (p, &step->spot) == bst_position_find_figure (p, &step->to))
    return BST_REASON_TWO_FOLLOWERS;

  return may_stand (p, &step->spot, bst_position_find_part (p, &step->to))
         && may_stand (p, &step->to, bst_position_find_part (p, &step->spot))
         ? BST_REASON_NONE : BST_REASON_MAY_NOT_STAND;
}

static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  BstReason reason;

  if (step->kind != BST_STEP_DEXTERITY_REMOVES && step->kind != BST_STEP_DEXTERITY_MOVES
      && step->kind != BST_STEP_DEXTERITY_EXCHANGES)
    return BST_REASON_NOT_HANDLED;
  if (!is_in_play (p) || !is_dexterity_phase (p->head.phase))
    return BST_REASON_NOT_NOW;

  reason = why_not_taken (p, &step->spot, step->reason);
  if (reason != BST_REASON_NONE || step->kind == BST_STEP_DEXTERITY_REMOVES)
    return reason;

  return step->kind == BST_STEP_DEXTERITY_MOVES ? why_not_moved (p, step) : why_not_exchanged (p, step);
}

/* Takes a figure off without giving it back; its lonely helpers go home. */
static void
lift (BstPosition   *p,
      const BstSpot *spot)
{
  guint index = (guint) bst_position_find_figure (p, spot);
  guint root = bst_position_root (p, p->figures[index].part);

  bst_position_lift (p, index);
  bst_position_send_helpers (p, root, (guint) spot->player);
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  guint from, to;

  switch (step->kind)
    {
    case BST_STEP_DEXTERITY_REMOVES:
      bst_position_send_home (p, (guint) bst_position_find_figure (p, &step->spot));
      return BST_STEP_STAYS;
    case BST_STEP_DEXTERITY_MOVES:
      to = bst_position_find_part (p, &step->to);
      lift (p, &step->spot);
      bst_position_put (p, (guint) step->spot.player, step->spot.figure, to);
      return BST_STEP_STAYS;
    case BST_STEP_DEXTERITY_EXCHANGES:
      from = bst_position_find_part (p, &step->spot);
      to = bst_position_find_part (p, &step->to);
      lift (p, &step->spot);
      lift (p, &step->to);
      bst_position_put (p, (guint) step->spot.player, step->spot.figure, to);
      bst_position_put (p, (guint) step->to.player, step->to.figure, from);
      return BST_STEP_STAYS;
    default:
      return BST_STEP_FOREIGN;
    }
}

const BstModule bst_module_dexterity = {
  .name = "hand",
  .phases = BST_IN (BST_PHASE_DEXTERITY),
  .steps = BST_STEP_BIT (BST_STEP_DEXTERITY_REMOVES) | BST_STEP_BIT (BST_STEP_DEXTERITY_MOVES)
           | BST_STEP_BIT (BST_STEP_DEXTERITY_EXCHANGES),
  .is_in_play = is_in_play,
  .needs_decision = needs_decision,
  .why_not_step = why_not_step,
  .make_step = make_step,
};
