/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-edits.h"

#include "bst-feature.h"
#include "bst-setup.h"

typedef RandomEdits Edits;

static int
pick (Edits *edits,
      int    from,
      int    to)
{
  return from + (int) bst_random_below (&edits->random, (guint) (to - from + 1));
}

/* So many, or at times as many as there can be, and one more. */
static int
pick_amount (Edits *edits,
             int    usual,
             int    most)
{
  return pick (edits, 0, 9) == 0 ? most + pick (edits, 0, 1) : pick (edits, 0, usual);
}

/* A cell near the middle, rarely one far out. */
static int
pick_coordinate (Edits *edits)
{
  return pick (edits, 0, 200) == 0 ? pick (edits, -3000, 3000) : pick (edits, -4, 4);
}

static guint
pick_player (Edits          *edits,
             const BstSetup *setup)
{
  return (guint) pick (edits, 0, (int) bst_game_get_n_players (bst_setup_get_game (setup)) - 1);
}

static gint16
pick_type (Edits          *edits,
           const BstSetup *setup)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_setup_get_game (setup));

  return (gint16) pick (edits, 0, (int) bst_tile_set_get_n_types (set) - 1);
}

/* Any figure, on any feature of a random tile of the board, or nowhere. */
static BstSpot
pick_spot (Edits             *edits,
           const BstPosition *position)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  BstGame *game = bst_position_get_game (position);
  BstSpot spot = { 0 };

  if (n_tiles > 0)
    {
      const BstTile *tile = &tiles[pick (edits, 0, (int) n_tiles - 1)];
      const BstTileType *type = bst_tile_set_get_type (bst_game_get_tile_set (game),
                                                       (guint) tile->type);

      spot.x = tile->x;
      spot.y = tile->y;
      bst_spot_set_segment (&spot, type, tile->rotation,
                            (guint) pick (edits, 0, (int) type->n_segments - 1));
    }
  spot.player = (gint8) pick (edits, 0, (int) bst_game_get_n_players (game) - 1);
  spot.figure = (guint8) pick (edits, 0, BST_N_FIGURE_KINDS - 1);
  if (spot.figure == BST_FIGURE_BARN)
    {
      spot.feature = BST_FEATURE_FIELD;
      spot.side = BST_SIDE_CORNER + (guint8) pick (edits, 0, 3);
    }

  return spot;
}

/* A figure that stands on the board; any other spot if there is none. */
static BstSpot
pick_figure (Edits             *edits,
             const BstPosition *position)
{
  guint n_figures;
  BstSpot spot = pick_spot (edits, position);
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);
  guint tile, segment;
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);
  const BstFigure *figure;

  if (n_figures == 0)
    return spot;
  figure = &figures[pick (edits, 0, (int) n_figures - 1)];
  bst_position_get_segment (position, figure->part, &tile, &segment);
  spot = (BstSpot) { tiles[tile].x, tiles[tile].y, figure->player, figure->kind, 0, 0 };
  bst_spot_set_segment (&spot, bst_tile_set_get_type (bst_game_get_tile_set (
                        bst_position_get_game (position)), (guint) tiles[tile].type),
                        tiles[tile].rotation, segment);
  if (figure->kind == BST_FIGURE_BARN)
    spot.side = BST_SIDE_CORNER;

  return spot;
}

static BstArea
pick_area (Edits *edits)
{
  int x = pick (edits, -4, 4), y = pick (edits, -4, 4);

  return (BstArea) {
    (gint16) x, (gint16) y, (gint16) (x + pick (edits, 0, 3)), (gint16) (y + pick (edits, 0, 3))
  };
}

static BstSetupResult
edit_tiles (Edits    *edits,
            BstSetup *setup)
{
  BstArea area = pick_area (edits);

  switch (pick (edits, 0, 9))
    {
    case 0:
      return bst_setup_remove (setup, &area);
    case 1:
      return bst_setup_move (setup, &area, pick (edits, -3, 3), pick (edits, -3, 3),
                             (guint) pick (edits, 0, 3), FALSE);
    case 2:
      return bst_setup_move (setup, &area, pick_coordinate (edits), pick_coordinate (edits),
                             (guint) pick (edits, 0, 3), TRUE);
    case 3:
      return bst_setup_shift (setup, pick_coordinate (edits), pick_coordinate (edits));
    case 4:
      return pick (edits, 0, 30) == 0 ? bst_setup_clear (setup) : BST_SETUP_NOTHING;
    default:
      return bst_setup_put_tile (setup, (guint) pick_type (edits, setup), pick_coordinate (edits),
                                 pick_coordinate (edits), (guint) pick (edits, 0, 3));
    }
}

static BstSetupResult
edit_figures (Edits             *edits,
              BstSetup          *setup,
              const BstPosition *position)
{
  BstSpot spot = pick_spot (edits, position), figure = pick_figure (edits, position);

  switch (pick (edits, 0, 11))
    {
    case 0:
      return bst_setup_remove_figure (setup, &figure);
    case 1:
      return bst_setup_move_figure (setup, &figure, &spot);
    case 2:
      spot.player = BST_NO_PLAYER;
      return bst_setup_set_neutral (setup, BST_NEUTRAL_DRAGON, pick (edits, 0, 3) > 0 ? &spot : NULL);
    case 3:
      return bst_setup_set_neutral (setup, BST_NEUTRAL_FAIRY, pick (edits, 0, 3) > 0 ? &figure : NULL);
    case 4:
      spot.player = BST_NO_PLAYER;
      return bst_setup_set_neutral (setup, pick (edits, BST_NEUTRAL_MAGE, BST_NEUTRAL_WITCH), pick (edits, 0, 3) > 0 ? &spot : NULL);
    case 5:
      return bst_setup_set_tile_tokens (setup, BST_TOKEN_PIECE, spot.x, spot.y, (guint) pick_amount (edits, 20, BST_MAX_PIECES));
    case 6:
      return pick (edits, 0, 1) > 0
             ? bst_setup_set_tile_tokens (setup, BST_TOKEN_FERRY, spot.x, spot.y, (guint) pick (edits, 0, 15))
             : bst_setup_set_tile_tokens (setup, BST_TOKEN_INGOT, spot.x, spot.y, (guint) pick_amount (edits, 4, BST_MAX_INGOTS));
    default:
      return bst_setup_put_figure (setup, &spot);
    }
}

