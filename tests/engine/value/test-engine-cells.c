/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What helps at a cell, counted tile by tile and rotation by rotation. */

#include "bst-engine-cells.h"

#include "engine-fixture.h"

/* What a free cell asks for, and which of its edges are asked about. */
typedef struct
{
  guint surroundings;
  guint edges;
  guint others;
} Question;

static guint
edge_of (guint surroundings,
         guint direction)
{
  return surroundings / bst_surroundings_weight[direction] % BST_N_EDGES;
}

static gboolean
fits (const BstOrientation *orientation,
      guint                 surroundings)
{
  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    if (edge_of (surroundings, direction) != BST_EDGE_NONE && orientation->edges[direction] != BST_EDGE_NONE
        && orientation->edges[direction] != edge_of (surroundings, direction))
      return FALSE;

  return TRUE;
}

/* The edges of the board at which a segment is open; none of fields. */
static guint
find_edges (const BstTileType *type,
            guint              segment,
            guint              rotation)
{
  BstSides sides = bst_tile_type_get_sides (type, segment, rotation);
  guint edges = 0;

  if (type->segments[segment].kind == BST_FEATURE_FIELD)
    return 0;
  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    if (sides & bst_sides_of_edge (direction))
      edges |= 1u << direction;

  return edges;
}

static gboolean
closes (const BstTileType *type,
        guint              rotation,
        guint              edges)
{
  guint covered = 0;

  for (guint segment = 0; segment < type->n_segments; segment++)
    if (find_edges (type, segment, rotation) & edges)
      covered |= find_edges (type, segment, rotation);

  return covered == edges;
}

static gboolean
joins (const BstTileType *type,
       guint              rotation,
       guint              edges,
       guint              others)
{
  for (guint segment = 0; segment < type->n_segments; segment++)
    if ((find_edges (type, segment, rotation) & edges) && (find_edges (type, segment, rotation) & others))
      return TRUE;

  return FALSE;
}

static void
count (const BstPosition *position,
       const Question    *question,
       guint              n[3])
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));

  n[0] = n[1] = n[2] = 0;
  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    {
      const BstTileType *type = bst_tile_set_get_type (set, i);
      gboolean can[3] = { FALSE, FALSE, FALSE };

      if (type->group == BST_DRAW_NEVER)
        continue;
      for (guint rotation = 0; rotation < BST_N_DIRECTIONS; rotation++)
        if (fits (bst_tile_set_get_orientation (set, i, rotation), question->surroundings))
          {
            can[0] = TRUE;
            can[1] |= closes (type, rotation, question->edges);
            can[2] |= joins (type, rotation, question->edges, question->others);
          }
      for (guint what = 0; what < 3; what++)
        n[what] += can[what] ? bst_position_get_remaining (position, i) : 0;
    }
}

/* Edges of one kind, at which something other than a field lies, shared out among both sets; FALSE if there are none. */
static gboolean
make_question (BstRandom *random,
               Question  *question)
{
  guint kind;

  *question = (Question) { .surroundings = bst_random_below (random, BST_N_SURROUNDINGS) };
  kind = edge_of (question->surroundings, bst_random_below (random, BST_N_DIRECTIONS));
  if (kind == BST_EDGE_NONE || kind == BST_EDGE_FIELD)
    return FALSE;
  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    if (edge_of (question->surroundings, direction) == kind)
      {
        if (bst_random_below (random, 2) == 0)
          question->edges |= 1u << direction;
        else
          question->others |= 1u << direction;
      }

  return question->edges != 0 && question->others != 0;
}

static void
check (BstEngineCells    *cells,
       const BstPosition *position,
       const Question    *question)
{
  guint n[3];

  count (position, question, n);
  g_assert_cmpuint (bst_engine_cells_fit (cells, question->surroundings), ==, n[0]);
  g_assert_cmpuint (bst_engine_cells_close (cells, question->surroundings, question->edges), ==, n[1]);
  g_assert_cmpuint (bst_engine_cells_join (cells, question->surroundings, question->edges, question->others), ==, n[2]);
}

/* One object is asked of one bag after the other, and of one that was there before. */
static void
test_cells (gconstpointer data)
{
  guint setting = GPOINTER_TO_UINT (data);
  g_autoptr (BstPosition) position = random_position_new (setting, 2, 0, 0);
  g_autoptr (BstPosition) first = bst_position_copy (position);
  g_autoptr (BstEngineCells) cells = bst_engine_cells_new (bst_position_get_game (position));
  guint n = random_position_count (100);
  Question questions[40];
  guint n_questions = 0;
  BstRandom random;

  bst_random_init (&random, setting);
  while (n_questions < G_N_ELEMENTS (questions))
    n_questions += make_question (&random, &questions[n_questions]);
  for (guint i = 0; i < n; i++)
    {
      const BstPosition *of = bst_random_below (&random, 4) == 0 ? first : position;

      bst_engine_cells_begin (cells, of);
      for (guint k = 0; k < 10; k++)
        check (cells, of, &questions[bst_random_below (&random, n_questions)]);
      if (i % 4 == 0 && !engine_fixture_play (position, &random, 1))
        bst_position_reset (position);
    }
}

/* Every cell can be asked about, in every bag. */
static void
test_all_fits (void)
{
  g_autoptr (BstPosition) position = random_position_new (20, 3, 60, 4);
  g_autoptr (BstEngineCells) cells = bst_engine_cells_new (bst_position_get_game (position));

  bst_engine_cells_begin (cells, position);
  for (guint surroundings = 0; surroundings < BST_N_SURROUNDINGS; surroundings++)
    {
      Question question = { .surroundings = surroundings };
      guint n[3];

      count (position, &question, n);
      g_assert_cmpuint (bst_engine_cells_fit (cells, surroundings), ==, n[0]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < N_RANDOM_SETTINGS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/cells/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_cells);
    }
  g_test_add_func ("/engine/cells/all-fits", test_all_fits);

  return g_test_run ();
}
