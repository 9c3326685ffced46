/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a file says that is not understood: texts by the place where they stood, kept as they were
 * so that saving loses nothing. Only the readers and writers of files know what a place is called
 * and what a text means. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* NULL where nothing is kept. */
typedef struct _BstExtra BstExtra;

/* Appends a text to what is kept at the place, on a line of its own. */
void        bst_extra_add  (BstExtra       **extra,
                            const char      *place,
                            const char      *text);

/* What is kept at the place; NULL if nothing is. (transfer none) */
const char *bst_extra_get  (const BstExtra  *extra,
                            const char      *place);

BstExtra   *bst_extra_copy (const BstExtra  *extra) G_GNUC_WARN_UNUSED_RESULT;
void        bst_extra_free (BstExtra        *extra);

gboolean    bst_extra_equal (const BstExtra *a,
                             const BstExtra *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstExtra, bst_extra_free)

G_END_DECLS
