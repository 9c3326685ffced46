/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-problems.h"
#include "cli.h"

#include "bst-io-open.h"
#include "bst-io-reason.h"

#include <glib/gi18n.h>

/* The stable word for what stopped the reader. */
static const char *
error_tag (const GError *error)
{
  static const char * const tags[] = {
    "unreadable", "unwritable", "too-large", "syntax", "data", "unsupported", "data", "archive"
  };

  if (error->domain == BST_IO_ERROR && error->code >= 0 && error->code < (int) G_N_ELEMENTS (tags))
    return tags[error->code];

  return "data";
}

/* What is wrong with set-ups is told, but may be meant so. */
static void
print_problems (const BstRecord *record,
                const char      *path)
{
  g_autoptr (GPtrArray) pending = g_ptr_array_new ();

  g_ptr_array_add (pending, bst_record_get_root (record));
  while (pending->len > 0)
    {
      const BstNode *node = g_ptr_array_steal_index (pending, pending->len - 1);

      for (guint i = node->children != NULL ? node->children->len : 0; i > 0; i--)
        g_ptr_array_add (pending, g_ptr_array_index (node->children, i - 1));
      if (node->setup != NULL)
        {
          g_autoptr (BstPosition) before = bst_record_dup_position (record, node->parent, NULL, NULL);
          g_autoptr (BstPosition) position = bst_setup_get_position (node->setup);
          g_autofree char *place = g_strdup_printf ("%s: move %u", path, bst_node_get_number (node));

          cli_problems_print (node->setup, position, before, place, g_print);
        }
    }
}

/* Warnings do not make a file bad, faults do; every line of the tree must be playable. */
static gboolean
validate (const char *path)
{
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (GError) error = NULL;
  BstRecord *record = bst_io_open (path, issues, &error);
  gboolean has_fault = FALSE;

  for (guint i = 0; i < issues->len; i++)
    {
      const BstIoIssue *issue = g_ptr_array_index (issues, i);

      g_print ("%s: %s: [%s] %s\n", path, issue->place != NULL ? issue->place : "-", issue->tag,
               issue->message);
      has_fault |= bst_io_issue_is_fault (issue);
    }
  if (record == NULL)
    {
      g_print ("[%s] %s\n", error_tag (error), error->message);
      return FALSE;
    }
  if (!bst_record_check (record, &error))
    {
      bst_io_reason_localize (error);
      g_print ("%s: [illegal-move] %s\n", path, error->message);
    }
  else
    {
      print_problems (record, path);
    }
  bst_record_unref (record);

  return error == NULL && !has_fault;
}

CliStatus
cli_validate (int    argc,
              char **argv)
{
  GOptionEntry entries[] = { { NULL } };
  gboolean good = TRUE;

  if (!cli_parse (&argc, &argv, entries, _("FILE…"), 1, -1))
    return CLI_USAGE;

  for (int i = 1; i < argc; i++)
    good = validate (argv[i]) && good;

  return good ? CLI_OK : CLI_FAULTS;
}
