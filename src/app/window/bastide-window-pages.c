/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages of a window: which is shown, what is open on them, and what they say. */

#include "config.h"

#include "bastide-window-private.h"
#include "bastide-window-open.h"
#include "bastide-accessible.h"
#include "bastide-guess-page.h"
#include "bastide-learn-page.h"
#include "bastide-mistakes.h"
#include "bastide-puzzle-page.h"
#include "bastide-recent.h"
#include "bastide-report-page.h"
#include "bastide-text-size.h"
#include "bastide-window-paper.h"

/* Seconds that a sentence is to be read in passing: one with a button, which is reached by keys too, a
 * long one, and others. */
#define BUTTON_TIMEOUT 15
#define LONG_TIMEOUT   8
#define LONG_TEXT      60
#define TIMEOUT        5

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

/* --- Which is shown --- */

/* It would undo something else. */
static void
drop_undo_toast (BastideWindow *self)
{
  if (self->undo_toast != NULL)
    adw_toast_dismiss (self->undo_toast);
  g_clear_weak_pointer (&self->undo_toast);
}

static void
change_to (BastideWindow *self,
           BastidePage   *page)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "page");

  drop_undo_toast (self);
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
void
bastide_window_show_page (BastideWindow *self,
                          BastidePage   *page)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));
  g_return_if_fail (BASTIDE_IS_PAGE (page));

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

/* The study, or else the booklet; without both the page to begin with. */
static BastidePage *
get_filled_page (BastideWindow *self)
{
  BastidePage *study = BASTIDE_PAGE (self->study_page);

  return !bastide_page_is_empty (study) ? study : has_booklet (self) ? self->puzzle_page : self->start;
}

void
bastide_window_show_document (BastideWindow *self)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  bastide_window_show_page (self, get_filled_page (self));
}

/* --- Opening --- */

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
      bastide_window_show_page (self, get_filled_page (self));
      return;
    }
  bastide_window_show_page (self, page);
  if (other != NULL)
    bastide_page_clear (other);
}

/* A window in which nothing is lost when another file comes into it, nor out of sight that is made. */
BastideWindow *
bastide_window_get_free (BastideWindow *self,
                         gboolean       is_free)
{
  BastideWindow *other;

  if (is_free && self->made_page == NULL)
    return self;

  other = bastide_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->user_state);
  gtk_window_present (GTK_WINDOW (other));

  return other;
}

/* The exercises that were made of games. */
static gboolean
is_mistakes (GFile *file)
{
  g_autoptr (GFile) mistakes = bastide_mistakes_dup_file ();

  return g_file_equal (file, mistakes);
}

/* A booklet of puzzles comes where no game is: here, or in a window of its own. Those that come with Bastide are behind
 * the game, as the lessons are, and so are the mistakes that were made in it. */
void
bastide_window_open_puzzles (BastideWindow *self,
                             GFile         *file,
                             const char    *id)
{
  BastidePage *page;

  if (file != NULL && !is_mistakes (file))
    self = bastide_window_get_free (self, bastide_page_is_empty (BASTIDE_PAGE (self->study_page)));
  page = bastide_window_get_named_page (self, "puzzles");
  bastide_page_open (page, file, id);
  if (file == NULL)
    bastide_window_show_page (self, page);
}

/* What is open stays, behind the lessons. */
void
bastide_window_open_lessons (BastideWindow *self,
                             GFile         *file)
{
  BastidePage *page = bastide_window_get_named_page (self, "learn");

  bastide_window_show_page (self, page);
  bastide_page_open (page, file, NULL);
}

void
bastide_window_open_lesson (BastideWindow *self,
                            const char    *lesson)
{
  BastidePage *page;

  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  page = bastide_window_get_named_page (self, "learn");
  bastide_window_show_page (self, page);
  bastide_page_open (page, NULL, lesson);
}

static void
page_not_mine (BastideWindow *self,
               GFile         *file,
               const char    *place,
               BastidePage   *page)
{
  if (page == self->puzzle_page)
    bastide_window_open_lessons (self, file);
  else
    bastide_window_open_puzzles (self, file, place);
}

