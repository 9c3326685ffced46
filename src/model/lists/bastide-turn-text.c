/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-text.h"
#include "bastide-engine-text.h"

#include <bst-io-game-words.h>
#include <bst-io-step-text.h>

#include <glib/gi18n.h>

static const struct
{
  const char *context;      /* of the heading; NULL without one */
  const char *heading;
  const char *title;
} facts[BASTIDE_N_TURN_FACTS] = {
  [BASTIDE_TURN_RANK] = { NULL, "#", N_("Place by the gain, or by the engine while that is on") },
  [BASTIDE_TURN_MOVE] = { NULL, N_("Turn"), N_("The tile as it lies, its cell, and what is done then") },
  [BASTIDE_TURN_POINTS] = { "points", NC_("points", "Now"), N_("Points paid in the turn") },
  [BASTIDE_TURN_GAIN] = { "lead", NC_("lead", "Gain"), N_("How the lead would change if the game ended then") },
  [BASTIDE_TURN_VALUE] = { "lead", NC_("lead", "Value"), N_("Lead at the end of the game that the engine expects, and its interval of 95 %") },
  [BASTIDE_TURN_LOSS] = { "lead", NC_("lead", "Loss"), N_("Points less than the engine’s best turn") },
  [BASTIDE_TURN_CHANCE] = { "win", NC_("win", "Chance"), N_("Chance to win, as the engine sees it") },
  [BASTIDE_TURN_FIGURES] = { "followers", NC_("followers", "Left"), N_("Followers left / followers on the board, after the turn") },
  [BASTIDE_TURN_MADE] = { "holes", NC_("holes", "Made"), N_("Holes made") },
  [BASTIDE_TURN_KILLED] = { "cells", NC_("cells", "Killed"), N_("Cells killed: no tile fits them any more") },
  [BASTIDE_TURN_SAVED] = { "cells", NC_("cells", "Saved"), N_("Cells saved that no other tile fitted") },
  [BASTIDE_TURN_FILLED] = { "holes", NC_("holes", "Filled"), N_("Holes filled") },
  [BASTIDE_TURN_GIVEN] = { "cities", NC_("cities", "Given"), N_("Completed cities that farms of others gain") },
};

const char *
bastide_turn_text_get_heading (BastideTurnFact fact)
{
  g_return_val_if_fail (fact < BASTIDE_N_TURN_FACTS, "");

  if (fact == BASTIDE_TURN_RANK)
    return facts[fact].heading;
  if (facts[fact].context == NULL)
    return _(facts[fact].heading);

  return g_dpgettext2 (NULL, facts[fact].context, facts[fact].heading);
}

const char *
bastide_turn_text_get_title (BastideTurnFact fact)
{
  g_return_val_if_fail (fact < BASTIDE_N_TURN_FACTS, "");

  return _(facts[fact].title);
}

/* --- Numbers --- */

/* Cities that farms of all others have more than before. */
static int
count_given (BastideTurnItem *item)
{
  const BstCompareRow *row = bastide_turn_item_get_row (item);
  guint n_players = bst_game_get_n_players (bastide_turn_item_get_game (item));
  int n_given = 0;

  for (guint p = 0; p < n_players; p++)
    if (p != bastide_turn_item_get_player (item))
      n_given += MAX (0, row->cities[p]);

  return n_given;
}

gboolean
bastide_turn_text_is_engine (BastideTurnFact fact)
{
  return fact == BASTIDE_TURN_VALUE || fact == BASTIDE_TURN_LOSS || fact == BASTIDE_TURN_CHANCE;
}

/* The less the better, below 0. Turns of which the engine says nothing come last. */
static int
get_engine_number (BastideTurnItem *item,
                   BastideTurnFact  fact)
{
  const BastideEngineTurn *turn = bastide_turn_item_get_engine (item);

  if (turn == NULL)
    return -G_MAXINT;

  return fact == BASTIDE_TURN_CHANCE ? (int) (turn->answer.win * 10000 + 0.5) - 10000 : -(int) turn->rank;
}

int
bastide_turn_text_get_number (BastideTurnItem *item,
                              BastideTurnFact  fact)
{
  const BstCompareRow *row = bastide_turn_item_get_row (item);
  const BastideEngineTurn *turn = bastide_turn_item_get_engine (item);

  switch (fact)
    {
    case BASTIDE_TURN_RANK:
      return turn != NULL ? (int) turn->rank : (int) bastide_turn_item_get_rank (item);
    case BASTIDE_TURN_POINTS:
      return row->points[bastide_turn_item_get_player (item)];
    case BASTIDE_TURN_GAIN:
      return row->gain;
    case BASTIDE_TURN_FIGURES:
      return row->n_left;
    case BASTIDE_TURN_MADE:
      return row->n_made;
    case BASTIDE_TURN_KILLED:
      return row->n_killed;
    case BASTIDE_TURN_SAVED:
      return row->n_saved;
    case BASTIDE_TURN_FILLED:
      return row->n_filled;
    case BASTIDE_TURN_GIVEN:
      return count_given (item);
    case BASTIDE_TURN_VALUE:
    case BASTIDE_TURN_LOSS:
    case BASTIDE_TURN_CHANCE:
      return get_engine_number (item, fact);
    case BASTIDE_TURN_MOVE:     /* by cells row by row, from left to right */
      return (row->move.y * (2 * BST_MAX_COORDINATE + 1) + row->move.x) * 4 + row->move.rotation;
    case BASTIDE_N_TURN_FACTS:
    default:
      return 0;
    }
}

