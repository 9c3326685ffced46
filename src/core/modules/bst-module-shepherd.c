/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shepherds (HS2 to HS10): one stands on a field beside whoever is there, and sheep are drawn for him, one token now and
 * one whenever his player adds to the field and does not have the flock scored instead. A wolf drives them all off. */

#include "bst-module-list.h"

#include <string.h>

#define N_WOLVES   2

/* One for each shepherd that can be on the board. */
#define MAX_FLOCKS (BST_MAX_PLAYERS * BST_MAX_OTHER_FIGURES)

/* Tokens that there are with 1, 2, 3 and 4 sheep. */
static const guint8 all_tokens[BST_MAX_SHEEP] = { 4, 5, 5, 2 };

/* What lies beside a shepherd. */
typedef struct
{
  guint16 part;
  guint8  player;
  guint8  is_done;          /* in this turn his player has decided about it */
  guint8  n[BST_MAX_SHEEP]; /* tokens, by the number of sheep less one */
} Flock;

/* By part and player, ascending. */
typedef struct
{
  guint16 n_flocks;
  Flock   flocks[MAX_FLOCKS];
} Flocks;

static inline const Flocks *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_SHEPHERD);
}

static inline Flocks *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_SHEPHERD);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.figures[BST_FIGURE_SHEPHERD] > 0;
}

/* --- Flocks --- */

/* The first flock that is not before that of the shepherd. */
static guint
find_place (const Flocks    *flocks,
            const BstFigure *shepherd)
{
  guint i = 0;

  while (i < flocks->n_flocks
         && (flocks->flocks[i].part < shepherd->part
             || (flocks->flocks[i].part == shepherd->part && flocks->flocks[i].player < (guint) shepherd->player)))
    i++;

  return i;
}

static gboolean
is_of (const Flocks    *flocks,
       guint            i,
       const BstFigure *shepherd)
{
  return i < flocks->n_flocks && flocks->flocks[i].part == shepherd->part
         && flocks->flocks[i].player == (guint) shepherd->player;
}

/* NULL: he has no sheep. */
static const Flock *
find_flock (const BstPosition *p,
            const BstFigure   *shepherd)
{
  guint i = find_place (get (p), shepherd);

  return is_of (get (p), i, shepherd) ? &get (p)->flocks[i] : NULL;
}

/* Made if there is none. */
static Flock *
change_flock (BstPosition     *p,
              const BstFigure *shepherd)
{
  Flocks *flocks = change (p);
  guint i = find_place (flocks, shepherd);

  if (!is_of (flocks, i, shepherd))
    {
      memmove (&flocks->flocks[i + 1], &flocks->flocks[i], sizeof *flocks->flocks * (flocks->n_flocks - i));
      flocks->flocks[i] = (Flock) { .part = shepherd->part, .player = (guint8) shepherd->player };
      flocks->n_flocks++;
    }

  return &flocks->flocks[i];
}

static void
remove_at (BstPosition *p,
           guint        i)
{
  Flocks *flocks = change (p);

  flocks->n_flocks--;
  memmove (&flocks->flocks[i], &flocks->flocks[i + 1], sizeof *flocks->flocks * (flocks->n_flocks - i));
  memset (&flocks->flocks[flocks->n_flocks], 0, sizeof *flocks->flocks);
}

/* Tokens with so many sheep on the board. */
static guint
count_tokens (const BstPosition *p,
              guint              n_sheep)
{
  guint n = 0;

  for (guint i = 0; i < get (p)->n_flocks; i++)
    n += get (p)->flocks[i].n[n_sheep - 1];

  return n;
}

static guint
count_flock (const Flock *flock)
{
  guint n = 0;

  for (guint i = 0; i < BST_MAX_SHEEP; i++)
    n += flock->n[i] * (i + 1);

  return n;
}

static guint
count_on_field (const BstPosition *p,
                guint              root)
{
  guint n = 0;

  for (guint i = 0; i < get (p)->n_flocks; i++)
    if (bst_position_root (p, get (p)->flocks[i].part) == root)
      n += count_flock (&get (p)->flocks[i]);

  return n;
}

void
bst_position_get_flock (const BstPosition *p,
                        guint              figure,
                        guint8             n_tokens[BST_MAX_SHEEP])
{
  const Flock *flock = bst_position_has_memory (p, BST_MODULE_SHEPHERD) ? find_flock (p, &p->figures[figure]) : NULL;

  for (guint i = 0; i < BST_MAX_SHEEP; i++)
    n_tokens[i] = flock != NULL && p->figures[figure].kind == BST_FIGURE_SHEPHERD ? flock->n[i] : 0;
}

