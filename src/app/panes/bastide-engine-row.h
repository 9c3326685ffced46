/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine above the table of turns: a switch, what it is doing, and how far it is. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-engine.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_ENGINE_ROW (bastide_engine_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideEngineRow, bastide_engine_row, BASTIDE, ENGINE_ROW, GtkWidget)

/* @engine: NULL while it is off. */
void bastide_engine_row_set_engine (BastideEngineRow *self,
                                    BastideEngine    *engine);
/* It rests to spare power, and can be told to go on. */
void bastide_engine_row_set_sparing (BastideEngineRow *self,
                                     gboolean          is_sparing);

G_END_DECLS
