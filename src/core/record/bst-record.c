/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-record.h"

#include <string.h>

struct _BstRecord
{
  gatomicrefcount  ref_count;
  BstGame         *game;                        /* Owned */
  char            *headers[BST_N_HEADERS];      /* Owned, nullable */
  GPtrArray       *assertions;                  /* Owned (element-type utf8) */
  char            *description;                 /* Owned, nullable */
  BstExtra        *extra;                       /* Owned, nullable */
  gboolean         draws_ahead;
  gboolean         ended;
  BstBeginning     beginning;
  BstNode         *root;                        /* Owned */
};

static const char * const header_names[BST_N_HEADERS] = {
  "event", "place", "date", "round", "result", "source", "annotator"
};

const char *
bst_header_name (BstHeader header)
{
  g_return_val_if_fail (header < BST_N_HEADERS, NULL);

  return header_names[header];
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

/* --- Records --- */

BstRecord *
bst_record_new (BstGame *game)
{
  BstRecord *record = g_new0 (BstRecord, 1);

  g_atomic_ref_count_init (&record->ref_count);
  record->game = bst_game_ref (game);
  record->assertions = g_ptr_array_new_with_free_func (g_free);
  record->root = bst_node_new (NULL, BST_NO_PLAYER);
  record->root->record = record;

  return record;
}

BstRecord *
bst_record_copy (const BstRecord *record)
{
  BstRecord *copy = bst_record_new (record->game);

  copy->draws_ahead = record->draws_ahead;
  copy->ended = record->ended;
  bst_node_free_tree (copy->root);
  copy->root = bst_node_copy_tree (record->root);
  copy->root->record = copy;

  return copy;
}

BstRecord *
bst_record_ref (BstRecord *record)
{
  g_atomic_ref_count_inc (&record->ref_count);

  return record;
}

void
bst_record_unref (BstRecord *record)
{
  if (!g_atomic_ref_count_dec (&record->ref_count))
    return;

  bst_node_free_tree (record->root);
  for (guint i = 0; i < BST_N_HEADERS; i++)
    g_free (record->headers[i]);
  g_ptr_array_unref (record->assertions);
  g_free (record->description);
  bst_extra_free (record->extra);
  bst_game_unref (record->game);
  g_free (record);
}

BstGame *
bst_record_get_game (const BstRecord *record)
{
  return record->game;
}

/* By other rules other players may move. */
static void
forget_players (BstRecord *record)
{
  g_autoptr (GPtrArray) pending = g_ptr_array_new ();

  g_ptr_array_add (pending, record->root);
  while (pending->len > 0)
    {
      BstNode *node = g_ptr_array_steal_index_fast (pending, pending->len - 1);

      node->is_played = FALSE;
      if (node->children != NULL)
        g_ptr_array_extend (pending, node->children, NULL, NULL);
    }
}

void
bst_record_set_rules (BstRecord      *record,
                      const BstRules *rules)
{
  BstGame *game = bst_game_with_rules (record->game, rules);

  forget_players (record);
  bst_game_unref (record->game);
  record->game = game;
}

const char *
bst_record_get_header (const BstRecord *record,
                       BstHeader        header)
{
  g_return_val_if_fail (header < BST_N_HEADERS, NULL);

  return record->headers[header];
}

void
bst_record_set_header (BstRecord  *record,
                       BstHeader   header,
                       const char *text)
{
  g_return_if_fail (header < BST_N_HEADERS);

  set_text (&record->headers[header], text);
}

gboolean
bst_record_get_draws_ahead (const BstRecord *record)
{
  return record->draws_ahead || bst_game_get_rules (record->game)->predraw;
}

void
bst_record_set_draws_ahead (BstRecord *record,
                            gboolean   draws_ahead)
{
  record->draws_ahead = draws_ahead;
}

gboolean
bst_record_get_ended (const BstRecord *record)
{
  return record->ended;
}

void
bst_record_set_ended (BstRecord *record,
                      gboolean   ended)
{
  record->ended = ended;
}

const BstBeginning *
bst_record_get_beginning (const BstRecord *record)
{
  return &record->beginning;
}

void
bst_record_set_beginning (BstRecord          *record,
                          const BstBeginning *beginning)
{
  g_return_if_fail (beginning->n_drawn <= BST_MAX_FIRST_DRAWS);

  record->beginning = *beginning;
}

GPtrArray *
bst_record_get_assertions (const BstRecord *record)
{
  return record->assertions;
}

const char *
bst_record_get_description (const BstRecord *record)
{
  return record->description;
}

void
bst_record_set_description (BstRecord  *record,
                            const char *description)
{
  set_text (&record->description, description);
}

const BstExtra *
bst_record_get_extra (const BstRecord *record)
{
  return record->extra;
}

void
bst_record_take_extra (BstRecord *record,
                       BstExtra  *extra)
{
  bst_extra_free (record->extra);
  record->extra = extra;
}

BstNode *
bst_record_get_root (const BstRecord *record)
{
  return record->root;
}

BstNode *
bst_record_add_move (BstRecord     *record,
                     BstNode       *parent,
                     const BstMove *move,
                     int            mover)
{
  BstNode *node = bst_node_new (move, mover);

  bst_node_attach (node, parent, parent->children != NULL ? parent->children->len : 0);

  return node;
}

BstNode *
bst_record_find_placed (const BstRecord *record,
                        guint            n)
{
  BstNode *node = record->root;
  BstNode *next;

  while ((next = bst_node_get_next (node)) != NULL)
    {
      if (next->move.kind == BST_MOVE_PLACE && n-- == 0)
        return node;
      node = next;
    }

  return n == 0 ? node : NULL;
}
