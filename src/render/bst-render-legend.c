/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The legend: one row for everything an overlay draws. */

#include <math.h>

#include "bst-render-farms.h"
#include "bst-render-overlay.h"
#include "bst-render-token.h"

#define ROW    22.0
#define SWATCH 30.0
#define PAD    10.0
#define TEXT   13.0

static const BstRenderLegendText english = {
  .owner = "Pattern and colour: owner",
  .tie = "Tie: bands of both",
  .unclaimed = "Unclaimed",
  .farm = "Farm with its number",
  .feeds_complete = "Feeds a completed city",
  .feeds_unfinished = "Lies at an unfinished city",
  .legal = "Legal cell, number of rotations",
  .coordinates = "Column, row of a cell",
  .dragon = "Dragon",
  .fairy = "Fairy",
};

/* What a row shows beside its text. */
typedef enum
{
  ROW_HEADING,                  /* its text alone */
  ROW_PLAYER,                   /* the player's pattern, mark and name */
  ROW_TIE,
  ROW_UNCLAIMED,
  ROW_FARM,
  ROW_COMPLETE,
  ROW_UNFINISHED,
  ROW_LEGAL,
  ROW_COORDINATES,
  ROW_DRAGON,
  ROW_FAIRY
} RowKind;

typedef struct
{
  RowKind     kind;
  guint       player;           /* valid for ROW_PLAYER */
  const char *text;
} Row;

/* The tokens that are on the board. */
static guint
list_tokens (const BstPosition         *position,
             const BstRenderLegendText *text,
             Row                       *rows)
{
  guint n = 0;
  int x, y, figure;

  if (text->dragon != NULL && bst_position_get_dragon (position, &x, &y))
    rows[n++] = (Row) { ROW_DRAGON, 0, text->dragon };
  if (text->fairy != NULL && bst_position_get_fairy (position, &x, &y, &figure))
    rows[n++] = (Row) { ROW_FAIRY, 0, text->fairy };
  return n;
}

static guint
list_rows (const BstRenderScope      *scope,
           BstRenderShow              show,
           const BstRenderLegendText *text,
           Row                       *rows)
{
  BstGame *game = bst_position_get_game (scope->position);
  guint n = 0;

  if (show & (BST_RENDER_SHOW_FEATURES | BST_RENDER_SHOW_FIELDS))
    {
      rows[n++] = (Row) { ROW_HEADING, 0, text->owner };
      for (guint p = 0; p < bst_game_get_n_players (game); p++)
        rows[n++] = (Row) { ROW_PLAYER, p, bst_game_get_player (game, p)->name };
      rows[n++] = (Row) { ROW_TIE, 0, text->tie };
      rows[n++] = (Row) { ROW_UNCLAIMED, 0, text->unclaimed };
    }
  if (show & BST_RENDER_SHOW_FIELDS)
    {
      rows[n++] = (Row) { ROW_FARM, 0, text->farm };
      rows[n++] = (Row) { ROW_COMPLETE, 0, text->feeds_complete };
      rows[n++] = (Row) { ROW_UNFINISHED, 0, text->feeds_unfinished };
    }
  if (show & BST_RENDER_SHOW_LEGAL)
    rows[n++] = (Row) { ROW_LEGAL, 0, text->legal };
  if (show & BST_RENDER_SHOW_COORDINATES)
    rows[n++] = (Row) { ROW_COORDINATES, 0, text->coordinates };
  return n > 0 ? n + list_tokens (scope->position, text, &rows[n]) : 0;
}

static void
fill_player (const BstRenderScope *scope,
             guint                 player,
             double                x,
             double                y,
             double                width)
{
  cairo_t *cr = scope->cr;
  BstColour colour = bst_game_get_player (bst_position_get_game (scope->position), player)->colour;
  cairo_pattern_t *pattern = bst_render_player_pattern (colour, 12);

  cairo_rectangle (cr, x, y, width, ROW - 6);
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
}

static void
draw_player_swatch (const BstRenderScope *scope,
                    const Row            *row,
                    double                x,
                    double                y)
{
  BstColour colour = bst_game_get_player (bst_position_get_game (scope->position),
                                          row->player)->colour;
  const BstRenderColour *c = bst_render_player_colour (colour);

  fill_player (scope, row->player, x, y, SWATCH);
  cairo_rectangle (scope->cr, x, y, SWATCH, ROW - 6);
  bst_render_contour (scope, c, 1.5);
  cairo_new_path (scope->cr);
  cairo_arc (scope->cr, x + SWATCH / 2, y + ROW / 2 - 3, 6.5, 0, 2 * G_PI);
  bst_render_theme_set_source (scope->theme, scope->cr, BST_RENDER_HALO, 1);
  cairo_fill (scope->cr);
  bst_render_player_mark_path (scope->cr, colour, x + SWATCH / 2, y + ROW / 2 - 3, 5);
  bst_render_theme_set_source (scope->theme, scope->cr, BST_RENDER_INK, 1);
  cairo_fill (scope->cr);
}

