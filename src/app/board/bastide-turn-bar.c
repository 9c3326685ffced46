/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-bar.h"
#include "bastide-rule-link.h"
#include "bastide-template.h"
#include "bastide-turn-layer.h"
#include "bastide-turn-prompt.h"

struct _BastideTurnBar
{
  GtkWidget    parent_instance;

  /* Owned */
  BastideTurnInput *turn_input;
  gboolean          is_quiet;
  gboolean          is_plain;           /* without the numbers of rules */
  BastideTurnLayer *layer;              /* weak; NULL until it has a board */

  /* Template */
  GtkLabel    *prompt;
  GtkLabel    *refusal;
  GtkWidget   *discard;
  GtkWidget   *refuse;
  GtkWidget   *close;
};

enum
{
  USED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideTurnBar, bastide_turn_bar, GTK_TYPE_WIDGET)

static void
turn_input_changed (BastideTurnBar *self)
{
  gboolean is_idle = bastide_turn_input_get_state (self->turn_input) == BASTIDE_TURN_INPUT_IDLE;
  gboolean has_shown = bastide_study_get_shown (bastide_turn_input_get_study (self->turn_input)) != NULL;
  const char *refusal = is_idle ? bastide_turn_prompt_get_refusal (self->turn_input, self->is_plain) : NULL;
  g_autofree char *prompt = NULL;

  if (is_idle && has_shown && !self->is_quiet)
    prompt = bastide_turn_prompt_dup (self->turn_input, self->is_plain);
  gtk_widget_set_visible (GTK_WIDGET (self), prompt != NULL || refusal != NULL);
  gtk_label_set_label (self->prompt, prompt ? prompt : "");
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), prompt != NULL);
  bastide_rule_link_set_text (self->refusal, refusal ? refusal : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), refusal != NULL);
  gtk_widget_set_visible (self->discard, prompt != NULL);
  gtk_widget_set_visible (self->refuse, prompt != NULL);
  gtk_widget_set_visible (self->close, refusal != NULL);
}

void
bastide_turn_bar_set_quiet (BastideTurnBar *self,
                            gboolean        is_quiet)
{
  g_return_if_fail (BASTIDE_IS_TURN_BAR (self));
  g_return_if_fail (self->turn_input != NULL);

  self->is_quiet = is_quiet;
  turn_input_changed (self);
}

void
bastide_turn_bar_set_plain (BastideTurnBar *self,
                            gboolean        is_plain)
{
  g_return_if_fail (BASTIDE_IS_TURN_BAR (self));

  self->is_plain = is_plain;
  if (self->layer != NULL)
    bastide_turn_layer_set_plain (self->layer, is_plain);
}

BastideTurnLayer *
bastide_turn_bar_set_play (BastideTurnBar   *self,
                           BastideTurnInput *turn_input,
                           BastideBoard     *board)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (GTK_WIDGET (board), GTK_TYPE_OVERLAY);

  g_return_val_if_fail (BASTIDE_IS_TURN_BAR (self), NULL);
  g_return_val_if_fail (self->turn_input == NULL && overlay != NULL, NULL);

  self->turn_input = g_object_ref (turn_input);
  g_signal_connect_object (turn_input, "changed", G_CALLBACK (turn_input_changed), self, G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->layer, bastide_turn_layer_new (turn_input, board));
  bastide_turn_layer_set_plain (self->layer, self->is_plain);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->layer));

  return self->layer;
}

/* --- Buttons --- */

/* The button may be gone by now, and the next one beside it is not what Enter is meant for. */
static void
use (BastideTurnBar *self)
{
  g_signal_emit (self, signals[USED], 0);
}

static void
discard_clicked (BastideTurnBar *self)
{
  bastide_turn_input_discard (self->turn_input, FALSE);
  use (self);
}

static void
refuse_clicked (BastideTurnBar *self)
{
  bastide_turn_input_discard (self->turn_input, TRUE);
  use (self);
}

static void
close_clicked (BastideTurnBar *self)
{
  bastide_turn_input_cancel (self->turn_input);
  use (self);
}

static void
bastide_turn_bar_dispose (GObject *object)
{
  BastideTurnBar *self = BASTIDE_TURN_BAR (object);

  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->turn_input);
  g_clear_weak_pointer (&self->layer);

  G_OBJECT_CLASS (bastide_turn_bar_parent_class)->dispose (object);
}

static void
bastide_turn_bar_class_init (BastideTurnBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_turn_bar_dispose;

  /* A button has done what it says: the board gets the keys back. */
  signals[USED] = g_signal_new ("used", BASTIDE_TYPE_TURN_BAR, G_SIGNAL_RUN_LAST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-turn-bar.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideTurnBar, prompt, refusal, discard, refuse, close);
  bastide_template_callbacks (widget_class, discard_clicked, refuse_clicked, close_clicked);
}

static void
bastide_turn_bar_init (BastideTurnBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* In large letters they have two lines. */
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->discard))), TRUE);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->refuse))), TRUE);
}
