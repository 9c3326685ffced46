/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-problems.h"
#include "cli.h"

#include "bst-io-document.h"
#include "bst-io-open.h"
#include "bst-io-reason.h"

#include <glib/gi18n.h>

/* Writes a document in which the position is set up before any move. */
static CliStatus
write_document (BstSetup   *setup,
                const char *path)
{
  g_autoptr (BstRecord) record = bst_record_new (bst_setup_get_game (setup));
  g_autoptr (GError) error = NULL;

  bst_node_attach (bst_node_new_set_up (bst_setup_copy (setup)), bst_record_get_root (record), 0);
  if (bst_io_document_save (record, path, &error))
    return CLI_OK;
  g_printerr ("position: %s\n", error->message);

  return CLI_FAULTS;
}

/* What the rules forbid is told, and printed or written all the same. */
static CliStatus
set_up (const char *text,
        const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstSetup) setup = bst_io_setup_from_text (text, &error);
  g_autoptr (BstPosition) position = NULL;
  g_autofree char *written = NULL;
  guint n_problems;

  if (setup == NULL)
    {
      bst_io_reason_localize (error);
      g_printerr ("position: %s\n", error->message);
      return CLI_FAULTS;
    }

  position = bst_setup_get_position (setup);
  n_problems = cli_problems_print (setup, position, NULL, "position", g_printerr);
  if (path != NULL)
    return write_document (setup, path);

  written = bst_position_to_text (position);
  g_print ("%s\n", written);

  return n_problems > 0 ? CLI_FAULTS : CLI_OK;
}

CliStatus
cli_position (int    argc,
              char **argv)
{
  g_autofree char *path = NULL;
  GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &path, N_("Write a document with this position"),
      N_("FILE") },
    { NULL }
  };
  g_autoptr (BstPosition) position = NULL;

  if (!cli_parse (&argc, &argv, entries, _("TEXT"), 1, 1))
    return CLI_USAGE;
  if (path != NULL && !g_str_has_suffix (path, ".bastide"))
    {
      g_printerr (_("position: %s: games are written as .bastide\n"), path);
      return CLI_USAGE;
    }

  /* A turn may be in the middle: a set-up never is. */
  position = path == NULL ? bst_io_position_from_text (argv[1], NULL) : NULL;
  if (position != NULL)
    {
      g_autofree char *text = bst_position_to_text (position);

      g_print ("%s\n", text);
      return CLI_OK;
    }

  return set_up (argv[1], path);
}
