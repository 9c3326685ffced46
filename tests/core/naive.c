/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "naive.h"

#include <string.h>

static const BstTileType *
type_of (const NaiveBoard *board,
         guint             tile)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (board->position));

  return bst_tile_set_get_type (set, (guint) board->tiles[tile].type);
}

static int
find_tile (const BstPosition *position,
           int                x,
           int                y)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    if (tiles[i].x == x && tiles[i].y == y)
      return (int) i;

  return -1;
}

/* The neighbour of a cell beyond a half-edge, NL NR EL ER SL SR WL WR. */
static int
find_beyond (const BstPosition *position,
             int                x,
             int                y,
             guint              side)
{
  static const int dx[] = { 0, 0, 1, 1, 0, 0, -1, -1 };
  static const int dy[] = { -1, -1, 0, 0, 1, 1, 0, 0 };

  return find_tile (position, x + dx[side], y + dy[side]);
}

/* Does the segment own this half-edge of the board when its tile is turned? */
static gboolean
owns (const BstSegment *segment,
      guint             rotation,
      guint             side)
{
  return (segment->sides >> ((side + 8 - 2 * rotation) % 8)) & 1;
}

/* NL lies against SR, NR against SL, EL against WR and so on. */
static guint
beyond (guint side)
{
  static const guint sides[] = { 5, 4, 7, 6, 1, 0, 3, 2 };

  return sides[side];
}

static const BstRules *
rules_of (const NaiveBoard *board)
{
  return bst_game_get_rules (bst_position_get_game (board->position));
}

/* H6: a tree lets one road of a tile go on as another. */
static gboolean
goes_through_tree (const NaiveBoard *board,
                   guint             tile,
                   const BstSegment *a,
                   const BstSegment *b)
{
  return rules_of (board)->trees_pass
         && type_of (board, tile)->crossing == BST_CROSSING_TREE
         && a->kind == BST_FEATURE_ROAD && b->kind == BST_FEATURE_ROAD;
}

/* FE1. */
static gboolean
goes_by_ferry (const NaiveBoard *board,
               guint             tile,
               guint             a,
               guint             b)
{
  guint ends = bst_position_get_tile_tokens (board->position, BST_TOKEN_FERRY, tile);

  return (ends & 1u << a) && (ends & 1u << b);
}

/* Gives @label to a part and to all that it is connected with. */
static void
flood (NaiveBoard *board,
       guint       start,
       guint       label)
{
  g_autoptr (GArray) pending = g_array_new (FALSE, FALSE, sizeof (guint));

  g_array_append_val (pending, start);
  while (pending->len > 0)
    {
      guint part = g_array_index (pending, guint, pending->len - 1);
      guint tile, segment;
      const BstSegment *from;

      g_array_set_size (pending, pending->len - 1);
      if (board->labels[part] != G_MAXUINT)
        continue;
      board->labels[part] = label;
      bst_position_get_segment (board->position, part, &tile, &segment);
      from = &type_of (board, tile)->segments[segment];
      for (guint i = 0; i < type_of (board, tile)->n_segments; i++)
        {
          guint next = board->tiles[tile].first_part + i;

          if (goes_through_tree (board, tile, from, &type_of (board, tile)->segments[i])
              || goes_by_ferry (board, tile, segment, i))
            g_array_append_val (pending, next);
        }
      for (guint side = 0; side < 8; side++)
        {
          const BstTile *here = &board->tiles[tile];
          int other;

          if (!owns (from, here->rotation, side))
            continue;
          other = find_beyond (board->position, here->x, here->y, side);
          for (guint i = 0; other >= 0 && i < type_of (board, (guint) other)->n_segments; i++)
            {
              const BstSegment *to = &type_of (board, (guint) other)->segments[i];
              guint next = board->tiles[other].first_part + i;

              if (to->kind == from->kind && owns (to, board->tiles[other].rotation, beyond (side)))
                g_array_append_val (pending, next);
            }
        }
    }
}

