/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-touch.h"

/* A window without another one above it is that of a phone when it is narrower, or lower, than this. */
#define PHONE_WIDTH  560
#define PHONE_HEIGHT 420

#define TOUCH "touch"

/* What was used last is a screen that is touched. */
static gboolean was_touched;
/* All windows are looked after when the main loop is idle. */
static gboolean is_waiting;

static gboolean
is_phone (GtkWindow *window)
{
  GtkWidget *widget = GTK_WIDGET (window);

  return gtk_widget_get_width (widget) > 0
         && (gtk_widget_get_width (widget) < PHONE_WIDTH || gtk_widget_get_height (widget) < PHONE_HEIGHT);
}

/* A window over another one is as that. */
static gboolean
wants_touch (GtkWindow *window)
{
  GtkWindow *above = gtk_window_get_transient_for (window);

  return was_touched || (above != NULL ? gtk_widget_has_css_class (GTK_WIDGET (above), TOUCH) : is_phone (window));
}

static void
update (GtkWindow *window)
{
  if (wants_touch (window))
    gtk_widget_add_css_class (GTK_WIDGET (window), TOUCH);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (window), TOUCH);
}

static gboolean
update_all (gpointer data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  is_waiting = FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      update (window);
    }

  return G_SOURCE_REMOVE;
}

static void
update_later (void)
{
  if (!is_waiting)
    g_idle_add (update_all, NULL);
  is_waiting = TRUE;
}

/* What is touched does not move from under the finger: targets grow when it has done what it does. */
static gboolean
note_event (GtkEventControllerLegacy *controller,
            GdkEvent                 *event)
{
  GdkEventType type = gdk_event_get_event_type (event);
  GdkDevice *device = gdk_event_get_device (event);
  gboolean is_touch = device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;

  if ((type != GDK_TOUCH_END && type != GDK_BUTTON_RELEASE) || is_touch == was_touched)
    return GDK_EVENT_PROPAGATE;
  was_touched = is_touch;
  update_later ();

  return GDK_EVENT_PROPAGATE;
}

/* The frame in which it is laid out ends before it is laid out anew. */
static void
laid_out (GtkWindow *window)
{
  if (wants_touch (window) != gtk_widget_has_css_class (GTK_WIDGET (window), TOUCH))
    update_later ();
}

static void
realized (GtkWindow *window)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (window)), "layout", G_CALLBACK (laid_out), window,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  update (window);
}

static void
windows_changed (GListModel *windows,
                 guint       position,
                 guint       n_removed,
                 guint       n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      GtkEventController *events = gtk_event_controller_legacy_new ();

      gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
      g_signal_connect (events, "event", G_CALLBACK (note_event), NULL);
      gtk_widget_add_controller (GTK_WIDGET (window), events);
      g_signal_connect (window, "realize", G_CALLBACK (realized), NULL);
      g_signal_connect (window, "notify::transient-for", G_CALLBACK (update), NULL);
    }
}

void
bastide_touch_init (void)
{
  g_signal_connect (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (windows_changed), NULL);
}
