/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns that might be made, one after the other. */

#include "config.h"

#include "bastide-board-private.h"

#include <string.h>

void
bastide_board_set_ghosts (BastideBoard         *self,
                          const BstRenderGhost *ghosts,
                          guint                 n_ghosts)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));
  g_return_if_fail (n_ghosts <= BST_RENDER_MAX_GHOSTS);

  if (self->n_ghosts == 0 && n_ghosts == 0)
    return;
  if (n_ghosts > 0)
    memcpy (self->ghosts, ghosts, n_ghosts * sizeof *ghosts);
  self->n_ghosts = n_ghosts;
  bastide_layer_clear (&self->ghosts_layer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
draw_ghosts (gpointer                 owner,
             cairo_t                 *cr,
             const BstRenderViewport *view)
{
  BastideBoard *self = owner;
  BstRenderScope scope = bastide_board_get_scope (self, cr, view);

  bst_render_ghosts_draw (&scope, self->ghosts, self->n_ghosts);
}

void
bastide_board_snapshot_ghosts (BastideBoard *self,
                               GtkSnapshot  *snapshot)
{
  if (self->n_ghosts > 0 && !bastide_shown_is_trying (self->shown))
    bastide_layer_snapshot (&self->ghosts_layer, snapshot, &self->view, BASTIDE_BOARD_MARGIN, draw_ghosts, self);
}
