/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is chosen before a game, and what explains the expansions, without a screen. */

#include "config.h"

#include <glib/gstdio.h>

#include <bst-feature.h>
#include <bst-io-document.h>
#include <bst-io-open.h>

#include "bastide-write-queue.h"
#include <bst-io-feature-text.h>
#include "bastide-rule-text.h"
#include "bastide-new-game-options.h"
#include <bst-io-step-text.h>
#include "bastide-study.h"
#include "bastide-supply-list.h"

static guint
find_set (BastideNewGameOptions *options,
          const char            *id)
{
  guint i = 0;

  while (strcmp (bastide_new_game_options_get_set (options, i)->id, id) != 0)
    i++;

  return i;
}

static void
choose (BastideNewGameOptions *options,
        const char            *id,
        gboolean               chosen)
{
  bastide_new_game_options_choose_set (options, find_set (options, id), chosen);
}

static void
test_players (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();

  g_assert_cmpuint (bastide_new_game_options_get_n_players (options), ==, 2);
  bastide_new_game_options_remove_player (options, 0);
  g_assert_cmpuint (bastide_new_game_options_get_n_players (options), ==, 2);
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    bastide_new_game_options_add_player (options);
  g_assert_cmpuint (bastide_new_game_options_get_n_players (options), ==, BST_MAX_PLAYERS);

  bastide_new_game_options_set_name (options, 1, "Anna");
  g_assert_true (bastide_new_game_options_move_player (options, 1, -1));
  g_assert_false (bastide_new_game_options_move_player (options, 0, -1));
  g_assert_false (bastide_new_game_options_move_player (options, BST_MAX_PLAYERS - 1, 1));
  g_assert_cmpstr (bastide_new_game_options_get_player (options, 0)->name, ==, "Anna");
  g_assert_cmpint (bastide_new_game_options_get_player (options, 0)->colour, ==, BST_COLOUR_BLUE);

  /* Two players never have one colour. */
  bastide_new_game_options_set_colour (options, 0, BST_COLOUR_PINK);
  g_assert_cmpint (bastide_new_game_options_get_player (options, 5)->colour, ==, BST_COLOUR_BLUE);
  bastide_new_game_options_remove_player (options, 0);
  g_assert_cmpint (bastide_new_game_options_get_player (options, 0)->colour, ==, BST_COLOUR_RED);
}

static guint
count_tiles (BastideNewGameOptions *options,
             const char            *id)
{
  return bastide_new_game_options_get_set (options, find_set (options, id))->n_tiles;
}

/* What a set is said to have is what it brings, though a spring takes the place of another. */
static void
test_sizes_of_sets (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();

  g_assert_cmpuint (count_tiles (options, "basic"), ==, 72);
  g_assert_cmpuint (count_tiles (options, "river"), ==, 12);
  g_assert_cmpuint (count_tiles (options, "gq11-river"), ==, 2);
  g_assert_cmpuint (count_tiles (options, "abbey-and-mayor"), ==, 12);
  g_assert_cmpuint (count_tiles (options, "abbey"), ==, 0);
  g_assert_cmpuint (count_tiles (options, "winter"), ==, 12);
}

/* A set several times is one part of the id, is chosen again for the same game, and names no
 * river twice. */
static void
test_copies_of_sets (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();
  g_autoptr (BastideNewGameOptions) again = bastide_new_game_options_new ();
  g_autoptr (BstRecord) record = NULL;

  g_assert_true (bastide_new_game_options_get_set (options, find_set (options, "basic"))->repeats);
  g_assert_true (bastide_new_game_options_get_set (options, find_set (options, "tower"))->repeats);
  g_assert_false (bastide_new_game_options_get_set (options, find_set (options, "river"))->repeats);
  g_assert_false (bastide_new_game_options_get_set (options, find_set (options, "abbey"))->repeats);

  choose (options, "river", TRUE);
  choose (again, "tower", TRUE);
  bastide_new_game_options_set_copies (options, find_set (options, "basic"), 3);
  g_assert_cmpuint (bastide_new_game_options_count_tiles (options), ==, 3 * 72 + 12);
  record = bastide_new_game_options_create (options, NULL);
  g_assert_cmpstr (bst_tile_set_get_id (bst_game_get_tile_set (bst_record_get_game (record))), ==,
                   "basic:3+river");

  bastide_new_game_options_take_game (again, bst_record_get_game (record));
  g_assert_true (bastide_new_game_options_get_set (again, find_set (again, "basic"))->chosen);
  g_assert_cmpuint (bastide_new_game_options_get_set (again, find_set (again, "basic"))->n_copies, ==, 3);
  g_assert_true (bastide_new_game_options_get_set (again, find_set (again, "river"))->chosen);
  g_assert_cmpuint (bastide_new_game_options_get_set (again, find_set (again, "river"))->n_copies, ==, 1);
  g_assert_false (bastide_new_game_options_get_set (again, find_set (again, "tower"))->chosen);
  bastide_new_game_options_set_copies (again, find_set (again, "basic"), 1);
  g_assert_cmpuint (bastide_new_game_options_count_tiles (again), ==, 84);
}