/* (transfer full) */
static char *
dup_engine_number (const BastideEngineTurn *turn,
                   BastideTurnFact          fact)
{
  if (turn == NULL)
    return g_strdup ("");
  if (fact == BASTIDE_TURN_LOSS)
    return bastide_engine_text_dup_loss (turn);
  if (fact == BASTIDE_TURN_CHANCE)
    return bastide_engine_text_dup_chance (turn);

  return bastide_engine_text_dup_points (turn->value);
}

char *
bastide_turn_text_dup_number (BastideTurnItem *item,
                              BastideTurnFact  fact)
{
  const BstCompareRow *row = bastide_turn_item_get_row (item);
  int number = bastide_turn_text_get_number (item, fact);

  if (bastide_turn_text_is_engine (fact))
    return dup_engine_number (bastide_turn_item_get_engine (item), fact);
  if (fact == BASTIDE_TURN_MOVE)
    return bst_io_words_coordinates (row->move.x, row->move.y);
  if (fact == BASTIDE_TURN_GAIN)
    return bst_io_words_signed (number);
  if (fact == BASTIDE_TURN_FIGURES)
    return g_strdup_printf ("%u/%u", row->n_left, row->n_tied);
  if (fact == BASTIDE_TURN_RANK)
    return g_strdup_printf (bastide_turn_item_is_pinned (item) ? "★%d" : "%d", number);

  return number != 0 ? bst_io_words_number (number) : g_strdup ("");
}

/* --- Sentences --- */

/* (transfer full) */
static char *
dup_points (BastideTurnItem *item)
{
  const BstCompareRow *row = bastide_turn_item_get_row (item);
  const BstGame *game = bastide_turn_item_get_game (item);
  g_autoptr (GString) paid = g_string_new (NULL);

  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    {
      g_autofree char *points = bst_io_words_signed (row->points[p]);

      if (row->points[p] == 0)
        continue;
      if (paid->len > 0)
        g_string_append (paid, ", ");
      g_string_append_printf (paid, "%s %s", bst_io_words_player (game, p), points);
    }
  if (paid->len == 0)
    return g_strdup (_("Nobody is paid in this turn."));

  /* Translators: %s: who gets how many points: "Red +4, Blue +2". */
  return g_strdup_printf (_("Paid in this turn: %s."), paid->str);
}

/* (transfer full) */
static char *
dup_gain (BastideTurnItem *item)
{
  const BstCompareRow *row = bastide_turn_item_get_row (item);
  const BstGame *game = bastide_turn_item_get_game (item);
  const char *name = bst_io_words_player (game, bastide_turn_item_get_player (item));
  g_autofree char *gain = bst_io_words_signed (row->gain);
  g_autofree char *before = bst_io_words_signed (bastide_turn_item_get_lead (item));
  g_autofree char *after = bst_io_words_signed (bastide_turn_item_get_lead (item) + row->gain);

  /* Translators: the lead of a player over the best of the others; its change, before and after. */
  return g_strdup_printf (_("Lead of %s if the game ended then: %s, from %s to %s."), name, gain, before, after);
}

/* (transfer full) */
static char *
dup_figures (const BstCompareRow *row)
{
  g_autofree char *left = g_strdup_printf (ngettext ("%u follower left", "%u followers left", row->n_left),
                                           row->n_left);
  g_autofree char *tied = g_strdup_printf (ngettext ("%u on the board", "%u on the board", row->n_tied),
                                           row->n_tied);

  /* Translators: "5 followers left, 2 on the board." */
  return g_strdup_printf (_("%s, %s."), left, tied);
}

/* (transfer full) */
static char *
dup_move (BastideTurnItem *item)
{
  const BstCompareRow *row = bastide_turn_item_get_row (item);
  g_autofree char *move = bst_io_step_text_dup_move (bastide_turn_item_get_game (item), &row->move);

  if (!row->others_decide)
    return g_steal_pointer (&move);

  return g_strdup_printf ("%s\n%s", move, _("Another player decides something in this turn: it counts as passed."));
}

