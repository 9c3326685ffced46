/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines about features, and about what they pay. */

#include "config.h"

#include "bst-io-case-play-private.h"

#include "bst-io-case-event.h"
#include "bst-io-event-text.h"
#include "bst-io-feature-text.h"
#include "bst-io-game-words.h"
#include "bst-io-rule-set.h"

#include <glib/gi18n-lib.h>

/* --- Features --- */

/* Reads the place at the beginning of the line, and lights its feature. */
static gboolean
read_feature (BstIoCaseScene  *scene,
              BstFeature      *feature,
              GError         **error)
{
  guint part;

  if (!bst_io_case_read_place (scene->game->position, scene->words, &part, error))
    return FALSE;
  bst_position_get_feature (scene->game->position, part, feature);
  bst_io_case_light_add_feature (scene->light, scene->game->position, part);

  return TRUE;
}

static void
add_fact (GString    *text,
          const char *fact)
{
  if (text->len > 0)
    g_string_append (text, C_("facts", " · "));
  g_string_append (text, fact);
}

static gboolean
asks_for (char       **words,
          const char  *first,
          const char  *second,
          const char  *third)
{
  const char * const *all = (const char * const *) words;

  return g_strv_contains (all, first) || g_strv_contains (all, second)
         || g_strv_contains (all, third);
}

