/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A document while it is read, and the parts of reading that stand before its first move. */

#pragma once

#include "bst-io-xml.h"
#include "bst-record.h"

G_BEGIN_DECLS

typedef struct
{
  const char   *name;           /* of the file */
  BstIoIssues  *issues;         /* (nullable) */
  BstRecord    *record;
  BstGame      *game;
  GError      **error;
} BstIoDocumentReader;

/* Tells as an issue that an element is not known: "unknown-kept" or "not-kept". */
void      bst_io_document_note_unknown      (BstIoDocumentReader *reader,
                                             const xmlNode       *node,
                                             const char          *tag);

/* The text of an element, complete in itself: namespaces declared further up are repeated.
 * (transfer full) */
char     *bst_io_document_dump              (const xmlNode       *node) G_GNUC_WARN_UNUSED_RESULT;

/* Appends an unknown element, of which it tells, to what is kept of its owner (nullable).
 * (transfer full) */
char     *bst_io_document_keep              (BstIoDocumentReader *reader,
                                             const xmlNode       *node,
                                             const char          *kept) G_GNUC_WARN_UNUSED_RESULT;

/* Tells as issues which attributes of an element are not in the NULL-terminated list. */
void      bst_io_document_check_attributes  (BstIoDocumentReader *reader,
                                             const xmlNode       *node,
                                             const char * const  *known);

/* Reads the <players> of @parent: none if there is no such element. (transfer full) (element-type
 * BstPlayer) */
GArray   *bst_io_document_read_players      (BstIoDocumentReader *reader,
                                             const xmlNode       *parent);

/* Reads players, tile set and rules from the root's children, and creates game and record. */
gboolean  bst_io_document_read_set_up       (BstIoDocumentReader *reader,
                                             const xmlNode       *root);

/* Reads <first-player> into the record, as far as its ways are known: @known says whether they
 * are. */
gboolean  bst_io_document_read_first_player (BstIoDocumentReader *reader,
                                             const xmlNode       *node,
                                             gboolean            *known);

/* Reads <header> into the record. */
void      bst_io_document_read_header       (BstIoDocumentReader *reader,
                                             const xmlNode       *header);

G_END_DECLS
