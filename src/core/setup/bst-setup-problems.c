/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with a set-up. */

#include "bst-module.h"
#include "bst-setup-private.h"

#include <string.h>

/* --- Tiles --- */

/* Every edge that two tiles share is asked once. An abbey goes with everything. */
static void
find_edges (const BstPosition *p,
            const BstTile     *tile,
            GArray            *problems)
{
  const BstOrientation *orientation = bst_position_orientation (p, tile);

  for (guint direction = BST_EAST; direction <= BST_SOUTH; direction++)
    {
      int other = bst_position_find_tile (p, tile->x + bst_step_x[direction],
                                          tile->y + bst_step_y[direction]);
      guint here = orientation->edges[direction], there;

      if (other < 0)
        continue;
      there = bst_position_orientation (p, &p->tiles[other])->edges[(direction + 2) % 4];
      if (here == there || here == BST_EDGE_NONE || there == BST_EDGE_NONE)
        continue;
      bst_problems_add (problems, BST_PROBLEM_EDGE, tile)->direction = (guint8) direction;
    }
}

/* Marks what hangs together with a tile; returns how many tiles that is. */
static guint
flood (const BstPosition *p,
       guint              first,
       guint              label,
       guint16           *labels)
{
  g_autofree guint16 *stack = g_new (guint16, p->head.n_tiles);
  guint n_stack = 1, n = 0;

  stack[0] = (guint16) first;
  labels[first] = (guint16) label;
  while (n_stack > 0)
    {
      const BstTile *tile = &p->tiles[stack[--n_stack]];

      n++;
      for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
        {
          int other = bst_position_find_tile (p, tile->x + bst_step_x[direction],
                                              tile->y + bst_step_y[direction]);

          if (other < 0 || labels[other] != 0)
            continue;
          labels[other] = (guint16) label;
          stack[n_stack++] = (guint16) other;
        }
    }

  return n;
}

/* All parts but the largest, which is the board, lie apart. */
static void
find_parts (const BstPosition *p,
            GArray            *problems)
{
  g_autofree guint16 *labels = g_new0 (guint16, p->head.n_tiles + 1u);
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (BstProblem));
  guint largest = 0;

  for (guint i = 0; i < p->head.n_tiles; i++)
    {
      BstProblem *part;

      if (labels[i] != 0)
        continue;
      part = bst_problems_add (parts, BST_PROBLEM_APART, &p->tiles[i]);
      part->has = (int) flood (p, i, parts->len, labels);
      if (part->has > g_array_index (parts, BstProblem, largest).has)
        largest = parts->len - 1;
    }
  for (guint i = 0; i < parts->len; i++)
    if (i != largest)
      g_array_append_val (problems, g_array_index (parts, BstProblem, i));
}

/* H5: where the start tile is drawn like any other, it may be anywhere. */
static void
find_start (const BstPosition *p,
            GArray            *problems)
{
  guint n_starts;
  const BstStartTile *starts = bst_tile_set_get_starts (bst_game_get_tile_set (p->game), &n_starts);

  if (n_starts == 0 || p->rules.start_in_bag)
    return;
  for (guint i = 0; i < p->head.n_tiles; i++)
    for (guint s = 0; s < n_starts; s++)
      if (p->types[p->tiles[i].type].printed == starts[s].type)
        return;
  bst_problems_add (problems, BST_PROBLEM_START, NULL)->type = starts[0].type;
}

static guint
count_copies (const BstPosition *p,
              guint              type)
{
  guint n = 0;

  for (guint i = 0; i < p->head.n_tiles; i++)
    n += p->types[p->tiles[i].type].printed == (int) type;
  for (guint i = 0; i < p->head.n_discards; i++)
    n += p->discards[i] == (gint16) type;
  for (guint player = 0; player < p->n_players; player++)
    {
      gint16 known[BST_MAX_HELD_TILES];

      for (guint i = bst_position_get_held_tiles (p, player, known); i > 0; i--)
        n += known[i - 1] == (gint16) type;
    }

  return n;
}

static void
find_copies (const BstPosition *p,
             GArray            *problems)
{
  for (guint type = 0; type < p->n_types; type++)
    {
      guint n = count_copies (p, type);
      BstProblem *problem;

      if (n <= p->types[type].count)
        continue;
      problem = bst_problems_add (problems, BST_PROBLEM_COPIES, NULL);
      problem->type = (gint16) type;
      problem->has = (int) n;
      problem->of = (int) p->types[type].count;
    }
}

/* --- Figures --- */

/* A figure that stands where it cannot, whatever else is on the board. */
static void
find_misplaced (const BstPosition *p,
                guint              figure,
                GArray            *problems)
{
  const BstFigure *data = &p->figures[figure];
  const BstPart *root = &p->parts[bst_position_root (p, data->part)];
  BstFeatureKind feature = p->parts[data->part].kind;

  if (!bst_figure_may_stand (data->kind, feature))
    bst_problems_add_figure (problems, BST_PROBLEM_KIND, p, figure);
  else if (feature == BST_FEATURE_FIELD && !bst_figure_kind_get (data->kind)->on_corner && !p->rules.farmers)
    bst_problems_add_figure (problems, BST_PROBLEM_FARMER, p, figure);
  else if (bst_feature_kind_get (feature)->completes && root->open == 0
           && !root->paid)
    bst_problems_add_figure (problems, BST_PROBLEM_COMPLETE, p, figure);
}

