/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the dialog share. */

#pragma once

#include "bastide-new-game.h"
#include "bastide-placeholder.h"
#include "bastide-set-card.h"
#include "bastide-tile-cache.h"

#include <bst-io-rule-text.h>

G_BEGIN_DECLS

struct _BastideNewGame
{
  AdwWindow            parent_instance;

  /* Owned */
  BastideNewGameOptions        *options;
  GSettings                    *settings;        /* NULL where a game is changed */
  GPtrArray                    *set_cards;       /* BastideSetCard, not owned, one for each tile set */
  GPtrArray                    *chosen_rows;     /* AdwActionRow, not owned, as many: seen while the set is chosen */
  BastideTileCard              *start_cards[BASTIDE_NEW_GAME_N_STARTS]; /* not owned; NULL: it is not offered */
  guint                         n_drawn;         /* cards that have their pictures, the starts first */
  guint                         drawing;         /* the source that draws the others, or 0 */
  GtkWidget                    *other_rules;     /* a row, not owned */
  gboolean                      shows_other_rules; /* of sets that are not chosen */
  gboolean                      shows_all_small; /* sets, however many they are */
  GPtrArray                    *rule_sets;       /* of BstIoRuleSet, in the order of the combo */
  GPtrArray                    *rule_rows;       /* BastideRuleRow, not owned, those made so far */

  BstTileSet          *draw_set;        /* NULL until tiles are to be drawn, as the next two */
  GArray              *draw_types;      /* of int: those that may be drawn */
  BastideTileCache    *draw_pictures;

  GtkWidget           *draw_rows[BASTIDE_NEW_GAME_OPTIONS_MAX_ROUNDS][BST_MAX_PLAYERS];
  guint                n_draw_rounds;   /* that have rows */
  gboolean             showing_thrower; /* the choice follows the set-up, not the user */
  GtkWidget           *player_rows[BST_MAX_PLAYERS];
  AdwExpanderRow      *groups[BST_IO_N_RULE_GROUPS];

  gboolean             is_change;       /* of a game that is there: only tiles and rules */

  /* Template */
  AdwPreferencesGroup *starts;
  GtkFlowBox          *start_flow;
  AdwPreferencesGroup *players;
  AdwPreferencesGroup *sets;
  GtkEditable         *search;
  GtkWidget           *large_title;
  GtkFlowBox          *large;
  GtkWidget           *small_title;
  GtkFlowBox          *small;
  GtkButton           *all_small;
  BastidePlaceholder  *nothing;
  AdwPreferencesGroup *in_game;
  GtkRevealer         *hints_revealer;
  GtkBox              *hints;
  AdwPreferencesGroup *rules;
  AdwComboRow         *rule_set;
  AdwPreferencesGroup *first;
  AdwActionRow        *found;
  GtkButton           *find;
  AdwComboRow         *thrower;
  AdwComboRow         *chosen;
};

/* The setting that keeps the last game. */
#define BASTIDE_NEW_GAME_MEMORY "last-game"

/* --- bastide-new-game-starts.c --- */
void bastide_new_game_init_starts      (BastideNewGame      *self,
                                        GSettings           *settings);
void bastide_new_game_update_starts    (BastideNewGame      *self);
void bastide_new_game_draw_start       (BastideNewGame      *self,
                                        BastideNewGameStart  start);

/* --- bastide-new-game-pictures.c --- */

/* Draws what has no pictures yet, little by little, and stops that. */
void bastide_new_game_draw_pictures    (BastideNewGame      *self);
void bastide_new_game_stop_drawing     (BastideNewGame      *self);
/* Tiles of a set. */
void bastide_new_game_draw_set         (BastideNewGame      *self,
                                        BastideTileCard     *card,
                                        guint                set);

/* --- bastide-new-game-tiles.c --- */
void bastide_new_game_class_init_tiles (GtkWidgetClass *widget_class);
void bastide_new_game_init_tiles       (BastideNewGame *self);
void bastide_new_game_update_tiles     (BastideNewGame *self);

/* --- bastide-new-game-rules.c --- */
void bastide_new_game_class_init_rules (GtkWidgetClass *widget_class);
void bastide_new_game_init_rules       (BastideNewGame *self);
void bastide_new_game_update_rules     (BastideNewGame *self);
/* Starts from the rule set by which the game is played, if it is known. */
void bastide_new_game_select_rules     (BastideNewGame *self,
                                        const BstGame  *game);

/* --- bastide-new-game-first.c --- */
void bastide_new_game_class_init_first (GtkWidgetClass *widget_class);
void bastide_new_game_finalize_first   (BastideNewGame *self);
void bastide_new_game_update_first     (BastideNewGame *self);

G_END_DECLS
