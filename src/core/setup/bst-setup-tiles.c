/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Edits of the tiles of a set-up, alone and as blocks. */

#include "bst-setup-private.h"

#include <string.h>

/* --- Finding --- */

int
bst_setup_find_tile (const BstSetup *setup,
                     int             x,
                     int             y)
{
  for (guint i = 0; i < setup->tiles->len; i++)
    if (bst_setup_tile (setup, i)->x == x && bst_setup_tile (setup, i)->y == y)
      return (int) i;

  return -1;
}

static const BstTileType *
get_type (const BstSetup     *setup,
          const BstSetupTile *tile)
{
  return bst_tile_set_get_type (bst_game_get_tile_set (setup->game), (guint) tile->form);
}

/* A barn's corner belongs to the tile south-east of it, whose north-west corner it is. */
static guint
find_corner_segment (const BstSetup     *setup,
                     const BstSetupTile *tile)
{
  return bst_tile_set_get_orientation (bst_game_get_tile_set (setup->game), (guint) tile->form,
                                       tile->rotation)->side_segment[0];
}

gboolean
bst_setup_find_part (const BstSetup *setup,
                     const BstSpot  *spot,
                     guint          *tile,
                     guint          *segment)
{
  gboolean is_corner = spot->side >= BST_SIDE_CORNER;
  guint corner = is_corner ? (spot->side - BST_SIDE_CORNER) & 3u : 0;
  int index = bst_setup_find_tile (setup, spot->x + (corner == 1 || corner == 2),
                                   spot->y + (corner >= 2));
  const BstSetupTile *found;

  /* Nobody ever stands in a river: no text could say so. */
  if (index < 0 || (!is_corner && !bst_feature_kind_get (spot->feature)->takes_figures))
    return FALSE;
  found = bst_setup_tile (setup, (guint) index);
  *tile = (guint) index;
  *segment = is_corner ? find_corner_segment (setup, found)
                       : bst_spot_get_segment (spot, get_type (setup, found), found->rotation);

  return *segment != BST_NO_SEGMENT;
}

/* --- Room --- */

static BstArea
get_extents (const BstSetup *setup)
{
  BstArea area = { G_MAXINT16, G_MAXINT16, G_MININT16, G_MININT16 };

  for (guint i = 0; i < setup->tiles->len; i++)
    {
      const BstSetupTile *tile = bst_setup_tile (setup, i);

      area.min_x = MIN (area.min_x, tile->x);
      area.max_x = MAX (area.max_x, tile->x);
      area.min_y = MIN (area.min_y, tile->y);
      area.max_y = MAX (area.max_y, tile->y);
    }

  return area;
}

/* Copies on the board and aside beyond those of the set. */
static guint
count_excess (const BstSetup *setup)
{
  const BstTileSet *set = bst_game_get_tile_set (setup->game);
  guint n_types = bst_tile_set_get_n_types (set), excess = 0;
  guint used[BST_MAX_TILE_TYPES] = { 0 };

  for (guint i = 0; i < setup->tiles->len; i++)
    used[bst_setup_tile (setup, i)->type]++;
  for (guint i = 0; i < setup->discards->len; i++)
    used[g_array_index (setup->discards, gint16, i)]++;
  for (guint i = 0; i < n_types; i++)
    excess += used[i] - MIN (used[i], bst_tile_set_get_type (set, i)->count);

  return excess;
}

/* The longer side, in cells. */
static guint
get_side (const BstArea *area)
{
  return (guint) MAX (area->max_x - area->min_x, area->max_y - area->min_y) + 1;
}

guint
bst_setup_get_span (const BstSetup *setup)
{
  BstArea area = get_extents (setup);

  return setup->tiles->len > 0 ? get_side (&area) : 0;
}

/* The largest torus (BST_MAX_TILES) holds so much, and all that is drawn and laid from there. */
BstSetupResult
bst_setup_check_room (const BstSetup *setup)
{
  guint n_tiles = bst_tile_set_get_n_tiles (bst_game_get_tile_set (setup->game));
  BstArea area = get_extents (setup);

  if (count_excess (setup) > BST_SPARE_TILES)
    return BST_SETUP_TOO_MANY;
  if (setup->tiles->len == 0)
    return BST_SETUP_OK;
  if (area.min_x < -BST_SETUP_MAX_COORDINATE || area.max_x > BST_SETUP_MAX_COORDINATE
      || area.min_y < -BST_SETUP_MAX_COORDINATE || area.max_y > BST_SETUP_MAX_COORDINATE)
    return BST_SETUP_TOO_WIDE;

  return get_side (&area) <= n_tiles + BST_SPARE_TILES ? BST_SETUP_OK : BST_SETUP_TOO_WIDE;
}

/* Ends an edit: one that went wrong, or for whose result there is no room, did nothing. */
static BstSetupResult
finish (BstSetup       *setup,
        BstSetup       *before,
        BstSetupResult  result)
{
  if (result == BST_SETUP_OK)
    result = bst_setup_check_room (setup);
  if (result != BST_SETUP_OK)
    {
      BstSetup swap = *setup;

      *setup = *before;
      *before = swap;
    }
  bst_setup_free (before);

  return result;
}

