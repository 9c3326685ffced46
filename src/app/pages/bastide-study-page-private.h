/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the study page share. */

#pragma once

#include "bastide-bag.h"
#include "bastide-board.h"
#include "bastide-compare-bar.h"
#include "bastide-comparison.h"
#include "bastide-document.h"
#include "bastide-edit-bar.h"
#include "bastide-edit-tool.h"
#include "bastide-engine.h"
#include "bastide-exercises.h"
#include "bastide-feature-card.h"
#include "bastide-features-pane.h"
#include "bastide-legend.h"
#include "bastide-likely-line.h"
#include "bastide-move-entry.h"
#include "bastide-moves-pane.h"
#include "bastide-next-frame.h"
#include "bastide-odds.h"
#include "bastide-odds-pane.h"
#include "bastide-opponent.h"
#include "bastide-palette.h"
#include "bastide-pick-tool.h"
#include "bastide-play-bar.h"
#include "bastide-player-strip.h"
#include "bastide-position-pane.h"
#include "bastide-power.h"
#include "bastide-report.h"
#include "bastide-score-bar.h"
#include "bastide-scores-pane.h"
#include "bastide-split-view.h"
#include "bastide-study-page.h"
#include "bastide-timeline.h"
#include "bastide-tile-drag.h"
#include "bastide-turn-bar.h"
#include "bastide-turn-tool.h"
#include "bastide-turns-pane.h"
#include "bastide-value-bar.h"
#include "bastide-zoom-buttons.h"

G_BEGIN_DECLS

struct _BastideStudyPage
{
  GtkBox                 parent_instance;

  /* Owned */
  BastideUserState      *user_state;
  GtkWidget             *lesson_editor;  /* page of the lesson that is made; weak (nullable) */
  BastideDocument       *document;
  BastideStudy          *study;         /* of the document */
  BastideTurnInput      *turn_input;
  BastidePositionEditor *editor;
  BastideBoardTool      *turn_tool;
  BastideBoardTool      *edit_tool;
  BastideBoardTool      *pick_tool;     /* puts cells into the race */
  BastideRaceCells      *race_cells;
  BastideComparison     *comparison;
  BastideReport         *report;        /* of the game that is open */
  BastideExercises      *exercises;
  GSettings             *settings;
  GSimpleActionGroup    *actions;

  gboolean               is_narrow;     /* like a phone */
  BastideNextFrame       next_frame;    /* in which buttons tell their keys */
  BastideOdds           *feature_odds;  /* of the feature that is lit, or chosen */
  gboolean               tells_joins;   /* the overlay was just asked for: that there are none is told */
  guint                  odds_part;     /* ... a part of it; BST_NO_PART */
  guint                  odds_source;   /* it is asked when the pointer rests */
  int                    armed;         /* what a cell is put into: a BastideRaceSide; -1 */
  BastideOpponent       *opponent;
  BastideEngine         *engine;        /* NULL while it is off */
  BastidePower          *power;         /* NULL until it was on */
  gboolean               thinks_anyway; /* however scarce that is */
  int                    engine_player; /* whose turns the reader asked for; BST_NO_PLAYER: whoever has the tile */
  gboolean               shows_chosen;  /* the legal cells of a chosen tile, until none is */
  guint                  cells_before;  /* what was shown on the cells before that; valid with it */
  gboolean               has_engine_move;   /* a turn is chosen in the list: */
  BstMove                engine_move;
  BastideLikelyLine     *likely;        /* how the game most likely goes on after a turn; owned */
  gboolean               plays_line;    /* it was asked for, and is shown as far as it is known */
  guint                  n_likely;      /* turns of it that are shown */
  guint                  likely_source; /* in which the next one is; 0 */
  guint                  n_problems;    /* that a bar tells of */
  guint                  peek_key;      /* held now; 0 for none */
  guint                  peek_show;     /* what was shown before it; valid while one is held, as the next */
  const char            *peek_action;
  BstRenderPlace         bars_place;    /* where that is */
  gboolean               had_turn;      /* the bar of a turn was shown when the cards were placed */
  guint32                peek_since;    /* when it went down, milliseconds of the events */

  /* Each is NULL until its tab is first seen: most who open a game do not look at them. */
  BastideOddsPane       *odds;
  BastideTurnsPane      *turns;
  BastidePositionPane   *position;

