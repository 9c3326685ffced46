/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-example.h"

#include <bst-io-case-play.h>

#include <glib/gi18n.h>

struct _BastideExample
{
  GObject                   parent_instance;

  /* Owned */
  BastideStudy             *study;
  BastideTurnInput         *turn_input;
  BstIoCasePlay            *play;       /* NULL until there is a rule */
  BstIoCaseLight            outcome;    /* what a rule set pays */
  char                     *told;       /* "" until there is a rule */

  const BstIoCase * const  *cases;      /* of the book */
  guint                     n_cases;
  guint                     index;      /* of them */
  guint                     step;
  BastideExampleMode        mode;
  guint                     n_paid;     /* events before anything is tried */
  gboolean                  frames_last;
  const BstIoCaseLight     *lit;        /* of a step, or the outcome; NULL */
};

enum
{
  LIT,
  TOLD,
  CHANGED,
  OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideExample, bastide_example, G_TYPE_OBJECT)

BastideStudy *
bastide_example_get_study (BastideExample *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE (self), NULL);

  return self->study;
}

BastideTurnInput *
bastide_example_get_turn_input (BastideExample *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE (self), NULL);

  return self->turn_input;
}

static const BstIoCaseStep *
get_step (BastideExample *self)
{
  return bst_io_case_play_get_step (self->play, self->step);
}

/* --- What is lit and said --- */

static void
set_light (BastideExample       *self,
           const BstIoCaseLight *lit)
{
  self->lit = lit;
  g_signal_emit (self, signals[LIT], 0);
}

const BstIoCaseLight *
bastide_example_get_light (BastideExample *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE (self), NULL);

  return self->lit;
}

/* One text, which a screen reader says once. */
static void
tell (BastideExample *self,
      const char     *sentence,
      char          **lines)
{
  g_autofree char *below = g_strjoinv ("\n", lines);

  g_free (self->told);
  self->told = g_strjoin (*below != '\0' ? "\n" : "", sentence, below, NULL);
  g_signal_emit (self, signals[TOLD], 0);
}

const char *
bastide_example_get_told (BastideExample *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE (self), NULL);

  return self->told;
}

/* What the turns that were tried have paid. */
static void
tell_paid (BastideExample *self)
{
  const BstEvents *events = bastide_shown_get_events (bastide_study_get_shown (self->study));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  for (guint i = self->n_paid; i < events->n_items; i++)
    {
      g_autofree char *line = bst_io_case_dup_event (bastide_study_get_game (self->study), &events->items[i]);

      g_strv_builder_add (builder, line);
    }
  lines = g_strv_builder_end (builder);
  tell (self,
        lines[0] != NULL ? _("This was paid:")
        : _("Choose a tile in the bag and lay it. What is not allowed is explained; Home sets the example up again."),
        lines);
}

gboolean
bastide_example_frames_last (BastideExample *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE (self), TRUE);

  return self->frames_last;
}

/* --- The three modes --- */

static void
show_step (BastideExample *self)
{
  const BstIoCaseStep *step = get_step (self);

  bastide_study_take_position (self->study, bst_position_copy (step->position));
  self->frames_last = step->line != NULL && step->line->verb == BST_IO_CASE_PLAY;
  set_light (self, &step->light);
  tell (self, step->sentence, step->details);
}

/* The same position, to be played on. The tile that the step tries is in hand. */
static void
begin_try (BastideExample *self)
{
  const BstIoCaseStep *step = get_step (self);
  g_autoptr (BstRecord) record = bastide_example_dup_record (self);

  if (!bastide_study_set_record (self->study, record, NULL, NULL))
    g_return_if_reached ();
  self->n_paid = bastide_shown_get_events (bastide_study_get_shown (self->study))->n_items;
  self->frames_last = TRUE;
  if (step->light.has_ghost
      && bst_position_get_remaining (step->position, (guint) step->light.ghost.type) > 0)
    bastide_turn_input_set_tile (self->turn_input, step->light.ghost.type);
  tell_paid (self);
}

void
bastide_example_show_outcome (BastideExample         *self,
                              const BstIoCaseOutcome *outcome)
{
  guint n_paid = 0;

  g_return_if_fail (BASTIDE_IS_EXAMPLE (self));

  if (self->mode != BASTIDE_EXAMPLE_COMPARE || outcome == NULL)
    return;
  set_light (self, NULL);
  bst_io_case_light_clear (&self->outcome);
  bst_io_case_light_init (&self->outcome);
  for (guint i = 0; i < outcome->events.n_items; i++)
    n_paid += outcome->events.items[i].points != 0;
  for (guint i = 0; i < outcome->events.n_items; i++)
    if (outcome->events.items[i].points != 0)
      bst_io_case_light_add_event (&self->outcome, outcome->position, &outcome->events.items[i], n_paid == 1);
  bastide_study_take_position (self->study, bst_position_copy (outcome->position));
  self->frames_last = FALSE;
  set_light (self, &self->outcome);
}

BastideExampleMode
bastide_example_get_mode (BastideExample *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE (self), BASTIDE_EXAMPLE_STEPS);

  return self->mode;
}

