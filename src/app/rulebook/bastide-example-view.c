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

#include <bst-render-overlay.h>

#include <glib/gi18n.h>

/* What is said beside the board is always as wide. */
#define CARD_SIZE 344

struct _BastideExampleView
{
  GtkWidget           parent_instance;

  /* Owned */
  BastideExample     *example;
  BastideBoardTool   *light_tool;
  BastideBoardTool   *turn_tool;
  gboolean            updating;         /* the buttons follow the mode */

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

/* --- What is shown --- */

BastideExample *
bastide_example_view_get_example (BastideExampleView *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self), NULL);

  return self->example;
}

void
bastide_example_view_light (BastideExampleView *self,
                            BastideLightTool   *tool)
{
  const BstIoCaseLight *lit;

  g_return_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self));

  lit = bastide_example_get_light (self->example);
  if (lit != NULL)
    bastide_light_tool_set_case (tool, lit);
  else
    bastide_light_tool_set_light (tool, NULL);
}

static void
lit (BastideExampleView *self)
{
  bastide_board_set_frames_last (self->board, bastide_example_frames_last (self->example));
  bastide_example_view_light (self, BASTIDE_LIGHT_TOOL (self->light_tool));
}

static void
told (BastideExampleView *self)
{
  bastide_rule_link_set_text (self->told, bastide_example_get_told (self->example));
}

static void
show_outcome (BastideExampleView *self)
{
  bastide_example_show_outcome (self->example, bastide_rule_compare_get_shown (self->outcomes));
}

static void
update_mode (BastideExampleView *self)
{
  BastideExampleMode mode = bastide_example_get_mode (self->example);

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
  bastide_board_set_frames_last (self->board, bastide_example_frames_last (self->example));
  bastide_rule_compare_set_node (self->outcomes, mode == BASTIDE_EXAMPLE_COMPARE ? bastide_example_get_node (self->example)
                                                                                 : NULL);
  show_outcome (self);
}

static void
changed (BastideExampleView *self)
{
  guint index = bastide_example_get_index (self->example), n = bastide_example_get_n (self->example);
  guint step = bastide_example_get_step (self->example), n_steps = bastide_example_get_n_steps (self->example);
  /* Translators: which of the examples of a rule is shown. */
  g_autofree char *number = g_strdup_printf (_("Example %u of %u"), index + 1, n);
  /* Translators: how far an example of a rule was gone through. */
  g_autofree char *place = g_strdup_printf (_("Step %u of %u"), step + 1, n_steps);

  gtk_label_set_label (self->number, number);
  bastide_rule_link_set_text (self->title, bastide_example_get_title (self->example));
  gtk_widget_set_sensitive (self->former_example, index > 0);
  gtk_widget_set_sensitive (self->next_example, index + 1 < n);
  gtk_label_set_label (self->place, place);
  gtk_widget_set_sensitive (self->former_step, step > 0);
  gtk_widget_set_sensitive (self->next_step, step + 1 < n_steps);
  update_mode (self);
}

/* Behind the last that is compared, one comes back to the steps. */
void
bastide_example_view_go (BastideExampleView *self,
                         gboolean            is_back)
{
  g_return_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self));

  if (bastide_example_get_mode (self->example) != BASTIDE_EXAMPLE_COMPARE
      || !bastide_rule_compare_go (self->outcomes, is_back))
    bastide_example_go (self->example, is_back);
}

char *
bastide_example_view_dup_told (BastideExampleView *self)
{
  char *compared = NULL;

  g_return_val_if_fail (BASTIDE_IS_EXAMPLE_VIEW (self), NULL);

  if (bastide_example_get_mode (self->example) == BASTIDE_EXAMPLE_COMPARE)
    compared = bastide_rule_compare_dup_told (self->outcomes);

  return compared != NULL ? compared : g_strdup (bastide_example_get_told (self->example));
}

/* --- What is done --- */

static void
go_to_former_example (BastideExampleView *self)
{
  bastide_example_set_index (self->example, bastide_example_get_index (self->example) - 1);
}

static void
go_to_next_example (BastideExampleView *self)
{
  bastide_example_set_index (self->example, bastide_example_get_index (self->example) + 1);
}

static void
go_to_former_step (BastideExampleView *self)
{
  if (bastide_example_get_step (self->example) > 0)
    bastide_example_set_step (self->example, bastide_example_get_step (self->example) - 1);
}

static void
go_to_next_step (BastideExampleView *self)
{
  if (bastide_example_get_step (self->example) + 1 < bastide_example_get_n_steps (self->example))
    bastide_example_set_step (self->example, bastide_example_get_step (self->example) + 1);
}

