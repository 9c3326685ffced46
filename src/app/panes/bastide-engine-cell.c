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

static int
scale_size (GtkWidget *widget,
            double     pixels)
{
  return (int) (pixels * bastide_text_size_get_scale (widget) + 0.5);
}

/* Its right edge at @right; @raise: above the middle. */
static void
draw_text (GtkWidget          *widget,
           GtkSnapshot        *snapshot,
           BastideRowPictures *pictures,
           BastideRowText      style,
           const char         *text,
           int                 right,
           int                 raise,
           const GdkRGBA      *colour)
{
  g_autoptr (PangoLayout) layout = bastide_row_pictures_dup_text (pictures, widget, style, text, -1);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (right - width,
                                                          (gtk_widget_get_height (widget) - height) / 2 - raise));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static gboolean
is_tried (const BastideEngineTurn *turn)
{
  return turn->answer.exact || turn->answer.n_tries > 0;
}

static void
draw_value (GtkWidget               *widget,
            GtkSnapshot             *snapshot,
            BastideRowPictures      *pictures,
            const BastideEngineTurn *turn,
            const GdkRGBA           *ink)
{
  g_autofree char *points = bastide_engine_text_dup_points (turn->value);
  g_autofree char *interval = bastide_engine_text_dup_interval (turn);
  GdkRGBA dim = *ink;
  int right = gtk_widget_get_width (widget);

  dim.alpha = MIN (dim.alpha, DIM);
  draw_text (widget, snapshot, pictures, BASTIDE_ROW_TEXT_SMALL, interval, right, 0, &dim);
  draw_text (widget, snapshot, pictures, is_tried (turn) ? BASTIDE_ROW_TEXT_BOLD : BASTIDE_ROW_TEXT_PLAIN, points,
             right - scale_size (widget, INTERVAL), 0, ink);
}

/* Of a turn that was tried, on a chip. */
static void
draw_loss (GtkWidget               *widget,
           GtkSnapshot             *snapshot,
           BastideRowPictures      *pictures,
           const BastideEngineTurn *turn,
           const GdkRGBA           *ink)
{
  g_autofree char *loss = bastide_engine_text_dup_loss (turn);
  int width = gtk_widget_get_width (widget), height = scale_size (widget, CHIP_HEIGHT);
  GdkRGBA text = { 0.12f, 0.11f, 0.1f, 1 };
  GskRoundedRect chip;
  guint i = 0;

  if (loss[0] == '\0')
    return;
  if (!is_tried (turn))
    {
      draw_text (widget, snapshot, pictures, BASTIDE_ROW_TEXT_PLAIN, loss, width - scale_size (widget, CHIP_PADDING), 0, ink);
      return;
    }
  while (turn->loss >= losses[i].below)
    i++;
  gsk_rounded_rect_init_from_rect (&chip, &GRAPHENE_RECT_INIT (0, (gtk_widget_get_height (widget) - height) / 2.0f,
                                                               width, height), 4);
  gtk_snapshot_push_rounded_clip (snapshot, &chip);
  gtk_snapshot_append_color (snapshot, &losses[i].colour, &chip.bounds);
  gtk_snapshot_pop (snapshot);
  if (losses[i].is_dark)
    text = (GdkRGBA) { 1, 1, 1, 1 };
  else
    {
      GdkRGBA line = { text.red, text.green, text.blue, RIM };

      gtk_snapshot_append_border (snapshot, &chip, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { line, line, line, line });
    }
  draw_text (widget, snapshot, pictures, BASTIDE_ROW_TEXT_BOLD, loss, width - scale_size (widget, CHIP_PADDING), 0, &text);
}

/* The bar is below the number. */
static void
draw_chance (GtkWidget               *widget,
             GtkSnapshot             *snapshot,
             BastideRowPictures      *pictures,
             const BastideEngineTurn *turn,
             const GdkRGBA           *ink)
{
  g_autofree char *chance = bastide_engine_text_dup_chance (turn);
  int width = gtk_widget_get_width (widget), height = scale_size (widget, BAR_HEIGHT);
  float y = (float) (gtk_widget_get_height (widget) - height - 2);
  GdkRGBA ground = *ink;

  ground.alpha *= 0.2f;
  draw_text (widget, snapshot, pictures, BASTIDE_ROW_TEXT_PLAIN, chance, width, height, ink);
  gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (0, y, (float) width, (float) height));
  gtk_snapshot_append_color (snapshot, ink, &GRAPHENE_RECT_INIT (0, y, (float) (width * CLAMP (turn->answer.win, 0, 1)),
                                                                 (float) height));
}

void
bastide_engine_cell_snapshot (GtkWidget          *widget,
                              GtkSnapshot        *snapshot,
                              BastideRowPictures *pictures,
                              BastideTurnItem    *item,
                              BastideTurnFact     fact)
{
  const BastideEngineTurn *turn = bastide_turn_item_get_engine (item);
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  if (!bastide_turn_item_is_settled (item) || !is_tried (turn))
    ink.alpha *= DIM;
  if (fact == BASTIDE_TURN_VALUE)
    draw_value (widget, snapshot, pictures, turn, &ink);
  else if (fact == BASTIDE_TURN_LOSS)
    draw_loss (widget, snapshot, pictures, turn, &ink);
  else
    draw_chance (widget, snapshot, pictures, turn, &ink);
}
