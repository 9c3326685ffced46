/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-why-text.h"

#include "bst-io-game-words.h"

#include <glib/gi18n-lib.h>

/* --- Completed or not --- */

static char *
dup_completed (const BstGame      *game,
               const BstEngineWhy *why,
               const BstWhySide   *one)
{
  g_autofree char *names = NULL;
  int points = 0;

  if (one->paid[why->player] != 0)
    /* Translators: of a feature that a turn completes: what the player gets for it. */
    return g_strdup_printf (ngettext ("completed, %d point", "completed, %d points", (gulong) ABS (one->paid[why->player])),
                            one->paid[why->player]);
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    points = MAX (points, one->paid[player]);
  if (points == 0 || one->owners == 0)
    /* Translators: of a feature that a turn completes. */
    return g_strdup (_("completed, and nobody is paid"));
  names = bst_io_words_players (game, one->owners);

  /* Translators: of a feature that a turn completes: %s is players who are paid for it. */
  return g_strdup_printf (ngettext ("completed, %d point for %s", "completed, %d points for %s", (gulong) points), points, names);
}

static char *
dup_stays_open (const BstWhySide *one)
{
  if (one->cells > 1)
    /* Translators: of a city, road or monastery: so many free cells are to be filled until it is completed. */
    return g_strdup_printf (ngettext ("stays open, %u cell to fill", "stays open, %u cells to fill", one->cells), one->cells);
  if (one->cells == 0)
    /* Translators: of a city, road or monastery that is not completed. */
    return g_strdup (_("stays open"));
  if (one->finishing == 0)
    /* Translators: of a city, road or monastery: no tile that may still come completes it at once. */
    return g_strdup (_("stays open, no tile left finishes it at once"));

  /* Translators: of a city, road or monastery: so many of the tiles left complete it. */
  return g_strdup_printf (ngettext ("stays open, %u tile finishes it", "stays open, %u tiles finish it", one->finishing),
                          one->finishing);
}

/* --- Who has it --- */

static char *
dup_owners (const BstGame *game,
            guint          owners)
{
  g_autofree char *names = NULL;

  if (owners == 0)
    /* Translators: of a feature: no figure stands on it. */
    return g_strdup (_("nobody has it"));
  names = bst_io_words_players (game, owners);
  if (owners & (owners - 1))
    /* Translators: of a feature: %s is players with equally many figures on it. */
    return g_strdup_printf (_("shared by %s"), names);

  /* Translators: of a feature: %s is the player with the most figures on it. */
  return g_strdup_printf (_("%s has it"), names);
}

static char *
dup_stands (const BstGame      *game,
            const BstEngineWhy *why,
            const BstWhyReason *reason)
{
  const char *player = bst_io_words_player (game, why->player);

  if (reason->cause == BST_WHY_TAKEN && reason->kind == BST_FEATURE_FIELD)
    /* Translators: of a farm: %s is a player, who has a farmer there. */
    return g_strdup_printf (_("%s lies there"), player);
  if (reason->cause == BST_WHY_TAKEN)
    /* Translators: of a feature: %s is a player, who has a figure there. */
    return g_strdup_printf (_("%s stands there"), player);

  /* Translators: of a feature: %s is a player, who has no figure there, but would have one after another turn. */
  return g_strdup_printf (_("without %s"), player);
}

static char *
dup_joined (const BstGame      *game,
            const BstWhyReason *reason)
{
  g_autofree char *owners = dup_owners (game, reason->sides[0].owners);

  if (reason->cause == BST_WHY_JOINED)
    /* Translators: a turn makes one of several features; %s says whose it is then: "joined: Red has it". */
    return g_strdup_printf (_("joined: %s"), owners);

  /* Translators: features that another turn would join. */
  return g_strdup (_("not joined"));
}

/* --- What it is --- */

static char *
dup_cities (const BstWhySide *one,
            const BstWhySide *other)
{
  if (one->cities != other->cities)
    /* Translators: of a farm: how many completed cities it feeds with one turn, and with another. */
    return g_strdup_printf (ngettext ("feeds %u completed city instead of %u", "feeds %u completed cities instead of %u",
                                      one->cities), one->cities, other->cities);

  /* Translators: of a farm: how many unfinished cities lie at it with one turn, and with another. */
  return g_strdup_printf (ngettext ("%u unfinished city at it instead of %u", "%u unfinished cities at it instead of %u",
                                    one->open_cities), one->open_cities, other->open_cities);
}

