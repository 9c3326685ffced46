/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-engine-report.h"

#include "bst-engine-chance.h"
#include "bst-engine-player.h"
#include "bst-engine-report-private.h"
#include "bst-engine-turns.h"

#include <math.h>

#define N_SIMULATIONS 160
/* Last positions that are looked at for an exact end. */
#define MOST_EXACT    100000
/* A loss must be larger than so many of its standard errors to be one. */
#define SURE_ERRORS   2

/* How far the value of the best turn with a tile is out against that of another tile, in points and in chance: measured
 * against long searches (doc/engine.md). */
#define LUCK_SPREAD        .75
#define LUCK_CHANCE_SPREAD .015

void
bst_report_settings_init (BstReportSettings *settings)
{
  *settings = (BstReportSettings) { .seed = 1, .dubious = 2, .mistake = 4, .blunder = 8 };
}

static void
clear_piece (gpointer data)
{
  BstReportPiece *piece = data;

  bst_position_free (piece->before);
}

/* Where @node is a turn that can be looked at, it becomes a piece. */
static gboolean
add_piece (BstEngineReport *report,
           const BstRecord *record,
           const BstNode   *node,
           GError         **error)
{
  BstReportPiece piece = { .turn = { .node = node } };

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
  report->pieces = g_array_new (FALSE, FALSE, sizeof (BstReportPiece));
  g_array_set_clear_func (report->pieces, clear_piece);
  report->record = record;
  for (const BstNode *node = bst_record_get_root (record); node != NULL; node = bst_node_get_next (node))
    if (!add_piece (report, record, node, error))
      return NULL;
  report->end = bst_record_dup_position (record, bst_node_get_last (bst_record_get_root (record)), &report->events, error);
  if (report->end == NULL)
    return NULL;

  return g_steal_pointer (&report);
}

void
bst_engine_report_free (BstEngineReport *report)
{
  g_array_unref (report->pieces);
  g_clear_pointer (&report->end, bst_position_free);
  bst_events_clear (&report->events);
  g_free (report);
}

static BstReportPiece *
get_piece (const BstEngineReport *report,
           guint                  turn)
{
  return &g_array_index (report->pieces, BstReportPiece, turn);
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
  return &get_piece (report, turn)->turn;
}

/* Is it a turn that the search can look at? */
static gboolean
is_searchable (const BstReportPiece *piece)
{
  return piece->turn.player != BST_NO_PLAYER && !bst_position_is_unfinished (piece->before)
         && bst_position_get_remaining (piece->before, (guint) piece->turn.node->move.type) > 0;
}

const BstPosition *
bst_engine_report_get_before (const BstEngineReport *report,
                              guint                  turn)
{
  const BstReportPiece *piece = get_piece (report, turn);

  return is_searchable (piece) ? piece->before : NULL;
}

const BstEngineNet *
bst_engine_report_get_net (const BstEngineReport *report,
                           guint                  turn)
{
  return report->nets[bst_engine_is_basic (get_piece (report, turn)->before) ? 0 : 1];
}

const BstReportSettings *
bst_engine_report_get_settings (const BstEngineReport *report)
{
  return &report->settings;
}

/* --- Luck --- */

/* What the best turn with a tile is worth, by the value alone. */
typedef struct
{
  double margin;
  double chance;
} Worth;

/* FALSE if it fits nowhere. */
static gboolean
find_worth (BstEnginePlayer *player,
            BstPosition     *position,
            guint            type,
            Worth           *worth)
{
  g_auto (BstEngineTurns) turns = { 0 };
  guint n_players = bst_game_get_n_players (bst_position_get_game (position)), turn = bst_position_get_turn (position);
  BstEngineValue value;
  BstMove move;
  double win, tie;

  if (!bst_engine_player_choose (player, position, type, &move, NULL))
    return FALSE;
  bst_engine_turns_make (&turns, position, &move, NULL);
  bst_engine_valuer_look (bst_engine_player_get_valuer (player), position, &value);
  bst_position_undo (position);
  bst_engine_chance_of (&value, n_players, turn, &win, &tie);
  *worth = (Worth) { (double) bst_engine_value_margin (&value, n_players, turn), win + .5 * tie };

  return TRUE;
}

