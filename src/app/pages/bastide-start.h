/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page to begin with: a scene, what can be done, and the games that were open last. It has no document, and
 * leaves the window's alone. */

#pragma once

#include <adwaita.h>

#include "bastide-user-state.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_START (bastide_start_get_type ())
G_DECLARE_FINAL_TYPE (BastideStart, bastide_start, BASTIDE, START, AdwBin)

/* @user_state: where games were left. */
GtkWidget *bastide_start_new (BastideUserState *user_state);

G_END_DECLS
