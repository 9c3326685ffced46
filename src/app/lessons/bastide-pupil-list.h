/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pupils in a table, for the teacher: lessons done, share of right answers, the last day; and who is added,
 * renamed and removed. */

#pragma once

#include <adwaita.h>

#include "bastide-pupils.h"

G_BEGIN_DECLS

/* Signal "wanted" (guint number): a row was selected, and its pupil shall learn now. Whoever listens chooses him, or
 * asks before. */
#define BASTIDE_TYPE_PUPIL_LIST (bastide_pupil_list_get_type ())
G_DECLARE_FINAL_TYPE (BastidePupilList, bastide_pupil_list, BASTIDE, PUPIL_LIST, AdwWindow)

GtkWidget *bastide_pupil_list_new (GtkWindow     *parent,
                                   BastidePupils *pupils) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
