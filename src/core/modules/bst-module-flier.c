/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The flying machines (FL1 to FL6): whoever lays one may put a follower on it, who flies as far as a die says and comes
 * down on something unfinished, whoever stands there. */

#include "bst-module-list.h"

/* A die of three sides. */
#define MAX_DISTANCE 3

/* The eighths of a turn that a direction goes round. */
#define N_DIRECTIONS 8

/* Who is in the air, until he comes down. */
typedef struct
{
  guint8 flies;
  guint8 player;
  guint8 kind;              /* BstFigureKind */
  gint16 x;                 /* where he comes down */
  gint16 y;
} Flier;

static inline const Flier *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_FLIER);
}

static inline Flier *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_FLIER);
}

static gboolean
is_in_play (const BstPosition *p)
{
  for (guint type = 0; type < p->n_types; type++)
    if (p->types[type].signs & BST_SIGN_FLIER)
      return TRUE;

  return FALSE;
}

/* FL2: the cell so many steps from the tile in the direction of its machine, which was turned with it; a step may be
 * diagonal. */
static void
find_target (const BstPosition *p,
             const BstTile     *tile,
             guint              distance,
             gint16            *x,
             gint16            *y)
{
  static const gint8 dx[N_DIRECTIONS] = { 0, 1, 1, 1, 0, -1, -1, -1 };
  static const gint8 dy[N_DIRECTIONS] = { -1, -1, 0, 1, 1, 1, 0, -1 };
  guint direction = (p->types[tile->type].parameter + 2u * tile->rotation) % N_DIRECTIONS;

  *x = (gint16) (tile->x + dx[direction] * (int) distance);
  *y = (gint16) (tile->y + dy[direction] * (int) distance);
}

/* FL3, FL5: on what is not complete, but no field and no tower, if the kind may stand there; others do not matter. */
static gboolean
may_land (const BstPosition *p,
          BstFigureKind      kind,
          guint              part)
{
  const BstPart *feature = &p->parts[bst_position_root (p, part)];

  return bst_feature_kind_get (feature->kind)->completes && feature->open > 0 && bst_figure_may_stand (kind, feature->kind)
         && !bst_modules_is_barred (p, p->parts[part].tile);
}

static void
add_landings (const BstPosition *p,
              const Flier       *flier,
              BstSteps          *steps)
{
  int index = bst_position_find_tile (p, flier->x, flier->y);
  const BstTile *tile = index >= 0 ? &p->tiles[index] : NULL;

  for (guint i = 0; tile != NULL && i < p->types[tile->type].n_segments; i++)
    {
      BstStep step = { .kind = BST_STEP_LAND };

      if (!may_land (p, flier->kind, tile->first_part + i) || bst_steps_skip (steps, 1))
        continue;
      step.spot = (BstSpot) { .player = (gint8) flier->player, .figure = flier->kind };
      step.to.player = BST_NO_PLAYER;
      bst_position_name_spot (p, tile->first_part + i, &step.spot);
      bst_steps_add (steps, &step);
    }
}

static gboolean
can_land (const BstPosition *p,
          const Flier       *flier)
{
  BstSteps landings = BST_STEPS_COUNT;

  add_landings (p, flier, &landings);

  return bst_steps_get_count (&landings) > 0;
}

/* FL1: every follower may, no other figure. */
static void
add_flights (const BstPosition *p,
             BstSteps          *steps)
{
  const BstTile *tile = &p->tiles[p->head.n_tiles - 1];

  if (!(p->types[tile->type].signs & BST_SIGN_FLIER) || p->head.n_figures >= BST_MAX_FIGURES || !bst_modules_may_pass (p))
    return;
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    {
      BstStep step = { .kind = BST_STEP_FLY };

      if (!bst_figure_is_follower (kind) || p->head.supply[kind][p->head.turn] == 0 || bst_steps_skip (steps, 1))
        continue;
      step.spot = (BstSpot) { .player = (gint8) p->head.turn, .figure = (guint8) kind };
      step.to.player = BST_NO_PLAYER;
      bst_steps_add (steps, &step);
    }
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  if (p->head.phase == BST_PHASE_ACTION)
    add_flights (p, steps);
  else if (get (p)->flies)
    add_landings (p, get (p), steps);
}

