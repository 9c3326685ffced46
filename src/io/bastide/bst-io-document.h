/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bastide's own documents, .bastide: XML, versioned (data/schema/document.rng). */

#pragma once

#include "bst-io-error.h"
#include "bst-io-xml.h"
#include "bst-record.h"

G_BEGIN_DECLS

/* Reads a parsed document whose root is <bastide>. Elements that are not known go to the
 * extra of their node or record, and an issue names them. (transfer full) */
BstRecord *bst_io_document_read     (xmlDoc           *document,
                                     const char       *name,
                                     BstIoIssues      *issues,
                                     GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* The text of a record's document. NULL and @error if variations are nested too deep to be
 * read back. (transfer full) */
char      *bst_io_document_to_text  (const BstRecord  *record,
                                     GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the text of a document, and writes it again (BstIoReadBack). (transfer full) */
char      *bst_io_document_read_back (const char      *text,
                                     const char       *name,
                                     gconstpointer     data,
                                     GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* Writes it, atomically, if it can be read again: on failure the old file stays as it was; else it
 * is kept in FILE~. */
gboolean   bst_io_document_save     (const BstRecord  *record,
                                     const char       *path,
                                     GError          **error);

G_END_DECLS
