/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers of rules as links: whatever number the program names has a page in the rule book. */

#include "config.h"

#include "bastide-rule-markup.h"

#include <bst-event.h>
#include <bst-io-reason.h>
#include <bst-io-rulebook.h>
#include <bst-problem.h>
#include <bst-rules.h>

static void
test_markup (void)
{
  g_autofree char *markup = bastide_rule_markup_dup ("a < b (C2, FV1b) MO3x XC2 Z99 P5-P7; FV-pig");

  g_assert_cmpstr (markup, ==,
                   "a &lt; b (<a href=\"rule:C2\">C2</a>, <a href=\"rule:FV1b\">FV1b</a>) MO3x XC2 Z99 "
                   "<a href=\"rule:P5\">P5</a>-<a href=\"rule:P7\">P7</a>; <a href=\"rule:FV-pig\">FV-pig</a>");
}

/* @text has a link for each of @numbers, which stand with commas and dashes between them. */
static void
check (const char *text,
       const char *numbers)
{
  g_autofree char *markup = bastide_rule_markup_dup (text);
  g_auto (GStrv) parts = g_strsplit_set (numbers, ", ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) ends = g_strsplit (parts[i], strcmp (parts[i], "FV-pig") == 0 ? " " : "-", -1);

      for (guint j = 0; ends[j] != NULL; j++)
        {
          g_autofree char *target = g_strdup_printf ("\"rule:%s\"", ends[j]);

          g_test_message ("%s: %s", ends[j], text);
          if (*ends[j] != '\0')
            g_assert_nonnull (strstr (markup, target));
        }
    }
}

static void
test_reasons (void)
{
  for (guint i = 0; i < BST_N_REASONS; i++)
    {
      const char *rule = bst_reason_get_rule ((BstReason) i);
      g_autofree char *text = rule != NULL && i != BST_REASON_EDGE ? bst_io_reason_dup_text ((BstReason) i)
                                                                   : g_strdup (rule);

      if (rule != NULL)
        check (text, rule);
    }
}

static void
test_problems (void)
{
  for (guint i = 0; i < BST_N_PROBLEM_TAGS; i++)
    {
      const BstProblem problem = { .tag = (BstProblemTag) i };
      const char *rule = bst_problem_get_rule (&problem);

      check (rule, rule);
    }
}

static void
test_switches (void)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  for (guint i = 0; i < n_switches; i++)
    check (switches[i].rule, switches[i].rule);
}

static void
check_event (const BstEvent *event,
             const BstRules *rules)
{
  BstEvent copy = *event;

  bst_event_find_rules (&copy, rules);
  for (guint i = 0; i < copy.n_rules; i++)
    check (copy.rules[i], copy.rules[i]);
}

/* Whatever can be said of an event, by all ways of scoring farms. */
static void
test_events (void)
{
  for (guint bits = 0; bits < 1 << 9; bits++)
    for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
      for (guint cause = 0; cause < BST_N_EVENT_CAUSES; cause++)
        {
          BstEvent event = { .cause = (BstEventCause) cause, .kind = (BstFeatureKind) kind };
          BstRules rules;

          bst_rules_init (&rules);
          rules.inns = rules.siege = rules.plague = TRUE;
          rules.farm_scoring = bits & 3;
          event.complete = (bits & 4) != 0;
          event.two_tile = (bits & 8) != 0;
          event.emblems = bits & 16 ? G_MAXUINT16 : 0;
          event.beyond = (bits & 32) != 0;
          event.players = event.owners = bits & 64 ? 3 : 1;
          event.less = bits & 128 ? -1 : 0;
          event.more = event.less + 1;
          event.besieged = event.beyond;
          event.figures[0] = event.figures[1] = (bits & 256) != 0;
          check_event (&event, &rules);
        }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rule-markup/markup", test_markup);
  g_test_add_func ("/rule-markup/reasons", test_reasons);
  g_test_add_func ("/rule-markup/problems", test_problems);
  g_test_add_func ("/rule-markup/switches", test_switches);
  g_test_add_func ("/rule-markup/events", test_events);

  return g_test_run ();
}
