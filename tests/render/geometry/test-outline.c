/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The regions of the drawn outlines are the topology: for every tile in every rotation the
 * outlines are painted as numbers, and what the painted areas touch is compared with what the
 * tile set says. */

#include "bst-io-tile-set.h"
#include "bst-render-art-private.h"
#include "bst-render-scenery.h"
#include "bst-render-spot.h"
#include "bundled.h"

#include <math.h>
#include <string.h>

#define SIZE 256
#define NOTHING 0xff
#define N_BASIC 24

typedef struct
{
  guint8 ids[SIZE][SIZE];
  gint16 parts[SIZE][SIZE];     /* connected areas, counted from 0 */
  guint  n_parts;
} Map;

/* Topologies that the base set lacks: separate cities, inner fields, roads into cities, houses,
 * bridges, spurs, rivers. One tile per line: sides of cities; roads; fields with cities. */
static const char *further_tiles =
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  "<tileset id=\"further\" version=\"1\"><title>Further</title>"
  "<start tile=\"a\" x=\"0\" y=\"0\" rotation=\"0\"/>"
  "<tile id=\"a\" count=\"1\"><city sides=\"N\"/><city sides=\"W\"/><city sides=\"E\"/>"
  "<city sides=\"S\"/><field cities=\"N W E S\"/></tile>"
  "<tile id=\"b\" count=\"1\"><city sides=\"N\"/><city sides=\"W\"/><city sides=\"E\"/>"
  "<field sides=\"SL SR\" cities=\"N W E\"/></tile>"
  "<tile id=\"c\" count=\"1\"><city sides=\"N W\"/><city sides=\"S\"/>"
  "<field sides=\"EL ER\" cities=\"N S\"/></tile>"
  "<tile id=\"d\" count=\"1\"><city sides=\"N W\"/><road sides=\"E\"/>"
  "<field sides=\"EL\" cities=\"N\"/><field sides=\"ER SL SR\" cities=\"N\"/></tile>"
  "<tile id=\"e\" count=\"1\"><city sides=\"E W\"/><road sides=\"N\"/><road sides=\"S\"/>"
  "<field sides=\"NL\" cities=\"E\"/><field sides=\"NR\" cities=\"E\"/>"
  "<field sides=\"SL\" cities=\"E\"/><field sides=\"SR\" cities=\"E\"/></tile>"
  "<tile id=\"f\" count=\"1\"><road sides=\"N W\"/><road sides=\"E S\"/>"
  "<field sides=\"NL WR\"/><field sides=\"ER SL\"/><field sides=\"NR EL SR WL\"/></tile>"
  "<tile id=\"g\" count=\"1\"><city sides=\"E W\"/><city sides=\"S\"/>"
  "<field sides=\"NL NR\" cities=\"E\"/><field cities=\"E S\"/></tile>"
  "<tile id=\"h\" count=\"1\"><city sides=\"N W\"/><city sides=\"S\"/><city sides=\"E\"/>"
  "<field cities=\"N E S\"/></tile>"
  "<tile id=\"i\" count=\"1\"><city sides=\"N W\"/><road sides=\"S\"/><road sides=\"E\"/>"
  "<field sides=\"SR\" cities=\"N\"/><field sides=\"ER SL\" cities=\"N\"/>"
  "<field sides=\"EL\" cities=\"N\"/></tile>"
  "<tile id=\"j\" count=\"1\"><city sides=\"N W\"/><city sides=\"E S\"/>"
  "<field cities=\"N E\"/></tile>"
  "<tile id=\"k\" count=\"1\"><city sides=\"N\"/><road sides=\"E\"/>"
  "<field sides=\"EL\" cities=\"N\"/><field sides=\"ER SL SR WL WR\" cities=\"N\"/></tile>"
  "<tile id=\"l\" count=\"1\"><city sides=\"N\"/><road sides=\"W\"/><road sides=\"S\"/>"
  "<field sides=\"WR\" cities=\"N\"/><field sides=\"SR WL\"/>"
  "<field sides=\"EL ER SL\" cities=\"N\"/></tile>"
  "<tile id=\"m\" count=\"1\"><road sides=\"N S\"/><road sides=\"E W\"/>"
  "<field sides=\"NL WR\"/><field sides=\"NR EL\"/><field sides=\"ER SL\"/>"
  "<field sides=\"SR WL\"/></tile>"
  "<tile id=\"n\" count=\"1\"><monastery/><road sides=\"E\"/><road sides=\"S\"/>"
  "<road sides=\"W\"/><field sides=\"NL NR EL WR\"/><field sides=\"ER SL\"/>"
  "<field sides=\"SR WL\"/></tile>"
  "<tile id=\"o\" count=\"1\"><monastery/><road sides=\"W\"/><road sides=\"E\"/>"
  "<field sides=\"ER SL SR WL\"/><field sides=\"NL NR EL WR\"/></tile>"
  "<tile id=\"p\" count=\"1\"><road sides=\"S\"/>"
  "<field sides=\"NL NR EL ER SL SR WL WR\"/></tile>"
  "<tile id=\"q\" count=\"1\"><road sides=\"N E W\"/><field sides=\"NL WR\"/>"
  "<field sides=\"NR EL\"/><field sides=\"ER SL SR WL\"/></tile>"
  "<tile id=\"r\" count=\"1\"><city sides=\"N\"/><city sides=\"S\"/><road sides=\"E W\"/>"
  "<field sides=\"EL WR\" cities=\"N\"/><field sides=\"ER WL\" cities=\"S\"/></tile>"
  "<tile id=\"s\" count=\"1\"><city sides=\"N\"/><road sides=\"E W\"/>"
  "<field sides=\"WR\" cities=\"N\"/><field sides=\"EL\" cities=\"N\"/>"
  "<field sides=\"ER SL SR WL\"/></tile>"
  "<tile id=\"t\" count=\"1\"><city sides=\"N\"/><city sides=\"W\"/><road sides=\"E\"/>"
  "<road sides=\"S\"/><field sides=\"EL\" cities=\"N\"/><field sides=\"SR\" cities=\"W\"/>"
  "<field sides=\"ER SL\" cities=\"N W\"/></tile>"
  "<tile id=\"u\" count=\"1\"><city sides=\"N E W\"/><city sides=\"S\"/>"
  "<field cities=\"N S\"/></tile>"
  "<tile id=\"v\" count=\"1\"><city sides=\"N\"/><city sides=\"S\"/><road sides=\"E\"/>"
  "<road sides=\"W\"/><field sides=\"ER\" cities=\"S\"/><field sides=\"WL\" cities=\"S\"/>"
  "<field sides=\"EL\" cities=\"N\"/><field sides=\"WR\" cities=\"N\"/></tile>"
  /* A river with a house on a bank, with one across the bridge, a monastery at the bend, a city
   * reached over the bridge from the north, a spring where a road ends. */
  "<tile id=\"w\" count=\"1\" draw=\"river\"><river sides=\"E W\"/><road sides=\"N\"/>"
  "<field sides=\"NL NR EL WR\"/><field sides=\"ER SL SR WL\"/></tile>"
  "<tile id=\"x\" count=\"1\" draw=\"river\"><river sides=\"N S\"/><road sides=\"W\"/>"
  "<field sides=\"NL WR\"/><field sides=\"SR WL\"/><field sides=\"NR EL ER SL\"/></tile>"
  "<tile id=\"y\" count=\"1\" draw=\"river\"><river sides=\"N W\"/><road sides=\"E\"/><monastery/>"
  "<field sides=\"NL WR\"/><field sides=\"NR EL ER SL SR WL\"/></tile>"
  "<tile id=\"z\" count=\"1\" draw=\"river\"><river sides=\"E W\"/><road sides=\"N\"/><city sides=\"S\"/>"
  "<field sides=\"NL WR\"/><field sides=\"NR EL\"/><field sides=\"ER\" cities=\"S\"/>"
  "<field sides=\"WL\" cities=\"S\"/></tile>"
  "<tile id=\"A\" count=\"1\" draw=\"river\"><river sides=\"E\"/><road sides=\"W\"/>"
  "<field sides=\"NL NR EL WR\"/><field sides=\"ER SL SR WL\"/></tile>"
  /* Two cities that share an edge. */
  "<tile id=\"B\" count=\"1\"><city sides=\"W NL\"/><city sides=\"NR E\"/>"
  "<field sides=\"SL SR\" cities=\"W E\"/></tile>"
  "<tile id=\"C\" count=\"1\"><city sides=\"NL\"/><city sides=\"NR\"/>"
  "<field sides=\"EL ER SL SR WL WR\" cities=\"N\"/></tile>"
  "</tileset>";

