/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-list.h"
#include "bastide-work.h"

/* Placements between two looks at whether it is still wanted. */
#define STRIDE 2

/* What the thread gets, and gives back. */
typedef struct
{
  BstPosition *position;    /* owned, as items */
  guint        type;
  guint        player;
  GPtrArray   *items;       /* (element-type BastideTurnItem); NULL until all are there */
  gboolean     is_cut;
} Job;

struct _BastideTurnList
{
  GObject       parent_instance;

  GListStore   *items;          /* owned */
  BastideWork  *work;           /* owned */
  gboolean      is_cut;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideTurnList, bastide_turn_list, G_TYPE_OBJECT)

static void
job_free (Job *job)
{
  bst_position_free (job->position);
  g_clear_pointer (&job->items, g_ptr_array_unref);
  g_free (job);
}

/* --- In the thread --- */

static void
make_items (Job              *job,
            const BstCompare *compare)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_new ();
  guint n_rows, rank = 0;
  const BstCompareRow *rows = bst_compare_get (compare, &n_rows);

  for (guint i = 0; i < n_rows; i++)
    g_ptr_array_add (sorted, (gpointer) &rows[i]);
  g_ptr_array_sort (sorted, bst_compare_rows);
  job->items = g_ptr_array_new_full (n_rows, g_object_unref);
  for (guint i = 0; i < n_rows; i++)
    {
      const BstCompareRow *row = g_ptr_array_index (sorted, i);

      if (i == 0 || row->gain != ((const BstCompareRow *) g_ptr_array_index (sorted, i - 1))->gain)
        rank = i + 1;
      g_ptr_array_add (job->items,
                       bastide_turn_item_new (bst_position_get_game (job->position),
                                              job->player,
                                              bst_compare_get_lead (compare), row, rank));
    }
  job->is_cut = bst_compare_is_cut (compare);
}

static gboolean
run (gpointer      data,
     GCancellable *cancellable)
{
  Job *job = data;
  g_autoptr (BstCompare) compare = bst_compare_new (job->position, job->type, job->player, TRUE);

  while (bst_compare_step (compare, STRIDE))
    if (g_cancellable_is_cancelled (cancellable))
      return FALSE;
  make_items (job, compare);

  return FALSE;
}

/* --- Back from it --- */

static void
told (gpointer owner,
      gpointer data,
      gboolean is_done)
{
  BastideTurnList *self = owner;
  Job *job = data;

  self->is_cut = job->is_cut;
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       job->items->pdata, job->items->len);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bastide_turn_list_compute (BastideTurnList   *self,
                           const BstPosition *position,
                           guint              type,
                           guint              player)
{
  Job *job;

  g_return_if_fail (BASTIDE_IS_TURN_LIST (self));

  job = g_new0 (Job, 1);
  job->position = bst_position_copy (position);
  job->type = type;
  job->player = player;
  bastide_work_begin (self->work, job);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bastide_turn_list_clear (BastideTurnList *self)
{
  g_return_if_fail (BASTIDE_IS_TURN_LIST (self));

  bastide_work_stop (self->work);
  self->is_cut = FALSE;
  g_list_store_remove_all (self->items);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
bastide_turn_list_is_working (BastideTurnList *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_LIST (self), FALSE);

  return bastide_work_is_busy (self->work);
}

gboolean
bastide_turn_list_is_cut (BastideTurnList *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_LIST (self), FALSE);

  return self->is_cut;
}

GListModel *
bastide_turn_list_get_items (BastideTurnList *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURN_LIST (self), NULL);

  return G_LIST_MODEL (self->items);
}

static void
bastide_turn_list_dispose (GObject *object)
{
  BastideTurnList *self = BASTIDE_TURN_LIST (object);

  g_clear_pointer (&self->work, bastide_work_free);
  g_clear_object (&self->items);

  G_OBJECT_CLASS (bastide_turn_list_parent_class)->dispose (object);
}

static void
bastide_turn_list_class_init (BastideTurnListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_turn_list_dispose;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_TURN_LIST, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_turn_list_init (BastideTurnList *self)
{
  self->items = g_list_store_new (BASTIDE_TYPE_TURN_ITEM);
  self->work = bastide_work_new (run, told, (GDestroyNotify) job_free, self);
}

BastideTurnList *
bastide_turn_list_new (void)
{
  return g_object_new (BASTIDE_TYPE_TURN_LIST, NULL);
}
