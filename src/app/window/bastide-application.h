/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program: one instance, any number of windows. */

#pragma once

#include <adwaita.h>

#include "bastide-user-state.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_APPLICATION (bastide_application_get_type ())
G_DECLARE_FINAL_TYPE (BastideApplication, bastide_application, BASTIDE, APPLICATION, AdwApplication)

BastideApplication *bastide_application_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* NULL before it has started, while another process has the windows, and after it has ended. */
BastideUserState *bastide_application_get_user_state (BastideApplication *self);

G_END_DECLS
