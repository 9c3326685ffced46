/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-layer-private.h"
#include "bastide-choice-text.h"
#include "bastide-notch.h"
#include "bastide-rule-link.h"
#include "bastide-template.h"
#include "bastide-turn-prompt.h"
#include "bastide-turn-steps.h"

#include <glib/gi18n.h>

#include <math.h>

/* For so long after it opened, in microseconds, a click is still the second on the cell. */
#define DOUBLE_CLICK (300 * 1000)
/* ... if it is no further away than that, in units. */
#define NEAR 8

G_DEFINE_FINAL_TYPE (BastideTurnLayer, bastide_turn_layer, GTK_TYPE_WIDGET)

/* The button that was pressed may be gone by now, and the next one beside it is not what Enter is meant for. */
static void
give_keys_back (BastideTurnLayer *self)
{
  if (self->board != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* --- Steps --- */

void
bastide_turn_layer_make_step (BastideTurnLayer *self,
                              guint             step)
{
  bastide_turn_input_make_step (self->turn_input, step);
  give_keys_back (self);
}

static void
step_chosen (GtkButton *button,
             gpointer   step)
{
  bastide_turn_layer_make_step (BASTIDE_TURN_LAYER (gtk_widget_get_ancestor (GTK_WIDGET (button), BASTIDE_TYPE_TURN_LAYER)),
                                GPOINTER_TO_UINT (step));
}

static void
add_step (BastideTurnLayer *self,
          guint             step)
{
  const BstPosition *position = bastide_turn_input_get_partial (self->turn_input);
  g_autofree char *text = bastide_choice_text_get (position, bastide_turn_input_get_step (self->turn_input, step));
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect (button, "clicked", G_CALLBACK (step_chosen), GUINT_TO_POINTER (step));
  gtk_box_append (self->steps, button);
}

static void
update_steps (BastideTurnLayer *self)
{
  g_autoptr (GArray) steps = bastide_turn_steps_list_others (self->turn_input);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->steps))))
    gtk_box_remove (self->steps, child);
  for (guint i = 0; i < steps->len; i++)
    add_step (self, g_array_index (steps, guint, i));
  gtk_widget_set_visible (GTK_WIDGET (self->steps), steps->len > 0);
}

/* --- Buttons --- */

/* The place that is marked; NULL if there is none. */
static const BastidePartialTurnSpot *
get_spot (BastideTurnLayer *self,
          guint            *n_spots)
{
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, n_spots);
  guint current = bastide_turn_input_get_current (self->turn_input);

  return current < *n_spots && bastide_turn_input_get_dexterity (self->turn_input) == NULL ? &spots[current] : NULL;
}

/* In an exam, and where the page cannot show them or does so by now, there is nothing to offer. */
static gboolean
offers_legal (BastideTurnLayer *self)
{
  return bastide_turn_input_get_state (self->turn_input) == BASTIDE_TURN_INPUT_GHOST
         && bastide_turn_input_get_refusal (self->turn_input)->sentence != NULL
         && !bastide_study_is_exam (bastide_turn_input_get_study (self->turn_input))
         && gtk_widget_get_sensitive (self->legal) && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->legal));
}

static void
update_buttons (BastideTurnLayer *self)
{
  gboolean hovers = bastide_turn_input_get_state (self->turn_input) == BASTIDE_TURN_INPUT_GHOST;
  gboolean puts_figures = bastide_turn_prompt_puts_figures (self->turn_input);
  gboolean is_legal = bastide_turn_input_get_refusal (self->turn_input)->sentence == NULL;
  guint n_spots;
  const BastidePartialTurnSpot *spot = get_spot (self, &n_spots);

  gtk_widget_set_visible (self->turn, hovers);
  gtk_widget_set_visible (self->turn_back, hovers);
  gtk_widget_set_visible (self->lay, hovers);
  gtk_widget_set_sensitive (self->lay, is_legal);
  gtk_widget_set_visible (self->choose, !hovers && spot != NULL);
  gtk_widget_set_visible (self->another, !hovers && spot != NULL && n_spots > 1 && self->has_elsewhere);
  gtk_widget_set_visible (self->pass, bastide_turn_input_may_pass (self->turn_input) && (puts_figures || !hovers));
  gtk_button_set_label (GTK_BUTTON (self->pass), puts_figures ? _("No Figure") : _("Pass"));
  gtk_widget_set_visible (self->cancel, TRUE);
  gtk_widget_set_visible (self->undo, FALSE);
  gtk_widget_set_visible (self->legal, offers_legal (self));
}

