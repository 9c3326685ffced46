/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-check-assertion.h"

#include "bst-io-check-options.h"

#include "bst-feature.h"
#include "bst-io-jcz-pointer.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* An answer, with @reason set unless it is PASSED. */
typedef BstIoCheckStatus (*Rule) (const BstIoOutcome  *outcome,
                                  GMatchInfo          *match,
                                  char               **reason);

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
find_player (const BstIoOutcome *outcome,
             const char         *name)
{
  BstGame *game = bst_record_get_game (outcome->record);

  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    if (strcmp (bst_game_get_player (game, i)->name, name) == 0)
      return (int) i;

  return BST_NO_PLAYER;
}

/* --- Points --- */

static BstIoCheckStatus
check_points (const BstIoOutcome  *outcome,
              GMatchInfo          *match,
              char               **reason)
{
  g_autofree char *name = g_match_info_fetch (match, 1);
  g_autofree char *points = g_match_info_fetch (match, 2);
  int player = find_player (outcome, name);

  if (player == BST_NO_PLAYER)
    return answer (FALSE, reason, _("there is no player %s"), name);

  return answer (outcome->points[player] == g_ascii_strtoll (points, NULL, 10), reason,
                 _("%s has %d"), name, outcome->points[player]);
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
check_scored (const BstIoOutcome  *outcome,
              GMatchInfo          *match,
              char               **reason)
{
  g_autofree char *name = g_match_info_fetch (match, 1);
  g_autofree char *word = g_match_info_fetch (match, 2);
  g_autofree char *points = g_match_info_fetch (match, 3);
  int player = find_player (outcome, name);
  g_autoptr (GString) scored = g_string_new (NULL);

  if (player == BST_NO_PLAYER)
    return answer (FALSE, reason, _("there is no player %s"), name);

  for (guint i = 0; i < outcome->events.n_items; i++)
    {
      const BstEvent *event = &outcome->events.items[i];

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

static int
get_hand (const BstIoOutcome *outcome)
{
  if (outcome->end.phase != BST_IO_JCZ_PHASE_TILE)
    return BST_NO_TILE;

  return bst_position_get_held_tile (outcome->position, bst_position_get_turn (outcome->position));
}

static BstIoCheckStatus
check_phase (const BstIoOutcome  *outcome,
             GMatchInfo          *match,
             char               **reason)
{
  g_autofree char *wanted = g_match_info_fetch (match, 1);
  const char *phase = bst_io_jcz_phase_name (outcome->end.phase);

  return answer (g_ascii_strcasecmp (phase, wanted) == 0, reason, _("the phase is %s"), phase);
}

static gboolean
can_pass (const BstIoOutcome *outcome)
{
  switch (outcome->end.phase)
    {
    case BST_IO_JCZ_PHASE_ABBEY:
    case BST_IO_JCZ_PHASE_LAST_ABBEY:
      return TRUE;
    case BST_IO_JCZ_PHASE_ACTION:
    case BST_IO_JCZ_PHASE_CAPTURE:
    case BST_IO_JCZ_PHASE_MOVE_FERRY:
    case BST_IO_JCZ_PHASE_WAGON:
    case BST_IO_JCZ_PHASE_CIRCLE:
    case BST_IO_JCZ_PHASE_ESCAPE:
      return bst_position_may_pass (outcome->position);
    case BST_IO_JCZ_PHASE_ABBEY_COMMIT:
    case BST_IO_JCZ_PHASE_TILE:
    case BST_IO_JCZ_PHASE_GOLD:
    case BST_IO_JCZ_PHASE_MAGIC:
    case BST_IO_JCZ_PHASE_EXCHANGE:
    case BST_IO_JCZ_PHASE_PUT_FERRY:
    case BST_IO_JCZ_PHASE_FLOCK:
    case BST_IO_JCZ_PHASE_DRAGON:
    case BST_IO_JCZ_PHASE_COMMIT:
    case BST_IO_JCZ_PHASE_WAGON_COMMIT:
    case BST_IO_JCZ_PHASE_OVER:
    default:
      return FALSE;
    }
}

static BstIoCheckStatus
check_pass (const BstIoOutcome  *outcome,
            GMatchInfo          *match,
            char               **reason)
{
  g_autofree char *word = g_match_info_fetch (match, 1);
  gboolean can = can_pass (outcome);

  return answer (can == (strcmp (word, "can") == 0), reason,
                 can ? _("the player can pass") : _("the player cannot pass"));
}

/* What a player did himself can be taken back until it is committed; a move of the dragon, whom
 * the next player moves on, cannot. */
static gboolean
can_undo (const BstIoOutcome *outcome)
{
  const BstMove *move = &bst_node_get_last (bst_record_get_root (outcome->record))->move;

  if (outcome->end.is_committed)
    return FALSE;
  switch (outcome->end.phase)
    {
    case BST_IO_JCZ_PHASE_ABBEY_COMMIT:
      return TRUE;
    case BST_IO_JCZ_PHASE_GOLD:
    case BST_IO_JCZ_PHASE_MAGIC:
    case BST_IO_JCZ_PHASE_ACTION:
    case BST_IO_JCZ_PHASE_CAPTURE:
    case BST_IO_JCZ_PHASE_EXCHANGE:
    case BST_IO_JCZ_PHASE_PUT_FERRY:
    case BST_IO_JCZ_PHASE_MOVE_FERRY:
    case BST_IO_JCZ_PHASE_FLOCK:
    case BST_IO_JCZ_PHASE_DRAGON:
    case BST_IO_JCZ_PHASE_COMMIT:
    case BST_IO_JCZ_PHASE_WAGON_COMMIT:
      return move->n_steps == 0 || move->steps[move->n_steps - 1].kind != BST_STEP_DRAGON;
    case BST_IO_JCZ_PHASE_ABBEY:
    case BST_IO_JCZ_PHASE_TILE:
    case BST_IO_JCZ_PHASE_WAGON:
    case BST_IO_JCZ_PHASE_CIRCLE:
    case BST_IO_JCZ_PHASE_ESCAPE:
    case BST_IO_JCZ_PHASE_LAST_ABBEY:
    case BST_IO_JCZ_PHASE_OVER:
    default:
      return FALSE;
    }
}

static BstIoCheckStatus
check_undo (const BstIoOutcome  *outcome,
            GMatchInfo          *match,
            char               **reason)
{
  g_autofree char *negation = g_match_info_fetch (match, 1);
  gboolean allowed = can_undo (outcome);

  return answer (allowed == (*negation == '\0'), reason,
                 allowed ? _("undo is allowed") : _("undo is not allowed"));
}

static BstIoCheckStatus
check_placement_of (const BstIoOutcome  *outcome,
                    const char          *wanted,
                    char               **reason)
{
  BstTileSet *set = bst_game_get_tile_set (bst_record_get_game (outcome->record));
  int type = get_hand (outcome);
  const char *id = type != BST_NO_TILE ? bst_tile_set_get_type (set, (guint) type)->id : NULL;

  if (id == NULL)
    return answer (FALSE, reason, _("no tile is to be placed"));

  return answer (*wanted == '\0' || strcmp (id, wanted) == 0, reason,
                 _("the tile in hand is %s"), id);
}

/* JCloisterZone's words for actions that are steps of ours. */
static const struct
{
  const char  *name;
  BstStepKind  kind;
} actions[] = {
  { "Meeple", BST_STEP_PUT },
  { "Meeple", BST_STEP_WAGON },
  { "FairyNextTo", BST_STEP_FAIRY },
  { "FairyOnTile", BST_STEP_FAIRY },
  { "MoveDragon", BST_STEP_DRAGON },
  { "TowerPiece", BST_STEP_PIECE },
  { "GoldPiece", BST_STEP_GOLD },
  { "CaptureFollower", BST_STEP_CAPTURE },
  { "SelectPrisonerToExchange", BST_STEP_FREE },
  { "ReturnMeeple", BST_STEP_PRINCESS },
  { "ReturnMeeple", BST_STEP_ESCAPE },
  { "ReturnMeeple", BST_STEP_TAKE_BACK },
  { "Ferries", BST_STEP_FERRY },
};

/* What the program names beside an action: the figure's class, the source or the token. */
static gboolean
is_qualified (const BstStep *step,
              const char    *what)
{
  switch (step->kind)
    {
    case BST_STEP_PUT:
    case BST_STEP_WAGON:
      return g_ascii_strcasecmp (what, bst_io_jcz_figure_class (step->spot.figure)) == 0;
    case BST_STEP_PRINCESS:
      return g_ascii_strcasecmp (what, "PRINCESS") == 0;
    case BST_STEP_ESCAPE:
      return g_ascii_strcasecmp (what, "SIEGE_ESCAPE") == 0;
    case BST_STEP_TAKE_BACK:
      return g_ascii_strcasecmp (what, "ABBOT_RETURN") == 0;
    case BST_STEP_PIECE:
      return g_ascii_strcasecmp (what, "TOWER_PIECE") == 0;
    default:
      return FALSE;
    }
}

static gboolean
is_action (const BstStep *step,
           const char    *action,
           const char    *what)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].kind == step->kind && g_ascii_strcasecmp (actions[i].name, action) == 0)
      return *what == '\0' || is_qualified (step, what);

  return FALSE;
}

