/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-edit-bar.h"
#include "bastide-rule-link.h"
#include "bastide-template.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

struct _BastideEditBar
{
  GtkWidget    parent_instance;

  /* Owned */
  BastidePositionEditor *editor;

  /* Template */
  GtkLabel    *prompt;
  GtkLabel    *help;
  GtkLabel    *refusal;
  GtkWidget   *turn;
  GtkWidget   *remove;
};

G_DEFINE_FINAL_TYPE (BastideEditBar, bastide_edit_bar, GTK_TYPE_WIDGET)

/* --- What it says --- */

static const char *
get_selected_token (BastideEditBar *self)
{
  BstNeutralKind kind;

  return bastide_tool_is_neutral (bastide_position_editor_get_token (self->editor)->tool, &kind)
         ? bst_io_words_neutral_selected (kind) : _("Selected: piece of a tower");
}

static BstGame *
get_game (BastideEditBar *self)
{
  return bastide_shown_get_game (bastide_study_get_shown (bastide_position_editor_get_study (self->editor)));
}

/* (transfer full) */
static char *
dup_selected (BastideEditBar *self)
{
  BstGame *game = get_game (self);
  const BstArea *area = bastide_position_editor_get_area (self->editor);
  const BstSpot *figure = bastide_position_editor_get_figure (self->editor);
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  if (bastide_position_editor_get_selected (self->editor) == BASTIDE_SELECTED_FIGURE)
    /* Translators: a figure and the player who owns it. */
    return g_strdup_printf (_("Selected: %s of %s"),
                            bst_io_words_figure (figure->figure, figure->feature),
                            bst_io_words_player (game, (guint) figure->player));
  if (bastide_position_editor_get_selected (self->editor) == BASTIDE_SELECTED_TOKEN)
    return g_strdup (get_selected_token (self));
  from = bst_io_words_cell (area->min_x, area->min_y);
  if (area->min_x == area->max_x && area->min_y == area->max_y)
    /* Translators: %s is a cell. */
    return g_strdup_printf (_("Selected: %s"), from);
  to = bst_io_words_cell (area->max_x, area->max_y);

  /* Translators: the first and the last cell of a rectangle. */
  return g_strdup_printf (_("Selected: %s to %s"), from, to);
}

/* (transfer full) */
static char *
dup_brush (BastideEditBar *self)
{
  const BastideBrush *brush = bastide_position_editor_get_brush (self->editor);
  BstGame *game = get_game (self);
  BstNeutralKind kind;

  switch (brush->tool)
    {
    case BASTIDE_TOOL_TILE:
      /* Translators: a tile, and how it is turned. */
      return g_strdup_printf (_("Tile %s, turned by %u°"),
                              bst_io_words_tile (bst_game_get_tile_set (game),
                                                 (guint) brush->type),
                              90 * brush->rotation);
    case BASTIDE_TOOL_FIGURE:
      /* Translators: a player and a figure: "Red: follower". */
      return g_strdup_printf (_("%s: %s"), bst_io_words_player (game, (guint) brush->player),
                              bst_io_words_piece (brush->figure));
    case BASTIDE_TOOL_ERASER:
      return g_strdup (_("Eraser"));
    case BASTIDE_TOOL_MARK:
      return g_strdup (_("Ring"));
    case BASTIDE_TOOL_TOWER:
      return g_strdup (_("Piece of a tower"));
    case BASTIDE_TOOL_INGOT:
      return g_strdup (_("Ingot"));
    case BASTIDE_TOOL_POINTER:
      return g_strdup (_("Setting up the position"));
    case BASTIDE_TOOL_NEUTRAL:
    default:
      bastide_tool_is_neutral (brush->tool, &kind);
      return g_strdup (bst_io_words_neutral (kind));
    }
}

