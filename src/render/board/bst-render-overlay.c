/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-overlay.h"

#include <math.h>
#include <string.h>

#include "bst-render-overlay-farms.h"
#include "bst-render-label.h"
#include "bst-render-palette.h"

/* The period of patterns, in pixels, at any zoom. */
#define PATTERN_PERIOD 12.0

/* How much all but what is asked for is dimmed. */
#define REST_VEIL 0.35

static BstColour
colour_of (const BstRenderScope *scope,
           guint                 player)
{
  return bst_game_get_player (bst_position_get_game (scope->position), player)->colour;
}

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
  BstFeature feature;

  bst_position_get_feature (scope->position, part, &feature);
  if (bst_render_feature_path (scope, part))
    bst_render_focus (scope);
  if (feature.kind == BST_FEATURE_MONASTERY)
    draw_cloister_cells (scope, part);
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

/* Fills the clip with a player's pattern, which does not move with the board's zoom. */
static void
paint_pattern (const BstRenderScope *scope,
               guint                 player)
{
  const BstRenderColour *tint = bst_render_owner_tint (scope->theme, colour_of (scope, player));
  cairo_pattern_t *pattern = bst_render_owner_pattern (scope->theme, colour_of (scope, player));

  cairo_set_source_rgba (scope->cr, tint->red, tint->green, tint->blue, scope->theme->wash.interior);
  cairo_paint (scope->cr);
  cairo_set_source (scope->cr, pattern);
  cairo_paint (scope->cr);
  cairo_pattern_destroy (pattern);
}

/* Slanted bands of all owners in turn, over the clip. */
static void
paint_bands (const BstRenderScope *scope,
             guint                 owners)
{
  cairo_t *cr = scope->cr;
  guint n_owners = 0;
  guint k = 0;
  double band = PATTERN_PERIOD * 1.6;
  double x1, y1, x2, y2;

  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    n_owners += (owners >> player) & 1;
  cairo_clip_extents (cr, &x1, &y1, &x2, &y2);
  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    {
      double step = band * n_owners;
      double first;

      if (!(owners & (1u << player)))
        continue;
      /* Bands of all features lie on one raster, so that they do not swim while panning. */
      first = floor ((x1 + y1) / step) * step + k++ * band;
      cairo_save (cr);
      cairo_new_path (cr);
      for (double at = first - step; at < x2 + y2; at += step)
        {
          cairo_move_to (cr, at - y1, y1);
          cairo_line_to (cr, at + band - y1, y1);
          cairo_line_to (cr, at + band - y2, y2);
          cairo_line_to (cr, at - y2, y2);
          cairo_close_path (cr);
        }
      cairo_clip (cr);
      paint_pattern (scope, player);
      cairo_restore (cr);
    }
}

static void
draw_owned (const BstRenderScope *scope,
            const BstFeature     *feature)
{
  cairo_t *cr = scope->cr;
  guint player = (guint) g_bit_nth_lsf (feature->owners, -1);
  gboolean tie = (feature->owners & (feature->owners - 1)) != 0;

  if (!bst_render_feature_path (scope, feature->part))
    return;
  cairo_save (cr);
  cairo_clip (cr);
  if (tie)
    paint_bands (scope, feature->owners);
  else
    paint_pattern (scope, player);
  cairo_restore (cr);
  bst_render_feature_path (scope, feature->part);
  bst_render_contour (scope, tie ? &scope->theme->colours[BST_RENDER_INK]
                                 : bst_render_player_colour (colour_of (scope, player)),
                      CLAMP (scope->viewport->scale * 0.025, 0.8, 2.0));
}

static void
draw_unclaimed (const BstRenderScope *scope,
                const BstFeature     *feature)
{
  cairo_t *cr = scope->cr;

  if (!bst_render_feature_path (scope, feature->part))
    return;
  cairo_set_line_width (cr, 2.4);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_HALO, 0.55);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 0.9);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 0.55);
  cairo_stroke (cr);
}

/* What is owned comes last: its outline lies over those of its neighbours. */
static void
draw_features (const BstRenderScope *scope,
               gboolean              only_farms)
{
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (scope->position) + 1);
  guint n = bst_position_get_features (scope->position, roots);

  cairo_save (scope->cr);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < n; i++)
      {
        BstFeature feature;

        bst_position_get_feature (scope->position, roots[i], &feature);
        if (feature.kind == BST_FEATURE_RIVER || feature.kind == BST_FEATURE_TOWER
            || (only_farms && feature.kind != BST_FEATURE_FIELD))
          continue;
        if (pass == 0 && feature.owners == 0)
          draw_unclaimed (scope, &feature);
        else if (pass == 1 && feature.owners != 0)
          draw_owned (scope, &feature);
      }
  cairo_restore (scope->cr);
}

void
bst_render_overlay_draw_owners (const BstRenderScope *scope)
{
  draw_features (scope, FALSE);
}

void
bst_render_overlay_draw_farms (const BstRenderScope *scope)
{
  draw_features (scope, TRUE);
  bst_render_farms_draw_labels (scope);
}

static const struct
{
  const char    *name;
  BstRenderShow  show;
} show_names[] = {
  { "fields", BST_RENDER_SHOW_FIELDS },
  { "features", BST_RENDER_SHOW_FEATURES },
  { "legal", BST_RENDER_SHOW_LEGAL },
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

void
bst_render_overlay_draw (const BstRenderScope *scope,
                         BstRenderShow         show)
{
  int hand = bst_position_get_held_tile (scope->position, bst_position_get_turn (scope->position));

  if (show & BST_RENDER_SHOW_FEATURES)
    bst_render_overlay_draw_owners (scope);
  /* Its owner is shown already. */
  if ((show & BST_RENDER_SHOW_FIELDS) && (show & BST_RENDER_SHOW_FEATURES))
    bst_render_farms_draw_labels (scope);
  else if (show & BST_RENDER_SHOW_FIELDS)
    bst_render_overlay_draw_farms (scope);
  if ((show & BST_RENDER_SHOW_LEGAL) && hand != BST_NO_TILE)
    bst_render_overlay_draw_legal (scope, (guint) hand);
  if (show & BST_RENDER_SHOW_COORDINATES)
    bst_render_overlay_draw_coordinates (scope);
}
