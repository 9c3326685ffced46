/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli.h"

gboolean
cli_parse (int           *argc,
           char        ***argv,
           GOptionEntry  *entries,
           const char    *arguments,
           int            at_least,
           int            at_most)
{
  g_autoptr (GOptionContext) context = g_option_context_new (arguments);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      g_printerr ("%s: %s\n", (*argv)[0], error->message);
      return FALSE;
    }
  if (*argc - 1 < at_least || (at_most >= 0 && *argc - 1 > at_most))
    {
      g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);

      g_printerr ("%s", help);
      return FALSE;
    }

  return TRUE;
}
