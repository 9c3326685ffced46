/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-quiz-view.h"
#include "bastide-accessible.h"
#include "bastide-calls.h"
#include "bastide-compat.h"
#include "bastide-puzzle-board.h"
#include "bastide-puzzle-card.h"
#include "bastide-puzzle-text.h"
#include "bastide-quiz-chart.h"
#include "bastide-template.h"
#include "bastide-text-size.h"

#include <bst-io-document.h>
#include <bst-io-quiz.h>

#include <glib/gi18n.h>

/* In pixels at the usual size of letters: below this width the card lies below the board; and its own width. */
#define CARD_WIDTH 720
#define CARD_SIZE  344

/* From this size of letters on there is room for two buttons side by side. */
#define LARGE_TEXT 1.4

struct _BastideQuizView
{
  GtkWidget           parent_instance;

  /* Owned */
  BastideQuiz        *quiz;
  BastideStudy       *study;            /* of the window (nullable) */
  BastidePuzzleBoard *puzzle_board;
  GSimpleActionGroup *actions;
  guint               ticking;          /* a second of the clock; 0 while it is not to be seen */

  /* Template */
  GtkBox             *head;
  GtkMenuButton      *kinds;
  GtkLabel           *fault;
  GtkStack           *pages;
  GtkBox             *body;
  GtkWidget          *card_column;
  GtkWidget          *card_window;
  BastideBoard       *board;
  BastideTurnBar     *turn_bar;
  GtkLabel           *count;
  GtkLabel           *line;
  BastidePuzzleCard  *card;
  GtkWidget          *back;
  GtkWidget          *skip;
  GtkWidget          *next;
  GtkLabel           *summary;
  BastideQuizChart   *chart;
};

G_DEFINE_FINAL_TYPE (BastideQuizView, bastide_quiz_view, GTK_TYPE_WIDGET)

/* --- What is to be seen --- */

/* "1:05, 12 points"; "" without a clock. */
static char *
dup_clock (BastideQuizView *self)
{
  guint seconds = bastide_quiz_get_seconds (self->quiz);
  guint n_points = bastide_quiz_get_points (self->quiz);
  g_autofree char *points = NULL;

  if (!bastide_quiz_get_clock (self->quiz))
    return g_strdup ("");
  points = g_strdup_printf (ngettext ("%u point", "%u points", n_points), n_points);

  /* Translators: minutes and seconds, and "12 points". */
  return g_strdup_printf (_("%u:%02u, %s"), seconds / 60, seconds % 60, points);
}

/* "3 of 10 · Level 2 of 5 · 1:05, 12 points". */
static void
update_count (BastideQuizView *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (bastide_quiz_get_asking (self->quiz));
  guint number = bastide_quiz_get_number (self->quiz), length = bastide_quiz_get_length (self->quiz);
  g_autofree char *place = NULL, *level = NULL, *clock = NULL, *text = NULL;

  if (puzzle == NULL)
    return;
  /* Translators: the number of a question, and of how many. */
  place = length > 0 ? g_strdup_printf (_("Question %u of %u"), number, length)
          : g_strdup_printf (_("Question %u"), number);
  level = bastide_puzzle_text_dup_level (puzzle);
  clock = dup_clock (self);
  text = g_strjoin (" · ", place, level, *clock != '\0' ? clock : NULL, NULL);
  gtk_label_set_label (self->count, text);
}

/* Whoever hears it hears the numbers. */
static void
update_line (BastideQuizView *self)
{
  g_autofree char *line = bastide_quiz_dup_line (self->quiz);
  g_autofree char *summary = bastide_quiz_dup_summary (self->quiz);

  gtk_label_set_label (self->line, line != NULL ? line : "");
  bastide_accessible_set_label (GTK_WIDGET (self->line), summary);
  gtk_widget_set_visible (GTK_WIDGET (self->line), line != NULL);
}

static gboolean
tick (gpointer data)
{
  update_count (data);

  return G_SOURCE_CONTINUE;
}

