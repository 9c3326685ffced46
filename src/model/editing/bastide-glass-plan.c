/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-glass-plan.h"

#include <math.h>

/* Between the parts. */
#define GAP 6
/* Spots lie so far apart, from middle to middle, where they were moved. */
#define APART (BASTIDE_GLASS_TARGET + 1.0)
/* In how many rounds they are. */
#define N_ROUNDS 80
/* By so much a glass is smaller where it has no room. */
#define SHRINK 12

/* What is worse than a unit further from the cell: for each unit outside of the board, and hidden. */
#define COST_OUTSIDE 100000.0
#define COST_HIDDEN  20.0
#define COST_OTHERS  0.1
#define COST_ORDER   30.0

/* On which side of the picture the pill is. */
typedef enum
{
  BELOW,
  ABOVE,
  RIGHT,
  LEFT
} Side;

/* The buttons that turn are beside the picture, else at the ends of the pill. */
typedef struct
{
  Side     side;
  gboolean flanks;
} Order;

static const Order orders[] = {
  { BELOW, FALSE }, { BELOW, TRUE }, { ABOVE, FALSE }, { ABOVE, TRUE },
  { RIGHT, FALSE }, { LEFT, FALSE }, { RIGHT, TRUE }, { LEFT, TRUE },
};

static void
move (BastideArea *area,
      int          dx,
      int          dy)
{
  area->x += dx;
  area->y += dy;
}

static void
move_all (BastideGlassPlan *plan,
          int               dx,
          int               dy)
{
  move (&plan->picture, dx, dy);
  move (&plan->outer, dx, dy);
  move (&plan->turn_back, dx, dy);
  move (&plan->turn, dx, dy);
  move (&plan->pill, dx, dy);
}

static void
widen (BastideArea       *box,
       const BastideArea *area)
{
  int right = MAX (box->x + box->width, area->x + area->width);
  int bottom = MAX (box->y + box->height, area->y + area->height);

  if (area->width == 0)
    return;
  box->x = MIN (box->x, area->x);
  box->y = MIN (box->y, area->y);
  box->width = right - box->x;
  box->height = bottom - box->y;
}

static BastideArea
get_box (const BastideGlassPlan *plan)
{
  BastideArea box = plan->pill;

  widen (&box, &plan->outer);
  widen (&box, &plan->turn_back);
  widen (&box, &plan->turn);

  return box;
}

static double
count_common (const BastideArea *one,
              const BastideArea *other)
{
  int width = MIN (one->x + one->width, other->x + other->width) - MAX (one->x, other->x);
  int height = MIN (one->y + one->height, other->y + other->height) - MAX (one->y, other->y);

  return width > 0 && height > 0 ? (double) width * height : 0;
}

/* --- One way to lay it out --- */

/* In which all places can be touched. */
static int
find_least (const BastideGlassAsk *ask)
{
  return (int) ceil (ceil (sqrt (ask->n_spots)) * APART);
}

/* What is left of an area without @margin on each side. */
static BastideArea
inset (const BastideArea *area,
       int                margin)
{
  return (BastideArea) { area->x + margin, area->y + margin, area->width - 2 * margin, area->height - 2 * margin };
}

/* The pill on its side of @around, in the middle of it. */
static void
put_pill (BastideGlassPlan  *plan,
          Side               side,
          const BastideArea *around)
{
  BastideArea *pill = &plan->pill;

  pill->x = side == RIGHT ? around->x + around->width + GAP
            : side == LEFT ? around->x - GAP - pill->width
            : around->x + (around->width - pill->width) / 2;
  pill->y = side == BELOW ? around->y + around->height + GAP
            : side == ABOVE ? around->y - GAP - pill->height
            : around->y + (around->height - pill->height) / 2;
}

/* Where the picture is at first: where it was, else about the middle of the cell. */
static BastideArea
find_picture (const BastideGlassPlan *plan,
              const BastideGlassAsk  *ask,
              int                     size)
{
  const BastideArea *about = &ask->cell;

  if (plan->is_glass && ask->before != NULL && ask->before->is_glass)
    about = &ask->before->picture;

  return (BastideArea) { about->x + (about->width - size) / 2, about->y + (about->height - size) / 2, size, size };
}

