/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position: the board, the figures, the hands and the bag of one game at one moment.
 *
 * A position is one block of flat memory, sized by its tile set. Making a move allocates
 * nothing; copying is a memcpy; every change is journalled and can be undone. Features
 * are joined while tiles are laid: a union-find over the segments of all placed tiles
 * whose roots carry tiles, pennants, open edges and followers per player.
 *
 * The board is a torus of a power of two cells: a connected board of n tiles spans at
 * most n cells, so no two of its cells ever share a place. */

#pragma once

#include "bst-event.h"
#include "bst-move.h"
#include "bst-neutral-kind.h"
#include "bst-random.h"
#include "bst-token-kind.h"

G_BEGIN_DECLS

typedef struct _BstPosition BstPosition;

/* A part is one segment of one placed tile. Tiles and parts are numbered in the order of
 * placing, the start tiles first. */
#define BST_NO_PART 0xffff

/* What a turn waits for. In which order it goes through them says the rank of each (bst-phase-kind.c); it goes
 * through those of the modules in play alone, and ACTION, COMMIT, SCORING and END. */
typedef enum
{
  BST_PHASE_TILE,           /* the next tile, or an abbey */
  BST_PHASE_GOLD,           /* where the second ingot lies */
  BST_PHASE_MAGIC,          /* where mage or witch goes */
  BST_PHASE_ACTION,         /* a figure, or what is done instead */
  BST_PHASE_LANDING,        /* where the figure in the air comes down (FL3) */
  BST_PHASE_CAPTURE,        /* whom the tower takes (TO2) */
  BST_PHASE_FREE,           /* which prisoner comes back (TO3) */
  BST_PHASE_TRAP,           /* that one's own is caught */
  BST_PHASE_PHANTOM,        /* a second figure */
  BST_PHASE_TUNNEL,         /* which mouth gets a token */
  BST_PHASE_FERRY,          /* where ferries go */
  BST_PHASE_FLOCK,          /* whether a flock grows */
  BST_PHASE_DRAGON,         /* the dragon's next cell (PD2) */
  BST_PHASE_CASTLE,         /* which city becomes a castle */
  BST_PHASE_COMMIT,         /* that the turn is scored; the hand may act before (D11, D12) */
  BST_PHASE_CITY,           /* who comes out of the City before it is scored */
  BST_PHASE_SCORING,        /* waits for nobody */
  BST_PHASE_DEXTERITY,      /* the hand after scoring */
  BST_PHASE_WAGON,          /* where a wagon drives (AM6) */
  BST_PHASE_COUNT,          /* who goes into the City, and the count */
  BST_PHASE_LATE_DRAGON,    /* as DRAGON by the rule that he moves after scoring */
  BST_PHASE_CIRCLE,         /* what the corn circle does */
  BST_PHASE_ESCAPE,         /* who leaves a besieged city (SI3) */
  BST_PHASE_BAZAAR,         /* bids for tiles */
  BST_PHASE_END             /* waits for nobody */
} BstPhase;

#define BST_N_PHASES (BST_PHASE_END + 1)

/* Does a turn come to @phase before @other? */
gboolean bst_phase_is_before (BstPhase phase,
                              BstPhase other);

/* A tile on the board. */
typedef struct
{
  gint16  x;
  gint16  y;
  gint16  type;             /* or the form of it that was built there (bst_tile_set_add_form()) */
  guint16 first_part;       /* parts first_part + i are the type's segments i */
  guint8  rotation;
  gint8   player;           /* who laid it; BST_NO_PLAYER for a start tile */
} BstTile;

/* A figure on the board. */
typedef struct
{
  guint16 part;
  gint8   player;
  guint8  kind;             /* BstFigureKind */
} BstFigure;

/* A cell and the rotations in which a tile may be laid there. */
typedef struct
{
  gint16 x;
  gint16 y;
  guint8 rotations;         /* bit r: r quarter turns; equal ones of a symmetric tile left out */
} BstPlacement;

/* Points are between minus and plus this much: play stops there, too. */
#define BST_MAX_SCORE 100000

/* No more placements, figures or spots than these can be there at once. */
#define BST_MAX_PLACEMENTS(n_tiles) (4 * (n_tiles) + 2)
#define BST_MAX_FIGURES             (BST_MAX_PLAYERS * (BST_MAX_FOLLOWERS \
                                     + BST_MAX_OTHER_FIGURES * (BST_N_FIGURE_KINDS - 1)))

