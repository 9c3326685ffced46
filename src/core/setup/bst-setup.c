/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Making set-ups, from positions and back. */

#include "bst-setup-private.h"

#include "bst-module-list.h"

#include <string.h>

/* --- Making --- */

static BstSetup *
make_empty (BstGame *game)
{
  BstSetup *setup = g_new0 (BstSetup, 1);

  setup->game = bst_game_ref (game);
  setup->tiles = g_array_new (FALSE, FALSE, sizeof (BstSetupTile));
  setup->figures = g_array_new (FALSE, FALSE, sizeof (BstSetupFigure));
  setup->discards = g_array_new (FALSE, FALSE, sizeof (gint16));
  setup->allowed = g_ptr_array_new_with_free_func (g_free);
  setup->items = g_ptr_array_new_with_free_func (g_free);
  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    setup->neutrals[kind] = BST_SETUP_NO_NEUTRAL;

  return setup;
}

BstSetup *
bst_setup_new (BstGame *game)
{
  g_autoptr (BstPosition) position = bst_position_new (game);

  return bst_setup_from_position (position);
}

static BstSetupNeutral
take_neutral (const BstPosition *p,
              BstNeutralKind     kind)
{
  BstSetupNeutral neutral = BST_SETUP_NO_NEUTRAL;
  guint part = bst_position_get_neutral_part (p, kind);
  int x, y, beside;

  if (!bst_position_get_neutral (p, kind, &x, &y, &beside))
    return neutral;
  neutral.tile = (gint16) bst_position_find_tile (p, x, y);
  neutral.figure = (gint16) beside;
  if (beside < 0 && part != BST_NO_PART)
    neutral.segment = p->parts[part].segment;

  return neutral;
}

static void
take_board (BstSetup          *setup,
            const BstPosition *p)
{
  for (guint i = 0; i < p->head.n_tiles; i++)
    {
      const BstTile *tile = &p->tiles[i];
      BstSetupTile copy = { tile->x, tile->y, p->types[tile->type].printed, tile->type, tile->rotation, tile->player, { 0 } };

      for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
        copy.tokens[kind] = (guint16) bst_position_get_tile_tokens (p, kind, i);
      g_array_append_val (setup->tiles, copy);
    }
  for (guint i = 0; i < p->head.n_figures; i++)
    {
      const BstFigure *figure = &p->figures[i];
      const BstPart *part = &p->parts[figure->part];
      BstSetupFigure copy = { part->tile, part->segment, figure->player, figure->kind };

      g_array_append_val (setup->figures, copy);
    }
  g_array_append_vals (setup->discards, p->discards, p->head.n_discards);

  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    setup->neutrals[kind] = take_neutral (p, kind);
}

static void
take_players (BstSetup          *setup,
              const BstPosition *p)
{
  memcpy (setup->scores, p->head.scores, sizeof setup->scores);
  memcpy (setup->supply, p->head.supply, sizeof setup->supply);
  for (guint i = 0; i < p->n_players; i++)
    {
      for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
        setup->tokens[kind][i] = (guint8) bst_position_get_tokens (p, kind, i);
      setup->held[i] = (guint8) bst_position_get_n_held (p, i);
      for (guint owner = 0; owner < p->n_players; owner++)
        for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
          setup->prisoners[i][owner][kind] = (guint8) bst_position_get_prisoners (p, i, owner, kind);
    }
}

static void
take_items (BstSetup          *setup,
            const BstPosition *p)
{
  GString *text = g_string_new (NULL);
  g_auto (GStrv) items = NULL;

  bst_modules_print_kept (p, text);
  items = g_strsplit (text->str, BST_POSITION_ITEM, -1);
  for (guint i = 0; text->len > 0 && items[i] != NULL; i++)
    g_ptr_array_add (setup->items, g_strdup (items[i]));
  g_string_free (text, TRUE);
}

BstSetup *
bst_setup_from_position (const BstPosition *p)
{
  BstSetup *setup = make_empty (p->game);

  take_board (setup, p);
  take_players (setup, p);
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    {
      gint16 known[BST_MAX_HELD_TILES];
      guint n_known = i < p->n_players ? bst_position_get_held_tiles (p, i, known) : 0;

      for (guint n = 0; n < BST_MAX_HELD_TILES; n++)
        setup->hand[i][n] = n < n_known ? known[n] : BST_NO_TILE;
    }
  setup->turn = p->head.turn;
  setup->is_extra = p->head.phase == BST_PHASE_TILE && p->head.extra == BST_EXTRA_PLAYED;
  take_items (setup, p);

  return setup;
}

