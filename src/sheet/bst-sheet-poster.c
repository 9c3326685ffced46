/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-sheet-poster-private.h"
#include "bst-sheet-private.h"

#include "bst-io-game-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* In points. */
static const struct { const char *name; double width; double height; } papers[BST_SHEET_N_POSTER_PAPERS] = {
  [BST_SHEET_POSTER_A3] = { "a3", 841.89, 1190.55 },
  [BST_SHEET_POSTER_A2] = { "a2", 1190.55, 1683.78 },
};

gboolean
bst_sheet_poster_find_paper (const char          *name,
                             BstSheetPosterPaper *paper)
{
  for (guint i = 0; i < BST_SHEET_N_POSTER_PAPERS; i++)
    if (g_ascii_strcasecmp (papers[i].name, name) == 0)
      {
        *paper = (BstSheetPosterPaper) i;
        return TRUE;
      }

  return FALSE;
}

/* --- What it tells --- */

static guint
find_column (const BstEvent *event)
{
  switch (event->cause == BST_EVENT_FEATURE || event->cause == BST_EVENT_TAKEN_BACK ? (int) event->kind : -1)
    {
    case BST_FEATURE_CITY:
      return 0;
    case BST_FEATURE_ROAD:
      return 1;
    case BST_FEATURE_MONASTERY:
      return 2;
    case BST_FEATURE_FIELD:
      return 3;
    default:
      return BST_POSTER_OTHERS;
    }
}

static void
count_points (BstSheetPoster *self)
{
  for (guint i = 0; i < self->events.n_items; i++)
    for (guint p = 0; p < self->n_players; p++)
      if (self->events.items[i].players & 1u << p)
        {
          self->points[p] += self->events.items[i].points;
          self->by_kind[p][find_column (&self->events.items[i])] += self->events.items[i].points;
        }
}

/* What a player got in a turn, and what brought most of it. */
static void
add_turn (GArray         *turns,
          guint           player,
          const BstEvent *event)
{
  BstPosterTurn turn = { event->turn, player, event->points, event };

  for (guint i = 0; i < turns->len; i++)
    {
      BstPosterTurn *there = &g_array_index (turns, BstPosterTurn, i);

      if (there->number != event->turn || there->player != player)
        continue;
      there->points += event->points;
      if (event->points > there->event->points)
        there->event = event;
      return;
    }
  g_array_append_val (turns, turn);
}

static int
compare_points (gconstpointer a,
                gconstpointer b)
{
  const BstPosterTurn *left = a, *right = b;

  return left->points != right->points ? right->points - left->points : (int) left->number - (int) right->number;
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  return (int) ((const BstPosterTurn *) a)->number - (int) ((const BstPosterTurn *) b)->number;
}

/* The turns that brought most; the end of the game is none. */
static void
choose_turns (BstSheetPoster *self)
{
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (BstPosterTurn));

  for (guint i = 0; i < self->events.n_items; i++)
    for (guint p = 0; p < self->n_players; p++)
      if (!self->events.items[i].final && self->events.items[i].points > 0 && (self->events.items[i].players & 1u << p))
        add_turn (turns, p, &self->events.items[i]);
  g_array_sort (turns, compare_points);
  self->n_told = MIN (turns->len, BST_POSTER_MAX_TURNS);
  memcpy (self->turns, turns->data, self->n_told * sizeof (BstPosterTurn));
  qsort (self->turns, self->n_told, sizeof (BstPosterTurn), compare_numbers);
}

BstSheetPoster *
bst_sheet_poster_new (const BstPosition    *position,
                      const BstEvents      *events,
                      const char           *date,
                      const BstRenderTheme *theme)
{
  BstSheetPoster *self = g_new0 (BstSheetPoster, 1);

  g_return_val_if_fail (position != NULL && events != NULL && theme != NULL, NULL);

  self->position = bst_position_copy (position);
  self->art = bst_render_art_new_for_game (bst_position_get_game (position));
  self->date = g_strdup (date);
  self->theme = theme;
  self->n_players = bst_game_get_n_players (bst_position_get_game (position));
  self->n_turns = bst_position_get_n_placed (position);
  for (guint i = 0; i < events->n_items; i++)
    {
      bst_events_add (&self->events, &events->items[i]);
      self->n_turns = MAX (self->n_turns, events->items[i].turn);
    }
  count_points (self);
  choose_turns (self);

  return self;
}

void
bst_sheet_poster_free (BstSheetPoster *self)
{
  if (self == NULL)
    return;

  bst_events_clear (&self->events);
  bst_render_art_unref (self->art);
  bst_position_free (self->position);
  g_free (self->date);
  g_free (self);
}

