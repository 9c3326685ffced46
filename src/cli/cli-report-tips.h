/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player does otherwise than the engine would (bst-engine-habits.h), as the command prints it. */

#pragma once

#include "bst-engine-experience.h"
#include "bst-engine-habits.h"

G_BEGIN_DECLS

/* Sentences with counts. @experience: the least that there was with one of the games. */
void cli_report_tips_print_text (const BstHabits     *habits,
                                 BstEngineExperience  experience);

/* ... and the counts of everything, as JSON. */
void cli_report_tips_print_json (const char          *player,
                                 const BstHabits     *habits,
                                 BstEngineExperience  experience);

G_END_DECLS
