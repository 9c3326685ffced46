/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which of the turns one is, and what it loses to the best. */

#include "bst-engine-search-private.h"

#include <math.h>

double
bst_engine_search_find_error (double deviations,
                              guint  n,
                              double spread)
{
  double variance = (MAX (deviations, 0) + BST_SEARCH_SPREAD_WEIGHT * spread * spread)
                    / (MAX (n, 1) - 1 + BST_SEARCH_SPREAD_WEIGHT);

  return sqrt (variance / (n + BST_SEARCH_FIRST_WEIGHT));
}

BstSearchDifference
bst_engine_search_compare (const BstSearchRacer *one,
                           const BstSearchRacer *other,
                           guint                 n)
{
  double sum = 0, squares = 0, mean;

  for (guint i = 0; i < n; i++)
    {
      double difference = (double) (g_array_index (one->margins, float, i) - g_array_index (other->margins, float, i));

      sum += difference;
      squares += difference * difference;
    }
  mean = sum / n;

  return (BstSearchDifference) { mean, sqrt (MAX (squares / n - mean * mean, 0) / (n - 1)) };
}

/* Of rotations that look the same the smallest. */
static guint
find_rotation (const BstTileType *type,
               guint              rotation)
{
  while (!(type->rotations & (1u << rotation)))
    rotation = type->rotations == 1 ? 0 : rotation & 1;

  return rotation;
}

/* Nothing is decided first, or that nothing is done. */
static gboolean
does_nothing (const BstMove *move)
{
  return move->n_steps == 0 || move->steps[0].kind == BST_STEP_PASS;
}

static gboolean
is_same_step (const BstTileType *type,
              guint              rotation,
              const BstMove     *one,
              const BstMove     *other)
{
  const BstStep *a = &one->steps[0], *b = &other->steps[0];

  if (does_nothing (one) || does_nothing (other))
    return does_nothing (one) && does_nothing (other);
  if (a->kind != BST_STEP_PUT || b->kind != BST_STEP_PUT || a->spot.x != one->x || a->spot.y != one->y
      || b->spot.x != other->x || b->spot.y != other->y || a->spot.side >= BST_SIDE_CORNER)
    return bst_step_equal (a, b);

  return a->spot.figure == b->spot.figure && a->spot.feature == b->spot.feature
         && bst_spot_get_segment (&a->spot, type, rotation) == bst_spot_get_segment (&b->spot, type, rotation);
}

int
bst_engine_search_find (const BstEngineSearch *search,
                        const BstMove         *move)
{
  const BstTileType *type = bst_tile_set_get_type (bst_game_get_tile_set (bst_position_get_game (search->position)),
                                                   search->type);
  guint rotation;

  if (move->kind != BST_MOVE_PLACE || move->type != (int) search->type)
    return -1;
  rotation = find_rotation (type, move->rotation);
  for (guint i = 0; i < search->n_answers; i++)
    {
      const BstMove *other = &search->sorted[i]->move;

      if (other->x == move->x && other->y == move->y && other->rotation == rotation
          && is_same_step (type, rotation, move, other))
        return (int) i;
    }

  return -1;
}

static const BstSearchRacer *
find_racer (const BstEngineSearch *search,
            const BstEngineAnswer *answer)
{
  for (guint i = 0; i < search->n_racers; i++)
    if (&search->answers[search->racers[i].answer] == answer)
      return &search->racers[i];

  return NULL;
}

/* Of the first @n numbers of both, which have the same draws. */
static double
find_difference (const GArray *one,
                 const GArray *other,
                 guint         n,
                 double        spread,
                 double       *error)
{
  double sum = 0, squares = 0;

  for (guint i = 0; i < n; i++)
    {
      double difference = (double) (g_array_index (one, float, i) - g_array_index (other, float, i));

      sum += difference;
      squares += difference * difference;
    }
  *error = bst_engine_search_find_error (n > 0 ? squares - sum * sum / n : 0, n, spread);

  return sum;
}

static double
find_chance (const BstEngineAnswer *answer)
{
  return answer->win + .5 * answer->tie;
}

/* Two turns that are compared, and the tries that both have. */
typedef struct
{
  const BstEngineAnswer *best;
  const BstEngineAnswer *answer;
  const BstSearchRacer  *one;
  const BstSearchRacer  *other;
  guint                  n;
} Pair;

/* FALSE if nothing is estimated. */
static gboolean
find_pair (const BstEngineSearch *search,
           guint                  index,
           Pair                  *pair)
{
  *pair = (Pair) { .best = search->sorted[0], .answer = search->sorted[index] };
  pair->one = find_racer (search, pair->best);
  pair->other = find_racer (search, pair->answer);
  if (pair->one != NULL && pair->other != NULL)
    pair->n = MIN (pair->one->margins->len, pair->other->margins->len);

  return pair->best != pair->answer && !(pair->best->exact && pair->answer->exact);
}

/* By how much tries made turns better than their value says, on average: so much would be expected of one that was not
 * tried. */
static double
find_shift (const BstEngineSearch *search)
{
  double shift = 0;
  guint n = 0;

  for (guint i = 0; i < search->n_racers; i++)
    {
      const BstEngineAnswer *answer = &search->answers[search->racers[i].answer];

      if (answer->n_tries == 0)
        continue;
      shift += answer->margin - answer->first;
      n++;
    }

  return n > 0 ? shift / n : 0;
}

double
bst_engine_search_get_chance_error (const BstEngineSearch *search,
                                    guint                  index)
{
  const BstEngineAnswer *answer = bst_engine_search_get (search, index);
  const BstSearchRacer *racer = find_racer (search, answer);
  guint n = racer != NULL ? racer->chances->len : 0;
  double sum = 0, squares = 0;

  if (answer->exact)
    return 0;
  for (guint i = 0; i < n; i++)
    {
      double chance = (double) g_array_index (racer->chances, float, i);

      sum += chance;
      squares += chance * chance;
    }

  return bst_engine_search_find_error (n > 0 ? squares - sum * sum / n : 0, n, BST_SEARCH_CHANCE_SPREAD);
}

double
bst_engine_search_get_loss (const BstEngineSearch *search,
                            guint                  index,
                            double                *error)
{
  double sum;
  Pair pair;

  *error = 0;
  if (!find_pair (search, index, &pair))
    return pair.best->margin - pair.answer->margin;
  if (pair.n == 0)
    {
      *error = bst_engine_search_find_error (0, 0, BST_SEARCH_SPREAD);
      return pair.best->margin - pair.answer->first - find_shift (search);
    }
  sum = find_difference (pair.one->margins, pair.other->margins, pair.n, BST_SEARCH_SPREAD, error);

  return (sum + BST_SEARCH_FIRST_WEIGHT * (pair.best->first - pair.answer->first)) / (pair.n + BST_SEARCH_FIRST_WEIGHT);
}

double
bst_engine_search_get_chance_loss (const BstEngineSearch *search,
                                   guint                  index,
                                   double                *error)
{
  Pair pair;

  *error = 0;
  if (!find_pair (search, index, &pair))
    return find_chance (pair.best) - find_chance (pair.answer);
  if (pair.n == 0)
    {
      *error = bst_engine_search_find_error (0, 0, BST_SEARCH_CHANCE_SPREAD);
      return find_chance (pair.best) - find_chance (pair.answer);
    }

  return find_difference (pair.one->chances, pair.other->chances, pair.n, BST_SEARCH_CHANCE_SPREAD, error) / pair.n;
}
