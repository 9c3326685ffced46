/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games of each set, and of all that go together, by two rule sets and with 2 to 5 players: the position is sound
 * after each move, and taking the moves back leads to where they began. More games than the few of each test run:
 * test-core-sets GAMES [SEED]. */

#include "random-game.h"

#include "bst-io-tile-set.h"

#include <stdlib.h>

static guint n_games = 8;
static guint first_seed = 1;

/* Returns how many moves there were. */
static guint
play_forth (BstPosition *position,
            BstRecord   *record)
{
  const BstNode *node = bst_record_get_root (record);
  guint n_moves = 0;

  while (node->children != NULL && node->children->len > 0)
    {
      g_autoptr (GError) error = NULL;

      node = g_ptr_array_index (node->children, 0);
      bst_position_apply (position, &node->move, NULL, &error);
      g_assert_no_error (error);
      g_assert_true (bst_position_is_ok (position));
      n_moves++;
    }

  return n_moves;
}

static void
test_set (gconstpointer data)
{
  const char *tiles = data;
  guint n_moves = 0;

  for (guint game = 0; game < n_games; game++)
    {
      g_autoptr (BstRecord) record = random_game_new (tiles, game % 2 == 0 ? "modern" : "jcloisterzone", 2 + game % 4, 1000,
                                                      first_seed + game);
      g_autoptr (BstPosition) position = bst_record_dup_position (record, bst_record_get_root (record), NULL, NULL);
      g_autoptr (BstPosition) start = bst_position_copy (position);

      n_moves += play_forth (position, record);
      while (!bst_position_equal (position, start))
        g_assert_true (bst_position_undo (position));
    }
  g_test_message ("%u games, %u moves", n_games, n_moves);
  g_assert_cmpuint (n_moves, >, n_games * 50);
}

/* Of the base tiles and a set; one that has tiles of them itself stands alone. (transfer full) */
static char *
dup_with_base (const char *id)
{
  g_autofree char *both = g_strconcat ("basic+", id, NULL);
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (both, NULL);

  return set != NULL ? g_steal_pointer (&both) : g_strdup (id);
}

/* Each set that makes a game with those before it. (transfer full) */
static char *
dup_all (char **ids)
{
  GString *all = g_string_new (NULL);

  for (char **id = ids; *id != NULL; id++)
    {
      g_autofree char *more = all->len > 0 ? g_strconcat (all->str, "+", *id, NULL) : g_strdup (*id);
      g_autoptr (BstTileSet) set = bst_io_tile_set_load (more, NULL);

      if (set != NULL)
        g_string_assign (all, more);
    }

  return g_string_free (all, FALSE);
}

static void
add_test (const char *name,
          char       *tiles)
{
  g_autofree char *path = g_strconcat ("/sets/", name, NULL);

  g_test_add_data_func_full (path, tiles, test_set, g_free);
}

int
main (int   argc,
      char *argv[])
{
  g_auto (GStrv) ids = bst_io_tile_set_list ();

  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_games = (guint) atoi (argv[1]);
  if (argc > 2)
    first_seed = (guint) atoi (argv[2]);
  for (char **id = ids; *id != NULL; id++)
    add_test (*id, dup_with_base (*id));
  add_test ("all", dup_all (ids));

  return g_test_run ();
}
