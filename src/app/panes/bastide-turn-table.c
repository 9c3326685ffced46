/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-table.h"
#include "bastide-focus.h"
#include "bastide-list-scroll.h"
#include "bastide-spare-rows.h"
#include "bastide-template.h"
#include "bastide-turn-cell.h"

#include <glib/gi18n.h>

/* What a column needs beside its texts; the style sheet says the same. */
#define PADDING 8
/* And how large headings are beside other texts. */
#define HEADING 0.82
/* What the turns give up for what the engine says of them: room for a second figure. */
#define LEAST_SIGNS 18

/* The order by a column. */
typedef struct
{
  BastideTurnTable *table;
  BastideTurnFact   fact;
} Order;

struct _BastideTurnTable
{
  GtkWidget           parent_instance;

  /* Owned */
  GListModel         *turns;
  GtkSortListModel   *sorted;
  BastideTurnGroups  *groups;       /* of the sorted ones */
  GtkSingleSelection *selection;
  BastideTurnItem    *played;       /* whose row is marked (nullable) */

  BastideRowPictures *pictures;     /* borrowed */
  GtkColumnViewColumn *columns[BASTIDE_N_TURN_FACTS];   /* of the view */
  Order               orders[BASTIDE_N_TURN_FACTS];
  int                 asked_fact;   /* by which two turns were compared first; -1: they were not */
  guint               source;       /* that shows as many as there is room for */
  guint               focus_source;
  guint               order_source;
  gboolean            wants_focus;  /* once there are rows */
  gboolean            has_engine;
  gboolean            is_ordered;   /* what the engine said of these turns has sorted them once */
  gboolean            is_order_due; /* but not since it said something else */

  /* Template */
  GtkWidget          *scroll;
  GtkEventControllerMotion *motion;
  GtkColumnView      *view;
};

enum
{
  CHOSEN,
  ACTIVATED,
  SORTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideTurnTable, bastide_turn_table, GTK_TYPE_WIDGET)

/* The view itself takes no focus, but what is below its headings does. */
static GtkWidget *
get_rows (BastideTurnTable *self)
{
  return gtk_widget_get_last_child (GTK_WIDGET (self->view));
}

/* --- The engine's order --- */

static void
order_now (BastideTurnTable *self)
{
  static const BastideTurnFact facts[] = { BASTIDE_TURN_RANK, BASTIDE_TURN_VALUE, BASTIDE_TURN_LOSS, BASTIDE_TURN_CHANCE };

  gboolean is_first = self->has_engine && !self->is_ordered;

  self->is_order_due = FALSE;
  self->is_ordered = self->has_engine;
  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    gtk_sorter_changed (gtk_column_view_column_get_sorter (self->columns[facts[i]]), GTK_SORTER_CHANGE_DIFFERENT);
  /* The view stays with the row that was the first. */
  if (is_first && g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0
      && gtk_single_selection_get_selected_item (self->selection) == NULL)
    bastide_list_scroll_to (GTK_LIST_VIEW (get_rows (self)), 0);
}

/* Rows stay where they are while one looks at one of them. */
static gboolean
is_held (BastideTurnTable *self)
{
  return self->is_ordered && self->has_engine
         && (gtk_event_controller_motion_contains_pointer (self->motion)
             || gtk_single_selection_get_selected_item (self->selection) != NULL);
}

static void
order_late (BastideTurnTable *self)
{
  if (self->is_order_due && !is_held (self))
    order_now (self);
}

/* The pointer has left, or something else has come. */
static gboolean
order_in_idle (gpointer data)
{
  BastideTurnTable *self = data;

  self->order_source = 0;
  order_late (self);

  return G_SOURCE_REMOVE;
}

static void
pointer_left (BastideTurnTable *self)
{
  if (self->order_source == 0)
    self->order_source = g_idle_add (order_in_idle, self);
}

/* --- Which is chosen --- */

BastideTurnItem *
bastide_turn_table_get_chosen (BastideTurnTable *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_TABLE (self), NULL);

  return gtk_single_selection_get_selected_item (self->selection);
}