/* H2: what was drawn from other tiles is nothing. */
static void
test_copies_void_draws (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();

  bastide_new_game_options_set_switch (options, "first-player", "roads");
  bastide_new_game_options_draw (options);
  g_assert_cmpint (bastide_new_game_options_get_first (options), !=, BST_NO_PLAYER);
  bastide_new_game_options_set_copies (options, find_set (options, "basic"), 2);
  g_assert_cmpint (bastide_new_game_options_get_first (options), ==, BST_NO_PLAYER);
}

static void
test_switches_of_sets (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();
  const BstRules *rules = bastide_new_game_options_get_rules (options);

  choose (options, "inns-and-cathedrals", TRUE);
  g_assert_true (rules->inns);
  g_assert_cmpuint (rules->figures[BST_FIGURE_BIG], ==, 1);
  g_assert_cmpstr (rules->id, ==, "custom");
  choose (options, "inns-and-cathedrals", FALSE);
  g_assert_false (rules->inns);
  g_assert_cmpstr (rules->id, ==, "modern");

  /* Both sieges want the same switch. */
  choose (options, "siege-cathars", TRUE);
  choose (options, "siege-besiegers", TRUE);
  choose (options, "siege-cathars", FALSE);
  g_assert_true (rules->siege);
  /* What the user chose alone is left alone. */
  bastide_new_game_options_set_switch (options, "followers", "5");
  choose (options, "siege-besiegers", FALSE);
  g_assert_false (rules->siege);
  g_assert_cmpuint (rules->figures[BST_FIGURE_FOLLOWER], ==, 5);
}

static void
test_rule_set (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();
  g_autoptr (BstIoRuleSet) river = bst_io_rule_set_load ("classic-river", NULL);

  choose (options, "tower", TRUE);
  bastide_new_game_options_choose_rule_set (options, river);
  g_assert_cmpint (bastide_new_game_options_get_rules (options)->farm_scoring, ==, BST_FARMS_OLDER);
  g_assert_true (bastide_new_game_options_get_set (options, find_set (options, "river"))->chosen);
  g_assert_false (bastide_new_game_options_get_set (options, find_set (options, "tower"))->chosen);
  g_assert_false (bastide_new_game_options_get_rules (options)->towers);
  g_assert_cmpuint (bastide_new_game_options_count_tiles (options), ==, 84);
}

/* --- Who begins --- */

static guint
find_tile (BastideNewGameOptions *options,
           const char            *name)
{
  return (guint) bst_tile_set_find (bastide_new_game_options_get_tiles (options, NULL), name);
}

static void
draw (BastideNewGameOptions *options,
      guint                  round,
      guint                  seat,
      const char            *name)
{
  bastide_new_game_options_set_drawn (options, round, seat, (int) find_tile (options, name));
}

static void
check_order (BastideNewGameOptions *options,
             const char            *first,
             const char            *second,
             const char            *third)
{
  g_autoptr (BstRecord) record = bastide_new_game_options_create (options, NULL);
  const char *names[] = { first, second, third };

  for (guint i = 0; i < 3; i++)
    g_assert_cmpstr (bst_game_get_player (bst_record_get_game (record), i)->name, ==, names[i]);
}

/* Three players by name; by which rule they find who begins. (transfer full) */
static BastideNewGameOptions *
sit_down (const char *first_player)
{
  BastideNewGameOptions *options = bastide_new_game_options_new ();

  bastide_new_game_options_add_player (options);
  bastide_new_game_options_set_name (options, 0, "Ana");
  bastide_new_game_options_set_name (options, 1, "Bob");
  bastide_new_game_options_set_name (options, 2, "Cid");
  bastide_new_game_options_set_switch (options, "first-player", first_player);

  return options;
}

