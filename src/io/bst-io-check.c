/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-check.h"

#include "bst-io-check-options.h"
#include "bst-io-data.h"
#include "bst-io-jcz.h"
#include "bst-io-open.h"

#include "bst-feature.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* The game after its last message. */
typedef struct
{
  BstRecord     *record;        /* owned, as all below */
  BstPosition   *position;
  BstEvents      events;
  int            points[BST_MAX_PLAYERS];
  BstIoJczPhase  phase;         /* not owned */
} State;

static void
state_clear (State *state)
{
  g_clear_pointer (&state->record, bst_record_unref);
  g_clear_pointer (&state->position, bst_position_free);
  bst_events_clear (&state->events);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (State, state_clear)

/* An answer, with @reason set unless it is PASSED. */
typedef BstIoCheckStatus (*Rule) (const State  *state,
                                  GMatchInfo   *match,
                                  char        **reason);

static BstIoCheckStatus answer (gboolean     passed,
                                char       **reason,
                                const char  *format,
                                ...) G_GNUC_PRINTF (3, 4);

static BstIoCheckStatus
answer (gboolean     passed,
        char       **reason,
        const char  *format,
        ...)
{
  va_list arguments;

  if (passed)
    return BST_IO_CHECK_PASSED;

  va_start (arguments, format);
  *reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  return BST_IO_CHECK_FAILED;
}

static BstIoCheckStatus
unsupported (char       **reason,
             const char  *what)
{
  *reason = g_strdup_printf (_("not supported yet: %s"), what);

  return BST_IO_CHECK_UNSUPPORTED;
}

static int
find_player (const State *state,
             const char  *name)
{
  BstGame *game = bst_record_get_game (state->record);

  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    if (strcmp (bst_game_get_player (game, i)->name, name) == 0)
      return (int) i;

  return BST_NO_PLAYER;
}

/* --- Points --- */

static BstIoCheckStatus
check_points (const State  *state,
              GMatchInfo   *match,
              char        **reason)
{
  g_autofree char *name = g_match_info_fetch (match, 1);
  g_autofree char *points = g_match_info_fetch (match, 2);
  int player = find_player (state, name);

  if (player == BST_NO_PLAYER)
    return answer (FALSE, reason, _("there is no player %s"), name);

  return answer (state->points[player] == g_ascii_strtoll (points, NULL, 10), reason,
                 _("%s has %d"), name, state->points[player]);
}

/* The word of an event before the dot; older files say farm and cloister. */
static gboolean
is_scored_word (const BstEvent *event,
                const char     *word)
{
  const char *name = bst_event_get_name (event);
  gsize length = strcspn (name, ".");

  if (strcmp (word, "farm") == 0)
    word = "field";
  else if (strcmp (word, "cloister") == 0)
    word = "monastery";

  return strlen (word) == length && strncmp (name, word, length) == 0;
}

static BstIoCheckStatus
check_scored (const State  *state,
              GMatchInfo   *match,
              char        **reason)
{
  g_autofree char *name = g_match_info_fetch (match, 1);
  g_autofree char *word = g_match_info_fetch (match, 2);
  g_autofree char *points = g_match_info_fetch (match, 3);
  int player = find_player (state, name);
  g_autoptr (GString) scored = g_string_new (NULL);

  if (player == BST_NO_PLAYER)
    return answer (FALSE, reason, _("there is no player %s"), name);

  for (guint i = 0; i < state->events.n_items; i++)
    {
      const BstEvent *event = &state->events.items[i];

      if (!(event->players & (1u << player)) || !is_scored_word (event, word))
        continue;
      if (event->points == g_ascii_strtoll (points, NULL, 10))
        return BST_IO_CHECK_PASSED;
      g_string_append_printf (scored, "%s%d", scored->len > 0 ? ", " : "", event->points);
    }

  return scored->len > 0
         ? answer (FALSE, reason, _("%s scored %s for %s"), name, word, scored->str)
         : answer (FALSE, reason, _("%s never scored %s"), name, word);
}

/* --- Phases and actions --- */

static guint
get_spots (const State   *state,
           BstFigureKind  kind,
           guint8        *spots)
{
  if (state->phase != BST_IO_JCZ_PHASE_ACTION)
    return 0;

  return bst_position_get_spots (state->position, bst_position_get_turn (state->position), kind,
                                 spots);
}

static gboolean
can_put_any (const State *state)
{
  guint8 spots[BST_MAX_SEGMENTS];

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (get_spots (state, kind, spots) > 0)
      return TRUE;

  return FALSE;
}

/* Without a place for a figure the action is skipped. */
static BstIoJczPhase
get_phase (const State *state)
{
  if (state->phase == BST_IO_JCZ_PHASE_ACTION && !can_put_any (state))
    return BST_IO_JCZ_PHASE_COMMIT;

  return state->phase;
}

static int
get_hand (const State *state)
{
  if (state->phase != BST_IO_JCZ_PHASE_TILE)
    return BST_NO_TILE;

  return bst_position_get_hand (state->position, bst_position_get_turn (state->position));
}

static BstIoCheckStatus
check_phase (const State  *state,
             GMatchInfo   *match,
             char        **reason)
{
  static const char * const names[] = {
    "TilePhase", "ActionPhase", "CommitActionPhase", "GameOverPhase"
  };
  g_autofree char *wanted = g_match_info_fetch (match, 1);
  const char *phase = names[get_phase (state)];

  return answer (g_ascii_strcasecmp (phase, wanted) == 0, reason, _("the phase is %s"), phase);
}

static BstIoCheckStatus
check_pass (const State  *state,
            GMatchInfo   *match,
            char        **reason)
{
  g_autofree char *word = g_match_info_fetch (match, 1);
  gboolean can = get_phase (state) == BST_IO_JCZ_PHASE_ACTION;

  return answer (can == (strcmp (word, "can") == 0), reason,
                 can ? _("the player can pass") : _("the player cannot pass"));
}

static BstIoCheckStatus
check_undo (const State  *state,
            GMatchInfo   *match,
            char        **reason)
{
  g_autofree char *negation = g_match_info_fetch (match, 1);
  gboolean allowed = state->phase == BST_IO_JCZ_PHASE_ACTION
                     || state->phase == BST_IO_JCZ_PHASE_COMMIT;

  return answer (allowed == (*negation == '\0'), reason,
                 allowed ? _("undo is allowed") : _("undo is not allowed"));
}

static BstIoCheckStatus
check_placement_of (const State  *state,
                    const char   *wanted,
                    char        **reason)
{
  BstTileSet *set = bst_game_get_tile_set (bst_record_get_game (state->record));
  int type = get_hand (state);
  const char *id = type != BST_NO_TILE ? bst_tile_set_get_type (set, (guint) type)->id : NULL;

  if (id == NULL)
    return answer (FALSE, reason, _("no tile is to be placed"));

  return answer (*wanted == '\0' || strcmp (id, wanted) == 0, reason,
                 _("the tile in hand is %s"), id);
}

static BstIoCheckStatus
check_action (const State  *state,
              GMatchInfo   *match,
              char        **reason)
{
  g_autofree char *action = g_match_info_fetch (match, 1);
  g_autofree char *what = g_match_info_fetch (match, 2);
  guint8 spots[BST_MAX_SEGMENTS];

  if (strcmp (action, "TilePlacement") == 0)
    return check_placement_of (state, what, reason);
  if (strcmp (action, "Meeple") == 0 && (*what == '\0' || strcmp (what, "SmallFollower") == 0))
    return answer (get_spots (state, BST_FIGURE_FOLLOWER, spots) > 0, reason, _("no figure can be put"));
  if (strcmp (action, "Confirm") == 0)
    return answer (get_phase (state) == BST_IO_JCZ_PHASE_COMMIT, reason,
                   _("the turn is not to be ended"));

  return unsupported (reason, *what != '\0' ? what : action);
}

/* --- Exact sets of options --- */

static BstIoCheckStatus
compare_options (GHashTable  *wanted,
                 GHashTable  *found,
                 char       **reason)
{
  *reason = bst_io_check_compare (wanted, found);

  return *reason == NULL ? BST_IO_CHECK_PASSED : BST_IO_CHECK_FAILED;
}

static BstIoCheckStatus
check_placements (const State  *state,
                  GMatchInfo   *match,
                  char        **reason)
{
  g_autofree char *id = g_match_info_fetch (match, 1);
  g_autofree char *options = g_match_info_fetch (match, 2);
  g_autoptr (GHashTable) wanted = bst_io_check_parse_placements (options);
  g_autoptr (GHashTable) found = NULL;
  BstIoCheckStatus status = check_placement_of (state, id, reason);

  if (status != BST_IO_CHECK_PASSED)
    return status;
  found = bst_io_check_find_placements (state->position, (guint) get_hand (state));

  return compare_options (wanted, found, reason);
}

static BstIoCheckStatus
check_spots (const State  *state,
             GMatchInfo   *match,
             char        **reason)
{
  g_autofree char *options = g_match_info_fetch (match, 1);
  g_autoptr (GHashTable) wanted = bst_io_check_parse_spots (options);
  g_autoptr (GHashTable) found = NULL;

  if (state->phase != BST_IO_JCZ_PHASE_ACTION)
    return answer (FALSE, reason, _("no figure can be put"));
  found = bst_io_check_find_spots (state->position);

  return compare_options (wanted, found, reason);
}

/* --- All --- */

/* Unanchored, as in the programs; the first that matches answers. */
static const struct
{
  const char *pattern;
  Rule        rule;
} rules[] = {
  { "(\\w+) has (-?\\d+) points?", check_points },
  { "(\\w+) scored ([\\w-]+) for (-?\\d+) points?", check_scored },
  { "Player (can|can't) pass", check_pass },
  { "phase is (\\w+)", check_phase },
  { "Undo is (not )?allowed", check_undo },
  { "Available action (\\w+)(?: for ([\\w/.+!-]+?))?\\.?$", check_action },
  { "TilePlacement (\\S+) options: (.*)", check_placements },
  { "Meeple SmallFollower options: (.*)", check_spots },
};

static BstIoCheckStatus
evaluate (const State  *state,
          const char   *assertion,
          char        **reason)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autoptr (GRegex) regex = g_regex_new (rules[i].pattern, G_REGEX_CASELESS, 0, NULL);
      g_autoptr (GMatchInfo) match = NULL;

      if (g_regex_match (regex, assertion, 0, &match))
        return rules[i].rule (state, match, reason);
    }

  return unsupported (reason, assertion);
}

