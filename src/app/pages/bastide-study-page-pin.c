/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whose card is over the board: of the feature that is pointed at, or else of the one that is pinned. */

#include "config.h"

#include "bastide-study-page-private.h"

/* In a narrow window what is asked for, or typed, has the card's place. */
static gboolean
is_card_covered (BastideStudyPage *self)
{
  return self->is_narrow
         && (gtk_widget_get_visible (GTK_WIDGET (self->turn_bar))
             || bastide_position_editor_is_active (self->editor)
             || gtk_widget_get_visible (GTK_WIDGET (self->entry)));
}

static gboolean
is_pinned (BastideStudyPage *self,
           guint             part)
{
  return bastide_board_get_target (self->board) == bst_position_find_root (bastide_study_get_position (self->study), part);
}

void
bastide_study_page_update_card (BastideStudyPage *self)
{
  const BstPosition *position;
  guint part = bastide_board_get_lit (self->board);

  if (bastide_study_get_record (self->study) == NULL)
    return;
  /* One that is pinned stays while nothing else is pointed at. */
  if (part == BST_NO_PART)
    part = bastide_board_get_target (self->board);
  position = bastide_study_get_position (self->study);
  /* A bar may go before the board knows of the other position. */
  if (is_card_covered (self) || bastide_study_is_exam (self->study) || part >= bst_position_get_n_parts (position))
    part = BST_NO_PART;
  bastide_feature_card_set_part (self->card, position, part);
  /* The pointer comes to one that stays, whatever is shown while it is on its way, and goes through any other. */
  gtk_widget_set_can_target (GTK_WIDGET (self->card), bastide_board_get_target (self->board) != BST_NO_PART);
  bastide_feature_card_set_pinned (self->card, part != BST_NO_PART && is_pinned (self, part));
  /* Whether a chance is to come says how large the card is. */
  bastide_study_page_update_feature_odds (self);
  if (part != BST_NO_PART)
    bastide_study_page_place_cards (self);
}

void
bastide_study_page_pin (BastideStudyPage *self,
                        guint             part)
{
  if (part != BST_NO_PART)
    part = bst_position_find_root (bastide_study_get_position (self->study), part);
  bastide_board_set_target (self->board, part);
  bastide_board_set_lit (self->board, part);
  bastide_study_page_update_card (self);
}

/* A click pins the card of a feature, and another lets it go. The list of features follows where it is open, and no other
 * gives way to it. */
void
bastide_study_page_toggle_pin (BastideStudyPage *self,
                               guint             part)
{
  gboolean was_pinned = is_pinned (self, part);

  if (bastide_study_page_refuse_in_exam (self))
    return;
  if (was_pinned)
    bastide_features_pane_leave (self->features);
  bastide_study_page_pin (self, was_pinned ? BST_NO_PART : part);
  if (!was_pinned && gtk_widget_get_mapped (GTK_WIDGET (self->features)))
    bastide_features_pane_select (self->features, part);
}
