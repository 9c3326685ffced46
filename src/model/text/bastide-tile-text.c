/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-tile-text.h"

#include <bst-io-emblem-words.h>
#include <bst-io-game-words.h>
#include <bst-render-plan.h>

#include <glib/gi18n.h>

typedef enum
{
  WORD_ABBEY,
  WORD_MONASTERY,
  WORD_CITY_FULL,
  WORD_CITY_THREE,
  WORD_CITY_TUBE,
  WORD_CITY_CORNER,
  WORD_CITY_END,
  WORD_CROSSROADS,
  WORD_JUNCTION,
  WORD_ROAD_THREE,
  WORD_ROAD_STRAIGHT,
  WORD_ROAD_CURVE,
  WORD_ROAD_END,
  WORD_SPRING,
  WORD_LAKE,
  WORD_RIVER_STRAIGHT,
  WORD_RIVER_CURVE,
  WORD_FIELD,
  WORD_BRIDGE,
  WORD_TUNNEL,
  WORD_HOUSE,
  WORD_TREE,
  WORD_PENNANT,
  WORD_TOWER,
  WORD_GARDEN,
  N_WORDS
} Word;

/* Emblems and signs come before the tower. Other words are only searched for. */
static const struct { const char *name; const char *others; } words[N_WORDS] = {
  /* Translators: from here on: what a tile is called at the table, by what is printed on it; in the
   * singular. Where the context is "tile search" it is other words for the same that a reader might
   * type: synonyms, popular names, other grammatical forms. Put yours; it is never shown. */
  [WORD_ABBEY] = { NC_("tile", "abbey"), NULL },
  [WORD_MONASTERY] = { NC_("tile", "monastery"), NC_("tile search", "cloister, monk") },
  [WORD_CITY_FULL] = { NC_("tile", "full city"), NC_("tile search", "four-sided, all, whole") },
  [WORD_CITY_THREE] = { NC_("tile", "three-sided city"), NC_("tile search", "three sides, 3") },
  [WORD_CITY_TUBE] = { NC_("tile", "city tube"),
                       NC_("tile search", "bridge, bow-tie, bowtie, through, tubes") },
  [WORD_CITY_CORNER] = { NC_("tile", "city corner"),
                         NC_("tile search", "triangle, diagonal, corners") },
  [WORD_CITY_END] = { NC_("tile", "city end"), NC_("tile search", "cap, one-sided, ends, caps") },
  [WORD_CROSSROADS] = { NC_("tile", "crossroads"), NC_("tile search", "crossing, four-way") },
  [WORD_JUNCTION] = { NC_("tile", "junction"), NC_("tile search", "T-junction, crossing, fork") },
  [WORD_ROAD_THREE] = { NC_("tile", "three-armed road"), NC_("tile search", "fork") },
  [WORD_ROAD_STRAIGHT] = { NC_("tile", "straight road"), NC_("tile search", "roads") },
  [WORD_ROAD_CURVE] = { NC_("tile", "road curve"), NC_("tile search", "bend, curves, roads") },
  [WORD_ROAD_END] = { NC_("tile", "road end"), NC_("tile search", "ends, dead end") },
  [WORD_SPRING] = { NC_("tile", "spring"), NC_("tile search", "river source") },
  [WORD_LAKE] = { NC_("tile", "lake"), NC_("tile search", "river end, mouth") },
  [WORD_RIVER_STRAIGHT] = { NC_("tile", "straight river"), NULL },
  [WORD_RIVER_CURVE] = { NC_("tile", "river curve"), NC_("tile search", "bend") },
  [WORD_FIELD] = { NC_("tile", "field alone"), NC_("tile search", "meadow, blank") },
  [WORD_BRIDGE] = { NC_("tile", "bridge"), NULL },
  [WORD_TUNNEL] = { NC_("tile", "tunnel"), NULL },
  [WORD_HOUSE] = { NC_("tile", "village"), NC_("tile search", "house") },
  [WORD_TREE] = { NC_("tile", "trees"), NC_("tile search", "bush, forest") },
  [WORD_PENNANT] = { NC_("tile", "pennant"), NC_("tile search", "shield, coat of arms") },
  [WORD_TOWER] = { NC_("tile", "tower"), NULL },
  [WORD_GARDEN] = { NC_("tile", "garden"), NC_("tile search", "flowers, abbot") },
};

/* How often each applies to a tile. */
typedef struct
{
  guint   n[N_WORDS];
  guint32 emblems;
  guint32 signs;
} Count;

/* --- Segments --- */

static guint
count_edges (BstSides sides)
{
  guint n = 0;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    n += (sides & bst_sides_of_edge (edge)) != 0;

  return n;
}

/* Two edges: do they lie across from each other? */
static gboolean
is_straight (BstSides sides)
{
  gboolean north = (sides & bst_sides_of_edge (0)) != 0;
  gboolean south = (sides & bst_sides_of_edge (2)) != 0;

  return north == south;
}

static Word
get_city_word (BstSides sides)
{
  switch (count_edges (sides))
    {
    case 4:
      return WORD_CITY_FULL;
    case 3:
      return WORD_CITY_THREE;
    case 2:
      return is_straight (sides) ? WORD_CITY_TUBE : WORD_CITY_CORNER;
    default:
      return WORD_CITY_END;
    }
}

static Word
get_road_word (BstSides sides)
{
  switch (count_edges (sides))
    {
    case 1:
      return WORD_ROAD_END;
    case 2:
      return is_straight (sides) ? WORD_ROAD_STRAIGHT : WORD_ROAD_CURVE;
    default:
      return WORD_ROAD_THREE;
    }
}

