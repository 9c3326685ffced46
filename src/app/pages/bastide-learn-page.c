/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-learn-page-private.h"
#include "bastide-calls.h"
#include "bastide-class-sheet.h"
#include "bastide-focus.h"
#include "bastide-page.h"
#include "bastide-tabs.h"
#include "bastide-template.h"

#include <bst-io-puzzle-text.h>
#include <bst-io-rulebook.h>

#include <glib/gi18n.h>

/* Widths of the page, in pixels at the usual size of letters: where the list lies over the board, and where
 * the card lies below it; and the width of the card. */
#define SIDE_WIDTH 960
#define CARD_WIDTH 720
/* At both ends of the tabs, which are in the middle: the button of the class, and the sides that its tabs have more. */
#define BESIDE_TABS 120
#define CARD_SIZE  344

/* Below the board the card has two fifths of the window, however long its text is, so that the board keeps its size
 * from step to step: as far as that leaves this to the rest, and never less than a line. */
#define BOARD_ROOM 360
#define CARD_ROOM  47

static void bastide_learn_page_page_init (BastidePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastideLearnPage, bastide_learn_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (BASTIDE_TYPE_PAGE, bastide_learn_page_page_init))

/* --- What is to be seen --- */

/* What is asked decides what the board shows; a game has the tool for turns, what is said has none. */
static void
update_board (BastideLearnPage *self)
{
  BastidePuzzleSession *asking = bastide_lesson_session_get_asking (self->session);

  if (bastide_puzzle_session_get_puzzle (asking) != NULL)
    {
      bastide_puzzle_board_update (self->puzzle_board, asking);
      return;
    }
  bastide_puzzle_board_clear (self->puzzle_board);
  bastide_board_set_target (self->board, BST_NO_PART);
  bastide_board_set_frames_last (self->board, TRUE);
  bastide_puzzle_board_set_tool (self->puzzle_board, NULL);
}

/* A board that is played on grows. */
static void
state_changed (BastideLearnPage *self)
{
  update_board (self);
  if (bastide_lesson_session_get_game (self->session) != NULL)
    bastide_board_fit (self->board);
}

static gboolean
is_in_rule_book (BastideLearnPage *self)
{
  return gtk_stack_get_visible_child (self->tabs) == GTK_WIDGET (self->rule_book);
}

static gboolean
is_in_quiz (BastideLearnPage *self)
{
  return gtk_stack_get_visible_child (self->tabs) == GTK_WIDGET (self->quiz);
}

gboolean
bastide_learn_page_is_in_courses (BastideLearnPage *self)
{
  return gtk_stack_get_visible_child (self->tabs) == GTK_WIDGET (self->side);
}

static void
update_title (BastideLearnPage *self)
{
  const BstLesson *lesson;
  g_autofree char *number = NULL;

  self->linked_from = NULL;
  /* The tabs are chosen before there are lessons. */
  if (self->session == NULL)
    return;
  if (self->changes != NULL)
    bastide_booklet_changes_update (self->changes);
  if (!bastide_learn_page_is_in_courses (self))
    {
      bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_TITLE,
                             is_in_quiz (self) ? _("Quiz") : _("Rule Book"));
      bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_SUBTITLE, NULL);
      return;
    }

  lesson = bastide_lesson_session_get_lesson (self->session);
  /* Translators: the number of a lesson. */
  number = g_strdup_printf (_("Lesson %u"), bastide_lesson_session_get_index (self->session) + 1);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_TITLE,
                         lesson != NULL && lesson->title != NULL ? lesson->title : _("Learn"));
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_SUBTITLE, lesson != NULL ? number : NULL);
}

static GtkWidget *get_nth_pane (BastidePage *page,
                                guint        n);

/* The second pane of every tab. */
BastideBoard *
bastide_learn_page_get_board (BastideLearnPage *self)
{
  return BASTIDE_BOARD (get_nth_pane (BASTIDE_PAGE (self), 1));
}

/* Zoom and coordinates are those of the board in sight. */
static void
tab_changed (BastideLearnPage *self)
{
  update_title (self);
  if (self->actions != NULL)
    {
      BastideBoard *board = bastide_learn_page_get_board (self);

      bastide_board_add_actions (board, G_ACTION_MAP (self->actions));
      bastide_board_add_coordinates_action (board, G_ACTION_MAP (self->actions));
      /* There is none of the quiz, which is for one alone. */
      bastide_page_enable (BASTIDE_PAGE (self), (const char * const []) { "project", NULL }, !is_in_quiz (self));
    }
}