static void
update_ticking (BastideQuizView *self)
{
  gboolean is_wanted = bastide_quiz_get_clock (self->quiz) && gtk_widget_get_mapped (GTK_WIDGET (self));

  if (!is_wanted)
    g_clear_handle_id (&self->ticking, g_source_remove);
  else if (self->ticking == 0)
    self->ticking = g_timeout_add_seconds (1, tick, self);
}

static void
update_board (BastideQuizView *self)
{
  BastidePuzzleSession *asking = bastide_quiz_get_asking (self->quiz);

  if (bastide_puzzle_session_get_puzzle (asking) != NULL)
    bastide_puzzle_board_update (self->puzzle_board, asking);
  else
    bastide_board_set_tool (self->board, NULL);
}

static void
show_summary (BastideQuizView *self)
{
  g_autofree char *summary = bastide_quiz_dup_summary (self->quiz);
  g_autofree char *clock = dup_clock (self);
  g_autofree char *text = *clock != '\0' ? g_strdup_printf ("%s · %s", summary, clock) : g_strdup (summary);
  BstQuizTally tally;

  bastide_quiz_get_tally (self->quiz, &tally);
  gtk_label_set_label (self->summary, bastide_quiz_has_round (self->quiz) ? text : _("Quiz"));
  bastide_quiz_chart_set_tally (self->chart, &tally);
  gtk_stack_set_visible_child_name (self->pages, "summary");
}

static void
update_next (BastideQuizView *self)
{
  gboolean checks = bastide_puzzle_card_is_asked (self->card);

  gtk_widget_set_visible (self->back, bastide_quiz_comes_back (self->quiz));
  gtk_button_set_label (GTK_BUTTON (self->next), checks ? _("_Check") : C_("lesson", "_Next"));
  bastide_accessible_name_button (self->next);
  gtk_widget_set_sensitive (self->next, bastide_quiz_get_state (self->quiz) == BASTIDE_QUIZ_ASKING
                                        && (!checks || bastide_puzzle_card_can_give (self->card)));
  /* Large letters leave no room for three; the key of the next one stays. */
  gtk_widget_set_visible (self->skip, checks && bastide_text_size_get_scale (GTK_WIDGET (self)) <= LARGE_TEXT);
  if (checks || bastide_quiz_is_answered (self->quiz))
    gtk_widget_add_css_class (self->next, "suggested-action");
  else
    gtk_widget_remove_css_class (self->next, "suggested-action");
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "next")),
                               bastide_quiz_get_state (self->quiz) == BASTIDE_QUIZ_ASKING);
}

/* What is answered first has the focus: the board, or what is in the card. */
static void
focus_answer (BastideQuizView *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !bastide_puzzle_card_focus_answer (self->card))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
quiz_changed (BastideQuizView *self)
{
  update_next (self);
  update_board (self);
  switch (bastide_quiz_get_state (self->quiz))
    {
    case BASTIDE_QUIZ_ASKING:
      update_count (self);
      update_line (self);
      gtk_stack_set_visible_child_name (self->pages, "question");
      bastide_board_fit (self->board);
      gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->card_window)), 0);
      focus_answer (self);
      break;
    case BASTIDE_QUIZ_MAKING:
      /* The question before stays until there is another one. */
      if (bastide_quiz_get_number (self->quiz) == 0)
        gtk_stack_set_visible_child_name (self->pages, "making");
      break;
    case BASTIDE_QUIZ_IDLE:
    default:
      show_summary (self);
      break;
    }
}

/* Enter goes on. */
static void
answered (BastideQuizView *self)
{
  update_next (self);
  update_count (self);
  update_line (self);
  gtk_widget_grab_focus (self->next);
}

static void
set_fault (BastideQuizView *self,
           const char      *text)
{
  gtk_label_set_label (self->fault, text);
  gtk_widget_set_visible (GTK_WIDGET (self->fault), *text != '\0');
}

/* --- What is done --- */

