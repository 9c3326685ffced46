/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The projector view of a lesson and of the rule book. */

#include "config.h"

#include "bastide-learn-page-private.h"
#include "bastide-lesson-card.h"
#include "bastide-projector.h"

#include <bst-io-puzzle-text.h>

/* --- Lessons --- */

static char *
dup_lesson_sentence (GtkWidget *page)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (page);
  const BstLessonStep *step = bastide_lesson_session_get_step (self->session);

  if (step == NULL)
    return NULL;

  return step->puzzle != NULL ? bst_io_puzzle_dup_question (step->puzzle)
                              : bastide_lesson_card_dup_text (step, bastide_keys_get_shared (self->user_state));
}

static void
step_lesson (GtkWidget *page,
             gboolean   is_back)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (page);

  if (is_back)
    bastide_lesson_session_back (self->session);
  else
    bastide_lesson_session_next (self->session);
}

/* Of a question that is answered by laying it. */
static int
get_lesson_tile (GtkWidget *page)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (page);
  const BstLessonStep *step = bastide_lesson_session_get_step (self->session);

  if (step == NULL || step->puzzle == NULL)
    return BST_NO_TILE;

  return bastide_answer_get_tile (bastide_puzzle_session_get_answer (bastide_lesson_session_get_asking (self->session)));
}

/* --- The rule book --- */

static char *
dup_rule_sentence (GtkWidget *page)
{
  return bastide_example_view_dup_told (bastide_rule_book_get_example (BASTIDE_LEARN_PAGE (page)->rule_book));
}

static void
step_rule (GtkWidget *page,
           gboolean   is_back)
{
  bastide_example_view_go (bastide_rule_book_get_example (BASTIDE_LEARN_PAGE (page)->rule_book), is_back);
}

static void
light_rule (GtkWidget        *page,
            BastideLightTool *tool)
{
  bastide_example_view_light (bastide_rule_book_get_example (BASTIDE_LEARN_PAGE (page)->rule_book), tool);
}

/* --- Both --- */

static void
project (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const BastideProjectorSource lesson = { dup_lesson_sentence, step_lesson, get_lesson_tile, NULL };
  static const BastideProjectorSource rule = { dup_rule_sentence, step_rule, NULL, light_rule };
  BastideLearnPage *self = user_data;

  bastide_projector_open (GTK_WIDGET (self), bastide_learn_page_get_board (self),
                          bastide_keys_get_shared (self->user_state),
                          bastide_learn_page_is_in_courses (self) ? &lesson : &rule);
}

void
bastide_learn_page_init_project (BastideLearnPage *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), &(GActionEntry) {
    .name = "project", .activate = project }, 1, self);
}
