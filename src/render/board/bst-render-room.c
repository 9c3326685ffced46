/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The outline is drawn small, and every pixel learns how far it is from the nearest one outside:
 * two sweeps over the picture, whatever the outline is like. */

#include "bst-render-room.h"

#include <math.h>

/* Pixels a tile. */
#define STEPS 12

/* How far rooms are apart, in tiles. */
#define APART 0.4

typedef struct
{
  int    x;             /* of its corner, in tiles of the board */
  int    y;
  int    width;         /* in pixels */
  int    height;
  float *far;           /* of each pixel from the outside, in pixels */
  int   *best;          /* of each row, the column of the pixel that is farthest from it */
} Field;

static void
find_box (const BstRenderOutline *outline,
          int                    *x1,
          int                    *y1,
          int                    *x2,
          int                    *y2)
{
  *x1 = *y1 = G_MAXINT;
  *x2 = *y2 = G_MININT;
  for (guint l = 0; l < outline->n_loops; l++)
    {
      const BstRenderLoop *loop = &outline->loops[l];

      *x1 = MIN (*x1, loop->low.x);
      *y1 = MIN (*y1, loop->low.y);
      *x2 = MAX (*x2, loop->high.x);
      *y2 = MAX (*y2, loop->high.y);
    }
}

/* What is outside, and what is taken, is 0. */
static void
draw_outline (const Field            *field,
              cairo_surface_t        *surface,
              const BstRenderOutline *outline,
              const BstRenderRoom    *taken,
              guint                   n_taken)
{
  cairo_t *cr = cairo_create (surface);

  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_scale (cr, STEPS, STEPS);
  cairo_translate (cr, -field->x, -field->y);
  bst_render_outline_path (outline, cr);
  cairo_fill (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  for (guint i = 0; i < n_taken; i++)
    {
      cairo_new_path (cr);
      cairo_arc (cr, taken[i].x, taken[i].y, taken[i].radius, 0, 2 * G_PI);
      cairo_fill (cr);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
}

static void
read_surface (Field           *field,
              cairo_surface_t *surface)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  for (int y = 0; y < field->height; y++)
    for (int x = 0; x < field->width; x++)
      field->far[y * field->width + x] = data[y * stride + x] ? (float) (field->width + field->height) : 0;
}

/* At most @step farther than a neighbour; beyond the picture all is outside. */
static float
reach (const Field *field,
       int          x,
       int          y,
       float        step)
{
  if (x < 0 || y < 0 || x >= field->width || y >= field->height)
    return step / 2;

  return field->far[y * field->width + x] + step;
}

static void
sweep (Field *field)
{
  const float slant = (float) G_SQRT2;

  for (int y = 0; y < field->height; y++)
    for (int x = 0; x < field->width; x++)
      {
        float *far = &field->far[y * field->width + x];

        if (*far > 0)
          *far = MIN (*far, MIN (MIN (reach (field, x - 1, y, 1), reach (field, x, y - 1, 1)),
                                 MIN (reach (field, x - 1, y - 1, slant), reach (field, x + 1, y - 1, slant))));
      }
  for (int y = field->height - 1; y >= 0; y--)
    for (int x = field->width - 1; x >= 0; x--)
      {
        float *far = &field->far[y * field->width + x];

        if (*far > 0)
          *far = MIN (*far, MIN (MIN (reach (field, x + 1, y, 1), reach (field, x, y + 1, 1)),
                                 MIN (reach (field, x + 1, y + 1, slant), reach (field, x - 1, y + 1, slant))));
      }
}

/* Of equal ones the first. */
static void
find_best_of_row (Field *field,
                  int    y)
{
  const float *row = &field->far[y * field->width];
  int best = 0;

  for (int x = 1; x < field->width; x++)
    if (row[x] > row[best] + 0.01f)
      best = x;
  field->best[y] = best;
}

static float
get_best_of_row (const Field *field,
                 int          y)
{
  return field->far[y * field->width + field->best[y]];
}

/* The pixel farthest from the outside; of equal ones the first. FALSE if all are outside. */
static gboolean
find_farthest (const Field   *field,
               BstRenderRoom *room)
{
  int best = 0;

  for (int y = 1; y < field->height; y++)
    if (get_best_of_row (field, y) > get_best_of_row (field, best) + 0.01f)
      best = y;
  room->x = field->x + (field->best[best] + 0.5) / STEPS;
  room->y = field->y + (best + 0.5) / STEPS;
  room->radius = get_best_of_row (field, best) / STEPS;

  return room->radius > 0;
}

/* No other room begins there. */
static void
close_room (Field               *field,
            const BstRenderRoom *room)
{
  int middle_x = (int) ((room->x - field->x) * STEPS);
  int middle_y = (int) ((room->y - field->y) * STEPS);
  int reach_to = (int) (APART * STEPS);

  for (int y = MAX (0, middle_y - reach_to); y <= MIN (field->height - 1, middle_y + reach_to); y++)
    {
      for (int x = MAX (0, middle_x - reach_to); x <= MIN (field->width - 1, middle_x + reach_to); x++)
        if ((x - middle_x) * (x - middle_x) + (y - middle_y) * (y - middle_y) <= reach_to * reach_to)
          field->far[y * field->width + x] = 0;
      find_best_of_row (field, y);
    }
}

guint
bst_render_room_find (const BstRenderOutline *outline,
                      const BstRenderRoom    *taken,
                      guint                   n_taken,
                      BstRenderRoom          *rooms)
{
  cairo_surface_t *surface;
  Field field;
  int x1, y1, x2, y2;
  guint n = 0;

  if (outline->n_loops == 0)
    return 0;

  find_box (outline, &x1, &y1, &x2, &y2);
  field.x = (int) floor ((double) x1 / BST_RENDER_GRID);
  field.y = (int) floor ((double) y1 / BST_RENDER_GRID);
  field.width = ((int) ceil ((double) x2 / BST_RENDER_GRID) - field.x) * STEPS;
  field.height = ((int) ceil ((double) y2 / BST_RENDER_GRID) - field.y) * STEPS;
  field.far = g_new (float, (gsize) field.width * (gsize) field.height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_A8, field.width, field.height);
  draw_outline (&field, surface, outline, taken, n_taken);
  read_surface (&field, surface);
  cairo_surface_destroy (surface);
  sweep (&field);
  field.best = g_new (int, field.height);
  for (int y = 0; y < field.height; y++)
    find_best_of_row (&field, y);
  while (n < BST_RENDER_MAX_ROOMS && find_farthest (&field, &rooms[n]))
    close_room (&field, &rooms[n++]);
  g_free (field.best);
  g_free (field.far);

  return n;
}
