/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "colour.h"

#include <math.h>

typedef struct
{
  double l;
  double a;
  double b;
} Lab;

/* Machado, Oliveira and Fernandes 2009, severity 1; grey by luminance. On linear components. */
static const double visions[N_VISIONS][3][3] = {
  [VISION_NORMAL] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  [VISION_PROTAN] = { { 0.152286, 1.052583, -0.204868 },
                      { 0.114503, 0.786281, 0.099216 },
                      { -0.003882, -0.048116, 1.051998 } },
  [VISION_DEUTAN] = { { 0.367322, 0.860646, -0.227968 },
                      { 0.280085, 0.672501, 0.047413 },
                      { -0.011820, 0.042940, 0.968881 } },
  [VISION_TRITAN] = { { 1.255528, -0.076749, -0.178779 },
                      { -0.078411, 0.930809, 0.147602 },
                      { 0.004733, 0.691367, 0.303900 } },
  [VISION_GREY] = { { 0.2126, 0.7152, 0.0722 },
                    { 0.2126, 0.7152, 0.0722 },
                    { 0.2126, 0.7152, 0.0722 } },
};

const char *
vision_get_name (Vision vision)
{
  static const char * const names[N_VISIONS] = { "normal", "protan", "deutan", "tritan", "grey" };

  return names[vision];
}

static double
to_linear (double c)
{
  return c <= 0.04045 ? c / 12.92 : pow ((c + 0.055) / 1.055, 2.4);
}

static double
from_linear (double c)
{
  return c <= 0.0031308 ? c * 12.92 : 1.055 * pow (c, 1 / 2.4) - 0.055;
}

/* Linear components as they are seen. */
static void
see (const BstRenderColour *colour,
     Vision                 vision,
     double                 seen[3])
{
  double rgb[3] = { to_linear (colour->red), to_linear (colour->green), to_linear (colour->blue) };

  for (guint i = 0; i < 3; i++)
    {
      const double *row = visions[vision][i];

      seen[i] = CLAMP (row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2], 0, 1);
    }
}

BstRenderColour
vision_see (Vision                 vision,
            const BstRenderColour *colour)
{
  double seen[3];

  see (colour, vision, seen);
  return (BstRenderColour) { from_linear (seen[0]), from_linear (seen[1]), from_linear (seen[2]) };
}

static double
lab_curve (double t)
{
  return t > 216.0 / 24389 ? cbrt (t) : (24389.0 / 27 * t + 16) / 116;
}

static Lab
to_lab (const BstRenderColour *colour,
        Vision                 vision)
{
  double seen[3];
  double x, y, z;

  see (colour, vision, seen);
  x = lab_curve ((0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047);
  y = lab_curve (0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2]);
  z = lab_curve ((0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883);
  return (Lab) { 116 * y - 16, 500 * (x - y), 200 * (y - z) };
}

static double
hue (double a,
     double b)
{
  double h = atan2 (b, a);

  return a == 0 && b == 0 ? 0 : h < 0 ? h + 2 * G_PI : h;
}

static double
mean_hue (double h1,
          double h2,
          double chroma)
{
  if (chroma == 0)
    return h1 + h2;
  if (fabs (h1 - h2) <= G_PI)
    return (h1 + h2) / 2;
  return h1 + h2 < 2 * G_PI ? (h1 + h2) / 2 + G_PI : (h1 + h2) / 2 - G_PI;
}

double
ciede2000 (const double p_lab[3],
           const double q_lab[3])
{
  Lab p = { p_lab[0], p_lab[1], p_lab[2] };
  Lab q = { q_lab[0], q_lab[1], q_lab[2] };
  const double rad = G_PI / 180;
  double c = (hypot (p.a, p.b) + hypot (q.a, q.b)) / 2;
  double g = 0.5 * (1 - sqrt (pow (c, 7) / (pow (c, 7) + pow (25, 7))));
  double c1 = hypot (p.a * (1 + g), p.b);
  double c2 = hypot (q.a * (1 + g), q.b);
  double h1 = hue (p.a * (1 + g), p.b);
  double h2 = hue (q.a * (1 + g), q.b);
  double turn = c1 * c2 == 0 ? 0 : remainder (h2 - h1, 2 * G_PI);
  double dh = 2 * sqrt (c1 * c2) * sin (turn / 2);
  double l = (p.l + q.l) / 2;
  double cm = (c1 + c2) / 2;
  double h = mean_hue (h1, h2, c1 * c2);
  double t = 1 - 0.17 * cos (h - 30 * rad) + 0.24 * cos (2 * h) + 0.32 * cos (3 * h + 6 * rad)
             - 0.20 * cos (4 * h - 63 * rad);
  double sl = 1 + 0.015 * (l - 50) * (l - 50) / sqrt (20 + (l - 50) * (l - 50));
  double sc = 1 + 0.045 * cm;
  double sh = 1 + 0.015 * cm * t;
  double bump = (h / rad - 275) / 25;
  double rt = -sin (60 * rad * exp (-bump * bump)) * 2 * sqrt (pow (cm, 7) / (pow (cm, 7) + pow (25, 7)));
  double dl = (q.l - p.l) / sl;
  double dc = (c2 - c1) / sc;

  return sqrt (dl * dl + dc * dc + dh / sh * (dh / sh) + rt * dc * dh / sh);
}

double
colour_difference (const BstRenderColour *a,
                   const BstRenderColour *b,
                   Vision                 vision)
{
  Lab p = to_lab (a, vision);
  Lab q = to_lab (b, vision);

  return ciede2000 ((double[]) { p.l, p.a, p.b }, (double[]) { q.l, q.a, q.b });
}

static double
get_luminance (const BstRenderColour *colour)
{
  double seen[3];

  see (colour, VISION_GREY, seen);
  return seen[0];
}

double
colour_contrast (const BstRenderColour *a,
                 const BstRenderColour *b)
{
  double p = get_luminance (a);
  double q = get_luminance (b);

  return (MAX (p, q) + 0.05) / (MIN (p, q) + 0.05);
}

double
colour_lightness (const BstRenderColour *colour)
{
  return to_lab (colour, VISION_NORMAL).l;
}
