/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-step-text.h"
#include "bst-io-game-words.h"
#include "bst-io-word-table.h"

#include <glib/gi18n-lib.h>

/* "knight (Red)". */
static char *
get_who (BstGame       *game,
         const BstSpot *spot)
{
  /* Translators: a figure and the player to whom it belongs: "knight (Red)". */
  return g_strdup_printf (C_("figure", "%s (%s)"),
                          bst_io_words_figure (spot->figure, spot->feature),
                          bst_io_words_player (game, (guint) spot->player));
}

/* "1 follower (Red)": a prisoner stands nowhere. */
static char *
get_prisoner (BstGame       *game,
              const BstSpot *spot)
{
  g_autofree char *figure = bst_io_words_figures (spot->figure, 1);

  return g_strdup_printf (C_("figure", "%s (%s)"), figure,
                          bst_io_words_player (game, (guint) spot->player));
}

/* On the tile just laid the place is named, on any other the cell; so it is where the tile has no such
 * place, which a refused move may name. */
static char *
tell_put (BstGame       *game,
          const BstMove *move,
          const BstStep *step)
{
  const BstSpot *spot = &step->spot;
  const BstTileType *type = bst_tile_set_get_type (bst_game_get_tile_set (game), move->type);
  const char *figure = bst_io_words_figure (spot->figure, spot->feature);
  guint segment = BST_NO_SEGMENT;
  g_autofree char *where = NULL;

  if (spot->x == move->x && spot->y == move->y && spot->side < BST_SIDE_CORNER)
    segment = bst_spot_get_segment (spot, type, move->rotation);
  if (segment != BST_NO_SEGMENT)
    where = bst_io_words_segment (type, segment, move->rotation);
  else
    where = bst_io_words_cell (spot->x, spot->y);

  /* Translators: a figure and where it is put: "knight, city north". */
  return g_strdup_printf (_("%s, %s"), figure, where);
}

static char *
tell_payment (BstGame       *game,
              const BstMove *move,
              const BstStep *step)
{
  /* Translators: both are players. */
  return g_strdup_printf (_("%s pays %s"),
                          bst_io_words_player (game, (guint) step->spot.player),
                          bst_io_words_player (game, (guint) step->to.player));
}

/* What was done to a figure by hand, and for which reason. */
static char *
tell_dexterity (BstGame       *game,
                const BstMove *move,
                const BstStep *step)
{
  static const char * const forms[][BST_N_DEXTERITY_REASONS] = {
    /* Translators: %s is a figure and its player, as in the next eight. */
    { N_("removed by the catapult: %s"), N_("removed in the Knights’ Tournament: %s"),
      N_("removed by hand: %s") },
    { N_("moved by the catapult: %s"), N_("moved in the Knights’ Tournament: %s"),
      N_("moved by hand: %s") },
    { N_("exchanged by the catapult: %s"), N_("exchanged in the Knights’ Tournament: %s"),
      N_("exchanged by hand: %s") },
  };
  g_autofree char *who = get_who (game, &step->spot);
  g_autofree char *other = NULL;
  g_autofree char *both = NULL;

  if (step->kind == BST_STEP_DEXTERITY_REMOVES)
    return bst_io_words_fill (_(forms[0][step->reason]), "%s", who);

  if (step->kind == BST_STEP_DEXTERITY_MOVES)
    {
      other = bst_io_words_cell (step->to.x, step->to.y);
      /* Translators: a figure, and the cell to which it is moved. */
      both = g_strdup_printf (C_("by hand", "%s → %s"), who, other);
      return bst_io_words_fill (_(forms[1][step->reason]), "%s", both);
    }

  other = get_who (game, &step->to);
  /* Translators: two figures that are exchanged. */
  both = g_strdup_printf (C_("by hand", "%s ↔ %s"), who, other);

  return bst_io_words_fill (_(forms[2][step->reason]), "%s", both);
}

