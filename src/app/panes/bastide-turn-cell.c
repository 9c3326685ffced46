/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-cell.h"
#include "bastide-engine-cell.h"
#include "bastide-list-label.h"
#include "bastide-move-signs.h"
#include "bastide-text-size.h"

/* All in pixels for texts of the usual size. */
#define HEIGHT  28
#define TILE    24
#define CELL    48
#define FIGURE  18
#define GLYPH   14
#define COMPASS 10
#define GAP     4
#define CELL_GAP 8
#define ARROW   10

/* Of a nought, and of what is less important. */
#define DIM 0.65f

struct _BastideTurnCell
{
  GtkWidget           parent_instance;

  BastideRowPictures *pictures;     /* borrowed */
  BastideTurnFact     fact;
  gboolean            is_compact;
  BastideTurnItem    *item;         /* owned; NULL while it shows nothing */
  PangoLayout        *text;         /* NULL until it is drawn */
  BastideSign         signs[BASTIDE_MAX_SIGNS];
  guint               n_signs;
};

enum
{
  FOLD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideTurnCell, bastide_turn_cell, GTK_TYPE_WIDGET)

static int
scale_size (GtkWidget *widget,
            double     pixels)
{
  return (int) (pixels * bastide_text_size_get_scale (widget) + 0.5);
}

int
bastide_turn_cell_get_width (GtkWidget       *widget,
                             BastideTurnFact  fact)
{
  /* Of all sets a turn often has a second figure, and differs from the next one by nothing else. */
  if (fact == BASTIDE_TURN_MOVE)
    return scale_size (widget, TILE + GAP + CELL + 2 * FIGURE + GLYPH + COMPASS + 3);

  /* With an arrow behind the number. */
  if (fact == BASTIDE_TURN_RANK)
    return scale_size (widget, 24 + ARROW);

  if (bastide_turn_text_is_engine (fact))
    return scale_size (widget, bastide_engine_cell_get_width (fact));

  return scale_size (widget, fact == BASTIDE_TURN_FIGURES || fact == BASTIDE_TURN_GAIN ? 31 : 24);
}

static void
bastide_turn_cell_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  BastideTurnCell *self = BASTIDE_TURN_CELL (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = scale_size (widget, HEIGHT);
  else if (self->is_compact)
    *minimum = scale_size (widget, TILE + GAP + FIGURE);
  else
    *minimum = bastide_turn_cell_get_width (widget, self->fact);
  *natural = *minimum;
}

/* --- Drawing --- */

static PangoLayout *
get_text (BastideTurnCell *self)
{
  g_autofree char *text = NULL;

  if (self->text != NULL)
    return self->text;

  text = bastide_turn_text_dup_number (self->item, self->fact);
  self->text = bastide_row_pictures_dup_text (self->pictures, GTK_WIDGET (self),
                                              self->fact == BASTIDE_TURN_GAIN ? BASTIDE_ROW_TEXT_BOLD
                                                                              : BASTIDE_ROW_TEXT_PLAIN,
                                              text, -1);

  return self->text;
}

/* Numbers stand one under the other; the cell of a turn begins at @x. */
static void
draw_text (BastideTurnCell *self,
           GtkSnapshot     *snapshot,
           int              x)
{
  GtkWidget *widget = GTK_WIDGET (self);
  PangoLayout *layout = get_text (self);
  int width, height;
  GdkRGBA colour;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  if (self->fact == BASTIDE_TURN_RANK)
    colour.alpha *= DIM;
  if (self->fact != BASTIDE_TURN_MOVE)
    x = gtk_widget_get_width (widget) - width - (self->fact == BASTIDE_TURN_RANK ? scale_size (widget, ARROW) : 0);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, (gtk_widget_get_height (widget) - height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

/* The first turn of a cell has one that unfolds the others, and one of them none of its own. */
static void
draw_arrow (BastideTurnCell *self,
            GtkSnapshot     *snapshot)
{
  BastideTurnPlace place = bastide_turn_item_get_place (self->item);
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr (PangoLayout) arrow = NULL;
  int width, height;
  GdkRGBA colour;

  if (place != BASTIDE_TURN_FOLDED && place != BASTIDE_TURN_UNFOLDED)
    return;

  arrow = bastide_row_pictures_dup_text (self->pictures, widget, BASTIDE_ROW_TEXT_SMALL,
                                         place == BASTIDE_TURN_FOLDED ? "▸" : "▾", -1);
  pango_layout_get_pixel_size (arrow, &width, &height);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) - width,
                                                          (gtk_widget_get_height (widget) - height) / 2));
  gtk_snapshot_append_layout (snapshot, arrow, &colour);
  gtk_snapshot_restore (snapshot);
}