void
bastide_turn_table_choose (BastideTurnTable *self,
                           BastideTurnItem  *item)
{
  guint place;

  g_return_if_fail (BASTIDE_IS_TURN_TABLE (self));

  if (item == NULL)
    {
      gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
      return;
    }
  place = bastide_turn_groups_reveal (self->groups, item);
  if (place == G_MAXUINT)
    return;
  gtk_single_selection_set_selected (self->selection, place);
  bastide_list_scroll_to (GTK_LIST_VIEW (get_rows (self)), place);
}

static void
chosen_changed (BastideTurnTable *self)
{
  order_late (self);
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
activate (BastideTurnTable *self,
          guint             position)
{
  g_autoptr (BastideTurnItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (item != NULL)
    g_signal_emit (self, signals[ACTIVATED], 0, item);
}

/* --- Folding --- */

static void
fold_item (BastideTurnTable *self,
           BastideTurnItem  *item)
{
  bastide_turn_groups_set_folded (self->groups, item, bastide_turn_item_get_place (item) == BASTIDE_TURN_UNFOLDED);
}

/* As the list of moves does. */
static gboolean
fold_chosen (BastideTurnTable *self,
             gboolean          is_folded)
{
  BastideTurnItem *item = bastide_turn_table_get_chosen (self);

  if (item != NULL)
    bastide_turn_groups_set_folded (self->groups, item, is_folded);

  return item != NULL;
}

static gboolean
key_pressed (BastideTurnTable *self,
             guint             key,
             guint             code,
             GdkModifierType   modifiers)
{
  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK))
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_minus || key == GDK_KEY_KP_Subtract)
    return fold_chosen (self, TRUE);
  if (key == GDK_KEY_plus || key == GDK_KEY_equal || key == GDK_KEY_KP_Add)
    return fold_chosen (self, FALSE);

  return GDK_EVENT_PROPAGATE;
}

BastideTurnGroups *
bastide_turn_table_get_groups (BastideTurnTable *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_TABLE (self), NULL);

  return self->groups;
}

/* --- Focus --- */

void
bastide_turn_table_focus (BastideTurnTable *self)
{
  g_return_if_fail (BASTIDE_IS_TURN_TABLE (self));

  gtk_widget_grab_focus (get_rows (self));
  self->wants_focus = g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0;
}

/* When new rows have been laid out. */
static gboolean
focus_new_rows (gpointer data)
{
  BastideTurnTable *self = data;

  self->focus_source = 0;
  bastide_turn_table_focus (self);

  return G_SOURCE_REMOVE;
}

void
bastide_turn_table_keep_focus (BastideTurnTable *self)
{
  g_return_if_fail (BASTIDE_IS_TURN_TABLE (self));

  self->wants_focus |= gtk_widget_get_focus_child (self->scroll) != NULL;
}

gboolean
bastide_turn_table_drop_focus (BastideTurnTable *self)
{
  gboolean had_focus;

  g_return_val_if_fail (BASTIDE_IS_TURN_TABLE (self), FALSE);

  had_focus = gtk_widget_get_focus_child (self->scroll) != NULL;
  if (had_focus)
    self->wants_focus = FALSE;

  return had_focus;
}

void
bastide_turn_table_turns_came (BastideTurnTable *self)
{
  g_return_if_fail (BASTIDE_IS_TURN_TABLE (self));

  if (self->wants_focus && self->focus_source == 0)
    self->focus_source = g_idle_add_full (G_PRIORITY_LOW, focus_new_rows, self, NULL);
}

/* --- The turn that was played --- */

static void
mark_row (BastideTurnTable *self,
          GtkWidget        *row,
          BastideTurnItem  *item)
{
  if (item != NULL && item == self->played)
    gtk_widget_add_css_class (row, "played");
  else
    gtk_widget_remove_css_class (row, "played");
}

/* Rows that are there already. */
static void
mark_rows (BastideTurnTable *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (get_rows (self)); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *column = gtk_widget_get_first_child (row);
      GtkWidget *cell = column != NULL ? gtk_widget_get_first_child (column) : NULL;

      if (BASTIDE_IS_TURN_CELL (cell))
        mark_row (self, row, bastide_turn_cell_get_item (BASTIDE_TURN_CELL (cell)));
    }
}