void
bastide_example_set_mode (BastideExample     *self,
                          BastideExampleMode  mode)
{
  g_return_if_fail (BASTIDE_IS_EXAMPLE (self));
  g_return_if_fail (self->play != NULL);

  self->mode = mode;
  /* What is lit belongs to the position that goes; what was shown of rule sets stays until one of them is shown. */
  if (mode != BASTIDE_EXAMPLE_COMPARE)
    set_light (self, NULL);
  if (mode == BASTIDE_EXAMPLE_TRY)
    begin_try (self);
  else if (mode == BASTIDE_EXAMPLE_COMPARE)
    tell (self, _("What the moves up to here pay, and would if the game ended now:"), (char *[]) { NULL });
  else
    show_step (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

const BstNode *
bastide_example_get_node (BastideExample *self)
{
  g_return_val_if_fail (bastide_example_has_rule (self), NULL);

  return get_step (self)->node;
}

BstRecord *
bastide_example_dup_record (BastideExample *self)
{
  g_return_val_if_fail (bastide_example_has_rule (self), NULL);

  return bst_io_case_play_dup_record (self->play, self->step);
}

static void
study_changed (BastideExample     *self,
               BastideStudyChange  change)
{
  if (self->mode == BASTIDE_EXAMPLE_TRY && (change & BASTIDE_STUDY_NODE) && !(change & BASTIDE_STUDY_RECORD))
    tell_paid (self);
}

/* --- Rules, examples, steps --- */

gboolean
bastide_example_has_rule (BastideExample *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE (self), FALSE);

  return self->play != NULL;
}

guint
bastide_example_get_n_steps (BastideExample *self)
{
  return bastide_example_has_rule (self) ? bst_io_case_play_get_n_steps (self->play) : 0;
}

guint
bastide_example_get_step (BastideExample *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE (self), 0);

  return self->step;
}

void
bastide_example_set_step (BastideExample *self,
                          guint           step)
{
  g_return_if_fail (step < bastide_example_get_n_steps (self));

  self->step = step;
  bastide_example_set_mode (self, BASTIDE_EXAMPLE_STEPS);
}

/* Whatever is tried, one comes back to the steps. */
void
bastide_example_go (BastideExample *self,
                    gboolean        is_back)
{
  g_return_if_fail (BASTIDE_IS_EXAMPLE (self));

  if (is_back && self->step > 0)
    bastide_example_set_step (self, self->step - 1);
  else if (!is_back && self->step + 1 < bastide_example_get_n_steps (self))
    bastide_example_set_step (self, self->step + 1);
  else if (is_back && self->index > 0)
    bastide_example_set_index (self, self->index - 1);
  else if (!is_back && self->index + 1 < self->n_cases)
    {
      bastide_example_set_index (self, self->index + 1);
      bastide_example_set_step (self, 0);
    }
}

guint
bastide_example_get_n (BastideExample *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE (self), 0);

  return self->n_cases;
}

guint
bastide_example_get_index (BastideExample *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE (self), 0);

  return self->index;
}

const char *
bastide_example_get_title (BastideExample *self)
{
  g_return_val_if_fail (bastide_example_has_rule (self), NULL);

  return self->cases[self->index]->title;
}

/* The bundled examples can all be played: a test plays them. */
void
bastide_example_set_index (BastideExample *self,
                           guint           index)
{
  g_autoptr (BstIoCasePlay) play = NULL;

  g_return_if_fail (BASTIDE_IS_EXAMPLE (self));
  g_return_if_fail (index < self->n_cases);

  play = bst_io_case_play_new (self->cases[index], NULL);
  g_return_if_fail (play != NULL);
  /* What is lit belongs to the old one. */
  set_light (self, NULL);
  g_clear_pointer (&self->play, bst_io_case_play_free);
  self->play = g_steal_pointer (&play);
  self->index = index;
  self->step = bst_io_case_play_find_main (self->play);
  bastide_example_set_mode (self, BASTIDE_EXAMPLE_STEPS);
  g_signal_emit (self, signals[OPENED], 0);
}

void
bastide_example_set_rule (BastideExample  *self,
                          const BstIoRule *rule)
{
  g_return_if_fail (BASTIDE_IS_EXAMPLE (self));

  self->cases = bst_io_case_book_get_of_rule (rule->number, &self->n_cases);
  bastide_example_set_index (self, 0);
}

/* --- Class --- */

static void
bastide_example_finalize (GObject *object)
{
  BastideExample *self = BASTIDE_EXAMPLE (object);

  g_object_unref (self->turn_input);
  g_object_unref (self->study);
  g_clear_pointer (&self->play, bst_io_case_play_free);
  bst_io_case_light_clear (&self->outcome);
  g_free (self->told);

  G_OBJECT_CLASS (bastide_example_parent_class)->finalize (object);
}

static void
bastide_example_class_init (BastideExampleClass *klass)
{
  static const char * const names[] = { [LIT] = "lit", [TOLD] = "told", [CHANGED] = "changed", [OPENED] = "opened" };

  G_OBJECT_CLASS (klass)->finalize = bastide_example_finalize;

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], BASTIDE_TYPE_EXAMPLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_example_init (BastideExample *self)
{
  self->study = bastide_study_new ();
  self->turn_input = bastide_turn_input_new (self->study);
  self->told = g_strdup ("");
  bst_io_case_light_init (&self->outcome);
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
}

BastideExample *
bastide_example_new (void)
{
  return g_object_new (BASTIDE_TYPE_EXAMPLE, NULL);
}
