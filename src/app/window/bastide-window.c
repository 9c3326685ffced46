/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-window.h"
#include "bastide-accessible.h"
#include "bastide-header.h"
#include "bastide-learn-page.h"
#include "bastide-next-frame.h"
#include "bastide-placeholder.h"
#include "bastide-puzzle-page.h"
#include "bastide-recent.h"
#include "bastide-start.h"
#include "bastide-study-page.h"
#include "bastide-text-size.h"
#include "bastide-window-help.h"
#include "bastide-window-open.h"
#include "bastide-window-paper.h"
#include "bastide-window-practice.h"

#include <glib/gi18n.h>

/* Narrower than this, with usual text, the buttons of a bar are below its sentence. */
#define NARROW_WIDTH 560

/* Seconds that a sentence is to be read in passing: one with a button, which is reached by keys too, a
 * long one, and others. */
#define BUTTON_TIMEOUT 15
#define LONG_TIMEOUT   8
#define LONG_TEXT      60
#define TIMEOUT        5

struct _BastideWindow
{
  AdwApplicationWindow  parent_instance;

  /* Owned */
  BastideUserState     *user_state;
  GSettings            *settings;
  GBindingGroup        *bindings;       /* of what the page says */
  BastideNextFrame      next_frame;     /* in which the icon comes */

  BastidePage          *page;           /* that is shown: one of these */
  BastidePage          *before;         /* that was shown before it (nullable) */
  BastidePage          *start;
  BastideStudyPage     *study_page;
  BastidePuzzleSession *puzzle_session;
  BastidePage          *puzzle_page;    /* NULL until it is first asked for */
  BastidePage          *learn_page;     /* NULL until it is first asked for */
  AdwToast             *way_back;       /* weak: that offers it; it is of the page that is shown (nullable) */
  BastidePage          *made_page;      /* by one of them, and not left yet (nullable) ... */
  BastidePage          *made_by;        /* ... that one, if it is in this window (nullable) */

  /* Template */
  BastideHeader        *header;
  BastideNotices       *notices;
  AdwToastOverlay      *toasts;
  GtkStack             *stack;
  BastidePlaceholder   *nothing;
};

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

  return bastide_user_state_get_keys (self->user_state);
}

static gboolean
has_booklet (BastideWindow *self)
{
  return self->puzzle_page != NULL && !bastide_page_is_empty (self->puzzle_page);
}

gboolean
bastide_window_is_empty (BastideWindow *self)
{
  g_return_val_if_fail (BASTIDE_IS_WINDOW (self), FALSE);

  return self->made_page == NULL && bastide_page_is_empty (BASTIDE_PAGE (self->study_page)) && !has_booklet (self);
}

gboolean
bastide_window_has_file (BastideWindow *self,
                         GFile         *file)
{
  g_return_val_if_fail (BASTIDE_IS_WINDOW (self), FALSE);

  return bastide_page_has_file (BASTIDE_PAGE (self->study_page), file)
         || (self->puzzle_page != NULL && bastide_page_has_file (self->puzzle_page, file));
}

BastideWindow *
bastide_window_find (GtkApplication *application,
                     GFile          *file)
{
  for (GList *at = gtk_application_get_windows (application); at != NULL; at = at->next)
    if (BASTIDE_IS_WINDOW (at->data) && bastide_window_has_file (at->data, file))
      return at->data;

  return NULL;
}

/* --- Pages --- */

static void
change_to (BastideWindow *self,
           BastidePage   *page)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "page");

  if (self->way_back != NULL)
    adw_toast_dismiss (self->way_back);
  self->before = self->page;
  self->page = page;
  gtk_widget_insert_action_group (GTK_WIDGET (self), "page", bastide_page_get_actions (page));
  g_binding_group_set_source (self->bindings, page);
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (bastide_page_get_name (page)));
  bastide_header_set_page (self->header, page);
}