void
naive_board_init (NaiveBoard        *board,
                  const BstPosition *position)
{
  board->position = position;
  board->tiles = bst_position_get_tiles (position, &board->n_tiles);
  board->n_parts = bst_position_get_n_parts (position);
  board->labels = g_new (guint, board->n_parts);
  for (guint part = 0; part < board->n_parts; part++)
    board->labels[part] = G_MAXUINT;
  for (guint part = 0; part < board->n_parts; part++)
    if (board->labels[part] == G_MAXUINT)
      flood (board, part, part);
}

void
naive_board_clear (NaiveBoard *board)
{
  g_clear_pointer (&board->labels, g_free);
}

/* H11: does the edge of the table end what reaches this cell? */
static gboolean
ends_at (const NaiveBoard *board,
         int               x,
         int               y)
{
  const BstRules *rules = rules_of (board);

  return rules->table_edge == BST_TABLE_COMPLETES
         && (-x > (int) rules->table_west || x > (int) rules->table_east
             || -y > (int) rules->table_north || y > (int) rules->table_south);
}

static guint
count_open (const NaiveBoard *board,
            guint             tile,
            const BstSegment *segment)
{
  const BstTile *here = &board->tiles[tile];
  guint n_open = 0;

  if (bst_feature_kind_get (segment->kind)->counts_round)
    {
      for (int y = here->y - 1; y <= here->y + 1; y++)
        for (int x = here->x - 1; x <= here->x + 1; x++)
          n_open += find_tile (board->position, x, y) < 0 && !ends_at (board, x, y);
      return n_open;
    }

  for (guint side = 0; side < 8; side++)
    {
      static const int dx[] = { 0, 1, 0, -1 }, dy[] = { -1, 0, 1, 0 };

      n_open += owns (segment, here->rotation, side)
                && find_beyond (board->position, here->x, here->y, side) < 0
                && !ends_at (board, here->x + dx[side / 2], here->y + dy[side / 2]);
    }

  return segment->kind == BST_FEATURE_FIELD ? n_open : n_open / 2;
}

/* Tiles on the monastery's cell and round it. */
static guint
count_round (const NaiveBoard *board,
             guint             tile)
{
  guint n_tiles = 0;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      n_tiles += find_tile (board->position, board->tiles[tile].x + dx,
                            board->tiles[tile].y + dy) >= 0;

  return n_tiles;
}

static void
add_emblems (NaiveFeature *feature,
             guint         emblems)
{
  feature->inns += (emblems & BST_EMBLEM_INN) != 0;
  feature->cathedrals += (emblems & BST_EMBLEM_CATHEDRAL) != 0;
  feature->pig_herds += (emblems & BST_EMBLEM_PIG_HERD) != 0;
  feature->droughts += (emblems & BST_EMBLEM_DROUGHT) != 0;
  feature->sieges += (emblems & BST_EMBLEM_SIEGE) != 0;
  feature->goods[BST_WINE] += (emblems & BST_EMBLEM_WINE) != 0;
  feature->goods[BST_GRAIN] += (emblems & BST_EMBLEM_GRAIN) != 0;
  feature->goods[BST_CLOTH] += (emblems & BST_EMBLEM_CLOTH) != 0;
}

static void
add_figure (NaiveFeature    *feature,
            const BstFigure *figure)
{
  if (figure->kind == BST_FIGURE_BUILDER)
    feature->builders[figure->player] = TRUE;
  else if (figure->kind == BST_FIGURE_PIG)
    feature->pigs[figure->player] = TRUE;
  else if (figure->kind == BST_FIGURE_BARN)
    feature->barns[figure->player] = ++feature->n_barns;
  else
    feature->n_figures++;

  if (figure->kind == BST_FIGURE_FOLLOWER || figure->kind == BST_FIGURE_ABBOT)
    feature->figures[figure->player] += 1;
  if (figure->kind == BST_FIGURE_BIG)
    feature->figures[figure->player] += 2;
}

/* Does the figure stand on a part with the label? */
static gboolean
has_neutral (const NaiveBoard *board,
             guint             label,
             BstNeutralKind    kind)
{
  guint part = bst_position_get_neutral_part (board->position, kind);

  return part != BST_NO_PART && board->labels[part] == label;
}

