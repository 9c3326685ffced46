/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proof sheets of what lies over a board. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One sheet for each theme, with and without high contrast, as seen by everybody, by deuteranopes and
 * in grey: every overlay at 24, 40, 100 and 300 pixels a tile. */
void proof_write_overlays (const char *directory);

G_END_DECLS
