/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What modules of expansions to come can ask for, proved with made-up ones: this program has a list of its own in
 * place of the game's (bst-module-list.c), 64 modules, of which the first does what a case wants. */

#include "fixture.h"

#include "bst-compare.h"
#include "bst-module.h"
#include "bst-playout.h"
#include "bst-setup.h"

#include <string.h>

/* What the module does in the case that runs. */
static struct
{
  gboolean shares;
  int      winner;          /* of every tie; BST_NO_PLAYER */
  int      closes;          /* the part whose road it takes for complete once the last tile was scored */
  guint    n_final;
  guint    n_hidden;
  guint    asks;            /* phases (BST_IN) in which it wants a decision */
  gboolean all_in_turn;     /* which all players make, the one whose turn it is last */
  gboolean auctions;        /* who has a tile lays it, and nobody else draws it */
  guint    n_changed;       /* features that it was told of */
  gboolean rolls;           /* a die instead of a figure, which pays what it shows */
  gboolean bridges;         /* a road may lie against a monastery, over which a bridge is built then (BR4) */
} wish;

typedef struct
{
  guint16 n_laid;
  guint8  n_asked;          /* players, in this turn */
  guint8  xs[];             /* of each tile, 100 more */
} Memory;

static const Memory *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, 0);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return TRUE;
}

static gsize
count_memory (const BstPosition *p)
{
  return bst_tile_set_get_n_tiles (bst_game_get_tile_set (p->game)) + BST_SPARE_TILES;
}

static void
laid (BstPosition *p)
{
  Memory *memory = bst_position_change_memory (p, 0);

  memory->xs[memory->n_laid++] = (guint8) (p->tiles[p->head.n_tiles - 1].x + 100);
}

/* The monastery beside a tile, east or west of it, over which a bridge makes it fit; -1 if none does, or it fits. */
static int
find_bridged (const BstPosition *p,
              guint              type,
              int                x,
              int                y,
              guint              rotation)
{
  const BstOrientation *orientation = &p->orientations[4 * type + rotation];
  int monastery = bst_tile_set_find (bst_game_get_tile_set (p->game), "B"), found = -1;

  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    {
      int index = bst_position_find_tile (p, x + bst_step_x[direction], y + bst_step_y[direction]);

      if (index < 0 || bst_position_orientation (p, &p->tiles[index])->edges[(direction + 2) % 4]
                       == orientation->edges[direction])
        continue;
      if (found >= 0 || direction % 2 == 0 || p->tiles[index].type != monastery
          || orientation->edges[direction] != BST_EDGE_ROAD)
        return -1;
      found = index;
    }

  return found;
}

static guint
more_ways (const BstPosition *p,
           guint              type,
           int                x,
           int                y)
{
  guint rotations = 0;

  for (guint rotation = 0; wish.bridges && rotation < 4; rotation++)
    rotations |= (guint) (find_bridged (p, type, x, y, rotation) >= 0) << rotation;

  return rotations;
}

static void
placed (BstPosition *p)
{
  const BstTile *tile = &p->tiles[p->head.n_tiles - 1];
  int bridged = wish.bridges ? find_bridged (p, (guint) tile->type, tile->x, tile->y, tile->rotation) : -1;

  if (bridged >= 0)
    bst_position_set_form (p, (guint) bridged,
                           (guint) bst_tile_set_find_form (bst_game_get_tile_set (p->game), "B+WE"));
}

static gboolean
may_share (const BstPosition *p,
           guint              player,
           guint              root)
{
  return wish.shares && p->parts[root].kind == BST_FEATURE_ROAD;
}

static guint8
break_tie (const BstPosition *p,
           guint              root,
           guint8             players)
{
  guint8 winner = wish.winner == BST_NO_PLAYER ? players : (guint8) (1u << wish.winner);

  return (players & winner) != 0 ? players & winner : players;
}

static void
scored (BstPosition *p,
        BstEvents   *events)
{
  guint root;

  if (wish.closes < 0)
    return;
  root = bst_position_root (p, (guint) wish.closes);
  bst_position_save_part (p, root);
  p->parts[root].open = 0;
  bst_position_score_part (p, (guint) wish.closes, events);
}

static guint
final (const BstPosition *p,
       guint              first,
       BstEvent          *events)
{
  guint n_events = MIN (wish.n_final - first, BST_MAX_FINAL_EVENTS);

  for (guint i = 0; i < n_events; i++)
    {
      bst_position_begin_event (p, BST_EVENT_TOKENS, &events[i]);
      events[i].players = 1;
      bst_event_add_term (&events[i], BST_TERM_POINTS, 1, 1);
    }

  return n_events;
}

static guint
count_hidden (const BstPosition *p)
{
  return wish.n_hidden;
}

static gboolean
needs_decision (const BstPosition *p,
                BstPhase           phase)
{
  return (wish.asks & BST_IN (phase)) != 0 && get (p)->n_asked < (wish.all_in_turn ? p->n_players : 1);
}

static int
decider (const BstPosition *p)
{
  return wish.all_in_turn && needs_decision (p, p->head.phase) ? (int) ((p->head.turn + 1u + get (p)->n_asked) % p->n_players)
                                                               : BST_NO_PLAYER;
}

static gboolean
passed (BstPosition *p,
        BstPhase     phase)
{
  Memory *memory;

  if (!wish.all_in_turn || !(wish.asks & BST_IN (phase)))
    return FALSE;
  memory = bst_position_change_memory (p, 0);
  memory->n_asked++;

  return TRUE;
}

static void
turn_ends (BstPosition *p)
{
  Memory *memory = bst_position_change_memory (p, 0);

  memory->n_asked = 0;
}

static BstReason
why_not_own (const BstPosition *p,
             guint              type)
{
  int owned = p->head.hands[p->head.turn][0];

  if (!wish.auctions || owned == BST_NO_TILE)
    return BST_REASON_NOT_HANDLED;

  return owned == (int) type ? BST_REASON_NONE : BST_REASON_NOT_HELD;
}

static guint
count_owned (const BstPosition *p,
             int                type)
{
  guint n = 0;

  for (guint player = 0; player < p->n_players; player++)
    n += p->head.hands[player][0] == type;

  return n;
}

static BstReason
why_not_draw (const BstPosition *p,
              guint              type)
{
  BstReason reason = why_not_own (p, type);

  if (reason != BST_REASON_NOT_HANDLED)
    return reason;

  return wish.auctions && count_owned (p, (int) type) >= p->remaining[type] ? BST_REASON_NONE_LEFT : BST_REASON_NONE;
}

static gboolean
goes_on (const BstPosition *p)
{
  return wish.auctions && count_owned (p, BST_NO_TILE) < p->n_players;
}

static void
changed (BstPosition *p,
         guint        part)
{
  wish.n_changed++;
}

/* A die of which one side never comes. */
static const guint sides[] = { 1, 0, 3 };

static void
add_steps (const BstPosition *p,
           BstSteps          *steps)
{
  BstStep step = { .kind = BST_STEP_PIECE, .spot = { .player = BST_NO_PLAYER }, .to = { .player = BST_NO_PLAYER } };

  if (!wish.rolls || p->head.phase != BST_PHASE_ACTION)
    return;
  step.spot.x = p->tiles[p->head.n_tiles - 1].x;
  step.spot.y = p->tiles[p->head.n_tiles - 1].y;
  bst_steps_add (steps, &step);
}

static guint
get_chances (const BstPosition *p,
             const BstStep     *step,
             guint              weights[BST_MAX_RESULTS])
{
  memcpy (weights, sides, sizeof sides);

  return wish.rolls ? G_N_ELEMENTS (sides) : 0;
}

static BstStepResult
make_step (BstPosition   *p,
           const BstStep *step,
           BstEvents     *events)
{
  g_assert_cmpuint (step->result, >, 0);
  p->head.scores[p->head.turn] += step->result;

  return BST_STEP_DONE;
}

/* Who was asked in this turn is written down: "asked 2". */
static void
print_asked (const BstPosition *p,
             GString           *out)
{
  if (get (p)->n_asked == 0)
    return;
  bst_token_begin (out);
  g_string_append_printf (out, "asked %u", get (p)->n_asked);
}

