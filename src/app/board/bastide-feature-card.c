/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-feature-card.h"
#include "bastide-player-mark.h"
#include "bastide-template.h"

#include <bst-io-feature-text.h>
#include <bst-render-kind.h>

#include <glib/gi18n.h>

/* The little squares that stand for parts of a feature, and from the left of one to the next, in pixels. */
#define PART      8
#define PART_STEP 12

struct _BastideFeatureCard
{
  GtkWidget          parent_instance;

  /* Template */
  GtkStack          *forms;
  GtkWidget         *full;
  GtkWidget         *line;
  GtkDrawingArea    *line_icon;
  GtkLabel          *line_title;
  BastidePlayerMark *line_mark;
  GtkLabel          *line_worth;
  GtkDrawingArea    *icon;
  BastidePlayerMark *mark;
  GtkInscription    *title;
  GtkInscription    *owners;
  GtkInscription    *state;
  GtkInscription    *chance;
  GtkDrawingArea    *parts;
  GtkStack          *worth;
  GtkInscription    *now;
  GtkInscription    *completed;
  GtkInscription    *completed_caption;
  GtkInscription    *end;
  GtkInscription    *worth_text;
  GtkWidget         *go;
  GtkWidget         *line_go;

  BstFeature         feature;   /* that is told; valid while the card is shown */
};

G_DEFINE_FINAL_TYPE (BastideFeatureCard, bastide_feature_card, GTK_TYPE_WIDGET)

/* --- Pictures --- */

static void
draw_icon (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        data)
{
  BastideFeatureCard *self = data;
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  bst_render_glyph_draw (cr, bst_render_glyph_for (self->feature.kind), 0, 0, MIN (width, height));
}

static guint
count_parts (const BstFeature *feature)
{
  return feature->kind == BST_FEATURE_FIELD ? feature->cities : feature->open;
}

/* What is there is filled, and what is missing is hollow: cities of a farm, edges of a road or city, tiles around a
 * monastery. As many as there is room for. */
static void
draw_parts (GtkDrawingArea *area,
            cairo_t        *cr,
            int             width,
            int             height,
            gpointer        data)
{
  const BstFeature *feature = &((BastideFeatureCard *) data)->feature;
  guint n_filled = feature->kind == BST_FEATURE_FIELD ? feature->complete_cities : 0;
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1);
  for (guint i = 0; i < count_parts (feature) && (int) (i + 1) * PART_STEP <= width; i++)
    {
      cairo_rectangle (cr, i * PART_STEP + 0.5, (height - PART) / 2 + 0.5, PART, PART);
      if (i < n_filled)
        cairo_fill_preserve (cr);
      cairo_stroke (cr);
    }
}

/* --- Class --- */

static void
bastide_feature_card_dispose (GObject *object)
{
  bastide_template_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bastide_feature_card_parent_class)->dispose (object);
}

static void
bastide_feature_card_class_init (BastideFeatureCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_feature_card_dispose;

  g_type_ensure (BASTIDE_TYPE_PLAYER_MARK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-feature-card.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bastide_template_children (widget_class, BastideFeatureCard, forms, full, line, line_icon, line_title, line_mark,
                             line_worth);
  bastide_template_children (widget_class, BastideFeatureCard, mark, title, owners, state, chance, worth, icon, parts,
                             now, completed, completed_caption, end, worth_text, go, line_go);
}

static void
bastide_feature_card_init (BastideFeatureCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->icon, draw_icon, self, NULL);
  gtk_drawing_area_set_draw_func (self->line_icon, draw_icon, self, NULL);
  gtk_drawing_area_set_draw_func (self->parts, draw_parts, self, NULL);
}

static GtkWidget *
get_form (BastideFeatureCard *self,
          gboolean            is_line)
{
  return is_line ? self->line : self->full;
}

void
bastide_feature_card_set_line (BastideFeatureCard *self,
                               gboolean            is_line)
{
  g_return_if_fail (BASTIDE_IS_FEATURE_CARD (self));

  gtk_stack_set_visible_child (self->forms, get_form (self, is_line));
}

void
bastide_feature_card_measure (BastideFeatureCard *self,
                              gboolean            is_line,
                              GtkRequisition     *size)
{
  GtkStyleContext *style;
  GtkBorder padding;

  g_return_if_fail (BASTIDE_IS_FEATURE_CARD (self));

  style = gtk_widget_get_style_context (GTK_WIDGET (self));
  gtk_style_context_get_padding (style, &padding);
  gtk_widget_get_preferred_size (get_form (self, is_line), NULL, size);
  size->width += padding.left + padding.right;
  size->height += padding.top + padding.bottom;
}

