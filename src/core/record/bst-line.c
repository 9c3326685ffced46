/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions along a line of a record, and what is known of a move only when it is played. */

#include "bst-line-private.h"

/* Is it the last node of a game that ended though tiles are left? */
static gboolean
is_end (const BstNode *node)
{
  const BstNode *root = node;

  if (node->children != NULL)
    return FALSE;
  while (root->parent != NULL)
    root = root->parent;

  return root->record != NULL && bst_record_get_ended (root->record) && node == bst_node_get_last ((BstNode *) root);
}

/* Who moves follows from the moves before, so it is no change of the record to note it. */
static void
note_player (const BstNode *node,
             int            player)
{
  BstNode *noted = (BstNode *) node;

  noted->player = (gint8) player;
  noted->is_played = TRUE;
}

/* Likewise, whether he has another turn. @events: those of the move begin at @first. */
static void
note_turn (const BstNode   *node,
           const BstEvents *events,
           guint            first)
{
  BstNode *noted = (BstNode *) node;

  noted->gives_turn = FALSE;
  for (guint i = first; i < events->n_items; i++)
    noted->gives_turn |= events->items[i].cause == BST_EVENT_EXTRA_TURN;
}

static void
get_scores (const BstPosition *position,
            int                scores[BST_MAX_PLAYERS])
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));

  for (guint p = 0; p < BST_MAX_PLAYERS; p++)
    scores[p] = p < n_players ? bst_position_get_score (position, p) : 0;
}

/* Likewise, what the players won. @before: their points before the move. */
static void
note_points (const BstNode     *node,
             const BstPosition *position,
             const int          before[BST_MAX_PLAYERS])
{
  BstNode *noted = (BstNode *) node;
  int after[BST_MAX_PLAYERS];

  get_scores (position, after);
  for (guint p = 0; p < BST_MAX_PLAYERS; p++)
    noted->points[p] = (gint16) CLAMP (after[p] - before[p], G_MININT16, G_MAXINT16);
}

/* A position counts its tiles, and does not know how many moves came before a set-up. */
static void
number_events (guint              n_placed,
               const BstPosition *position,
               BstEvents         *events,
               guint              first)
{
  for (guint i = first; i < events->n_items; i++)
    events->items[i].turn += n_placed - bst_position_get_n_placed (position);
}

/* Makes the move of a node that is, or will be, a child of @parent. */
static gboolean
apply_move (const BstNode  *node,
            const BstNode  *parent,
            BstPosition    *position,
            BstEvents      *events,
            GError        **error)
{
  guint n_events = events != NULL ? events->n_items : 0;
  g_auto (BstEvents) own = { 0 };
  BstEvents *told = events;
  int before[BST_MAX_PLAYERS];
  guint player;
  gboolean ok;

  /* What has been noted need not be told again. */
  if (told == NULL && !node->is_played)
    told = &own;
  /* Unfinished turns belong to the player who began them. */
  if (node->mover != BST_NO_PLAYER && !bst_position_is_unfinished (position)
      && bst_position_get_turn (position) != (guint) node->mover)
    bst_position_set_turn (position, (guint) node->mover);

  player = bst_position_get_turn (position);
  get_scores (position, before);
  bst_position_set_closing (position, is_end (node));
  ok = bst_position_apply (position, &node->move, told, error);
  bst_position_set_closing (position, FALSE);
  if (!ok)
    return FALSE;

  note_player (node, (int) player);
  note_points (node, position, before);
  if (told != NULL)
    note_turn (node, told, n_events);
  if (events != NULL)
    number_events (parent->n_placed + (node->move.kind == BST_MOVE_PLACE), position, events, n_events);

  return TRUE;
}

gboolean
bst_node_apply (const BstNode  *node,
                BstPosition   **position,
                BstEvents      *events,
                GError        **error)
{
  if (node->setup == NULL)
    return apply_move (node, node->parent, *position, events, error);

  bst_position_free (*position);
  *position = bst_setup_get_position (node->setup);

  return TRUE;
}

