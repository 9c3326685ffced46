/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-move.h"

#include <string.h>

#define UNFINISHED " ..."
#define ON " on "

/* By BstFigureKind; a follower is not named. */
static const char * const figure_names[BST_N_FIGURE_KINDS] = { "", "big", "builder", "pig" };

static gboolean
bad_move (GError     **error,
          BstError     code,
          const char  *text,
          const char  *reason)
{
  g_set_error (error, BST_ERROR, code, "move '%.60s': %s", text, reason);

  return FALSE;
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
  while (g_ascii_isdigit (digits[n_digits]) && n_digits < 6)
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

/* "field:inner" or "field:inner2" and so on. */
static gboolean
read_inner_side (const char *place,
                 gsize       length,
                 guint8     *side)
{
  if (length == 5 && memcmp (place, "inner", 5) == 0)
    *side = BST_SIDE_INNER;
  else if (length == 6 && memcmp (place, "inner", 5) == 0 && place[5] >= '2' && place[5] <= '9')
    *side = (guint8) (BST_SIDE_INNER + place[5] - '1');
  else
    return FALSE;

  return TRUE;
}

/* A feature and its place: "city:W", "field:NL", "mon". */
static gboolean
read_spot (const char *spot,
           gsize       length,
           BstMove    *move)
{
  static const BstFeatureKind kinds[] = { BST_FEATURE_CITY, BST_FEATURE_ROAD, BST_FEATURE_FIELD };

  if (length == 3 && memcmp (spot, "mon", 3) == 0)
    {
      move->feature = BST_FEATURE_MONASTERY;
      move->side = 0;
      return TRUE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const char *name = bst_feature_kind_name (kinds[i]);
      gsize name_length = strlen (name);
      const char *place = spot + name_length + 1;
      int side;

      if (length <= name_length + 1 || memcmp (spot, name, name_length) != 0
          || spot[name_length] != ':')
        continue;

      move->feature = kinds[i];
      if (kinds[i] == BST_FEATURE_FIELD)
        {
          if (read_inner_side (place, length - name_length - 1, &move->side))
            return TRUE;
          side = bst_side_from_name (place, length - name_length - 1);
        }
      else
        {
          side = 2 * bst_edge_from_name (place, length - name_length - 1);
        }
      if (side < 0)
        return FALSE;
      move->side = (guint8) side;
      return TRUE;
    }

  return FALSE;
}

const char *
bst_figure_name (BstFigureKind kind)
{
  g_return_val_if_fail (kind < BST_N_FIGURE_KINDS, NULL);

  return figure_names[kind];
}

gboolean
bst_move_parse_spot (const char *text,
                     BstMove    *move)
{
  BstMove result = *move;

  if (!read_spot (text, strlen (text), &result))
    return FALSE;
  *move = result;

  return TRUE;
}

/* "builder on " before the place; nothing is a follower. */
static BstFigureKind
read_figure_kind (const char **text)
{
  for (guint kind = BST_FIGURE_BIG; kind < BST_N_FIGURE_KINDS; kind++)
    {
      gsize length = strlen (figure_names[kind]);

      if (strncmp (*text, figure_names[kind], length) == 0
          && strncmp (*text + length, ON, strlen (ON)) == 0)
        {
          *text += length + strlen (ON);
          return kind;
        }
    }

  return BST_FIGURE_FOLLOWER;
}

/* " [Red city:W]"; nothing is a move without a figure. */
static gboolean
read_figure (const BstGame  *game,
             const char     *whole,
             const char    **text,
             BstMove        *move,
             GError        **error)
{
  const char *inside = *text + 2;
  gsize colour, spot;
  int player;

  if (strncmp (*text, " [", 2) != 0)
    return TRUE;

  colour = strcspn (inside, " ]");
  if (inside[colour] != ' ')
    return bad_move (error, BST_ERROR_SYNTAX, whole, "expected [COLOUR FEATURE:PLACE]");

  player = bst_game_find_colour (game, inside, colour);
  if (player == BST_NO_PLAYER)
    return bad_move (error, BST_ERROR_UNKNOWN, whole, "no player has this colour");

  inside += colour + 1;
  move->figure = read_figure_kind (&inside);
  spot = strcspn (inside, "]");
  if (inside[spot] != ']' || !read_spot (inside, spot, move))
    return bad_move (error, BST_ERROR_SYNTAX, whole, "expected a place such as city:W, field:NL or mon");

  move->player = (gint8) player;
  *text = inside + spot + 1;

  return TRUE;
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
    return bad_move (error, BST_ERROR_RANGE, whole, "expected a cell such as 0,-1 within bounds");
  if (!read_rotation (&text, &move->rotation))
    return bad_move (error, BST_ERROR_SYNTAX, whole, "expected r0, r90, r180 or r270");
  if (!read_figure (game, whole, &text, move, error))
    return FALSE;

  if (strcmp (text, UNFINISHED) == 0)
    {
      move->unfinished = TRUE;
      return TRUE;
    }
  if (*text != '\0')
    return bad_move (error, BST_ERROR_SYNTAX, whole, "something follows the move");

  return TRUE;
}

gboolean
bst_move_parse (const BstGame  *game,
                const char     *text,
                BstMove        *move,
                GError        **error)
{
  BstMove result = { .kind = BST_MOVE_PLACE, .player = BST_NO_PLAYER };
  gsize length = strcspn (text, "@");
  char name[64];
  int type;

  if (text[length] != '@' || length == 0 || length >= sizeof name)
    return bad_move (error, BST_ERROR_SYNTAX, text, "expected TILE@X,Y rROTATION");

  memcpy (name, text, length);
  name[length] = '\0';
  type = bst_tile_set_find (bst_game_get_tile_set (game), name);
  if (type == BST_NO_TILE)
    return bad_move (error, BST_ERROR_UNKNOWN, text, "the tile set has no such tile");

  result.type = (gint16) type;
  if (strcmp (text + length, "@-") == 0)
    result.kind = BST_MOVE_DISCARD;
  else if (!read_placement (game, text, text + length + 1, &result, error))
    return FALSE;

  *move = result;

  return TRUE;
}

static void
print_spot (const BstMove *move,
            GString       *out)
{
  if (move->feature == BST_FEATURE_MONASTERY)
    {
      g_string_append (out, "mon");
      return;
    }

  g_string_append_printf (out, "%s:", bst_feature_kind_name (move->feature));
  if (move->side > BST_SIDE_INNER)
    g_string_append_printf (out, "inner%d", move->side - BST_SIDE_INNER + 1);
  else if (move->side == BST_SIDE_INNER)
    g_string_append (out, "inner");
  else if (move->feature == BST_FEATURE_FIELD)
    g_string_append (out, bst_side_name (move->side));
  else
    g_string_append (out, bst_edge_name (move->side / 2));
}

void
bst_move_print (const BstGame *game,
                const BstMove *move,
                GString       *out)
{
  g_string_append (out, bst_tile_set_get_name (bst_game_get_tile_set (game), (guint) move->type));
  if (move->kind == BST_MOVE_DISCARD)
    {
      g_string_append (out, "@-");
      return;
    }

  g_string_append_printf (out, "@%d,%d r%d", move->x, move->y, 90 * move->rotation);
  if (move->player != BST_NO_PLAYER)
    {
      const BstPlayer *player = bst_game_get_player (game, (guint) move->player);

      g_string_append_printf (out, " [%s ", bst_colour_name (player->colour));
      if (move->figure != BST_FIGURE_FOLLOWER)
        g_string_append_printf (out, "%s" ON, figure_names[move->figure]);
      print_spot (move, out);
      g_string_append_c (out, ']');
    }
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
    return TRUE;
  if (a->x != b->x || a->y != b->y || a->rotation != b->rotation
      || a->player != b->player || a->unfinished != b->unfinished)
    return FALSE;

  return a->player == BST_NO_PLAYER
         || (a->figure == b->figure && a->feature == b->feature && a->side == b->side);
}

void
bst_move_set_spot (BstMove           *move,
                   const BstTileType *type,
                   guint              segment,
                   int                player)
{
  BstSides sides = bst_tile_type_get_sides (type, segment, move->rotation);

  move->player = (gint8) player;
  move->figure = BST_FIGURE_FOLLOWER;
  move->feature = type->segments[segment].kind;
  if (move->feature == BST_FEATURE_MONASTERY)
    move->side = 0;
  else if (sides == 0)
    move->side = (guint8) (BST_SIDE_INNER + bst_tile_type_inner_index (type, segment));
  else
    move->side = (guint8) g_bit_nth_lsf (sides, -1);
}

guint
bst_move_get_segment (const BstMove     *move,
                      const BstTileType *type)
{
  if (move->side < BST_SIDE_INNER)
    return bst_tile_type_find_segment (type, move->rotation, move->feature, move->side);

  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind == move->feature && type->segments[i].sides == 0
        && bst_tile_type_inner_index (type, i) + BST_SIDE_INNER == move->side)
      return i;

  return BST_NO_SEGMENT;
}
