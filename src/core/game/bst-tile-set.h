/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A tile set: tile types with their counts, the start tile, and the tables that make
 * fitting a look-up. Immutable once built, reference counted, shared between threads. */

#pragma once

#include "bst-error.h"
#include "bst-tile.h"

G_BEGIN_DECLS

/* Bounds of what is accepted, so that indices of 16 bits are enough: tiles have 12 segments at most, and
 * a position numbers the segments of all tiles and 16 spare ones below 65535. A board of all tiles in one
 * row fits a torus of 4096 cells a side, and of a set-up one of 8192. */
#define BST_MAX_TILE_TYPES 400
#define BST_MAX_TILES      4000

/* An index that means "no tile type". */
#define BST_NO_TILE (-1)

typedef struct _BstTileSet BstTileSet;

/* Builds a set. @id is the set's own id ("basic"), copied. (transfer full) */
BstTileSet        *bst_tile_set_new         (const char         *id) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a copy of @type, whose id, letter, count, segments and crossing the caller filled.
 * Edges, twins, numbers of sides and rotations are derived. FALSE and @error (BST_ERROR_DATA) if half-edges
 * overlap, are missing or belong to the wrong kind, or the id or letter is taken. Only before
 * bst_tile_set_seal(). */
gboolean           bst_tile_set_add         (BstTileSet         *set,
                                             const BstTileType  *type,
                                             GError            **error);

/* Takes @n_copies of what was added from type @first on; but rivers, and tiles that every player has, are
 * there once. FALSE and @error if these are too many tiles. Only before bst_tile_set_seal(). */
gboolean           bst_tile_set_multiply    (BstTileSet         *set,
                                             guint               first,
                                             guint               n_copies,
                                             GError            **error);

/* Another edition has a tile of @type in the place of one of type @replaced: takes type->count copies of that out of each
 * set of it, and as many of @type come in. What has no copy left then is gone, and @type takes its number. FALSE and
 * @error as for bst_tile_set_add(), or if there are not so many. Only when all types are there, before
 * bst_tile_set_seal(). */
gboolean           bst_tile_set_replace     (BstTileSet         *set,
                                             guint               replaced,
                                             const BstTileType  *type,
                                             GError            **error);

/* What a tile of type @printed becomes when something is built on it (a bridge): all its segments, in the same
 * order, and more behind them. No copy of a form is ever drawn: it is numbered behind all types, from n_types on, and
 * is found by bst_tile_set_find_form() alone. @suffix, copied, stands behind a '+' in its name: "U+NS". Returns its
 * number, or -1 with @error as for bst_tile_set_add(). Only when all types are there, before bst_tile_set_seal(). */
int                bst_tile_set_add_form    (BstTileSet         *set,
                                             guint               printed,
                                             const char         *suffix,
                                             const BstTileType  *form,
                                             GError            **error);

/* Takes all copies of the tile with this id out of the set, whether it is there already or comes later; no matter if it
 * never does. Only before bst_tile_set_seal(). */
void               bst_tile_set_leave_out   (BstTileSet         *set,
                                             const char         *tile_id);

/* Puts a tile on the table before the game. FALSE if the type is not there. */
gboolean           bst_tile_set_add_start   (BstTileSet         *set,
                                             const char         *tile_id,
                                             int                 x,
                                             int                 y,
                                             guint               rotation,
                                             GError            **error);

/* Ends building: fills the tables. The set never changes afterwards. FALSE and @error
 * (BST_ERROR_DATA) without tiles or start tile, or if start tiles lie on each other, do not
 * match side by side or are more than the copies. */
gboolean           bst_tile_set_seal        (BstTileSet         *set,
                                             GError            **error);

BstTileSet        *bst_tile_set_ref         (BstTileSet         *set);
void               bst_tile_set_unref       (BstTileSet         *set);

const char        *bst_tile_set_get_id      (const BstTileSet   *set);
guint              bst_tile_set_get_n_types (const BstTileSet   *set);

/* (transfer none); @index below n_types, or that of a form. */
const BstTileType *bst_tile_set_get_type    (const BstTileSet   *set,
                                             guint               index);

/* All copies, the start tiles included. */
guint              bst_tile_set_get_n_tiles (const BstTileSet   *set);

/* The index of the type with this id or, one character long, this letter; else BST_NO_TILE. */
int                bst_tile_set_find        (const BstTileSet   *set,
                                             const char         *id_or_letter);

/* How many forms there are behind the types. */
guint              bst_tile_set_get_n_forms (const BstTileSet   *set);

/* The form with this name, "U+NS"; else BST_NO_TILE. */
int                bst_tile_set_find_form   (const BstTileSet   *set,
                                             const char         *name);

/* The type that is never drawn, the abbey; BST_NO_TILE if the set has none. */
int                bst_tile_set_find_abbey  (const BstTileSet   *set);

/* The name used in texts: the letter if the type has one, else the id. Static to the set. */
const char        *bst_tile_set_get_name    (const BstTileSet   *set,
                                             guint               index);

/* The orientations of all types in one row, four each. */
const BstOrientation *bst_tile_set_get_orientation (const BstTileSet *set,
                                                    guint             index,
                                                    guint             rotation);

/* Another set brings the start tile: those named so far go back among the others, and the
 * first of them is remembered. Only a spring, in whose place another spring comes, leaves the
 * set: its copies are one less. */
void               bst_tile_set_replace_starts     (BstTileSet       *set);

/* The type of the start tile that was replaced; BST_NO_TILE if none was. */
int                bst_tile_set_get_replaced_start (const BstTileSet *set);

typedef struct
{
  gint16 type;
  gint16 x;
  gint16 y;
  guint8 rotation;
} BstStartTile;

const BstStartTile *bst_tile_set_get_starts (const BstTileSet   *set,
                                             guint              *n_starts);

/* What the four neighbours of a cell show, as one number below BST_N_SURROUNDINGS: the sum
 * of edge kind times weight, the weight of direction d being 5 to the power d. */
#define BST_N_SURROUNDINGS 625
extern const guint16 bst_surroundings_weight[BST_N_DIRECTIONS];

/* BST_N_SURROUNDINGS masks for a type, all types in one row. Bit r: the tile fits in rotation
 * r (P2), equal rotations of a symmetric tile left out. */
const guint8      *bst_tile_set_get_fits    (const BstTileSet   *set,
                                             guint               index);

/* The same turned round and counted: for each of the BST_N_SURROUNDINGS, and behind them for a place where no
 * cell is, how many rotations fit of the types of each class, one byte a class. Types of one class have the same edges
 * round them: of many sets there are few. A row has a multiple of BST_WAY_STRIDE words. */
#define BST_WAY_STRIDE 4
const guint64     *bst_tile_set_get_ways    (const BstTileSet   *set,
                                             guint              *n_words);
/* The class of each type. */
const guint16     *bst_tile_set_get_way_classes (const BstTileSet *set);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstTileSet, bst_tile_set_unref)

G_END_DECLS
