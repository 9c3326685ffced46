/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-rule-text.h"
#include "bastide-words.h"

#include <bst-io-rulebook.h>

#include <glib/gi18n.h>

const char *
bastide_rule_text_find (const char *number)
{
  const BstIoRule *rule = bst_io_rulebook_find (number);

  return rule != NULL ? bst_io_rule_get_sentence (rule) : NULL;
}

static const char *
get_goods_title (const BstEvent *event)
{
  switch (event->goods)
    {
    case BST_WINE + 1:
      return _("Most wine");
    case BST_GRAIN + 1:
      return _("Most grain");
    case BST_CLOTH + 1:
    default:
      return _("Most cloth");
    }
}

const char *
bastide_rule_text_get_title (const BstEvent *event)
{
  switch (event->cause)
    {
    case BST_EVENT_GOODS:
      return get_goods_title (event);
    case BST_EVENT_FAIRY_TURN:
      return _("Turn with the fairy");
    case BST_EVENT_FAIRY_SCORED:
      return _("Scored with the fairy");
    case BST_EVENT_BARN_PLACED:
      return _("Farmers make room for a barn");
    case BST_EVENT_BARN_CONNECTED:
      return _("Farm joined to a barn");
    case BST_EVENT_BARN:
      return _("Barn");
    case BST_EVENT_FEATURE:
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
    case BST_FEATURE_TOWER:
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

/* Besieged cities come once among the others, and once more (SI2). */
static void
add_besieged (GString *formula,
              guint    count,
              int      points)
{
  g_autofree char *noun = g_strdup_printf (ngettext ("%u besieged city", "%u besieged cities",
                                                     count), count);

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

/* Pigs and drought change what each city gives, but not what it gives again besieged. */
static void
add_farm (GString        *formula,
          const BstEvent *event)
{
  int cities = event->cities + event->besieged;
  int each = cities > 0 ? (event->points - event->bonus * event->cities) / cities : 0;

  /* Without any, what each gives is of no interest. */
  add_cities (formula, event->cities, event->cities > 0 ? each + event->bonus : 1);
  add_besieged (formula, event->besieged, each);
}

static gboolean
is_of_fairy (const BstEvent *event)
{
  return event->cause == BST_EVENT_FAIRY_TURN || event->cause == BST_EVENT_FAIRY_SCORED;
}

char *
bastide_rule_text_get_formula (const BstEvent *event,
                               const BstRules *rules)
{
  g_autoptr (GString) formula = g_string_new (NULL);

  /* A farm says how many cities it has; elsewhere nothing is the rule's doing. */
  if ((event->points == 0 && event->kind != BST_FEATURE_FIELD)
      || event->cause == BST_EVENT_GOODS || is_of_fairy (event))
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
      add_farm (formula, event);
      break;
    case BST_FEATURE_RIVER:
    case BST_FEATURE_TOWER:
    default:
      g_return_val_if_reached (NULL);
    }
  g_string_append_printf (formula, " = %d", event->points);

  return g_string_free (g_steal_pointer (&formula), FALSE);
}

static void
add_sentence (GString    *text,
              const char *number)
{
  const char *sentence = bastide_rule_text_find (number);

  if (text->len > 0)
    g_string_append_c (text, '\n');
  /* Translators: the number of a rule and its sentence: "C2: A completed city ..." */
  g_string_append_printf (text, _("%s: %s"), number, sentence ? sentence : "");
}

/* The rule about barns behind an event that drought has lessened; NULL if it is none such. */
static const char *
find_barn (const BstEvent *event)
{
  if (event->bonus >= 0)
    return NULL;

  return event->cause == BST_EVENT_BARN_PLACED ? "AM3"
         : event->cause == BST_EVENT_BARN_CONNECTED || event->cause == BST_EVENT_BARN ? "AM4"
         : NULL;
}

/* A pig and drought together: neither shows in the points. */
static void
add_balanced (GString        *text,
              const BstEvent *event,
              const BstRules *rules)
{
  if (event->kind != BST_FEATURE_FIELD || event->cause != BST_EVENT_FEATURE || event->cities == 0
      || !rules->drought || !(event->emblems & BST_EMBLEM_DROUGHT) || event->bonus < 0)
    return;

  if (event->bonus == 0)
    add_sentence (text, "T9");
  add_sentence (text, "D5");
}

/* What else had a part in the points, or in what became of the figures. */
static void
add_more (GString        *text,
          const BstEvent *event,
          const BstRules *rules,
          const char     *number)
{
  const char *barn = find_barn (event);
  gboolean is_city = event->cause == BST_EVENT_FEATURE && event->kind == BST_FEATURE_CITY;

  if (barn != NULL)
    add_sentence (text, barn);
  add_balanced (text, event, rules);
  if (event->besieged > 0 && strcmp (number, "SI2") != 0)
    add_sentence (text, "SI2");
  if (is_city && rules->inns && (event->emblems & BST_EMBLEM_CATHEDRAL)
      && strcmp (number, "SI1") == 0)
    add_sentence (text, "IC2");
  if (is_city && strcmp (bst_event_get_name (event), "city.empty") == 0)
    add_sentence (text, "AM5");
  if (is_city && rules->plague && (event->emblems & BST_EMBLEM_PLAGUE))
    add_sentence (text, event->complete ? "D8" : "D15");
}

char *
bastide_rule_text_get_sentence (const BstEvent *event,
                                const BstRules *rules)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *number = bst_event_get_rule (event, rules);

  add_sentence (text, number);
  add_more (text, event, rules, number);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
is_alone (const BstEvent *event)
{
  guint with_figures = 0;

  for (guint p = 0; p < BST_MAX_PLAYERS; p++)
    with_figures += event->figures[p] > 0;

  return with_figures < 2;
}

/* What each player had: "Anna 2, Boris 1". (transfer full) */
static char *
get_counts (const BstEvent *event,
            const BstGame  *game)
{
  GString *counts = g_string_new (NULL);

  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    {
      if (event->figures[p] == 0)
        continue;
      if (counts->len > 0)
        g_string_append (counts, C_("list separator", ", "));
      g_string_append_printf (counts, "%s %u", bastide_words_player (game, p), event->figures[p]);
    }

  return g_string_free (counts, FALSE);
}

char *
bastide_rule_text_get_majority (const BstEvent *event,
                                const BstGame  *game)
{
  const char *number = event->players & (event->players - 1) ? "MJ2" : "MJ1";
  g_autofree char *counts = get_counts (event, game);

  if (event->cause == BST_EVENT_GOODS)
    /* Translators: how many tokens of a kind of goods each player has: "Tokens: Anna 2, Boris 1" */
    return g_strdup_printf (_("Tokens: %s"), counts);
  if (event->cause != BST_EVENT_FEATURE || is_alone (event))
    return NULL;

  /* Translators: the number of a rule, its sentence, and how many followers each player
   * had: "MJ1: Whoever has the most ... (Anna 2, Boris 1)" */
  return g_strdup_printf (_("%s: %s (%s)"), number, bastide_rule_text_find (number), counts);
}
