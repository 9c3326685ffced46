/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-jcz-draws.h"

#include "bst-io-jcz-random.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* What the annotated order says when the bag ends there. */
#define END_OF_BAG (-2)

/* The groups of the program's bag, in the order in which a draw walks through those that are
 * active. */
typedef enum
{
  GROUP_FORK,
  GROUP_RIVER,
  GROUP_LAKE,
  GROUP_DEFAULT,
  GROUP_DRAGON,         /* sleeps until the first volcano lies */
  GROUP_NEVER,
  N_GROUPS
} Group;

struct _BstIoJczDraws
{
  guint           n_types;
  guint          *types;        /* sorted by id, byte by byte: the order of the program's bag */
  guint          *counts;       /* by type */
  Group          *groups;       /* by type */
  gboolean        dragon_awake;
  int            *order;        /* annotated draws, END_OF_BAG at its end */
  guint           n_order;
  guint           n_popped;
  int             limit;        /* draws until the bag counts as empty; -1: no limit */
  guint           n_hidden;     /* tiles that are never drawn */
  gboolean        known;
  BstIoJczRandom  random;
};

static int
compare_types (gconstpointer a,
               gconstpointer b,
               gpointer      set)
{
  return strcmp (bst_tile_set_get_type (set, *(const guint *) a)->id,
                 bst_tile_set_get_type (set, *(const guint *) b)->id);
}

static Group
find_group (const BstTileType *type,
            const BstRules    *rules)
{
  switch (type->group)
    {
    case BST_DRAW_FORK:
      return GROUP_FORK;
    case BST_DRAW_RIVER:
      return GROUP_RIVER;
    case BST_DRAW_LAKE:
      return GROUP_LAKE;
    case BST_DRAW_NEVER:
      return GROUP_NEVER;
    case BST_DRAW_ANY_TIME:
    default:
      return rules->dragon && (type->signs & BST_SIGN_DRAGON) ? GROUP_DRAGON : GROUP_DEFAULT;
    }
}

static void
fill_bag (BstIoJczDraws *draws,
          BstGame       *game)
{
  BstTileSet *set = bst_game_get_tile_set (game);
  guint n_starts;
  const BstStartTile *starts = bst_tile_set_get_starts (set, &n_starts);

  draws->n_types = bst_tile_set_get_n_types (set);
  draws->types = g_new (guint, draws->n_types);
  draws->counts = g_new (guint, draws->n_types);
  draws->groups = g_new (Group, draws->n_types);
  for (guint i = 0; i < draws->n_types; i++)
    {
      const BstTileType *type = bst_tile_set_get_type (set, i);

      draws->types[i] = i;
      draws->groups[i] = find_group (type, bst_game_get_rules (game));
      draws->counts[i] = draws->groups[i] == GROUP_NEVER ? 0 : type->count;
    }
  for (guint i = 0; i < n_starts; i++)
    draws->counts[starts[i].type]--;
  g_qsort_with_data (draws->types, (int) draws->n_types, sizeof *draws->types, compare_types, set);
}

/* --- Reading --- */

static gboolean
read_old_number (const BstIoJson  *json,
                 gint64           *number,
                 GError          **error)
{
  return bst_io_json_get_loose_int (json, G_MININT64, G_MAXINT64, number, error);
}

static gboolean
read_fraction (const BstIoJson  *json,
               double           *fraction,
               GError          **error)
{
  double number;

  if (!bst_io_json_get_double (json, &number, error))
    return FALSE;
  if (!(number >= 0 && number < 1))
    return bst_io_json_fail (json, error, BST_IO_ERROR_DATA,
                             _("a number from 0 to below 1 is needed here"));
  *fraction = number;

  return TRUE;
}

