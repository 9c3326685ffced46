/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-setup.h"

#include "bst-io-jcz-setup-rules.h"
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

/* Of a set in one game, as of our own sets. */
#define MAX_COPIES 50

/* Expansions that are known: their ids from version 5 on, to which most add ":1" or ":2" for the
 * edition, those of version 4, and the tile sets that they bring. A set stands behind those that
 * it needs. */
static const struct
{
  const char *id;
  const char *old_id;
  const char *set;
} expansions[] = {
  { "river/1", "RIVER", "river" },
  { "river/2", "RIVER_II", "river-2" },
  { "gq11/river", NULL, "gq11-river" },
  { "inns-and-cathedrals", "INNS_AND_CATHEDRALS", "inns-and-cathedrals" },
  { "traders-and-builders", "TRADERS_AND_BUILDERS", "traders-and-builders" },
  { "abbey-and-mayor", "ABBEY_AND_MAYOR", "abbey-and-mayor" },
  { "princess-and-dragon", "PRINCESS_AND_DRAGON", "princess-and-dragon" },
  { "tower", "TOWER", "tower" },
  { "siege/cathars", "CATHARS", "siege-cathars" },
  { "siege/besiegers", "BESIEGERS", "siege-besiegers" },
  { "gq11", "GQ11", "gq11" },
  { "flier", "FLIER", "flier" },
  { "ferries", "FERRY", "ferries" },
  { "goldmines", "GOLDMINES", "goldmines" },
  { "mage-and-witch", "MAGE_WITCH", "mage-and-witch" },
  { "corn-circles/1", "CORN_CIRCLES", "corn-circles-1" },
  { "corn-circles/2", "CORN_CIRCLES_II", "corn-circles-2" },
  { "hills-and-sheep", "HILLS_AND_SHEEP", "hills-and-sheep" },
  { "king-and-robber", "KING_AND_ROBBER_BARON", "king-and-robber" },
};

/* How often a file asks for each. */
typedef struct
{
  guint base;
  guint winter;
  guint expansions[G_N_ELEMENTS (expansions)];
} Copies;

/* An id with or without its edition. */
static gboolean
is_expansion (const char *id,
              guint       index,
              gboolean    old)
{
  const char *own = old ? expansions[index].old_id : expansions[index].id;
  gsize length;

  if (own == NULL || !g_str_has_prefix (id, own))
    return FALSE;

  length = strlen (own);

  return id[length] == '\0'
         || (!old && (strcmp (id + length, ":1") == 0 || strcmp (id + length, ":2") == 0));
}

static gboolean
find_expansion (const char *id,
                gboolean    old,
                guint      *index)
{
  for (*index = 0; *index < G_N_ELEMENTS (expansions); (*index)++)
    if (is_expansion (id, *index, old))
      return TRUE;

  return FALSE;
}

/* The base game under the words of any version; winter is one too and brings tiles of its own. */
static gboolean
is_base (const char *id,
         gboolean    old)
{
  static const char * const ids[] = { "basic:1", "basic:2", "winter", NULL };

  return old ? strcmp (id, "BASIC") == 0 : g_strv_contains (ids, id);
}

/* A river is laid once (bst_tile_set_multiply()). */
static gboolean
can_be_copied (const char *set)
{
  return strcmp (set, "river") != 0 && strcmp (set, "river-2") != 0 && strcmp (set, "gq11-river") != 0;
}

/* Both editions of a set are the same tiles, but for gardens. */
static gboolean
add_copies (const BstIoJson  *value,
            guint            *copies,
            guint             more,
            GError          **error)
{
  *copies += more;

  return *copies <= MAX_COPIES
         || bst_io_json_fail (value, error, BST_IO_ERROR_LIMIT,
                              ngettext ("a tile set is there at most %u time",
                                        "a tile set is there at most %u times", MAX_COPIES),
                              MAX_COPIES);
}

static gboolean
read_set (const BstIoJson  *value,
          BstIoJczSetup    *setup,
          Copies           *copies,
          GError          **error)
{
  gboolean old = setup->generation == BST_IO_JCZ_4;
  gint64 number;
  guint index;

  if (!bst_io_json_get_int (value, 0, 100, &number, error))
    return FALSE;
  if (number == 0)
    return TRUE;

  setup->second_edition |= g_str_has_suffix (value->key, ":2");
  if (is_base (value->key, old))
    {
      if (strcmp (value->key, "winter") == 0)
        copies->winter = (guint) number;
      return add_copies (value, &copies->base, (guint) number, error);
    }
  if (!find_expansion (value->key, old, &index))
    bst_io_jcz_lacking_add (setup->lacking, value->key);
  else if (number + copies->expansions[index] > 1 && !can_be_copied (expansions[index].set))
    bst_io_jcz_lacking_add_more (setup->lacking, value->key);
  else
    return add_copies (value, &copies->expansions[index], (guint) number, error);

  return TRUE;
}

/* GQ11 of version 4 brings its river tiles to a game with the River; without one they cannot be
 * played. */
