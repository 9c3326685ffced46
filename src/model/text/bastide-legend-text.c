/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-legend-text.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

void
bastide_legend_text_get (BstRenderLegendText *text)
{
  *text = (BstRenderLegendText) {
    /* Translators: these sentences explain what is drawn over the board. */
    .owner = _("Pattern and colour: owner"),
    .tie = _("Bands: shared by a tie"),
    .unclaimed = _("Outline only: unclaimed"),
    /* Translators: of a number beside a player's mark; "3→9" is 3 at the end of the game as it is, and
     * 9 once the feature is completed. */
    .worth = _("Points at the end → when completed"),
    .farm = _("Farm with its number"),
    .feeds_complete = _("Feeds a completed city"),
    .feeds_unfinished = _("Borders an unfinished city"),
    .legal = _("Legal cell, a tick for each rotation"),
    .any = _("Cell that some tile fits"),
    .joins = _("One tile joins the farms: for whom, and how many such tiles are left"),
    /* Translators: of discs on the board, which have the place of a turn among all and the points that it loses. */
    .best = _("The engine’s best turns: place, points less than the first"),
    .coordinates = _("Column and row"),
    /* Translators: of the colours of empty cells. */
    .holes = _("Tiles that fit: up to 2, 5, 10, more"),
    .dead = _("Nothing fits"),
    .one_kind = _("One kind alone fits"),
    /* Translators: an empty cell beside an unfinished feature on which somebody stands. */
    .matters = _("At an occupied, unfinished feature"),
  };
  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    text->neutrals[kind] = bst_io_words_neutral (kind);
}
