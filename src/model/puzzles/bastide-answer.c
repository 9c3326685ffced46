/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-answer.h"

/* Colour of the marks of what is asked (bst-render-marks.c). */
#define ASKED 2

struct _BastideAnswer
{
  GObject          parent_instance;

  /* Owned */
  BastideStudy        *scene;
  BastideTurnInput    *turn_input;

  const BstPuzzle *puzzle;      /* not owned: NULL if there is none. All below belong to it. */
  int              drawn;
  gboolean         is_open;
  BstPosition     *position;    /* with what was laid so far */
  BstEvents        events;      /* what that has scored */
  GString         *moves;       /* that were made */
  guint            n_laid;
  guint            choice;      /* of the tiles that may be chosen */
  GArray          *cells;       /* (element-type BstPlacement): picked */
  GArray          *parts;       /* (element-type guint16): of the features that are picked */
  GArray          *lit;         /* (element-type guint16): parts of features that are pointed at */
  GPtrArray       *marks;       /* (element-type BstMark): what else is drawn */
};

enum
{
  PROP_OPEN = 1,
  N_PROPS
};

enum
{
  PUZZLE_CHANGED,
  CHANGED,
  GIVEN,
  LIT,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideAnswer, bastide_answer, G_TYPE_OBJECT)

/* --- Beginning and ending --- */

void
bastide_answer_set_open (BastideAnswer *self,
                         gboolean       is_open)
{
  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  if (self->is_open == is_open)
    return;
  self->is_open = is_open;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OPEN]);
}

static void
clear (BastideAnswer *self)
{
  g_clear_pointer (&self->position, bst_position_free);
  bst_events_clear (&self->events);
  g_string_truncate (self->moves, 0);
  self->n_laid = 0;
  g_array_set_size (self->lit, 0);
}

static void
clear_choice (BastideAnswer *self)
{
  self->choice = 0;
  g_array_set_size (self->cells, 0);
  g_array_set_size (self->parts, 0);
}

void
bastide_answer_begin (BastideAnswer   *self,
                      const BstPuzzle *puzzle,
                      int              drawn)
{
  gboolean is_other;

  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  is_other = self->puzzle != puzzle;
  clear (self);
  self->puzzle = puzzle;
  self->drawn = drawn;
  /* Who tries again mends what he chose. */
  if (is_other)
    clear_choice (self);
  bastide_answer_set_open (self, puzzle != NULL);
  if (puzzle != NULL)
    {
      self->position = bst_position_copy (puzzle->position);
      bastide_turn_input_set_bare (self->turn_input, !bst_puzzle_has_figures (puzzle));
      bastide_answer_show (self, bst_puzzle_dup_shown (puzzle));
    }
  if (is_other)
    g_signal_emit (self, signals[PUZZLE_CHANGED], 0);
}

const BstPuzzle *
bastide_answer_get_puzzle (BastideAnswer *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), NULL);

  return self->puzzle;
}

gboolean
bastide_answer_is_open (BastideAnswer *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), FALSE);

  return self->is_open;
}

static void
changed (BastideAnswer *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
give (BastideAnswer *self,
      const char    *text)
{
  bastide_answer_set_open (self, FALSE);
  g_signal_emit (self, signals[GIVEN], 0, text);
}

/* --- The board --- */

BastideStudy *
bastide_answer_get_scene (BastideAnswer *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), NULL);

  return self->scene;
}

BastideTurnInput *
bastide_answer_get_play (BastideAnswer *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), NULL);

  return self->turn_input;
}

gboolean
bastide_answer_is_laying (BastideAnswer *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), FALSE);

  return self->is_open && bst_task_is_move (self->puzzle->task)
         && self->n_laid < bst_puzzle_get_n_moves (self->puzzle);
}

gboolean
bastide_answer_is_picking (BastideAnswer *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), FALSE);

  return self->is_open && bst_task_get_answer (self->puzzle->task) == BST_ANSWER_CELLS;
}

gboolean
bastide_answer_is_picking_tiles (BastideAnswer *self)
{
  return bastide_answer_is_picking (self) && self->puzzle->task != BST_TASK_CELLS;
}

guint
bastide_answer_find_target (BastideAnswer *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), BST_NO_PART);

  return self->puzzle != NULL
         && (bst_task_get_needs (self->puzzle->task) & BST_TASK_NEEDS_FEATURE)
         ? bst_puzzle_find_target (self->puzzle) : BST_NO_PART;
}

static void
add_mark (BastideAnswer *self,
          BstMarkKind    kind,
          int            x,
          int            y)
{
  BstMark mark = { .kind = kind, .x = (gint16) x, .y = (gint16) y, .colour = ASKED };

  bst_node_add_mark (bastide_study_get_node (self->scene), &mark);
}

