/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-setup.h"

#include "bst-io-jcz-rules.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static const BstColour slot_colours[] = {
  BST_COLOUR_RED, BST_COLOUR_BLUE, BST_COLOUR_YELLOW, BST_COLOUR_GREEN, BST_COLOUR_BLACK,
};

static BstIoJczGeneration
find_generation (const BstIoJson *root,
                 const BstIoJson *setup)
{
  BstIoJson value;

  if (bst_io_json_find (setup, "expansions", &value))
    return BST_IO_JCZ_4;

  return bst_io_json_find (root, "initialRandom", &value)
         || !bst_io_json_find (root, "initialSeed", &value) ? BST_IO_JCZ_5_7 : BST_IO_JCZ_5_0;
}

/* --- Sets --- */

/* Expansions that are known, and the tile sets that they bring. */
static const struct
{
  const char *id;
  const char *set;
} expansions[] = {
  { "river/1:1", "river" },
  { "inns-and-cathedrals:1", "inns-and-cathedrals" },
  { "traders-and-builders:1", "traders-and-builders" },
  { "gq11", "gq11" },
};

static const char *
find_expansion (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (expansions); i++)
    if (strcmp (expansions[i].id, id) == 0)
      return expansions[i].set;

  return NULL;
}

/* The base game stands first whatever the file's order. */
static gboolean
read_sets (const BstIoJson  *sets,
           const char       *first,
           const char       *second,
           BstIoJczSetup    *setup,
           GError          **error)
{
  g_autoptr (GList) keys = bst_io_json_get_keys (sets);
  gint64 copies;
  guint n_base = 0;

  setup->sets = g_string_new ("basic");

  for (GList *key = keys; key != NULL; key = key->next)
    {
      const char *id = key->data;
      BstIoJson value;

      if (!bst_io_json_find (sets, id, &value))
        continue;
      if (!bst_io_json_get_int (&value, 0, 100, &copies, error))
        return FALSE;
      if (copies == 0)
        continue;
      if (copies == 1 && second != NULL && find_expansion (id) != NULL)
        {
          g_string_append_printf (setup->sets, "+%s", find_expansion (id));
          continue;
        }
      if (strcmp (id, "winter") == 0)
        {
          g_string_append (setup->sets, "+winter");
          n_base++;
          continue;
        }
      if (strcmp (id, first) != 0 && g_strcmp0 (id, second) != 0)
        return bst_io_json_fail (&value, error, BST_IO_ERROR_UNSUPPORTED,
                                 _("the tile set “%s” is not supported yet"), id);
      if (copies > 1 || n_base++ > 0)
        return bst_io_json_fail (&value, error, BST_IO_ERROR_UNSUPPORTED,
                                 _("more than one copy of the base game is not supported yet"));
      setup->second_edition = g_strcmp0 (id, second) == 0;
    }

  return n_base == 1
         || bst_io_json_fail (sets, error, BST_IO_ERROR_UNSUPPORTED,
                              _("a game without the base game is not supported yet"));
}

static gboolean
read_capabilities (const BstIoJson  *setup,
                   GError          **error)
{
  BstIoJson capabilities;

  if (!bst_io_json_find (setup, "capabilities", &capabilities))
    return TRUE;

  for (guint i = 0; i < bst_io_json_get_length (&capabilities); i++)
    {
      BstIoJson value;
      const char *name;

      bst_io_json_get_element (&capabilities, i, &value);
      name = bst_io_json_get_string (&value, error);
      if (name == NULL)
        return FALSE;
      if (strcmp (name, "StandardGame") != 0)
        return bst_io_json_fail (&value, error, BST_IO_ERROR_UNSUPPORTED,
                                 _("the element “%s” is not supported yet"), name);
    }

  return TRUE;
}

/* --- Start --- */

/* The tile that the sets bring as the first. */
static const char *
find_start (const BstIoJczSetup *setup)
{
  return strstr (setup->sets->str, "+river") != NULL ? "RI/s" : "BA/RCr";
}