/* H2: W has three roads, U two, E none. */
static void
test_first_by_roads (void)
{
  g_autoptr (BastideNewGameOptions) options = sit_down ("roads");
  BstBeginning beginning;

  g_assert_cmpuint (bastide_new_game_options_get_round (options, 0), ==, 7);
  g_assert_cmpuint (bastide_new_game_options_get_round (options, 1), ==, 0);
  draw (options, 0, 0, "U");
  draw (options, 0, 1, "W");
  g_assert_cmpuint (bastide_new_game_options_get_round (options, 1), ==, 0);
  draw (options, 0, 2, "W");
  g_assert_cmpuint (bastide_new_game_options_get_round (options, 1), ==, 6);
  g_assert_cmpint (bastide_new_game_options_get_first (options), ==, BST_NO_PLAYER);
  check_order (options, "Ana", "Bob", "Cid");

  draw (options, 1, 1, "E");
  draw (options, 1, 2, "U");
  g_assert_cmpint (bastide_new_game_options_get_first (options), ==, 2);
  g_assert_cmpuint (bastide_new_game_options_get_round (options, 2), ==, 0);
  check_order (options, "Cid", "Ana", "Bob");
  g_assert_cmpuint (bastide_new_game_options_get_turn (options, 1), ==, 2);
  g_assert_true (bastide_new_game_options_get_beginning (options, &beginning));
  g_assert_cmpint (beginning.kind, ==, BST_BEGINNING_ROADS);
  g_assert_cmpuint (beginning.n_drawn, ==, 5);
  g_assert_cmpint (beginning.drawn[1], ==, (int) find_tile (options, "U"));
  g_assert_cmpint (beginning.drawn[3], ==, (int) find_tile (options, "U"));

  /* What was drawn goes with its player; another tile in the first round undoes the second. */
  bastide_new_game_options_move_player (options, 2, -1);
  g_assert_cmpint (bastide_new_game_options_get_first (options), ==, 1);
  check_order (options, "Cid", "Bob", "Ana");
  draw (options, 0, 1, "X");
  g_assert_cmpint (bastide_new_game_options_get_first (options), ==, 1);
  g_assert_cmpint (bastide_new_game_options_get_drawn (options, 1, 1), ==, BST_NO_TILE);
}

/* H2: other rules, players or tiles, and nothing was drawn. */
static void
test_first_is_void (void)
{
  g_autoptr (BastideNewGameOptions) options = sit_down ("roads");

  bastide_new_game_options_draw (options);
  g_assert_cmpint (bastide_new_game_options_get_first (options), !=, BST_NO_PLAYER);
  bastide_new_game_options_set_switch (options, "first-player", "random");
  g_assert_cmpint (bastide_new_game_options_get_first (options), ==, BST_NO_PLAYER);
  check_order (options, "Ana", "Bob", "Cid");
  bastide_new_game_options_set_switch (options, "first-player", "roads");
  g_assert_cmpint (bastide_new_game_options_get_first (options), !=, BST_NO_PLAYER);
  choose (options, "river", TRUE);
  g_assert_cmpint (bastide_new_game_options_get_first (options), ==, BST_NO_PLAYER);
  bastide_new_game_options_draw (options);
  bastide_new_game_options_remove_player (options, 1);
  g_assert_cmpint (bastide_new_game_options_get_first (options), ==, BST_NO_PLAYER);
}

/* H2: what is drawn at random can be read back in every document, and no river is drawn. */
static void
test_first_at_random (void)
{
  g_autoptr (BastideNewGameOptions) options = sit_down ("roads");

  choose (options, "river", TRUE);
  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (BstRecord) record = NULL;
      g_autofree char *text = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (BstRecord) again = NULL;
      const BstBeginning *beginning;

      bastide_new_game_options_draw (options);
      record = bastide_new_game_options_create (options, NULL);
      beginning = bst_record_get_beginning (record);
      g_assert_cmpint (beginning->kind, ==, BST_BEGINNING_ROADS);
      for (guint draw = 0; draw < beginning->n_drawn; draw++)
        g_assert_true (bastide_new_game_options_may_draw (options, (guint) beginning->drawn[draw]));
      text = bst_io_document_to_text (record, NULL);
      bytes = g_bytes_new (text, strlen (text));
      again = bst_io_open_data (bytes, "again", NULL, NULL);
      g_assert_nonnull (again);
      g_assert_cmpuint (bst_record_get_beginning (again)->n_drawn, ==, beginning->n_drawn);
    }
  g_assert_false (bastide_new_game_options_may_draw (options, find_tile (options, "RI/s")));
}

static void
test_first_by_throw (void)
{
  g_autoptr (BastideNewGameOptions) options = sit_down ("throw");
  BstBeginning beginning;

  g_assert_false (bastide_new_game_options_get_beginning (options, &beginning));
  bastide_new_game_options_set_thrower (options, 1);
  check_order (options, "Bob", "Cid", "Ana");
  g_assert_true (bastide_new_game_options_get_beginning (options, &beginning));
  g_assert_cmpint (beginning.kind, ==, BST_BEGINNING_THROW);
  g_assert_cmpuint (beginning.n_throws, ==, 0);
  g_assert_cmpuint (beginning.thrower, ==, 0);
  /* Bob lets Ana begin, whose turn is followed by his. */
  bastide_new_game_options_set_chosen (options, 0);
  check_order (options, "Ana", "Bob", "Cid");
  g_assert_true (bastide_new_game_options_get_beginning (options, &beginning));
  g_assert_cmpuint (beginning.thrower, ==, 1);
  bastide_new_game_options_move_player (options, 1, 1);
  g_assert_cmpint (bastide_new_game_options_get_thrower (options), ==, 2);
  g_assert_cmpint (bastide_new_game_options_get_first (options), ==, 0);

  for (guint i = 0; i < 50; i++)
    {
      bastide_new_game_options_throw (options);
      bastide_new_game_options_get_beginning (options, &beginning);
      g_assert_cmpuint (beginning.n_throws, >, 0);
      g_assert_cmpuint (beginning.thrower, ==, 0);
      g_assert_cmpint (bastide_new_game_options_get_first (options), ==, (beginning.n_throws - 1) % 3);
    }
}

