/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-end.h"

#include "bst-engine-turns.h"
#include "bst-engine-value.h"
#include "bst-feature.h"

#include <string.h>

/* Between two questions whether to stop. */
#define ASK_EVERY 256
/* More tiles are not looked at to the end. */
#define MAX_LEFT  4

/* What the search of one draw needs, at each depth apart. */
typedef struct
{
  BstEngineTurns    turns;
  BstEngineEnd     *end;
  guint             depth;
  guint             player;         /* whose turn it is */
  gboolean          any;
  double            margin;
  BstEngineEndValue best;
} Level;

struct _BstEngineEnd
{
  guint       n_types;
  guint       n_players;
  Level       levels[MAX_LEFT + 1];
  gboolean  (*stop) (gpointer data);
  gpointer    data;
  guint       n_looked;
  gboolean    is_stopped;
};

BstEngineEnd *
bst_engine_end_new (const BstPosition *position)
{
  const BstGame *game = bst_position_get_game (position);
  BstEngineEnd *end = g_new0 (BstEngineEnd, 1);

  end->n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (game));
  end->n_players = bst_game_get_n_players (game);
  for (guint depth = 0; depth <= MAX_LEFT; depth++)
    {
      end->levels[depth].end = end;
      end->levels[depth].depth = depth;
    }

  return end;
}

void
bst_engine_end_free (BstEngineEnd *end)
{
  for (guint depth = 0; depth <= MAX_LEFT; depth++)
    bst_engine_turns_clear (&end->levels[depth].turns);
  g_free (end);
}

static void
ignore (gpointer           data G_GNUC_UNUSED,
        const BstMove     *move G_GNUC_UNUSED,
        const BstPosition *after G_GNUC_UNUSED)
{
}

/* Do players hold tiles that nobody knows (H3, H4)? */
static gboolean
have_hands (const BstEngineEnd *end,
            const BstPosition  *position)
{
  for (guint player = 0; player < end->n_players; player++)
    if (bst_position_get_n_held (position, player) > 0)
      return TRUE;

  return FALSE;
}

double
bst_engine_end_count (BstEngineEnd *end,
                      BstPosition  *position)
{
  guint n_left = bst_position_get_n_remaining (position);
  double most = 1, count = 1;

  if (!bst_position_is_plain (position) || n_left > MAX_LEFT || have_hands (end, position))
    return G_MAXDOUBLE;
  for (guint type = 0; type < end->n_types; type++)
    if (bst_position_get_remaining (position, type) > 0)
      most = MAX (most, bst_engine_turns_visit (&end->levels[0].turns, position, type, ignore, NULL));
  for (guint i = n_left; i > 0; i--)
    count *= i * most;

  return count;
}

/* --- Values --- */

static void
add_value (BstEngineEndValue       *sum,
           const BstEngineEndValue *value,
           double                   share,
           guint                    n_players)
{
  for (guint player = 0; player < n_players; player++)
    {
      sum->points[player] += share * value->points[player];
      sum->win[player] += share * value->win[player];
      sum->tie[player] += share * value->tie[player];
    }
}

/* The game is over. */
static void
take_result (const BstEngineEnd *end,
             const BstPosition  *position,
             BstEngineEndValue  *value)
{
  int points[BST_MAX_PLAYERS] = { 0 }, most = G_MININT;
  guint n_best = 0;

  bst_position_score_final (position, points, NULL);
  for (guint player = 0; player < end->n_players; player++)
    {
      points[player] += bst_position_get_score (position, player);
      most = MAX (most, points[player]);
    }
  for (guint player = 0; player < end->n_players; player++)
    n_best += points[player] == most;
  for (guint player = 0; player < end->n_players; player++)
    {
      value->points[player] = points[player];
      value->win[player] = points[player] == most && n_best == 1;
      value->tie[player] = points[player] == most && n_best > 1;
    }
}

/* --- Draws and turns --- */

static void look (BstEngineEnd      *end,
                  BstPosition       *position,
                  guint              depth,
                  BstEngineEndValue *value);

