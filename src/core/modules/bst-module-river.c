/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The River (RV1 to RV8): its tiles come first, each continues the one before, the lake is the
 * last of them, and the river makes no tight turn back. */

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

/* The edge by which the river leaves a tile that it entered by @entry; -1 at its end. */
static int
find_exit (const BstOrientation *orientation,
           guint                 entry)
{
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    if (edge != entry && orientation->edges[edge] == BST_EDGE_RIVER)
      return (int) edge;

  return -1;
}

static Bend
find_bend (guint entry,
           int   exit)
{
  /* Going on straight leaves by the edge opposite to the entry. */
  return exit < 0 ? STRAIGHT : (Bend) (((guint) exit + 2 - entry) % 4);
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
  /* A river has fewer tiles than the board; a loop cannot be. */
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
      before = find_exit (bst_position_orientation (p, tile), exit);
      /* In a set-up the river may meet another edge. */
      if (before < 0 || bst_position_orientation (p, tile)->edges[exit] != BST_EDGE_RIVER)
        return STRAIGHT;
      bend = find_bend ((guint) before, (int) exit);
      *bent = (guint) index;
      if (bend != STRAIGHT || immediate)
        return bend;
      x = tile->x;
      y = tile->y;
      entry = (guint) before;
    }

  return STRAIGHT;
}

static gboolean
turns_back (const BstPosition *p,
            int                x,
            int                y,
            guint              entry,
            int                exit)
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
      return exit >= 0 && !has_room (p, x, y, (guint) exit);
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

static BstReason
why_not (const BstPosition *p,
         guint              type,
         int                x,
         int                y,
         guint              rotation)
{
  const BstOrientation *orientation = &p->orientations[4 * type + rotation];

  if (!is_of_river (&p->types[type]))
    return BST_REASON_NONE;

  for (guint entry = 0; entry < BST_N_DIRECTIONS; entry++)
    if (orientation->edges[entry] == BST_EDGE_RIVER
        && !is_empty (p, x + bst_step_x[entry], y + bst_step_y[entry]))
      return turns_back (p, x, y, entry, find_exit (orientation, entry)) ? BST_REASON_U_TURN : BST_REASON_NONE;

  return BST_REASON_RIVER_APART;
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

  for (guint entry = 0; entry < BST_N_DIRECTIONS; entry++)
    {
      Bend bend = find_bend (entry, find_exit (orientation, entry));
      guint bent = index;

      if (orientation->edges[entry] == BST_EDGE_RIVER && bend != STRAIGHT
          && bend == find_bend_before (p, tile->x, tile->y, entry, immediate, &bent)
          && bent < index)
        return TRUE;
    }

  return FALSE;
}

static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
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
