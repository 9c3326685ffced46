/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Help for one place of the program: what it is, and its keys as they are now. */

#pragma once

#include "bastide-keys.h"
#include "bastide-page.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_HELP (bastide_help_get_type ())
G_DECLARE_FINAL_TYPE (BastideHelp, bastide_help, BASTIDE, HELP, AdwWindow)

/* Over @parent; Escape closes it. */
GtkWidget *bastide_help_new (GtkWindow             *parent,
                             BastideKeys           *keys,
                             const BastidePageHelp *help);

G_END_DECLS
