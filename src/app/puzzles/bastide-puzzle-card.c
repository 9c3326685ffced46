/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-card.h"
#include "bastide-accessible.h"
#include "bastide-answer-pad.h"
#include "bastide-next-frame.h"
#include "bastide-puzzle-text.h"
#include "bastide-puzzle-tiles.h"
#include "bastide-rule-link.h"
#include "bastide-template.h"
#include "bastide-text-size.h"
#include "bastide-tile-picture.h"
#include "bastide-verdict-row.h"

#include <bst-io-puzzle-text.h>

#include <glib/gi18n.h>

/* From this size of letters on buttons stand below each other. */
#define LARGE_TEXT 1.4

struct _BastidePuzzleCard
{
  GtkWidget           parent_instance;

  /* Owned */
  BastidePuzzleSession       *session;

  gboolean            is_step;              /* of a lesson */
  guint               n_hints;              /* that are shown */
  BastidePuzzleSessionState shown;          /* the state that was last seen */
  BastideNextFrame    next_frame;           /* in which it may scroll */

  /* Template */
  GtkLabel           *title;
  GtkLabel           *level;
  GtkLabel           *question;
  GtkLabel           *players;
  BastidePuzzleTiles *tiles;
  GtkBox             *hints;
  BastideAnswerPad   *answer;
  GtkWidget          *thinking;
  BastideVerdictRow  *verdict;
  GtkLabel           *reason;
  GtkLabel           *credit;
  GtkLabel           *told;
  GtkFlowBox         *fitting;
  GtkWidget          *line;
  GtkLabel           *step;
  GtkWidget          *back;
  GtkButton          *run;
  GtkWidget          *forward;
  GtkWidget          *ask_buttons;
  GtkWidget          *go_buttons;
  GtkWidget          *hint;
  GtkLabel           *hint_label;
  GtkWidget          *solution;
  GtkWidget          *again;
  GtkWidget          *skip;
  GtkWidget          *next;
  GtkLabel           *next_label;
};

enum
{
  CHECK_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastidePuzzleCard, bastide_puzzle_card, GTK_TYPE_WIDGET)

/* --- The puzzle --- */

static void
clear_hints (BastidePuzzleCard *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->hints))))
    gtk_box_remove (self->hints, child);
  self->n_hints = 0;
}

static void
puzzle_changed (BastidePuzzleCard *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (self->session);
  guint index = bastide_puzzle_session_get_index (self->session);
  g_autofree char *title = bastide_puzzle_text_dup_title (puzzle, index);
  g_autofree char *level = bastide_puzzle_text_dup_level (puzzle);
  g_autofree char *question = bst_io_puzzle_dup_question (puzzle);
  g_autofree char *players = bst_io_puzzle_dup_players (puzzle);

  if (!self->is_step)
    {
      gtk_label_set_label (self->title, title);
      gtk_label_set_label (self->level, level);
    }
  bastide_rule_link_set_text (self->question, question);
  gtk_label_set_label (self->players, players != NULL ? players : "");
  gtk_widget_set_visible (GTK_WIDGET (self->players), players != NULL);
  clear_hints (self);
}

/* --- What has changed --- */

static void
update_hints (BastidePuzzleCard *self,
              const BstPuzzle   *puzzle)
{
  guint n_hints = bastide_puzzle_session_get_n_hints (self->session);
  g_autofree char *left = NULL;

  for (; self->n_hints < n_hints; self->n_hints++)
    {
      const char *hint = g_ptr_array_index (puzzle->hints, self->n_hints);
      GtkWidget *label = gtk_label_new (NULL);

      bastide_rule_link_set_text (GTK_LABEL (label), hint);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_add_css_class (label, "hint");
      gtk_box_append (self->hints, label);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->hints), n_hints > 0);
  gtk_widget_set_visible (self->hint, puzzle->hints->len > 0);
  gtk_widget_set_sensitive (self->hint, n_hints < puzzle->hints->len
                                        && !bastide_puzzle_session_is_done (self->session));
  if (puzzle->hints->len > 1)
    /* Translators: a button: the hint that it shows, of how many. */
    left = g_strdup_printf (_("_Hint (%u of %u)"), MIN (n_hints + 1, puzzle->hints->len),
                            puzzle->hints->len);
  gtk_label_set_label (self->hint_label, left != NULL ? left : _("_Hint"));
  bastide_accessible_name_button (self->hint);
}

