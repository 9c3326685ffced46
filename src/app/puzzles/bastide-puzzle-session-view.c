/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-session-view.h"
#include "bastide-contents-pane.h"
#include "bastide-pick-tool.h"
#include "bastide-turn-bar.h"
#include "bastide-turn-tool.h"
#include "bastide-puzzle-card.h"

#include <bst-render-overlay.h>

/* Narrower than this the contents lie over the board, and then the card is below it. */
#define SIDE_WIDTH 960
#define CARD_WIDTH 720
/* The card beside the board is always as wide. */
#define CARD_SIZE 344

struct _BastidePuzzleSessionView
{
  GtkWidget            parent_instance;

  /* Owned */
  BastidePuzzleSession        *session;
  BastideBoardTool            *turn_tool;
  BastideBoardTool            *pick_tool;

  /* Template */
  BastideSplitView    *side;
  BastideContentsPane *contents;
  GtkStack            *pages;
  GtkWidget           *empty;           /* of them, for a booklet without puzzles */
  GtkWidget           *open_game;
  GtkBox              *body;
  GtkWidget           *card_window;
  BastideBoard        *board;
  BastideTurnBar      *turn_bar;
  BastidePuzzleCard   *card;
};

G_DEFINE_FINAL_TYPE (BastidePuzzleSessionView, bastide_puzzle_session_view, GTK_TYPE_WIDGET)

/* --- The board --- */

/* A farm is explained by the cities that it feeds. */
static gboolean
wants_farms (BastidePuzzleSession *session)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);
  guint part;
  BstFeature feature;

  if (!bastide_puzzle_session_is_done (session) || bst_task_is_move (puzzle->task)
      || bastide_puzzle_session_get_state (session) == BASTIDE_PUZZLE_SESSION_ASKING)
    return FALSE;
  part = bastide_answer_find_target (bastide_puzzle_session_get_answer (session));
  if (part == BST_NO_PART)
    return FALSE;
  bst_position_get_feature (puzzle->position, part, &feature);

  return feature.kind == BST_FEATURE_FIELD;
}

static void
state_changed (BastidePuzzleSessionView *self)
{
  BastideAnswer *answer = bastide_puzzle_session_get_answer (self->session);
  guint show = bastide_board_get_show (self->board) & ~(guint) BST_RENDER_SHOW_FIELDS;

  if (bastide_puzzle_session_get_puzzle (self->session) == NULL)
    return;
  if (wants_farms (self->session))
    show |= BST_RENDER_SHOW_FIELDS;
  bastide_board_set_show (self->board, show);
  bastide_board_set_target (self->board, bastide_answer_find_target (answer));
  bastide_board_set_frames_last (self->board, bastide_answer_get_n_laid (answer) > 0
                                              || bastide_puzzle_session_get_step (self->session) > 0);
  bastide_board_set_tool (self->board, bastide_answer_is_picking (answer) ? self->pick_tool
                                       : bastide_answer_is_laying (answer) ? self->turn_tool : NULL);
}

