/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-new-game-options-private.h"

#include "bastide-tile-text.h"
#include "bastide-write-queue.h"

#include <bst-advice.h>
#include <bst-io-rule-text.h>

#include <glib/gi18n.h>

/* The set with the start tile, and the one that others add to. */
#define BASE_SET  "basic"
#define RIVER_SET "river"

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideNewGameOptions, bastide_new_game_options, G_TYPE_OBJECT)

static void
clear_set (gpointer data)
{
  BastideNewGameOptionsSet *set = data;

  g_free (set->id);
  g_free (set->title);
  g_free (set->description);
  g_free (set->source);
  g_free (set->note);
  g_free (set->lesson);
  g_free (set->search);
}

static void
bastide_new_game_options_finalize (GObject *object)
{
  BastideNewGameOptions *self = BASTIDE_NEW_GAME_OPTIONS (object);

  for (guint p = 0; p < BST_MAX_PLAYERS; p++)
    g_free (self->players[p].name);
  g_clear_pointer (&self->sets, g_array_unref);
  g_clear_pointer (&self->tiles, bst_tile_set_unref);
  bastide_new_game_options_finalize_start (self);

  G_OBJECT_CLASS (bastide_new_game_options_parent_class)->finalize (object);
}

static void
bastide_new_game_options_class_init (BastideNewGameOptionsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_new_game_options_finalize;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_NEW_GAME_OPTIONS, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static guint
count_copies (const BstTileSet *tiles)
{
  guint count = 0;

  for (guint i = 0; i < bst_tile_set_get_n_types (tiles); i++)
    if (bst_tile_set_get_type (tiles, i)->group != BST_DRAW_NEVER)
      count += bst_tile_set_get_type (tiles, i)->count;

  return count;
}

guint
bastide_new_game_options_count (const char *ids)
{
  g_autoptr (BstTileSet) tiles = bst_io_tile_set_load (ids, NULL);

  return tiles != NULL ? count_copies (tiles) : 0;
}

/* How many copies the tiles have that the sets do not have; a spring that is replaced is not
 * taken off. */
static guint
count_added (const BstTileSet *tiles,
             const char       *ids)
{
  g_autoptr (BstTileSet) others = bst_io_tile_set_load (ids, NULL);
  guint count = 0;

  for (guint i = 0; others != NULL && i < bst_tile_set_get_n_types (tiles); i++)
    {
      const BstTileType *type = bst_tile_set_get_type (tiles, i);
      int other = bst_tile_set_find (others, type->id);
      guint n_others = other != BST_NO_TILE ? bst_tile_set_get_type (others, other)->count : 0;

      if (type->group != BST_DRAW_NEVER)
        count += type->count - MIN (type->count, n_others);
    }

  return count;
}

/* What a set adds to the base tiles; what an addition to the river, which it brings along, adds
 * to that. */
static guint
count_set (const char *id)
{
  g_autofree char *with_base = g_strdup_printf (BASE_SET "+%s", id);
  g_autofree char *with_river = g_strdup_printf (BASE_SET "+" RIVER_SET "+%s", id);
  g_autoptr (BstTileSet) tiles = bst_io_tile_set_load (with_base, NULL);

  if (strcmp (id, BASE_SET) == 0 || tiles == NULL)
    return bastide_new_game_options_count (id);
  if (count_copies (tiles) == bastide_new_game_options_count (with_river))
    return count_added (tiles, BASE_SET "+" RIVER_SET);

  return count_added (tiles, BASE_SET);
}

/* A game of the base tiles and the set; one that brings tiles of the base game itself stands alone. (transfer full)
 * (nullable) */
static BstTileSet *
load_beside_base (const char *id)
{
  g_autofree char *with_base = g_strdup_printf (BASE_SET "+%s", id);
  BstTileSet *tiles = strcmp (id, BASE_SET) != 0 ? bst_io_tile_set_load (with_base, NULL) : NULL;

  return tiles != NULL ? tiles : bst_io_tile_set_load (id, NULL);
}

static gboolean
is_repeatable (const char *id)
{
  g_autofree char *once = g_strdup_printf (BASE_SET "+%s", id);
  g_autofree char *twice = g_strdup_printf (BASE_SET "+%s:2", id);

  return strcmp (id, BASE_SET) == 0 || bastide_new_game_options_count (twice) > bastide_new_game_options_count (once);
}

/* What is on its tiles, in the words of the table, and what its switches are called. */
static void
add_words (GString    *words,
           const char *id)
{
  g_autoptr (BstTileSet) tiles = load_beside_base (id);
  const char **sources = tiles != NULL ? bst_io_tile_set_list_sources (tiles) : NULL;
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);
  BstRules rules, current;

  for (guint i = 0; tiles != NULL && i < bst_tile_set_get_n_types (tiles); i++)
    if (g_strcmp0 (sources[i], id) == 0)
      {
        g_autofree char *called = bastide_tile_text_dup_search (bst_tile_set_get_type (tiles, i));

        g_string_append_printf (words, " %s", called);
      }
  g_free (sources);
  bst_rules_init (&current);
  rules = current;
  bst_io_tile_set_raise_switches (id, &rules);
  for (guint i = 0; i < n_switches; i++)
    if (bst_rules_differ (&rules, &current, &switches[i]))
      g_string_append_printf (words, " %s %s", bst_io_switch_get_title (switches[i].name),
                              bst_io_switch_get_sentence (switches[i].name));
}

