/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the puzzle page share. */

#pragma once

#include "bastide-booklet-changes.h"
#include "bastide-contents-pane.h"
#include "bastide-puzzle-board.h"
#include "bastide-puzzle-card.h"
#include "bastide-puzzle-editor-page.h"
#include "bastide-puzzle-page.h"
#include "bastide-reading.h"
#include "bastide-split-view.h"

#include <bst-puzzle.h>

G_BEGIN_DECLS

struct _BastidePuzzlePage
{
  GtkWidget             parent_instance;

  /* Owned */
  BastideUserState     *user_state;
  BastidePuzzleSession *session;
  BastidePuzzleBoard   *puzzle_board;
  GSimpleActionGroup   *actions;
  BastideReading       *reading;        /* NULL unless a booklet is being read */
  gboolean              prints_all;     /* all questions of the booklet, and not the puzzle */
  BastideBookletChanges *changes;       /* of the booklet */

  /* Template */
  BastideSplitView     *side;
  BastideContentsPane  *contents;
  GtkStack             *pages;
  GtkWidget            *empty;          /* of them, for a booklet without puzzles */
  GtkWidget            *open_game;
  GtkBox               *body;
  GtkWidget            *card_column;
  GtkWidget            *card_window;
  AdwBin               *card_foot;            /* with the buttons of the card, which are always in sight */
  BastideBoard         *board;
  BastideTurnBar       *turn_bar;
  BastidePuzzleCard    *card;
};

/* --- bastide-puzzle-page-booklet.c --- */
void     bastide_puzzle_page_init_booklet   (BastidePuzzlePage *self);

/* --- bastide-puzzle-page-load.c --- */
/* As bastide_page_open(). NULL: the bundled booklet. */
void     bastide_puzzle_page_open           (BastidePage       *page,
                                             GFile             *file,
                                             const char        *id);
/* @reason (nullable): results of puzzles cannot be written. */
void     bastide_puzzle_page_tell_not_kept  (BastidePuzzlePage *self,
                                             const char        *reason);

G_END_DECLS
