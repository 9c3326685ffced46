/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rule modules: what an expansion adds to the rules, one file each. A game has the modules
 * whose tiles or figures it has; a game without any pays one comparison a question.
 *
 * Every hook may be NULL. Adding an expansion: its tile set in data/tilesets, its module in a file of its own
 * and in the list (bst-module-list.h), its cases in data/rules. */

#pragma once

#include "bst-position-private.h"
#include "bst-problem.h"
#include "bst-token.h"

G_BEGIN_DECLS

/* What became of a step that a module was asked to make. */
typedef enum
{
  BST_STEP_FOREIGN,         /* another module's */
  BST_STEP_STAYS,           /* made; the phase may go on */
  BST_STEP_DONE             /* made; the phase is over */
} BstStepResult;

/* Bits of phases and of kinds of steps. */
#define BST_IN(phase)       (1u << (phase))
#define BST_STEP_BIT(kind)  (G_GUINT64_CONSTANT (1) << (kind))

/* Where a neutral figure stands. */
typedef struct
{
  gint16  x;
  gint16  y;
  guint16 part;             /* of the tile there; BST_NO_PART if it stands on the tile alone */
  guint8  is_beside;        /* a figure that is known, on that part: */
  guint8  player;
  guint8  kind;             /* BstFigureKind */
} BstNeutral;

struct _BstModule
{
  const char *name;

  /* The phases (BST_IN) in which the module may want a decision and has steps: in no other is it asked for
   * them. */
  guint        phases;

  /* Those of them in this game; NULL: all. */
  guint        (*get_phases) (const BstPosition *p);

  /* Those in which it has steps while the turn waits for something else. */
  guint        joins;

  /* The kinds of steps (BST_STEP_BIT) that it makes. */
  guint64      steps;

  /* Bytes that a position keeps for the module (bst_position_get_memory()): all zero on an empty board, if
   * clear() does not say otherwise. Only what changes is saved. */
  gsize        memory;

  /* Bytes behind them that depend on the game. */
  gsize        (*count_memory) (const BstPosition *p);

  /* Does it change features otherwise than by laying tiles (bst_position_link() and so on)? */
  gboolean     changes_features;

  /* The kinds of tokens (BST_TOKEN_BIT) that it has: a set-up keeps their numbers, and texts have them as their table says. */
  guint        tokens;

  /* Their numbers, as bst_position_get_tokens() and bst_position_get_tile_tokens() tell them; NULL where the table says that
   * there are none. */
  guint        (*get_tokens) (const BstPosition *p,
                              BstTokenKind       kind,
                              guint              player);
  guint        (*get_tile_tokens) (const BstPosition *p,
                                   BstTokenKind       kind,
                                   guint              tile);
  /* A set-up, or who reads a text, sets them: on a tile that has none, where they may lie. */
  void         (*set_tokens) (BstPosition       *p,
                              BstTokenKind       kind,
                              guint              player,
                              guint              number);
  void         (*set_tile_tokens) (BstPosition       *p,
                                   BstTokenKind       kind,
                                   guint              tile,
                                   guint              number);

  /* Does a set-up keep what print_tokens() writes, as it is? Else that is about the turn that goes on, or is found on the
   * board. */
  gboolean     is_kept_as_text;

  /* Does the game have what the module is about? */
  gboolean     (*is_in_play) (const BstPosition *p);

  /* --- The hooks: from here on --- */

  /* The board is empty, and the memory of the module zero. */
  void         (*clear)      (BstPosition       *p);

  /* Whatever tiles did while they were laid, the memory is what it was before: what it says of the board as it
   * is now is to be noted again. Part of no step. */
  void         (*take_board) (BstPosition       *p);

  /* After the start tiles were laid; part of no step. */
  void         (*set_up)     (BstPosition       *p);

  /* --- Tiles --- */

  /* The start tiles, or all tiles of a set-up, were laid, by nobody. */
  void         (*board_laid) (BstPosition       *p);

  /* Why this type may not be drawn now; BST_REASON_NONE if it may. */
  BstReason    (*why_not_draw) (const BstPosition *p,
                                guint              type);