void
naive_board_feature (const NaiveBoard *board,
                     guint             label,
                     NaiveFeature     *feature)
{
  g_autoptr (GHashTable) tiles = g_hash_table_new (NULL, NULL);
  const BstFigure *figures;
  guint n_figures, last = 0;

  memset (feature, 0, sizeof *feature);
  for (guint part = 0; part < board->n_parts; part++)
    {
      guint tile, index;
      const BstSegment *segment;

      if (board->labels[part] != label)
        continue;
      bst_position_get_segment (board->position, part, &tile, &index);
      segment = &type_of (board, tile)->segments[index];
      feature->kind = segment->kind;
      feature->segments++;
      feature->pennants += segment->pennants;
      feature->open += count_open (board, tile, segment);
      add_emblems (feature, segment->emblems);
      g_hash_table_add (tiles, GUINT_TO_POINTER (tile));
      last = tile;
    }
  feature->tiles = g_hash_table_size (tiles);
  if (bst_feature_kind_get (feature->kind)->counts_round)
    feature->tiles = count_round (board, last);

  feature->mages = has_neutral (board, label, BST_NEUTRAL_MAGE);
  feature->witches = has_neutral (board, label, BST_NEUTRAL_WITCH);
  figures = bst_position_get_figures (board->position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    if (board->labels[figures[i].part] == label)
      add_figure (feature, &figures[i]);
}

/* --- Points --- */

/* Inns & Cathedrals: more when complete, nothing when not. */
static int
points_with_inns (const NaiveFeature *feature,
                  guint               size,
                  const BstRules     *rules)
{
  if (feature->open > 0)
    return rules->inns_at_end == BST_INNS_AT_END_USUAL ? (int) (size + feature->pennants) : 0;

  return feature->kind == BST_FEATURE_ROAD ? 2 * (int) size : 3 * (int) (size + feature->pennants);
}

static int
points_without_magic (const NaiveFeature *feature,
                      const BstRules     *rules)
{
  gboolean complete = feature->open == 0;
  guint size = feature->tiles;

  if (rules->inns && feature->kind == BST_FEATURE_ROAD && feature->inns > 0)
    return points_with_inns (feature, size, rules);
  if (bst_feature_kind_get (feature->kind)->counts_round && complete
      && rules->edge_monastery == BST_EDGE_MONASTERY_NINE)
    return 9;
  if (feature->kind == BST_FEATURE_ROAD || bst_feature_kind_get (feature->kind)->counts_round)
    return (int) feature->tiles;

  if (rules->city_count == BST_CITY_COUNT_SEGMENTS)
    size = feature->segments;
  if (rules->inns && feature->cathedrals > 0)
    return points_with_inns (feature, size, rules);
  if (!complete || (size == 2 && rules->two_tile_city == BST_TWO_TILE_CITY_REDUCED))
    return (int) (size + feature->pennants);

  return 2 * (int) (size + feature->pennants);
}

/* MW4. */
static int
points_of (const NaiveFeature *feature,
           const BstRules     *rules)
{
  int points = points_without_magic (feature, rules);

  if (feature->mages > 0)
    points += (int) feature->tiles;
  if (feature->witches > 0)
    points = (points + 1) / 2;

  return points;
}

/* Does this player have as many as anybody, and at least one? */
static gboolean
leads (const guint figures[BST_MAX_PLAYERS],
       guint       player)
{
  for (guint other = 0; other < BST_MAX_PLAYERS; other++)
    if (figures[other] > figures[player])
      return FALSE;

  return figures[player] > 0;
}

/* Does some field of the farm lie at some segment of the city? */
static gboolean
touches (const NaiveBoard *board,
         guint             farm,
         guint             city)
{
  for (guint part = 0; part < board->n_parts; part++)
    {
      guint tile, index;
      const BstTileType *type;

      if (board->labels[part] != farm)
        continue;
      bst_position_get_segment (board->position, part, &tile, &index);
      type = type_of (board, tile);
      for (guint i = 0; i < type->n_segments; i++)
        if ((type->segments[index].cities & (1u << i))
            && board->labels[board->tiles[tile].first_part + i] == city)
          return TRUE;
    }

  return FALSE;
}

/* The farms round a city, for one player. */
typedef struct
{
  guint farmers;
  guint meadows;        /* of his */
  int   sum;            /* FV3, each with its own */
  int   best;           /* FV2 */
  int   more;           /* FV1: the most that one of his own adds, ... */
  int   less;           /* ... and that one of those where he has farmers takes */
} NaiveRound;

static void
add_farm (NaiveRound         *round,
          const NaiveFeature *farm,
          const BstRules     *rules,
          gboolean            is_besieged,
          guint               player)
{
  gboolean is_owner = leads (farm->figures, player);
  gboolean has_herd = rules->pig_herds && farm->pig_herds > 0;
  gboolean pig_counts = farm->pigs[player] && rules->older_pig == BST_OLDER_PIG_ONE;
  int less = rules->drought && farm->droughts > 0 ? -1 : 0;
  int each = (is_besieged ? 6 : 3) + farm->pigs[player] + has_herd + less;

  if (farm->figures[player] == 0)
    return;
  round->farmers += farm->figures[player];
  round->less = MIN (round->less, less);
  if (!is_owner)
    return;
  round->meadows++;
  round->sum += each;
  round->best = MAX (round->best, each);
  round->more = MAX (round->more, pig_counts + has_herd);
}

static int
pay_round (const NaiveRound rounds[BST_MAX_PLAYERS],
           const BstRules  *rules,
           gboolean         is_besieged,
           guint            player)
{
  const NaiveRound *round = &rounds[player];
  guint votes[BST_MAX_PLAYERS];

  if (rules->farm_scoring == BST_FARMS_THIRD_EDITION)
    return round->sum;
  if (rules->farm_scoring == BST_FARMS_SECOND_EDITION)
    return round->best;
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    votes[i] = rules->farm_scoring == BST_FARMS_OLDER ? rounds[i].farmers : rounds[i].meadows;

  return leads (votes, player) ? (is_besieged ? 8 : 4) + round->more + round->less : 0;
}

void
naive_board_farms (const NaiveBoard *board,
                   guint             city,
                   gboolean          closes_farms,
                   int               points[BST_MAX_PLAYERS])
{
  const BstRules *rules = bst_game_get_rules (bst_position_get_game (board->position));
  NaiveRound rounds[BST_MAX_PLAYERS] = { 0 };
  NaiveFeature feature;
  gboolean is_besieged;

  naive_board_feature (board, city, &feature);
  is_besieged = rules->siege && feature.sieges > 0;
  for (guint label = 0; label < board->n_parts; label++)
    {
      NaiveFeature farm;

      if (board->labels[label] != label || !touches (board, label, city))
        continue;
      naive_board_feature (board, label, &farm);
      if (!closes_farms && rules->unfinished == BST_UNFINISHED_NOR_FARMS && farm.open > 0)
        continue;
      for (guint player = 0; player < BST_MAX_PLAYERS; player++)
        if (farm.n_barns == 0)
          add_farm (&rounds[player], &farm, rules, is_besieged, player);
        else if (farm.barns[player])
          points[player] += (is_besieged ? 8 : 4) - (rules->drought && farm.droughts > 0);
    }
  for (guint player = 0; player < BST_MAX_PLAYERS; player++)
    points[player] += pay_round (rounds, rules, is_besieged, player);
}

void
naive_board_score (const NaiveBoard *board,
                   gboolean          final,
                   int               points[BST_MAX_PLAYERS])
{
  const BstRules *rules = bst_game_get_rules (bst_position_get_game (board->position));

  for (guint label = 0; label < board->n_parts; label++)
    {
      NaiveFeature feature;

      if (board->labels[label] != label)
        continue;
      naive_board_feature (board, label, &feature);
      if (final && feature.kind == BST_FEATURE_CITY && feature.open == 0)
        naive_board_farms (board, label, FALSE, points);
      if (feature.kind == BST_FEATURE_FIELD || feature.kind == BST_FEATURE_RIVER
          || (feature.open > 0 && (!final || rules->unfinished != BST_UNFINISHED_PAID)))
        continue;
      for (guint player = 0; player < BST_MAX_PLAYERS; player++)
        if (leads (feature.figures, player))
          points[player] += points_of (&feature, rules);
    }
}

static void
score_goods (const BstPosition *position,
             int                points[BST_MAX_PLAYERS])
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));

  for (guint good = 0; good < BST_N_GOODS; good++)
    {
      guint held[BST_MAX_PLAYERS] = { 0 };

      for (guint player = 0; player < n_players; player++)
        held[player] = bst_position_get_tokens (position, BST_TOKEN_WINE + good, player);
      for (guint player = 0; player < n_players; player++)
        points[player] += leads (held, player) ? 10 : 0;
    }
}

