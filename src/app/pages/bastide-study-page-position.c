/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The position that is set up: its pane, its problems on the board, its game, and its text. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-calls.h"
#include "bastide-cell.h"
#include "bastide-new-game.h"
#include "bastide-players-edit.h"
#include "bastide-problem-spot.h"
#include "bastide-problem-text.h"

#include <bst-io-position-text.h>

#include <glib/gi18n.h>

/* --- Problems on the board --- */

/* The board's cell; NULL if it is too far out. */
static GtkWidget *
find_cell (BastideStudyPage *self,
           int            x,
           int            y)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->board)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    for (GtkWidget *cell = gtk_widget_get_first_child (row);
         cell != NULL && BASTIDE_IS_CELL (cell); cell = gtk_widget_get_next_sibling (cell))
      {
        int cell_x, cell_y;

        bastide_cell_get_coordinates (BASTIDE_CELL (cell), &cell_x, &cell_y);
        if (cell_x == x && cell_y == y)
          return cell;
      }

  return NULL;
}

/* The board moves so that the cell is seen; edge or figure are outlined, and the sentence is
 * said there too. */
static void
show_problem (BastideStudyPage    *self,
              const BstProblem *problem)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  BastideTurnInputRefusal refusal = { .part = bastide_problem_spot_find_part (position, problem) };
  GtkWidget *cell;
  int x, y;

  if (bastide_problem_spot_find_cell (position, problem, &x, &y) && bastide_board_enter_cells (self->board))
    {
      cell = find_cell (self, x, y);
      if (cell != NULL)
        gtk_widget_grab_focus (cell);
    }
  if (problem->tag == BST_PROBLEM_EDGE)
    {
      /* The frame of a cell in focus would hide its edges. */
      gtk_widget_grab_focus (GTK_WIDGET (self->board));
      refusal.has_edge = TRUE;
      refusal.x = problem->x;
      refusal.y = problem->y;
      refusal.edge = problem->direction;
    }
  refusal.sentence = bastide_problem_text_dup_full (position, problem);
  bastide_turn_input_point_out (self->turn_input, &refusal);
  if (refusal.part != BST_NO_PART)
    bastide_board_set_lit (self->board, refusal.part);
}

static void
problem_activated (BastideStudyPage    *self,
                   const BstProblem *problem)
{
  /* The row that it is of may be gone once the board has the focus. */
  BstProblem copy = *problem;

  show_problem (self, &copy);
}

/* The row is pointed at: where is that? */
static void
problem_pointed (BastideStudyPage *self,
                 const BstProblem *problem)
{
  int x, y;

  if (bastide_problem_spot_find_cell (bastide_study_get_position (self->study), problem, &x, &y))
    bastide_board_pulse_problem (self->board, x, y, problem->tag == BST_PROBLEM_EDGE ? (int) problem->direction : -1);
}

/* --- The pane --- */

static void
open_pane (BastideStudyPage *self)
{
  gtk_stack_set_visible_child_name (self->tabs, "position");
  bastide_split_view_set_show (self->pane, TRUE);
}

/* Outside of edit mode a bar tells of them. */
static void
update_notice (BastideStudyPage *self)
{
  const GArray *problems = bastide_shown_get_problems (bastide_study_get_shown (self->study));
  guint n_problems = problems != NULL && !bastide_position_editor_is_active (self->editor)
                     ? bastide_problem_text_count_open (problems) : 0;
  g_autofree char *text = NULL;

  if (n_problems == self->n_problems)
    return;
  self->n_problems = n_problems;
  if (n_problems > 0)
    text = bastide_problem_text_count (n_problems);
  bastide_page_notice (BASTIDE_PAGE (self), BASTIDE_NOTICE_PROBLEMS, text);
}

