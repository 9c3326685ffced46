/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ferries (FE1 to FE8): on a lake where roads end, a ferry makes one road of two of them, and whoever goes on with that
 * road may move it to others. Where ferries are is said by the links of the position. */

#include "bst-module-list.h"

/* Ferries that can be moved in one part of a turn: one in each direction of the tile; more only where roads go on behind
 * trees (H6). */
#define MAX_MOVED 8

/* A ferry that was moved. */
typedef struct
{
  guint16 tile;
  guint16 was;              /* the road ends that it joined before, as bits of the tile's segments */
} Moved;

typedef struct
{
  Moved   moved[MAX_MOVED]; /* in this part of the turn (FE5), in order */
  guint16 n_moved;
} Ferries;

static inline const Ferries *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_FERRIES);
}

static inline Ferries *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_FERRIES);
}

static gboolean
is_in_play (const BstPosition *p)
{
  for (guint type = 0; type < p->n_types; type++)
    if (p->types[type].signs & BST_SIGN_FERRY)
      return TRUE;

  return FALSE;
}

/* --- Lakes --- */

static inline gboolean
is_lake (const BstPosition *p,
         guint              index)
{
  return (p->types[p->tiles[index].type].signs & BST_SIGN_FERRY) != 0;
}

static guint
get_ferry (const BstPosition *p,
           guint              index)
{
  for (guint i = 0; i < p->head.n_links; i++)
    {
      const BstPart *a = &p->parts[p->links[i].a], *b = &p->parts[p->links[i].b];

      if (a->tile == index && b->tile == index)
        return 1u << a->segment | 1u << b->segment;
    }

  return 0;
}

/* The part of the first road end of a ferry, or of the other. */
static guint
get_end (const BstPosition *p,
         guint              index,
         guint              ends,
         gboolean           other)
{
  return p->tiles[index].first_part + (guint) __builtin_ctz (other ? ends & (ends - 1) : ends);
}

/* The road ends of a tile as bits of its segments. */
static guint
find_ends (const BstPosition *p,
           guint              index)
{
  const BstTileType *type = &p->types[p->tiles[index].type];
  guint ends = 0;

  for (guint i = 0; i < type->n_segments; i++)
    ends |= (guint) (type->segments[i].kind == BST_FEATURE_ROAD) << i;

  return ends;
}

static gboolean
link_ends (BstPosition *p,
           guint        index,
           guint        ends)
{
  return bst_position_link (p, get_end (p, index, ends, FALSE), get_end (p, index, ends, TRUE), 0);
}

static guint
get_tile_tokens (const BstPosition *p,
                 BstTokenKind       kind,
                 guint              tile)
{
  return get_ferry (p, tile);
}

static void
set_tile_tokens (BstPosition  *p,
                 BstTokenKind  kind,
                 guint         tile,
                 guint         ends)
{
  link_ends (p, tile, ends);
}

/* --- Which ferries may be moved --- */

/* Segments of roads, each once. */
typedef struct
{
  guint16 *parts;
  guint    n_parts;
} Roads;

static gboolean
has_part (const Roads *roads,
          guint        part)
{
  for (guint i = 0; i < roads->n_parts; i++)
    if (roads->parts[i] == part)
      return TRUE;

  return FALSE;
}

static void
add_part (Roads *roads,
          guint  part)
{
  if (!has_part (roads, part))
    roads->parts[roads->n_parts++] = (guint16) part;
}

/* What the road goes on with at the edge of the part, and behind the trees of its tile (H6), but over no lake. */
static void
add_next (const BstPosition *p,
          guint              part,
          Roads             *roads)
{
  const BstTile *tile = &p->tiles[p->parts[part].tile];
  const BstOrientation *orientation = bst_position_orientation (p, tile);
  gboolean has_tree = p->rules.trees_pass && p->types[tile->type].crossing == BST_CROSSING_TREE;

  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    {
      guint segment = orientation->edge_segment[direction];
      int index = segment == p->parts[part].segment
                  ? bst_position_find_tile (p, tile->x + bst_step_x[direction], tile->y + bst_step_y[direction]) : -1;
      guint opposite = index < 0 ? BST_NO_SEGMENT
                                 : bst_position_orientation (p, &p->tiles[index])->edge_segment[(direction + 2) % 4];

      if (has_tree && segment != BST_NO_SEGMENT && p->parts[tile->first_part + segment].kind == BST_FEATURE_ROAD)
        add_part (roads, tile->first_part + segment);
      if (opposite != BST_NO_SEGMENT && p->parts[p->tiles[index].first_part + opposite].kind == BST_FEATURE_ROAD)
        add_part (roads, p->tiles[index].first_part + opposite);
    }
}

