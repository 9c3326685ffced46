/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board's picture, in layers that are kept between frames. */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-label-font.h"

#include <bst-render-marks.h>
#include <glib/gi18n.h>
#include <math.h>

/* How far a lit outline reaches beyond its tiles, in tiles. */
#define LIGHT_MARGIN 0.25
/* And the sign of a lit feature, in pixels. */
#define SIGN_MARGIN 40

/* How far from a cell the map is other when the cell is, in tiles and at least in pixels: rims and outlines. */
#define MAP_REACH       0.25
#define MAP_REACH_LEAST 6

/* How much more than the view the map shows, which takes long to draw. */
#define MAP_MARGIN 0.1

/* Of a frame, in microseconds, until which another block of it is begun to be mended. */
#define MEND_TIME 3000

void
bastide_board_clear_map (BastideBoard *self)
{
  if (self->map != NULL)
    {
      bst_render_map_free (self->old_map);
      self->old_map = g_steal_pointer (&self->map);
    }
}

void
bastide_board_drop_map (BastideBoard *self)
{
  bastide_board_clear_map (self);
  g_clear_pointer (&self->old_map, bst_render_map_free);
  bastide_layer_clear (&self->map_layer);
  bastide_blocks_clear (&self->sign_blocks);
}

void
bastide_board_clear_light (BastideBoard *self)
{
  bastide_layer_clear (&self->light_layer);
  bastide_layer_clear (&self->left_out_layer);
  bastide_layer_clear (&self->pulse_layer);
}

void
bastide_board_clear_position (BastideBoard *self)
{
  bastide_board_clear_map (self);
  g_clear_pointer (&self->holes, bst_render_holes_free);
  for (guint i = 0; i < G_N_ELEMENTS (self->mark_layers); i++)
    bastide_layer_clear (&self->mark_layers[i]);
  bastide_board_clear_light (self);
  bastide_layer_clear (&self->lit_layer);
  bastide_layer_clear (&self->join_layer);
  if (self->joins != NULL)
    bastide_odds_stop (self->joins);
  self->asked_joins = FALSE;
  bastide_layer_clear (&self->race_layer);
  bastide_layer_clear (&self->best_layer);
  bastide_layer_clear (&self->ghosts_layer);
  bastide_board_clear_tool (self);
  bastide_layer_clear (&self->edge_layer);
}

void
bastide_board_clear_layers (BastideBoard *self)
{
  bastide_board_clear_position (self);
  bastide_blocks_clear (&self->shadow_blocks);
  bastide_blocks_clear (&self->tile_blocks);
  bastide_blocks_clear (&self->cell_blocks);
  bastide_blocks_clear (&self->figure_blocks);
}

cairo_font_face_t *
bastide_board_get_font (BastideBoard *self)
{
  if (self->font == NULL)
    self->font = bastide_label_font_new (GTK_WIDGET (self));

  return self->font;
}

BstRenderScope
bastide_board_get_scope (BastideBoard            *self,
                         cairo_t                 *cr,
                         const BstRenderViewport *view)
{
  return (BstRenderScope) {
    .cr = cr,
    .position = bastide_board_get_position (self),
    .art = bastide_board_get_art (self),
    .theme = self->theme,
    .viewport = view,
    .font = bastide_board_get_font (self),
  };
}

/* --- What lies on them --- */

static gboolean
has_map (BastideBoard *self)
{
  return (self->show & BST_RENDER_SHOW_MAP) != 0;
}

static void
draw_map (gpointer                 owner,
          cairo_t                 *cr,
          const BstRenderViewport *view)
{
  BstRenderScope scope = bastide_board_get_scope (owner, cr, view);

  bst_render_map_draw (((BastideBoard *) owner)->map, &scope);
}

static gboolean
draw_map_on (GtkWidget     *widget,
             GdkFrameClock *clock,
             gpointer       user_data)
{
  BASTIDE_BOARD (widget)->map_tick = 0;
  gtk_widget_queue_draw (widget);

  return G_SOURCE_REMOVE;
}

/* Made when it is first drawn: most moves are passed by. Until then the layer shows the old one, of which
 * most may stay. */
static void
snapshot_map (BastideBoard *self,
              GtkSnapshot  *snapshot)
{
  if (self->map == NULL)
    {
      const cairo_region_t *changes;

      self->map = bst_render_map_renew (g_steal_pointer (&self->old_map),
                                        bastide_board_get_position (self), bastide_board_get_art (self), self->show);
      bst_render_map_set_font (self->map, bastide_board_get_font (self));
      changes = bst_render_map_get_changes (self->map);
      if (changes != NULL)
        bastide_layer_spoil (&self->map_layer, changes, MAP_REACH, MAP_REACH_LEAST);
      else
        bastide_layer_clear (&self->map_layer);
    }
  if (!bastide_layer_mend (&self->map_layer, g_get_monotonic_time () + MEND_TIME, draw_map, self)
      && self->map_tick == 0)
    self->map_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), draw_map_on, NULL, NULL);
  bastide_layer_snapshot (&self->map_layer, snapshot, &self->view, MAP_MARGIN, draw_map, self);
}

