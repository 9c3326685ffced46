/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The map's ground: a veil over all tiles, then what each player owns, all of it at once: hundreds of
 * features are drawn in a frame. */

#include "bst-render-map-private.h"

#include <math.h>

#include "bst-render-label.h"
#include "bst-render-palette.h"

/* On smaller tiles, in pixels, patterns are noise. */
#define PATTERN_TILE 24

/* How far beside its place a border may be drawn, in pixels: its points are thousands. */
#define TOLERANCE     0.15
#define RIM_TOLERANCE 0.5

/* Of the line around the board. */
#define BORDER 0.55

/* What is painted alike. */
typedef struct
{
  guint            owners;      /* bits; 0: nobody */
  guint            lesson;      /* plus one; 0: no numbered farm */
} Group;

static gboolean
is_in (const BstRenderLand *land,
       const Group         *group)
{
  if (land->number > 0)
    return group->lesson == land->lesson + 1;

  return group->lesson == 0 && group->owners == land->feature.owners;
}

/* The path becomes that of all lands of a group. FALSE if there are none. */
static gboolean
group_path (const BstRenderMap   *self,
            const BstRenderScope *scope,
            const Group          *group)
{
  gboolean found = FALSE;

  cairo_new_path (scope->cr);
  for (guint i = 0; i < self->lands->len; i++)
    {
      const BstRenderLand *land = &g_array_index (self->lands, BstRenderLand, i);

      if (is_in (land, group))
        found |= bst_render_outline_add (scope, &land->shape.outline, TOLERANCE);
    }

  return found;
}

static void
draw_veil (const BstRenderScope *scope)
{
  const BstRenderWash *wash = &scope->theme->wash;
  cairo_t *cr = scope->cr;
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (scope->position, &n_tiles);
  BstRenderBox box;

  bst_render_viewport_get_box (scope->viewport, &box);
  cairo_new_path (cr);
  for (guint i = 0; i < n_tiles; i++)
    if (tiles[i].x >= box.min_x && tiles[i].x <= box.max_x && tiles[i].y >= box.min_y && tiles[i].y <= box.max_y)
      {
        double x, y;

        bst_render_viewport_to_view (scope->viewport, tiles[i].x, tiles[i].y, &x, &y);
        cairo_rectangle (cr, x, y, scope->viewport->scale, scope->viewport->scale);
      }
  cairo_set_source_rgba (cr, wash->veil_colour.red, wash->veil_colour.green, wash->veil_colour.blue,
                         wash->veil);
  cairo_fill (cr);
}

