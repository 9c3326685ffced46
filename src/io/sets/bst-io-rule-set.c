/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-rule-set.h"

#include "bst-game.h"
#include "bst-io-data.h"
#include "bst-io-tile-set.h"
#include "bst-io-xml.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* The words of a bundled rule set; those of a user's file stay as he wrote them. */
static void
translate (char **text)
{
  g_autofree char *own = *text;

  /* The empty message id is the catalogue's header. */
  *text = g_strdup (*own != '\0' ? g_dgettext (GETTEXT_PACKAGE, own) : own);
}

/* Ends soon however long the file is: there are only so many switches before the first that is
 * named again. */
static gboolean
is_named_before (const xmlNode *node,
                 const char    *rule_switch)
{
  for (const xmlNode *at = node->prev; at != NULL; at = at->prev)
    if (bst_io_xml_is (at, "switch"))
      {
        g_autofree char *name = bst_io_xml_get (at, "name");

        if (strcmp (name, rule_switch) == 0)
          return TRUE;
      }

  return FALSE;
}

static gboolean
read_switch (const xmlNode  *node,
             BstRules       *rules,
             const char     *name,
             GError        **error)
{
  g_autofree char *rule_switch = bst_io_xml_get (node, "name");
  g_autofree char *value = bst_io_xml_get (node, "value");
  g_autoptr (GError) reason = NULL;

  if (is_named_before (node, rule_switch))
    return bst_io_xml_fail (error, BST_IO_ERROR_DATA, name, node,
                            _("the switch “%s” is named twice"), rule_switch);
  if (!bst_io_rules_set_switch (rules, rule_switch, value, &reason))
    return bst_io_xml_fail_with (error, BST_IO_ERROR_UNSUPPORTED, name, node,
                                 g_steal_pointer (&reason));

  return TRUE;
}

static gboolean
read_players (const xmlNode  *node,
              BstIoRuleSet   *rule_set,
              const char     *name,
              GError        **error)
{
  int least, most;

  if (!bst_io_xml_get_int (node, "least", 1, BST_MAX_PLAYERS, G_MAXINT, &least, name, error)
      || !bst_io_xml_get_int (node, "most", least, BST_MAX_PLAYERS, G_MAXINT, &most, name, error))
    return FALSE;
  rule_set->least_players = (guint) least;
  rule_set->most_players = (guint) most;

  return TRUE;
}

/* The schema has checked which elements there are, and their order. */
static gboolean
read_element (const xmlNode  *node,
              BstIoRuleSet   *rule_set,
              const char     *name,
              GError        **error)
{
  if (bst_io_xml_is (node, "switch"))
    return read_switch (node, &rule_set->rules, name, error);
  if (bst_io_xml_is (node, "players"))
    return read_players (node, rule_set, name, error);

  if (bst_io_xml_is (node, "title"))
    rule_set->title = bst_io_xml_dup_text (node);
  else if (bst_io_xml_is (node, "description"))
    rule_set->description = bst_io_xml_dup_text (node);
  else if (bst_io_xml_is (node, "source"))
    rule_set->source = bst_io_xml_dup_text (node);
  else
    rule_set->tiles = bst_io_xml_dup_text (node);

  return TRUE;
}

/* Reads a document that is known to follow the schema. */
static BstIoRuleSet *
read_document (xmlDoc      *document,
               const char  *name,
               GError     **error)
{
  const xmlNode *root = xmlDocGetRootElement (document);
  g_autoptr (BstIoRuleSet) rule_set = g_new0 (BstIoRuleSet, 1);

  bst_rules_init (&rule_set->rules);
  for (xmlNode *node = bst_io_xml_first (root); node != NULL; node = bst_io_xml_next (node))
    if (!read_element (node, rule_set, name, error))
      return NULL;

  rule_set->id = bst_io_xml_get (root, "id");
  g_strlcpy (rule_set->rules.id, BST_IO_CUSTOM_RULES, sizeof rule_set->rules.id);

  return g_steal_pointer (&rule_set);
}

BstIoRuleSet *
bst_io_rule_set_load_bytes (GBytes      *bytes,
                            const char  *name,
                            GError     **error)
{
  g_autoptr (xmlDoc) document = bst_io_xml_parse (bytes, name, error);

  if (document == NULL || !bst_io_xml_validate (document, "schema/ruleset.rng", name, error))
    return NULL;

  return read_document (document, name, error);
}

BstIoRuleSet *
bst_io_rule_set_load_file (const char  *path,
                           GError     **error)
{
  g_autoptr (GBytes) bytes = bst_io_data_read (path, error);

  return bytes != NULL ? bst_io_rule_set_load_bytes (bytes, path, error) : NULL;
}

BstIoRuleSet *
bst_io_rule_set_load (const char  *id,
                      GError     **error)
{
  g_autofree char *path = g_strdup_printf ("rulesets/%s.xml", id);
  g_autoptr (GBytes) bytes = bst_io_data_lookup (path);
  g_autoptr (xmlDoc) document = NULL;
  BstIoRuleSet *rule_set;

  if (bytes == NULL)
    {
      g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED,
                   _("there is no rule set “%s”"), id);
      return NULL;
    }

  /* As with tile sets, a test validates the bundled ones. */
  document = bst_io_xml_parse (bytes, path, error);
  if (document == NULL)
    return NULL;

  rule_set = read_document (document, path, error);
  if (rule_set == NULL)
    return NULL;
  g_strlcpy (rule_set->rules.id, id, sizeof rule_set->rules.id);
  translate (&rule_set->title);
  translate (&rule_set->description);

  return rule_set;
}

