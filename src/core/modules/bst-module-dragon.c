/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dragon: a volcano calls him to its tile (PD1); a dragon tile makes him move up to six
 * cells, the players moving him in turn; whoever stands where he comes goes home, barns aside
 * (PD2). He enters no cell twice, nor that of the fairy. */

#include "bst-module-list.h"

#include <string.h>

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
  return p->tokens.has_dragon || !(p->types[type].signs & BST_SIGN_DRAGON)
         ? BST_REASON_NONE : BST_REASON_NO_VOLCANO;
}

static void
begin_path (BstPosition *p)
{
  p->tokens.n_path = 1;
  p->tokens.path_x[0] = p->tokens.dragon_x;
  p->tokens.path_y[0] = p->tokens.dragon_y;
}

static void
placed (BstPosition *p)
{
  const BstTile *tile = &p->tiles[p->head.n_tiles - 1];
  guint signs = p->types[tile->type].signs;

  if (signs & BST_SIGN_VOLCANO)
    {
      bst_position_save_tokens (p);
      p->tokens.has_dragon = TRUE;
      bst_modules_end_draw_limits (p, &bst_module_dragon);
      p->tokens.dragon_x = tile->x;
      p->tokens.dragon_y = tile->y;
    }
  if ((signs & BST_SIGN_DRAGON) && p->tokens.has_dragon)
    {
      bst_position_save_tokens (p);
      begin_path (p);
    }
}

static gboolean
is_barred (const BstPosition *p,
           guint              tile)
{
  return p->tokens.has_dragon && p->tiles[tile].x == p->tokens.dragon_x
         && p->tiles[tile].y == p->tokens.dragon_y;
}

static gboolean
may_enter (const BstPosition *p,
           int                x,
           int                y)
{
  if (bst_position_find_tile (p, x, y) < 0)
    return FALSE;
  if (p->tokens.fairy != BST_FAIRY_NOWHERE && p->tokens.fairy_x == x && p->tokens.fairy_y == y)
    return FALSE;
  for (guint i = 0; i < p->tokens.n_path; i++)
    if (p->tokens.path_x[i] == x && p->tokens.path_y[i] == y)
      return FALSE;

  return TRUE;
}

/* Moves that are left: the path has one cell more than moves were made. */
static gboolean
may_move (const BstPosition *p,
          guint              direction)
{
  return p->tokens.n_path > 0 && p->tokens.n_path <= BST_DRAGON_MOVES
         && may_enter (p, p->tokens.dragon_x + bst_step_x[direction],
                       p->tokens.dragon_y + bst_step_y[direction]);
}

static gboolean
is_his_phase (const BstPosition *p,
              BstPhase           phase)
{
  return phase == (p->rules.dragon_move == BST_DRAGON_BEFORE_SCORING ? BST_PHASE_DRAGON
                                                                     : BST_PHASE_LATE_DRAGON);
}

static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  if (!is_his_phase (p, phase))
    return FALSE;
  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    if (may_move (p, direction))
      return TRUE;

  return FALSE;
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
         ? (int) ((p->head.turn + p->tokens.n_path - 1u) % p->n_players) : BST_NO_PLAYER;
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  if (!is_his_phase (p, p->head.phase))
    return;
  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    if (may_move (p, direction))
      {
        BstStep step = { .kind = BST_STEP_DRAGON };

        step.spot.player = step.to.player = BST_NO_PLAYER;
        step.spot.side = (guint8) direction;
        bst_steps_add (steps, &step);
      }
}

static BstReason
why_not_put (const BstPosition *p,
             const BstSpot     *spot,
             guint              part)
{
  return part != BST_NO_PART && is_barred (p, p->parts[part].tile)
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
  BstPositionTokens *tokens = &p->tokens;

  if (step->kind != BST_STEP_DRAGON)
    return BST_STEP_FOREIGN;

  bst_position_save_tokens (p);
  tokens->dragon_x += bst_step_x[step->spot.side];
  tokens->dragon_y += bst_step_y[step->spot.side];
  tokens->path_x[tokens->n_path] = tokens->dragon_x;
  tokens->path_y[tokens->n_path] = tokens->dragon_y;
  tokens->n_path++;
  devour (p, (guint) bst_position_find_tile (p, tokens->dragon_x, tokens->dragon_y));

  return BST_STEP_STAYS;
}

