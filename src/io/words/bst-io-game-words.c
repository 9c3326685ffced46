/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-game-words.h"

#include <glib/gi18n-lib.h>

#include <string.h>

const char *
bst_io_words_colour (BstColour colour)
{
  switch (colour)
    {
    /* Translators: the colours stand for players, as in "Red has 12 points". */
    case BST_COLOUR_RED:
      return C_("player", "Red");
    case BST_COLOUR_BLUE:
      return C_("player", "Blue");
    case BST_COLOUR_YELLOW:
      return C_("player", "Yellow");
    case BST_COLOUR_GREEN:
      return C_("player", "Green");
    case BST_COLOUR_BLACK:
      return C_("player", "Black");
    case BST_COLOUR_PINK:
      return C_("player", "Pink");
    default:
      g_return_val_if_reached ("");
    }
}

/* Does any letter of it run from right to left? */
static gboolean
is_right_to_left (const char *name)
{
  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      /* The blocks of Hebrew, Arabic and what is written as they are. */
      if ((c >= 0x0590 && c <= 0x08ff) || (c >= 0xfb1d && c <= 0xfdff) || (c >= 0xfe70 && c <= 0xfefc)
          || (c >= 0x10800 && c <= 0x10fff) || (c >= 0x1e800 && c <= 0x1efff))
        return TRUE;
    }

  return FALSE;
}

const char *
bst_io_words_name (const char *name)
{
  g_autofree char *isolated = NULL;

  if (!g_utf8_validate (name, -1, NULL) || !is_right_to_left (name))
    return name;
  /* The first mark says that the line itself runs as its other words do, where it begins with the name. */
  isolated = g_strdup_printf ("\u200e\u2068%s\u2069", name);

  return g_intern_string (isolated);
}

const char *
bst_io_words_player (const BstGame *game,
                      guint          player)
{
  const BstPlayer *who = bst_game_get_player (game, player);

  /* A name that is just the notation's word for the colour is no name. */
  if (who->name == NULL || *who->name == '\0' ||
      strcmp (who->name, bst_colour_name (who->colour)) == 0)
    return bst_io_words_colour (who->colour);

  return bst_io_words_name (who->name);
}

static BstIoTileNamer namer;

const char *
bst_io_words_tile (const BstTileSet *set,
                   guint             type)
{
  BstIoTileNamer chosen = g_atomic_pointer_get (&namer);

  return chosen != NULL ? chosen (set, type) : bst_tile_set_get_name (set, type);
}

void
bst_io_words_name_tiles (BstIoTileNamer chosen)
{
  g_atomic_pointer_set (&namer, chosen);
}

char *
bst_io_words_players (const BstGame *game,
                       guint          players)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_players = bst_game_get_n_players (game);

  for (guint p = 0; p < n_players; p++)
    {
      if (!(players & (1u << p)))
        continue;
      if (text->len > 0)
        /* Translators: between the items of a list. */
        g_string_append (text, C_("list separator", ", "));
      g_string_append (text, bst_io_words_player (game, p));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The four edges that a set of half-edges touches, as an index 0 to 15. */
static guint
edges_of_sides (BstSides sides)
{
  guint edges = 0;

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    if (sides & bst_sides_of_edge (edge))
      edges |= 1u << edge;

  return edges;
}

static const char *
edges_word (guint edges)
{
  /* Translators: sides of a tile that a road, city or field reaches. */
  static const char * const words[16] = {
    NC_("edges", "inside"),
    NC_("edges", "north"),
    NC_("edges", "east"),
    NC_("edges", "north and east"),
    NC_("edges", "south"),
    NC_("edges", "north and south"),
    NC_("edges", "east and south"),
    NC_("edges", "north, east and south"),
    NC_("edges", "west"),
    NC_("edges", "north and west"),
    NC_("edges", "east and west"),
    NC_("edges", "north, east and west"),
    NC_("edges", "south and west"),
    NC_("edges", "north, south and west"),
    NC_("edges", "east, south and west"),
    NC_("edges", "all sides"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "edges", words[edges & 15]);
}

char *
bst_io_words_segment (const BstTileType *type,
                       guint              segment,
                       guint              rotation)
{
  const char *edges = edges_word (edges_of_sides (bst_tile_type_get_sides (type, segment,
                                                                           rotation)));

  return bst_io_words_feature_at (type->segments[segment].kind, edges);
}

char *
bst_io_words_at_edges (BstFeatureKind kind,
                       guint          edges)
{
  return bst_io_words_feature_at (kind, edges_word (edges));
}

/* What reaches an edge so; fields reach what is left. */
static BstFeatureKind
kind_of_edge (BstEdge edge)
{
  for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
    if (bst_feature_kind_get (kind)->edge == edge && edge != BST_EDGE_NONE)
      return kind;

  return BST_FEATURE_FIELD;
}

char *
bst_io_words_edges (const guint8 edges[BST_N_DIRECTIONS])
{
  static const BstEdge kinds[] = { BST_EDGE_CITY, BST_EDGE_ROAD, BST_EDGE_RIVER, BST_EDGE_FIELD };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *part = NULL;
      guint where = 0;

      for (guint d = 0; d < BST_N_DIRECTIONS; d++)
        where |= (edges[d] == kinds[i] ? 1u : 0) << d;
      if (where == 0)
        continue;
      part = bst_io_words_feature_at (kind_of_edge (kinds[i]), edges_word (where));
      if (text->len > 0)
        g_string_append (text, C_("list separator", ", "));
      g_string_append (text, part);
    }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
bst_io_words_number (int number)
{
  return number < 0 ? g_strdup_printf ("\u2212%d", -number) : g_strdup_printf ("%d", number);
}

char *
bst_io_words_signed (int number)
{
  return number > 0 ? g_strdup_printf ("+%d", number) : bst_io_words_number (number);
}

char *
bst_io_words_coordinates (int x,
                          int y)
{
  g_autofree char *east = bst_io_words_number (x);
  g_autofree char *south = bst_io_words_number (y);

  return g_strdup_printf ("%s,\u2009%s", east, south);
}

char *
bst_io_words_cell (int x,
                    int y)
{
  g_autofree char *east = bst_io_words_number (x);
  g_autofree char *south = bst_io_words_number (y);

  /* Translators: a cell of the board: east, south. */
  return g_strdup_printf (_("(%s, %s)"), east, south);
}

void
bst_io_words_add_line (GString    *text,
                       const char *line)
{
  if (line == NULL || *line == '\0')
    return;
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}
