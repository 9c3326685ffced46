/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in which a puzzle is made or changed. Signal "finished": the setter wants it kept;
 * whoever listens closes the window when that went well. */

#pragma once

#include "bastide-setter.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SETTER_VIEW (bastide_setter_view_get_type ())
G_DECLARE_FINAL_TYPE (BastideSetterView, bastide_setter_view, BASTIDE, SETTER_VIEW, AdwWindow)

/* @is_new: it is in no booklet yet. */
GtkWidget     *bastide_setter_view_new        (GtkWindow         *parent,
                                               BastideSetter     *setter,
                                               gboolean           is_new) G_GNUC_WARN_UNUSED_RESULT;
BastideSetter *bastide_setter_view_get_setter (BastideSetterView *self);

G_END_DECLS
