/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards of any size for benchmarks. */

#pragma once

#include <bst-record.h>

G_BEGIN_DECLS

/* A game of two players with @n_tiles tiles laid as densely as the rules allow, the base set
 * repeated as often as needed and allowed. Some tiles carry figures. (transfer full) */
BstRecord *bench_board_new (guint n_tiles);

G_END_DECLS
