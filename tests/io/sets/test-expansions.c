/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bundled tile sets beside the base game's. */

#include "bst-io-tile-set.h"

#include <string.h>

/* Everything on a set's tiles that a rule counts, copies included. */
typedef struct
{
  guint tiles;
  guint pennants;
  guint monasteries;
  guint towers;
  guint never;
  guint emblems[10];            /* by the bit of BstEmblem */
  guint signs[BST_N_SIGNS];     /* by the bit of BstSign */
} Census;

static void
count_type (const BstTileType *type,
            Census            *census)
{
  census->tiles += type->count;
  census->never += type->group == BST_DRAW_NEVER ? type->count : 0;
  for (guint bit = 0; bit < G_N_ELEMENTS (census->signs); bit++)
    census->signs[bit] += (type->signs >> bit & 1u) * type->count;
  for (guint i = 0; i < type->n_segments; i++)
    {
      const BstSegment *segment = &type->segments[i];

      census->pennants += segment->pennants * type->count;
      census->monasteries += segment->kind == BST_FEATURE_MONASTERY ? type->count : 0;
      census->towers += segment->kind == BST_FEATURE_TOWER ? type->count : 0;
      for (guint bit = 0; bit < G_N_ELEMENTS (census->emblems); bit++)
        census->emblems[bit] += (segment->emblems >> bit & 1u) * type->count;
    }
}

/* Of all types, those of @prefix. */
static Census
take_census (const char *id,
             const char *prefix)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (id, &error);
  Census census = { 0 };

  g_assert_no_error (error);
  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    if (g_str_has_prefix (bst_tile_set_get_type (set, i)->id, prefix))
      count_type (bst_tile_set_get_type (set, i), &census);

  return census;
}

/* The sums of the tables in rules.md, 2. Emblems in their order: inn, cathedral, wine, grain,
 * cloth, pig herd, princess, siege, plague, drought. */
