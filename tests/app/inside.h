/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window from inside, for tests. */

#pragma once

#include "bastide-window-private.h"

G_BEGIN_DECLS

/* Prepares GTK and the application; returns the tests' result. @add registers the tests. */
int                 inside_run             (int             argc,
                                            char           *argv[],
                                            void          (*add) (void));

/* Lets the main loop go on for so long. */
void                inside_settle          (guint           milliseconds);
/* Lets it go on until that is so; fails after a long time. */
void                inside_wait            (gboolean      (*is_so) (gpointer data),
                                            gpointer        data);

BastideWindow      *inside_open_window     (void);
void                inside_close_window    (BastideWindow  *window);

/* A controller of a widget. (transfer full) (nullable) */
GtkEventController *inside_find_controller (GtkWidget      *widget,
                                            GType           type);
/* The first widget of a type below another. (nullable) */
GtkWidget          *inside_find_widget     (GtkWidget      *root,
                                            GType           type);
/* A window of a type that is open. (nullable) */
GtkWindow          *inside_find_window     (GType           type);

G_END_DECLS
