/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes of the record: each goes through its history, and everybody is told. */

#include "config.h"

#include "bastide-study.h"

/* --- Moves --- */

/* Who moves next if somebody else than whose turn it is: the game knows. */
static int
get_mover (BstNode *node)
{
  BstNode *next = bst_node_get_next (node);

  return next != NULL ? next->mover : BST_NO_PLAYER;
}

/* Makes a move that is in no record yet. */
static gboolean
apply (BstPosition    *position,
       const BstMove  *move,
       int             mover,
       GError        **error)
{
  if (mover != BST_NO_PLAYER && !bst_position_is_unfinished (position)
      && bst_position_get_turn (position) != (guint) mover)
    bst_position_set_turn (position, (guint) mover);

  return bst_position_apply (position, move, NULL, error);
}

/* Players who draw ahead hold in a variation what the game goes on to tell: nobody has drawn anew
 * but who has moved. */
static void
keep_hands (BstNode           *node,
            const BstPosition *position,
            guint              mover)
{
  for (guint p = 0; p < bst_game_get_n_players (bst_position_get_game (position)); p++)
    {
      int held = bst_position_get_hand (position, p);

      if (p != mover && held != BST_NO_TILE)
        node->hand[p] = (gint16) held;
    }
}

/* The same for all replies to the position, until everybody has moved. @moved: who has, bit p. */
static void
keep_hands_of_replies (GPtrArray         *replies,
                       const BstPosition *position,
                       guint              moved)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));

  for (guint i = 0; replies != NULL && moved + 1 < 1u << n_players && i < replies->len; i++)
    {
      g_autoptr (BstPosition) after = bst_position_copy (position);
      BstNode *node = g_ptr_array_index (replies, i);
      guint mover = node->mover != BST_NO_PLAYER ? (guint) node->mover
                                                 : bst_position_get_turn (position);

      if (node->setup != NULL || !bst_node_apply (node, &after, NULL, NULL))
        continue;
      keep_hands (node, after, mover);
      keep_hands_of_replies (node->children, after, moved | 1u << mover);
    }
}

gboolean
bastide_study_play (BastideStudy   *self,
                    const BstMove  *move,
                    GError        **error)
{
  g_autoptr (BstPosition) position = NULL;
  BstRecord *record;
  BstNode *before, *node;
  guint n_replies, player;
  int mover;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);
  g_return_val_if_fail (bastide_study_get_record (self) != NULL, FALSE);

  record = bastide_study_get_record (self);
  before = bastide_study_get_node (self);
  mover = get_mover (before);
  position = bst_record_get_position (record, before, NULL, error);
  if (position == NULL)
    return FALSE;
  player = mover != BST_NO_PLAYER ? (guint) mover : bst_position_get_turn (position);
  if (!apply (position, move, mover, error))
    return FALSE;

  n_replies = before->children != NULL ? before->children->len : 0;
  node = bst_history_add_move (bastide_study_get_history (self), before, move, mover);
  if (before->children->len == n_replies)
    {
      bastide_study_set_node (self, node);
      return TRUE;
    }
  if (bst_record_get_draws_ahead (record))
    keep_hands (node, position, player);
  bastide_study_tree_changed (self, node);

  return TRUE;
}

BstSetup *
bastide_study_dup_setup (BastideStudy *self)
{
  BstNode *node;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);
  g_return_val_if_fail (bastide_study_get_record (self) != NULL, NULL);

  node = bastide_study_get_node (self);

  return node->setup != NULL ? bst_setup_copy (node->setup)
                             : bst_setup_from_position (bastide_study_get_position (self));
}

void
bastide_study_set_up (BastideStudy  *self,
                      BstSetup      *setup,
                      BstChangeName  name)
{
  g_return_if_fail (BASTIDE_IS_STUDY (self));
  g_return_if_fail (bastide_study_get_record (self) != NULL);

  bastide_study_tree_changed (self, bst_history_set_up (bastide_study_get_history (self),
                                                        bastide_study_get_node (self), setup,
                                                        name));
}

int
bastide_study_draw (BastideStudy *self)
{
  const BstPosition *position;
  guint n_types, left = 0;
  gint32 drawn;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), BST_NO_TILE);
  g_return_val_if_fail (bastide_study_get_record (self) != NULL, BST_NO_TILE);

  position = bastide_study_get_position (self);
  n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));
  for (guint i = 0; i < n_types; i++)
    if (bst_position_may_draw (position, i))
      left += bst_position_get_remaining (position, i);
  if (left == 0)
    return BST_NO_TILE;

  drawn = g_random_int_range (0, (gint32) left);
  for (guint i = 0; i < n_types; i++)
    if (bst_position_may_draw (position, i))
      {
        drawn -= (gint32) bst_position_get_remaining (position, i);
        if (drawn < 0)
          return (int) i;
      }

  return BST_NO_TILE;
}

