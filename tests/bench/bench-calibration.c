/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Are the engine's numbers true? Over games against itself what was expected on the way is held against what came; and
 * what a short search says against a long one. Numbers to read, that assert nothing. */

#include "bst-engine-chance.h"
#include "bst-engine-data.h"
#include "bst-engine-match.h"
#include "bst-engine-search.h"
#include "bst-engine-turns.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-playout.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Looks at positions after 10, 20 ... tiles, ... */
#define STEP     10
#define N_STAGES 12
/* ... and at chances by tenths. */
#define N_TENTHS 10
/* An interval of 95 %. */
#define Z        1.96

static BstGame *
make_game (const char *tiles,
           guint       n_players)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load_typed (tiles, NULL);
  BstPlayer players[BST_MAX_PLAYERS];
  BstRules rules;

  g_assert (set != NULL && bst_io_rules_parse_argument ("modern", &rules, NULL));
  bst_io_tile_set_raise_switches (tiles, &rules);
  for (guint i = 0; i < n_players; i++)
    players[i] = (BstPlayer) { (char *) bst_colour_name (i), i };

  return bst_game_new (set, &rules, players, n_players, NULL);
}

/* --- What was expected, and what came --- */

typedef struct
{
  guint  n;
  double bias;
  double squares;
  guint  n_inside;
  double spread;            /* sum of the deviations */
} Stage;

typedef struct
{
  guint  n;
  double expected;
  double came;
} Tenth;

/* What was expected at one stage of a game. */
typedef struct
{
  gboolean       is_there;
  guint          turn;
  BstEngineValue value;
} Expected;

typedef struct
{
  BstEngineValuer *valuer;
  guint            n_players;
  Expected         expected[N_STAGES];
  Stage            stages[N_STAGES];
  Tenth            tenths[N_TENTHS];
} Calibration;

static void
expect (gpointer           data,
        const BstPosition *position)
{
  Calibration *calibration = data;
  guint n = bst_position_get_n_placed (position), stage = n / STEP;

  if (n % STEP != 0 || n == 0 || stage >= N_STAGES || calibration->expected[stage].is_there
      || bst_position_is_exhausted (position))
    return;
  calibration->expected[stage].is_there = TRUE;
  calibration->expected[stage].turn = bst_position_get_turn (position);
  bst_engine_valuer_look (calibration->valuer, position, &calibration->expected[stage].value);
}

/* By what others the margin is taken: the one who was expected to be the best. */
static guint
find_rival (const Calibration *calibration,
            const Expected    *expected,
            guint              player)
{
  guint rival = player == 0 ? 1 : 0;

  for (guint other = 0; other < calibration->n_players; other++)
    if (other != player && expected->value.points[other] > expected->value.points[rival])
      rival = other;

  return rival;
}

static void
take_margin (Calibration    *calibration,
             const Expected *expected,
             const int       points[BST_MAX_PLAYERS],
             Stage          *stage)
{
  guint player = expected->turn, rival = find_rival (calibration, expected, player);
  double error = (double) (expected->value.points[player] - expected->value.points[rival]) - (points[player] - points[rival]);
  double spread = hypot ((double) expected->value.spread[player], (double) expected->value.spread[rival]);

  stage->n++;
  stage->bias += error;
  stage->squares += error * error;
  stage->spread += spread;
  stage->n_inside += fabs (error) <= Z * spread;
}

static void
take_chances (Calibration    *calibration,
              const Expected *expected,
              const int       points[BST_MAX_PLAYERS])
{
  for (guint player = 0; player < calibration->n_players; player++)
    {
      guint n_better = 0, n_equal = 0;
      double win, tie, chance;
      Tenth *tenth;

      bst_engine_chance_of (&expected->value, calibration->n_players, player, &win, &tie);
      chance = win + .5 * tie;
      tenth = &calibration->tenths[MIN ((guint) (N_TENTHS * chance), N_TENTHS - 1)];
      for (guint other = 0; other < calibration->n_players; other++)
        if (other != player)
          {
            n_better += points[other] > points[player];
            n_equal += points[other] == points[player];
          }
      tenth->n++;
      tenth->expected += chance;
      tenth->came += n_better > 0 ? 0 : n_equal > 0 ? .5 : 1;
    }
}

