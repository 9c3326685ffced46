/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog that chooses players, tiles and rules of a new game. */

#pragma once

#include <adwaita.h>

#include "bastide-new-game-options.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_NEW_GAME (bastide_new_game_get_type ())
G_DECLARE_FINAL_TYPE (BastideNewGame, bastide_new_game, BASTIDE, NEW_GAME, AdwWindow)

/* Signals: "created" (BstRecord): the game at its start; "try" (string): a lesson (bst_io_tile_set_dup_lesson()) shall be
 * opened. The dialog then closes. */

/* @settings keep what was chosen last. */
GtkWidget *bastide_new_game_new          (GtkWindow     *parent,
                                          GSettings     *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Chooses other tiles and rules for a game that is there; its players stay. The game of the record
 * that is created is the other one. */
GtkWidget *bastide_new_game_new_for_game (GtkWindow     *parent,
                                          const BstGame *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