/* (transfer full) */
static char *
dup_search (const BastideNewGameOptionsSet *set)
{
  GString *words = g_string_new (set->title);

  g_string_append_printf (words, " %s", set->description != NULL ? set->description : "");
  add_words (words, set->id);

  return g_string_free (words, FALSE);
}

static void
add_set (BastideNewGameOptions *self,
         const char            *id,
         gboolean               own)
{
  BastideNewGameOptionsSet set = {
    .id = g_strdup (id),
    .own = own,
    .title = bst_io_tile_set_dup_title (id),
    .description = bst_io_tile_set_dup_description (id),
    .source = bst_io_tile_set_dup_source (id),
    .note = bst_io_tile_set_dup_note (id),
    .lesson = bst_io_tile_set_dup_lesson (id),
    .load = bst_io_tile_set_get_load (id),
    .n_tiles = count_set (id),
    .repeats = is_repeatable (id),
    .n_copies = 1,
    .certainty = bst_io_tile_set_get_certainty (id, NULL),
  };

  g_array_append_val (self->sets, set);
}

static void
bastide_new_game_options_init (BastideNewGameOptions *self)
{
  g_auto (GStrv) ids = bst_io_tile_set_list ();
  g_auto (GStrv) own = bst_io_tile_set_list_own ();

  self->sets = g_array_new (FALSE, TRUE, sizeof (BastideNewGameOptionsSet));
  g_array_set_clear_func (self->sets, clear_set);
  for (guint i = 0; ids[i] != NULL; i++)
    add_set (self, ids[i], FALSE);
  for (guint i = 0; own[i] != NULL; i++)
    add_set (self, own[i], TRUE);
  g_array_index (self->sets, BastideNewGameOptionsSet, 0).chosen = TRUE;

  for (guint p = 0; p < BST_MAX_PLAYERS; p++)
    {
      self->players[p].name = g_strdup ("");
      self->players[p].colour = (BstColour) p;
    }
  self->n_players = BASTIDE_NEW_GAME_OPTIONS_MIN_PLAYERS;
  bastide_new_game_options_forget_first (self);
  bst_rules_init (&self->rule_set);
  self->rules = self->rule_set;
}

BastideNewGameOptions *
bastide_new_game_options_new (void)
{
  return g_object_new (BASTIDE_TYPE_NEW_GAME_OPTIONS, NULL);
}

void
bastide_new_game_options_changed (BastideNewGameOptions *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Players --- */

guint
bastide_new_game_options_get_n_players (BastideNewGameOptions *self)
{
  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), 0);

  return self->n_players;
}

