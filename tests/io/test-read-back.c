/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random set-ups of every set, legal or not, and what is played from them: written and read in
 * every form that the program has, they come out as they were. BASTIDE_SET_UPS says how many. */

#include "bst-io-booklet.h"
#include "bst-io-data.h"
#include "bst-io-document.h"
#include "bst-io-draft.h"
#include "bst-io-open.h"
#include "bst-io-position-text.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-setup.h"

#include "fixture.h"
#include "random-edits.h"

#include <string.h>

#define N_SET_UPS 300

/* Edits between two that are looked at, and set-ups until the board is empty again. */
#define N_EDITS 4
#define N_ROUND 25

/* Turns that are played from a set-up, and every how many set-ups. */
#define N_TURNS 5
#define PLAY_EVERY 4

static guint
count_set_ups (void)
{
  const char *text = g_getenv ("BASTIDE_SET_UPS");

  return text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10) : N_SET_UPS;
}

/* --- What is the same --- */

/* In a game of its own, whose players have other names. */
static void
assert_same_position (const BstPosition *position,
                      const BstPosition *read)
{
  g_autofree char *text = bst_position_to_text (position);
  g_autofree char *again = bst_position_to_text (read);
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_tiles;
  g_autofree BstPlacement *placements = NULL;
  int points[BST_MAX_PLAYERS] = { 0 }, points_again[BST_MAX_PLAYERS] = { 0 };

  g_assert_cmpstr (again, ==, text);
  g_assert_true (bst_position_is_ok (read));
  bst_position_get_tiles (position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    {
      g_assert_cmpuint (bst_position_get_remaining (position, type), ==,
                        bst_position_get_remaining (read, type));
      g_assert_cmpuint (bst_position_get_placements (position, type, placements), ==,
                        bst_position_get_placements (read, type, placements));
    }
  bst_position_score_final (position, points, NULL);
  bst_position_score_final (read, points_again, NULL);
  g_assert_cmpmem (points, sizeof points, points_again, sizeof points_again);
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

/* The keys of what is wrong; figures may stand in another order. (transfer full) */
static char *
dup_problems (const BstSetup    *setup,
              const BstPosition *position)
{
  g_autoptr (GArray) problems = bst_setup_find_problems (setup, position, NULL);
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < problems->len; i++)
    g_ptr_array_add (keys, bst_problem_to_key (bst_setup_get_game (setup),
                                               &g_array_index (problems, BstProblem, i)));
  g_ptr_array_sort (keys, compare_texts);
  g_ptr_array_add (keys, NULL);

  return g_strjoinv ("\n", (char **) keys->pdata);
}

static void
assert_same_set_up (const BstSetup *setup,
                    const BstSetup *read)
{
  const GPtrArray *allowed = bst_setup_get_allowed (setup);
  const GPtrArray *again = bst_setup_get_allowed (read);
  g_autoptr (BstPosition) position = bst_setup_get_position (setup);
  g_autoptr (BstPosition) other = bst_setup_get_position (read);
  g_autofree char *problems = dup_problems (setup, position);
  g_autofree char *found = dup_problems (read, other);

  assert_same_position (position, other);
  g_assert_cmpstr (problems, ==, found);
  g_assert_cmpuint (allowed->len, ==, again->len);
  for (guint i = 0; i < allowed->len; i++)
    g_assert_cmpstr (g_ptr_array_index (allowed, i), ==, g_ptr_array_index (again, i));
}

/* --- Forms --- */

/* On the clipboard and the command line. */
static void
check_text (const BstPosition *position)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = bst_io_position_to_text (position, &error);
  g_autoptr (BstPosition) read = NULL;

  if (text == NULL)
    {
      g_autofree char *bad = bst_position_to_text (position);

      g_error ("%s: %s", error->message, bad);
    }
  read = bst_io_position_from_text (text, NULL, &error);
  g_assert_no_error (error);
  assert_same_position (position, read);
}

