/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include <sys/resource.h>

static int
tile (const char *name)
{
  return bst_tile_set_find (fixture_set (), name);
}

static BstNode *
add (BstRecord  *record,
     BstNode    *parent,
     const char *text)
{
  g_autoptr (GError) error = NULL;
  BstMove move;

  bst_move_parse (bst_record_get_game (record), text, &move, &error);
  g_assert_no_error (error);

  return bst_record_add_move (record, parent, &move, BST_NO_PLAYER);
}

/* A line of moves after @node; returns the last. */
static BstNode *
add_line (BstRecord *record,
          BstNode   *node,
          ...)
{
  const char *text;
  va_list moves;

  va_start (moves, node);
  while ((text = va_arg (moves, const char *)) != NULL)
    node = add (record, node, text);
  va_end (moves);

  return node;
}

static BstRecord *
record_of (const char *rules,
           guint       n_players)
{
  g_autoptr (BstGame) game = fixture_game (rules, n_players);

  return bst_record_new (game);
}

static void
assert_move (const BstNode *node,
             guint          number,
             int            player)
{
  g_assert_cmpuint (bst_node_get_number (node), ==, number);
  g_assert_cmpint (bst_node_get_player (node), ==, player);
}

/* A builder's second tile is laid by the same player (T12); a tile that fits nowhere has the number of
 * the one that follows, so that events, which are numbered by the tiles, name the same move. */
static void
test_numbers (void)
{
  g_autoptr (BstRecord) record = record_of ("modern builders=1", 2);
  BstNode *root = bst_record_get_root (record);
  BstNode *first = add (record, root, "E@0,-1 r180 [Red city:S]");
  BstNode *discard = add (record, first, "C@-");
  BstNode *blue = add (record, discard, "W@-1,0 r0");
  BstNode *builder = add_line (record, blue, "U@1,0 r0 [Red road:E]", "U@0,1 r0",
                               "U@2,0 r0 [Red builder on road:E]", NULL);
  BstNode *extends = add_line (record, builder, "U@1,1 r0", "U@3,0 r0", NULL);
  BstNode *second = add (record, extends, "W@4,0 r0");
  BstNode *after = add (record, second, "U@2,1 r0");
  g_auto (BstEvents) events = { 0 };
  g_autoptr (BstPosition) position = bst_record_dup_position (record, after, &events, NULL);

  g_assert_nonnull (position);
  assert_move (root, 0, BST_NO_PLAYER);
  assert_move (first, 1, 0);
  assert_move (discard, 2, 1);
  assert_move (blue, 2, 1);
  assert_move (builder, 5, 0);
  assert_move (extends, 7, 0);
  assert_move (second, 8, 0);
  assert_move (after, 9, 1);
  g_assert_cmpuint (events.n_items, ==, 2);
  g_assert_cmpuint (events.items[1].turn, ==, bst_node_get_number (second));
}

/* After a set-up the numbers go on; who moves is known without the position, also of what was not
 * played yet, and of what cannot be played nobody. */
static void
test_numbers_after_set_up (void)
{
  g_autoptr (BstRecord) record = record_of ("modern", 2);
  BstNode *first = add (record, bst_record_get_root (record), "U@1,0 r0 [Red road:E]");
  g_autoptr (BstPosition) before = bst_record_dup_position (record, first, NULL, NULL);
  BstNode *set_up = bst_node_new_set_up (bst_setup_from_position (before));
  g_auto (BstEvents) events = { 0 };
  g_autoptr (BstPosition) position = NULL;
  BstNode *second, *illegal;

  bst_node_attach (set_up, first, 0);
  second = add (record, set_up, "E@0,-1 r180 [Blue city:S]");
  illegal = add_line (record, second, "E@5,5 r0", "U@2,0 r0", NULL);
  assert_move (illegal, 4, BST_NO_PLAYER);
  assert_move (set_up, 1, BST_NO_PLAYER);
  assert_move (second, 2, 1);
  position = bst_record_dup_position (record, second, &events, NULL);
  g_assert_nonnull (position);
  g_assert_cmpuint (events.n_items, ==, 1);
  g_assert_cmpuint (events.items[0].turn, ==, 2);
}

/* --- What a record holds --- */

