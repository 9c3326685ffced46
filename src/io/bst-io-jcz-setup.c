/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-setup.h"

#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* Rules that only speak of expansions; without their elements they change nothing. */
static const char * const idle_rules[] = {
  "princess-action", "fairy-placement", "dragon-move", "barn-placement", "wagon-move",
  "bazaar-no-auction", "hill-tiebreaker", "espace-variant", "gq11-pig-herd",
  "tunnelize-other-expansions", "more-tunnel-tokens", "festival-return", "keep-monasteries",
  "labyrinth-variant", "coc-final-scoring", "count-move", "little-buildings-scoring",
  "king-and-robber-scoring", "vineyards-for-garden", "robbers-son-action", "meteorite-impact",
  NULL
};

/* The same of version 4. */
static const char * const idle_rules_4[] = {
  "RANDOM_SEATING_ORDER", "USE_PIG_HERDS_INDEPENDENTLY", "PRINCESS_MUST_REMOVE_KNIGHT",
  "DRAGON_MOVE_AFTER_SCORING", "FAIRY_ON_TILE", "MULTI_BARN_ALLOWED", "BAZAAR_NO_AUCTION",
  "ON_HILL_NUMBER_TIEBREAKER", "ESCAPE_RGG", "PIG_HERD_ON_GQ_FARM", "TUNNELIZE_ALL_EXPANSIONS",
  "MORE_TUNNEL_TOKENS", "FESTIVAL_FOLLOWER_ONLY", "KEEP_CLOISTERS",
  "BULDINGS_DIFFERENT_VALUE", "ADVANCED_LABYRINTH", "CLOCK_PLAYER_TIME",
  NULL
};

static const BstColour slot_colours[] = {
  BST_COLOUR_RED, BST_COLOUR_BLUE, BST_COLOUR_YELLOW, BST_COLOUR_GREEN, BST_COLOUR_BLACK,
};

static gboolean
is_set (const BstIoJson *value)
{
  return bst_io_json_is_true (value)
         || (bst_io_json_is_number (value) && json_node_get_double (value->node) != 0);
}

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

/* --- Sets and elements --- */

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

/* Elements that are a switch of ours: a number of figures or yes. JCloisterZone's engine asks
 * only whether the yes is named, so that even "inn": false plays with inns. */
static const struct
{
  const char *element;
  const char *rule_switch;
  gboolean    is_number;
} known_elements[] = {
  { "big-follower", "big-followers", TRUE },
  { "builder", "builders", TRUE },
  { "pig", "pigs", TRUE },
  { "inn", "inns", FALSE },
  { "cathedral", "inns", FALSE },
  { "traders", "goods", FALSE },
  { "pig-herd", "pig-herds", FALSE },
};

