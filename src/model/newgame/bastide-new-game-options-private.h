/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the set-up share. */

#pragma once

#include "bastide-new-game-options.h"

G_BEGIN_DECLS

struct _BastideNewGameOptions
{
  GObject     parent_instance;

  BstPlayer   players[BST_MAX_PLAYERS];         /* by seats */
  guint       n_players;
  GArray     *sets;             /* of BastideNewGameOptionsSet, the base tiles first */
  BstRules    rule_set;
  BstRules    rules;
  BstTileSet *tiles;            /* of the chosen sets; NULL until somebody asks */

  /* Starts */
  char       *all_sets;         /* ids of all that go together, joined by '+'; NULL until somebody asks */
  char       *last_tiles;       /* of the game that was created last; NULL: there is none */
  BstRules    last_rules;
  BstPlayer   last_players[BST_MAX_PLAYERS];
  guint       n_last_players;

  /* Who begins */
  int         thrower;          /* H1: a seat, or BST_NO_PLAYER */
  int         chosen;           /* H1: the seat that the thrower lets begin, or BST_NO_PLAYER: himself */
  guint8      n_throws;         /* H1: 0 if nobody counted */
  int         drawn[BASTIDE_NEW_GAME_OPTIONS_MAX_ROUNDS][BST_MAX_PLAYERS]; /* H2: types, or BST_NO_TILE */
};

/* Tells everybody. */
void bastide_new_game_options_changed          (BastideNewGameOptions *self);

/* --- bastide-new-game-options-game.c, silently --- */

/* Chooses what an id such as "basic:3+river" names, and no other set. */
void bastide_new_game_options_take_sets        (BastideNewGameOptions *self,
                                                const char            *id);
/* @players: copied. */
void bastide_new_game_options_take_players     (BastideNewGameOptions *self,
                                                const BstPlayer       *players,
                                                guint                  n_players);

/* --- bastide-new-game-options-start.c --- */
void bastide_new_game_options_finalize_start   (BastideNewGameOptions *self);

/* --- bastide-new-game-options-first.c, silently --- */

/* The tiles are others, so what was drawn is nothing; or the players are. */
void bastide_new_game_options_forget_draws     (BastideNewGameOptions *self);
void bastide_new_game_options_forget_first     (BastideNewGameOptions *self);

/* Two players changed seats, and took what they drew and threw along. */
void bastide_new_game_options_swap_first       (BastideNewGameOptions *self,
                                                guint                  a,
                                                guint                  b);

G_END_DECLS
