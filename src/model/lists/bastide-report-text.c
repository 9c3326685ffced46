/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-report-text.h"
#include "bastide-engine-text.h"
#include "bastide-nets.h"

#include <bst-io-experience-text.h>
#include <bst-io-game-words.h>

#include <glib/gi18n.h>

/* Marks from the least to the worst. */
static const BstGlyph marks[] = { BST_GLYPH_DUBIOUS, BST_GLYPH_MISTAKE, BST_GLYPH_BLUNDER };

char *
bastide_report_text_dup_estimate (double points,
                                  double error)
{
  g_autofree char *number = bastide_engine_text_dup_points (points);

  if (error <= 0)
    return g_steal_pointer (&number);

  return g_strdup_printf ("%s ± %.1f", number, bastide_engine_text_get_interval (error));
}

char *
bastide_report_text_dup_marks (const BstReportTotal *total)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    g_string_append_printf (text, "%s%s %u", i > 0 ? "   " : "", bst_glyph_text (marks[i]), total->n_marks[marks[i]]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
bastide_report_text_dup_kinds (const BstReportTotal *total)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
    if (total->points_by_kind[kind] != 0)
      g_string_append_printf (text, "%s%s %d", text->len > 0 ? " · " : "", bst_io_words_feature (kind),
                              total->points_by_kind[kind]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* With a space before it. (transfer full) */
static char *
dup_experience (BastideReport *report)
{
  g_autoptr (BstPosition) position = bst_position_new (bastide_report_get_game (report));
  const char *text = bst_io_experience_text (bastide_nets_get_experience (position));

  return text != NULL ? g_strconcat (" ", text, NULL) : g_strdup ("");
}

/* (transfer full) */
static char *
dup_done (BastideReport *report)
{
  guint n = bastide_report_get_n (report);
  g_autofree char *experience = dup_experience (report);
  g_autofree char *done = NULL;

  done = g_strdup_printf (ngettext ("%u turn looked at. Numbers after ± are intervals of 95 %%; a loss is marked only where it "
                                    "is larger than twice its error.",
                                    "%u turns looked at. Numbers after ± are intervals of 95 %%; a loss is marked only where "
                                    "it is larger than twice its error.", n), n);

  return g_strconcat (done, experience, NULL);
}

char *
bastide_report_text_dup_told (BastideReport *report)
{
  guint n = bastide_report_get_n (report), n_done = bastide_report_get_n_done (report);

  switch (bastide_report_get_state (report))
    {
    case BASTIDE_REPORT_WORKING:
    case BASTIDE_REPORT_STOPPED:
      /* Translators: of the turns of a game how many the engine looked at. */
      return g_strdup_printf (ngettext ("%u of %u turn looked at", "%u of %u turns looked at", n), n_done, n);
    case BASTIDE_REPORT_DONE:
      return dup_done (report);
    case BASTIDE_REPORT_FAILED:
      return g_strdup (bastide_report_get_error (report));
    case BASTIDE_REPORT_NONE:
    default:
      return g_strdup (_("The engine goes through the game that is open: which tiles were lucky, which turns lost points, and "
                         "what would have been better. Of a base game it takes about a minute."));
    }
}

/* --- Its mistakes --- */

static int
compare_losses (gconstpointer a,
                gconstpointer b)
{
  const BstReportTurn *one = *(const BstReportTurn * const *) a, *other = *(const BstReportTurn * const *) b;

  if (one->loss != other->loss)
    return one->loss > other->loss ? -1 : 1;

  return (one > other) - (one < other);
}

static gboolean
is_mistake (const BstReportTurn *turn,
            int                  player)
{
  return turn->mark != BST_GLYPH_NONE && (player == BST_NO_PLAYER || turn->player == player);
}

void
bastide_report_text_list_mistakes (BastideReport *report,
                                   int            player,
                                   GPtrArray     *turns)
{
  g_ptr_array_set_size (turns, 0);
  for (guint i = 0; i < bastide_report_get_n (report); i++)
    if (is_mistake (bastide_report_get (report, i), player))
      g_ptr_array_add (turns, (gpointer) bastide_report_get (report, i));
  g_ptr_array_sort (turns, compare_losses);
}

guint
bastide_report_text_count_mistakes (BastideReport *report,
                                    int            player)
{
  guint n = 0;

  for (guint i = 0; i < bastide_report_get_n (report); i++)
    n += is_mistake (bastide_report_get (report, i), player);

  return n;
}
