/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-rule-text.h"

#include <bst-io-game-words.h>
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

static const char *
get_taken_title (const BstEvent *event)
{
  switch ((int) bst_event_get_taken (event))
    {
    case BST_TERM_INGOTS:
      return _("Ingots taken");
    case BST_TERM_KING:
      /* Translators: a player took the card of the king; as the next. */
      return _("King taken");
    case BST_TERM_ROBBER:
      return _("Robber baron taken");
    default:
      /* Translators: a player took the goods of a city. */
      return _("Goods taken");
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
    case BST_EVENT_TOKENS:
      return get_taken_title (event);
    case BST_EVENT_RANSOM:
      return _("Ransom");
    case BST_EVENT_PURCHASE:
      return _("Tile bought");
    case BST_EVENT_EXTRA_TURN:
      return _("Another turn");
    case BST_EVENT_TAKEN_BACK:
      return _("Abbot taken back");
    case BST_EVENT_GOLD:
      /* Translators: the points that ingots bring at the end of the game. */
      return _("Ingots");
    case BST_EVENT_FLOCK:
      /* Translators: the points that the sheep of a field bring. */
      return _("Flock");
    case BST_EVENT_KING:
      return _("King");
    case BST_EVENT_ROBBER:
      return _("Robber baron");
    case BST_EVENT_KING_AND_ROBBER:
      return _("King and robber baron");
    case BST_EVENT_FEATURE:
    default:
      break;
    }

  return bst_io_words_paid (event);
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

char *
bastide_rule_text_dup_sentence (const BstEvent *event)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < event->n_rules; i++)
    add_sentence (text, event->rules[i]);

  return g_string_free (text, FALSE);
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
      g_string_append_printf (counts, "%s %u", bst_io_words_player (game, p), event->figures[p]);
    }

  return g_string_free (counts, FALSE);
}

char *
bastide_rule_text_dup_majority (const BstEvent *event,
                                const BstGame  *game)
{
  g_autofree char *counts = get_counts (event, game);

  if (event->counted != BST_COUNTED_TOKENS && is_alone (event))
    return NULL;

  switch (event->counted)
    {
    case BST_COUNTED_TOKENS:
      /* Translators: how many tokens of a kind of goods each player has: "Tokens: Anna 2, Boris 1" */
      return g_strdup_printf (_("Tokens: %s"), counts);
    case BST_COUNTED_MEADOWS:
      /* Translators: how many farms round a city each player owns: "Farms: Anna 2, Boris 1" */
      return g_strdup_printf (_("Farms: %s"), counts);
    case BST_COUNTED_FOLLOWERS:
    default:
      /* Translators: how many followers each player had there: "Followers: Anna 2, Boris 1" */
      return g_strdup_printf (_("Followers: %s"), counts);
    }
}

char *
bastide_rule_text_dup_players (const BstEvent *event,
                               const BstGame  *game)
{
  g_autofree char *players = bst_io_words_players (game, event->players);

  if (!bst_event_is_transfer (event))
    return g_steal_pointer (&players);
  if (event->n_terms > 0 && event->terms[0].count < 0)
    /* Translators: a player gives points, or goods, to another. */
    return g_strdup_printf (_("%s pays %s"), players,
                            bst_io_words_player (game, event->other));

  /* Translators: the other side of "Anna pays Boris": the first %s is Boris. */
  return g_strdup_printf (_("%s is paid by %s"), players,
                          bst_io_words_player (game, event->other));
}

char *
bastide_rule_text_dup_points (const BstEvent *event)
{
  if (event->cause == BST_EVENT_TOKENS || event->cause == BST_EVENT_EXTRA_TURN
      || (event->cause == BST_EVENT_PURCHASE && event->points == 0))
    return NULL;

  return bst_io_words_signed (event->points);
}

char *
bastide_rule_text_dup_switches (const char *switches)
{
  g_auto (GStrv) names = g_strsplit (switches, " ", -1);
  g_autoptr (GString) titles = g_string_new (NULL);

  for (guint i = 0; names[i] != NULL; i++)
    {
      const char *title = bst_io_switch_get_title (names[i]);

      if (title == NULL)
        continue;
      if (titles->len > 0)
        g_string_append (titles, C_("list separator", ", "));
      g_string_append (titles, title);
    }

  return g_string_free (g_steal_pointer (&titles), FALSE);
}
