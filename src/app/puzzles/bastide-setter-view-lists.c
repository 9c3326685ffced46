/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows of hints and answers, and the solution. */

#include "config.h"

#include "bastide-setter-view-private.h"
#include "bastide-accessible.h"

#include <bst-io-booklet.h>

#include <glib/gi18n.h>

#define INDEX "bastide-index"
#define FRAMES "bastide-frames"
/* After so many the view has come to rest from following the focus. */
#define SETTLED 20

static guint
get_index (gpointer widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (widget, INDEX));
}

static void
set_index (gpointer widget,
           guint    index)
{
  g_object_set_data (widget, INDEX, GUINT_TO_POINTER (index));
}

static void
add_button (BastideSetterView *self,
            GtkWidget         *row,
            guint              index,
            const char        *icon,
            const char        *label,
            GCallback          clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  bastide_accessible_set_label (button, label);
  set_index (button, index);
  g_signal_connect (button, "clicked", clicked, self);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
}

static GtkWidget *
add_row (AdwPreferencesGroup *group,
         GPtrArray           *rows,
         guint                index,
         const char          *title,
         const char          *text)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
  set_index (row, index);
  g_ptr_array_add (rows, row);
  adw_preferences_group_add (group, row);

  return row;
}

/* A new row, and the room below it, is there a few frames later: only then can it be brought into
 * view. */
static gboolean
scroll_to (GtkWidget     *row,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  GtkWidget *window = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *viewport;
  graphene_rect_t box;
  guint n_frames = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), FRAMES)) + 1;

  if (window == NULL)
    return G_SOURCE_REMOVE;
  g_object_set_data (G_OBJECT (row), FRAMES, GUINT_TO_POINTER (n_frames));
  if (n_frames < SETTLED)
    return G_SOURCE_CONTINUE;
  viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (window));
  if (gtk_widget_compute_bounds (row, gtk_widget_get_first_child (viewport), &box))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window)),
                               box.origin.y, box.origin.y + 2 * box.size.height);

  return G_SOURCE_REMOVE;
}

static void
focus_row (GPtrArray *rows,
           guint      from_end)
{
  GtkWidget *row;

  if (rows->len < from_end)
    return;
  row = g_ptr_array_index (rows, rows->len - from_end);
  gtk_widget_grab_focus (row);
  gtk_widget_add_tick_callback (row, scroll_to, NULL, NULL);
}

/* --- Hints --- */

static void
hint_changed (GtkEditable       *row,
              BastideSetterView *self)
{
  bastide_setter_set_hint (self->setter, get_index (row), gtk_editable_get_text (row));
}

static void
hint_up (GtkWidget         *button,
         BastideSetterView *self)
{
  bastide_setter_move_hint (self->setter, get_index (button), -1);
}

static void
hint_down (GtkWidget         *button,
           BastideSetterView *self)
{
  bastide_setter_move_hint (self->setter, get_index (button), 1);
}

static void
hint_removed (GtkWidget         *button,
              BastideSetterView *self)
{
  bastide_setter_remove_hint (self->setter, get_index (button));
}

static void
add_hint_row (BastideSetterView *self,
              guint              index,
              guint              n_hints,
              const char        *text)
{
  /* Translators: hints are shown one after the other. */
  g_autofree char *title = g_strdup_printf (_("Hint %u"), index + 1);
  GtkWidget *row = add_row (self->hints, self->hint_rows, index, title, text);

  if (index > 0)
    add_button (self, row, index, "go-up-symbolic", _("Show this hint sooner"),
                G_CALLBACK (hint_up));
  if (index + 1 < n_hints)
    add_button (self, row, index, "go-down-symbolic", _("Show this hint later"),
                G_CALLBACK (hint_down));
  add_button (self, row, index, "user-trash-symbolic", _("Remove this hint"),
              G_CALLBACK (hint_removed));
  g_signal_connect (row, "changed", G_CALLBACK (hint_changed), self);
}

static void
add_hint (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideSetterView *self = BASTIDE_SETTER_VIEW (widget);

  bastide_setter_add_hint (self->setter);
  focus_row (self->hint_rows, 1);
}

/* --- Answers --- */

static const BstPuzzleAnswer *
get_answer (BastideSetterView *self,
            guint              index)
{
  return g_ptr_array_index (bastide_setter_get_puzzle (self->setter)->answers, index);
}

static void
answer_changed (GtkEditable       *row,
                BastideSetterView *self)
{
  const BstPuzzleAnswer *answer = get_answer (self, get_index (row));
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (row)));
  g_autofree char *reply = g_strdup (answer->reply);

  bastide_setter_set_answer (self->setter, get_index (row), text, answer->marks, reply);
}

static void
marks_changed (GtkSpinButton     *button,
               BastideSetterView *self)
{
  const BstPuzzleAnswer *answer = get_answer (self, get_index (button));
  g_autofree char *reply = g_strdup (answer->reply);
  g_autofree char *text = g_strdup (answer->text);

  bastide_setter_set_answer (self->setter, get_index (button), text,
                             (guint) gtk_spin_button_get_value_as_int (button), reply);
}

static void
reply_changed (GtkEditable       *row,
               BastideSetterView *self)
{
  const BstPuzzleAnswer *answer = get_answer (self, get_index (row));
  g_autofree char *text = g_strdup (answer->text);

  bastide_setter_set_answer (self->setter, get_index (row), text, answer->marks,
                             gtk_editable_get_text (row));
}

