/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-engine-text.h"

#include <bst-estimate.h>
#include <bst-io-step-text.h>
#include <bst-io-game-words.h>

#include <glib/gi18n.h>
#include <math.h>

/* Less than this is no loss in the one place that is shown. */
#define LEAST_LOSS 0.05

double
bastide_engine_text_get_interval (double error)
{
  return BST_ESTIMATE_Z * error;
}

/* --- Numbers --- */

char *
bastide_engine_text_dup_points (double points)
{
  if (fabs (points) < LEAST_LOSS)
    return g_strdup_printf ("%.1f", 0.0);

  return g_strdup_printf ("%s%.1f", points < 0 ? "−" : "+", fabs (points));
}

char *
bastide_engine_text_dup_interval (const BastideEngineTurn *turn)
{
  if (turn->answer.error <= 0)
    return g_strdup ("");

  return g_strdup_printf ("±%.1f", bastide_engine_text_get_interval (turn->answer.error));
}

char *
bastide_engine_text_dup_loss (const BastideEngineTurn *turn)
{
  /* Without an error there were no tries to compare. */
  return turn->loss < LEAST_LOSS || (turn->loss_error <= 0 && !turn->answer.exact)
         ? g_strdup ("") : bastide_engine_text_dup_points (-turn->loss);
}

char *
bastide_engine_text_dup_chance (const BastideEngineTurn *turn)
{
  /* Translators: a chance, with a space that does not break. */
  return g_strdup_printf (_("%.0f %%"), 100 * turn->answer.win);
}

/* --- Sentences --- */

char *
bastide_engine_text_dup_rank_sentence (const BastideEngineTurn *turn)
{
  return g_strdup_printf (_("Place %u by the points that the engine expects."), turn->rank);
}

char *
bastide_engine_text_dup_value_sentence (const BastideEngineTurn *turn,
                                        const BstGame           *game,
                                        guint                    player)
{
  g_autofree char *points = bastide_engine_text_dup_points (turn->value);
  const char *name = bst_io_words_player (game, player);

  if (turn->answer.exact)
    /* Translators: a player, and the points by which he will be ahead, of which nothing is left to chance or guessing. */
    return g_strdup_printf (_("Expected lead of %s at the end: %s, exactly."), name, points);
  if (turn->answer.n_tries == 0)
    /* Translators: the same of a turn that the engine did not look at closely. */
    return g_strdup_printf (_("Expected lead of %s at the end: about %s, at first sight."), name, points);

  /* Translators: the same with half of the interval, and how often the turn was tried. */
  return g_strdup_printf (ngettext ("Expected lead of %s at the end: %s ± %.1f (%u try).",
                                    "Expected lead of %s at the end: %s ± %.1f (%u tries).", turn->answer.n_tries),
                          name, points, bastide_engine_text_get_interval (turn->answer.error), turn->answer.n_tries);
}

char *
bastide_engine_text_dup_loss_sentence (const BastideEngineTurn *turn)
{
  if (turn->rank == 1)
    return g_strdup (_("The best turn, as far as the engine knows."));
  if (turn->answer.n_tries == 0 && !turn->answer.exact)
    return g_strdup (_("The engine did not look at this turn closely."));
  if (turn->loss < LEAST_LOSS)
    return g_strdup (_("Nothing less than the best turn, as far as the engine knows."));
  if (turn->loss_error > 0)
    /* Translators: points, and half of their interval. */
    return g_strdup_printf (_("%.1f points less than the best turn, ± %.1f."), turn->loss,
                            bastide_engine_text_get_interval (turn->loss_error));

  /* Translators: points. */
  return g_strdup_printf (_("%.1f points less than the best turn, exactly."), turn->loss);
}

char *
bastide_engine_text_dup_chance_sentence (const BastideEngineTurn *turn,
                                         const BstGame           *game,
                                         guint                    player)
{
  /* Translators: a player, and chances. */
  return g_strdup_printf (_("Chance of %s to win: %.0f %%, to share the win: %.0f %%."), bst_io_words_player (game, player),
                          100 * turn->answer.win, 100 * turn->answer.tie);
}

/* --- What it does --- */