gboolean
bastide_study_remove (BastideStudy  *self,
                      BstNode       *node,
                      BstChangeName  name)
{
  BstNode *parent = node->parent;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  if (!bst_history_remove (bastide_study_get_history (self), node, name))
    return FALSE;
  bastide_study_tree_changed (self, parent);

  return TRUE;
}

gboolean
bastide_study_paste (BastideStudy   *self,
                     const BstNode  *line,
                     GError        **error)
{
  BstRecord *record;
  BstNode *node, *pasted;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);
  g_return_val_if_fail (bastide_study_get_record (self) != NULL, FALSE);

  record = bastide_study_get_record (self);
  node = bastide_study_get_node (self);
  if (!bst_record_check_line (record, node, line, error))
    return FALSE;

  pasted = bst_node_copy_tree (line);
  if (bst_record_get_draws_ahead (record))
    {
      g_autoptr (BstPosition) position = bst_record_get_position (record, node, NULL, NULL);
      g_autoptr (GPtrArray) replies = g_ptr_array_new ();

      g_ptr_array_add (replies, pasted);
      keep_hands_of_replies (replies, position, 0);
    }
  bastide_study_tree_changed (self, bst_history_paste (bastide_study_get_history (self), node,
                                                       pasted));
  bst_node_free_tree (pasted);

  return TRUE;
}

gboolean
bastide_study_promote (BastideStudy *self,
                       BstNode      *node)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  if (!bst_history_promote (bastide_study_get_history (self), node))
    return FALSE;
  bastide_study_tree_changed (self, node);

  return TRUE;
}

gboolean
bastide_study_make_main_line (BastideStudy *self,
                              BstNode      *node)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  if (!bst_history_make_main_line (bastide_study_get_history (self), node))
    return FALSE;
  bastide_study_tree_changed (self, node);

  return TRUE;
}

/* --- What is said about a move --- */

static void
node_edited (BastideStudy *self)
{
  g_signal_emit_by_name (self, "node-edited", bastide_study_get_node (self));
  g_signal_emit_by_name (self, "saved-changed");
}

void
bastide_study_set_comment (BastideStudy *self,
                           const char   *comment)
{
  BstNode *node;

  g_return_if_fail (BASTIDE_IS_STUDY (self));

  node = bastide_study_get_node (self);
  if (node == NULL || g_strcmp0 (node->comment ? node->comment : "", comment ? comment : "") == 0)
    return;
  bst_history_set_comment (bastide_study_get_history (self), node, comment);
  node_edited (self);
}

void
bastide_study_toggle_glyph (BastideStudy *self,
                            BstGlyph      glyph)
{
  BstNode *node;

  g_return_if_fail (BASTIDE_IS_STUDY (self));

  /* The start of the game is nobody's move. */
  node = bastide_study_get_node (self);
  if (node == NULL || node->parent == NULL)
    return;
  bst_history_toggle_glyph (bastide_study_get_history (self), node, glyph);
  node_edited (self);
}

void
bastide_study_toggle_mark (BastideStudy  *self,
                           const BstMark *mark)
{
  g_return_if_fail (BASTIDE_IS_STUDY (self));

  if (bastide_study_get_node (self) == NULL)
    return;
  bst_history_toggle_mark (bastide_study_get_history (self), bastide_study_get_node (self), mark);
  node_edited (self);
}

/* --- Undo --- */

/* It may have been either kind of change. */
static void
show_undone (BastideStudy *self,
             BstNode      *node)
{
  bastide_study_tree_changed (self, node);
  g_signal_emit_by_name (self, "node-edited", node);
}

gboolean
bastide_study_undo (BastideStudy *self)
{
  BstHistory *history;
  BstNode *node;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  history = bastide_study_get_history (self);
  node = history != NULL ? bst_history_undo (history) : NULL;
  if (node != NULL)
    show_undone (self, node);

  return node != NULL;
}

gboolean
bastide_study_redo (BastideStudy *self)
{
  BstHistory *history;
  BstNode *node;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  history = bastide_study_get_history (self);
  node = history != NULL ? bst_history_redo (history) : NULL;
  if (node != NULL)
    show_undone (self, node);

  return node != NULL;
}

gboolean
bastide_study_is_changed (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  return bastide_study_get_history (self) != NULL
         && bst_history_is_changed (bastide_study_get_history (self));
}
