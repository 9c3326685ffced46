/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-example-view.h"
#include "bastide-bag.h"
#include "bastide-board.h"
#include "bastide-cell.h"
#include "bastide-light-tool.h"
#include "bastide-rule-compare.h"
#include "bastide-rule-link.h"
#include "bastide-template.h"
#include "bastide-turn-bar.h"
#include "bastide-turn-tool.h"

#include <bst-io-case-book.h>
#include <bst-io-case-play.h>
#include <bst-render-overlay.h>

#include <glib/gi18n.h>

/* What is said beside the board is always as wide. */
#define CARD_SIZE 344

struct _BastideExampleView
{
  GtkWidget           parent_instance;

  /* Owned */
  const BstIoCase * const *cases;       /* of the book */
  guint               n_cases;
  guint               example;          /* of them */
  BstIoCasePlay      *play;             /* NULL until there is a rule */
  guint               step;
  BastideExampleMode  mode;
  gboolean            updating;         /* the buttons follow the mode */
  guint               n_paid;           /* events before anything is tried */
  BastideStudy       *study;
  BastideTurnInput   *turn_input;
  BastideBoardTool   *light_tool;
  BastideBoardTool   *turn_tool;
  BstIoCaseLight      light;            /* of what a rule set pays */
  const BstIoCaseLight *lit;            /* what is lit now: of a step, or @light; NULL */

  /* Template */
  GtkBox             *body;
  GtkWidget          *view;
  BastideBoard       *board;
  BastideTurnBar     *turn_bar;
  GtkScrolledWindow  *card;
  GtkLabel           *number;
  GtkWidget          *former_example;
  GtkWidget          *next_example;
  GtkLabel           *title;
  GtkLabel           *told;
  GtkWidget          *steps;
  GtkLabel           *place;
  GtkWidget          *former_step;
  GtkWidget          *next_step;
  GtkToggleButton    *try;
  GtkToggleButton    *compare;
  GtkWidget          *reset;
  BastideBag         *bag;
  BastideRuleCompare *outcomes;
};

enum
{
  TRY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideExampleView, bastide_example_view, GTK_TYPE_WIDGET)

/* --- What is lit --- */

static void
set_light (BastideExampleView   *self,
           const BstIoCaseLight *lit)
{
  self->lit = lit;
  bastide_light_tool_set_case (BASTIDE_LIGHT_TOOL (self->light_tool), lit);
}

static void
clear_light (BastideExampleView *self)
{
  self->lit = NULL;
  bastide_light_tool_set_light (BASTIDE_LIGHT_TOOL (self->light_tool), NULL);
}

void
bastide_example_view_light (BastideExampleView *self,
                            BastideLightTool   *tool)
{
  g_return_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self));

  if (self->lit != NULL)
    bastide_light_tool_set_case (tool, self->lit);
  else
    bastide_light_tool_set_light (tool, NULL);
}

/* --- What is said --- */

/* A sentence, and lines below it: one text, which a screen reader says once. */
static void
tell (BastideExampleView *self,
      const char         *sentence,
      char              **lines)
{
  g_autofree char *below = g_strjoinv ("\n", lines);
  g_autofree char *text = g_strjoin (*below != '\0' ? "\n" : "", sentence, below, NULL);

  bastide_rule_link_set_text (self->told, text);
}

/* What the turns that were tried have paid. */
static void
tell_paid (BastideExampleView *self)
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

/* --- The three modes --- */

static void
show_step (BastideExampleView *self)
{
  const BstIoCaseStep *step = bst_io_case_play_get_step (self->play, self->step);
  guint n_steps = bst_io_case_play_get_n_steps (self->play);
  /* Translators: how far an example of a rule was gone through. */
  g_autofree char *place = g_strdup_printf (_("Step %u of %u"), self->step + 1, n_steps);

  clear_light (self);
  bastide_study_take_position (self->study, bst_position_copy (step->position));
  bastide_board_set_frames_last (self->board, step->line != NULL && step->line->verb == BST_IO_CASE_PLAY);
  set_light (self, &step->light);
  tell (self, step->sentence, step->details);
  gtk_label_set_label (self->place, place);
  gtk_widget_set_sensitive (self->former_step, self->step > 0);
  gtk_widget_set_sensitive (self->next_step, self->step + 1 < n_steps);
}

