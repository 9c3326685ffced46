/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What counts for the answer of a puzzle, lit and numbered on the board. */

#pragma once

#include "bastide-puzzle-session.h"

#include <bst-io-case-light.h>

G_BEGIN_DECLS

/* For a board while an answer is judged or the solution shown: the tiles and figures behind a number, as far as the
 * state of the session lets them be told. (transfer full) (nullable): nothing is counted */
BstIoCaseLight *bastide_puzzle_light_new  (BastidePuzzleSession *session) G_GNUC_WARN_UNUSED_RESULT;
void            bastide_puzzle_light_free (BstIoCaseLight       *light);

G_END_DECLS
