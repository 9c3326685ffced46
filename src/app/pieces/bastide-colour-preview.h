/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures of all players with their marks, as some readers see them. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-vision.h"

G_BEGIN_DECLS

GtkWidget *bastide_colour_preview_new (BastideVision vision);

G_END_DECLS
