/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the engine would do otherwise than a player, in sentences with counts, over games that the reader chooses. */

#pragma once

#include <adwaita.h>
#include <bst-record.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_TIPS_WINDOW (bastide_tips_window_get_type ())
G_DECLARE_FINAL_TYPE (BastideTipsWindow, bastide_tips_window, BASTIDE, TIPS_WINDOW, AdwWindow)

/* @record (nullable): the game that is open, which is the first of them. */
GtkWidget *bastide_tips_window_new (GtkWindow       *parent,
                                    const BstRecord *record) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