static void
add_feature_mark (BastideAnswer *self,
                  const BstSpot *spot)
{
  g_autoptr (GString) text = g_string_new (NULL);
  BstMark mark = {
    .kind = BST_MARK_FEATURE, .x = spot->x, .y = spot->y, .colour = ASKED
  };

  bst_spot_print (spot, text);
  mark.text = text->str;
  bst_node_add_mark (bastide_study_get_node (self->scene), &mark);
}

static void
add_part_marks (BastideAnswer *self,
                const GArray  *parts)
{
  for (guint i = 0; i < parts->len; i++)
    {
      BstSpot spot = { .player = BST_NO_PLAYER };

      bst_position_name_spot (self->puzzle->position, g_array_index (parts, guint16, i), &spot);
      add_feature_mark (self, &spot);
    }
}

static void
free_mark (gpointer data)
{
  BstMark *mark = data;

  g_free (mark->text);
  g_free (mark);
}

void
bastide_answer_set_marks (BastideAnswer *self,
                          const GArray  *marks)
{
  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  g_ptr_array_set_size (self->marks, 0);
  for (guint i = 0; marks != NULL && i < marks->len; i++)
    {
      BstMark *mark = g_new (BstMark, 1);

      *mark = g_array_index (marks, BstMark, i);
      mark->text = g_strdup (mark->text);
      g_ptr_array_add (self->marks, mark);
    }
}

void
bastide_answer_draw_marks (BastideAnswer *self)
{
  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  for (guint i = 0; i < self->marks->len; i++)
    bst_node_add_mark (bastide_study_get_node (self->scene), g_ptr_array_index (self->marks, i));
  add_part_marks (self, self->lit);
}

void
bastide_answer_update_marks (BastideAnswer *self)
{
  BstNode *node;

  g_return_if_fail (BASTIDE_IS_ANSWER (self));
  g_return_if_fail (self->puzzle != NULL);

  node = bastide_study_get_node (self->scene);
  bst_node_clear_marks (node);
  bastide_answer_draw_marks (self);
  add_part_marks (self, self->parts);
  /* The first feature is lit by the board. */
  if (bst_task_get_needs (self->puzzle->task) & BST_TASK_NEEDS_OTHER)
    add_feature_mark (self, &self->puzzle->other);
  if (bst_task_get_needs (self->puzzle->task) & BST_TASK_NEEDS_CELL)
    add_mark (self, BST_MARK_RING, self->puzzle->target.x, self->puzzle->target.y);
  for (guint i = 0; i < self->cells->len; i++)
    {
      const BstPlacement *cell = &g_array_index (self->cells, BstPlacement, i);

      add_mark (self, BST_MARK_TINT, cell->x, cell->y);
      add_mark (self, BST_MARK_RING, cell->x, cell->y);
    }
  bastide_study_node_drawn (self->scene);
}

void
bastide_answer_light (BastideAnswer *self,
                      const GArray  *parts)
{
  guint n_lit;

  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  n_lit = self->lit->len;
  g_array_set_size (self->lit, 0);
  if (parts != NULL && self->puzzle != NULL)
    g_array_append_vals (self->lit, parts->data, parts->len);
  if (n_lit == 0 && self->lit->len == 0)
    return;
  if (self->is_open)
    bastide_answer_update_marks (self);
  else
    g_signal_emit (self, signals[LIT], 0);
}

/* Every other position lets go of the tile. */
void
bastide_answer_show (BastideAnswer *self,
                     BstPosition   *position)
{
  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  bastide_study_take_position (self->scene, position);
  if (bastide_answer_is_laying (self))
    bastide_turn_input_set_tile (self->turn_input, bastide_answer_get_tile (self));
  bastide_answer_update_marks (self);
}

/* --- Moves --- */

static gboolean
may_choose (BastideAnswer *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), FALSE);

  return self->puzzle != NULL && bst_task_is_move (self->puzzle->task)
         && (self->puzzle->tiles_from == BST_PUZZLE_TILES_CHOICE
             || (self->puzzle->tiles_from == BST_PUZZLE_TILES_BAG
                 && self->drawn == BASTIDE_ANSWER_ANY_TILE));
}

int
bastide_answer_get_tile (BastideAnswer *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), BST_NO_TILE);

  if (self->puzzle == NULL || self->puzzle->n_tiles == 0)
    return BST_NO_TILE;
  if (may_choose (self))
    return self->puzzle->tiles[self->choice];
  if (self->puzzle->tiles_from == BST_PUZZLE_TILES_BAG)
    return self->puzzle->tiles[MAX (self->drawn, 0)];

  return self->puzzle->tiles[MIN (self->n_laid, self->puzzle->n_tiles - 1)];
}