static BstTileSet *
load_set (gconstpointer name)
{
  g_autoptr (GError) error = NULL;
  BstTileSet *set;

  if (strcmp (name, "further") == 0)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (further_tiles, strlen (further_tiles));

      set = bst_io_tile_set_load_bytes (bytes, "further", &error);
    }
  else
    set = bst_io_tile_set_load (name, &error);
  g_assert_no_error (error);
  return set;
}

/* The first type that no test of another set has seen. */
static guint
first_type (const char *name)
{
  return strchr (name, '+') != NULL ? N_BASIC : 0;
}

/* Paints the segments as numbers; the outlines must not overlap. */
static void
paint (const BstRenderArt *art,
       guint               type,
       guint               rotation,
       Map                *map)
{
  const BstTileType *tile = bst_tile_set_get_type (bst_render_art_get_tile_set (art), type);
  guint overlaps = 0;

  memset (map->ids, NOTHING, sizeof map->ids);
  for (guint s = 0; s < tile->n_segments; s++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, SIZE, SIZE);
      cairo_t *cr = cairo_create (surface);
      const guint8 *data;

      cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
      cairo_scale (cr, SIZE, SIZE);
      bst_render_art_path (art, cr, type, rotation, s);
      cairo_fill (cr);
      cairo_surface_flush (surface);
      data = cairo_image_surface_get_data (surface);
      for (guint y = 0; y < SIZE; y++)
        for (guint x = 0; x < SIZE; x++)
          if (data[y * (guint) cairo_image_surface_get_stride (surface) + x])
            {
              overlaps += map->ids[y][x] != NOTHING;
              map->ids[y][x] = (guint8) s;
            }
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
  g_assert_cmpuint (overlaps, <, 4);
}