  /* The groups (1 << BstDrawGroup) of which tiles may be drawn now: why_not_draw() refuses all others. */
  guint        (*get_draw_groups) (const BstPosition *p);

  /* Tiles that are left and yet cannot be drawn, whatever comes: they lie under others. */
  guint        (*count_hidden) (const BstPosition *p);

  /* Why the player whose turn it is has no such tile to lay, if that is not a matter of the bag;
   * BST_REASON_NONE if he has one, BST_REASON_NOT_HANDLED if the module does not know. */
  BstReason    (*why_not_own) (const BstPosition *p,
                               guint              type);

  /* May why_not() ever forbid tiles of this type where their edges fit? Without the hook it may forbid all. */
  gboolean     (*limits)     (const BstPosition *p,
                              guint              type);

  /* Why a placement is forbidden; BST_REASON_NONE if it is not. The cell is free and all edges
   * match. */
  BstReason    (*why_not)    (const BstPosition *p,
                              guint              type,
                              int                x,
                              int                y,
                              guint              rotation);

  /* The rotations, as bits, equal ones too, in which a tile of the type may lie on a free cell beside the board although its edges do not
   * fit: the module builds what is missing when the tile was placed (placed(), bst_position_set_form()). Nobody says
   * so in the move (BR4). */
  guint        (*more_ways)  (const BstPosition *p,
                              guint              type,
                              int                x,
                              int                y);

  /* A tile was laid, by nobody perhaps, and joined to its neighbours. */
  void         (*laid)       (BstPosition       *p);

  /* Features with segments of the tile were taken apart: what laid() joined on it is to be joined again, with
   * bst_position_merge(). */
  void         (*rejoin)     (BstPosition       *p,
                              guint              tile);

  /* The feature of the part was joined, taken apart, or became another kind, without a tile; or it is the first new
   * segment of a tile that got another form. Comes once for each feature that came out of it. */
  void         (*changed)    (BstPosition       *p,
                              guint              part);

  /* A player laid it; his figure is not put yet. */
  void         (*placed)     (BstPosition       *p);

  /* A tile that fits nowhere was put aside or given back. */
  void         (*discarded)  (BstPosition       *p,
                              guint              type);

  /* Has the player, whose turn it would be, a tile to lay? */
  gboolean     (*may_begin)  (const BstPosition *p,
                              guint              player);

  /* --- Figures and steps --- */

  /* May a figure of this kind, which is no follower, stand on the part of the last tile? */
  gboolean     (*may_put)    (const BstPosition *p,
                              guint              player,
                              BstFigureKind      kind,
                              guint              part);

  /* The tile that is closed for every figure from a supply; -1 if none is. */
  int          (*find_barred) (const BstPosition *p);

  /* Does the turn wait for a decision in this phase? Asked when a phase begins and after each
   * step in it. */
  gboolean     (*needs_decision) (const BstPosition *p,
                                  BstPhase           phase);

  /* The turn comes to this phase, one of the module's behind that in which a figure is put; asked before
   * needs_decision(). */
  void         (*phase_begins) (BstPosition      *p,
                                BstPhase          phase,
                                BstEvents        *events);

  /* Why the decision must be made; BST_REASON_NONE if it need not be. */
  BstReason    (*may_not_pass) (const BstPosition *p,
                                BstPhase           phase);

  /* Who decides in the present phase; BST_NO_PLAYER if it is the player whose turn it is. */
  int          (*decider)    (const BstPosition *p);

  /* Appends the legal steps of the present phase that the module brings. Those that are left out need not be
   * made (bst_steps_skip()). */
  void         (*add_steps)  (const BstPosition *p,
                              BstSteps          *steps);

  /* How likely each result is of a step that chance decides, one of those of add_steps(): fills @weights, of result 1
   * first, 0 for what cannot come, and returns how many; 0 if chance has no say in the step. The step says its result
   * when it is made; its lists say none, and are completed by whoever asks for them. */
  guint        (*get_chances) (const BstPosition *p,
                               const BstStep     *step,
                               guint              weights[BST_MAX_RESULTS]);

  /* May a follower of the player from the supply stand on the feature beside whoever is there (M5)? */
  gboolean     (*may_share)  (const BstPosition *p,
                              guint              player,
                              guint              root);

