/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-history.h"

#include <string.h>

/* What a change does to the record. Each kind is its own inverse: what it takes out or replaces
 * it keeps, and puts back the next time. */
typedef enum
{
  TREE,             /* @node is a child of @parent at @index, or is not */
  ORDER,            /* @node changes places with the sibling at @index */
  COMMENT,          /* @text is the comment */
  GLYPH,            /* @glyph is the glyph */
  MARKS,            /* @marks are the marks */
  SET_UP            /* @setup is the set-up */
} ChangeKind;

typedef struct
{
  ChangeKind    kind;
  BstChangeName name;
  gboolean      goes_on;        /* one with the change before it */
  BstNode      *node;
  BstNode      *parent;
  guint         index;
  gboolean      is_in;          /* TREE: @node is in the record; else the change owns it */
  char         *text;           /* Owned (nullable) */
  BstGlyph      glyph;
  GArray       *marks;          /* Owned (nullable) */
  BstSetup     *setup;          /* Owned (nullable) */
} Change;

struct _BstHistory
{
  BstRecord *record;            /* Owned */
  GArray    *changes;           /* (element-type Change) */
  guint      n_done;            /* of them; the others can be redone */
  int        saved;             /* n_done when saved; -1: that state cannot be reached any more */
  int        written;           /* n_done when saving began; -1 likewise */
  gboolean   typing;            /* the last change may take in another comment */
};

static void
clear_change (gpointer data)
{
  Change *change = data;

  if (change->kind == TREE && !change->is_in)
    bst_node_free_tree (change->node);
  g_free (change->text);
  g_clear_pointer (&change->marks, g_array_unref);
  g_clear_pointer (&change->setup, bst_setup_free);
}

BstHistory *
bst_history_new (BstRecord *record)
{
  BstHistory *history = g_new0 (BstHistory, 1);

  history->record = bst_record_ref (record);
  history->changes = g_array_new (FALSE, FALSE, sizeof (Change));
  g_array_set_clear_func (history->changes, clear_change);

  return history;
}

void
bst_history_free (BstHistory *history)
{
  if (history == NULL)
    return;

  g_array_unref (history->changes);
  bst_record_unref (history->record);
  g_free (history);
}

/* --- Making a change, one way or the other --- */

static void
swap_text (char **a,
           char **b)
{
  char *text = *a;

  *a = *b;
  *b = text;
}

static void
flip (BstHistory *history,
      Change     *change)
{
  BstSetup *setup;
  GArray *marks;
  BstGlyph glyph;

  switch (change->kind)
    {
    case TREE:
      if (change->is_in)
        bst_node_detach (change->node);
      else
        bst_node_attach (change->node, change->parent, change->index);
      change->is_in = !change->is_in;
      break;
    case ORDER:
      {
        guint index = change->node->index;

        bst_node_swap_siblings (change->node, change->index);
        change->index = index;
      }
      break;
    case COMMENT:
      swap_text (&change->node->comment, &change->text);
      break;
    case GLYPH:
      glyph = change->node->glyph;
      change->node->glyph = change->glyph;
      change->glyph = glyph;
      break;
    case MARKS:
      marks = change->node->marks;
      change->node->marks = change->marks;
      change->marks = marks;
      break;
    case SET_UP:
    default:
      setup = change->node->setup;
      change->node->setup = change->setup;
      change->setup = setup;
      break;
    }
}

/* Does the change and remembers it; what could have been redone is gone. */
static void
add_change (BstHistory *history,
            Change     *change)
{
  if (history->saved > (int) history->n_done)
    history->saved = -1;
  if (history->written > (int) history->n_done)
    history->written = -1;
  g_array_set_size (history->changes, history->n_done);
  flip (history, change);
  g_array_append_val (history->changes, *change);
  history->n_done++;
  history->typing = FALSE;
}

/* --- Changes of the tree --- */

/* A set-up is like no other node. */
static BstNode *
find_child (const BstNode *parent,
            const BstMove *move)
{
  if (move->kind == BST_MOVE_SET_UP)
    return NULL;

  for (guint i = 0; parent->children != NULL && i < parent->children->len; i++)
    {
      BstNode *child = g_ptr_array_index (parent->children, i);

      if (bst_move_equal (&child->move, move))
        return child;
    }

  return NULL;
}

static void
insert (BstHistory    *history,
        BstNode       *node,
        BstNode       *parent,
        BstChangeName  name,
        gboolean       goes_on)
{
  Change change = {
    .kind = TREE, .name = name, .goes_on = goes_on, .node = node, .parent = parent,
    .index = parent->children != NULL ? parent->children->len : 0,
  };

  add_change (history, &change);
}

