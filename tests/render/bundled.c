/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bundled.h"

#include "bst-io-tile-set.h"

char *
bundled_name (const char *id)
{
  if (g_str_equal (id, "basic"))
    return g_strdup (id);
  /* Gardens lie on tiles of other sets. */
  if (g_str_equal (id, "abbot"))
    return g_strdup ("basic+river+inns-and-cathedrals+traders-and-builders+abbey-and-mayor+princess-and-dragon+tower+abbot");
  return g_strconcat (g_str_equal (id, "gq11-river") ? "basic+river+" : "basic+", id, NULL);
}

char *
bundled_all (void)
{
  g_auto (GStrv) ids = bst_io_tile_set_list ();
  GString *joined = g_string_new ("basic+river");

  for (guint i = 0; ids[i] != NULL; i++)
    if (!g_str_equal (ids[i], "basic") && !g_str_equal (ids[i], "river")
        && !g_str_has_prefix (ids[i], "winter-"))
      g_string_append_printf (joined, "+%s", ids[i]);
  return g_string_free (joined, FALSE);
}
