/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever can be tapped is 44 units large each way where one taps, and 24 where one points: on every page, and in every
 * window that comes from one. */

#include "config.h"

#include "bastide-quiz-view.h"
#include "bastide-split-handle.h"
#include "inside-user.h"

#include <bst-render-overlay.h>

#include <string.h>

#define TOUCHED 44
#define POINTED 24

typedef struct
{
  GtkWidget *root;
  const char *page;
  int         least;
  guint       n_small;
} Walk;

/* Not ours: buttons of the desktop, which has none on a phone; what is dragged beside a list that moves by itself; links in
 * a text, whose lines are as high as letters. */
static gboolean
is_left_out (GtkWidget *widget)
{
  return GTK_IS_WINDOW_CONTROLS (widget) || GTK_IS_SCROLLBAR (widget) || GTK_IS_LABEL (widget);
}

/* A row that does what its button, switch or text does. */
static gboolean
is_row (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);

  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget)) || ADW_IS_ACTION_ROW (widget);

  /* What a button shows of a list, and the headings of a table, are none. */
  return g_str_has_suffix (type, "ListItemWidget") && GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget))
         && gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) == NULL
         && gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW) == NULL;
}

static gboolean
is_target (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);

  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_ENTRY (widget)
         || GTK_IS_SPIN_BUTTON (widget) || GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_TEXT_VIEW (widget)
         || BASTIDE_IS_SPLIT_HANDLE (widget) || GTK_IS_FLOW_BOX_CHILD (widget) || is_row (widget)
         || strcmp (type, "GtkModelButton") == 0 || strcmp (type, "GtkColumnViewTitle") == 0;
}

/* A switch, or a mark, is part of its row, which does the same. */
static GtkWidget *
get_target (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  if (!GTK_IS_SWITCH (widget) && !GTK_IS_CHECK_BUTTON (widget))
    return widget;
  if (row == NULL && gtk_widget_has_css_class (gtk_widget_get_parent (widget), "switch-row"))
    row = gtk_widget_get_parent (widget);

  return row != NULL ? row : widget;
}

static void
check_target (Walk      *walk,
              GtkWidget *widget)
{
  g_autofree char *name = user_read (widget);
  graphene_rect_t area;
  /* An edge that is dragged is as thin as it is long. */
  gboolean is_thin = BASTIDE_IS_SPLIT_HANDLE (widget) && walk->least == POINTED;

  if (is_thin || !gtk_widget_compute_bounds (get_target (widget), walk->root, &area) || area.size.width == 0)
    return;
  if (area.size.width + 0.5f >= walk->least && area.size.height + 0.5f >= walk->least)
    return;
  walk->n_small++;
  {
    g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
    g_autofree char *styles = g_strjoinv (".", classes);

    g_test_message ("%s: %s.%s in %s: %.0f x %.0f: %s", walk->page, G_OBJECT_TYPE_NAME (widget), styles,
                    G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), (double) area.size.width, (double) area.size.height,
                    name != NULL ? name : "");
  }
}

static void
walk_targets (Walk      *walk,
              GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget) || is_left_out (widget))
    return;
  if (is_target (widget) && gtk_widget_get_can_target (widget))
    check_target (walk, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    walk_targets (walk, child);
}

/* Returns how many are too small. */
static guint
check_root (GtkWidget  *root,
            const char *page,
            int         least)
{
  Walk walk = { root, page, least, 0 };

  inside_settle ();
  walk_targets (&walk, root);

  return walk.n_small;
}

/* --- The pages --- */

static guint
check_menu (BastideWindow *window,
            const char    *name,
            int            least)
{
  GtkMenuButton *button = inside_header (window, name);
  guint n;

  if (!gtk_widget_get_mapped (GTK_WIDGET (button)))
    return 0;
  gtk_menu_button_popup (button);
  n = check_root (GTK_WIDGET (gtk_menu_button_get_popover (button)), name, least);
  gtk_menu_button_popdown (button);
  inside_settle ();

  return n;
}

