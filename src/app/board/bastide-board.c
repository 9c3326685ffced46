/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-look.h"

#include <adwaita.h>
#include <glib/gi18n.h>


enum
{
  PROP_0,
  PROP_STUDY,
  PROP_LIT,
  PROP_SHOW,
  PROP_LEGAL_TYPE,
  PROP_CELL_TEXT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE_WITH_CODE (BastideBoard, bastide_board, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (BASTIDE_TYPE_DESK, bastide_board_init_desk))

/* --- Size and focus --- */

static void
bastide_board_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BastideBoard *self = BASTIDE_BOARD (widget);
  double device_width = bastide_board_to_device (self, width);
  double device_height = bastide_board_to_device (self, height);

  if (self->view.width != device_width || self->view.height != device_height)
    {
      if (self->sized)
        bst_render_viewport_resize (&self->view, device_width, device_height);
      self->view.width = device_width;
      self->view.height = device_height;
      self->sized = TRUE;
      if (self->fits)
        bastide_board_fit (self);
      else
        bastide_board_view_changed (self);
    }
  bastide_board_allocate_cells (self);
  if (self->popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
bastide_board_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : 60;
  /* It grows where there is room; what is below it shall be seen first. */
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 640 : 280;
}

static void
bastide_board_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  bastide_board_draw (BASTIDE_BOARD (widget), snapshot);
}

/* Tab enters and leaves the board as one thing; its cells are reached by the arrow keys. */
static gboolean
bastide_board_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  BastideBoard *self = BASTIDE_BOARD (widget);

  /* What is asked on the board keeps the focus until it is answered. */
  if (self->popover != NULL && gtk_widget_get_visible (self->popover))
    {
      gtk_widget_child_focus (self->popover, direction);
      return TRUE;
    }
  if (self->cursor || gtk_widget_is_focus (widget))
    return FALSE;

  return gtk_widget_grab_focus (widget);
}

static gboolean
bastide_board_grab_focus (GtkWidget *widget)
{
  gtk_root_set_focus (gtk_widget_get_root (widget), widget);

  return TRUE;
}

/* --- View state --- */

/* The Winter Edition has a theme of its own. */
void
bastide_board_choose_theme (BastideBoard *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (style);

  self->theme = bastide_look_get_theme (self->shown != NULL ? bst_game_get_tile_set (bastide_board_get_game (self)) : NULL,
                                        dark);
  self->theme = bst_render_theme_with_contrast (self->theme, adw_style_manager_get_high_contrast (style));
}

void
bastide_board_set_keys (BastideBoard *self,
                        BastideKeys  *keys)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  g_set_object (&self->keys, keys);
}

void
bastide_board_set_frames_last (BastideBoard *self,
                               gboolean      frames_last)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->frames_last == frames_last)
    return;
  self->frames_last = frames_last;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_board_set_ring (BastideBoard *self,
                        int           ring)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  self->ring = ring;
  if (self->fits)
    bastide_board_fit (self);
}

guint
bastide_board_get_target (BastideBoard *self)
{
  g_return_val_if_fail (BASTIDE_IS_BOARD (self), BST_NO_PART);

  return self->target;
}

void
bastide_board_set_target (BastideBoard *self,
                          guint         part)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->target == part)
    return;
  self->target = part;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  bastide_board_queue_cells (self);
}

void
bastide_board_set_tool (BastideBoard     *self,
                        BastideBoardTool *tool)
{
  gboolean worked_anywhere;

  g_return_if_fail (BASTIDE_IS_BOARD (self));
  g_return_if_fail (tool == NULL || BASTIDE_IS_BOARD_TOOL (tool));

  bastide_board_close_popover (self);
  if (self->tool == tool)
    return;
  worked_anywhere = bastide_board_works_anywhere (self);
  bastide_board_tool_set_desk (self->tool, NULL);
  g_set_object (&self->tool, tool);
  self->tool_drags = FALSE;
  bastide_board_tool_set_desk (tool, BASTIDE_DESK (self));
  bastide_board_clear_tool (self);
  if (bastide_board_works_anywhere (self) != worked_anywhere)
    {
      if (self->fits)
        bastide_board_fit (self);
      bastide_board_update_hover (self);
    }
  bastide_board_queue_cells (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_board_point_at (BastideBoard *self,
                        gboolean      has_cell,
                        int           x,
                        int           y)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  self->has_pointed = has_cell;
  self->pointed_x = x;
  self->pointed_y = y;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
bastide_board_get_lit (BastideBoard *self)
{
  g_return_val_if_fail (BASTIDE_IS_BOARD (self), BST_NO_PART);

  return self->lit;
}

void
bastide_board_set_lit (BastideBoard *self,
                       guint         part)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  /* One root stands for all the segments, so that moving within a feature changes nothing. */
  if (!bastide_board_has_record (self))
    part = BST_NO_PART;
  if (part != BST_NO_PART)
    {
      const BstPosition *position = bastide_board_get_position (self);

      part = part < bst_position_get_n_parts (position)
             ? bst_position_find_root (position, part) : BST_NO_PART;
    }
  if (self->lit == part)
    return;

  self->lit = (guint16) part;
  bastide_board_clear_light (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LIT]);
}

