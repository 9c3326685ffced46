/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-zoom-buttons.h"
#include "bastide-template.h"

/* So long after the last motion of the pointer they go. */
#define REST_TIME 2000 /* milliseconds */

#define SHOWN "shown"

struct _BastideZoomButtons
{
  GtkWidget  parent_instance;

  gboolean   has_pointer;       /* over them */
  gboolean   has_focus;
  guint      rest_source;
};

G_DEFINE_FINAL_TYPE (BastideZoomButtons, bastide_zoom_buttons, GTK_TYPE_WIDGET)

/* Not hidden: the keyboard still comes to them. */
static void
set_shown (BastideZoomButtons *self,
           gboolean            is_shown)
{
  if (is_shown)
    gtk_widget_add_css_class (GTK_WIDGET (self), SHOWN);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), SHOWN);
  gtk_widget_set_can_target (GTK_WIDGET (self), is_shown);
}

static gboolean
rested (gpointer user_data)
{
  BastideZoomButtons *self = user_data;

  self->rest_source = 0;
  if (!self->has_pointer && !self->has_focus)
    set_shown (self, FALSE);

  return G_SOURCE_REMOVE;
}

static void
show_for_a_while (BastideZoomButtons *self)
{
  set_shown (self, TRUE);
  g_clear_handle_id (&self->rest_source, g_source_remove);
  self->rest_source = g_timeout_add (REST_TIME, rested, self);
}

static void
pointer_left (BastideZoomButtons *self)
{
  g_clear_handle_id (&self->rest_source, g_source_remove);
  set_shown (self, self->has_focus);
}

static void
pointer_changed (BastideZoomButtons       *self,
                 GParamSpec               *pspec,
                 GtkEventControllerMotion *motion)
{
  self->has_pointer = gtk_event_controller_motion_contains_pointer (motion);
}

static void
focus_changed (BastideZoomButtons      *self,
               GParamSpec              *pspec,
               GtkEventControllerFocus *focus)
{
  self->has_focus = gtk_event_controller_focus_contains_focus (focus);
  if (self->has_focus)
    set_shown (self, TRUE);
  else
    show_for_a_while (self);
}

void
bastide_zoom_buttons_follow (BastideZoomButtons *self,
                             GtkWidget          *overlay)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_return_if_fail (BASTIDE_IS_ZOOM_BUTTONS (self));
  g_return_if_fail (GTK_IS_WIDGET (overlay));

  g_signal_connect_object (motion, "motion", G_CALLBACK (show_for_a_while), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (pointer_left), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (overlay, motion);
}

static void
bastide_zoom_buttons_dispose (GObject *object)
{
  BastideZoomButtons *self = BASTIDE_ZOOM_BUTTONS (object);

  g_clear_handle_id (&self->rest_source, g_source_remove);
  bastide_template_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bastide_zoom_buttons_parent_class)->dispose (object);
}

static void
bastide_zoom_buttons_class_init (BastideZoomButtonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_zoom_buttons_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-zoom-buttons.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bastide_zoom_buttons_init (BastideZoomButtons *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (motion, "notify::contains-pointer", G_CALLBACK (pointer_changed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (focus, "notify::contains-focus", G_CALLBACK (focus_changed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}