/* --- Tiles --- */

/* Tile @index is about to go: who is on it has left, later tiles move up. */
static void
leave_tile (BstSetupNeutral *neutral,
            guint            index)
{
  if (neutral->tile == (gint16) index)
    *neutral = BST_SETUP_NO_NEUTRAL;
  else if (neutral->tile > (gint16) index)
    neutral->tile--;
}

/* Figures on the tile go home; neutral ones leave with it. */
static void
take_off (BstSetup *setup,
          guint     index)
{
  for (guint i = setup->figures->len; i > 0; i--)
    {
      BstSetupFigure figure = *bst_setup_figure (setup, i - 1);

      if (figure.tile == index)
        {
          bst_setup_lift (setup, i - 1);
          bst_setup_give_back (setup, (guint) figure.player, figure.kind);
        }
    }
  for (guint i = 0; i < setup->figures->len; i++)
    if (bst_setup_figure (setup, i)->tile > index)
      bst_setup_figure (setup, i)->tile--;
  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    leave_tile (&setup->neutrals[kind], index);
  g_array_remove_index (setup->tiles, index);
}

BstSetupResult
bst_setup_put_tile (BstSetup *setup,
                    guint     type,
                    int       x,
                    int       y,
                    guint     rotation)
{
  BstSetupTile tile = {
    (gint16) x, (gint16) y, (gint16) type, (gint16) type, (guint8) (rotation & 3), BST_NO_PLAYER, { 0 }
  };
  int there = bst_setup_find_tile (setup, x, y);
  BstSetup *before;

  g_return_val_if_fail (type < bst_tile_set_get_n_types (bst_game_get_tile_set (setup->game)),
                        BST_SETUP_NOTHING);

  if (ABS (x) > BST_SETUP_MAX_COORDINATE || ABS (y) > BST_SETUP_MAX_COORDINATE)
    return BST_SETUP_TOO_WIDE;
  if (there >= 0 && bst_setup_tile (setup, (guint) there)->form == (gint16) type
      && bst_setup_tile (setup, (guint) there)->rotation == tile.rotation)
    return BST_SETUP_NOTHING;

  before = bst_setup_copy (setup);
  if (there >= 0)
    take_off (setup, (guint) there);
  g_array_append_val (setup->tiles, tile);

  return finish (setup, before, BST_SETUP_OK);
}

void
bst_setup_set_form (BstSetup *setup,
                    int       x,
                    int       y,
                    guint     form)
{
  bst_setup_tile (setup, (guint) bst_setup_find_tile (setup, x, y))->form = (gint16) form;
}

static gboolean
is_inside (const BstArea *area,
           int            x,
           int            y)
{
  return x >= area->min_x && x <= area->max_x && y >= area->min_y && y <= area->max_y;
}

BstSetupResult
bst_setup_remove (BstSetup      *setup,
                  const BstArea *area)
{
  BstSetupResult result = BST_SETUP_NOTHING;

  for (guint i = setup->tiles->len; i > 0; i--)
    {
      const BstSetupTile *tile = bst_setup_tile (setup, i - 1);

      if (is_inside (area, tile->x, tile->y))
        {
          take_off (setup, i - 1);
          result = BST_SETUP_OK;
        }
    }

  return result;
}

BstSetupResult
bst_setup_clear (BstSetup *setup)
{
  const BstArea all = { G_MININT16, G_MININT16, G_MAXINT16, G_MAXINT16 };

  return bst_setup_remove (setup, &all);
}

/* --- Blocks --- */

/* How a block is moved and turned. */
typedef struct
{
  BstArea area;
  int     dx;
  int     dy;
  guint   turns;
} Shove;

/* Where a tile of the block comes to, and how it lies there; too far away is far enough. */
static void
shove_tile (const Shove  *shove,
            BstSetupTile *tile)
{
  int column = tile->x - shove->area.min_x, row = tile->y - shove->area.min_y;
  int width = shove->area.max_x - shove->area.min_x, height = shove->area.max_y - shove->area.min_y;
  int to_column = shove->turns == 0 ? column : shove->turns == 1 ? height - row
                  : shove->turns == 2 ? width - column : row;
  int to_row = shove->turns == 0 ? row : shove->turns == 1 ? column
               : shove->turns == 2 ? height - row : width - column;

  tile->x = (gint16) CLAMP (shove->area.min_x + shove->dx + to_column, G_MININT16, G_MAXINT16);
  tile->y = (gint16) CLAMP (shove->area.min_y + shove->dy + to_row, G_MININT16, G_MAXINT16);
  tile->rotation = (tile->rotation + shove->turns) & 3;
}

