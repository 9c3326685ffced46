/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why one turn is worth more than another, found beside the main loop, in words and points. There is one question at a
 * time; another one takes its place. */

#pragma once

#include <bst-position.h>

#include <glib-object.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_WHY (bastide_why_get_type ())
G_DECLARE_FINAL_TYPE (BastideWhy, bastide_why, BASTIDE, WHY, GObject)

/* Signal "changed": there are reasons, or none any more. */

/* So many are told, the largest first. */
#define BASTIDE_WHY_MAX_REASONS 3

BastideWhy *bastide_why_new        (void) G_GNUC_WARN_UNUSED_RESULT;
/* Two turns of @player with the same tile, as an engine has them, in a position that is copied. What was known goes. */
void        bastide_why_ask        (BastideWhy        *self,
                                    const BstPosition *position,
                                    guint              player,
                                    const BstMove     *one,
                                    const BstMove     *other);
void        bastide_why_stop       (BastideWhy        *self);

/* How many reasons are known, the @index-th in words, and the points by which it makes the first turn better, or worse below
 * 0. */
guint       bastide_why_get_n      (BastideWhy        *self);
const char *bastide_why_get_text   (BastideWhy        *self,
                                    guint              index);
double      bastide_why_get_points (BastideWhy        *self,
                                    guint              index);

G_END_DECLS