/* On the tile just laid the edges say it all. */
static char *
tell_ferry (BstGame       *game,
            const BstMove *move,
            const BstStep *step)
{
  g_autofree char *road = bst_io_words_at_edges (BST_FEATURE_ROAD, 1u << step->spot.side / 2 | 1u << step->to.side / 2);
  g_autofree char *cell = NULL;

  if (step->spot.x == move->x && step->spot.y == move->y)
    /* Translators: what a ferry makes one road: "ferry: road north and east". */
    return g_strdup_printf (_("ferry: %s"), road);
  cell = bst_io_words_cell (step->spot.x, step->spot.y);

  /* Translators: the same on another tile, whose cell comes last: "ferry: road north and east at (2, −1)". */
  return g_strdup_printf (_("ferry: %s at %s"), road, cell);
}

static char *
tell_leaving (BstGame       *game,
              const BstMove *move,
              const BstStep *step)
{
  return g_strdup (step->kind == BST_STEP_MAGE_LEAVES ? _("the mage leaves") : _("the witch leaves"));
}

/* What a crop circle does. */
static char *
tell_circle (BstGame       *game,
             const BstMove *move,
             const BstStep *step)
{
  /* Translators: what all players do by a crop circle. */
  return g_strdup (step->kind == BST_STEP_CIRCLE_ADDS ? _("one more for each") : _("one home for each"));
}

static char *
name_cell (BstGame       *game,
           const BstSpot *spot)
{
  return bst_io_words_cell (spot->x, spot->y);
}

/* By BstStepKind: a sentence, and what its %s is; or who says it all. Nothing for what needs no words, or is
 * counted. */
static const struct
{
  const char *sentence;
  char     *(*name) (BstGame       *game,
                     const BstSpot *spot);
  char     *(*tell) (BstGame       *game,
                     const BstMove *move,
                     const BstStep *step);
} words[BST_N_STEP_KINDS] = {
  [BST_STEP_PUT] = { .tell = tell_put },
  /* Translators: %s is a cell, as in the next two. */
  [BST_STEP_FAIRY] = { N_("fairy: %s"), name_cell },
  [BST_STEP_PIECE] = { N_("tower piece: %s"), name_cell },
  [BST_STEP_WAGON] = { N_("wagon drives: %s"), name_cell },
  [BST_STEP_FERRY] = { .tell = tell_ferry },
  /* Translators: an ingot of a gold mine, and the cell where it is laid. */
  [BST_STEP_GOLD] = { N_("ingot: %s"), name_cell },
  [BST_STEP_LAND] = { N_("comes down: %s"), name_cell },
  [BST_STEP_MAGE] = { N_("mage: %s"), name_cell },
  [BST_STEP_WITCH] = { N_("witch: %s"), name_cell },
  [BST_STEP_MAGE_LEAVES] = { .tell = tell_leaving },
  [BST_STEP_WITCH_LEAVES] = { .tell = tell_leaving },
  /* Translators: %s is a figure and its player, as in all that follow. */
  [BST_STEP_FLY] = { N_("flies: %s"), get_prisoner },
  [BST_STEP_PRINCESS] = { N_("princess: %s"), get_who },
  [BST_STEP_CAPTURE] = { N_("captured: %s"), get_who },
  [BST_STEP_FREE] = { N_("exchanged prisoner: %s"), get_prisoner },
  [BST_STEP_RANSOM] = { N_("ransomed: %s"), get_prisoner },
  [BST_STEP_ESCAPE] = { N_("escaped: %s"), get_who },
  [BST_STEP_CIRCLE_ADDS] = { .tell = tell_circle },
  [BST_STEP_CIRCLE_TAKES] = { .tell = tell_circle },
  [BST_STEP_JOIN] = { N_("joins: %s"), get_who },
  [BST_STEP_LEAVE] = { N_("goes home: %s"), get_who },
  [BST_STEP_TAKE_BACK] = { N_("taken back: %s"), get_who },
  /* Translators: a token is drawn for this shepherd, and below: his flock is scored. */
  [BST_STEP_SHEEP] = { N_("sheep for: %s"), get_who },
  [BST_STEP_FLOCK] = { N_("flock scored: %s"), get_who },
  [BST_STEP_DEXTERITY_REMOVES] = { .tell = tell_dexterity },
  [BST_STEP_DEXTERITY_MOVES] = { .tell = tell_dexterity },
  [BST_STEP_DEXTERITY_EXCHANGES] = { .tell = tell_dexterity },
  [BST_STEP_PAY] = { .tell = tell_payment },
};

