/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Making puzzles of what the page shows. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-puzzle-editor-page.h"

#include <glib/gi18n.h>

/* The moves that follow the node on its line, up to where it is set up anew. (transfer full) */
static GPtrArray *
list_line (BastideStudy *study)
{
  GPtrArray *line = g_ptr_array_new_with_free_func (g_free);
  BstGame *game = bastide_study_get_game (study);

  for (guint index = bastide_study_get_index (study) + 1;
       index < bastide_study_get_line_length (study); index++)
    {
      const BstNode *node = bastide_study_get_line_node (study, index);

      if (node->setup != NULL)
        break;
      g_ptr_array_add (line, bst_move_to_text (game, &node->move));
    }

  return line;
}

static void
added (BastideStudyPage *self,
       GFile            *file,
       const char       *id)
{
  g_autofree char *uri = g_file_get_uri (file);

  bastide_page_tell_with (BASTIDE_PAGE (self), _("The puzzle is in the booklet."), C_("button", "Solve"),
                          "win.solve-puzzle", g_variant_new ("(ss)", uri, id));
}

/* A turn that is being tried is not part of it. */
static void
make_puzzle (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideStudyPage *self = user_data;
  g_autoptr (BastidePuzzleEditor) puzzle_editor = NULL;
  BastidePuzzleEditorPage *page;

  /* Whoever makes a puzzle is told its solutions. */
  if (bastide_study_page_refuse_in_exam (self))
    return;
  bastide_study_take_partial_turn (self->study, NULL);
  puzzle_editor = bastide_puzzle_editor_new (bst_position_copy (bastide_study_get_position (self->study)),
                                             list_line (self->study));
  page = bastide_puzzle_editor_page_new (puzzle_editor, self->user_state);
  g_signal_connect_object (page, "added", G_CALLBACK (added), self, G_CONNECT_SWAPPED);
  g_signal_emit_by_name (self, "made", page);
}

void
bastide_study_page_init_puzzle (BastideStudyPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "make-puzzle", .activate = make_puzzle },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}
