/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the window share. */

#pragma once

#include "bastide-bag.h"
#include "bastide-board.h"
#include "bastide-position-editor.h"
#include "bastide-edit-bar.h"
#include "bastide-edit-tool.h"
#include "bastide-feature-card.h"
#include "bastide-features-pane.h"
#include "bastide-autosave.h"
#include "bastide-legend.h"
#include "bastide-moves-pane.h"
#include "bastide-sheet.h"
#include "bastide-palette.h"
#include "bastide-turn-bar.h"
#include "bastide-turn-tool.h"
#include "bastide-position-pane.h"
#include "bastide-scores-pane.h"
#include "bastide-puzzle-session-view.h"
#include "bastide-split-view.h"
#include "bastide-timeline.h"
#include "bastide-file-monitor.h"
#include "bastide-window.h"

G_BEGIN_DECLS

/* What a bar at the top of the window may be about; there is one of each at most. */
typedef enum
{
  BASTIDE_NOTICE_RECOVERED,     /* the program did not end as it should */
  BASTIDE_NOTICE_PUT_ASIDE,     /* unsaved changes that can be taken back */
  BASTIDE_NOTICE_CHANGED,       /* the file, by another program */
  BASTIDE_NOTICE_GONE,
  BASTIDE_NOTICE_READ_ONLY,
  BASTIDE_NOTICE_NOT_SAVED,
  BASTIDE_NOTICE_NOT_KEPT,      /* no draft can be written */
  BASTIDE_NOTICE_NOT_OPENED,    /* a file that was asked for */
  BASTIDE_NOTICE_NO_PICTURE,    /* it could not be exported or copied */
  BASTIDE_NOTICE_NOT_PRINTED,
  BASTIDE_NOTICE_PROBLEMS       /* the position that was set up has some */
} BastideNoticeKind;

#define BASTIDE_N_NOTICES 11

struct _BastideWindow
{
  AdwApplicationWindow  parent_instance;

  /* Owned */
  BastideUserState            *user_state;        /* (nullable) */
  BastideStudy                *study;
  BastideTurnInput            *turn_input;
  BastideBoardTool            *turn_tool;
  BastideBoardTool            *edit_tool;
  BastideResults              *results;
  BastidePuzzleSession        *session;          /* the booklet, if one is open in place of a game */
  BastidePositionEditor       *editor;
  GSettings                   *settings;
  GCancellable                *loading;        /* NULL unless a file is being read ... */
  GFile                       *opening;        /* ... and then this one (nullable) */
  BastideFileMonitor          *monitor;
  BastideAutosave             *autosave;
  char                        *etag;           /* of the file that is being read */
  char                        *place;          /* where to go in it (nullable) */
  GFile                       *restoring;      /* of the draft that is being read (nullable) */
  GFile                       *saving;         /* is being written (nullable) ... */
  GFile                       *save_next;      /* ... and then is written to (nullable) */
  GFile                       *booklet_file;   /* the booklet to which was added last (nullable) */
  guint                        n_changes;      /* of booklets that are not written yet */
  BstPuzzle                   *removed;        /* from a booklet, and can come back (nullable) ... */
  GFile                       *removed_from;   /* ... from this one (nullable) */
  BstRecord                   *aside;          /* can be taken back (nullable) */
  char                        *aside_place;
  GtkWidget                   *notice[BASTIDE_N_NOTICES]; /* weak */

  gboolean              is_reloading;   /* what is being read is the same document */
  gboolean              is_restoring;   /* a draft is being read */
  gboolean              is_put_away;    /* the document is out of sight, as if there were none */
  gboolean              is_read_only;
  gboolean              is_restored;    /* the puzzle that was removed is there again */
  gboolean              is_closing;     /* once it is saved */
  gboolean              is_kept;        /* for the next start: no reason to ask */

  guint                 removed_chapter;
  guint                 removed_place;
  gboolean              is_narrow;      /* like a phone */
  int                   width;          /* for which the header bar was made to fit */
  guint                 n_problems;     /* that a bar tells of */
  guint                 peek_key;       /* held now; 0 for none */
  guint32               peek_since;     /* when it went down, milliseconds of the events */

