/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games with each expansion and with all: consistent after every step, undone step by step
 * to the start, and the same when they are read from text in any phase; the events tell where every
 * point comes from, and records who made which move. BASTIDE_GAMES says how many games of each set are played. */

#include "bst-feature.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-playout.h"
#include "bst-record.h"
#include "share.h"

#include <string.h>

#define N_GAMES 5

/* Copies and texts take much longer than the check itself: every so many games have them. */
#define THOROUGH 20

/* Of a thorough game the texts of all positions are kept, and every so many whole: a copy takes megabytes. */
#define WHOLE 16

#define ALL "basic+river+inns-and-cathedrals+traders-and-builders+abbey-and-mayor" \
            "+princess-and-dragon+tower+siege-cathars+siege-besiegers+gq11+gq11-river" \
            "+drought-and-pestilence"

typedef struct
{
  const char *tiles;
  const char *rules;
} Setting;

/* The second line of a set has the other values of its switches. */
static const Setting settings[] = {
  { "basic", "modern" },
  { "basic+river", "modern" },
  { "basic+inns-and-cathedrals", "modern" },
  { "basic+traders-and-builders", "modern" },
  { "basic+abbey-and-mayor", "modern" },
  { "basic+abbey-and-mayor", "modern,barn-placement=together,wagon-move=joined,abbeys=2,wagons=2" },
  { "basic+princess-and-dragon", "modern" },
  { "basic+princess-and-dragon",
    "modern,princess=must,fairy-placement=on-tile,dragon-move=after-scoring" },
  { "basic+tower", "modern,big-followers=1" },
  { "basic+siege-cathars+siege-besiegers", "modern" },
  { "basic+siege-cathars+siege-besiegers", "modern,escape=siege-tile" },
  { "basic+winter", "winter" },
  { "basic+gq11", "modern" },
  { "basic+abbot", "modern" },
  { "basic+ferries", "modern" },
  { "basic+ferries+traders-and-builders+inns-and-cathedrals", "modern,trees-pass=yes,hand=3" },
  { "basic+goldmines", "modern" },
  { "basic+river-2", "modern" },
  { "basic+flier", "modern" },
  { "basic+mage-and-witch", "modern" },
  { "basic+hills-and-sheep", "modern" },
  { "basic+hills-and-sheep+abbot", "modern,shepherds=2,hill-tie=most,vineyards=gardens" },
  { "basic+hills-and-sheep+abbey-and-mayor+princess-and-dragon+traders-and-builders", "modern" },
  { "basic+corn-circles-1+corn-circles-2", "modern" },
  { "basic+king-and-robber", "modern" },
  { "basic+king-and-robber", "modern,king-record=on-board,king-robber-points=at-once" },
  { "basic+river+gq11-river", "modern" },
  { "basic+drought-and-pestilence", "modern" },
  { "basic", "modern,table-edge=completes,table-west=3,table-north=4,table-east=5,table-south=3,"
             "holes=turn" },
  { ALL, "modern" },
  { ALL, "classic,barn-placement=together,wagon-move=joined,princess=must,fairy-placement=on-tile,"
         "dragon-move=after-scoring,escape=siege-tile" },
  { ALL, "second-edition" },
  { ALL "+abbot", "modern" },
  { ALL "+river-2+flier+goldmines+mage-and-witch+corn-circles-1+corn-circles-2+king-and-robber+hills-and-sheep",
    "modern,king-robber-points=fifteen-or-forty" },
  { ALL "+ferries+abbot", "modern" },
  { ALL, "classic-literal,holes=turn-if-different" },
};

/* What the position was before a step. */
typedef struct
{
  char        *text;
  BstPosition *copy;    /* (nullable) */
} Past;

/* One game: every step on the position, and the whole turns as moves. */
typedef struct
{
  BstPosition       *position;
  BstPlayoutScratch *scratch;
  BstRandom          random;
  gboolean           is_thorough;   /* ... and their texts */
  GPtrArray         *past;          /* (element-type Past), for each step of the journal */
  guint              n_past;
  BstPosition       *turn;          /* before the tile */
  BstMove            move;          /* the turn so far */
  BstEvents          events;
  BstRecord         *record;        /* (nullable): games without steps before a tile */
  BstNode           *node;          /* ... and its last move */
  gboolean           out_of_turn;   /* the next move is not of the player whose turn it would be */
  guint64            n_steps;
} Game;