static guint
flood (Map   *map,
       guint  x,
       guint  y)
{
  g_autofree guint *stack = g_new (guint, SIZE * SIZE * 4 + 4);
  guint n = 0;
  guint area = 0;
  guint8 id = map->ids[y][x];

  stack[n++] = y * SIZE + x;
  while (n > 0)
    {
      guint at = stack[--n];
      guint ax = at % SIZE;
      guint ay = at / SIZE;

      if (map->parts[ay][ax] >= 0 || map->ids[ay][ax] != id)
        continue;
      map->parts[ay][ax] = (gint16) map->n_parts;
      area++;
      if (ax > 0)
        stack[n++] = at - 1;
      if (ax < SIZE - 1)
        stack[n++] = at + 1;
      if (ay > 0)
        stack[n++] = at - SIZE;
      if (ay < SIZE - 1)
        stack[n++] = at + SIZE;
    }
  map->n_parts++;
  return area;
}

/* Counts the connected areas of a segment; crumbs of a few pixels at pointed ends aside. */
static guint
count_parts (Map   *map,
             guint  segment)
{
  guint n = 0;

  for (guint y = 0; y < SIZE; y++)
    for (guint x = 0; x < SIZE; x++)
      if (map->ids[y][x] == segment && map->parts[y][x] < 0 && flood (map, x, y) > 24)
        n++;
  return n;
}

/* The half-edges of the map's border at which the segment lies. */
static BstSides
border_sides (const Map *map,
              guint      segment)
{
  BstSides sides = 0;

  for (guint half = 0; half < BST_N_SIDES; half++)
    {
      guint near = SIZE / 5;
      guint m = half & 1 ? SIZE - near : near;
      guint x = half / 2 == 0 ? m : half / 2 == 1 ? SIZE - 1 : half / 2 == 2 ? SIZE - m : 0;
      guint y = half / 2 == 0 ? 0 : half / 2 == 1 ? m : half / 2 == 2 ? SIZE - 1 : SIZE - m;

      if (map->ids[y][x] == segment)
        sides |= (BstSides) (1u << half);
    }
  return sides;
}

