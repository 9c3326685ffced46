/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the menu of a cell offers whatever is done on the board: ways to elsewhere, drawings, the rule of a feature. */

#pragma once

#include "bastide-study.h"

G_BEGIN_DECLS

/* The cell that a menu is for. */
typedef struct
{
  int      x;
  int      y;
  guint    part;            /* the segment there that is meant; BST_NO_PART */
  gboolean has_arrow;       /* one was begun, on ... */
  int      arrow_x;         /* ... this cell */
  int      arrow_y;
} BastideCellMenu;

/* Where else one can go from here, on the page of a game: "board.go-to", and "page" for the rest. @tile is to be laid
 * (BST_NO_TILE): why it may not lie there; an exam does not tell that. */
void        bastide_cell_menu_append_ways  (const BastideCellMenu *self,
                                            GMenu                 *menu,
                                            BastideShown          *shown,
                                            gboolean               is_exam,
                                            int                    tile);
/* Drawing: all on a cell is one row of pictures, which comes in the place of an item "marks"; "board.begin-arrow",
 * "board.end-arrow". */
void        bastide_cell_menu_append_marks (const BastideCellMenu *self,
                                            GMenu                 *menu);
/* The rule by which the feature is paid, in the rule book; nothing where none is meant. */
void        bastide_cell_menu_append_rule  (const BastideCellMenu *self,
                                            GMenu                 *menu,
                                            const BstPosition     *position);

/* The letter on the cell; else the first one that no cell has. */
void        bastide_cell_menu_find_letter  (const BastideCellMenu *self,
                                            BastideShown          *shown,
                                            char                   letter[2]);
/* Draws on the cell, or takes away what is drawn there so. */
void        bastide_cell_menu_mark         (const BastideCellMenu *self,
                                            BastideStudy          *study,
                                            BstMarkKind            kind,
                                            guint                  colour);

/* How a colour of drawings is called. */
const char *bastide_cell_menu_name_colour  (guint                  colour);

G_END_DECLS
