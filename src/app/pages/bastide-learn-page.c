/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-learn-page.h"
#include "bastide-lesson-card.h"
#include "bastide-lesson-list.h"
#include "bastide-page.h"
#include "bastide-puzzle-board.h"
#include "bastide-rule-book.h"
#include "bastide-split-view.h"
#include "bastide-turn-bar.h"
#include "bastide-turn-tool.h"

#include <glib/gi18n.h>

/* Widths of the page, in pixels at the usual size of letters: where the list lies over the board, and where
 * the card lies below it; and the width of the card. */
#define SIDE_WIDTH 960
#define CARD_WIDTH 720
#define CARD_SIZE  344

struct _BastideLearnPage
{
  GtkWidget             parent_instance;

  /* Owned */
  BastideLessonSession *session;
  BastideBoardTool     *turn_tool;
  BastideBoardTool     *pick_tool;
  GSimpleActionGroup   *actions;

  /* Template */
  GtkStack             *tabs;
  BastideRuleBook      *rule_book;
  BastideSplitView     *side;
  BastideLessonList    *list;
  GtkBox               *body;
  GtkWidget            *card_window;
  BastideBoard         *board;
  BastideTurnBar       *turn_bar;
  BastideLessonCard    *card;
};

static void bastide_learn_page_page_init (BastidePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastideLearnPage, bastide_learn_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (BASTIDE_TYPE_PAGE, bastide_learn_page_page_init))

/* --- What is to be seen --- */

/* What is asked decides what the board shows; what is said has no tool. */
static void
update_board (BastideLearnPage *self)
{
  BastidePuzzleSession *asking = bastide_lesson_session_get_asking (self->session);

  if (bastide_puzzle_session_get_puzzle (asking) != NULL)
    {
      bastide_puzzle_board_update (self->board, asking, self->turn_tool, self->pick_tool);
      return;
    }
  bastide_board_set_target (self->board, BST_NO_PART);
  bastide_board_set_frames_last (self->board, TRUE);
  bastide_board_set_tool (self->board, NULL);
}

static gboolean
is_in_rule_book (BastideLearnPage *self)
{
  return gtk_stack_get_visible_child (self->tabs) == GTK_WIDGET (self->rule_book);
}

static void
update_title (BastideLearnPage *self)
{
  const BstLesson *lesson;
  g_autofree char *number = NULL;

  /* The tabs are chosen before there are lessons. */
  if (self->session == NULL)
    return;
  if (is_in_rule_book (self))
    {
      bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_TITLE, _("Rule Book"));
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

static void
step_changed (BastideLearnPage *self)
{
  update_title (self);
  update_board (self);
  bastide_board_fit (self->board);
}

/* Over the board the list makes room for the lesson that was chosen. */
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
  g_return_if_fail (BASTIDE_IS_LEARN_PAGE (self));

  if (bastide_rule_book_show_rule (self->rule_book, number))
    gtk_stack_set_visible_child (self->tabs, GTK_WIDGET (self->rule_book));
}

static void
cell_picked (BastideLearnPage *self,
             int               x,
             int               y)
{
  bastide_answer_toggle_cell (bastide_puzzle_session_get_answer (
                                bastide_lesson_session_get_asking (self->session)), x, y);
}

/* --- What is done on it --- */

static void
go_next (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_lesson_card_next (BASTIDE_LEARN_PAGE (user_data)->card);
}

static void
go_back (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  bastide_lesson_card_back (BASTIDE_LEARN_PAGE (user_data)->card);
}

static void
init_actions (BastideLearnPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "next-step", .activate = go_next },
    { .name = "previous-step", .activate = go_back },
  };
  g_autoptr (GPropertyAction) side = g_property_action_new ("sidebar", self->side, "show-sidebar");

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  bastide_board_add_actions (self->board, G_ACTION_MAP (self->actions));
  bastide_board_add_coordinates_action (self->board, G_ACTION_MAP (self->actions));
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (side));
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
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (page);
  gboolean is_narrow = width < CARD_WIDTH * text_scale;

  bastide_rule_book_set_size (self->rule_book, width, height, text_scale);
  bastide_split_view_set_room (self->side, width, text_scale, (int) (width - SIDE_WIDTH * text_scale));
  bastide_split_view_set_folded (self->side, width < SIDE_WIDTH * text_scale);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), is_narrow ? GTK_ORIENTATION_VERTICAL
                                                                         : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (self->card_window, is_narrow ? -1 : (int) (CARD_SIZE * text_scale),
                               is_narrow ? 47 : -1);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->card_window), is_narrow);
  gtk_widget_set_hexpand (self->card_window, is_narrow);
}

