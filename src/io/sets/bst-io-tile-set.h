/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tile sets from XML (data/tilesets, data/schema/tileset.rng). */

#pragma once

#include "bst-io-error.h"
#include "bst-rules.h"
#include "bst-tile-set.h"

G_BEGIN_DECLS

/* How sure it is that a tile, or each tile of a set, is as in the game; later ones are less
 * so. */
typedef enum
{
  BST_IO_CERTAINTY_DOCUMENT,    /* stated in a document */
  BST_IO_CERTAINTY_PEER,        /* as another program has it */
  BST_IO_CERTAINTY_OWN          /* our own proposal, not verified */
} BstIoCertainty;

/* Of a set in one game: of the base tiles they would be 3600. */
#define BST_IO_MAX_SET_COPIES 50

/* The bundled set with this id ("basic"), or several played together ("basic+river"), or several
 * copies of one ("basic:3+river"): later ones bring the start tile. An addition (gq11-river) brings a set that it is added to
 * (river) if there is none; no set comes twice. BST_IO_ERROR_UNSUPPORTED if there is none. (transfer full) */
BstTileSet *bst_io_tile_set_load        (const char  *id,
                                         GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* Takes ":3", so many copies of the set, off a part of an id such as "basic:3+winter". Returns
 * how many; 1 if nothing is said, 0 if it is no number from 1 to BST_IO_MAX_SET_COPIES. */
guint       bst_io_tile_set_cut_copies  (char        *part);

/* As bst_io_tile_set_load(), for what a user types: a name that ends in .xml is that of a
 * user's own file, "basic+my-drought.xml". Not for ids that stand in files. (transfer full) */
BstTileSet *bst_io_tile_set_load_typed  (const char  *text,
                                         GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* A user's own set, complete in one file. (transfer full) */
BstTileSet *bst_io_tile_set_load_file   (const char  *path,
                                         GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* A set from memory; @name stands for the file in messages. (transfer full) */
BstTileSet *bst_io_tile_set_load_bytes  (GBytes      *bytes,
                                         const char  *name,
                                         GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* The ids of the bundled sets, in the order that they ask for (rank), others behind; freed with g_strfreev(). */
char      **bst_io_tile_set_list        (void) G_GNUC_WARN_UNUSED_RESULT;

/* --- bst-io-tile-set-own.c: sets that the user added --- */

/* Keeps a copy of the user's set among the user's data, where its id is found from then on, also
 * when a document names it. The id; NULL and @error if the set cannot be played with the base
 * game, or has the id of a bundled one. An older copy is replaced. (transfer full) */
char       *bst_io_tile_set_add_own     (const char  *path,
                                         GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* The ids of those sets, sorted; freed with g_strfreev(). */
char      **bst_io_tile_set_list_own    (void) G_GNUC_WARN_UNUSED_RESULT;

/* --- What a set says of itself, bundled or added --- */

/* The translated title of a bundled set; its id if there is no such set. (transfer full) */
char       *bst_io_tile_set_dup_title   (const char  *id) G_GNUC_WARN_UNUSED_RESULT;

/* What a bundled set brings to a game, a translated sentence, and the documents that state its
 * tiles ("Bard 2005"). NULL if nothing is said. (transfer full) */
char       *bst_io_tile_set_dup_description (const char *id) G_GNUC_WARN_UNUSED_RESULT;
char       *bst_io_tile_set_dup_source  (const char  *id) G_GNUC_WARN_UNUSED_RESULT;

/* What is not sure about a bundled set, a translated sentence; of several sets ("basic+river")
 * a line each. NULL if nothing is said. (transfer full) */
char       *bst_io_tile_set_dup_note    (const char  *id) G_GNUC_WARN_UNUSED_RESULT;

/* How sure a tile of a bundled set is, by its id, or with NULL the least sure of its tiles;
 * @id may name several sets. DOCUMENT for a tile that is not there. */
BstIoCertainty bst_io_tile_set_get_certainty (const char *id,
                                              const char *tile);

/* How much a large set adds to what a player has to know, from 1 to BST_IO_MAX_SET_LOAD; 0 for a small set. */
#define BST_IO_MAX_SET_LOAD 3

guint       bst_io_tile_set_get_load    (const char  *id);

/* The lesson about the set, a bundled course and the lesson's id there: "further-sets/river". NULL if there is none.
 * (transfer full) */
char       *bst_io_tile_set_dup_lesson  (const char  *id) G_GNUC_WARN_UNUSED_RESULT;

/* The chapter of rules and switches that the set brings, by its id (bst_io_rule_group_get_id()). NULL if it brings
 * none. (transfer full) */
char       *bst_io_tile_set_dup_rules   (const char  *id) G_GNUC_WARN_UNUSED_RESULT;

/* Which bundled or added set has each tile type of @set, by type: interned ids, NULL for one that none has. (transfer
 * container) */
const char **bst_io_tile_set_list_sources  (const BstTileSet *set) G_GNUC_WARN_UNUSED_RESULT;

/* Turns on what a game with the sets @id, files as bst_io_tile_set_load_typed() takes them too,
 * is usually played with: switches that are off ("no", or a supply of 0), and no others. rules.id
 * is "custom" if there were any. */
void        bst_io_tile_set_raise_switches (const char *id,
                                            BstRules   *rules);

G_END_DECLS