static void
step_changed (BastideLearnPage *self)
{
  g_autofree char *next_course = NULL;

  /* A booklet whose last lesson was deleted has none. */
  gtk_widget_set_visible (GTK_WIDGET (self->body), bastide_lesson_session_get_lesson (self->session) != NULL);
  next_course = bastide_lesson_list_dup_next_course (self->list);
  bastide_lesson_card_set_next_course (self->card, next_course);
  update_title (self);
  update_board (self);
  bastide_board_fit (self->board);
}

/* Below the board the list has the room of the card. */
static void
update_card (BastideLearnPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->card), !bastide_split_view_get_below (self->side)
                                                   || !bastide_split_view_get_show (self->side));
}

/* Over the board, or below it, the list makes room for the lesson that was chosen. */
static void
opened (BastideLearnPage *self)
{
  if (bastide_split_view_get_folded (self->side))
    bastide_split_view_set_show (self->side, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* What an example shows, to play on from. */
static void
example_tried (BastideLearnPage *self,
               BstRecord        *record)
{
  g_signal_emit_by_name (self, "record", record);
}

void
bastide_learn_page_show_rule (BastideLearnPage *self,
                              const char       *number)
{
  GtkWidget *from;

  g_return_if_fail (BASTIDE_IS_LEARN_PAGE (self));

  if (!bastide_rule_book_show_rule (self->rule_book, number))
    return;
  from = gtk_widget_get_mapped (GTK_WIDGET (self)) && !is_in_rule_book (self)
         ? gtk_stack_get_visible_child (self->tabs) : NULL;
  gtk_stack_set_visible_child (self->tabs, GTK_WIDGET (self->rule_book));
  self->linked_from = from;
}

/* From the rule that a link has shown to what the link is in. */
static gboolean
go_back_in (BastidePage *page)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (page);

  if (!is_in_rule_book (self))
    return FALSE;
  if (bastide_rule_book_go_back (self->rule_book))
    return TRUE;
  if (self->linked_from == NULL)
    return FALSE;
  gtk_stack_set_visible_child (self->tabs, self->linked_from);

  return TRUE;
}

/* The button that was pressed has gone. */
static void
tried_again (BastideLearnPage *self)
{
  if (!bastide_lesson_card_focus_answer (self->card))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* --- What is done on it --- */

static void
go_next (BastideLearnPage *self)
{
  if (is_in_quiz (self))
    bastide_quiz_view_next (self->quiz);
  else
    bastide_lesson_card_next (self->card);
}

static void
go_back (BastideLearnPage *self)
{
  /* What was asked in the quiz is past. */
  if (!is_in_quiz (self))
    bastide_lesson_card_back (self->card);
}

/* --- On paper --- */

static BastideSheet *
dup_sheet (BastidePage *page)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (page);
  g_autofree char *name = g_steal_pointer (&self->sheet_name);
  BastideSheet *sheet;

  if (name == NULL)
    name = g_strdup (is_in_rule_book (self) ? "scoring:modern" : "lesson");
  sheet = bastide_class_sheet_new (name, self->session, self->study);

  return sheet != NULL ? sheet : bastide_class_sheet_new ("farms", self->session, NULL);
}

static gboolean
has_sheet (BastidePage *page)
{
  return TRUE;
}

static gboolean
has_picture (BastidePage *page)
{
  return FALSE;
}

static void
print_sheet (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideLearnPage *self = user_data;

  g_free (self->sheet_name);
  self->sheet_name = g_variant_dup_string (parameter, NULL);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.print", NULL);
}

static void
practised (BastideLearnPage *self)
{
  bastide_lesson_card_set_practised (self->card);
}

static void
open_next_course (BastideLearnPage *self)
{
  bastide_lesson_list_open_next_course (self->list);
}

static void
go_on (BastideLearnPage *self)
{
  if (is_in_quiz (self))
    bastide_quiz_view_go_on (self->quiz);
  else if (bastide_learn_page_is_in_courses (self))
    bastide_lesson_card_go_on (self->card);
}

static void
init_actions (BastideLearnPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "print-sheet", .activate = print_sheet, .parameter_type = "s" },
  };
  static const BastideCall calls[] = {
    { "next-step", G_CALLBACK (go_next) },
    { "previous-step", G_CALLBACK (go_back) },
    { "go-on", G_CALLBACK (go_on) },
    { "next-course", G_CALLBACK (open_next_course) },
    { "practised", G_CALLBACK (practised) },
  };
  g_autoptr (GPropertyAction) side = g_property_action_new ("sidebar", self->side, "show-sidebar");

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (side));
  bastide_learn_page_init_course (self);
  bastide_learn_page_init_project (self);
  tab_changed (self);
}

/* --- As a page --- */

