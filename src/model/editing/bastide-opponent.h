/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing against the engine: it draws the tiles, and makes the turns of the players that it is given, in the study that
 * is open, from the position that is shown. Whoever goes elsewhere in the game finds it waiting there. */

#pragma once

#include "bastide-engine.h"
#include "bastide-turn-input.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_OPPONENT (bastide_opponent_get_type ())
G_DECLARE_FINAL_TYPE (BastideOpponent, bastide_opponent, BASTIDE, OPPONENT, GObject)

/* Signals: "changed": it is in another state, or there is a hint; "ended": the game is over. */

typedef enum
{
  BASTIDE_OPPONENT_OFF,
  BASTIDE_OPPONENT_WAITING,     /* it is the turn of a person */
  BASTIDE_OPPONENT_THINKING,    /* it is its own */
  BASTIDE_OPPONENT_AWAY         /* another position is shown */
} BastideOpponentState;

/* Whom a person asks for help. */
typedef enum
{
  BASTIDE_HINT_NONE,
  BASTIDE_HINT_WHERE,
  BASTIDE_HINT_WHAT
} BastideHint;

BastideOpponent      *bastide_opponent_new       (BastideTurnInput *turn_input) G_GNUC_WARN_UNUSED_RESULT;
/* Begins in the position that is shown, in which somebody has a turn. @level: 1 to BST_N_ENGINE_LEVELS. @people: the players
 * that are not the engine's, bits. */
void                  bastide_opponent_begin     (BastideOpponent  *self,
                                                  guint             level,
                                                  guint             people);
void                  bastide_opponent_stop      (BastideOpponent  *self);

BastideOpponentState  bastide_opponent_get_state (BastideOpponent  *self);
guint                 bastide_opponent_get_level (BastideOpponent  *self);

/* How long a player has thought in this game, as a clock shows it: while it goes on, by now. (transfer full) */
char                 *bastide_opponent_dup_time  (BastideOpponent  *self,
                                                  guint             player) G_GNUC_WARN_UNUSED_RESULT;

/* It makes the best turn that it knows by now. */
void                  bastide_opponent_move_now  (BastideOpponent  *self);
/* The last turn of a person and what followed goes out of the game, and his tile comes back. FALSE if there is none. */
gboolean              bastide_opponent_take_back (BastideOpponent  *self);
/* Back to where the game is. */
void                  bastide_opponent_return    (BastideOpponent  *self);

/* May hints be asked for? At first they may. */
void                  bastide_opponent_set_hints (BastideOpponent  *self,
                                                  gboolean          has_hints);
gboolean              bastide_opponent_has_hints (BastideOpponent  *self);
/* One step more of it, of the turn of a person: it may take a moment until it is there. */
void                  bastide_opponent_ask_hint  (BastideOpponent  *self);
/* How much is told by now; @move gets the turn that would be the best if it is not NONE. */
BastideHint           bastide_opponent_get_hint  (BastideOpponent  *self,
                                                  BstMove          *move);

G_END_DECLS
