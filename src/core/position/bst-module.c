/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-module.h"
#include "bst-phase-kind.h"

#include <string.h>

G_STATIC_ASSERT (BST_N_HOOKS <= BST_MAX_HOOKS);
G_STATIC_ASSERT (BST_N_PHASES <= 32 && BST_N_STEP_KINDS <= 32);

/* Runs over the modules of a set of bits, in the order of the table. */
#define FOR_ALL(module, p, bits) \
  for (guint64 left_ = (bits); left_ != 0; left_ &= left_ - 1) \
    for (const BstModule *module = (p)->modules[__builtin_ctzll (left_)]; module != NULL; module = NULL)

/* Over those in play that have @hook; that have it and decisions in this phase. */
#define FOR_EACH(module, p, hook)       FOR_ALL (module, p, (p)->hooked[BST_HOOK (hook)])
#define FOR_EACH_NOW(module, p, hook)   FOR_ALL (module, p, (p)->hooked[BST_HOOK (hook)] & (p)->in_phase[(p)->head.phase])

/* Does the module have the hook? Unlike objects, functions have no common pointer to compare. */
static gboolean
has_hook (const BstModule *module,
          guint            hook)
{
  static void (* const none) (void);

  return memcmp ((const char *) module + BST_FIRST_HOOK + hook * sizeof none, &none, sizeof none) != 0;
}

/* The module with bit @bit is asked by its hooks, in its phases, for its steps. */
static void
enter (BstPosition     *p,
       const BstModule *module,
       guint64          bit)
{
  guint phases = module->get_phases != NULL ? module->get_phases (p) : module->phases;

  for (guint hook = 0; hook < BST_N_HOOKS; hook++)
    if (has_hook (module, hook))
      p->hooked[hook] |= bit;
  for (guint phase = 0; phase < BST_N_PHASES; phase++)
    {
      if (phases & BST_IN (phase))
        p->in_phase[phase] |= bit;
      if ((phases | module->joins) & BST_IN (phase))
        p->steps_in[phase] |= bit;
    }
  for (guint kind = 0; kind < BST_N_STEP_KINDS; kind++)
    if (module->steps & BST_STEP_BIT (kind))
      p->of_step[kind] |= bit;
}

static void
give_memory (BstPosition     *p,
             guint            m,
             const BstModule *module)
{
  gsize size = module->memory + (module->count_memory != NULL ? module->count_memory (p) : 0);

  p->memory_at[m] = p->memory_total;
  p->memory_size[m] = (guint32) size;
  p->memory_total += (guint) BST_JOURNAL_PADDED (size);
}

/* The first phase behind @phase, by rank, that a turn of this game goes through. */
static BstPhase
find_next_phase (const BstPosition *p,
                 BstPhase           phase)
{
  BstPhase next = BST_PHASE_END;

  for (guint other = 0; other < BST_N_PHASES; other++)
    if ((bst_phase_kind_get (other)->is_usual || p->in_phase[other] != 0)
        && bst_phase_is_before (phase, other) && bst_phase_is_before (other, next))
      next = other;

  return next;
}

void
bst_modules_choose (BstPosition *p)
{
  p->n_modules = 0;
  p->memory_total = 0;
  p->max_links = 0;
  for (guint i = 0; i < bst_n_modules; i++)
    if (bst_all_modules[i]->is_in_play (p))
      {
        enter (p, bst_all_modules[i], G_GUINT64_CONSTANT (1) << p->n_modules);
        give_memory (p, i, bst_all_modules[i]);
        if (bst_all_modules[i]->changes_features)
          p->max_links = BST_MAX_LINKS;
        p->modules[p->n_modules++] = bst_all_modules[i];
      }

  p->waiting = p->deciding = p->refusing = 0;
  for (guint phase = 0; phase < BST_N_PHASES; phase++)
    {
      p->next_phase[phase] = (guint8) find_next_phase (p, phase);
      p->waiting |= (guint32) bst_phase_kind_get (phase)->waits << phase;
      p->deciding |= (guint32) ((p->in_phase[phase] & p->hooked[BST_HOOK (needs_decision)]) != 0) << phase;
      p->refusing |= (guint32) ((p->in_phase[phase] & p->hooked[BST_HOOK (may_not_pass)]) != 0) << phase;
    }
  p->figure_kinds = 0;
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    p->figure_kinds |= (guint) (bst_game_count_figures (p->game, kind) > 0) << kind;
  p->is_plain = p->n_modules == 0 && (p->figure_kinds & ~(1u << BST_FIGURE_FOLLOWER)) == 0;
}

