/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include <string.h>

static BstGame *game;

static void
test_round_trip (void)
{
  static const char * const texts[] = {
    "N@0,-1 r270 [Red city:W]", "U@1,0 r0", "B@0,1 r0 [Blue mon]", "C@-",
    "U@999,-999 r180 [Red road:E] ...", "U@1,0 r90 ...", "A@-12,345 r90 [Blue field:NL]",
    "A@0,1 r0 [Red field:inner]", "A@0,1 r0 [Red field:inner2]", "A@0,1 r0 [Red field:inner9]",
    "U@2,0 r0 [Red builder on road:E]", "U@2,0 r0 [Blue pig on field:SL]",
    "B@0,1 r0 [Red big on mon] ...", "A@0,1 r0 [Blue pig on field:inner2]",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      BstMove move, again;

      bst_move_parse (game, texts[i], &move, &error);
      g_assert_no_error (error);
      text = bst_move_to_text (game, &move);
      g_assert_cmpstr (text, ==, texts[i]);
      g_assert_true (bst_move_parse (game, text, &again, NULL));
      g_assert_true (bst_move_equal (&move, &again));
    }
}

static void
test_parts (void)
{
  BstMove move;

  g_assert_true (bst_move_parse (game, "BA/Cc.1@-3,14 r270 [Blue field:SR] ...", &move, NULL));
  g_assert_cmpint (move.kind, ==, BST_MOVE_PLACE);
  g_assert_cmpint (move.type, ==, bst_tile_set_find (fixture_set (), "N"));
  g_assert_cmpint (move.x, ==, -3);
  g_assert_cmpint (move.y, ==, 14);
  g_assert_cmpuint (move.rotation, ==, 3);
  g_assert_cmpint (bst_move_get_put (&move)->player, ==, 1);
  g_assert_cmpint (bst_move_get_put (&move)->feature, ==, BST_FEATURE_FIELD);
  g_assert_cmpuint (bst_move_get_put (&move)->side, ==, 5);
  g_assert_true (move.unfinished);

  g_assert_true (bst_move_parse (game, "C@-", &move, NULL));
  g_assert_cmpint (move.kind, ==, BST_MOVE_DISCARD);
}

static void
assert_malformed (const char *text,
                  BstError    code)
{
  g_autoptr (GError) error = NULL;
  BstMove move, before;

  memset (&before, 0x5a, sizeof before);
  move = before;
  g_assert_false (bst_move_parse (game, text, &move, &error));
  g_assert_error (error, BST_ERROR, (int) code);
  /* Written only on success. */
  g_assert_cmpmem (&move, sizeof move, &before, sizeof before);
}

static void
test_malformed (void)
{
  static const char * const texts[] = {
    "", " ", "@", "N", "N@", "@0,0 r0", " N@0,0 r0", "N@0,0 r0 ", "N@0,0", "N@0,0 ", "N@0,0 r",
    "N@0,0 r00", "N@0,0 r1", "N@0,0 r45", "N@0,0 r360", "N@0,0 r900", "N@0,0 r-90", "N@0,0 R0",
    "N@0,0 0", "N@0,0  r0", "N@0,0r0", "N@0,0 r0  [Red city:N]", "N@0,0 r0[Red city:N]",
    "N@0,0 r0 [Red city:N", "N@0,0 r0 Red city:N]", "N@0,0 r0 []", "N@0,0 r0 [Red]",
    "N@0,0 r0 [Red ]", "N@0,0 r0 [Red  city:N]", "N@0,0 r0 [Red city:N ]", "N@0,0 r0 [Red city]",
    "N@0,0 r0 [Red city:]", "N@0,0 r0 [Red city:NE]", "N@0,0 r0 [Red city:NL]",
    "N@0,0 r0 [Red field:N]", "N@0,0 r0 [Red field:inner0]", "N@0,0 r0 [Red field:inner1]",
    "N@0,0 r0 [Red field:inner10]", "N@0,0 r0 [Red city:inner]", "N@0,0 r0 [Red monastery]",
    "N@0,0 r0 [Red mon:N]", "N@0,0 r0 [Red river:N]", "N@0,0 r0 [Red town:N]",
    "N@0,0 r0 [Red city:n]", "N@0,0 r0 [Red city:N][Blue city:N]", "N@0,0 r0 [Red city:N]...",
    "N@0,0 r0 ..", "N@0,0 r0 ....", "N@0,0 r0...", "N@0,0 r0 ... ", "N@0,0 r0\n", "N@0,0 r0\t",
    "N@0,0 r0 [Red builder city:N]", "N@0,0 r0 [Red builder on]", "N@0,0 r0 [Red builder on ]",
    "N@0,0 r0 [Red builder  on city:N]", "N@0,0 r0 [Red builder on  city:N]",
    "N@0,0 r0 [Red Builder on city:N]", "N@0,0 r0 [Red on city:N]", "N@0,0 r0 [Red  on city:N]",
    "N@0,0 r0 [Red knight on city:N]", "N@0,0 r0 [Red follower on city:N]",
    "N@0,0 r0 [Red big on pig on city:N]", "N@0,0 r0 [builder on city:N]",
    "N@0,0 r0 [Red city:N]\n", "N@- ", "N@--", "N@- r0", "N@0,0 r0; U@1,0 r0",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      BstMove move;
      g_autoptr (GError) error = NULL;

      if (bst_move_parse (game, texts[i], &move, &error))
        {
          g_test_message ("read: '%s'", texts[i]);
          g_test_fail ();
        }
      else
        {
          g_assert_true (error->code == BST_ERROR_SYNTAX || error->code == BST_ERROR_RANGE
                         || error->code == BST_ERROR_UNKNOWN);
        }
    }
}

