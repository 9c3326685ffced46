/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-phase-kind.h"

/* Ranks leave room for phases of modules to come: before the action, between it and the commit, after scoring. */
static const BstPhaseKind kinds[] = {
  [BST_PHASE_TILE]        = { .rank = 0, .word = "" },
  [BST_PHASE_ACTION]      = { .rank = 200, .word = "action", .is_usual = TRUE, .waits = TRUE },
  [BST_PHASE_CAPTURE]     = { .rank = 300, .word = "capture" },
  [BST_PHASE_FREE]        = { .rank = 320, .word = "exchange" },
  [BST_PHASE_DRAGON]      = { .rank = 400, .word = "dragon" },
  [BST_PHASE_COMMIT]      = { .rank = 500, .word = "commit", .is_usual = TRUE, .waits = TRUE },
  [BST_PHASE_SCORING]     = { .rank = 600, .word = "", .is_usual = TRUE },
  [BST_PHASE_DEXTERITY]   = { .rank = 700, .word = "hand" },
  [BST_PHASE_WAGON]       = { .rank = 720, .word = "wagon" },
  [BST_PHASE_LATE_DRAGON] = { .rank = 800, .word = "late-dragon" },
  [BST_PHASE_ESCAPE]      = { .rank = 900, .word = "escape" },
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