static gboolean
read_asked (BstPosition *p,
            const char  *item,
            char       **words)
{
  Memory *memory;
  gint64 n;

  if (strcmp (words[0], "asked") != 0 || g_strv_length (words) != 2
      || !bst_token_read_number (words[1], 1, p->n_players, &n))
    return FALSE;
  memory = bst_position_change_memory (p, 0);
  memory->n_asked = (guint8) n;

  return TRUE;
}

static const BstModule made_up = {
  .name = "made-up",
  .memory = sizeof (Memory),
  .changes_features = TRUE,
  .count_memory = count_memory,
  .phases = ~0u,
  .steps = BST_STEP_BIT (BST_STEP_PIECE),
  .is_in_play = is_in_play,
  .add_steps = add_steps,
  .get_chances = get_chances,
  .make_step = make_step,
  .more_ways = more_ways,
  .laid = laid,
  .placed = placed,
  .changed = changed,
  .may_share = may_share,
  .break_tie = break_tie,
  .scored = scored,
  .final = final,
  .count_hidden = count_hidden,
  .needs_decision = needs_decision,
  .decider = decider,
  .passed = passed,
  .turn_ends = turn_ends,
  .why_not_own = why_not_own,
  .why_not_draw = why_not_draw,
  .goes_on = goes_on,
  .print_tokens = print_asked,
  .read_token = read_asked,
};

/* A second one writes down what was joined without a tile, and what is of another kind than it is printed. */
static void
print_place (const BstPosition *p,
             guint              part,
             GString           *out)
{
  BstSpot spot = { .player = BST_NO_PLAYER };

  bst_position_name_spot (p, part, &spot);
  g_string_append_c (out, ' ');
  bst_spot_print (&spot, out);
  g_string_append_printf (out, " %d,%d", spot.x, spot.y);
}

static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  for (guint i = 0; i < p->head.n_links; i++)
    {
      bst_token_begin (out);
      g_string_append (out, "ferry");
      print_place (p, p->links[i].a, out);
      print_place (p, p->links[i].b, out);
    }
  for (guint part = 0; part < p->head.n_parts; part++)
    if (p->parts[part].parent == part && !bst_position_is_spare (p, part)
        && p->parts[part].kind != bst_position_segment (p, part)->kind)
      {
        bst_token_begin (out);
        g_string_append (out, "castle");
        print_place (p, part, out);
      }
}

static guint
read_part (const BstPosition *p,
           const char        *place,
           const char        *cell)
{
  BstSpot spot = { .player = BST_NO_PLAYER };

  return bst_spot_parse (place, &spot) && bst_token_read_cell (cell, &spot.x, &spot.y) ? bst_position_find_part (p, &spot)
                                                                                       : BST_NO_PART;
}

/* In place of castles, which the game does not know yet: what is never complete. */
#define CASTLE BST_FEATURE_FIELD

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  guint n_words = g_strv_length (words);
  guint a = n_words > 2 ? read_part (p, words[1], words[2]) : BST_NO_PART;
  guint b = n_words > 4 ? read_part (p, words[3], words[4]) : BST_NO_PART;

  if (strcmp (words[0], "castle") == 0 && a != BST_NO_PART)
    bst_position_set_kind (p, a, CASTLE);
  else if (strcmp (words[0], "ferry") != 0 || a == BST_NO_PART || b == BST_NO_PART || !bst_position_link (p, a, b, 0))
    return FALSE;

  return TRUE;
}

static const BstModule builder = {
  .name = "builder",
  .is_in_play = is_in_play,
  .is_kept_as_text = TRUE,
  .print_tokens = print_tokens,
  .read_token = read_token,
};

/* A third one has the fairy, who may stand on a road by herself, as a mage will. */
typedef struct
{
  BstNeutral where;
  guint16    is_there;
} Mage;

static gboolean
get_neutral (const BstPosition *p,
             BstNeutralKind     kind,
             BstNeutral        *where)
{
  const Mage *mage = bst_position_get_memory (p, 2);

  if (kind != BST_NEUTRAL_FAIRY || !mage->is_there)
    return FALSE;
  *where = mage->where;

  return TRUE;
}

static void
set_neutral (BstPosition      *p,
             BstNeutralKind    kind,
             const BstNeutral *where)
{
  Mage *mage = bst_position_change_memory (p, 2);

  if (kind == BST_NEUTRAL_FAIRY)
    *mage = (Mage) { *where, TRUE };
}

static const BstModule mage = {
  .name = "mage",
  .memory = sizeof (Mage),
  .is_in_play = is_in_play,
  .get_neutral = get_neutral,
  .set_neutral = set_neutral,
};

/* Sixty-one others that count what each is asked. */
static guint n_asked;

static void
count (BstPosition *p)
{
  n_asked++;
}

static const BstModule other = { .name = "other", .memory = 8, .is_in_play = is_in_play, .laid = count };

#define EIGHT &other, &other, &other, &other, &other, &other, &other, &other
const BstModule * const bst_all_modules[] = {
  &made_up, &builder, &mage, &other, &other, &other, &other, &other, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT, EIGHT
};
const guint bst_n_modules = BST_MAX_MODULES;

static BstPosition *
begin_with (BstGame *game)
{
  memset (&wish, 0, sizeof wish);
  wish.winner = BST_NO_PLAYER;
  wish.closes = -1;

  return bst_position_new (game);
}

static BstPosition *
begin (void)
{
  g_autoptr (BstGame) game = fixture_game ("modern", 2);

  return begin_with (game);
}

static void
get_feature (BstPosition *position,
             int          x,
             int          y,
             const char  *spot,
             BstFeature  *feature)
{
  bst_position_get_feature (position, fixture_part (position, x, y, spot), feature);
}

/* The text of the position gives the position back, and so does a set-up. */
static void
check_written (BstPosition *position)
{
  BstGame *game = bst_position_get_game (position);
  g_autofree char *text = bst_position_to_text (position);
  g_autofree char *again = NULL;
  g_autofree char *built_text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) read = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text,
                                                         &error);
  g_autoptr (BstSetup) setup = bst_setup_from_position (position);
  g_autoptr (BstPosition) built = bst_setup_get_position (setup);

  g_assert_no_error (error);
  again = bst_position_to_text (read);
  g_assert_cmpstr (again, ==, text);
  g_assert_true (bst_position_is_ok (read));
  built_text = bst_position_to_text (built);
  g_assert_cmpstr (built_text, ==, text);
  g_assert_true (bst_position_is_ok (built));
}

/* Each of 64 is there, in its order, and has bytes of its own. */
static void
test_many (void)
{
  g_autoptr (BstPosition) position = begin ();

  g_assert_cmpuint (G_N_ELEMENTS (bst_all_modules), ==, 64);
  g_assert_cmpuint (position->n_modules, ==, 64);
  for (guint m = 4; m < 64; m++)
    g_assert_cmpuint (position->memory_at[m], ==, position->memory_at[m - 1] + 8);
  n_asked = 0;
  fixture_play (position, "U@0,1 r0");
  g_assert_cmpuint (n_asked, ==, 61);
}

/* A step saves what changes, an undo puts it back, a reset clears it. */
static void
test_memory (void)
{
  g_autoptr (BstPosition) position = begin ();
  g_autoptr (BstPosition) copy = NULL;

  g_assert_cmpuint (get (position)->n_laid, ==, 1);
  fixture_play (position, "U@0,1 r0");
  fixture_play (position, "U@0,2 r0");
  g_assert_cmpuint (get (position)->n_laid, ==, 3);
  g_assert_cmpuint (get (position)->xs[2], ==, 100);
  copy = bst_position_copy (position);
  g_assert_true (bst_position_equal (copy, position));
  g_assert_true (bst_position_undo (position));
  g_assert_cmpuint (get (position)->n_laid, ==, 2);
  g_assert_false (bst_position_equal (copy, position));
  bst_position_reset (position);
  g_assert_cmpuint (get (position)->n_laid, ==, 1);
}