  /* Why a figure, which no list has, may not be put on @part; BST_NO_PART if there is no such
   * feature. BST_REASON_NONE if the module has nothing to say about it. */
  BstReason    (*why_not_put) (const BstPosition *p,
                               const BstSpot     *spot,
                               guint              part);

  /* Why another step that is not listed may not be made. BST_REASON_NONE if it may;
   * BST_REASON_NOT_HANDLED if it is another module's. Also asked of modules that are not in play, for they know the reason. */
  BstReason    (*why_not_step) (const BstPosition *p,
                                const BstStep     *step);

  /* Makes a step. */
  BstStepResult (*make_step) (BstPosition       *p,
                              const BstStep     *step,
                              BstEvents         *events);

  /* Somebody passed in this phase. Does it ask again? */
  gboolean     (*passed)     (BstPosition       *p,
                              BstPhase           phase);

  /* --- Scoring --- */

  /* The turn is about to be scored; comes before completed features are paid. */
  void         (*scoring)    (BstPosition       *p,
                              BstEvents         *events);

  /* What each tile, segment, pennant or neighbour of a feature brings, given what it does without the
   * module. */
  int          (*each)       (const BstPosition *p,
                              guint              root,
                              gboolean           complete,
                              int                each);

  /* Adds to the formula of a city, road or monastery, whose other terms are there. */
  void         (*add_terms)  (const BstPosition *p,
                              guint              root,
                              gboolean           complete,
                              BstEvent          *event);

  /* The sides of a feature, or cells round a monastery, that the edge of the table closes (H11). */
  guint        (*count_beyond) (const BstPosition *p,
                                guint              root);

  /* Adds to the strength of the players on a feature beyond what its figures count. */
  void         (*strengthen) (const BstPosition *p,
                              guint              root,
                              guint8             strengths[BST_MAX_PLAYERS]);

  /* Of these players, who are equally strong on the feature, those who own it: some of them. */
  guint8       (*break_tie)  (const BstPosition *p,
                              guint              root,
                              guint8             players);

  /* Changes who gets how much for a feature. */
  void         (*adjust)     (const BstPosition *p,
                              guint              root,
                              BstEvent          *event);

  /* An event besides the one of the feature that is being paid; FALSE if there is none. */
  gboolean     (*bonus)      (const BstPosition *p,
                              guint              root,
                              BstEvent          *event);

  /* This was paid for a completed feature, whose figures stand there still. */
  void         (*paid)       (BstPosition       *p,
                              const BstEvent    *event);

  /* Do the figures stay on a completed feature (D8)? */
  gboolean     (*keeps_figures) (const BstPosition *p,
                                 guint              root);

  /* Figures of a player that are neither in his supply nor on the board. */
  guint        (*count_away) (const BstPosition *p,
                              guint              player,
                              BstFigureKind      kind);

  /* A figure was taken off the board. */
  void         (*left)       (BstPosition       *p,
                              const BstFigure   *figure);

  /* The figures of a completed feature are about to go home. */
  void         (*returning)  (BstPosition       *p,
                              guint              root);

  /* A feature with the last tile is complete and was paid. Comes once for each segment of the
   * tile that the feature has. */
  void         (*completed)  (BstPosition       *p,
                              guint              root,
                              BstEvents         *events);

  /* What the last tile completed was paid. What else is complete by it, elsewhere on the board, is the
   * module's to pay (bst_position_score_part()). */
  void         (*scored)     (BstPosition       *p,
                              BstEvents         *events);

  /* The ingots that are taken when the feature is completed (GO2). */
  guint        (*count_ingots) (const BstPosition *p,
                                guint              root);

  /* The sheep of all shepherds on the field (HS6). */
  guint        (*count_sheep) (const BstPosition *p,
                               guint              root);

  /* Does the end of the game pay nothing for the feature (H9)? */
  gboolean     (*is_lost)    (const BstPosition *p,
                              guint              root);

  /* What a player gets more, or less, for each city of a farm that he owns; BST_MAX_PLAYERS: what
   * anybody does, and a barn. */
  int          (*farm_bonus) (const BstPosition *p,
                              guint              root,
                              guint              player);

