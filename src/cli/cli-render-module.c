/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What draws is a module of its own, loaded when it is called: cairo and what it
 * brings along would cost every other command a third of its memory and of its start. */

#include "config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <gmodule.h>

#define MODULE "libbastide-cli-render." G_MODULE_SUFFIX

/* Was the program built where it stands, in src/cli of a build folder? */
static gboolean
is_in_build_folder (const char *folder)
{
  g_autofree char *file = g_build_filename (folder, "..", "..", "build.ninja", NULL);

  return g_str_has_suffix (folder, "/src/cli") && g_file_test (file, G_FILE_TEST_IS_REGULAR);
}

/* Beside the program in the folder where it was built, else where it was installed and only there: what
 * lies beside a program that was copied or downloaded is not loaded. (transfer full) */
static char *
find_module (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = program != NULL ? g_path_get_dirname (program) : NULL;

  return g_build_filename (folder != NULL && is_in_build_folder (folder) ? folder : MODULEDIR, MODULE,
                           NULL);
}

CliStatus
cli_render_call (const char  *function,
                 int          argc,
                 char       **argv)
{
  g_autofree char *path = find_module ();
  GModule *module = g_module_open (path, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);
  gpointer run;

  if (module == NULL || !g_module_symbol (module, function, &run))
    {
      g_printerr (_("render: the program is not installed whole: %s\n"), g_module_error ());
      return CLI_FAULTS;
    }

  return ((CliStatus (*) (int, char **)) run) (argc, argv);
}

CliStatus
cli_render (int    argc,
            char **argv)
{
  return cli_render_call ("cli_render_in_module", argc, argv);
}

CliStatus
cli_sheet (int    argc,
           char **argv)
{
  return cli_render_call ("cli_sheet_in_module", argc, argv);
}