/* Without anything on it, a button that opens something is there in its place. */
static void
show_page (BastideWindow *self,
           BastidePage   *page)
{
  if (page != self->page)
    change_to (self, page);
  gtk_stack_set_visible_child_name (self->stack, bastide_page_is_empty (page) ? "empty"
                                                                              : bastide_page_get_name (page));
  bastide_window_paper_update (self);
}

static void make_page (BastideWindow *self,
                       const char    *name);

BastidePage *
bastide_window_get_named_page (BastideWindow *self,
                               const char    *name)
{
  GtkWidget *page;

  g_return_val_if_fail (BASTIDE_IS_WINDOW (self), NULL);

  make_page (self, name);
  page = gtk_stack_get_child_by_name (self->stack, name);

  return BASTIDE_IS_PAGE (page) ? BASTIDE_PAGE (page) : NULL;
}

void
bastide_window_show_page (BastideWindow *self,
                          BastidePage   *page)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));
  g_return_if_fail (BASTIDE_IS_PAGE (page));

  show_page (self, page);
}

/* The study, or else the booklet; without both the page to begin with. */
static BastidePage *
get_filled_page (BastideWindow *self)
{
  BastidePage *study = BASTIDE_PAGE (self->study_page);

  return has_booklet (self) ? self->puzzle_page : !bastide_page_is_empty (study) ? study : self->start;
}

void
bastide_window_show_document (BastideWindow *self)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  show_page (self, get_filled_page (self));
}

/* What is open on the other page makes room. A booklet that is read again does not come before a puzzle
 * of it that is edited. */
static void
page_opened (BastideWindow *self,
             BastidePage   *page)
{
  BastidePage *study = BASTIDE_PAGE (self->study_page);
  BastidePage *other = page == study ? self->puzzle_page : study;

  if (page != self->page && (bastide_page_is_empty (page) || self->page == self->made_page))
    return;
  if (bastide_page_is_empty (page))
    {
      show_page (self, get_filled_page (self));
      return;
    }
  show_page (self, page);
  if (other != NULL)
    bastide_page_clear (other);
}

/* A window in which nothing is lost when another file comes into it, nor out of sight that is made. */
static BastideWindow *
get_free_window (BastideWindow *self,
                 gboolean       is_free)
{
  BastideWindow *other;

  if (is_free && self->made_page == NULL)
    return self;

  other = bastide_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->user_state);
  gtk_window_present (GTK_WINDOW (other));

  return other;
}

/* A booklet of puzzles comes where no game is: here, or in a window of its own. */
static void
open_puzzles (BastideWindow *self,
              GFile         *file,
              const char    *id)
{
  self = get_free_window (self, bastide_page_is_empty (BASTIDE_PAGE (self->study_page)));
  bastide_page_open (bastide_window_get_named_page (self, "puzzles"), file, id);
}

/* What is open stays, behind the lessons. */
static void
open_lessons (BastideWindow *self,
              GFile         *file)
{
  BastidePage *page = bastide_window_get_named_page (self, "learn");

  show_page (self, page);
  bastide_page_open (page, file, NULL);
}

static void
page_not_mine (BastideWindow *self,
               GFile         *file,
               const char    *place,
               BastidePage   *page)
{
  if (page == self->puzzle_page)
    open_lessons (self, file);
  else
    open_puzzles (self, file, place);
}

static void
page_used (BastideWindow *self,
           GFile         *file)
{
  bastide_recent_add (file);
}

static void
page_notice (BastideWindow     *self,
             BastideNoticeKind  kind,
             const char        *text,
             BastidePage       *page)
{
  /* Its buttons ask the page that tells it, whichever is shown then. */
  if (text != NULL)
    gtk_widget_insert_action_group (GTK_WIDGET (self->notices), "page", bastide_page_get_actions (page));
  bastide_notices_show (self->notices, kind, text);
  /* The next start need not try it again. */
  if (kind == BASTIDE_NOTICE_NOT_OPENED && text != NULL && bastide_window_is_empty (self))
    bastide_study_page_forget (self->study_page);
}

