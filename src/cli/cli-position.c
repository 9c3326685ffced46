/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-problems.h"
#include "cli.h"

#include "bst-io-document.h"
#include "bst-io-position-text.h"
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

static CliStatus
fail (GError *error)
{
  bst_io_reason_localize (error);
  g_printerr ("position: %s\n", error->message);

  return CLI_FAULTS;
}

static guint
tell_problems (const BstSetup *setup)
{
  g_autoptr (BstPosition) position = bst_setup_get_position (setup);

  return cli_problems_print (setup, position, NULL, "position", g_printerr);
}

/* What the rules forbid is told, and written all the same. */
static CliStatus
set_up (const char *text,
        const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstSetup) setup = bst_io_setup_from_text (text, &error);

  if (setup == NULL)
    return fail (error);
  tell_problems (setup);

  return write_document (setup, path);
}

/* What the rules forbid is told, and printed all the same. */
static CliStatus
print (const char *text)
{
  g_autoptr (GError) error = NULL;
  gboolean is_set_up;
  g_autoptr (BstPosition) position = bst_io_position_from_text (text, &is_set_up, &error);
  g_autofree char *written = position != NULL ? bst_io_position_to_text (position, &error) : NULL;
  guint n_problems = 0;

  if (written == NULL)
    return fail (error);
  if (is_set_up)
    {
      g_autoptr (BstSetup) setup = bst_setup_from_position (position);

      n_problems = tell_problems (setup);
    }
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

  if (!cli_parse (&argc, &argv, entries, _("TEXT"), 1, 1))
    return CLI_USAGE;
  if (path != NULL && !g_str_has_suffix (path, ".bastide"))
    {
      g_printerr (_("position: %s: games are written as .bastide\n"), path);
      return CLI_USAGE;
    }

  /* A turn may be in the middle: a set-up never is. */
  return path != NULL ? set_up (argv[1], path) : print (argv[1]);
}
