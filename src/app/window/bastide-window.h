/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The frame: a header bar, bars that tell something, and pages of which one is shown. One document is
 * open in a window: a game, or a booklet of puzzles. */

#pragma once

#include <adwaita.h>

#include "bastide-keys.h"
#include "bastide-page.h"
#include "bastide-user-state.h"

#include <bst-record.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_WINDOW (bastide_window_get_type ())
G_DECLARE_FINAL_TYPE (BastideWindow, bastide_window, BASTIDE, WINDOW, AdwApplicationWindow)

BastideWindow *bastide_window_new          (GtkApplication   *application,
                                            BastideUserState *user_state) G_GNUC_WARN_UNUSED_RESULT;

/* The page that is shown. */
BastidePage   *bastide_window_get_page     (BastideWindow    *self);
GSettings     *bastide_window_get_settings (BastideWindow    *self);
BastideKeys   *bastide_window_get_keys     (BastideWindow    *self);

/* One of its pages. */
BastidePage   *bastide_window_get_named_page (BastideWindow  *self,
                                              const char     *name);
void           bastide_window_show_page    (BastideWindow    *self,
                                            BastidePage      *page);

/* Shows what is open: the game, or else the booklet, or else the page to begin with. */
void           bastide_window_show_document (BastideWindow   *self);

/* Nothing is open in it yet, nor being opened. */
gboolean       bastide_window_is_empty     (BastideWindow    *self);

/* Reads @file and shows it, in another window if there are changes in this one that are not
 * saved; tells if that cannot be done. */
void           bastide_window_open         (BastideWindow    *self,
                                            GFile            *file);

/* Is it what the window shows, or will show? */
gboolean       bastide_window_has_file     (BastideWindow    *self,
                                            GFile            *file);

/* The window of @application that has @file (nullable). */
BastideWindow *bastide_window_find         (GtkApplication   *application,
                                            GFile            *file);

/* Shows a draft that was left, and goes on keeping it there. @file: that it is a form of
 * (nullable). @closed: its window was closed as it should. */
void           bastide_window_restore      (BastideWindow    *self,
                                            const char       *path,
                                            GFile            *file,
                                            gboolean          closed);

/* The same of a lesson or a puzzle that was being made. */
void           bastide_window_restore_made (BastideWindow    *self,
                                            const char       *path,
                                            gboolean          closed);

/* Asks whether a draft shall be opened that ended the program when that was tried. @title: nullable. */
void           bastide_window_offer        (BastideWindow    *self,
                                            const char       *path,
                                            const char       *title);

/* Writes the drafts, so that they are there at the next start. FALSE if that failed. */
gboolean       bastide_window_keep         (BastideWindow    *self);
/* It closes without a question: it was kept. */
void           bastide_window_close_kept   (BastideWindow    *self);

/* Shows a game that was made here and is in no file yet. */
void           bastide_window_show_record  (BastideWindow    *self,
                                            BstRecord        *record);

/* Opens a lesson of a bundled course, "further-sets/river". */
void           bastide_window_open_lesson  (BastideWindow    *self,
                                            const char       *lesson);

/* Shows the game that comes with Bastide. */
void           bastide_window_open_sample  (BastideWindow    *self);

G_END_DECLS