static gboolean
was_moved (const BstPosition *p,
           guint              index)
{
  for (guint i = 0; i < get (p)->n_moved; i++)
    if (get (p)->moved[i].tile == index)
      return TRUE;

  return FALSE;
}

/* FE4, FE5: each road of the last tile is followed to the first lake. */
static void
follow_roads (const BstPosition *p,
              Roads             *roads)
{
  guint last = p->head.n_tiles - 1u;

  for (guint ends = find_ends (p, last); ends != 0; ends &= ends - 1)
    add_part (roads, get_end (p, last, ends, FALSE));
  for (guint i = 0; i < roads->n_parts; i++)
    add_next (p, roads->parts[i], roads);
}

/* Segments of all roads of the last tile, at most. */
static guint
count_segments (const BstPosition *p)
{
  guint last = p->head.n_tiles - 1u, n = 0;

  for (guint ends = find_ends (p, last); ends != 0; ends &= ends - 1)
    n += p->parts[bst_position_root (p, get_end (p, last, ends, FALSE))].size;

  return n;
}

/* The road ends of the ferry to which the part belongs, if it may be moved; else 0. */
static guint
find_movable (const BstPosition *p,
              guint              part)
{
  guint index = p->parts[part].tile;
  guint ferry = index != p->head.n_tiles - 1u && is_lake (p, index) && !was_moved (p, index)
                ? get_ferry (p, index) : 0;

  return ferry & (1u << p->parts[part].segment) ? ferry : 0;
}

/* --- Steps --- */

/* All pairs of road ends of a lake but the one that its ferry joins, in the order of the edges. */
static void
add_pairs (const BstPosition *p,
           guint              index,
           guint              but,
           BstSteps          *steps)
{
  const BstTile *tile = &p->tiles[index];
  const BstOrientation *orientation = bst_position_orientation (p, tile);
  guint ends = find_ends (p, index);
  BstStep step = { .kind = BST_STEP_FERRY };

  step.spot = step.to = (BstSpot) { tile->x, tile->y, BST_NO_PLAYER, 0, BST_FEATURE_ROAD, 0 };
  for (guint a = 0; a < BST_N_DIRECTIONS; a++)
    for (guint b = a + 1; b < BST_N_DIRECTIONS; b++)
      {
        guint pair = orientation->edge_segment[a] == BST_NO_SEGMENT || orientation->edge_segment[b] == BST_NO_SEGMENT
                     ? 0 : 1u << orientation->edge_segment[a] | 1u << orientation->edge_segment[b];

        if (pair == 0 || pair == but || (pair & ~ends) != 0 || bst_steps_skip (steps, 1))
          continue;
        step.spot.side = (guint8) (2 * a);
        step.to.side = (guint8) (2 * b);
        bst_steps_add (steps, &step);
      }
}

static void
add_moves (const BstPosition *p,
           BstSteps          *steps)
{
  Roads roads = { .parts = g_newa (guint16, count_segments (p) + 1) };
  guint done[MAX_MOVED], n_done = 0;

  if (p->head.n_links == 0 || get (p)->n_moved == MAX_MOVED)
    return;
  follow_roads (p, &roads);
  for (guint i = 0; i < roads.n_parts && n_done < MAX_MOVED; i++)
    {
      guint index = p->parts[roads.parts[i]].tile, n = 0;
      guint ferry = find_movable (p, roads.parts[i]);

      /* Two roads may come to one lake. */
      while (n < n_done && done[n] != index)
        n++;
      if (ferry == 0 || n < n_done)
        continue;
      done[n_done++] = index;
      add_pairs (p, index, ferry, steps);
    }
}

/* FE1: does the lake just laid wait for its ferry? */
static gboolean
owes_ferry (const BstPosition *p)
{
  guint last = p->head.n_tiles - 1u;

  return is_lake (p, last) && p->head.n_links < p->max_links && get_ferry (p, last) == 0;
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  if (owes_ferry (p))
    add_pairs (p, p->head.n_tiles - 1u, 0, steps);
  else
    add_moves (p, steps);
}

static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  BstSteps steps = BST_STEPS_COUNT;

  add_steps (p, &steps);

  return bst_steps_get_count (&steps) > 0;
}

