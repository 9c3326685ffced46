/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The header bar: the page that is shown, its title, and what is done there most. What has no room is
 * left out; the menu has it too. */

#pragma once

#include "bastide-keys.h"
#include "bastide-page.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_HEADER (bastide_header_get_type ())
G_DECLARE_FINAL_TYPE (BastideHeader, bastide_header, BASTIDE, HEADER, GtkWidget)

/* Once, before anything else: its buttons tell them. */
void bastide_header_set_keys  (BastideHeader *self,
                               BastideKeys   *keys);

/* The list of pages has that of the type behind all others; there need be none yet. */
void bastide_header_add_page  (BastideHeader *self,
                               GType          type);
void bastide_header_remove_page (BastideHeader *self,
                               GType          type);

/* The page that is shown. */
void bastide_header_set_page  (BastideHeader *self,
                               BastidePage   *page);

/* Of the window. */
void bastide_header_set_width (BastideHeader *self,
                               int            width);

/* Its buttons, or their words, are others. */
void bastide_header_fit       (BastideHeader *self);

/* Opens the menu of what is to be seen. */
void       bastide_header_show     (BastideHeader *self);

G_END_DECLS
