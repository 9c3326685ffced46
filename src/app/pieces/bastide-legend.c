/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-legend.h"
#include "bastide-legend-text.h"
#include "bastide-shown-follow.h"
#include "bastide-template.h"
#include "bastide-label-font.h"
#include "bastide-text-size.h"

#include <bst-io-game-words.h>

#include <adwaita.h>
#include <glib/gi18n.h>

/* In pixels of usual text; and the widest line, in letters. */
#define SWATCH_WIDTH  26
#define SWATCH_HEIGHT 15
#define LINE_WIDTH    20

struct _BastideLegend
{
  GtkWidget     parent_instance;

  BastideStudy *study;          /* owned; NULL while nothing is shown */
  BastideShown *shown;          /* owned, of the study; NULL while there is none */
  guint         show;
  char         *key;            /* what the rows are of; NULL without rows */
};

G_DEFINE_FINAL_TYPE (BastideLegend, bastide_legend, GTK_TYPE_WIDGET)

/* --- Rows --- */

/* What a drawing area shows; its text is not needed for that. */
static void
draw_swatch (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        data)
{
  BastideLegend *self = BASTIDE_LEGEND (gtk_widget_get_ancestor (GTK_WIDGET (area),
                                                                 BASTIDE_TYPE_LEGEND));
  AdwStyleManager *style = adw_style_manager_get_default ();
  const BstRenderTheme *theme = bastide_shown_get_theme (self->shown, adw_style_manager_get_dark (style));
  BstRenderViewport viewport = { .scale = 64, .width = 600, .height = 400 };
  BstRenderScope scope = {
    .cr = cr,
    .position = bastide_shown_get_position (self->shown),
    .art = bastide_shown_get_art (self->shown),
    .theme = bst_render_theme_with_contrast (theme, adw_style_manager_get_high_contrast (style)),
    .viewport = &viewport,
    .font = bastide_label_font_new (GTK_WIDGET (area)),
  };

  cairo_scale (cr, (double) width / (BST_RENDER_LEGEND_WIDTH + 4),
               (double) height / (BST_RENDER_LEGEND_HEIGHT + 4));
  bst_render_theme_set_source (scope.theme, cr, BST_RENDER_HALO, 1);
  cairo_paint (cr);
  bst_render_legend_draw_swatch (&scope, data, 2, 2);
  cairo_font_face_destroy (scope.font);
}

static GtkWidget *
make_swatch (BastideLegend            *self,
             const BstRenderLegendRow *row)
{
  GtkWidget *swatch = g_object_new (GTK_TYPE_DRAWING_AREA,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  double scale = bastide_text_size_get_scale (GTK_WIDGET (self));
  BstRenderLegendRow *copy = g_memdup2 (row, sizeof *row);

  copy->text = NULL;
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (swatch),
                                      (int) (SWATCH_WIDTH * scale));
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (swatch),
                                       (int) (SWATCH_HEIGHT * scale));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (swatch), draw_swatch, copy, g_free);
  gtk_widget_set_valign (swatch, GTK_ALIGN_CENTER);

  return swatch;
}

static void
add_row (BastideLegend            *self,
         const BstRenderLegendRow *row)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "spacing", 10,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  BstGame *game = bastide_shown_get_game (self->shown);
  const char *text = row->kind == BST_RENDER_LEGEND_PLAYER
                     ? bst_io_words_player (game, row->player) : row->text;
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_WIDTH);
  if (row->kind == BST_RENDER_LEGEND_HEADING)
    gtk_widget_add_css_class (label, "heading");
  else
    gtk_box_append (GTK_BOX (box), make_swatch (self, row));
  gtk_box_append (GTK_BOX (box), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

static void
clear (BastideLegend *self)
{
  bastide_template_clear (GTK_WIDGET (self));
}

/* All that the rows say and show. (transfer full) */
static char *
dup_key (BastideLegend            *self,
         const BstRenderLegendRow *rows,
         guint                     n_rows)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  GString *key = g_string_new (NULL);

  for (guint i = 0; i < n_rows; i++)
    {
      g_string_append_printf (key, "%d %s", (int) rows[i].kind, rows[i].text);
      if (rows[i].kind == BST_RENDER_LEGEND_PLAYER)
        g_string_append_printf (key, " %d", (int) bst_game_get_player (game, rows[i].player)->colour);
      g_string_append_c (key, '\n');
    }

  return g_string_free (key, FALSE);
}

/* Most moves change nothing here. */
static void
update (BastideLegend *self)
{
  BstRenderLegendRow rows[BST_RENDER_LEGEND_MAX_ROWS];
  BstRenderLegendText text;
  g_autofree char *key = NULL;
  guint n_rows;

  if (self->shown == NULL)
    return;

  bastide_legend_text_get (&text);
  n_rows = bst_render_legend_list (bastide_shown_get_position (self->shown), self->show, &text,
                                   rows);
  key = dup_key (self, rows, n_rows);
  if (g_strcmp0 (key, self->key) == 0)
    return;
  clear (self);
  g_free (self->key);
  self->key = g_steal_pointer (&key);
  for (guint i = 0; i < n_rows; i++)
    add_row (self, &rows[i]);
}

/* Other colours, or larger letters. */
static void
renew (BastideLegend *self)
{
  g_clear_pointer (&self->key, g_free);
  update (self);
}

static void
study_changed (BastideLegend      *self,
               BastideStudyChange  change)
{
  if (change & (BASTIDE_STUDY_POSITION | BASTIDE_STUDY_EXAM))
    update (self);
}

void
bastide_legend_update (BastideLegend *self,
                       BastideStudy  *study,
                       guint          show)
{
  g_return_if_fail (BASTIDE_IS_LEGEND (self));

  gtk_widget_set_visible (GTK_WIDGET (self), show != 0);
  self->show = show;
  if (show == 0)
    return;

  if (g_set_object (&self->study, study))
    bastide_shown_follow (&self->shown, study, G_CALLBACK (study_changed), self);
  bastide_shown_set (&self->shown, bastide_study_get_shown (study));
  update (self);
}

/* --- Class --- */

static void
bastide_legend_dispose (GObject *object)
{
  clear (BASTIDE_LEGEND (object));
  bastide_shown_set (&BASTIDE_LEGEND (object)->shown, NULL);
  g_clear_object (&BASTIDE_LEGEND (object)->study);
  g_clear_pointer (&BASTIDE_LEGEND (object)->key, g_free);

  G_OBJECT_CLASS (bastide_legend_parent_class)->dispose (object);
}

static void
bastide_legend_class_init (BastideLegendClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_legend_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
bastide_legend_init (BastideLegend *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Legend of the overlays"), -1);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (renew),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (renew), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (renew),
                           self, G_CONNECT_SWAPPED);
}