static guint
count_games (void)
{
  const char *text = g_getenv ("BASTIDE_GAMES");

  return text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10) : N_GAMES;
}

static BstGame *
make_game (const Setting *setting,
           guint          n_players)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load_typed (setting->tiles, &error);
  BstPlayer players[BST_MAX_PLAYERS];
  BstGame *game;
  BstRules rules;

  g_assert_no_error (error);
  g_assert_true (bst_io_rules_parse_argument (setting->rules, &rules, &error));
  bst_io_tile_set_raise_switches (setting->tiles, &rules);
  for (guint i = 0; i < n_players; i++)
    players[i] = (BstPlayer) { (char *) bst_colour_name (i), i };
  game = bst_game_new (set, &rules, players, n_players, &error);
  g_assert_no_error (error);

  return game;
}

/* --- Checks --- */

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

static GString *
print_steps (const BstPosition *position)
{
  g_auto (BstSteps) steps = { 0 };
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  GString *out = g_string_new (bst_position_may_pass (position) ? "may pass\n" : "must\n");

  bst_position_get_steps (position, &steps);
  for (guint i = 0; i < steps.n_items; i++)
    {
      GString *text = g_string_new (NULL);

      bst_step_print (bst_position_get_game (position), &steps.items[i], text);
      g_ptr_array_add (texts, g_string_free (text, FALSE));
    }
  g_ptr_array_sort (texts, compare_texts);
  for (guint i = 0; i < texts->len; i++)
    g_string_append_printf (out, "%s\n", (const char *) g_ptr_array_index (texts, i));

  return out;
}

/* Its text leads to a position with the same text, and in which the same is possible. */
static void
check_text (BstPosition *position)
{
  BstGame *game = bst_position_get_game (position);
  g_autofree char *text = bst_position_to_text (position);
  g_autofree char *again_text = NULL;
  g_autoptr (BstPosition) again = NULL;
  g_autoptr (GError) error = NULL;
  GString *steps, *again_steps;

  again = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text,
                                  &error);
  if (again == NULL)
    g_error ("%s: %s", text, error->message);
  again_text = bst_position_to_text (again);
  g_assert_cmpstr (text, ==, again_text);
  g_assert_cmpint (bst_position_get_phase (position), ==, bst_position_get_phase (again));
  g_assert_cmpuint (bst_position_get_decider (position), ==, bst_position_get_decider (again));
  steps = print_steps (position);
  again_steps = print_steps (again);
  if (strcmp (steps->str, again_steps->str) != 0)
    g_error ("%s: %s but %s", text, steps->str, again_steps->str);
  g_string_free (steps, TRUE);
  g_string_free (again_steps, TRUE);
}

/* The formula of an event makes its points, by a rule. */
static void
check_event (const BstEvent *event)
{
  int sum = 0;

  for (guint i = 0; i < event->n_terms; i++)
    sum += event->terms[i].count * event->terms[i].factor;
  g_assert_cmpint (sum, ==, event->points);
  g_assert_cmpuint (event->n_rules, >, 0);
  for (guint i = 0; i < event->n_rules; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpstr (event->rules[i], !=, event->rules[j]);
  g_assert_cmpuint (event->players, !=, 0);
  if (event->cause == BST_EVENT_FEATURE && event->points != 0)
    g_assert_cmpuint (event->players & ~event->owners, ==, 0);
}

/* What features would pay at the end is what the end pays, but for what players hold, and the fairy. */
static void
check_ends (const BstPosition *position)
{
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position) + 1);
  guint n_roots = bst_position_get_features (position, roots);
  int points[BST_MAX_PLAYERS] = { 0 }, ends[BST_MAX_PLAYERS] = { 0 };
  g_auto (BstEvents) events = { 0 };

  bst_position_score_final (position, points, &events);
  for (guint i = 0; i < events.n_items; i++)
    for (guint player = 0; player < BST_MAX_PLAYERS; player++)
      if ((events.items[i].cause == BST_EVENT_GOODS
           || events.items[i].cause == BST_EVENT_FAIRY_SCORED || events.items[i].cause >= BST_EVENT_GOLD)
          && (events.items[i].players & (1u << player)))
        points[player] -= events.items[i].points;
  for (guint i = 0; i < n_roots; i++)
    {
      BstFeature feature;
      int most = 0;

      bst_position_get_feature (position, roots[i], &feature);
      for (guint player = 0; player < BST_MAX_PLAYERS; player++)
        {
          ends[player] += feature.ends[player];
          most = MAX (most, feature.ends[player]);
        }
      g_assert_cmpint (feature.end, >=, most);
    }
  g_assert_cmpmem (ends, sizeof ends, points, sizeof points);
}

