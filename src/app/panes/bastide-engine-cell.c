/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-engine-cell.h"
#include "bastide-engine-text.h"
#include "bastide-text-size.h"

/* In pixels for texts of the usual size. */
#define VALUE_WIDTH  78
#define LOSS_WIDTH   40
#define CHANCE_WIDTH 42
#define INTERVAL     32
#define CHIP_HEIGHT  20
#define CHIP_PADDING 4
#define BAR_HEIGHT   3

/* Of what may still change, and of what is only seen at first sight. */
#define DIM 0.65f

/* Of the line round a light chip. */
#define RIM 0.3f

/* Losses of the colours, in points, and the ink on them; the numbers say the same. */
static const struct
{
  double   below;
  GdkRGBA  colour;
  gboolean is_dark;
} losses[] = {
  { 0.5, { 0.169f, 0.424f, 0.690f, 1 }, TRUE },
  { 1.5, { 0.612f, 0.765f, 0.902f, 1 }, FALSE },
  { 2.5, { 0.957f, 0.945f, 0.918f, 1 }, FALSE },
  { 5.0, { 0.949f, 0.702f, 0.478f, 1 }, FALSE },
  { G_MAXDOUBLE, { 0.753f, 0.353f, 0.071f, 1 }, TRUE },
};

int
bastide_engine_cell_get_width (BastideTurnFact fact)
{
  return fact == BASTIDE_TURN_VALUE ? VALUE_WIDTH : fact == BASTIDE_TURN_LOSS ? LOSS_WIDTH : CHANCE_WIDTH;
}

/* What is drawn on, and how large that is. */
typedef struct
{
  GtkWidget          *widget;
  GtkSnapshot        *snapshot;
  BastideRowPictures *pictures;
  GdkRGBA             ink;
  double              scale;    /* of a text to one of the usual size */
  int                 width;
  int                 height;
} Cell;

static int
scale_size (const Cell *cell,
            double      pixels)
{
  return (int) (pixels * cell->scale + 0.5);
}

/* Its right edge at @right; @raise: above the middle. */
static void
draw_text (const Cell     *cell,
           BastideRowText  style,
           const char     *text,
           int             right,
           int             raise,
           const GdkRGBA  *colour)
{
  g_autoptr (PangoLayout) layout = bastide_row_pictures_dup_text (cell->pictures, cell->widget, style, text, -1);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (cell->snapshot);
  gtk_snapshot_translate (cell->snapshot, &GRAPHENE_POINT_INIT (right - width, (cell->height - height) / 2 - raise));
  gtk_snapshot_append_layout (cell->snapshot, layout, colour);
  gtk_snapshot_restore (cell->snapshot);
}

static void
draw_value (const Cell              *cell,
            const BastideEngineTurn *turn)
{
  g_autofree char *points = bastide_engine_text_dup_points (turn->value);
  g_autofree char *interval = bastide_engine_text_dup_interval (turn);
  GdkRGBA dim = cell->ink;

  dim.alpha = MIN (dim.alpha, DIM);
  draw_text (cell, BASTIDE_ROW_TEXT_SMALL, interval, cell->width, 0, &dim);
  draw_text (cell, bastide_engine_is_tried (&turn->answer) ? BASTIDE_ROW_TEXT_BOLD : BASTIDE_ROW_TEXT_PLAIN, points,
             cell->width - scale_size (cell, INTERVAL), 0, &cell->ink);
}

/* Of the colour of the loss. Returns the ink on it. */
static GdkRGBA
draw_chip (const Cell *cell,
           double      loss)
{
  int height = scale_size (cell, CHIP_HEIGHT);
  GdkRGBA text = { 0.12f, 0.11f, 0.1f, 1 };
  GdkRGBA line = { text.red, text.green, text.blue, RIM };
  GskRoundedRect chip;
  guint i = 0;

  while (loss >= losses[i].below)
    i++;
  gsk_rounded_rect_init_from_rect (&chip, &GRAPHENE_RECT_INIT (0, (cell->height - height) / 2.0f, cell->width, height), 4);
  gtk_snapshot_push_rounded_clip (cell->snapshot, &chip);
  gtk_snapshot_append_color (cell->snapshot, &losses[i].colour, &chip.bounds);
  gtk_snapshot_pop (cell->snapshot);
  if (losses[i].is_dark)
    return (GdkRGBA) { 1, 1, 1, 1 };
  gtk_snapshot_append_border (cell->snapshot, &chip, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { line, line, line, line });

  return text;
}

/* Of a turn that was tried, on a chip. */
static void
draw_loss (const Cell              *cell,
           const BastideEngineTurn *turn)
{
  g_autofree char *loss = bastide_engine_text_dup_loss (turn);
  gboolean is_tried = bastide_engine_is_tried (&turn->answer);
  GdkRGBA ink = cell->ink;

  if (loss[0] == '\0')
    return;
  if (is_tried)
    ink = draw_chip (cell, turn->loss);
  draw_text (cell, is_tried ? BASTIDE_ROW_TEXT_BOLD : BASTIDE_ROW_TEXT_PLAIN, loss, cell->width - scale_size (cell, CHIP_PADDING), 0,
             &ink);
}

/* The bar is below the number. */
static void
draw_chance (const Cell              *cell,
             const BastideEngineTurn *turn)
{
  g_autofree char *chance = bastide_engine_text_dup_chance (turn);
  int height = scale_size (cell, BAR_HEIGHT);
  graphene_rect_t bar = GRAPHENE_RECT_INIT (0, cell->height - height - 2, cell->width, height);
  GdkRGBA ground = cell->ink;

  ground.alpha *= 0.2f;
  draw_text (cell, BASTIDE_ROW_TEXT_PLAIN, chance, cell->width, height, &cell->ink);
  gtk_snapshot_append_color (cell->snapshot, &ground, &bar);
  bar.size.width *= (float) CLAMP (turn->answer.win, 0, 1);
  gtk_snapshot_append_color (cell->snapshot, &cell->ink, &bar);
}

void
bastide_engine_cell_snapshot (GtkWidget          *widget,
                              GtkSnapshot        *snapshot,
                              BastideRowPictures *pictures,
                              BastideTurnItem    *item,
                              BastideTurnFact     fact)
{
  const BastideEngineTurn *turn = bastide_turn_item_get_engine (item);
  Cell cell = {
    .widget = widget, .snapshot = snapshot, .pictures = pictures, .scale = bastide_text_size_get_scale (widget),
    .width = gtk_widget_get_width (widget), .height = gtk_widget_get_height (widget),
  };

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &cell.ink);
  if (!bastide_turn_item_is_settled (item) || !bastide_engine_is_tried (&turn->answer))
    cell.ink.alpha *= DIM;
  if (fact == BASTIDE_TURN_VALUE)
    draw_value (&cell, turn);
  else if (fact == BASTIDE_TURN_LOSS)
    draw_loss (&cell, turn);
  else
    draw_chance (&cell, turn);
}
