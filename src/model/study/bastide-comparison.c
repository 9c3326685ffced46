/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-comparison.h"

enum
{
  BEFORE,
  AFTER,
  N_SIDES
};

struct _BastideComparison
{
  GObject       parent_instance;

  BastideStudy *study;                  /* owned */
  gboolean      is_active;
  gboolean      is_chosen;              /* what is before was, and stays */
  BstNode      *nodes[N_SIDES];         /* the study's (nullable) */
  BstPosition  *positions[N_SIDES];     /* owned; NULL unless there are changes */
  BstChanges    changes;
  gboolean      has_changes;
};

enum
{
  CHANGED,
  SHOWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideComparison, bastide_comparison, G_TYPE_OBJECT)

static void
clear (BastideComparison *self)
{
  if (self->has_changes)
    bst_changes_clear (&self->changes);
  self->has_changes = FALSE;
  for (guint i = 0; i < N_SIDES; i++)
    g_clear_pointer (&self->positions[i], bst_position_free);
}

static void
compute (BastideComparison *self)
{
  clear (self);
  if (self->nodes[BEFORE] == NULL || self->nodes[AFTER] == NULL)
    return;
  for (guint i = 0; i < N_SIDES; i++)
    self->positions[i] = bastide_study_dup_position (self->study, self->nodes[i], NULL);
  self->has_changes = self->positions[BEFORE] != NULL && self->positions[AFTER] != NULL
                      && bst_changes_init (&self->changes, self->positions[BEFORE], self->positions[AFTER]);
  if (!self->has_changes)
    clear (self);
}

/* Nodes that are gone are not looked into. */
static gboolean
is_in_tree (const BstNode *tree,
            const BstNode *node)
{
  for (; tree != NULL; tree = bst_node_get_next (tree))
    {
      if (tree == node)
        return TRUE;
      for (guint i = 1; tree->children != NULL && i < tree->children->len; i++)
        if (is_in_tree (g_ptr_array_index (tree->children, i), node))
          return TRUE;
    }

  return FALSE;
}

/* What is compared with the start of a game is what follows it. */
static void
find_nodes (BastideComparison *self)
{
  BstNode *shown = bastide_study_get_node (self->study);

  if (shown == self->nodes[BEFORE] || shown == self->nodes[AFTER])
    return;
  self->nodes[AFTER] = shown;
  if (self->is_chosen)
    return;
  self->nodes[BEFORE] = shown->parent;
  if (shown->parent == NULL)
    {
      self->nodes[BEFORE] = shown;
      self->nodes[AFTER] = bst_node_get_next (shown);
    }
}

static void
study_changed (BastideComparison *self,
               BastideStudyChange change)
{
  BstNode *old[N_SIDES] = { self->nodes[BEFORE], self->nodes[AFTER] };
  const BstNode *root;

  if (!self->is_active)
    return;
  if ((change & BASTIDE_STUDY_RECORD) || bastide_study_is_exam (self->study))
    {
      bastide_comparison_end (self);
      return;
    }
  if (!(change & (BASTIDE_STUDY_TREE | BASTIDE_STUDY_NODE | BASTIDE_STUDY_POSITION))
      || bastide_shown_is_trying (bastide_study_get_shown (self->study)))
    return;

  root = bst_record_get_root (bastide_study_get_record (self->study));
  if ((change & BASTIDE_STUDY_TREE) && self->is_chosen && !is_in_tree (root, self->nodes[BEFORE]))
    {
      bastide_comparison_end (self);
      return;
    }
  /* The other one may be gone. */
  if ((change & BASTIDE_STUDY_TREE) && !is_in_tree (root, self->nodes[AFTER]))
    self->nodes[AFTER] = NULL;
  if ((change & BASTIDE_STUDY_TREE) && !self->is_chosen)
    self->nodes[BEFORE] = self->nodes[AFTER] = NULL;
  find_nodes (self);
  if (!(change & BASTIDE_STUDY_TREE) && memcmp (old, self->nodes, sizeof old) == 0)
    {
      g_signal_emit (self, signals[SHOWN], 0);
      return;
    }
  compute (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bastide_comparison_begin (BastideComparison *self,
                          BstNode           *base)
{
  g_return_if_fail (BASTIDE_IS_COMPARISON (self));
  g_return_if_fail (bastide_study_get_record (self->study) != NULL);

  self->is_active = TRUE;
  self->is_chosen = base != NULL;
  self->nodes[BEFORE] = base;
  self->nodes[AFTER] = NULL;
  find_nodes (self);
  compute (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bastide_comparison_end (BastideComparison *self)
{
  g_return_if_fail (BASTIDE_IS_COMPARISON (self));

  if (!self->is_active)
    return;
  self->is_active = FALSE;
  self->nodes[BEFORE] = self->nodes[AFTER] = NULL;
  clear (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
bastide_comparison_is_active (BastideComparison *self)
{
  g_return_val_if_fail (BASTIDE_IS_COMPARISON (self), FALSE);

  return self->is_active;
}

void
bastide_comparison_show (BastideComparison *self,
                         gboolean           after)
{
  g_return_if_fail (BASTIDE_IS_COMPARISON (self));

  if (self->nodes[BEFORE] != NULL && self->nodes[AFTER] != NULL)
    bastide_study_set_node (self->study, self->nodes[after ? AFTER : BEFORE]);
}

gboolean
bastide_comparison_shows_after (BastideComparison *self)
{
  g_return_val_if_fail (BASTIDE_IS_COMPARISON (self), FALSE);

  return self->is_active && bastide_study_get_node (self->study) == self->nodes[AFTER];
}

BstNode *
bastide_comparison_get_node (BastideComparison *self,
                             gboolean           after)
{
  g_return_val_if_fail (BASTIDE_IS_COMPARISON (self), NULL);

  return self->nodes[after ? AFTER : BEFORE];
}

const BstChanges *
bastide_comparison_get_changes (BastideComparison *self)
{
  g_return_val_if_fail (BASTIDE_IS_COMPARISON (self), NULL);

  return self->has_changes ? &self->changes : NULL;
}

const BstPosition *
bastide_comparison_get_position (BastideComparison *self,
                                 gboolean           after)
{
  g_return_val_if_fail (BASTIDE_IS_COMPARISON (self), NULL);

  return self->positions[after ? AFTER : BEFORE];
}

static void
bastide_comparison_finalize (GObject *object)
{
  BastideComparison *self = BASTIDE_COMPARISON (object);

  clear (self);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_comparison_parent_class)->finalize (object);
}

static void
bastide_comparison_class_init (BastideComparisonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_comparison_finalize;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_COMPARISON, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[SHOWN] = g_signal_new ("shown", BASTIDE_TYPE_COMPARISON, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
bastide_comparison_init (BastideComparison *self)
{
}

BastideComparison *
bastide_comparison_new (BastideStudy *study)
{
  BastideComparison *self = g_object_new (BASTIDE_TYPE_COMPARISON, NULL);

  self->study = g_object_ref (study);
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);

  return self;
}
