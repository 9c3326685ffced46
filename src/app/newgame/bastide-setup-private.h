/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the set-up share. */

#pragma once

#include "bastide-setup.h"

G_BEGIN_DECLS

struct _BastideSetup
{
  GObject     parent_instance;

  BstPlayer   players[BST_MAX_PLAYERS];         /* by seats */
  guint       n_players;
  GArray     *sets;             /* of BastideSetupSet, the base tiles first */
  BstRules    rule_set;
  BstRules    rules;
  BstTileSet *tiles;            /* of the chosen sets; NULL until somebody asks */

  /* Who begins */
  int         thrower;          /* H1: a seat, or BST_NO_PLAYER */
  guint8      n_throws;         /* H1: 0 if nobody counted */
  int         drawn[BASTIDE_SETUP_MAX_ROUNDS][BST_MAX_PLAYERS]; /* H2: types, or BST_NO_TILE */
};

/* Tells everybody. */
void bastide_setup_changed          (BastideSetup *self);

/* --- bastide-setup-first.c, silently --- */

/* The tiles are others, so what was drawn is nothing; or the players are. */
void bastide_setup_forget_draws     (BastideSetup *self);
void bastide_setup_forget_first     (BastideSetup *self);

/* Two players changed seats, and took what they drew and threw along. */
void bastide_setup_swap_first       (BastideSetup *self,
                                     guint         a,
                                     guint         b);

G_END_DECLS
