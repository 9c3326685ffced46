/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From expected points to the chance to win: what is missing to the end is taken as normally distributed. */

#pragma once

#include "bst-engine-value.h"

G_BEGIN_DECLS

/* The chance of @player to have the most points alone (@win) or with others (@tie), of 1. */
void bst_engine_chance_of (const BstEngineValue *value,
                           guint                 n_players,
                           guint                 player,
                           double               *win,
                           double               *tie);

G_END_DECLS
