/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sixth part of a position's text: what expansions put beside tiles and figures.
 *
 *   dragon 2,1; fairy to Red city:W at 1,0; tower 3 at 1,0; pieces 10,9; abbeys 1,0;
 *   Blue holds Red big; held 3,2
 *
 * and, in the middle of a turn, what it still owes: the dragon's path, the tower that was
 * raised, the prisoner to exchange, wagons that may drive on. */

#include "bst-module.h"

#include <string.h>

#define ITEM "; "

/* --- Writing --- */

static void
begin_item (GString *out)
{
  if (out->len > 0)
    g_string_append (out, ITEM);
}

static void
print_numbers (const BstPosition *p,
               const char        *name,
               const guint8      *numbers,
               GString           *out)
{
  begin_item (out);
  g_string_append (out, name);
  for (guint player = 0; player < p->n_players; player++)
    g_string_append_printf (out, "%c%d", player == 0 ? ' ' : ',', numbers[player]);
}

static void
print_dragon (const BstPosition *p,
              GString           *out)
{
  if (!p->tokens.has_dragon)
    return;
  begin_item (out);
  g_string_append_printf (out, "dragon %d,%d", p->tokens.dragon_x, p->tokens.dragon_y);
  /* The path ends where he stands. */
  for (guint i = 0; i < p->tokens.n_path; i++)
    g_string_append_printf (out, "%s%d,%d", i == 0 ? " after " : " ",
                            p->tokens.path_x[i], p->tokens.path_y[i]);
}

/* A spot as the steps write it, without their brackets. */
static void
print_step (const BstPosition *p,
            const BstStep     *step,
            GString           *out)
{
  GString *text = g_string_new (NULL);

  begin_item (out);
  bst_step_print (p->game, step, text);
  g_string_append_len (out, text->str + 1, (gssize) text->len - 2);
  g_string_free (text, TRUE);
}

static void
print_fairy (const BstPosition *p,
             GString           *out)
{
  BstStep step = { .kind = BST_STEP_FAIRY };
  int x, y, figure;

  if (!bst_position_get_fairy (p, &x, &y, &figure))
    return;
  step.to.player = BST_NO_PLAYER;
  step.spot = (BstSpot) { (gint16) x, (gint16) y, BST_NO_PLAYER, 0, 0, 0 };
  if (figure >= 0)
    bst_position_get_figure_spot (p, (guint) figure, &step.spot);
  print_step (p, &step, out);
}

static void
print_towers (const BstPosition *p,
              GString           *out)
{
  for (guint i = 0; i < p->head.n_tiles; i++)
    {
      guint height = bst_position_get_tower_height (p, i);

      if (height == 0)
        continue;
      begin_item (out);
      g_string_append_printf (out, "tower %u at %d,%d", height, p->tiles[i].x, p->tiles[i].y);
    }
  if (p->tokens.raised != BST_NO_NODE && p->rules.towers)
    {
      const BstTile *tile = &p->tiles[p->nodes[p->tokens.raised].tile];

      begin_item (out);
      g_string_append_printf (out, "raised %d,%d", tile->x, tile->y);
    }
}

static void
print_figure (const BstPosition *p,
              guint              player,
              guint              kind,
              GString           *out)
{
  g_string_append (out, bst_colour_name (bst_game_get_player (p->game, player)->colour));
  if (kind != BST_FIGURE_FOLLOWER)
    g_string_append_printf (out, " %s", bst_figure_name (kind));
}

static void
print_prisoners (const BstPosition *p,
                 GString           *out)
{
  for (guint captor = 0; captor < p->n_players; captor++)
    for (guint owner = 0; owner < p->n_players; owner++)
      for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
        for (guint n = p->tokens.prisoners[captor][owner][kind]; n > 0; n--)
          {
            begin_item (out);
            g_string_append_printf (out, "%s holds ", bst_colour_name (
                                    bst_game_get_player (p->game, captor)->colour));
            print_figure (p, owner, kind, out);
          }
  if (p->tokens.captive != BST_NO_PLAYER && p->rules.towers)
    {
      begin_item (out);
      g_string_append (out, "captive ");
      print_figure (p, (guint) p->tokens.captive, p->tokens.captive_figure, out);
    }
}

