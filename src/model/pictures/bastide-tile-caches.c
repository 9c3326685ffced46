/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-tile-caches.h"

struct _BastideTileCaches
{
  GPtrArray        *caches;         /* of BastideTileCache */
  GPtrArray        *arts;           /* of the caches, in their order */
  BstGame          *game;           /* owned (nullable): for which the next was found last */
  BastideTileCache *its_cache;      /* (nullable) */
  BstRenderArt     *its_art;        /* of that cache */
};

BastideTileCaches *
bastide_tile_caches_new (void)
{
  BastideTileCaches *self = g_new0 (BastideTileCaches, 1);

  self->caches = g_ptr_array_new_with_free_func ((GDestroyNotify) bastide_tile_cache_free);
  self->arts = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_render_art_unref);

  return self;
}

void
bastide_tile_caches_clear (BastideTileCaches *self)
{
  g_clear_pointer (&self->game, bst_game_unref);
  self->its_cache = NULL;
  g_ptr_array_set_size (self->caches, 0);
  g_ptr_array_set_size (self->arts, 0);
}

void
bastide_tile_caches_free (BastideTileCaches *self)
{
  bastide_tile_caches_clear (self);
  g_ptr_array_unref (self->caches);
  g_ptr_array_unref (self->arts);
  g_free (self);
}

BastideTileCache *
bastide_tile_caches_find (BastideTileCaches    *self,
                          BstGame              *game,
                          BstRenderArt         *shown,
                          const BstRenderTheme *theme,
                          int                   size)
{
  guint i = 0;

  if (self->its_cache != NULL && self->game == game
      && bastide_tile_cache_matches (self->its_cache, self->its_art, theme, size))
    return self->its_cache;

  while (i < self->arts->len
         && !(bst_render_art_suits (self->arts->pdata[i], game)
              && bastide_tile_cache_matches (self->caches->pdata[i], self->arts->pdata[i], theme, size)))
    i++;
  if (i == self->arts->len)
    {
      BstRenderArt *art = bst_render_art_suits (shown, game) ? bst_render_art_ref (shown)
                                                             : bst_render_art_new_for_game (game);

      g_ptr_array_add (self->arts, art);
      g_ptr_array_add (self->caches, bastide_tile_cache_new (art, theme, size));
    }
  g_clear_pointer (&self->game, bst_game_unref);
  self->game = bst_game_ref (game);
  self->its_art = self->arts->pdata[i];
  self->its_cache = self->caches->pdata[i];

  return self->its_cache;
}
