/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-bga-log.h"

#include "bst-io-bga-tiles.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* --- Comparing points --- */

static int
compare_gains (gconstpointer a,
               gconstpointer b)
{
  const BstIoBgaGain *x = a;
  const BstIoBgaGain *y = b;

  return x->player != y->player ? x->player - y->player : x->points - y->points;
}

static GArray *
gains_of_events (const BstEvents *events)
{
  GArray *gains = g_array_new (FALSE, FALSE, sizeof (BstIoBgaGain));

  for (guint i = 0; i < events->n_items; i++)
    for (int player = 0; player < BST_MAX_PLAYERS; player++)
      if ((events->items[i].players & (1u << player)) && events->items[i].points != 0)
        {
          BstIoBgaGain gain = { player, events->items[i].points };

          g_array_append_val (gains, gain);
        }

  return gains;
}

static char *
print_gains (const BstIoBgaLog *game,
             const GArray      *gains)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < gains->len; i++)
    {
      const BstIoBgaGain *gain = &g_array_index (gains, BstIoBgaGain, i);

      g_string_append_printf (text, "%s%s %d", i > 0 ? ", " : "",
                              g_array_index (game->players, BstIoBgaPlayer, gain->player).name,
                              gain->points);
    }
  if (gains->len == 0)
    g_string_append (text, _("nothing"));

  return g_string_free (text, FALSE);
}

void
bst_io_bga_log_settle_gains (BstIoBgaLog *game)
{
  g_autoptr (GArray) ours = gains_of_events (&game->events);
  GArray *theirs = game->gains;

  g_array_sort (ours, compare_gains);
  g_array_sort (theirs, compare_gains);
  if (ours->len != theirs->len
      || (ours->len > 0
          && memcmp (ours->data, theirs->data, ours->len * sizeof (BstIoBgaGain)) != 0))
    {
      g_autofree char *place = g_strdup_printf (_("turn %u"),
                                                bst_position_get_n_placed (game->position));
      g_autofree char *our_text = print_gains (game, ours);
      g_autofree char *their_text = print_gains (game, theirs);

      bst_io_issues_add (game->issues, "points", place,
                         _("the log gives other points (%s) than the rules here (%s)"),
                         their_text, our_text);
    }

  g_array_set_size (theirs, 0);
  bst_events_clear (&game->events);
}

/* --- Comparing places --- */

gboolean
bst_io_bga_log_compare_spots (BstIoBgaLog      *game,
                              const BstIoJson  *list,
                              GError          **error)
{
  const BstTileType *type = bst_tile_set_get_type (bst_io_bga_log_get_set (game),
                                                   (guint) game->move.type);
  guint8 spots[BST_MAX_SEGMENTS];
  guint n_spots = bst_position_get_spots (game->position,
                                          bst_position_get_turn (game->position),
                                          BST_FIGURE_FOLLOWER, spots);
  guint ours = 0;
  guint theirs = 0;

  for (guint i = 0; i < n_spots; i++)
    ours |= 1u << spots[i];
  for (guint i = 0; i < bst_io_json_get_length (list); i++)
    {
      BstIoJson spot;
      gint64 place;
      guint segment;

      bst_io_json_get_element (list, i, &spot);
      if (!bst_io_json_need_loose_int (&spot, "pos", 0, G_MAXINT, &place, error))
        return FALSE;
      segment = bst_io_bga_find_segment (type, game->type, (guint) place);
      theirs |= 1u << MIN (segment, 31);
    }

  if (ours != theirs)
    {
      g_autofree char *place = g_strdup_printf (_("turn %u"),
                                                bst_position_get_n_placed (game->position));

      bst_io_issues_add (game->issues, "spots", place,
                         _("the log offers other places for a figure than the rules here"));
    }

  return TRUE;
}
