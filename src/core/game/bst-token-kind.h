/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The kinds of tokens, which lie on tiles or are players' and are no figures: what the rules say of each, in one table.
 * How many there are where is their module's to say (bst-module.h); set-ups, texts and edit mode go by the table. Their
 * words are io's (bst-io-token-words.h), their pictures render's (bst-render-token.h).
 *
 * What is no token: prisoners and whoever else is away are figures, tiles in a hand are tiles. */

#pragma once

#include "bst-game.h"

G_BEGIN_DECLS

typedef enum
{
  BST_TOKEN_WINE,           /* T3; as the next two, in the order of BstGood */
  BST_TOKEN_GRAIN,
  BST_TOKEN_CLOTH,
  BST_TOKEN_ABBEY,          /* AM1 */
  BST_TOKEN_PIECE,          /* of a tower (TO1) */
  BST_TOKEN_INGOT,          /* GO1 */
  BST_TOKEN_KING,           /* KR1: a card, as the next */
  BST_TOKEN_ROBBER,
  BST_TOKEN_FERRY           /* FE1 */
} BstTokenKind;

#define BST_N_TOKEN_KINDS 9

/* The bit of a kind in a set of them. */
#define BST_TOKEN_BIT(kind) (1u << (kind))

/* All that there are of goods, and of abbeys. */
#define BST_MAX_GOODS  G_MAXUINT8
#define BST_MAX_ABBEYS (BST_MAX_PLAYERS * BST_MAX_GIVEN_ABBEYS)
/* Pieces of towers that a player can have, and that a tower can be high (TO1). */
#define BST_MAX_PIECES 60
/* Ingots on a tile, and of a player (GO1, GO2). */
#define BST_MAX_INGOTS 200

typedef struct
{
  const char *on_tile;          /* before those on a tile in texts: "gold" in "gold 2 at 1,0"; NULL: the module writes them */
  const char *of_players;       /* before those of the players: "ingots" in "ingots 3,0"; NULL: likewise. Of what there is one
                                 * of the module writes whose it is behind this word, with what else is known of it */
  const char *problem;          /* the word of what is wrong with it in a set-up */
  const char *rule;             /* ... and the number of the rule that is broken */
  gsize       in_rules;         /* where BstRules says whether the game has it, 4 bytes wide; 0: its tiles say so */
  guint8      most_on_tile;     /* 0: none lies on a tile */
  guint8      most;             /* that a player can have; 0: no player has any */
  guint8      is_single;        /* there is one, which one player has at most */
  guint8      is_link;          /* on a tile it joins two of the segments where it may lie, which its number says as bits */
  guint8      is_of_tile;       /* who copies a tile copies it, too */
  guint32     grounds;          /* kinds of features (1 << BstFeatureKind) of which a tile must have one; 0: it lies anywhere */
  guint32     signs;            /* BstSign, of which the tile must have one; 0: none */
} BstTokenFacts;

/* By BstTokenKind. */
extern const BstTokenFacts bst_token_facts[BST_N_TOKEN_KINDS];

/* Static; @kind is below BST_N_TOKEN_KINDS. */
static inline const BstTokenFacts *
bst_token_kind_get (BstTokenKind kind)
{
  return &bst_token_facts[kind];
}

/* Has a game with these rules tokens of the kind, if its tiles have places for them? */
static inline gboolean
bst_token_is_in_rules (BstTokenKind    kind,
                       const BstRules *rules)
{
  gsize at = bst_token_facts[kind].in_rules;

  return at == 0 || *(const guint *) (const void *) ((const char *) rules + at) != 0;
}

/* ... and does one of its tiles have a place? */
gboolean bst_token_may_lie_in   (BstTokenKind       kind,
                                 const BstGame     *game);

/* The segments of such a tile on which tokens of the kind may lie, as bits; all bits if they lie on a tile as a whole; 0 if
 * none may lie there. */
guint    bst_token_find_grounds (BstTokenKind       kind,
                                 const BstTileType *type);

/* May tokens of this number lie on such a tile? */
gboolean bst_token_may_lie      (BstTokenKind       kind,
                                 const BstTileType *type,
                                 guint              number);

G_END_DECLS
