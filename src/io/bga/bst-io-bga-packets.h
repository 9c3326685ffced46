/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The events of a Board Game Arena log, whatever its wrapper (formats.md, 2.1), and the players
 * that they name. */

#pragma once

#include "bst-game.h"
#include "bst-io-json.h"

G_BEGIN_DECLS

/* One event. Return FALSE and set @error to stop. */
typedef gboolean (*BstIoBgaFunc) (const BstIoJson  *packet,
                                  const BstIoJson  *arguments,
                                  const char       *type,
                                  gpointer          data,
                                  GError          **error);

/* Does @root hold packets, or the arena's own error in their place? */
gboolean bst_io_bga_has_packets      (const BstIoJson  *root);

/* Calls @function for each event in order. An event without arguments is passed over, and what is no packet or no
 * event, of which an issue says how many there are. */
gboolean bst_io_bga_foreach          (const BstIoJson  *root,
                                      BstIoBgaFunc      function,
                                      gpointer          data,
                                      BstIoIssues      *issues,
                                      GError          **error);

typedef struct
{
  gint64     id;
  char      *name;              /* NULL until known */
  guint      colour;            /* 0xff0000; G_MAXUINT until known */
  BstColour  assigned;
} BstIoBgaPlayer;

/* The players in turn order; (element-type BstIoBgaPlayer). NULL and @error if nobody plays, or
 * too many. (transfer full) */
GArray  *bst_io_bga_read_players     (const BstIoJson  *root,
                                      GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* The index of a player, -1 if there is none. */
int      bst_io_bga_find_player      (const GArray     *players,
                                      gint64            id);

G_END_DECLS