  /* The same under FV1 and FV1b, which count round each city: what the player, who has farmers
   * there, gets more, or less, once for a city that lies at such a farm. */
  int          (*round_bonus) (const BstPosition *p,
                               guint              root,
                               guint              player);

  /* Does a farm get a completed city's points twice? */
  gboolean     (*is_double_city) (const BstPosition *p,
                                  guint              root);

  /* Is the farm taken out of the usual scoring? */
  gboolean     (*takes_farm) (const BstPosition *p,
                              guint              root);

  /* The event of such a farm, @also as in bst_position_score_farms(); FALSE if it is not the module's. */
  gboolean     (*farm_event) (const BstPosition *p,
                              guint              also,
                              guint              root,
                              BstEvent          *event);

  /* Events of the final scoring beyond those of features: fills @events, which has room for
   * BST_MAX_FINAL_EVENTS, from the @first on, and returns how many; asked again, from there on, until it has
   * none more. */
  guint        (*final)      (const BstPosition *p,
                              guint              first,
                              BstEvent          *events);

  /* --- Text and checks --- */

  /* Appends what the module has beside tiles, figures and tokens whose table says their words, as items of the text
   * (bst-token.h). */
  void         (*print_tokens) (const BstPosition *p,
                                GString           *out);

  /* Reads such an item into a position whose board is complete; @words are its words. FALSE if it is
   * not the module's, or says nothing possible: then the position is thrown away. */
  gboolean     (*read_token) (BstPosition       *p,
                              const char        *item,
                              char             **words);

  /* Why what was read cannot be, when all of a text is; BST_REASON_NONE if it can. */
  BstReason    (*why_not_text) (const BstPosition *p);

  /* As bst_position_is_ok() for what the module has. */
  gboolean     (*is_ok)      (const BstPosition *p);

  /* Where its neutral figure of this kind stands; FALSE if it has none, or it is not on the board. */
  gboolean     (*get_neutral) (const BstPosition *p,
                               BstNeutralKind     kind,
                               BstNeutral        *where);

  /* A set-up puts it there. Part of no step. */
  void         (*set_neutral) (BstPosition       *p,
                               BstNeutralKind     kind,
                               const BstNeutral  *where);

  /* Appends what is wrong about the module's own things (element-type BstProblem). */
  void         (*find_problems) (const BstPosition *p,
                                 GArray            *problems);

  /* --- The end of a turn --- */

  /* A tile with all its steps is done; the second tile of the turn may follow. */
  void         (*turn_ends)  (BstPosition       *p);

  /* The same player begins another turn. Comes before the second tile of the turn (T12) is
   * forgotten. */
  gboolean     (*extra_turn) (const BstPosition *p,
                              BstEvents         *events);

  /* The turn was given to somebody else, @n_players after the one whose it was. */
  void         (*passed_over) (BstPosition      *p,
                               guint             n_players);

  /* Nothing can be drawn any more: may a tile still be laid? */
  gboolean     (*goes_on)    (const BstPosition *p);

  /* The next player's turn begins. */
  void         (*turn_begins) (BstPosition      *p,
                               BstEvents        *events);
};

#define BST_MAX_FINAL_EVENTS 8

/* All that there are, in the order in which they act (bst-module-list.c). */
extern const BstModule * const bst_all_modules[];
extern const guint              bst_n_modules;

/* A hook by its place behind the first one. */
#define BST_FIRST_HOOK  G_STRUCT_OFFSET (BstModule, clear)
#define BST_HOOK(hook)  ((G_STRUCT_OFFSET (BstModule, hook) - BST_FIRST_HOOK) / sizeof (void (*) (void)))
#define BST_N_HOOKS     ((sizeof (BstModule) - BST_FIRST_HOOK) / sizeof (void (*) (void)))

/* Each asks the modules of the game as the hook of the same name says. */
void         bst_modules_choose       (BstPosition       *p);
void         bst_modules_clear        (BstPosition       *p);
/* Puts back what was copied, and lets modules look at the board. */
void         bst_modules_restore      (BstPosition       *p,
                                       const guint8      *memory);
