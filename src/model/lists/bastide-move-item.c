/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-move-item.h"
#include "bastide-problem-text.h"

struct _BastideMoveItem
{
  GObject    parent_instance;

  BstRecord *record;            /* keeps the node alive */
  BstNode   *node;
  guint      number;
  guint      indent;
  int        player;
  BastideFold fold;
  int        n_problems;        /* of a set-up; -1 until they were counted */
  gboolean   is_exam;
};

G_DEFINE_FINAL_TYPE (BastideMoveItem, bastide_move_item, G_TYPE_OBJECT)

static void
bastide_move_item_finalize (GObject *object)
{
  bst_record_unref (BASTIDE_MOVE_ITEM (object)->record);

  G_OBJECT_CLASS (bastide_move_item_parent_class)->finalize (object);
}

static void
bastide_move_item_class_init (BastideMoveItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_move_item_finalize;
}

static void
bastide_move_item_init (BastideMoveItem *self)
{
}

BastideMoveItem *
bastide_move_item_new (BstRecord *record,
                       BstNode   *node,
                       guint      number,
                       guint      indent,
                       int        player,
                       BastideFold fold,
                       int        n_problems,
                       gboolean   is_exam)
{
  BastideMoveItem *self = g_object_new (BASTIDE_TYPE_MOVE_ITEM, NULL);

  self->record = bst_record_ref (record);
  self->node = node;
  self->number = number;
  self->indent = indent;
  self->player = player;
  self->fold = fold;
  self->n_problems = n_problems;
  self->is_exam = is_exam;

  return self;
}

BstRecord *
bastide_move_item_get_record (BastideMoveItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_MOVE_ITEM (self), NULL);

  return self->record;
}

BstNode *
bastide_move_item_get_node (BastideMoveItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_MOVE_ITEM (self), NULL);

  return self->node;
}

guint
bastide_move_item_get_number (BastideMoveItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_MOVE_ITEM (self), 0);

  return self->number;
}

guint
bastide_move_item_get_indent (BastideMoveItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_MOVE_ITEM (self), 0);

  return self->indent;
}

int
bastide_move_item_get_player (BastideMoveItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_MOVE_ITEM (self), BST_NO_PLAYER);

  return self->player;
}

guint
bastide_move_item_get_n_problems (BastideMoveItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_MOVE_ITEM (self), 0);
  g_return_val_if_fail (self->node->setup != NULL, 0);

  /* That takes two positions. */
  if (self->n_problems < 0)
    {
      const BstSetup *setup = self->node->setup;
      g_autoptr (BstPosition) position = bst_setup_get_position (setup);
      g_autoptr (BstPosition) before = bst_record_dup_position (self->record, self->node->parent, NULL,
                                                                NULL);
      g_autoptr (GArray) problems = bst_setup_find_problems (setup, position, before);

      self->n_problems = (int) bastide_problem_text_count_open (problems);
    }

  return (guint) self->n_problems;
}

int
bastide_move_item_get_points (BastideMoveItem *self,
                              guint            player)
{
  g_return_val_if_fail (BASTIDE_IS_MOVE_ITEM (self), 0);

  return self->is_exam ? 0 : bst_node_get_points (self->node, player);
}

BstGlyph
bastide_move_item_get_glyph (BastideMoveItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_MOVE_ITEM (self), BST_GLYPH_NONE);

  return self->is_exam ? BST_GLYPH_NONE : self->node->glyph;
}

BastideFold
bastide_move_item_get_fold (BastideMoveItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_MOVE_ITEM (self), BASTIDE_FOLD_NONE);

  return self->fold;
}