/* (transfer full) */
static GPtrArray *
copy_texts (const GPtrArray *texts)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < texts->len; i++)
    g_ptr_array_add (copy, g_strdup (g_ptr_array_index (texts, i)));

  return copy;
}

BstSetup *
bst_setup_copy (const BstSetup *setup)
{
  BstSetup *copy = g_memdup2 (setup, sizeof *setup);

  bst_game_ref (copy->game);
  copy->tiles = g_array_copy (setup->tiles);
  copy->figures = g_array_copy (setup->figures);
  copy->discards = g_array_copy (setup->discards);
  copy->allowed = copy_texts (setup->allowed);
  copy->items = copy_texts (setup->items);

  return copy;
}

void
bst_setup_free (BstSetup *setup)
{
  if (setup == NULL)
    return;

  bst_game_unref (setup->game);
  g_array_unref (setup->tiles);
  g_array_unref (setup->figures);
  g_array_unref (setup->discards);
  g_ptr_array_unref (setup->allowed);
  g_ptr_array_unref (setup->items);
  g_free (setup);
}

static gboolean
is_allowed_alike (const BstSetup *a,
                  const BstSetup *b)
{
  if (a->allowed->len != b->allowed->len)
    return FALSE;
  for (guint i = 0; i < a->allowed->len; i++)
    if (strcmp (g_ptr_array_index (a->allowed, i), g_ptr_array_index (b->allowed, i)) != 0)
      return FALSE;

  return TRUE;
}

gboolean
bst_setup_equal (const BstSetup *a,
                 const BstSetup *b)
{
  g_autoptr (BstPosition) first = NULL;
  g_autoptr (BstPosition) second = NULL;

  if (a->game != b->game || !is_allowed_alike (a, b))
    return FALSE;
  first = bst_setup_get_position (a);
  second = bst_setup_get_position (b);

  return bst_position_equal (first, second);
}

BstGame *
bst_setup_get_game (const BstSetup *setup)
{
  return setup->game;
}

/* --- Building the position --- */

void
bst_setup_make_available (BstPosition *p,
                          guint        type)
{
  if (p->remaining[type] > 0)
    return;
  bst_position_add_left (p, type, 1);
  p->head.edited = TRUE;
}

static void
lay_tokens (const BstSetup *setup,
            BstPosition    *p,
            guint           tile)
{
  for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
    if (bst_setup_tile (setup, tile)->tokens[kind] > 0)
      bst_modules_set_tile_tokens (p, kind, tile, bst_setup_tile (setup, tile)->tokens[kind]);
}

static void
lay_tiles (const BstSetup *setup,
           BstPosition    *p)
{
  guint n_starts;

  bst_tile_set_get_starts (bst_game_get_tile_set (setup->game), &n_starts);
  for (guint i = 0; i < setup->tiles->len; i++)
    {
      const BstSetupTile *tile = bst_setup_tile (setup, i);

      bst_position_begin_step (p);
      bst_setup_make_available (p, (guint) tile->type);
      bst_position_lay (p, (guint) tile->type, tile->x, tile->y, tile->rotation,
                        BST_NO_PLAYER);
      if (tile->form != tile->type)
        bst_position_set_form (p, i, (guint) tile->form);
      lay_tokens (setup, p, i);
    }
  bst_position_forget (p);
  bst_modules_board_laid (p);
  for (guint i = 0; i < setup->tiles->len; i++)
    p->tiles[i].player = bst_setup_tile (setup, i)->player;
  p->head.n_placed = (guint16) (setup->tiles->len - MIN (setup->tiles->len, n_starts));
}

static int
compare_by_tile (gconstpointer a,
                 gconstpointer b)
{
  return ((const BstSetupFigure *) a)->tile - ((const BstSetupFigure *) b)->tile;
}

/* In the order of their tiles, as they are read from a text: what is found wrong with two of them,
 * and may be allowed, names them in that order. */
static void
put_figures (const BstSetup *setup,
             BstPosition    *p)
{
  g_autoptr (GArray) figures = g_array_copy (setup->figures);

  /* Those of one tile keep their order: the sort is stable. */
  g_array_sort (figures, compare_by_tile);
  for (guint i = 0; i < figures->len; i++)
    {
      const BstSetupFigure *figure = &g_array_index (figures, BstSetupFigure, i);

      bst_position_put (p, (guint) figure->player, figure->kind,
                        p->tiles[figure->tile].first_part + (guint) figure->segment);
    }
}

static void
discard (const BstSetup *setup,
         BstPosition    *p)
{
  for (guint i = 0; i < setup->discards->len; i++)
    {
      guint type = (guint) g_array_index (setup->discards, gint16, i);

      bst_setup_make_available (p, type);
      bst_position_add_left (p, type, -1);
      p->discards[p->head.n_discards++] = (gint16) type;
    }
}

