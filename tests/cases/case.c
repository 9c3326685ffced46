/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case.h"

#include "bst-io-tile-set.h"

#include <string.h>

void
case_fail (Case       *self,
           const char *format,
           ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_test_message ("%s:%u: %s", self->name, self->line, message);
  g_test_fail ();
  self->failed = TRUE;
}

void
case_reset_set_up (Case *self)
{
  g_free (self->tiles);
  self->tiles = g_strdup ("basic");
  self->in_order = FALSE;
  bst_rules_init (&self->rules);
  self->n_players = 5;
  for (guint i = 0; i < self->n_players; i++)
    self->players[i] = (BstPlayer) { (char *) bst_colour_name (i), i };
}

void
case_init (Case       *self,
           const char *folder,
           const char *name)
{
  memset (self, 0, sizeof *self);
  self->folder = folder;
  self->name = name;
  case_reset_set_up (self);
}

static void
drop_game (Case *self)
{
  g_clear_pointer (&self->position, bst_position_free);
  g_clear_pointer (&self->record, bst_record_unref);
  bst_events_clear (&self->events);
  self->node = NULL;
}

void
case_clear (Case *self)
{
  drop_game (self);
  g_clear_pointer (&self->tiles, g_free);
}

static BstTileSet *
load_tiles (Case *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (self->folder, self->tiles, NULL);
  BstTileSet *set = g_str_has_suffix (path, ".xml") ? bst_io_tile_set_load_file (path, &error)
                                                    : bst_io_tile_set_load (self->tiles, &error);

  if (set == NULL)
    case_fail (self, "%s", error->message);

  return set;
}

BstPosition *
case_get_position (Case *self)
{
  g_autoptr (BstTileSet) set = NULL;
  g_autoptr (BstGame) game = NULL;

  if (self->position != NULL)
    return self->position;

  set = load_tiles (self);
  if (set == NULL)
    return NULL;

  game = bst_game_new (set, &self->rules, self->players, self->n_players, NULL);
  self->record = bst_record_new (game);
  self->node = bst_record_get_root (self->record);
  self->position = bst_position_new (game);

  return self->position;
}

BstGame *
case_get_game (Case *self)
{
  BstPosition *position = case_get_position (self);

  return position != NULL ? bst_position_get_game (position) : NULL;
}

void
case_check_position (Case *self)
{
  BstGame *game = bst_position_get_game (self->position);
  g_autofree char *text = bst_position_to_text (self->position);
  g_autofree char *again_text = NULL;
  g_autoptr (BstPosition) again = NULL;
  g_autoptr (GError) error = NULL;

  if (!bst_position_is_ok (self->position))
    case_fail (self, "the position contradicts itself");

  again = bst_position_from_text (bst_game_get_tile_set (game), bst_game_get_rules (game), text,
                                  &error);
  if (again == NULL)
    {
      case_fail (self, "%s in %s", error->message, text);
      return;
    }

  again_text = bst_position_to_text (again);
  if (!bst_position_is_ok (again) || strcmp (text, again_text) != 0)
    case_fail (self, "%s is read as %s", text, again_text);
}

void
case_play (Case  *self,
           char **words)
{
  g_autoptr (GError) error = NULL;
  BstMove move;
  int mover;

  if (!case_read_turn (self, words, &move, &mover))
    return;

  bst_events_clear (&self->events);
  self->node = bst_record_add_move (self->record, self->node, &move, mover);
  if (bst_node_apply (self->node, &self->position, &self->events, &error))
    case_check_position (self);
  else
    case_fail (self, "%s", error->message);
}

BstPosition *
case_replay (Case           *self,
             const BstRules *rules)
{
  g_autoptr (BstGame) game = bst_game_with_rules (case_get_game (self), rules);
  g_autoptr (BstPosition) position = bst_position_new (game);
  g_autoptr (GError) error = NULL;
  const BstNode *node = bst_record_get_root (self->record);

  while ((node = bst_node_get_next (node)) != NULL)
    if (!bst_node_apply (node, &position, NULL, &error))
      {
        case_fail (self, "under %s: %s", rules->id, error->message);
        return NULL;
      }

  return g_steal_pointer (&position);
}

void
case_end_game (Case *self)
{
  g_autoptr (BstPosition) start = NULL;
  g_autoptr (BstPosition) replayed = NULL;
  g_autoptr (GError) error = NULL;

  if (self->position == NULL || self->failed)
    {
      drop_game (self);
      return;
    }

  replayed = bst_record_dup_position (self->record, self->node, NULL, &error);
  if (replayed == NULL || !bst_record_check (self->record, &error))
    case_fail (self, "the record of the moves: %s", error->message);
  else if (!bst_position_equal (replayed, self->position))
    case_fail (self, "the record of the moves leads to another position");

  start = bst_position_new (bst_position_get_game (self->position));
  while (bst_position_undo (self->position))
    if (!bst_position_is_ok (self->position))
      case_fail (self, "taking a move back leaves a position that contradicts itself");
  if (!bst_position_equal (start, self->position))
    case_fail (self, "taking all moves back does not lead to the start");

  drop_game (self);
}
