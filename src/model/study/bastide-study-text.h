/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A study in words: what is open, where one stands in it, what has just happened. */

#pragma once

#include "bastide-study.h"

G_BEGIN_DECLS

/* The event of the record, or the name of the file. (transfer full) */
char *bastide_study_text_dup_title    (BastideStudy *study);

/* The same without the ending of a file. (transfer full) */
char *bastide_study_text_dup_bare_title (BastideStudy *study);

/* "Ana – Bob". (transfer full) */
char *bastide_study_text_dup_players  (BastideStudy *study);

/* "Move 23 of 71 · Red to place K", or the result at the end. (transfer full) */
char *bastide_study_text_dup_subtitle (BastideStudy *study);

/* "Red wins", "Red, Blue share the first place" (E3); NULL before the game is over. (transfer full) */
char *bastide_study_text_dup_winners  (BastideShown *shown);

/* What the last move scored: "Red: City completed, +10"; NULL if nothing. (transfer full) */
char *bastide_study_text_dup_scored   (BastideStudy *study);

/* A place of the line: "Move 23 of 71: Red 12, Blue 8"; in an exam without the points of what comes. (transfer full) */
char *bastide_study_text_dup_move     (BastideShown *shown,
                                       gboolean      is_exam,
                                       guint         index);

/* The same, and what the move there scored, with the rules. Plays the game up to it. (transfer full) */
char *bastide_study_text_dup_place    (BastideStudy *study,
                                       guint         index);

/* @title (the players in full), the rules, what was put aside, and the file, a line each. (transfer full) */
char *bastide_study_text_dup_tooltip  (BastideStudy *study,
                                       const char   *title);

/* All players with the points that they have scored by now, in a line. (transfer full) */
char *bastide_study_text_dup_standings (BastideStudy *study);

/* The moves that follow the node on its line, up to where it is set up anew, each as its text. (transfer full) */
GPtrArray   *bastide_study_text_list_following (BastideStudy  *study);

/* What the move that is shown was played on, so that a question can be about it, and its text. (transfer full)
 * (nullable) */
BstPosition *bastide_study_text_dup_before     (BastideStudy  *study,
                                                char         **move);

G_END_DECLS