static void
set_text (GtkLabel   *label,
          const char *text)
{
  bastide_rule_link_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

/* A tile, and how many of it fit. */
static void
add_fitting (BastidePuzzleCard *self,
             const BstPuzzle   *puzzle,
             guint              type)
{
  BastideStudy *scene = bastide_answer_get_scene (bastide_puzzle_session_get_answer (self->session));
  const BstGame *game = bst_position_get_game (puzzle->position);
  g_autofree char *words = bst_io_puzzle_dup_fitting (puzzle, type);
  GtkWidget *box;

  if (words == NULL)
    return;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_box_append (GTK_BOX (box), bastide_tile_picture_new (scene, game, type, 0));
  gtk_box_append (GTK_BOX (box), gtk_label_new (words));
  gtk_flow_box_append (self->fitting, box);
}

/* Letters say little to whoever does not know the tiles. */
static void
update_fitting (BastidePuzzleCard *self,
                gboolean           is_told)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (self->session);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->fitting))) != NULL)
    gtk_flow_box_remove (self->fitting, child);
  gtk_widget_set_visible (GTK_WIDGET (self->fitting), is_told && puzzle->task == BST_TASK_FITS);
  if (!is_told || puzzle->task != BST_TASK_FITS)
    return;
  for (guint type = 0; type < bst_tile_set_get_n_types (bst_game_get_tile_set (bst_position_get_game (puzzle->position)));
       type++)
    add_fitting (self, puzzle, type);
}

static void
update_verdict (BastidePuzzleCard *self)
{
  const char *verdict = bastide_puzzle_text_get_verdict (self->session);
  g_autofree char *reason = bastide_puzzle_text_dup_reason (self->session);
  g_autofree char *told = bastide_puzzle_text_dup_given (self->session);
  /* Who learns may try as often as he likes. */
  const char *credit = self->is_step ? NULL : bastide_puzzle_text_get_credit (self->session);

  bastide_verdict_row_say (self->verdict, bastide_verdict_find (bastide_puzzle_session_get_verdict (self->session)), verdict);
  set_text (self->reason, reason);
  set_text (self->credit, credit);
  set_text (self->told, told);
  update_fitting (self, told != NULL);
}

/* The solution, once something is said to the answer. */
static const BstPuzzleSolution *
get_told (BastidePuzzleCard *self)
{
  BastidePuzzleSessionState state = bastide_puzzle_session_get_state (self->session);

  return state == BASTIDE_PUZZLE_SESSION_JUDGED || state == BASTIDE_PUZZLE_SESSION_SHOWING
         ? bastide_puzzle_session_get_solution (self->session) : NULL;
}

static void
update_line (BastidePuzzleCard *self)
{
  guint n_steps = bastide_puzzle_session_get_n_steps (self->session);
  guint step = bastide_puzzle_session_get_step (self->session);
  gboolean is_running = bastide_puzzle_session_is_running (self->session);
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->line, n_steps > 0);
  if (n_steps == 0)
    return;
  text = bastide_puzzle_text_dup_step (self->session);
  gtk_label_set_label (self->step, text);
  gtk_widget_set_sensitive (self->back, step > 0);
  gtk_widget_set_sensitive (self->forward, step < n_steps);
  gtk_button_set_icon_name (self->run, is_running ? "media-playback-pause-symbolic"
                                                  : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->run), is_running ? _("Pause") : _("Play"));
  bastide_accessible_set_label (GTK_WIDGET (self->run), is_running ? _("Pause") : _("Play"));
}

/* It checks the answer, and goes on then. */
static void
update_next (BastidePuzzleCard *self)
{
  gboolean is_asked = bastide_answer_pad_is_asked (self->answer);

  if (is_asked || bastide_puzzle_session_is_done (self->session))
    gtk_widget_add_css_class (self->next, "suggested-action");
  else
    gtk_widget_remove_css_class (self->next, "suggested-action");
  gtk_label_set_label (self->next_label, is_asked ? _("_Check") : _("_Next Puzzle"));
  bastide_accessible_name_button (self->next);
  gtk_widget_set_sensitive (self->next, !is_asked || bastide_answer_pad_can_give (self->answer));
  gtk_widget_set_visible (self->skip, is_asked && !self->is_step);
  g_signal_emit (self, signals[CHECK_CHANGED], 0);
}

