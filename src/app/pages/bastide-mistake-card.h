/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One mistake of a game, opened: a small board with the turn that was played and the best one, what was lost, and why the one is
 * better than the other. */

#pragma once

#include "bastide-report.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_MISTAKE_CARD (bastide_mistake_card_get_type ())
G_DECLARE_FINAL_TYPE (BastideMistakeCard, bastide_mistake_card, BASTIDE, MISTAKE_CARD, GtkWidget)

/* A turn of @report, and the position that it was made on, which is taken over. */
void bastide_mistake_card_set    (BastideMistakeCard *self,
                                  BastideReport      *report,
                                  guint               turn,
                                  BstPosition        *before);
/* Nothing more is found out. */
void bastide_mistake_card_clear  (BastideMistakeCard *self);

/* The texts are below the board, not beside it. */
void bastide_mistake_card_set_narrow (BastideMistakeCard *self,
                                      gboolean            is_narrow);

G_END_DECLS
