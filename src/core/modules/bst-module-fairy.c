/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The fairy: instead of putting a figure a player sends her to one of his followers (PD3). There
 * she gives 1 point at the beginning of his turn, and 3 when what he stands on is scored (PD4).
 * By one rule she stands on a tile, for all followers of its owner there. */

#include "bst-module-list.h"

#include <string.h>

#define TURN_POINTS   1
#define SCORED_POINTS 3

typedef enum
{
  NOWHERE,
  ALONE,                    /* on a tile */
  BESIDE                    /* beside the follower on @part */
} State;

typedef struct
{
  gint16  x;
  gint16  y;
  guint16 part;
  guint8  state;            /* State */
  guint8  player;           /* whose follower is beside her; as the next */
  guint8  kind;
} Fairy;

static inline const Fairy *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_FAIRY);
}

static inline Fairy *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_FAIRY);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.fairy;
}

/* A follower of the player whose turn it is? */
static inline gboolean
is_his (const BstPosition *p,
        const BstFigure   *figure)
{
  return figure->player == (gint8) p->head.turn && bst_figure_is_follower (figure->kind);
}

/* Has he one on the same tile that comes before figure @index? */
static gboolean
has_earlier (const BstPosition *p,
             guint              index)
{
  guint tile = p->parts[p->figures[index].part].tile;

  for (guint i = 0; i < index; i++)
    if (is_his (p, &p->figures[i]) && p->parts[p->figures[i].part].tile == tile)
      return TRUE;

  return FALSE;
}

static gboolean
is_at (const BstPosition *p,
       int                x,
       int                y)
{
  return get (p)->state != NOWHERE && get (p)->x == x && get (p)->y == y;
}

/* The tile of a figure, once for all that he has there; but she does not move to where she is. */
static void
add_tile (const BstPosition *p,
          guint              index,
          BstSteps          *steps)
{
  const BstTile *tile = &p->tiles[p->parts[p->figures[index].part].tile];
  BstStep step = { .kind = BST_STEP_FAIRY };

  if (is_at (p, tile->x, tile->y) || has_earlier (p, index) || bst_steps_skip (steps, 1))
    return;
  step.spot = (BstSpot) { tile->x, tile->y, BST_NO_PLAYER, 0, 0, 0 };
  step.to.player = BST_NO_PLAYER;
  bst_steps_add (steps, &step);
}

static void
add_tiles (const BstPosition *p,
           BstSteps          *steps)
{
  for (guint i = 0; i < p->head.n_figures; i++)
    if (is_his (p, &p->figures[i]))
      add_tile (p, i, steps);
}

/* The figure beside her, or one that stands there just so: she does not know one from the other. -1 if there is none. */
static int
find_beside (const BstPosition *p)
{
  const Fairy *fairy = get (p);

  for (guint i = 0; fairy->state == BESIDE && i < p->head.n_figures; i++)
    if (p->figures[i].part == fairy->part && p->figures[i].player == (gint8) fairy->player
        && p->figures[i].kind == fairy->kind)
      return (int) i;

  return -1;
}

static inline gboolean
is_beside_his (const BstPosition *p)
{
  return get (p)->state == BESIDE && get (p)->player == p->head.turn;
}

static void
add_followers (const BstPosition *p,
               BstSteps          *steps)
{
  int beside;

  if (!bst_steps_wants_one (steps) && bst_steps_skip (steps, p->head.n_out[p->head.turn] - is_beside_his (p)))
    return;
  beside = find_beside (p);
  for (guint i = 0; i < p->head.n_figures; i++)
    if (is_his (p, &p->figures[i]) && (int) i != beside && !bst_steps_skip (steps, 1))
      {
        bst_position_add_figure (p, BST_STEP_FAIRY, i, steps);
        if (bst_steps_is_full (steps))
          return;
      }
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  if (!bst_modules_may_pass (p))
    return;
  if (p->rules.fairy_placement == BST_FAIRY_ON_TILE)
    add_tiles (p, steps);
  else
    add_followers (p, steps);
}

/* She comes in place of a figure, so not after one. */
static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  if (step->kind != BST_STEP_FAIRY)
    return BST_REASON_NOT_HANDLED;

  return bst_phase_is_before (BST_PHASE_ACTION, p->head.phase) ? BST_REASON_ONE_FIGURE
                                          : BST_REASON_FAIRY;
}

static void
go_to (BstPosition   *p,
       const BstSpot *spot)
{
  gboolean is_alone = spot->player == BST_NO_PLAYER;

  *change (p) = (Fairy) {
    spot->x, spot->y, is_alone ? BST_NO_PART : (guint16) bst_position_find_part (p, spot),
    is_alone ? ALONE : BESIDE, is_alone ? 0 : (guint8) spot->player, is_alone ? 0 : spot->figure
  };
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  if (step->kind != BST_STEP_FAIRY)
    return BST_STEP_FOREIGN;

  go_to (p, &step->spot);

  return BST_STEP_DONE;
}

/* Can she help anybody where she is? */
static inline gboolean
helps_any (const BstPosition *p)
{
  return get (p)->state == BESIDE
         || (get (p)->state == ALONE && p->rules.fairy_placement == BST_FAIRY_ON_TILE);
}

/* Does she help this figure? */
static inline gboolean
helps (const BstPosition *p,
       const BstFigure   *figure)
{
  const Fairy *fairy = get (p);
  const BstTile *tile;

  if (fairy->state == BESIDE)
    return figure->part == fairy->part && figure->player == (gint8) fairy->player && figure->kind == fairy->kind;
  if (!helps_any (p))
    return FALSE;
  tile = &p->tiles[p->parts[figure->part].tile];

  return tile->x == fairy->x && tile->y == fairy->y && bst_figure_is_follower (figure->kind);
}

