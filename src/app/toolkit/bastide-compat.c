/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Everywhere else newer API is refused; this file has it on purpose, each in its version. */
#undef GDK_VERSION_MIN_REQUIRED
#undef GDK_VERSION_MAX_ALLOWED
#undef ADW_VERSION_MIN_REQUIRED
#undef ADW_VERSION_MAX_ALLOWED

#include "bastide-compat.h"
#include "bastide-file-name.h"

#include <glib/gi18n.h>

/* --- Split view --- */

#if ADW_CHECK_VERSION (1, 4, 0)

GtkWidget *
bastide_compat_split_new (void)
{
  GtkWidget *split = adw_overlay_split_view_new ();

  /* What it is asked for has the size of the text already. */
  adw_overlay_split_view_set_sidebar_width_unit (ADW_OVERLAY_SPLIT_VIEW (split), ADW_LENGTH_UNIT_PX);
  adw_overlay_split_view_set_pin_sidebar (ADW_OVERLAY_SPLIT_VIEW (split), TRUE);

  return split;
}

void
bastide_compat_split_set_content (GtkWidget *split,
                                  GtkWidget *content)
{
  adw_overlay_split_view_set_content (ADW_OVERLAY_SPLIT_VIEW (split), content);
}

void
bastide_compat_split_set_sidebar (GtkWidget *split,
                                  GtkWidget *sidebar)
{
  int width = 0;

  if (sidebar != NULL)
    gtk_widget_get_size_request (sidebar, &width, NULL);
  adw_overlay_split_view_set_min_sidebar_width (ADW_OVERLAY_SPLIT_VIEW (split), width);
  adw_overlay_split_view_set_max_sidebar_width (ADW_OVERLAY_SPLIT_VIEW (split), width);
  adw_overlay_split_view_set_sidebar (ADW_OVERLAY_SPLIT_VIEW (split), sidebar);
}

void
bastide_compat_split_set_at_end (GtkWidget *split,
                                 gboolean   at_end)
{
  adw_overlay_split_view_set_sidebar_position (ADW_OVERLAY_SPLIT_VIEW (split),
                                               at_end ? GTK_PACK_END : GTK_PACK_START);
}

void
bastide_compat_split_set_folded (GtkWidget *split,
                                 gboolean   folded)
{
  adw_overlay_split_view_set_collapsed (ADW_OVERLAY_SPLIT_VIEW (split), folded);
}

#else

GtkWidget *
bastide_compat_split_new (void)
{
  GtkWidget *flap = adw_flap_new ();

  /* Dragging is for the board. */
  adw_flap_set_swipe_to_open (ADW_FLAP (flap), FALSE);
  adw_flap_set_swipe_to_close (ADW_FLAP (flap), FALSE);
  adw_flap_set_fold_policy (ADW_FLAP (flap), ADW_FLAP_FOLD_POLICY_NEVER);
  adw_flap_set_locked (ADW_FLAP (flap), TRUE);
  adw_flap_set_separator (ADW_FLAP (flap), gtk_separator_new (GTK_ORIENTATION_VERTICAL));

  return flap;
}

void
bastide_compat_split_set_content (GtkWidget *split,
                                  GtkWidget *content)
{
  adw_flap_set_content (ADW_FLAP (split), content);
}

void
bastide_compat_split_set_sidebar (GtkWidget *split,
                                  GtkWidget *sidebar)
{
  adw_flap_set_flap (ADW_FLAP (split), sidebar);
}

void
bastide_compat_split_set_at_end (GtkWidget *split,
                                 gboolean   at_end)
{
  adw_flap_set_flap_position (ADW_FLAP (split), at_end ? GTK_PACK_END : GTK_PACK_START);
}

void
bastide_compat_split_set_folded (GtkWidget *split,
                                 gboolean   folded)
{
  adw_flap_set_fold_policy (ADW_FLAP (split), folded ? ADW_FLAP_FOLD_POLICY_ALWAYS
                                                     : ADW_FLAP_FOLD_POLICY_NEVER);
}

#endif

/* --- Files --- */

