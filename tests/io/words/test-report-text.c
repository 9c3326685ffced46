/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What decided a game: a sentence for each verdict, no two alike, with the names and the points. */

#include "bst-io-report-text.h"

#include "bst-io-open.h"

#include "io-test.h"

#include <string.h>

static void
test_sentences (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  const BstGame *game = bst_record_get_game (record);
  g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func (g_free);

  for (guint verdict = 0; verdict < BST_N_REPORT_VERDICTS; verdict++)
    {
      BstReportSummary summary = { .verdict = (BstReportVerdict) verdict, .winner = 1, .other = 0, .margin = 12 };
      char *text = bst_io_report_text_dup (game, &summary);

      for (guint i = 0; i < seen->len; i++)
        g_assert_cmpstr (text, !=, g_ptr_array_index (seen, i));
      g_ptr_array_add (seen, text);
      if (verdict == BST_REPORT_UNKNOWN)
        {
          g_assert_cmpstr (text, ==, "");
          continue;
        }
      g_assert_nonnull (strstr (text, bst_game_get_player (game, 1)->name));
      g_assert_true (verdict == BST_REPORT_TIE || strstr (text, "by 12 points") != NULL);
      g_assert_true (g_str_has_suffix (text, "."));
      for (guint other = 0; other < verdict; other++)
        g_assert_cmpstr (bst_report_verdict_name ((BstReportVerdict) verdict), !=,
                         bst_report_verdict_name ((BstReportVerdict) other));
    }
}

static void
test_one_point (void)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  BstReportSummary summary = { .verdict = BST_REPORT_PLAY, .winner = 0, .other = 1, .margin = 1 };
  g_autofree char *text = bst_io_report_text_dup (bst_record_get_game (record), &summary);

  g_assert_nonnull (strstr (text, "by 1 point:"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/io/report-text/sentences", test_sentences);
  g_test_add_func ("/io/report-text/one-point", test_one_point);

  return g_test_run ();
}