static void
fill_event (const BstPosition *p,
            guint              part,
            guint              player,
            BstEventCause      cause,
            BstEvent          *event)
{
  bst_position_begin_event (p, cause, event);
  event->kind = (BstFeatureKind) p->parts[part].kind;
  event->part = (guint16) part;
  event->players = (guint8) (1u << player);
}

/* One follower beside her; or any number of one owner's on her tile. */
static gboolean
bonus (const BstPosition *p,
       guint              root,
       BstEvent          *event)
{
  gboolean found = FALSE;

  if (!helps_any (p))
    return FALSE;

  for (guint i = 0; i < p->head.n_figures; i++)
    {
      const BstFigure *figure = &p->figures[i];

      if (!helps (p, figure) || bst_position_root (p, figure->part) != root)
        continue;
      if (!found)
        {
          fill_event (p, figure->part, (guint) figure->player, BST_EVENT_FAIRY_SCORED, event);
          bst_event_add_term (event, BST_TERM_POINTS, SCORED_POINTS, 1);
        }
      event->players |= (guint8) (1u << figure->player);
      found = TRUE;
    }

  return found;
}

/* PD4; not in the last round, in which no tiles are drawn. */
static void
turn_begins (BstPosition *p,
             BstEvents   *events)
{
  guint n_followers = is_beside_his (p), part = get (p)->part;
  BstEvent event;

  for (guint i = 0; get (p)->state == ALONE && helps_any (p) && i < p->head.n_figures; i++)
    if (p->figures[i].player == (gint8) p->head.turn && helps (p, &p->figures[i]))
      {
        n_followers++;
        part = p->figures[i].part;
      }
  if (n_followers == 0 || !bst_position_has_drawable (p))
    return;
  fill_event (p, part, p->head.turn, BST_EVENT_FAIRY_TURN, &event);
  bst_event_add_term (&event, BST_TERM_FOLLOWERS, (int) n_followers, TURN_POINTS);
  event.turn = p->head.n_placed + 1u;
  bst_position_pay (p, &event, events);
}

/* She stays where she is when her follower leaves (PD3). Of two that are alike it is the other one who left. */
static void
left (BstPosition     *p,
      const BstFigure *figure)
{
  if (get (p)->state == BESIDE && get (p)->part == figure->part && get (p)->player == figure->player && get (p)->kind == figure->kind
      && (p->parts[bst_position_root (p, figure->part)].n_figures == 0 || find_beside (p) < 0))
    *change (p) = (Fairy) { get (p)->x, get (p)->y, BST_NO_PART, ALONE, 0, 0 };
}

static gboolean
get_neutral (const BstPosition *p,
             BstNeutralKind     kind,
             BstNeutral        *where)
{
  const Fairy *fairy = get (p);

  if (kind != BST_NEUTRAL_FAIRY || fairy->state == NOWHERE)
    return FALSE;
  *where = (BstNeutral) {
    fairy->x, fairy->y, fairy->state == BESIDE ? fairy->part : BST_NO_PART, fairy->state == BESIDE, fairy->player, fairy->kind
  };

  return TRUE;
}

gboolean
bst_position_find_fairy (const BstPosition *p,
                         int               *x,
                         int               *y)
{
  if (!bst_position_has_memory (p, BST_MODULE_FAIRY) || get (p)->state == NOWHERE)
    return FALSE;
  *x = get (p)->x;
  *y = get (p)->y;

  return TRUE;
}

static void
set_neutral (BstPosition      *p,
             BstNeutralKind    kind,
             const BstNeutral *where)
{
  if (kind == BST_NEUTRAL_FAIRY)
    *change (p) = (Fairy) {
      where->x, where->y, where->part, where->is_beside ? BESIDE : ALONE, where->player, where->kind
    };
}

static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  BstStep step = { .kind = BST_STEP_FAIRY };
  int x, y, figure;

  if (!bst_position_get_neutral (p, BST_NEUTRAL_FAIRY, &x, &y, &figure))
    return;
  step.to.player = BST_NO_PLAYER;
  step.spot = (BstSpot) { (gint16) x, (gint16) y, BST_NO_PLAYER, 0, 0, 0 };
  if (figure >= 0)
    bst_position_get_figure_spot (p, (guint) figure, &step.spot);
  bst_token_print_step (p, &step, out);
}

/* Written as the step that brings her there. */
static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  BstStep step;

  if (!bst_token_read_step (p, item, &step) || step.kind != BST_STEP_FAIRY
      || bst_position_find_tile (p, step.spot.x, step.spot.y) < 0)
    return FALSE;
  if (step.spot.player != BST_NO_PLAYER
      && (bst_position_find_figure (p, &step.spot) < 0
          || !bst_figure_is_follower (step.spot.figure)))
    return FALSE;
  go_to (p, &step.spot);

  return TRUE;
}

static gboolean
is_ok (const BstPosition *p)
{
  int x, y, figure;

  return !bst_position_get_neutral (p, BST_NEUTRAL_FAIRY, &x, &y, &figure)
         || (bst_position_find_tile (p, x, y) >= 0
             && (figure >= 0) == (get (p)->state == BESIDE));
}

const BstModule bst_module_fairy = {
  .name = "fairy",
  .phases = BST_IN (BST_PHASE_ACTION),
  .steps = BST_STEP_BIT (BST_STEP_FAIRY),
  .memory = sizeof (Fairy),
  .is_in_play = is_in_play,
  .add_steps = add_steps,
  .why_not_step = why_not_step,
  .make_step = make_step,
  .bonus = bonus,
  .left = left,
  .get_neutral = get_neutral,
  .set_neutral = set_neutral,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .is_ok = is_ok,
  .turn_begins = turn_begins,
};
