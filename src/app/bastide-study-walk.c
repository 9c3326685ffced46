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

static gboolean
step_to (BastideStudy *self,
         int           direction,
         gboolean    (*wanted) (const BstNode *node))
{
  int n_places = (int) bastide_study_get_n_places (self);
  int place = (int) bastide_study_get_place (self) + direction;

  for (; place >= 0 && place < n_places; place += direction)
    if (wanted (bastide_study_get_line_node (self, (guint) place)))
      return bastide_study_set_place (self, (guint) place);

  return FALSE;
}

gboolean
bastide_study_step_fork (BastideStudy *self,
                         int           direction)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);
  g_return_val_if_fail (direction == 1 || direction == -1, FALSE);

  return step_to (self, direction, forks);
}

gboolean
bastide_study_step_comment (BastideStudy *self,
                            int           direction)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);
  g_return_val_if_fail (direction == 1 || direction == -1, FALSE);

  return step_to (self, direction, has_comment);
}

gboolean
bastide_study_step_marked (BastideStudy *self,
                           int           direction)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);
  g_return_val_if_fail (direction == 1 || direction == -1, FALSE);

  return step_to (self, direction, is_marked);
}
