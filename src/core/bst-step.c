/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-step.h"

#include <string.h>

/* By BstFigureKind; a follower is not named. */
static const char * const figure_names[BST_N_FIGURE_KINDS] = {
  "", "big", "builder", "pig", "barn", "wagon", "mayor"
};
static const char * const corner_names[] = { "NW", "NE", "SE", "SW" };
static const char * const reason_names[BST_N_HAND_REASONS] = { "catapult", "tournament", "other" };
static const char * const good_names[BST_N_GOODS] = { "wine", "grain", "cloth" };

#define MAX_STEP_TEXT 160

const char *
bst_figure_name (BstFigureKind kind)
{
  g_return_val_if_fail (kind < BST_N_FIGURE_KINDS, NULL);

  return figure_names[kind];
}

/* --- Places --- */

/* "inner" or "inner2" and so on. */
static gboolean
read_inner_side (const char *place,
                 guint8     *side)
{
  gsize length = strlen (place);

  if (strncmp (place, "inner", 5) != 0)
    return FALSE;
  if (length == 5)
    *side = BST_SIDE_INNER;
  else if (length == 6 && place[5] >= '2' && place[5] <= '9')
    *side = (guint8) (BST_SIDE_INNER + place[5] - '1');
  else
    return FALSE;

  return TRUE;
}

static gboolean
read_corner (const char *place,
             BstSpot    *spot)
{
  for (guint i = 0; i < G_N_ELEMENTS (corner_names); i++)
    if (strcmp (place, corner_names[i]) == 0)
      {
        spot->feature = BST_FEATURE_FIELD;
        spot->side = (guint8) (BST_SIDE_CORNER + i);
        return TRUE;
      }

  return FALSE;
}

static gboolean
read_side (const char *place,
           BstSpot    *spot)
{
  int side;

  if (spot->feature == BST_FEATURE_FIELD && read_inner_side (place, &spot->side))
    return TRUE;

  side = spot->feature == BST_FEATURE_FIELD ? bst_side_from_name (place, strlen (place))
                                            : 2 * bst_edge_from_name (place, strlen (place));
  if (side < 0)
    return FALSE;
  spot->side = (guint8) side;

  return TRUE;
}

gboolean
bst_spot_parse_place (const char *text,
                      BstSpot    *spot)
{
  static const BstFeatureKind kinds[] = { BST_FEATURE_CITY, BST_FEATURE_ROAD, BST_FEATURE_FIELD };
  const char *colon = strchr (text, ':');
  BstSpot found = *spot;
  gboolean ok = FALSE;

  found.side = 0;
  if (strcmp (text, "mon") == 0 || strcmp (text, "tower") == 0)
    {
      found.feature = text[0] == 'm' ? BST_FEATURE_MONASTERY : BST_FEATURE_TOWER;
      ok = TRUE;
    }
  else if (colon != NULL && strncmp (text, "corner:", 7) == 0)
    {
      ok = read_corner (colon + 1, &found);
    }
  for (guint i = 0; !ok && colon != NULL && i < G_N_ELEMENTS (kinds); i++)
    {
      const char *name = bst_feature_kind_name (kinds[i]);

      if (strlen (name) != (gsize) (colon - text) || strncmp (text, name, strlen (name)) != 0)
        continue;
      found.feature = (guint8) kinds[i];
      ok = read_side (colon + 1, &found);
    }
  if (ok)
    *spot = found;

  return ok;
}

void
bst_spot_print_place (const BstSpot *spot,
                      GString       *out)
{
  if (spot->feature == BST_FEATURE_MONASTERY)
    g_string_append (out, "mon");
  else if (spot->feature == BST_FEATURE_TOWER)
    g_string_append (out, "tower");
  else if (spot->side >= BST_SIDE_CORNER)
    g_string_append_printf (out, "corner:%s", corner_names[spot->side - BST_SIDE_CORNER]);
  else if (spot->side > BST_SIDE_INNER)
    g_string_append_printf (out, "field:inner%d", spot->side - BST_SIDE_INNER + 1);
  else if (spot->side == BST_SIDE_INNER)
    g_string_append (out, "field:inner");
  else
    g_string_append_printf (out, "%s:%s", bst_feature_kind_name (spot->feature),
                            spot->feature == BST_FEATURE_FIELD ? bst_side_name (spot->side)
                                                               : bst_edge_name (spot->side / 2));
}

