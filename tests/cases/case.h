/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One case file while it runs: the game that its lines set up, play and look at. The form of
 * the lines is in README.md. */

#pragma once

#include "bst-feature.h"
#include "bst-record.h"

typedef struct
{
  const char  *name;        /* of the file, "P2.t" */
  const char  *folder;      /* where it lies, for tile sets of its own */
  guint        line;        /* being read, from 1 */
  gboolean     failed;

  /* Set-up, in force from the next game on. */
  char        *tiles;       /* id of a bundled set, or a file of the folder */
  BstRules     rules;
  BstPlayer    players[BST_MAX_PLAYERS];
  guint        n_players;
  gboolean     in_order;    /* nobody is put to move out of turn (R6) */

  /* The game; NULL until the first line that needs it. */
  BstRecord   *record;
  BstNode     *node;        /* the last move */
  BstPosition *position;
  BstEvents    events;      /* of the last move */
} Case;

/* A segment on the board. */
typedef struct
{
  int   x;
  int   y;
  guint part;
} CasePlace;

void         case_init          (Case           *self,
                                 const char     *folder,
                                 const char     *name);
void         case_clear         (Case           *self);

/* Ends the game: undo, record and texts must lead to the same positions. */
void         case_end_game      (Case           *self);

/* Back to the set-up that a file begins with. */
void         case_reset_set_up  (Case           *self);

/* The test fails, "FILE:LINE: MESSAGE"; the file is read on. */
void         case_fail          (Case           *self,
                                 const char     *format,
                                 ...) G_GNUC_PRINTF (2, 3);

/* The position, set up first if need be; NULL if that failed. (transfer none) */
BstPosition *case_get_position  (Case           *self);
BstGame     *case_get_game      (Case           *self);

/* Makes a move. Who moves is put to move, unless turns go in order. */
void         case_play          (Case           *self,
                                 char          **words);

/* The texts of the position lead to the same position, which is consistent in itself. */
void         case_check_position (Case          *self);

/* The same moves under other rules; NULL if they fail. (transfer full) */
BstPosition *case_replay        (Case           *self,
                                 const BstRules *rules);

/* --- Words --- */

gboolean     case_read_number   (Case           *self,
                                 const char     *word,
                                 int            *number);
/* "0,-1" */
gboolean     case_read_cell     (Case           *self,
                                 const char     *word,
                                 int            *x,
                                 int            *y);
/* A colour of the game's players; BST_NO_PLAYER if it is none. */
int          case_find_player   (Case           *self,
                                 const char     *word);
gboolean     case_read_player   (Case           *self,
                                 const char     *word,
                                 int            *player);
/* "Red 4 Blue 2"; @named gets the mask of players. */
gboolean     case_read_points   (Case           *self,
                                 char          **words,
                                 int             points[BST_MAX_PLAYERS],
                                 guint          *named);
/* "0,-1 city:W": two words. */
gboolean     case_read_place    (Case           *self,
                                 char          **words,
                                 CasePlace      *place);
/* A move without a figure: "K@1,1 r270", two words. */
gboolean     case_read_move     (Case           *self,
                                 char          **words,
                                 BstMove        *move);
/* A whole move, perhaps with the player's colour before it. @mover gets who must be put to move:
 * the player named, else who puts a figure or whom the first step is about; or BST_NO_PLAYER. */
gboolean     case_read_turn     (Case           *self,
                                 char          **words,
                                 BstMove        *move,
                                 int            *mover);
/* "builder" and so on at *@words, which moves on; a follower if there is no such word. */
BstFigureKind case_read_figure  (char         ***words);
/* "wine", "grain", "cloth" */
gboolean     case_read_good     (const char     *word,
                                 BstGood        *good);
gboolean     case_read_kind     (const char     *word,
                                 BstFeatureKind *kind);
gboolean     case_read_type     (Case           *self,
                                 const char     *word,
                                 guint          *type);
guint        case_count_words   (char          **words);

/* --- Lines: each gets the words behind its first one. --- */

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
