/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-move-signs.h"

#include <bst-render-kind.h>

/* Signs of the longest step. */
#define MAX_STEP_SIGNS 4

typedef struct
{
  BstGame     *game;
  BastideSign *signs;
  guint        n_signs;
  gboolean     begins_step;
} Writer;

static BastideSign *
add (Writer          *writer,
     BastideSignKind  kind)
{
  BastideSign *sign = &writer->signs[writer->n_signs++];

  g_assert (writer->n_signs <= BASTIDE_MAX_SIGNS);
  *sign = (BastideSign) { .kind = kind, .begins_step = writer->begins_step };
  writer->begins_step = FALSE;

  return sign;
}

static void
add_glyph (Writer         *writer,
           BstRenderGlyph  glyph)
{
  add (writer, BASTIDE_SIGN_GLYPH)->glyph = glyph;
}

/* Nothing for a place without a figure. */
static void
add_figure (Writer        *writer,
            const BstSpot *spot,
            gboolean       is_captive)
{
  BastideSign *sign;

  if (spot->player < 0 || (guint) spot->player >= bst_game_get_n_players (writer->game))
    return;
  sign = add (writer, BASTIDE_SIGN_FIGURE);
  sign->figure = (BstFigureKind) spot->figure;
  sign->feature = (BstFeatureKind) spot->feature;
  sign->colour = bst_game_get_player (writer->game, (guint) spot->player)->colour;
  sign->is_captive = is_captive;
}

/* --- Where a figure is put --- */

static guint
get_edges (const BstMove     *move,
           const BstTileType *type,
           const BstSpot     *spot)
{
  guint segment = bst_spot_get_segment (spot, type, move->rotation);
  BstSides sides = segment != BST_NO_SEGMENT ? bst_tile_type_get_sides (type, segment, move->rotation) : 0;
  guint edges = 0;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    if (sides & bst_sides_of_edge (edge))
      edges |= BST_RENDER_COMPASS_EDGE (edge);

  return edges;
}

/* On the tile just laid the compass says where; a monastery and a tower are in the middle anyway. */
static void
add_place (Writer        *writer,
           const BstMove *move,
           const BstSpot *spot)
{
  const BstTileType *type = bst_tile_set_get_type (bst_game_get_tile_set (writer->game), (guint) move->type);

  add_glyph (writer, bst_render_glyph_for ((BstFeatureKind) spot->feature));
  if (spot->x != move->x || spot->y != move->y)
    add_glyph (writer, BST_RENDER_GLYPH_PORTAL);
  else if (spot->side >= BST_SIDE_CORNER)
    add (writer, BASTIDE_SIGN_COMPASS)->edges = BST_RENDER_COMPASS_CORNER (spot->side - BST_SIDE_CORNER);
  else if (!bst_feature_kind_get (spot->feature)->is_inside)
    add (writer, BASTIDE_SIGN_COMPASS)->edges = get_edges (move, type, spot);
}

/* What was drawn for a shepherd. */
static void
add_token (Writer *writer,
           guint   result)
{
  add_glyph (writer, result == BST_WOLF ? BST_RENDER_GLYPH_WOLF : BST_RENDER_GLYPH_SHEEP);
}

/* A guard goes up a tower, which is no matter of portals. */
static void
add_put (Writer        *writer,
         const BstMove *move,
         const BstSpot *spot,
         guint          result)
{
  add_figure (writer, spot, FALSE);
  if (spot->figure == BST_FIGURE_SHEPHERD)
    add_token (writer, result);
  if (spot->feature == BST_FEATURE_TOWER)
    add_glyph (writer, BST_RENDER_GLYPH_TOWER);
  else
    add_place (writer, move, spot);
}

/* --- What is done by hand (D11, D12) --- */

static void
add_dexterity (Writer        *writer,
               const BstStep *step)
{
  add_glyph (writer, BST_RENDER_GLYPH_HAND);
  add_figure (writer, &step->spot, FALSE);
  if (step->kind == BST_STEP_DEXTERITY_EXCHANGES)
    {
      add_glyph (writer, BST_RENDER_GLYPH_EXCHANGE);
      add_figure (writer, &step->to, FALSE);
    }
  else if (step->kind == BST_STEP_DEXTERITY_MOVES)
    {
      add_glyph (writer, BST_RENDER_GLYPH_AWAY);
      add_glyph (writer, bst_render_glyph_for ((BstFeatureKind) step->to.feature));
    }
}

/* --- Steps --- */

static void
add_glyph_and_figure (Writer         *writer,
                      BstRenderGlyph  glyph,
                      const BstSpot  *spot)
{
  add_glyph (writer, glyph);
  add_figure (writer, spot, FALSE);
}

static void
add_away (Writer        *writer,
          const BstSpot *spot)
{
  add_figure (writer, spot, FALSE);
  add_glyph (writer, BST_RENDER_GLYPH_AWAY);
}

