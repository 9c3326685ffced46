/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-stated.h"

#include <string.h>

/* One of them, in its sentence. */
typedef struct
{
  const char *start;            /* the brace that opens it */
  const char *colon;
  const char *end;              /* behind the brace that closes it */
} Stated;

static gboolean
find_next (const char *text,
           Stated     *stated)
{
  for (const char *at = strchr (text, '{'); at != NULL; at = strchr (at + 1, '{'))
    {
      const char *colon = at + 1 + strspn (at + 1, "0123456789");
      const char *closing = *colon == ':' && colon > at + 1 ? strpbrk (colon, "{}") : NULL;

      if (closing == NULL || *closing != '}')
        continue;
      stated->start = at;
      stated->colon = colon;
      stated->end = closing + 1;
      return TRUE;
    }

  return FALSE;
}

char *
bst_stated_dup_shown (const char *text)
{
  GString *out;
  Stated stated;

  if (text == NULL)
    return NULL;
  out = g_string_new (NULL);
  for (; find_next (text, &stated); text = stated.end)
    {
      g_string_append_len (out, text, stated.start - text);
      g_string_append_len (out, stated.start + 1, stated.colon - stated.start - 1);
    }
  g_string_append (out, text);

  return g_string_free (out, FALSE);
}

guint
bst_stated_count (const char *text)
{
  guint n = 0;
  Stated stated;

  for (; text != NULL && find_next (text, &stated); text = stated.end)
    n++;

  return n;
}

/* --- What is stated --- */

/* The next word; *rest is what follows. (transfer full) */
static char *
take_word (const char **rest)
{
  const char *start = *rest + strspn (*rest, " ");
  gsize length = strcspn (start, " ");

  *rest = start + length + strspn (start + length, " ");

  return g_strndup (start, length);
}

static gboolean
take_task (const char **rest,
           BstPuzzle   *puzzle)
{
  g_autofree char *name = take_word (rest);

  for (guint i = 0; i < BST_N_TASKS; i++)
    if (g_str_equal (bst_task_name ((BstTaskKind) i), name))
      {
        puzzle->task = (BstTaskKind) i;
        return bst_task_get_answer (puzzle->task) == BST_ANSWER_NUMBER;
      }

  return FALSE;
}

static gboolean
take_worth (const char **rest,
            BstPuzzle   *puzzle)
{
  g_autofree char *name = take_word (rest);

  return bst_worth_parse (name, &puzzle->worth);
}

static gboolean
take_tile (const char **rest,
           BstPuzzle   *puzzle)
{
  g_autofree char *name = take_word (rest);
  int type = bst_tile_set_find (bst_game_get_tile_set (bst_position_get_game (puzzle->position)), name);

  puzzle->tiles[0] = (gint16) type;
  puzzle->n_tiles = 1;

  return type != BST_NO_TILE;
}

static gboolean
take_player (const char **rest,
             BstPuzzle   *puzzle)
{
  g_autofree char *name = take_word (rest);

  puzzle->player = bst_game_find_colour (bst_position_get_game (puzzle->position), name, strlen (name));

  return puzzle->player != BST_NO_PLAYER;
}

static gboolean
take_kind (const char **rest,
           BstPuzzle   *puzzle)
{
  g_autofree char *name = take_word (rest);

  guint kind = bst_feature_kind_find (name);

  if (kind < BST_N_FEATURE_KINDS)
    puzzle->kind = (BstFeatureKind) kind;

  return kind < BST_N_FEATURE_KINDS;
}

/* It is the last of all. */
static gboolean
take_target (const char **rest,
             BstPuzzle   *puzzle)
{
  const char *text = *rest;

  *rest += strlen (*rest);

  return bst_puzzle_parse_target (text, (bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_FEATURE) != 0,
                                  &puzzle->target);
}

/* FALSE if that is no such statement. */
static gboolean
read (const char *words,
      BstPuzzle  *puzzle)
{
  const char *rest = words;
  BstTaskNeeds needs;

  puzzle->n_tiles = 0;
  puzzle->tiles_from = BST_PUZZLE_TILES_KNOWN;
  if (!take_task (&rest, puzzle))
    return FALSE;
  needs = bst_task_get_needs (puzzle->task);

  return (!(needs & BST_TASK_NEEDS_WORTH) || take_worth (&rest, puzzle))
         && (!(needs & BST_TASK_NEEDS_TILES) || take_tile (&rest, puzzle))
         && (!(needs & BST_TASK_NEEDS_PLAYER) || take_player (&rest, puzzle))
         && (!(needs & BST_TASK_NEEDS_KIND) || take_kind (&rest, puzzle))
         && (!(needs & (BST_TASK_NEEDS_FEATURE | BST_TASK_NEEDS_CELL)) || take_target (&rest, puzzle))
         && (!(needs & BST_TASK_NEEDS_PLAYED) || puzzle->played->len > 0)
         && *rest == '\0';
}

/* NULL if it is so. (transfer full) (nullable) */
static BstPuzzleFault *
check (const Stated    *stated,
       const BstPuzzle *puzzle)
{
  g_autofree char *detail = g_strndup (stated->start, (gsize) (stated->end - stated->start));
  g_autofree char *words = g_strndup (stated->colon + 1, (gsize) (stated->end - stated->colon) - 2);
  g_autofree char *number = g_strndup (stated->start + 1, (gsize) (stated->colon - stated->start) - 1);
  g_autoptr (BstPuzzle) asked = bst_puzzle_copy (puzzle);
  g_auto (BstPuzzleSolution) solution = { 0 };
  BstPuzzleFault *fault;
  GError *error = NULL;

  if (!read (words, asked))
    return bst_puzzle_fault_new (BST_FAULT_NOT_STATED, detail, NULL);
  if (!bst_puzzle_solve (asked, 0, &solution, &error))
    return bst_puzzle_fault_new (BST_FAULT_NOT_STATED, detail, error);
  if (g_ascii_strtoll (number, NULL, 10) == solution.value)
    return NULL;
  fault = bst_puzzle_fault_new (BST_FAULT_STATED, detail, NULL);
  fault->value = solution.value;

  return fault;
}

GPtrArray *
bst_stated_check (const char      *text,
                  const BstPuzzle *puzzle)
{
  GPtrArray *faults = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_puzzle_fault_free);
  Stated stated;

  for (; text != NULL && find_next (text, &stated); text = stated.end)
    {
      BstPuzzleFault *fault = check (&stated, puzzle);

      if (fault != NULL)
        g_ptr_array_add (faults, fault);
    }

  return faults;
}