static void
edit_hand (Edits    *edits,
           BstSetup *setup)
{
  gint16 types[BST_MAX_HELD_TILES];

  for (guint i = 0; i < BST_MAX_HELD_TILES; i++)
    types[i] = pick_type (edits, setup);
  bst_setup_set_held_tiles (setup, pick_player (edits, setup), types, (guint) pick (edits, 0, 2));
}

static BstSetupResult
edit_players (Edits    *edits,
              BstSetup *setup)
{
  guint player = pick_player (edits, setup), other = pick_player (edits, setup);
  gint16 types[3] = {
    pick_type (edits, setup), pick_type (edits, setup), pick_type (edits, setup)
  };

  switch (pick (edits, 0, 11))
    {
    case 0:
      bst_setup_set_turn (setup, player);
      return BST_SETUP_OK;
    case 1:
      bst_setup_set_score (setup, player, pick (edits, 0, 9) == 0 ? -BST_MAX_SCORE - 1
                                          : pick_amount (edits, 300, BST_MAX_SCORE));
      return BST_SETUP_OK;
    case 2:
      return bst_setup_set_supply (setup, player, (BstFigureKind) pick (edits, 0, 6),
                                   (guint) pick_amount (edits, 7, BST_MAX_FOLLOWERS));
    case 3:
      return bst_setup_set_tokens (setup, (BstTokenKind) pick (edits, BST_TOKEN_WINE, BST_TOKEN_CLOTH), player,
                                   (guint) pick_amount (edits, 9, BST_MAX_GOODS));
    case 4:
      bst_setup_set_tokens (setup, BST_TOKEN_PIECE, player, (guint) pick_amount (edits, 20, BST_MAX_PIECES));
      return bst_setup_set_tokens (setup, BST_TOKEN_ABBEY, player, (guint) pick_amount (edits, 3, BST_MAX_ABBEYS));
    case 5:
      return player == other ? BST_SETUP_NOTHING
             : bst_setup_set_prisoners (setup, player, other, (BstFigureKind) pick (edits, 0, 1),
                                        (guint) pick_amount (edits, 4, BST_MAX_FOLLOWERS));
    case 6:
      edit_hand (edits, setup);
      return BST_SETUP_OK;
    case 7:
      return bst_setup_set_discards (setup, types, (guint) pick (edits, 0, 3));
    case 8:
      bst_setup_set_tokens (setup, BST_TOKEN_INGOT, player, (guint) pick_amount (edits, 9, BST_MAX_INGOTS));
      return bst_setup_set_tokens (setup, (BstTokenKind) pick (edits, BST_TOKEN_KING, BST_TOKEN_ROBBER), player, (guint) pick (edits, 0, 1));
    default:
      return pick (edits, 0, 9) > 0 ? BST_SETUP_NOTHING
             : bst_setup_set_game (setup, edits->games[pick (edits, 0, 2)], NULL);
    }
}

/* Allows or mends a random problem. */
static BstSetupResult
edit_problem (Edits             *edits,
              BstSetup          *setup,
              const BstPosition *position)
{
  g_autoptr (GArray) problems = bst_setup_find_problems (setup, position, NULL);
  const BstProblem *problem;
  g_autofree char *key = NULL;

  if (problems->len == 0)
    return BST_SETUP_NOTHING;
  problem = &g_array_index (problems, BstProblem, pick (edits, 0, (int) problems->len - 1));
  key = bst_problem_to_key (bst_setup_get_game (setup), problem);
  if (pick (edits, 0, 1) == 0)
    {
      bst_setup_allow (setup, key, !problem->is_allowed);
      g_assert_true (bst_setup_is_allowed (setup, key) == !problem->is_allowed);
      return BST_SETUP_OK;
    }
  if (!bst_setup_can_mend (setup, problem))
    return BST_SETUP_NOTHING;
  g_assert_true (bst_setup_mend (setup, problem));
  {
    g_autoptr (BstPosition) after = bst_setup_get_position (setup);
    g_autoptr (GArray) left = bst_setup_find_problems (setup, after, NULL);

    for (guint i = 0; i < left->len; i++)
      {
        g_autofree char *other = bst_problem_to_key (bst_setup_get_game (setup),
                                                     &g_array_index (left, BstProblem, i));

        g_assert_cmpstr (other, !=, key);
      }
  }

  return BST_SETUP_OK;
}

BstSetupResult
random_edits_make (RandomEdits       *edits,
                   BstSetup          *setup,
                   const BstPosition *position)
{
  switch (pick (edits, 0, 9))
    {
    case 0:
      return edit_problem (edits, setup, position);
    case 1:
    case 2:
      return edit_players (edits, setup);
    case 3:
    case 4:
      return edit_figures (edits, setup, position);
    default:
      return edit_tiles (edits, setup);
    }
}