static void
try_toggled (BastideExampleView *self)
{
  if (self->updating)
    return;
  bastide_example_set_mode (self->example, gtk_toggle_button_get_active (self->try) ? BASTIDE_EXAMPLE_TRY
                                                                                : BASTIDE_EXAMPLE_STEPS);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
compare_toggled (BastideExampleView *self)
{
  if (self->updating)
    return;
  bastide_example_set_mode (self->example, gtk_toggle_button_get_active (self->compare) ? BASTIDE_EXAMPLE_COMPARE
                                                                                    : BASTIDE_EXAMPLE_STEPS);
  if (bastide_example_get_mode (self->example) == BASTIDE_EXAMPLE_COMPARE)
    gtk_widget_grab_focus (GTK_WIDGET (self->outcomes));
}

static void
set_up_again (BastideExampleView *self)
{
  bastide_example_set_mode (self->example, BASTIDE_EXAMPLE_TRY);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
open_as_study (BastideExampleView *self)
{
  g_autoptr (BstRecord) record = bastide_example_dup_record (self->example);

  g_signal_emit (self, signals[TRY], 0, record);
}

static void
bag_selected (BastideExampleView *self)
{
  int type = bastide_bag_get_selected (self->bag);

  bastide_board_set_legal_type (self->board, type);
  if (bastide_example_get_mode (self->example) == BASTIDE_EXAMPLE_TRY && type != bastide_turn_input_get_chosen (bastide_example_get_turn_input (self->example)))
    bastide_turn_input_set_tile (bastide_example_get_turn_input (self->example), type);
}

static void
tile_changed (BastideExampleView *self)
{
  bastide_bag_set_selected (self->bag, bastide_turn_input_get_chosen (bastide_example_get_turn_input (self->example)));
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
      bastide_example_set_step (self->example, 0);
      return TRUE;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      bastide_example_set_step (self->example, bastide_example_get_n_steps (self->example) - 1);
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

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) || !bastide_example_has_rule (self->example))
    return FALSE;
  if (bastide_example_get_mode (self->example) == BASTIDE_EXAMPLE_TRY && (key == GDK_KEY_Home || key == GDK_KEY_KP_Home))
    {
      set_up_again (self);
      return TRUE;
    }

  return bastide_example_get_mode (self->example) == BASTIDE_EXAMPLE_STEPS && !BASTIDE_IS_CELL (focus) && step_by_key (self, key);
}

/* Escape takes back one thing at a time, last of all the mode. */
static gboolean
key_left (BastideExampleView *self,
          guint               key)
{
  if (key != GDK_KEY_Escape || !bastide_example_has_rule (self->example))
    return FALSE;
  if (bastide_turn_input_cancel (bastide_example_get_turn_input (self->example)) || bastide_board_step_back (self->board))
    return TRUE;
  if (bastide_example_get_mode (self->example) == BASTIDE_EXAMPLE_STEPS)
    return FALSE;
  bastide_example_set_mode (self->example, BASTIDE_EXAMPLE_STEPS);
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
  g_clear_object (&self->example);

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
  bastide_turn_input_draw (bastide_example_get_turn_input (BASTIDE_EXAMPLE_VIEW (user_data)->example));
}

static void
init_bag (BastideExampleView *self)
{
  static const GActionEntry entries[] = { { .name = "draw", .activate = draw_tile } };
  g_autoptr (GSimpleActionGroup) page = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (page), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self->bag), "page", G_ACTION_GROUP (page));
  bastide_bag_set_study (self->bag, bastide_example_get_study (self->example));
}

static void
bastide_example_view_init (BastideExampleView *self)
{
  BastideTurnInput *turn_input;

  self->example = bastide_example_new ();
  turn_input = bastide_example_get_turn_input (self->example);
  self->turn_tool = bastide_turn_tool_new (turn_input);
  self->light_tool = bastide_light_tool_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_board_set_ring (self->board, 1);
  bastide_board_set_fit_max (self->board, BASTIDE_BOARD_FIT_FEW);
  bastide_board_set_show (self->board, BST_RENDER_SHOW_COORDINATES);
  bastide_board_set_study (self->board, bastide_example_get_study (self->example));
  init_bag (self);
  bastide_turn_bar_set_play (self->turn_bar, turn_input, self->board);
  g_signal_connect_object (turn_input, "tile-changed", G_CALLBACK (tile_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->example, "lit", G_CALLBACK (lit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->example, "told", G_CALLBACK (told), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->example, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->example, "opened", G_CALLBACK (bastide_board_fit), self->board, G_CONNECT_SWAPPED);
}
