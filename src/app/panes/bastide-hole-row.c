/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-hole-row.h"
#include "bastide-chance.h"
#include "bastide-list-label.h"

#include <adwaita.h>
#include <bst-io-game-words.h>
#include <bst-render-theme.h>

#include <math.h>

/* In widget units: of the row, of the picture and of what is seen of a neighbour in it, of a road or river there. */
#define HEIGHT  34
#define PICTURE 28
#define DEPTH   8
#define ROAD    6

/* Characters of the longest coordinates of most games, "−9, −9". */
#define CELL_CHARS 6

struct _BastideHoleRow
{
  GtkBox           parent_instance;

  BastideHoleItem *item;        /* owned; NULL before the first */
  GtkWidget       *picture;
  GtkLabel        *cell;
  GtkLabel        *kinds;
  GtkLabel        *chance;
};

G_DEFINE_FINAL_TYPE (BastideHoleRow, bastide_hole_row, GTK_TYPE_BOX)

/* --- The picture --- */

/* The strip along the northern edge; corners are shared with those beside it. */
static void
draw_strip (cairo_t              *cr,
            const BstRenderTheme *theme,
            BstEdge               edge)
{
  BstRenderName band = edge == BST_EDGE_RIVER ? BST_RENDER_WATER : BST_RENDER_ROAD;

  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, PICTURE, 0);
  cairo_line_to (cr, PICTURE - DEPTH, DEPTH);
  cairo_line_to (cr, DEPTH, DEPTH);
  cairo_close_path (cr);
  bst_render_theme_set_source (theme, cr, edge == BST_EDGE_CITY ? BST_RENDER_ROOF : BST_RENDER_MEADOW, 1);
  cairo_fill (cr);
  if (edge != BST_EDGE_ROAD && edge != BST_EDGE_RIVER)
    return;
  cairo_rectangle (cr, (PICTURE - ROAD) / 2.0, 0, ROAD, DEPTH);
  bst_render_theme_set_source (theme, cr, band, 1);
  cairo_fill (cr);
}

/* What a tile must show at each edge; where it may show anything, nothing is drawn. */
static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        data)
{
  BastideHoleRow *self = data;
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  const BstRenderTheme *theme = bst_render_theme_get (dark ? BST_RENDER_THEME_NIGHT : BST_RENDER_THEME_DAY);
  const BstFitCell *cell;

  if (self->item == NULL)
    return;

  cell = &bastide_hole_item_get_odds (self->item)->hole.cell;
  cairo_translate (cr, width / 2.0, height / 2.0);
  for (guint d = 0; d < BST_N_DIRECTIONS; d++)
    {
      cairo_save (cr);
      cairo_rotate (cr, d * M_PI_2);
      cairo_translate (cr, -PICTURE / 2.0, -PICTURE / 2.0);
      if (cell->edges[d] != BST_EDGE_NONE)
        draw_strip (cr, theme, cell->edges[d]);
      cairo_restore (cr);
    }
  cairo_rectangle (cr, -PICTURE / 2.0 + 0.5, -PICTURE / 2.0 + 0.5, PICTURE - 1, PICTURE - 1);
  bst_render_theme_set_source (theme, cr, BST_RENDER_INK, 0.5);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* --- What it shows --- */

void
bastide_hole_row_bind (BastideHoleRow  *self,
                       BastideHoleItem *item)
{
  const BastideHoleOdds *odds;
  g_autofree char *where = NULL;
  g_autofree char *named = NULL;
  g_autofree char *kinds = NULL;
  g_autofree char *chance = NULL;
  g_autofree char *short_chance = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *all = NULL;

  g_return_if_fail (BASTIDE_IS_HOLE_ROW (self));

  g_set_object (&self->item, item);
  if (item == NULL)
    return;

  odds = bastide_hole_item_get_odds (item);
  where = bst_io_words_coordinates (odds->hole.cell.x, odds->hole.cell.y);
  named = bst_io_words_cell (odds->hole.cell.x, odds->hole.cell.y);
  kinds = bastide_hole_item_dup_kinds (item);
  chance = bastide_chance_dup_text (&odds->drawn);
  short_chance = bastide_chance_dup_short (&odds->drawn);
  detail = bastide_hole_item_dup_detail (item);
  all = g_strdup_printf ("%s\n%s\n%s", named, chance, detail);
  gtk_label_set_label (self->cell, where);
  gtk_label_set_label (self->kinds, kinds);
  gtk_label_set_label (self->chance, short_chance);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), all);
  bastide_list_label_set (GTK_WIDGET (self), all);
  gtk_widget_queue_draw (self->picture);
}

BastideHoleItem *
bastide_hole_row_get_item (BastideHoleRow *self)
{
  g_return_val_if_fail (BASTIDE_IS_HOLE_ROW (self), NULL);

  return self->item;
}

/* --- Class --- */

static void
bastide_hole_row_dispose (GObject *object)
{
  g_clear_object (&BASTIDE_HOLE_ROW (object)->item);

  G_OBJECT_CLASS (bastide_hole_row_parent_class)->dispose (object);
}

static void
bastide_hole_row_class_init (BastideHoleRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_hole_row_dispose;
}

static GtkLabel *
add_label (BastideHoleRow *self,
           float           align)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_box_append (GTK_BOX (self), label);

  return GTK_LABEL (label);
}

static void
bastide_hole_row_init (BastideHoleRow *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, HEIGHT);
  gtk_widget_add_css_class (GTK_WIDGET (self), "numeric");
  self->picture = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->picture), PICTURE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->picture), PICTURE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->picture), draw, self, NULL);
  gtk_widget_set_valign (self->picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), self->picture);
  self->cell = add_label (self, 0);
  gtk_label_set_width_chars (self->cell, CELL_CHARS);
  self->kinds = add_label (self, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->kinds), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->kinds), "caption");
  /* "Nu se potrivește nimic" has two lines, which are as high as the row. */
  gtk_label_set_wrap (self->kinds, TRUE);
  gtk_label_set_lines (self->kinds, 2);
  gtk_label_set_ellipsize (self->kinds, PANGO_ELLIPSIZE_END);
  self->chance = add_label (self, 1);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw),
                           self->picture, G_CONNECT_SWAPPED);
}

GtkWidget *
bastide_hole_row_new (void)
{
  return g_object_new (BASTIDE_TYPE_HOLE_ROW, NULL);
}