void
bst_modules_clear (BstPosition *p)
{
  FOR_EACH (module, p, clear)
    module->clear (p);
}

void
bst_modules_restore (BstPosition  *p,
                     const guint8 *memory)
{
  /* NULL if no module has any. */
  if (memory != NULL)
    memcpy (p->memory, memory, p->memory_total);
  FOR_EACH (module, p, take_board)
    module->take_board (p);
}

void
bst_modules_set_up (BstPosition *p)
{
  FOR_EACH (module, p, set_up)
    module->set_up (p);
}

/* --- Tiles --- */

void
bst_modules_end_draw_limits (BstPosition     *p,
                             const BstModule *module)
{
  for (guint i = 0; i < p->n_modules; i++)
    if (p->modules[i] == module)
      p->head.draw_free |= G_GUINT64_CONSTANT (1) << i;
}

BstReason
bst_modules_why_not_draw (const BstPosition *p,
                          guint              type)
{
  FOR_ALL (module, p, bst_modules_get_draw_limits (p))
    {
      BstReason reason = module->why_not_draw (p, type);

      if (reason != BST_REASON_NONE)
        return reason;
    }

  return BST_REASON_NONE;
}

guint
bst_modules_get_draw_groups (const BstPosition *p)
{
  guint groups = BST_DRAWN_GROUPS;

  FOR_ALL (module, p, bst_modules_get_draw_limits (p) & p->hooked[BST_HOOK (get_draw_groups)])
    groups &= module->get_draw_groups (p);

  return groups;
}

guint
bst_modules_count_hidden (const BstPosition *p)
{
  guint n_hidden = 0;

  FOR_EACH (module, p, count_hidden)
    n_hidden += module->count_hidden (p);

  return n_hidden;
}

BstReason
bst_modules_why_not_own (const BstPosition *p,
                         guint              type)
{
  FOR_EACH (module, p, why_not_own)
    {
      BstReason reason = module->why_not_own (p, type);

      if (reason != BST_REASON_NOT_HANDLED)
        return reason;
    }

  return BST_REASON_NOT_HANDLED;
}

guint64
bst_modules_find_limits (const BstPosition *p,
                         guint              type)
{
  guint64 limits = p->hooked[BST_HOOK (why_not)];

  FOR_EACH (module, p, limits)
    if (!module->limits (p, type))
      limits &= ~(left_ & -left_);

  /* Where there may be more ways than edges say they are looked for as well. */
  return limits | p->hooked[BST_HOOK (more_ways)];
}

guint
bst_modules_more_ways (const BstPosition *p,
                       guint              type,
                       int                x,
                       int                y)
{
  guint rotations = 0;

  FOR_EACH (module, p, more_ways)
    rotations |= module->more_ways (p, type, x, y);

  return rotations;
}

BstReason
bst_modules_why_not (const BstPosition *p,
                     guint64            limits,
                     guint              type,
                     int                x,
                     int                y,
                     guint              rotation)
{
  FOR_ALL (module, p, limits & p->hooked[BST_HOOK (why_not)])
    {
      BstReason reason = module->why_not (p, type, x, y, rotation);

      if (reason != BST_REASON_NONE)
        return reason;
    }

  return BST_REASON_NONE;
}

void
bst_modules_laid (BstPosition *p)
{
  FOR_EACH (module, p, laid)
    module->laid (p);
}

void
bst_modules_rejoin (BstPosition *p,
                    guint        tile)
{
  FOR_EACH (module, p, rejoin)
    module->rejoin (p, tile);
}

void
bst_modules_changed (BstPosition *p,
                     guint        part)
{
  FOR_EACH (module, p, changed)
    module->changed (p, part);
}

void
bst_modules_placed (BstPosition *p)
{
  FOR_EACH (module, p, placed)
    module->placed (p);
}

void
bst_modules_discarded (BstPosition *p,
                       guint        type)
{
  FOR_EACH (module, p, discarded)
    module->discarded (p, type);
}

gboolean
bst_modules_may_begin (const BstPosition *p,
                       guint              player)
{
  FOR_EACH (module, p, may_begin)
    if (!module->may_begin (p, player))
      return FALSE;

  return TRUE;
}