/* --- Drawing --- */

void
bst_poster_set_ink (const BstPosterPen *pen,
                    double              alpha)
{
  bst_render_theme_set_source (pen->theme, pen->cr, BST_RENDER_INK, alpha);
}

/* What is too long is so much smaller at most, and cut only then. */
#define LEAST_SHARE 0.6

static void
set_size (PangoLayout          *layout,
          PangoFontDescription *font,
          double                size,
          PangoRectangle       *all)
{
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_extents (layout, NULL, all);
}

double
bst_poster_text (const BstPosterPen *pen,
                 const char         *text,
                 double              size,
                 PangoWeight         weight,
                 BstPosterAlign      align,
                 double              x,
                 double              y,
                 double              most)
{
  PangoLayout *layout = pango_layout_new (pen->context);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  PangoRectangle all;
  double width;

  pango_font_description_set_weight (font, weight);
  pango_layout_set_text (layout, text, -1);
  set_size (layout, font, size, &all);
  if (all.width > most * PANGO_SCALE)
    set_size (layout, font, size * MAX (LEAST_SHARE, most * PANGO_SCALE / all.width), &all);
  if (all.width > (most + 1) * PANGO_SCALE)
    {
      pango_layout_set_width (layout, (int) (most * PANGO_SCALE));
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      all.width = (int) (most * PANGO_SCALE);
    }
  width = all.width / (double) PANGO_SCALE;
  cairo_move_to (pen->cr, align == BST_POSTER_LEFT ? x : align == BST_POSTER_RIGHT ? x - width : x - width / 2,
                 y - pango_layout_get_baseline (layout) / (double) PANGO_SCALE);
  pango_cairo_show_layout (pen->cr, layout);
  pango_font_description_free (font);
  g_object_unref (layout);

  return width;
}

void
bst_poster_number (const BstPosterPen *pen,
                   guint               number,
                   double              x,
                   double              y)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  cairo_new_path (pen->cr);
  cairo_arc (pen->cr, x, y, 8.5, 0, 2 * G_PI);
  bst_poster_set_ink (pen, 0.85);
  cairo_fill (pen->cr);
  bst_render_theme_set_source (pen->theme, pen->cr, BST_RENDER_HALO, 1);
  bst_poster_text (pen, text, 12, PANGO_WEIGHT_BOLD, BST_POSTER_MIDDLE, x, y + 4.3, 20);
}

/* Two lines with a square on each corner. */
static void
draw_frame (const BstPosterPen *pen)
{
  static const struct { double inset; double line; } lines[] = { { 26, 3 }, { 34, 0.8 } };

  bst_render_theme_set_source (pen->theme, pen->cr, BST_RENDER_TABLE, 1);
  cairo_paint (pen->cr);
  bst_poster_set_ink (pen, 0.75);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      cairo_rectangle (pen->cr, lines[i].inset, lines[i].inset, BST_POSTER_WIDTH - 2 * lines[i].inset,
                       BST_POSTER_HEIGHT - 2 * lines[i].inset);
      cairo_set_line_width (pen->cr, lines[i].line);
      cairo_stroke (pen->cr);
    }
  for (guint corner = 0; corner < 4; corner++)
    {
      double x = corner & 1 ? BST_POSTER_WIDTH - 30 : 30, y = corner & 2 ? BST_POSTER_HEIGHT - 30 : 30;

      cairo_rectangle (pen->cr, x - 8, y - 8, 16, 16);
      bst_render_theme_set_source (pen->theme, pen->cr, BST_RENDER_TABLE, 1);
      cairo_fill_preserve (pen->cr);
      bst_poster_set_ink (pen, 0.75);
      cairo_set_line_width (pen->cr, 2);
      cairo_stroke (pen->cr);
    }
}

/* (transfer full): "Ana – Jan – Ilinca" */
static char *
dup_players (const BstSheetPoster *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint p = 0; p < self->n_players; p++)
    g_string_append_printf (text, "%s%s", p > 0 ? " – " : "",
                            bst_io_words_player (bst_position_get_game (self->position), p));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* (transfer full): "72 tiles · 2026-11-20" */
static char *
dup_facts (const BstSheetPoster *self)
{
  g_autofree char *tiles = NULL;
  guint n_tiles;

  bst_position_get_tiles (self->position, &n_tiles);
  tiles = g_strdup_printf (ngettext ("%u tile", "%u tiles", n_tiles), n_tiles);

  return self->date != NULL ? g_strconcat (tiles, " · ", self->date, NULL) : g_strdup (tiles);
}

