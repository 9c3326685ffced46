/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games that no file holds, for commands that play. */

#pragma once

#include "cli.h"

#include "bst-game.h"

G_BEGIN_DECLS

#define CLI_ALL_SETS \
  "basic+river+inns-and-cathedrals+traders-and-builders+abbey-and-mayor+princess-and-dragon" \
  "+tower+siege-cathars+siege-besiegers+gq11+gq11-river+drought-and-pestilence"

/* @tiles as a user types it ("basic+river"). Without @rule_set it is the modern rules and whatever the tiles are usually
 * played with. Players are named by their colours. (transfer full) */
BstGame *cli_game_new (const char  *tiles,
                       const char  *rule_set,
                       guint        n_players,
                       GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
