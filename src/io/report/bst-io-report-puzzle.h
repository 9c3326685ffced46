/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mistakes of a game as puzzles to practise on: which turn is the best? The engine has judged every answer, and what it
 * thought of it is the reply. */

#pragma once

#include "bst-booklet.h"
#include "bst-engine-report.h"

G_BEGIN_DECLS

/* The position of a turn that is known, with its tile, and all that there was to choose: the best turns, and what cannot be
 * told from them, have all stars. NULL if @stop (nullable) said so, or the engine cannot look at the turn. (transfer full) */
BstPuzzle *bst_io_report_new_puzzle  (const BstEngineReport *report,
                                      guint                  turn,
                                      gboolean             (*stop) (gpointer data),
                                      gpointer               data) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a chapter with the marked turns of a report, of one player, or of all with BST_NO_PLAYER, as far as there is room and
 * nothing stops it. Returns how many were added; without any there is no chapter. */
guint      bst_io_report_add_chapter (BstBooklet            *booklet,
                                      const char            *title,
                                      const BstEngineReport *report,
                                      int                    player,
                                      gboolean             (*stop) (gpointer data),
                                      gpointer               data);

G_END_DECLS
