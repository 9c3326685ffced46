/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-cell.h"
#include "bastide-template.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

struct _BastideCell
{
  GtkWidget parent_instance;

  int       x;
  int       y;
  char     *label;
};

G_DEFINE_FINAL_TYPE (BastideCell, bastide_cell, GTK_TYPE_WIDGET)

static void
bastide_cell_finalize (GObject *object)
{
  g_free (BASTIDE_CELL (object)->label);

  G_OBJECT_CLASS (bastide_cell_parent_class)->finalize (object);
}

static void
bastide_cell_class_init (BastideCellClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_cell_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
bastide_cell_init (BastideCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
bastide_cell_new (int x,
                  int y)
{
  BastideCell *self = g_object_new (BASTIDE_TYPE_CELL, NULL);

  self->x = x;
  self->y = y;

  return GTK_WIDGET (self);
}

void
bastide_cell_get_coordinates (BastideCell *self,
                              int         *x,
                              int         *y)
{
  g_return_if_fail (BASTIDE_IS_CELL (self));

  *x = self->x;
  *y = self->y;
}

void
bastide_cell_take_label (BastideCell *self,
                         char        *label)
{
  g_return_if_fail (BASTIDE_IS_CELL (self));

  if (g_strcmp0 (self->label, label) == 0)
    {
      g_free (label);
      return;
    }

  g_free (self->label);
  self->label = label;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* --- Rows --- */

struct _BastideCellRow
{
  GtkWidget parent_instance;

  int       y;
};

G_DEFINE_FINAL_TYPE (BastideCellRow, bastide_cell_row, GTK_TYPE_WIDGET)

static void
bastide_cell_row_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  int n_cells = 0, i = 0;

  for (GtkWidget *cell = gtk_widget_get_first_child (widget); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    n_cells++;

  for (GtkWidget *cell = gtk_widget_get_first_child (widget); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell), i++)
    {
      int left = width * i / n_cells;
      int right = width * (i + 1) / n_cells;

      gtk_widget_size_allocate (cell, &(GtkAllocation) { left, 0, right - left, height }, -1);
    }
}

static void
bastide_cell_row_dispose (GObject *object)
{
  bastide_template_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bastide_cell_row_parent_class)->dispose (object);
}

static void
bastide_cell_row_class_init (BastideCellRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_cell_row_dispose;
  widget_class->size_allocate = bastide_cell_row_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ROW);
}

static void
bastide_cell_row_init (BastideCellRow *self)
{
  /* The pointer is the board's. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* The first or the last cell, and where it is; NULL if there is none. */
static GtkWidget *
get_end (BastideCellRow *self,
         gboolean        is_last,
         int            *x)
{
  GtkWidget *cell = is_last ? gtk_widget_get_last_child (GTK_WIDGET (self)) : gtk_widget_get_first_child (GTK_WIDGET (self));

  *x = cell != NULL ? BASTIDE_CELL (cell)->x : 0;

  return cell;
}

void
bastide_cell_row_set_range (BastideCellRow *self,
                            int             min_x,
                            int             max_x)
{
  GtkWidget *cell;
  int x;

  g_return_if_fail (BASTIDE_IS_CELL_ROW (self));
  g_return_if_fail (min_x <= max_x);

  while ((cell = get_end (self, FALSE, &x)) != NULL && x < min_x)
    gtk_widget_unparent (cell);
  while ((cell = get_end (self, TRUE, &x)) != NULL && x > max_x)
    gtk_widget_unparent (cell);
  if (get_end (self, FALSE, &x) == NULL)
    gtk_widget_set_parent (bastide_cell_new (x = min_x, self->y), GTK_WIDGET (self));
  while (x > min_x)
    gtk_widget_insert_after (bastide_cell_new (--x, self->y), GTK_WIDGET (self), NULL);
  for (get_end (self, TRUE, &x); x < max_x;)
    gtk_widget_set_parent (bastide_cell_new (++x, self->y), GTK_WIDGET (self));
}

GtkWidget *
bastide_cell_row_new (int min_x,
                      int max_x,
                      int y)
{
  BastideCellRow *self = g_object_new (BASTIDE_TYPE_CELL_ROW, NULL);
  g_autofree char *south = bst_io_words_number (y);
  /* Translators: for screen readers: a row of cells of the board. */
  g_autofree char *label = g_strdup_printf (_("Row %s"), south);

  self->y = y;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  bastide_cell_row_set_range (self, min_x, max_x);

  return GTK_WIDGET (self);
}
