/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-move-list.h"
#include "bastide-move-item.h"

typedef struct
{
  BstNode *node;
  guint    number;
  guint    indent;
  int      player;
  const BstSetup *setup;    /* of a set-up: another one in its place is another line */
  BastideFold fold;
  BastideMoveItem *item;    /* owned; NULL until somebody asks for it */
} Line;

struct _BastideMoveList
{
  GObject     parent_instance;

  BstRecord  *record;           /* (nullable) */
  GArray     *lines;            /* of Line */
  GHashTable *indices;          /* node to its place in lines */
  GHashTable *folded;           /* first nodes of folded variations; may be out of the tree */
  BstNode    *counted;          /* whose problems are known; only compared (nullable) */
  int         n_problems;       /* of it */
  BstNode    *last;             /* with which the list ends (nullable) */
  gboolean    is_exam;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastideMoveList, bastide_move_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *model)
{
  return BASTIDE_TYPE_MOVE_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return BASTIDE_MOVE_LIST (model)->lines->len;
}

/* A line keeps its item: a view fills a row anew when it gets another one, even if it says the same. */
static gpointer
get_item (GListModel *model,
          guint       position)
{
  BastideMoveList *self = BASTIDE_MOVE_LIST (model);
  Line *line;

  if (position >= self->lines->len)
    return NULL;
  line = &g_array_index (self->lines, Line, position);
  if (line->item == NULL)
    line->item = bastide_move_item_new (self->record, line->node, line->number, line->indent,
                                        line->player, line->fold,
                                        line->node == self->counted ? self->n_problems : -1, self->is_exam);

  return g_object_ref (line->item);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
bastide_move_list_finalize (GObject *object)
{
  BastideMoveList *self = BASTIDE_MOVE_LIST (object);

  g_array_unref (self->lines);
  g_hash_table_unref (self->indices);
  g_hash_table_unref (self->folded);
  g_clear_pointer (&self->record, bst_record_unref);

  G_OBJECT_CLASS (bastide_move_list_parent_class)->finalize (object);
}

static void
bastide_move_list_class_init (BastideMoveListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_move_list_finalize;
}

static void
clear_line (gpointer line)
{
  g_clear_object (&((Line *) line)->item);
}

static GArray *
new_lines (void)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));

  g_array_set_clear_func (lines, clear_line);

  return lines;
}

static void
bastide_move_list_init (BastideMoveList *self)
{
  self->lines = new_lines ();
  self->indices = g_hash_table_new (NULL, NULL);
  self->folded = g_hash_table_new (NULL, NULL);
}

BastideMoveList *
bastide_move_list_new (void)
{
  return g_object_new (BASTIDE_TYPE_MOVE_LIST, NULL);
}

static void
push (GArray  *stack,
      BstNode *node,
      guint    indent)
{
  Line line = {
    .node = node, .number = bst_node_get_number (node), .indent = indent,
    .player = bst_node_get_player (node), .setup = node->setup,
  };

  g_array_append_val (stack, line);
}

/* Does the node begin a variation of more than itself? */
static gboolean
is_variation (const BstNode *node)
{
  return node->parent != NULL && node->index > 0 && node->children != NULL
         && node->children->len > 0;
}

/* What follows @line goes on the stack before its variations, so that it comes off after
 * them. A stack of our own: a hostile file may nest deeper than the machine's. */
static void
add_line (BastideMoveList *self,
          GArray          *stack,
          Line             line)
{
  BstNode *parent = line.node->parent;
  BstNode *follows;

  if (is_variation (line.node))
    line.fold = g_hash_table_contains (self->folded, line.node) ? BASTIDE_FOLD_CLOSED
                                                                : BASTIDE_FOLD_OPEN;
  g_hash_table_insert (self->indices, line.node, GUINT_TO_POINTER (self->lines->len));
  g_array_append_val (self->lines, line);
  if (line.fold == BASTIDE_FOLD_CLOSED)
    return;

  follows = bst_node_get_next (line.node);
  if (follows != NULL)
    push (stack, follows, line.indent);
  if (parent != NULL && g_ptr_array_index (parent->children, 0) == line.node)
    for (guint i = parent->children->len; i > 1; i--)
      push (stack, g_ptr_array_index (parent->children, i - 1), line.indent + 1);
}

/* The root first. */
static void
collect_path (BastideMoveList *self)
{
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (Line));

  for (BstNode *node = self->last; node != NULL; node = node->parent)
    push (path, node, 0);
  for (guint i = path->len; i > 0; i--)
    {
      g_hash_table_insert (self->indices, g_array_index (path, Line, i - 1).node, GUINT_TO_POINTER (self->lines->len));
      g_array_append_val (self->lines, g_array_index (path, Line, i - 1));
    }
}

static void
collect_lines (BastideMoveList *self)
{
  g_autoptr (GArray) stack = g_array_new (FALSE, FALSE, sizeof (Line));

  g_hash_table_remove_all (self->indices);
  if (self->last != NULL)
    {
      collect_path (self);
      return;
    }
  if (self->record != NULL)
    push (stack, bst_record_get_root (self->record), 0);
  while (stack->len > 0)
    {
      Line line = g_array_index (stack, Line, stack->len - 1);

      g_array_set_size (stack, stack->len - 1);
      add_line (self, stack, line);
    }
}

/* A node that is not shown may be freed, and another come to lie where it was. */
static gboolean
is_hidden (gpointer node,
           gpointer value,
           gpointer indices)
{
  return !g_hash_table_contains (indices, node);
}

