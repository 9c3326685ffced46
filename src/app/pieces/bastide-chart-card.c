/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-chart-card.h"
#include "bastide-mark-picture.h"

#include <bst-io-game-words.h>

/* In widget units: between all that stands there, around it, of the corners, of a mark, and to the edge of the chart. */
#define GAP     4
#define PADDING 6
#define RADIUS  6
#define MARK    12
#define MARGIN  2

#define GROUND_ALPHA 0.95

/* The number of the move, and then the points of each player. */
typedef struct
{
  PangoLayout *layouts[BST_MAX_PLAYERS + 1];    /* owned */
  guint        n_layouts;
  int          width;                           /* of all of it */
  int          height;
} Card;

static void
add_number (Card      *card,
            GtkWidget *widget,
            int        number)
{
  g_autofree char *text = bst_io_words_number (number);
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  card->width += width + (card->n_layouts > 0 ? 2 * GAP + MARK + 2 : 0);
  card->height = MAX (card->height, height);
  card->layouts[card->n_layouts++] = layout;
}

static void
fill (Card                   *card,
      GtkWidget              *widget,
      const BastideChartPlot *plot,
      guint                   index)
{
  BstGame *game = bastide_shown_get_game (plot->shown);

  *card = (Card) { .width = 2 * PADDING };
  add_number (card, widget, (int) bst_node_get_number (bastide_shown_get_line_node (plot->shown, index)));
  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    add_number (card, widget, bastide_shown_get_standing (plot->shown, index, i));
}

static void
draw_numbers (const Card             *card,
              const BastideChartPlot *plot,
              GtkSnapshot            *snapshot,
              const graphene_rect_t  *bounds,
              const GdkRGBA          *ink)
{
  BstGame *game = bastide_shown_get_game (plot->shown);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, bounds);
  double x = bounds->origin.x + PADDING, y = bounds->origin.y + card->height / 2.0;

  for (guint i = 0; i < card->n_layouts; i++)
    {
      int width;

      if (i > 0)
        {
          bastide_mark_picture_draw (cr, bst_game_get_player (game, i - 1)->colour, x + MARK / 2.0, y, MARK);
          x += MARK + 2;
        }
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, bounds->origin.y));
      gtk_snapshot_append_layout (snapshot, card->layouts[i], ink);
      gtk_snapshot_restore (snapshot);
      pango_layout_get_pixel_size (card->layouts[i], &width, NULL);
      x += width + 2 * GAP;
    }
  cairo_destroy (cr);
}

static void
draw_ground (GtkWidget             *widget,
             GtkSnapshot           *snapshot,
             const graphene_rect_t *bounds)
{
  GdkRGBA ground = { 1, 1, 1, 1 };
  GskRoundedRect shape;

  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "popover_bg_color", &ground);
  ground.alpha = (float) GROUND_ALPHA;
  gsk_rounded_rect_init_from_rect (&shape, bounds, RADIUS);
  gtk_snapshot_append_outset_shadow (snapshot, &shape, &(GdkRGBA) { 0, 0, 0, 0.35f }, 0, 1, 0, 3);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &ground, bounds);
  gtk_snapshot_pop (snapshot);
}

void
bastide_chart_card_draw (GtkWidget              *widget,
                         const BastideChartPlot *plot,
                         guint                   index,
                         GtkSnapshot            *snapshot)
{
  double middle = bastide_chart_plot_get_x (plot, index);
  double curve = bastide_chart_plot_get_y (plot, bastide_chart_plot_get_value (plot, index, 0, FALSE));
  graphene_rect_t bounds;
  GdkRGBA ink;
  Card card;

  if (!bastide_shown_tells_index (plot->shown, plot->is_exam, index))
    return;
  fill (&card, widget, plot, index);
  graphene_rect_init (&bounds, (float) CLAMP (middle - card.width / 2.0, MARGIN, MAX (MARGIN, plot->width - card.width - MARGIN)),
                      curve > plot->height / 2.0 ? MARGIN : (float) (plot->height - card.height - MARGIN),
                      (float) card.width, (float) card.height);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  draw_ground (widget, snapshot, &bounds);
  draw_numbers (&card, plot, snapshot, &bounds, &ink);
  for (guint i = 0; i < card.n_layouts; i++)
    g_object_unref (card.layouts[i]);
}