void
bst_io_rule_set_free (BstIoRuleSet *rule_set)
{
  if (rule_set == NULL)
    return;

  g_free (rule_set->id);
  g_free (rule_set->title);
  g_free (rule_set->description);
  g_free (rule_set->source);
  g_free (rule_set->tiles);
  g_free (rule_set);
}

char **
bst_io_rule_set_list (void)
{
  char **ids = bst_io_data_list ("rulesets");

  for (guint i = 1; ids[0] != NULL && ids[i] != NULL; i++)
    if (strcmp (ids[i], "modern") == 0)
      {
        char *modern = ids[i];

        memmove (ids + 1, ids, i * sizeof *ids);
        ids[0] = modern;
      }

  return ids;
}

BstIoRuleSet *
bst_io_rule_set_find (const BstRules *rules,
                      const char     *tiles)
{
  g_auto (GStrv) ids = bst_io_rule_set_list ();

  for (char **id = ids; *id != NULL; id++)
    {
      g_autoptr (BstIoRuleSet) set = bst_io_rule_set_load (*id, NULL);
      BstRules raised;

      if (set == NULL)
        continue;
      raised = set->rules;
      bst_io_tile_set_raise_switches (tiles, &raised);
      if (strcmp (*id, rules->id) == 0
          || (strcmp (rules->id, "custom") == 0 && bst_rules_equal (&raised, rules)))
        return g_steal_pointer (&set);
    }

  return NULL;
}

/* Kupcy i budowniczowie has figures in six colours; the base game has five. */
static gboolean
has_sixth_colour (const char *tiles)
{
  return strstr (tiles, "inns-and-cathedrals") != NULL
         || strstr (tiles, "traders-and-builders") != NULL;
}

char *
bst_io_rule_set_dup_players_fault (const BstRules *rules,
                                   const char     *tiles,
                                   guint           n_players)
{
  g_autoptr (BstIoRuleSet) rule_set = bst_io_rule_set_find (rules, tiles);
  guint most;

  if (rule_set == NULL || rule_set->most_players == 0)
    return NULL;
  most = rule_set->most_players + (has_sixth_colour (tiles) ? 1 : 0);
  if (n_players >= rule_set->least_players && n_players <= most)
    return NULL;

  /* Translators: %s is a rule set: "“Older rules” is for 2 to 5 players, this game has 6". */
  return g_strdup_printf (ngettext ("“%s” is for %u to %u players, this game has %u",
                                    "“%s” is for %u to %u players, this game has %u", n_players),
                          rule_set->title, rule_set->least_players, most, n_players);
}

/* Every position of a booklet and every line of an example names one of the few: each is read once. */
gboolean
bst_io_rules_load (const char  *id,
                   BstRules    *rules,
                   GError     **error)
{
  static GMutex mutex;
  static GHashTable *known;     /* (element-type utf8 BstRules), of the bundled ones */
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  g_autoptr (BstIoRuleSet) rule_set = NULL;
  const BstRules *found;

  if (known == NULL)
    known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  found = g_hash_table_lookup (known, id);
  if (found == NULL)
    {
      rule_set = bst_io_rule_set_load (id, error);
      if (rule_set == NULL)
        return FALSE;
      found = &rule_set->rules;
      g_hash_table_insert (known, g_strdup (id), g_memdup2 (found, sizeof *found));
    }
  *rules = *found;

  return TRUE;
}

gboolean
bst_io_rules_set_switch (BstRules    *rules,
                         const char  *name,
                         const char  *value,
                         GError     **error)
{
  if (bst_rules_set (rules, name, value, NULL))
    return TRUE;

  g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED,
               /* Translators: the name of a rule switch, and what it was to be set to. */
               _("there is no rule switch “%s” with the value “%s”"), name, value);

  return FALSE;
}

/* The switches that follow the name of a rule set; changes @words. */
static gboolean
apply_switches (char     **words,
                BstRules  *rules,
                GError   **error)
{
  for (; *words != NULL; words++)
    {
      char *value = strchr (*words, '=');

      if (value != NULL)
        *value++ = '\0';
      if (!bst_io_rules_set_switch (rules, *words, value != NULL ? value : "", error))
        return FALSE;
      g_strlcpy (rules->id, BST_IO_CUSTOM_RULES, sizeof rules->id);
    }

  return TRUE;
}

gboolean
bst_io_rules_parse (const char  *text,
                    BstRules    *rules,
                    GError     **error)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  BstRules result;

  if (!bst_io_rules_load (words[0] != NULL ? words[0] : "", &result, error)
      || !apply_switches (words[0] != NULL ? words + 1 : words, &result, error))
    return FALSE;
  *rules = result;

  return TRUE;
}

gboolean
bst_io_rules_is_file (const char *argument)
{
  return strchr (argument, '/') != NULL || g_str_has_suffix (argument, ".xml");
}

gboolean
bst_io_rules_parse_argument (const char  *argument,
                             BstRules    *rules,
                             GError     **error)
{
  g_auto (GStrv) words = g_strsplit (argument, ",", -1);
  g_autoptr (BstIoRuleSet) own = NULL;

  if (words[0] == NULL || !bst_io_rules_is_file (words[0]))
    return bst_io_rules_parse (argument, rules, error);

  own = bst_io_rule_set_load_file (words[0], error);
  if (own == NULL || !apply_switches (words + 1, &own->rules, error))
    return FALSE;
  *rules = own->rules;

  return TRUE;
}
