/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One node of a record and the tree below it. */

#include "bst-record.h"

#include <string.h>

static const char * const glyph_texts[BST_N_GLYPHS] = { "", "!", "?", "!?", "?!", "!!", "??" };

const char *
bst_glyph_text (BstGlyph glyph)
{
  g_return_val_if_fail (glyph < BST_N_GLYPHS, NULL);

  return glyph_texts[glyph];
}

BstNode *
bst_node_new (const BstMove *move,
              int            mover)
{
  BstNode *node = g_new0 (BstNode, 1);

  if (move != NULL)
    node->move = *move;
  node->mover = (gint8) mover;
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    {
      node->hand[i] = BST_NO_TILE;
      for (guint j = 0; j < BST_MAX_HELD_TILES - 1; j++)
        node->more_hand[i][j] = BST_NO_TILE;
    }

  return node;
}

BstNode *
bst_node_new_set_up (BstSetup *setup)
{
  const BstMove move = { .kind = BST_MOVE_SET_UP, .type = BST_NO_TILE };
  BstNode *node = bst_node_new (&move, BST_NO_PLAYER);

  node->setup = setup;

  return node;
}

guint
bst_node_get_held_tiles (const BstNode *node,
                         guint          player,
                         gint16         out[BST_MAX_HELD_TILES])
{
  guint n_types = 0;

  if (node->hand[player] != BST_NO_TILE)
    out[n_types++] = node->hand[player];
  for (guint i = 0; n_types > 0 && i < BST_MAX_HELD_TILES - 1; i++)
    if (node->more_hand[player][i] != BST_NO_TILE)
      out[n_types++] = node->more_hand[player][i];

  return n_types;
}

gboolean
bst_node_add_held_tile (BstNode *node,
                        guint    player,
                        guint    hand_size,
                        int      type)
{
  gint16 known[BST_MAX_HELD_TILES];
  guint n_types = bst_node_get_held_tiles (node, player, known);

  if (n_types >= MIN (hand_size, BST_MAX_HELD_TILES))
    return FALSE;
  if (n_types == 0)
    node->hand[player] = (gint16) type;
  else
    node->more_hand[player][n_types - 1] = (gint16) type;

  return TRUE;
}

/* The new text may be the old one. */
static void
set_text (char       **field,
          const char  *text)
{
  char *copy = g_strdup (text);

  g_free (*field);
  *field = copy;
}

/* Lines are as long as games, so children are collected in a list, not by recursion. */
void
bst_node_free_tree (BstNode *root)
{
  g_autoptr (GPtrArray) pending = g_ptr_array_new ();

  g_ptr_array_add (pending, root);
  while (pending->len > 0)
    {
      BstNode *node = g_ptr_array_steal_index_fast (pending, pending->len - 1);

      if (node->children != NULL)
        g_ptr_array_extend (pending, node->children, NULL, NULL);
      g_clear_pointer (&node->children, g_ptr_array_unref);
      g_clear_pointer (&node->marks, g_array_unref);
      g_clear_pointer (&node->setup, bst_setup_free);
      g_free (node->comment);
      bst_extra_free (node->extra);
      g_free (node);
    }
}

void
bst_node_set_comment (BstNode    *node,
                      const char *comment)
{
  set_text (&node->comment, comment);
}

static void
clear_mark (gpointer data)
{
  g_free (((BstMark *) data)->text);
}

void
bst_node_add_mark (BstNode       *node,
                   const BstMark *mark)
{
  BstMark copy = *mark;

  if (node->marks == NULL)
    {
      node->marks = g_array_new (FALSE, FALSE, sizeof (BstMark));
      g_array_set_clear_func (node->marks, clear_mark);
    }
  copy.text = g_strdup (mark->text);
  g_array_append_val (node->marks, copy);
}

void
bst_node_clear_marks (BstNode *node)
{
  if (node->marks != NULL)
    g_array_set_size (node->marks, 0);
}

BstGame *
bst_node_get_game (const BstNode *node)
{
  for (; node->parent != NULL; node = node->parent)
    if (node->setup != NULL)
      return bst_setup_get_game (node->setup);

  return bst_record_get_game (node->record);
}