static int
count_completed (const BstPosition *position,
                 BstFeatureKind     kind)
{
  NaiveBoard board;
  int n = 0;

  naive_board_init (&board, position);
  for (guint part = 0; part < board.n_parts; part++)
    {
      NaiveFeature feature;

      if (board.labels[part] != part)
        continue;
      naive_board_feature (&board, part, &feature);
      n += feature.kind == kind && feature.open == 0;
    }
  naive_board_clear (&board);

  return n;
}

static void
score_cards (const BstPosition *position,
             int                points[BST_MAX_PLAYERS])
{
  BstCardPoints by = bst_game_get_rules (bst_position_get_game (position))->king_robber_points;
  int king = bst_position_get_token_owner (position, BST_TOKEN_KING), robber = bst_position_get_token_owner (position, BST_TOKEN_ROBBER);
  gboolean has_both = by == BST_CARDS_FIFTEEN_OR_FORTY && king == robber;

  if (by == BST_CARDS_AT_ONCE)
    return;
  if (king != BST_NO_PLAYER)
    points[king] += by == BST_CARDS_EACH ? count_completed (position, BST_FEATURE_CITY) : by == BST_CARDS_TEN ? 10 : has_both ? 20 : 15;
  if (robber != BST_NO_PLAYER)
    points[robber] += by == BST_CARDS_EACH ? count_completed (position, BST_FEATURE_ROAD) : by == BST_CARDS_TEN ? 10 : has_both ? 20 : 15;
}