static void
check_free (gpointer data)
{
  BstIoCheck *check = data;

  g_free (check->assertion);
  g_free (check->reason);
  g_free (check);
}

static void
add_check (GPtrArray        *checks,
           const char       *assertion,
           BstIoCheckStatus  status,
           char             *reason)
{
  BstIoCheck *check = g_new0 (BstIoCheck, 1);

  check->assertion = g_strdup (assertion);
  check->status = status;
  check->reason = reason;
  g_ptr_array_add (checks, check);
}

/* The end of the game counts (E2), the end of the file does not. */
static gboolean
evaluate_points (State   *state,
                 GError **error)
{
  const BstNode *last = bst_node_get_last (bst_record_get_root (state->record));

  state->position = bst_record_get_position (state->record, last, &state->events, error);
  if (state->position == NULL)
    return FALSE;

  for (guint i = 0; i < bst_game_get_n_players (bst_record_get_game (state->record)); i++)
    state->points[i] = bst_position_get_score (state->position, i);
  if (bst_record_is_over (state->record, last, state->position))
    {
      bst_position_score_final (state->position, state->points, &state->events);
      state->phase = BST_IO_JCZ_PHASE_OVER;
    }

  return TRUE;
}

/* JSON of JCloisterZone, or NULL: then the file is of another form, or damaged. */
static JsonNode *
parse_jcz (GBytes      *bytes,
           const char  *name,
           BstIoJson   *root)
{
  g_autoptr (JsonNode) node = bst_io_json_parse (bytes, name, NULL);

  if (node == NULL)
    return NULL;
  bst_io_json_init (root, node, name);

  return bst_io_jcz_is (root) ? g_steal_pointer (&node) : NULL;
}

