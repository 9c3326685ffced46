/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Crop circles (CC1 to CC6): when the tile of one was scored, its player says for all whether they may put a follower beside
 * one of theirs on such a feature, or must take one home; all do so in turn, he himself last. */

#include "bst-module-list.h"

typedef enum
{
  NOT_CHOSEN,
  ADDS,
  TAKES
} Choice;

typedef struct
{
  guint8 choice;            /* Choice */
  guint8 n_asked;           /* players who have had their say since */
} Circle;

static const char * const words_of_choice[] = { NULL, "adds", "takes" };

static inline const Circle *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_CIRCLES);
}

static inline Circle *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_CIRCLES);
}

static gboolean
is_in_play (const BstPosition *p)
{
  for (guint type = 0; type < p->n_types; type++)
    if (p->types[type].signs & BST_SIGNS_OF_CIRCLES)
      return TRUE;

  return FALSE;
}

/* The kind of features that the last tile's circle is about; BST_N_FEATURE_KINDS if it has none, or nobody may stand there. */
static guint
find_kind (const BstPosition *p)
{
  guint signs = p->types[p->tiles[p->head.n_tiles - 1].type].signs;

  if (signs & BST_SIGN_CIRCLE_CITY)
    return BST_FEATURE_CITY;
  if (signs & BST_SIGN_CIRCLE_ROAD)
    return BST_FEATURE_ROAD;

  return (signs & BST_SIGN_CIRCLE_FIELD) && p->rules.farmers ? BST_FEATURE_FIELD : BST_N_FEATURE_KINDS;
}

/* Whose say it is: the one behind him whose turn it is begins, who is the last himself (CC2). */
static inline guint
find_player (const BstPosition *p)
{
  return (p->head.turn + 1u + get (p)->n_asked) % p->n_players;
}

/* A follower of the player on such a feature; who is shut up in a city of rats has no part in it (D11). */
static gboolean
counts (const BstPosition *p,
        const BstFigure   *figure,
        guint              player)
{
  return figure->player == (gint8) player && bst_figure_is_follower (figure->kind)
         && p->parts[figure->part].kind == find_kind (p) && !p->parts[bst_position_root (p, figure->part)].paid;
}

/* Did an earlier one of the figures stand at the same place, and was it of the same kind, if that matters? */
static gboolean
is_repeated (const BstPosition *p,
             guint              index,
             gboolean           of_kind)
{
  const BstFigure *figure = &p->figures[index];

  for (guint i = 0; i < index; i++)
    if (p->figures[i].part == figure->part && counts (p, &p->figures[i], (guint) figure->player)
        && (!of_kind || p->figures[i].kind == figure->kind))
      return TRUE;

  return FALSE;
}

/* CC4: whoever may stand there, beside figure @index. */
static void
add_joining (const BstPosition *p,
             guint              index,
             BstSteps          *steps)
{
  const BstFigure *figure = &p->figures[index];

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    {
      BstStep step = { .kind = BST_STEP_JOIN };

      if (!bst_figure_is_follower (kind) || p->head.supply[kind][figure->player] == 0
          || !bst_figure_may_stand (kind, p->parts[figure->part].kind) || p->head.n_figures >= BST_MAX_FIGURES
          || bst_steps_skip (steps, 1))
        continue;
      step.spot = (BstSpot) { .player = figure->player, .figure = (guint8) kind };
      step.to.player = BST_NO_PLAYER;
      bst_position_name_spot (p, figure->part, &step.spot);
      bst_steps_add (steps, &step);
    }
}

static void
add_of_player (const BstPosition *p,
               guint              player,
               BstSteps          *steps)
{
  gboolean takes = get (p)->choice == TAKES;

  for (guint i = 0; i < p->head.n_figures; i++)
    {
      if (!counts (p, &p->figures[i], player) || is_repeated (p, i, takes))
        continue;
      if (!takes)
        add_joining (p, i, steps);
      else if (!bst_steps_skip (steps, 1))
        bst_position_add_figure (p, BST_STEP_LEAVE, i, steps);
    }
}

static void
add_choice (BstStepKind  kind,
            BstSteps    *steps)
{
  BstStep step = { .kind = (guint8) kind };

  if (bst_steps_skip (steps, 1))
    return;
  step.spot.player = step.to.player = BST_NO_PLAYER;
  bst_steps_add (steps, &step);
}

/* CC1, CC3: on an empty board there is nothing to choose; then those have a say who can do something. */
static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  if (get (p)->choice == NOT_CHOSEN)
    return find_kind (p) != BST_N_FEATURE_KINDS && p->head.n_figures > 0;

  return get (p)->n_asked < p->n_players;
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  if (!needs_decision (p, p->head.phase))
    return;
  if (get (p)->choice != NOT_CHOSEN)
    {
      add_of_player (p, find_player (p), steps);
      return;
    }
  add_choice (BST_STEP_CIRCLE_ADDS, steps);
  add_choice (BST_STEP_CIRCLE_TAKES, steps);
}

