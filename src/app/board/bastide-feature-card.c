/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-feature-card.h"
#include "bastide-feature-text.h"
#include "bastide-player-mark.h"

struct _BastideFeatureCard
{
  GtkWidget          parent_instance;

  /* Template */
  BastidePlayerMark *mark;
  GtkInscription     *title;
  GtkInscription     *owners;
  GtkInscription     *state;
  GtkInscription     *worth;
};

G_DEFINE_FINAL_TYPE (BastideFeatureCard, bastide_feature_card, GTK_TYPE_WIDGET)

static void
bastide_feature_card_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);

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
  gtk_widget_class_bind_template_child (widget_class, BastideFeatureCard, mark);
  gtk_widget_class_bind_template_child (widget_class, BastideFeatureCard, title);
  gtk_widget_class_bind_template_child (widget_class, BastideFeatureCard, owners);
  gtk_widget_class_bind_template_child (widget_class, BastideFeatureCard, state);
  gtk_widget_class_bind_template_child (widget_class, BastideFeatureCard, worth);
}

static void
bastide_feature_card_init (BastideFeatureCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bastide_feature_card_set_tells_worth (BastideFeatureCard *self,
                                      gboolean            tells_worth)
{
  g_return_if_fail (BASTIDE_IS_FEATURE_CARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self->state), tells_worth);
  gtk_widget_set_visible (GTK_WIDGET (self->worth), tells_worth);
}

void
bastide_feature_card_set_part (BastideFeatureCard *self,
                               const BstPosition  *position,
                               guint               part)
{
  BstGame *game;
  BstFeature feature;

  g_return_if_fail (BASTIDE_IS_FEATURE_CARD (self));

  /* Not hidden: that would lay out the window anew at every move of the pointer. */
  gtk_widget_set_opacity (GTK_WIDGET (self), part != BST_NO_PART ? 1 : 0);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               GTK_ACCESSIBLE_STATE_HIDDEN, part == BST_NO_PART, -1);
  if (part == BST_NO_PART)
    return;

  game = bst_position_get_game (position);
  bst_position_get_feature (position, part, &feature);
  {
    g_autofree char *title = bastide_feature_text_dup_title (
                                &feature, bst_position_get_farm_number (position, part));
    g_autofree char *owners = bastide_feature_text_dup_owners (&feature, game);
    g_autofree char *state = bastide_feature_text_dup_state (&feature, game);
    g_autofree char *worth = bastide_feature_text_dup_worth (&feature);

    bastide_player_mark_set (self->mark, game, feature.owners);
    gtk_inscription_set_text (self->title, title);
    gtk_inscription_set_text (self->owners, owners);
    gtk_inscription_set_text (self->state, state);
    gtk_inscription_set_text (self->worth, worth);
  }
}
