/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-location.h"

#include <string.h>

const gint8 bst_step_x[BST_N_DIRECTIONS] = { 0, 1, 0, -1 };
const gint8 bst_step_y[BST_N_DIRECTIONS] = { -1, 0, 1, 0 };

static const char * const edge_names[] = { "N", "E", "S", "W" };
static const char * const side_names[] = { "NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR" };

/* JCloisterZone's words for sets of edges, indexed by bits N = 1, E = 2, S = 4, W = 8. */
static const char * const edge_sets[16] = {
  "I", "N", "E", "NE", "S", "NS", "SE", "_W",
  "W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE"
};

const char *
bst_edge_name (BstDirection edge)
{
  g_return_val_if_fail (edge < BST_N_DIRECTIONS, NULL);

  return edge_names[edge];
}

const char *
bst_side_name (guint side)
{
  g_return_val_if_fail (side < BST_N_SIDES, NULL);

  return side_names[side];
}

static int
find_name (const char * const *names,
           guint               n_names,
           const char         *text,
           gsize               length)
{
  for (guint i = 0; i < n_names; i++)
    if (strlen (names[i]) == length && memcmp (names[i], text, length) == 0)
      return (int) i;

  return -1;
}

int
bst_edge_from_name (const char *text,
                    gsize       length)
{
  return find_name (edge_names, G_N_ELEMENTS (edge_names), text, length);
}

int
bst_side_from_name (const char *text,
                    gsize       length)
{
  return find_name (side_names, G_N_ELEMENTS (side_names), text, length);
}

/* The edges both of whose halves are in @sides, as bits N = 1, E = 2, S = 4, W = 8. */
static guint
edges_of_sides (BstSides sides)
{
  guint edges = 0;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    if ((sides & bst_sides_of_edge (edge)) == bst_sides_of_edge (edge))
      edges |= 1u << edge;

  return edges;
}

void
bst_sides_to_location (BstFeatureKind kind,
                       BstSides       sides,
                       char           out[25])
{
  char *end = out;

  if (!bst_feature_kind_get (kind)->half_edges || sides == 0)
    {
      g_strlcpy (out, edge_sets[edges_of_sides (sides)], 25);
      return;
    }

  for (guint side = 0; side < BST_N_SIDES; side++)
    {
      if (!(sides & (1u << side)))
        continue;
      if (end != out)
        *end++ = '.';
      end = g_stpcpy (end, side_names[side]);
    }
}

static gboolean
part_from_location (const char *part,
                    gsize       length,
                    BstSides   *sides)
{
  int found = bst_side_from_name (part, length);

  if (found >= 0)
    {
      *sides |= (BstSides) (1u << found);
      return TRUE;
    }

  found = find_name (edge_sets, G_N_ELEMENTS (edge_sets), part, length);
  if (found < 0)
    return FALSE;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    if (found & (1 << edge))
      *sides |= bst_sides_of_edge (edge);

  return TRUE;
}

gboolean
bst_sides_from_location (const char *location,
                         BstSides   *sides)
{
  *sides = 0;

  for (const char *part = location; ; )
    {
      gsize length = strcspn (part, ".");

      if (!part_from_location (part, length, sides))
        return FALSE;
      if (part[length] == '\0')
        return TRUE;
      part += length + 1;
    }
}
