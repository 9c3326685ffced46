/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows of hints and answers, and the solution. */

#include "config.h"

#include "bastide-puzzle-editor-page-private.h"
#include "bastide-accessible.h"
#include "bastide-tile-picture.h"
#include "bastide-answer-view.h"
#include "bastide-puzzle-editor-text.h"

#include <bst-io-booklet.h>

#include <glib/gi18n.h>

#define INDEX "bastide-index"
#define FRAMES "bastide-frames"
#define CLICKED "bastide-clicked"
/* After so many the view has come to rest from following the focus. */
#define SETTLED 20

guint
bastide_puzzle_editor_page_get_index (gpointer widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (widget, INDEX));
}

void
bastide_puzzle_editor_page_set_index (gpointer widget,
           guint    index)
{
  g_object_set_data (widget, INDEX, GUINT_TO_POINTER (index));
}

typedef void (*Clicked) (GtkWidget *button, BastidePuzzleEditorPage *self);

/* Unless its row went meanwhile. */
static gboolean
click_later (gpointer data)
{
  GtkWidget *page = gtk_widget_get_ancestor (data, BASTIDE_TYPE_PUZZLE_EDITOR_PAGE);
  Clicked clicked = (Clicked) g_object_get_data (data, CLICKED);

  if (page != NULL)
    clicked (data, BASTIDE_PUZZLE_EDITOR_PAGE (page));

  return G_SOURCE_REMOVE;
}

/* Rows may not go while a button in one of them tells of a click. */
static void
button_clicked (GtkWidget *button)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, click_later, g_object_ref (button), g_object_unref);
}

GtkWidget *
bastide_puzzle_editor_page_new_button (guint                    index,
            const char              *icon,
            const char              *label,
            GCallback                clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  bastide_accessible_set_label (button, label);
  bastide_puzzle_editor_page_set_index (button, index);
  g_object_set_data (G_OBJECT (button), CLICKED, (gpointer) clicked);
  g_signal_connect (button, "clicked", G_CALLBACK (button_clicked), NULL);

  return button;
}

void
bastide_puzzle_editor_page_add_row (AdwPreferencesGroup *group,
         GPtrArray           *rows,
         guint                index,
         GtkWidget           *row)
{
  bastide_puzzle_editor_page_set_index (row, index);
  g_ptr_array_add (rows, row);
  adw_preferences_group_add (group, row);
}

GtkWidget *
bastide_puzzle_editor_page_add_entry (AdwPreferencesGroup *group,
               GPtrArray           *rows,
               guint                index,
               const char          *title,
               const char          *text)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
  bastide_puzzle_editor_page_add_row (group, rows, index, row);

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

void
bastide_puzzle_editor_page_focus_row (GPtrArray *rows,
           guint      index)
{
  GtkWidget *row;

  if (index >= rows->len)
    return;
  row = g_ptr_array_index (rows, index);
  gtk_widget_grab_focus (row);
  gtk_widget_add_tick_callback (row, scroll_to, NULL, NULL);
}

/* The keys go on at the row that took the place of one that went, or at what adds another. */
void
bastide_puzzle_editor_page_focus_next (AdwPreferencesGroup *group,
                                       GPtrArray           *rows,
                                       guint                index)
{
  if (rows->len > 0)
    bastide_puzzle_editor_page_focus_row (rows, MIN (index, rows->len - 1));
  else
    gtk_widget_child_focus (GTK_WIDGET (group), GTK_DIR_TAB_FORWARD);
}

/* --- Hints --- */

static void
hint_changed (GtkEditable             *row,
              BastidePuzzleEditorPage *self)
{
  bastide_puzzle_editor_set_hint (self->puzzle_editor, bastide_puzzle_editor_page_get_index (row), gtk_editable_get_text (row));
}

static void
hint_up (GtkWidget               *button,
         BastidePuzzleEditorPage *self)
{
  guint index = bastide_puzzle_editor_page_get_index (button);

  bastide_puzzle_editor_move_hint (self->puzzle_editor, index, -1);
  bastide_puzzle_editor_page_focus_row (self->hint_rows, index - 1);
}