/* (transfer full) */
static char *
dup_certainty (BastideEngine *engine)
{
  guint n_tries = (guint) bastide_engine_get_n_tries (engine);
  const BastideEngineTurn *best;

  if (bastide_engine_is_exact (engine))
    return g_strdup (_("counted to the end of the game, exact"));
  if (bastide_engine_get_n (engine) == 0)
    return g_strdup ("");
  best = bastide_engine_get (engine, 0);
  if (best->answer.n_tries == 0)
    return g_strdup (_("at first sight"));

  /* Translators: how often turns were tried on, and half of the interval of the best one's points. */
  return g_strdup_printf (ngettext ("%'u try, ±%.1f", "%'u tries, ±%.1f", n_tries), n_tries,
                          bastide_engine_text_get_interval (best->answer.error));
}

char *
bastide_engine_text_dup_state (BastideEngine *engine)
{
  g_autofree char *certainty = NULL;

  g_return_val_if_fail (BASTIDE_IS_ENGINE (engine), NULL);

  certainty = dup_certainty (engine);
  switch (bastide_engine_get_state (engine))
    {
    case BASTIDE_ENGINE_THINKING:
      if (certainty[0] == '\0')
        return g_strdup (_("The engine begins…"));
      /* Translators: of the engine; %s is how sure it is by now. */
      return g_strdup_printf (_("Thinking: %s"), certainty);
    case BASTIDE_ENGINE_RESTING:
      /* Translators: of the engine, which waits; %s is how sure it is by now. */
      return certainty[0] != '\0' ? g_strdup_printf (_("Paused: %s"), certainty) : g_strdup (_("Paused"));
    case BASTIDE_ENGINE_SETTLED:
      /* Translators: of the engine, which is done; %s is how sure it is. */
      return certainty[0] != '\0' ? g_strdup_printf (_("Done: %s"), certainty) : g_strdup (_("There is no turn to look at."));
    case BASTIDE_ENGINE_FAILED:
      return g_strdup (_("The engine’s data cannot be read."));
    case BASTIDE_ENGINE_IDLE:
    default:
      return g_strdup ("");
    }
}

/* --- On the board --- */

static gboolean
is_same_cell (const BstMove *a,
              const BstMove *b)
{
  return a->x == b->x && a->y == b->y;
}

/* Of its cell it is not the best one, if one before it is there. */
static gboolean
has_better (BastideEngine *engine,
            guint          at)
{
  for (guint i = 0; i < at; i++)
    if (is_same_cell (&bastide_engine_get (engine, i)->answer.move, &bastide_engine_get (engine, at)->answer.move))
      return TRUE;

  return FALSE;
}

guint
bastide_engine_text_list_best (BastideEngine *engine,
                               const BstMove *but,
                               BstRenderBest  best[BST_RENDER_MAX_BEST])
{
  guint n_cells = 0, n_best = 0;

  for (guint i = 0; i < bastide_engine_get_n (engine) && n_cells < BST_RENDER_MAX_BEST; i++)
    {
      const BastideEngineTurn *turn = bastide_engine_get (engine, i);
      const BstMove *move = &turn->answer.move;
      g_autofree char *loss = NULL;

      if (has_better (engine, i))
        continue;
      n_cells++;
      if (but != NULL && is_same_cell (move, but))
        continue;
      loss = bastide_engine_text_dup_loss (turn);
      best[n_best] = (BstRenderBest) { .x = move->x, .y = move->y, .rank = turn->rank, .loss = MAX (0, turn->loss) };
      g_strlcpy (best[n_best].text, loss, sizeof best[n_best].text);
      n_best++;
    }

  return n_best;
}

/* --- A line --- */

char *
bastide_engine_text_dup_line (BastideLikelyLine *line,
                              BstGame           *game)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < bastide_likely_line_get_n (line); i++)
    {
      const BstEngineLineTurn *turn = bastide_likely_line_get (line, i);
      g_autofree char *move = bst_io_step_text_dup_move (game, &turn->move);

      /* Translators: a turn of a line: its number, the player, and the turn. */
      g_string_append_printf (words, _("%u. %s: %s"), i + 1, bst_io_words_player (game, turn->player), move);
      if (i + 1 < bastide_likely_line_get_n (line))
        g_string_append (words, " · ");
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}
