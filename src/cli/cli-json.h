/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The JSON that commands print; its schema is in the manual page. */

#pragma once

#include <json-glib/json-glib.h>

#include "bst-estimate.h"
#include "bst-position.h"

G_BEGIN_DECLS

/* A document: one object, whose members follow, until it is printed. (transfer full) */
JsonBuilder *cli_json_new (void) G_GNUC_WARN_UNUSED_RESULT;

void cli_json_int      (JsonBuilder       *builder,
                        const char        *name,
                        gint64             value);
void cli_json_number   (JsonBuilder       *builder,
                        const char        *name,
                        double             value);
void cli_json_bool     (JsonBuilder       *builder,
                        const char        *name,
                        gboolean           value);
/* An object of "value", "low" and "high". */
void cli_json_estimate (JsonBuilder       *builder,
                        const char        *name,
                        const BstEstimate *estimate);
/* Rotations by bits, as an array of degrees. */
void cli_json_rotations (JsonBuilder      *builder,
                         const char       *name,
                         guint             rotations);
/* A member that is an array, which json_builder_end_array() ends. */
void cli_json_begin_array (JsonBuilder    *builder,
                           const char     *name);
void cli_json_text     (JsonBuilder       *builder,
                        const char        *name,
                        const char        *value);
/* An array of texts. */
void cli_json_texts    (JsonBuilder       *builder,
                        const char        *name,
                        char             **texts);

/* A text, or null where there is none. */
void cli_json_nullable (JsonBuilder       *builder,
                        const char        *name,
                        const char        *value);

/* The player's name, or the colour where there is none, in English: JSON says the same in every
 * locale. Owned by the record or static. */
const char *cli_json_player_name (const BstGame *game,
                                  guint          player);

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

/* Ends the document, and prints it on standard output, in UTF-8. Takes @builder. */
void cli_json_print    (JsonBuilder       *builder);

G_END_DECLS