/* --- Figures and steps --- */

gboolean
bst_modules_may_put (const BstPosition *p,
                     guint              player,
                     BstFigureKind      kind,
                     guint              part)
{
  FOR_EACH (module, p, may_put)
    if (module->may_put (p, player, kind, part))
      return TRUE;

  return FALSE;
}

int
bst_modules_find_barred (const BstPosition *p,
                         int                after)
{
  int first = -1;

  FOR_EACH (module, p, find_barred)
    {
      int tile = module->find_barred (p);

      if (tile > after && (first < 0 || tile < first))
        first = tile;
    }

  return first;
}

gboolean
bst_modules_is_barred (const BstPosition *p,
                       guint              tile)
{
  FOR_EACH (module, p, find_barred)
    if (module->find_barred (p) == (int) tile)
      return TRUE;

  return FALSE;
}

gboolean
bst_modules_need_decision (const BstPosition *p)
{
  FOR_EACH_NOW (module, p, needs_decision)
    if (module->needs_decision (p, p->head.phase))
      return TRUE;

  return FALSE;
}

void
bst_modules_phase_begins (BstPosition *p,
                          BstEvents   *events)
{
  FOR_EACH_NOW (module, p, phase_begins)
    module->phase_begins (p, p->head.phase, events);
}

BstReason
bst_modules_may_not_pass (const BstPosition *p)
{
  FOR_EACH_NOW (module, p, may_not_pass)
    {
      BstReason reason = module->may_not_pass (p, p->head.phase);

      if (reason != BST_REASON_NONE)
        return reason;
    }

  return BST_REASON_NONE;
}

guint
bst_modules_get_decider (const BstPosition *p)
{
  FOR_EACH_NOW (module, p, decider)
    {
      int player = module->decider (p);

      if (player != BST_NO_PLAYER)
        return (guint) player;
    }

  return p->head.turn;
}

void
bst_modules_add_steps (const BstPosition *p,
                       BstSteps          *steps)
{
  FOR_ALL (module, p, bst_modules_get_steppers (p))
    module->add_steps (p, steps);
}

void
bst_modules_count_steps (const BstPosition *p,
                         BstStepCounts     *counts)
{
  BstSteps steps = BST_STEPS_COUNT;
  guint n_modules = 0;

  steps.notes = counts->notes;
  FOR_ALL (module, p, bst_modules_get_steppers (p))
    {
      module->add_steps (p, &steps);
      counts->up_to[n_modules++] = (guint16) bst_steps_get_count (&steps);
    }
  counts->n_steps = bst_steps_get_count (&steps);
}

void
bst_modules_get_step (const BstPosition   *p,
                      BstStepCounts       *counts,
                      guint                index,
                      BstStep             *step)
{
  guint n_modules = 0, n_before = 0;

  FOR_ALL (module, p, bst_modules_get_steppers (p))
    {
      if (index < counts->up_to[n_modules])
        {
          BstSteps steps = {
            .items = step, .allocated = 1, .skip = index - n_before, .skip_after = G_MAXUINT, .notes = counts->notes
          };

          module->add_steps (p, &steps);
          g_assert (steps.n_items == 1);
          return;
        }
      n_before = counts->up_to[n_modules++];
    }
  g_assert_not_reached ();
}

guint
bst_modules_get_chances (const BstPosition *p,
                         const BstStep     *step,
                         guint              weights[BST_MAX_RESULTS])
{
  FOR_ALL (module, p, p->hooked[BST_HOOK (get_chances)] & p->of_step[step->kind])
    {
      guint n_results = module->get_chances (p, step, weights);

      if (n_results > 0)
        return n_results;
    }

  return 0;
}

gboolean
bst_modules_may_share (const BstPosition *p,
                       guint              player,
                       guint              root)
{
  FOR_EACH (module, p, may_share)
    if (module->may_share (p, player, root))
      return TRUE;

  return FALSE;
}

BstReason
bst_modules_why_not_put (const BstPosition *p,
                         const BstSpot     *spot,
                         guint              part)
{
  FOR_EACH (module, p, why_not_put)
    {
      BstReason reason = module->why_not_put (p, spot, part);

      if (reason != BST_REASON_NONE)
        return reason;
    }

  return BST_REASON_NONE;
}

