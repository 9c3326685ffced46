/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bst-sheet.h"

#include <pango/pango.h>

G_BEGIN_DECLS

typedef enum
{
  BST_SHEET_ITEM_TEXT,
  BST_SHEET_ITEM_ROW,
  BST_SHEET_ITEM_BOARD,
  BST_SHEET_ITEM_QUESTION,
  BST_SHEET_ITEM_TILE,
  BST_SHEET_ITEM_DRAWING,
  BST_SHEET_ITEM_BREAK
} BstSheetItemKind;

/* What an item has of this depends on its kind; all else is 0. Owned but for the callbacks. */
typedef struct
{
  BstSheetItemKind kind;
  BstSheetStyle    style;
  char            *label;
  char            *text;
  char            *players;     /* on the board, with their marks */
  BstPosition     *position;
  BstRenderArt    *art;         /* of the position, or of the tile */
  BstRenderShow    show;
  guint            target;
  gboolean         frames_last;
  gboolean         is_small;
  BstNode          marks;       /* with marks only */
  gint16           tiles[BST_SHEET_MAX_TILES];
  guint            n_tiles;
  guint            n_lines;
  guint            type;
  BstSheetDraw     draw;
  gpointer         data;
  GDestroyNotify   free_data;
} BstSheetItem;

struct _BstSheet
{
  char      *title;
  GPtrArray *items;             /* (element-type BstSheetItem) */
};

/* For texts whose lines are the same on every screen and every paper: nothing is rounded to pixels. (transfer full) */
PangoContext *bst_sheet_new_context (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
