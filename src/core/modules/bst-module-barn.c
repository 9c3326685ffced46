/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The barn (Abbey & Mayor): it stands where four tiles of a farm meet (AM2), pays the farmers
 * there and sends them home (AM3), does so again with farmers whose farm is joined to its own,
 * and is paid itself at the end (AM4). */

#include "bst-module-list.h"

#include <string.h>

#define PLACED_POINTS    3
#define CONNECTED_POINTS 1
#define BARN_POINTS      4

typedef struct
{
  guint16 new_barn;         /* part of a barn that has not paid, BST_NO_PART */
} Barns;

static inline const Barns *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_BARN);
}

static inline Barns *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_BARN);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.figures[BST_FIGURE_BARN] > 0;
}

static void
clear (BstPosition *p)
{
  change (p)->new_barn = BST_NO_PART;
}

/* The field that fills this corner of a tile, on both sides of it; BST_NO_PART if none does.
 * Corners clockwise from NW. */
static inline guint
find_corner (const BstPosition *p,
             const BstTile     *tile,
             guint              corner)
{
  const BstOrientation *orientation = bst_position_orientation (p, tile);
  /* NW lies between WR and NL, NE between NR and EL, and so on. */
  guint segment = orientation->side_segment[2 * corner];

  return segment == BST_NO_SEGMENT || segment != orientation->side_segment[(2 * corner + 7) % 8]
         ? BST_NO_PART : tile->first_part + segment;
}

static inline guint
find_corner_at (const BstPosition *p,
                int                x,
                int                y,
                guint              corner)
{
  int index = bst_cell_get_tile (p->cells[bst_position_cell (p, x, y)]);

  return index < 0 ? BST_NO_PART : find_corner (p, &p->tiles[index], corner);
}

/* The part of a barn on a corner of a tile, which is that of the tile south-east of the corner; BST_NO_PART if not
 * all four tiles have a field there. Four fields that meet in a point are one farm. */
static guint
find_barn_part (const BstPosition *p,
                const BstTile     *tile,
                guint              corner)
{
  /* The cell south-east of it. */
  int x = tile->x + (corner == 1 || corner == 2), y = tile->y + (corner >= 2);

  if (find_corner (p, tile, corner) == BST_NO_PART
      || find_corner_at (p, x - 1, y, 1) == BST_NO_PART
      || find_corner_at (p, x - 1, y - 1, 2) == BST_NO_PART
      || find_corner_at (p, x, y - 1, 3) == BST_NO_PART)
    return BST_NO_PART;

  return find_corner_at (p, x, y, 0);
}

static gboolean
is_allowed (const BstPosition *p,
            guint              part)
{
  return p->rules.barn_placement == BST_BARNS_TOGETHER
         || p->parts[bst_position_root (p, part)].barns == 0;
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  /* Row by row. */
  static const guint corners[] = { 0, 1, 3, 2 };
  const BstTile *tile = &p->tiles[p->head.n_tiles - 1];

  if (p->head.supply[BST_FIGURE_BARN][p->head.turn] == 0
      || p->head.n_figures == BST_MAX_FIGURES || !bst_modules_may_pass (p))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      guint part = find_barn_part (p, tile, corners[i]);

      if (part != BST_NO_PART && is_allowed (p, part) && !bst_steps_skip (steps, 1))
        bst_position_add_put (p, BST_FIGURE_BARN, part, steps);
    }
}

static BstReason
why_not_put (const BstPosition *p,
             const BstSpot     *spot,
             guint              part)
{
  return spot->figure == BST_FIGURE_BARN
         ? BST_REASON_BARN : BST_REASON_NONE;
}

static void
clear_farm (BstPosition   *p,
            guint          root,
            int            each,
            BstEventCause  cause,
            BstEvents     *events)
{
  if (p->parts[root].n_figures == 0)
    return;
  bst_position_pay_farm (p, root, each, cause, events);
  bst_position_clear_feature (p, root);
}

/* AM3 for the farm of a barn just put, AM4 for the farms that the last tile joined to one. */
static void
scoring (BstPosition *p,
         BstEvents   *events)
{
  const BstTile *tile = &p->tiles[p->head.n_tiles - 1];
  guint n_segments = p->types[tile->type].n_segments;

  if (get (p)->new_barn != BST_NO_PART)
    {
      guint root = bst_position_root (p, get (p)->new_barn);

      clear_farm (p, root, PLACED_POINTS, BST_EVENT_BARN_PLACED, events);
      change (p)->new_barn = BST_NO_PART;
    }

  for (guint i = 0; i < n_segments; i++)
    {
      guint root = bst_position_root (p, tile->first_part + i);

      if (p->parts[root].kind == BST_FEATURE_FIELD && p->parts[root].barns != 0)
        clear_farm (p, root, CONNECTED_POINTS, BST_EVENT_BARN_CONNECTED, events);
    }
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  guint part;

  if (step->kind != BST_STEP_PUT || step->spot.figure != BST_FIGURE_BARN)
    return BST_STEP_FOREIGN;

  part = bst_position_find_part (p, &step->spot);
  bst_position_put (p, (guint) step->spot.player, BST_FIGURE_BARN, part);
  p->head.supply[BST_FIGURE_BARN][step->spot.player]--;
  change (p)->new_barn = (guint16) part;

  return BST_STEP_DONE;
}

static gboolean
takes_farm (const BstPosition *p,
            guint              root)
{
  return p->parts[root].barns != 0;
}

/* AM4: each owner of a barn gets 4 a city, once; pigs do not help. */
static gboolean
farm_event (const BstPosition *p,
            guint              also,
            guint              root,
            BstEvent          *event)
{
  if (!takes_farm (p, root))
    return FALSE;

  bst_position_fill_barn_event (p, also, root, BARN_POINTS, event);

  return TRUE;
}

static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  const BstTile *tile;

  if (get (p)->new_barn == BST_NO_PART)
    return;
  tile = &p->tiles[p->parts[get (p)->new_barn].tile];
  bst_token_begin (out);
  g_string_append_printf (out, "barn %d,%d", tile->x, tile->y);
}

/* The barn on the north-west corner of a cell has not paid yet. */
static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  BstSpot spot = { .side = BST_SIDE_CORNER };
  guint part;

  if (strcmp (words[0], "barn") != 0 || g_strv_length (words) != 2
      || !bst_token_read_cell (words[1], &spot.x, &spot.y))
    return FALSE;
  part = bst_position_find_part (p, &spot);
  for (guint i = 0; i < p->head.n_figures; i++)
    if (p->figures[i].part == part && p->figures[i].kind == BST_FIGURE_BARN)
      {
        change (p)->new_barn = (guint16) part;
        return TRUE;
      }

  return FALSE;
}

const BstModule bst_module_barn = {
  .name = "barn",
  .phases = BST_IN (BST_PHASE_ACTION),
  .steps = BST_STEP_BIT (BST_STEP_PUT),
  .memory = sizeof (Barns),
  .is_in_play = is_in_play,
  .clear = clear,
  .add_steps = add_steps,
  .why_not_put = why_not_put,
  .make_step = make_step,
  .scoring = scoring,
  .takes_farm = takes_farm,
  .farm_event = farm_event,
  .print_tokens = print_tokens,
  .read_token = read_token,
};
