/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of edit mode share. */

#pragma once

#include "bastide-position-editor.h"

G_BEGIN_DECLS

struct _BastidePositionEditor
{
  GObject          parent_instance;

  BastideStudy    *study;       /* Owned */
  gboolean         active;
  const char      *refusal;     /* static; NULL if nothing was refused */

  BastideBrush     brush;
  BastideBrush     last_tile;   /* armed before; type BST_NO_TILE if none was */
  BastideBrush     last_figure; /* likewise; player BST_NO_PLAYER */

  BastideSelected  selected;
  BstArea          area;        /* valid by @selected, as the next */
  BstSpot          figure;
  BastideToken     token;

  GArray          *block;       /* (element-type BstTile), relative to its corner: what was
                                 * copied; NULL if nothing was. first_node is not valid. */
  GArray          *block_figures; /* (element-type BstSpot), likewise */
};

/* A coordinate that a text can name. */
static inline gint16
bastide_position_editor_clamp (int coordinate)
{
  return (gint16) CLAMP (coordinate, -BST_MAX_COORDINATE, BST_MAX_COORDINATE);
}

void     bastide_position_editor_emit_changed (BastidePositionEditor *self);
gboolean bastide_position_editor_same_figure  (const BstSpot         *a,
                                               const BstSpot         *b);

/* --- bastide-position-editor-token.c --- */
/* What the tool that is armed does to the cell. */
void           bastide_position_editor_put_token    (BastidePositionEditor *self,
                                                     const BastideTarget   *target);
/* The one that lies uppermost on a cell. FALSE if there is none. */
gboolean       bastide_position_editor_find_token   (BastidePositionEditor        *self,
                                                     int                           x,
                                                     int                           y,
                                                     BastideToken                 *token);
/* Takes it off the board. */
BstSetupResult bastide_position_editor_remove_token (BastidePositionEditor  *self,
                                                     BstSetup               *setup,
                                                     const BastideToken     *token);

G_END_DECLS