/* The cities whose painted area lies within two pixels of the segment's. */
static guint
touched_cities (const Map         *map,
                const BstTileType *tile,
                guint              segment)
{
  guint counts[BST_MAX_SEGMENTS] = { 0 };
  guint cities = 0;

  for (guint y = 0; y < SIZE - 2; y++)
    for (guint x = 0; x < SIZE - 2; x++)
      for (guint d = 1; d < 6; d++)
        {
          guint8 p = map->ids[y + (d & 1) * 2][x];
          guint8 q = map->ids[y][x + (d / 2)];

          if (p == segment && q < tile->n_segments)
            counts[q]++;
          if (q == segment && p < tile->n_segments)
            counts[p]++;
        }
  for (guint s = 0; s < tile->n_segments; s++)
    if (tile->segments[s].kind == BST_FEATURE_CITY && counts[s] > 8)
      cities |= 1u << s;
  return cities;
}

/* Does one city span the river, from edge to edge? Its banks go on below the city. */
static gboolean
is_spanned (const BstTileType *tile)
{
  for (guint s = 0; s < tile->n_segments; s++)
    for (guint t = 0; t < tile->n_segments && tile->segments[s].kind == BST_FEATURE_RIVER; t++)
      if (tile->segments[t].kind == BST_FEATURE_CITY
          && tile->segments[t].sides == bst_sides_rotate (tile->segments[s].sides, 1))
        return TRUE;
  return FALSE;
}

/* Does the segment go below another: a road or river below a bridge, a road below a city, a city
 * below a city, a bank below a city? Then it may be seen on both sides of it. */
static gboolean
may_pass_below (const BstTileType *tile,
                guint              s)
{
  const BstSegment *segment = &tile->segments[s];
  BstSides across = bst_sides_rotate (segment->sides, 1);

  if (segment->kind == BST_FEATURE_RIVER || (segment->kind == BST_FEATURE_ROAD && segment->has_twin))
    return TRUE;
  if (segment->kind == BST_FEATURE_FIELD)
    return is_spanned (tile);
  if (bst_sides_rotate (segment->sides, 2) != segment->sides)
    return FALSE;
  for (guint t = 0; t < tile->n_segments; t++)
    if (t != s && tile->segments[t].kind == BST_FEATURE_CITY && (tile->segments[t].sides & across))
      return TRUE;
  return FALSE;
}

static void
check_segment (const BstRenderArt *art,
               Map                *map,
               const BstTileType  *tile,
               guint               type,
               guint               rotation,
               guint               s)
{
  const BstSegment *segment = &tile->segments[s];
  BstSides sides = bst_tile_type_get_sides (tile, s, rotation);
  guint parts = count_parts (map, s);
  double x;
  double y;

  g_assert_cmpuint (parts, >=, 1);
  g_assert_cmpuint (parts, <=, may_pass_below (tile, s) ? 2 : 1);
  if (segment->kind == BST_FEATURE_FIELD || segment->kind == BST_FEATURE_CITY)
    g_assert_cmphex (border_sides (map, s), ==, sides);
  if (segment->kind == BST_FEATURE_ROAD || segment->kind == BST_FEATURE_RIVER)
    for (guint edge = 0; edge < 4; edge++)
      {
        double mx = edge == 1 ? 0.999 : edge == 3 ? 0.001 : 0.5;
        double my = edge == 0 ? 0.001 : edge == 2 ? 0.999 : 0.5;

        if (sides & bst_sides_of_edge ((BstDirection) edge))
          g_assert_cmpuint (bst_render_art_pick (art, type, rotation, mx, my), ==, s);
      }
  if (segment->kind == BST_FEATURE_FIELD)
    g_assert_cmphex (touched_cities (map, tile, s), ==, segment->cities);
  bst_render_spot_point (art, type, rotation, s, &x, &y);
  g_assert_cmpuint (bst_render_art_pick (art, type, rotation, x, y), ==, s);
}

