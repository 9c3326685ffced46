/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card of the open puzzle: the task, the tiles to come, what is needed to answer, what was
 * said to the answer, hints, the solution, and the way on. */

#pragma once

#include <adwaita.h>

#include "bastide-puzzle-session.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PUZZLE_CARD (bastide_puzzle_card_get_type ())
G_DECLARE_FINAL_TYPE (BastidePuzzleCard, bastide_puzzle_card, BASTIDE, PUZZLE_CARD, GtkWidget)

void bastide_puzzle_card_set_solve (BastidePuzzleCard    *self,
                                    BastidePuzzleSession *session);

/* The puzzle is a step of a lesson: title, level and what comes next are said elsewhere. */
void bastide_puzzle_card_set_step (BastidePuzzleCard *self);

/* The buttons that go on stand in @foot, outside of what scrolls. */
void bastide_puzzle_card_set_foot (BastidePuzzleCard *self,
                                   AdwBin            *foot);

/* 1 to 9 choose a row of the answer; any digit begins its number. */
gboolean   bastide_puzzle_card_press_key (BastidePuzzleCard *self,
                                          guint              key,
                                          GdkModifierType    modifiers);
/* Enter: checks the answer, tries again after a wrong one. FALSE: the puzzle is done. */
gboolean   bastide_puzzle_card_go_on     (BastidePuzzleCard *self);
/* Signal "check-changed": one of these is another now. Does an answer wait for the button that goes on, which checks it then,
 * and may it be given? */
gboolean   bastide_puzzle_card_is_asked  (BastidePuzzleCard *self);
gboolean   bastide_puzzle_card_can_give  (BastidePuzzleCard *self);
/* To the next puzzle that is not solved. */
void       bastide_puzzle_card_next      (BastidePuzzleCard *self);
/* As bastide_answer_pad_focus(). */
gboolean bastide_puzzle_card_focus_answer (BastidePuzzleCard *self);

G_END_DECLS