void
bastide_quiz_view_next (BastideQuizView *self)
{
  g_return_if_fail (BASTIDE_IS_QUIZ_VIEW (self));

  if (bastide_quiz_get_state (self->quiz) == BASTIDE_QUIZ_ASKING)
    bastide_quiz_next (self->quiz);
}

static void
next_clicked (BastideQuizView *self)
{
  if (bastide_puzzle_card_is_asked (self->card))
    bastide_puzzle_card_go_on (self->card);
  else
    bastide_quiz_view_next (self);
}

void
bastide_quiz_view_go_on (BastideQuizView *self)
{
  BastidePuzzleSessionState state;

  g_return_if_fail (BASTIDE_IS_QUIZ_VIEW (self));

  if (bastide_quiz_get_state (self->quiz) != BASTIDE_QUIZ_ASKING)
    return;
  state = bastide_puzzle_session_get_state (bastide_quiz_get_asking (self->quiz));
  if (state == BASTIDE_PUZZLE_SESSION_ASKING)
    bastide_puzzle_card_go_on (self->card);
  else if (state != BASTIDE_PUZZLE_SESSION_THINKING)
    bastide_quiz_next (self->quiz);
}

gboolean
bastide_quiz_view_press_key (BastideQuizView *self,
                             guint            key,
                             GdkModifierType  modifiers)
{
  g_return_val_if_fail (BASTIDE_IS_QUIZ_VIEW (self), FALSE);

  return bastide_puzzle_card_press_key (self->card, key, modifiers)
         || (modifiers == 0 && bastide_board_press_arrow (self->board, key));
}

static void
begin_today (BastideQuizView *self)
{
  set_fault (self, "");
  bastide_quiz_begin_today (self->quiz);
}

/* The questions are about the game as it is now. FALSE, and why, if there is none. */
static gboolean
take_game (BastideQuizView *self)
{
  BstRecord *record = self->study != NULL ? bastide_study_get_record (self->study) : NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (record == NULL)
    {
      set_fault (self, _("No game is open here."));
      return FALSE;
    }
  text = bst_io_document_to_text (record, &error);
  if (text == NULL)
    {
      set_fault (self, error->message);
      return FALSE;
    }
  set_fault (self, "");
  bastide_quiz_set_game (self->quiz, text);

  return TRUE;
}

static gboolean
is_from_game (BastideQuizView *self)
{
  g_autoptr (GVariant) from = g_action_group_get_action_state (G_ACTION_GROUP (self->actions), "from");

  return g_str_equal (g_variant_get_string (from, NULL), "game");
}

static void
begin_endless (BastideQuizView *self)
{
  set_fault (self, "");
  if (is_from_game (self))
    take_game (self);
  bastide_quiz_begin_endless (self->quiz);
}

static void
finish (BastideQuizView *self)
{
  bastide_quiz_end (self->quiz);
}

static void
change_clock (GSimpleAction *action, GVariant *value, gpointer user_data)
{
  BastideQuizView *self = BASTIDE_QUIZ_VIEW (user_data);

  g_simple_action_set_state (action, value);
  bastide_quiz_set_clock (self->quiz, g_variant_get_boolean (value));
  update_count (self);
  update_ticking (self);
}

/* (transfer full) */
static char **
list_paths (GListModel *files)
{
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);

      if (g_file_peek_path (file) != NULL)
        g_strv_builder_add (paths, g_file_peek_path (file));
    }

  return g_strv_builder_end (paths);
}

/* Whoever changes his mind keeps what was chosen before. */
static void
files_chosen (GListModel *files,
              gpointer    user_data)
{
  BastideQuizView *self = BASTIDE_QUIZ_VIEW (user_data);
  g_auto (GStrv) paths = list_paths (files);

  if (paths[0] == NULL)
    return;
  set_fault (self, "");
  bastide_quiz_set_from (self->quiz, BASTIDE_QUIZ_FILES, (const char * const *) paths);
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "from")),
                             g_variant_new_string ("files"));
}

