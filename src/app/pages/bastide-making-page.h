/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A page on which something of a booklet is made or changed: the board, and beside it or, where there is little room,
 * below it what is said about that. What is kept, drafted, asked before it is given up and waited for is the same for
 * all. Children in the template of a page are in the pane, above the buttons; those of the type "overlay" lie over the
 * board. */

#pragma once

#include "bastide-board.h"
#include "bastide-page.h"
#include "bastide-user-state.h"

#include <bst-io-draft.h>

#include <adwaita.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_MAKING_PAGE (bastide_making_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (BastideMakingPage, bastide_making_page, BASTIDE, MAKING_PAGE, GtkBox)

/* Signals: "added" (GFile *file, const char *id): what is new is in that booklet; "finished": what was in a booklet
 * before is to be kept. Whoever listens does that, and leaves the page when it went well.
 * Actions: "finish" and "cancel". */
struct _BastideMakingPageClass
{
  GtkBoxClass    parent_class;

  int            board_height;          /* where it is above all else, in pixels */
  const char    *question;              /* for gettext: whether it is to be saved ... */
  const char    *discard;               /* ... and the button that does not */

  /* Is there anything to keep? */
  gboolean     (*is_changed)    (BastideMakingPage *self);
  /* Keeps it (bastide_making_page_keep()) if nothing speaks against that, and else says so. */
  void         (*finish)        (BastideMakingPage *self);
  /* Asks into which booklet it comes (BastideAddPuzzle). */
  GtkWidget   *(*new_dialog)    (BastideMakingPage *self,
                                 GtkWindow         *window,
                                 GFile             *booklet);
  /* What is made, as it is by now, alone in a booklet, under an id that is not its own where that is none. (transfer
   * full) */
  BstBooklet  *(*dup_booklet)   (BastideMakingPage *self);
  /* Where one is in it, and what is known of it that is not written in a booklet; and back, which may be called with what
   * makes no sense. (transfer full) */
  char        *(*dup_place)     (BastideMakingPage *self);
  void         (*set_place)     (BastideMakingPage *self,
                                 const char        *place);
  /* It is written, or was (nullable). */
  void         (*set_waiting)   (BastideMakingPage *self,
                                 gboolean           is_waiting);
};

/* @is_new: something new is made, and comes into the booklet that @user_state names or another. */
void              bastide_making_page_begin           (BastideMakingPage *self,
                                                       BastideUserState  *user_state,
                                                       gboolean           is_new);
gboolean          bastide_making_page_is_new          (BastideMakingPage *self);
/* What shows, and shall show, what is made. (transfer none) */
BastideBoard     *bastide_making_page_get_board       (BastideMakingPage *self);
BastideStudy     *bastide_making_page_get_scene       (BastideMakingPage *self);
/* Beside or below the board. (transfer none) */
GtkWidget        *bastide_making_page_get_pane        (BastideMakingPage *self);
/* (transfer none) */
BastideUserState *bastide_making_page_get_user_state  (BastideMakingPage *self);
GActionMap       *bastide_making_page_get_actions     (BastideMakingPage *self);

/* --- Drafts --- */

/* A draft is kept of what is made; else a page on which a part of it is made is kept by that of the whole. @file and
 * @id (nullable): what it changes, and where. */
void              bastide_making_page_start_draft     (BastideMakingPage *self,
                                                       GFile             *file,
                                                       const char        *id);
void              bastide_making_page_set_whole       (BastideMakingPage *self,
                                                       BastideMakingPage *whole);
/* After start_draft(): what it shows was in a draft that was left there, and goes on being kept there. @closed: its
 * window was closed as it should. */
void              bastide_making_page_restore         (BastideMakingPage *self,
                                                       const char        *path,
                                                       const BstIoDraft  *draft,
                                                       gboolean           closed);
/* What is made is another, or one is elsewhere in it: the draft follows. */
void              bastide_making_page_changed         (BastideMakingPage *self);
/* Something was taken out that undo brings back. Undo is that until there is another change, in a text, too. */
void              bastide_making_page_removed         (BastideMakingPage *self);
/* Undo is for the text in which the cursor is: done with that. FALSE if it brings back what was taken out. */
gboolean          bastide_making_page_undo_typing     (BastideMakingPage *self);
/* Writes the draft, so that it is there at the next start. FALSE if that failed, or nothing keeps it. */
gboolean          bastide_making_page_flush           (BastideMakingPage *self);
/* It was kept: there is no reason to ask. */
void              bastide_making_page_set_kept        (BastideMakingPage *self);

/* --- Leaving --- */

void              bastide_making_page_keep            (BastideMakingPage *self);
/* Nothing is done on it while it is written. */
void              bastide_making_page_set_waiting     (BastideMakingPage *self,
                                                       gboolean           is_waiting);
/* Without a question. */
void              bastide_making_page_leave           (BastideMakingPage *self);

G_END_DECLS
