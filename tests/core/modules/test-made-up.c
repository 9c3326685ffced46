/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What modules of expansions to come can ask for, proved with made-up ones: this program has a list of its own in
 * place of the game's (bst-module-list.c), 64 modules, of which the first does what a case wants. */

#include "fixture.h"

#include "bst-module.h"

#include <string.h>

/* What the module does in the case that runs. */
static struct
{
  gboolean shares;
  int      winner;          /* of every tie; BST_NO_PLAYER */
  int      closes;          /* the part whose road it takes for complete once the last tile was scored */
  guint    n_final;
  guint    n_hidden;
  gboolean asks;
} wish;

typedef struct
{
  guint16 n_laid;
  guint8  xs[];             /* of each tile, 100 more */
} Memory;

static const Memory *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, 0);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return TRUE;
}

static gsize
count_memory (const BstPosition *p)
{
  return bst_tile_set_get_n_tiles (bst_game_get_tile_set (p->game)) + BST_SPARE_TILES;
}

static void
laid (BstPosition *p)
{
  Memory *memory = bst_position_change_memory (p, 0);

  memory->xs[memory->n_laid++] = (guint8) (p->tiles[p->head.n_tiles - 1].x + 100);
}

static gboolean
may_share (const BstPosition *p,
           guint              player,
           guint              root)
{
  return wish.shares && p->parts[root].kind == BST_FEATURE_ROAD;
}

static guint8
break_tie (const BstPosition *p,
           guint              root,
           guint8             players)
{
  guint8 winner = wish.winner == BST_NO_PLAYER ? players : (guint8) (1u << wish.winner);

  return (players & winner) != 0 ? players & winner : players;
}

static void
scored (BstPosition *p,
        BstEvents   *events)
{
  guint root;

  if (wish.closes < 0)
    return;
  root = bst_position_root (p, (guint) wish.closes);
  bst_position_save_part (p, root);
  p->parts[root].open = 0;
  bst_position_score_part (p, (guint) wish.closes, events);
}

static guint
final (const BstPosition *p,
       guint              first,
       BstEvent          *events)
{
  guint n_events = MIN (wish.n_final - first, BST_MAX_FINAL_EVENTS);

  for (guint i = 0; i < n_events; i++)
    {
      bst_position_begin_event (p, BST_EVENT_TOKENS, &events[i]);
      events[i].players = 1;
      bst_event_add_term (&events[i], BST_TERM_POINTS, 1, 1);
    }

  return n_events;
}

static guint
count_hidden (const BstPosition *p)
{
  return wish.n_hidden;
}

static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  return wish.asks;
}

static const BstModule made_up = {
  .name = "made-up",
  .memory = sizeof (Memory),
  .count_memory = count_memory,
  .phases = BST_IN (BST_PHASE_ESCAPE),
  .is_in_play = is_in_play,
  .laid = laid,
  .may_share = may_share,
  .break_tie = break_tie,
  .scored = scored,
  .final = final,
  .count_hidden = count_hidden,
  .needs_decision = needs_decision,
};

/* Sixty-three others that count what each is asked. */
static guint n_asked;

static void
count (BstPosition *p)
{
  n_asked++;
}

static const BstModule other = { .name = "other", .memory = 8, .is_in_play = is_in_play, .laid = count };

#define EIGHT &other, &other, &other, &other, &other, &other, &other, &other
const BstModule * const bst_all_modules[] = {
  &made_up, &other, &other, &other, &other, &other, &other, &other, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT
};
const guint bst_n_modules = BST_MAX_MODULES;

static BstPosition *
begin (void)
{
  g_autoptr (BstGame) game = fixture_game ("modern", 2);

  memset (&wish, 0, sizeof wish);
  wish.winner = BST_NO_PLAYER;
  wish.closes = -1;

  return bst_position_new (game);
}

/* Each of 64 is there, in its order, and has bytes of its own. */
static void
test_many (void)
{
  g_autoptr (BstPosition) position = begin ();

  g_assert_cmpuint (G_N_ELEMENTS (bst_all_modules), ==, 64);
  g_assert_cmpuint (position->n_modules, ==, 64);
  for (guint m = 2; m < 64; m++)
    g_assert_cmpuint (position->memory_at[m], ==, position->memory_at[m - 1] + 8);
  n_asked = 0;
  fixture_play (position, "U@0,1 r0");
  g_assert_cmpuint (n_asked, ==, 63);
}

/* A step saves what changes, an undo puts it back, a reset clears it. */
static void
test_memory (void)
{
  g_autoptr (BstPosition) position = begin ();
  g_autoptr (BstPosition) copy = NULL;

  g_assert_cmpuint (get (position)->n_laid, ==, 1);
  fixture_play (position, "U@0,1 r0");
  fixture_play (position, "U@0,2 r0");
  g_assert_cmpuint (get (position)->n_laid, ==, 3);
  g_assert_cmpuint (get (position)->xs[2], ==, 100);
  copy = bst_position_copy (position);
  g_assert_true (bst_position_equal (copy, position));
  g_assert_true (bst_position_undo (position));
  g_assert_cmpuint (get (position)->n_laid, ==, 2);
  g_assert_false (bst_position_equal (copy, position));
  bst_position_reset (position);
  g_assert_cmpuint (get (position)->n_laid, ==, 1);
}

static guint
count_spots (BstPosition *position)
{
  guint8 spots[BST_MAX_SEGMENTS];

  return bst_position_get_spots (position, bst_position_get_turn (position), BST_FIGURE_FOLLOWER, spots);
}