static guint
count_spots (BstPosition *position)
{
  guint8 spots[BST_MAX_SEGMENTS];

  return bst_position_get_spots (position, bst_position_get_turn (position), BST_FIGURE_FOLLOWER, spots);
}

/* Where a follower stands another may (M5), if a module says so, in every list. */
static void
test_share (void)
{
  g_autoptr (BstPosition) position = begin ();
  BstPut puts[BST_MAX_PUTS];

  fixture_play (position, "U@1,0 r0 [Red road:W]");
  bst_position_place (position, (guint) bst_tile_set_find (fixture_set (), "U"), 2, 0, 0);
  g_assert_cmpuint (count_spots (position), ==, 2);
  g_assert_cmpuint (bst_position_get_puts (position, puts), ==, 2);
  wish.shares = TRUE;
  g_assert_cmpuint (count_spots (position), ==, 3);
  g_assert_cmpuint (bst_position_get_puts (position, puts), ==, 3);
}

/* Red and Blue share a road. */
static void
share_road (BstPosition *position)
{
  wish.shares = TRUE;
  fixture_play (position, "U@1,0 r0 [Red road:W]");
  fixture_play (position, "U@2,0 r0 [Blue road:W]");
}

static void
test_tie (void)
{
  g_autoptr (BstPosition) position = begin ();
  guint part;
  BstFeature feature;
  int points[BST_MAX_PLAYERS] = { 0 };

  share_road (position);
  part = fixture_part (position, 2, 0, "road:W");
  bst_position_get_feature (position, part, &feature);
  g_assert_cmpuint (feature.owners, ==, 3);
  wish.winner = 1;
  bst_position_get_feature (position, part, &feature);
  g_assert_cmpuint (feature.owners, ==, 2);
  bst_position_score_final (position, points, NULL);
  g_assert_cmpint (points[0], ==, 0);
  g_assert_cmpint (points[1], ==, 3);
}

/* What a tile completes elsewhere is paid with it, and undone with it. */
static void
test_elsewhere (void)
{
  g_autoptr (BstPosition) position = begin ();
  g_autoptr (BstPosition) before = NULL;

  fixture_play (position, "U@1,0 r0 [Red road:W]");
  before = bst_position_copy (position);
  wish.closes = (int) fixture_part (position, 1, 0, "road:W");
  fixture_play (position, "E@0,-1 r180");
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 2);
  g_assert_cmpuint (bst_position_get_supply (position, 0, BST_FIGURE_FOLLOWER), ==, 7);
  g_assert_true (bst_position_undo (position));
  g_assert_true (bst_position_equal (position, before));
}

/* As many events at the end as a module has. */
static void
test_final (void)
{
  static const guint counts[] = { 0, 1, BST_MAX_FINAL_EVENTS, BST_MAX_FINAL_EVENTS + 1, 6 * BST_MAX_PLAYERS + 1 };
  g_autoptr (BstPosition) position = begin ();

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      int points[BST_MAX_PLAYERS] = { 0 };

      wish.n_final = counts[i];
      bst_position_score_final (position, points, NULL);
      g_assert_cmpint (points[0], ==, (int) counts[i]);
    }
}

/* What lies under other tiles is left, and nobody draws it. */
static void
test_hidden (void)
{
  g_autoptr (BstPosition) position = begin ();

  g_assert_cmpuint (bst_position_get_n_remaining (position), ==, 71);
  wish.n_hidden = 70;
  g_assert_false (bst_position_is_exhausted (position));
  wish.n_hidden = 71;
  g_assert_true (bst_position_is_exhausted (position));
}

/* A turn goes through the phases of its modules, and no other. */
static void
test_phase (void)
{
  g_autoptr (BstPosition) position = begin ();

  wish.asks = BST_IN (BST_PHASE_ESCAPE);
  bst_position_place (position, (guint) bst_tile_set_find (fixture_set (), "U"), 0, 1, 0);
  bst_position_pass (position, NULL);
  g_assert_cmpint (bst_position_get_phase (position), ==, BST_PHASE_COMMIT);
  bst_position_pass (position, NULL);
  g_assert_cmpint (bst_position_get_phase (position), ==, BST_PHASE_ESCAPE);
  wish.asks = 0;
  bst_position_pass (position, NULL);
  g_assert_cmpint (bst_position_get_phase (position), ==, BST_PHASE_TILE);
  g_assert_true (bst_phase_is_before (BST_PHASE_COMMIT, BST_PHASE_ESCAPE));
  g_assert_false (bst_phase_is_before (BST_PHASE_ESCAPE, BST_PHASE_ESCAPE));
}

/* A module may decide in every phase; a turn goes through them in their order, before the figure too. */
static void
test_phases (void)
{
  static const BstPhase order[] = {
    BST_PHASE_GOLD, BST_PHASE_MAGIC, BST_PHASE_ACTION, BST_PHASE_LANDING, BST_PHASE_CAPTURE, BST_PHASE_FREE,
    BST_PHASE_TRAP, BST_PHASE_PHANTOM, BST_PHASE_TUNNEL, BST_PHASE_FERRY, BST_PHASE_FLOCK, BST_PHASE_DRAGON, BST_PHASE_CASTLE,
    BST_PHASE_COMMIT, BST_PHASE_CITY, BST_PHASE_DEXTERITY, BST_PHASE_WAGON, BST_PHASE_COUNT, BST_PHASE_LATE_DRAGON,
    BST_PHASE_CIRCLE, BST_PHASE_ESCAPE, BST_PHASE_BAZAAR, BST_PHASE_TILE,
  };
  g_autoptr (BstPosition) position = begin ();
  BstGame *game = bst_position_get_game (position);

  wish.asks = ~BST_IN (BST_PHASE_SCORING);
  bst_position_place (position, (guint) bst_tile_set_find (fixture_set (), "U"), 0, 1, 0);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_autofree char *text = bst_position_to_text (position);
      g_autofree char *again = NULL;
      g_autoptr (BstPosition) read = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text,
                                                             NULL);

      g_assert_cmpint (bst_position_get_phase (position), ==, order[i]);
      again = bst_position_to_text (read);
      g_assert_cmpstr (again, ==, text);
      g_assert_cmpint (bst_position_get_phase (read), ==, order[i]);
      if (order[i] != BST_PHASE_TILE)
        bst_position_pass (position, NULL);
    }
  g_assert_cmpuint (bst_position_get_turn (position), ==, 1);
}

/* Read again it is the same player's turn to decide. */
static void
check_decider (BstPosition *position)
{
  BstGame *game = bst_position_get_game (position);
  g_autofree char *text = bst_position_to_text (position);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BstPosition) read = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text,
                                                         &error);

  g_assert_no_error (error);
  again = bst_position_to_text (read);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpint (bst_position_get_phase (read), ==, bst_position_get_phase (position));
  g_assert_cmpuint (bst_position_get_decider (read), ==, bst_position_get_decider (position));
}

/* All players decide, one after the other, and the position knows who has; so does its text. */
static void
test_all_in_turn (void)
{
  g_autoptr (BstGame) game = fixture_game ("modern", 3);
  g_autoptr (BstPosition) position = begin_with (game);
  g_autoptr (BstPosition) before = NULL;

  wish.asks = BST_IN (BST_PHASE_CIRCLE);
  wish.all_in_turn = TRUE;
  before = bst_position_copy (position);
  bst_position_place (position, (guint) bst_tile_set_find (fixture_set (), "U"), 0, 1, 0);
  bst_position_pass (position, NULL);
  bst_position_pass (position, NULL);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpint (bst_position_get_phase (position), ==, BST_PHASE_CIRCLE);
      g_assert_cmpuint (bst_position_get_decider (position), ==, (i + 1) % 3);
      check_decider (position);
      bst_position_pass (position, NULL);
    }
  g_assert_cmpint (bst_position_get_phase (position), ==, BST_PHASE_TILE);
  g_assert_true (bst_position_undo (position));
  g_assert_true (bst_position_equal (position, before));
}

/* Tiles that players own before their turns: each lays his own, nobody else draws it, and the game goes on until they
 * lie. */
