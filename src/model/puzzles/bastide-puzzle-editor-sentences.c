/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences to choose from, and rules that may be the reason. The one that is right, and what the solver is told of
 * each sentence, are answers of the puzzle: "2" is the second sentence, "true C2" the statement with its rule. */

#include "config.h"

#include "bastide-puzzle-editor-private.h"

#include <bst-io-booklet.h>
#include <bst-io-rulebook.h>


/* --- Sentences and their answers --- */

static guint
find_answer (const BstPuzzle *puzzle,
             guint            choice)
{
  g_autofree char *text = g_strdup_printf ("%u", choice + 1);
  guint index = 0;

  while (index < puzzle->answers->len
         && !g_str_equal (((BstPuzzleAnswer *) g_ptr_array_index (puzzle->answers, index))->text, text))
    index++;

  return index;
}

/* The answer of a sentence, which is wrong until it is said otherwise. */
static BstPuzzleAnswer *
ensure_answer (BstPuzzle *puzzle,
               guint      choice)
{
  guint index = find_answer (puzzle, choice);
  g_autofree char *text = NULL;

  if (index < puzzle->answers->len)
    return g_ptr_array_index (puzzle->answers, index);
  text = g_strdup_printf ("%u", choice + 1);

  return bst_puzzle_add_answer (puzzle, text, 0, NULL);
}

/* Those behind it move up. */
static void
take_out (BstPuzzle *puzzle,
          guint      choice)
{
  guint index = find_answer (puzzle, choice);

  if (index < puzzle->answers->len)
    g_ptr_array_remove_index (puzzle->answers, index);
  for (guint i = 0; i < puzzle->answers->len; i++)
    {
      BstPuzzleAnswer *answer = g_ptr_array_index (puzzle->answers, i);
      int number;

      /* What names no sentence is left to the check, which says so. */
      if (!bst_puzzle_read_sentence (puzzle, answer->text, &number, NULL) || number <= (int) choice + 1)
        continue;
      g_free (answer->text);
      answer->text = g_strdup_printf ("%d", number - 1);
    }
  g_ptr_array_remove_index (puzzle->choices, choice);
}

void
bastide_puzzle_editor_drop_empty (BstPuzzle *puzzle)
{
  for (guint i = puzzle->choices->len; i > 0; i--)
    if (*(const char *) g_ptr_array_index (puzzle->choices, i - 1) == '\0')
      take_out (puzzle, i - 1);
}

void
bastide_puzzle_editor_add_choice (BastidePuzzleEditor *self)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  if (self->puzzle->choices->len == BST_IO_MAX_CHOICES)
    return;
  g_ptr_array_add (self->puzzle->choices, g_strdup (""));
  bastide_puzzle_editor_list_changed (self);
}

void
bastide_puzzle_editor_set_choice (BastidePuzzleEditor *self,
                                  guint                index,
                                  const char          *text)
{
  gpointer *choice;

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (index < self->puzzle->choices->len);

  choice = &g_ptr_array_index (self->puzzle->choices, index);
  if (g_str_equal (*choice, text))
    return;
  g_free (*choice);
  *choice = g_strdup (text);
  bastide_puzzle_editor_changed (self);
}

void
bastide_puzzle_editor_remove_choice (BastidePuzzleEditor *self,
                                     guint                index)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (index < self->puzzle->choices->len);

  take_out (self->puzzle, index);
  bastide_puzzle_editor_list_changed (self);
}

const char *
bastide_puzzle_editor_get_choice_reply (BastidePuzzleEditor *self,
                                        guint                index)
{
  guint answer;

  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), NULL);

  answer = find_answer (self->puzzle, index);

  return answer < self->puzzle->answers->len
         ? ((BstPuzzleAnswer *) g_ptr_array_index (self->puzzle->answers, answer))->reply : NULL;
}

void
bastide_puzzle_editor_set_choice_reply (BastidePuzzleEditor *self,
                                        guint                index,
                                        const char          *reply)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (index < self->puzzle->choices->len);

  if (bastide_puzzle_editor_take_text (&ensure_answer (self->puzzle, index)->reply, reply))
    bastide_puzzle_editor_changed (self);
}

/* --- What is right --- */

