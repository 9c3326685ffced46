/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-answer-sheet.h"
#include "bastide-accessible.h"
#include "bastide-puzzle-text.h"
#include "bastide-verdict-row.h"

#include <bst-io-booklet.h>
#include <bst-io-puzzle-text.h>
#include <bst-misread.h>

#include <glib/gi18n.h>

/* A number at most, its width in letters, and that of a line's text. */
#define MAX_NUMBER   9999
#define NUMBER_WIDTH 4
#define LINE_WIDTH   30

typedef struct
{
  GtkWidget *box;       /* child of the sheet; what is below is in it */
  GtkWidget *number;
  GtkWidget *verdict;
  GArray    *parts;     /* owned: (element-type guint16): of the features that it is about */
} Line;

struct _BastideAnswerSheet
{
  GtkBox         parent_instance;

  BastideAnswer *answer;        /* not owned */
  GArray        *lines;         /* (element-type Line) */
  GtkWidget     *hovered;       /* the box of a line; NULL */
};

enum
{
  GIVEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideAnswerSheet, bastide_answer_sheet, GTK_TYPE_BOX)

static Line *
get_line (BastideAnswerSheet *self,
          guint               index)
{
  return &g_array_index (self->lines, Line, index);
}

/* --- What a line is about --- */

/* All features of the sheet for its sum. (transfer full) (element-type guint16) */
static GArray *
list_parts (const BstPuzzle         *puzzle,
            const BstPuzzleSolution *solution,
            guint                    index)
{
  BstPuzzleRow row = bst_puzzle_get_row (puzzle, solution, index);
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (guint16));

  if (row.kind != BST_PUZZLE_ROW_EVENT && row.kind != BST_PUZZLE_ROW_TOTAL)
    return parts;
  for (guint i = 0; i < solution->events.n_items; i++)
    {
      const BstEvent *event = &solution->events.items[i];
      guint16 part = (guint16) event->part;

      if (event->cause == BST_EVENT_FEATURE && (row.kind == BST_PUZZLE_ROW_TOTAL || row.index == i))
        g_array_append_val (parts, part);
    }

  return parts;
}

/* The line with the pointer, else that with the focus. */
static void
update_lit (BastideAnswerSheet *self)
{
  const GArray *parts = NULL;

  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = get_line (self, i);
      gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) == line->box;

      if (self->hovered == line->box || (has_focus && self->hovered == NULL))
        parts = line->parts;
    }
  bastide_answer_light (self->answer, parts);
}

static void
entered (GtkEventController *controller,
         double              x,
         double              y,
         BastideAnswerSheet *self)
{
  self->hovered = gtk_event_controller_get_widget (controller);
  update_lit (self);
}

static void
left (BastideAnswerSheet *self)
{
  self->hovered = NULL;
  update_lit (self);
}

/* --- Lines --- */

static void
number_entered (GtkWidget          *entry,
                BastideAnswerSheet *self)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), "line"));

  if (index + 1 < self->lines->len)
    gtk_widget_grab_focus (get_line (self, index + 1)->number);
  else
    g_signal_emit (self, signals[GIVEN], 0);
}

static GtkWidget *
make_text (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_WIDTH);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);

  return label;
}

static GtkWidget *
make_number (BastideAnswerSheet *self,
             const char         *text)
{
  GtkWidget *number = gtk_spin_button_new_with_range (0, MAX_NUMBER, 1);
  GtkEditable *entry = gtk_editable_get_delegate (GTK_EDITABLE (number));

  gtk_editable_set_width_chars (GTK_EDITABLE (number), NUMBER_WIDTH);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (number), TRUE);
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  bastide_accessible_set_label (number, text);
  g_object_set_data (G_OBJECT (entry), "line", GUINT_TO_POINTER (self->lines->len));
  g_signal_connect (entry, "activate", G_CALLBACK (number_entered), self);

  return number;
}

static void
watch (BastideAnswerSheet *self,
       GtkWidget          *box)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (entered), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (update_lit), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (update_lit), self);
  gtk_widget_add_controller (box, motion);
  gtk_widget_add_controller (box, focus);
}

static void
add_line (BastideAnswerSheet *self,
          const char         *text,
          GArray             *parts)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  Line line = {
    .box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), .number = make_number (self, text),
    .verdict = make_text (NULL), .parts = parts
  };

  gtk_widget_set_visible (line.verdict, FALSE);
  gtk_widget_add_css_class (line.verdict, "caption");
  gtk_box_append (GTK_BOX (column), make_text (text));
  gtk_box_append (GTK_BOX (column), line.verdict);
  gtk_box_append (GTK_BOX (line.box), column);
  gtk_box_append (GTK_BOX (line.box), line.number);
  gtk_box_append (GTK_BOX (self), line.box);
  watch (self, line.box);
  g_array_append_val (self->lines, line);
}

