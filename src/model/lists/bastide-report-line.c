/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-report-line.h"
#include "bastide-engine-text.h"

#include <glib/gi18n.h>

void
bastide_report_place_init (BastideReportPlace  *place,
                           const BstReportTurn *turn,
                           guint                n_players)
{
  double margin = turn->margin - turn->loss;

  *place = (BastideReportPlace) {
    .is_known = turn->is_known && turn->player != BST_NO_PLAYER,
    .player = turn->player,
    .lead = n_players == 2 && turn->player == 1 ? -margin : margin,
    .interval = bastide_engine_text_get_interval (turn->spread),
    .luck = turn->luck,
    .loss = turn->loss,
    .mark = turn->mark,
  };
}

static guint
find_depth (const BstNode *node)
{
  guint depth = 0;

  for (; node->parent != NULL; node = node->parent)
    depth++;

  return depth;
}

GArray *
bastide_report_line_new (BastideReport *report,
                         BastideShown  *shown)
{
  guint n_places = bastide_shown_get_line_length (shown), n_known = 0;
  BstRecord *record = bastide_shown_get_record (shown);
  g_autoptr (GArray) places = g_array_new (FALSE, TRUE, sizeof (BastideReportPlace));

  g_array_set_size (places, n_places);
  for (guint turn = 0; record != NULL && turn < bastide_report_get_n (report); turn++)
    {
      BstNode *node = bastide_report_find_node (report, record, turn);
      guint depth = node != NULL ? find_depth (node) : n_places;

      if (depth >= n_places || bastide_shown_get_line_node (shown, depth) != node)
        continue;
      bastide_report_place_init (&g_array_index (places, BastideReportPlace, depth), bastide_report_get (report, turn),
                                 bst_game_get_n_players (bastide_shown_get_game (shown)));
      n_known += g_array_index (places, BastideReportPlace, depth).is_known;
    }

  return n_known > 0 ? g_steal_pointer (&places) : NULL;
}

char *
bastide_report_place_dup_text (const BastideReportPlace *place)
{
  g_autofree char *luck = bastide_engine_text_dup_points (place->luck);
  g_autofree char *loss = bastide_engine_text_dup_points (-place->loss);

  /* Translators: of a move: how good the tile was against all that could have come, and what was lost by the turn; points. */
  return g_strdup_printf (_("Luck of the tile %s, lost by the turn %s"), luck, loss);
}

/* Marked by a person, or by the report. */
static gboolean
is_mistake (BastideReport   *report,
            const BstRecord *record,
            const BstNode   *node)
{
  if (node->glyph == BST_GLYPH_DUBIOUS || node->glyph == BST_GLYPH_MISTAKE || node->glyph == BST_GLYPH_BLUNDER)
    return TRUE;
  for (guint turn = 0; turn < bastide_report_get_n (report); turn++)
    if (bastide_report_get (report, turn)->mark != BST_GLYPH_NONE
        && bastide_report_find_node (report, record, turn) == node)
      return TRUE;

  return FALSE;
}

BstNode *
bastide_report_line_find_mistake (BastideReport *report,
                                  BastideShown  *shown)
{
  guint index = bastide_shown_get_index (shown);

  for (guint i = index; i <= index + 1 && i < bastide_shown_get_line_length (shown); i++)
    if (is_mistake (report, bastide_shown_get_record (shown), bastide_shown_get_line_node (shown, i)))
      return bastide_shown_get_line_node (shown, i);

  return NULL;
}

char *
bastide_report_line_dup_text (const GArray *line,
                              guint         index)
{
  const BastideReportPlace *place = line != NULL && index < line->len ? &g_array_index (line, BastideReportPlace, index)
                                                                      : NULL;

  return place != NULL && place->is_known ? bastide_report_place_dup_text (place) : NULL;
}
