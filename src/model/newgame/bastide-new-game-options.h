/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is chosen before a game begins: players, tiles, rules. */

#pragma once

#include <gio/gio.h>

#include <bst-io-rule-set.h>
#include <bst-io-tile-set.h>
#include <bst-record.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_NEW_GAME_OPTIONS (bastide_new_game_options_get_type ())
G_DECLARE_FINAL_TYPE (BastideNewGameOptions, bastide_new_game_options, BASTIDE, NEW_GAME_OPTIONS, GObject)

#define BASTIDE_NEW_GAME_OPTIONS_MIN_PLAYERS 2

/* One tile set to choose. */
typedef struct
{
  char     *id;
  char     *title;
  char     *description;    /* what it brings (nullable) */
  char     *source;         /* the documents that state its tiles (nullable) */
  char     *note;           /* what is not sure about them (nullable) */
  char     *lesson;         /* about it (bst_io_tile_set_dup_lesson()) (nullable) */
  char     *search;         /* all words by which somebody might look for it; NULL until somebody does */
  guint     load;           /* of a large set (bst_io_tile_set_get_load()); 0: a small one */
  guint     n_tiles;        /* that one copy of it adds to a game */
  gboolean  repeats;        /* several copies of it are more tiles; there is one river */
  guint     n_copies;       /* of the set in the game if it is chosen, from 1 */
  BstIoCertainty certainty;
  gboolean  own;            /* added by the user */
  gboolean  chosen;
} BastideNewGameOptionsSet;

/* How many tiles it has; abbeys, of which each player has his own, are not drawn and not counted. (transfer full) */
char *bastide_new_game_options_set_dup_count (const BastideNewGameOptionsSet *set) G_GNUC_WARN_UNUSED_RESULT;
/* What it brings, what is not sure about its tiles, and then how many they are, where they are stated and how sure they
 * are. (transfer full) */
char *bastide_new_game_options_set_dup_about (const BastideNewGameOptionsSet *set) G_GNUC_WARN_UNUSED_RESULT;

/* Signal: "changed", after any of the changes below. */

/* Two players, the base tiles, the modern rules. */
BastideNewGameOptions          *bastide_new_game_options_new             (void) G_GNUC_WARN_UNUSED_RESULT;

guint                  bastide_new_game_options_get_n_players   (BastideNewGameOptions    *self);
const BstPlayer       *bastide_new_game_options_get_player      (BastideNewGameOptions    *self,
                                                                 guint                     player);
void                   bastide_new_game_options_add_player      (BastideNewGameOptions    *self);
void                   bastide_new_game_options_remove_player   (BastideNewGameOptions    *self,
                                                                 guint                     player);
/* FALSE if there is nobody to change places with. */
gboolean               bastide_new_game_options_move_player     (BastideNewGameOptions    *self,
                                                                 guint                     player,
                                                                 int                       direction);
void                   bastide_new_game_options_set_name        (BastideNewGameOptions    *self,
                                                                 guint                     player,
                                                                 const char               *name);
/* Whoever had the colour gets that of @player. */
void                   bastide_new_game_options_set_colour      (BastideNewGameOptions    *self,
                                                                 guint                     player,
                                                                 BstColour                 colour);

guint                           bastide_new_game_options_get_n_sets      (BastideNewGameOptions    *self);
const BastideNewGameOptionsSet *bastide_new_game_options_get_set         (BastideNewGameOptions    *self,
                                                                          guint                     set);
/* FALSE if there is none with this id. */
gboolean               bastide_new_game_options_find_set        (BastideNewGameOptions    *self,
                                                                 const char               *id,
                                                                 guint                    *set);
/* Also turns on the switches that are usual with the set, or puts them back as the rule set has
 * them. */
void                   bastide_new_game_options_choose_set      (BastideNewGameOptions    *self,
                                                                 guint                     set,
                                                                 gboolean                  chosen);

/* @n_copies from 1 to BST_IO_MAX_SET_COPIES. */
void                   bastide_new_game_options_set_copies      (BastideNewGameOptions    *self,
                                                                 guint                     set,
                                                                 guint                     n_copies);

