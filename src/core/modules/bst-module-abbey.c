/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Abbeys (AM1): every player has one from the start and may lay it instead of drawing, into a
 * hole with tiles on all four sides. When the bag is empty, each player has one more turn to
 * do so. */

#include "bst-module-list.h"

#include <string.h>

/* What is there of abbeys. */
typedef struct
{
  guint8 abbeys[BST_MAX_PLAYERS];   /* that each player has left */
  guint8 last_round;                /* turns that are left when the bag is empty, plus 1; 0 before */
} Abbeys;

static inline const Abbeys *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_ABBEY);
}

static inline Abbeys *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_ABBEY);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.abbeys > 0;
}

static void
set_up (BstPosition *p)
{
  int type = bst_tile_set_find_abbey (bst_game_get_tile_set (p->game));
  guint n_left = type != BST_NO_TILE ? p->types[type].count : 0;

  for (guint player = 0; player < p->n_players; player++)
    {
      change (p)->abbeys[player] = (guint8) MIN (p->rules.abbeys, n_left);
      n_left -= get (p)->abbeys[player];
    }
}

guint
bst_position_get_abbeys (const BstPosition *p,
                         guint              player)
{
  g_return_val_if_fail (player < p->n_players, 0);

  return bst_position_has_memory (p, BST_MODULE_ABBEY) ? get (p)->abbeys[player] : 0;
}

static guint
get_tokens (const BstPosition *p,
            BstTokenKind       kind,
            guint              player)
{
  return get (p)->abbeys[player];
}

static void
set_tokens (BstPosition  *p,
            BstTokenKind  kind,
            guint         player,
            guint         n_abbeys)
{
  change (p)->abbeys[player] = (guint8) n_abbeys;
}

guint
bst_position_count_abbeys (const BstPosition *p)
{
  guint n_abbeys = 0;

  for (guint player = 0; player < p->n_players; player++)
    n_abbeys += bst_position_get_abbeys (p, player);

  return n_abbeys;
}

/* AM1: who is passed over in the last round has had his turn. */
static void
passed_over (BstPosition *p,
             guint        n_players)
{
  if (get (p)->last_round > 1)
    change (p)->last_round = (guint8) MAX (1, (int) get (p)->last_round - (int) n_players);
}

/* Whether the last round is over does not matter: other programs ask again who passed. */
static BstReason
why_not_own (const BstPosition *p,
             guint              type)
{
  if (p->types[type].group != BST_DRAW_NEVER)
    return BST_REASON_NOT_HANDLED;

  return get (p)->abbeys[p->head.turn] > 0 ? BST_REASON_NONE : BST_REASON_NO_ABBEY;
}

/* It fits any four tiles round a hole by its edges alone. */
static gboolean
limits (const BstPosition *p,
        guint              type)
{
  return FALSE;
}

/* What the edges of an abbey do not fit is no hole. */
static BstReason
why_not (const BstPosition *p,
         guint              type,
         int                x,
         int                y,
         guint              rotation)
{
  for (guint edge = 0; p->types[type].group == BST_DRAW_NEVER && edge < BST_N_DIRECTIONS; edge++)
    if (bst_position_find_tile (p, x + bst_step_x[edge], y + bst_step_y[edge]) < 0)
      return BST_REASON_NO_HOLE;

  return BST_REASON_NONE;
}

static void
placed (BstPosition *p)
{
  guint type = (guint) p->tiles[p->head.n_tiles - 1].type;

  if (p->types[type].group != BST_DRAW_NEVER || get (p)->abbeys[p->head.turn] == 0)
    return;
  change (p)->abbeys[p->head.turn]--;
}

/* The last round begins when the bag is found empty at the end of a turn. */
static void
turn_begins (BstPosition *p,
             BstEvents   *events)
{
  if (bst_position_has_drawable (p))
    return;

  if (get (p)->last_round == 0)
    change (p)->last_round = (guint8) (p->n_players + 1);
  else if (get (p)->last_round > 1)
    change (p)->last_round--;
}

gboolean
bst_position_may_lay_abbey (const BstPosition *p,
                            guint              type)
{
  g_return_val_if_fail (type < p->n_types, FALSE);

  return p->types[type].group == BST_DRAW_NEVER && bst_position_has_memory (p, BST_MODULE_ABBEY)
         && get (p)->abbeys[p->head.turn] > 0
         && p->remaining[type] > 0 && get (p)->last_round != 1;
}

/* May one of those who still have a turn lay an abbey? */
static gboolean
may_come (const BstPosition *p)
{
  int type = bst_tile_set_find_abbey (bst_game_get_tile_set (p->game));
  guint n_turns = get (p)->last_round > 0 ? get (p)->last_round - 1u : p->n_players;

  if (type == BST_NO_TILE || !bst_position_has_placement (p, (guint) type))
    return FALSE;
  for (guint i = 0; i < n_turns; i++)
    if (get (p)->abbeys[(p->head.turn + i) % p->n_players] > 0)
      return TRUE;

  return FALSE;
}

static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  if (get (p)->last_round == 0)
    return;
  bst_token_begin (out);
  g_string_append_printf (out, "last round %d", get (p)->last_round - 1);
}

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  gint64 number;

  if (g_strv_length (words) != 3 || strcmp (words[0], "last") != 0 || strcmp (words[1], "round") != 0
      || !bst_token_read_number (words[2], 0, p->n_players, &number))
    return FALSE;
  change (p)->last_round = (guint8) (number + 1);

  return TRUE;
}

const BstModule bst_module_abbey = {
  .name = "abbey",
  .memory = sizeof (Abbeys),
  .tokens = BST_TOKEN_BIT (BST_TOKEN_ABBEY),
  .is_kept_as_text = TRUE,
  .is_in_play = is_in_play,
  .set_up = set_up,
  .why_not_own = why_not_own,
  .limits = limits,
  .why_not = why_not,
  .placed = placed,
  .get_tokens = get_tokens,
  .set_tokens = set_tokens,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .turn_begins = turn_begins,
  .passed_over = passed_over,
  .goes_on = may_come,
};
