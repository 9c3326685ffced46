/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The River and the River II (RV1 to RV16): their tiles come first, the fork before all others (RV11), each continues
 * one before, the lake is the last of them, and the river makes no tight turn back. */

#include "bst-module-list.h"

/* Quarter turns that a river makes on a tile. */
typedef enum
{
  STRAIGHT = 0,
  RIGHT = 1,
  LEFT = 3
} Bend;

static gboolean
is_of_river (const BstTileType *type)
{
  return type->group == BST_DRAW_FORK || type->group == BST_DRAW_RIVER || type->group == BST_DRAW_LAKE;
}

static gboolean
is_in_play (const BstPosition *p)
{
  for (guint type = 0; type < p->n_types; type++)
    if (is_of_river (&p->types[type]))
      return TRUE;

  return FALSE;
}

/* RV1: the start tile of the base game is not played; a copy of it is put aside. */
static void
set_up (BstPosition *p)
{
  int type = bst_tile_set_get_replaced_start (bst_game_get_tile_set (p->game));

  /* H5: with a bag it may go into the bag. */
  if (p->rules.river_start == BST_RIVER_START_KEPT || p->rules.start_in_bag
      || type == BST_NO_TILE || p->remaining[type] == 0)
    return;

  bst_position_add_left (p, (guint) type, -1);
  p->discards[p->head.n_discards++] = (gint16) type;
}

/* RV2, RV6: the fork first, then the river, the lake after it, then the others. What comes before those that are left
 * has none left. */
static guint
get_draw_groups (const BstPosition *p)
{
  static const BstDrawGroup order[] = { BST_DRAW_FORK, BST_DRAW_RIVER, BST_DRAW_LAKE };
  guint groups = 0;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      groups |= 1u << order[i];
      if (p->head.n_left[order[i]] > 0)
        return groups;
    }

  return ~0u;
}

static BstReason
why_not_draw (const BstPosition *p,
              guint              type)
{
  return get_draw_groups (p) >> p->types[type].group & 1u ? BST_REASON_NONE : BST_REASON_RIVER_FIRST;
}

/* The edges by which the river leaves a tile that it entered by @entry, as bits: none at its end, two at its fork. */
static guint
find_exits (const BstOrientation *orientation,
            guint                 entry)
{
  guint exits = 0;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    if (edge != entry && orientation->edges[edge] == BST_EDGE_RIVER)
      exits |= 1u << edge;

  return exits;
}

/* Going on straight leaves by the edge opposite to the entry. */
static Bend
find_bend (guint entry,
           guint exit)
{
  return (Bend) ((exit + 2 - entry) % 4);
}

static gboolean
is_empty (const BstPosition *p,
          int                x,
          int                y)
{
  return bst_position_find_tile (p, x, y) < 0;
}

/* JCloisterZone's test: beside the next cell and in the row beyond it lies nothing. */
static gboolean
has_room (const BstPosition *p,
          int                x,
          int                y,
          guint              exit)
{
  int ahead_x = bst_step_x[exit], ahead_y = bst_step_y[exit];
  int side_x = bst_step_x[(exit + 1) % 4], side_y = bst_step_y[(exit + 1) % 4];

  x += ahead_x;
  y += ahead_y;

  return is_empty (p, x - side_x, y - side_y)
         && is_empty (p, x + side_x, y + side_y)
         && is_empty (p, x + ahead_x - side_x, y + ahead_y - side_y)
         && is_empty (p, x + ahead_x, y + ahead_y)
         && is_empty (p, x + ahead_x + side_x, y + ahead_y + side_y);
}

/* The edge by which the river came to the tile that it leaves by @exit; -1 if it begins there. At the fork it came by way
 * of the tile that was laid before all that goes on from it. */
static int
find_entry (const BstPosition *p,
            const BstTile     *tile,
            guint              exit)
{
  const BstOrientation *orientation = bst_position_orientation (p, tile);
  guint edges = find_exits (orientation, exit);
  int first = G_MAXINT, entry = -1;

  if (orientation->edges[exit] != BST_EDGE_RIVER)
    return -1;
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    {
      int index = edges & (1u << edge)
                  ? bst_position_find_tile (p, tile->x + bst_step_x[edge], tile->y + bst_step_y[edge]) : -1;

      if (edges == 1u << edge || (index >= 0 && index < first))
        {
          entry = (int) edge;
          first = index;
        }
    }

  return entry;
}

/* The last bend of the river before the tile at @x, @y was entered by @entry; with
 * @immediate only that of the tile next to it. @bent gets the index of the tile that bends. */
static Bend
find_bend_before (const BstPosition *p,
                  int                x,
                  int                y,
                  guint              entry,
                  gboolean           immediate,
                  guint             *bent)
{
  /* A river has fewer tiles than the board; in a loop it ends here too. */
  for (guint n = 0; n < p->head.n_tiles; n++)
    {
      int index = bst_position_find_tile (p, x + bst_step_x[entry], y + bst_step_y[entry]);
      guint exit = (entry + 2) % 4;
      const BstTile *tile;
      Bend bend;
      int before;

      if (index < 0)
        return STRAIGHT;
      tile = &p->tiles[index];
      before = find_entry (p, tile, exit);
      /* In a set-up the river may meet another edge. */
      if (before < 0)
        return STRAIGHT;
      bend = find_bend ((guint) before, exit);
      *bent = (guint) index;
      if (bend != STRAIGHT || immediate)
        return bend;
      x = tile->x;
      y = tile->y;
      entry = (guint) before;
    }

  return STRAIGHT;
}

