/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writing the text of a position. */

#include "bst-module.h"
#include "bst-phase-kind.h"

static const char *
colour_of (const BstGame *game,
           guint          player)
{
  return bst_colour_name (bst_game_get_player (game, player)->colour);
}

guint
bst_position_count_kinds (const BstRules *rules)
{
  guint n_kinds = bst_figure_kind_get (BST_FIGURE_FOLLOWER)->n_written;

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (rules->figures[kind] > 0)
      n_kinds = MAX (n_kinds, bst_figure_kind_get (kind)->n_written);

  return n_kinds;
}

BstPhase
bst_position_get_plain_phase (const BstPosition *p)
{
  for (guint i = 0; i < p->head.n_figures; i++)
    if (p->parts[p->figures[i].part].tile == p->head.n_tiles - 1u)
      return BST_PHASE_COMMIT;

  return BST_PHASE_ACTION;
}

/* As many as the rules have; more if somebody was given a figure that they do not have. */
static guint
count_printed_kinds (const BstPosition *p)
{
  guint n_kinds = bst_position_count_kinds (&p->rules);

  for (guint kind = n_kinds; kind < BST_N_FIGURE_KINDS; kind++)
    for (guint player = 0; player < p->n_players; player++)
      if (p->head.supply[kind][player] > 0)
        n_kinds = MAX (BST_POSITION_MORE_KINDS, bst_figure_kind_get (kind)->n_written);

  return n_kinds;
}

static void
print_player (const BstPosition *p,
              guint              player,
              guint              n_kinds,
              GString           *out)
{
  g_string_append (out, colour_of (p->game, player));
  for (guint kind = 0; kind < n_kinds; kind++)
    g_string_append_printf (out, "%c%d", kind == 0 ? ' ' : ',', p->head.supply[kind][player]);
  g_string_append_printf (out, " %d", p->head.scores[player]);
  for (guint good = 0; p->rules.goods && good < BST_N_GOODS; good++)
    g_string_append_printf (out, "%c%d", good == 0 ? ' ' : ',', p->head.goods[player][good]);
}

static void
print_players (const BstPosition *p,
               GString           *out)
{
  guint n_kinds = count_printed_kinds (p);

  for (guint player = 0; player < p->n_players; player++)
    {
      if (player > 0)
        g_string_append (out, BST_POSITION_ITEM);
      print_player (p, player, n_kinds, out);
    }
}

/* The player to move first, with the tile in hand; then others whose tile is known. */
static void
print_turn (const BstPosition *p,
            GString           *out)
{
  const BstTileSet *set = bst_game_get_tile_set (p->game);

  for (guint i = 0; i < p->n_players; i++)
    {
      guint player = (p->head.turn + i) % p->n_players;
      gint16 known[BST_MAX_HELD_TILES];
      guint n_known = bst_position_get_held_tiles (p, player, known);

      if (i > 0 && n_known == 0)
        continue;
      g_string_append_printf (out, "%s%s", i > 0 ? BST_POSITION_ITEM : "", colour_of (p->game, player));
      if (i == 0 && p->head.extra == BST_EXTRA_PLAYED)
        g_string_append (out, " " BST_POSITION_SECOND);
      if (i == 0 && p->head.phase != BST_PHASE_TILE && p->head.phase != bst_position_get_plain_phase (p))
        g_string_append_printf (out, " %s", bst_phase_kind_get (p->head.phase)->word);
      for (guint n = 0; n < n_known; n++)
        g_string_append_printf (out, " %s", bst_tile_set_get_name (set, (guint) known[n]));
    }
}

static void
print_tile (const BstPosition *p,
            guint              index,
            GString           *out)
{
  const BstTile *tile = &p->tiles[index];
  BstMove move = {
    .type = tile->type, .x = tile->x, .y = tile->y, .rotation = tile->rotation
  };

  for (guint i = 0; i < p->head.n_figures; i++)
    if (p->parts[p->figures[i].part].tile == index)
      {
        BstStep step = { .kind = BST_STEP_PUT };

        bst_position_get_figure_spot (p, i, &step.spot);
        step.to.player = BST_NO_PLAYER;
        bst_move_add_step (&move, &step);
      }

  move.unfinished = p->head.phase != BST_PHASE_TILE && index + 1 == p->head.n_tiles;
  bst_move_print (p->game, &move, out);
}

char *
bst_position_to_text (const BstPosition *p)
{
  const BstTileSet *set = bst_game_get_tile_set (p->game);
  g_autofree char *rules = bst_rules_to_text (&p->rules);
  GString *out = g_string_new (NULL);
  GString *tokens = g_string_new (NULL);

  g_string_append_printf (out, "%s %s" BST_POSITION_PART, bst_tile_set_get_id (set), rules);
  print_players (p, out);
  g_string_append (out, BST_POSITION_PART);
  print_turn (p, out);
  g_string_append (out, BST_POSITION_PART);
  for (guint i = 0; i < p->head.n_tiles; i++)
    {
      if (i > 0)
        g_string_append (out, BST_POSITION_ITEM);
      print_tile (p, i, out);
    }
  g_string_append (out, BST_POSITION_PART);
  for (guint i = 0; i < p->head.n_discards; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? " " : "",
                            bst_tile_set_get_name (set, (guint) p->discards[i]));
  bst_modules_print_tokens (p, tokens);
  if (tokens->len > 0)
    g_string_append_printf (out, BST_POSITION_PART "%s", tokens->str);
  g_string_free (tokens, TRUE);

  return g_string_free (out, FALSE);
}
