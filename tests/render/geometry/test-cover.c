/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-cover.h"

#include <math.h>

#include "bst-render-board.h"
#include "random-board.h"

/* As the window has them, in pixels. */
#define MARGIN     10
#define TABLE      0.4
#define TILE_MAX   132
#define CARD_APART 12

static const char all_sets[] =
  "basic+river+inns-and-cathedrals+traders-and-builders+abbey-and-mayor+princess-and-dragon+tower+siege-cathars"
  "+gq11+drought-and-pestilence";

/* (transfer full) */
static GArray *
list_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (cairo_rectangle_int_t));
}

static void
add_area (GArray *list,
          int     x,
          int     y,
          int     width,
          int     height)
{
  cairo_rectangle_int_t area = { x, y, width, height };

  g_array_append_val (list, area);
}

static void
test_sum (void)
{
  g_autoptr (GArray) cells = list_new ();
  cairo_rectangle_int_t area = { 5, 5, 10, 10 };

  g_assert_cmpint (bst_render_cover_sum (&area, cells), ==, 0);
  add_area (cells, 0, 0, 10, 10);
  add_area (cells, 10, 0, 10, 10);
  add_area (cells, 15, 15, 10, 10);
  g_assert_cmpint (bst_render_cover_sum (&area, cells), ==, 50);
}

/* What is wanted is never hidden for the sake of what is seen; of equal places the first. */
static void
test_choose (void)
{
  static const cairo_rectangle_int_t areas[] = { { 0, 0, 10, 10 }, { 20, 0, 10, 10 }, { 40, 0, 10, 10 }, { 60, 0, 10, 10 } };
  g_autoptr (GArray) wanted = list_new ();
  g_autoptr (GArray) seen = list_new ();
  const BstRenderCover cover = { wanted, seen };
  guint good[4];

  g_assert_cmpuint (bst_render_cover_choose (&cover, areas, 4), ==, 0);
  add_area (wanted, 0, 0, 1, 1);
  add_area (seen, 20, 0, 20, 10);
  add_area (seen, 40, 0, 5, 10);
  add_area (seen, 60, 0, 5, 10);
  g_assert_cmpuint (bst_render_cover_choose (&cover, areas, 4), ==, 2);
  g_assert_cmpuint (bst_render_cover_list (&cover, areas, 4, 50, good), ==, 2);
  g_assert_cmpuint (good[0], ==, 2);
  g_assert_cmpuint (good[1], ==, 3);
}

/* --- Random boards --- */

typedef struct
{
  const BstPosition *position;
  BstPlacement      *legal;
  guint              n_legal;
  BstRenderViewport  view;
} Scene;

static void
add_cell (const Scene *scene,
          GArray      *list,
          int          x,
          int          y)
{
  double left, top;

  bst_render_viewport_to_view (&scene->view, x, y, &left, &top);
  add_area (list, (int) floor (left), (int) floor (top), (int) scene->view.scale, (int) scene->view.scale);
}

/* As large as it can be, and all in sight; @strip pixels at the lower edge stay free. */
static void
fit (Scene  *scene,
     double  strip)
{
  BstRenderBox box;
  BstRenderExtent extent;
  BstRenderViewport free = scene->view, larger;

  bst_render_board_get_box (scene->position, 0, &box);
  extent = (BstRenderExtent) { box.min_x, box.min_y, box.max_x, box.max_y };
  bst_render_extent_add (&extent, box.min_x, box.min_y, TABLE);
  bst_render_extent_add (&extent, box.max_x, box.max_y, TABLE);
  for (guint i = 0; i < scene->n_legal; i++)
    bst_render_extent_add (&extent, scene->legal[i].x, scene->legal[i].y, 0);
  free.height -= strip;
  bst_render_viewport_fit_extent (&free, &extent, MARGIN, TILE_MAX);
  g_assert_true (bst_render_viewport_has (&free, &extent));
  g_assert_cmpfloat (free.scale, ==, floor (free.scale));
  larger = free;
  larger.scale++;
  g_assert_true (free.scale == TILE_MAX
                 || larger.width - 2 * MARGIN < larger.scale * (extent.right - extent.left)
                 || larger.height - 2 * MARGIN < larger.scale * (extent.bottom - extent.top));
  free.height += strip;
  scene->view = free;
}

