/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One case while it runs, and what its lines claim. The form of the lines is in doc/rule-cases.md. */

#pragma once

#include "bst-feature.h"
#include "bst-io-case-game.h"
#include "bst-io-case-words.h"

typedef struct
{
  const BstIoCase *source;
  guint            line;        /* being run, from 1 in its file */
  gboolean         failed;
  BstIoCaseGame    game;
} Case;

/* Ends the game: undo, record and texts must lead to the same positions. */
void         case_end_game      (Case           *self);

/* The test fails, "FILE: line N: MESSAGE"; the case is run on. */
void         case_fail          (Case           *self,
                                 const char     *format,
                                 ...) G_GNUC_PRINTF (2, 3);

/* Fails with @error and frees it, if it is set; TRUE if it is not. */
gboolean     case_accept        (Case           *self,
                                 GError         *error);

BstGame     *case_get_game      (Case           *self);

/* The texts of the position lead to the same position, which is consistent in itself. */
void         case_check_position (Case          *self);

/* --- Words: those of bst-io-case-words.h, where a wrong one is a failure. --- */

gboolean     case_read_number   (Case           *self,
                                 const char     *word,
                                 int            *number);
gboolean     case_read_cell     (Case           *self,
                                 const char     *word,
                                 int            *x,
                                 int            *y);
int          case_find_player   (Case           *self,
                                 const char     *word);
gboolean     case_read_player   (Case           *self,
                                 const char     *word,
                                 int            *player);
gboolean     case_read_points   (Case           *self,
                                 char          **words,
                                 int             points[BST_MAX_PLAYERS],
                                 guint          *named);
gboolean     case_read_place    (Case           *self,
                                 char          **words,
                                 guint          *part);
gboolean     case_read_type     (Case           *self,
                                 const char     *word,
                                 guint          *type);
gboolean     case_read_move     (Case           *self,
                                 char          **words,
                                 BstMove        *move);
/* The move must be printed as it is written, too. */
gboolean     case_read_turn     (Case           *self,
                                 char          **words,
                                 BstMove        *move,
                                 int            *mover);
guint        case_count_words   (char          **words);

/* --- Lines: each gets the words behind its first one. --- */

void         case_run_play       (Case *self, char **words);

void         case_run_placements (Case *self, char **words);
void         case_run_rotations  (Case *self, char **words);
void         case_run_fits       (Case *self, char **words);
void         case_run_spots      (Case *self, char **words);
void         case_run_refuse     (Case *self, char **words);
void         case_run_unplaceable (Case *self, char **words);
void         case_run_placeable  (Case *self, char **words);
void         case_run_malformed  (Case *self, char **words);

void         case_run_feature    (Case *self, char **words);
void         case_run_owners     (Case *self, char **words);
void         case_run_figures    (Case *self, char **words);
void         case_run_same       (Case *self, char **words);
void         case_run_apart      (Case *self, char **words);
void         case_run_count      (Case *self, char **words);

void         case_run_score      (Case *self, char **words);
void         case_run_final      (Case *self, char **words);
void         case_run_places     (Case *self, char **words);
void         case_run_scored     (Case *self, char **words);
void         case_run_pays       (Case *self, char **words);
void         case_run_supply     (Case *self, char **words);
void         case_run_standing   (Case *self, char **words);
void         case_run_goods      (Case *self, char **words);
void         case_run_second     (Case *self, char **words);
void         case_run_turn       (Case *self, char **words);
void         case_run_draw       (Case *self, char **words);
void         case_run_hand       (Case *self, char **words);
void         case_run_held       (Case *self, char **words);
void         case_run_bag        (Case *self, char **words);
void         case_run_aside      (Case *self, char **words);
void         case_run_over       (Case *self, char **words);

void         case_run_steps      (Case *self, char **words);
void         case_run_phase      (Case *self, char **words);
void         case_run_dragon     (Case *self, char **words);
void         case_run_fairy      (Case *self, char **words);
void         case_run_tower      (Case *self, char **words);
void         case_run_pieces     (Case *self, char **words);
void         case_run_abbeys     (Case *self, char **words);
void         case_run_holds      (Case *self, char **words);

void         case_run_draws      (Case *self, char **words);
void         case_run_first      (Case *self, char **words);
void         case_run_says       (Case *self, char **words);
void         case_run_laps       (Case *self, char **words);
void         case_run_die        (Case *self, char **words);
