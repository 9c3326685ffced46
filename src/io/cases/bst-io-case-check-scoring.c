/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines about points, supplies, turns and the bag. */

#include "bst-io-case-check-private.h"

#include "bst-io-case-event.h"
#include "bst-io-rule-set.h"
#include "bst-ranking.h"

#include <string.h>

static const char *
get_colour (BstIoCaseCheck *self,
            guint           player)
{
  return bst_colour_name (bst_game_get_player (bst_io_case_check_get_game (self), player)->colour);
}

static void
compare_points (BstIoCaseCheck *self,
                const int       wanted[BST_MAX_PLAYERS],
                const int       found[BST_MAX_PLAYERS])
{
  for (guint i = 0; i < bst_game_get_n_players (bst_io_case_check_get_game (self)); i++)
    if (wanted[i] != found[i])
      bst_io_case_check_fail (self, "%s has %d, not %d", get_colour (self, i), found[i], wanted[i]);
}

static void
get_scores (const BstPosition *position,
            int                scores[BST_MAX_PLAYERS])
{
  for (guint i = 0; i < bst_game_get_n_players (bst_position_get_game (position)); i++)
    scores[i] = bst_position_get_score (position, i);
}

void
bst_io_case_check_score (BstIoCaseCheck *self,
                         char          **words)
{
  int wanted[BST_MAX_PLAYERS], found[BST_MAX_PLAYERS] = { 0 };
  guint named;

  if (!bst_io_case_check_read_points (self, words, wanted, &named))
    return;

  get_scores (self->game.position, found);
  compare_points (self, wanted, found);
}

void
bst_io_case_check_final (BstIoCaseCheck *self,
                         char          **words)
{
  int wanted[BST_MAX_PLAYERS], found[BST_MAX_PLAYERS] = { 0 };
  g_autoptr (BstPosition) replayed = NULL;
  GError *error = NULL;
  BstPosition *position = self->game.position;
  BstRules rules;
  guint named;

  if (words[0] != NULL && bst_io_case_check_find_player (self, words[0]) == BST_NO_PLAYER)
    {
      if (!bst_io_rules_load (words[0], &rules, NULL))
        {
          bst_io_case_check_fail (self, "%s is neither a player nor a rule set", words[0]);
          return;
        }
      replayed = position = bst_io_case_game_replay (&self->game, &rules, &error);
      if (!bst_io_case_check_accept (self, error))
        return;
      words++;
    }
  if (!bst_io_case_check_read_points (self, words, wanted, &named))
    return;

  get_scores (position, found);
  bst_position_score_final (position, found, NULL);
  compare_points (self, wanted, found);
}

void
bst_io_case_check_places (BstIoCaseCheck *self,
                          char          **words)
{
  int wanted[BST_MAX_PLAYERS], points[BST_MAX_PLAYERS] = { 0 }, places[BST_MAX_PLAYERS] = { 0 };
  guint n_players = bst_game_get_n_players (bst_io_case_check_get_game (self));
  BstRanking ranking;
  guint named;

  if (!bst_io_case_check_read_points (self, words, wanted, &named))
    return;

  get_scores (self->game.position, points);
  bst_position_score_final (self->game.position, points, NULL);
  bst_ranking_init (&ranking, points, n_players);
  for (guint player = 0; player < n_players; player++)
    {
      guint place = ranking.ranks[player];

      places[player] = (int) place;
      if (!(bst_ranking_get_players (&ranking, place) & (1u << player)))
        bst_io_case_check_fail (self, "player %u has no place", player);
    }
  compare_points (self, wanted, places);
}

/* --- Events --- */

/* The formula says where the points come from. */
static void
check_sum (BstIoCaseCheck *self,
           const BstEvent *event)
{
  int sum = 0;

  for (guint i = 0; i < event->n_terms; i++)
    sum += event->terms[i].count * event->terms[i].factor;
  if (sum != event->points)
    bst_io_case_check_fail (self, "a formula makes %d and not %d", sum, event->points);
}

