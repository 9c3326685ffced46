/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-cell-text.h"

#include <bst-feature.h>
#include <bst-fit-map.h>
#include <bst-io-game-words.h>

#include <glib/gi18n.h>

/* The figure on a part; NULL if none stands there. */
static const BstFigure *
find_figure (const BstPosition *position,
             guint              part)
{
  const BstFigure *figures;
  guint n_figures;

  figures = bst_position_get_figures (position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    if (figures[i].part == part)
      return &figures[i];

  return NULL;
}

/* One segment with who stands on it, or whose feature it belongs to. */
static char *
describe_segment (BastideShown      *shown,
                  gboolean           is_exam,
                  const BstTileType *type,
                  guint              segment,
                  guint              rotation,
                  guint              part)
{
  const BstPosition *position = bastide_shown_get_position (shown);
  BstGame *game = bastide_shown_get_game (shown);
  g_autofree char *place = bst_io_words_segment (type, segment, rotation);
  const BstFigure *figure = find_figure (position, part);
  BstFeature feature;

  if (figure != NULL)
    /* Translators: a part of a tile, and the figure on it: "city north: knight of Red". */
    return g_strdup_printf (_("%s: %s of %s"), place,
                            bst_io_words_figure (figure->kind, type->segments[segment].kind),
                            bst_io_words_player (game, (guint) figure->player));

  bst_position_get_feature (position, part, &feature);
  if (feature.owners != 0 && !is_exam)
    {
      g_autofree char *owners = bst_io_words_players (game, feature.owners);

      /* Translators: a part of a tile, and who owns the feature: "city north, owned by Red". */
      return g_strdup_printf (_("%s, owned by %s"), place, owners);
    }

  return g_steal_pointer (&place);
}

static char *
describe_tile (BastideShown  *shown,
               gboolean       is_exam,
               const char    *cell,
               const BstTile *tile)
{
  BstTileSet *set = bst_game_get_tile_set (bastide_shown_get_game (shown));
  const BstTileType *type = bst_tile_set_get_type (set, tile->type);
  g_autoptr (GString) segments = g_string_new (NULL);

  for (guint i = 0; i < type->n_segments; i++)
    {
      g_autofree char *segment = describe_segment (shown, is_exam, type, i, tile->rotation,
                                                   tile->first_part + i);

      if (i > 0)
        /* Translators: between the parts of a tile, which may have commas themselves. */
        g_string_append (segments, C_("list separator", "; "));
      g_string_append (segments, segment);
    }

  /* Translators: a cell, the letter of its tile, and its parts: "(2, −1): tile K; city ..." */
  return g_strdup_printf (_("%s: tile %s; %s"), cell, bst_io_words_tile (set, tile->type),
                          segments->str);
}

char *
bastide_cell_text_describe (BastideShown *shown,
                            gboolean      is_exam,
                            int           x,
                            int           y,
                            guint         rotations)
{
  const BstPosition *position = bastide_shown_get_position (shown);
  g_autofree char *cell = bst_io_words_cell (x, y);
  int tile = bst_position_find_tile (position, x, y);
  guint n_rotations = (guint) __builtin_popcount (rotations);
  guint n_tiles;

  if (tile >= 0)
    return describe_tile (shown, is_exam, cell, &bst_position_get_tiles (position, &n_tiles)[tile]);
  if (n_rotations == 0)
    /* Translators: %s is a cell. */
    return g_strdup_printf (_("%s: empty"), cell);

  return g_strdup_printf (ngettext ("%s: empty, legal for the tile in hand in %u rotation",
                                    "%s: empty, legal for the tile in hand in %u rotations",
                                    n_rotations),
                          cell, n_rotations);
}

char *
bastide_cell_text_dup_lit (BastideShown *shown,
                           int           x,
                           int           y,
                           guint         part)
{
  const BstPosition *position = bastide_shown_get_position (shown);
  BstTileSet *set = bst_game_get_tile_set (bastide_shown_get_game (shown));
  int at = bst_position_find_tile (position, x, y);
  g_autoptr (GString) places = g_string_new (NULL);
  const BstTileType *type;
  const BstTile *tile;
  guint n_tiles;

  if (at < 0 || part >= bst_position_get_n_parts (position))
    return NULL;
  tile = &bst_position_get_tiles (position, &n_tiles)[at];
  type = bst_tile_set_get_type (set, tile->type);
  for (guint i = 0; i < type->n_segments; i++)
    {
      g_autofree char *place = bst_io_words_segment (type, i, tile->rotation);

      if (bst_position_find_root (position, tile->first_part + i) != bst_position_find_root (position, part))
        continue;
      if (places->len > 0)
        g_string_append (places, C_("list separator", ", "));
      g_string_append (places, place);
    }

  /* Translators: for screen readers: the parts of a tile that are lit on the board, such as those of the city that is
   * asked about. */
  return places->len > 0 ? g_strdup_printf (_("lit: %s"), places->str) : NULL;
}

static gboolean
has_neighbour (const BstPosition *position,
               int                x,
               int                y)
{
  for (guint d = 0; d < BST_N_DIRECTIONS; d++)
    if (bst_position_find_tile (position, x + bst_step_x[d], y + bst_step_y[d]) >= 0)
      return TRUE;

  return FALSE;
}

char *
bastide_cell_text_status (BastideShown *shown,
                          gboolean      is_exam,
                          int           x,
                          int           y)
{
  const BstPosition *position = bastide_shown_get_position (shown);
  g_autofree char *cell = bst_io_words_cell (x, y);
  g_autofree char *types = NULL;
  g_autofree char *fits = NULL;
  g_autofree char *asks = NULL;
  BstFitCell fit;

  if (bst_position_find_tile (position, x, y) >= 0)
    return g_steal_pointer (&cell);
  if (!has_neighbour (position, x, y))
    return NULL;
  if (is_exam)
    return g_steal_pointer (&cell);

  bst_fit_cell_init (&fit, position, x, y);
  types = g_strdup_printf (ngettext ("%u type", "%u types", fit.n_types), fit.n_types);
  asks = bst_io_words_edges (fit.edges);

  /* Translators: a cell, how many of the remaining tiles fit there, and of how many types
   * they are: "(2, −1) · fits 5 of 38 · 3 types". */
  fits = g_strdup_printf (_("%s · fits %u of %u · %s"), cell, fit.n_copies,
                          bst_position_get_n_remaining (position), types);
  /* An abbey alone asks for nothing (AM1). */
  if (asks != NULL)
    {
      g_autofree char *alone = g_steal_pointer (&fits);

      /* Translators: what fits on a cell, and what a tile must show there: "... · city north, road east". */
      fits = g_strdup_printf (_("%s · %s"), alone, asks);
    }
  if (fit.n_abbeys == 0)
    return g_steal_pointer (&fits);

  /* Translators: %s is what fits on a cell; an abbey may be laid there too. */
  return g_strdup_printf (_("%s · abbey"), fits);
}

char *
bastide_cell_text_add_joins (char                 *text,
                             const BstGame        *game,
                             const BstRenderJoins *joins,
                             int                   x,
                             int                   y)
{
  for (guint i = 0; i < joins->n_joins; i++)
    {
      const BstRenderJoin *join = &joins->joins[i];
      g_autofree char *before = NULL;
      g_autofree char *owners = NULL;

      if (join->x != x || join->y != y)
        continue;
      before = g_steal_pointer (&text);
      owners = bst_io_words_players (game, join->owners);
      /* Translators: what is told of a cell; how many tiles would join farms there; who would own them then. */
      text = g_strdup_printf (ngettext ("%s · %u tile joins farms for %s", "%s · %u tiles join farms for %s",
                                        join->n_copies), before, join->n_copies, owners);
    }

  return text;
}
