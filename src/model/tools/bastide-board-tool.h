/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What clicks, drags, the wheel and keys do on the board, and what is shown for it: playing a turn,
 * setting up, picking cells. The board has one tool at most (bastide_board_set_tool()) and knows none
 * by name. A tool knows no widget: the board is a BastideDesk to it. */

#pragma once

#include "bastide-desk.h"
#include "bastide-key-table.h"
#include "bastide-pictures.h"
#include "bastide-press.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_BOARD_TOOL (bastide_board_tool_get_type ())
G_DECLARE_DERIVABLE_TYPE (BastideBoardTool, bastide_board_tool, BASTIDE, BOARD_TOOL, GObject)

/* Each function may be left out: the board then does what it does without a tool. Points are in
 * units of the desk. The board calls them only between set_desk() and its end, and but
 * for set_desk(), view_changed() and popover_closed() only while it shows a record. */
struct _BastideBoardToolClass
{
  GObjectClass parent_class;

  /* The board whose tool it is now; NULL: of none any more. */
  void     (*set_desk)       (BastideBoardTool *self,
                              BastideDesk      *desk);

  /* --- Input: FALSE if it is none of the tool's business --- */

  /* The left button, without a drag. Else the feature that was clicked is activated. */
  gboolean (*click)          (BastideBoardTool *self,
                              double            x,
                              double            y,
                              BastideHeld       held);
  /* The left button; else the board is dragged. The other two come only after TRUE. */
  gboolean (*drag_begin)     (BastideBoardTool *self,
                              double            x,
                              double            y,
                              BastideHeld       held);
  void     (*drag_update)    (BastideBoardTool *self,
                              double            x,
                              double            y,
                              BastideHeld       held);
  void     (*drag_end)       (BastideBoardTool *self,
                              double            x,
                              double            y);
  /* @dy in notches; a touchpad gives parts of one. Else the wheel zooms. */
  gboolean (*scroll)         (BastideBoardTool *self,
                              double            dy,
                              BastideHeld       held);
  gboolean (*key)            (BastideBoardTool *self,
                              guint             key,
                              BastideHeld       held);
  /* What the menu of a cell offers before all else. */
  void     (*append_menu)    (BastideBoardTool *self,
                              GMenu            *menu,
                              int               x,
                              int               y);

  /* --- What has happened --- */

  /* Over the board, or out of it. */
  void     (*pointer_moved)  (BastideBoardTool *self);
  /* To another cell. */
  void     (*cursor_moved)   (BastideBoardTool *self);
  /* @by_keys: what was asked on the board was asked at the cursor. */
  void     (*popover_closed) (BastideBoardTool *self,
                              gboolean          by_keys);
  void     (*study_changed)  (BastideBoardTool   *self,
                              BastideStudyChange  change);

  /* --- What is shown --- */

  /* Is there something on a layer now? Where all of it lies in some cells these are the @box, which is empty before. */
  gboolean (*has_layer)      (BastideBoardTool *self,
                              BastideDeskLayer  layer,
                              BstRenderBox     *box);
  /* Draws it, which is kept until bastide_desk_redraw(). */
  void     (*draw)           (BastideBoardTool      *self,
                              BastideDeskLayer       layer,
                              const BstRenderScope  *scope,
                              const BastidePictures *pictures);
  /* Something else is under pointer and cursor. */
  void     (*view_changed)   (BastideBoardTool *self);

  /* --- What the board is like meanwhile --- */

  /* Any cell can be worked on: there are more of them around the tiles. */
  gboolean   works_anywhere;
  /* Where the keys of the table are heard that it knows. */
  BastideKeyScope key_scope;
  /* Does the board stay in view as it is, though another move is shown? */
  gboolean (*holds_view)     (BastideBoardTool *self);
  /* Is the feature under the pointer lit? TRUE if it is not said. */
  gboolean (*has_light)      (BastideBoardTool *self);
  /* Takes the place of the tile in hand: the cells say where it is legal, unless any can be worked
   * on, and no card lies there. BST_NO_TILE: there is none. */
  int      (*get_tile)       (BastideBoardTool *self);
  /* In place of @text, which says what is on a cell. NULL: nothing else. (transfer full) */
  char    *(*describe_cell)  (BastideBoardTool *self,
                              int               x,
                              int               y,
                              const char       *text);
  gboolean (*is_selected)    (BastideBoardTool *self,
                              int               x,
                              int               y);
};

/* Each of these calls the function of its name. @self may be NULL: no tool. */

void     bastide_board_tool_set_desk       (BastideBoardTool *self,
                                            BastideDesk      *desk);
gboolean bastide_board_tool_click          (BastideBoardTool *self,
                                            double            x,
                                            double            y,
                                            BastideHeld       held);
gboolean bastide_board_tool_drag_begin     (BastideBoardTool *self,
                                            double            x,
                                            double            y,
                                            BastideHeld       held);
void     bastide_board_tool_drag_update    (BastideBoardTool *self,
                                            double            x,
                                            double            y,
                                            BastideHeld       held);
void     bastide_board_tool_drag_end       (BastideBoardTool *self,
                                            double            x,
                                            double            y);
gboolean bastide_board_tool_scroll         (BastideBoardTool *self,
                                            double            dy,
                                            BastideHeld       held);
gboolean bastide_board_tool_key            (BastideBoardTool *self,
                                            guint             key,
                                            BastideHeld       held);
void     bastide_board_tool_append_menu    (BastideBoardTool *self,
                                            GMenu            *menu,
                                            int               x,
                                            int               y);
void     bastide_board_tool_pointer_moved  (BastideBoardTool *self);
void     bastide_board_tool_cursor_moved   (BastideBoardTool *self);
void     bastide_board_tool_popover_closed (BastideBoardTool *self,
                                            gboolean          by_keys);
void     bastide_board_tool_study_changed  (BastideBoardTool   *self,
                                            BastideStudyChange  change);
gboolean bastide_board_tool_has_layer      (BastideBoardTool *self,
                                            BastideDeskLayer  layer,
                                            BstRenderBox     *box);
void     bastide_board_tool_draw           (BastideBoardTool      *self,
                                            BastideDeskLayer       layer,
                                            const BstRenderScope  *scope,
                                            const BastidePictures *pictures);
void     bastide_board_tool_view_changed   (BastideBoardTool *self);
BastideKeyScope bastide_board_tool_get_key_scope (BastideBoardTool *self);
gboolean bastide_board_tool_works_anywhere (BastideBoardTool *self);
gboolean bastide_board_tool_holds_view     (BastideBoardTool *self);
gboolean bastide_board_tool_has_light      (BastideBoardTool *self);
/* @hand unless the tool says another. */
int      bastide_board_tool_get_tile       (BastideBoardTool *self,
                                            int               hand);
/* Takes @text. (transfer full) */
char    *bastide_board_tool_describe_cell  (BastideBoardTool *self,
                                            int               x,
                                            int               y,
                                            char             *text) G_GNUC_WARN_UNUSED_RESULT;
gboolean bastide_board_tool_is_selected    (BastideBoardTool *self,
                                            int               x,
                                            int               y);

G_END_DECLS
