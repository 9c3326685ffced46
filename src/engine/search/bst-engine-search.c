/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-search-private.h"

#include "bst-engine-chance.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define USUAL_WIDTH 8
/* What is by so much less is equal to who does not look ahead. */
#define TIE_POINTS  .001
/* A turn is out of the race after so many tries if it is so many standard errors behind. */
#define RACE_TRIES   8
#define RACE_ERRORS  2.5

/* --- The first look --- */

static void
add_answer (gpointer           data,
            const BstMove     *move,
            const BstPosition *after)
{
  BstEngineSearch *search = data;
  BstEngineAnswer *answer;
  BstEngineValue value;

  if (search->n_answers == search->allocated)
    {
      search->allocated = MAX (64, 2 * search->allocated);
      search->answers = g_renew (BstEngineAnswer, search->answers, search->allocated);
    }
  answer = &search->answers[search->n_answers++];
  memset (&answer->margin, 0, sizeof *answer - G_STRUCT_OFFSET (BstEngineAnswer, margin));
  bst_move_copy (&answer->move, move);
  bst_engine_valuer_look (search->valuer, after, &value);
  answer->first = (double) bst_engine_valuer_margin (search->valuer, &value, search->player);
  if (!bst_engine_level_looks_ahead (search->settings.level))
    answer->first += TIE_POINTS * bst_random_below (&search->ties, 1000) / 1000;
  answer->margin = answer->first;
  bst_engine_chance_of (&value, search->n_players, search->player, &answer->win, &answer->tie);
  for (guint player = 0; player < search->n_players; player++)
    answer->points[player] = bst_position_get_score (after, player) - bst_position_get_score (search->position, player);
  answer->exact = bst_position_is_exhausted (after);
  answer->error = answer->exact ? 0 : bst_engine_search_find_error (0, 0, BST_SEARCH_SPREAD);
  answer->tier = answer->exact ? 0 : 2;
}

static int
compare_first (gconstpointer a,
               gconstpointer b)
{
  const BstEngineAnswer *one = a, *other = b;

  if (one->first != other->first)
    return one->first > other->first ? -1 : 1;
  /* Of equals the one further up or left, in the smaller rotation, with fewer steps. */
  if (one->move.y != other->move.y)
    return one->move.y - other->move.y;
  if (one->move.x != other->move.x)
    return one->move.x - other->move.x;
  if (one->move.rotation != other->move.rotation)
    return one->move.rotation - other->move.rotation;
  if (one->move.n_steps != other->move.n_steps)
    return one->move.n_steps - other->move.n_steps;

  return memcmp (one->move.steps, other->move.steps, sizeof *one->move.steps * one->move.n_steps);
}

static int
compare_answers (gconstpointer a,
                 gconstpointer b)
{
  const BstEngineAnswer *one = *(const BstEngineAnswer * const *) a, *other = *(const BstEngineAnswer * const *) b;

  if (one->tier != other->tier)
    return one->tier < other->tier ? -1 : 1;
  if (one->margin != other->margin)
    return one->margin > other->margin ? -1 : 1;

  return one < other ? -1 : 1;
}

static void
sort (BstEngineSearch *search)
{
  for (guint i = 0; i < search->n_answers; i++)
    search->sorted[i] = &search->answers[i];
  qsort (search->sorted, search->n_answers, sizeof *search->sorted, compare_answers);
}

/* All copies left but the tile in hand. */
static void
take_first_draws (BstEngineSearch *search,
                  const BstDeck   *deck)
{
  gboolean is_taken = FALSE;

  search->first_draws = g_new (guint16, deck->n_tiles);
  for (guint i = 0; i < deck->n_tiles; i++)
    if (deck->tiles[i] == search->type && !is_taken)
      is_taken = TRUE;
    else
      search->first_draws[search->n_left++] = deck->tiles[i];
}

static void
add_racer (BstEngineSearch *search,
           guint            answer)
{
  search->racers[search->n_racers++] = (BstSearchRacer) {
    .answer = answer, .margins = g_array_new (FALSE, FALSE, sizeof (float)),
    .chances = g_array_new (FALSE, FALSE, sizeof (float))
  };
}

static void
start_race (BstEngineSearch *search,
            int              must)
{
  g_auto (BstDeck) deck = { 0 };
  guint n_racers = MIN (search->settings.width, search->n_answers);
  BstRandom random;

  search->racers = g_new (BstSearchRacer, n_racers + 1);
  for (guint i = 0; i < n_racers; i++)
    add_racer (search, i);
  if (must >= (int) n_racers)
    add_racer (search, (guint) must);
  bst_random_init (&random, bst_random_seed_of (search->settings.seed, 0));
  bst_deck_init (&deck, bst_position_get_game (search->position));
  bst_deck_shuffle (&deck, search->position, &random);
  take_first_draws (search, &deck);
}

