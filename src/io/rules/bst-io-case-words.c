/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-case-words.h"

#include "bst-io-error.h"

#include <bst-phase-kind.h>

#include <glib/gi18n-lib.h>

#include <string.h>

/* Of numbers on a line. */
#define MAX_NUMBER 9999

/* Always FALSE. */
static gboolean
fail (GError     **error,
      const char  *expected,
      const char  *word)
{
  g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_SYNTAX,
               /* Translators: what is missing in a line of a rule case, and what stands there:
                * "expected a cell such as 0,-1, not “U”". */
               _("expected %s, not “%s”"), expected, word != NULL ? word : "");

  return FALSE;
}

gboolean
bst_io_case_read_number (const char  *word,
                         int         *number,
                         GError     **error)
{
  gint64 value;

  if (word == NULL
      || !g_ascii_string_to_signed (word, 10, -MAX_NUMBER, MAX_NUMBER, &value, NULL))
    /* Translators: "expected %s, not …", as in the next ones. */
    return fail (error, _("a number"), word);
  *number = (int) value;

  return TRUE;
}

gboolean
bst_io_case_read_cell (const char  *word,
                       int         *x,
                       int         *y,
                       GError     **error)
{
  g_auto (GStrv) parts = g_strsplit (word != NULL ? word : "", ",", -1);

  if (g_strv_length (parts) != 2 || !bst_io_case_read_number (parts[0], x, NULL)
      || !bst_io_case_read_number (parts[1], y, NULL))
    return fail (error, _("a cell such as 0,-1"), word);

  return TRUE;
}

int
bst_io_case_find_player (const BstGame *game,
                         const char    *word)
{
  return word != NULL ? bst_game_find_colour (game, word, strlen (word)) : BST_NO_PLAYER;
}

gboolean
bst_io_case_read_player (const BstGame  *game,
                         const char     *word,
                         int            *player,
                         GError        **error)
{
  *player = bst_io_case_find_player (game, word);

  return *player != BST_NO_PLAYER || fail (error, _("a player’s colour"), word);
}

gboolean
bst_io_case_read_points (const BstGame  *game,
                         char          **words,
                         int             points[BST_MAX_PLAYERS],
                         guint          *named,
                         GError        **error)
{
  *named = 0;
  memset (points, 0, sizeof *points * BST_MAX_PLAYERS);

  for (; words[0] != NULL; words += 2)
    {
      int player;

      if (!bst_io_case_read_player (game, words[0], &player, error)
          || !bst_io_case_read_number (words[1], &points[player], error))
        return FALSE;
      if (*named & (1u << player))
        return fail (error, _("another player’s colour"), words[0]);
      *named |= 1u << player;
    }

  return TRUE;
}

BstFigureKind
bst_io_case_read_figure (char ***words)
{
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (g_strcmp0 (**words, kind == BST_FIGURE_FOLLOWER ? "follower" : bst_figure_kind_get (kind)->name) == 0)
      {
        (*words)++;
        return kind;
      }

  return BST_FIGURE_FOLLOWER;
}

