/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The projector view of a page: its board and one sentence over the whole screen, and what one points with. */

#pragma once

#include "bastide-board.h"
#include "bastide-keys.h"
#include "bastide-light-tool.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PROJECTOR (bastide_projector_get_type ())
G_DECLARE_FINAL_TYPE (BastideProjector, bastide_projector, BASTIDE, PROJECTOR, GtkWindow)

/* What a page says and does for it. */
typedef struct
{
  /* The sentence of what its board shows now. (transfer full) (nullable) */
  char *(*dup_sentence) (GtkWidget *page);
  /* Shows the next step, or the one before; nothing at the ends. */
  void  (*step)         (GtkWidget *page,
                         gboolean   is_back);
  /* The tile that is to be laid, as a type of the game that the board shows; BST_NO_TILE: none. (nullable): there is
   * never one. */
  int   (*get_tile)     (GtkWidget *page);
  /* Lights on a board of the projector what the page lights on its own. (nullable): nothing */
  void  (*light)        (GtkWidget        *page,
                         BastideLightTool *tool);
} BastideProjectorSource;

/* Opens it over the window of @page, which has @board and outlives it; @source is static. */
void bastide_projector_open (GtkWidget                    *page,
                             BastideBoard                 *board,
                             BastideKeys                  *keys,
                             const BastideProjectorSource *source);

G_END_DECLS
