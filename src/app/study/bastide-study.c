/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-study.h"

#include <bst-feature.h>

#include <string.h>

struct _BastideStudy
{
  GObject      parent_instance;

  /* Owned; all NULL while nothing is open. */
  BstRecord   *record;
  BstHistory  *history;
  BstRenderArt *art;
  GFile       *file;            /* NULL for a record that came from no file */
  BstPosition *position;
  BstPosition *trial;           /* NULL unless a turn is being tried */
  GPtrArray   *line;            /* (element-type BstNode), not owned: the record owns them */
  GArray      *scores;          /* of BastideScores, one per node of the line */

  BstNode     *node;
  guint        place;           /* of node in line */
  gboolean     line_ends;       /* the game is over at the end of the line */
  BstEvents    events;
  BstEvents    pending;
  GArray      *problems;        /* (element-type BstProblem), of a set-up; else NULL */
};

/* Points at one place of the line, by the players of the game there. */
typedef struct
{
  const BstGame *game;          /* of the record or of a set-up on the line */
  int scored[BST_MAX_PLAYERS];
  int pending[BST_MAX_PLAYERS];
} BastideScores;

enum
{
  CHANGED,
  GAME_CHANGED,
  TREE_CHANGED,
  NODE_EDITED,
  NODE_CHANGED,
  SAVED_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideStudy, bastide_study, G_TYPE_OBJECT)

static void
bastide_study_finalize (GObject *object)
{
  BastideStudy *self = BASTIDE_STUDY (object);

  g_clear_pointer (&self->position, bst_position_free);
  g_clear_pointer (&self->trial, bst_position_free);
  g_clear_pointer (&self->line, g_ptr_array_unref);
  g_clear_pointer (&self->scores, g_array_unref);
  g_clear_pointer (&self->art, bst_render_art_unref);
  g_clear_pointer (&self->history, bst_history_free);
  g_clear_pointer (&self->record, bst_record_unref);
  g_clear_object (&self->file);
  g_clear_pointer (&self->problems, g_array_unref);
  bst_events_clear (&self->events);
  bst_events_clear (&self->pending);

  G_OBJECT_CLASS (bastide_study_parent_class)->finalize (object);
}

