/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who uses the window in the process of its test: presses keys, clicks, and reads what is there. Keys
 * and clicks go to the controllers that would get them from the screen, and at once. */

#pragma once

#include "inside.h"

G_BEGIN_DECLS

/* --- Reading --- */

/* What a widget that is to be seen says itself: its text, or its name for a screen reader.
 * (transfer full) (nullable) */
char      *user_read         (GtkWidget     *widget);
/* The first widget below @below, itself included, of @type that says something with @text in it.
 * (nullable) */
GtkWidget *user_find         (gpointer       below,
                              GType          type,
                              const char    *text);
/* The same, in whichever window, when it is there. */
GtkWidget *user_wait_for     (gpointer       below,
                              GType          type,
                              const char    *text);
void       user_wait_until_gone (gpointer    below,
                                 const char *text);
/* Anything that says it. @below: NULL for all windows. */
void       user_sees         (gpointer       below,
                              const char    *text);

/* --- Keys --- */

/* Accelerators with spaces between: "Right <Control>z". They go to the focus in @window, and to the
 * widgets around it, as GTK would bring them there. */
void       user_press        (gpointer       window,
                              const char    *keys);
/* Letters, in place of what is selected in the text in focus. */
void       user_type         (gpointer       window,
                              const char    *text);

/* --- Clicks --- */

/* Left clicks on a point of the board, in tiles. It must be in view, and nothing over it. */
void       user_click        (BastideBoard  *board,
                              double         x,
                              double         y);
/* In the middle of a cell. */
void       user_click_cell   (BastideBoard  *board,
                              int            x,
                              int            y);
/* The last button that says @text, when it is there and can be clicked. */
void       user_click_button (gpointer       below,
                              const char    *text);
/* What the cell says of itself, when it has @text in it. */
void       user_wait_for_cell (BastideBoard *board,
                               int           x,
                               int           y,
                               const char   *text);

/* The pointer of the screen, in the middle of a cell. */
void       user_point        (BastideBoard  *board,
                              int            x,
                              int            y);

/* --- Windows --- */

/* The window of @type when it is there, and all of it to be seen. */
gpointer   user_wait_for_window (GType       type);

/* --- Files --- */

/* Runs bastide-cli with the arguments up to NULL: it must go well. */
void       user_run_cli      (const char    *first,
                              ...) G_GNUC_NULL_TERMINATED;

G_END_DECLS
