/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game that is open: its study, the file that it is in and what becomes of that, the draft that is kept of it, and
 * what was put aside. It knows nobody who shows it: what there is to say and to ask comes by signals. */

#pragma once

#include "bastide-notice-kind.h"
#include "bastide-puzzle-session.h"
#include "bastide-study.h"
#include "bastide-user-state.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_DOCUMENT (bastide_document_get_type ())
G_DECLARE_FINAL_TYPE (BastideDocument, bastide_document, BASTIDE, DOCUMENT, GObject)

/* Property: "hidden" (gboolean): the game is out of sight, as if there were none.
 *
 * Signals:
 * "notice" (BastideNoticeKind kind, const char *text): a bar says it; NULL takes it away.
 * "told" (const char *text): something is told in passing.
 * "alert" (const char *heading, const char *text): it went wrong.
 * "not-opened" (const GError *error), "issues" (GPtrArray *issues): a file could not be opened; it could, with these
 * faults (element-type BstIoIssue).
 * "used" (GFile *file): it was read, or written.
 * "archive" (GFile *file), "not-mine" (GFile *file, const char *node_path), "draft" (const char *path): what was asked for
 * is no game: several files, something of another page (both nullable), a draft of something that was being made.
 * "settle": what is being typed counts from now on.
 * "place-wanted" (const char *name): where to save, under that name if no other is given; take_place() gets the answer.
 * "answer-wanted" (const char *text): save the changes and close, discard them and close, or neither.
 * "closable": it waited to be saved, or to be asked, and is ready to be closed now. */

/* @session: which booklet is open in its place; a window has one draft. */
BastideDocument *bastide_document_new         (BastidePuzzleSession *session,
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
/* @file: NULL if the reader changed his mind. */
void             bastide_document_take_place  (BastideDocument      *self,
                                               GFile                *file);

/* --- Closing --- */

/* Writes the draft, so that it is there at the next start. FALSE if that failed. */
gboolean         bastide_document_keep        (BastideDocument      *self);
/* It was kept: there is no reason to ask. */
void             bastide_document_set_kept    (BastideDocument      *self);
/* There is nothing that the next start should show. */
void             bastide_document_forget      (BastideDocument      *self);
/* FALSE: it asks, or waits for what is being written, and says then that it is closable. @is_last: no other
 * window is open. */
gboolean         bastide_document_may_close   (BastideDocument      *self,
                                               gboolean              is_last);
void             bastide_document_save_and_close    (BastideDocument *self);
void             bastide_document_discard_and_close (BastideDocument *self);

G_END_DECLS
