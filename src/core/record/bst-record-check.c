/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Can every move of a record be played? All of its tree is played once. */

#include "bst-record.h"

/* So many positions before set-ups are kept: to go back over another, the way is played anew. */
#define MAX_KEPT 8

/* What it needs to take a node back. */
typedef struct
{
  guint        n_steps;         /* of the journal */
  gboolean     is_set_up;
  BstPosition *before;          /* Owned (nullable): what the set-up took the place of */
} Step;

/* A walk through all nodes of a tree in the order in which a reader meets them. One position goes along:
 * lines are as long as games, and a position of a long game is large. */
typedef struct
{
  const BstRecord *record;
  const BstNode   *base;        /* of the record: the tree begins behind it */
  const BstNode   *top;         /* the first node, outside any record; NULL: all below @base */
  BstPosition     *position;    /* Owned */
  GArray          *steps;       /* Owned (element-type Step), of the nodes on the way */
  guint            n_kept;
} Walk;

/* The position at the base. */
static BstPosition *
get_start (const Walk  *walk,
           GError     **error)
{
  return walk->base->parent == NULL ? bst_position_new (bst_record_get_game (walk->record))
                                    : bst_record_dup_position (walk->record, walk->base, NULL, error);
}

static void
clear_step (gpointer data)
{
  g_clear_pointer (&((Step *) data)->before, bst_position_free);
}

/* Brings the position from scratch to @node, NULL being before the top: the journal does not reach back
 * for ever, nor over a set-up. All of it has been played before. */
static void
return_to (Walk          *walk,
           const BstNode *node)
{
  g_autoptr (GPtrArray) way = g_ptr_array_new ();

  for (; node != NULL && node != walk->base; node = node->parent)
    {
      g_ptr_array_add (way, (gpointer) node);
      if (node->setup != NULL)
        break;
    }
  bst_position_free (walk->position);
  walk->position = get_start (walk, NULL);
  for (guint i = way->len; i > 0; i--)
    bst_node_apply (g_ptr_array_index (way, i - 1), &walk->position, NULL, NULL);
}

static void
step_back (Walk          *walk,
           const BstNode *node)
{
  Step *step = &g_array_index (walk->steps, Step, walk->steps->len - 1);
  guint n_steps = step->n_steps;

  if (step->before != NULL)
    {
      bst_position_free (walk->position);
      walk->position = g_steal_pointer (&step->before);
      walk->n_kept--;
    }
  else
    {
      while (n_steps > 0 && bst_position_undo (walk->position))
        n_steps--;
      if (n_steps > 0 || step->is_set_up)
        return_to (walk, node != walk->top ? node->parent : NULL);
    }
  g_array_set_size (walk->steps, walk->steps->len - 1);
}

/* The node after @node; NULL at the end. */
static const BstNode *
walk_on (Walk          *walk,
         const BstNode *node)
{
  if (node->children != NULL)
    return g_ptr_array_index (node->children, 0);

  for (; node != walk->base; node = node->parent)
    {
      step_back (walk, node);
      if (node == walk->top)
        return NULL;
      if (node->index + 1 < node->parent->children->len)
        return g_ptr_array_index (node->parent->children, node->index + 1);
    }

  return NULL;
}

/* The steps of the journal that a move will need. */
static guint
count_steps (const BstNode     *node,
             const BstPosition *position)
{
  return 1 + (node->mover != BST_NO_PLAYER && !bst_position_is_unfinished (position)
              && bst_position_get_turn (position) != (guint) node->mover);
}

/* What comes back to the position before a set-up is a sibling behind it. */
static gboolean
is_needed (const Walk    *walk,
           const BstNode *node)
{
  return node != walk->top && node->index + 1 < node->parent->children->len
         && walk->n_kept < MAX_KEPT;
}

static void
take_set_up (Walk          *walk,
             const BstNode *node)
{
  Step step = { .is_set_up = TRUE };

  if (is_needed (walk, node))
    {
      step.before = walk->position;
      walk->n_kept++;
    }
  else
    {
      bst_position_free (walk->position);
    }
  walk->position = bst_setup_get_position (node->setup);
  g_array_append_val (walk->steps, step);
}

static gboolean
take_move (Walk           *walk,
           const BstNode  *node,
           GError        **error)
{
  Step step = { .n_steps = count_steps (node, walk->position) };

  if (!bst_node_apply (node, &walk->position, NULL, error))
    {
      bst_error_set_number (error, bst_node_get_number (node)
                                   + (walk->top != NULL ? walk->base->n_placed : 0));
      return FALSE;
    }
  g_array_append_val (walk->steps, step);

  return TRUE;
}

static gboolean
play_all (Walk    *walk,
          GError **error)
{
  const BstNode *node = walk->top != NULL ? walk->top : walk_on (walk, walk->base);
  gboolean ok = TRUE;

  walk->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  g_array_set_clear_func (walk->steps, clear_step);
  for (; node != NULL && ok; node = ok ? walk_on (walk, node) : NULL)
    if (node->setup != NULL)
      take_set_up (walk, node);
    else
      ok = take_move (walk, node, error);
  g_array_unref (walk->steps);
  bst_position_free (walk->position);

  return ok;
}

gboolean
bst_record_check (const BstRecord  *record,
                  GError          **error)
{
  Walk walk = { .record = record, .base = bst_record_get_root (record) };

  walk.position = get_start (&walk, error);

  return play_all (&walk, error);
}

gboolean
bst_record_check_line (const BstRecord  *record,
                       const BstNode    *node,
                       const BstNode    *line,
                       GError          **error)
{
  Walk walk = { .record = record, .base = node, .top = line };

  walk.position = get_start (&walk, error);

  return walk.position != NULL && play_all (&walk, error);
}
