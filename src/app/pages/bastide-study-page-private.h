/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the study page share. */

#pragma once

#include "bastide-bag.h"
#include "bastide-board.h"
#include "bastide-document.h"
#include "bastide-edit-bar.h"
#include "bastide-edit-tool.h"
#include "bastide-feature-card.h"
#include "bastide-features-pane.h"
#include "bastide-legend.h"
#include "bastide-move-entry.h"
#include "bastide-moves-pane.h"
#include "bastide-palette.h"
#include "bastide-player-strip.h"
#include "bastide-position-pane.h"
#include "bastide-scores-pane.h"
#include "bastide-split-view.h"
#include "bastide-study-page.h"
#include "bastide-timeline.h"
#include "bastide-turn-bar.h"
#include "bastide-turn-tool.h"

G_BEGIN_DECLS

struct _BastideStudyPage
{
  GtkBox                 parent_instance;

  /* Owned */
  BastideUserState      *user_state;
  BastideDocument       *document;
  BastideStudy          *study;         /* of the document */
  BastideTurnInput      *turn_input;
  BastidePositionEditor *editor;
  BastideBoardTool      *turn_tool;
  BastideBoardTool      *edit_tool;
  GSettings             *settings;
  GSimpleActionGroup    *actions;

  gboolean               is_narrow;     /* like a phone */
  guint                  n_problems;    /* that a bar tells of */
  guint                  peek_key;      /* held now; 0 for none */
  guint                  peek_show;     /* what was shown before it; valid while one is held */
  guint32                peek_since;    /* when it went down, milliseconds of the events */

  /* Template */
  BastideSplitView      *side;
  BastideSplitView      *pane;
  BastidePalette        *palette;
  BastideBag            *bag;
  BastidePlayerStrip    *players;
  BastideBoard          *board;
  GMenuModel            *board_menu;    /* below what is done to a cell */
  GtkWidget             *bars;
  BastideTurnBar        *turn_bar;
  BastideEditBar        *edit_bar;
  BastideMoveEntry      *entry;
  BastideFeatureCard    *card;
  BastideLegend         *legend;
  GtkWidget             *key;           /* that has the legend */
  GtkWidget             *key_rows;      /* in it, the legend without its title */
  GtkStack              *tabs;
  BastideMovesPane      *moves;
  BastideScoresPane     *scores;
  BastideFeaturesPane   *features;
  BastidePositionPane   *position;
  BastideTimeline       *timeline;
  GtkLabel              *cell;
  GtkWidget             *facts;         /* both that follow */
  GtkLabel              *bag_count;
  GtkLabel              *rules;
  GtkWidget             *narrow_buttons; /* that show what stands below the board */
};

/* --- bastide-study-page-cards.c --- */
/* Off what one looks at now. */
void bastide_study_page_place_cards      (BastideStudyPage *self);
/* A fitted board leaves the card a corner, and the legend while it is open. */
void bastide_study_page_measure_cards    (BastideStudyPage *self);

/* --- bastide-study-page-exam.c --- */
void bastide_study_page_init_exam        (BastideStudyPage *self);
/* TRUE, and says so, for what is off in an exam. */
gboolean bastide_study_page_refuse_in_exam (BastideStudyPage *self);

/* --- bastide-study-page-keys.c --- */
void bastide_study_page_init_keys        (BastideStudyPage *self);
BastideKeyScope bastide_study_page_get_key_scope (BastidePage *page);
gboolean bastide_study_page_press_key    (BastidePage      *page,
                                          guint             key,
                                          GdkModifierType   modifiers,
                                          guint32           time);
void bastide_study_page_release_key      (BastidePage      *page,
                                          guint             key,
                                          guint32           time);

/* --- bastide-study-page-lines.c --- */
void bastide_study_page_init_lines       (BastideStudyPage *self);
void bastide_study_page_update_lines     (BastideStudyPage *self);

/* --- bastide-study-page-mode.c --- */
void bastide_study_page_class_init_mode  (GtkWidgetClass   *widget_class);
void bastide_study_page_init_mode        (BastideStudyPage *self);
void bastide_study_page_update_mode      (BastideStudyPage *self);

/* --- bastide-study-page-position.c --- */
void bastide_study_page_init_position    (BastideStudyPage *self);
/* After another node, or an edit. */
void bastide_study_page_update_position  (BastideStudyPage *self);
/* Sets up what the text of a position says. FALSE and @error if it is none. */
gboolean bastide_study_page_paste_position (BastideStudyPage *self,
                                          const char       *text,
                                          GError          **error);

/* --- bastide-study-page-puzzle.c --- */
void bastide_study_page_init_puzzle      (BastideStudyPage *self);

/* --- bastide-study-page-steps.c --- */
void bastide_study_page_init_steps       (BastideStudyPage *self);
void bastide_study_page_update_steps     (BastideStudyPage *self);

/* --- bastide-study-page-view.c --- */
void bastide_study_page_init_view        (BastideStudyPage *self);
void bastide_study_page_update_actions   (BastideStudyPage *self);
void bastide_study_page_toggle_show      (BastideStudyPage *self,
                                          guint             flag);

G_END_DECLS
