/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Windows in which one taps have the style class "touch", by which targets are as large as a finger: on a phone, and where a
 * screen was touched last. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* All windows, those to come as well. Once. */
void bastide_touch_init (void);

G_END_DECLS
