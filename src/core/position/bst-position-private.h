/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The memory of a position, for the files of core that work on it. */

#pragma once

#include "bst-feature.h"

#include <string.h>

G_BEGIN_DECLS

/* One segment of one placed tile; 40 bytes. What follows segment is valid at roots only. */
typedef struct
{
  guint16 parent;           /* towards the root; a root is its own parent */
  guint16 next;             /* ring of all segments of the feature */
  guint16 tile;
  guint8  kind;             /* BstFeatureKind */
  guint8  segment;
  guint16 size;             /* segments */
  gint16  open;             /* open edges; half-edges of a field; free cells round a monastery;
                             * 1 for a tower, which is never complete */
  guint16 tiles;            /* not kept for fields; the height of a tower */
  guint16 pennants;
  guint16 twins;            /* segments whose tile has another of this kind; not for fields */
  guint8  figures[BST_MAX_PLAYERS];     /* strength for the majority, mayors aside */
  guint8  n_figures;        /* followers */
  guint8  paid;             /* complete and paid, and its figures stay (D8) */
  guint16 goods[BST_N_GOODS];
  union
  {
    struct
    {
      guint8 builders;      /* bit p: player p has a builder here */
      guint8 pigs;          /* bit p: player p has a pig here; as the next two */
      guint8 barns;
      union
      {
        guint8 mayors;      /* in cities */
        guint8 shepherds;   /* on fields */
      };
    };
    guint32 helpers;        /* all four */
  };
  guint32 emblems;          /* BstEmblem, of all segments */
} BstPart;

G_STATIC_ASSERT (sizeof (BstPart) == 40);

/* A free cell beside the board. */
typedef struct
{
  gint16  x;
  gint16  y;
  guint16 surroundings;     /* as bst_tile_set_get_fits() takes it */
} BstFrontierCell;

/* Two segments that were joined without a tile that lies at both (bst-rejoin.c). */
typedef struct
{
  guint16 a;
  guint16 b;
  guint16 closed;           /* open ends that they lost by it: of a tunnel both mouths */
} BstLink;

/* A rule module (bst-module.h). */
typedef struct _BstModule BstModule;

#define BST_ALL_FIGURES ((1u << BST_N_FIGURE_KINDS) - 1)

/* Hooks that a module may have. */
#define BST_MAX_HOOKS   72

/* A position has room for so many tiles beyond those of the set. */
#define BST_SPARE_TILES 16

/* Joins without a tile that there can be at once, in a game that has any. */
#define BST_MAX_LINKS 256

/* Parts that a step saves one by one when features change without a tile; then it saves all. */
#define BST_MAX_REJOINED 64

/* Monasteries that one tile can complete: those round it. */
#define BST_MAX_CENTRES (8 * BST_MAX_ROUND)

/* All that is small and changes with most moves: saved as one piece. */
typedef struct
{
  guint16  n_tiles;
  guint16  n_parts;
  guint16  n_frontier;
  guint16  n_figures;
  guint16  n_discards;
  guint16  n_placed;
  guint16  n_remaining;     /* that may be drawn */
  guint16  n_left[BST_N_DRAW_GROUPS];       /* of each group */
  gint16   hands[BST_MAX_PLAYERS][BST_MAX_HELD_TILES];    /* known tiles first, then BST_NO_TILE */
  gint32   scores[BST_MAX_PLAYERS];
  guint8   supply[BST_N_FIGURE_KINDS][BST_MAX_PLAYERS];
  guint16  n_out[BST_MAX_PLAYERS];          /* followers on the board */
  guint8   goods[BST_MAX_PLAYERS][BST_N_GOODS];
  guint8   turn;
  guint8   phase;           /* BstPhase */
  guint8   extra;           /* BstExtraTile */
  guint8   edited;          /* supplies were set by hand */
  guint16  centres[BST_MAX_CENTRES];    /* monasteries that the last tile completed round it */
  guint8   n_centres;
  guint16  n_links;
  guint64  draw_free;       /* bit m: modules[m] forbids no draw any more */
} BstPositionHead;

