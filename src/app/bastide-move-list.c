/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-move-list.h"
#include "bastide-move-item.h"

typedef struct
{
  BstNode *node;
  guint    number;
  guint    indent;
  int      player;      /* who moves; while on the stack: whose turn it was */
} Line;

struct _BastideMoveList
{
  GObject     parent_instance;

  BstRecord  *record;           /* (nullable) */
  GArray     *lines;            /* of Line */
  GHashTable *places;           /* node to its place in lines */
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

static gpointer
get_item (GListModel *model,
          guint       position)
{
  BastideMoveList *self = BASTIDE_MOVE_LIST (model);
  const Line *line;

  if (position >= self->lines->len)
    return NULL;
  line = &g_array_index (self->lines, Line, position);

  return bastide_move_item_new (self->record, line->node, line->number, line->indent,
                                line->player);
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
  g_hash_table_unref (self->places);
  g_clear_pointer (&self->record, bst_record_unref);

  G_OBJECT_CLASS (bastide_move_list_parent_class)->finalize (object);
}

static void
bastide_move_list_class_init (BastideMoveListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_move_list_finalize;
}

static void
bastide_move_list_init (BastideMoveList *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  self->places = g_hash_table_new (NULL, NULL);
}

BastideMoveList *
bastide_move_list_new (void)
{
  return g_object_new (BASTIDE_TYPE_MOVE_LIST, NULL);
}

static void
push (GArray  *stack,
      BstNode *node,
      guint    number,
      guint    indent,
      int      turn)
{
  Line line = { node, number, indent, turn };

  g_array_append_val (stack, line);
}

/* Who moves at @line, as the position would say it; *next: whose turn it is afterwards. */
static int
find_player (BstRecord  *record,
             const Line *line,
             int        *next)
{
  int n_players = (int) bst_game_get_n_players (bst_record_get_game (record));
  int player = line->node->mover != BST_NO_PLAYER ? line->node->mover : line->player;
  gboolean ends_turn = line->node->move.kind == BST_MOVE_PLACE && !line->node->move.unfinished;

  *next = ends_turn ? (player + 1) % n_players : player;

  return player;
}

/* What follows @line goes on the stack before its variations, so that it comes off after
 * them. A stack of our own: a hostile file may nest deeper than the machine's. */
static void
add_line (BastideMoveList *self,
          GArray          *stack,
          Line             line)
{
  BstNode *parent = line.node->parent;
  int turn = line.player, next = 0;
  BstNode *follows;

  if (parent != NULL)
    line.player = find_player (self->record, &line, &next);
  else
    line.player = BST_NO_PLAYER;
  g_hash_table_insert (self->places, line.node, GUINT_TO_POINTER (self->lines->len));
  g_array_append_val (self->lines, line);

  follows = bst_node_get_next (line.node);
  if (follows != NULL)
    push (stack, follows, line.number + 1, line.indent, next);
  if (parent != NULL && g_ptr_array_index (parent->children, 0) == line.node)
    for (guint i = parent->children->len; i > 1; i--)
      push (stack, g_ptr_array_index (parent->children, i - 1), line.number, line.indent + 1, turn);
}

void
bastide_move_list_set_record (BastideMoveList *self,
                              BstRecord       *record)
{
  g_autoptr (GArray) stack = g_array_new (FALSE, FALSE, sizeof (Line));
  guint n_before;

  g_return_if_fail (BASTIDE_IS_MOVE_LIST (self));

  n_before = self->lines->len;
  g_array_set_size (self->lines, 0);
  g_hash_table_remove_all (self->places);
  if (record != NULL)
    bst_record_ref (record);
  g_clear_pointer (&self->record, bst_record_unref);
  self->record = record;

  if (record != NULL)
    push (stack, bst_record_get_root (record), 0, 0, 0);
  while (stack->len > 0)
    {
      Line line = g_array_index (stack, Line, stack->len - 1);

      g_array_set_size (stack, stack->len - 1);
      add_line (self, stack, line);
    }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->lines->len);
}

guint
bastide_move_list_find (BastideMoveList *self,
                        BstNode         *node)
{
  gpointer place;

  g_return_val_if_fail (BASTIDE_IS_MOVE_LIST (self), G_MAXUINT);

  if (!g_hash_table_lookup_extended (self->places, node, NULL, &place))
    return G_MAXUINT;

  return GPOINTER_TO_UINT (place);
}
