/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-window-private.h"
#include "bastide-calls.h"
#include "bastide-focus.h"
#include "bastide-guess-page.h"
#include "bastide-key-layout.h"
#include "bastide-learn-page.h"
#include "bastide-report-page.h"
#include "bastide-making-page.h"
#include "bastide-puzzle-page.h"
#include "bastide-room.h"
#include "bastide-start.h"
#include "bastide-template.h"
#include "bastide-text-size.h"
#include "bastide-window-help.h"
#include "bastide-window-open.h"
#include "bastide-window-paper.h"
#include "bastide-window-practice.h"

#include <glib/gi18n.h>

/* Narrower than this, with usual text, the buttons of a bar are below its sentence. */
#define NARROW_WIDTH 560

#define KEY_MODIFIERS (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_SHIFT_MASK)

G_DEFINE_FINAL_TYPE (BastideWindow, bastide_window, ADW_TYPE_APPLICATION_WINDOW)

BastidePage *
bastide_window_get_page (BastideWindow *self)
{
  g_return_val_if_fail (BASTIDE_IS_WINDOW (self), NULL);

  return self->page;
}

GSettings *
bastide_window_get_settings (BastideWindow *self)
{
  g_return_val_if_fail (BASTIDE_IS_WINDOW (self), NULL);

  return self->settings;
}

BastideKeys *
bastide_window_get_keys (BastideWindow *self)
{
  g_return_val_if_fail (BASTIDE_IS_WINDOW (self), NULL);

  return bastide_keys_get_shared (self->user_state);
}

/* --- Opening --- */

void
bastide_window_open (BastideWindow *self,
                     GFile         *file)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  self = bastide_window_get_free (self, bastide_page_can_open (BASTIDE_PAGE (self->study_page)));
  bastide_page_open (BASTIDE_PAGE (self->study_page), file, NULL);
}

void
bastide_window_restore (BastideWindow *self,
                        const char    *path,
                        GFile         *file,
                        gboolean       closed)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  bastide_document_restore (bastide_study_page_get_document (self->study_page), path, file, closed);
}

void
bastide_window_offer (BastideWindow *self,
                      const char    *path,
                      const char    *title)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  bastide_document_offer (bastide_study_page_get_document (self->study_page), path, title);
}

void
bastide_window_show_record (BastideWindow *self,
                            BstRecord     *record)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  self = bastide_window_get_free (self, bastide_page_can_open (BASTIDE_PAGE (self->study_page)));
  bastide_document_show_record (bastide_study_page_get_document (self->study_page), record);
}

void
bastide_window_open_sample (BastideWindow *self)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  self = bastide_window_get_free (self, bastide_page_can_open (BASTIDE_PAGE (self->study_page)));
  bastide_study_page_open_sample (self->study_page);
}

/* The text of a position, or none for an empty table. */
static void
set_up (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideWindow *self = user_data;

  self = bastide_window_get_free (self, bastide_page_can_open (BASTIDE_PAGE (self->study_page)));
  bastide_study_page_set_up (self->study_page, g_variant_get_string (parameter, NULL));
}

/* A puzzle or a lesson is made of the position in the study; where there is none, it is set up first. What is made
 * already comes to the front. */
static void
make (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideWindow *self = user_data;
  BastidePage *study = BASTIDE_PAGE (self->study_page);
  gboolean is_lesson = strcmp (g_variant_get_string (parameter, NULL), "lesson") == 0;
  BastidePage *lesson_editor = bastide_study_page_get_lesson_editor (self->study_page);

  if (self->made_page != NULL)
    bastide_window_show_page (self, self->made_page);
  else if (is_lesson && lesson_editor != NULL)
    bastide_window_show_made (self, lesson_editor, study);
  else if (bastide_page_is_empty (study))
    {
      bastide_study_page_set_up (self->study_page, "");
      /* Translators: both name two entries of the main menu. */
      bastide_page_tell (study, is_lesson ? _("Set up the position, then choose Make ▸ Lesson… in the main menu.")
                                          : _("Set up the position, then choose Make ▸ Puzzle… in the main menu."));
    }
  else
    {
      bastide_window_show_page (self, study);
      g_action_group_activate_action (bastide_page_get_actions (study), is_lesson ? "make-lesson" : "make-puzzle",
                                      NULL);
    }
}

static void
puzzles (BastideWindow *self)
{
  bastide_window_open_puzzles (self, NULL, NULL);
}