/* Without a seed, as in files written by hand, nothing beyond the annotated order is known. */
static gboolean
read_seed (const BstIoJson      *root,
           const BstIoJczSetup  *setup,
           BstIoJczDraws        *draws,
           GError              **error)
{
  BstIoJson json;
  gint64 seed;

  draws->random.generation = setup->generation;
  if (setup->generation == BST_IO_JCZ_5_7)
    {
      draws->known = bst_io_json_find (root, "initialRandom", &json);

      return !draws->known || read_fraction (&json, &draws->random.random, error);
    }

  draws->known = bst_io_json_find (root, "initialSeed", &json);
  if (!draws->known)
    return TRUE;
  if (!read_old_number (&json, &seed, error))
    return FALSE;
  bst_io_jcz_random_seed (&draws->random, setup->generation, seed);

  return TRUE;
}

static gboolean
read_order (const BstIoJson      *list,
            const BstIoJczSetup  *setup,
            BstIoJczDraws        *draws,
            GError              **error)
{
  guint length = bst_io_json_get_length (list);

  draws->order = g_new (int, length);
  for (guint i = 0; i < length; i++)
    {
      BstIoJson json;
      guint type;

      bst_io_json_get_element (list, i, &json);
      if (bst_io_json_is_string (&json)
          && strcmp (bst_io_json_get_string (&json, NULL), "#END") == 0)
        {
          draws->order[draws->n_order++] = END_OF_BAG;
          return TRUE;
        }
      if (!bst_io_jcz_setup_find_tile (setup, &json, &type, error))
        return FALSE;
      draws->order[draws->n_order++] = (int) type;
    }

  return TRUE;
}

/* Version 5 has gameAnnotations, 4 annotations; older files of both keep the parameters two
 * levels deeper. */
static gboolean
read_annotations (const BstIoJson      *root,
                  const BstIoJczSetup  *setup,
                  BstIoJczDraws        *draws,
                  GError              **error)
{
  BstIoJson annotations, pack, parameters, json;
  const BstIoJson *holder = &annotations;
  gint64 limit;

  if (!bst_io_json_find (root, "gameAnnotations", &annotations)
      && !bst_io_json_find (root, "annotations", &annotations))
    return TRUE;

  if (bst_io_json_find (&annotations, "tilePack", &pack)
      && bst_io_json_find (&pack, "params", &parameters))
    holder = &parameters;
  if (bst_io_json_find (holder, "drawOrder", &json)
      && !read_order (&json, setup, draws, error))
    return FALSE;
  if (bst_io_json_find (holder, "endTurn", &json)
      || bst_io_json_find (holder, "drawLimit", &json))
    {
      if (!bst_io_json_get_int (&json, 0, G_MAXINT, &limit, error))
        return FALSE;
      draws->limit = (int) limit;
    }

  return TRUE;
}

BstIoJczDraws *
bst_io_jcz_draws_new (const BstIoJson      *root,
                      const BstIoJczSetup  *setup,
                      GError              **error)
{
  g_autoptr (BstIoJczDraws) draws = g_new0 (BstIoJczDraws, 1);

  fill_bag (draws, setup->game);
  if (!read_seed (root, setup, draws, error))
    return NULL;
  draws->limit = -1;
  /* An order may have tiles that are not known here. */
  if (setup->lacking->len == 0 && !read_annotations (root, setup, draws, error))
    return NULL;

  /* The second edition's bag is sorted by ids that are not known here, and not all of the bag of a game of which something
   * is left out is there. */
  if (setup->second_edition || setup->lacking->len > 0)
    draws->known = FALSE;

  return g_steal_pointer (&draws);
}

void
bst_io_jcz_draws_free (BstIoJczDraws *draws)
{
  if (draws == NULL)
    return;

  g_free (draws->types);
  g_free (draws->counts);
  g_free (draws->groups);
  g_free (draws->order);
  g_free (draws);
}

gboolean
bst_io_jcz_draws_commit (BstIoJczDraws    *draws,
                         const BstIoJson  *payload,
                         GError          **error)
{
  BstIoJson json;

  if (draws->random.generation != BST_IO_JCZ_5_7)
    return !bst_io_json_find (payload, "salt", &json)
           || read_old_number (&json, &draws->random.salt, error);

  return !bst_io_json_find (payload, "random", &json)
         || read_fraction (&json, &draws->random.random, error);
}

