/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game that is open on a page: its study, the file that it is in and what becomes of that, the draft
 * that is kept of it, and what was put aside. It says what there is to say through its page, and asks
 * over its page's window. */

#pragma once

#include "bastide-page.h"
#include "bastide-puzzle-session.h"
#include "bastide-study.h"
#include "bastide-user-state.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_DOCUMENT (bastide_document_get_type ())
G_DECLARE_FINAL_TYPE (BastideDocument, bastide_document, BASTIDE, DOCUMENT, GObject)

/* Property: "hidden" (gboolean): the game is out of sight, as if there were none. */

/* @page owns it. @session: which booklet is open in its place; a window has one draft. */
BastideDocument *bastide_document_new         (BastidePage          *page,
                                               BastidePuzzleSession *session,
                                               BastideUserState     *user_state) G_GNUC_WARN_UNUSED_RESULT;

BastideStudy    *bastide_document_get_study   (BastideDocument      *self);

/* Is a game open, and in sight? */
gboolean         bastide_document_has_game    (BastideDocument      *self);
/* Nothing is open, nor being opened. */
gboolean         bastide_document_is_empty    (BastideDocument      *self);
/* Nothing would be lost if something else was opened. */
gboolean         bastide_document_can_open    (BastideDocument      *self);
/* Is it, or will it be, the file of what is open? */
gboolean         bastide_document_has_file    (BastideDocument      *self,
                                               GFile                *file);

/* --- Opening --- */

/* Reads @file. @place (nullable): else where it was left, or the start. */
void             bastide_document_open        (BastideDocument      *self,
                                               GFile                *file,
                                               const char           *node_path);
/* What is being read is not wanted any more. */
void             bastide_document_cancel      (BastideDocument      *self);
/* FALSE, and says why, if it cannot be shown. */
gboolean         bastide_document_show_record (BastideDocument      *self,
                                               BstRecord            *record);
/* Shows a draft that was left, and goes on keeping it there. @file: that it is a form of (nullable).
 * @closed: its window was closed as it should. */
void             bastide_document_restore     (BastideDocument      *self,
                                               const char           *path,
                                               GFile                *file,
                                               gboolean              closed);

/* Asks whether a draft shall be opened that ended the program when that was tried. */
void             bastide_document_offer       (BastideDocument      *self,
                                               const char           *path,
                                               const char           *title);

/* --- Answers to what was said --- */

/* Opens what was offered, or puts it where it is not tried again. */
void             bastide_document_open_offered      (BastideDocument *self);
void             bastide_document_set_apart_offered (BastideDocument *self);

/* Reads the file once more; changes are put aside. */
void             bastide_document_reload            (BastideDocument *self);
/* Changes that are not in the file stay, whatever is in it. */
void             bastide_document_keep_mine         (BastideDocument *self);
/* Back to the file; a game that is in no file goes out of sight. */
void             bastide_document_discard_recovered (BastideDocument *self);
/* What was put aside comes back. */
void             bastide_document_take_back         (BastideDocument *self);

/* --- Saving --- */

void             bastide_document_save        (BastideDocument      *self);
void             bastide_document_save_as     (BastideDocument      *self);

/* --- Closing --- */

/* Writes the draft, so that it is there at the next start. FALSE if that failed. */
gboolean         bastide_document_keep        (BastideDocument      *self);
/* It was kept: there is no reason to ask. */
void             bastide_document_set_kept    (BastideDocument      *self);
/* There is nothing that the next start should show. */
void             bastide_document_forget      (BastideDocument      *self);
/* As bastide_page_may_close(). */
gboolean         bastide_document_may_close   (BastideDocument      *self,
                                               gboolean              is_last);

G_END_DECLS