gboolean
bst_io_case_read_good (const char *word,
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
bst_io_case_read_kind (const char     *word,
                       BstFeatureKind *kind)
{
  guint found = bst_feature_kind_find (word);

  if (found < BST_N_FEATURE_KINDS)
    *kind = (BstFeatureKind) found;

  return found < BST_N_FEATURE_KINDS;
}

gboolean
bst_io_case_read_type (const BstGame  *game,
                       const char     *word,
                       guint          *type,
                       GError        **error)
{
  int found = word != NULL ? bst_tile_set_find (bst_game_get_tile_set (game), word) : BST_NO_TILE;

  if (found == BST_NO_TILE)
    return fail (error, _("a tile of the game"), word);
  *type = (guint) found;

  return TRUE;
}

static gboolean
read_rotation (const char *word,
               guint      *rotation)
{
  static const char * const names[] = { "r0", "r90", "r180", "r270" };

  for (*rotation = 0; *rotation < 4; (*rotation)++)
    if (strcmp (word, names[*rotation]) == 0)
      return TRUE;

  return FALSE;
}

guint
bst_io_case_read_rotations (char ***words)
{
  guint rotations = 0, rotation;

  while (**words != NULL && read_rotation (**words, &rotation))
    {
      rotations |= 1u << rotation;
      (*words)++;
    }

  return rotations;
}

/* --- Moves --- */

gboolean
bst_io_case_read_move (const BstGame  *game,
                       char          **words,
                       BstMove        *move,
                       GError        **error)
{
  g_autofree char *text = NULL;

  if (words[0] == NULL || words[1] == NULL)
    return fail (error, _("a tile and how it lies"), words[0]);
  text = g_strdup_printf ("%s %s", words[0], words[1]);

  return bst_move_parse (game, text, move, error);
}

/* Whose turn a move must be in: his who puts a figure, else his whom the first step is about. */
static int
find_mover (const BstMove *move)
{
  const BstStep *step = &move->steps[0];

  if (bst_move_get_put (move) != NULL)
    return bst_move_get_put (move)->player;

  return move->n_steps > 0 && bst_step_kind_is_by_owner (step->kind) ? step->spot.player : BST_NO_PLAYER;
}

gboolean
bst_io_case_read_turn (const BstGame  *game,
                       char          **words,
                       BstMove        *move,
                       int            *mover,
                       GError        **error)
{
  int player = bst_io_case_find_player (game, words[0]);
  g_autofree char *text = g_strjoinv (" ", words + (player != BST_NO_PLAYER));

  if (!bst_move_parse (game, text, move, error))
    return FALSE;
  *mover = player != BST_NO_PLAYER ? player : find_mover (move);

  return TRUE;
}

/* Reads a place on the tile of @laid as the spot of a move that lays it. */
static gboolean
read_spot (const BstGame  *game,
           const BstMove  *laid,
           const char     *word,
           guint          *segment,
           GError        **error)
{
  const BstTileType *type = bst_tile_set_get_type (bst_game_get_tile_set (game), (guint) laid->type);
  BstSpot spot = { .x = laid->x, .y = laid->y };

  if (word == NULL || !bst_spot_parse (word, &spot))
    return fail (error, _("a place such as city:W"), word);
  *segment = bst_spot_get_segment (&spot, type, laid->rotation);

  return *segment != BST_NO_SEGMENT || fail (error, _("a place that the tile has"), word);
}

gboolean
bst_io_case_read_spots (const BstGame  *game,
                        const BstMove  *laid,
                        char          **words,
                        guint          *segments,
                        GError        **error)
{
  *segments = 0;
  if (g_strcmp0 (words[0], "none") == 0)
    return TRUE;

  for (; *words != NULL; words++)
    {
      guint segment;

      if (!read_spot (game, laid, *words, &segment, error))
        return FALSE;
      if (*segments & (1u << segment))
        return fail (error, _("another place"), *words);
      *segments |= 1u << segment;
    }

  return TRUE;
}

gboolean
bst_io_case_read_place (const BstPosition  *position,
                        char              **words,
                        guint              *part,
                        GError            **error)
{
  BstMove laid = { .kind = BST_MOVE_PLACE };
  const BstTile *tiles;
  guint n_tiles, segment;
  int x, y, tile;

  if (!bst_io_case_read_cell (words[0], &x, &y, error))
    return FALSE;
  tile = bst_position_find_tile (position, x, y);
  if (tile < 0)
    return fail (error, _("a cell with a tile"), words[0]);

  tiles = bst_position_get_tiles (position, &n_tiles);
  laid.type = tiles[tile].type;
  laid.rotation = tiles[tile].rotation;
  if (!read_spot (bst_position_get_game (position), &laid, words[1], &segment, error))
    return FALSE;
  *part = bst_position_get_part (position, (guint) tile, segment);

  return TRUE;
}

gboolean
bst_io_case_read_steps (const BstPosition  *position,
                        char              **words,
                        GArray             *steps,
                        GError            **error)
{
  g_autofree char *text = g_strjoinv (" ", words);
  g_auto (GStrv) parts = g_strsplit (text, "] ", -1);
  const BstTile *tiles;
  guint n_tiles;

  if (strcmp (text, "none") == 0)
    return TRUE;

  tiles = bst_position_get_tiles (position, &n_tiles);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *one = g_strdup_printf (" %s%s", parts[i], parts[i + 1] != NULL ? "]" : "");
      const char *rest = one;
      BstStep read[BST_MAX_STEPS];
      guint8 n_read = 0;

      if (!bst_steps_parse (bst_position_get_game (position), one, &rest, tiles[n_tiles - 1].x,
                            tiles[n_tiles - 1].y, read, &n_read, error))
        return FALSE;
      if (n_read == 0 || *rest != '\0')
        return fail (error, _("a step such as [dragon N]"), one);
      g_array_append_vals (steps, read, n_read);
    }

  return TRUE;
}

const char *
bst_io_case_phase_name (BstPhase phase)
{
  if (phase == BST_PHASE_TILE)
    return "tile";
  if (phase == BST_PHASE_SCORING)
    return "scoring";

  return phase < BST_PHASE_END ? bst_phase_kind_get (phase)->word : NULL;
}