static void
test_headers (void)
{
  static const char * const names[] = {
    "event", "place", "date", "round", "result", "source", "annotator"
  };
  g_autoptr (BstRecord) record = record_of ("modern", 2);

  for (guint i = 0; i < BST_N_HEADERS; i++)
    {
      g_assert_cmpstr (bst_header_name (i), ==, names[i]);
      g_assert_null (bst_record_get_header (record, i));
      bst_record_set_header (record, i, "first");
      bst_record_set_header (record, i, names[i]);
    }
  for (guint i = 0; i < BST_N_HEADERS; i++)
    g_assert_cmpstr (bst_record_get_header (record, i), ==, names[i]);
  bst_record_set_header (record, BST_HEADER_EVENT, NULL);
  g_assert_null (bst_record_get_header (record, BST_HEADER_EVENT));

  g_assert_cmpstr (bst_glyph_text (BST_GLYPH_NONE), ==, "");
  g_assert_cmpstr (bst_glyph_text (BST_GLYPH_DUBIOUS), ==, "?!");
  g_assert_cmpstr (bst_glyph_text (BST_GLYPH_BLUNDER), ==, "??");
}

static void
test_remarks (void)
{
  g_autoptr (BstRecord) record = record_of ("modern", 2);
  BstNode *node = add (record, bst_record_get_root (record), "U@1,0 r0");
  char letter[] = "A";
  BstMark mark = { .kind = BST_MARK_LETTER, .x = 1, .text = letter };
  BstExtra *extra = NULL;
  BstNode *copy;

  bst_node_set_comment (node, "one");
  bst_node_set_comment (node, "two");
  g_assert_cmpstr (node->comment, ==, "two");
  bst_node_set_comment (node, NULL);
  g_assert_null (node->comment);
  bst_node_add_mark (node, &mark);
  letter[0] = 'B';
  bst_node_add_mark (node, &mark);
  g_assert_cmpuint (node->marks->len, ==, 2);
  g_assert_cmpstr (g_array_index (node->marks, BstMark, 0).text, ==, "A");
  g_assert_cmpstr (g_array_index (node->marks, BstMark, 1).text, ==, "B");
  bst_extra_add (&node->extra, "", "<x/>");
  bst_extra_add (&node->extra, "", "<z/>");
  bst_extra_add (&node->extra, "@", " a=\"1\"");
  copy = bst_node_copy_tree (node);
  g_assert_cmpstr (bst_extra_get (copy->extra, ""), ==, "<x/>\n<z/>");
  g_assert_cmpstr (bst_extra_get (copy->extra, "@"), ==, " a=\"1\"");
  g_assert_null (bst_extra_get (copy->extra, "mark"));
  bst_node_free_tree (copy);
  bst_extra_add (&extra, "", "<y/>");
  bst_record_take_extra (record, extra);
  g_assert_cmpstr (bst_extra_get (bst_record_get_extra (record), ""), ==, "<y/>");
  bst_record_set_description (record, "text");
  g_assert_cmpstr (bst_record_get_description (record), ==, "text");
  g_assert_cmpuint (bst_record_get_assertions (record)->len, ==, 0);
}

static guint
get_depth (const BstNode *node)
{
  guint depth = 0;

  while ((node = node->parent) != NULL)
    depth++;

  return depth;
}

static void
test_tree (void)
{
  g_autoptr (BstRecord) record = record_of ("modern", 2);
  BstNode *root = bst_record_get_root (record);
  BstNode *first, *last, *variation;

  g_assert_null (bst_node_get_next (root));
  g_assert_true (bst_node_get_last (root) == root);
  g_assert_cmpuint (get_depth (root), ==, 0);

  first = add (record, root, "E@0,-1 r180");
  last = add_line (record, first, "C@-", "U@1,0 r0", NULL);
  variation = add_line (record, first, "U@-1,0 r0", "U@-2,0 r0", "U@-3,0 r0", NULL);

  g_assert_true (bst_node_get_next (root) == first);
  g_assert_true (bst_node_get_last (root) == last);
  g_assert_cmpuint (get_depth (last), ==, 3);
  g_assert_cmpuint (bst_node_get_n_placed (last), ==, 2);
  g_assert_cmpuint (get_depth (variation), ==, 4);
  g_assert_cmpuint (variation->parent->parent->index, ==, 1);
  g_assert_cmpuint (first->children->len, ==, 2);
  g_assert_true (bst_record_check (record, NULL));
}