static void
check_set_up_text (const BstSetup    *setup,
                   const BstPosition *position)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = bst_position_to_text (position);
  g_autoptr (BstSetup) read = bst_io_setup_from_text (text, &error);
  const GPtrArray *allowed = bst_setup_get_allowed (setup);

  g_assert_no_error (error);
  /* The text says nothing of what is allowed. */
  for (guint i = 0; i < allowed->len; i++)
    bst_setup_allow (read, g_ptr_array_index (allowed, i), TRUE);
  assert_same_set_up (setup, read);
}

static void
check_record (BstRecord      *record,
              const BstSetup *setup)
{
  const BstNode *node = bst_node_get_next (bst_record_get_root (record));

  g_assert_nonnull (node->setup);
  assert_same_set_up (setup, node->setup);
  g_assert_cmpstr (node->comment, ==, "as it was");
}

/* As a document, and as a draft of it. */
static void
check_document (const BstSetup *setup)
{
  g_autoptr (BstRecord) record = bst_record_new (bst_setup_get_game (setup));
  BstNode *node = bst_node_new_set_up (bst_setup_copy (setup));
  BstIoDraft draft = { .uri = (char *) "file:///a.bastide", .node_path = (char *) "1",
                       .changed = TRUE, .record = record };
  g_autofree char *text = NULL, *draft_text = NULL;
  g_autoptr (GBytes) bytes = NULL, draft_bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BstRecord) read = NULL, kept = NULL;

  bst_node_set_comment (node, "as it was");
  bst_node_attach (node, bst_record_get_root (record), 0);
  text = bst_io_document_to_text (record, &error);
  g_assert_true (bst_io_data_check ("game", text, bst_io_document_read_back, NULL, &error));
  bytes = g_bytes_new_static (text, strlen (text));
  read = bst_io_open_data (bytes, "game", NULL, &error);
  g_assert_no_error (error);
  check_record (read, setup);

  draft_text = bst_io_draft_to_text (&draft, &error);
  g_assert_true (bst_io_data_check ("draft", draft_text, bst_io_draft_read_back, NULL, &error));
  draft_bytes = g_bytes_new_static (draft_text, strlen (draft_text));
  kept = bst_io_open_data (draft_bytes, "draft", NULL, &error);
  g_assert_no_error (error);
  check_record (kept, setup);
}

static void
check_booklet (const BstPosition *position)
{
  g_autoptr (BstBooklet) booklet = bst_booklet_new (" Random ");
  BstChapter *chapter = bst_booklet_add_chapter (booklet, "");
  BstPuzzle *puzzle = bst_puzzle_new ("random", bst_position_copy (position));
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BstBooklet) read = NULL;
  g_autoptr (GError) error = NULL;

  puzzle->task = BST_TASK_CELLS;
  puzzle->tiles[puzzle->n_tiles++] = 0;
  puzzle->question = g_strdup ("Where? ");
  g_ptr_array_add (puzzle->hints, g_strdup ("  There."));
  g_ptr_array_add (chapter->puzzles, puzzle);
  text = bst_io_booklet_to_text (booklet);
  bytes = g_bytes_new_static (text, strlen (text));
  read = bst_io_booklet_open_data (bytes, "booklet", NULL, &error);
  g_assert_no_error (error);
  g_assert_null (bst_booklet_find_unread (booklet, read));
  g_assert_cmpuint (bst_booklet_count (read), ==, 1);
  assert_same_position (position, bst_booklet_get (read, 0)->position);
}