/* The window in which the booklet is open has it in front. */
static void
solve_puzzle (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideWindow *there;
  BastidePage *page;
  const char *uri, *id;
  g_autoptr (GFile) file = NULL;

  g_variant_get (parameter, "(&s&s)", &uri, &id);
  file = g_file_new_for_uri (uri);
  there = bastide_window_find (gtk_window_get_application (user_data), file);
  if (there == NULL)
    {
      bastide_window_open_puzzles (user_data, file, id);
      return;
    }
  page = bastide_window_get_named_page (there, "puzzles");
  gtk_window_present (GTK_WINDOW (there));
  bastide_window_show_page (there, page);
  bastide_page_open (page, file, id);
}

static void
learn_booklet (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  bastide_window_open_lessons (user_data, file);
}

/* The game stays behind it. */
static void
guess (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideWindow *self = user_data;
  BastidePage *page = bastide_window_get_named_page (self, "guess");
  gboolean from_here;
  guint players;

  g_variant_get (parameter, "(ub)", &players, &from_here);
  bastide_guess_page_begin (BASTIDE_GUESS_PAGE (page), bastide_study_page_get_study (self->study_page), players, from_here);
  bastide_window_show_page (self, page);
  gtk_widget_grab_focus (GTK_WIDGET (page));
}

/* Where there are no puzzles yet, the ones that come with Bastide are. */
static void
change_page (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  BastideWindow *self = user_data;
  BastidePage *page = bastide_window_get_named_page (self, g_variant_get_string (state, NULL));

  if (page == NULL)
    return;
  if (BASTIDE_IS_PUZZLE_PAGE (page) && bastide_page_is_empty (page))
    bastide_window_open_puzzles (self, NULL, NULL);
  else
    bastide_window_show_page (self, page);
  /* The stack has the focus come back to the other pages where it was. */
  if (self->page == self->start)
    gtk_widget_grab_focus (GTK_WIDGET (page));
}

static void
back (BastideWindow *self)
{
  if (bastide_page_go_back (self->page))
    return;
  if (self->before != NULL && !bastide_page_is_empty (self->before))
    bastide_window_show_page (self, self->before);
}

/* --- Keys --- */

static gboolean
press (BastideWindow         *self,
       guint                  key,
       GdkModifierType        modifiers,
       GtkEventControllerKey *controller)
{
  return bastide_page_press_key (self->page, key, modifiers, gtk_event_controller_get_current_event_time (
                                   GTK_EVENT_CONTROLLER (controller)))
         || bastide_keys_press (bastide_keys_get_shared (self->user_state),
                                bastide_page_get_key_scope (self->page), GTK_WIDGET (self->page), key,
                                modifiers);
}

static gboolean
key_pressed (BastideWindow         *self,
             guint                  key,
             guint                  code,
             GdkModifierType        modifiers,
             GtkEventControllerKey *controller)
{
  guint latin;

  modifiers &= KEY_MODIFIERS;
  if (press (self, key, modifiers, controller))
    return GDK_EVENT_STOP;
  latin = bastide_key_layout_find_latin (GTK_WIDGET (self), key, code);

  return latin != GDK_KEY_VoidSymbol && press (self, latin, modifiers, controller);
}

static void
key_released (BastideWindow         *self,
              guint                  key,
              guint                  code,
              GdkModifierType        modifiers,
              GtkEventControllerKey *controller)
{
  guint latin = bastide_key_layout_find_latin (GTK_WIDGET (self), key, code);
  guint32 time = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (controller));

  bastide_page_release_key (self->page, key, time);
  if (latin != GDK_KEY_VoidSymbol)
    bastide_page_release_key (self->page, latin, time);
}

/* Ctrl or Alt with a digit, where that needs Shift: the program would have the sign that is on the key without it. */
static gboolean
digit_pressed (BastideWindow   *self,
               guint            key,
               guint            code,
               GdkModifierType  modifiers)
{
  guint digit = GDK_KEY_VoidSymbol;

  modifiers &= KEY_MODIFIERS;
  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    digit = bastide_key_layout_find_digit (GTK_WIDGET (self), key, code);

  return digit != GDK_KEY_VoidSymbol
         && bastide_keys_press_early (bastide_keys_get_shared (self->user_state),
                                      bastide_page_get_key_scope (self->page), GTK_WIDGET (self->page), digit, modifiers);
}

static void
next_pane (BastideWindow *self)
{
  GtkWidget *above[] = { GTK_WIDGET (self->header), GTK_WIDGET (self->notices), NULL };

  bastide_page_next_pane (self->page, above);
  gtk_window_set_focus_visible (GTK_WINDOW (self), TRUE);
}

static void
show_menu (BastideWindow *self)
{
  bastide_header_show (self->header);
}

static void
toggle_fullscreen (BastideWindow *self)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else
    gtk_window_fullscreen (GTK_WINDOW (self));
}

