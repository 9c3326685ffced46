/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions of random games with every set and with other values of the switches. */

#pragma once

#include "bst-feature.h"
#include "bst-random.h"

/* Each stands for a choice of tiles and rules, the first for the base game. */
#define N_RANDOM_SETTINGS 35

const char  *random_setting_name (guint setting);

/* The position after @n_turns random turns, or fewer at the end of the game; between two turns.
 * The same numbers give the same position. (transfer full) */
BstPosition *random_position_new (guint   setting,
                                  guint   n_players,
                                  guint   n_turns,
                                  guint64 seed);

/* The same, played until at most @n_left tiles are left. (transfer full) */
BstPosition *random_position_near_end (guint   setting,
                                       guint   n_players,
                                       guint   n_left,
                                       guint64 seed);

/* How many positions a test looks at: @usual, or what BASTIDE_POSITIONS in the environment says. */
guint        random_position_count (guint usual);
