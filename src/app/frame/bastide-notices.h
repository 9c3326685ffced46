/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bars at the top of a window, in place of questions that block. */

#pragma once

#include "bastide-notice-kind.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_NOTICES (bastide_notices_get_type ())
G_DECLARE_FINAL_TYPE (BastideNotices, bastide_notices, BASTIDE, NOTICES, GtkWidget)

/* In place of what the bar of that kind says by now; NULL takes it away. */
void bastide_notices_show       (BastideNotices    *self,
                                 BastideNoticeKind  kind,
                                 const char        *text);

/* Then the buttons of a bar are below its sentence. */
void bastide_notices_set_narrow (BastideNotices    *self,
                                 gboolean           is_narrow);

G_END_DECLS