static BstReason
may_not_pass (const BstPosition *p,
              BstPhase           phase)
{
  return phase == BST_PHASE_FERRY && owes_ferry (p) ? BST_REASON_FERRY_MUST : BST_REASON_NONE;
}

static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  if (step->kind != BST_STEP_FERRY)
    return BST_REASON_NOT_HANDLED;
  if (p->head.phase != BST_PHASE_FERRY)
    return BST_REASON_NOT_NOW;

  return owes_ferry (p) ? BST_REASON_FERRY : BST_REASON_FERRY_MOVE;
}

static void
move (BstPosition *p,
      guint        index,
      guint        was,
      guint        ends)
{
  Ferries *ferries = change (p);

  ferries->moved[ferries->n_moved++] = (Moved) { (guint16) index, (guint16) was };
  bst_position_unlink (p, get_end (p, index, was, FALSE), get_end (p, index, was, TRUE));
  link_ends (p, index, ends);
}

/* The road ends that a step names, and their tile. FALSE if they are no two of one lake. */
static gboolean
find_step_ends (const BstPosition *p,
                const BstStep     *step,
                guint             *index,
                guint             *ends)
{
  guint a = bst_position_find_part (p, &step->spot), b = bst_position_find_part (p, &step->to);

  if (a == BST_NO_PART || b == BST_NO_PART || a == b || p->parts[a].tile != p->parts[b].tile)
    return FALSE;
  *index = p->parts[a].tile;
  *ends = 1u << p->parts[a].segment | 1u << p->parts[b].segment;

  return is_lake (p, *index) && (*ends & ~find_ends (p, *index)) == 0;
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  guint index = 0, ends = 0, was;

  if (step->kind != BST_STEP_FERRY)
    return BST_STEP_FOREIGN;
  find_step_ends (p, step, &index, &ends);
  was = get_ferry (p, index);
  if (was == 0)
    link_ends (p, index, ends);
  else
    move (p, index, was, ends);

  return BST_STEP_STAYS;
}

/* FE6: what the move of a ferry completed; what the last tile did, and its own ferry, was paid with it. */
static void
scored (BstPosition *p,
        BstEvents   *events)
{
  for (guint i = 0; i < get (p)->n_moved; i++)
    {
      const Moved *moved = &get (p)->moved[i];

      for (guint left = moved->was | get_ferry (p, moved->tile); left != 0; left &= left - 1)
        bst_position_score_part (p, get_end (p, moved->tile, left, FALSE), events);
    }
}

static void
turn_ends (BstPosition *p)
{
  if (get (p)->n_moved > 0)
    *change (p) = (Ferries) { 0 };
}

/* --- Text and checks --- */

#define MOVED "moved "

/* Is another tile owed (T12)? Whoever reads the text lays the last tile before there are ferries, and does not see a
 * builder beyond one. */
#define OWED     "builder wakes"
#define NOT_OWED "builder sleeps"

/* Is the part of a feature of the last tile, whatever ferries join? */
static gboolean
is_of_last (const BstPosition *p,
            const Roads       *roads,
            guint              part)
{
  const BstTile *last = &p->tiles[p->head.n_tiles - 1];

  if (p->parts[part].kind == BST_FEATURE_ROAD)
    return has_part (roads, part);
  for (guint i = 0; i < p->types[last->type].n_segments; i++)
    if (bst_position_root (p, last->first_part + i) == bst_position_root (p, part))
      return TRUE;

  return FALSE;
}

/* What the reader sees. */
static gboolean
seems_owed (const BstPosition *p)
{
  Roads roads = { .parts = g_newa (guint16, count_segments (p) + 1) };

  follow_roads (p, &roads);
  for (guint i = 0; i < p->head.n_figures; i++)
    if (p->figures[i].kind == BST_FIGURE_BUILDER && p->figures[i].player == (int) p->head.turn
        && is_of_last (p, &roads, p->figures[i].part))
      return TRUE;

  return FALSE;
}

static void
print_owed (const BstPosition *p,
            GString           *out)
{
  gboolean is_owed = p->head.extra == BST_EXTRA_OWED;

  if (p->head.phase == BST_PHASE_TILE || p->head.extra == BST_EXTRA_PLAYED || seems_owed (p) == is_owed)
    return;
  bst_token_begin (out);
  g_string_append (out, is_owed ? OWED : NOT_OWED);
}

