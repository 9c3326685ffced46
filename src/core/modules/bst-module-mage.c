/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The mage and the witch (MW1 to MW7): whoever lays a tile with their sign moves one of them to a road or city that is not
 * complete, where the mage adds a point for each tile and the witch takes half of the points. They are never at the same one. */

#include "bst-module-list.h"

typedef enum
{
  MAGE,
  WITCH
} Who;

#define N_FIGURES 2

/* What is each one's own. */
static const struct
{
  BstNeutralKind kind;
  BstStepKind    moves;
  BstStepKind    leaves;
} figures[N_FIGURES] = {
  [MAGE] = { BST_NEUTRAL_MAGE, BST_STEP_MAGE, BST_STEP_MAGE_LEAVES },
  [WITCH] = { BST_NEUTRAL_WITCH, BST_STEP_WITCH, BST_STEP_WITCH_LEAVES },
};

typedef struct
{
  guint16 at[N_FIGURES];    /* the part where each stands, plus 1; 0 off the board */
} Magic;

static inline const Magic *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_MAGE);
}

static inline Magic *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_MAGE);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.mage || p->rules.witch;
}

static inline gboolean
is_on_board (const BstPosition *p,
             Who                who)
{
  return get (p)->at[who] != 0;
}

static inline guint
root_of (const BstPosition *p,
         Who                who)
{
  return bst_position_root (p, get (p)->at[who] - 1u);
}

static inline gboolean
stands_on (const BstPosition *p,
           Who                who,
           guint              root)
{
  return is_on_board (p, who) && root_of (p, who) == root;
}

/* MW2. */
static inline gboolean
are_together (const BstPosition *p)
{
  return is_on_board (p, MAGE) && stands_on (p, WITCH, root_of (p, MAGE));
}

/* MW1, MW2: must one of them move, if there is a place for him? */
static inline gboolean
is_called (const BstPosition *p)
{
  return (p->types[p->tiles[p->head.n_tiles - 1].type].signs & BST_SIGN_MAGIC) || are_together (p);
}

static inline gboolean
is_ground (const BstPosition *p,
           guint              part)
{
  return BST_MAGIC_GROUNDS >> p->parts[part].kind & 1u;
}

/* MW1: not complete, and neither of them there. */
static gboolean
may_stand (const BstPosition *p,
           guint              root)
{
  return is_ground (p, root) && !bst_position_is_spare (p, root) && p->parts[root].open > 0
         && !stands_on (p, MAGE, root) && !stands_on (p, WITCH, root);
}

static gboolean
has_target (const BstPosition *p)
{
  for (guint part = 0; part < p->head.n_parts; part++)
    if (bst_position_root (p, part) == part && may_stand (p, part))
      return TRUE;

  return FALSE;
}

static void
leave (BstPosition *p,
       Who          who)
{
  change (p)->at[who] = 0;
}

/* MW3: where one alone is on the board, nobody chooses. */
static void
placed (BstPosition *p)
{
  if (is_on_board (p, MAGE) == is_on_board (p, WITCH) || !is_called (p) || has_target (p))
    return;
  leave (p, is_on_board (p, MAGE) ? MAGE : WITCH);
}

static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  return is_called (p) && ((is_on_board (p, MAGE) && is_on_board (p, WITCH)) || has_target (p));
}

static BstReason
may_not_pass (const BstPosition *p,
              BstPhase           phase)
{
  return needs_decision (p, phase) ? BST_REASON_MAGIC_MUST : BST_REASON_NONE;
}

static void
add_step (const BstPosition *p,
          BstStepKind        kind,
          guint              part,
          BstSteps          *steps)
{
  BstStep step = { .kind = (guint8) kind };

  if (bst_steps_skip (steps, 1))
    return;
  step.spot.player = step.to.player = BST_NO_PLAYER;
  if (part != BST_NO_PART)
    bst_position_name_spot (p, part, &step.spot);
  bst_steps_add (steps, &step);
}

/* Each feature once, by its first segment. */
static void
add_targets (const BstPosition *p,
             BstStepKind        kind,
             BstSteps          *steps)
{
  g_autofree guint8 *seen = g_new0 (guint8, p->head.n_parts);

  for (guint part = 0; part < p->head.n_parts; part++)
    {
      guint root = bst_position_root (p, part);

      if (!seen[root] && may_stand (p, root))
        add_step (p, kind, part, steps);
      seen[root] = TRUE;
    }
}

static gboolean
is_in_rules (const BstPosition *p,
             Who                who)
{
  return bst_neutral_is_in_rules (figures[who].kind, &p->rules);
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  gboolean moves = has_target (p);

  if (!is_called (p))
    return;
  for (guint who = 0; who < N_FIGURES; who++)
    if (moves && is_in_rules (p, who))
      add_targets (p, figures[who].moves, steps);
    else if (!moves && is_on_board (p, who))
      add_step (p, figures[who].leaves, BST_NO_PART, steps);
}

static int
find_who (const BstStep *step)
{
  for (guint who = 0; who < N_FIGURES; who++)
    if (step->kind == figures[who].moves || step->kind == figures[who].leaves)
      return (int) who;

  return -1;
}

