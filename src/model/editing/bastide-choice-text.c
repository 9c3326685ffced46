/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-choice-text.h"

#include <bst-feature.h>
#include <bst-io-game-words.h>
#include <bst-io-step-text.h>

#include <glib/gi18n.h>

/* The place of a spot, with its cell unless that is the tile just laid. (transfer full) */
static char *
dup_spot_text (const BstPosition *position,
               const BstSpot     *spot)
{
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (position));
  int index = bst_position_find_tile (position, spot->x, spot->y);
  g_autofree char *cell = bst_io_words_cell (spot->x, spot->y);
  g_autofree char *segment = NULL;
  const BstTileType *type;
  const BstTile *tiles;
  guint n_tiles, at;

  if (index < 0)
    return g_steal_pointer (&cell);
  tiles = bst_position_get_tiles (position, &n_tiles);
  type = bst_tile_set_get_type (set, (guint) tiles[index].type);
  at = bst_spot_get_segment (spot, type, tiles[index].rotation);
  if (spot->side >= BST_SIDE_CORNER || at == BST_NO_SEGMENT)
    return g_steal_pointer (&cell);

  segment = bst_io_words_segment (type, at, tiles[index].rotation);
  if ((guint) index == n_tiles - 1)
    return g_steal_pointer (&segment);

  /* Translators: a part of a tile, and its cell: "city north at (2, −1)". */
  return g_strdup_printf (_("%s at %s"), segment, cell);
}

/* "knight of Red, city north at (2, −1)". (transfer full) */
static char *
get_figure (const BstPosition *position,
            const BstSpot     *spot)
{
  g_autofree char *where = dup_spot_text (position, spot);

  /* Translators: a figure, its player, and where it stands: "knight of Red, city north". */
  return g_strdup_printf (_("%s of %s, %s"), bst_io_words_figure (spot->figure, spot->feature),
                          bst_io_words_player (bst_position_get_game (position),
                                               (guint) spot->player),
                          where);
}

static char *
get_put (const BstPosition *position,
         const BstSpot     *spot)
{
  g_autofree char *where = dup_spot_text (position, spot);

  /* Translators: a figure, and where it is put: "knight, city north". */
  return g_strdup_printf (_("%s, %s"), bst_io_words_figure (spot->figure, spot->feature), where);
}

static char *
get_fairy (const BstPosition *position,
           const BstSpot     *spot)
{
  g_autofree char *cell = bst_io_words_cell (spot->x, spot->y);
  g_autofree char *figure = NULL;

  if (spot->player == BST_NO_PLAYER)
    /* Translators: %s is a cell. */
    return g_strdup_printf (_("fairy to %s"), cell);
  figure = get_figure (position, spot);

  /* Translators: the fairy comes beside a figure: "fairy to knight of Red, city north". */
  return g_strdup_printf (_("fairy to %s"), figure);
}

static char *
get_ransom (const BstPosition *position,
            const BstStep     *step)
{
  g_autofree char *figures = bst_io_words_figures (step->spot.figure, 1);

  /* Translators: a prisoner is paid for: "ransom: 1 follower from Blue for 3 points (TO3)". */
  return g_strdup_printf (_("ransom: %s from %s for 3 points (TO3)"), figures,
                          bst_io_words_player (bst_position_get_game (position),
                                               (guint) step->to.player));
}

static char *
get_dragon (BstDirection direction)
{
  switch (direction)
    {
    case BST_NORTH:
      return g_strdup (_("dragon north"));
    case BST_EAST:
      return g_strdup (_("dragon east"));
    case BST_SOUTH:
      return g_strdup (_("dragon south"));
    case BST_WEST:
    default:
      return g_strdup (_("dragon west"));
    }
}

