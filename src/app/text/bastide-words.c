/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-words.h"

#include <bst-io-beginning.h>

char *
bastide_words_beginning (const BstRecord *record)
{
  const BstGame *game = bst_record_get_game (record);

  return bst_io_beginning_dup_text (bst_record_get_beginning (record),
                                    bst_game_get_tile_set (game), bst_game_get_n_players (game),
                                    bastide_words_player (game, 0));
}
