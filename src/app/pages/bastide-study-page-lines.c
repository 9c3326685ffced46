/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions that change the record. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-calls.h"
#include "bastide-change-text.h"
#include "bastide-clipboard.h"

#include <bst-io-position-text.h>
#include <bst-io-reason.h>

#include <glib/gi18n.h>

/* --- Undo --- */

static void
undo (BastideStudyPage *self)
{
  if (!bastide_page_undo_typing (BASTIDE_PAGE (self), FALSE) && !bastide_study_page_take_back (self))
    bastide_study_undo (self->study);
}

static void
redo (BastideStudyPage *self)
{
  if (!bastide_page_undo_typing (BASTIDE_PAGE (self), TRUE))
    bastide_study_redo (self->study);
}

void
bastide_study_page_update_lines (BastideStudyPage *self)
{
  static const char * const need_record[] = {
    "promote", "make-main-line", "delete", "cut-line", "copy-line", "copy-position", "copy", "paste",
    "edit-comment", "glyph", NULL
  };
  static const char * const need_turn[] = { "type-move", NULL };
  static const char * const need_bag[] = { "draw", NULL };
  static const char * const undo_name[] = { "undo", NULL };
  static const char * const redo_name[] = { "redo", NULL };
  BstHistory *history = bastide_study_get_history (self->study);
  g_autofree char *undo_label = bastide_change_text_dup_undo (history);
  g_autofree char *redo_label = bastide_change_text_dup_redo (history);
  gboolean can_play = history != NULL && !bastide_position_editor_is_active (self->editor);

  bastide_page_enable (BASTIDE_PAGE (self), need_record, history != NULL);
  bastide_page_enable (BASTIDE_PAGE (self), need_turn, can_play);
  bastide_page_enable (BASTIDE_PAGE (self), need_bag,
                       can_play && !bst_position_is_exhausted (bastide_study_get_position (self->study)));
  bastide_page_enable (BASTIDE_PAGE (self), undo_name, history != NULL && bst_history_can_undo (history, NULL));
  bastide_page_enable (BASTIDE_PAGE (self), redo_name, history != NULL && bst_history_can_redo (history, NULL));
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_UNDO_LABEL, undo_label);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_REDO_LABEL, redo_label);
}

/* --- Which tile --- */

static void
draw_tile (BastideStudyPage *self)
{
  bastide_turn_input_draw (self->turn_input);
}

static void
type_move (BastideStudyPage *self)
{
  bastide_move_entry_open (self->entry);
}

/* --- Lines --- */

/* Says a reason of core. */
static void
tell_error (BastideStudyPage *self,
            const GError     *error)
{
  g_autofree char *sentence = bst_io_reason_dup_message (error);

  bastide_page_tell (BASTIDE_PAGE (self), sentence);
}

static void
promote (BastideStudyPage *self)
{
  if (!bastide_study_promote (self->study, bastide_study_get_node (self->study)))
    bastide_page_tell (BASTIDE_PAGE (self), _("This is the main line already."));
}

static void
make_main_line (BastideStudyPage *self)
{
  if (!bastide_study_make_main_line (self->study, bastide_study_get_node (self->study)))
    bastide_page_tell (BASTIDE_PAGE (self), _("This is the main line already."));
}

static void
delete (BastideStudyPage *self)
{
  if (bastide_study_remove (self->study, bastide_study_get_node (self->study), BST_CHANGE_DELETE))
    bastide_page_tell_with (BASTIDE_PAGE (self), _("Moves deleted"), C_("button", "Undo"), "page.undo", NULL);
}

/* FALSE, and says so, if its text could not be read again. */
static gboolean
copy_from (BastideStudyPage *self,
           const BstNode *node)
{
  g_autoptr (GError) error = NULL;
  const char *text = bastide_clipboard_copy (node, bastide_study_get_game (self->study), &error);

  if (text == NULL)
    {
      tell_error (self, error);
      return FALSE;
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);

  return TRUE;
}

