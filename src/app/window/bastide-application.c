/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-application.h"
#include "bastide-calls.h"
#include "bastide-compat.h"
#include "bastide-write-queue.h"
#include "bastide-new-game.h"
#include "bastide-menu-tooltip.h"
#include "bastide-touch.h"
#include "bastide-preferences.h"
#include "bastide-shortcuts.h"
#include "bastide-window-open.h"
#include "bastide-window.h"

#include <bst-io-draft.h>

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include <signal.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

struct _BastideApplication
{
  AdwApplication parent_instance;

  GSettings        *settings;
  BastideUserState *user_state;      /* NULL while another process has the windows */
  GPtrArray        *left;            /* (element-type BastideLeftDraft), NULL once they are shown */
  gboolean          sample;          /* the command line asked for the bundled game */
  gboolean          is_ending;       /* a signal has asked for the end */
};

G_DEFINE_FINAL_TYPE (BastideApplication, bastide_application, ADW_TYPE_APPLICATION)

/* A window to open something in: one without a game if there is any. */
static BastideWindow *
get_empty_window (BastideApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  for (GList *at = windows; at != NULL; at = at->next)
    if (BASTIDE_IS_WINDOW (at->data) && bastide_window_is_empty (at->data))
      return at->data;

  return bastide_window_new (GTK_APPLICATION (self), self->user_state);
}

/* --- What was open the last time --- */

/* All of it; or, when something else is opened, only what is not saved. */
static void
show_left (BastideApplication *self,
           gboolean            all)
{
  g_autoptr (GPtrArray) left = g_steal_pointer (&self->left);

  for (guint i = 0; left != NULL && i < left->len; i++)
    {
      BastideLeftDraft *at = g_ptr_array_index (left, i);
      g_autoptr (BstIoDraft) draft = bst_io_draft_read_line (at->path);
      g_autoptr (GFile) file = NULL;
      BastideWindow *window;

      /* What cannot be read is told when it is shown. */
      if (!all && draft != NULL && !draft->changed)
        {
          g_unlink (at->path);
          continue;
        }
      if (draft != NULL && draft->uri != NULL)
        file = g_file_new_for_uri (draft->uri);
      window = draft != NULL && draft->made != NULL && file != NULL && !at->is_suspect
               ? bastide_window_find (GTK_APPLICATION (self), file) : NULL;
      if (window == NULL)
        window = get_empty_window (self);
      if (at->is_suspect)
        bastide_window_offer (window, at->path, draft != NULL ? draft->title : NULL);
      else if (draft != NULL && draft->made != NULL)
        bastide_window_restore_made (window, at->path, at->closed);
      else
        bastide_window_restore (window, at->path, file, at->closed);
      gtk_window_present (GTK_WINDOW (window));
    }
}

static void
open_sample (BastideApplication *self)
{
  BastideWindow *window = get_empty_window (self);

  bastide_window_open_sample (window);
  gtk_window_present (GTK_WINDOW (window));
}

/* The window that has a file already, or one to open it in. */
static BastideWindow *
show_file (BastideApplication *self,
           GFile              *file)
{
  BastideWindow *window = bastide_window_find (GTK_APPLICATION (self), file);

  if (window != NULL)
    return window;
  window = get_empty_window (self);
  bastide_window_open (window, file);

  return window;
}

static void
bastide_application_activate (GApplication *application)
{
  BastideApplication *self = BASTIDE_APPLICATION (application);
  GtkWindow *window;

  show_left (self, !self->sample);
  window = gtk_application_get_active_window (GTK_APPLICATION (self));
  if (self->sample)
    {
      self->sample = FALSE;
      open_sample (self);
      return;
    }
  if (window == NULL)
    window = GTK_WINDOW (bastide_window_new (GTK_APPLICATION (self), self->user_state));
  gtk_window_present (window);
}

/* Fifty windows are no help to anybody. */
static void
list_files (BastideApplication  *self,
            GFile              **files,
            guint                n_files)
{
  BastideWindow *window = get_empty_window (self);
  g_autoptr (GListStore) list = g_list_store_new (G_TYPE_FILE);

  g_list_store_splice (list, 0, 0, (gpointer *) files, n_files);
  gtk_window_present (GTK_WINDOW (window));
  bastide_window_open_files (window, G_LIST_MODEL (list));
}

