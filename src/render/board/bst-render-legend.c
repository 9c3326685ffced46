/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The legend: one row for everything an overlay draws. */

#include <math.h>

#include "bst-render-best.h"
#include "bst-render-holes.h"
#include "bst-render-kind.h"
#include "bst-render-label.h"
#include "bst-render-overlay.h"
#include "bst-render-palette.h"
#include "bst-render-pill.h"

#define ROW    22.0
#define PAD    10.0
#define TEXT   13.0

static const BstRenderLegendText english = {
  .owner = "Pattern and colour: owner",
  .tie = "Tie: bands of both",
  .unclaimed = "Unclaimed",
  .worth = "Points at the end; after an arrow, when completed",
  .farm = "Farm with its number",
  .feeds_complete = "Feeds a completed city",
  .feeds_unfinished = "Lies at an unfinished city",
  .legal = "Legal cell, a tick for each rotation",
  .any = "A tile that is left fits",
  .joins = "One tile joins the farms: for whom, by how many tiles",
  .coordinates = "Column, row of a cell",
  .holes = "Tiles that fit: up to 2, 5, 10, more",
  .dead = "Nothing fits",
  .one_kind = "One kind alone fits",
  .matters = "At somebody's unfinished feature",
};

/* The tokens that are on the board. */
static guint
list_tokens (const BstPosition         *position,
             const BstRenderLegendText *text,
             BstRenderLegendRow        *rows)
{
  guint n = 0;
  int x, y;

  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    {
      const char *words = text == &english ? bst_render_neutral_for (kind)->name : text->neutrals[kind];

      if (words != NULL && bst_position_get_neutral (position, kind, &x, &y, NULL))
        rows[n++] = (BstRenderLegendRow) { BST_RENDER_LEGEND_NEUTRAL, kind, words };
    }

  return n;
}

/* Appends a row, unless there are no words for it. */
static guint
add_row (BstRenderLegendRow  *rows,
         guint                n,
         BstRenderLegendKind  kind,
         const char          *text)
{
  if (text != NULL)
    rows[n++] = (BstRenderLegendRow) { kind, 0, text };

  return n;
}

guint
bst_render_legend_list (const BstPosition         *position,
                        BstRenderShow              show,
                        const BstRenderLegendText *text,
                        BstRenderLegendRow        *rows)
{
  BstGame *game = bst_position_get_game (position);
  guint n = 0;

  if (show & BST_RENDER_SHOW_MAP)
    {
      rows[n++] = (BstRenderLegendRow) { BST_RENDER_LEGEND_HEADING, 0, text->owner };
      for (guint p = 0; p < bst_game_get_n_players (game); p++)
        rows[n++] = (BstRenderLegendRow) { BST_RENDER_LEGEND_PLAYER, p, bst_game_get_player (game, p)->name };
      rows[n++] = (BstRenderLegendRow) { BST_RENDER_LEGEND_TIE, 0, text->tie };
      rows[n++] = (BstRenderLegendRow) { BST_RENDER_LEGEND_UNCLAIMED, 0, text->unclaimed };
      n = add_row (rows, n, BST_RENDER_LEGEND_WORTH, text->worth);
    }
  if (show & (BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_FARMS))
    {
      if (show & BST_RENDER_SHOW_NUMBERS)
        n = add_row (rows, n, BST_RENDER_LEGEND_FARM, text->farm);
      n = add_row (rows, n, BST_RENDER_LEGEND_COMPLETE, text->feeds_complete);
      n = add_row (rows, n, BST_RENDER_LEGEND_UNFINISHED, text->feeds_unfinished);
    }
  if (show & BST_RENDER_SHOW_LEGAL)
    rows[n++] = (BstRenderLegendRow) { BST_RENDER_LEGEND_LEGAL, 0, text->legal };
  if (show & BST_RENDER_SHOW_ANY)
    rows[n++] = (BstRenderLegendRow) { BST_RENDER_LEGEND_ANY, 0, text->any };
  if (show & BST_RENDER_SHOW_HOLES)
    {
      rows[n++] = (BstRenderLegendRow) { BST_RENDER_LEGEND_HOLES, 0, text->holes };
      rows[n++] = (BstRenderLegendRow) { BST_RENDER_LEGEND_DEAD, 0, text->dead };
      rows[n++] = (BstRenderLegendRow) { BST_RENDER_LEGEND_ONE_KIND, 0, text->one_kind };
      rows[n++] = (BstRenderLegendRow) { BST_RENDER_LEGEND_MATTERS, 0, text->matters };
    }
  if (show & BST_RENDER_SHOW_JOINS)
    rows[n++] = (BstRenderLegendRow) { BST_RENDER_LEGEND_JOINS, 0, text->joins };
  if (show & BST_RENDER_SHOW_BEST)
    n = add_row (rows, n, BST_RENDER_LEGEND_BEST, text->best);
  if (show & BST_RENDER_SHOW_COORDINATES)
    rows[n++] = (BstRenderLegendRow) { BST_RENDER_LEGEND_COORDINATES, 0, text->coordinates };
  return n > 0 ? n + list_tokens (position, text, &rows[n]) : 0;
}