  /* Template */
  GtkWidget                 *header;
  AdwWindowTitle            *title;
  AdwSplitButton            *open_button;
  GtkBox                    *overlays;
  GtkBox                    *notices;
  GMenu                     *undo_menu;
  GtkWidget                 *undo_button;
  GtkWidget                 *redo_button;
  GtkWidget                 *edit_button;
  AdwToastOverlay           *toasts;
  GtkStack                  *stack;
  GtkWidget                 *side_button;
  GtkWidget                 *pane_button;
  BastidePuzzleSessionView  *session_view;
  BastideSplitView          *side;
  BastideSplitView          *pane;
  BastidePalette            *palette;
  BastideBag                *bag;
  BastideBoard              *board;
  GtkWidget                 *bars;
  BastideTurnBar            *turn_bar;
  BastideEditBar            *edit_bar;
  GtkWidget                 *entry_card;
  GtkWidget                 *entry;
  GtkLabel                  *entry_error;
  BastideFeatureCard        *card;
  BastideLegend             *legend;
  GtkStack                  *tabs;
  BastideMovesPane          *moves;
  BastideScoresPane         *scores;
  BastideFeaturesPane       *features;
  BastidePositionPane       *position;
  BastideTimeline           *timeline;
  GtkLabel                  *cell;
  GtkLabel                  *bag_count;
  GtkLabel                  *rules;
};

/* --- bastide-window.c --- */
void bastide_window_update_card        (BastideWindow  *self);
void bastide_window_update_title       (BastideWindow  *self);
/* Faults of a file that was opened all the same. */
void bastide_window_tell_issues        (BastideWindow  *self,
                                        GPtrArray      *issues);

/* --- bastide-window-actions.c --- */
void bastide_window_class_init_actions (GtkWidgetClass *widget_class);
void bastide_window_init_actions       (BastideWindow  *self);
void bastide_window_update_actions     (BastideWindow  *self);
void bastide_window_toggle_show        (BastideWindow  *self,
                                        guint           flag);

/* --- bastide-window-cards.c --- */
/* Off what one looks at now. */
void bastide_window_place_cards        (BastideWindow  *self);

/* --- bastide-window-edit.c --- */
void bastide_window_class_init_edit    (GtkWidgetClass *widget_class);
void bastide_window_update_edit        (BastideWindow  *self);

/* --- bastide-window-mode.c --- */
void bastide_window_class_init_mode    (GtkWidgetClass *widget_class);
void bastide_window_init_mode          (BastideWindow  *self);
void bastide_window_update_mode        (BastideWindow  *self);

/* --- bastide-window-entry.c --- */
void bastide_window_class_init_entry   (GtkWidgetClass *widget_class);
void bastide_window_init_entry         (BastideWindow  *self);

/* --- bastide-window-files.c --- */
void bastide_window_class_init_files   (GtkWidgetClass *widget_class);
/* Reads the file once more, and goes to the same place. */
void bastide_window_reload             (BastideWindow  *self);
void bastide_window_open_at            (BastideWindow  *self,
                                        GFile          *file,
                                        const char     *place);
/* In the document's own form: what is saved goes there. */
gboolean bastide_window_is_document    (BastideWindow  *self);
char    *bastide_window_dup_file_name  (BastideWindow  *self);

/* --- bastide-window-notices.c --- */
void bastide_window_class_init_notices (GtkWidgetClass *widget_class);
void bastide_window_show_notice        (BastideWindow  *self,
                                        BastideNoticeKind kind,
                                        const char     *text);
void bastide_window_hide_notice        (BastideWindow  *self,
                                        BastideNoticeKind kind);
void bastide_window_hide_notices       (BastideWindow  *self);
gboolean bastide_window_has_notice     (BastideWindow  *self,
                                        BastideNoticeKind kind);
void bastide_window_show_put_aside     (BastideWindow  *self);
void bastide_window_forget_aside       (BastideWindow  *self);
void bastide_window_tell_not_opened    (BastideWindow  *self,
                                        const GError   *error);