static void
draw_signs (gpointer                 owner,
            cairo_t                 *cr,
            const BstRenderViewport *view)
{
  BstRenderScope scope = bastide_board_get_scope (owner, cr, view);

  bst_render_map_draw_signs (((BastideBoard *) owner)->map, &scope);
}

static void
tell_sign (gpointer sums,
           double   x,
           double   y,
           double   reach,
           guint64  what)
{
  bastide_block_sums_add (sums, x, y, reach, what);
}

static void
sum_signs (gpointer          owner,
           BastideBlockSums *sums)
{
  BastideBoard *self = owner;

  bst_render_map_tell_signs (self->map, &self->view, tell_sign, sums);
}

/* The reader's drawings below the figures. */
static void
draw_ground_marks (gpointer                 owner,
                   cairo_t                 *cr,
                   const BstRenderViewport *view)
{
  BastideBoard *self = owner;
  BstRenderScope scope = bastide_board_get_scope (self, cr, view);

  bst_render_marks_draw_ground (&scope, bastide_shown_get_node (self->shown));
}

/* Those above all. */
static void
draw_sign_marks (gpointer                 owner,
                 cairo_t                 *cr,
                 const BstRenderViewport *view)
{
  BastideBoard *self = owner;
  BstRenderScope scope = bastide_board_get_scope (self, cr, view);

  bst_render_marks_draw_signs (&scope, bastide_shown_get_node (self->shown));
}

static void
snapshot_marks (BastideBoard *self,
                GtkSnapshot  *snapshot,
                gboolean      is_above)
{
  if (bastide_shown_get_node (self->shown)->marks != NULL)
    bastide_layer_snapshot (&self->mark_layers[is_above], snapshot, &self->view, BASTIDE_BOARD_MARGIN,
                            is_above ? draw_sign_marks : draw_ground_marks, self);
}

static void
draw_light (gpointer                 owner,
            cairo_t                 *cr,
            const BstRenderViewport *view)
{
  BastideBoard *self = owner;
  BstRenderScope scope = bastide_board_get_scope (self, cr, view);

  bst_render_overlay_draw_feature (&scope, self->lit);
}

/* The sign of the lit feature, which the map has no room for. */
static void
draw_left_out (gpointer                 owner,
               cairo_t                 *cr,
               const BstRenderViewport *view)
{
  BastideBoard *self = owner;
  BstRenderScope scope = bastide_board_get_scope (self, cr, view);

  bst_render_map_draw_left_out (self->map, &scope, self->lit);
}

static void
draw_lit_cells (gpointer                 owner,
                cairo_t                 *cr,
                const BstRenderViewport *view)
{
  BastideBoard *self = owner;
  BstRenderScope scope = bastide_board_get_scope (self, cr, view);
  guint n;
  g_autofree BstPlacement *placements = bst_render_overlay_get_legal (scope.position, self->lit_type, &n);

  for (guint i = 0; i < n; i++)
    bst_render_board_draw_frame (&scope, placements[i].x, placements[i].y);
}

gboolean
bastide_board_has_race (BastideBoard *self)
{
  guint n_a = 0, n_b = 0;

  if (self->race_cells == NULL)
    return FALSE;
  bastide_race_cells_get (self->race_cells, BASTIDE_RACE_A, &n_a);
  bastide_race_cells_get (self->race_cells, BASTIDE_RACE_B, &n_b);

  return n_a + n_b > 0;
}

/* A at the left of a cell, and B at its right. */
static void
draw_race (gpointer                 owner,
           cairo_t                 *cr,
           const BstRenderViewport *view)
{
  BastideBoard *self = owner;
  BstRenderScope scope = bastide_board_get_scope (self, cr, view);

  for (guint side = BASTIDE_RACE_A; side <= BASTIDE_RACE_B; side++)
    {
      guint n;
      const BstCell *cells = bastide_race_cells_get (self->race_cells, (BastideRaceSide) side, &n);

      for (guint i = 0; i < n; i++)
        bst_render_overlay_draw_letter (&scope, side == BASTIDE_RACE_A ? C_("race", "A") : C_("race", "B"),
                                        cells[i].x, cells[i].y, side == BASTIDE_RACE_B);
    }
}

