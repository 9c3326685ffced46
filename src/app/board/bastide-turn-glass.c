/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-glass.h"
#include "bastide-board-services.h"
#include "bastide-glass-plan.h"
#include "bastide-refusal.h"

struct _BastideTurnGlass
{
  GtkWidget         parent_instance;

  BastideTurnInput *turn_input;     /* owned; NULL at first */
  BastideBoard     *board;          /* weak */
  int               x;
  int               y;
};

G_DEFINE_FINAL_TYPE (BastideTurnGlass, bastide_turn_glass, GTK_TYPE_WIDGET)

void
bastide_turn_glass_update (BastideTurnGlass *self,
                           BastideTurnInput *turn_input,
                           BastideBoard     *board,
                           int               x,
                           int               y)
{
  g_return_if_fail (BASTIDE_IS_TURN_GLASS (self));

  g_set_object (&self->turn_input, turn_input);
  g_set_weak_pointer (&self->board, board);
  self->x = x;
  self->y = y;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_turn_glass_get_cell (BastideTurnGlass *self,
                             int              *x,
                             int              *y)
{
  g_return_if_fail (BASTIDE_IS_TURN_GLASS (self));

  *x = self->x;
  *y = self->y;
}

/* --- Picture --- */

/* As it lies, or half transparent where it may not. */
static void
draw_tile (BastideTurnGlass *self,
           BstRenderScope   *scope)
{
  const BstPosition *partial = bastide_turn_input_get_partial (self->turn_input);
  gboolean legal;
  guint rotation;
  int x, y;

  if (partial == NULL)
    {
      if (bastide_turn_input_get_ghost (self->turn_input, &x, &y, &rotation, &legal))
        bst_render_board_draw_ghost (scope, (guint) bastide_turn_input_get_tile (self->turn_input), x, y, rotation);
      return;
    }
  scope->position = partial;
  bst_render_board_draw_tiles (scope);
  bst_render_board_draw_built (scope);
  bst_render_board_draw_figures (scope);
  bst_render_board_draw_tokens (scope);
}

static void
bastide_turn_glass_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  BastideTurnGlass *self = BASTIDE_TURN_GLASS (widget);
  int size = gtk_widget_get_width (widget) - 2 * BASTIDE_GLASS_FRAME;
  BstRenderViewport view = { .scale = size, .origin_x = self->x, .origin_y = self->y, .width = size, .height = size };
  BstRenderScope scope;
  cairo_t *cr;

  if (self->board == NULL || size <= 0 || !bastide_board_has_record (self->board)
      || bastide_turn_input_get_state (self->turn_input) == BASTIDE_TURN_INPUT_IDLE)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (BASTIDE_GLASS_FRAME, BASTIDE_GLASS_FRAME, (float) size,
                                                                 (float) size));
  cairo_translate (cr, BASTIDE_GLASS_FRAME, BASTIDE_GLASS_FRAME);
  scope = bastide_board_get_scope (self->board, cr, &view);
  bst_render_board_draw_table (&scope);
  draw_tile (self, &scope);
  bastide_refusal_draw (bastide_turn_input_get_refusal (self->turn_input), &scope);
  cairo_destroy (cr);
}

/* --- Clicks --- */

static void
released (BastideTurnGlass *self,
          int               n_press,
          double            x,
          double            y,
          GtkGesture       *gesture)
{
  double size = gtk_widget_get_width (GTK_WIDGET (self)) - 2.0 * BASTIDE_GLASS_FRAME;
  GdkRectangle cell;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (self->board == NULL)
    return;
  bastide_board_get_cell_area (self->board, self->x, self->y, &cell);
  bastide_board_click (self->board, cell.x + CLAMP ((x - BASTIDE_GLASS_FRAME) / size, 0.01, 0.99) * cell.width,
                       cell.y + CLAMP ((y - BASTIDE_GLASS_FRAME) / size, 0.01, 0.99) * cell.height,
                       gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture)));
}

/* --- Class --- */

static void
bastide_turn_glass_dispose (GObject *object)
{
  BastideTurnGlass *self = BASTIDE_TURN_GLASS (object);

  g_clear_object (&self->turn_input);
  g_clear_weak_pointer (&self->board);

  G_OBJECT_CLASS (bastide_turn_glass_parent_class)->dispose (object);
}

static void
bastide_turn_glass_class_init (BastideTurnGlassClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_turn_glass_dispose;
  widget_class->snapshot = bastide_turn_glass_snapshot;
  gtk_widget_class_set_css_name (widget_class, "turnglass");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bastide_turn_glass_init (BastideTurnGlass *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (click, "released", G_CALLBACK (released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
