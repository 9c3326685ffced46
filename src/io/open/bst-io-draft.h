/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drafts: what is kept of an open document until it is saved, and of its window until the next
 * start. A draft is a document with one line more, a processing instruction that other readers
 * pass over; if there is nothing to save in it, that line is all. What is being made for a booklet has
 * a draft of its own: a booklet that holds that alone. */

#pragma once

#include "bst-booklet.h"
#include "bst-io-error.h"
#include "bst-record.h"

G_BEGIN_DECLS

typedef struct
{
  char      *uri;               /* of the document; NULL if it is in no file yet */
  char      *etag;              /* of the file when it was read or written (nullable) */
  char      *title;             /* of the document, for messages (nullable) */
  char      *node_path;         /* the node that was shown, see bst_io_draft_dup_path(); of what is made, where
                                 * one was in it, in words of its page */
  gboolean   changed;           /* not saved */
  char      *puzzle;            /* of a booklet: the id of the one that was shown, "" if there is
                                 * none. The booklet is in @uri, or the bundled one. NULL: a game */
  char      *others;            /* words that are not known, each with a blank behind it; they are
                                 * written again (nullable) */
  char      *made;              /* of a lesson or puzzle that is made: the id of that which it changes in the
                                 * booklet at @uri, "" if it is new. NULL: nothing is made */
  BstRecord *record;            /* NULL: it is as it is in the file, or something is made */
  BstBooklet *booklet;          /* where something is made: one lesson or one puzzle, else NULL */
} BstIoDraft;

void        bst_io_draft_free      (BstIoDraft       *draft);

/* The whole file. NULL and @error if the document cannot be written. (transfer full) */
char       *bst_io_draft_to_text   (const BstIoDraft *draft,
                                    GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the text of a draft, and writes it again (BstIoReadBack). (transfer full) */
char       *bst_io_draft_read_back (const char       *text,
                                    const char       *name,
                                    gconstpointer     data,
                                    GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* NULL and @error if the file is no draft, or its document cannot be read. (transfer full) */
BstIoDraft *bst_io_draft_read      (const char       *path,
                                    GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* Only what is said about it, without its document. NULL if the file is no draft.
 * (transfer full) */
BstIoDraft *bst_io_draft_read_line (const char       *path) G_GNUC_WARN_UNUSED_RESULT;

/* The way from the root to a node: "12.1.5" is 12 moves along the main line, into the second
 * child, and 5 moves on. (transfer full) */
char       *bst_io_draft_dup_path  (const BstNode    *node) G_GNUC_WARN_UNUSED_RESULT;

/* The node at a place, or the last one on the way to it that is there. */
BstNode    *bst_io_draft_find      (const BstRecord  *record,
                                    const char       *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstIoDraft, bst_io_draft_free)

G_END_DECLS
