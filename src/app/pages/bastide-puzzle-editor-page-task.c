/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The task, what it asks of, and the tiles that come. */

#include "config.h"

#include "bastide-puzzle-editor-page-private.h"
#include "bastide-choice.h"
#include "bastide-tile-picture.h"
#include "bastide-feature-tool.h"
#include "bastide-pick-tool.h"
#include "bastide-puzzle-editor-text.h"
#include "bastide-template.h"

#include <bst-io-booklet.h>
#include <bst-io-task-words.h>

#include <glib/gi18n.h>

/* Colour of the mark of a cell (bst-render-marks.c): as solvers see it. */
#define ASKED 2

/* --- The task --- */

static void
task_chosen (BastidePuzzleEditorPage *self)
{
  guint selected = adw_combo_row_get_selected (self->task);

  if (!self->updating && selected < BST_N_TASKS)
    bastide_puzzle_editor_set_task (self->puzzle_editor, (BstTaskKind) selected);
}

/* Behind the line that says that nothing decides it. */
static void
claim_chosen (BastidePuzzleEditorPage *self)
{
  guint selected = adw_combo_row_get_selected (self->claim);

  if (self->updating || selected > BST_TASK_CHOICE)
    return;
  if (selected == 0)
    bastide_puzzle_editor_clear_claim (self->puzzle_editor);
  else
    bastide_puzzle_editor_set_claim (self->puzzle_editor, (BstTaskKind) (selected - 1));
}

static void
target_chosen (BastidePuzzleEditorPage *self)
{
  guint selected = adw_combo_row_get_selected (self->target);

  if (!self->updating && selected < bastide_puzzle_editor_get_n_targets (self->puzzle_editor))
    bastide_puzzle_editor_set_target (self->puzzle_editor, selected);
}

static void
other_chosen (BastidePuzzleEditorPage *self)
{
  guint selected = adw_combo_row_get_selected (self->other);

  if (!self->updating && selected < bastide_puzzle_editor_get_n_targets (self->puzzle_editor))
    bastide_puzzle_editor_set_other (self->puzzle_editor, selected);
}

static void
worth_chosen (BastidePuzzleEditorPage *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_worth (self->puzzle_editor, (BstWorth) adw_combo_row_get_selected (self->worth));
}

static void
feature_chosen (BastidePuzzleEditorPage *self,
                guint                    part)
{
  bastide_puzzle_editor_aim_at_part (self->puzzle_editor, part);
}

static void
cell_chosen (BastidePuzzleEditorPage *self,
             int                      x,
             int                      y)
{
  bastide_puzzle_editor_aim_at_cell (self->puzzle_editor, x, y);
}

/* As solvers see it: the first feature is lit by the board. */
static void
mark_other (BastidePuzzleEditorPage *self,
            BstNode                 *node)
{
  const BstSpot *other = &bastide_puzzle_editor_get_asked (self->puzzle_editor)->other;
  g_autoptr (GString) text = g_string_new (NULL);
  BstMark mark = { .kind = BST_MARK_FEATURE, .x = other->x, .y = other->y, .colour = ASKED };

  bst_spot_print (other, text);
  mark.text = text->str;
  bst_node_add_mark (node, &mark);
}

/* The feature is lit, the cell ringed. */
static void
mark_target (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_asked (self->puzzle_editor);
  gboolean is_cell = (bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_CELL) != 0;
  BstNode *node = bastide_study_get_node (self->scene);
  BstMark mark = {
    .kind = BST_MARK_RING, .x = puzzle->target.x, .y = puzzle->target.y, .colour = ASKED
  };

  bastide_board_set_target (self->board, bastide_puzzle_editor_has_target (self->puzzle_editor) && !is_cell
                                         ? bst_puzzle_find_target (puzzle) : BST_NO_PART);
  bastide_board_set_tool (self->board, is_cell ? self->pick_tool : self->feature_tool);
  if (node->marks != NULL)
    g_array_set_size (node->marks, 0);
  if (is_cell)
    bst_node_add_mark (node, &mark);
  if (bastide_puzzle_editor_has_other (self->puzzle_editor))
    mark_other (self, node);
  bastide_study_node_drawn (self->scene);
}

static void
list_targets (BastidePuzzleEditorPage *self)
{
  guint n_targets = bastide_puzzle_editor_get_n_targets (self->puzzle_editor);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_targets; i++)
    g_ptr_array_add (names, bastide_puzzle_editor_dup_target_name (self->puzzle_editor, i));
  g_ptr_array_add (names, NULL);
  bastide_choice_set_names (self->target, (const char * const *) names->pdata);
  bastide_choice_set_names (self->other, (const char * const *) names->pdata);
}

/* --- Tiles --- */

static void
tiles_from_chosen (BastidePuzzleEditorPage *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_tiles_from (self->puzzle_editor, (BstPuzzleTiles)
                                                 adw_combo_row_get_selected (self->tiles_from));
}

static void
tile_chosen (AdwComboRow             *row,
             GParamSpec              *pspec,
             BastidePuzzleEditorPage *self)
{
  guint selected = adw_combo_row_get_selected (row);

  for (guint i = 0; i < BST_MAX_PUZZLE_TILES && !self->updating; i++)
    if (self->tile[i] == row)
      {
        bastide_puzzle_editor_set_tile (self->puzzle_editor, i, selected == 0 || selected > self->types->len
                                                  ? BST_NO_TILE
                                                  : g_array_index (self->types, int, selected - 1));
        return;
      }
}

