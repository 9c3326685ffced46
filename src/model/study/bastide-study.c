/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-study-private.h"
#include "bastide-look.h"

#include <bst-feature.h>

enum
{
  RESET,
  CHANGED,
  SETTLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideStudy, bastide_study, G_TYPE_OBJECT)

static void
bastide_study_finalize (GObject *object)
{
  BastideStudy *self = BASTIDE_STUDY (object);

  g_clear_pointer (&self->reached, bastide_shown_unref);
  g_clear_pointer (&self->partial, bastide_shown_unref);
  g_clear_pointer (&self->line, g_ptr_array_unref);
  g_clear_pointer (&self->scores, g_array_unref);
  g_clear_pointer (&self->history, bst_history_free);
  g_clear_pointer (&self->walk, bst_walk_free);
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

  signals[RESET] = g_signal_new ("reset", BASTIDE_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SETTLED] = g_signal_new ("settled", BASTIDE_TYPE_STUDY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
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

/* What collects the points along a line, and the problems of the node that is shown. */
typedef struct
{
  BstRecord     *record;
  GArray        *scores;
  const BstNode *shown;         /* (nullable) */
  BstPosition   *before;        /* owned: what a set-up that is shown follows (nullable) */
  GArray        *problems;      /* owned (nullable) */
} LineKeeper;

static void
add_problems (const BstNode     *node,
              const BstPosition *position,
              LineKeeper        *keeper)
{
  if (keeper->shown == NULL || keeper->shown->setup == NULL)
    return;

  if (node == keeper->shown->parent)
    keeper->before = bst_position_copy (position);
  else if (node == keeper->shown)
    keeper->problems = bst_setup_find_problems (node->setup, position, keeper->before);
}

static void
add_node (const BstNode     *node,
          const BstPosition *position,
          gpointer           data)
{
  LineKeeper *keeper = data;
  guint n_players = bst_game_get_n_players (bst_position_get_game (position));
  BastideScores row = { .game = bst_position_get_game (position) };

  for (guint p = 0; p < n_players; p++)
    row.scored[p] = bst_position_get_score (position, p);
  bst_position_score_final (position, row.pending, NULL);
  row.is_over = bst_node_get_next (node) == NULL && bst_record_is_over (keeper->record, node, position);
  g_array_append_val (keeper->scores, row);
  add_problems (node, position, keeper);
}

/* Plays the line through @node, once. Returns the position there; NULL and @error if a move of the line
 * is illegal. */
static BstPosition *
play_line (BstRecord  *record,
           GPtrArray  *line,
           BstNode    *node,
           GArray     *scores,
           GArray    **problems,
           BstEvents  *events,
           GError    **error)
{
  LineKeeper keeper = { .record = record, .scores = scores, .shown = node };
  BstPosition *position;

  position = bst_record_play_line (record, g_ptr_array_index (line, line->len - 1), node, add_node,
                                   &keeper, events, error);
  g_clear_pointer (&keeper.before, bst_position_free);
  *problems = keeper.problems;

  return position;
}

/* --- Changing what is shown --- */

/* Tells of all that is untold, until nothing is. Returns what was told. */
static guint
tell (BastideStudy *self)
{
  guint told = 0;

  while (self->untold != 0)
    {
      told |= self->untold;
      self->untold = 0;
      self->telling = signals[RESET];
      if (told & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME))
        g_signal_emit (self, signals[RESET], 0);
      self->telling = signals[CHANGED];
      if (self->untold == 0)
        g_signal_emit (self, signals[CHANGED], 0, told);
    }
  self->telling = 0;

  return told;
}

void
bastide_study_emit_changed (BastideStudy       *self,
                            BastideStudyChange  change)
{
  g_autoptr (BastideStudy) keep = NULL;
  guint told;

  g_return_if_fail (BASTIDE_IS_STUDY (self));

  self->untold |= (guint) change;
  if (self->telling != 0)
    {
      g_critical ("The study was changed (%#x) by somebody who was told of a change", (guint) change);
      g_signal_stop_emission (self, self->telling, 0);
      return;
    }

  keep = g_object_ref (self);
  told = tell (self);
  g_signal_emit (self, signals[SETTLED], 0, told);
}

static GArray *
find_problems (BastideStudy      *self,
               BstNode           *node,
               const BstPosition *position)
{
  g_autoptr (BstPosition) before = NULL;

  if (node->setup == NULL)
    return NULL;
  before = bastide_study_dup_position (self, node->parent, NULL);

  return bst_setup_find_problems (node->setup, position, before);
}

/* Takes @position, @problems and @events over. */
static void
show_node (BastideStudy *self,
           BstNode      *node,
           BstPosition  *position,
           GArray       *problems,
           BstEvents    *events)
{
  g_autoptr (BastideShown) before = g_steal_pointer (&self->reached);
  int points[BST_MAX_PLAYERS] = { 0 };

  self->reached = bastide_shown_new (position, before);
  bastide_shown_set (&self->partial, NULL);

  g_clear_pointer (&self->problems, g_array_unref);
  self->problems = problems;
  bst_events_clear (&self->events);
  bst_events_clear (&self->pending);
  self->events = *events;
  self->node = node;
  bst_position_score_final (position, points, &self->pending);
}

/* A set-up may be of another game than what was shown before. Returns how the study changed. */
static BastideStudyChange
show_other_node (BastideStudy *self,
                 BstNode      *node,
                 BstPosition  *position,
                 GArray       *problems,
                 BstEvents    *events)
{
  gboolean is_same_game = bastide_shown_get_game (self->reached) == bst_position_get_game (position);

  show_node (self, node, position, problems, events);

  return BASTIDE_STUDY_NODE | BASTIDE_STUDY_POSITION | (is_same_game ? 0 : BASTIDE_STUDY_GAME);
}

/* Takes @line and @scores over. */
static void
take_line (BastideStudy *self,
           GPtrArray    *line,
           GArray       *scores)
{
  g_clear_pointer (&self->line, g_ptr_array_unref);
  g_clear_pointer (&self->scores, g_array_unref);
  self->line = line;
  self->scores = scores;
}

gboolean
bastide_study_set_record (BastideStudy  *self,
                          BstRecord     *record,
                          GFile         *file,
                          GError       **error)
{
  g_autoptr (GPtrArray) line = NULL;
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (BastideScores));
  g_autoptr (GArray) problems = NULL;
  g_autoptr (BstRecord) before = NULL;
  BstPosition *position;
  BstEvents events = { 0 };
  BastideStudyChange change;
  BstNode *node;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);
  g_return_val_if_fail (record != NULL, FALSE);

  node = bst_node_get_last (bst_record_get_root (record));
  line = collect_line (node);
  position = play_line (record, line, node, scores, &problems, &events, error);
  if (position == NULL)
    {
      bst_events_clear (&events);
      return FALSE;
    }

  g_clear_pointer (&self->history, bst_history_free);
  g_clear_pointer (&self->walk, bst_walk_free);
  /* Until everybody has been told, somebody may have nodes of it. */
  before = g_steal_pointer (&self->record);
  self->record = bst_record_ref (record);
  self->history = bst_history_new (record);
  self->walk = bst_walk_new (record);
  g_set_object (&self->file, file);
  take_line (self, g_steal_pointer (&line), g_steal_pointer (&scores));
  self->index = self->line->len - 1;
  change = show_other_node (self, node, position, g_steal_pointer (&problems), &events);
  bastide_study_emit_changed (self, change | BASTIDE_STUDY_RECORD | BASTIDE_STUDY_SAVED);

  return TRUE;
}