static void
add_step (Writer        *writer,
          const BstMove *move,
          const BstStep *step)
{
  switch ((BstStepKind) step->kind)
    {
    case BST_STEP_PUT:
      add_put (writer, move, &step->spot, step->result);
      break;
    case BST_STEP_FAIRY:
      add_glyph_and_figure (writer, BST_RENDER_GLYPH_FAIRY, &step->spot);
      break;
    case BST_STEP_PRINCESS:
      add_glyph_and_figure (writer, BST_RENDER_GLYPH_CROWN, &step->spot);
      break;
    case BST_STEP_PIECE:
      add_glyph (writer, BST_RENDER_GLYPH_TOWER);
      break;
    case BST_STEP_GOLD:
      add_glyph (writer, BST_RENDER_GLYPH_INGOT);
      break;
    case BST_STEP_SHEEP:
      add_token (writer, step->result);
      add_figure (writer, &step->spot, FALSE);
      break;
    case BST_STEP_FLOCK:
      add_away (writer, &step->spot);
      add_glyph (writer, BST_RENDER_GLYPH_SHEEP);
      break;
    case BST_STEP_CAPTURE:
      add_figure (writer, &step->spot, TRUE);
      break;
    case BST_STEP_FREE:
      add_glyph_and_figure (writer, BST_RENDER_GLYPH_EXCHANGE, &step->spot);
      break;
    case BST_STEP_RANSOM:
      add_glyph_and_figure (writer, BST_RENDER_GLYPH_COIN, &step->spot);
      break;
    case BST_STEP_WAGON:
    case BST_STEP_LAND:
      add_away (writer, &step->spot);
      add_glyph (writer, bst_render_glyph_for ((BstFeatureKind) step->spot.feature));
      break;
    case BST_STEP_FERRY:
      add_glyph (writer, BST_RENDER_GLYPH_FERRY);
      break;
    case BST_STEP_MAGE:
    case BST_STEP_WITCH:
      add_glyph (writer, step->kind == BST_STEP_MAGE ? BST_RENDER_GLYPH_MAGE : BST_RENDER_GLYPH_WITCH);
      add_glyph (writer, bst_render_glyph_for ((BstFeatureKind) step->spot.feature));
      break;
    case BST_STEP_MAGE_LEAVES:
    case BST_STEP_WITCH_LEAVES:
      add_glyph (writer, step->kind == BST_STEP_MAGE_LEAVES ? BST_RENDER_GLYPH_MAGE : BST_RENDER_GLYPH_WITCH);
      add_glyph (writer, BST_RENDER_GLYPH_AWAY);
      break;
    case BST_STEP_CIRCLE_ADDS:
    case BST_STEP_CIRCLE_TAKES:
      add_glyph (writer, BST_RENDER_GLYPH_CIRCLE);
      if (step->kind == BST_STEP_CIRCLE_TAKES)
        add_glyph (writer, BST_RENDER_GLYPH_AWAY);
      break;
    case BST_STEP_JOIN:
      add_figure (writer, &step->spot, FALSE);
      add_glyph (writer, bst_render_glyph_for ((BstFeatureKind) step->spot.feature));
      break;
    case BST_STEP_LEAVE:
    case BST_STEP_ESCAPE:
    case BST_STEP_TAKE_BACK:
      add_away (writer, &step->spot);
      break;
    case BST_STEP_DEXTERITY_REMOVES:
    case BST_STEP_DEXTERITY_MOVES:
    case BST_STEP_DEXTERITY_EXCHANGES:
      add_dexterity (writer, step);
      break;
    case BST_STEP_PAY:
      add_glyph (writer, BST_RENDER_GLYPH_COIN);
      break;
    case BST_STEP_DRAGON:
    case BST_STEP_PASS:
    default:
      break;
    }
}

static gboolean
has_room (const Writer *writer)
{
  return writer->n_signs + MAX_STEP_SIGNS <= BASTIDE_MAX_SIGNS;
}

static void
add_single (Writer         *writer,
            BstRenderGlyph  glyph)
{
  if (!has_room (writer))
    return;
  writer->begins_step = TRUE;
  add_glyph (writer, glyph);
}

static void
add_steps (Writer        *writer,
           const BstMove *move)
{
  gboolean has_dragon = FALSE;

  for (guint i = 0; i < move->n_steps && has_room (writer); i++)
    {
      has_dragon |= move->steps[i].kind == BST_STEP_DRAGON;
      writer->begins_step = TRUE;
      add_step (writer, move, &move->steps[i]);
    }
  if (has_dragon)
    add_single (writer, BST_RENDER_GLYPH_DRAGON);
}

static void
add_move (Writer        *writer,
          const BstMove *move)
{
  if (move->kind != BST_MOVE_DISCARD)
    {
      add_steps (writer, move);
      return;
    }
  add_single (writer, BST_RENDER_GLYPH_CROSS);
  if (move->refused)
    add_single (writer, BST_RENDER_GLYPH_HAND);
}

guint
bastide_move_signs_get_move (const BstMove *move,
                             BstGame       *game,
                             BastideSign    out[BASTIDE_MAX_SIGNS])
{
  Writer writer = { .game = game, .signs = out };

  add_move (&writer, move);

  return writer.n_signs;
}

guint
bastide_move_signs_get (const BstNode *node,
                        BstGame       *game,
                        BastideSign    out[BASTIDE_MAX_SIGNS])
{
  Writer writer = { .game = game, .signs = out };

  if (!bst_node_is_move (node))
    return 0;
  add_move (&writer, &node->move);
  if (node->move.kind != BST_MOVE_DISCARD && bst_node_gives_turn (node))
    add_single (&writer, BST_RENDER_GLYPH_AGAIN);

  return writer.n_signs;
}