/* Discards belong to the tile before. */
static void
test_find_placed (void)
{
  g_autoptr (BstRecord) record = record_of ("modern", 2);
  BstNode *root = bst_record_get_root (record);
  BstNode *e, *c, *u, *v;

  g_assert_true (bst_record_find_placed (record, 0) == root);
  g_assert_null (bst_record_find_placed (record, 1));

  e = add (record, root, "E@0,-1 r180");
  c = add (record, e, "C@-");
  u = add (record, c, "U@1,0 r0");
  v = add (record, u, "U@2,0 r0");
  g_assert_true (bst_record_find_placed (record, 0) == root);
  g_assert_true (bst_record_find_placed (record, 1) == c);
  g_assert_true (bst_record_find_placed (record, 2) == u);
  g_assert_true (bst_record_find_placed (record, 3) == v);
  g_assert_null (bst_record_find_placed (record, 4));
  g_assert_null (bst_record_find_placed (record, G_MAXUINT));
}

/* --- Positions --- */

static BstPosition *
position_at (BstRecord *record,
             BstNode   *node)
{
  g_autoptr (GError) error = NULL;
  BstPosition *position = bst_record_dup_position (record, node, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (bst_position_is_ok (position));

  return position;
}

static void
assert_hands (BstRecord  *record,
              BstNode    *node,
              const char *red,
              const char *blue,
              const char *yellow)
{
  const char *names[] = { red, blue, yellow };
  g_autoptr (BstPosition) position = position_at (record, node);

  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (bst_position_get_held_tile (position, i), ==,
                     names[i] != NULL ? tile (names[i]) : BST_NO_TILE);
}

/* The player to move holds the tile of the next move; everybody, where they draw ahead. */
static void
test_hands (void)
{
  g_autoptr (BstRecord) record = record_of ("modern", 3);
  BstNode *root = bst_record_get_root (record);
  BstNode *first, *third;

  first = add (record, root, "E@0,-1 r180");
  third = add_line (record, first, "U@1,0 r0", "V@2,0 r0", NULL);
  add (record, third, "W@-1,0 r0");
  assert_hands (record, root, "E", NULL, NULL);
  assert_hands (record, first, NULL, "U", NULL);
  assert_hands (record, third, "W", NULL, NULL);

  bst_record_set_draws_ahead (record, TRUE);
  g_assert_true (bst_record_get_draws_ahead (record));
  assert_hands (record, root, "E", "U", "V");
  assert_hands (record, first, "W", "U", "V");
  assert_hands (record, third, "W", NULL, NULL);

  /* What the file says at the end of the line is known too. */
  third->hand[2] = (gint16) tile ("C");
  assert_hands (record, third, "W", NULL, "C");
}

/* H3: by the rules everybody draws ahead; H8: who has two turns has drawn one tile only. */
static void
test_hands_by_rules (void)
{
  g_autoptr (BstRecord) record = record_of ("modern predraw=yes holes=turn", 3);
  BstNode *root = bst_record_get_root (record);
  BstNode *sixth;

  sixth = add_line (record, root, "F@0,-1 r90", "N@0,-2 r180", "G@1,-2 r0", "N@2,-2 r270",
                    "F@2,-1 r90", "U@1,0 r0", NULL);
  add_line (record, sixth, "B@1,-1 r0", "V@-1,0 r270", "E@0,1 r180", "W@-1,1 r90", NULL);
  g_assert_true (bst_record_get_draws_ahead (record));
  g_assert_true (bst_record_check (record, NULL));
  assert_hands (record, sixth, "B", "E", "W");
  assert_hands (record, bst_node_get_next (sixth), "V", "E", "W");
}

/* H4: what the nodes say of hands of several tiles stays, but for what is laid. */
static void
test_hands_of_three (void)
{
  g_autoptr (BstRecord) record = record_of ("modern hand=3", 3);
  BstNode *root = bst_record_get_root (record);
  BstNode *first = add (record, root, "E@0,-1 r180");
  BstNode *last = add_line (record, first, "U@1,0 r0", "V@2,0 r0", NULL);
  gint16 known[BST_MAX_HELD_TILES];

  g_assert_true (bst_node_add_held_tile (root, 0, 3, tile ("E")));
  g_assert_true (bst_node_add_held_tile (root, 0, 3, tile ("B")));
  g_assert_true (bst_node_add_held_tile (root, 0, 3, tile ("C")));
  g_assert_false (bst_node_add_held_tile (root, 0, 3, tile ("D")));
  g_assert_true (bst_node_add_held_tile (first, 1, 3, tile ("W")));
  g_assert_cmpuint (bst_node_get_held_tiles (root, 0, known), ==, 3);
  assert_hands (record, root, "E", NULL, NULL);
  assert_hands (record, first, "B", "W", NULL);
  assert_hands (record, last, "B", "W", NULL);
  {
    g_autoptr (BstPosition) position = position_at (record, first);

    /* The tile of the next move is in the hand too. */
    g_assert_cmpuint (bst_position_get_held_tiles (position, 0, known), ==, 2);
    g_assert_cmpuint (bst_position_get_held_tiles (position, 1, known), ==, 2);
    g_assert_cmpint (known[1], ==, tile ("U"));
    g_assert_cmpuint (bst_position_get_n_held (position, 0), ==, 3);
  }
}

static void
test_hands_discard (void)
{
  g_autoptr (BstRecord) record = record_of ("modern", 3);
  BstNode *root = bst_record_get_root (record);
  BstNode *first = add (record, root, "E@0,-1 r180");
  BstNode *discard = add (record, first, "C@-");

  add_line (record, discard, "U@1,0 r0", "V@2,0 r0", NULL);
  assert_hands (record, first, NULL, "C", NULL);
  assert_hands (record, discard, NULL, "U", NULL);
  bst_record_set_draws_ahead (record, TRUE);
  assert_hands (record, discard, NULL, "U", "V");
}

static void
test_mover (void)
{
  g_autoptr (BstRecord) record = record_of ("modern", 3);
  BstMove move;
  BstNode *node;
  g_autoptr (BstPosition) position = NULL;

  g_assert_true (bst_move_parse (bst_record_get_game (record), "E@0,-1 r180 [Yellow city:S]",
                                 &move, NULL));
  node = bst_record_add_move (record, bst_record_get_root (record), &move, 2);
  assert_hands (record, bst_record_get_root (record), NULL, NULL, "E");
  position = position_at (record, node);
  g_assert_cmpint (bst_position_get_score (position, 2), ==, 4);
  g_assert_cmpuint (bst_position_get_turn (position), ==, 0);
  g_assert_true (bst_record_check (record, NULL));
}

static void
test_events (void)
{
  g_autoptr (BstRecord) record = record_of ("modern", 2);
  g_autoptr (BstPosition) position = NULL;
  g_auto (BstEvents) events = { NULL };
  BstNode *last;

  last = add_line (record, bst_record_get_root (record), "E@0,-1 r180 [Red city:S]", "W@-1,0 r0",
                   "W@1,0 r0 [Red road:W]", NULL);
  position = bst_record_dup_position (record, last, &events, NULL);
  g_assert_cmpuint (events.n_items, ==, 2);
  g_assert_cmpuint (events.items[0].turn, ==, 1);
  g_assert_cmpint (events.items[0].kind, ==, BST_FEATURE_CITY);
  g_assert_cmpuint (events.items[1].turn, ==, 3);
  g_assert_cmpint (events.items[1].kind, ==, BST_FEATURE_ROAD);
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 7);
}