guint
bst_position_count_flock (const BstPosition *p,
                          guint              figure)
{
  guint8 n_tokens[BST_MAX_SHEEP];
  guint n = 0;

  bst_position_get_flock (p, figure, n_tokens);
  for (guint i = 0; i < BST_MAX_SHEEP; i++)
    n += n_tokens[i] * (i + 1);

  return n;
}

/* --- What shepherds do --- */

static inline gboolean
is_shepherd_on (const BstPosition *p,
                const BstFigure   *figure,
                guint              root)
{
  return figure->kind == BST_FIGURE_SHEPHERD && bst_position_root (p, figure->part) == root;
}

/* HS5, HS6: all of the field; their sheep are gone with them. */
static void
send_home (BstPosition *p,
           guint        root)
{
  for (guint i = p->head.n_figures; i > 0; i--)
    if (is_shepherd_on (p, &p->figures[i - 1], root))
      bst_position_send_home (p, i - 1);
}

static void
left (BstPosition     *p,
      const BstFigure *figure)
{
  guint i = find_place (get (p), figure);

  if (figure->kind == BST_FIGURE_SHEPHERD && is_of (get (p), i, figure))
    remove_at (p, i);
}

/* HS6. */
static void
score (BstPosition *p,
       guint        root,
       BstEvents   *events)
{
  guint n_sheep = count_on_field (p, root);
  BstEvent event;

  bst_position_begin_event (p, BST_EVENT_FLOCK, &event);
  event.kind = BST_FEATURE_FIELD;
  event.part = (guint16) root;
  event.players = event.owners = p->parts[root].shepherds;
  bst_event_add_term (&event, BST_TERM_SHEEP, (int) n_sheep, 1);
  if (n_sheep > 0)
    bst_position_pay (p, &event, events);
  send_home (p, root);
}

/* Has the player whose turn it is still to say what becomes of the field? */
static gboolean
is_asked_of (const BstPosition *p,
             guint              root)
{
  guint last = p->head.n_tiles - 1u;
  gboolean is_larger = FALSE;

  for (guint i = 0; i < p->types[p->tiles[last].type].n_segments && !is_larger; i++)
    is_larger = bst_position_root (p, p->tiles[last].first_part + i) == root;
  for (guint i = 0; is_larger && i < p->head.n_figures; i++)
    {
      const BstFigure *figure = &p->figures[i];
      const Flock *flock;

      if (figure->player != (gint8) p->head.turn || p->parts[figure->part].tile == last || !is_shepherd_on (p, figure, root))
        continue;
      flock = find_flock (p, figure);
      if (flock == NULL || !flock->is_done)
        return TRUE;
    }

  return FALSE;
}

/* HS8: nothing can be added to it any more, and nobody is asked. */
static void
score_closed (BstPosition *p,
              BstEvents   *events)
{
  guint i = 0;

  while (i < p->head.n_figures)
    {
      guint root = bst_position_root (p, p->figures[i].part);

      if (p->figures[i].kind != BST_FIGURE_SHEPHERD || p->parts[root].open > 0 || is_asked_of (p, root))
        {
          i++;
          continue;
        }
      score (p, root, events);
      i = 0;
    }
}

static void
phase_begins (BstPosition *p,
              BstPhase     phase,
              BstEvents   *events)
{
  if (phase == BST_PHASE_FLOCK)
    score_closed (p, events);
}

/* --- Steps --- */

/* HS2: on a field of the tile just laid, if no other is there. */
static void
add_puts (const BstPosition *p,
          BstSteps          *steps)
{
  const BstTile *last = &p->tiles[p->head.n_tiles - 1];

  if (p->head.supply[BST_FIGURE_SHEPHERD][p->head.turn] == 0 || p->head.n_figures >= BST_MAX_FIGURES
      || bst_modules_is_barred (p, p->head.n_tiles - 1u) || !bst_modules_may_pass (p))
    return;
  for (guint i = 0; i < p->types[last->type].n_segments; i++)
    {
      guint part = last->first_part + i;

      if (p->parts[part].kind == BST_FEATURE_FIELD && p->parts[bst_position_root (p, part)].shepherds == 0
          && !bst_steps_skip (steps, 1))
        bst_position_add_put (p, BST_FIGURE_SHEPHERD, part, steps);
    }
}

