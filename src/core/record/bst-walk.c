/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-walk.h"
#include "bst-line-private.h"

/* So many moves lie between two remembered places of a line, and so many places are remembered: a game
 * of all sets has 212 tiles. Of longer lines the oldest place is given up. */
#define SPACING      16
#define MAX_PLACES   32

/* A node that was come by, and how things stood there. */
typedef struct
{
  const BstNode *node;          /* NULL: nothing is remembered */
  guint          n_moves;       /* since the start or the last set-up */
  BstWay         way;
  BstEvents      events;        /* all that was scored since then */
} Place;

struct _BstWalk
{
  const BstRecord *record;      /* borrowed */
  Place            places[MAX_PLACES];
  guint            next;        /* the place that is given up next */
};

BstWalk *
bst_walk_new (const BstRecord *record)
{
  BstWalk *walk = g_new0 (BstWalk, 1);

  walk->record = record;

  return walk;
}

static void
clear_place (Place *place)
{
  g_clear_pointer (&place->way.position, bst_position_free);
  bst_events_clear (&place->events);
  place->node = NULL;
}

void
bst_walk_forget (BstWalk *walk)
{
  for (guint i = 0; i < MAX_PLACES; i++)
    clear_place (&walk->places[i]);
}

void
bst_walk_free (BstWalk *walk)
{
  bst_walk_forget (walk);
  g_free (walk);
}

static const Place *
find_place (const BstWalk *walk,
            const BstNode *node)
{
  for (guint i = 0; i < MAX_PLACES; i++)
    if (walk->places[i].node == node)
      return &walk->places[i];

  return NULL;
}

static void
append_events (const BstEvents *events,
               BstEvents       *all)
{
  for (guint i = 0; i < events->n_items; i++)
    bst_events_add (all, &events->items[i]);
}

/* The last node of a line is not remembered: what its move does may depend on its being the last (of a
 * game that ended though tiles were left). */
static void
remember (BstWalk         *walk,
          const BstNode   *node,
          guint            n_moves,
          const BstWay    *way,
          const BstEvents *events)
{
  Place *place = &walk->places[walk->next];

  if (n_moves % SPACING != 0 || node->children == NULL || find_place (walk, node) != NULL)
    return;

  clear_place (place);
  *place = (Place) { .node = node, .n_moves = n_moves, .way = *way };
  place->way.position = bst_position_copy (way->position);
  append_events (events, &place->events);
  walk->next = (walk->next + 1) % MAX_PLACES;
}

/* The nodes after the last place or set-up on the way to @node, the last first, the set-up among them.
 * @place: where they begin (nullable). */
static GPtrArray *
collect_rest (const BstWalk  *walk,
              const BstNode  *node,
              const Place   **place)
{
  GPtrArray *rest = g_ptr_array_new ();

  *place = NULL;
  for (; node->parent != NULL; node = node->parent)
    {
      *place = find_place (walk, node);
      if (*place != NULL)
        break;
      g_ptr_array_add (rest, (gpointer) node);
      if (node->setup != NULL)
        break;
    }

  return rest;
}

BstPosition *
bst_walk_dup_position (BstWalk        *walk,
                       const BstNode  *node,
                       BstEvents      *events,
                       GError        **error)
{
  const Place *place;
  g_autoptr (GPtrArray) rest = collect_rest (walk, node, &place);
  g_auto (BstEvents) scored = { 0 };
  guint n_moves = 0;
  BstWay way;

  if (place != NULL)
    {
      way = place->way;
      way.position = bst_position_copy (place->way.position);
      append_events (&place->events, &scored);
      n_moves = place->n_moves;
    }
  else
    bst_way_start (&way, walk->record);

  for (guint i = rest->len; i > 0; i--)
    {
      const BstNode *at = g_ptr_array_index (rest, i - 1);

      if (!bst_way_go_on (&way, at, &scored, error))
        {
          bst_position_free (way.position);
          return NULL;
        }
      n_moves++;
      remember (walk, at, n_moves, &way, &scored);
    }

  bst_record_fill_hands (walk->record, node, way.keeps, way.position);
  if (events != NULL)
    append_events (&scored, events);

  return way.position;
}
