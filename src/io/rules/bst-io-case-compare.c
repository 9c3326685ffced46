/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-case-compare.h"

#include "bst-io-case-play-private.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static void
free_outcome (gpointer data)
{
  BstIoCaseOutcome *self = data;

  g_free (self->rule_set);
  g_free (self->title);
  g_clear_pointer (&self->position, bst_position_free);
  bst_events_clear (&self->events);
  g_free (self);
}

/* The moves from the root to @node, in order. (transfer container) */
static GPtrArray *
list_moves (const BstNode *node)
{
  GPtrArray *moves = g_ptr_array_new ();

  for (; node->parent != NULL; node = node->parent)
    g_ptr_array_insert (moves, 0, (gpointer) node);

  return moves;
}

/* Plays the moves under other rules, and keeps what they pay. FALSE if one of them is refused. */
static gboolean
play (BstIoCaseOutcome *self,
      BstGame          *game,
      const GPtrArray  *moves)
{
  self->position = bst_position_new (game);
  for (guint i = 0; i < moves->len; i++)
    if (!bst_node_apply (g_ptr_array_index (moves, i), &self->position, &self->events, NULL))
      return FALSE;
  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    self->points[i] = bst_position_get_score (self->position, i);
  bst_position_score_final (self->position, self->points, &self->events);

  return TRUE;
}

/* Do both pay the same to the same by the same rules? */
static gboolean
is_alike (const BstIoCaseOutcome *one,
          const BstIoCaseOutcome *other)
{
  if (memcmp (one->points, other->points, sizeof one->points) != 0
      || one->events.n_items != other->events.n_items)
    return FALSE;
  for (guint i = 0; i < one->events.n_items; i++)
    {
      const BstEvent *a = &one->events.items[i], *b = &other->events.items[i];

      if (a->players != b->players || a->points != b->points
          || g_strcmp0 (a->rules[0], b->rules[0]) != 0)
        return FALSE;
    }

  return TRUE;
}

static guint
find_group (const GPtrArray        *outcomes,
            const BstIoCaseOutcome *self)
{
  for (guint i = 0; i < outcomes->len; i++)
    {
      const BstIoCaseOutcome *other = g_ptr_array_index (outcomes, i);

      if (is_alike (other, self))
        return other->group;
    }

  return outcomes->len;
}

static void
add_outcome (GPtrArray       *outcomes,
             BstGame         *game,
             const GPtrArray *moves,
             const char      *id)
{
  g_autoptr (BstIoRuleSet) set = bst_io_rule_set_load (id, NULL);
  g_autoptr (BstGame) other = NULL;
  BstIoCaseOutcome *self;

  if (set == NULL)
    return;
  bst_io_tile_set_raise_switches (bst_tile_set_get_id (bst_game_get_tile_set (game)), &set->rules);
  other = bst_game_with_rules (game, &set->rules);
  self = g_new0 (BstIoCaseOutcome, 1);
  self->rule_set = g_strdup (id);
  self->title = g_strdup (set->title);
  if (play (self, other, moves))
    {
      self->group = find_group (outcomes, self);
      g_ptr_array_add (outcomes, self);
    }
  else
    {
      free_outcome (self);
    }
}

GPtrArray *
bst_io_case_compare (const BstNode *node)
{
  GPtrArray *outcomes = g_ptr_array_new_with_free_func (free_outcome);
  g_autoptr (GPtrArray) moves = list_moves (node);
  g_auto (GStrv) ids = bst_io_rule_set_list ();
  const BstNode *root = moves->len > 0 ? ((const BstNode *) g_ptr_array_index (moves, 0))->parent : node;
  BstGame *game = bst_record_get_game (root->record);

  for (char **id = ids; *id != NULL; id++)
    add_outcome (outcomes, game, moves, *id);

  return outcomes;
}

/* --- Words --- */

char **
bst_io_case_outcome_dup_lines (const BstIoCaseOutcome *self)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  for (guint i = 0; i < self->events.n_items; i++)
    if (self->events.items[i].points != 0)
      {
        g_autofree char *line = bst_io_case_dup_event (bst_position_get_game (self->position),
                                                       &self->events.items[i]);

        g_strv_builder_add (lines, line);
      }

  return g_strv_builder_end (lines);
}

char *
bst_io_case_outcome_dup_points (const BstIoCaseOutcome *self)
{
  const BstGame *game = bst_position_get_game (self->position);
  guint named = 0;

  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    named |= self->points[i] != 0 ? 1u << i : 0;

  return named != 0 ? bst_io_case_dup_points (game, self->points, named)
                    : g_strdup (_("nobody has points"));
}