typedef struct
{
  BastideCompatOpenFunc  func;
  GObject               *user_data;
} OpenRequest;

static OpenRequest *
open_request_new (BastideCompatOpenFunc  func,
                  GObject               *user_data)
{
  OpenRequest *request = g_new (OpenRequest, 1);

  request->func = func;
  request->user_data = g_object_ref (user_data);

  return request;
}

static void
open_request_finish (OpenRequest *request,
                     GListModel  *files)
{
  g_autoptr (GListModel) none = G_LIST_MODEL (g_list_store_new (G_TYPE_FILE));

  request->func (files != NULL ? files : none, request->user_data);
  g_object_unref (request->user_data);
  g_free (request);
}

#if GTK_CHECK_VERSION (4, 10, 0)

static void
open_ready (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (GListModel) files = NULL;

  files = gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (source), result, NULL);
  open_request_finish (user_data, files);
}

void
bastide_compat_open_files (GtkWindow             *parent,
                           const char            *title,
                           GFile                 *folder,
                           GListModel            *filters,
                           BastideCompatOpenFunc  func,
                           GObject               *user_data)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, title);
  if (folder != NULL)
    gtk_file_dialog_set_initial_folder (dialog, folder);
  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_open_multiple (dialog, parent, NULL, open_ready,
                                 open_request_new (func, user_data));
}

static void
save_ready (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GFile) file = NULL;

  file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);
  if (file != NULL)
    g_list_store_append (files, file);
  open_request_finish (user_data, G_LIST_MODEL (files));
}

void
bastide_compat_save_file (GtkWindow             *parent,
                          const char            *title,
                          const char            *name,
                          GFile                 *beside,
                          GListModel            *filters,
                          BastideCompatOpenFunc  func,
                          GObject               *user_data)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GFile) folder = bastide_file_name_dup_save_folder (beside);

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_initial_name (dialog, name);
  if (folder != NULL)
    gtk_file_dialog_set_initial_folder (dialog, folder);
  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_save (dialog, parent, NULL, save_ready, open_request_new (func, user_data));
}

#else

static void
open_response (GtkNativeDialog *dialog,
               int              response,
               gpointer         user_data)
{
  g_autoptr (GListModel) files = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog));
  open_request_finish (user_data, files);
  g_object_unref (dialog);
}

static void
show_chooser (GtkFileChooserNative *dialog,
              GListModel           *filters,
              OpenRequest          *request)
{
  for (guint i = 0; i < g_list_model_get_n_items (filters); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);

      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
    }
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (open_response), request);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
bastide_compat_open_files (GtkWindow             *parent,
                           const char            *title,
                           GFile                 *folder,
                           GListModel            *filters,
                           BastideCompatOpenFunc  func,
                           GObject               *user_data)
{
  GtkFileChooserNative *dialog;

  dialog = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog), TRUE);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  show_chooser (dialog, filters, open_request_new (func, user_data));
}

void
bastide_compat_save_file (GtkWindow             *parent,
                          const char            *title,
                          const char            *name,
                          GFile                 *beside,
                          GListModel            *filters,
                          BastideCompatOpenFunc  func,
                          GObject               *user_data)
{
  g_autoptr (GFile) folder = bastide_file_name_dup_save_folder (beside);
  GtkFileChooserNative *dialog;

  dialog = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  show_chooser (dialog, filters, open_request_new (func, user_data));
}

#endif

/* --- Alert and about --- */

void
bastide_compat_alert (GtkWindow  *parent,
                      const char *heading,
                      const char *body)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (parent));
#else
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
#endif
}

typedef struct
{
  BastideCompatAskFunc  func;
  GObject              *user_data;
  BastideCompatAnswer   answer;
} AskRequest;

static guint n_asked;

gboolean
bastide_compat_is_asking (void)
{
  return n_asked > 0;
}

static void
give_answer (gpointer user_data)
{
  AskRequest *request = user_data;

  n_asked--;
  request->func (request->answer, request->user_data);
  g_object_unref (request->user_data);
  g_free (request);
}

