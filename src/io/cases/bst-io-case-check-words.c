/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words that lines are made of. */

#include "bst-io-case-check-private.h"

#include <string.h>

guint
bst_io_case_check_count_words (char **words)
{
  return g_strv_length (words);
}

gboolean
bst_io_case_check_read_number (BstIoCaseCheck *self,
                               const char     *word,
                               int            *number)
{
  GError *error = NULL;

  bst_io_case_read_number (word, number, &error);

  return bst_io_case_check_accept (self, error);
}

gboolean
bst_io_case_check_read_cell (BstIoCaseCheck *self,
                             const char     *word,
                             int            *x,
                             int            *y)
{
  GError *error = NULL;

  bst_io_case_read_cell (word, x, y, &error);

  return bst_io_case_check_accept (self, error);
}

int
bst_io_case_check_find_player (BstIoCaseCheck *self,
                               const char     *word)
{
  return bst_io_case_find_player (bst_io_case_check_get_game (self), word);
}

gboolean
bst_io_case_check_read_player (BstIoCaseCheck *self,
                               const char     *word,
                               int            *player)
{
  GError *error = NULL;

  bst_io_case_read_player (bst_io_case_check_get_game (self), word, player, &error);

  return bst_io_case_check_accept (self, error);
}

gboolean
bst_io_case_check_read_points (BstIoCaseCheck *self,
                               char          **words,
                               int             points[BST_MAX_PLAYERS],
                               guint          *named)
{
  GError *error = NULL;

  bst_io_case_read_points (bst_io_case_check_get_game (self), words, points, named, &error);

  return bst_io_case_check_accept (self, error);
}

gboolean
bst_io_case_check_read_place (BstIoCaseCheck *self,
                              char          **words,
                              guint          *part)
{
  GError *error = NULL;

  bst_io_case_read_place (self->game.position, words, part, &error);

  return bst_io_case_check_accept (self, error);
}

gboolean
bst_io_case_check_read_type (BstIoCaseCheck *self,
                             const char     *word,
                             guint          *type)
{
  GError *error = NULL;

  bst_io_case_read_type (bst_io_case_check_get_game (self), word, type, &error);

  return bst_io_case_check_accept (self, error);
}

gboolean
bst_io_case_check_read_move (BstIoCaseCheck *self,
                             char          **words,
                             BstMove        *move)
{
  GError *error = NULL;

  bst_io_case_read_move (bst_io_case_check_get_game (self), words, move, &error);

  return bst_io_case_check_accept (self, error);
}

gboolean
bst_io_case_check_read_turn (BstIoCaseCheck *self,
                             char          **words,
                             BstMove        *move,
                             int            *mover)
{
  g_autofree char *text = NULL;
  g_autofree char *printed = NULL;
  GError *error = NULL;

  bst_io_case_game_read_turn (&self->game, words, move, mover, &error);
  if (!bst_io_case_check_accept (self, error))
    return FALSE;

  text = g_strjoinv (" ", words + (bst_io_case_check_find_player (self, words[0]) != BST_NO_PLAYER));
  printed = bst_move_to_text (bst_io_case_check_get_game (self), move);
  if (strcmp (printed, text) != 0)
    bst_io_case_check_fail (self, "the move is printed as %s", printed);

  return TRUE;
}
