/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board does when the study says that something changed. */

#include "config.h"

#include "bastide-board-private.h"

/* Of a tile: what is seen around the tile laid last. */
#define FOLLOW_MARGIN 0.5

static void
update_variants (BastideBoard *self)
{
  const BstPosition *position = bastide_board_get_position (self);
  guint n_tiles;

  bst_position_get_tiles (position, &n_tiles);
  self->variants = g_renew (guint8, self->variants, n_tiles);
  bst_render_tile_variants (position, self->variants);
}

/* The move that is stepped to is seen, also in a part of the board. Who tries a turn looks at the
 * place where that is done. */
static void
follow (BastideBoard *self)
{
  const BstTile *tiles;
  guint n_tiles;

  if (!self->sized || !bastide_board_has_record (self) || bastide_shown_is_trying (self->shown)
      || bastide_board_tool_holds_view (self->tool))
    return;
  tiles = bst_position_get_tiles (bastide_board_get_position (self), &n_tiles);
  if (self->fits)
    bastide_board_keep_fitted (self);
  else if (n_tiles > 0 && bastide_shown_get_node (self->shown)->setup == NULL)
    {
      double x = self->view.origin_x, y = self->view.origin_y;

      bastide_board_show_cell (self, tiles[n_tiles - 1].x, tiles[n_tiles - 1].y, FOLLOW_MARGIN);
      bastide_board_move_view (self, (x - self->view.origin_x) * self->view.scale,
                               (y - self->view.origin_y) * self->view.scale);
    }
}

static void
part_changed (BastideBoard *self)
{
  /* Features have joined or are gone: another root may stand for the lit one. */
  bastide_board_set_lit (self, self->lit);
  update_variants (self);
  bastide_board_clear_position (self);
  bastide_board_set_best (self, NULL, 0);
  bastide_board_set_ghosts (self, NULL, 0);
  bastide_board_queue_cells (self);
  bastide_board_move_on (self);
  follow (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Tiles and figures are drawn anew; what is in view stays. */
static void
game_changed (BastideBoard *self)
{
  bastide_board_choose_theme (self);
  bastide_board_drop_tiles (self);
  g_clear_pointer (&self->figures, bastide_figure_cache_free);
  bastide_board_drop_map (self);
  bastide_board_clear_layers (self);
  bastide_board_set_best (self, NULL, 0);
  bastide_board_set_ghosts (self, NULL, 0);
  /* They went when the game did, without a word. */
  g_object_notify (G_OBJECT (self), "lit");
  g_object_notify (G_OBJECT (self), "legal-type");
}

static void
record_changed (BastideBoard *self)
{
  game_changed (self);
  bastide_board_clear_cells (self);
  bastide_board_fit (self);
}

/* Its drawings lie over the figures. */
static void
part_edited (BastideBoard *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->mark_layers); i++)
    bastide_layer_clear (&self->mark_layers[i]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Cells, and what is lit, say less or more. */
static void
exam_changed (BastideBoard *self)
{
  bastide_board_set_lit (self, BST_NO_PART);
  bastide_board_set_legal_type (self, BST_NO_TILE);
  bastide_board_set_cell_text (self, NULL);
  bastide_board_queue_cells (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Nothing is on it until it is told what. */
static void
study_reset (BastideBoard *self)
{
  bastide_shown_set (&self->shown, NULL);
  if (self->motions != NULL)
    bastide_motions_forget (self->motions);
  self->lit = BST_NO_PART;
  self->target = BST_NO_PART;
  self->legal_type = BST_NO_TILE;
  self->lit_type = BST_NO_TILE;
}

static void
study_changed (BastideBoard       *self,
               BastideStudyChange  change)
{
  bastide_shown_set (&self->shown, bastide_study_get_shown (self->study));
  if (change & BASTIDE_STUDY_RECORD)
    record_changed (self);
  else if (change & BASTIDE_STUDY_GAME)
    game_changed (self);
  if (change & BASTIDE_STUDY_POSITION)
    part_changed (self);
  if (change & BASTIDE_STUDY_EDITED)
    part_edited (self);
  if (change & BASTIDE_STUDY_EXAM)
    exam_changed (self);
  if (bastide_board_has_record (self))
    bastide_board_tool_study_changed (self->tool, change);
}

static void
study_settled (BastideBoard       *self,
               BastideStudyChange  change)
{
  if (change & BASTIDE_STUDY_POSITION)
    bastide_board_update_hover (self);
}

BastideStudy *
bastide_board_get_study (BastideBoard *self)
{
  g_return_val_if_fail (BASTIDE_IS_BOARD (self), NULL);

  return self->study;
}

void
bastide_board_set_study (BastideBoard *self,
                         BastideStudy *study)
{
  g_return_if_fail (BASTIDE_IS_BOARD (self));

  if (self->study != NULL)
    g_signal_handlers_disconnect_by_data (self->study, self);
  if (!g_set_object (&self->study, study))
    return;

  bastide_board_clear_cells (self);
  bastide_board_clear_layers (self);
  bastide_board_drop_tiles (self);
  bastide_board_drop_map (self);
  study_reset (self);
  if (study != NULL)
    {
      g_signal_connect_swapped (study, "reset", G_CALLBACK (study_reset), self);
      g_signal_connect_swapped (study, "changed", G_CALLBACK (study_changed), self);
      g_signal_connect_swapped (study, "settled", G_CALLBACK (study_settled), self);
      bastide_shown_set (&self->shown, bastide_study_get_shown (study));
    }
  if (bastide_board_has_record (self))
    {
      record_changed (self);
      part_changed (self);
      bastide_board_update_hover (self);
    }
  g_object_notify (G_OBJECT (self), "study");
}
