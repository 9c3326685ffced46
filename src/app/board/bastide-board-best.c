/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The best turns of the tile that is to be laid, on their cells. */

#include "config.h"

#include "bastide-board-private.h"

#include <bst-render-best.h>
#include <bst-render-overlay.h>

#include <string.h>

void
bastide_board_set_best (BastideBoard        *self,
                        const BstRenderBest *best,
                        guint                n_best)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));
  g_return_if_fail (n_best <= BST_RENDER_MAX_BEST);

  /* What is told again and again stays drawn. */
  if (self->n_best == n_best && (n_best == 0 || memcmp (self->best, best, n_best * sizeof *best) == 0))
    return;
  if (n_best > 0)
    memcpy (self->best, best, n_best * sizeof *best);
  self->n_best = n_best;
  bastide_layer_clear (&self->best_layer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const BstRenderBest *
bastide_board_get_best (BastideBoard *self,
                        guint        *n_best)
{
  g_return_val_if_fail (BASTIDE_IS_BOARD (self), NULL);

  *n_best = self->n_best;

  return self->best;
}

static void
draw_best (gpointer                 owner,
           cairo_t                 *cr,
           const BstRenderViewport *view)
{
  BastideBoard *self = owner;
  BstRenderScope scope = bastide_board_get_scope (self, cr, view);

  bst_render_best_draw (&scope, self->best, self->n_best);
}

void
bastide_board_snapshot_best (BastideBoard *self,
                             GtkSnapshot  *snapshot)
{
  /* The turns of a line have numbers, too. */
  if (self->n_best > 0 && self->n_ghosts == 0 && (self->show & BST_RENDER_SHOW_BEST) && !bastide_shown_is_trying (self->shown))
    bastide_layer_snapshot (&self->best_layer, snapshot, &self->view, BASTIDE_BOARD_MARGIN, draw_best, self);
}