/* With a tile that is known to come there is no luck in it. */
static gboolean
is_chance (const BstPosition *position)
{
  return bst_position_get_n_held (position, bst_position_get_turn (position)) == 0;
}

/* FALSE if it was stopped. */
static gboolean
find_luck (const BstEngineNet *net,
           BstPosition        *position,
           guint               drawn,
           gboolean          (*stop) (gpointer data),
           gpointer            data,
           BstReportTurn      *turn)
{
  g_autoptr (BstEnginePlayer) player = bst_engine_player_new (BST_ENGINE_LEARNED, net, position);
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));
  Worth sum = { 0 }, of_drawn = { 0 };
  guint n_copies = 0, n_drawn = 0;
  double share;

  for (guint type = 0; type < n_types; type++)
    {
      guint n = bst_position_get_remaining (position, type);
      Worth worth;

      if (stop != NULL && stop (data))
        return FALSE;
      if (!bst_position_may_draw (position, type) || !find_worth (player, position, type, &worth))
        continue;
      sum.margin += worth.margin * n;
      sum.chance += worth.chance * n;
      n_copies += n;
      if (type == drawn)
        {
          of_drawn = worth;
          n_drawn = n;
        }
    }
  if (n_drawn == 0 || !is_chance (position))
    return TRUE;
  share = (double) n_drawn / n_copies;
  turn->luck = of_drawn.margin - sum.margin / n_copies;
  turn->luck_win = of_drawn.chance - sum.chance / n_copies;
  turn->luck_error = LUCK_SPREAD * (1 - share);
  turn->luck_win_error = LUCK_CHANCE_SPREAD * (1 - share);

  return TRUE;
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

BstEngineSearch *
bst_engine_report_search (const BstEngineReport *report,
                          guint                  index,
                          gboolean             (*stop) (gpointer data),
                          gpointer               data)
{
  const BstReportPiece *piece = get_piece (report, index);
  /* The same position has the same chance, whatever the game that it comes from. */
  BstEngineSettings settings = {
    .seed = bst_random_seed_of (report->settings.seed, bst_position_get_n_placed (piece->before)),
    .most_exact = MOST_EXACT, .must = &piece->turn.node->move,
  };
  g_autoptr (BstEngineSearch) search = NULL;

  if (!is_searchable (piece))
    return NULL;
  search = bst_engine_search_new (bst_engine_report_get_net (report, index), piece->before,
                                  (guint) piece->turn.node->move.type, &settings);
  if (search == NULL || !think (search, report->settings.n_simulations, stop, data))
    return NULL;

  return g_steal_pointer (&search);
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
  const BstEngineAnswer *best = bst_engine_search_get (search, 0);

  turn->n_turns = bst_engine_search_get_n (search);
  if (index < 0)
    return;
  turn->rank = find_rank (search, (guint) index);
  turn->margin = best->margin;
  turn->margin_error = best->error;
  turn->chance_error = bst_engine_search_get_chance_error (search, 0);
  turn->win = CLAMP (best->win + .5 * best->tie, 0, 1);
  turn->loss = MAX (0, bst_engine_search_get_loss (search, (guint) index, &turn->error));
  turn->loss_win = bst_engine_search_get_chance_loss (search, (guint) index, &turn->win_error);
  turn->is_exact = best->exact && bst_engine_search_get (search, (guint) index)->exact;
  turn->mark = find_mark (settings, turn->loss, turn->error);
  bst_engine_search_get_whole (search, 0, &turn->best);
  turn->is_known = TRUE;
}

