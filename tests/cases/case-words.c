/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words that lines are made of. */

#include "case.h"

#include <string.h>

guint
case_count_words (char **words)
{
  return g_strv_length (words);
}

gboolean
case_read_number (Case       *self,
                  const char *word,
                  int        *number)
{
  GError *error = NULL;

  bst_io_case_read_number (word, number, &error);

  return case_accept (self, error);
}

gboolean
case_read_cell (Case       *self,
                const char *word,
                int        *x,
                int        *y)
{
  GError *error = NULL;

  bst_io_case_read_cell (word, x, y, &error);

  return case_accept (self, error);
}

int
case_find_player (Case       *self,
                  const char *word)
{
  return bst_io_case_find_player (case_get_game (self), word);
}

gboolean
case_read_player (Case       *self,
                  const char *word,
                  int        *player)
{
  GError *error = NULL;

  bst_io_case_read_player (case_get_game (self), word, player, &error);

  return case_accept (self, error);
}

gboolean
case_read_points (Case   *self,
                  char  **words,
                  int     points[BST_MAX_PLAYERS],
                  guint  *named)
{
  GError *error = NULL;

  bst_io_case_read_points (case_get_game (self), words, points, named, &error);

  return case_accept (self, error);
}

gboolean
case_read_place (Case   *self,
                 char  **words,
                 guint  *part)
{
  GError *error = NULL;

  bst_io_case_read_place (self->game.position, words, part, &error);

  return case_accept (self, error);
}

gboolean
case_read_type (Case       *self,
                const char *word,
                guint      *type)
{
  GError *error = NULL;

  bst_io_case_read_type (case_get_game (self), word, type, &error);

  return case_accept (self, error);
}

gboolean
case_read_move (Case     *self,
                char    **words,
                BstMove  *move)
{
  GError *error = NULL;

  bst_io_case_read_move (case_get_game (self), words, move, &error);

  return case_accept (self, error);
}

gboolean
case_read_turn (Case     *self,
                char    **words,
                BstMove  *move,
                int      *mover)
{
  g_autofree char *text = NULL;
  g_autofree char *printed = NULL;
  GError *error = NULL;

  bst_io_case_game_read_turn (&self->game, words, move, mover, &error);
  if (!case_accept (self, error))
    return FALSE;

  text = g_strjoinv (" ", words + (case_find_player (self, words[0]) != BST_NO_PLAYER));
  printed = bst_move_to_text (case_get_game (self), move);
  if (strcmp (printed, text) != 0)
    case_fail (self, "the move is printed as %s", printed);

  return TRUE;
}
