/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The animals of the Winter Edition: one way of drawing, twelve builds. */

#include "bst-render-sprite-private.h"

#include <math.h>

/* Lengths in units of the animal's size, forward and up from the middle between its feet. */
typedef struct
{
  BstRenderName coat;
  double        scale;
  double        leg;
  double        rx, ry;         /* of the body */
  double        head_x, head_y; /* from the body's middle */
  double        head;           /* its radius */
  double        ear, ear_width;
  double        tail_rx, tail_ry, tail_y;
  double        antlers;        /* their height; 0 without */
  gboolean      wings;
} Build;

static const Build builds[BST_RENDER_N_ANIMALS] = {
  [BST_RENDER_ANIMAL_HARE] = { BST_RENDER_FUR, 0.82, .10, .30, .22, .30, .20, .16, .40, .10, .09, .09, .02, 0, FALSE },
  [BST_RENDER_ANIMAL_FOX] = { BST_RENDER_ROOF_3, 0.92, .18, .32, .15, .38, .16, .15, .16, .12, .30, .11, .02, 0, FALSE },
  [BST_RENDER_ANIMAL_STAG] = { BST_RENDER_FUR, 1.15, .34, .32, .17, .36, .36, .13, .14, .09, .07, .09, .06, .46, FALSE },
  [BST_RENDER_ANIMAL_WOLF] = { BST_RENDER_WALL_DARK, 1.0, .24, .36, .17, .40, .18, .16, .14, .12, .26, .09, -.02, 0, FALSE },
  [BST_RENDER_ANIMAL_BEAR] = { BST_RENDER_CRACK, 1.2, .14, .42, .30, .44, .08, .20, .08, .13, .05, .05, .06, 0, FALSE },
  [BST_RENDER_ANIMAL_BOAR] = { BST_RENDER_INK, 0.95, .14, .38, .26, .40, -.04, .18, .12, .10, .10, .03, .06, 0, FALSE },
  [BST_RENDER_ANIMAL_BADGER] = { BST_RENDER_WALL, 0.78, .08, .38, .22, .40, -.02, .15, .07, .10, .12, .07, .02, 0, FALSE },
  [BST_RENDER_ANIMAL_SQUIRREL] = { BST_RENDER_ROOF_2, 0.74, .08, .22, .20, .22, .24, .15, .16, .08, .17, .34, .26, 0, FALSE },
  [BST_RENDER_ANIMAL_LYNX] = { BST_RENDER_DRY, 0.95, .24, .34, .18, .36, .18, .17, .24, .09, .07, .07, .08, 0, FALSE },
  [BST_RENDER_ANIMAL_DOE] = { BST_RENDER_FUR, 1.05, .34, .30, .16, .34, .34, .12, .18, .10, .06, .08, .06, 0, FALSE },
  [BST_RENDER_ANIMAL_GOAT] = { BST_RENDER_SHEEP, 0.95, .24, .32, .20, .36, .22, .14, .08, .10, .06, .08, .10, .26, FALSE },
  [BST_RENDER_ANIMAL_WOLPERTINGER] = { BST_RENDER_FUR, 1.10, .10, .30, .22, .30, .20, .16, .34, .10, .09, .09, .02, .40, TRUE },
};

/* Turns from the animal's own units to the tile's. */
typedef struct
{
  const BstRenderBrush *brush;
  const Build          *build;
  double                x, y;
  double                s;
  double                way;    /* 1 looks east, -1 west */
} Animal;

static void
blob (const Animal  *a,
      double         forward,
      double         up,
      double         rx,
      double         ry,
      BstRenderName  name)
{
  ellipse (a->brush, a->x + a->way * forward * a->s, a->y - up * a->s, rx * a->s, ry * a->s);
  paint (a->brush, name, 1);
}

static void
legs (const Animal *a)
{
  static const double at[] = { -.80, -.50, .45, .75 };

  for (guint i = 0; i < G_N_ELEMENTS (at); i++)
    {
      double forward = at[i] * a->build->rx * a->s * a->way;
      double height = (a->build->leg + a->build->ry) * a->s;

      box (a->brush, a->x + forward - 0.035 * a->s, a->y - height, 0.07 * a->s, height);
      paint_veiled (a->brush, a->build->coat, FALSE, i % 2 ? 0.10 : 0.30);
    }
}