  /* Template */
  BastideSplitView      *side;
  BastideSplitView      *pane;
  BastidePalette        *palette;
  BastideBag            *bag;
  GtkStack              *start_tabs;    /* palette and odds */
  GtkStackSwitcher      *start_switcher;
  GtkStackSwitcher      *switcher;
  AdwBin                *odds_place;
  BastidePlayerStrip    *players;
  BastideScoreBar       *score_bar;
  BastidePlayBar        *play_bar;
  BastideValueBar       *value_bar;     /* over the edge of the board */
  BastideBoard          *board;
  GMenuModel            *board_menu;    /* below what is done to a cell */
  GtkWidget             *bars;
  BastideTurnBar        *turn_bar;
  BastideTurnLayer      *turn_layer;    /* over the board; set_study() */
  BastideTileDrag       *tile_drag;     /* owned: from the bag and the players; bastide-study-page-mode.c */
  BastideEditBar       *edit_line;      /* it in a narrow window */
  BastideEditBar        *edit_bar;
  GtkWidget             *chip;          /* that says whose legal cells are shown */
  GtkLabel              *chip_text;
  BastideMoveEntry      *entry;
  BastideFeatureCard    *card;
  BastideZoomButtons    *zoom_buttons;
  BastideLegend         *legend;
  GtkWidget             *key;           /* that has the legend */
  GtkWidget             *key_button;    /* in it, its title while there is room for it */
  GtkMenuButton         *key_menu;      /* and while there is none */
  BastideLegend         *key_popped;    /* the legend that this one shows */
  GtkWidget             *key_rows;      /* the legend without its title */
  GtkStack              *tabs;
  GtkWidget             *tab_before;    /* borrowed: what was seen before positions were compared (nullable) */
  BastideMovesPane      *moves;
  BastideScoresPane     *scores;
  BastideFeaturesPane   *features;
  AdwBin                *turns_place;
  AdwBin                *position_place;
  BastideCompareBar     *compare_bar;
  BastideTimeline       *timeline;
  GtkLabel              *cell;          /* what is told of the cell that is pointed at, or of the move */
  gboolean               cell_is_scored; /* it tells what the move has scored, which the board and the lists show, too */
  GtkWidget             *narrow_buttons; /* that show what stands below the board */
  GtkMenuButton         *narrow_show;   /* the last of them */
  gboolean               has_card_place; /* where the card of a feature hides nothing that is looked at now */
};

/* --- bastide-study-page-cards.c --- */
/* Off what one looks at now. */
void bastide_study_page_place_cards      (BastideStudyPage *self);
/* A fitted board leaves the card a corner, and the legend while it is open. */
void bastide_study_page_measure_cards    (BastideStudyPage *self);

/* --- bastide-study-page-cells.c --- */
void bastide_study_page_class_init_cells (GtkWidgetClass   *widget_class);
void bastide_study_page_init_cells       (BastideStudyPage *self);
void bastide_study_page_dispose_cells    (BastideStudyPage *self);
/* Another feature is looked at. */
void bastide_study_page_update_feature_odds (BastideStudyPage *self);
/* Another tile is to be laid, or another overlay is shown. */
void bastide_study_page_update_chip      (BastideStudyPage *self);

/* --- bastide-study-page-compare.c --- */
void bastide_study_page_class_init_compare (GtkWidgetClass *widget_class);
void bastide_study_page_init_compare     (BastideStudyPage *self);

/* --- bastide-study-page-document.c --- */
/* What its document says and asks from now on. */
void bastide_study_page_follow_document  (BastideStudyPage *self);

/* --- bastide-study-page-follow.c --- */
void bastide_study_page_class_init_follow (GtkWidgetClass  *widget_class);
/* After the panes: they have seen what has changed before the page says it. */
void bastide_study_page_init_follow      (BastideStudyPage *self);

/* --- bastide-study-page-engine.c --- */
void bastide_study_page_class_init_engine (GtkWidgetClass  *widget_class);
void bastide_study_page_init_engine      (BastideStudyPage *self);
void bastide_study_page_dispose_engine   (BastideStudyPage *self);
/* Edit mode has begun, or ended. */
void bastide_study_page_ask_engine       (BastideStudyPage *self);
/* The list of turns is there. */
void bastide_study_page_connect_engine   (BastideStudyPage *self);
/* One of its turns is looked at (nullable). */
void bastide_study_page_engine_turn_chosen (BastideStudyPage *self,
                                            const BstMove    *move);

/* --- bastide-study-page-exam.c --- */
void bastide_study_page_init_exam        (BastideStudyPage *self);
/* TRUE, and says so, for what is off in an exam. */
gboolean bastide_study_page_refuse_in_exam (BastideStudyPage *self);

/* --- bastide-study-page-ask.c --- */
/* A row of its own in @group. */
GtkSwitch *bastide_study_page_add_switch (AdwPreferencesGroup *group,
                                          const char          *title,
                                          gboolean             is_on);
/* Those that are on, as bits. */
guint bastide_study_page_get_switches    (GtkSwitch * const *switches,
                                          guint              n);
/* Shows a message dialog with the rows of @group, which says @response, or "cancel", to @answered. @choice: (transfer full), of
 * plain memory; it goes with the dialog. */
