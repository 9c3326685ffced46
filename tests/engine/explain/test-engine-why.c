/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why one turn is better than another: the reasons add up, and name what is different. */

#include "bst-engine-why.h"

#include "bst-engine-search.h"
#include "bst-playout.h"

#include "engine-fixture.h"

#include <math.h>

static double
add_up (const BstEngineWhy *why)
{
  double sum = 0;

  for (guint i = 0; i < why->n_reasons; i++)
    sum += why->reasons[i].points;

  return sum;
}

static const BstWhyReason *
find_reason (const BstEngineWhy *why,
             BstWhyCause         cause)
{
  for (guint i = 0; i < why->n_reasons; i++)
    if (why->reasons[i].cause == cause)
      return &why->reasons[i];

  return NULL;
}

/* The first answer and the last against each other, both ways. */
static void
check_search (const BstEngineNet    *net,
              const BstPosition     *position,
              const BstEngineSearch *search,
              double                 most_rest)
{
  const BstEngineAnswer *one = bst_engine_search_get (search, 0);
  const BstEngineAnswer *other = bst_engine_search_get (search, bst_engine_search_get_n (search) - 1);
  g_auto (BstEngineWhy) why = { 0 }, back = { 0 }, same = { 0 };

  bst_engine_why_init (&why, net, position, &one->move, &other->move);
  bst_engine_why_init (&back, net, position, &other->move, &one->move);
  bst_engine_why_init (&same, net, position, &one->move, &one->move);
  g_assert_cmpuint (why.player, ==, bst_position_get_turn (position));
  g_assert_cmpfloat_with_epsilon (why.points, one->first - other->first, 1e-3);
  g_assert_cmpfloat_with_epsilon (back.points, -why.points, 1e-3);
  g_assert_cmpfloat_with_epsilon (add_up (&why), why.points, 1e-6);
  g_assert_cmpint (why.reasons[why.n_reasons - 1].cause, ==, BST_WHY_REST);
  g_assert_cmpfloat (fabs (why.reasons[why.n_reasons - 1].points), <=, most_rest);
  for (guint i = 0; i + 2 < why.n_reasons; i++)
    g_assert_cmpfloat (fabs (why.reasons[i].points), >=, fabs (why.reasons[i + 1].points));
  g_assert_cmpfloat (same.points, ==, 0);
  g_assert_cmpuint (same.n_reasons, ==, 1);
}

static void
check_setting (guint    setting,
               guint64  seed,
               double   most_rest)
{
  g_autofree BstEngineNet *net = engine_fixture_net (seed);
  g_autoptr (BstPosition) position = random_position_new (setting, setting == 0 ? 2 : 2 + seed % 5, 5 + 9 * seed % 60, seed);
  g_autoptr (BstEngineSearch) search = NULL;
  BstRandom random;
  int type;

  for (guint unit = 0; unit < BST_NET_LAST; unit++)
    net->globals[BST_GLOBAL_LEAD][unit] = 0;
  bst_random_init (&random, seed);
  type = bst_playout_draw (position, &random);
  if (type == BST_NO_TILE)
    return;
  search = bst_engine_search_new (net, position, (guint) type, &(BstEngineSettings) { .seed = 1 });
  check_search (net, position, search, most_rest);
}

/* In the base game of two players all is told but what is too small, for thirty features .05 each. */
static void
test_basic (void)
{
  for (guint seed = 0; seed < random_position_count (20); seed++)
    check_setting (0, seed, 1.5);
}

static void
test_sets (void)
{
  for (guint setting = 1; setting < N_RANDOM_SETTINGS; setting++)
    for (guint seed = 0; seed < 3; seed++)
      check_setting (setting, seed, INFINITY);
}

static void
compare (const BstPosition *position,
         const char        *one_text,
         const char        *other_text,
         BstEngineWhy      *why)
{
  g_autofree BstEngineNet *net = engine_fixture_net (3);
  const BstGame *game = bst_position_get_game (position);
  BstMove one, other;

  g_assert_true (bst_move_parse (game, one_text, &one, NULL));
  g_assert_true (bst_move_parse (game, other_text, &other, NULL));
  bst_engine_why_init (why, net, position, &one, &other);
}

static void
test_follower (void)
{
  g_autoptr (BstPosition) position = random_position_new (0, 2, 0, 0);
  g_auto (BstEngineWhy) why = { 0 };
  const BstWhyReason *reason;

  compare (position, "U@1,0 r0 [Red road:W]", "U@1,0 r0", &why);
  reason = find_reason (&why, BST_WHY_FOLLOWERS);
  g_assert_nonnull (reason);
  g_assert_cmpint (reason->followers, ==, -1);
  g_assert_cmpint (reason->others, ==, 0);
  g_assert_cmpuint (reason->turns, ==, 35);
  reason = find_reason (&why, BST_WHY_TAKEN);
  g_assert_nonnull (reason);
  g_assert_cmpint (reason->kind, ==, BST_FEATURE_ROAD);
  g_assert_cmpuint (reason->sides[0].tiles, ==, 2);
  g_assert_cmpuint (reason->sides[0].owners, ==, 1);
  g_assert_cmpuint (reason->sides[1].owners, ==, 0);
}

/* The city is closed over the start tile, or left open. */
static void
test_completed (void)
{
  g_autoptr (BstPosition) position = random_position_new (0, 2, 0, 0);
  g_auto (BstEngineWhy) why = { 0 }, back = { 0 };
  const BstWhyReason *reason;

  compare (position, "E@0,-1 r180 [Red city:S]", "E@0,1 r0 [Red city:N]", &why);
  reason = find_reason (&why, BST_WHY_COMPLETED);
  g_assert_nonnull (reason);
  g_assert_cmpint (reason->kind, ==, BST_FEATURE_CITY);
  g_assert_cmpint (reason->sides[0].paid[0], ==, 4);
  g_assert_cmpint (reason->sides[0].paid[1], ==, 0);
  g_assert_true (reason->sides[0].is_complete);
  g_assert_false (reason->sides[1].is_complete);
  g_assert_cmpuint (reason->sides[1].cells, ==, 1);
  g_assert_cmpuint (reason->sides[1].finishing, >, 10);

  compare (position, "E@0,1 r0 [Red city:N]", "E@0,-1 r180 [Red city:S]", &back);
  g_assert_nonnull (find_reason (&back, BST_WHY_STAYS_OPEN));
}

static void
test_names (void)
{
  for (guint cause = 0; cause < BST_N_WHY_CAUSES; cause++)
    for (guint other = 0; other < cause; other++)
      g_assert_cmpstr (bst_why_cause_name (cause), !=, bst_why_cause_name (other));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/why/basic", test_basic);
  g_test_add_func ("/engine/why/sets", test_sets);
  g_test_add_func ("/engine/why/follower", test_follower);
  g_test_add_func ("/engine/why/completed", test_completed);
  g_test_add_func ("/engine/why/names", test_names);

  return g_test_run ();
}
