/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The memory of a report, for its files. */

#pragma once

#include "bst-engine-report.h"

G_BEGIN_DECLS

typedef struct
{
  BstReportTurn turn;
  BstPosition  *before;     /* Owned */
} BstReportPiece;

struct _BstEngineReport
{
  const BstEngineNet *nets[2];
  const BstRecord    *record;       /* Borrowed */
  BstReportSettings   settings;
  GArray             *pieces;       /* BstReportPiece */
  BstPosition        *end;          /* Owned: where the main line ends, ... */
  BstEvents           events;       /* ... and what was paid on the way */
};

G_END_DECLS