static gboolean
read_owed (BstPosition *p,
           const char  *item)
{
  gboolean is_owed = strcmp (item, OWED) == 0;

  if (p->head.phase == BST_PHASE_TILE || p->head.extra == BST_EXTRA_PLAYED || (!is_owed && strcmp (item, NOT_OWED) != 0))
    return FALSE;
  p->head.extra = is_owed ? BST_EXTRA_OWED : BST_EXTRA_NONE;

  return TRUE;
}

/* "ferry road:N and road:E at 1,0". */
static void
print_ferry (const BstPosition *p,
             guint              index,
             guint              ends,
             GString           *out)
{
  BstStep step = { .kind = BST_STEP_FERRY, .spot.player = BST_NO_PLAYER, .to.player = BST_NO_PLAYER };

  bst_position_name_spot (p, get_end (p, index, ends, FALSE), &step.spot);
  bst_position_name_spot (p, get_end (p, index, ends, TRUE), &step.to);
  bst_step_order_ends (&step);
  bst_token_print_step (p, &step, out);
}

/* In the order of the tiles; and where a ferry was that moved: "moved ferry road:N and road:S at 1,0". */
static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  for (guint index = 0; p->head.n_links > 0 && index < p->head.n_tiles; index++)
    {
      guint ferry = is_lake (p, index) ? get_ferry (p, index) : 0;

      if (ferry != 0)
        print_ferry (p, index, ferry, out);
    }
  if (p->head.n_links > 0)
    print_owed (p, out);
  for (guint i = 0; i < get (p)->n_moved; i++)
    {
      GString *was = g_string_new (NULL);

      print_ferry (p, get (p)->moved[i].tile, get (p)->moved[i].was, was);
      bst_token_begin (out);
      g_string_append_printf (out, MOVED "%s", was->str);
      g_string_free (was, TRUE);
    }
}

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  gboolean is_moved = g_str_has_prefix (item, MOVED);
  guint index, ends;
  Ferries *ferries;
  BstStep step;

  if (read_owed (p, item))
    return TRUE;
  if (!bst_token_read_step (p, item + (is_moved ? strlen (MOVED) : 0), &step) || step.kind != BST_STEP_FERRY
      || !find_step_ends (p, &step, &index, &ends))
    return FALSE;
  if (!is_moved)
    return get_ferry (p, index) == 0 && link_ends (p, index, ends);
  if (get (p)->n_moved == MAX_MOVED || was_moved (p, index) || get_ferry (p, index) == 0)
    return FALSE;
  ferries = change (p);
  ferries->moved[ferries->n_moved++] = (Moved) { (guint16) index, (guint16) ends };

  return TRUE;
}

/* One ferry a lake, which joins two of its road ends. */
static gboolean
is_ok (const BstPosition *p)
{
  for (guint i = 0; i < p->head.n_links; i++)
    {
      const BstPart *a = &p->parts[p->links[i].a], *b = &p->parts[p->links[i].b];
      guint ends = 1u << a->segment | 1u << b->segment;

      if (a->tile == b->tile && (a == b || !is_lake (p, a->tile) || (ends & ~find_ends (p, a->tile)) != 0
                                 || get_ferry (p, a->tile) != ends))
        return FALSE;
    }
  for (guint i = 0; i < get (p)->n_moved; i++)
    if (get_ferry (p, get (p)->moved[i].tile) == 0)
      return FALSE;

  return TRUE;
}

/* FE1. */
static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
  for (guint i = 0; i < p->head.n_tiles; i++)
    if (is_lake (p, i) && get_ferry (p, i) == 0)
      bst_problems_add_token (problems, BST_TOKEN_FERRY, &p->tiles[i], BST_NO_PLAYER);
}

const BstModule bst_module_ferries = {
  .name = "ferries",
  .phases = BST_IN (BST_PHASE_FERRY),
  .steps = BST_STEP_BIT (BST_STEP_FERRY),
  .memory = sizeof (Ferries),
  .tokens = BST_TOKEN_BIT (BST_TOKEN_FERRY),
  .changes_features = TRUE,
  .is_in_play = is_in_play,
  .needs_decision = needs_decision,
  .may_not_pass = may_not_pass,
  .add_steps = add_steps,
  .why_not_step = why_not_step,
  .make_step = make_step,
  .scored = scored,
  .get_tile_tokens = get_tile_tokens,
  .set_tile_tokens = set_tile_tokens,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .is_ok = is_ok,
  .find_problems = find_problems,
  .turn_ends = turn_ends,
};
