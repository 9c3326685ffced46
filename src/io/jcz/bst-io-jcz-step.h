/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Messages of a .jcz that are steps of a turn (formats.md, 1.5 and 1.11). */

#pragma once

#include "bst-io-json.h"
#include "bst-position.h"

G_BEGIN_DECLS

/* Is a message of this type a step of ours? Tiles, passes and commits are not, and ransoms need to know
 * more than a position does. */
gboolean bst_io_jcz_is_step      (const char         *type);

/* The step for which the message with @payload stands in @position; whether it is legal is the
 * position's matter. What of it is not known (tokens, neutral figures) is BST_IO_ERROR_UNSUPPORTED,
 * by name. */
gboolean bst_io_jcz_read_step    (const char         *type,
                                  const BstIoJson    *payload,
                                  const BstPosition  *position,
                                  BstStep            *step,
                                  GError            **error);

/* Does a PLACE_TOKEN put or move a ferry? */
gboolean bst_io_jcz_is_ferry  (const BstIoJson    *payload);

G_END_DECLS