static void
copy_line (BastideStudyPage *self)
{
  BstNode *node = bastide_study_get_node (self->study);

  /* The start is no move: the line begins with the next one. */
  if (node->parent == NULL)
    node = bst_node_get_next (node);
  if (node != NULL)
    copy_from (self, node);
}

static void
cut_line (BastideStudyPage *self)
{
  BstNode *node = bastide_study_get_node (self->study);

  if (node->parent != NULL && copy_from (self, node))
    bastide_study_remove (self->study, node, BST_CHANGE_CUT);
}

static void
copy_position (BastideStudyPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = bst_io_position_to_text (bastide_study_get_position (self->study),
                                                   &error);

  if (text == NULL)
    {
      tell_error (self, error);
      return;
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  bastide_page_tell (BASTIDE_PAGE (self), _("Position copied as text"));
}

/* What is meant depends on where the reader is: the board is a position, the list has lines. */
static void
copy (BastideStudyPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *board = GTK_WIDGET (self->board);

  if (focus != NULL && (focus == board || gtk_widget_is_ancestor (focus, board)))
    copy_position (self);
  else
    copy_line (self);
}

static void
paste_line (BastideStudyPage *self,
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
paste_position (BastideStudyPage *self,
                const char    *text)
{
  g_autoptr (GError) error = NULL;

  if (!bastide_position_editor_paste_text (self->editor, text, &error) && error != NULL)
    tell_error (self, error);
}

/* The text of a position has parts (bst_position_to_text()); moves have not. */
static gboolean
is_position (BastideStudyPage *self,
             const char    *text)
{
  return strchr (text, '|') != NULL
         && !bastide_clipboard_has (text, bastide_study_get_game (self->study));
}

static void
text_read (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (BastideStudyPage) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text == NULL)
    bastide_page_tell (BASTIDE_PAGE (self), _("There is no text on the clipboard."));
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
  g_autoptr (BastideStudyPage) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text == NULL)
    bastide_page_tell (BASTIDE_PAGE (self), _("There is no text on the clipboard."));
  else
    paste_position (self, text);
}

static void
paste_position_text (BastideStudyPage *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, position_read,
                                 g_object_ref (self));
}

static void
paste (BastideStudyPage *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, text_read,
                                 g_object_ref (self));
}

/* --- What is said about a move --- */

static void
glyph (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  guint glyph = g_variant_get_uint32 (parameter);

  if (glyph > BST_GLYPH_NONE && glyph < BST_N_GLYPHS)
    bastide_study_toggle_glyph (BASTIDE_STUDY_PAGE (user_data)->study, glyph);
}

static void
edit_comment (BastideStudyPage *self)
{
  gtk_stack_set_visible_child_name (self->tabs, "moves");
  bastide_split_view_set_show (self->pane, TRUE);
  bastide_moves_pane_edit_comment (self->moves);
}

void
bastide_study_page_init_lines (BastideStudyPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "glyph", .activate = glyph, .parameter_type = "u" },
  };
  static const BastideCall calls[] = {
    { "undo", G_CALLBACK (undo) },
    { "redo", G_CALLBACK (redo) },
    { "draw", G_CALLBACK (draw_tile) },
    { "type-move", G_CALLBACK (type_move) },
    { "promote", G_CALLBACK (promote) },
    { "make-main-line", G_CALLBACK (make_main_line) },
    { "delete", G_CALLBACK (delete) },
    { "cut-line", G_CALLBACK (cut_line) },
    { "copy-line", G_CALLBACK (copy_line) },
    { "copy-position", G_CALLBACK (copy_position) },
    { "copy", G_CALLBACK (copy) },
    { "paste", G_CALLBACK (paste) },
    { "paste-position", G_CALLBACK (paste_position_text) },
    { "edit-comment", G_CALLBACK (edit_comment) },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
}
