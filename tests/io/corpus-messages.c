/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "corpus-messages.h"

#include "bst-feature.h"
#include "bst-fit-map.h"

#include <string.h>

/* Where the walk stands. */
typedef struct
{
  BstPosition   *position;      /* owned */
  const BstNode *node;          /* the last one whose tile lies */
  guint          n_made;        /* steps of it that were made */
  gboolean       has_ransom;    /* its first step was made before the tile lay */
  const char    *path;
  guint          entry;
} Walk;

/* --- Sets --- */

GHashTable *
corpus_set_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
report_missing (GHashTable *some,
                GHashTable *all,
                const char *path,
                guint       entry,
                const char *whose)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, some);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (all, key))
      g_error ("%s, entry %u: %s is missing in %s", path, entry, (char *) key, whose);
}

void
corpus_set_compare (GHashTable *ours,
                    GHashTable *theirs,
                    const char *path,
                    guint       entry)
{
  report_missing (theirs, ours, path, entry, "our list");
  report_missing (ours, theirs, path, entry, "their list");
}

/* --- Placements --- */

/* All rotations, equal ones too: JCloisterZone does not merge them. */
/* The smallest rotation that looks the same. */
static guint
plain_rotation (const BstTileType *type,
                guint              rotation)
{
  return type->rotations == 1 ? 0 : type->rotations == 3 ? rotation % 2 : rotation;
}

/* What is asked of one cell, and the map of all that is left, say the same. */
GHashTable *
corpus_our_placements (const BstPosition *position,
                       const char        *tile_id)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint type = (guint) bst_tile_set_find (set, tile_id);
  GHashTable *found = corpus_set_new ();
  g_auto (BstFitMap) map = { 0 };

  bst_fit_map_init (&map, position);
  for (guint i = 0; i < map.n_cells; i++)
    for (guint r = 0; r < 4; r++)
      {
        guint plain = plain_rotation (bst_tile_set_get_type (set, type), r);
        gboolean fits = bst_position_why_not (position, type, map.cells[i].x, map.cells[i].y, r, NULL)
                        == BST_REASON_NONE;

        if (map.types[type].n_left > 0)
          g_assert_cmpint ((bst_fit_map_get (&map, i, type) >> plain) & 1, ==, fits);
        if (fits)
          g_hash_table_add (found, g_strdup_printf ("%d,%d,%u", map.cells[i].x, map.cells[i].y,
                                                    90 * r));
      }

  return found;
}

GHashTable *
corpus_their_placements (JsonArray *list)
{
  GHashTable *set = corpus_set_new ();

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonArray *option = json_array_get_array_element (list, i);

      g_hash_table_add (set, g_strdup_printf ("%d,%d,%d",
                                              (int) json_array_get_int_element (option, 0),
                                              (int) json_array_get_int_element (option, 1),
                                              (int) json_array_get_int_element (option, 2)));
    }

  return set;
}

/* --- Steps --- */

static const char * const figure_names[BST_N_FIGURE_KINDS] = {
  "small", "big", "builder", "pig", "barn", "wagon", "mayor", "abbot", "shepherd"
};

/* "City,NW at 1,0". */
static char *
print_place (const BstPosition *position,
             const BstSpot     *spot)
{
  static const char * const names[] = { "City", "Road", "Field", "Monastery", "River", "Tower", "Garden" };
  static const char * const inner[] = { "I", "II", "III" };
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_tiles;
  const BstTile *tile = bst_position_get_tiles (position, &n_tiles)
                        + bst_position_find_tile (position, spot->x, spot->y);
  const BstTileType *type = bst_tile_set_get_type (set, (guint) tile->type);
  guint segment = spot->side >= BST_SIDE_CORNER
                  ? bst_tile_type_find_segment (type, tile->rotation, BST_FEATURE_FIELD, 0)
                  : bst_spot_get_segment (spot, type, tile->rotation);
  BstSides sides = bst_tile_type_get_sides (type, segment, tile->rotation);
  char location[25];

  if (sides == 0)
    g_strlcpy (location, inner[bst_tile_type_inner_index (type, segment)], sizeof location);
  else
    {
      /* An edge that two cities share is of the one at its first half. */
      if (spot->feature != BST_FEATURE_FIELD)
        sides = (BstSides) ((sides & 0x55) | (sides & 0x55) << 1);
      bst_sides_to_location (type->segments[segment].kind, sides, location);
    }

  return g_strdup_printf ("%s,%s at %d,%d", names[spot->feature], location, spot->x, spot->y);
}

