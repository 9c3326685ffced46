/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The projector view of a game: its comments, else where in it one is. */

#include "config.h"

#include "bastide-projector.h"
#include "bastide-study-page-private.h"
#include "bastide-study-text.h"

static char *
dup_sentence (GtkWidget *page)
{
  BastideStudyPage *self = BASTIDE_STUDY_PAGE (page);
  const BstNode *node = bastide_study_get_node (self->study);

  if (node->comment != NULL && *node->comment != '\0')
    return g_strdup (node->comment);

  return bastide_study_text_dup_subtitle (self->study);
}

static void
step (GtkWidget *page,
      gboolean   is_back)
{
  g_action_group_activate_action (G_ACTION_GROUP (BASTIDE_STUDY_PAGE (page)->actions),
                                  is_back ? "previous" : "next", NULL);
}

/* While a move waits for it; not when one reads on in a game that was played. */
static int
get_tile (GtkWidget *page)
{
  return bastide_turn_input_get_tile (BASTIDE_STUDY_PAGE (page)->turn_input);
}

static void
project (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const BastideProjectorSource source = { dup_sentence, step, get_tile, NULL };
  BastideStudyPage *self = user_data;

  bastide_projector_open (GTK_WIDGET (self), self->board, bastide_keys_get_shared (self->user_state), &source);
}

void
bastide_study_page_init_project (BastideStudyPage *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), &(GActionEntry) {
    .name = "project", .activate = project }, 1, self);
}
