/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The phases of a turn, one row each. A module says by its bits which it brings (bst-module.h). */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

typedef struct
{
  guint       rank;         /* a turn goes through them in this order; above 0 but for the tile's */
  const char *word;         /* in the text of a position where the last tile does not show the phase; "" else */
  guint8      is_usual;     /* of every game */
  guint8      waits;        /* always, whatever modules say */
} BstPhaseKind;

/* (transfer none) */
const BstPhaseKind *bst_phase_kind_get (BstPhase phase);

G_END_DECLS
