/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-io-error.h"

#include "bst-io-limits.h"
#include "bst-io-reason.h"

#include <string.h>

/* Bytes. */
#define MAX_MESSAGE 1000

G_DEFINE_QUARK (bst-io-error-quark, bst_io_error)

/* What a file says may be as long as the file; a message is read by people. (transfer full) */
static char *
shorten (const char *text)
{
  g_autofree char *start = NULL;

  if (strlen (text) <= MAX_MESSAGE)
    return g_strdup (text);
  start = g_utf8_make_valid (text, MAX_MESSAGE);

  return g_strconcat (start, "…", NULL);
}

static void
set_error (GError     **error,
           BstIoError   code,
           const char  *file,
           const char  *whole_place,
           const char  *whole_reason)
{
  g_autofree char *place = shorten (whole_place != NULL ? whole_place : "");
  g_autofree char *reason = shorten (whole_reason);

  if (*place != '\0')
    g_set_error (error, BST_IO_ERROR, code, "%s: %s: %s", file, place, reason);
  else
    g_set_error (error, BST_IO_ERROR, code, "%s: %s", file, reason);
}

gboolean
bst_io_fail (GError     **error,
             BstIoError   code,
             const char  *file,
             const char  *place,
             const char  *format,
             ...)
{
  g_autofree char *reason = NULL;
  va_list arguments;

  va_start (arguments, format);
  reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  set_error (error, code, file, place, reason);

  return FALSE;
}

/* What is wrong, without the file's name, which GLib puts into its own sentences: "Error opening file
 * FILE: No such file or directory". */
static const char *
skip_file (const char *message,
           const char *file)
{
  const char *at = *file != '\0' ? strstr (message, file) : NULL;
  const char *reason = at != NULL ? strstr (at + strlen (file), ": ") : NULL;

  return reason != NULL ? reason + strlen (": ") : message;
}

gboolean
bst_io_fail_with (GError     **error,
                  BstIoError   code,
                  const char  *file,
                  const char  *place,
                  GError      *reason)
{
  bst_io_reason_localize (reason);
  set_error (error, code, file, place, skip_file (reason->message, file));
  g_error_free (reason);

  return FALSE;
}

const char *
bst_io_error_get_reason (const GError *error,
                         const char   *file)
{
  gsize length = strlen (file);

  if (strncmp (error->message, file, length) == 0
      && strncmp (error->message + length, ": ", 2) == 0)
    return error->message + length + 2;

  return error->message;
}

static void
issue_free (gpointer data)
{
  BstIoIssue *issue = data;

  g_free (issue->place);
  g_free (issue->message);
  g_free (issue);
}

gboolean
bst_io_issue_is_fault (const BstIoIssue *issue)
{
  return g_str_equal (issue->tag, BST_IO_ISSUE_FAULT) || g_str_equal (issue->tag, BST_IO_ISSUE_UNSUPPORTED);
}

BstIoIssues *
bst_io_issues_new (void)
{
  return g_ptr_array_new_with_free_func (issue_free);
}

void
bst_io_issues_add (BstIoIssues *issues,
                   const char  *tag,
                   const char  *place,
                   const char  *format,
                   ...)
{
  g_autofree char *message = NULL;
  BstIoIssue *issue;
  va_list arguments;

  if (issues == NULL || issues->len == BST_IO_MAX_ISSUES)
    return;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  issue = g_new0 (BstIoIssue, 1);
  issue->tag = tag;
  issue->place = g_strdup (place);
  issue->message = shorten (message);
  g_ptr_array_add (issues, issue);
}