BstReason
bst_modules_why_not_step (const BstPosition *p,
                          const BstStep     *step)
{
  for (guint i = 0; i < bst_n_modules; i++)
    {
      const BstModule *module = bst_all_modules[i];
      BstReason reason;

      if (module->why_not_step == NULL)
        continue;
      reason = module->why_not_step (p, step);
      if (reason != BST_REASON_NOT_HANDLED)
        return reason;
    }

  return BST_REASON_NOT_HANDLED;
}

BstStepResult
bst_modules_make_step (BstPosition   *p,
                       const BstStep *step,
                       BstEvents     *events)
{
  FOR_ALL (module, p, p->hooked[BST_HOOK (make_step)] & p->of_step[step->kind])
    {
      BstStepResult result = module->make_step (p, step, events);

      if (result != BST_STEP_FOREIGN)
        return result;
    }

  return BST_STEP_FOREIGN;
}

gboolean
bst_modules_passed (BstPosition *p)
{
  FOR_EACH (module, p, passed)
    if (module->passed (p, p->head.phase))
      return TRUE;

  return FALSE;
}

/* --- Scoring --- */

void
bst_modules_scoring (BstPosition *p,
                     BstEvents   *events)
{
  FOR_EACH (module, p, scoring)
    module->scoring (p, events);
}

int
bst_modules_each (const BstPosition *p,
                  guint              root,
                  gboolean           complete,
                  int                each)
{
  FOR_EACH (module, p, each)
    each = module->each (p, root, complete, each);

  return each;
}

void
bst_modules_add_terms (const BstPosition *p,
                       guint              root,
                       gboolean           complete,
                       BstEvent          *event)
{
  FOR_EACH (module, p, add_terms)
    module->add_terms (p, root, complete, event);
}

guint
bst_modules_count_beyond (const BstPosition *p,
                          guint              root)
{
  guint n_beyond = 0;

  FOR_EACH (module, p, count_beyond)
    n_beyond += module->count_beyond (p, root);

  return n_beyond;
}

void
bst_modules_strengthen (const BstPosition *p,
                        guint              root,
                        guint8             strengths[BST_MAX_PLAYERS])
{
  FOR_EACH (module, p, strengthen)
    module->strengthen (p, root, strengths);
}

guint8
bst_modules_break_tie (const BstPosition *p,
                       guint              root,
                       guint8             players)
{
  FOR_EACH (module, p, break_tie)
    players = module->break_tie (p, root, players);

  return players;
}

void
bst_modules_adjust (const BstPosition *p,
                    guint              root,
                    BstEvent          *event)
{
  FOR_EACH (module, p, adjust)
    module->adjust (p, root, event);
}

gboolean
bst_modules_bonus (const BstPosition *p,
                   guint              root,
                   BstEvent          *event)
{
  FOR_EACH (module, p, bonus)
    if (module->bonus (p, root, event))
      return TRUE;

  return FALSE;
}

void
bst_modules_paid (BstPosition    *p,
                  const BstEvent *event)
{
  FOR_EACH (module, p, paid)
    module->paid (p, event);
}

gboolean
bst_modules_keep_figures (const BstPosition *p,
                          guint              root)
{
  FOR_EACH (module, p, keeps_figures)
    if (module->keeps_figures (p, root))
      return TRUE;

  return FALSE;
}

guint
bst_modules_count_away (const BstPosition *p,
                        guint              player,
                        BstFigureKind      kind)
{
  guint n = 0;

  FOR_EACH (module, p, count_away)
    n += module->count_away (p, player, kind);

  return n;
}

void
bst_modules_left (BstPosition     *p,
                  const BstFigure *figure)
{
  FOR_EACH (module, p, left)
    module->left (p, figure);
}

void
bst_modules_returning (BstPosition *p,
                       guint        root)
{
  FOR_EACH (module, p, returning)
    module->returning (p, root);
}

void
bst_modules_completed (BstPosition *p,
                       guint        root,
                       BstEvents   *events)
{
  FOR_EACH (module, p, completed)
    module->completed (p, root, events);
}

void
bst_modules_scored (BstPosition *p,
                    BstEvents   *events)
{
  FOR_EACH (module, p, scored)
    module->scored (p, events);
}

guint
bst_modules_count_ingots (const BstPosition *p,
                          guint              root)
{
  guint n = 0;

  FOR_EACH (module, p, count_ingots)
    n += module->count_ingots (p, root);

  return n;
}

