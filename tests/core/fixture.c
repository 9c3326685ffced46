/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"

BstTileSet *
fixture_set (void)
{
  static BstTileSet *set;

  if (set == NULL)
    {
      g_autoptr (GError) error = NULL;

      set = bst_io_tile_set_load ("basic", &error);
      g_assert_no_error (error);
    }

  return set;
}

static void
set_rules (BstRules   *rules,
           const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  g_assert_true (bst_io_rules_load (words[0], rules, NULL));
  for (guint i = 1; words[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i], "=", 2);

      g_assert_true (bst_rules_set (rules, parts[0], parts[1], NULL));
      g_strlcpy (rules->id, "custom", sizeof rules->id);
    }
}

static BstGame *
new_game (BstTileSet *set,
          const char *rules,
          guint       n_players)
{
  BstPlayer players[BST_MAX_PLAYERS];
  g_autoptr (GError) error = NULL;
  BstRules chosen;
  BstGame *game;

  for (guint i = 0; i < n_players; i++)
    players[i] = (BstPlayer) { (char *) bst_colour_name (i), i };
  set_rules (&chosen, rules);
  game = bst_game_new (set, &chosen, players, n_players, &error);
  g_assert_no_error (error);

  return game;
}

BstGame *
fixture_game (const char *rules,
              guint       n_players)
{
  return new_game (fixture_set (), rules, n_players);
}

BstGame *
fixture_game_with (const char *tiles,
                   const char *rules,
                   guint       n_players)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstTileSet) set = bst_io_tile_set_load (tiles, &error);

  g_assert_no_error (error);

  return new_game (set, rules, n_players);
}

BstMove
fixture_move (BstPosition *position,
              const char  *text)
{
  g_autoptr (GError) error = NULL;
  BstMove move;

  bst_move_parse (bst_position_get_game (position), text, &move, &error);
  g_assert_no_error (error);

  return move;
}

void
fixture_play (BstPosition *position,
              const char  *text)
{
  BstMove move = fixture_move (position, text);
  g_autoptr (GError) error = NULL;

  if (bst_move_get_put (&move) != NULL)
    bst_position_set_turn (position, (guint) bst_move_get_put (&move)->player);
  bst_position_apply (position, &move, NULL, &error);
  g_assert_no_error (error);
}

BstPosition *
fixture_position (const char *rules,
                  ...)
{
  g_autoptr (BstGame) game = fixture_game (rules, 2);
  BstPosition *position = bst_position_new (game);
  const char *text;
  va_list moves;

  va_start (moves, rules);
  while ((text = va_arg (moves, const char *)) != NULL)
    fixture_play (position, text);
  va_end (moves);

  return position;
}

static const BstTileType *
type_of (const BstPosition *position,
         guint              type)
{
  return bst_tile_set_get_type (bst_game_get_tile_set (bst_position_get_game (position)), type);
}

/* Copies of a type that could be drawn now. */
static guint
count_drawable (const BstPosition *position,
                guint              type)
{
  return bst_position_may_draw (position, type) ? bst_position_get_remaining (position, type) : 0;
}

static guint
count_types (const BstPosition *position)
{
  return bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (position)));
}

/* A type for each copy that is left, drawn blindly; tiles that fit nowhere too. */
static int
draw (const BstPosition *position,
      BstRandom         *random)
{
  guint left = 0, index;

  for (guint type = 0; type < count_types (position); type++)
    left += count_drawable (position, type);
  if (left == 0)
    return BST_NO_TILE;

  index = bst_random_below (random, left);
  for (guint type = 0; ; type++)
    {
      guint n = count_drawable (position, type);

      if (index < n)
        return (int) type;
      index -= n;
    }
}

static gboolean
anything_fits (const BstPosition *position)
{
  for (guint type = 0; type < count_types (position); type++)
    if (bst_position_may_draw (position, type) && bst_position_has_placement (position, type))
      return TRUE;

  return FALSE;
}

/* One of the legal cells and rotations. */
static void
choose_placement (const BstPosition *position,
                  BstRandom         *random,
                  BstMove           *move)
{
  BstPlacement placements[BST_MAX_PLACEMENTS (200)];
  guint n = bst_position_get_placements (position, (guint) move->type, placements);
  const BstPlacement *placement = &placements[bst_random_below (random, n)];

  move->x = placement->x;
  move->y = placement->y;
  do
    move->rotation = (guint8) bst_random_below (random, 4);
  while (!(placement->rotations & (1u << move->rotation)));
}

typedef struct
{
  BstFigureKind figure;
  guint8        segment;
} Choice;

/* Builders and pigs have few spots: each counts this often. */
#define HELPER_WEIGHT 6

/* Nobody or one of the figures on one of its legal spots. */
static void
choose_figure (BstPosition *position,
               BstRandom   *random,
               BstMove     *move)
{
  guint turn = bst_position_get_turn (position);
  Choice choices[BST_N_FIGURE_KINDS * BST_MAX_SEGMENTS * HELPER_WEIGHT];
  guint n_choices = 0, choice;

  bst_position_place (position, (guint) move->type, move->x, move->y, move->rotation);
  for (guint figure = 0; figure < BST_N_FIGURE_KINDS; figure++)
    {
      guint8 spots[BST_MAX_SEGMENTS];
      guint n = bst_position_get_spots (position, turn, figure, spots);
      guint weight = figure == BST_FIGURE_BUILDER || figure == BST_FIGURE_PIG ? HELPER_WEIGHT : 1;

      for (guint i = 0; i < n * weight; i++)
        choices[n_choices++] = (Choice) { figure, spots[i % n] };
    }
  bst_position_undo (position);

  choice = bst_random_below (random, n_choices + 1);
  if (choice == n_choices)
    return;
  bst_move_put (move, type_of (position, (guint) move->type), choices[choice].segment, (int) turn,
                choices[choice].figure);
}

gboolean
fixture_random_move (BstPosition *position,
                     BstRandom   *random,
                     BstMove     *move)
{
  int type = draw (position, random);

  if (type == BST_NO_TILE)
    return FALSE;

  *move = (BstMove) { .type = (gint16) type };
  if (!bst_position_has_placement (position, (guint) type))
    {
      move->kind = BST_MOVE_DISCARD;
      return bst_position_takes_out (position, (guint) type) || anything_fits (position);
    }

  choose_placement (position, random, move);
  choose_figure (position, random, move);

  return TRUE;
}

guint16
fixture_part (BstPosition *position,
              int          x,
              int          y,
              const char  *spot)
{
  BstSpot place = { .x = (gint16) x, .y = (gint16) y, .player = BST_NO_PLAYER };
  guint part;

  g_assert_true (bst_spot_parse (spot, &place));
  part = bst_position_find_part (position, &place);
  g_assert_cmpuint (part, !=, BST_NO_PART);

  return (guint16) part;
}

static const char * const rule_sets[] = {
  "modern", "classic", "second-edition", "classic-literal", "modern farmers=no followers=2"
};

void
fixture_walk_games (FixtureCheck check,
                    guint        every)
{
  for (guint i = 0; i < G_N_ELEMENTS (rule_sets); i++)
    {
      g_autoptr (BstGame) game = fixture_game (rule_sets[i], 2 + i);
      g_autoptr (BstPosition) position = bst_position_new (game);
      BstRandom random;
      BstMove move;

      bst_random_init (&random, 100 + i);
      for (guint n = 0; fixture_random_move (position, &random, &move); n++)
        {
          if (n % every == 0)
            check (position);
          g_assert_true (bst_position_apply (position, &move, NULL, NULL));
        }
      check (position);
    }
}
