/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Odds in words. */

#pragma once

#include "bastide-odds.h"

G_BEGIN_DECLS

/* How a race was computed, and how long it takes. (transfer full) */
char *bastide_odds_text_dup_race  (const BstCellRaceResult *result) G_GNUC_WARN_UNUSED_RESULT;

/* How random games end, a line for each player. (transfer full) */
char *bastide_odds_text_dup_games (const BstPlayoutsResult *result,
                                   const BstGame           *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
