/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chance that a feature is completed. */

#pragma once

#include "bastide-odds.h"

G_BEGIN_DECLS

/* FALSE of one that is complete already, or never is; of no part (BST_NO_PART). */
gboolean bastide_feature_chance_has        (const BstPosition *position,
                                            guint              part);
/* Who could complete it: its owner if there is one, else whoever's turn it is. */
guint    bastide_feature_chance_get_player (const BstPosition *position,
                                            guint              part);
/* What @odds found of the feature that it was asked about; NULL if nothing is known. (transfer full) (nullable) */
char    *bastide_feature_chance_dup_text   (BastideOdds       *odds,
                                            const BstGame     *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
