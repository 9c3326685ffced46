/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas as a reader sees them, from moves to text. */

#include "bst-feature.h"
#include "bst-io-event-text.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"

/* The formulas of all events, the final ones too, joined by "; ". (transfer full) */
static char *
dup_formulas (const char *tiles,
              const char *rules_text,
              const char *moves)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load_typed (tiles, NULL);
  g_auto (GStrv) lines = g_strsplit (moves, "; ", -1);
  BstPlayer players[] = { { (char *) "Red", BST_COLOUR_RED }, { (char *) "Blue", BST_COLOUR_BLUE } };
  g_autoptr (BstPosition) position = NULL;
  g_autoptr (BstGame) game = NULL;
  g_auto (BstEvents) events = { 0 };
  int points[BST_MAX_PLAYERS] = { 0 };
  GString *text = g_string_new (NULL);
  BstRules rules;

  g_assert_true (bst_io_rules_parse_argument (rules_text, &rules, NULL));
  game = bst_game_new (set, &rules, players, 2, NULL);
  position = bst_position_new (game);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      BstMove move;

      bst_position_set_turn (position, strstr (lines[i], "[Blue") != NULL);
      bst_move_parse (game, lines[i], &move, &error);
      g_assert_no_error (error);
      bst_position_apply (position, &move, &events, &error);
      g_assert_no_error (error);
    }
  bst_position_score_final (position, points, &events);
  for (guint i = 0; i < events.n_items; i++)
    {
      g_autofree char *formula = bst_io_event_dup_formula (&events.items[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", formula);
    }

  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *name;
  const char *tiles;
  const char *rules;
  const char *moves;
  const char *formulas;
} Row;

static const Row rows[] = {
  { "city", "basic", "modern", "F@0,-1 r90 [Red city:S]; E@0,-2 r180",
    "3 tiles × 2 + 1 pennant × 2 = 8" },
  { "small", "basic", "classic", "E@0,-1 r180 [Red city:S]", "2 tiles = 2" },
  { "open", "basic", "modern", "F@0,-1 r90 [Red city:S]", "2 tiles + 1 pennant = 3" },
  { "road", "basic", "modern", "W@-1,0 r0; U@1,0 r0 [Red road:W]; W@2,0 r0", "4 tiles = 4" },
  /* C3: what is counted is named. */
  { "segments", "basic", "modern,city-count=segments",
    "N@0,1 r180 [Red city:E]; N@1,1 r270; N@0,2 r90; I@1,2 r0", "5 segments × 2 = 10" },
  { "inn", "basic+inns-and-cathedrals", "modern,inns=yes", "IC/RFr.i@1,0 r0 [Red road:W]",
    "2 tiles × 0 = 0" },
  { "monastery", "basic", "modern", "B@0,1 r0 [Red mon]", "1 + 1 tile around it = 2" },
  { "edge", "basic", "modern,table-edge=completes,table-west=0,table-north=0,table-east=1,"
                     "table-south=1,edge-monastery=nine",
    "U@1,0 r0; B@0,1 r0 [Blue mon]; E@1,1 r90",
    "1 + 3 tiles around it + 5 cells beyond the table = 9" },
  { "farm", "basic", "modern", "E@0,-1 r180 [Red field:NL]", "1 completed city × 3 = 3" },
  { "no-city", "basic", "modern", "U@1,0 r0 [Red field:NL]", "0 completed cities × 3 = 0" },
  { "besieged", "basic+siege-cathars+siege-besiegers", "modern,siege=yes",
    "E@0,-1 r180 [Red field:NL]", "1 completed city × 3 = 3" },
  { "goods", "basic+traders-and-builders", "modern,goods=yes",
    "TB/CFc.w@0,-1 r90 [Red city:N]; E@0,-2 r180 [Blue field:NL]",
    "3 tiles × 2 = 6; 1 wine token; 1 completed city × 3 = 3; 10" },
  { "price", "basic", "modern,buying=yes",
    "E@0,-1 r180 [Red city:S]; K@1,0 r0; B@0,-2 r0; R@1,-2 r90; "
    "H@1,-1 r0 [Red pays Blue 2 points] [Red city:N]",
    "2 tiles × 2 = 4; −2; +2; 2 tiles = 2" },
};

static void
test_formula (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *formulas = dup_formulas (row->tiles, row->rules, row->moves);

  g_assert_cmpstr (formulas, ==, row->formulas);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/event-text/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_formula);
    }

  return g_test_run ();
}