/* The message that a step of ours would be, without the numbers of figures. */
static char *
print_step (const BstPosition *position,
            const BstStep     *step)
{
  const BstSpot *spot = &step->spot;
  const char *figure = figure_names[spot->figure];
  g_autofree char *place = NULL;
  char location[25];
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  int x, y;

  if (spot->player != BST_NO_PLAYER && step->kind != BST_STEP_FREE && step->kind != BST_STEP_RANSOM
      && step->kind != BST_STEP_FLY)
    place = print_place (position, spot);
  switch (step->kind)
    {
    case BST_STEP_PUT:
    case BST_STEP_WAGON:
    case BST_STEP_LAND:
    case BST_STEP_JOIN:
      return g_strdup_printf ("DEPLOY_MEEPLE %d.%s %s", spot->player, figure, place);
    case BST_STEP_FLY:
      return g_strdup_printf ("DEPLOY_MEEPLE %d.%s FlyingMachine,I at %d,%d", spot->player, figure, tiles[n_tiles - 1].x,
                              tiles[n_tiles - 1].y);
    case BST_STEP_FERRY:
      bst_sides_to_location (BST_FEATURE_ROAD, bst_sides_of_edge (spot->side / 2) | bst_sides_of_edge (step->to.side / 2),
                             location);
      return g_strdup_printf ("FERRY Road,%s at %d,%d", location, spot->x, spot->y);
    case BST_STEP_GOLD:
      return g_strdup_printf ("GOLD %d,%d", spot->x, spot->y);
    case BST_STEP_FAIRY:
      return place == NULL ? g_strdup_printf ("fairy.1 %d,%d", spot->x, spot->y)
                           : g_strdup_printf ("fairy.1 %d.%s %s", spot->player, figure, place);
    case BST_STEP_DRAGON:
      bst_position_get_neutral (position, BST_NEUTRAL_DRAGON, &x, &y, NULL);
      return g_strdup_printf ("dragon.1 %d,%d", x + bst_step_x[spot->side],
                              y + bst_step_y[spot->side]);
    case BST_STEP_PRINCESS:
      return g_strdup_printf ("PRINCESS %d.%s %s", spot->player, figure, place);
    case BST_STEP_ESCAPE:
      return g_strdup_printf ("SIEGE_ESCAPE %d.%s %s", spot->player, figure, place);
    case BST_STEP_LEAVE:
      return g_strdup_printf ("CORN_CIRCLE %d.%s %s", spot->player, figure, place);
    case BST_STEP_CIRCLE_ADDS:
      return g_strdup ("CIRCLE_REMOVE_OR_DEPLOY DEPLOY");
    case BST_STEP_CIRCLE_TAKES:
      return g_strdup ("CIRCLE_REMOVE_OR_DEPLOY REMOVE");
    case BST_STEP_SHEEP:
      return g_strdup ("FLOCK_EXPAND_OR_SCORE EXPAND");
    case BST_STEP_FLOCK:
      return g_strdup ("FLOCK_EXPAND_OR_SCORE SCORE");
    case BST_STEP_TAKE_BACK:
      return g_strdup_printf ("ABBOT_RETURN %d.%s %s", spot->player, figure, place);
    case BST_STEP_PIECE:
      return g_strdup_printf ("TOWER_PIECE %d,%d", spot->x, spot->y);
    case BST_STEP_MAGE:
    case BST_STEP_WITCH:
      place = print_place (position, spot);
      return g_strdup_printf ("%s %s", step->kind == BST_STEP_MAGE ? "mage.1" : "witch.1", place);
    case BST_STEP_MAGE_LEAVES:
      return g_strdup ("mage.1 null");
    case BST_STEP_WITCH_LEAVES:
      return g_strdup ("witch.1 null");
    case BST_STEP_CAPTURE:
      return g_strdup_printf ("CAPTURE_FOLLOWER %d.%s %s", spot->player, figure, place);
    case BST_STEP_FREE:
      return g_strdup_printf ("EXCHANGE_FOLLOWER %d.%s", spot->player, figure);
    case BST_STEP_RANSOM:
      return g_strdup_printf ("PAY_RANSOM %d.%s", spot->player, figure);
    default:
      g_assert_not_reached ();
    }
}

