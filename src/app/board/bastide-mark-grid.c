/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-mark-grid.h"
#include "bastide-accessible.h"
#include "bastide-cell-menu.h"

#include <bst-record.h>
#include <bst-render-palette.h>

#include <glib/gi18n.h>

#include <math.h>

/* Edge of a picture, and how wide its lines are, in widget units. */
#define SIZE 16
#define LINE 2.5

/* How light the rim of a line is. */
#define RIM 0.55

typedef struct
{
  BstMarkKind kind;
  guint       colour;
} Mark;

/* A ring round the cell, the cell tinted, or the outline of something in it. */
static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        data)
{
  const Mark *mark = data;
  const BstRenderColour *colour = bst_render_mark_colour (mark->colour);

  if (mark->kind == BST_MARK_RING)
    cairo_arc (cr, SIZE / 2.0, SIZE / 2.0, (SIZE - LINE - 1) / 2, 0, 2 * M_PI);
  else if (mark->kind == BST_MARK_TINT)
    cairo_rectangle (cr, 0, 0, SIZE, SIZE);
  else
    {
      cairo_move_to (cr, LINE, SIZE - LINE);
      cairo_curve_to (cr, LINE, 0, SIZE - LINE, 0, SIZE - LINE, SIZE - LINE);
      cairo_close_path (cr);
    }
  /* The light one has to be seen on light ground. */
  cairo_set_source_rgb (cr, RIM, RIM, RIM);
  cairo_set_line_width (cr, mark->kind == BST_MARK_TINT ? 1 : LINE + 1);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, colour->red, colour->green, colour->blue);
  cairo_set_line_width (cr, LINE);
  if (mark->kind == BST_MARK_TINT)
    cairo_fill (cr);
  else
    cairo_stroke (cr);
}

/* (transfer full) */
static char *
dup_label (const Mark *mark)
{
  const char *colour = bastide_cell_menu_name_colour (mark->colour);

  switch (mark->kind)
    {
    case BST_MARK_RING:
      /* Translators: drawn on a cell; %s is a colour: "Ring: Teal" */
      return g_strdup_printf (_("Ring: %s"), colour);
    case BST_MARK_TINT:
      /* Translators: the cell gets a colour. */
      return g_strdup_printf (_("Tint: %s"), colour);
    case BST_MARK_FEATURE:
    default:
      /* Translators: the feature under the pointer gets an outline of a colour. */
      return g_strdup_printf (_("Mark the feature: %s"), colour);
    }
}

static void
attach (GtkGrid    *grid,
        GtkWidget  *button,
        const Mark *mark,
        const char *label,
        int         column,
        int         row)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.mark");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(uu)", mark->kind, mark->colour);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "mark");
  gtk_widget_set_tooltip_text (button, label);
  bastide_accessible_set_label (button, label);
  gtk_grid_attach (grid, button, column, row, 1, 1);
}

/* Two by two. */
static void
add_colours (GtkGrid     *grid,
             BstMarkKind  kind,
             int          column)
{
  for (guint i = 0; i < BST_RENDER_N_MARK_COLOURS; i++)
    {
      Mark mark = { kind, i };
      GtkWidget *button = gtk_button_new ();
      GtkWidget *picture = gtk_drawing_area_new ();
      g_autofree char *label = dup_label (&mark);

      gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (picture), SIZE);
      gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (picture), SIZE);
      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (picture), draw, g_memdup2 (&mark, sizeof mark), g_free);
      gtk_button_set_child (GTK_BUTTON (button), picture);
      attach (grid, button, &mark, label, column + (int) i % 2, (int) i / 2);
    }
}

GtkWidget *
bastide_mark_grid_new (const char *letter,
                       gboolean    has_feature)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  Mark mark = { BST_MARK_LETTER, 0 };
  g_autofree char *label = NULL;

  gtk_widget_set_halign (GTK_WIDGET (grid), GTK_ALIGN_START);
  add_colours (grid, BST_MARK_RING, 0);
  add_colours (grid, BST_MARK_TINT, 2);
  /* Translators: %s is a letter that is written on a cell of the board, or removed. */
  label = g_strdup_printf (_("Letter %s"), letter);
  attach (grid, gtk_button_new_with_label (letter), &mark, label, 4, 0);
  if (has_feature)
    add_colours (grid, BST_MARK_FEATURE, 5);

  return GTK_WIDGET (grid);
}