static void
page_toast (BastideWindow *self,
            const char    *text,
            const char    *button,
            const char    *action,
            GVariant      *target)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *label = gtk_label_new (text);

  /* A title of our own, since the toast's would take the sentence for markup. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  adw_toast_set_custom_title (toast, label);
  adw_toast_set_timeout (toast, button != NULL ? BUTTON_TIMEOUT
                                : g_utf8_strlen (text, -1) > LONG_TEXT ? LONG_TIMEOUT : TIMEOUT);
  adw_toast_set_button_label (toast, button);
  adw_toast_set_action_name (toast, action);
  adw_toast_set_action_target_value (toast, target);
  if (g_strcmp0 (action, "win.back") == 0)
    g_set_weak_pointer (&self->way_back, toast);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void add_page (BastideWindow *self,
                      BastidePage   *page);

static void
set_page_size (BastideWindow *self,
               BastidePage   *page,
               int            width,
               int            height)
{
  bastide_page_set_size (page, width, height, bastide_text_size_get_scale (GTK_WIDGET (self)));
}

static void
page_made (BastideWindow *self,
           BastidePage   *page,
           BastidePage   *maker)
{
  GtkWindow *there = bastide_page_get_window (page);

  if (there != NULL)
    self = BASTIDE_WINDOW (there);
  else
    {
      self = get_free_window (self, bastide_page_is_empty (BASTIDE_PAGE (self->study_page)));
      self->made_page = page;
      self->made_by = bastide_page_get_window (maker) == GTK_WINDOW (self) ? maker : NULL;
      bastide_header_add_page (self->header, G_OBJECT_TYPE (page));
      add_page (self, page);
      set_page_size (self, page, gtk_widget_get_width (GTK_WIDGET (self)),
                     gtk_widget_get_height (GTK_WIDGET (self)));
    }
  show_page (self, page);
  /* The stack would have the first child in focus that there is. */
  gtk_widget_grab_focus (GTK_WIDGET (page));
  gtk_window_present (GTK_WINDOW (self));
}

static void
page_left (BastideWindow *self,
           BastidePage   *page)
{
  BastidePage *maker = self->made_by;

  self->made_page = self->made_by = NULL;
  if (bastide_window_is_empty (self) && maker == NULL)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  show_page (self, maker != NULL ? maker : get_filled_page (self));
  self->before = NULL;
  bastide_header_remove_page (self->header, G_OBJECT_TYPE (page));
  gtk_stack_remove (self->stack, GTK_WIDGET (page));
}

static void
add_page (BastideWindow *self,
          BastidePage   *page)
{
  gtk_stack_add_named (self->stack, GTK_WIDGET (page), bastide_page_get_name (page));
  bastide_accessible_name_buttons (GTK_WIDGET (page));
  g_signal_connect_object (page, "opened", G_CALLBACK (page_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "made", G_CALLBACK (page_made), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "left", G_CALLBACK (page_left), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "not-mine", G_CALLBACK (page_not_mine), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "record", G_CALLBACK (bastide_window_show_record), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "used", G_CALLBACK (page_used), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "notice", G_CALLBACK (page_notice), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "toast", G_CALLBACK (page_toast), self, G_CONNECT_SWAPPED);
}

static gboolean
is_named (GType       type,
          const char *name)
{
  return g_str_equal (bastide_page_type_get_name (type), name);
}

/* These have much on them, and most who start want their game. */
static void
make_page (BastideWindow *self,
           const char    *name)
{
  BastidePage *page;

  if (self->puzzle_page == NULL && is_named (BASTIDE_TYPE_PUZZLE_PAGE, name))
    page = self->puzzle_page = g_object_ref_sink (
      BASTIDE_PAGE (bastide_puzzle_page_new (self->user_state, self->puzzle_session)));
  else if (self->learn_page == NULL && is_named (BASTIDE_TYPE_LEARN_PAGE, name))
    {
      page = self->learn_page = BASTIDE_PAGE (bastide_learn_page_new (self->user_state));
      bastide_learn_page_set_study (BASTIDE_LEARN_PAGE (page), bastide_study_page_get_study (self->study_page));
    }
  else
    return;

  add_page (self, page);
  set_page_size (self, page, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
}

/* --- Opening --- */

void
bastide_window_open (BastideWindow *self,
                     GFile         *file)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  self = get_free_window (self, bastide_page_can_open (BASTIDE_PAGE (self->study_page)));
  bastide_page_open (BASTIDE_PAGE (self->study_page), file, NULL);
}

void
bastide_window_restore (BastideWindow *self,
                        const char    *path,
                        GFile         *file,
                        gboolean       closed)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  bastide_study_page_restore (self->study_page, path, file, closed);
}