/* The veil of day has nearly the colour of the table: a line says where the board ends. */
static void
draw_border (const BstRenderScope *scope)
{
  static const struct { int x, y, from_x, from_y, to_x, to_y; } sides[4] = {
    { 0, -1, 0, 0, 1, 0 }, { 1, 0, 1, 0, 1, 1 }, { 0, 1, 1, 1, 0, 1 }, { -1, 0, 0, 1, 0, 0 },
  };
  cairo_t *cr = scope->cr;
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (scope->position, &n_tiles);
  BstRenderBox box;

  bst_render_viewport_get_box (scope->viewport, &box);
  cairo_new_path (cr);
  for (guint i = 0; i < n_tiles; i++)
    {
      if (tiles[i].x < box.min_x || tiles[i].y < box.min_y || tiles[i].x > box.max_x || tiles[i].y > box.max_y)
        continue;
      for (guint side = 0; side < 4; side++)
        {
          double x, y;

          if (bst_position_find_tile (scope->position, tiles[i].x + sides[side].x, tiles[i].y + sides[side].y) >= 0)
            continue;
          bst_render_viewport_to_view (scope->viewport, tiles[i].x + sides[side].from_x,
                                       tiles[i].y + sides[side].from_y, &x, &y);
          cairo_move_to (cr, x, y);
          bst_render_viewport_to_view (scope->viewport, tiles[i].x + sides[side].to_x,
                                       tiles[i].y + sides[side].to_y, &x, &y);
          cairo_line_to (cr, x, y);
        }
    }
  bst_render_theme_set_source (scope->theme, cr, scope->theme->dark ? BST_RENDER_HALO : BST_RENDER_INK, BORDER);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* --- Fills --- */

static BstColour
colour_of (const BstRenderScope *scope,
           guint                 player)
{
  return bst_game_get_player (bst_position_get_game (scope->position), player)->colour;
}

static gboolean
is_tie (guint owners)
{
  return (owners & (owners - 1)) != 0;
}

/* Patterns lie on the board, not on the part of it that is drawn: parts that are drawn one by one fit together.
 * (transfer full) for @pattern. */
static void
set_pattern (const BstRenderScope *scope,
             cairo_pattern_t      *pattern)
{
  cairo_matrix_t matrix;

  cairo_matrix_init_translate (&matrix, round (scope->viewport->origin_x * scope->viewport->scale),
                               round (scope->viewport->origin_y * scope->viewport->scale));
  cairo_pattern_set_matrix (pattern, &matrix);
  cairo_set_source (scope->cr, pattern);
  cairo_pattern_destroy (pattern);
}

/* Sets the source to what the group is filled with, opaque. */
static void
set_source (const BstRenderScope *scope,
            const Group          *group)
{
  BstColour colours[BST_MAX_PLAYERS];
  const BstRenderColour *tint;
  guint n = 0;

  for (guint p = 0; p < BST_MAX_PLAYERS; p++)
    if (group->owners & (1u << p))
      colours[n++] = colour_of (scope, p);
  if (n > 1)
    {
      set_pattern (scope, bst_render_tie_pattern (scope->theme, colours, n));
      return;
    }
  tint = bst_render_owner_tint (scope->theme, colours[0]);
  cairo_set_source_rgb (scope->cr, tint->red, tint->green, tint->blue);
}

/* Fills the path, and clears it. */
static void
hatch (const BstRenderScope *scope,
       guint                 player)
{
  set_pattern (scope, bst_render_owner_pattern (scope->theme, colour_of (scope, player)));
  cairo_fill (scope->cr);
}

/* What is painted over all of the context is painted over the board alone. */
static void
clip_board (const BstRenderScope *scope)
{
  BstRenderBox box;
  double left, top, right, bottom;

  bst_render_board_get_box (scope->position, 0, &box);
  bst_render_viewport_to_view (scope->viewport, box.min_x, box.min_y, &left, &top);
  bst_render_viewport_to_view (scope->viewport, box.max_x + 1, box.max_y + 1, &right, &bottom);
  cairo_new_path (scope->cr);
  cairo_rectangle (scope->cr, floor (left), floor (top), ceil (right) - floor (left), ceil (bottom) - floor (top));
  cairo_clip (scope->cr);
}

/* The tints of all owners, opaque. (transfer full) */
static cairo_pattern_t *
make_tints (const BstRenderMap   *self,
            const BstRenderScope *scope,
            const GArray         *groups)
{
  cairo_push_group (scope->cr);
  for (guint i = 0; i < groups->len; i++)
    {
      const Group *group = &g_array_index (groups, Group, i);

      if (group->owners == 0 || !group_path (self, scope, group))
        continue;
      set_source (scope, group);
      cairo_fill (scope->cr);
    }

  return cairo_pop_group (scope->cr);
}

/* How thickly they are painted: more along every border, as the rim comes over the interior. What
 * reaches beyond a border does so only where nobody's land is, or where that has a rim too.
 * (transfer full) */
static cairo_pattern_t *
make_thickness (const BstRenderMap   *self,
                const BstRenderScope *scope)
{
  const BstRenderWash *wash = &scope->theme->wash;
  cairo_t *cr = scope->cr;

  cairo_push_group_with_content (cr, CAIRO_CONTENT_ALPHA);
  cairo_set_source_rgba (cr, 0, 0, 0, wash->interior);
  cairo_paint (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < self->lands->len; i++)
    {
      const BstRenderLand *land = &g_array_index (self->lands, BstRenderLand, i);

      if (land->feature.owners != 0 && land->number == 0)
        bst_render_outline_add (scope, &land->shape.outline, RIM_TOLERANCE);
    }
  cairo_set_line_width (cr, 2 * CLAMP (scope->viewport->scale * 0.12, 3, 12));
  /* A mitre would be a spike into the interior. */
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_BEVEL);
  cairo_set_source_rgba (cr, 0, 0, 0, wash->rim);
  cairo_stroke (cr);

  return cairo_pop_group (cr);
}