static void
see_turn (gpointer           data,
          const BstMove     *move G_GNUC_UNUSED,
          const BstPosition *after)
{
  Level *level = data;
  BstEngineEnd *end = level->end;
  BstEngineEndValue value;
  double margin;

  if (end->is_stopped)
    return;
  /* Shown to be looked at alone: every turn that is tried on it is taken back. */
  look (end, (BstPosition *) after, level->depth + 1, &value);
  margin = bst_engine_find_margin (value.points, end->n_players, level->player);
  if (!level->any || margin > level->margin)
    {
      level->any = TRUE;
      level->margin = margin;
      level->best = value;
    }
}

/* P5: what fits nowhere is put aside, and another is drawn. */
static void
look_at_draw (BstEngineEnd      *end,
              BstPosition       *position,
              guint              type,
              guint              depth,
              BstEngineEndValue *value)
{
  Level *level = &end->levels[depth];

  if (!bst_position_has_placement (position, type))
    {
      bst_position_discard (position, type);
      look (end, position, depth + 1, value);
      bst_position_undo (position);
      return;
    }
  level->any = FALSE;
  level->player = bst_position_get_turn (position);
  bst_engine_turns_visit (&level->turns, position, type, see_turn, level);
  *value = level->best;
}

/* Copies that the player whose turn it is may draw: the one that he has drawn ahead, or what nobody else has. */
static guint
count_copies (const BstEngineEnd *end,
              const BstPosition  *position,
              guint               type)
{
  guint n_copies = bst_position_get_remaining (position, type);
  int held = bst_position_get_held_tile (position, bst_position_get_turn (position));

  if (held != BST_NO_TILE)
    return held == (int) type;
  for (guint player = 0; player < end->n_players; player++)
    n_copies -= n_copies > 0 && bst_position_get_held_tile (position, player) == (int) type;

  return n_copies;
}

/* ... of which one can be the next that is laid or put aside. */
static guint
count_drawn (const BstEngineEnd *end,
             const BstPosition  *position,
             guint               type)
{
  guint n_copies = count_copies (end, position, type);

  /* What fits nowhere may go back, and another is drawn (P6). */
  return n_copies > 0 && !bst_position_takes_out (position, type)
         && !bst_position_has_placement (position, type) ? 0 : n_copies;
}

static void
look (BstEngineEnd      *end,
      BstPosition       *position,
      guint              depth,
      BstEngineEndValue *value)
{
  guint n_drawn = 0;

  if (++end->n_looked % ASK_EVERY == 0 && end->stop != NULL && end->stop (end->data))
    end->is_stopped = TRUE;
  memset (value, 0, sizeof *value);
  if (end->is_stopped)
    return;
  if (bst_position_get_n_remaining (position) > 0)
    for (guint type = 0; type < end->n_types; type++)
      n_drawn += count_drawn (end, position, type);
  if (n_drawn == 0)
    {
      take_result (end, position, value);
      return;
    }
  for (guint type = 0; type < end->n_types; type++)
    {
      guint n_copies = count_drawn (end, position, type);
      BstEngineEndValue drawn;

      if (n_copies == 0)
        continue;
      look_at_draw (end, position, type, depth, &drawn);
      add_value (value, &drawn, (double) n_copies / n_drawn, end->n_players);
    }
}

gboolean
bst_engine_end_look (BstEngineEnd       *end,
                     const BstPosition  *position,
                     gboolean          (*stop) (gpointer data),
                     gpointer            data,
                     BstEngineEndValue  *value)
{
  g_autoptr (BstPosition) trial = NULL;

  g_return_val_if_fail (bst_position_is_plain (position) && bst_position_get_n_remaining (position) <= MAX_LEFT, FALSE);

  trial = bst_position_copy (position);
  end->stop = stop;
  end->data = data;
  end->n_looked = 0;
  end->is_stopped = FALSE;
  look (end, trial, 0, value);

  return !end->is_stopped;
}
