/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-tile-picture.h"
#include "bastide-tile-cache.h"

#include <adwaita.h>

/* In pixels: rows have two lines. */
#define SIZE 32

static BstRenderArt *
get_art (BastideStudy  *study,
         const BstGame *game)
{
  BstRenderArt *art = bastide_study_get_art (study);

  return art != NULL && bst_render_art_suits (art, game) ? bst_render_art_ref (art) : bst_render_art_new_for_game (game);
}

GtkWidget *
bastide_tile_picture_new (BastideStudy  *study,
                          const BstGame *game,
                          guint          type,
                          guint          rotation)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autoptr (BstRenderArt) art = get_art (study, game);
  GtkWidget *picture = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                     "pixel-size", SIZE, NULL);
  /* Rows are built before they are on a screen: twice the size is sharp on any. */
  g_autoptr (BastideTileCache) tiles = bastide_tile_cache_new (art, bastide_study_get_theme (study, dark), 2 * SIZE);

  gtk_image_set_from_paintable (GTK_IMAGE (picture),
                                GDK_PAINTABLE (bastide_tile_cache_get_texture (tiles, type, 0, rotation)));

  return picture;
}
