/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli.h"

#include "bst-io-check.h"

#include <glib/gi18n.h>

static const char * const status_words[] = { "passed", "failed", "unsupported" };

/* Lines and words here are read by programs: never translated. A file that cannot be read at
 * all is one failure. */
static void
check_file (const char *path,
            guint       counts[3])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) checks = bst_io_check_file (path, &error);

  if (checks == NULL)
    {
      g_print ("failed: %s\n", error->message);
      counts[BST_IO_CHECK_FAILED]++;
      return;
    }

  for (guint i = 0; i < checks->len; i++)
    {
      const BstIoCheck *check = g_ptr_array_index (checks, i);

      g_print ("%s: %s: %s%s%s\n", status_words[check->status], path, check->assertion,
               check->reason != NULL ? ": " : "", check->reason != NULL ? check->reason : "");
      counts[check->status]++;
    }
}

CliStatus
cli_check (int    argc,
           char **argv)
{
  GOptionEntry entries[] = { { NULL } };
  guint counts[3] = { 0 };

  if (!cli_parse (&argc, &argv, entries, _("FILE…"), 1, -1))
    return CLI_USAGE;

  for (int i = 1; i < argc; i++)
    check_file (argv[i], counts);
  g_print ("%u passed, %u failed, %u unsupported\n", counts[BST_IO_CHECK_PASSED],
           counts[BST_IO_CHECK_FAILED], counts[BST_IO_CHECK_UNSUPPORTED]);

  return counts[BST_IO_CHECK_FAILED] == 0 ? CLI_OK : CLI_FAULTS;
}