static void
puzzle_changed (BastidePuzzleSessionView *self)
{
  state_changed (self);
  bastide_board_fit (self->board);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
booklet_changed (BastidePuzzleSessionView *self)
{
  gboolean is_empty = bastide_puzzle_session_get_booklet (self->session) != NULL
                      && bastide_puzzle_session_get_n_puzzles (self->session) == 0;

  gtk_stack_set_visible_child_name (self->pages, is_empty ? "empty" : "puzzle");
  if (is_empty)
    gtk_widget_grab_focus (self->open_game);
}

static void
cell_picked (BastidePuzzleSessionView *self,
             int                       x,
             int                       y)
{
  bastide_answer_toggle_cell (bastide_puzzle_session_get_answer (self->session), x, y);
}

void
bastide_puzzle_session_view_set_solve (BastidePuzzleSessionView *self,
                                       BastidePuzzleSession     *session)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_SESSION_VIEW (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  bastide_board_set_study (self->board, bastide_answer_get_scene (bastide_puzzle_session_get_answer (session)));
  bastide_turn_bar_set_play (self->turn_bar,
                             bastide_answer_get_play (bastide_puzzle_session_get_answer (session)));
  self->turn_tool = bastide_turn_tool_new (bastide_answer_get_play (bastide_puzzle_session_get_answer (session)));
  bastide_contents_pane_set_solve (self->contents, session);
  bastide_puzzle_card_set_solve (self->card, session);
  g_signal_connect_object (session, "changed", G_CALLBACK (booklet_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "puzzle-changed", G_CALLBACK (puzzle_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "state-changed", G_CALLBACK (state_changed), self,
                           G_CONNECT_SWAPPED);
}

BastideBoard *
bastide_puzzle_session_view_get_board (BastidePuzzleSessionView *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION_VIEW (self), NULL);

  return self->board;
}

BastideSplitView *
bastide_puzzle_session_view_get_side (BastidePuzzleSessionView *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_SESSION_VIEW (self), NULL);

  return self->side;
}

/* --- Room --- */

void
bastide_puzzle_session_view_set_width (BastidePuzzleSessionView *self,
                                       int                       width,
                                       double                    text_scale)
{
  gboolean is_narrow = width < CARD_WIDTH * text_scale;

  g_return_if_fail (BASTIDE_IS_PUZZLE_SESSION_VIEW (self));

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
opened (BastidePuzzleSessionView *self)
{
  if (bastide_split_view_get_folded (self->side))
    bastide_split_view_set_show (self->side, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static gboolean
has_focus_within (BastidePuzzleSessionView *self,
                  GtkWidget                *pane)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL && (focus == pane || gtk_widget_is_ancestor (focus, pane));
}

void
bastide_puzzle_session_view_next_pane (BastidePuzzleSessionView *self)
{
  GtkWidget *panes[] = {
    GTK_WIDGET (self->board), GTK_WIDGET (self->card), self->empty, GTK_WIDGET (self->contents)
  };
  guint at = G_N_ELEMENTS (panes) - 1;

  g_return_if_fail (BASTIDE_IS_PUZZLE_SESSION_VIEW (self));

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
bastide_puzzle_session_view_dispose (GObject *object)
{
  BastidePuzzleSessionView *self = BASTIDE_PUZZLE_SESSION_VIEW (object);
  GtkWidget *child;

  if (self->board != NULL)
    {
      bastide_board_set_tool (self->board, NULL);
      bastide_board_set_study (self->board, NULL);
      self->board = NULL;
    }
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_clear_object (&self->turn_tool);
  g_clear_object (&self->pick_tool);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (bastide_puzzle_session_view_parent_class)->dispose (object);
}

static void
bastide_puzzle_session_view_class_init (BastidePuzzleSessionViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_puzzle_session_view_dispose;

  g_type_ensure (BASTIDE_TYPE_BOARD);
  g_type_ensure (BASTIDE_TYPE_CONTENTS_PANE);
  g_type_ensure (BASTIDE_TYPE_TURN_BAR);
  g_type_ensure (BASTIDE_TYPE_PUZZLE_CARD);
  g_type_ensure (BASTIDE_TYPE_SPLIT_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-puzzle-session-view.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleSessionView, side);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleSessionView, contents);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleSessionView, pages);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleSessionView, empty);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleSessionView, open_game);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleSessionView, body);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleSessionView, card_window);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleSessionView, board);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleSessionView, turn_bar);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleSessionView, card);
  gtk_widget_class_bind_template_callback (widget_class, opened);
}

static void
bastide_puzzle_session_view_init (BastidePuzzleSessionView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->pick_tool = bastide_pick_tool_new ();
  g_signal_connect_object (self->pick_tool, "picked", G_CALLBACK (cell_picked), self,
                           G_CONNECT_SWAPPED);
  /* A tile may go beside the board. Hints speak of cells by their numbers. */
  bastide_board_set_ring (self->board, 1);
  bastide_board_set_show (self->board, BST_RENDER_SHOW_COORDINATES);
}