const BstPlayer *
bastide_new_game_options_get_player (BastideNewGameOptions *self,
                                     guint                  player)
{
  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), NULL);
  g_return_val_if_fail (player < BST_MAX_PLAYERS, NULL);

  return &self->players[player];
}

void
bastide_new_game_options_add_player (BastideNewGameOptions *self)
{
  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));

  if (self->n_players == BST_MAX_PLAYERS)
    return;
  self->n_players++;
  bastide_new_game_options_forget_first (self);
  bastide_new_game_options_changed (self);
}

static void
swap_players (BastideNewGameOptions *self,
              guint                  a,
              guint                  b)
{
  BstPlayer player = self->players[a];

  self->players[a] = self->players[b];
  self->players[b] = player;
  bastide_new_game_options_swap_first (self, a, b);
}

void
bastide_new_game_options_remove_player (BastideNewGameOptions *self,
                                        guint                  player)
{
  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));
  g_return_if_fail (player < self->n_players);

  if (self->n_players == BASTIDE_NEW_GAME_OPTIONS_MIN_PLAYERS)
    return;

  /* The colour waits behind the others for the next player who comes. */
  for (guint p = player; p + 1 < self->n_players; p++)
    swap_players (self, p, p + 1);
  self->n_players--;
  g_free (self->players[self->n_players].name);
  self->players[self->n_players].name = g_strdup ("");
  bastide_new_game_options_forget_first (self);
  bastide_new_game_options_changed (self);
}

gboolean
bastide_new_game_options_move_player (BastideNewGameOptions *self,
                                      guint                  player,
                                      int                    direction)
{
  guint other = direction < 0 ? player - 1 : player + 1;

  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), FALSE);
  g_return_val_if_fail (player < self->n_players, FALSE);

  /* Before the first comes a very large number. */
  if (other >= self->n_players)
    return FALSE;
  swap_players (self, player, other);
  bastide_new_game_options_changed (self);

  return TRUE;
}

void
bastide_new_game_options_set_name (BastideNewGameOptions *self,
                                   guint                  player,
                                   const char            *name)
{
  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));
  g_return_if_fail (player < self->n_players);

  if (strcmp (self->players[player].name, name) == 0)
    return;
  g_free (self->players[player].name);
  self->players[player].name = g_strdup (name);
  bastide_new_game_options_changed (self);
}

void
bastide_new_game_options_set_colour (BastideNewGameOptions *self,
                                     guint                  player,
                                     BstColour              colour)
{
  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));
  g_return_if_fail (player < self->n_players);

  if (self->players[player].colour == colour)
    return;
  for (guint p = 0; p < BST_MAX_PLAYERS; p++)
    if (self->players[p].colour == colour)
      self->players[p].colour = self->players[player].colour;
  self->players[player].colour = colour;
  bastide_new_game_options_changed (self);
}

/* --- Tiles --- */

guint
bastide_new_game_options_get_n_sets (BastideNewGameOptions *self)
{
  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), 0);

  return self->sets->len;
}

const BastideNewGameOptionsSet *
bastide_new_game_options_get_set (BastideNewGameOptions *self,
                                  guint                  set)
{
  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), NULL);
  g_return_val_if_fail (set < self->sets->len, NULL);

  return &g_array_index (self->sets, BastideNewGameOptionsSet, set);
}

static void
name_rules (BastideNewGameOptions *self)
{
  gboolean same = bst_rules_equal (&self->rules, &self->rule_set);

  g_strlcpy (self->rules.id, same ? self->rule_set.id : "custom", sizeof self->rules.id);
}

/* The switches that the set has on: on with it, and off with it unless another one wants them
 * or the rule set has them. */