static void
check_river (BstIoJczSetup *setup,
             Copies        *copies)
{
  guint river, second, gq11, gq11_river;
  gboolean has_river;

  find_expansion ("RIVER", TRUE, &river);
  find_expansion ("RIVER_II", TRUE, &second);
  find_expansion ("GQ11", TRUE, &gq11);
  find_expansion ("gq11/river", FALSE, &gq11_river);
  has_river = copies->expansions[river] > 0 || copies->expansions[second] > 0;
  if (setup->generation == BST_IO_JCZ_4 && has_river && copies->expansions[gq11] > 0)
    copies->expansions[gq11_river] = 1;
  if (!has_river && copies->expansions[gq11_river] > 0)
    bst_io_jcz_lacking_add (setup->lacking, expansions[gq11_river].id);
}

/* "tower", or "tower:2" for two of it. */
static void
append_set (GString    *sets,
            const char *id,
            guint       n_copies)
{
  if (n_copies == 0)
    return;

  g_string_append_printf (sets, "%s%s", sets->len > 0 ? "+" : "", id);
  if (n_copies > 1)
    g_string_append_printf (sets, ":%u", n_copies);
}

/* What is lacking is noted; the sets stand in the order of the table whatever the file's order. */
static gboolean
read_sets (const BstIoJson  *sets,
           BstIoJczSetup    *setup,
           GError          **error)
{
  g_autoptr (GList) keys = bst_io_json_get_keys (sets);
  Copies copies = { 0 };
  BstIoJson value;

  for (GList *key = keys; key != NULL; key = key->next)
    if (bst_io_json_find (sets, key->data, &value) && !read_set (&value, setup, &copies, error))
      return FALSE;
  if (copies.base == 0)
    return bst_io_json_fail (sets, error, BST_IO_ERROR_UNSUPPORTED,
                             _("a game without the base game is not supported yet"));
  check_river (setup, &copies);
  setup->sets = g_string_new (NULL);
  append_set (setup->sets, "basic", copies.base);
  append_set (setup->sets, "winter", copies.winter);
  for (guint i = 0; i < G_N_ELEMENTS (expansions); i++)
    append_set (setup->sets, expansions[i].set, copies.expansions[i]);

  return TRUE;
}

/* Gardens are on tiles of second editions. A file of the program has those of all its sets, or none. */
static void
read_gardens (const BstIoJson  *elements,
              const BstIoJson  *sets,
              BstIoJczSetup    *setup)
{
  g_autoptr (GList) keys = bst_io_json_get_keys (sets);
  BstIoJson value;

  if (!bst_io_json_find (elements, "garden", &value) || !setup->second_edition)
    return;
  for (GList *key = keys; key != NULL; key = key->next)
    if (g_str_has_suffix (key->data, ":1"))
      {
        bst_io_jcz_lacking_add (setup->lacking, "garden");
        return;
      }
  append_set (setup->sets, "abbot", 1);
  setup->second_edition = FALSE;
}

/* What follows from the choices. Abbeys may be played without the other tiles of their
 * expansion. Siege tiles could not be laid without their rule before 5.7, and the file does not
 * name it. */
static void
complete_choices (BstIoJczSetup *setup,
                  BstRules      *rules)
{
  if (rules->abbeys > 0 && strstr (setup->sets->str, "+abbey-and-mayor") == NULL)
    g_string_append (setup->sets, "+abbey");
  if (setup->generation == BST_IO_JCZ_5_0 && strstr (setup->sets->str, "+siege") != NULL)
    rules->siege = TRUE;
}

/* --- Start --- */

