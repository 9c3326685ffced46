/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prisoners of the Tower: those whom players hold of each other are exchanged at once, the captor
 * choosing if there are several kinds; once in his turn a player may ransom one of his followers
 * for 3 points (TO3). As JCloisterZone plays it, so may whoever decides something in the turn of
 * another, and there is one ransom in a turn for all of them. */

#include "bst-module-list.h"

#include <string.h>

typedef struct
{
  guint16 n_prisoners;      /* of all */
  guint8 prisoners[BST_MAX_PLAYERS][BST_MAX_PLAYERS][BST_N_FIGURE_KINDS];   /* captor, owner */
  guint8 ransomed;          /* a ransom was paid in this turn */
  gint8  captive;           /* who just lost a follower, BST_NO_PLAYER */
  guint8 captive_figure;
} Prisoners;

static inline const Prisoners *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_PRISONERS);
}

static inline Prisoners *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_PRISONERS);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.towers;
}

static void
clear (BstPosition *p)
{
  change (p)->captive = BST_NO_PLAYER;
}

/* So many more figures of @owner are @captor's prisoners; below 0 so many less. */
static void
add (BstPosition   *p,
     guint          captor,
     guint          owner,
     BstFigureKind  kind,
     int            n)
{
  Prisoners *all = change (p);

  all->prisoners[captor][owner][kind] += (guint8) n;
  all->n_prisoners += (guint16) n;
}

guint
bst_position_get_prisoners (const BstPosition *p,
                            guint              captor,
                            guint              owner,
                            BstFigureKind      kind)
{
  g_return_val_if_fail (captor < p->n_players && owner < p->n_players
                        && kind < BST_N_FIGURE_KINDS, 0);

  return bst_position_has_memory (p, BST_MODULE_PRISONERS) ? get (p)->prisoners[captor][owner][kind] : 0;
}

void
bst_position_set_prisoners (BstPosition   *p,
                            guint          captor,
                            guint          owner,
                            BstFigureKind  kind,
                            guint          n)
{
  if (bst_position_has_memory (p, BST_MODULE_PRISONERS))
    add (p, captor, owner, kind, (int) n - get (p)->prisoners[captor][owner][kind]);
}

static guint
count_away (const BstPosition *p,
            guint              player,
            BstFigureKind      kind)
{
  guint n = 0;

  for (guint captor = 0; captor < p->n_players; captor++)
    n += get (p)->prisoners[captor][player][kind];

  return n;
}

/* Kinds of figures of the player whose turn it is that @captor holds. */
static guint
count_kinds (const BstPosition *p,
             guint              captor)
{
  guint n_kinds = 0;

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    n_kinds += get (p)->prisoners[captor][p->head.turn][kind] > 0;

  return n_kinds;
}

static void
add_prisoners (const BstPosition *p,
               BstStepKind        step_kind,
               guint              captor,
               guint              owner,
               BstSteps          *steps)
{
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    {
      BstStep step = { .kind = (guint8) step_kind };

      if (get (p)->prisoners[captor][owner][kind] == 0 || bst_steps_skip (steps, 1))
        continue;
      step.spot = (BstSpot) { 0, 0, (gint8) owner, (guint8) kind, 0, 0 };
      step.to.player = step_kind == BST_STEP_RANSOM ? (gint8) captor : BST_NO_PLAYER;
      bst_steps_add (steps, &step);
    }
}

/* May somebody pay in this phase: the player whose turn it is, or who decides? */
static gboolean
is_ransom_phase (const BstPosition *p)
{
  switch (p->head.phase)
    {
    case BST_PHASE_TILE:
    case BST_PHASE_ACTION:
      return TRUE;
    case BST_PHASE_DRAGON:
    case BST_PHASE_WAGON:
    case BST_PHASE_LATE_DRAGON:
      return p->rules.ransom == BST_RANSOM_ANY_DECISION;
    default:
      return FALSE;
    }
}

static void
add_ransoms (const BstPosition *p,
             BstSteps          *steps)
{
  guint payer = bst_modules_get_decider (p);

  if (get (p)->n_prisoners == 0 || get (p)->ransomed || p->head.scores[payer] < BST_RANSOM_POINTS)
    return;
  for (guint captor = 0; captor < p->n_players; captor++)
    add_prisoners (p, BST_STEP_RANSOM, captor, payer, steps);
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  if (is_ransom_phase (p))
    add_ransoms (p, steps);
  if (p->head.phase == BST_PHASE_FREE && get (p)->captive != BST_NO_PLAYER)
    add_prisoners (p, BST_STEP_FREE, (guint) get (p)->captive, p->head.turn, steps);
}

static BstReason
may_not_pass (const BstPosition *p,
              BstPhase           phase)
{
  return phase == BST_PHASE_FREE && get (p)->captive != BST_NO_PLAYER
         ? BST_REASON_EXCHANGE_MUST : BST_REASON_NONE;
}

static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  return may_not_pass (p, phase) != BST_REASON_NONE;
}

static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  switch (step->kind)
    {
    case BST_STEP_FREE:
      return BST_REASON_EXCHANGE;
    case BST_STEP_RANSOM:
      return BST_REASON_RANSOM;
    default:
      return BST_REASON_NOT_HANDLED;
    }
}