static void
bastide_study_class_init (BastideStudyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_study_finalize;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[GAME_CHANGED] = g_signal_new ("game-changed", BASTIDE_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TREE_CHANGED] = g_signal_new ("tree-changed", BASTIDE_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NODE_EDITED] = g_signal_new ("node-edited", BASTIDE_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SAVED_CHANGED] = g_signal_new ("saved-changed", BASTIDE_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NODE_CHANGED] = g_signal_new ("node-changed", BASTIDE_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_study_init (BastideStudy *self)
{
}

BastideStudy *
bastide_study_new (void)
{
  return g_object_new (BASTIDE_TYPE_STUDY, NULL);
}

/* --- The line --- */

static GPtrArray *
collect_line (BstNode *node)
{
  g_autoptr (GPtrArray) line = g_ptr_array_new ();

  for (BstNode *up = node; up != NULL; up = up->parent)
    g_ptr_array_add (line, up);
  for (guint i = 0; i < line->len / 2; i++)
    {
      gpointer swap = line->pdata[i];

      line->pdata[i] = line->pdata[line->len - 1 - i];
      line->pdata[line->len - 1 - i] = swap;
    }
  for (BstNode *down = bst_node_get_next (node); down != NULL; down = bst_node_get_next (down))
    g_ptr_array_add (line, down);

  return g_steal_pointer (&line);
}

static void
add_scores (GArray            *scores,
            const BstPosition *position)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  BastideScores row = { .game = bst_position_get_game (position) };

  for (guint p = 0; p < n_players; p++)
    row.scored[p] = bst_position_get_score (position, p);
  bst_position_score_final (position, row.pending, NULL);
  g_array_append_val (scores, row);
}

/* Plays the line once and notes the points after every move, and whether it is the game's. */
static GArray *
collect_scores (BstRecord  *record,
                GPtrArray  *line,
                gboolean   *ends,
                GError    **error)
{
  g_autoptr (GArray) scores = g_array_sized_new (FALSE, FALSE, sizeof (BastideScores), line->len);
  g_autoptr (BstPosition) position = bst_position_new (bst_record_get_game (record));

  add_scores (scores, position);
  for (guint i = 1; i < line->len; i++)
    {
      if (!bst_node_apply (g_ptr_array_index (line, i), &position, NULL, error))
        return NULL;
      add_scores (scores, position);
    }
  *ends = bst_record_is_over (record, g_ptr_array_index (line, line->len - 1), position);

  return g_steal_pointer (&scores);
}

/* --- Changing what is shown --- */

static GArray *
find_problems (BstRecord         *record,
               BstNode           *node,
               const BstPosition *position)
{
  g_autoptr (BstPosition) before = NULL;

  if (node->setup == NULL)
    return NULL;
  before = bst_record_get_position (record, node->parent, NULL, NULL);

  return bst_setup_find_problems (node->setup, position, before);
}

/* Takes @position and @events over. */
static void
show_node (BastideStudy *self,
           BstNode      *node,
           BstPosition  *position,
           BstEvents    *events)
{
  int points[BST_MAX_PLAYERS] = { 0 };

  g_clear_pointer (&self->problems, g_array_unref);
  self->problems = find_problems (self->record, node, position);
  g_clear_pointer (&self->position, bst_position_free);
  g_clear_pointer (&self->trial, bst_position_free);
  bst_events_clear (&self->events);
  bst_events_clear (&self->pending);
  self->position = position;
  self->events = *events;
  self->node = node;
  bst_position_score_final (position, points, &self->pending);
}

/* The art is that of the game shown. */
static void
update_art (BastideStudy *self)
{
  const BstGame *game = bst_position_get_game (self->position);

  if (self->art != NULL && bst_render_art_suits (self->art, game))
    return;

  g_clear_pointer (&self->art, bst_render_art_unref);
  self->art = bst_render_art_new_for_game (game);
}

gboolean
bastide_study_set_record (BastideStudy  *self,
                          BstRecord     *record,
                          GFile         *file,
                          GError       **error)
{
  g_autoptr (GPtrArray) line = NULL;
  g_autoptr (GArray) scores = NULL;
  BstPosition *position;
  BstEvents events = { 0 };
  gboolean ends;
  BstNode *node;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);
  g_return_val_if_fail (record != NULL, FALSE);

  node = bst_node_get_last (bst_record_get_root (record));
  line = collect_line (node);
  scores = collect_scores (record, line, &ends, error);
  if (scores == NULL)
    return FALSE;
  position = bst_record_get_position (record, node, &events, error);
  if (position == NULL)
    return FALSE;

  bst_record_ref (record);
  g_clear_pointer (&self->history, bst_history_free);
  g_clear_pointer (&self->record, bst_record_unref);
  self->record = record;
  self->history = bst_history_new (record);
  g_set_object (&self->file, file);
  g_clear_pointer (&self->line, g_ptr_array_unref);
  g_clear_pointer (&self->scores, g_array_unref);
  self->line = g_steal_pointer (&line);
  self->scores = g_steal_pointer (&scores);
  self->line_ends = ends;
  self->place = self->line->len - 1;
  show_node (self, node, position, &events);
  update_art (self);
  g_signal_emit (self, signals[CHANGED], 0);
  g_signal_emit (self, signals[NODE_CHANGED], 0);
  g_signal_emit (self, signals[SAVED_CHANGED], 0);

  return TRUE;
}

void
bastide_study_take_position (BastideStudy *self,
                             BstPosition  *position)
{
  g_autoptr (BstRecord) record = NULL;
  BstEvents events = { 0 };

  g_return_if_fail (BASTIDE_IS_STUDY (self));
  g_return_if_fail (position != NULL);

  if (bastide_study_get_game (self) != bst_position_get_game (position))
    {
      record = bst_record_new (bst_position_get_game (position));
      /* Its start is shown until the next line: an empty record is always good. */
      if (!bastide_study_set_record (self, record, NULL, NULL))
        g_return_if_reached ();
    }
  g_array_set_size (self->scores, 0);
  add_scores (self->scores, position);
  self->line_ends = FALSE;
  show_node (self, self->node, position, &events);
  g_signal_emit (self, signals[NODE_CHANGED], 0);
}

/* Makes the line through @node. FALSE if it cannot be played. */
static gboolean
set_line (BastideStudy *self,
          BstNode      *node)
{
  g_autoptr (GPtrArray) line = collect_line (node);
  g_autoptr (GArray) scores = NULL;
  gboolean ends;

  scores = collect_scores (self->record, line, &ends, NULL);
  if (scores == NULL)
    return FALSE;

  g_ptr_array_unref (self->line);
  g_array_unref (self->scores);
  self->line = g_steal_pointer (&line);
  self->scores = g_steal_pointer (&scores);
  self->line_ends = ends;

  return g_ptr_array_find (self->line, node, &self->place);
}

