/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-problem-text.h"

#include <bst-io-game-words.h>
#include <bst-io-token-words.h>

#include <glib/gi18n.h>

/* --- Parts of sentences --- */

static const char *
get_edge_words (BstEdge edge)
{
  switch (edge)
    {
    case BST_EDGE_ROAD:
      /* Translators: what a tile shows along an edge, as the next three. */
      return C_("edge", "road");
    case BST_EDGE_CITY:
      return C_("edge", "city");
    case BST_EDGE_RIVER:
      return C_("edge", "river");
    case BST_EDGE_FIELD:
    case BST_EDGE_NONE:
    default:
      return C_("edge", "field");
    }
}

/* What the tile on a cell shows in a direction. */
static const char *
get_edge_at (const BstPosition *position,
             int                x,
             int                y,
             guint              direction)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  int index = bst_position_find_tile (position, x, y);
  const BstTile *tile;
  guint n_tiles;

  g_return_val_if_fail (index >= 0, "");

  tile = &bst_position_get_tiles (position, &n_tiles)[index];

  return get_edge_words (bst_tile_set_get_orientation (set, (guint) tile->type, tile->rotation)
                         ->edges[direction]);
}

/* "Anna, knight at (0, 1)". (transfer full) */
static char *
dup_figure (const BstGame *game,
            const BstSpot *spot)
{
  g_autofree char *cell = bst_io_words_cell (spot->x, spot->y);
  const char *figure = bst_io_words_figure (spot->figure, spot->feature);

  /* Translators: whose figure, which, and on which cell: "Anna, knight at (0, 1)". */
  return g_strdup_printf (_("%s, %s at %s"), bst_io_words_player (game, (guint) spot->player),
                          figure, cell);
}

/* --- Sentences --- */

static char *
dup_edge (const BstPosition *position,
          const BstProblem  *problem)
{
  int x = problem->x + bst_step_x[problem->direction];
  int y = problem->y + bst_step_y[problem->direction];
  g_autofree char *here = bst_io_words_cell (problem->x, problem->y);
  g_autofree char *there = bst_io_words_cell (x, y);

  /* Translators: two cells, and what their tiles show: "road against city". */
  return g_strdup_printf (_("Edges between %s and %s do not meet: %s against %s"), here, there,
                          get_edge_at (position, problem->x, problem->y, problem->direction),
                          get_edge_at (position, x, y, (problem->direction + 2u) % 4));
}

static char *
dup_tiles (const BstPosition *position,
           const BstProblem  *problem)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  g_autofree char *cell = bst_io_words_cell (problem->x, problem->y);
  const char *name = problem->type != BST_NO_TILE
                     ? bst_io_words_tile (set, (guint) problem->type) : "";
  guint has = (guint) problem->has, of = (guint) problem->of;

  switch (problem->tag)
    {
    case BST_PROBLEM_COPIES:
      /* Translators: %s is the letter of a tile. */
      return g_strdup_printf (ngettext ("%u copy of tile %s is used, the set has %u",
                                        "%u copies of tile %s are used, the set has %u", has),
                              has, name, of);
    case BST_PROBLEM_APART:
      /* Translators: %s is a cell. */
      return g_strdup_printf (ngettext ("%u tile at %s touches no other",
                                        "%u tiles around %s touch no others", has), has, cell);
    case BST_PROBLEM_START:
      return g_strdup_printf (_("The start tile %s is not on the board"), name);
    case BST_PROBLEM_U_TURN:
      return g_strdup_printf (_("The river turns back too tightly at %s"), cell);
    case BST_PROBLEM_BRANCH:
      return g_strdup_printf (_("The river goes on at %s before its fork is laid"), cell);
    case BST_PROBLEM_BEYOND:
    default:
      return g_strdup_printf (_("The cell %s is beyond the edge of the table"), cell);
    }
}

/* What is wrong with one figure, after the words that say which. */
static const char *
get_figure_fault (BstProblemTag tag)
{
  switch (tag)
    {
    case BST_PROBLEM_KIND:
      /* Translators: of a figure on the board, as all that follow. */
      return _("such a figure never stands there");
    case BST_PROBLEM_FARMER:
      return _("this game is played without farmers");
    case BST_PROBLEM_COMPLETE:
      return _("this is completed, the figure would be home");
    case BST_PROBLEM_PIG_ALONE:
      return _("no farmer of this player is on the farm");
    case BST_PROBLEM_BUILDER_ALONE:
    default:
      return _("no follower of this player is with it");
    }
}

static char *
dup_pair (const BstGame    *game,
          const BstProblem *problem)
{
  g_autofree char *first = dup_figure (game, &problem->spot);
  g_autofree char *second = dup_figure (game, &problem->other);

  if (problem->tag == BST_PROBLEM_TOGETHER)
    /* Translators: two figures, as in the next sentence: "Anna, knight at (0, 1)". */
    return g_strdup_printf (_("%s; %s: they cannot both have come there"), first, second);

  return g_strdup_printf (_("%s; %s: only one figure comes to a tile"), first, second);
}

