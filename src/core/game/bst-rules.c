/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-rules.h"

#include "bst-tile-set.h"

#include <string.h>

static const char * const farm_scoring_values[] = {
  "third-edition", "second-edition", "older", "older-literal", NULL
};
static const char * const two_tile_city_values[] = { "normal", "reduced", NULL };
static const char * const city_count_values[] = { "tiles", "segments", NULL };
static const char * const unplaceable_values[] = {
  "remove", "return-to-stack", "return-to-bag", NULL
};
static const char * const yes_values[] = { "no", "yes", NULL };

static const char * const u_turn_values[] = {
  "immediate", "never-twice", "jcloisterzone", "off", NULL
};
static const char * const river_start_values[] = { "removed", "kept", NULL };
static const char * const inns_at_end_values[] = { "nothing", "usual", NULL };

static const char * const unfinished_count_values[] = { "tiles", "segments", NULL };
static const char * const older_pig_values[] = { "one", "nothing", NULL };
static const char * const barn_placement_values[] = { "alone", "together", NULL };
static const char * const wagon_move_values[] = { "near", "joined", NULL };
static const char * const fairy_placement_values[] = { "beside-follower", "on-tile", NULL };
static const char * const dragon_move_values[] = { "before-scoring", "after-scoring", NULL };
static const char * const princess_values[] = { "no", "may", "must", NULL };
static const char * const ransom_values[] = { "own-turn", "any-decision", NULL };
static const char * const king_record_values[] = { "ever", "on-board", NULL };
static const char * const card_points_values[] = { "each", "ten", "fifteen-or-forty", "at-once", NULL };
static const char * const escape_values[] = { "no", "any-tile", "siege-tile", NULL };
static const char * const first_player_values[] = {
  "random", "youngest-names", "youngest-decides", "throw", "roads", NULL
};
static const char * const hands_values[] = { "open", "hidden", NULL };
static const char * const holes_values[] = { "nothing", "turn", "turn-if-different", NULL };
static const char * const unfinished_values[] = { "paid", "nothing", "nor-farms", NULL };
static const char * const table_edge_values[] = { "endless", "limits", "completes", NULL };
static const char * const edge_monastery_values[] = { "neighbours", "nine", NULL };
static const char * const score_track_values[] = { "lay-marker", "laps", "dice", NULL };

#define FIELD(field) G_STRUCT_OFFSET (BstRules, field)

/* Stands for the numbers of some kinds of figures, which their table names. */
#define FIGURES(first, last) { .lowest = (first), .highest = (last) }

