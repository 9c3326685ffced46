/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the game (bst-io-game-words.h), by the names under which the window calls them, and one that
 * only the window says. */

#pragma once

#include <bst-io-game-words.h>
#include <bst-record.h>

G_BEGIN_DECLS

#define bastide_words_colour  bst_io_words_colour
#define bastide_words_player  bst_io_words_player
#define bastide_words_feature bst_io_words_feature
#define bastide_words_figure  bst_io_words_figure
#define bastide_words_piece   bst_io_words_piece
#define bastide_words_figures bst_io_words_figures
#define bastide_words_goods   bst_io_words_goods
#define bastide_words_players bst_io_words_players
#define bastide_words_segment bst_io_words_segment
#define bastide_words_number  bst_io_words_number
#define bastide_words_signed  bst_io_words_signed
#define bastide_words_cell    bst_io_words_cell

/* "Red begins: 3 roads on the tile drawn, against 1 (H2)"; NULL if the record does not tell how the
 * first player was found. (transfer full) */
char *bastide_words_beginning (const BstRecord *record);

G_END_DECLS
