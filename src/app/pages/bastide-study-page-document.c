/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the document of the page says and asks. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-compat.h"
#include "bastide-file-filters.h"

#include <glib/gi18n.h>

/* --- What it says, the window is told --- */

static void
tell_used (BastidePage *page,
           GFile       *file)
{
  g_signal_emit_by_name (page, "used", file);
}

static void
tell_archive (BastidePage *page,
              GFile       *file)
{
  g_signal_emit_by_name (page, "archive", file);
}

static void
tell_not_mine (BastidePage *page,
               GFile       *file,
               const char  *node_path)
{
  g_signal_emit_by_name (page, "not-mine", file, node_path);
}

static void
tell_draft (BastidePage *page,
            const char  *path)
{
  g_signal_emit_by_name (page, "draft", path);
}

static void
alert (BastidePage *page,
       const char  *heading,
       const char  *text)
{
  bastide_compat_alert (bastide_page_get_window (page), heading, text);
}

static void
close_window (BastidePage *page)
{
  GtkWindow *window = bastide_page_get_window (page);

  if (window != NULL)
    gtk_window_close (window);
}

/* --- What it asks --- */

static void
place_chosen (GListModel *files,
              gpointer    user_data)
{
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);

  bastide_document_take_place (BASTIDE_DOCUMENT (user_data), file);
}

static void
ask_for_place (BastideStudyPage *self,
               const char       *name)
{
  g_autoptr (GListModel) filters = bastide_file_filters_new (_("Bastide games"), "*.bastide");

  bastide_compat_save_file (bastide_page_get_window (BASTIDE_PAGE (self)), _("Save Game"), name,
                            bastide_study_get_file (self->study), filters, place_chosen, G_OBJECT (self->document));
}

static void
answered (BastideCompatAnswer answer,
          gpointer            user_data)
{
  if (answer == BASTIDE_COMPAT_SAVE)
    bastide_document_save_and_close (BASTIDE_DOCUMENT (user_data));
  else if (answer == BASTIDE_COMPAT_DISCARD)
    bastide_document_discard_and_close (BASTIDE_DOCUMENT (user_data));
}

static void
ask_to_save (BastideStudyPage *self,
             const char       *text)
{
  bastide_compat_ask_to_save (bastide_page_get_window (BASTIDE_PAGE (self)), _("Save Changes?"), text,
                              _("_Discard Changes"), answered, G_OBJECT (self->document));
}

/* --- Set-up --- */

void
bastide_study_page_follow_document (BastideStudyPage *self)
{
  static const struct
  {
    const char *name;
    GCallback   callback;
  } signals[] = {
    { "notice", G_CALLBACK (bastide_page_notice) },
    { "told", G_CALLBACK (bastide_page_tell) },
    { "alert", G_CALLBACK (alert) },
    { "not-opened", G_CALLBACK (bastide_page_tell_not_opened) },
    { "issues", G_CALLBACK (bastide_page_tell_issues) },
    { "used", G_CALLBACK (tell_used) },
    { "archive", G_CALLBACK (tell_archive) },
    { "not-mine", G_CALLBACK (tell_not_mine) },
    { "draft", G_CALLBACK (tell_draft) },
    { "settle", G_CALLBACK (bastide_page_settle) },
    { "place-wanted", G_CALLBACK (ask_for_place) },
    { "answer-wanted", G_CALLBACK (ask_to_save) },
    { "closable", G_CALLBACK (close_window) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (self->document, signals[i].name, signals[i].callback, self, G_CONNECT_SWAPPED);
}