void
bastide_turn_table_set_played (BastideTurnTable *self,
                               BastideTurnItem  *played)
{
  g_return_if_fail (BASTIDE_IS_TURN_TABLE (self));

  g_set_object (&self->played, played);
  mark_rows (self);
}

/* --- Order --- */

/* GTK 4.8 does not say which: it is the first that is asked for. */
BastideTurnFact
bastide_turn_table_find_sort_fact (BastideTurnTable *self)
{
  g_autoptr (BastideTurnItem) one = NULL;
  g_autoptr (BastideTurnItem) other = NULL;

  g_return_val_if_fail (BASTIDE_IS_TURN_TABLE (self), BASTIDE_TURN_GAIN);

  one = g_list_model_get_item (self->turns, 0);
  other = g_list_model_get_item (self->turns, 1);
  self->asked_fact = -1;
  if (other != NULL)
    gtk_sorter_compare (gtk_column_view_get_sorter (self->view), one, other);

  if (self->asked_fact >= (int) BASTIDE_TURN_POINTS)
    return (BastideTurnFact) self->asked_fact;

  return self->has_engine ? BASTIDE_TURN_VALUE : BASTIDE_TURN_GAIN;
}

static int
compare_items (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  const Order *order = user_data;
  BastideTurnFact fact = order->fact;
  int one = bastide_turn_text_get_number ((gpointer) a, fact);
  int other = bastide_turn_text_get_number ((gpointer) b, fact);
  gboolean least_first = fact == BASTIDE_TURN_RANK || fact == BASTIDE_TURN_MOVE;

  if (order->table->asked_fact < 0)
    order->table->asked_fact = (int) fact;
  if (one == other)
    return GTK_ORDERING_EQUAL;

  return (one < other) == least_first ? GTK_ORDERING_SMALLER : GTK_ORDERING_LARGER;
}

static void
sorter_changed (BastideTurnTable *self)
{
  g_signal_emit (self, signals[SORTED], 0);
}

/* --- Columns --- */

static void
setup_cell (GtkListItemFactory *factory,
            GtkListItem        *list_item,
            BastideTurnTable   *self)
{
  BastideTurnFact fact = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (factory), "fact"));
  g_autoptr (GtkWidget) spare = bastide_spare_rows_take (factory);
  GtkWidget *cell = spare != NULL ? spare : bastide_turn_cell_new (self->pictures, fact);

  if (spare == NULL)
    g_signal_connect_object (cell, "fold", G_CALLBACK (fold_item), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (list_item, cell);
}

/* What has the focus is the row, which says what there is to say. */
static void
label_row (BastideTurnTable *self,
           GtkWidget        *cell,
           BastideTurnItem  *item)
{
  GtkWidget *column = gtk_widget_get_parent (cell);
  GtkWidget *row = column != NULL ? gtk_widget_get_parent (column) : NULL;
  g_autofree char *label = bastide_turn_text_dup_row (item);

  if (row == NULL)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  mark_row (self, row, item);
}

static void
bind_cell (GtkSignalListItemFactory *factory,
           GtkListItem              *list_item,
           BastideTurnTable         *self)
{
  GtkWidget *cell = gtk_list_item_get_child (list_item);
  BastideTurnItem *item = gtk_list_item_get_item (list_item);

  bastide_turn_cell_set_item (BASTIDE_TURN_CELL (cell), item);
  if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (factory), "fact")) == BASTIDE_TURN_MOVE)
    label_row (self, cell, item);
}

static void
unbind_cell (GtkSignalListItemFactory *factory,
             GtkListItem              *list_item)
{
  bastide_turn_cell_set_item (BASTIDE_TURN_CELL (gtk_list_item_get_child (list_item)), NULL);
}

