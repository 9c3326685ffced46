/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-file.h"

#include "bst-io-document.h"

#include <glib/gi18n.h>

CliStatus
cli_convert (int    argc,
             char **argv)
{
  GOptionEntry entries[] = { { NULL } };
  g_autoptr (GError) error = NULL;
  g_autoptr (BstRecord) record = NULL;

  if (!cli_parse (&argc, &argv, entries, _("IN OUT"), 2, 2))
    return CLI_USAGE;
  if (!g_str_has_suffix (argv[2], ".bastide"))
    {
      g_printerr (_("convert: %s: games are written as .bastide\n"), argv[2]);
      return CLI_USAGE;
    }

  record = cli_file_open_record (argv[1], &error);
  if (record == NULL || !bst_io_document_save (record, argv[2], &error))
    {
      g_printerr ("%s\n", error->message);
      return CLI_FAULTS;
    }

  return CLI_OK;
}
