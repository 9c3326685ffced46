/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-setup-rules.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* Rules that only speak of expansions that are not known; without their elements they change
 * nothing. */
static const char * const idle_rules[] = {
  "bazaar-no-auction", "tunnelize-other-expansions", "more-tunnel-tokens",
  "festival-return", "keep-monasteries", "labyrinth-variant", "coc-final-scoring", "count-move",
  "little-buildings-scoring",
  "robbers-son-action", "meteorite-impact",
  NULL
};

/* The same of version 4. */
static const char * const idle_rules_4[] = {
  "RANDOM_SEATING_ORDER", "BAZAAR_NO_AUCTION",
  "TUNNELIZE_ALL_EXPANSIONS", "MORE_TUNNEL_TOKENS", "FESTIVAL_FOLLOWER_ONLY", "KEEP_CLOISTERS",
  "BULDINGS_DIFFERENT_VALUE", "ADVANCED_LABYRINTH", "CLOCK_PLAYER_TIME",
  NULL
};

static gboolean
is_set (const BstIoJson *value)
{
  return bst_io_json_is_true (value)
         || (bst_io_json_is_number (value) && json_node_get_double (value->node) != 0);
}

/* --- Elements --- */

/* Elements that are a switch of ours: a number of figures or tiles, or a value. JCloisterZone's
 * engine asks only whether those with a value are named, so that even "inn": false plays with
 * inns. Version 4 has capabilities instead, of which every player has one. */
static const struct
{
  const char *element;
  const char *capability;
  const char *rule_switch;
  const char *value;            /* NULL: a number */
} known_elements[] = {
  { "big-follower", "BigFollower", "big-followers", NULL },
  { "builder", "Builder", "builders", NULL },
  { "pig", "Pig", "pigs", NULL },
  { "abbey", "Abbey", "abbeys", NULL },
  { "barn", "Barn", "barns", NULL },
  { "wagon", "Wagon", "wagons", NULL },
  { "mayor", "Mayor", "mayors", NULL },
  { "abbot", "Abbot", "abbots", NULL },
  { "inn", "Inn", "inns", "yes" },
  { "cathedral", "Cathedral", "inns", "yes" },
  { "traders", "TradeGoods", "goods", "yes" },
  { "pig-herd", "PigHerd", "pig-herds", "yes" },
  { "dragon", "Dragon", "dragon", "yes" },
  { "fairy", "Fairy", "fairy", "yes" },
  { "princess", "Princess", "princess", "may" },
  { "portal", "Portal", "portals", "yes" },
  { "tower", "Tower", "towers", "yes" },
  { "siege", "Siege", "siege", "yes" },
  { "escape", "Siege", "escape", "any-tile" },
  { "gold", "GoldMine", "gold", "yes" },
  { "mage", "MageAndWitch", "mage", "yes" },
  { "witch", "MageAndWitch", "witch", "yes" },
  { "shepherd", "Sheep", "shepherds", NULL },
  { "hill", "Hill", "hills", "yes" },
  { "vineyard", "Vineyard", "vineyards", "yes" },
  { "king", "KingAndRobberBaron", "king", "yes" },
  { "robber", "KingAndRobberBaron", "robber", "yes" },
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

  if (known_elements[index].value == NULL && !bst_io_json_get_int (value, 0, 5, &n, error))
    return FALSE;

  number = g_strdup_printf ("%d", (int) n);

  return bst_rules_set (rules, known_elements[index].rule_switch,
                        known_elements[index].value != NULL ? known_elements[index].value : number,
                        error);
}

static gboolean
read_element (const BstIoJson  *value,
              BstRules         *rules,
              BstIoJczLacking  *lacking,
              GError          **error)
{
  gint64 followers;
  guint index;

  /* Gardens and lakes with ferries are tiles (bst-io-jcz-setup.c), and so are crop circles. */
  if (strcmp (value->key, "garden") == 0 || strcmp (value->key, "ferry") == 0 || strcmp (value->key, "corn-circle") == 0)
    return TRUE;
  if (strcmp (value->key, "small-follower") == 0)
    {
      if (!bst_io_json_get_int (value, 0, 20, &followers, error))
        return FALSE;
      rules->figures[BST_FIGURE_FOLLOWER] = (guint) followers;
    }
  else if (strcmp (value->key, "farmers") == 0)
    rules->farmers = is_set (value);
  else if (find_element (value->key, &index))
    return read_known_element (value, index, rules, error);
  else if (is_set (value))
    bst_io_jcz_lacking_add (lacking, value->key);

  return TRUE;
}

gboolean
bst_io_jcz_read_elements (const BstIoJson  *setup,
                          BstRules         *rules,
                          BstIoJczLacking  *lacking,
                          GError          **error)
{
  g_autoptr (GList) keys = NULL;
  BstIoJson elements, value;

  /* What is not named is not played with. */
  rules->farmers = FALSE;
  rules->figures[BST_FIGURE_FOLLOWER] = 0;
  if (!bst_io_json_need (setup, "elements", &elements, error))
    return FALSE;

  keys = bst_io_json_get_keys (&elements);
  for (GList *key = keys; key != NULL; key = key->next)
    if (bst_io_json_find (&elements, key->data, &value) && !read_element (&value, rules, lacking, error))
      return FALSE;

  return TRUE;
}