char *
bst_io_case_tell_feature (BstIoCaseScene  *scene,
                          GError         **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  g_autofree char *title = NULL, *state = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  BstFeature feature;

  if (!read_feature (scene, &feature, error))
    return NULL;
  bst_io_case_light_add_counted (scene->light, scene->game->position, feature.part);
  title = bst_io_feature_text_dup_title (&feature, 0);
  state = bst_io_feature_text_dup_state (&feature, game);
  add_fact (text, title);
  add_fact (text, state);
  if (asks_for (scene->words + 2, "now", "completed", "end"))
    {
      g_autofree char *worth = bst_io_feature_text_dup_worth (&feature);

      add_fact (text, worth);
    }
  if (g_strv_contains ((const char * const *) scene->words, "margin"))
    {
      g_autofree char *owners = bst_io_feature_text_dup_owners (&feature, game);

      add_fact (text, owners);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
bst_io_case_tell_owners (BstIoCaseScene  *scene,
                         GError         **error)
{
  g_autofree char *title = NULL, *owners = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  BstFeature feature;

  if (!read_feature (scene, &feature, error))
    return NULL;
  bst_io_case_light_add_figures (scene->light, scene->game->position, feature.part);
  title = bst_io_feature_text_dup_title (&feature, 0);
  owners = bst_io_feature_text_dup_owners (&feature, bst_io_case_scene_get_game (scene));
  add_fact (text, title);
  add_fact (text, owners);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
bst_io_case_dup_points (const BstGame *game,
                        const int     *points,
                        guint          named)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    if (named & (1u << i))
      {
        g_autofree char *number = bst_io_words_number (points[i]);
        /* Translators: a player and his points, place, or number of figures: "Red 4". */
        g_autofree char *item = g_strdup_printf (C_("points", "%s %s"),
                                                 bst_io_words_player (game, i), number);

        bst_io_case_add_item (text, item);
      }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
bst_io_case_tell_figures (BstIoCaseScene  *scene,
                          GError         **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  g_autofree char *counts = NULL;
  int figures[BST_MAX_PLAYERS];
  guint named = 0;
  BstFeature feature;

  if (!read_feature (scene, &feature, error))
    return NULL;
  bst_io_case_light_add_figures (scene->light, scene->game->position, feature.part);
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    {
      figures[i] = feature.figures[i];
      named |= figures[i] > 0 ? 1u << i : 0;
    }
  if (named == 0)
    return g_strdup (_("No figures on it"));
  counts = bst_io_case_dup_points (game, figures, named);

  /* Translators: %s is "Red 2, Blue 1": what counts for the majority on a feature. */
  return g_strdup_printf (_("For the majority count: %s"), counts);
}

static gboolean
light_two (BstIoCaseScene  *scene,
           GError         **error)
{
  guint one, other;

  if (!bst_io_case_read_place (scene->game->position, scene->words, &one, error)
      || !bst_io_case_read_place (scene->game->position, scene->words + 2, &other, error))
    return FALSE;
  bst_io_case_light_add_feature (scene->light, scene->game->position, one);
  bst_io_case_light_add_feature (scene->light, scene->game->position, other);

  return TRUE;
}

char *
bst_io_case_tell_same (BstIoCaseScene  *scene,
                       GError         **error)
{
  return light_two (scene, error) ? g_strdup (_("What is lit is connected: it is one")) : NULL;
}

char *
bst_io_case_tell_apart (BstIoCaseScene  *scene,
                        GError         **error)
{
  return light_two (scene, error) ? g_strdup (_("The two that are lit are not connected")) : NULL;
}

char *
bst_io_case_tell_count (BstIoCaseScene  *scene,
                        GError         **error)
{
  const BstPosition *position = scene->game->position;
  g_autofree guint16 *roots = g_new (guint16, bst_position_get_n_parts (position) + 1);
  guint n_roots = bst_position_get_features (position, roots);
  BstFeatureKind kind = BST_FEATURE_CITY;
  guint count = 0;

  if (!bst_io_case_read_kind (scene->words[0], &kind))
    {
      g_set_error_literal (error, BST_IO_ERROR, BST_IO_ERROR_SYNTAX, _("no feature is named"));
      return NULL;
    }
  for (guint i = 0; i < n_roots; i++)
    {
      if (bst_position_get_feature_kind (position, roots[i]) != kind)
        continue;
      count++;
      bst_io_case_light_add_feature (scene->light, position, roots[i]);
    }

  return bst_io_words_features_on_board (kind, count);
}

/* --- Points --- */

char *
bst_io_case_dup_event (const BstGame  *game,
                       const BstEvent *event)
{
  g_autofree char *players = bst_io_words_players (game, event->players);
  g_autofree char *formula = bst_io_event_dup_formula (event);
  g_autoptr (GString) rules = g_string_new (NULL);

  for (guint i = 0; i < event->n_rules; i++)
    bst_io_case_add_item (rules, event->rules[i]);
  if (event->cause == BST_EVENT_EXTRA_TURN)
    /* Translators: a player, and the numbers of rules. */
    return g_strdup_printf (_("%s has another turn (%s)"), players, rules->str);

  /* Translators: players, the formula of what each of them is paid, and the numbers of the rules:
   * "Red, Blue: 5 tiles × 2 = 10 (C2, MJ2)". */
  return g_strdup_printf (C_("event", "%s: %s (%s)"), players, formula, rules->str);
}

/* Each event is a line below the sentence. */
static void
add_events (BstIoCaseScene  *scene,
            const BstEvents *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      g_autofree char *text = bst_io_case_dup_event (bst_io_case_scene_get_game (scene), &events->items[i]);

      bst_io_case_light_add_event (scene->light, scene->game->position, &events->items[i], FALSE);
      g_strv_builder_add (scene->details, text);
    }
}

char *
bst_io_case_tell_score (BstIoCaseScene  *scene,
                        GError         **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  int points[BST_MAX_PLAYERS];
  g_autofree char *text = NULL;
  guint named;

  if (!bst_io_case_read_points (game, scene->words, points, &named, error))
    return NULL;
  if (named == 0)
    return g_strdup (_("Nobody has points yet"));
  text = bst_io_case_dup_points (game, points, named);

  /* Translators: %s is "Red 4, Blue 2". */
  return g_strdup_printf (_("Points: %s"), text);
}

/* The rule set that the line names before the points; the position is then one after the same moves under
 * it. (transfer full) (nullable) */
static BstPosition *
replay (BstIoCaseScene  *scene,
        char           **title,
        GError         **error)
{
  g_autoptr (BstIoRuleSet) set = bst_io_rule_set_load (scene->words[0], error);
  BstPosition *position = set != NULL
                          ? bst_io_case_game_replay (scene->game, &set->rules, error) : NULL;

  if (position != NULL)
    *title = g_strdup (set->title);

  return position;
}

char *
bst_io_case_tell_final (BstIoCaseScene  *scene,
                        GError         **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  gboolean names_set = scene->words[0] != NULL
                       && bst_io_case_find_player (game, scene->words[0]) == BST_NO_PLAYER;
  int points[BST_MAX_PLAYERS], paid[BST_MAX_PLAYERS] = { 0 };
  g_autoptr (BstPosition) replayed = NULL;
  g_auto (BstEvents) events = { NULL };
  g_autofree char *text = NULL, *title = NULL;
  guint named;

  if (names_set)
    replayed = replay (scene, &title, error);
  if ((names_set && replayed == NULL)
      || !bst_io_case_read_points (game, scene->words + names_set, points, &named, error))
    return NULL;

  bst_position_score_final (names_set ? replayed : scene->game->position, paid, &events);
  add_events (scene, &events);
  text = named != 0 ? bst_io_case_dup_points (game, points, named) : g_strdup (_("nobody has points"));
  if (names_set)
    /* Translators: a rule set, and the points under it: "Older rules, at the end of the game: Red 4". */
    return g_strdup_printf (_("%s, at the end of the game: %s"), title, text);

  /* Translators: %s is "Red 4, Blue 2". */
  return g_strdup_printf (_("At the end of the game: %s"), text);
}

char *
bst_io_case_tell_places (BstIoCaseScene  *scene,
                         GError         **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  int places[BST_MAX_PLAYERS];
  g_autofree char *text = NULL;
  guint named;

  if (!bst_io_case_read_points (game, scene->words, places, &named, error))
    return NULL;
  text = bst_io_case_dup_points (game, places, named);

  /* Translators: %s is "Red 1, Blue 1, Yellow 3": everybody's place. */
  return g_strdup_printf (_("Places: %s"), text);
}

/* The event that the line means; all of them if it cannot be told which. */
static char *
tell_event (BstIoCaseScene   *scene,
            const BstEvents  *events,
            const char       *form,
            const char       *nothing,
            GError          **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  const BstEvent *event;
  BstIoCaseEvent wanted;
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;

  if (g_strcmp0 (scene->words[0], "none") == 0)
    return g_strdup (nothing);
  if (!bst_io_case_event_read (game, scene->words, &wanted, error))
    return NULL;
  event = bst_io_case_event_find (&wanted, events);
  if (event == NULL)
    {
      g_set_error_literal (error, BST_IO_ERROR, BST_IO_ERROR_DATA, _("nothing of that kind is paid"));
      return NULL;
    }
  bst_io_case_light_add_event (scene->light, scene->game->position, event, TRUE);
  text = bst_io_case_dup_event (game, event);
  parts = g_strsplit (form, "%s", 2);

  return g_strconcat (parts[0], text, parts[1], NULL);
}

char *
bst_io_case_tell_scored (BstIoCaseScene  *scene,
                         GError         **error)
{
  return tell_event (scene, &scene->game->events, "%s", _("Nothing is paid"), error);
}

char *
bst_io_case_tell_pays (BstIoCaseScene  *scene,
                       GError         **error)
{
  g_auto (BstEvents) events = { NULL };
  int points[BST_MAX_PLAYERS] = { 0 };

  bst_position_score_final (scene->game->position, points, &events);

  /* Translators: %s is "Red: 3 tiles = 3 (RD5)". */
  return tell_event (scene, &events, _("At the end of the game: %s"),
                     _("The end of the game pays nothing"), error);
}