static GActionGroup *
get_actions (BastidePage *page)
{
  return G_ACTION_GROUP (BASTIDE_LEARN_PAGE (page)->actions);
}

/* There is always a lesson. */
static gboolean
is_empty (BastidePage *page)
{
  return FALSE;
}

static void
set_size (BastidePage *page,
          int          width,
          int          height,
          double       text_scale)
{
  static const BastideTabIcon icons[] = {
    { "lessons", "user-bookmarks-symbolic" },
    { "rules", "accessories-dictionary-symbolic" },
    { "quiz", "dialog-question-symbolic" },
  };
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (page);
  gboolean is_narrow = width < CARD_WIDTH * text_scale;

  bastide_tabs_fit (self->switcher, width - BESIDE_TABS, icons, G_N_ELEMENTS (icons));
  bastide_rule_book_set_size (self->rule_book, width, height, text_scale);
  bastide_quiz_view_set_size (self->quiz, width, text_scale);
  bastide_split_view_set_room (self->side, width, text_scale, (int) (width - SIDE_WIDTH * text_scale));
  bastide_split_view_set_folded (self->side, width < SIDE_WIDTH * text_scale);
  bastide_split_view_set_below (self->side, is_narrow && height > width, height, 0);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), is_narrow ? GTK_ORIENTATION_VERTICAL
                                                                         : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (GTK_WIDGET (self->card), is_narrow ? -1 : (int) (CARD_SIZE * text_scale),
                               is_narrow ? MAX (CARD_ROOM, MIN (height - BOARD_ROOM, height * 2 / 5)) : -1);
  bastide_lesson_card_set_below (self->card, is_narrow);
  gtk_widget_set_hexpand (GTK_WIDGET (self->card), is_narrow);
  update_card (self);
}

static gboolean
may_close (BastidePage *page,
           gboolean     is_last)
{
  return bastide_booklet_changes_may_close (BASTIDE_LEARN_PAGE (page)->changes);
}

static gboolean
press_key (BastidePage     *page,
           guint            key,
           GdkModifierType  modifiers,
           guint32          time)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (page);

  if (is_in_quiz (self))
    return bastide_quiz_view_press_key (self->quiz, key, modifiers);

  return bastide_learn_page_is_in_courses (self)
         && (bastide_lesson_card_press_key (self->card, key, modifiers)
             || (modifiers == 0 && bastide_board_press_arrow (self->board, key)));
}

static GtkWidget *
get_nth_pane (BastidePage *page,
              guint        n)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (page);
  /* What checks is near, however much there is to be answered before it. */
  GtkWidget *panes[] = {
    GTK_WIDGET (self->list), GTK_WIDGET (self->board), GTK_WIDGET (self->card), bastide_lesson_card_get_next (self->card)
  };

  if (is_in_rule_book (self))
    return bastide_rule_book_get_nth_pane (self->rule_book, n);
  if (is_in_quiz (self))
    return bastide_quiz_view_get_nth_pane (self->quiz, n);

  return n < G_N_ELEMENTS (panes) ? panes[n] : NULL;
}

/* The first of the rules that it teaches; a lesson may name one that is not known here. (nullable) */
static const char *
find_rule (const BstLesson *lesson)
{
  for (guint i = 0; i < lesson->rules->len; i++)
    if (bst_io_rulebook_find (g_ptr_array_index (lesson->rules, i)) != NULL)
      return g_ptr_array_index (lesson->rules, i);

  return NULL;
}

static void
get_help (BastidePage     *page,
          BastidePageHelp *help)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (page);
  const BstLesson *lesson = bastide_lesson_session_get_lesson (self->session);

  if (is_in_rule_book (self))
    {
      help->text = _("The rule book has every numbered rule, where it is written, and examples that are played step by step. An "
                     "example can be played on, and compared: what the same moves are worth by other rules. A number of a rule "
                     "is a link wherever it stands, and the page before is one key away.");
      return;
    }
  if (is_in_quiz (self))
    {
      help->text = _("The quiz asks about positions of real games: today's ten are the same all day, the others have no end. "
                     "What was wrong comes back after some days, and a chart shows how much was right, week by week.");
      return;
    }
  if (lesson != NULL)
    help->rule = find_rule (lesson);
}

