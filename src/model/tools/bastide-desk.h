/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board as its tools see it: what lies on it, where pointer and cursor are, and what they have it do. Whoever shows a
 * board is one. Points are in units of whoever that is, unless they are said to be of the board (in tiles) or of the viewport
 * (device pixels). */

#pragma once

#include "bastide-question.h"
#include "bastide-study.h"

#include <bst-render-viewport.h>

G_BEGIN_DECLS

/* What tools draw, from the tiles up. */
typedef enum
{
  BASTIDE_DESK_GROUND,      /* under the tiles; stays as it is while the board is panned */
  BASTIDE_DESK_LIGHT,       /* over the figures; likewise */
  BASTIDE_DESK_PREVIEW,     /* each of these over all before it */
  BASTIDE_DESK_OFFER,
  BASTIDE_DESK_WORK,
  BASTIDE_N_DESK_LAYERS
} BastideDeskLayer;

/* What is to be seen there now. All borrowed, until something is done. */
typedef struct
{
  BastideStudy            *study;
  BastideShown            *shown;       /* NULL while there is no record */
  const BstRenderViewport *viewport;
  double                   unit;        /* device pixels of one */
  double                   width;       /* of what shows it, in units */
  double                   height;
  guint                    show;        /* overlays, BstRenderShow */
  gboolean                 has_focus;   /* itself, not one of its cells */
  gboolean                 is_asking;   /* bastide_desk_ask() */

  gboolean                 inside;      /* the pointer is over it ... */
  double                   pointer_x;   /* ... and where it was last */
  double                   pointer_y;
  gboolean                 is_dragging; /* by the left or middle button, be it the board */
  gboolean                 is_by_keys;  /* the cursor says what is meant, not the pointer, until that moves */
  gboolean                 has_cursor;  /* the keyboard's is among the cells ... */
  int                      cursor_x;    /* ... and where it was last */
  int                      cursor_y;
  guint                    cursor_part; /* what it lights; BST_NO_PART where no tile lies */
} BastideDeskView;

#define BASTIDE_TYPE_DESK (bastide_desk_get_type ())
G_DECLARE_INTERFACE (BastideDesk, bastide_desk, BASTIDE, DESK, GObject)

/* What each does is said at the function of its name. */
struct _BastideDeskInterface
{
  GTypeInterface parent_interface;

  void     (*look)          (BastideDesk      *self,
                             BastideDeskView  *view);
  void     (*set_pointer)   (BastideDesk      *self,
                             double            x,
                             double            y);
  void     (*hover)         (BastideDesk      *self,
                             double            x,
                             double            y,
                             gboolean          inside);
  void     (*set_shape)     (BastideDesk      *self,
                             const char       *name);
  void     (*set_by_keys)   (BastideDesk      *self,
                             gboolean          by_keys);
  gboolean (*enter_cells)   (BastideDesk      *self);
  gboolean (*move_cursor)   (BastideDesk      *self,
                             int               dx,
                             int               dy);
  void     (*update_cursor) (BastideDesk      *self);
  void     (*light_next)    (BastideDesk      *self);
  gboolean (*step_back)     (BastideDesk      *self);
  void     (*set_lit)       (BastideDesk      *self,
                             guint             part);
  void     (*show_cell)     (BastideDesk      *self,
                             int               x,
                             int               y);
  void     (*keep_fitted)   (BastideDesk      *self);
  void     (*queue_cells)   (BastideDesk      *self);
  void     (*redraw)        (BastideDesk      *self,
                             BastideDeskLayer  layer);
  void     (*set_actions)   (BastideDesk      *self,
                             GActionGroup     *actions);
  void     (*ask)           (BastideDesk      *self,
                             BastideQuestion  *question,
                             double            x,
                             double            y);
  void     (*offer)         (BastideDesk      *self,
                             GMenuModel       *menu,
                             double            x,
                             double            y);
};

/* --- What is there --- */

