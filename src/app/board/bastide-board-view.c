/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which part of the board is seen: fitting, zooming, panning. */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-calls.h"

#include <math.h>

/* A small board is not blown up beyond this when it is fitted, in widget units. */
#define FIT_TILE_MAX 132
/* Free room around a fitted board, likewise, and what the buttons take at the bottom. */
#define FIT_MARGIN   24
#define BUTTONS      34
/* A board that leaves a card a corner is not smaller than so much of the one that does not. */
#define SMALLEST_FIT 0.7
/* A board that was fitted and lost tiles is fitted again when it could be so many times as large. */
#define SHRUNK       1.6
/* Empty cells around the board that can be reached by keys where any cell can be worked on. */
#define WORK_RING    3
/* After so long without a change the view is at rest. */
#define SETTLE_TIME  200 /* milliseconds */
/* One step of zooming. */
#define ZOOM_FACTOR  1.15

gboolean
bastide_board_has_record (BastideBoard *self)
{
  return self->shown != NULL;
}

const BstPosition *
bastide_board_get_position (BastideBoard *self)
{
  return bastide_shown_get_position (self->shown);
}

BstGame *
bastide_board_get_game (BastideBoard *self)
{
  return bastide_shown_get_game (self->shown);
}

BstNode *
bastide_board_get_node (BastideBoard *self)
{
  return bastide_shown_get_node (self->shown);
}

BstRenderArt *
bastide_board_get_art (BastideBoard *self)
{
  return bastide_shown_get_art (self->shown);
}

