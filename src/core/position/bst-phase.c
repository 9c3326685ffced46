/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The turn after its tile was laid: which phase it is in, which steps are legal, and what comes
 * next. */

#include "bst-module.h"
#include "bst-phase-kind.h"

/* --- Lists --- */

void
bst_steps_add (BstSteps      *steps,
               const BstStep *step)
{
  if (bst_steps_skip (steps, 1))
    return;
  if (steps->n_items == steps->allocated)
    {
      steps->allocated = MAX (16, 2 * steps->allocated);
      steps->items = g_renew (BstStep, steps->items, steps->allocated);
    }
  steps->items[steps->n_items++] = *step;
  steps->skip = steps->skip_after;
}

void
bst_steps_clear (BstSteps *steps)
{
  g_clear_pointer (&steps->items, g_free);
  steps->n_items = steps->allocated = 0;
}

/* --- Figures from the supply --- */

gboolean
bst_position_is_free (const BstPosition *p,
                      guint              part)
{
  return bst_position_is_unclaimed (&p->parts[bst_position_root (p, part)]);
}

/* M5, unless a module says otherwise. */
static inline gboolean
takes_followers (const BstPosition *p,
                 guint              player,
                 guint              root)
{
  return bst_position_is_unclaimed (&p->parts[root])
         || (p->hooked[BST_HOOK (may_share)] != 0 && bst_modules_may_share (p, player, root));
}

/* May anything be put on the tile? */
static inline gboolean
is_open_tile (const BstPosition *p,
              guint              tile)
{
  /* Only supplies set by hand can bring so many. */
  return p->head.n_figures < BST_MAX_FIGURES && (p->n_modules == 0 || !bst_modules_is_barred (p, tile));
}

/* ... on this part of an open tile? */
static inline gboolean
may_put (const BstPosition *p,
         guint              player,
         BstFigureKind      kind,
         guint              part)
{
  if (bst_figure_is_follower (kind))
    return (p->grounds[kind] >> p->parts[part].kind & 1u) && takes_followers (p, player, bst_position_root (p, part));

  return bst_modules_may_put (p, player, kind, part);
}

/* May a figure from the supply be put on this part, of the last tile or through a portal? */
static gboolean
may_put_now (const BstPosition *p,
             guint              player,
             BstFigureKind      kind,
             guint              part)
{
  return is_open_tile (p, p->parts[part].tile) && may_put (p, player, kind, part);
}

guint
bst_position_get_spots (const BstPosition *p,
                        guint              player,
                        BstFigureKind      kind,
                        guint8            *out)
{
  const BstTile *tile = &p->tiles[p->head.n_tiles - 1];
  guint n_segments = p->types[tile->type].n_segments;
  guint n_spots = 0;

  if (p->head.supply[kind][player] == 0 || !is_open_tile (p, p->head.n_tiles - 1u))
    return 0;

  for (guint i = 0; i < n_segments; i++)
    if (may_put (p, player, kind, tile->first_part + i))
      out[n_spots++] = (guint8) i;

  return n_spots;
}

/* The segments of a tile, as bits, of features on which a follower of the player to move stands. */
static guint
find_his (const BstPosition *p,
          const BstTile     *tile)
{
  guint n_segments = p->types[tile->type].n_segments, his = 0;

  for (guint i = 0; i < n_segments; i++)
    his |= (guint) bst_position_has_follower (p, bst_position_root (p, tile->first_part + i), p->head.turn) << i;

  return his;
}

