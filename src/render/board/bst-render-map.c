/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-map-private.h"

#include "bst-render-kind.h"

/* Figures keep so much room around them, in sizes of a follower. */
#define FIGURE_ROOM 0.55

static gboolean
is_shown (const BstRenderMap *self,
          const BstFeature   *feature)
{
  guint shown = bst_feature_kind_get (feature->kind)->is_claimed ? BST_RENDER_SHOW_OWNERS : 0;

  if (feature->kind == BST_FEATURE_FIELD)
    shown |= BST_RENDER_SHOW_FARMS;
  else if (feature->kind == BST_FEATURE_CITY)
    shown |= BST_RENDER_SHOW_CITIES;
  else if (feature->kind == BST_FEATURE_ROAD)
    shown |= BST_RENDER_SHOW_ROADS;

  return (self->show & shown) != 0;
}

/* What has been paid is worth nothing any more, and a zero tells nothing that the fill does not. */
static gboolean
has_worth (const BstFeature *feature)
{
  return feature->owners != 0 && !feature->complete && (feature->end > 0 || feature->completed > 0);
}

/* --- Rooms --- */

/* The room of every figure. (transfer full) */
static BstRenderRoom *
list_figures (const BstRenderMap *self,
              guint              *n_figures)
{
  const BstFigure *figures = bst_position_get_figures (self->position, n_figures);
  BstRenderRoom *rooms = g_new (BstRenderRoom, *n_figures + 1);

  for (guint i = 0; i < *n_figures; i++)
    {
      bst_render_board_get_figure_spot (self->position, self->art, i, &rooms[i].x, &rooms[i].y);
      rooms[i].radius = BST_RENDER_FIGURE_SIZE * FIGURE_ROOM
                        * bst_render_figure_scale ((BstFigureKind) figures[i].kind);
    }

  return rooms;
}

static void
find_rooms (BstRenderShape      *shape,
            const BstRenderRoom *figures,
            guint                n_figures)
{
  if (shape->has_rooms)
    return;
  shape->n_rooms = bst_render_room_find (&shape->outline, figures, n_figures, shape->rooms);
  shape->has_rooms = TRUE;
}

static void
find_all_rooms (BstRenderMap *self)
{
  guint n_figures;
  g_autofree BstRenderRoom *figures = list_figures (self, &n_figures);

  for (guint i = 0; i < self->lands->len; i++)
    {
      BstRenderLand *land = &g_array_index (self->lands, BstRenderLand, i);

      if (land->has_sign)
        find_rooms (&land->shape, figures, n_figures);
    }
  for (guint i = 0; i < self->castles->len; i++)
    find_rooms (&g_array_index (self->castles, BstRenderCastle, i).shape, figures, n_figures);
}

/* --- Features --- */

static void
add_land (BstRenderMap     *self,
          const BstFeature *feature,
          guint             number,
          GArray           *old)
{
  BstRenderLand land = { .feature = *feature };

  if (self->show & BST_RENDER_SHOW_NUMBERS)
    land.number = number;
  land.has_sign = land.number > 0 || has_worth (feature);
  bst_render_shape_init (&land.shape, self->position, self->art, feature->part, old);
  g_array_append_val (self->lands, land);
}

static gboolean
has_castle (const BstRenderMap *self,
            guint16             part)
{
  for (guint i = 0; i < self->castles->len; i++)
    if (g_array_index (self->castles, BstRenderCastle, i).part == part)
      return TRUE;

  return FALSE;
}

static void
add_castles (BstRenderMap     *self,
             const BstFeature *farm,
             guint16          *cities,
             GArray           *old)
{
  guint n_cities = bst_position_get_farm_cities (self->position, farm->part, cities);

  for (guint i = 0; i < n_cities; i++)
    {
      BstRenderCastle castle = { .part = cities[i] };
      BstFeature city;

      if (has_castle (self, cities[i]))
        continue;
      bst_position_get_feature (self->position, cities[i], &city);
      castle.complete = city.complete;
      bst_render_shape_init (&castle.shape, self->position, self->art, cities[i], old);
      g_array_append_val (self->castles, castle);
    }
}