static void
change_from (GSimpleAction *action, GVariant *value, gpointer user_data)
{
  BastideQuizView *self = BASTIDE_QUIZ_VIEW (user_data);
  const char *from = g_variant_get_string (value, NULL);

  if (g_str_equal (from, "files"))
    {
      bastide_compat_open_files (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("Games to Ask About"), NULL,
                                 NULL, files_chosen, G_OBJECT (self));
      return;
    }
  if (g_str_equal (from, "game"))
    {
      if (take_game (self))
        g_simple_action_set_state (action, value);
      return;
    }
  g_simple_action_set_state (action, value);
  bastide_quiz_set_from (self->quiz, g_str_equal (from, "random") ? BASTIDE_QUIZ_RANDOM : BASTIDE_QUIZ_BUNDLED,
                         NULL);
}

/* One kind at least is left. */
static void
change_kind (GSimpleAction *action, GVariant *value, gpointer user_data)
{
  BastideQuizView *self = BASTIDE_QUIZ_VIEW (user_data);
  const char *name = g_action_get_name (G_ACTION (action)) + strlen ("kind-");
  guint kinds = bastide_quiz_get_kinds (self->quiz);
  BstQuizKind kind = BST_QUIZ_OWNER;

  bst_quiz_kind_from_id (name, &kind);
  kinds = g_variant_get_boolean (value) ? kinds | 1u << kind : kinds & ~(1u << kind);
  if (kinds == 0)
    return;
  bastide_quiz_set_kinds (self->quiz, kinds);
  g_simple_action_set_state (action, value);
}

static void
init_kinds (BastideQuizView *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  for (BstQuizKind kind = 0; kind < BST_N_QUIZ_KINDS; kind++)
    {
      g_autofree char *name = g_strconcat ("kind-", bst_quiz_kind_name (kind), NULL);
      g_autofree char *detailed = g_strconcat ("quiz.", name, NULL);
      g_autoptr (GSimpleAction) action = g_simple_action_new_stateful (name, NULL, g_variant_new_boolean (TRUE));

      g_signal_connect_object (action, "change-state", G_CALLBACK (change_kind), self, 0);
      g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
      g_menu_append (menu, bst_io_quiz_kind_words (kind), detailed);
    }
  gtk_menu_button_set_menu_model (self->kinds, G_MENU_MODEL (menu));
}

static void
init_actions (BastideQuizView *self)
{
  static const GActionEntry entries[] = {
    { .name = "clock", .state = "false", .change_state = change_clock },
    { .name = "from", .parameter_type = "s", .state = "'bundled'", .change_state = change_from },
  };
  static const BastideCall calls[] = {
    { "today", G_CALLBACK (begin_today) },
    { "endless", G_CALLBACK (begin_endless) },
    { "next", G_CALLBACK (bastide_quiz_view_next) },
    { "finish", G_CALLBACK (finish) },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
  init_kinds (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "quiz", G_ACTION_GROUP (self->actions));
}

/* --- As part of a page --- */

void
bastide_quiz_view_set_study (BastideQuizView *self,
                             BastideStudy    *study)
{
  g_return_if_fail (BASTIDE_IS_QUIZ_VIEW (self));

  g_set_object (&self->study, study);
}

BastideQuiz *
bastide_quiz_view_get_quiz (BastideQuizView *self)
{
  g_return_val_if_fail (BASTIDE_IS_QUIZ_VIEW (self), NULL);

  return self->quiz;
}

void
bastide_quiz_view_set_size (BastideQuizView *self,
                            int              width,
                            double           text_scale)
{
  gboolean is_narrow = width < CARD_WIDTH * text_scale;
  GtkOrientation across = is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  g_return_if_fail (BASTIDE_IS_QUIZ_VIEW (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), across);
  gtk_widget_set_size_request (self->card_column, is_narrow ? -1 : (int) (CARD_SIZE * text_scale), -1);
  gtk_widget_set_size_request (self->card_window, -1, is_narrow ? 47 : -1);
  gtk_widget_set_vexpand (self->card_window, !is_narrow);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->card_window), is_narrow);
  gtk_widget_set_hexpand (self->card_column, is_narrow);
}

