/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board for the keyboard and for screen readers: a grid of cell widgets over the
 * bounding box and one ring around it, brought up to date when there is nothing to draw. */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-cell.h"
#include "bastide-cell-text.h"

#include <math.h>

#include <glib/gi18n.h>

static GtkWidget *
find_cell (BastideBoard *self,
           int           x,
           int           y)
{
  GtkWidget *cell;

  if (self->rows->len == 0 || y < self->box.min_y || y > self->box.max_y)
    return NULL;

  cell = gtk_widget_get_first_child (g_ptr_array_index (self->rows, y - self->box.min_y));
  for (; cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    {
      int cell_x, cell_y;

      bastide_cell_get_coordinates (BASTIDE_CELL (cell), &cell_x, &cell_y);
      if (cell_x == x)
        return cell;
    }

  return NULL;
}

void
bastide_board_clear_cells (BastideBoard *self)
{
  g_clear_handle_id (&self->cells_source, g_source_remove);
  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  self->cursor = FALSE;
}

static void
focus_changed (BastideBoard            *self,
               GParamSpec              *pspec,
               GtkEventControllerFocus *controller)
{
  GtkWidget *cell = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  int x, y;

  if (!gtk_event_controller_focus_is_focus (controller))
    {
      bastide_board_cells_left (self);
      return;
    }
  bastide_cell_get_coordinates (BASTIDE_CELL (cell), &x, &y);
  bastide_board_cell_focused (self, x, y);
}

/* Of the cells of a row that are not within @watched. */
static void
watch_focus (BastideBoard       *self,
             GtkWidget          *row,
             const BstRenderBox *watched)
{
  for (GtkWidget *cell = gtk_widget_get_first_child (row); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    {
      GtkEventController *focus;
      int x, y;

      bastide_cell_get_coordinates (BASTIDE_CELL (cell), &x, &y);
      if (x >= watched->min_x && x <= watched->max_x)
        continue;
      focus = gtk_event_controller_focus_new ();
      g_signal_connect_swapped (focus, "notify::is-focus", G_CALLBACK (focus_changed), self);
      gtk_widget_add_controller (cell, focus);
    }
}

/* The row of @old, if it has it. @before: that above it; @kept: the first that stays (both nullable). */
static GtkWidget *
place_row (BastideBoard       *self,
           GtkWidget          *old,
           int                 y,
           const BstRenderBox *box,
           GtkWidget          *before,
           GtkWidget          *kept)
{
  static const BstRenderBox none = { .min_x = 1, .max_x = 0 };
  GtkWidget *row = old;

  if (row != NULL)
    bastide_cell_row_set_range (BASTIDE_CELL_ROW (row), box->min_x, box->max_x);
  else
    row = bastide_cell_row_new (box->min_x, box->max_x, y);
  watch_focus (self, row, old != NULL ? &self->box : &none);
  if (old != NULL)
    return row;
  if (before != NULL)
    gtk_widget_insert_after (row, GTK_WIDGET (self), before);
  else if (kept != NULL)
    gtk_widget_insert_before (row, GTK_WIDGET (self), kept);
  else
    gtk_widget_set_parent (row, GTK_WIDGET (self));

  return row;
}

/* Those that are in both boxes stay: with a move the board grows by a row or a column, and all the cells of a large one
 * are hundreds. */
static void
build_cells (BastideBoard       *self,
             const BstRenderBox *box)
{
  g_autoptr (GPtrArray) old = g_steal_pointer (&self->rows);
  gboolean had_cursor = self->cursor;
  int first = MAX (box->min_y, self->box.min_y);
  GtkWidget *kept = old->len > 0 && first <= MIN (box->max_y, self->box.max_y)
                    ? g_ptr_array_index (old, first - self->box.min_y) : NULL;

  self->rows = g_ptr_array_new ();
  for (int y = box->min_y; y <= box->max_y; y++)
    {
      gboolean was_there = old->len > 0 && y >= self->box.min_y && y <= self->box.max_y;
      GtkWidget **there = was_there ? (GtkWidget **) &g_ptr_array_index (old, y - self->box.min_y) : NULL;
      GtkWidget *before = self->rows->len > 0 ? g_ptr_array_index (self->rows, self->rows->len - 1) : NULL;

      g_ptr_array_add (self->rows, place_row (self, there != NULL ? g_steal_pointer (there) : NULL, y, box, before, kept));
    }
  for (guint i = 0; i < old->len; i++)
    if (g_ptr_array_index (old, i) != NULL)
      gtk_widget_unparent (g_ptr_array_index (old, i));
  self->box = *box;
  if (had_cursor && !self->cursor)
    bastide_board_enter_cells (self);
}

/* Rotations of the tile in hand for every cell of the box. (transfer full) */
static guint8 *
collect_legal (BastideBoard *self)
{
  const BstPosition *position = bastide_board_get_position (self);
  int tile = bastide_board_get_tile (self);
  int columns = self->box.max_x - self->box.min_x + 1;
  guint8 *legal = g_new0 (guint8, columns * (self->box.max_y - self->box.min_y + 1));
  g_autofree BstPlacement *placements = NULL;
  guint n_tiles, n_placements;

  if (tile == BST_NO_TILE || bastide_shown_is_trying (self->shown) || bastide_study_is_exam (self->study)
      || bastide_board_works_anywhere (self))
    return legal;

  bst_position_get_tiles (position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_placements = bst_position_get_placements (position, (guint) tile, placements);
  for (guint i = 0; i < n_placements; i++)
    legal[(placements[i].y - self->box.min_y) * columns
          + placements[i].x - self->box.min_x] = placements[i].rotations;

  return legal;
}

/* Takes @text. (transfer full) */
static char *
add (char       *text,
     const char *more)
{
  g_autofree char *before = text;

  return g_strconcat (before, C_("list separator", "; "), more, NULL);
}

/* (transfer full) */
static char *
describe_cell (BastideBoard *self,
               int           x,
               int           y,
               guint         rotations)
{
  char *text = bastide_board_tool_describe_cell (self->tool, x, y,
                                                 bastide_cell_text_describe (self->shown,
                                                                             bastide_study_is_exam (self->study),
                                                                             x, y, rotations));

  if (self->target != BST_NO_PART)
    {
      g_autofree char *lit = bastide_cell_text_dup_lit (self->shown, x, y, self->target);

      text = lit != NULL ? add (text, lit) : text;
    }
  if (self->race_cells == NULL)
    return text;
  if (bastide_race_cells_has (self->race_cells, BASTIDE_RACE_A, x, y))
    text = add (text, C_("race", "A"));
  if (bastide_race_cells_has (self->race_cells, BASTIDE_RACE_B, x, y))
    text = add (text, C_("race", "B"));

  return text;
}

static void
label_cells (BastideBoard *self)
{
  g_autofree guint8 *legal = collect_legal (self);
  guint i = 0;

  for (guint row = 0; row < self->rows->len; row++)
    for (GtkWidget *cell = gtk_widget_get_first_child (g_ptr_array_index (self->rows, row));
         cell != NULL; cell = gtk_widget_get_next_sibling (cell))
      {
        int x, y;

        bastide_cell_get_coordinates (BASTIDE_CELL (cell), &x, &y);
        bastide_cell_take_label (BASTIDE_CELL (cell), describe_cell (self, x, y, legal[i++]));
        gtk_accessible_update_state (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_STATE_SELECTED,
                                     bastide_board_tool_is_selected (self->tool, x, y), -1);
      }
}

static gboolean
update_cells (gpointer data)
{
  BastideBoard *self = data;
  BstRenderBox box;

  self->cells_source = 0;
  bastide_board_get_box (self, &box);
  if (self->rows->len == 0 || memcmp (&box, &self->box, sizeof box) != 0)
    build_cells (self, &box);
  label_cells (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));

  return G_SOURCE_REMOVE;
}

void
bastide_board_queue_cells (BastideBoard *self)
{
  if (!bastide_board_has_record (self))
    return;

  /* When the board has rested: who steps or pans fast reads none of it, and all the cells of a large board
   * take as long as a frame. */
  g_clear_handle_id (&self->cells_source, g_source_remove);
  self->cells_source = g_timeout_add_full (G_PRIORITY_LOW, 150, update_cells, self, NULL);
}

void
bastide_board_allocate_cells (BastideBoard *self)
{
  int scale_factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  int columns = self->box.max_x - self->box.min_x + 1;
  int tile = MAX (1, (int) self->view.scale / scale_factor);

  for (guint i = 0; i < self->rows->len; i++)
    {
      double x, y;

      bst_render_viewport_to_view (&self->view, self->box.min_x, self->box.min_y + (int) i, &x, &y);
      gtk_widget_size_allocate (g_ptr_array_index (self->rows, i),
                                &(GtkAllocation) { (int) floor (x / scale_factor),
                                                   (int) floor (y / scale_factor),
                                                   columns * tile, tile }, -1);
    }
}

/* --- The cursor --- */

gboolean
bastide_board_enter_cells (BastideBoard *self)
{
  const BstTile *tiles;
  guint n_tiles;
  GtkWidget *cell;

  g_return_val_if_fail (BASTIDE_IS_BOARD (self), FALSE);

  if (!bastide_board_has_record (self))
    return FALSE;
  if (self->rows->len == 0)
    {
      g_clear_handle_id (&self->cells_source, g_source_remove);
      update_cells (self);
    }

  cell = find_cell (self, self->cursor_x, self->cursor_y);
  if (cell == NULL || (self->cursor_x == 0 && self->cursor_y == 0
                       && !bastide_board_works_anywhere (self)))
    {
      /* The tile laid last is the one that the reader looks at; an empty table has none (H5). */
      tiles = bst_position_get_tiles (bastide_board_get_position (self), &n_tiles);
      if (n_tiles > 0)
        cell = find_cell (self, tiles[n_tiles - 1].x, tiles[n_tiles - 1].y);
    }

  return cell != NULL && gtk_widget_grab_focus (cell);
}

void
bastide_board_look_at (BastideBoard *self,
                       int           x,
                       int           y)
{
  GtkWidget *cell;

  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (!bastide_board_has_record (self))
    return;
  if (self->cells_source != 0 || self->rows->len == 0)
    {
      g_clear_handle_id (&self->cells_source, g_source_remove);
      update_cells (self);
    }
  cell = find_cell (self, x, y);
  if (cell == NULL)
    return;
  bastide_board_set_by_keys (self, TRUE);
  gtk_widget_grab_focus (cell);
}

/* The segment that says most: the one with a figure, else the first. */
static guint
find_first_segment (BastideBoard *self,
                    const BstTile *tile)
{
  const BstPosition *position = bastide_board_get_position (self);
  const BstFigure *figures;
  const BstTile *tiles;
  guint n_figures, n_tiles;

  tiles = bst_position_get_tiles (position, &n_tiles);
  figures = bst_position_get_figures (position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    {
      guint on, segment;

      bst_position_get_segment (position, figures[i].part, &on, &segment);
      if (&tiles[on] == tile)
        return segment;
    }

  return 0;
}

static const BstTile *
get_cursor_tile (BastideBoard *self)
{
  const BstPosition *position = bastide_board_get_position (self);
  int tile = bst_position_find_tile (position, self->cursor_x, self->cursor_y);
  guint n_tiles;

  return tile < 0 ? NULL : &bst_position_get_tiles (position, &n_tiles)[tile];
}

guint
bastide_board_get_cursor_part (BastideBoard *self)
{
  const BstTile *tile = get_cursor_tile (self);
  BstTileSet *set = bst_game_get_tile_set (bastide_board_get_game (self));

  return tile != NULL ? tile->first_part + self->cursor_segment
                                           % bst_tile_set_get_type (set, (guint) tile->type)->n_segments
                      : BST_NO_PART;
}

static void
light_segment (BastideBoard  *self,
               const BstTile *tile)
{
  bastide_board_set_lit (self, tile != NULL ? tile->first_part + self->cursor_segment
                                            : BST_NO_PART);
}

void
bastide_board_cell_focused (BastideBoard *self,
                            int           x,
                            int           y)
{
  const BstTile *tile;

  self->cursor = TRUE;
  if (x != self->cursor_x || y != self->cursor_y)
    bastide_board_tool_cursor_moved (self->tool);
  self->cursor_x = x;
  self->cursor_y = y;
  bastide_board_show_cell (self, x, y, 0);
  tile = get_cursor_tile (self);
  self->cursor_segment = tile != NULL ? find_first_segment (self, tile) : 0;
  light_segment (self, tile);
  bastide_board_set_cell_text (self, bastide_cell_text_status (self->shown, bastide_study_is_exam (self->study), x, y));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_board_update_cursor (BastideBoard *self)
{
  bastide_board_cell_focused (self, self->cursor_x, self->cursor_y);
}

void
bastide_board_cells_left (BastideBoard *self)
{
  if (!self->cursor)
    return;

  self->cursor = FALSE;
  bastide_board_set_lit (self, BST_NO_PART);
  bastide_board_set_cell_text (self, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_board_light_next (BastideBoard *self)
{
  const BstTile *tile = get_cursor_tile (self);
  const BstTileType *type;

  if (tile == NULL)
    return;

  type = bst_tile_set_get_type (bst_game_get_tile_set (bastide_board_get_game (self)),
                                tile->type);
  self->cursor_segment = (self->cursor_segment + 1) % type->n_segments;
  light_segment (self, tile);
}

gboolean
bastide_board_move_cursor (BastideBoard *self,
                           int           dx,
                           int           dy)
{
  GtkWidget *cell = find_cell (self, self->cursor_x + dx, self->cursor_y + dy);

  return cell != NULL && gtk_widget_grab_focus (cell);
}
