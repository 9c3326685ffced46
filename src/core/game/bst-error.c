/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-error.h"

/* How much of a wrong text is kept, in bytes. */
#define MAX_TEXT 60

typedef BstErrorDetails BstErrorPrivate;

static void
bst_error_private_init (BstErrorPrivate *details)
{
}

static void
bst_error_private_copy (const BstErrorPrivate *from,
                        BstErrorPrivate       *to)
{
  *to = *from;
  to->text = g_strdup (from->text);
}

static void
bst_error_private_clear (BstErrorPrivate *details)
{
  g_free (details->text);
}

/* GLib's macro counts bytes back from the error to its details, and clang cannot know that they are aligned. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wcast-align"
G_DEFINE_EXTENDED_ERROR (BstError, bst_error)
#pragma GCC diagnostic pop

static BstErrorDetails *
set_error (GError    **error,
           BstError    code,
           BstReason   reason)
{
  const char *rule = bst_reason_get_rule (reason);
  BstErrorDetails *details;

  g_set_error (error, BST_ERROR, (int) code, "%s%s%s", rule != NULL ? rule : "",
               rule != NULL ? ": " : "", bst_reason_get_name (reason));
  details = bst_error_get_private (*error);
  details->reason = reason;

  return details;
}

gboolean
bst_error_refuse (GError       **error,
                  BstReason      reason,
                  BstDirection   edge)
{
  BstError code = reason == BST_REASON_OUT_OF_BOUNDS ? BST_ERROR_RANGE : BST_ERROR_ILLEGAL;

  if (error != NULL)
    set_error (error, code, reason)->edge = edge;

  return FALSE;
}

gboolean
bst_error_refuse_data (GError    **error,
                       BstReason   reason)
{
  if (error != NULL)
    set_error (error, BST_ERROR_DATA, reason);

  return FALSE;
}

/* The beginning of a text, cut between two characters. */
static char *
cut (const char *text)
{
  char *beginning = g_strndup (text, MAX_TEXT);
  const char *end;

  g_utf8_validate (beginning, -1, &end);
  beginning[end - beginning] = '\0';

  return beginning;
}

gboolean
bst_error_refuse_text (GError       **error,
                       BstError       code,
                       BstErrorText   kind,
                       const char    *text,
                       BstReason      reason)
{
  BstErrorDetails *details;

  if (error == NULL)
    return FALSE;
  details = set_error (error, code, reason);
  details->text_kind = kind;
  details->text = cut (text);

  return FALSE;
}

void
bst_error_set_number (GError **error,
                      guint    number)
{
  if (error == NULL || *error == NULL)
    return;

  bst_error_get_private (*error)->number = number;
  g_prefix_error (error, "move %u: ", number);
}

void
bst_error_set_text (GError       **error,
                    BstErrorText   kind,
                    const char    *text)
{
  BstErrorDetails *details;

  if (error == NULL || *error == NULL || (details = bst_error_get_private (*error))->text_kind != BST_ERROR_TEXT_NONE)
    return;

  details->text_kind = kind;
  details->text = cut (text);
}

const BstErrorDetails *
bst_error_get_details (const GError *error)
{
  g_return_val_if_fail (error->domain == BST_ERROR, NULL);

  return bst_error_get_private (error);
}