static void
update_buttons (BastidePuzzleCard *self)
{
  BastidePuzzleSessionState state = bastide_puzzle_session_get_state (self->session);
  guint n_laid = bastide_answer_get_n_laid (bastide_puzzle_session_get_answer (self->session));

  gtk_widget_set_visible (self->thinking, state == BASTIDE_PUZZLE_SESSION_THINKING);
  gtk_widget_set_visible (self->solution, state != BASTIDE_PUZZLE_SESSION_SHOWING);
  gtk_widget_set_sensitive (self->solution, state != BASTIDE_PUZZLE_SESSION_FAILED
                                            && state != BASTIDE_PUZZLE_SESSION_THINKING);
  gtk_widget_set_visible (self->again, state == BASTIDE_PUZZLE_SESSION_JUDGED
                                       || state == BASTIDE_PUZZLE_SESSION_SHOWING
                                       || n_laid > 0);
  gtk_widget_set_visible (gtk_widget_get_parent (self->again),
                          gtk_widget_get_visible (self->again) || gtk_widget_get_visible (self->next));
  update_next (self);
}

/* What is said last to an answer; of a wrong one, what one does next. */
static GtkWidget *
find_last (BastidePuzzleCard *self)
{
  if (!bastide_puzzle_session_get_verdict (self->session)->right)
    return self->again;
  if (gtk_widget_get_visible (GTK_WIDGET (self->told)))
    return GTK_WIDGET (self->told);

  return gtk_widget_get_visible (GTK_WIDGET (self->reason)) ? GTK_WIDGET (self->reason) : GTK_WIDGET (self->verdict);
}

/* Moves what scrolls around the card as little as is needed; what is too high to be seen whole is seen from its beginning. */
static gboolean
scroll_to_verdict (GtkWidget *widget)
{
  BastidePuzzleCard *self = BASTIDE_PUZZLE_CARD (widget);
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  GtkWidget *last = find_last (self);
  GtkAdjustment *adjustment;
  graphene_rect_t above, below;
  double top, bottom, value, page;

  if (viewport == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (self->verdict), viewport, &above)
      || !gtk_widget_compute_bounds (last, viewport, &below))
    return G_SOURCE_REMOVE;
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  value = gtk_adjustment_get_value (adjustment);
  page = gtk_adjustment_get_page_size (adjustment);
  top = value + above.origin.y;
  bottom = value + below.origin.y + below.size.height;
  gtk_adjustment_set_value (adjustment, MIN (MAX (value, bottom - page), top));

  return G_SOURCE_REMOVE;
}

/* With large text the verdict may stand below what is seen: it comes into sight when it is said, and the card knows how
 * high it is. */
static void
show_verdict (BastidePuzzleCard *self)
{
  BastidePuzzleSessionState state = bastide_puzzle_session_get_state (self->session);
  gboolean is_new = state == BASTIDE_PUZZLE_SESSION_JUDGED && self->shown != state;

  self->shown = state;
  if (is_new)
    bastide_next_frame_call (&self->next_frame, GTK_WIDGET (self), scroll_to_verdict);
}

static void
state_changed (BastidePuzzleCard *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (self->session);

  if (puzzle == NULL)
    return;
  update_hints (self, puzzle);
  update_verdict (self);
  bastide_answer_pad_keep (self->answer,
                           bastide_puzzle_session_get_state (self->session) == BASTIDE_PUZZLE_SESSION_JUDGED);
  bastide_answer_pad_compare (self->answer, get_told (self));
  update_line (self);
  update_buttons (self);
  show_verdict (self);
}

void
bastide_puzzle_card_set_solve (BastidePuzzleCard    *self,
                               BastidePuzzleSession *session)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_CARD (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  bastide_puzzle_tiles_set_answer (self->tiles, bastide_puzzle_session_get_answer (session));
  bastide_answer_pad_set_apart (self->answer);
  bastide_answer_pad_set_answer (self->answer, bastide_puzzle_session_get_answer (session));
  g_signal_connect_object (self->answer, "changed", G_CALLBACK (update_next), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "puzzle-changed", G_CALLBACK (puzzle_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "state-changed", G_CALLBACK (state_changed), self,
                           G_CONNECT_SWAPPED);
}

void
bastide_puzzle_card_set_step (BastidePuzzleCard *self)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_CARD (self));

  self->is_step = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->title), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->level), FALSE);
  gtk_widget_set_visible (self->next, FALSE);
}

void
bastide_puzzle_card_set_foot (BastidePuzzleCard *self,
                              AdwBin            *foot)
{
  GtkBox *box = GTK_BOX (gtk_widget_get_parent (self->go_buttons));

  g_return_if_fail (BASTIDE_IS_PUZZLE_CARD (self));

  g_object_ref (self->go_buttons);
  gtk_box_remove (box, self->go_buttons);
  adw_bin_set_child (foot, self->go_buttons);
  g_object_unref (self->go_buttons);
}

gboolean
bastide_puzzle_card_focus_answer (BastidePuzzleCard *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_CARD (self), FALSE);

  return bastide_answer_pad_focus (self->answer);
}

