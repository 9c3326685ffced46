/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be wrong with a file: errors that stop a reader, and issues that it goes on after.
 * Every message is one sentence for the user, in his language, "FILE: PLACE: reason". */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BST_IO_ERROR (bst_io_error_quark ())
GQuark bst_io_error_quark (void);

typedef enum
{
  BST_IO_ERROR_READ,            /* the file cannot be read at all */
  BST_IO_ERROR_WRITE,
  BST_IO_ERROR_LIMIT,           /* too large, too deep */
  BST_IO_ERROR_SYNTAX,          /* not of the form; of no known form */
  BST_IO_ERROR_DATA,            /* of the form, but contradicts itself or the rules */
  BST_IO_ERROR_UNSUPPORTED,     /* an expansion, element or rule that Bastide lacks, by name */
  BST_IO_ERROR_BOOKLET,         /* puzzles, where a game was asked for (bst-io-booklet.h) */
  BST_IO_ERROR_ARCHIVE          /* several files, where one was asked for (bst-io-unpack.h) */
} BstIoError;

/* Sets @error to "FILE: PLACE: reason"; @place may be NULL. Returns FALSE, so that a reader
 * can end with it. */
gboolean bst_io_fail           (GError     **error,
                                BstIoError   code,
                                const char  *file,
                                const char  *place,
                                const char  *format,
                                ...) G_GNUC_PRINTF (5, 6);

/* Takes the error of a lower layer (core, libxml2, GIO) and puts file and place before it. */
gboolean bst_io_fail_with      (GError     **error,
                                BstIoError   code,
                                const char  *file,
                                const char  *place,
                                GError      *reason);

/* What @error says behind the file's name, with the place. Borrowed from it. */
const char *bst_io_error_get_reason (const GError *error,
                                     const char   *file);

/* Something in a file that was read all the same. */
typedef struct
{
  const char *tag;              /* stable, static: "final-score" */
  char       *place;            /* (nullable) */
  char       *message;
} BstIoIssue;

/* The tag of a fault at which the reader stopped: what was read is what stands before it. */
#define BST_IO_ISSUE_FAULT "fault"
/* The same, where the game needs something that is not known. */
#define BST_IO_ISSUE_UNSUPPORTED "unsupported"

/* Is it one of these two? */
gboolean bst_io_issue_is_fault (const BstIoIssue *issue);

/* The issues of one file, in the order of finding. A GPtrArray of BstIoIssue that frees them. */
typedef GPtrArray BstIoIssues;

BstIoIssues *bst_io_issues_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Adds one; nothing happens if @issues is NULL or has BST_IO_MAX_ISSUES. */
void         bst_io_issues_add (BstIoIssues *issues,
                                const char  *tag,
                                const char  *place,
                                const char  *format,
                                ...) G_GNUC_PRINTF (4, 5);

G_END_DECLS
