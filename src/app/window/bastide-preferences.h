/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What holds for all windows and games. It acts at once. */

#pragma once

#include "bastide-keys.h"

G_BEGIN_DECLS

void bastide_preferences_show  (BastideKeys *keys,
                                GtkWindow   *parent);

/* The style of all windows follows @settings from now on. */
void bastide_preferences_apply (GSettings   *settings);

G_END_DECLS
