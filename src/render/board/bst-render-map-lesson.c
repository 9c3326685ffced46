/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Colours for farms in a lesson: the farm with most coloured neighbours chooses next, and takes the
 * colour that fewest of them have. Four are enough on nearly every board; where they are not, the
 * numbers still tell the two farms apart. */

#include "bst-render-map-private.h"

#include "bst-render-palette.h"

/* Neighbours of each farm, by place among the lands; @adjoin holds n by n flags. */
typedef struct
{
  const BstRenderMap *map;
  guint               n;
  guint8             *adjoin;
  guint               used[BST_RENDER_N_LESSONS];
  gboolean           *done;
  guint              *n_done;   /* of its neighbours */
} Colouring;

/* The place of the land of a farm that holds a part; @n if none does. */
static guint
find_place (const Colouring *colouring,
            guint            part)
{
  const BstRenderMap *map = colouring->map;
  const BstRenderLand *land = bst_render_map_find_land (map, bst_position_find_root (map->position, part));

  return land != NULL ? (guint) (land - &g_array_index (map->lands, BstRenderLand, 0)) : colouring->n;
}

/* Fields that meet on a tile with nothing but a road, a river or a wall between them. */
static void
join_on_tile (Colouring *colouring,
              guint      tile)
{
  const BstPosition *position = colouring->map->position;
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  const BstTileType *type
    = bst_tile_set_get_type (set, (guint) bst_render_board_get_tile (position, tile)->type);
  guint fields[BST_MAX_SEGMENTS];
  guint n_fields = 0;

  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_FIELD)
      fields[n_fields++] = find_place (colouring, bst_position_get_part (position, tile, s));
  for (guint i = 0; i < n_fields; i++)
    for (guint k = 0; k < i; k++)
      if (fields[i] != fields[k])
        {
          colouring->adjoin[fields[i] * colouring->n + fields[k]] = TRUE;
          colouring->adjoin[fields[k] * colouring->n + fields[i]] = TRUE;
        }
}

static guint
find_next (const Colouring *colouring)
{
  guint best = colouring->n, most = 0;

  for (guint i = 0; i < colouring->n; i++)
    if (!colouring->done[i] && g_array_index (colouring->map->lands, BstRenderLand, i).number > 0)
      if (best == colouring->n || colouring->n_done[i] > most)
        {
          best = i;
          most = colouring->n_done[i];
        }

  return best;
}

/* Of equally good colours the one that is rarest so far. */
static guint
choose (Colouring *colouring,
        guint      land)
{
  guint clashes[BST_RENDER_N_LESSONS] = { 0 };
  guint best = 0;

  for (guint i = 0; i < colouring->n; i++)
    if (colouring->adjoin[land * colouring->n + i] && colouring->done[i])
      clashes[g_array_index (colouring->map->lands, BstRenderLand, i).lesson]++;
  for (guint c = 1; c < BST_RENDER_N_LESSONS; c++)
    if (clashes[c] < clashes[best]
        || (clashes[c] == clashes[best] && colouring->used[c] < colouring->used[best]))
      best = c;
  colouring->used[best]++;

  return best;
}

static void
colour (Colouring *colouring,
        guint      land)
{
  g_array_index (colouring->map->lands, BstRenderLand, land).lesson = choose (colouring, land);
  colouring->done[land] = TRUE;
  for (guint i = 0; i < colouring->n; i++)
    colouring->n_done[i] += colouring->adjoin[land * colouring->n + i];
}

void
bst_render_map_choose_lessons (BstRenderMap *self)
{
  Colouring colouring = { .map = self, .n = self->lands->len };
  guint n_tiles, next;

  if (!(self->show & BST_RENDER_SHOW_NUMBERS))
    return;

  colouring.adjoin = g_new0 (guint8, ((gsize) colouring.n + 1) * (colouring.n + 1));
  colouring.done = g_new0 (gboolean, colouring.n + 1);
  colouring.n_done = g_new0 (guint, colouring.n + 1);
  bst_position_get_tiles (self->position, &n_tiles);
  for (guint tile = 0; tile < n_tiles; tile++)
    join_on_tile (&colouring, tile);
  while ((next = find_next (&colouring)) < colouring.n)
    colour (&colouring, next);
  g_free (colouring.adjoin);
  g_free (colouring.done);
  g_free (colouring.n_done);
}
