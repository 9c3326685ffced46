/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-shown-private.h"
#include "bastide-look.h"

#include <bst-feature.h>

struct _BastideShown
{
  grefcount     n_refs;

  /* Owned */
  BastideShown *under;          /* what a turn is tried over; else NULL */
  BastidePlace  place;          /* cleared over another one, whose place it is */
  BstPosition  *position;
  BstRenderArt *art;            /* of the position's game */
  BstEvents     pending;

  gboolean      is_over;
};

void
bastide_place_clear (BastidePlace *self)
{
  g_clear_pointer (&self->record, bst_record_unref);
  g_clear_pointer (&self->line, g_ptr_array_unref);
  g_clear_pointer (&self->scores, g_array_unref);
  g_clear_pointer (&self->problems, g_array_unref);
  bst_events_clear (&self->events);
  *self = (BastidePlace) { 0 };
}

/* Takes @position over. */
static BastideShown *
new_shown (BstPosition  *position,
           BastideShown *before)
{
  BastideShown *self = g_new0 (BastideShown, 1);
  BstGame *game = bst_position_get_game (position);
  int points[BST_MAX_PLAYERS] = { 0 };

  g_ref_count_init (&self->n_refs);
  self->position = position;
  self->art = before != NULL && bst_render_art_suits (before->art, game) ? bst_render_art_ref (before->art)
                                                                         : bst_render_art_new_for_game (game);
  bst_position_score_final (position, points, &self->pending);

  return self;
}

BastideShown *
bastide_shown_new (BastidePlace *place,
                   BstPosition  *position,
                   BastideShown *before)
{
  BastideShown *self = new_shown (position, before);

  self->place = *place;
  *place = (BastidePlace) { 0 };
  self->is_over = bst_record_is_over (self->place.record, self->place.node, position);

  return self;
}

BastideShown *
bastide_shown_new_over (BastideShown *under,
                        BstPosition  *position)
{
  BastideShown *self = new_shown (position, under);

  self->under = bastide_shown_ref (under);

  return self;
}

BastideShown *
bastide_shown_ref (BastideShown *self)
{
  g_ref_count_inc (&self->n_refs);

  return self;
}

void
bastide_shown_unref (BastideShown *self)
{
  if (!g_ref_count_dec (&self->n_refs))
    return;
  g_clear_pointer (&self->under, bastide_shown_unref);
  bst_render_art_unref (self->art);
  bst_position_free (self->position);
  bst_events_clear (&self->pending);
  bastide_place_clear (&self->place);
  g_free (self);
}

void
bastide_shown_set (BastideShown **shown,
                   BastideShown  *other)
{
  BastideShown *old = *shown;

  *shown = other != NULL ? bastide_shown_ref (other) : NULL;
  if (old != NULL)
    bastide_shown_unref (old);
}

/* --- Reading --- */

const BastidePlace *
bastide_shown_get_place (const BastideShown *self)
{
  static const BastidePlace nowhere = { 0 };

  if (self == NULL)
    return &nowhere;

  return self->under != NULL ? &self->under->place : &self->place;
}

const BstPosition *
bastide_shown_get_position (const BastideShown *self)
{
  return self != NULL ? self->position : NULL;
}

BstGame *
bastide_shown_get_game (const BastideShown *self)
{
  return self != NULL ? bst_position_get_game (self->position) : NULL;
}

BstRenderArt *
bastide_shown_get_art (const BastideShown *self)
{
  return self != NULL ? self->art : NULL;
}

const BstRenderTheme *
bastide_shown_get_theme (const BastideShown *self,
                         gboolean            dark)
{
  return bastide_look_get_theme (self != NULL ? bst_game_get_tile_set (bastide_shown_get_game (self)) : NULL, dark);
}

gboolean
bastide_shown_is_trying (const BastideShown *self)
{
  return self != NULL && self->under != NULL;
}

gboolean
bastide_shown_is_over (const BastideShown *self)
{
  return self != NULL && self->is_over;
}

BstRecord *
bastide_shown_get_record (const BastideShown *self)
{
  return bastide_shown_get_place (self)->record;
}

BstNode *
bastide_shown_get_node (const BastideShown *self)
{
  return bastide_shown_get_place (self)->node;
}

const GArray *
bastide_shown_get_problems (const BastideShown *self)
{
  return bastide_shown_get_place (self)->problems;
}

guint
bastide_shown_get_line_length (const BastideShown *self)
{
  return self != NULL ? bastide_shown_get_place (self)->line->len : 0;
}

guint
bastide_shown_get_index (const BastideShown *self)
{
  return bastide_shown_get_place (self)->index;
}

guint
bastide_shown_get_n_moves (const BastideShown *self)
{
  guint length = bastide_shown_get_line_length (self);

  return length > 0 ? bst_node_get_number (bastide_shown_get_line_node (self, length - 1)) : 0;
}

gboolean
bastide_shown_tells_index (const BastideShown *self,
                           gboolean            is_exam,
                           guint               index)
{
  return !is_exam || index <= bastide_shown_get_index (self);
}

BstNode *
bastide_shown_get_line_node (const BastideShown *self,
                             guint               index)
{
  g_return_val_if_fail (index < bastide_shown_get_line_length (self), NULL);

  return g_ptr_array_index (bastide_shown_get_place (self)->line, index);
}

const BstEvents *
bastide_shown_get_events (const BastideShown *self)
{
  return &bastide_shown_get_place (self)->events;
}

const BstEvents *
bastide_shown_get_pending (const BastideShown *self)
{
  static const BstEvents none = { 0 };

  return self != NULL ? &self->pending : &none;
}
