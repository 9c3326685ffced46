/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the page shows, in a file, on the clipboard or on paper. */

#include "config.h"

#include "bastide-window-paper.h"
#include "bastide-calls.h"
#include "bastide-export.h"
#include "bastide-file-name.h"
#include "bastide-print-view.h"

#include <glib/gi18n.h>

static void
tell_failed (BastideWindow *self,
             const char    *reason)
{
  /* Translators: %s is a sentence that says what went wrong. */
  g_autofree char *text = g_strdup_printf (_("There is no picture: %s"), reason);

  bastide_page_notice (bastide_window_get_page (self), BASTIDE_NOTICE_NO_PICTURE, text);
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
      g_autofree char *name = bastide_file_name_dup (writing->file);
      /* Translators: %s is a file's name. */
      g_autofree char *text = g_strdup_printf (_("The picture is in “%s”."), name);

      bastide_page_tell (bastide_window_get_page (writing->window), text);
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

  bastide_page_notice (bastide_window_get_page (self), BASTIDE_NOTICE_NO_PICTURE, NULL);
  bastide_export_get_options (bastide_window_get_settings (self), format, &options);
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
  bastide_page_tell (bastide_window_get_page (self), _("The picture can be pasted now."));
}

/* What is called a board is no poster. */
static void
copy (BastideWindow  *self,
      BastidePicture *picture,
      gboolean        may_be_poster)
{
  BastidePictureOptions options;

  bastide_page_notice (bastide_window_get_page (self), BASTIDE_NOTICE_NO_PICTURE, NULL);
  bastide_export_get_options (bastide_window_get_settings (self), BST_RENDER_EXPORT_PNG, &options);
  options.is_poster &= may_be_poster;
  bastide_picture_render_async (picture, &options, BST_RENDER_EXPORT_PNG, NULL, NULL, copied,
                                g_object_ref (self));
}

static void
copy_picture (BastideWindow *self)
{
  g_autoptr (BastideSheet) sheet = bastide_page_dup_sheet (bastide_window_get_page (self));

  copy (self, bastide_sheet_get_picture (sheet), FALSE);
}

static void
copy_clicked (BastideWindow *self,
              BastideExport *dialog)
{
  copy (self, bastide_export_get_picture (dialog), TRUE);
}

static void
export (BastideWindow *self)
{
  g_autoptr (BastideSheet) sheet = bastide_page_dup_sheet (bastide_window_get_page (self));
  GtkWidget *dialog = bastide_export_new (GTK_WINDOW (self), bastide_window_get_settings (self),
                                          bastide_sheet_get_picture (sheet), bastide_sheet_get_title (sheet));

  g_signal_connect_object (dialog, "write", G_CALLBACK (write_picture), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "copy", G_CALLBACK (copy_clicked), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- Paper --- */

static void
not_printed (BastideWindow *self,
             const char    *reason)
{
  /* Translators: %s says why. */
  g_autofree char *text = g_strdup_printf (_("Nothing was printed: %s"), reason);

  bastide_page_notice (bastide_window_get_page (self), BASTIDE_NOTICE_NOT_PRINTED, text);
}

static void
print (BastideWindow *self)
{
  BastidePage *page = bastide_window_get_page (self);
  g_autoptr (BastideSheet) sheet = bastide_page_dup_sheet (page);
  GtkWidget *view = bastide_print_view_new (GTK_WINDOW (self), sheet);

  bastide_page_notice (page, BASTIDE_NOTICE_NOT_PRINTED, NULL);
  g_signal_connect_object (view, "failed", G_CALLBACK (not_printed), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (view));
}

/* --- Set-up --- */

void
bastide_window_paper_update (BastideWindow *self)
{
  static const struct { const char *name; gboolean (*is_there) (BastidePage *page); } actions[] = {
    { "export", bastide_page_has_picture },
    { "copy-picture", bastide_page_has_picture },
    { "print", bastide_page_has_sheet },
  };
  BastidePage *page = bastide_window_get_page (self);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), actions[i].name)),
                                 actions[i].is_there (page));
}

void
bastide_window_paper_init (BastideWindow *self)
{
  static const BastideCall calls[] = {
    { "export", G_CALLBACK (export) },
    { "copy-picture", G_CALLBACK (copy_picture) },
    { "print", G_CALLBACK (print) },
  };

  bastide_calls_add (G_ACTION_MAP (self), calls, G_N_ELEMENTS (calls), self);
}