/* The tiles of the block lie in a list of their own while their new places are cleared. */
static void
collect_block (const BstSetup *setup,
               const Shove    *shove,
               GArray         *tiles,
               GArray         *figures)
{
  for (guint i = 0; i < setup->tiles->len; i++)
    {
      BstSetupTile tile = *bst_setup_tile (setup, i);

      if (!is_inside (&shove->area, tile.x, tile.y))
        continue;
      shove_tile (shove, &tile);
      for (guint f = 0; f < setup->figures->len; f++)
        if (bst_setup_figure (setup, f)->tile == i)
          {
            BstSetupFigure figure = *bst_setup_figure (setup, f);

            figure.tile = (guint16) tiles->len;
            g_array_append_val (figures, figure);
          }
      g_array_append_val (tiles, tile);
    }
}

static gboolean
is_covered (const GArray       *tiles,
            const BstSetupTile *tile)
{
  for (guint i = 0; i < tiles->len; i++)
    if (g_array_index (tiles, BstSetupTile, i).x == tile->x
        && g_array_index (tiles, BstSetupTile, i).y == tile->y)
      return TRUE;

  return FALSE;
}

/* What the block comes to lie on goes back; tiles that move themselves do not count. */
static void
clear_cells (BstSetup     *setup,
             const Shove  *shove,
             const GArray *tiles,
             gboolean      copies)
{
  for (guint i = setup->tiles->len; i > 0; i--)
    {
      const BstSetupTile *tile = bst_setup_tile (setup, i - 1);

      if (is_covered (tiles, tile) && (copies || !is_inside (&shove->area, tile->x, tile->y)))
        take_off (setup, i - 1);
    }
}

/* A figure on a corner that turned away from its field stands nowhere. */
static void
settle_corners (BstSetup *setup)
{
  for (guint i = setup->figures->len; i > 0; i--)
    {
      BstSetupFigure *figure = bst_setup_figure (setup, i - 1);
      guint segment;

      if (!bst_figure_kind_get (figure->kind)->on_corner)
        continue;
      segment = find_corner_segment (setup, bst_setup_tile (setup, figure->tile));
      if (segment != BST_NO_SEGMENT)
        {
          figure->segment = (guint8) segment;
        }
      else
        {
          BstSetupFigure lost = *figure;

          bst_setup_lift (setup, i - 1);
          bst_setup_give_back (setup, (guint) lost.player, lost.kind);
        }
    }
}

/* Lays copies of the block with its figures. */
static BstSetupResult
lay_copies (BstSetup *setup,
            GArray   *tiles,
            GArray   *figures)
{
  guint first = setup->tiles->len;

  for (guint i = 0; i < tiles->len; i++)
    {
      BstSetupTile *tile = &g_array_index (tiles, BstSetupTile, i);

      tile->player = BST_NO_PLAYER;
      for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
        if (!bst_token_kind_get (kind)->is_of_tile)
          tile->tokens[kind] = 0;
      g_array_append_val (setup->tiles, *tile);
    }
  for (guint i = 0; i < figures->len; i++)
    {
      BstSetupFigure figure = g_array_index (figures, BstSetupFigure, i);
      guint8 *supply = &setup->supply[figure.kind][figure.player];

      if (*supply > 0)
        --*supply;
      else if (bst_setup_count_out (setup, (guint) figure.player, figure.kind)
               >= BST_MAX_SUPPLY (figure.kind))
        return BST_SETUP_TOO_MANY;
      figure.tile += (guint16) first;
      g_array_append_val (setup->figures, figure);
    }
  settle_corners (setup);

  return BST_SETUP_OK;
}

/* Tiles keep their order, and what is on them goes along. */
static void
move_tiles (BstSetup    *setup,
            const Shove *shove)
{
  for (guint i = 0; i < setup->tiles->len; i++)
    {
      BstSetupTile *tile = bst_setup_tile (setup, i);

      if (is_inside (&shove->area, tile->x, tile->y))
        shove_tile (shove, tile);
    }
  settle_corners (setup);
}

BstSetupResult
bst_setup_move (BstSetup      *setup,
                const BstArea *area,
                int            dx,
                int            dy,
                guint          turns,
                gboolean       copies)
{
  const Shove shove = { *area, dx, dy, turns & 3 };
  g_autoptr (GArray) tiles = g_array_new (FALSE, FALSE, sizeof (BstSetupTile));
  g_autoptr (GArray) figures = g_array_new (FALSE, FALSE, sizeof (BstSetupFigure));
  BstSetupResult result = BST_SETUP_OK;
  BstSetup *before;

  collect_block (setup, &shove, tiles, figures);
  if (tiles->len == 0 || (dx == 0 && dy == 0 && shove.turns == 0))
    return BST_SETUP_NOTHING;

  before = bst_setup_copy (setup);
  clear_cells (setup, &shove, tiles, copies);
  if (copies)
    result = lay_copies (setup, tiles, figures);
  else
    move_tiles (setup, &shove);

  return finish (setup, before, result);
}

BstSetupResult
bst_setup_shift (BstSetup *setup,
                 int       dx,
                 int       dy)
{
  BstArea all = get_extents (setup);

  return bst_setup_move (setup, &all, dx, dy, 0, FALSE);
}
