/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-rules.h"

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

static gboolean
is_set (const BstIoJson *value)
{
  return bst_io_json_is_true (value)
         || (bst_io_json_is_number (value) && json_node_get_double (value->node) != 0);
}

/* --- Elements --- */

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

gboolean
bst_io_jcz_read_elements (const BstIoJson  *setup,
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
  for (GList *key = keys; key != NULL; key = key->next)
    if (bst_io_json_find (&list, key->data, &value)
        && !(generation == BST_IO_JCZ_4 ? read_rule_4 (&value, rules, error)
                                        : read_rule (&value, rules, error)))
      return FALSE;
  if (generation == BST_IO_JCZ_4 && !has_rule_farmers (root))
    rules->farmers = TRUE;

  return TRUE;
}