static const BstRuleSwitch rows[] = {
  { "farm-scoring", "FV1-FV3", farm_scoring_values, 0, 0, FIELD (farm_scoring) },
  { "two-tile-city", "C4", two_tile_city_values, 0, 0, FIELD (two_tile_city) },
  { "city-count", "C3", city_count_values, 0, 0, FIELD (city_count) },
  { "unplaceable", "P5-P7", unplaceable_values, 0, 0, FIELD (unplaceable) },
  { "farmers", "W2", yes_values, 0, 0, FIELD (farmers) },
  FIGURES (BST_FIGURE_FOLLOWER, BST_FIGURE_FOLLOWER),
  { "u-turn", "RV4", u_turn_values, 0, 0, FIELD (u_turn) },
  { "river-start", "RV1", river_start_values, 0, 0, FIELD (river_start) },
  FIGURES (BST_FIGURE_BIG, BST_FIGURE_PIG),
  { "inns", "IC1, IC2", yes_values, 0, 0, FIELD (inns) },
  { "inns-at-end", "IC1, IC2", inns_at_end_values, 0, 0, FIELD (inns_at_end) },
  { "goods", "T3", yes_values, 0, 0, FIELD (goods) },
  { "pig-herds", "FV-pig", yes_values, 0, 0, FIELD (pig_herds) },
  { "unfinished-count", "RD5, C6", unfinished_count_values, 0, 0, FIELD (unfinished_count) },
  { "older-pig", "FV-pig", older_pig_values, 0, 0, FIELD (older_pig) },
  { "abbeys", "AM1", NULL, 0, BST_MAX_GIVEN_ABBEYS, FIELD (abbeys) },
  FIGURES (BST_FIGURE_BARN, BST_N_FIGURE_KINDS - 1),
  { "barn-placement", "AM2", barn_placement_values, 0, 0, FIELD (barn_placement) },
  { "wagon-move", "AM6", wagon_move_values, 0, 0, FIELD (wagon_move) },
  { "dragon", "PD1", yes_values, 0, 0, FIELD (dragon) },
  { "dragon-move", "PD2", dragon_move_values, 0, 0, FIELD (dragon_move) },
  { "fairy", "PD3", yes_values, 0, 0, FIELD (fairy) },
  { "fairy-placement", "PD3", fairy_placement_values, 0, 0, FIELD (fairy_placement) },
  { "princess", "PD5", princess_values, 0, 0, FIELD (princess) },
  { "portals", "PD6", yes_values, 0, 0, FIELD (portals) },
  { "towers", "TO1", yes_values, 0, 0, FIELD (towers) },
  { "ransom", "TO3", ransom_values, 0, 0, FIELD (ransom) },
  { "siege", "SI1", yes_values, 0, 0, FIELD (siege) },
  { "escape", "SI3", escape_values, 0, 0, FIELD (escape) },
  { "mage", "MW1", yes_values, 0, 0, FIELD (mage) },
  { "witch", "MW1", yes_values, 0, 0, FIELD (witch) },
  { "drought", "D5", yes_values, 0, 0, FIELD (drought) },
  { "plague", "D8", yes_values, 0, 0, FIELD (plague) },
  { "gold", "GO1", yes_values, 0, 0, FIELD (gold) },
  { "king", "KR1, KR3", yes_values, 0, 0, FIELD (king) },
  { "robber", "KR1, KR3", yes_values, 0, 0, FIELD (robber) },
  { "king-record", "KR4", king_record_values, 0, 0, FIELD (king_record) },
  { "king-robber-points", "KR5", card_points_values, 0, 0, FIELD (king_robber_points) },
  { "by-hand", "D11-D14", yes_values, 0, 0, FIELD (dexterity) },
  { "first-player", "R5, H1, H2", first_player_values, 0, 0, FIELD (first_player) },
  { "predraw", "H3", yes_values, 0, 0, FIELD (predraw) },
  { "hand", "H4", NULL, 1, BST_MAX_HELD_TILES, FIELD (hand) },
  { "hands", "H4", hands_values, 0, 0, FIELD (hands) },
  { "start-in-bag", "H5", yes_values, 0, 0, FIELD (start_in_bag) },
  { "trees-pass", "H6", yes_values, 0, 0, FIELD (trees_pass) },
  { "buying", "H7", yes_values, 0, 0, FIELD (buying) },
  { "holes", "H8", holes_values, 0, 0, FIELD (holes) },
  { "unfinished", "H9", unfinished_values, 0, 0, FIELD (unfinished) },
  { "table-edge", "H10, H11", table_edge_values, 0, 0, FIELD (table_edge) },
  { "table-west", "H10", NULL, 0, BST_MAX_TABLE, FIELD (table_west) },
  { "table-north", "H10", NULL, 0, BST_MAX_TABLE, FIELD (table_north) },
  { "table-east", "H10", NULL, 0, BST_MAX_TABLE, FIELD (table_east) },
  { "table-south", "H10", NULL, 0, BST_MAX_TABLE, FIELD (table_south) },
  { "edge-monastery", "H11", edge_monastery_values, 0, 0, FIELD (edge_monastery) },
  { "score-track", "ST2, H12", score_track_values, 0, 0, FIELD (score_track) },
};

void
bst_rules_init (BstRules *rules)
{
  memset (rules, 0, sizeof *rules);
  g_strlcpy (rules->id, "modern", sizeof rules->id);
  rules->farmers = TRUE;
  rules->figures[BST_FIGURE_FOLLOWER] = 7;
  rules->hand = 1;
  rules->table_west = rules->table_north = rules->table_east = rules->table_south = 10;
}

