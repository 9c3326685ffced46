/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-study-private.h"
#include "bastide-shown-private.h"

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
  g_clear_pointer (&self->history, bst_history_free);
  g_clear_pointer (&self->walk, bst_walk_free);
  g_clear_pointer (&self->record, bst_record_unref);
  g_clear_object (&self->file);

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

/* Plays the line through the node of @place, once, for all else that is there. Returns the position there; NULL and
 * @error if a move of the line is illegal. */
static BstPosition *
play_line (BastidePlace  *place,
           GError       **error)
{
  LineKeeper keeper = { .record = place->record, .shown = place->node };
  BstPosition *position;

  place->line = collect_line (place->node);
  place->scores = keeper.scores = g_array_sized_new (FALSE, FALSE, sizeof (BastideScores), place->line->len);
  g_ptr_array_find (place->line, place->node, &place->index);
  position = bst_record_play_line (place->record, g_ptr_array_index (place->line, place->line->len - 1), place->node,
                                   add_node, &keeper, &place->events, error);
  g_clear_pointer (&keeper.before, bst_position_free);
  place->problems = keeper.problems;

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

/* The place that is shown, to which problems and events are still to be added. */
static void
copy_place (BastideStudy *self,
            BastidePlace *place)
{
  const BastidePlace *shown = bastide_shown_get_place (self->reached);

  *place = (BastidePlace) {
    .node = shown->node,
    .index = shown->index,
    .record = bst_record_ref (shown->record),
    .line = g_ptr_array_ref (shown->line),
    .scores = g_array_ref (shown->scores),
  };
}

/* Takes @place and @position over. A set-up may be of another game than what was shown before. Returns how the study
 * changed. */
static BastideStudyChange
show (BastideStudy *self,
      BastidePlace *place,
      BstPosition  *position)
{
  g_autoptr (BastideShown) before = g_steal_pointer (&self->reached);
  gboolean is_same_game = bastide_shown_get_game (before) == bst_position_get_game (position);

  self->reached = bastide_shown_new (place, position, before);
  bastide_shown_set (&self->partial, NULL);

  return BASTIDE_STUDY_NODE | BASTIDE_STUDY_POSITION | (is_same_game ? 0 : BASTIDE_STUDY_GAME);
}

gboolean
bastide_study_set_record (BastideStudy  *self,
                          BstRecord     *record,
                          GFile         *file,
                          GError       **error)
{
  g_auto (BastidePlace) place = { 0 };
  g_autoptr (BstRecord) before = NULL;
  BstPosition *position;
  BastideStudyChange change;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);
  g_return_val_if_fail (record != NULL, FALSE);

  place.record = bst_record_ref (record);
  place.node = bst_node_get_last (bst_record_get_root (record));
  position = play_line (&place, error);
  if (position == NULL)
    return FALSE;

  g_clear_pointer (&self->history, bst_history_free);
  g_clear_pointer (&self->walk, bst_walk_free);
  /* Until everybody has been told, somebody may have nodes of it. */
  before = g_steal_pointer (&self->record);
  self->record = bst_record_ref (record);
  self->history = bst_history_new (record);
  self->walk = bst_walk_new (record);
  g_set_object (&self->file, file);
  change = show (self, &place, position);
  bastide_study_emit_changed (self, change | BASTIDE_STUDY_RECORD | BASTIDE_STUDY_SAVED);

  return TRUE;
}

void
bastide_study_take_position (BastideStudy *self,
                             BstPosition  *position)
{
  g_auto (BastidePlace) place = { 0 };
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
  copy_place (self, &place);
  /* What was drawn is about the position that was there. */
  bst_node_clear_marks (place.node);
  g_array_unref (place.scores);
  place.scores = g_array_new (FALSE, FALSE, sizeof (BastideScores));
  keeper = (LineKeeper) { .record = self->record, .scores = place.scores };
  add_node (place.node, position, &keeper);
  place.problems = find_problems (self, place.node, position);
  bastide_study_emit_changed (self, show (self, &place, position));
}

/* Shows @node, for which a line is played if it is not in that of @place, which is taken over. @change tells how; FALSE
 * if it cannot be played. */
static gboolean
go_to_node (BastideStudy       *self,
            BastidePlace       *place,
            BstNode            *node,
            BastideStudyChange *change)
{
  BstPosition *position;

  place->node = node;
  if (place->line != NULL && g_ptr_array_find (place->line, node, &place->index))
    {
      position = bastide_study_dup_position (self, node, &place->events);
      if (position != NULL)
        place->problems = find_problems (self, node, position);
    }
  else
    {
      g_clear_pointer (&place->line, g_ptr_array_unref);
      g_clear_pointer (&place->scores, g_array_unref);
      position = play_line (place, NULL);
    }
  if (position == NULL)
    return FALSE;
  *change |= show (self, place, position);

  return TRUE;
}

gboolean
bastide_study_set_node (BastideStudy *self,
                        BstNode      *node)
{
  g_auto (BastidePlace) place = { 0 };
  BastideStudyChange change = 0;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  if (self->record == NULL || node == NULL || node == bastide_study_get_node (self))
    return FALSE;
  copy_place (self, &place);
  if (!go_to_node (self, &place, node, &change))
    return FALSE;
  bastide_study_emit_changed (self, change);

  return TRUE;
}

/* The line may have become longer, shorter, or another one: none of it is kept. FALSE if it cannot be played. */
static gboolean
go_along_new_line (BastideStudy       *self,
                   BstNode            *node,
                   BastideStudyChange *change)
{
  g_auto (BastidePlace) place = { .record = bst_record_ref (self->record) };

  return go_to_node (self, &place, node, change);
}

