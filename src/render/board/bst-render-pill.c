/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-pill.h"

#include <math.h>

#include "bst-render-label.h"

/* Between the parts of a pill, and at its ends, in pixels. */
#define GAP 3.0
#define PAD 5.0

static double
measure (const char        *text,
         cairo_font_face_t *font,
         double             height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  cairo_text_extents_t extents;

  bst_render_label_font (cr, font, height);
  cairo_text_extents (cr, text, &extents);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return extents.x_advance;
}

/* The width of a mark, and of an arrow. */
static double
get_mark (const BstRenderPill *pill)
{
  return pill->text * 0.8;
}

/* The width of all that stands in it. */
static double
get_content (const BstRenderPill *pill,
             cairo_font_face_t   *font)
{
  double width = measure (pill->first, font, pill->text);

  for (guint p = 0; p < BST_MAX_PLAYERS; p++)
    if (pill->owners & (1u << p))
      width += get_mark (pill) + GAP;
  if (pill->second[0] != '\0')
    width += measure (pill->second, font, pill->text) + get_mark (pill) + 2 * GAP;

  return width;
}

void
bst_render_pill_fit (BstRenderPill     *pill,
                     cairo_font_face_t *font,
                     gboolean           is_small)
{
  pill->text = is_small ? 10 : 12;
  pill->height = is_small ? 14 : 18;
  pill->content = get_content (pill, font);
  pill->width = MAX (ceil (pill->content) + 2 * PAD, pill->height);
}

static void
pill_path (cairo_t *cr,
           double   x,
           double   y,
           double   width,
           double   height)
{
  double r = height / 2;

  cairo_new_path (cr);
  cairo_arc (cr, x + width / 2 - r, y, r, -G_PI / 2, G_PI / 2);
  cairo_arc (cr, x - width / 2 + r, y, r, G_PI / 2, G_PI * 3 / 2);
  cairo_close_path (cr);
}

/* From now to then. */
static void
draw_arrow (cairo_t *cr,
            double   x,
            double   y,
            double   length)
{
  cairo_new_path (cr);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + length, y);
  cairo_move_to (cr, x + length - 3, y - 3);
  cairo_line_to (cr, x + length, y);
  cairo_line_to (cr, x + length - 3, y + 3);
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);
}

/* Returns where what comes next may begin. */
static double
draw_text (const BstRenderScope *scope,
           const char           *text,
           double                x,
           double                y,
           double                height)
{
  cairo_t *cr = scope->cr;
  cairo_text_extents_t extents;

  bst_render_label_font (cr, scope->font, height);
  cairo_text_extents (cr, text, &extents);
  cairo_move_to (cr, x, y + height * 0.36);
  cairo_show_text (cr, text);
  cairo_new_path (cr);

  return x + extents.x_advance;
}

/* The marks of the owners. */
static double
draw_marks (const BstRenderScope *scope,
            const BstRenderPill  *pill,
            double                x,
            double                y)
{
  BstGame *game = bst_position_get_game (scope->position);
  double size = get_mark (pill);

  for (guint p = 0; p < BST_MAX_PLAYERS; p++)
    if (pill->owners & (1u << p))
      {
        cairo_new_path (scope->cr);
        bst_render_player_mark_path (scope->cr, bst_game_get_player (game, p)->colour, x + size / 2, y,
                                     size / 2);
        cairo_fill (scope->cr);
        x += size + GAP;
      }

  return x;
}

void
bst_render_pill_draw (const BstRenderScope *scope,
                      const BstRenderPill  *pill,
                      double                x,
                      double                y)
{
  cairo_t *cr = scope->cr;
  double at = x - pill->content / 2;

  cairo_save (cr);
  pill_path (cr, x, y, pill->width, pill->height);
  bst_render_theme_set_source (scope->theme, cr, pill->dark ? BST_RENDER_INK : BST_RENDER_HALO,
                               scope->theme->contrast ? 1 : 0.95);
  cairo_fill_preserve (cr);
  bst_render_theme_set_source (scope->theme, cr, pill->dark ? BST_RENDER_HALO : BST_RENDER_INK, 1);
  cairo_set_line_width (cr, 1.25);
  cairo_stroke (cr);
  at = draw_marks (scope, pill, at, y);
  at = draw_text (scope, pill->first, at, y, pill->text);
  if (pill->second[0] != '\0')
    {
      draw_arrow (cr, at + GAP, y, get_mark (pill));
      draw_text (scope, pill->second, at + get_mark (pill) + 2 * GAP, y, pill->text);
    }
  cairo_restore (cr);
}

/* --- Castles --- */

void
bst_render_castle_draw (const BstRenderScope *scope,
                        gboolean              complete,
                        double                x,
                        double                y,
                        double                size)
{
  cairo_t *cr = scope->cr;
  double r = size / 2 - 1, notch = 2 * r / 5;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_new_path (cr);
  cairo_move_to (cr, -r, r);
  cairo_line_to (cr, -r, -r);
  for (guint i = 0; i < 2; i++)
    {
      cairo_line_to (cr, -r + notch * (2 * i + 1), -r);
      cairo_line_to (cr, -r + notch * (2 * i + 1), -r + notch * 1.4);
      cairo_line_to (cr, -r + notch * (2 * i + 2), -r + notch * 1.4);
      cairo_line_to (cr, -r + notch * (2 * i + 2), -r);
    }
  cairo_line_to (cr, r, -r);
  cairo_line_to (cr, r, r);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_HALO, 1);
  cairo_set_line_width (cr, 4);
  cairo_stroke_preserve (cr);
  bst_render_theme_set_source (scope->theme, cr, complete ? BST_RENDER_INK : BST_RENDER_HALO, 1);
  cairo_fill_preserve (cr);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 1);
  cairo_set_line_width (cr, 1.25);
  cairo_stroke (cr);
  cairo_restore (cr);
}
