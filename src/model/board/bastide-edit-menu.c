/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-edit-menu.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

struct _BastideEditMenu
{
  GObject                parent_instance;

  /* Owned */
  BastidePositionEditor *editor;
  GSimpleActionGroup    *actions;

  int                    x;         /* the cell that the menu is for */
  int                    y;
};

G_DEFINE_FINAL_TYPE (BastideEditMenu, bastide_edit_menu, G_TYPE_OBJECT)

static const BstPosition *
get_position (BastideEditMenu *self)
{
  return bastide_shown_get_position (bastide_study_get_shown (bastide_position_editor_get_study (self->editor)));
}

/* --- What the menu does --- */

static void
turn (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  bastide_position_editor_turn (BASTIDE_EDIT_MENU (self)->editor, g_variant_get_int32 (parameter));
}

static void
remove_selected (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  bastide_position_editor_remove (BASTIDE_EDIT_MENU (self)->editor);
}

static void
copy_tiles (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  bastide_position_editor_copy (BASTIDE_EDIT_MENU (self)->editor);
}

static void
paste_tiles (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideEditMenu *self = user_data;

  bastide_position_editor_paste (self->editor, self->x, self->y);
}

static void
select_all (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  bastide_position_editor_select_all (BASTIDE_EDIT_MENU (self)->editor);
}

static void
shift (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  guint direction = g_variant_get_uint32 (parameter) % BST_N_DIRECTIONS;

  bastide_position_editor_shift (BASTIDE_EDIT_MENU (self)->editor, bst_step_x[direction], bst_step_y[direction]);
}

static void
clear_board (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  bastide_position_editor_clear (BASTIDE_EDIT_MENU (self)->editor);
}

/* On a segment of the tile that the menu is for. */
static void
put_figure (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideEditMenu *self = user_data;
  const BstPosition *position = get_position (self);
  BstGame *game = bst_position_get_game (position);
  int tile = bst_position_find_tile (position, self->x, self->y);
  guint player, figure, segment, n_tiles;
  const BstTileType *type;
  const BstTile *on;
  BstSpot spot;

  g_variant_get (parameter, "(uuu)", &player, &figure, &segment);
  if (tile < 0 || player >= bst_game_get_n_players (game) || figure >= BST_N_FIGURE_KINDS)
    return;
  on = &bst_position_get_tiles (position, &n_tiles)[tile];
  type = bst_tile_set_get_type (bst_game_get_tile_set (game), (guint) on->type);
  if (segment >= type->n_segments)
    return;
  spot = (BstSpot) { .x = on->x, .y = on->y, .player = (gint8) player, .figure = (guint8) figure };
  bst_spot_set_segment (&spot, type, on->rotation, segment);
  bastide_position_editor_put_figure (self->editor, &spot);
}

/* --- Features of a tile --- */

static void
append_places (BastideEditMenu *self,
               GMenu           *menu,
               guint            player,
               guint            figure)
{
  const BstPosition *position = get_position (self);
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  int tile = bst_position_find_tile (position, self->x, self->y);
  guint n_tiles;
  const BstTile *on = &bst_position_get_tiles (position, &n_tiles)[tile];
  const BstTileType *type = bst_tile_set_get_type (set, (guint) on->type);

  for (guint i = 0; i < type->n_segments; i++)
    {
      g_autofree char *place = bst_io_words_segment (type, i, on->rotation);
      g_autoptr (GMenuItem) item = NULL;

      if (!bst_feature_kind_get (type->segments[i].kind)->takes_figures)
        continue;
      item = g_menu_item_new (place, NULL);
      g_menu_item_set_action_and_target (item, "board.put-figure", "(uuu)", player, figure, i);
      g_menu_append_item (menu, item);
    }
}

/* One submenu for each player; with a figure armed its places alone. */
static void
append_figures (BastideEditMenu *self,
                GMenu           *menu)
{
  BstGame *game = bst_position_get_game (get_position (self));
  const BastideBrush *brush = bastide_position_editor_get_brush (self->editor);

  if (brush->tool == BASTIDE_TOOL_FIGURE && !bst_figure_kind_get (brush->figure)->on_corner)
    {
      append_places (self, menu, (guint) brush->player, brush->figure);
      return;
    }
  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    {
      g_autoptr (GMenu) places = g_menu_new ();

      append_places (self, places, p, BST_FIGURE_FOLLOWER);
      g_menu_append_submenu (menu, bst_io_words_player (game, p), G_MENU_MODEL (places));
    }
}

GMenuModel *
bastide_edit_menu_new_figures (BastideEditMenu *self,
                               int              x,
                               int              y)
{
  GMenu *menu;

  g_return_val_if_fail (BASTIDE_IS_EDIT_MENU (self), NULL);

  if (bst_position_find_tile (get_position (self), x, y) < 0)
    return NULL;
  self->x = x;
  self->y = y;
  menu = g_menu_new ();
  append_figures (self, menu);

  return G_MENU_MODEL (menu);
}

/* --- The menu of a cell --- */

static void
append_turn (GMenu      *menu,
             const char *label,
             int         direction)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "board.turn", "i", direction);
  g_menu_append_item (menu, item);
}

