/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli.h"

#include "bst-io-document.h"
#include "bst-io-open.h"
#include "bst-io-reason.h"

#include <glib/gi18n.h>

#define PART_OF_BOARD 3

/* A game whose moves lay the same board. Whoever has a figure on a tile laid it. */
static BstRecord *
make_record (const BstPosition  *position,
             const char         *text,
             GError            **error)
{
  BstGame *game = bst_position_get_game (position);
  g_autoptr (BstRecord) record = bst_record_new (game);
  BstNode *node = bst_record_get_root (record);
  g_auto (GStrv) parts = g_strsplit (text, " | ", -1);
  g_auto (GStrv) tiles = g_strsplit (parts[PART_OF_BOARD], "; ", -1);
  guint n_starts;

  bst_tile_set_get_starts (bst_game_get_tile_set (game), &n_starts);
  for (guint i = n_starts; i < g_strv_length (tiles); i++)
    {
      BstMove move;

      if (!bst_move_parse (game, tiles[i], &move, error))
        return NULL;
      node = bst_record_add_move (record, node, &move,
                                  move.n_steps > 0 ? move.steps[0].spot.player : BST_NO_PLAYER);
    }
  if (!bst_record_check (record, error))
    return NULL;

  return g_steal_pointer (&record);
}

/* Scores, supplies and whose turn it is follow from the moves of a game. */
static void
tell_difference (const BstRecord *record,
                 const char      *text)
{
  BstNode *last = bst_node_get_last (bst_record_get_root (record));
  g_autoptr (BstPosition) end = bst_record_get_position (record, last, NULL, NULL);
  g_autofree char *other = bst_position_to_text (end);

  if (g_strcmp0 (text, other) != 0)
    g_printerr (_("position: the document has the board; what its moves do not give is "
                  "otherwise there: %s\n"), other);
}

CliStatus
cli_position (int    argc,
              char **argv)
{
  g_autofree char *path = NULL;
  GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &path, N_("Write a document with this board"),
      N_("FILE") },
    { NULL }
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) position = NULL;
  g_autoptr (BstRecord) record = NULL;
  g_autofree char *text = NULL;

  if (!cli_parse (&argc, &argv, entries, _("TEXT"), 1, 1))
    return CLI_USAGE;
  if (path != NULL && !g_str_has_suffix (path, ".bastide"))
    {
      g_printerr (_("position: %s: games are written as .bastide\n"), path);
      return CLI_USAGE;
    }

  position = bst_io_position_from_text (argv[1], &error);
  if (position != NULL)
    text = bst_position_to_text (position);
  if (position != NULL && path == NULL)
    {
      g_print ("%s\n", text);
      return CLI_OK;
    }

  if (position != NULL)
    record = make_record (position, text, &error);
  if (record == NULL || !bst_io_document_save (record, path, &error))
    {
      bst_io_reason_localize (error);
      g_printerr ("position: %s\n", error->message);
      return CLI_FAULTS;
    }
  tell_difference (record, text);

  return CLI_OK;
}