static void
test_hints (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();
  g_auto (GStrv) none = bastide_new_game_options_get_hints (options);
  g_auto (GStrv) both = NULL;
  g_auto (GStrv) one = NULL;

  g_assert_cmpuint (g_strv_length (none), ==, 0);
  choose (options, "drought-and-pestilence", TRUE);
  both = bastide_new_game_options_get_hints (options);
  g_assert_cmpuint (g_strv_length (both), ==, 2);
  choose (options, "tower", TRUE);
  one = bastide_new_game_options_get_hints (options);
  g_assert_cmpuint (g_strv_length (one), ==, 1);
  g_assert_nonnull (strstr (one[0], "5 drought tiles"));
}

static void
test_fault (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();
  g_autofree char *none = bastide_new_game_options_dup_fault (options);
  g_autofree char *fault = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BstRecord) record = NULL;

  g_assert_null (none);
  choose (options, "basic", FALSE);
  fault = bastide_new_game_options_dup_fault (options);
  g_assert_nonnull (fault);
  record = bastide_new_game_options_create (options, &error);
  g_assert_null (record);
  g_assert_nonnull (error);
}

/* A game with all sets is created, shown, written and read back. */
static void
test_create (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BstRecord) record = NULL;
  g_autoptr (BstRecord) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *supply = NULL;
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < bastide_new_game_options_get_n_sets (options); i++)
    if (!g_str_has_prefix (bastide_new_game_options_get_set (options, i)->id, "winter-")
        && strcmp (bastide_new_game_options_get_set (options, i)->id, "abbey") != 0)
      bastide_new_game_options_choose_set (options, i, TRUE);
  bastide_new_game_options_set_name (options, 0, "Anna");
  record = bastide_new_game_options_create (options, &error);
  g_assert_no_error (error);
  g_assert_true (bastide_study_set_record (study, record, NULL, &error));
  g_assert_no_error (error);

  supply = bastide_supply_list_dup_text (bastide_study_get_position (study), 0);
  g_assert_nonnull (strstr (supply, "7 followers, 1 big follower, 1 builder, 1 pig, 1 barn"));
  g_assert_nonnull (strstr (supply, "0 wine tokens"));
  g_assert_nonnull (strstr (supply, "1 abbey tile"));

  text = bst_io_document_to_text (record, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new (text, strlen (text));
  again = bst_io_open_data (bytes, "again", NULL, &error);
  g_assert_no_error (error);
  g_assert_true (bst_rules_equal (bst_game_get_rules (bst_record_get_game (again)),
                                  bastide_new_game_options_get_rules (options)));
}

/* --- A set of the user's --- */

static const char own_set[] =
  "<?xml version=\"1.0\"?>\n"
  "<tileset id=\"ours\" version=\"1\"><title>Ours</title>"
  "<tile id=\"OU/F\" count=\"3\"><field sides=\"NL NR EL ER SL SR WL WR\"/></tile></tileset>\n";

typedef struct
{
  gboolean  done;
  GError   *error;      /* owned; NULL if it was added */
} Adding;

static void
note_added (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  Adding *adding = data;

  (void) bastide_new_game_options_add_file_finish (BASTIDE_NEW_GAME_OPTIONS (source), result, &adding->error);
  adding->done = TRUE;
}

static GError *
add_file (BastideNewGameOptions *options,
          GFile                 *file)
{
  Adding adding = { 0 };

  bastide_new_game_options_add_file_async (options, file, note_added, &adding);
  while (!adding.done)
    g_main_context_iteration (NULL, TRUE);

  return adding.error;
}

static void
test_own_set (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "from.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideNewGameOptions) later = NULL;

  g_mkdir_with_parents (g_get_user_data_dir (), 0755);
  g_assert_true (g_file_set_contents (path, own_set, -1, NULL));
  error = add_file (options, file);
  g_assert_no_error (error);
  g_assert_cmpuint (bastide_new_game_options_count_tiles (options), ==, 75);

  /* It is known from then on, but waits to be chosen. */
  later = bastide_new_game_options_new ();
  g_assert_false (bastide_new_game_options_get_set (later, find_set (later, "ours"))->chosen);
  g_assert_true (bastide_new_game_options_get_set (later, find_set (later, "ours"))->own);

  g_assert_true (g_file_set_contents (path, "<tileset", -1, NULL));
  error = add_file (options, file);
  g_assert_nonnull (error);
}