static void
print_wagons (const BstPosition *p,
              GString           *out)
{
  for (guint i = 0; i < p->tokens.n_wagons; i++)
    {
      BstStep step = { .kind = BST_STEP_WAGON };
      guint node = p->tokens.wagon_node[i];
      const BstTile *tile = &p->tiles[p->nodes[node].tile];

      step.spot = (BstSpot) {
        tile->x, tile->y, p->tokens.wagon_player[i], BST_FIGURE_WAGON, 0, 0
      };
      step.to.player = BST_NO_PLAYER;
      bst_spot_set_segment (&step.spot, &p->types[tile->type], tile->rotation,
                            p->nodes[node].segment);
      print_step (p, &step, out);
    }
}

static void
print_word (const char *word,
            gboolean    is_true,
            GString    *out)
{
  if (!is_true)
    return;
  begin_item (out);
  g_string_append (out, word);
}

void
bst_position_print_tokens (const BstPosition *p,
                           GString           *out)
{
  print_dragon (p, out);
  print_fairy (p, out);
  print_towers (p, out);
  if (p->rules.towers)
    print_numbers (p, "pieces", p->tokens.pieces, out);
  if (p->rules.abbeys > 0)
    print_numbers (p, "abbeys", p->tokens.abbeys, out);
  if (p->rules.predraw || p->rules.hand > 1)
    print_numbers (p, "held", p->tokens.held, out);
  print_prisoners (p, out);
  print_wagons (p, out);
  print_word ("ransomed", p->tokens.ransomed, out);
  if (p->tokens.new_barn != BST_NO_NODE)
    {
      const BstTile *tile = &p->tiles[p->nodes[p->tokens.new_barn].tile];

      begin_item (out);
      g_string_append_printf (out, "barn %d,%d", tile->x, tile->y);
    }
  if (p->tokens.last_round > 0)
    {
      begin_item (out);
      g_string_append_printf (out, "last round %d", p->tokens.last_round - 1);
    }
}

/* --- Reading --- */

static gboolean
read_number (const char *text,
             gint64      lowest,
             gint64      highest,
             gint64     *number)
{
  return text != NULL && !(text[0] == '+' || (text[0] == '0' && text[1] != '\0')
                           || (text[0] == '-' && text[1] == '0'))
         && g_ascii_string_to_signed (text, 10, lowest, highest, number, NULL);
}

static gboolean
read_cell (const char *text,
           gint16     *x,
           gint16     *y)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", ",", 3);
  gint64 read_x, read_y;

  if (g_strv_length (parts) != 2
      || !read_number (parts[0], -BST_MAX_COORDINATE, BST_MAX_COORDINATE, &read_x)
      || !read_number (parts[1], -BST_MAX_COORDINATE, BST_MAX_COORDINATE, &read_y))
    return FALSE;
  *x = (gint16) read_x;
  *y = (gint16) read_y;

  return TRUE;
}

/* "dragon 2,1 after 1,0 1,1 2,1". */
static gboolean
read_dragon (BstPosition *p,
             char       **words)
{
  guint n_words = g_strv_length (words);
  BstPositionTokens *tokens = &p->tokens;

  if (n_words < 2 || !read_cell (words[1], &tokens->dragon_x, &tokens->dragon_y)
      || bst_position_find_tile (p, tokens->dragon_x, tokens->dragon_y) < 0)
    return FALSE;
  tokens->has_dragon = TRUE;
  /* Laying the last tile again may have begun a path. */
  tokens->n_path = 0;
  memset (tokens->path_x, 0, sizeof tokens->path_x);
  memset (tokens->path_y, 0, sizeof tokens->path_y);
  if (n_words == 2)
    return TRUE;
  if (strcmp (words[2], "after") != 0 || n_words == 3 || n_words > 4 + BST_DRAGON_MOVES)
    return FALSE;
  tokens->n_path = (guint8) (n_words - 3);
  for (guint i = 0; i < tokens->n_path; i++)
    if (!read_cell (words[3 + i], &tokens->path_x[i], &tokens->path_y[i]))
      return FALSE;

  return tokens->path_x[tokens->n_path - 1] == tokens->dragon_x
         && tokens->path_y[tokens->n_path - 1] == tokens->dragon_y;
}