void         bst_modules_set_up       (BstPosition       *p);
BstReason    bst_modules_why_not_draw (const BstPosition *p,
                                       guint              type);
guint        bst_modules_get_draw_groups (const BstPosition *p);
guint        bst_modules_count_hidden (const BstPosition *p);
BstReason    bst_modules_why_not_own  (const BstPosition *p,
                                       guint              type);
/* Those that have something to say about what is drawn now, as bits. */
static inline guint64
bst_modules_get_draw_limits (const BstPosition *p)
{
  return p->hooked[BST_HOOK (why_not_draw)] & ~p->head.draw_free;
}

/* From now on @module, which is in play, forbids no draw. */
void         bst_modules_end_draw_limits (BstPosition       *p,
                                          const BstModule   *module);
/* Those that may forbid a placement of the type, as bits; 0 if its edges alone decide. */
guint64      bst_modules_find_limits  (const BstPosition *p,
                                       guint              type);
guint        bst_modules_more_ways    (const BstPosition *p,
                                       guint              type,
                                       int                x,
                                       int                y);
/* @limits: those that are asked, or BST_EVERY_LIMIT. */
#define BST_EVERY_LIMIT G_MAXUINT64
BstReason    bst_modules_why_not      (const BstPosition *p,
                                       guint64            limits,
                                       guint              type,
                                       int                x,
                                       int                y,
                                       guint              rotation);
void         bst_modules_laid         (BstPosition       *p);
void         bst_modules_rejoin       (BstPosition       *p,
                                       guint              tile);
void         bst_modules_changed      (BstPosition       *p,
                                       guint              part);
void         bst_modules_placed       (BstPosition       *p);
void         bst_modules_discarded    (BstPosition       *p,
                                       guint              type);
gboolean     bst_modules_may_begin    (const BstPosition *p,
                                       guint              player);
gboolean     bst_modules_may_put      (const BstPosition *p,
                                       guint              player,
                                       BstFigureKind      kind,
                                       guint              part);
/* The first such tile behind tile @after, which may be -1. */
int          bst_modules_find_barred  (const BstPosition *p,
                                       int                after);
gboolean     bst_modules_is_barred    (const BstPosition *p,
                                       guint              tile);
gboolean     bst_modules_need_decision (const BstPosition *p);
void         bst_modules_phase_begins (BstPosition       *p,
                                       BstEvents         *events);
BstReason    bst_modules_may_not_pass (const BstPosition *p);
static inline gboolean
bst_modules_may_pass (const BstPosition *p)
{
  return !(p->refusing >> p->head.phase & 1u) || bst_modules_may_not_pass (p) == BST_REASON_NONE;
}

guint        bst_modules_get_decider  (const BstPosition *p);
void         bst_modules_add_steps    (const BstPosition *p,
                                       BstSteps          *steps);
/* Those that have steps in the present phase. */
static inline guint64
bst_modules_get_steppers (const BstPosition *p)
{
  return p->hooked[BST_HOOK (add_steps)] & p->steps_in[p->head.phase];
}

void         bst_modules_count_steps  (const BstPosition *p,
                                       BstStepCounts     *counts);
void         bst_modules_get_step     (const BstPosition *p,
                                       BstStepCounts     *counts,
                                       guint              index,
                                       BstStep           *step);
guint        bst_modules_get_chances  (const BstPosition *p,
                                       const BstStep     *step,
                                       guint              weights[BST_MAX_RESULTS]);
gboolean     bst_modules_may_share    (const BstPosition *p,
                                       guint              player,
                                       guint              root);
BstReason    bst_modules_why_not_put  (const BstPosition *p,
                                       const BstSpot     *spot,
                                       guint              part);
BstReason    bst_modules_why_not_step (const BstPosition *p,
                                       const BstStep     *step);
BstStepResult bst_modules_make_step   (BstPosition       *p,
                                       const BstStep     *step,
                                       BstEvents         *events);
gboolean     bst_modules_passed       (BstPosition       *p);
void         bst_modules_scoring      (BstPosition       *p,
                                       BstEvents         *events);
int          bst_modules_each         (const BstPosition *p,
                                       guint              root,
                                       gboolean           complete,
                                       int                each);
