/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drawing on the board: arrows and rings with the right button, all else from the menu of a
 * cell. Doing the same again removes it. */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-long-press.h"
#include "bastide-mark-grid.h"

#include <bst-fit-map.h>
#include <bst-render-palette.h>

#include <glib/gi18n.h>

static guint
get_colour (GtkGesture *gesture)
{
  GdkModifierType state;

  state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  if (state & GDK_ALT_MASK)
    return 3;
  if (state & GDK_CONTROL_MASK)
    return state & GDK_SHIFT_MASK ? 3 : 2;

  return state & GDK_SHIFT_MASK ? 1 : 0;
}

static gboolean
is_on_board (int x,
             int y)
{
  return ABS (x) <= BST_MAX_COORDINATE && ABS (y) <= BST_MAX_COORDINATE;
}

/* --- What the menu does --- */

/* The letter on the cell; else the first one that no cell has. */
static void
find_letter (BastideBoard *self,
             char          letter[2])
{
  GArray *marks = bastide_shown_get_node (self->shown)->marks;
  guint used = 0;

  letter[1] = '\0';
  for (guint i = 0; marks != NULL && i < marks->len; i++)
    {
      const BstMark *mark = &g_array_index (marks, BstMark, i);

      if (mark->kind != BST_MARK_LETTER || mark->text == NULL || !g_ascii_isupper (mark->text[0])
          || mark->text[1] != '\0')
        continue;
      if (mark->x == self->mark_x && mark->y == self->mark_y)
        {
          letter[0] = mark->text[0];
          return;
        }
      used |= 1u << (mark->text[0] - 'A');
    }
  for (letter[0] = 'A'; letter[0] < 'Z' && (used & (1u << (letter[0] - 'A'))); letter[0]++)
    ;
}

