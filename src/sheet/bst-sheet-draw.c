/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items are measured, laid one below the other on pages, and drawn where they lie. */

#include "config.h"

#include "bst-sheet-private.h"

#include <pango/pangocairo.h>

#include <math.h>

/* Points. */
#define GAP          6
#define FOOTER       22
#define FOOTER_SIZE  9
#define ROW_LABEL    44
#define QUESTION_LABEL 24
#define LINE_HEIGHT  22
#define SMALL_TILE   40
#define TILE_SIZE    62
#define TILE_WIDTH   82
#define TILE_HEIGHT  96
/* A board is drawn with tiles of this size, or smaller ones, and then made to fit. */
#define BOARD_TILE   64
/* Beside a question they are smaller: several questions shall be on a page. */
#define QUESTION_BOARD_TILE 36
/* Parts of the paper that a board has at most: beside a question, and alone. */
#define QUESTION_BOARD_WIDTH  0.42
#define QUESTION_BOARD_HEIGHT 0.2
#define BOARD_HEIGHT 0.5
#define SMALL_BOARD_HEIGHT 0.3

static const struct { int size; PangoWeight weight; double above; } styles[] = {
  [BST_SHEET_TITLE] = { 18, PANGO_WEIGHT_BOLD, 0 },
  [BST_SHEET_HEADING] = { 13, PANGO_WEIGHT_BOLD, 8 },
  [BST_SHEET_TEXT] = { 11, PANGO_WEIGHT_NORMAL, 0 },
  [BST_SHEET_SMALL] = { 9, PANGO_WEIGHT_NORMAL, 0 },
};

/* Where an item lies, from the top left corner of its page. */
typedef struct
{
  guint  page;
  double x;
  double y;
  double width;
  double height;
  double extra;         /* for the board of a question, beside what every one has */
} Place;

/* --- Text --- */

PangoContext *
bst_sheet_new_context (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);

  return context;
}

static PangoLayout *
new_layout (const char  *text,
            int          size,
            PangoWeight  weight,
            double       width)
{
  PangoContext *context = bst_sheet_new_context ();
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  /* User units are points, whatever the resolution is said to be. */
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  g_object_unref (context);

  return layout;
}

static PangoLayout *
new_styled (const char    *text,
            BstSheetStyle  style,
            double         width)
{
  return new_layout (text, styles[style].size, styles[style].weight, width);
}

static double
get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);

  return height / (double) PANGO_SCALE;
}

static double
measure_text (const char    *text,
              BstSheetStyle  style,
              double         width)
{
  PangoLayout *layout = new_styled (text, style, width);
  double height = get_height (layout);

  g_object_unref (layout);

  return height;
}

