/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-split-handle.h"
#include "bastide-accessible.h"

#include <glib/gi18n.h>

/* In pixels: how wide it is to be hit, and a step by keys. */
#define WIDTH 8
#define STEP  16

struct _BastideSplitHandle
{
  GtkWidget parent_instance;

  double    last_x;     /* of the pointer in the window */
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
find_x (BastideSplitHandle *self,
        GtkGestureDrag     *drag,
        double              offset)
{
  double start, y, x = 0;

  gtk_gesture_drag_get_start_point (drag, &start, &y);
  gtk_widget_translate_coordinates (GTK_WIDGET (self), GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))),
                                    start + offset, y, &x, &y);

  return x;
}

static void
drag_begin (BastideSplitHandle *self,
            double              x,
            double              y,
            GtkGestureDrag     *drag)
{
  self->last_x = find_x (self, drag, 0);
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_update (BastideSplitHandle *self,
             double              offset_x,
             double              offset_y,
             GtkGestureDrag     *drag)
{
  double x = find_x (self, drag, offset_x);
  int moved = (int) (x - self->last_x);

  if (moved == 0)
    return;
  self->last_x += moved;
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
  if (key == GDK_KEY_Left || key == GDK_KEY_Right)
    g_signal_emit (self, signals[MOVED], 0, key == GDK_KEY_Left ? -STEP : STEP);
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
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : 0;
}

static void
bastide_split_handle_class_init (BastideSplitHandleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = bastide_split_handle_measure;
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
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "col-resize");
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  bastide_accessible_set_label (GTK_WIDGET (self), _("Width of the pane"));
}

GtkWidget *
bastide_split_handle_new (void)
{
  return g_object_new (BASTIDE_TYPE_SPLIT_HANDLE, NULL);
}
