/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-report-text.h"

#include "bst-io-game-words.h"

#include <glib/gi18n-lib.h>

char *
bst_io_report_text_dup (const BstGame          *game,
                        const BstReportSummary *summary)
{
  const char *winner = bst_io_words_player (game, summary->winner), *other;
  int margin = summary->margin;
  gulong n = (gulong) margin;

  if (bst_game_get_n_players (game) < 2)
    return g_strdup ("");
  other = bst_io_words_player (game, summary->other);
  switch (summary->verdict)
    {
    case BST_REPORT_TIE:
      /* Translators: the sentences of a report say what decided a game, to children too: who won (the first name) by how
       * many points, whether the tiles that were drawn were better for one of the two, and whose turns were better. */
      return g_strdup_printf (_("%s and %s have equally many points: nobody won."), winner, other);
    case BST_REPORT_PLAY:
      return g_strdup_printf (ngettext ("%s won by %d point: those turns were better, and the tiles were about fair.",
                                        "%s won by %d points: those turns were better, and the tiles were about fair.", n),
                              winner, margin);
    case BST_REPORT_PLAY_AND_LUCK:
      return g_strdup_printf (ngettext ("%s won by %d point: those turns were better, and the tiles helped.",
                                        "%s won by %d points: those turns were better, and the tiles helped.", n),
                              winner, margin);
    case BST_REPORT_PLAY_OVER_LUCK:
      return g_strdup_printf (ngettext ("%s won by %d point with better turns, although the better tiles came to %s.",
                                        "%s won by %d points with better turns, although the better tiles came to %s.", n),
                              winner, margin, other);
    case BST_REPORT_LUCK:
      return g_strdup_printf (ngettext ("%s won by %d point because better tiles came; the turns of both were about equally good.",
                                        "%s won by %d points because better tiles came; the turns of both were about equally good.", n),
                              winner, margin);
    case BST_REPORT_LUCK_AND_PLAY:
      return g_strdup_printf (ngettext ("%s won by %d point, mostly because better tiles came; the turns were better, too.",
                                        "%s won by %d points, mostly because better tiles came; the turns were better, too.", n),
                              winner, margin);
    case BST_REPORT_LUCK_OVER_PLAY:
      return g_strdup_printf (ngettext ("%s won by %d point because better tiles came, although the turns of %s were better.",
                                        "%s won by %d points because better tiles came, although the turns of %s were better.", n),
                              winner, margin, other);
    case BST_REPORT_EVEN:
      return g_strdup_printf (ngettext ("%s won by %d point: neither tiles nor turns were clearly better.",
                                        "%s won by %d points: neither tiles nor turns were clearly better.", n),
                              winner, margin);
    case BST_REPORT_UNKNOWN:
    default:
      return g_strdup ("");
    }
}