/* The prisoner comes home, and so does he for whom he is exchanged. */
static void
exchange (BstPosition  *p,
          BstFigureKind kind)
{
  guint captive = (guint) get (p)->captive;

  add (p, captive, p->head.turn, kind, -1);
  p->head.supply[kind][p->head.turn]++;
  add (p, p->head.turn, captive, get (p)->captive_figure, -1);
  p->head.supply[get (p)->captive_figure][captive]++;
  change (p)->captive = BST_NO_PLAYER;
  change (p)->captive_figure = 0;
}

void
bst_position_imprison (BstPosition   *p,
                       guint          owner,
                       BstFigureKind  kind)
{
  add (p, p->head.turn, owner, kind, 1);
  if (count_kinds (p, owner) == 0)
    return;

  change (p)->captive = (gint8) owner;
  change (p)->captive_figure = (guint8) kind;
  if (count_kinds (p, owner) == 1)
    for (guint own = 0; own < BST_N_FIGURE_KINDS; own++)
      if (get (p)->captive != BST_NO_PLAYER && get (p)->prisoners[owner][p->head.turn][own] > 0)
        exchange (p, own);
}

/* One side of it. */
static void
pay_ransom (BstPosition *p,
            guint        player,
            guint        other,
            int          points,
            BstEvents   *events)
{
  BstEvent event;

  bst_position_begin_event (p, BST_EVENT_RANSOM, &event);
  /* Before its tile is laid the turn has begun all the same. */
  event.turn += p->head.phase == BST_PHASE_TILE;
  event.players = (guint8) (1u << player);
  event.other = (guint8) other;
  bst_event_add_term (&event, BST_TERM_POINTS, points, 1);
  bst_position_pay (p, &event, events);
}

static void
ransom (BstPosition   *p,
        const BstStep *step,
        BstEvents     *events)
{
  guint player = (guint) step->spot.player, captor = (guint) step->to.player;

  add (p, captor, player, step->spot.figure, -1);
  change (p)->ransomed = TRUE;
  p->head.supply[step->spot.figure][player]++;
  pay_ransom (p, player, captor, -BST_RANSOM_POINTS, events);
  pay_ransom (p, captor, player, BST_RANSOM_POINTS, events);
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  switch (step->kind)
    {
    case BST_STEP_FREE:
      exchange (p, step->spot.figure);
      return BST_STEP_DONE;
    case BST_STEP_RANSOM:
      ransom (p, step, events);
      return BST_STEP_STAYS;
    default:
      return BST_STEP_FOREIGN;
    }
}

static void
turn_begins (BstPosition *p,
             BstEvents   *events)
{
  if (!get (p)->ransomed)
    return;
  change (p)->ransomed = FALSE;
}

static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  for (guint captor = 0; captor < p->n_players; captor++)
    for (guint owner = 0; owner < p->n_players; owner++)
      for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
        for (guint n = get (p)->prisoners[captor][owner][kind]; n > 0; n--)
          {
            bst_token_begin (out);
            g_string_append_printf (out, "%s holds ", bst_colour_name (
                                    bst_game_get_player (p->game, captor)->colour));
            bst_token_print_figure (p, owner, kind, out);
          }
  if (get (p)->captive != BST_NO_PLAYER)
    {
      bst_token_begin (out);
      g_string_append (out, "captive ");
      bst_token_print_figure (p, (guint) get (p)->captive, get (p)->captive_figure, out);
    }
  if (get (p)->ransomed)
    {
      bst_token_begin (out);
      g_string_append (out, "ransomed");
    }
}

static gboolean
read_prisoner (BstPosition *p,
               char       **words)
{
  int captor = bst_game_find_colour (p->game, words[0], strlen (words[0]));
  guint owner, kind;

  if (captor == BST_NO_PLAYER || !bst_token_read_figure (p, words + 2, &owner, &kind)
      || owner == (guint) captor || get (p)->prisoners[captor][owner][kind] == 20)
    return FALSE;
  add (p, (guint) captor, owner, kind, 1);

  return TRUE;
}

static gboolean
read_captive (BstPosition *p,
              char       **words)
{
  guint player, kind;

  if (!bst_token_read_figure (p, words + 1, &player, &kind))
    return FALSE;
  change (p)->captive = (gint8) player;
  change (p)->captive_figure = (guint8) kind;

  return get (p)->prisoners[p->head.turn][player][kind] > 0;
}

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  if (strcmp (item, "ransomed") == 0)
    return change (p)->ransomed = TRUE;
  if (strcmp (words[0], "captive") == 0)
    return read_captive (p, words);

  return words[1] != NULL && strcmp (words[1], "holds") == 0 && read_prisoner (p, words);
}

const BstModule bst_module_prisoners = {
  .name = "prisoners",
  .phases = BST_IN (BST_PHASE_FREE),
  .joins = BST_IN (BST_PHASE_TILE) | BST_IN (BST_PHASE_ACTION) | BST_IN (BST_PHASE_DRAGON)
           | BST_IN (BST_PHASE_WAGON) | BST_IN (BST_PHASE_LATE_DRAGON),
  .steps = BST_STEP_BIT (BST_STEP_FREE) | BST_STEP_BIT (BST_STEP_RANSOM),
  .memory = sizeof (Prisoners),
  .is_in_play = is_in_play,
  .clear = clear,
  .may_not_pass = may_not_pass,
  .needs_decision = needs_decision,
  .add_steps = add_steps,
  .why_not_step = why_not_step,
  .make_step = make_step,
  .count_away = count_away,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .turn_begins = turn_begins,
};