/* Around the picture of @size. */
static void
lay_out (BastideGlassPlan      *plan,
         const BastideGlassAsk *ask,
         int                    size,
         Order                  order)
{
  /* Places for which a tile of the board is too small lie around it. */
  int frame = plan->is_glass ? BASTIDE_GLASS_FRAME : MAX (0, (find_least (ask) - size + 1) / 2);
  int target = ask->has_turns ? BASTIDE_GLASS_TARGET : 0;
  BastideArea around;

  plan->picture = find_picture (plan, ask, size);
  plan->outer = inset (&plan->picture, -frame);
  plan->pill.width = ask->pill_width;
  plan->pill.height = ask->pill_height;
  plan->turn = plan->turn_back = (BastideArea) { 0, 0, target, target };
  around = plan->outer;
  if (ask->has_turns && !order.flanks)
    {
      plan->turn_back.x = plan->outer.x - GAP - target;
      plan->turn.x = plan->outer.x + plan->outer.width + GAP;
      plan->turn_back.y = plan->turn.y = plan->outer.y + (plan->outer.height - target) / 2;
      if (order.side == LEFT || order.side == RIGHT)
        {
          widen (&around, &plan->turn_back);
          widen (&around, &plan->turn);
        }
    }
  put_pill (plan, order.side, &around);
  if (ask->has_turns && order.flanks)
    {
      gboolean is_aside = order.side == LEFT || order.side == RIGHT;

      /* Beside a pill at the side there is no room: above it. */
      plan->turn_back.x = is_aside ? plan->pill.x : plan->pill.x - GAP - target;
      plan->turn.x = is_aside ? plan->pill.x + target + GAP : plan->pill.x + plan->pill.width + GAP;
      plan->turn_back.y = plan->turn.y = is_aside ? plan->pill.y - GAP - target
                                                  : plan->pill.y + (plan->pill.height - target) / 2;
    }
}

/* How far something of @length at @at must move to be within @room. */
static int
find_way (int at,
          int length,
          int room)
{
  if (at + length > room - BASTIDE_GLASS_MARGIN)
    at = at + length - room + BASTIDE_GLASS_MARGIN;
  else if (at < BASTIDE_GLASS_MARGIN)
    return BASTIDE_GLASS_MARGIN - at;
  else
    return 0;

  return -at;
}

static void
bring_in (BastideGlassPlan      *plan,
          const BastideGlassAsk *ask)
{
  BastideArea box = get_box (plan);

  move_all (plan, find_way (box.x, box.width, ask->width), find_way (box.y, box.height, ask->height));
}

/* --- Which way --- */

static double
count_outside (const BastideGlassPlan *plan,
               const BastideGlassAsk  *ask)
{
  BastideArea box = plan->pill;
  BastideArea seen = plan->outer;

  /* A tile of the board may lie at its edge. */
  if (!plan->is_glass)
    seen = inset (&seen, BASTIDE_GLASS_MARGIN);
  if (!ask->is_bare)
    widen (&box, &seen);
  widen (&box, &plan->turn_back);
  widen (&box, &plan->turn);

  return MAX (0, BASTIDE_GLASS_MARGIN - box.x) + MAX (0, BASTIDE_GLASS_MARGIN - box.y)
         + MAX (0, box.x + box.width + BASTIDE_GLASS_MARGIN - ask->width)
         + MAX (0, box.y + box.height + BASTIDE_GLASS_MARGIN - ask->height);
}

static double
count_hidden (const BastideGlassPlan *plan,
              const BastideArea      *what)
{
  return (plan->is_glass ? count_common (&plan->outer, what) : 0) + count_common (&plan->turn_back, what)
         + count_common (&plan->turn, what) + count_common (&plan->pill, what);
}

static double
count_all_hidden (const BastideGlassPlan *plan,
                  const BastideGlassAsk  *ask)
{
  double cost = 0;

  for (guint i = 0; i < ask->n_avoid; i++)
    cost += count_hidden (plan, &ask->avoid[i]) * (i == 0 ? COST_HIDDEN : COST_OTHERS);

  return cost;
}

/* What it costs that the pill is on this side. */
static double
count_order (const BastideGlassPlan *plan,
             const BastideGlassAsk  *ask)
{
  if (ask->before != NULL && ask->before->order == plan->order)
    return 0;

  return (plan->order + (ask->before != NULL)) * COST_ORDER;
}

static double
count_cost (const BastideGlassPlan *plan,
            const BastideGlassAsk  *ask)
{
  BastideArea first = find_picture (plan, ask, plan->picture.width);

  return count_outside (plan, ask) * COST_OUTSIDE + count_all_hidden (plan, ask) + count_order (plan, ask)
         + hypot (plan->picture.x - first.x, plan->picture.y - first.y);
}

/* Keeps @plan if it is better than @best. */
static void
weigh (BastideGlassPlan       *best,
       double                 *least,
       const BastideGlassPlan *plan,
       const BastideGlassAsk  *ask)
{
  double cost = count_cost (plan, ask);

  if (cost >= *least)
    return;
  *least = cost;
  *best = *plan;
}

