/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program: one instance, any number of windows. */

#pragma once

#include <adwaita.h>

#include "bastide-drafts.h"
#include "bastide-places.h"
#include "bastide-results.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_APPLICATION (bastide_application_get_type ())
G_DECLARE_FINAL_TYPE (BastideApplication, bastide_application, BASTIDE, APPLICATION, AdwApplication)

BastideApplication *bastide_application_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Where this process keeps what is open. NULL before it has started and after it has ended. */
BastideDrafts *bastide_application_get_drafts (BastideApplication *self);
BastidePlaces *bastide_application_get_places (BastideApplication *self);

/* How puzzles went, for all windows. (transfer none) */
BastideResults *bastide_application_get_results (BastideApplication *self);

G_END_DECLS
