/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The problems of set-ups, as lines for other programs: a tag, a place, a rule and a key. */

#pragma once

#include "bst-setup.h"

G_BEGIN_DECLS

/* Prints "PLACE: [TAG] RULE KEY" for each problem that is not allowed; @before as for
 * bst_setup_find_problems(). Returns how many. */
guint cli_problems_print (const BstSetup    *setup,
                          const BstPosition *position,
                          const BstPosition *before,
                          const char        *place,
                          void             (*print) (const char *format, ...));

G_END_DECLS
