/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading the steps of a turn. */

#include "bst-step-private.h"

#include <string.h>

#define MAX_STEP_TEXT 160

/* The words between two brackets. */
typedef struct
{
  const BstGame *game;
  char         **words;
  guint          at;
  gint16         x;         /* of the tile just laid */
  gint16         y;
} Reader;

static gboolean
next_is (Reader     *reader,
         const char *word)
{
  const char *next = reader->words[reader->at];

  if (next == NULL || strcmp (next, word) != 0)
    return FALSE;
  reader->at++;

  return TRUE;
}

static const char *
next_word (Reader *reader)
{
  const char *next = reader->words[reader->at];

  if (next == NULL)
    return "";
  reader->at++;

  return next;
}

static gboolean
read_player (Reader *reader,
             gint8  *player)
{
  const char *word = next_word (reader);
  int found = bst_game_find_colour (reader->game, word, strlen (word));

  *player = (gint8) found;

  return found != BST_NO_PLAYER;
}

/* A number as the printer writes it: no plus, no leading zeros. */
static gboolean
read_number (const char *text,
             gint64      lowest,
             gint64      highest,
             gint64     *number)
{
  const char *digits = text[0] == '-' ? text + 1 : text;

  if (!g_ascii_isdigit (digits[0]) || (digits[0] == '0' && (digits[1] != '\0' || digits != text)))
    return FALSE;

  return g_ascii_string_to_signed (text, 10, lowest, highest, number, NULL);
}

/* "1,-2". */
static gboolean
read_cell (Reader  *reader,
           BstSpot *spot)
{
  g_auto (GStrv) parts = g_strsplit (next_word (reader), ",", 3);
  gint64 x, y;

  if (g_strv_length (parts) != 2
      || !read_number (parts[0], -BST_MAX_COORDINATE, BST_MAX_COORDINATE, &x)
      || !read_number (parts[1], -BST_MAX_COORDINATE, BST_MAX_COORDINATE, &y))
    return FALSE;
  spot->x = (gint16) x;
  spot->y = (gint16) y;

  return TRUE;
}

/* "city:W at 1,0"; without a cell it is the tile just laid. */
static gboolean
read_spot (Reader  *reader,
           BstSpot *spot)
{
  if (!bst_spot_parse (next_word (reader), spot))
    return FALSE;
  spot->x = reader->x;
  spot->y = reader->y;

  /* The cell of the tile just laid is never written. */
  return !next_is (reader, "at")
         || (read_cell (reader, spot) && (spot->x != reader->x || spot->y != reader->y));
}

static gboolean
read_figure_kind (Reader  *reader,
                  BstSpot *spot)
{
  spot->figure = BST_FIGURE_FOLLOWER;
  for (guint kind = BST_FIGURE_FOLLOWER + 1; kind < BST_N_FIGURE_KINDS; kind++)
    if (next_is (reader, bst_figure_kind_get (kind)->name))
      {
        spot->figure = (guint8) kind;
        return TRUE;
      }

  return FALSE;
}

/* "Red big on city:W at 1,0". */
static gboolean
read_figure (Reader  *reader,
             BstSpot *spot)
{
  return read_player (reader, &spot->player)
         && (!read_figure_kind (reader, spot) || next_is (reader, "on"))
         && read_spot (reader, spot);
}

/* "Red big", a figure that is nowhere. */
static gboolean
read_prisoner (Reader  *reader,
               BstSpot *spot)
{
  if (!read_player (reader, &spot->player))
    return FALSE;
  read_figure_kind (reader, spot);

  return TRUE;
}

static gboolean
read_reason (Reader  *reader,
             BstStep *step)
{
  const char *word = next_word (reader);

  for (guint i = 0; i < BST_N_DEXTERITY_REASONS; i++)
    {
      gsize length = strlen (bst_dexterity_reason_names[i]);

      if (word[0] == '(' && strncmp (word + 1, bst_dexterity_reason_names[i], length) == 0
          && strcmp (word + 1 + length, ")") == 0)
        {
          step->reason = (guint8) i;
          return TRUE;
        }
    }

  return FALSE;
}