/* The place of a part on its tile, in the words of the notation. (transfer full) */
static char *
dup_spot (BastideBoard *self,
          guint         part)
{
  g_autoptr (GString) text = g_string_new (NULL);
  BstSpot spot = { 0 };

  bst_position_name_spot (bastide_board_get_position (self), part, &spot);
  bst_spot_print (&spot, text);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
mark_cell (BastideBoard *self,
           BstMarkKind   kind,
           guint         colour)
{
  BstMark mark = { .kind = kind, .x = (gint16) self->mark_x, .y = (gint16) self->mark_y,
                   .colour = (guint8) colour };
  g_autofree char *spot_text = NULL;
  char letter[2];

  if (kind == BST_MARK_LETTER)
    {
      find_letter (self, letter);
      mark.text = letter;
    }
  if (kind == BST_MARK_FEATURE)
    {
      if (self->mark_part == BST_NO_PART)
        return;
      spot_text = dup_spot (self, self->mark_part);
      mark.text = spot_text;
    }
  bastide_study_toggle_mark (self->study, &mark);
}

static void
activate_mark (GtkWidget *widget, const char *name, GVariant *parameter)
{
  guint kind, colour;

  g_variant_get (parameter, "(uu)", &kind, &colour);
  if (kind < BST_N_MARKS && colour < 4)
    mark_cell (BASTIDE_BOARD (widget), kind, colour);
}

static void
draw_arrow (BastideBoard *self,
            int           from_x,
            int           from_y,
            int           to_x,
            int           to_y,
            guint         colour)
{
  BstMark mark = { .kind = BST_MARK_ARROW, .x = (gint16) from_x, .y = (gint16) from_y,
                   .to_x = (gint16) to_x, .to_y = (gint16) to_y, .colour = (guint8) colour };

  bastide_study_toggle_mark (self->study, &mark);
}

static void
begin_arrow (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideBoard *self = BASTIDE_BOARD (widget);

  self->arrow = TRUE;
  self->arrow_x = self->mark_x;
  self->arrow_y = self->mark_y;
}

static void
end_arrow (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideBoard *self = BASTIDE_BOARD (widget);

  self->arrow = FALSE;
  draw_arrow (self, self->arrow_x, self->arrow_y, self->mark_x, self->mark_y,
              g_variant_get_uint32 (parameter) % 4);
}

/* --- The menu --- */

/* The arrow that was begun on another cell ends here. */
static void
append_arrow_ends (GMenu *menu)
{
  g_autoptr (GMenu) submenu = g_menu_new ();

  for (guint i = 0; i < BST_RENDER_N_MARK_COLOURS; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (bastide_mark_grid_name_colour (i), NULL);

      g_menu_item_set_action_and_target (item, "board.end-arrow", "u", i);
      g_menu_append_item (submenu, item);
    }
  g_menu_append_submenu (menu, _("_End Arrow Here"), G_MENU_MODEL (submenu));
}

/* Takes @label. */
static void
append_way (GMenu      *menu,
            char       *label,
            const char *action,
            GVariant   *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
  g_free (label);
}

/* The place in the line of the move that laid the tile on a cell, as far as the game has come; 0: none did. */
static guint
find_laid (BastideBoard *self,
           int           x,
           int           y)
{
  for (guint i = bastide_shown_get_index (self->shown); i > 0; i--)
    {
      const BstNode *node = bastide_shown_get_line_node (self->shown, i);

      if (bst_node_is_move (node) && node->move.kind == BST_MOVE_PLACE && node->move.x == x && node->move.y == y)
        return i;
    }

  return 0;
}

/* What fits on an empty cell beside tiles, and why the tile that is to be laid does not. */
static void
append_fits (BastideBoard *self,
             GMenu        *menu,
             int           x,
             int           y)
{
  const BstPosition *position = bastide_board_get_position (self);
  int type = bastide_board_tool_get_tile (self->tool, bst_position_get_held_tile (position, bst_position_get_turn (position)));
  gboolean is_beside = FALSE;

  for (guint d = 0; d < BST_N_DIRECTIONS; d++)
    is_beside = is_beside || bst_position_find_tile (position, x + bst_step_x[d], y + bst_step_y[d]) >= 0;
  if (!is_beside || bastide_study_is_exam (self->study))
    return;
  append_way (menu, g_strdup (_("_What Fits Here")), "page.what-fits", g_variant_new ("(ii)", x, y));
  if (type != BST_NO_TILE && bst_fit_rotations (position, (guint) type, x, y) == 0)
    append_way (menu, g_strdup (_("Why _Not")), "page.why-not-at", g_variant_new ("(ii)", x, y));
}

/* Where else one can go from here: on the page of a game, which has a menu of its own. */
static void
append_ways (BastideBoard *self,
             GMenu        *menu,
             int           x,
             int           y,
             guint         part)
{
  g_autoptr (GMenu) section = g_menu_new ();
  guint laid;

  if (self->menu == NULL || bastide_shown_is_trying (self->shown))
    return;
  laid = find_laid (self, x, y);
  if (laid > 0)
    append_way (section,
                /* Translators: the move that laid the tile which was clicked; %u is its number. */
                g_strdup_printf (_("_Go to Move %u (Laid Here)"),
                                 bst_node_get_number (bastide_shown_get_line_node (self->shown, laid))),
                "board.go-to", g_variant_new_uint32 (laid));
  if (bst_position_find_tile (bastide_board_get_position (self), x, y) < 0)
    append_fits (self, section, x, y);
  if (part != BST_NO_PART && !bastide_study_is_exam (self->study))
    append_way (section, g_strdup (_("In F_eatures")), "page.show-feature", g_variant_new_uint32 (part));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static void
go_to (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_study_set_index (BASTIDE_BOARD (widget)->study, g_variant_get_uint32 (parameter));
}

/* The rule by which the feature is paid, in the rule book. */
static void
append_rule (BastideBoard *self,
             GMenu        *menu,
             guint         part)
{
  const char *number = bst_position_get_feature_rule (bastide_board_get_position (self), part);
  g_autoptr (GMenuItem) item = NULL;
  g_autofree char *label = NULL;

  if (number == NULL)
    return;
  /* Translators: shows the rule by which a feature is paid; %s is its number, "C2". */
  label = g_strdup_printf (_("_Rule %s"), number);
  item = g_menu_item_new (label, NULL);
  g_menu_item_set_action_and_target (item, "rule.show", "s", number);
  g_menu_append_item (menu, item);
}

/* All that is drawn on a cell is one row of pictures, which comes in its place. */
static void
append_marks (BastideBoard *self,
              GMenu        *menu,
              guint         part)
{
  g_autoptr (GMenu) section = g_menu_new ();
  g_autoptr (GMenuItem) grid = g_menu_item_new (NULL, NULL);

  g_menu_item_set_attribute (grid, "custom", "s", "marks");
  g_menu_append_item (section, grid);
  g_menu_append (section, _("_Begin Arrow Here"), "board.begin-arrow");
  if (self->arrow && (self->arrow_x != self->mark_x || self->arrow_y != self->mark_y))
    append_arrow_ends (section);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static void
add_grid (BastideBoard   *self,
          GtkPopoverMenu *popover,
          guint           part)
{
  char letter[2];
  GtkWidget *grid;

  find_letter (self, letter);
  grid = bastide_mark_grid_new (letter, part != BST_NO_PART);
  for (GtkWidget *button = gtk_widget_get_first_child (grid); button != NULL; button = gtk_widget_get_next_sibling (button))
    g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover, G_CONNECT_SWAPPED);
  gtk_popover_menu_add_child (popover, grid, "marks");
}

void
bastide_board_open_menu (BastideBoard *self,
                         int           x,
                         int           y,
                         guint         part)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *popover;

  if (!bastide_board_has_record (self) || !is_on_board (x, y))
    return;

  self->mark_x = x;
  self->mark_y = y;
  self->mark_part = part;
  append_ways (self, menu, x, y, part);
  bastide_board_tool_append_menu (self->tool, menu, x, y);
  append_marks (self, menu, part);
  if (part != BST_NO_PART)
    append_rule (self, menu, part);
  if (self->menu != NULL)
    g_menu_append_section (menu, NULL, self->menu);
  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  add_grid (self, GTK_POPOVER_MENU (popover), part);
  /* Beside the cell it moves up as far as it must to have room; below it, it would go over the edge. */
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_RIGHT);
  bastide_board_pop_up (self, popover, x + 0.5, y + 0.5);
}