/* HS4: once for each field, by his first shepherd there. */
static void
add_choices (const BstPosition *p,
             BstSteps          *steps)
{
  guint16 seen[BST_MAX_OTHER_FIGURES];
  guint n_seen = 0;

  for (guint i = 0; i < p->head.n_figures && n_seen < G_N_ELEMENTS (seen); i++)
    {
      const BstFigure *figure = &p->figures[i];
      guint root = bst_position_root (p, figure->part);
      gboolean is_new = figure->kind == BST_FIGURE_SHEPHERD && figure->player == (gint8) p->head.turn;

      for (guint k = 0; k < n_seen; k++)
        is_new = is_new && seen[k] != root;
      if (!is_new || !is_asked_of (p, root))
        continue;
      seen[n_seen++] = (guint16) root;
      if (!bst_steps_skip (steps, 1))
        bst_position_add_figure (p, BST_STEP_SHEEP, i, steps);
      if (!bst_steps_skip (steps, 1))
        bst_position_add_figure (p, BST_STEP_FLOCK, i, steps);
    }
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  if (p->head.phase == BST_PHASE_ACTION)
    add_puts (p, steps);
  else
    add_choices (p, steps);
}

static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  BstSteps steps = BST_STEPS_COUNT;

  if (phase != BST_PHASE_FLOCK)
    return FALSE;
  add_choices (p, &steps);

  return bst_steps_get_count (&steps) > 0;
}

static BstReason
may_not_pass (const BstPosition *p,
              BstPhase           phase)
{
  return needs_decision (p, phase) ? BST_REASON_FLOCK_MUST : BST_REASON_NONE;
}

/* HS3: each token that is left is as likely. */
static guint
get_chances (const BstPosition *p,
             const BstStep     *step,
             guint              weights[BST_MAX_RESULTS])
{
  if (step->kind != BST_STEP_SHEEP && (step->kind != BST_STEP_PUT || step->spot.figure != BST_FIGURE_SHEPHERD))
    return 0;
  for (guint n_sheep = 1; n_sheep <= BST_MAX_SHEEP; n_sheep++)
    weights[n_sheep - 1] = all_tokens[n_sheep - 1] - MIN (all_tokens[n_sheep - 1], count_tokens (p, n_sheep));
  weights[BST_WOLF - 1] = N_WOLVES;

  return BST_WOLF;
}

static BstReason
why_not_put (const BstPosition *p,
             const BstSpot     *spot,
             guint              part)
{
  return spot->figure == BST_FIGURE_SHEPHERD ? BST_REASON_SHEPHERD : BST_REASON_NONE;
}

static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  return step->kind == BST_STEP_SHEEP || step->kind == BST_STEP_FLOCK ? BST_REASON_FLOCK : BST_REASON_NOT_HANDLED;
}

static void
put (BstPosition   *p,
     const BstStep *step)
{
  guint part = bst_position_find_part (p, &step->spot);

  bst_position_put (p, (guint) step->spot.player, BST_FIGURE_SHEPHERD, part);
  p->head.supply[BST_FIGURE_SHEPHERD][step->spot.player]--;
  if (step->result == BST_WOLF)
    send_home (p, bst_position_root (p, part));
  else
    change_flock (p, &p->figures[p->head.n_figures - 1])->n[step->result - 1]++;
}

/* HS4, HS5: his other shepherds of the field are not asked for again. */
static void
grow (BstPosition     *p,
      const BstFigure *shepherd,
      guint            result,
      BstEvents       *events)
{
  guint root = bst_position_root (p, shepherd->part);

  if (result == BST_WOLF)
    {
      send_home (p, root);
      return;
    }
  change_flock (p, shepherd)->n[result - 1]++;
  for (guint i = 0; i < p->head.n_figures; i++)
    if (p->figures[i].player == shepherd->player && is_shepherd_on (p, &p->figures[i], root))
      change_flock (p, &p->figures[i])->is_done = TRUE;
  score_closed (p, events);
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  BstFigure shepherd;

  if (step->kind == BST_STEP_PUT && step->spot.figure == BST_FIGURE_SHEPHERD)
    {
      put (p, step);
      return BST_STEP_DONE;
    }
  if (step->kind != BST_STEP_SHEEP && step->kind != BST_STEP_FLOCK)
    return BST_STEP_FOREIGN;

  shepherd = p->figures[bst_position_find_figure (p, &step->spot)];
  if (step->kind == BST_STEP_SHEEP)
    grow (p, &shepherd, step->result, events);
  else
    score (p, bst_position_root (p, shepherd.part), events);

  return BST_STEP_STAYS;
}

/* Nothing is kept of who has no sheep. */
static void
turn_ends (BstPosition *p)
{
  for (guint i = get (p)->n_flocks; i > 0; i--)
    {
      const Flock *flock = &get (p)->flocks[i - 1];

      if (count_flock (flock) == 0)
        remove_at (p, i - 1);
      else if (flock->is_done)
        change (p)->flocks[i - 1].is_done = FALSE;
    }
}