/* Says what has become of the file. FALSE if there are other contents in it than we know. */
gboolean bastide_window_check_file     (BastideWindow  *self);

/* --- bastide-window-keep.c --- */
void bastide_window_init_keep          (BastideWindow  *self);
/* When the application is known. */
void bastide_window_start_keeping      (BastideWindow  *self);
gboolean bastide_window_may_close      (BastideWindow  *self);
/* What is being typed counts from now on. */
void     bastide_window_settle         (BastideWindow  *self);
/* @file and @etag: what it is a changed form of (nullable). */
void bastide_window_show_unsaved       (BastideWindow  *self,
                                        BstRecord      *record,
                                        GFile          *file,
                                        const char     *etag,
                                        const char     *place);

/* --- bastide-window-picture.c --- */
void bastide_window_class_init_picture (GtkWidgetClass *widget_class);
void bastide_window_update_picture     (BastideWindow  *self);
/* What is printed. (transfer full) */
BastideSheet *bastide_window_dup_page   (BastideWindow  *self) G_GNUC_WARN_UNUSED_RESULT;

/* --- bastide-window-position.c --- */
void bastide_window_class_init_position (GtkWidgetClass *widget_class);
void bastide_window_init_position      (BastideWindow  *self);
/* After another node, or an edit. */
void bastide_window_update_position    (BastideWindow  *self);
/* Sets up what the text of a position says. FALSE and @error if it is none. */
gboolean bastide_window_paste_position (BastideWindow  *self,
                                        const char     *text,
                                        GError        **error);

/* --- bastide-window-steps.c --- */
void bastide_window_class_init_steps   (GtkWidgetClass *widget_class);
void bastide_window_update_steps       (BastideWindow  *self);

/* --- bastide-window-input.c --- */
void bastide_window_init_input         (BastideWindow  *self);

/* --- bastide-window-recent.c --- */
void bastide_window_init_recent        (BastideWindow  *self);
void bastide_window_add_recent         (GFile          *file);

/* --- bastide-window-booklet.c --- */
void bastide_window_class_init_booklet (GtkWidgetClass *widget_class);
/* Was a puzzle deleted from the booklet that is open, and can it come back? */
gboolean bastide_window_can_restore_puzzle (BastideWindow *self);
/* Did one come back, and can it be deleted again? */
gboolean bastide_window_can_delete_again   (BastideWindow *self);
void     bastide_window_delete_again       (BastideWindow *self);

/* --- bastide-window-setter.c --- */
/* A sentence, and a button (nullable) that does something about it. */
void bastide_window_tell_with          (BastideWindow  *self,
                                        const char     *text,
                                        const char     *button,
                                        const char     *action,
                                        GVariant       *target);
void bastide_window_class_init_setter  (GtkWidgetClass *widget_class);
void bastide_window_update_setter      (BastideWindow  *self);
void bastide_window_clear_setter       (BastideWindow  *self);

/* --- bastide-window-solve.c --- */
void bastide_window_class_init_solve   (GtkWidgetClass *widget_class);
/* When the application is known. */
void bastide_window_start_solving      (BastideWindow  *self);
gboolean bastide_window_is_solving     (BastideWindow  *self);
/* That of the page that is shown. */
BastideBoard *bastide_window_get_board (BastideWindow  *self);
/* Where no game is: here, or in a window of its own. @file (nullable): the bundled one. */
void bastide_window_open_booklet       (BastideWindow  *self,
                                        GFile          *file);
/* The same, at the puzzle of that id. */
void bastide_window_open_booklet_at    (BastideWindow  *self,
                                        GFile          *file,
                                        const char     *id);
void bastide_window_close_booklet      (BastideWindow  *self);
gboolean bastide_window_solve_key      (BastideWindow  *self,
                                        guint           key,
                                        GdkModifierType modifiers);

/* --- bastide-window-state.c --- */
void bastide_window_restore_state      (BastideWindow  *self);
void bastide_window_save_state         (BastideWindow  *self);
/* When its buttons, or the width of the window, are others. */
void bastide_window_fit_header         (BastideWindow  *self);

G_END_DECLS