/* "3 points 1 wine 1 abbey", in this order, nothing that is none. */
static gboolean
read_amounts (Reader  *reader,
              BstStep *step)
{
  int last = -1;

  while (reader->words[reader->at] != NULL)
    {
      const char *amount = next_word (reader);
      gint64 number;
      int item;

      for (item = 0; item < BST_N_GOODS + 2; item++)
        if (next_is (reader, item == 0 ? "points" : item <= BST_N_GOODS ? bst_good_names[item - 1]
                                                                        : "abbey"))
          break;
      if (item == BST_N_GOODS + 2 || item <= last
          || !read_number (amount, 1, item == 0 ? BST_MAX_PRICE
                                      : item <= BST_N_GOODS ? BST_MAX_GOODS : BST_MAX_ABBEYS, &number))
        return FALSE;
      last = item;
      if (item == 0)
        step->points = (guint16) number;
      else if (item <= BST_N_GOODS)
        step->goods[item - 1] = (guint8) number;
      else
        step->abbeys = (guint8) number;
    }

  return last >= 0;
}

static gboolean
read_cell_or_figure (Reader  *reader,
                     BstSpot *spot)
{
  guint start = reader->at;

  if (read_cell (reader, spot))
    return TRUE;
  reader->at = start;

  return read_figure (reader, spot);
}

