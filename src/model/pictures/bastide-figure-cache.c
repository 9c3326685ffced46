/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-figure-cache.h"

#include <bst-render-board.h>
#include <bst-render-kind.h>

#include <math.h>

struct _BastideFigureCache
{
  const BstRenderTheme *theme;
  int                   tile;
  double                size;           /* of a figure */
  int                   edge;           /* of its square bitmap, which has room for outlines */
  cairo_surface_t      *surfaces[BST_RENDER_N_FIGURES][BST_N_FIGURE_KINDS][BST_N_COLOURS];
};

/* Caches that nobody has any more, the last one first: a board that is fitted anew comes back to its sizes. */
#define MAX_SPARE 12

static GQueue spare = G_QUEUE_INIT;     /* of BastideFigureCache */

/* (nullable) */
static BastideFigureCache *
take_spare (const BstRenderTheme *theme,
            int                   tile)
{
  for (GList *at = spare.head; at != NULL; at = at->next)
    if (bastide_figure_cache_matches (at->data, theme, tile))
      {
        BastideFigureCache *self = at->data;

        g_queue_delete_link (&spare, at);
        return self;
      }

  return NULL;
}

BastideFigureCache *
bastide_figure_cache_new (const BstRenderTheme *theme,
                          int                   tile)
{
  BastideFigureCache *self = take_spare (theme, tile);

  if (self != NULL)
    return self;
  self = g_new0 (BastideFigureCache, 1);
  self->theme = theme;
  self->tile = tile;
  self->size = bst_render_board_get_figure_size (&(BstRenderViewport) { .scale = tile });
  self->edge = 2 * (int) ceil (self->size);

  return self;
}

static void
drop_cache (BastideFigureCache *self)
{
  for (guint i = 0; i < BST_RENDER_N_FIGURES; i++)
    for (guint j = 0; j < BST_N_FIGURE_KINDS * BST_N_COLOURS; j++)
      g_clear_pointer (&self->surfaces[i][j / BST_N_COLOURS][j % BST_N_COLOURS], cairo_surface_destroy);
  g_free (self);
}

void
bastide_figure_cache_free (BastideFigureCache *self)
{
  g_queue_push_head (&spare, self);
  if (spare.length > MAX_SPARE)
    drop_cache (g_queue_pop_tail (&spare));
}

gboolean
bastide_figure_cache_matches (const BastideFigureCache *self,
                              const BstRenderTheme     *theme,
                              int                       tile)
{
  return self->theme == theme && self->tile == tile;
}

static cairo_surface_t *
get_surface (BastideFigureCache *self,
             BstRenderFigure     figure,
             BstFigureKind       piece,
             BstColour           colour)
{
  cairo_surface_t **surface = &self->surfaces[figure][piece][colour];
  cairo_t *cr;

  if (*surface != NULL)
    return *surface;

  *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, self->edge, self->edge);
  cr = cairo_create (*surface);
  bst_render_figure_draw (cr, self->theme, figure, colour, self->edge / 2.0, self->edge / 2.0,
                          self->size * bst_render_figure_scale (piece));
  cairo_destroy (cr);

  return *surface;
}

void
bastide_figure_cache_paint (BastideFigureCache *self,
                            cairo_t            *cr,
                            BstFigureKind       piece,
                            BstFeatureKind      kind,
                            BstColour           colour,
                            double              x,
                            double              y)
{
  BstRenderFigure figure = bst_render_figure_of (piece, kind);
  double left = round (x - self->edge / 2.0);
  double top = round (y - self->edge / 2.0);

  cairo_set_source_surface (cr, get_surface (self, figure, piece, colour), left, top);
  cairo_rectangle (cr, left, top, self->edge, self->edge);
  cairo_fill (cr);
}