static void
bastide_learn_page_page_init (BastidePageInterface *iface)
{
  iface->name = "learn";
  iface->label = NC_("page", "_Learn");
  iface->help = N_("A lesson goes step by step: it says something, shows it on the board, and asks. Every step can be skipped, and "
                   "come back to.");
  iface->get_actions = get_actions;
  iface->get_help = get_help;
  iface->is_empty = is_empty;
  iface->open = bastide_learn_page_open;
  iface->may_close = may_close;
  iface->go_back = go_back_in;
  iface->set_size = set_size;
  iface->key_scope = BASTIDE_KEY_IN_LEARN;
  iface->press_key = press_key;
  iface->get_nth_pane = get_nth_pane;
  iface->has_sheet = has_sheet;
  iface->has_picture = has_picture;
  iface->dup_sheet = dup_sheet;
}

/* --- Class --- */

/* Courses are read where they are to be seen. */
static void
bastide_learn_page_map (GtkWidget *widget)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (widget);
  gboolean is_first = bastide_lesson_session_get_course (self->session) == NULL;

  if (is_first)
    bastide_lesson_list_set_session (self->list, self->session);

  GTK_WIDGET_CLASS (bastide_learn_page_parent_class)->map (widget);

  if (!is_first)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  bastide_learn_page_results_opened (self);
}

static gboolean
bastide_learn_page_grab_focus (GtkWidget *widget)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (widget);

  return gtk_widget_grab_focus (is_in_rule_book (self) ? bastide_rule_book_get_nth_pane (self->rule_book, 1)
                                                       : GTK_WIDGET (self->board));
}

static void
bastide_learn_page_dispose (GObject *object)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (object);

  g_clear_object (&self->puzzle_board);
  bastide_template_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bastide_learn_page_parent_class)->dispose (object);
}

static void
bastide_learn_page_finalize (GObject *object)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (object);

  g_clear_object (&self->session);
  g_clear_object (&self->actions);
  g_clear_object (&self->changes);
  g_clear_object (&self->user_state);
  g_clear_object (&self->study);
  g_free (self->sheet_name);

  G_OBJECT_CLASS (bastide_learn_page_parent_class)->finalize (object);
}

static void
bastide_learn_page_class_init (BastideLearnPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_learn_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_learn_page_finalize;
  widget_class->map = bastide_learn_page_map;
  widget_class->focus = bastide_focus_move;
  widget_class->grab_focus = bastide_learn_page_grab_focus;

  bastide_page_install_properties (G_OBJECT_CLASS (klass));
  bastide_template_types (BASTIDE_TYPE_BOARD, BASTIDE_TYPE_LESSON_CARD, BASTIDE_TYPE_LESSON_LIST,
                          BASTIDE_TYPE_QUIZ_VIEW, BASTIDE_TYPE_RULE_BOOK, BASTIDE_TYPE_SPLIT_VIEW,
                          BASTIDE_TYPE_TURN_BAR);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-learn-page.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideLearnPage, switcher, tabs, class_button, pupil, rule_book, quiz, side,
                             list, body, board, turn_bar, card);
  bastide_template_callbacks (widget_class, opened, example_tried, update_card, tab_changed);
}

static void
bastide_learn_page_init (BastideLearnPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bastide_learn_page_new (BastideUserState *user_state)
{
  BastideLearnPage *self = g_object_new (BASTIDE_TYPE_LEARN_PAGE, NULL);
  BastideResults *results = bastide_user_state_get_results (user_state);
  BastidePuzzleSession *asking;

  self->user_state = g_object_ref (user_state);
  self->session = bastide_lesson_session_new (results);
  bastide_quiz_view_set_results (self->quiz, results);
  asking = bastide_lesson_session_get_asking (self->session);
  init_actions (self);
  bastide_learn_page_init_pupils (self);
  self->puzzle_board = bastide_puzzle_board_new (self->board, self->turn_bar, bastide_puzzle_session_get_answer (asking));
  bastide_puzzle_board_add_tiles (self->puzzle_board, GTK_WIDGET (self->card));
  bastide_turn_bar_set_plain (self->turn_bar, TRUE);
  bastide_lesson_card_set_keys (self->card, bastide_keys_get_shared (user_state));
  bastide_lesson_card_set_session (self->card, self->session);
  g_signal_connect_object (self->session, "step-changed", G_CALLBACK (step_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "state-changed", G_CALLBACK (state_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (asking, "state-changed", G_CALLBACK (update_board), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (asking, "tried-again", G_CALLBACK (tried_again), self, G_CONNECT_SWAPPED);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_TITLE, _("Learn"));
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_SIDE_TITLE, _("Lessons"));

  return GTK_WIDGET (self);
}

void
bastide_learn_page_set_study (BastideLearnPage *self,
                              BastideStudy     *study)
{
  g_return_if_fail (BASTIDE_IS_LEARN_PAGE (self));

  g_set_object (&self->study, study);
  bastide_rule_book_set_study (self->rule_book, study);
  bastide_quiz_view_set_study (self->quiz, study);
}
