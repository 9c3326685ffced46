/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-beginning.h"

#include "bst-house-rules.h"

#include <glib/gi18n-lib.h>

/* --- Judged --- */

static gboolean
has_types (const BstBeginning *beginning,
           const BstTileSet   *set)
{
  for (guint i = 0; i < beginning->n_drawn; i++)
    if (beginning->drawn[i] < 0
        || beginning->drawn[i] >= (int) bst_tile_set_get_n_types (set))
      return FALSE;

  return TRUE;
}

/* Whom the first @n_drawn tiles name, and in @waiting who draws next. */
static int
find_first (const BstBeginning *beginning,
            const BstTileSet   *set,
            guint               n_players,
            guint               n_drawn,
            guint8             *waiting)
{
  int drawn[BST_MAX_FIRST_DRAWS];

  for (guint i = 0; i < n_drawn; i++)
    drawn[i] = beginning->drawn[i];

  return bst_first_by_roads (set, n_players, drawn, n_drawn, waiting);
}

gboolean
bst_io_beginning_is_ok (const BstBeginning *beginning,
                        const BstTileSet   *set,
                        guint               n_players)
{
  guint n_drawn = beginning->n_drawn;

  if (beginning->kind != BST_BEGINNING_ROADS)
    return beginning->thrower < n_players;

  return n_drawn > 0 && n_drawn <= BST_MAX_FIRST_DRAWS && has_types (beginning, set)
         && find_first (beginning, set, n_players, n_drawn, NULL) == 0
         && find_first (beginning, set, n_players, n_drawn - 1, NULL) == BST_NO_PLAYER;
}

guint
bst_io_beginning_get_round (const BstBeginning *beginning,
                            const BstTileSet   *set,
                            guint               n_players,
                            guint               draw)
{
  guint8 waiting;

  find_first (beginning, set, n_players, draw, &waiting);

  return waiting;
}

/* --- In words --- */

static guint
count_roads (const BstBeginning *beginning,
             const BstTileSet   *set,
             guint               draw)
{
  return bst_tile_type_count_roads (bst_tile_set_get_type (set, (guint) beginning->drawn[draw]));
}

/* "1", "1 and 2", "1, 0 and 2": the roads of @n_draws tiles from @draw on. (transfer full) */
static char *
dup_numbers (const BstBeginning *beginning,
             const BstTileSet   *set,
             guint               draw,
             guint               n_draws)
{
  g_autoptr (GString) list = g_string_new (NULL);
  guint last = count_roads (beginning, set, draw + n_draws - 1);
  g_autofree char *number = g_strdup_printf ("%u", last);

  for (guint i = 0; i + 1 < n_draws; i++)
    g_string_append_printf (list, "%s%u", i > 0 ? C_("list separator", ", ") : "",
                            count_roads (beginning, set, draw + i));
  if (list->len == 0)
    return g_steal_pointer (&number);

  /* Translators: the end of a list of numbers: "1, 0 and 2". */
  return g_strdup_printf (C_("numbers", "%s and %s"), list->str, number);
}

/* One round, in which the first player drew before all others who were still in it. */
static void
add_round (GString            *text,
           const BstBeginning *beginning,
           const BstTileSet   *set,
           guint               draw,
           guint               n_draws)
{
  guint n_roads = count_roads (beginning, set, draw);
  g_autofree char *own = g_strdup_printf (ngettext ("%u road", "%u roads", n_roads), n_roads);
  g_autofree char *others = dup_numbers (beginning, set, draw + 1, n_draws - 1);

  if (draw == 0)
    /* Translators: who begins is found by drawing tiles: "3 roads on the tile drawn, against
     * 1 and 2", the others' numbers of roads. */
    g_string_append_printf (text, _("%s on the tile drawn, against %s"), own, others);
  else
    /* Translators: goes on the sentence before; who had equally many roads drew again: "; then
     * 2 roads, against 1". */
    g_string_append_printf (text, _("; then %s, against %s"), own, others);
}

static char *
dup_roads (const BstBeginning *beginning,
           const BstTileSet   *set,
           guint               n_players)
{
  GString *text = g_string_new (NULL);

  for (guint draw = 0, n_draws; draw < beginning->n_drawn; draw += n_draws)
    {
      n_draws = (guint) __builtin_popcount (bst_io_beginning_get_round (beginning, set, n_players,
                                                                        draw));
      add_round (text, beginning, set, draw, n_draws);
    }

  return g_string_free (text, FALSE);
}

/* H1: he begins himself, or has chosen another. */
static char *
dup_throw (const BstBeginning *beginning,
           const char         *name,
           const char         *thrower)
{
  guint n_throws = beginning->n_throws;

  if (beginning->thrower == 0 && n_throws == 0)
    /* Translators: who begins is decided by throwing figures; %s is a player. */
    return g_strdup_printf (_("%s decides and begins: the first whose thrown figure landed standing (H1)"), name);
  if (beginning->thrower == 0)
    /* Translators: as before; the figures were thrown so many times by all together. */
    return g_strdup_printf (ngettext ("%s decides and begins: a figure landed standing on the first throw (H1)",
                                      "%s decides and begins: a figure landed standing on throw %u (H1)", n_throws),
                            name, n_throws);
  if (n_throws == 0)
    /* Translators: who begins, and the player who has decided so. */
    return g_strdup_printf (_("%s begins: so decides %s, the first whose thrown figure landed standing (H1)"),
                            name, thrower);

  /* Translators: as before; the figures were thrown so many times by all together. */
  return g_strdup_printf (ngettext ("%s begins: so decides %s, whose figure landed standing on the first throw (H1)",
                                    "%s begins: so decides %s, whose figure landed standing on throw %u (H1)", n_throws),
                          name, thrower, n_throws);
}

char *
bst_io_beginning_dup_text (const BstBeginning *beginning,
                           const BstTileSet   *set,
                           guint               n_players,
                           const char         *name,
                           const char         *thrower)
{
  g_autofree char *roads = NULL;

  switch (beginning->kind)
    {
    case BST_BEGINNING_THROW:
      return dup_throw (beginning, name, thrower);
    case BST_BEGINNING_ROADS:
      roads = dup_roads (beginning, set, n_players);
      /* Translators: a player, and the sentence "3 roads on the tile drawn, against 1 and 2". */
      return g_strdup_printf (_("%s begins: %s (H2)"), name, roads);
    case BST_BEGINNING_NONE:
    default:
      return NULL;
    }
}
