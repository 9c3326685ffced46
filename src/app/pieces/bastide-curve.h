/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The course of the score over the line, as a scrubber. With two players it is their
 * difference, with more a line for each. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-study.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_CURVE (bastide_curve_get_type ())
G_DECLARE_FINAL_TYPE (BastideCurve, bastide_curve, BASTIDE, CURVE, GtkWidget)

void bastide_curve_set_study (BastideCurve *self,
                              BastideStudy *study);

G_END_DECLS
