/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of all keys. */

#pragma once

#include "bastide-keys.h"

G_BEGIN_DECLS

/* As they are now; over @parent. */
void bastide_shortcuts_show (BastideKeys *keys,
                             GtkWindow   *parent);

G_END_DECLS