/* --- Text and checks --- */

#define DONE "done "

/* Each token as the step that brought it: "sheep to Red shepherd on field:NL at 1,0 = 3"; "done sheep to ...": his player
 * has decided in this turn. */
static void
print_flock (const BstPosition *p,
             const Flock       *flock,
             GString           *out)
{
  BstStep step = { .kind = BST_STEP_SHEEP, .to.player = BST_NO_PLAYER };

  step.spot = (BstSpot) { .player = (gint8) flock->player, .figure = BST_FIGURE_SHEPHERD };
  bst_position_name_spot (p, flock->part, &step.spot);
  for (guint n_sheep = 1; n_sheep <= BST_MAX_SHEEP; n_sheep++)
    for (guint i = 0; i < flock->n[n_sheep - 1]; i++)
      {
        step.result = (guint8) n_sheep;
        bst_token_print_step (p, &step, out);
      }
  if (flock->is_done)
    {
      GString *text = g_string_new (NULL);

      step.result = 0;
      bst_token_print_step (p, &step, text);
      bst_token_begin (out);
      g_string_append_printf (out, DONE "%s", text->str);
      g_string_free (text, TRUE);
    }
}

static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  for (guint i = 0; i < get (p)->n_flocks; i++)
    print_flock (p, &get (p)->flocks[i], out);
}

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  gboolean is_done = g_str_has_prefix (item, DONE);
  BstStep step;
  int index;

  if (!bst_token_read_step (p, item + (is_done ? strlen (DONE) : 0), &step) || step.kind != BST_STEP_SHEEP
      || step.spot.figure != BST_FIGURE_SHEPHERD || step.result >= BST_WOLF || is_done != (step.result == 0)
      || (is_done && p->head.phase == BST_PHASE_TILE))
    return FALSE;
  index = bst_position_find_figure (p, &step.spot);
  if (index < 0 || (find_flock (p, &p->figures[index]) == NULL && get (p)->n_flocks == MAX_FLOCKS))
    return FALSE;
  if (is_done)
    change_flock (p, &p->figures[index])->is_done = TRUE;
  else if (change_flock (p, &p->figures[index])->n[step.result - 1]++ == G_MAXUINT8)
    return FALSE;

  return TRUE;
}

/* Each flock is a shepherd's, and has no more than there is. */
static gboolean
is_ok (const BstPosition *p)
{
  for (guint i = 0; i < get (p)->n_flocks; i++)
    {
      const Flock *flock = &get (p)->flocks[i];
      gboolean is_his = FALSE;

      for (guint k = 0; k < p->head.n_figures && !is_his; k++)
        is_his = p->figures[k].kind == BST_FIGURE_SHEPHERD && p->figures[k].part == flock->part
                 && p->figures[k].player == (gint8) flock->player;
      if (!is_his || (!flock->is_done && count_flock (flock) == 0))
        return FALSE;
    }
  for (guint n_sheep = 1; n_sheep <= BST_MAX_SHEEP; n_sheep++)
    if (count_tokens (p, n_sheep) > all_tokens[n_sheep - 1] && !p->head.edited)
      return FALSE;

  return TRUE;
}

static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
  for (guint n_sheep = 1; n_sheep <= BST_MAX_SHEEP; n_sheep++)
    if (count_tokens (p, n_sheep) > all_tokens[n_sheep - 1])
      {
        BstProblem *problem = bst_problems_add (problems, BST_PROBLEM_SHEEP, NULL);

        problem->sheep = (guint8) n_sheep;
        problem->has = (int) count_tokens (p, n_sheep);
        problem->of = all_tokens[n_sheep - 1];
      }
}

const BstModule bst_module_shepherd = {
  .name = "shepherd",
  .phases = BST_IN (BST_PHASE_ACTION) | BST_IN (BST_PHASE_FLOCK),
  .steps = BST_STEP_BIT (BST_STEP_PUT) | BST_STEP_BIT (BST_STEP_SHEEP) | BST_STEP_BIT (BST_STEP_FLOCK),
  .memory = sizeof (Flocks),
  .is_kept_as_text = TRUE,
  .is_in_play = is_in_play,
  .needs_decision = needs_decision,
  .phase_begins = phase_begins,
  .may_not_pass = may_not_pass,
  .add_steps = add_steps,
  .get_chances = get_chances,
  .why_not_put = why_not_put,
  .why_not_step = why_not_step,
  .make_step = make_step,
  .left = left,
  .count_sheep = count_on_field,
  .turn_ends = turn_ends,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .is_ok = is_ok,
  .find_problems = find_problems,
};