/* The events of each player add up to his score. */
static void
check_events (const Game *game,
              const int   points[BST_MAX_PLAYERS])
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (game->position));

  for (guint player = 0; player < n_players; player++)
    {
      int sum = 0;

      for (guint i = 0; i < game->events.n_items; i++)
        if (game->events.items[i].players & (1u << player))
          sum += game->events.items[i].points;
      g_assert_cmpint (sum, ==, bst_position_get_score (game->position, player) + points[player]);
    }
  for (guint i = 0; i < game->events.n_items; i++)
    check_event (&game->events.items[i]);
}

static void
check (Game *game)
{
  if (!bst_position_is_ok (game->position))
    {
      g_autofree char *text = bst_position_to_text (game->position);
      g_autofree char *move = bst_move_to_text (bst_position_get_game (game->position), &game->move);

      g_error ("%s after %s", text, move);
    }
  if (game->is_thorough)
    check_text (game->position);
}

/* A listed step is legal; made on a copy, it can be undone. */
static void
try_step (const BstPosition *position,
          const BstStep     *step)
{
  g_autoptr (BstPosition) copy = bst_position_copy (position);
  BstReason reason = bst_position_why_not_step (position, step);

  if (reason != BST_REASON_NONE)
    {
      g_autofree char *text = bst_position_to_text (position);
      g_autoptr (GString) step_text = g_string_new (NULL);

      bst_step_print (bst_position_get_game (position), step, step_text);
      g_error ("%s: listed step %s refused: %s", text, step_text->str, bst_reason_get_name (reason));
    }
  bst_position_make_step (copy, step, NULL);
  g_assert_true (bst_position_undo (copy));
  g_assert_true (bst_position_equal (copy, position));
}

/* The turn as one move: its text is read back, and leads from the turn's start to here. */
static void
check_move (Game *game)
{
  BstGame *rules = bst_position_get_game (game->position);
  g_autofree char *text = bst_move_to_text (rules, &game->move);
  g_autoptr (GError) error = NULL;
  BstMove again;

  if (!bst_move_parse (rules, text, &again, &error))
    g_error ("%s: %s", text, error->message);
  g_assert_true (bst_move_equal (&game->move, &again));
  if (!bst_position_apply (game->turn, &again, NULL, &error)
      || !bst_position_equal (game->turn, game->position))
    {
      g_autofree char *other = bst_position_to_text (game->turn);
      g_autofree char *here = bst_position_to_text (game->position);

      g_error ("%s leads to %s instead of %s: %s", text, other, here,
               error != NULL ? error->message : "");
    }
}

/* --- Records --- */

static void
record_move (Game          *game,
             const BstMove *move,
             guint          player)
{
  if (game->record == NULL)
    return;
  game->node = bst_record_add_move (game->record, game->node, move,
                                    game->out_of_turn ? (int) player : BST_NO_PLAYER);
  game->out_of_turn = FALSE;
}

/* Who laid the tiles, by the board. */
static void
check_players (const Game *game)
{
  guint n_tiles, n_placed = bst_position_get_n_placed (game->position), n_starts;
  const BstTile *tiles = bst_position_get_tiles (game->position, &n_tiles);
  const BstNode *node = game->node;

  n_starts = n_tiles - n_placed;
  for (; node->parent != NULL; node = node->parent)
    if (node->move.kind == BST_MOVE_PLACE)
      {
        g_assert_cmpuint (bst_node_get_number (node), ==, n_placed);
        g_assert_cmpint (bst_node_get_player (node), ==, tiles[n_starts + n_placed - 1].player);
        n_placed--;
      }
    else
      {
        g_assert_cmpuint (bst_node_get_number (node), ==, n_placed + 1);
      }
  g_assert_cmpuint (n_placed, ==, 0);
}

