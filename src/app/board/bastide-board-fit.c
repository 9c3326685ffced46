/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which part of the board is seen while the reader has not zoomed or moved it: all of it, as large as can be. */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-fit.h"

static BastideFit
get_fit (BastideBoard *self)
{
  return (BastideFit) {
    .position = bastide_board_get_position (self),
    .cell_show = bastide_board_get_cell_show (self),
    .legal_type = self->legal_type,
    .ring = bastide_board_works_anywhere (self) ? MAX (1, self->ring) : self->ring,
    .unit = bastide_board_to_device (self, 1),
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .strip = self->strip,
    .fit_max = self->fit_max,
    .key_width = self->key_width,
    .key_height = self->key_height,
  };
}

void
bastide_board_fit (BastideBoard *self)
{
  BastideFit fit;

  g_return_if_fail (BASTIDE_IS_BOARD (self));

  self->fits = TRUE;
  if (!bastide_board_has_record (self) || !self->sized)
    return;

  fit = get_fit (self);
  bastide_fit_put_whole (&fit, &self->view);
  bastide_board_view_changed (self);
}

void
bastide_board_keep_fitted (BastideBoard *self)
{
  BastideFit fit;

  if (!self->fits || !self->sized || !bastide_board_has_record (self) || bastide_shown_is_trying (self->shown)
      || bastide_board_tool_holds_view (self->tool))
    return;
  fit = get_fit (self);
  if (!bastide_fit_holds (&fit, &self->view))
    bastide_board_fit (self);
  else if (bastide_fit_enlarge (&fit, &self->view))
    bastide_board_view_changed (self);
}

void
bastide_board_set_key_size (BastideBoard *self,
                            int           width,
                            int           height)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->key_width == width && self->key_height == height)
    return;
  self->key_width = width;
  self->key_height = height;
  if (self->fits)
    bastide_board_fit (self);
}

gboolean
bastide_board_set_strip (BastideBoard *self,
                         int           height)
{
  g_return_val_if_fail (BASTIDE_IS_BOARD (self), FALSE);

  if (self->strip == height)
    return FALSE;
  self->strip = height;
  if (self->fits)
    bastide_board_fit (self);

  return self->fits;
}

void
bastide_board_set_fit_max (BastideBoard *self,
                           int           tile)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  self->fit_max = tile;
  if (self->fits)
    bastide_board_fit (self);
}
