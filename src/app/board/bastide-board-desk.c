/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board is to its tool: it shows what the tool draws and asks, and does what it is told. */

#include "config.h"

#include "bastide-board-private.h"

static void
look (BastideDesk     *desk,
      BastideDeskView *view)
{
  BastideBoard *self = BASTIDE_BOARD (desk);
  GtkWidget *widget = GTK_WIDGET (self);

  *view = (BastideDeskView) {
    .study = self->study,
    .shown = self->shown,
    .viewport = &self->view,
    .unit = gtk_widget_get_scale_factor (widget),
    .width = gtk_widget_get_width (widget),
    .height = gtk_widget_get_height (widget),
    .show = self->show,
    .has_focus = gtk_widget_is_focus (widget),
    .is_asking = self->popover != NULL,
    .inside = self->inside,
    .pointer_x = self->pointer_x,
    .pointer_y = self->pointer_y,
    .is_dragging = self->dragging,
    .is_by_keys = self->by_keys,
    .has_cursor = self->cursor,
    .cursor_x = self->cursor_x,
    .cursor_y = self->cursor_y,
    .cursor_part = self->cursor && self->shown != NULL ? bastide_board_get_cursor_part (self) : BST_NO_PART,
  };
}

static void
set_shape (BastideDesk *desk,
           const char  *name)
{
  gtk_widget_set_cursor_from_name (GTK_WIDGET (desk), name);
}

static void
show_cell (BastideDesk *desk,
           int          x,
           int          y)
{
  bastide_board_show_cell (BASTIDE_BOARD (desk), x, y, 0);
}

static void
set_actions (BastideDesk  *desk,
             GActionGroup *actions)
{
  gtk_widget_insert_action_group (GTK_WIDGET (desk), "board", actions);
}

/* --- What the tool draws --- */

static void
redraw (BastideDesk      *desk,
        BastideDeskLayer  layer)
{
  bastide_layer_clear (&BASTIDE_BOARD (desk)->tool_layers[layer]);
  gtk_widget_queue_draw (GTK_WIDGET (desk));
}

void
bastide_board_clear_tool (BastideBoard *self)
{
  for (guint i = 0; i < BASTIDE_N_DESK_LAYERS; i++)
    bastide_layer_clear (&self->tool_layers[i]);
  bastide_board_tool_view_changed (self->tool);
}

typedef struct
{
  BastideBoard     *board;
  BastideDeskLayer  layer;
} ToolLayer;

static void
draw (gpointer                 owner,
      cairo_t                 *cr,
      const BstRenderViewport *view)
{
  const ToolLayer *it = owner;
  BastidePictures pictures = bastide_board_get_pictures (it->board);
  BstRenderScope scope = bastide_board_get_scope (it->board, cr, view);

  bastide_board_tool_draw (it->board->tool, it->layer, &scope, &pictures);
}

static void
snapshot_layer (BastideBoard     *self,
                GtkSnapshot      *snapshot,
                BastideDeskLayer  layer)
{
  ToolLayer owner = { self, layer };
  BstRenderBox box = { 0, 0, -1, -1 };

  if (!bastide_board_tool_has_layer (self->tool, layer, &box))
    return;
  if (box.max_x >= box.min_x)
    bastide_layer_snapshot_box (&self->tool_layers[layer], snapshot, &self->view,
                                &GRAPHENE_RECT_INIT (box.min_x, box.min_y, box.max_x - box.min_x + 1,
                                                     box.max_y - box.min_y + 1),
                                draw, &owner);
  else
    bastide_layer_snapshot (&self->tool_layers[layer], snapshot, &self->view,
                            layer <= BASTIDE_DESK_LIGHT ? BASTIDE_BOARD_MARGIN : 0, draw, &owner);
}

void
bastide_board_snapshot_tool (BastideBoard     *self,
                             GtkSnapshot      *snapshot,
                             BastideDeskLayer  from,
                             BastideDeskLayer  to)
{
  for (BastideDeskLayer layer = from; layer < to; layer++)
    snapshot_layer (self, snapshot, layer);
}

