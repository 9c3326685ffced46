/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-players-edit.h"

#include <bst-io-error.h>

#include <glib/gi18n.h>

#include <string.h>

#define MIN_PLAYERS 2

/* --- The players --- */

/* Players to be, and who each was. The names are of the game before. */
typedef struct
{
  BstPlayer players[BST_MAX_PLAYERS];
  gint8     was[BST_MAX_PLAYERS];
  guint     n_players;
} Table;

static BstGame *
get_game (BastidePositionEditor *editor)
{
  return bastide_study_get_game (bastide_position_editor_get_study (editor));
}

static void
get_table (const BstGame *game,
           Table         *table)
{
  *table = (Table) { .n_players = bst_game_get_n_players (game) };
  for (guint i = 0; i < table->n_players; i++)
    {
      table->players[i] = *bst_game_get_player (game, i);
      table->was[i] = (gint8) i;
    }
}

/* The same tiles and rules with these players. */
static gboolean
set_table (BastidePositionEditor *editor,
           const Table *table)
{
  BstGame *before = get_game (editor);
  g_autoptr (BstGame) game = bst_game_new (bst_game_get_tile_set (before),
                                           bst_game_get_rules (before), table->players,
                                           table->n_players, NULL);
  BstSetup *setup;
  BstSetupResult result;

  g_return_val_if_fail (game != NULL, FALSE);

  setup = bastide_study_dup_setup (bastide_position_editor_get_study (editor));
  result = bst_setup_set_game (setup, game, table->was);

  return bastide_position_editor_commit (editor, setup, result, BST_CHANGE_PLAYERS);
}

gboolean
bastide_players_edit_rename (BastidePositionEditor *editor,
                             guint                  player,
                             const char            *name)
{
  Table table;

  get_table (get_game (editor), &table);
  if (g_strcmp0 (table.players[player].name, name) == 0)
    return FALSE;
  table.players[player].name = (char *) name;

  return set_table (editor, &table);
}

gboolean
bastide_players_edit_recolour (BastidePositionEditor *editor,
                               guint                  player,
                               BstColour              colour)
{
  Table table;

  get_table (get_game (editor), &table);
  if (table.players[player].colour == colour)
    return FALSE;
  for (guint i = 0; i < table.n_players; i++)
    if (table.players[i].colour == colour)
      table.players[i].colour = table.players[player].colour;
  table.players[player].colour = colour;

  return set_table (editor, &table);
}

gboolean
bastide_players_edit_move (BastidePositionEditor *editor,
                           guint                  player,
                           int                    direction)
{
  guint other = direction < 0 ? player - 1 : player + 1;
  BstPlayer who;
  Table table;

  get_table (get_game (editor), &table);
  /* Before the first comes a very large number. */
  if (other >= table.n_players)
    return FALSE;
  who = table.players[player];
  table.players[player] = table.players[other];
  table.players[other] = who;
  table.was[player] = (gint8) other;
  table.was[other] = (gint8) player;

  return set_table (editor, &table);
}

static gboolean
is_taken (const Table *table,
          BstColour    colour)
{
  for (guint i = 0; i < table->n_players; i++)
    if (table->players[i].colour == colour)
      return TRUE;

  return FALSE;
}

gboolean
bastide_players_edit_add (BastidePositionEditor *editor)
{
  BstColour colour = BST_COLOUR_RED;
  Table table;

  get_table (get_game (editor), &table);
  if (table.n_players == BST_MAX_PLAYERS)
    return FALSE;
  while (is_taken (&table, colour))
    colour++;
  table.was[table.n_players] = BST_NO_PLAYER;
  table.players[table.n_players++] = (BstPlayer) { .name = (char *) "", .colour = colour };

  return set_table (editor, &table);
}

gboolean
bastide_players_edit_remove (BastidePositionEditor *editor,
                             guint                  player)
{
  Table table;

  get_table (get_game (editor), &table);
  if (table.n_players <= MIN_PLAYERS)
    return FALSE;
  table.n_players--;
  for (guint i = player; i < table.n_players; i++)
    {
      table.players[i] = table.players[i + 1];
      table.was[i] = table.was[i + 1];
    }

  return set_table (editor, &table);
}

gboolean
bastide_players_edit_set_turn (BastidePositionEditor *editor,
                               guint                  player)
{
  BastideStudy *study = bastide_position_editor_get_study (editor);
  BstSetup *setup;

  if (bst_position_get_turn (bastide_study_get_position (study)) == player)
    return FALSE;
  setup = bastide_study_dup_setup (study);
  bst_setup_set_turn (setup, player);

  return bastide_position_editor_commit (editor, setup, BST_SETUP_OK, BST_CHANGE_TURN);
}

