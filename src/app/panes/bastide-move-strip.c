/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-move-strip.h"
#include "bastide-move-signs.h"
#include "bastide-text-size.h"

#include <bst-io-game-words.h>

/* All in pixels for texts of the usual size; what is wider than its column moves the rest on. */
#define HEIGHT  24
#define NUMBER  28
#define MARK    12
#define CELL    54
#define FIGURE  18
#define GLYPH   14
#define COMPASS 10
#define POINTS  30
#define NAG     14
#define GAP     5
#define CELL_GAP 8

/* Of what is less important; enough to be read. */
#define DIM 0.65f

struct _BastideMoveStrip
{
  GtkWidget          *row;      /* borrowed, as the next */
  BastideRowPictures *pictures;
  BastideMoveItem    *item;     /* owned; NULL before the first */

  BastideSign         signs[BASTIDE_MAX_SIGNS];
  guint               n_signs;
  PangoLayout        *number;   /* NULL until it is measured or drawn, as all texts */
  PangoLayout        *cell;
  PangoLayout        *points;
  PangoLayout        *nag;
  PangoLayout        *more;     /* steps that there is no room for */
  guint               n_more;   /* of which it tells */
};

BastideMoveStrip *
bastide_move_strip_new (GtkWidget          *row,
                        BastideRowPictures *pictures)
{
  BastideMoveStrip *self = g_new0 (BastideMoveStrip, 1);

  self->row = row;
  self->pictures = pictures;

  return self;
}

static void
forget_texts (BastideMoveStrip *self)
{
  g_clear_object (&self->number);
  g_clear_object (&self->cell);
  g_clear_object (&self->points);
  g_clear_object (&self->nag);
  g_clear_object (&self->more);
}

void
bastide_move_strip_free (BastideMoveStrip *self)
{
  forget_texts (self);
  g_clear_object (&self->item);
  g_free (self);
}

void
bastide_move_strip_set_item (BastideMoveStrip *self,
                             BastideMoveItem  *item)
{
  BstNode *node = bastide_move_item_get_node (item);

  g_set_object (&self->item, item);
  forget_texts (self);
  self->n_signs = bastide_move_signs_get (node, bst_node_get_game (node), self->signs);
}

/* --- Texts --- */

static BstNode *
get_node (BastideMoveStrip *self)
{
  return bastide_move_item_get_node (self->item);
}

gboolean
bastide_move_strip_has_tile (BastideMoveStrip *self)
{
  return bst_node_is_move (get_node (self));
}

static int
get_size (BastideMoveStrip *self,
          double          pixels)
{
  return (int) (pixels * bastide_text_size_get_scale (self->row) + 0.5);
}

static PangoAttrList *
get_attributes (gboolean bold)
{
  static PangoAttrList *lists[2];

  if (lists[bold] == NULL)
    {
      lists[bold] = pango_attr_list_new ();
      pango_attr_list_insert (lists[bold], pango_attr_font_features_new ("tnum"));
      if (bold)
        pango_attr_list_insert (lists[bold], pango_attr_weight_new (PANGO_WEIGHT_BOLD));
    }

  return lists[bold];
}

/* Takes @text. */
static PangoLayout *
make_layout (BastideMoveStrip *self,
             char           *text,
             gboolean        bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (self->row, text);

  pango_layout_set_attributes (layout, get_attributes (bold));
  g_free (text);

  return layout;
}

static char *
dup_points (BastideMoveStrip *self)
{
  int player = bastide_move_item_get_player (self->item);
  int points = player != BST_NO_PLAYER ? bastide_move_item_get_points (self->item, (guint) player) : 0;

  return points != 0 ? bst_io_words_signed (points) : g_strdup ("");
}

static void
update_texts (BastideMoveStrip *self)
{
  const BstMove *move = &get_node (self)->move;

  if (self->number != NULL)
    return;

  self->number = make_layout (self, g_strdup_printf ("%u", bastide_move_item_get_number (self->item)), FALSE);
  self->cell = make_layout (self, move->kind == BST_MOVE_PLACE ? bst_io_words_coordinates (move->x, move->y)
                                                               : g_strdup (""), FALSE);
  self->points = make_layout (self, dup_points (self), FALSE);
  self->nag = make_layout (self, g_strdup (bst_glyph_text (bastide_move_item_get_glyph (self->item))), TRUE);
}

static int
get_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);

  return width;
}

/* --- Sizes --- */