static guint
get_chances (const BstPosition *p,
             const BstStep     *step,
             guint              weights[BST_MAX_RESULTS])
{
  if (step->kind != BST_STEP_FLY)
    return 0;
  for (guint i = 0; i < MAX_DISTANCE; i++)
    weights[i] = 1;

  return MAX_DISTANCE;
}

static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  return phase == BST_PHASE_LANDING && get (p)->flies;
}

static BstReason
may_not_pass (const BstPosition *p,
              BstPhase           phase)
{
  return needs_decision (p, phase) ? BST_REASON_LANDING_MUST : BST_REASON_NONE;
}

static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  if (step->kind == BST_STEP_FLY)
    return BST_REASON_FLIGHT;

  return step->kind == BST_STEP_LAND ? BST_REASON_LANDING : BST_REASON_NOT_HANDLED;
}

/* FL4: who cannot come down goes home. */
static void
fly (BstPosition   *p,
     const BstStep *step)
{
  Flier flier = { TRUE, (guint8) step->spot.player, step->spot.figure, 0, 0 };

  find_target (p, &p->tiles[p->head.n_tiles - 1], step->result, &flier.x, &flier.y);
  if (!can_land (p, &flier))
    return;
  *change (p) = flier;
  p->head.supply[flier.kind][flier.player]--;
}

static void
land (BstPosition   *p,
      const BstStep *step)
{
  bst_position_put (p, (guint) step->spot.player, step->spot.figure, bst_position_find_part (p, &step->spot));
  *change (p) = (Flier) { 0 };
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  if (step->kind == BST_STEP_FLY)
    fly (p, step);
  else if (step->kind == BST_STEP_LAND)
    land (p, step);
  else
    return BST_STEP_FOREIGN;

  return BST_STEP_DONE;
}

static guint
count_away (const BstPosition *p,
            guint              player,
            BstFigureKind      kind)
{
  return get (p)->flies && get (p)->player == player && get (p)->kind == kind;
}

/* "flying Red big 3,1" */
static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  if (!get (p)->flies)
    return;
  bst_token_begin (out);
  g_string_append (out, "flying ");
  bst_token_print_figure (p, get (p)->player, get (p)->kind, out);
  g_string_append_printf (out, " %d,%d", get (p)->x, get (p)->y);
}

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  guint n_words = g_strv_length (words), player, kind;
  g_autofree char *cell = NULL;
  Flier *flier;
  gint16 x, y;

  if (n_words < 3 || strcmp (words[0], "flying") != 0 || !bst_token_read_cell (words[n_words - 1], &x, &y))
    return FALSE;
  cell = g_steal_pointer (&words[n_words - 1]);
  if (!bst_token_read_figure (p, words + 1, &player, &kind))
    return FALSE;
  flier = change (p);
  *flier = (Flier) { TRUE, (guint8) player, (guint8) kind, x, y };

  return TRUE;
}

static gboolean
is_ok (const BstPosition *p)
{
  return !get (p)->flies || can_land (p, get (p));
}

const BstModule bst_module_flier = {
  .name = "flier",
  .phases = BST_IN (BST_PHASE_ACTION) | BST_IN (BST_PHASE_LANDING),
  .steps = BST_STEP_BIT (BST_STEP_FLY) | BST_STEP_BIT (BST_STEP_LAND),
  .memory = sizeof (Flier),
  .is_in_play = is_in_play,
  .needs_decision = needs_decision,
  .may_not_pass = may_not_pass,
  .add_steps = add_steps,
  .get_chances = get_chances,
  .why_not_step = why_not_step,
  .make_step = make_step,
  .count_away = count_away,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .is_ok = is_ok,
};
