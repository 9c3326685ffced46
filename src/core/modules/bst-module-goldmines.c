/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Gold Mines (GO1 to GO5): whoever lays one puts an ingot on it and one on a tile beside it. Who is paid for a
 * completed feature takes the ingots of its tiles, in turns with others who do so in the same turn (GO3). */

#include "bst-module-list.h"

#include <string.h>

/* In texts: the second ingot has no tile yet. */
#define DUE "gold due"

/* A tile and the eight round it. */
#define N_ROUND 9

typedef struct
{
  guint8 is_due;                    /* the second ingot has no tile yet */
  guint8 taken[BST_MAX_PLAYERS];
  guint8 tiles[];                   /* ingots on each tile, by index; behind them who may take from it in this turn, bits */
} Gold;

static inline const Gold *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_GOLDMINES);
}

static inline Gold *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_GOLDMINES);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.gold;
}

/* A set-up may have any of its tiles more often than the set. */
static guint
count_tiles (const BstPosition *p)
{
  return bst_tile_set_get_n_tiles (bst_game_get_tile_set (p->game)) + BST_SPARE_TILES;
}

static gsize
count_memory (const BstPosition *p)
{
  return 2 * count_tiles (p);
}

/* --- Laying ingots --- */

/* The tiles on a cell and round it, by index; how many. */
static guint
find_round (const BstPosition *p,
            const BstTile     *tile,
            guint              out[N_ROUND])
{
  guint n = 0;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        int index = bst_position_find_tile (p, tile->x + dx, tile->y + dy);

        if (index >= 0)
          out[n++] = (guint) index;
      }

  return n;
}

/* The neighbours of the tile that lies last; how many. */
static guint
find_neighbours (const BstPosition *p,
                 guint              out[N_ROUND])
{
  guint last = p->head.n_tiles - 1u, round[N_ROUND], n = 0;
  guint n_round = find_round (p, &p->tiles[last], round);

  for (guint i = 0; i < n_round; i++)
    if (round[i] != last)
      out[n++] = round[i];

  return n;
}

/* GO1: with one neighbour alone there is nothing to choose. */
static void
placed (BstPosition *p)
{
  guint last = p->head.n_tiles - 1u, neighbours[N_ROUND], n;
  Gold *gold;

  if (!(p->types[p->tiles[last].type].signs & BST_SIGN_GOLD))
    return;
  gold = change (p);
  gold->tiles[last]++;
  n = find_neighbours (p, neighbours);
  if (n == 1)
    gold->tiles[neighbours[0]]++;
  gold->is_due = n > 1;
}

static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  return get (p)->is_due;
}

static BstReason
may_not_pass (const BstPosition *p,
              BstPhase           phase)
{
  return get (p)->is_due ? BST_REASON_GOLD_MUST : BST_REASON_NONE;
}

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  guint neighbours[N_ROUND];
  guint n = get (p)->is_due ? find_neighbours (p, neighbours) : 0;

  for (guint i = 0; i < n; i++)
    {
      const BstTile *tile = &p->tiles[neighbours[i]];
      BstStep step = { .kind = BST_STEP_GOLD };

      if (bst_steps_skip (steps, 1))
        continue;
      step.spot = (BstSpot) { tile->x, tile->y, BST_NO_PLAYER, 0, 0, 0 };
      step.to.player = BST_NO_PLAYER;
      bst_steps_add (steps, &step);
    }
}

static BstReason
why_not_step (const BstPosition *p,
              const BstStep     *step)
{
  return step->kind == BST_STEP_GOLD ? BST_REASON_GOLD : BST_REASON_NOT_HANDLED;
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  Gold *gold;

  if (step->kind != BST_STEP_GOLD)
    return BST_STEP_FOREIGN;

  gold = change (p);
  gold->tiles[bst_position_find_tile (p, step->spot.x, step->spot.y)]++;
  gold->is_due = FALSE;

  return BST_STEP_DONE;
}

/* --- Taking them --- */

/* GO2: are the ingots of the tile taken with the feature? What counts the tiles round it takes those of all nine. */
static gboolean
is_of (const BstPosition *p,
       guint              index,
       guint              root)
{
  const BstTile *tile = &p->tiles[index], *middle = &p->tiles[p->parts[root].tile];

  if (bst_feature_kind_get (p->parts[root].kind)->counts_round)
    return ABS (tile->x - middle->x) <= 1 && ABS (tile->y - middle->y) <= 1;
  for (guint i = 0; i < p->types[tile->type].n_segments; i++)
    if (bst_position_root (p, tile->first_part + i) == root)
      return TRUE;

  return FALSE;
}

static void
paid (BstPosition    *p,
      const BstEvent *event)
{
  for (guint i = 0; event->owners != 0 && i < p->head.n_tiles; i++)
    if (get (p)->tiles[i] > 0 && is_of (p, i, event->part))
      change (p)->tiles[count_tiles (p) + i] |= event->owners;
}

/* The tile with ingots from which the player may take and most others may, too; -1 if there is none. */
static int
find_most_claimed (const BstPosition *p,
                   guint              player)
{
  const guint8 *tiles = get (p)->tiles, *claims = tiles + count_tiles (p);
  int best = -1, most = 0;

  for (guint i = 0; i < p->head.n_tiles; i++)
    {
      int n_claims = __builtin_popcount (claims[i]);

      if (tiles[i] > 0 && (claims[i] >> player & 1) && n_claims > most)
        {
          best = (int) i;
          most = n_claims;
        }
    }

  return best;
}

static gboolean
take (BstPosition *p,
      guint        player)
{
  int tile = find_most_claimed (p, player);

  if (tile < 0)
    return FALSE;
  change (p)->tiles[tile]--;
  change (p)->taken[player]++;

  return TRUE;
}

