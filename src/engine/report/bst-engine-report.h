/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game was decided by, turn by turn: the luck of the draws and the skill of the players, in points and in chance
 * to win, of which a tie is a half.
 *
 * Luck of a turn: how good its tile was, less how good the tiles that could have been drawn are on average, each with
 * the turn that is the best for it by the value alone. Its sum over a game depends on nobody's play. Skill: by how many
 * points the best turn is better than the one that was played, as the search finds it.
 *
 * The turns of a game are pieces that several threads may look at, in any order; the same settings give the same
 * report, and a turn the same result wherever its position comes from. */

#pragma once

#include "bst-engine-search.h"
#include "bst-record.h"

G_BEGIN_DECLS

/* Another one where the same position would get another result. */
#define BST_REPORT_VERSION 2

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

/* A turn of the main line, of the player who made it, and what was found out about it. */
typedef struct
{
  const BstNode *node;      /* Borrowed from the record */
  gint8          player;
  gboolean       is_known;  /* FALSE: it was not looked at, or is no turn that the search knows */
  guint          n_turns;   /* that he had */
  guint          rank;      /* of his turn among them, from 1; behind the best by the value alone */
  double         margin;    /* expected after the best turn, ... */
  double         margin_error;      /* ... its standard error, ... */
  double         win;       /* ... and the chance to win, with half of that to tie, ... */
  double         chance_error;      /* ... and that of it */
  double         spread;    /* standard deviation of the margin at the end, by the value after the turn that was made: how
                             * much is still to come */
  double         luck;      /* in points, its standard error, and both in chance to win */
  double         luck_error;
  double         luck_win;
  double         luck_win_error;
  double         loss;      /* the same of what was lost: 0 and more */
  double         error;
  double         loss_win;  /* may be below 0: the best turn is the best in points */
  double         win_error;
  gboolean       is_exact;  /* the loss: so little was left that all was looked at */
  BstGlyph       mark;      /* of a loss that is larger than twice its error; else BST_GLYPH_NONE */
  BstMove        best;      /* a whole turn */
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

/* In place of a look: what an earlier one found, with the same weights and settings; whose turn it is is the report's. FALSE,
 * and nothing is taken, if it cannot be: its numbers are none, or its best turn is not legal. */
gboolean             bst_engine_report_take (BstEngineReport         *report,
                                             guint                    turn,
                                             const BstReportTurn     *found);

const BstReportTurn *bst_engine_report_get  (const BstEngineReport   *report,
                                             guint                    turn);

/* The position that the turn was made on, its player to move. Owned by @report. NULL if it was no turn that the engine can
 * look at. */
const BstPosition   *bst_engine_report_get_before (const BstEngineReport *report,
                                                   guint              turn);
/* The weights for it. */
const BstEngineNet  *bst_engine_report_get_net (const BstEngineReport *report,
                                                guint                 turn);
const BstReportSettings *bst_engine_report_get_settings (const BstEngineReport *report);

/* The search behind a turn's finding, done once more: all turns that there were. NULL if it was stopped, or there is
 * none. (transfer full) */
BstEngineSearch     *bst_engine_report_search (const BstEngineReport *report,
                                               guint                  turn,
                                               gboolean             (*stop) (gpointer data),
                                               gpointer               data) G_GNUC_WARN_UNUSED_RESULT;

/* Marks by other points. */
void                 bst_engine_report_mark (BstEngineReport         *report,
                                             double                   dubious,
                                             double                   mistake,
                                             double                   blunder);

#define BST_REPORT_N_BIGGEST 3

/* Of one player. */
typedef struct
{
  /* Over the turns that are known: sums, and standard errors of them. */
  guint  n_turns;
  double luck;
  double luck_error;
  double luck_win;
  double loss;
  double error;
  double loss_win;
  guint  n_marks[BST_N_GLYPHS];
  /* Of the whole game, with what its end pays, or would pay now: */
  int    points;
  int    points_by_kind[BST_N_FEATURE_KINDS];   /* what features paid; all else is the rest of the points */
  int    points_unfinished;     /* of them, cities, roads and monasteries that were not completed */
  guint  n_idle;                /* his figures on such at the end, ... */
  guint  n_bare;                /* ... and turns that he began with one follower at home or none */
  guint  n_cities_given;        /* cities completed by a tile of his that pay the farms of others alone */
  guint  n_biggest;             /* the turns that paid him most, the largest first; none that paid nothing */
  guint  biggest[BST_REPORT_N_BIGGEST];
  double points_without_luck;   /* half of his luck is taken off, and of others' given, so that margins of two lose all of
                                 * theirs */
} BstReportTotal;

void                 bst_engine_report_sum  (const BstEngineReport   *report,
                                             guint                    player,
                                             BstReportTotal          *total);

/* What decided a game of two or more players, for one sentence. */
typedef enum
{
  BST_REPORT_UNKNOWN,           /* no turn is known */
  BST_REPORT_TIE,               /* nobody won */
  BST_REPORT_PLAY,              /* the winner lost fewer points by his turns, and draws were fair, ... */
  BST_REPORT_PLAY_AND_LUCK,     /* ... or helped him less than that, ... */
  BST_REPORT_PLAY_OVER_LUCK,    /* ... or helped the other */
  BST_REPORT_LUCK,              /* both played equally well, and the draws helped him */
  BST_REPORT_LUCK_AND_PLAY,     /* the draws helped him more than he played better */
  BST_REPORT_LUCK_OVER_PLAY,    /* the other played better, and the draws helped the winner */
  BST_REPORT_EVEN               /* neither can be told */
} BstReportVerdict;

#define BST_N_REPORT_VERDICTS 9

/* "play", "luck-over-play" ...: the words of the command line's JSON. Static. */
const char          *bst_report_verdict_name   (BstReportVerdict       verdict);

typedef struct
{
  BstReportVerdict verdict;
  guint            winner;      /* or the first of those who tie */
  guint            other;       /* the best of the others */
  int              margin;      /* between the two */
  double           luck;        /* of the winner more than of the other, in points; its standard error */
  double           luck_error;
  double           skill;       /* points that the other lost more by his turns; its standard error */
  double           skill_error;
} BstReportSummary;

void                 bst_engine_report_sum_up (const BstEngineReport *report,
                                               BstReportSummary      *summary);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstEngineReport, bst_engine_report_free)

G_END_DECLS
