/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-split-handle.h"
#include "bastide-accessible.h"

#include <glib/gi18n.h>

/* In pixels: how wide it is to be hit, a grip for fingers and what is seen of that, and a step by keys. */
#define WIDTH 8
#define GRIP  24
#define GRIP_LENGTH 40
#define GRIP_WIDTH  4
#define STEP  16

struct _BastideSplitHandle
{
  GtkWidget parent_instance;

  GtkOrientation along; /* in which it is moved: a grip up and down */
  double         last;  /* of the pointer in the window */
};

enum
{
  MOVED,
  RESET,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideSplitHandle, bastide_split_handle, GTK_TYPE_WIDGET)

/* The handle follows the pointer, so its own coordinates say nothing. */
static double
find_place (BastideSplitHandle *self,
            GtkGestureDrag     *drag,
            double              offset_x,
            double              offset_y)
{
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  gtk_widget_translate_coordinates (GTK_WIDGET (self), GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))),
                                    x + offset_x, y + offset_y, &x, &y);

  return self->along == GTK_ORIENTATION_HORIZONTAL ? x : y;
}

static void
drag_begin (BastideSplitHandle *self,
            double              x,
            double              y,
            GtkGestureDrag     *drag)
{
  self->last = find_place (self, drag, 0, 0);
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_update (BastideSplitHandle *self,
             double              offset_x,
             double              offset_y,
             GtkGestureDrag     *drag)
{
  int moved = (int) (find_place (self, drag, offset_x, offset_y) - self->last);

  if (moved == 0)
    return;
  self->last += moved;
  g_signal_emit (self, signals[MOVED], 0, moved);
}

static void
pressed (BastideSplitHandle *self,
         int                 n_presses)
{
  if (n_presses == 2)
    g_signal_emit (self, signals[RESET], 0);
}

static gboolean
key_pressed (BastideSplitHandle *self,
             guint               key)
{
  gboolean is_across = self->along == GTK_ORIENTATION_HORIZONTAL;
  guint back = is_across ? GDK_KEY_Left : GDK_KEY_Up, on = is_across ? GDK_KEY_Right : GDK_KEY_Down;

  if (key == back || key == on)
    g_signal_emit (self, signals[MOVED], 0, key == back ? -STEP : STEP);
  else if (key == GDK_KEY_Home)
    g_signal_emit (self, signals[RESET], 0);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

static void
bastide_split_handle_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  int width = BASTIDE_SPLIT_HANDLE (widget)->along == GTK_ORIENTATION_HORIZONTAL ? WIDTH : GRIP;

  *minimum = *natural = orientation == BASTIDE_SPLIT_HANDLE (widget)->along ? width : 0;
}

/* What a finger looks for. */
static void
bastide_split_handle_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  float left = (float) (gtk_widget_get_width (widget) - GRIP_LENGTH) / 2;
  float top = (float) (GRIP - GRIP_WIDTH) / 2;
  GskRoundedRect shape;
  GdkRGBA colour;

  if (BASTIDE_SPLIT_HANDLE (widget)->along == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  colour.alpha *= 0.5f;
  gsk_rounded_rect_init_from_rect (&shape, &GRAPHENE_RECT_INIT (left, top, GRIP_LENGTH, GRIP_WIDTH), GRIP_WIDTH / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &colour, &shape.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
bastide_split_handle_class_init (BastideSplitHandleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = bastide_split_handle_measure;
  widget_class->snapshot = bastide_split_handle_snapshot;
  gtk_widget_class_set_css_name (widget_class, "splithandle");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SEPARATOR);

  signals[MOVED] = g_signal_new ("moved", BASTIDE_TYPE_SPLIT_HANDLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_INT);
  signals[RESET] = g_signal_new ("reset", BASTIDE_TYPE_SPLIT_HANDLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
bastide_split_handle_init (BastideSplitHandle *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
bastide_split_handle_new (GtkOrientation along)
{
  BastideSplitHandle *self = g_object_new (BASTIDE_TYPE_SPLIT_HANDLE, NULL);
  gboolean is_across = along == GTK_ORIENTATION_HORIZONTAL;

  self->along = along;
  if (!is_across)
    gtk_widget_add_css_class (GTK_WIDGET (self), "grip");
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), is_across ? "col-resize" : "row-resize");
  bastide_accessible_set_label (GTK_WIDGET (self), is_across ? _("Width of the pane") : _("Height of the list"));

  return GTK_WIDGET (self);
}
