/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command render is a module of its own, loaded when it is called: cairo and what it
 * brings along would cost every other command a third of its memory and of its start. */

#include "config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <gmodule.h>

#define MODULE "libbastide-cli-render." G_MODULE_SUFFIX

/* Beside the program where it was built, else where it was installed. (transfer full) */
static char *
find_module (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

  if (program != NULL)
    {
      g_autofree char *folder = g_path_get_dirname (program);
      g_autofree char *path = g_build_filename (folder, MODULE, NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }

  return g_build_filename (MODULEDIR, MODULE, NULL);
}

CliStatus
cli_render (int    argc,
            char **argv)
{
  g_autofree char *path = find_module ();
  GModule *module = g_module_open (path, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);
  gpointer run;

  if (module == NULL || !g_module_symbol (module, "cli_render_in_module", &run))
    {
      g_printerr (_("render: the program is not installed whole: %s\n"), g_module_error ());
      return CLI_FAULTS;
    }

  return ((CliStatus (*) (int, char **)) run) (argc, argv);
}