static void
hint_down (GtkWidget               *button,
           BastidePuzzleEditorPage *self)
{
  guint index = bastide_puzzle_editor_page_get_index (button);

  bastide_puzzle_editor_move_hint (self->puzzle_editor, index, 1);
  bastide_puzzle_editor_page_focus_row (self->hint_rows, index + 1);
}

static void
hint_removed (GtkWidget               *button,
              BastidePuzzleEditorPage *self)
{
  guint index = bastide_puzzle_editor_page_get_index (button);

  bastide_puzzle_editor_remove_hint (self->puzzle_editor, index);
  bastide_puzzle_editor_page_focus_next (self->hints, self->hint_rows, index);
}

static void
add_hint_row (BastidePuzzleEditorPage *self,
              guint                    index,
              guint                    n_hints,
              const char              *text)
{
  /* Translators: hints are shown one after the other. */
  g_autofree char *title = g_strdup_printf (_("Hint %u"), index + 1);
  AdwEntryRow *row = ADW_ENTRY_ROW (bastide_puzzle_editor_page_add_entry (self->hints, self->hint_rows, index, title,
                                                   text));

  if (index > 0)
    adw_entry_row_add_suffix (row, bastide_puzzle_editor_page_new_button (index, "go-up-symbolic", _("Show this hint sooner"),
                                               G_CALLBACK (hint_up)));
  if (index + 1 < n_hints)
    adw_entry_row_add_suffix (row, bastide_puzzle_editor_page_new_button (index, "go-down-symbolic", _("Show this hint later"),
                                               G_CALLBACK (hint_down)));
  adw_entry_row_add_suffix (row, bastide_puzzle_editor_page_new_button (index, "user-trash-symbolic", _("Remove this hint"),
                                             G_CALLBACK (hint_removed)));
  g_signal_connect (row, "changed", G_CALLBACK (hint_changed), self);
}

static void
add_hint (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastidePuzzleEditorPage *self = user_data;

  bastide_puzzle_editor_add_hint (self->puzzle_editor);
  bastide_puzzle_editor_page_focus_row (self->hint_rows, self->hint_rows->len - 1);
}

/* --- Answers --- */

static const BstPuzzleAnswer *
get_answer (BastidePuzzleEditorPage *self,
            guint                    index)
{
  return g_ptr_array_index (bastide_puzzle_editor_get_puzzle (self->puzzle_editor)->answers, index);
}

static void
stars_changed (GtkSpinButton           *button,
               BastidePuzzleEditorPage *self)
{
  g_autofree char *reply = g_strdup (get_answer (self, bastide_puzzle_editor_page_get_index (button))->reply);

  bastide_puzzle_editor_set_answer (self->puzzle_editor, bastide_puzzle_editor_page_get_index (button),
                                    (guint) gtk_spin_button_get_value_as_int (button), reply);
}

static void
reply_changed (GtkEditable             *row,
               BastidePuzzleEditorPage *self)
{
  bastide_puzzle_editor_set_answer (self->puzzle_editor, bastide_puzzle_editor_page_get_index (row),
                                    get_answer (self, bastide_puzzle_editor_page_get_index (row))->marks,
                                    gtk_editable_get_text (row));
}

static void
answer_removed (GtkWidget               *button,
                BastidePuzzleEditorPage *self)
{
  guint index = bastide_puzzle_editor_page_get_index (button);

  bastide_puzzle_editor_remove_answer (self->puzzle_editor, index);
  bastide_making_page_removed (BASTIDE_MAKING_PAGE (self));
  /* Each has two rows. */
  bastide_puzzle_editor_page_focus_next (self->answers, self->answer_rows, 2 * index);
  bastide_page_tell_with (BASTIDE_PAGE (self), _("The answer was removed."), C_("button", "Undo"), "page.undo",
                          NULL);
}

/* A bare number would be taken for points. */
static void
add_stars (BastidePuzzleEditorPage *self,
           AdwActionRow            *row,
           guint                    index,
           guint                    stars)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, BST_FULL_MARKS, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), stars);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_widget_set_tooltip_text (spin, _("Stars: 0 is wrong, 10 is right"));
  bastide_accessible_set_label (spin, _("Stars: 0 is wrong, 10 is right"));
  bastide_puzzle_editor_page_set_index (spin, index);
  g_signal_connect (spin, "value-changed", G_CALLBACK (stars_changed), self);
  adw_action_row_add_suffix (row, spin);
  adw_action_row_add_suffix (row, gtk_label_new ("★"));
}

