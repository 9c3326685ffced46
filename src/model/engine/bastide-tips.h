/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the engine would do otherwise than a player, over games that are chosen (bst-engine-habits.h): they are read and gone
 * through beside the main loop. What was found out about a turn is kept for the next time, as by a report. */

#pragma once

#include <bst-engine-habits.h>

#include <gio/gio.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_TIPS (bastide_tips_get_type ())
G_DECLARE_FINAL_TYPE (BastideTips, bastide_tips, BASTIDE, TIPS, GObject)

/* Signals: "changed": it is in another state, or further; "names-changed": other players can be chosen. */

typedef enum
{
  BASTIDE_TIPS_READY,       /* games may be added, and tips be looked for */
  BASTIDE_TIPS_READING,
  BASTIDE_TIPS_WORKING,
  BASTIDE_TIPS_DONE         /* there are habits */
} BastideTipsState;

BastideTips      *bastide_tips_new          (void) G_GNUC_WARN_UNUSED_RESULT;
/* Tries of turns for each turn; 0: as usual. */
void              bastide_tips_set_depth    (BastideTips      *self,
                                             guint             n_tries);

/* A game that is open; it is copied. */
void              bastide_tips_add_record   (BastideTips      *self,
                                             const BstRecord  *record);
/* Files (element-type GFile); what is no game is counted and left out. */
void              bastide_tips_add_files    (BastideTips      *self,
                                             GListModel       *files);
guint             bastide_tips_get_n_games  (BastideTips      *self);
/* Files that were none. */
guint             bastide_tips_get_n_faulty (BastideTips      *self);

/* Who plays in any of the games, who plays most first; and in how many. */
guint             bastide_tips_get_n_names  (BastideTips      *self);
const char       *bastide_tips_get_name     (BastideTips      *self,
                                             guint             index,
                                             guint            *n_games);

/* Goes through the games of one player. */
void              bastide_tips_begin        (BastideTips      *self,
                                             guint             name);
/* What was found out by then is there. */
void              bastide_tips_stop         (BastideTips      *self);

BastideTipsState  bastide_tips_get_state    (BastideTips      *self);
/* How much is done: 0 to 1. */
double            bastide_tips_get_progress (BastideTips      *self);
/* As far as it came. */
const BstHabits  *bastide_tips_get_habits   (BastideTips      *self);

G_END_DECLS
