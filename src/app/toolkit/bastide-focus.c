/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-focus.h"

gboolean
bastide_focus_is_within (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* --- One stop --- */

static gboolean
is_tab (guint            key,
        GdkModifierType  modifiers)
{
  return (key == GDK_KEY_Tab || key == GDK_KEY_KP_Tab || key == GDK_KEY_ISO_Left_Tab)
         && !(modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK));
}

/* Forward through what takes the focus in the row, and backward through it to the row. */
static gboolean
go_on_in_row (GtkWidget        *row,
              GtkDirectionType  direction)
{
  if (direction == GTK_DIR_TAB_FORWARD)
    return gtk_widget_child_focus (row, direction);

  return !gtk_widget_is_focus (row) && (gtk_widget_child_focus (row, direction) || gtk_widget_grab_focus (row));
}

static gboolean
key_pressed (GtkWidget             *container,
             guint                  key,
             guint                  code,
             GdkModifierType        modifiers,
             GtkEventControllerKey *controller)
{
  GtkDirectionType direction = modifiers & GDK_SHIFT_MASK ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD;
  GtkWidget *row = gtk_widget_get_focus_child (container);

  if (!is_tab (key, modifiers) || row == NULL)
    return GDK_EVENT_PROPAGATE;
  if (go_on_in_row (row, direction))
    return GDK_EVENT_STOP;
  gtk_widget_set_can_focus (container, FALSE);
  g_signal_emit_by_name (gtk_widget_get_root (container), "move-focus", direction);
  gtk_widget_set_can_focus (container, TRUE);

  return GDK_EVENT_STOP;
}

void
bastide_focus_make_one_stop (GtkWidget *container)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_return_if_fail (GTK_IS_WIDGET (container));

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), container);
  gtk_widget_add_controller (container, keys);
}

/* --- By way of the children --- */

gboolean
bastide_focus_move (GtkWidget        *widget,
                    GtkDirectionType  direction)
{
  gboolean is_back = direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child == NULL)
    child = is_back ? gtk_widget_get_last_child (widget) : gtk_widget_get_first_child (widget);
  while (child != NULL && !gtk_widget_child_focus (child, direction))
    child = is_back ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child);

  return child != NULL;
}

/* --- Before the focus moves, and after that --- */

/* A view of rows says so even without any. */
static gboolean
is_view (GtkWidget *widget)
{
  return GTK_IS_LIST_VIEW (widget) || GTK_IS_GRID_VIEW (widget) || GTK_IS_COLUMN_VIEW (widget);
}

static gboolean
takes_focus (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget) || !gtk_widget_get_can_focus (widget))
    return FALSE;
  if (gtk_widget_get_focusable (widget) && !is_view (widget))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (takes_focus (child))
      return TRUE;

  return FALSE;
}

/* The row of a view that is chosen, if it is in sight. (nullable) */
static GtkWidget *
find_chosen (GtkWidget *view)
{
  GtkWidget *row = gtk_widget_get_first_child (view);

  while (row != NULL
         && (!gtk_widget_get_mapped (row) || !(gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED)))
    row = gtk_widget_get_next_sibling (row);

  return row;
}

/* GTK keeps the way to a focus that was lost when its widget went, and would go on from there. In a view the keyboard
 * comes to what is chosen, not to the row where it went out. */
static void
update_way (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  /* What is just about to lose it, such as a menu that was closed, gives it to what is around it. */
  if (focus == NULL || !gtk_widget_get_mapped (focus))
    return;
  if (!bastide_focus_is_within (widget))
    gtk_widget_set_focus_child (widget, is_view (widget) ? find_chosen (widget) : NULL);
  else if (gtk_widget_get_focus_child (widget) != NULL && !bastide_focus_is_within (gtk_widget_get_focus_child (widget)))
    gtk_widget_set_focus_child (widget, NULL);
}

static void
prepare (GtkWidget *widget,
         GPtrArray *skipped)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_can_focus (widget))
    return;
  update_way (widget);
  if (GTK_IS_SCROLLED_WINDOW (widget) && !takes_focus (widget))
    {
      gtk_widget_set_can_focus (widget, FALSE);
      g_ptr_array_add (skipped, g_object_ref (widget));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    prepare (child, skipped);
}

static void
stop_skipping (gpointer widget)
{
  gtk_widget_set_can_focus (widget, TRUE);
  g_object_unref (widget);
}

GPtrArray *
bastide_focus_prepare (GtkWidget *widget)
{
  GPtrArray *skipped = g_ptr_array_new_with_free_func (stop_skipping);

  prepare (widget, skipped);

  return skipped;
}

void
bastide_focus_finish (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (focus != NULL && !gtk_widget_get_mapped (focus) && is_view (gtk_widget_get_parent (focus)))
    gtk_widget_activate_action (focus, "listitem.scroll-to", NULL);
}

gboolean
bastide_focus_enter (GtkWidget *widget)
{
  g_autoptr (GPtrArray) skipped G_GNUC_UNUSED = bastide_focus_prepare (widget);

  gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
  bastide_focus_finish (widget);

  return bastide_focus_is_within (widget);
}
