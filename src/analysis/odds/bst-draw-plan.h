/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who draws when: the model of the draws to come on which all odds stand.
 *
 * The tiles that are left come one a turn, players in turn order, until none is left. A player lays the tiles
 * that he is known to hold first, in the order in which they were drawn; all others come in any order with
 * equal chances, those of a river before its lake and that before the rest (RV2). Where players hold tiles
 * (H3, H4), who has none when the bag is empty has no turn. Left out, for they depend on what is played:
 * second tiles of a turn (T12, H8), tiles that fit nowhere and are drawn again (P5 to P7), abbeys (AM1),
 * and that dragons wait for a volcano (PD1). A turn that has not ended counts as ended. Tiles under hills (HS11) are among
 * the unknown ones and never come: as likely as any others. */

#pragma once

#include "bst-position.h"
#include "bst-random.h"

G_BEGIN_DECLS

/* Tiles of the river, its lakes, all others. */
#define BST_N_DRAW_STAGES 4

typedef struct
{
  guint8 player;
  gint16 known;             /* the tile type; BST_NO_TILE if it is not known */
} BstDraw;

typedef struct
{
  guint    n_draws;         /* tiles that are left, held ones included, but for those under hills */
  guint    n_types;
  BstDraw *draws;           /* the next turn's first; owns the block of all arrays */
  guint16 *unknown;         /* per type: copies that are left and not known to be held */
  guint8  *stages;          /* per type: when it comes, below BST_N_DRAW_STAGES */
} BstDrawPlan;

/* Free with bst_draw_plan_clear(). */
void bst_draw_plan_init  (BstDrawPlan       *plan,
                          const BstPosition *position);
void bst_draw_plan_clear (BstDrawPlan       *plan);

/* --- Tiles by what they are good for --- */

/* The unknown tiles of one stage that are good for the same. */
typedef struct
{
  guint64 mask;             /* what for, as the caller numbers it; 0: for nothing */
  guint   n_tiles;
  guint   stage;
} BstDrawClass;

typedef struct
{
  guint         n_classes;
  BstDrawClass *classes;    /* by stage, then by mask, ascending; owned */
  guint         n_in_stage[BST_N_DRAW_STAGES];
} BstDrawClasses;

/* Sorts the unknown tiles by @masks, one for each type. Free with bst_draw_classes_clear(). */
void bst_draw_classes_init  (BstDrawClasses    *classes,
                             const BstDrawPlan *plan,
                             const guint64     *masks);
void bst_draw_classes_clear (BstDrawClasses    *classes);

/* Fills @out, of @n_draws from the plan's first on, with the mask of each draw: of a known tile its own, of the
 * others a random one. @left is scratch memory for a number each class. */
void bst_draw_classes_deal  (const BstDrawClasses *classes,
                             const BstDrawPlan    *plan,
                             const guint64        *masks,
                             guint                 n_draws,
                             BstRandom            *random,
                             guint                *left,
                             guint64              *out);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstDrawPlan, bst_draw_plan_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstDrawClasses, bst_draw_classes_clear)

G_END_DECLS
