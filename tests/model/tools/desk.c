/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "desk.h"

#include <bst-render-board.h>
#include <bst-render-overlay.h>

const DeskPoint desk_outside = { -9, 0 };

struct _Desk
{
  GObject            parent_instance;

  BastideStudy      *study;     /* Owned */
  BastideBoardTool  *tool;      /* Owned */
  BstRenderViewport  view;
  double             pointer_x;
  double             pointer_y;
  gboolean           is_dragging;
  gboolean           is_by_keys;
  gboolean           has_cursor;
  int                cursor_x;
  int                cursor_y;
  guint              segment;
  guint              lit;
  guint              n_asked;
  char              *shape;
};

static void desk_init_desk (BastideDeskInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (Desk, desk, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (BASTIDE_TYPE_DESK, desk_init_desk))

/* --- What is there --- */

static guint
find_cursor_part (Desk *self)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  int tile = bst_position_find_tile (position, self->cursor_x, self->cursor_y);

  return tile >= 0 ? bst_render_board_get_tile (position, (guint) tile)->first_part + self->segment : BST_NO_PART;
}

static void
look (BastideDesk     *desk,
      BastideDeskView *view)
{
  Desk *self = (Desk *) desk;

  *view = (BastideDeskView) {
    .study = self->study,
    .shown = bastide_study_get_shown (self->study),
    .viewport = &self->view,
    .unit = 1,
    .width = self->view.width,
    .height = self->view.height,
    .show = BST_RENDER_SHOW_LEGAL,
    .inside = TRUE,
    .pointer_x = self->pointer_x,
    .pointer_y = self->pointer_y,
    .is_dragging = self->is_dragging,
    .is_by_keys = self->is_by_keys,
    .has_cursor = self->has_cursor,
    .cursor_x = self->cursor_x,
    .cursor_y = self->cursor_y,
    .cursor_part = find_cursor_part (self),
  };
}

/* --- What it does --- */

static void
set_pointer (BastideDesk *desk,
             double       x,
             double       y)
{
  ((Desk *) desk)->pointer_x = x;
  ((Desk *) desk)->pointer_y = y;
}

static void
hover (BastideDesk *desk,
       double       x,
       double       y,
       gboolean     inside)
{
  set_pointer (desk, x, y);
  ((Desk *) desk)->is_by_keys = FALSE;
}

static void
set_shape (BastideDesk *desk,
           const char  *name)
{
  g_free (((Desk *) desk)->shape);
  ((Desk *) desk)->shape = g_strdup (name);
}

static void
set_by_keys (BastideDesk *desk,
             gboolean     by_keys)
{
  ((Desk *) desk)->is_by_keys = by_keys;
}

static gboolean
enter_cells (BastideDesk *desk)
{
  ((Desk *) desk)->has_cursor = TRUE;

  return TRUE;
}

static gboolean
move_cursor (BastideDesk *desk,
             int          dx,
             int          dy)
{
  Desk *self = (Desk *) desk;

  self->cursor_x += dx;
  self->cursor_y += dy;
  self->segment = 0;
  bastide_board_tool_cursor_moved (self->tool);

  return TRUE;
}

static void
light_next (BastideDesk *desk)
{
  ((Desk *) desk)->segment++;
}

static gboolean
step_back (BastideDesk *desk)
{
  return FALSE;
}

static void
set_lit (BastideDesk *desk,
         guint        part)
{
  ((Desk *) desk)->lit = part;
}

static void
ask (BastideDesk     *desk,
     BastideQuestion *question,
     double           x,
     double           y)
{
  ((Desk *) desk)->n_asked++;
  bastide_question_free (question);
}

static void
offer (BastideDesk *desk,
       GMenuModel  *menu,
       double       x,
       double       y)
{
  ((Desk *) desk)->n_asked++;
}

static void
set_actions (BastideDesk  *desk,
             GActionGroup *actions)
{
}

static void
show_cell (BastideDesk *desk,
           int          x,
           int          y)
{
}

static void
redraw (BastideDesk      *desk,
        BastideDeskLayer  layer)
{
}

static void
do_nothing (BastideDesk *desk)
{
}

static void
desk_init_desk (BastideDeskInterface *iface)
{
  iface->look = look;
  iface->set_pointer = set_pointer;
  iface->hover = hover;
  iface->set_shape = set_shape;
  iface->set_by_keys = set_by_keys;
  iface->enter_cells = enter_cells;
  iface->move_cursor = move_cursor;
  iface->update_cursor = do_nothing;
  iface->light_next = light_next;
  iface->step_back = step_back;
  iface->set_lit = set_lit;
  iface->show_cell = show_cell;
  iface->keep_fitted = do_nothing;
  iface->queue_cells = do_nothing;
  iface->redraw = redraw;
  iface->set_actions = set_actions;
  iface->ask = ask;
  iface->offer = offer;
}

