/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-palette.h"
#include "bastide-focus.h"
#include "bastide-player-mark.h"
#include "bastide-players-edit.h"
#include "bastide-brush-button.h"
#include "bastide-template.h"

#include <bst-io-game-words.h>

#include <adwaita.h>
#include <glib/gi18n.h>

struct _BastidePalette
{
  GtkWidget       parent_instance;

  /* Owned */
  BastidePositionEditor    *editor;
  BastideBag               *bag;
  BastideKeys              *keys;         /* (nullable) */
  GPtrArray                *buttons;      /* (element-type BastideBrushButton), in brushes */
  gboolean                  is_due;       /* they are of another game still: most who open one do not edit it */

  gboolean        dragging;     /* a brush is on its way to the board */

  /* Template */
  GtkWidget      *box;
  GtkSearchEntry *search;
  GtkWidget      *tools;
  GtkBox         *brushes;
};

enum
{
  PROP_0,
  PROP_BAG,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint dragged_signal, dropped_signal, taken_signal;

G_DEFINE_FINAL_TYPE (BastidePalette, bastide_palette, GTK_TYPE_WIDGET)

/* --- Brushes --- */

/* A second click on what is armed takes the pointer again. */
static void
clicked (BastidePalette     *self,
         BastideBrushButton *button)
{
  gboolean is_on = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));

  bastide_position_editor_arm (self->editor, is_on ? bastide_brush_button_get_stamp (button) : NULL);
  g_signal_emit (self, taken_signal, 0);
}

static void
add_brush (BastidePalette     *self,
           GtkFlowBox         *flow,
           const BastideBrush *brush)
{
  GtkWidget *button = bastide_brush_button_new (self->editor, brush);

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked), self);
  g_ptr_array_add (self->buttons, button);
  gtk_flow_box_append (flow, button);
  /* The button is what takes the focus. */
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

static GtkFlowBox *
add_flow (GtkBox     *box,
          const char *label)
{
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 7);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (flow), 3);
  gtk_widget_set_hexpand (flow, TRUE);
  gtk_widget_set_halign (flow, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (flow), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  bastide_focus_make_one_stop (flow);
  gtk_box_append (box, flow);

  return GTK_FLOW_BOX (flow);
}

static void
add_tools (BastidePalette *self,
           BstGame        *game)
{
  static const BastideTool usual[] = { BASTIDE_TOOL_POINTER, BASTIDE_TOOL_ERASER, BASTIDE_TOOL_MARK };
  GtkFlowBox *flow = add_flow (self->brushes, _("Tools"));

  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    add_brush (self, flow, &(BastideBrush) { .tool = usual[i] });
  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    if (bst_neutral_is_in_rules (kind, bst_game_get_rules (game)))
      add_brush (self, flow, &(BastideBrush) { .tool = BASTIDE_TOOL_OF (kind) });
  for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
    if (bst_token_may_lie_in (kind, game))
      add_brush (self, flow, &(BastideBrush) { .tool = BASTIDE_TOOL_OF_TOKEN (kind) });
}

static void
add_player (BastidePalette *self,
            BstGame        *game,
            guint           player)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *mark = bastide_player_mark_new ();
  GtkFlowBox *flow;

  bastide_player_mark_set (BASTIDE_PLAYER_MARK (mark), game, 1u << player);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), mark);
  flow = add_flow (GTK_BOX (row), bst_io_words_player (game, player));
  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (bst_game_count_figures (game, kind) > 0)
      add_brush (self, flow, &(BastideBrush) { .tool = BASTIDE_TOOL_FIGURE,
                                               .player = (int) player, .figure = kind });
  gtk_box_append (self->brushes, row);
}

/* Other players, other figures. */
static void
make_brushes (BastidePalette *self)
{
  BstGame *game = bastide_shown_get_game (bastide_study_get_shown (bastide_position_editor_get_study (self->editor)));
  GtkWidget *child;

  self->is_due = FALSE;
  g_ptr_array_set_size (self->buttons, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->brushes))))
    gtk_box_remove (self->brushes, child);
  add_tools (self, game);
  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    add_player (self, game, p);
  if (self->keys != NULL)
    bastide_keys_set_tooltips (self->keys, GTK_WIDGET (self->brushes));
}

void
bastide_palette_set_keys (BastidePalette *self,
                          BastideKeys    *keys)
{
  g_return_if_fail (BASTIDE_IS_PALETTE (self));
  g_return_if_fail (self->keys == NULL);

  self->keys = g_object_ref (keys);
  bastide_keys_keep_tooltips (keys, GTK_WIDGET (self->brushes));
}