/* The same position, to be played on. The tile that the step tries is in hand. */
static void
begin_try (BastideExampleView *self)
{
  const BstIoCaseStep *step = bst_io_case_play_get_step (self->play, self->step);
  g_autoptr (BstRecord) record = bst_io_case_play_dup_record (self->play, self->step);

  clear_light (self);
  if (!bastide_study_set_record (self->study, record, NULL, NULL))
    g_return_if_reached ();
  self->n_paid = bastide_shown_get_events (bastide_study_get_shown (self->study))->n_items;
  bastide_board_set_frames_last (self->board, TRUE);
  if (step->light.has_ghost
      && bst_position_get_remaining (step->position, (guint) step->light.ghost.type) > 0)
    bastide_turn_input_set_tile (self->turn_input, step->light.ghost.type);
  tell_paid (self);
}

static void
show_outcome (BastideExampleView *self)
{
  const BstIoCaseOutcome *outcome = bastide_rule_compare_get_shown (self->outcomes);
  guint n_paid = 0;

  if (self->mode != BASTIDE_EXAMPLE_COMPARE || outcome == NULL)
    return;
  clear_light (self);
  bst_io_case_light_clear (&self->light);
  bst_io_case_light_init (&self->light);
  for (guint i = 0; i < outcome->events.n_items; i++)
    n_paid += outcome->events.items[i].points != 0;
  for (guint i = 0; i < outcome->events.n_items; i++)
    if (outcome->events.items[i].points != 0)
      bst_io_case_light_add_event (&self->light, outcome->position, &outcome->events.items[i], n_paid == 1);
  bastide_study_take_position (self->study, bst_position_copy (outcome->position));
  bastide_board_set_frames_last (self->board, FALSE);
  set_light (self, &self->light);
}

static void
begin_compare (BastideExampleView *self)
{
  tell (self, _("What the moves up to here pay, and would if the game ended now:"), (char *[]) { NULL });
  bastide_rule_compare_set_node (self->outcomes, bst_io_case_play_get_step (self->play, self->step)->node);
  show_outcome (self);
}

void
bastide_example_view_set_mode (BastideExampleView *self,
                               BastideExampleMode  mode)
{
  g_return_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self));
  g_return_if_fail (self->play != NULL);

  self->mode = mode;
  self->updating = TRUE;
  gtk_toggle_button_set_active (self->try, mode == BASTIDE_EXAMPLE_TRY);
  gtk_toggle_button_set_active (self->compare, mode == BASTIDE_EXAMPLE_COMPARE);
  self->updating = FALSE;
  gtk_widget_set_visible (self->steps, mode == BASTIDE_EXAMPLE_STEPS);
  gtk_widget_set_visible (self->reset, mode == BASTIDE_EXAMPLE_TRY);
  gtk_widget_set_visible (GTK_WIDGET (self->bag), mode == BASTIDE_EXAMPLE_TRY);
  gtk_widget_set_visible (GTK_WIDGET (self->outcomes), mode == BASTIDE_EXAMPLE_COMPARE);
  gtk_widget_set_visible (GTK_WIDGET (self->turn_bar), mode == BASTIDE_EXAMPLE_TRY);
  bastide_board_set_tool (self->board, mode == BASTIDE_EXAMPLE_TRY ? self->turn_tool : self->light_tool);

  if (mode == BASTIDE_EXAMPLE_TRY)
    begin_try (self);
  else if (mode == BASTIDE_EXAMPLE_COMPARE)
    begin_compare (self);
  else
    show_step (self);
  if (mode != BASTIDE_EXAMPLE_COMPARE)
    bastide_rule_compare_set_node (self->outcomes, NULL);
}

