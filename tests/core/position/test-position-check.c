/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The slow check finds what is wrong: every number that a position keeps is spoilt once. */

#include "fixture.h"

#include "bst-position-private.h"

static BstPosition *
new_position (void)
{
  return fixture_position ("modern", "U@1,0 r0 [Red road:E]", "F@0,-1 r90 [Blue city:S]",
                           "B@0,1 r0 [Red mon]", "C@0,-2 r0", "U@-1,0 r0 [Blue field:SL]", NULL);
}

/* Puts another value in place, asks, and puts the old one back. */
#define assert_checked(p, place)                                  \
  G_STMT_START                                                    \
    {                                                             \
      (place)++;                                                  \
      g_assert_false (bst_position_is_ok (p));                    \
      (place)--;                                                  \
      g_assert_true (bst_position_is_ok (p));                     \
    }                                                             \
  G_STMT_END

static void
test_parts (void)
{
  g_autoptr (BstPosition) p = new_position ();

  for (guint part = 0; part < p->head.n_parts; part++)
    {
      BstPart *data = &p->parts[part];

      if (data->parent != part)
        continue;
      assert_checked (p, data->size);
      assert_checked (p, data->open);
      assert_checked (p, data->pennants);
      assert_checked (p, data->figures[0]);
      assert_checked (p, data->n_figures);
      if (data->kind != BST_FEATURE_FIELD)
        assert_checked (p, data->tiles);
    }
}

static guint
other_root (const BstPosition *p,
            guint              root)
{
  guint other = 0;

  while (p->parts[other].parent != other || other == root)
    other++;

  return other;
}

/* A feature that belongs to another one, and a segment cut off from its own. */
static void
test_joins (void)
{
  g_autoptr (BstPosition) p = new_position ();

  for (guint part = 0; part < p->head.n_parts; part++)
    {
      guint16 parent = p->parts[part].parent;
      guint16 next = p->parts[part].next;

      p->parts[part].parent = (guint16) (parent != part ? part : other_root (p, part));
      g_assert_false (bst_position_is_ok (p));
      p->parts[part].parent = parent;
      if (next != part)
        {
          p->parts[part].next = (guint16) part;
          g_assert_false (bst_position_is_ok (p));
          p->parts[part].next = next;
        }
    }
  g_assert_true (bst_position_is_ok (p));
}

static void
test_board (void)
{
  g_autoptr (BstPosition) p = new_position ();

  assert_checked (p, p->head.n_remaining);
  assert_checked (p, p->remaining[0]);
  assert_checked (p, p->head.supply[BST_FIGURE_FOLLOWER][0]);
  for (guint i = 0; i < p->head.n_frontier; i++)
    {
      assert_checked (p, p->frontier[i].surroundings);
      assert_checked (p, p->frontier[i].x);
    }
  for (guint i = 0; i < p->head.n_tiles; i++)
    assert_checked (p, p->tiles[i].x);
  for (guint cell = 0; cell < 1u << (2 * p->shift); cell += 7)
    assert_checked (p, p->cells[cell]);
}

static void
test_figures (void)
{
  g_autoptr (BstPosition) p = new_position ();

  for (guint i = 0; i < p->head.n_figures; i++)
    {
      gint8 player = p->figures[i].player;

      p->figures[i].player = (gint8) !player;
      g_assert_false (bst_position_is_ok (p));
      p->figures[i].player = player;
    }
  p->head.n_figures--;
  g_assert_false (bst_position_is_ok (p));
}

/* What only expansions have: every kind of supply, builders, pigs, emblems and goods. */
static void
test_expansions (void)
{
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstPosition) p = NULL;

  game = fixture_game_with ("basic+inns-and-cathedrals+traders-and-builders",
                            "modern big-followers=1 builders=1 pigs=1 inns=yes goods=yes", 2);
  p = bst_position_new (game);
  fixture_play (p, "IC/RFr.i@1,0 r0 [Red road:E]");
  fixture_play (p, "U@2,0 r0 [Red builder on road:E]");
  fixture_play (p, "TB/CFc.w@0,-1 r90 [Blue big on city:N]");
  fixture_play (p, "U@-1,0 r0 [Red field:SL]");
  fixture_play (p, "U@-2,0 r0 [Red pig on field:SL]");
  g_assert_true (bst_position_is_ok (p));

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    for (guint player = 0; player < 2; player++)
      assert_checked (p, p->head.supply[kind][player]);
  for (guint part = 0; part < p->head.n_parts; part++)
    {
      BstPart *data = &p->parts[part];

      if (data->parent != part)
        continue;
      assert_checked (p, data->emblems);
      assert_checked (p, data->builders);
      assert_checked (p, data->pigs);
      for (guint good = 0; good < BST_N_GOODS; good++)
        assert_checked (p, data->goods[good]);
    }
  for (guint i = 0; i < p->head.n_figures; i++)
    {
      guint8 kind = p->figures[i].kind;

      p->figures[i].kind = (guint8) ((kind + 1) % BST_N_FIGURE_KINDS);
      g_assert_false (bst_position_is_ok (p));
      p->figures[i].kind = kind;
    }
}

/* The goods of a completed city are gone, all or none of them. */
static void
test_goods_taken (void)
{
  g_autoptr (BstGame) game = fixture_game_with ("basic+traders-and-builders", "modern goods=yes", 2);
  g_autoptr (BstPosition) p = bst_position_new (game);
  guint root;

  fixture_play (p, "TB/CFc.w@0,-1 r90");
  fixture_play (p, "TB/RCc.g@0,-2 r180");
  fixture_play (p, "E@1,-2 r270");
  g_assert_true (bst_position_is_ok (p));
  root = bst_position_find_root (p, fixture_part (p, 0, -1, "city:N"));
  g_assert_cmpint (p->parts[root].open, ==, 0);
  assert_checked (p, p->parts[root].goods[BST_WINE]);
  assert_checked (p, p->parts[root].goods[BST_CLOTH]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/position-check/parts", test_parts);
  g_test_add_func ("/position-check/joins", test_joins);
  g_test_add_func ("/position-check/board", test_board);
  g_test_add_func ("/position-check/figures", test_figures);
  g_test_add_func ("/position-check/expansions", test_expansions);
  g_test_add_func ("/position-check/goods-taken", test_goods_taken);

  return g_test_run ();
}