/* The answer may close the window that was asked. A dialog outlives its response for a while and
 * would reach for a parent that is no more: so it goes first. */
static void
ask_response (GObject    *dialog,
              const char *response,
              AskRequest *request)
{
  request->answer = BASTIDE_COMPAT_CANCEL;
  if (strcmp (response, "save") == 0)
    request->answer = BASTIDE_COMPAT_SAVE;
  else if (strcmp (response, "discard") == 0)
    request->answer = BASTIDE_COMPAT_DISCARD;
  g_idle_add_once (give_answer, request);
}

/* @save (nullable): the button that is proposed; without it, Cancel is. */
static void
ask (GtkWindow            *parent,
     const char           *heading,
     const char           *body,
     const char           *discard,
     const char           *save,
     BastideCompatAskFunc  func,
     GObject              *user_data)
{
  AskRequest *request = g_new (AskRequest, 1);
  const char *proposed = save != NULL ? "save" : "cancel";

  n_asked++;
  request->func = func;
  request->user_data = g_object_ref (user_data);
  {
#if ADW_CHECK_VERSION (1, 5, 0)
    AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));

    adw_alert_dialog_add_responses (dialog, "cancel", _("_Cancel"), "discard", discard, NULL);
    adw_alert_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
    if (save != NULL)
      {
        adw_alert_dialog_add_response (dialog, "save", save);
        adw_alert_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
      }
    adw_alert_dialog_set_default_response (dialog, proposed);
    adw_alert_dialog_set_close_response (dialog, "cancel");
    g_signal_connect (dialog, "response", G_CALLBACK (ask_response), request);
    adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (parent));
#else
    AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

    adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "discard", discard, NULL);
    adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
    if (save != NULL)
      {
        adw_message_dialog_add_response (dialog, "save", save);
        adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
      }
    adw_message_dialog_set_default_response (dialog, proposed);
    adw_message_dialog_set_close_response (dialog, "cancel");
    g_signal_connect (dialog, "response", G_CALLBACK (ask_response), request);
    gtk_window_present (GTK_WINDOW (dialog));
#endif
  }
}

void
bastide_compat_ask_to_save (GtkWindow            *parent,
                            const char           *heading,
                            const char           *body,
                            const char           *discard,
                            BastideCompatAskFunc  func,
                            GObject              *user_data)
{
  ask (parent, heading, body, discard, _("_Save"), func, user_data);
}

void
bastide_compat_ask_anyway (GtkWindow            *parent,
                           const char           *heading,
                           const char           *body,
                           const char           *label,
                           BastideCompatAskFunc  func,
                           GObject              *user_data)
{
  ask (parent, heading, body, label, NULL, func, user_data);
}

typedef struct
{
  BastideCompatTextFunc  func;
  GObject               *user_data;
  char                  *text;          /* NULL: it is not given */
} TextRequest;

static void
give_text (gpointer user_data)
{
  TextRequest *request = user_data;

  if (request->text != NULL)
    request->func (request->text, request->user_data);
  g_object_unref (request->user_data);
  g_free (request->text);
  g_free (request);
}

static void
text_response (GObject     *dialog,
               const char  *response,
               TextRequest *request)
{
  GtkEditable *entry = g_object_get_data (dialog, "bastide-entry");

  if (strcmp (response, "save") == 0)
    request->text = g_strdup (gtk_editable_get_text (entry));
  g_idle_add_once (give_text, request);
}

void
bastide_compat_ask_for_text (GtkWindow             *parent,
                             const char            *heading,
                             const char            *label,
                             const char            *text,
                             BastideCompatTextFunc  func,
                             GObject               *user_data)
{
  TextRequest *request = g_new0 (TextRequest, 1);
  GtkWidget *entry = gtk_entry_new ();

  request->func = func;
  request->user_data = g_object_ref (user_data);
  gtk_editable_set_text (GTK_EDITABLE (entry), text != NULL ? text : "");
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  {
#if ADW_CHECK_VERSION (1, 5, 0)
    AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, NULL));

    adw_alert_dialog_add_responses (dialog, "cancel", _("_Cancel"), "save", _("_Save"), NULL);
    adw_alert_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
    adw_alert_dialog_set_default_response (dialog, "save");
    adw_alert_dialog_set_close_response (dialog, "cancel");
    adw_alert_dialog_set_extra_child (dialog, entry);
    /* It would be Save, and a blank that is typed would press it. */
    adw_dialog_set_focus (ADW_DIALOG (dialog), entry);
    g_object_set_data (G_OBJECT (dialog), "bastide-entry", entry);
    g_signal_connect (dialog, "response", G_CALLBACK (text_response), request);
    adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (parent));
