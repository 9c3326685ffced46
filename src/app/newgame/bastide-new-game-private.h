/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the dialog share. */

#pragma once

#include "bastide-new-game.h"
#include "bastide-tile-cache.h"

#include <bst-io-rule-text.h>

G_BEGIN_DECLS

struct _BastideNewGame
{
  AdwWindow            parent_instance;

  /* Owned */
  BastideNewGameOptions        *options;
  GPtrArray                    *set_rows;        /* AdwActionRow, not owned, one for each tile set */
  GPtrArray                    *copies_rows;     /* AdwActionRow, not owned, as many */
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
  AdwPreferencesGroup *players;
  AdwPreferencesGroup *sets;
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