/* The program ends, and nobody hears of it any more. */
static void
test_own_set_at_the_end (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "last.xml", NULL);
  g_auto (GStrv) parts = g_strsplit (own_set, "\"ours\"", 2);
  g_autofree char *text = g_strjoinv ("\"last\"", parts);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (BastideNewGameOptions) later = NULL;
  Adding adding = { 0 };

  g_mkdir_with_parents (g_get_user_data_dir (), 0755);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  bastide_new_game_options_add_file_async (options, file, note_added, &adding);
  bastide_write_queue_finish ();
  g_assert_false (adding.done);
  later = bastide_new_game_options_new ();
  g_assert_true (bastide_new_game_options_get_set (later, find_set (later, "last"))->own);
  while (!adding.done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_no_error (adding.error);
}

/* --- What explains --- */

static void
check_event (BstEvent    event,
             const char *title,
             const char *first,
             const char *second)
{
  g_autofree char *sentence = NULL;
  BstRules rules;

  bst_rules_init (&rules);
  rules.siege = rules.plague = rules.drought = rules.inns = TRUE;
  bst_event_find_rules (&event, &rules);
  sentence = bastide_rule_text_dup_sentence (&event);
  g_assert_cmpstr (bastide_rule_text_get_title (&event), ==, title);
  g_assert_true (g_str_has_prefix (sentence, first));
  if (second != NULL)
    g_assert_nonnull (strstr (sentence, second));
  else
    g_assert_null (strchr (sentence, '\n'));
}

static void
test_events (void)
{
  check_event ((BstEvent) { .cause = BST_EVENT_BARN, .kind = BST_FEATURE_FIELD },
               "Barn", "AM4: ", NULL);
  check_event ((BstEvent) { .cause = BST_EVENT_BARN_PLACED, .kind = BST_FEATURE_FIELD, .less = -1 },
               "Farmers make room for a barn", "D6: ", "\nAM3: ");
  check_event ((BstEvent) { .cause = BST_EVENT_BARN_CONNECTED, .kind = BST_FEATURE_FIELD,
                            .less = -1 },
               "Farm joined to a barn", "D7: ", "\nAM4: ");
  /* A pig makes good for the drought: both are told. */
  check_event ((BstEvent) { .kind = BST_FEATURE_FIELD, .more = 1, .less = -1 },
               "Farm", "D5: ", "\nT9: ");
  check_event ((BstEvent) { .cause = BST_EVENT_FAIRY_TURN }, "Turn with the fairy", "PD4: ", NULL);
  check_event ((BstEvent) { .kind = BST_FEATURE_FIELD, .besieged = 1 }, "Farm", "SI2: ", "\nFV3: ");
  check_event ((BstEvent) { .kind = BST_FEATURE_CITY, .complete = TRUE,
                            .emblems = BST_EMBLEM_SIEGE | BST_EMBLEM_PLAGUE },
               "City completed", "SI1: ", "\nD8: ");
  check_event ((BstEvent) { .kind = BST_FEATURE_CITY, .emblems = BST_EMBLEM_PLAGUE },
               "Unfinished city", "C6: ", "\nD15: ");
  check_event ((BstEvent) { .kind = BST_FEATURE_MONASTERY, .complete = TRUE, .beyond = 3 },
               "Monastery completed", "H11: ", NULL);
  check_event ((BstEvent) { .cause = BST_EVENT_TOKENS }, "Goods taken", "T3: ", NULL);
  check_event ((BstEvent) { .cause = BST_EVENT_RANSOM }, "Ransom", "TO3: ", NULL);
  check_event ((BstEvent) { .cause = BST_EVENT_PURCHASE }, "Tile bought", "H7: ", NULL);
  check_event ((BstEvent) { .cause = BST_EVENT_EXTRA_TURN }, "Another turn", "H8: ", NULL);
}

static void
test_every_rule (void)
{
  static const char * const numbers[] = { "AM3", "AM4", "AM5", "PD4", "SI1", "SI2", "IC1", "IC2",
                                          "T5", "T9", "D5", "D6", "D7", "D8", "D10",
                                          "D15", "TO3", "H7", "T3", "H8", "H11" };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_nonnull (bastide_rule_text_find (numbers[i]));
}