BstNode *
bst_node_get_next (const BstNode *node)
{
  return node->children != NULL ? g_ptr_array_index (node->children, 0) : NULL;
}

BstNode *
bst_node_get_last (BstNode *node)
{
  BstNode *next;

  while ((next = bst_node_get_next (node)) != NULL)
    node = next;

  return node;
}

guint
bst_node_get_n_placed (const BstNode *node)
{
  return node->n_placed;
}

guint
bst_node_get_number (const BstNode *node)
{
  return node->n_placed + (node->parent != NULL && node->move.kind == BST_MOVE_DISCARD);
}

/* --- The tree --- */

static void
renumber (BstNode *parent,
          guint    from)
{
  for (guint i = from; i < parent->children->len; i++)
    ((BstNode *) g_ptr_array_index (parent->children, i))->index = i;
}

/* The tiles on the way to @node and to all below it. What was counted there before holds still if
 * @node's own number does. */
static void
count_placed (BstNode *node)
{
  g_autoptr (GPtrArray) pending = g_ptr_array_new ();

  g_ptr_array_add (pending, node);
  while (pending->len > 0)
    {
      BstNode *at = g_ptr_array_steal_index_fast (pending, pending->len - 1);
      guint n_placed = at->parent->n_placed + (at->move.kind == BST_MOVE_PLACE);

      if (n_placed == at->n_placed)
        continue;
      at->n_placed = n_placed;
      if (at->children != NULL)
        g_ptr_array_extend (pending, at->children, NULL, NULL);
    }
}

void
bst_node_attach (BstNode *node,
                 BstNode *parent,
                 guint    index)
{
  if (parent->children == NULL)
    parent->children = g_ptr_array_new ();
  g_ptr_array_insert (parent->children, (int) index, node);
  node->parent = parent;
  renumber (parent, index);
  count_placed (node);
}

void
bst_node_detach (BstNode *node)
{
  BstNode *parent = node->parent;

  g_ptr_array_remove_index (parent->children, node->index);
  if (parent->children->len == 0)
    g_clear_pointer (&parent->children, g_ptr_array_unref);
  else
    renumber (parent, node->index);
  node->parent = NULL;
}

void
bst_node_swap_siblings (BstNode *node,
                        guint    index)
{
  GPtrArray *siblings = node->parent->children;
  BstNode *other = g_ptr_array_index (siblings, index);

  siblings->pdata[node->index] = other;
  siblings->pdata[index] = node;
  other->index = node->index;
  node->index = index;
}

/* All but the place in the tree. */
static BstNode *
copy_node (const BstNode *node)
{
  BstNode *copy = bst_node_new (&node->move, node->mover);

  if (node->setup != NULL)
    copy->setup = bst_setup_copy (node->setup);
  memcpy (copy->hand, node->hand, sizeof copy->hand);
  memcpy (copy->more_hand, node->more_hand, sizeof copy->more_hand);
  copy->passed = node->passed;
  copy->glyph = node->glyph;
  copy->comment = g_strdup (node->comment);
  copy->extra = bst_extra_copy (node->extra);
  for (guint i = 0; node->marks != NULL && i < node->marks->len; i++)
    bst_node_add_mark (copy, &g_array_index (node->marks, BstMark, i));

  return copy;
}

BstNode *
bst_node_copy_tree (const BstNode *root)
{
  g_autoptr (GPtrArray) pending = g_ptr_array_new ();
  BstNode *copy = copy_node (root);

  g_ptr_array_add (pending, (gpointer) root);
  g_ptr_array_add (pending, copy);
  while (pending->len > 0)
    {
      BstNode *to = g_ptr_array_steal_index (pending, pending->len - 1);
      const BstNode *from = g_ptr_array_steal_index (pending, pending->len - 1);

      for (guint i = 0; from->children != NULL && i < from->children->len; i++)
        {
          BstNode *child = copy_node (g_ptr_array_index (from->children, i));

          bst_node_attach (child, to, i);
          g_ptr_array_add (pending, g_ptr_array_index (from->children, i));
          g_ptr_array_add (pending, child);
        }
    }

  return copy;
}
