/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-sheet-private.h"

#include "bst-io-game-words.h"

static void
clear_mark (gpointer data)
{
  g_free (((BstMark *) data)->text);
}

static void
item_free (gpointer data)
{
  BstSheetItem *item = data;

  g_free (item->label);
  g_free (item->text);
  g_free (item->players);
  g_clear_pointer (&item->position, bst_position_free);
  g_clear_pointer (&item->art, bst_render_art_unref);
  g_clear_pointer (&item->marks.marks, g_array_unref);
  if (item->free_data != NULL)
    item->free_data (item->data);
  g_free (item);
}

BstSheet *
bst_sheet_new (const char *title)
{
  BstSheet *self = g_atomic_rc_box_new0 (BstSheet);

  self->title = g_strdup (title);
  self->items = g_ptr_array_new_with_free_func (item_free);

  return self;
}

BstSheet *
bst_sheet_ref (BstSheet *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  BstSheet *self = data;

  g_free (self->title);
  g_ptr_array_unref (self->items);
}

void
bst_sheet_unref (BstSheet *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

const char *
bst_sheet_get_title (const BstSheet *self)
{
  return self->title;
}

/* --- What is on it --- */

static BstSheetItem *
add (BstSheet         *self,
     BstSheetItemKind  kind,
     const char       *label,
     const char       *text)
{
  BstSheetItem *item = g_new0 (BstSheetItem, 1);

  item->kind = kind;
  item->style = BST_SHEET_TEXT;
  item->label = g_strdup (label);
  item->text = g_strdup (text);
  g_ptr_array_add (self->items, item);

  return item;
}

/* The boards of a booklet mostly are of one game. (transfer full) */
static BstRenderArt *
find_art (BstSheet      *self,
          const BstGame *game)
{
  for (guint i = self->items->len; i-- > 0;)
    {
      const BstSheetItem *item = g_ptr_array_index (self->items, i);

      if (item->art != NULL && bst_render_art_suits (item->art, game))
        return bst_render_art_ref (item->art);
    }

  return bst_render_art_new_for_game (game);
}

static gboolean
has_figure (const BstPosition *position,
            guint              player)
{
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    if (figures[i].player == (int) player)
      return TRUE;

  return FALSE;
}

/* "● Red   ■ Blue": on grey paper the marks alone tell figures apart. (transfer full) */
static char *
dup_players (const BstPosition *position,
             gboolean           names_present)
{
  const BstGame *game = bst_position_get_game (position);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    if (!names_present || has_figure (position, i))
      /* A mark stays with its name. */
      g_string_append_printf (text, "%s%s\u00a0%s", text->len > 0 ? "   " : "",
                              bst_render_player_mark (bst_game_get_player (game, i)->colour),
                              bst_io_words_player (game, i));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
set_board (BstSheet            *self,
           BstSheetItem        *item,
           const BstSheetBoard *board)
{
  g_return_if_fail (board->n_tiles <= BST_SHEET_MAX_TILES);

  item->position = bst_position_copy (board->position);
  item->art = find_art (self, bst_position_get_game (board->position));
  for (guint i = 0; i < board->n_tiles; i++)
    item->tiles[item->n_tiles++] = board->tiles[i];
  item->players = dup_players (board->position, board->names_present);
  item->show = board->show;
  item->target = board->target;
  item->frames_last = board->frames_last;
  item->is_small = board->is_small;
  if (board->marks == NULL)
    return;

  item->marks.marks = g_array_new (FALSE, FALSE, sizeof (BstMark));
  g_array_set_clear_func (item->marks.marks, clear_mark);
  for (guint i = 0; i < board->marks->len; i++)
    {
      BstMark mark = g_array_index (board->marks, BstMark, i);

      mark.text = g_strdup (mark.text);
      g_array_append_val (item->marks.marks, mark);
    }
}

void
bst_sheet_add_text (BstSheet      *self,
                    BstSheetStyle  style,
                    const char    *text)
{
  add (self, BST_SHEET_ITEM_TEXT, NULL, text)->style = style;
}

void
bst_sheet_add_row (BstSheet   *self,
                   const char *label,
                   const char *text)
{
  add (self, BST_SHEET_ITEM_ROW, label, text);
}

void
bst_sheet_add_board (BstSheet            *self,
                     const BstSheetBoard *board)
{
  set_board (self, add (self, BST_SHEET_ITEM_BOARD, NULL, NULL), board);
}

void
bst_sheet_add_question (BstSheet            *self,
                        const char          *label,
                        const BstSheetBoard *board,
                        const char          *text,
                        guint                n_lines)
{
  BstSheetItem *item = add (self, BST_SHEET_ITEM_QUESTION, label, text);

  set_board (self, item, board);
  item->n_lines = n_lines;
}

void
bst_sheet_add_tile (BstSheet     *self,
                    BstRenderArt *art,
                    guint         type,
                    const char   *caption)
{
  BstSheetItem *item = add (self, BST_SHEET_ITEM_TILE, NULL, caption);

  item->art = bst_render_art_ref (art);
  item->type = type;
}

void
bst_sheet_add_drawing (BstSheet       *self,
                       BstSheetDraw    draw,
                       gpointer        data,
                       GDestroyNotify  free_data)
{
  BstSheetItem *item = add (self, BST_SHEET_ITEM_DRAWING, NULL, NULL);

  item->draw = draw;
  item->data = data;
  item->free_data = free_data;
}

void
bst_sheet_add_break (BstSheet *self)
{
  add (self, BST_SHEET_ITEM_BREAK, NULL, NULL);
}

char *
bst_sheet_to_text (const BstSheet *self)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < self->items->len; i++)
    {
      const BstSheetItem *item = g_ptr_array_index (self->items, i);

      if (item->kind == BST_SHEET_ITEM_BREAK)
        g_string_append_c (out, '\f');
      if (item->label != NULL)
        g_string_append_printf (out, "%s  ", item->label);
      if (item->text != NULL)
        g_string_append_printf (out, "%s\n", item->text);
      if (item->players != NULL)
        g_string_append_printf (out, "%s\n", item->players);
    }

  return g_string_free (g_steal_pointer (&out), FALSE);
}
