/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbered rules, as bastide-cli rules prints them. */

#pragma once

#include "cli.h"

G_BEGIN_DECLS

/* Is this how the number of a rule looks, "MO3", whether or not there is such a rule? */
gboolean  cli_rulebook_is_number (const char *argument);

/* Prints the rules with these numbers; @sets are all bundled rule sets, of BstIoRuleSet. */
CliStatus cli_rulebook_print     (char      **numbers,
                                  guint       n_numbers,
                                  GPtrArray  *sets,
                                  gboolean    json);

/* Prints those that match @words, a line each. CLI_FAULTS if there are none. */
CliStatus cli_rulebook_search    (const char *words,
                                  GPtrArray  *sets,
                                  gboolean    json);

/* Prints all rules as a page of Markdown, which is doc/rules.md in English, or as JSON. */
CliStatus cli_rulebook_print_all (GPtrArray  *sets,
                                  gboolean    json);

G_END_DECLS
