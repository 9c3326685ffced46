/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a problem of a position is on the board. */

#pragma once

#include <bst-problem.h>

G_BEGIN_DECLS

/* Its cell: of too many copies the last one. FALSE if it is nowhere on the board. */
gboolean bastide_problem_spot_find_cell (const BstPosition *position,
                                         const BstProblem  *problem,
                                         int               *x,
                                         int               *y);

/* The part on which the figure stands that it is about; BST_NO_PART if it is about none. */
guint    bastide_problem_spot_find_part (const BstPosition *position,
                                         const BstProblem  *problem);

G_END_DECLS