/* The mage and the witch go to a feature, of which the peer lists every segment. */
static void
add_segments (const BstPosition *position,
              const BstStep     *step,
              GHashTable        *set)
{
  guint first = bst_position_find_part (position, &step->spot), part = first;
  BstStep other = *step;

  do
    {
      bst_position_name_spot (position, part, &other.spot);
      g_hash_table_add (set, print_step (position, &other));
      part = bst_position_next_in_feature (position, part);
    }
  while (part != first);
}

static GHashTable *
our_steps (const BstPosition *position)
{
  GHashTable *set = corpus_set_new ();
  g_auto (BstSteps) steps = { 0 };

  bst_position_get_steps (position, &steps);
  for (guint i = 0; i < steps.n_items; i++)
    if (steps.items[i].kind == BST_STEP_MAGE || steps.items[i].kind == BST_STEP_WITCH)
      add_segments (position, &steps.items[i], set);
    else
      g_hash_table_add (set, print_step (position, &steps.items[i]));

  return set;
}

static char *
cut_number (const char *id)
{
  return g_strndup (id, (gsize) (strrchr (id, '.') - id));
}

static char *
print_cell (JsonArray *cell)
{
  return g_strdup_printf ("%d,%d", (int) json_array_get_int_element (cell, 0),
                          (int) json_array_get_int_element (cell, 1));
}

static char *
print_feature_pointer (JsonObject *pointer)
{
  g_autofree char *cell = print_cell (json_object_get_array_member (pointer, "position"));

  return g_strdup_printf ("%s,%s at %s", json_object_get_string_member (pointer, "feature"),
                          json_object_get_string_member (pointer, "location"), cell);
}

static char *
print_meeple_pointer (JsonObject *pointer)
{
  g_autofree char *figure = cut_number (json_object_get_string_member (pointer, "meepleId"));
  g_autofree char *place = print_feature_pointer (json_object_get_object_member (pointer,
                                                                               "featurePointer"));

  return g_strdup_printf ("%s %s", figure, place);
}

/* [x, y, feature, location] of a DEPLOY_MEEPLE. */
static char *
print_deployment (const char *figure,
                  JsonArray  *option)
{
  return g_strdup_printf ("DEPLOY_MEEPLE %s %s,%s at %d,%d", figure,
                          json_array_get_string_element (option, 2),
                          json_array_get_string_element (option, 3),
                          (int) json_array_get_int_element (option, 0),
                          (int) json_array_get_int_element (option, 1));
}

static char *
print_neutral (JsonObject *payload)
{
  const char *figure = json_object_get_string_member (payload, "figureId");
  JsonNode *to = json_object_get_member (payload, "to");
  g_autofree char *place = NULL;

  if (JSON_NODE_HOLDS_NULL (to))
    place = g_strdup ("null");
  else if (JSON_NODE_HOLDS_ARRAY (to))
    place = print_cell (json_node_get_array (to));
  else if (json_object_has_member (json_node_get_object (to), "meepleId"))
    place = print_meeple_pointer (json_node_get_object (to));
  else
    place = print_feature_pointer (json_node_get_object (to));

  return g_strdup_printf ("%s %s", figure, place);
}

static char *
print_payload (const char *type,
               JsonObject *payload)
{
  g_autofree char *text = NULL;

  if (strcmp (type, "MOVE_NEUTRAL_FIGURE") == 0)
    return print_neutral (payload);
  if (strcmp (type, "CIRCLE_REMOVE_OR_DEPLOY") == 0 || strcmp (type, "FLOCK_EXPAND_OR_SCORE") == 0)
    return g_strdup_printf ("%s %s", type, json_object_get_string_member (payload, "value"));
  if (strcmp (type, "PLACE_TOKEN") == 0)
    {
      JsonNode *node = json_object_get_member (payload, "pointer");
      JsonObject *pointer = JSON_NODE_HOLDS_ARRAY (node) ? NULL : json_node_get_object (node);

      if (strcmp (json_object_get_string_member (payload, "token"), "FERRY") == 0)
        {
          text = print_feature_pointer (pointer);
          return g_strdup_printf ("%s %s", json_object_get_string_member (payload, "token"), text);
        }
      text = print_cell (pointer == NULL ? json_node_get_array (node)
                                         : json_object_get_array_member (pointer, "position"));
      return g_strdup_printf ("%s %s", json_object_get_string_member (payload, "token"), text);
    }
  if (json_object_has_member (payload, "pointer"))
    {
      text = print_meeple_pointer (json_object_get_object_member (payload, "pointer"));
      if (json_object_has_member (payload, "source"))
        type = json_object_get_string_member (payload, "source");
    }
  else
    {
      text = cut_number (json_object_get_string_member (payload, "meepleId"));
    }

  return g_strdup_printf ("%s %s", type, text);
}