#else
    AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, NULL));

    adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "save", _("_Save"), NULL);
    adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
    adw_message_dialog_set_default_response (dialog, "save");
    adw_message_dialog_set_close_response (dialog, "cancel");
    adw_message_dialog_set_extra_child (dialog, entry);
    g_object_set_data (G_OBJECT (dialog), "bastide-entry", entry);
    g_signal_connect (dialog, "response", G_CALLBACK (text_response), request);
    gtk_window_present (GTK_WINDOW (dialog));
#endif
  }
}

/* Both classes have the same properties. */
#define ABOUT_PROPERTIES                                                             \
  "application-icon", BASTIDE_APPLICATION_ID,                                        \
  "application-name", _("Bastide"),                                                  \
  "developer-name", _("The Bastide developers"),                                     \
  "version", BASTIDE_VERSION,                                                        \
  "comments", _("A study board for a tile-laying game: step through a game, see "    \
                "every feature and farm, and understand every point."),              \
  "license-type", GTK_LICENSE_GPL_3_0,                                               \
  /* Translators: your names, one on each line. */                                   \
  "translator-credits", _("translator-credits")

#if ADW_CHECK_VERSION (1, 5, 0)

static AdwDialog *
get_dialog (GtkWindow *window)
{
  if (ADW_IS_APPLICATION_WINDOW (window))
    return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  if (ADW_IS_WINDOW (window))
    return adw_window_get_visible_dialog (ADW_WINDOW (window));

  return NULL;
}

/* A window that is told to close would close its topmost dialog, and stay. */
void
bastide_compat_close_dialogs (GtkWindow *window)
{
  AdwDialog *dialog;

  while ((dialog = get_dialog (window)) != NULL)
    adw_dialog_force_close (dialog);
}

#else

/* They are windows of their own. */
void
bastide_compat_close_dialogs (GtkWindow *window)
{
}

#endif

void
bastide_compat_show_about (GtkWindow *parent)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  AdwDialog *about = g_object_new (ADW_TYPE_ABOUT_DIALOG, ABOUT_PROPERTIES, NULL);

  adw_dialog_present (about, GTK_WIDGET (parent));
#else
  GtkWidget *about = g_object_new (ADW_TYPE_ABOUT_WINDOW, ABOUT_PROPERTIES,
                                   "transient-for", parent, "modal", TRUE, NULL);

  gtk_window_present (GTK_WINDOW (about));
#endif
}

void
bastide_compat_show_preferences (GtkWindow           *parent,
                                 const char          *title,
                                 AdwPreferencesPage **pages,
                                 guint                n_pages)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  AdwDialog *preferences = adw_preferences_dialog_new ();

  for (guint i = 0; i < n_pages; i++)
    adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (preferences), pages[i]);
  adw_preferences_dialog_set_search_enabled (ADW_PREFERENCES_DIALOG (preferences), TRUE);
  adw_dialog_set_title (preferences, title);
  adw_dialog_present (preferences, GTK_WIDGET (parent));
#else
  GtkWidget *preferences = g_object_new (ADW_TYPE_PREFERENCES_WINDOW, "transient-for", parent, "modal", TRUE,
                                         "title", title, "default-height", 640, NULL);

  for (guint i = 0; i < n_pages; i++)
    adw_preferences_window_add (ADW_PREFERENCES_WINDOW (preferences), pages[i]);
  gtk_window_present (GTK_WINDOW (preferences));
#endif
}
