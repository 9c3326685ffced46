/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-problem.h"

#include "bst-position-private.h"

#include <string.h>

/* The word, and the rule that is broken; those of tokens are in their table. */
static const struct
{
  const char *name;
  const char *rule;
} tags[BST_N_PROBLEM_TAGS] = {
  [BST_PROBLEM_EDGE] = { "edge", "P2" },
  [BST_PROBLEM_COPIES] = { "copies", "R1" },
  [BST_PROBLEM_APART] = { "apart", "P1" },
  [BST_PROBLEM_START] = { "start", "R4" },
  [BST_PROBLEM_U_TURN] = { "u-turn", "RV4" },
  [BST_PROBLEM_BRANCH] = { "branch", "RV11" },
  [BST_PROBLEM_BEYOND] = { "beyond", "H10" },
  [BST_PROBLEM_FIGURES] = { "figures", "R2" },
  [BST_PROBLEM_KIND] = { "kind", "M3" },
  [BST_PROBLEM_FARMER] = { "farmer", "W2" },
  [BST_PROBLEM_COMPLETE] = { "complete", "MJ5" },
  [BST_PROBLEM_TOGETHER] = { "together", "M5" },
  [BST_PROBLEM_TILE_TWICE] = { "tile-twice", "M1" },
  [BST_PROBLEM_PIG_ALONE] = { "pig-alone", "T7" },
  [BST_PROBLEM_BUILDER_ALONE] = { "builder-alone", "T11" },
  [BST_PROBLEM_DRAGON] = { "dragon", "PD1" },
  [BST_PROBLEM_MAGIC] = { "magic", "MW1" },
  [BST_PROBLEM_SCORE] = { "score", "" },
};

const char *
bst_problem_get_name (const BstProblem *problem)
{
  return problem->tag == BST_PROBLEM_TOKENS ? bst_token_kind_get (problem->token)->problem : tags[problem->tag].name;
}

const char *
bst_problem_get_rule (const BstProblem *problem)
{
  return problem->tag == BST_PROBLEM_TOKENS ? bst_token_kind_get (problem->token)->rule : tags[problem->tag].rule;
}

BstProblem *
bst_problems_add (GArray        *problems,
                  BstProblemTag  tag,
                  const BstTile *tile)
{
  BstProblem problem = { .tag = tag, .player = BST_NO_PLAYER, .type = BST_NO_TILE };

  if (tile != NULL)
    {
      problem.has_cell = TRUE;
      problem.x = tile->x;
      problem.y = tile->y;
    }
  g_array_append_val (problems, problem);

  return &g_array_index (problems, BstProblem, problems->len - 1);
}

BstProblem *
bst_problems_add_figure (GArray            *problems,
                         BstProblemTag      tag,
                         const BstPosition *p,
                         guint              figure)
{
  const BstFigure *data = &p->figures[figure];
  BstProblem *problem = bst_problems_add (problems, tag, &p->tiles[p->parts[data->part].tile]);

  problem->player = data->player;
  problem->figure = data->kind;
  bst_position_get_figure_spot (p, figure, &problem->spot);

  return problem;
}

void
bst_problems_add_tokens (GArray       *problems,
                         BstTokenKind  token,
                         guint         has,
                         guint         of)
{
  BstProblem *problem = bst_problems_add (problems, BST_PROBLEM_TOKENS, NULL);

  problem->token = (guint8) token;
  problem->has = (int) has;
  problem->of = (int) of;
}

void
bst_problems_add_token (GArray        *problems,
                        BstTokenKind   token,
                        const BstTile *tile,
                        int            player)
{
  BstProblem *problem = bst_problems_add (problems, BST_PROBLEM_TOKENS, tile);

  problem->token = (guint8) token;
  problem->player = (gint8) player;
}

/* --- Keys --- */

/* Where it is, or which it is of those with the same word. */
static void
print_token (const BstProblem *problem,
             GString          *out)
{
  const char *word = bst_problem_get_name (problem);
  guint n_alike = 0, number = 0;

  for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
    if (strcmp (bst_token_kind_get (kind)->problem, word) == 0)
      {
        n_alike++;
        number += kind < problem->token;
      }
  if (problem->has_cell)
    g_string_append_printf (out, " %d,%d", problem->x, problem->y);
  if (n_alike > 1)
    g_string_append_printf (out, " %u", number);
}

static void
print_figure (const BstGame *game,
              const BstSpot *spot,
              GString       *out)
{
  g_string_append_printf (out, " %s", bst_colour_name (
                          bst_game_get_player (game, (guint) spot->player)->colour));
  if (spot->figure != BST_FIGURE_FOLLOWER)
    g_string_append_printf (out, " %s", bst_figure_kind_get (spot->figure)->name);
  g_string_append_c (out, ' ');
  bst_spot_print (spot, out);
  g_string_append_printf (out, " at %d,%d", spot->x, spot->y);
}

char *
bst_problem_to_key (const BstGame    *game,
                    const BstProblem *problem)
{
  const BstTileSet *set = bst_game_get_tile_set (game);
  GString *out = g_string_new (bst_problem_get_name (problem));

  switch (problem->tag)
    {
    case BST_PROBLEM_EDGE:
      g_string_append_printf (out, " %d,%d %s", problem->x, problem->y,
                              bst_edge_name (problem->direction));
      break;
    case BST_PROBLEM_APART:
    case BST_PROBLEM_U_TURN:
    case BST_PROBLEM_BRANCH:
    case BST_PROBLEM_BEYOND:
      g_string_append_printf (out, " %d,%d", problem->x, problem->y);
      break;
    case BST_PROBLEM_COPIES:
      g_string_append_printf (out, " %s", bst_tile_set_get_name (set, (guint) problem->type));
      break;
    case BST_PROBLEM_FIGURES:
    case BST_PROBLEM_SCORE:
      g_string_append_printf (out, " %s", bst_colour_name (
                              bst_game_get_player (game, (guint) problem->player)->colour));
      if (problem->tag == BST_PROBLEM_FIGURES && problem->figure != BST_FIGURE_FOLLOWER)
        g_string_append_printf (out, " %s", bst_figure_kind_get (problem->figure)->name);
      break;
    case BST_PROBLEM_KIND:
    case BST_PROBLEM_FARMER:
    case BST_PROBLEM_COMPLETE:
    case BST_PROBLEM_PIG_ALONE:
    case BST_PROBLEM_BUILDER_ALONE:
      print_figure (game, &problem->spot, out);
      break;
    case BST_PROBLEM_TOGETHER:
    case BST_PROBLEM_TILE_TWICE:
      print_figure (game, &problem->spot, out);
      g_string_append (out, " with");
      print_figure (game, &problem->other, out);
      break;
    case BST_PROBLEM_MAGIC:
      g_string_append_printf (out, " %s", bst_neutral_kind_get (problem->neutral)->name);
      break;
    case BST_PROBLEM_TOKENS:
      print_token (problem, out);
      break;
    case BST_PROBLEM_START:
    case BST_PROBLEM_DRAGON:
    default:
      break;
    }

  return g_string_free (out, FALSE);
}
