/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-board.h"
#include "bastide-light-tool.h"
#include "bastide-pick-tool.h"
#include "bastide-puzzle-light.h"
#include "bastide-puzzle-text.h"
#include "bastide-puzzle-tiles.h"
#include "bastide-tile-drag.h"
#include "bastide-turn-tool.h"

#include <bst-io-puzzle-text.h>

struct _BastidePuzzleBoard
{
  GObject           parent_instance;

  BastideBoard     *board;      /* borrowed */
  BastidePuzzleSessionState shown;      /* that the board was told last */

  /* Owned */
  BastideAnswer    *answer;
  BastideBoardTool *turn_tool;
  BastideBoardTool *pick_tool;
  BastideTileDrag  *drag;
};

G_DEFINE_FINAL_TYPE (BastidePuzzleBoard, bastide_puzzle_board, G_TYPE_OBJECT)

void
bastide_puzzle_board_clear (BastidePuzzleBoard *self)
{
  bastide_board_set_show (self->board, bastide_board_get_show (self->board)
                                       & ~(guint) (BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_NUMBERS));
}

/* What is lit goes with the tool. (transfer full) (nullable) */
static BastideBoardTool *
make_light_tool (BastidePuzzleSession *session)
{
  BstIoCaseLight *light = bastide_puzzle_light_new (session);
  BastideBoardTool *tool;

  if (light == NULL)
    return NULL;
  tool = bastide_light_tool_new ();
  g_object_set_data_full (G_OBJECT (tool), "light", light, (GDestroyNotify) bastide_puzzle_light_free);
  bastide_light_tool_set_case (BASTIDE_LIGHT_TOOL (tool), light);

  return tool;
}

void
bastide_puzzle_board_set_tool (BastidePuzzleBoard *self,
                               BastideBoardTool   *other)
{
  bastide_pick_tool_set_on_tiles (BASTIDE_PICK_TOOL (self->pick_tool), bastide_answer_is_picking_tiles (self->answer));
  bastide_board_set_tool (self->board, bastide_answer_is_picking (self->answer) ? self->pick_tool
                                       : bastide_answer_is_laying (self->answer) ? self->turn_tool : other);
}

/* What an answer was about is felt where it lies, once. What is laid has its points there anyway. */
static void
pulse (BastidePuzzleBoard        *self,
       BastidePuzzleSessionState  state)
{
  guint target = bastide_answer_find_target (self->answer);

  if (state == BASTIDE_PUZZLE_SESSION_JUDGED && self->shown != state && target != BST_NO_PART)
    bastide_board_pulse_feature (self->board, target, 0);
  self->shown = state;
}

void
bastide_puzzle_board_update (BastidePuzzleBoard   *self,
                             BastidePuzzleSession *session)
{
  BastidePuzzleSessionState state = bastide_puzzle_session_get_state (session);
  gboolean is_told = state == BASTIDE_PUZZLE_SESSION_JUDGED || state == BASTIDE_PUZZLE_SESSION_SHOWING;
  g_autoptr (BastideBoardTool) light = is_told ? make_light_tool (session) : NULL;

  bastide_puzzle_board_clear (self);
  bastide_board_set_show (self->board, bastide_board_get_show (self->board) | bastide_puzzle_session_find_overlay (session));
  bastide_board_set_target (self->board, bastide_answer_find_target (self->answer));
  /* "The last move", of which is asked, is to be seen. */
  bastide_board_set_frames_last (self->board, bastide_answer_get_n_laid (self->answer) > 0
                                              || bastide_puzzle_session_get_step (session) > 0
                                              || bastide_puzzle_session_get_puzzle (session)->played->len > 0);
  bastide_puzzle_board_set_tool (self, light);
  pulse (self, state);
}

/* The picture of a tile that is to be laid; of several to choose from it is chosen by that. */
static int
find_tile (GtkWidget *card,
           double     x,
           double     y,
           gpointer   answer)
{
  GtkWidget *picture = gtk_widget_pick (card, x, y, GTK_PICK_DEFAULT);
  GtkWidget *choice;

  if (picture == NULL || gtk_widget_get_ancestor (picture, BASTIDE_TYPE_PUZZLE_TILES) == NULL
      || !bastide_answer_is_laying (answer))
    return BST_NO_TILE;
  choice = gtk_widget_get_ancestor (picture, GTK_TYPE_TOGGLE_BUTTON);
  if (choice != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice), TRUE);

  return GTK_IS_PICTURE (picture) || choice != NULL ? bastide_turn_input_get_tile (bastide_answer_get_play (answer))
                                                    : BST_NO_TILE;
}

void
bastide_puzzle_board_add_tiles (BastidePuzzleBoard *self,
                                GtkWidget          *card)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_BOARD (self));

  bastide_tile_drag_add_source (self->drag, card, find_tile, self->answer);
}

/* A puzzle has its question; points might tell what it asks. */
BastideSheet *
bastide_puzzle_board_dup_sheet (BastideBoard    *board,
                                const BstPuzzle *puzzle,
                                guint            index)
{
  g_autoptr (BastidePicture) picture = bastide_board_dup_picture (board);
  g_autofree char *title = bastide_puzzle_text_dup_title (puzzle, index);
  g_autofree char *question = bst_io_puzzle_dup_question (puzzle);

  return bastide_sheet_new (picture, title, (const char *[]) { question, NULL });
}

/* --- Class --- */

static void
bastide_puzzle_board_dispose (GObject *object)
{
  BastidePuzzleBoard *self = BASTIDE_PUZZLE_BOARD (object);

  if (self->board != NULL)
    {
      bastide_board_set_tool (self->board, NULL);
      bastide_board_set_study (self->board, NULL);
      self->board = NULL;
    }
  g_clear_object (&self->turn_tool);
  g_clear_object (&self->pick_tool);
  g_clear_object (&self->drag);
  g_clear_object (&self->answer);

  G_OBJECT_CLASS (bastide_puzzle_board_parent_class)->dispose (object);
}

static void
bastide_puzzle_board_class_init (BastidePuzzleBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_puzzle_board_dispose;
}

static void
bastide_puzzle_board_init (BastidePuzzleBoard *self)
{
  self->pick_tool = bastide_pick_tool_new ();
}

BastidePuzzleBoard *
bastide_puzzle_board_new (BastideBoard   *board,
                          BastideTurnBar *turn_bar,
                          BastideAnswer  *answer)
{
  BastidePuzzleBoard *self = g_object_new (BASTIDE_TYPE_PUZZLE_BOARD, NULL);

  self->board = board;
  self->answer = g_object_ref (answer);
  self->turn_tool = bastide_turn_tool_new (bastide_answer_get_play (answer));
  g_signal_connect_object (self->pick_tool, "picked", G_CALLBACK (bastide_answer_toggle_cell), answer, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "feature-activated", G_CALLBACK (bastide_answer_toggle_feature), answer,
                           G_CONNECT_SWAPPED);
  /* A tile may go beside the board. */
  bastide_board_set_ring (board, 1);
  bastide_board_set_fit_max (board, BASTIDE_BOARD_FIT_FEW);
  bastide_board_set_study (board, bastide_answer_get_scene (answer));
  bastide_turn_bar_set_play (turn_bar, bastide_answer_get_play (answer), board);
  self->drag = bastide_tile_drag_new (board, bastide_answer_get_play (answer));

  return self;
}