/* What the node says everybody to hold; with @all nobody else holds anything known. */
static void
say_hands (const BstNode *node,
           gboolean       all,
           BstPosition   *position)
{
  for (guint i = 0; i < bst_game_get_n_players (bst_position_get_game (position)); i++)
    {
      gint16 known[BST_MAX_HELD_TILES];
      guint n_known = bst_node_get_held_tiles (node, i, known);

      if (all || n_known > 0)
        bst_position_set_held_tiles (position, i, known, n_known);
    }
}

/* The tile of the next move is in the hand of the player who makes it. */
static void
add_to_hand (BstPosition *position,
             guint        player,
             int          type)
{
  gint16 known[BST_MAX_HELD_TILES];
  guint n_known = bst_position_get_held_tiles (position, player, known);

  for (guint i = 0; i < n_known; i++)
    if (known[i] == (gint16) type)
      return;
  if (n_known == bst_game_get_rules (bst_position_get_game (position))->hand)
    return;
  known[n_known] = (gint16) type;
  bst_position_set_held_tiles (position, player, known, n_known + 1);
}

/* Players who draw ahead hold what they lay next: the moves are made on a copy, to see whose
 * turn it is each time, until everybody had one. */
static void
fill_hands_ahead (const BstNode *node,
                  BstPosition   *position)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  g_autoptr (BstPosition) ahead = bst_position_copy (position);
  guint seen = 0;

  while (seen + 1 < 1u << n_players && (node = bst_node_get_next (node)) != NULL
         && node->setup == NULL)
    {
      guint player = node->mover != BST_NO_PLAYER ? (guint) node->mover
                                                  : bst_position_get_turn (ahead);

      /* The second tile of a turn is not drawn ahead. */
      if (!(seen & (1u << player)))
        add_to_hand (position, player, node->move.type);
      seen |= 1u << player;
      /* After a tile that fits nowhere the same player draws again. */
      if ((node->move.kind == BST_MOVE_DISCARD && !node->move.refused)
          || !bst_node_apply (node, &ahead, NULL, NULL)
          || bst_position_is_unfinished (ahead))
        return;
    }
}

void
bst_record_fill_hands (const BstRecord *record,
                       const BstNode   *node,
                       gboolean         keeps,
                       BstPosition     *position)
{
  const BstNode *next = bst_node_get_next (node);

  if (bst_position_is_unfinished (position))
    return;

  if (!keeps)
    say_hands (node, TRUE, position);
  if (next == NULL || next->setup != NULL)
    return;
  if (bst_record_get_draws_ahead (record) && !keeps)
    fill_hands_ahead (node, position);
  else
    add_to_hand (position, next->mover != BST_NO_PLAYER ? (guint) next->mover
                                                        : bst_position_get_turn (position),
                 next->move.type);
}

/* The nodes on the way to @node, the last first: from the first move, or, unless @whole, from the last
 * set-up. */
static GPtrArray *
collect_way (const BstNode *node,
             gboolean       whole)
{
  GPtrArray *way = g_ptr_array_new ();

  for (; node->parent != NULL; node = node->parent)
    {
      g_ptr_array_add (way, (gpointer) node);
      if (node->setup != NULL && !whole)
        break;
    }

  return way;
}

void
bst_way_start (BstWay          *way,
               const BstRecord *record)
{
  way->position = bst_position_new (bst_record_get_game (record));
  way->keeps = bst_game_get_rules (bst_record_get_game (record))->hand > 1;
  if (way->keeps)
    say_hands (bst_record_get_root (record), FALSE, way->position);
}

gboolean
bst_way_go_on (BstWay         *way,
               const BstNode  *node,
               BstEvents      *events,
               GError        **error)
{
  way->keeps = way->keeps || node->setup != NULL;
  if (!bst_node_apply (node, &way->position, events, error))
    {
      bst_error_set_number (error, bst_node_get_number (node));
      return FALSE;
    }
  if (way->keeps && !bst_position_is_unfinished (way->position))
    say_hands (node, FALSE, way->position);

  return TRUE;
}