/* Of two independent sums; against the best of the others. */
static void
find_spread (const BstEngineReport *report,
             guint                  index,
             BstPosition           *position)
{
  BstReportPiece *piece = get_piece (report, index);
  guint n_players = bst_game_get_n_players (bst_position_get_game (position)), player = (guint) piece->turn.player;
  g_autoptr (BstEngineValuer) valuer = bst_engine_valuer_new (bst_engine_report_get_net (report, index), position);
  BstEngineValue value;
  int rival = -1;

  if (!bst_position_apply (position, &piece->turn.node->move, NULL, NULL))
    return;
  bst_engine_valuer_look (valuer, position, &value);
  for (guint other = 0; other < n_players; other++)
    if (other != player && (rival < 0 || value.points[other] > value.points[rival]))
      rival = (int) other;
  piece->turn.spread = hypot ((double) value.spread[player], rival >= 0 ? (double) value.spread[rival] : 0);
}

void
bst_engine_report_look (BstEngineReport *report,
                        guint            index,
                        gboolean       (*stop) (gpointer data),
                        gpointer         data)
{
  BstReportPiece *piece = get_piece (report, index);
  g_autoptr (BstEngineSearch) search = bst_engine_report_search (report, index, stop, data);
  g_autoptr (BstPosition) trial = NULL;

  if (search == NULL)
    return;
  trial = bst_position_copy (piece->before);
  if (find_luck (bst_engine_report_get_net (report, index), trial, (guint) piece->turn.node->move.type, stop, data,
                 &piece->turn))
    take_loss (&report->settings, search, &piece->turn);
  if (piece->turn.is_known)
    find_spread (report, index, trial);
}

/* --- What was found before --- */

/* Larger ones are no points of a game. */
#define MAX_POINTS 1e6

static gboolean
are_numbers (const BstReportTurn *found)
{
  const double numbers[] = {
    found->margin, found->margin_error, found->win, found->chance_error, found->luck, found->luck_error, found->luck_win, found->luck_win_error, found->loss,
    found->error, found->loss_win, found->win_error,
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (!(fabs (numbers[i]) <= MAX_POINTS))
      return FALSE;

  return found->loss >= 0 && found->error >= 0 && found->luck_error >= 0
         && found->margin_error >= 0 && found->chance_error >= 0 && found->win >= 0 && found->win <= 1
         && found->rank >= 1 && found->rank <= found->n_turns;
}

/* Is it a turn with the tile that was drawn? */
static gboolean
is_legal (const BstReportPiece *piece,
          const BstMove        *move)
{
  g_autoptr (BstPosition) trial = bst_position_copy (piece->before);

  return move->kind == BST_MOVE_PLACE && move->type == piece->turn.node->move.type
         && bst_position_apply (trial, move, NULL, NULL);
}

gboolean
bst_engine_report_take (BstEngineReport     *report,
                        guint                index,
                        const BstReportTurn *found)
{
  BstReportPiece *piece = get_piece (report, index);
  g_autoptr (BstPosition) trial = NULL;
  BstReportTurn turn;

  if (!is_searchable (piece) || !are_numbers (found) || !is_legal (piece, &found->best))
    return FALSE;
  turn = *found;
  turn.node = piece->turn.node;
  turn.player = piece->turn.player;
  turn.is_known = TRUE;
  turn.mark = find_mark (&report->settings, turn.loss, turn.error);
  piece->turn = turn;
  /* It costs too little to be kept. */
  trial = bst_position_copy (piece->before);
  find_spread (report, index, trial);

  return TRUE;
}

void
bst_engine_report_mark (BstEngineReport *report,
                        double           dubious,
                        double           mistake,
                        double           blunder)
{
  report->settings.dubious = dubious;
  report->settings.mistake = mistake;
  report->settings.blunder = blunder;
  for (guint i = 0; i < report->pieces->len; i++)
    {
      BstReportTurn *turn = &get_piece (report, i)->turn;

      if (turn->is_known)
        turn->mark = find_mark (&report->settings, turn->loss, turn->error);
    }
}
