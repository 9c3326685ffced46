/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-tile-picture.h"
#include "bastide-puzzle-editor-text.h"
#include "bastide-texture.h"
#include "bastide-tile-cache.h"

#include <glib/gi18n.h>

/* In pixels: rows have two lines. */
#define SIZE 32

/* (transfer full) */
static BstRenderArt *
dup_art (BastideShown  *shown,
         const BstGame *game)
{
  BstRenderArt *art = bastide_shown_get_art (shown);

  return art != NULL && bst_render_art_suits (art, game) ? bst_render_art_ref (art) : bst_render_art_new_for_game (game);
}

/* Without a tile yet. (transfer floating) */
static GtkWidget *
new_picture (void)
{
  return g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "pixel-size", SIZE, NULL);
}

static void
set_tile (GtkImage      *picture,
          BastideStudy  *study,
          const BstGame *game,
          guint          type,
          guint          rotation)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  BastideShown *shown = bastide_study_get_shown (study);
  g_autoptr (BstRenderArt) art = dup_art (shown, game);
  /* Rows are built before they are on a screen: twice the size is sharp on any. */
  g_autoptr (BastideTileCache) tiles = bastide_tile_cache_new (art, bastide_shown_get_theme (shown, dark), 2 * SIZE);

  gtk_image_set_from_paintable (picture, GDK_PAINTABLE (bastide_texture_of_tile (tiles, type, 0, rotation)));
}

GtkWidget *
bastide_tile_picture_new (BastideStudy  *study,
                          const BstGame *game,
                          guint          type,
                          guint          rotation)
{
  GtkWidget *picture = new_picture ();

  set_tile (GTK_IMAGE (picture), study, game, type, rotation);

  return picture;
}

/* --- Lists --- */

typedef struct
{
  AdwComboRow  *row;            /* borrowed: it has the factory */
  BastideStudy *study;
  GArray       *types;
} Source;

static void
free_source (gpointer  data,
             GClosure *closure)
{
  Source *source = data;

  g_object_unref (source->study);
  g_array_unref (source->types);
  g_free (source);
}

/* Its place among all that is offered: the closed row shows it as the first of a list of one. */
static guint
find_index (Source  *source,
            gpointer item)
{
  GListModel *list = adw_combo_row_get_model (source->row);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GObject) other = g_list_model_get_item (list, i);

      if (other == item)
        return i;
    }

  return 0;
}

/* A row is filled anew while the pointer is on it, and keeps its widgets: GTK looks for what is under it there. */
static void
setup_row (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           gpointer                  user_data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), new_picture ());
  gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_list_item_set_child (item, box);
}

static void
bind_tile (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           Source                   *source)
{
  const char *name = gtk_string_object_get_string (gtk_list_item_get_item (item));
  GtkWidget *picture = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  guint index = find_index (source, gtk_list_item_get_item (item));
  gboolean has_tile = index > 0 && index <= source->types->len;

  gtk_widget_set_visible (picture, has_tile);
  if (has_tile)
    set_tile (GTK_IMAGE (picture), source->study, bastide_shown_get_game (bastide_study_get_shown (source->study)),
              (guint) g_array_index (source->types, int, index - 1), 0);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (picture)), name);
}

void
bastide_tile_picture_list (AdwComboRow       *row,
                           const BstPosition *position,
                           GArray            *types)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_array_set_size (types, 0);
  /* Translators: no tile. */
  gtk_string_list_append (names, C_("tile", "none"));
  for (int type = 0; type < (int) bst_tile_set_get_n_types (set); type++)
    if (bst_position_get_remaining (position, (guint) type) > 0)
      {
        g_array_append_val (types, type);
        gtk_string_list_take (names, bastide_puzzle_editor_text_dup_tile (position, (guint) type));
      }
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
}

void
bastide_tile_picture_set_row (AdwComboRow  *row,
                              BastideStudy *study,
                              GArray       *types)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  Source *source = g_new (Source, 1);

  source->row = row;
  source->study = g_object_ref (study);
  source->types = g_array_ref (types);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_row), NULL);
  g_signal_connect_data (factory, "bind", G_CALLBACK (bind_tile), source, free_source, 0);
  adw_combo_row_set_factory (row, factory);
}