/* As it is seen on a meadow. */
static void
fill_coat (const BstRenderScope *scope,
           BstRenderCoat         coat,
           guint                 colour,
           double                x,
           double                y,
           double                width,
           double                height)
{
  BstRenderColour c = bst_render_theme_get_coat (scope->theme, BST_RENDER_MEADOW, coat, colour);

  cairo_rectangle (scope->cr, x, y, width, height);
  cairo_set_source_rgb (scope->cr, c.red, c.green, c.blue);
  cairo_fill (scope->cr);
}

static BstColour
colour_of (const BstRenderScope *scope,
           guint                 player)
{
  return bst_game_get_player (bst_position_get_game (scope->position), player)->colour;
}

/* Rim, interior, pattern and mark. */
static void
draw_player_swatch (const BstRenderScope     *scope,
                    const BstRenderLegendRow *row,
                    double                    x,
                    double                    y)
{
  BstColour colour = colour_of (scope, row->player);
  cairo_pattern_t *pattern = bst_render_owner_pattern (scope->theme, colour);
  cairo_t *cr = scope->cr;

  fill_coat (scope, BST_RENDER_RIM, colour, x, y, BST_RENDER_LEGEND_WIDTH, BST_RENDER_LEGEND_HEIGHT);
  fill_coat (scope, BST_RENDER_INTERIOR, colour, x + 3, y + 3, BST_RENDER_LEGEND_WIDTH - 6, BST_RENDER_LEGEND_HEIGHT - 6);
  cairo_rectangle (cr, x, y, BST_RENDER_LEGEND_WIDTH, BST_RENDER_LEGEND_HEIGHT);
  cairo_set_source (cr, pattern);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (pattern);
  bst_render_contour (scope, bst_render_owner_outline (scope->theme, colour), 1.5);
  cairo_new_path (cr);
  cairo_arc (cr, x + BST_RENDER_LEGEND_WIDTH / 2, y + ROW / 2 - 3, 6.5, 0, 2 * G_PI);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_HALO, 1);
  cairo_fill (cr);
  bst_render_player_mark_path (cr, colour, x + BST_RENDER_LEGEND_WIDTH / 2, y + ROW / 2 - 3, 5);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 1);
  cairo_fill (cr);
}