static int
get_sign_size (BastideMoveStrip  *self,
               const BastideSign *sign)
{
  static const int sizes[] = {
    [BASTIDE_SIGN_FIGURE] = FIGURE, [BASTIDE_SIGN_GLYPH] = GLYPH, [BASTIDE_SIGN_COMPASS] = COMPASS,
  };

  return get_size (self, sizes[sign->kind]);
}

/* The width of a step; returns by @next where the one after it begins. */
static int
measure_step (BastideMoveStrip *self,
              guint           first,
              guint          *next)
{
  int width = 0;

  *next = first;
  do
    width += get_sign_size (self, &self->signs[(*next)++]) + 1;
  while (*next < self->n_signs && !self->signs[*next].begins_step);

  return width;
}

/* The columns before what was put, and those behind it. */
static int
measure_columns (BastideMoveStrip *self)
{
  return MAX (get_size (self, NUMBER), get_width (self->number)) + get_size (self, MARK + HEIGHT + 3 * GAP)
         + MAX (get_size (self, CELL), get_width (self->cell) + get_size (self, CELL_GAP))
         + MAX (get_size (self, POINTS), get_width (self->points))
         + MAX (get_size (self, NAG), get_width (self->nag));
}

int
bastide_move_strip_get_width (BastideMoveStrip *self)
{
  int width;
  guint next;

  if (!bastide_move_strip_has_tile (self))
    return 0;
  update_texts (self);
  width = measure_columns (self);
  if (self->n_signs == 0)
    return width;

  width += measure_step (self, 0, &next);

  return next < self->n_signs ? width + get_size (self, FIGURE) : width;
}

int
bastide_move_strip_get_least_width (BastideMoveStrip *self)
{
  return get_size (self, NUMBER + MARK + HEIGHT + CELL + 4 * GAP);
}

int
bastide_move_strip_get_usual_width (BastideMoveStrip *self)
{
  return get_size (self, NUMBER + MARK + HEIGHT + CELL + FIGURE + GLYPH + COMPASS + POINTS + NAG + 4 * GAP);
}

int
bastide_move_strip_get_text_x (BastideMoveStrip *self)
{
  return get_size (self, bastide_move_strip_has_tile (self) ? NUMBER + GAP : NUMBER + 2 * GAP + MARK);
}

int
bastide_move_strip_get_height (BastideMoveStrip *self)
{
  return get_size (self, HEIGHT);
}

/* --- Drawing --- */

/* Where and with what the rest of a row is drawn. */
typedef struct
{
  BastideMoveStrip *self;
  GtkSnapshot    *snapshot;
  GdkRGBA         colour;
  int             line;         /* height */
  int             x;
} Pen;

static void
draw_layout (Pen         *pen,
             PangoLayout *layout,
             int          x,
             float        strength)
{
  GdkRGBA colour = pen->colour;
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  colour.alpha *= strength;
  gtk_snapshot_save (pen->snapshot);
  gtk_snapshot_translate (pen->snapshot, &GRAPHENE_POINT_INIT (x, (pen->line - height) / 2));
  gtk_snapshot_append_layout (pen->snapshot, layout, &colour);
  gtk_snapshot_restore (pen->snapshot);
}

static int
get_y (Pen *pen,
       int  size)
{
  return (pen->line - size) / 2;
}

static void
draw_number (Pen *pen)
{
  int column = get_size (pen->self, NUMBER);
  int width = get_width (pen->self->number);

  draw_layout (pen, pen->self->number, pen->x + MAX (0, column - width), DIM);
  pen->x += MAX (column, width) + get_size (pen->self, GAP);
}

static void
draw_mark (Pen     *pen,
           BstGame *game)
{
  int player = bastide_move_item_get_player (pen->self->item);
  int size = get_size (pen->self, MARK);

  if (player != BST_NO_PLAYER)
    bastide_row_pictures_mark (pen->self->pictures, bst_game_get_player (game, (guint) player)->colour,
                               pen->x, get_y (pen, size), size);
  pen->x += size + get_size (pen->self, GAP);
}

/* One that fits nowhere is a shadow. */
static void
draw_tile (Pen     *pen,
           BstGame *game)
{
  const BstMove *move = &get_node (pen->self)->move;
  gboolean is_laid = move->kind == BST_MOVE_PLACE;

  if (!is_laid)
    gtk_snapshot_push_opacity (pen->snapshot, 0.5);
  bastide_row_pictures_tile (pen->self->pictures, game, (guint) move->type, is_laid ? move->rotation : 0,
                             pen->x, 0, pen->line);
  if (!is_laid)
    gtk_snapshot_pop (pen->snapshot);
  pen->x += pen->line + get_size (pen->self, GAP);
}