static void
say_events (BstIoCaseCheck  *self,
            const BstEvents *events)
{
  bst_io_case_check_fail (self, "no such event among %u", events->n_items);
  for (guint i = 0; i < events->n_items; i++)
    {
      const BstEvent *event = &events->items[i];

      bst_io_case_check_fail (self, "players %#x %s %d tiles %u segments %u pennants %u cities %u by %s",
                              event->players, bst_event_get_name (event), event->points,
                              event->tiles, event->segments, event->pennants, event->cities,
                              event->rules[0]);
    }
}

static void
run_event (BstIoCaseCheck  *self,
           char           **words,
           const BstEvents *events)
{
  BstIoCaseEvent wanted;
  GError *error = NULL;

  if (g_strcmp0 (words[0], "none") == 0 && words[1] == NULL)
    {
      if (events->n_items > 0)
        say_events (self, events);
      return;
    }
  bst_io_case_event_read (bst_io_case_check_get_game (self), words, &wanted, &error);
  if (!bst_io_case_check_accept (self, error))
    return;

  for (guint i = 0; i < events->n_items; i++)
    check_sum (self, &events->items[i]);
  if (bst_io_case_event_find (&wanted, events) == NULL)
    say_events (self, events);
}

void
bst_io_case_check_scored (BstIoCaseCheck *self,
                          char          **words)
{
  run_event (self, words, &self->game.events);
}

void
bst_io_case_check_pays (BstIoCaseCheck *self,
                        char          **words)
{
  g_auto (BstEvents) events = { NULL };
  int points[BST_MAX_PLAYERS] = { 0 };

  bst_position_score_final (self->game.position, points, &events);
  run_event (self, words, &events);
}

/* --- Counts --- */

void
bst_io_case_check_supply (BstIoCaseCheck *self,
                          char          **words)
{
  BstFigureKind kind = bst_io_case_read_figure (&words);
  int wanted[BST_MAX_PLAYERS];
  guint named;

  if (!bst_io_case_check_read_points (self, words, wanted, &named))
    return;

  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    if ((named & (1u << i))
        && bst_position_get_supply (self->game.position, i, kind) != (guint) wanted[i])
      bst_io_case_check_fail (self, "player %u has %u left", i,
                              bst_position_get_supply (self->game.position, i, kind));
}

