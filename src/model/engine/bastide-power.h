/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether power is to be spared: the machine runs on its battery, as UPower says, or the power profile asks for it. Where
 * nobody says so, it is not. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_POWER (bastide_power_get_type ())
G_DECLARE_FINAL_TYPE (BastidePower, bastide_power, BASTIDE, POWER, GObject)

/* Signal "changed": it is other than before. What the machine says comes a moment after it was made. */

BastidePower *bastide_power_new       (void) G_GNUC_WARN_UNUSED_RESULT;
gboolean      bastide_power_is_scarce (BastidePower *self);

G_END_DECLS