BastideExampleMode
bastide_example_view_get_mode (BastideExampleView *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self), BASTIDE_EXAMPLE_STEPS);

  return self->mode;
}

/* --- Rules, examples, steps --- */

guint
bastide_example_view_get_n_steps (BastideExampleView *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self), 0);

  return self->play != NULL ? bst_io_case_play_get_n_steps (self->play) : 0;
}

guint
bastide_example_view_get_step (BastideExampleView *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self), 0);

  return self->step;
}

void
bastide_example_view_set_step (BastideExampleView *self,
                               guint               step)
{
  g_return_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self));
  g_return_if_fail (step < bastide_example_view_get_n_steps (self));

  self->step = step;
  bastide_example_view_set_mode (self, BASTIDE_EXAMPLE_STEPS);
}

/* Whatever is tried, and behind the last that is compared, one comes back to the steps. */
void
bastide_example_view_go (BastideExampleView *self,
                         gboolean            is_back)
{
  g_return_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self));

  if (self->mode == BASTIDE_EXAMPLE_COMPARE && bastide_rule_compare_go (self->outcomes, is_back))
    return;
  if (is_back && self->step > 0)
    bastide_example_view_set_step (self, self->step - 1);
  else if (!is_back && self->step + 1 < bastide_example_view_get_n_steps (self))
    bastide_example_view_set_step (self, self->step + 1);
  else if (is_back && self->example > 0)
    bastide_example_view_set_example (self, self->example - 1);
  else if (!is_back && self->example + 1 < self->n_cases)
    {
      bastide_example_view_set_example (self, self->example + 1);
      bastide_example_view_set_step (self, 0);
    }
}

char *
bastide_example_view_dup_told (BastideExampleView *self)
{
  char *compared = NULL;

  g_return_val_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self), NULL);

  if (self->mode == BASTIDE_EXAMPLE_COMPARE)
    compared = bastide_rule_compare_dup_told (self->outcomes);

  return compared != NULL ? compared : g_strdup (gtk_label_get_text (self->told));
}

guint
bastide_example_view_get_n_examples (BastideExampleView *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self), 0);

  return self->n_cases;
}

/* The bundled examples can all be played: a test plays them. */
void
bastide_example_view_set_example (BastideExampleView *self,
                                  guint               index)
{
  g_autoptr (BstIoCasePlay) play = NULL;
  g_autofree char *number = NULL;

  g_return_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self));
  g_return_if_fail (index < self->n_cases);

  play = bst_io_case_play_new (self->cases[index], NULL);
  g_return_if_fail (play != NULL);
  /* What is lit belongs to the old one. */
  clear_light (self);
  g_clear_pointer (&self->play, bst_io_case_play_free);
  self->play = g_steal_pointer (&play);
  self->example = index;
  self->step = bst_io_case_play_find_main (self->play);

  /* Translators: which of the examples of a rule is shown. */
  number = g_strdup_printf (_("Example %u of %u"), index + 1, self->n_cases);
  gtk_label_set_label (self->number, number);
  bastide_rule_link_set_text (self->title, self->cases[index]->title);
  gtk_widget_set_sensitive (self->former_example, index > 0);
  gtk_widget_set_sensitive (self->next_example, index + 1 < self->n_cases);
  bastide_example_view_set_mode (self, BASTIDE_EXAMPLE_STEPS);
  bastide_board_fit (self->board);
}

void
bastide_example_view_set_rule (BastideExampleView *self,
                               const BstIoRule    *rule)
{
  g_return_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self));

  self->cases = bst_io_case_book_get_of_rule (rule->number, &self->n_cases);
  bastide_example_view_set_example (self, 0);
}

/* --- What is done --- */

static void
go_to_former_example (BastideExampleView *self)
{
  if (self->example > 0)
    bastide_example_view_set_example (self, self->example - 1);
}

