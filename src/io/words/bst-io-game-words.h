/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the game in the reader's language. Core speaks in fixed words because they
 * are the notation; what people read passes through here. */

#pragma once

#include "bst-event.h"
#include "bst-feature.h"
#include "bst-io-feature-words.h"
#include "bst-io-figure-words.h"

G_BEGIN_DECLS

/* "Red", "Blue" ...: the colour, and the player who has it. */
const char *bst_io_words_colour        (BstColour          colour);

/* A name of a person or a file for a sentence or a row, which one that is written from right to left would turn round: it
 * stands apart then, by marks that are not seen. Borrowed from the caller, or interned. */
const char *bst_io_words_name (const char *name);

/* The player's name as the source wrote it; the colour if it is empty. */
const char *bst_io_words_player        (const BstGame     *game,
                                         guint              player);

/* What a tile is called where people read it, as the reader has chosen; its letter or id (bst_tile_set_get_name())
 * if nobody has. The notation never changes. */
const char *bst_io_words_tile          (const BstTileSet  *set,
                                         guint              type);

/* Returns a name that stays. */
typedef const char *(*BstIoTileNamer)  (const BstTileSet  *set,
                                         guint              type);

/* From now on by @chosen (nullable), which threads may call. */
void        bst_io_words_name_tiles    (BstIoTileNamer     chosen);

/* Names of the players in @players (bit p), joined for a list. (transfer full) */
char       *bst_io_words_players       (const BstGame     *game,
                                         guint              players);

/* "city north and west": one segment of a tile as it lies. (transfer full) */
char       *bst_io_words_segment       (const BstTileType *type,
                                         guint              segment,
                                         guint              rotation);

/* "road north and east": of that kind, at the edges (bits of BstDirection) of a tile. (transfer full) */
char       *bst_io_words_at_edges      (BstFeatureKind      kind,
                                         guint              edges);

/* "city north and west, road south": what a tile must show at its edges, by BstDirection; BST_EDGE_NONE: anything.
 * NULL if that is so of all. (transfer full) (nullable) */
char       *bst_io_words_edges         (const guint8       edges[BST_N_DIRECTIONS]);

/* A whole number with a typographic minus. (transfer full) */
char       *bst_io_words_number        (int                number);

/* As above, with a plus before a positive number. (transfer full) */
char       *bst_io_words_signed        (int                number);

/* "2, −1", where cells stand one under the other. (transfer full) */
char       *bst_io_words_coordinates   (int                x,
                                         int                y);

/* "(2, −1)". (transfer full) */
char       *bst_io_words_cell          (int                x,
                                         int                y);

/* One line more; nothing if @line is NULL or empty. */
void        bst_io_words_add_line      (GString           *text,
                                         const char        *line);

G_END_DECLS
