/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-sheets.h"

#include "bst-io-tile-set.h"

#include <glib/gi18n-lib.h>

/* "Base game, The River": the sets by their titles. (transfer full) */
static char *
dup_titles (const char *id)
{
  g_auto (GStrv) parts = g_strsplit (id, "+", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      guint n_copies = bst_io_tile_set_cut_copies (parts[i]);
      g_autofree char *title = bst_io_tile_set_dup_title (parts[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", title);
      if (n_copies > 1)
        g_string_append_printf (text, " × %u", n_copies);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

BstSheet *
bst_sheet_new_tiles (BstTileSet *tiles)
{
  g_autofree char *titles = dup_titles (bst_tile_set_get_id (tiles));
  guint n_tiles = bst_tile_set_get_n_tiles (tiles);
  g_autofree char *count = g_strdup_printf (ngettext ("%u tile", "%u tiles", n_tiles), n_tiles);
  BstSheet *self = bst_sheet_new (titles);
  BstRenderArt *art = bst_render_art_new (tiles);

  bst_sheet_add_text (self, BST_SHEET_TITLE, titles);
  bst_sheet_add_text (self, BST_SHEET_TEXT, count);
  for (guint i = 0; i < bst_tile_set_get_n_types (tiles); i++)
    {
      g_autofree char *caption = g_strdup_printf ("%s × %u", bst_tile_set_get_name (tiles, i),
                                                  bst_tile_set_get_type (tiles, i)->count);

      bst_sheet_add_tile (self, art, i, caption);
    }
  bst_render_art_unref (art);

  return self;
}