/* The node of the tower on a cell; BST_NO_NODE if there is none. */
static guint
find_tower (const BstPosition *p,
            const char        *cell)
{
  BstSpot spot = { .feature = BST_FEATURE_TOWER };

  return read_cell (cell, &spot.x, &spot.y) ? bst_position_find_node (p, &spot) : BST_NO_NODE;
}

static gboolean
read_tower (BstPosition *p,
            char       **words)
{
  guint node;
  gint64 height;

  if (g_strv_length (words) != 4 || strcmp (words[2], "at") != 0
      || !read_number (words[1], 1, BST_MAX_PLAYERS * 10, &height))
    return FALSE;
  node = find_tower (p, words[3]);
  if (node == BST_NO_NODE || p->nodes[node].tiles != 0)
    return FALSE;
  p->nodes[node].tiles = (guint16) height;

  return TRUE;
}

static gboolean
read_numbers (BstPosition *p,
              const char  *text,
              guint8      *numbers)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", ",", BST_MAX_PLAYERS + 1);

  if (g_strv_length (parts) != p->n_players)
    return FALSE;
  for (guint player = 0; player < p->n_players; player++)
    {
      gint64 number;

      if (!read_number (parts[player], 0, 99, &number))
        return FALSE;
      numbers[player] = (guint8) number;
    }

  return TRUE;
}

/* "Red big" or "Red". */
static gboolean
read_figure (const BstPosition *p,
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
  for (*kind = BST_FIGURE_BIG; *kind < BST_N_FIGURE_KINDS; (*kind)++)
    if (strcmp (words[1], bst_figure_name (*kind)) == 0)
      return words[2] == NULL && bst_figure_is_follower (*kind);

  return FALSE;
}

static gboolean
read_prisoner (BstPosition *p,
               char       **words)
{
  int captor = bst_game_find_colour (p->game, words[0], strlen (words[0]));
  guint owner, kind;

  if (captor == BST_NO_PLAYER || !read_figure (p, words + 2, &owner, &kind)
      || owner == (guint) captor || p->tokens.prisoners[captor][owner][kind] == 20)
    return FALSE;
  p->tokens.prisoners[captor][owner][kind]++;

  return TRUE;
}

/* "fairy to ..." and "Red wagon to ...", written as steps. */
static gboolean
read_step (BstPosition *p,
           const char  *item)
{
  g_autofree char *bracketed = g_strdup_printf (" [%s]", item);
  const char *text = bracketed;
  BstStep steps[BST_MAX_STEPS];
  guint8 n_steps;
  guint node;

  /* A cell that no text can name, so that every cell is written. */
  if (!bst_steps_parse (p->game, item, &text, G_MININT16, 0, steps, &n_steps, NULL) || n_steps != 1)
    return FALSE;
  node = bst_position_find_node (p, &steps[0].spot);
  if (steps[0].kind == BST_STEP_WAGON && node != BST_NO_NODE)
    {
      if (p->tokens.n_wagons == BST_MAX_SCORED_WAGONS)
        return FALSE;
      p->tokens.wagon_player[p->tokens.n_wagons] = steps[0].spot.player;
      p->tokens.wagon_node[p->tokens.n_wagons++] = (guint16) node;
      return TRUE;
    }
  if (steps[0].kind != BST_STEP_FAIRY
      || bst_position_find_tile (p, steps[0].spot.x, steps[0].spot.y) < 0)
    return FALSE;
  if (steps[0].spot.player != BST_NO_PLAYER
      && (bst_position_find_figure (p, &steps[0].spot) < 0
          || !bst_figure_is_follower (steps[0].spot.figure)))
    return FALSE;
  p->tokens.fairy = steps[0].spot.player == BST_NO_PLAYER ? BST_FAIRY_ALONE : BST_FAIRY_BESIDE;
  p->tokens.fairy_x = steps[0].spot.x;
  p->tokens.fairy_y = steps[0].spot.y;
  p->tokens.fairy_node = steps[0].spot.player == BST_NO_PLAYER ? BST_NO_NODE : (guint16) node;

  return TRUE;
}

