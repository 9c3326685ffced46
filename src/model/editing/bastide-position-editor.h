/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Edit mode: setting a position up. What is armed or selected, and every edit on its way from
 * board, palette and panel into the study, where it is a set-up node and can be undone. */

#pragma once

#include "bastide-study.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_POSITION_EDITOR (bastide_position_editor_get_type ())
G_DECLARE_FINAL_TYPE (BastidePositionEditor, bastide_position_editor, BASTIDE, POSITION_EDITOR, GObject)

/* Properties: "active". Signals: "changed": mode, tool, selection or refusal are others; what
 * the study shows tells the study. */

BastidePositionEditor  *bastide_position_editor_new          (BastideStudy   *study) G_GNUC_WARN_UNUSED_RESULT;

BastideStudy *bastide_position_editor_get_study    (BastidePositionEditor    *self);

/* Is the window in edit mode? Never without a record. */
gboolean      bastide_position_editor_is_active    (BastidePositionEditor    *self);
void          bastide_position_editor_set_active   (BastidePositionEditor    *self,
                                                    gboolean                  active);

/* Ends an edit that was made on a copy (bastide_study_dup_setup()), which is taken over: shows it,
 * or, if @result says that it was refused, drops it and says why. An edit that changed nothing is
 * no refusal. */
gboolean      bastide_position_editor_commit       (BastidePositionEditor  *self,
                                                    BstSetup               *setup,
                                                    BstSetupResult          result,
                                                    BstChangeName           name);

/* Why the last edit was refused; NULL if it was not. */
const char   *bastide_position_editor_get_refusal  (BastidePositionEditor    *self);

/* --- What a click does --- */

typedef enum
{
  BASTIDE_TOOL_POINTER,     /* selects and drags */
  BASTIDE_TOOL_TILE,
  BASTIDE_TOOL_FIGURE,
  BASTIDE_TOOL_ERASER,
  BASTIDE_TOOL_MARK,        /* a ring on the cell */
  BASTIDE_TOOL_NEUTRAL,     /* the first of the neutral figures, of which each is a tool */
  BASTIDE_TOOL_TOKEN = BASTIDE_TOOL_NEUTRAL + BST_N_NEUTRAL_KINDS   /* the first of the kinds of tokens: one more on a tile */
} BastideTool;

#define BASTIDE_N_TOOLS (BASTIDE_TOOL_TOKEN + BST_N_TOKEN_KINDS)
#define BASTIDE_TOOL_OF(neutral_kind) ((BastideTool) (BASTIDE_TOOL_NEUTRAL + (neutral_kind)))
#define BASTIDE_TOOL_OF_TOKEN(token_kind) ((BastideTool) (BASTIDE_TOOL_TOKEN + (token_kind)))

/* Does the tool put a neutral figure, and which? */
gboolean      bastide_tool_is_neutral              (BastideTool             tool,
                                                    BstNeutralKind         *kind);

/* Does it put tokens on tiles, and of which kind? */
gboolean      bastide_tool_is_token                (BastideTool             tool,
                                                    BstTokenKind           *kind);

/* A tool with what it puts on the board. */
typedef struct
{
  BastideTool tool;
  int         type;         /* BASTIDE_TOOL_TILE */
  guint       rotation;     /* likewise; quarter turns */
  int         player;       /* BASTIDE_TOOL_FIGURE */
  guint       figure;       /* likewise; BstFigureKind */
} BastideBrush;

const BastideBrush *bastide_position_editor_get_brush (BastidePositionEditor *self);
/* NULL takes the pointer. A tile keeps the rotation that the brush had, unless it is another
 * tool's. */
void          bastide_position_editor_arm          (BastidePositionEditor *self,
                                                    const BastideBrush    *brush);
/* The tool by itself, with the tile or figure that it had last. */
void          bastide_position_editor_arm_tool     (BastidePositionEditor    *self,
                                                    BastideTool               tool);

/* What is on the board beside tiles and figures, by the tool that puts it: a neutral figure, or the uppermost token of a
 * kind. */
typedef struct
{
  BastideTool tool;
  int         x;            /* its cell */
  int         y;
} BastideToken;

/* What lies under pointer or cursor. */
typedef struct
{
  int      x;               /* the cell */
  int      y;
  gboolean has_spot;        /* a tile lies there, and this part of it is meant: */
  BstSpot  spot;
  gboolean has_figure;      /* this one stands there */
  BstSpot  figure;
  gboolean has_token;       /* this one, over the figure and the place */
  BastideToken token;
} BastideTarget;