/* --- Capabilities of version 4 --- */

/* What the expansions bring where the file, older than 4.1, lists no capabilities. */
static const struct
{
  const char *expansion;
  const char *capabilities[6];
} brought[] = {
  { "INNS_AND_CATHEDRALS", { "BigFollower", "Inn", "Cathedral", NULL } },
  { "TRADERS_AND_BUILDERS", { "Pig", "Builder", "TradeGoods", "PigHerd", NULL } },
  { "PRINCESS_AND_DRAGON", { "Fairy", "Dragon", "Portal", "Princess", NULL } },
  { "TOWER", { "Tower", NULL } },
  { "ABBEY_AND_MAYOR", { "Abbey", "Wagon", "Mayor", "Barn", NULL } },
  { "HILLS_AND_SHEEP", { "Sheep", "Hill", "Vineyard", NULL } },
  { "CATHARS", { "Siege", NULL } },
  { "BESIEGERS", { "Siege", NULL } },
};

static gboolean
add_capability (const char *name,
                BstRules   *rules)
{
  static const char * const of_tiles[] = { "StandardGame", "River", "Flier", "CornCircle", NULL };
  gboolean found = g_strv_contains (of_tiles, name);

  for (guint i = 0; i < G_N_ELEMENTS (known_elements); i++)
    if (strcmp (known_elements[i].capability, name) == 0)
      found = bst_rules_set (rules, known_elements[i].rule_switch,
                             known_elements[i].value != NULL ? known_elements[i].value : "1", NULL);

  return found;
}

static void
add_brought (const BstIoJson *setup,
             BstRules        *rules)
{
  BstIoJson expansions, value;

  if (!bst_io_json_find (setup, "expansions", &expansions))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (brought); i++)
    if (bst_io_json_find (&expansions, brought[i].expansion, &value) && is_set (&value))
      for (const char * const *name = brought[i].capabilities; *name != NULL; name++)
        add_capability (*name, rules);
}

gboolean
bst_io_jcz_read_capabilities (const BstIoJson  *setup,
                              BstRules         *rules,
                              BstIoJczLacking  *lacking,
                              GError          **error)
{
  BstIoJson list, value;

  /* Version 4 knows no other way of a wagon. */
  rules->wagon_move = BST_WAGON_JOINED;
  if (!bst_io_json_find (setup, "capabilities", &list))
    {
      add_brought (setup, rules);
      return TRUE;
    }

  for (guint i = 0; i < bst_io_json_get_length (&list); i++)
    {
      const char *name;

      bst_io_json_get_element (&list, i, &value);
      name = bst_io_json_get_string (&value, error);
      if (name == NULL)
        return FALSE;
      if (!add_capability (name, rules))
        bst_io_jcz_lacking_add (lacking, name);
    }

  return TRUE;
}

/* --- Rules --- */

/* Rules that are a switch of ours, value by value. Those with a condition say how a switch is
 * on: while it is off they change nothing. */
static const struct
{
  const char *rule;
  const char *value;
  const char *rule_switch;
  const char *own_value;
  gboolean    if_on;
} known_rules[] = {
  { "tiny-city-scoring", "4", "two-tile-city", "normal", FALSE },
  { "tiny-city-scoring", "2", "two-tile-city", "reduced", FALSE },
  { "inn-and-cathedral-final-scoring", "zero", "inns-at-end", "nothing", FALSE },
  { "inn-and-cathedral-final-scoring", "ignore", "inns-at-end", "usual", FALSE },
  { "princess-action", "may", "princess", "may", TRUE },
  { "princess-action", "must", "princess", "must", TRUE },
  { "fairy-placement", "next-follower", "fairy-placement", "beside-follower", FALSE },
  { "fairy-placement", "on-tile", "fairy-placement", "on-tile", FALSE },
  { "dragon-move", "before-scoring", "dragon-move", "before-scoring", FALSE },
  { "dragon-move", "after-scoring", "dragon-move", "after-scoring", FALSE },
  { "barn-placement", "not-occupied", "barn-placement", "alone", FALSE },
  { "barn-placement", "occupied", "barn-placement", "together", FALSE },
  { "wagon-move", "C1", "wagon-move", "joined", FALSE },
  { "wagon-move", "C2", "wagon-move", "near", FALSE },
  /* The first spelling is the program's own until 6.x. */
  { "espace-variant", "any-tile", "escape", "any-tile", TRUE },
  { "espace-variant", "siege-tile", "escape", "siege-tile", TRUE },
  { "escape-variant", "any-tile", "escape", "any-tile", TRUE },
  { "escape-variant", "siege-tile", "escape", "siege-tile", TRUE },
  { "hill-tiebreaker", "at-least-one-follower", "hill-tie", "any", FALSE },
  { "hill-tiebreaker", "number-of-followers", "hill-tie", "most", FALSE },
  { "king-and-robber-scoring", "default", "king-robber-points", "each", FALSE },
  { "king-and-robber-scoring", "10/20", "king-robber-points", "ten", FALSE },
  { "king-and-robber-scoring", "15/40", "king-robber-points", "fifteen-or-forty", FALSE },
  { "king-and-robber-scoring", "continuously", "king-robber-points", "at-once", FALSE },
  /* No other tile of ours has a herd. */
  { "gq11-pig-herd", "pig", "pig-herds", "yes", TRUE },
  { "gq11-pig-herd", "nothing", "pig-herds", "no", TRUE },
};

