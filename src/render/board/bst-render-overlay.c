/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-overlay.h"

#include <string.h>

#include "bst-render-label.h"

/* How much all but what is asked for is dimmed. */
#define REST_VEIL 0.35

/* The eight cells around a monastery belong to it too (MO1). */
static void
draw_cloister_cells (const BstRenderScope *scope,
                     guint                 part)
{
  cairo_t *cr = scope->cr;
  const double dashes[] = { 7, 5 };
  guint index;
  guint segment;
  const BstTile *tile;
  double left;
  double top;

  bst_position_get_segment (scope->position, part, &index, &segment);
  tile = bst_render_board_get_tile (scope->position, index);
  bst_render_viewport_to_view (scope->viewport, tile->x - 1, tile->y - 1, &left, &top);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, left, top, 3 * scope->viewport->scale, 3 * scope->viewport->scale);
  cairo_set_dash (cr, dashes, 2, 0);
  bst_render_focus (scope);
  cairo_restore (cr);
}

void
bst_render_overlay_draw_feature (const BstRenderScope *scope,
                                 guint                 part)
{
  if (bst_render_feature_path (scope, part))
    bst_render_focus (scope);
  if (bst_feature_kind_get (bst_position_get_feature_kind (scope->position, part))->counts_round)
    draw_cloister_cells (scope, part);
}

void
bst_render_overlay_add_box (const BstPosition *position,
                            guint              part,
                            BstRenderBox      *box)
{
  const BstTile *tile;
  guint index, segment;

  if (!bst_feature_kind_get (bst_position_get_feature_kind (position, part))->counts_round)
    return;
  bst_position_get_segment (position, part, &index, &segment);
  tile = bst_render_board_get_tile (position, index);
  bst_render_box_add (box, tile->x - 1, tile->y - 1);
  bst_render_box_add (box, tile->x + 1, tile->y + 1);
}

void
bst_render_overlay_draw_target (const BstRenderScope *scope,
                                guint                 part)
{
  cairo_t *cr = scope->cr;
  const BstTile *tiles;
  guint n_tiles;

  cairo_save (cr);
  tiles = bst_position_get_tiles (scope->position, &n_tiles);
  bst_render_feature_path (scope, part);
  for (guint i = 0; i < n_tiles; i++)
    {
      double x, y;

      bst_render_viewport_to_view (scope->viewport, tiles[i].x, tiles[i].y, &x, &y);
      cairo_rectangle (cr, x, y, scope->viewport->scale, scope->viewport->scale);
    }
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_TABLE, REST_VEIL);
  cairo_fill (cr);
  cairo_restore (cr);
  bst_render_overlay_draw_feature (scope, part);
}

static const struct
{
  const char    *name;
  BstRenderShow  show;
} show_names[] = {
  { "owners", BST_RENDER_SHOW_OWNERS },
  { "farms", BST_RENDER_SHOW_FARMS },
  { "cities", BST_RENDER_SHOW_CITIES },
  { "roads", BST_RENDER_SHOW_ROADS },
  { "numbers", BST_RENDER_SHOW_NUMBERS },
  /* As they were called before. */
  { "fields", BST_RENDER_SHOW_FARMS },
  { "features", BST_RENDER_SHOW_OWNERS },
  { "legal", BST_RENDER_SHOW_LEGAL },
  { "any", BST_RENDER_SHOW_ANY },
  { "holes", BST_RENDER_SHOW_HOLES },
  { "joins", BST_RENDER_SHOW_JOINS },
  { "coordinates", BST_RENDER_SHOW_COORDINATES },
  { "legend", BST_RENDER_SHOW_LEGEND },
};

BstRenderShow
bst_render_show_from_name (const char *name,
                           gsize       length)
{
  for (guint i = 0; i < G_N_ELEMENTS (show_names); i++)
    if (strlen (show_names[i].name) == length && strncmp (show_names[i].name, name, length) == 0)
      return show_names[i].show;
  return 0;
}
