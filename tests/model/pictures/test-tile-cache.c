/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of tiles, without a screen. */

#include "config.h"

#include "bastide-tile-cache.h"

#include <bst-io-tile-set.h>

#define SIZE 24

/* So large a picture is a megabyte; the program keeps no more than so many of them that nobody has. */
#define LARGE     512
#define MAX_LARGE 16

/* A cache of the art of the base game. (transfer full) */
static BastideTileCache *
new_cache (BstRenderThemeId theme,
           int              size)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  g_autoptr (BstRenderArt) art = bst_render_art_new (set);

  return bastide_tile_cache_new (art, bst_render_theme_get (theme), size);
}

/* What one lets go of the next has: of the same art, theme and size. */
static void
test_taken_up (void)
{
  BastideTileCache *cache = new_cache (BST_RENDER_THEME_DAY, SIZE);
  cairo_surface_t *surface = cairo_surface_reference (bastide_tile_cache_get_surface (cache, 3, 0, 1));
  g_autoptr (BastideTileCache) other = new_cache (BST_RENDER_THEME_DAY, SIZE);
  g_autoptr (BastideTileCache) larger = NULL;
  g_autoptr (BastideTileCache) dark = NULL;
  g_autoptr (BastideTileCache) again = NULL;

  g_assert_false (bastide_tile_cache_has_surface (other, 3, 0, 1));
  bastide_tile_cache_free (cache);
  larger = new_cache (BST_RENDER_THEME_DAY, SIZE + 1);
  dark = new_cache (BST_RENDER_THEME_NIGHT, SIZE);
  again = new_cache (BST_RENDER_THEME_DAY, SIZE);
  g_assert_false (bastide_tile_cache_has_surface (larger, 3, 0, 1));
  g_assert_false (bastide_tile_cache_has_surface (dark, 3, 0, 1));
  g_assert_true (bastide_tile_cache_has_surface (again, 3, 0, 1));
  g_assert_true (bastide_tile_cache_get_surface (again, 3, 0, 1) == surface);
  g_assert_cmpuint (bastide_tile_cache_get_n_drawn (again), ==, 1);
  cairo_surface_destroy (surface);
}

/* Those that were left longest go when they become many. */
static void
test_few_are_kept (void)
{
  g_autoptr (BastideTileCache) first = NULL;
  g_autoptr (BastideTileCache) last = NULL;

  for (int i = 0; i <= MAX_LARGE; i++)
    {
      g_autoptr (BastideTileCache) cache = new_cache (BST_RENDER_THEME_DAY, LARGE + i);

      bastide_tile_cache_get_surface (cache, 0, 0, 0);
    }
  first = new_cache (BST_RENDER_THEME_DAY, LARGE);
  last = new_cache (BST_RENDER_THEME_DAY, LARGE + MAX_LARGE);
  g_assert_cmpuint (bastide_tile_cache_get_n_drawn (first), ==, 0);
  g_assert_cmpuint (bastide_tile_cache_get_n_drawn (last), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile-cache/taken-up", test_taken_up);
  g_test_add_func ("/tile-cache/few-are-kept", test_few_are_kept);

  return g_test_run ();
}