/* --- Drawing --- */

/* Tiles of each group, 0 for groups that sleep: the fork comes before the river, the river before its lake, the lake
 * before all others. Returns the sum. */
static guint
count_active (const BstIoJczDraws *draws,
              guint               *counts)
{
  static const Group first[] = { GROUP_FORK, GROUP_RIVER, GROUP_LAKE };
  guint n_active;

  memset (counts, 0, N_GROUPS * sizeof *counts);
  for (guint type = 0; type < draws->n_types; type++)
    counts[draws->groups[type]] += draws->counts[type];

  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    if (counts[first[i]] > 0)
      {
        n_active = counts[first[i]];
        memset (counts, 0, N_GROUPS * sizeof *counts);
        counts[first[i]] = n_active;
        return n_active;
      }
  if (!draws->dragon_awake)
    counts[GROUP_DRAGON] = 0;

  return counts[GROUP_DEFAULT] + counts[GROUP_DRAGON];
}

static int
draw_at_random (BstIoJczDraws *draws)
{
  guint counts[N_GROUPS];
  guint index = bst_io_jcz_random_next (&draws->random, count_active (draws, counts));
  guint group = 0;

  for (; index >= counts[group]; group++)
    index -= counts[group];
  for (guint i = 0; i < draws->n_types; i++)
    {
      guint type = draws->types[i];

      if (draws->groups[type] != group)
        continue;
      if (index < draws->counts[type])
        return (int) type;
      index -= draws->counts[type];
    }

  g_assert_not_reached ();
}

/* An annotated tile that the bag lacks is passed over. */
static int
draw_by_order (BstIoJczDraws *draws,
               gboolean      *known)
{
  int type = draws->order[draws->n_popped++];

  *known = TRUE;
  if (draws->counts[type] > 0)
    return type;

  *known = draws->known;

  return draw_at_random (draws);
}

gboolean
bst_io_jcz_draws_is_empty (const BstIoJczDraws *draws)
{
  guint counts[N_GROUPS];

  return draws->limit == 0 || count_active (draws, counts) <= draws->n_hidden
         || (draws->n_popped < draws->n_order && draws->order[draws->n_popped] == END_OF_BAG);
}

int
bst_io_jcz_draws_next (BstIoJczDraws *draws,
                       gboolean      *known)
{
  int type;

  *known = TRUE;
  if (bst_io_jcz_draws_is_empty (draws))
    return BST_NO_TILE;

  *known = draws->known;
  if (draws->n_popped < draws->n_order)
    type = draw_by_order (draws, known);
  else
    type = draw_at_random (draws);

  draws->counts[type]--;
  if (draws->limit > 0)
    draws->limit--;

  return type;
}

void
bst_io_jcz_draws_wake_dragon (BstIoJczDraws *draws)
{
  draws->dragon_awake = TRUE;
}

void
bst_io_jcz_draws_hide (BstIoJczDraws *draws,
                       guint          n_tiles)
{
  draws->n_hidden = n_tiles;
}

gboolean
bst_io_jcz_draws_correct (BstIoJczDraws *draws,
                          int            drawn,
                          guint          placed)
{
  draws->known = FALSE;
  if (drawn == BST_NO_TILE || draws->counts[placed] == 0)
    return FALSE;

  draws->counts[drawn]++;
  draws->counts[placed]--;

  return TRUE;
}

void
bst_io_jcz_draws_take (BstIoJczDraws *draws,
                       guint          type)
{
  g_return_if_fail (draws->counts[type] > 0);

  draws->counts[type]--;
}

guint
bst_io_jcz_draws_roll (BstIoJczDraws *draws,
                       guint          bound)
{
  return bst_io_jcz_random_next (&draws->random, bound);
}