void
bastide_study_take_position (BastideStudy *self,
                             BstPosition  *position)
{
  BstEvents events = { 0 };
  LineKeeper keeper;

  g_return_if_fail (BASTIDE_IS_STUDY (self));
  g_return_if_fail (position != NULL);

  if (bastide_study_get_game (self) != bst_position_get_game (position))
    {
      g_autoptr (BstRecord) record = bst_record_new (bst_position_get_game (position));

      /* Its start is shown until the next line: an empty record is always good. */
      if (!bastide_study_set_record (self, record, NULL, NULL))
        g_return_if_reached ();
    }
  /* What was drawn is about the position that was there. */
  bst_node_clear_marks (self->node);
  g_array_set_size (self->scores, 0);
  keeper = (LineKeeper) { .record = self->record, .scores = self->scores };
  add_node (self->node, position, &keeper);
  bastide_study_emit_changed (self, show_other_node (self, self->node, position,
                                                     find_problems (self, self->node, position),
                                                     &events));
}

/* Shows @node, for which another line is made if it is not in this one. @change tells how; FALSE if it
 * cannot be played. */
static gboolean
go_to_node (BastideStudy       *self,
            BstNode            *node,
            BastideStudyChange *change)
{
  g_autoptr (GPtrArray) line = NULL;
  g_autoptr (GArray) scores = NULL;
  g_autoptr (GArray) problems = NULL;
  BstPosition *position;
  BstEvents events = { 0 };
  guint index;

  if (g_ptr_array_find (self->line, node, &index))
    position = bastide_study_dup_position (self, node, &events);
  else
    {
      line = collect_line (node);
      scores = g_array_sized_new (FALSE, FALSE, sizeof (BastideScores), line->len);
      position = play_line (self->record, line, node, scores, &problems, &events, NULL);
      g_ptr_array_find (line, node, &index);
    }
  if (position == NULL)
    {
      bst_events_clear (&events);
      return FALSE;
    }

  if (line != NULL)
    take_line (self, g_steal_pointer (&line), g_steal_pointer (&scores));
  else
    problems = find_problems (self, node, position);
  self->index = index;
  *change |= show_other_node (self, node, position, g_steal_pointer (&problems), &events);

  return TRUE;
}