/* The first answer with all stars; NULL. */
static BstPuzzleAnswer *
find_right (const BstPuzzle *puzzle)
{
  for (guint i = 0; i < puzzle->answers->len; i++)
    if (((BstPuzzleAnswer *) g_ptr_array_index (puzzle->answers, i))->marks == BST_FULL_MARKS)
      return g_ptr_array_index (puzzle->answers, i);

  return NULL;
}

static gboolean
is_statement (BastidePuzzleEditor *self)
{
  return self->puzzle->task == BST_TASK_TRUTH;
}

int
bastide_puzzle_editor_get_right (BastidePuzzleEditor *self)
{
  const BstPuzzleAnswer *right;
  const char *rule;
  guint index = 0;
  int number;

  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), -1);

  right = find_right (self->puzzle);
  if (right == NULL)
    return -1;
  if (!is_statement (self))
    return bst_puzzle_read_sentence (self->puzzle, right->text, &number, NULL) ? number - 1 : -1;
  rule = strchr (right->text, ' ');
  while (rule != NULL && index < self->puzzle->rules->len
         && !g_str_equal (g_ptr_array_index (self->puzzle->rules, index), rule + 1))
    index++;

  return rule != NULL && index < self->puzzle->rules->len ? (int) index : -1;
}

/* The statement has one answer; none without a rule. */
static void
set_statement (BastidePuzzleEditor *self,
               const char          *rule)
{
  g_autofree char *text = g_strconcat (self->is_true ? "true " : "false ", rule, NULL);

  g_ptr_array_set_size (self->puzzle->answers, 0);
  if (rule != NULL)
    bst_puzzle_add_answer (self->puzzle, text, BST_FULL_MARKS, NULL);
}

void
bastide_puzzle_editor_set_right (BastidePuzzleEditor *self,
                                 guint                index)
{
  GPtrArray *answers;

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  if (bastide_puzzle_editor_get_right (self) == (int) index)
    return;
  answers = self->puzzle->answers;
  if (is_statement (self))
    {
      set_statement (self, g_ptr_array_index (self->puzzle->rules, index));
    }
  else
    {
      for (guint i = 0; i < answers->len; i++)
        ((BstPuzzleAnswer *) g_ptr_array_index (answers, i))->marks = 0;
      ensure_answer (self->puzzle, index)->marks = BST_FULL_MARKS;
    }
  bastide_puzzle_editor_changed (self);
}

/* --- The statement and its rule --- */

gboolean
bastide_puzzle_editor_is_true (BastidePuzzleEditor *self)
{
  const BstPuzzleAnswer *right;

  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self), FALSE);

  right = is_statement (self) ? find_right (self->puzzle) : NULL;

  return right != NULL ? g_str_has_prefix (right->text, "true ") : self->is_true;
}

void
bastide_puzzle_editor_set_true (BastidePuzzleEditor *self,
                                gboolean             is_true)
{
  int right;

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));

  if (bastide_puzzle_editor_is_true (self) == is_true)
    return;
  right = bastide_puzzle_editor_get_right (self);
  self->is_true = is_true;
  if (right >= 0)
    set_statement (self, g_ptr_array_index (self->puzzle->rules, right));
  bastide_puzzle_editor_changed (self);
}

void
bastide_puzzle_editor_add_rule (BastidePuzzleEditor *self,
                                const char          *number)
{
  GPtrArray *rules;

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (bst_io_rulebook_find (number) != NULL);

  rules = self->puzzle->rules;
  if (rules->len == BST_IO_MAX_RULES || g_ptr_array_find_with_equal_func (rules, number, g_str_equal, NULL))
    return;
  g_ptr_array_add (rules, g_strdup (number));
  self->is_true = bastide_puzzle_editor_is_true (self);
  if (bastide_puzzle_editor_get_right (self) < 0)
    set_statement (self, number);
  bastide_puzzle_editor_list_changed (self);
}

void
bastide_puzzle_editor_remove_rule (BastidePuzzleEditor *self,
                                   guint                index)
{
  GPtrArray *rules;

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (index < self->puzzle->rules->len);

  rules = self->puzzle->rules;
  self->is_true = bastide_puzzle_editor_is_true (self);
  if (bastide_puzzle_editor_get_right (self) == (int) index)
    set_statement (self, NULL);
  g_ptr_array_remove_index (rules, index);
  bastide_puzzle_editor_list_changed (self);
}
