/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in the process of its test. */

#pragma once

#include "bastide-application.h"
#include "inside-window.h"

G_BEGIN_DECLS

/* Registers the application. Before g_test_add_func. */
void           inside_init       (int           *argc,
                                  char        ***argv);
/* Runs the tests, and gives what main returns. */
int            inside_run        (void);

BastideApplication *inside_get_application (void);

BastideWindow *inside_open       (void);
void           inside_close      (BastideWindow *window);
/* Opens the bundled game in it, at its end. */
void           inside_open_sample (BastideWindow *window);
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

/* --- What a user sees and does ---
 *
 * A @pattern is a text in which * stands for anything. Only what is mapped is looked at. */

/* Is that the accessible label, the text, the label or the title of @widget? */
gboolean       inside_says          (GtkWidget       *widget,
                                     const char      *pattern);
/* The first widget below @root of @type that says @pattern. (nullable) */
GtkWidget     *inside_find_text     (gpointer         root,
                                     GType            type,
                                     const char      *pattern);
/* Lets the main loop run until there is one, or none any more. */
GtkWidget     *inside_wait_text     (gpointer         root,
                                     GType            type,
                                     const char      *pattern);
void           inside_wait_no_text  (gpointer         root,
                                     GType            type,
                                     const char      *pattern);

/* Scrolls to @widget, and activates the button or row that lies under its middle. */
void           inside_click         (GtkWidget       *widget);
void           inside_click_text    (gpointer         root,
                                     GType            type,
                                     const char      *pattern);

/* Gives a key to the controllers of @window and of what has the focus in it, in GTK's order. */
void           inside_press         (gpointer         window,
                                     guint            key,
                                     GdkModifierType  modifiers);
/* Puts @text in place of what is selected where the focus is. */
void           inside_type          (gpointer         window,
                                     const char      *text);

/* Lets the main loop run until a window of @type is drawn, or there is none any more. */
GtkWindow     *inside_wait_window    (GType           type);
void           inside_wait_no_window (GType           type);

/* Chooses @path in the file dialog of that title, once it is there. */
void           inside_choose_file   (const char      *title,
                                     const char      *path);
/* Writes a document in which a position is set up, into a folder of its own. (transfer full) */
char          *inside_write_position (const char     *text);
/* A window with the document at @path. */
BastideWindow *inside_open_path     (const char      *path);
/* Saves by its key, and returns what is in the file then. (transfer full) */
char          *inside_save          (BastideWindow   *window);
/* Removes a file, what was kept of it, and its folder. Takes @path. */
void           inside_remove        (char            *path);

/* A point of a cell, whose corners are 0, 0 and 1, 1. */
typedef struct
{
  int    x;
  int    y;
  double right;
  double down;
} InsideSpot;

/* Gives the board a click there, as if the pointer were. */
void           inside_click_board      (BastideWindow *window,
                                        InsideSpot     spot);
/* The same point on the screen. */
void           inside_find_board_place (BastideWindow *window,
                                        InsideSpot     spot,
                                        int           *x,
                                        int           *y);
/* Ends the program, and starts it again with what it has written. */
void           inside_restart    (void);

G_END_DECLS