/* The place of @node in the line; another line is made if it is not there. */
static gboolean
find_place (BastideStudy *self,
            BstNode      *node)
{
  guint place;

  if (!g_ptr_array_find (self->line, node, &place))
    return set_line (self, node);

  self->place = place;

  return TRUE;
}

/* A set-up may be of another game than what was shown before. */
static gboolean
go_to_node (BastideStudy *self,
            BstNode      *node)
{
  g_autoptr (BstGame) game = bst_game_ref (bst_position_get_game (self->position));
  g_autoptr (BstPosition) position = NULL;
  g_auto (BstEvents) events = { 0 };
  BstEvents taken;

  position = bst_record_get_position (self->record, node, &events, NULL);
  if (position == NULL || !find_place (self, node))
    return FALSE;

  taken = events;
  events = (BstEvents) { 0 };
  show_node (self, node, g_steal_pointer (&position), &taken);
  if (bst_position_get_game (self->position) != game)
    {
      update_art (self);
      g_signal_emit (self, signals[GAME_CHANGED], 0);
    }

  return TRUE;
}

gboolean
bastide_study_set_node (BastideStudy *self,
                        BstNode      *node)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  if (self->record == NULL || node == NULL || node == self->node || !go_to_node (self, node))
    return FALSE;
  g_signal_emit (self, signals[NODE_CHANGED], 0);

  return TRUE;
}

void
bastide_study_tree_changed (BastideStudy *self,
                            BstNode      *node)
{
  g_return_if_fail (BASTIDE_IS_STUDY (self));

  /* The line may have become longer, shorter, or another one: none of it is kept. */
  g_ptr_array_set_size (self->line, 0);
  if (!go_to_node (self, node))
    go_to_node (self, bst_record_get_root (self->record));
  g_signal_emit (self, signals[TREE_CHANGED], 0);
  g_signal_emit (self, signals[NODE_CHANGED], 0);
  g_signal_emit (self, signals[SAVED_CHANGED], 0);
}

void
bastide_study_take_trial (BastideStudy *self,
                          BstPosition  *trial)
{
  int points[BST_MAX_PLAYERS] = { 0 };

  g_return_if_fail (BASTIDE_IS_STUDY (self));
  g_return_if_fail (self->record != NULL);

  if (trial == NULL && self->trial == NULL)
    return;
  g_clear_pointer (&self->trial, bst_position_free);
  self->trial = trial;
  bst_events_clear (&self->pending);
  bst_position_score_final (bastide_study_get_position (self), points, &self->pending);
  g_signal_emit (self, signals[NODE_CHANGED], 0);
}

gboolean
bastide_study_is_trying (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  return self->trial != NULL;
}

gboolean
bastide_study_set_place (BastideStudy *self,
                         guint         place)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  if (self->record == NULL || place >= self->line->len)
    return FALSE;

  return bastide_study_set_node (self, g_ptr_array_index (self->line, place));
}

gboolean
bastide_study_step (BastideStudy *self,
                    int           moves)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  if (self->record == NULL)
    return FALSE;
  /* Not added up first: @moves may be as far as INT_MAX. */
  if (moves < 0)
    return bastide_study_set_place (self, self->place - MIN (self->place, (guint) -moves));

  return bastide_study_set_place (self, self->place + MIN (self->line->len - 1 - self->place,
                                                           (guint) moves));
}

gboolean
bastide_study_step_sibling (BastideStudy *self,
                            int           direction)
{
  GPtrArray *siblings;
  guint index;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  if (self->record == NULL || self->node->parent == NULL)
    return FALSE;
  siblings = self->node->parent->children;
  if (!g_ptr_array_find (siblings, self->node, &index))
    return FALSE;
  if ((direction < 0 && index == 0) || (direction > 0 && index + 1 >= siblings->len))
    return FALSE;

  return bastide_study_set_node (self, g_ptr_array_index (siblings, index + (direction < 0 ? -1 : 1)));
}

/* --- Reading --- */

BstRecord *
bastide_study_get_record (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  return self->record;
}

