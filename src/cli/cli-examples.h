/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The examples of a numbered rule, as bastide-cli rules prints and draws them. */

#pragma once

#include "cli-json.h"
#include "cli.h"

#include "bst-io-rulebook.h"

G_BEGIN_DECLS

/* The list below a rule. */
void      cli_examples_print  (const BstIoRule *rule);

/* Member "examples" of the rule. */
void      cli_examples_add    (JsonBuilder     *builder,
                               const BstIoRule *rule);

/* Example @number of the rule, from 1, step by step. CLI_USAGE, and it is said, if there is none; as in the
 * next two. */
CliStatus cli_examples_show   (const BstIoRule *rule,
                               int              number,
                               gboolean         json);

/* What the moves of its last game pay under each rule set. */
CliStatus cli_examples_compare (const BstIoRule *rule,
                               int              number,
                               gboolean         json);

/* Draws step @step of it, from 1, or with 0 the one that shows best what it is about. */
CliStatus cli_examples_render (const BstIoRule *rule,
                               int              number,
                               int              step,
                               const char      *path);

G_END_DECLS
