/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-extra.h"

struct _BstExtra
{
  GHashTable *texts;            /* (element-type utf8 GString) by place */
};

static void
free_text (gpointer text)
{
  g_string_free (text, TRUE);
}

void
bst_extra_add (BstExtra   **extra,
               const char  *place,
               const char  *text)
{
  GString *kept;

  if (*extra == NULL)
    {
      *extra = g_new0 (BstExtra, 1);
      (*extra)->texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_text);
    }

  kept = g_hash_table_lookup ((*extra)->texts, place);
  if (kept == NULL)
    g_hash_table_insert ((*extra)->texts, g_strdup (place), g_string_new (text));
  else
    g_string_append_printf (kept, "\n%s", text);
}

const char *
bst_extra_get (const BstExtra *extra,
               const char     *place)
{
  const GString *kept = extra != NULL ? g_hash_table_lookup (extra->texts, place) : NULL;

  return kept != NULL ? kept->str : NULL;
}

BstExtra *
bst_extra_copy (const BstExtra *extra)
{
  BstExtra *copy = NULL;
  GHashTableIter iter;
  gpointer place, kept;

  if (extra == NULL)
    return NULL;

  g_hash_table_iter_init (&iter, extra->texts);
  while (g_hash_table_iter_next (&iter, &place, &kept))
    bst_extra_add (&copy, place, ((GString *) kept)->str);

  return copy;
}

gboolean
bst_extra_equal (const BstExtra *a,
                 const BstExtra *b)
{
  GHashTableIter iter;
  gpointer place, kept;

  if (a == NULL || b == NULL)
    return a == b;
  if (g_hash_table_size (a->texts) != g_hash_table_size (b->texts))
    return FALSE;

  g_hash_table_iter_init (&iter, a->texts);
  while (g_hash_table_iter_next (&iter, &place, &kept))
    if (g_strcmp0 (bst_extra_get (b, place), ((GString *) kept)->str) != 0)
      return FALSE;

  return TRUE;
}

void
bst_extra_free (BstExtra *extra)
{
  if (extra == NULL)
    return;

  g_hash_table_unref (extra->texts);
  g_free (extra);
}