/* A glass may also lie beside what it should not cover. */
static void
try_beside (BastideGlassPlan       *best,
            double                 *least,
            const BastideGlassPlan *plan,
            const BastideGlassAsk  *ask,
            const BastideArea      *other)
{
  BastideArea box = get_box (plan);
  const int ways[][2] = {
    { other->x + other->width + GAP - box.x, 0 }, { other->x - GAP - box.x - box.width, 0 },
    { 0, other->y + other->height + GAP - box.y }, { 0, other->y - GAP - box.y - box.height },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      BastideGlassPlan moved = *plan;

      move_all (&moved, ways[i][0], ways[i][1]);
      bring_in (&moved, ask);
      weigh (best, least, &moved, ask);
    }
}

/* The best way with a picture of @size. TRUE if all of it is in the board. */
static gboolean
find_best (BastideGlassPlan      *best,
           const BastideGlassAsk *ask,
           gboolean               is_glass,
           int                    size)
{
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      BastideGlassPlan way = { .is_glass = is_glass, .order = i };

      lay_out (&way, ask, size, orders[i]);
      if (is_glass)
        bring_in (&way, ask);
      weigh (best, &least, &way, ask);
      for (guint k = 0; is_glass && k < ask->n_avoid; k++)
        try_beside (best, &least, &way, ask, &ask->avoid[k]);
    }

  return count_outside (best, ask) == 0;
}

/* As large as there is room. */
static void
find_glass (BastideGlassPlan      *best,
            const BastideGlassAsk *ask)
{
  int room = MIN (ask->width, ask->height) - 2 * BASTIDE_GLASS_MARGIN - 2 * BASTIDE_GLASS_FRAME;
  int smallest = MAX (BASTIDE_GLASS_LEAST_TILE, find_least (ask) - 2 * BASTIDE_GLASS_FRAME);
  int size = CLAMP (room, smallest, MAX (smallest, BASTIDE_GLASS_SIZE));

  while (!find_best (best, ask, TRUE, size) && size > smallest)
    size = MAX (smallest, size - SHRINK);
}

/* The last resort: no part is out of the board, though one may lie over another. */
static void
bring_parts_in (BastideGlassPlan      *plan,
                const BastideGlassAsk *ask)
{
  BastideArea *parts[] = { &plan->turn_back, &plan->turn, &plan->pill };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i]->width > 0)
      move (parts[i], find_way (parts[i]->x, parts[i]->width, ask->width),
            find_way (parts[i]->y, parts[i]->height, ask->height));
}

void
bastide_glass_plan_make (BastideGlassPlan      *plan,
                         const BastideGlassAsk *ask)
{
  gboolean was_glass = ask->before != NULL && ask->before->is_glass;
  gboolean is_large = ask->cell.width >= BASTIDE_GLASS_LEAST_TILE && !was_glass;
  BastideGlassPlan best = { 0 };

  /* At the edge of the board a large tile has no room for what belongs to it. */
  if (ask->is_bare)
    find_best (&best, ask, FALSE, ask->cell.width);
  else if (!is_large || !find_best (&best, ask, FALSE, ask->cell.width))
    find_glass (&best, ask);
  bring_parts_in (&best, ask);
  /* It may be what was asked from. */
  *plan = best;
}

/* --- Spots --- */

static double
clamp (double at,
       double from,
       double length)
{
  return CLAMP (at, from + BASTIDE_GLASS_TARGET / 2.0, from + length - BASTIDE_GLASS_TARGET / 2.0);
}

/* FALSE if none was too near another. */
static gboolean
push_apart (const BastideArea *field,
            BastideGlassSpot  *spots,
            guint              n_spots)
{
  gboolean is_near = FALSE;

  for (guint i = 0; i < n_spots; i++)
    for (guint k = i + 1; k < n_spots; k++)
      {
        double dx = spots[k].x - spots[i].x, dy = spots[k].y - spots[i].y;
        double distance = hypot (dx, dy);
        double way = (APART - distance) / 2;

        if (distance >= APART - 0.5)
          continue;
        is_near = TRUE;
        /* At the same place one has to go somewhere. */
        dx = distance > 0.01 ? dx / distance : 1;
        dy = distance > 0.01 ? dy / distance : 0;
        spots[i].x = clamp (spots[i].x - dx * way, field->x, field->width);
        spots[i].y = clamp (spots[i].y - dy * way, field->y, field->height);
        spots[k].x = clamp (spots[k].x + dx * way, field->x, field->width);
        spots[k].y = clamp (spots[k].y + dy * way, field->y, field->height);
      }

  return is_near;
}