/* --- Class --- */

static void
desk_finalize (GObject *object)
{
  Desk *self = (Desk *) object;

  bastide_board_tool_set_desk (self->tool, NULL);
  g_object_unref (self->tool);
  g_object_unref (self->study);
  g_free (self->shape);

  G_OBJECT_CLASS (desk_parent_class)->finalize (object);
}

static void
desk_class_init (DeskClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = desk_finalize;
}

static void
desk_init (Desk *self)
{
  self->view = (BstRenderViewport) { .scale = 60, .width = 900, .height = 900, .origin_x = -7, .origin_y = -7 };
  self->lit = BST_NO_PART;
}

static void
study_changed (Desk               *self,
               BastideStudyChange  change)
{
  bastide_board_tool_study_changed (self->tool, change);
}

Desk *
desk_new (BastideStudy     *study,
          BastideBoardTool *tool)
{
  Desk *self = g_object_new (DESK_TYPE, NULL);

  self->study = g_object_ref (study);
  self->tool = g_object_ref (tool);
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
  bastide_board_tool_set_desk (tool, BASTIDE_DESK (self));

  return self;
}

/* --- What its user does --- */

void
desk_set_cursor (Desk *self,
                 int   x,
                 int   y)
{
  self->has_cursor = TRUE;
  self->cursor_x = x;
  self->cursor_y = y;
}

void
desk_find_point (Desk      *self,
                 DeskPoint  point,
                 double    *x,
                 double    *y)
{
  bst_render_viewport_to_view (&self->view, point.x, point.y, x, y);
}

static guint
find_key (const char *name)
{
  static const struct
  {
    const char *name;
    guint       key;
  } keys[] = {
    { "left", BASTIDE_PRESS_LEFT }, { "right", BASTIDE_PRESS_RIGHT }, { "up", BASTIDE_PRESS_UP },
    { "down", BASTIDE_PRESS_DOWN }, { "enter", BASTIDE_PRESS_ENTER }, { "escape", BASTIDE_PRESS_ESCAPE },
    { "delete", BASTIDE_PRESS_DELETE }, { "space", ' ' },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strcmp (name, keys[i].name) == 0)
      return keys[i].key;
  g_assert_cmpuint (strlen (name), ==, 1);

  return (guint) name[0];
}

static void
press (Desk       *self,
       const char *name)
{
  const char *plus = strchr (name, '+');
  BastideHeld held = plus == NULL ? 0 : name[0] == 'c' ? BASTIDE_HELD_CONTROL : name[0] == 's' ? BASTIDE_HELD_SHIFT
                                                                                : BASTIDE_HELD_ALT;

  bastide_board_tool_key (self->tool, find_key (plus != NULL ? plus + 1 : name), held);
}

void
desk_press (Desk       *self,
            const char *keys)
{
  g_auto (GStrv) names = g_strsplit (keys, " ", -1);

  for (guint i = 0; names[i] != NULL; i++)
    press (self, names[i]);
}

void
desk_point (Desk      *self,
            DeskPoint  point)
{
  double x, y;

  desk_find_point (self, point, &x, &y);
  hover (BASTIDE_DESK (self), x, y, TRUE);
  bastide_board_tool_pointer_moved (self->tool);
}

gboolean
desk_click (Desk        *self,
            DeskPoint    point,
            BastideHeld  held)
{
  desk_point (self, point);

  return bastide_board_tool_click (self->tool, self->pointer_x, self->pointer_y, held);
}

gboolean
desk_scroll (Desk        *self,
             double       dy,
             BastideHeld  held)
{
  return bastide_board_tool_scroll (self->tool, dy, held);
}

void
desk_begin_drag (Desk        *self,
                 DeskPoint    start,
                 DeskPoint    over,
                 BastideHeld  held)
{
  double x, y;

  desk_find_point (self, start, &x, &y);
  self->is_dragging = TRUE;
  g_assert_true (bastide_board_tool_drag_begin (self->tool, x, y, held));
  desk_find_point (self, over, &x, &y);
  bastide_board_tool_drag_update (self->tool, x, y, held);
}

void
desk_end_drag (Desk      *self,
               DeskPoint  end)
{
  double x, y;

  desk_find_point (self, end, &x, &y);
  bastide_board_tool_drag_end (self->tool, x, y);
  self->is_dragging = FALSE;
}

void
desk_drag (Desk        *self,
           DeskPoint    start,
           DeskPoint    end,
           BastideHeld  held)
{
  desk_begin_drag (self, start, end, held);
  desk_end_drag (self, end);
}

guint
desk_get_n_asked (Desk *self)
{
  return self->n_asked;
}

const char *
desk_get_shape (Desk *self)
{
  return self->shape;
}

guint
desk_get_lit (Desk *self)
{
  return self->lit;
}
