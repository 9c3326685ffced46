/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-solve-view.h"
#include "bastide-contents-pane.h"
#include "bastide-play-bar.h"
#include "bastide-puzzle-card.h"

#include <bst-render-overlay.h>

/* Narrower than this the contents lie over the board, and then the card is below it. */
#define SIDE_WIDTH 960
#define CARD_WIDTH 720
/* The card beside the board is always as wide. */
#define CARD_SIZE 344

struct _BastideSolveView
{
  GtkWidget            parent_instance;

  /* Owned */
  BastideSolve        *solve;

  /* Template */
  BastideSplitView    *side;
  BastideContentsPane *contents;
  GtkStack            *pages;
  GtkWidget           *empty;           /* of them, for a booklet without puzzles */
  GtkWidget           *open_game;
  GtkBox              *body;
  GtkWidget           *card_window;
  BastideBoard        *board;
  BastidePlayBar      *play_bar;
  BastidePuzzleCard   *card;
};

G_DEFINE_FINAL_TYPE (BastideSolveView, bastide_solve_view, GTK_TYPE_WIDGET)

/* --- The board --- */

/* A farm is explained by the cities that it feeds. */
static gboolean
wants_farms (BastideSolve *solve)
{
  const BstPuzzle *puzzle = bastide_solve_get_puzzle (solve);
  guint node;
  BstFeature feature;

  if (!bastide_solve_is_done (solve) || bst_task_is_move (puzzle->task)
      || bastide_solve_get_state (solve) == BASTIDE_SOLVE_ASKING)
    return FALSE;
  node = bastide_answer_find_target (bastide_solve_get_answer (solve));
  if (node == BST_NO_NODE)
    return FALSE;
  bst_position_get_feature (puzzle->position, node, &feature);

  return feature.kind == BST_FEATURE_FIELD;
}

static void
state_changed (BastideSolveView *self)
{
  BastideAnswer *answer = bastide_solve_get_answer (self->solve);
  guint show = bastide_board_get_show (self->board) & ~(guint) BST_RENDER_SHOW_FIELDS;

  if (bastide_solve_get_puzzle (self->solve) == NULL)
    return;
  if (wants_farms (self->solve))
    show |= BST_RENDER_SHOW_FIELDS;
  bastide_board_set_show (self->board, show);
  bastide_board_set_target (self->board, bastide_answer_find_target (answer));
  bastide_board_set_frames_last (self->board, bastide_answer_get_n_laid (answer) > 0
                                              || bastide_solve_get_step (self->solve) > 0);
  bastide_board_set_picking (self->board, bastide_answer_is_picking (answer));
  bastide_board_set_play (self->board, bastide_answer_is_laying (answer)
                                       ? bastide_answer_get_play (answer) : NULL);
}