static void
test_numbers (void)
{
  static const char * const cells[] = {
    ",", "0", "0,", ",0", "+1,0", "-0,0", "01,0", "0,00", "1.5,0", "0x1,0", "1e3,0", " 1,0", "1 ,0",
    "1, 0", "32768,0", "65536,0", "2147483648,0", "4294967296,0",
    "99999999999999999999999,0", "0,-99999999999999999999999", "0,0,0", "a,b", "--1,0", "١,0"
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autofree char *text = g_strdup_printf ("N@%s r0", cells[i]);
      g_autoptr (GError) error = NULL;
      BstMove move;

      g_assert_false (bst_move_parse (game, text, &move, &error));
      g_assert_true (error->code == BST_ERROR_RANGE || error->code == BST_ERROR_SYNTAX);
    }
}

/* The last cell that a board can reach is read, the next one is not. */
static void
test_bounds (void)
{
  g_autofree char *last = g_strdup_printf ("N@%d,%d r0", BST_MAX_COORDINATE, -BST_MAX_COORDINATE);
  g_autofree char *east = g_strdup_printf ("N@%d,0 r0", BST_MAX_COORDINATE + 1);
  g_autofree char *north = g_strdup_printf ("N@0,%d r0", -BST_MAX_COORDINATE - 1);
  BstMove move;

  g_assert_true (bst_move_parse (game, last, &move, NULL));
  g_assert_cmpint (move.x, ==, BST_MAX_COORDINATE);
  g_assert_cmpint (move.y, ==, -BST_MAX_COORDINATE);
  assert_malformed (east, BST_ERROR_RANGE);
  assert_malformed (north, BST_ERROR_RANGE);
}

static void
test_errors (void)
{
  assert_malformed ("N@0,0 r1", BST_ERROR_SYNTAX);
  assert_malformed ("N@0,99999 r0", BST_ERROR_RANGE);
  assert_malformed ("Z@0,0 r0", BST_ERROR_UNKNOWN);
  assert_malformed ("n@0,0 r0", BST_ERROR_UNKNOWN);
  assert_malformed ("N@0,0 r0 [Green city:N]", BST_ERROR_UNKNOWN);
  assert_malformed ("N@0,0 r0 [red city:N]", BST_ERROR_UNKNOWN);
  assert_malformed ("N@0,0 r0 [ city:N]", BST_ERROR_UNKNOWN);
}

/* Nothing breaks however a good text is cut, and only whole moves are read. */
static void
test_truncated (void)
{
  const char *text = "BA/Cc.1@-3,14 r270 [Blue field:SR] ...";

  for (gsize length = 0; length < strlen (text); length++)
    {
      g_autofree char *part = g_strndup (text, length);
      g_autofree char *printed = NULL;
      BstMove move;

      if (!bst_move_parse (game, part, &move, NULL))
        continue;
      printed = bst_move_to_text (game, &move);
      g_assert_true (g_str_has_suffix (part, strchr (printed, '@')));
    }
}

