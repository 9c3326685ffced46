/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks into which booklet and chapter a new puzzle or lesson goes, and writes it there. Signal "added"
 * (GFile, id): that went well. */

#pragma once

#include <adwaita.h>

#include "bastide-booklet-file.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_ADD_PUZZLE (bastide_add_puzzle_get_type ())
G_DECLARE_FINAL_TYPE (BastideAddPuzzle, bastide_add_puzzle, BASTIDE, ADD_PUZZLE, AdwWindow)

/* Takes over @item, which is of @kind. @file (nullable): the booklet that is proposed. */
GtkWidget *bastide_add_puzzle_new (GtkWindow          *parent,
                                   BastideBookletKind  kind,
                                   gpointer            item,
                                   GFile              *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
