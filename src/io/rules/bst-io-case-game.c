/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-case-game.h"

#include "bst-io-beginning.h"
#include "bst-io-case-words.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static void
reset_set_up (BstIoCaseGame *self)
{
  g_free (self->tiles);
  self->tiles = g_strdup ("basic");
  self->in_order = FALSE;
  bst_rules_init (&self->rules);
  self->n_players = 5;
  for (guint i = 0; i < self->n_players; i++)
    self->players[i] = (BstPlayer) { (char *) bst_colour_name (i), i };
}

void
bst_io_case_game_init (BstIoCaseGame *self)
{
  memset (self, 0, sizeof *self);
  reset_set_up (self);
}

void
bst_io_case_game_restart (BstIoCaseGame *self)
{
  g_clear_pointer (&self->position, bst_position_free);
  g_clear_pointer (&self->record, bst_record_unref);
  bst_events_clear (&self->events);
  self->node = NULL;
  reset_set_up (self);
}

void
bst_io_case_game_clear (BstIoCaseGame *self)
{
  bst_io_case_game_restart (self);
  g_clear_pointer (&self->tiles, g_free);
}

/* --- Set-up --- */

/* Always FALSE. */
static gboolean
fail (GError     **error,
      const char  *message)
{
  g_set_error_literal (error, BST_IO_ERROR, BST_IO_ERROR_SYNTAX, message);

  return FALSE;
}

static gboolean
set_players (BstIoCaseGame  *self,
             char          **words,
             GError        **error)
{
  self->n_players = 0;
  for (; *words != NULL; words++)
    {
      guint colour = 0;

      while (colour < BST_N_COLOURS && strcmp (bst_colour_name (colour), *words) != 0)
        colour++;
      if (colour == BST_N_COLOURS || self->n_players == BST_MAX_PLAYERS)
        return fail (error, _("players are named by different colours"));
      self->players[self->n_players++] = (BstPlayer) { (char *) bst_colour_name (colour), colour };
    }

  return TRUE;
}

static gboolean
set_rules (BstIoCaseGame  *self,
           char          **words,
           GError        **error)
{
  g_autofree char *text = g_strjoinv (",", words);

  return bst_io_rules_parse (text, &self->rules, error);
}

gboolean
bst_io_case_game_set_up (BstIoCaseGame        *self,
                         const BstIoCaseLine  *line,
                         GError              **error)
{
  if (self->position != NULL)
    return fail (error, _("this comes after the game began"));
  if (line->words[0] == NULL)
    return fail (error, _("the line says nothing"));

  switch (line->verb)
    {
    case BST_IO_CASE_PLAYERS:
      return set_players (self, line->words, error);
    case BST_IO_CASE_RULES:
      return set_rules (self, line->words, error);
    case BST_IO_CASE_TILES:
      g_free (self->tiles);
      self->tiles = g_strdup (line->words[0]);
      return TRUE;
    case BST_IO_CASE_TURNS:
      self->in_order = strcmp (line->words[0], "in-order") == 0;
      return self->in_order || fail (error, _("turns go in-order, or this line is not there"));
    default:
      g_return_val_if_reached (FALSE);
    }
}

gboolean
bst_io_case_game_begin (BstIoCaseGame  *self,
                        GError        **error)
{
  g_autoptr (BstTileSet) set = NULL;
  g_autoptr (BstGame) game = NULL;

  if (self->position != NULL)
    return TRUE;
  set = bst_io_tile_set_load (self->tiles, error);
  if (set == NULL)
    return FALSE;
  game = bst_game_new (set, &self->rules, self->players, self->n_players, error);
  if (game == NULL)
    return FALSE;

  self->record = bst_record_new (game);
  self->node = bst_record_get_root (self->record);
  self->position = bst_position_new (game);

  return TRUE;
}

/* --- Moves --- */

gboolean
bst_io_case_game_read_turn (const BstIoCaseGame  *self,
                            char                **words,
                            BstMove              *move,
                            int                  *mover,
                            GError              **error)
{
  if (!bst_io_case_read_turn (bst_position_get_game (self->position), words, move, mover, error))
    return FALSE;
  if (self->in_order)
    *mover = BST_NO_PLAYER;

  return TRUE;
}

gboolean
bst_io_case_game_play (BstIoCaseGame  *self,
                       char          **words,
                       GError        **error)
{
  BstMove move;
  int mover;

  if (!bst_io_case_game_read_turn (self, words, &move, &mover, error))
    return FALSE;

  bst_events_clear (&self->events);
  self->node = bst_record_add_move (self->record, self->node, &move, mover);

  return bst_node_apply (self->node, &self->position, &self->events, error);
}

BstPosition *
bst_io_case_game_replay (const BstIoCaseGame  *self,
                         const BstRules       *rules,
                         GError              **error)
{
  g_autoptr (BstGame) game = bst_game_with_rules (bst_position_get_game (self->position), rules);
  g_autoptr (BstPosition) position = bst_position_new (game);
  const BstNode *node = bst_record_get_root (self->record);

  while ((node = bst_node_get_next (node)) != NULL)
    if (!bst_node_apply (node, &position, NULL, error))
      return NULL;

  return g_steal_pointer (&position);
}