static void
test_auction (void)
{
  g_autoptr (BstPosition) position = begin ();
  BstGame *game = bst_position_get_game (position);
  guint road = (guint) bst_tile_set_find (fixture_set (), "U"), alone = (guint) bst_tile_set_find (fixture_set (), "X");
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (BstPosition) read = NULL;

  wish.auctions = TRUE;
  bst_position_set_held_tile (position, 0, (int) road);
  bst_position_set_held_tile (position, 1, (int) alone);
  g_assert_cmpint (bst_position_why_not_type (position, alone), ==, BST_REASON_NOT_HELD);
  g_assert_cmpint (bst_position_why_not_type (position, road), ==, BST_REASON_NONE);
  g_assert_false (bst_position_may_draw (position, alone));
  g_assert_true (bst_position_may_draw (position, road));
  text = bst_position_to_text (position);
  g_assert_nonnull (strstr (text, "| Red U; Blue X |"));
  read = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text, NULL);
  again = bst_position_to_text (read);
  g_assert_cmpstr (again, ==, text);
  check_written (position);

  fixture_play (position, "U@0,1 r0");
  g_assert_cmpint (bst_position_get_held_tile (position, 0), ==, BST_NO_TILE);
  wish.n_hidden = bst_position_get_n_remaining (position);
  g_assert_false (bst_position_is_exhausted (position));
  g_assert_cmpint (bst_position_why_not_type (position, road), ==, BST_REASON_NOT_HELD);
  fixture_play (position, "X@1,0 r0");
  g_assert_true (bst_position_is_exhausted (position));
  wish.n_hidden = 0;
  g_assert_cmpint (bst_position_why_not_type (position, road), ==, BST_REASON_NONE);
  g_assert_true (bst_position_undo (position));
  g_assert_cmpint (bst_position_get_held_tile (position, 1), ==, (int) alone);
}

/* --- Tiles --- */

/* The base set with tiles before it, and a start tile at least. (transfer full) */
static BstTileSet *
make_set (const BstTileType *types,
          guint              n_types)
{
  BstTileSet *set = bst_tile_set_new ("basic");

  for (guint i = 0; i < n_types; i++)
    g_assert_true (bst_tile_set_add (set, &types[i], NULL));
  for (guint i = 0; i < bst_tile_set_get_n_types (fixture_set ()); i++)
    g_assert_true (bst_tile_set_add (set, bst_tile_set_get_type (fixture_set (), i), NULL));

  return set;
}

/* (transfer full) */
static BstGame *
make_game (BstTileSet *set,
           const char *rules)
{
  g_autoptr (BstGame) plain = fixture_game (rules, 2);
  BstPlayer players[] = { { (char *) "Red", BST_COLOUR_RED }, { (char *) "Blue", BST_COLOUR_BLUE } };

  g_assert_true (bst_tile_set_seal (set, NULL));

  return bst_game_new (set, bst_game_get_rules (plain), players, 2, NULL);
}

#define SIDE(side) (1u << (side))
#define NORTH_HALVES 0x03
#define EAST_HALVES  0x0c
#define SOUTH_HALVES 0x30
#define WEST_HALVES  0xc0

/* Emblems and signs of 32 bits, and a number beside a sign. */
static void
test_emblems (void)
{
  const BstTileType shrine = {
    .id = (char *) "XX/1", .count = 1, .n_segments = 2, .signs = 1u << 31, .parameter = 255,
    .segments = {
      { .kind = BST_FEATURE_ROAD, .sides = EAST_HALVES | WEST_HALVES, .emblems = 1u << 31 | 1u << 16 },
      { .kind = BST_FEATURE_FIELD, .sides = 0xff },
    },
  };
  g_autoptr (BstTileSet) set = make_set (&shrine, 1);
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstPosition) position = NULL;
  BstFeature feature;

  g_assert_true (bst_tile_set_add_start (set, "BA/RCr", 0, 0, 0, NULL));
  game = make_game (set, "modern");
  position = begin_with (game);
  fixture_play (position, "XX/1@1,0 r0");
  get_feature (position, 0, 0, "road:W", &feature);
  g_assert_cmphex (feature.emblems, ==, 1u << 31 | 1u << 16);
  g_assert_cmphex (bst_tile_set_get_type (set, 0)->signs, ==, 1u << 31);
  g_assert_cmpuint (bst_tile_set_get_type (set, 0)->parameter, ==, 255);
  g_assert_true (bst_position_is_ok (position));
  check_written (position);
}

/* Two features inside a tile that count what lies round it: each has its place, its figure and its points. */
static void
test_two_inside (void)
{
  const BstTileType types[] = {
    { .id = (char *) "XX/2", .count = 1, .n_segments = 3,
      .segments = { { .kind = BST_FEATURE_MONASTERY }, { .kind = BST_FEATURE_MONASTERY },
                    { .kind = BST_FEATURE_FIELD, .sides = 0xff } } },
    { .id = (char *) "XX/F", .count = 9, .n_segments = 1,
      .segments = { { .kind = BST_FEATURE_FIELD, .sides = 0xff } } },
  };
  g_autoptr (BstTileSet) set = make_set (types, 2);
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstPosition) position = NULL;
  BstFeature feature;
  guint second;

  g_assert_true (bst_tile_set_add_start (set, "XX/F", 0, 0, 0, NULL));
  game = make_game (set, "modern");
  position = begin_with (game);
  fixture_play (position, "XX/2@1,0 r0 [Red mon]");
  second = fixture_part (position, 1, 0, "mon2");
  g_assert_cmpuint (second, ==, fixture_part (position, 1, 0, "mon") + 1u);
  bst_position_begin_step (position);
  bst_position_put (position, 1, BST_FIGURE_FOLLOWER, second);
  position->head.supply[BST_FIGURE_FOLLOWER][1]--;
  get_feature (position, 1, 0, "mon2", &feature);
  g_assert_cmpuint (feature.owners, ==, 2);
  g_assert_cmpuint (feature.open, ==, 7);
  check_written (position);
  for (int y = -1; y <= 1; y++)
    for (int x = 0; x <= 2; x++)
      if (bst_position_find_tile (position, x, y) < 0)
        {
          g_autofree char *text = g_strdup_printf ("XX/F@%d,%d r0", x, y);

          fixture_play (position, text);
          g_assert_true (bst_position_is_ok (position));
        }
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 9);
  g_assert_cmpint (bst_position_get_score (position, 1), ==, 9);
  g_assert_true (bst_position_undo (position));
  g_assert_true (bst_position_is_ok (position));
  g_assert_cmpint (bst_position_get_score (position, 1), ==, 0);
}

/* Two cities that both reach an edge: each has its figure and its other edge, and what goes on at the one that they
 * share joins them. */