/* Each into the nearest square that is free. */
static void
put_in_rows (const BastideArea *field,
             BastideGlassSpot  *spots,
             guint              n_spots)
{
  guint n_columns = (guint) ceil (sqrt (n_spots));
  double edge = (double) field->width / n_columns;
  g_autofree guint8 *taken = g_new0 (guint8, n_columns * n_columns);

  for (guint i = 0; i < n_spots; i++)
    {
      double nearest = G_MAXDOUBLE;
      guint best = 0;

      for (guint k = 0; k < n_columns * n_columns; k++)
        {
          double distance = hypot (field->x + (k % n_columns + 0.5) * edge - spots[i].x,
                                   field->y + (k / n_columns + 0.5) * edge - spots[i].y);

          if (taken[k] || distance >= nearest)
            continue;
          nearest = distance;
          best = k;
        }
      taken[best] = TRUE;
      spots[i].x = field->x + (best % n_columns + 0.5) * edge;
      spots[i].y = field->y + (best / n_columns + 0.5) * edge;
    }
}

void
bastide_glass_plan_place_spots (const BastideGlassPlan *plan,
                                const BastideGlassAsk  *ask,
                                BastideGlassSpot       *spots,
                                guint                   n_spots)
{
  gboolean is_near = n_spots > 0;
  BastideArea field = plan->outer;

  field.x = CLAMP (field.x, 0, MAX (0, ask->width - field.width));
  field.y = CLAMP (field.y, 0, MAX (0, ask->height - field.height));
  for (guint i = 0; i < n_spots; i++)
    {
      spots[i].x = clamp (plan->picture.x + spots[i].x * plan->picture.width, field.x, field.width);
      spots[i].y = clamp (plan->picture.y + spots[i].y * plan->picture.height, field.y, field.height);
    }
  for (guint round = 0; is_near && round < N_ROUNDS; round++)
    is_near = push_apart (&field, spots, n_spots);
  if (is_near)
    put_in_rows (&field, spots, n_spots);
}

/* --- Words --- */

static gboolean
is_free (const BastideArea      *area,
         const BastideGlassPlan *plan,
         const BastideGlassAsk  *ask,
         const BastideGlassSpot *spots,
         guint                   n_spots,
         const BastideArea      *words,
         guint                   n_words)
{
  const BastideArea board = { 0, 0, ask->width, ask->height };
  const BastideArea *within = plan->is_glass ? &plan->outer : &board;
  int radius = BASTIDE_GLASS_TARGET / 2;

  /* Beside a tile of the board they may lie, but not out of a glass. */
  if (count_common (area, within) < (double) area->width * area->height
      || (!plan->is_glass && count_hidden (plan, area) > 0))
    return FALSE;
  for (guint i = 0; i < n_spots; i++)
    {
      BastideArea spot = { (int) spots[i].x - radius, (int) spots[i].y - radius,
                                     2 * radius, 2 * radius };

      if (count_common (area, &spot) > 0)
        return FALSE;
    }
  for (guint i = 0; i < n_words; i++)
    if (count_common (area, &words[i]) > 0)
      return FALSE;

  return TRUE;
}

/* Right of the spot, left, below or above it. FALSE if it has no room anywhere. */
static gboolean
place_word (const BastideGlassPlan *plan,
            const BastideGlassAsk  *ask,
            const BastideGlassSpot *spots,
            guint                   n_spots,
            guint                   index,
            BastideArea            *areas)
{
  BastideArea *area = &areas[index];
  int x = (int) spots[index].x, y = (int) spots[index].y;
  int off = BASTIDE_GLASS_TARGET / 2 + 2;
  const int places[][2] = {
    { x + off, y - area->height / 2 }, { x - off - area->width, y - area->height / 2 },
    { x - area->width / 2, y + off }, { x - area->width / 2, y - off - area->height },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      area->x = places[i][0];
      area->y = places[i][1];
      if (is_free (area, plan, ask, spots, n_spots, areas, index))
        return TRUE;
    }

  return FALSE;
}

void
bastide_glass_plan_place_words (const BastideGlassPlan *plan,
                                const BastideGlassAsk  *ask,
                                const BastideGlassSpot *spots,
                                guint                   n_spots,
                                int                     height,
                                BastideArea            *areas)
{
  for (guint i = 0; i < n_spots; i++)
    {
      areas[i].height = height;
      if (areas[i].width > 0 && !place_word (plan, ask, spots, n_spots, i, areas))
        areas[i].width = 0;
    }
}
