/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One case while it is checked, and what its lines claim. The form of the lines is in doc/rule-cases.md. */

#pragma once

#include "bst-feature.h"
#include "bst-io-case-game.h"
#include "bst-io-case-words.h"

typedef struct
{
  const BstIoCase *source;
  guint            line;        /* being checked, from 1 in its file */
  GPtrArray       *faults;      /* Borrowed: what bst_io_case_check() gives */
  BstIoCaseGame    game;
} BstIoCaseCheck;

/* Adds the fault "FILE: line N: MESSAGE". */
void         bst_io_case_check_fail          (BstIoCaseCheck *self,
                                              const char     *format,
                                              ...) G_GNUC_PRINTF (2, 3);

/* Adds @error as a fault and frees it, if it is set; TRUE if it is not. */
gboolean     bst_io_case_check_accept        (BstIoCaseCheck *self,
                                              GError         *error);

BstGame     *bst_io_case_check_get_game      (BstIoCaseCheck *self);

/* The texts of the position lead to the same position, which is consistent in itself. */
void         bst_io_case_check_position (BstIoCaseCheck *self);

/* --- Words: those of bst-io-case-words.h, where a wrong one is a failure. --- */

gboolean     bst_io_case_check_read_number   (BstIoCaseCheck *self,
                                              const char     *word,
                                              int            *number);
gboolean     bst_io_case_check_read_cell     (BstIoCaseCheck *self,
                                              const char     *word,
                                              int            *x,
                                              int            *y);
int          bst_io_case_check_find_player   (BstIoCaseCheck *self,
                                              const char     *word);
gboolean     bst_io_case_check_read_player   (BstIoCaseCheck *self,
                                              const char     *word,
                                              int            *player);
gboolean     bst_io_case_check_read_points   (BstIoCaseCheck *self,
                                              char          **words,
                                              int             points[BST_MAX_PLAYERS],
                                              guint          *named);
gboolean     bst_io_case_check_read_place    (BstIoCaseCheck *self,
                                              char          **words,
                                              guint          *part);
gboolean     bst_io_case_check_read_type     (BstIoCaseCheck *self,
                                              const char     *word,
                                              guint          *type);
gboolean     bst_io_case_check_read_move     (BstIoCaseCheck *self,
                                              char          **words,
                                              BstMove        *move);
/* The move must be printed as it is written, too. */
gboolean     bst_io_case_check_read_turn     (BstIoCaseCheck *self,
                                              char          **words,
                                              BstMove        *move,
                                              int            *mover);
guint        bst_io_case_check_count_words   (char          **words);

/* --- Lines: each gets the words behind its first one. --- */

void         bst_io_case_check_placements (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_rotations  (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_fits       (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_spots      (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_refuse     (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_unplaceable (BstIoCaseCheck *self,
                                            char          **words);
void         bst_io_case_check_placeable  (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_malformed  (BstIoCaseCheck *self,
                                           char          **words);

void         bst_io_case_check_feature    (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_owners     (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_figures    (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_same       (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_apart      (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_count      (BstIoCaseCheck *self,
                                           char          **words);

void         bst_io_case_check_score      (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_final      (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_places     (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_scored     (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_pays       (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_supply     (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_standing   (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_goods      (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_second     (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_turn       (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_draw       (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_hand       (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_held       (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_bag        (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_aside      (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_over       (BstIoCaseCheck *self,
                                           char          **words);

void         bst_io_case_check_steps      (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_phase      (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_dragon     (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_mage       (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_witch      (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_fairy      (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_sheep      (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_hidden     (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_on_tile    (BstIoCaseCheck *self,
                                           char          **words,
                                           BstTokenKind    kind);
void         bst_io_case_check_of_players (BstIoCaseCheck *self,
                                           char          **words,
                                           BstTokenKind    kind);
void         bst_io_case_check_holds      (BstIoCaseCheck *self,
                                           char          **words);

void         bst_io_case_check_draws      (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_first      (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_says       (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_laps       (BstIoCaseCheck *self,
                                           char          **words);
void         bst_io_case_check_die        (BstIoCaseCheck *self,
                                           char          **words);