static void
put_switches (BastideNewGameOptions          *self,
              const BastideNewGameOptionsSet *set)
{
  BstRules usual = self->rule_set;
  BstRules wanted, modern;
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  /* In the modern rules all expansions are off. */
  bst_rules_init (&modern);
  wanted = modern;
  bst_io_tile_set_raise_switches (set->id, &wanted);
  for (guint i = 0; i < self->sets->len; i++)
    if (bastide_new_game_options_get_set (self, i)->chosen)
      bst_io_tile_set_raise_switches (bastide_new_game_options_get_set (self, i)->id, &usual);
  for (guint i = 0; i < n_switches; i++)
    if (bst_rules_differ (&wanted, &modern, &switches[i]))
      {
        g_autofree char *value = bst_rules_get (&usual, switches[i].name);

        bst_rules_set (&self->rules, switches[i].name, value, NULL);
      }
  name_rules (self);
}

static void
forget_tiles (BastideNewGameOptions *self)
{
  g_clear_pointer (&self->tiles, bst_tile_set_unref);
  bastide_new_game_options_forget_draws (self);
}

static void
put_chosen (BastideNewGameOptions *self,
            guint                  set,
            gboolean               chosen)
{
  BastideNewGameOptionsSet *which = &g_array_index (self->sets, BastideNewGameOptionsSet, set);

  which->chosen = chosen;
  forget_tiles (self);
  put_switches (self, which);
}

void
bastide_new_game_options_choose_set (BastideNewGameOptions *self,
                                     guint                  set,
                                     gboolean               chosen)
{
  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));
  g_return_if_fail (set < self->sets->len);

  if (bastide_new_game_options_get_set (self, set)->chosen == chosen)
    return;
  put_chosen (self, set, chosen);
  bastide_new_game_options_changed (self);
}

void
bastide_new_game_options_set_copies (BastideNewGameOptions *self,
                                     guint                  set,
                                     guint                  n_copies)
{
  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));
  g_return_if_fail (set < self->sets->len);
  g_return_if_fail (n_copies >= 1 && n_copies <= BST_IO_MAX_SET_COPIES);

  if (bastide_new_game_options_get_set (self, set)->n_copies == n_copies)
    return;
  g_array_index (self->sets, BastideNewGameOptionsSet, set).n_copies = n_copies;
  forget_tiles (self);
  bastide_new_game_options_changed (self);
}

gboolean
bastide_new_game_options_find_set (BastideNewGameOptions *self,
                                   const char            *id,
                                   guint                 *set)
{
  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), FALSE);

  *set = 0;
  while (*set < self->sets->len && strcmp (bastide_new_game_options_get_set (self, *set)->id, id) != 0)
    (*set)++;

  return *set < self->sets->len;
}

static void
add_in_thread (gpointer data)
{
  g_autoptr (GTask) task = data;
  g_autofree char *path = g_file_get_path (g_task_get_task_data (task));
  GError *error = NULL;
  char *id = bst_io_tile_set_add_own (path != NULL ? path : "", &error);

  if (id != NULL)
    g_task_return_pointer (task, id, g_free);
  else
    g_task_return_error (task, error);
}

void
bastide_new_game_options_add_file_async (BastideNewGameOptions  *self,
                                         GFile                  *file,
                                         GAsyncReadyCallback     callback,
                                         gpointer                user_data)
{
  GTask *task;

  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, bastide_new_game_options_add_file_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  bastide_write_queue_push (add_in_thread, task);
}

gboolean
bastide_new_game_options_add_file_finish (BastideNewGameOptions  *self,
                                          GAsyncResult           *result,
                                          GError                **error)
{
  g_autofree char *id = g_task_propagate_pointer (G_TASK (result), error);
  guint found;

  if (id == NULL)
    return FALSE;
  if (!bastide_new_game_options_find_set (self, id, &found))
    add_set (self, id, TRUE);
  put_chosen (self, found, TRUE);
  bastide_new_game_options_changed (self);

  return TRUE;
}

gboolean
bastide_new_game_options_is_called (BastideNewGameOptions *self,
                                    guint                  set,
                                    const char            *text)
{
  g_autofree char *words = NULL;
  BastideNewGameOptionsSet *which;

  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), FALSE);
  g_return_val_if_fail (set < self->sets->len, FALSE);

  words = g_strstrip (g_strdup (text));
  which = &g_array_index (self->sets, BastideNewGameOptionsSet, set);
  if (*words == '\0')
    return TRUE;
  if (which->search == NULL)
    which->search = dup_search (which);

  return g_str_match_string (words, which->search, TRUE);
}