/* --- Making, copying --- */

/* The start position: start tiles laid unless they are drawn (H5), full bag and supplies, player 0 to move. */
BstPosition   *bst_position_new          (BstGame            *game) G_GNUC_WARN_UNUSED_RESULT;
void           bst_position_free         (BstPosition        *position);

/* An equal position with an empty journal. (transfer full) */
BstPosition   *bst_position_copy         (const BstPosition  *position) G_GNUC_WARN_UNUSED_RESULT;

/* Back to the start of the same game; the journal is emptied. */
void           bst_position_reset        (BstPosition        *position);

/* Board, figures, scores, supplies, bag, hands and turn are the same. Games are compared
 * by identity. */
gboolean       bst_position_equal        (const BstPosition  *a,
                                          const BstPosition  *b);

/* Recomputes everything the slow way and compares. For debug builds, tests and fuzzers. */
gboolean       bst_position_is_ok        (const BstPosition  *position);

/* --- Moves --- */

/* Makes a whole turn: place, put the figure, score, next player. Appends what was scored
 * to @events (nullable). FALSE and @error leave the position as it was; the message names
 * the broken rule (P1, P2, M5 ...). */
gboolean       bst_position_apply        (BstPosition        *position,
                                          const BstMove      *move,
                                          BstEvents          *events,
                                          GError            **error);

/* Will no turn follow the next one, because the game was ended there? Then none begins: the fairy
 * pays nobody (PD4). No part of the game's state, and not taken back. */
void           bst_position_set_closing  (BstPosition        *position,
                                          gboolean            closing);

/* Takes back the last bst_position_apply(), or the last place with all its steps. FALSE if
 * the journal is empty. */
gboolean       bst_position_undo         (BstPosition        *position);

/* With @is_final what follows cannot be undone: nothing is saved, which is a third faster. What was before
 * cannot either. */
void           bst_position_set_final    (BstPosition        *position,
                                          gboolean            is_final);

/* The parts of a turn, for generators and search. They check nothing: the placement must
 * come from bst_position_get_placements(), the spot from bst_position_get_spots(), the step
 * from bst_position_get_steps().
 * place: lays the tile, takes it out of the bag, joins features.
 * put_figure: a figure of @player from the supply onto segment @segment of that tile.
 * make_step: any step; goes on to the next phase that waits for somebody.
 * pass: leaves undone what is possible now, and goes on; only if may_pass.
 * end_turn: passes until the turn is over, or until somebody must do something; then FALSE.
 *   What the tile completed is scored, figures return (MJ5), the next player's turn begins. */
void           bst_position_place        (BstPosition        *position,
                                          guint               type,
                                          int                 x,
                                          int                 y,
                                          guint               rotation);
void           bst_position_put_figure   (BstPosition        *position,
                                          guint               player,
                                          BstFigureKind       kind,
                                          guint               segment);
void           bst_position_make_step    (BstPosition        *position,
                                          const BstStep      *step,
                                          BstEvents          *events);
void           bst_position_pass         (BstPosition        *position,
                                          BstEvents          *events);
gboolean       bst_position_end_turn     (BstPosition        *position,
                                          BstEvents          *events);

/* Takes a tile that fits nowhere out of the bag, or leaves it there, as the rules say. The same
 * player draws another (P5-P7). */
void           bst_position_discard      (BstPosition        *position,
                                          guint               type);

/* The same where the others refuse him another: the next player's turn begins. */
void           bst_position_discard_and_end (BstPosition     *position,
                                             guint            type,
                                             BstEvents       *events);

/* Does a tile of the type that fits nowhere leave the game, not only the hand? What must come before all others
 * does, whatever the rules say: it would come for ever (RV15). */
gboolean       bst_position_takes_out    (const BstPosition  *position,
                                          guint               type);

/* --- What is possible --- */

/* All legal placements of a tile (P1, P2), unsorted but deterministic; on an empty table (H5)
 * those at 0,0. @out has room for
 * BST_MAX_PLACEMENTS (tiles on the board); what is behind them may change. Returns how many. */