/* Steps that do something to a figure or a place. (transfer full) */
static char *
get_about (const BstPosition *position,
           const BstStep     *step)
{
  g_autofree char *figure = step->spot.player != BST_NO_PLAYER ? get_figure (position, &step->spot)
                                                               : NULL;
  g_autofree char *where = dup_spot_text (position, &step->spot);

  switch (step->kind)
    {
    case BST_STEP_PRINCESS:
      /* Translators: %s is a figure: "princess sends home: knight of Red, city north". */
      return g_strdup_printf (_("princess sends home: %s"), figure);
    case BST_STEP_CAPTURE:
      return g_strdup_printf (_("capture: %s"), figure);
    case BST_STEP_ESCAPE:
      return g_strdup_printf (_("escape: %s"), figure);
    case BST_STEP_TAKE_BACK:
      return g_strdup_printf (_("take back: %s"), figure);
    case BST_STEP_JOIN:
      /* Translators: %s is a figure that comes to where another one of its player stands. */
      return g_strdup_printf (_("joins: %s"), figure);
    case BST_STEP_LEAVE:
      return g_strdup_printf (_("goes home: %s"), figure);
    case BST_STEP_SHEEP:
      /* Translators: %s is a shepherd, for whom a token is drawn; in the next his flock is scored. */
      return g_strdup_printf (_("one more token: %s"), figure);
    case BST_STEP_FLOCK:
      return g_strdup_printf (_("score the flock: %s"), figure);
    case BST_STEP_LAND:
      /* Translators: %s is a place: who flies comes down there. */
      return g_strdup_printf (_("comes down: %s"), where);
    case BST_STEP_MAGE:
      /* Translators: %s is a place, here and in the next: the mage goes there. */
      return g_strdup_printf (_("mage: %s"), where);
    case BST_STEP_WITCH:
      return g_strdup_printf (_("witch: %s"), where);
    case BST_STEP_PIECE:
      /* Translators: %s is a place: a tower grows there. */
      return g_strdup_printf (_("tower piece: %s"), where);
    case BST_STEP_WAGON:
    default:
      /* Translators: %s is a place: the wagon drives there. */
      return g_strdup_printf (_("wagon to %s"), where);
    }
}

/* (transfer full) */
static char *
get_ferry (const BstPosition *position,
           const BstStep     *step)
{
  g_autofree char *road = bst_io_words_at_edges (BST_FEATURE_ROAD, 1u << step->spot.side / 2 | 1u << step->to.side / 2);
  g_autofree char *cell = bst_io_words_cell (step->spot.x, step->spot.y);
  guint n_tiles;
  const BstTile *last = bst_position_get_tiles (position, &n_tiles) + n_tiles - 1;

  if (step->spot.x == last->x && step->spot.y == last->y)
    /* Translators: what a ferry makes one road: "ferry: road north and east". */
    return g_strdup_printf (_("ferry: %s"), road);

  /* Translators: the same on another tile: "ferry: road north and east at (2, −1)". */
  return g_strdup_printf (_("ferry: %s at %s"), road, cell);
}

