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

gboolean
bastide_study_play (BastideStudy   *self,
                    const BstMove  *move,
                    GError        **error)
{
  BstPosition *position;
  BstEvents events = { 0 };
  BstNode *before, *node;
  guint n_replies;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);
  g_return_val_if_fail (bastide_study_get_record (self) != NULL, FALSE);

  before = bastide_study_get_node (self);
  n_replies = before->children != NULL ? before->children->len : 0;
  node = bst_history_play (bastide_study_get_history (self), before, move, get_mover (before),
                           &position, &events, error);
  if (node == NULL)
    {
      bst_events_clear (&events);
      return FALSE;
    }
  bastide_study_take_node (self, node, before->children->len > n_replies, position, &events);

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
  bst_record_keep_held_tiles (record, node, pasted);
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
  bastide_study_emit_changed (self, BASTIDE_STUDY_EDITED | BASTIDE_STUDY_SAVED);
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
bastide_study_add_glyphs (BastideStudy    *self,
                          BstNode * const *nodes,
                          const BstGlyph  *glyphs,
                          guint            n_nodes)
{
  g_return_if_fail (BASTIDE_IS_STUDY (self));
  g_return_if_fail (bastide_study_get_record (self) != NULL);

  if (n_nodes == 0)
    return;
  bst_history_add_glyphs (bastide_study_get_history (self), nodes, glyphs, n_nodes);
  bastide_study_tree_changed (self, bastide_study_get_node (self));
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

void
bastide_study_node_drawn (BastideStudy *self)
{
  g_return_if_fail (BASTIDE_IS_STUDY (self));

  bastide_study_emit_changed (self, BASTIDE_STUDY_EDITED);
}

/* --- Undo --- */

gboolean
bastide_study_undo (BastideStudy *self)
{
  BstHistory *history;
  BstNode *node;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  history = bastide_study_get_history (self);
  node = history != NULL ? bst_history_undo (history) : NULL;
  if (node != NULL)
    bastide_study_tree_changed (self, node);

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
    bastide_study_tree_changed (self, node);

  return node != NULL;
}

void
bastide_study_set_unsaved (BastideStudy *self)
{
  g_return_if_fail (BASTIDE_IS_STUDY (self));
  g_return_if_fail (bastide_study_get_history (self) != NULL);

  bst_history_set_unsaved (bastide_study_get_history (self));
  bastide_study_emit_changed (self, BASTIDE_STUDY_SAVED);
}

gboolean
bastide_study_is_changed (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  return bastide_study_get_history (self) != NULL
         && bst_history_is_changed (bastide_study_get_history (self));
}
