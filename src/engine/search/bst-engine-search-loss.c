/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which of the turns one is, and what it loses to the best. */

#include "bst-engine-search-private.h"

#include <math.h>

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

static gboolean
is_same_step (const BstTileType *type,
              guint              rotation,
              const BstMove     *one,
              const BstMove     *other)
{
  const BstStep *a = &one->steps[0], *b = &other->steps[0];

  if (one->n_steps == 0 || other->n_steps == 0)
    return one->n_steps == other->n_steps;
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

double
bst_engine_search_get_loss (const BstEngineSearch *search,
                            guint                  index,
                            double                *error)
{
  const BstEngineAnswer *best = search->sorted[0], *answer = search->sorted[index];
  const BstSearchRacer *one = find_racer (search, best), *other = find_racer (search, answer);
  guint n = one != NULL && other != NULL ? MIN (one->margins->len, other->margins->len) : 0;
  BstSearchDifference difference;

  *error = 0;
  if (best == answer || (best->exact && answer->exact))
    return best->margin - answer->margin;
  if (n < 2)
    return best->first - answer->first;
  difference = bst_engine_search_compare (one, other, n);
  *error = difference.error;

  return difference.mean;
}
