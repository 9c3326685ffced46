/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-question.h"
#include "cli-problems.h"

#include "bst-compare.h"
#include "bst-feature.h"
#include "bst-io-reason.h"

#include <glib/gi18n.h>

#include <string.h>

/* Of random games that are played beside odds. */
#define N_PARTS 4

/* --- The question --- */

static int
find_player (const BstGame *game,
             const char    *name)
{
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    if (g_strcmp0 (bst_game_get_player (game, player)->name, name) == 0)
      return (int) player;

  return bst_game_find_colour (game, name, strlen (name));
}

/* What was set up may be anything. */
static void
tell_problems (const CliFile *file,
               const char    *command)
{
  g_autoptr (BstSetup) setup = NULL;
  const BstNode *node = file->node;

  while (node != NULL && node->move.kind != BST_MOVE_SET_UP)
    node = node->parent;
  if (node == NULL)
    return;
  setup = bst_setup_from_position (file->position);
  cli_problems_print (setup, file->position, NULL, command, g_printerr);
}

CliStatus
cli_question_begin (CliQuestion   *question,
                    const CliFile *file,
                    const char    *command,
                    gboolean       may_be_over,
                    guint         *player)
{
  const BstGame *game = bst_position_get_game (file->position);
  const char *name = question->player;
  int found = name != NULL ? find_player (game, name)
                           : (int) bst_position_get_turn (file->position);

  if (found == BST_NO_PLAYER)
    {
      g_printerr (_("%s: nobody is called %s\n"), command, name);
      return CLI_USAGE;
    }
  if (question->budget != CLI_NO_BUDGET && question->budget < 1)
    {
      g_printerr (_("%s: --budget is a number of milliseconds above 0\n"), command);
      return CLI_USAGE;
    }
  tell_problems (file, command);
  if (!may_be_over && bst_position_is_exhausted (file->position))
    {
      g_printerr (_("%s: the game is over here, no tile is left\n"), command);
      return CLI_FAULTS;
    }

  *player = (guint) found;
  if (question->budget != CLI_NO_BUDGET)
    question->deadline = g_get_monotonic_time () + (gint64) question->budget * 1000;

  return CLI_OK;
}

void
cli_question_clear (CliQuestion *question)
{
  g_clear_pointer (&question->player, g_free);
}

gboolean
cli_question_has_time (const CliQuestion *question)
{
  return question->deadline == 0 || g_get_monotonic_time () < question->deadline;
}

BstPlayouts *
cli_question_play (const CliQuestion *question,
                   const BstPosition *position)
{
  BstPlayouts *playouts = bst_playouts_new (position, (guint64) question->seed);

  for (guint64 part = 0; part < N_PARTS && (part == 0 || cli_question_has_time (question)); part++)
    bst_playouts_play (playouts, part * BST_PLAYOUTS_PART, BST_PLAYOUTS_PART);

  return playouts;
}

/* --- Its words --- */

static gboolean
read_cell (const char *text,
           BstCell    *cell)
{
  g_auto (GStrv) numbers = g_strsplit (text, ",", 3);
  gint64 x, y;

  if (g_strv_length (numbers) != 2
      || !g_ascii_string_to_signed (numbers[0], 10, -BST_MAX_COORDINATE, BST_MAX_COORDINATE, &x, NULL)
      || !g_ascii_string_to_signed (numbers[1], 10, -BST_MAX_COORDINATE, BST_MAX_COORDINATE, &y, NULL))
    return FALSE;
  *cell = (BstCell) { (gint16) x, (gint16) y };

  return TRUE;
}

gboolean
cli_question_cell (const char *command,
                   const char *text,
                   BstCell    *cell)
{
  if (read_cell (text, cell))
    return TRUE;
  g_printerr (_("%s: %s is no cell of a board; cells are written as in 1,0 2,-1\n"), command, text);

  return FALSE;
}

/* Why no tile can ever lie there. */
static BstReason
why_not_cell (const BstPosition *position,
              const BstCell     *cell)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));
  BstReason reason = BST_REASON_NONE;

  for (guint type = 0; type < n_types; type++)
    {
      reason = bst_position_why_not (position, type, cell->x, cell->y, 0, NULL);
      if (reason != BST_REASON_TAKEN && reason != BST_REASON_APART && reason != BST_REASON_BEYOND)
        return BST_REASON_NONE;
    }

  return reason;
}

GArray *
cli_question_cells (const BstPosition *position,
                    const char        *command,
                    const char        *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ;", -1);
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (BstCell));

  for (guint i = 0; words[i] != NULL; i++)
    {
      BstReason reason;
      BstCell cell;

      if (words[i][0] == '\0')
        continue;
      if (!cli_question_cell (command, words[i], &cell))
        return NULL;
      reason = why_not_cell (position, &cell);
      if (reason != BST_REASON_NONE)
        {
          g_autofree char *sentence = bst_io_reason_dup_text (reason);

          g_printerr ("%s: %s: %s\n", command, words[i], sentence);
          return NULL;
        }
      g_array_append_val (cells, cell);
    }

  return g_steal_pointer (&cells);
}

guint
cli_question_part (const BstPosition *position,
                   const char        *command,
                   const char        *text)
{
  g_auto (GStrv) words = g_strsplit (text, " at ", 2);
  BstSpot spot = { .player = BST_NO_PLAYER };
  guint part = BST_NO_PART;
  BstCell cell;

  if (g_strv_length (words) == 2 && bst_spot_parse (words[0], &spot) && read_cell (words[1], &cell))
    {
      spot.x = cell.x;
      spot.y = cell.y;
      part = bst_position_find_part (position, &spot);
    }
  if (part == BST_NO_PART)
    g_printerr (_("%s: there is no feature %s; places are written as in “city:W at 1,0”\n"), command,
                text);

  return part;
}

char *
cli_question_dup_place (const BstPosition *position,
                        guint              part)
{
  g_autoptr (GString) text = g_string_new (NULL);
  BstSpot spot = { 0 };
  guint first = part;

  for (guint next = bst_position_next_in_feature (position, part); next != part;
       next = bst_position_next_in_feature (position, next))
    first = MIN (first, next);
  bst_position_name_spot (position, first, &spot);
  bst_spot_print (&spot, text);
  g_string_append_printf (text, " at %d,%d", spot.x, spot.y);

  return g_strdup (text->str);
}

int
cli_question_type (const BstPosition *position,
                   const char        *command,
                   guint              player,
                   const char        *text)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  int type = text != NULL ? bst_tile_set_find (set, text)
                          : bst_position_get_held_tile (position, player);

  if (type == BST_NO_TILE && text != NULL)
    g_printerr (_("%s: the tile set has no tile %s\n"), command, text);
  else if (type == BST_NO_TILE)
    g_printerr (_("%s: no tile is in hand here; name one with --tile\n"), command);

  return type;
}

int
cli_question_tile (const BstPosition *position,
                   const char        *command,
                   guint              player,
                   const char        *text)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  int type = cli_question_type (position, command, player, text);
  BstReason reason;

  if (type == BST_NO_TILE)
    return BST_NO_TILE;
  reason = bst_compare_why_not (position, (guint) type, player);
  if (reason != BST_REASON_NONE)
    {
      g_autofree char *sentence = bst_io_reason_dup_text (reason);

      g_printerr ("%s: %s: %s\n", command, bst_tile_set_get_name (set, (guint) type), sentence);
      return BST_NO_TILE;
    }

  return type;
}
