/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The modules that there are. */

#pragma once

#include "bst-module.h"

G_BEGIN_DECLS

extern const BstModule bst_module_river;
extern const BstModule bst_module_inns;
extern const BstModule bst_module_traders;
extern const BstModule bst_module_pig_herds;
extern const BstModule bst_module_abbey;
extern const BstModule bst_module_barn;
extern const BstModule bst_module_mayor;
extern const BstModule bst_module_wagon;
extern const BstModule bst_module_dragon;
extern const BstModule bst_module_fairy;
extern const BstModule bst_module_princess;
extern const BstModule bst_module_portal;
extern const BstModule bst_module_tower;
extern const BstModule bst_module_prisoners;
extern const BstModule bst_module_siege;
extern const BstModule bst_module_drought;
extern const BstModule bst_module_plague;
extern const BstModule bst_module_dexterity;
extern const BstModule bst_module_trees;
extern const BstModule bst_module_buying;
extern const BstModule bst_module_held_tiles;
extern const BstModule bst_module_holes;
extern const BstModule bst_module_unfinished;
extern const BstModule bst_module_table;

G_END_DECLS