static void
test_shared_edge (void)
{
  const BstTileType shared = {
    .id = (char *) "XX/V", .count = 2, .n_segments = 3,
    .segments = {
      { .kind = BST_FEATURE_CITY, .sides = WEST_HALVES | SIDE (0) },
      { .kind = BST_FEATURE_CITY, .sides = EAST_HALVES | SIDE (1) },
      { .kind = BST_FEATURE_FIELD, .sides = SOUTH_HALVES },
    },
  };
  g_autoptr (BstTileSet) set = make_set (&shared, 1);
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstPosition) position = NULL;
  BstFeature feature;
  BstMove move;

  g_assert_true (bst_tile_set_add_start (set, "BA/RCr", 0, 0, 0, NULL));
  game = make_game (set, "modern");
  position = begin_with (game);
  g_assert_true (bst_move_parse (game, "XX/V@0,1 r180 [Red city:E]", &move, NULL));
  g_assert_false (bst_move_parse (game, "XX/V@0,1 r180 [Red city:SR]", &move, NULL)
                  && bst_position_apply (position, &move, NULL, NULL));
  fixture_play (position, "XX/V@0,1 r180 [Red city:E]");
  fixture_play (position, "E@-1,1 r90 [Blue city:E]");
  get_feature (position, 0, 1, "city:E", &feature);
  g_assert_cmpuint (feature.owners, ==, 1);
  g_assert_cmpuint (feature.open, ==, 2);
  get_feature (position, 0, 1, "city:W", &feature);
  g_assert_cmpuint (feature.owners, ==, 2);
  g_assert_cmpuint (feature.open, ==, 1);
  g_assert_true (bst_position_is_ok (position));
  check_written (position);

  fixture_play (position, "E@0,2 r0");
  get_feature (position, 0, 1, "city:W", &feature);
  g_assert_cmpuint (feature.owners, ==, 3);
  g_assert_cmpuint (feature.open, ==, 1);
  g_assert_true (bst_position_is_ok (position));
  check_written (position);
  fixture_play (position, "E@1,1 r270");
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 8);
  g_assert_cmpint (bst_position_get_score (position, 1), ==, 8);
  g_assert_true (bst_position_is_ok (position));
  g_assert_true (bst_position_undo (position));
  g_assert_true (bst_position_undo (position));
  g_assert_true (bst_position_is_ok (position));
  get_feature (position, 0, 1, "city:W", &feature);
  g_assert_cmpuint (feature.owners, ==, 2);

  /* From the other side: the tile with both comes last. */
  fixture_play (position, "XX/V@0,-1 r180");
  get_feature (position, 0, 0, "city:N", &feature);
  g_assert_cmpuint (feature.tiles, ==, 2);
  g_assert_cmpuint (feature.open, ==, 2);
  g_assert_true (bst_position_is_ok (position));
  check_written (position);
}

/* A block of start tiles, on whose inner edges a field goes on with one half, and nothing is on the other. */
static void
test_block (void)
{
  const BstTileType block[] = {
    { .id = (char *) "CO/1", .count = 1, .n_segments = 1, .blank = SIDE (3) | SOUTH_HALVES,
      .segments = { { .kind = BST_FEATURE_FIELD, .sides = NORTH_HALVES | WEST_HALVES | SIDE (2) } } },
    { .id = (char *) "CO/2", .count = 1, .n_segments = 1, .blank = SIDE (6) | SOUTH_HALVES,
      .segments = { { .kind = BST_FEATURE_FIELD, .sides = NORTH_HALVES | EAST_HALVES | SIDE (7) } } },
    { .id = (char *) "CO/3", .count = 1, .blank = 0xff },
    { .id = (char *) "CO/4", .count = 1, .blank = 0xff },
  };
  g_autoptr (BstTileSet) set = make_set (block, G_N_ELEMENTS (block));
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BstPosition) position = NULL;
  BstFeature feature;

  for (guint i = 0; i < G_N_ELEMENTS (block); i++)
    g_assert_true (bst_tile_set_add_start (set, block[i].id, i % 2, i / 2, 0, NULL));
  game = make_game (set, "modern start-in-bag=yes");
  position = begin_with (game);
  g_assert_true (bst_position_is_ok (position));
  get_feature (position, 0, 0, "field:NL", &feature);
  g_assert_cmpuint (feature.segments, ==, 2);
  g_assert_cmpuint (feature.open, ==, 8);
  fixture_play (position, "B@2,0 r0");
  get_feature (position, 0, 0, "field:NL", &feature);
  g_assert_cmpuint (feature.segments, ==, 3);
  g_assert_true (bst_position_is_ok (position));
  check_written (position);
  g_assert_true (bst_position_undo (position));
  g_assert_true (bst_position_is_ok (position));
}

/* Such a tile is never drawn, and nothing but a field reaches its blank edges. */
static void
test_blank (void)
{
  BstTileType half = {
    .id = (char *) "CO/1", .count = 2, .n_segments = 1, .blank = SIDE (3),
    .segments = { { .kind = BST_FEATURE_FIELD, .sides = 0xff & ~SIDE (3) } },
  };
  g_autoptr (BstTileSet) set = make_set (&half, 1);
  g_autoptr (GError) error = NULL;

  g_assert_true (bst_tile_set_add_start (set, "CO/1", 0, 0, 0, NULL));
  g_assert_false (bst_tile_set_seal (set, &error));
  g_assert_error (error, BST_ERROR, BST_ERROR_DATA);

  half.id = (char *) "CO/2";
  half.segments[0].sides = 0xff;
  g_assert_false (bst_tile_set_add (set, &half, NULL));
  half.segments[0] = (BstSegment) { .kind = BST_FEATURE_CITY, .sides = 0xff };
  g_assert_false (bst_tile_set_add (set, &half, NULL));
}

/* Ninety-six steps, and no more. */
static void
test_steps (void)
{
  g_autoptr (BstPosition) position = begin ();
  g_autoptr (GString) text = g_string_new ("U@0,1 r0");
  BstGame *game = bst_position_get_game (position);
  BstMove move;

  for (guint i = 0; i < 96; i++)
    g_string_append (text, " [passes]");
  g_assert_true (bst_move_parse (game, text->str, &move, NULL));
  g_assert_cmpuint (move.n_steps, ==, 96);
  g_string_append (text, " [passes]");
  g_assert_false (bst_move_parse (game, text->str, &move, NULL));
}

/* --- Chance --- */

static BstReason
refuse (BstPosition *position,
        const char  *text)
{
  BstMove move = fixture_move (position, text);
  g_autoptr (GError) error = NULL;

  return bst_position_apply (position, &move, NULL, &error) ? BST_REASON_NONE : bst_error_get_details (error)->reason;
}

/* A move says what the die showed; what it cannot show is refused, and so is a result where nothing was rolled. */
static void
test_chance (void)
{
  g_autoptr (BstPosition) position = begin ();
  BstGame *game = bst_position_get_game (position);
  g_autofree char *text = NULL;
  BstMove move;

  wish.rolls = TRUE;
  move = fixture_move (position, "U@0,1 r0 [piece at 0,1 = 3]");
  g_assert_cmpuint (move.steps[0].result, ==, 3);
  text = bst_move_to_text (game, &move);
  g_assert_cmpstr (text, ==, "U@0,1 r0 [piece at 0,1 = 3]");
  g_assert_false (bst_move_parse (game, "U@0,1 r0 [piece at 0,1 = 0]", &move, NULL));
  g_assert_false (bst_move_parse (game, "U@0,1 r0 [piece at 0,1 = 33]", &move, NULL));
  g_assert_false (bst_move_parse (game, "U@0,1 r0 [piece at 0,1 =]", &move, NULL));

  g_assert_cmpint (refuse (position, "U@0,1 r0 [piece at 0,1]"), ==, BST_REASON_RESULT);
  g_assert_cmpint (refuse (position, "U@0,1 r0 [piece at 0,1 = 2]"), ==, BST_REASON_RESULT);
  g_assert_cmpint (refuse (position, "U@0,1 r0 [piece at 0,1 = 4]"), ==, BST_REASON_RESULT);
  g_assert_cmpint (refuse (position, "U@0,1 r0 [Red road:W = 1]"), ==, BST_REASON_RESULT);
  g_assert_cmpint (refuse (position, "U@0,1 r0 [passes = 1]"), ==, BST_REASON_RESULT);
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 0);
  g_assert_cmpint (refuse (position, "U@0,1 r0 [piece at 0,1 = 3]"), ==, BST_REASON_NONE);
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 3);
  g_assert_true (bst_position_undo (position));
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 0);
}

