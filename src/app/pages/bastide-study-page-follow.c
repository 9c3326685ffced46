/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the page says and shows when something else does: the study, the board, the bag. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-cell-text.h"
#include "bastide-study-text.h"
#include "bastide-template.h"

#include <bst-render-overlay.h>

#include <glib/gi18n.h>

/* (transfer full) (nullable) */
static char *
dup_marked (BastideStudyPage *self,
            const char       *title)
{
  if (title == NULL || !bastide_study_is_changed (self->study))
    return g_strdup (title);

  /* Translators: %s is the title of a game that has changed since it was saved. */
  return g_strdup_printf (_("• %s"), title);
}

static void
update_title (BastideStudyPage *self)
{
  BastidePage *page = BASTIDE_PAGE (self);
  g_autofree char *title = NULL;
  g_autofree char *players = NULL;
  g_autofree char *subtitle = NULL;
  g_autofree char *marked = NULL;
  g_autofree char *heading = NULL;

  if (bastide_document_has_game (self->document))
    {
      title = bastide_study_text_dup_title (self->study);
      players = bastide_study_text_dup_players (self->study);
      subtitle = bastide_study_text_dup_subtitle (self->study);
    }
  marked = dup_marked (self, title);
  heading = dup_marked (self, players);
  bastide_page_set_text (page, BASTIDE_PAGE_TITLE, marked);
  bastide_page_set_text (page, BASTIDE_PAGE_HEADING, heading);
  bastide_page_set_text (page, BASTIDE_PAGE_SUBTITLE, subtitle);
}

/* Where the card had no place there may be one now. */
static void
view_settled (BastideStudyPage *self)
{
  bastide_study_page_place_cards (self);
  if (!self->has_card_place)
    bastide_study_page_update_card (self);
}

static void
show_changed (BastideStudyPage *self)
{
  guint show = bastide_board_get_show (self->board);
  gboolean has_chosen = (show & BST_RENDER_SHOW_LEGAL) != 0 && !bastide_position_editor_is_active (self->editor);

  /* What the reader has switched since then stays. */
  if ((show & BST_RENDER_SHOW_LEGAL) == 0)
    self->shows_chosen = FALSE;
  bastide_board_set_legal_type (self->board, has_chosen ? bastide_bag_get_selected (self->bag) : BST_NO_TILE);
  bastide_study_page_update_key (self);
  bastide_study_page_update_chip (self);
  bastide_study_page_place_cards (self);
  bastide_study_page_update_actions (self);
}

/* The cell pointed at; else what the move has scored, so that a screen reader tells it. */
static void
cell_changed (BastideStudyPage *self)
{
  const BstRenderJoins *joins = bastide_board_get_joins (self->board);
  int x = 0, y = 0;
  gboolean has_cell = bastide_desk_get_cell (BASTIDE_DESK (self->board), &x, &y);
  g_autofree char *text = NULL;

  if (bastide_study_get_record (self->study) == NULL)
    return;

  /* The bag tells which tiles fit there. */
  bastide_bag_set_cell (self->bag, has_cell, x, y);
  g_object_get (self->board, "cell-text", &text, NULL);
  if (text != NULL && joins != NULL && has_cell)
    text = bastide_cell_text_add_joins (text, bastide_study_get_game (self->study), joins, x, y);
  self->cell_is_scored = text == NULL;
  if (text == NULL)
    text = bastide_study_text_dup_scored (self->study);
  gtk_label_set_label (self->cell, text ? text : "");
  bastide_study_page_place_cards (self);
}

static void
node_changed (BastideStudyPage *self)
{
  /* The lists choose nothing any more. */
  bastide_board_set_target (self->board, BST_NO_PART);
  update_title (self);
  cell_changed (self);
  bastide_study_page_update_card (self);
  bastide_study_page_update_position (self);
  bastide_study_page_update_actions (self);
}

/* Something to save, or to undo. */
static void
saved_changed (BastideStudyPage *self)
{
  g_signal_emit_by_name (self, "outdated");
  update_title (self);
  bastide_study_page_update_lines (self);
}

/* The panes have seen it. */
static void
study_changed (BastideStudyPage   *self,
               BastideStudyChange  change)
{
  if (change & BASTIDE_STUDY_POSITION)
    {
      node_changed (self);
      bastide_study_page_update_chip (self);
    }
  if (change & BASTIDE_STUDY_SAVED)
    saved_changed (self);
}

/* The same game is out of sight, or seen again. */
static void
hidden_changed (BastideStudyPage *self)
{
  update_title (self);
  bastide_study_page_update_actions (self);
  g_signal_emit_by_name (self, "opened");
}

/* Another game has been opened, and everything shows it: now it may be looked at. */
static void
study_settled (BastideStudyPage   *self,
               BastideStudyChange  change)
{
  if (!(change & BASTIDE_STUDY_RECORD))
    return;
  g_signal_emit_by_name (self, "opened");
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The bag shows what was drawn, or that nothing is chosen any more. */
static void
tile_changed (BastideStudyPage *self)
{
  if (bastide_study_get_record (self->study) != NULL && !bastide_position_editor_is_active (self->editor))
    bastide_bag_set_selected (self->bag, bastide_turn_input_get_chosen (self->turn_input));
  bastide_study_page_update_chip (self);
}

/* Where the chosen tile could go is shown as long as one is chosen, and then what was shown on the cells before. */
static void
show_chosen (BastideStudyPage *self,
             gboolean          is_chosen)
{
  guint show = bastide_board_get_show (self->board);
  guint tiles = show & ~(guint) BST_RENDER_SHOW_CELLS;

  if (is_chosen && (show & BST_RENDER_SHOW_LEGAL) == 0)
    {
      self->cells_before = show & BST_RENDER_SHOW_CELLS;
      bastide_board_set_show (self->board, tiles | BST_RENDER_SHOW_LEGAL);
      self->shows_chosen = TRUE;
    }
  else if (!is_chosen && self->shows_chosen)
    bastide_board_set_show (self->board, tiles | self->cells_before);
}

/* A tile chosen in the bag shows where it could go, and is the next to be laid. */
static void
bag_selected (BastideStudyPage *self)
{
  int type = bastide_bag_get_selected (self->bag);

  if (bastide_position_editor_is_active (self->editor))
    return;
  bastide_turn_input_set_tile (self->turn_input, type);
  if (bastide_study_is_exam (self->study))
    return;
  bastide_board_set_legal_type (self->board, type);
  show_chosen (self, type != BST_NO_TILE);
}

void
bastide_study_page_class_init_follow (GtkWidgetClass *widget_class)
{
  bastide_template_callbacks (widget_class, show_changed, cell_changed, bag_selected);
}

void
bastide_study_page_init_follow (BastideStudyPage *self)
{
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->study, "settled", G_CALLBACK (study_settled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::hidden", G_CALLBACK (hidden_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn_input, "tile-changed", G_CALLBACK (tile_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "view-settled", G_CALLBACK (view_settled), self, G_CONNECT_SWAPPED);
}
