/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens in a turn after its tile was laid, step by step, and the text of a step:
 *
 *   [Red city:W]                    a follower is put on the tile just laid
 *   [Red big on city:W at 3,-1]     another figure, and on another tile (through a portal)
 *   [Blue barn on corner:NW]        the barn, on a corner of the tile just laid
 *   [Red tower at 1,0]              a follower on top of a tower
 *   [fairy to Red city:W at 1,0]    the fairy comes beside a follower (or "fairy to 1,0")
 *   [princess takes Red city:W at 1,0]
 *   [gold at 1,0]                   the second ingot of a gold mine
 *   [piece at 1,0]                  a tower grows
 *   [captures Blue road:E at 1,3]   ... and takes a follower
 *   [frees Red big]                 which prisoner comes back in exchange
 *   [ransoms Red big from Blue]     Red pays Blue for a prisoner
 *   [dragon NNE]                    the dragon's moves, one letter each
 *   [Red wagon to road:E at 1,0]    a wagon drives on from what was scored
 *   [escapes Red city:W at 1,0]     out of a besieged city
 *   [takes back Red abbot on mon at 1,0]    from what is not complete
 *   [mage to city:N at 1,0]         or the witch
 *   [mage leaves]                   the board, for want of a place
 *   [circle adds]                   by a crop circle all may put one more, or [circle takes]
 *   [joins Blue road:E at 1,0]      beside another of his own
 *   [leaves Blue road:E at 1,0]     goes home
 *   [hand removes Red city:W at 1,0 (catapult)]     also moves ... to PLACE at X,Y, and
 *                                   exchanges ... with FIGURE (catapult, tournament, other)
 *   [Blue pays Red 3 points 1 wine 1 abbey]         for a tile (H7): before a figure is put
 *   [ferry road:N and road:E at 1,0]        joins two road ends of a lake, in the order of the edges
 *   [passes]                        what is possible now is left undone
 *   [piece at 1,0 = 3]              what chance gave by it, at the end of any step but of the dragon's moves: what a
 *                                   die showed, which token was drawn, by a number from 1 on
 *
 * "at X,Y" is left out on the tile just laid, where a figure is put.
 *
 * A tile that was bought is a move of the buyer: in a record he is its mover, he pays the player
 * who drew it, and puts his figure. Who draws then is said by the mover of the next part, if it
 * is not the player after the buyer. */

#pragma once

#include "bst-game.h"
#include "bst-token-kind.h"

G_BEGIN_DECLS

/* Cells that a text can name. A board of BST_MAX_TILES tiles reaches no further, even if it
 * began from a set-up. */
#define BST_MAX_COORDINATE (2 * BST_MAX_TILES)

/* Kinds of goods (T3). */
typedef enum
{
  BST_WINE,
  BST_GRAIN,
  BST_CLOTH
} BstGood;

#define BST_N_GOODS 3

/* What a tile can cost at most (H7). */
#define BST_MAX_PRICE 10000

/* @side of a spot: a half-edge 0 to 7 for fields; for cities and roads the first half-edge of
 * an edge (0, 2, 4, 6); BST_SIDE_INNER + n for the n-th field that touches no edge; n for the n-th
 * monastery or tower, from 0 on; BST_SIDE_CORNER + n for a barn, corners clockwise from NW. */
#define BST_SIDE_INNER  8
#define BST_SIDE_CORNER 32

/* A place on the board, and the figure that stands or comes there. */
typedef struct
{
  gint16 x;
  gint16 y;
  gint8  player;            /* BST_NO_PLAYER for a place without a figure */
  guint8 figure;            /* BstFigureKind */
  guint8 feature;           /* BstFeatureKind */
  guint8 side;
} BstSpot;

typedef enum
{
  BST_STEP_PUT,                  /* @spot */
  BST_STEP_FAIRY,                /* @spot: the follower, or a cell without a player */
  BST_STEP_PRINCESS,             /* @spot: who is taken home */
  BST_STEP_PIECE,                /* @spot: the cell */
  BST_STEP_CAPTURE,              /* @spot: who is taken */
  BST_STEP_FREE,                 /* @spot: player and figure who come back */
  BST_STEP_RANSOM,               /* @spot: player and figure who come back; @to: the player paid */
  BST_STEP_DRAGON,               /* @spot.side: a BstDirection */
  BST_STEP_WAGON,                /* @spot: where it drives */
  BST_STEP_ESCAPE,               /* @spot: who escapes */
  BST_STEP_DEXTERITY_REMOVES,    /* @spot, @reason */
  BST_STEP_DEXTERITY_MOVES,      /* @spot, @to: a place, @reason */
  BST_STEP_DEXTERITY_EXCHANGES,  /* @spot, @to: the other figure, @reason */
  BST_STEP_PAY,                  /* @spot.player pays @to.player; amounts below */
  BST_STEP_TAKE_BACK,            /* @spot: who comes home */
  BST_STEP_FLY,                  /* @spot: player and figure on the flying machine; the result: how far it flies */
  BST_STEP_LAND,                 /* @spot: where the figure in the air comes down */
  BST_STEP_FERRY,                /* @spot, @to: the two road ends of a lake that its ferry joins, in the order of edges */
  BST_STEP_GOLD,                 /* @spot: the cell of the second ingot */
  BST_STEP_MAGE,                 /* @spot: a place; as the next */
  BST_STEP_WITCH,
  BST_STEP_MAGE_LEAVES,          /* off the board; as the next */
  BST_STEP_WITCH_LEAVES,
  BST_STEP_CIRCLE_ADDS,          /* what a crop circle does; as the next */
  BST_STEP_CIRCLE_TAKES,
  BST_STEP_JOIN,                 /* @spot: who comes, beside one of his own */
  BST_STEP_LEAVE,                /* @spot: who goes home */
  BST_STEP_PASS
} BstStepKind;