/* Cheap; it holds until something is done. */
BastideDeskView    bastide_desk_look         (BastideDesk           *self);
/* NULL without a record. */
const BstPosition *bastide_desk_get_position (BastideDesk           *self);
BstRenderArt      *bastide_desk_get_art      (BastideDesk           *self);
gboolean           bastide_desk_has_tile     (BastideDesk           *self,
                                              int                    x,
                                              int                    y);
/* FALSE unless the keyboard's cursor is among the cells. */
gboolean           bastide_desk_get_cursor   (BastideDesk           *self,
                                              int                   *x,
                                              int                   *y);
/* The cell under pointer or cursor, whichever moved last. FALSE if neither is on the board. */
gboolean           bastide_desk_get_cell     (BastideDesk           *self,
                                              int                   *x,
                                              int                   *y);
/* The cell at a point, on the board or not. */
void               bastide_desk_find_cell    (BastideDesk           *self,
                                              double                 x,
                                              double                 y,
                                              int                   *cell_x,
                                              int                   *cell_y);
/* The part under a point; BST_NO_PART. */
guint              bastide_desk_pick         (BastideDesk           *self,
                                              double                 x,
                                              double                 y);
/* A point of the board from one of whoever shows it. */
void               bastide_desk_to_tiles     (BastideDesk           *self,
                                              double                *x,
                                              double                *y);

/* --- What it does --- */

/* The pointer is known to be there, though no event says so. */
void               bastide_desk_set_pointer  (BastideDesk           *self,
                                              double                 x,
                                              double                 y);
/* The same, and what it is over is lit; @inside: it is over the board. */
void               bastide_desk_hover        (BastideDesk           *self,
                                              double                 x,
                                              double                 y,
                                              gboolean               inside);
/* How the pointer looks, by its name in CSS; NULL: as ever. */
void               bastide_desk_set_shape    (BastideDesk           *self,
                                              const char            *name);
/* The cursor says what is meant, until the pointer moves. */
void               bastide_desk_set_by_keys  (BastideDesk           *self,
                                              gboolean               by_keys);
/* The cursor goes among the cells; by so many cells, FALSE at the rim. */
gboolean           bastide_desk_enter_cells  (BastideDesk           *self);
gboolean           bastide_desk_move_cursor  (BastideDesk           *self,
                                              int                    dx,
                                              int                    dy);
/* Another tile may be under it. */
void               bastide_desk_update_cursor (BastideDesk          *self);
/* The next part of the tile there. */
void               bastide_desk_light_next   (BastideDesk           *self);
/* Escape: what lies on the cells goes, else the focus leaves them. FALSE if there was neither. */
gboolean           bastide_desk_step_back    (BastideDesk           *self);
void               bastide_desk_set_lit      (BastideDesk           *self,
                                              guint                  part);
/* Scrolls so that a cell is wholly in view. */
void               bastide_desk_show_cell    (BastideDesk           *self,
                                              int                    x,
                                              int                    y);
/* Fits a board again that was fitted and does not show all that it should, or could be seen much larger. */
void               bastide_desk_keep_fitted  (BastideDesk           *self);
/* The cells are said anew, a little later. */
void               bastide_desk_queue_cells  (BastideDesk           *self);
/* What the tool draws there is out of date. */
void               bastide_desk_redraw       (BastideDesk           *self,
                                              BastideDeskLayer       layer);
/* Those of menus that the tool appends to or offers, as of "board" (nullable). */
void               bastide_desk_set_actions  (BastideDesk           *self,
                                              GActionGroup          *actions);
/* Asks at a point of the board, in place of what was asked before. (transfer full) */
void               bastide_desk_ask          (BastideDesk           *self,
                                              BastideQuestion       *question,
                                              double                 x,
                                              double                 y);
/* The same with a menu. */
void               bastide_desk_offer        (BastideDesk           *self,
                                              GMenuModel            *menu,
                                              double                 x,
                                              double                 y);

G_END_DECLS