static int
get_sign_size (BastideTurnCell   *self,
               const BastideSign *sign)
{
  return scale_size (GTK_WIDGET (self), sign->kind == BASTIDE_SIGN_FIGURE  ? FIGURE
                                        : sign->kind == BASTIDE_SIGN_GLYPH ? GLYPH
                                                                           : COMPASS);
}

/* As many as there is room for: the tooltip has all of them in words. */
static void
draw_signs (BastideTurnCell *self,
            int              x)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  for (guint i = 0; i < self->n_signs; i++)
    {
      const BastideSign *sign = &self->signs[i];
      int size = get_sign_size (self, sign);
      int y = (height - size) / 2;

      if (x + size > width)
        return;
      if (sign->kind == BASTIDE_SIGN_FIGURE)
        bastide_row_pictures_figure (self->pictures, sign->figure, sign->feature, sign->colour,
                                     sign->is_captive, x, y, size);
      else if (sign->kind == BASTIDE_SIGN_GLYPH)
        bastide_row_pictures_glyph (self->pictures, sign->glyph, x, y, size);
      else
        bastide_row_pictures_compass (self->pictures, sign->edges, x, y, size);
      x += size + 1;
    }
}

/* With what is between it and the signs. */
static int
measure_cell (BastideTurnCell *self)
{
  int width;

  pango_layout_get_pixel_size (get_text (self), &width, NULL);

  return MAX (scale_size (GTK_WIDGET (self), CELL), width + scale_size (GTK_WIDGET (self), CELL_GAP));
}

static void
bastide_turn_cell_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  BastideTurnCell *self = BASTIDE_TURN_CELL (widget);
  const BstMove *move;
  int tile = scale_size (widget, TILE);
  int cell = tile + scale_size (widget, GAP);

  if (self->item == NULL)
    return;

  move = &bastide_turn_item_get_row (self->item)->move;
  bastide_row_pictures_begin (self->pictures, widget, snapshot);
  if (bastide_turn_text_is_engine (self->fact))
    {
      if (bastide_turn_item_get_engine (self->item) != NULL)
        bastide_engine_cell_snapshot (widget, snapshot, self->pictures, self->item, self->fact);
      return;
    }
  if (self->fact == BASTIDE_TURN_MOVE)
    {
      bastide_row_pictures_tile (self->pictures, bastide_turn_item_get_game (self->item), (guint) move->type,
                                 move->rotation, 0, (gtk_widget_get_height (widget) - tile) / 2, tile);
      draw_signs (self, self->is_compact ? cell : cell + measure_cell (self));
    }
  if (!self->is_compact)
    draw_text (self, snapshot, cell);
  if (self->fact == BASTIDE_TURN_RANK)
    draw_arrow (self, snapshot);
}

/* --- What it shows --- */

static gboolean
bastide_turn_cell_query_tooltip (GtkWidget  *widget,
                                 int         x,
                                 int         y,
                                 gboolean    by_keyboard,
                                 GtkTooltip *tooltip)
{
  BastideTurnCell *self = BASTIDE_TURN_CELL (widget);
  g_autofree char *sentence = NULL;

  if (self->item == NULL)
    return FALSE;
  sentence = bastide_turn_text_dup_sentence (self->item, self->fact);
  gtk_tooltip_set_text (tooltip, sentence);

  return TRUE;
}

