/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plain keys of the window. They come last, after the widget in focus, so that a list keeps
 * its own arrow keys; with Ctrl or Alt they are the application's. */

#include "config.h"

#include "bastide-study-page-private.h"

#include <glib/gi18n.h>

/* A key held longer than this shows its overlay only while it is held. */
#define PEEK_TIME 300 /* milliseconds */

/* Toggles what the key shows, once however often the keyboard repeats it. */
static void
glance (BastideStudyPage *self,
        const char       *action,
        guint             key,
        guint32           now)
{
  if (self->peek_key == key)
    return;
  self->peek_key = key;
  self->peek_since = now;
  self->peek_show = bastide_board_get_show (self->board);
  self->peek_action = action;
  gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
}

static gboolean
set_tooltips (GtkWidget *widget)
{
  bastide_keys_set_tooltips (bastide_keys_get_shared (BASTIDE_STUDY_PAGE (widget)->user_state), widget);

  return G_SOURCE_REMOVE;
}

/* Buttons tell the keys as the reader has them; nobody points at one before it is drawn. */
static void
keys_changed (BastideStudyPage *self,
              BastideKeys      *keys)
{
  g_autofree char *comment = bastide_keys_dup_tooltip (keys, "page.edit-comment", _("Add a comment"));

  bastide_next_frame_call (&self->next_frame, GTK_WIDGET (self), set_tooltips);
  bastide_moves_pane_set_comment_title (self->moves, comment);
}

/* Escape, after what is tried on the board: what is chosen in a list, then the card, and then what lies on the board. Edit
 * mode has steps of its own. */
static gboolean
let_go (BastideStudyPage *self)
{
  if (bastide_position_editor_is_active (self->editor))
    return FALSE;
  if (bastide_study_page_end_line (self))
    return TRUE;
  if ((self->turns != NULL && bastide_turns_pane_leave (self->turns)) || bastide_features_pane_leave (self->features)
      || bastide_scores_pane_leave (self->scores))
    return TRUE;
  if (!bastide_feature_card_is_shown (self->card) && bastide_board_get_target (self->board) == BST_NO_PART)
    return FALSE;
  /* A list that was filled anew knows no more what was chosen in it. */
  bastide_study_page_pin (self, BST_NO_PART);

  return TRUE;
}

void
bastide_study_page_init_keys (BastideStudyPage *self)
{
  BastideKeys *keys = bastide_keys_get_shared (self->user_state);

  g_signal_connect_object (self->board, "let-go", G_CALLBACK (let_go), self, G_CONNECT_SWAPPED);

  bastide_board_set_keys (self->board, keys);
  bastide_palette_set_keys (self->palette, keys);
  g_signal_connect_object (keys, "changed", G_CALLBACK (keys_changed), self, G_CONNECT_SWAPPED);
  keys_changed (self, keys);
}

/* Without a game there is nothing to step through; it hears what the page to begin with does, such as the key to the page before. */
BastideKeyScope
bastide_study_page_get_key_scope (BastidePage *page)
{
  return bastide_study_get_record (BASTIDE_STUDY_PAGE (page)->study) != NULL ? BASTIDE_KEY_IN_STUDY
                                                                         : BASTIDE_KEY_IN_START;
}

gboolean
bastide_study_page_press_key (BastidePage     *page,
                              guint            key,
                              GdkModifierType  modifiers,
                              guint32          time)
{
  BastideStudyPage *self = BASTIDE_STUDY_PAGE (page);
  BastideKeys *keys = bastide_keys_get_shared (self->user_state);
  const BastideKey *found;

  if (bastide_study_get_record (self->study) == NULL)
    return GDK_EVENT_PROPAGATE;
  if (bastide_position_editor_is_active (self->editor) && bastide_board_press_tool (self->board, key, modifiers))
    return GDK_EVENT_STOP;
  if (key == GDK_KEY_Escape && modifiers == 0)
    return bastide_board_step_back (self->board) || bastide_study_page_disarm (self);
  /* Enter goes from the card of a feature to its row. */
  if ((key == GDK_KEY_Return || key == GDK_KEY_KP_Enter) && modifiers == 0
      && bastide_board_get_target (self->board) != BST_NO_PART)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "page.tab", "s", "features");
      return GDK_EVENT_STOP;
    }
  found = bastide_keys_find (keys, BASTIDE_KEY_IN_STUDY, key, modifiers);
  if (found == NULL || found->section != BASTIDE_KEYS_SHOW)
    return GDK_EVENT_PROPAGATE;
  glance (self, found->action, key, time);

  return GDK_EVENT_STOP;
}

void
bastide_study_page_release_key (BastidePage *page,
                                guint        key,
                                guint32      time)
{
  BastideStudyPage *self = BASTIDE_STUDY_PAGE (page);

  if (key != self->peek_key)
    return;

  /* By the times of the keys: a short press is one on a busy machine as well. */
  self->peek_key = 0;
  if (time - self->peek_since <= PEEK_TIME)
    return;
  if (bastide_study_page_is_overlay (self->peek_action))
    bastide_board_set_show (self->board, self->peek_show);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), self->peek_action, NULL);
}
