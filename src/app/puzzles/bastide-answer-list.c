/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-answer-list.h"
#include "bastide-accessible.h"
#include "bastide-puzzle-text.h"

#include <bst-io-rulebook.h>

#include <glib/gi18n.h>

/* A number of a score sheet at most, and its width in letters. */
#define MAX_NUMBER   9999
#define NUMBER_WIDTH 4
#define LINE_WIDTH   30

struct _BastideAnswerList
{
  GtkBox         parent_instance;

  BastideAnswer *answer;        /* not owned: NULL without rows */
  const BstPuzzle *puzzle;      /* not owned: whose rows they are; never looked into */
  GPtrArray     *rows;          /* of check buttons, or of spin buttons; children of the box */
  GtkWidget     *truth[2];      /* the check buttons for false and true; NULL */
};

enum
{
  CHANGED,
  GIVEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideAnswerList, bastide_answer_list, GTK_TYPE_BOX)

static const BstPuzzle *
get_puzzle (BastideAnswerList *self)
{
  return bastide_answer_get_puzzle (self->answer);
}

static void
changed (BastideAnswerList *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Rows --- */

/* A check button with a text of any length, in the group of @group (nullable). */
static GtkWidget *
add_check (BastideAnswerList *self,
           const char        *text,
           GtkWidget         *group)
{
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *check = gtk_check_button_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_WIDTH);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);
  bastide_accessible_set_label (check, text);
  if (group != NULL)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (check), GTK_CHECK_BUTTON (group));
  gtk_box_append (GTK_BOX (self), check);

  return check;
}

static void
part_toggled (GtkWidget *check,
              gpointer   user_data)
{
  BastideAnswerList *self = user_data;

  bastide_answer_toggle_part (self->answer,
                              GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (check), "part")));
  changed (self);
}

static void
add_features (BastideAnswerList *self)
{
  g_autoptr (GArray) parts = bst_puzzle_list_candidates (get_puzzle (self));

  for (guint i = 0; i < parts->len; i++)
    {
      guint part = g_array_index (parts, guint16, i);
      g_autofree char *name = bastide_puzzle_text_dup_part (get_puzzle (self), part);
      GtkWidget *check = add_check (self, name, NULL);

      g_object_set_data (G_OBJECT (check), "part", GUINT_TO_POINTER (part));
      g_signal_connect (check, "toggled", G_CALLBACK (part_toggled), self);
      g_ptr_array_add (self->rows, check);
    }
}

static void
add_choices (BastideAnswerList *self)
{
  GPtrArray *choices = get_puzzle (self)->choices;

  for (guint i = 0; i < choices->len; i++)
    {
      GtkWidget *check = add_check (self, g_ptr_array_index (choices, i),
                                    i > 0 ? g_ptr_array_index (self->rows, 0) : NULL);

      g_signal_connect_swapped (check, "toggled", G_CALLBACK (changed), self);
      g_ptr_array_add (self->rows, check);
    }
}

static void
add_truth (BastideAnswerList *self)
{
  GPtrArray *rules = get_puzzle (self)->rules;

  self->truth[TRUE] = add_check (self, _("True"), NULL);
  self->truth[FALSE] = add_check (self, _("False"), self->truth[TRUE]);
  for (guint i = 0; i < 2; i++)
    g_signal_connect_swapped (self->truth[i], "toggled", G_CALLBACK (changed), self);
  gtk_box_append (GTK_BOX (self), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  for (guint i = 0; i < rules->len; i++)
    {
      const char *number = g_ptr_array_index (rules, i);
      const BstIoRule *rule = bst_io_rulebook_find (number);
      g_autofree char *text = g_strdup_printf ("%s: %s", number,
                                               rule != NULL ? bst_io_rule_get_sentence (rule) : "");
      GtkWidget *check = add_check (self, text, i > 0 ? g_ptr_array_index (self->rows, 0) : NULL);

      g_signal_connect_swapped (check, "toggled", G_CALLBACK (changed), self);
      g_ptr_array_add (self->rows, check);
    }
}

static void
number_entered (GtkWidget *entry,
                gpointer   user_data)
{
  BastideAnswerList *self = user_data;
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), "row"));

  if (index + 1 < self->rows->len)
    gtk_widget_grab_focus (g_ptr_array_index (self->rows, index + 1));
  else
    g_signal_emit (self, signals[GIVEN], 0);
}

static void
add_number (BastideAnswerList *self,
            const char        *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *number = gtk_spin_button_new_with_range (0, MAX_NUMBER, 1);
  GtkEditable *entry = gtk_editable_get_delegate (GTK_EDITABLE (number));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_WIDTH);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (number), NUMBER_WIDTH);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (number), TRUE);
  bastide_accessible_set_label (number, text);
  g_object_set_data (G_OBJECT (entry), "row", GUINT_TO_POINTER (self->rows->len));
  g_signal_connect (entry, "activate", G_CALLBACK (number_entered), self);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (self), box);
  g_ptr_array_add (self->rows, number);
}

