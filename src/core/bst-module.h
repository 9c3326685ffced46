/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rule modules: what an expansion adds to the rules, one file each. A game has the modules
 * whose tiles or figures it has; a game without any pays one comparison a question.
 *
 * Every hook may be NULL. Adding an expansion: its tile set in data/tilesets, its module here
 * and in the table of bst-module.c, its cases in tests/cases. */

#pragma once

#include "bst-position-private.h"

G_BEGIN_DECLS

struct _BstModule
{
  const char *name;

  /* Does the game have what the module is about? */
  gboolean     (*is_in_play) (const BstPosition *p);

  /* After the start tiles were laid; part of no step. */
  void         (*set_up)     (BstPosition       *p);

  /* May this type be drawn now? */
  gboolean     (*may_draw)   (const BstPosition *p,
                              guint              type);

  /* The number of the rule that forbids the placement, NULL if none does. The cell is free and
   * all edges match. */
  const char * (*why_not)    (const BstPosition *p,
                              guint              type,
                              int                x,
                              int                y,
                              guint              rotation);

  /* A player laid the last tile; its features are joined, its figure is not put yet. */
  void         (*placed)     (BstPosition       *p);

  /* May a figure of this kind, which is no follower, stand on the node of the last tile? */
  gboolean     (*may_put)    (const BstPosition *p,
                              guint              player,
                              BstFigureKind      kind,
                              guint              node);

  /* The points of a feature, given what they are without the module. */
  int          (*points)     (const BstPosition *p,
                              guint              root,
                              gboolean           complete,
                              int                points);

  /* A feature with the last tile is complete and was paid. Comes once for each segment of the
   * tile that the feature has. */
  void         (*completed)  (BstPosition       *p,
                              guint              root);

  /* What a player gets more for each city of a farm that he owns. */
  int          (*farm_bonus) (const BstPosition *p,
                              guint              root,
                              guint              player);

  /* Events of the final scoring beyond those of features: fills @events, which has room for
   * BST_MAX_FINAL_EVENTS, and returns how many. */
  guint        (*final)      (const BstPosition *p,
                              BstEvent          *events);
};

#define BST_MAX_FINAL_EVENTS 8

extern const BstModule bst_module_river;
extern const BstModule bst_module_inns;
extern const BstModule bst_module_traders;
extern const BstModule bst_module_pig_herds;

/* Finds the modules of the position's game. */
void         bst_modules_choose  (BstPosition       *p);

void         bst_modules_set_up  (BstPosition       *p);

gboolean     bst_modules_may_draw (const BstPosition *p,
                                   guint              type);

const char  *bst_modules_why_not (const BstPosition *p,
                                  guint              type,
                                  int                x,
                                  int                y,
                                  guint              rotation);

void         bst_modules_placed  (BstPosition       *p);

gboolean     bst_modules_may_put (const BstPosition *p,
                                  guint              player,
                                  BstFigureKind      kind,
                                  guint              node);

int          bst_modules_points  (const BstPosition *p,
                                  guint              root,
                                  gboolean           complete,
                                  int                points);

void         bst_modules_completed (BstPosition     *p,
                                    guint            root);

int          bst_modules_farm_bonus (const BstPosition *p,
                                     guint              root,
                                     guint              player);

G_END_DECLS