/* Turns from here, and the middles of turns. */
static void
play_on (BstRandom         *random,
         const BstPosition *start)
{
  g_autoptr (BstPosition) position = bst_position_copy (start);
  BstMove move;

  for (guint i = 0; i < bst_game_get_n_players (bst_position_get_game (position)); i++)
    bst_position_set_held_tiles (position, i, NULL, 0);
  for (guint i = 0; i < N_TURNS && fixture_random_move (position, random, &move); i++)
    {
      for (guint8 n_steps = 0; move.kind == BST_MOVE_PLACE && n_steps <= move.n_steps; n_steps++)
        {
          g_autoptr (BstPosition) middle = bst_position_copy (position);
          BstMove part = move;

          part.n_steps = n_steps;
          part.unfinished = TRUE;
          if (bst_position_apply (middle, &part, NULL, NULL) && bst_position_is_unfinished (middle))
            check_text (middle);
        }
      /* Where everything may stand anywhere, a turn can be longer than a move can say. */
      if (!bst_position_apply (position, &move, NULL, NULL))
        return;
      check_text (position);
      check_booklet (position);
    }
}

static void
check (const BstSetup *setup)
{
  g_autoptr (BstPosition) position = bst_setup_get_position (setup);

  check_text (position);
  check_set_up_text (setup, position);
  check_document (setup);
  check_booklet (position);
}

/* --- Games --- */

/* With what is usually played with the set, or with everything that a rule can bring. */
static BstGame *
new_game (const char *tiles,
          const char *switches,
          guint       n_players)
{
  g_auto (GStrv) words = g_strsplit (switches, " ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (tiles, &error);
  BstPlayer players[BST_MAX_PLAYERS];
  BstRules rules;
  BstGame *game;

  g_assert_no_error (error);
  bst_rules_init (&rules);
  bst_io_tile_set_raise_switches (tiles, &rules);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i], "=", 2);

      g_assert_true (bst_rules_set (&rules, parts[0], parts[1], &error));
      g_strlcpy (rules.id, "custom", sizeof rules.id);
    }
  for (guint i = 0; i < n_players; i++)
    players[i] = (BstPlayer) { (char *) "", (i + 1) % BST_N_COLOURS };
  for (guint i = 0; i < n_players; i++)
    players[i].name = (char *) bst_colour_name (players[i].colour);
  game = bst_game_new (set, &rules, players, n_players, &error);
  g_assert_no_error (error);

  return game;
}

static void
run (const char *tiles,
     guint       n_set_ups)
{
  RandomEdits edits = {
    .games = {
      new_game (tiles, "farmers=yes", 2),
      new_game (tiles, "hand=3 table-edge=completes table-west=9 table-north=9", 5),
      new_game (RANDOM_EDITS_ALL, "predraw=yes goods=yes", 3),
    },
  };
  g_autoptr (BstSetup) setup = NULL;

  bst_random_init (&edits.random, g_str_hash (tiles));
  for (guint i = 0; i < n_set_ups; i++)
    {
      if (i % N_ROUND == 0)
        {
          g_clear_pointer (&setup, bst_setup_free);
          setup = bst_setup_new (edits.games[i / N_ROUND % 2]);
        }
      for (guint n = 0; n < N_EDITS; n++)
        {
          g_autoptr (BstPosition) before = bst_setup_get_position (setup);

          (void) random_edits_make (&edits, setup, before);
        }
      check (setup);
      if (i % PLAY_EVERY == 0)
        {
          g_autoptr (BstPosition) position = bst_setup_get_position (setup);

          play_on (&edits.random, position);
        }
    }
  for (guint i = 0; i < RANDOM_EDITS_GAMES; i++)
    bst_game_unref (edits.games[i]);
}

static void
test_all_sets (void)
{
  g_auto (GStrv) sets = bst_io_tile_set_list ();
  guint n_sets = g_strv_length (sets) + 1;
  guint n_set_ups = (count_set_ups () + n_sets - 1) / n_sets;

  run (RANDOM_EDITS_ALL, n_set_ups);
  for (guint i = 0; sets[i] != NULL; i++)
    {
      g_autofree char *tiles = strcmp (sets[i], "basic") == 0 ? g_strdup ("basic")
                                                              : g_strconcat ("basic+", sets[i], NULL);

      run (tiles, n_set_ups);
    }
}

/* --- As much of everything as there can be --- */

