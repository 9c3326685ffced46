/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places for signs: the greatest first, each in the largest room of its feature that is free. A place
 * depends on the zoom, never on what is in view: signs do not swim when the board is panned. */

#include "bst-render-map-private.h"

#include <math.h>

#include "bst-render-kind.h"

/* From these tile sizes on, in pixels, signs are of full size, say what a feature would be worth,
 * and are shown at all but for the greatest. */
#define TILE_FULL  48
#define TILE_BOTH  72
#define TILE_SMALL 24

/* On smaller tiles than TILE_FULL, and than TILE_SMALL. */
#define MOST_SMALL 25
#define MOST_TINY  5

/* Between two signs. */
#define APART 1.0

void
bst_render_map_describe (const BstRenderMap  *self,
                         const BstRenderLand *land,
                         double               scale,
                         BstRenderPill       *pill)
{
  const BstFeature *feature = &land->feature;

  *pill = (BstRenderPill) { .owners = feature->owners, .dark = land->number > 0 };
  g_snprintf (pill->first, sizeof pill->first, "%d", land->number > 0 ? (int) land->number : feature->end);
  if (land->number == 0 && scale >= TILE_BOTH && feature->completed != feature->end)
    g_snprintf (pill->second, sizeof pill->second, "%d", feature->completed);
  bst_render_pill_fit (pill, self->font, scale < TILE_FULL);
}

/* --- Where --- */

typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
} Box;

static Box
make_box (double x,
          double y,
          double width,
          double height)
{
  return (Box) { x - width / 2, y - height / 2, x + width / 2, y + height / 2 };
}

/* What stands on the board, as large as it is drawn. */
static void
take_figures (const BstRenderMap      *self,
              const BstRenderViewport *viewport,
              GArray                  *taken)
{
  double size = bst_render_board_get_figure_size (viewport);
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (self->position, &n_figures);
  double x, y;

  for (guint i = 0; i < n_figures; i++)
    {
      double side = size * bst_render_figure_scale ((BstFigureKind) figures[i].kind);
      Box box;

      bst_render_board_get_figure_spot (self->position, self->art, i, &x, &y);
      box = make_box (x * viewport->scale, y * viewport->scale, side, side);
      g_array_append_val (taken, box);
    }
}

static void
take_tokens (const BstRenderMap      *self,
             const BstRenderViewport *viewport,
             GArray                  *taken)
{
  double scale = viewport->scale;

  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    {
      double size = scale * bst_render_neutral_for (kind)->size, x, y;

      if (bst_render_board_get_neutral_spot (self->position, self->art, kind, &x, &y))
        {
          Box box = make_box (x * scale, y * scale, size, size);

          g_array_append_val (taken, box);
        }
    }
}

/* Empty cells, where they say something: one sign never lies on another. */
static void
take_cells (const BstRenderMap *self,
            double              scale,
            GArray             *taken)
{
  g_autofree BstPlacement *cells = NULL;
  guint n_tiles, n_cells;

  bst_position_get_tiles (self->position, &n_tiles);
  cells = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_cells = bst_position_get_frontier (self->position, cells);
  for (guint i = 0; i < n_cells; i++)
    {
      Box box = make_box ((cells[i].x + 0.5) * scale, (cells[i].y + 0.5) * scale, scale, scale);

      g_array_append_val (taken, box);
    }
}

static gboolean
is_free (const GArray *taken,
         const Box    *box)
{
  for (guint i = 0; i < taken->len; i++)
    {
      const Box *other = &g_array_index (taken, Box, i);

      if (box->left < other->right + APART && box->right + APART > other->left
          && box->top < other->bottom + APART && box->bottom + APART > other->top)
        return FALSE;
    }

  return TRUE;
}

/* The first of @rooms that is free; it is taken then. */
static gboolean
find_place (GArray              *taken,
            const BstRenderRoom *rooms,
            guint                n_rooms,
            double               scale,
            double               width,
            double               height,
            double              *x,
            double              *y)
{
  for (guint i = 0; i < n_rooms; i++)
    {
      Box box;

      *x = round (rooms[i].x * scale);
      *y = round (rooms[i].y * scale);
      box = make_box (*x, *y, width, height);
      if (!is_free (taken, &box))
        continue;
      g_array_append_val (taken, box);
      return TRUE;
    }

  return FALSE;
}

