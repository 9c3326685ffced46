/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-play-clock.h"

void
bastide_play_clock_run (BastidePlayClock *clock,
                        int               player,
                        gint64            now)
{
  g_return_if_fail (player < BST_MAX_PLAYERS && now > 0);

  if (clock->since != 0)
    clock->thought[clock->player] += now - clock->since;
  clock->since = player == BST_NO_PLAYER ? 0 : now;
  clock->player = player == BST_NO_PLAYER ? 0 : (guint) player;
}

gint64
bastide_play_clock_get (const BastidePlayClock *clock,
                        guint                   player,
                        gint64                  now)
{
  g_return_val_if_fail (player < BST_MAX_PLAYERS, 0);

  return clock->thought[player] + (clock->since != 0 && clock->player == player ? now - clock->since : 0);
}

char *
bastide_play_clock_dup_text (gint64 microseconds)
{
  guint seconds = (guint) (microseconds / G_USEC_PER_SEC);

  if (seconds < 3600)
    return g_strdup_printf ("%u:%02u", seconds / 60, seconds % 60);

  return g_strdup_printf ("%u:%02u:%02u", seconds / 3600, seconds / 60 % 60, seconds % 60);
}
