/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-report.h"

#include "bst-engine-player.h"

#include <math.h>

#define N_SIMULATIONS 160
/* Last positions that are looked at for an exact end. */
#define MOST_EXACT    100000
/* A loss must be larger than so many of its standard errors to be one. */
#define SURE_ERRORS   2

typedef struct
{
  BstReportTurn turn;
  BstPosition  *before;     /* Owned */
} Piece;

struct _BstEngineReport
{
  const BstEngineNet *nets[2];
  BstReportSettings   settings;
  GArray             *pieces;       /* Piece */
};

void
bst_report_settings_init (BstReportSettings *settings)
{
  *settings = (BstReportSettings) { .seed = 1, .dubious = 2, .mistake = 4, .blunder = 8 };
}

static void
clear_piece (gpointer data)
{
  Piece *piece = data;

  bst_position_free (piece->before);
}

/* Where @node is a turn that can be looked at, it becomes a piece. */
static gboolean
add_piece (BstEngineReport *report,
           const BstRecord *record,
           const BstNode   *node,
           GError         **error)
{
  Piece piece = { .turn = { .node = node } };

  if (node->parent == NULL || node->setup != NULL || node->move.kind != BST_MOVE_PLACE)
    return TRUE;
  piece.before = bst_record_dup_position (record, node->parent, NULL, error);
  if (piece.before == NULL)
    return FALSE;
  /* Who moves out of turn, or lays an abbey when others were passed over, says so in the node. */
  piece.turn.player = (gint8) bst_node_get_player (node);
  if (piece.turn.player != BST_NO_PLAYER && bst_position_get_turn (piece.before) != (guint) piece.turn.player)
    bst_position_set_turn (piece.before, (guint) piece.turn.player);
  g_array_append_val (report->pieces, piece);

  return TRUE;
}

BstEngineReport *
bst_engine_report_new (const BstEngineNet * const nets[2],
                       const BstRecord         *record,
                       const BstReportSettings *settings,
                       GError                 **error)
{
  g_autoptr (BstEngineReport) report = g_new0 (BstEngineReport, 1);

  report->nets[0] = nets[0];
  report->nets[1] = nets[1];
  report->settings = *settings;
  if (report->settings.n_simulations == 0)
    report->settings.n_simulations = N_SIMULATIONS;
  report->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_array_set_clear_func (report->pieces, clear_piece);
  for (const BstNode *node = bst_record_get_root (record); node != NULL;
       node = node->children != NULL && node->children->len > 0 ? g_ptr_array_index (node->children, 0) : NULL)
    if (!add_piece (report, record, node, error))
      return NULL;

  return g_steal_pointer (&report);
}

void
bst_engine_report_free (BstEngineReport *report)
{
  g_array_unref (report->pieces);
  g_free (report);
}

guint
bst_engine_report_get_n (const BstEngineReport *report)
{
  return report->pieces->len;
}

const BstReportTurn *
bst_engine_report_get (const BstEngineReport *report,
                       guint                  turn)
{
  return &g_array_index (report->pieces, Piece, turn).turn;
}

/* --- Luck --- */

/* The margin of the best turn with a tile, by the value alone; FALSE if it fits nowhere. */
static gboolean
find_best (BstEnginePlayer *player,
           BstPosition     *position,
           guint            type,
           double          *margin)
{
  BstMove move;
  float rating;

  if (!bst_engine_player_choose (player, position, type, &move, &rating))
    return FALSE;
  *margin = (double) rating;

  return TRUE;
}

static double
find_luck (const BstEngineNet *net,
           BstPosition        *position,
           guint               drawn)
{
  g_autoptr (BstEnginePlayer) player = bst_engine_player_new (BST_ENGINE_LEARNED, net, position);
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));
  double sum = 0, of_drawn = 0;
  guint n_copies = 0;

  for (guint type = 0; type < n_types; type++)
    {
      double margin;

      if (!bst_position_may_draw (position, type) || !find_best (player, position, type, &margin))
        continue;
      sum += margin * bst_position_get_remaining (position, type);
      n_copies += bst_position_get_remaining (position, type);
      if (type == drawn)
        of_drawn = margin;
    }

  return n_copies > 0 ? of_drawn - sum / n_copies : 0;
}