static guint G_GNUC_NO_INLINE
list_puts (const BstPosition *p,
           BstPut            *out)
{
  const BstTile *tile = &p->tiles[p->head.n_tiles - 1];
  guint n_segments = p->types[tile->type].n_segments;
  guint unclaimed = 0, his = 0, n_puts = 0;
  gboolean knows_his = FALSE;

  if (!bst_modules_may_pass (p) || !is_open_tile (p, p->head.n_tiles - 1u))
    return 0;

  for (guint i = 0; i < n_segments; i++)
    unclaimed |= (guint) takes_followers (p, p->head.turn, bst_position_root (p, tile->first_part + i)) << i;
  /* Only by hand has anybody figures that the game has not. */
  for (guint kinds = p->head.edited ? BST_ALL_FIGURES : p->figure_kinds; kinds != 0; kinds &= kinds - 1)
    {
      guint kind = (guint) __builtin_ctz (kinds);
      guint features = p->grounds[kind];
      gboolean is_follower = bst_figure_is_follower (kind);
      guint left;

      /* Who stands on a corner stands on no segment. */
      if (p->head.supply[kind][p->head.turn] == 0 || bst_figure_kind_get (kind)->on_corner)
        continue;
      if (bst_figure_kind_get (kind)->goes_with_last && !knows_his)
        {
          his = find_his (p, tile);
          knows_his = TRUE;
        }
      left = is_follower ? unclaimed : bst_figure_kind_get (kind)->goes_with_last ? his : (1u << n_segments) - 1;
      for (; left != 0; left &= left - 1)
        {
          guint i = (guint) __builtin_ctz (left), part = tile->first_part + i;

          if (is_follower ? features >> p->parts[part].kind & 1u
                          : (guint) bst_modules_may_put (p, p->head.turn, kind, part))
            out[n_puts++] = (BstPut) { (guint8) kind, (guint8) i };
        }
    }

  return n_puts;
}

guint
bst_position_get_puts (const BstPosition *p,
                       BstPut            *out)
{
  return p->head.phase == BST_PHASE_ACTION ? list_puts (p, out) : 0;
}

void
bst_position_add_put (const BstPosition *p,
                      BstFigureKind      kind,
                      guint              part,
                      BstSteps          *steps)
{
  BstStep step = { .kind = BST_STEP_PUT };

  step.spot = (BstSpot) { .player = (gint8) p->head.turn, .figure = (guint8) kind };
  step.to.player = BST_NO_PLAYER;
  bst_position_name_spot (p, part, &step.spot);
  if (bst_figure_kind_get (kind)->on_corner)
    step.spot.side = BST_SIDE_CORNER;
  bst_steps_add (steps, &step);
}

void
bst_position_add_figure (const BstPosition *p,
                         BstStepKind        kind,
                         guint              index,
                         BstSteps          *steps)
{
  BstStep step = { .kind = (guint8) kind };

  bst_position_get_figure_spot (p, index, &step.spot);
  step.to.player = BST_NO_PLAYER;
  bst_steps_add (steps, &step);
}

/* --- What is possible --- */

gboolean
bst_position_is_plain (const BstPosition *p)
{
  return p->is_plain;
}

const char *
bst_position_get_module (const BstPosition *p,
                         guint              index)
{
  return index < p->n_modules ? p->modules[index]->name : NULL;
}

BstPhase
bst_position_get_phase (const BstPosition *p)
{
  return p->head.phase;
}

guint
bst_position_get_decider (const BstPosition *p)
{
  return bst_modules_get_decider (p);
}

guint
bst_position_get_chances (const BstPosition *p,
                          const BstStep     *step,
                          guint              weights[BST_MAX_RESULTS])
{
  return p->hooked[BST_HOOK (get_chances)] == 0 ? 0 : bst_modules_get_chances (p, step, weights);
}

void
bst_position_roll (const BstPosition *p,
                   BstStep           *step,
                   BstRandom         *random)
{
  guint weights[BST_MAX_RESULTS];
  guint n_results = bst_position_get_chances (p, step, weights);
  guint sum = 0, drawn;

  for (guint i = 0; i < n_results; i++)
    sum += weights[i];
  if (sum == 0)
    return;
  drawn = bst_random_below (random, sum);
  for (step->result = 1; drawn >= weights[step->result - 1]; step->result++)
    drawn -= weights[step->result - 1];
}