void
bst_io_case_check_standing (BstIoCaseCheck *self,
                            char          **words)
{
  int wanted[BST_MAX_PLAYERS], found[BST_MAX_PLAYERS] = { 0 };
  gboolean any = bst_io_case_check_find_player (self, words[0]) != BST_NO_PLAYER;
  BstFigureKind kind = bst_io_case_read_figure (&words);
  const BstFigure *figures;
  guint named, n_figures;

  if (!bst_io_case_check_read_points (self, words, wanted, &named))
    return;

  figures = bst_position_get_figures (self->game.position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    found[figures[i].player] += any || figures[i].kind == kind;
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    if ((named & (1u << i)) && found[i] != wanted[i])
      bst_io_case_check_fail (self, "player %u has %d on the board", i, found[i]);
}

/* "Red wine 1 grain 2": what is not named, the player has none of. */
void
bst_io_case_check_goods (BstIoCaseCheck *self,
                         char          **words)
{
  int wanted[BST_N_GOODS] = { 0 }, player;
  BstGood good;

  if (!bst_io_case_check_read_player (self, words[0], &player))
    return;
  for (words += g_strcmp0 (words[1], "none") == 0 ? 2 : 1; *words != NULL; words += 2)
    {
      if (!bst_io_case_read_good (words[0], &good))
        {
          bst_io_case_check_fail (self, "expected wine, grain or cloth, not %s", words[0]);
          return;
        }
      if (!bst_io_case_check_read_number (self, words[1], &wanted[good]))
        return;
    }

  for (good = 0; good < BST_N_GOODS; good++)
    if (bst_position_get_tokens (self->game.position, BST_TOKEN_WINE + good, (guint) player) != (guint) wanted[good])
      bst_io_case_check_fail (self, "of the goods %u there are %u", good,
                              bst_position_get_tokens (self->game.position, BST_TOKEN_WINE + good, (guint) player));
}

void
bst_io_case_check_second (BstIoCaseCheck *self,
                          char          **words)
{
  gboolean wanted = g_strcmp0 (words[0], "yes") == 0;

  if (!wanted && g_strcmp0 (words[0], "no") != 0)
    bst_io_case_check_fail (self, "expected yes or no");
  else if (bst_position_is_extra_tile (self->game.position) != wanted)
    bst_io_case_check_fail (self, "the next tile is %sthe second of its turn", wanted ? "not " : "");
}

void
bst_io_case_check_turn (BstIoCaseCheck *self,
                        char          **words)
{
  int player;

  if (bst_io_case_check_read_player (self, words[0], &player)
      && bst_position_get_turn (self->game.position) != (guint) player)
    bst_io_case_check_fail (self, "it is player %u's turn", bst_position_get_turn (self->game.position));
}

void
bst_io_case_check_draw (BstIoCaseCheck *self,
                        char          **words)
{
  GError *error = NULL;

  bst_io_case_game_draw (&self->game, words, &error);
  if (bst_io_case_check_accept (self, error))
    bst_io_case_check_position (self);
}

void
bst_io_case_check_hand (BstIoCaseCheck *self,
                        char          **words)
{
  gint16 wanted[BST_MAX_HELD_TILES], found[BST_MAX_HELD_TILES];
  guint n_wanted, n_found;
  GError *error = NULL;
  int player;

  if (!bst_io_case_check_read_player (self, words[0], &player))
    return;
  bst_io_case_game_read_hand (&self->game, words + 1, wanted, &n_wanted, &error);
  if (!bst_io_case_check_accept (self, error))
    return;
  n_found = bst_position_get_held_tiles (self->game.position, (guint) player, found);
  if (n_found != n_wanted || memcmp (found, wanted, n_found * sizeof *found) != 0)
    bst_io_case_check_fail (self, "%s holds %u known tiles, the first of type %d", words[0], n_found,
                            bst_position_get_held_tile (self->game.position, (guint) player));
}

void
bst_io_case_check_held (BstIoCaseCheck *self,
                        char          **words)
{
  int held[BST_MAX_PLAYERS];
  guint named;

  if (!bst_io_case_check_read_points (self, words, held, &named))
    return;
  for (guint player = 0; player < self->game.n_players; player++)
    if (bst_position_get_n_held (self->game.position, player) != (guint) held[player])
      bst_io_case_check_fail (self, "player %u holds %u tiles", player,
                              bst_position_get_n_held (self->game.position, player));
}

void
bst_io_case_check_bag (BstIoCaseCheck *self,
                       char          **words)
{
  BstPosition *position = self->game.position;
  int wanted;
  guint type;

  for (; *words != NULL; words += 2)
    {
      gboolean all = strcmp (words[0], "all") == 0;
      guint found;

      if (!all && !bst_io_case_check_read_type (self, words[0], &type))
        return;
      if (!bst_io_case_check_read_number (self, words[1], &wanted))
        return;
      found = all ? bst_position_get_n_remaining (position)
                  : bst_position_get_remaining (position, type);
      if (found != (guint) wanted)
        bst_io_case_check_fail (self, "%s: %u left", words[0], found);
    }
}

void
bst_io_case_check_aside (BstIoCaseCheck *self,
                         char          **words)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_io_case_check_get_game (self));
  g_autoptr (GString) found = g_string_new (NULL);
  g_autofree char *wanted = g_strjoinv (" ", words);
  const gint16 *discards;
  guint n_discards;

  discards = bst_position_get_discards (self->game.position, &n_discards);
  for (guint i = 0; i < n_discards; i++)
    g_string_append_printf (found, "%s%s", i > 0 ? " " : "",
                            bst_tile_set_get_name (set, (guint) discards[i]));
  if (strcmp (found->len > 0 ? found->str : "none", wanted) != 0)
    bst_io_case_check_fail (self, "put aside: %s", found->str);
}

void
bst_io_case_check_over (BstIoCaseCheck *self,
                        char          **words)
{
  gboolean wanted = g_strcmp0 (words[0], "yes") == 0;

  if (!wanted && g_strcmp0 (words[0], "no") != 0)
    bst_io_case_check_fail (self, "expected yes or no");
  else if (bst_record_is_over (self->game.record, self->game.node, self->game.position) != wanted)
    bst_io_case_check_fail (self, "the game is %s", wanted ? "not over" : "over");
}