/* The second tile of a turn (T12, T13). */
typedef enum
{
  BST_EXTRA_NONE,
  BST_EXTRA_OWED,           /* the turn goes on when this tile is done */
  BST_EXTRA_PLAYED          /* this tile is the second */
} BstExtraTile;

/* A cell of the torus: 0 free and far, FRONTIER + index, or tile index + 1, and with CENTRE if the tile has a
 * monastery, which counts what lies round it. */
#define BST_CELL_FRONTIER 0x8000
#define BST_CELL_CENTRE   0x4000
#define BST_CELL_INDEX(value) ((value) & (BST_CELL_CENTRE - 1u))

G_STATIC_ASSERT (BST_MAX_PLACEMENTS (BST_MAX_TILES + BST_SPARE_TILES) < BST_CELL_CENTRE);

static inline gboolean
bst_cell_has_tile (guint value)
{
  return value != 0 && value < BST_CELL_FRONTIER;
}

/* The tile on a cell beside or at a corner of another tile, -1 if there is none: no other cell of the board is the same
 * one of the torus, so that nobody need look (bst_position_find_tile()). */
static inline int
bst_cell_get_tile (guint value)
{
  return value < BST_CELL_FRONTIER ? (int) BST_CELL_INDEX (value) - 1 : -1;
}

/* Does a monastery lie there? */
static inline gboolean
bst_cell_is_centre (guint value)
{
  return (value & (BST_CELL_FRONTIER | BST_CELL_CENTRE)) == BST_CELL_CENTRE;
}

struct _BstPosition
{
  BstGame              *game;           /* Owned */
  gsize                 size;           /* of the whole block in bytes */
  const BstOrientation *orientations;   /* Borrowed from the tile set, as the next ones */
  const guint8         *fits;
  const guint64        *set_ways;
  const guint16        *way_classes;    /* of each type: the byte in a row of @set_ways and @ways */
  const BstTileType    *types;
  guint                 n_types;
  guint                 n_way_words;    /* of @set_ways and @ways, a row */
  guint                 n_players;
  BstRules              rules;
  /* The kinds of features, as bits, on which a follower of each kind ever stands by the usual rules (M4). */
  guint16               grounds[BST_N_FIGURE_KINDS];
  guint                 figure_kinds;   /* those that the game has, as bits */
  guint                 shift;          /* the torus has 1 << shift cells a side */
  guint                 mask;
  const BstModule      *modules[BST_MAX_MODULES];
  guint                 n_modules;
  guint32               memory_at[BST_MAX_MODULES];     /* of module m, in bytes from @memory; ... */
  guint32               memory_size[BST_MAX_MODULES];   /* ... 0 if it has none in this game */
  guint                 memory_total;
  guint64               hooked[BST_MAX_HOOKS];          /* bit m: modules[m] has the hook, ... */
  guint64               in_phase[BST_N_PHASES];    /* ... and decisions in the phase, ... */
  guint64               steps_in[BST_N_PHASES];    /* ... or steps alone, ... */
  guint64               of_step[BST_N_STEP_KINDS];      /* ... and makes such steps */
  guint8                next_phase[BST_N_PHASES];       /* of those that this game has */
  guint32               waiting;        /* the phases, as bits, that wait always, ... */
  guint32               deciding;       /* ... those in which a module may need a decision, ... */
  guint32               refusing;       /* ... and those that one may not let be passed */
  gboolean              is_plain;       /* no modules, and no figures but followers */

  /* Arrays in the same block, behind this struct. */
  guint16              *cells;
  BstTile              *tiles;
  BstPart              *parts;
  BstFrontierCell      *frontier;
  guint64              *ways;           /* bst-frontier.h */
  BstFigure            *figures;
  guint16              *remaining;      /* per type */
  guint64              *limits;         /* per type: the modules that may forbid a placement, as bits */
  gint16               *discards;
  guint8               *memory;         /* of the modules */
  BstLink              *links;
  guint8               *journal;
  guint                 max_links;      /* 0 if no module changes features without a tile */
  guint                 journal_size;
  guint                 journal_step;   /* what a step may use at most */
  guint                 journal_used;
  gboolean              is_final;       /* nothing is saved, for nothing will be undone */
  guint                 step_end;       /* the step may use the journal up to here */
  guint                 step_parts;     /* parts from here on are younger than the step */
  gboolean              step_figures;   /* the step has saved the figures, ... */
  guint64               step_memory;    /* ... and, bit m, the memory of module m, ... */
  guint                 step_rejoined;  /* ... so many parts of features that it changed without a tile, ... */
  gboolean              step_links;     /* ... and the links */
  gboolean              closing;        /* no turn follows the one that is made */