/* A user's own set, which is copied to the others in a thread, and chosen then. */
void                   bastide_new_game_options_add_file_async  (BastideNewGameOptions    *self,
                                                                 GFile                    *file,
                                                                 GAsyncReadyCallback callback,
                                                                 gpointer                  user_data);
gboolean               bastide_new_game_options_add_file_finish (BastideNewGameOptions    *self,
                                                                 GAsyncResult             *result,
                                                                 GError                  **error);

/* Do words of the set begin with those of @text, in upper or lower case, with accents or without? All do with "". What a
 * set is called, what it brings, what is on its tiles, and its switches are words of it. */
gboolean               bastide_new_game_options_is_called       (BastideNewGameOptions    *self,
                                                                 guint                     set,
                                                                 const char               *text);

/* A game of the base tiles and one set, for pictures of that, and the types of as many as @n_samples of its tiles: those
 * that show most of what it brings. Returns how many. (out) (transfer full) for @tiles, which is NULL for no game. */
guint                  bastide_new_game_options_pick_samples    (BastideNewGameOptions    *self,
                                                                 guint                     set,
                                                                 guint                    *samples,
                                                                 guint                     n_samples,
                                                                 BstTileSet              **tiles);

/* All tiles together (transfer none); NULL and @error if they make no game. */
BstTileSet            *bastide_new_game_options_get_tiles       (BastideNewGameOptions    *self,
                                                                 GError                  **error);
/* The ids of the chosen sets, joined by '+', whether they make a game or not. (transfer full) */
char                  *bastide_new_game_options_dup_tiles_id    (BastideNewGameOptions    *self) G_GNUC_WARN_UNUSED_RESULT;
/* Why they make none, a whole sentence; NULL if they do. (transfer full) */
char                  *bastide_new_game_options_dup_fault       (BastideNewGameOptions    *self) G_GNUC_WARN_UNUSED_RESULT;
/* Copies that are drawn, the start tile included; 0 if they make no game. */
guint                  bastide_new_game_options_count_tiles     (BastideNewGameOptions    *self);

/* The same of any sets, joined by '+'. */
guint                  bastide_new_game_options_count           (const char               *ids);

/* The rules as chosen, and the rule set that they started from. */
const BstRules        *bastide_new_game_options_get_rules       (BastideNewGameOptions    *self);
const BstRules        *bastide_new_game_options_get_rule_set    (BastideNewGameOptions    *self);
/* Starts from another rule set, with the tiles that it is meant for; the usual switches of the
 * chosen tiles are turned on again. */
void                   bastide_new_game_options_choose_rule_set (BastideNewGameOptions    *self,
                                                                 const BstIoRuleSet *rule_set);
/* @name and @value must exist. */
void                   bastide_new_game_options_set_switch      (BastideNewGameOptions    *self,
                                                                 const char               *name,
                                                                 const char               *value);

/* The advice that the choice goes against: whole sentences. (transfer full) */
char                 **bastide_new_game_options_get_hints       (BastideNewGameOptions    *self) G_GNUC_WARN_UNUSED_RESULT;

/* Minutes that a game of @n_tiles takes, to the next five. */
guint                  bastide_new_game_options_guess_minutes   (guint                     n_tiles);

/* --- bastide-new-game-options-start.c: what a game may begin from --- */

typedef enum
{
  BASTIDE_NEW_GAME_FIRST,       /* the base tiles without farms */
  BASTIDE_NEW_GAME_BASE,
  BASTIDE_NEW_GAME_FAMILY,      /* with the River, Inns & Cathedrals */
  BASTIDE_NEW_GAME_LAST,        /* as the game that was created last, with its players */
  BASTIDE_NEW_GAME_EVERYTHING,  /* all sets that go together */
  BASTIDE_NEW_GAME_N_STARTS
} BastideNewGameStart;

/* The title of a start. Static. */
const char            *bastide_new_game_start_get_title         (BastideNewGameStart       start);

/* FALSE for BASTIDE_NEW_GAME_LAST as long as there is no last game. */
gboolean               bastide_new_game_options_has_start       (BastideNewGameOptions    *self,
                                                                 BastideNewGameStart       start);

