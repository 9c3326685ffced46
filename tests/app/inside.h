/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in the process of its test. What is to be seen and done in it is in inside-user.h, what
 * is behind that in inside-window.h. */

#pragma once

#include "bastide-application.h"
#include "inside-window.h"

G_BEGIN_DECLS

/* Registers the application. Before g_test_add_func. It speaks the language of the locale if BASTIDE_WORDS names the folder
 * of its catalogues. */
void           inside_init       (int           *argc,
                                  char        ***argv);
/* Runs the tests, and gives what main returns. */
int            inside_run        (void);

BastideApplication *inside_get_application (void);
/* Ends the program, and starts it again with what it has written. */
void           inside_restart    (void);

BastideWindow *inside_open       (void);
void           inside_close      (BastideWindow *window);
/* Opens the bundled game in it, at its end. */
void           inside_open_sample (BastideWindow *window);

/* Lets the main loop run until all that is to be done at once is done and drawn. For what a timer, a thread or another
 * program brings there is inside_wait(): no test waits for so many milliseconds. */
void           inside_settle     (void);
/* Lets it run until @is_so. */
void           inside_wait       (gboolean     (*is_so) (gpointer data),
                                  gpointer       data);
/* Gives the window that size, and waits until it has it, and what is in it its place. */
void           inside_resize     (GtkWindow     *window,
                                  int            width,
                                  int            height);
/* Waits until the keys of the screen go to it. */
void           inside_wait_active (GtkWindow    *window);

/* Real clicks and keys: a line of xdotool. */
void           inside_xdotool    (const char    *line);
/* A point of @widget on the screen. */
void           inside_find_pixel (GtkWidget     *widget,
                                  double         x,
                                  double         y,
                                  int           *screen_x,
                                  int           *screen_y);
/* The middle of it. */
void           inside_find_place (GtkWidget     *widget,
                                  int           *screen_x,
                                  int           *screen_y);

/* The start of a base game of these players, in the order of the colours. */
void           inside_show_players (BastideWindow      *window,
                                    const char * const *names,
                                    guint               n_players);

/* The first widget below @widget, itself included, that is of @type, and for which @is_it (nullable)
 * says so. (nullable) */
GtkWidget     *inside_find       (GtkWidget     *widget,
                                  GType          type,
                                  gboolean     (*is_it) (GtkWidget *widget));

/* A controller of @widget. (transfer full) (nullable) */
GtkEventController *inside_find_controller (GtkWidget *widget,
                                            GType      type);

/* A window of @type that is open. (nullable) */
GtkWindow     *inside_find_window    (GType      type);
/* Lets the main loop run until one is drawn, or there is none any more. */
GtkWindow     *inside_wait_window    (GType      type);
void           inside_wait_no_window (GType      type);

G_END_DECLS