guint
bst_modules_count_sheep (const BstPosition *p,
                         guint              root)
{
  guint n = 0;

  FOR_EACH (module, p, count_sheep)
    n += module->count_sheep (p, root);

  return n;
}

gboolean
bst_modules_is_lost (const BstPosition *p,
                     guint              root)
{
  FOR_EACH (module, p, is_lost)
    if (module->is_lost (p, root))
      return TRUE;

  return FALSE;
}

int
bst_modules_farm_bonus (const BstPosition *p,
                        guint              root,
                        guint              player)
{
  int bonus = 0;

  FOR_EACH (module, p, farm_bonus)
    bonus += module->farm_bonus (p, root, player);

  return bonus;
}

void
bst_modules_round_bonus (const BstPosition *p,
                         guint              root,
                         guint              player,
                         gint8             *more,
                         gint8             *less)
{
  int added = 0, taken = 0;

  FOR_EACH (module, p, round_bonus)
    {
      int bonus = module->round_bonus (p, root, player);

      added += MAX (bonus, 0);
      taken += MIN (bonus, 0);
    }
  *more = (gint8) MAX (*more, added);
  *less = (gint8) MIN (*less, taken);
}

gboolean
bst_modules_is_double_city (const BstPosition *p,
                            guint              root)
{
  FOR_EACH (module, p, is_double_city)
    if (module->is_double_city (p, root))
      return TRUE;

  return FALSE;
}

gboolean
bst_modules_take_farm (const BstPosition *p,
                       guint              root)
{
  FOR_EACH (module, p, takes_farm)
    if (module->takes_farm (p, root))
      return TRUE;

  return FALSE;
}

gboolean
bst_modules_farm_event (const BstPosition *p,
                        guint              also,
                        guint              root,
                        BstEvent          *event)
{
  FOR_EACH (module, p, farm_event)
    if (module->farm_event (p, also, root, event))
      return TRUE;

  return FALSE;
}

/* --- Text and checks --- */

BstReason
bst_modules_why_not_text (const BstPosition *p)
{
  FOR_EACH (module, p, why_not_text)
    {
      BstReason reason = module->why_not_text (p);

      if (reason != BST_REASON_NONE)
        return reason;
    }

  return BST_REASON_NONE;
}

gboolean
bst_modules_are_ok (const BstPosition *p)
{
  FOR_EACH (module, p, is_ok)
    if (!module->is_ok (p))
      return FALSE;

  return TRUE;
}

void
bst_modules_board_laid (BstPosition *p)
{
  FOR_EACH (module, p, board_laid)
    module->board_laid (p);
}

gboolean
bst_modules_get_neutral (const BstPosition *p,
                         BstNeutralKind     kind,
                         BstNeutral        *where)
{
  FOR_EACH (module, p, get_neutral)
    if (module->get_neutral (p, kind, where))
      return TRUE;

  return FALSE;
}

void
bst_modules_set_neutral (BstPosition      *p,
                         BstNeutralKind    kind,
                         const BstNeutral *where)
{
  FOR_EACH (module, p, set_neutral)
    module->set_neutral (p, kind, where);
}

void
bst_modules_find_problems (const BstPosition *p,
                           GArray            *problems)
{
  FOR_EACH (module, p, find_problems)
    module->find_problems (p, problems);
}

/* --- The end of a turn --- */

void
bst_modules_turn_ends (BstPosition *p)
{
  FOR_EACH (module, p, turn_ends)
    module->turn_ends (p);
}

gboolean
bst_modules_give_extra_turn (const BstPosition *p,
                             BstEvents         *events)
{
  FOR_EACH (module, p, extra_turn)
    if (module->extra_turn (p, events))
      return TRUE;

  return FALSE;
}

void
bst_modules_passed_over (BstPosition *p,
                         guint        n_players)
{
  FOR_EACH (module, p, passed_over)
    module->passed_over (p, n_players);
}

gboolean
bst_modules_go_on (const BstPosition *p)
{
  FOR_EACH (module, p, goes_on)
    if (module->goes_on (p))
      return TRUE;

  return FALSE;
}

void
bst_modules_turn_begins (BstPosition *p,
                         BstEvents   *events)
{
  FOR_EACH (module, p, turn_begins)
    module->turn_begins (p, events);
}
