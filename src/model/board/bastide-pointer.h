/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is pointed with on a projected board: numbered discs, a spotlight, a black screen. Places are parts of the width and
 * of the height. */

#pragma once

#include <cairo.h>
#include <glib-object.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_POINTER (bastide_pointer_get_type ())
G_DECLARE_FINAL_TYPE (BastidePointer, bastide_pointer, BASTIDE, POINTER, GObject)

/* Signals: "changed": there is something else to see and to say; "moved": the spotlight is elsewhere. */
BastidePointer *bastide_pointer_new           (void) G_GNUC_WARN_UNUSED_RESULT;

/* A disc with the next number where it is, of which there are 99. */
void            bastide_pointer_put_disc      (BastidePointer *self);
void            bastide_pointer_take_back     (BastidePointer *self);
void            bastide_pointer_clear         (BastidePointer *self);

/* Stays within what is seen. */
void            bastide_pointer_set_place     (BastidePointer *self,
                                               double          x,
                                               double          y);
void            bastide_pointer_move          (BastidePointer *self,
                                               double          dx,
                                               double          dy);

void            bastide_pointer_toggle_light  (BastidePointer *self);
void            bastide_pointer_toggle_black  (BastidePointer *self);

/* In words. (transfer full) */
char           *bastide_pointer_dup_text      (BastidePointer *self) G_GNUC_WARN_UNUSED_RESULT;

/* Is there anything to draw? */
gboolean        bastide_pointer_is_seen       (BastidePointer *self);
/* @bottom: below it the spotlight leaves all as it is. */
void            bastide_pointer_draw          (BastidePointer *self,
                                               cairo_t        *cr,
                                               double          width,
                                               double          height,
                                               double          bottom);

G_END_DECLS