static void
update (BastidePalette *self)
{
  if (self->is_due)
    make_brushes (self);
  for (guint i = 0; i < self->buttons->len; i++)
    bastide_brush_button_update (g_ptr_array_index (self->buttons, i));
}

/* --- The tiles --- */

static void
bag_selected (BastidePalette *self)
{
  BastideBrush brush = *bastide_position_editor_get_brush (self->editor);
  int type = bastide_bag_get_selected (self->bag);

  if (!bastide_position_editor_is_active (self->editor))
    return;
  if (type == BST_NO_TILE)
    {
      if (brush.tool == BASTIDE_TOOL_TILE)
        bastide_position_editor_arm (self->editor, NULL);
    }
  else if (brush.tool != BASTIDE_TOOL_TILE || brush.type != type)
    {
      brush = (BastideBrush) { .tool = BASTIDE_TOOL_TILE, .type = type };
      bastide_position_editor_arm (self->editor, &brush);
      g_signal_emit (self, taken_signal, 0);
    }
}

static void
editor_changed (BastidePalette *self)
{
  const BastideBrush *brush = bastide_position_editor_get_brush (self->editor);
  gboolean active = bastide_position_editor_is_active (self->editor);

  if (active)
    bastide_bag_set_selected (self->bag, brush->tool == BASTIDE_TOOL_TILE ? brush->type
                                                                          : BST_NO_TILE);
  if (active)
    update (self);
}

static void
active_changed (BastidePalette *self)
{
  gboolean active = bastide_position_editor_is_active (self->editor);

  gtk_widget_set_visible (GTK_WIDGET (self->search), active);
  gtk_widget_set_visible (self->tools, active);
  bastide_bag_set_editing (self->bag, active);
  bastide_bag_set_selected (self->bag, BST_NO_TILE);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  if (active)
    update (self);
}

static void
node_changed (BastidePalette *self)
{
  if (bastide_position_editor_is_active (self->editor))
    update (self);
}

static void
study_reset (BastidePalette *self)
{
  self->is_due = TRUE;
}

static void
study_changed (BastidePalette     *self,
               BastideStudyChange  change)
{
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME | BASTIDE_STUDY_POSITION))
    node_changed (self);
}

/* --- Search --- */