/* One byte of a good text replaced by any other: refused, or what is printed again. */
static void
test_one_byte_wrong (void)
{
  const char *text = "N@10,-1 r270 [Red city:W] ...";

  for (gsize at = 0; at < strlen (text); at++)
    for (guint byte = 1; byte < 256; byte++)
      {
        g_autofree char *wrong = g_strdup (text);
        g_autofree char *printed = NULL;
        BstMove move;

        wrong[at] = (char) byte;
        if (!bst_move_parse (game, wrong, &move, NULL))
          continue;
        printed = bst_move_to_text (game, &move);
        g_assert_cmpstr (printed, ==, wrong);
      }
}

static void
test_long_text (void)
{
  g_autofree char *name = g_strnfill (100000, 'N');
  g_autofree char *text = g_strdup_printf ("%s@0,0 r0", name);

  assert_malformed (text, BST_ERROR_UNKNOWN);
  assert_malformed (name, BST_ERROR_SYNTAX);
}

/* Every segment of every tile in every rotation is named, and found by that name. */
static void
test_spots (void)
{
  for (guint index = 0; index < 24; index++)
    {
      const BstTileType *type = bst_tile_set_get_type (fixture_set (), index);

      for (guint rotation = 0; rotation < 4; rotation++)
        for (guint segment = 0; segment < type->n_segments; segment++)
          {
            BstMove move = { .type = (gint16) index, .rotation = (guint8) rotation };
            BstMove again;
            g_autofree char *text = NULL;

            bst_move_put (&move, type, segment, 1, BST_FIGURE_FOLLOWER);
            g_assert_cmpuint (bst_spot_get_segment (bst_move_get_put (&move), type, rotation), ==,
                              segment);
            text = bst_move_to_text (game, &move);
            g_assert_true (bst_move_parse (game, text, &again, NULL));
            g_assert_true (bst_move_equal (&move, &again));
          }
    }
}

static void
test_no_such_spot (void)
{
  static const char * const texts[] = {
    "U@1,0 r0 [Red city:N]", "U@1,0 r0 [Red road:N]", "U@1,0 r90 [Red road:E]",
    "U@1,0 r0 [Red mon]", "U@1,0 r0 [Red field:inner]", "C@1,0 r0 [Red field:NL]",
    "E@1,0 r90 [Red field:EL]"
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      BstMove move;

      g_assert_true (bst_move_parse (game, texts[i], &move, NULL));
      g_assert_cmpuint (bst_spot_get_segment (bst_move_get_put (&move),
                                              bst_tile_set_get_type (fixture_set (),
                                                                     (guint) move.type),
                                              move.rotation),
                        ==, BST_NO_SEGMENT);
    }
}

static void
test_equal (void)
{
  static const char * const texts[] = {
    "U@1,0 r0", "V@1,0 r0", "U@2,0 r0", "U@1,1 r0", "U@1,0 r180", "U@1,0 r0 ...", "U@-",
    "U@1,0 r0 [Red road:E]", "U@1,0 r0 [Blue road:E]", "U@1,0 r0 [Red road:W]",
    "U@1,0 r0 [Red field:EL]", "U@1,0 r0 [Red builder on road:E]", "U@1,0 r0 [Red big on road:E]",
    "U@1,0 r0 [Red pig on field:EL]"
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (guint j = 0; j < G_N_ELEMENTS (texts); j++)
      {
        BstMove a, b;

        g_assert_true (bst_move_parse (game, texts[i], &a, NULL));
        g_assert_true (bst_move_parse (game, texts[j], &b, NULL));
        g_assert_cmpint (bst_move_equal (&a, &b), ==, i == j);
      }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  game = fixture_game ("modern", 2);
  g_test_add_func ("/move/round-trip", test_round_trip);
  g_test_add_func ("/move/parts", test_parts);
  g_test_add_func ("/move/malformed", test_malformed);
  g_test_add_func ("/move/numbers", test_numbers);
  g_test_add_func ("/move/bounds", test_bounds);
  g_test_add_func ("/move/errors", test_errors);
  g_test_add_func ("/move/truncated", test_truncated);
  g_test_add_func ("/move/one-byte-wrong", test_one_byte_wrong);
  g_test_add_func ("/move/long-text", test_long_text);
  g_test_add_func ("/move/spots", test_spots);
  g_test_add_func ("/move/no-such-spot", test_no_such_spot);
  g_test_add_func ("/move/equal", test_equal);
  status = g_test_run ();
  bst_game_unref (game);

  return status;
}