/* (transfer full) */
static char *
dup_engine (BastideTurnItem *item,
            BastideTurnFact  fact)
{
  const BastideEngineTurn *turn = bastide_turn_item_get_engine (item);
  const BstGame *game = bastide_turn_item_get_game (item);
  guint player = bastide_turn_item_get_player (item);

  if (turn == NULL)
    return g_strdup (_("The engine says nothing of this turn."));
  if (fact == BASTIDE_TURN_LOSS)
    return bastide_engine_text_dup_loss_sentence (turn);
  if (fact == BASTIDE_TURN_CHANCE)
    return bastide_engine_text_dup_chance_sentence (turn, game, player);

  return bastide_engine_text_dup_value_sentence (turn, game, player);
}

char *
bastide_turn_text_dup_sentence (BastideTurnItem *item,
                                BastideTurnFact  fact)
{
  const BstCompareRow *row = bastide_turn_item_get_row (item);
  guint n_given;

  g_return_val_if_fail (BASTIDE_IS_TURN_ITEM (item), NULL);

  switch (fact)
    {
    case BASTIDE_TURN_VALUE:
    case BASTIDE_TURN_LOSS:
    case BASTIDE_TURN_CHANCE:
      return dup_engine (item, fact);
    case BASTIDE_TURN_RANK:
      if (bastide_turn_item_get_engine (item) != NULL)
        return bastide_engine_text_dup_rank_sentence (bastide_turn_item_get_engine (item));
      return g_strdup_printf (_("Place %u by the gain; equals share one."), bastide_turn_item_get_rank (item));
    case BASTIDE_TURN_MOVE:
      return dup_move (item);
    case BASTIDE_TURN_POINTS:
      return dup_points (item);
    case BASTIDE_TURN_GAIN:
      return dup_gain (item);
    case BASTIDE_TURN_FIGURES:
      return dup_figures (row);
    case BASTIDE_TURN_MADE:
      return g_strdup_printf (ngettext ("%u hole made: a free cell with tiles on three sides or four.",
                                        "%u holes made: free cells with tiles on three sides or four.",
                                        row->n_made), row->n_made);
    case BASTIDE_TURN_KILLED:
      return g_strdup_printf (ngettext ("%u free cell killed: no tile that is left fits it any more.",
                                        "%u free cells killed: no tile that is left fits them any more.",
                                        row->n_killed), row->n_killed);
    case BASTIDE_TURN_SAVED:
      return g_strdup (row->n_saved > 0 ? _("A cell saved: no other tile that is left fitted it.")
                                        : _("No cell saved: another tile that is left fits this one, too."));
    case BASTIDE_TURN_FILLED:
      return g_strdup (row->n_filled > 0 ? _("A hole filled: the cell has tiles on three sides or four.")
                                         : _("No hole filled."));
    case BASTIDE_TURN_GIVEN:
      n_given = (guint) count_given (item);
      return g_strdup_printf (ngettext ("%u completed city more pays farms of others.",
                                        "%u completed cities more pay farms of others.", n_given), n_given);
    case BASTIDE_N_TURN_FACTS:
    default:
      return g_strdup ("");
    }
}

char *
bastide_turn_text_dup_row (BastideTurnItem *item)
{
  static const BastideTurnFact told[] = {
    BASTIDE_TURN_MOVE, BASTIDE_TURN_VALUE, BASTIDE_TURN_LOSS, BASTIDE_TURN_CHANCE, BASTIDE_TURN_GAIN, BASTIDE_TURN_FIGURES
  };
  guint n_others = bastide_turn_item_get_n_others (item);
  g_autoptr (GString) row = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *sentence = NULL;

      if (bastide_turn_text_is_engine (told[i]) && bastide_turn_item_get_engine (item) == NULL)
        continue;
      sentence = bastide_turn_text_dup_sentence (item, told[i]);
      g_string_append_printf (row, "%s%s", i > 0 ? "; " : "", sentence);
    }
  if (n_others > 0)
    {
      g_autofree char *others = NULL;

      /* Translators: of the turns with a tile on one cell the best is listed, which has so many others. */
      others = g_strdup_printf (ngettext ("%u other turn on this cell", "%u other turns on this cell", n_others), n_others);
      g_string_append_printf (row, "; %s", others);
    }

  return g_string_free (g_steal_pointer (&row), FALSE);
}

char *
bastide_turn_text_dup_all (BastideTurnItem *item)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint fact = BASTIDE_TURN_MOVE; fact < BASTIDE_N_TURN_FACTS; fact++)
    {
      g_autofree char *sentence = NULL;

      if ((fact >= BASTIDE_TURN_MADE && bastide_turn_text_get_number (item, fact) == 0)
          || (bastide_turn_text_is_engine (fact) && bastide_turn_item_get_engine (item) == NULL))
        continue;
      sentence = bastide_turn_text_dup_sentence (item, fact);
      if (all->len > 0)
        g_string_append_c (all, '\n');
      g_string_append (all, sentence);
    }

  return g_string_free (g_steal_pointer (&all), FALSE);
}