static gboolean
is_on (const BstRules *rules,
       const char     *rule_switch)
{
  g_autofree char *value = bst_rules_get (rules, rule_switch);

  return strcmp (value, "no") != 0;
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
  const char *text = NULL;

  if (g_strv_contains (idle_rules, value->key))
    return TRUE;
  if (strcmp (value->key, "vineyards-for-garden") == 0)
    {
      if (is_set (value) && rules->vineyards != BST_VINEYARDS_OFF)
        rules->vineyards = BST_VINEYARDS_GARDENS;
      return TRUE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (known_rules); i++)
    {
      if (strcmp (known_rules[i].rule, value->key) != 0)
        continue;
      if (text == NULL)
        text = bst_io_json_get_string (value, error);
      if (text == NULL)
        return FALSE;
      if (strcmp (known_rules[i].value, text) != 0)
        continue;

      return (known_rules[i].if_on && !is_on (rules, known_rules[i].rule_switch))
             || bst_rules_set (rules, known_rules[i].rule_switch, known_rules[i].own_value, error);
    }
  if (text == NULL)
    return fail_rule (value, error);

  return bst_io_json_fail (value, error, BST_IO_ERROR_UNSUPPORTED,
                           _("the rule “%s” has the unknown value “%s”"), value->key, text);
}

/* Version 4 has a yes for each rule, and no is meant where it is absent. */
static const struct
{
  const char *rule;
  const char *rule_switch;
  const char *yes;
  const char *no;
  gboolean    if_on;
} known_rules_4[] = {
  { "ON_HILL_NUMBER_TIEBREAKER", "hill-tie", "most", "any", FALSE },
  { "TINY_CITY_2_POINTS", "two-tile-city", "reduced", "normal", FALSE },
  { "PRINCESS_MUST_REMOVE_KNIGHT", "princess", "must", "may", TRUE },
  { "DRAGON_MOVE_AFTER_SCORING", "dragon-move", "after-scoring", "before-scoring", FALSE },
  { "FAIRY_ON_TILE", "fairy-placement", "on-tile", "beside-follower", FALSE },
  { "MULTI_BARN_ALLOWED", "barn-placement", "together", "alone", FALSE },
  { "ESCAPE_RGG", "escape", "any-tile", "siege-tile", TRUE },
  { "USE_PIG_HERDS_INDEPENDENTLY", "pig-herds", "yes", NULL, FALSE },
  { "PIG_HERD_ON_GQ_FARM", "pig-herds", NULL, "no", FALSE },
};

static void
apply_rule_4 (guint     index,
              gboolean  yes,
              BstRules *rules)
{
  const char *value = yes ? known_rules_4[index].yes : known_rules_4[index].no;

  if (value != NULL && !(known_rules_4[index].if_on
                         && !is_on (rules, known_rules_4[index].rule_switch)))
    bst_rules_set (rules, known_rules_4[index].rule_switch, value, NULL);
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
is_known_rule_4 (const char *rule)
{
  for (guint i = 0; i < G_N_ELEMENTS (known_rules_4); i++)
    if (strcmp (known_rules_4[i].rule, rule) == 0)
      return TRUE;

  return strcmp (rule, "FARMERS") == 0 || g_strv_contains (idle_rules_4, rule);
}

static gboolean
read_rules_4 (const BstIoJson  *root,
              const BstIoJson  *list,
              GList            *keys,
              BstRules         *rules,
              GError          **error)
{
  BstIoJson value;

  for (GList *key = keys; key != NULL; key = key->next)
    if (bst_io_json_find (list, key->data, &value) && !is_known_rule_4 (value.key))
      return fail_rule (&value, error);

  for (guint i = 0; i < G_N_ELEMENTS (known_rules_4); i++)
    apply_rule_4 (i, bst_io_json_find (list, known_rules_4[i].rule, &value) && is_set (&value),
                  rules);
  rules->farmers = !has_rule_farmers (root)
                   || !bst_io_json_find (list, "FARMERS", &value) || is_set (&value);

  return TRUE;
}

gboolean
bst_io_jcz_read_rules (const BstIoJson     *root,
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
  if (generation == BST_IO_JCZ_4)
    return read_rules_4 (root, &list, keys, rules, error);
  for (GList *key = keys; key != NULL; key = key->next)
    if (bst_io_json_find (&list, key->data, &value) && !read_rule (&value, rules, error))
      return FALSE;

  return TRUE;
}
