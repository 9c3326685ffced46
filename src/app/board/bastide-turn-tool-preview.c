/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A turn that is looked at before anybody plays it. */

#include "config.h"

#include "bastide-turn-picture.h"
#include "bastide-turn-tool-private.h"

void
bastide_turn_tool_set_preview (BastideTurnTool *self,
                               const BstMove   *move)
{
  g_return_if_fail (BASTIDE_IS_TURN_TOOL (self));

  if (self->preview == NULL && move == NULL)
    return;
  bastide_layer_clear (&self->preview_layer);
  g_clear_pointer (&self->preview, bst_position_free);
  if (self->board != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (self->board));
  if (move == NULL || self->board == NULL || !bastide_board_has_record (self->board))
    return;

  self->preview = bst_position_copy (bastide_board_get_position (self->board));
  self->preview_move = *move;
  if (!bst_position_apply (self->preview, move, NULL, NULL))
    g_clear_pointer (&self->preview, bst_position_free);
}

static void
draw_preview (gpointer                 owner,
              cairo_t                 *cr,
              const BstRenderViewport *view)
{
  BastideTurnTool *self = owner;
  BastidePictures pictures = bastide_board_get_pictures (self->board);
  BstRenderScope scope = bastide_board_get_scope (self->board, cr, view);

  bastide_turn_picture_draw_preview (&pictures, &scope, &self->preview_move, self->preview);
}

void
bastide_turn_tool_snapshot_preview (BastideTurnTool *self,
                                    GtkSnapshot     *snapshot)
{
  if (self->preview != NULL)
    bastide_layer_snapshot (&self->preview_layer, snapshot, bastide_board_get_viewport (self->board), 0,
                            draw_preview, self);
}
