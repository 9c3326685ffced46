/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card of the lit feature: what it is, who owns it, what it is worth. */

#pragma once

#include <gtk/gtk.h>

#include <bst-feature.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_FEATURE_CARD (bastide_feature_card_get_type ())
G_DECLARE_FINAL_TYPE (BastideFeatureCard, bastide_feature_card, BASTIDE, FEATURE_CARD, GtkWidget)

/* Whether it is one line, of its title and numbers alone, for a board without room. */
void bastide_feature_card_set_line (BastideFeatureCard *self,
                                    gboolean            is_line);
/* How large it is, or would be, for what it shows now; without margins. */
void bastide_feature_card_measure  (BastideFeatureCard *self,
                                    gboolean            is_line,
                                    GtkRequisition     *size);

/* How likely it is that the feature is completed; NULL: that is not asked; empty: it is, and room is kept. */
void bastide_feature_card_set_chance (BastideFeatureCard *self,
                                      const char         *text);

/* Shows the feature that holds @part; hides the card for BST_NO_PART. */
void bastide_feature_card_set_part (BastideFeatureCard *self,
                                    const BstPosition  *position,
                                    guint               part);

/* Whether it has a button that leads to the row of the feature. */
void bastide_feature_card_set_pinned (BastideFeatureCard *self,
                                      gboolean            is_pinned);

gboolean   bastide_feature_card_is_shown (BastideFeatureCard *self);

G_END_DECLS
