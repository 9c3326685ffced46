/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-chosen-text.h"

#include <bst-io-game-words.h>
#include <bst-refusal.h>

#include <glib/gi18n.h>

/* (nullable) */
static const char *
find_of_cell (const BstPuzzle    *puzzle,
              const BstPlacement *cell)
{
  BstRefusal refusal;

  bst_refusal_of_cell (&refusal, puzzle->position, (guint) puzzle->tiles[0], cell->x, cell->y);
  switch (refusal.reason)
    {
    case BST_REASON_APART:
      return _("One of them touches no edge of a tile. A corner is not enough.");
    case BST_REASON_EDGE:
      return _("On one of them no way to turn the tile matches every edge that touches.");
    case BST_REASON_RIVER_APART:
    case BST_REASON_RIVER_FIRST:
      return _("On one of them the river would not go on.");
    default:
      return NULL;
    }
}

/* Whose figures stand on the feature, as the board shows it: bit p, player p. */
static guint
find_standing (const BstPosition *position,
               guint              part)
{
  guint16 root = bst_position_find_root (position, part);
  guint n_figures, players = 0;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    if (bst_position_find_root (position, figures[i].part) == root)
      players |= 1u << figures[i].player;

  return players;
}

/* A place for a figure. (nullable) */
static const char *
find_of_place (BastidePuzzleSession *session,
               guint                 part)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);
  BastideStudy *scene = bastide_answer_get_scene (bastide_puzzle_session_get_answer (session));
  guint standing = find_standing (bastide_study_get_position (scene), part);

  if (standing == 0)
    return NULL;

  if (puzzle->player >= 0 && standing == 1u << puzzle->player)
    return _("A follower of one’s own takes the place, too.");

  return _("Somebody stands there already.");
}

/* (nullable) */
static const char *
find_of_city (const BstPuzzle  *puzzle,
              const BstFeature *city)
{
  g_autofree guint16 *cities = g_new (guint16, bst_position_get_n_parts (puzzle->position));
  guint n_cities = bst_position_get_farm_cities (puzzle->position, bst_puzzle_find_target (puzzle), cities);

  if (!city->complete)
    return _("One of these cities is still open.");
  for (guint i = 0; i < n_cities; i++)
    if (cities[i] == bst_position_find_root (puzzle->position, city->part))
      return NULL;

  return _("One of these cities does not touch the farm.");
}

/* (nullable) */
static const char *
find_of_part (BastidePuzzleSession *session,
              guint                 part)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);
  BstFeature feature;

  if (puzzle->task == BST_TASK_STAND)
    return find_of_place (session, part);
  bst_position_get_feature (puzzle->position, part, &feature);

  return puzzle->task == BST_TASK_CITIES ? find_of_city (puzzle, &feature) : NULL;
}

/* Why the first that is wrong is so, without the number of a rule. (nullable) */
static const char *
find_refusal (BastidePuzzleSession *session)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (session);
  BastideAnswer *answer = bastide_puzzle_session_get_answer (session);
  const GArray *cells = bastide_answer_get_cells (answer);
  const GArray *parts = bastide_answer_get_parts (answer);
  const char *refusal = NULL;

  if (puzzle->task == BST_TASK_CELLS)
    for (guint i = 0; i < cells->len && refusal == NULL; i++)
      refusal = find_of_cell (puzzle, &g_array_index (cells, BstPlacement, i));
  for (guint i = 0; i < parts->len && refusal == NULL; i++)
    refusal = find_of_part (session, g_array_index (parts, guint16, i));

  return refusal;
}

static char *
dup_cells_reason (guint n_wrong,
                  guint n_missing)
{
  g_autofree char *wrong = NULL;
  g_autofree char *missing = NULL;

  if (n_wrong == 0 && n_missing == 0)
    return NULL;
  if (n_wrong == 0)
    return g_strdup_printf (ngettext ("%u cell is missing.", "%u cells are missing.", n_missing),
                            n_missing);
  if (n_missing == 0)
    return g_strdup_printf (ngettext ("%u cell is wrong.", "%u cells are wrong.", n_wrong), n_wrong);
  wrong = g_strdup_printf (ngettext ("%u cell is wrong", "%u cells are wrong", n_wrong), n_wrong);
  missing = g_strdup_printf (ngettext ("%u cell is missing", "%u cells are missing", n_missing),
                             n_missing);

  /* Translators: how many cells of an answer are wrong, and how many are missing:
   * "1 cell is wrong, 2 cells are missing." */
  return g_strdup_printf (_("%s, %s."), wrong, missing);
}

/* Rows of a list that were ticked. */
static char *
dup_rows_reason (guint n_wrong,
                 guint n_missing)
{
  g_autofree char *wrong = NULL;
  g_autofree char *missing = NULL;

  if (n_wrong == 0)
    /* Translators: rows of a list of which those that count were to be ticked. */
    return g_strdup_printf (ngettext ("%u is still missing.", "%u are still missing.", n_missing), n_missing);
  if (n_missing == 0)
    /* Translators: as before: of those that were ticked. */
    return g_strdup_printf (ngettext ("%u does not belong there.", "%u do not belong there.", n_wrong), n_wrong);
  wrong = g_strdup_printf (ngettext ("%u does not belong there", "%u do not belong there", n_wrong), n_wrong);
  missing = g_strdup_printf (ngettext ("%u is still missing", "%u are still missing", n_missing), n_missing);

  return g_strdup_printf (_("%s, %s."), wrong, missing);
}

char *
bastide_chosen_text_dup_reason (BastidePuzzleSession *session)
{
  gboolean is_of_cells = bst_task_get_answer (bastide_puzzle_session_get_puzzle (session)->task) == BST_ANSWER_CELLS;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *counts = NULL;
  guint n_wrong, n_missing;

  bastide_puzzle_session_count_chosen (session, &n_wrong, &n_missing);
  counts = is_of_cells ? dup_cells_reason (n_wrong, n_missing) : dup_rows_reason (n_wrong, n_missing);
  bst_io_words_add_line (text, counts);
  if (n_wrong > 0 && bastide_puzzle_session_get_verdict (session)->reply == NULL)
    bst_io_words_add_line (text, find_refusal (session));

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
