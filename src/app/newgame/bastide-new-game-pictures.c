/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pictures of tiles on the cards of a new game: drawn card by card, when nothing else is to be done. */

#include "config.h"

#include "bastide-new-game-private.h"
#include "bastide-look.h"
#include "bastide-texture.h"

/* Twice the size is sharp on any screen. */
#define SHARP 2

static void
draw_tiles (BastideTileCard *card,
            BstTileSet      *tiles,
            const guint     *types,
            guint            n_types)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autoptr (BstRenderArt) art = bst_render_art_new (tiles);
  g_autoptr (BastideTileCache) pictures =
    bastide_tile_cache_new (art, bastide_look_get_theme (tiles, dark),
                            SHARP * bastide_tile_card_get_picture_size (card));

  for (guint i = 0; i < n_types; i++)
    bastide_tile_card_set_picture (card, i, bastide_texture_of_tile (pictures, types[i], 0, 0));
}

void
bastide_new_game_draw_set (BastideNewGame  *self,
                           BastideTileCard *card,
                           guint            set)
{
  g_autoptr (BstTileSet) tiles = NULL;
  guint samples[BASTIDE_TILE_CARD_MAX_PICTURES];
  guint n_samples = bastide_new_game_options_pick_samples (self->options, set, samples,
                                                           bastide_tile_card_get_n_pictures (card), &tiles);

  if (n_samples > 0)
    draw_tiles (card, tiles, samples, n_samples);
}

/* The starts, which are seen first, and then the sets. */
static gboolean
draw_next (gpointer data)
{
  BastideNewGame *self = data;
  guint next = self->n_drawn;

  if (next == BASTIDE_NEW_GAME_N_STARTS + self->set_cards->len)
    {
      self->drawing = 0;
      return G_SOURCE_REMOVE;
    }
  self->n_drawn++;
  if (next < BASTIDE_NEW_GAME_N_STARTS)
    bastide_new_game_draw_start (self, (BastideNewGameStart) next);
  else
    {
      next -= BASTIDE_NEW_GAME_N_STARTS;
      bastide_new_game_draw_set (self, bastide_set_card_get_card (g_ptr_array_index (self->set_cards, next)), next);
    }

  return G_SOURCE_CONTINUE;
}

void
bastide_new_game_draw_pictures (BastideNewGame *self)
{
  if (self->drawing == 0)
    self->drawing = g_idle_add_full (G_PRIORITY_LOW, draw_next, self, NULL);
}

void
bastide_new_game_stop_drawing (BastideNewGame *self)
{
  g_clear_handle_id (&self->drawing, g_source_remove);
}
