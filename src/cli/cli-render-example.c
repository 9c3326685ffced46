/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A step of an example of a rule, drawn into a file: what bastide-cli rules --render asks the module for. */

#include "config.h"

#include "cli.h"

#include "bst-io-case-book.h"
#include "bst-io-case-play.h"
#include "bst-render-export.h"
#include "bst-sheet-overlays.h"

#include <glib/gi18n.h>
#include <gmodule.h>

CliStatus cli_render_example_in_module (int argc, char **argv);

static CliStatus
write_step (const BstIoCaseStep *step,
            const char          *path)
{
  BstRenderLight light;
  BstRenderPicture picture = { BST_RENDER_PICTURE_INIT, .theme = bst_render_theme_find ("day"),
                               .light = &light };
  BstRenderArt *art = bst_render_art_new_for_game (bst_position_get_game (step->position));
  g_autoptr (GError) error = NULL;
  gboolean done;

  bst_sheet_get_light (&step->light, &light);
  done = bst_render_export (step->position, art, &picture, path, &error);
  bst_render_art_unref (art);
  if (done)
    return CLI_OK;

  g_printerr ("%s\n", error->message);

  return g_error_matches (error, BST_RENDER_EXPORT_ERROR, BST_RENDER_EXPORT_ERROR_FORMAT)
         ? CLI_USAGE : CLI_FAULTS;
}

/* The arguments: the id of the case, the number of the step from 1, or 0 for the one that shows best what it
 * is about, and the file. */
G_MODULE_EXPORT CliStatus
cli_render_example_in_module (int    argc,
                              char **argv)
{
  g_autoptr (BstIoCasePlay) play = NULL;
  guint n_steps;
  gint64 step;

  g_return_val_if_fail (argc == 3, CLI_USAGE);
  play = bst_io_case_play_new (bst_io_case_book_find (argv[0]), NULL);
  n_steps = bst_io_case_play_get_n_steps (play);
  step = g_ascii_strtoll (argv[1], NULL, 10);
  if (step < 0 || step > n_steps)
    {
      g_printerr (ngettext ("the example has %u step, and no number %s\n",
                            "the example has %u steps, and no number %s\n", n_steps), n_steps, argv[1]);
      return CLI_USAGE;
    }

  return write_step (bst_io_case_play_get_step (play, step > 0 ? (guint) step - 1
                                                               : bst_io_case_play_find_main (play)),
                     argv[2]);
}