static void
test_regions (gconstpointer name)
{
  g_autoptr (BstTileSet) set = load_set (name);
  g_autoptr (BstRenderArt) art = bst_render_art_new (set);
  g_autofree Map *map = g_new (Map, 1);

  for (guint type = first_type (name); type < bst_tile_set_get_n_types (set); type++)
    for (guint rotation = 0; rotation < 4; rotation++)
      {
        const BstTileType *tile = bst_tile_set_get_type (set, type);

        g_test_message ("%s, %u quarter turns", tile->id, rotation);
        paint (art, type, rotation, map);
        memset (map->parts, 0xff, sizeof map->parts);
        map->n_parts = 0;
        for (guint s = 0; s < tile->n_segments; s++)
          check_segment (art, map, tile, type, rotation, s);
      }
}

/* The pointer finds what is painted. */
static void
test_pick (gconstpointer name)
{
  g_autoptr (BstTileSet) set = load_set (name);
  g_autoptr (BstRenderArt) art = bst_render_art_new (set);
  g_autofree Map *map = g_new (Map, 1);

  for (guint type = first_type (name); type < bst_tile_set_get_n_types (set); type++)
    {
      guint wrong = 0;

      paint (art, type, type % 4, map);
      for (guint y = 2; y < SIZE; y += 7)
        for (guint x = 2; x < SIZE; x += 7)
          if (map->ids[y][x] != NOTHING
              && bst_render_art_pick (art, type, type % 4, (x + 0.5) / SIZE, (y + 0.5) / SIZE)
                 != map->ids[y][x])
            wrong++;
      /* A pixel's middle may lie on the other side of an outline by rounding. */
      g_assert_cmpuint (wrong, <, 6);
      g_assert_cmpuint (bst_render_art_pick (art, type, 0, -0.1, 0.5), ==, BST_NO_SEGMENT);
      g_assert_cmpuint (bst_render_art_pick (art, type, 0, 0.5, NAN), ==, BST_NO_SEGMENT);
    }
}

/* Figures on one tile do not stand on each other. */
static void
test_spots (gconstpointer name)
{
  g_autoptr (BstTileSet) set = load_set (name);
  g_autoptr (BstRenderArt) art = bst_render_art_new (set);
  double closest = 9;

  for (guint type = first_type (name); type < bst_tile_set_get_n_types (set); type++)
    {
      const BstTileType *tile = bst_tile_set_get_type (set, type);

      for (guint s = 0; s < tile->n_segments; s++)
        for (guint t = 0; t < s; t++)
          {
            double ax, ay, bx, by;

            bst_render_spot_point (art, type, 0, s, &ax, &ay);
            bst_render_spot_point (art, type, 0, t, &bx, &by);
            if (hypot (ax - bx, ay - by) < closest)
              g_test_message ("%s %u %u: %.3f", tile->id, s, t, hypot (ax - bx, ay - by));
            closest = MIN (closest, hypot (ax - bx, ay - by));
          }
    }
  g_assert_cmpfloat (closest, >, 0.17);
}

/* Emblems lie on their segment, an inn in a field by its road, and no figure hides them. */
static void
check_emblem (const BstRenderArt *art,
              const BstTileType  *tile,
              guint               type,
              guint               segment)
{
  BstRenderVector at = bst_render_art_get_emblem (art, type, segment);
  guint on = bst_render_art_pick (art, type, 0, at.x, at.y);

  g_test_message ("%s: %.2f %.2f", tile->id, at.x, at.y);
  g_assert_cmpuint (on, !=, BST_NO_SEGMENT);
  if (tile->segments[segment].emblems & BST_EMBLEM_INN)
    g_assert_cmpint (tile->segments[on].kind, ==, BST_FEATURE_FIELD);
  else
    g_assert_cmpuint (on, ==, segment);
  g_assert_cmpfloat (MIN (MIN (at.x, at.y), MIN (1 - at.x, 1 - at.y)), >, 0.10);
  for (guint s = 0; s < tile->n_segments; s++)
    {
      BstRenderVector spot = bst_render_art_get_spot (art, type, s);

      g_assert_cmpfloat (hypot (spot.x - at.x, spot.y - at.y), >, 0.155);
    }
}

