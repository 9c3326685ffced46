/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-tile-cache.h"

/* More than a screen of the largest tiles needs, and little enough to stay unnoticed. */
#define MAX_BYTES (40 * 1024 * 1024)

typedef struct
{
  cairo_surface_t *surface;
  GObject         *made;        /* of the surface; NULL until asked for */
} Picture;

struct _BastideTileCache
{
  BstRenderArt         *art;
  const BstRenderTheme *theme;
  int                   size;
  guint                 n_pictures;     /* slots */
  guint                 n_drawn;
  Picture              *pictures;       /* by type, variant, rotation */
};

static BastideTileCache *
new_cache (BstRenderArt         *art,
           const BstRenderTheme *theme,
           int                   size)
{
  BastideTileCache *self = g_new0 (BastideTileCache, 1);
  BstTileSet *set = bst_render_art_get_tile_set (art);
  guint n_types = bst_tile_set_get_n_types (set) + bst_tile_set_get_n_forms (set);

  self->art = bst_render_art_ref (art);
  self->theme = theme;
  self->size = size;
  self->n_pictures = n_types * BST_RENDER_VARIANTS * BST_N_DIRECTIONS;
  self->pictures = g_new0 (Picture, self->n_pictures);

  return self;
}

static void
clear_pictures (BastideTileCache *self)
{
  for (guint i = 0; i < self->n_pictures; i++)
    {
      g_clear_object (&self->pictures[i].made);
      g_clear_pointer (&self->pictures[i].surface, cairo_surface_destroy);
    }
  self->n_drawn = 0;
}

static void
drop_cache (BastideTileCache *self)
{
  clear_pictures (self);
  bst_render_art_unref (self->art);
  g_free (self->pictures);
  g_free (self);
}

static gsize
get_bytes (const BastideTileCache *self)
{
  return (gsize) self->n_drawn * self->size * self->size * 4;
}

/* --- Caches that nobody has any more --- */

/* The next window, puzzle or size of the board mostly wants what the last one has let go of. */
#define MAX_SPARE_BYTES (16 * 1024 * 1024)

static GQueue spare = G_QUEUE_INIT;     /* of BastideTileCache: the one that was left last comes first */

static void
trim_spare (void)
{
  gsize n_bytes = 0;
  GList *at = spare.head;

  while (at != NULL)
    {
      GList *next = at->next;

      n_bytes += get_bytes (at->data) + ((BastideTileCache *) at->data)->n_pictures * sizeof (Picture);
      if (n_bytes > MAX_SPARE_BYTES)
        {
          drop_cache (at->data);
          g_queue_delete_link (&spare, at);
        }
      at = next;
    }
}

/* (nullable) */
static BastideTileCache *
take_spare (const BstRenderArt   *art,
            const BstRenderTheme *theme,
            int                   size)
{
  for (GList *at = spare.head; at != NULL; at = at->next)
    if (bastide_tile_cache_matches (at->data, art, theme, size))
      {
        BastideTileCache *self = at->data;

        g_queue_delete_link (&spare, at);
        return self;
      }

  return NULL;
}

BastideTileCache *
bastide_tile_cache_new (BstRenderArt         *art,
                        const BstRenderTheme *theme,
                        int                   size)
{
  BastideTileCache *self = take_spare (art, theme, size);

  return self != NULL ? self : new_cache (art, theme, size);
}

void
bastide_tile_cache_free (BastideTileCache *self)
{
  g_queue_push_head (&spare, self);
  trim_spare ();
}

gboolean
bastide_tile_cache_matches (const BastideTileCache *self,
                            const BstRenderArt     *art,
                            const BstRenderTheme   *theme,
                            int                     size)
{
  return self->art == art && self->theme == theme && self->size == size;
}

int
bastide_tile_cache_get_size (const BastideTileCache *self)
{
  return self->size;
}

static guint
get_index (const BastideTileCache *self,
           guint                   type,
           guint                   variant,
           guint                   rotation)
{
  guint index = (type * BST_RENDER_VARIANTS + variant) * BST_N_DIRECTIONS + rotation;

  /* A wrong picture is no reason to end the program. */
  g_return_val_if_fail (index < self->n_pictures, 0);

  return index;
}

gboolean
bastide_tile_cache_has_surface (const BastideTileCache *self,
                                guint                   type,
                                guint                   variant,
                                guint                   rotation)
{
  return self->pictures[get_index (self, type, variant, rotation)].surface != NULL;
}

static Picture *
get_picture (BastideTileCache *self,
             guint             type,
             guint             variant,
             guint             rotation)
{
  Picture *picture = &self->pictures[get_index (self, type, variant, rotation)];

  if (picture->surface == NULL)
    {
      picture->surface = bst_render_tile_surface (self->art, self->theme, type, variant,
                                                  rotation, self->size);
      self->n_drawn++;
    }

  return picture;
}

cairo_surface_t *
bastide_tile_cache_get_surface (BastideTileCache *self,
                                guint             type,
                                guint             variant,
                                guint             rotation)
{
  return get_picture (self, type, variant, rotation)->surface;
}

GObject *
bastide_tile_cache_get_made (BastideTileCache    *self,
                             guint                type,
                             guint                variant,
                             guint                rotation,
                             BastideTileCacheMake make)
{
  Picture *picture = get_picture (self, type, variant, rotation);

  if (picture->made == NULL)
    picture->made = make (picture->surface);

  return picture->made;
}

guint
bastide_tile_cache_get_n_drawn (const BastideTileCache *self)
{
  return self->n_drawn;
}

gboolean
bastide_tile_cache_is_half_full (const BastideTileCache *self)
{
  return get_bytes (self) > MAX_BYTES / 2;
}

void
bastide_tile_cache_trim (BastideTileCache *self)
{
  if (get_bytes (self) > MAX_BYTES)
    clear_pictures (self);
}