/* Without what chance made of it. NULL for what needs no words. */
static char *
tell_chosen (BstGame       *game,
             const BstMove *move,
             const BstStep *step)
{
  g_autofree char *name = NULL;

  if (words[step->kind].tell != NULL)
    return words[step->kind].tell (game, move, step);
  if (words[step->kind].sentence == NULL)
    return NULL;
  name = words[step->kind].name (game, &step->spot);

  return bst_io_words_fill (_(words[step->kind].sentence), "%s", name);
}

/* Is a sheep token drawn by it (HS3)? */
static gboolean
draws_sheep (const BstStep *step)
{
  return step->kind == BST_STEP_SHEEP || (step->kind == BST_STEP_PUT && step->spot.figure == BST_FIGURE_SHEPHERD);
}

char *
bst_io_step_dup_with_result (const char    *chosen,
                             const BstStep *step)
{
  if (step->result == 0)
    return g_strdup (chosen);
  if (draws_sheep (step) && step->result == BST_WOLF)
    /* Translators: what is done in a turn, and that the token which was drawn is a wolf; in the next, how many sheep it has. */
    return g_strdup_printf (_("%s (wolf)"), chosen);
  if (draws_sheep (step))
    return g_strdup_printf (ngettext ("%s (%u sheep)", "%s (%u sheep)", step->result), chosen, step->result);

  /* Translators: what is done in a turn, and the number that a die or a drawn token gave. */
  return g_strdup_printf (_("%s (result %u)"), chosen, step->result);
}

static char *
tell_step (BstGame       *game,
           const BstMove *move,
           const BstStep *step)
{
  g_autofree char *chosen = tell_chosen (game, move, step);

  return chosen == NULL ? NULL : bst_io_step_dup_with_result (chosen, step);
}

static void
add (GString    *text,
     const char *part)
{
  if (text->len > 0)
    g_string_append (text, C_("list separator", "; "));
  g_string_append (text, part);
}

char *
bst_io_step_text_get (BstGame       *game,
                       const BstMove *move)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_dragon = 0;

  for (guint i = 0; i < move->n_steps; i++)
    {
      g_autofree char *part = tell_step (game, move, &move->steps[i]);

      n_dragon += move->steps[i].kind == BST_STEP_DRAGON;
      if (part != NULL)
        add (text, part);
    }
  if (n_dragon > 0)
    {
      g_autofree char *part = NULL;

      part = g_strdup_printf (ngettext ("dragon: %u cell", "dragon: %u cells", n_dragon),
                              n_dragon);
      add (text, part);
    }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
bst_io_step_text_dup_move (BstGame       *game,
                            const BstMove *move)
{
  g_autofree char *cell = bst_io_words_cell (move->x, move->y);
  g_autofree char *steps = bst_io_step_text_get (game, move);

  /* Translators: a move: a tile, its cell, how it is turned, and what else is done (with a blank
   * before it): "U (1, 0) 90° knight, city north". */
  return g_strdup_printf (_("%s %s %u°%s%s"),
                          bst_io_words_tile (bst_game_get_tile_set (game), (guint) move->type),
                          cell, 90u * move->rotation, steps != NULL ? " " : "",
                          steps != NULL ? steps : "");
}
