/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-thumbnail.h"
#include "bastide-texture.h"

#include <adwaita.h>
#include <bst-render-board.h>
#include <bst-render-picture.h>
#include <bst-sheet-overlays.h>

#include <math.h>

/* In widget units: around a whole board, and the largest tile of one. */
#define MARGIN   6
#define MAX_TILE 40

/* Below this size of tiles figures are dots, of this size. */
#define DOT_TILE 14
#define DOT      4

/* Of a wide picture more than this is cut off where there is no room. */
#define MIN_WIDTH 324

struct _BastideThumbnail
{
  GtkWidget     parent_instance;

  int           width, height;
  BastideShown *shown;          /* owned: what is drawn (nullable) */
  gboolean      is_part;
  BstRenderBox  box;            /* of the part */
  guint         tile;           /* of a sample; 0 */
  BstRenderShow show;           /* on a sample */
  GdkTexture   *texture;        /* NULL until it is drawn */
  gboolean      is_dark;        /* of the texture */
};

G_DEFINE_FINAL_TYPE (BastideThumbnail, bastide_thumbnail, GTK_TYPE_WIDGET)

static void
bastide_thumbnail_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  BastideThumbnail *self = BASTIDE_THUMBNAIL (widget);

  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
  *minimum = MIN (*natural, MIN_WIDTH);
}

static void
find_view (BastideThumbnail  *self,
           int                scale,
           BstRenderViewport *view)
{
  BstRenderBox board;

  *view = (BstRenderViewport) { .width = self->width * scale, .height = self->height * scale };
  bst_render_board_get_box (bastide_shown_get_position (self->shown), 0, &board);
  if (self->is_part)
    bst_render_viewport_fit (view, &self->box, 0, BST_RENDER_MAX_SCALE);
  else
    bst_render_viewport_fit (view, &board, MARGIN * scale, MAX_TILE * scale);
  /* A picture has tiles of whole pixels. */
  bst_render_viewport_zoom (view, floor (view->scale) / view->scale, view->width / 2, view->height / 2);
}

static void
find_sample_view (BastideThumbnail  *self,
                  int                scale,
                  BstRenderViewport *view)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_shown_get_position (self->shown), &n_tiles);
  BstRenderBox box;
  double x, y;

  *view = (BstRenderViewport) { .scale = self->tile * (guint) scale, .width = self->width * scale,
                                .height = self->height * scale };
  bst_render_board_get_box (bastide_shown_get_position (self->shown), 0, &box);
  /* A wide one has the middle of the board. */
  x = n_tiles == 0 || self->width > MIN_WIDTH ? (box.min_x + box.max_x) / 2.0 : tiles[n_tiles - 1].x;
  y = n_tiles == 0 || self->width > MIN_WIDTH ? (box.min_y + box.max_y) / 2.0 : tiles[n_tiles - 1].y;
  view->origin_x = x + 0.5 - view->width / view->scale / 2;
  view->origin_y = y + 0.5 - view->height / view->scale / 2;
}

/* Of so many free cells: what takes longer is not waited for. */
#define MAX_JOIN_CELLS 40

/* (transfer full) */
static BstRenderJoins *
find_joins (const BstPosition *position)
{
  g_autoptr (BstFarmJoins) joins = bst_farm_joins_new (position);

  bst_farm_joins_step (joins, MAX_JOIN_CELLS);

  return bst_sheet_new_joins (joins);
}

static GdkTexture *
draw (BastideThumbnail     *self,
      const BstRenderTheme *theme)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, self->width * scale,
                                                         self->height * scale);
  cairo_t *cr = cairo_create (surface);
  BstRenderViewport view;
  BstRenderPicture picture = { BST_RENDER_PICTURE_INIT, .theme = theme, .area = &view };
  g_autoptr (BstRenderHoles) holes = NULL;
  g_autoptr (BstRenderJoins) joins = NULL;
  GdkTexture *texture;

  if (self->tile != 0)
    find_sample_view (self, scale, &view);
  else
    find_view (self, scale, &view);
  picture.show = self->show;
  if (self->show & (BST_RENDER_SHOW_HOLES | BST_RENDER_SHOW_ANY))
    picture.holes = holes = bst_sheet_new_holes (bastide_shown_get_position (self->shown));
  if (self->show & BST_RENDER_SHOW_JOINS)
    picture.joins = joins = find_joins (bastide_shown_get_position (self->shown));
  picture.tile_size = (guint) view.scale;
  picture.dot_size = view.scale < DOT_TILE * scale ? DOT * scale : 0;
  bst_render_picture_draw (&picture, bastide_shown_get_position (self->shown),
                           bastide_shown_get_art (self->shown), cr);
  cairo_destroy (cr);
  texture = bastide_texture_new (surface);
  cairo_surface_destroy (surface);

  return texture;
}

static void
bastide_thumbnail_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  BastideThumbnail *self = BASTIDE_THUMBNAIL (widget);
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) (gtk_widget_get_width (widget) - self->width) / 2, 0,
                                               (float) self->width, (float) self->height);
  graphene_rect_t seen;
  GskRoundedRect corners;

  if (self->shown == NULL)
    return;

  if (self->texture == NULL || is_dark != self->is_dark)
    {
      g_clear_object (&self->texture);
      self->texture = draw (self, bastide_shown_get_theme (self->shown, is_dark));
      self->is_dark = is_dark;
    }
  graphene_rect_intersection (&bounds, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                            (float) self->height), &seen);
  gsk_rounded_rect_init_from_rect (&corners, &seen, 9);
  gtk_snapshot_push_rounded_clip (snapshot, &corners);
  gtk_snapshot_append_texture (snapshot, self->texture, &bounds);
  gtk_snapshot_pop (snapshot);
}

void
bastide_thumbnail_set (BastideThumbnail   *self,
                       BastideShown       *shown,
                       const BstRenderBox *box)
{
  g_return_if_fail (BASTIDE_IS_THUMBNAIL (self));
  g_return_if_fail (shown != NULL);

  bastide_shown_set (&self->shown, shown);
  self->is_part = box != NULL;
  if (box != NULL)
    self->box = *box;
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_thumbnail_set_sample (BastideThumbnail *self,
                              BastideShown     *shown,
                              guint             tile,
                              BstRenderShow     show)
{
  g_return_if_fail (BASTIDE_IS_THUMBNAIL (self));

  self->tile = tile;
  self->show = show;
  bastide_thumbnail_set (self, shown, NULL);
}

static void
bastide_thumbnail_dispose (GObject *object)
{
  BastideThumbnail *self = BASTIDE_THUMBNAIL (object);

  g_clear_object (&self->texture);
  bastide_shown_set (&self->shown, NULL);

  G_OBJECT_CLASS (bastide_thumbnail_parent_class)->dispose (object);
}

static void
bastide_thumbnail_class_init (BastideThumbnailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_thumbnail_dispose;
  widget_class->measure = bastide_thumbnail_measure;
  widget_class->snapshot = bastide_thumbnail_snapshot;
  /* What it belongs to stands beside it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bastide_thumbnail_init (BastideThumbnail *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bastide_thumbnail_new (int width,
                       int height)
{
  BastideThumbnail *self = g_object_new (BASTIDE_TYPE_THUMBNAIL, NULL);

  self->width = width;
  self->height = height;

  return GTK_WIDGET (self);
}