  BstPositionHead       head;
};

static inline guint
bst_position_cell (const BstPosition *p,
                   int                x,
                   int                y)
{
  return (((guint) y & p->mask) << p->shift) | ((guint) x & p->mask);
}

static inline gboolean
bst_position_has_tile (const BstPosition *p,
                       int                x,
                       int                y)
{
  return bst_cell_has_tile (p->cells[bst_position_cell (p, x, y)]);
}

static inline guint
bst_position_root (const BstPosition *p,
                   guint              part)
{
  while (p->parts[part].parent != part)
    part = p->parts[part].parent;

  return part;
}

/* One more tile of a type is left, or @n of them; below 0 so many less. */
static inline void
bst_position_add_left (BstPosition *p,
                       guint        type,
                       int          n)
{
  BstDrawGroup group = p->types[type].group;

  p->remaining[type] += (guint16) n;
  p->head.n_left[group] += (guint16) n;
  p->head.n_remaining += (guint16) (group != BST_DRAW_NEVER ? n : 0);
}

/* Does the cell lie beyond the edge of the table (H10)? */
static inline gboolean
bst_position_is_beyond (const BstPosition *p,
                        int                x,
                        int                y)
{
  const BstRules *rules = &p->rules;

  return rules->table_edge != BST_TABLE_ENDLESS
         && (x < -(int) rules->table_west || x > (int) rules->table_east
             || y < -(int) rules->table_north || y > (int) rules->table_south);
}

static inline const BstOrientation *
bst_position_orientation (const BstPosition *p,
                          const BstTile     *tile)
{
  return &p->orientations[4 * (guint) tile->type + tile->rotation];
}

static inline const BstSegment *
bst_position_segment (const BstPosition *p,
                      guint              part)
{
  const BstPart *n = &p->parts[part];

  return &p->types[p->tiles[n->tile].type].segments[n->segment];
}

/* One segment of a tile, alone: what its feature is before it is joined to others. */
static inline void
bst_position_fill_part (BstPosition       *p,
                        const BstTileType *type,
                        guint              tile,
                        guint              first,
                        guint              i)
{
  const BstSegment *segment = &type->segments[i];
  BstPart *part = &p->parts[first + i];

  *part = (BstPart) {
    .parent = (guint16) (first + i), .next = (guint16) (first + i), .tile = (guint16) tile,
    .kind = (guint8) segment->kind, .segment = (guint8) i, .size = 1, .open = segment->open,
    .tiles = segment->is_counted, .pennants = segment->pennants,
    .twins = segment->is_counted & segment->has_twin, .emblems = segment->emblems,
  };
  for (guint good = 0; segment->emblems != 0 && good < BST_N_GOODS; good++)
    part->goods[good] = (segment->emblems & (BST_EMBLEM_WINE << good)) != 0;
}

/* A segment that the tile does not have yet, and would by a form of it: it belongs to no feature. */
static inline gboolean
bst_position_is_spare (const BstPosition *p,
                       guint              part)
{
  return p->parts[part].size == 0;
}

/* The bars and semicolons of a position's text, and how many parts it has but for the tokens. */
#define BST_POSITION_PART    " | "
#define BST_POSITION_ITEM    "; "
#define BST_POSITION_N_PARTS 5
/* The player is about to lay, or has just laid, the second tile of the turn (T12). */
#define BST_POSITION_SECOND  "second"

/* How many numbers a supply has in a text, by what the rules have: one for games without other figures than
 * followers, four for those with the first three kinds besides. A set-up may give figures that its rules do
 * not have: then at least so many. */