static gboolean
read_said (Reader      *reader,
           BstStepSays  says,
           BstSpot     *spot,
           BstStep     *step)
{
  switch (says)
    {
    case BST_STEP_SAYS_NOTHING:
      return TRUE;
    case BST_STEP_SAYS_FIGURE:
      return read_figure (reader, spot);
    case BST_STEP_SAYS_FIGURE_OR_CELL:
      return read_cell_or_figure (reader, spot);
    case BST_STEP_SAYS_CELL:
      return read_cell (reader, spot);
    case BST_STEP_SAYS_PLACE:
      return read_spot (reader, spot);
    case BST_STEP_SAYS_SIDE:
      return bst_spot_parse (next_word (reader), spot);
    case BST_STEP_SAYS_PRISONER:
      return read_prisoner (reader, spot);
    case BST_STEP_SAYS_PLAYER:
      return read_player (reader, &spot->player);
    case BST_STEP_SAYS_PAYMENT:
      return read_player (reader, &step->to.player) && read_amounts (reader, step);
    case BST_STEP_SAYS_DIRECTION:
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* All the words of a verb, or none. */
static gboolean
next_are (Reader             *reader,
          const char * const *verb)
{
  guint start = reader->at;

  if (next_is (reader, verb[0]) && (verb[1] == NULL || next_is (reader, verb[1])))
    return TRUE;
  reader->at = start;

  return FALSE;
}

/* Finds the kind by its verb, which stands behind a player or does not; those without one, and those that share
 * a bracket, are read elsewhere. */
static gboolean
read_verb (Reader   *reader,
           gboolean  by_player,
           BstStep  *step)
{
  for (guint kind = 0; kind < BST_N_STEP_KINDS; kind++)
    {
      const BstStepNotation *notation = &bst_step_notations[kind];

      if (notation->verb[0] == NULL || notation->by_player != by_player
          || notation->says == BST_STEP_SAYS_DIRECTION || !next_are (reader, notation->verb))
        continue;
      step->kind = (guint8) kind;
      step->spot.figure = notation->figure;
      return TRUE;
    }

  return FALSE;
}

/* "= 3", if it comes next. */
static gboolean
read_result (Reader  *reader,
             BstStep *step)
{
  gint64 number;

  if (!next_is (reader, "="))
    return TRUE;
  if (!read_number (next_word (reader), 1, BST_MAX_RESULTS, &number))
    return FALSE;
  step->result = (guint8) number;

  return TRUE;
}

/* The first place is on the tile of the second. */
static void
complete_sides (BstStep *step)
{
  step->spot.x = step->to.x;
  step->spot.y = step->to.y;
  bst_step_order_ends (step);
}

/* What stands behind the verb. */
static gboolean
read_rest (Reader  *reader,
           BstStep *step)
{
  const BstStepNotation *notation = &bst_step_notations[step->kind];

  if (!read_said (reader, notation->says, &step->spot, step)
      || (notation->joint != NULL
          && (!next_is (reader, notation->joint) || !read_said (reader, notation->says_of_to, &step->to, step)))
      || (notation->has_reason && !read_reason (reader, step))
      || !read_result (reader, step))
    return FALSE;
  if (notation->says == BST_STEP_SAYS_SIDE)
    complete_sides (step);

  return TRUE;
}

/* One step; the dragon's moves, several in one bracket, are read elsewhere. */
static gboolean
read_step (Reader  *reader,
           BstStep *step)
{
  guint start = reader->at;

  step->spot.player = step->to.player = BST_NO_PLAYER;
  if (read_verb (reader, FALSE, step)
      || (read_player (reader, &step->spot.player) && read_verb (reader, TRUE, step)))
    return read_rest (reader, step);

  reader->at = start;
  step->kind = BST_STEP_PUT;

  return read_rest (reader, step);
}

static gboolean
read_dragon (const char *directions,
             BstStep    *steps,
             guint8     *n_steps)
{
  if (directions[0] == '\0' || (*n_steps > 0 && steps[*n_steps - 1].kind == BST_STEP_DRAGON))
    return FALSE;
  for (; *directions != '\0'; directions++)
    {
      int direction = bst_edge_from_name (directions, 1);

      if (direction < 0 || *n_steps == BST_MAX_STEPS)
        return FALSE;
      steps[*n_steps] = (BstStep) { .kind = BST_STEP_DRAGON };
      steps[*n_steps].spot.player = steps[*n_steps].to.player = BST_NO_PLAYER;
      steps[(*n_steps)++].spot.side = (guint8) direction;
    }

  return TRUE;
}

static gboolean
read_bracket (Reader  *reader,
              BstStep *steps,
              guint8  *n_steps)
{
  BstStep step = { 0 };

  if (reader->words[0] != NULL && next_is (reader, "dragon"))
    {
      if (!read_dragon (next_word (reader), steps, n_steps))
        return FALSE;
    }
  else
    {
      if (*n_steps == BST_MAX_STEPS || !read_step (reader, &step))
        return FALSE;
      steps[(*n_steps)++] = step;
    }

  return reader->words[reader->at] == NULL;
}

/* Tells the usual mistakes apart. */
static gboolean
bad_step (const BstGame  *game,
          const char     *whole,
          char          **words,
          GError        **error)
{
  gboolean is_verb = FALSE;
  BstError code = BST_ERROR_SYNTAX;
  BstReason reason = BST_REASON_BAD_STEP;

  for (guint kind = 0; words[0] != NULL && kind < BST_N_STEP_KINDS; kind++)
    is_verb = is_verb || (!bst_step_notations[kind].by_player
                          && g_strcmp0 (bst_step_notations[kind].verb[0], words[0]) == 0);
  if (words[0] == NULL || words[1] == NULL)
    {
      reason = BST_REASON_BAD_BRACKET;
    }
  else if (!is_verb)
    {
      gboolean is_colour = bst_game_find_colour (game, words[0], strlen (words[0])) != BST_NO_PLAYER;

      code = is_colour ? BST_ERROR_SYNTAX : BST_ERROR_UNKNOWN;
      reason = is_colour ? BST_REASON_BAD_SPOT : BST_REASON_BAD_COLOUR;
    }

  return bst_error_refuse_text (error, code, BST_ERROR_TEXT_MOVE, whole, reason);
}

gboolean
bst_steps_parse (const BstGame  *game,
                 const char     *whole,
                 const char    **text,
                 int             x,
                 int             y,
                 BstStep        *steps,
                 guint8         *n_steps,
                 GError        **error)
{
  *n_steps = 0;
  while (strncmp (*text, " [", 2) == 0)
    {
      gsize length = strcspn (*text + 2, "]");
      g_autofree char *inside = g_strndup (*text + 2, MIN (length, MAX_STEP_TEXT));
      g_auto (GStrv) words = g_strsplit (inside, " ", -1);
      Reader reader = { game, words, 0, (gint16) x, (gint16) y };

      if ((*text)[2 + length] != ']' || length > MAX_STEP_TEXT
          || !read_bracket (&reader, steps, n_steps))
        return bad_step (game, whole, words, error);
      *text += 2 + length + 1;
    }

  return TRUE;
}
