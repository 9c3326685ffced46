/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the parts of the layer are, by the plan of the glass, and how the glass opens. */

#include "config.h"

#include "bastide-turn-layer-private.h"

#include <math.h>
#include <string.h>

/* For how long the glass opens, in milliseconds. */
#define OPENING 120

/* Undo is within reach of the thumb where the board is no wider than this. */
#define NARROW 560

static gpointer bastide_turn_layer_parent;

/* --- Asking --- */

static BastideArea
get_cell_area (BastideTurnLayer *self,
               int               x,
               int               y)
{
  GdkRectangle area;

  bastide_board_get_cell_area (self->board, x, y, &area);

  return (BastideArea) { area.x, area.y, area.width, area.height };
}

static void
avoid_cell (BastideTurnLayer *self,
            GArray           *avoid,
            int               x,
            int               y)
{
  BastideArea area = get_cell_area (self, x, y);

  g_array_append_val (avoid, area);
}

/* All tiles. (element-type BastideArea) */
static GArray *
list_tiles (BastideTurnLayer *self)
{
  GArray *avoid = g_array_new (FALSE, FALSE, sizeof (BastideArea));
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_shown_get_position (self->shown), &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    avoid_cell (self, avoid, tiles[i].x, tiles[i].y);

  return avoid;
}

/* The tile laid before the one that is tried, and the places off that one, which are seen when it is laid.
 * (element-type BastideArea) */
static GArray *
list_avoided (BastideTurnLayer *self)
{
  GArray *avoid = g_array_new (FALSE, FALSE, sizeof (BastideArea));
  guint n_tiles, n_spots;
  const BstTile *tiles = bst_position_get_tiles (bastide_shown_get_position (self->shown), &n_tiles);
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);

  while (n_tiles > 0 && tiles[n_tiles - 1].x == self->x && tiles[n_tiles - 1].y == self->y)
    n_tiles--;
  if (n_tiles > 0)
    avoid_cell (self, avoid, tiles[n_tiles - 1].x, tiles[n_tiles - 1].y);
  if (bastide_turn_input_get_state (self->turn_input) != BASTIDE_TURN_INPUT_STEPS)
    n_spots = 0;
  for (guint i = 0; self->has_elsewhere && i < n_spots; i++)
    if (floor (spots[i].x) != self->x || floor (spots[i].y) != self->y)
      avoid_cell (self, avoid, (int) floor (spots[i].x), (int) floor (spots[i].y));
  return avoid;
}

static void
measure_pill (BastideTurnLayer *self,
              BastideGlassAsk  *ask)
{
  gtk_widget_measure (self->pill, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &ask->pill_width, NULL, NULL);
  ask->pill_width = MIN (ask->pill_width, ask->width - 2 * BASTIDE_GLASS_MARGIN);
  gtk_widget_measure (self->pill, GTK_ORIENTATION_VERTICAL, ask->pill_width, NULL, &ask->pill_height, NULL, NULL);
}

/* --- Allocating --- */

static void
put (GtkWidget                   *widget,
     const BastideArea *area)
{
  gtk_widget_set_child_visible (widget, area->width > 0);
  if (area->width > 0 && gtk_widget_should_layout (widget))
    gtk_widget_size_allocate (widget, &(GtkAllocation) { area->x, area->y, area->width, area->height }, -1);
}

