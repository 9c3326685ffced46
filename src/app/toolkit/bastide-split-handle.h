/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The edge of a pane, by which it is made wider: with the pointer, or in focus with Left and Right; and the grip of a sheet, by
 * which it is made higher, with Up and Down. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SPLIT_HANDLE (bastide_split_handle_get_type ())
G_DECLARE_FINAL_TYPE (BastideSplitHandle, bastide_split_handle, BASTIDE, SPLIT_HANDLE, GtkWidget)

/* Signals: "moved" (int): so many pixels to the right, or down. "reset": as at first, by a double click or Home. */

GtkWidget *bastide_split_handle_new (GtkOrientation along) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
