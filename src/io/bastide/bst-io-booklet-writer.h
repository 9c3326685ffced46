/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the writers of booklets share. @depth: of the element, two blanks each. */

#pragma once

#include "bst-booklet.h"

G_BEGIN_DECLS

void  bst_io_booklet_indent        (GString         *out,
                                    guint            depth);

/* Appends NAME="VALUE" with a blank before it. */
void  bst_io_booklet_attribute     (GString         *out,
                                    const char      *name,
                                    const char      *value);

/* A line with the element, with what is kept of it in @extra (nullable); nothing if there is neither
 * that nor a text. */
void  bst_io_booklet_text_element  (GString         *out,
                                    guint            depth,
                                    const char      *name,
                                    const char      *text,
                                    const BstExtra  *extra);

/* A line with what was kept, if there is any. */
void  bst_io_booklet_append_extra  (GString         *out,
                                    guint            depth,
                                    const char      *extra);

/* A line with the position. */
void  bst_io_booklet_append_position (GString           *out,
                                    guint              depth,
                                    const BstPosition *position);

/* The attribute "rules", if there are any. */
void  bst_io_booklet_append_rules   (GString             *out,
                                    GPtrArray           *rules);

/* The marks of a step. */
void  bst_io_booklet_append_marks   (GString             *out,
                                    guint                depth,
                                    const BstLessonStep *step);

/* --- bst-io-puzzle-write.c --- */

/* A <puzzle>; or, with the step that it belongs to, an <ask>. */
void  bst_io_puzzle_append         (GString             *out,
                                    guint                depth,
                                    const BstPuzzle     *puzzle,
                                    const BstLessonStep *step);

/* A <move> or a <played>. */
void  bst_io_puzzle_append_move    (GString             *out,
                                    guint                depth,
                                    const char          *name,
                                    const char          *text,
                                    const BstExtra      *extra);

/* --- bst-io-lesson-write.c --- */

void  bst_io_lesson_append         (GString             *out,
                                    guint                depth,
                                    const BstLesson     *lesson);

G_END_DECLS