void
bastide_move_list_set_record (BastideMoveList *self,
                              BstRecord       *record)
{
  guint n_before;

  g_return_if_fail (BASTIDE_IS_MOVE_LIST (self));

  n_before = self->lines->len;
  self->last = NULL;
  g_array_set_size (self->lines, 0);
  g_hash_table_remove_all (self->folded);
  if (record != NULL)
    bst_record_ref (record);
  g_clear_pointer (&self->record, bst_record_unref);
  self->record = record;
  collect_lines (self);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->lines->len);
}

static gboolean
is_same_line (const Line *a,
              const Line *b)
{
  return a->node == b->node && a->number == b->number && a->indent == b->indent
         && a->player == b->player && a->fold == b->fold && a->setup == b->setup;
}

/* Lines that stay keep their items. */
static void
take_items (GArray *lines,
            guint   to,
            GArray *before,
            guint   from,
            guint   n)
{
  for (guint i = 0; i < n; i++)
    g_array_index (lines, Line, to + i).item
      = g_steal_pointer (&g_array_index (before, Line, from + i).item);
}

void
bastide_move_list_update (BastideMoveList *self)
{
  g_autoptr (GArray) before = g_steal_pointer (&self->lines);
  guint head = 0, tail = 0, shorter;

  g_return_if_fail (BASTIDE_IS_MOVE_LIST (self));

  self->lines = new_lines ();
  collect_lines (self);
  g_hash_table_foreach_remove (self->folded, is_hidden, self->indices);
  shorter = MIN (before->len, self->lines->len);
  while (head < shorter && is_same_line (&g_array_index (before, Line, head),
                                         &g_array_index (self->lines, Line, head)))
    head++;
  while (tail < shorter - head
         && is_same_line (&g_array_index (before, Line, before->len - 1 - tail),
                          &g_array_index (self->lines, Line, self->lines->len - 1 - tail)))
    tail++;
  take_items (self->lines, 0, before, 0, head);
  take_items (self->lines, self->lines->len - tail, before, before->len - tail, tail);
  if (head + tail < MAX (before->len, self->lines->len))
    g_list_model_items_changed (G_LIST_MODEL (self), head, before->len - head - tail,
                                self->lines->len - head - tail);
}

void
bastide_move_list_set_n_problems (BastideMoveList *self,
                                  BstNode         *node,
                                  int              n_problems)
{
  g_return_if_fail (BASTIDE_IS_MOVE_LIST (self));

  self->counted = node;
  self->n_problems = n_problems;
}

void
bastide_move_list_set_last (BastideMoveList *self,
                            BstNode         *last)
{
  g_return_if_fail (BASTIDE_IS_MOVE_LIST (self));

  if (self->last == last)
    return;
  self->last = last;
  bastide_move_list_update (self);
}

void
bastide_move_list_set_exam (BastideMoveList *self,
                            gboolean         is_exam)
{
  g_return_if_fail (BASTIDE_IS_MOVE_LIST (self));

  self->is_exam = is_exam;
  for (guint i = 0; i < self->lines->len; i++)
    clear_line (&g_array_index (self->lines, Line, i));
  g_list_model_items_changed (G_LIST_MODEL (self), 0, self->lines->len, self->lines->len);
}

void
bastide_move_list_node_edited (BastideMoveList *self,
                               BstNode         *node)
{
  guint index = bastide_move_list_find (self, node);

  if (index == G_MAXUINT)
    return;

  clear_line (&g_array_index (self->lines, Line, index));
  g_list_model_items_changed (G_LIST_MODEL (self), index, 1, 1);
}

void
bastide_move_list_set_folded (BastideMoveList *self,
                              BstNode         *node,
                              gboolean         folded)
{
  gboolean changed;

  g_return_if_fail (BASTIDE_IS_MOVE_LIST (self));

  changed = folded ? g_hash_table_add (self->folded, node)
                   : g_hash_table_remove (self->folded, node);
  if (changed)
    bastide_move_list_update (self);
}

void
bastide_move_list_fold_all (BastideMoveList *self,
                            gboolean         folded)
{
  g_return_if_fail (BASTIDE_IS_MOVE_LIST (self));

  g_hash_table_remove_all (self->folded);
  bastide_move_list_update (self);
  if (!folded)
    return;
  for (guint i = 0; i < self->lines->len; i++)
    if (g_array_index (self->lines, Line, i).fold != BASTIDE_FOLD_NONE)
      g_hash_table_add (self->folded, g_array_index (self->lines, Line, i).node);
  bastide_move_list_update (self);
}

void
bastide_move_list_reveal (BastideMoveList *self,
                          BstNode         *node)
{
  gboolean changed = FALSE;

  g_return_if_fail (BASTIDE_IS_MOVE_LIST (self));

  /* A folded variation shows its first move. */
  if (bastide_move_list_find (self, node) != G_MAXUINT)
    return;
  for (; node != NULL; node = node->parent)
    changed |= g_hash_table_remove (self->folded, node);
  if (changed)
    bastide_move_list_update (self);
}

guint
bastide_move_list_find (BastideMoveList *self,
                        BstNode         *node)
{
  gpointer index;

  g_return_val_if_fail (BASTIDE_IS_MOVE_LIST (self), G_MAXUINT);

  if (!g_hash_table_lookup_extended (self->indices, node, NULL, &index))
    return G_MAXUINT;

  return GPOINTER_TO_UINT (index);
}