BstPosition *
bst_record_play_line (const BstRecord  *record,
                      const BstNode    *last,
                      const BstNode    *node,
                      BstLineVisit      visit,
                      gpointer          data,
                      BstEvents        *events,
                      GError          **error)
{
  const BstNode *root = bst_record_get_root (record);
  g_autoptr (GPtrArray) nodes = collect_way (last, visit != NULL);
  g_autoptr (BstPosition) found = NULL;
  guint n_events = events != NULL ? events->n_items : 0;
  BstWay way;

  bst_way_start (&way, record);
  for (guint i = nodes->len + 1; i > 0; i--)
    {
      const BstNode *at = i > nodes->len ? root : g_ptr_array_index (nodes, i - 1);

      if (at->setup != NULL && events != NULL && found == NULL)
        events->n_items = n_events;
      if (at != root && !bst_way_go_on (&way, at, found == NULL ? events : NULL, error))
        {
          bst_position_free (way.position);
          return NULL;
        }
      if (visit != NULL)
        visit (at, way.position, data);
      if (at == node)
        {
          found = at == last ? g_steal_pointer (&way.position) : bst_position_copy (way.position);
          bst_record_fill_hands (record, node, way.keeps, found);
        }
    }
  bst_position_free (way.position);

  return g_steal_pointer (&found);
}

BstPosition *
bst_record_dup_position (const BstRecord  *record,
                         const BstNode    *node,
                         BstEvents        *events,
                         GError          **error)
{
  return bst_record_play_line (record, node, node, NULL, NULL, events, error);
}

/* Players who draw ahead hold in a variation what the game goes on to tell: nobody has drawn anew
 * but who has moved. */
static void
keep_hands (BstNode           *node,
            const BstPosition *position)
{
  for (guint p = 0; p < bst_game_get_n_players (bst_position_get_game (position)); p++)
    {
      int held = bst_position_get_held_tile (position, p);

      if (p != (guint) node->player && held != BST_NO_TILE)
        node->hand[p] = (gint16) held;
    }
}

/* The same for a move and all replies to it, until everybody has moved. @moved: who has, bit p. */
static void
keep_hands_of_line (BstNode           *node,
                    const BstPosition *position,
                    guint              moved)
{
  g_autoptr (BstPosition) after = bst_position_copy (position);

  if (moved + 1 >= 1u << bst_game_get_n_players (bst_position_get_game (position))
      || node->setup != NULL || !bst_node_apply (node, &after, NULL, NULL))
    return;
  keep_hands (node, after);
  for (guint i = 0; node->children != NULL && i < node->children->len; i++)
    keep_hands_of_line (g_ptr_array_index (node->children, i), after, moved | 1u << node->player);
}

void
bst_record_keep_held_tiles (const BstRecord *record,
                            const BstNode   *parent,
                            BstNode         *line)
{
  g_autoptr (BstPosition) position = NULL;

  if (!bst_record_get_draws_ahead (record))
    return;
  position = bst_record_dup_position (record, parent, NULL, NULL);
  if (position != NULL)
    keep_hands_of_line (line, position, 0);
}

/* The position after @node as the moves make it, on @way. */
static gboolean
go_to (BstWay           *way,
       const BstRecord  *record,
       const BstNode    *node,
       BstEvents        *events,
       GError          **error)
{
  g_autoptr (GPtrArray) nodes = collect_way (node, FALSE);

  bst_way_start (way, record);
  for (guint i = nodes->len; i > 0; i--)
    if (!bst_way_go_on (way, g_ptr_array_index (nodes, i - 1), events, error))
      return FALSE;

  return TRUE;
}