guint          bst_position_get_placements (const BstPosition *position,
                                            guint              type,
                                            BstPlacement      *out);

/* The ways to lay a tile, cells and rotations together: how many there are, and the @index-th of them, @index
 * below their number, in the order of bst_position_get_placements(); the rotations of @way are one. */
guint          bst_position_count_ways     (const BstPosition *position,
                                            guint              type);
void           bst_position_get_way        (const BstPosition *position,
                                            guint              type,
                                            guint              index,
                                            BstPlacement      *way);

/* P9: is there a placement for this tile? */
gboolean       bst_position_has_placement  (const BstPosition *position,
                                            guint              type);

/* Is a copy left that could be drawn now? The tiles of a river come before all others (RV2). */
gboolean       bst_position_may_draw       (const BstPosition *position,
                                            guint              type);

/* The first of these types of which a copy could be drawn now, by its place; @n_types if there is none. */
guint          bst_position_find_drawable  (const BstPosition *position,
                                            const guint16     *types,
                                            guint              n_types);

/* May the player whose turn it is lay this tile without drawing it: his abbey (AM1)? */
gboolean       bst_position_may_lay_abbey  (const BstPosition *position,
                                            guint              type);

/* A figure that may be put on a segment of the tile placed last. */
typedef struct
{
  guint8 kind;              /* BstFigureKind */
  guint8 segment;
} BstPut;

#define BST_MAX_PUTS (BST_N_FIGURE_KINDS * BST_MAX_SEGMENTS)

/* What the player whose turn it is may put there from his supply now, in the order of kinds and segments; nothing
 * where he may not act. Returns how many; @out has BST_MAX_PUTS. */
guint          bst_position_get_puts       (const BstPosition *position,
                                            BstPut            *out);

/* The segments of the tile placed last on which @player may put a figure (M2 to M5, T7, T11), in
 * segment order; empty when the supply is. Returns how many; @out has BST_MAX_SEGMENTS. */
guint          bst_position_get_spots      (const BstPosition *position,
                                            guint              player,
                                            BstFigureKind      kind,
                                            guint8            *out);

/* A growing list of steps. Zero-initialised it is empty; cleared with bst_steps_clear(). */
typedef struct
{
  BstStep *items;
  guint    n_items;
  guint    allocated;
  guint    skip;            /* so many of the next steps are left out, ... */
  guint    skip_after;      /* ... and so many behind one that was added */
  guint16 *notes;           /* what the module that looks at the whole board noted when it counted, one of each kind of
                             * figures; NULL: it may note nothing. Borrowed */
} BstSteps;

void           bst_steps_add               (BstSteps          *steps,
                                            const BstStep     *step);
void           bst_steps_clear             (BstSteps          *steps);

/* Is it the base game alone? Then a turn is at most one follower put on the tile just laid, and
 * put_figure and end_turn make the whole of it. */
gboolean       bst_position_is_plain       (const BstPosition *position);

/* The name of the @index-th rule module that the game has, in the order in which they act; NULL behind the last. Static. */
const char    *bst_position_get_module     (const BstPosition *position,
                                            guint              index);

/* What the turn waits for, and who decides: the player whose turn it is, in turn with others
 * for the dragon's moves, the owner of a wagon. */
BstPhase       bst_position_get_phase      (const BstPosition *position);
guint          bst_position_get_decider    (const BstPosition *position);

/* All legal steps of the present phase but BST_STEP_PASS, appended to @steps, those that chance decides once for each
 * result that can come; before the tile is
 * laid that is a ransom (TO3) at most. Places are named as bst_spot_set_segment() names them.
 * Steps of the hand and payments are not listed: there are too many; ask
 * bst_position_why_not_step(). */
void           bst_position_get_steps      (const BstPosition *position,
                                            BstSteps          *steps);

#define BST_MAX_MODULES 64

typedef struct
{
  guint   n_steps;
  guint16 up_to[BST_MAX_MODULES];       /* how many there are up to each of the modules that have steps now */
  guint16 notes[BST_N_FIGURE_KINDS];    /* those of BstSteps */
} BstStepCounts;

/* How many of them bst_position_get_puts() does not have; and one of these, by its place among them. Who needs
 * one of many steps has it without a list. What chance decides is there once, as it is chosen, without a result. */
