/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Longer steps through the tree: to forks, comments and marked moves. */

#include "config.h"

#include "bastide-study.h"

static gboolean
is_variation (const BstNode *node)
{
  return node->parent != NULL && g_ptr_array_index (node->parent->children, 0) != node;
}

gboolean
bastide_study_leave_variation (BastideStudy *self)
{
  BstNode *node;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  node = bastide_study_get_node (self);
  while (node != NULL && !is_variation (node))
    node = node->parent;
  if (node == NULL)
    return FALSE;

  return bastide_study_set_node (self, g_ptr_array_index (node->parent->children, 0));
}

gboolean
bastide_study_enter_variation (BastideStudy *self)
{
  BstNode *node;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  node = bastide_study_get_node (self);
  if (node == NULL || node->children == NULL || node->children->len < 2)
    return FALSE;

  return bastide_study_set_node (self, g_ptr_array_index (node->children, 1));
}

static gboolean
forks (const BstNode *node)
{
  return node->children != NULL && node->children->len > 1;
}

static gboolean
has_comment (const BstNode *node)
{
  return node->comment != NULL;
}

static gboolean
is_marked (const BstNode *node)
{
  return node->glyph != BST_GLYPH_NONE || (node->marks != NULL && node->marks->len > 0);
}

/* The node that is read after @node, in the order of the list of moves: a move, its variations with
 * all that follows in them, and what follows the move. NULL after the last. */
static BstNode *
get_after (BstNode *node)
{
  if (node->parent != NULL && node->index == 0 && forks (node->parent))
    return g_ptr_array_index (node->parent->children, 1);
  if (bst_node_get_next (node) != NULL)
    return bst_node_get_next (node);

  /* A line ends here, and perhaps those that it is a variation of. */
  for (; node->parent != NULL; node = node->parent)
    {
      GPtrArray *siblings = node->parent->children;

      if (node->index > 0 && node->index + 1 < siblings->len)
        return g_ptr_array_index (siblings, node->index + 1);
      if (node->index > 0 && bst_node_get_next (g_ptr_array_index (siblings, 0)) != NULL)
        return bst_node_get_next (g_ptr_array_index (siblings, 0));
    }

  return NULL;
}

static BstNode *
find_after (BstNode   *node,
            gboolean (*wanted) (const BstNode *node))
{
  do
    node = get_after (node);
  while (node != NULL && !wanted (node));

  return node;
}

static gboolean
step_in_tree (BastideStudy *self,
              int           direction,
              gboolean    (*wanted) (const BstNode *node))
{
  BstNode *here = bastide_study_get_node (self);
  BstNode *found = NULL;

  if (here == NULL)
    return FALSE;
  if (direction > 0)
    return bastide_study_set_node (self, find_after (here, wanted));

  for (BstNode *at = bst_record_get_root (bastide_study_get_record (self));
       at != NULL && at != here; at = get_after (at))
    if (wanted (at))
      found = at;

  return bastide_study_set_node (self, found);
}

gboolean
bastide_study_step_fork (BastideStudy *self,
                         int           direction)
{
  int n_nodes = (int) bastide_study_get_line_length (self);
  int index = (int) bastide_study_get_index (self) + direction;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);
  g_return_val_if_fail (direction == 1 || direction == -1, FALSE);

  for (; index >= 0 && index < n_nodes; index += direction)
    if (forks (bastide_study_get_line_node (self, (guint) index)))
      return bastide_study_set_index (self, (guint) index);

  return FALSE;
}

gboolean
bastide_study_step_comment (BastideStudy *self,
                            int           direction)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);
  g_return_val_if_fail (direction == 1 || direction == -1, FALSE);

  return step_in_tree (self, direction, has_comment);
}

gboolean
bastide_study_step_marked (BastideStudy *self,
                           int           direction)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);
  g_return_val_if_fail (direction == 1 || direction == -1, FALSE);

  return step_in_tree (self, direction, is_marked);
}

static gboolean
is_mistake (const BstNode *node)
{
  return node->glyph == BST_GLYPH_DUBIOUS || node->glyph == BST_GLYPH_MISTAKE || node->glyph == BST_GLYPH_BLUNDER;
}

gboolean
bastide_study_step_to_mistake (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  for (guint i = bastide_study_get_index (self) + 2; i < bastide_study_get_line_length (self); i++)
    if (is_mistake (bastide_study_get_line_node (self, i)))
      return bastide_study_set_index (self, i - 1);

  return FALSE;
}