static void
update (BastideTurnCell *self)
{
  g_autofree char *sentence = bastide_turn_text_dup_sentence (self->item, self->fact);

  g_clear_object (&self->text);
  bastide_list_label_set (GTK_WIDGET (self), sentence);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_turn_cell_set_item (BastideTurnCell *self,
                            BastideTurnItem *item)
{
  g_return_if_fail (BASTIDE_IS_TURN_CELL (self));

  if (self->item != NULL)
    g_signal_handlers_disconnect_by_data (self->item, self);
  g_set_object (&self->item, item);
  g_clear_object (&self->text);
  self->n_signs = 0;
  if (item == NULL)
    return;

  if (self->fact == BASTIDE_TURN_MOVE)
    self->n_signs = bastide_move_signs_get_move (&bastide_turn_item_get_row (item)->move,
                                                 bastide_turn_item_get_game (item), self->signs);
  if (self->fact == BASTIDE_TURN_RANK || bastide_turn_text_is_engine (self->fact))
    g_signal_connect_swapped (item, "notify::engine", G_CALLBACK (update), self);
  if (self->fact == BASTIDE_TURN_RANK)
    {
      g_signal_connect_swapped (item, "notify::pinned", G_CALLBACK (update), self);
      g_signal_connect_swapped (item, "notify::place", G_CALLBACK (update), self);
    }
  update (self);
}

BastideTurnItem *
bastide_turn_cell_get_item (BastideTurnCell *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_CELL (self), NULL);

  return self->item;
}

/* The size of texts is another, or the font. */
static void
bastide_turn_cell_css_changed (GtkWidget         *widget,
                               GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (bastide_turn_cell_parent_class)->css_changed (widget, change);

  g_clear_object (&BASTIDE_TURN_CELL (widget)->text);
}

static void
bastide_turn_cell_dispose (GObject *object)
{
  bastide_turn_cell_set_item (BASTIDE_TURN_CELL (object), NULL);

  G_OBJECT_CLASS (bastide_turn_cell_parent_class)->dispose (object);
}

static void
bastide_turn_cell_class_init (BastideTurnCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_turn_cell_dispose;
  widget_class->measure = bastide_turn_cell_measure;
  widget_class->snapshot = bastide_turn_cell_snapshot;
  widget_class->query_tooltip = bastide_turn_cell_query_tooltip;
  widget_class->css_changed = bastide_turn_cell_css_changed;

  signals[FOLD] = g_signal_new ("fold", BASTIDE_TYPE_TURN_CELL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, BASTIDE_TYPE_TURN_ITEM);
}

static void
bastide_turn_cell_init (BastideTurnCell *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
bastide_turn_cell_set_compact (BastideTurnCell *self)
{
  g_return_if_fail (BASTIDE_IS_TURN_CELL (self));

  self->is_compact = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
pressed (BastideTurnCell *self,
         int              n_press,
         double           x,
         double           y,
         GtkGesture      *gesture)
{
  BastideTurnPlace place = self->item != NULL ? bastide_turn_item_get_place (self->item) : BASTIDE_TURN_ALONE;

  if (place != BASTIDE_TURN_FOLDED && place != BASTIDE_TURN_UNFOLDED)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[FOLD], 0, self->item);
}

GtkWidget *
bastide_turn_cell_new (BastideRowPictures *pictures,
                       BastideTurnFact     fact)
{
  BastideTurnCell *self = g_object_new (BASTIDE_TYPE_TURN_CELL, NULL);

  self->pictures = pictures;
  self->fact = fact;
  if (fact == BASTIDE_TURN_RANK)
    {
      GtkGesture *click = gtk_gesture_click_new ();

      g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed), self);
      gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
    }

  return GTK_WIDGET (self);
}