void
bst_spot_set_segment (BstSpot           *spot,
                      const BstTileType *type,
                      guint              rotation,
                      guint              segment)
{
  BstSides sides = bst_tile_type_get_sides (type, segment, rotation);

  spot->feature = (guint8) type->segments[segment].kind;
  if (sides != 0)
    spot->side = (guint8) g_bit_nth_lsf (sides, -1);
  else if (spot->feature == BST_FEATURE_FIELD)
    spot->side = (guint8) (BST_SIDE_INNER + bst_tile_type_inner_index (type, segment));
  else
    spot->side = 0;
}

guint
bst_spot_get_segment (const BstSpot     *spot,
                      const BstTileType *type,
                      guint              rotation)
{
  if (spot->side < BST_SIDE_INNER)
    return bst_tile_type_find_segment (type, rotation, spot->feature, spot->side);
  if (spot->side >= BST_SIDE_CORNER)
    return BST_NO_SEGMENT;

  for (guint i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind == spot->feature && type->segments[i].sides == 0
        && bst_tile_type_inner_index (type, i) + BST_SIDE_INNER == spot->side)
      return i;

  return BST_NO_SEGMENT;
}

/* --- Reading --- */

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
read_place (Reader  *reader,
            BstSpot *spot)
{
  if (!bst_spot_parse_place (next_word (reader), spot))
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
  for (guint kind = BST_FIGURE_BIG; kind < BST_N_FIGURE_KINDS; kind++)
    if (next_is (reader, figure_names[kind]))
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
         && read_place (reader, spot);
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

  for (guint i = 0; i < BST_N_HAND_REASONS; i++)
    {
      gsize length = strlen (reason_names[i]);

      if (word[0] == '(' && strncmp (word + 1, reason_names[i], length) == 0
          && strcmp (word + 1 + length, ")") == 0)
        {
          step->reason = (guint8) i;
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
read_hand (Reader  *reader,
           BstStep *step)
{
  const char *verb = next_word (reader);

  if (!read_figure (reader, &step->spot))
    return FALSE;
  if (strcmp (verb, "removes") == 0)
    {
      step->kind = BST_STEP_HAND_REMOVES;
    }
  else if (strcmp (verb, "moves") == 0)
    {
      step->kind = BST_STEP_HAND_MOVES;
      if (!next_is (reader, "to") || !read_place (reader, &step->to))
        return FALSE;
    }
  else
    {
      step->kind = BST_STEP_HAND_EXCHANGES;
      if (strcmp (verb, "exchanges") != 0 || !next_is (reader, "with")
          || !read_figure (reader, &step->to))
        return FALSE;
    }

  return read_reason (reader, step);
}

/* "3 points 1 wine 1 abbey", in this order, nothing that is none. */
static gboolean
read_amounts (Reader  *reader,
              BstStep *step)
{
  int last = -1;

  while (reader->words[reader->at] != NULL)
    {
      gint64 number;
      int item;

      if (!read_number (next_word (reader), 1, 255, &number))
        return FALSE;
      for (item = 0; item < BST_N_GOODS + 2; item++)
        if (next_is (reader, item == 0 ? "points" : item <= BST_N_GOODS ? good_names[item - 1]
                                                                        : "abbey"))
          break;
      if (item == BST_N_GOODS + 2 || item <= last)
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

/* What begins with a player: he puts a figure, his wagon drives, he pays. */
static gboolean
read_players_step (Reader  *reader,
                   BstStep *step)
{
  guint start = reader->at;

  if (!read_player (reader, &step->spot.player))
    return FALSE;
  if (next_is (reader, "pays"))
    {
      step->kind = BST_STEP_PAY;
      return read_player (reader, &step->to.player) && read_amounts (reader, step);
    }
  if (next_is (reader, "wagon") && next_is (reader, "to"))
    {
      step->kind = BST_STEP_WAGON;
      step->spot.figure = BST_FIGURE_WAGON;
      return read_place (reader, &step->spot);
    }

  reader->at = start;
  step->kind = BST_STEP_PUT;

  return read_figure (reader, &step->spot);
}

static gboolean
read_fairy (Reader  *reader,
            BstStep *step)
{
  guint start;

  step->kind = BST_STEP_FAIRY;
  if (!next_is (reader, "to"))
    return FALSE;
  start = reader->at;
  if (read_cell (reader, &step->spot))
    return TRUE;
  reader->at = start;

  return read_figure (reader, &step->spot);
}

/* One step; the dragon's moves, several in one bracket, are read elsewhere. */
static gboolean
read_step (Reader  *reader,
           BstStep *step)
{
  step->spot.player = step->to.player = BST_NO_PLAYER;
  if (next_is (reader, "passes"))
    step->kind = BST_STEP_PASS;
  else if (next_is (reader, "fairy"))
    return read_fairy (reader, step);
  else if (next_is (reader, "princess"))
    return (step->kind = BST_STEP_PRINCESS, next_is (reader, "takes"))
           && read_figure (reader, &step->spot);
  else if (next_is (reader, "piece"))
    return (step->kind = BST_STEP_PIECE, next_is (reader, "at"))
           && read_cell (reader, &step->spot);
  else if (next_is (reader, "captures"))
    return (step->kind = BST_STEP_CAPTURE, read_figure (reader, &step->spot));
  else if (next_is (reader, "frees"))
    return (step->kind = BST_STEP_FREE, read_prisoner (reader, &step->spot));
  else if (next_is (reader, "ransoms"))
    return (step->kind = BST_STEP_RANSOM, read_prisoner (reader, &step->spot))
           && next_is (reader, "from") && read_player (reader, &step->to.player);
  else if (next_is (reader, "escapes"))
    return (step->kind = BST_STEP_ESCAPE, read_figure (reader, &step->spot));
  else if (next_is (reader, "hand"))
    return read_hand (reader, step);
  else
    return read_players_step (reader, step);

  return TRUE;
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
  static const char * const verbs[] = {
    "fairy", "princess", "piece", "captures", "frees", "ransoms", "escapes", "hand", "dragon",
    "passes", NULL
  };
  gboolean is_verb = words[0] != NULL && g_strv_contains (verbs, words[0]);

  if (words[0] == NULL || words[1] == NULL)
    g_set_error (error, BST_ERROR, BST_ERROR_SYNTAX,
                 "move '%.60s': %s", whole, "expected [COLOUR FEATURE:PLACE]");
  else if (!is_verb && bst_game_find_colour (game, words[0], strlen (words[0])) == BST_NO_PLAYER)
    g_set_error (error, BST_ERROR, BST_ERROR_UNKNOWN,
                 "move '%.60s': %s", whole, "no player has this colour");
  else if (!is_verb)
    g_set_error (error, BST_ERROR, BST_ERROR_SYNTAX, "move '%.60s': %s", whole,
                 "expected a place such as city:W, field:NL or mon");
  else
    g_set_error (error, BST_ERROR, BST_ERROR_SYNTAX,
                 "move '%.60s': %s", whole, "expected a step such as [piece at 1,0] or [dragon NE]");

  return FALSE;
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

/* --- Writing --- */

/* Where a printed step stands: the cell of the tile just laid is left out if it is known. */
typedef struct
{
  const BstGame *game;
  gboolean       known;
  int            x;
  int            y;
  GString       *out;
} Printer;

static const char *
colour_of (const BstGame *game,
           int            player)
{
  return bst_colour_name (bst_game_get_player (game, (guint) player)->colour);
}

static void
print_where (const Printer *printer,
             const BstSpot *spot)
{
  bst_spot_print_place (spot, printer->out);
  if (!printer->known || spot->x != printer->x || spot->y != printer->y)
    g_string_append_printf (printer->out, " at %d,%d", spot->x, spot->y);
}

static void
print_figure (const Printer *printer,
              const BstSpot *spot)
{
  g_string_append_printf (printer->out, "%s ", colour_of (printer->game, spot->player));
  if (spot->figure != BST_FIGURE_FOLLOWER)
    g_string_append_printf (printer->out, "%s on ", figure_names[spot->figure]);
  print_where (printer, spot);
}

static void
print_prisoner (const Printer *printer,
                const BstSpot *spot)
{
  g_string_append (printer->out, colour_of (printer->game, spot->player));
  if (spot->figure != BST_FIGURE_FOLLOWER)
    g_string_append_printf (printer->out, " %s", figure_names[spot->figure]);
}

static void
print_payment (const Printer *printer,
               const BstStep *step)
{
  GString *out = printer->out;

  g_string_append_printf (out, "%s pays %s", colour_of (printer->game, step->spot.player),
                          colour_of (printer->game, step->to.player));
  if (step->points > 0)
    g_string_append_printf (out, " %d points", step->points);
  for (guint good = 0; good < BST_N_GOODS; good++)
    if (step->goods[good] > 0)
      g_string_append_printf (out, " %d %s", step->goods[good], good_names[good]);
  if (step->abbeys > 0)
    g_string_append_printf (out, " %d abbey", step->abbeys);
}

static void
print_hand (const Printer *printer,
            const BstStep *step)
{
  g_string_append (printer->out, step->kind == BST_STEP_HAND_REMOVES ? "hand removes "
                                 : step->kind == BST_STEP_HAND_MOVES ? "hand moves "
                                                                     : "hand exchanges ");
  print_figure (printer, &step->spot);
  if (step->kind == BST_STEP_HAND_MOVES)
    {
      g_string_append (printer->out, " to ");
      print_where (printer, &step->to);
    }
  else if (step->kind == BST_STEP_HAND_EXCHANGES)
    {
      g_string_append (printer->out, " with ");
      print_figure (printer, &step->to);
    }
  g_string_append_printf (printer->out, " (%s)", reason_names[step->reason]);
}

/* The word before the figure of a step. */
static void
print_verb_and_figure (const Printer *printer,
                       const char    *verb,
                       const BstStep *step)
{
  g_string_append (printer->out, verb);
  print_figure (printer, &step->spot);
}

static void
print_inside (const Printer *printer,
              const BstStep *step)
{
  GString *out = printer->out;

  switch ((BstStepKind) step->kind)
    {
    case BST_STEP_PUT:
      print_figure (printer, &step->spot);
      break;
    case BST_STEP_FAIRY:
      if (step->spot.player == BST_NO_PLAYER)
        g_string_append_printf (out, "fairy to %d,%d", step->spot.x, step->spot.y);
      else
        print_verb_and_figure (printer, "fairy to ", step);
      break;
    case BST_STEP_PRINCESS:
      print_verb_and_figure (printer, "princess takes ", step);
      break;
    case BST_STEP_PIECE:
      g_string_append_printf (out, "piece at %d,%d", step->spot.x, step->spot.y);
      break;
    case BST_STEP_CAPTURE:
      print_verb_and_figure (printer, "captures ", step);
      break;
    case BST_STEP_FREE:
      g_string_append (out, "frees ");
      print_prisoner (printer, &step->spot);
      break;
    case BST_STEP_RANSOM:
      g_string_append (out, "ransoms ");
      print_prisoner (printer, &step->spot);
      g_string_append_printf (out, " from %s", colour_of (printer->game, step->to.player));
      break;
    case BST_STEP_DRAGON:
      g_string_append_printf (out, "dragon %s", bst_edge_name (step->spot.side));
      break;
    case BST_STEP_WAGON:
      g_string_append_printf (out, "%s wagon to ", colour_of (printer->game, step->spot.player));
      print_where (printer, &step->spot);
      break;
    case BST_STEP_ESCAPE:
      print_verb_and_figure (printer, "escapes ", step);
      break;
    case BST_STEP_HAND_REMOVES:
    case BST_STEP_HAND_MOVES:
    case BST_STEP_HAND_EXCHANGES:
      print_hand (printer, step);
      break;
    case BST_STEP_PAY:
      print_payment (printer, step);
      break;
    case BST_STEP_PASS:
    default:
      g_string_append (out, "passes");
      break;
    }
}

void
bst_steps_print (const BstGame *game,
                 const BstStep *steps,
                 guint          n_steps,
                 int            x,
                 int            y,
                 GString       *out)
{
  Printer printer = { game, TRUE, x, y, out };

  for (guint i = 0; i < n_steps; i++)
    {
      g_string_append (out, " [");
      print_inside (&printer, &steps[i]);
      /* Moves of the dragon that follow each other share a bracket. */
      while (steps[i].kind == BST_STEP_DRAGON && i + 1 < n_steps
             && steps[i + 1].kind == BST_STEP_DRAGON)
        g_string_append (out, bst_edge_name (steps[++i].spot.side));
      g_string_append_c (out, ']');
    }
}

void
bst_step_print (const BstGame *game,
                const BstStep *step,
                GString       *out)
{
  Printer printer = { game, FALSE, 0, 0, out };

  g_string_append_c (out, '[');
  print_inside (&printer, step);
  g_string_append_c (out, ']');
}

static gboolean
spots_are_equal (const BstSpot *a,
                 const BstSpot *b)
{
  return a->x == b->x && a->y == b->y && a->player == b->player && a->figure == b->figure
         && a->feature == b->feature && a->side == b->side;
}

gboolean
bst_step_equal (const BstStep *a,
                const BstStep *b)
{
  return a->kind == b->kind && a->reason == b->reason && spots_are_equal (&a->spot, &b->spot)
         && spots_are_equal (&a->to, &b->to) && a->points == b->points
         && memcmp (a->goods, b->goods, sizeof a->goods) == 0 && a->abbeys == b->abbeys;
}
