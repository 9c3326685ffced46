/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-pins.h"
#include "bastide-turn-cell.h"

#include <glib/gi18n.h>

struct _BastideTurnPins
{
  GtkBox              parent_instance;

  BastideRowPictures *pictures;     /* borrowed */
  GPtrArray          *items;        /* owned (element-type BastideTurnItem) */
  GtkGrid            *grid;         /* a column for the names of facts, and one for each item */
};

enum
{
  PIN_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideTurnPins, bastide_turn_pins, GTK_TYPE_BOX)

static void
clicked (GtkWidget *button)
{
  g_signal_emit (gtk_widget_get_ancestor (button, BASTIDE_TYPE_TURN_PINS), signals[PIN_CHOSEN], 0,
                 g_object_get_data (G_OBJECT (button), "item"));
}

static GtkWidget *
make_head (BastideTurnPins *self,
           BastideTurnItem *item)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *cell = bastide_turn_cell_new (self->pictures, BASTIDE_TURN_MOVE);
  g_autofree char *sentence = bastide_turn_text_dup_sentence (item, BASTIDE_TURN_MOVE);

  bastide_turn_cell_set_compact (BASTIDE_TURN_CELL (cell));
  bastide_turn_cell_set_item (BASTIDE_TURN_CELL (cell), item);
  gtk_button_set_child (GTK_BUTTON (button), cell);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "pin");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  g_object_set_data_full (G_OBJECT (button), "item", g_object_ref (item), g_object_unref);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked), NULL);

  return button;
}

static GtkWidget *
make_label (const char *text,
            const char *tooltip,
            float       align)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_widget_set_tooltip_text (label, tooltip);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

/* What the engine says, while it says something. */
static gboolean
is_told (BastideTurnPins *self,
         BastideTurnFact  fact)
{
  return !bastide_turn_text_is_engine (fact)
         || bastide_turn_item_get_engine (g_ptr_array_index (self->items, 0)) != NULL;
}

static void
attach_item (BastideTurnPins *self,
             guint            column)
{
  BastideTurnItem *item = g_ptr_array_index (self->items, column - 1);

  gtk_grid_attach (self->grid, make_head (self, item), (int) column, 0, 1, 1);
  for (guint fact = BASTIDE_TURN_MOVE; fact < BASTIDE_N_TURN_FACTS; fact++)
    {
      g_autofree char *number = bastide_turn_text_dup_number (item, fact);
      g_autofree char *sentence = bastide_turn_text_dup_sentence (item, fact);

      if (!is_told (self, fact))
        continue;
      gtk_grid_attach (self->grid, make_label (number[0] != '\0' || bastide_turn_text_is_engine (fact) ? number : "0",
                                               sentence, 1), (int) column, (int) fact, 1, 1);
    }
}

static void
attach_names (BastideTurnPins *self)
{
  for (guint fact = BASTIDE_TURN_MOVE; fact < BASTIDE_N_TURN_FACTS; fact++)
    {
      GtkWidget *name;

      if (!is_told (self, fact))
        continue;
      name = make_label (bastide_turn_text_get_heading (fact), bastide_turn_text_get_title (fact), 0);
      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      gtk_widget_set_hexpand (name, TRUE);
      gtk_grid_attach (self->grid, name, 0, (int) fact, 1, 1);
    }
}

static void
update (BastideTurnPins *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))))
    gtk_grid_remove (self->grid, child);
  gtk_widget_set_visible (GTK_WIDGET (self), self->items->len > 0);
  if (self->items->len == 0)
    return;

  attach_names (self);
  for (guint column = 1; column <= self->items->len; column++)
    attach_item (self, column);
}

void
bastide_turn_pins_set_pictures (BastideTurnPins    *self,
                                BastideRowPictures *pictures)
{
  g_return_if_fail (BASTIDE_IS_TURN_PINS (self));

  self->pictures = pictures;
}

gboolean
bastide_turn_pins_toggle (BastideTurnPins *self,
                          BastideTurnItem *item)
{
  gboolean is_pinned;

  g_return_val_if_fail (BASTIDE_IS_TURN_PINS (self), FALSE);

  is_pinned = g_ptr_array_find (self->items, item, NULL);
  if (!is_pinned && self->items->len >= BASTIDE_MAX_PINS)
    return FALSE;
  bastide_turn_item_set_pinned (item, !is_pinned);
  if (is_pinned)
    g_ptr_array_remove (self->items, item);
  else
    g_ptr_array_add (self->items, g_object_ref (item));
  update (self);

  return TRUE;
}

void
bastide_turn_pins_clear (BastideTurnPins *self)
{
  g_return_if_fail (BASTIDE_IS_TURN_PINS (self));

  if (self->items->len == 0)
    return;
  for (guint i = 0; i < self->items->len; i++)
    bastide_turn_item_set_pinned (g_ptr_array_index (self->items, i), FALSE);
  g_ptr_array_set_size (self->items, 0);
  update (self);
}

static void
bastide_turn_pins_finalize (GObject *object)
{
  g_ptr_array_unref (BASTIDE_TURN_PINS (object)->items);

  G_OBJECT_CLASS (bastide_turn_pins_parent_class)->finalize (object);
}

static void
bastide_turn_pins_class_init (BastideTurnPinsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_turn_pins_finalize;

  signals[PIN_CHOSEN] = g_signal_new ("pin-chosen", BASTIDE_TYPE_TURN_PINS, G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 1, BASTIDE_TYPE_TURN_ITEM);
}

static void
bastide_turn_pins_init (BastideTurnPins *self)
{
  GtkWidget *heading = gtk_label_new (C_("turns", "Pinned"));

  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 6);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "heading");
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_append (GTK_BOX (self), heading);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->grid));
}
