/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a window without a game shows: a scene, what can be done, and the games that were open last. */

#pragma once

#include <adwaita.h>

#include "bastide-user-state.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_START (bastide_start_get_type ())
G_DECLARE_FINAL_TYPE (BastideStart, bastide_start, BASTIDE, START, AdwBin)

/* Where games were left. */
void bastide_start_set_user_state (BastideStart     *self,
                                   BastideUserState *user_state);

G_END_DECLS