/* How well a tile of @source shows what @set brings, 0 to MOST_TELLING: best with something printed on it. A set may consist
 * of what others bring. */
#define MOST_TELLING 3

static guint
rate_sample (const BstTileType *type,
             const char        *source,
             const char        *set)
{
  if (g_strcmp0 (source, set) != 0)
    return g_strcmp0 (source, BASE_SET) != 0 ? 1 : 0;

  return type->emblems != 0 || type->signs != 0 ? 3 : 2;
}

guint
bastide_new_game_options_pick_samples (BastideNewGameOptions  *self,
                                       guint                   set,
                                       guint                  *samples,
                                       guint                   n_samples,
                                       BstTileSet            **tiles)
{
  g_autoptr (GArray) rated = NULL;
  const char *id;
  const char **sources;
  guint n_picked = 0;

  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), 0);
  g_return_val_if_fail (set < self->sets->len, 0);

  id = bastide_new_game_options_get_set (self, set)->id;
  *tiles = load_beside_base (id);
  if (*tiles == NULL)
    return 0;
  sources = bst_io_tile_set_list_sources (*tiles);
  rated = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint rate = MOST_TELLING; rate > 0 && rated->len < n_samples; rate--)
    for (guint i = 0; i < bst_tile_set_get_n_types (*tiles); i++)
      if (rate_sample (bst_tile_set_get_type (*tiles, i), sources[i], id) == rate)
        g_array_append_val (rated, i);
  /* Neighbours in a set are alike. */
  while (n_picked < MIN (n_samples, rated->len))
    {
      samples[n_picked] = g_array_index (rated, guint, n_picked * rated->len / n_samples);
      n_picked++;
    }
  g_free (sources);

  return n_picked;
}

/* --- Tiles together --- */

char *
bastide_new_game_options_dup_tiles_id (BastideNewGameOptions *self)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < self->sets->len; i++)
    {
      const BastideNewGameOptionsSet *set = bastide_new_game_options_get_set (self, i);

      if (!set->chosen)
        continue;
      g_string_append_printf (ids, "%s%s", ids->len > 0 ? "+" : "", set->id);
      if (set->n_copies > 1)
        g_string_append_printf (ids, ":%u", set->n_copies);
    }

  return g_string_free (ids, FALSE);
}

BstTileSet *
bastide_new_game_options_get_tiles (BastideNewGameOptions  *self,
                                    GError                **error)
{
  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), NULL);

  if (self->tiles == NULL)
    {
      g_autofree char *ids = bastide_new_game_options_dup_tiles_id (self);

      self->tiles = bst_io_tile_set_load (ids, error);
    }

  return self->tiles;
}

char *
bastide_new_game_options_dup_fault (BastideNewGameOptions *self)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), NULL);

  if (bastide_new_game_options_get_tiles (self, &error) != NULL)
    return NULL;
  /* What core says is for developers. */
  if (error->domain == BST_ERROR)
    return g_strdup (_("These tile sets make no game: one must have a start tile, as the base "
                       "game has, and none may have tiles of another."));

  return g_strdup (error->message);
}

guint
bastide_new_game_options_count_tiles (BastideNewGameOptions *self)
{
  BstTileSet *tiles;

  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), 0);

  tiles = bastide_new_game_options_get_tiles (self, NULL);

  return tiles != NULL ? count_copies (tiles) : 0;
}

/* The box of the base game says 35 minutes for its 72 tiles. */
guint
bastide_new_game_options_guess_minutes (guint n_tiles)
{
  return (n_tiles * 35 / 72 + 4) / 5 * 5;
}

/* --- Rules --- */

const BstRules *
bastide_new_game_options_get_rules (BastideNewGameOptions *self)
{
  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), NULL);

  return &self->rules;
}

const BstRules *
bastide_new_game_options_get_rule_set (BastideNewGameOptions *self)
{
  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), NULL);

  return &self->rule_set;
}