static gboolean
find_element (const char *element,
              guint      *index)
{
  for (*index = 0; *index < G_N_ELEMENTS (known_elements); (*index)++)
    if (strcmp (known_elements[*index].element, element) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
read_known_element (const BstIoJson  *value,
                    guint             index,
                    BstRules         *rules,
                    GError          **error)
{
  g_autofree char *number = NULL;
  gint64 n = 0;

  if (known_elements[index].is_number && !bst_io_json_get_int (value, 0, 5, &n, error))
    return FALSE;

  number = g_strdup_printf ("%d", (int) n);

  return bst_rules_set (rules, known_elements[index].rule_switch,
                        known_elements[index].is_number ? number : "yes", error);
}

static gboolean
read_element (const BstIoJson  *value,
              BstRules         *rules,
              GError          **error)
{
  gint64 followers;
  guint index;

  if (strcmp (value->key, "small-follower") == 0)
    {
      if (!bst_io_json_get_int (value, 1, 20, &followers, error))
        return FALSE;
      rules->followers = (guint) followers;
    }
  else if (strcmp (value->key, "farmers") == 0)
    rules->farmers = is_set (value);
  else if (find_element (value->key, &index))
    return read_known_element (value, index, rules, error);
  else if (is_set (value))
    return bst_io_json_fail (value, error, BST_IO_ERROR_UNSUPPORTED,
                             _("the element “%s” is not supported yet"), value->key);

  return TRUE;
}

static gboolean
read_elements (const BstIoJson  *setup,
               BstRules         *rules,
               GError          **error)
{
  g_autoptr (GList) keys = NULL;
  BstIoJson elements, value;

  rules->farmers = FALSE;
  if (!bst_io_json_need (setup, "elements", &elements, error))
    return FALSE;

  keys = bst_io_json_get_keys (&elements);
  for (GList *key = keys; key != NULL; key = key->next)
    if (bst_io_json_find (&elements, key->data, &value) && !read_element (&value, rules, error))
      return FALSE;

  return TRUE;
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

/* --- Rules --- */

static gboolean
read_tiny_city (const BstIoJson  *value,
                BstRules         *rules,
                GError          **error)
{
  const char *text = bst_io_json_get_string (value, error);

  if (text == NULL)
    return FALSE;
  if (strcmp (text, "2") != 0 && strcmp (text, "4") != 0)
    return bst_io_json_fail (value, error, BST_IO_ERROR_UNSUPPORTED,
                             _("the rule “%s” has the unknown value “%s”"), value->key, text);
  rules->two_tile_city = *text == '2' ? BST_TWO_TILE_CITY_REDUCED : BST_TWO_TILE_CITY_NORMAL;

  return TRUE;
}

static gboolean
read_unfinished_inns (const BstIoJson  *value,
                      BstRules         *rules,
                      GError          **error)
{
  const char *text = bst_io_json_get_string (value, error);

  if (text == NULL)
    return FALSE;
  if (strcmp (text, "zero") != 0 && strcmp (text, "ignore") != 0)
    return bst_io_json_fail (value, error, BST_IO_ERROR_UNSUPPORTED,
                             _("the rule “%s” has the unknown value “%s”"), value->key, text);
  rules->inns_at_end = *text == 'z' ? BST_INNS_AT_END_NOTHING : BST_INNS_AT_END_USUAL;

  return TRUE;
}

static gboolean
fail_rule (const BstIoJson  *value,
           GError          **error)
{
  return bst_io_json_fail (value, error, BST_IO_ERROR_UNSUPPORTED,
                           _("the rule “%s” is not supported yet"), value->key);
}

static gboolean
read_rule (const BstIoJson  *value,
           BstRules         *rules,
           GError          **error)
{
  if (strcmp (value->key, "tiny-city-scoring") == 0)
    return read_tiny_city (value, rules, error);
  if (strcmp (value->key, "inn-and-cathedral-final-scoring") == 0)
    return read_unfinished_inns (value, rules, error);

  return g_strv_contains (idle_rules, value->key) || fail_rule (value, error);
}

static gboolean
read_rule_4 (const BstIoJson  *value,
             BstRules         *rules,
             GError          **error)
{
  if (strcmp (value->key, "TINY_CITY_2_POINTS") == 0)
    rules->two_tile_city = is_set (value) ? BST_TWO_TILE_CITY_REDUCED : BST_TWO_TILE_CITY_NORMAL;
  else if (strcmp (value->key, "FARMERS") == 0)
    rules->farmers = is_set (value);
  else
    return g_strv_contains (idle_rules_4, value->key) || fail_rule (value, error);

  return TRUE;
}

/* The rule FARMERS came with 4.6; before it there always were farmers. */
static gboolean
has_rule_farmers (const BstIoJson *root)
{
  BstIoJson value;
  const char *version = bst_io_json_find (root, "appVersion", &value)
                        ? bst_io_json_get_string (&value, NULL) : NULL;

  return version != NULL && g_str_has_prefix (version, "4.6");
}

static gboolean
read_rules (const BstIoJson     *root,
            const BstIoJson     *setup,
            BstIoJczGeneration   generation,
            BstRules            *rules,
            GError             **error)
{
  g_autoptr (GList) keys = NULL;
  BstIoJson list, value;

  if (!bst_io_json_find (setup, "rules", &list))
    return TRUE;

  keys = bst_io_json_get_keys (&list);
  for (GList *key = keys; key != NULL; key = key->next)
    if (bst_io_json_find (&list, key->data, &value)
        && !(generation == BST_IO_JCZ_4 ? read_rule_4 (&value, rules, error)
                                        : read_rule (&value, rules, error)))
      return FALSE;
  if (generation == BST_IO_JCZ_4 && !has_rule_farmers (root))
    rules->farmers = TRUE;

  return TRUE;
}

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
           || !read_elements (&json, rules, error))
    return FALSE;

  return read_rules (root, &json, setup->generation, rules, error)
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