/* It ended the program once, and was asked for all the same. */
static void
page_draft (BastideWindow *self,
            const char    *path)
{
  bastide_window_restore_made (self, path, FALSE);
}

/* --- What they say --- */

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
    bastide_document_forget (bastide_study_page_get_document (self->study_page));
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
  if (g_strcmp0 (action, "page.undo") == 0)
    {
      drop_undo_toast (self);
      g_set_weak_pointer (&self->undo_toast, toast);
    }
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* --- Which are there --- */

void
bastide_window_fit_page (BastideWindow *self,
                         BastidePage   *page,
                         int            width,
                         int            height)
{
  bastide_page_set_size (page, width, height, bastide_text_size_get_scale (GTK_WIDGET (self)));
}

void
bastide_window_put_made (BastideWindow *self,
                         BastidePage   *page,
                         BastidePage   *maker)
{
  self->made_page = page;
  self->made_by = maker;
  bastide_header_add_page (self->header, G_OBJECT_TYPE (page));
  bastide_window_add_page (self, page);
  bastide_window_fit_page (self, page, gtk_widget_get_width (GTK_WIDGET (self)),
                           gtk_widget_get_height (GTK_WIDGET (self)));
  bastide_window_show_page (self, page);
  /* The stack would have the first child in focus that there is. */
  gtk_widget_grab_focus (GTK_WIDGET (page));
}

void
bastide_window_show_made (BastideWindow *self,
                          BastidePage   *page,
                          BastidePage   *maker)
{
  GtkWindow *there = bastide_page_get_window (page);

  if (there != NULL)
    {
      self = BASTIDE_WINDOW (there);
      bastide_window_show_page (self, page);
      gtk_widget_grab_focus (GTK_WIDGET (page));
    }
  else
    {
      self = bastide_window_get_free (self, bastide_page_is_empty (BASTIDE_PAGE (self->study_page)));
      bastide_window_put_made (self, page, bastide_page_get_window (maker) == GTK_WINDOW (self) ? maker : NULL);
    }
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
  bastide_window_show_page (self, maker != NULL ? maker : get_filled_page (self));
  self->before = NULL;
  bastide_header_remove_page (self->header, G_OBJECT_TYPE (page));
  gtk_stack_remove (self->stack, GTK_WIDGET (page));
}

void
bastide_window_add_page (BastideWindow *self,
                         BastidePage   *page)
{
  gtk_stack_add_named (self->stack, GTK_WIDGET (page), bastide_page_get_name (page));
  bastide_accessible_name_buttons (GTK_WIDGET (page));
  g_signal_connect_object (page, "opened", G_CALLBACK (page_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "made", G_CALLBACK (bastide_window_show_made), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "left", G_CALLBACK (page_left), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "not-mine", G_CALLBACK (page_not_mine), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "draft", G_CALLBACK (page_draft), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "archive", G_CALLBACK (bastide_window_open_archive), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "record", G_CALLBACK (bastide_window_show_record), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "used", G_CALLBACK (page_used), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "notice", G_CALLBACK (page_notice), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "toast", G_CALLBACK (page_toast), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "outdated", G_CALLBACK (drop_undo_toast), self, G_CONNECT_SWAPPED);
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
  else if (self->report_page == NULL && is_named (BASTIDE_TYPE_REPORT_PAGE, name))
    page = self->report_page = BASTIDE_PAGE (bastide_report_page_new (bastide_study_page_get_study (self->study_page),
                                                                      bastide_study_page_get_report (self->study_page),
                                                                      self->user_state));
  else if (self->guess_page == NULL && is_named (BASTIDE_TYPE_GUESS_PAGE, name))
    page = self->guess_page = BASTIDE_PAGE (bastide_guess_page_new (self->user_state));
  else
    return;

  bastide_window_add_page (self, page);
  bastide_window_fit_page (self, page, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
}