static void
puzzle_changed (BastideSolveView *self)
{
  state_changed (self);
  bastide_board_fit (self->board);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
booklet_changed (BastideSolveView *self)
{
  gboolean is_empty = bastide_solve_get_booklet (self->solve) != NULL
                      && bastide_solve_get_n_puzzles (self->solve) == 0;

  gtk_stack_set_visible_child_name (self->pages, is_empty ? "empty" : "puzzle");
  if (is_empty)
    gtk_widget_grab_focus (self->open_game);
}

static void
cell_picked (BastideSolveView *self,
             int               x,
             int               y)
{
  bastide_answer_toggle_cell (bastide_solve_get_answer (self->solve), x, y);
}

void
bastide_solve_view_set_solve (BastideSolveView *self,
                              BastideSolve     *solve)
{
  g_return_if_fail (BASTIDE_IS_SOLVE_VIEW (self));
  g_return_if_fail (self->solve == NULL);

  self->solve = g_object_ref (solve);
  bastide_board_set_study (self->board, bastide_answer_get_scene (bastide_solve_get_answer (solve)));
  bastide_play_bar_set_play (self->play_bar,
                             bastide_answer_get_play (bastide_solve_get_answer (solve)));
  bastide_contents_pane_set_solve (self->contents, solve);
  bastide_puzzle_card_set_solve (self->card, solve);
  g_signal_connect_object (solve, "changed", G_CALLBACK (booklet_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (solve, "puzzle-changed", G_CALLBACK (puzzle_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (solve, "state-changed", G_CALLBACK (state_changed), self,
                           G_CONNECT_SWAPPED);
}

BastideBoard *
bastide_solve_view_get_board (BastideSolveView *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE_VIEW (self), NULL);

  return self->board;
}

BastideSplitView *
bastide_solve_view_get_side (BastideSolveView *self)
{
  g_return_val_if_fail (BASTIDE_IS_SOLVE_VIEW (self), NULL);

  return self->side;
}

/* --- Room --- */

void
bastide_solve_view_set_width (BastideSolveView *self,
                              int               width,
                              double            text_scale)
{
  gboolean is_narrow = width < CARD_WIDTH * text_scale;

  g_return_if_fail (BASTIDE_IS_SOLVE_VIEW (self));

  bastide_split_view_set_room (self->side, width, text_scale);
  bastide_split_view_set_folded (self->side, width < SIDE_WIDTH * text_scale);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body),
                                  is_narrow ? GTK_ORIENTATION_VERTICAL
                                            : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (self->card_window, is_narrow ? -1 : (int) (CARD_SIZE * text_scale),
                               is_narrow ? 47 : -1);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->card_window),
                                                    is_narrow);
  gtk_widget_set_hexpand (self->card_window, is_narrow);
}

/* Over the board the contents make room for the puzzle that was chosen. */
static void
opened (BastideSolveView *self)
{
  if (bastide_split_view_get_folded (self->side))
    bastide_split_view_set_show (self->side, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static gboolean
has_focus_within (BastideSolveView *self,
                  GtkWidget        *pane)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL && (focus == pane || gtk_widget_is_ancestor (focus, pane));
}

void
bastide_solve_view_next_pane (BastideSolveView *self)
{
  GtkWidget *panes[] = {
    GTK_WIDGET (self->board), GTK_WIDGET (self->card), self->empty, GTK_WIDGET (self->contents)
  };
  guint at = G_N_ELEMENTS (panes) - 1;

  g_return_if_fail (BASTIDE_IS_SOLVE_VIEW (self));

  for (guint i = 0; i < G_N_ELEMENTS (panes); i++)
    if (has_focus_within (self, panes[i]))
      at = i;
  for (guint i = 1; i <= G_N_ELEMENTS (panes); i++)
    {
      GtkWidget *pane = panes[(at + i) % G_N_ELEMENTS (panes)];

      if (gtk_widget_get_mapped (pane) && gtk_widget_child_focus (pane, GTK_DIR_TAB_FORWARD))
        return;
    }
}

/* --- Class --- */

static void
bastide_solve_view_dispose (GObject *object)
{
  BastideSolveView *self = BASTIDE_SOLVE_VIEW (object);
  GtkWidget *child;

  if (self->board != NULL)
    {
      bastide_board_set_play (self->board, NULL);
      bastide_board_set_study (self->board, NULL);
      self->board = NULL;
    }
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_clear_object (&self->solve);

  G_OBJECT_CLASS (bastide_solve_view_parent_class)->dispose (object);
}

static void
bastide_solve_view_class_init (BastideSolveViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_solve_view_dispose;

  g_type_ensure (BASTIDE_TYPE_BOARD);
  g_type_ensure (BASTIDE_TYPE_CONTENTS_PANE);
  g_type_ensure (BASTIDE_TYPE_PLAY_BAR);
  g_type_ensure (BASTIDE_TYPE_PUZZLE_CARD);
  g_type_ensure (BASTIDE_TYPE_SPLIT_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-solve-view.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, BastideSolveView, side);
  gtk_widget_class_bind_template_child (widget_class, BastideSolveView, contents);
  gtk_widget_class_bind_template_child (widget_class, BastideSolveView, pages);
  gtk_widget_class_bind_template_child (widget_class, BastideSolveView, empty);
  gtk_widget_class_bind_template_child (widget_class, BastideSolveView, open_game);
  gtk_widget_class_bind_template_child (widget_class, BastideSolveView, body);
  gtk_widget_class_bind_template_child (widget_class, BastideSolveView, card_window);
  gtk_widget_class_bind_template_child (widget_class, BastideSolveView, board);
  gtk_widget_class_bind_template_child (widget_class, BastideSolveView, play_bar);
  gtk_widget_class_bind_template_child (widget_class, BastideSolveView, card);
  gtk_widget_class_bind_template_callback (widget_class, opened);
  gtk_widget_class_bind_template_callback (widget_class, cell_picked);
}

static void
bastide_solve_view_init (BastideSolveView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A tile may go beside the board. Hints speak of cells by their numbers. */
  bastide_board_set_ring (self->board, 1);
  bastide_board_set_show (self->board, BST_RENDER_SHOW_COORDINATES);
}