void
bastide_new_game_options_choose_rule_set (BastideNewGameOptions *self,
                                          const BstIoRuleSet    *rule_set)
{
  g_auto (GStrv) meant = NULL;

  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));

  self->rule_set = rule_set->rules;
  self->rules = rule_set->rules;
  if (rule_set->tiles != NULL)
    meant = g_strsplit (rule_set->tiles, "+", -1);
  for (guint i = 0; i < self->sets->len; i++)
    {
      const BastideNewGameOptionsSet *set = bastide_new_game_options_get_set (self, i);

      put_chosen (self, i, meant != NULL ? g_strv_contains ((const char * const *) meant, set->id)
                                         : set->chosen);
    }
  bastide_new_game_options_changed (self);
}

void
bastide_new_game_options_set_switch (BastideNewGameOptions *self,
                                     const char            *name,
                                     const char            *value)
{
  g_autofree char *before = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));

  before = bst_rules_get (&self->rules, name);
  if (g_strcmp0 (before, value) == 0)
    return;
  if (!bst_rules_set (&self->rules, name, value, &error))
    g_critical ("%s", error->message);
  name_rules (self);
  bastide_new_game_options_changed (self);
}

/* --- All of it --- */

static char *
explain_drought (const BstTileSet *set)
{
  guint drought = bst_advice_count (set, BST_EMBLEM_DROUGHT);
  guint pigs = bst_advice_count (set, BST_EMBLEM_PIG_HERD);
  g_autofree char *first = NULL, *second = NULL;

  first = g_strdup_printf (ngettext ("There is %u drought tile", "There are %u drought tiles",
                                     drought), drought);
  second = g_strdup_printf (ngettext ("%u tile with a pig farm", "%u tiles with pig farms", pigs),
                            pigs);

  /* Translators: D1 is the number of a rule; the first %s is "There are 5 drought tiles", the
   * second "1 tile with a pig farm". */
  return g_strdup_printf (_("%s and %s. The authors advise no more drought than pig farms (D1)."),
                          first, second);
}

char **
bastide_new_game_options_get_hints (BastideNewGameOptions *self)
{
  g_autoptr (GStrvBuilder) hints = g_strv_builder_new ();
  const BstTileSet *set = bastide_new_game_options_get_tiles (self, NULL);
  guint advice = set != NULL ? bst_advice_find (set, &self->rules) : 0;
  g_autofree char *players = NULL;

  if (set != NULL)
    players = bst_io_rule_set_dup_players_fault (&self->rules, bst_tile_set_get_id (set),
                                                 bastide_new_game_options_get_n_players (self));
  if (players != NULL)
    g_strv_builder_add (hints, players);
  if (advice & BST_ADVICE_DROUGHT)
    {
      g_autofree char *hint = explain_drought (set);

      g_strv_builder_add (hints, hint);
    }
  if (advice & BST_ADVICE_PLAGUE)
    g_strv_builder_add (hints, _("There are plague tiles, but nothing that takes followers out "
                                 "of a city again. The authors advise an expansion that does, "
                                 "such as the Tower (D1)."));

  return g_strv_builder_end (hints);
}

BstRecord *
bastide_new_game_options_create (BastideNewGameOptions  *self,
                                 GError                **error)
{
  BstTileSet *tiles = bastide_new_game_options_get_tiles (self, error);
  BstPlayer players[BST_MAX_PLAYERS];
  g_autoptr (BstGame) game = NULL;
  BstBeginning beginning;
  BstRecord *record;

  if (tiles == NULL)
    return NULL;
  for (guint seat = 0; seat < self->n_players; seat++)
    players[bastide_new_game_options_get_turn (self, seat)] = self->players[seat];
  game = bst_game_new (tiles, &self->rules, players, self->n_players, error);
  if (game == NULL)
    return NULL;

  record = bst_record_new (game);
  bastide_new_game_options_get_beginning (self, &beginning);
  bst_record_set_beginning (record, &beginning);

  return record;
}
