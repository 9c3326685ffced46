/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-title.h"
#include "bastide-player-tint.h"

#include <string.h>

/* Of the tint, around the text. */
#define BESIDE 4
#define ABOVE  1
#define RADIUS 6

/* Between where a game is and whose turn it is. */
#define DOT "·"

struct _BastideTurnTitle
{
  GtkWidget     parent_instance;

  gboolean      is_turn;
  gboolean      is_on_top;      /* in the title */
  BstColour     colour;         /* of whose it is */
  const BstRenderTheme *themes[2];      /* static: light and dark */
};

G_DEFINE_FINAL_TYPE (BastideTurnTitle, bastide_turn_title, GTK_TYPE_WIDGET)

/* "title" or "subtitle". (nullable) */
static GtkLabel *
find_label (GtkWidget  *widget,
            const char *name)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, name))
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkLabel *found = find_label (child, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Of the text of @label the part that tells of the turn, in units of that: what is behind the dot, where there is one. */
static void
get_turn_text (GtkLabel       *label,
               PangoRectangle *part)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = pango_layout_get_text (layout);
  const char *dot = strstr (text, DOT);
  PangoRectangle from;
  int x, y;

  gtk_label_get_layout_offsets (label, &x, &y);
  pango_layout_get_pixel_extents (layout, NULL, part);
  if (dot != NULL && dot[strlen (DOT)] != '\0')
    {
      pango_layout_index_to_pos (layout, (int) (dot + strlen (DOT) + 1 - text), &from);
      part->width -= PANGO_PIXELS (from.x) - part->x;
      part->x = PANGO_PIXELS (from.x);
    }
  part->x += x;
  part->y += y;
}

gboolean
bastide_turn_title_get_tinted (BastideTurnTitle *self,
                               graphene_rect_t  *bounds)
{
  GtkLabel *label;
  PangoRectangle part;
  double x, y;

  g_return_val_if_fail (BASTIDE_IS_TURN_TITLE (self), FALSE);

  label = find_label (GTK_WIDGET (self), self->is_on_top ? "title" : "subtitle");
  if (!self->is_turn || label == NULL || !gtk_widget_get_mapped (GTK_WIDGET (label)))
    return FALSE;
  get_turn_text (label, &part);
  gtk_widget_translate_coordinates (GTK_WIDGET (label), GTK_WIDGET (self), part.x, part.y, &x, &y);
  graphene_rect_init (bounds, (float) x - BESIDE, (float) y - ABOVE, (float) part.width + 2 * BESIDE,
                      (float) part.height + 2 * ABOVE);

  return part.width > 0 && !pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

static void
bastide_turn_title_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  BastideTurnTitle *self = BASTIDE_TURN_TITLE (widget);
  graphene_rect_t bounds;

  if (bastide_turn_title_get_tinted (self, &bounds))
    {
      gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

      bastide_player_tint_append (snapshot, &bounds, RADIUS, self->themes[dark != 0], self->colour);
    }

  GTK_WIDGET_CLASS (bastide_turn_title_parent_class)->snapshot (widget, snapshot);
}

static void
bastide_turn_title_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_pointer (&child, gtk_widget_unparent);

  G_OBJECT_CLASS (bastide_turn_title_parent_class)->dispose (object);
}

static void
bastide_turn_title_class_init (BastideTurnTitleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_turn_title_dispose;
  widget_class->snapshot = bastide_turn_title_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bastide_turn_title_init (BastideTurnTitle *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

void
bastide_turn_title_set_shown (BastideTurnTitle *self,
                              BastideShown     *shown)
{
  g_return_if_fail (BASTIDE_IS_TURN_TITLE (self));

  self->is_turn = shown != NULL && !bastide_shown_is_over (shown);
  if (self->is_turn)
    {
      guint turn = bst_position_get_turn (bastide_shown_get_position (shown));

      self->colour = bst_game_get_player (bastide_shown_get_game (shown), turn)->colour;
      for (guint i = 0; i < G_N_ELEMENTS (self->themes); i++)
        self->themes[i] = bastide_shown_get_theme (shown, i != 0);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_turn_title_set_on_top (BastideTurnTitle *self,
                               gboolean          is_on_top)
{
  g_return_if_fail (BASTIDE_IS_TURN_TITLE (self));

  self->is_on_top = is_on_top;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
