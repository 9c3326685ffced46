/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-tiles.h"
#include "bastide-accessible.h"
#include "bastide-puzzle-text.h"
#include "bastide-template.h"
#include "bastide-texture.h"
#include "bastide-tile-cache.h"

#include <bst-io-game-words.h>

#include <adwaita.h>
#include <glib/gi18n.h>

/* Edge of a picture in widget units. */
#define PICTURE_SIZE 64

struct _BastidePuzzleTiles
{
  GtkWidget         parent_instance;

  /* Owned */
  BastideAnswer    *answer;
  BastideTileCache *tiles;

  gboolean          updating;

  /* Template */
  GtkLabel         *prompt;
  GtkBox           *box;
};

G_DEFINE_FINAL_TYPE (BastidePuzzleTiles, bastide_puzzle_tiles, GTK_TYPE_WIDGET)

/* --- One tile --- */

static void
toggled (GtkToggleButton *button,
         gpointer         index)
{
  BastidePuzzleTiles *self = BASTIDE_PUZZLE_TILES (gtk_widget_get_ancestor (GTK_WIDGET (button),
                                                                            BASTIDE_TYPE_PUZZLE_TILES));

  if (!self->updating && gtk_toggle_button_get_active (button))
    bastide_answer_choose_tile (self->answer, GPOINTER_TO_UINT (index));
}

/* (transfer floating) */
static GtkWidget *
new_picture (BastidePuzzleTiles *self,
             int                 type)
{
  const BstPuzzle *puzzle = bastide_answer_get_puzzle (self->answer);
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (puzzle->position));
  /* Translators: %s is the letter of a tile. */
  g_autofree char *name = g_strdup_printf (_("Tile %s"), bst_io_words_tile (set, (guint) type));
  GtkWidget *picture;

  picture = gtk_picture_new_for_paintable (
    GDK_PAINTABLE (bastide_texture_of_tile (self->tiles, (guint) type, 0, 0)));
  gtk_widget_set_size_request (picture, PICTURE_SIZE, PICTURE_SIZE);
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), name);
  gtk_widget_set_tooltip_text (picture, name);
  bastide_accessible_set_label (picture, name);

  return picture;
}

static void
add_choice (BastidePuzzleTiles *self,
            guint               index,
            int                 type,
            GtkToggleButton    *first)
{
  const BstPuzzle *puzzle = bastide_answer_get_puzzle (self->answer);
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (puzzle->position));
  g_autofree char *name = g_strdup_printf (_("Tile %s"), bst_io_words_tile (set, (guint) type));
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), new_picture (self, type));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), first);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                bastide_answer_get_tile (self->answer) == type);
  gtk_widget_add_css_class (button, "tile-choice");
  bastide_accessible_set_label (button, name);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled), GUINT_TO_POINTER (index));
  gtk_box_append (self->box, button);
}

/* --- All of them --- */

static void
add_tiles (BastidePuzzleTiles *self,
           const BstPuzzle    *puzzle)
{
  gboolean is_choice = puzzle->tiles_from == BST_PUZZLE_TILES_CHOICE;

  if (puzzle->tiles_from == BST_PUZZLE_TILES_BAG || !bst_task_is_move (puzzle->task))
    {
      gtk_box_append (self->box, new_picture (self, bastide_answer_get_tile (self->answer)));
      return;
    }
  for (guint i = 0; i < puzzle->n_tiles; i++)
    if (is_choice)
      add_choice (self, i, puzzle->tiles[i],
                  GTK_TOGGLE_BUTTON (gtk_widget_get_first_child (GTK_WIDGET (self->box))));
    else
      gtk_box_append (self->box, new_picture (self, puzzle->tiles[i]));
}

static void
update_tiles (BastidePuzzleTiles *self)
{
  const BstPuzzle *puzzle = self->answer != NULL ? bastide_answer_get_puzzle (self->answer) : NULL;
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autofree char *prompt = puzzle != NULL ? bst_io_puzzle_dup_tiles (puzzle) : NULL;
  BastideShown *shown;
  GtkWidget *child;

  gtk_widget_set_visible (GTK_WIDGET (self), prompt != NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))))
    gtk_box_remove (self->box, child);
  if (prompt == NULL)
    return;

  g_clear_pointer (&self->tiles, bastide_tile_cache_free);
  shown = bastide_study_get_shown (bastide_answer_get_scene (self->answer));
  self->tiles = bastide_tile_cache_new (bastide_shown_get_art (shown), bastide_shown_get_theme (shown, dark),
                                        PICTURE_SIZE * gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  gtk_label_set_label (self->prompt, prompt);
  self->updating = TRUE;
  add_tiles (self, puzzle);
  self->updating = FALSE;
}

/* What is laid already, and what cannot be chosen any more, is pale. */
static void
update_state (BastidePuzzleTiles *self)
{
  const BstPuzzle *puzzle = bastide_answer_get_puzzle (self->answer);
  guint n_laid = bastide_answer_get_n_laid (self->answer);
  guint i = 0;

  if (puzzle == NULL)
    return;
  self->updating = TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->box)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gboolean is_laid = puzzle->tiles_from == BST_PUZZLE_TILES_KNOWN && i < n_laid;

      gtk_widget_set_opacity (child, is_laid ? 0.4 : 1);
      if (GTK_IS_TOGGLE_BUTTON (child))
        {
          gtk_widget_set_sensitive (child, bastide_answer_is_laying (self->answer));
          if (puzzle->tiles[i] == bastide_answer_get_tile (self->answer))
            gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child), TRUE);
        }
      i++;
    }
  self->updating = FALSE;
}

void
bastide_puzzle_tiles_set_answer (BastidePuzzleTiles *self,
                                BastideAnswer      *answer)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_TILES (self));
  g_return_if_fail (self->answer == NULL);

  self->answer = g_object_ref (answer);
  g_signal_connect_object (answer, "puzzle-changed", G_CALLBACK (update_tiles), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (answer, "changed", G_CALLBACK (update_state), self,
                           G_CONNECT_SWAPPED);
}

/* --- Class --- */

static void
bastide_puzzle_tiles_dispose (GObject *object)
{
  BastidePuzzleTiles *self = BASTIDE_PUZZLE_TILES (object);

  bastide_template_clear (GTK_WIDGET (self));
  g_clear_pointer (&self->tiles, bastide_tile_cache_free);
  g_clear_object (&self->answer);

  G_OBJECT_CLASS (bastide_puzzle_tiles_parent_class)->dispose (object);
}

static void
bastide_puzzle_tiles_class_init (BastidePuzzleTilesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_puzzle_tiles_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-puzzle-tiles.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastidePuzzleTiles, prompt, box);
}

static void
bastide_puzzle_tiles_init (BastidePuzzleTiles *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (update_tiles), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_tiles), NULL);
}
