/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who uses the window in the process of its test: presses keys, clicks, and reads what is there. Keys
 * and clicks go to the controllers that would get them from the screen, and at once.
 *
 * A @pattern is a text in which * stands for anything, and ? for any letter. @below is where it is
 * looked for; NULL for all windows. */

#pragma once

#include "inside.h"

G_BEGIN_DECLS

/* --- Reading --- */

/* What a widget that is to be seen says itself: its text, or its name for a screen reader.
 * (transfer full) (nullable) */
char      *user_read         (GtkWidget     *widget);
/* Does its text or its name say @pattern? */
gboolean   user_reads        (GtkWidget     *widget,
                              const char    *pattern);
/* The first widget below @below, itself included, of @type that says @pattern. (nullable) */
GtkWidget *user_find         (gpointer       below,
                              GType          type,
                              const char    *pattern);
/* The same when it is there. */
GtkWidget *user_wait_for     (gpointer       below,
                              GType          type,
                              const char    *pattern);
void       user_wait_until_gone (gpointer    below,
                                 GType       type,
                                 const char *pattern);
/* Anything that says it. */
void       user_sees         (gpointer       below,
                              const char    *pattern);
/* What the cell says after its place. */
GtkWidget *user_wait_for_cell (BastideBoard *board,
                               int           x,
                               int           y,
                               const char   *pattern);

/* --- Keys --- */

/* Accelerators with spaces between: "Right <Control>z". They go to the focus in @window, and to the
 * widgets around it, as GTK would bring them there. */
void       user_press        (gpointer       window,
                              const char    *keys);
/* Letters, in place of what is selected in the text in focus. */
void       user_type         (gpointer       window,
                              const char    *text);

/* --- Clicks --- */

/* The button or row that lies under the middle of what says @pattern, when it can be clicked. What is
 * outside of a view is scrolled into it. */
void       user_click        (gpointer       below,
                              GType          type,
                              const char    *pattern);

/* --- The board: points are in tiles, and must be in view with nothing over them --- */

/* The same point in the board's own units. */
void       user_get_point    (BastideBoard  *board,
                              double         x,
                              double         y,
                              double        *board_x,
                              double        *board_y);
void       user_click_board  (BastideBoard  *board,
                              double         x,
                              double         y);
/* In the middle of a cell. */
void       user_click_cell   (BastideBoard  *board,
                              int            x,
                              int            y);
/* The pointer of the screen, in the middle of a cell. */
void       user_point        (BastideBoard  *board,
                              int            x,
                              int            y);

/* --- The palette --- */

/* Searches it for @text: the tile of that letter is the first that is found then. */
GtkWidget *user_find_tile    (BastideWindow *window,
                              const char    *text,
                              const char    *letter);
/* The same, and Enter takes it. */
void       user_arm_tile     (BastideWindow *window,
                              const char    *text,
                              const char    *letter);

G_END_DECLS
