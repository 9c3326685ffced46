/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a step of an example shows on its position: plain data for whoever draws. */

#pragma once

#include "bst-feature.h"

G_BEGIN_DECLS

typedef struct
{
  /* A move that is tried and not made: its tile, and the figures of its steps, as a ghost. */
  gboolean     has_ghost;
  BstMove      ghost;
  gboolean     is_refused;
  int          edge;            /* of the ghost: a BstDirection that does not match, or -1 */
  guint        segments;        /* of the ghost: bit s, a figure may stand on segment s */

  GArray      *parts;           /* of guint16: any part of each feature that is lit */
  GArray      *tiles;           /* of BstPlacement (rotations 0): those that count, in the order 1 ... n */
  GArray      *cells;           /* of BstPlacement: where a tile may lie, or something may go (rotations 0) */
  GArray      *figures;         /* of guint: those that count, by their index in the position */
} BstIoCaseLight;

/* Nothing is lit. */
void     bst_io_case_light_init        (BstIoCaseLight    *self);
void     bst_io_case_light_clear       (BstIoCaseLight    *self);

gboolean bst_io_case_light_is_empty    (const BstIoCaseLight *self);

void     bst_io_case_light_add_ghost   (BstIoCaseLight    *self,
                                        const BstMove     *move);
void     bst_io_case_light_add_cell    (BstIoCaseLight    *self,
                                        int                x,
                                        int                y,
                                        guint              rotations);

/* The feature of a part, once. */
void     bst_io_case_light_add_feature (BstIoCaseLight    *self,
                                        const BstPosition *position,
                                        guint              part);

/* Numbers its tiles in the order in which they were laid. */
void     bst_io_case_light_add_tiles   (BstIoCaseLight    *self,
                                        const BstPosition *position,
                                        guint              part);

/* Numbers what counts for its worth: its tiles in the order in which they were laid, a monastery before its
 * neighbours; of a farm its completed cities, which are lit too, one tile of each. */
void     bst_io_case_light_add_counted (BstIoCaseLight    *self,
                                        const BstPosition *position,
                                        guint              part);

/* The figures that stand on it. */
void     bst_io_case_light_add_figures (BstIoCaseLight    *self,
                                        const BstPosition *position,
                                        guint              part);

/* What an event paid for; @counted: with the numbers, which is for one event alone. */
void     bst_io_case_light_add_event   (BstIoCaseLight    *self,
                                        const BstPosition *position,
                                        const BstEvent    *event,
                                        gboolean           counted);

G_END_DECLS
