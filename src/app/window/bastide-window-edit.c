/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions that change the record. */

#include "config.h"

#include "bastide-window-private.h"
#include "bastide-clipboard.h"

#include <bst-io-position-text.h>
#include <bst-io-reason.h>

#include <glib/gi18n.h>

/* --- Undo --- */

static void
undo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);

  if (bastide_window_is_solving (self))
    gtk_widget_activate_action (widget, "win.restore-puzzle", NULL);
  else
    bastide_study_undo (self->study);
}

static void
redo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);

  if (bastide_window_is_solving (self))
    bastide_window_delete_again (self);
  else
    bastide_study_redo (self->study);
}

static const char *
get_change (BstChangeName name)
{
  static const char * const names[] = {
    [BST_CHANGE_ADD_MOVE] = NC_("change", "Add Move"),
    [BST_CHANGE_DELETE] = NC_("change", "Delete Moves"),
    [BST_CHANGE_CUT] = NC_("change", "Cut Moves"),
    [BST_CHANGE_PASTE] = NC_("change", "Paste Moves"),
    [BST_CHANGE_PROMOTE] = NC_("change", "Promote Variation"),
    [BST_CHANGE_MAIN_LINE] = NC_("change", "Make Main Line"),
    [BST_CHANGE_COMMENT] = NC_("change", "Comment"),
    [BST_CHANGE_GLYPH] = NC_("change", "Judgement"),
    [BST_CHANGE_MARK] = NC_("change", "Drawing"),
    [BST_CHANGE_HEADER] = NC_("change", "Game Data"),
    [BST_CHANGE_PUT_TILE] = NC_("change", "Put Tile"),
    [BST_CHANGE_MOVE_TILES] = NC_("change", "Move Tiles"),
    [BST_CHANGE_TURN_TILES] = NC_("change", "Turn Tiles"),
    [BST_CHANGE_COPY_TILES] = NC_("change", "Copy Tiles"),
    [BST_CHANGE_REMOVE_TILES] = NC_("change", "Remove Tiles"),
    [BST_CHANGE_SHIFT] = NC_("change", "Shift Board"),
    [BST_CHANGE_CLEAR] = NC_("change", "Clear Board"),
    [BST_CHANGE_PUT_FIGURE] = NC_("change", "Put Figure"),
    [BST_CHANGE_MOVE_FIGURE] = NC_("change", "Move Figure"),
    [BST_CHANGE_REMOVE_FIGURE] = NC_("change", "Remove Figure"),
    [BST_CHANGE_TOKEN] = NC_("change", "Token"),
    [BST_CHANGE_PLAYERS] = NC_("change", "Players"),
    [BST_CHANGE_SCORE] = NC_("change", "Score"),
    [BST_CHANGE_SUPPLY] = NC_("change", "Supply"),
    [BST_CHANGE_TURN] = NC_("change", "Turn"),
    [BST_CHANGE_HAND] = NC_("change", "Hand"),
    [BST_CHANGE_DISCARDS] = NC_("change", "Tiles Put Aside"),
    [BST_CHANGE_GAME] = NC_("change", "Tiles and Rules"),
    [BST_CHANGE_ALLOW] = NC_("change", "Allow Problem"),
    [BST_CHANGE_MEND] = NC_("change", "Mend Problem"),
    [BST_CHANGE_POSITION] = NC_("change", "Position"),
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (names) == BST_N_CHANGE_NAMES);
  g_return_val_if_fail ((guint) name < G_N_ELEMENTS (names), "");

  return g_dpgettext2 (NULL, "change", names[name]);
}

/* The change that would be undone or redone; of a move with its tile: "Place V". (transfer
 * full) */
static char *
dup_change (BstHistory    *history,
            gboolean       redo,
            BstChangeName  name)
{
  BstGame *game;
  const BstMove *move = bst_history_get_added (history, redo, &game);
  const char *tile;

  if (move == NULL)
    return g_strdup (get_change (name));
  tile = bst_tile_set_get_name (bst_game_get_tile_set (game), (guint) move->type);
  if (move->kind == BST_MOVE_DISCARD)
    /* Translators: a change that can be undone, as the next one: %s is the letter of a tile. */
    return g_strdup_printf (C_("change", "Put %s Aside"), tile);

  return g_strdup_printf (C_("change", "Place %s"), tile);
}