static void
update_texts (BastideTurnLayer *self)
{
  g_autofree char *prompt = bastide_turn_prompt_dup (self->turn_input, self->is_plain);
  const char *refusal = bastide_turn_prompt_get_refusal (self->turn_input, self->is_plain);

  gtk_label_set_label (self->prompt, prompt ? prompt : "");
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), prompt != NULL);
  bastide_rule_link_set_text (self->refusal, refusal ? refusal : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), refusal != NULL);
}

/* --- Following --- */

/* What is shown is the turn that was tried here a moment ago, and it is that which would be undone: it was not in the
 * record before. */
static gboolean
has_laid (BastideTurnLayer *self)
{
  BstHistory *history = bastide_study_get_history (bastide_turn_input_get_study (self->turn_input));
  const BstMove *added;
  BstGame *game;

  if (!self->was_tried || self->undo_action == NULL || self->shown == NULL || history == NULL)
    return FALSE;
  added = bst_history_get_added (history, FALSE, &game);

  return added == &bastide_shown_get_node (self->shown)->move && added->x == self->x && added->y == self->y;
}

/* Nothing but the button that undoes. */
static void
show_undo (BastideTurnLayer *self)
{
  GtkWidget *all[] = { self->turn, self->turn_back, self->cancel, self->another, self->pass, self->lay, self->choose,
                       self->legal, GTK_WIDGET (self->prompt), GTK_WIDGET (self->refusal), GTK_WIDGET (self->kinds),
                       GTK_WIDGET (self->steps), self->glass };

  bastide_turn_layer_clear_kinds (self);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    gtk_widget_set_visible (all[i], FALSE);
  gtk_widget_set_visible (self->undo, TRUE);
}

static void
update_idle (BastideTurnLayer *self)
{
  self->offers_undo = has_laid (self) && bastide_turn_input_get_refusal (self->turn_input)->sentence == NULL;
  bastide_turn_layer_clear_places (self);
  if (self->offers_undo)
    show_undo (self);
  gtk_widget_set_visible (GTK_WIDGET (self), self->offers_undo);
}

static void
turn_input_changed (BastideTurnLayer *self)
{
  gboolean is_idle = bastide_turn_input_get_state (self->turn_input) == BASTIDE_TURN_INPUT_IDLE;
  int x = self->x, y = self->y;

  bastide_shown_set (&self->shown, bastide_study_get_shown (bastide_turn_input_get_study (self->turn_input)));
  if (is_idle)
    self->has_plan = FALSE;
  if (is_idle || self->shown == NULL)
    update_idle (self);
  else
    {
      self->offers_undo = FALSE;
      if (!self->was_tried)
        self->kind = BST_FIGURE_FOLLOWER;
      bastide_turn_steps_get_cell (self->turn_input, &self->x, &self->y);
      self->has_plan = self->has_plan && x == self->x && y == self->y;
      bastide_turn_layer_update_kinds (self);
      bastide_turn_layer_update_places (self);
      update_steps (self);
      update_buttons (self);
      update_texts (self);
      bastide_turn_glass_update (BASTIDE_TURN_GLASS (self->glass), self->turn_input, self->board, self->x, self->y);
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
      if (!self->was_tried || x != self->x || y != self->y)
        bastide_turn_layer_open (self);
    }
  self->was_tried = !is_idle;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
view_changed (BastideTurnLayer *self)
{
  self->has_plan = FALSE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
bastide_turn_layer_set_plain (BastideTurnLayer *self,
                              gboolean          is_plain)
{
  g_return_if_fail (BASTIDE_IS_TURN_LAYER (self));

  self->is_plain = is_plain;
}

void
bastide_turn_layer_set_undo (BastideTurnLayer *self,
                             const char       *action)
{
  g_return_if_fail (BASTIDE_IS_TURN_LAYER (self));

  g_free (self->undo_action);
  self->undo_action = g_strdup (action);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->undo), action);
}

/* --- What is clicked --- */

/* It may be told what the page shows before there is a turn, and after. */
static void
legal_toggled (BastideTurnLayer *self)
{
  if (self->turn_input != NULL && self->was_tried)
    turn_input_changed (self);
}

static void
turn_clicked (BastideTurnLayer *self)
{
  bastide_turn_input_turn (self->turn_input, 1);
}

static void
turn_back_clicked (BastideTurnLayer *self)
{
  bastide_turn_input_turn (self->turn_input, -1);
}

static void
lay_clicked (BastideTurnLayer *self)
{
  bastide_turn_input_lay (self->turn_input);
  give_keys_back (self);
}

