/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-answer-list.h"
#include "bastide-accessible.h"
#include "bastide-answer-sheet.h"
#include "bastide-puzzle-text.h"

#include <bst-io-rulebook.h>

#include <glib/gi18n.h>

/* Of a row's text, in letters. */
#define LINE_WIDTH 30

/* So many rows have a key. */
#define N_KEYS 9

struct _BastideAnswerList
{
  GtkBox         parent_instance;

  BastideAnswer *answer;        /* not owned: NULL without rows */
  const BstPuzzle *puzzle;      /* not owned: whose rows they are; never looked into */
  GPtrArray     *rows;          /* of check buttons; children of the box */
  GPtrArray     *checks;        /* all check buttons, as they are numbered */
  BastideAnswerSheet *sheet;    /* child of the box; NULL */
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

/* The key that chooses a row. */
static GtkWidget *
make_number (guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

/* A check button with a text of any length, in the group of @group (nullable). */
static GtkWidget *
add_check (BastideAnswerList *self,
           const char        *text,
           GtkWidget         *group)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *check = gtk_check_button_new ();

  g_ptr_array_add (self->checks, check);
  if (self->checks->len <= N_KEYS)
    gtk_box_append (GTK_BOX (box), make_number (self->checks->len));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_WIDTH);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), label);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), box);
  bastide_accessible_set_label (check, text);
  if (group != NULL)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (check), GTK_CHECK_BUTTON (group));
  gtk_box_append (GTK_BOX (self), check);

  return check;
}

static guint
get_part (gpointer check)
{
  return GPOINTER_TO_UINT (g_object_get_data (check, "part"));
}

/* What the row with the pointer names is lit on the board, as by a line of a sheet. */
static void
row_entered (GtkEventController *controller,
             double              x,
             double              y,
             BastideAnswerList  *self)
{
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (guint16));
  GObject *check = G_OBJECT (gtk_event_controller_get_widget (controller));
  guint16 part = (guint16) get_part (check);

  g_array_append_val (parts, part);
  bastide_answer_light (self->answer, parts);
}

/* The rows may go with the pointer on them. */
static void
row_left (BastideAnswerList *self)
{
  if (self->answer != NULL)
    bastide_answer_light (self->answer, NULL);
}

static void
watch_row (BastideAnswerList *self,
           GtkWidget         *check)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (row_entered), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (row_left), self);
  gtk_widget_add_controller (check, motion);
}

/* Unless it says what is chosen already. */
static void
part_toggled (GtkCheckButton *check,
              gpointer        user_data)
{
  BastideAnswerList *self = user_data;

  if (gtk_check_button_get_active (check) == bastide_answer_has_part (self->answer, get_part (check)))
    return;
  bastide_answer_toggle_part (self->answer, get_part (check));
  changed (self);
}

static void
add_features (BastideAnswerList *self)
{
  g_autoptr (GArray) parts = bst_puzzle_list_candidates (get_puzzle (self));

  for (guint i = 0; i < parts->len; i++)
    {
      guint part = g_array_index (parts, guint16, i);
      g_autofree char *name = bst_io_puzzle_dup_part (get_puzzle (self), part);
      GtkWidget *check = add_check (self, name, NULL);

      g_object_set_data (G_OBJECT (check), "part", GUINT_TO_POINTER (part));
      g_signal_connect (check, "toggled", G_CALLBACK (part_toggled), self);
      watch_row (self, check);
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
sheet_given (BastideAnswerList *self)
{
  g_signal_emit (self, signals[GIVEN], 0);
}

static void
add_sheet (BastideAnswerList *self)
{
  GtkWidget *sheet = bastide_answer_sheet_new (self->answer);

  self->sheet = BASTIDE_ANSWER_SHEET (sheet);
  g_signal_connect_swapped (sheet, "given", G_CALLBACK (sheet_given), self);
  gtk_box_append (GTK_BOX (self), sheet);
}

static void
clear (BastideAnswerList *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_box_remove (GTK_BOX (self), child);
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->checks, 0);
  memset (self->truth, 0, sizeof self->truth);
  self->sheet = NULL;
  self->answer = NULL;
  self->puzzle = NULL;
}

void
bastide_answer_list_fill (BastideAnswerList *self,
                          BastideAnswer     *answer)
{
  g_return_if_fail (BASTIDE_IS_ANSWER_LIST (self));

  clear (self);
  if (bastide_answer_get_puzzle (answer) == NULL)
    return;
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
      add_sheet (self);
      break;
    default:
      break;
    }
}