GFile *
bastide_study_get_file (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  return self->file;
}

void
bastide_study_set_file (BastideStudy *self,
                        GFile        *file)
{
  g_return_if_fail (BASTIDE_IS_STUDY (self));

  g_set_object (&self->file, file);
}

BstGame *
bastide_study_get_game (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  return self->position ? bst_position_get_game (self->position) : NULL;
}

const GArray *
bastide_study_get_problems (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  return self->problems;
}

BstHistory *
bastide_study_get_history (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  return self->history;
}

BstNode *
bastide_study_get_node (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  return self->node;
}

BstRenderArt *
bastide_study_get_art (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  return self->art;
}

const BstPosition *
bastide_study_get_position (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  return self->trial != NULL ? self->trial : self->position;
}

const BstRenderTheme *
bastide_study_get_theme (BastideStudy *self,
                         gboolean      dark)
{
  BstGame *game = bastide_study_get_game (self);

  if (game == NULL)
    return bst_render_theme_get (dark ? BST_RENDER_THEME_NIGHT : BST_RENDER_THEME_DAY);

  return bst_render_theme_for_set (bst_game_get_tile_set (game), dark);
}

const BstEvents *
bastide_study_get_events (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  return &self->events;
}

const BstEvents *
bastide_study_get_pending (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  return &self->pending;
}

int
bastide_study_get_pending_points (BastideStudy *self,
                                  guint         player)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), 0);
  g_return_val_if_fail (self->record != NULL && player < BST_MAX_PLAYERS, 0);

  return g_array_index (self->scores, BastideScores, self->place).pending[player];
}

gboolean
bastide_study_is_over (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  return self->record != NULL && self->trial == NULL
         && bst_record_is_over (self->record, self->node, self->position);
}

void
bastide_study_get_ranking (BastideStudy *self,
                           BstRanking   *ranking)
{
  int totals[BST_MAX_PLAYERS];
  guint n_players;

  g_return_if_fail (BASTIDE_IS_STUDY (self));
  g_return_if_fail (self->record != NULL);

  n_players = bst_game_get_n_players (bastide_study_get_game (self));
  for (guint player = 0; player < n_players; player++)
    totals[player] = bastide_study_get_score (self, self->place, player, TRUE);
  bst_ranking_init (ranking, totals, n_players);
}

guint
bastide_study_get_n_places (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), 0);

  return self->line ? self->line->len : 0;
}

guint
bastide_study_get_n_moves (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), 0);

  if (self->record == NULL)
    return 0;

  return bst_node_get_number (g_ptr_array_index (self->line, self->line->len - 1));
}

guint
bastide_study_get_place (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), 0);

  return self->place;
}

BstNode *
bastide_study_get_line_node (BastideStudy *self,
                             guint         place)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);
  g_return_val_if_fail (self->line != NULL && place < self->line->len, NULL);

  return g_ptr_array_index (self->line, place);
}

/* Who @player of the game that is shown was at another place of the line: players keep their
 * colours. BST_NO_PLAYER if he was not there. */
static int
find_player (BastideStudy  *self,
             const BstGame *there,
             guint          player)
{
  const BstGame *here = bastide_study_get_game (self);
  const char *colour;

  if (here == there)
    return (int) player;
  if (player >= bst_game_get_n_players (here))
    return BST_NO_PLAYER;
  colour = bst_colour_name (bst_game_get_player (here, player)->colour);

  return bst_game_find_colour (there, colour, strlen (colour));
}

int
bastide_study_get_score (BastideStudy *self,
                         guint         place,
                         guint         player,
                         gboolean      with_pending)
{
  const BastideScores *row;
  int who;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), 0);
  g_return_val_if_fail (self->line != NULL && place < self->line->len, 0);
  g_return_val_if_fail (player < BST_MAX_PLAYERS, 0);

  row = &g_array_index (self->scores, BastideScores, place);
  who = find_player (self, row->game, player);
  if (who == BST_NO_PLAYER)
    return 0;

  return row->scored[who] + (with_pending ? row->pending[who] : 0);
}

int
bastide_study_get_standing (BastideStudy *self,
                            guint         place,
                            guint         player)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), 0);
  g_return_val_if_fail (self->line != NULL && place < self->line->len, 0);

  /* Only the last place of a line can be the end of the game. */
  return bastide_study_get_score (self, place, player,
                                  self->line_ends && place + 1 == self->line->len);
}
