/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks into which booklet and chapter a new puzzle or lesson goes, and writes it there. Signal "added"
 * (GFile, id): that went well. */

#pragma once

#include <adwaita.h>

#include <bst-lesson.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_ADD_PUZZLE (bastide_add_puzzle_get_type ())
G_DECLARE_FINAL_TYPE (BastideAddPuzzle, bastide_add_puzzle, BASTIDE, ADD_PUZZLE, AdwWindow)

/* Takes the puzzle over. @file (nullable): the booklet that is proposed. */
GtkWidget *bastide_add_puzzle_new (GtkWindow *parent,
                                   BstPuzzle *puzzle,
                                   GFile     *file) G_GNUC_WARN_UNUSED_RESULT;

/* The same of a lesson. */
GtkWidget *bastide_add_puzzle_new_lesson (GtkWindow *parent,
                                   BstLesson *lesson,
                                   GFile     *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
