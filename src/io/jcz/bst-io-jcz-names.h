/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a .jcz may ask for and Bastide lacks, in the words of the boxes (formats.md, 1.3). */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a reader could not read, each thing once, in the order of finding. */
typedef GPtrArray BstIoJczLacking;

BstIoJczLacking *bst_io_jcz_lacking_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the box or piece that @key stands for: a tile set, an element or a capability of any version. A key of which
 * nothing is known stands for itself. */
void  bst_io_jcz_lacking_add      (BstIoJczLacking       *lacking,
                                   const char            *key);

/* Adds what is known, but not more than one of it. */
void  bst_io_jcz_lacking_add_more (BstIoJczLacking       *lacking,
                                   const char            *key);

/* "The Phantom, Hills & Sheep". (transfer full) */
char *bst_io_jcz_lacking_to_text  (const BstIoJczLacking *lacking) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