static gboolean
read_start (const BstIoJson      *setup,
            const BstIoJczSetup  *chosen,
            GError              **error)
{
  static const char * const numbers[] = { "x", "y", "rotation" };
  BstIoJson start, tile;
  const char *id;
  gint64 number;

  if (!bst_io_json_find (setup, "start", &start))
    return TRUE;
  if (bst_io_json_get_length (&start) != 1)
    return bst_io_json_fail (&start, error, BST_IO_ERROR_UNSUPPORTED,
                             _("a start with other tiles is not supported yet"));

  bst_io_json_get_element (&start, 0, &tile);
  id = bst_io_json_need_string (&tile, "tile", error);
  if (id == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      if (!bst_io_json_need_loose_int (&tile, numbers[i], G_MININT, G_MAXINT, &number, error))
        return FALSE;
      if (number != 0)
        id = "";
    }

  return strcmp (id, find_start (chosen)) == 0
         || bst_io_json_fail (&tile, error, BST_IO_ERROR_UNSUPPORTED,
                              _("a start with other tiles is not supported yet"));
}

/* --- Players --- */

/* Slots are colours. A slot without one of ours, or taken, gets the first that nobody asks for. */
static void
choose_colours (const BstIoJson *list,
                const char      *slot_key,
                BstPlayer       *players,
                guint            n_players)
{
  guint taken = 0;
  guint done = 0;

  for (guint i = 0; i < n_players; i++)
    {
      BstIoJson player, value;
      gint64 slot;

      bst_io_json_get_element (list, i, &player);
      if (bst_io_json_find (&player, slot_key, &value)
          && bst_io_json_get_int (&value, 0, G_N_ELEMENTS (slot_colours) - 1, &slot, NULL)
          && !(taken & (1u << slot_colours[slot])))
        {
          players[i].colour = slot_colours[slot];
          taken |= 1u << slot_colours[slot];
          done |= 1u << i;
        }
    }

  for (guint i = 0; i < n_players; i++)
    if (!(done & (1u << i)))
      {
        guint colour = 0;

        while (taken & (1u << colour))
          colour++;
        players[i].colour = (BstColour) colour;
        taken |= 1u << colour;
      }
}

/* A file that holds a set-up alone names no players; two without a name stand in for them. */
static gboolean
is_setup_only (const BstIoJson *root,
               const char      *players_key)
{
  BstIoJson value;

  return !bst_io_json_find (root, players_key, &value)
         && (!bst_io_json_find (root, "replay", &value) || bst_io_json_get_length (&value) == 0);
}

static gboolean
read_players (const BstIoJson  *root,
              BstIoJczSetup    *setup,
              BstPlayer        *players,
              guint            *n_players,
              GError          **error)
{
  gboolean old = setup->generation == BST_IO_JCZ_4;
  const char *key = old ? "slots" : "players";
  BstIoJson list;

  setup->setup_only = is_setup_only (root, key);
  if (setup->setup_only)
    {
      *n_players = 2;
      players[0] = (BstPlayer) { (char *) "", BST_COLOUR_RED };
      players[1] = (BstPlayer) { (char *) "", BST_COLOUR_BLUE };
      return TRUE;
    }
  if (!bst_io_json_need (root, key, &list, error))
    return FALSE;

  *n_players = bst_io_json_get_length (&list);
  if (*n_players < 1 || *n_players > BST_MAX_PLAYERS)
    return bst_io_json_fail (&list, error, BST_IO_ERROR_UNSUPPORTED,
                             _("a game has 1 to %d players"), BST_MAX_PLAYERS);

  for (guint i = 0; i < *n_players; i++)
    {
      BstIoJson player;

      bst_io_json_get_element (&list, i, &player);
      /* The game copies it. */
      players[i].name = (char *) bst_io_json_need_string (&player, old ? "nickname" : "name",
                                                          error);
      if (players[i].name == NULL)
        return FALSE;
    }
  choose_colours (&list, old ? "number" : "slot", players, *n_players);

  return TRUE;
}

