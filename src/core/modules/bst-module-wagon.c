/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The wagon (AM6): a follower for roads, cities and monasteries that, when it was scored, may
 * drive on to an unfinished feature nearby where nobody stands. */

#include "bst-module-list.h"

#include <string.h>

/* More wagons scored at once stay at home. */
#define MAX_SCORED_WAGONS 12

typedef struct
{
  guint8  n_wagons;                     /* that were scored in this turn and may drive on, ... */
  gint8   player[MAX_SCORED_WAGONS];
  guint16 part[MAX_SCORED_WAGONS];      /* ... and from where */
} Wagons;

static inline const Wagons *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_WAGON);
}

static inline Wagons *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_WAGON);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.figures[BST_FIGURE_WAGON] > 0;
}

/* Remembers where wagons stood; they are in the supply until they drive. */
static void
returning (BstPosition *p,
           guint        root)
{
  for (guint i = 0; i < p->head.n_figures; i++)
    if (p->figures[i].kind == BST_FIGURE_WAGON && bst_position_root (p, p->figures[i].part) == root
        && get (p)->n_wagons < MAX_SCORED_WAGONS)
      {
        Wagons *wagons = change (p);

        wagons->player[wagons->n_wagons] = p->figures[i].player;
        wagons->part[wagons->n_wagons++] = p->figures[i].part;
      }
}

static gboolean
is_open_to (const BstPosition *p,
            guint              part)
{
  const BstPart *feature = &p->parts[bst_position_root (p, part)];

  return bst_figure_may_stand (BST_FIGURE_WAGON, feature->kind) && feature->open > 0 && bst_position_is_free (p, part)
         && !bst_modules_is_barred (p, p->parts[part].tile);
}

static void
add_part (const BstPosition *p,
          guint              player,
          guint              part,
          BstSteps          *steps)
{
  BstStep step = { .kind = BST_STEP_WAGON };

  if (!is_open_to (p, part) || bst_steps_skip (steps, 1))
    return;
  step.spot = (BstSpot) { .player = (gint8) player, .figure = BST_FIGURE_WAGON };
  step.to.player = BST_NO_PLAYER;
  bst_position_name_spot (p, part, &step.spot);
  bst_steps_add (steps, &step);
}

static void
add_tile (const BstPosition *p,
          guint              player,
          int                index,
          BstSteps          *steps)
{
  const BstTile *tile;

  if (index < 0)
    return;
  tile = &p->tiles[index];
  for (guint i = 0; i < p->types[tile->type].n_segments; i++)
    add_part (p, player, tile->first_part + i, steps);
}

/* The tile where it stood and the eight round it. */
static void
add_near (const BstPosition *p,
          guint              player,
          const BstTile     *tile,
          BstSteps          *steps)
{
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      add_tile (p, player, bst_position_find_tile (p, tile->x + dx, tile->y + dy), steps);
}

static gboolean
has_kind (const BstTileType *type,
          BstFeatureKind     kind)
{
  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind == kind)
      return TRUE;

  return FALSE;
}

/* The cities, by bits of their segments, at whose wall the field at a half-edge lies. */
static guint
cities_beside (const BstTileType *type,
               guint              side)
{
  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind == BST_FEATURE_FIELD && (type->segments[i].sides & (1u << side)))
      return type->segments[i].cities;

  return 0;
}

/* Tiles do not say what lies at a road's end: it is the city on both sides of the road, or on one
 * of them, or the only city of the tile. */
static gboolean
ends_at_city (const BstTileType *type,
              const BstSegment  *road,
              guint              city)
{
  guint side = (guint) g_bit_nth_lsf (road->sides, -1);
  guint one = cities_beside (type, side), other = cities_beside (type, side + 1);

  if ((one & other) != 0)
    return (one & other & (1u << city)) != 0;
  if ((one | other) != 0)
    return ((one | other) & (1u << city)) != 0;
  for (guint i = 0; i < type->n_segments; i++)
    if (i != city && type->segments[i].kind == BST_FEATURE_CITY)
      return FALSE;

  return TRUE;
}

