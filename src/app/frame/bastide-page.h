/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a window shows one of at a time: a game that is studied, a booklet that is solved, a puzzle that
 * is made. A page is a widget; what the frame around it shows, and asks of it, goes through this interface, so that the
 * window knows neither games nor booklets. */

#pragma once

#include "bastide-keys.h"
#include "bastide-notices.h"
#include "bastide-sheet.h"
#include "bastide-shown.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_PAGE (bastide_page_get_type ())
G_DECLARE_INTERFACE (BastidePage, bastide_page, BASTIDE, PAGE, GtkWidget)

/* Properties, all strings to be read: "title" of the window; "heading": the same in the header bar,
 * where it is another; "subtitle" of that; "side-title": what is in the sidebar;
 * "undo-label" and "redo-label": what would be undone and redone, with a mnemonic.
 *
 * Signals, all of them to the window:
 * "opened": something was opened here and shall be seen.
 * "made" (BastidePage *page): another page, which shall be seen until it is left: here if no game is
 * open in the window. It comes again to show a page that is there already.
 * "left": what such a page was made for is done. It goes, and with it a window that has nothing else.
 * "archive" (GFile *file): what was asked for are several files, of which one is to be chosen.
 * "not-mine" (GFile *file, const char *node_path): what was asked for is for another page (both nullable).
 * "draft" (const char *path): what was asked for is a draft of something that was being made.
 * "used" (GFile *file): it was read, or written.
 * "record" (BstRecord *record): a game that no file has, which shall be open as one.
 * "notice" (BastideNotice kind, const char *text): a bar at the top says it; NULL takes it away.
 * "toast" (const char *text, const char *button, const char *action, GVariant *target): something is
 * told in passing, with a button that does something about it (last three nullable).
 * "outdated": what "page.undo" does is no longer what a toast with it says. */

/* Help for where one is on a page. */
typedef struct
{
  const char      *text;        /* in the reader's language */
  BastideKeyScope  scope;       /* of the keys that it lists */
  const char      *rule;        /* the number of a rule that says it better (nullable) */
} BastidePageHelp;

/* A page must have a name, a label and help, and give its actions, and its sheet if it has one; the rest is left out where
 * it has no use. */
struct _BastidePageInterface
{
  GTypeInterface parent_interface;

  const char    *name;          /* in actions: lower case, of no other page */
  const char    *label;         /* what it is called, for gettext, with a mnemonic */
  const char    *help;          /* likewise, as long as get_help() says no other */
  BastideKeyScope key_scope;    /* as long as get_key_scope() says no other */

  GActionGroup *(*get_actions)   (BastidePage      *self);
  gboolean      (*is_empty)      (BastidePage      *self);
  gboolean      (*can_open)      (BastidePage      *self);
  void          (*open)          (BastidePage      *self,
                                  GFile            *file,
                                  const char       *node_path);
  gboolean      (*has_file)      (BastidePage      *self,
                                  GFile            *file);
  void          (*clear)         (BastidePage      *self);
  gboolean      (*may_close)     (BastidePage      *self,
                                  gboolean          is_last);
  void          (*save_state)    (BastidePage      *self);
  void          (*set_size)      (BastidePage      *self,
                                  int               width,
                                  int               height,
                                  double            text_scale);
  BastideKeyScope (*get_key_scope) (BastidePage    *self);
  gboolean      (*go_back)       (BastidePage      *self);
  void          (*get_help)      (BastidePage      *self,
                                  BastidePageHelp  *help);
  gboolean      (*press_key)     (BastidePage      *self,
                                  guint             key,
                                  GdkModifierType   modifiers,
                                  guint32           time);
  void          (*release_key)   (BastidePage      *self,
                                  guint             key,
                                  guint32           time);
  GtkWidget    *(*get_nth_pane)  (BastidePage      *self,
                                  guint             n);
  gboolean      (*has_sheet)     (BastidePage      *self);
  gboolean      (*has_picture)   (BastidePage      *self);
  BastideSheet *(*dup_sheet)     (BastidePage      *self);
  BastideShown *(*get_shown)     (BastidePage      *self);
  char         *(*dup_tooltip)   (BastidePage      *self);
};

/* What pages of a type are called: there need be none yet. As below. */
const char   *bastide_page_type_get_name  (GType          type);
const char   *bastide_page_type_get_label (GType          type);

const char   *bastide_page_get_name    (BastidePage      *self);
/* In the reader's language, with a mnemonic. */
const char   *bastide_page_get_label   (BastidePage      *self);

/* What is done on it: the window has them as "page". A page with two panes has a "pane" beside its
 * "sidebar"; it may have neither. */
GActionGroup *bastide_page_get_actions (BastidePage      *self);

/* Nothing is open on it, nor being opened. */
gboolean      bastide_page_is_empty    (BastidePage      *self);

/* FALSE: what is open must stay, as it has changes that are not saved. */
gboolean      bastide_page_can_open    (BastidePage      *self);

