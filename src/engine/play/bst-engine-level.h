/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opponents of several strengths, each about twelve points a game from the next (doc/engine.md). The weaker ones do not
 * err by chance: they do not see what people learn last to see. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From 1, a beginner, to this one, who does what the engine can. */
#define BST_N_ENGINE_LEVELS 6

/* What a player of the level does not see: BstEngineBlind. */
guint    bst_engine_level_get_blind    (guint level);

/* Does he try turns, or take the best by their value? */
gboolean bst_engine_level_looks_ahead  (guint level);

G_END_DECLS