static void
go_to_next_example (BastideExampleView *self)
{
  if (self->example + 1 < self->n_cases)
    bastide_example_view_set_example (self, self->example + 1);
}

static void
go_to_former_step (BastideExampleView *self)
{
  if (self->step > 0)
    bastide_example_view_set_step (self, self->step - 1);
}

static void
go_to_next_step (BastideExampleView *self)
{
  if (self->step + 1 < bastide_example_view_get_n_steps (self))
    bastide_example_view_set_step (self, self->step + 1);
}

static void
try_toggled (BastideExampleView *self)
{
  if (self->updating)
    return;
  bastide_example_view_set_mode (self, gtk_toggle_button_get_active (self->try) ? BASTIDE_EXAMPLE_TRY
                                                                                : BASTIDE_EXAMPLE_STEPS);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
compare_toggled (BastideExampleView *self)
{
  if (self->updating)
    return;
  bastide_example_view_set_mode (self, gtk_toggle_button_get_active (self->compare) ? BASTIDE_EXAMPLE_COMPARE
                                                                                    : BASTIDE_EXAMPLE_STEPS);
  if (self->mode == BASTIDE_EXAMPLE_COMPARE)
    gtk_widget_grab_focus (GTK_WIDGET (self->outcomes));
}

static void
set_up_again (BastideExampleView *self)
{
  bastide_example_view_set_mode (self, BASTIDE_EXAMPLE_TRY);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
open_as_study (BastideExampleView *self)
{
  g_autoptr (BstRecord) record = bst_io_case_play_dup_record (self->play, self->step);

  g_signal_emit (self, signals[TRY], 0, record);
}

static void
bag_selected (BastideExampleView *self)
{
  int type = bastide_bag_get_selected (self->bag);

  bastide_board_set_legal_type (self->board, type);
  if (self->mode == BASTIDE_EXAMPLE_TRY && type != bastide_turn_input_get_chosen (self->turn_input))
    bastide_turn_input_set_tile (self->turn_input, type);
}

static void
tile_changed (BastideExampleView *self)
{
  bastide_bag_set_selected (self->bag, bastide_turn_input_get_chosen (self->turn_input));
}

static void
study_changed (BastideExampleView *self,
               BastideStudyChange  change)
{
  if (self->mode == BASTIDE_EXAMPLE_TRY && (change & BASTIDE_STUDY_NODE) && !(change & BASTIDE_STUDY_RECORD))
    tell_paid (self);
}

/* --- Keys --- */

static gboolean
step_by_key (BastideExampleView *self,
             guint               key)
{
  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      go_to_former_step (self);
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      go_to_next_step (self);
      return TRUE;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      bastide_example_view_set_step (self, 0);
      return TRUE;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      bastide_example_view_set_step (self, bastide_example_view_get_n_steps (self) - 1);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Before the board gets them: its cells keep the arrows once one is in them. */
static gboolean
key_pressed (BastideExampleView *self,
             guint               key,
             guint               code,
             GdkModifierType     modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) || self->play == NULL)
    return FALSE;
  if (self->mode == BASTIDE_EXAMPLE_TRY && (key == GDK_KEY_Home || key == GDK_KEY_KP_Home))
    {
      set_up_again (self);
      return TRUE;
    }

  return self->mode == BASTIDE_EXAMPLE_STEPS && !BASTIDE_IS_CELL (focus) && step_by_key (self, key);
}

/* Escape takes back one thing at a time, last of all the mode. */
static gboolean
key_left (BastideExampleView *self,
          guint               key)
{
  if (key != GDK_KEY_Escape || self->play == NULL)
    return FALSE;
  if (bastide_turn_input_cancel (self->turn_input) || bastide_board_step_back (self->board))
    return TRUE;
  if (self->mode == BASTIDE_EXAMPLE_STEPS)
    return FALSE;
  bastide_example_view_set_mode (self, BASTIDE_EXAMPLE_STEPS);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));

  return TRUE;
}

/* --- Room --- */

