/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-brush-button.h"
#include "bastide-edit-text.h"

#include <adwaita.h>
#include <bst-render-kind.h>
#include <bst-render-token.h>

#include <glib/gi18n.h>

/* In pixels. */
#define PICTURE 30

struct _BastideBrushButton
{
  GtkToggleButton  parent_instance;

  /* Owned */
  BastidePositionEditor     *editor;
  BastideShown              *shown;         /* when it was brought up to date last; NULL while there is none */
  BastideBrush               brush;
  GtkWidget                 *picture;     /* NULL for a tool, which has an icon */
  GtkLabel                  *count;       /* NULL unless it is a figure */
  char                  *label;     /* what it says but for its key; NULL at first */
};

G_DEFINE_FINAL_TYPE (BastideBrushButton, bastide_brush_button, GTK_TYPE_TOGGLE_BUTTON)

static BstGame *
get_game (BastideBrushButton *self)
{
  return bastide_shown_get_game (self->shown);
}

/* --- Picture --- */

static void
draw_figure (BastideBrushButton   *self,
             cairo_t              *cr,
             const BstRenderTheme *theme,
             double                x,
             double                y)
{
  const BstPlayer *player = bst_game_get_player (get_game (self), (guint) self->brush.player);
  BstFigureKind kind = self->brush.figure;

  bst_render_figure_draw (cr, theme, bst_render_figure_of (kind, BST_FEATURE_CITY),
                          player->colour, x, y, PICTURE * 0.72 * bst_render_figure_scale (kind));
}

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        data)
{
  BastideBrushButton *self = data;
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  const BstRenderTheme *theme;
  double x = width / 2.0, y = height / 2.0;
  BstNeutralKind kind;
  BstTokenKind token;

  if (self->shown == NULL)
    return;
  theme = bastide_shown_get_theme (self->shown, dark);
  switch (self->brush.tool)
    {
    case BASTIDE_TOOL_FIGURE:
      if (self->brush.player < (int) bst_game_get_n_players (get_game (self)))
        draw_figure (self, cr, theme, x, y);
      break;
    default:
      if (bastide_tool_is_token (self->brush.tool, &token))
        bst_render_token_draw (cr, theme, token, x, y, PICTURE);
      else if (bastide_tool_is_neutral (self->brush.tool, &kind))
        bst_render_neutral_for (kind)->draw (cr, theme, x, y, PICTURE * bst_render_neutral_for (kind)->picture);
    }
}

static gboolean
is_armed (BastideBrushButton *self)
{
  const BastideBrush *armed = bastide_position_editor_get_brush (self->editor);

  return armed->tool == self->brush.tool
         && (armed->tool != BASTIDE_TOOL_FIGURE
             || (armed->player == self->brush.player && armed->figure == self->brush.figure));
}

void
bastide_brush_button_update (BastideBrushButton *self)
{
  g_autofree char *label = NULL;

  g_return_if_fail (BASTIDE_IS_BRUSH_BUTTON (self));

  bastide_shown_set (&self->shown, bastide_study_get_shown (bastide_position_editor_get_study (self->editor)));
  /* Of a game with more players, and about to go. */
  if (self->brush.player >= (int) bst_game_get_n_players (get_game (self)))
    return;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self), is_armed (self));
  label = bastide_edit_text_dup_label (&self->brush, bastide_shown_get_position (self->shown));
  /* The label says all that it shows. A tooltip that is set asks the display where the pointer is. */
  if (g_strcmp0 (self->label, label) == 0)
    return;
  g_free (self->label);
  self->label = g_strdup (label);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (self->count != NULL)
    {
      guint left = bst_position_get_supply (bastide_shown_get_position (self->shown),
                                            (guint) self->brush.player, self->brush.figure);
      g_autofree char *text = g_strdup_printf ("%u", left);

      gtk_label_set_label (self->count, text);
      gtk_widget_set_opacity (self->picture, left > 0 ? 1.0 : 0.4);
    }
  if (self->picture != NULL)
    gtk_widget_queue_draw (self->picture);
}

/* --- Class --- */

static void
bastide_brush_button_dispose (GObject *object)
{
  bastide_shown_set (&BASTIDE_BRUSH_BUTTON (object)->shown, NULL);
  g_clear_object (&BASTIDE_BRUSH_BUTTON (object)->editor);
  g_clear_pointer (&BASTIDE_BRUSH_BUTTON (object)->label, g_free);

  G_OBJECT_CLASS (bastide_brush_button_parent_class)->dispose (object);
}

static void
bastide_brush_button_class_init (BastideBrushButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_brush_button_dispose;
}

static void
bastide_brush_button_init (BastideBrushButton *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "bag-tile");
}

static void
add_picture (BastideBrushButton *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  self->picture = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->picture), PICTURE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->picture), PICTURE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->picture), draw, self, NULL);
  gtk_box_append (GTK_BOX (box), self->picture);
  if (self->brush.tool == BASTIDE_TOOL_FIGURE)
    {
      self->count = GTK_LABEL (gtk_label_new (NULL));
      gtk_widget_add_css_class (GTK_WIDGET (self->count), "caption");
      gtk_widget_add_css_class (GTK_WIDGET (self->count), "numeric");
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->count));
    }
  gtk_button_set_child (GTK_BUTTON (self), box);
}

GtkWidget *
bastide_brush_button_new (BastidePositionEditor *editor,
                          const BastideBrush    *brush)
{
  static const char * const icons[BASTIDE_N_TOOLS] = {
    [BASTIDE_TOOL_POINTER] = "bastide-pointer-symbolic",
    [BASTIDE_TOOL_ERASER] = "bastide-eraser-symbolic",
    [BASTIDE_TOOL_MARK] = "bastide-ring-symbolic",
  };
  /* By which the table of keys has them. */
  static const char * const names[BASTIDE_N_TOOLS] = {
    [BASTIDE_TOOL_POINTER] = "tool.pointer",
    [BASTIDE_TOOL_ERASER] = "tool.eraser",
    [BASTIDE_TOOL_MARK] = "tool.ring",
  };
  BastideBrushButton *self = g_object_new (BASTIDE_TYPE_BRUSH_BUTTON, NULL);

  self->editor = g_object_ref (editor);
  self->brush = *brush;
  if (names[brush->tool] != NULL)
    gtk_widget_set_name (GTK_WIDGET (self), names[brush->tool]);
  if (icons[brush->tool] != NULL)
    gtk_button_set_icon_name (GTK_BUTTON (self), icons[brush->tool]);
  else
    add_picture (self);
  bastide_brush_button_update (self);

  return GTK_WIDGET (self);
}

const BastideBrush *
bastide_brush_button_get_stamp (BastideBrushButton *self)
{
  g_return_val_if_fail (BASTIDE_IS_BRUSH_BUTTON (self), NULL);

  return &self->brush;
}
