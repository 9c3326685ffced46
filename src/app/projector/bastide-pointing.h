/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is pointed with on a projected board: numbered discs, a spotlight, a black screen. It lies over what it
 * is about, belongs to no document, and is gone with its window. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_POINTING (bastide_pointing_get_type ())
G_DECLARE_FINAL_TYPE (BastidePointing, bastide_pointing, BASTIDE, POINTING, GtkWidget)

/* No more are put down. */
#define BASTIDE_MAX_DISCS 99

GtkWidget *bastide_pointing_new           (void) G_GNUC_WARN_UNUSED_RESULT;

/* A disc with the next number where the pointer is; a click does the same. */
void       bastide_pointing_put_disc      (BastidePointing *self);
void       bastide_pointing_take_back     (BastidePointing *self);
void       bastide_pointing_clear         (BastidePointing *self);
guint      bastide_pointing_get_n_discs   (BastidePointing *self);

/* Moves the pointer of discs and spotlight by parts of the width and the height. */
void       bastide_pointing_move          (BastidePointing *self,
                                           double           dx,
                                           double           dy);

/* What stands at the bottom of the same window and is to be read beside the spotlight (nullable). */
void       bastide_pointing_set_kept      (BastidePointing *self,
                                           GtkWidget       *widget);
void       bastide_pointing_set_spotlight (BastidePointing *self,
                                           gboolean         is_lit);
gboolean   bastide_pointing_get_spotlight (BastidePointing *self);

void       bastide_pointing_set_black     (BastidePointing *self,
                                           gboolean         is_black);
gboolean   bastide_pointing_get_black     (BastidePointing *self);

G_END_DECLS