/* Of the first move of an answer by moves. */
static void
add_picture (BastidePuzzleEditorPage *self,
             AdwActionRow            *row,
             const char              *text)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_asked (self->puzzle_editor);
  BstGame *game = bst_position_get_game (puzzle->position);
  g_auto (GStrv) moves = g_strsplit (text, "; ", 2);
  BstMove move;

  if (bst_task_is_move (puzzle->task) && moves[0] != NULL && bst_move_parse (game, moves[0], &move, NULL)
      && move.kind == BST_MOVE_PLACE)
    adw_action_row_add_prefix (row, bastide_tile_picture_new (self->scene, game, (guint) move.type, move.rotation));
}

static void
set_words (BastidePuzzleEditorPage *self,
           GtkWidget               *row)
{
  const BstPuzzle *asked = bastide_puzzle_editor_get_asked (self->puzzle_editor);
  const BstPuzzleAnswer *answer = g_ptr_array_index (asked->answers, bastide_puzzle_editor_page_get_index (row));
  g_autofree char *words = bastide_puzzle_editor_text_dup_answer (asked, answer->text);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
}

/* What it says, in words and with its tile. */
static GtkWidget *
add_answer_row (BastidePuzzleEditorPage *self,
                guint                    index,
                const BstPuzzleAnswer   *answer)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title-lines", 0, NULL);

  bastide_puzzle_editor_page_add_row (self->answers, self->answer_rows, index, row);
  set_words (self, row);
  add_picture (self, ADW_ACTION_ROW (row), answer->text);

  return row;
}

static void
add_answer_rows (BastidePuzzleEditorPage *self,
                 guint                    index,
                 const BstPuzzleAnswer   *answer)
{
  GtkWidget *row = add_answer_row (self, index, answer);
  GtkWidget *reply;

  add_stars (self, ADW_ACTION_ROW (row), index, answer->marks);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             bastide_puzzle_editor_page_new_button (index, "user-trash-symbolic",
                                         _("Remove this answer"), G_CALLBACK (answer_removed)));
  reply = bastide_puzzle_editor_page_add_entry (self->answers, self->answer_rows, index, _("Reply to this answer"),
                         answer->reply);
  g_signal_connect (reply, "changed", G_CALLBACK (reply_changed), self);
}

/* On its reply, which is what else there is to say. */
static void
focus_answer (BastidePuzzleEditorPage *self,
              guint                    index)
{
  bastide_puzzle_editor_page_focus_row (self->answer_rows, 2 * index + 1);
}

static void
given (BastidePuzzleEditorPage *self,
       const char              *text)
{
  if (bastide_puzzle_editor_get_puzzle (self->puzzle_editor)->claim == NULL)
    {
      focus_answer (self, bastide_puzzle_editor_add_answer (self->puzzle_editor, text));
      return;
    }
  bastide_puzzle_editor_answer_claim (self->puzzle_editor, text);
  bastide_puzzle_editor_page_focus_row (self->answer_rows, 0);
}

static void
give_answer (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastidePuzzleEditorPage *self = user_data;
  GtkWidget *view = bastide_answer_view_new (bastide_page_get_window (BASTIDE_PAGE (self)),
                                             bastide_puzzle_editor_get_asked (self->puzzle_editor));

  g_signal_connect_object (view, "given", G_CALLBACK (given), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (view));
}

static void
answer_by_line (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastidePuzzleEditorPage *self = user_data;

  bastide_puzzle_editor_answer_by_line (self->puzzle_editor);
  focus_answer (self, self->answer_rows->len / 2 - 1);
}

static void
undo (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastidePuzzleEditorPage *self = user_data;

  if (!bastide_making_page_undo_typing (user_data))
    bastide_puzzle_editor_restore_answer (self->puzzle_editor);
}

/* --- All of them --- */