GtkWidget *
bastide_quiz_view_get_nth_pane (BastideQuizView *self,
                                guint            n)
{
  GtkWidget *panes[] = { GTK_WIDGET (self->head), GTK_WIDGET (self->board), self->card_column, self->next };

  g_return_val_if_fail (BASTIDE_IS_QUIZ_VIEW (self), NULL);

  return n < G_N_ELEMENTS (panes) ? panes[n] : NULL;
}

void
bastide_quiz_view_set_results (BastideQuizView *self,
                               BastideResults  *results)
{
  BastidePuzzleSession *asking;

  g_return_if_fail (BASTIDE_IS_QUIZ_VIEW (self));
  g_return_if_fail (self->quiz == NULL);

  self->quiz = bastide_quiz_new (results, g_get_monotonic_time);
  asking = bastide_quiz_get_asking (self->quiz);
  self->puzzle_board = bastide_puzzle_board_new (self->board, self->turn_bar, bastide_puzzle_session_get_answer (asking));
  bastide_puzzle_board_add_tiles (self->puzzle_board, GTK_WIDGET (self->card));
  bastide_puzzle_card_set_solve (self->card, asking);
  bastide_puzzle_card_set_step (self->card);
  g_signal_connect_object (self->card, "check-changed", G_CALLBACK (update_next), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (asking, "state-changed", G_CALLBACK (update_board), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->quiz, "changed", G_CALLBACK (quiz_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->quiz, "answered", G_CALLBACK (answered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->quiz, "failed", G_CALLBACK (set_fault), self, G_CONNECT_SWAPPED);
}

/* --- Class --- */

/* There is a question at once. */
static void
bastide_quiz_view_map (GtkWidget *widget)
{
  BastideQuizView *self = BASTIDE_QUIZ_VIEW (widget);

  GTK_WIDGET_CLASS (bastide_quiz_view_parent_class)->map (widget);

  if (!bastide_quiz_has_round (self->quiz))
    bastide_quiz_begin_today (self->quiz);
  update_ticking (self);
}

static void
bastide_quiz_view_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bastide_quiz_view_parent_class)->unmap (widget);

  update_ticking (BASTIDE_QUIZ_VIEW (widget));
}

/* A thread may have the quiz for a while still: nothing of it comes here any more. */
static void
leave_quiz (BastideQuizView *self)
{
  if (self->quiz == NULL)
    return;
  g_signal_handlers_disconnect_by_data (bastide_quiz_get_asking (self->quiz), self);
  g_signal_handlers_disconnect_by_data (self->quiz, self);
  bastide_quiz_end (self->quiz);
  g_clear_object (&self->quiz);
}

static void
bastide_quiz_view_dispose (GObject *object)
{
  BastideQuizView *self = BASTIDE_QUIZ_VIEW (object);

  g_clear_handle_id (&self->ticking, g_source_remove);
  leave_quiz (self);
  g_clear_object (&self->puzzle_board);
  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->study);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (bastide_quiz_view_parent_class)->dispose (object);
}

static void
bastide_quiz_view_class_init (BastideQuizViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_quiz_view_dispose;
  widget_class->map = bastide_quiz_view_map;
  widget_class->unmap = bastide_quiz_view_unmap;

  bastide_template_types (BASTIDE_TYPE_BOARD, BASTIDE_TYPE_PUZZLE_CARD, BASTIDE_TYPE_QUIZ_CHART, BASTIDE_TYPE_TURN_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-quiz-view.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideQuizView, head, kinds, fault, pages, body, card_column, card_window,
                             board, turn_bar, count, card, line, back, skip, next, summary, chart);
  bastide_template_callbacks (widget_class, next_clicked);
}

static void
bastide_quiz_view_init (BastideQuizView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  init_actions (self);
}