static void
expansions_have_the_tiles_of_their_tables (void)
{
  static const struct
  {
    const char *id;
    const char *prefix;
    Census      census;
  } expected[] = {
    { "river", "RI", { 12, 0, 1, 0, 0, { 0 }, { 0 } } },
    { "river-2", "RI", { 12, 1, 1, 0, 0, { 1, 0, 0, 0, 0, 1 }, { 1 } } },
    { "inns-and-cathedrals", "IC/", { 18, 3, 1, 0, 0, { 6, 2 }, { 0 } } },
    { "traders-and-builders", "TB/", { 24, 0, 1, 0, 0, { 0, 0, 9, 6, 5 }, { 0 } } },
    { "abbey-and-mayor", "AM/", { 18, 6, 7, 0, 6, { 0 }, { 0 } } },
    { "princess-and-dragon", "DG/", { 30, 3, 2, 0, 0, { 0, 0, 0, 0, 0, 0, 6 }, { 6, 12, 6 } } },
    { "tower", "TO/", { 18, 1, 1, 18, 0, { 0 }, { 0 } } },
    { "siege-cathars", "SI.CA/", { 4, 0, 0, 0, 0, { 0, 0, 0, 0, 0, 0, 0, 4 }, { 0 } } },
    { "siege-besiegers", "SI.BE/", { 6, 0, 0, 0, 0, { 0, 0, 0, 0, 0, 0, 0, 6 }, { 0 } } },
    { "gq11", "GQ/", { 10, 0, 1, 0, 0, { 0, 0, 0, 0, 0, 1 }, { 0 } } },
    { "gq11-river", "GQ/", { 2, 0, 0, 0, 0, { 0 }, { 0 } } },
    { "flier", "FL/", { 8, 0, 0, 0, 0, { 0 }, { 0, 0, 0, 8 } } },
    { "ferries", "FR/", { 8, 0, 0, 0, 0, { 0 }, { 0, 0, 0, 0, 8 } } },
    { "king-and-robber", "KR/", { 5, 0, 1, 0, 0, { 0 }, { 0 } } },
    { "goldmines", "GO/", { 8, 0, 4, 0, 0, { 0 }, { [5] = 8 } } },
    { "mage-and-witch", "MW/", { 8, 0, 0, 0, 0, { 0 }, { [6] = 8 } } },
    { "hills-and-sheep", "HS/", { 18, 0, 2, 0, 0, { 0 }, { [10] = 8, 8 } } },
    { "corn-circles-1", "CC.1/", { 6, 0, 0, 0, 0, { 0 }, { [7] = 2, 2, 2 } } },
    { "corn-circles-2", "CC.2/", { 6, 0, 0, 0, 0, { 0 }, { [7] = 2, 2, 2 } } },
    { "drought-and-pestilence", "DP/",
      { 6, 0, 0, 0, 0, { 0, 0, 0, 0, 0, 0, 0, 0, 2, 5 }, { 0 } } },
    { "winter", "WI/", { 12, 0, 2, 0, 0, { 1 }, { 0 } } },
    { "winter-wd", "WI/", { 12, 0, 2, 0, 0, { 1 }, { 0 } } },
    { "winter-we2", "WI/", { 12, 0, 2, 0, 0, { 1 }, { 0 } } },
    { "winter-we3", "WI/", { 12, 0, 2, 0, 0, { 1 }, { 0 } } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *id = g_strconcat ("basic+", expected[i].id, NULL);
      Census census = take_census (id, expected[i].prefix);

      if (memcmp (&census, &expected[i].census, sizeof census) != 0)
        g_error ("%s: %u tiles, %u pennants, %u monasteries, %u towers", id, census.tiles,
                 census.pennants, census.monasteries, census.towers);
    }
}

static const BstTileType *
get_type (const BstTileSet *set,
          const char       *id)
{
  int index = bst_tile_set_find (set, id);

  g_assert_cmpint (index, !=, BST_NO_TILE);

  return bst_tile_set_get_type (set, (guint) index);
}

/* Each garden, and the tile that it is on but for the garden (more-sets.md, 0). */
static void
gardens_take_the_place_of_plain_tiles (void)
{
  static const char * const pairs[][2] = {
    { "BA/CcG", "BA/Cc.1" }, { "BA/Cc+G", "BA/Cc+" }, { "BA/CccG", "BA/Ccc" }, { "BA/CG", "BA/C" },
    { "BA/CFCG", "BA/CFC.2" }, { "BA/CCG", "BA/CC.2" }, { "BA/RrG", "BA/Rr" }, { "BA/RFrG", "BA/RFr" },
    { "IC/CCCCG", "IC/CCCC" }, { "IC/RFr.iG", "IC/RFr.i" }, { "TB/CcRR.wG", "TB/CcRR.w" }, { "TB/CcR.cG", "TB/CcR.c" },
    { "DG/C.dG", "DG/C.d" }, { "DG/Cc.pG", "DG/Cc.p" }, { "TO/FG", "TO/F" }, { "TO/RRG", "TO/RR" }, { "AM/RG", "AM/R" },
    { "RI.1/IIG", "RI.1/II" }, { "FL/F.dG", "FL/F.d" }, { "MW/CCRrG", "MW/CCRr.2" }, { "KR/RCG", "KR/RC" }, { "HS/RR.hG", "HS/RR.h" },
  };
  static const char sets[] = "basic+river+inns-and-cathedrals+traders-and-builders+abbey-and-mayor+princess-and-dragon+tower"
                             "+flier+mage-and-witch+king-and-robber+hills-and-sheep";
  g_autofree char *with_gardens = g_strconcat (sets, "+abbot", NULL);
  g_autoptr (BstTileSet) plain = bst_io_tile_set_load (sets, NULL);
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (with_gardens, NULL);
  guint n_gardens = 0;

  g_assert_cmpuint (bst_tile_set_get_n_tiles (set), ==, bst_tile_set_get_n_tiles (plain));
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      const BstTileType *garden = get_type (set, pairs[i][0]), *without = get_type (plain, pairs[i][1]);
      int left = bst_tile_set_find (set, pairs[i][1]);

      g_assert_cmpuint (garden->count, ==, 1);
      g_assert_cmpuint (left == BST_NO_TILE ? 0 : bst_tile_set_get_type (set, (guint) left)->count, ==, without->count - 1);
      g_assert_cmpuint (garden->n_segments, ==, without->n_segments + 1);
      g_assert_cmpint (garden->segments[without->n_segments].kind, ==, BST_FEATURE_GARDEN);
      g_assert_cmpint (garden->group, ==, without->group);
      g_assert_cmpuint (garden->signs, ==, without->signs);
      for (guint k = 0; k < without->n_segments; k++)
        {
          g_assert_cmpint (garden->segments[k].kind, ==, without->segments[k].kind);
          g_assert_cmpuint (garden->segments[k].sides, ==, without->segments[k].sides);
          g_assert_cmpuint (garden->segments[k].cities, ==, without->segments[k].cities);
          g_assert_cmpuint (garden->segments[k].emblems, ==, without->segments[k].emblems);
        }
    }
  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    for (guint k = 0; k < bst_tile_set_get_type (set, i)->n_segments; k++)
      n_gardens += bst_tile_set_get_type (set, i)->segments[k].kind == BST_FEATURE_GARDEN;
  g_assert_cmpuint (n_gardens, ==, G_N_ELEMENTS (pairs));
}

