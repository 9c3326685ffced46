/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-groups.h"

struct _BastideTurnGroups
{
  GObject     parent_instance;

  /* Owned */
  GListModel *turns;
  GPtrArray  *rows;         /* (element-type BastideTurnItem) */
  GHashTable *unfolded;     /* set of cells, as find_cell() names them */
  guint       filter;
  guint       n_turns;
};

static void bastide_turn_groups_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastideTurnGroups, bastide_turn_groups, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, bastide_turn_groups_list_model_init))

/* --- Its turns --- */

static gpointer
find_cell (BastideTurnItem *item)
{
  const BstMove *move = &bastide_turn_item_get_row (item)->move;

  return GINT_TO_POINTER ((move->y + BST_MAX_COORDINATE) * (2 * BST_MAX_COORDINATE + 1) + move->x + BST_MAX_COORDINATE + 1);
}

static gboolean
is_wanted (BastideTurnGroups *self,
           BastideTurnItem   *item)
{
  const BstCompareRow *row = bastide_turn_item_get_row (item);
  const BstSpot *put = bst_move_get_put (&row->move);

  if ((self->filter & BASTIDE_TURNS_WITHOUT_FIGURE) && put != NULL)
    return FALSE;
  if ((self->filter & BASTIDE_TURNS_WITH_FARMER) && (put == NULL || put->feature != BST_FEATURE_FIELD))
    return FALSE;
  if ((self->filter & BASTIDE_TURNS_CLOSING) && !row->closes)
    return FALSE;

  return !(self->filter & BASTIDE_TURNS_JOINING) || row->joins;
}

/* Those of each cell that are wanted, in the order in which cells come first. (element-type GPtrArray) */
static GPtrArray *
list_cells (BastideTurnGroups *self)
{
  GPtrArray *cells = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GHashTable) by_cell = g_hash_table_new (NULL, NULL);

  self->n_turns = 0;
  for (guint i = 0; i < g_list_model_get_n_items (self->turns); i++)
    {
      g_autoptr (BastideTurnItem) item = g_list_model_get_item (self->turns, i);
      GPtrArray *cell;

      if (!is_wanted (self, item))
        continue;
      self->n_turns++;
      cell = g_hash_table_lookup (by_cell, find_cell (item));
      if (cell == NULL)
        {
          cell = g_ptr_array_new_with_free_func (g_object_unref);
          g_hash_table_insert (by_cell, find_cell (item), cell);
          g_ptr_array_add (cells, cell);
        }
      g_ptr_array_add (cell, g_steal_pointer (&item));
    }

  return cells;
}

static void
add_rows (BastideTurnGroups *self,
          GPtrArray         *cell)
{
  BastideTurnItem *first = g_ptr_array_index (cell, 0);
  gboolean is_unfolded = g_hash_table_contains (self->unfolded, find_cell (first));

  bastide_turn_item_set_place (first, cell->len == 1 ? BASTIDE_TURN_ALONE
                                      : is_unfolded  ? BASTIDE_TURN_UNFOLDED
                                                     : BASTIDE_TURN_FOLDED, cell->len - 1);
  g_ptr_array_add (self->rows, g_object_ref (first));
  for (guint i = 1; i < cell->len; i++)
    {
      bastide_turn_item_set_place (g_ptr_array_index (cell, i), BASTIDE_TURN_BELOW, 0);
      if (is_unfolded)
        g_ptr_array_add (self->rows, g_object_ref (g_ptr_array_index (cell, i)));
    }
}

/* Rows that stay where they are, from above and from below, are not told of: a view keeps its place in them. */
static void
tell_changed (BastideTurnGroups *self,
              GPtrArray         *before)
{
  guint n_same = MIN (before->len, self->rows->len), n_above = 0, n_below = 0;

  while (n_above < n_same && before->pdata[n_above] == self->rows->pdata[n_above])
    n_above++;
  while (n_below < n_same - n_above
         && before->pdata[before->len - 1 - n_below] == self->rows->pdata[self->rows->len - 1 - n_below])
    n_below++;
  if (before->len + self->rows->len > 2 * (n_above + n_below))
    g_list_model_items_changed (G_LIST_MODEL (self), n_above, before->len - n_above - n_below,
                                self->rows->len - n_above - n_below);
}

static void
update (BastideTurnGroups *self)
{
  g_autoptr (GPtrArray) cells = list_cells (self);
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->rows);

  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < cells->len; i++)
    add_rows (self, g_ptr_array_index (cells, i));
  tell_changed (self, before);
}

void
bastide_turn_groups_set_filter (BastideTurnGroups *self,
                                guint              filter)
{
  g_return_if_fail (BASTIDE_IS_TURN_GROUPS (self));

  if (self->filter == filter)
    return;
  self->filter = filter;
  update (self);
}

void
bastide_turn_groups_set_folded (BastideTurnGroups *self,
                                BastideTurnItem   *item,
                                gboolean           is_folded)
{
  gboolean is_other;

  g_return_if_fail (BASTIDE_IS_TURN_GROUPS (self));

  is_other = is_folded ? g_hash_table_remove (self->unfolded, find_cell (item))
                       : g_hash_table_add (self->unfolded, find_cell (item));
  if (is_other)
    update (self);
}

void
bastide_turn_groups_fold_all (BastideTurnGroups *self)
{
  g_return_if_fail (BASTIDE_IS_TURN_GROUPS (self));

  if (g_hash_table_size (self->unfolded) == 0)
    return;
  g_hash_table_remove_all (self->unfolded);
  update (self);
}

guint
bastide_turn_groups_reveal (BastideTurnGroups *self,
                            BastideTurnItem   *item)
{
  guint place;

  g_return_val_if_fail (BASTIDE_IS_TURN_GROUPS (self), G_MAXUINT);

  if (!g_ptr_array_find (self->rows, item, &place))
    {
      bastide_turn_groups_set_folded (self, item, FALSE);
      if (!g_ptr_array_find (self->rows, item, &place))
        return G_MAXUINT;
    }

  return place;
}

guint
bastide_turn_groups_get_n_turns (BastideTurnGroups *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_GROUPS (self), 0);

  return self->n_turns;
}

/* --- As a list --- */

static GType
get_item_type (GListModel *list)
{
  return BASTIDE_TYPE_TURN_ITEM;
}

static guint
get_n_items (GListModel *list)
{
  return BASTIDE_TURN_GROUPS (list)->rows->len;
}

static gpointer
get_item (GListModel *list,
          guint       position)
{
  GPtrArray *rows = BASTIDE_TURN_GROUPS (list)->rows;

  return position < rows->len ? g_object_ref (g_ptr_array_index (rows, position)) : NULL;
}

static void
bastide_turn_groups_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

/* --- Class --- */

static void
bastide_turn_groups_dispose (GObject *object)
{
  BastideTurnGroups *self = BASTIDE_TURN_GROUPS (object);

  g_clear_object (&self->turns);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->unfolded, g_hash_table_unref);

  G_OBJECT_CLASS (bastide_turn_groups_parent_class)->dispose (object);
}

static void
bastide_turn_groups_class_init (BastideTurnGroupsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_turn_groups_dispose;
}

static void
bastide_turn_groups_init (BastideTurnGroups *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  self->unfolded = g_hash_table_new (NULL, NULL);
}

BastideTurnGroups *
bastide_turn_groups_new (GListModel *turns)
{
  BastideTurnGroups *self = g_object_new (BASTIDE_TYPE_TURN_GROUPS, NULL);

  self->turns = g_object_ref (turns);
  g_signal_connect_object (turns, "items-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return self;
}
