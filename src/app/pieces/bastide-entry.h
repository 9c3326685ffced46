/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A line of a list of things with points: a sign, a title, under it what else is to be said, the marks of the
 * players whose it is, and a number. It draws itself and has no children: such lines are many. */

#pragma once

#include "bastide-row-pictures.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_ENTRY (bastide_entry_get_type ())
G_DECLARE_FINAL_TYPE (BastideEntry, bastide_entry, BASTIDE, ENTRY, GtkWidget)

/* @pictures are borrowed, and live longer than the entry; before all else. */
void bastide_entry_set_pictures (BastideEntry       *self,
                                 BastideRowPictures *pictures);

/* Each of its texts is one line, so that all entries have one height; what is left out must be told elsewhere. */
void bastide_entry_set_cut      (BastideEntry       *self);

/* @second and @number may be NULL. The players of @game in @players, by bits, have their marks. */
void bastide_entry_set          (BastideEntry       *self,
                                 BstRenderGlyph      glyph,
                                 const char         *title,
                                 const char         *second,
                                 const BstGame      *game,
                                 guint               players,
                                 const char         *number);

G_END_DECLS