void
bastide_puzzle_editor_page_clear_rows (AdwPreferencesGroup *group,
                                       GPtrArray           *rows)
{
  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_remove (group, g_ptr_array_index (rows, i));
  g_ptr_array_set_size (rows, 0);
}

void
bastide_puzzle_editor_page_update_lists (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);
  const GPtrArray *claimed = puzzle->claim != NULL ? puzzle->claim->answers : NULL;

  bastide_puzzle_editor_page_clear_rows (self->hints, self->hint_rows);
  bastide_puzzle_editor_page_clear_rows (self->answers, self->answer_rows);
  bastide_puzzle_editor_page_list_sentences (self);
  for (guint i = 0; i < puzzle->hints->len; i++)
    add_hint_row (self, i, puzzle->hints->len, g_ptr_array_index (puzzle->hints, i));
  for (guint i = 0; i < puzzle->answers->len && !bst_task_is_sentence (puzzle->task); i++)
    add_answer_rows (self, i, g_ptr_array_index (puzzle->answers, i));
  for (guint i = 0; claimed != NULL && i < claimed->len; i++)
    add_answer_row (self, i, g_ptr_array_index (claimed, i));
}

static void
n_solution_changed (BastidePuzzleEditorPage *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_n_solution (self->puzzle_editor,
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

/* What asks of a tile needs one; sentences have their answers beside them. */
static gboolean
can_be_answered (const BstPuzzle *puzzle)
{
  return !bst_task_is_sentence (puzzle->task)
         && (puzzle->n_tiles > 0 || !(bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_TILES));
}

static void
enable (BastidePuzzleEditorPage *self,
        const char              *name,
        gboolean                 enabled)
{
  bastide_page_enable (BASTIDE_PAGE (self), (const char *[]) { name, NULL }, enabled);
}

static void
update_actions (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);
  const BstPuzzle *asked = bastide_puzzle_editor_get_asked (self->puzzle_editor);
  gboolean can_answer = bastide_puzzle_editor_can_answer_by_line (self->puzzle_editor);
  gboolean can_undo = bastide_puzzle_editor_can_restore_answer (self->puzzle_editor);

  gtk_widget_set_visible (GTK_WIDGET (self->answers), !bst_task_is_sentence (asked->task));
  adw_preferences_group_set_description (self->answers, asked != puzzle
    ? _("The statement is true if this answer is right")
    : _("The best answers are found without you: give those that deserve a reply, or fewer stars"));
  enable (self, "add-hint", puzzle->hints->len < BST_IO_MAX_HINTS);
  enable (self, "add-answer", asked->answers->len < BST_IO_MAX_ANSWERS && can_be_answered (asked));
  enable (self, "answer-by-line", can_answer);
  gtk_widget_set_visible (self->by_line, can_answer);
  enable (self, "undo", can_undo);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_UNDO_LABEL,
                         can_undo ? _("_Undo Remove Answer") : _("_Undo"));
}

void
bastide_puzzle_editor_page_update_line (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);
  guint n_line = bastide_puzzle_editor_get_n_line (self->puzzle_editor);
  g_autofree char *solution = dup_solution (puzzle);

  /* Each is followed by its reply; what decides a statement is one, and has none. */
  for (guint i = 0; i < self->answer_rows->len; i += 2)
    set_words (self, g_ptr_array_index (self->answer_rows, i));
  update_actions (self);
  gtk_widget_set_visible (self->solution_group, n_line > 0);
  self->updating = TRUE;
  gtk_spin_button_set_range (self->n_solution, 0, n_line);
  gtk_spin_button_set_value (self->n_solution, puzzle->solution->len);
  self->updating = FALSE;
  adw_action_row_set_subtitle (self->solution, solution);
}

void
bastide_puzzle_editor_page_class_init_lists (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, n_solution_changed);
}

void
bastide_puzzle_editor_page_init_lists (BastidePuzzleEditorPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "add-hint", .activate = add_hint },
    { .name = "add-answer", .activate = give_answer },
    { .name = "answer-by-line", .activate = answer_by_line },
    { .name = "undo", .activate = undo },
  };

  g_action_map_add_action_entries (bastide_making_page_get_actions (BASTIDE_MAKING_PAGE (self)), entries,
                                   G_N_ELEMENTS (entries), self);
}