static void
add_column (BastideTurnTable *self,
            BastideTurnFact   fact)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkSorter) sorter = NULL;

  g_object_set_data (G_OBJECT (factory), "fact", GUINT_TO_POINTER (fact));
  bastide_spare_rows_keep (factory);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cell), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cell), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cell), NULL);
  self->orders[fact] = (Order) { self, fact };
  sorter = GTK_SORTER (gtk_custom_sorter_new (compare_items, &self->orders[fact], NULL));
  self->columns[fact] = gtk_column_view_column_new (bastide_turn_text_get_heading (fact), factory);
  gtk_column_view_column_set_sorter (self->columns[fact], sorter);
  gtk_column_view_append_column (self->view, self->columns[fact]);
  g_object_unref (self->columns[fact]);
}

/* What the numbers of a column are: the headings are short. */
static void
name_headings (BastideTurnTable *self)
{
  GtkWidget *headings = gtk_widget_get_first_child (GTK_WIDGET (self->view));
  GtkWidget *heading = gtk_widget_get_first_child (headings);

  gtk_accessible_update_property (GTK_ACCESSIBLE (headings), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Headings"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_next_sibling (headings)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Turns"), -1);
  for (guint fact = 0; fact < BASTIDE_N_TURN_FACTS && heading != NULL; fact++)
    {
      const char *title = bastide_turn_text_get_title (fact);

      gtk_widget_set_tooltip_text (heading, title);
      gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
      heading = gtk_widget_get_next_sibling (heading);
    }
}

static int
measure_column (BastideTurnTable *self,
                BastideTurnFact   fact)
{
  g_autoptr (PangoLayout) layout = NULL;
  int heading;

  layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), bastide_turn_text_get_heading (fact));
  pango_layout_get_pixel_size (layout, &heading, NULL);

  return MAX ((int) (heading * HEADING), bastide_turn_cell_get_width (GTK_WIDGET (self), fact)) + PADDING;
}

/* In the order of importance: where there is no room the last ones go first. What the engine says is there only while it
 * says something. */
static const BastideTurnFact importance[BASTIDE_N_TURN_FACTS] = {
  BASTIDE_TURN_RANK, BASTIDE_TURN_MOVE, BASTIDE_TURN_VALUE, BASTIDE_TURN_LOSS, BASTIDE_TURN_POINTS, BASTIDE_TURN_GAIN,
  BASTIDE_TURN_CHANCE, BASTIDE_TURN_FIGURES, BASTIDE_TURN_MADE, BASTIDE_TURN_KILLED, BASTIDE_TURN_SAVED, BASTIDE_TURN_FILLED,
  BASTIDE_TURN_GIVEN
};

/* Whatever room there is. */
static gboolean
is_needed (BastideTurnTable *self,
           BastideTurnFact   fact)
{
  return fact == BASTIDE_TURN_RANK || fact == BASTIDE_TURN_MOVE
         || (self->has_engine ? fact == BASTIDE_TURN_VALUE || fact == BASTIDE_TURN_LOSS
                              : fact == BASTIDE_TURN_POINTS || fact == BASTIDE_TURN_GAIN);
}

/* As many columns as there is room for; that of the turns has what is left. */
static gboolean
show_columns (gpointer data)
{
  BastideTurnTable *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroll));
  int rest = (int) gtk_adjustment_get_page_size (adjustment);
  gboolean has_room = TRUE;

  self->source = 0;
  for (guint i = 0; i < BASTIDE_N_TURN_FACTS; i++)
    {
      BastideTurnFact fact = importance[i];
      gboolean is_empty = bastide_turn_text_is_engine (fact) && !self->has_engine;
      int width = measure_column (self, fact);

      if (!is_empty)
        has_room = is_needed (self, fact) || (has_room && width <= rest);
      gtk_column_view_column_set_visible (self->columns[fact], has_room && !is_empty);
      gtk_column_view_column_set_fixed_width (self->columns[fact], width);
      rest -= has_room && !is_empty ? width : 0;
    }
  gtk_column_view_column_set_fixed_width (self->columns[BASTIDE_TURN_MOVE],
                                          measure_column (self, BASTIDE_TURN_MOVE)
                                          + MAX (self->has_engine ? -LEAST_SIGNS : 0, rest));

  return G_SOURCE_REMOVE;
}

