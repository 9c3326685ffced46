/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proof sheets, to be looked at: every tile of every set in four rotations, and a whole board in
 * every size, theme and overlay. Usage: proof DIRECTORY [--overlays]; with it, these alone. */

#include <glib/gstdio.h>

#include "bst-io-tile-set.h"
#include "bst-render-export.h"
#include "bundled.h"
#include "proof-overlays.h"
#include "random-board.h"

#define SHEET_TILE 150
#define SHEET_GAP  6

/* The types of @art from @first on. */
static void
write_sheet (const BstRenderArt   *art,
             guint                 first,
             const BstRenderTheme *theme,
             const char           *path)
{
  guint n = bst_tile_set_get_n_types (bst_render_art_get_tile_set (art)) - first;
  const int step = SHEET_TILE + SHEET_GAP;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, step * 12,
                                                         step * (int) ((n + 2) / 3));
  cairo_t *cr = cairo_create (surface);

  bst_render_theme_set_source (theme, cr, BST_RENDER_TABLE, 1);
  cairo_paint (cr);
  for (guint type = 0; type < n; type++)
    for (guint rotation = 0; rotation < 4; rotation++)
      bst_render_tile_draw (art, cr, theme, first + type, rotation, rotation,
                            (type % 3 * 4 + rotation) * step + SHEET_GAP / 2.0,
                            type / 3 * step + SHEET_GAP / 2.0, SHEET_TILE, SHEET_TILE);
  g_print ("%s: %s\n", path, cairo_status_to_string (cairo_surface_write_to_png (surface, path)));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* All bundled sets in all themes. Most need the basic one for its start tile. */
static void
write_sheets (BstTileSet *basic,
              const char *directory)
{
  g_auto (GStrv) names = bst_io_tile_set_list ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      gboolean alone = g_str_equal (names[i], "basic");
      g_autofree char *name = bundled_name (names[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (BstTileSet) set = bst_io_tile_set_load (name, &error);
      g_autoptr (BstRenderArt) art = NULL;

      g_assert_no_error (error);
      art = bst_render_art_new (set);
      for (guint t = 0; t < BST_RENDER_N_THEMES; t++)
        {
          const BstRenderTheme *theme = bst_render_theme_get ((BstRenderThemeId) t);
          g_autofree char *path = g_strdup_printf ("%s/tiles-%s-%s.png", directory, names[i], theme->id);

          write_sheet (art, alone ? 0 : bst_tile_set_get_n_types (basic), theme, path);
        }
    }
}

static void
write_board (const BstPosition  *position,
             const BstRenderArt *art,
             BstRenderPicture   *picture,
             const char         *path)
{
  g_autoptr (GError) error = NULL;
  gint64 start = g_get_monotonic_time ();

  if (!bst_render_export (position, art, picture, path, &error))
    g_error ("%s", error->message);
  g_print ("%s: %.0f ms\n", path, (g_get_monotonic_time () - start) / 1000.0);
}

static void
write_boards (const BstPosition  *position,
              const BstRenderArt *art,
              const char         *directory)
{
  static const guint sizes[] = { 24, 40, 100, 300 };

  for (guint t = 0; t < BST_RENDER_N_THEMES; t++)
    {
      BstRenderPicture picture = {
        BST_RENDER_PICTURE_INIT,
        .theme = bst_render_theme_get ((BstRenderThemeId) t),
      };

      for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
        {
          g_autofree char *path = g_strdup_printf ("%s/board-%s-%u.png", directory,
                                                   picture.theme->id, sizes[i]);

          picture.tile_size = sizes[i];
          write_board (position, art, &picture, path);
        }
    }
}

/* A board with whatever the later expansions bring, in every theme. */
static void
write_full_boards (const char *directory)
{
  g_autoptr (BstPosition) position
    = random_board_new_full ("basic+abbey-and-mayor+princess-and-dragon+tower+siege-cathars"
                             "+drought-and-pestilence", 4, 90, 3);
  g_autoptr (BstRenderArt) art
    = bst_render_art_new (bst_game_get_tile_set (bst_position_get_game (position)));

  for (guint t = 0; t < BST_RENDER_N_THEMES; t++)
    {
      BstRenderPicture picture = {
        BST_RENDER_PICTURE_INIT,
        .theme = bst_render_theme_get ((BstRenderThemeId) t),
      };
      g_autofree char *path = g_strdup_printf ("%s/board-full-%s.png", directory, picture.theme->id);

      write_board (position, art, &picture, path);
    }
}

int
main (int    argc,
      char **argv)
{
  const char *directory = argc > 1 ? argv[1] : ".";
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", &error);
  g_autoptr (BstRenderArt) art = NULL;
  g_autoptr (BstPosition) position = NULL;

  g_assert_no_error (error);
  g_mkdir_with_parents (directory, 0755);
  proof_write_overlays (directory);
  if (argc > 2 && g_str_equal (argv[2], "--overlays"))
    return 0;

  art = bst_render_art_new (set);
  position = random_board_new (set, 5, 71, 7);
  bst_position_set_held_tile (position, bst_position_get_turn (position), bst_tile_set_find (set, "V"));
  write_sheets (set, directory);
  write_boards (position, art, directory);
  write_full_boards (directory);
  return 0;
}