void
naive_score_tokens (const BstPosition *position,
                    int                points[BST_MAX_PLAYERS])
{
  score_goods (position, points);
  score_cards (position, points);
  for (guint player = 0; player < bst_game_get_n_players (bst_position_get_game (position)); player++)
    {
      int n_ingots = (int) bst_position_get_tokens (position, BST_TOKEN_INGOT, player);

      points[player] += n_ingots * MIN (4, (n_ingots + 2) / 3);
    }
}

/* --- Laying --- */

static BstFeatureKind
edge_kind (const BstTileType *type,
           guint              rotation,
           guint              edge)
{
  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind != BST_FEATURE_FIELD
        && owns (&type->segments[i], rotation, 2 * edge))
      return type->segments[i].kind;

  return BST_FEATURE_FIELD;
}

const char *
naive_why_not (const BstPosition *position,
               const BstTileType *type,
               int                x,
               int                y,
               guint              rotation)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_tiles, n_neighbours = 0;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  if (find_tile (position, x, y) >= 0)
    return "P1";

  for (guint edge = 0; edge < 4; edge++)
    {
      int other = find_beyond (position, x, y, 2 * edge);

      if (other < 0)
        continue;
      n_neighbours++;
      if (edge_kind (type, rotation, edge)
          != edge_kind (bst_tile_set_get_type (set, (guint) tiles[other].type),
                        tiles[other].rotation, (edge + 2) % 4))
        return "P2";
    }

  return n_neighbours > 0 ? NULL : "P1";
}

/* --- The river --- */

/* Where the river may go on, and the turns that it makes up to there, as L, R and S. */
typedef struct
{
  int   x;
  int   y;
  guint entry;              /* the edge by which it comes to the cell */
  int   from;               /* the tile that it comes from */
  char *turns;
} RiverEnd;

static void
clear_end (gpointer data)
{
  g_free (((RiverEnd *) data)->turns);
}