/* --- What the tool asks --- */

/* A question and the widgets that ask it. */
typedef struct
{
  BastideBoard    *board;
  BastideQuestion *question;
  GtkDropDown     *options;     /* (nullable) */
} Asked;

static void
asked_free (gpointer data)
{
  bastide_question_free (((Asked *) data)->question);
  g_free (data);
}

static void
answered (GtkButton *button,
          Asked     *asked)
{
  guint answer = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "answer"));

  bastide_board_pop_down (asked->board);
  bastide_question_answer (asked->question, answer, asked->options != NULL ? gtk_drop_down_get_selected (asked->options) : 0);
}

static void
add_answer (GtkWidget *box,
            Asked     *asked,
            guint      answer)
{
  GtkWidget *button = gtk_button_new_with_label (g_ptr_array_index (asked->question->answers, answer));

  /* Under a title they are buttons; alone they are a list. */
  gtk_button_set_has_frame (GTK_BUTTON (button), asked->question->title != NULL);
  g_object_set_data (G_OBJECT (button), "answer", GUINT_TO_POINTER (answer));
  g_signal_connect (button, "clicked", G_CALLBACK (answered), asked);
  gtk_box_append (GTK_BOX (box), button);
}

static void
add_head (GtkWidget *box,
          Asked     *asked)
{
  GtkWidget *title = gtk_label_new (asked->question->title);

  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (box), title);
  if (asked->question->options == NULL)
    return;
  asked->options = GTK_DROP_DOWN (gtk_drop_down_new_from_strings ((const char * const *) asked->question->options));
  gtk_accessible_update_property (GTK_ACCESSIBLE (asked->options), GTK_ACCESSIBLE_PROPERTY_LABEL, asked->question->label, -1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (asked->options));
}

static void
ask (BastideDesk     *desk,
     BastideQuestion *question,
     double           x,
     double           y)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, question->title != NULL ? 6 : 4);
  Asked *asked = g_new0 (Asked, 1);

  asked->board = BASTIDE_BOARD (desk);
  asked->question = question;
  if (question->title != NULL)
    add_head (box, asked);
  for (guint i = 0; i < question->answers->len; i++)
    add_answer (box, asked, i);
  g_object_set_data_full (G_OBJECT (popover), "asked", asked, asked_free);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  bastide_board_pop_up (asked->board, popover, x, y);
}

static void
offer (BastideDesk *desk,
       GMenuModel  *menu,
       double       x,
       double       y)
{
  bastide_board_pop_up (BASTIDE_BOARD (desk), gtk_popover_menu_new_from_model (menu), x, y);
}

/* Of a board in place of a desk. */
#define OF_BOARD(function) ((gpointer) (function))

void
bastide_board_init_desk (BastideDeskInterface *iface)
{
  iface->look = look;
  iface->set_pointer = OF_BOARD (bastide_board_set_pointer);
  iface->hover = OF_BOARD (bastide_board_hover);
  iface->set_shape = set_shape;
  iface->set_by_keys = OF_BOARD (bastide_board_set_by_keys);
  iface->enter_cells = OF_BOARD (bastide_board_enter_cells);
  iface->move_cursor = OF_BOARD (bastide_board_move_cursor);
  iface->update_cursor = OF_BOARD (bastide_board_update_cursor);
  iface->light_next = OF_BOARD (bastide_board_light_next);
  iface->step_back = OF_BOARD (bastide_board_step_back);
  iface->set_lit = OF_BOARD (bastide_board_set_lit);
  iface->show_cell = show_cell;
  iface->keep_fitted = OF_BOARD (bastide_board_keep_fitted);
  iface->queue_cells = OF_BOARD (bastide_board_queue_cells);
  iface->redraw = redraw;
  iface->set_actions = set_actions;
  iface->ask = ask;
  iface->offer = offer;
}