static void
draw_tie_swatch (const BstRenderScope *scope,
                 double                x,
                 double                y)
{
  guint n = bst_game_get_n_players (bst_position_get_game (scope->position));

  for (guint i = 0; i < 4; i++)
    fill_player (scope, i % MIN (n, 2), x + i * SWATCH / 4, y, SWATCH / 4);
  cairo_rectangle (scope->cr, x, y, SWATCH, ROW - 6);
  bst_render_contour (scope, &scope->theme->colours[BST_RENDER_INK], 1.5);
}

static void
draw_swatch (const BstRenderScope *scope,
             const Row            *row,
             double                x,
             double                y)
{
  cairo_t *cr = scope->cr;
  double middle = y + ROW / 2 - 3;

  cairo_rectangle (cr, x, y, SWATCH, ROW - 6);
  switch (row->kind)
    {
    case ROW_HEADING:
      cairo_new_path (cr);
      break;
    case ROW_PLAYER:
      cairo_new_path (cr);
      draw_player_swatch (scope, row, x, y);
      break;
    case ROW_TIE:
      cairo_new_path (cr);
      draw_tie_swatch (scope, x, y);
      break;
    case ROW_UNCLAIMED:
      cairo_set_line_width (cr, 1);
      bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 0.7);
      cairo_stroke (cr);
      break;
    case ROW_FARM:
      bst_render_contour (scope, &scope->theme->colours[BST_RENDER_INK], 1);
      bst_render_label_badge (scope, "1", x + SWATCH / 2, middle, 7.5);
      break;
    case ROW_COMPLETE:
    case ROW_UNFINISHED:
      cairo_new_path (cr);
      bst_render_farm_line (scope, x, middle, x + SWATCH - 5, middle, row->kind == ROW_COMPLETE);
      break;
    case ROW_LEGAL:
      bst_render_contour (scope, &scope->theme->colours[BST_RENDER_ACCENT], 1.5);
      bst_render_label_badge (scope, "2", x + SWATCH / 2, middle, 7.5);
      break;
    case ROW_COORDINATES:
      cairo_new_path (cr);
      bst_render_label_font (cr, 11);
      bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 1);
      cairo_move_to (cr, x + 4, middle + 4);
      cairo_show_text (cr, "0,0");
      cairo_new_path (cr);
      break;
    case ROW_DRAGON:
      cairo_new_path (cr);
      bst_render_dragon_draw (cr, scope->theme, x + SWATCH / 2, middle, ROW - 3);
      break;
    case ROW_FAIRY:
      cairo_new_path (cr);
      bst_render_fairy_draw (cr, scope->theme, x + SWATCH / 2, middle, ROW - 3);
      break;
    default:
      g_return_if_reached ();
    }
}

/* The widest text, by a surface of our own where the caller has none. */
static double
measure (const Row *rows,
         guint      n)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  double widest = 0;

  bst_render_label_font (cr, TEXT);
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

void
bst_render_legend_draw (const BstRenderScope      *scope,
                        BstRenderShow              show,
                        const BstRenderLegendText *text,
                        double                     x,
                        double                     y,
                        double                    *width,
                        double                    *height)
{
  Row rows[BST_MAX_PLAYERS + 10];
  guint n = list_rows (scope, show, text != NULL ? text : &english, rows);
  double w = n == 0 ? 0 : measure (rows, n) + SWATCH + 3 * PAD;
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
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_HALO, 0.92);
  cairo_fill_preserve (cr);
  bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 0.6);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  for (guint i = 0; i < n; i++)
    {
      double top = y + PAD + i * ROW;

      draw_swatch (scope, &rows[i], x + PAD, top);
      bst_render_label_font (cr, TEXT);
      bst_render_theme_set_source (scope->theme, cr, BST_RENDER_INK, 1);
      cairo_move_to (cr, x + PAD + (rows[i].kind == ROW_HEADING ? 0 : PAD + SWATCH), top + ROW / 2 - 3 + TEXT * 0.36);
      cairo_show_text (cr, rows[i].text);
      cairo_new_path (cr);
    }
  cairo_restore (cr);
}