/* --- Room --- */

static void
set_size (BastideWindow *self,
          int            width,
          int            height)
{
  double scale = bastide_text_size_get_scale (GTK_WIDGET (self));
  int notices;

  bastide_notices_set_narrow (self->notices, width < NARROW_WIDTH * scale);
  gtk_widget_measure (GTK_WIDGET (self->notices), GTK_ORIENTATION_VERTICAL, width, NULL, &notices, NULL, NULL);
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    if (BASTIDE_IS_PAGE (page))
      bastide_window_fit_page (self, BASTIDE_PAGE (page), width, height - notices);
  bastide_header_set_width (self->header, width);
}

/* The header bar is measured once its labels know. */
static void
text_size_changed (BastideWindow *self)
{
  set_size (self, gtk_widget_get_width (self->room), gtk_widget_get_height (self->room));
  bastide_header_fit (self->header);
}

/* What there is most probably, so that nobody sees it fit itself. */
static void
realized (BastideWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  set_size (self, width, height);
}

/* It is an SVG, and nobody should wait until the library that draws it is loaded. The dialogs have it too. */
static gboolean
set_icon (GtkWidget *widget)
{
  gtk_window_set_icon_name (GTK_WINDOW (widget), BASTIDE_APPLICATION_ID);
  gtk_window_set_default_icon_name (BASTIDE_APPLICATION_ID);

  return G_SOURCE_REMOVE;
}

static void
restore_state (BastideWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "is-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

static void
save_state (BastideWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (self->settings, "window-width", MAX (360, width));
  g_settings_set_int (self->settings, "window-height", MAX (294, height));
  g_settings_set_boolean (self->settings, "is-maximized",
                          gtk_window_is_maximized (GTK_WINDOW (self)));
  bastide_page_save_state (BASTIDE_PAGE (self->study_page));
  if (self->puzzle_page != NULL)
    bastide_page_save_state (self->puzzle_page);
}

/* --- Closing --- */

gboolean
bastide_window_keep (BastideWindow *self)
{
  g_return_val_if_fail (BASTIDE_IS_WINDOW (self), FALSE);

  return (self->made_page == NULL || bastide_making_page_flush (BASTIDE_MAKING_PAGE (self->made_page)))
         && bastide_document_keep (bastide_study_page_get_document (self->study_page));
}

void
bastide_window_close_kept (BastideWindow *self)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  bastide_document_set_kept (bastide_study_page_get_document (self->study_page));
  if (self->made_page != NULL)
    bastide_making_page_set_kept (BASTIDE_MAKING_PAGE (self->made_page));
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
is_last (BastideWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  for (; windows != NULL; windows = windows->next)
    if (windows->data != self && BASTIDE_IS_WINDOW (windows->data))
      return FALSE;

  return TRUE;
}

/* What is made of a booklet, and booklets, first: what is kept of the window depends on it. */
static gboolean
bastide_window_close_request (GtkWindow *window)
{
  BastideWindow *self = BASTIDE_WINDOW (window);

  if ((self->made_page != NULL && !bastide_page_may_close (self->made_page, is_last (self)))
      || (self->puzzle_page != NULL && !bastide_page_may_close (self->puzzle_page, is_last (self)))
      || (self->learn_page != NULL && !bastide_page_may_close (self->learn_page, is_last (self)))
      || !bastide_page_may_close (BASTIDE_PAGE (self->study_page), is_last (self)))
    return TRUE;
  save_state (self);

  return GTK_WINDOW_CLASS (bastide_window_parent_class)->close_request (window);
}

/* --- Class --- */

/* Tab. */
static gboolean
bastide_window_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  g_autoptr (GPtrArray) skipped G_GNUC_UNUSED = bastide_focus_prepare (widget);
  gboolean is_moved = GTK_WIDGET_CLASS (bastide_window_parent_class)->focus (widget, direction);

  bastide_focus_finish (widget);

  return is_moved;
}

static void
bastide_window_dispose (GObject *object)
{
  BastideWindow *self = BASTIDE_WINDOW (object);

  g_clear_object (&self->bindings);
  g_clear_weak_pointer (&self->undo_toast);
  g_clear_weak_pointer (&self->way_back);

  G_OBJECT_CLASS (bastide_window_parent_class)->dispose (object);
}

/* What is written or read may come back to it until then. */
static void
bastide_window_finalize (GObject *object)
{
  BastideWindow *self = BASTIDE_WINDOW (object);

  g_clear_object (&self->start);
  g_clear_object (&self->study_page);
  g_clear_object (&self->puzzle_page);
  g_clear_object (&self->puzzle_session);
  g_clear_object (&self->settings);
  g_clear_object (&self->user_state);

  G_OBJECT_CLASS (bastide_window_parent_class)->finalize (object);
}

