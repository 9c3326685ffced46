/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-clipboard.h"

#include <bst-io-clean.h>
#include <bst-io-data.h>
#include <bst-io-position-text.h>
#include <bst-io-reason.h>

#include <glib/gi18n.h>

#include <string.h>

/* What was copied last by any window, valid as long as its text is on the clipboard. */
static struct
{
  BstNode *line;
  BstGame *game;                /* NULL if the line begins with a set-up */
  char    *text;
} copied;

/* The text has moves of one game: a set-up ends it. */
static char *
dup_moves (const BstNode *node,
           const BstGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (; node != NULL && node->setup == NULL; node = bst_node_get_next (node))
    {
      if (node->parent == NULL && node->record != NULL)
        continue;
      if (text->len > 0)
        g_string_append (text, "; ");
      bst_move_print (game, &node->move, text);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* @data is the game. */
static char *
read_back (const char     *text,
           const char     *name,
           gconstpointer   data,
           GError        **error)
{
  BstNode *line = bastide_clipboard_line_from_text (text, data, error);
  char *again = line != NULL ? dup_moves (line, data) : NULL;

  g_clear_pointer (&line, bst_node_free_tree);

  return again;
}

char *
bastide_clipboard_line_to_text (const BstNode  *node,
                                const BstGame  *game,
                                GError        **error)
{
  g_autoptr (BstPosition) position = NULL;
  g_autofree char *moves = NULL;

  if (node != NULL && node->setup != NULL)
    {
      position = bst_setup_get_position (node->setup);
      return bst_io_position_to_text (position, error);
    }
  moves = dup_moves (node, game);

  return bst_io_data_check (_("moves"), moves, read_back, game, error) ? g_steal_pointer (&moves)
                                                                       : NULL;
}

BstNode *
bastide_clipboard_line_from_text (const char     *text,
                                  const BstGame  *game,
                                  GError        **error)
{
  g_auto (GStrv) moves = bst_io_clean_moves (text);
  BstNode *first = NULL, *last = NULL;

  for (guint i = 0; moves[i] != NULL; i++)
    {
      BstMove move;
      BstNode *node;

      if (!bst_move_parse (game, moves[i], &move, error))
        {
          if (error != NULL)
            bst_io_reason_localize (*error);
          if (first != NULL)
            bst_node_free_tree (first);
          return NULL;
        }
      node = bst_node_new (&move, BST_NO_PLAYER);
      if (last != NULL)
        bst_node_attach (node, last, 0);
      else
        first = node;
      last = node;
    }
  if (first == NULL)
    g_set_error_literal (error, BST_IO_ERROR, BST_IO_ERROR_SYNTAX,
                         _("There is no move in this text."));

  return first;
}

const char *
bastide_clipboard_copy (const BstNode  *node,
                        BstGame        *game,
                        GError        **error)
{
  char *text = bastide_clipboard_line_to_text (node, game, error);

  if (text == NULL)
    return NULL;
  g_clear_pointer (&copied.line, bst_node_free_tree);
  g_clear_pointer (&copied.game, bst_game_unref);
  g_free (copied.text);
  copied.line = bst_node_copy_tree (node);
  copied.game = node->setup == NULL ? bst_game_ref (game) : NULL;
  copied.text = text;

  return copied.text;
}

/* Tiles and players are numbers of their game: another one reads the text. A line that begins with
 * a set-up brings its game along. */
gboolean
bastide_clipboard_has (const char    *text,
                       const BstGame *game)
{
  return copied.line != NULL && (copied.game == NULL || copied.game == game)
         && strcmp (copied.text, text) == 0;
}

BstNode *
bastide_clipboard_take (const char     *text,
                        const BstGame  *game,
                        GError        **error)
{
  if (bastide_clipboard_has (text, game))
    return bst_node_copy_tree (copied.line);

  return bastide_clipboard_line_from_text (text, game, error);
}
