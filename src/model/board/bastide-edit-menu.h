/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What edit mode offers for a cell, and does: a menu with its actions. */

#pragma once

#include "bastide-position-editor.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_EDIT_MENU (bastide_edit_menu_get_type ())
G_DECLARE_FINAL_TYPE (BastideEditMenu, bastide_edit_menu, BASTIDE, EDIT_MENU, GObject)

BastideEditMenu *bastide_edit_menu_new         (BastidePositionEditor *editor) G_GNUC_WARN_UNUSED_RESULT;

/* Those of its items, which name them as of "board". (transfer none) */
GActionGroup    *bastide_edit_menu_get_actions (BastideEditMenu       *self);

/* Appends what can be done with a cell, or with what is selected: unless it is one of several cells that are, it is
 * selected, or what @target (nullable) means in it. */
void             bastide_edit_menu_append      (BastideEditMenu       *self,
                                                GMenu                 *menu,
                                                int                    x,
                                                int                    y,
                                                const BastideTarget   *target);

/* Which figure comes to which part of a cell's tile; NULL without a tile. (transfer full) (nullable) */
GMenuModel      *bastide_edit_menu_new_figures (BastideEditMenu       *self,
                                                int                    x,
                                                int                    y) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
