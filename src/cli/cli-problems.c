/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-problems.h"

guint
cli_problems_print (const BstSetup    *setup,
                    const BstPosition *position,
                    const BstPosition *before,
                    const char        *place,
                    void             (*print) (const char *format, ...))
{
  g_autoptr (GArray) problems = bst_setup_find_problems (setup, position, before);
  guint n = 0;

  for (guint i = 0; i < problems->len; i++)
    {
      const BstProblem *problem = &g_array_index (problems, BstProblem, i);
      const char *rule = bst_problem_get_rule (problem);
      g_autofree char *key = bst_problem_to_key (bst_setup_get_game (setup), problem);

      if (problem->is_allowed)
        continue;
      print ("%s: [%s] %s%s%s\n", place, bst_problem_get_name (problem), rule,
             rule[0] != '\0' ? " " : "", key);
      n++;
    }

  return n;
}