static void
put_places (BastideTurnLayer      *self,
            const BastideGlassAsk *ask)
{
  guint n = self->places->len;
  g_autofree BastideGlassSpot *spots = g_new (BastideGlassSpot, n + 1);
  g_autofree BastideArea *words = g_new0 (BastideArea, n + 1);
  int height = 0;

  for (guint i = 0; i < n; i++)
    {
      const BastideTurnPlace *place = &g_array_index (self->places, BastideTurnPlace, i);
      int least;

      spots[i] = place->at;
      gtk_widget_measure (place->word, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
      height = MAX (height, least);
      if (gtk_label_get_label (GTK_LABEL (place->word))[0] != '\0')
        gtk_widget_measure (place->word, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &words[i].width, NULL, NULL);
    }
  bastide_glass_plan_place_spots (&self->plan, ask, spots, n);
  bastide_glass_plan_place_words (&self->plan, ask, spots, n, height, words);
  for (guint i = 0; i < n; i++)
    {
      const BastideTurnPlace *place = &g_array_index (self->places, BastideTurnPlace, i);
      int target = BASTIDE_GLASS_TARGET;

      put (place->button, &(BastideArea) { (int) round (spots[i].x) - target / 2,
                                                     (int) round (spots[i].y) - target / 2, target, target });
      put (place->word, &words[i]);
    }
}

/* At the bottom, where thumbs are. */
static void
put_undo (BastideTurnLayer *self,
          BastideGlassAsk  *ask)
{
  if (ask->width > NARROW)
    return;
  self->plan.pill.x = (ask->width - self->plan.pill.width) / 2;
  self->plan.pill.y = ask->height - BASTIDE_GLASS_MARGIN - self->plan.pill.height;
}

/* As all is now, whatever was allocated before. FALSE if there is nothing to lay out. */
static gboolean
make_plan (BastideTurnLayer *self,
           BastideGlassAsk  *ask)
{
  gboolean is_tried = self->was_tried && !self->offers_undo;
  g_autoptr (GArray) avoid = NULL;

  /* Before the board is seen it has no size. */
  if (self->board == NULL || self->shown == NULL || (!is_tried && !self->offers_undo)
      || gtk_widget_get_width (GTK_WIDGET (self->board)) <= 2 * BASTIDE_GLASS_MARGIN)
    return FALSE;
  avoid = self->offers_undo ? list_tiles (self) : list_avoided (self);
  *ask = (BastideGlassAsk) {
    .width = gtk_widget_get_width (GTK_WIDGET (self->board)), .height = gtk_widget_get_height (GTK_WIDGET (self->board)),
    .cell = get_cell_area (self, self->x, self->y), .n_spots = self->places->len,
    .has_turns = is_tried && gtk_widget_get_visible (self->turn),
    .avoid = (const BastideArea *) (const void *) avoid->data, .n_avoid = avoid->len,
    .before = self->has_plan ? &self->plan : NULL,
  };
  /* Where all places are elsewhere there is nothing to see under a glass. */
  ask->is_bare = !is_tried || (!ask->has_turns && !self->has_here && self->has_elsewhere);
  measure_pill (self, ask);
  bastide_glass_plan_make (&self->plan, ask);
  self->has_plan = is_tried;
  if (self->offers_undo)
    put_undo (self, ask);

  return TRUE;
}

static gboolean
are_same (const BastideGlassPlan *one,
          const BastideGlassPlan *other)
{
  return memcmp (&one->outer, &other->outer, sizeof one->outer) == 0
         && memcmp (&one->turn_back, &other->turn_back, sizeof one->turn_back) == 0
         && memcmp (&one->turn, &other->turn, sizeof one->turn) == 0
         && memcmp (&one->pill, &other->pill, sizeof one->pill) == 0;
}

/* Not while all is being allocated. */
static gboolean
tell_moved (gpointer layer)
{
  BASTIDE_TURN_LAYER (layer)->moved_source = 0;
  g_signal_emit_by_name (layer, "moved");

  return G_SOURCE_REMOVE;
}

static void
bastide_turn_layer_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  BastideTurnLayer *self = BASTIDE_TURN_LAYER (widget);
  BastideGlassPlan before = self->plan;
  BastideGlassAsk ask;

  if (!make_plan (self, &ask))
    return;
  if (!are_same (&before, &self->plan) && self->moved_source == 0)
    self->moved_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tell_moved, self, NULL);
  gtk_widget_set_visible (self->glass, self->plan.is_glass);
  put (self->glass, &self->plan.outer);
  put (self->turn_back, &self->plan.turn_back);
  put (self->turn, &self->plan.turn);
  put (self->pill, &self->plan.pill);
  put_places (self, &ask);
}

static void
bastide_turn_layer_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  *minimum = *natural = 0;
}

/* What is beside its parts is the board's. */
static gboolean
bastide_turn_layer_contains (GtkWidget *widget,
                             double     x,
                             double     y)
{
  return FALSE;
}

static void
add_area (GArray                      *areas,
          const BastideArea *area)
{
  GdkRectangle added = { area->x, area->y, area->width, area->height };

  if (added.width > 0)
    g_array_append_val (areas, added);
}

void
bastide_turn_layer_add_areas (BastideTurnLayer *self,
                              GArray           *areas)
{
  BastideGlassAsk ask;

  g_return_if_fail (BASTIDE_IS_TURN_LAYER (self));

  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || !make_plan (self, &ask))
    return;
  add_area (areas, &self->plan.outer);
  add_area (areas, &self->plan.turn_back);
  add_area (areas, &self->plan.turn);
  add_area (areas, &self->plan.pill);
}

/* --- Opening --- */

static void
opened (double   value,
        gpointer layer)
{
  BASTIDE_TURN_LAYER (layer)->opened = value;
  gtk_widget_queue_draw (GTK_WIDGET (layer));
}

void
bastide_turn_layer_open (BastideTurnLayer *self)
{
  g_clear_object (&self->opening);
  self->opened_at = g_get_monotonic_time ();
  self->opening = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, OPENING,
                                           adw_callback_animation_target_new (opened, self, NULL));
  adw_animation_play (self->opening);
}

static void
bastide_turn_layer_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  BastideTurnLayer *self = BASTIDE_TURN_LAYER (widget);
  const BastideArea *outer = &self->plan.outer;
  float x = (float) outer->x + (float) outer->width / 2, y = (float) outer->y + (float) outer->height / 2;
  float scale = (float) (0.3 + 0.7 * self->opened);

  if (self->opened >= 1)
    {
      GTK_WIDGET_CLASS (bastide_turn_layer_parent)->snapshot (widget, snapshot);
      return;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-x, -y));
  gtk_snapshot_push_opacity (snapshot, self->opened);
  GTK_WIDGET_CLASS (bastide_turn_layer_parent)->snapshot (widget, snapshot);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

void
bastide_turn_layer_class_init_layout (GtkWidgetClass *widget_class)
{
  bastide_turn_layer_parent = g_type_class_peek_parent (widget_class);
  widget_class->size_allocate = bastide_turn_layer_size_allocate;
  widget_class->measure = bastide_turn_layer_measure;
  widget_class->contains = bastide_turn_layer_contains;
  widget_class->snapshot = bastide_turn_layer_snapshot;
}