void
bastide_answer_choose_tile (BastideAnswer *self,
                            guint          index)
{
  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  if (!may_choose (self) || index >= self->puzzle->n_tiles
      || self->choice == index)
    return;
  self->choice = index;
  if (bastide_answer_is_laying (self))
    bastide_turn_input_set_tile (self->turn_input, bastide_answer_get_tile (self));
  changed (self);
}

guint
bastide_answer_get_n_laid (BastideAnswer *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), 0);

  return self->n_laid;
}

const BstPosition *
bastide_answer_get_position (BastideAnswer *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), NULL);

  return self->position;
}

const BstEvents *
bastide_answer_get_events (BastideAnswer *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), NULL);

  return &self->events;
}

/* A turn was played. */
static void
take_move (const BstMove *move,
           gpointer       user_data)
{
  BastideAnswer *self = user_data;

  if (!bastide_answer_is_laying (self)
      || !bst_position_apply (self->position, move, &self->events, NULL))
    return;
  if (self->n_laid++ > 0)
    g_string_append (self->moves, "; ");
  bst_move_print (bst_position_get_game (self->position), move, self->moves);

  if (bastide_answer_is_laying (self))
    bst_position_set_turn (self->position, bst_position_get_turn (self->puzzle->position));
  bastide_answer_show (self, bst_position_copy (self->position));
  if (bastide_answer_is_laying (self))
    changed (self);
  else
    give (self, self->moves->str);
}

/* --- All others --- */

static int
find_cell (BastideAnswer *self,
           int            x,
           int            y)
{
  for (guint i = 0; i < self->cells->len; i++)
    if (g_array_index (self->cells, BstPlacement, i).x == x
        && g_array_index (self->cells, BstPlacement, i).y == y)
      return (int) i;

  return -1;
}

void
bastide_answer_toggle_cell (BastideAnswer *self,
                            int            x,
                            int            y)
{
  BstPlacement cell = { .x = (gint16) x, .y = (gint16) y };
  int index;

  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  if (!bastide_answer_is_picking (self) || ABS (x) > BST_MAX_COORDINATE
      || ABS (y) > BST_MAX_COORDINATE)
    return;

  index = find_cell (self, x, y);
  if (index >= 0)
    g_array_remove_index (self->cells, (guint) index);
  else
    g_array_append_val (self->cells, cell);
  bastide_answer_update_marks (self);
  changed (self);
}

const GArray *
bastide_answer_get_parts (BastideAnswer *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), NULL);

  return self->parts;
}

const GArray *
bastide_answer_get_cells (BastideAnswer *self)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), NULL);

  return self->cells;
}

void
bastide_answer_give_cells (BastideAnswer *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  if (!bastide_answer_is_picking (self) || self->cells->len == 0)
    return;
  for (guint i = 0; i < self->cells->len; i++)
    {
      const BstPlacement *cell = &g_array_index (self->cells, BstPlacement, i);

      g_string_append_printf (text, "%s%d,%d", i > 0 ? " " : "", cell->x, cell->y);
    }
  give (self, text->str);
}

static gboolean
may_give (BastideAnswer *self,
          BstAnswerKind  kind)
{
  return self->is_open && bst_task_get_answer (self->puzzle->task) == kind;
}

void
bastide_answer_give_number (BastideAnswer *self,
                            int            number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  if (may_give (self, BST_ANSWER_NUMBER))
    give (self, text);
}

void
bastide_answer_give_players (BastideAnswer *self,
                             guint          players)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  if (!may_give (self, BST_ANSWER_PLAYERS))
    return;
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    if (players & (1u << i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                              bst_colour_name (bst_game_get_player (
                                bst_position_get_game (self->position), i)->colour));
  if (text->len == 0)
    g_string_append (text, BST_PUZZLE_NOBODY);
  give (self, text->str);
}

static guint
find_part (BastideAnswer *self,
           guint          part)
{
  guint index = 0;

  while (index < self->parts->len && g_array_index (self->parts, guint16, index) != part)
    index++;

  return index;
}

gboolean
bastide_answer_has_part (BastideAnswer *self,
                         guint          part)
{
  g_return_val_if_fail (BASTIDE_IS_ANSWER (self), FALSE);

  return find_part (self, part) < self->parts->len;
}

