/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-module-list.h"

const BstModule * const bst_all_modules[] = {
  [BST_MODULE_RIVER] = &bst_module_river,
  [BST_MODULE_INNS] = &bst_module_inns,
  [BST_MODULE_TRADERS] = &bst_module_traders,
  [BST_MODULE_PIG_HERDS] = &bst_module_pig_herds,
  [BST_MODULE_ABBEY] = &bst_module_abbey,
  [BST_MODULE_BARN] = &bst_module_barn,
  [BST_MODULE_MAYOR] = &bst_module_mayor,
  [BST_MODULE_ABBOT] = &bst_module_abbot,
  [BST_MODULE_WAGON] = &bst_module_wagon,
  [BST_MODULE_DRAGON] = &bst_module_dragon,
  [BST_MODULE_FAIRY] = &bst_module_fairy,
  [BST_MODULE_PRINCESS] = &bst_module_princess,
  [BST_MODULE_PORTAL] = &bst_module_portal,
  [BST_MODULE_FLIER] = &bst_module_flier,
  [BST_MODULE_FERRIES] = &bst_module_ferries,
  [BST_MODULE_GOLDMINES] = &bst_module_goldmines,
  [BST_MODULE_MAGE] = &bst_module_mage,
  [BST_MODULE_CIRCLES] = &bst_module_circles,
  [BST_MODULE_KING_AND_ROBBER] = &bst_module_king_and_robber,
  [BST_MODULE_SHEPHERD] = &bst_module_shepherd,
  [BST_MODULE_HILLS] = &bst_module_hills,
  [BST_MODULE_VINEYARDS] = &bst_module_vineyards,
  [BST_MODULE_TOWER] = &bst_module_tower,
  [BST_MODULE_PRISONERS] = &bst_module_prisoners,
  [BST_MODULE_SIEGE] = &bst_module_siege,
  [BST_MODULE_DROUGHT] = &bst_module_drought,
  [BST_MODULE_PLAGUE] = &bst_module_plague,
  [BST_MODULE_DEXTERITY] = &bst_module_dexterity,
  [BST_MODULE_TREES] = &bst_module_trees,
  [BST_MODULE_BUYING] = &bst_module_buying,
  [BST_MODULE_HELD_TILES] = &bst_module_held_tiles,
  [BST_MODULE_HOLES] = &bst_module_holes,
  [BST_MODULE_UNFINISHED] = &bst_module_unfinished,
  [BST_MODULE_TABLE] = &bst_module_table,
};

const guint bst_n_modules = BST_N_MODULES;

G_STATIC_ASSERT (G_N_ELEMENTS (bst_all_modules) == BST_N_MODULES && BST_N_MODULES <= BST_MAX_MODULES);
