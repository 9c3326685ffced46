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
  gint64 value;

  if (word == NULL || !g_ascii_string_to_signed (word, 10, -9999, 9999, &value, NULL))
    {
      case_fail (self, "expected a number, not %s", word != NULL ? word : "the end");
      return FALSE;
    }
  *number = (int) value;

  return TRUE;
}

gboolean
case_read_cell (Case       *self,
                const char *word,
                int        *x,
                int        *y)
{
  g_auto (GStrv) parts = g_strsplit (word != NULL ? word : "", ",", -1);

  if (g_strv_length (parts) != 2)
    {
      case_fail (self, "expected a cell such as 0,-1, not %s", word != NULL ? word : "the end");
      return FALSE;
    }

  return case_read_number (self, parts[0], x) && case_read_number (self, parts[1], y);
}

int
case_find_player (Case       *self,
                  const char *word)
{
  BstGame *game = case_get_game (self);

  return word == NULL || game == NULL ? BST_NO_PLAYER
                                      : bst_game_find_colour (game, word, strlen (word));
}

gboolean
case_read_player (Case       *self,
                  const char *word,
                  int        *player)
{
  *player = case_find_player (self, word);
  if (*player == BST_NO_PLAYER)
    case_fail (self, "expected a player, not %s", word != NULL ? word : "the end");

  return *player != BST_NO_PLAYER;
}

gboolean
case_read_points (Case   *self,
                  char  **words,
                  int     points[BST_MAX_PLAYERS],
                  guint  *named)
{
  *named = 0;
  memset (points, 0, sizeof *points * BST_MAX_PLAYERS);

  for (; words[0] != NULL; words += 2)
    {
      int player;

      if (!case_read_player (self, words[0], &player)
          || !case_read_number (self, words[1], &points[player]))
        return FALSE;
      if (*named & (1u << player))
        case_fail (self, "%s is named twice", words[0]);
      *named |= 1u << player;
    }

  return TRUE;
}

BstFigureKind
case_read_figure (char ***words)
{
  static const char * const names[BST_N_FIGURE_KINDS] = {
    "follower", "big", "builder", "pig", "barn", "wagon", "mayor"
  };

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (g_strcmp0 (**words, names[kind]) == 0)
      {
        (*words)++;
        return kind;
      }

  return BST_FIGURE_FOLLOWER;
}

gboolean
case_read_good (const char *word,
                BstGood    *good)
{
  static const char * const names[BST_N_GOODS] = { "wine", "grain", "cloth" };

  for (guint i = 0; i < BST_N_GOODS; i++)
    if (g_strcmp0 (word, names[i]) == 0)
      {
        *good = i;
        return TRUE;
      }

  return FALSE;
}

gboolean
case_read_kind (const char     *word,
                BstFeatureKind *kind)
{
  for (guint i = 0; i < BST_N_FEATURE_KINDS; i++)
    if (g_strcmp0 (word, bst_feature_kind_name (i)) == 0)
      {
        *kind = i;
        return TRUE;
      }

  return FALSE;
}

gboolean
case_read_type (Case       *self,
                const char *word,
                guint      *type)
{
  BstGame *game = case_get_game (self);
  int found = BST_NO_TILE;

  if (game != NULL && word != NULL)
    found = bst_tile_set_find (bst_game_get_tile_set (game), word);
  if (found == BST_NO_TILE)
    case_fail (self, "no tile %s", word != NULL ? word : "is named");
  *type = (guint) found;

  return found != BST_NO_TILE;
}

gboolean
case_read_move (Case     *self,
                char    **words,
                BstMove  *move)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (case_get_game (self) == NULL)
    return FALSE;
  if (case_count_words (words) < 2)
    {
      case_fail (self, "expected a tile and its place");
      return FALSE;
    }

  text = g_strdup_printf ("%s %s", words[0], words[1]);
  if (!bst_move_parse (case_get_game (self), text, move, &error))
    case_fail (self, "%s", error->message);

  return error == NULL;
}

/* Whose turn a move must be in: his who puts a figure, else his whom the first step is about. */
static int
find_mover (const BstMove *move)
{
  const BstStep *step = &move->steps[0];

  if (bst_move_get_put (move) != NULL)
    return bst_move_get_put (move)->player;
  if (move->n_steps == 0)
    return BST_NO_PLAYER;
  switch (step->kind)
    {
    case BST_STEP_FAIRY:
    case BST_STEP_RANSOM:
    case BST_STEP_ESCAPE:
      return step->spot.player;
    default:
      return BST_NO_PLAYER;
    }
}

gboolean
case_read_turn (Case     *self,
                char    **words,
                BstMove  *move,
                int      *mover)
{
  int player = case_find_player (self, words[0]);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *printed = NULL;

  if (case_get_game (self) == NULL)
    return FALSE;
  text = g_strjoinv (" ", words + (player != BST_NO_PLAYER));
  if (!bst_move_parse (case_get_game (self), text, move, &error))
    {
      case_fail (self, "%s", error->message);
      return FALSE;
    }
  printed = bst_move_to_text (case_get_game (self), move);
  if (strcmp (printed, text) != 0)
    case_fail (self, "the move is printed as %s", printed);
  *mover = self->in_order ? BST_NO_PLAYER : player != BST_NO_PLAYER ? player : find_mover (move);

  return TRUE;
}

/* A place is read as the spot of a move that lays the tile of that cell once more. */
gboolean
case_read_place (Case       *self,
                 char      **words,
                 CasePlace  *place)
{
  BstPosition *position = case_get_position (self);
  BstGame *game = case_get_game (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  const BstTile *tiles;
  const BstTileType *type;
  guint n_tiles, segment;
  BstMove move;
  int tile;

  if (!case_read_cell (self, words[0], &place->x, &place->y))
    return FALSE;
  if (words[1] == NULL)
    {
      case_fail (self, "expected a place such as 0,-1 city:W");
      return FALSE;
    }
  tile = bst_position_find_tile (position, place->x, place->y);
  if (tile < 0)
    {
      case_fail (self, "no tile lies on %s", words[0]);
      return FALSE;
    }

  tiles = bst_position_get_tiles (position, &n_tiles);
  type = bst_tile_set_get_type (bst_game_get_tile_set (game), (guint) tiles[tile].type);
  text = g_strdup_printf ("%s@%s r%d [%s %s]", type->id, words[0], 90 * tiles[tile].rotation,
                          bst_colour_name (bst_game_get_player (game, 0)->colour), words[1]);
  if (!bst_move_parse (game, text, &move, &error))
    {
      case_fail (self, "%s", error->message);
      return FALSE;
    }

  segment = bst_spot_get_segment (&move.steps[0].spot, type, tiles[tile].rotation);
  if (segment == BST_NO_SEGMENT)
    {
      case_fail (self, "the tile on %s has no %s", words[0], words[1]);
      return FALSE;
    }
  place->part = bst_position_get_part (position, (guint) tile, segment);

  return TRUE;
}