/* All that a player can have, and a tower as high as it can be; one more is no more. */
static void
fill (BstSetup *setup)
{
  BstSpot spot = { .player = BST_NO_PLAYER, .feature = BST_FEATURE_TOWER };

  for (guint player = 0; player < 2; player++)
    {
      bst_setup_set_score (setup, player, player == 0 ? BST_MAX_SCORE + 1 : -BST_MAX_SCORE - 1);
      for (guint good = 0; good < BST_N_GOODS; good++)
        bst_setup_set_tokens (setup, BST_TOKEN_WINE + good, player, BST_MAX_GOODS + 1);
      bst_setup_set_tokens (setup, BST_TOKEN_PIECE, player, BST_MAX_PIECES + 1);
      bst_setup_set_tokens (setup, BST_TOKEN_ABBEY, player, BST_MAX_ABBEYS + 1);
      for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
        bst_setup_set_supply (setup, player, (BstFigureKind) kind, BST_MAX_SUPPLY (kind));
    }
  bst_setup_set_prisoners (setup, 0, 1, BST_FIGURE_FOLLOWER, BST_MAX_FOLLOWERS);
  g_assert_cmpint (bst_setup_set_tile_tokens (setup, BST_TOKEN_PIECE, spot.x, spot.y, BST_MAX_PIECES + 1), ==,
                   BST_SETUP_TOO_MANY);
  g_assert_cmpint (bst_setup_set_tile_tokens (setup, BST_TOKEN_PIECE, spot.x, spot.y, BST_MAX_PIECES), ==, BST_SETUP_OK);
}

static void
assert_full (const BstPosition *position)
{
  g_assert_cmpint (bst_position_get_score (position, 0), ==, BST_MAX_SCORE);
  g_assert_cmpint (bst_position_get_score (position, 1), ==, -BST_MAX_SCORE);
  g_assert_cmpuint (bst_position_get_tokens (position, BST_TOKEN_CLOTH, 0), ==, BST_MAX_GOODS);
  g_assert_cmpuint (bst_position_get_tokens (position, BST_TOKEN_PIECE, 0), ==, BST_MAX_PIECES);
  g_assert_cmpuint (bst_position_get_tokens (position, BST_TOKEN_ABBEY, 0), ==, BST_MAX_ABBEYS);
  g_assert_cmpuint (bst_position_get_supply (position, 0, BST_FIGURE_FOLLOWER), ==, BST_MAX_FOLLOWERS);
  g_assert_cmpuint (bst_position_get_supply (position, 0, BST_FIGURE_MAYOR), ==, BST_MAX_OTHER_FIGURES);
  g_assert_cmpuint (bst_position_get_tower_height (position, 0), ==, BST_MAX_PIECES);
}

/* They are written and read in every form; and play from there leads to nothing that cannot be. */
static void
test_maxima (void)
{
  g_autoptr (BstGame) game = new_game (RANDOM_EDITS_ALL, "predraw=yes goods=yes buying=yes", 2);
  const BstTileSet *set = bst_game_get_tile_set (game);
  g_autoptr (BstSetup) setup = bst_setup_new (game);
  g_autoptr (BstPosition) position = NULL;
  BstRandom random;
  guint type = 0;

  while (bst_tile_type_find_segment (bst_tile_set_get_type (set, type), 0, BST_FEATURE_TOWER, 0)
         == BST_NO_SEGMENT)
    type++;
  bst_setup_clear (setup);
  g_assert_cmpint (bst_setup_put_tile (setup, type, 0, 0, 0), ==, BST_SETUP_OK);
  fill (setup);
  position = bst_setup_get_position (setup);
  assert_full (position);
  check (setup);
  bst_random_init (&random, 29);
  for (guint i = 0; i < 20; i++)
    play_on (&random, position);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/read-back/all-sets", test_all_sets);
  g_test_add_func ("/read-back/maxima", test_maxima);

  return g_test_run ();
}
