/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words that reading and writing of steps share. */

#pragma once

#include "bst-step.h"

G_BEGIN_DECLS

extern const char * const bst_dexterity_reason_names[BST_N_DEXTERITY_REASONS];
extern const char * const bst_good_names[BST_N_GOODS];

G_END_DECLS