void bastide_study_page_ask              (GtkWidget           *dialog,
                                          AdwPreferencesGroup *group,
                                          const char          *response,
                                          const char          *label,
                                          GCallback            answered,
                                          gpointer             choice);

/* --- bastide-study-page-guess.c --- */
void bastide_study_page_init_guess       (BastideStudyPage *self);

/* --- bastide-study-page-key.c --- */
void bastide_study_page_class_init_key   (GtkWidgetClass   *widget_class);
void bastide_study_page_init_key         (BastideStudyPage *self);
/* Other overlays are shown. */
void bastide_study_page_update_key       (BastideStudyPage *self);
/* The legend is to lie open over the board, if it hides nothing there that one looks at now. */
gboolean bastide_study_page_wants_key    (BastideStudyPage *self);
/* It lies there, or it does not. */
void bastide_study_page_set_key_open     (BastideStudyPage *self,
                                          gboolean          is_open);

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

/* --- bastide-study-page-narrow.c --- */
void bastide_study_page_set_narrow       (BastideStudyPage *self,
                                          gboolean          is_narrow);
void bastide_study_page_init_narrow      (BastideStudyPage *self);

/* --- bastide-study-page-lines.c --- */
void bastide_study_page_init_lines       (BastideStudyPage *self);
void bastide_study_page_update_lines     (BastideStudyPage *self);

/* --- bastide-study-page-likely.c --- */
void bastide_study_page_init_likely      (BastideStudyPage *self);
void bastide_study_page_dispose_likely   (BastideStudyPage *self);
/* The line that plays itself goes from the board. FALSE if there is none. */
gboolean bastide_study_page_end_line     (BastideStudyPage *self);

/* --- bastide-study-page-mode.c --- */
void bastide_study_page_class_init_mode  (GtkWidgetClass   *widget_class);
void bastide_study_page_init_mode        (BastideStudyPage *self);
void bastide_study_page_update_mode      (BastideStudyPage *self);

/* --- bastide-study-page-odds.c --- */
void bastide_study_page_class_init_odds  (GtkWidgetClass   *widget_class);
void bastide_study_page_init_odds        (BastideStudyPage *self);

/* What is armed is put away; FALSE if nothing was. */
gboolean bastide_study_page_disarm       (BastideStudyPage *self);
/* Edit mode has begun, or ended. */
void bastide_study_page_update_start_tabs (BastideStudyPage *self);

/* --- bastide-study-page-pin.c --- */
/* Something else is lit, or covers the card, or does so no longer. */
void bastide_study_page_update_card      (BastideStudyPage *self);
/* The feature that holds @part has its card, and the rest of the board steps back, until it is let go (BST_NO_PART). */
void bastide_study_page_pin              (BastideStudyPage *self,
                                          guint             part);
/* The same of one that was clicked; of the one that is pinned, lets it go. */
void bastide_study_page_toggle_pin       (BastideStudyPage *self,
                                          guint             part);

/* --- bastide-study-page-play.c --- */
void bastide_study_page_class_init_play  (GtkWidgetClass   *widget_class);
void bastide_study_page_init_play        (BastideStudyPage *self);
void bastide_study_page_dispose_play     (BastideStudyPage *self);
/* Is a game against the engine going on? */
gboolean bastide_study_page_is_playing   (BastideStudyPage *self);
/* Takes the last turn of a person in it back, with what followed. FALSE if there is none. */
gboolean bastide_study_page_take_back    (BastideStudyPage *self);

/* --- bastide-study-page-position.c --- */
void bastide_study_page_init_position    (BastideStudyPage *self);
/* After another node, or an edit. */
void bastide_study_page_update_position  (BastideStudyPage *self);

/* --- bastide-study-page-project.c --- */
void bastide_study_page_init_project     (BastideStudyPage *self);

/* --- bastide-study-page-puzzle.c --- */
void bastide_study_page_init_puzzle      (BastideStudyPage *self);

/* --- bastide-study-page-report.c --- */
void bastide_study_page_init_report      (BastideStudyPage *self);
void bastide_study_page_dispose_report   (BastideStudyPage *self);

/* --- bastide-study-page-steps.c --- */
void bastide_study_page_init_steps       (BastideStudyPage *self);
void bastide_study_page_update_steps     (BastideStudyPage *self);

/* --- bastide-study-page-turns.c --- */
void bastide_study_page_init_turns       (BastideStudyPage *self);

/* --- bastide-study-page-view.c --- */
void bastide_study_page_init_view        (BastideStudyPage *self);
void bastide_study_page_update_actions   (BastideStudyPage *self);
/* Is what an action shows, "page.show-farms", an overlay of the board? */
gboolean bastide_study_page_is_overlay   (const char       *action);
/* Says that the overlay of joins, which was just asked for, has nothing to show. */
void bastide_study_page_joins_found      (BastideStudyPage *self);

G_END_DECLS