gboolean
bastide_study_set_node (BastideStudy *self,
                        BstNode      *node)
{
  BastideStudyChange change = 0;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  if (self->record == NULL || node == NULL || node == self->node || !go_to_node (self, node, &change))
    return FALSE;
  bastide_study_emit_changed (self, change);

  return TRUE;
}

void
bastide_study_tree_changed (BastideStudy *self,
                            BstNode      *node)
{
  BastideStudyChange change = BASTIDE_STUDY_TREE | BASTIDE_STUDY_EDITED | BASTIDE_STUDY_SAVED;

  g_return_if_fail (BASTIDE_IS_STUDY (self));

  /* The line may have become longer, shorter, or another one: none of it is kept. */
  g_ptr_array_set_size (self->line, 0);
  bst_walk_forget (self->walk);
  if (!go_to_node (self, node, &change))
    go_to_node (self, bst_record_get_root (self->record), &change);
  bastide_study_emit_changed (self, change);
}

/* The line ends with @node, which follows the one that is shown. */
static void
end_line (BastideStudy      *self,
          BstNode           *node,
          const BstPosition *position)
{
  LineKeeper keeper = { .record = self->record, .scores = self->scores };

  g_ptr_array_set_size (self->line, (int) self->index + 1);
  g_array_set_size (self->scores, self->index + 1);
  g_ptr_array_add (self->line, node);
  add_node (node, position, &keeper);
  self->index++;
}

void
bastide_study_take_node (BastideStudy *self,
                         BstNode      *node,
                         gboolean      is_new,
                         BstPosition  *position,
                         BstEvents    *events)
{
  BastideStudyChange change = 0;

  g_return_if_fail (BASTIDE_IS_STUDY (self));
  g_return_if_fail (node->parent == self->node);

  if (is_new)
    end_line (self, node, position);
  else if (!g_ptr_array_find (self->line, node, &self->index))
    {
      /* A variation that was there already: its line is played for the points. */
      bst_position_free (position);
      bst_events_clear (events);
      bastide_study_set_node (self, node);
      return;
    }
  change = show_other_node (self, node, position, NULL, events);
  if (is_new)
    change |= BASTIDE_STUDY_TREE | BASTIDE_STUDY_SAVED;
  bastide_study_emit_changed (self, change);
}