double
bastide_board_to_device (BastideBoard *self,
                         double        length)
{
  return length * gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

gboolean
bastide_board_works_anywhere (BastideBoard *self)
{
  return bastide_board_has_record (self) && bastide_board_tool_works_anywhere (self->tool);
}

void
bastide_board_get_box (BastideBoard *self,
                       BstRenderBox *box)
{
  const BstPosition *position = bastide_board_get_position (self);
  guint n_tiles;

  bst_position_get_tiles (position, &n_tiles);
  bst_render_board_get_box (position, bastide_board_works_anywhere (self) ? WORK_RING : 1, box);
  if (n_tiles == 0 && bastide_board_works_anywhere (self))
    *box = (BstRenderBox) { -WORK_RING, -WORK_RING, WORK_RING, WORK_RING };
}

const BstRenderViewport *
bastide_board_get_viewport (BastideBoard *self)
{
  return &self->view;
}

void
bastide_board_to_tiles (BastideBoard *self,
                        double       *x,
                        double       *y)
{
  bst_render_viewport_to_board (&self->view, bastide_board_to_device (self, *x),
                                bastide_board_to_device (self, *y), x, y);
}

void
bastide_board_find_cell (BastideBoard *self,
                         double        x,
                         double        y,
                         int          *cell_x,
                         int          *cell_y)
{
  bst_render_viewport_get_cell (&self->view, bastide_board_to_device (self, x),
                                bastide_board_to_device (self, y), cell_x, cell_y);
}

/* Whole pixels everywhere: tiles are copied, never resampled. */
static void
snap_view (BastideBoard *self)
{
  BstRenderViewport *view = &self->view;

  view->origin_x = round (view->origin_x * view->scale) / view->scale;
  view->origin_y = round (view->origin_y * view->scale) / view->scale;
}

static gboolean
settled (gpointer user_data)
{
  BastideBoard *self = user_data;

  if (self->dragging)
    return G_SOURCE_CONTINUE;
  self->settle_source = 0;
  g_signal_emit_by_name (self, "view-settled");

  return G_SOURCE_REMOVE;
}

/* Nothing that lies over the board shall jump about while it moves. */
static void
queue_settled (BastideBoard *self)
{
  g_clear_handle_id (&self->settle_source, g_source_remove);
  self->settle_source = g_timeout_add (SETTLE_TIME, settled, self);
}

void
bastide_board_view_changed (BastideBoard *self)
{
  BstRenderBox box;

  if (bastide_board_has_record (self))
    {
      bastide_board_get_box (self, &box);
      bst_render_viewport_clamp (&self->view, &box);
    }
  snap_view (self);
  bastide_layer_clear (&self->edge_layer);
  bastide_board_clear_light (self);
  bastide_board_tool_redraw (self->tool);
  bastide_board_queue_cells (self);
  queue_settled (self);
  g_signal_emit_by_name (self, "view-changed");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_board_get_cell_area (BastideBoard *self,
                             int           x,
                             int           y,
                             GdkRectangle *area)
{
  double scale_factor, left, top;

  g_return_if_fail (BASTIDE_IS_BOARD (self));

  scale_factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  bst_render_viewport_to_view (&self->view, x, y, &left, &top);
  area->x = (int) floor (left / scale_factor);
  area->y = (int) floor (top / scale_factor);
  area->width = area->height = (int) ceil (self->view.scale / scale_factor);
}

/* How far the view must move so that the part of it from @at on, @length long, is wholly in it. */
static int
find_way (double at,
          double length,
          double size)
{
  if (at < 0)
    return (int) -at;

  return at + length > size ? (int) (size - at - length) : 0;
}

void
bastide_board_show_cell (BastideBoard *self,
                         int           x,
                         int           y,
                         double        margin)
{
  double left, top, edge;
  int dx, dy;

  bst_render_viewport_to_view (&self->view, x - margin, y - margin, &left, &top);
  edge = self->view.scale * (1 + 2 * margin);
  dx = find_way (left, edge, self->view.width);
  dy = find_way (top, edge, self->view.height);
  if (dx != 0 || dy != 0)
    bastide_board_pan (self, dx, dy);
}

int
bastide_board_get_tile_size (BastideBoard *self)
{
  g_return_val_if_fail (BASTIDE_IS_BOARD (self), 0);

  return (int) self->view.scale;
}

/* --- Fitting --- */

int
bastide_board_get_tile (BastideBoard *self)
{
  const BstPosition *position = bastide_board_get_position (self);
  int hand = bst_position_get_held_tile (position, bst_position_get_turn (position));

  return bastide_board_tool_get_tile (self->tool, hand);
}

/* (element-type BstPlacement): the cells that a card shall not hide: that of the tile laid last or, for what stays,
 * of @all tiles, and those where the tile in hand may go. */
static GArray *
list_wanted (BastideBoard *self,
             gboolean      all)
{
  const BstPosition *position = bastide_board_get_position (self);
  int type = bastide_board_get_tile (self);
  guint n_tiles, n_placements = 0;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  GArray *wanted = g_array_new (FALSE, FALSE, sizeof (BstPlacement));

  g_array_set_size (wanted, BST_MAX_PLACEMENTS (n_tiles));
  if (type != BST_NO_TILE && !bastide_study_is_exam (self->study))
    n_placements = bst_position_get_placements (position, (guint) type, (BstPlacement *) (void *) wanted->data);
  g_array_set_size (wanted, n_placements);
  for (guint i = all || n_tiles == 0 ? 0 : n_tiles - 1; i < n_tiles; i++)
    {
      BstPlacement cell = { .x = tiles[i].x, .y = tiles[i].y };

      g_array_append_val (wanted, cell);
    }

  return wanted;
}

static gboolean
is_free (BastideBoard       *self,
         const GdkRectangle *card,
         const GArray       *wanted)
{
  for (guint i = 0; i < wanted->len; i++)
    {
      const BstPlacement *cell = &g_array_index (wanted, BstPlacement, i);
      GdkRectangle area;

      bastide_board_get_cell_area (self, cell->x, cell->y, &area);
      if (gdk_rectangle_intersect (card, &area, NULL))
        return FALSE;
    }

  return TRUE;
}

/* The corners, one bit each, where something of @width and @height hides nothing that is wanted. */
static guint
find_free_corners (BastideBoard *self,
                   const GArray *wanted,
                   int           width,
                   int           height)
{
  int right = gtk_widget_get_width (GTK_WIDGET (self)) - width;
  int bottom = gtk_widget_get_height (GTK_WIDGET (self)) - height - BUTTONS;
  guint corners = 0;

  for (guint corner = 0; corner < 4; corner++)
    {
      GdkRectangle area = { corner & 1 ? right : 0, corner & 2 ? bottom : 0, width, height };

      if (is_free (self, &area, wanted))
        corners |= 1u << corner;
    }

  return corners;
}

/* One for the card, and another for the key if it is open. @by_card: what the card shall not hide; @by_key: what the
 * key shall not. */
static gboolean
has_corners (BastideBoard *self,
             const GArray *by_card,
             const GArray *by_key)
{
  guint card = find_free_corners (self, by_card, self->card_width, self->card_height);
  guint key;

  if (card == 0 || self->key_width == 0)
    return card != 0;
  key = find_free_corners (self, by_key, self->key_width, self->key_height);

  /* Both, and not the same one alone. */
  return key != 0 && ((card | key) & ((card | key) - 1)) != 0;
}

gboolean
bastide_board_has_free_corner (BastideBoard *self)
{
  g_autoptr (GArray) by_card = NULL;
  g_autoptr (GArray) by_key = NULL;

  if (self->card_width == 0)
    return TRUE;
  by_card = list_wanted (self, FALSE);
  by_key = list_wanted (self, TRUE);

  return has_corners (self, by_card, by_key);
}

/* A tile in hand may go to an empty cell beside the board. */
static int
get_hand_ring (BastideBoard *self)
{
  return bastide_board_get_tile (self) != BST_NO_TILE;
}

gboolean
bastide_board_still_fits (BastideBoard *self)
{
  BstRenderViewport free = self->view;
  BstRenderBox board, seen;

  if (self->card_width > 0)
    free.height -= bastide_board_to_device (self, BUTTONS);
  bst_render_board_get_box (bastide_board_get_position (self), get_hand_ring (self), &board);
  bst_render_viewport_get_box (&free, &seen);

  return seen.min_x < board.min_x && seen.min_y < board.min_y
         && seen.max_x > board.max_x && seen.max_y > board.max_y
         && bastide_board_has_free_corner (self);
}

/* The board with @ring empty cells around it, or more where they can be worked on. */
static void
get_fitted_box (BastideBoard *self,
                int           ring,
                BstRenderBox *box)
{
  bst_render_board_get_box (bastide_board_get_position (self),
                            bastide_board_works_anywhere (self) ? MAX (1, self->ring) : MAX (ring, self->ring), box);
}

/* @room: of the widget's edges, in its units, that the board stays off. @ring: empty cells around it that shall
 * be seen, too. */
static void
fit_off (BastideBoard    *self,
         const GtkBorder *room,
         int              ring)
{
  BstRenderViewport *view = &self->view;
  double left = bastide_board_to_device (self, room->left);
  double top = bastide_board_to_device (self, room->top);
  double width = view->width, height = view->height;
  BstRenderBox box;

  get_fitted_box (self, ring, &box);
  view->width -= left + bastide_board_to_device (self, room->right);
  view->height -= top + bastide_board_to_device (self, room->bottom);
  bst_render_viewport_fit (view, &box, bastide_board_to_device (self, FIT_MARGIN),
                           bastide_board_to_device (self, FIT_TILE_MAX));
  /* About the middle, so that the board stays there. */
  bst_render_viewport_zoom (view, floor (view->scale) / view->scale, view->width / 2,
                            view->height / 2);
  view->scale = round (view->scale);
  view->origin_x -= left / view->scale;
  view->origin_y -= top / view->scale;
  view->width = width;
  view->height = height;
  snap_view (self);
}

/* Puts the board against the edges of the room above the buttons, -1 or 1, or between them, 0. */
static void
align (BastideBoard       *self,
       const BstRenderBox *box,
       double              scale,
       int                 across,
       int                 down)
{
  double margin = bastide_board_to_device (self, FIT_MARGIN) / scale;
  double width = self->view.width / scale;
  double height = (self->view.height - bastide_board_to_device (self, BUTTONS)) / scale;
  double spare_x = width - (box->max_x - box->min_x + 1) - 2 * margin;
  double spare_y = height - (box->max_y - box->min_y + 1) - 2 * margin;

  self->view.scale = scale;
  self->view.origin_x = box->min_x - margin - spare_x * (across + 1) / 2;
  self->view.origin_y = box->min_y - margin - spare_y * (down + 1) / 2;
  /* What is free is asked of the view as it will be. */
  snap_view (self);
}

/* The largest board that leaves a corner free, which its own outline may do: in the middle, else pushed aside. FALSE if
 * it would be smaller than @least, in pixels a tile. */
static gboolean
fit_with_corner (BastideBoard *self,
                 double        least)
{
  static const int ways[][2] = {
    { 0, 0 }, { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 }, { 1, 1 }, { -1, 1 }, { 1, -1 }, { -1, -1 },
  };
  int ring = get_hand_ring (self);
  const GtkBorder room = { .bottom = BUTTONS };
  g_autoptr (GArray) by_card = list_wanted (self, FALSE);
  g_autoptr (GArray) by_key = list_wanted (self, TRUE);
  BstRenderBox box;

  fit_off (self, &room, ring);
  get_fitted_box (self, ring, &box);
  for (double scale = self->view.scale; scale >= least; scale--)
    for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
      {
        align (self, &box, scale, ways[i][0], ways[i][1]);
        if (has_corners (self, by_card, by_key))
          return TRUE;
      }

  return FALSE;
}

/* In a small window there is no such corner: then the legend, which stays, is left room for if that is possible, since
 * the card comes and goes. */
static void
make_corner (BastideBoard    *self,
             const GtkBorder *room)
{
  const GtkBorder key = { .left = (gint16) self->key_width, .bottom = BUTTONS };
  double least = self->view.scale * SMALLEST_FIT;

  if (fit_with_corner (self, least))
    return;
  if (self->key_width > 0)
    fit_off (self, &key, get_hand_ring (self));
  if (self->key_width == 0 || self->view.scale < least)
    fit_off (self, room, get_hand_ring (self));
}

/* All of the board in view, and where that can be, off the corner of a card. */
static void
put_whole (BastideBoard *self)
{
  GtkBorder room = { 0 };

  if (self->card_width > 0)
    room.bottom = BUTTONS;
  fit_off (self, &room, get_hand_ring (self));
  if (!bastide_board_has_free_corner (self))
    make_corner (self, &room);
}

void
bastide_board_fit (BastideBoard *self)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  self->fits = TRUE;
  if (!bastide_board_has_record (self) || !self->sized)
    return;

  put_whole (self);
  bastide_board_view_changed (self);
}

/* Could it be seen much larger? */
static gboolean
has_shrunk (BastideBoard *self)
{
  double margin = 2 * bastide_board_to_device (self, FIT_MARGIN);
  double width = self->view.width - margin;
  double height = self->view.height - margin - bastide_board_to_device (self, BUTTONS);
  BstRenderBox box;
  double scale;

  get_fitted_box (self, get_hand_ring (self), &box);
  scale = MIN (width / (box.max_x - box.min_x + 1), height / (box.max_y - box.min_y + 1));

  return MIN (scale, bastide_board_to_device (self, FIT_TILE_MAX)) > self->view.scale * SHRUNK;
}

void
bastide_board_keep_fitted (BastideBoard *self)
{
  BstRenderViewport before = self->view;

  if (!bastide_board_still_fits (self))
    bastide_board_fit (self);
  else if (has_shrunk (self))
    {
      put_whole (self);
      if (self->view.scale > before.scale * SHRUNK && bastide_board_has_free_corner (self))
        bastide_board_view_changed (self);
      else
        self->view = before;
    }
}

void
bastide_board_set_card_size (BastideBoard *self,
                             int           width,
                             int           height)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->card_width == width && self->card_height == height)
    return;
  self->card_width = width;
  self->card_height = height;
  if (self->fits)
    bastide_board_fit (self);
}