void           bst_position_count_other_steps (const BstPosition *position,
                                               BstStepCounts     *counts);
void           bst_position_get_other_step (const BstPosition *position,
                                            BstStepCounts     *counts,
                                            guint              index,
                                            BstStep           *step);

/* How likely each result of a step is, if chance decides it: @weights are out of their sum, that of result 1 first. How
 * many there are; 0 if chance has no say in the step. */
guint          bst_position_get_chances    (const BstPosition *position,
                                            const BstStep     *step,
                                            guint              weights[BST_MAX_RESULTS]);

/* Lets chance speak, if it has a say in the step, which gets its result. */
void           bst_position_roll           (const BstPosition *position,
                                            BstStep           *step,
                                            BstRandom         *random);

/* May what is possible now be left undone? */
gboolean       bst_position_may_pass       (const BstPosition *position);

/* Why a step may not be made now; BST_REASON_NONE if it may. */
BstReason      bst_position_why_not_step   (const BstPosition *position,
                                            const BstStep     *step);

/* Why the player whose turn it is may not lay a tile of @type now, wherever: none is left (R1), others come
 * before it (RV2), he does not hold it (H4, AM1), or the turn before has not ended (R7);
 * BST_REASON_NONE if he may. */
BstReason      bst_position_why_not_type   (const BstPosition *position,
                                            guint              type);

/* Why a tile may not be laid so; BST_REASON_NONE if it may. @edge (nullable) gets the first
 * edge that does not match (BST_REASON_EDGE). */
BstReason      bst_position_why_not        (const BstPosition *position,
                                            guint              type,
                                            int                x,
                                            int                y,
                                            guint              rotation,
                                            BstDirection      *edge);

/* --- Reading --- */

BstGame       *bst_position_get_game      (const BstPosition *position);
const BstTile *bst_position_get_tiles     (const BstPosition *position,
                                           guint             *n_tiles);
/* Tiles laid by players. */
guint          bst_position_get_n_placed  (const BstPosition *position);
/* The index of the tile on a cell, -1 if there is none. Any coordinates. */
int            bst_position_find_tile     (const BstPosition *position,
                                           int                x,
                                           int                y);
const BstFigure *bst_position_get_figures (const BstPosition *position,
                                           guint             *n_figures);
int            bst_position_get_score     (const BstPosition *position,
                                           guint              player);
guint          bst_position_get_supply    (const BstPosition *position,
                                           guint              player,
                                           BstFigureKind      kind);
/* The tokens of a kind that a player has: of what there is one of, 1 if he has it. */
guint          bst_position_get_tokens    (const BstPosition *position,
                                           BstTokenKind       kind,
                                           guint              player);
/* Who has tokens of the kind; BST_NO_PLAYER if nobody has, the first of several. */
int            bst_position_get_token_owner (const BstPosition *position,
                                             BstTokenKind       kind);
/* Those on a tile, by its index: how many, or which segments one joins, as bits (BstTokenFacts). */
guint          bst_position_get_tile_tokens (const BstPosition *position,
                                             BstTokenKind       kind,
                                             guint              tile);
/* Is the next tile, or the one just laid, the second of its turn (T12)? */
gboolean       bst_position_is_extra_tile (const BstPosition *position);
/* The abbey tiles of all players together (AM1). */
guint          bst_position_count_abbeys  (const BstPosition *position);
/* Tokens with 1 to BST_MAX_SHEEP sheep, by number less one, beside a shepherd on the board, by the index of the figure (HS3). */
void           bst_position_get_flock     (const BstPosition *position,
                                           guint              figure,
                                           guint8             n_tokens[BST_MAX_SHEEP]);
/* ... and the sheep on them. */
guint          bst_position_count_flock   (const BstPosition *position,
                                           guint              figure);
/* Tiles that lie under hills, and are never drawn (HS11): nobody knows which of those that remain. */
guint          bst_position_get_n_under_hills (const BstPosition *position);
/* Figures of @owner that @captor holds (TO3). */
guint          bst_position_get_prisoners (const BstPosition *position,
                                           guint              captor,
                                           guint              owner,
                                           BstFigureKind      kind);
/* Where a neutral figure stands; FALSE, and 0,0, if it is not on the board. @figure (nullable) gets the index of the
 * follower beside it, -1 if it is alone. */
