/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A page on which something of a booklet is made or changed: the board, and beside it or, where there is little room,
 * below it what is said about that. What is kept, asked before it is given up and waited for is the same for all. */

#pragma once

#include "bastide-board.h"
#include "bastide-page.h"
#include "bastide-user-state.h"

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
  /* It is written, or was (nullable). */
  void         (*set_waiting)   (BastideMakingPage *self,
                                 gboolean           is_waiting);
};

/* What the template has; @finish wraps. For the instance's init. */
void              bastide_making_page_set_parts       (BastideMakingPage *self,
                                                       GtkBox            *body,
                                                       AdwClamp          *preview,
                                                       BastideBoard      *board,
                                                       GtkWidget         *pane,
                                                       GtkButton         *finish);
/* @user_state (nullable): something new is made, and comes into the booklet that it names or another. */
void              bastide_making_page_set_user_state  (BastideMakingPage *self,
                                                       BastideUserState  *user_state);
gboolean          bastide_making_page_is_new          (BastideMakingPage *self);
GActionMap       *bastide_making_page_get_actions     (BastideMakingPage *self);

void              bastide_making_page_keep            (BastideMakingPage *self);
/* Nothing is done on it while it is written. */
void              bastide_making_page_set_waiting     (BastideMakingPage *self,
                                                       gboolean           is_waiting);
/* Without a question. */
void              bastide_making_page_leave           (BastideMakingPage *self);

G_END_DECLS