static gboolean
read_last_round (BstPosition *p,
                 char       **words)
{
  gint64 number;

  if (g_strv_length (words) != 3 || strcmp (words[1], "round") != 0
      || !read_number (words[2], 0, p->n_players, &number))
    return FALSE;
  p->tokens.last_round = (guint8) (number + 1);

  return TRUE;
}

static gboolean
read_captive (BstPosition *p,
              char       **words)
{
  guint player, kind;

  if (!read_figure (p, words + 1, &player, &kind))
    return FALSE;
  p->tokens.captive = (gint8) player;
  p->tokens.captive_figure = (guint8) kind;

  return p->tokens.prisoners[p->head.turn][player][kind] > 0;
}

/* The barn on the north-west corner of a cell. */
static gboolean
read_new_barn (BstPosition *p,
               char       **words)
{
  BstSpot spot = { .side = BST_SIDE_CORNER };
  guint node;

  if (g_strv_length (words) != 2 || !read_cell (words[1], &spot.x, &spot.y))
    return FALSE;
  node = bst_position_find_node (p, &spot);
  for (guint i = 0; i < p->head.n_figures; i++)
    if (p->figures[i].node == node && p->figures[i].kind == BST_FIGURE_BARN)
      {
        p->tokens.new_barn = (guint16) node;
        return TRUE;
      }

  return FALSE;
}

static gboolean
read_raised (BstPosition *p,
             char       **words)
{
  guint node = find_tower (p, words[1]);

  p->tokens.raised = (guint16) node;

  return node != BST_NO_NODE && words[1] != NULL && words[2] == NULL;
}

static gboolean
read_held (BstPosition *p,
           char       **words)
{
  if (g_strv_length (words) != 2 || !read_numbers (p, words[1], p->tokens.held))
    return FALSE;
  for (guint player = 0; player < p->n_players; player++)
    if (p->tokens.held[player] > p->rules.hand)
      return FALSE;

  return TRUE;
}

gboolean
bst_position_read_token (BstPosition *p,
                         const char  *item)
{
  g_auto (GStrv) words = g_strsplit (item, " ", -1);

  if (words[0] == NULL)
    return FALSE;
  if (strcmp (item, "ransomed") == 0)
    return p->rules.towers && (p->tokens.ransomed = TRUE);
  if (strcmp (words[0], "barn") == 0)
    return read_new_barn (p, words);
  if (strcmp (words[0], "dragon") == 0)
    return p->rules.dragon && read_dragon (p, words);
  if (strcmp (words[0], "tower") == 0)
    return p->rules.towers && read_tower (p, words);
  if (strcmp (words[0], "raised") == 0)
    return p->rules.towers && read_raised (p, words);
  if (strcmp (words[0], "captive") == 0)
    return p->rules.towers && read_captive (p, words);
  if (strcmp (words[0], "pieces") == 0)
    return p->rules.towers && g_strv_length (words) == 2
           && read_numbers (p, words[1], p->tokens.pieces);
  if (strcmp (words[0], "abbeys") == 0)
    return p->rules.abbeys > 0 && g_strv_length (words) == 2
           && read_numbers (p, words[1], p->tokens.abbeys);
  if (strcmp (words[0], "held") == 0)
    return (p->rules.predraw || p->rules.hand > 1) && read_held (p, words);
  if (strcmp (words[0], "last") == 0)
    return p->rules.abbeys > 0 && read_last_round (p, words);
  if (words[1] != NULL && strcmp (words[1], "holds") == 0)
    return p->rules.towers && read_prisoner (p, words);

  return (p->rules.fairy || p->rules.wagons > 0) && read_step (p, item);
}
