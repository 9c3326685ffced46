/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card of the lit feature: what it is, who owns it, what it is worth. */

#pragma once

#include <gtk/gtk.h>

#include <bst-feature.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_FEATURE_CARD (bastide_feature_card_get_type ())
G_DECLARE_FINAL_TYPE (BastideFeatureCard, bastide_feature_card, BASTIDE, FEATURE_CARD, GtkWidget)

/* Whether it has its title and numbers alone, for a low board. */
void bastide_feature_card_set_short (BastideFeatureCard *self,
                                     gboolean            is_short);

/* How likely it is that the feature is completed; NULL: that is not known, or not asked. */
void bastide_feature_card_set_chance (BastideFeatureCard *self,
                                      const char         *text);

/* Shows the feature that holds @part; hides the card for BST_NO_PART. */
void bastide_feature_card_set_part (BastideFeatureCard *self,
                                    const BstPosition  *position,
                                    guint               part);

gboolean   bastide_feature_card_is_shown (BastideFeatureCard *self);

G_END_DECLS