static void
bastide_application_open (GApplication  *application,
                          GFile        **files,
                          int            n_files,
                          const char    *hint)
{
  show_left (BASTIDE_APPLICATION (application), FALSE);
  if (n_files > BASTIDE_MAX_OPENED)
    list_files (BASTIDE_APPLICATION (application), files, (guint) n_files);
  for (int i = 0; i < n_files && n_files <= BASTIDE_MAX_OPENED; i++)
    {
      BastideWindow *window = show_file (BASTIDE_APPLICATION (application), files[i]);

      gtk_window_present (GTK_WINDOW (window));
    }
}

/* --- Actions --- */

/* The game comes into the window that the dialog belongs to if nothing is open there; what is
 * open stays open. */
static void
game_created (GtkWindow *dialog,
              BstRecord *record,
              gpointer   user_data)
{
  GtkWindow *parent = gtk_window_get_transient_for (dialog);
  BastideWindow *window;

  if (parent != NULL && bastide_window_is_empty (BASTIDE_WINDOW (parent)))
    window = BASTIDE_WINDOW (parent);
  else
    window = get_empty_window (BASTIDE_APPLICATION (user_data));
  bastide_window_show_record (window, record);
  gtk_window_present (GTK_WINDOW (window));
}

/* The window that the dialog belongs to shows it, whatever is open there. */
static void
set_tried (GtkWindow  *dialog,
           const char *lesson)
{
  GtkWindow *parent = gtk_window_get_transient_for (dialog);

  if (parent != NULL)
    bastide_window_open_lesson (BASTIDE_WINDOW (parent), lesson);
}

static void
new_game (BastideApplication *self)
{
  GtkWindow *parent = gtk_application_get_active_window (GTK_APPLICATION (self));
  GtkWidget *dialog;

  if (BASTIDE_IS_NEW_GAME (parent))
    return;
  while (parent != NULL && !BASTIDE_IS_WINDOW (parent))
    parent = gtk_window_get_transient_for (parent);
  if (parent == NULL)
    parent = GTK_WINDOW (get_empty_window (self));
  dialog = bastide_new_game_new (parent, self->settings);
  g_signal_connect (dialog, "created", G_CALLBACK (game_created), self);
  g_signal_connect (dialog, "try", G_CALLBACK (set_tried), NULL);
  gtk_window_present (parent);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
new_window (BastideApplication *self)
{
  gtk_window_present (GTK_WINDOW (bastide_window_new (GTK_APPLICATION (self), self->user_state)));
}

static void
about (BastideApplication *self)
{
  bastide_compat_show_about (gtk_application_get_active_window (GTK_APPLICATION (self)));
}

/* Not while a dialog is open. (nullable) */
static GtkWindow *
get_active_window (BastideApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  return BASTIDE_IS_WINDOW (window) ? window : NULL;
}

static void
shortcuts (BastideApplication *self)
{
  GtkWindow *window = get_active_window (self);

  if (window != NULL)
    bastide_shortcuts_show (bastide_keys_get_shared (self->user_state), window);
}

static void
preferences (BastideApplication *self)
{
  GtkWindow *window = get_active_window (self);

  if (window != NULL)
    bastide_preferences_show (bastide_keys_get_shared (self->user_state), window);
}

/* Whatever is open is kept and comes back at the next start, saved or not. A window that cannot
 * be kept asks. */
static void
quit (BastideApplication *self)
{
  GList *windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self)));

  /* One may take others with it. */
  g_list_foreach (windows, (GFunc) G_CALLBACK (g_object_ref), NULL);
  for (GList *at = windows; at != NULL; at = at->next)
    {
      bastide_compat_close_dialogs (at->data);
      if (BASTIDE_IS_WINDOW (at->data) && bastide_window_keep (at->data))
        bastide_window_close_kept (at->data);
      else
        gtk_window_close (at->data);
    }
  g_list_free_full (windows, g_object_unref);
}

/* The session ends, or somebody at a terminal has had enough. A window that cannot be kept asks: whoever says it again
 * waits for no answer. Once that was to stay, it begins anew. */
static gboolean
terminated (gpointer user_data)
{
  BastideApplication *self = user_data;

  if (self->is_ending && bastide_compat_is_asking ())
    {
      g_application_quit (G_APPLICATION (self));
      return G_SOURCE_CONTINUE;
    }
  self->is_ending = TRUE;
  quit (self);

  return G_SOURCE_CONTINUE;
}