/* --- Buttons --- */

static void
hint_clicked (BastidePuzzleCard *self)
{
  bastide_puzzle_session_show_hint (self->session);
}

/* Who wants nothing to move by itself goes step by step. */
static void
solution_clicked (BastidePuzzleCard *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations,
                NULL);
  bastide_puzzle_session_show_solution (self->session, animations);
}

static void
again_clicked (BastidePuzzleCard *self)
{
  bastide_puzzle_session_try_again (self->session);
}

void
bastide_puzzle_card_next (BastidePuzzleCard *self)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_CARD (self));

  bastide_puzzle_session_open (self->session, bastide_puzzle_session_find_next (self->session));
}

static void
next_clicked (BastidePuzzleCard *self)
{
  if (!bastide_answer_pad_give (self->answer))
    bastide_puzzle_card_next (self);
}

static void
back_clicked (BastidePuzzleCard *self)
{
  bastide_puzzle_session_set_running (self->session, FALSE);
  bastide_puzzle_session_set_step (self->session, bastide_puzzle_session_get_step (self->session) - 1);
}

static void
run_clicked (BastidePuzzleCard *self)
{
  bastide_puzzle_session_set_running (self->session, !bastide_puzzle_session_is_running (self->session));
}

static void
forward_clicked (BastidePuzzleCard *self)
{
  bastide_puzzle_session_set_running (self->session, FALSE);
  bastide_puzzle_session_set_step (self->session, bastide_puzzle_session_get_step (self->session) + 1);
}

/* --- Keys --- */

gboolean
bastide_puzzle_card_press_key (BastidePuzzleCard *self,
                               guint              key,
                               GdkModifierType    modifiers)
{
  guint32 digit = gdk_keyval_to_unicode (key);

  g_return_val_if_fail (BASTIDE_IS_PUZZLE_CARD (self), FALSE);

  return modifiers == 0 && digit >= '0' && digit <= '9'
         && bastide_answer_pad_choose (self->answer, digit - '0');
}

gboolean
bastide_puzzle_card_is_asked (BastidePuzzleCard *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_CARD (self), FALSE);

  return bastide_answer_pad_is_asked (self->answer);
}

gboolean
bastide_puzzle_card_can_give (BastidePuzzleCard *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_CARD (self), FALSE);

  return bastide_answer_pad_can_give (self->answer);
}

/* What cannot be given yet stays as it is, and so does what is still being judged. */
gboolean
bastide_puzzle_card_go_on (BastidePuzzleCard *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_CARD (self), FALSE);

  if (bastide_answer_pad_give (self->answer))
    return TRUE;
  if (bastide_puzzle_session_is_done (self->session))
    return FALSE;
  if (bastide_puzzle_session_get_state (self->session) == BASTIDE_PUZZLE_SESSION_JUDGED)
    bastide_puzzle_session_try_again (self->session);

  return TRUE;
}

/* --- Class --- */

static void
bastide_puzzle_card_dispose (GObject *object)
{
  BastidePuzzleCard *self = BASTIDE_PUZZLE_CARD (object);

  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->session);

  G_OBJECT_CLASS (bastide_puzzle_card_parent_class)->dispose (object);
}

static void
bastide_puzzle_card_class_init (BastidePuzzleCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_puzzle_card_dispose;

  signals[CHECK_CHANGED] = g_signal_new ("check-changed", BASTIDE_TYPE_PUZZLE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);

  bastide_template_types (BASTIDE_TYPE_ANSWER_PAD, BASTIDE_TYPE_PUZZLE_TILES, BASTIDE_TYPE_VERDICT_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-puzzle-card.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bastide_template_children (widget_class, BastidePuzzleCard, title, level, question, players, tiles, hints, answer,
                             thinking, verdict, reason, credit, told, fitting, line, step, back, run, forward,
                             ask_buttons, go_buttons, hint, hint_label, solution, again, skip, next, next_label);
  bastide_template_callbacks (widget_class, hint_clicked, solution_clicked, again_clicked, bastide_puzzle_card_next,
                              next_clicked, back_clicked, run_clicked, forward_clicked);
}

/* Two words side by side would be wider than a narrow window where letters are large. */
static void
stack_buttons (BastidePuzzleCard *self)
{
  GtkOrientation orientation = bastide_text_size_get_scale (GTK_WIDGET (self)) > LARGE_TEXT
                               ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->ask_buttons), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->go_buttons), orientation);
}

static void
bastide_puzzle_card_init (BastidePuzzleCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (stack_buttons), self, G_CONNECT_SWAPPED);
  stack_buttons (self);
}