/* Would looking at all turns to the end be too much? */
static gboolean
is_near_end (BstEngineSearch *search)
{
  g_autoptr (BstPosition) trial = NULL;
  g_autoptr (BstEngineEnd) end = NULL;

  if (search->settings.most_exact <= 0 || search->n_answers == 0)
    return FALSE;
  trial = bst_position_copy (search->position);
  end = bst_engine_end_new (trial);
  bst_engine_turns_make (&search->turns, trial, &search->answers[0].move, NULL);

  return bst_engine_end_count (end, trial) * search->n_answers <= search->settings.most_exact;
}

BstEngineSearch *
bst_engine_search_new (const BstEngineNet      *net,
                       const BstPosition       *position,
                       guint                    type,
                       const BstEngineSettings *settings)
{
  BstEngineSearch *search = g_new0 (BstEngineSearch, 1);
  g_autoptr (BstPosition) trial = bst_position_copy (position);

  search->net = net;
  search->settings = *settings;
  search->settings.must = NULL;
  if (search->settings.width == 0)
    search->settings.width = USUAL_WIDTH;
  if (search->settings.level == 0)
    search->settings.level = BST_N_ENGINE_LEVELS;
  search->position = bst_position_copy (position);
  search->type = type;
  search->player = bst_position_get_turn (position);
  search->n_players = bst_game_get_n_players (bst_position_get_game (position));
  search->valuer = bst_engine_valuer_new (net, position);
  bst_engine_valuer_set_blind (search->valuer, bst_engine_level_get_blind (search->settings.level));
  bst_random_init (&search->ties, search->settings.seed);
  if (bst_engine_turns_visit (&search->turns, trial, type, add_answer, search) == 0)
    {
      bst_engine_search_free (search);
      return NULL;
    }
  qsort (search->answers, search->n_answers, sizeof *search->answers, compare_first);
  search->sorted = g_new (BstEngineAnswer *, search->n_answers);
  search->is_exact = bst_engine_level_looks_ahead (search->settings.level) && is_near_end (search);
  sort (search);
  if (!search->is_exact && bst_engine_level_looks_ahead (search->settings.level))
    start_race (search, settings->must != NULL ? bst_engine_search_find (search, settings->must) : -1);

  return search;
}

static void
clear_piece (BstSearchPiece *piece)
{
  g_clear_pointer (&piece->player, bst_engine_player_free);
  g_clear_pointer (&piece->end, bst_engine_end_free);
  bst_engine_turns_clear (&piece->turns);
  bst_deck_clear (&piece->deck);
  g_free (piece->tries);
}

void
bst_engine_search_free (BstEngineSearch *search)
{
  for (guint i = 0; i < BST_SEARCH_MAX_PIECES; i++)
    clear_piece (&search->pieces[i]);
  for (guint i = 0; i < search->n_racers; i++)
    {
      g_array_unref (search->racers[i].margins);
      g_array_unref (search->racers[i].chances);
    }
  bst_position_free (search->position);
  bst_engine_turns_clear (&search->turns);
  bst_engine_valuer_free (search->valuer);
  g_free (search->answers);
  g_free (search->sorted);
  g_free (search->racers);
  g_free (search->first_draws);
  g_free (search);
}

/* --- Rounds --- */

static guint
count_racing (const BstEngineSearch *search)
{
  guint n = 0;

  for (guint i = 0; i < search->n_racers; i++)
    n += !search->racers[i].is_out;

  return n;
}

gboolean
bst_engine_search_is_done (const BstEngineSearch *search)
{
  if (search->is_exact)
    return search->n_done == search->n_answers;

  return count_racing (search) <= 1 || search->n_left == 0;
}

guint
bst_engine_search_begin (BstEngineSearch *search,
                         guint            n_pieces)
{
  if (bst_engine_search_is_done (search))
    n_pieces = 0;
  if (search->is_exact)
    n_pieces = MIN (n_pieces, search->n_answers - search->n_done);
  search->n_pieces = MIN (n_pieces, BST_SEARCH_MAX_PIECES);
  for (guint i = 0; i < search->n_pieces; i++)
    {
      search->pieces[i].index = search->n_done + i;
      search->pieces[i].is_whole = FALSE;
    }

  return search->n_pieces;
}

