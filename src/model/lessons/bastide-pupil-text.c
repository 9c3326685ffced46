/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-pupil-text.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

#define SECONDS_A_DAY (24 * 60 * 60)

char *
bastide_pupil_text_dup_name (BastidePupils              *pupils,
                             guint                       number,
                             const BastidePupilProgress *progress)
{
  const char *name = bastide_pupils_get_name (pupils, number);

  /* Translators: the results of a machine without named pupils. */
  return g_strdup (name != NULL ? bst_io_words_name (name) : _("Nobody in Particular"));
}

char *
bastide_pupil_text_dup_lessons (BastidePupils              *pupils,
                                guint                       number,
                                const BastidePupilProgress *progress)
{
  /* Translators: lessons that are finished, of how many. */
  return g_strdup_printf (_("%u of %u"), progress->n_finished, progress->n_lessons);
}

char *
bastide_pupil_text_dup_perfect (BastidePupils              *pupils,
                                guint                       number,
                                const BastidePupilProgress *progress)
{
  if (progress->n_finished == 0)
    return g_strdup ("–");

  /* Translators: lessons in which all was right at the first try, of how many that are finished. */
  return g_strdup_printf (_("%u of %u"), progress->n_perfect, progress->n_finished);
}

char *
bastide_pupil_text_dup_share (BastidePupils              *pupils,
                              guint                       number,
                              const BastidePupilProgress *progress)
{
  if (progress->n_answers == 0)
    return g_strdup ("–");

  /* Translators: how many answers were right, and of how many. */
  return g_strdup_printf (_("%u of %u"), progress->n_right, progress->n_answers);
}

char *
bastide_pupil_text_dup_day (BastidePupils              *pupils,
                            guint                       number,
                            const BastidePupilProgress *progress)
{
  g_autoptr (GDateTime) day = NULL;

  if (progress->last_day < 0)
    return g_strdup ("–");
  day = g_date_time_new_from_unix_utc ((gint64) progress->last_day * SECONDS_A_DAY);

  return day != NULL ? g_date_time_format (day, "%x") : g_strdup ("–");
}