/* A sign lies on a field or in a city, the volcano on a field, a lake at the end of its roads, and no figure hides it. */
static void
check_sign (const BstRenderArt *art,
            const BstTileType  *tile,
            guint               type,
            guint               bit)
{
  BstRenderVector at = bst_render_art_get_sign (art, type, bit);
  guint on = bst_render_art_pick (art, type, 0, at.x, at.y);

  g_test_message ("%s, sign %u: %.2f %.2f", tile->id, bit, at.x, at.y);
  g_assert_cmpuint (on, !=, BST_NO_SEGMENT);
  if ((1u << bit) == BST_SIGN_FERRY)
    g_assert_cmpint (tile->segments[on].kind, ==, BST_FEATURE_ROAD);
  else if (tile->segments[on].kind != BST_FEATURE_CITY || (1u << bit) == BST_SIGN_VOLCANO)
    g_assert_cmpint (tile->segments[on].kind, ==, BST_FEATURE_FIELD);
  g_assert_cmpfloat (MIN (MIN (at.x, at.y), MIN (1 - at.x, 1 - at.y)), >, 0.10);
  for (guint s = 0; s < tile->n_segments; s++)
    {
      BstRenderVector spot = bst_render_art_get_spot (art, type, s);

      g_assert_cmpfloat (hypot (spot.x - at.x, spot.y - at.y), >, 0.155);
    }
}

static void
test_signs (gconstpointer name)
{
  g_autoptr (BstTileSet) set = load_set (name);
  g_autoptr (BstRenderArt) art = bst_render_art_new (set);

  for (guint type = first_type (name); type < bst_tile_set_get_n_types (set); type++)
    for (guint bit = 0; bit < BST_N_SIGNS; bit++)
      if (bst_tile_set_get_type (set, type)->signs & (1u << bit))
        check_sign (art, bst_tile_set_get_type (set, type), type, bit);
}

static void
test_emblems (gconstpointer name)
{
  g_autoptr (BstTileSet) set = load_set (name);
  g_autoptr (BstRenderArt) art = bst_render_art_new (set);

  for (guint type = first_type (name); type < bst_tile_set_get_n_types (set); type++)
    for (guint s = 0; s < bst_tile_set_get_type (set, type)->n_segments; s++)
      if (bst_tile_set_get_type (set, type)->segments[s].emblems != 0)
        check_emblem (art, bst_tile_set_get_type (set, type), type, s);
}

/* A set of one tile, over which a bridge may be built: all field, or with a monastery. (transfer full) */
static BstTileSet *
make_bridged_set (gboolean has_monastery)
{
  BstTileSet *set = bst_tile_set_new ("bridged");
  BstTileType tile = { .id = (char *) "F", .count = 2 };

  if (has_monastery)
    tile.segments[tile.n_segments++] = (BstSegment) { .kind = BST_FEATURE_MONASTERY };
  tile.segments[tile.n_segments++] = (BstSegment) { .kind = BST_FEATURE_FIELD, .sides = 0xff };
  g_assert_true (bst_tile_set_add (set, &tile, NULL));
  tile.segments[tile.n_segments++] = (BstSegment) {
    .kind = BST_FEATURE_ROAD, .sides = bst_sides_of_edge (BST_EAST) | bst_sides_of_edge (BST_WEST)
  };
  g_assert_cmpint (bst_tile_set_add_form (set, 0, "WE", &tile, NULL), ==, 1);
  g_assert_true (bst_tile_set_add_start (set, "F", 0, 0, 0, NULL));
  g_assert_true (bst_tile_set_seal (set, NULL));

  return set;
}

/* A form of a tile is drawn as it is: the bridge is a road from edge to edge, and all else is there as before; the field
 * goes on beneath. */
