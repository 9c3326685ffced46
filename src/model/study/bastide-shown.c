/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-shown.h"

struct _BastideShown
{
  grefcount     n_refs;

  /* Owned */
  BstPosition  *position;
  BstRenderArt *art;            /* of the position's game */
};

BastideShown *
bastide_shown_new (BstPosition        *position,
                   const BastideShown *before)
{
  BastideShown *self = g_new (BastideShown, 1);
  BstGame *game = bst_position_get_game (position);

  g_ref_count_init (&self->n_refs);
  self->position = position;
  self->art = before != NULL && bst_render_art_suits (before->art, game) ? bst_render_art_ref (before->art)
                                                                         : bst_render_art_new_for_game (game);

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
  bst_render_art_unref (self->art);
  bst_position_free (self->position);
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