static gboolean
is_end (const BstSegment *segment)
{
  return segment->kind == BST_FEATURE_ROAD && __builtin_popcount (segment->sides) == 2;
}

/* Roads that end on a tile end at its monastery, at a crossing with each other, or at a city. A
 * monastery without roads stands in the city. */
static gboolean
meet (const BstTileType *type,
      guint              a,
      guint              b)
{
  const BstSegment *one = &type->segments[a], *other = &type->segments[b];
  gboolean has_monastery = has_kind (type, BST_FEATURE_MONASTERY);

  if (one->kind == BST_FEATURE_MONASTERY || other->kind == BST_FEATURE_MONASTERY)
    return is_end (one) || is_end (other) || !has_kind (type, BST_FEATURE_ROAD);
  if (has_monastery)
    return FALSE;
  if (is_end (one) && is_end (other))
    return type->crossing != BST_CROSSING_NONE && !has_kind (type, BST_FEATURE_TOWER);
  if (type->crossing != BST_CROSSING_NONE)
    return FALSE;
  if (is_end (one))
    return other->kind == BST_FEATURE_CITY && ends_at_city (type, one, b);

  return is_end (other) && one->kind == BST_FEATURE_CITY && ends_at_city (type, other, a);
}

/* What meets the scored feature on one of its tiles; an abbey meets all round it. */
static void
add_joined_on (const BstPosition *p,
               guint              player,
               guint              part,
               BstSteps          *steps)
{
  const BstTile *tile = &p->tiles[p->parts[part].tile];
  const BstTileType *type = &p->types[tile->type];
  guint segment = p->parts[part].segment;

  for (guint i = 0; i < type->n_segments; i++)
    if (i != segment && meet (type, segment, i))
      add_part (p, player, tile->first_part + i, steps);

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    {
      int index = bst_position_find_tile (p, tile->x + bst_step_x[edge], tile->y + bst_step_y[edge]);
      const BstTile *other = index < 0 ? NULL : &p->tiles[index];
      const BstOrientation *orientation = bst_position_orientation (p, tile);
      guint across;

      if (other == NULL)
        continue;
      if (type->group == BST_DRAW_NEVER)
        {
          across = bst_position_orientation (p, other)->edge_segment[(edge + 2) % 4];
          if (across != BST_NO_SEGMENT)
            add_part (p, player, other->first_part + across, steps);
        }
      else if (p->types[other->type].group == BST_DRAW_NEVER
               && orientation->edge_segment[edge] == segment)
        {
          add_tile (p, player, index, steps);
        }
    }
}

static void
add_joined (const BstPosition *p,
            guint              player,
            guint              part,
            BstSteps          *steps)
{
  guint at = part;

  do
    {
      add_joined_on (p, player, at, steps);
      at = p->parts[at].next;
    }
  while (at != part);
}

/* Where scored wagon @index may drive. */
static void
add_drives (const BstPosition *p,
            guint              index,
            BstSteps          *steps)
{
  guint player = (guint) get (p)->player[index];
  guint part = get (p)->part[index];

  if (p->head.supply[BST_FIGURE_WAGON][player] == 0)
    return;
  if (p->rules.wagon_move == BST_WAGON_NEAR)
    add_near (p, player, &p->tiles[p->parts[part].tile], steps);
  else
    add_joined (p, player, part, steps);
}

static gboolean
can_drive (const BstPosition *p,
           guint              index)
{
  BstSteps drives = BST_STEPS_COUNT;

  add_drives (p, index, &drives);

  return bst_steps_get_count (&drives) > 0;
}

/* The first scored wagon that can go anywhere, in turn order from the player whose turn it is;
 * -1 if there is none. */
static int
find_wagon (const BstPosition *p)
{
  for (guint i = 0; i < p->n_players && get (p)->n_wagons > 0; i++)
    for (guint wagon = 0; wagon < get (p)->n_wagons; wagon++)
      if ((guint) get (p)->player[wagon] == (p->head.turn + i) % p->n_players && can_drive (p, wagon))
        return (int) wagon;

  return -1;
}