static const char *
get_help (BastideEditBar *self)
{
  switch (bastide_position_editor_get_selected (self->editor))
    {
    case BASTIDE_SELECTED_CELLS:
      return _("Drag or Alt+arrows move it, Ctrl+drag copies it.");
    case BASTIDE_SELECTED_FIGURE:
      return _("Drag it to another feature, Delete takes it back.");
    case BASTIDE_SELECTED_TOKEN:
      return bastide_position_editor_get_token (self->editor)->tool == BASTIDE_TOOL_TOWER
             ? _("Drag it to another tower, Ctrl+drag copies it, Delete takes it off the board.")
             : _("Drag it to another tile, Delete takes it off the board.");
    case BASTIDE_SELECTED_NOTHING:
    default:
      break;
    }
  switch (bastide_position_editor_get_brush (self->editor)->tool)
    {
    case BASTIDE_TOOL_TILE:
      return _("Click or Enter lays it, R or the wheel turns it, Escape puts it away.");
    case BASTIDE_TOOL_FIGURE:
      if (bst_figure_kind_get (bastide_position_editor_get_brush (self->editor)->figure)->on_corner)
        return _("Click a corner, or choose it by Space and Enter; Escape puts it away.");
      return _("Click a feature, or choose it by Space and Enter; Escape puts it away.");
    case BASTIDE_TOOL_POINTER:
      return _("Choose from the palette, or drag tiles and figures on the board. "
               "Shift+drag selects a rectangle, Escape ends.");
    default:
      return _("Click a cell or press Enter; Escape puts it away.");
    }
}

static void
update (BastideEditBar *self)
{
  gboolean active = bastide_position_editor_is_active (self->editor);
  BastideSelected selected = bastide_position_editor_get_selected (self->editor);
  const char *refusal = bastide_position_editor_get_refusal (self->editor);
  g_autofree char *prompt = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), active);
  if (!active)
    return;
  prompt = selected != BASTIDE_SELECTED_NOTHING ? dup_selected (self) : dup_brush (self);
  gtk_label_set_label (self->prompt, prompt);
  gtk_label_set_label (self->help, get_help (self));
  bastide_rule_link_set_text (self->refusal, refusal ? refusal : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), refusal != NULL);
  gtk_widget_set_visible (self->turn, selected == BASTIDE_SELECTED_CELLS
                                      || (selected == BASTIDE_SELECTED_NOTHING
                                          && bastide_position_editor_get_brush (self->editor)->tool
                                             == BASTIDE_TOOL_TILE));
  gtk_widget_set_visible (self->remove, selected != BASTIDE_SELECTED_NOTHING);
}

void
bastide_edit_bar_set_edit (BastideEditBar        *self,
                           BastidePositionEditor *editor)
{
  g_return_if_fail (BASTIDE_IS_EDIT_BAR (self));
  g_return_if_fail (self->editor == NULL);

  self->editor = g_object_ref (editor);
  g_signal_connect_object (editor, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

/* --- Buttons --- */

static void
turn_clicked (BastideEditBar *self)
{
  bastide_position_editor_turn (self->editor, 1);
}

static void
remove_clicked (BastideEditBar *self)
{
  bastide_position_editor_remove (self->editor);
}

static void
done_clicked (BastideEditBar *self)
{
  bastide_position_editor_set_active (self->editor, FALSE);
}

static void
bastide_edit_bar_dispose (GObject *object)
{
  BastideEditBar *self = BASTIDE_EDIT_BAR (object);

  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (bastide_edit_bar_parent_class)->dispose (object);
}

static void
bastide_edit_bar_class_init (BastideEditBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_edit_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-edit-bar.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideEditBar, prompt, help, refusal, turn, remove);
  bastide_template_callbacks (widget_class, turn_clicked, remove_clicked, done_clicked);
}

static void
bastide_edit_bar_init (BastideEditBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bastide_edit_bar_set_short (BastideEditBar *self,
                            gboolean        is_short)
{
  g_return_if_fail (BASTIDE_IS_EDIT_BAR (self));

  gtk_widget_set_visible (GTK_WIDGET (self->help), !is_short);
}
