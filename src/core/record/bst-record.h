/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A record: a game with its header and a tree of moves, what a file holds and a window
 * shows. Nodes are owned by the record and live as long as it does. */

#pragma once

#include "bst-extra.h"
#include "bst-setup.h"

G_BEGIN_DECLS

/* Header fields, all optional texts. */
typedef enum
{
  BST_HEADER_EVENT,
  BST_HEADER_PLACE,
  BST_HEADER_DATE,          /* ISO 8601, possibly cut short: 2026, 2026-11 */
  BST_HEADER_ROUND,
  BST_HEADER_RESULT,        /* "96:70" */
  BST_HEADER_SOURCE,        /* where it came from: "JCloisterZone 5.12.1", "Board Game Arena #1" */
  BST_HEADER_ANNOTATOR
} BstHeader;

#define BST_N_HEADERS 7

/* "event", "place" ...: the words of the file form. */
const char *bst_header_name (BstHeader header);

/* Judgement of a move. */
typedef enum
{
  BST_GLYPH_NONE,
  BST_GLYPH_GOOD,           /* !  */
  BST_GLYPH_MISTAKE,        /* ?  */
  BST_GLYPH_INTERESTING,    /* !? */
  BST_GLYPH_DUBIOUS,        /* ?! */
  BST_GLYPH_BRILLIANT,      /* !! */
  BST_GLYPH_BLUNDER         /* ?? */
} BstGlyph;

#define BST_N_GLYPHS 7

/* "!", "??" ...; "" for none. */
const char *bst_glyph_text (BstGlyph glyph);

/* A drawing on the board. */
typedef enum
{
  BST_MARK_ARROW,           /* from a cell to a cell */
  BST_MARK_RING,            /* round a cell */
  BST_MARK_TINT,            /* a coloured cell */
  BST_MARK_LETTER,          /* a text on a cell */
  BST_MARK_FEATURE          /* the feature at a place of a cell */
} BstMarkKind;

#define BST_N_MARKS 5

typedef struct
{
  BstMarkKind kind;
  gint16      x;
  gint16      y;
  gint16      to_x;         /* arrows */
  gint16      to_y;
  guint8      colour;       /* 0 to 3 */
  char       *text;         /* letters: at most 8 characters; features: "city:W"; else NULL */
} BstMark;

/* How the first player was found, where a house rule lets the players find him before the game.
 * Whoever it was, he is the first in turn order. */
typedef enum
{
  BST_BEGINNING_NONE,       /* nothing is told */
  BST_BEGINNING_THROW,      /* H1: whose figure was the first to land standing has chosen him, perhaps himself */
  BST_BEGINNING_ROADS       /* H2: the tile that he drew had the most roads */
} BstBeginningKind;

/* Twelve times all of six players. */
#define BST_MAX_FIRST_DRAWS 72

typedef struct
{
  BstBeginningKind kind;
  guint8           thrower;     /* H1: whose figure it was, by the order of turns; 0: who begins threw it himself */
  guint8           n_throws;    /* H1: by all together, the last one the thrower's; 0 if nobody counted */
  guint8           n_drawn;     /* H2 */
  gint16           drawn[BST_MAX_FIRST_DRAWS]; /* H2: types in the order of turns, round after
                                                * round, as bst_first_by_roads() takes them */
} BstBeginning;

typedef struct _BstNode BstNode;
typedef struct _BstRecord BstRecord;

/* One move with what is said about it. The root has no move: it is the start position. A set-up
 * node is a position of its own, perhaps of another game, from which the line goes on. Read
 * freely; change through the functions below. */
struct _BstNode
{
  BstNode   *parent;        /* NULL for the root */
  BstRecord *record;        /* whose root it is; NULL for all others. Borrowed */
  GPtrArray *children;      /* (element-type BstNode) (nullable); the first is the main line */
  guint      index;         /* among the parent's children */
  BstMove    move;          /* not valid for the root; of a set-up only the kind */
  BstSetup  *setup;         /* Owned (nullable): the position of a set-up node */
  guint      n_placed;      /* tiles placed by players on the way from the root, with this move's */
  gboolean   is_played;     /* it is known who makes the move: */
  gint8      player;        /* see bst_node_get_player() */
  gboolean   gives_turn;    /* see bst_node_gives_turn() */
  gint16     points[BST_MAX_PLAYERS]; /* see bst_node_get_points() */
  gint8      mover;         /* who moves out of turn; BST_NO_PLAYER: whose turn it is */
  guint8     passed;        /* turns before it in which an abbey was not laid, the bag being empty
                             * (AM1) */
  gint16     hand[BST_MAX_PLAYERS]; /* tiles known to be held after the move, BST_NO_TILE */
  gint16     more_hand[BST_MAX_PLAYERS][BST_MAX_HELD_TILES - 1]; /* others of a hand of several (H4) */
  BstGlyph   glyph;
  char      *comment;       /* (nullable) */
  GArray    *marks;         /* (element-type BstMark) (nullable) */
  BstExtra  *extra;         /* Owned (nullable): what the file says besides */
};