void
bastide_window_show_record (BastideWindow *self,
                            BstRecord     *record)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  self = get_free_window (self, bastide_page_can_open (BASTIDE_PAGE (self->study_page)));
  bastide_study_page_show_record (self->study_page, record);
}

void
bastide_window_open_sample (BastideWindow *self)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  self = get_free_window (self, bastide_page_can_open (BASTIDE_PAGE (self->study_page)));
  bastide_study_page_open_sample (self->study_page);
}

/* The text of a position, or none for an empty table. */
static void
set_up (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideWindow *self = user_data;

  self = get_free_window (self, bastide_page_can_open (BASTIDE_PAGE (self->study_page)));
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
    show_page (self, self->made_page);
  else if (is_lesson && lesson_editor != NULL)
    page_made (self, lesson_editor, study);
  else if (bastide_page_is_empty (study))
    {
      bastide_study_page_set_up (self->study_page, "");
      /* Translators: both name two entries of the main menu. */
      bastide_page_tell (study, is_lesson ? _("Set up the position, then choose Make ▸ Lesson… in the main menu.")
                                          : _("Set up the position, then choose Make ▸ Puzzle… in the main menu."));
    }
  else
    {
      show_page (self, study);
      g_action_group_activate_action (bastide_page_get_actions (study), is_lesson ? "make-lesson" : "make-puzzle",
                                      NULL);
    }
}

static void
puzzles (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  open_puzzles (user_data, NULL, NULL);
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
      open_puzzles (user_data, file, id);
      return;
    }
  page = bastide_window_get_named_page (there, "puzzles");
  gtk_window_present (GTK_WINDOW (there));
  show_page (there, page);
  bastide_page_open (page, file, id);
}

static void
learn_booklet (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  open_lessons (user_data, file);
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
    open_puzzles (self, NULL, NULL);
  else
    show_page (self, page);
  /* The stack has the focus come back to the other pages where it was. */
  if (self->page == self->start)
    gtk_widget_grab_focus (GTK_WIDGET (page));
}

static void
back (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideWindow *self = user_data;

  if (bastide_page_go_back (self->page))
    return;
  if (self->before != NULL && !bastide_page_is_empty (self->before))
    show_page (self, self->before);
}

/* --- Keys --- */

static gboolean
key_pressed (BastideWindow         *self,
             guint                  key,
             guint                  code,
             GdkModifierType        modifiers,
             GtkEventControllerKey *controller)
{
  modifiers &= GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_SHIFT_MASK;

  return bastide_page_press_key (self->page, key, modifiers, gtk_event_controller_get_current_event_time (
                                   GTK_EVENT_CONTROLLER (controller)))
         || bastide_keys_press (bastide_user_state_get_keys (self->user_state),
                                bastide_page_get_key_scope (self->page), GTK_WIDGET (self->page), key,
                                modifiers);
}

static void
key_released (BastideWindow         *self,
              guint                  key,
              guint                  code,
              GdkModifierType        modifiers,
              GtkEventControllerKey *controller)
{
  bastide_page_release_key (self->page, key, gtk_event_controller_get_current_event_time (
                              GTK_EVENT_CONTROLLER (controller)));
}

static void
next_pane (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideWindow *self = user_data;
  GtkWidget *above[] = { GTK_WIDGET (self->header), GTK_WIDGET (self->notices), NULL };

  bastide_page_next_pane (self->page, above);
}