/* Lists have each result that can come; who chooses at random chooses the step, and then chance speaks. */
static void
test_results (void)
{
  g_autoptr (BstPosition) position = begin ();
  g_auto (BstSteps) all = { 0 };
  BstStepCounts counts;
  BstStep chosen;
  guint weights[BST_MAX_RESULTS], n[4] = { 0 };
  BstRandom random;

  wish.rolls = TRUE;
  bst_position_place (position, (guint) bst_tile_set_find (fixture_set (), "B"), 0, 1, 0);
  bst_position_get_steps (position, &all);
  g_assert_cmpuint (all.n_items, ==, 4);
  g_assert_cmpint (all.items[1].kind, ==, BST_STEP_PUT);
  g_assert_cmpuint (all.items[2].result, ==, 1);
  g_assert_cmpuint (all.items[3].result, ==, 3);
  for (guint i = 0; i < all.n_items; i++)
    g_assert_cmpint (bst_position_why_not_step (position, &all.items[i]), ==, BST_REASON_NONE);
  g_assert_cmpuint (bst_position_get_chances (position, &all.items[3], weights), ==, 3);
  g_assert_cmpuint (weights[2], ==, 3);
  g_assert_cmpuint (bst_position_get_chances (position, &all.items[1], weights), ==, 0);

  bst_position_count_other_steps (position, &counts);
  g_assert_cmpuint (counts.n_steps, ==, 1);
  bst_position_get_other_step (position, &counts, 0, &chosen);
  bst_random_init (&random, 1);
  for (guint i = 0; i < 4000; i++)
    {
      BstStep step = chosen;

      bst_position_roll (position, &step, &random);
      n[step.result]++;
    }
  g_assert_cmpuint (n[0] + n[2], ==, 0);
  g_assert_cmpuint (n[1], >, 900);
  g_assert_cmpuint (n[1], <, 1100);
}

/* Games of random moves roll the die, and each of their moves can be read again. */
static void
test_chance_playouts (void)
{
  g_autoptr (BstPosition) position = begin ();
  BstRandom random;
  int type;

  wish.rolls = TRUE;
  bst_random_init (&random, 30);
  while ((type = bst_playout_draw (position, &random)) != BST_NO_TILE)
    bst_playout_turn (position, &random, (guint) type, NULL);
  g_assert_cmpint (bst_position_get_score (position, 0) + bst_position_get_score (position, 1), >, 30);
  g_assert_true (bst_position_is_ok (position));
}

/* Turns are compared for each result, and say how likely it is. */
static void
test_chance_compare (void)
{
  g_autoptr (BstPosition) position = begin ();
  BstCompare *compare = bst_compare_new (position, (guint) bst_tile_set_find (fixture_set (), "B"), 0, FALSE);
  const BstCompareRow *rows;
  guint n_rows;
  double sum = 0;

  wish.rolls = TRUE;
  while (bst_compare_step (compare, 100))
    ;
  rows = bst_compare_get (compare, &n_rows);
  for (guint i = 0; i < n_rows; i++)
    if (rows[i].move.x == 0 && rows[i].move.y == 1 && rows[i].move.n_steps > 0
        && rows[i].move.steps[0].kind == BST_STEP_PIECE)
      {
        g_assert_cmpint (rows[i].points[0], ==, rows[i].move.steps[0].result);
        sum += rows[i].chance;
      }
    else
      {
        g_assert_cmpfloat (rows[i].chance, <=, 1);
      }
  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
  bst_compare_free (compare);
}

/* --- Neutral figures --- */

static gboolean
has_fairy (const BstPosition *position,
           guint              part,
           int                figure)
{
  int x, y, beside;

  return bst_position_get_neutral (position, BST_NEUTRAL_FAIRY, &x, &y, &beside) && x == 1 && y == 0
         && bst_position_get_neutral_part (position, BST_NEUTRAL_FAIRY) == part && beside == figure;
}

/* On a tile, on a segment of it, or beside a follower: a set-up keeps it, and takes it away with the tile. */
static void
test_neutral (void)
{
  static const BstArea cell = { 1, 0, 1, 0 };
  g_autoptr (BstGame) game = fixture_game ("modern fairy=yes", 2);
  g_autoptr (BstPosition) position = begin_with (game);
  BstSpot spot = { .x = 1, .player = BST_NO_PLAYER };
  int x, y;

  fixture_play (position, "U@1,0 r0 [Red road:W]");
  g_assert_false (bst_position_get_neutral (position, BST_NEUTRAL_FAIRY, &x, &y, NULL));
  g_assert_false (bst_position_get_neutral (position, BST_NEUTRAL_DRAGON, &x, &y, NULL));
  for (guint i = 0; i < 3; i++)
    {
      static const char * const places[] = { NULL, "field:NL", "road:W" };
      guint part = places[i] == NULL ? BST_NO_PART : fixture_part (position, 1, 0, places[i]);
      BstNeutral where = { 1, 0, (guint16) part };
      g_autoptr (BstSetup) setup = NULL;
      g_autoptr (BstPosition) built = NULL;
      g_autoptr (BstPosition) without = NULL;

      bst_modules_set_neutral (position, BST_NEUTRAL_FAIRY, &where);
      g_assert_true (has_fairy (position, part, i == 2 ? 0 : -1));
      setup = bst_setup_from_position (position);
      built = bst_setup_get_position (setup);
      g_assert_true (has_fairy (built, part, i == 2 ? 0 : -1));
      g_assert_cmpint (bst_setup_remove (setup, &cell), ==, BST_SETUP_OK);
      without = bst_setup_get_position (setup);
      g_assert_false (bst_position_get_neutral (without, BST_NEUTRAL_FAIRY, &x, &y, NULL));
      g_assert_cmpint (bst_setup_set_neutral (setup, BST_NEUTRAL_FAIRY, &spot), ==, BST_SETUP_NO_PLACE);
      g_assert_cmpint (bst_setup_set_neutral (setup, BST_NEUTRAL_DRAGON, &(BstSpot) { .player = BST_NO_PLAYER }), ==,
                       BST_SETUP_NO_PLACE);
    }
}

/* --- Features that change without a tile --- */

/* D lies at 0,0 with a road from west to east and a city in the north; U has a road from west to east, L a city in the
 * north and three roads that meet in a village. */

/* Red stands on a road that ends in a village, Blue on one that begins there. */
static void
lay_village (BstPosition *position)
{
  fixture_play (position, "L@1,0 r0 [Red road:W]");
  fixture_play (position, "U@2,0 r0 [Blue road:W]");
}

/* A ferry joins two roads of a tile whose ends meet nowhere: they are one feature, and the tile counts once. */
static void
test_link (void)
{
  g_autoptr (BstPosition) position = begin ();
  g_autoptr (BstPosition) before = NULL;
  BstFeature feature;

  lay_village (position);
  before = bst_position_copy (position);
  wish.n_changed = 0;

  bst_position_begin_step (position);
  g_assert_true (bst_position_link (position, fixture_part (position, 1, 0, "road:W"),
                                    fixture_part (position, 1, 0, "road:E"), 0));
  g_assert_cmpuint (wish.n_changed, ==, 1);
  get_feature (position, 0, 0, "road:W", &feature);
  g_assert_cmpuint (feature.tiles, ==, 3);
  g_assert_cmpuint (feature.segments, ==, 4);
  g_assert_cmpuint (feature.open, ==, 2);
  g_assert_cmpuint (feature.owners, ==, 3);
  g_assert_true (bst_position_is_ok (position));
  check_written (position);

  g_assert_true (bst_position_undo (position));
  g_assert_true (bst_position_equal (position, before));
  g_assert_true (bst_position_is_ok (position));
  get_feature (position, 0, 0, "road:W", &feature);
  g_assert_cmpuint (feature.tiles, ==, 2);
  g_assert_cmpuint (feature.owners, ==, 1);
}

/* When the ferry leaves, each road has its own tiles, ends and figures; an undo joins them again. */
static void
test_unlink (void)
{
  g_autoptr (BstPosition) position = begin ();
  guint west, east, south;
  BstFeature feature;

  lay_village (position);
  west = fixture_part (position, 1, 0, "road:W");
  east = fixture_part (position, 1, 0, "road:E");
  south = fixture_part (position, 1, 0, "road:S");
  bst_position_begin_step (position);
  g_assert_true (bst_position_link (position, west, east, 0));

  bst_position_begin_step (position);
  g_assert_false (bst_position_unlink (position, west, south));
  g_assert_true (bst_position_unlink (position, east, west));
  g_assert_true (bst_position_link (position, west, south, 0));
  get_feature (position, 1, 0, "road:W", &feature);
  g_assert_cmpuint (feature.tiles, ==, 2);
  g_assert_cmpuint (feature.segments, ==, 3);
  g_assert_cmpuint (feature.open, ==, 2);
  g_assert_cmpuint (feature.owners, ==, 1);
  get_feature (position, 2, 0, "road:E", &feature);
  g_assert_cmpuint (feature.tiles, ==, 2);
  g_assert_cmpuint (feature.open, ==, 1);
  g_assert_cmpuint (feature.owners, ==, 2);
  g_assert_true (bst_position_is_ok (position));
  check_written (position);

  g_assert_true (bst_position_undo (position));
  get_feature (position, 2, 0, "road:E", &feature);
  g_assert_cmpuint (feature.owners, ==, 3);
  g_assert_cmpuint (feature.segments, ==, 4);
  g_assert_true (bst_position_is_ok (position));
}