/* The lines of a score sheet are those of the solution; its numbers are not told. */
static void
add_numbers (BastideAnswerList *self)
{
  g_auto (BstPuzzleSolution) solution = { 0 };

  if (!bst_puzzle_solve (get_puzzle (self), 0, &solution, NULL))
    return;
  for (guint i = 0; i < solution.numbers->len; i++)
    {
      g_autofree char *text = bastide_puzzle_text_dup_row (get_puzzle (self), &solution, i);

      add_number (self, text);
    }
}

static void
clear (BastideAnswerList *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_box_remove (GTK_BOX (self), child);
  g_ptr_array_set_size (self->rows, 0);
  memset (self->truth, 0, sizeof self->truth);
  self->answer = NULL;
  self->puzzle = NULL;
}

void
bastide_answer_list_fill (BastideAnswerList *self,
                          BastideAnswer     *answer)
{
  g_return_if_fail (BASTIDE_IS_ANSWER_LIST (self));

  clear (self);
  self->answer = answer;
  self->puzzle = get_puzzle (self);
  switch (bst_task_get_answer (get_puzzle (self)->task))
    {
    case BST_ANSWER_FEATURES:
      add_features (self);
      break;
    case BST_ANSWER_CHOICE:
      add_choices (self);
      break;
    case BST_ANSWER_TRUTH:
      add_truth (self);
      break;
    case BST_ANSWER_NUMBERS:
      add_numbers (self);
      break;
    default:
      break;
    }
}

/* --- Giving --- */

/* The row that is checked; -1 if none is. */
static int
find_checked (BastideAnswerList *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (gtk_check_button_get_active (g_ptr_array_index (self->rows, i)))
      return (int) i;

  return -1;
}

static gboolean
is_checked (GtkWidget *check)
{
  return check != NULL && gtk_check_button_get_active (GTK_CHECK_BUTTON (check));
}

gboolean
bastide_answer_list_is_complete (BastideAnswerList *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER_LIST (self), FALSE);

  if (self->answer == NULL || self->puzzle == NULL || get_puzzle (self) != self->puzzle)
    return FALSE;

  switch (bst_task_get_answer (get_puzzle (self)->task))
    {
    case BST_ANSWER_CHOICE:
      return find_checked (self) >= 0;
    case BST_ANSWER_TRUTH:
      return find_checked (self) >= 0 && (is_checked (self->truth[TRUE]) || is_checked (self->truth[FALSE]));
    default:
      return TRUE;
    }
}

static void
give_numbers (BastideAnswerList *self)
{
  g_autofree int *numbers = g_new (int, self->rows->len);

  for (guint i = 0; i < self->rows->len; i++)
    {
      gtk_spin_button_update (g_ptr_array_index (self->rows, i));
      numbers[i] = gtk_spin_button_get_value_as_int (g_ptr_array_index (self->rows, i));
    }
  bastide_answer_give_numbers (self->answer, numbers, self->rows->len);
}

void
bastide_answer_list_give (BastideAnswerList *self)
{
  g_return_if_fail (BASTIDE_IS_ANSWER_LIST (self));

  if (!bastide_answer_list_is_complete (self))
    return;

  switch (bst_task_get_answer (get_puzzle (self)->task))
    {
    case BST_ANSWER_FEATURES:
      bastide_answer_give_features (self->answer);
      break;
    case BST_ANSWER_CHOICE:
      bastide_answer_give_choice (self->answer, (guint) find_checked (self) + 1);
      break;
    case BST_ANSWER_TRUTH:
      bastide_answer_give_truth (self->answer, is_checked (self->truth[TRUE]),
                                 g_ptr_array_index (get_puzzle (self)->rules,
                                                    (guint) find_checked (self)));
      break;
    case BST_ANSWER_NUMBERS:
      give_numbers (self);
      break;
    default:
      break;
    }
}

/* --- Class --- */

static void
bastide_answer_list_finalize (GObject *object)
{
  g_ptr_array_unref (BASTIDE_ANSWER_LIST (object)->rows);

  G_OBJECT_CLASS (bastide_answer_list_parent_class)->finalize (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, BASTIDE_TYPE_ANSWER_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
bastide_answer_list_class_init (BastideAnswerListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_answer_list_finalize;

  signals[CHANGED] = add_signal ("changed");
  signals[GIVEN] = add_signal ("given");
}

static void
bastide_answer_list_init (BastideAnswerList *self)
{
  self->rows = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
}
