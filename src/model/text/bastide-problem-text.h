/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with a set-up, in words. */

#pragma once

#include <bst-problem.h>

G_BEGIN_DECLS

/* One sentence without the rule: "Edges between (0, 1) and (1, 1) do not meet: road against
 * city". @position is the one of the set-up. (transfer full) */
char       *bastide_problem_text_get      (const BstPosition *position,
                                           const BstProblem  *problem) G_GNUC_WARN_UNUSED_RESULT;

/* As above, with the number of the rule before it. (transfer full) */
char       *bastide_problem_text_dup_full (const BstPosition *position,
                                           const BstProblem  *problem) G_GNUC_WARN_UNUSED_RESULT;

/* What mending it would do: "Turn the Tile". Static. */
const char *bastide_problem_text_get_mend (const BstProblem  *problem);

/* How many of them (element-type BstProblem) are not allowed on purpose. */
guint       bastide_problem_text_count_open (const GArray    *problems);

/* "3 problems in this position". (transfer full) */
char       *bastide_problem_text_count    (guint              n_problems) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