/* Other cells are to be in sight. */
static void
show_cells_changed (BastideBoard *self)
{
  bastide_board_keep_fitted (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
bastide_board_get_show (BastideBoard *self)
{
  g_return_val_if_fail (BASTIDE_IS_BOARD (self), 0);

  return self->show;
}

void
bastide_board_set_show (BastideBoard *self,
                        guint         show)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->show == show)
    return;

  if ((self->show ^ show) & (BST_RENDER_SHOW_MAP | BST_RENDER_SHOW_NUMBERS))
    {
      bastide_board_clear_map (self);
      bastide_board_clear_light (self);
      if (show & BST_RENDER_SHOW_MAP)
        bastide_board_fade_map (self);
    }
  /* The map's signs keep off cells that say something. */
  else if (((self->show & BST_RENDER_SHOW_CELLS) != 0) != ((show & BST_RENDER_SHOW_CELLS) != 0))
    bastide_board_clear_map (self);
  self->show = show;
  bastide_layer_clear (&self->edge_layer);
  show_cells_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW]);
}

void
bastide_board_set_legal_type (BastideBoard *self,
                              int           type)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->legal_type == type)
    return;

  self->legal_type = type;
  show_cells_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEGAL_TYPE]);
}

static void
race_cells_changed (BastideBoard *self)
{
  bastide_layer_clear (&self->race_layer);
  bastide_board_queue_cells (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_board_set_race_cells (BastideBoard     *self,
                              BastideRaceCells *cells)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->race_cells != NULL)
    g_signal_handlers_disconnect_by_data (self->race_cells, self);
  if (!g_set_object (&self->race_cells, cells))
    return;
  if (cells != NULL)
    g_signal_connect_object (cells, "changed", G_CALLBACK (race_cells_changed), self, G_CONNECT_SWAPPED);
  race_cells_changed (self);
}