/* Click or Enter: what the tool does there. The pointer selects. */
void          bastide_position_editor_apply        (BastidePositionEditor *self,
                                                    const BastideTarget   *target);
/* Puts a figure, whatever is armed. */
void          bastide_position_editor_put_figure   (BastidePositionEditor  *self,
                                                    const BstSpot          *spot);

/* --- What is selected --- */

typedef enum
{
  BASTIDE_SELECTED_NOTHING,
  BASTIDE_SELECTED_CELLS,
  BASTIDE_SELECTED_FIGURE,
  BASTIDE_SELECTED_TOKEN
} BastideSelected;

BastideSelected bastide_position_editor_get_selected (BastidePositionEditor  *self);
/* Valid while cells are selected; while a figure is; while a token is. */
const BstArea  *bastide_position_editor_get_area     (BastidePositionEditor  *self);
const BstSpot  *bastide_position_editor_get_figure   (BastidePositionEditor  *self);
const BastideToken *bastide_position_editor_get_token (BastidePositionEditor *self);
gboolean      bastide_position_editor_is_selected  (BastidePositionEditor    *self,
                                                    int                       x,
                                                    int                       y);
/* The rectangle between two opposite cells. */
void          bastide_position_editor_select_cells (BastidePositionEditor  *self,
                                                    int                     x,
                                                    int                     y,
                                                    int                     to_x,
                                                    int                     to_y);
void          bastide_position_editor_select_figure (BastidePositionEditor *self,
                                                     const BstSpot         *figure);
void          bastide_position_editor_select_token (BastidePositionEditor  *self,
                                                    const BastideToken *token);
/* All tiles. */
void          bastide_position_editor_select_all   (BastidePositionEditor    *self);
void          bastide_position_editor_select_none  (BastidePositionEditor    *self);

/* --- What can be done with it: the selection goes along --- */

void          bastide_position_editor_move         (BastidePositionEditor    *self,
                                                    int                       dx,
                                                    int                       dy,
                                                    gboolean                  copies);
/* The figure that is selected, to another place; a copy if there is one more. */
void          bastide_position_editor_move_figure  (BastidePositionEditor  *self,
                                                    const BstSpot          *to,
                                                    gboolean                copies);
/* Where a token comes that is put at @target: the fairy beside the follower there, a piece on the
 * tower there; else on the cell, of no player. */
BstSpot       bastide_position_editor_get_token_spot (BastideTool  tool,
                                                      const BastideTarget *target);
/* The token that is selected, to another cell. One of several can be copied there; neutral
 * figures, who exist once, are moved. */
void          bastide_position_editor_move_token   (BastidePositionEditor    *self,
                                                    const BastideTarget *to,
                                                    gboolean        copies);
/* Is it on the board? */
gboolean      bastide_position_editor_has_token    (BastidePositionEditor    *self,
                                                    const BastideToken *token);
/* The armed tile, else the selection as a block: 1 clockwise, -1 back. */
void          bastide_position_editor_turn         (BastidePositionEditor    *self,
                                                    int                       direction);
void          bastide_position_editor_remove       (BastidePositionEditor    *self);
/* Remembers the tiles selected, with their figures; paste lays them with their north-west corner
 * on a cell. */
void          bastide_position_editor_copy         (BastidePositionEditor    *self);
gboolean      bastide_position_editor_can_paste    (BastidePositionEditor    *self);
void          bastide_position_editor_paste        (BastidePositionEditor    *self,
                                                    int                       x,
                                                    int                       y);

/* --- The whole board --- */

void          bastide_position_editor_shift        (BastidePositionEditor    *self,
                                                    int                       dx,
                                                    int                       dy);
void          bastide_position_editor_clear        (BastidePositionEditor    *self);

/* Sets up what the text of a position says, in edit mode; in a record of its own if none is open. The game that is open stays
 * if it is the same, whose players have names. FALSE and @error if it is none; FALSE alone if no record could be opened. */
gboolean      bastide_position_editor_paste_text   (BastidePositionEditor  *self,
                                                    const char             *text,
                                                    GError                **error);

/* One stage back: nothing selected, nothing armed, not in edit mode. FALSE if it was not. */
gboolean      bastide_position_editor_cancel       (BastidePositionEditor    *self);

G_END_DECLS
