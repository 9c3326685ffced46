/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a new game may begin from: a few choices of tiles and rules, and that of the last game. */

#include "config.h"

#include "bastide-new-game-options-private.h"

#include <glib/gi18n.h>

/* Colours and names of the players behind tiles and rules. */
#define MEMORY "(ssa(us))"

static const struct
{
  const char *title;
  const char *tiles;            /* NULL: found when it is asked for */
  gboolean    has_farmers;
} starts[BASTIDE_NEW_GAME_N_STARTS] = {
  /* Translators: what a new game may begin from, as the next four: the first game that somebody plays. */
  [BASTIDE_NEW_GAME_FIRST] = { N_("First Game"), "basic", FALSE },
  [BASTIDE_NEW_GAME_BASE] = { N_("Base Game"), "basic", TRUE },
  /* Translators: a game for the whole family. */
  [BASTIDE_NEW_GAME_FAMILY] = { N_("Family Table"), "basic+river+inns-and-cathedrals", TRUE },
  /* Translators: tiles, rules and players of the game that was created last. */
  [BASTIDE_NEW_GAME_LAST] = { N_("Like Last Time"), NULL, TRUE },
  /* Translators: all tile sets at once. */
  [BASTIDE_NEW_GAME_EVERYTHING] = { N_("Everything"), NULL, TRUE },
};

const char *
bastide_new_game_start_get_title (BastideNewGameStart start)
{
  g_return_val_if_fail (start < BASTIDE_NEW_GAME_N_STARTS, NULL);

  return _(starts[start].title);
}

/* Each bundled set that makes a game with those before it, and of whose tiles something is known. (transfer full) */
static char *
join_all (BastideNewGameOptions *self)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < self->sets->len; i++)
    {
      const BastideNewGameOptionsSet *set = bastide_new_game_options_get_set (self, i);
      gsize before = all->len;
      g_autoptr (BstTileSet) tiles = NULL;

      if (set->own || set->certainty == BST_IO_CERTAINTY_OWN)
        continue;
      g_string_append_printf (all, "%s%s", all->len > 0 ? "+" : "", set->id);
      tiles = bst_io_tile_set_load (all->str, NULL);
      if (tiles == NULL)
        g_string_truncate (all, before);
    }

  return g_string_free (all, FALSE);
}

gboolean
bastide_new_game_options_has_start (BastideNewGameOptions *self,
                                    BastideNewGameStart    start)
{
  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), FALSE);

  return start != BASTIDE_NEW_GAME_LAST || self->last_tiles != NULL;
}

const char *
bastide_new_game_options_get_start_tiles (BastideNewGameOptions *self,
                                          BastideNewGameStart    start)
{
  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), NULL);
  g_return_val_if_fail (start < BASTIDE_NEW_GAME_N_STARTS, NULL);

  if (start == BASTIDE_NEW_GAME_LAST)
    return self->last_tiles;
  if (start == BASTIDE_NEW_GAME_EVERYTHING && self->all_sets == NULL)
    self->all_sets = join_all (self);

  return start == BASTIDE_NEW_GAME_EVERYTHING ? self->all_sets : starts[start].tiles;
}

/* Those that belong to its tiles. */
static void
get_rules (BastideNewGameOptions *self,
           BastideNewGameStart    start,
           BstRules              *rules)
{
  if (start == BASTIDE_NEW_GAME_LAST)
    {
      *rules = self->last_rules;
      return;
    }
  *rules = self->rule_set;
  if (!starts[start].has_farmers)
    {
      rules->farmers = FALSE;
      g_strlcpy (rules->id, "custom", sizeof rules->id);
    }
  bst_io_tile_set_raise_switches (bastide_new_game_options_get_start_tiles (self, start), rules);
}

