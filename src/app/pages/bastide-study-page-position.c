/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The position that is set up: its pane, its problems on the board, its game, and its text. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-calls.h"
#include "bastide-cell.h"
#include "bastide-new-game.h"
#include "bastide-players-edit.h"
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

/* The part of the board on which the figure of @spot stands; BST_NO_PART if there is none. */
static guint
find_part (const BstPosition *position,
           const BstSpot     *spot)
{
  const BstFigure *figures;
  const BstTile *tiles;
  guint n_figures, n_tiles;

  figures = bst_position_get_figures (position, &n_figures);
  tiles = bst_position_get_tiles (position, &n_tiles);
  for (guint i = 0; i < n_figures; i++)
    {
      BstFeature feature;
      guint tile, segment;

      bst_position_get_segment (position, figures[i].part, &tile, &segment);
      bst_position_get_feature (position, figures[i].part, &feature);
      if (tiles[tile].x == spot->x && tiles[tile].y == spot->y && feature.kind == spot->feature
          && figures[i].player == spot->player && figures[i].kind == spot->figure)
        return figures[i].part;
    }

  return BST_NO_PART;
}

/* Where the problem is: of too many copies the last one. FALSE if it is nowhere on the board. */
static gboolean
find_place (const BstPosition *position,
            const BstProblem  *problem,
            int               *x,
            int               *y)
{
  const BstTile *tiles;
  guint n_tiles;

  *x = problem->x;
  *y = problem->y;
  if (problem->has_cell)
    return TRUE;
  tiles = bst_position_get_tiles (position, &n_tiles);
  for (guint i = n_tiles; problem->tag == BST_PROBLEM_COPIES && i > 0; i--)
    if (tiles[i - 1].type == problem->type)
      {
        *x = tiles[i - 1].x;
        *y = tiles[i - 1].y;
        return TRUE;
      }

  return FALSE;
}

static gboolean
is_of_figure (const BstProblem *problem)
{
  switch (problem->tag)
    {
    case BST_PROBLEM_KIND:
    case BST_PROBLEM_FARMER:
    case BST_PROBLEM_COMPLETE:
    case BST_PROBLEM_TOGETHER:
    case BST_PROBLEM_TILE_TWICE:
    case BST_PROBLEM_PIG_ALONE:
    case BST_PROBLEM_BUILDER_ALONE:
      return TRUE;
    default:
      return FALSE;
    }
}

/* The board moves so that the cell is seen; edge or figure are outlined, and the sentence is
 * said there too. */
static void
show_problem (BastideStudyPage    *self,
              const BstProblem *problem)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  BastideTurnInputRefusal refusal = { .part = BST_NO_PART };
  GtkWidget *cell;
  int x, y;

  if (find_place (position, problem, &x, &y) && bastide_board_enter_cells (self->board))
    {
      cell = find_cell (self, x, y);
      if (cell != NULL)
        gtk_widget_grab_focus (cell);
    }
  if (is_of_figure (problem))
    refusal.part = find_part (position, &problem->spot);
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

  if (find_place (bastide_study_get_position (self->study), problem, &x, &y))
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

/* The same tiles, rules and colours in the same order: then it is the game that is open, whose
 * players have names. */
static gboolean
is_same_game (const BstGame *a,
              const BstGame *b)
{
  if (bst_game_get_n_players (a) != bst_game_get_n_players (b)
      || strcmp (bst_tile_set_get_id (bst_game_get_tile_set (a)),
                 bst_tile_set_get_id (bst_game_get_tile_set (b))) != 0
      || !bst_rules_equal (bst_game_get_rules (a), bst_game_get_rules (b)))
    return FALSE;
  for (guint i = 0; i < bst_game_get_n_players (a); i++)
    if (bst_game_get_player (a, i)->colour != bst_game_get_player (b, i)->colour)
      return FALSE;

  return TRUE;
}

/* A record to set the position up in, if none is open. */
static gboolean
ensure_record (BastideStudyPage *self,
               BstGame       *game)
{
  g_autoptr (BstRecord) record = NULL;

  if (bastide_study_get_record (self->study) != NULL)
    return TRUE;
  record = bst_record_new (game);

  return bastide_study_set_record (self->study, record, NULL, NULL);
}

gboolean
bastide_study_page_paste_position (BastideStudyPage  *self,
                               const char     *text,
                               GError        **error)
{
  g_autoptr (BstPosition) position = bst_io_position_from_text (text, NULL, error);
  BstSetup *setup;
  BstGame *game;

  if (position == NULL)
    return FALSE;
  /* Of a turn in its middle what is on the board: the rest of it is not played. */
  setup = bst_setup_from_position (position);
  if (!ensure_record (self, bst_setup_get_game (setup)))
    {
      bst_setup_free (setup);
      return FALSE;
    }
  game = bastide_study_get_game (self->study);
  if (is_same_game (bst_setup_get_game (setup), game))
    bst_setup_set_game (setup, game, NULL);
  bastide_position_editor_set_active (self->editor, TRUE);
  bastide_position_editor_commit (self->editor, setup, BST_SETUP_OK, BST_CHANGE_POSITION);

  return TRUE;
}

/* It says what was on the clipboard. */
static void
paste_new (BastideStudyPage *self,
           const char       *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;
  guint n_tiles;

  if (!bastide_study_page_paste_position (self, text, &error))
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
