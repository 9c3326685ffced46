/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-rule-text.h"
#include "bastide-words.h"

#include <glib/gi18n.h>

typedef struct
{
  const char *number;
  const char *sentence;
} RuleText;

/* In the order of the rule documents. */
static const RuleText rule_texts[] = {
  { "RD2", N_("A completed road gives one point for each of its tiles.") },
  { "RD5", N_("At the end of the game an unfinished road gives one point for each of its tiles.") },
  { "C2", N_("A completed city gives two points for each tile and two for each pennant.") },
  { "C4", N_("A completed city of only two tiles gives one point for each tile and one for "
             "each pennant.") },
  { "C6", N_("At the end of the game an unfinished city gives one point for each tile and one "
             "for each pennant.") },
  { "MJ1", N_("Whoever has the most followers on a feature gets all of its points.") },
  { "MJ2", N_("Players with equally many followers all get the full points.") },
  { "MO2", N_("A monastery with tiles on all eight cells around it gives nine points.") },
  { "MO3", N_("At the end of the game an unfinished monastery gives one point for itself and "
              "one for each tile around it.") },
  { "FV3", N_("The owner of a farm gets three points for each completed city at its border; "
              "every farm counts on its own.") },
  { "FV2", N_("The owner of a farm gets three points for each completed city at its border, "
              "but a player scores the same city only once.") },
  { "FV1", N_("Each completed city gives four points to the player with the most farmers on "
              "all the farms around it.") },
  { "IC1", N_("A completed road with an inn gives two points for each tile, an unfinished one "
              "nothing.") },
  { "IC2", N_("A completed city with a cathedral gives three points for each tile and pennant, "
              "an unfinished one nothing.") },
  { "T5", N_("At the end of the game the player with the most tokens of a kind of goods gets ten "
             "points.") },
  { "T9", N_("Pigs raise what the owner of a farm gets for each completed city at its border.") },
  { "FV1b", N_("Each completed city gives four points to the player who owns the most farms "
               "around it.") },
};

const char *
bastide_rule_text_find (const char *number)
{
  for (guint i = 0; i < G_N_ELEMENTS (rule_texts); i++)
    if (strcmp (rule_texts[i].number, number) == 0)
      return _(rule_texts[i].sentence);

  return NULL;
}

const char *
bastide_rule_text_get_title (const BstEvent *event)
{
  switch (event->goods)
    {
    case BST_WINE + 1:
      return _("Most wine");
    case BST_GRAIN + 1:
      return _("Most grain");
    case BST_CLOTH + 1:
      return _("Most cloth");
    default:
      break;
    }

  switch (event->kind)
    {
    case BST_FEATURE_CITY:
      if (!event->complete)
        return _("Unfinished city");
      return event->two_tile ? _("Small city completed") : _("City completed");
    case BST_FEATURE_ROAD:
      return event->complete ? _("Road completed") : _("Unfinished road");
    case BST_FEATURE_MONASTERY:
      return event->complete ? _("Monastery completed") : _("Unfinished monastery");
    case BST_FEATURE_FIELD:
      return _("Farm");
    case BST_FEATURE_RIVER:
    default:
      g_return_val_if_reached ("");
    }
}

/* Terms are arithmetic, not sentences: joining them with a plus needs no translator. */
static void
add_term (GString    *formula,
          const char *noun,
          int         points)
{
  if (formula->len > 0)
    g_string_append (formula, " + ");
  g_string_append (formula, noun);
  if (points != 1)
    g_string_append_printf (formula, " × %d", points);
}

static void
add_tiles (GString *formula,
           guint    count,
           int      points)
{
  g_autofree char *noun = g_strdup_printf (ngettext ("%u tile", "%u tiles", count), count);

  add_term (formula, noun, points);
}

static void
add_segments (GString *formula,
              guint    count,
              int      points)
{
  g_autofree char *noun = g_strdup_printf (ngettext ("%u segment", "%u segments", count), count);

  add_term (formula, noun, points);
}

static void
add_pennants (GString *formula,
              guint    count,
              int      points)
{
  g_autofree char *noun = g_strdup_printf (ngettext ("%u pennant", "%u pennants", count), count);

  if (count > 0)
    add_term (formula, noun, points);
}

static void
add_cities (GString *formula,
            guint    count,
            int      points)
{
  g_autofree char *noun = g_strdup_printf (ngettext ("%u completed city",
                                                     "%u completed cities", count), count);

  add_term (formula, noun, points);
}

static void
add_neighbours (GString *formula,
                guint    count)
{
  g_autofree char *noun = g_strdup_printf (ngettext ("%u tile around it",
                                                     "%u tiles around it", count), count);

  g_string_append (formula, "1");
  add_term (formula, noun, 1);
}

static void
add_city (GString        *formula,
          const BstEvent *event,
          const BstRules *rules)
{
  gboolean by_segments = rules->city_count == BST_CITY_COUNT_SEGMENTS;
  int points = event->points / ((by_segments ? event->segments : event->tiles) + event->pennants);

  if (by_segments)
    add_segments (formula, event->segments, points);
  else
    add_tiles (formula, event->tiles, points);
  add_pennants (formula, event->pennants, points);
}

char *
bastide_rule_text_get_formula (const BstEvent *event,
                               const BstRules *rules)
{
  g_autoptr (GString) formula = g_string_new (NULL);

  if (event->goods != 0)
    return g_strdup_printf ("%d", event->points);

  switch (event->kind)
    {
    case BST_FEATURE_CITY:
      add_city (formula, event, rules);
      break;
    case BST_FEATURE_ROAD:
      add_tiles (formula, event->tiles, event->points / event->tiles);
      break;
    case BST_FEATURE_MONASTERY:
      add_neighbours (formula, event->points - 1);
      break;
    case BST_FEATURE_FIELD:
      add_cities (formula, event->cities, event->cities ? event->points / event->cities : 0);
      break;
    case BST_FEATURE_RIVER:
    default:
      g_return_val_if_reached (NULL);
    }
  g_string_append_printf (formula, " = %d", event->points);

  return g_string_free (g_steal_pointer (&formula), FALSE);
}

char *
bastide_rule_text_get_sentence (const BstEvent *event,
                                const BstRules *rules)
{
  const char *number = bst_event_get_rule (event, rules);
  const char *sentence = bastide_rule_text_find (number);

  /* Translators: the number of a rule and its sentence: "C2: A completed city ..." */
  return g_strdup_printf (_("%s: %s"), number, sentence ? sentence : "");
}

static gboolean
is_alone (const BstEvent *event)
{
  guint with_figures = 0;

  for (guint p = 0; p < BST_MAX_PLAYERS; p++)
    with_figures += event->figures[p] > 0;

  return with_figures < 2;
}

char *
bastide_rule_text_get_majority (const BstEvent *event,
                                const BstGame  *game)
{
  g_autoptr (GString) counts = g_string_new (NULL);
  const char *number = event->players & (event->players - 1) ? "MJ2" : "MJ1";

  if (event->goods != 0 || is_alone (event))
    return NULL;

  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    {
      if (event->figures[p] == 0)
        continue;
      if (counts->len > 0)
        g_string_append (counts, C_("list separator", ", "));
      g_string_append_printf (counts, "%s %u", bastide_words_player (game, p), event->figures[p]);
    }

  /* Translators: the number of a rule, its sentence, and how many followers each player
   * had: "MJ1: Whoever has the most ... (Anna 2, Boris 1)" */
  return g_strdup_printf (_("%s: %s (%s)"), number, bastide_rule_text_find (number), counts->str);
}
