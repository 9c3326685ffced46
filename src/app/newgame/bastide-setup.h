/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is chosen before a game begins: players, tiles, rules. */

#pragma once

#include <gio/gio.h>

#include <bst-io-rule-set.h>
#include <bst-io-tile-set.h>
#include <bst-record.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SETUP (bastide_setup_get_type ())
G_DECLARE_FINAL_TYPE (BastideSetup, bastide_setup, BASTIDE, SETUP, GObject)

#define BASTIDE_SETUP_MIN_PLAYERS 2

/* One tile set to choose. */
typedef struct
{
  char     *id;
  char     *title;
  char     *description;    /* what it brings (nullable) */
  char     *source;         /* the documents that state its tiles (nullable) */
  char     *note;           /* what is not sure about them (nullable) */
  guint     n_tiles;        /* that one copy of it adds to a game */
  gboolean  repeats;        /* several copies of it are more tiles; there is one river */
  guint     n_copies;       /* of the set in the game if it is chosen, from 1 */
  BstIoCertainty certainty;
  gboolean  own;            /* added by the user */
  gboolean  chosen;
} BastideSetupSet;

/* Signal: "changed", after any of the changes below. */

/* Two players, the base tiles, the modern rules. */
BastideSetup          *bastide_setup_new             (void) G_GNUC_WARN_UNUSED_RESULT;

guint                  bastide_setup_get_n_players   (BastideSetup    *self);
const BstPlayer       *bastide_setup_get_player      (BastideSetup    *self,
                                                      guint            player);
void                   bastide_setup_add_player      (BastideSetup    *self);
void                   bastide_setup_remove_player   (BastideSetup    *self,
                                                      guint            player);
/* FALSE if there is nobody to change places with. */
gboolean               bastide_setup_move_player     (BastideSetup    *self,
                                                      guint            player,
                                                      int              direction);
void                   bastide_setup_set_name        (BastideSetup    *self,
                                                      guint            player,
                                                      const char      *name);
/* Whoever had the colour gets that of @player. */
void                   bastide_setup_set_colour      (BastideSetup    *self,
                                                      guint            player,
                                                      BstColour        colour);

guint                  bastide_setup_get_n_sets      (BastideSetup    *self);
const BastideSetupSet *bastide_setup_get_set         (BastideSetup    *self,
                                                      guint            set);
/* Also turns on the switches that are usual with the set, or puts them back as the rule set has
 * them. */
void                   bastide_setup_choose_set      (BastideSetup    *self,
                                                      guint            set,
                                                      gboolean         chosen);

/* @n_copies from 1 to BST_IO_MAX_SET_COPIES. */
void                   bastide_setup_set_copies      (BastideSetup    *self,
                                                      guint            set,
                                                      guint            n_copies);

/* A user's own set, which is chosen at once. */
gboolean               bastide_setup_add_file        (BastideSetup    *self,
                                                      GFile           *file,
                                                      GError         **error);

/* All tiles together (transfer none); NULL and @error if they make no game. */
BstTileSet            *bastide_setup_get_tiles       (BastideSetup    *self,
                                                      GError         **error);
/* Why they make none, a whole sentence; NULL if they do. (transfer full) */
char                  *bastide_setup_get_fault       (BastideSetup    *self) G_GNUC_WARN_UNUSED_RESULT;
/* Copies that are drawn, the start tile included; 0 if they make no game. */
guint                  bastide_setup_count_tiles     (BastideSetup    *self);

/* The rules as chosen, and the rule set that they started from. */
const BstRules        *bastide_setup_get_rules       (BastideSetup    *self);
const BstRules        *bastide_setup_get_rule_set    (BastideSetup    *self);
/* Starts from another rule set, with the tiles that it is meant for; the usual switches of the
 * chosen tiles are turned on again. */
void                   bastide_setup_choose_rule_set (BastideSetup    *self,
                                                      const BstIoRuleSet *rule_set);
/* @name and @value must exist. */
void                   bastide_setup_set_switch      (BastideSetup    *self,
                                                      const char      *name,
                                                      const char      *value);

/* The advice that the choice goes against: whole sentences. (transfer full) */
char                 **bastide_setup_get_hints       (BastideSetup    *self) G_GNUC_WARN_UNUSED_RESULT;

/* --- bastide-setup-game.c --- */

/* Chooses what the game has. */
void                   bastide_setup_take_game       (BastideSetup    *self,
                                                      const BstGame   *game);

/* --- bastide-setup-first.c: who begins, by the house rule in force (H1, H2) ---
 *
 * Players are named by their seats, the order in which they are listed; who begins keeps his, and
 * the turns go round from him. Other players, and other tiles, make all of it void. */

/* H2: more rounds of drawing than anybody will see. */
#define BASTIDE_SETUP_MAX_ROUNDS (BST_MAX_FIRST_DRAWS / BST_MAX_PLAYERS)

/* Who begins; BST_NO_PLAYER as long as that is not found, or not looked for. */
int                    bastide_setup_get_first       (BastideSetup    *self);
/* The place of a seat in the order of turns, from 0. */
guint                  bastide_setup_get_turn        (BastideSetup    *self,
                                                      guint            seat);
/* How the first player was found, as records say it; FALSE and of kind none if he was not. */
gboolean               bastide_setup_get_beginning   (BastideSetup    *self,
                                                      BstBeginning    *beginning);

/* H1: whose figure landed standing, on which throw of all; BST_NO_PLAYER takes that back. */
int                    bastide_setup_get_thrower     (BastideSetup    *self);
void                   bastide_setup_set_thrower     (BastideSetup    *self,
                                                      int              seat);
/* H1: throws three figures for each in turn until one lands standing. */
void                   bastide_setup_throw           (BastideSetup    *self);

/* H2: who draws in a round: seat s is bit s. 0 if there is none: the one before is not over, or
 * somebody begins, or there would be too many. */
guint                  bastide_setup_get_round       (BastideSetup    *self,
                                                      guint            round);
/* H2: the type that a seat drew in a round, or BST_NO_TILE. Setting it takes later rounds back. */
int                    bastide_setup_get_drawn       (BastideSetup    *self,
                                                      guint            round,
                                                      guint            seat);
void                   bastide_setup_set_drawn       (BastideSetup    *self,
                                                      guint            round,
                                                      guint            seat,
                                                      int              type);
/* H2: may a tile of this type be drawn before the game: the river and abbeys may not. */
gboolean               bastide_setup_may_draw        (BastideSetup    *self,
                                                      guint            type);
/* H2: draws anew for all until somebody begins, or no tile is left. */
void                   bastide_setup_draw            (BastideSetup    *self);

/* A record of the game at its start, with how the first player was found. (transfer full) */
BstRecord             *bastide_setup_create          (BastideSetup    *self,
                                                      GError         **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