void
bastide_study_tree_changed (BastideStudy *self,
                            BstNode      *node)
{
  BastideStudyChange change = BASTIDE_STUDY_TREE | BASTIDE_STUDY_EDITED | BASTIDE_STUDY_SAVED;

  g_return_if_fail (BASTIDE_IS_STUDY (self));

  bst_walk_forget (self->walk);
  if (!go_along_new_line (self, node, &change))
    go_along_new_line (self, bst_record_get_root (self->record), &change);
  bastide_study_emit_changed (self, change);
}

/* A line of its own for @place, which ends with the new @node, where @position is. */
static void
end_line (BastidePlace      *place,
          BstNode           *node,
          const BstPosition *position)
{
  g_autoptr (GPtrArray) line = place->line;
  g_autoptr (GArray) scores = place->scores;
  LineKeeper keeper = { .record = place->record };

  place->index++;
  place->line = g_ptr_array_sized_new (place->index + 1);
  place->scores = keeper.scores = g_array_sized_new (FALSE, FALSE, sizeof (BastideScores), place->index + 1);
  for (guint i = 0; i < place->index; i++)
    g_ptr_array_add (place->line, g_ptr_array_index (line, i));
  g_array_append_vals (place->scores, scores->data, place->index);
  g_ptr_array_add (place->line, node);
  add_node (node, position, &keeper);
}

void
bastide_study_take_node (BastideStudy *self,
                         BstNode      *node,
                         gboolean      is_new,
                         BstPosition  *position,
                         BstEvents    *events)
{
  g_auto (BastidePlace) place = { 0 };
  BastideStudyChange change = is_new ? BASTIDE_STUDY_TREE | BASTIDE_STUDY_SAVED : 0;

  g_return_if_fail (BASTIDE_IS_STUDY (self));
  g_return_if_fail (node->parent == bastide_study_get_node (self));

  copy_place (self, &place);
  if (is_new)
    end_line (&place, node, position);
  else if (!g_ptr_array_find (place.line, node, &place.index))
    {
      /* A variation that was there already: its line is played for the points. */
      bst_position_free (position);
      bst_events_clear (events);
      bastide_study_set_node (self, node);
      return;
    }
  place.node = node;
  place.events = *events;
  change |= show (self, &place, position);
  bastide_study_emit_changed (self, change);
}

void
bastide_study_take_partial_turn (BastideStudy *self,
                                 BstPosition  *partial)
{
  g_return_if_fail (BASTIDE_IS_STUDY (self));
  g_return_if_fail (self->record != NULL);

  if (partial == NULL && self->partial == NULL)
    return;
  g_clear_pointer (&self->partial, bastide_shown_unref);
  if (partial != NULL)
    self->partial = bastide_shown_new_over (self->reached, partial);
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
bastide_study_set_index (BastideStudy *self,
                         guint         index)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  if (index >= bastide_study_get_line_length (self))
    return FALSE;

  return bastide_study_set_node (self, bastide_study_get_line_node (self, index));
}

gboolean
bastide_study_step (BastideStudy *self,
                    int           moves)
{
  guint index, last;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  if (self->record == NULL)
    return FALSE;
  index = bastide_study_get_index (self);
  last = bastide_study_get_line_length (self) - 1;
  /* Not added up first: @moves may be as far as INT_MAX. */
  if (moves < 0)
    return bastide_study_set_index (self, index - MIN (index, (guint) -moves));

  return bastide_study_set_index (self, index + MIN (last - index, (guint) moves));
}

gboolean
bastide_study_step_sibling (BastideStudy *self,
                            int           direction)
{
  BstNode *node;
  GPtrArray *siblings;
  guint index;

  g_return_val_if_fail (BASTIDE_IS_STUDY (self), FALSE);

  node = bastide_study_get_node (self);
  if (node == NULL || node->parent == NULL)
    return FALSE;
  siblings = node->parent->children;
  if (!g_ptr_array_find (siblings, node, &index))
    return FALSE;
  if ((direction < 0 && index == 0) || (direction > 0 && index + 1 >= siblings->len))
    return FALSE;

  return bastide_study_set_node (self, g_ptr_array_index (siblings, index + (direction < 0 ? -1 : 1)));
}

/* --- Reading --- */

/* During "reset" everybody is still of what was before. */
static void
check_asked (BastideStudy *self)
{
  if (self->telling == signals[RESET])
    g_critical ("The study was asked what it shows by somebody who was told to let go of it");
}

/* What is shown of the node. (nullable) */
static BastideShown *
get_reached (BastideStudy *self)
{
  check_asked (self);

  return self->reached;
}

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

  return bastide_shown_get_game (get_reached (self));
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

  return bastide_shown_get_node (get_reached (self));
}

BastideShown *
bastide_study_get_shown (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  check_asked (self);

  return self->partial != NULL ? self->partial : self->reached;
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

guint
bastide_study_get_line_length (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), 0);

  return bastide_shown_get_line_length (get_reached (self));
}

guint
bastide_study_get_index (BastideStudy *self)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), 0);

  return bastide_shown_get_index (get_reached (self));
}

BstNode *
bastide_study_get_line_node (BastideStudy *self,
                             guint         index)
{
  g_return_val_if_fail (BASTIDE_IS_STUDY (self), NULL);

  return bastide_shown_get_line_node (get_reached (self), index);
}