static void
draw_tie_swatch (const BstRenderScope *scope,
                 double                x,
                 double                y)
{
  guint n = bst_game_get_n_players (bst_position_get_game (scope->position));
  double width = BST_RENDER_LEGEND_WIDTH / 4;

  for (guint i = 0; i < 4; i++)
    fill_coat (scope, BST_RENDER_RIM, colour_of (scope, i % MIN (n, 2)), x + i * width, y, width,
               BST_RENDER_LEGEND_HEIGHT);
  cairo_rectangle (scope->cr, x, y, BST_RENDER_LEGEND_WIDTH, BST_RENDER_LEGEND_HEIGHT);
  bst_render_contour (scope, &scope->theme->colours[BST_RENDER_INK], 1.5);
}

static void
draw_pill (const BstRenderScope *scope,
           const char           *text,
           double                x,
           double                middle,
           gboolean              dark)
{
  BstRenderPill pill = { .dark = dark };

  g_strlcpy (pill.first, text, sizeof pill.first);
  bst_render_pill_fit (&pill, scope->font, TRUE);
  bst_render_pill_draw (scope, &pill, x + BST_RENDER_LEGEND_WIDTH / 2, middle);
}

static void
draw_lesson_swatch (const BstRenderScope *scope,
                    double                x,
                    double                y)
{
  double width = BST_RENDER_LEGEND_WIDTH / BST_RENDER_N_LESSONS;

  for (guint i = 0; i < BST_RENDER_N_LESSONS; i++)
    fill_coat (scope, BST_RENDER_IN_LESSON, i, x + i * width, y, width, BST_RENDER_LEGEND_HEIGHT);
  cairo_rectangle (scope->cr, x, y, BST_RENDER_LEGEND_WIDTH, BST_RENDER_LEGEND_HEIGHT);
  bst_render_contour (scope, &scope->theme->colours[BST_RENDER_INK], 1);
}

/* They lie on the table. */
static void
draw_hole_ground (const BstRenderScope *scope,
                  double                x,
                  double                y,
                  double                width)
{
  cairo_rectangle (scope->cr, x, y, width, BST_RENDER_LEGEND_HEIGHT);
  bst_render_theme_set_source (scope->theme, scope->cr, BST_RENDER_TABLE, 1);
  cairo_fill (scope->cr);
}

static void
draw_hole_ramp (const BstRenderScope *scope,
                double                x,
                double                y)
{
  static const guint numbers[BST_RENDER_N_HOLE_STEPS] = { 1, 3, 6, 11 };
  double width = BST_RENDER_LEGEND_WIDTH / BST_RENDER_N_HOLE_STEPS;

  draw_hole_ground (scope, x, y, BST_RENDER_LEGEND_WIDTH);
  for (guint i = 0; i < BST_RENDER_N_HOLE_STEPS; i++)
    bst_render_hole_draw_swatch (scope, &(BstRenderHole) { .n_fit = (guint16) numbers[i] }, x + i * width, y,
                                 width, BST_RENDER_LEGEND_HEIGHT);
}

/* One cell: that nothing fits, or that one kind alone does, or one that matters. */
static void
draw_hole_swatch (const BstRenderScope     *scope,
                  const BstRenderLegendRow *row,
                  double                    x,
                  double                    y)
{
  BstRenderHole hole = {
    .n_fit = row->kind == BST_RENDER_LEGEND_ONE_KIND ? 1 : 6,
    .is_dead = row->kind == BST_RENDER_LEGEND_DEAD,
    .matters = row->kind == BST_RENDER_LEGEND_MATTERS,
  };
  const BstRenderColour *ink = bst_render_hole_text (scope->theme, 0);

  x += (BST_RENDER_LEGEND_WIDTH - BST_RENDER_LEGEND_HEIGHT) / 2;
  draw_hole_ground (scope, x, y, BST_RENDER_LEGEND_HEIGHT);
  bst_render_hole_draw_swatch (scope, &hole, x, y, BST_RENDER_LEGEND_HEIGHT, BST_RENDER_LEGEND_HEIGHT);
  if (row->kind != BST_RENDER_LEGEND_ONE_KIND)
    return;
  bst_render_label_font (scope->cr, scope->font, 11);
  cairo_set_source_rgb (scope->cr, ink->red, ink->green, ink->blue);
  cairo_move_to (scope->cr, x + 3, y + BST_RENDER_LEGEND_HEIGHT / 2 + 4);
  cairo_show_text (scope->cr, "1!");
  cairo_new_path (scope->cr);
}