void
bastide_new_game_options_start (BastideNewGameOptions *self,
                                BastideNewGameStart    start)
{
  const char *tiles = bastide_new_game_options_get_start_tiles (self, start);

  if (tiles == NULL)
    return;
  get_rules (self, start, &self->rules);
  bastide_new_game_options_take_sets (self, tiles);
  g_clear_pointer (&self->tiles, bst_tile_set_unref);
  if (start == BASTIDE_NEW_GAME_LAST)
    bastide_new_game_options_take_players (self, self->last_players, self->n_last_players);
  bastide_new_game_options_forget_first (self);
  bastide_new_game_options_changed (self);
}

static gboolean
is_started (BastideNewGameOptions *self,
            BastideNewGameStart    start,
            const char            *chosen)
{
  const char *tiles = bastide_new_game_options_get_start_tiles (self, start);
  BstRules rules;

  if (g_strcmp0 (tiles, chosen) != 0)
    return FALSE;
  get_rules (self, start, &rules);

  return bst_rules_equal (&rules, &self->rules);
}

BastideNewGameStart
bastide_new_game_options_find_start (BastideNewGameOptions *self)
{
  g_autofree char *chosen = NULL;
  guint start = 0;

  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), BASTIDE_NEW_GAME_N_STARTS);

  chosen = bastide_new_game_options_dup_tiles_id (self);
  while (start < BASTIDE_NEW_GAME_N_STARTS && !is_started (self, (BastideNewGameStart) start, chosen))
    start++;

  return (BastideNewGameStart) start;
}

/* --- The last game --- */

GVariant *
bastide_new_game_options_new_memory (BastideNewGameOptions *self)
{
  g_autofree char *tiles = NULL;
  g_autofree char *rules = NULL;
  GVariantBuilder players;

  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), NULL);

  tiles = bastide_new_game_options_dup_tiles_id (self);
  rules = bst_rules_to_text (&self->rules);
  g_variant_builder_init (&players, G_VARIANT_TYPE ("a(us)"));
  for (guint i = 0; i < self->n_players; i++)
    g_variant_builder_add (&players, "(us)", (guint32) self->players[i].colour, self->players[i].name);

  return g_variant_new (MEMORY, tiles, rules, &players);
}

static void
forget_last (BastideNewGameOptions *self)
{
  g_clear_pointer (&self->last_tiles, g_free);
  for (guint i = 0; i < self->n_last_players; i++)
    g_clear_pointer (&self->last_players[i].name, g_free);
  self->n_last_players = 0;
}

/* FALSE for players that no game can have. */
static gboolean
remember_players (BastideNewGameOptions *self,
                  GVariantIter          *players)
{
  guint32 colour, taken = 0;
  char *name;

  while (g_variant_iter_next (players, "(us)", &colour, &name))
    {
      if (colour >= BST_N_COLOURS || (taken & 1u << colour) || self->n_last_players == BST_MAX_PLAYERS)
        {
          g_free (name);
          return FALSE;
        }
      taken |= 1u << colour;
      self->last_players[self->n_last_players++] = (BstPlayer) { .name = name, .colour = (BstColour) colour };
    }

  return self->n_last_players >= BASTIDE_NEW_GAME_OPTIONS_MIN_PLAYERS;
}

void
bastide_new_game_options_remember (BastideNewGameOptions *self,
                                   GVariant              *memory)
{
  g_autoptr (GVariantIter) players = NULL;
  g_autoptr (BstTileSet) tiles = NULL;
  const char *id, *rules;

  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));
  g_return_if_fail (g_variant_is_of_type (memory, G_VARIANT_TYPE (MEMORY)));

  forget_last (self);
  g_variant_get (memory, "(&s&sa(us))", &id, &rules, &players);
  tiles = bst_io_tile_set_load (id, NULL);
  if (tiles == NULL || !bst_io_rules_parse (rules, &self->last_rules, NULL) || !remember_players (self, players))
    {
      forget_last (self);
      return;
    }
  self->last_tiles = g_strdup (id);
}

void
bastide_new_game_options_finalize_start (BastideNewGameOptions *self)
{
  forget_last (self);
  g_free (self->all_sets);
}