/* A builder stays only where a follower of his player is (FE7). */
static void
test_unlink_builder (void)
{
  g_autoptr (BstGame) game = fixture_game ("modern builders=1", 2);
  g_autoptr (BstPosition) position = begin_with (game);
  guint west, east;

  lay_village (position);
  west = fixture_part (position, 1, 0, "road:W");
  east = fixture_part (position, 1, 0, "road:E");
  bst_position_begin_step (position);
  g_assert_true (bst_position_link (position, west, east, 0));
  bst_position_put (position, 0, BST_FIGURE_BUILDER, east);
  position->head.supply[BST_FIGURE_BUILDER][0]--;
  g_assert_true (bst_position_is_ok (position));

  bst_position_begin_step (position);
  g_assert_true (bst_position_unlink (position, west, east));
  g_assert_cmpuint (bst_position_get_supply (position, 0, BST_FIGURE_BUILDER), ==, 1);
  g_assert_true (bst_position_is_ok (position));
  g_assert_true (bst_position_undo (position));
  g_assert_cmpuint (bst_position_get_supply (position, 0, BST_FIGURE_BUILDER), ==, 0);
  g_assert_true (bst_position_is_ok (position));
}

/* A tunnel closes the two ends that it joins: the road is complete, and is paid when its module says so. */
static void
test_link_completes (void)
{
  g_autoptr (BstPosition) position = begin ();
  BstFeature feature;

  fixture_play (position, "L@1,0 r0");
  fixture_play (position, "L@-1,0 r0 [Blue road:W]");
  bst_position_begin_step (position);
  g_assert_true (bst_position_link (position, fixture_part (position, 1, 0, "road:S"),
                                    fixture_part (position, -1, 0, "road:W"), 2));
  get_feature (position, 1, 0, "road:S", &feature);
  g_assert_true (feature.complete);
  g_assert_cmpuint (feature.tiles, ==, 2);
  bst_position_score_part (position, feature.part, NULL);
  g_assert_cmpint (bst_position_get_score (position, 1), ==, 2);
  g_assert_cmpuint (bst_position_get_supply (position, 1, BST_FIGURE_FOLLOWER), ==, 7);
  g_assert_true (bst_position_is_ok (position));
  g_assert_true (bst_position_undo (position));
  g_assert_cmpint (bst_position_get_score (position, 1), ==, 0);
  g_assert_true (bst_position_is_ok (position));
}

/* More parts than a step saves one by one: it saves all, and an undo is as exact. */
static void
test_many_rejoined (void)
{
  g_autoptr (BstGame) game = fixture_game ("modern", 2);
  g_autoptr (BstSetup) setup = bst_setup_new (game);
  g_autoptr (BstPosition) position = NULL;
  g_autoptr (BstPosition) before = NULL;
  guint upper, lower;

  for (int x = 1; x <= 10; x++)
    for (int y = 0; y < 2; y++)
      g_assert_cmpint (bst_setup_put_tile (setup, (guint) bst_tile_set_find (fixture_set (), "U"), x, y, 0), ==,
                       BST_SETUP_OK);
  position = bst_setup_get_position (setup);
  before = bst_position_copy (position);
  upper = fixture_part (position, 1, 0, "road:W");
  lower = fixture_part (position, 10, 1, "road:W");
  bst_position_begin_step (position);
  for (guint i = 0; i < 2 * BST_MAX_REJOINED; i++)
    {
      g_assert_true (bst_position_link (position, upper, lower, 0));
      g_assert_true (bst_position_unlink (position, lower, upper));
    }
  g_assert_true (bst_position_equal (position, before));
  g_assert_true (bst_position_link (position, upper, lower, 0));
  g_assert_true (bst_position_is_ok (position));
  g_assert_cmpuint (bst_position_find_root (position, upper), ==, bst_position_find_root (position, lower));
  g_assert_true (bst_position_undo (position));
  g_assert_true (bst_position_is_ok (position));
  g_assert_cmpuint (bst_position_find_root (position, upper), !=, bst_position_find_root (position, lower));
}

/* A city that became a castle is no city any more: it is not paid, and who stands there stays. */
static void
test_kind (void)
{
  g_autoptr (BstPosition) position = begin ();
  BstFeature feature;

  bst_position_place (position, (guint) bst_tile_set_find (fixture_set (), "E"), 0, -1, 2);
  bst_position_put_figure (position, 0, BST_FIGURE_FOLLOWER, 0);
  bst_position_set_kind (position, fixture_part (position, 0, -1, "city:S"), CASTLE);
  g_assert_true (bst_position_is_ok (position));
  g_assert_true (bst_position_end_turn (position, NULL));
  get_feature (position, 0, 0, "city:N", &feature);
  g_assert_cmpint (feature.kind, ==, CASTLE);
  g_assert_cmpuint (feature.owners, ==, 1);
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 0);
  g_assert_cmpuint (bst_position_get_supply (position, 0, BST_FIGURE_FOLLOWER), ==, 6);
  g_assert_true (bst_position_is_ok (position));
  check_written (position);
  g_assert_true (bst_position_undo (position));
  get_feature (position, 0, 0, "city:N", &feature);
  g_assert_cmpint (feature.kind, ==, BST_FEATURE_CITY);
  g_assert_true (bst_position_is_ok (position));
}

/* Links or parts two segments of a kind, at random. */
static void
change_links (BstPosition *position,
              BstRandom   *random)
{
  guint n_parts = bst_position_get_n_parts (position);
  guint a = bst_random_below (random, n_parts), b = bst_random_below (random, n_parts);

  bst_position_begin_step (position);
  if (position->head.n_links > 0 && bst_random_below (random, 2) == 0)
    {
      BstLink link = position->links[bst_random_below (random, position->head.n_links)];

      g_assert_true (bst_position_unlink (position, link.b, link.a));
    }
  else if (position->parts[a].kind == position->parts[b].kind && position->parts[a].kind != BST_FEATURE_MONASTERY)
    {
      g_assert_true (bst_position_link (position, a, b, 0));
    }
}

/* Whole games in which roads, cities and fields are joined and parted at random. */
static void
test_random_links (void)
{
  g_autoptr (BstGame) game = fixture_game ("modern builders=1 pigs=1 goods=yes", 3);
  g_autoptr (BstPosition) position = begin_with (game);
  BstRandom random;
  BstMove move;

  bst_random_init (&random, 30);
  for (guint i = 0; i < 20; i++)
    {
      bst_position_reset (position);
      while (fixture_random_move (position, &random, &move))
        {
          g_autoptr (BstPosition) before = NULL;

          g_assert_true (bst_position_apply (position, &move, NULL, NULL));
          before = bst_position_copy (position);
          change_links (position, &random);
          change_links (position, &random);
          g_assert_true (bst_position_is_ok (position));
          if (bst_random_below (&random, 3) > 0)
            continue;
          g_assert_true (bst_position_undo (position));
          g_assert_true (bst_position_is_ok (position));
          g_assert_true (bst_position_undo (position));
          g_assert_true (bst_position_equal (position, before));
          g_assert_true (bst_position_is_ok (position));
        }
    }
}