BstRecord   *bst_record_new            (BstGame          *game) G_GNUC_WARN_UNUSED_RESULT;
BstRecord   *bst_record_ref            (BstRecord        *record);
/* The same game with the same tree, for who plays it in another thread: without headers, and what the file says of it
 * besides. (transfer full) */
BstRecord   *bst_record_copy           (const BstRecord  *record) G_GNUC_WARN_UNUSED_RESULT;
void         bst_record_unref          (BstRecord        *record);

BstGame     *bst_record_get_game       (const BstRecord  *record);

/* The same game under other rules. Moves stay as they are; one that the new rules forbid
 * (a farmer without farmers) is found when it is played. */
void         bst_record_set_rules      (BstRecord        *record,
                                        const BstRules   *rules);

const char  *bst_record_get_header     (const BstRecord  *record,
                                        BstHeader         header);
void         bst_record_set_header     (BstRecord        *record,
                                        BstHeader         header,
                                        const char       *text);

/* The players draw their next tile at the end of their turn (as on Board Game Arena, and by
 * H3 in any case), so that every player's next tile is known. */
gboolean     bst_record_get_draws_ahead (const BstRecord *record);
void         bst_record_set_draws_ahead (BstRecord       *record,
                                         gboolean         draws_ahead);

/* The game was ended at the end of the main line though tiles are left (conceded, or a draw
 * order cut short): its final scoring counts. */
gboolean     bst_record_get_ended      (const BstRecord  *record);
void         bst_record_set_ended      (BstRecord        *record,
                                        gboolean          ended);

/* How the first player was found (H1, H2); of kind BST_BEGINNING_NONE if nothing is told. It
 * changes nothing on the board and is not checked here. (transfer none) */
const BstBeginning *bst_record_get_beginning (const BstRecord *record);
void         bst_record_set_beginning  (BstRecord        *record,
                                        const BstBeginning *beginning);

/* Description and assertions of a test file, in order; (element-type utf8). */
GPtrArray   *bst_record_get_assertions (const BstRecord  *record);
const char  *bst_record_get_description (const BstRecord *record);
void         bst_record_set_description (BstRecord       *record,
                                         const char      *description);

/* What the file says besides, outside its moves (nullable). @extra is taken over. */
const BstExtra *bst_record_get_extra   (const BstRecord  *record);
void         bst_record_take_extra     (BstRecord        *record,
                                        BstExtra         *extra);

BstNode     *bst_record_get_root       (const BstRecord  *record);

/* Appends a child. The move is not checked: use bst_record_check(). @mover as in BstNode. */
BstNode     *bst_record_add_move       (BstRecord        *record,
                                        BstNode          *parent,
                                        const BstMove    *move,
                                        int               mover);

/* A node outside any tree. @move NULL makes a root. (transfer full) */
BstNode     *bst_node_new              (const BstMove    *move,
                                        int               mover) G_GNUC_WARN_UNUSED_RESULT;
/* A set-up node, which takes @setup over. (transfer full) */
BstNode     *bst_node_new_set_up       (BstSetup         *setup) G_GNUC_WARN_UNUSED_RESULT;
/* A node outside any tree, with all below it. */
void         bst_node_free_tree        (BstNode          *root);
/* A copy of the node and all below it, outside any tree. (transfer full) */
BstNode     *bst_node_copy_tree        (const BstNode    *root) G_GNUC_WARN_UNUSED_RESULT;

/* Makes @node child @index of @parent; takes it out again; lets it change places with a
 * sibling. The siblings are numbered anew. */
void         bst_node_attach           (BstNode          *node,
                                        BstNode          *parent,
                                        guint             index);
void         bst_node_detach           (BstNode          *node);
void         bst_node_swap_siblings    (BstNode          *node,
                                        guint             index);

/* Says one more tile that a player holds after the move. FALSE if his hand is full. */
gboolean     bst_node_add_held_tile      (BstNode          *node,
                                          guint             player,
                                          guint             hand_size,
                                          int               type);

/* The tiles that the node says a player to hold; returns how many. */
guint        bst_node_get_held_tiles         (const BstNode    *node,
                                              guint             player,
                                              gint16            out[BST_MAX_HELD_TILES]);