/* --- All --- */

static gboolean
read_choices (const BstIoJson  *root,
              BstIoJczSetup    *setup,
              BstRules         *rules,
              GError          **error)
{
  BstIoJson json, sets;

  if (!bst_io_json_need (root, "setup", &json, error))
    return FALSE;

  setup->generation = find_generation (root, &json);
  if (!bst_io_rules_load ("modern", rules, error))
    return FALSE;
  if (setup->generation == BST_IO_JCZ_4)
    {
      if (!bst_io_json_need (&json, "expansions", &sets, error)
          || !read_sets (&sets, "BASIC", NULL, setup, error)
          || !read_capabilities (&json, error))
        return FALSE;
    }
  else if (!bst_io_json_need (&json, "sets", &sets, error)
           || !read_sets (&sets, "basic:1", "basic:2", setup, error)
           || !bst_io_jcz_read_elements (&json, rules, error))
    return FALSE;

  return bst_io_jcz_read_rules (root, &json, setup->generation, rules, error)
         && read_start (&json, setup, error);
}

gboolean
bst_io_jcz_setup_read (const BstIoJson  *root,
                       BstIoJczSetup    *setup,
                       GError          **error)
{
  BstPlayer players[BST_MAX_PLAYERS] = { 0 };
  BstRules rules, modern;
  guint n_players;
  g_autoptr (BstTileSet) set = NULL;
  g_autoptr (GError) reason = NULL;

  memset (setup, 0, sizeof *setup);
  bst_rules_init (&modern);
  if (!read_choices (root, setup, &rules, error)
      || !read_players (root, setup, players, &n_players, error))
    return FALSE;

  if (strcmp (setup->sets->str, "basic") != 0)
    {
      rules.u_turn = BST_U_TURN_JCLOISTERZONE;
      rules.river_start = BST_RIVER_START_KEPT;
    }
  if (!bst_rules_equal (&rules, &modern))
    g_strlcpy (rules.id, "custom", sizeof rules.id);
  set = bst_io_tile_set_load (setup->sets->str, error);
  if (set == NULL)
    return FALSE;
  setup->game = bst_game_new (set, &rules, players, n_players, &reason);

  return setup->game != NULL
         || bst_io_json_fail_with (root, error, BST_IO_ERROR_DATA, g_steal_pointer (&reason));
}

void
bst_io_jcz_setup_clear (BstIoJczSetup *setup)
{
  g_clear_pointer (&setup->game, bst_game_unref);
  if (setup->sets != NULL)
    g_string_free (setup->sets, TRUE);
  setup->sets = NULL;
}

/* Ids of version 4 have a dot for the slash; those of tiles with a garden end in G. */
gboolean
bst_io_jcz_setup_find_tile (const BstIoJczSetup  *setup,
                            const BstIoJson      *json,
                            guint                *type,
                            GError              **error)
{
  const char *text = bst_io_json_get_string (json, error);
  g_autofree char *id = g_strdup (text);
  int found;

  if (text == NULL)
    return FALSE;

  if (setup->generation == BST_IO_JCZ_4 && strlen (id) > 2 && id[2] == '.')
    id[2] = '/';
  if (setup->second_edition && g_str_has_suffix (id, "G"))
    id[strlen (id) - 1] = '\0';
  /* One letter would be found too, but is no id of JCloisterZone. */
  found = strlen (id) > 1 ? bst_tile_set_find (bst_game_get_tile_set (setup->game), id)
                          : BST_NO_TILE;
  if (found == BST_NO_TILE)
    return bst_io_json_fail (json, error, BST_IO_ERROR_UNSUPPORTED,
                             _("the tile “%s” is not known"), text);
  *type = (guint) found;

  return TRUE;
}
