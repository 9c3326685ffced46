/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What modules have beside tiles and figures: tokens, whose table says how a text has them, and all else, which they write
 * and read themselves. */

#include "bst-module.h"

#include <string.h>

/* --- How many there are where --- */

/* The module that has tokens of the kind; NULL if none is in play. */
static const BstModule *
find_module_of_token (const BstPosition *p,
                      BstTokenKind       kind)
{
  for (guint i = 0; i < p->n_modules; i++)
    if (p->modules[i]->tokens & BST_TOKEN_BIT (kind))
      return p->modules[i];

  return NULL;
}

guint
bst_modules_get_tokens (const BstPosition *p,
                        BstTokenKind       kind,
                        guint              player)
{
  const BstModule *module = find_module_of_token (p, kind);

  return module != NULL && module->get_tokens != NULL ? module->get_tokens (p, kind, player) : 0;
}

guint
bst_modules_get_tile_tokens (const BstPosition *p,
                             BstTokenKind       kind,
                             guint              tile)
{
  const BstModule *module = find_module_of_token (p, kind);

  return module != NULL && module->get_tile_tokens != NULL ? module->get_tile_tokens (p, kind, tile) : 0;
}

void
bst_modules_set_tokens (BstPosition  *p,
                        BstTokenKind  kind,
                        guint         player,
                        guint         number)
{
  const BstModule *module = find_module_of_token (p, kind);

  if (module != NULL && module->set_tokens != NULL)
    module->set_tokens (p, kind, player, number);
}

void
bst_modules_set_tile_tokens (BstPosition  *p,
                             BstTokenKind  kind,
                             guint         tile,
                             guint         number)
{
  const BstModule *module = find_module_of_token (p, kind);

  if (module != NULL && module->set_tile_tokens != NULL)
    module->set_tile_tokens (p, kind, tile, number);
}

/* --- In texts, as their table says --- */

static void
print_on_tiles (const BstPosition *p,
                BstTokenKind       kind,
                GString           *out)
{
  for (guint i = 0; i < p->head.n_tiles; i++)
    {
      guint n = bst_modules_get_tile_tokens (p, kind, i);

      if (n == 0)
        continue;
      bst_token_begin (out);
      g_string_append_printf (out, "%s %u at %d,%d", bst_token_kind_get (kind)->on_tile, n, p->tiles[i].x, p->tiles[i].y);
    }
}

static void
print_all_on_tiles (const BstPosition *p,
                    guint              kinds,
                    GString           *out)
{
  for (; kinds != 0; kinds &= kinds - 1)
    if (bst_token_kind_get (__builtin_ctz (kinds))->on_tile != NULL)
      print_on_tiles (p, __builtin_ctz (kinds), out);
}

static void
print_all_of_players (const BstPosition *p,
                      guint              kinds,
                      GString           *out)
{
  for (; kinds != 0; kinds &= kinds - 1)
    {
      BstTokenKind kind = __builtin_ctz (kinds);
      guint8 numbers[BST_MAX_PLAYERS];

      if (bst_token_kind_get (kind)->of_players == NULL || bst_token_kind_get (kind)->is_single)
        continue;
      for (guint player = 0; player < p->n_players; player++)
        numbers[player] = (guint8) bst_modules_get_tokens (p, kind, player);
      bst_token_print_numbers (p, bst_token_kind_get (kind)->of_players, numbers, out);
    }
}

static gboolean
read_on_tile (BstPosition  *p,
              BstTokenKind  kind,
              char        **words)
{
  gint64 number;
  gint16 x, y;
  int tile;

  if (g_strv_length (words) != 4 || strcmp (words[2], "at") != 0
      || !bst_token_read_number (words[1], 1, bst_token_kind_get (kind)->most_on_tile, &number)
      || !bst_token_read_cell (words[3], &x, &y))
    return FALSE;
  tile = bst_position_find_tile (p, x, y);
  if (tile < 0 || !bst_token_may_lie (kind, &p->types[p->tiles[tile].type], (guint) number)
      || bst_modules_get_tile_tokens (p, kind, (guint) tile) != 0)
    return FALSE;
  bst_modules_set_tile_tokens (p, kind, (guint) tile, (guint) number);

  return TRUE;
}

static gboolean
read_of_players (BstPosition  *p,
                 BstTokenKind  kind,
                 char        **words)
{
  guint8 numbers[BST_MAX_PLAYERS];

  if (g_strv_length (words) != 2 || !bst_token_read_numbers (p, words[1], bst_token_kind_get (kind)->most, numbers))
    return FALSE;
  for (guint player = 0; player < p->n_players; player++)
    bst_modules_set_tokens (p, kind, player, numbers[player]);

  return TRUE;
}

/* An item of one of these kinds; FALSE if it is none, or says nothing possible. */
static gboolean
read_item (BstPosition  *p,
           guint         kinds,
           char        **words)
{
  for (; kinds != 0; kinds &= kinds - 1)
    {
      BstTokenKind kind = __builtin_ctz (kinds);

      if (g_strcmp0 (words[0], bst_token_kind_get (kind)->on_tile) == 0)
        return read_on_tile (p, kind, words);
      if (g_strcmp0 (words[0], bst_token_kind_get (kind)->of_players) == 0 && !bst_token_kind_get (kind)->is_single)
        return read_of_players (p, kind, words);
    }

  return FALSE;
}

/* --- All of it --- */

/* What lies on tiles, what the turn waits for, what players have, and what stays as it is. */
void
bst_modules_print_tokens (const BstPosition *p,
                          GString           *out)
{
  for (guint i = 0; i < p->n_modules; i++)
    {
      const BstModule *module = p->modules[i];

      print_all_on_tiles (p, module->tokens, out);
      if (module->print_tokens != NULL && !module->is_kept_as_text)
        module->print_tokens (p, out);
      print_all_of_players (p, module->tokens, out);
      if (module->print_tokens != NULL && module->is_kept_as_text)
        module->print_tokens (p, out);
    }
}

void
bst_modules_print_kept (const BstPosition *p,
                        GString           *out)
{
  for (guint i = 0; i < p->n_modules; i++)
    if (p->modules[i]->is_kept_as_text)
      p->modules[i]->print_tokens (p, out);
}

gboolean
bst_modules_read_token (BstPosition *p,
                        const char  *item)
{
  g_auto (GStrv) words = g_strsplit (item, " ", -1);

  for (guint i = 0; words[0] != NULL && i < p->n_modules; i++)
    {
      const BstModule *module = p->modules[i];

      if (read_item (p, module->tokens, words) || (module->read_token != NULL && module->read_token (p, item, words)))
        return TRUE;
    }

  return FALSE;
}