/* The record of the game tells the same events, each with the number of a move. */
static void
check_record (const Game *game)
{
  g_autoptr (BstPosition) position = NULL;
  g_auto (BstEvents) events = { 0 };
  g_autoptr (GError) error = NULL;

  check_players (game);
  position = bst_record_dup_position (game->record, game->node, &events, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (events.n_items, ==, game->events.n_items);
  for (guint i = 0; i < events.n_items; i++)
    {
      const BstEvent *told = &events.items[i], *event = &game->events.items[i];

      g_assert_cmpuint (told->turn, ==, event->turn);
      g_assert_cmpint (told->cause, ==, event->cause);
      g_assert_cmpint (told->points, ==, event->points);
      g_assert_cmpuint (told->players, ==, event->players);
    }
}

/* --- Playing --- */

static void
past_free (gpointer data)
{
  Past *past = data;

  g_free (past->text);
  g_clear_pointer (&past->copy, bst_position_free);
  g_free (past);
}

static void
remember (Game *game)
{
  Past *past;

  game->n_past++;
  if (!game->is_thorough)
    return;
  past = g_new0 (Past, 1);
  past->text = bst_position_to_text (game->position);
  if (game->n_past % WHOLE == 0)
    past->copy = bst_position_copy (game->position);
  g_ptr_array_add (game->past, past);
}

static void
check_past (const BstPosition *position,
            const Past        *past)
{
  g_autofree char *text = bst_position_to_text (position);

  g_assert_cmpstr (text, ==, past->text);
  g_assert_true (past->copy == NULL || bst_position_equal (position, past->copy));
}

/* A step that is asked for by its place is that of the list, but for what chance makes of it: the list has each result, the
 * first at the place of the step, the others behind all. */
static void
check_other_steps (const BstPosition *position,
                   const BstSteps    *steps)
{
  BstPut puts[BST_MAX_PUTS];
  guint n_puts = bst_position_get_puts (position, puts);

  BstStepCounts counts;

  bst_position_count_other_steps (position, &counts);
  g_assert_cmpuint (n_puts + counts.n_steps, <=, steps->n_items);
  for (guint i = n_puts + counts.n_steps; i < steps->n_items; i++)
    g_assert_cmpuint (steps->items[i].result, >, 1);
  for (guint i = n_puts; i < n_puts + counts.n_steps; i++)
    {
      BstStep step;

      bst_position_get_other_step (position, &counts, i - n_puts, &step);
      step.result = steps->items[i].result;
      g_assert_true (bst_step_equal (&step, &steps->items[i]));
    }
}

/* As a turn of a playout, but it knows what was done. */
static void
step (Game *game)
{
  gboolean is_before = bst_position_get_phase (game->position) == BST_PHASE_TILE;
  g_auto (BstSteps) steps = { 0 };
  BstStep chosen = { .kind = BST_STEP_PASS };
  guint choice;

  chosen.spot.player = chosen.to.player = BST_NO_PLAYER;
  bst_position_get_steps (game->position, &steps);
  check_other_steps (game->position, &steps);
  choice = bst_random_below (&game->random, steps.n_items
                             + (is_before || bst_position_may_pass (game->position)));
  if (choice < steps.n_items)
    chosen = steps.items[choice];
  if (choice < steps.n_items && game->is_thorough)
    try_step (game->position, &chosen);
  if (!is_before)
    {
      g_assert_true (bst_move_add_step (&game->move, &chosen));
    }
  else if (chosen.kind != BST_STEP_PASS)
    {
      remember (game);
    }
  if (chosen.kind != BST_STEP_PASS)
    bst_position_make_step (game->position, &chosen, &game->events);
  else if (!is_before)
    bst_position_pass (game->position, &game->events);
  game->n_steps++;
  check (game);
}

static void
play_tile (Game  *game,
           guint  type)
{
  const BstTile *tiles;
  guint n_tiles, player;

  if (game->record == NULL)
    step (game);
  player = bst_position_get_turn (game->position);
  remember (game);
  g_clear_pointer (&game->turn, bst_position_free);
  game->turn = game->is_thorough ? bst_position_copy (game->position) : NULL;
  bst_playout_place (game->position, &game->random, type);
  tiles = bst_position_get_tiles (game->position, &n_tiles);
  game->move = (BstMove) { .kind = BST_MOVE_PLACE, .type = (gint16) type,
                           .x = tiles[n_tiles - 1].x, .y = tiles[n_tiles - 1].y,
                           .rotation = tiles[n_tiles - 1].rotation };
  game->n_steps++;
  check (game);
  while (bst_position_get_phase (game->position) != BST_PHASE_TILE)
    step (game);
  record_move (game, &game->move, player);
  if (game->is_thorough)
    check_move (game);
  if (game->is_thorough && n_tiles % 12 == 0)
    check_ends (game->position);
}

/* Copies that are worth drawing: one that fits nowhere and goes back (P6, P7) would come for ever. */
static guint
count_copies (const Game *game,
              guint       type)
{
  const BstRules *rules = bst_game_get_rules (bst_position_get_game (game->position));

  if (!bst_position_may_draw (game->position, type))
    return 0;
  if (rules->unplaceable != BST_UNPLACEABLE_REMOVE
      && !bst_position_has_placement (game->position, type))
    return 0;

  return bst_position_get_remaining (game->position, type);
}

/* A type for each copy that could be drawn now; BST_NO_TILE if nothing is left. */
static int
draw (Game *game)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (game->position));
  guint n_types = bst_tile_set_get_n_types (set), n_left = 0, index;

  for (guint type = 0; type < n_types; type++)
    n_left += count_copies (game, type);
  if (n_left == 0)
    return BST_NO_TILE;

  index = bst_random_below (&game->random, n_left);
  for (guint type = 0; ; type++)
    {
      guint n = count_copies (game, type);

      if (index < n)
        return (int) type;
      index -= n;
    }
}