void
bastide_answer_list_update (BastideAnswerList *self)
{
  g_return_if_fail (BASTIDE_IS_ANSWER_LIST (self));

  if (self->answer == NULL || self->puzzle == NULL || get_puzzle (self) != self->puzzle
      || bst_task_get_answer (self->puzzle->task) != BST_ANSWER_FEATURES)
    return;
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkCheckButton *check = g_ptr_array_index (self->rows, i);

      gtk_check_button_set_active (check, bastide_answer_has_part (self->answer, get_part (check)));
    }
}

void
bastide_answer_list_begin_number (GtkSpinButton *spin,
                                  guint          digit)
{
  g_return_if_fail (GTK_IS_SPIN_BUTTON (spin));

  gtk_widget_grab_focus (GTK_WIDGET (spin));
  gtk_spin_button_set_value (spin, digit);
  gtk_editable_set_position (GTK_EDITABLE (spin), -1);
}

gboolean
bastide_answer_list_choose (BastideAnswerList *self,
                            guint              number)
{
  GtkCheckButton *check;

  g_return_val_if_fail (BASTIDE_IS_ANSWER_LIST (self), FALSE);

  if (self->checks->len == 0 && self->rows->len > 0)
    {
      bastide_answer_list_begin_number (g_ptr_array_index (self->rows, 0), number);
      return TRUE;
    }
  if (number == 0 || number > self->checks->len)
    return FALSE;
  check = g_ptr_array_index (self->checks, number - 1);
  gtk_widget_grab_focus (GTK_WIDGET (check));
  gtk_check_button_set_active (check, !gtk_check_button_get_active (check)
                                      || bst_task_get_answer (get_puzzle (self)->task) != BST_ANSWER_FEATURES);

  return TRUE;
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
      bastide_answer_sheet_give (self->sheet);
      break;
    default:
      break;
    }
}

void
bastide_answer_list_focus (BastideAnswerList *self)
{
  g_return_if_fail (BASTIDE_IS_ANSWER_LIST (self));

  if (self->sheet != NULL)
    gtk_widget_child_focus (GTK_WIDGET (self->sheet), GTK_DIR_TAB_FORWARD);
  else if (self->rows->len > 0)
    gtk_widget_grab_focus (g_ptr_array_index (self->rows, 0));
}

void
bastide_answer_list_compare (BastideAnswerList       *self,
                             const BstPuzzleSolution *solution)
{
  g_return_if_fail (BASTIDE_IS_ANSWER_LIST (self));

  if (self->sheet != NULL)
    bastide_answer_sheet_compare (self->sheet, solution);
}

/* A row would take Enter for itself: it is chosen by Space. */
static gboolean
key_pressed (BastideAnswerList *self,
             guint              key,
             guint              code,
             GdkModifierType    modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if ((key != GDK_KEY_Return && key != GDK_KEY_KP_Enter) || !GTK_IS_CHECK_BUTTON (focus)
      || !bastide_answer_list_is_complete (self))
    return FALSE;
  g_signal_emit (self, signals[GIVEN], 0);

  return TRUE;
}

/* --- Class --- */

static void
bastide_answer_list_finalize (GObject *object)
{
  g_ptr_array_unref (BASTIDE_ANSWER_LIST (object)->rows);
  g_ptr_array_unref (BASTIDE_ANSWER_LIST (object)->checks);

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
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->rows = g_ptr_array_new ();
  self->checks = g_ptr_array_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
}
