/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-cells.h"

#include <string.h>

#define N_EDGE_SETS 16
/* Answers that are kept: a power of two. What falls on the place of another takes it. */
#define N_ANSWERS   4096

typedef struct
{
  guint   question;         /* surroundings and both sets of edges in one number, ... */
  guint   round;            /* ... of which bag */
  guint16 n_copies;
} Answer;

/* For each set of edges of one type and rotation: the edges that segments at it have besides. */
typedef struct
{
  guint8 reach[BST_N_DIRECTIONS];   /* all edges of the segment at this edge; 0 for a field */
} Reach;

struct _BstEngineCells
{
  const BstTileSet *set;            /* Borrowed from the game */
  guint             n_types;
  Reach            *reach;          /* of each type, four rotations */
  guint             n_left;         /* types of which copies are left, ... */
  guint16          *left;           /* ... which, ... */
  guint16          *copies;         /* ... and how many of each */
  guint             round;
  Answer           *answers;
  /* How many fit each of the surroundings, which is asked most, and in which round that was counted. */
  guint16           fits[BST_N_SURROUNDINGS];
  guint             fit_rounds[BST_N_SURROUNDINGS];
};

static void
find_reach (const BstTileSet *set,
            guint             type,
            guint             rotation,
            Reach            *reach)
{
  const BstOrientation *orientation = bst_tile_set_get_orientation (set, type, rotation);

  memset (reach, 0, sizeof *reach);
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    for (guint other = 0; other < BST_N_DIRECTIONS; other++)
      if (orientation->edge_segment[edge] != BST_NO_SEGMENT
          && (bst_orientation_reaches (orientation, orientation->edge_segment[edge], other)
              || (orientation->edge_second[edge] != BST_NO_SEGMENT
                  && bst_orientation_reaches (orientation, orientation->edge_second[edge], other))))
        reach->reach[edge] |= (guint8) (1u << other);
}

BstEngineCells *
bst_engine_cells_new (const BstGame *game)
{
  BstEngineCells *cells = g_new0 (BstEngineCells, 1);

  cells->set = bst_game_get_tile_set (game);
  cells->n_types = bst_tile_set_get_n_types (cells->set);
  cells->reach = g_new (Reach, cells->n_types * BST_N_DIRECTIONS);
  cells->left = g_new (guint16, cells->n_types);
  cells->copies = g_new (guint16, cells->n_types);
  cells->answers = g_new0 (Answer, N_ANSWERS);
  for (guint type = 0; type < cells->n_types; type++)
    for (guint rotation = 0; rotation < BST_N_DIRECTIONS; rotation++)
      find_reach (cells->set, type, rotation, &cells->reach[BST_N_DIRECTIONS * type + rotation]);

  return cells;
}

void
bst_engine_cells_free (BstEngineCells *cells)
{
  g_free (cells->reach);
  g_free (cells->left);
  g_free (cells->copies);
  g_free (cells->answers);
  g_free (cells);
}

void
bst_engine_cells_begin (BstEngineCells    *cells,
                        const BstPosition *position)
{
  guint n_left = 0;
  gboolean same = cells->round > 0;

  for (guint type = 0; type < cells->n_types; type++)
    {
      guint n_copies = position != NULL ? bst_position_get_remaining (position, type)
                                        : bst_tile_set_get_type (cells->set, type)->count;

      if (n_copies == 0 || bst_tile_set_get_type (cells->set, type)->group == BST_DRAW_NEVER)
        continue;
      same &= n_left < cells->n_left && cells->left[n_left] == type && cells->copies[n_left] == n_copies;
      cells->left[n_left] = (guint16) type;
      cells->copies[n_left++] = (guint16) n_copies;
    }
  if (same && n_left == cells->n_left)
    return;
  cells->n_left = n_left;
  if (++cells->round == 0)
    {
      memset (cells->answers, 0, sizeof *cells->answers * N_ANSWERS);
      memset (cells->fit_rounds, 0, sizeof cells->fit_rounds);
      cells->round = 1;
    }
}

/* --- Counting --- */

/* All edges of the segments at these edges. */
static guint
find_edges (const Reach *reach,
            guint        edges)
{
  guint all = 0;

  for (; edges != 0; edges &= edges - 1)
    all |= reach->reach[__builtin_ctz (edges)];

  return all;
}

/* Without @others: does the tile in this rotation close? With them: does it join? Without any: it fits. */
static gboolean
helps (const Reach *reach,
       guint        edges,
       guint        others)
{
  if (others == 0)
    return edges == 0 || find_edges (reach, edges) == edges;

  return (find_edges (reach, edges) & others) != 0;
}

static guint
count (const BstEngineCells *cells,
       guint                 surroundings,
       guint                 edges,
       guint                 others)
{
  guint n_copies = 0;

  for (guint i = 0; i < cells->n_left; i++)
    {
      guint type = cells->left[i];
      guint rotations = bst_tile_set_get_fits (cells->set, type)[surroundings];
      gboolean any = FALSE;

      for (; rotations != 0 && !any; rotations &= rotations - 1)
        any = helps (&cells->reach[BST_N_DIRECTIONS * type + (guint) __builtin_ctz (rotations)], edges, others);
      n_copies += any ? cells->copies[i] : 0;
    }

  return n_copies;
}

static guint
ask (BstEngineCells *cells,
     guint           surroundings,
     guint           edges,
     guint           others)
{
  guint question = (surroundings * N_EDGE_SETS + edges) * N_EDGE_SETS + others;
  Answer *answer = &cells->answers[(question * 2654435761u >> 16) % N_ANSWERS];

  if (answer->question != question || answer->round != cells->round)
    *answer = (Answer) { question, cells->round, (guint16) count (cells, surroundings, edges, others) };

  return answer->n_copies;
}

guint
bst_engine_cells_fit (BstEngineCells *cells,
                      guint           surroundings)
{
  if (cells->fit_rounds[surroundings] != cells->round)
    {
      cells->fits[surroundings] = (guint16) count (cells, surroundings, 0, 0);
      cells->fit_rounds[surroundings] = cells->round;
    }

  return cells->fits[surroundings];
}

guint
bst_engine_cells_close (BstEngineCells *cells,
                        guint           surroundings,
                        guint           edges)
{
  return ask (cells, surroundings, edges, 0);
}

guint
bst_engine_cells_join (BstEngineCells *cells,
                       guint           surroundings,
                       guint           edges,
                       guint           others)
{
  return ask (cells, surroundings, edges, others);
}