/* Is the cell one of several that are selected? */
static gboolean
is_in_block (BastideEditMenu *self)
{
  const BstArea *area = bastide_position_editor_get_area (self->editor);

  return bastide_position_editor_is_selected (self->editor, self->x, self->y)
         && (area->min_x < area->max_x || area->min_y < area->max_y);
}

/* A token, a figure or a cell that is not selected is before anything is done with it. */
static void
select_meant (BastideEditMenu     *self,
              const BastideTarget *target)
{
  gboolean is_meant = target != NULL && target->x == self->x && target->y == self->y;

  if (is_in_block (self))
    return;
  if (is_meant && target->has_token)
    bastide_position_editor_select_token (self->editor, &target->token);
  else if (is_meant && target->has_figure)
    bastide_position_editor_select_figure (self->editor, &target->figure);
  else if (!bastide_position_editor_is_selected (self->editor, self->x, self->y))
    bastide_position_editor_select_cells (self->editor, self->x, self->y, self->x, self->y);
}

/* Is there a tile to do something with? */
static gboolean
has_selected (BastideEditMenu *self)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (get_position (self), &n_tiles);

  if (bastide_position_editor_get_selected (self->editor) == BASTIDE_SELECTED_FIGURE)
    return TRUE;
  for (guint i = 0; i < n_tiles; i++)
    if (bastide_position_editor_is_selected (self->editor, tiles[i].x, tiles[i].y))
      return TRUE;

  return FALSE;
}

static void
append_selected (BastideEditMenu *self,
                 GMenu           *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();
  gboolean has_tile = has_selected (self);
  BastideSelected selected = bastide_position_editor_get_selected (self->editor);

  if (has_tile && selected == BASTIDE_SELECTED_CELLS)
    {
      append_turn (section, _("T_urn"), 1);
      append_turn (section, _("Turn _Back"), -1);
      g_menu_append (section, _("_Copy Tiles"), "board.copy-tiles");
    }
  if (bastide_position_editor_can_paste (self->editor))
    g_menu_append (section, _("_Paste Tiles Here"), "board.paste-tiles");
  if (has_tile || selected == BASTIDE_SELECTED_TOKEN)
    g_menu_append (section, selected == BASTIDE_SELECTED_TOKEN ? _("R_emove from the Board")
                            : selected == BASTIDE_SELECTED_FIGURE ? _("R_emove the Figure")
                            : _("R_emove Tiles"),
                   "board.remove");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static void
append_board (GMenu *menu)
{
  static const char * const directions[BST_N_DIRECTIONS] = {
    NC_("shift", "North"), NC_("shift", "East"), NC_("shift", "South"), NC_("shift", "West"),
  };
  g_autoptr (GMenu) section = g_menu_new ();
  g_autoptr (GMenu) shifts = g_menu_new ();

  for (guint i = 0; i < BST_N_DIRECTIONS; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (g_dpgettext2 (NULL, "shift", directions[i]),
                                                    NULL);

      g_menu_item_set_action_and_target (item, "board.shift", "u", i);
      g_menu_append_item (shifts, item);
    }
  g_menu_append (section, _("Select _All"), "board.select-all");
  g_menu_append_submenu (section, _("_Shift the Board"), G_MENU_MODEL (shifts));
  g_menu_append (section, _("Clear the B_oard"), "board.clear");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

void
bastide_edit_menu_append (BastideEditMenu     *self,
                          GMenu               *menu,
                          int                  x,
                          int                  y,
                          const BastideTarget *target)
{
  g_autoptr (GMenu) figures = g_menu_new ();

  g_return_if_fail (BASTIDE_IS_EDIT_MENU (self));

  self->x = x;
  self->y = y;
  select_meant (self, target);
  append_selected (self, menu);
  if (bst_position_find_tile (get_position (self), x, y) >= 0)
    {
      append_figures (self, figures);
      g_menu_append_submenu (menu, _("Put a F_igure"), G_MENU_MODEL (figures));
    }
  append_board (menu);
}

GActionGroup *
bastide_edit_menu_get_actions (BastideEditMenu *self)
{
  g_return_val_if_fail (BASTIDE_IS_EDIT_MENU (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

/* --- Class --- */

static void
bastide_edit_menu_finalize (GObject *object)
{
  BastideEditMenu *self = BASTIDE_EDIT_MENU (object);

  g_clear_object (&self->actions);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (bastide_edit_menu_parent_class)->finalize (object);
}

static void
bastide_edit_menu_class_init (BastideEditMenuClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_edit_menu_finalize;
}

static void
bastide_edit_menu_init (BastideEditMenu *self)
{
  static const GActionEntry actions[] = {
    { "turn", turn, "i" },
    { "remove", remove_selected },
    { "copy-tiles", copy_tiles },
    { "paste-tiles", paste_tiles },
    { "select-all", select_all },
    { "shift", shift, "u" },
    { "clear", clear_board },
    { "put-figure", put_figure, "(uuu)" },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions), self);
}

BastideEditMenu *
bastide_edit_menu_new (BastidePositionEditor *editor)
{
  BastideEditMenu *self = g_object_new (BASTIDE_TYPE_EDIT_MENU, NULL);

  self->editor = g_object_ref (editor);

  return self;
}
