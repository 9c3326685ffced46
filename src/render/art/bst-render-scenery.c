/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-render-scenery-private.h"

#include <math.h>

#include "bst-render-region.h"

void
bst_render_dice_init (BstRenderDice *dice,
                      const char    *text,
                      guint          number)
{
  /* FNV-1a */
  dice->state = G_GUINT64_CONSTANT (14695981039346656037);
  for (const char *p = text; *p != '\0'; p++)
    dice->state = (dice->state ^ (guint8) *p) * G_GUINT64_CONSTANT (1099511628211);
  dice->state = (dice->state ^ (number + 1)) * G_GUINT64_CONSTANT (1099511628211);
}

/* splitmix64 */
static guint64
next (BstRenderDice *dice)
{
  guint64 z = dice->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

guint
bst_render_dice_roll (BstRenderDice *dice,
                      guint          sides)
{
  return (guint) ((next (dice) >> 32) % sides);
}

double
bst_render_dice_range (BstRenderDice *dice,
                       double         low,
                       double         high)
{
  return low + (high - low) * (double) (next (dice) >> 11) / 9007199254740992.0;
}

/* The tiles of the Cathars, whose siege has a sign of its own. */
#define CATHARS_PREFIX "SI.CA/"

void
bst_render_site_put (BstRenderSite         *site,
                     BstRenderOrnamentKind  kind,
                     double                 x,
                     double                 y,
                     double                 size)
{
  bst_render_site_put_along (site, kind, x, y, size, 0);
}

/* The kind of features that a crop circle is about. */
static guint
find_circle (guint signs)
{
  if (signs & BST_SIGN_CIRCLE_CITY)
    return BST_FEATURE_CITY;

  return signs & BST_SIGN_CIRCLE_ROAD ? BST_FEATURE_ROAD : BST_FEATURE_FIELD;
}

void
bst_render_site_put_along (BstRenderSite         *site,
                           BstRenderOrnamentKind  kind,
                           double                 x,
                           double                 y,
                           double                 size,
                           double                 angle)
{
  BstRenderOrnament ornament = {
    kind, x, y, size, angle + site->rotation * G_PI / 2, bst_render_dice_roll (&site->dice, 1024)
  };

  /* Whose siege it is shows in its sign and tents. */
  if (kind == BST_RENDER_ORNAMENT_SIEGE || kind == BST_RENDER_ORNAMENT_TENT)
    ornament.look = !g_str_has_prefix (site->type->id, CATHARS_PREFIX);
  if (kind == BST_RENDER_ORNAMENT_FLIER)
    ornament.look = (site->type->parameter + 2 * site->rotation) % 8;
  if (kind == BST_RENDER_ORNAMENT_CIRCLE)
    ornament.look = find_circle (site->type->signs);
  bst_render_turn_point (site->rotation, &ornament.x, &ornament.y);
  g_array_append_val (site->out, ornament);
}

/* How far an ornament reaches from its middle beyond what the others do. */
static double
room_of (const BstRenderOrnament *o)
{
  switch ((int) o->kind)
    {
    case BST_RENDER_ORNAMENT_SHIELD:
      return 0.045;
    case BST_RENDER_ORNAMENT_WINE:
    case BST_RENDER_ORNAMENT_GRAIN:
    case BST_RENDER_ORNAMENT_CLOTH:
    case BST_RENDER_ORNAMENT_PRINCESS:
    case BST_RENDER_ORNAMENT_SIEGE:
    case BST_RENDER_ORNAMENT_PLAGUE:
    case BST_RENDER_ORNAMENT_DRAGON:
    case BST_RENDER_ORNAMENT_FLIER:
    case BST_RENDER_ORNAMENT_MINE:
    case BST_RENDER_ORNAMENT_HILL:
    case BST_RENDER_ORNAMENT_VINEYARD:
    case BST_RENDER_ORNAMENT_WAND:
    case BST_RENDER_ORNAMENT_CIRCLE:
      return 0.060;
    case BST_RENDER_ORNAMENT_CROP:
    case BST_RENDER_ORNAMENT_INN:
    case BST_RENDER_ORNAMENT_PIGS:
    case BST_RENDER_ORNAMENT_CATHEDRAL:
    case BST_RENDER_ORNAMENT_VOLCANO:
    case BST_RENDER_ORNAMENT_PORTAL:
    case BST_RENDER_ORNAMENT_DROUGHT:
    case BST_RENDER_ORNAMENT_ANIMAL:
    case BST_RENDER_ORNAMENT_BASE:
    case BST_RENDER_ORNAMENT_GARDEN:
      return o->size * 0.5;
    default:
      return 0;
    }
}

double
bst_render_site_crowd (const BstRenderSite *site,
                       double               x,
                       double               y)
{
  double nearest = 9.0;

  bst_render_turn_point (site->rotation, &x, &y);
  for (guint i = 0; i < site->out->len; i++)
    {
      const BstRenderOrnament *o = &g_array_index (site->out, BstRenderOrnament, i);

      nearest = MIN (nearest, hypot (o->x - x, o->y - y) - room_of (o));
    }
  return nearest;
}

gboolean
bst_render_site_sticks_out (const BstRenderSite *site,
                            double               x,
                            double               y,
                            double               half_width,
                            double               height)
{
  bst_render_turn_point (site->rotation, &x, &y);
  return y - height < 0.004 || y > 0.99 || x - half_width < 0.004 || x + half_width > 0.996;
}

void
bst_render_site_scatter (BstRenderSite          *site,
                         const BstRenderOutline *outline,
                         BstRenderOrnamentKind   kind,
                         guint                   n,
                         double                  size,
                         double                  clear,
                         double                  apart)
{
  guint tries = n * 12;

  while (n > 0 && tries-- > 0)
    {
      double x = bst_render_dice_range (&site->dice, 0.03, 0.97);
      double y = bst_render_dice_range (&site->dice, 0.03, 0.97);
      double s = size * bst_render_dice_range (&site->dice, 0.85, 1.15);

      if (!bst_render_outline_contains (outline, x, y)
          || bst_render_site_sticks_out (site, x, y, s * 0.5, s)
          || bst_render_site_crowd (site, x, y) < apart
          || bst_render_outline_distance (outline, x, y) < clear)
        continue;
      bst_render_site_put (site, kind, x, y, s);
      n--;
    }
}

/* Things close together: a grove, a flock. */
static void
cluster (BstRenderSite          *site,
         const BstRenderOutline *outline,
         BstRenderOrnamentKind   kind,
         guint                   n,
         double                  size,
         double                  clear,
         double                  spread)
{
  double cx = 0;
  double cy = 0;
  guint tries = 30;

  do
    {
      cx = bst_render_dice_range (&site->dice, 0.1, 0.9);
      cy = bst_render_dice_range (&site->dice, 0.1, 0.9);
    }
  while (--tries > 0
         && (!bst_render_outline_contains (outline, cx, cy)
             || bst_render_outline_distance (outline, cx, cy) < clear + spread * 0.5
             || bst_render_site_crowd (site, cx, cy) < spread * 1.1));
  if (tries == 0)
    return;
  for (guint i = 0; i < n; i++)
    {
      double angle = i * 2.4 + bst_render_dice_range (&site->dice, 0, 0.8);
      double r = spread * sqrt ((i + 0.3) / n);
      double x = cx + r * cos (angle);
      double y = cy + r * sin (angle);
      double s = size * bst_render_dice_range (&site->dice, 0.8, 1.15);

      if (bst_render_outline_contains (outline, x, y)
          && bst_render_outline_distance (outline, x, y) > clear
          && !bst_render_site_sticks_out (site, x, y, s * 0.6, s * 1.15)
          && bst_render_site_crowd (site, x, y) > s * 0.4)
        bst_render_site_put (site, kind, x, y, s);
    }
}

/* A field's area in tiles. */
static double
area_of (const BstRenderOutline *outline)
{
  double area = 0;

  for (guint l = 0; l < outline->n_loops; l++)
    area += (double) bst_render_loop_area (&outline->loops[l]);
  return area / (2.0 * BST_RENDER_GRID * BST_RENDER_GRID);
}

/* The direction of the road or wall that is nearest to a point; at rotation 0. */
static double
direction_at (const BstRenderSite *site,
              double               x,
              double               y)
{
  double nearest = 9.0;
  double angle = 0;

  for (guint i = 0; i < site->plan->bands->len + site->plan->walls->len; i++)
    {
      const GArray *line = i < site->plan->bands->len
                           ? g_array_index (site->plan->bands, BstRenderBand, i).line
                           : g_array_index (site->plan->walls, GArray *, i - site->plan->bands->len);
      const BstRenderVector *p = &g_array_index (line, BstRenderVector, 0);

      for (guint k = 1; k < line->len; k++)
        if (hypot (p[k].x - x, p[k].y - y) < nearest)
          {
            nearest = hypot (p[k].x - x, p[k].y - y);
            angle = atan2 (p[k].y - p[k - 1].y, p[k].x - p[k - 1].x);
          }
    }
  return angle;
}

static void
plant_orchard (BstRenderSite *site,
               double         x,
               double         y,
               double         size)
{
  for (int row = -1; row <= 1; row++)
    for (int column = -1; column <= 1; column++)
      bst_render_site_put (site, BST_RENDER_ORNAMENT_BUSH, x + column * size * 0.30, y + row * size * 0.24, 0.062);
}

/* A ploughed patch along a road or wall, or trees in rows: the largest that fits of several tries. */
static void
add_patch (BstRenderSite          *site,
           const BstRenderOutline *outline,
           gboolean                orchard)
{
  double best = 0.16;
  double at_x = 0;
  double at_y = 0;

  for (guint tries = 0; tries < 24; tries++)
    {
      double x = bst_render_dice_range (&site->dice, 0.15, 0.85);
      double y = bst_render_dice_range (&site->dice, 0.15, 0.85);
      double size = MIN (0.40, 1.5 * bst_render_site_crowd (site, x, y));

      if (size <= best || !bst_render_outline_contains (outline, x, y))
        continue;
      size = MIN (size, 1.5 * bst_render_outline_distance (outline, x, y));
      if (size <= best)
        continue;
      best = size;
      at_x = x;
      at_y = y;
    }
  if (best <= 0.16)
    return;
  if (orchard)
    plant_orchard (site, at_x, at_y, best);
  else
    bst_render_site_put_along (site, BST_RENDER_ORNAMENT_CROP, at_x, at_y, best, direction_at (site, at_x, at_y));
}

static void
add_patches (BstRenderSite          *site,
             const BstRenderOutline *outline,
             double                  area,
             guint                   mood)
{
  if (area > 0.15)
    add_patch (site, outline, mood == 3);
  if (site->detail == BST_RENDER_DETAIL_BLOCKS)
    return;
  if (area > 0.35 && mood != 5)
    add_patch (site, outline, mood == 2 || mood == 6);
  if (area > 0.6)
    add_patch (site, outline, FALSE);
}

/* What is high keeps so far from the outline that its crown, which is drawn to the north of
 * its foot, hides no road or wall whichever way the tile lies. What only a large picture shows
 * comes last: the rest stands where it stands in a small one. */
static void
furnish_field (BstRenderSite *site,
               guint          segment)
{
  const BstRenderOutline *outline = bst_render_art_get_outline (site->art, site->index, segment);
  double area = area_of (outline);
  guint mood = bst_render_dice_roll (&site->dice, 8);

  if (site->detail == BST_RENDER_DETAIL_LOW)
    return;
  add_patches (site, outline, area, mood);
  if (mood % 2 == 0 && area > 0.10)
    cluster (site, outline, BST_RENDER_ORNAMENT_TREE, 4 + mood / 2, 0.095, 0.08, 0.10);
  if (site->detail == BST_RENDER_DETAIL_BLOCKS)
    return;
  if (mood == 1 && area > 0.4)
    bst_render_site_scatter (site, outline, BST_RENDER_ORNAMENT_HOUSE, 1, 0.095, 0.11, 0.10);
  bst_render_site_scatter (site, outline, BST_RENDER_ORNAMENT_TREE, (guint) (area * 5) + 1, 0.086, 0.078, 0.09);
  bst_render_site_scatter (site, outline, BST_RENDER_ORNAMENT_BUSH, (guint) (area * 7) + 1, 0.045, 0.035, 0.07);
  if (site->detail < BST_RENDER_DETAIL_HIGH)
    return;
  if (mood % 3 == 0 && area > 0.12)
    cluster (site, outline, BST_RENDER_ORNAMENT_SHEEP, 3 + mood / 3, 0.050, 0.05, 0.09);
  bst_render_site_scatter (site, outline, BST_RENDER_ORNAMENT_TUFT, (guint) (area * 24) + 2, 0.028, 0.02, 0.045);
}

static void
furnish_city (BstRenderSite *site,
              guint          segment)
{
  const BstRenderOutline *outline = bst_render_art_get_outline (site->art, site->index, segment);
  double area = area_of (outline);

  if (site->type->segments[segment].pennants > 0)
    {
      BstRenderVector at = bst_render_art_get_shield (site->art, site->index, segment);

      for (guint i = 0; i < site->type->segments[segment].pennants; i++)
        bst_render_site_put (site, BST_RENDER_ORNAMENT_SHIELD, at.x + i * 0.17, at.y, 0.135);
    }
  bst_render_site_add_houses (site, outline, segment, area);
}

/* The walls' towers: at even steps between the ends, which lie in the tile's corners. */
static void
add_wall_towers (BstRenderSite *site)
{
  for (guint i = 0; i < site->plan->walls->len; i++)
    {
      const GArray *wall = g_array_index (site->plan->walls, GArray *, i);
      static const double at[] = { 0.18, 0.5, 0.82 };

      for (guint k = 0; k < G_N_ELEMENTS (at); k++)
        {
          BstRenderVector p = g_array_index (wall, BstRenderVector,
                                             (guint) (at[k] * (wall->len - 1) + 0.5));
          gboolean taken = FALSE;

          for (guint g = 0; g < site->plan->n_gates; g++)
            taken |= hypot (site->plan->gates[g].at.x - p.x, site->plan->gates[g].at.y - p.y) < 0.12;
          if (!taken && !bst_render_site_sticks_out (site, p.x, p.y, 0.03, 0.10))
            bst_render_site_put (site, BST_RENDER_ORNAMENT_TOWER, p.x, p.y, 0.09);
        }
    }
}

/* Houses around the middle, in the gaps that the road ends leave. */
static void
add_village (BstRenderSite *site)
{
  double radius = site->plan->end == BST_RENDER_END_HOUSE ? 0.0 : BST_RENDER_CROSSING_RADIUS + 0.060;
  gboolean trees = site->type->crossing == BST_CROSSING_TREE;
  BstRenderVector hub = site->plan->hub;

  /* One roof says where roads end where there is no room for more. */
  if (site->plan->end == BST_RENDER_END_HOUSE || (site->detail == BST_RENDER_DETAIL_LOW && !trees))
    {
      bst_render_site_put (site, BST_RENDER_ORNAMENT_HOUSE, hub.x, hub.y, 0.12);
      return;
    }
  for (guint i = 0; i < 4; i++)
    {
      double angle = G_PI / 4 + i * G_PI / 2;
      double x = hub.x + radius * cos (angle);
      double y = hub.y + radius * sin (angle);

      /* An inn may stand there. */
      if (bst_render_site_crowd (site, x, y) > 0.04)
        bst_render_site_put (site, trees ? BST_RENDER_ORNAMENT_TREE : BST_RENDER_ORNAMENT_HOUSE, x, y,
                             trees ? 0.10 : 0.095);
    }
  bst_render_site_put (site, BST_RENDER_ORNAMENT_WELL, hub.x, hub.y, 0.06);
}

static void
add_gates (BstRenderSite *site)
{
  for (guint i = 0; i < site->plan->n_gates; i++)
    bst_render_site_put (site, BST_RENDER_ORNAMENT_GATE, site->plan->gates[i].at.x,
                         site->plan->gates[i].at.y, 0.13);
}

static void
add_monastery (BstRenderSite *site)
{
  static const double corners[4][2] = { { -.15, -.15 }, { .15, -.15 }, { .15, .15 }, { -.15, .15 } };
  BstRenderVector hub = site->plan->hub;

  if (site->plan->abbey)
    {
      bst_render_site_put (site, BST_RENDER_ORNAMENT_ABBEY, hub.x, hub.y, 0.52);
      for (guint i = 0; i < 4; i++)
        bst_render_site_put (site, BST_RENDER_ORNAMENT_TREE, hub.x + 2.5 * corners[i][0],
                             hub.y + 0.95 * corners[i][1], 0.10);
      return;
    }
  bst_render_site_put (site, BST_RENDER_ORNAMENT_CHURCH, hub.x, hub.y, 0.40);
  for (guint i = 0; i < 4; i++)
    if (bst_render_dice_roll (&site->dice, 3) != 0)
      bst_render_site_put (site, BST_RENDER_ORNAMENT_TREE, hub.x + corners[i][0],
                           hub.y + corners[i][1], 0.062);
}

/* What is painted over all that stands. */
static gboolean
is_sign (const BstRenderOrnament *o)
{
  return o->kind >= BST_RENDER_ORNAMENT_SHIELD && o->kind <= BST_RENDER_ORNAMENT_DRAGON;
}

static gboolean
is_flat (const BstRenderOrnament *o)
{
  return o->kind >= BST_RENDER_ORNAMENT_DROUGHT;
}

static int
compare_feet (gconstpointer a,
              gconstpointer b)
{
  const BstRenderOrnament *p = a;
  const BstRenderOrnament *q = b;

  /* What lies on the ground comes first, signs last. */
  if (is_flat (p) != is_flat (q))
    return is_flat (p) ? -1 : 1;
  if (is_sign (p) != is_sign (q))
    return is_sign (p) ? 1 : -1;
  if (p->y != q->y)
    return p->y < q->y ? -1 : 1;
  return p->x < q->x ? -1 : p->x > q->x;
}

GArray *
bst_render_scenery_new (const BstRenderArt *art,
                        guint               type,
                        guint               variant,
                        guint               rotation,
                        BstRenderDetail     detail)
{
  BstRenderSite site = {
    .art = art,
    .type = bst_tile_set_get_type (bst_render_art_get_tile_set (art), type),
    .plan = bst_render_art_get_plan (art, type),
    .index = type,
    .rotation = rotation & 3,
    .detail = detail,
  };

  site.out = g_array_new (FALSE, FALSE, sizeof (BstRenderOrnament));
  bst_render_dice_init (&site.dice, site.type->id, variant);
  bst_render_site_add_emblems (&site);
  bst_render_site_add_signs (&site);
  if (site.plan->monastery)
    add_monastery (&site);
  if (site.plan->end == BST_RENDER_END_CROSSING || site.plan->end == BST_RENDER_END_HOUSE)
    add_village (&site);
  add_gates (&site);
  add_wall_towers (&site);
  bst_render_site_add_shores (&site);
  bst_render_site_add_siege (&site);
  bst_render_site_add_animals (&site);
  for (guint s = 0; s < site.type->n_segments; s++)
    {
      bst_render_dice_init (&site.dice, site.type->id, variant + 16 * (s + 1));
      if (site.type->segments[s].kind == BST_FEATURE_CITY)
        furnish_city (&site, s);
      else if (site.type->segments[s].kind == BST_FEATURE_FIELD)
        furnish_field (&site, s);
    }
  g_array_sort (site.out, compare_feet);
  return site.out;
}