/* --- Skill --- */

static BstGlyph
find_mark (const BstReportSettings *settings,
           double                   loss,
           double                   error)
{
  if (loss <= SURE_ERRORS * error)
    return BST_GLYPH_NONE;
  if (loss >= settings->blunder)
    return BST_GLYPH_BLUNDER;
  if (loss >= settings->mistake)
    return BST_GLYPH_MISTAKE;

  return loss >= settings->dubious ? BST_GLYPH_DUBIOUS : BST_GLYPH_NONE;
}

/* FALSE if it was stopped. */
static gboolean
think (BstEngineSearch *search,
       guint            n_simulations,
       gboolean       (*stop) (gpointer data),
       gpointer         data)
{
  while (bst_engine_search_count (search) < n_simulations && bst_engine_search_begin (search, 1) > 0)
    {
      if (stop != NULL && stop (data))
        return FALSE;
      bst_engine_search_try (search, 0, stop, data);
      bst_engine_search_end (search);
    }

  return stop == NULL || !stop (data);
}

/* The best is the first; others have the place that their value gives them, for most were not tried. */
static guint
find_rank (const BstEngineSearch *search,
           guint                  index)
{
  guint rank = 1;

  for (guint i = 0; index > 0 && i < bst_engine_search_get_n (search); i++)
    rank += i != index && (i == 0 || bst_engine_search_get (search, i)->first
                                     > bst_engine_search_get (search, index)->first);

  return rank;
}

static void
take_loss (const BstReportSettings *settings,
           const BstEngineSearch   *search,
           BstReportTurn           *turn)
{
  int index = bst_engine_search_find (search, &turn->node->move);

  turn->n_turns = bst_engine_search_get_n (search);
  if (index < 0)
    return;
  turn->rank = find_rank (search, (guint) index);
  turn->margin = bst_engine_search_get (search, 0)->margin;
  turn->loss = MAX (0, bst_engine_search_get_loss (search, (guint) index, &turn->error));
  turn->mark = find_mark (settings, turn->loss, turn->error);
  bst_move_copy (&turn->best, &bst_engine_search_get (search, 0)->move);
  turn->is_known = TRUE;
}

void
bst_engine_report_look (BstEngineReport *report,
                        guint            index,
                        gboolean       (*stop) (gpointer data),
                        gpointer         data)
{
  Piece *piece = &g_array_index (report->pieces, Piece, index);
  BstReportTurn *turn = &piece->turn;
  guint type = (guint) turn->node->move.type;
  const BstEngineNet *net = report->nets[bst_engine_is_basic (piece->before) ? 0 : 1];
  g_autoptr (BstEngineSearch) search = NULL;
  BstEngineSettings settings = {
    .seed = bst_random_seed_of (report->settings.seed, index), .most_exact = MOST_EXACT, .must = &turn->node->move,
  };

  if (turn->player == BST_NO_PLAYER || bst_position_is_unfinished (piece->before)
      || bst_position_get_remaining (piece->before, type) == 0)
    return;
  search = bst_engine_search_new (net, piece->before, type, &settings);
  if (search == NULL || !think (search, report->settings.n_simulations, stop, data))
    return;
  turn->luck = find_luck (net, piece->before, type);
  take_loss (&report->settings, search, turn);
}

void
bst_engine_report_sum (const BstEngineReport *report,
                       guint                  player,
                       BstReportTotal        *total)
{
  double squares = 0;

  *total = (BstReportTotal) { 0 };
  for (guint i = 0; i < report->pieces->len; i++)
    {
      const BstReportTurn *turn = bst_engine_report_get (report, i);

      if (!turn->is_known || turn->player != (int) player)
        continue;
      total->n_turns++;
      total->luck += turn->luck;
      total->loss += turn->loss;
      squares += turn->error * turn->error;
      total->n_marks[turn->mark]++;
    }
  total->error = sqrt (squares);
}