static void
test_feature_remarks (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();
  g_autoptr (BstRecord) record = NULL;
  g_autofree char *city = NULL;
  g_autofree char *tower = NULL;
  g_autofree char *rats = NULL, *scored = NULL, *left = NULL;
  BstFeature feature = {
    .kind = BST_FEATURE_CITY, .complete = TRUE, .emblems = BST_EMBLEM_PLAGUE, .stays = TRUE,
    .owners = 1, .margin = 1, .goods = { 2, 0, 0 },
  };
  const BstFeature unfinished = {
    .kind = BST_FEATURE_CITY, .emblems = BST_EMBLEM_PLAGUE, .open = 1,
  };
  const BstFeature height = {
    .kind = BST_FEATURE_TOWER, .height = 3, .owners = 1, .margin = 1,
  };
  g_autofree char *closed_by = NULL;

  choose (options, "drought-and-pestilence", TRUE);
  choose (options, "traders-and-builders", TRUE);
  record = bastide_new_game_options_create (options, NULL);
  city = bst_io_feature_text_dup_state (&feature, bst_record_get_game (record));
  rats = bst_io_feature_text_dup_state (&unfinished, bst_record_get_game (record));
  g_assert_cmpstr (rats, ==, "1 open edge · rats (D3, D15)");
  tower = bst_io_feature_text_dup_state (&height, bst_record_get_game (record));
  g_assert_cmpstr (city, ==, "completed · 2 wine tokens · quarantine (D8, D10)");
  feature.owners = 0;
  left = bst_io_feature_text_dup_state (&feature, bst_record_get_game (record));
  g_assert_cmpstr (left, ==, "completed · rats (D3) · 2 wine tokens");
  scored = bst_io_feature_text_dup_worth (&feature);
  g_assert_cmpstr (scored, ==, "Scored already");
  g_assert_cmpstr (tower, ==, "3 pieces (TO1)");
  closed_by = bst_io_feature_text_dup_owners (&height, bst_record_get_game (record));
  g_assert_cmpstr (closed_by, ==, "Red");
}

