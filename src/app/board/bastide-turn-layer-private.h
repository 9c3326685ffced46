/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the layer share. */

#pragma once

#include <adwaita.h>

#include "bastide-board-services.h"
#include "bastide-flight.h"
#include "bastide-glass-plan.h"
#include "bastide-turn-glass.h"
#include "bastide-turn-layer.h"

G_BEGIN_DECLS

/* A place on the tile. */
typedef struct
{
  guint            index;       /* of the spot */
  BastideGlassSpot at;          /* on the tile, in tiles from its corner */
  GtkWidget       *button;
  GtkWidget       *word;        /* beside it; shown where there is room */
} BastideTurnPlace;

struct _BastideTurnLayer
{
  GtkWidget         parent_instance;

  /* Owned */
  BastideTurnInput *turn_input;
  BastideShown     *shown;              /* when the turn input told last; NULL while there is none */
  GArray           *places;             /* (element-type BastideTurnPlace) */
  AdwAnimation     *opening;            /* of the glass, while it opens; NULL */

  BastideBoard     *board;              /* weak */
  char             *undo_action;        /* (nullable) */
  gboolean          is_plain;
  BstFigureKind     kind;               /* that is put */
  gboolean          was_tried;          /* a turn, when the turn input told last ... */
  int               x;                  /* ... on this cell */
  int               y;
  gboolean          offers_undo;
  gboolean          has_elsewhere;      /* there are places off the tile, and ... */
  gboolean          has_here;           /* ... on it */
  double            opened;             /* 1: all of it */
  gint64            opened_at;          /* when it began to open, of g_get_monotonic_time() */
  double            scrolled;           /* parts of a notch */
  gboolean          drags;              /* a figure, from the pill */
  BstFigureKind     dragged;
  BastideFlight    *flight;             /* weak; of it */
  BastideGlassPlan  plan;               /* when it was allocated last ... */
  gboolean          has_plan;           /* ... for this cell, in this view */
  guint             moved_source;       /* until it is told that the plan is another one than was asked for; 0 */

  /* Template */
  GtkWidget        *glass;
  GtkWidget        *turn_back;
  GtkWidget        *turn;
  GtkWidget        *pill;
  GtkLabel         *prompt;
  GtkGrid          *kinds;
  GtkBox           *steps;
  GtkBox           *buttons;
  GtkWidget        *only_kind;          /* among the buttons, where there is but one; NULL */
  GtkWidget        *cancel;
  GtkWidget        *another;
  GtkWidget        *pass;
  GtkWidget        *lay;
  GtkWidget        *choose;
  GtkWidget        *undo;
  GtkLabel         *refusal;
  GtkWidget        *legal;
};

/* --- bastide-turn-layer.c --- */

/* Makes it; the board has the focus. */
void     bastide_turn_layer_make_step     (BastideTurnLayer             *self,
                                           guint                         step);

/* --- bastide-turn-layer-places.c: the places on the tile, and the figures for them --- */

void     bastide_turn_layer_update_places (BastideTurnLayer             *self);
void     bastide_turn_layer_clear_places  (BastideTurnLayer             *self);
void     bastide_turn_layer_update_kinds  (BastideTurnLayer             *self);
void     bastide_turn_layer_clear_kinds   (BastideTurnLayer             *self);

/* That is dragged onto a place near the point: FALSE if it may not come there. */
gboolean bastide_turn_layer_put           (BastideTurnLayer             *self,
                                           BstFigureKind                 kind,
                                           double                        x,
                                           double                        y);

/* --- bastide-turn-layer-drag.c --- */

void     bastide_turn_layer_init_drag     (BastideTurnLayer             *self);

/* --- bastide-turn-layer-layout.c --- */

/* Once: what the class draws, and where. */
void     bastide_turn_layer_class_init_layout (GtkWidgetClass           *widget_class);
/* The glass opens from the cell. */
void     bastide_turn_layer_open          (BastideTurnLayer             *self);

G_END_DECLS
