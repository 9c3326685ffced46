/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contents of a booklet: what is due, then its chapters. */

#pragma once

#include <gtk/gtk.h>

#include "bastide-puzzle-session.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_CONTENTS_PANE (bastide_contents_pane_get_type ())
G_DECLARE_FINAL_TYPE (BastideContentsPane, bastide_contents_pane, BASTIDE, CONTENTS_PANE, GtkWidget)

/* Signal "opened": the reader has chosen a puzzle, which is open now. */

void bastide_contents_pane_set_solve (BastideContentsPane  *self,
                                      BastidePuzzleSession *session);

G_END_DECLS