static void
answer_removed (GtkWidget         *button,
                BastideSetterView *self)
{
  bastide_setter_remove_answer (self->setter, get_index (button));
}

static void
add_marks (BastideSetterView *self,
           GtkWidget         *row,
           guint              index,
           guint              marks)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, BST_FULL_MARKS, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), marks);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_widget_set_tooltip_text (spin, _("Marks: 0 is wrong, 10 is right"));
  bastide_accessible_set_label (spin, _("Marks: 0 is wrong, 10 is right"));
  set_index (spin, index);
  g_signal_connect (spin, "value-changed", G_CALLBACK (marks_changed), self);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), spin);
}

static const char *
get_answer_title (BstTaskKind task)
{
  switch (task)
    {
    case BST_TASK_CELLS:
      return _("Cells, such as 1,0 0,-1");
    case BST_TASK_OWNER:
      return _("Colours, such as Red Blue, or nobody");
    case BST_TASK_POINTS:
    case BST_TASK_FITS:
      return _("A number");
    default:
      return _("Move, such as U@1,0 r90 [Red city:W]");
    }
}

static void
add_answer_rows (BastideSetterView     *self,
                 guint                  index,
                 const BstPuzzleAnswer *answer)
{
  BstTaskKind task = bastide_setter_get_puzzle (self->setter)->task;
  GtkWidget *row = add_row (self->answers, self->answer_rows, index, get_answer_title (task),
                            answer->text);
  GtkWidget *reply;

  add_marks (self, row, index, answer->marks);
  add_button (self, row, index, "user-trash-symbolic", _("Remove this answer"),
              G_CALLBACK (answer_removed));
  g_signal_connect (row, "changed", G_CALLBACK (answer_changed), self);
  reply = add_row (self->answers, self->answer_rows, index, _("Reply to this answer"),
                   answer->reply);
  g_signal_connect (reply, "changed", G_CALLBACK (reply_changed), self);
}

static void
add_answer (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideSetterView *self = BASTIDE_SETTER_VIEW (widget);

  bastide_setter_add_answer (self->setter);
  focus_row (self->answer_rows, 2);
}

static void
answer_by_line (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideSetterView *self = BASTIDE_SETTER_VIEW (widget);

  bastide_setter_answer_by_line (self->setter);
  focus_row (self->answer_rows, 2);
}

/* --- All of them --- */

static void
clear_rows (AdwPreferencesGroup *group,
            GPtrArray           *rows)
{
  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_remove (group, g_ptr_array_index (rows, i));
  g_ptr_array_set_size (rows, 0);
}

void
bastide_setter_view_update_lists (BastideSetterView *self)
{
  const BstPuzzle *puzzle = bastide_setter_get_puzzle (self->setter);

  clear_rows (self->hints, self->hint_rows);
  clear_rows (self->answers, self->answer_rows);
  for (guint i = 0; i < puzzle->hints->len; i++)
    add_hint_row (self, i, puzzle->hints->len, g_ptr_array_index (puzzle->hints, i));
  for (guint i = 0; i < puzzle->answers->len; i++)
    add_answer_rows (self, i, g_ptr_array_index (puzzle->answers, i));
}

static void
n_solution_changed (BastideSetterView *self)
{
  if (!self->updating)
    bastide_setter_set_n_solution (self->setter,
                                   (guint) gtk_spin_button_get_value_as_int (self->n_solution));
}

/* (transfer full) */
static char *
dup_solution (const BstPuzzle *puzzle)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < puzzle->solution->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                            (const char *) g_ptr_array_index (puzzle->solution, i));

  return g_string_free (text, FALSE);
}

void
bastide_setter_view_update_line (BastideSetterView *self)
{
  const BstPuzzle *puzzle = bastide_setter_get_puzzle (self->setter);
  guint n_line = bastide_setter_get_n_line (self->setter);
  gboolean can_answer = bastide_setter_can_answer_by_line (self->setter);
  g_autofree char *solution = dup_solution (puzzle);

  for (guint i = 0; i < self->answer_rows->len; i += 2)
    adw_preferences_row_set_title (g_ptr_array_index (self->answer_rows, i),
                                   get_answer_title (puzzle->task));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.add-hint",
                                 puzzle->hints->len < BST_IO_MAX_HINTS);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.add-answer",
                                 puzzle->answers->len < BST_IO_MAX_ANSWERS);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.answer-by-line", can_answer);
  gtk_widget_set_visible (self->by_line, can_answer);
  gtk_widget_set_visible (self->solution_group, n_line > 0);
  self->updating = TRUE;
  gtk_spin_button_set_range (self->n_solution, 0, n_line);
  gtk_spin_button_set_value (self->n_solution, puzzle->solution->len);
  self->updating = FALSE;
  adw_action_row_set_subtitle (self->solution, solution);
}

void
bastide_setter_view_class_init_lists (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, n_solution_changed);
  gtk_widget_class_install_action (widget_class, "puzzle.add-hint", NULL, add_hint);
  gtk_widget_class_install_action (widget_class, "puzzle.add-answer", NULL, add_answer);
  gtk_widget_class_install_action (widget_class, "puzzle.answer-by-line", NULL, answer_by_line);
}
