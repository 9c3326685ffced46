/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dragon: a volcano calls him to its tile (PD1); a dragon tile makes him move up to six
 * cells, the players moving him in turn; whoever stands where he comes goes home, barns aside
 * (PD2). He enters no cell twice, nor that of the fairy. */

#include "bst-module-list.h"

#include <string.h>

#define DRAGON_MOVES 6

typedef struct
{
  guint8 is_there;
  guint8 n_path;                    /* cells that he was on in this turn */
  guint8 ways;                      /* directions, as bits, in which he may go from there, but for the fairy */
  gint16 path_x[DRAGON_MOVES + 1];
  gint16 path_y[DRAGON_MOVES + 1];
  gint16 x;
  gint16 y;
} Dragon;

static inline const Dragon *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_DRAGON);
}

static inline Dragon *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_DRAGON);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.dragon;
}

/* PD1: dragon tiles wait for the first volcano. */
static BstReason
why_not_draw (const BstPosition *p,
              guint              type)
{
  return get (p)->is_there || !(p->types[type].signs & BST_SIGN_DRAGON)
         ? BST_REASON_NONE : BST_REASON_NO_VOLCANO;
}

/* Nobody comes to his tile. */
static int
find_barred (const BstPosition *p)
{
  return get (p)->is_there ? bst_cell_get_tile (p->cells[bst_position_cell (p, get (p)->x, get (p)->y)]) : -1;
}

/* The direction, as a bit, of the next cell that lies so; 0 if none does. */
static inline guint
way_to (int dx,
        int dy)
{
  static const guint8 ways[3][3] = {
    { 0,              1 << BST_NORTH, 0             },
    { 1 << BST_WEST,  0,              1 << BST_EAST },
    { 0,              1 << BST_SOUTH, 0             },
  };

  return ABS (dx) <= 1 && ABS (dy) <= 1 ? ways[dy + 1][dx + 1] : 0;
}

/* Where there are tiles, but not where he was. When he has made his moves the path has one cell more. */
static guint
look_round (const BstPosition *p)
{
  const Dragon *dragon = get (p);
  guint ways = 0, shut = 0;

  if (dragon->n_path == 0 || dragon->n_path > DRAGON_MOVES)
    return 0;
  for (guint way = 0; way < BST_N_DIRECTIONS; way++)
    ways |= (guint) bst_position_has_tile (p, dragon->x + bst_step_x[way], dragon->y + bst_step_y[way]) << way;
  for (guint i = 0; i < dragon->n_path; i++)
    shut |= way_to (dragon->path_x[i] - dragon->x, dragon->path_y[i] - dragon->y);

  return ways & ~shut;
}

/* The directions, as bits, in which he may move: not to the fairy. */
static inline guint
find_ways (const BstPosition *p)
{
  const Dragon *dragon = get (p);
  int x, y;

  return dragon->ways != 0 && bst_position_find_fairy (p, &x, &y)
         ? dragon->ways & ~way_to (x - dragon->x, y - dragon->y) : dragon->ways;
}

static void
clear_path (Dragon *dragon)
{
  dragon->n_path = dragon->ways = 0;
  memset (dragon->path_x, 0, sizeof dragon->path_x);
  memset (dragon->path_y, 0, sizeof dragon->path_y);
}

/* The cell where he is now belongs to it. */
static void
add_to_path (BstPosition *p)
{
  Dragon *dragon = change (p);

  dragon->path_x[dragon->n_path] = dragon->x;
  dragon->path_y[dragon->n_path] = dragon->y;
  dragon->n_path++;
  dragon->ways = (guint8) look_round (p);
}

static void
placed (BstPosition *p)
{
  const BstTile *tile = &p->tiles[p->head.n_tiles - 1];
  guint signs = p->types[tile->type].signs;

  if (signs & BST_SIGN_VOLCANO)
    {
      Dragon *dragon = change (p);

      dragon->is_there = TRUE;
      dragon->x = tile->x;
      dragon->y = tile->y;
      bst_modules_end_draw_limits (p, &bst_module_dragon);
    }
  if ((signs & BST_SIGN_DRAGON) && get (p)->is_there)
    {
      clear_path (change (p));
      add_to_path (p);
    }
}

static guint
get_phases (const BstPosition *p)
{
  return p->rules.dragon_move == BST_DRAGON_BEFORE_SCORING ? BST_IN (BST_PHASE_DRAGON)
                                                           : BST_IN (BST_PHASE_LATE_DRAGON);
}

static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  return find_ways (p) != 0;
}

static BstReason
may_not_pass (const BstPosition *p,
              BstPhase           phase)
{
  return needs_decision (p, phase) ? BST_REASON_DRAGON_MUST : BST_REASON_NONE;
}

/* PD2: the players move him in turn. */
static int
decider (const BstPosition *p)
{
  return needs_decision (p, p->head.phase)
         ? (int) ((p->head.turn + get (p)->n_path - 1u) % p->n_players) : BST_NO_PLAYER;
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  for (guint ways = find_ways (p); ways != 0; ways &= ways - 1)
    {
      BstStep step = { .kind = BST_STEP_DRAGON };

      if (bst_steps_skip (steps, 1))
        continue;
      step.spot.player = step.to.player = BST_NO_PLAYER;
      step.spot.side = (guint8) __builtin_ctz (ways);
      bst_steps_add (steps, &step);
    }
}