static void
take_exact (BstEngineSearch      *search,
            const BstSearchPiece *piece)
{
  BstEngineAnswer *answer = &search->answers[piece->index];

  answer->margin = bst_engine_find_margin (piece->exact.points, search->n_players, search->player);
  answer->win = piece->exact.win[search->player];
  answer->tie = piece->exact.tie[search->player];
  answer->error = 0;
  answer->exact = TRUE;
  answer->tier = 0;
  answer->n_tries = 1;
  search->n_tries++;
}

static void
take_sweep (BstEngineSearch      *search,
            const BstSearchPiece *piece)
{
  for (guint i = 0; i < search->n_racers; i++)
    {
      BstSearchRacer *racer = &search->racers[i];
      const BstSearchTry *tried = &piece->tries[i];
      float chance = tried->win + .5f * tried->tie;

      if (racer->is_out)
        continue;
      g_array_append_val (racer->margins, tried->margin);
      g_array_append_val (racer->chances, chance);
      racer->sum += (double) tried->margin;
      racer->squares += (double) tried->margin * (double) tried->margin;
      racer->win += (double) tried->win;
      racer->tie += (double) tried->tie;
      search->n_tries++;
    }
}

/* What is known of a racer: his tries, and as some more the value. */
static double
find_mean (const BstEngineSearch *search,
           const BstSearchRacer  *racer)
{
  return (racer->sum + BST_SEARCH_FIRST_WEIGHT * search->answers[racer->answer].first) / (racer->margins->len + BST_SEARCH_FIRST_WEIGHT);
}

static BstSearchRacer *
find_leader (BstEngineSearch *search)
{
  BstSearchRacer *leader = NULL;

  for (guint i = 0; i < search->n_racers; i++)
    if (!search->racers[i].is_out
        && (leader == NULL || find_mean (search, &search->racers[i]) > find_mean (search, leader)))
      leader = &search->racers[i];

  return leader;
}

/* Is the difference to the leader too large for chance? */
static gboolean
is_behind (const BstSearchRacer *leader,
           const BstSearchRacer *racer)
{
  BstSearchDifference difference = bst_engine_search_compare (leader, racer, racer->margins->len);

  return difference.mean > RACE_ERRORS * difference.error;
}

static void
drop_racers (BstEngineSearch *search)
{
  BstSearchRacer *leader = find_leader (search);

  if (leader == NULL || leader->margins->len < RACE_TRIES)
    return;
  for (guint i = 0; i < search->n_racers; i++)
    if (&search->racers[i] != leader && !search->racers[i].is_out)
      search->racers[i].is_out = is_behind (leader, &search->racers[i]);
}

static void
answer_racers (BstEngineSearch *search)
{
  for (guint i = 0; i < search->n_racers; i++)
    {
      const BstSearchRacer *racer = &search->racers[i];
      BstEngineAnswer *answer = &search->answers[racer->answer];
      guint n = racer->margins->len;
      double mean;

      if (n == 0)
        continue;
      mean = racer->sum / n;
      answer->margin = find_mean (search, racer);
      answer->error = bst_engine_search_find_error (racer->squares - n * mean * mean, n, BST_SEARCH_SPREAD);
      answer->win = racer->win / n;
      answer->tie = racer->tie / n;
      answer->n_tries = n;
      answer->tier = racer->is_out ? 1 : 0;
    }
}

void
bst_engine_search_end (BstEngineSearch *search)
{
  guint n_whole = 0;

  /* What was stopped is lost, and all behind it, so that the sweeps are the first ones without a gap. */
  while (n_whole < search->n_pieces && search->pieces[n_whole].is_whole)
    n_whole++;
  for (guint i = 0; i < n_whole; i++)
    if (search->is_exact)
      take_exact (search, &search->pieces[i]);
    else
      take_sweep (search, &search->pieces[i]);
  search->n_done += n_whole;
  if (!search->is_exact)
    {
      drop_racers (search);
      answer_racers (search);
    }
  sort (search);
}

guint64
bst_engine_search_count (const BstEngineSearch *search)
{
  return search->n_tries;
}

guint
bst_engine_search_get_n (const BstEngineSearch *search)
{
  return search->n_answers;
}

const BstEngineAnswer *
bst_engine_search_get (const BstEngineSearch *search,
                       guint                  index)
{
  g_return_val_if_fail (index < search->n_answers, NULL);

  return search->sorted[index];
}

void
bst_engine_search_get_whole (const BstEngineSearch *search,
                             guint                  index,
                             BstMove               *move)
{
  g_autoptr (BstPosition) trial = bst_position_copy (search->position);
  g_autoptr (BstEnginePlayer) player = bst_engine_player_new (BST_ENGINE_LEARNED, search->net, trial);

  bst_move_copy (move, &bst_engine_search_get (search, index)->move);
  bst_engine_player_complete (player, trial, move);
}
