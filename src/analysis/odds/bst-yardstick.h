/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A fixed calculation, whose time says how fast a machine is just now: by it the figures of two machines, or of two
 * days, are compared. It is no part of the engine and never changes with it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Some millions of dependent steps through a table that fits into a second-level cache. The same number on every
 * machine. */
guint64 bst_yardstick_run     (void);

/* The least time of five runs, in the unit of @get_time, which has the time so far. */
double  bst_yardstick_measure (double (*get_time) (void));

G_END_DECLS