/* What a node is worth to a player is told before anybody has played its line, and by other rules anew. */
static void
test_points (void)
{
  g_autoptr (BstRecord) record = record_of ("modern", 2);
  BstNode *last = add_line (record, bst_record_get_root (record), "E@0,-1 r180 [Red city:S]", "W@-1,0 r0",
                            "W@1,0 r0 [Red road:W]", NULL);
  g_autoptr (BstGame) classic = fixture_game ("classic", 2);

  g_assert_cmpint (bst_node_get_points (last, 0), ==, 3);
  g_assert_cmpint (bst_node_get_points (last->parent, 1), ==, 0);
  g_assert_cmpint (bst_node_get_points (last->parent->parent, 0), ==, 4);
  g_assert_cmpint (bst_node_get_points (last->parent->parent, 1), ==, 0);
  g_assert_cmpint (bst_node_get_points (bst_record_get_root (record), 0), ==, 0);

  bst_record_set_rules (record, bst_game_get_rules (classic));
  g_assert_cmpint (bst_node_get_points (last->parent->parent, 0), ==, 2);
}

static void
test_illegal (void)
{
  g_autoptr (BstRecord) record = record_of ("modern", 2);
  g_autoptr (BstPosition) position = NULL;
  g_autoptr (GError) error = NULL;
  BstNode *first = add (record, bst_record_get_root (record), "U@1,0 r0");
  BstNode *bad = add (record, first, "U@1,0 r0");
  BstNode *behind = add (record, bad, "U@2,0 r0");

  g_assert_null (bst_record_dup_position (record, behind, NULL, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_ILLEGAL);
  g_assert_true (g_str_has_prefix (error->message, "move 2: P1:"));
  g_clear_error (&error);
  g_assert_false (bst_record_check (record, &error));
  g_assert_true (g_str_has_prefix (error->message, "move 2: P1:"));
  position = position_at (record, first);
}

/* A turn that has not ended: no hand is filled in, and the next move may not come. */
static void
test_unfinished (void)
{
  g_autoptr (BstRecord) record = record_of ("modern", 2);
  BstNode *node = add (record, bst_record_get_root (record), "E@0,-1 r180 [Red city:S] ...");
  g_autoptr (BstPosition) position = position_at (record, node);

  g_assert_true (bst_position_is_unfinished (position));
  g_assert_cmpuint (bst_position_get_turn (position), ==, 0);
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 0);
  g_assert_false (bst_record_is_over (record, node, position));
  add (record, node, "U@1,0 r0");
  g_assert_false (bst_record_check (record, NULL));
}

