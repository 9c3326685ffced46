/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a puzzle asks of, and what is right and wrong, as drawings on the scene. */

#include "config.h"

#include "bastide-puzzle-session-private.h"

/* Colours of marks (bst-render-marks.c). A shape or a sign always says the same. */
enum
{
  RIGHT,
  WRONG,
  ASKED,
  PARTLY
};

static BastideStudy *
get_scene (BastidePuzzleSession *self)
{
  return bastide_answer_get_scene (self->answer);
}

static void
add (BastidePuzzleSession *self,
     BstMarkKind           kind,
     int                   x,
     int                   y,
     guint8                colour,
     const char           *text)
{
  BstMark mark = {
    .kind = kind, .x = (gint16) x, .y = (gint16) y, .colour = colour, .text = (char *) text
  };

  bst_node_add_mark (bastide_study_get_node (get_scene (self)), &mark);
}

/* --- What is asked of --- */

static guint8
get_verdict_colour (BastidePuzzleSession *self)
{
  if (self->state != BASTIDE_PUZZLE_SESSION_JUDGED)
    return ASKED;

  return self->verdict.right ? RIGHT : self->verdict.marks > 0 ? PARTLY : WRONG;
}

static void
mark_feature (BastidePuzzleSession *self,
              const BstSpot        *spot,
              guint8                colour)
{
  g_autoptr (GString) text = g_string_new (NULL);

  bst_spot_print (spot, text);
  add (self, BST_MARK_FEATURE, spot->x, spot->y, colour, text->str);
}

/* A cell, and the other one of two features: the first is lit by the board. */
static void
mark_target (BastidePuzzleSession *self)
{
  const BstSpot *target = &self->puzzle->target;

  if (bst_task_get_needs (self->puzzle->task) & BST_TASK_NEEDS_CELL)
    add (self, BST_MARK_RING, target->x, target->y, get_verdict_colour (self), NULL);
  if (bst_task_get_needs (self->puzzle->task) & BST_TASK_NEEDS_OTHER)
    mark_feature (self, &self->puzzle->other, ASKED);
}

/* --- Cells --- */

static gboolean
find_cell (const GArray       *cells,
           const BstPlacement *cell)
{
  for (guint i = 0; i < cells->len; i++)
    if (g_array_index (cells, BstPlacement, i).x == cell->x
        && g_array_index (cells, BstPlacement, i).y == cell->y)
      return TRUE;

  return FALSE;
}

/* Whoever does not tell the colours apart sees a ring, or a cross. */
static void
mark_cell (BastidePuzzleSession *self,
           const BstPlacement   *cell,
           gboolean              is_right)
{
  add (self, BST_MARK_TINT, cell->x, cell->y, is_right ? RIGHT : WRONG, NULL);
  if (is_right)
    add (self, BST_MARK_RING, cell->x, cell->y, RIGHT, NULL);
  else
    add (self, BST_MARK_LETTER, cell->x, cell->y, 0, "×");
}

/* Those that were picked, or all that are right. */
static void
mark_cells (BastidePuzzleSession *self)
{
  gboolean is_shown = self->state == BASTIDE_PUZZLE_SESSION_SHOWING;
  const GArray *right = self->solved->solution.cells;
  const GArray *cells = is_shown ? right : bastide_answer_get_cells (self->answer);

  for (guint i = 0; i < cells->len; i++)
    {
      const BstPlacement *cell = &g_array_index (cells, BstPlacement, i);

      mark_cell (self, cell, is_shown || find_cell (right, cell));
    }
}

/* --- Moves --- */

/* The feature of a part, by the place of a segment of it. */
static void
mark_part (BastidePuzzleSession *self,
           guint                 part,
           guint8                colour)
{
  BstSpot spot = { .player = BST_NO_PLAYER };

  bst_position_name_spot (bastide_answer_get_position (self->answer), part, &spot);
  mark_feature (self, &spot, colour);
}

/* Features, or places on a tile. */
static gboolean
counts_features (const BstPuzzle *puzzle)
{
  return bst_task_get_answer (puzzle->task) == BST_ANSWER_FEATURES || puzzle->task == BST_TASK_PLACES;
}

/* All features that count, once that may be told. */
static void
mark_features (BastidePuzzleSession *self)
{
  const GArray *parts = self->solved->solution.parts;

  for (guint i = 0; i < parts->len; i++)
    mark_part (self, g_array_index (parts, guint16, i), RIGHT);
}

static gboolean
is_scored_before (const BstEvents *events,
                  guint            index)
{
  for (guint i = 0; i < index; i++)
    if (events->items[i].part == events->items[index].part)
      return TRUE;

  return FALSE;
}

/* What the answer has scored. */
static void
mark_scored (BastidePuzzleSession *self)
{
  const BstEvents *events = bastide_answer_get_events (self->answer);

  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].cause == BST_EVENT_FEATURE && !is_scored_before (events, i))
      mark_part (self, events->items[i].part, get_verdict_colour (self));
}