static BstReason
may_not_pass (const BstPosition *p,
              BstPhase           phase)
{
  return get (p)->choice != ADDS && needs_decision (p, phase) ? BST_REASON_CIRCLE_MUST : BST_REASON_NONE;
}

static int
decider (const BstPosition *p)
{
  return get (p)->choice != NOT_CHOSEN && get (p)->n_asked < p->n_players ? (int) find_player (p) : BST_NO_PLAYER;
}

static gboolean
can_do (const BstPosition *p,
        guint              player)
{
  BstSteps steps = BST_STEPS_COUNT;

  add_of_player (p, player, &steps);

  return bst_steps_get_count (&steps) > 0;
}

/* On to the next who can do something (CC3). */
static void
skip_others (BstPosition *p)
{
  while (get (p)->n_asked < p->n_players && !can_do (p, find_player (p)))
    change (p)->n_asked++;
}

static void
go_on (BstPosition *p)
{
  change (p)->n_asked++;
  skip_others (p);
}

static gboolean
passed (BstPosition *p,
        BstPhase     phase)
{
  if (phase != BST_PHASE_CIRCLE || get (p)->choice == NOT_CHOSEN)
    return FALSE;
  go_on (p);

  return TRUE;
}

static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  switch (step->kind)
    {
    case BST_STEP_CIRCLE_ADDS:
    case BST_STEP_CIRCLE_TAKES:
      return BST_REASON_CIRCLE;
    case BST_STEP_JOIN:
    case BST_STEP_LEAVE:
      return BST_REASON_CIRCLE_PLACE;
    default:
      return BST_REASON_NOT_HANDLED;
    }
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  switch (step->kind)
    {
    case BST_STEP_CIRCLE_ADDS:
    case BST_STEP_CIRCLE_TAKES:
      change (p)->choice = step->kind == BST_STEP_CIRCLE_ADDS ? ADDS : TAKES;
      skip_others (p);
      return BST_STEP_STAYS;
    case BST_STEP_JOIN:
      bst_position_put (p, (guint) step->spot.player, step->spot.figure, bst_position_find_part (p, &step->spot));
      p->head.supply[step->spot.figure][step->spot.player]--;
      break;
    case BST_STEP_LEAVE:
      bst_position_send_home (p, (guint) bst_position_find_figure (p, &step->spot));
      break;
    default:
      return BST_STEP_FOREIGN;
    }
  go_on (p);

  return BST_STEP_STAYS;
}

static void
turn_ends (BstPosition *p)
{
  if (get (p)->choice != NOT_CHOSEN)
    *change (p) = (Circle) { 0 };
}

/* "circle adds 2": two have had their say. */
static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  if (get (p)->choice == NOT_CHOSEN)
    return;
  bst_token_begin (out);
  g_string_append_printf (out, "circle %s %u", words_of_choice[get (p)->choice], get (p)->n_asked);
}

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  gint64 n_asked;

  if (g_strv_length (words) != 3 || strcmp (words[0], "circle") != 0
      || !bst_token_read_number (words[2], 0, p->n_players, &n_asked))
    return FALSE;
  for (guint choice = ADDS; choice <= TAKES; choice++)
    if (strcmp (words[1], words_of_choice[choice]) == 0)
      {
        *change (p) = (Circle) { (guint8) choice, (guint8) n_asked };
        return TRUE;
      }

  return FALSE;
}

static gboolean
is_ok (const BstPosition *p)
{
  return get (p)->choice == NOT_CHOSEN || get (p)->n_asked == p->n_players || can_do (p, find_player (p));
}

const BstModule bst_module_circles = {
  .name = "circles",
  .phases = BST_IN (BST_PHASE_CIRCLE),
  .steps = BST_STEP_BIT (BST_STEP_CIRCLE_ADDS) | BST_STEP_BIT (BST_STEP_CIRCLE_TAKES) | BST_STEP_BIT (BST_STEP_JOIN)
           | BST_STEP_BIT (BST_STEP_LEAVE),
  .memory = sizeof (Circle),
  .is_in_play = is_in_play,
  .needs_decision = needs_decision,
  .may_not_pass = may_not_pass,
  .decider = decider,
  .add_steps = add_steps,
  .why_not_step = why_not_step,
  .make_step = make_step,
  .passed = passed,
  .turn_ends = turn_ends,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .is_ok = is_ok,
};