static void
draw_joins (gpointer                 owner,
            cairo_t                 *cr,
            const BstRenderViewport *view)
{
  BastideBoard *self = owner;
  BstRenderScope scope = bastide_board_get_scope (self, cr, view);
  const BstRenderJoins *joins = bastide_odds_get_joins (self->joins);

  if (joins != NULL)
    bst_render_joins_draw (&scope, joins);
}

/* They are looked for when they are first to be seen, beside the main loop. */
static void
snapshot_joins (BastideBoard *self,
                GtkSnapshot  *snapshot)
{
  if (!self->asked_joins)
    {
      self->asked_joins = TRUE;
      bastide_odds_ask_joins (self->joins, bastide_board_get_position (self));
    }
  bastide_layer_snapshot (&self->join_layer, snapshot, &self->view, BASTIDE_BOARD_MARGIN, draw_joins, self);
}

const BstRenderJoins *
bastide_board_get_joins (BastideBoard *self)
{
  g_return_val_if_fail (BASTIDE_IS_BOARD (self), NULL);

  return self->show & BST_RENDER_SHOW_JOINS ? bastide_odds_get_joins (self->joins) : NULL;
}

void
bastide_board_joins_found (BastideBoard *self)
{
  bastide_layer_clear (&self->join_layer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "joins-found");
}

static void
draw_edges (gpointer                 owner,
            cairo_t                 *cr,
            const BstRenderViewport *view)
{
  BstRenderScope scope = bastide_board_get_scope (owner, cr, view);

  bst_render_overlay_draw_coordinates (&scope);
}

/* The tiles of a lit feature: a small layer damages little. */
static graphene_rect_t
get_light_box (BastideBoard *self,
               guint         lit)
{
  const BstPosition *position = bastide_board_get_position (self);
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  graphene_rect_t box = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  guint part = lit;
  gboolean first = TRUE;
  float margin;

  do
    {
      graphene_rect_t cell;
      guint tile, segment;

      bst_position_get_segment (position, part, &tile, &segment);
      cell = GRAPHENE_RECT_INIT (tiles[tile].x, tiles[tile].y, 1, 1);
      if (first)
        box = cell;
      else
        graphene_rect_union (&box, &cell, &box);
      first = FALSE;
      part = bst_position_next_in_feature (position, part);
    }
  while (part != lit);
  margin = MAX (LIGHT_MARGIN, (float) (SIGN_MARGIN / self->view.scale));
  graphene_rect_inset (&box, -margin, -margin);

  return box;
}

void
bastide_board_snapshot_feature (BastideBoard     *self,
                                GtkSnapshot      *snapshot,
                                guint             part,
                                BastideLayer     *layer,
                                BastideLayerDraw  draw)
{
  graphene_rect_t box = get_light_box (self, part);
  graphene_rect_t view = GRAPHENE_RECT_INIT ((float) self->view.origin_x,
                                             (float) self->view.origin_y,
                                             (float) (self->view.width / self->view.scale),
                                             (float) (self->view.height / self->view.scale));

  /* Wide enough for a pan, no wider than a few views. */
  graphene_rect_inset (&view, -view.size.width, -view.size.height);
  if (graphene_rect_intersection (&box, &view, &box))
    bastide_layer_snapshot_box (layer, snapshot, &self->view, &box, draw, self);
}

/* Round a cell, of two colours one of which is seen on any ground. */
static void
snapshot_frame (BastideBoard  *self,
                GtkSnapshot   *snapshot,
                int            cell_x,
                int            cell_y)
{
  static const GdkRGBA dark = { 0.05f, 0.05f, 0.1f, 1 };
  static const GdkRGBA light = { 1, 1, 1, 1 };
  double x, y;
  GskRoundedRect outline;

  bst_render_viewport_to_view (&self->view, cell_x, cell_y, &x, &y);
  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT ((float) round (x) - 3, (float) round (y) - 3,
                                                        (float) self->view.scale + 6,
                                                        (float) self->view.scale + 6), 4);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 2, 2, 2, 2 },
                              (GdkRGBA[4]) { dark, dark, dark, dark });
  gsk_rounded_rect_shrink (&outline, 2, 2, 2, 2);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 2, 2, 2, 2 },
                              (GdkRGBA[4]) { light, light, light, light });
}

/* It fades in. */
static void
snapshot_fading_map (BastideBoard *self,
                     GtkSnapshot  *snapshot)
{
  double opacity = bastide_board_get_map_opacity (self);

  if (opacity < 1)
    gtk_snapshot_push_opacity (snapshot, opacity);
  snapshot_map (self, snapshot);
  if (opacity < 1)
    gtk_snapshot_pop (snapshot);
}