/* FALSE if the scene has a tile there: one does not draw on the answer. */
static gboolean
is_free (BastidePuzzleSession *self,
         int                   x,
         int                   y)
{
  GArray *marks = bastide_study_get_node (get_scene (self))->marks;

  if (bst_position_find_tile (bastide_study_get_position (get_scene (self)), x, y) >= 0)
    return FALSE;
  for (guint i = 0; marks != NULL && i < marks->len; i++)
    {
      const BstMark *mark = &g_array_index (marks, BstMark, i);

      if (mark->kind == BST_MARK_LETTER && mark->x == x && mark->y == y)
        return FALSE;
    }

  return TRUE;
}

/* Is some answer worth something, and less than others? Where there is only right and wrong stars say
 * nothing. */
static gboolean
has_grades (const BstPuzzle *puzzle)
{
  for (guint i = 0; i < puzzle->answers->len; i++)
    {
      const BstPuzzleAnswer *answer = g_ptr_array_index (puzzle->answers, i);

      if (answer->marks > 0 && answer->marks < BST_FULL_MARKS)
        return TRUE;
    }

  return FALSE;
}

static void
mark_worth (BastidePuzzleSession *self,
            const BstMove        *move,
            guint                 marks)
{
  /* A bare number would be taken for points. */
  g_autofree char *number = g_strdup_printf ("%u★", marks);

  if (!is_free (self, move->x, move->y))
    return;
  add (self, BST_MARK_RING, move->x, move->y, marks == BST_FULL_MARKS ? RIGHT : PARTLY, NULL);
  if (has_grades (self->puzzle))
    add (self, BST_MARK_LETTER, move->x, move->y, 0, number);
}

/* Where else one could have laid, and how many marks that would bring. */
static void
mark_others (BastidePuzzleSession *self)
{
  const BstGame *game = bst_position_get_game (self->puzzle->position);
  const GArray *lines = self->solved->solution.lines;

  for (guint i = 0; i < lines->len; i++)
    mark_worth (self, &g_array_index (lines, BstPuzzleLine, i).moves[0], BST_FULL_MARKS);
  for (guint i = 0; i < self->puzzle->answers->len; i++)
    {
      const BstPuzzleAnswer *answer = g_ptr_array_index (self->puzzle->answers, i);
      g_auto (GStrv) texts = g_strsplit (answer->text, "; ", 2);
      BstMove move;

      if (answer->marks > 0 && texts[0] != NULL
          && bst_move_parse (game, texts[0], &move, NULL))
        mark_worth (self, &move, answer->marks);
    }
}

void
bastide_puzzle_session_update_marks (BastidePuzzleSession *self)
{
  BstNode *part;

  if (self->puzzle == NULL)
    return;
  /* Nothing is said of the answer yet. */
  if (self->state != BASTIDE_PUZZLE_SESSION_JUDGED && self->state != BASTIDE_PUZZLE_SESSION_SHOWING)
    {
      bastide_answer_update_marks (self->answer);
      return;
    }

  part = bastide_study_get_node (get_scene (self));
  if (part->marks != NULL)
    g_array_set_size (part->marks, 0);
  bastide_answer_draw_marks (self->answer);
  mark_target (self);
  if (bst_task_get_answer (self->puzzle->task) == BST_ANSWER_CELLS)
    mark_cells (self);
  if (counts_features (self->puzzle) && self->is_done)
    mark_features (self);
  if (self->state == BASTIDE_PUZZLE_SESSION_JUDGED && bst_task_is_move (self->puzzle->task))
    mark_scored (self);
  if (self->is_done && bst_task_is_move (self->puzzle->task))
    mark_others (self);
  bastide_study_node_drawn (get_scene (self));
}

/* --- What explains the answer --- */

/* A farm is explained by the cities that it feeds; one that nobody owns as in a lesson. */
BstRenderShow
bastide_puzzle_session_find_overlay (BastidePuzzleSession *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (self);
  guint part;
  BstFeature feature;

  if (!bastide_puzzle_session_is_done (self) || bst_task_is_move (puzzle->task)
      || bastide_puzzle_session_get_state (self) == BASTIDE_PUZZLE_SESSION_ASKING)
    return 0;
  if (puzzle->task == BST_TASK_COUNT && puzzle->kind == BST_FEATURE_FIELD)
    return BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_NUMBERS;
  part = bastide_answer_find_target (bastide_puzzle_session_get_answer (self));
  if (part == BST_NO_PART)
    return 0;
  bst_position_get_feature (puzzle->position, part, &feature);

  if (feature.kind != BST_FEATURE_FIELD)
    return 0;

  return feature.owners != 0 ? BST_RENDER_SHOW_FARMS : BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_NUMBERS;
}