#define BST_POSITION_MORE_KINDS (BST_FIGURE_MAYOR + 1)
guint    bst_position_count_kinds     (const BstRules    *rules);

/* The phase of an unfinished turn in which the last tile has such a figure or not. */
BstPhase bst_position_get_plain_phase (const BstPosition *p);

/* A position with room for tiles that fill or lie apart as many cells as @span in a row, and all that
 * is drawn besides; cleared. (transfer full) */
BstPosition *bst_position_new_wide (BstGame       *game,
                                    guint          span) G_GNUC_WARN_UNUSED_RESULT;

/* Nothing on the board, full bag and supplies; tokens as without any module. With @is_first the
 * first tile has its one cell to lie on. */
void   bst_position_clear      (BstPosition       *p,
                                gboolean           is_first);

/* What is complete and still has its knights was paid (D8), unless the turn is not over. */
void   bst_position_mark_paid  (BstPosition       *p);

/* Lays a tile without asking whether it may lie there; part of a step. */
void   bst_position_lay        (BstPosition       *p,
                                guint              type,
                                int                x,
                                int                y,
                                guint              rotation,
                                int                player);

/* --- Figures (bst-figure.c) --- */

/* Figures of a kind that a player has on the board and in prison. */
guint  bst_position_count_out  (const BstPosition *p,
                                guint              player,
                                BstFigureKind      kind);

/* A figure of @player from nowhere onto @part; the supply is the caller's matter. */
void   bst_position_put        (BstPosition       *p,
                                guint              player,
                                BstFigureKind      kind,
                                guint              part);

/* Counts a figure, which is in the list, at the feature that it stands on. */
void   bst_position_count_figure (BstPosition     *p,
                                  const BstFigure *figure);

/* Takes figure @index off the board, into nobody's supply. The order of the others stays. */
void   bst_position_lift       (BstPosition       *p,
                                guint              index);

/* Takes it off and gives it back to its owner, and with his last follower his lonely builder
 * or pig. */
void   bst_position_send_home  (BstPosition       *p,
                                guint              index);

/* Only the second half: what stands alone on @root after a follower of @player left. */
void   bst_position_send_helpers (BstPosition     *p,
                                  guint            root,
                                  guint            player);

/* The figures of a scored feature go home, all but barns (MJ5). */
void   bst_position_clear_feature (BstPosition    *p,
                                   guint           root);

/* The figure that a spot names; -1 if it is not there. */
int    bst_position_find_figure (const BstPosition *p,
                                 const BstSpot     *spot);

/* The strength of each player on a feature (MJ1). */
void   bst_position_get_strengths (const BstPosition *p,
                                   guint              root,
                                   guint8             out[BST_MAX_PLAYERS]);

/* Has the player a follower on the feature? */
static inline gboolean
bst_position_has_follower (const BstPosition *p,
                           guint              root,
                           guint              player)
{
  const BstPart *part = &p->parts[root];

  return part->figures[player] > 0 || (part->kind != BST_FEATURE_FIELD && (part->mayors & (1u << player)));
}

/* --- Turns (bst-phase.c) --- */

/* Does nobody stand on the feature with this root, so that a follower may (M5)? */
static inline gboolean
bst_position_is_unclaimed (const BstPart *root)
{
  return root->n_figures == 0 && root->barns == 0;
}

/* The same for the feature of a part. A tower's top is apart. */
gboolean bst_position_is_free  (const BstPosition *p,
                                guint              part);

/* Are the next @n steps left out? Then they are not to be made, they are counted. */
static inline gboolean
bst_steps_skip (BstSteps *steps,
                guint     n)
{
  if (steps->skip < n)
    return FALSE;
  steps->skip -= n;

  return TRUE;
}

/* A list that only counts: all steps are left out. */
#define BST_STEPS_COUNT { .skip = G_MAXUINT }

static inline guint
bst_steps_get_count (const BstSteps *steps)
{
  return G_MAXUINT - steps->skip;
}

/* Is one step wanted, which there is: one of those of the module that is asked? */
static inline gboolean
bst_steps_wants_one (const BstSteps *steps)
{
  return steps->skip_after > 0;
}

