/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where Tab goes, where GTK does not lead it as one expects. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Is the focus of its window @widget, or in it? */
gboolean   bastide_focus_is_within     (GtkWidget        *widget);

/* Tab goes through what takes the focus in a row or child of @container, then behind @container, of whose rows GTK
 * would make as many stops as there are. The arrow keys go about in it. */
void       bastide_focus_make_one_stop (GtkWidget        *container);

/* What focus() is in the class of a widget whose grab_focus() chooses what takes the focus in it: GTK would go there with
 * every Tab that comes into it, or goes out of it backward. */
gboolean   bastide_focus_move          (GtkWidget        *widget,
                                        GtkDirectionType  direction);

/* Before the focus moves in @widget: mends what GTK 4.8 would go astray at. A scrolled window that cannot take the focus, and
 * has nothing in it that can, says that it took it, and whoever presses Tab before one stays there for ever: those are
 * passed by until what comes back is freed. What lost the focus because it went is forgotten, and views have it where
 * something is chosen in them. (transfer full) (element-type GtkScrolledWindow) */
GPtrArray *bastide_focus_prepare       (GtkWidget        *widget) G_GNUC_WARN_UNUSED_RESULT;

/* After it has moved: a row comes into sight, to which GTK does not scroll if it is not there already. */
void       bastide_focus_finish        (GtkWidget        *widget);

/* The focus comes into @widget as with Tab, between those two. FALSE if nothing there takes it. */
gboolean   bastide_focus_enter         (GtkWidget        *widget);

G_END_DECLS
