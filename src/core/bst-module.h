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
};

extern const BstModule bst_module_river;

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

G_END_DECLS