/* Are all that follow left out? */
static inline gboolean
bst_steps_is_full (const BstSteps *steps)
{
  return steps->n_items > 0 && steps->skip_after > 0;
}

/* Appends the step that puts a figure of the player whose turn it is on @part. */
void   bst_position_add_put    (const BstPosition *p,
                                BstFigureKind      kind,
                                guint              part,
                                BstSteps          *steps);

/* The tile is laid: goes on to the first phase that waits for somebody, the action at the latest. */
void   bst_position_begin_phases (BstPosition     *p);

/* Appends a step about figure @index, where it stands. */
void   bst_position_add_figure (const BstPosition *p,
                                BstStepKind        kind,
                                guint              index,
                                BstSteps          *steps);

/* The turn ends though no tile was laid (P5-P7), or no second one. */
void   bst_position_skip_turn (BstPosition       *p,
                               BstEvents         *events);

/* The next player's turn begins if the one whose turn it is has nothing to lay. */
void   bst_position_pass_over (BstPosition       *p);

/* Is there a tile that could be drawn now? */
gboolean bst_position_has_drawable (const BstPosition *p);

/* Pays whatever the last tile completed (bst-place.c). */
void   bst_position_score_tile (BstPosition       *p,
                                BstEvents         *events);

/* Pays one event to its players and adds it to @events (nullable). */
void   bst_position_pay        (BstPosition       *p,
                                const BstEvent    *event,
                                BstEvents         *events);

/* Clears @event and says when it happens and why. */
void   bst_position_begin_event (const BstPosition *p,
                                 BstEventCause      cause,
                                 BstEvent          *event);

/* Finds the rules of an event and adds it to @events (nullable). */
void   bst_position_tell       (const BstPosition *p,
                                const BstEvent    *event,
                                BstEvents         *events);

/* What a completed city brings to a farm (FV3, FV2), and to those round it (FV1, FV1b). */
#define BST_FARM_POINTS       3
#define BST_OLDER_FARM_POINTS 4

/* Appends what farms pay at the end. @also: what is taken as completed, too, the root of a city,
 * BST_NO_PART or BST_EVERY_PART (the farms as well: H9). */
void   bst_position_score_farms (const BstPosition *p,
                                 guint              also,
                                 BstEvents         *events);

/* The roots of the cities at a farm that are completed, or @also; @out has room for all parts. How many. */
guint  bst_position_get_fed_cities (const BstPosition *p,
                                    guint              also,
                                    guint              part,
                                    guint16           *out);

/* Fills the event of the barns on a farm, which give @each a city (AM4). @also as above. */
void   bst_position_fill_barn_event (const BstPosition *p,
                                     guint              also,
                                     guint              root,
                                     int                each,
                                     BstEvent          *event);

/* Pays the farmers of a farm @each a city (FV3, AM3, AM4); the figures stay. */
void   bst_position_pay_farm   (BstPosition       *p,
                                guint              root,
                                int                each,
                                BstEventCause      cause,
                                BstEvents         *events);

/* Joins two segments of a tile that the rules take for one (H6). */
void   bst_position_merge      (BstPosition       *p,
                                guint              a,
                                guint              b);

/* --- Features that change without a tile (bst-rejoin.c) --- */

/* All are part of a step, for modules that say so (BstModule.changes_features), and are told to modules by the hook
 * changed. What a completed feature pays is the caller's matter (bst_position_score_part()). */

/* Joins two segments of any tiles, a tunnel or a ferry; they lose @closed open ends by it, of either together.
 * FALSE if there is no room for one link more. */
gboolean bst_position_link     (BstPosition       *p,
                                guint              a,
                                guint              b,
                                guint              closed);

/* Takes such a join back. What is not joined in another way falls into two features, and figures that help go home
 * from the one on which nobody stands whom they could help. FALSE if the two are not linked. */
gboolean bst_position_unlink   (BstPosition       *p,
                                guint              a,
                                guint              b);