static void
draw_cell (Pen *pen)
{
  draw_layout (pen, pen->self->cell, pen->x, 1);
  pen->x += MAX (get_size (pen->self, CELL), get_width (pen->self->cell) + get_size (pen->self, CELL_GAP));
}

/* From the right end of the row, if there is room for them; returns where they begin. */
static int
draw_points (Pen *pen,
             int  width)
{
  int nag = get_width (pen->self->nag);
  int points = get_width (pen->self->points);
  int end = width - MAX (get_size (pen->self, NAG), nag);

  draw_layout (pen, pen->self->nag, end + get_size (pen->self, 2), 1);
  if (end - points < pen->x)
    return end;
  draw_layout (pen, pen->self->points, end - points, 1);

  return end - points;
}

static void
draw_sign (Pen               *pen,
           const BastideSign *sign)
{
  BastideRowPictures *pictures = pen->self->pictures;
  int size = get_sign_size (pen->self, sign);
  int y = get_y (pen, size);

  if (sign->kind == BASTIDE_SIGN_FIGURE)
    bastide_row_pictures_figure (pictures, sign->figure, sign->feature, sign->colour, sign->is_captive,
                                 pen->x, y, size);
  else if (sign->kind == BASTIDE_SIGN_GLYPH)
    bastide_row_pictures_glyph (pictures, sign->glyph, pen->x, y, size);
  else
    bastide_row_pictures_compass (pictures, sign->edges, pen->x, y, size);
  pen->x += size + 1;
}

static guint
count_steps (BastideMoveStrip *self,
             guint           first)
{
  guint n_steps = 0;

  for (guint i = first; i < self->n_signs; i++)
    n_steps += self->signs[i].begins_step;

  return n_steps;
}

/* "+2": that many steps more are told in words only. */
static void
draw_more (Pen  *pen,
           guint first,
           int   end)
{
  BastideMoveStrip *self = pen->self;
  guint n_more = count_steps (self, first);

  if (n_more == 0)
    return;
  if (self->more == NULL || self->n_more != n_more)
    {
      g_clear_object (&self->more);
      self->more = make_layout (self, g_strdup_printf ("+%u", n_more), FALSE);
      self->n_more = n_more;
    }
  if (pen->x + get_width (self->more) <= end)
    draw_layout (pen, self->more, pen->x, DIM);
}

/* Steps as far as there is room for them. */
static void
draw_signs (Pen *pen,
            int  end)
{
  BastideMoveStrip *self = pen->self;
  guint at = 0, next;

  while (at < self->n_signs)
    {
      int width = measure_step (self, at, &next);
      int rest = next < self->n_signs ? get_size (self, FIGURE) : 0;

      if (pen->x + width + rest > end)
        break;
      for (; at < next; at++)
        draw_sign (pen, &self->signs[at]);
      pen->x += get_size (self, 3);
    }
  draw_more (pen, at, end);
}

static void
draw_pictures (Pen *pen,
               int  width)
{
  BstGame *game = bst_node_get_game (get_node (pen->self));

  update_texts (pen->self);
  draw_number (pen);
  draw_mark (pen, game);
  draw_tile (pen, game);
  draw_cell (pen);
  draw_signs (pen, draw_points (pen, width));
}

/* A pencil before what was set up, and a warning where a set-up has a fault. */
static void
draw_head (Pen *pen)
{
  BstNode *node = get_node (pen->self);
  int size = get_size (pen->self, GLYPH);

  if (node->setup == NULL)
    return;
  if (bastide_move_item_get_n_problems (pen->self->item) > 0)
    bastide_row_pictures_glyph (pen->self->pictures, BST_RENDER_GLYPH_WARNING,
                                pen->x + get_size (pen->self, NUMBER) - size, get_y (pen, size), size);
  bastide_row_pictures_glyph (pen->self->pictures, BST_RENDER_GLYPH_PENCIL,
                              pen->x + get_size (pen->self, NUMBER + GAP), get_y (pen, size), size);
}

void
bastide_move_strip_draw (BastideMoveStrip *self,
                         GtkSnapshot      *snapshot,
                         int               x,
                         int               width)
{
  Pen pen = { .self = self, .snapshot = snapshot, .line = get_size (self, HEIGHT), .x = x };

  gtk_style_context_get_color (gtk_widget_get_style_context (self->row), &pen.colour);
  bastide_row_pictures_begin (self->pictures, self->row, snapshot);
  if (bastide_move_strip_has_tile (self))
    draw_pictures (&pen, width);
  else
    draw_head (&pen);
}