/* --- All of them --- */

/* What is worth most comes first; a numbered farm by its size. */
static int
compare_lands (gconstpointer a,
               gconstpointer b)
{
  const BstRenderLand *left = *(const BstRenderLand * const *) a;
  const BstRenderLand *right = *(const BstRenderLand * const *) b;

  if ((left->number > 0) != (right->number > 0))
    return left->number > 0 ? -1 : 1;
  if (left->number == 0 && left->feature.end != right->feature.end)
    return right->feature.end - left->feature.end;
  if (left->number == 0 && left->feature.completed != right->feature.completed)
    return right->feature.completed - left->feature.completed;
  if (left->feature.tiles != right->feature.tiles)
    return (int) right->feature.tiles - (int) left->feature.tiles;

  return (int) left->feature.part - (int) right->feature.part;
}

static GPtrArray *
sort_lands (BstRenderMap *self)
{
  GPtrArray *lands = g_ptr_array_new ();

  for (guint i = 0; i < self->lands->len; i++)
    {
      BstRenderLand *land = &g_array_index (self->lands, BstRenderLand, i);

      if (land->has_sign)
        g_ptr_array_add (lands, land);
    }
  g_ptr_array_sort (lands, compare_lands);

  return lands;
}

/* Farms that somebody wants to have numbered are many. */
static guint
get_most (const BstRenderMap *self,
          double              scale)
{
  if (scale < TILE_SMALL)
    return MOST_TINY;

  return scale < TILE_FULL && !(self->show & BST_RENDER_SHOW_NUMBERS) ? MOST_SMALL : G_MAXUINT;
}

/* That it is worth nothing yet is told where there is room to say what it would be worth. */
static gboolean
is_told (const BstRenderMap  *self,
         const BstRenderLand *land)
{
  return land->number > 0 || land->feature.end > 0 || self->scale >= TILE_BOTH;
}

static void
place_signs (BstRenderMap *self,
             GArray       *taken)
{
  g_autoptr (GPtrArray) lands = sort_lands (self);
  guint most = get_most (self, self->scale);

  for (guint i = 0; i < lands->len && self->signs->len < most; i++)
    {
      const BstRenderLand *land = g_ptr_array_index (lands, i);
      BstRenderSign sign = { .part = land->feature.part };
      BstRenderPill pill;

      if (!is_told (self, land))
        continue;
      bst_render_map_describe (self, land, self->scale, &pill);
      sign.width = pill.width;
      sign.height = pill.height;
      if (find_place (taken, land->shape.rooms, land->shape.n_rooms, self->scale, pill.width, pill.height,
                      &sign.x, &sign.y))
        g_array_append_val (self->signs, sign);
    }
}

static void
place_castles (BstRenderMap *self,
               GArray       *taken)
{
  double size = round (CLAMP (self->scale * 0.25, 10, 14));

  if (self->scale < TILE_SMALL)
    return;
  for (guint i = 0; i < self->castles->len; i++)
    {
      const BstRenderCastle *castle = &g_array_index (self->castles, BstRenderCastle, i);
      BstRenderCastleSign sign = { .complete = castle->complete, .size = size };

      if (find_place (taken, castle->shape.rooms, castle->shape.n_rooms, self->scale, size, size, &sign.x, &sign.y))
        g_array_append_val (self->castle_signs, sign);
    }
}

void
bst_render_map_place (BstRenderMap            *self,
                      const BstRenderViewport *viewport)
{
  g_autoptr (GArray) taken = NULL;

  if (self->scale == viewport->scale)
    return;

  self->scale = viewport->scale;
  g_array_set_size (self->signs, 0);
  g_array_set_size (self->castle_signs, 0);
  taken = g_array_new (FALSE, FALSE, sizeof (Box));
  take_figures (self, viewport, taken);
  take_tokens (self, viewport, taken);
  if (self->show & BST_RENDER_SHOW_CELLS)
    take_cells (self, viewport->scale, taken);
  place_signs (self, taken);
  place_castles (self, taken);
}

const BstRenderSign *
bst_render_map_get_signs (BstRenderMap            *self,
                          const BstRenderViewport *viewport,
                          guint                   *n_signs)
{
  bst_render_map_place (self, viewport);
  *n_signs = self->signs->len;

  return (const BstRenderSign *) (gpointer) self->signs->data;
}
