/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-token.h"

#include <string.h>

#define ITEM "; "

void
bst_token_begin (GString *out)
{
  if (out->len > 0)
    g_string_append (out, ITEM);
}

void
bst_token_print_numbers (const BstPosition *p,
                         const char        *name,
                         const guint8      *numbers,
                         GString           *out)
{
  bst_token_begin (out);
  g_string_append (out, name);
  for (guint player = 0; player < p->n_players; player++)
    g_string_append_printf (out, "%c%d", player == 0 ? ' ' : ',', numbers[player]);
}

void
bst_token_print_step (const BstPosition *p,
                      const BstStep     *step,
                      GString           *out)
{
  GString *text = g_string_new (NULL);

  bst_token_begin (out);
  bst_step_print (p->game, step, text);
  g_string_append_len (out, text->str + 1, (gssize) text->len - 2);
  g_string_free (text, TRUE);
}

void
bst_token_print_figure (const BstPosition *p,
                        guint              player,
                        guint              kind,
                        GString           *out)
{
  g_string_append (out, bst_colour_name (bst_game_get_player (p->game, player)->colour));
  if (kind != BST_FIGURE_FOLLOWER)
    g_string_append_printf (out, " %s", bst_figure_kind_get (kind)->name);
}

gboolean
bst_token_read_number (const char *text,
                       gint64      lowest,
                       gint64      highest,
                       gint64     *number)
{
  /* "+1", "01" and "-0" are not what the printer writes. */
  return text != NULL && lowest <= highest && !(text[0] == '+' || (text[0] == '0' && text[1] != '\0')
                           || (text[0] == '-' && text[1] == '0'))
         && g_ascii_string_to_signed (text, 10, lowest, highest, number, NULL);
}

gboolean
bst_token_read_cell (const char *text,
                     gint16     *x,
                     gint16     *y)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", ",", 3);
  gint64 read_x, read_y;

  if (g_strv_length (parts) != 2
      || !bst_token_read_number (parts[0], -BST_MAX_COORDINATE, BST_MAX_COORDINATE, &read_x)
      || !bst_token_read_number (parts[1], -BST_MAX_COORDINATE, BST_MAX_COORDINATE, &read_y))
    return FALSE;
  *x = (gint16) read_x;
  *y = (gint16) read_y;

  return TRUE;
}

gboolean
bst_token_read_numbers (const BstPosition *p,
                        const char        *text,
                        guint              highest,
                        guint8            *numbers)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", ",", BST_MAX_PLAYERS + 1);

  if (g_strv_length (parts) != p->n_players)
    return FALSE;
  for (guint player = 0; player < p->n_players; player++)
    {
      gint64 number;

      if (!bst_token_read_number (parts[player], 0, highest, &number))
        return FALSE;
      numbers[player] = (guint8) number;
    }

  return TRUE;
}

gboolean
bst_token_read_figure (const BstPosition *p,
                       char             **words,
                       guint             *player,
                       guint             *kind)
{
  int found = words[0] == NULL ? BST_NO_PLAYER
                               : bst_game_find_colour (p->game, words[0], strlen (words[0]));

  if (found == BST_NO_PLAYER)
    return FALSE;
  *player = (guint) found;
  *kind = BST_FIGURE_FOLLOWER;
  if (words[1] == NULL)
    return TRUE;
  for (*kind = BST_FIGURE_FOLLOWER + 1; *kind < BST_N_FIGURE_KINDS; (*kind)++)
    if (strcmp (words[1], bst_figure_kind_get (*kind)->name) == 0)
      return words[2] == NULL && bst_figure_is_follower (*kind);

  return FALSE;
}

gboolean
bst_token_read_step (const BstPosition *p,
                     const char        *item,
                     BstStep           *step)
{
  g_autofree char *bracketed = g_strdup_printf (" [%s]", item);
  const char *text = bracketed;
  BstStep steps[BST_MAX_STEPS];
  guint8 n_steps;

  /* A cell that no text can name, so that every cell is written. */
  if (!bst_steps_parse (p->game, item, &text, G_MININT16, 0, steps, &n_steps, NULL) || n_steps != 1)
    return FALSE;
  *step = steps[0];

  return TRUE;
}
