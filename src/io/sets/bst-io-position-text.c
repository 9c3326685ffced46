/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-position-text.h"

#include "bst-io-clean.h"
#include "bst-io-data.h"
#include "bst-io-error.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"

#include <glib/gi18n-lib.h>

/* On one line, its parts parted as bst_position_to_text() does that, also those that are empty. (transfer full) */
static char *
dup_clean (const char *text)
{
  g_autofree char *clean = bst_io_clean_text (text);
  g_auto (GStrv) parts = g_strsplit (clean, "|", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    g_strstrip (parts[i]);

  return g_strjoinv (" | ", parts);
}

/* Looks up what the first part of a position's text names. @named: the text with the names as bst_position_to_text()
 * writes them, for "winter,abbeys=0" and "modern" may be the same rules. (transfer full) */
static BstTileSet *
resolve (const char  *text,
         BstRules    *rules,
         char       **named,
         GError     **error)
{
  g_autofree char *clean = dup_clean (text);
  g_auto (GStrv) words = g_strsplit (clean, " ", 3);
  g_autoptr (BstTileSet) set = NULL;
  g_autofree char *rules_text = NULL;

  if (g_strv_length (words) < 2)
    {
      g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_SYNTAX,
                   _("a position begins with the names of a tile set and a rule set"));
      return NULL;
    }

  set = bst_io_tile_set_load (words[0], error);
  if (set == NULL || !bst_io_rules_parse (words[1], rules, error))
    return NULL;
  rules_text = bst_rules_to_text (rules);
  /* Where more than two names stand, whoever reads it says so. */
  *named = words[2] != NULL && words[2][0] == '|'
           ? g_strdup_printf ("%s %s %s", bst_tile_set_get_id (set), rules_text, words[2]) : g_strdup (clean);

  return g_steal_pointer (&set);
}

BstPosition *
bst_io_position_from_text (const char  *text,
                           gboolean    *is_set_up,
                           GError     **error)
{
  BstRules rules;
  g_autofree char *named = NULL;
  g_autoptr (BstTileSet) set = resolve (text, &rules, &named, error);
  BstPosition *position = set != NULL ? bst_position_from_text (set, &rules, named, NULL) : NULL;

  if (is_set_up != NULL)
    *is_set_up = position == NULL;
  if (position != NULL || set == NULL)
    return position;

  return bst_position_from_text_as_is (set, &rules, named, error);
}

static char *
read_position_back (const char     *text,
                    const char     *name,
                    gconstpointer   data,
                    GError        **error)
{
  g_autoptr (BstPosition) position = bst_io_position_from_text (text, NULL, error);

  return position != NULL ? bst_position_to_text (position) : NULL;
}

char *
bst_io_position_to_text (const BstPosition  *position,
                         GError            **error)
{
  g_autofree char *text = bst_position_to_text (position);

  if (!bst_io_data_check (_("position"), text, read_position_back, NULL, error))
    return NULL;

  return g_steal_pointer (&text);
}

BstSetup *
bst_io_setup_from_text (const char  *text,
                        GError     **error)
{
  BstRules rules;
  g_autofree char *named = NULL;
  g_autoptr (BstTileSet) set = resolve (text, &rules, &named, error);

  return set != NULL ? bst_setup_from_text (set, &rules, named, error) : NULL;
}
