/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An answer to a puzzle while it is given: moves that are played on a board, cells that are picked
 * there, features, numbers, players, a sentence. Solvers give one, and so do setters who name one. */

#pragma once

#include "bastide-turn-input.h"

#include <bst-puzzle-solve.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_ANSWER (bastide_answer_get_type ())
G_DECLARE_FINAL_TYPE (BastideAnswer, bastide_answer, BASTIDE, ANSWER, GObject)

/* Of tiles in a bag: whoever answers says which one was drawn. */
#define BASTIDE_ANSWER_ANY_TILE -1

/* Property "open" (read only): is an answer awaited? Signals: "puzzle-changed"; "changed": there is
 * more of the answer, or less; "given" (with its text, as in BstPuzzleAnswer): all of it is there,
 * and none is awaited any more; "lit": other features are lit while none is awaited. */

BastideAnswer    *bastide_answer_new           (void) G_GNUC_WARN_UNUSED_RESULT;

/* Awaits an answer to @puzzle, which stays with the caller; NULL ends it. @drawn: the index of the
 * tile that came out of the bag, or BASTIDE_ANSWER_ANY_TILE. The tile that was chosen for the same
 * puzzle stays chosen. Tells of nothing but "puzzle-changed". */
void              bastide_answer_begin         (BastideAnswer   *self,
                                                const BstPuzzle *puzzle,
                                                int              drawn);
/* (nullable) */
const BstPuzzle  *bastide_answer_get_puzzle    (BastideAnswer   *self);
gboolean          bastide_answer_is_open       (BastideAnswer   *self);
void              bastide_answer_set_open      (BastideAnswer   *self,
                                                gboolean         is_open);

/* --- The board --- */

/* The position that is shown, in a record without moves. */
BastideStudy         *bastide_answer_get_scene     (BastideAnswer   *self);
BastideTurnInput     *bastide_answer_get_play      (BastideAnswer   *self);
/* May tiles be laid, cells be picked now; and are those of tiles what is picked? */
gboolean          bastide_answer_is_laying     (BastideAnswer   *self);
gboolean          bastide_answer_is_picking    (BastideAnswer   *self);
gboolean          bastide_answer_is_picking_tiles (BastideAnswer *self);
/* The part of the feature that the puzzle asks of; BST_NO_PART if it asks of none. */
guint             bastide_answer_find_target   (BastideAnswer   *self);
/* Shows a position, which is taken over. */
void              bastide_answer_show          (BastideAnswer   *self,
                                                BstPosition     *position);
/* What else is drawn beside what is asked of: copies of BstMark; NULL: nothing. */
void              bastide_answer_set_marks     (BastideAnswer   *self,
                                                const GArray    *marks);
/* Adds them to what is drawn. */
void              bastide_answer_draw_marks    (BastideAnswer   *self);
/* Lights features of the puzzle's position by a part of each, until others are lit: (element-type guint16); NULL:
 * none. */
void              bastide_answer_light         (BastideAnswer   *self,
                                                const GArray    *parts);
/* Draws the cell that is asked of, and what is picked, in place of all other marks. */
void              bastide_answer_update_marks  (BastideAnswer   *self);

/* --- Moves --- */

/* What is laid next; BST_NO_TILE if there is none. */
int               bastide_answer_get_tile      (BastideAnswer   *self);
/* Of the tiles of the puzzle. */
void              bastide_answer_choose_tile   (BastideAnswer   *self,
                                                guint            index);
guint             bastide_answer_get_n_laid    (BastideAnswer   *self);
/* With what was laid so far, and what that has scored; valid while there is a puzzle. */
const BstPosition *bastide_answer_get_position (BastideAnswer   *self);
const BstEvents  *bastide_answer_get_events    (BastideAnswer   *self);

/* --- All others --- */

void              bastide_answer_toggle_cell   (BastideAnswer   *self,
                                                int              x,
                                                int              y);
/* (element-type BstPlacement) */
const GArray     *bastide_answer_get_cells     (BastideAnswer   *self);
/* Features of a list that are chosen: a part of each (element-type guint16). */
const GArray     *bastide_answer_get_parts     (BastideAnswer   *self);
void              bastide_answer_give_cells    (BastideAnswer   *self);
void              bastide_answer_give_number   (BastideAnswer   *self,
                                                int              number);
/* Bit p; 0: nobody. */
void              bastide_answer_give_players  (BastideAnswer   *self,
                                                guint            players);
/* Features are picked by a part of each. */
void              bastide_answer_toggle_part   (BastideAnswer   *self,
                                                guint            part);
/* Is it picked? */
gboolean          bastide_answer_has_part      (BastideAnswer   *self,
                                                guint            part);
/* The same by any part of a feature of the list; one that is not in it is left alone. */
void              bastide_answer_toggle_feature (BastideAnswer  *self,
                                                guint            part);
void              bastide_answer_give_features (BastideAnswer   *self);
void              bastide_answer_give_numbers  (BastideAnswer   *self,
                                                const int       *numbers,
                                                guint            n_numbers);
/* The number of a sentence, from 1. */
void              bastide_answer_give_choice   (BastideAnswer   *self,
                                                guint            number);
void              bastide_answer_give_truth    (BastideAnswer   *self,
                                                gboolean         is_true,
                                                const char      *rule);

G_END_DECLS
