/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Points of each player, now, pending and in all, and what he has left. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-shown.h"

G_BEGIN_DECLS

typedef struct _BastideScoreSheet BastideScoreSheet;

/* Its lines are in @box, which lives longer. */
BastideScoreSheet *bastide_score_sheet_new    (GtkBox            *box) G_GNUC_WARN_UNUSED_RESULT;
void               bastide_score_sheet_free   (BastideScoreSheet *self);

/* There are no lines until the next update. */
void               bastide_score_sheet_clear  (BastideScoreSheet *self);
/* Another game needs clear() before. @has_winners: ranks stand before names; @is_told: what is pending is told. */
void               bastide_score_sheet_update (BastideScoreSheet *self,
                                               BastideShown      *shown,
                                               gboolean           has_winners,
                                               gboolean           is_told);

G_END_DECLS