/* @old: shapes of the map before, of lands and of castles. */
static void
add_features (BstRenderMap *self,
              GArray       *old_lands,
              GArray       *old_castles)
{
  guint n_parts = bst_position_get_n_parts (self->position);
  g_autofree guint16 *roots = g_new (guint16, n_parts + 1);
  g_autofree guint16 *cities = g_new (guint16, n_parts + 1);
  guint n = bst_position_get_features (self->position, roots);
  guint n_farms = 0;

  for (guint i = 0; i < n; i++)
    {
      BstFeature feature;

      bst_position_get_feature (self->position, roots[i], &feature);
      if (feature.kind == BST_FEATURE_FIELD)
        n_farms++;
      if (!is_shown (self, &feature))
        continue;
      add_land (self, &feature, feature.kind == BST_FEATURE_FIELD ? n_farms : 0, old_lands);
      if (feature.kind == BST_FEATURE_FIELD
          && (feature.owners != 0 || (self->show & BST_RENDER_SHOW_NUMBERS)))
        add_castles (self, &feature, cities, old_castles);
    }
}

const BstRenderLand *
bst_render_map_find_land (const BstRenderMap *self,
                          guint16             root)
{
  for (guint i = 0; i < self->lands->len; i++)
    {
      const BstRenderLand *land = &g_array_index (self->lands, BstRenderLand, i);

      if (land->feature.part == root)
        return land;
    }

  return NULL;
}

static void
clear_land (gpointer data)
{
  bst_render_outline_clear (&((BstRenderLand *) data)->shape.outline);
}

static void
clear_castle (gpointer data)
{
  bst_render_outline_clear (&((BstRenderCastle *) data)->shape.outline);
}

/* (transfer full) (element-type BstRenderShape*) */
static GArray *
list_shapes (GArray *items,
             gsize   size,
             gsize   offset)
{
  GArray *shapes = g_array_new (FALSE, FALSE, sizeof (BstRenderShape *));

  for (guint i = 0; i < items->len; i++)
    {
      BstRenderShape *shape = (BstRenderShape *) (gpointer) (items->data + i * size + offset);

      g_array_append_val (shapes, shape);
    }

  return shapes;
}

static void
fill (BstRenderMap *self,
      BstRenderMap *old)
{
  g_autoptr (GArray) lands = NULL, castles = NULL;

  if (old != NULL)
    {
      lands = list_shapes (old->lands, sizeof (BstRenderLand), G_STRUCT_OFFSET (BstRenderLand, shape));
      castles = list_shapes (old->castles, sizeof (BstRenderCastle), G_STRUCT_OFFSET (BstRenderCastle, shape));
    }
  add_features (self, lands, castles);
  bst_render_map_choose_lessons (self);
  bst_render_map_find_changes (self, old);
  find_all_rooms (self);
}

BstRenderMap *
bst_render_map_new (const BstPosition  *position,
                    const BstRenderArt *art,
                    BstRenderShow       show)
{
  return bst_render_map_renew (NULL, position, art, show);
}

BstRenderMap *
bst_render_map_renew (BstRenderMap       *old,
                      const BstPosition  *position,
                      const BstRenderArt *art,
                      BstRenderShow       show)
{
  BstRenderMap *self;

  g_return_val_if_fail (position != NULL && art != NULL, NULL);

  if (!(show & BST_RENDER_SHOW_MAP))
    {
      bst_render_map_free (old);
      return NULL;
    }

  self = g_new0 (BstRenderMap, 1);
  self->position = position;
  self->art = art;
  self->show = show;
  self->lands = g_array_new (FALSE, FALSE, sizeof (BstRenderLand));
  g_array_set_clear_func (self->lands, clear_land);
  self->castles = g_array_new (FALSE, FALSE, sizeof (BstRenderCastle));
  g_array_set_clear_func (self->castles, clear_castle);
  self->looks = g_array_new (FALSE, FALSE, sizeof (BstRenderLook));
  self->signs = g_array_new (FALSE, FALSE, sizeof (BstRenderSign));
  self->castle_signs = g_array_new (FALSE, FALSE, sizeof (BstRenderCastleSign));
  fill (self, old);
  bst_render_map_free (old);

  return self;
}

void
bst_render_map_set_font (BstRenderMap      *self,
                         cairo_font_face_t *font)
{
  g_return_if_fail (self != NULL);

  cairo_font_face_reference (font);
  cairo_font_face_destroy (self->font);
  self->font = font;
  self->scale = 0;
}

void
bst_render_map_free (BstRenderMap *self)
{
  if (self == NULL)
    return;

  cairo_font_face_destroy (self->font);
  g_clear_pointer (&self->changes, cairo_region_destroy);
  g_array_unref (self->looks);
  g_array_unref (self->lands);
  g_array_unref (self->castles);
  g_array_unref (self->signs);
  g_array_unref (self->castle_signs);
  g_free (self);
}
