/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-light.h"

/* What was paid, or would be: its tiles are numbered where it is one thing alone. */
static void
add_events (BstIoCaseLight    *light,
            const BstPosition *position,
            const BstEvents   *events)
{
  for (guint i = 0; i < events->n_items; i++)
    bst_io_case_light_add_event (light, position, &events->items[i], events->n_items == 1);
}

/* A worth that nobody would be paid now has no event. */
static void
add_worth (BstIoCaseLight          *light,
           const BstPosition       *position,
           const BstPuzzle         *puzzle,
           const BstPuzzleSolution *solution)
{
  if (solution->events.n_items > 0)
    add_events (light, position, &solution->events);
  else
    bst_io_case_light_add_counted (light, position, bst_puzzle_find_target (puzzle));
}

/* All followers of the player who is asked about. */
static void
add_followers (BstIoCaseLight    *light,
               const BstPosition *position,
               const BstPuzzle   *puzzle)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    if (figures[i].player == puzzle->player && figures[i].kind == BST_FIGURE_FOLLOWER)
      g_array_append_val (light->figures, i);
}

/* All features of the kind that is counted; fields are coloured by the board. */
static void
add_features (BstIoCaseLight    *light,
              const BstPosition *position,
              const BstPuzzle   *puzzle)
{
  if (puzzle->kind == BST_FEATURE_FIELD)
    return;
  for (guint part = 0; part < bst_position_get_n_parts (position); part++)
    if (bst_position_get_feature_kind (position, part) == puzzle->kind)
      bst_io_case_light_add_feature (light, position, part);
}

/* What would itself be the answer is told when it was found, or asked for. */
static void
add_answer (BstIoCaseLight    *light,
            const BstPosition *position,
            const BstPuzzle   *puzzle)
{
  switch (bst_task_get_shows (puzzle->task))
    {
    case BST_TASK_SHOWS_TILES:
      bst_io_case_light_add_tiles (light, position, bst_puzzle_find_target (puzzle));
      break;
    case BST_TASK_SHOWS_FIGURES:
      bst_io_case_light_add_figures (light, position, bst_puzzle_find_target (puzzle));
      break;
    case BST_TASK_SHOWS_FOLLOWERS:
      add_followers (light, position, puzzle);
      break;
    case BST_TASK_SHOWS_FEATURES:
      add_features (light, position, puzzle);
      break;
    default:
      break;
    }
}

static void
add_counted (BstIoCaseLight       *light,
             BastidePuzzleSession *session)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);
  const BstPuzzleSolution *solution = bastide_puzzle_session_get_solution (session);
  BastideStudy *scene = bastide_answer_get_scene (bastide_puzzle_session_get_answer (session));
  const BstPosition *position = bastide_study_get_position (scene);

  switch (bst_task_get_shows (puzzle->task))
    {
    case BST_TASK_SHOWS_WORTH:
      add_worth (light, position, puzzle, solution);
      break;
    case BST_TASK_SHOWS_PAID:
      add_events (light, position, &solution->events);
      break;
    case BST_TASK_SHOWS_TURN:
      add_events (light, position, bastide_puzzle_session_get_paid (session));
      break;
    default:
      if (bastide_puzzle_session_is_done (session))
        add_answer (light, position, puzzle);
      break;
    }
}

/* Numbers say it all, and an outline would lie over the figures; but the number of a city that a farm feeds may stand
 * beside it. */
static gboolean
has_farm (const BstIoCaseLight *light,
          BastidePuzzleSession *session)
{
  const BstPosition *position = bastide_puzzle_session_get_puzzle (session)->position;

  for (guint i = 0; i < light->parts->len; i++)
    if (bst_position_get_feature_kind (position, g_array_index (light->parts, guint16, i)) == BST_FEATURE_FIELD)
      return TRUE;

  return FALSE;
}

BstIoCaseLight *
bastide_puzzle_light_new (BastidePuzzleSession *session)
{
  BstIoCaseLight *light;

  if (bastide_puzzle_session_get_solution (session) == NULL)
    return NULL;
  light = g_new (BstIoCaseLight, 1);
  bst_io_case_light_init (light);
  add_counted (light, session);
  if (light->tiles->len > 0 && !has_farm (light, session))
    g_array_set_size (light->parts, 0);
  if (bst_io_case_light_is_empty (light))
    g_clear_pointer (&light, bastide_puzzle_light_free);

  return light;
}

void
bastide_puzzle_light_free (BstIoCaseLight *light)
{
  if (light == NULL)
    return;

  bst_io_case_light_clear (light);
  g_free (light);
}