/* The whole feature of a part is of another kind from now on; what it is joined to, and how many open edges it has,
 * stays. If it is complete, and the new kind is never paid for that, it counts as paid. */
void   bst_position_set_kind   (BstPosition       *p,
                                guint              part,
                                BstFeatureKind     kind);

/* The tile gets a form of its type (bst_tile_set_add_form()), with segments more: they are joined to what meets
 * them, and its free neighbours ask for other edges. */
void   bst_position_set_form   (BstPosition       *p,
                                guint              tile,
                                guint              form);

/* What lies at this edge of the tile has no open edge there any more. */
void   bst_position_close_edge (BstPosition       *p,
                                const BstTile     *tile,
                                guint              direction);

/* Who owns the feature by these strengths: those who have the most, if no module breaks the tie. */
guint8 bst_position_find_owners (const BstPosition *p,
                                 guint              root,
                                 const guint8       strengths[BST_MAX_PLAYERS]);

/* Pays the feature of a part if it is complete and was not paid, and gives its figures back. */
void   bst_position_score_part (BstPosition       *p,
                                guint              part,
                                BstEvents         *events);

/* The majority of @figures: the mask of those who have the most, 0 if nobody stands. */
guint8 bst_majority            (const guint8       figures[BST_MAX_PLAYERS]);

/* Points of one feature (not a farm) if it were scored as complete or as incomplete. */
int    bst_position_points     (const BstPosition *p,
                                guint              root,
                                gboolean           complete);

/* Fills an event for a city, road or monastery. */
void   bst_position_fill_event (const BstPosition *p,
                                guint              root,
                                BstEvent          *event);

/* A set-up step: what follows can be undone as one. */
void   bst_position_begin_step (BstPosition       *p);

/* What was done cannot be undone, and parts that change before the next step are not saved. */
void   bst_position_forget     (BstPosition       *p);

#define BST_JOURNAL_PADDED(size) (((size) + 7) & ~(gsize) 7)

/* Part of a step: @size bytes of the position's block are about to change. How much a step saves is bounded,
 * and it has room for that. In the header because nearly all sizes are known where it is called. */
static inline void
bst_position_save (BstPosition *p,
                   const void  *memory,
                   gsize        size)
{
  if (!p->is_final)
    {
      guint padded = (guint) BST_JOURNAL_PADDED (size);
      guint8 *entry = p->journal + p->journal_used;
      const guint32 trailer[2] = { (guint32) ((const char *) memory - (const char *) p), (guint32) size };

      g_assert (p->journal_used + padded + sizeof trailer <= p->step_end);
      memcpy (entry, memory, size);
      memcpy (entry + padded, trailer, sizeof trailer);
      p->journal_used += padded + (guint) sizeof trailer;
    }
}

/* Before the figures or a part change; saves them at most as often as needed. */
void   bst_position_save_figures (BstPosition     *p);

static inline void
bst_position_save_part (BstPosition *p,
                        guint        part)
{
  if (part < p->step_parts)
    bst_position_save (p, &p->parts[part], sizeof p->parts[part]);
}

/* --- The memory of modules --- */

/* Is module @m, by its number in the list, in play with memory of its own? */
static inline gboolean
bst_position_has_memory (const BstPosition *p,
                         guint              m)
{
  return p->memory_size[m] > 0;
}

static inline gconstpointer
bst_position_get_memory (const BstPosition *p,
                         guint              m)
{
  return p->memory + p->memory_at[m];
}

/* The same to be changed, once it is saved; part of a step. */
static inline gpointer
bst_position_change_memory (BstPosition *p,
                            guint        m)
{
  guint8 *memory = p->memory + p->memory_at[m];

  if (!(p->step_memory & (G_GUINT64_CONSTANT (1) << m)))
    bst_position_save (p, memory, p->memory_size[m]);
  p->step_memory |= G_GUINT64_CONSTANT (1) << m;

  return memory;
}

/* What modules have noted; NULL in a game without memory of modules. (transfer full) (nullable) */
static inline guint8 *
bst_position_copy_memory (const BstPosition *p)
{
  return g_memdup2 (p->memory, p->memory_total);
}

G_END_DECLS