void
bastide_board_set_key_size (BastideBoard *self,
                            int           width,
                            int           height)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->key_width == width && self->key_height == height)
    return;
  self->key_width = width;
  self->key_height = height;
  if (self->fits && !bastide_board_still_fits (self))
    bastide_board_fit (self);
}

/* --- Zooming and panning --- */

void
bastide_board_zoom_at (BastideBoard *self,
                       double        factor,
                       double        x,
                       double        y)
{
  double before = self->view.scale;
  double after = CLAMP (round (before * factor), BST_RENDER_MIN_SCALE, BST_RENDER_MAX_SCALE);

  /* A small scale must not get stuck on its whole number. */
  if (after == before && factor != 1.0)
    after = CLAMP (before + (factor > 1 ? 1 : -1), BST_RENDER_MIN_SCALE, BST_RENDER_MAX_SCALE);
  if (after == before)
    return;

  self->fits = FALSE;
  bst_render_viewport_zoom (&self->view, after / before, x, y);
  self->view.scale = after;
  bastide_board_view_changed (self);
}

void
bastide_board_zoom (BastideBoard *self,
                    double        steps)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  bastide_board_zoom_at (self, pow (ZOOM_FACTOR, steps), self->view.width / 2,
                         self->view.height / 2);
}

void
bastide_board_pan (BastideBoard *self,
                   int           dx,
                   int           dy)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  self->fits = FALSE;
  bst_render_viewport_pan (&self->view, dx, dy);
  bastide_board_view_changed (self);
}

