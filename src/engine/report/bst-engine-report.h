/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game was decided by, turn by turn: the luck of the draws and the skill of the players.
 *
 * Luck of a turn: how good its tile was, less how good the tiles that could have been drawn are on average, each with
 * the turn that is the best for it by the value alone. Its sum over a game depends on nobody's play. Skill: by how many
 * points the best turn is better than the one that was played, as the search finds it.
 *
 * The turns of a game are pieces that several threads may look at, in any order; the same settings give the same
 * report. */

#pragma once

#include "bst-engine-search.h"
#include "bst-record.h"

G_BEGIN_DECLS

typedef struct
{
  guint64 seed;
  guint   n_simulations;    /* tries of turns for each turn of the game; 0: as usual */
  double  dubious;          /* points from which a loss is marked ?!, ... */
  double  mistake;          /* ... ?, ... */
  double  blunder;          /* ... and ?? */
} BstReportSettings;

/* As usual, but for the seed, which is 1. */
void bst_report_settings_init (BstReportSettings *settings);

/* A turn of the main line, of the player who made it. */
typedef struct
{
  const BstNode *node;      /* Borrowed from the record */
  gint8          player;
  gboolean       is_known;  /* FALSE: it was not looked at, or is no turn that the search knows */
  guint          n_turns;   /* that he had */
  guint          rank;      /* of his turn among them, from 1; behind the best by the value alone */
  double         margin;    /* expected after the best turn */
  double         luck;
  double         loss;      /* 0 and more */
  double         error;     /* standard error of the loss */
  BstGlyph       mark;      /* of a loss that is larger than twice its error; else BST_GLYPH_NONE */
  BstMove        best;
} BstReportTurn;

typedef struct _BstEngineReport BstEngineReport;

/* For the main line of @record, which must not change meanwhile; weights are chosen by the games on the way. NULL and @error if a move
 * is illegal. @nets outlive the report: of the base game of two players, and of all others. */
BstEngineReport     *bst_engine_report_new  (const BstEngineNet * const nets[2],
                                             const BstRecord         *record,
                                             const BstReportSettings *settings,
                                             GError                 **error) G_GNUC_WARN_UNUSED_RESULT;
void                 bst_engine_report_free (BstEngineReport         *report);

guint                bst_engine_report_get_n (const BstEngineReport  *report);

/* Looks at one of them; several threads may do that for different turns. @stop (nullable) is asked now and then: what it breaks off
 * stays unknown. */
void                 bst_engine_report_look (BstEngineReport         *report,
                                             guint                    turn,
                                             gboolean               (*stop) (gpointer data),
                                             gpointer                 data);

const BstReportTurn *bst_engine_report_get  (const BstEngineReport   *report,
                                             guint                    turn);

/* Of one player, over the turns that are known. */
typedef struct
{
  guint  n_turns;
  double luck;
  double loss;
  double error;             /* standard error of the loss */
  guint  n_marks[BST_N_GLYPHS];
} BstReportTotal;

void                 bst_engine_report_sum  (const BstEngineReport   *report,
                                             guint                    player,
                                             BstReportTotal          *total);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstEngineReport, bst_engine_report_free)

G_END_DECLS