/* Reads @file and shows the node at @node_path (nullable). NULL: what the page has of its own. */
void          bastide_page_open        (BastidePage      *self,
                                        GFile            *file,
                                        const char       *node_path);

/* Is it open, or being opened? */
gboolean      bastide_page_has_file    (BastidePage      *self,
                                        GFile            *file);

/* Another page has what is open in the window now. */
void          bastide_page_clear       (BastidePage      *self);

/* FALSE: it asks, or waits for what is being written, and closes the window then. @is_last: no other
 * window is open. */
gboolean      bastide_page_may_close   (BastidePage      *self,
                                        gboolean          is_last);

/* What the next window begins with. */
void          bastide_page_save_state  (BastidePage      *self);

/* Of the window, and how large texts are (bastide_text_size_get_scale()). */
void          bastide_page_set_size    (BastidePage      *self,
                                        int               width,
                                        int               height,
                                        double            text_scale);

/* Which keys of the table are heard on it. */
BastideKeyScope bastide_page_get_key_scope (BastidePage  *self);

/* To what a link on it was followed from. FALSE if that was on another page. */
gboolean      bastide_page_go_back     (BastidePage      *self);

/* What is in @help stays until something changes on the page. */
void          bastide_page_get_help    (BastidePage      *self,
                                        BastidePageHelp  *help);

/* Keys that the focus had no use for, before those of the table; @time in milliseconds of the events. */
gboolean      bastide_page_press_key   (BastidePage      *self,
                                        guint             key,
                                        GdkModifierType   modifiers,
                                        guint32           time);
void          bastide_page_release_key (BastidePage      *self,
                                        guint             key,
                                        guint32           time);

/* The next of @above, the last of which is NULL, and its panes that can be seen gets the focus, round and
 * round. */
void          bastide_page_next_pane   (BastidePage         *self,
                                        GtkWidget * const   *above);

/* What is printed, if there is something, and whether it has a picture, which is exported; "opened" comes when
 * that changes. (transfer full) */
gboolean      bastide_page_has_sheet   (BastidePage      *self);
gboolean      bastide_page_has_picture (BastidePage      *self);
BastideSheet *bastide_page_dup_sheet   (BastidePage      *self) G_GNUC_WARN_UNUSED_RESULT;

/* --- For pages --- */

typedef enum
{
  BASTIDE_PAGE_TITLE = 1,
  BASTIDE_PAGE_HEADING,
  BASTIDE_PAGE_SUBTITLE,
  BASTIDE_PAGE_SIDE_TITLE,
  BASTIDE_PAGE_UNDO_LABEL,
  BASTIDE_PAGE_REDO_LABEL,
  BASTIDE_PAGE_N_TEXTS
} BastidePageText;

/* The class has the properties above, and no others. */
void          bastide_page_install_properties (GObjectClass    *klass);

/* Sets one of the properties, and notifies if it is another. */
void          bastide_page_set_text    (BastidePage      *self,
                                        BastidePageText   which,
                                        const char       *text);

void          bastide_page_tell        (BastidePage      *self,
                                        const char       *text);
void          bastide_page_tell_with   (BastidePage      *self,
                                        const char       *text,
                                        const char       *button,
                                        const char       *action,
                                        GVariant         *target);

/* Faults of a file that was opened all the same: (element-type BstIoIssue). */
void          bastide_page_tell_issues (BastidePage      *self,
                                        GPtrArray        *issues);

/* A bar and no question: whoever is asked nothing can quit, or open another file. */
void          bastide_page_tell_not_opened (BastidePage  *self,
                                            const GError *error);

/* While the cursor is in a text, undo (or @redo) is the text's, also when there is nothing left of it. FALSE if it is in
 * none, or in a number. */
gboolean      bastide_page_undo_typing (BastidePage     *self,
                                        gboolean         redo);

/* What is being typed counts from now on: a field settles when the focus leaves it. */
void          bastide_page_settle      (BastidePage      *self);

/* @text: NULL takes the bar away. */
void          bastide_page_notice      (BastidePage      *self,
                                        BastideNoticeKind kind,
                                        const char       *text);

/* The window that it is in (nullable). */
GtkWindow    *bastide_page_get_window  (BastidePage      *self);

/* Sets whether each of @names can be done; the last one is NULL. */
void          bastide_page_enable      (BastidePage        *self,
                                        const char * const *names,
                                        gboolean            enabled);

/* A pane that comes late to a page has what those have that were there from the start. */
void          bastide_page_put_late    (BastideKeys      *keys,
                                        AdwBin           *place,
                                        GtkWidget        *pane);

/* The game of which overlays are chosen, as it is shown (nullable). */
BastideShown *bastide_page_get_shown  (BastidePage      *self);
/* What the heading has not room for, in lines. (transfer full) (nullable) */
char         *bastide_page_dup_tooltip (BastidePage     *self);

G_END_DECLS