static void
print_calibration (const Calibration *calibration)
{
  for (guint i = 0; i < N_STAGES; i++)
    {
      const Stage *stage = &calibration->stages[i];

      if (stage->n < 2)
        continue;
      g_print ("after %3u tiles: bias %+5.2f +- %.2f, out by %4.1f, said %4.1f, inside 95 %%: %.1f %%\n", i * STEP,
               stage->bias / stage->n, sqrt (stage->squares) / stage->n, sqrt (stage->squares / stage->n),
               stage->spread / stage->n, 100. * stage->n_inside / stage->n);
    }
  for (guint i = 0; i < N_TENTHS; i++)
    if (calibration->tenths[i].n > 0)
      g_print ("said %3.0f %%: won %3.0f %% of %u\n", 100 * calibration->tenths[i].expected / calibration->tenths[i].n,
               100 * calibration->tenths[i].came / calibration->tenths[i].n, calibration->tenths[i].n);
}

static void
calibrate (BstGame            *game,
           const BstEngineNet *net,
           guint               n_games,
           guint64             first)
{
  g_autoptr (BstPosition) position = bst_position_new (game);
  g_autoptr (BstEnginePlayer) player = bst_engine_player_new (BST_ENGINE_LEARNED, net, position);
  g_autoptr (BstEngineValuer) valuer = bst_engine_valuer_new (net, position);
  g_auto (BstDeck) deck = { 0 };
  Calibration calibration = { .valuer = valuer, .n_players = bst_game_get_n_players (game) };
  BstEnginePlayer *players[BST_MAX_PLAYERS];

  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    players[i] = player;
  bst_deck_init (&deck, game);
  for (guint i = 0; i < n_games; i++)
    {
      int points[BST_MAX_PLAYERS];
      BstRandom random;

      memset (calibration.expected, 0, sizeof calibration.expected);
      bst_random_init (&random, first + i);
      bst_position_reset (position);
      bst_deck_shuffle (&deck, position, &random);
      bst_engine_player_set_seed (player, first + i);
      bst_engine_play_game (position, &deck, players, 0, &random, expect, &calibration, points);
      for (guint stage = 0; stage < N_STAGES; stage++)
        if (calibration.expected[stage].is_there)
          {
            take_margin (&calibration, &calibration.expected[stage], points, &calibration.stages[stage]);
            take_chances (&calibration, &calibration.expected[stage], points);
          }
    }
  g_print ("%u games, %u players:\n", n_games, calibration.n_players);
  print_calibration (&calibration);
}

/* --- A short search against a long one --- */

/* Of what is estimated: how far it is out, and how far it says to be. */
typedef struct
{
  guint  n;
  double squares;
  double said;              /* sum of the squares of standard errors */
  guint  n_inside;
} Held;

static void
hold (Held   *held,
      double  difference,
      double  error)
{
  held->n++;
  held->squares += difference * difference;
  held->said += error * error;
  held->n_inside += fabs (difference) <= Z * error;
}

static void
print_held (const char *what,
            const Held *held)
{
  if (held->n > 0)
    g_print ("%s: out by %.3f, said %.3f, inside 95 %%: %.1f %% of %u\n", what, sqrt (held->squares / held->n),
             sqrt (held->said / held->n), 100. * held->n_inside / held->n, held->n);
}

static BstEngineSearch *
think (const BstEngineNet *net,
       const BstPosition  *position,
       guint               type,
       guint64             seed,
       guint               n_tries)
{
  BstEngineSearch *search = bst_engine_search_new (net, position, type, &(BstEngineSettings) { .seed = seed });

  while (search != NULL && bst_engine_search_count (search) < n_tries && bst_engine_search_begin (search, 1) > 0)
    {
      bst_engine_search_try (search, 0, NULL, NULL);
      bst_engine_search_end (search);
    }

  return search;
}

typedef struct
{
  Held untried;
  Held margin;
  Held loss;
  Held chance;
  Held luck;
  Held luck_chance;
} Errors;

/* The loss of the second and third of the short search, as both know it. */
static void
hold_searches (Errors                *errors,
               const BstEngineSearch *brief,
               const BstEngineSearch *whole)
{
  int best = bst_engine_search_find (whole, &bst_engine_search_get (brief, 0)->move);
  double its_error, best_loss = bst_engine_search_get_loss (whole, (guint) best, &its_error);
  double best_chance = bst_engine_search_get_chance_loss (whole, (guint) best, &its_error);

  for (guint i = 0; i < MIN (3, bst_engine_search_get_n (brief)); i++)
    {
      const BstEngineAnswer *answer = bst_engine_search_get (brief, i), *its_answer;
      int index = bst_engine_search_find (whole, &answer->move);
      double error, loss;

      its_answer = bst_engine_search_get (whole, (guint) index);
      if (answer->n_tries == 0 || its_answer->n_tries < 100)
        continue;
      hold (&errors->margin, answer->margin - its_answer->margin, answer->error);
      hold (&errors->untried, answer->first - its_answer->margin, bst_engine_search_get (brief, bst_engine_search_get_n (brief) - 1)->error);
      if (i == 0)
        continue;
      loss = bst_engine_search_get_loss (brief, i, &error);
      hold (&errors->loss, loss - (bst_engine_search_get_loss (whole, (guint) index, &its_error) - best_loss), error);
      loss = bst_engine_search_get_chance_loss (brief, i, &error);
      hold (&errors->chance, loss - (bst_engine_search_get_chance_loss (whole, (guint) index, &its_error) - best_chance), error);
    }
}