/* A rule with a diamond in its middle. */
static void
draw_rule (const BstPosterPen *pen,
           double              y,
           double              width)
{
  double middle = BST_POSTER_WIDTH / 2;

  bst_poster_set_ink (pen, 0.6);
  cairo_set_line_width (pen->cr, 1);
  cairo_move_to (pen->cr, middle - width / 2, y);
  cairo_line_to (pen->cr, middle - 12, y);
  cairo_move_to (pen->cr, middle + 12, y);
  cairo_line_to (pen->cr, middle + width / 2, y);
  cairo_stroke (pen->cr);
  cairo_move_to (pen->cr, middle - 7, y);
  cairo_line_to (pen->cr, middle, y - 5);
  cairo_line_to (pen->cr, middle + 7, y);
  cairo_line_to (pen->cr, middle, y + 5);
  cairo_close_path (pen->cr);
  cairo_fill (pen->cr);
}

static void
draw_title (const BstSheetPoster *self,
            const BstPosterPen   *pen)
{
  g_autofree char *players = dup_players (self);
  g_autofree char *facts = dup_facts (self);
  double most = BST_POSTER_WIDTH - 2 * BST_POSTER_EDGE;

  bst_poster_set_ink (pen, 1);
  bst_poster_text (pen, players, g_utf8_strlen (players, -1) > 60 ? 22 : g_utf8_strlen (players, -1) > 36 ? 28 : 40, PANGO_WEIGHT_BOLD, BST_POSTER_MIDDLE,
                   BST_POSTER_WIDTH / 2, 98, most);
  bst_poster_set_ink (pen, 0.8);
  bst_poster_text (pen, facts, 17, PANGO_WEIGHT_NORMAL, BST_POSTER_MIDDLE, BST_POSTER_WIDTH / 2, 130, most);
  draw_rule (pen, 152, 420);
}

void
bst_sheet_poster_measure (BstSheetPosterPaper  paper,
                          double              *width,
                          double              *height)
{
  *width = papers[paper].width;
  *height = papers[paper].height;
}

void
bst_sheet_poster_draw (const BstSheetPoster *self,
                       BstSheetPosterPaper   paper,
                       cairo_t              *cr)
{
  const double wide = BST_POSTER_WIDTH - 2 * BST_POSTER_EDGE, left = 400, right = wide - left - 40;
  const double second = BST_POSTER_EDGE + left + 40;
  BstPosterPen pen = { cr, bst_sheet_new_context (), self->theme };

  cairo_save (cr);
  /* To the last pixel, which paper may cut. */
  cairo_rectangle (cr, 0, 0, ceil (papers[paper].width), ceil (papers[paper].height));
  cairo_clip (cr);
  cairo_scale (cr, papers[paper].width / BST_POSTER_WIDTH, papers[paper].height / BST_POSTER_HEIGHT);
  draw_frame (&pen);
  draw_title (self, &pen);
  bst_poster_draw_board (self, &pen, &(cairo_rectangle_t) { BST_POSTER_EDGE, 172, wide, 810 });
  bst_poster_draw_scale (self, &pen, &(cairo_rectangle_t) { BST_POSTER_EDGE + 20, 1000, wide - 40, 100 });
  bst_poster_draw_players (self, &pen, &(cairo_rectangle_t) { BST_POSTER_EDGE, 1126, left, 230 });
  bst_poster_draw_chart (self, &pen, &(cairo_rectangle_t) { second, 1126, right, 120 });
  bst_poster_draw_turns (self, &pen, &(cairo_rectangle_t) { second, 1264, right, 92 });
  cairo_restore (cr);
  g_object_unref (pen.context);
}

typedef struct
{
  const BstSheetPoster *poster;
  BstSheetPosterPaper   paper;
  double                scale;
} Drawing;

static void
draw_all (cairo_t  *cr,
          gpointer  data)
{
  const Drawing *drawing = data;

  cairo_scale (cr, drawing->scale, drawing->scale);
  bst_sheet_poster_draw (drawing->poster, drawing->paper, cr);
}

GBytes *
bst_sheet_poster_to_bytes (const BstSheetPoster   *self,
                           BstSheetPosterPaper     paper,
                           guint                   scale,
                           BstRenderExportFormat   format,
                           GError                **error)
{
  Drawing drawing = { self, paper, format == BST_RENDER_EXPORT_PNG ? scale : 1 };
  double width, height;

  bst_sheet_poster_measure (paper, &width, &height);

  return bst_render_export_drawing (ceil (width * drawing.scale), ceil (height * drawing.scale), draw_all, &drawing, format,
                                    error);
}