static void
test_steps (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();
  g_autoptr (BstRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  BstMove move;

  choose (options, "princess-and-dragon", TRUE);
  choose (options, "tower", TRUE);
  record = bastide_new_game_options_create (options, NULL);
  g_assert_true (bst_move_parse (bst_record_get_game (record),
                                 "U@1,0 r0 [piece at 2,-1] [captures Blue road:E at 1,3] "
                                 "[dragon NNE]", &move, &error));
  g_assert_no_error (error);
  text = bst_io_step_text_get (bst_record_get_game (record), &move);
  g_assert_cmpstr (text, ==, "tower piece: (2, −1); captured: highwayman (Blue); dragon: 3 cells");
}

/* A river is no feature to be scored (RV5). */
static void
test_river (void)
{
  const BstFeature river = { .kind = BST_FEATURE_RIVER };
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();
  g_autoptr (BstRecord) record = bastide_new_game_options_create (options, NULL);
  BstGame *game = bst_record_get_game (record);
  g_autofree char *title = bst_io_feature_text_dup_title (&river, 0);
  g_autofree char *owners = bst_io_feature_text_dup_owners (&river, game);
  g_autofree char *state = bst_io_feature_text_dup_state (&river, game);
  g_autofree char *worth = bst_io_feature_text_dup_worth (&river);

  g_assert_cmpstr (title, ==, "River");
  g_assert_cmpstr (owners, ==, "carries no figures (RV5)");
  g_assert_cmpstr (state, ==, "separates fields (RV7)");
  g_assert_cmpstr (worth, ==, "Gives no points");
}

/* What decided: tokens (T5), farms (FV1b), followers. */
static void
test_counted (void)
{
  BstEvent event = {
    .cause = BST_EVENT_GOODS, .counted = BST_COUNTED_TOKENS, .goods = 1, .players = 1,
    .figures = { 3, 1 },
  };
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();
  g_autoptr (BstRecord) record = bastide_new_game_options_create (options, NULL);
  BstGame *game = bst_record_get_game (record);
  g_autofree char *tokens = bastide_rule_text_dup_majority (&event, game);
  g_autofree char *farms = NULL, *followers = NULL;

  g_assert_cmpstr (tokens, ==, "Tokens: Red 3, Blue 1");
  event.cause = BST_EVENT_FEATURE;
  event.counted = BST_COUNTED_MEADOWS;
  farms = bastide_rule_text_dup_majority (&event, game);
  g_assert_cmpstr (farms, ==, "Farms: Red 3, Blue 1");
  event.counted = BST_COUNTED_FOLLOWERS;
  followers = bastide_rule_text_dup_majority (&event, game);
  g_assert_cmpstr (followers, ==, "Followers: Red 3, Blue 1");
  event.figures[1] = 0;
  g_assert_null (bastide_rule_text_dup_majority (&event, game));
}

/* What was done by hand is told with its reason. */
static void
test_hand (void)
{
  static const char * const told[][2] = {
    { "U@1,0 r0 [hand removes Blue city:W at 1,-1 (tournament)]",
      "removed in the Knights’ Tournament: knight (Blue)" },
    { "U@1,0 r0 [hand moves Red road:E at 1,3 to field:NL (catapult)]",
      "moved by the catapult: highwayman (Red) → (1, 0)" },
    { "U@1,0 r0 [hand exchanges Red road:E at 1,3 with Blue field:NL at 2,3 (other)]",
      "exchanged by hand: highwayman (Red) ↔ farmer (Blue)" },
  };
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();
  g_autoptr (BstRecord) record = NULL;

  choose (options, "drought-and-pestilence", TRUE);
  bastide_new_game_options_set_switch (options, "by-hand", "yes");
  record = bastide_new_game_options_create (options, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      BstGame *game = bst_record_get_game (record);
      g_autofree char *text = NULL;
      BstMove move;

      g_assert_true (bst_move_parse (game, told[i][0], &move, NULL));
      text = bst_io_step_text_get (game, &move);
      g_assert_cmpstr (text, ==, told[i][1]);
    }
}

/* --- Starts, and the search --- */

/* Each start is found again in what it chose, and is a game. */
static void
test_starts (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();

  g_assert_cmpint (bastide_new_game_options_find_start (options), ==, BASTIDE_NEW_GAME_BASE);
  for (guint start = 0; start < BASTIDE_NEW_GAME_N_STARTS; start++)
    {
      g_assert_nonnull (bastide_new_game_start_get_title ((BastideNewGameStart) start));
      if (start == BASTIDE_NEW_GAME_LAST)
        continue;
      bastide_new_game_options_start (options, (BastideNewGameStart) start);
      g_assert_cmpint (bastide_new_game_options_find_start (options), ==, start);
      g_assert_null (bastide_new_game_options_dup_fault (options));
    }
  g_assert_cmpuint (bastide_new_game_options_count_tiles (options), >, 200);
  bastide_new_game_options_start (options, BASTIDE_NEW_GAME_FIRST);
  g_assert_false (bastide_new_game_options_get_rules (options)->farmers);
  bastide_new_game_options_start (options, BASTIDE_NEW_GAME_FAMILY);
  g_assert_cmpuint (bastide_new_game_options_count_tiles (options), ==, 102);
  g_assert_true (bastide_new_game_options_get_rules (options)->farmers);
  choose (options, "tower", TRUE);
  g_assert_cmpint (bastide_new_game_options_find_start (options), ==, BASTIDE_NEW_GAME_N_STARTS);
}

/* The last game comes back with its players, copies and switches. */
static void
test_last_time (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();
  g_autoptr (BastideNewGameOptions) later = bastide_new_game_options_new ();
  g_autoptr (GVariant) memory = NULL;

  g_assert_null (bastide_new_game_options_get_start_tiles (later, BASTIDE_NEW_GAME_LAST));
  bastide_new_game_options_start (later, BASTIDE_NEW_GAME_LAST);
  g_assert_cmpint (bastide_new_game_options_find_start (later), ==, BASTIDE_NEW_GAME_BASE);

  bastide_new_game_options_add_player (options);
  bastide_new_game_options_set_name (options, 2, "Zofia");
  bastide_new_game_options_set_colour (options, 2, BST_COLOUR_PINK);
  choose (options, "tower", TRUE);
  bastide_new_game_options_set_copies (options, find_set (options, "basic"), 2);
  bastide_new_game_options_set_switch (options, "two-tile-city", "reduced");
  memory = g_variant_ref_sink (bastide_new_game_options_new_memory (options));

  bastide_new_game_options_remember (later, memory);
  bastide_new_game_options_start (later, BASTIDE_NEW_GAME_LAST);
  g_assert_cmpint (bastide_new_game_options_find_start (later), ==, BASTIDE_NEW_GAME_LAST);
  g_assert_cmpuint (bastide_new_game_options_count_tiles (later), ==,
                    bastide_new_game_options_count_tiles (options));
  g_assert_true (bst_rules_equal (bastide_new_game_options_get_rules (later),
                                  bastide_new_game_options_get_rules (options)));
  g_assert_cmpuint (bastide_new_game_options_get_n_players (later), ==, 3);
  g_assert_cmpstr (bastide_new_game_options_get_player (later, 2)->name, ==, "Zofia");
  g_assert_cmpint (bastide_new_game_options_get_player (later, 2)->colour, ==, BST_COLOUR_PINK);
}

/* A memory that no game can come of is none. */
static void
test_memory_faults (void)
{
  static const char *memories[] = {
    "('basic+unheard-of', 'modern', [(0, 'Anna'), (1, '')])",
    "('basic', 'modern,unheard-of=yes', [(0, 'Anna'), (1, '')])",
    "('basic', 'modern', [(0, 'Anna')])",
    "('basic', 'modern', [(0, 'Anna'), (0, 'Jan')])",
    "('basic', 'modern', [(0, 'Anna'), (999, 'Jan')])",
    "('basic', 'modern', [(0, ''), (1, ''), (2, ''), (3, ''), (4, ''), (5, ''), (0, '')])",
    "('', '', [])",
  };
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();

  for (guint i = 0; i < G_N_ELEMENTS (memories); i++)
    {
      g_autoptr (GVariant) memory = g_variant_parse (G_VARIANT_TYPE ("(ssa(us))"), memories[i], NULL, NULL, NULL);

      g_assert_nonnull (memory);
      bastide_new_game_options_remember (options, memory);
      g_assert_null (bastide_new_game_options_get_start_tiles (options, BASTIDE_NEW_GAME_LAST));
    }
}

static gboolean
is_called (BastideNewGameOptions *options,
           const char            *id,
           const char            *text)
{
  return bastide_new_game_options_is_called (options, find_set (options, id), text);
}

/* Sets are found by name, by piece and by what is on their tiles. */
static void
test_search (void)
{
  static const struct
  {
    const char *text;
    const char *set;
    const char *other;          /* is not found */
  } searches[] = {
    { "tower", "tower", "river" },
    { "DRAG", "princess-and-dragon", "inns-and-cathedrals" },
    { "wagon", "abbey-and-mayor", "tower" },
    { "cathedral", "inns-and-cathedrals", "river" },
    { "plane", "flier", "inns-and-cathedrals" },
    { " fairy ", "princess-and-dragon", "river" },
    { "goods barrel", "traders-and-builders", "tower" },
  };
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();

  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      g_test_message ("%s", searches[i].text);
      g_assert_true (is_called (options, searches[i].set, searches[i].text));
      g_assert_false (is_called (options, searches[i].other, searches[i].text));
    }
  for (guint i = 0; i < bastide_new_game_options_get_n_sets (options); i++)
    g_assert_true (bastide_new_game_options_is_called (options, i, " "));
}