static void
ears (const Animal *a,
      double        forward,
      double        up)
{
  for (int i = 0; i < 2; i++)
    {
      double foot = forward - 0.06 + i * 0.10;
      double tip = foot - 0.05 - a->build->ear * 0.25;
      double half = a->build->ear_width / 2;
      const double corners[][2] = {
        { a->way * (foot - half), -up }, { a->way * tip, -up - a->build->head * 0.7 - a->build->ear },
        { a->way * (foot + half), -up }
      };

      polygon (a->brush, a->x, a->y, a->s, corners, 3);
      paint_veiled (a->brush, a->build->coat, FALSE, i ? 0 : 0.20);
    }
}

/* A beam with two tines, twice. */
static void
antlers (const Animal *a,
         double        forward,
         double        up)
{
  static const double lines[][4] = { { 0, 0, -.30, 1 }, { -.12, .40, .22, .66 }, { -.22, .72, .10, 1.02 } };
  cairo_t *cr = a->brush->cr;
  double h = a->build->antlers * a->s;

  cairo_new_path (cr);
  for (int k = 0; k < 2; k++)
    for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
      {
        double x = a->x + a->way * (forward - 0.06 + k * 0.10) * a->s;
        double y = a->y - up * a->s;

        cairo_move_to (cr, x + a->way * lines[i][0] * h, y - lines[i][1] * h);
        cairo_line_to (cr, x + a->way * lines[i][2] * h, y - lines[i][3] * h);
      }
  stroke (a->brush, BST_RENDER_CRACK, 0.05 * a->s);
}

static void
wing (const Animal *a,
      double        up)
{
  const double corners[][2] = {
    { a->way * .06, -up }, { a->way * -.10, -up - .46 }, { a->way * -.24, -up - .34 },
    { a->way * -.38, -up - .34 }, { a->way * -.36, -up - .18 }, { a->way * -.44, -up - .10 }
  };

  polygon (a->brush, a->x, a->y, a->s, corners, 6);
  paint_veiled (a->brush, BST_RENDER_WALL, TRUE, 0.20);
}

void
bst_render_sprite_animal (const BstRenderBrush *brush,
                          double                x,
                          double                y,
                          double                size,
                          guint                 look)
{
  const Build *build = &builds[look % BST_RENDER_N_ANIMALS];
  Animal a = { brush, build, x, y, size * build->scale, look / BST_RENDER_N_ANIMALS % 2 ? 1 : -1 };
  double middle = build->leg + build->ry;
  double up = middle + build->head_y;

  shadow (brush, x, y, a.s * build->rx * 1.1, a.s * 0.09);
  blob (&a, -build->rx - build->tail_rx * 0.5, middle + build->tail_y, build->tail_rx, build->tail_ry,
        build->coat);
  if (build->antlers > 0)
    antlers (&a, build->head_x, up + build->head * 0.6);
  legs (&a);
  blob (&a, 0, middle, build->rx, build->ry, build->coat);
  /* The neck. */
  blob (&a, build->head_x * 0.75, middle + build->head_y * 0.5, build->head * 0.75,
        build->head_y * 0.5 + build->head * 0.6, build->coat);
  ears (&a, build->head_x, up + build->head * 0.35);
  blob (&a, build->head_x, up, build->head, build->head * 0.88, build->coat);
  blob (&a, build->head_x + build->head * 0.95, up - build->head * 0.25, build->head * 0.50,
        build->head * 0.40, build->coat);
  if (build->wings)
    wing (&a, middle);
  blob (&a, build->head_x + build->head * 1.35, up - build->head * 0.20, build->head * 0.16,
        build->head * 0.16, BST_RENDER_INK);
  blob (&a, build->head_x + build->head * 0.30, up + build->head * 0.18, build->head * 0.15,
        build->head * 0.15, build->coat == BST_RENDER_INK ? BST_RENDER_SHIELD_TRIM : BST_RENDER_INK);
  if (look % BST_RENDER_N_ANIMALS == BST_RENDER_ANIMAL_BADGER)
    blob (&a, build->head_x + build->head * 0.3, up + build->head * 0.55, build->head * 0.8,
          build->head * 0.20, BST_RENDER_SHIELD_TRIM);
  if (look % BST_RENDER_N_ANIMALS == BST_RENDER_ANIMAL_FOX)
    blob (&a, -build->rx - build->tail_rx * 1.2, middle + build->tail_y, build->tail_rx * 0.3,
          build->tail_ry * 0.75, BST_RENDER_SHIELD_TRIM);
}