static int
decider (const BstPosition *p)
{
  int wagon = find_wagon (p);

  return wagon < 0 ? BST_NO_PLAYER : get (p)->player[wagon];
}

static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  return find_wagon (p) >= 0;
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  int wagon = find_wagon (p);

  if (wagon >= 0)
    add_drives (p, (guint) wagon, steps);
}

static BstReason
why_not_put (const BstPosition *p,
             const BstSpot     *spot,
             guint              part)
{
  return spot->figure == BST_FIGURE_WAGON && part != BST_NO_PART
         && !bst_figure_may_stand (BST_FIGURE_WAGON, p->parts[part].kind)
         ? BST_REASON_WAGON : BST_REASON_NONE;
}

static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  return step->kind == BST_STEP_WAGON ? BST_REASON_WAGON_WAY : BST_REASON_NOT_HANDLED;
}

/* The wagon whose turn it is has decided. */
static void
forget_first (BstPosition *p)
{
  int wagon = find_wagon (p);
  Wagons *wagons;

  if (wagon < 0)
    return;
  wagons = change (p);
  wagons->n_wagons--;
  for (guint i = (guint) wagon; i < wagons->n_wagons; i++)
    {
      wagons->player[i] = wagons->player[i + 1];
      wagons->part[i] = wagons->part[i + 1];
    }
  wagons->player[wagons->n_wagons] = 0;
  wagons->part[wagons->n_wagons] = 0;
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  guint player = (guint) step->spot.player;

  if (step->kind != BST_STEP_WAGON)
    return BST_STEP_FOREIGN;

  forget_first (p);
  bst_position_put (p, player, BST_FIGURE_WAGON, bst_position_find_part (p, &step->spot));
  p->head.supply[BST_FIGURE_WAGON][player]--;

  return BST_STEP_STAYS;
}

/* One wagon that stays does not speak for the next one. */
static gboolean
passed (BstPosition *p,
        BstPhase     phase)
{
  if (phase != BST_PHASE_WAGON)
    return FALSE;
  forget_first (p);

  return TRUE;
}

/* Wagons that could not drive stay at home. */
static void
turn_ends (BstPosition *p)
{
  if (get (p)->n_wagons == 0)
    return;
  *change (p) = (Wagons) { 0 };
}

/* Wagons that may drive on, written as the step that would take them where they stood. */
static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  for (guint i = 0; i < get (p)->n_wagons; i++)
    {
      BstStep step = { .kind = BST_STEP_WAGON };

      step.spot = (BstSpot) { .player = get (p)->player[i], .figure = BST_FIGURE_WAGON };
      step.to.player = BST_NO_PLAYER;
      bst_position_name_spot (p, get (p)->part[i], &step.spot);
      bst_token_print_step (p, &step, out);
    }
}

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  Wagons *wagons = change (p);
  BstStep step;
  guint part;

  if (!bst_token_read_step (p, item, &step) || step.kind != BST_STEP_WAGON)
    return FALSE;
  part = bst_position_find_part (p, &step.spot);
  if (part == BST_NO_PART || wagons->n_wagons == MAX_SCORED_WAGONS)
    return FALSE;
  wagons->player[wagons->n_wagons] = step.spot.player;
  wagons->part[wagons->n_wagons++] = (guint16) part;

  return TRUE;
}

const BstModule bst_module_wagon = {
  .name = "wagon",
  .phases = BST_IN (BST_PHASE_WAGON),
  .steps = BST_STEP_BIT (BST_STEP_WAGON),
  .memory = sizeof (Wagons),
  .is_in_play = is_in_play,
  .returning = returning,
  .needs_decision = needs_decision,
  .decider = decider,
  .add_steps = add_steps,
  .why_not_put = why_not_put,
  .why_not_step = why_not_step,
  .make_step = make_step,
  .passed = passed,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .turn_ends = turn_ends,
};