void
bst_render_legend_draw_swatch (const BstRenderScope     *scope,
                               const BstRenderLegendRow *row,
                               double                    x,
                               double                    y)
{
  cairo_t *cr = scope->cr;
  double middle = y + ROW / 2 - 3;

  cairo_rectangle (cr, x, y, BST_RENDER_LEGEND_WIDTH, BST_RENDER_LEGEND_HEIGHT);
  switch (row->kind)
    {
    case BST_RENDER_LEGEND_HEADING:
      cairo_new_path (cr);
      break;
    case BST_RENDER_LEGEND_PLAYER:
      cairo_new_path (cr);
      draw_player_swatch (scope, row, x, y);
      break;
    case BST_RENDER_LEGEND_TIE:
      cairo_new_path (cr);
      draw_tie_swatch (scope, x, y);
      break;
    case BST_RENDER_LEGEND_UNCLAIMED:
      fill_coat (scope, BST_RENDER_VEILED, 0, x, y, BST_RENDER_LEGEND_WIDTH, BST_RENDER_LEGEND_HEIGHT);
      cairo_rectangle (cr, x, y, BST_RENDER_LEGEND_WIDTH, BST_RENDER_LEGEND_HEIGHT);
      cairo_set_line_width (cr, 1);
      bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 0.7);
      cairo_stroke (cr);
      break;
    case BST_RENDER_LEGEND_WORTH:
      cairo_new_path (cr);
      draw_pill (scope, "15", x, middle, FALSE);
      break;
    case BST_RENDER_LEGEND_FARM:
      cairo_new_path (cr);
      draw_lesson_swatch (scope, x, y);
      draw_pill (scope, "1", x, middle, TRUE);
      break;
    case BST_RENDER_LEGEND_COMPLETE:
    case BST_RENDER_LEGEND_UNFINISHED:
      cairo_new_path (cr);
      bst_render_castle_draw (scope, row->kind == BST_RENDER_LEGEND_COMPLETE,
                              x + BST_RENDER_LEGEND_WIDTH / 2, middle, 14);
      break;
    case BST_RENDER_LEGEND_LEGAL:
    case BST_RENDER_LEGEND_ANY:
      bst_render_theme_set_source (scope->theme, cr, BST_RENDER_LEGAL, 1);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
      if (row->kind == BST_RENDER_LEGEND_LEGAL)
        cairo_rectangle (cr, x + BST_RENDER_LEGEND_WIDTH / 2 - 4, y, 8, 4);
      cairo_fill (cr);
      break;
    case BST_RENDER_LEGEND_COORDINATES:
      cairo_new_path (cr);
      bst_render_label_font (cr, scope->font, 11);
      bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 1);
      cairo_move_to (cr, x + 4, middle + 4);
      cairo_show_text (cr, "0,0");
      cairo_new_path (cr);
      break;
    case BST_RENDER_LEGEND_JOINS:
      cairo_new_path (cr);
      cairo_move_to (cr, x, middle);
      cairo_line_to (cr, x + BST_RENDER_LEGEND_WIDTH, middle);
      cairo_set_dash (cr, (const double[]) { 6, 4 }, 2, 0);
      cairo_set_line_width (cr, 2);
      bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 1);
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
      break;
    case BST_RENDER_LEGEND_BEST:
      cairo_new_path (cr);
      bst_render_best_draw_swatch (scope, x + BST_RENDER_LEGEND_WIDTH / 2, middle, BST_RENDER_LEGEND_HEIGHT / 2 - 1);
      break;
    case BST_RENDER_LEGEND_HOLES:
      cairo_new_path (cr);
      draw_hole_ramp (scope, x, y);
      break;
    case BST_RENDER_LEGEND_DEAD:
    case BST_RENDER_LEGEND_ONE_KIND:
    case BST_RENDER_LEGEND_MATTERS:
      cairo_new_path (cr);
      draw_hole_swatch (scope, row, x, y);
      break;
    case BST_RENDER_LEGEND_NEUTRAL:
      cairo_new_path (cr);
      bst_render_neutral_for (row->player)->draw (cr, scope->theme, x + BST_RENDER_LEGEND_WIDTH / 2, middle, ROW - 3);
      break;
    default:
      g_return_if_reached ();
    }
}

