/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-names.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* Keys as normalize() makes them, and the box in which that comes. What a box holds besides its tiles is named as the
 * box. */
static const struct
{
  const char *key;
  const char *name;
} names[] = {
  /* Translators: from here on, names of expansions as they are printed on their boxes in your language. */
  { "river", N_("The River") },
  { "river/1", N_("The River") },
  { "gq11/river", N_("The River (GQ11)") },
  { "river/2", N_("The River II") },
  { "river-ii", N_("The River II") },
  { "abbot", N_("The Abbot") },
  { "garden", N_("Gardens") },
  { "phantom", N_("The Phantom") },
  { "flier", N_("The Flying Machines") },
  { "flying-machine", N_("The Flying Machines") },
  { "flying-machines", N_("The Flying Machines") },
  { "ferries", N_("The Ferries") },
  { "ferry", N_("The Ferries") },
  { "goldmines", N_("The Gold Mines") },
  { "goldmine", N_("The Gold Mines") },
  { "gold", N_("The Gold Mines") },
  { "mage-and-witch", N_("Mage & Witch") },
  { "mage-witch", N_("Mage & Witch") },
  { "mage", N_("Mage & Witch") },
  { "witch", N_("Mage & Witch") },
  { "corn-circles", N_("Crop Circles") },
  { "corn-circles/1", N_("Crop Circles") },
  { "corn-circles/2", N_("Crop Circles II") },
  { "corn-circles-ii", N_("Crop Circles II") },
  { "corn-circle", N_("Crop Circles") },
  { "hills-and-sheep", N_("Hills & Sheep") },
  { "hills-sheep", N_("Hills & Sheep") },
  { "hill", N_("Hills & Sheep") },
  { "sheep", N_("Hills & Sheep") },
  { "shepherd", N_("Hills & Sheep") },
  { "vineyard", N_("Hills & Sheep") },
  { "count", N_("The Count of Carcassonne") },
  { "king-and-robber", N_("King & Robber Baron") },
  { "king-and-robber-baron", N_("King & Robber Baron") },
  { "king", N_("King & Robber Baron") },
  { "robber", N_("King & Robber Baron") },
  { "cult", N_("The Cult") },
  { "cult/5", N_("The Cult") },
  { "cult/6", N_("The Cult") },
  { "shrine", N_("The Cult") },
  { "bridges-castles-and-bazaars", N_("Bridges, Castles and Bazaars") },
  { "bridge", N_("Bridges, Castles and Bazaars") },
  { "castle", N_("Bridges, Castles and Bazaars") },
  { "bazaar", N_("Bridges, Castles and Bazaars") },
  { "under-the-big-top", N_("Under the Big Top") },
  { "under-the-big-top-c1", N_("Under the Big Top") },
  { "big-top", N_("Under the Big Top") },
  { "acrobats", N_("Under the Big Top") },
  { "ringmaster", N_("Under the Big Top") },
  { "festival", N_("The Festival") },
  { "tunnel", N_("The Tunnel") },
  { "monasteries", N_("Monasteries") },
  { "german-monasteries", N_("Monasteries") },
  { "dutch-monasteries", N_("Monasteries") },
  { "monastery", N_("Monasteries") },
  { "japanese-buildings", N_("Japanese Buildings") },
  { "wind-roses", N_("The Wind Roses") },
  { "wind-rose", N_("The Wind Roses") },
  { "labyrinth", N_("The Labyrinth") },
  { "watchtowers", N_("The Watchtowers") },
  { "watchtower", N_("The Watchtowers") },
  { "little-buildings", N_("Little Buildings") },
  { "darmstadt", N_("Darmstadt") },
  { "church", N_("Darmstadt") },
  { "russian-promos", N_("Russian Promos") },
  { "russian-promos/2013", N_("Russian Promos") },
  { "russian-promos/2016", N_("Russian Promos") },
  { "russian-trap", N_("Russian Promos") },
  { "spiel-doch", N_("Spiel Doch!") },
  { "catapult", N_("The Catapult") },
  { "the-city-gates", N_("The City Gates") },
  { "city-gates", N_("The City Gates") },
};

/* "HILLS_AND_SHEEP", "hills-and-sheep:2" and "HillsAndSheep" are one key. (transfer full) */
static char *
normalize (const char *key)
{
  GString *text = g_string_new (NULL);

  for (const char *c = key; *c != '\0' && *c != ':'; c++)
    {
      if (g_ascii_isupper (*c) && c > key && g_ascii_islower (c[-1]))
        g_string_append_c (text, '-');
      g_string_append_c (text, *c == '_' ? '-' : g_ascii_tolower (*c));
    }

  return g_string_free (text, FALSE);
}

/* (transfer full) */
static char *
dup_name (const char *key)
{
  g_autofree char *normal = normalize (key);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i].key, normal) == 0)
      return g_strdup (_(names[i].name));

  /* Translators: a word of a file of which nothing is known. */
  return g_strdup_printf (_("“%s”"), key);
}

BstIoJczLacking *
bst_io_jcz_lacking_new (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

/* Takes the name. */
static void
add (BstIoJczLacking *lacking,
     char            *name)
{
  if (g_ptr_array_find_with_equal_func (lacking, name, g_str_equal, NULL))
    g_free (name);
  else
    g_ptr_array_add (lacking, name);
}

void
bst_io_jcz_lacking_add (BstIoJczLacking *lacking,
                        const char      *key)
{
  add (lacking, dup_name (key));
}

void
bst_io_jcz_lacking_add_more (BstIoJczLacking *lacking,
                             const char      *key)
{
  g_autofree char *name = dup_name (key);

  /* Translators: %s is an expansion that a game has twice, which is not supported. */
  add (lacking, g_strdup_printf (_("%s more than once"), name));
}

char *
bst_io_jcz_lacking_to_text (const BstIoJczLacking *lacking)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lacking->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? C_("list separator", ", ") : "",
                            (char *) g_ptr_array_index (lacking, i));

  return g_string_free (text, FALSE);
}
