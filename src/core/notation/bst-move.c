/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-move.h"

#include <string.h>

#define UNFINISHED " ..."
#define DISCARDED  "@-"
#define REFUSED    DISCARDED " [refused]"

static gboolean
bad_move (GError     **error,
          BstError     code,
          const char  *text,
          BstReason    reason)
{
  return bst_error_refuse_text (error, code, BST_ERROR_TEXT_MOVE, text, reason);
}

/* Reads a number as the printer writes it: no plus, no leading zeros. Moves @text behind it. */
static gboolean
read_number (const char **text,
             gint16      *number)
{
  const char *digits = *text;
  gboolean negative = *digits == '-';
  int value = 0;
  guint n_digits = 0;

  if (negative)
    digits++;
  while (g_ascii_isdigit (digits[n_digits]) && value <= BST_MAX_COORDINATE)
    value = 10 * value + (digits[n_digits++] - '0');

  if (n_digits == 0 || value > BST_MAX_COORDINATE)
    return FALSE;
  if (digits[0] == '0' && (n_digits > 1 || negative))
    return FALSE;

  *text = digits + n_digits;
  *number = (gint16) (negative ? -value : value);

  return TRUE;
}

static gboolean
read_rotation (const char **text,
               guint8      *rotation)
{
  static const char * const words[] = { " r0", " r90", " r180", " r270" };

  /* The longest first would matter only if one were the start of another. */
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gsize length = strlen (words[i]);

      if (strncmp (*text, words[i], length) == 0 && !g_ascii_isdigit ((*text)[length]))
        {
          *rotation = (guint8) i;
          *text += length;
          return TRUE;
        }
    }

  return FALSE;
}

/* Everything behind the '@'. */
static gboolean
read_placement (const BstGame  *game,
                const char     *whole,
                const char     *text,
                BstMove        *move,
                GError        **error)
{
  if (!read_number (&text, &move->x) || *text++ != ',' || !read_number (&text, &move->y))
    return bad_move (error, BST_ERROR_RANGE, whole, BST_REASON_BAD_CELL);
  if (!read_rotation (&text, &move->rotation))
    return bad_move (error, BST_ERROR_SYNTAX, whole, BST_REASON_BAD_ROTATION);
  if (!bst_steps_parse (game, whole, &text, move->x, move->y, move->steps, &move->n_steps, error))
    return FALSE;

  if (strcmp (text, UNFINISHED) == 0)
    {
      move->unfinished = TRUE;
      return TRUE;
    }
  if (*text != '\0')
    return bad_move (error, BST_ERROR_SYNTAX, whole, BST_REASON_BAD_END);

  return TRUE;
}

gboolean
bst_move_parse (const BstGame  *game,
                const char     *text,
                BstMove        *move,
                GError        **error)
{
  BstMove result = { .kind = BST_MOVE_PLACE };
  gsize length = strcspn (text, "@");
  g_autofree char *name = NULL;
  int type;

  if (text[length] != '@' || length == 0)
    return bad_move (error, BST_ERROR_SYNTAX, text, BST_REASON_BAD_MOVE);

  name = g_strndup (text, length);
  type = bst_tile_set_find (bst_game_get_tile_set (game), name);
  if (type == BST_NO_TILE)
    return bad_move (error, BST_ERROR_UNKNOWN, text, BST_REASON_BAD_TILE);

  result.type = (gint16) type;
  result.refused = strcmp (text + length, REFUSED) == 0;
  if (result.refused || strcmp (text + length, DISCARDED) == 0)
    result.kind = BST_MOVE_DISCARD;
  else if (!read_placement (game, text, text + length + 1, &result, error))
    return FALSE;

  *move = result;

  return TRUE;
}

void
bst_move_print (const BstGame *game,
                const BstMove *move,
                GString       *out)
{
  g_string_append (out, bst_tile_set_get_name (bst_game_get_tile_set (game), (guint) move->type));
  if (move->kind == BST_MOVE_DISCARD)
    {
      g_string_append (out, move->refused ? REFUSED : DISCARDED);
      return;
    }

  g_string_append_printf (out, "@%d,%d r%d", move->x, move->y, 90 * move->rotation);
  bst_steps_print (game, move->steps, move->n_steps, move->x, move->y, out);
  if (move->unfinished)
    g_string_append (out, UNFINISHED);
}

char *
bst_move_to_text (const BstGame *game,
                  const BstMove *move)
{
  GString *out = g_string_new (NULL);

  bst_move_print (game, move, out);

  return g_string_free (out, FALSE);
}

gboolean
bst_move_equal (const BstMove *a,
                const BstMove *b)
{
  if (a->kind != b->kind || a->type != b->type)
    return FALSE;
  if (a->kind == BST_MOVE_DISCARD)
    return a->refused == b->refused;
  if (a->x != b->x || a->y != b->y || a->rotation != b->rotation
      || a->n_steps != b->n_steps || a->unfinished != b->unfinished)
    return FALSE;

  for (guint i = 0; i < a->n_steps; i++)
    if (!bst_step_equal (&a->steps[i], &b->steps[i]))
      return FALSE;

  return TRUE;
}

void
bst_move_copy (BstMove       *to,
               const BstMove *from)
{
  memcpy (to, from, G_STRUCT_OFFSET (BstMove, steps) + from->n_steps * sizeof *from->steps);
}

gboolean
bst_move_add_step (BstMove       *move,
                   const BstStep *step)
{
  if (move->n_steps == BST_MAX_STEPS)
    return FALSE;
  move->steps[move->n_steps++] = *step;

  return TRUE;
}

void
bst_move_put (BstMove           *move,
              const BstTileType *type,
              guint              segment,
              int                player,
              BstFigureKind      figure)
{
  BstStep step = { .kind = BST_STEP_PUT };

  step.spot = (BstSpot) { move->x, move->y, (gint8) player, (guint8) figure, 0, 0 };
  step.to.player = BST_NO_PLAYER;
  bst_spot_set_segment (&step.spot, type, move->rotation, segment);
  bst_move_add_step (move, &step);
}

const BstSpot *
bst_move_get_put (const BstMove *move)
{
  for (guint i = 0; i < move->n_steps; i++)
    if (move->steps[i].kind == BST_STEP_PUT)
      return &move->steps[i].spot;

  return NULL;
}