void
bastide_study_page_update_position (BastideStudyPage *self)
{
  GtkWidget *place = GTK_WIDGET (self->position_place);
  GtkStackPage *page = gtk_stack_get_page (self->tabs, place);
  const GArray *problems = bastide_shown_get_problems (bastide_study_get_shown (self->study));
  gboolean has_use = bastide_position_editor_is_active (self->editor) || (problems != NULL && problems->len > 0);

  if (!has_use && gtk_stack_get_visible_child (self->tabs) == place)
    gtk_stack_set_visible_child_name (self->tabs, "moves");
  gtk_stack_page_set_visible (page, has_use);
  update_notice (self);
}

static void
active_changed (BastideStudyPage *self)
{
  bastide_study_page_update_position (self);
  if (bastide_position_editor_is_active (self->editor))
    gtk_stack_set_visible_child_name (self->tabs, "position");
}

/* --- The game --- */

static void
game_chosen (BastideStudyPage *self,
             BstRecord     *record)
{
  bastide_players_edit_set_game (self->editor, bst_record_get_game (record));
}

static void
game_activated (BastideStudyPage *self)
{
  GtkWidget *dialog = bastide_new_game_new_for_game (bastide_page_get_window (BASTIDE_PAGE (self)),
                                                     bastide_study_get_game (self->study));

  g_signal_connect_object (dialog, "created", G_CALLBACK (game_chosen), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- The text of a position --- */

/* It says what was on the clipboard. */
static void
paste_new (BastideStudyPage *self,
           const char       *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;
  guint n_tiles;

  if (!bastide_position_editor_paste_text (self->editor, text, &error))
    {
      if (error != NULL)
        bastide_page_tell (BASTIDE_PAGE (self), error->message);
      return;
    }
  bst_position_get_tiles (bastide_study_get_position (self->study), &n_tiles);
  told = g_strdup_printf (ngettext ("A position with %u tile was on the clipboard.",
                                    "A position with %u tiles was on the clipboard.", n_tiles), n_tiles);
  bastide_page_tell (BASTIDE_PAGE (self), told);
}

/* (transfer full) */
static BstRecord *
new_record (const char  *text,
            GError     **error)
{
  g_autoptr (BastideNewGameOptions) options = NULL;
  g_autoptr (BstPosition) position = NULL;

  if (*text != '\0')
    {
      position = bst_io_position_from_text (text, NULL, error);
      return position != NULL ? bst_record_new (bst_position_get_game (position)) : NULL;
    }
  options = bastide_new_game_options_new ();

  return bastide_new_game_options_create (options, error);
}

void
bastide_study_page_set_up (BastideStudyPage *self,
                           const char       *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstRecord) record = new_record (text, &error);

  g_return_if_fail (BASTIDE_IS_STUDY_PAGE (self));

  if (record == NULL)
    bastide_page_tell (BASTIDE_PAGE (self), error->message);
  else if (!bastide_document_show_record (self->document, record))
    return;
  else if (*text == '\0')
    bastide_position_editor_set_active (self->editor, TRUE);
  else
    paste_new (self, text);
}

/* --- Set-up --- */

static void
tab_changed (BastideStudyPage *self)
{
  if (self->position != NULL || gtk_stack_get_visible_child (self->tabs) != GTK_WIDGET (self->position_place))
    return;
  self->position = g_object_new (BASTIDE_TYPE_POSITION_PANE, NULL);
  bastide_position_pane_set_edit (self->position, self->editor);
  g_signal_connect_object (self->position, "problem-activated", G_CALLBACK (problem_activated),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->position, "problem-pointed", G_CALLBACK (problem_pointed),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->position, "game-activated", G_CALLBACK (game_activated), self,
                           G_CONNECT_SWAPPED);
  bastide_page_put_late (bastide_keys_get_shared (self->user_state), self->position_place, GTK_WIDGET (self->position));
}

void
bastide_study_page_init_position (BastideStudyPage *self)
{
  static const BastideCall calls[] = {
    { "show-problems", G_CALLBACK (open_pane) },
  };

  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
  g_signal_connect_object (self->tabs, "notify::visible-child", G_CALLBACK (tab_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "notify::active", G_CALLBACK (active_changed), self,
                           G_CONNECT_SWAPPED);
  bastide_study_page_update_position (self);
}
