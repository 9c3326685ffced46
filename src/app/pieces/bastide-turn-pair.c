/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-pair.h"
#include "bastide-texture.h"

#include <adwaita.h>
#include <bst-render-picture.h>

#include <math.h>

/* In widget units: the picture, its rim, and the sizes of tiles in it. */
#define SIZE       280
#define MARGIN     6
#define MAX_TILE   56
#define SMALL_TILE 26
#define RADIUS     9

struct _BastideTurnPair
{
  GtkWidget       parent_instance;

  BastideShown   *shown;        /* owned (nullable) */
  BstRenderGhost  ghosts[2];    /* valid with it: the best, and the other */
  GdkTexture     *texture;      /* NULL until it is drawn */
  gboolean        is_dark;      /* of the texture */
};

G_DEFINE_FINAL_TYPE (BastideTurnPair, bastide_turn_pair, GTK_TYPE_WIDGET)

static void
bastide_turn_pair_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
add_cells (BastideTurnPair *self,
           BstRenderBox    *box)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->ghosts); i++)
    bst_render_box_add (box, self->ghosts[i].move.x, self->ghosts[i].move.y);
}

/* The whole board; where its tiles would be too small, what is around the turns. */
static void
find_view (BastideTurnPair   *self,
           int                scale,
           BstRenderViewport *view)
{
  const BstMove *moves[] = { &self->ghosts[0].move, &self->ghosts[1].move };
  BstRenderBox box;

  *view = (BstRenderViewport) { .width = SIZE * scale, .height = SIZE * scale };
  bst_render_board_get_box (bastide_shown_get_position (self->shown), 0, &box);
  add_cells (self, &box);
  bst_render_viewport_fit (view, &box, MARGIN * scale, MAX_TILE * scale);
  if (view->scale < SMALL_TILE * scale)
    {
      box = (BstRenderBox) { moves[0]->x - 2, moves[0]->y - 2, moves[0]->x + 2, moves[0]->y + 2 };
      bst_render_box_add (&box, moves[1]->x - 2, moves[1]->y - 2);
      bst_render_box_add (&box, moves[1]->x + 2, moves[1]->y + 2);
      bst_render_viewport_fit (view, &box, MARGIN * scale, MAX_TILE * scale);
    }
  /* A picture has tiles of whole pixels. */
  bst_render_viewport_zoom (view, floor (view->scale) / view->scale, view->width / 2, view->height / 2);
}

static GdkTexture *
draw (BastideTurnPair      *self,
      const BstRenderTheme *theme)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE * scale, SIZE * scale);
  cairo_t *cr = cairo_create (surface);
  const BstPosition *position = bastide_shown_get_position (self->shown);
  const BstRenderArt *art = bastide_shown_get_art (self->shown);
  BstRenderViewport view;
  BstRenderPicture picture = { BST_RENDER_PICTURE_INIT, .theme = theme, .area = &view };
  BstRenderScope scope = { cr, position, art, theme, &view };
  GdkTexture *texture;

  find_view (self, scale, &view);
  picture.tile_size = (guint) view.scale;
  bst_render_picture_draw (&picture, position, art, cr);
  bst_render_ghosts_draw_join (&scope, &self->ghosts[0], &self->ghosts[1]);
  bst_render_ghosts_draw (&scope, self->ghosts, G_N_ELEMENTS (self->ghosts));
  cairo_destroy (cr);
  texture = bastide_texture_new (surface);
  cairo_surface_destroy (surface);

  return texture;
}

static void
bastide_turn_pair_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  BastideTurnPair *self = BASTIDE_TURN_PAIR (widget);
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) (gtk_widget_get_width (widget) - SIZE) / 2, 0, SIZE, SIZE);
  GskRoundedRect corners;

  if (self->shown == NULL)
    return;

  if (self->texture == NULL || is_dark != self->is_dark)
    {
      g_clear_object (&self->texture);
      self->texture = draw (self, bastide_shown_get_theme (self->shown, is_dark));
      self->is_dark = is_dark;
    }
  gsk_rounded_rect_init_from_rect (&corners, &bounds, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &corners);
  gtk_snapshot_append_texture (snapshot, self->texture, &bounds);
  gtk_snapshot_pop (snapshot);
}

void
bastide_turn_pair_set (BastideTurnPair      *self,
                       BastideShown         *shown,
                       const BstRenderGhost *best,
                       const BstRenderGhost *other)
{
  g_return_if_fail (BASTIDE_IS_TURN_PAIR (self));
  g_return_if_fail (shown != NULL);

  bastide_shown_set (&self->shown, shown);
  self->ghosts[0] = *best;
  self->ghosts[1] = *other;
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bastide_turn_pair_dispose (GObject *object)
{
  BastideTurnPair *self = BASTIDE_TURN_PAIR (object);

  g_clear_object (&self->texture);
  bastide_shown_set (&self->shown, NULL);

  G_OBJECT_CLASS (bastide_turn_pair_parent_class)->dispose (object);
}

static void
bastide_turn_pair_class_init (BastideTurnPairClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_turn_pair_dispose;
  widget_class->measure = bastide_turn_pair_measure;
  widget_class->snapshot = bastide_turn_pair_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bastide_turn_pair_init (BastideTurnPair *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}
