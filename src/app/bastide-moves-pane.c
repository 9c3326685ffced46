/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-moves-pane.h"
#include "bastide-list-keys.h"
#include "bastide-move-list.h"
#include "bastide-move-row.h"

#include <math.h>

struct _BastideMovesPane
{
  GtkWidget           parent_instance;

  /* Owned */
  BastideStudy       *study;
  BastideMoveList    *list;
  GtkSingleSelection *selection;

  gboolean            updating;         /* the selection follows the study, not the reader */
  double              wheel;            /* parts of a notch so far */
  guint               scroll_source;

  /* Template */
  GtkListView        *view;
};

G_DEFINE_FINAL_TYPE (BastideMovesPane, bastide_moves_pane, GTK_TYPE_WIDGET)

static void
setup_row (GtkSignalListItemFactory *factory,
           GtkListItem              *list_item,
           gpointer                  user_data)
{
  gtk_list_item_set_child (list_item, bastide_move_row_new ());
}

static void
bind_row (GtkSignalListItemFactory *factory,
          GtkListItem              *list_item,
          gpointer                  user_data)
{
  bastide_move_row_bind (BASTIDE_MOVE_ROW (gtk_list_item_get_child (list_item)),
                         gtk_list_item_get_item (list_item));
}

static void
scroll_to_selected (BastideMovesPane *self)
{
  guint place = gtk_single_selection_get_selected (self->selection);

  if (place != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", place);
}

/* The arrow keys go on from the row in focus: it has to be the one that is shown. */
static void
move_focus (BastideMovesPane *self)
{
  BstNode *node = bastide_study_get_node (self->study);

  if (gtk_widget_get_focus_child (GTK_WIDGET (self->view)) == NULL)
    return;

  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->view)); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *row = gtk_widget_get_first_child (item);

      if (BASTIDE_IS_MOVE_ROW (row) && bastide_move_row_get_node (BASTIDE_MOVE_ROW (row)) == node)
        gtk_widget_grab_focus (item);
    }
}

static void
node_changed (BastideMovesPane *self)
{
  guint place = bastide_move_list_find (self->list, bastide_study_get_node (self->study));

  if (place == G_MAXUINT)
    return;

  self->updating = TRUE;
  gtk_single_selection_set_selected (self->selection, place);
  self->updating = FALSE;
  scroll_to_selected (self);
  move_focus (self);
}

static gboolean
scroll_later (gpointer data)
{
  BastideMovesPane *self = data;

  self->scroll_source = 0;
  scroll_to_selected (self);

  return G_SOURCE_REMOVE;
}

static void
bastide_moves_pane_map (GtkWidget *widget)
{
  BastideMovesPane *self = BASTIDE_MOVES_PANE (widget);

  GTK_WIDGET_CLASS (bastide_moves_pane_parent_class)->map (widget);

  /* The view can only scroll once it has its size, after the next frame. */
  if (self->scroll_source == 0)
    self->scroll_source = g_timeout_add_full (G_PRIORITY_LOW, 50, scroll_later, self, NULL);
}

static void
record_changed (BastideMovesPane *self)
{
  self->updating = TRUE;
  bastide_move_list_set_record (self->list, bastide_study_get_record (self->study));
  self->updating = FALSE;
}

static void
selected_changed (BastideMovesPane *self)
{
  BastideMoveItem *item = gtk_single_selection_get_selected_item (self->selection);

  if (!self->updating && item != NULL)
    bastide_study_set_node (self->study, bastide_move_item_get_node (item));
}

static gboolean
scroll (BastideMovesPane         *self,
        double                    dx,
        double                    dy,
        GtkEventControllerScroll *controller)
{
  int steps;

  /* A touchpad gives parts of a notch. */
  self->wheel += dy;
  steps = (int) trunc (self->wheel);
  self->wheel -= steps;
  if (steps != 0)
    bastide_study_step (self->study, steps);

  return GDK_EVENT_STOP;
}

void
bastide_moves_pane_set_study (BastideMovesPane *self,
                              BastideStudy     *study)
{
  g_return_if_fail (BASTIDE_IS_MOVES_PANE (self));
  g_return_if_fail (self->study == NULL);

  self->study = g_object_ref (study);
  g_signal_connect_object (study, "changed", G_CALLBACK (record_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "node-changed", G_CALLBACK (node_changed), self,
                           G_CONNECT_SWAPPED);
}

static void
bastide_moves_pane_dispose (GObject *object)
{
  BastideMovesPane *self = BASTIDE_MOVES_PANE (object);
  GtkWidget *child;

  g_clear_handle_id (&self->scroll_source, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_clear_object (&self->selection);
  g_clear_object (&self->list);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_moves_pane_parent_class)->dispose (object);
}

static void
bastide_moves_pane_class_init (BastideMovesPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_moves_pane_dispose;
  widget_class->map = bastide_moves_pane_map;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-moves-pane.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, BastideMovesPane, view);
}

static void
bastide_moves_pane_init (BastideMovesPane *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  gtk_widget_init_template (GTK_WIDGET (self));

  self->list = bastide_move_list_new ();
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->list)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_changed),
                           self, G_CONNECT_SWAPPED);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_row), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row), NULL);
  bastide_list_keys_add (self->view);
  gtk_list_view_set_factory (self->view, factory);
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (factory);

  /* Before the scrolled window: the wheel steps, the list follows. */
  gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (scroll), self);
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);
}