static void
keys_changed (GtkApplication *application,
              BastideKeys    *keys)
{
  bastide_keys_set_accels (keys, application);
}

/* What a frame is drawn on, some megabytes, comes and goes with it: glibc gives it back to the system each time, which has
 * to clear it again, page by page. These are the most that it takes for the first, and what it may keep. */
static void
keep_frame_memory (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, 32 << 20);
  mallopt (M_TRIM_THRESHOLD, 32 << 20);
#endif
}

static void
bastide_application_startup (GApplication *application)
{
  static const BastideCall calls[] = {
    { "new-game", G_CALLBACK (new_game) },
    { "new-window", G_CALLBACK (new_window) },
    { "sample", G_CALLBACK (open_sample) },
    { "about", G_CALLBACK (about) },
    { "shortcuts", G_CALLBACK (shortcuts) },
    { "preferences", G_CALLBACK (preferences) },
    { "quit", G_CALLBACK (quit) },
  };
  static const int signals[] = { SIGTERM, SIGINT, SIGHUP };
  BastideApplication *self = BASTIDE_APPLICATION (application);
  BastideKeys *keys;

  G_APPLICATION_CLASS (bastide_application_parent_class)->startup (application);

  bastide_calls_add (G_ACTION_MAP (application), calls, G_N_ELEMENTS (calls), application);
  keep_frame_memory ();
  /* A limit for the size of files is told like a full disk. */
  signal (SIGXFSZ, SIG_IGN);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_unix_signal_add (signals[i], terminated, application);
  bastide_menu_tooltip_init ();
  bastide_touch_init ();
  self->settings = g_settings_new (BASTIDE_APPLICATION_ID);
  bastide_preferences_apply (self->settings);
  self->user_state = bastide_user_state_new ();
  keys = bastide_keys_get_shared (self->user_state);
  g_signal_connect_object (keys, "changed", G_CALLBACK (keys_changed), self, G_CONNECT_SWAPPED);
  keys_changed (GTK_APPLICATION (self), keys);
  self->left = bastide_drafts_take_left (bastide_user_state_get_drafts (self->user_state));
}

static void
bastide_application_shutdown (GApplication *application)
{
  BastideApplication *self = BASTIDE_APPLICATION (application);

  G_APPLICATION_CLASS (bastide_application_parent_class)->shutdown (application);

  bastide_write_queue_finish ();
  g_clear_pointer (&self->left, g_ptr_array_unref);
  bastide_user_state_close (self->user_state);
  g_clear_object (&self->user_state);
  g_clear_object (&self->settings);
}

BastideUserState *
bastide_application_get_user_state (BastideApplication *self)
{
  g_return_val_if_fail (BASTIDE_IS_APPLICATION (self), NULL);

  return self->user_state;
}

static int
bastide_application_handle_local_options (GApplication *application,
                                          GVariantDict *options)
{
  g_autoptr (GError) error = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("bastide %s\n", BASTIDE_VERSION);
      return 0;
    }
  if (!g_variant_dict_contains (options, "sample"))
    return -1;

  if (!g_application_register (application, NULL, &error))
    {
      g_printerr ("bastide: %s\n", error->message);
      return 1;
    }
  /* Another process has the windows: it shall open the game. */
  if (g_application_get_is_remote (application))
    {
      g_action_group_activate_action (G_ACTION_GROUP (application), "sample", NULL);
      return 0;
    }
  BASTIDE_APPLICATION (application)->sample = TRUE;

  return -1;
}

static void
bastide_application_class_init (BastideApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->activate = bastide_application_activate;
  application_class->open = bastide_application_open;
  application_class->startup = bastide_application_startup;
  application_class->shutdown = bastide_application_shutdown;
  application_class->handle_local_options = bastide_application_handle_local_options;
}

static void
bastide_application_init (BastideApplication *self)
{
  static const GOptionEntry options[] = {
    { "sample", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Open the game that comes with Bastide"), NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and exit"), NULL },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
}

BastideApplication *
bastide_application_new (void)
{
  return g_object_new (BASTIDE_TYPE_APPLICATION,
                       "application-id", BASTIDE_APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/org/bastide/Bastide",
                       NULL);
}