/* Of the river, too, and of its second part. */
static void
gardens_lie_by_rivers (void)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic+river-2+abbot", NULL);

  g_assert_cmpuint (get_type (set, "RI.2/IIG")->count, ==, 1);
  g_assert_cmpint (bst_tile_set_find (set, "RI.2/II"), ==, BST_NO_TILE);
}

/* Of two copies of a set two tiles each have one, wherever the gardens are named. */
static void
gardens_come_with_each_copy (void)
{
  static const char * const ids[] = { "basic:2+abbot", "abbot+basic:2" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BstTileSet) set = bst_io_tile_set_load (ids[i], &error);

      g_assert_no_error (error);
      g_assert_cmpuint (bst_tile_set_get_n_tiles (set), ==, 144);
      g_assert_cmpuint (get_type (set, "BA/CG")->count, ==, 2);
      g_assert_cmpuint (get_type (set, "BA/C")->count, ==, 8);
    }
}

/* The besieged cities lie as on tiles of other sets; only their emblem and an inn differ. */
static void
siege_tiles_are_shaped_as_others (void)
{
  static const char * const pairs[][2] = {
    { "SI.BE/Ccc", "R" }, { "SI.BE/CcR", "IC/CcR" }, { "SI.BE/CFR", "IC/CFR" },
    { "SI.BE/CRr", "J" }, { "SI.BE/RCc", "IC/RCc.i" }, { "SI.BE/RrC", "K" },
    { "SI.CA/C", "E" }, { "SI.CA/RCr", "D" }, { "SI.CA/Cc", "N" }, { "SI.CA/CcRr", "P" },
  };
  g_autoptr (BstTileSet) set
    = bst_io_tile_set_load ("basic+inns-and-cathedrals+siege-cathars+siege-besiegers", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      const BstTileType *siege = get_type (set, pairs[i][0]);
      const BstTileType *other = get_type (set, pairs[i][1]);

      g_assert_cmpuint (siege->n_segments, ==, other->n_segments);
      for (guint k = 0; k < siege->n_segments; k++)
        {
          BstSegment segment = siege->segments[k];

          g_assert_cmpint (segment.emblems, ==,
                           segment.kind == BST_FEATURE_CITY ? BST_EMBLEM_SIEGE : 0);
          segment.emblems = other->segments[k].emblems;
          g_assert_cmpmem (&segment, sizeof segment, &other->segments[k], sizeof segment);
        }
    }
}