static guint
check_study (BastideWindow *window,
             int            least)
{
  static const char * const tabs[] = { "moves", "scores", "features", "turns" };
  static const char * const start_tabs[] = { "bag", "odds" };
  static const char * const menus[] = { "page_button", "show_button", "menu_button" };
  BastideStudyPage *page = inside_study (window);
  guint n = 0;

  inside_open_sample (window);
  bastide_study_set_index (page->study, 40);
  for (guint i = 0; i < G_N_ELEMENTS (start_tabs); i++)
    {
      bastide_split_view_set_show (page->side, TRUE);
      gtk_stack_set_visible_child_name (page->start_tabs, start_tabs[i]);
      n += check_root (GTK_WIDGET (window), start_tabs[i], least);
    }
  for (guint i = 0; i < G_N_ELEMENTS (tabs); i++)
    {
      bastide_split_view_set_show (page->pane, TRUE);
      gtk_stack_set_visible_child_name (page->tabs, tabs[i]);
      n += check_root (GTK_WIDGET (window), tabs[i], least);
    }
  for (guint i = 0; i < G_N_ELEMENTS (menus); i++)
    n += check_menu (window, menus[i], least);
  bastide_study_page_pin (page, 0);
  bastide_board_set_show (page->board, BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_LEGAL);
  n += check_root (GTK_WIDGET (window), "overlays", least);
  bastide_board_set_show (page->board, 0);
  for (guint i = 0; i < 2; i++)
    {
      bastide_position_editor_set_active (page->editor, TRUE);
      bastide_split_view_set_show (i == 0 ? page->side : page->pane, TRUE);
      n += check_root (GTK_WIDGET (window), "edit", least);
    }
  bastide_position_editor_set_active (page->editor, FALSE);

  return n;
}

static guint
check_page (BastideWindow *window,
            const char    *name,
            int            least)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", name);

  return check_root (GTK_WIDGET (window), name, least);
}

static gboolean
is_asked (gpointer window)
{
  BastideQuizView *quiz = inside_child (inside_page (window, "learn"), "quiz");

  return bastide_quiz_get_state (bastide_quiz_view_get_quiz (quiz)) == BASTIDE_QUIZ_ASKING;
}

static guint
check_learn (BastideWindow *window,
             int            least)
{
  guint n = check_page (window, "learn", least);
  GtkStack *tabs = inside_child (inside_page (window, "learn"), "tabs");

  for (guint i = 0; i < 12; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (bastide_window_get_page (window)), "page.next-step", NULL);
      n += check_root (GTK_WIDGET (window), "lesson", least);
    }
  gtk_widget_activate_action (GTK_WIDGET (bastide_window_get_page (window)), "page.sidebar", NULL);
  n += check_root (GTK_WIDGET (window), "lessons", least);
  gtk_stack_set_visible_child_name (tabs, "rules");
  n += check_root (GTK_WIDGET (window), "rules", least);
  gtk_stack_set_visible_child_name (tabs, "quiz");
  inside_wait (is_asked, window);

  return n + check_root (GTK_WIDGET (window), "quiz", least);
}

/* Windows that an action opens. */
static guint
check_dialogs (BastideWindow *window,
               int            least)
{
  static const char * const actions[] = { "win.export", "win.print", "win.help", "app.preferences", "app.shortcuts",
                                          "page.make-puzzle", "page.make-lesson", "app.new-game", "page.rules" };
  guint n = 0;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "study");
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GListModel *windows = gtk_window_get_toplevels ();
      guint n_windows = g_list_model_get_n_items (windows);
      g_autoptr (GtkWindow) dialog = NULL;

      if (g_str_has_prefix (actions[i], "app."))
        g_action_group_activate_action (G_ACTION_GROUP (inside_get_application ()), actions[i] + 4, NULL);
      else
        gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
      g_assert_cmpuint (g_list_model_get_n_items (windows), >, n_windows);
      dialog = g_list_model_get_item (windows, n_windows);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (dialog));
      if (least == TOUCHED)
        inside_resize (dialog, 400, 790);
      n += check_root (GTK_WIDGET (dialog), actions[i], least);
      gtk_window_destroy (dialog);
      inside_settle ();
    }

  return n;
}

static void
check_all (int width,
           int height,
           int least)
{
  BastideWindow *window = inside_open ();
  guint n;

  inside_resize (GTK_WINDOW (window), width, height);
  n = check_root (GTK_WIDGET (window), "start", least);
  n += check_study (window, least);
  n += check_learn (window, least);
  n += check_page (window, "puzzles", least);
  n += check_dialogs (window, least);
  g_assert_cmpuint (n, ==, 0);
  inside_close (window);
}

static void
test_pointed (void)
{
  check_all (1280, 800, POINTED);
}

static void
test_touched (void)
{
  check_all (400, 800, TOUCHED);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/targets/pointed", test_pointed);
  g_test_add_func ("/targets/touched", test_touched);

  return inside_run ();
}