void
bastide_board_set_menu (BastideBoard *self,
                        GMenuModel   *menu)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  g_set_object (&self->menu, menu);
}

/* --- The right button --- */

static void
released (BastideBoard   *self,
          double          offset_x,
          double          offset_y,
          GtkGestureDrag *gesture)
{
  guint colour = get_colour (GTK_GESTURE (gesture));
  int x, y, to_x, to_y;
  double from_x, from_y;
  gboolean moved;

  if (!bastide_board_has_record (self)
      || !gtk_gesture_drag_get_start_point (gesture, &from_x, &from_y))
    return;

  moved = gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) offset_x, (int) offset_y);
  bastide_board_find_cell (self, from_x, from_y, &x, &y);
  bastide_board_find_cell (self, from_x + offset_x, from_y + offset_y, &to_x, &to_y);
  if (!is_on_board (x, y) || !is_on_board (to_x, to_y))
    return;
  if (x != to_x || y != to_y)
    draw_arrow (self, x, y, to_x, to_y, colour);
  else if (moved || colour != 0)
    {
      self->mark_x = x;
      self->mark_y = y;
      mark_cell (self, BST_MARK_RING, colour);
    }
  else
    bastide_board_open_menu (self, x, y, bastide_board_pick (self, from_x, from_y));
}

static void
long_pressed (BastideBoard *self,
              double        x,
              double        y)
{
  int cell_x, cell_y;

  bastide_board_find_cell (self, x, y, &cell_x, &cell_y);
  bastide_board_open_menu (self, cell_x, cell_y, bastide_board_pick (self, x, y));
}

void
bastide_board_class_init_marks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board.mark", "(uu)", activate_mark);
  gtk_widget_class_install_action (widget_class, "board.go-to", "u", go_to);
  gtk_widget_class_install_action (widget_class, "board.begin-arrow", NULL, begin_arrow);
  gtk_widget_class_install_action (widget_class, "board.end-arrow", "u", end_arrow);
}

void
bastide_board_init_marks (BastideBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  bastide_long_press_add (GTK_WIDGET (self), G_CALLBACK (long_pressed), self);
}