static char *
dup_score (const BstGame    *game,
           const BstProblem *problem)
{
  g_autofree char *has = bst_io_words_number (problem->has);
  g_autofree char *of = bst_io_words_number (problem->of);

  /* Translators: a player, the points that he has, and those that the moves before gave him. */
  return g_strdup_printf (ngettext ("%s has %s point, by the record %s",
                                    "%s has %s points, by the record %s",
                                    (gulong) ABS (problem->has)),
                          bst_io_words_player (game, (guint) problem->player), has, of);
}

static char *
dup_tokens (const BstGame    *game,
            const BstProblem *problem)
{
  g_autofree char *cell = bst_io_words_cell (problem->x, problem->y);
  g_autofree char *has = NULL;

  switch (problem->tag)
    {
    case BST_PROBLEM_FIGURES:
      has = bst_io_words_figures (problem->figure, (guint) problem->has);
      /* Translators: a player and his figures: "Anna has 8 followers in all, by the rules 7". */
      return g_strdup_printf (_("%s has %s in all, by the rules %d"),
                              bst_io_words_player (game, (guint) problem->player), has,
                              problem->of);
    case BST_PROBLEM_DRAGON:
      return g_strdup_printf (_("The dragon at %s: no volcano is on the board"), cell);
    case BST_PROBLEM_MAGIC:
      return problem->neutral == BST_NEUTRAL_MAGE
             ? g_strdup_printf (_("The mage at %s: on what is complete he does not stand"), cell)
             : g_strdup_printf (_("The witch at %s: not on what is complete, and not where the mage stands"), cell);
    case BST_PROBLEM_TOKENS:
    default:
      return bst_io_words_token_problem (game, problem);
    }
}

char *
bastide_problem_text_get (const BstPosition *position,
                          const BstProblem  *problem)
{
  const BstGame *game = bst_position_get_game (position);
  g_autofree char *figure = NULL;

  switch (problem->tag)
    {
    case BST_PROBLEM_EDGE:
      return dup_edge (position, problem);
    case BST_PROBLEM_COPIES:
    case BST_PROBLEM_APART:
    case BST_PROBLEM_START:
    case BST_PROBLEM_U_TURN:
    case BST_PROBLEM_BRANCH:
    case BST_PROBLEM_BEYOND:
      return dup_tiles (position, problem);
    case BST_PROBLEM_KIND:
    case BST_PROBLEM_FARMER:
    case BST_PROBLEM_COMPLETE:
    case BST_PROBLEM_PIG_ALONE:
    case BST_PROBLEM_BUILDER_ALONE:
      figure = dup_figure (game, &problem->spot);
      /* Translators: a figure, and what is wrong with it: "Anna, knight at (0, 1): ...". */
      return g_strdup_printf (_("%s: %s"), figure, get_figure_fault (problem->tag));
    case BST_PROBLEM_TOGETHER:
    case BST_PROBLEM_TILE_TWICE:
      return dup_pair (game, problem);
    case BST_PROBLEM_SCORE:
      return dup_score (game, problem);
    case BST_PROBLEM_FIGURES:
    case BST_PROBLEM_DRAGON:
    case BST_PROBLEM_MAGIC:
    case BST_PROBLEM_TOKENS:
    default:
      return dup_tokens (game, problem);
    }
}

char *
bastide_problem_text_dup_full (const BstPosition *position,
                               const BstProblem  *problem)
{
  const char *rule = bst_problem_get_rule (problem);
  g_autofree char *sentence = bastide_problem_text_get (position, problem);

  if (*rule == '\0')
    return g_steal_pointer (&sentence);

  return g_strdup_printf ("%s: %s", rule, sentence);
}

const char *
bastide_problem_text_get_mend (const BstProblem *problem)
{
  switch (problem->tag)
    {
    case BST_PROBLEM_EDGE:
      return _("Turn the Tile");
    case BST_PROBLEM_FIGURES:
      /* Translators: a button: changes how many figures a player has at home. */
      return _("Correct the Supply");
    case BST_PROBLEM_SCORE:
      /* Translators: a button: the points become those that the moves gave. */
      return _("Correct the Score");
    case BST_PROBLEM_DRAGON:
      return _("Remove the Dragon");
    case BST_PROBLEM_TOGETHER:
    case BST_PROBLEM_TILE_TWICE:
      /* Translators: a button: of the two figures that are named beside it the first is taken back. */
      return _("Remove the First Figure");
    default:
      return _("Remove the Figure");
    }
}

guint
bastide_problem_text_count_open (const GArray *problems)
{
  guint n = 0;

  for (guint i = 0; i < problems->len; i++)
    n += !g_array_index (problems, BstProblem, i).is_allowed;

  return n;
}

char *
bastide_problem_text_count (guint n_problems)
{
  if (n_problems == 0)
    return g_strdup (_("No problems"));

  return g_strdup_printf (ngettext ("%u problem in this position",
                                    "%u problems in this position", n_problems), n_problems);
}