/* --- Giving, and what is said to it --- */

static int
get_number (const Line *line)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (line->number));
}

void
bastide_answer_sheet_give (BastideAnswerSheet *self)
{
  g_autofree int *numbers = NULL;

  g_return_if_fail (BASTIDE_IS_ANSWER_SHEET (self));

  numbers = g_new (int, self->lines->len);
  for (guint i = 0; i < self->lines->len; i++)
    {
      gtk_spin_button_update (GTK_SPIN_BUTTON (get_line (self, i)->number));
      numbers[i] = get_number (get_line (self, i));
    }
  bastide_answer_give_numbers (self->answer, numbers, self->lines->len);
}

/* A number that stays as it is can be focused and read, not changed by a key or a wheel. */
static void
set_fixed (const Line *line,
           gboolean    is_fixed)
{
  GtkSpinButton *number = GTK_SPIN_BUTTON (line->number);
  int value = get_number (line);

  gtk_spin_button_set_range (number, is_fixed ? value : 0, is_fixed ? value : MAX_NUMBER);
  gtk_editable_set_editable (GTK_EDITABLE (number), !is_fixed);
}

static void
say (const Line *line,
     gboolean    is_right,
     const char *text)
{
  gtk_label_set_label (GTK_LABEL (line->verdict), text);
  gtk_widget_set_visible (line->verdict, text[0] != '\0');
  bastide_verdict_colour (is_right ? BASTIDE_VERDICT_RIGHT : BASTIDE_VERDICT_WRONG, line->verdict);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line->number), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* What is right, and the mistake behind what stands there, where one is known. (transfer full) */
static char *
dup_verdict (BastideAnswerSheet      *self,
             const BstPuzzleSolution *solution,
             guint                    index)
{
  int number = get_number (get_line (self, index));
  int right = g_array_index (solution->numbers, int, index);
  BstMisread misread = bst_misread_find_row (bastide_answer_get_puzzle (self->answer), solution, index, number);
  g_autofree char *text = NULL;

  if (number == right)
    /* Translators: of a line with a number that was filled in: it is right. */
    return g_strdup (C_("line", "✓ right"));
  /* Translators: of a line with a number that was filled in: this number would be right. */
  text = g_strdup_printf (C_("line", "✗ %d is right"), right);
  if (misread == BST_MISREAD_NONE)
    return g_steal_pointer (&text);

  return g_strjoin ("\n", text, bst_io_puzzle_misread_sentence (misread), NULL);
}

void
bastide_answer_sheet_compare (BastideAnswerSheet      *self,
                              const BstPuzzleSolution *solution)
{
  g_return_if_fail (BASTIDE_IS_ANSWER_SHEET (self));
  g_return_if_fail (solution == NULL || solution->numbers->len == self->lines->len);

  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = get_line (self, i);
      g_autofree char *text = solution != NULL ? dup_verdict (self, solution, i) : g_strdup ("");

      set_fixed (line, solution != NULL);
      say (line, solution != NULL && g_array_index (solution->numbers, int, i) == get_number (line), text);
    }
}

/* --- Class --- */

static void
clear_line (gpointer data)
{
  g_array_unref (((Line *) data)->parts);
}

static void
bastide_answer_sheet_finalize (GObject *object)
{
  g_array_unref (BASTIDE_ANSWER_SHEET (object)->lines);

  G_OBJECT_CLASS (bastide_answer_sheet_parent_class)->finalize (object);
}

static void
bastide_answer_sheet_class_init (BastideAnswerSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_answer_sheet_finalize;

  signals[GIVEN] = g_signal_new ("given", BASTIDE_TYPE_ANSWER_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
bastide_answer_sheet_init (BastideAnswerSheet *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (self->lines, clear_line);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

/* The lines are those of the solution; its numbers are not told. */
GtkWidget *
bastide_answer_sheet_new (BastideAnswer *answer)
{
  BastideAnswerSheet *self = g_object_new (BASTIDE_TYPE_ANSWER_SHEET, NULL);
  const BstPuzzle *puzzle = bastide_answer_get_puzzle (answer);
  g_auto (BstPuzzleSolution) solution = { 0 };

  self->answer = answer;
  if (!bst_puzzle_solve (puzzle, 0, &solution, NULL))
    return GTK_WIDGET (self);
  for (guint i = 0; i < solution.numbers->len; i++)
    {
      g_autofree char *text = bst_io_puzzle_dup_row (puzzle, &solution, i);

      add_line (self, text, list_parts (puzzle, &solution, i));
    }

  return GTK_WIDGET (self);
}