/* Goes down the river from the tile, which it enters by @entry, 4 at the spring. @ends gets all places where it is open. */
static void
follow_river (const BstPosition *position,
              int                tile,
              guint              entry,
              const char        *turns,
              GArray            *ends)
{
  static const char names[] = "SR-L";
  static const int dx[] = { 0, 1, 0, -1 }, dy[] = { -1, 0, 1, 0 };
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  const BstTileType *type = bst_tile_set_get_type (set, (guint) tiles[tile].type);

  for (guint exit = 0; exit < 4; exit++)
    {
      const char turn[] = { entry < 4 ? names[(exit + 6 - entry) % 4] : '\0', '\0' };
      RiverEnd end = { tiles[tile].x + dx[exit], tiles[tile].y + dy[exit], (exit + 2) % 4, tile, NULL };
      int next;

      if (exit == entry || edge_kind (type, tiles[tile].rotation, exit) != BST_FEATURE_RIVER)
        continue;
      end.turns = g_strconcat (turns, turn, NULL);
      next = find_tile (position, end.x, end.y);
      /* Where two branches meet, the one that was there first is followed. */
      if (next > tile)
        follow_river (position, next, end.entry, end.turns, ends);
      if (next < 0)
        g_array_append_val (ends, end);
      else
        clear_end (&end);
    }
}

/* Is anything in the three cells beside and beyond the next one, or beside it? */
static gboolean
is_crowded_ahead (const BstPosition *position,
                  int                x,
                  int                y,
                  guint              exit)
{
  static const int dx[] = { 0, 1, 0, -1 }, dy[] = { -1, 0, 1, 0 };

  for (int ahead = 1; ahead <= 2; ahead++)
    for (int side = -1; side <= 1; side++)
      if ((ahead > 1 || side != 0)
          && find_tile (position, x + ahead * dx[exit] - side * dy[exit],
                        y + ahead * dy[exit] + side * dx[exit]) >= 0)
        return TRUE;

  return FALSE;
}

/* Does a river that made these turns go on too tightly when it makes one more? */
static gboolean
is_too_tight (const BstRules *rules,
              const char     *turns,
              char            turn)
{
  g_autoptr (GString) all = g_string_new (turns);

  g_string_append_c (all, turn);
  if (rules->u_turn == BST_U_TURN_NEVER_TWICE)
    g_string_replace (all, "S", "", 0);

  return rules->u_turn != BST_U_TURN_OFF && turn != 'S'
         && (g_str_has_suffix (all->str, "LL") || g_str_has_suffix (all->str, "RR"));
}

const char *
naive_why_no_river (const BstPosition *position,
                    const BstTileType *type,
                    int                x,
                    int                y,
                    guint              rotation)
{
  static const char names[] = "SR-L";
  static const int dx[] = { 0, 1, 0, -1 }, dy[] = { -1, 0, 1, 0 };
  const BstRules *rules = bst_game_get_rules (bst_position_get_game (position));
  g_autoptr (GArray) ends = g_array_new (FALSE, FALSE, sizeof (RiverEnd));
  const RiverEnd *end = NULL;

  g_array_set_clear_func (ends, clear_end);
  follow_river (position, 0, 4, "", ends);
  for (guint i = 0; i < ends->len; i++)
    {
      const RiverEnd *other = &g_array_index (ends, RiverEnd, i);

      if (other->x == x && other->y == y && edge_kind (type, rotation, other->entry) == BST_FEATURE_RIVER
          && (end == NULL || other->from < end->from))
        end = other;
    }
  if (end == NULL)
    return "RV3";

  for (guint exit = 0; exit < 4; exit++)
    {
      if (exit == end->entry || edge_kind (type, rotation, exit) != BST_FEATURE_RIVER)
        continue;
      if (rules->u_turn == BST_U_TURN_JCLOISTERZONE)
        {
          if (find_tile (position, x + dx[exit], y + dy[exit]) < 0 && is_crowded_ahead (position, x, y, exit))
            return "RV4";
        }
      else if (is_too_tight (rules, end->turns, names[(exit + 6 - end->entry) % 4]))
        {
          return "RV4";
        }
    }

  return NULL;
}