/* All borders are covered by outlines, so that nothing here need be smooth. */
static void
fill_owned (const BstRenderMap   *self,
            const BstRenderScope *scope,
            const GArray         *groups)
{
  cairo_pattern_t *tints, *thickness;

  cairo_save (scope->cr);
  clip_board (scope);
  cairo_set_antialias (scope->cr, CAIRO_ANTIALIAS_NONE);
  tints = make_tints (self, scope, groups);
  thickness = make_thickness (self, scope);
  cairo_set_source (scope->cr, tints);
  cairo_mask (scope->cr, thickness);
  cairo_pattern_destroy (tints);
  cairo_pattern_destroy (thickness);
  for (guint i = 0; i < groups->len && scope->viewport->scale >= PATTERN_TILE; i++)
    {
      const Group *group = &g_array_index (groups, Group, i);

      if (group->owners != 0 && !is_tie (group->owners) && group_path (self, scope, group))
        hatch (scope, (guint) g_bit_nth_lsf (group->owners, -1));
    }
  cairo_restore (scope->cr);
}

/* The fills of a lesson have no rim: they shall not be taken for owners. */
static void
fill_lessons (const BstRenderMap   *self,
              const BstRenderScope *scope,
              const GArray         *groups)
{
  for (guint i = 0; i < groups->len; i++)
    {
      const Group *group = &g_array_index (groups, Group, i);
      const BstRenderColour *tint;

      if (group->lesson == 0 || !group_path (self, scope, group))
        continue;
      tint = bst_render_lesson_colour (scope->theme, group->lesson - 1);
      cairo_set_source_rgba (scope->cr, tint->red, tint->green, tint->blue, scope->theme->wash.lesson);
      cairo_fill (scope->cr);
    }
}

/* --- Outlines --- */

static void
outline_group (const BstRenderScope *scope,
               const Group          *group)
{
  double width = CLAMP (scope->viewport->scale * 0.025, 0.8, 2.0);
  const BstRenderColour *colour = &scope->theme->colours[BST_RENDER_INK];

  if (group->owners != 0 && !is_tie (group->owners))
    colour = bst_render_owner_outline (scope->theme,
                                       colour_of (scope, (guint) g_bit_nth_lsf (group->owners, -1)));
  if (group->owners != 0 || group->lesson != 0)
    {
      bst_render_contour (scope, colour, group->lesson != 0 ? 0.8 : width);
      return;
    }
  cairo_save (scope->cr);
  cairo_set_antialias (scope->cr, CAIRO_ANTIALIAS_FAST);
  cairo_set_line_width (scope->cr, 0.9);
  bst_render_theme_set_source (scope->theme, scope->cr,
                               scope->theme->dark ? BST_RENDER_HALO : BST_RENDER_INK, scope->theme->wash.line);
  cairo_stroke (scope->cr);
  cairo_restore (scope->cr);
}

/* --- All of it --- */

/* Every group that has a land. (transfer full) (element-type Group) */
static GArray *
list_groups (const BstRenderMap *self)
{
  GArray *groups = g_array_new (FALSE, FALSE, sizeof (Group));

  for (guint i = 0; i < self->lands->len; i++)
    {
      const BstRenderLand *land = &g_array_index (self->lands, BstRenderLand, i);
      Group group = { .owners = land->feature.owners };
      gboolean known = FALSE;

      if (land->number > 0)
        group = (Group) { .lesson = land->lesson + 1 };
      for (guint k = 0; k < groups->len && !known; k++)
        known = is_in (land, &g_array_index (groups, Group, k));
      if (!known)
        g_array_append_val (groups, group);
    }

  return groups;
}

static void
draw_outlines (const BstRenderMap   *self,
               const BstRenderScope *scope,
               const GArray         *groups,
               gboolean              filled)
{
  for (guint i = 0; i < groups->len; i++)
    {
      const Group *group = &g_array_index (groups, Group, i);

      if ((group->owners != 0 || group->lesson != 0) == filled && group_path (self, scope, group))
        outline_group (scope, group);
    }
}

void
bst_render_map_draw (BstRenderMap         *self,
                     const BstRenderScope *scope)
{
  g_autoptr (GArray) groups = NULL;

  if (self == NULL)
    return;

  groups = list_groups (self);
  cairo_save (scope->cr);
  draw_veil (scope);
  draw_border (scope);
  draw_outlines (self, scope, groups, FALSE);
  fill_lessons (self, scope, groups);
  fill_owned (self, scope, groups);
  /* What is owned comes last: its outline lies over those of its neighbours. */
  draw_outlines (self, scope, groups, TRUE);
  cairo_restore (scope->cr);
}