/* The base set, in which a monastery may have a bridge over it. (transfer full) */
static BstGame *
make_bridged_game (void)
{
  g_autoptr (BstTileSet) set = make_set (NULL, 0);
  int monastery = bst_tile_set_find (set, "B");
  BstTileType form = *bst_tile_set_get_type (set, (guint) monastery);

  form.segments[form.n_segments++] = (BstSegment) { .kind = BST_FEATURE_ROAD, .sides = EAST_HALVES | WEST_HALVES };
  g_assert_cmpint (bst_tile_set_add_form (set, (guint) monastery, "WE", &form, NULL), ==,
                   (int) bst_tile_set_get_n_types (set));
  g_assert_true (bst_tile_set_add_start (set, "BA/RCr", 0, 0, 0, NULL));

  return make_game (set, "modern");
}

/* A road that fits only with a bridge over the monastery beside it: offered like any other placement, and the move says
 * nothing of the bridge (BR4). */
static void
test_placed_bridge (void)
{
  g_autoptr (BstGame) game = make_bridged_game ();
  BstTileSet *set = bst_game_get_tile_set (game);
  guint road = (guint) bst_tile_set_find (set, "L"), monastery = (guint) bst_tile_set_find (set, "B");
  g_autoptr (BstPosition) position = NULL;
  g_autoptr (BstPosition) before = NULL;
  BstPlacement placements[64];
  BstPlacement way;
  BstFeature feature;
  guint n_ways = 0, n_placements;

  position = begin_with (game);
  wish.bridges = TRUE;
  fixture_play (position, "B@0,1 r0");
  before = bst_position_copy (position);
  g_assert_cmpint (bst_position_why_not (position, road, 1, 1, 0, NULL), ==, BST_REASON_NONE);
  g_assert_cmpint (bst_position_why_not (position, monastery, 1, 0, 0, NULL), ==, BST_REASON_EDGE);
  g_assert_cmpint (bst_position_why_not (position, road, 0, 1, 0, NULL), ==, BST_REASON_TAKEN);
  n_placements = bst_position_get_placements (position, road, placements);
  for (guint i = 0; i < n_placements; i++)
    {
      n_ways += (guint) __builtin_popcount (placements[i].rotations);
      if (placements[i].x == 1 && placements[i].y == 1)
        g_assert_cmpuint (placements[i].rotations & 1u, ==, 1);
    }
  g_assert_cmpuint (bst_position_count_ways (position, road), ==, n_ways);
  bst_position_get_way (position, road, n_ways - 1, &way);
  g_assert_true (bst_position_has_placement (position, road));

  fixture_play (position, "L@1,1 r0 [Blue road:W]");
  get_feature (position, 0, 1, "road:E", &feature);
  g_assert_cmpuint (feature.tiles, ==, 2);
  g_assert_cmpuint (feature.owners, ==, 2);
  g_assert_true (bst_position_is_ok (position));
  check_written (position);
  g_assert_true (bst_position_undo (position));
  g_assert_true (bst_position_equal (position, before));
  g_assert_true (bst_position_is_ok (position));
  wish.bridges = FALSE;
}

/* A bridge is a road over a tile: it joins roads at both ends, somebody may stand on it, and what lies at its free end
 * must have a road. */
static void
test_bridge (void)
{
  g_autoptr (BstGame) game = make_bridged_game ();
  BstTileSet *set = bst_game_get_tile_set (game);
  g_autoptr (BstPosition) position = begin_with (game);
  g_autoptr (BstPosition) before = NULL;
  guint road = (guint) bst_tile_set_find (set, "U");
  int form = bst_tile_set_find_form (set, "B+WE");
  BstFeature feature;

  fixture_play (position, "B@0,1 r0");
  before = bst_position_copy (position);
  g_assert_cmpint (bst_position_why_not (position, road, 1, 1, 0, NULL), ==, BST_REASON_EDGE);
  bst_position_begin_step (position);
  bst_position_set_form (position, 1, (guint) form);
  g_assert_cmpint (bst_position_why_not (position, road, 1, 1, 0, NULL), ==, BST_REASON_NONE);
  get_feature (position, 0, 1, "road:E", &feature);
  g_assert_cmpuint (feature.tiles, ==, 1);
  g_assert_cmpuint (feature.open, ==, 2);
  get_feature (position, 0, 1, "field:NL", &feature);
  g_assert_cmpuint (feature.segments, ==, 2);
  bst_position_put (position, 0, BST_FIGURE_FOLLOWER, fixture_part (position, 0, 1, "road:E"));
  position->head.supply[BST_FIGURE_FOLLOWER][0]--;
  g_assert_true (bst_position_is_ok (position));
  check_written (position);

  fixture_play (position, "L@1,1 r0");
  fixture_play (position, "L@-1,1 r0");
  g_assert_cmpint (bst_position_get_score (position, 0), ==, 3);
  g_assert_cmpuint (bst_position_get_supply (position, 0, BST_FIGURE_FOLLOWER), ==, 7);
  g_assert_true (bst_position_is_ok (position));
  check_written (position);
  for (guint i = 0; i < 3; i++)
    g_assert_true (bst_position_undo (position));
  g_assert_true (bst_position_equal (position, before));
  g_assert_true (bst_position_is_ok (position));
}

/* Built where a road waits for it already, it goes on. */
static void
test_bridge_joins (void)
{
  g_autoptr (BstGame) game = make_bridged_game ();
  BstTileSet *set = bst_game_get_tile_set (game);
  g_autoptr (BstPosition) position = begin_with (game);
  BstFeature feature;

  bst_position_place (position, (guint) bst_tile_set_find (set, "B"), 1, 0, 0);
  bst_position_set_form (position, 1, (guint) bst_tile_set_find_form (set, "B+WE"));
  get_feature (position, 1, 0, "road:W", &feature);
  g_assert_cmpuint (feature.tiles, ==, 2);
  g_assert_cmpuint (feature.open, ==, 2);
  g_assert_true (bst_position_is_ok (position));
  g_assert_true (bst_position_end_turn (position, NULL));
  check_written (position);
  g_assert_true (bst_position_undo (position));
  get_feature (position, 0, 0, "road:E", &feature);
  g_assert_cmpuint (feature.tiles, ==, 1);
  g_assert_true (bst_position_is_ok (position));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/made-up/many", test_many);
  g_test_add_func ("/made-up/memory", test_memory);
  g_test_add_func ("/made-up/share", test_share);
  g_test_add_func ("/made-up/tie", test_tie);
  g_test_add_func ("/made-up/elsewhere", test_elsewhere);
  g_test_add_func ("/made-up/final", test_final);
  g_test_add_func ("/made-up/hidden", test_hidden);
  g_test_add_func ("/made-up/phase", test_phase);
  g_test_add_func ("/made-up/phases", test_phases);
  g_test_add_func ("/made-up/all-in-turn", test_all_in_turn);
  g_test_add_func ("/made-up/auction", test_auction);
  g_test_add_func ("/made-up/emblems", test_emblems);
  g_test_add_func ("/made-up/two-inside", test_two_inside);
  g_test_add_func ("/made-up/shared-edge", test_shared_edge);
  g_test_add_func ("/made-up/block", test_block);
  g_test_add_func ("/made-up/blank", test_blank);
  g_test_add_func ("/made-up/steps", test_steps);
  g_test_add_func ("/made-up/chance", test_chance);
  g_test_add_func ("/made-up/results", test_results);
  g_test_add_func ("/made-up/chance-playouts", test_chance_playouts);
  g_test_add_func ("/made-up/chance-compare", test_chance_compare);
  g_test_add_func ("/made-up/neutral", test_neutral);
  g_test_add_func ("/made-up/link", test_link);
  g_test_add_func ("/made-up/unlink", test_unlink);
  g_test_add_func ("/made-up/unlink-builder", test_unlink_builder);
  g_test_add_func ("/made-up/link-completes", test_link_completes);
  g_test_add_func ("/made-up/many-rejoined", test_many_rejoined);
  g_test_add_func ("/made-up/random-links", test_random_links);
  g_test_add_func ("/made-up/kind", test_kind);
  g_test_add_func ("/made-up/bridge", test_bridge);
  g_test_add_func ("/made-up/bridge-joins", test_bridge_joins);
  g_test_add_func ("/made-up/placed-bridge", test_placed_bridge);

  return g_test_run ();
}
