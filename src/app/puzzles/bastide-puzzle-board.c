/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-board.h"
#include "bastide-light-tool.h"
#include "bastide-puzzle-light.h"

/* A farm is explained by the cities that it feeds; one that nobody owns as in a lesson. */
static BstRenderShow
find_overlay (BastidePuzzleSession *session)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);
  guint part;
  BstFeature feature;

  if (!bastide_puzzle_session_is_done (session) || bst_task_is_move (puzzle->task)
      || bastide_puzzle_session_get_state (session) == BASTIDE_PUZZLE_SESSION_ASKING)
    return 0;
  if (puzzle->task == BST_TASK_COUNT && puzzle->kind == BST_FEATURE_FIELD)
    return BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_NUMBERS;
  part = bastide_answer_find_target (bastide_puzzle_session_get_answer (session));
  if (part == BST_NO_PART)
    return 0;
  bst_position_get_feature (puzzle->position, part, &feature);

  if (feature.kind != BST_FEATURE_FIELD)
    return 0;

  return feature.owners != 0 ? BST_RENDER_SHOW_FARMS : BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_NUMBERS;
}

void
bastide_puzzle_board_clear (BastideBoard *board)
{
  bastide_board_set_show (board, bastide_board_get_show (board)
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

static BastideBoardTool *
find_tool (BastideAnswer    *answer,
           BastideBoardTool *turn_tool,
           BastideBoardTool *pick_tool,
           BastideBoardTool *light)
{
  if (bastide_answer_is_picking (answer))
    return pick_tool;

  return bastide_answer_is_laying (answer) ? turn_tool : light;
}

void
bastide_puzzle_board_update (BastideBoard         *board,
                             BastidePuzzleSession *session,
                             BastideBoardTool     *turn_tool,
                             BastideBoardTool     *pick_tool)
{
  BastideAnswer *answer = bastide_puzzle_session_get_answer (session);
  BastidePuzzleSessionState state = bastide_puzzle_session_get_state (session);
  gboolean is_told = state == BASTIDE_PUZZLE_SESSION_JUDGED || state == BASTIDE_PUZZLE_SESSION_SHOWING;
  g_autoptr (BastideBoardTool) light = is_told ? make_light_tool (session) : NULL;

  bastide_puzzle_board_clear (board);
  bastide_board_set_show (board, bastide_board_get_show (board) | find_overlay (session));
  bastide_board_set_target (board, bastide_answer_find_target (answer));
  /* "The last move", of which is asked, is to be seen. */
  bastide_board_set_frames_last (board, bastide_answer_get_n_laid (answer) > 0
                                        || bastide_puzzle_session_get_step (session) > 0
                                        || bastide_puzzle_session_get_puzzle (session)->played->len > 0);
  bastide_pick_tool_set_on_tiles (BASTIDE_PICK_TOOL (pick_tool),
                                  bastide_answer_is_picking_tiles (answer));
  bastide_board_set_tool (board, find_tool (answer, turn_tool, pick_tool, light));
}
