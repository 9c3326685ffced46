/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that was open before: a picture of where it was left, its title, and a click that opens it. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-shown.h"
#include "bastide-user-state.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_RECENT_CARD (bastide_recent_card_get_type ())
G_DECLARE_FINAL_TYPE (BastideRecentCard, bastide_recent_card, BASTIDE, RECENT_CARD, GtkButton)

/* Signal "seen": the game is known. */

/* The file is read in a thread; until then, and if it is no game, the card has the name of the file;
 * one that cannot be read is offered for removal from the list.
 * @user_state: where it was left. */
GtkWidget *bastide_recent_card_new (GFile            *file,
                                    BastideUserState *user_state) G_GNUC_WARN_UNUSED_RESULT;

/* The game that comes with Bastide. */
GtkWidget *bastide_recent_card_new_sample (void) G_GNUC_WARN_UNUSED_RESULT;

/* The game, where it was left (nullable). */
BastideShown *bastide_recent_card_get_shown (BastideRecentCard *self);

G_END_DECLS