BstPosition *
bst_record_try (const BstRecord  *record,
                const BstNode    *parent,
                BstNode          *node,
                BstEvents        *events,
                GError          **error)
{
  BstWay way;
  gboolean ok = go_to (&way, record, parent, events, error);
  g_autoptr (BstPosition) position = way.position;

  if (!ok)
    return NULL;
  if (bst_record_get_draws_ahead (record))
    {
      g_autoptr (BstPosition) held = bst_position_copy (position);

      bst_record_fill_hands (record, parent, way.keeps, held);
      if (!apply_move (node, parent, position, events, error))
        return NULL;
      keep_hands (node, held);
    }
  else if (!apply_move (node, parent, position, events, error))
    return NULL;
  if (way.keeps && !bst_position_is_unfinished (position))
    say_hands (node, FALSE, position);
  bst_record_fill_hands (record, node, way.keeps, position);

  return g_steal_pointer (&position);
}

/* Where tiles that fit nowhere go back (P6, P7), a game ends when only such are left. */
static gboolean
can_go_on (const BstPosition *position)
{
  const BstGame *game = bst_position_get_game (position);
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (game));

  if (bst_position_is_exhausted (position))
    return FALSE;
  if (bst_game_get_rules (game)->unplaceable == BST_UNPLACEABLE_REMOVE
      || bst_position_get_n_drawable (position) == 0)
    return TRUE;

  for (guint type = 0; type < n_types; type++)
    if (bst_position_may_draw (position, type)
        && (bst_position_takes_out (position, type) || bst_position_has_placement (position, type)))
      return TRUE;

  return FALSE;
}

gboolean
bst_record_is_over (const BstRecord   *record,
                    const BstNode     *node,
                    const BstPosition *position)
{
  if (bst_position_is_unfinished (position))
    return FALSE;
  if (!can_go_on (position))
    return TRUE;

  return bst_record_get_ended (record) && node->children == NULL
         && node == bst_node_get_last (bst_record_get_root (record));
}

/* Brings @position from scratch to @node: the journal does not reach back for ever, nor over a
 * set-up. */
static gboolean
replay (const BstRecord *record,
        const BstNode   *node,
        BstPosition    **position)
{
  g_autoptr (GPtrArray) way = collect_way (node, FALSE);

  g_clear_pointer (position, bst_position_free);
  *position = bst_position_new (bst_record_get_game (record));
  for (guint i = way->len; i > 0; i--)
    if (!bst_node_apply (g_ptr_array_index (way, i - 1), position, NULL, NULL))
      return FALSE;

  return TRUE;
}

/* Plays the line to @node and on, so that the next that are asked for are known too. */
static void
play_line (const BstRecord *record,
           const BstNode   *node)
{
  g_autoptr (BstPosition) position = NULL;
  gboolean ok = replay (record, node->parent, &position);

  while (ok && node != NULL && !node->is_played)
    {
      ok = bst_node_apply (node, &position, NULL, NULL);
      if (ok)
        node = bst_node_get_next (node);
    }
  if (!ok)
    note_player (node, BST_NO_PLAYER);
}

gboolean
bst_node_is_move (const BstNode *node)
{
  return node->parent != NULL && node->setup == NULL;
}

/* Is it known that the move cannot be made? What follows it cannot either. */
static gboolean
is_unplayable (const BstNode *node)
{
  return bst_node_is_move (node) && node->is_played && node->player == BST_NO_PLAYER;
}

int
bst_node_get_player (const BstNode *node)
{
  const BstNode *root = node;

  if (!bst_node_is_move (node))
    return BST_NO_PLAYER;
  if (!node->is_played && is_unplayable (node->parent))
    note_player (node, BST_NO_PLAYER);
  if (node->is_played)
    return node->player;

  while (root->parent != NULL)
    root = root->parent;
  play_line (root->record, node);

  return node->player;
}

gboolean
bst_node_gives_turn (const BstNode *node)
{
  return bst_node_get_player (node) != BST_NO_PLAYER && node->gives_turn;
}

int
bst_node_get_points (const BstNode *node,
                     guint          player)
{
  g_return_val_if_fail (player < BST_MAX_PLAYERS, 0);

  return bst_node_get_player (node) != BST_NO_PLAYER ? node->points[player] : 0;
}