void         bst_node_set_comment      (BstNode          *node,
                                        const char       *comment);
void         bst_node_add_mark         (BstNode          *node,
                                        const BstMark    *mark);
void         bst_node_clear_marks      (BstNode          *node);

/* The game that is played at the node: that of the last set-up on the way to it, or the record's.
 * The node must be in a record. */
BstGame     *bst_node_get_game         (const BstNode    *node);

/* The main line. */
BstNode     *bst_node_get_next         (const BstNode    *node);
/* The last node of the main line from here. */
BstNode     *bst_node_get_last         (BstNode          *node);
/* Tiles placed by players from the root. */
guint        bst_node_get_n_placed     (const BstNode    *node);

/* The number of the move, the same wherever it is named: that of its tile among those that players
 * placed, from 1. A tile that fits nowhere has the number of the one that is laid next; a set-up and
 * the root have that of the move before. */
guint        bst_node_get_number       (const BstNode    *node);

/* Neither the root nor a set-up. */
gboolean     bst_node_is_move          (const BstNode    *node);
/* Who makes the move; BST_NO_PLAYER for the root, a set-up, and what cannot be played. */
int          bst_node_get_player       (const BstNode    *node);
/* Has its player another turn after the move (H8)? */
gboolean     bst_node_gives_turn       (const BstNode    *node);
/* The points that @player won by the move, or lost by it if below zero; without those of the end of the
 * game (E2). 0 where the move is nobody's. */
int          bst_node_get_points       (const BstNode    *node,
                                        guint             player);

/* The node of the main line after @n placed tiles: the last one before the next tile is
 * placed, so discards belong to the tile before. NULL if there are fewer. */
BstNode     *bst_record_find_placed    (const BstRecord  *record,
                                        guint             n);

/* The position after @node, its hands filled in: the tile drawn for the next move, and,
 * when players draw ahead, everybody's. Hands of several tiles (H4) stay as the nodes on the
 * way say them, but for what is laid. Appends to @events (nullable) all that was scored
 * on the way. NULL and @error if a move on the way is illegal; the message begins with the
 * number of that move. (transfer full) */
BstPosition *bst_record_dup_position   (const BstRecord  *record,
                                        const BstNode    *node,
                                        BstEvents        *events,
                                        GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* A node of a line, and the position after it as the moves make it. */
typedef void (*BstLineVisit) (const BstNode     *node,
                              const BstPosition *position,
                              gpointer           data);

/* The same for @node, which is on the way to @last; the moves up to @last are made once, and @visit
 * (nullable) sees every one of them, the root first. */
BstPosition *bst_record_play_line      (const BstRecord  *record,
                                        const BstNode    *last,
                                        const BstNode    *node,
                                        BstLineVisit      visit,
                                        gpointer          data,
                                        BstEvents        *events,
                                        GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same for @node, which is in no record yet and would follow @parent. Notes who makes the move,
 * and, when players draw ahead, what the others hold. */
BstPosition *bst_record_try            (const BstRecord  *record,
                                        const BstNode    *parent,
                                        BstNode          *node,
                                        BstEvents        *events,
                                        GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* Notes what players who draw ahead hold in @line, which is in no record yet and would follow
 * @parent: what the game that goes on there tells. */
void         bst_record_keep_held_tiles     (const BstRecord  *record,
                                             const BstNode    *parent,
                                             BstNode          *line);

/* Makes one node's move on a position that stands at its parent. Behind the last move of a game
 * that ended no turn begins. A set-up node puts a new position in its place, whose journal
 * is empty. */
gboolean     bst_node_apply            (const BstNode    *node,
                                        BstPosition     **position,
                                        BstEvents        *events,
                                        GError          **error);

/* Is the game over at @node (E1): nothing left to draw, only tiles left that fit nowhere and
 * go back whenever they are drawn, or the last node of a game that ended? */
gboolean     bst_record_is_over        (const BstRecord  *record,
                                        const BstNode    *node,
                                        const BstPosition *position);

/* Plays every line of the tree, with one position for all of them. FALSE and @error at the first illegal
 * move; the message begins with the number of that move. */
gboolean     bst_record_check          (const BstRecord  *record,
                                        GError          **error);

/* The same of @line and all below it, which is outside any record, as if it stood behind @node. */
gboolean     bst_record_check_line     (const BstRecord  *record,
                                        const BstNode    *node,
                                        const BstNode    *line,
                                        GError          **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstRecord, bst_record_unref)

G_END_DECLS