void
bastide_answer_toggle_part (BastideAnswer *self,
                            guint          part)
{
  guint16 value = (guint16) part;
  guint index;

  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  if (!may_give (self, BST_ANSWER_FEATURES))
    return;
  index = find_part (self, part);
  if (index < self->parts->len)
    g_array_remove_index (self->parts, index);
  else
    g_array_append_val (self->parts, value);
  bastide_answer_update_marks (self);
  changed (self);
}

/* The one of the list that is the feature; of several places on it the one that was meant. */
static guint
find_candidate (BastideAnswer *self,
                guint          part)
{
  const BstPosition *position = self->puzzle->position;
  g_autoptr (GArray) parts = bst_puzzle_list_candidates (self->puzzle);
  guint found = BST_NO_PART;

  for (guint i = 0; i < parts->len; i++)
    {
      guint candidate = g_array_index (parts, guint16, i);

      if (candidate == part)
        return part;
      if (found == BST_NO_PART
          && bst_position_find_root (position, candidate) == bst_position_find_root (position, part))
        found = candidate;
    }

  return found;
}

void
bastide_answer_toggle_feature (BastideAnswer *self,
                               guint          part)
{
  guint candidate;

  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  if (!may_give (self, BST_ANSWER_FEATURES))
    return;
  candidate = find_candidate (self, part);
  if (candidate != BST_NO_PART)
    bastide_answer_toggle_part (self, candidate);
}

void
bastide_answer_give_features (BastideAnswer *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  if (!may_give (self, BST_ANSWER_FEATURES))
    return;
  for (guint i = 0; i < self->parts->len; i++)
    {
      BstSpot spot = { .player = BST_NO_PLAYER };

      bst_position_name_spot (self->puzzle->position, g_array_index (self->parts, guint16, i), &spot);
      g_string_append (text, i > 0 ? "; " : "");
      bst_spot_print (&spot, text);
      g_string_append_printf (text, " at %d,%d", spot.x, spot.y);
    }
  if (text->len == 0)
    g_string_append (text, BST_PUZZLE_NONE);
  give (self, text->str);
}

void
bastide_answer_give_numbers (BastideAnswer *self,
                             const int     *numbers,
                             guint          n_numbers)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  if (!may_give (self, BST_ANSWER_NUMBERS))
    return;
  for (guint i = 0; i < n_numbers; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", numbers[i]);
  give (self, text->str);
}

void
bastide_answer_give_choice (BastideAnswer *self,
                            guint          number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  if (may_give (self, BST_ANSWER_CHOICE))
    give (self, text);
}

void
bastide_answer_give_truth (BastideAnswer *self,
                           gboolean       is_true,
                           const char    *rule)
{
  g_autofree char *text = g_strconcat (is_true ? "true " : "false ", rule, NULL);

  g_return_if_fail (BASTIDE_IS_ANSWER (self));

  if (may_give (self, BST_ANSWER_TRUTH))
    give (self, text);
}

/* --- Class --- */

static void
bastide_answer_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  g_value_set_boolean (value, BASTIDE_ANSWER (object)->is_open);
}

static void
bastide_answer_finalize (GObject *object)
{
  BastideAnswer *self = BASTIDE_ANSWER (object);

  clear (self);
  g_clear_object (&self->turn_input);
  g_clear_object (&self->scene);
  g_string_free (self->moves, TRUE);
  g_array_unref (self->cells);
  g_array_unref (self->parts);
  g_array_unref (self->lit);
  g_ptr_array_unref (self->marks);

  G_OBJECT_CLASS (bastide_answer_parent_class)->finalize (object);
}

static void
bastide_answer_class_init (BastideAnswerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bastide_answer_get_property;
  object_class->finalize = bastide_answer_finalize;

  props[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, FALSE,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[PUZZLE_CHANGED] = g_signal_new ("puzzle-changed", BASTIDE_TYPE_ANSWER,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_ANSWER, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[GIVEN] = g_signal_new ("given", BASTIDE_TYPE_ANSWER, G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LIT] = g_signal_new ("lit", BASTIDE_TYPE_ANSWER, G_SIGNAL_RUN_LAST, 0,
                               NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_answer_init (BastideAnswer *self)
{
  self->moves = g_string_new (NULL);
  self->cells = g_array_new (FALSE, FALSE, sizeof (BstPlacement));
  self->parts = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->lit = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->marks = g_ptr_array_new_with_free_func (free_mark);
  self->scene = bastide_study_new ();
  self->turn_input = bastide_turn_input_new (self->scene);
  bastide_turn_input_set_taker (self->turn_input, take_move, self);
}

BastideAnswer *
bastide_answer_new (void)
{
  return g_object_new (BASTIDE_TYPE_ANSWER, NULL);
}
