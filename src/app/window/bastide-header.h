/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The header bar: the page that is shown, its title, and what is done there most. What has no room is
 * left out; the menu has it too. */

#pragma once

#include "bastide-page.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_HEADER (bastide_header_get_type ())
G_DECLARE_FINAL_TYPE (BastideHeader, bastide_header, BASTIDE, HEADER, GtkWidget)

/* @name: what the page is called. */
void bastide_header_set_page  (BastideHeader *self,
                               BastidePage   *page,
                               const char    *name);

/* Of the window. */
void bastide_header_set_width (BastideHeader *self,
                               int            width);

/* Its buttons, or their words, are others. */
void bastide_header_fit       (BastideHeader *self);

G_END_DECLS
