/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-lesson-editor-text.h"

#include <bst-io-booklet.h>
#include <bst-io-puzzle-text.h>
#include <bst-io-task-words.h>
#include <bst-stated.h>
#include <bst-io-step-text.h>

#include <glib/gi18n.h>

/* Letters of a step that its row says: two lines. The row does not cut them itself, since GTK 4.8 warns of labels
 * that are both broken and cut. */
#define MAX_WORDS 80

const char *
bastide_lesson_editor_text_get_kind (BstLessonStepKind kind)
{
  /* Translators: kinds of steps of a lesson. */
  static const char * const names[BST_LESSON_UNREAD] = {
    NC_("step", "Say something"), NC_("step", "Show moves"), NC_("step", "Ask"), NC_("step", "Play a small game")
  };

  g_return_val_if_fail (kind < BST_LESSON_UNREAD, NULL);

  return g_dpgettext2 (NULL, "step", names[kind]);
}

/* What the step says, or asks in standard words; why it could not be read. (nullable): nothing yet */
static const char *
get_words (BastideLessonEditor *self,
           guint                index)
{
  const BstLessonStep *step = g_ptr_array_index (bastide_lesson_editor_get_lesson (self)->steps, index);

  if (step->kind == BST_LESSON_UNREAD)
    return step->reason;

  return step->kind == BST_LESSON_ASK && step->puzzle->question == NULL
         ? bst_io_task_sentence (step->puzzle->task) : bastide_lesson_editor_get_text (self, index);
}

/* (transfer full) */
static char *
dup_first_words (const char *text)
{
  g_autofree char *words = g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), MAX_WORDS));

  g_strdelimit (words, "\n", ' ');

  return g_strconcat (words, g_utf8_strlen (text, -1) > MAX_WORDS ? "…" : "", NULL);
}

char *
bastide_lesson_editor_text_dup_title (BastideLessonEditor *self,
                                      guint                index)
{
  const BstLessonStep *step = g_ptr_array_index (bastide_lesson_editor_get_lesson (self)->steps, index);
  g_autofree char *text = bst_stated_dup_shown (get_words (self, index));
  g_autofree char *words = text != NULL
                           ? dup_first_words (text)
                           : g_strdup_printf ("(%s)", bastide_lesson_editor_text_get_kind (step->kind));

  return g_strdup_printf ("%u. %s", index + 1, words);
}

char *
bastide_lesson_editor_text_dup_verdict (BastideLessonEditor *self)
{
  BstLessonChecked checked = { 0 };
  g_autofree char *list = NULL;

  if (bastide_lesson_editor_get_n_steps (self) == 0)
    return g_strdup (_("The lesson has no step yet."));
  bst_lesson_count_checked (bastide_lesson_editor_get_lesson (self), &checked);
  list = bst_io_lesson_dup_checked (&checked);

  return list == NULL
         ? g_strdup (_("Nothing in the lesson can be checked so far: it asks nothing, shows no moves, and no number in its "
                       "sentences says what it states."))
         /* Translators: %s is a list of what was checked: "3 questions, 2 numbers in sentences". */
         : g_strdup_printf (_("Checked, and so: %s. What sentences say besides is not checked."), list);
}

char *
bastide_lesson_editor_text_dup_moves (const BstLessonStep *step)
{
  BstGame *game = bst_position_get_game (step->position);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < step->moves->len; i++)
    {
      g_autofree char *words = NULL;
      BstMove move;

      if (bst_move_parse (game, g_ptr_array_index (step->moves, i), &move, NULL))
        words = bst_io_step_text_dup_move (game, &move);
      g_string_append_printf (text, "%s%u  %s", i > 0 ? "\n" : "", i + 1,
                              words != NULL ? words : (const char *) g_ptr_array_index (step->moves, i));
    }

  return g_string_free (text, FALSE);
}