static BastideKeyScope
get_key_scope (BastidePage *page)
{
  return BASTIDE_KEY_IN_LEARN;
}

static GtkWidget *
get_nth_pane (BastidePage *page,
              guint        n)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (page);
  GtkWidget *panes[] = {
    GTK_WIDGET (self->list), GTK_WIDGET (self->board), GTK_WIDGET (self->card)
  };

  if (is_in_rule_book (self))
    return bastide_rule_book_get_nth_pane (self->rule_book, n);

  return n < G_N_ELEMENTS (panes) ? panes[n] : NULL;
}

static void
bastide_learn_page_page_init (BastidePageInterface *iface)
{
  iface->name = "learn";
  iface->label = NC_("page", "_Learn");
  iface->get_actions = get_actions;
  iface->is_empty = is_empty;
  iface->set_size = set_size;
  iface->get_key_scope = get_key_scope;
  iface->get_nth_pane = get_nth_pane;
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

  if (is_first)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
bastide_learn_page_dispose (GObject *object)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (object);
  GtkWidget *child;

  if (self->board != NULL)
    {
      bastide_board_set_tool (self->board, NULL);
      bastide_board_set_study (self->board, NULL);
      self->board = NULL;
    }
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bastide_learn_page_parent_class)->dispose (object);
}

static void
bastide_learn_page_finalize (GObject *object)
{
  BastideLearnPage *self = BASTIDE_LEARN_PAGE (object);

  g_clear_object (&self->turn_tool);
  g_clear_object (&self->pick_tool);
  g_clear_object (&self->session);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (bastide_learn_page_parent_class)->finalize (object);
}

static void
bastide_learn_page_class_init (BastideLearnPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_learn_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_learn_page_finalize;
  widget_class->map = bastide_learn_page_map;

  bastide_page_install_properties (G_OBJECT_CLASS (klass));
  g_type_ensure (BASTIDE_TYPE_BOARD);
  g_type_ensure (BASTIDE_TYPE_LESSON_CARD);
  g_type_ensure (BASTIDE_TYPE_LESSON_LIST);
  g_type_ensure (BASTIDE_TYPE_RULE_BOOK);
  g_type_ensure (BASTIDE_TYPE_SPLIT_VIEW);
  g_type_ensure (BASTIDE_TYPE_TURN_BAR);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-learn-page.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, BastideLearnPage, tabs);
  gtk_widget_class_bind_template_child (widget_class, BastideLearnPage, rule_book);
  gtk_widget_class_bind_template_child (widget_class, BastideLearnPage, side);
  gtk_widget_class_bind_template_child (widget_class, BastideLearnPage, list);
  gtk_widget_class_bind_template_child (widget_class, BastideLearnPage, body);
  gtk_widget_class_bind_template_child (widget_class, BastideLearnPage, card_window);
  gtk_widget_class_bind_template_child (widget_class, BastideLearnPage, board);
  gtk_widget_class_bind_template_child (widget_class, BastideLearnPage, turn_bar);
  gtk_widget_class_bind_template_child (widget_class, BastideLearnPage, card);
  gtk_widget_class_bind_template_callback (widget_class, opened);
  gtk_widget_class_bind_template_callback (widget_class, example_tried);
  gtk_widget_class_bind_template_callback (widget_class, update_title);
}

static void
bastide_learn_page_init (BastideLearnPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->pick_tool = bastide_pick_tool_new ();
  g_signal_connect_object (self->pick_tool, "picked", G_CALLBACK (cell_picked), self, G_CONNECT_SWAPPED);
  /* A tile may go beside the board. */
  bastide_board_set_ring (self->board, 1);
}

GtkWidget *
bastide_learn_page_new (BastideUserState *user_state)
{
  BastideLearnPage *self = g_object_new (BASTIDE_TYPE_LEARN_PAGE, NULL);
  BastidePuzzleSession *asking;
  BastideTurnInput *turn_input;

  self->session = bastide_lesson_session_new (bastide_user_state_get_results (user_state));
  asking = bastide_lesson_session_get_asking (self->session);
  turn_input = bastide_answer_get_play (bastide_puzzle_session_get_answer (asking));
  init_actions (self);
  bastide_board_set_study (self->board, bastide_lesson_session_get_scene (self->session));
  bastide_turn_bar_set_play (self->turn_bar, turn_input);
  self->turn_tool = bastide_turn_tool_new (turn_input);
  bastide_lesson_card_set_session (self->card, self->session);
  g_signal_connect_object (self->session, "step-changed", G_CALLBACK (step_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (asking, "state-changed", G_CALLBACK (update_board), self, G_CONNECT_SWAPPED);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_TITLE, _("Learn"));
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_SIDE_TITLE, _("Lessons"));

  return GTK_WIDGET (self);
}