static void
add_theirs (const char *key,
            JsonArray  *list,
            GHashTable *set)
{
  g_autofree char *figure = NULL;

  if (g_str_has_prefix (key, "DEPLOY_MEEPLE "))
    figure = cut_number (key + strlen ("DEPLOY_MEEPLE "));
  for (guint i = 0; i < json_array_get_length (list); i++)
    g_hash_table_add (set, figure != NULL
                           ? print_deployment (figure, json_array_get_array_element (list, i))
                           : print_payload (key, json_array_get_object_element (list, i)));
}

static GHashTable *
their_steps (JsonObject *legal)
{
  g_autoptr (GList) keys = json_object_get_members (legal);
  GHashTable *set = corpus_set_new ();

  for (GList *key = keys; key != NULL; key = key->next)
    if (strcmp (key->data, "PLACE_TILE") != 0 && strcmp (key->data, "COMMIT") != 0
        && strcmp (key->data, "PASS") != 0)
      add_theirs (key->data, json_object_get_array_member (legal, key->data), set);

  return set;
}

/* --- The walk --- */

static void
compare_steps (Walk       *walk,
               JsonObject *entry)
{
  g_autoptr (GHashTable) ours = our_steps (walk->position);
  g_autoptr (GHashTable) theirs = their_steps (json_object_get_object_member (entry, "legal"));

  corpus_set_compare (ours, theirs, walk->path, walk->entry);
}

static void
make_step (Walk *walk)
{
  const BstMove *move = &walk->node->move;
  const BstStep *step = &move->steps[walk->n_made++];

  g_assert_cmpuint (walk->n_made, <=, move->n_steps);
  g_assert_cmpint (bst_position_why_not_step (walk->position, step), ==, BST_REASON_NONE);
  bst_position_make_step (walk->position, step, NULL);
}

static const BstNode *
next_node (Walk *walk)
{
  const BstNode *node = bst_node_get_next (walk->node);

  g_assert_nonnull (node);

  return node;
}

static void
lay_tile (Walk *walk)
{
  BstMove bare;

  if (walk->has_ransom)
    bst_position_undo (walk->position);
  walk->node = next_node (walk);
  walk->n_made = 0;
  bare = walk->node->move;
  bare.n_steps = 0;
  bare.unfinished = TRUE;
  if (walk->node->mover != BST_NO_PLAYER)
    bst_position_set_turn (walk->position, (guint) walk->node->mover);
  g_assert_true (bst_position_apply (walk->position, &bare, NULL, NULL));
  if (walk->has_ransom)
    make_step (walk);
  walk->has_ransom = FALSE;
}

static void
put_discards (Walk *walk)
{
  while (next_node (walk)->move.kind == BST_MOVE_DISCARD)
    {
      walk->node = next_node (walk);
      g_assert_true (bst_node_apply (walk->node, &walk->position, NULL, NULL));
    }
}

static guint
walk_tile (Walk       *walk,
           JsonObject *entry,
           const char *played)
{
  JsonObject *legal = json_object_get_object_member (entry, "legal");
  gboolean is_abbey = strcmp (json_object_get_string_member (entry, "phase"), "TilePhase") != 0;
  g_autoptr (GHashTable) ours = NULL;
  g_autoptr (GHashTable) theirs = NULL;

  if (!is_abbey && !walk->has_ransom)
    put_discards (walk);
  ours = corpus_our_placements (walk->position, is_abbey
                                ? "AM/A" : json_object_get_string_member (entry, "tileId"));
  theirs = corpus_their_placements (json_object_get_array_member (legal, "PLACE_TILE"));
  corpus_set_compare (ours, theirs, walk->path, walk->entry);
  if (!is_abbey)
    compare_steps (walk, entry);

  if (strcmp (played, "PLACE_TILE") == 0)
    lay_tile (walk);
  else if (strcmp (played, "PAY_RANSOM") == 0)
    {
      bst_position_make_step (walk->position, &next_node (walk)->move.steps[0], NULL);
      walk->has_ransom = TRUE;
    }

  return 1;
}