guint
bst_io_case_game_begin_turn (BstIoCaseGame  *self,
                             char         ***words,
                             const char     *stop,
                             GError        **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  int mover = BST_NO_PLAYER;
  BstMove move;

  /* A step that chance decides has a "=" of its own. */
  for (gboolean in_step = FALSE; **words != NULL && (in_step || strcmp (**words, stop) != 0); (*words)++)
    {
      in_step = (in_step || g_str_has_prefix (**words, "[")) && !g_str_has_suffix (**words, "]");
      g_strv_builder_add (builder, **words);
    }
  if (**words == NULL)
    return fail (error, _("a move and what holds then are expected"));
  (*words)++;
  g_strv_builder_add (builder, "...");
  parts = g_strv_builder_end (builder);
  if (!bst_io_case_game_read_turn (self, parts, &move, &mover, error))
    return 0;

  if (mover != BST_NO_PLAYER)
    bst_position_set_turn (self->position, (guint) mover);
  if (bst_position_apply (self->position, &move, NULL, error))
    return mover != BST_NO_PLAYER ? 2 : 1;
  if (mover != BST_NO_PLAYER)
    bst_position_undo (self->position);

  return 0;
}

/* --- Tiles in hands, and before the game --- */

gboolean
bst_io_case_game_read_hand (const BstIoCaseGame  *self,
                            char                **words,
                            gint16                types[BST_MAX_HELD_TILES],
                            guint                *n_types,
                            GError              **error)
{
  *n_types = 0;
  if (g_strcmp0 (words[0], "none") == 0)
    return TRUE;

  do
    {
      guint type;

      if (!bst_io_case_read_type (bst_position_get_game (self->position), words[*n_types], &type,
                                  error))
        return FALSE;
      types[(*n_types)++] = (gint16) type;
    }
  while (words[*n_types] != NULL && *n_types < BST_MAX_HELD_TILES);

  return TRUE;
}

gboolean
bst_io_case_game_draw (BstIoCaseGame  *self,
                       char          **words,
                       GError        **error)
{
  gint16 types[BST_MAX_HELD_TILES];
  guint n_types;
  int player;

  if (!bst_io_case_read_player (bst_position_get_game (self->position), words[0], &player, error)
      || !bst_io_case_game_read_hand (self, words + 1, types, &n_types, error))
    return FALSE;

  bst_position_set_held_tiles (self->position, (guint) player, types, n_types);
  self->node->hand[player] = BST_NO_TILE;
  for (guint i = 0; i < n_types; i++)
    bst_node_add_held_tile (self->node, (guint) player, BST_MAX_HELD_TILES, types[i]);

  return TRUE;
}

gboolean
bst_io_case_game_read_draws (const BstIoCaseGame  *self,
                             char               ***words,
                             int                   tiles[BST_MAX_FIRST_DRAWS],
                             guint                *n_tiles,
                             GError              **error)
{
  for (*n_tiles = 0; **words != NULL && strcmp (**words, "=") != 0; (*words)++)
    {
      guint type;

      if (*n_tiles == BST_MAX_FIRST_DRAWS)
        return fail (error, _("too many tiles are drawn"));
      if (!bst_io_case_read_type (bst_position_get_game (self->position), **words, &type, error))
        return FALSE;
      tiles[(*n_tiles)++] = (int) type;
    }
  if (**words != NULL)
    (*words)++;

  return *n_tiles > 0 || fail (error, _("no tiles are named"));
}

/* "roads W E U", "throw 4", "throw 4 Red". */
static gboolean
read_beginning (const BstIoCaseGame  *self,
                char                **words,
                BstBeginning         *beginning,
                GError              **error)
{
  gboolean by_roads = g_strcmp0 (words[0], "roads") == 0;
  int drawn[BST_MAX_FIRST_DRAWS];
  guint n_drawn = 0;
  int n_throws = 0;

  if (!by_roads && g_strcmp0 (words[0], "throw") != 0)
    return fail (error, _("a throw and a number, or roads and tiles, are expected"));
  words++;
  beginning->kind = by_roads ? BST_BEGINNING_ROADS : BST_BEGINNING_THROW;
  if (by_roads ? !bst_io_case_game_read_draws (self, &words, drawn, &n_drawn, error)
               : !bst_io_case_read_number (words[0], &n_throws, error))
    return FALSE;
  beginning->n_throws = (guint8) n_throws;
  if (!by_roads && words[1] != NULL)
    {
      int thrower;

      if (!bst_io_case_read_player (bst_position_get_game (self->position), words[1], &thrower, error))
        return FALSE;
      beginning->thrower = (guint8) thrower;
    }
  for (guint i = 0; i < n_drawn; i++)
    beginning->drawn[beginning->n_drawn++] = (gint16) drawn[i];

  return TRUE;
}

gboolean
bst_io_case_game_find_first (BstIoCaseGame  *self,
                             char          **words,
                             GError        **error)
{
  BstGame *game = bst_position_get_game (self->position);
  BstBeginning beginning = { .kind = BST_BEGINNING_NONE };

  if (!read_beginning (self, words, &beginning, error))
    return FALSE;
  if (!bst_io_beginning_is_ok (&beginning, bst_game_get_tile_set (game),
                               bst_game_get_n_players (game)))
    return fail (error, _("by these tiles the first player in turn order does not begin"));
  bst_record_set_beginning (self->record, &beginning);

  return TRUE;
}