static gboolean
has_claims (const BstPosition *p)
{
  const guint8 *claims = get (p)->tiles + count_tiles (p);

  for (guint i = 0; i < p->head.n_tiles; i++)
    if (claims[i] != 0)
      return TRUE;

  return FALSE;
}

static void
tell (const BstPosition *p,
      guint              player,
      guint              n,
      BstEvents         *events)
{
  BstEvent event;

  if (n == 0)
    return;
  bst_position_begin_event (p, BST_EVENT_TOKENS, &event);
  event.players = (guint8) (1u << player);
  bst_event_add_term (&event, BST_TERM_INGOTS, (int) n, 0);
  bst_position_tell (p, &event, events);
}

/* GO3: one by one, beginning with the player whose turn it is. */
static void
scored (BstPosition *p,
        BstEvents   *events)
{
  guint n_taken[BST_MAX_PLAYERS] = { 0 }, n_in_round;

  if (!has_claims (p))
    return;
  do
    {
      n_in_round = 0;
      for (guint i = 0; i < p->n_players; i++)
        {
          guint player = (p->head.turn + i) % p->n_players;
          guint n = take (p, player);

          n_taken[player] += n;
          n_in_round += n;
        }
    }
  while (n_in_round > 0);
  memset (change (p)->tiles + count_tiles (p), 0, count_tiles (p));
  for (guint i = 0; i < p->n_players; i++)
    tell (p, (p->head.turn + i) % p->n_players, n_taken[(p->head.turn + i) % p->n_players], events);
}

/* GO4. */
static int
get_worth (guint n_ingots)
{
  return n_ingots < 4 ? 1 : n_ingots < 7 ? 2 : n_ingots < 10 ? 3 : 4;
}

static guint
final (const BstPosition *p,
       guint              first,
       BstEvent          *events)
{
  guint n_events = 0;

  if (first > 0)
    return 0;
  for (guint player = 0; player < p->n_players; player++)
    {
      guint n_ingots = get (p)->taken[player];
      BstEvent *event = &events[n_events];

      if (n_ingots == 0)
        continue;
      bst_position_begin_event (p, BST_EVENT_GOLD, event);
      event->players = (guint8) (1u << player);
      bst_event_add_term (event, BST_TERM_INGOTS, (int) n_ingots, get_worth (n_ingots));
      n_events++;
    }

  return n_events;
}

/* --- Reading and setting --- */

static guint
count_ingots (const BstPosition *p,
              guint              root)
{
  guint n = 0;

  for (guint i = 0; i < p->head.n_tiles; i++)
    if (get (p)->tiles[i] > 0 && is_of (p, i, root))
      n += get (p)->tiles[i];

  return n;
}

static guint
get_tokens (const BstPosition *p,
            BstTokenKind       kind,
            guint              player)
{
  return get (p)->taken[player];
}

static void
set_tokens (BstPosition  *p,
            BstTokenKind  kind,
            guint         player,
            guint         n_ingots)
{
  change (p)->taken[player] = (guint8) n_ingots;
}

static guint
get_tile_tokens (const BstPosition *p,
                 BstTokenKind       kind,
                 guint              tile)
{
  return get (p)->tiles[tile];
}

static void
set_tile_tokens (BstPosition  *p,
                 BstTokenKind  kind,
                 guint         tile,
                 guint         n_ingots)
{
  change (p)->tiles[tile] = (guint8) n_ingots;
}

static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  if (!get (p)->is_due)
    return;
  bst_token_begin (out);
  g_string_append (out, DUE);
}

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  if (strcmp (item, DUE) != 0)
    return FALSE;
  change (p)->is_due = TRUE;

  return TRUE;
}

/* Those on the board and with players. */
static guint
count_all (const BstPosition *p)
{
  guint n = 0;

  for (guint i = 0; i < p->head.n_tiles; i++)
    n += get (p)->tiles[i];
  for (guint player = 0; player < p->n_players; player++)
    n += get (p)->taken[player];

  return n;
}

/* What the mines on the board can have brought. */
static guint
count_given (const BstPosition *p)
{
  guint n = 0;

  for (guint i = 0; i < p->head.n_tiles; i++)
    n += p->types[p->tiles[i].type].signs & BST_SIGN_GOLD ? 2 : 0;

  return n - get (p)->is_due;
}

/* Nobody decides where there is nothing to choose. */
static gboolean
is_ok (const BstPosition *p)
{
  guint neighbours[N_ROUND];

  return (!get (p)->is_due || find_neighbours (p, neighbours) > 1) && !has_claims (p)
         && (count_all (p) <= count_given (p) || p->head.edited);
}

static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
  if (count_all (p) > count_given (p))
    bst_problems_add_tokens (problems, BST_TOKEN_INGOT, count_all (p), count_given (p));
}

const BstModule bst_module_goldmines = {
  .name = "goldmines",
  .phases = BST_IN (BST_PHASE_GOLD),
  .steps = BST_STEP_BIT (BST_STEP_GOLD),
  .memory = sizeof (Gold),
  .tokens = BST_TOKEN_BIT (BST_TOKEN_INGOT),
  .is_in_play = is_in_play,
  .count_memory = count_memory,
  .placed = placed,
  .needs_decision = needs_decision,
  .may_not_pass = may_not_pass,
  .add_steps = add_steps,
  .why_not_step = why_not_step,
  .make_step = make_step,
  .paid = paid,
  .scored = scored,
  .count_ingots = count_ingots,
  .final = final,
  .get_tokens = get_tokens,
  .set_tokens = set_tokens,
  .get_tile_tokens = get_tile_tokens,
  .set_tile_tokens = set_tile_tokens,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .is_ok = is_ok,
  .find_problems = find_problems,
};