/* "_Undo", or "_Redo", and what. (transfer full) */
static char *
dup_label (BstHistory    *history,
           gboolean       can,
           gboolean       redo,
           BstChangeName  name)
{
  g_autofree char *change = can ? dup_change (history, redo, name) : NULL;

  if (change == NULL)
    return g_strdup (redo ? _("_Redo") : _("_Undo"));

  /* Translators: %s is a change: "Undo Place V". */
  return redo ? g_strdup_printf (_("_Redo %s"), change) : g_strdup_printf (_("_Undo %s"), change);
}

/* This comes with every step, and the change is nearly always the same: item @place of the menu and its
 * button are left alone then. */
static void
set_change (GMenu      *menu,
            int         place,
            GtkWidget  *button,
            const char *label,
            const char *accel,
            const char *action)
{
  g_autofree char *before = NULL;
  g_autofree char *plain = g_strdup (label);
  g_autofree char *tooltip = NULL;
  char *mnemonic = strchr (plain, '_');

  if (place < g_menu_model_get_n_items (G_MENU_MODEL (menu)))
    {
      g_menu_model_get_item_attribute (G_MENU_MODEL (menu), place, G_MENU_ATTRIBUTE_LABEL, "s", &before);
      if (strcmp (before, label) == 0)
        return;
      g_menu_remove (menu, place);
    }

  g_menu_insert (menu, place, label, action);
  if (mnemonic != NULL)
    memmove (mnemonic, mnemonic + 1, strlen (mnemonic));
  /* Translators: what a button does, and the key that does it too. */
  tooltip = g_strdup_printf (_("%s (%s)"), plain, accel);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, plain,
                                  -1);
}

/* The menu and the buttons say what would be undone and redone. */
void
bastide_window_update_edit (BastideWindow *self)
{
  static const char * const need_record[] = {
    "win.draw", "win.promote", "win.make-main-line", "win.delete", "win.cut-line", "win.copy-line",
    "win.copy-position", "win.copy", "win.paste", "win.edit-comment", "win.glyph", "win.type-move",
  };
  BstHistory *history = bastide_study_get_history (self->study);
  g_autofree char *undo_label = NULL;
  g_autofree char *redo_label = NULL;
  BstChangeName done = BST_CHANGE_ADD_MOVE, undone = BST_CHANGE_ADD_MOVE;
  gboolean can_undo = history != NULL && bst_history_can_undo (history, &done);
  gboolean can_redo = history != NULL && bst_history_can_redo (history, &undone);
  gboolean can_restore = bastide_window_can_restore_puzzle (self);
  gboolean can_delete = bastide_window_can_delete_again (self);

  for (guint i = 0; i < G_N_ELEMENTS (need_record); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), need_record[i], history != NULL);
  if (bastide_position_editor_is_active (self->editor))
    {
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.draw", FALSE);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.type-move", FALSE);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo", can_undo || can_restore);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.redo", can_redo || can_delete);
  undo_label = can_restore ? g_strdup (_("_Undo Delete Puzzle"))
                           : dup_label (history, can_undo, FALSE, done);
  redo_label = can_delete ? g_strdup (_("_Redo Delete Puzzle"))
                          : dup_label (history, can_redo, TRUE, undone);
  set_change (self->undo_menu, 0, self->undo_button, undo_label, _("Ctrl+Z"), "win.undo");
  set_change (self->undo_menu, 1, self->redo_button, redo_label, _("Shift+Ctrl+Z"), "win.redo");
}

/* --- Which tile --- */

static void
draw_tile (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);

  bastide_turn_input_draw (self->turn_input);
}

/* --- Lines --- */

static void
tell (BastideWindow *self,
      const char    *sentence,
      gboolean       can_undo)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *label = gtk_label_new (sentence);

  /* A title of our own, since the toast's would take the sentence for markup. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  adw_toast_set_custom_title (toast, label);
  if (can_undo)
    {
      adw_toast_set_button_label (toast, C_("button", "Undo"));
      adw_toast_set_action_name (toast, "win.undo");
    }
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Says a reason of core. */
static void
tell_error (BastideWindow *self,
            const GError  *error)
{
  g_autofree char *sentence = bst_io_reason_dup_message (error);

  tell (self, sentence, FALSE);
}

static void
promote (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);

  if (!bastide_study_promote (self->study, bastide_study_get_node (self->study)))
    tell (self, _("This is the main line already."), FALSE);
}

static void
make_main_line (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);

  if (!bastide_study_make_main_line (self->study, bastide_study_get_node (self->study)))
    tell (self, _("This is the main line already."), FALSE);
}

