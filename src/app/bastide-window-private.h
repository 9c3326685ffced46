/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the window share. */

#pragma once

#include "bastide-bag.h"
#include "bastide-board.h"
#include "bastide-feature-card.h"
#include "bastide-features-pane.h"
#include "bastide-legend.h"
#include "bastide-moves-pane.h"
#include "bastide-scores-pane.h"
#include "bastide-split-view.h"
#include "bastide-timeline.h"
#include "bastide-window.h"

G_BEGIN_DECLS

struct _BastideWindow
{
  AdwApplicationWindow  parent_instance;

  /* Owned */
  BastideStudy         *study;
  GSettings            *settings;
  GCancellable         *loading;        /* NULL unless a file is being read */

  guint                 peek_key;       /* held now; 0 for none */
  gint64                peek_since;     /* when it went down, microseconds */

  /* Template */
  AdwWindowTitle       *title;
  AdwSplitButton       *open_button;
  GtkBox               *overlays;
  AdwToastOverlay      *toasts;
  GtkStack             *stack;
  BastideSplitView     *side;
  BastideSplitView     *pane;
  BastideBag           *bag;
  BastideBoard         *board;
  BastideFeatureCard   *card;
  BastideLegend        *legend;
  GtkStack             *tabs;
  BastideMovesPane     *moves;
  BastideScoresPane    *scores;
  BastideFeaturesPane  *features;
  BastideTimeline      *timeline;
  GtkLabel             *cell;
  GtkLabel             *bag_count;
  GtkLabel             *rules;
};

/* --- bastide-window.c --- */
void bastide_window_update_title       (BastideWindow  *self);

/* --- bastide-window-actions.c --- */
void bastide_window_class_init_actions (GtkWidgetClass *widget_class);
void bastide_window_init_actions       (BastideWindow  *self);
void bastide_window_update_actions     (BastideWindow  *self);
void bastide_window_toggle_show        (BastideWindow  *self,
                                        guint           flag);

/* --- bastide-window-files.c --- */
void bastide_window_class_init_files   (GtkWidgetClass *widget_class);

/* --- bastide-window-steps.c --- */
void bastide_window_class_init_steps   (GtkWidgetClass *widget_class);
void bastide_window_update_steps       (BastideWindow  *self);

/* --- bastide-window-input.c --- */
void bastide_window_init_input         (BastideWindow  *self);

/* --- bastide-window-recent.c --- */
void bastide_window_init_recent        (BastideWindow  *self);
void bastide_window_add_recent         (GFile          *file);

/* --- bastide-window-state.c --- */
void bastide_window_restore_state      (BastideWindow  *self);
void bastide_window_save_state         (BastideWindow  *self);

G_END_DECLS