static void
abbey_has_no_edges (void)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic+abbey-and-mayor", NULL);
  const BstTileType *abbey = get_type (set, "AM/A");

  g_assert_cmpuint (abbey->n_segments, ==, 1);
  g_assert_cmpint (abbey->segments[0].kind, ==, BST_FEATURE_MONASTERY);
  g_assert_cmpuint (abbey->rotations, ==, 1);
  for (guint d = 0; d < BST_N_DIRECTIONS; d++)
    g_assert_cmpuint (abbey->edges[d], ==, BST_EDGE_NONE);
}

/* H6: wherever three road ends meet, and no monastery stands there and no lake is. */
static void
every_crossing_is_marked (void)
{
  g_auto (GStrv) ids = bst_io_tile_set_list ();
  g_autofree char *all = g_strjoinv ("+", ids);
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (all, NULL);

  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    {
      const BstTileType *type = bst_tile_set_get_type (set, i);
      guint roads = 0;
      gboolean monastery = FALSE;

      for (guint k = 0; k < type->n_segments; k++)
        {
          roads += type->segments[k].kind == BST_FEATURE_ROAD;
          monastery |= type->segments[k].kind == BST_FEATURE_MONASTERY;
        }
      if ((type->crossing != BST_CROSSING_NONE) != (roads > 2 && !monastery && !(type->signs & BST_SIGN_FERRY)))
        g_error ("the crossing of %s", type->id);
    }
}

/* All bundled sets in one game: no set comes twice, an addition brings what it is added to. */
static void
all_sets_make_one (void)
{
  g_auto (GStrv) ids = bst_io_tile_set_list ();
  g_autofree char *all = g_strjoinv ("+", ids);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (all, &error);
  g_autoptr (BstTileSet) twice = NULL;

  g_assert_no_error (error);
  /* Of nine tiles with gardens the plain one is there as well. */
  g_assert_cmpuint (bst_tile_set_get_n_types (set), ==, 24 + 10 + 11 + 17 + 24 + 13 + 29 + 17 + 10 + 12
                                                        + 6 + 12 + 9 + 8 + 3 + 8 + 8 + 6 + 6 + 5 + 16);
  /* The spring RI/s is not among them: that of GQ11 takes its place; nor is the lake of the River, beside the River II. */
  g_assert_cmpuint (bst_tile_set_get_n_tiles (set), ==, 72 + 10 + 11 + 18 + 24 + 18 + 30 + 18 + 10 + 12
                                                        + 6 + 12 + 8 + 8 + 8 + 8 + 6 + 6 + 5 + 18);

  twice = bst_io_tile_set_load ("basic+river+basic", &error);
  g_assert_null (twice);
  g_assert_error (error, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED);
}

/* formats.md, 1.11.2 */
static void
other_spring_takes_the_place_of_the_river_s (void)
{
  static const char * const ids[] = { "basic+river+gq11-river", "basic+gq11-river",
                                      "basic+gq11-river+river" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (BstTileSet) set = bst_io_tile_set_load (ids[i], NULL);
      guint n_starts;

      g_assert_cmpint (bst_tile_set_get_starts (set, &n_starts)->type, ==,
                       bst_tile_set_find (set, "GQ/RFI"));
      g_assert_cmpuint (n_starts, ==, 1);
      g_assert_cmpuint (get_type (set, "RI/s")->count, ==, 0);
      g_assert_cmpint (bst_tile_set_get_replaced_start (set), ==, bst_tile_set_find (set, "D"));
      g_assert_cmpuint (get_type (set, "D")->count, ==, 4);
      g_assert_cmpuint (bst_tile_set_get_n_tiles (set), ==, 72 + 12 + 2 - 1);
    }
}