static void
test_forms (void)
{
  for (guint has_monastery = 0; has_monastery < 2; has_monastery++)
    {
      g_autoptr (BstTileSet) set = make_bridged_set (has_monastery != 0);
      g_autoptr (BstRenderArt) art = bst_render_art_new (set);
      guint form = (guint) bst_tile_set_find_form (set, "F+WE");
      guint n_segments = bst_tile_set_get_type (set, form)->n_segments;

      g_assert_cmpuint (n_segments, ==, has_monastery + 2);
      for (guint s = 0; s < n_segments; s++)
        {
          double x, y;

          bst_render_spot_point (art, form, 0, s, &x, &y);
          g_assert_cmpuint (bst_render_art_pick (art, form, 0, x, y), ==, s);
        }
      g_assert_cmpuint (bst_render_art_pick (art, form, 0, 0.001, 0.5), ==, n_segments - 1);
      g_assert_cmpuint (bst_render_art_pick (art, form, 0, 0.999, 0.5), ==, n_segments - 1);
      g_assert_cmpuint (bst_render_art_pick (art, form, 1, 0.5, 0.001), ==, n_segments - 1);
      for (guint half = 0; half < 2; half++)
        {
          g_assert_cmpuint (bst_render_art_pick (art, form, 0, 0.1, half == 0 ? 0.1 : 0.9), ==, n_segments - 2);
          g_assert_cmpuint (bst_render_art_pick (art, 0, 0, 0.001, 0.5), ==, n_segments - 2);
        }
    }
}

/* The edge at which a point lies. */
static guint
edge_at (BstRenderPoint p)
{
  return p.y == 0 ? BST_NORTH : p.x == BST_RENDER_GRID ? BST_EAST : p.y == BST_RENDER_GRID ? BST_SOUTH : BST_WEST;
}

/* Half of the width, in grid units, of what crosses it there. */
static gint32
half_at (const BstTileType *tile,
         BstRenderPoint     p)
{
  double half = tile->edges[edge_at (p)] == BST_EDGE_RIVER ? BST_RENDER_RIVER_HALF : BST_RENDER_ROAD_HALF;

  return (gint32) lround (half * BST_RENDER_GRID);
}

/* Does something end in the middle of the edge: one of two cities there, or of two fields? */
static gboolean
is_shared (const BstTileType    *tile,
           const BstOrientation *orientation,
           guint                 edge)
{
  BstSides first = (BstSides) (1u << (2 * edge)), second = (BstSides) (1u << (2 * edge + 1));

  if (tile->edges[edge] != BST_EDGE_FIELD)
    return orientation->edge_second[edge] != BST_NO_SEGMENT;
  for (guint s = 0; s < tile->n_segments; s++)
    if (tile->segments[s].sides & first)
      return !(tile->segments[s].sides & second);
  return FALSE;
}

/* Neighbours agree at their common edge: where the band of a road or river meets the border is
 * the same for every tile, edge and rotation, to the grid unit; cities or fields that share an edge
 * meet in its middle. */
static void
test_seams (gconstpointer name)
{
  g_autoptr (BstTileSet) set = load_set (name);
  g_autoptr (BstRenderArt) art = bst_render_art_new (set);

  for (guint type = first_type (name); type < bst_tile_set_get_n_types (set); type++)
    for (guint s = 0; s < bst_tile_set_get_type (set, type)->n_segments; s++)
      {
        const BstSegment *segment = &bst_tile_set_get_type (set, type)->segments[s];
        const BstRenderOutline *outline = bst_render_art_get_outline (art, type, s);
        const BstOrientation *orientation = bst_tile_set_get_orientation (set, type, 0);

        for (guint l = 0; l < outline->n_loops; l++)
          for (guint i = 0; i < outline->loops[l].n_points; i++)
            {
              BstRenderPoint p = outline->loops[l].points[i];
              gboolean flat = p.y == 0 || p.y == BST_RENDER_GRID;
              gboolean steep = p.x == 0 || p.x == BST_RENDER_GRID;
              gint32 at = ABS ((flat ? p.x : p.y) - BST_RENDER_GRID / 2);

              if (flat == steep)        /* inside, or a corner */
                continue;
              if (at == 0 && is_shared (bst_tile_set_get_type (set, type), orientation, edge_at (p)))
                continue;
              g_assert_cmpint (segment->kind, !=, BST_FEATURE_CITY);
              g_assert_cmpint (at, ==, half_at (bst_tile_set_get_type (set, type), p));
            }
      }
}