static void
toggle_fullscreen (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  if (gtk_window_is_fullscreen (user_data))
    gtk_window_unfullscreen (user_data);
  else
    gtk_window_fullscreen (user_data);
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
      set_page_size (self, BASTIDE_PAGE (page), width, height - notices);
  bastide_header_set_width (self->header, width);
}

/* The surface is wider by the window's shadow. */
static void
surface_resized (BastideWindow *self)
{
  set_size (self, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
}

/* The header bar is measured once its labels know. */
static void
text_size_changed (BastideWindow *self)
{
  surface_resized (self);
  bastide_header_fit (self->header);
}

static void
realized (BastideWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  set_size (self, width, height);
  g_signal_connect_object (surface, "layout", G_CALLBACK (surface_resized), self,
                           G_CONNECT_SWAPPED);
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

  return (self->made_page == NULL || bastide_page_can_open (self->made_page))
         && bastide_study_page_keep (self->study_page);
}

void
bastide_window_close_kept (BastideWindow *self)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  bastide_study_page_set_kept (self->study_page);
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

static void
bastide_window_dispose (GObject *object)
{
  BastideWindow *self = BASTIDE_WINDOW (object);

  g_clear_object (&self->bindings);
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
  GTK_WINDOW_CLASS (klass)->close_request = bastide_window_close_request;

  g_type_ensure (BASTIDE_TYPE_HEADER);
  g_type_ensure (BASTIDE_TYPE_NOTICES);
  g_type_ensure (BASTIDE_TYPE_PLACEHOLDER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, header);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, notices);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, nothing);
}

static void
add_key_controller (BastideWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

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
    { .name = "puzzles", .activate = puzzles },
    { .name = "learn-booklet", .activate = learn_booklet, .parameter_type = "s" },
    { .name = "solve-puzzle", .activate = solve_puzzle, .parameter_type = "(ss)" },
    { .name = "page", .parameter_type = "s", .state = "'start'", .change_state = change_page },
    { .name = "back", .activate = back },
    { .name = "next-pane", .activate = next_pane },
    { .name = "fullscreen", .activate = toggle_fullscreen },
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_placeholder_set_button (self->nothing, _("Open a Game…"), "win.open");
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  bastide_window_open_init (self);
  bastide_window_help_init (self);
  bastide_window_practice_init (self);
  bastide_window_paper_init (self);
  add_key_controller (self);
  follow_page (self);
  self->settings = g_settings_new (BASTIDE_APPLICATION_ID);
  restore_state (self);
  g_signal_connect (self, "realize", G_CALLBACK (realized), NULL);
  bastide_next_frame_call (&self->next_frame, GTK_WIDGET (self), set_icon);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (text_size_changed), self, G_CONNECT_SWAPPED);
}

BastideWindow *
bastide_window_new (GtkApplication   *application,
                    BastideUserState *user_state)
{
  BastideWindow *self = g_object_new (BASTIDE_TYPE_WINDOW, "application", application, NULL);

  self->user_state = g_object_ref (user_state);
  bastide_header_set_keys (self->header, bastide_user_state_get_keys (user_state));
  self->start = g_object_ref_sink (BASTIDE_PAGE (bastide_start_new (user_state)));
  self->puzzle_session = bastide_puzzle_session_new (bastide_user_state_get_results (user_state));
  self->study_page = g_object_ref_sink (bastide_study_page_new (user_state, self->puzzle_session));
  bastide_header_add_page (self->header, BASTIDE_TYPE_START);
  bastide_header_add_page (self->header, BASTIDE_TYPE_STUDY_PAGE);
  bastide_header_add_page (self->header, BASTIDE_TYPE_PUZZLE_PAGE);
  bastide_header_add_page (self->header, BASTIDE_TYPE_LEARN_PAGE);
  add_page (self, self->start);
  add_page (self, BASTIDE_PAGE (self->study_page));
  show_page (self, self->start);

  return self;
}