static void
turn_ends (BstPosition *p)
{
  if (p->tokens.n_path == 0)
    return;
  bst_position_save_tokens (p);
  p->tokens.n_path = 0;
  memset (p->tokens.path_x, 0, sizeof p->tokens.path_x);
  memset (p->tokens.path_y, 0, sizeof p->tokens.path_y);
}

static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  if (!p->tokens.has_dragon)
    return;
  bst_token_begin (out);
  g_string_append_printf (out, "dragon %d,%d", p->tokens.dragon_x, p->tokens.dragon_y);
  /* The path ends where he stands. */
  for (guint i = 0; i < p->tokens.n_path; i++)
    g_string_append_printf (out, "%s%d,%d", i == 0 ? " after " : " ",
                            p->tokens.path_x[i], p->tokens.path_y[i]);
}

/* "dragon 2,1 after 1,0 1,1 2,1". */
static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  guint n_words = g_strv_length (words);
  BstPositionTokens *tokens = &p->tokens;

  if (strcmp (words[0], "dragon") != 0 || n_words < 2
      || !bst_token_read_cell (words[1], &tokens->dragon_x, &tokens->dragon_y)
      || bst_position_find_tile (p, tokens->dragon_x, tokens->dragon_y) < 0)
    return FALSE;
  tokens->has_dragon = TRUE;
  /* Laying the last tile again may have begun a path. */
  tokens->n_path = 0;
  memset (tokens->path_x, 0, sizeof tokens->path_x);
  memset (tokens->path_y, 0, sizeof tokens->path_y);
  if (n_words == 2)
    return TRUE;
  if (strcmp (words[2], "after") != 0 || n_words == 3 || n_words > 4 + BST_DRAGON_MOVES)
    return FALSE;
  tokens->n_path = (guint8) (n_words - 3);
  for (guint i = 0; i < tokens->n_path; i++)
    if (!bst_token_read_cell (words[3 + i], &tokens->path_x[i], &tokens->path_y[i]))
      return FALSE;

  return tokens->path_x[tokens->n_path - 1] == tokens->dragon_x
         && tokens->path_y[tokens->n_path - 1] == tokens->dragon_y;
}

static gboolean
is_ok (const BstPosition *p)
{
  return !p->tokens.has_dragon
         || bst_position_find_tile (p, p->tokens.dragon_x, p->tokens.dragon_y) >= 0;
}

/* PD1: the first volcano brings him. */
static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
  int tile;

  if (!p->tokens.has_dragon)
    return;
  for (guint i = 0; i < p->head.n_tiles; i++)
    if (p->types[p->tiles[i].type].signs & BST_SIGN_VOLCANO)
      return;
  tile = bst_position_find_tile (p, p->tokens.dragon_x, p->tokens.dragon_y);
  bst_problems_add (problems, BST_PROBLEM_DRAGON, &p->tiles[tile]);
}

const BstModule bst_module_dragon = {
  .name = "dragon",
  .phases = BST_IN (BST_PHASE_DRAGON) | BST_IN (BST_PHASE_LATE_DRAGON),
  .steps = BST_STEP_BIT (BST_STEP_DRAGON),
  .is_in_play = is_in_play,
  .why_not_draw = why_not_draw,
  .placed = placed,
  .is_barred = is_barred,
  .needs_decision = needs_decision,
  .may_not_pass = may_not_pass,
  .decider = decider,
  .add_steps = add_steps,
  .why_not_put = why_not_put,
  .why_not_step = why_not_step,
  .make_step = make_step,
  .turn_ends = turn_ends,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .is_ok = is_ok,
  .find_problems = find_problems,
};