/* Of the steps from @first on, those that chance decides become as many as results can come. */
static void
add_results (const BstPosition *p,
             BstSteps          *steps,
             guint              first)
{
  guint n_steps = steps->n_items;

  for (guint i = first; i < n_steps; i++)
    {
      BstStep step = steps->items[i];
      guint weights[BST_MAX_RESULTS];
      guint n_results = bst_position_get_chances (p, &step, weights);

      for (guint result = 1; result <= n_results; result++)
        if (weights[result - 1] > 0)
          {
            /* The first takes the place of the step, the others follow the list. */
            gboolean is_first = step.result == 0;

            step.result = (guint8) result;
            if (is_first)
              steps->items[i] = step;
            else
              bst_steps_add (steps, &step);
          }
    }
}

void
bst_position_get_steps (const BstPosition *p,
                        BstSteps          *steps)
{
  BstPut puts[BST_MAX_PUTS];
  guint n_puts = bst_position_get_puts (p, puts);
  guint first;

  for (guint i = 0; i < n_puts; i++)
    bst_position_add_put (p, puts[i].kind, p->tiles[p->head.n_tiles - 1].first_part + puts[i].segment, steps);
  first = steps->n_items;
  bst_modules_add_steps (p, steps);
  if (p->hooked[BST_HOOK (get_chances)] != 0)
    add_results (p, steps, first);
}

void
bst_position_count_other_steps (const BstPosition *p,
                                BstStepCounts     *counts)
{
  counts->n_steps = 0;
  if (bst_modules_get_steppers (p) != 0)
    bst_modules_count_steps (p, counts);
}

void
bst_position_get_other_step (const BstPosition *p,
                             BstStepCounts     *counts,
                             guint              index,
                             BstStep           *step)
{
  bst_modules_get_step (p, counts, index, step);
}

gboolean
bst_position_may_pass (const BstPosition *p)
{
  return p->head.phase != BST_PHASE_TILE && bst_modules_may_pass (p);
}

/* Names the places of a step as the lists do. */
static void
normalize (const BstPosition *p,
           BstSpot           *spot)
{
  gboolean is_corner;
  guint part;

  if (spot->player == BST_NO_PLAYER)
    return;
  part = bst_position_find_part (p, spot);
  if (part == BST_NO_PART)
    return;
  is_corner = spot->side >= BST_SIDE_CORNER;
  bst_position_name_spot (p, part, spot);
  if (is_corner)
    spot->side = BST_SIDE_CORNER;
}

/* Is the step, with its result, in the list? Or would it be, without regard to the result? */
static gboolean
is_listed (const BstPosition *p,
           const BstStep     *step,
           gboolean           with_result)
{
  g_auto (BstSteps) steps = { 0 };
  BstStep plain = *step;

  normalize (p, &plain.spot);
  bst_position_get_steps (p, &steps);
  for (guint i = 0; i < steps.n_items; i++)
    {
      if (!with_result)
        plain.result = steps.items[i].result;
      if (bst_step_equal (&steps.items[i], &plain))
        return TRUE;
    }

  return FALSE;
}

/* Why a figure, which no list has, may not stand on @part. */
static BstReason
why_not_on_part (const BstPosition *p,
                 const BstSpot     *spot,
                 guint              part)
{
  BstReason reason = bst_modules_why_not_put (p, spot, part);
  const BstTile *last = &p->tiles[p->head.n_tiles - 1];

  if (reason != BST_REASON_NONE)
    return reason;
  /* Nobody ever stands on a river. */
  if (part == BST_NO_PART || !bst_feature_kind_get (p->parts[part].kind)->takes_figures)
    return spot->x == last->x && spot->y == last->y ? BST_REASON_NO_FEATURE_ON_TILE
                                                    : BST_REASON_NO_FEATURE;
  reason = bst_modules_may_not_pass (p);
  if (reason != BST_REASON_NONE)
    return reason;
  if (p->parts[part].tile != p->head.n_tiles - 1u)
    return BST_REASON_NOT_LAST;
  if (p->parts[part].kind == BST_FEATURE_FIELD && !p->rules.farmers)
    return BST_REASON_NO_FARMERS;

  return BST_REASON_OCCUPIED;
}