void
bastide_study_take_partial_turn (BastideStudy *self,
                                 BstPosition  *partial)
{
  int points[BST_MAX_PLAYERS] = { 0 };

  g_return_if_fail (BASTIDE_IS_STUDY (self));
  g_return_if_fail (self->record != NULL);

  if (partial == NULL && self->partial == NULL)
    return;
  bastide_shown_set (&self->partial, NULL);
  if (partial != NULL)
    self->partial = bastide_shown_new (partial, self->reached);
  bst_events_clear (&self->pending);
  bst_position_score_final (bastide_study_get_position (self), points, &self->pending);
  bastide_study_emit_changed (self, BASTIDE_STUDY_POSITION);
}

void
bastide_study_set_exam (BastideStudy *self,
                        gboolean      is_exam)
{
  g_return_if_fail (BASTIDE_IS_STUDY (self));

  if (self->is_exam == is_exam)
    return;
  self->is_exam = is_exam;
  bastide_study_emit_changed (self, BASTIDE_STUDY_EXAM);
}

void
bastide_study_retell (BastideStudy *self)
{
  g_return_if_fail (BASTIDE_IS_STUDY (self));

  if (self->record != NULL)
    bastide_study_emit_changed (self, BASTIDE_STUDY_GAME | BASTIDE_STUDY_NODE | BASTIDE_STUDY_POSITION
                                      | BASTIDE_STUDY_EXAM);
}

gboolean
bastide_study_is_exam (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  return self->is_exam;
}

gboolean
bastide_study_tells_index (BastideStudy *self,
                           guint         index)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  return !self->is_exam || index <= self->index;
}

gboolean
bastide_study_is_trying (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  return self->partial != NULL;
}

gboolean
bastide_study_set_index (BastideStudy *self,
                         guint         index)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  if (self->record == NULL || index >= self->line->len)
    return FALSE;

  return bastide_study_set_node (self, g_ptr_array_index (self->line, index));
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
    return bastide_study_set_index (self, self->index - MIN (self->index, (guint) -moves));

  return bastide_study_set_index (self, self->index + MIN (self->line->len - 1 - self->index,
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

  return bastide_shown_get_game (self->reached);
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

BastideShown *
bastide_study_get_shown (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  return self->partial != NULL ? self->partial : self->reached;
}

BstRenderArt *
bastide_study_get_art (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  return bastide_shown_get_art (self->reached);
}

const BstPosition *
bastide_study_get_position (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  return bastide_shown_get_position (bastide_study_get_shown (self));
}

BstPosition *
bastide_study_dup_position (BastideStudy  *self,
                            const BstNode *node,
                            BstEvents     *events)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);
  g_return_val_if_fail (self->record != NULL, NULL);

  return bst_walk_dup_position (self->walk, node, events, NULL);
}

const BstRenderTheme *
bastide_study_get_theme (BastideStudy *self,
                         gboolean      dark)
{
  BstGame *game = bastide_study_get_game (self);

  return bastide_look_get_theme (game != NULL ? bst_game_get_tile_set (game) : NULL, dark);
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

gboolean
bastide_study_is_over (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  return self->record != NULL && self->partial == NULL
         && bst_record_is_over (self->record, self->node, bastide_shown_get_position (self->reached));
}

guint
bastide_study_get_line_length (BastideStudy *self)
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
bastide_study_get_index (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), 0);

  return self->index;
}

BstNode *
bastide_study_get_line_node (BastideStudy *self,
                             guint         index)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);
  g_return_val_if_fail (self->line != NULL && index < self->line->len, NULL);

  return g_ptr_array_index (self->line, index);
}