BstNode *
bst_history_play (BstHistory    *history,
                  BstNode       *parent,
                  const BstMove *move,
                  int            mover,
                  BstPosition  **position,
                  BstEvents     *events,
                  GError       **error)
{
  BstNode *node = find_child (parent, move);
  g_autoptr (BstPosition) reached = NULL;

  if (node != NULL)
    reached = bst_record_dup_position (history->record, node, events, error);
  else
    {
      node = bst_node_new (move, mover);
      reached = bst_record_try (history->record, parent, node, events, error);
      if (reached != NULL)
        insert (history, node, parent, BST_CHANGE_ADD_MOVE, FALSE);
      else
        bst_node_free_tree (node);
    }
  if (reached == NULL)
    return NULL;
  if (position != NULL)
    *position = g_steal_pointer (&reached);

  return node;
}

BstNode *
bst_history_set_up (BstHistory    *history,
                    BstNode       *node,
                    BstSetup      *setup,
                    BstChangeName  name)
{
  Change change = { .kind = SET_UP, .name = name, .node = node, .setup = setup };
  BstNode *added;

  if (node->setup != NULL && node->children == NULL)
    {
      add_change (history, &change);
      return node;
    }
  added = bst_node_new_set_up (setup);
  insert (history, added, node, name, FALSE);

  return added;
}

gboolean
bst_history_remove (BstHistory    *history,
                    BstNode       *node,
                    BstChangeName  name)
{
  Change change = {
    .kind = TREE, .name = name, .node = node, .parent = node->parent, .index = node->index,
    .is_in = TRUE,
  };

  if (node->parent == NULL)
    return FALSE;
  add_change (history, &change);

  return TRUE;
}

/* Where a pasted node meets one that is there, their children are pasted in turn; lines are as
 * long as games, so the pairs wait in a list. */
BstNode *
bst_history_paste (BstHistory    *history,
                   BstNode       *parent,
                   const BstNode *line)
{
  g_autoptr (GPtrArray) pending = g_ptr_array_new ();
  gboolean goes_on = FALSE;

  g_ptr_array_add (pending, parent);
  g_ptr_array_add (pending, (gpointer) line);
  while (pending->len > 0)
    {
      const BstNode *from = g_ptr_array_steal_index (pending, pending->len - 1);
      BstNode *to = g_ptr_array_steal_index (pending, pending->len - 1);
      BstNode *there = find_child (to, &from->move);

      if (there == NULL)
        {
          insert (history, bst_node_copy_tree (from), to, BST_CHANGE_PASTE, goes_on);
          goes_on = TRUE;
          continue;
        }
      for (guint i = 0; from->children != NULL && i < from->children->len; i++)
        {
          g_ptr_array_add (pending, there);
          g_ptr_array_add (pending, g_ptr_array_index (from->children,
                                                       from->children->len - 1 - i));
        }
    }

  if (line->setup != NULL)
    return g_ptr_array_index (parent->children, parent->children->len - 1);

  return find_child (parent, &line->move);
}

static void
reorder (BstHistory    *history,
         BstNode       *node,
         guint          index,
         BstChangeName  name,
         gboolean       goes_on)
{
  Change change = {
    .kind = ORDER, .name = name, .goes_on = goes_on, .node = node, .index = index
  };

  add_change (history, &change);
}

gboolean
bst_history_promote (BstHistory *history,
                     BstNode    *node)
{
  while (node->parent != NULL && node->index == 0)
    node = node->parent;
  if (node->parent == NULL)
    return FALSE;
  reorder (history, node, node->index - 1, BST_CHANGE_PROMOTE, FALSE);

  return TRUE;
}

gboolean
bst_history_make_main_line (BstHistory *history,
                            BstNode    *node)
{
  gboolean goes_on = FALSE;

  for (; node->parent != NULL; node = node->parent)
    while (node->index > 0)
      {
        reorder (history, node, node->index - 1, BST_CHANGE_MAIN_LINE, goes_on);
        goes_on = TRUE;
      }

  return goes_on;
}

/* --- Changes of a node --- */

void
bst_history_set_comment (BstHistory *history,
                         BstNode    *node,
                         const char *comment)
{
  const char *text = comment != NULL && comment[0] != '\0' ? comment : NULL;
  Change change = { .kind = COMMENT, .name = BST_CHANGE_COMMENT, .node = node };

  if (g_strcmp0 (node->comment, text) == 0)
    return;
  if (history->typing && history->saved != (int) history->n_done
      && g_array_index (history->changes, Change, history->n_done - 1).node == node)
    {
      bst_node_set_comment (node, text);
      return;
    }

  change.text = g_strdup (text);
  add_change (history, &change);
  history->typing = TRUE;
}

void
bst_history_toggle_glyph (BstHistory *history,
                          BstNode    *node,
                          BstGlyph    glyph)
{
  Change change = { .kind = GLYPH, .name = BST_CHANGE_GLYPH, .node = node };

  change.glyph = node->glyph == glyph ? BST_GLYPH_NONE : glyph;
  if (change.glyph != node->glyph)
    add_change (history, &change);
}