void
bastide_feature_card_set_chance (BastideFeatureCard *self,
                                 const char         *text)
{
  g_return_if_fail (BASTIDE_IS_FEATURE_CARD (self));

  gtk_inscription_set_text (self->chance, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->chance), text != NULL);
}

/* --- What it tells --- */

/* A line that says nothing takes no room. */
static void
set_text (GtkInscription *inscription,
          const char     *text)
{
  gtk_inscription_set_text (inscription, text);
  gtk_widget_set_visible (GTK_WIDGET (inscription), text != NULL && *text != '\0');
}

static void
set_number (GtkInscription *inscription,
            int             number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  gtk_inscription_set_text (inscription, text);
}

/* @worth (nullable): the one that it has. */
static void
set_line_worth (BastideFeatureCard *self,
                const char         *worth)
{
  const BstFeature *feature = &self->feature;
  g_autofree char *three = NULL;

  if (worth == NULL)
    three = g_strdup_printf ("%d · %d · %d", feature->now, feature->completed, feature->end);
  gtk_label_set_label (self->line_worth, worth != NULL ? worth : three);
}

/* An unfinished feature has three worths, any other one or none. */
static void
set_worth (BastideFeatureCard *self)
{
  const BstFeature *feature = &self->feature;
  gboolean is_one = feature->complete || feature->stays || feature->is_over
                    || !bst_feature_kind_get (feature->kind)->is_claimed;
  g_autofree char *worth = bst_io_feature_text_dup_worth (feature);

  gtk_stack_set_visible_child_name (self->worth, is_one ? "text" : "columns");
  set_text (self->worth_text, worth);
  gtk_widget_set_visible (GTK_WIDGET (self->worth), !is_one || *worth != '\0');
  set_number (self->now, feature->now);
  set_number (self->completed, feature->completed);
  gtk_inscription_set_text (self->completed_caption, feature->kind == BST_FEATURE_FIELD
                                                     /* Translators: below what a farm is worth then. */
                                                     ? C_("worth", "all cities completed")
                                                     /* Translators: below what a feature is worth then, with no
                                                      * tile more. */
                                                     : C_("worth", "completed as it stands"));
  set_number (self->end, feature->end);
  set_line_worth (self, is_one ? worth : NULL);
}

void
bastide_feature_card_set_pinned (BastideFeatureCard *self,
                                 gboolean            is_pinned)
{
  g_return_if_fail (BASTIDE_IS_FEATURE_CARD (self));

  gtk_widget_set_visible (self->go, is_pinned);
  gtk_widget_set_visible (self->line_go, is_pinned);
}

#define SHOWN "shown"

gboolean
bastide_feature_card_is_shown (BastideFeatureCard *self)
{
  g_return_val_if_fail (BASTIDE_IS_FEATURE_CARD (self), FALSE);

  return gtk_widget_has_css_class (GTK_WIDGET (self), SHOWN);
}

void
bastide_feature_card_set_part (BastideFeatureCard *self,
                               const BstPosition  *position,
                               guint               part)
{
  BstGame *game;

  g_return_if_fail (BASTIDE_IS_FEATURE_CARD (self));

  /* Not hidden: that would lay out the window anew at every move of the pointer. The style has it come after a
   * moment. */
  if (part != BST_NO_PART)
    gtk_widget_add_css_class (GTK_WIDGET (self), SHOWN);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), SHOWN);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               GTK_ACCESSIBLE_STATE_HIDDEN, part == BST_NO_PART, -1);
  if (part == BST_NO_PART)
    return;

  game = bst_position_get_game (position);
  bst_position_get_feature (position, part, &self->feature);
  {
    g_autofree char *title = bst_io_feature_text_dup_title (
                                &self->feature, bst_position_get_farm_number (position, part));
    g_autofree char *owners = bst_io_feature_text_dup_owners (&self->feature, game);
    g_autofree char *state = bst_io_feature_text_dup_state (&self->feature, game);

    bastide_player_mark_set (self->mark, game, self->feature.owners);
    gtk_inscription_set_text (self->title, title);
    set_text (self->owners, owners);
    set_text (self->state, state);
    gtk_label_set_label (self->line_title, title);
    bastide_player_mark_set (self->line_mark, game, self->feature.owners);
  }
  set_worth (self);
  gtk_widget_set_visible (GTK_WIDGET (self->parts), count_parts (&self->feature) > 0);
  gtk_widget_queue_draw (GTK_WIDGET (self->icon));
  gtk_widget_queue_draw (GTK_WIDGET (self->line_icon));
  gtk_widget_queue_draw (GTK_WIDGET (self->parts));
}
