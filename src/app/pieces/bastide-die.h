/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A die in a player's colour, as it shows the laps of his score on the track (H12). */

#pragma once

#include <gtk/gtk.h>

#include <bst-game.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_DIE (bastide_die_get_type ())
G_DECLARE_FINAL_TYPE (BastideDie, bastide_die, BASTIDE, DIE, GtkWidget)

GtkWidget *bastide_die_new       (BstColour   colour) G_GNUC_WARN_UNUSED_RESULT;

/* Turns it to the face that belongs to the score; a screen reader says which. */
void       bastide_die_set_score (BastideDie *self,
                                  int         score);

G_END_DECLS
