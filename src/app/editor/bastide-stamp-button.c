/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-stamp-button.h"
#include "bastide-words.h"

#include <adwaita.h>
#include <bst-render-figure.h>
#include <bst-render-token.h>

#include <glib/gi18n.h>

/* In pixels. */
#define PICTURE 30

struct _BastideStampButton
{
  GtkToggleButton  parent_instance;

  BastideEdit     *edit;        /* Owned */
  BastideStamp     stamp;
  GtkWidget       *picture;     /* NULL for a tool, which has an icon */
  GtkLabel        *count;       /* NULL unless it is a figure */
};

G_DEFINE_FINAL_TYPE (BastideStampButton, bastide_stamp_button, GTK_TYPE_TOGGLE_BUTTON)

static BstGame *
get_game (BastideStampButton *self)
{
  return bastide_study_get_game (bastide_edit_get_study (self->edit));
}

/* --- Picture --- */

static void
draw_figure (BastideStampButton   *self,
             cairo_t              *cr,
             const BstRenderTheme *theme,
             double                x,
             double                y)
{
  const BstPlayer *player = bst_game_get_player (get_game (self), (guint) self->stamp.player);
  BstFigureKind kind = self->stamp.figure;

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
  BastideStampButton *self = data;
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  const BstRenderTheme *theme;
  double x = width / 2.0, y = height / 2.0;

  if (bastide_study_get_record (bastide_edit_get_study (self->edit)) == NULL)
    return;
  theme = bastide_study_get_theme (bastide_edit_get_study (self->edit), dark);
  switch (self->stamp.tool)
    {
    case BASTIDE_TOOL_FIGURE:
      if (self->stamp.player < (int) bst_game_get_n_players (get_game (self)))
        draw_figure (self, cr, theme, x, y);
      break;
    case BASTIDE_TOOL_DRAGON:
      bst_render_dragon_draw (cr, theme, x, y, PICTURE);
      break;
    case BASTIDE_TOOL_FAIRY:
      bst_render_fairy_draw (cr, theme, x, y, PICTURE * 0.9);
      break;
    default:
      bst_render_token_draw (cr, theme, BST_RENDER_TOKEN_PIECE, x, y, PICTURE);
    }
}

/* --- Words --- */

/* (transfer full) */
static char *
dup_figure_label (BastideStampButton *self)
{
  const BstPosition *position;
  const char *player = bastide_words_player (get_game (self), (guint) self->stamp.player);
  const char *piece = bastide_words_piece (self->stamp.figure);

  position = bastide_study_get_position (bastide_edit_get_study (self->edit));

  /* Translators: a player, a figure, and how many of them the player has left:
   * "Red, big follower: 1 left". */
  return g_strdup_printf (_("%s, %s: %u left"), player, piece,
                          bst_position_get_supply (position, (guint) self->stamp.player,
                                                   self->stamp.figure));
}

/* (transfer full) */
static char *
dup_label (BastideStampButton *self)
{
  switch (self->stamp.tool)
    {
    case BASTIDE_TOOL_FIGURE:
      return dup_figure_label (self);
    case BASTIDE_TOOL_ERASER:
      return g_strdup (_("Eraser (4)"));
    case BASTIDE_TOOL_MARK:
      return g_strdup (_("Ring (5)"));
    case BASTIDE_TOOL_DRAGON:
      return g_strdup (_("The dragon"));
    case BASTIDE_TOOL_FAIRY:
      return g_strdup (_("The fairy"));
    case BASTIDE_TOOL_TOWER:
      return g_strdup (_("Piece of a tower"));
    case BASTIDE_TOOL_POINTER:
    default:
      return g_strdup (_("Pointer (1)"));
    }
}

static gboolean
is_armed (BastideStampButton *self)
{
  const BastideStamp *armed = bastide_edit_get_stamp (self->edit);

  return armed->tool == self->stamp.tool
         && (armed->tool != BASTIDE_TOOL_FIGURE
             || (armed->player == self->stamp.player && armed->figure == self->stamp.figure));
}

void
bastide_stamp_button_update (BastideStampButton *self)
{
  g_autofree char *label = NULL;

  g_return_if_fail (BASTIDE_IS_STAMP_BUTTON (self));

  /* Of a game with more players, and about to go. */
  if (self->stamp.player >= (int) bst_game_get_n_players (get_game (self)))
    return;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self), is_armed (self));
  label = dup_label (self);
  /* The label says all that it shows. A tooltip that is set asks the display where the pointer is. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self)), label) == 0)
    return;
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (self->count != NULL)
    {
      BastideStudy *study = bastide_edit_get_study (self->edit);
      guint left = bst_position_get_supply (bastide_study_get_position (study),
                                            (guint) self->stamp.player, self->stamp.figure);
      g_autofree char *text = g_strdup_printf ("%u", left);

      gtk_label_set_label (self->count, text);
      gtk_widget_set_opacity (self->picture, left > 0 ? 1.0 : 0.4);
    }
  if (self->picture != NULL)
    gtk_widget_queue_draw (self->picture);
}

/* --- Class --- */

static void
bastide_stamp_button_dispose (GObject *object)
{
  g_clear_object (&BASTIDE_STAMP_BUTTON (object)->edit);

  G_OBJECT_CLASS (bastide_stamp_button_parent_class)->dispose (object);
}

static void
bastide_stamp_button_class_init (BastideStampButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_stamp_button_dispose;
}

static void
bastide_stamp_button_init (BastideStampButton *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "bag-tile");
}

static void
add_picture (BastideStampButton *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  self->picture = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->picture), PICTURE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->picture), PICTURE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->picture), draw, self, NULL);
  gtk_box_append (GTK_BOX (box), self->picture);
  if (self->stamp.tool == BASTIDE_TOOL_FIGURE)
    {
      self->count = GTK_LABEL (gtk_label_new (NULL));
      gtk_widget_add_css_class (GTK_WIDGET (self->count), "caption");
      gtk_widget_add_css_class (GTK_WIDGET (self->count), "numeric");
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->count));
    }
  gtk_button_set_child (GTK_BUTTON (self), box);
}

GtkWidget *
bastide_stamp_button_new (BastideEdit        *edit,
                          const BastideStamp *stamp)
{
  static const char * const icons[BASTIDE_N_TOOLS] = {
    [BASTIDE_TOOL_POINTER] = "bastide-pointer-symbolic",
    [BASTIDE_TOOL_ERASER] = "bastide-eraser-symbolic",
    [BASTIDE_TOOL_MARK] = "bastide-ring-symbolic",
  };
  BastideStampButton *self = g_object_new (BASTIDE_TYPE_STAMP_BUTTON, NULL);

  self->edit = g_object_ref (edit);
  self->stamp = *stamp;
  if (icons[stamp->tool] != NULL)
    gtk_button_set_icon_name (GTK_BUTTON (self), icons[stamp->tool]);
  else
    add_picture (self);
  bastide_stamp_button_update (self);

  return GTK_WIDGET (self);
}

const BastideStamp *
bastide_stamp_button_get_stamp (BastideStampButton *self)
{
  g_return_val_if_fail (BASTIDE_IS_STAMP_BUTTON (self), NULL);

  return &self->stamp;
}