void
bst_history_add_glyphs (BstHistory      *history,
                        BstNode * const *nodes,
                        const BstGlyph  *glyphs,
                        guint            n_nodes)
{
  gboolean goes_on = FALSE;

  for (guint i = 0; i < n_nodes; i++)
    {
      Change change = { .kind = GLYPH, .name = BST_CHANGE_GLYPH, .goes_on = goes_on, .node = nodes[i], .glyph = glyphs[i] };

      if (nodes[i]->glyph != BST_GLYPH_NONE || glyphs[i] == BST_GLYPH_NONE)
        continue;
      add_change (history, &change);
      goes_on = TRUE;
    }
}

static gboolean
is_same_mark (const BstMark *a,
              const BstMark *b)
{
  return a->kind == b->kind && a->x == b->x && a->y == b->y
         && (a->kind != BST_MARK_ARROW || (a->to_x == b->to_x && a->to_y == b->to_y))
         && (a->kind == BST_MARK_LETTER || g_strcmp0 (a->text, b->text) == 0);
}

/* A letter is typed again with another text, and anything drawn in another colour, to change
 * it; the same again takes it away. */
static gboolean
is_equal_mark (const BstMark *a,
               const BstMark *b)
{
  return is_same_mark (a, b) && a->colour == b->colour && g_strcmp0 (a->text, b->text) == 0;
}

void
bst_history_toggle_mark (BstHistory    *history,
                         BstNode       *node,
                         const BstMark *mark)
{
  Change change = { .kind = MARKS, .name = BST_CHANGE_MARK, .node = node };
  BstNode scratch = { 0 };
  gboolean was_there = FALSE;

  for (guint i = 0; node->marks != NULL && i < node->marks->len; i++)
    {
      const BstMark *other = &g_array_index (node->marks, BstMark, i);

      was_there |= is_equal_mark (other, mark);
      if (!is_same_mark (other, mark))
        bst_node_add_mark (&scratch, other);
    }
  if (!was_there)
    bst_node_add_mark (&scratch, mark);
  change.marks = scratch.marks;
  add_change (history, &change);
}

/* --- Undo --- */

gboolean
bst_history_can_undo (const BstHistory *history,
                      BstChangeName    *name)
{
  if (history->n_done == 0)
    return FALSE;
  if (name != NULL)
    *name = g_array_index (history->changes, Change, history->n_done - 1).name;

  return TRUE;
}

gboolean
bst_history_can_redo (const BstHistory *history,
                      BstChangeName    *name)
{
  if (history->n_done == history->changes->len)
    return FALSE;
  if (name != NULL)
    *name = g_array_index (history->changes, Change, history->n_done).name;

  return TRUE;
}

const BstMove *
bst_history_get_added (const BstHistory  *history,
                       gboolean           redo,
                       BstGame          **game)
{
  guint index = redo ? history->n_done : history->n_done - 1;
  const Change *change;

  if (index >= history->changes->len)
    return NULL;
  change = &g_array_index (history->changes, Change, index);
  if (change->name != BST_CHANGE_ADD_MOVE)
    return NULL;
  *game = bst_node_get_game (change->parent);

  return &change->node->move;
}

/* Where to look after a change: the node, or where it was. */
static BstNode *
find_shown (const Change *change)
{
  return change->kind == TREE && !change->is_in ? change->parent : change->node;
}

BstNode *
bst_history_undo (BstHistory *history)
{
  BstNode *shown = NULL;
  gboolean goes_on = TRUE;

  while (goes_on && history->n_done > 0)
    {
      Change *change = &g_array_index (history->changes, Change, --history->n_done);

      flip (history, change);
      shown = find_shown (change);
      goes_on = change->goes_on;
    }
  history->typing = FALSE;

  return shown;
}

BstNode *
bst_history_redo (BstHistory *history)
{
  BstNode *shown = NULL;

  do
    {
      Change *change;

      if (history->n_done == history->changes->len)
        break;
      change = &g_array_index (history->changes, Change, history->n_done++);
      flip (history, change);
      shown = find_shown (change);
    }
  while (history->n_done < history->changes->len
         && g_array_index (history->changes, Change, history->n_done).goes_on);
  history->typing = FALSE;

  return shown;
}

/* --- Saving --- */

void
bst_history_begin_saving (BstHistory *history)
{
  history->written = (int) history->n_done;
  history->typing = FALSE;
}

void
bst_history_end_saving (BstHistory *history)
{
  history->saved = history->written;
}

void
bst_history_set_saved (BstHistory *history)
{
  bst_history_begin_saving (history);
  bst_history_end_saving (history);
}

void
bst_history_set_unsaved (BstHistory *history)
{
  history->saved = -1;
}

gboolean
bst_history_is_changed (const BstHistory *history)
{
  return history->saved != (int) history->n_done;
}
