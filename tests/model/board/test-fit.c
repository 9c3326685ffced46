/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of a board is in view, and what the menu of a cell offers, without a screen. */

#include "config.h"

#include "bastide-cell-menu.h"
#include "bastide-fit.h"

#include <bst-feature.h>
#include <bst-io-open.h>
#include <bst-render-overlay.h>

#define WIDTH  800
#define HEIGHT 600
#define KEY    200

static BastideStudy *
open_sample (guint index)
{
  BastideStudy *study = bastide_study_new ();
  g_autoptr (BstRecord) record = bst_io_open_sample ();

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  bastide_study_set_index (study, index);

  return study;
}

static gboolean
lies_in (const cairo_rectangle_int_t *area,
         int                          x,
         int                          y,
         int                          width,
         int                          height)
{
  return area->x >= x && area->y >= y && area->x + area->width <= x + width && area->y + area->height <= y + height;
}

/* All tiles are in view, above the strip, and no tile lies on a legend that has room. */
static void
test_whole (void)
{
  g_autoptr (BastideStudy) study = open_sample (40);
  const BstPosition *position = bastide_study_get_position (study);
  guint n_tiles, n_corners = 0;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  BstRenderViewport view = { .scale = 64, .width = WIDTH, .height = HEIGHT };
  BastideFit fit = { .position = position, .unit = 1, .width = WIDTH, .height = HEIGHT, .strip = 50, .fit_max = 120,
                     .legal_type = BST_NO_TILE };
  double largest;

  bastide_fit_put_whole (&fit, &view);
  g_assert_true (bastide_fit_holds (&fit, &view));
  for (guint i = 0; i < n_tiles; i++)
    {
      cairo_rectangle_int_t area;

      bastide_fit_get_cell_area (&view, 1, tiles[i].x, tiles[i].y, &area);
      g_assert_true (lies_in (&area, 0, 0, WIDTH, HEIGHT - 50));
    }
  largest = view.scale;
  fit.key_width = fit.key_height = KEY;
  bastide_fit_put_whole (&fit, &view);
  g_assert_cmpfloat (view.scale, <=, largest);
  for (guint corner = 0; corner < 4; corner++)
    {
      cairo_rectangle_int_t key = { corner & 1 ? WIDTH - KEY : 0, corner & 2 ? HEIGHT - KEY : 0, KEY, KEY };
      gboolean is_free = TRUE;

      for (guint i = 0; i < n_tiles; i++)
        {
          cairo_rectangle_int_t area;

          bastide_fit_get_cell_area (&view, 1, tiles[i].x, tiles[i].y, &area);
          is_free = is_free && (area.x >= key.x + KEY || area.x + area.width <= key.x || area.y >= key.y + KEY
                                || area.y + area.height <= key.y);
        }
      n_corners += is_free;
    }
  g_assert_cmpuint (n_corners, >, 0);
}

/* A board is fitted again when it could be seen much larger, and not for a little. */
static void
test_enlarge (void)
{
  g_autoptr (BastideStudy) study = open_sample (40);
  BstRenderViewport view = { .scale = 64, .width = WIDTH, .height = HEIGHT }, before;
  BastideFit fit = { .position = bastide_study_get_position (study), .unit = 1, .width = WIDTH, .height = HEIGHT,
                     .fit_max = 120, .legal_type = BST_NO_TILE };

  bastide_fit_put_whole (&fit, &view);
  before = view;
  g_assert_false (bastide_fit_enlarge (&fit, &view));
  g_assert_cmpfloat (view.scale, ==, before.scale);
  view.scale = before.scale / 2;
  g_assert_true (bastide_fit_enlarge (&fit, &view));
  g_assert_cmpfloat (view.scale, ==, before.scale);
}

static guint
count_items (GMenu *menu)
{
  guint n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (G_MENU_MODEL (menu)); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (G_MENU_MODEL (menu), i, G_MENU_LINK_SECTION);

      n += section != NULL ? (guint) g_menu_model_get_n_items (section) : 1;
    }

  return n;
}

/* A tile leads to the move that laid it, and its feature to the list; in an exam the move is all. */
static void
test_ways (void)
{
  g_autoptr (BastideStudy) study = open_sample (40);
  BastideShown *shown = bastide_study_get_shown (study);
  const BstMove *move = &bastide_shown_get_line_node (shown, 7)->move;
  BastideCellMenu cell = { .x = move->x, .y = move->y, .part = 0 };
  g_autoptr (GMenu) told = g_menu_new ();
  g_autoptr (GMenu) untold = g_menu_new ();
  char letter[2];

  bastide_cell_menu_append_ways (&cell, told, shown, FALSE, BST_NO_TILE);
  bastide_cell_menu_append_ways (&cell, untold, shown, TRUE, BST_NO_TILE);
  g_assert_cmpuint (count_items (told), ==, 2);
  g_assert_cmpuint (count_items (untold), ==, 1);
  bastide_cell_menu_find_letter (&cell, shown, letter);
  g_assert_cmpstr (letter, ==, "A");
  bastide_cell_menu_mark (&cell, study, BST_MARK_LETTER, 0);
  bastide_cell_menu_find_letter (&cell, bastide_study_get_shown (study), letter);
  g_assert_cmpstr (letter, ==, "A");
  cell.x += 1;
  bastide_cell_menu_find_letter (&cell, bastide_study_get_shown (study), letter);
  g_assert_cmpstr (letter, ==, "B");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/fit/whole", test_whole);
  g_test_add_func ("/fit/enlarge", test_enlarge);
  g_test_add_func ("/fit/ways", test_ways);

  return g_test_run ();
}
