/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in the process of its test. */

#pragma once

#include "bastide-application.h"
#include "bastide-window-private.h"

G_BEGIN_DECLS

/* Registers the application. Before g_test_add_func. */
void           inside_init       (int           *argc,
                                  char        ***argv);
/* Runs the tests, and gives what main returns. */
int            inside_run        (void);

BastideApplication *inside_get_application (void);

BastideWindow *inside_open       (void);
void           inside_close      (BastideWindow *window);
/* A file of tests and samples that is there. (transfer full) */
GFile         *inside_get_sample (void);

/* Lets the main loop run for a while. */
void           inside_settle     (guint          milliseconds);
/* Lets it run until @is_so; the test fails if that takes a minute. */
void           inside_wait       (gboolean     (*is_so) (gpointer data),
                                  gpointer       data);
/* Real clicks and keys: runs xdotool with @arguments, split at spaces. */
void           inside_xdotool    (const char    *arguments);
/* The middle of @widget on the screen. */
void           inside_find_place (GtkWidget     *widget,
                                  int           *x,
                                  int           *y);

/* The first widget below @widget, itself included, that is of @type, and for which @is_it (nullable)
 * says so. (nullable) */
GtkWidget     *inside_find       (GtkWidget     *widget,
                                  GType          type,
                                  gboolean     (*is_it) (GtkWidget *widget));

/* A controller of @widget. (transfer full) (nullable) */
GtkEventController *inside_find_controller (GtkWidget *widget,
                                            GType      type);
/* A window of @type that is open. (nullable) */
GtkWindow     *inside_find_window (GType        type);

/* Ends the program, and starts it again with what it has written. */
void           inside_restart    (void);

G_END_DECLS
