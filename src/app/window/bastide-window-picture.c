/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board as a picture: in a file, on the clipboard, on paper. */

#include "config.h"

#include "bastide-window-private.h"
#include "bastide-export.h"
#include "bastide-print-view.h"
#include "bastide-puzzle-text.h"
#include "bastide-study-text.h"
#include "bastide-words.h"

#include <glib/gi18n.h>

static BastidePicture *
dup_picture (BastideWindow *self)
{
  return bastide_board_dup_picture (bastide_window_get_board (self));
}

/* A name for a file, without an ending. (transfer full) */
static char *
propose_name (BastideWindow *self)
{
  g_autofree char *title = NULL;

  if (bastide_window_is_solving (self))
    return bastide_puzzle_text_get_title (bastide_puzzle_session_get_puzzle (self->session),
                                          bastide_puzzle_session_get_index (self->session));
  title = bastide_study_text_get_title (self->study);
  if (g_str_has_suffix (title, ".bastide"))
    title[strlen (title) - strlen (".bastide")] = '\0';

  return g_steal_pointer (&title);
}

static void
tell_failed (BastideWindow *self,
             const char    *reason)
{
  /* Translators: %s is a sentence that says what went wrong. */
  g_autofree char *text = g_strdup_printf (_("There is no picture: %s"), reason);

  bastide_window_show_notice (self, BASTIDE_NOTICE_NO_PICTURE, text);
}

/* --- A file --- */

typedef struct
{
  BastideWindow *window;
  GFile         *file;
} Writing;

static void
written (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  Writing *writing = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = bastide_picture_render_finish (result, &error);

  if (bytes == NULL)
    tell_failed (writing->window, error->message);
  else
    {
      g_autofree char *base = g_file_get_basename (writing->file);
      g_autofree char *name = g_filename_display_name (base);
      /* Translators: %s is a file's name. */
      g_autofree char *text = g_strdup_printf (_("The picture is in “%s”."), name);

      bastide_window_tell_with (writing->window, text, NULL, NULL, NULL);
    }
  g_object_unref (writing->window);
  g_object_unref (writing->file);
  g_free (writing);
}

static void
write_picture (BastideWindow *self,
               GFile         *file,
               BastideExport *dialog)
{
  BstRenderExportFormat format = bastide_export_get_format (dialog, file);
  Writing *writing = g_new (Writing, 1);
  BastidePictureOptions options;

  bastide_window_hide_notice (self, BASTIDE_NOTICE_NO_PICTURE);
  bastide_export_get_options (self->settings, format, &options);
  writing->window = g_object_ref (self);
  writing->file = g_object_ref (file);
  bastide_picture_render_async (bastide_export_get_picture (dialog), &options, format, file, NULL,
                                written, writing);
}

/* --- The clipboard --- */

static void
copied (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (BastideWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = bastide_picture_render_finish (result, &error);
  g_autoptr (GdkTexture) texture = bytes != NULL ? gdk_texture_new_from_bytes (bytes, &error)
                                                 : NULL;

  if (texture == NULL)
    {
      tell_failed (self, error->message);
      return;
    }
  gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (self)), texture);
  bastide_window_tell_with (self, _("The picture can be pasted now."), NULL, NULL, NULL);
}

static void
copy (BastideWindow  *self,
      BastidePicture *picture)
{
  BastidePictureOptions options;

  bastide_window_hide_notice (self, BASTIDE_NOTICE_NO_PICTURE);
  bastide_export_get_options (self->settings, BST_RENDER_EXPORT_PNG, &options);
  bastide_picture_render_async (picture, &options, BST_RENDER_EXPORT_PNG, NULL, NULL, copied,
                                g_object_ref (self));
}

static void
copy_picture (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  g_autoptr (BastidePicture) picture = dup_picture (self);

  copy (self, picture);
}

static void
copy_clicked (BastideWindow *self,
              BastideExport *dialog)
{
  copy (self, bastide_export_get_picture (dialog));
}

static void
export (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  g_autoptr (BastidePicture) picture = dup_picture (self);
  g_autofree char *proposal = propose_name (self);
  GtkWidget *dialog = bastide_export_new (GTK_WINDOW (self), self->settings, picture, proposal);

  g_signal_connect_object (dialog, "write", G_CALLBACK (write_picture), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "copy", G_CALLBACK (copy_clicked), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- Paper --- */

/* All players with the points that they have scored by now. (transfer full) */
static char *
dup_scores (BastideStudy *study)
{
  BstGame *game = bastide_study_get_game (study);
  guint place = bastide_study_get_place (study);
  g_autoptr (GString) scores = g_string_new (NULL);

  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    {
      if (p > 0)
        g_string_append (scores, "    ");
      g_string_append_printf (scores, "%s ",
                              bst_render_player_mark (bst_game_get_player (game, p)->colour));
      g_string_append_printf (scores, _("%s %d"), bastide_words_player (game, p),
                              bastide_study_get_standing (study, place, p));
    }

  return g_string_free (g_steal_pointer (&scores), FALSE);
}

/* A puzzle has its question; points might tell what it asks. */
BastideSheet *
bastide_window_dup_page (BastideWindow *self)
{
  g_autoptr (BastidePicture) picture = dup_picture (self);
  g_autofree char *title = propose_name (self);
  g_autofree char *where = NULL;
  g_autofree char *scores = NULL;

  if (bastide_window_is_solving (self))
    return bastide_sheet_new (picture, title, (const char *[]) {
      bastide_puzzle_text_get_question (bastide_puzzle_session_get_puzzle (self->session)), NULL });
  where = bastide_study_text_get_subtitle (self->study);
  scores = dup_scores (self->study);

  return bastide_sheet_new (picture, title, (const char *[]) { where, scores, NULL });
}

static void
not_printed (BastideWindow *self,
             const char    *reason)
{
  /* Translators: %s says why. */
  g_autofree char *text = g_strdup_printf (_("The board was not printed: %s"), reason);

  bastide_window_show_notice (self, BASTIDE_NOTICE_NOT_PRINTED, text);
}

static void
print (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideWindow *self = BASTIDE_WINDOW (widget);
  g_autoptr (BastideSheet) page = bastide_window_dup_page (self);
  GtkWidget *view = bastide_print_view_new (GTK_WINDOW (self), page);

  bastide_window_hide_notice (self, BASTIDE_NOTICE_NOT_PRINTED);
  g_signal_connect_object (view, "failed", G_CALLBACK (not_printed), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (view));
}

/* --- Set-up --- */

void
bastide_window_update_picture (BastideWindow *self)
{
  static const char * const actions[] = { "win.export", "win.copy-picture", "win.print" };
  gboolean has_board = bastide_window_is_solving (self)
                       ? bastide_puzzle_session_get_puzzle (self->session) != NULL
                       : bastide_study_get_record (self->study) != NULL && !self->is_put_away;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], has_board);
}

void
bastide_window_class_init_picture (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.export", NULL, export);
  gtk_widget_class_install_action (widget_class, "win.copy-picture", NULL, copy_picture);
  gtk_widget_class_install_action (widget_class, "win.print", NULL, print);
}