/* Any segment of a place that is listed names it. */
static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  int who = find_who (step);
  guint part;

  if (who < 0)
    return BST_REASON_NOT_HANDLED;
  if (p->head.phase != BST_PHASE_MAGIC)
    return BST_REASON_MAGIC_CALL;
  if (step->kind == figures[who].leaves)
    return BST_REASON_MAGIC_MUST;
  part = bst_position_find_part (p, &step->spot);

  return is_in_rules (p, who) && step->result == 0 && part != BST_NO_PART && may_stand (p, bst_position_root (p, part))
         ? BST_REASON_NONE : BST_REASON_MAGIC;
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  int who = find_who (step);

  if (who < 0)
    return BST_STEP_FOREIGN;
  if (step->kind == figures[who].leaves)
    leave (p, who);
  else
    change (p)->at[who] = (guint16) (bst_position_find_part (p, &step->spot) + 1u);

  return BST_STEP_DONE;
}

/* MW4, MW5: what the rest of the formula pays is halved, and rounded up. */
static void
add_terms (const BstPosition *p,
           guint              root,
           gboolean           complete,
           BstEvent          *event)
{
  if (stands_on (p, MAGE, root))
    bst_event_add_term (event, BST_TERM_MAGE, p->parts[root].tiles, 1);
  if (stands_on (p, WITCH, root) && event->points > 1)
    bst_event_add_term (event, BST_TERM_WITCH, event->points / 2, -1);
}

/* MW6. */
static void
completed (BstPosition *p,
           guint        root,
           BstEvents   *events)
{
  for (guint who = 0; who < N_FIGURES; who++)
    if (stands_on (p, who, root))
      leave (p, who);
}

static gboolean
get_neutral (const BstPosition *p,
             BstNeutralKind     kind,
             BstNeutral        *where)
{
  for (guint who = 0; who < N_FIGURES; who++)
    if (figures[who].kind == kind && is_on_board (p, who))
      {
        guint part = get (p)->at[who] - 1u;
        const BstTile *tile = &p->tiles[p->parts[part].tile];

        *where = (BstNeutral) { tile->x, tile->y, (guint16) part };
        return TRUE;
      }

  return FALSE;
}

static void
set_neutral (BstPosition      *p,
             BstNeutralKind    kind,
             const BstNeutral *where)
{
  for (guint who = 0; who < N_FIGURES; who++)
    if (figures[who].kind == kind && where->part != BST_NO_PART)
      change (p)->at[who] = (guint16) (where->part + 1u);
}

/* Written as the step that brings one there. */
static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  for (guint who = 0; who < N_FIGURES; who++)
    {
      BstStep step = { .kind = (guint8) figures[who].moves };

      if (!is_on_board (p, who))
        continue;
      step.spot.player = step.to.player = BST_NO_PLAYER;
      bst_position_name_spot (p, get (p)->at[who] - 1u, &step.spot);
      bst_token_print_step (p, &step, out);
    }
}

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  BstStep step;
  guint part;
  int who;

  if (!bst_token_read_step (p, item, &step))
    return FALSE;
  who = find_who (&step);
  if (who < 0 || step.kind != figures[who].moves || !is_in_rules (p, who))
    return FALSE;
  part = bst_position_find_part (p, &step.spot);
  if (part == BST_NO_PART || !is_ground (p, part))
    return FALSE;
  change (p)->at[who] = (guint16) (part + 1u);

  return TRUE;
}

static gboolean
is_ok (const BstPosition *p)
{
  for (guint who = 0; who < N_FIGURES; who++)
    if (is_on_board (p, who)
        && (!is_in_rules (p, who) || get (p)->at[who] > p->head.n_parts || !is_ground (p, get (p)->at[who] - 1u)))
      return FALSE;

  return TRUE;
}

/* MW1, MW6: on what is complete nobody stands, nor both at one place. */
static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
  for (guint who = 0; who < N_FIGURES; who++)
    if (is_on_board (p, who) && (p->parts[root_of (p, who)].open == 0 || (who == WITCH && are_together (p))))
      {
        const BstTile *tile = &p->tiles[p->parts[get (p)->at[who] - 1u].tile];

        bst_problems_add (problems, BST_PROBLEM_MAGIC, tile)->neutral = figures[who].kind;
      }
}

const BstModule bst_module_mage = {
  .name = "mage",
  .phases = BST_IN (BST_PHASE_MAGIC),
  .steps = BST_STEP_BIT (BST_STEP_MAGE) | BST_STEP_BIT (BST_STEP_MAGE_LEAVES) | BST_STEP_BIT (BST_STEP_WITCH)
           | BST_STEP_BIT (BST_STEP_WITCH_LEAVES),
  .memory = sizeof (Magic),
  .is_in_play = is_in_play,
  .placed = placed,
  .needs_decision = needs_decision,
  .may_not_pass = may_not_pass,
  .add_steps = add_steps,
  .why_not_step = why_not_step,
  .make_step = make_step,
  .add_terms = add_terms,
  .completed = completed,
  .get_neutral = get_neutral,
  .set_neutral = set_neutral,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .is_ok = is_ok,
  .find_problems = find_problems,
};