static guint
count_inns (const char *id,
            const char *inns)
{
  static const BstPlayer players[] = { { .name = (char *) "" },
                                       { .name = (char *) "", .colour = BST_COLOUR_BLUE } };
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (id, NULL);
  g_autoptr (BstRenderArt) art = NULL;
  g_autoptr (BstGame) game = NULL;
  BstRules rules;
  guint n_inns = 0;

  bst_rules_init (&rules);
  g_assert_true (bst_rules_set (&rules, "inns", inns, NULL));
  game = bst_game_new (set, &rules, players, G_N_ELEMENTS (players), NULL);
  art = bst_render_art_new_for_game (game);
  g_assert_true (bst_render_art_suits (art, game));
  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    {
      g_autoptr (GArray) scenery = bst_render_scenery_new (art, type, 0, 0, BST_RENDER_DETAIL_HIGH);

      for (guint i = 0; i < scenery->len; i++)
        n_inns += g_array_index (scenery, BstRenderOrnament, i).kind == BST_RENDER_ORNAMENT_INN;
    }

  return n_inns;
}

/* W1: the inn of the Winter Edition is asleep unless the game is played with inns. */
static void
test_sleeping_inns (void)
{
  g_assert_cmpuint (count_inns ("basic+winter", "no"), ==, 0);
  g_assert_cmpuint (count_inns ("basic+winter", "yes"), ==, 1);
}

/* The two sieges have signs of their own. */
static void
test_sieges (void)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic+siege-cathars+siege-besiegers", NULL);
  g_autoptr (BstRenderArt) art = bst_render_art_new (set);
  guint n_signs[2] = { 0 };

  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    {
      g_autoptr (GArray) scenery = bst_render_scenery_new (art, type, 0, 0, BST_RENDER_DETAIL_HIGH);

      for (guint i = 0; i < scenery->len; i++)
        if (g_array_index (scenery, BstRenderOrnament, i).kind == BST_RENDER_ORNAMENT_SIEGE)
          n_signs[g_array_index (scenery, BstRenderOrnament, i).look]++;
    }
  g_assert_cmpuint (n_signs[0], ==, 4);
  g_assert_cmpuint (n_signs[1], ==, 6);
}

/* What was worked out for the last game is there for the next. */
static void
test_remembered (void)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic", NULL);
  g_autoptr (BstTileSet) other_set = bst_io_tile_set_load ("basic+river", NULL);
  BstRenderArt *art = bst_render_art_new (set);
  g_autoptr (BstRenderArt) other = bst_render_art_new (other_set);
  g_autoptr (BstRenderArt) again = NULL;

  bst_render_art_unref (art);
  again = bst_render_art_new (set);
  g_assert_true (again == art);
  g_assert_true (other != art);
  g_assert_true (bst_render_art_get_tile_set (other) == other_set);
}

static void
add_tests (const char *name)
{
  static const struct { const char *title; GTestDataFunc func; } tests[] = {
    { "regions", test_regions }, { "pick", test_pick }, { "spots", test_spots },
    { "emblems", test_emblems }, { "signs", test_signs }, { "seams", test_seams }
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/outline/%s/%s", name, tests[i].title);

      g_test_add_data_func_full (path, g_strdup (name), tests[i].func, g_free);
    }
}

int
main (int    argc,
      char **argv)
{
  g_auto (GStrv) sets = bst_io_tile_set_list ();

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; sets[i] != NULL; i++)
    {
      g_autofree char *name = bundled_name (sets[i]);

      add_tests (name);
    }
  add_tests ("further");
  g_test_add_func ("/outline/forms", test_forms);
  g_test_add_func ("/outline/sleeping-inns", test_sleeping_inns);
  g_test_add_func ("/outline/sieges", test_sieges);
  g_test_add_func ("/outline/remembered", test_remembered);
  return g_test_run ();
}