static BstRuleSwitch
switch_of_figures (BstFigureKind kind)
{
  const BstFigureFacts *facts = bst_figure_kind_get (kind);

  return (BstRuleSwitch) {
    .name = facts->number,
    .rule = facts->rule,
    .highest = BST_MAX_SUPPLY (kind),
    .offset = G_STRUCT_OFFSET (BstRules, figures) + kind * sizeof (guint),
  };
}

const BstRuleSwitch *
bst_rules_get_switches (guint *n_switches)
{
  static BstRuleSwitch switches[G_N_ELEMENTS (rows) + BST_N_FIGURE_KINDS];
  static gsize n = 0;

  if (g_once_init_enter (&n))
    {
      gsize filled = 0;

      for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
        if (rows[i].name != NULL)
          switches[filled++] = rows[i];
        else
          for (guint kind = rows[i].lowest; kind <= rows[i].highest; kind++)
            switches[filled++] = switch_of_figures (kind);
      g_once_init_leave (&n, filled);
    }
  *n_switches = (guint) n;

  return switches;
}

static const BstRuleSwitch *
find_switch (const char *name)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  for (guint i = 0; i < n_switches; i++)
    if (strcmp (switches[i].name, name) == 0)
      return &switches[i];

  return NULL;
}

static gboolean
find_value (const BstRuleSwitch *rule_switch,
            const char          *value,
            guint               *number)
{
  guint64 found;

  if (rule_switch->values == NULL)
    {
      if (!g_ascii_string_to_unsigned (value, 10, rule_switch->lowest, rule_switch->highest,
                                       &found, NULL))
        return FALSE;
      *number = (guint) found;
      return TRUE;
    }

  for (*number = 0; rule_switch->values[*number] != NULL; (*number)++)
    if (strcmp (rule_switch->values[*number], value) == 0)
      return TRUE;

  return FALSE;
}

static guint
get_number (const BstRules      *rules,
            const BstRuleSwitch *rule_switch)
{
  guint number;

  memcpy (&number, (const char *) rules + rule_switch->offset, sizeof number);

  return number;
}

gboolean
bst_rules_set (BstRules    *rules,
               const char  *name,
               const char  *value,
               GError     **error)
{
  const BstRuleSwitch *rule_switch = find_switch (name);
  guint number;

  if (rule_switch == NULL || !find_value (rule_switch, value, &number))
    {
      g_set_error (error, BST_ERROR, BST_ERROR_UNKNOWN, "no rule switch %s with value %s",
                   name, value);
      return FALSE;
    }

  memcpy ((char *) rules + rule_switch->offset, &number, sizeof number);

  return TRUE;
}

char *
bst_rules_get (const BstRules *rules,
               const char     *name)
{
  const BstRuleSwitch *rule_switch = find_switch (name);

  if (rule_switch == NULL)
    return NULL;
  if (rule_switch->values == NULL)
    return g_strdup_printf ("%u", get_number (rules, rule_switch));

  return g_strdup (rule_switch->values[get_number (rules, rule_switch)]);
}

gboolean
bst_rules_differ (const BstRules      *a,
                  const BstRules      *b,
                  const BstRuleSwitch *rule_switch)
{
  return get_number (a, rule_switch) != get_number (b, rule_switch);
}

char *
bst_rules_to_text (const BstRules *rules)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);
  GString *text;
  BstRules modern;

  if (strcmp (rules->id, "custom") != 0)
    return g_strdup (rules->id);

  bst_rules_init (&modern);
  text = g_string_new (modern.id);
  for (guint i = 0; i < n_switches; i++)
    {
      g_autofree char *value = NULL;

      if (!bst_rules_differ (rules, &modern, &switches[i]))
        continue;
      value = bst_rules_get (rules, switches[i].name);
      g_string_append_printf (text, ",%s=%s", switches[i].name, value);
    }

  return g_string_free (text, FALSE);
}

gboolean
bst_rules_equal (const BstRules *a,
                 const BstRules *b)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  for (guint i = 0; i < n_switches; i++)
    if (bst_rules_differ (a, b, &switches[i]))
      return FALSE;

  return TRUE;
}
