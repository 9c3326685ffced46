/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player has in front of him: figures of each kind, and tokens, as pictures with their
 * numbers. */

#pragma once

#include <gtk/gtk.h>

#include <bst-position.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SUPPLY (bastide_supply_get_type ())
G_DECLARE_FINAL_TYPE (BastideSupply, bastide_supply, BASTIDE, SUPPLY, GtkWidget)

GtkWidget *bastide_supply_new      (void) G_GNUC_WARN_UNUSED_RESULT;
/* In one line, which is cut off where there is no room: the followers, and what is there of the rest. */
GtkWidget *bastide_supply_new_line (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows what @player has there. Kinds that the game does not have are left out. */
void       bastide_supply_set      (BastideSupply     *self,
                                    const BstPosition *position,
                                    guint              player);

G_END_DECLS
