/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The title in the header bar, with the tint of the player whose turn it is behind the words that say so. */

#pragma once

#include "bastide-shown.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_TURN_TITLE (bastide_turn_title_get_type ())
G_DECLARE_FINAL_TYPE (BastideTurnTitle, bastide_turn_title, BASTIDE, TURN_TITLE, GtkWidget)

/* Its child is an AdwWindowTitle. @shown: whose turn it is (nullable: nobody's). */
void bastide_turn_title_set_shown (BastideTurnTitle *self,
                                   BastideShown     *shown);

/* Whose turn it is stands in the title, and not in the subtitle. */
void bastide_turn_title_set_on_top (BastideTurnTitle *self,
                                    gboolean          is_on_top);

/* Where in it the tint lies. FALSE if there is none. */
gboolean bastide_turn_title_get_tinted (BastideTurnTitle *self,
                                        graphene_rect_t  *bounds);

G_END_DECLS
