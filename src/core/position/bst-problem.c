/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-problem.h"

#include "bst-position-private.h"

/* The word, and the rule that is broken. */
static const struct
{
  const char *name;
  const char *rule;
} tags[BST_N_PROBLEM_TAGS] = {
  { "edge", "P2" },
  { "copies", "R1" },
  { "apart", "P1" },
  { "start", "R4" },
  { "u-turn", "RV4" },
  { "branch", "RV11" },
  { "beyond", "H10" },
  { "figures", "R2" },
  { "kind", "M3" },
  { "farmer", "W2" },
  { "complete", "MJ5" },
  { "together", "M5" },
  { "tile-twice", "M1" },
  { "pig-alone", "T7" },
  { "builder-alone", "T11" },
  { "dragon", "PD1" },
  { "magic", "MW1" },
  { "towers", "TO1" },
  { "goods", "T3" },
  { "ingots", "GO1" },
  { "card", "KR1" },
  { "sheep", "HS3" },
  { "hills", "HS11" },
  { "score", "" },
};

const char *
bst_problem_tag_name (BstProblemTag tag)
{
  g_return_val_if_fail (tag < BST_N_PROBLEM_TAGS, NULL);

  return tags[tag].name;
}

const char *
bst_problem_tag_rule (BstProblemTag tag)
{
  g_return_val_if_fail (tag < BST_N_PROBLEM_TAGS, NULL);

  return tags[tag].rule;
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

/* --- Keys --- */

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
  GString *out = g_string_new (tags[problem->tag].name);

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
    case BST_PROBLEM_GOODS:
      g_string_append_printf (out, " %u", problem->good);
      break;
    case BST_PROBLEM_MAGIC:
      g_string_append_printf (out, " %s", bst_neutral_kind_get (problem->neutral)->name);
      break;
    case BST_PROBLEM_SHEEP:
      g_string_append_printf (out, " %u", problem->good);
      break;
    case BST_PROBLEM_CARD:
      g_string_append_printf (out, " %u", problem->card);
      break;
    case BST_PROBLEM_START:
    case BST_PROBLEM_DRAGON:
    case BST_PROBLEM_TOWERS:
    case BST_PROBLEM_INGOTS:
    case BST_PROBLEM_HILLS:
    default:
      break;
    }

  return g_string_free (out, FALSE);
}
