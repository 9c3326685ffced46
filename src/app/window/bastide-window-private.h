/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the window share. */

#pragma once

#include "bastide-window.h"
#include "bastide-header.h"
#include "bastide-next-frame.h"
#include "bastide-notice.h"
#include "bastide-placeholder.h"
#include "bastide-puzzle-session.h"
#include "bastide-study-page.h"

struct _BastideWindow
{
  AdwApplicationWindow  parent_instance;

  /* Owned */
  BastideUserState     *user_state;
  GSettings            *settings;
  GBindingGroup        *bindings;       /* of what the page says */
  BastideNextFrame      next_frame;     /* in which the icon comes */

  BastidePage          *page;           /* that is shown: one of these */
  BastidePage          *before;         /* that was shown before it (nullable) */
  BastidePage          *start;
  BastideStudyPage     *study_page;
  BastidePuzzleSession *puzzle_session;
  BastidePage          *puzzle_page;    /* NULL until it is first asked for */
  BastidePage          *learn_page;     /* NULL until it is first asked for */
  BastidePage          *report_page;    /* likewise */
  BastidePage          *guess_page;     /* likewise */
  AdwToast             *undo_toast;     /* weak: that offers to undo what was done last on the page that is shown (nullable) */
  AdwToast             *way_back;       /* weak: that offers it; it is of the page that is shown (nullable) */
  BastidePage          *made_page;      /* by one of them, and not left yet (nullable) ... */
  BastidePage          *made_by;        /* ... that one, if it is in this window (nullable) */

  /* Template */
  GtkWidget            *room;
  BastideHeader        *header;
  BastideNotices       *notices;
  AdwToastOverlay      *toasts;
  GtkStack             *stack;
  BastidePlaceholder   *nothing;
};

/* --- bastide-window-pages.c --- */
void           bastide_window_add_page     (BastideWindow *self,
                                            BastidePage   *page);
/* Tells it how large the window is, in pixels. */
void           bastide_window_fit_page     (BastideWindow *self,
                                            BastidePage   *page,
                                            int            width,
                                            int            height);
/* A window in which nothing is lost when another file comes into it, nor out of sight that is made: this one, if
 * @is_free and nothing is made in it, or a new one. */
BastideWindow *bastide_window_get_free     (BastideWindow *self,
                                            gboolean       is_free);
/* @file (nullable): the booklet that comes with Bastide. @id (nullable): of the puzzle to begin with. */
void           bastide_window_open_puzzles (BastideWindow *self,
                                            GFile         *file,
                                            const char    *id);
void           bastide_window_open_lessons (BastideWindow *self,
                                            GFile         *file);
/* Here. @maker (nullable): what is shown again when @page is left. */
void           bastide_window_put_made     (BastideWindow *self,
                                            BastidePage   *page,
                                            BastidePage   *maker);
/* @page is that on which something is made, @maker that which asked for it. */
void           bastide_window_show_made    (BastideWindow *self,
                                            BastidePage   *page,
                                            BastidePage   *maker);