/* The tile that the sets bring as the first. */
static const char *
find_start (const BstIoJczSetup *setup)
{
  if (strstr (setup->sets->str, "+gq11-river") != NULL)
    return "GQ/RFI";

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

/* All at once: whoever reads it knows what to do without. */
gboolean
bst_io_jcz_setup_is_whole (const BstIoJson      *root,
                           const BstIoJczSetup  *setup,
                           GError              **error)
{
  g_autofree char *text = NULL;
  BstIoJson json;

  if (setup->lacking->len == 0)
    return TRUE;
  if (!bst_io_json_need (root, "setup", &json, error))
    return FALSE;
  text = bst_io_jcz_lacking_to_text (setup->lacking);

  /* Translators: %s is a list of expansions. */
  return bst_io_json_fail (&json, error, BST_IO_ERROR_UNSUPPORTED, _("not supported yet: %s"), text);
}

static gboolean
read_choices (const BstIoJson  *root,
              const BstIoJson  *json,
              BstIoJczSetup    *setup,
              BstRules         *rules,
              GError          **error)
{
  BstIoJson sets, elements;

  setup->generation = find_generation (root, json);
  if (!bst_io_rules_load ("jcloisterzone", rules, error))
    return FALSE;
  if (setup->generation == BST_IO_JCZ_4)
    return bst_io_json_need (json, "expansions", &sets, error) && read_sets (&sets, setup, error)
           && bst_io_jcz_read_capabilities (json, rules, setup->lacking, error);
  if (!bst_io_json_need (json, "sets", &sets, error) || !read_sets (&sets, setup, error)
      || !bst_io_jcz_read_elements (json, rules, setup->lacking, error))
    return FALSE;
  if (bst_io_json_find (json, "elements", &elements))
    read_gardens (&elements, &sets, setup);

  return TRUE;
}

static gboolean
make_game (const BstIoJson  *root,
           const BstIoJson  *json,
           BstIoJczSetup    *setup,
           BstRules         *rules,
           GError          **error)
{
  BstPlayer players[BST_MAX_PLAYERS] = { 0 };
  g_autoptr (BstTileSet) set = NULL;
  g_autoptr (GError) reason = NULL;
  guint n_players;
  BstRules usual;

  if (!bst_io_jcz_read_rules (root, json, setup->generation, rules, error) || !read_start (json, setup, error)
      || !read_players (root, setup, players, &n_players, error) || !bst_io_rules_load ("jcloisterzone", &usual, error))
    return FALSE;

  complete_choices (setup, rules);
  if (!bst_rules_equal (rules, &usual))
    g_strlcpy (rules->id, BST_IO_CUSTOM_RULES, sizeof rules->id);
  set = bst_io_tile_set_load (setup->sets->str, &reason);
  if (set == NULL)
    return bst_io_json_fail_with (root, error, BST_IO_ERROR_UNSUPPORTED, g_steal_pointer (&reason));
  setup->game = bst_game_new (set, rules, players, n_players, &reason);

  return setup->game != NULL
         || bst_io_json_fail_with (root, error, BST_IO_ERROR_DATA, g_steal_pointer (&reason));
}

gboolean
bst_io_jcz_setup_read (const BstIoJson  *root,
                       BstIoJczSetup    *setup,
                       GError          **error)
{
  g_autoptr (GError) reason = NULL;
  BstIoJson json;
  BstRules rules;

  memset (setup, 0, sizeof *setup);
  setup->lacking = bst_io_jcz_lacking_new ();
  if (!bst_io_json_need (root, "setup", &json, error) || !read_choices (root, &json, setup, &rules, error))
    return FALSE;
  if (make_game (root, &json, setup, &rules, &reason))
    return TRUE;
  /* Most likely that is only because of what was left out. */
  if (!bst_io_jcz_setup_is_whole (root, setup, error))
    return FALSE;
  g_propagate_error (error, g_steal_pointer (&reason));

  return FALSE;
}

void
bst_io_jcz_setup_clear (BstIoJczSetup *setup)
{
  g_clear_pointer (&setup->game, bst_game_unref);
  if (setup->sets != NULL)
    g_string_free (setup->sets, TRUE);
  setup->sets = NULL;
  g_clear_pointer (&setup->lacking, g_ptr_array_unref);
}

/* Version 4 has a dot for the slash, and shorter words for some sets. (transfer full) */
static char *
translate_old_id (const char *id)
{
  static const char * const prefixes[][2] = {
    { "R1.I.s", "RI/s" },
    { "R1.", "RI.1/" },
    { "BE.", "SI.BE/" },
    { "SI.", "SI.CA/" },
  };
  char *translated;

  for (guint i = 0; i < G_N_ELEMENTS (prefixes); i++)
    if (g_str_has_prefix (id, prefixes[i][0]))
      return g_strconcat (prefixes[i][1], id + strlen (prefixes[i][0]), NULL);

  translated = g_strdup (id);
  if (strlen (id) > 2 && id[2] == '.')
    translated[2] = '/';

  return translated;
}

/* With a garden a tile's id ends in G, and then lacks the number behind its letters. */
static int
find_without_garden (BstTileSet *set,
                     const char *id)
{
  static const char * const endings[] = { "", ".1", ".2" };
  g_autofree char *start = g_strndup (id, strlen (id) - 1);
  int found = BST_NO_TILE;

  for (guint i = 0; i < G_N_ELEMENTS (endings) && found == BST_NO_TILE; i++)
    {
      g_autofree char *plain = g_strconcat (start, endings[i], NULL);

      found = bst_tile_set_find (set, plain);
    }

  return found;
}

gboolean
bst_io_jcz_setup_find_tile (const BstIoJczSetup  *setup,
                            const BstIoJson      *json,
                            guint                *type,
                            GError              **error)
{
  BstTileSet *set = bst_game_get_tile_set (setup->game);
  const char *text = bst_io_json_get_string (json, error);
  g_autofree char *id = NULL;
  int found;

  if (text == NULL)
    return FALSE;

  id = setup->generation == BST_IO_JCZ_4 ? translate_old_id (text) : g_strdup (text);
  /* One letter would be found too, but is no id of JCloisterZone. */
  found = strlen (id) > 1 ? bst_tile_set_find (set, id) : BST_NO_TILE;
  if (found == BST_NO_TILE && setup->second_edition && g_str_has_suffix (id, "G"))
    found = find_without_garden (set, id);
  if (found == BST_NO_TILE)
    return bst_io_json_fail (json, error, BST_IO_ERROR_UNSUPPORTED,
                             _("the tile “%s” is not known"), text);
  *type = (guint) found;

  return TRUE;
}