/* From the tiles up. */
static void
snapshot_all (BastideBoard *self,
              GtkSnapshot  *snapshot)
{
  /* How far a feature goes is asked for in an exam. */
  gboolean has_light = self->lit != BST_NO_PART && !bastide_study_is_exam (self->study);

  bastide_board_snapshot_tool (self, snapshot, BASTIDE_DESK_GROUND, BASTIDE_DESK_LIGHT);
  bastide_board_snapshot_tiles (self, snapshot);
  bastide_board_snapshot_moving_tile (self, snapshot);
  if (has_map (self))
    snapshot_fading_map (self, snapshot);
  bastide_board_snapshot_cells (self, snapshot);
  snapshot_marks (self, snapshot, FALSE);
  /* Below the figures: the outlines of a road would cut its highwayman. */
  if (has_light)
    bastide_board_snapshot_feature (self, snapshot, self->lit, &self->light_layer, draw_light);
  bastide_board_snapshot_figures (self, snapshot);
  if (has_light && has_map (self))
    bastide_board_snapshot_feature (self, snapshot, self->lit, &self->left_out_layer, draw_left_out);
  if (self->show & BST_RENDER_SHOW_JOINS)
    snapshot_joins (self, snapshot);
  if (bastide_board_has_race (self))
    bastide_layer_snapshot (&self->race_layer, snapshot, &self->view, BASTIDE_BOARD_MARGIN, draw_race, self);
  if (self->lit_type != BST_NO_TILE && !bastide_shown_is_trying (self->shown))
    bastide_layer_snapshot (&self->lit_layer, snapshot, &self->view, BASTIDE_BOARD_MARGIN, draw_lit_cells, self);
  snapshot_marks (self, snapshot, TRUE);
  if (has_map (self))
    bastide_blocks_snapshot (&self->sign_blocks, snapshot, &self->view, sum_signs, draw_signs, self);
  bastide_board_snapshot_best (self, snapshot);
  bastide_board_snapshot_ghosts (self, snapshot);
  bastide_board_snapshot_tool (self, snapshot, BASTIDE_DESK_LIGHT, BASTIDE_N_DESK_LAYERS);
  if (self->show & BST_RENDER_SHOW_COORDINATES)
    {
      bastide_layer_snapshot (&self->edge_layer, snapshot, &self->view, 0, draw_edges, self);
      bastide_board_snapshot_names (self, snapshot);
    }
  if (self->cursor)
    snapshot_frame (self, snapshot, self->cursor_x, self->cursor_y);
  if (self->has_pointed)
    snapshot_frame (self, snapshot, self->pointed_x, self->pointed_y);
  bastide_board_snapshot_moving (self, snapshot);
}

void
bastide_board_draw (BastideBoard *self,
                    GtkSnapshot  *snapshot)
{
  int scale_factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  const BstRenderColour *table = &self->theme->colours[BST_RENDER_TABLE];
  BstRenderViewport view = self->view;
  double dx, dy;

  gtk_snapshot_append_color (snapshot,
                             &(GdkRGBA) { (float) table->red, (float) table->green,
                                          (float) table->blue, 1 },
                             &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (self)),
                                                  gtk_widget_get_height (GTK_WIDGET (self))));
  if (!bastide_board_has_record (self))
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, 1.0f / scale_factor, 1.0f / scale_factor);
  /* While the view moves it is elsewhere only for what is drawn. */
  bastide_board_get_view_offset (self, &dx, &dy);
  self->view.origin_x += dx / view.scale;
  self->view.origin_y += dy / view.scale;
  snapshot_all (self, snapshot);
  self->view = view;
  gtk_snapshot_restore (snapshot);
}

BastidePicture *
bastide_board_dup_picture (BastideBoard *self)
{
  BstRenderPicture look = {
    .theme = self->theme,
    .show = self->show,
    .legal_type = self->legal_type,
    .holes = self->show & (BST_RENDER_SHOW_HOLES | BST_RENDER_SHOW_ANY) ? bastide_board_get_holes (self) : NULL,
    .joins = bastide_board_get_joins (self),
    .target = self->target,
    .frames_last = self->frames_last,
    .area = &self->view,
  };

  g_return_val_if_fail (BASTIDE_IS_BOARD (self) && bastide_board_has_record (self), NULL);

  look.show = (self->show & ~(guint) BST_RENDER_SHOW_CELLS) | bastide_board_get_cell_show (self);
  /* What the engine says changes while one looks, and is on no paper. */
  look.show &= ~(guint) BST_RENDER_SHOW_BEST;

  return bastide_picture_new (self->study, &look);
}
