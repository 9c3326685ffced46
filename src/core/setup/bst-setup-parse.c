/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading the text of a position as it is, whether the rules allow it or not: all tiles but one
 * whose turn goes on are put together as a set-up, in any order. */

#include "bst-module.h"
#include "bst-position-reader.h"
#include "bst-setup-private.h"

typedef BstPositionReader Reader;

/* What the part of the board says. */
typedef struct
{
  BstSetup *setup;              /* owned */
  BstMove   last;               /* the tile whose turn goes on, if there is one */
  guint     last_form;          /* of its type */
  gboolean  is_unfinished;
} Board;

static gboolean
put_figures (Reader        *reader,
             BstSetup      *setup,
             const BstMove *move,
             const char    *text)
{
  for (guint i = 0; i < move->n_steps; i++)
    {
      const BstSpot *spot = &move->steps[i].spot;

      if (move->steps[i].kind != BST_STEP_PUT || spot->x != move->x || spot->y != move->y)
        return bst_position_bad_text (reader, BST_REASON_BAD_FIGURE, text);
      if (bst_setup_put_figure (setup, spot) != BST_SETUP_OK)
        return bst_position_bad_text (reader, BST_REASON_BAD_STAND, text);
    }

  return TRUE;
}

static gboolean
put_tile (Reader     *reader,
          BstSetup   *setup,
          const char *text,
          BstMove    *move,
          guint      *form)
{
  if (!bst_position_read_placed (bst_setup_get_game (setup), text, move, form, reader->error))
    return FALSE;
  if (move->kind != BST_MOVE_PLACE)
    return bst_position_bad_text (reader, BST_REASON_BAD_BOARD, text);
  if (bst_setup_find_tile (setup, move->x, move->y) >= 0)
    return bst_position_bad_text (reader, BST_REASON_BAD_CELLS, text);
  if (bst_setup_put_tile (setup, (guint) move->type, move->x, move->y,
                          move->rotation) != BST_SETUP_OK)
    return bst_position_bad_text (reader, BST_REASON_BAD_ROOM, text);
  bst_setup_set_form (setup, move->x, move->y, *form);

  return put_figures (reader, setup, move, text);
}

static gboolean
put_tiles (Reader     *reader,
           Board      *board,
           const char *part)
{
  g_auto (GStrv) items = g_strsplit (part, BST_POSITION_ITEM, -1);

  for (guint i = 0; items[i] != NULL; i++)
    {
      if (board->is_unfinished)
        return bst_position_bad_text (reader, BST_REASON_BAD_BOARD, items[i - 1]);
      if (!put_tile (reader, board->setup, items[i], &board->last, &board->last_form))
        return FALSE;
      board->is_unfinished = board->last.unfinished;
    }

  return TRUE;
}

static gboolean
read_discards (Reader     *reader,
               BstSetup   *setup,
               const char *part)
{
  g_auto (GStrv) items = g_strsplit (part, " ", -1);
  g_autoptr (GArray) types = g_array_new (FALSE, FALSE, sizeof (gint16));

  for (guint i = 0; part[0] != '\0' && items[i] != NULL; i++)
    {
      gint16 type = (gint16) bst_tile_set_find (bst_game_get_tile_set (setup->game), items[i]);

      if (type == BST_NO_TILE)
        return bst_position_bad_text (reader, BST_REASON_BAD_DISCARD, items[i]);
      g_array_append_val (types, type);
    }

  return bst_setup_set_discards (setup, (const gint16 *) (void *) types->data, types->len)
         == BST_SETUP_OK
         || bst_position_bad_text (reader, BST_REASON_TOO_MANY_DISCARDS, part);
}

/* The turn that goes on began with all tiles but this one; supplies are read later. */
static void
lay_last (Reader        *reader,
          const BstMove *move,
          guint          form)
{
  BstPosition *p = reader->position;
  g_autofree guint8 *memory = bst_position_copy_memory (p);

  p->head.extra = reader->second ? BST_EXTRA_PLAYED : BST_EXTRA_NONE;
  bst_setup_make_available (p, (guint) move->type);
  bst_position_place (p, (guint) move->type, move->x, move->y, move->rotation);
  if (form != (guint) move->type)
    bst_position_set_form (p, p->head.n_tiles - 1u, form);
  for (guint i = 0; i < move->n_steps; i++)
    {
      const BstSpot *spot = &move->steps[i].spot;

      bst_position_put (p, (guint) spot->player, spot->figure, bst_position_find_part (p, spot));
    }
  p->head.phase = reader->phase != BST_PHASE_TILE ? reader->phase
                                                  : bst_position_get_plain_phase (p);
  bst_modules_restore (p, memory);
}

/* The board is put together as a set-up; the rest is read into its position. */
static BstPosition *
read_board (Reader *reader,
            Board  *board,
            char  **parts)
{
  const BstMove *last = &board->last;

  if (!put_tiles (reader, board, parts[3]) || !read_discards (reader, board->setup, parts[4]))
    return NULL;
  if (board->is_unfinished)
    {
      const BstArea cell = { last->x, last->y, last->x, last->y };

      (void) bst_setup_remove (board->setup, &cell);
    }

  reader->position = bst_setup_get_position (board->setup);
  bst_position_read_mover (reader, parts[2]);
  if (board->is_unfinished)
    lay_last (reader, last, board->last_form);
  else
    reader->position->head.extra = reader->second ? BST_EXTRA_PLAYED : BST_EXTRA_NONE;
  if (bst_position_read_rest (reader, parts))
    return reader->position;
  bst_position_free (reader->position);

  return NULL;
}

BstPosition *
bst_position_from_text_as_is (BstTileSet      *set,
                              const BstRules  *rules,
                              const char      *text,
                              GError         **error)
{
  Reader reader = { .error = error, .is_free = TRUE };
  g_autoptr (BstGame) game = NULL;
  g_auto (GStrv) parts = bst_position_split (&reader, set, rules, text, &game);
  g_autoptr (BstPosition) position = NULL;
  g_autoptr (BstSetup) start = NULL;
  Board board = { 0 };

  if (parts == NULL)
    return NULL;

  board.setup = start = bst_setup_new (game);
  bst_setup_clear (start);
  g_array_set_size (start->discards, 0);
  position = read_board (&reader, &board, parts);
  if (position == NULL)
    return NULL;
  if (!board.is_unfinished)
    {
      g_autoptr (BstSetup) setup = bst_setup_from_position (position);

      /* Whatever came from the text last is taken into account as in every set-up. */
      if (reader.phase == BST_PHASE_TILE)
        return bst_setup_get_position (setup);
      bst_position_bad_text (&reader, BST_REASON_BAD_SET_UP, parts[2]);
      return NULL;
    }
  bst_setup_limit_held_tiles (position);
  bst_position_mark_paid (position);
  bst_position_forget (position);

  return g_steal_pointer (&position);
}

BstSetup *
bst_setup_from_text (BstTileSet      *set,
                     const BstRules  *rules,
                     const char      *text,
                     GError         **error)
{
  g_autoptr (BstPosition) position = bst_position_from_text_as_is (set, rules, text, error);
  Reader reader = { .error = error };

  if (position == NULL)
    return NULL;
  if (bst_position_is_unfinished (position))
    {
      bst_position_bad_text (&reader, BST_REASON_BAD_SET_UP, text);
      return NULL;
    }

  return bst_setup_from_position (position);
}