void
bastide_example_view_set_below (BastideExampleView *self,
                                gboolean            below,
                                int                 height,
                                double              text_scale)
{
  g_return_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body),
                                  below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (self->view, -1, below ? height : -1);
  gtk_widget_set_vexpand (self->view, !below);
  gtk_widget_set_size_request (GTK_WIDGET (self->card), below ? -1 : (int) (CARD_SIZE * text_scale), -1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->card), below);
  /* All of it is seen there: the whole rule scrolls. */
  gtk_scrolled_window_set_policy (self->card, GTK_POLICY_NEVER, below ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
}

GtkWidget *
bastide_example_view_get_nth_pane (BastideExampleView *self,
                                   guint               n)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self), NULL);

  return n == 0 ? GTK_WIDGET (self->board) : n == 1 ? GTK_WIDGET (self->card) : NULL;
}

/* --- Class --- */

static void
bastide_example_view_dispose (GObject *object)
{
  BastideExampleView *self = BASTIDE_EXAMPLE_VIEW (object);

  if (self->board != NULL)
    {
      bastide_board_set_tool (self->board, NULL);
      bastide_board_set_study (self->board, NULL);
      self->board = NULL;
    }
  bastide_template_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bastide_example_view_parent_class)->dispose (object);
}

static void
bastide_example_view_finalize (GObject *object)
{
  BastideExampleView *self = BASTIDE_EXAMPLE_VIEW (object);

  g_clear_object (&self->light_tool);
  g_clear_object (&self->turn_tool);
  g_clear_object (&self->turn_input);
  g_clear_object (&self->study);
  g_clear_pointer (&self->play, bst_io_case_play_free);
  bst_io_case_light_clear (&self->light);

  G_OBJECT_CLASS (bastide_example_view_parent_class)->finalize (object);
}

static void
bastide_example_view_class_init (BastideExampleViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_example_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_example_view_finalize;

  signals[TRY] = g_signal_new ("try", BASTIDE_TYPE_EXAMPLE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_POINTER);

  bastide_template_types (BASTIDE_TYPE_BAG, BASTIDE_TYPE_BOARD, BASTIDE_TYPE_RULE_COMPARE, BASTIDE_TYPE_TURN_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-example-view.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideExampleView, body, view, board, turn_bar, card, number,
                             former_example, next_example, title, told, steps, place, former_step, next_step, try,
                             compare, reset, bag, outcomes);
  bastide_template_callbacks (widget_class, bag_selected, compare_toggled, go_to_former_example, go_to_former_step,
                              go_to_next_example, go_to_next_step, key_left, key_pressed, open_as_study, set_up_again,
                              show_outcome, try_toggled);
}

/* What the bag's button does. */
static void
draw_tile (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_turn_input_draw (BASTIDE_EXAMPLE_VIEW (user_data)->turn_input);
}

static void
init_bag (BastideExampleView *self)
{
  static const GActionEntry entries[] = { { .name = "draw", .activate = draw_tile } };
  g_autoptr (GSimpleActionGroup) page = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (page), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self->bag), "page", G_ACTION_GROUP (page));
  bastide_bag_set_study (self->bag, self->study);
}

static void
bastide_example_view_init (BastideExampleView *self)
{
  bst_io_case_light_init (&self->light);
  self->study = bastide_study_new ();
  self->turn_input = bastide_turn_input_new (self->study);
  self->turn_tool = bastide_turn_tool_new (self->turn_input);
  self->light_tool = bastide_light_tool_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_board_set_ring (self->board, 1);
  bastide_board_set_fit_max (self->board, BASTIDE_BOARD_FIT_FEW);
  bastide_board_set_show (self->board, BST_RENDER_SHOW_COORDINATES);
  bastide_board_set_study (self->board, self->study);
  init_bag (self);
  bastide_turn_bar_set_play (self->turn_bar, self->turn_input, self->board);
  g_signal_connect_object (self->turn_input, "tile-changed", G_CALLBACK (tile_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
}
