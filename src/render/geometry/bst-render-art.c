/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-art.h"

#include <math.h>
#include <string.h>

#include "bst-render-art-private.h"
#include "bst-render-cut.h"
#include "bst-render-region.h"
#include "bst-render-spot.h"

typedef struct
{
  BstRenderPlan    *plan;
  BstRenderOutline  outlines[BST_MAX_SEGMENTS];
  BstRenderSpots    spots;
} TypeArt;

struct _BstRenderArt
{
  gatomicrefcount  ref_count;
  BstTileSet      *set;         /* Owned */
  TypeArt         *types;       /* Owned, one for each type of the set */
  guint            asleep;      /* BstEmblem, not drawn */
};

static void
clear_outlines (TypeArt *art)
{
  for (guint s = 0; s < BST_MAX_SEGMENTS; s++)
    bst_render_outline_clear (&art->outlines[s]);
}

/* What is inside a tile but has no place in its plan, such as a tower's base, lies where there is room, which is
 * known only after all else is cut. */
static void
add_base (TypeArt           *art,
          const BstTileType *type,
          guint              segment)
{
  double radius;
  BstRenderVector at = bst_render_find_base (type, art->plan, art->outlines, type->segments[segment].kind, &radius);

  bst_render_plan_add_base (art->plan, segment, at, radius);
  clear_outlines (art);
  bst_render_cut (type, art->plan, art->outlines);
}

static void
fill_type (TypeArt           *art,
           const BstTileType *type)
{
  art->plan = bst_render_plan_new (type);
  bst_render_cut (type, art->plan, art->outlines);
  for (guint s = 0; s < type->n_segments; s++)
    if (bst_feature_kind_get (type->segments[s].kind)->is_inside && type->segments[s].kind != BST_FEATURE_MONASTERY)
      add_base (art, type, s);
  bst_render_find_spots (type, art->plan, art->outlines, &art->spots);
}

static BstRenderArt *
work_out (BstTileSet *set,
          guint       asleep)
{
  guint n_types = bst_tile_set_get_n_types (set) + bst_tile_set_get_n_forms (set);
  BstRenderArt *art = g_new0 (BstRenderArt, 1);

  g_atomic_ref_count_init (&art->ref_count);
  art->set = bst_tile_set_ref (set);
  art->types = g_new0 (TypeArt, n_types);
  art->asleep = asleep;
  for (guint i = 0; i < n_types; i++)
    fill_type (&art->types[i], bst_tile_set_get_type (set, i));
  return art;
}

/* --- Arts that were worked out before --- */

/* The next game, puzzle or window is mostly of a set that was there just now. */
#define MAX_REMEMBERED 8

static struct
{
  GMutex        mutex;
  BstRenderArt *arts[MAX_REMEMBERED];   /* the one asked for last comes first */
} remembered;

/* Puts an art first, of which it takes a reference; the last one may go. */
static void
put_first (BstRenderArt *art,
           guint         from)
{
  g_clear_pointer (&remembered.arts[from], bst_render_art_unref);
  memmove (&remembered.arts[1], &remembered.arts[0], sizeof remembered.arts[0] * from);
  remembered.arts[0] = bst_render_art_ref (art);
}

/* (transfer full) (nullable) */
static BstRenderArt *
recall (const BstTileSet *set,
        guint             asleep)
{
  BstRenderArt *art = NULL;

  g_mutex_lock (&remembered.mutex);
  for (guint i = 0; i < MAX_REMEMBERED && remembered.arts[i] != NULL && art == NULL; i++)
    if (remembered.arts[i]->set == set && remembered.arts[i]->asleep == asleep)
      {
        art = bst_render_art_ref (remembered.arts[i]);
        put_first (art, i);
      }
  g_mutex_unlock (&remembered.mutex);
  return art;
}

static BstRenderArt *
get_art (BstTileSet *set,
         guint       asleep)
{
  BstRenderArt *art = recall (set, asleep);

  if (art != NULL)
    return art;
  art = work_out (set, asleep);
  g_mutex_lock (&remembered.mutex);
  put_first (art, MAX_REMEMBERED - 1);
  g_mutex_unlock (&remembered.mutex);
  return art;
}

BstRenderArt *
bst_render_art_new (BstTileSet *set)
{
  g_return_val_if_fail (set != NULL, NULL);

  return get_art (set, 0);
}

/* W1: the Winter Edition has a tile with an inn, and no rule about inns. */
static guint
find_asleep (const BstGame *game)
{
  return bst_game_get_rules (game)->inns ? 0 : BST_EMBLEM_INN;
}

BstRenderArt *
bst_render_art_new_for_game (const BstGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  return get_art (bst_game_get_tile_set (game), find_asleep (game));
}

