/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sparring partner: a ranking by rules of thumb, one turn deep, as the strongest published program does it. It
 * learned nothing; the engine is measured against it. For two players it is meant, for more it takes the others
 * together. */

#pragma once

#include "bst-engine-cells.h"
#include "bst-survey.h"

G_BEGIN_DECLS

typedef struct _BstEngineRanking BstEngineRanking;

BstEngineRanking *bst_engine_ranking_new  (const BstPosition *position) G_GNUC_WARN_UNUSED_RESULT;
void              bst_engine_ranking_free (BstEngineRanking  *ranking);

/* How good the position after a turn is for @player: the difference of two of them says which turn is better. */
float             bst_engine_ranking_rate (BstEngineRanking  *ranking,
                                           const BstPosition *position,
                                           guint              player);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstEngineRanking, bst_engine_ranking_free)

G_END_DECLS
