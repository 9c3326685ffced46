/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-render-holes.h"

#include "bst-render-label.h"
#include "bst-render-overlay.h"
#include "bst-render-palette.h"

#include <glib/gi18n-lib.h>

/* From these sizes of a tile on there is a number, and of how many, in pixels. */
#define NUMBER_TILE 32.0
#define OF_TILE     100.0

/* What is left free around a fill, in tiles: one that matters to nobody is smaller. */
#define INSET_MATTERS 0.05
#define INSET_OTHER   0.19
/* Between the lines of a hatch, in pixels. */
#define HATCH_STEP    6.0

BstRenderHoles *
bst_render_holes_copy (const BstRenderHoles *holes)
{
  BstRenderHoles *copy;

  if (holes == NULL)
    return NULL;
  copy = g_memdup2 (holes, sizeof *holes);
  copy->holes = g_memdup2 (holes->holes, holes->n_holes * sizeof *holes->holes);

  return copy;
}

void
bst_render_holes_free (BstRenderHoles *holes)
{
  if (holes == NULL)
    return;
  g_free (holes->holes);
  g_free (holes);
}

/* What is seen on the table. */
static BstRenderName
get_line (const BstRenderTheme *theme)
{
  return theme->dark ? BST_RENDER_HALO : BST_RENDER_INK;
}

/* The current path, which is kept, is hatched and crossed: nothing fits. */
static void
draw_dead (const BstRenderScope *scope,
           double                x,
           double                y,
           double                width,
           double                height)
{
  const BstRenderTheme *theme = scope->theme;
  cairo_t *cr = scope->cr;
  cairo_path_t *path = cairo_copy_path (cr);
  double cross = MIN (width, height) * 0.28;

  cairo_save (cr);
  cairo_clip (cr);
  bst_render_theme_set_source (theme, cr, get_line (theme), theme->contrast ? 0.8 : 0.4);
  cairo_set_line_width (cr, 1);
  for (double at = HATCH_STEP / 2; at < width + height; at += HATCH_STEP)
    {
      cairo_move_to (cr, x + at, y);
      cairo_line_to (cr, x + at - height, y + height);
    }
  cairo_stroke (cr);
  x += width / 2;
  y += height / 2;
  cairo_move_to (cr, x - cross, y - cross);
  cairo_line_to (cr, x + cross, y + cross);
  cairo_move_to (cr, x + cross, y - cross);
  cairo_line_to (cr, x - cross, y + cross);
  bst_render_theme_set_source (theme, cr, get_line (theme), 1);
  cairo_set_line_width (cr, CLAMP (cross * 0.35, 1.5, 6));
  cairo_stroke (cr);
  cairo_restore (cr);
  cairo_new_path (cr);
  cairo_append_path (cr, path);
  cairo_path_destroy (path);
}

void
bst_render_hole_draw_swatch (const BstRenderScope *scope,
                             const BstRenderHole  *hole,
                             double                x,
                             double                y,
                             double                width,
                             double                height)
{
  const BstRenderTheme *theme = scope->theme;
  const BstRenderColour *fill = bst_render_hole_colour (theme, bst_render_hole_step (hole->n_fit));
  cairo_t *cr = scope->cr;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, x, y, width, height);
  if (hole->is_dead)
    draw_dead (scope, x, y, width, height);
  else
    {
      cairo_set_source_rgb (cr, fill->red, fill->green, fill->blue);
      cairo_fill_preserve (cr);
    }
  bst_render_theme_set_source (theme, cr, get_line (theme), hole->matters || theme->contrast ? 1 : 0.5);
  cairo_set_line_width (cr, hole->matters ? 2 : 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* "3", "3!" for one kind alone, "3 of 40" where there is room. (transfer full) */
static char *
dup_text (const BstRenderHole *hole,
          guint                n_left,
          double               scale)
{
  g_autofree char *count = g_strdup_printf (hole->one_kind ? "%u!" : "%u", hole->n_fit);

  if (scale < OF_TILE)
    return g_steal_pointer (&count);

  /* Translators: on an empty cell: how many tiles fit there, "3" or "3!", of how many that are left. */
  return g_strdup_printf (C_("hole", "%s of %u"), count, n_left);
}

static void
draw_text (const BstRenderScope *scope,
           const BstRenderHole  *hole,
           guint                 n_left,
           double                x,
           double                y)
{
  const BstRenderColour *colour = bst_render_hole_text (scope->theme, bst_render_hole_step (hole->n_fit));
  g_autofree char *text = dup_text (hole, n_left, scope->viewport->scale);
  double room = scope->viewport->scale * (1 - 2 * (hole->matters ? INSET_MATTERS : INSET_OTHER)) - 4;
  cairo_t *cr = scope->cr;
  cairo_text_extents_t extents;

  cairo_save (cr);
  bst_render_label_font (cr, scope->font, CLAMP (scope->viewport->scale * 0.28, 11, 22));
  cairo_text_extents (cr, text, &extents);
  if (extents.width > room)
    {
      bst_render_label_font (cr, scope->font, CLAMP (scope->viewport->scale * 0.28, 11, 22) * room / extents.width);
      cairo_text_extents (cr, text, &extents);
    }
  cairo_new_path (cr);
  cairo_move_to (cr, x - extents.x_bearing - extents.width / 2, y - extents.y_bearing - extents.height / 2);
  cairo_set_source_rgb (cr, colour->red, colour->green, colour->blue);
  cairo_show_text (cr, text);
  cairo_new_path (cr);
  cairo_restore (cr);
}

static void
draw_hole (const BstRenderScope *scope,
           const BstRenderHole  *hole,
           guint                 n_left)
{
  double scale = scope->viewport->scale;
  double inset = MAX (2, scale * (hole->matters ? INSET_MATTERS : INSET_OTHER));
  double x, y;

  bst_render_viewport_to_view (scope->viewport, hole->x, hole->y, &x, &y);
  if (x + scale < 0 || y + scale < 0 || x > scope->viewport->width || y > scope->viewport->height)
    return;
  bst_render_hole_draw_swatch (scope, hole, x + inset, y + inset, scale - 2 * inset, scale - 2 * inset);
  if (!hole->is_dead && scale >= NUMBER_TILE)
    draw_text (scope, hole, n_left, x + scale / 2, y + scale / 2);
}

void
bst_render_holes_draw (const BstRenderScope *scope,
                       const BstRenderHoles *holes)
{
  for (guint i = 0; i < holes->n_holes; i++)
    draw_hole (scope, &holes->holes[i], holes->n_left);
}

void
bst_render_holes_draw_legal (const BstRenderScope *scope,
                             const BstRenderHoles *holes)
{
  for (guint i = 0; i < holes->n_holes; i++)
    if (!holes->holes[i].is_dead)
      bst_render_overlay_draw_legal_cell (scope, &(BstPlacement) { .x = holes->holes[i].x, .y = holes->holes[i].y });
}