static void
choose_clicked (BastideTurnLayer *self)
{
  guint n_spots;
  const BastidePartialTurnSpot *spot = get_spot (self, &n_spots);

  if (spot != NULL)
    bastide_turn_layer_make_step (self, bastide_turn_steps_find (self->turn_input, spot, self->kind));
}

static void
another_clicked (BastideTurnLayer *self)
{
  guint n_spots;

  if (get_spot (self, &n_spots) != NULL)
    bastide_turn_input_set_current (self->turn_input,
                                    (bastide_turn_input_get_current (self->turn_input) + 1) % n_spots);
}

static void
pass_clicked (BastideTurnLayer *self)
{
  bastide_turn_input_pass (self->turn_input);
  give_keys_back (self);
}

static void
cancel_clicked (BastideTurnLayer *self)
{
  bastide_turn_input_cancel (self->turn_input);
  give_keys_back (self);
}

/* The wheel turns the tile that it is over. */
static gboolean
scroll (BastideTurnLayer *self,
        double            dx,
        double            dy)
{
  int direction = bastide_notch_add (&self->scrolled, dy);

  if (direction != 0)
    bastide_turn_input_turn (self->turn_input, direction);

  return GDK_EVENT_STOP;
}

/* What a button has no use for means the same as on the board. */
static gboolean
key_pressed (BastideTurnLayer      *self,
             guint                  key,
             guint                  code,
             GdkModifierType        modifiers,
             GtkEventControllerKey *controller)
{
  return self->board != NULL && gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller)) != NULL
         && gtk_event_controller_key_forward (controller, GTK_WIDGET (self->board));
}

/* Whoever clicks twice at a point of the cell has not seen yet what opened there. */
static void
pressed (BastideTurnLayer *self,
         int               n_press,
         double            x,
         double            y,
         GtkGesture       *gesture)
{
  double board_x, board_y;

  if (self->board == NULL || g_get_monotonic_time () - self->opened_at >= DOUBLE_CLICK)
    return;
  bastide_board_get_pointer (self->board, &board_x, &board_y);
  if (hypot (board_x - x, board_y - y) < NEAR)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* --- Class --- */

static void
bastide_turn_layer_dispose (GObject *object)
{
  BastideTurnLayer *self = BASTIDE_TURN_LAYER (object);

  g_clear_object (&self->opening);
  g_clear_handle_id (&self->moved_source, g_source_remove);
  g_clear_weak_pointer (&self->flight);
  if (self->places != NULL)
    bastide_turn_layer_clear_places (self);
  g_clear_pointer (&self->places, g_array_unref);
  bastide_template_clear (GTK_WIDGET (self));
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->turn_input);
  g_clear_weak_pointer (&self->board);
  g_clear_pointer (&self->undo_action, g_free);

  G_OBJECT_CLASS (bastide_turn_layer_parent_class)->dispose (object);
}

static void
bastide_turn_layer_class_init (BastideTurnLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_turn_layer_dispose;

  bastide_template_types (BASTIDE_TYPE_TURN_GLASS);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-turn-layer.ui");
  bastide_template_children (widget_class, BastideTurnLayer, glass, turn_back, turn, pill, prompt, kinds, steps, buttons,
                             cancel, another, pass, lay, choose, undo, refusal, legal);
  bastide_template_callbacks (widget_class, turn_clicked, turn_back_clicked, lay_clicked, choose_clicked, another_clicked,
                              pass_clicked, cancel_clicked, legal_toggled);
  /* Its areas are others than they were when they were asked for. */
  g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  bastide_turn_layer_class_init_layout (widget_class);
  gtk_widget_class_set_css_name (widget_class, "turnlayer");
}

static void
bastide_turn_layer_init (BastideTurnLayer *self)
{
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->places = g_array_new (FALSE, TRUE, sizeof (BastideTurnPlace));
  self->opened = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (scroll), self);
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  bastide_turn_layer_init_drag (self);
}

BastideTurnLayer *
bastide_turn_layer_new (BastideTurnInput *turn_input,
                        BastideBoard     *board)
{
  BastideTurnLayer *self = g_object_new (BASTIDE_TYPE_TURN_LAYER, NULL);

  self->turn_input = g_object_ref (turn_input);
  g_set_weak_pointer (&self->board, board);
  g_signal_connect_object (turn_input, "changed", G_CALLBACK (turn_input_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "view-changed", G_CALLBACK (view_changed), self, G_CONNECT_SWAPPED);

  return self;
}
