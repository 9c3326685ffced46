/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-quiz-source.h"

#include "bst-playout.h"

/* A moment lies in this part of a game, in per cent of its moves or tiles. */
#define EARLIEST 15
#define LATEST   95

/* After so many moments another kind is asked for; before, one that is not of the level is not taken. */
#define TRIES_OF_A_KIND 8

/* Either a record or a game is there. */
typedef struct
{
  BstRecord         *record;
  GPtrArray         *nodes;         /* (element-type BstNode): its main line, borrowed */
  BstGame           *game;
  BstPlayoutScratch *scratch;
} Item;

struct _BstQuizSource
{
  GPtrArray *items;             /* (element-type Item) */
};

static void
item_free (gpointer data)
{
  Item *item = data;

  g_clear_pointer (&item->nodes, g_ptr_array_unref);
  g_clear_pointer (&item->record, bst_record_unref);
  g_clear_pointer (&item->scratch, bst_playout_scratch_free);
  g_clear_pointer (&item->game, bst_game_unref);
  g_free (item);
}

BstQuizSource *
bst_quiz_source_new (void)
{
  BstQuizSource *source = g_new0 (BstQuizSource, 1);

  source->items = g_ptr_array_new_with_free_func (item_free);

  return source;
}

void
bst_quiz_source_free (BstQuizSource *source)
{
  g_ptr_array_unref (source->items);
  g_free (source);
}

void
bst_quiz_source_add_record (BstQuizSource *source,
                            BstRecord     *record)
{
  Item *item = g_new0 (Item, 1);

  item->record = bst_record_ref (record);
  item->nodes = g_ptr_array_new ();
  for (BstNode *node = bst_record_get_root (record); node != NULL; node = bst_node_get_next (node))
    g_ptr_array_add (item->nodes, node);
  g_ptr_array_add (source->items, item);
}

void
bst_quiz_source_add_game (BstQuizSource *source,
                          BstGame       *game)
{
  Item *item = g_new0 (Item, 1);

  item->game = bst_game_ref (game);
  item->scratch = bst_playout_scratch_new (game);
  g_ptr_array_add (source->items, item);
}

gboolean
bst_quiz_source_is_empty (const BstQuizSource *source)
{
  return source->items->len == 0;
}

/* --- Moments --- */

/* A number between the bounds of a moment, of @n. */
static guint
choose_moment (BstRandom *random,
               guint      n)
{
  guint first = n * EARLIEST / 100;

  return first + bst_random_below (random, n * LATEST / 100 - first + 1);
}

/* (transfer full) (nullable) */
static BstPosition *
take_played (const Item *item,
             BstRandom  *random)
{
  guint index = MIN (choose_moment (random, item->nodes->len), item->nodes->len - 1);

  return bst_record_dup_position (item->record, g_ptr_array_index (item->nodes, index), NULL, NULL);
}

/* (transfer full) */
static BstPosition *
take_random (const Item *item,
             BstRandom  *random)
{
  BstPosition *position = bst_position_new (item->game);
  guint n_turns = choose_moment (random, bst_position_get_n_drawable (position));

  for (guint i = 0; i < n_turns; i++)
    {
      int type = bst_playout_choose_abbey (position, random, item->scratch);

      if (type == BST_NO_TILE)
        type = bst_playout_draw (position, random);
      if (type == BST_NO_TILE)
        break;
      bst_playout_turn (position, random, (guint) type, NULL);
    }

  return position;
}

static BstPosition *
take_moment (BstQuizSource *source,
             BstRandom     *random)
{
  const Item *item = g_ptr_array_index (source->items, bst_random_below (random, source->items->len));

  return item->record != NULL ? take_played (item, random) : take_random (item, random);
}

/* --- Questions --- */

static BstQuizKind
choose_kind (BstRandom *random,
             guint      kinds)
{
  guint n_kinds = 0;
  BstQuizKind chosen = BST_QUIZ_OWNER;

  for (guint kind = 0; kind < BST_N_QUIZ_KINDS; kind++)
    if ((kinds & (1u << kind)) && bst_random_below (random, ++n_kinds) == 0)
      chosen = kind;

  return chosen;
}

static guint
get_distance (const BstPuzzle *puzzle,
              guint            level)
{
  return puzzle->level > level ? puzzle->level - level : level - puzzle->level;
}

/* The better of the two; the other is gone. */
static BstPuzzle *
keep_nearer (BstPuzzle *best,
             BstPuzzle *other,
             guint      level)
{
  if (other == NULL || (best != NULL && get_distance (best, level) <= get_distance (other, level)))
    {
      g_clear_pointer (&other, bst_puzzle_free);
      return best;
    }
  g_clear_pointer (&best, bst_puzzle_free);

  return other;
}

static guint64
draw_seed (BstRandom *random)
{
  guint64 high = bst_random_below (random, G_MAXUINT);

  return high << 32 | bst_random_below (random, G_MAXUINT);
}

BstPuzzle *
bst_quiz_source_draw (BstQuizSource *source,
                      guint          kinds,
                      guint          level,
                      guint64        seed)
{
  BstPuzzle *best = NULL;
  BstQuizKind kind = BST_QUIZ_OWNER;
  BstRandom random;

  g_return_val_if_fail ((kinds & BST_QUIZ_ALL) != 0, NULL);
  g_return_val_if_fail (!bst_quiz_source_is_empty (source), NULL);

  bst_random_init (&random, seed);
  for (guint i = 0; i < BST_QUIZ_TRIES && (best == NULL || best->level != level); i++)
    {
      g_autoptr (BstPosition) position = take_moment (source, &random);

      if (i % TRIES_OF_A_KIND == 0)
        {
          if (best != NULL)
            break;
          kind = choose_kind (&random, kinds);
        }
      if (position != NULL)
        best = keep_nearer (best, bst_quiz_make (position, kind, level, draw_seed (&random)), level);
    }

  return best;
}