/* Do the segments of two parts lie against each other across an edge? */
static gboolean
are_neighbours (const BstPosition *p,
                guint              a,
                guint              b)
{
  const BstTile *tile = &p->tiles[p->parts[a].tile];
  const BstTile *other = &p->tiles[p->parts[b].tile];
  BstSides sides = bst_tile_type_get_sides (&p->types[tile->type], p->parts[a].segment,
                                            tile->rotation);
  BstSides others = bst_tile_type_get_sides (&p->types[other->type], p->parts[b].segment,
                                             other->rotation);

  for (guint side = 0; side < BST_N_SIDES; side++)
    if ((sides & (1u << side)) && (others & (1u << bst_side_opposite (side)))
        && tile->x + bst_step_x[side / 2] == other->x && tile->y + bst_step_y[side / 2] == other->y)
      return TRUE;

  return FALSE;
}

/* May more than one figure come to a tile: through a portal, on a wagon, by hand, on a
 * corner or onto a tower? */
static gboolean
may_share_tile (const BstPosition *p,
                const BstFigure   *figure)
{
  return p->rules.portals || p->rules.figures[BST_FIGURE_WAGON] > 0 || p->rules.dexterity
         || bst_figure_kind_get (figure->kind)->on_corner
         || !bst_feature_kind_get (p->parts[figure->part].kind)->is_claimed;
}

/* Followers on one feature came to parts of it that were joined later (M5, M6): of two that stand
 * side by side the later found the feature occupied, whichever it was. */
static void
find_pair (const BstPosition *p,
           guint              a,
           guint              b,
           GArray            *problems)
{
  const BstFigure *first = &p->figures[a], *second = &p->figures[b];
  gboolean claim = bst_figure_is_follower (first->kind) && bst_figure_is_follower (second->kind);
  BstProblemTag tag;

  if (claim && (first->part == second->part
                || (p->parts[first->part].kind == p->parts[second->part].kind
                    && are_neighbours (p, first->part, second->part))))
    tag = BST_PROBLEM_TOGETHER;
  else if (p->parts[first->part].tile == p->parts[second->part].tile
           && !may_share_tile (p, first) && !may_share_tile (p, second))
    tag = BST_PROBLEM_TILE_TWICE;
  else
    return;

  bst_problems_add_figure (problems, tag, p, b);
  bst_position_get_figure_spot (p, a, &g_array_index (problems, BstProblem,
                                                      problems->len - 1).other);
}

static void
find_figures (const BstPosition *p,
              GArray            *problems)
{
  for (guint i = 0; i < p->head.n_figures; i++)
    {
      find_misplaced (p, i, problems);
      for (guint other = 0; !p->rules.dexterity && other < i; other++)
        find_pair (p, other, i, problems);
    }
}

/* --- Players --- */

static void
find_supplies (const BstSetup *setup,
               GArray         *problems)
{
  for (guint player = 0; player < bst_game_get_n_players (setup->game); player++)
    for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
      {
        guint n = bst_setup_count_out (setup, player, kind) + setup->supply[kind][player];
        guint given = bst_game_count_figures (setup->game, kind);
        BstProblem *problem;

        if (n == given)
          continue;
        problem = bst_problems_add (problems, BST_PROBLEM_FIGURES, NULL);
        problem->player = (gint8) player;
        problem->figure = (guint8) kind;
        problem->has = (int) n;
        problem->of = (int) given;
      }
}

/* Players are who they are by their colour; a new one begins with nothing. */
static void
find_scores (const BstPosition *p,
             const BstPosition *before,
             GArray            *problems)
{
  for (guint player = 0; player < p->n_players; player++)
    {
      const char *colour = bst_colour_name (bst_game_get_player (p->game, player)->colour);
      int was = bst_game_find_colour (before->game, colour, strlen (colour));
      int score = was != BST_NO_PLAYER ? before->head.scores[was] : 0;
      BstProblem *problem;

      if (p->head.scores[player] == score)
        continue;
      problem = bst_problems_add (problems, BST_PROBLEM_SCORE, NULL);
      problem->player = (gint8) player;
      problem->has = p->head.scores[player];
      problem->of = score;
    }
}

GArray *
bst_setup_find_problems (const BstSetup    *setup,
                         const BstPosition *position,
                         const BstPosition *before)
{
  GArray *problems = g_array_new (FALSE, FALSE, sizeof (BstProblem));

  for (guint i = 0; i < position->head.n_tiles; i++)
    find_edges (position, &position->tiles[i], problems);
  find_parts (position, problems);
  find_start (position, problems);
  find_copies (position, problems);
  find_figures (position, problems);
  bst_modules_find_problems (position, problems);
  find_supplies (setup, problems);
  if (before != NULL)
    find_scores (position, before, problems);

  for (guint i = 0; i < problems->len; i++)
    {
      BstProblem *problem = &g_array_index (problems, BstProblem, i);
      g_autofree char *key = bst_problem_to_key (setup->game, problem);

      problem->is_allowed = bst_setup_is_allowed (setup, key);
    }

  return problems;
}