/* Does it, in at @entry and out at @exit of the tile? */
static gboolean
turns_back (const BstPosition *p,
            int                x,
            int                y,
            guint              entry,
            guint              exit)
{
  Bend bend = find_bend (entry, exit);
  guint bent;

  switch (p->rules.u_turn)
    {
    case BST_U_TURN_IMMEDIATE:
      return bend != STRAIGHT && bend == find_bend_before (p, x, y, entry, TRUE, &bent);
    case BST_U_TURN_NEVER_TWICE:
      return bend != STRAIGHT && bend == find_bend_before (p, x, y, entry, FALSE, &bent);
    case BST_U_TURN_JCLOISTERZONE:
      return is_empty (p, x + bst_step_x[exit], y + bst_step_y[exit]) && !has_room (p, x, y, exit);
    case BST_U_TURN_OFF:
    default:
      return FALSE;
    }
}

static gboolean
limits (const BstPosition *p,
        guint              type)
{
  return is_of_river (&p->types[type]);
}

/* When nothing of the river is left, all may be drawn. */
static void
end_river (BstPosition *p,
           guint        type)
{
  if (is_of_river (&p->types[type]) && p->head.n_left[BST_DRAW_FORK] == 0
      && p->head.n_left[BST_DRAW_RIVER] == 0 && p->head.n_left[BST_DRAW_LAKE] == 0)
    bst_modules_end_draw_limits (p, &bst_module_river);
}

static void
laid (BstPosition *p)
{
  end_river (p, (guint) p->tiles[p->head.n_tiles - 1].type);
}

/* The edge by which the river comes to a tile there: of several, that of the tile that was laid first. -1 if none does. */
static int
find_first (const BstPosition    *p,
            const BstOrientation *orientation,
            int                   x,
            int                   y)
{
  int first = -1, entry = -1;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    {
      int index = orientation->edges[edge] == BST_EDGE_RIVER
                  ? bst_position_find_tile (p, x + bst_step_x[edge], y + bst_step_y[edge]) : -1;

      if (index >= 0 && (entry < 0 || index < first))
        {
          entry = (int) edge;
          first = index;
        }
    }

  return entry;
}

static BstReason
why_not (const BstPosition *p,
         guint              type,
         int                x,
         int                y,
         guint              rotation)
{
  const BstOrientation *orientation = &p->orientations[4 * type + rotation];
  int entry;

  if (!is_of_river (&p->types[type]))
    return BST_REASON_NONE;

  entry = find_first (p, orientation, x, y);
  if (entry < 0)
    return BST_REASON_RIVER_APART;
  for (guint exit = 0; exit < BST_N_DIRECTIONS; exit++)
    if (find_exits (orientation, (guint) entry) & (1u << exit) && turns_back (p, x, y, (guint) entry, exit))
      return BST_REASON_U_TURN;

  return BST_REASON_NONE;
}

/* Does the river bend on the tile as it did on one that was laid before? JCloisterZone's rule asks for
 * more room when a tile is laid, and forbids at least what turns back at once. */
static gboolean
is_u_turn (const BstPosition *p,
           guint              index)
{
  const BstTile *tile = &p->tiles[index];
  const BstOrientation *orientation = bst_position_orientation (p, tile);
  gboolean immediate = p->rules.u_turn != BST_U_TURN_NEVER_TWICE;

  for (guint exit = 0; exit < BST_N_DIRECTIONS; exit++)
    {
      int entry = orientation->edges[exit] == BST_EDGE_RIVER ? find_entry (p, tile, exit) : -1;
      Bend bend = entry >= 0 ? find_bend ((guint) entry, exit) : STRAIGHT;
      guint bent = index;

      if (bend != STRAIGHT && bend == find_bend_before (p, tile->x, tile->y, (guint) entry, immediate, &bent)
          && bent < index)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_start (const BstPosition *p,
          guint              type)
{
  guint n_starts;
  const BstStartTile *starts = bst_tile_set_get_starts (bst_game_get_tile_set (p->game), &n_starts);

  for (guint i = 0; i < n_starts; i++)
    if (starts[i].type == (int) type)
      return TRUE;

  return FALSE;
}

/* RV11: the first tile of the river that lies although the fork must have come before it; -1 if none does. */
static int
find_early (const BstPosition *p)
{
  for (guint i = 0; i < p->head.n_tiles && p->head.n_left[BST_DRAW_FORK] > 0; i++)
    {
      guint type = (guint) p->tiles[i].type;

      if (is_of_river (&p->types[type]) && p->types[type].group != BST_DRAW_FORK && !is_start (p, type))
        return (int) i;
    }

  return -1;
}

static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
  int early = find_early (p);

  if (early >= 0)
    bst_problems_add (problems, BST_PROBLEM_BRANCH, &p->tiles[early]);
  for (guint i = 0; p->rules.u_turn != BST_U_TURN_OFF && i < p->head.n_tiles; i++)
    if (is_u_turn (p, i))
      bst_problems_add (problems, BST_PROBLEM_U_TURN, &p->tiles[i]);
}

const BstModule bst_module_river = {
  .name = "river",
  .is_in_play = is_in_play,
  .set_up = set_up,
  .why_not_draw = why_not_draw,
  .get_draw_groups = get_draw_groups,
  .limits = limits,
  .why_not = why_not,
  .laid = laid,
  .discarded = end_river,
  .find_problems = find_problems,
};
