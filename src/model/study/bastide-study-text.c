/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-study-text.h"
#include "bastide-file-name.h"
#include "bastide-rule-text.h"

#include <bst-io-game-words.h>
#include <bst-io-rule-set.h>
#include <bst-render-theme.h>

#include <glib/gi18n.h>

#include <string.h>

char *
bastide_study_text_dup_title (BastideStudy *study)
{
  BstRecord *record = bastide_study_get_record (study);
  GFile *file = bastide_study_get_file (study);
  const char *event = bst_record_get_header (record, BST_HEADER_EVENT);

  if (event != NULL && *event != '\0')
    return g_strdup (bst_io_words_name (event));
  if (file != NULL)
    return bastide_file_name_dup (file);

  /* Translators: a game that is not in a file yet. */
  return g_strdup (_("Untitled Game"));
}

char *
bastide_study_text_dup_players (BastideStudy *study)
{
  BstGame *game = bastide_study_get_game (study);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    {
      if (p > 0)
        /* Translators: between those who play against each other: "Ana – Bob". */
        g_string_append (text, C_("opponents", " – "));
      g_string_append (text, bst_io_words_player (game, p));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
bastide_study_text_dup_winners (BastideShown *shown)
{
  g_autofree char *names = NULL;
  BstRanking ranking;
  guint winners;

  if (!bastide_shown_is_over (shown))
    return NULL;
  bastide_shown_get_ranking (shown, &ranking);
  winners = bst_ranking_get_players (&ranking, 1);
  names = bst_io_words_players (bastide_shown_get_game (shown), winners);
  if ((winners & (winners - 1)) == 0)
    /* Translators: %s is the player with the most points at the end of the game. */
    return g_strdup_printf (_("%s wins"), names);

  /* Translators: %s are the players who have the most points, equally many: "Ana, Bob". */
  return g_strdup_printf (_("%s share first place"), names);
}

/* The points of all players there, or with which the game ends: "Red 12, Blue 8". (transfer full) */
static char *
dup_points (BastideShown *shown,
            guint         index,
            gboolean      is_final)
{
  BstGame *game = bastide_shown_get_game (shown);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    {
      if (p > 0)
        g_string_append (text, C_("list separator", ", "));
      /* Translators: a player and that player's points: "Red 12". */
      g_string_append_printf (text, _("%s %d"), bst_io_words_player (game, p),
                              is_final ? bastide_shown_get_score (shown, index, p, TRUE)
                                       : bastide_shown_get_standing (shown, index, p));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Who wins, and all players with their points, at the end of the game. (transfer full) */
static char *
get_result (BastideShown *shown)
{
  g_autofree char *points = dup_points (shown, bastide_shown_get_index (shown), TRUE);
  g_autofree char *winners = bastide_study_text_dup_winners (shown);

  /* Translators: who wins ("Ana wins"), and all players with their final points. */
  return g_strdup_printf (_("Game over · %s · %s"), winners, points);
}

static char *
get_set_up (const char *player,
            const char *tile)
{
  if (tile == NULL)
    /* Translators: of a position that was put together by hand; %s is whose turn it is. */
    return g_strdup_printf (_("Position set up · %s to draw"), player);

  /* Translators: as before, and the letter of the tile. */
  return g_strdup_printf (_("Position set up · %s to place %s"), player, tile);
}

char *
bastide_study_text_dup_subtitle (BastideStudy *study)
{
  BastideShown *shown = bastide_study_get_shown (study);
  const BstPosition *position = bastide_shown_get_position (shown);
  guint number = bst_node_get_number (bastide_shown_get_node (shown));
  guint n_moves = bastide_shown_get_n_moves (shown);
  guint turn = bst_position_get_turn (position);
  int hand = bst_position_get_held_tile (position, turn);
  BstGame *game = bastide_shown_get_game (shown);

  if (bastide_shown_is_trying (shown))
    /* Translators: on the board lies a turn that is not finished yet; %s is the player. */
    return g_strdup_printf (_("Trying a turn of %s"),
                            bst_io_words_player (game, bst_position_get_turn (position)));
  if (bastide_shown_is_over (shown))
    return get_result (shown);
  if (bastide_shown_get_node (shown)->setup != NULL)
    return get_set_up (bst_io_words_player (game, turn),
                       hand == BST_NO_TILE ? NULL
                       : bst_io_words_tile (bst_game_get_tile_set (game), hand));
  if (hand == BST_NO_TILE)
    /* Translators: the move, how many there are, and whose turn it is. */
    return g_strdup_printf (_("Move %u of %u · %s to draw"), number, n_moves,
                            bst_io_words_player (game, turn));

  /* Translators: the move, how many there are, whose turn it is, and the letter of the tile. */
  return g_strdup_printf (_("Move %u of %u · %s to place %s"), number, n_moves,
                          bst_io_words_player (game, turn),
                          bst_io_words_tile (bst_game_get_tile_set (game), hand));
}

/* "Red: City completed, +10". (transfer full) */
static char *
dup_event (const BstEvent *event,
           BstGame        *game)
{
  g_autofree char *players = bastide_rule_text_dup_players (event, game);
  g_autofree char *points = bastide_rule_text_dup_points (event);

  if (points == NULL)
    /* Translators: who, and what happened: "Red: Another turn". */
    return g_strdup_printf (_("%s: %s"), players, bastide_rule_text_get_title (event));

  /* Translators: who scored, what, and how many points: "Red: City completed, +10". */
  return g_strdup_printf (_("%s: %s, %s"), players, bastide_rule_text_get_title (event), points);
}

char *
bastide_study_text_dup_scored (BastideStudy *study)
{
  BastideShown *shown = bastide_study_get_shown (study);
  const BstEvents *events = bastide_shown_get_events (shown);
  BstGame *game = bastide_shown_get_game (shown);
  guint turn = bst_node_get_n_placed (bastide_shown_get_node (shown))
               + bastide_shown_is_trying (shown);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < events->n_items; i++)
    {
      g_autofree char *told = NULL;

      if (events->items[i].turn != turn)
        continue;
      told = dup_event (&events->items[i], game);
      if (text->len > 0)
        g_string_append (text, C_("list separator", "; "));
      g_string_append (text, told);
    }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static void
append_events (GString         *text,
               const BstEvents *events,
               BstGame         *game,
               guint            turn)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      g_autofree char *told = NULL;
      g_autofree char *rules = NULL;

      if (events->items[i].turn != turn || events->items[i].final)
        continue;
      told = dup_event (&events->items[i], game);
      rules = bastide_rule_text_dup_sentence (&events->items[i]);
      g_string_append_printf (text, "\n%s\n%s", told, rules);
    }
}

char *
bastide_study_text_dup_move (BastideShown *shown,
                             gboolean      is_exam,
                             guint         index)
{
  BstNode *node = bastide_shown_get_line_node (shown, index);
  g_autofree char *points = NULL;

  if (!bastide_shown_tells_index (shown, is_exam, index))
    /* Translators: the move, how many there are. */
    return g_strdup_printf (_("Move %u of %u"), bst_node_get_number (node), bastide_shown_get_n_moves (shown));

  points = dup_points (shown, index, FALSE);
  /* Translators: the move, how many there are, and all scores. */
  return g_strdup_printf (_("Move %u of %u: %s"), bst_node_get_number (node), bastide_shown_get_n_moves (shown),
                          points);
}

char *
bastide_study_text_dup_place (BastideStudy *study,
                              guint         index)
{
  BastideShown *shown = bastide_study_get_shown (study);
  gboolean is_exam = bastide_study_is_exam (study);
  BstNode *node = bastide_shown_get_line_node (shown, index);
  BstGame *game = bst_node_get_game (node);
  g_autofree char *move = bastide_study_text_dup_move (shown, is_exam, index);
  g_autoptr (GString) text = g_string_new (move);
  g_autoptr (BstPosition) position = NULL;
  g_auto (BstEvents) events = { 0 };

  if (!bastide_shown_tells_index (shown, is_exam, index))
    return g_strdup (move);
  position = bastide_study_dup_position (study, node, &events);
  if (position != NULL && bst_node_is_move (node))
    append_events (text, &events, game, bst_node_get_n_placed (node));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- All that is open --- */

static const char *
get_rules (BastideStudy *study)
{
  const BstGame *game = bastide_study_get_game (study);
  const char *tiles = bst_tile_set_get_id (bst_game_get_tile_set (game));
  g_autoptr (BstIoRuleSet) known = bst_io_rule_set_find (bst_game_get_rules (game), tiles);

  /* Translators: rules of which every switch was chosen alone. */
  return known != NULL ? g_intern_string (known->title) : _("Own rules");
}

/* Of the tiles alone that nobody has drawn or will draw. (transfer full) (nullable) */
static char *
dup_discarded (BastideStudy *study)
{
  guint n_discarded;

  bst_position_get_discards (bastide_study_get_position (study), &n_discarded);
  if (n_discarded == 0 || bastide_study_is_exam (study))
    return NULL;

  return g_strdup_printf (ngettext ("%u tile put aside", "%u tiles put aside", n_discarded), n_discarded);
}

char *
bastide_study_text_dup_tooltip (BastideStudy *study,
                                const char   *title)
{
  GFile *file = bastide_study_get_file (study);
  g_autofree char *path = file != NULL ? g_file_get_parse_name (file) : NULL;
  g_autofree char *discarded = dup_discarded (study);
  const char *more[] = { get_rules (study), discarded, path };
  GString *lines = g_string_new (title);

  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    if (more[i] != NULL)
      g_string_append_printf (lines, "\n%s", more[i]);

  return g_string_free (lines, FALSE);
}

char *
bastide_study_text_dup_standings (BastideStudy *study)
{
  BstGame *game = bastide_study_get_game (study);
  guint index = bastide_study_get_index (study);
  g_autoptr (GString) scores = g_string_new (NULL);

  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    {
      if (p > 0)
        g_string_append (scores, "    ");
      g_string_append_printf (scores, "%s ",
                              bst_render_player_mark (bst_game_get_player (game, p)->colour));
      g_string_append_printf (scores, _("%s %d"), bst_io_words_player (game, p),
                              bastide_shown_get_standing (bastide_study_get_shown (study), index, p));
    }

  return g_string_free (g_steal_pointer (&scores), FALSE);
}

/* What says of what form the file was says nothing on paper, nor in the name of a picture. */
char *
bastide_study_text_dup_bare_title (BastideStudy *study)
{
  static const char * const endings[] = { ".bastide", ".jcz", ".json" };
  char *title = bastide_study_text_dup_title (study);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (title, endings[i]))
      {
        title[strlen (title) - strlen (endings[i])] = '\0';
        break;
      }

  return title;
}

/* --- Moves --- */

GPtrArray *
bastide_study_text_list_following (BastideStudy *study)
{
  GPtrArray *line = g_ptr_array_new_with_free_func (g_free);
  BstGame *game = bastide_study_get_game (study);

  for (guint index = bastide_study_get_index (study) + 1;
       index < bastide_study_get_line_length (study); index++)
    {
      const BstNode *node = bastide_study_get_line_node (study, index);

      if (node->setup != NULL)
        break;
      g_ptr_array_add (line, bst_move_to_text (game, &node->move));
    }

  return line;
}

BstPosition *
bastide_study_text_dup_before (BastideStudy *study,
                               char        **move)
{
  const BstNode *node = bastide_study_get_node (study);
  BstPosition *before = node->parent != NULL && node->setup == NULL
                        ? bastide_study_dup_position (study, node->parent, NULL) : NULL;

  *move = before != NULL ? bst_move_to_text (bst_position_get_game (before), &node->move) : NULL;

  return before;
}