/* The widest text, by a surface of our own where the caller has none. */
static double
measure (const BstRenderScope     *scope,
         const BstRenderLegendRow *rows,
         guint                     n)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  double widest = 0;

  bst_render_label_font (cr, scope->font, TEXT);
  for (guint i = 0; i < n; i++)
    {
      cairo_text_extents_t extents;

      cairo_text_extents (cr, rows[i].text, &extents);
      widest = MAX (widest, extents.x_advance);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return ceil (widest);
}

/* By night the card is dark, and what its rows show lies on a light plate: it is drawn for one. */
static void
draw_row (const BstRenderScope     *scope,
          const BstRenderLegendRow *row,
          double                    x,
          double                    y)
{
  cairo_t *cr = scope->cr;
  gboolean is_heading = row->kind == BST_RENDER_LEGEND_HEADING;

  if (scope->theme->dark && !is_heading)
    {
      cairo_rectangle (cr, x - 1, y - 1, BST_RENDER_LEGEND_WIDTH + 2, BST_RENDER_LEGEND_HEIGHT + 2);
      bst_render_theme_set_source (scope->theme, cr, BST_RENDER_HALO, 1);
      cairo_fill (cr);
    }
  bst_render_legend_draw_swatch (scope, row, x, y);
  bst_render_label_font (cr, scope->font, TEXT);
  bst_render_theme_set_source (scope->theme, cr, scope->theme->dark ? BST_RENDER_HALO : BST_RENDER_INK, 1);
  cairo_move_to (cr, x + (is_heading ? 0 : PAD + BST_RENDER_LEGEND_WIDTH), y + ROW / 2 - 3 + TEXT * 0.36);
  cairo_show_text (cr, row->text);
  cairo_new_path (cr);
}

void
bst_render_legend_draw (const BstRenderScope      *scope,
                        BstRenderShow              show,
                        const BstRenderLegendText *text,
                        double                     x,
                        double                     y,
                        double                    *width,
                        double                    *height)
{
  BstRenderLegendRow rows[BST_RENDER_LEGEND_MAX_ROWS];
  guint n = bst_render_legend_list (scope->position, show, text != NULL ? text : &english, rows);
  double w = n == 0 ? 0 : measure (scope, rows, n) + BST_RENDER_LEGEND_WIDTH + 3 * PAD;
  double h = n == 0 ? 0 : n * ROW + 2 * PAD - 6;
  cairo_t *cr = scope->cr;

  if (width != NULL)
    *width = w;
  if (height != NULL)
    *height = h;
  if (cr == NULL || n == 0)
    return;
  cairo_save (cr);
  cairo_rectangle (cr, x, y, w, h);
  bst_render_theme_set_source (scope->theme, cr, scope->theme->dark ? BST_RENDER_INK : BST_RENDER_HALO, 0.92);
  cairo_fill_preserve (cr);
  bst_render_theme_set_source (scope->theme, cr, scope->theme->dark ? BST_RENDER_HALO : BST_RENDER_INK, 0.6);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  for (guint i = 0; i < n; i++)
    draw_row (scope, &rows[i], x + PAD, y + PAD + i * ROW);
  cairo_restore (cr);
}