void         bst_modules_add_terms    (const BstPosition *p,
                                       guint              root,
                                       gboolean           complete,
                                       BstEvent          *event);
guint        bst_modules_count_beyond (const BstPosition *p,
                                       guint              root);
void         bst_modules_strengthen   (const BstPosition *p,
                                       guint              root,
                                       guint8             strengths[BST_MAX_PLAYERS]);
guint8       bst_modules_break_tie    (const BstPosition *p,
                                       guint              root,
                                       guint8             players);
void         bst_modules_adjust       (const BstPosition *p,
                                       guint              root,
                                       BstEvent          *event);
gboolean     bst_modules_bonus        (const BstPosition *p,
                                       guint              root,
                                       BstEvent          *event);
void         bst_modules_paid         (BstPosition       *p,
                                       const BstEvent    *event);
gboolean     bst_modules_keep_figures (const BstPosition *p,
                                       guint              root);
guint        bst_modules_count_away   (const BstPosition *p,
                                       guint              player,
                                       BstFigureKind      kind);
void         bst_modules_left         (BstPosition       *p,
                                       const BstFigure   *figure);
void         bst_modules_returning    (BstPosition       *p,
                                       guint              root);
void         bst_modules_completed    (BstPosition       *p,
                                       guint              root,
                                       BstEvents         *events);
void         bst_modules_scored       (BstPosition       *p,
                                       BstEvents         *events);
guint        bst_modules_count_ingots (const BstPosition *p,
                                       guint              root);
guint        bst_modules_count_sheep  (const BstPosition *p,
                                       guint              root);
gboolean     bst_modules_is_lost      (const BstPosition *p,
                                       guint              root);
int          bst_modules_farm_bonus   (const BstPosition *p,
                                       guint              root,
                                       guint              player);
/* Raises @more to what one module gives, and lowers @less. */
void         bst_modules_round_bonus  (const BstPosition *p,
                                       guint              root,
                                       guint              player,
                                       gint8             *more,
                                       gint8             *less);
gboolean     bst_modules_is_double_city (const BstPosition *p,
                                         guint              root);
gboolean     bst_modules_take_farm    (const BstPosition *p,
                                       guint              root);
gboolean     bst_modules_farm_event   (const BstPosition *p,
                                       guint              also,
                                       guint              root,
                                       BstEvent          *event);
guint        bst_modules_get_tokens   (const BstPosition *p,
                                       BstTokenKind       kind,
                                       guint              player);
guint        bst_modules_get_tile_tokens (const BstPosition *p,
                                          BstTokenKind       kind,
                                          guint              tile);
void         bst_modules_set_tokens   (BstPosition       *p,
                                       BstTokenKind       kind,
                                       guint              player,
                                       guint              number);
void         bst_modules_set_tile_tokens (BstPosition       *p,
                                          BstTokenKind       kind,
                                          guint              tile,
                                          guint              number);
void         bst_modules_print_tokens (const BstPosition *p,
                                       GString           *out);
/* Only of those that a set-up keeps as text. */
void         bst_modules_print_kept   (const BstPosition *p,
                                       GString           *out);
gboolean     bst_modules_read_token   (BstPosition       *p,
                                       const char        *item);
BstReason    bst_modules_why_not_text (const BstPosition *p);
gboolean     bst_modules_are_ok       (const BstPosition *p);
void         bst_modules_board_laid   (BstPosition       *p);
gboolean     bst_modules_get_neutral  (const BstPosition *p,
                                       BstNeutralKind     kind,
                                       BstNeutral        *where);
void         bst_modules_set_neutral  (BstPosition       *p,
                                       BstNeutralKind     kind,
                                       const BstNeutral  *where);
void         bst_modules_find_problems (const BstPosition *p,
                                        GArray            *problems);
void         bst_modules_turn_ends    (BstPosition       *p);
gboolean     bst_modules_give_extra_turn (const BstPosition *p,
                                          BstEvents         *events);
void         bst_modules_passed_over  (BstPosition       *p,
                                       guint              n_players);
gboolean     bst_modules_go_on        (const BstPosition *p);
void         bst_modules_turn_begins  (BstPosition       *p,
                                       BstEvents         *events);

G_END_DECLS