static gboolean
is_known_action (const char *action)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_ascii_strcasecmp (actions[i].name, action) == 0)
      return TRUE;

  return FALSE;
}

/* The options of an action, none while the position waits for something else. */
static GHashTable *
find_options (const BstIoOutcome *outcome,
              const char         *action,
              const char         *what)
{
  GHashTable *found = bst_io_check_set_new ();
  g_auto (BstSteps) steps = { 0 };

  if (outcome->end.phase == BST_IO_JCZ_PHASE_COMMIT || outcome->end.phase == BST_IO_JCZ_PHASE_WAGON_COMMIT)
    return found;

  bst_position_get_steps (outcome->position, &steps);
  for (guint i = 0; i < steps.n_items; i++)
    if (is_action (&steps.items[i], action, what))
      g_hash_table_add (found, bst_io_check_print_option (outcome->position, &steps.items[i]));

  return found;
}

static gboolean
waits_for_commit (const BstIoOutcome *outcome)
{
  return outcome->end.phase == BST_IO_JCZ_PHASE_COMMIT || outcome->end.phase == BST_IO_JCZ_PHASE_ABBEY_COMMIT
         || outcome->end.phase == BST_IO_JCZ_PHASE_WAGON_COMMIT;
}

static BstIoCheckStatus
check_action (const BstIoOutcome  *outcome,
              GMatchInfo          *match,
              char               **reason)
{
  g_autofree char *action = g_match_info_fetch (match, 1);
  g_autofree char *what = g_match_info_fetch (match, 2);
  g_autoptr (GHashTable) found = NULL;

  if (strcmp (action, "TilePlacement") == 0)
    return check_placement_of (outcome, what, reason);
  if (strcmp (action, "Confirm") == 0)
    return answer (waits_for_commit (outcome), reason, _("the turn is not to be ended"));
  if (!is_known_action (action))
    return unsupported (reason, *what != '\0' ? what : action);

  found = find_options (outcome, action, what);

  return answer (g_hash_table_size (found) > 0, reason, _("%s is not possible"), action);
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
check_placements (const BstIoOutcome  *outcome,
                  GMatchInfo          *match,
                  char               **reason)
{
  g_autofree char *id = g_match_info_fetch (match, 1);
  g_autofree char *options = g_match_info_fetch (match, 2);
  g_autoptr (GHashTable) wanted = bst_io_check_parse_placements (options);
  g_autoptr (GHashTable) found = NULL;
  BstIoCheckStatus status = check_placement_of (outcome, id, reason);

  if (status != BST_IO_CHECK_PASSED)
    return status;
  found = bst_io_check_find_placements (outcome->position, (guint) get_hand (outcome));

  return compare_options (wanted, found, reason);
}

static BstIoCheckStatus
check_options (const BstIoOutcome  *outcome,
               const char          *action,
               const char          *what,
               const char          *options,
               char               **reason)
{
  g_autoptr (GHashTable) wanted = bst_io_check_parse_options (options);
  g_autoptr (GHashTable) found = find_options (outcome, action, what);

  return compare_options (wanted, found, reason);
}

static BstIoCheckStatus
check_named_options (const BstIoOutcome  *outcome,
                     GMatchInfo          *match,
                     char               **reason)
{
  g_autofree char *action = g_match_info_fetch (match, 1);
  g_autofree char *what = g_match_info_fetch (match, 2);
  g_autofree char *options = g_match_info_fetch (match, 3);

  return check_options (outcome, action, what, options, reason);
}

static BstIoCheckStatus
check_captures (const BstIoOutcome  *outcome,
                GMatchInfo          *match,
                char               **reason)
{
  g_autofree char *options = g_match_info_fetch (match, 1);

  return check_options (outcome, "CaptureFollower", "", options, reason);
}

static BstIoCheckStatus
check_ferries (const BstIoOutcome  *outcome,
               GMatchInfo          *match,
               char               **reason)
{
  g_autofree char *options = g_match_info_fetch (match, 1);

  return check_options (outcome, "Ferries", "", options, reason);
}

static BstIoCheckStatus
check_pieces (const BstIoOutcome  *outcome,
              GMatchInfo          *match,
              char               **reason)
{
  g_autofree char *token = g_match_info_fetch (match, 1);
  g_autofree char *options = g_match_info_fetch (match, 2);

  return check_options (outcome, "TowerPiece", token, options, reason);
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
  { "\\b(Meeple|ReturnMeeple) (\\w+) options: (.*)", check_named_options },
  { "CaptureFollower options: (.*)", check_captures },
  { "Ferries options: (.*)", check_ferries },
  { "Tower piece (\\w+) options: (.*)", check_pieces },
};

BstIoCheckStatus
bst_io_assertion_check (const BstIoOutcome  *outcome,
                        const char          *assertion,
                        char               **reason)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autoptr (GRegex) regex = g_regex_new (rules[i].pattern, G_REGEX_CASELESS, 0, NULL);
      g_autoptr (GMatchInfo) match = NULL;

      if (g_regex_match (regex, assertion, 0, &match))
        return rules[i].rule (outcome, match, reason);
    }

  return unsupported (reason, assertion);
}
