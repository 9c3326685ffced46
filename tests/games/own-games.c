/* SPDX-License-Identifier: GPL-3.0-or-later */

/* own-games DATA: reads the games in a folder and compares what comes out with what stands beside each.
 * own-games --write DATA: plays them anew, at random, and writes both; a change of rules shows in git. */

#include "bst-feature.h"
#include "bst-io-document.h"
#include "bst-io-open.h"
#include "random-game.h"

#include <string.h>

#define N_GAMES 3

typedef struct
{
  const char *name;
  const char *tiles;
  const char *rules;
} Setting;

static const Setting settings[] = {
  { "basic", "basic", "modern" },
  { "classic", "basic", "classic" },
  { "river", "basic+river", "modern" },
  { "inns-and-cathedrals", "basic+inns-and-cathedrals", "modern" },
  { "traders-and-builders", "basic+traders-and-builders", "modern" },
  { "abbey-and-mayor", "basic+abbey-and-mayor", "modern" },
  { "princess-and-dragon", "basic+princess-and-dragon", "modern" },
  { "tower", "basic+tower", "modern" },
  { "siege", "basic+siege-cathars+siege-besiegers", "modern" },
  { "winter", "basic+winter", "winter" },
  { "gq11", "basic+gq11", "modern" },
  { "gq11-river", "basic+river+gq11-river", "modern" },
  { "drought-and-pestilence", "basic+drought-and-pestilence", "modern" },
  { "river-2", "basic+river-2", "modern" },
  { "flier", "basic+flier", "modern" },
  { "ferries", "basic+ferries", "modern" },
  { "goldmines", "basic+goldmines", "modern" },
  { "mage-and-witch", "basic+mage-and-witch", "modern" },
  { "corn-circles", "basic+corn-circles-1+corn-circles-2", "modern" },
  { "king-and-robber", "basic+king-and-robber", "modern" },
  { "abbot", "basic+abbot", "modern" },
  { "hills-and-sheep", "basic+hills-and-sheep", "modern" },
  { "all", RANDOM_GAME_ALL, "modern" },
};

/* --- What comes out --- */

/* How many placements there are of all tiles that are left. */
static guint
count_placements (const BstPosition *position)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  g_autofree BstPlacement *placements
    = g_new (BstPlacement, BST_MAX_PLACEMENTS (bst_tile_set_get_n_tiles (set)));
  guint n = 0;

  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    if (bst_position_get_remaining (position, type) > 0)
      n += bst_position_get_placements (position, type, placements);

  return n;
}

/* How many steps there are with the tile of the move, once it lies. */
static guint
count_steps (const BstPosition *before,
             const BstMove     *move)
{
  g_autoptr (BstPosition) position = bst_position_copy (before);
  g_auto (BstSteps) steps = { 0 };

  if (move->kind != BST_MOVE_PLACE)
    return 0;
  bst_position_place (position, (guint) move->type, move->x, move->y, move->rotation);
  bst_position_get_steps (position, &steps);

  return steps.n_items;
}

static void
add_players (GString       *text,
             const BstGame *game,
             guint          players)
{
  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    if (players & (1u << i))
      g_string_append_printf (text, " %s", bst_game_get_player (game, i)->name);
}

static void
add_events (GString         *text,
            const BstGame   *game,
            const BstEvents *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      const BstEvent *event = &events->items[i];

      g_string_append_printf (text, "%d for %s (%s):", event->points, bst_event_get_name (event),
                              event->rules[0]);
      add_players (text, game, event->players);
      g_string_append_c (text, '\n');
    }
}

/* A line for each move with what is possible then, every event, and the points at the end. */
static char *
describe (const BstRecord *record)
{
  const BstGame *game = bst_record_get_game (record);
  GString *text = g_string_new ("placements before each move, and steps with its tile:");
  int points[BST_MAX_PLAYERS] = { 0 };
  g_auto (BstEvents) events = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) position = NULL;
  BstNode *node = bst_record_get_root (record);

  position = bst_position_new (bst_record_get_game (record));
  while ((node = bst_node_get_next (node)) != NULL)
    {
      g_string_append_printf (text, " %u+%u", count_placements (position),
                              count_steps (position, &node->move));
      bst_position_apply (position, &node->move, &events, &error);
      g_assert_no_error (error);
    }
  g_string_append_c (text, '\n');
  bst_position_score_final (position, points, &events);
  add_events (text, game, &events);
  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    g_string_append_printf (text, "%s: %d\n", bst_game_get_player (game, i)->name,
                            bst_position_get_score (position, i) + points[i]);

  return g_string_free (text, FALSE);
}

/* --- Files --- */

static const char *folder;

static char *
get_path (const Setting *setting,
          guint          number,
          const char    *ending)
{
  g_autofree char *name = g_strdup_printf ("%s-%u.%s", setting->name, number, ending);

  return g_build_filename (folder, name, NULL);
}

static void
write_game (const Setting *setting,
            guint          number)
{
  g_autofree char *path = get_path (setting, number, "bastide");
  g_autofree char *result_path = get_path (setting, number, "txt");
  g_autoptr (BstRecord) record = random_game_new (setting->tiles, setting->rules, 2 + number % 3,
                                                  G_MAXUINT, number);
  g_autofree char *text = NULL, *result = describe (record);
  g_autoptr (GError) error = NULL;

  text = bst_io_document_to_text (record, &error);
  g_assert_no_error (error);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  g_file_set_contents (result_path, result, -1, &error);
  g_assert_no_error (error);
}

/* The same moves are possible, the same points are paid, and writing changes nothing. */
static void
check_game (const Setting *setting,
            guint          number)
{
  g_autofree char *path = get_path (setting, number, "bastide");
  g_autofree char *result_path = get_path (setting, number, "txt");
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstRecord) record = NULL;
  g_autofree char *expected = NULL, *result = NULL, *text = NULL, *again = NULL;
  g_autoptr (GError) error = NULL;

  record = bst_io_open (path, issues, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (issues->len, ==, 0);
  g_assert_true (g_file_get_contents (result_path, &expected, NULL, &error));
  result = describe (record);
  g_assert_cmpstr (result, ==, expected);
  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  again = bst_io_document_to_text (record, &error);
  g_assert_cmpstr (again, ==, text);
}

static void
check_setting (gconstpointer data)
{
  for (guint number = 1; number <= N_GAMES; number++)
    check_game (data, number);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 3 && strcmp (argv[1], "--write") == 0)
    {
      folder = argv[2];
      for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
        for (guint number = 1; number <= N_GAMES; number++)
          write_game (&settings[i], number);
      return 0;
    }

  g_test_init (&argc, &argv, NULL);
  folder = argv[1];
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autofree char *path = g_strconcat ("/own-games/", settings[i].name, NULL);

      g_test_add_data_func (path, &settings[i], check_setting);
    }

  return g_test_run ();
}