gboolean
bst_render_art_suits (const BstRenderArt *art,
                      const BstGame      *game)
{
  return art->set == bst_game_get_tile_set (game) && art->asleep == find_asleep (game);
}

BstRenderArt *
bst_render_art_ref (BstRenderArt *art)
{
  g_return_val_if_fail (art != NULL, NULL);

  g_atomic_ref_count_inc (&art->ref_count);
  return art;
}

void
bst_render_art_unref (BstRenderArt *art)
{
  g_return_if_fail (art != NULL);

  if (!g_atomic_ref_count_dec (&art->ref_count))
    return;
  for (guint i = 0; i < bst_tile_set_get_n_types (art->set) + bst_tile_set_get_n_forms (art->set); i++)
    {
      bst_render_plan_free (art->types[i].plan);
      clear_outlines (&art->types[i]);
    }
  g_free (art->types);
  bst_tile_set_unref (art->set);
  g_free (art);
}

BstTileSet *
bst_render_art_get_tile_set (const BstRenderArt *art)
{
  return art->set;
}

gboolean
bst_render_art_is_asleep (const BstRenderArt *art,
                          BstEmblem           emblem)
{
  return (art->asleep & emblem) != 0;
}

const BstRenderPlan *
bst_render_art_get_plan (const BstRenderArt *art,
                         guint               type)
{
  return art->types[type].plan;
}

BstRenderVector
bst_render_art_get_spot (const BstRenderArt *art,
                         guint               type,
                         guint               segment)
{
  return art->types[type].spots.figures[segment];
}

BstRenderVector
bst_render_art_get_shield (const BstRenderArt *art,
                           guint               type,
                           guint               segment)
{
  return art->types[type].spots.shields[segment];
}

BstRenderVector
bst_render_art_get_emblem (const BstRenderArt *art,
                           guint               type,
                           guint               segment)
{
  return art->types[type].spots.emblems[segment];
}

BstRenderVector
bst_render_art_get_sign (const BstRenderArt *art,
                         guint               type,
                         guint               bit)
{
  return art->types[type].spots.signs[bit];
}

const BstRenderOutline *
bst_render_art_get_outline (const BstRenderArt *art,
                            guint               type,
                            guint               segment)
{
  g_return_val_if_fail (segment < BST_MAX_SEGMENTS, NULL);

  return &art->types[type].outlines[segment];
}

void
bst_render_turn (cairo_t *cr,
                 guint    rotation)
{
  cairo_translate (cr, 0.5, 0.5);
  cairo_rotate (cr, (rotation & 3) * G_PI / 2);
  cairo_translate (cr, -0.5, -0.5);
}

void
bst_render_art_path (const BstRenderArt *art,
                     cairo_t            *cr,
                     guint               type,
                     guint               rotation,
                     guint               segment)
{
  cairo_save (cr);
  bst_render_turn (cr, rotation);
  bst_render_outline_path (bst_render_art_get_outline (art, type, segment), cr);
  cairo_restore (cr);
}

/* The road nearest to a point that no segment covers. */
static guint
nearest_road (const TypeArt     *type_art,
              const BstTileType *type,
              double             x,
              double             y)
{
  guint best = BST_NO_SEGMENT;
  double nearest = 9.0;

  for (guint s = 0; s < type->n_segments; s++)
    if (type->segments[s].kind == BST_FEATURE_ROAD)
      {
        double distance = bst_render_outline_distance (&type_art->outlines[s], x, y);

        if (distance < nearest)
          {
            nearest = distance;
            best = s;
          }
      }
  return best;
}

guint
bst_render_art_pick (const BstRenderArt *art,
                     guint               type,
                     guint               rotation,
                     double              x,
                     double              y)
{
  const BstTileType *tile = bst_tile_set_get_type (art->set, type);
  const TypeArt *type_art = &art->types[type];

  if (!(x >= 0.0 && y >= 0.0 && x <= 1.0 && y <= 1.0))
    return BST_NO_SEGMENT;
  bst_render_turn_point (4 - (rotation & 3), &x, &y);
  for (guint s = 0; s < tile->n_segments; s++)
    if (bst_render_outline_contains (&type_art->outlines[s], x, y))
      return s;
  return nearest_road (type_art, tile, x, y);
}

void
bst_render_spot_point (const BstRenderArt *art,
                       guint               type,
                       guint               rotation,
                       guint               segment,
                       double             *x,
                       double             *y)
{
  *x = art->types[type].spots.figures[segment].x;
  *y = art->types[type].spots.figures[segment].y;
  bst_render_turn_point (rotation, x, y);
}