static Word
get_river_word (const BstTileType *type,
                BstSides           sides)
{
  if (count_edges (sides) > 1)
    return is_straight (sides) ? WORD_RIVER_STRAIGHT : WORD_RIVER_CURVE;

  return type->group == BST_DRAW_LAKE ? WORD_LAKE : WORD_SPRING;
}

static void
count_segment (Count             *count,
               const BstTileType *type,
               const BstSegment  *segment)
{
  count->emblems |= segment->emblems;
  count->n[WORD_PENNANT] += segment->pennants;
  switch (segment->kind)
    {
    case BST_FEATURE_CITY:
      count->n[get_city_word (segment->sides)]++;
      break;
    case BST_FEATURE_ROAD:
      count->n[get_road_word (segment->sides)]++;
      break;
    case BST_FEATURE_RIVER:
      count->n[get_river_word (type, segment->sides)]++;
      break;
    case BST_FEATURE_MONASTERY:
      count->n[type->group == BST_DRAW_NEVER ? WORD_ABBEY : WORD_MONASTERY]++;
      break;
    case BST_FEATURE_TOWER:
      count->n[WORD_TOWER]++;
      break;
    case BST_FEATURE_GARDEN:
      count->n[WORD_GARDEN]++;
      break;
    case BST_FEATURE_FIELD:
    default:
      break;
    }
}

/* --- The tile as a whole --- */

/* Where three road ends and more meet, that is what one sees; unless a monastery is there. */
static void
join_ends (Count *count)
{
  guint n = count->n[WORD_ROAD_END];

  if (n < 3 || count->n[WORD_MONASTERY] > 0)
    return;
  count->n[n == 3 ? WORD_JUNCTION : WORD_CROSSROADS] = 1;
  count->n[WORD_ROAD_END] = 0;
}

static void
count_words (Count             *count,
             const BstTileType *type)
{
  g_autoptr (BstRenderPlan) plan = bst_render_plan_new (type);
  gboolean is_field = type->group != BST_DRAW_NEVER;

  *count = (Count) { 0 };
  for (guint i = 0; i < type->n_segments; i++)
    {
      count_segment (count, type, &type->segments[i]);
      is_field = is_field && (type->segments[i].kind == BST_FEATURE_FIELD
                              || bst_feature_kind_get (type->segments[i].kind)->stays_open);
    }
  join_ends (count);
  count->n[WORD_FIELD] = is_field;
  count->n[WORD_BRIDGE] = plan->n_bridges > 0;
  count->n[WORD_TUNNEL] = plan->n_mouths > 0;
  count->n[WORD_HOUSE] = type->crossing == BST_CROSSING_HOUSE;
  count->n[WORD_TREE] = type->crossing == BST_CROSSING_TREE;
  count->signs = type->signs;
}

/* --- Text --- */

static void
append (GString    *text,
        const char *part)
{
  if (text->len > 0)
    /* Translators: between the items of a list. */
    g_string_append (text, C_("list separator", ", "));
  g_string_append (text, part);
}

/* "city end", "2 × city end". (transfer full) */
static char *
dup_name (Word  word,
          guint n)
{
  const char *name = g_dpgettext2 (NULL, "tile", words[word].name);

  /* Translators: how many of what a tile has: "2 × city end". */
  return n > 1 ? g_strdup_printf (C_("tile", "%u × %s"), n, name) : g_strdup (name);
}

static void
append_emblems (GString                *text,
                guint32                 emblems,
                const BstIoEmblemWords *of,
                gboolean                with_others)
{
  for (; emblems != 0; emblems &= emblems - 1)
    {
      const BstIoEmblemWords *emblem = &of[BST_EMBLEM_NUMBER (emblems)];

      append (text, g_dpgettext2 (NULL, "tile", emblem->name));
      if (with_others && emblem->others != NULL)
        append (text, g_dpgettext2 (NULL, "tile search", emblem->others));
    }
}

/* (transfer full) */
static char *
dup_text (const BstTileType *type,
          gboolean           with_others)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Count count;

  count_words (&count, type);
  for (guint i = 0; i < N_WORDS; i++)
    {
      g_autofree char *name = NULL;

      if (i == WORD_TOWER)
        {
          append_emblems (text, count.emblems, bst_io_emblem_words, with_others);
          append_emblems (text, count.signs, bst_io_sign_words, with_others);
        }
      if (count.n[i] == 0)
        continue;
      name = dup_name (i, count.n[i]);
      append (text, name);
      if (with_others && words[i].others != NULL)
        append (text, g_dpgettext2 (NULL, "tile search", words[i].others));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
bastide_tile_text_dup_nickname (const BstTileType *type)
{
  return dup_text (type, FALSE);
}

char *
bastide_tile_text_dup_search (const BstTileType *type)
{
  return dup_text (type, TRUE);
}

/* --- Names --- */

static const char *
get_id (const BstTileSet *set,
        guint             type)
{
  return bst_tile_set_get_type (set, type)->id;
}

/* There are as many as there are tiles. */
static const char *
get_nickname (const BstTileSet *set,
              guint             type)
{
  g_autofree char *nickname = bastide_tile_text_dup_nickname (bst_tile_set_get_type (set, type));

  return g_intern_string (nickname);
}

void
bastide_tile_text_set_names (BastideTileNames names)
{
  static const BstIoTileNamer namers[] = {
    [BASTIDE_TILE_NAMES_LETTERS] = NULL,
    [BASTIDE_TILE_NAMES_IDS] = get_id,
    [BASTIDE_TILE_NAMES_WORDS] = get_nickname,
  };

  g_return_if_fail (names < G_N_ELEMENTS (namers));

  bst_io_words_name_tiles (namers[names]);
}