static char *
dup_chances (const BstWhySide *one,
             const BstWhySide *other)
{
  if (one->cells != other->cells)
    /* Translators: of a feature: free cells that must be filled to complete it, with one turn and with another. */
    return g_strdup_printf (ngettext ("%u cell to fill instead of %u", "%u cells to fill instead of %u", one->cells),
                            one->cells, other->cells);
  if (one->cells == 1)
    /* Translators: of a feature: tiles left that complete it, with one turn and with another. */
    return g_strdup_printf (ngettext ("%u tile finishes it instead of %u", "%u tiles finish it instead of %u",
                                      one->finishing), one->finishing, other->finishing);

  /* Translators: of a feature: tiles left that close it at the free cell where there are fewest, with one turn and with
   * another. */
  return g_strdup_printf (ngettext ("%u tile closes its hardest cell instead of %u",
                                    "%u tiles close its hardest cell instead of %u", one->finishing),
                          one->finishing, other->finishing);
}

static char *
dup_what (const BstGame      *game,
          const BstEngineWhy *why,
          const BstWhyReason *reason)
{
  const BstWhySide *one = &reason->sides[0], *other = &reason->sides[1];

  switch (reason->cause)
    {
    case BST_WHY_COMPLETED:
      return dup_completed (game, why, one);
    case BST_WHY_STAYS_OPEN:
      return one->n_features > 0 ? dup_stays_open (one) : g_strdup (_("not there"));
    case BST_WHY_TAKEN:
    case BST_WHY_LEFT:
      return dup_stands (game, why, reason);
    case BST_WHY_NEW:
      /* Translators: of a feature that a turn begins. */
      return g_strdup (_("begins, and nobody has it"));
    case BST_WHY_MISSING:
      /* Translators: of a feature that there would be after another turn. */
      return g_strdup (_("not there"));
    case BST_WHY_JOINED:
    case BST_WHY_APART:
      return dup_joined (game, reason);
    case BST_WHY_OWNERS:
      return dup_owners (game, one->owners);
    case BST_WHY_CITIES:
      return dup_cities (one, other);
    case BST_WHY_SIZE:
      /* Translators: of a feature: its size with one turn and with another. */
      return g_strdup_printf (ngettext ("%u tile instead of %u", "%u tiles instead of %u", one->tiles), one->tiles, other->tiles);
    case BST_WHY_CHANCES:
      return dup_chances (one, other);
    case BST_WHY_OUTLOOK:
    case BST_WHY_FOLLOWERS:
    case BST_WHY_REST:
    default:
      /* Translators: of a feature: it is the same with one turn as with another, but not the tiles around it. */
      return g_strdup (_("other tiles around it"));
    }
}

/* --- Followers --- */

static char *
dup_followers (const BstWhyReason *reason)
{
  guint n = (guint) ABS (reason->followers), n_others = (guint) ABS (reason->others);
  g_autofree char *followers = NULL, *turns = NULL;

  if (reason->followers > 0)
    /* Translators: what a turn leaves a player, compared with another turn. */
    followers = g_strdup_printf (ngettext ("%u follower more at home", "%u followers more at home", n), n);
  else if (reason->followers < 0)
    followers = g_strdup_printf (ngettext ("%u follower less at home", "%u followers less at home", n), n);
  else if (reason->others > 0)
    /* Translators: what a turn leaves the opponent, compared with another turn. */
    followers = g_strdup_printf (ngettext ("the opponent has %u follower more at home",
                                           "the opponent has %u followers more at home", n_others), n_others);
  else
    followers = g_strdup_printf (ngettext ("the opponent has %u follower less at home",
                                           "the opponent has %u followers less at home", n_others), n_others);
  turns = g_strdup_printf (ngettext ("%u turn left", "%u turns left", reason->turns), reason->turns);

  /* Translators: followers, and how many turns a player still has: "1 follower less at home, 6 turns left". */
  return g_strdup_printf (C_("followers", "%s, %s"), followers, turns);
}

char *
bst_io_why_text_dup (const BstGame      *game,
                     const BstEngineWhy *why,
                     const BstWhyReason *reason)
{
  g_autofree char *what = NULL, *cell = NULL;

  if (reason->cause == BST_WHY_FOLLOWERS)
    return dup_followers (reason);
  if (reason->cause == BST_WHY_REST)
    /* Translators: what makes one turn better than another besides what is told. */
    return g_strdup (_("all else"));
  what = dup_what (game, why, reason);
  cell = bst_io_words_cell (reason->spot.x, reason->spot.y);

  /* Translators: a kind of feature, a cell, and what a turn does there: "Road (2, −1): stays open, 2 tiles finish it". */
  return g_strdup_printf (C_("why", "%s %s: %s"), bst_io_words_feature (reason->kind), cell, what);
}