/* Our turn waits in the action though there is none, and for the commit. */
static void
go_to (Walk     *walk,
       BstPhase  phase)
{
  while (bst_position_get_phase (walk->position) != phase)
    {
      g_autoptr (GHashTable) ours = our_steps (walk->position);
      GHashTableIter iter;
      gpointer key;

      g_hash_table_iter_init (&iter, ours);
      while (g_hash_table_iter_next (&iter, &key, NULL))
        if (!g_str_has_prefix (key, "PAY_RANSOM"))
          g_error ("%s, entry %u: %s is possible", walk->path, walk->entry, (char *) key);
      g_assert_true (bst_position_may_pass (walk->position));
      bst_position_pass (walk->position, NULL);
    }
}

static BstPhase
find_phase (const char *name)
{
  static const struct
  {
    const char *name;
    BstPhase    phase;
  } phases[] = {
    { "GoldPiecePhase", BST_PHASE_GOLD },
    { "MageAndWitchPhase", BST_PHASE_MAGIC },
    { "ActionPhase", BST_PHASE_ACTION },
    { "TowerCapturePhase", BST_PHASE_CAPTURE },
    { "PlaceFerryPhase", BST_PHASE_FERRY },
    { "ChangeFerriesPhase", BST_PHASE_FERRY },
    { "DragonMovePhase", BST_PHASE_DRAGON },
    { "CommitActionPhase", BST_PHASE_COMMIT },
    { "WagonPhase", BST_PHASE_WAGON },
    { "CornCirclePhase", BST_PHASE_CIRCLE },
    { "ShepherdPhase", BST_PHASE_FLOCK },
    { "EscapePhase", BST_PHASE_ESCAPE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    if (strcmp (phases[i].name, name) == 0)
      return phases[i].phase;

  g_error ("unknown phase %s", name);
}

/* The choice of a prisoner has no phase of its own there. */
static gboolean
is_exchange (JsonObject *entry)
{
  return json_object_has_member (json_object_get_object_member (entry, "legal"),
                                 "EXCHANGE_FOLLOWER");
}

static guint
walk_step (Walk       *walk,
           JsonObject *entry,
           const char *played)
{
  BstPhase phase = is_exchange (entry) ? BST_PHASE_FREE
                                       : find_phase (json_object_get_string_member (entry, "phase"));

  /* A wagon's commit; our turn has gone on. */
  if (phase != BST_PHASE_COMMIT && strcmp (played, "COMMIT") == 0)
    return 0;

  go_to (walk, phase);
  g_assert_cmpint ((int) bst_position_get_decider (walk->position), ==,
                   (int) json_object_get_int_member (entry, "player"));
  if (phase != BST_PHASE_COMMIT)
    {
      compare_steps (walk, entry);
      g_assert_cmpint (bst_position_may_pass (walk->position), ==,
                       json_object_get_boolean_member (entry, "canPass"));
    }
  if (strcmp (played, "PASS") == 0 || strcmp (played, "COMMIT") == 0)
    bst_position_pass (walk->position, NULL);
  else
    make_step (walk);

  return phase != BST_PHASE_COMMIT;
}

guint
corpus_compare_messages (BstRecord  *record,
                         JsonArray  *list,
                         const char *path)
{
  g_autoptr (BstPosition) position = bst_position_new (bst_record_get_game (record));
  Walk walk = { .position = position, .node = bst_record_get_root (record), .path = path };
  guint n_compared = 0;

  for (; walk.entry < json_array_get_length (list); walk.entry++)
    {
      JsonObject *entry = json_array_get_object_element (list, walk.entry);
      const char *phase = json_object_get_string_member (entry, "phase");
      const char *played = json_object_get_string_member (entry, "played");

      if (strcmp (phase, "TilePhase") == 0 || strcmp (phase, "AbbeyPhase") == 0
          || strcmp (phase, "AbbeyEndGamePhase") == 0)
        n_compared += walk_tile (&walk, entry, played);
      else if (strcmp (phase, "CommitAbbeyPassPhase") != 0)
        n_compared += walk_step (&walk, entry, played);
      g_assert_true (bst_position_is_ok (position));
    }

  return n_compared;
}
