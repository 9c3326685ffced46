/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The modules that there are. */

#pragma once

#include "bst-module.h"

G_BEGIN_DECLS

/* Their numbers. They act in this order. */
typedef enum
{
  BST_MODULE_RIVER,
  BST_MODULE_INNS,
  BST_MODULE_TRADERS,
  BST_MODULE_PIG_HERDS,
  BST_MODULE_ABBEY,
  BST_MODULE_BARN,
  BST_MODULE_MAYOR,
  BST_MODULE_ABBOT,
  BST_MODULE_WAGON,
  BST_MODULE_DRAGON,
  BST_MODULE_FAIRY,
  BST_MODULE_PRINCESS,
  BST_MODULE_PORTAL,
  BST_MODULE_FLIER,
  BST_MODULE_FERRIES,
  BST_MODULE_GOLDMINES,
  BST_MODULE_MAGE,
  BST_MODULE_CIRCLES,
  BST_MODULE_KING_AND_ROBBER,
  BST_MODULE_TOWER,
  BST_MODULE_PRISONERS,
  BST_MODULE_SIEGE,
  BST_MODULE_DROUGHT,
  BST_MODULE_PLAGUE,
  BST_MODULE_DEXTERITY,
  BST_MODULE_TREES,
  BST_MODULE_BUYING,
  BST_MODULE_HELD_TILES,
  BST_MODULE_HOLES,
  BST_MODULE_UNFINISHED,
  BST_MODULE_TABLE,
  BST_N_MODULES
} BstModuleNumber;

extern const BstModule bst_module_river;
extern const BstModule bst_module_inns;
extern const BstModule bst_module_traders;
extern const BstModule bst_module_pig_herds;
extern const BstModule bst_module_abbey;
extern const BstModule bst_module_barn;
extern const BstModule bst_module_mayor;
extern const BstModule bst_module_abbot;
extern const BstModule bst_module_wagon;
extern const BstModule bst_module_dragon;
extern const BstModule bst_module_fairy;
extern const BstModule bst_module_princess;
extern const BstModule bst_module_portal;
extern const BstModule bst_module_flier;
extern const BstModule bst_module_ferries;
extern const BstModule bst_module_goldmines;
extern const BstModule bst_module_mage;
extern const BstModule bst_module_circles;
extern const BstModule bst_module_king_and_robber;
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

/* --- What modules keep, for each other and for set-ups: nothing is written in a game without the module --- */

/* Her cell; FALSE if she is not on the board. */
gboolean bst_position_find_fairy     (const BstPosition *p,
                                      int               *x,
                                      int               *y);

guint    bst_position_get_abbeys     (const BstPosition *p,
                                      guint              player);

void     bst_position_set_prisoners  (BstPosition       *p,
                                      guint              captor,
                                      guint              owner,
                                      BstFigureKind      kind,
                                      guint              n);

void     bst_position_set_n_held     (BstPosition       *p,
                                      guint              player,
                                      guint              n_tiles);

/* The player whose turn it is takes a follower of @owner that was lifted off the board, and exchanges
 * him if there is one kind to exchange him for. */
void     bst_position_imprison       (BstPosition       *p,
                                      guint              owner,
                                      BstFigureKind      kind);

G_END_DECLS