/* Where a follower stands another may (M5), if a module says so, in every list. */
static void
test_share (void)
{
  g_autoptr (BstPosition) position = begin ();
  BstPut puts[BST_MAX_PUTS];

  fixture_play (position, "U@1,0 r0 [Red road:W]");
  bst_position_place (position, (guint) bst_tile_set_find (fixture_set (), "U"), 2, 0, 0);
  g_assert_cmpuint (count_spots (position), ==, 2);
  g_assert_cmpuint (bst_position_get_puts (position, puts), ==, 2);
  wish.shares = TRUE;
  g_assert_cmpuint (count_spots (position), ==, 3);
  g_assert_cmpuint (bst_position_get_puts (position, puts), ==, 3);
}

/* Red and Blue share a road. */
static void
share_road (BstPosition *position)
{
  wish.shares = TRUE;
  fixture_play (position, "U@1,0 r0 [Red road:W]");
  fixture_play (position, "U@2,0 r0 [Blue road:W]");
}

static void
test_tie (void)
{
  g_autoptr (BstPosition) position = begin ();
  guint part;
  BstFeature feature;
  int points[BST_MAX_PLAYERS] = { 0 };

  share_road (position);
  part = fixture_part (position, 2, 0, "road:W");
  bst_position_get_feature (position, part, &feature);
  g_assert_cmpuint (feature.owners, ==, 3);
  wish.winner = 1;
  bst_position_get_feature (position, part, &feature);
  g_assert_cmpuint (feature.owners, ==, 2);
  bst_position_score_final (position, points, NULL);
  g_assert_cmpint (points[0], ==, 0);
  g_assert_cmpint (points[1], ==, 3);
}

/* What a tile completes elsewhere is paid with it, and undone with it. */
static void
test_elsewhere (void)
{
  g_autoptr (BstPosition) position = begin ();
  g_autoptr (BstPosition) before = NULL;

  fixture_play (position, "U@1,0 r0 [Red road:W]");
  before = bst_position_copy (position);
  wish.closes = (int) fixture_part (position, 1, 0, "road:W");
  fixture_play (position, "E@0,-1 r180");
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 2);
  g_assert_cmpuint (bst_position_get_supply (position, 0, BST_FIGURE_FOLLOWER), ==, 7);
  g_assert_true (bst_position_undo (position));
  g_assert_true (bst_position_equal (position, before));
}

/* As many events at the end as a module has. */
static void
test_final (void)
{
  static const guint counts[] = { 0, 1, BST_MAX_FINAL_EVENTS, BST_MAX_FINAL_EVENTS + 1, 6 * BST_MAX_PLAYERS + 1 };
  g_autoptr (BstPosition) position = begin ();

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      int points[BST_MAX_PLAYERS] = { 0 };

      wish.n_final = counts[i];
      bst_position_score_final (position, points, NULL);
      g_assert_cmpint (points[0], ==, (int) counts[i]);
    }
}

/* What lies under other tiles is left, and nobody draws it. */
static void
test_hidden (void)
{
  g_autoptr (BstPosition) position = begin ();

  g_assert_cmpuint (bst_position_get_n_remaining (position), ==, 71);
  wish.n_hidden = 70;
  g_assert_false (bst_position_is_exhausted (position));
  wish.n_hidden = 71;
  g_assert_true (bst_position_is_exhausted (position));
}

/* A turn goes through the phases of its modules, and no other. */
static void
test_phase (void)
{
  g_autoptr (BstPosition) position = begin ();

  wish.asks = TRUE;
  bst_position_place (position, (guint) bst_tile_set_find (fixture_set (), "U"), 0, 1, 0);
  bst_position_pass (position, NULL);
  g_assert_cmpint (bst_position_get_phase (position), ==, BST_PHASE_COMMIT);
  bst_position_pass (position, NULL);
  g_assert_cmpint (bst_position_get_phase (position), ==, BST_PHASE_ESCAPE);
  wish.asks = FALSE;
  bst_position_pass (position, NULL);
  g_assert_cmpint (bst_position_get_phase (position), ==, BST_PHASE_TILE);
  g_assert_true (bst_phase_is_before (BST_PHASE_COMMIT, BST_PHASE_ESCAPE));
  g_assert_false (bst_phase_is_before (BST_PHASE_ESCAPE, BST_PHASE_ESCAPE));
}

/* Ninety-six steps, and no more. */
static void
test_steps (void)
{
  g_autoptr (BstPosition) position = begin ();
  g_autoptr (GString) text = g_string_new ("U@0,1 r0");
  BstGame *game = bst_position_get_game (position);
  BstMove move;

  for (guint i = 0; i < 96; i++)
    g_string_append (text, " [passes]");
  g_assert_true (bst_move_parse (game, text->str, &move, NULL));
  g_assert_cmpuint (move.n_steps, ==, 96);
  g_string_append (text, " [passes]");
  g_assert_false (bst_move_parse (game, text->str, &move, NULL));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/made-up/many", test_many);
  g_test_add_func ("/made-up/memory", test_memory);
  g_test_add_func ("/made-up/share", test_share);
  g_test_add_func ("/made-up/tie", test_tie);
  g_test_add_func ("/made-up/elsewhere", test_elsewhere);
  g_test_add_func ("/made-up/final", test_final);
  g_test_add_func ("/made-up/hidden", test_hidden);
  g_test_add_func ("/made-up/phase", test_phase);
  g_test_add_func ("/made-up/steps", test_steps);

  return g_test_run ();
}