/* Without what chance makes of it. (transfer full) */
static char *
get_chosen (const BstPosition *position,
            const BstStep     *step)
{
  g_autofree char *figures = NULL;
  g_autofree char *cell = NULL;
  g_autoptr (GString) text = NULL;
  BstStep chosen = *step;

  switch (step->kind)
    {
    case BST_STEP_PUT:
      return get_put (position, &step->spot);
    case BST_STEP_FAIRY:
      return get_fairy (position, &step->spot);
    case BST_STEP_DRAGON:
      return get_dragon (step->spot.side);
    case BST_STEP_GOLD:
      cell = bst_io_words_cell (step->spot.x, step->spot.y);
      /* Translators: %s is a cell: an ingot is laid there. */
      return g_strdup_printf (_("ingot: %s"), cell);
    case BST_STEP_FREE:
      figures = bst_io_words_figures (step->spot.figure, 1);
      /* Translators: a prisoner comes back in exchange: "exchange for 1 follower". */
      return g_strdup_printf (_("exchange for %s"), figures);
    case BST_STEP_FLY:
      figures = bst_io_words_figures (step->spot.figure, 1);
      /* Translators: who is put on a flying machine: "flies: 1 follower". */
      return g_strdup_printf (_("flies: %s"), figures);
    case BST_STEP_CIRCLE_ADDS:
      return g_strdup (_("each may put one more follower"));
    case BST_STEP_CIRCLE_TAKES:
      return g_strdup (_("each must take one follower home"));
    case BST_STEP_MAGE_LEAVES:
      return g_strdup (_("the mage leaves the board"));
    case BST_STEP_WITCH_LEAVES:
      return g_strdup (_("the witch leaves the board"));
    case BST_STEP_FERRY:
      return get_ferry (position, step);
    case BST_STEP_RANSOM:
      return get_ransom (position, step);
    case BST_STEP_PRINCESS:
    case BST_STEP_CAPTURE:
    case BST_STEP_ESCAPE:
    case BST_STEP_TAKE_BACK:
    case BST_STEP_JOIN:
    case BST_STEP_LEAVE:
    case BST_STEP_SHEEP:
    case BST_STEP_FLOCK:
    case BST_STEP_PIECE:
    case BST_STEP_LAND:
    case BST_STEP_MAGE:
    case BST_STEP_WITCH:
    case BST_STEP_WAGON:
      return get_about (position, step);
    default:
      /* What no list offers is said in the words of the notation. */
      text = g_string_new (NULL);
      chosen.result = 0;
      bst_step_print (bst_position_get_game (position), &chosen, text);
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
}

char *
bastide_choice_text_get (const BstPosition *position,
                       const BstStep     *step)
{
  g_autofree char *chosen = get_chosen (position, step);

  return bst_io_step_dup_with_result (chosen, step);
}

char *
bastide_choice_text_dup_part (const BstPosition *position,
                              guint              part)
{
  BstSpot spot = { .player = BST_NO_PLAYER };
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    if (figures[i].part == part && !bst_figure_kind_get (figures[i].kind)->on_corner)
      {
        bst_position_get_figure_spot (position, i, &spot);
        return get_figure (position, &spot);
      }
  bst_position_name_spot (position, part, &spot);

  return dup_spot_text (position, &spot);
}

/* Of a crop circle: what it does is chosen first. (transfer full) */
static char *
dup_circle_prompt (const BstPosition *position,
                   const char        *player)
{
  g_auto (BstSteps) steps = { 0 };

  bst_position_get_steps (position, &steps);
  if (steps.n_items > 0 && steps.items[0].kind == BST_STEP_JOIN)
    return g_strdup_printf (_("%s may put one more follower beside another"), player);
  if (steps.n_items > 0 && steps.items[0].kind == BST_STEP_LEAVE)
    return g_strdup_printf (_("%s must take a follower home"), player);

  return g_strdup_printf (_("%s chooses what the crop circle does"), player);
}

char *
bastide_choice_text_dup_prompt (const BstPosition *position)
{
  const char *player = bst_io_words_player (bst_position_get_game (position),
                                            bst_position_get_decider (position));

  switch (bst_position_get_phase (position))
    {
    case BST_PHASE_ACTION:
      /* Translators: %s in all of these is a player. */
      return g_strdup_printf (_("%s may put a figure"), player);
    case BST_PHASE_GOLD:
      return g_strdup_printf (_("%s chooses the tile of the second ingot"), player);
    case BST_PHASE_MAGIC:
      return g_strdup_printf (_("%s chooses where the mage or the witch goes"), player);
    case BST_PHASE_LANDING:
      return g_strdup_printf (_("%s chooses where the figure in the air comes down"), player);
    case BST_PHASE_CAPTURE:
      return g_strdup_printf (_("%s may capture a follower"), player);
    case BST_PHASE_FREE:
      return g_strdup_printf (_("%s chooses the prisoner who comes back"), player);
    case BST_PHASE_FERRY:
      return g_strdup_printf (bst_position_may_pass (position) ? _("%s may move a ferry") : _("%s puts a ferry on the lake"),
                              player);
    case BST_PHASE_FLOCK:
      return g_strdup_printf (_("%s lets the flock grow or has it scored"), player);
    case BST_PHASE_DRAGON:
    case BST_PHASE_LATE_DRAGON:
      return g_strdup_printf (_("%s moves the dragon"), player);
    case BST_PHASE_WAGON:
      return g_strdup_printf (_("%s may drive the wagon on"), player);
    case BST_PHASE_CIRCLE:
      return dup_circle_prompt (position, player);
    case BST_PHASE_ESCAPE:
      return g_strdup_printf (_("%s may leave a besieged city"), player);
    case BST_PHASE_DEXTERITY:
      return g_strdup_printf (_("Turn of %s: choose a figure that was moved by hand"), player);
    default:
      return g_strdup_printf (_("%s may go on with the turn"), player);
    }
}