gboolean       bst_position_get_neutral   (const BstPosition *position,
                                           BstNeutralKind     kind,
                                           int               *x,
                                           int               *y,
                                           int               *figure);
/* The segment that it stands on, beside a follower or by itself; BST_NO_PART if it stands on a tile, or nowhere. */
guint          bst_position_get_neutral_part (const BstPosition *position,
                                              BstNeutralKind     kind);
/* The pieces of the tower on tile @tile; 0 without a tower. */
guint          bst_position_get_tower_height (const BstPosition *position,
                                              guint              tile);
/* Has the bag no tile left that could be drawn, and nobody the right to lay an abbey any more
 * (E1, AM1)? */
gboolean       bst_position_is_exhausted  (const BstPosition *position);
/* Who draws next, or whose turn is unfinished. */
guint          bst_position_get_turn      (const BstPosition *position);
gboolean       bst_position_is_unfinished (const BstPosition *position);
/* Copies not on the board and not put aside: bag and hands together. */
guint          bst_position_get_remaining (const BstPosition *position,
                                           guint              type);
guint          bst_position_get_n_remaining (const BstPosition *position);
/* ... of which so many can still be drawn or are held: for how many tiles the game goes on. */
guint          bst_position_get_n_drawable (const BstPosition *position);
/* The tiles put aside, in order. */
const gint16  *bst_position_get_discards  (const BstPosition *position,
                                           guint             *n_discards);
/* A tile that a player is known to hold: the one just drawn, or drawn ahead. */
int            bst_position_get_held_tile      (const BstPosition *position,
                                                guint              player);
/* Those that are known of a hand of several (H4), in the order in which they were drawn; fills
 * @out and returns how many. */
guint          bst_position_get_held_tiles     (const BstPosition *position,
                                                guint              player,
                                                gint16             out[BST_MAX_HELD_TILES]);
/* How many tiles a player holds, known or not, where players hold tiles before their turn (H3,
 * H4); else 0. */
guint          bst_position_get_n_held    (const BstPosition *position,
                                           guint              player);
/* The bounding box of the board, inclusive. */
void           bst_position_get_extents   (const BstPosition *position,
                                           int               *min_x,
                                           int               *min_y,
                                           int               *max_x,
                                           int               *max_y);
/* Free cells beside the board on which a tile could lie, unsorted; @out as for get_placements,
 * rotations 0. */
guint          bst_position_get_frontier  (const BstPosition *position,
                                           BstPlacement      *out);

/* --- Set-up edits: journalled, not checked against the rules --- */

void           bst_position_set_turn           (BstPosition *position, guint player);
void           bst_position_set_held_tile      (BstPosition *position, guint player, int type);
/* set_hand: the one tile that is known, or BST_NO_TILE; set_hands: @n_types of them. */
void           bst_position_set_held_tiles     (BstPosition *position, guint player,
                                                const gint16 *types, guint n_types);
void           bst_position_set_score     (BstPosition *position, guint player, int score);
void           bst_position_set_supply    (BstPosition *position, guint player,
                                           BstFigureKind kind, guint supply);

/* --- Text --- */

/* One line (transfer full):
 *
 *   basic modern | Red 7 0; Blue 6 4 | Red U; Blue | D@0,0 r0; N@0,-1 r270 [Blue city:W] | C
 *
 * sets and rules (as bst_rules_to_text() writes them) | supply and score of each player in
 * turn order | whose turn, with the tile in hand, then known tiles of others | tiles in the
 * order of placing, with the figures that still stand | tiles put aside; and, where an
 * expansion needs it, | dragon, fairy, towers, prisoners (bst-position-tokens.c). */
char          *bst_position_to_text       (const BstPosition  *position) G_GNUC_WARN_UNUSED_RESULT;

/* Reads that line back, as a game that came there by the rules (else bst_position_from_text_as_is(),
 * bst-setup.h). @set and @rules are those that its first part names (the caller
 * resolved the names: core knows no files). NULL and @error for anything else: the message
 * says which part. Names of players are the colours. (transfer full) */
BstPosition   *bst_position_from_text     (BstTileSet         *set,
                                           const BstRules     *rules,
                                           const char         *text,
                                           GError            **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstPosition, bst_position_free)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstSteps, bst_steps_clear)

G_END_DECLS
