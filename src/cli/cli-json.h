/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The JSON that commands print; its schema is in the manual page. */

#pragma once

#include <json-glib/json-glib.h>

#include "bst-position.h"

G_BEGIN_DECLS

void cli_json_int      (JsonBuilder       *builder,
                        const char        *name,
                        gint64             value);
void cli_json_text     (JsonBuilder       *builder,
                        const char        *name,
                        const char        *value);

/* An array of the names of the players in a mask. */
void cli_json_players  (JsonBuilder       *builder,
                        const char        *name,
                        const BstGame     *game,
                        guint              players);

/* Members "feature" and "location" in JCloisterZone's words, in board orientation. */
void cli_json_spot     (JsonBuilder       *builder,
                        const BstTileType *type,
                        guint              segment,
                        guint              rotation);

/* Prints the finished document on standard output. Takes @builder. */
void cli_json_print    (JsonBuilder       *builder);

G_END_DECLS
