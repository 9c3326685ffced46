/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Going in and out of edit mode, and the way of a brush from the palette to the board. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-template.h"

/* --- The mode --- */

static void
change_edit (GSimpleAction *action,
             GVariant      *state,
             gpointer       user_data)
{
  BastideStudyPage *self = user_data;

  bastide_position_editor_set_active (self->editor, g_variant_get_boolean (state));
}

/* The turn that was being tried is over; the palette must be seen. */
static void
active_changed (BastideStudyPage *self)
{
  gboolean active = bastide_position_editor_is_active (self->editor);

  bastide_study_page_disarm (self);
  bastide_study_page_update_start_tabs (self);
  bastide_board_set_tool (self->board, active ? self->edit_tool : self->turn_tool);
  while (active && bastide_turn_input_cancel (self->turn_input))
    ;
  bastide_turn_bar_set_quiet (self->turn_bar, active);
  if (self->turns != NULL)
    bastide_turns_pane_set_quiet (self->turns, active);
  bastide_study_page_ask_engine (self);
  bastide_board_set_legal_type (self->board, BST_NO_TILE);
  if (active && (bastide_split_view_get_below (self->side) || !bastide_split_view_get_folded (self->side)))
    bastide_split_view_set_show (self->side, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
bastide_study_page_update_mode (BastideStudyPage *self)
{
  static const char * const edit[] = { "edit", NULL };
  static const char * const find[] = { "find-tile", NULL };
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "edit");
  gboolean active = bastide_position_editor_is_active (self->editor);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (active));
  bastide_page_enable (BASTIDE_PAGE (self), edit, bastide_document_has_game (self->document));
  bastide_page_enable (BASTIDE_PAGE (self), find, active);
}

/* --- Brushes --- */

static void
find_tile (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideStudyPage *self = user_data;

  bastide_split_view_set_show (self->side, TRUE);
  bastide_palette_search (self->palette);
}

static void
brush_dragged (BastideStudyPage *self,
               double         x,
               double         y)
{
  if (gtk_widget_translate_coordinates (GTK_WIDGET (self->palette), GTK_WIDGET (self->board), x, y,
                                        &x, &y))
    bastide_edit_tool_hover (BASTIDE_EDIT_TOOL (self->edit_tool), x, y);
}

static void
brush_dropped (BastideStudyPage *self,
               double         x,
               double         y)
{
  if (gtk_widget_translate_coordinates (GTK_WIDGET (self->palette), GTK_WIDGET (self->board), x, y,
                                        &x, &y))
    bastide_edit_tool_drop (BASTIDE_EDIT_TOOL (self->edit_tool), x, y);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The board is where it is needed: keys shall be its. */
static void
brush_taken (BastideStudyPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* --- Tiles of a turn that are dragged --- */

/* Brushes are dragged otherwise. */
static int
find_in_bag (GtkWidget *bag,
             double     x,
             double     y,
             gpointer   page)
{
  BastideStudyPage *self = page;

  return bastide_position_editor_is_active (self->editor)
         ? BST_NO_TILE : bastide_bag_find_tile (self->bag, gtk_widget_pick (bag, x, y, GTK_PICK_DEFAULT));
}

/* The only pictures there are of tiles in hand: that of the player whose turn it is. */
static int
find_in_strip (GtkWidget *strip,
               double     x,
               double     y,
               gpointer   page)
{
  BastideStudyPage *self = page;
  GtkWidget *picture = gtk_widget_pick (strip, x, y, GTK_PICK_DEFAULT);
  const BstPosition *position = bastide_study_get_position (self->study);

  if (bastide_position_editor_is_active (self->editor) || !GTK_IS_PICTURE (picture)
      || gtk_picture_get_paintable (GTK_PICTURE (picture)) == NULL)
    return BST_NO_TILE;

  return bst_position_get_held_tile (position, bst_position_get_turn (position));
}

static void
init_drag (BastideStudyPage *self)
{
  self->tile_drag = bastide_tile_drag_new (self->board, self->turn_input);
  bastide_tile_drag_add_source (self->tile_drag, GTK_WIDGET (self->bag), find_in_bag, self);
  bastide_tile_drag_add_source (self->tile_drag, GTK_WIDGET (self->players), find_in_strip, self);
}

/* --- Set-up --- */

void
bastide_study_page_class_init_mode (GtkWidgetClass *widget_class)
{
  bastide_template_callbacks (widget_class, brush_dragged, brush_dropped, brush_taken);
}

void
bastide_study_page_init_mode (BastideStudyPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "edit", .state = "false", .change_state = change_edit },
    { .name = "find-tile", .activate = find_tile },
  };

  init_drag (self);
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  self->edit_tool = bastide_edit_tool_new (self->editor, self->turn_input);
  bastide_palette_set_edit (self->palette, self->editor);
  bastide_edit_bar_set_edit (self->edit_bar, self->editor);
  bastide_edit_bar_set_edit (self->edit_line, self->editor);
  bastide_edit_bar_set_line (self->edit_line);
  g_signal_connect_object (self->editor, "notify::active", G_CALLBACK (active_changed), self,
                           G_CONNECT_SWAPPED);
}
