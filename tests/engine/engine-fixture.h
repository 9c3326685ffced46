/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests of the engine share: networks of chance, games that are played on. */

#pragma once

#include "bst-engine-net.h"

#include "random-position.h"

/* A network whose results are not 0. (transfer full) */
BstEngineNet *engine_fixture_net   (guint64      seed);

/* Plays up to @n_turns random turns more. FALSE at the end of the game. */
gboolean      engine_fixture_play  (BstPosition *position,
                                    BstRandom   *random,
                                    guint        n_turns);

guint         engine_fixture_count (const BstPosition *position);

/* Score, and what the end would pay. */
void          engine_fixture_total (const BstPosition *position,
                                    int                points[BST_MAX_PLAYERS]);

/* The points of the player less the most of another. */
double        engine_fixture_margin (const double *points,
                                     guint         n_players,
                                     guint         player);