/* RV12, RV16: whatever the order, one spring and one lake. */
static void
rivers_share_spring_and_lake (void)
{
  static const struct
  {
    const char *id;
    const char *spring;
    guint       n_tiles;
  } expected[] = {
    { "basic+river-2", "RI/s", 72 + 12 },
    { "basic+river+river-2", "RI/s", 72 + 11 + 11 },
    { "basic+river-2+river", "RI/s", 72 + 11 + 11 },
    { "basic+river-2+gq11-river", "GQ/RFI", 72 + 12 + 1 },
    { "basic+gq11-river+river-2", "GQ/RFI", 72 + 12 + 1 },
    { "basic+gq11-river+river-2+river", "GQ/RFI", 72 + 11 + 11 + 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (BstTileSet) set = bst_io_tile_set_load (expected[i].id, NULL);
      int lake = bst_tile_set_find (set, "RI.1/I.e");
      guint n_starts;
      int start = bst_tile_set_get_starts (set, &n_starts)->type;

      g_assert_cmpuint (n_starts, ==, 1);
      g_assert_cmpstr (bst_tile_set_get_type (set, (guint) start)->id, ==, expected[i].spring);
      g_assert_cmpuint (bst_tile_set_get_n_tiles (set), ==, expected[i].n_tiles);
      g_assert_true (lake == BST_NO_TILE || bst_tile_set_get_type (set, (guint) lake)->count == 0);
      g_assert_cmpuint (get_type (set, "RI.2/I.v")->count, ==, 1);
    }
}

/* The spring that both rivers include is theirs, and nothing to choose. */
static void
common_tiles_are_no_set (void)
{
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic+river-2", NULL);
  g_autofree const char **sources = bst_io_tile_set_list_sources (set);
  g_auto (GStrv) ids = bst_io_tile_set_list ();

  g_assert_true (g_strv_contains ((const char * const *) ids, "river-2"));
  g_assert_false (g_strv_contains ((const char * const *) ids, "river-spring"));
  g_assert_cmpstr (sources[bst_tile_set_find (set, "RI/s")], ==, "river-2");
}

/* --- What a set says of itself --- */

static void
switches_raise_what_is_off (void)
{
  BstRules rules, modern;

  bst_rules_init (&rules);
  bst_rules_init (&modern);
  bst_io_tile_set_raise_switches ("basic+river+winter-wd+gq11-river", &rules);
  g_assert_true (bst_rules_equal (&rules, &modern));
  g_assert_cmpstr (rules.id, ==, "modern");

  rules.figures[BST_FIGURE_BUILDER] = 2;
  rules.escape = BST_ESCAPE_SIEGE_TILE;
  bst_io_tile_set_raise_switches ("basic+traders-and-builders+siege-cathars+no-such-set", &rules);
  g_assert_cmpstr (rules.id, ==, "custom");
  g_assert_cmpuint (rules.figures[BST_FIGURE_BUILDER], ==, 2);
  g_assert_cmpint (rules.escape, ==, BST_ESCAPE_SIEGE_TILE);
  g_assert_cmpuint (rules.figures[BST_FIGURE_PIG], ==, 1);
  g_assert_true (rules.goods);
  g_assert_true (rules.siege);
  g_assert_false (rules.inns);
}

static void
expansions_bring_their_switches (void)
{
  static const char * const expected[][2] = {
    { "inns-and-cathedrals", "modern,big-followers=1,inns=yes" },
    { "traders-and-builders", "modern,builders=1,pigs=1,goods=yes" },
    { "gq11", "modern,pig-herds=yes" },
    { "abbey-and-mayor", "modern,abbeys=1,barns=1,wagons=1,mayors=1" },
    { "princess-and-dragon", "modern,dragon=yes,fairy=yes,princess=may,portals=yes" },
    { "tower", "modern,towers=yes" },
    { "siege-cathars+siege-besiegers", "modern,siege=yes,escape=any-tile" },
    { "drought-and-pestilence", "modern,drought=yes,plague=yes" },
    { "abbot", "modern,abbots=1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *text = NULL;
      BstRules rules;

      bst_rules_init (&rules);
      bst_io_tile_set_raise_switches (expected[i][0], &rules);
      text = bst_rules_to_text (&rules);
      g_assert_cmpstr (text, ==, expected[i][1]);
    }
}

static void
certainty_is_told (void)
{
  static const struct
  {
    const char     *id;
    const char     *tile;
    BstIoCertainty  certainty;
  } expected[] = {
    { "basic", NULL, BST_IO_CERTAINTY_DOCUMENT },
    { "tower", NULL, BST_IO_CERTAINTY_PEER },
    { "winter", "WI/RC", BST_IO_CERTAINTY_PEER },
    { "winter-we2", "WI/RC", BST_IO_CERTAINTY_OWN },
    { "basic+winter-we2", "BA/RCr", BST_IO_CERTAINTY_DOCUMENT },
    { "basic+winter-we2", NULL, BST_IO_CERTAINTY_OWN },
    { "drought-and-pestilence", "DP/1", BST_IO_CERTAINTY_DOCUMENT },
    { "drought-and-pestilence", "DP/2", BST_IO_CERTAINTY_DOCUMENT },
    { "drought-and-pestilence", "DP/3", BST_IO_CERTAINTY_OWN },
    { "drought-and-pestilence", "DP/6", BST_IO_CERTAINTY_OWN },
    { "basic", "no such tile", BST_IO_CERTAINTY_DOCUMENT },
  };
  g_autofree char *none = bst_io_tile_set_dup_note ("basic+river");
  g_autofree char *two = bst_io_tile_set_dup_note ("basic+drought-and-pestilence+winter-wd");

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpint (bst_io_tile_set_get_certainty (expected[i].id, expected[i].tile), ==,
                     expected[i].certainty);
  g_assert_null (none);
  g_assert_nonnull (strstr (two, "DP/3"));
  g_assert_nonnull (strstr (two, ".\n"));
}

static void
each_set_says_what_it_brings (void)
{
  g_auto (GStrv) ids = bst_io_tile_set_list ();

  for (char **id = ids; *id != NULL; id++)
    {
      g_autofree char *description = bst_io_tile_set_dup_description (*id);
      g_autofree char *source = bst_io_tile_set_dup_source (*id);

      g_assert_nonnull (description);
      g_assert_true (g_str_has_suffix (description, "."));
      if (bst_io_tile_set_get_certainty (*id, NULL) == BST_IO_CERTAINTY_DOCUMENT)
        g_assert_nonnull (source);
      g_assert_true (source == NULL || *source != '\0');
    }
}

/* Whatever is not stated in a document has a sentence, or is as another program has it. */
static void
what_is_not_sure_has_a_note (void)
{
  g_auto (GStrv) ids = bst_io_tile_set_list ();

  for (char **id = ids; *id != NULL; id++)
    {
      g_autofree char *note = bst_io_tile_set_dup_note (*id);

      if (bst_io_tile_set_get_certainty (*id, NULL) == BST_IO_CERTAINTY_OWN)
        g_assert_nonnull (note);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/expansions/tiles", expansions_have_the_tiles_of_their_tables);
  g_test_add_func ("/expansions/gardens", gardens_take_the_place_of_plain_tiles);
  g_test_add_func ("/expansions/garden-copies", gardens_come_with_each_copy);
  g_test_add_func ("/expansions/garden-rivers", gardens_lie_by_rivers);
  g_test_add_func ("/expansions/siege", siege_tiles_are_shaped_as_others);
  g_test_add_func ("/expansions/abbey", abbey_has_no_edges);
  g_test_add_func ("/expansions/crossings", every_crossing_is_marked);
  g_test_add_func ("/expansions/all", all_sets_make_one);
  g_test_add_func ("/expansions/rivers", rivers_share_spring_and_lake);
  g_test_add_func ("/expansions/common", common_tiles_are_no_set);
  g_test_add_func ("/expansions/spring", other_spring_takes_the_place_of_the_river_s);
  g_test_add_func ("/expansions/about/switches", switches_raise_what_is_off);
  g_test_add_func ("/expansions/about/each", expansions_bring_their_switches);
  g_test_add_func ("/expansions/about/certainty", certainty_is_told);
  g_test_add_func ("/expansions/about/notes", what_is_not_sure_has_a_note);
  g_test_add_func ("/expansions/about/sentence", each_set_says_what_it_brings);

  return g_test_run ();
}