static GPtrArray *
give_up (const BstIoJson  *root,
         GPtrArray        *checks,
         GError           *fault,
         GError          **error)
{
  BstIoJson test, list, value;

  if (!g_error_matches (fault, BST_IO_ERROR, BST_IO_ERROR_UNSUPPORTED))
    {
      g_propagate_error (error, fault);
      g_ptr_array_unref (checks);
      return NULL;
    }

  if (bst_io_json_find (root, "test", &test) && bst_io_json_find (&test, "assertions", &list))
    for (guint i = 0; i < bst_io_json_get_length (&list); i++)
      {
        bst_io_json_get_element (&list, i, &value);
        if (bst_io_json_is_string (&value))
          add_check (checks, bst_io_json_get_string (&value, NULL), BST_IO_CHECK_UNSUPPORTED,
                     g_strdup (fault->message));
      }
  g_error_free (fault);

  return checks;
}

GPtrArray *
bst_io_check_bytes (GBytes      *bytes,
                    const char  *name,
                    GError     **error)
{
  BstIoJson root = { 0 };
  g_autoptr (JsonNode) node = parse_jcz (bytes, name, &root);
  g_autoptr (GPtrArray) checks = g_ptr_array_new_with_free_func (check_free);
  g_auto (State) state = { 0 };
  GPtrArray *assertions;
  GError *fault = NULL;

  if (node != NULL)
    state.record = bst_io_jcz_read (&root, &state.phase, NULL, &fault);
  else
    state.record = bst_io_open_data (bytes, name, NULL, error);
  if (fault != NULL)
    return give_up (&root, g_steal_pointer (&checks), fault, error);
  if (state.record == NULL || !evaluate_points (&state, error))
    return NULL;

  if (node == NULL && bst_position_is_unfinished (state.position))
    state.phase = BST_IO_JCZ_PHASE_ACTION;
  assertions = bst_record_get_assertions (state.record);
  for (guint i = 0; i < assertions->len; i++)
    {
      const char *assertion = g_ptr_array_index (assertions, i);
      char *reason = NULL;
      BstIoCheckStatus status = evaluate (&state, assertion, &reason);

      add_check (checks, assertion, status, reason);
    }

  return g_steal_pointer (&checks);
}

GPtrArray *
bst_io_check_file (const char  *path,
                   GError     **error)
{
  g_autoptr (GBytes) bytes = bst_io_data_read (path, error);

  return bytes != NULL ? bst_io_check_bytes (bytes, path, error) : NULL;
}