/* --- Tiles in hands and aside --- */

static char *
join_names (const BstPosition *position,
            const gint16      *types,
            guint              n_types)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < n_types; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                            bst_tile_set_get_name (set, (guint) types[i]));

  return g_string_free (names, FALSE);
}

char *
bastide_players_edit_dup_discarded (const BstPosition *position)
{
  guint n_types;
  const gint16 *types = bst_position_get_discards (position, &n_types);

  return join_names (position, types, n_types);
}

/* NULL and @error for a name that no tile has. (transfer full) (element-type gint16) */
static GArray *
split_names (BastidePositionEditor  *editor,
             const char             *names,
             GError                **error)
{
  const BstTileSet *set = bst_game_get_tile_set (get_game (editor));
  g_autoptr (GArray) types = g_array_new (FALSE, FALSE, sizeof (gint16));
  g_auto (GStrv) words = g_strsplit_set (names, " ,;\t\n", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gint16 type = (gint16) bst_tile_set_find (set, words[i]);

      if (*words[i] == '\0')
        continue;
      if (type == BST_NO_TILE)
        {
          g_autofree char *upper = g_ascii_strup (words[i], -1);

          type = (gint16) bst_tile_set_find (set, upper);
        }
      if (type == BST_NO_TILE)
        {
          g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_SYNTAX,
                       /* Translators: %s is what was typed. */
                       _("No tile of this game is called “%s”."), words[i]);
          return NULL;
        }
      g_array_append_val (types, type);
    }

  return g_steal_pointer (&types);
}

static gboolean
set_hand (BastidePositionEditor *editor,
          guint                  player,
          const gint16          *types,
          guint                  n_types)
{
  BstSetup *setup = bastide_study_dup_setup (bastide_position_editor_get_study (editor));

  bst_setup_set_held_tiles (setup, player, types, n_types);

  return bastide_position_editor_commit (editor, setup, BST_SETUP_OK, BST_CHANGE_HELD_TILES);
}

gboolean
bastide_players_edit_hold (BastidePositionEditor *editor,
                           guint                  player,
                           guint                  slot,
                           int                    type)
{
  const BstPosition *position = bastide_study_get_position (bastide_position_editor_get_study (editor));
  guint n_most = MIN (bst_game_get_rules (get_game (editor))->hand, BST_MAX_HELD_TILES);
  gint16 known[BST_MAX_HELD_TILES];
  guint n_known = bst_position_get_held_tiles (position, player, known);

  slot = MIN (slot, MIN (n_known, n_most - 1));
  if (slot < n_known && known[slot] == type)
    return FALSE;
  known[slot] = (gint16) type;

  return set_hand (editor, player, known, MAX (n_known, slot + 1));
}

gboolean
bastide_players_edit_let_go (BastidePositionEditor *editor,
                             guint                  player,
                             guint                  slot)
{
  const BstPosition *position = bastide_study_get_position (bastide_position_editor_get_study (editor));
  gint16 known[BST_MAX_HELD_TILES];
  guint n_known = bst_position_get_held_tiles (position, player, known);

  if (n_known == 0)
    return FALSE;
  if (slot >= n_known)
    return set_hand (editor, player, known, 0);
  for (guint i = slot; i + 1 < n_known; i++)
    known[i] = known[i + 1];

  return set_hand (editor, player, known, n_known - 1);
}

gboolean
bastide_players_edit_set_discarded (BastidePositionEditor  *editor,
                                    const char             *names,
                                    GError                **error)
{
  BastideStudy *study = bastide_position_editor_get_study (editor);
  g_autoptr (GArray) types = split_names (editor, names, error);
  const gint16 *before;
  BstSetupResult result;
  BstSetup *setup;
  guint n_before;

  if (types == NULL)
    return FALSE;
  before = bst_position_get_discards (bastide_study_get_position (study), &n_before);
  if (n_before == types->len && memcmp (before, types->data, n_before * sizeof *before) == 0)
    return FALSE;
  setup = bastide_study_dup_setup (study);
  result = bst_setup_set_discards (setup, (const gint16 *) (gpointer) types->data, types->len);

  return bastide_position_editor_commit (editor, setup, result, BST_CHANGE_DISCARDS);
}

/* --- The game --- */

gboolean
bastide_players_edit_set_game (BastidePositionEditor *editor,
                               BstGame               *game)
{
  BstSetupResult result;
  BstSetup *setup;

  if (bst_game_equal (get_game (editor), game))
    return FALSE;
  setup = bastide_study_dup_setup (bastide_position_editor_get_study (editor));
  result = bst_setup_set_game (setup, game, NULL);

  return bastide_position_editor_commit (editor, setup, result, BST_CHANGE_GAME);
}