static void
add_tiles (BastidePuzzleEditorPage *self)
{
  const BstPosition *position = bastide_puzzle_editor_get_puzzle (self->puzzle_editor)->position;

  for (guint i = 0; i < BST_MAX_PUZZLE_TILES; i++)
    {
      /* Translators: the first, second or third tile that comes. */
      g_autofree char *title = g_strdup_printf (_("Tile %u"), i + 1);

      self->tile[i] = ADW_COMBO_ROW (adw_combo_row_new ());
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->tile[i]), title);
      bastide_tile_picture_list (self->tile[i], position, self->types);
      bastide_tile_picture_set_row (self->tile[i], self->scene, self->types);
      g_signal_connect (self->tile[i], "notify::selected", G_CALLBACK (tile_chosen), self);
      adw_preferences_group_add (self->tiles, GTK_WIDGET (self->tile[i]));
    }
}

static guint
find_type (BastidePuzzleEditorPage *self,
           int                      type)
{
  for (guint i = 0; i < self->types->len; i++)
    if (g_array_index (self->types, int, i) == type)
      return i + 1;

  return GTK_INVALID_LIST_POSITION;
}

static void
update_tiles (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_asked (self->puzzle_editor);
  gboolean is_move = bst_task_is_move (puzzle->task);
  guint n_shown = is_move ? puzzle->n_tiles + 1 : 1;

  gtk_widget_set_visible (GTK_WIDGET (self->tiles), (bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_TILES) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->tiles_from), is_move);
  adw_combo_row_set_selected (self->tiles_from, puzzle->tiles_from);
  for (guint i = 0; i < BST_MAX_PUZZLE_TILES; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->tile[i]), i < n_shown);
      adw_combo_row_set_selected (self->tile[i], i < puzzle->n_tiles
                                                 ? find_type (self, puzzle->tiles[i]) : 0);
    }
}

/* --- All of it --- */

static void
update_claim (BastidePuzzleEditorPage *self,
              const BstPuzzle         *puzzle)
{
  gtk_widget_set_visible (GTK_WIDGET (self->claim), puzzle->task == BST_TASK_TRUTH);
  adw_combo_row_set_selected (self->claim, puzzle->claim != NULL ? puzzle->claim->task + 1 : 0);
}

void
bastide_puzzle_editor_page_update_task (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);
  const BstPuzzle *asked = bastide_puzzle_editor_get_asked (self->puzzle_editor);
  gboolean is_other = adw_combo_row_get_model (self->target) == NULL
                      || self->listed != (int) asked->task;

  self->updating = TRUE;
  adw_combo_row_set_selected (self->task, puzzle->task);
  adw_preferences_group_set_description (self->task_group,
                                         bst_io_task_sentence (puzzle->task));
  if (is_other)
    list_targets (self);
  self->listed = (int) asked->task;
  update_claim (self, puzzle);
  gtk_widget_set_visible (GTK_WIDGET (self->target), bastide_puzzle_editor_has_target (self->puzzle_editor));
  adw_combo_row_set_selected (self->target, bastide_puzzle_editor_get_target (self->puzzle_editor));
  gtk_widget_set_visible (GTK_WIDGET (self->other), bastide_puzzle_editor_has_other (self->puzzle_editor));
  adw_combo_row_set_selected (self->other, bastide_puzzle_editor_get_other (self->puzzle_editor));
  gtk_widget_set_visible (GTK_WIDGET (self->worth), (bst_task_get_needs (asked->task) & BST_TASK_NEEDS_WORTH) != 0);
  adw_combo_row_set_selected (self->worth, asked->worth);
  update_tiles (self);
  bastide_puzzle_editor_page_update_needs (self);
  mark_target (self);
  self->updating = FALSE;
}

void
bastide_puzzle_editor_page_init_task (BastidePuzzleEditorPage *self)
{
  /* Those that are no sentence themselves decide one, behind what stands for none of them. */
  const char *tasks[BST_N_TASKS + 1] = { NULL };
  const char *claims[BST_TASK_CHOICE + 2] = { NULL };
  const char *worths[] = {
    C_("worth", "now"), C_("worth", "when completed"), C_("worth", "at the end"), NULL
  };
  const char *sources[] = {
    _("Known, one after the other"), _("One of them is drawn"), _("The solver takes one"), NULL
  };

  self->pick_tool = bastide_pick_tool_new ();
  g_signal_connect_object (self->pick_tool, "picked", G_CALLBACK (cell_chosen), self,
                           G_CONNECT_SWAPPED);
  self->feature_tool = bastide_feature_tool_new ();
  g_signal_connect_object (self->feature_tool, "picked", G_CALLBACK (feature_chosen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "feature-activated", G_CALLBACK (feature_chosen), self, G_CONNECT_SWAPPED);
  for (guint i = 0; i < BST_N_TASKS; i++)
    tasks[i] = bst_io_task_title ((BstTaskKind) i);
  /* Translators: nothing but who writes the puzzle decides whether a statement is true. */
  claims[0] = C_("claim", "Your word alone");
  memcpy (claims + 1, tasks, BST_TASK_CHOICE * sizeof *claims);
  self->updating = TRUE;
  bastide_choice_set_names (self->task, tasks);
  bastide_choice_set_names (self->claim, claims);
  bastide_choice_set_names (self->worth, worths);
  bastide_choice_set_names (self->tiles_from, sources);
  add_tiles (self);
  bastide_puzzle_editor_page_init_needs (self);
  self->updating = FALSE;
}

void
bastide_puzzle_editor_page_class_init_task (GtkWidgetClass *widget_class)
{
  bastide_template_callbacks (widget_class, task_chosen, claim_chosen, target_chosen, other_chosen, worth_chosen,
                              tiles_from_chosen);
}