/* --- The end --- */

static void
test_over (void)
{
  g_autoptr (BstRecord) record = record_of ("modern", 2);
  BstNode *first = add (record, bst_record_get_root (record), "U@1,0 r0");
  BstNode *last = add (record, first, "U@2,0 r0");
  BstNode *variation = add (record, first, "U@-1,0 r0");
  g_autoptr (BstPosition) at_last = position_at (record, last);
  g_autoptr (BstPosition) at_variation = position_at (record, variation);

  g_assert_false (bst_record_is_over (record, last, at_last));
  bst_record_set_ended (record, TRUE);
  g_assert_true (bst_record_get_ended (record));
  g_assert_true (bst_record_is_over (record, last, at_last));
  g_assert_false (bst_record_is_over (record, variation, at_variation));
}

/* A whole random game as a record: every node gives the position it was made from. */
static void
test_whole_game (void)
{
  g_autoptr (BstRecord) record = record_of ("modern", 4);
  g_autoptr (BstPosition) position = bst_position_new (bst_record_get_game (record));
  g_autoptr (BstPosition) replayed = NULL;
  BstNode *node = bst_record_get_root (record);
  BstRandom random;
  BstMove move;

  bst_random_init (&random, 3);
  while (fixture_random_move (position, &random, &move))
    {
      g_assert_true (bst_position_apply (position, &move, NULL, NULL));
      node = bst_record_add_move (record, node, &move, BST_NO_PLAYER);
      g_clear_pointer (&replayed, bst_position_free);
      replayed = position_at (record, node);
      g_assert_true (bst_position_equal (replayed, position));
    }
  g_assert_true (bst_record_check (record, NULL));
  g_assert_true (bst_record_is_over (record, node, position));
  g_assert_cmpuint (bst_node_get_n_placed (node), ==, bst_position_get_n_placed (position));
}

/* --- Variations --- */

/* Grows branches at random nodes of a random game; then breaks the last one. */
static void
test_check_variations (void)
{
  g_autoptr (BstRecord) record = record_of ("modern", 3);
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  BstRandom random;
  BstNode *deepest;
  char *number;

  bst_random_init (&random, 11);
  g_ptr_array_add (nodes, bst_record_get_root (record));
  for (guint i = 0; i < 300; i++)
    {
      BstNode *node = g_ptr_array_index (nodes, bst_random_below (&random, nodes->len));
      g_autoptr (BstPosition) position = position_at (record, node);
      BstMove move;

      for (guint n = 0; n < 4; n++)
        {
          /* Hands were filled in from another line. */
          if (!fixture_random_move (position, &random, &move)
              || !bst_position_apply (position, &move, NULL, NULL))
            break;
          node = bst_record_add_move (record, node, &move,
                                      i % 3 == 0 ? (int) ((bst_position_get_turn (position) + 2) % 3)
                                                 : BST_NO_PLAYER);
          if (move.kind == BST_MOVE_DISCARD)
            node->mover = BST_NO_PLAYER;
          g_ptr_array_add (nodes, node);
        }
    }
  g_assert_true (bst_record_check (record, &error));
  g_assert_no_error (error);

  deepest = g_ptr_array_index (nodes, nodes->len - 1);
  add (record, deepest, "U@0,0 r0");
  g_assert_false (bst_record_check (record, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_ILLEGAL);
  number = g_strdup_printf ("move %u: ", get_depth (deepest) + 1);
  g_assert_true (g_str_has_prefix (error->message, number));
  g_free (number);
}

/* A line longer than a position can undo, with variations before it. */
static void
test_check_long_line (void)
{
  g_autoptr (BstRecord) record = record_of ("modern unplaceable=return-to-bag", 2);
  BstNode *root = bst_record_get_root (record);
  BstNode *first = add (record, root, "E@0,-1 r180");
  BstNode *node = first;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 200000; i++)
    node = add (record, node, "C@-");
  add_line (record, node->parent, "C@-", "U@1,0 r0", NULL);
  add_line (record, first, "U@1,0 r0", "U@2,0 r0", NULL);
  add_line (record, root, "C@0,-1 r0", "U@1,0 r0", NULL);
  g_assert_true (bst_record_check (record, &error));
  g_assert_no_error (error);

  add_line (record, root, "U@1,0 r0", "U@1,0 r0", NULL);
  g_assert_false (bst_record_check (record, &error));
  g_assert_true (g_str_has_prefix (error->message, "move 2: P1:"));
}