static void
delete (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);

  if (bastide_study_remove (self->study, bastide_study_get_node (self->study), BST_CHANGE_DELETE))
    tell (self, _("Moves deleted"), TRUE);
}

/* FALSE, and says so, if its text could not be read again. */
static gboolean
copy_from (BastideWindow *self,
           const BstNode *node)
{
  g_autoptr (GError) error = NULL;

  if (bastide_clipboard_copy (gtk_widget_get_clipboard (GTK_WIDGET (self)), node,
                              bastide_study_get_game (self->study), &error))
    return TRUE;
  tell_error (self, error);

  return FALSE;
}

static void
copy_line (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  BstNode *node = bastide_study_get_node (self->study);

  /* The start is no move: the line begins with the next one. */
  if (node->parent == NULL)
    node = bst_node_get_next (node);
  if (node != NULL)
    copy_from (self, node);
}

static void
cut_line (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  BstNode *node = bastide_study_get_node (self->study);

  if (node->parent != NULL && copy_from (self, node))
    bastide_study_remove (self->study, node, BST_CHANGE_CUT);
}

static void
copy_position (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = bst_io_position_to_text (bastide_study_get_position (self->study),
                                                   &error);

  if (text == NULL)
    {
      tell_error (self, error);
      return;
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  tell (self, _("Position copied as text"), FALSE);
}

/* What is meant depends on where the reader is: the board is a position, the list has lines. */
static void
copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (widget));
  GtkWidget *board = GTK_WIDGET (BASTIDE_WINDOW (widget)->board);

  if (focus != NULL && (focus == board || gtk_widget_is_ancestor (focus, board)))
    copy_position (widget, name, parameter);
  else
    copy_line (widget, name, parameter);
}

static void
paste_line (BastideWindow *self,
            const char    *text)
{
  g_autoptr (GError) error = NULL;
  BstNode *line = bastide_clipboard_take (text, bastide_study_get_game (self->study), &error);

  if (line != NULL)
    {
      bastide_study_paste (self->study, line, &error);
      bst_node_free_tree (line);
    }
  if (error != NULL)
    tell_error (self, error);
}

static void
paste_position (BastideWindow *self,
                const char    *text)
{
  g_autoptr (GError) error = NULL;

  if (!bastide_window_paste_position (self, text, &error) && error != NULL)
    tell_error (self, error);
}

/* The text of a position has parts (bst_position_to_text()); moves have not. */
static gboolean
is_position (BastideWindow *self,
             const char    *text)
{
  return strstr (text, " | ") != NULL
         && !bastide_clipboard_has (text, bastide_study_get_game (self->study));
}

static void
text_read (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (BastideWindow) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text == NULL)
    tell (self, _("There is no text on the clipboard."), FALSE);
  else if (is_position (self, text))
    paste_position (self, text);
  else if (bastide_study_get_record (self->study) != NULL)
    paste_line (self, text);
}

static void
position_read (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (BastideWindow) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text == NULL)
    tell (self, _("There is no text on the clipboard."), FALSE);
  else
    paste_position (self, text);
}

static void
paste_position_text (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, position_read,
                                 g_object_ref (widget));
}

static void
paste (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, text_read,
                                 g_object_ref (widget));
}

/* --- What is said about a move --- */

static void
glyph (GtkWidget *widget, const char *name, GVariant *parameter)
{
  guint glyph = g_variant_get_uint32 (parameter);

  if (glyph > BST_GLYPH_NONE && glyph < BST_N_GLYPHS)
    bastide_study_toggle_glyph (BASTIDE_WINDOW (widget)->study, glyph);
}

static void
edit_comment (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);

  gtk_stack_set_visible_child_name (self->tabs, "moves");
  bastide_split_view_set_show (self->pane, TRUE);
  bastide_moves_pane_edit_comment (self->moves);
}

void
bastide_window_class_init_edit (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                  *name;
    GtkWidgetActionActivateFunc  activate;
  } actions[] = {
    { "win.undo", undo },
    { "win.redo", redo },
    { "win.draw", draw_tile },
    { "win.promote", promote },
    { "win.make-main-line", make_main_line },
    { "win.delete", delete },
    { "win.cut-line", cut_line },
    { "win.copy-line", copy_line },
    { "win.copy-position", copy_position },
    { "win.copy", copy },
    { "win.paste", paste },
    { "win.paste-position", paste_position_text },
    { "win.edit-comment", edit_comment },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
  gtk_widget_class_install_action (widget_class, "win.glyph", "u", glyph);
}
