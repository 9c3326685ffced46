/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-chance.h"

#include <glib/gi18n.h>
#include <math.h>

/* What counting leaves of numbers that are equal. */
#define TINY 1e-9

/* Is it known, not estimated? */
static gboolean
is_exact (const BstEstimate *chance)
{
  return chance->high - chance->low < TINY;
}

char *
bastide_chance_dup_text (const BstEstimate *chance)
{
  double percent = 100 * chance->value;
  int margin = (int) ceil (50 * (chance->high - chance->low) - TINY);

  if (!is_exact (chance))
    /* Translators: a chance that was estimated, and by how much it may be wrong: "62 ± 1 %". */
    return g_strdup_printf (_("%d ± %d %%"), (int) lround (percent), margin);
  if (percent > TINY && percent < 0.5)
    /* Translators: a chance. */
    return g_strdup (_("under 1 %"));
  if (percent >= 99.5 && percent < 100 - TINY)
    return g_strdup (_("over 99 %"));

  /* Translators: a chance. */
  return g_strdup_printf (_("%d %%"), (int) lround (percent));
}

char *
bastide_chance_dup_short (const BstEstimate *chance)
{
  double percent = 100 * chance->value;

  if (is_exact (chance) && percent > TINY && percent < 0.5)
    /* Translators: a chance of less than one percent. */
    return g_strdup (_("< 1 %"));
  if (is_exact (chance) && percent >= 99.5 && percent < 100 - TINY)
    /* Translators: a chance of more than 99 percent. */
    return g_strdup (_("> 99 %"));

  return bastide_chance_dup_text (chance);
}