static void
bastide_window_class_init (BastideWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_window_finalize;
  widget_class->focus = bastide_window_focus;
  GTK_WINDOW_CLASS (klass)->close_request = bastide_window_close_request;

  bastide_template_types (BASTIDE_TYPE_HEADER, BASTIDE_TYPE_NOTICES, BASTIDE_TYPE_PLACEHOLDER, BASTIDE_TYPE_ROOM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-window.ui");
  bastide_template_children (widget_class, BastideWindow, room, header, notices, toasts, stack, nothing);
  gtk_widget_class_bind_template_callback (widget_class, set_size);
}

static void
add_key_controllers (BastideWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *digits = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (digits, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (digits, "key-pressed", G_CALLBACK (digit_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), digits);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* The title in the task switcher: what is open, and the program. */
static gboolean
with_program (GBinding     *binding,
              const GValue *from,
              GValue       *to,
              gpointer      user_data)
{
  const char *title = g_value_get_string (from);

  if (title == NULL)
    g_value_set_string (to, _("Bastide"));
  else
    /* Translators: the title of the window in the task switcher: what is open, and the program. */
    g_value_take_string (to, g_strdup_printf (_("%s – Bastide"), title));

  return TRUE;
}

static void
follow_page (BastideWindow *self)
{
  self->bindings = g_binding_group_new ();
  g_binding_group_bind_full (self->bindings, "title", self, "title", G_BINDING_SYNC_CREATE, with_program,
                             NULL, NULL, NULL);
}

static void
bastide_window_init (BastideWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "set-up", .activate = set_up, .parameter_type = "s" },
    { .name = "make", .activate = make, .parameter_type = "s" },
    { .name = "learn-booklet", .activate = learn_booklet, .parameter_type = "s" },
    { .name = "guess", .activate = guess, .parameter_type = "(ub)" },
    { .name = "solve-puzzle", .activate = solve_puzzle, .parameter_type = "(ss)" },
    { .name = "page", .parameter_type = "s", .state = "'start'", .change_state = change_page },
  };
  static const BastideCall calls[] = {
    { "puzzles", G_CALLBACK (puzzles) },
    { "back", G_CALLBACK (back) },
    { "next-pane", G_CALLBACK (next_pane) },
    { "fullscreen", G_CALLBACK (toggle_fullscreen) },
    { "show", G_CALLBACK (show_menu) },
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_placeholder_set_button (self->nothing, _("Open a Game…"), "win.open");
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  bastide_calls_add (G_ACTION_MAP (self), calls, G_N_ELEMENTS (calls), self);
  bastide_window_open_init (self);
  bastide_window_help_init (self);
  bastide_window_practice_init (self);
  bastide_window_paper_init (self);
  follow_page (self);
  self->settings = g_settings_new (BASTIDE_APPLICATION_ID);
  restore_state (self);
  g_signal_connect (self, "realize", G_CALLBACK (realized), NULL);
  bastide_next_frame_call (&self->next_frame, GTK_WIDGET (self), set_icon);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (text_size_changed), self, G_CONNECT_SWAPPED);
  /* Targets of fingers are larger. */
  g_signal_connect (self, "notify::css-classes", G_CALLBACK (text_size_changed), NULL);
}

BastideWindow *
bastide_window_new (GtkApplication   *application,
                    BastideUserState *user_state)
{
  BastideWindow *self = g_object_new (BASTIDE_TYPE_WINDOW, "application", application, NULL);

  self->user_state = g_object_ref (user_state);
  add_key_controllers (self);
  bastide_header_set_keys (self->header, bastide_keys_get_shared (user_state));
  self->start = g_object_ref_sink (BASTIDE_PAGE (bastide_start_new (user_state)));
  self->puzzle_session = bastide_puzzle_session_new (bastide_user_state_get_results (user_state));
  self->study_page = g_object_ref_sink (bastide_study_page_new (user_state, self->puzzle_session));
  bastide_header_add_page (self->header, BASTIDE_TYPE_START);
  bastide_header_add_page (self->header, BASTIDE_TYPE_STUDY_PAGE);
  bastide_header_add_page (self->header, BASTIDE_TYPE_REPORT_PAGE);
  bastide_header_add_page (self->header, BASTIDE_TYPE_PUZZLE_PAGE);
  bastide_header_add_page (self->header, BASTIDE_TYPE_LEARN_PAGE);
  bastide_window_add_page (self, self->start);
  bastide_window_add_page (self, BASTIDE_PAGE (self->study_page));
  bastide_window_show_page (self, self->start);

  return self;
}