void
bastide_board_set_lit_type (BastideBoard *self,
                            int           type)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->lit_type == type)
    return;

  self->lit_type = type;
  bastide_layer_clear (&self->lit_layer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
update_theme (BastideBoard *self)
{
  bastide_board_choose_theme (self);
  bastide_board_drop_tiles (self);
  g_clear_pointer (&self->figures, bastide_figure_cache_free);
  bastide_board_drop_map (self);
  bastide_board_clear_layers (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
font_changed (BastideBoard *self)
{
  g_clear_pointer (&self->font, cairo_font_face_destroy);
  update_theme (self);
}

static void
scale_factor_changed (BastideBoard *self)
{
  self->sized = FALSE;
  self->fits = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- Class --- */

static void
bastide_board_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  BastideBoard *self = BASTIDE_BOARD (object);

  switch (id)
    {
    case PROP_STUDY:
      g_value_set_object (value, self->study);
      break;
    case PROP_LIT:
      g_value_set_uint (value, self->lit);
      break;
    case PROP_SHOW:
      g_value_set_uint (value, self->show);
      break;
    case PROP_LEGAL_TYPE:
      g_value_set_int (value, self->legal_type);
      break;
    case PROP_CELL_TEXT:
      g_value_set_string (value, self->cell_text);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_board_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  BastideBoard *self = BASTIDE_BOARD (object);

  switch (id)
    {
    case PROP_STUDY:
      bastide_board_set_study (self, g_value_get_object (value));
      break;
    case PROP_LIT:
      bastide_board_set_lit (self, g_value_get_uint (value));
      break;
    case PROP_SHOW:
      bastide_board_set_show (self, g_value_get_uint (value));
      break;
    case PROP_LEGAL_TYPE:
      bastide_board_set_legal_type (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_board_dispose (GObject *object)
{
  BastideBoard *self = BASTIDE_BOARD (object);

  g_signal_handlers_disconnect_by_data (adw_style_manager_get_default (), self);
  if (self->study != NULL)
    g_signal_handlers_disconnect_by_data (self->study, self);
  g_clear_object (&self->study);
  g_clear_object (&self->menu);
  g_clear_object (&self->keys);
  g_clear_object (&self->race_cells);
  g_clear_handle_id (&self->settle_source, g_source_remove);
  bastide_board_set_tool (self, NULL);
  bastide_board_free_motion (self);
  bastide_board_clear_cells (self);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  bastide_board_clear_layers (self);
  bastide_board_drop_tiles (self);
  g_clear_pointer (&self->figures, bastide_figure_cache_free);
  bastide_board_drop_map (self);
  g_clear_pointer (&self->font, cairo_font_face_destroy);
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->joins);
  g_clear_pointer (&self->variants, g_free);
  g_clear_pointer (&self->cell_text, g_free);

  G_OBJECT_CLASS (bastide_board_parent_class)->dispose (object);
}

static void
bastide_board_class_init (BastideBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = bastide_board_dispose;
  object_class->get_property = bastide_board_get_property;
  object_class->set_property = bastide_board_set_property;
  widget_class->size_allocate = bastide_board_size_allocate;
  widget_class->measure = bastide_board_measure;
  widget_class->focus = bastide_board_focus;
  widget_class->grab_focus = bastide_board_grab_focus;
  widget_class->snapshot = bastide_board_snapshot;

  properties[PROP_STUDY] = g_param_spec_object ("study", NULL, NULL, BASTIDE_TYPE_STUDY, flags);
  properties[PROP_LIT] = g_param_spec_uint ("lit", NULL, NULL, 0, BST_NO_PART, BST_NO_PART, flags);
  properties[PROP_SHOW] = g_param_spec_uint ("show", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_LEGAL_TYPE] = g_param_spec_int ("legal-type", NULL, NULL, BST_NO_TILE, G_MAXINT,
                                                  BST_NO_TILE, flags);
  properties[PROP_CELL_TEXT] = g_param_spec_string ("cell-text", NULL, NULL, NULL,
                                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_signal_new ("let-go", BASTIDE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL,
                G_TYPE_BOOLEAN, 0);
  g_signal_new ("view-changed", BASTIDE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("view-settled", BASTIDE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* Farms that one tile joins were looked for, and are there (bastide_board_get_joins()). */
  g_signal_new ("joins-found", BASTIDE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("feature-activated", BASTIDE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);

  bastide_board_class_init_marks (widget_class);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
bastide_board_init (BastideBoard *self)
{
  self->motions = bastide_motions_new ();
  self->joins = bastide_odds_new ();
  g_signal_connect_object (self->joins, "changed", G_CALLBACK (bastide_board_joins_found), self, G_CONNECT_SWAPPED);
  self->lit = BST_NO_PART;
  self->legal_type = BST_NO_TILE;
  self->lit_type = BST_NO_TILE;
  self->fits = TRUE;
  self->frames_last = TRUE;
  self->fit_max = BASTIDE_BOARD_FIT_MAX;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"),
                                  -1);
  self->target = BST_NO_PART;
  self->map_layer.is_painted = TRUE;
  self->view.scale = 64;
  self->rows = g_ptr_array_new ();
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  bastide_board_init_input (self);

  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (update_theme), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (update_theme), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-font-name", G_CALLBACK (font_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_factor_changed), NULL);
  update_theme (self);
}

/* --- The status of a cell --- */

void
bastide_board_set_cell_text (BastideBoard *self,
                             char         *text)
{
  if (g_strcmp0 (self->cell_text, text) == 0)
    {
      g_free (text);
      return;
    }

  g_free (self->cell_text);
  self->cell_text = text;
  if (self->show & BST_RENDER_SHOW_COORDINATES)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CELL_TEXT]);
}
