/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Elements and rules of a .jcz as switches of ours (formats.md, 1.3). A rule that changes the
 * game and is not known is BST_IO_ERROR_UNSUPPORTED, by name. */

#pragma once

#include "bst-io-jcz-setup.h"

G_BEGIN_DECLS

/* Reads setup.elements of the versions from 5.0 on into @rules, and what is not known into @lacking. */
gboolean bst_io_jcz_read_elements (const BstIoJson     *setup,
                                   BstRules            *rules,
                                   BstIoJczLacking     *lacking,
                                   GError             **error);

/* Reads setup.capabilities of version 4, or what its expansions stand for, into @rules, and what is not
 * known into @lacking. */
gboolean bst_io_jcz_read_capabilities (const BstIoJson  *setup,
                                       BstRules         *rules,
                                       BstIoJczLacking  *lacking,
                                       GError          **error);

/* Reads setup.rules of any version into @rules; @root is the whole file. */
gboolean bst_io_jcz_read_rules    (const BstIoJson     *root,
                                   const BstIoJson     *setup,
                                   BstIoJczGeneration   generation,
                                   BstRules            *rules,
                                   GError             **error);

G_END_DECLS