/* Not in the middle of a layout. */
static void
width_changed (BastideTurnTable *self)
{
  if (self->source == 0)
    self->source = g_idle_add (show_columns, self);
}

/* Rows that are there already say it. */
static void
label_rows (BastideTurnTable *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (get_rows (self)); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *column = gtk_widget_get_first_child (row);
      GtkWidget *cell = column != NULL ? gtk_widget_get_first_child (column) : NULL;

      if (BASTIDE_IS_TURN_CELL (cell) && bastide_turn_cell_get_item (BASTIDE_TURN_CELL (cell)) != NULL)
        label_row (self, cell, bastide_turn_cell_get_item (BASTIDE_TURN_CELL (cell)));
    }
}

void
bastide_turn_table_set_engine (BastideTurnTable *self,
                               gboolean          is_on)
{
  g_return_if_fail (BASTIDE_IS_TURN_TABLE (self));

  if (self->has_engine != is_on)
    {
      self->has_engine = is_on;
      width_changed (self);
    }
  label_rows (self);
  self->is_order_due = TRUE;
  order_late (self);
}

/* Others, which nothing has sorted by the engine. */
static void
turns_replaced (BastideTurnTable *self)
{
  self->is_ordered = FALSE;
}

/* --- Class --- */

void
bastide_turn_table_set_turns (BastideTurnTable   *self,
                              GListModel         *turns,
                              BastideRowPictures *pictures)
{
  GtkAdjustment *adjustment;

  g_return_if_fail (BASTIDE_IS_TURN_TABLE (self));
  g_return_if_fail (self->turns == NULL);

  self->turns = g_object_ref (turns);
  self->pictures = pictures;
  self->sorted = gtk_sort_list_model_new (g_object_ref (turns),
                                          g_object_ref (gtk_column_view_get_sorter (self->view)));
  self->groups = bastide_turn_groups_new (G_LIST_MODEL (self->sorted));
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->groups)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  bastide_focus_make_one_stop (get_rows (self));
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (chosen_changed), self,
                           G_CONNECT_SWAPPED);
  for (guint fact = 0; fact < BASTIDE_N_TURN_FACTS; fact++)
    add_column (self, fact);
  name_headings (self);
  adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroll));
  g_signal_connect_object (adjustment, "notify::page-size", G_CALLBACK (width_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (turns, "items-changed", G_CALLBACK (turns_replaced), self, G_CONNECT_SWAPPED);
  gtk_column_view_sort_by_column (self->view, self->columns[BASTIDE_TURN_RANK], GTK_SORT_ASCENDING);
  g_signal_connect_object (gtk_column_view_get_sorter (self->view), "changed", G_CALLBACK (sorter_changed), self,
                           G_CONNECT_SWAPPED);
}

static void
bastide_turn_table_dispose (GObject *object)
{
  BastideTurnTable *self = BASTIDE_TURN_TABLE (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_handle_id (&self->focus_source, g_source_remove);
  g_clear_handle_id (&self->order_source, g_source_remove);
  if (self->view != NULL)
    g_signal_handlers_disconnect_by_data (gtk_column_view_get_sorter (self->view), self);
  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->selection);
  g_clear_object (&self->groups);
  g_clear_object (&self->sorted);
  g_clear_object (&self->played);
  g_clear_object (&self->turns);

  G_OBJECT_CLASS (bastide_turn_table_parent_class)->dispose (object);
}

static void
bastide_turn_table_class_init (BastideTurnTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_turn_table_dispose;

  signals[CHOSEN] = g_signal_new ("chosen", BASTIDE_TYPE_TURN_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ACTIVATED] = g_signal_new ("activated", BASTIDE_TYPE_TURN_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, BASTIDE_TYPE_TURN_ITEM);
  signals[SORTED] = g_signal_new ("sorted", BASTIDE_TYPE_TURN_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-turn-table.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideTurnTable, scroll, motion, view);
  bastide_template_callbacks (widget_class, activate, key_pressed, pointer_left);
}

static void
bastide_turn_table_init (BastideTurnTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
