/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What GTK and libadwaita have replaced since the versions that we can count on. Only here
 * does the program ask which version it is built against. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* --- A sidebar beside or over a content --- */

#if ADW_CHECK_VERSION (1, 4, 0)
#define BASTIDE_COMPAT_SPLIT_SHOW "show-sidebar"
#else
#define BASTIDE_COMPAT_SPLIT_SHOW "reveal-flap"
#endif

/* Folding neither shows nor hides the sidebar. */
GtkWidget *bastide_compat_split_new         (void) G_GNUC_WARN_UNUSED_RESULT;
void       bastide_compat_split_set_content (GtkWidget *split,
                                             GtkWidget *content);
void       bastide_compat_split_set_sidebar (GtkWidget *split,
                                             GtkWidget *sidebar);
void       bastide_compat_split_set_at_end  (GtkWidget *split,
                                             gboolean   at_end);
void       bastide_compat_split_set_folded  (GtkWidget *split,
                                             gboolean   folded);

/* --- Dialogs --- */

/* @files: (element-type GFile), empty if the reader changed his mind. */
typedef void (*BastideCompatOpenFunc) (GListModel *files,
                                       gpointer    user_data);

/* Asks for files to open, first in @folder (nullable: wherever that was last). @filters: (element-type
 * GtkFileFilter). @user_data is referenced until @func was called. */
void       bastide_compat_open_files        (GtkWindow             *parent,
                                             const char            *title,
                                             GFile                 *folder,
                                             GListModel            *filters,
                                             BastideCompatOpenFunc  func,
                                             GObject               *user_data);

/* Asks where to save; @func gets one file, or none. @name is proposed, in the folder of @beside
 * (nullable), or in Documents if nothing can be saved there. @user_data is referenced until @func was called. */
void       bastide_compat_save_file         (GtkWindow             *parent,
                                             const char            *title,
                                             const char            *name,
                                             GFile                 *beside,
                                             GListModel            *filters,
                                             BastideCompatOpenFunc  func,
                                             GObject               *user_data);

/* Closes what the functions below show inside of @window, as if it was cancelled, so that the window
 * itself can be closed. What they show as windows is left alone. */
void       bastide_compat_close_dialogs     (GtkWindow             *window);

/* Tells what went wrong. */
void       bastide_compat_alert             (GtkWindow             *parent,
                                             const char            *heading,
                                             const char            *body);

typedef enum
{
  BASTIDE_COMPAT_CANCEL,
  BASTIDE_COMPAT_DISCARD,
  BASTIDE_COMPAT_SAVE
} BastideCompatAnswer;

typedef void (*BastideCompatAskFunc) (BastideCompatAnswer answer,
                                      gpointer            user_data);

/* Asks what shall become of changes. @discard says what is lost, with an underline for its key. @user_data is
 * referenced until @func was called. */
void       bastide_compat_ask_to_save       (GtkWindow             *parent,
                                             const char            *heading,
                                             const char            *body,
                                             const char            *discard,
                                             BastideCompatAskFunc   func,
                                             GObject               *user_data);

/* Asks whether something is to be done all the same: @label says what, with an underline for its
 * key. The answer is DISCARD for yes, or CANCEL. */
void       bastide_compat_ask_anyway        (GtkWindow             *parent,
                                             const char            *heading,
                                             const char            *body,
                                             const char            *label,
                                             BastideCompatAskFunc   func,
                                             GObject               *user_data);

/* Does either of these questions wait for its answer, in any window? */
gboolean   bastide_compat_is_asking         (void);

typedef void (*BastideCompatTextFunc) (const char *text,
                                       gpointer    user_data);

/* Asks for one line; @func is only called if it is given. @label names it, @text (nullable) is
 * there to begin with. @user_data is referenced until the answer is there. */
void       bastide_compat_ask_for_text      (GtkWindow             *parent,
                                             const char            *heading,
                                             const char            *label,
                                             const char            *text,
                                             BastideCompatTextFunc  func,
                                             GObject               *user_data);

/* The window with name, version and licence. */
void       bastide_compat_show_about        (GtkWindow             *parent);

/* Shows @pages of rows under @title over @parent; who types there searches them. */
void       bastide_compat_show_preferences  (GtkWindow             *parent,
                                             const char            *title,
                                             AdwPreferencesPage   **pages,
                                             guint                  n_pages);

G_END_DECLS