/* One tile more; FALSE at the end. */
static gboolean
go_on (Game *game)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (game->position));
  int type = bst_playout_choose_abbey (game->position, &game->random, game->scratch);

  if (bst_position_is_exhausted (game->position))
    return FALSE;
  if (type == BST_NO_TILE)
    type = draw (game);
  if (type == BST_NO_TILE && bst_position_get_n_remaining (game->position) > 0)
    return FALSE;
  if (type == BST_NO_TILE)
    {
      remember (game);
      bst_position_set_turn (game->position,
                             (bst_position_get_turn (game->position) + 1) % n_players);
      game->out_of_turn = TRUE;
      check (game);
    }
  else if (bst_position_has_placement (game->position, (guint) type))
    {
      play_tile (game, (guint) type);
    }
  else
    {
      const BstMove discard = { .kind = BST_MOVE_DISCARD, .type = (gint16) type };

      remember (game);
      record_move (game, &discard, bst_position_get_turn (game->position));
      bst_position_discard (game->position, (guint) type);
      check (game);
    }

  return TRUE;
}

static void
take_back (Game              *game,
           const BstPosition *start)
{
  for (guint i = game->n_past; i > 0; i--)
    {
      g_assert_true (bst_position_undo (game->position));
      if (game->is_thorough)
        check_past (game->position, g_ptr_array_index (game->past, i - 1));
    }
  g_assert_true (bst_position_is_ok (game->position));
  g_assert_true (bst_position_equal (game->position, start));
  g_assert_false (bst_position_undo (game->position));
}

static guint64
play_game (BstGame *rules,
           guint    seed)
{
  g_autoptr (BstPlayoutScratch) scratch = bst_playout_scratch_new (rules);
  g_autoptr (BstPosition) position = bst_position_new (rules);
  g_autoptr (BstPosition) start = bst_position_copy (position);
  g_autoptr (GPtrArray) past = NULL;
  g_autoptr (BstRecord) record = seed % 2 == 1 ? bst_record_new (rules) : NULL;
  Game game = { .record = record, .node = record != NULL ? bst_record_get_root (record) : NULL,
                .position = position, .scratch = scratch, .is_thorough = seed % THOROUGH == 0 };
  int points[BST_MAX_PLAYERS] = { 0 };

  past = game.past = g_ptr_array_new_with_free_func (past_free);
  bst_random_init (&game.random, seed);
  while (go_on (&game))
    continue;
  check_events (&game, points);
  check_ends (game.position);
  if (record != NULL)
    check_record (&game);
  bst_position_score_final (position, points, &game.events);
  check_events (&game, points);
  bst_events_clear (&game.events);
  take_back (&game, start);
  g_clear_pointer (&game.turn, bst_position_free);

  return game.n_steps;
}

static void
test_setting (gconstpointer data)
{
  const Setting *setting = data;
  guint n_games = count_games ();
  guint64 n_steps = 0;

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (BstGame) rules = make_game (setting, 2 + i % 5);

      n_steps += play_game (rules, i);
    }
  g_test_message ("%u games, %" G_GUINT64_FORMAT " steps", n_games, n_steps);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    if (share_has (argc, argv, i))
      {
        g_autofree char *path = g_strdup_printf ("/sets/%u/%s", i, settings[i].tiles);

        g_test_add_data_func (path, &settings[i], test_setting);
      }

  return g_test_run ();
}