/* A game of very many straight roads, of which the first lies there. (transfer full) */
static BstGame *
long_game (void)
{
  BstPlayer players[] = { { (char *) "a", BST_COLOUR_RED }, { (char *) "b", BST_COLOUR_BLUE } };
  g_autoptr (BstTileSet) set = bst_tile_set_new ("roads");
  BstTileType type = *bst_tile_set_get_type (fixture_set (), (guint) tile ("U"));
  BstRules rules;

  bst_rules_init (&rules);
  type.count = BST_MAX_TILES;
  g_assert_true (bst_tile_set_add (set, &type, NULL));
  g_assert_true (bst_tile_set_add_start (set, type.id, 0, 0, 0, NULL));
  g_assert_true (bst_tile_set_seal (set, NULL));

  return bst_game_new (set, &rules, players, G_N_ELEMENTS (players), NULL);
}

/* The largest memory that the process had so far, in KiB. */
static long
get_peak (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);

  return usage.ru_maxrss;
}

/* 5000 variations behind a game of 4000 tiles: one position plays them all. */
static void
test_check_many_variations (void)
{
  g_autoptr (BstGame) game = long_game ();
  g_autoptr (BstRecord) record = bst_record_new (game);
  g_autoptr (GError) error = NULL;
  BstMove move = { .kind = BST_MOVE_PLACE, .type = 0 };
  BstNode *at = bst_record_get_root (record), *line;
  long before = get_peak ();

  for (move.x = 1; move.x < 1900; move.x++)
    at = bst_record_add_move (record, at, &move, BST_NO_PLAYER);
  line = bst_node_new (&move, BST_NO_PLAYER);
  move.x++;
  for (guint i = 0; i < 5000; i++)
    bst_node_attach (bst_node_new (&move, BST_NO_PLAYER), line, i);

  g_assert_true (bst_record_check_line (record, at, line, &error));
  g_assert_no_error (error);
  move.x = -8000;
  bst_node_attach (bst_node_new (&move, BST_NO_PLAYER), line, 5000);
  g_assert_false (bst_record_check_line (record, at, line, &error));
  g_assert_nonnull (error);
  bst_node_free_tree (line);
  g_assert_cmpint (get_peak () - before, <, 50 * 1024);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/headers", test_headers);
  g_test_add_func ("/record/remarks", test_remarks);
  g_test_add_func ("/record/tree", test_tree);
  g_test_add_func ("/record/numbers", test_numbers);
  g_test_add_func ("/record/numbers-after-set-up", test_numbers_after_set_up);
  g_test_add_func ("/record/find-placed", test_find_placed);
  g_test_add_func ("/record/hands", test_hands);
  g_test_add_func ("/record/hands-by-rules", test_hands_by_rules);
  g_test_add_func ("/record/hands-of-three", test_hands_of_three);
  g_test_add_func ("/record/hands-discard", test_hands_discard);
  g_test_add_func ("/record/mover", test_mover);
  g_test_add_func ("/record/events", test_events);
  g_test_add_func ("/record/points", test_points);
  g_test_add_func ("/record/illegal", test_illegal);
  g_test_add_func ("/record/unfinished", test_unfinished);
  g_test_add_func ("/record/over", test_over);
  g_test_add_func ("/record/whole-game", test_whole_game);
  g_test_add_func ("/record/check-variations", test_check_variations);
  g_test_add_func ("/record/check-long-line", test_check_long_line);
  g_test_add_func ("/record/check-many-variations", test_check_many_variations);

  return g_test_run ();
}
