/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A BastidePointer over what it is about. It belongs to no document, and is gone with its window. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-pointer.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_POINTING (bastide_pointing_get_type ())
G_DECLARE_FINAL_TYPE (BastidePointing, bastide_pointing, BASTIDE, POINTING, GtkWidget)

/* It follows the mouse, whose clicks put discs. */
GtkWidget *bastide_pointing_new           (BastidePointer  *pointer) G_GNUC_WARN_UNUSED_RESULT;

/* What stands at the bottom of the same window and is to be read beside the spotlight (nullable). */
void       bastide_pointing_set_kept      (BastidePointing *self,
                                           GtkWidget       *widget);

G_END_DECLS