static void
restore_neutral (const BstSetup *setup,
                 BstPosition    *p,
                 BstNeutralKind  kind)
{
  const BstSetupNeutral *neutral = &setup->neutrals[kind];
  BstNeutral where = { .part = BST_NO_PART };

  if (neutral->tile == BST_SETUP_NOWHERE)
    return;
  where.x = bst_setup_tile (setup, (guint) neutral->tile)->x;
  where.y = bst_setup_tile (setup, (guint) neutral->tile)->y;
  if (neutral->figure != BST_SETUP_NOWHERE)
    {
      const BstSetupFigure *figure = bst_setup_figure (setup, (guint) neutral->figure);

      where.part = (guint16) (p->tiles[figure->tile].first_part + figure->segment);
      where.is_beside = TRUE;
      where.player = (guint8) figure->player;
      where.kind = figure->kind;
    }
  else if (neutral->segment != BST_SETUP_NOWHERE)
    {
      where.part = (guint16) (p->tiles[neutral->tile].first_part + neutral->segment);
    }
  bst_modules_set_neutral (p, kind, &where);
}

/* What the tiles did while they were laid is not what is on the board: all of it is written. */
static void
restore_tokens (const BstSetup *setup,
                BstPosition    *p)
{
  for (guint i = 0; i < p->n_players; i++)
    {
      memcpy (p->head.hands[i], setup->hand[i], sizeof p->head.hands[i]);
      for (guint kind = 0; kind < BST_N_TOKEN_KINDS; kind++)
        bst_modules_set_tokens (p, kind, i, setup->tokens[kind][i]);
      bst_position_set_n_held (p, i, setup->held[i]);
      for (guint owner = 0; owner < p->n_players; owner++)
        for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
          bst_position_set_prisoners (p, i, owner, kind, setup->prisoners[i][owner][kind]);
    }
  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    restore_neutral (setup, p, kind);
}

/* What is no more possible, because a tile or figure of it went, is gone with it. */
static void
restore_items (const BstSetup *setup,
               BstPosition    *p)
{
  for (guint i = 0; i < setup->items->len; i++)
    (void) bst_modules_read_token (p, g_ptr_array_index (setup->items, i));
}

void
bst_setup_limit_held_tiles (BstPosition *p)
{
  guint n_left = bst_position_get_n_drawable (p);

  for (guint i = 0; i < p->n_players; i++)
    {
      guint n_held = MIN (bst_position_get_n_held (p, i), n_left);

      bst_position_set_n_held (p, i, n_held);
      n_left -= n_held;
    }
}

BstPosition *
bst_setup_get_position (const BstSetup *setup)
{
  BstPosition *p = bst_position_new_wide (setup->game, bst_setup_get_span (setup));

  if (setup->tiles->len == 0)
    bst_position_clear (p, TRUE);
  lay_tiles (setup, p);
  put_figures (setup, p);
  discard (setup, p);
  restore_tokens (setup, p);
  restore_items (setup, p);
  bst_setup_limit_held_tiles (p);
  memcpy (p->head.scores, setup->scores, sizeof setup->scores);
  memcpy (p->head.supply, setup->supply, sizeof setup->supply);
  p->head.turn = setup->turn;
  p->head.extra = setup->is_extra ? BST_EXTRA_PLAYED : BST_EXTRA_NONE;
  p->head.phase = BST_PHASE_TILE;
  p->head.edited = TRUE;
  bst_position_mark_paid (p);
  bst_position_forget (p);

  return p;
}

/* --- What is allowed --- */

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

static gboolean
find_allowed (const BstSetup *setup,
              const char     *key,
              guint          *index)
{
  return g_ptr_array_find_with_equal_func (setup->allowed, key, g_str_equal, index);
}

gboolean
bst_setup_is_allowed (const BstSetup *setup,
                      const char     *key)
{
  return find_allowed (setup, key, NULL);
}

void
bst_setup_allow (BstSetup   *setup,
                 const char *key,
                 gboolean    allowed)
{
  guint index;

  if (find_allowed (setup, key, &index) == allowed)
    return;
  if (!allowed)
    {
      g_ptr_array_remove_index (setup->allowed, index);
      return;
    }
  g_ptr_array_add (setup->allowed, g_strdup (key));
  g_ptr_array_sort (setup->allowed, compare_keys);
}

const GPtrArray *
bst_setup_get_allowed (const BstSetup *setup)
{
  return setup->allowed;
}