/* Luck by the value alone and by searches with each tile: what is out in the difference of one tile from the mean. */
static void
hold_luck (Errors             *errors,
           const BstEngineNet *net,
           const BstPosition  *position,
           guint64             seed)
{
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));
  g_autofree double *out = g_new0 (double, n_types), *out_chance = g_new0 (double, n_types);
  double mean = 0, mean_chance = 0;
  guint n_copies = 0;

  for (guint type = 0; type < n_types; type++)
    {
      guint n = bst_position_get_remaining (position, type);
      g_autoptr (BstEngineSearch) search = NULL;
      const BstEngineAnswer *best, *first;

      if (n == 0 || (search = think (net, position, type, seed, 0)) == NULL)
        continue;
      first = bst_engine_search_get (search, 0);
      out[type] = first->margin;
      out_chance[type] = first->win + .5 * first->tie;
      g_clear_pointer (&search, bst_engine_search_free);
      search = think (net, position, type, seed, 320);
      best = bst_engine_search_get (search, 0);
      out[type] -= best->margin;
      out_chance[type] -= best->win + .5 * best->tie;
      mean += n * out[type];
      mean_chance += n * out_chance[type];
      n_copies += n;
    }
  for (guint type = 0; type < n_types; type++)
    if (out[type] != 0)
      {
        hold (&errors->luck, out[type] - mean / n_copies, 0);
        hold (&errors->luck_chance, out_chance[type] - mean_chance / n_copies, 0);
      }
}

static void
measure_errors (BstGame            *game,
                const BstEngineNet *net,
                guint               n_positions,
                guint               n_brief,
                guint               n_whole,
                gboolean            has_luck)
{
  g_autoptr (BstPosition) position = bst_position_new (game);
  g_autoptr (BstEnginePlayer) player = bst_engine_player_new (BST_ENGINE_LEARNED, net, position);
  Errors errors = { 0 };

  for (guint i = 0; i < n_positions; i++)
    {
      guint n_turns = 4 + i * 7 % 60;
      g_autoptr (BstEngineSearch) brief = NULL, whole = NULL;
      BstRandom random;
      int type = BST_NO_TILE;

      bst_random_init (&random, i);
      bst_position_reset (position);
      bst_engine_player_set_seed (player, i);
      for (guint turn = 0; turn < n_turns && (type = bst_playout_draw (position, &random)) != BST_NO_TILE; turn++)
        bst_engine_player_play (player, position, (guint) type);
      type = bst_playout_draw (position, &random);
      if (type == BST_NO_TILE)
        continue;
      brief = think (net, position, (guint) type, 1, n_brief);
      whole = think (net, position, (guint) type, 2, n_whole);
      hold_searches (&errors, brief, whole);
      if (has_luck)
        hold_luck (&errors, net, position, i);
    }
  g_print ("%u tries against %u, %u positions:\n", n_brief, n_whole, n_positions);
  print_held ("margin, untried", &errors.untried);
  print_held ("margin", &errors.margin);
  print_held ("loss", &errors.loss);
  print_held ("loss in chance", &errors.chance);
  print_held ("luck", &errors.luck);
  print_held ("luck in chance", &errors.luck_chance);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (BstGame) game = NULL;
  g_autofree BstEngineNet *net = g_new (BstEngineNet, 1);
  BstEngineOrigin origin;
  g_autofree char *text = NULL;
  guint n;

  if (argc < 5 || !g_file_get_contents (argv[1], &text, NULL, NULL) || !bst_engine_data_read (text, 1, net, &origin, NULL))
    {
      g_printerr ("bench-calibration NET SETS PLAYERS GAMES [FIRST]: what was expected against what came\n"
                  "bench-calibration NET SETS PLAYERS errors POSITIONS TRIES TRIES [luck]: a short search against a long one\n");
      return EXIT_FAILURE;
    }
  game = make_game (argv[2], (guint) atoi (argv[3]));
  n = (guint) atoi (argv[4]);
  if (n > 0)
    calibrate (game, net, n, argc > 5 ? (guint64) atoi (argv[5]) : 1);
  else if (argc > 7)
    measure_errors (game, net, (guint) atoi (argv[5]), (guint) atoi (argv[6]), (guint) atoi (argv[7]), argc > 8);

  return EXIT_SUCCESS;
}
