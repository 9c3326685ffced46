/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine at work on one question, beside the main loop: which turn of a player with a tile is the best, and by how
 * much. It tells what it knows at once, and goes on until its budget is used up or nothing is left to find out. There is
 * one question at a time; another one takes its place. The same question and budget have the same answer on every
 * machine, however many cores that has. */

#pragma once

#include <bst-engine-experience.h>
#include <bst-engine-search.h>

#include <glib-object.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_ENGINE (bastide_engine_get_type ())
G_DECLARE_FINAL_TYPE (BastideEngine, bastide_engine, BASTIDE, ENGINE, GObject)

/* Signal "changed": there is an answer, or a better one, or none any more; or it is in another state. */

typedef enum
{
  BASTIDE_ENGINE_IDLE,      /* nothing is asked */
  BASTIDE_ENGINE_THINKING,
  BASTIDE_ENGINE_RESTING,   /* it was told to, and will go on */
  BASTIDE_ENGINE_SETTLED,   /* the answer does not get better any more */
  BASTIDE_ENGINE_FAILED     /* there are no weights */
} BastideEngineState;

/* A turn, and what is known of it. */
typedef struct
{
  BstEngineAnswer answer;
  guint           rank;         /* from 1 */
  double          value;        /* expected margin; of a turn that was not tried while others were, by what it loses to the
                                 * best: what is seen at first sight cannot be compared with what was tried */
  double          loss;         /* points by which the best turn is better; below 0 where it is not, as far as is known */
  double          loss_error;   /* standard error of it */
} BastideEngineTurn;

BastideEngine           *bastide_engine_new         (void) G_GNUC_WARN_UNUSED_RESULT;
/* Tries of turns after which an answer is good enough; 0: as usual. It counts from the next question on. */
void                     bastide_engine_set_budget  (BastideEngine     *self,
                                                     guint64            n_tries);
/* As well as that it plays from the next question on (bst-engine-level.h); 0: as well as it can, and always the same. */
void                     bastide_engine_set_level   (BastideEngine     *self,
                                                     guint              level);
/* What was asked before is let go, and there is no answer yet. The position is copied; there is no reason why the turns
 * could not be compared (bst_compare_why_not()). It begins a moment later, so that one may step through a game. */
void                     bastide_engine_ask         (BastideEngine     *self,
                                                     const BstPosition *position,
                                                     guint              type,
                                                     guint              player);
void                     bastide_engine_stop        (BastideEngine     *self);
/* While it rests it keeps question and answer, and does no more than finish what it is at, half a second of work. */
void                     bastide_engine_set_resting (BastideEngine     *self,
                                                     gboolean           is_resting);

BastideEngineState       bastide_engine_get_state   (BastideEngine     *self);

/* Was it played on, or is it known for certain? What was not is only seen at first sight. */
gboolean                 bastide_engine_is_tried    (const BstEngineAnswer *answer);

/* --- The answer to the last question: none while there are no turns, or nothing is known yet --- */

guint                    bastide_engine_get_n       (BastideEngine     *self);
/* The @index-th best. Owned by @self, until the next change. */
const BastideEngineTurn *bastide_engine_get         (BastideEngine     *self,
                                                     guint              index);
/* That of @move, which may decide more than the engine looked at; NULL if it is none of them. */
const BastideEngineTurn *bastide_engine_find        (BastideEngine     *self,
                                                     const BstMove     *move);
/* The best with all that is to be decided in it besides: one that can be played. There must be a turn. */
const BstMove           *bastide_engine_get_whole   (BastideEngine     *self);
guint64                  bastide_engine_get_n_tries (BastideEngine     *self);
/* How much of its work is done: 0 to 1. */
double                   bastide_engine_get_progress (BastideEngine    *self);
/* Has the best turn no error? */
gboolean                 bastide_engine_is_exact    (BastideEngine     *self);
/* How much the weights know of such games: the less, the less sure is what it says than it seems. */
BstEngineExperience      bastide_engine_get_experience (BastideEngine  *self);
/* Whose turns they are, and the share of the win that each player has after the best: 1 in all. */
guint                    bastide_engine_get_player  (BastideEngine     *self);
double                   bastide_engine_get_share   (BastideEngine     *self,
                                                     guint              player);

G_END_DECLS