/* Each set shows tiles of its own, with what it brings where anything is printed. */
static void
test_samples (void)
{
  g_autoptr (BastideNewGameOptions) options = bastide_new_game_options_new ();

  for (guint set = 0; set < bastide_new_game_options_get_n_sets (options); set++)
    {
      g_autoptr (BstTileSet) tiles = NULL;
      guint samples[2];
      guint n = bastide_new_game_options_pick_samples (options, set, samples, 2, &tiles);

      g_test_message ("%s", bastide_new_game_options_get_set (options, set)->id);
      g_assert_cmpuint (n, >=, 1);
      g_assert_true (n == 1 || samples[0] != samples[1]);
      if (strcmp (bastide_new_game_options_get_set (options, set)->id, "princess-and-dragon") == 0)
        g_assert_cmpuint (bst_tile_set_get_type (tiles, samples[0])->signs
                          | bst_tile_set_get_type (tiles, samples[0])->emblems, !=, 0);
    }
  g_assert_cmpuint (bastide_new_game_options_guess_minutes (72), ==, 35);
  g_assert_cmpuint (bastide_new_game_options_guess_minutes (102), ==, 50);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-new-game-options-XXXXXX", NULL);
  char *rm[] = { (char *) "rm", (char *) "-r", folder, NULL };
  int status;

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/setup/players", test_players);
  g_test_add_func ("/setup/river", test_river);
  g_test_add_func ("/setup/counted", test_counted);
  g_test_add_func ("/setup/hand", test_hand);
  g_test_add_func ("/setup/sizes-of-sets", test_sizes_of_sets);
  g_test_add_func ("/setup/switches-of-sets", test_switches_of_sets);
  g_test_add_func ("/setup/copies-of-sets", test_copies_of_sets);
  g_test_add_func ("/setup/copies-void-draws", test_copies_void_draws);
  g_test_add_func ("/setup/rule-set", test_rule_set);
  g_test_add_func ("/setup/first/roads", test_first_by_roads);
  g_test_add_func ("/setup/first/void", test_first_is_void);
  g_test_add_func ("/setup/first/random", test_first_at_random);
  g_test_add_func ("/setup/first/throw", test_first_by_throw);
  g_test_add_func ("/setup/hints", test_hints);
  g_test_add_func ("/setup/fault", test_fault);
  g_test_add_func ("/setup/create", test_create);
  g_test_add_func ("/setup/own-set", test_own_set);
  g_test_add_func ("/setup/own-set/at-the-end", test_own_set_at_the_end);
  g_test_add_func ("/setup/starts", test_starts);
  g_test_add_func ("/setup/last-time", test_last_time);
  g_test_add_func ("/setup/memory-faults", test_memory_faults);
  g_test_add_func ("/setup/search", test_search);
  g_test_add_func ("/setup/samples", test_samples);
  g_test_add_func ("/text/events", test_events);
  g_test_add_func ("/text/expansion-rules", test_every_rule);
  g_test_add_func ("/text/features", test_feature_remarks);
  g_test_add_func ("/text/steps", test_steps);

  status = g_test_run ();
  g_spawn_sync (NULL, rm, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL);

  return status;
}
