/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What it costs to draw a tile of each size, and the map of a board of 72 tiles and of one of 206, as
 * large as a window of 1280 by 800 shows it: CPU milliseconds, one line per number. */

#include "bst-io-tile-set.h"
#include "bst-render-map.h"
#include "bst-render-tile.h"
#include "bst-yardstick.h"
#include "random-game.h"

#include <stdio.h>
#include <sys/resource.h>

#define N_TIMES 20

static double
get_cpu_ms (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);

  return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3
         + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

/* Opening a game draws every tile of it once. */
static void
measure_tiles (int size)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  g_autoptr (BstRenderArt) art = bst_render_art_new (set);
  guint n_types = bst_tile_set_get_n_types (set);
  double start = get_cpu_ms ();

  for (guint i = 0; i < N_TIMES * n_types; i++)
    cairo_surface_destroy (bst_render_tile_surface (art, bst_render_theme_get (BST_RENDER_THEME_DAY), i % n_types,
                                                    i % BST_RENDER_VARIANTS, i % 4, size));
  printf ("tile     %6.2f ms of %d pixels\n", (get_cpu_ms () - start) / (N_TIMES * n_types), size);
}

static void
measure (const BstRenderScope *scope,
         BstRenderShow         show,
         const char           *what)
{
  double made = 0, drawn = 0, signs = 0;

  for (guint i = 0; i < N_TIMES; i++)
    {
      double start = get_cpu_ms ();
      g_autoptr (BstRenderMap) map = bst_render_map_new (scope->position, scope->art, show);

      made += get_cpu_ms () - start;
      start = get_cpu_ms ();
      bst_render_map_draw (map, scope);
      cairo_surface_flush (cairo_get_target (scope->cr));
      drawn += get_cpu_ms () - start;
      start = get_cpu_ms ();
      bst_render_map_draw_signs (map, scope);
      signs += get_cpu_ms () - start;
    }
  printf ("%-8s %6.2f ms to make, %6.2f ms to draw, %6.2f ms signs\n", what, made / N_TIMES,
          drawn / N_TIMES, signs / N_TIMES);
}

static void
measure_game (const char *tiles,
              guint       n_tiles)
{
  g_autoptr (BstRecord) record = random_game_new (tiles, "modern", 4, n_tiles, 1);
  g_autoptr (BstPosition) position
    = bst_record_dup_position (record, bst_node_get_last (bst_record_get_root (record)), NULL, NULL);
  g_autoptr (BstRenderArt) art = bst_render_art_new_for_game (bst_record_get_game (record));
  BstRenderViewport view = { .width = 1280, .height = 800 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1280, 800);
  BstRenderScope scope = {
    cairo_create (surface), position, art, bst_render_theme_get (BST_RENDER_THEME_DAY), &view
  };
  BstRenderBox box;

  bst_render_board_get_box (position, 0, &box);
  bst_render_viewport_fit (&view, &box, 0, 200);
  printf ("%u tiles of %.0f pixels:\n", bst_position_get_n_placed (position), view.scale);
  measure (&scope, BST_RENDER_SHOW_OWNERS, "owners");
  measure (&scope, BST_RENDER_SHOW_FARMS, "farms");
  measure (&scope, BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_NUMBERS, "numbers");
  cairo_destroy (scope.cr);
  cairo_surface_destroy (surface);
}

int
main (void)
{
  static const int sizes[] = { 24, 40, 64, 100, 300 };

  setvbuf (stdout, NULL, _IOLBF, 0);
  printf ("machine  %6.2f ms for a fixed calculation\n", bst_yardstick_measure (get_cpu_ms));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    measure_tiles (sizes[i]);
  measure_game ("basic", 71);
  measure_game (RANDOM_GAME_ALL, 205);

  return 0;
}