static void
search_changed (BastidePalette *self)
{
  bastide_bag_set_filter (self->bag, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

/* Enter takes the first tile found; the entry tells of its last letters a little later. */
static void
search_activated (BastidePalette *self)
{
  int type;

  search_changed (self);
  type = bastide_bag_get_first (self->bag);
  if (type == BST_NO_TILE)
    return;
  bastide_bag_set_selected (self->bag, type);
  g_signal_emit (self, taken_signal, 0);
}

static void
search_stopped (BastidePalette *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  g_signal_emit (self, taken_signal, 0);
}

void
bastide_palette_search (BastidePalette *self)
{
  g_return_if_fail (BASTIDE_IS_PALETTE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/* --- Dragging a brush to the board --- */

/* Arms the brush at a point. FALSE if there is none. */
static gboolean
take_brush (BastidePalette *self,
            double          x,
            double          y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *button;
  int type = bastide_bag_find_tile (self->bag, widget);

  if (type != BST_NO_TILE)
    {
      bastide_position_editor_arm (self->editor, &(BastideBrush) { .tool = BASTIDE_TOOL_TILE, .type = type });
      return TRUE;
    }
  button = widget != NULL ? gtk_widget_get_ancestor (widget, BASTIDE_TYPE_BRUSH_BUTTON) : NULL;
  if (button == NULL)
    return FALSE;
  bastide_position_editor_arm (self->editor, bastide_brush_button_get_stamp (BASTIDE_BRUSH_BUTTON (button)));

  return TRUE;
}

static void
drag_update (BastidePalette *self,
             double          offset_x,
             double          offset_y,
             GtkGestureDrag *gesture)
{
  double x, y;

  if (!bastide_position_editor_is_active (self->editor) || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  if (!self->dragging)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) offset_x, (int) offset_y)
          || !take_brush (self, x, y))
        return;
      self->dragging = TRUE;
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
    }
  g_signal_emit (self, dragged_signal, 0, x + offset_x, y + offset_y);
}

/* FALSE if there is no hand, or if it is no tile that was dropped. */
static gboolean
drop_on_hand (BastidePalette *self,
              double          x,
              double          y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  const BastideBrush *brush = bastide_position_editor_get_brush (self->editor);
  int player = bastide_bag_find_held_tiles (self->bag, widget);
  int type = brush->type;

  if (player == BST_NO_PLAYER || brush->tool != BASTIDE_TOOL_TILE)
    return FALSE;
  bastide_position_editor_arm (self->editor, NULL);
  bastide_players_edit_hold (self->editor, (guint) player, BASTIDE_NO_SLOT, type);

  return TRUE;
}

/* Whoever has no tile to give looks for one. */
static void
hold (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  BastidePalette *self = BASTIDE_PALETTE (widget);
  const BastideBrush *brush = bastide_position_editor_get_brush (self->editor);
  int type = brush->type;
  guint player, slot;

  if (brush->tool != BASTIDE_TOOL_TILE)
    {
      bastide_palette_search (self);
      return;
    }
  g_variant_get (parameter, "(uu)", &player, &slot);
  bastide_position_editor_arm (self->editor, NULL);
  bastide_players_edit_hold (self->editor, player, slot, type);
}

static void
let_go (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  guint player, slot;

  g_variant_get (parameter, "(uu)", &player, &slot);
  bastide_players_edit_let_go (BASTIDE_PALETTE (widget)->editor, player, slot);
}

static void
drag_end (BastidePalette *self,
          double          offset_x,
          double          offset_y,
          GtkGestureDrag *gesture)
{
  double x, y;

  if (!self->dragging || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  self->dragging = FALSE;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
  if (!drop_on_hand (self, x + offset_x, y + offset_y))
    g_signal_emit (self, dropped_signal, 0, x + offset_x, y + offset_y);
}

/* --- Class --- */

void
bastide_palette_set_edit (BastidePalette        *self,
                          BastidePositionEditor *editor)
{
  BastideStudy *study = bastide_position_editor_get_study (editor);

  g_return_if_fail (BASTIDE_IS_PALETTE (self));
  g_return_if_fail (self->editor == NULL);

  self->editor = g_object_ref (editor);
  g_signal_connect_object (editor, "changed", G_CALLBACK (editor_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "notify::active", G_CALLBACK (active_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "reset", G_CALLBACK (study_reset), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bag, "notify::selected", G_CALLBACK (bag_selected), self,
                           G_CONNECT_SWAPPED);
}

static void
bastide_palette_get_property (GObject    *object,
                              guint       id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  if (id == PROP_BAG)
    g_value_set_object (value, BASTIDE_PALETTE (object)->bag);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/* The bag comes between search and tools. */
static void
bastide_palette_set_property (GObject      *object,
                              guint         id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  BastidePalette *self = BASTIDE_PALETTE (object);

  if (id != PROP_BAG)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  g_set_object (&self->bag, g_value_get_object (value));
  gtk_widget_set_vexpand (GTK_WIDGET (self->bag), TRUE);
  gtk_box_insert_child_after (GTK_BOX (self->box), GTK_WIDGET (self->bag),
                              GTK_WIDGET (self->search));
}

static void
bastide_palette_dispose (GObject *object)
{
  BastidePalette *self = BASTIDE_PALETTE (object);

  bastide_template_clear (GTK_WIDGET (self));
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_object (&self->bag);
  g_clear_object (&self->keys);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (bastide_palette_parent_class)->dispose (object);
}

static guint
add_point_signal (const char *name)
{
  return g_signal_new (name, BASTIDE_TYPE_PALETTE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
}

static void
bastide_palette_class_init (BastidePaletteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bastide_palette_dispose;
  object_class->get_property = bastide_palette_get_property;
  object_class->set_property = bastide_palette_set_property;

  properties[PROP_BAG] = g_param_spec_object ("bag", NULL, NULL, BASTIDE_TYPE_BAG,
                                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  dragged_signal = add_point_signal ("brush-dragged");
  dropped_signal = add_point_signal ("brush-dropped");
  taken_signal = g_signal_new ("brush-taken", BASTIDE_TYPE_PALETTE, G_SIGNAL_RUN_LAST, 0, NULL,
                               NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-palette.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastidePalette, box, search, tools, brushes);
  bastide_template_callbacks (widget_class, search_changed, search_activated, search_stopped);
  gtk_widget_class_install_action (widget_class, "palette.hold", "(uu)", hold);
  gtk_widget_class_install_action (widget_class, "palette.let-go", "(uu)", let_go);
}

static void
bastide_palette_init (BastidePalette *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->buttons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Before the buttons, which would keep what begins on them. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}