static BstReason
why_not_put (const BstPosition *p,
             const BstSpot     *spot,
             guint              part)
{
  return part != BST_NO_PART && find_barred (p) == p->parts[part].tile
         ? BST_REASON_DRAGON_TILE : BST_REASON_NONE;
}

static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  return step->kind == BST_STEP_DRAGON ? BST_REASON_DRAGON_WAY : BST_REASON_NOT_HANDLED;
}

/* Everybody on the tile goes home, but not who stands between tiles; a lonely helper elsewhere may go before
 * his turn comes. */
static void
devour (BstPosition *p,
        guint        tile)
{
  guint i = 0;

  while (i < p->head.n_figures)
    {
      if (p->parts[p->figures[i].part].tile != tile || bst_figure_kind_get (p->figures[i].kind)->on_corner)
        {
          i++;
          continue;
        }
      bst_position_send_home (p, i);
      i = 0;
    }
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  Dragon *dragon;

  if (step->kind != BST_STEP_DRAGON)
    return BST_STEP_FOREIGN;

  dragon = change (p);
  dragon->x += bst_step_x[step->spot.side];
  dragon->y += bst_step_y[step->spot.side];
  add_to_path (p);
  devour (p, (guint) bst_position_find_tile (p, dragon->x, dragon->y));

  return BST_STEP_STAYS;
}

static void
turn_ends (BstPosition *p)
{
  Dragon *dragon;

  if (get (p)->n_path == 0)
    return;
  dragon = change (p);
  clear_path (dragon);
}

static gboolean
get_neutral (const BstPosition *p,
             BstNeutralKind     kind,
             BstNeutral        *where)
{
  if (kind != BST_NEUTRAL_DRAGON || !get (p)->is_there)
    return FALSE;
  *where = (BstNeutral) { get (p)->x, get (p)->y, BST_NO_PART };

  return TRUE;
}

static void
set_neutral (BstPosition      *p,
             BstNeutralKind    kind,
             const BstNeutral *where)
{
  if (kind == BST_NEUTRAL_DRAGON)
    *change (p) = (Dragon) { .is_there = TRUE, .x = where->x, .y = where->y };
}

static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  if (!get (p)->is_there)
    return;
  bst_token_begin (out);
  g_string_append_printf (out, "dragon %d,%d", get (p)->x, get (p)->y);
  /* The path ends where he stands. */
  for (guint i = 0; i < get (p)->n_path; i++)
    g_string_append_printf (out, "%s%d,%d", i == 0 ? " after " : " ",
                            get (p)->path_x[i], get (p)->path_y[i]);
}

/* "dragon 2,1 after 1,0 1,1 2,1". */
static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  guint n_words = g_strv_length (words);
  Dragon *dragon = change (p);

  if (strcmp (words[0], "dragon") != 0 || n_words < 2
      || !bst_token_read_cell (words[1], &dragon->x, &dragon->y)
      || bst_position_find_tile (p, dragon->x, dragon->y) < 0)
    return FALSE;
  dragon->is_there = TRUE;
  /* Laying the last tile again may have begun a path. */
  clear_path (dragon);
  if (n_words == 2)
    return TRUE;
  if (strcmp (words[2], "after") != 0 || n_words == 3 || n_words > 4 + DRAGON_MOVES)
    return FALSE;
  dragon->n_path = (guint8) (n_words - 3);
  for (guint i = 0; i < dragon->n_path; i++)
    if (!bst_token_read_cell (words[3 + i], &dragon->path_x[i], &dragon->path_y[i]))
      return FALSE;
  dragon->ways = (guint8) look_round (p);

  return dragon->path_x[dragon->n_path - 1] == dragon->x
         && dragon->path_y[dragon->n_path - 1] == dragon->y;
}

static gboolean
is_ok (const BstPosition *p)
{
  return !get (p)->is_there
         || (bst_position_find_tile (p, get (p)->x, get (p)->y) >= 0 && get (p)->ways == look_round (p));
}

/* PD1: the first volcano brings him. */
static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
  int tile;

  if (!get (p)->is_there)
    return;
  for (guint i = 0; i < p->head.n_tiles; i++)
    if (p->types[p->tiles[i].type].signs & BST_SIGN_VOLCANO)
      return;
  tile = bst_position_find_tile (p, get (p)->x, get (p)->y);
  bst_problems_add (problems, BST_PROBLEM_DRAGON, &p->tiles[tile]);
}

const BstModule bst_module_dragon = {
  .name = "dragon",
  .phases = BST_IN (BST_PHASE_DRAGON) | BST_IN (BST_PHASE_LATE_DRAGON),
  .get_phases = get_phases,
  .steps = BST_STEP_BIT (BST_STEP_DRAGON),
  .memory = sizeof (Dragon),
  .is_in_play = is_in_play,
  .why_not_draw = why_not_draw,
  .placed = placed,
  .find_barred = find_barred,
  .needs_decision = needs_decision,
  .may_not_pass = may_not_pass,
  .decider = decider,
  .add_steps = add_steps,
  .why_not_put = why_not_put,
  .why_not_step = why_not_step,
  .make_step = make_step,
  .turn_ends = turn_ends,
  .get_neutral = get_neutral,
  .set_neutral = set_neutral,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .is_ok = is_ok,
  .find_problems = find_problems,
};
