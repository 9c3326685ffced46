/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How an answer was judged, in one row with its sign: of a puzzle, of a question of a lesson and of the quiz. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-puzzle-session.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_VERDICT_ROW (bastide_verdict_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideVerdictRow, bastide_verdict_row, BASTIDE, VERDICT_ROW, GtkBox)

typedef enum
{
  BASTIDE_VERDICT_RIGHT,
  BASTIDE_VERDICT_NEARLY,
  BASTIDE_VERDICT_WRONG,
  BASTIDE_N_VERDICTS
} BastideVerdict;

BastideVerdict bastide_verdict_find    (const BstPuzzleVerdict *verdict);

/* The name of its sign. */
const char    *bastide_verdict_get_icon (BastideVerdict         verdict);
/* Gives @widget its colour, and takes that of the others from it; BASTIDE_N_VERDICTS: it has none. */
void           bastide_verdict_colour  (BastideVerdict          verdict,
                                        GtkWidget              *widget);

/* @text NULL: nothing is said, and the row is not there. */
void           bastide_verdict_row_say (BastideVerdictRow      *self,
                                        BastideVerdict          verdict,
                                        const char             *text);

G_END_DECLS
