/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-phase-kind.h"

/* Ranks leave room for more. */
static const BstPhaseKind kinds[] = {
  [BST_PHASE_TILE]        = { .rank = 0, .word = "" },
  [BST_PHASE_GOLD]        = { .rank = 100, .word = "gold" },
  [BST_PHASE_MAGIC]       = { .rank = 120, .word = "magic" },
  [BST_PHASE_ACTION]      = { .rank = 200, .word = "action", .is_usual = TRUE, .waits = TRUE },
  [BST_PHASE_LANDING]     = { .rank = 210, .word = "landing" },
  [BST_PHASE_CAPTURE]     = { .rank = 300, .word = "capture" },
  [BST_PHASE_FREE]        = { .rank = 320, .word = "exchange" },
  [BST_PHASE_TRAP]        = { .rank = 340, .word = "trap" },
  [BST_PHASE_PHANTOM]     = { .rank = 350, .word = "phantom" },
  [BST_PHASE_TUNNEL]      = { .rank = 360, .word = "tunnel" },
  [BST_PHASE_FERRY]       = { .rank = 370, .word = "ferry" },
  [BST_PHASE_FLOCK]       = { .rank = 380, .word = "flock" },
  [BST_PHASE_DRAGON]      = { .rank = 400, .word = "dragon" },
  [BST_PHASE_CASTLE]      = { .rank = 450, .word = "castle" },
  [BST_PHASE_COMMIT]      = { .rank = 500, .word = "commit", .is_usual = TRUE, .waits = TRUE },
  [BST_PHASE_CITY]        = { .rank = 550, .word = "city" },
  [BST_PHASE_SCORING]     = { .rank = 600, .word = "", .is_usual = TRUE },
  [BST_PHASE_DEXTERITY]   = { .rank = 700, .word = "hand" },
  [BST_PHASE_WAGON]       = { .rank = 720, .word = "wagon" },
  [BST_PHASE_COUNT]       = { .rank = 750, .word = "count" },
  [BST_PHASE_LATE_DRAGON] = { .rank = 800, .word = "late-dragon" },
  [BST_PHASE_CIRCLE]      = { .rank = 850, .word = "circle" },
  [BST_PHASE_ESCAPE]      = { .rank = 900, .word = "escape" },
  [BST_PHASE_BAZAAR]      = { .rank = 950, .word = "bazaar" },
  [BST_PHASE_END]         = { .rank = 1000, .word = "", .is_usual = TRUE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == BST_N_PHASES);

const BstPhaseKind *
bst_phase_kind_get (BstPhase phase)
{
  return &kinds[phase];
}

gboolean
bst_phase_is_before (BstPhase phase,
                     BstPhase other)
{
  return kinds[phase].rank < kinds[other].rank;
}