#define BST_N_STEP_KINDS 28

/* Where on the board a step is shown, and asked for. */
typedef enum
{
  BST_STEP_NOWHERE,
  BST_STEP_AT_SPOT,              /* the figure or place that @spot names */
  BST_STEP_AT_SPOT_OR_CELL,      /* the same, or its cell if it names no player */
  BST_STEP_AT_TOWER,             /* the tower on its cell */
  BST_STEP_BESIDE_DRAGON,        /* the cell to which he goes */
  BST_STEP_BETWEEN_SPOTS         /* between @spot and @to, which are on one tile */
} BstStepPlace;

BstStepPlace bst_step_kind_get_place   (BstStepKind kind);

/* Is the player of @spot the one whose turn it is? */
gboolean     bst_step_kind_is_by_owner (BstStepKind kind);

/* What a ransom costs (TO3). */
#define BST_RANSOM_POINTS 3

/* Why a hand touched the board (D11, D12). */
typedef enum
{
  BST_DEXTERITY_CATAPULT,
  BST_DEXTERITY_TOURNAMENT,
  BST_DEXTERITY_OTHER
} BstDexterityReason;

#define BST_N_DEXTERITY_REASONS 3

typedef struct
{
  guint8  kind;             /* BstStepKind */
  guint8  reason;           /* BstDexterityReason */
  BstSpot spot;
  BstSpot to;
  guint16 points;           /* BST_STEP_PAY, up to BST_MAX_PRICE; as the next two */
  guint8  goods[BST_N_GOODS];
  guint8  abbeys;
  guint8  result;           /* of chance, 1 to BST_MAX_RESULTS; 0 if chance has no say in the step */
} BstStep;

/* Results that a step of chance can have. */
#define BST_MAX_RESULTS 32

/* No turn has more steps than that. */
#define BST_MAX_STEPS 96

/* Reads the steps behind a tile: " [Red city:W] [dragon NE]"; stops before anything else and
 * moves @text behind what it read. @x and @y are the cell of the tile just laid. FALSE and
 * @error as for bst_move_parse(); @whole stands in the message. */
gboolean    bst_steps_parse      (const BstGame  *game,
                                  const char     *whole,
                                  const char    **text,
                                  int             x,
                                  int             y,
                                  BstStep        *steps,
                                  guint8         *n_steps,
                                  GError        **error);

/* Appends them as above. */
void        bst_steps_print      (const BstGame  *game,
                                  const BstStep  *steps,
                                  guint           n_steps,
                                  int             x,
                                  int             y,
                                  GString        *out);

/* One step in its brackets, with its cell always named. */
void        bst_step_print       (const BstGame  *game,
                                  const BstStep  *step,
                                  GString        *out);

/* Of two road ends that a ferry joins the one at the first edge comes first. */
void        bst_step_order_ends  (BstStep        *step);

gboolean    bst_step_equal       (const BstStep  *a,
                                  const BstStep  *b);

/* Reads a place alone, "city:W", "field:NL", "mon" or "tower", into feature and side of
 * @spot. FALSE for any other text, and @spot is as it was. */
gboolean    bst_spot_parse       (const char     *text,
                                  BstSpot        *spot);

/* Appends such a text. */
void        bst_spot_print       (const BstSpot  *spot,
                                  GString        *out);

/* Names segment @segment of a tile that lies in @rotation by its first half-edge. */
void        bst_spot_set_segment (BstSpot           *spot,
                                  const BstTileType *type,
                                  guint              rotation,
                                  guint              segment);

/* The segment that the spot names; BST_NO_SEGMENT if the tile has none there, or for a barn's
 * corner. */
guint       bst_spot_get_segment (const BstSpot     *spot,
                                  const BstTileType *type,
                                  guint              rotation);

G_END_DECLS
