/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The task, what it asks of, and the tiles that come. */

#include "config.h"

#include "bastide-puzzle-editor-page-private.h"
#include "bastide-pick-tool.h"
#include "bastide-puzzle-editor-text.h"

#include <bst-io-booklet.h>

#include <glib/gi18n.h>

/* Colour of the mark of a cell (bst-render-marks.c): as solvers see it. */
#define ASKED 2

/* --- Lists to choose from --- */

static void
setup_choice (GtkSignalListItemFactory *factory,
              GtkListItem              *item,
              gpointer                  user_data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  gtk_list_item_set_child (item, label);
}

static void
bind_choice (GtkSignalListItemFactory *factory,
             GtkListItem              *item,
             gpointer                  user_data)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* Names are long: they are broken, not cut. */
static void
set_factory (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_choice), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_choice), NULL);
  adw_combo_row_set_list_factory (row, factory);
}

static void
set_choices (AdwComboRow        *row,
             const char * const *names)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);

  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  set_factory (row);
}

/* --- The task --- */

/* Those that a position, a target and tiles say all of. */
static const BstTaskKind offered[] = {
  BST_TASK_MOST_NOW, BST_TASK_MOST_END, BST_TASK_MARGIN, BST_TASK_COMPLETE, BST_TASK_BLOCK,
  BST_TASK_CELLS, BST_TASK_POINTS, BST_TASK_OWNER, BST_TASK_FITS, BST_TASK_ENLARGE, BST_TASK_SHARE,
  BST_TASK_MOVE, BST_TASK_TILES, BST_TASK_FIGURES, BST_TASK_WAYS, BST_TASK_SIZE, BST_TASK_WINNER
};

/* GTK_INVALID_LIST_POSITION if the task is none of them: it stays as it is. */
static guint
find_offered (BstTaskKind task)
{
  for (guint i = 0; i < G_N_ELEMENTS (offered); i++)
    if (offered[i] == task)
      return i;

  return GTK_INVALID_LIST_POSITION;
}

static void
task_chosen (BastidePuzzleEditorPage *self)
{
  guint selected = adw_combo_row_get_selected (self->task);

  if (!self->updating && selected < G_N_ELEMENTS (offered))
    bastide_puzzle_editor_set_task (self->puzzle_editor, offered[selected]);
}

static void
target_chosen (BastidePuzzleEditorPage *self)
{
  guint selected = adw_combo_row_get_selected (self->target);

  if (!self->updating && selected < bastide_puzzle_editor_get_n_targets (self->puzzle_editor))
    bastide_puzzle_editor_set_target (self->puzzle_editor, selected);
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

/* The feature is lit, the cell ringed. */
static void
mark_target (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);
  gboolean is_cell = (bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_CELL) != 0;
  BstNode *node = bastide_study_get_node (self->scene);
  BstMark mark = {
    .kind = BST_MARK_RING, .x = puzzle->target.x, .y = puzzle->target.y, .colour = ASKED
  };

  bastide_board_set_target (self->board, bastide_puzzle_editor_has_target (self->puzzle_editor) && !is_cell
                                         ? bst_puzzle_find_target (puzzle) : BST_NO_PART);
  bastide_board_set_tool (self->board, is_cell ? self->pick_tool : NULL);
  if (node->marks != NULL)
    g_array_set_size (node->marks, 0);
  if (is_cell)
    bst_node_add_mark (node, &mark);
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
  set_choices (self->target, (const char * const *) names->pdata);
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
list_tiles (BastidePuzzleEditorPage *self)
{
  const BstPosition *position = bastide_puzzle_editor_get_puzzle (self->puzzle_editor)->position;
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  /* Translators: no tile. */
  g_ptr_array_add (names, g_strdup (C_("tile", "none")));
  for (int type = 0; type < (int) bst_tile_set_get_n_types (set); type++)
    if (bst_position_get_remaining (position, (guint) type) > 0)
      {
        g_array_append_val (self->types, type);
        g_ptr_array_add (names, bastide_puzzle_editor_text_dup_tile (position, (guint) type));
      }
  g_ptr_array_add (names, NULL);
  for (guint i = 0; i < BST_MAX_PUZZLE_TILES; i++)
    {
      /* Translators: the first, second or third tile that comes. */
      g_autofree char *title = g_strdup_printf (_("Tile %u"), i + 1);

      self->tile[i] = ADW_COMBO_ROW (adw_combo_row_new ());
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->tile[i]), title);
      set_choices (self->tile[i], (const char * const *) names->pdata);
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
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);
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

void
bastide_puzzle_editor_page_update_task (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);
  gboolean is_other = adw_combo_row_get_model (self->target) == NULL
                      || self->listed != (int) puzzle->task;

  self->updating = TRUE;
  adw_combo_row_set_selected (self->task, find_offered (puzzle->task));
  adw_preferences_group_set_description (self->task_group,
                                         bst_io_puzzle_task_sentence (puzzle->task));
  if (is_other)
    list_targets (self);
  self->listed = (int) puzzle->task;
  gtk_widget_set_visible (GTK_WIDGET (self->target), bastide_puzzle_editor_has_target (self->puzzle_editor));
  adw_combo_row_set_selected (self->target, bastide_puzzle_editor_get_target (self->puzzle_editor));
  gtk_widget_set_visible (GTK_WIDGET (self->worth), (bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_WORTH) != 0);
  adw_combo_row_set_selected (self->worth, puzzle->worth);
  update_tiles (self);
  mark_target (self);
  self->updating = FALSE;
}

void
bastide_puzzle_editor_page_init_task (BastidePuzzleEditorPage *self)
{
  const char *tasks[G_N_ELEMENTS (offered) + 1] = { NULL };
  const char *worths[] = {
    C_("worth", "now"), C_("worth", "when completed"), C_("worth", "at the end"), NULL
  };
  const char *sources[] = {
    _("Known, one after the other"), _("One of them is drawn"), _("The solver takes one"), NULL
  };

  self->pick_tool = bastide_pick_tool_new ();
  g_signal_connect_object (self->pick_tool, "picked", G_CALLBACK (cell_chosen), self,
                           G_CONNECT_SWAPPED);
  for (guint i = 0; i < G_N_ELEMENTS (offered); i++)
    tasks[i] = bastide_puzzle_editor_text_get_task (offered[i]);
  self->updating = TRUE;
  set_choices (self->task, tasks);
  set_choices (self->worth, worths);
  set_choices (self->tiles_from, sources);
  list_tiles (self);
  self->updating = FALSE;
}

void
bastide_puzzle_editor_page_class_init_task (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, task_chosen);
  gtk_widget_class_bind_template_callback (widget_class, target_chosen);
  gtk_widget_class_bind_template_callback (widget_class, worth_chosen);
  gtk_widget_class_bind_template_callback (widget_class, feature_chosen);
  gtk_widget_class_bind_template_callback (widget_class, tiles_from_chosen);
}
