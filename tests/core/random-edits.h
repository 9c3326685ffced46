/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random edits of a set-up, whatever the rules say about what comes out. */

#pragma once

#include "bst-random.h"
#include "bst-setup.h"

#define RANDOM_EDITS_ALL "basic+river+inns-and-cathedrals+traders-and-builders+abbey-and-mayor" \
                         "+princess-and-dragon+tower+siege-cathars+drought-and-pestilence+abbot" \
                         "+ferries+goldmines+mage-and-witch+king-and-robber"

#define RANDOM_EDITS_GAMES 3

typedef struct
{
  BstRandom random;
  BstGame  *games[RANDOM_EDITS_GAMES];  /* that the set-up changes between; the caller's */
} RandomEdits;

/* One edit of @setup, whose position is @position. The set-up is as it was if it was refused. */
BstSetupResult random_edits_make (RandomEdits       *edits,
                                  BstSetup          *setup,
                                  const BstPosition *position);