static void
show (cairo_t     *cr,
      PangoLayout *layout,
      double       x,
      double       y)
{
  cairo_move_to (cr, x, y);
  cairo_set_source_rgb (cr, 0, 0, 0);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_text (cairo_t       *cr,
           const char    *text,
           BstSheetStyle  style,
           double         x,
           double         y,
           double         width)
{
  PangoLayout *layout = new_styled (text, style, width);

  show (cr, layout, x, y);
  g_object_unref (layout);
}

static void
draw_label (cairo_t    *cr,
            const char *label,
            double      width)
{
  PangoLayout *layout = new_layout (label, styles[BST_SHEET_TEXT].size, PANGO_WEIGHT_BOLD, width);

  show (cr, layout, 0, 0);
  g_object_unref (layout);
}

/* --- Boards --- */

static BstRenderPicture
get_picture (const BstSheetItem *item,
             guint               tile_size)
{
  BstRenderPicture picture = { BST_RENDER_PICTURE_INIT };

  picture.theme = bst_render_theme_get (BST_RENDER_THEME_PRINT);
  picture.tile_size = tile_size;
  picture.show = item->show;
  picture.target = item->target;
  picture.frames_last = item->frames_last;
  picture.marks = &item->marks;
  /* They would tell what is asked. */
  picture.without_signs = (item->show & BST_RENDER_SHOW_MAP) == 0;

  return picture;
}

/* How large the tiles are drawn, @most at most, and by how much that is scaled, so that the board fits. */
static double
fit_board (const BstSheetItem *item,
           guint               most,
           double              max_width,
           double              max_height,
           guint              *tile_size,
           double             *width,
           double             *height)
{
  BstRenderPicture picture = get_picture (item, BOARD_TILE);
  double scale;

  bst_render_picture_measure (&picture, item->position, item->art, width, height);
  scale = MIN (1, MIN (max_width / *width, max_height / *height));
  /* Figures and marks of a large board shall be seen. */
  *tile_size = (guint) CLAMP (BOARD_TILE * scale * 2, BST_RENDER_PICTURE_MIN_TILE, BOARD_TILE);
  picture.tile_size = *tile_size;
  bst_render_picture_measure (&picture, item->position, item->art, width, height);
  scale = MIN (most / (double) *tile_size, MIN (max_width / *width, max_height / *height));
  *width *= scale;
  *height *= scale;

  return scale;
}

/* With the players below. */
static double
measure_board (const BstSheetItem *item,
               guint               most,
               double              max_width,
               double              max_height)
{
  double width, height;
  guint tile_size;

  fit_board (item, most, max_width, max_height, &tile_size, &width, &height);

  return height + measure_text (item->players, BST_SHEET_SMALL, max_width);
}

static void
draw_board (cairo_t            *cr,
            const BstSheetItem *item,
            guint               most,
            double              x,
            double              y,
            double              max_width,
            double              max_height)
{
  double width, height;
  guint tile_size;
  double scale = fit_board (item, most, max_width, max_height, &tile_size, &width, &height);
  BstRenderPicture picture = get_picture (item, tile_size);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  bst_render_picture_draw (&picture, item->position, item->art, cr);
  cairo_restore (cr);
  draw_text (cr, item->players, BST_SHEET_SMALL, x, y + height, max_width);
}

static void
draw_tile (cairo_t            *cr,
           const BstSheetItem *item,
           guint               type,
           double              x,
           double              y,
           double              size)
{
  bst_render_tile_draw (item->art, cr, bst_render_theme_get (BST_RENDER_THEME_PRINT), type, 0, 0, x, y, size, 96);
  cairo_rectangle (cr, x, y, size, size);
  cairo_set_line_width (cr, 0.5);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_stroke (cr);
}

/* --- Questions --- */

static double
get_question_left (double width)
{
  return QUESTION_LABEL + width * QUESTION_BOARD_WIDTH + 2 * GAP;
}

/* The text, and the tiles that it speaks of below it. */
static double
measure_asked (const BstSheetItem *item,
               double              width)
{
  double text = measure_text (item->text, BST_SHEET_TEXT, width);

  return item->n_tiles > 0 ? text + GAP + SMALL_TILE : text;
}

/* How high the board may be, and how large its tiles: a part of the page, and what its page has left for it. */
static double
get_question_room (const BstSheetItem *item,
                   double              width,
                   double              page_height,
                   double              extra,
                   guint              *most)
{
  double max_height = page_height * QUESTION_BOARD_HEIGHT, board_width, board_height;
  guint tile_size;

  *most = QUESTION_BOARD_TILE;
  if (extra <= 0)
    return max_height;
  fit_board (item, *most, width * QUESTION_BOARD_WIDTH, max_height, &tile_size, &board_width, &board_height);
  *most = BOARD_TILE;

  return board_height + extra;
}

static double
measure_question (const BstSheetItem *item,
                  double              width,
                  double              page_height,
                  double              extra)
{
  double left = get_question_left (width);
  double text = measure_asked (item, width - left) + LINE_HEIGHT * item->n_lines;
  guint most;
  double max_height = get_question_room (item, width, page_height, extra, &most);
  double board_height = measure_board (item, most, width * QUESTION_BOARD_WIDTH, max_height);

  return MAX (text, board_height) + 2 * GAP;
}

static void
draw_lines (cairo_t *cr,
            guint    n_lines,
            double   left,
            double   top,
            double   right)
{
  for (guint i = 1; i <= n_lines; i++)
    {
      cairo_move_to (cr, left, top + i * LINE_HEIGHT);
      cairo_line_to (cr, right, top + i * LINE_HEIGHT);
    }
  cairo_set_line_width (cr, 0.5);
  cairo_set_source_rgb (cr, 0.4, 0.4, 0.4);
  cairo_stroke (cr);
}

static void
draw_question (cairo_t            *cr,
               const BstSheetItem *item,
               double              width,
               double              page_height,
               double              extra)
{
  double left = get_question_left (width);
  double asked = measure_asked (item, width - left);
  guint most;
  double max_height = get_question_room (item, width, page_height, extra, &most);

  draw_label (cr, item->label, QUESTION_LABEL);
  draw_board (cr, item, most, QUESTION_LABEL, 0, width * QUESTION_BOARD_WIDTH, max_height);
  draw_text (cr, item->text, BST_SHEET_TEXT, left, 0, width - left);
  for (guint i = 0; i < item->n_tiles; i++)
    draw_tile (cr, item, (guint) item->tiles[i], left + i * (SMALL_TILE + GAP), asked - SMALL_TILE, SMALL_TILE);
  draw_lines (cr, item->n_lines, left, asked, width);
}

/* --- Items --- */

static double
get_board_height (const BstSheetItem *item,
                  double              page_height)
{
  return page_height * (item->is_small ? SMALL_BOARD_HEIGHT : BOARD_HEIGHT);
}

/* The gap below is part of it. */
static double
measure_item (const BstSheetItem *item,
              double              width,
              double              height)
{
  switch (item->kind)
    {
    case BST_SHEET_ITEM_TEXT:
      return styles[item->style].above + measure_text (item->text, item->style, width) + GAP;
    case BST_SHEET_ITEM_ROW:
      return measure_text (item->text, item->style, width - ROW_LABEL) + GAP;
    case BST_SHEET_ITEM_BOARD:
      return measure_board (item, BOARD_TILE, width, get_board_height (item, height)) + GAP;
    case BST_SHEET_ITEM_QUESTION:
      return measure_question (item, width, height, 0) + GAP;
    case BST_SHEET_ITEM_TILE:
      return TILE_HEIGHT;
    case BST_SHEET_ITEM_DRAWING:
      return height / 2;
    case BST_SHEET_ITEM_BREAK:
    default:
      return 0;
    }
}

static void
draw_item (cairo_t            *cr,
           const BstSheetItem *item,
           const Place        *place,
           double              page_height)
{
  switch (item->kind)
    {
    case BST_SHEET_ITEM_TEXT:
      draw_text (cr, item->text, item->style, 0, styles[item->style].above, place->width);
      break;
    case BST_SHEET_ITEM_ROW:
      draw_label (cr, item->label, ROW_LABEL);
      draw_text (cr, item->text, item->style, ROW_LABEL, 0, place->width - ROW_LABEL);
      break;
    case BST_SHEET_ITEM_BOARD:
      draw_board (cr, item, BOARD_TILE, 0, 0, place->width, get_board_height (item, page_height));
      break;
    case BST_SHEET_ITEM_QUESTION:
      draw_question (cr, item, place->width, page_height, place->extra);
      break;
    case BST_SHEET_ITEM_TILE:
      draw_tile (cr, item, item->type, 0, 0, TILE_SIZE);
      draw_text (cr, item->text, BST_SHEET_SMALL, 0, TILE_SIZE + 2, TILE_WIDTH);
      break;
    case BST_SHEET_ITEM_DRAWING:
      item->draw (cr, place->width, place->height, item->data);
      break;
    case BST_SHEET_ITEM_BREAK:
    default:
      break;
    }
}

/* --- Pages --- */

static const BstSheetItem *
get_item (const BstSheet *self,
          guint           index)
{
  return g_ptr_array_index (self->items, index);
}

/* What must be on one page with the item: a title, a heading and small letters stand over something. */
static double
measure_together (const BstSheet *self,
                  guint           index,
                  double          width,
                  double          height)
{
  const BstSheetItem *item = get_item (self, index);
  double sum = measure_item (item, width, height);

  if (item->kind == BST_SHEET_ITEM_TEXT && item->style != BST_SHEET_TEXT && index + 1 < self->items->len)
    sum += measure_together (self, index + 1, width, height);

  return sum;
}

static gboolean
is_tile (const BstSheet *self,
         guint           index)
{
  return index < self->items->len && get_item (self, index)->kind == BST_SHEET_ITEM_TILE;
}

/* What a page has left, the boards of its questions get, each as much. Items from @first to before @end are on it. */
static void
fill_page (const BstSheet *self,
           guint           first,
           guint           end,
           double          height,
           Place          *places)
{
  double left = height, moved = 0;
  guint n_questions = 0;

  for (guint i = first; i < end; i++)
    {
      left = MIN (left, height - places[i].y - places[i].height);
      n_questions += get_item (self, i)->kind == BST_SHEET_ITEM_QUESTION;
    }
  for (guint i = first; i < end && n_questions > 0 && left > 0; i++)
    {
      const BstSheetItem *item = get_item (self, i);

      places[i].y += moved;
      if (item->kind != BST_SHEET_ITEM_QUESTION)
        continue;
      places[i].extra = left / n_questions;
      moved -= places[i].height;
      places[i].height = measure_question (item, places[i].width, height, places[i].extra) + GAP;
      moved += places[i].height;
    }
}

/* Finds the places of all items on pages of this size; returns how many pages that are. */
static guint
lay_out (const BstSheet *self,
         double          width,
         double          height,
         Place          *places)
{
  guint n_columns = MAX (1, (guint) (width / TILE_WIDTH));
  guint page = 0, column = 0;
  double y = 0;

  for (guint i = 0; i < self->items->len; i++)
    {
      const BstSheetItem *item = get_item (self, i);
      double item_height = measure_item (item, width, height);
      gboolean is_beside = column > 0;

      if (!is_beside && y > 0 && (item->kind == BST_SHEET_ITEM_BREAK
                                  || y + measure_together (self, i, width, height) > height))
        {
          page++;
          y = 0;
        }
      /* However long the text above is, half a page is left. */
      if (item->kind == BST_SHEET_ITEM_DRAWING)
        item_height = height - y;
      places[i] = (Place) { page, column * TILE_WIDTH, y, width, item_height, 0 };
      column = is_tile (self, i) && is_tile (self, i + 1) ? (column + 1) % n_columns : 0;
      if (column == 0)
        y += item_height;
    }

  for (guint first = 0, end; first < self->items->len; first = end)
    {
      for (end = first + 1; end < self->items->len && places[end].page == places[first].page; end++)
        ;
      fill_page (self, first, end, height, places);
    }

  return page + 1;
}

/* The number of the page stands below, if there are several. */
static double
get_body_height (const BstSheet *self,
                 double          width,
                 double          height,
                 Place          *places)
{
  return lay_out (self, width, height, places) > 1 ? height - FOOTER : height;
}

static void
draw_footer (cairo_t *cr,
             guint    page,
             guint    n_pages,
             double   width,
             double   height)
{
  g_autofree char *text = g_strdup_printf ("%u / %u", page + 1, n_pages);
  PangoLayout *layout = new_layout (text, FOOTER_SIZE, PANGO_WEIGHT_NORMAL, width);

  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  show (cr, layout, 0, height - get_height (layout));
  g_object_unref (layout);
}

guint
bst_sheet_count_pages (const BstSheet *self,
                       double          width,
                       double          height)
{
  g_autofree Place *places = g_new (Place, self->items->len + 1);

  return lay_out (self, width, get_body_height (self, width, height, places), places);
}

/* What is higher than a page is made smaller. */
static void
draw_place (cairo_t            *cr,
            const BstSheetItem *item,
            const Place        *place,
            double              height)
{
  double scale = MIN (1, height / MAX (1, place->height));

  cairo_save (cr);
  cairo_translate (cr, place->x, place->y);
  cairo_scale (cr, scale, scale);
  draw_item (cr, item, place, height);
  cairo_restore (cr);
}

/* Takes the colours out of what was drawn on white. */
static void
remove_colours (cairo_t *cr)
{
  cairo_save (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_HSL_SATURATION);
  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_paint (cr);
  cairo_restore (cr);
}

void
bst_sheet_draw_page (const BstSheet *self,
                     cairo_t        *cr,
                     guint           page,
                     double          width,
                     double          height,
                     gboolean        is_grey)
{
  g_autofree Place *places = g_new (Place, self->items->len + 1);
  double body = get_body_height (self, width, height, places);
  guint n_pages = lay_out (self, width, body, places);

  /* Up to the edge of the paper: within its margins there would be an edge to see. */
  if (is_grey)
    {
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
    }
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  for (guint i = 0; i < self->items->len; i++)
    if (places[i].page == page)
      draw_place (cr, get_item (self, i), &places[i], body);
  if (n_pages > 1)
    draw_footer (cr, page, n_pages, width, height);
  cairo_restore (cr);
  if (is_grey)
    remove_colours (cr);
}