/* The ids of its sets, joined by '+'; NULL for BASTIDE_NEW_GAME_LAST as long as there is no last game. (transfer none) */
const char            *bastide_new_game_options_get_start_tiles (BastideNewGameOptions    *self,
                                                                 BastideNewGameStart       start);

/* Chooses its tiles and rules; the players stay but for those of the last game. Nothing if there is no last game. */
void                   bastide_new_game_options_start           (BastideNewGameOptions    *self,
                                                                 BastideNewGameStart       start);

/* From which one tiles and rules are as they are chosen now; BASTIDE_NEW_GAME_N_STARTS: none. */
BastideNewGameStart    bastide_new_game_options_find_start      (BastideNewGameOptions    *self);

/* What is chosen, for another time (the setting "last-game"), and what was chosen another time: what of it is not known any
 * more is passed over. (transfer floating) */
GVariant              *bastide_new_game_options_new_memory      (BastideNewGameOptions    *self) G_GNUC_WARN_UNUSED_RESULT;
void                   bastide_new_game_options_remember        (BastideNewGameOptions    *self,
                                                                 GVariant                 *memory);

/* --- bastide-new-game-options-game.c --- */

/* Chooses what the game has. */
void                   bastide_new_game_options_take_game       (BastideNewGameOptions   *self,
                                                                 const BstGame           *game);

/* --- bastide-new-game-options-first.c: who begins, by the house rule in force (H1, H2) ---
 *
 * Players are named by their seats, the order in which they are listed; who begins keeps his, and
 * the turns go round from him. Other players, and other tiles, make all of it void. */

/* H2: more rounds of drawing than anybody will see. */
#define BASTIDE_NEW_GAME_OPTIONS_MAX_ROUNDS (BST_MAX_FIRST_DRAWS / BST_MAX_PLAYERS)

/* Who begins; BST_NO_PLAYER as long as that is not found, or not looked for. */
int                    bastide_new_game_options_get_first       (BastideNewGameOptions    *self);
/* The place of a seat in the order of turns, from 0. */
guint                  bastide_new_game_options_get_turn        (BastideNewGameOptions    *self,
                                                                 guint                     seat);
/* How the first player was found, as records say it; FALSE and of kind none if he was not. */
gboolean               bastide_new_game_options_get_beginning   (BastideNewGameOptions    *self,
                                                                 BstBeginning             *beginning);

/* H1: whose figure landed standing, on which throw of all; BST_NO_PLAYER takes that back. */
int                    bastide_new_game_options_get_thrower     (BastideNewGameOptions    *self);
void                   bastide_new_game_options_set_thrower     (BastideNewGameOptions    *self,
                                                                 int                       seat);
/* H1: whom the thrower lets begin: himself, if nothing else is said, and after every throw. */
void                   bastide_new_game_options_set_chosen      (BastideNewGameOptions    *self,
                                                                 int                       seat);
/* H1: throws three figures for each in turn until one lands standing. */
void                   bastide_new_game_options_throw           (BastideNewGameOptions    *self);

/* H2: who draws in a round: seat s is bit s. 0 if there is none: the one before is not over, or
 * somebody begins, or there would be too many. */
guint                  bastide_new_game_options_get_round       (BastideNewGameOptions    *self,
                                                                 guint                     round);
/* H2: the type that a seat drew in a round, or BST_NO_TILE. Setting it takes later rounds back. */
int                    bastide_new_game_options_get_drawn       (BastideNewGameOptions    *self,
                                                                 guint                     round,
                                                                 guint                     seat);
void                   bastide_new_game_options_set_drawn       (BastideNewGameOptions    *self,
                                                                 guint                     round,
                                                                 guint                     seat,
                                                                 int                       type);
/* H2: may a tile of this type be drawn before the game: the river and abbeys may not. */
gboolean               bastide_new_game_options_may_draw        (BastideNewGameOptions    *self,
                                                                 guint                     type);
/* H2: draws anew for all until somebody begins, or no tile is left. */
void                   bastide_new_game_options_draw            (BastideNewGameOptions    *self);

/* A record of the game at its start, with how the first player was found. (transfer full) */
BstRecord             *bastide_new_game_options_create          (BastideNewGameOptions    *self,
                                                                 GError                  **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