/* Is there a place for something that hides nothing that is wanted? Then it lies there. */
static gboolean
put (const Scene          *scene,
     const BstRenderCover *cover,
     GArray               *wanted,
     const BstRenderPlace *places,
     guint                 n_places,
     int                   width,
     int                   height)
{
  cairo_rectangle_int_t areas[8];
  guint best;

  for (guint i = 0; i < n_places; i++)
    areas[i] = bst_render_place_get_area (places[i], MIN (width, (int) scene->view.width - 2 * CARD_APART), height,
                                          (int) scene->view.width, (int) scene->view.height, CARD_APART);
  best = bst_render_cover_choose (cover, areas, n_places);
  if (bst_render_cover_sum (&areas[best], wanted) > 0)
    return FALSE;
  g_array_append_val (wanted, areas[best]);

  return TRUE;
}

/* The title of the legend, what says whose legal cells are shown, and the line of a feature: all but the last, which lies
 * over the others, beside each other. */
static gboolean
put_all (Scene *scene)
{
  static const BstRenderPlace corners[] = { { -1, 1 }, { -1, -1 }, { 1, -1 }, { 1, 1 } };
  static const BstRenderPlace edges[] = { { 0, 1 }, { 0, -1 }, { -1, 1 }, { 1, 1 }, { -1, -1 }, { 1, -1 } };
  g_autoptr (GArray) wanted = list_new ();
  g_autoptr (GArray) seen = list_new ();
  const BstRenderCover cover = { wanted, seen };
  guint n_tiles, n_wanted;
  const BstTile *tiles = bst_position_get_tiles (scene->position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    add_cell (scene, seen, tiles[i].x, tiles[i].y);
  add_cell (scene, wanted, tiles[n_tiles - 1].x, tiles[n_tiles - 1].y);
  for (guint i = 0; i < scene->n_legal; i++)
    add_cell (scene, wanted, scene->legal[i].x, scene->legal[i].y);
  n_wanted = wanted->len;
  if (!put (scene, &cover, wanted, corners, G_N_ELEMENTS (corners), 100, 36)
      || (scene->n_legal > 0 && !put (scene, &cover, wanted, edges, G_N_ELEMENTS (edges), 230, 32)))
    return FALSE;
  g_array_set_size (wanted, n_wanted);

  return put (scene, &cover, wanted, edges, G_N_ELEMENTS (edges), 280, 36);
}

/* Returns whether a strip had to be left free. */
static gboolean
check_scene (Scene *scene)
{
  fit (scene, 0);
  if (put_all (scene))
    return FALSE;
  g_assert_cmpuint (scene->n_legal, >, 0);
  fit (scene, 44);
  g_assert_true (put_all (scene));

  return TRUE;
}

/* 200 boards of two to six players, of the base game and of all sets: whatever the size of the view, all that should be is
 * in sight, at the largest size, and what lies over it hides nothing that is wanted; for that the board leaves a strip free
 * where legal cells are all around it. */
static void
test_random (void)
{
  static const int sizes[][2] = { { 687, 618 }, { 1300, 880 }, { 400, 520 }, { 360, 380 }, { 560, 300 } };

  guint n_strips = 0;

  for (guint32 seed = 0; seed < 200; seed++)
    {
      g_autoptr (BstPosition) position = random_board_new_full (seed % 2 == 0 ? "basic" : all_sets, 2 + seed % 5, 3 + seed, seed);
      guint n_tiles;
      g_autofree BstPlacement *legal = NULL;
      Scene scene = { .position = position };

      bst_position_get_tiles (position, &n_tiles);
      legal = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
      for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
        {
          scene.view.width = sizes[s][0];
          scene.view.height = sizes[s][1];
          scene.n_legal = 0;
          g_assert_false (check_scene (&scene));
          scene.legal = legal;
          scene.n_legal = bst_position_get_placements (position, seed % 24, legal);
          n_strips += check_scene (&scene);
        }
    }
  g_test_message ("%u strips", n_strips);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/render/cover/sum", test_sum);
  g_test_add_func ("/render/cover/choose", test_choose);
  g_test_add_func ("/render/cover/random", test_random);

  return g_test_run ();
}