/* --- Actions --- */

static void
zoom (BastideBoard *self,
      int           steps)
{
  bastide_board_zoom (self, steps);
}

static void
show_coordinates (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  BastideBoard *self = user_data;

  bastide_board_set_show (self, bastide_board_get_show (self) ^ BST_RENDER_SHOW_COORDINATES);
  g_simple_action_set_state (action, state);
}

void
bastide_board_add_coordinates_action (BastideBoard *self,
                                      GActionMap   *map)
{
  GActionEntry entry = { .name = "show-coordinates", .change_state = show_coordinates };

  g_return_if_fail (BASTIDE_IS_BOARD (self));

  entry.state = bastide_board_get_show (self) & BST_RENDER_SHOW_COORDINATES ? "true" : "false";
  g_action_map_add_action_entries (map, &entry, 1, self);
}

void
bastide_board_add_actions (BastideBoard *self,
                           GActionMap   *map)
{
  static const BastideCall calls[] = {
    { "zoom-in", G_CALLBACK (zoom), 1 },
    { "zoom-out", G_CALLBACK (zoom), -1 },
    { "fit", G_CALLBACK (bastide_board_fit) },
  };

  g_return_if_fail (BASTIDE_IS_BOARD (self));

  bastide_calls_add (map, calls, G_N_ELEMENTS (calls), self);
}