/* What comes before a figure is put must be done, or may be passed. */
static BstReason
why_not_yet (const BstPosition *p)
{
  BstReason reason = bst_modules_may_not_pass (p);

  return reason != BST_REASON_NONE ? reason : BST_REASON_NOT_NOW;
}

static BstReason
why_not_figure (const BstPosition *p,
                const BstStep     *step)
{
  const BstSpot *spot = &step->spot;
  guint part;

  if (spot->player != (int) p->head.turn)
    return BST_REASON_NOT_HIS;
  if (p->head.phase != BST_PHASE_ACTION)
    return bst_phase_is_before (BST_PHASE_ACTION, p->head.phase) ? BST_REASON_ONE_FIGURE : why_not_yet (p);
  if (p->head.supply[spot->figure][spot->player] == 0)
    return BST_REASON_SUPPLY;
  part = bst_position_find_part (p, spot);
  /* The usual short way. */
  if (p->n_modules == 0 && step->result == 0 && part != BST_NO_PART && p->parts[part].tile == p->head.n_tiles - 1u
      && may_put_now (p, (guint) spot->player, spot->figure, part))
    return BST_REASON_NONE;

  return is_listed (p, step, TRUE) ? BST_REASON_NONE : why_not_on_part (p, spot, part);
}

/* A step that no list has. */
static BstReason
why_not_unlisted (const BstPosition *p,
                  const BstStep     *step)
{
  BstReason reason;

  if (p->head.phase == BST_PHASE_TILE)
    return BST_REASON_TURN_OVER;
  if (step->kind == BST_STEP_PASS)
    return step->result != 0 ? BST_REASON_RESULT : bst_modules_may_not_pass (p);
  reason = bst_modules_why_not_step (p, step);
  if (reason != BST_REASON_NOT_HANDLED)
    return reason;

  return step->result != 0 ? BST_REASON_RESULT : BST_REASON_NOT_NOW;
}

BstReason
bst_position_why_not_step (const BstPosition *p,
                           const BstStep     *step)
{
  gboolean may_be_chance = step->result != 0 || p->hooked[BST_HOOK (get_chances)] != 0;
  BstReason reason = BST_REASON_NONE;

  if (step->kind == BST_STEP_PUT && p->head.phase != BST_PHASE_TILE)
    reason = why_not_figure (p, step);
  else if (step->kind == BST_STEP_PASS || !is_listed (p, step, TRUE))
    reason = why_not_unlisted (p, step);

  /* Lists have every result that can come. */
  return may_be_chance && reason != BST_REASON_NONE && is_listed (p, step, FALSE) ? BST_REASON_RESULT : reason;
}

/* --- Going on --- */

/* A position copied in the middle of a turn has no step to go on with. */
static inline void
continue_step (BstPosition *p)
{
  if (p->journal_used == 0)
    bst_position_begin_step (p);
}

/* Whoever has no tile and cannot draw one is passed over (H3, H4). */
static guint
find_next_player (const BstPosition *p)
{
  guint next = (p->head.turn + 1u) % p->n_players;

  for (guint i = 0; p->n_modules > 0 && i < p->n_players; i++)
    {
      guint player = (next + i) % p->n_players;

      if (bst_modules_may_begin (p, player))
        return player;
    }

  return next;
}

static void
begin_turn (BstPosition *p,
            guint        player,
            BstEvents   *events)
{
  p->head.extra = BST_EXTRA_NONE;
  p->head.turn = (guint8) player;
  if (p->n_modules > 0 && !p->closing)
    bst_modules_turn_begins (p, events);
}

void
bst_position_pass_over (BstPosition *p)
{
  if (!bst_modules_may_begin (p, p->head.turn) && bst_position_get_n_drawable (p) > 0)
    begin_turn (p, find_next_player (p), NULL);
}

void
bst_position_skip_turn (BstPosition *p,
                        BstEvents   *events)
{
  p->head.extra = BST_EXTRA_NONE;
  if (p->n_modules > 0)
    bst_modules_turn_ends (p);
  begin_turn (p, find_next_player (p), events);
}

