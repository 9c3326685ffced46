/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hills: whoever lays one puts a tile of the bag under it, which nobody sees (HS11); a follower who stands on one wins a
 * tie for the majority (HS12). */

#include "bst-module-list.h"

#include <string.h>

typedef struct
{
  guint16 n_under;          /* tiles under hills */
} Hills;

static inline const Hills *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_HILLS);
}

static inline Hills *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_HILLS);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.hills;
}

static inline gboolean
is_hill (const BstPosition *p,
         const BstTile     *tile)
{
  return (p->types[tile->type].signs & BST_SIGN_HILL) != 0;
}

/* --- The bag --- */

/* Is a tile in the bag that no player holds, and that is not under a hill already? The tile just laid still counts as held
 * by whoever held it. */
static gboolean
has_another (const BstPosition *p)
{
  guint n_held = 0;

  for (guint player = 0; player < p->n_players; player++)
    n_held += bst_position_get_n_held (p, player);
  if (bst_position_get_n_held (p, p->head.turn) > 0)
    n_held--;

  return bst_position_get_n_drawable (p) > n_held;
}

static void
placed (BstPosition *p)
{
  if (is_hill (p, &p->tiles[p->head.n_tiles - 1]) && has_another (p))
    change (p)->n_under++;
}

static guint
count_hidden (const BstPosition *p)
{
  return get (p)->n_under;
}

guint
bst_position_get_n_under_hills (const BstPosition *p)
{
  return bst_position_has_memory (p, BST_MODULE_HILLS) ? get (p)->n_under : 0;
}

/* When only those under hills are left, nothing is drawn any more. */
static BstReason
why_not_draw (const BstPosition *p,
              guint              type G_GNUC_UNUSED)
{
  return bst_position_get_n_drawable (p) > 0 ? BST_REASON_NONE : BST_REASON_UNDER_HILLS;
}

/* --- The majority --- */

/* Followers of each player on hill tiles of the feature. */
static void
count_on_hills (const BstPosition *p,
                guint              root,
                guint8             n_figures[BST_MAX_PLAYERS])
{
  for (guint i = 0; i < p->head.n_figures; i++)
    {
      const BstFigure *figure = &p->figures[i];

      if (bst_figure_is_follower (figure->kind) && bst_position_root (p, figure->part) == root
          && is_hill (p, &p->tiles[p->parts[figure->part].tile]))
        n_figures[figure->player]++;
    }
}

static guint8
break_tie (const BstPosition *p,
           guint              root,
           guint8             players)
{
  guint8 on_hills[BST_MAX_PLAYERS] = { 0 }, winners;

  count_on_hills (p, root, on_hills);
  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    if (!(players >> player & 1u))
      on_hills[player] = 0;
    else if (p->rules.hill_tie == BST_HILL_TIE_ANY)
      on_hills[player] = MIN (on_hills[player], 1);
  winners = bst_majority (on_hills);

  return winners != 0 ? winners : players;
}

/* --- Text and checks --- */

/* "under hills 3" */
static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  if (get (p)->n_under == 0)
    return;
  bst_token_begin (out);
  g_string_append_printf (out, "under hills %u", get (p)->n_under);
}

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  gint64 n_under;

  if (g_strv_length (words) != 3 || strcmp (words[0], "under") != 0 || strcmp (words[1], "hills") != 0
      || !bst_token_read_number (words[2], 1, p->head.n_remaining, &n_under))
    return FALSE;
  change (p)->n_under = (guint16) n_under;

  return TRUE;
}

static guint
count_hills (const BstPosition *p)
{
  guint n = 0;

  for (guint i = 0; i < p->head.n_tiles; i++)
    n += is_hill (p, &p->tiles[i]);

  return n;
}

static gboolean
is_ok (const BstPosition *p)
{
  return get (p)->n_under <= p->head.n_remaining && (p->head.edited || get (p)->n_under <= count_hills (p));
}

static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
  BstProblem *problem;

  if (get (p)->n_under <= count_hills (p))
    return;
  problem = bst_problems_add (problems, BST_PROBLEM_HILLS, NULL);
  problem->has = get (p)->n_under;
  problem->of = (int) count_hills (p);
}

const BstModule bst_module_hills = {
  .name = "hills",
  .memory = sizeof (Hills),
  .is_kept_as_text = TRUE,
  .is_in_play = is_in_play,
  .placed = placed,
  .why_not_draw = why_not_draw,
  .count_hidden = count_hidden,
  .break_tie = break_tie,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .is_ok = is_ok,
  .find_problems = find_problems,
};