static void
finish_turn (BstPosition *p,
             BstEvents   *events)
{
  gboolean extra_turn;

  if (p->n_modules > 0)
    bst_modules_turn_ends (p);
  extra_turn = p->head.extra == BST_EXTRA_OWED && bst_position_has_drawable (p)
            && bst_modules_may_begin (p, p->head.turn);
  p->head.phase = BST_PHASE_TILE;
  if (extra_turn)
    {
      p->head.extra = BST_EXTRA_PLAYED;
      return;
    }

  extra_turn = p->n_modules > 0 && bst_modules_may_begin (p, p->head.turn)
            && bst_modules_give_extra_turn (p, events);
  begin_turn (p, extra_turn ? p->head.turn : find_next_player (p), events);
}

void
bst_position_set_closing (BstPosition *p,
                          gboolean     closing)
{
  p->closing = closing;
}

static gboolean
waits (const BstPosition *p)
{
  return (p->waiting >> p->head.phase & 1u)
         || ((p->deciding >> p->head.phase & 1u) && bst_modules_need_decision (p));
}

void
bst_position_begin_phases (BstPosition *p)
{
  while (!waits (p))
    p->head.phase = p->next_phase[p->head.phase];
}

/* To the next phase that waits for somebody. */
static void
go_on (BstPosition *p,
       BstEvents   *events)
{
  do
    {
      p->head.phase = p->next_phase[p->head.phase];
      if (p->head.phase == BST_PHASE_SCORING)
        {
          if (p->n_modules > 0)
            bst_modules_scoring (p, events);
          bst_position_score_tile (p, events);
        }
      else if (p->head.phase == BST_PHASE_END)
        {
          finish_turn (p, events);
          return;
        }
      else if (p->hooked[BST_HOOK (phase_begins)] != 0)
        {
          bst_modules_phase_begins (p, events);
        }
    }
  while (!waits (p));
}

void
bst_position_put_figure (BstPosition   *p,
                         guint          player,
                         BstFigureKind  kind,
                         guint          segment)
{
  continue_step (p);
  bst_position_put (p, player, kind, p->tiles[p->head.n_tiles - 1].first_part + segment);
  p->head.supply[kind][player]--;
  if (p->n_modules == 0)
    p->head.phase = BST_PHASE_COMMIT;
  else if (p->head.phase == BST_PHASE_ACTION)
    go_on (p, NULL);
}

static BstStepResult
make_put (BstPosition   *p,
          const BstStep *step)
{
  guint part = bst_position_find_part (p, &step->spot);

  bst_position_put (p, (guint) step->spot.player, step->spot.figure, part);
  p->head.supply[step->spot.figure][step->spot.player]--;

  return BST_STEP_DONE;
}

void
bst_position_make_step (BstPosition   *p,
                        const BstStep *step,
                        BstEvents     *events)
{
  gboolean in_turn = p->head.phase != BST_PHASE_TILE;
  BstStepResult result;

  if (in_turn)
    continue_step (p);
  else
    bst_position_begin_step (p);
  result = bst_modules_make_step (p, step, events);
  if (result == BST_STEP_FOREIGN && step->kind == BST_STEP_PUT)
    result = make_put (p, step);
  if (in_turn && (result == BST_STEP_DONE || !waits (p)))
    go_on (p, events);
}

void
bst_position_pass (BstPosition *p,
                   BstEvents   *events)
{
  gboolean asks_again;

  continue_step (p);
  asks_again = p->hooked[BST_HOOK (passed)] != 0 && bst_modules_passed (p);
  if (!asks_again || !waits (p))
    go_on (p, events);
}

gboolean
bst_position_end_turn (BstPosition *p,
                       BstEvents   *events)
{
  continue_step (p);
  /* The usual short way; a move that names what is passed is over already. */
  if (p->n_modules == 0 && p->head.phase != BST_PHASE_TILE)
    {
      bst_position_score_tile (p, events);
      finish_turn (p, events);
      return TRUE;
    }

  while (p->head.phase != BST_PHASE_TILE)
    {
      if (!bst_position_may_pass (p))
        return FALSE;
      bst_position_pass (p, events);
    }

  return TRUE;
}
