/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who has keys alone gets everywhere and is held nowhere: Tab, Shift+Tab and F6 come round on every page, whatever it
 * shows, and pass whatever takes the focus. */

#include "config.h"

#include "bastide-cell.h"
#include "bastide-lesson-editor-page.h"
#include "bastide-projector.h"
#include "inside-user.h"

/* More stops than any page has. */
#define MAX_STOPS 2000
/* More links than a text has. */
#define MAX_LINKS 40

/* --- What is one stop --- */

/* The arrow keys go about in it. */
static gboolean
is_one_stop (GtkWidget *widget)
{
  return GTK_IS_LIST_VIEW (widget) || GTK_IS_GRID_VIEW (widget) || GTK_IS_LIST_BOX (widget)
         || GTK_IS_FLOW_BOX (widget) || BASTIDE_IS_BOARD (widget);
}

/* It says that it takes the focus, and needs a row for that. */
static gboolean
is_view (GtkWidget *widget)
{
  return GTK_IS_LIST_VIEW (widget) || GTK_IS_GRID_VIEW (widget) || GTK_IS_COLUMN_VIEW (widget);
}

/* What Tab passes as one thing. */
static GtkWidget *
get_stop (GtkWidget *widget)
{
  GtkWidget *stop = widget;

  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    if (is_one_stop (at))
      stop = at;

  return stop;
}

static gboolean
takes_focus (GtkWidget *widget)
{
  return gtk_widget_get_focusable (widget) && gtk_widget_get_can_focus (widget) && gtk_widget_is_sensitive (widget);
}

/* The stops below @widget that are to be seen. */
static void
collect_stops (GtkWidget  *widget,
               GHashTable *stops)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_can_focus (widget) || GTK_IS_POPOVER (widget))
    return;
  /* Some are one only if something in it is none, or is one. */
  if (takes_focus (widget) && !GTK_IS_SCROLLED_WINDOW (widget)
      && (!is_view (widget) || gtk_widget_get_first_child (widget) != NULL))
    g_hash_table_add (stops, get_stop (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_stops (child, stops);
}

/* (transfer full) */
static char *
tell (GtkWidget *widget)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (GtkWidget *at = widget; at != NULL && !GTK_IS_WINDOW (at); at = gtk_widget_get_parent (at))
    {
      g_autofree char *name = at == widget ? user_read (at) : NULL;

      g_string_append_printf (text, "%s%s", at == widget ? "" : " < ", G_OBJECT_TYPE_NAME (at));
      if (name != NULL)
        g_string_append_printf (text, " “%.60s”", name);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- Going round --- */

/* What searches as one types wants an event, of which there is none: in windows of their own the focus moves without keys. */
static void
press (GtkWindow  *window,
       const char *key)
{
  if (BASTIDE_IS_WINDOW (window))
    user_press (window, key);
  else
    g_signal_emit_by_name (window, "move-focus", strcmp (key, "Tab") == 0 ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD);
}

/* Where @key leads from the focus until it has been there already. (transfer container) */
static GPtrArray *
go_round (GtkWindow  *window,
          const char *state,
          const char *key)
{
  GPtrArray *way = g_ptr_array_new ();

  while (way->len < MAX_STOPS && !g_ptr_array_find (way, gtk_window_get_focus (window), NULL))
    {
      GtkWidget *focus = gtk_window_get_focus (window);

      g_ptr_array_add (way, focus);
      press (window, key);
      /* From link to link in one text. */
      for (guint i = 0; i < MAX_LINKS && GTK_IS_LABEL (focus) && gtk_window_get_focus (window) == focus; i++)
        press (window, key);
      /* A row of which the view has made none yet is scrolled to with the next frame. */
      if (gtk_window_get_focus (window) != NULL && !gtk_widget_get_mapped (gtk_window_get_focus (window)))
        gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      if (gtk_window_get_focus (window) != NULL && !gtk_widget_get_mapped (gtk_window_get_focus (window)))
        {
          g_autofree char *told = tell (gtk_window_get_focus (window));

          g_error ("%s: %s leads out of sight, to %s", state, key, told);
        }
    }

  return way;
}

static void
complain (const char *state,
          const char *key,
          const char *what,
          GtkWidget  *widget)
{
  g_autofree char *told = tell (widget);

  g_test_fail_printf ("%s: %s %s %s", state, key, what, told);
}

/* All rows of a view are one stop, but for what takes the focus in one. */
static void
check_rows (GPtrArray  *way,
            const char *state,
            const char *key)
{
  for (guint i = 1; i < way->len; i++)
    {
      GtkWidget *stop = get_stop (way->pdata[i]);

      if ((GTK_IS_LIST_VIEW (stop) || GTK_IS_GRID_VIEW (stop)) && stop == get_stop (way->pdata[i - 1])
          && gtk_widget_get_parent (way->pdata[i]) == stop && gtk_widget_get_parent (way->pdata[i - 1]) == stop)
        complain (state, key, "stops twice at the rows of", way->pdata[i]);
    }
}

static void
check_tab (gpointer    window,
           const char *state,
           const char *key)
{
  g_autoptr (GHashTable) stops = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) way = go_round (window, state, key);
  GHashTableIter iter;
  gpointer stop;

  if (gtk_window_get_focus (window) != way->pdata[0])
    complain (state, key, "does not come round, but to", gtk_window_get_focus (window));
  check_rows (way, state, key);
  collect_stops (window, stops);
  for (guint i = 0; i < way->len; i++)
    g_hash_table_remove (stops, get_stop (way->pdata[i]));
  g_hash_table_iter_init (&iter, stops);
  while (g_hash_table_iter_next (&iter, &stop, NULL))
    complain (state, key, "passes by", stop);
}

/* Every pane in which something takes the focus, and then the first one again. */
static void
check_panes (BastideWindow *window,
             const char    *state)
{
  BastidePage *page = bastide_window_get_page (window);
  g_autoptr (GPtrArray) way = NULL;
  GtkWidget *pane;

  gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
  way = go_round (GTK_WINDOW (window), state, "F6");
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (window)));
  if (gtk_window_get_focus (GTK_WINDOW (window)) != way->pdata[0])
    complain (state, "F6", "does not come round, but to", gtk_window_get_focus (GTK_WINDOW (window)));
  for (guint n = 0; (pane = BASTIDE_PAGE_GET_IFACE (page)->get_nth_pane (page, n)) != NULL; n++)
    {
      g_autoptr (GHashTable) stops = g_hash_table_new (NULL, NULL);
      gboolean was_there = FALSE;

      collect_stops (pane, stops);
      for (guint i = 0; i < way->len; i++)
        was_there |= way->pdata[i] == pane || gtk_widget_is_ancestor (way->pdata[i], pane);
      if (g_hash_table_size (stops) > 0 && !was_there)
        complain (state, "F6", "passes by", pane);
    }
}

static void
check (BastideWindow *window,
       const char    *state)
{
  g_test_message ("goes round: %s", state);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  user_press (window, "F6");
  check_tab (window, state, "Tab");
  check_tab (window, state, "<Shift>Tab");
  check_panes (window, state);
}

/* --- The pages --- */

/* A window as wide as a phone. */
static BastideWindow *
open_narrow (void)
{
  BastideWindow *window = inside_open ();

  gtk_window_set_default_size (GTK_WINDOW (window), 400, 760);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

static void
test_start (void)
{
  BastideWindow *window = inside_open ();

  check (window, "start");
  inside_close (window);
  window = open_narrow ();
  check (window, "narrow, start");
  inside_close (window);
}

static BastideWindow *
open_game (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

static void
test_study (void)
{
  static const char * const tabs[] = { "moves", "scores", "features", "turns" };
  BastideWindow *window = open_game ();

  for (guint i = 0; i < G_N_ELEMENTS (tabs); i++)
    {
      gtk_stack_set_visible_child_name (inside_study (window)->tabs, tabs[i]);
      check (window, tabs[i]);
    }
  bastide_study_set_index (inside_study (window)->study, 20);
  user_press (window, "<Control>d");
  user_sees (window, "*: * turn*");
  check (window, "turns of a tile");
  bastide_study_set_index (inside_study (window)->study, 0);
  check (window, "start of the game");
  bastide_page_notice (bastide_window_get_page (window), BASTIDE_NOTICE_NO_PICTURE, "There is no picture");
  check (window, "with a bar");
  inside_close (window);
}

/* What changed comes above the row in focus, and the list goes there. */
static void
test_before_and_after (void)
{
  BastideWindow *window = open_game ();

  user_press (window, "<Control>3");
  check (window, "features");
  bastide_study_set_index (inside_study (window)->study, 20);
  user_press (window, "<Control>3 s");
  user_sees (inside_study (window)->features, "What Changed");
  check (window, "before and after");
  inside_close (window);
}

/* The pane beside the bag, with what it asks for and with what is answered. */
static void
test_odds (void)
{
  BastideWindow *window = open_game ();

  bastide_study_set_index (inside_study (window)->study, 22);
  user_press (window, "<Alt>a");
  check (window, "odds");
  bastide_board_look_at (inside_study (window)->board, 1, 2);
  user_press (window, "space");
  user_wait_for (inside_study (window)->board, BASTIDE_TYPE_CELL, "(1, 2): *; A");
  user_press (window, "Escape");
  check (window, "odds of a cell");
  inside_close (window);
}

/* Tab stays in a menu, and Escape leads back to its button. */
static void
check_popover (BastideWindow *window,
               const char    *name)
{
  GtkWidget *button = user_wait_for (window, GTK_TYPE_MENU_BUTTON, name);
  g_autoptr (GPtrArray) way = NULL;
  GtkWidget *popover;

  g_test_message ("goes round: %s", name);
  gtk_widget_grab_focus (button);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  way = go_round (GTK_WINDOW (window), name, "Tab");
  for (guint i = 0; i < way->len; i++)
    if (way->pdata[i] == NULL || !gtk_widget_is_ancestor (way->pdata[i], popover))
      complain (name, "Tab", "leads out, to", way->pdata[i] != NULL ? way->pdata[i] : window);
  user_press (window, "Escape");
  g_assert_false (gtk_widget_get_mapped (popover));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), button));
}

static void
test_popovers (void)
{
  static const char * const names[] = { "Main menu", "Show", "Page" };
  BastideWindow *window = open_game ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    check_popover (window, names[i]);
  inside_close (window);
}

static gboolean
is_row (GtkWidget *widget)
{
  return GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget));
}

static gboolean
is_in_sight (gpointer window)
{
  return gtk_widget_get_mapped (gtk_window_get_focus (window));
}

/* Ctrl and a digit go into the rows of a pane: the first, or the one that is chosen, in sight and with a ring. */
static void
test_tabs (void)
{
  BastideWindow *window = open_game ();
  GtkWidget *focus;

  bastide_study_set_index (inside_study (window)->study, 20);
  user_press (window, "<Control>d");
  for (guint i = 1; i <= 4; i++)
    {
      g_autofree char *key = g_strdup_printf ("<Control>%u", i);

      user_press (window, "<Control>1");
      gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
      user_press (window, key);
      if (i == 4)
        user_sees (window, "*: * turn*");
      inside_wait (is_in_sight, window);
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      g_assert_true (i == 4 || is_row (focus));
      g_assert_true (gtk_widget_is_ancestor (focus, gtk_stack_get_visible_child (inside_study (window)->tabs)));
      g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (window)));
    }
  inside_close (window);
}

static void
test_edit (void)
{
  BastideWindow *window = open_game ();

  user_press (window, "<Control>e");
  check (window, "edit");
  inside_close (window);
}

static void
test_exam (void)
{
  BastideWindow *window = open_game ();

  bastide_study_set_index (inside_study (window)->study, 20);
  user_press (window, "<Control><Shift>x");
  check (window, "exam");
  inside_close (window);
}

static void
test_puzzles (void)
{
  BastideWindow *window = inside_open ();

  user_press (window, "<Alt>4");
  user_sees (window, "Puzzle 1 of *");
  for (guint i = 0; i < 24; i++)
    {
      g_autofree char *state = g_strdup_printf ("puzzle %u", i + 1);

      bastide_puzzle_session_open (inside_puzzles (window)->session, i);
      check (window, state);
    }
  inside_close (window);
  window = open_narrow ();
  user_press (window, "<Alt>4");
  user_sees (window, "Puzzle 1 of *");
  check (window, "narrow, puzzle");
  inside_close (window);
}

static void
test_lessons (void)
{
  BastideWindow *window = inside_open ();

  user_press (window, "<Alt>5");
  user_sees (window, "Step 1 of *");
  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *state = g_strdup_printf ("lesson, step %u", i + 1);

      check (window, state);
      user_press (window, "Page_Down");
    }
  user_click (window, GTK_TYPE_TOGGLE_BUTTON, "Rule Book");
  check (window, "rule book");
  gtk_widget_activate_action (GTK_WIDGET (window), "rule.show", "s", "C2");
  user_click (window, GTK_TYPE_WIDGET, "Try It Yourself");
  check (window, "example that is tried");
  user_press (window, "Escape");
  user_click (window, GTK_TYPE_WIDGET, "Compare Rule Sets");
  check (window, "rule sets compared");
  user_click (window, GTK_TYPE_TOGGLE_BUTTON, "Quiz");
  user_sees (window, "Question 1 of 10*");
  check (window, "quiz");
  inside_close (window);
}

/* Questions that were answered: of a puzzle, of a lesson wrongly and rightly, and of the quiz. */
static void
test_answered (void)
{
  BastideWindow *window = inside_open ();

  user_press (window, "<Alt>4");
  user_sees (window, "Puzzle 1 of *");
  bastide_puzzle_session_show_solution (inside_puzzles (window)->session, FALSE);
  check (window, "solved puzzle");
  user_press (window, "<Alt>5");
  user_click (window, GTK_TYPE_LIST_BOX_ROW, "1  *");
  /* From wherever the case before left it. */
  while (user_find (window, GTK_TYPE_LABEL, "Step 1 of *") == NULL)
    user_press (window, "Page_Up");
  user_press (window, "Page_Down Page_Down Page_Down");
  user_sees (window, "Step 4 of *");
  user_press (window, "1 Return");
  user_sees (window, "Not yet*");
  check (window, "lesson, answered wrongly");
  user_click (window, GTK_TYPE_BUTTON, "Try Again");
  user_press (window, "2 Return");
  user_sees (window, "Right*");
  check (window, "lesson, answered rightly");
  user_click (window, GTK_TYPE_TOGGLE_BUTTON, "Quiz");
  user_sees (window, "Question 1 of 10*");
  user_click (window, GTK_TYPE_BUTTON, "Show*Solution");
  check (window, "quiz, answered");
  inside_close (window);
}

/* The page to learn on, as wide as a phone. */
static void
test_narrow_lessons (void)
{
  BastideWindow *window = open_narrow ();

  user_press (window, "<Alt>5");
  /* Where the case before left it. */
  user_sees (window, "Step * of *");
  check (window, "narrow, lesson");
  user_click (window, GTK_TYPE_TOGGLE_BUTTON, "Rule Book");
  check (window, "narrow, rule book");
  user_click (window, GTK_TYPE_TOGGLE_BUTTON, "Quiz");
  user_sees (window, "Question 1 of 10*");
  check (window, "narrow, quiz");
  inside_close (window);
}

static void
test_making (void)
{
  static const char * const actions[] = { "page.make-puzzle", "page.make-lesson" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      BastideWindow *window = open_game ();
      GtkWindow *other;

      bastide_study_set_index (inside_study (window)->study, 12);
      gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
      other = gtk_application_get_active_window (GTK_APPLICATION (inside_get_application ()));
      g_assert_true (other != GTK_WINDOW (window));
      check (BASTIDE_WINDOW (other), actions[i]);
      gtk_window_set_default_size (other, 400, 760);
      check (BASTIDE_WINDOW (other), "narrow, making");
      if (i == 1)
        {
          GtkWindow *question;
          BastideLessonEditorPage *page = BASTIDE_LESSON_EDITOR_PAGE (bastide_window_get_page (BASTIDE_WINDOW (other)));

          bastide_lesson_editor_set_kind (bastide_lesson_editor_page_get_editor (page), BST_LESSON_ASK);
          gtk_widget_activate_action (GTK_WIDGET (other), "page.edit-question", NULL);
          question = gtk_application_get_active_window (GTK_APPLICATION (inside_get_application ()));
          g_assert_cmpstr (bastide_page_get_name (bastide_window_get_page (BASTIDE_WINDOW (question))), ==, "puzzle-editor");
          check (BASTIDE_WINDOW (question), "question of a lesson");
          gtk_window_destroy (question);
        }
      gtk_window_destroy (other);
      inside_close (window);
    }
}

static void
test_projector (void)
{
  BastideWindow *window = open_game ();
  GtkWindow *projector;

  user_press (window, "F5");
  projector = inside_wait_window (BASTIDE_TYPE_PROJECTOR);
  check_tab (projector, "projector", "Tab");
  user_press (projector, "Escape");
  inside_wait_no_window (BASTIDE_TYPE_PROJECTOR);
  inside_close (window);
}

/* As wide as a phone, with what is below the board there. */
static void
test_narrow (void)
{
  BastideWindow *window = open_narrow ();

  inside_open_sample (window);
  check (window, "narrow, board");
  user_press (window, "<Control>2");
  check (window, "narrow, scores");
  user_press (window, "F9");
  check (window, "narrow, bag");
  user_press (window, "<Control>e");
  check (window, "narrow, edit");
  inside_close (window);
}

/* Windows of their own, where nobody mends what GTK does. */
static void
test_dialogs (void)
{
  static const char * const actions[] = {
    "app.new-game", "app.preferences", "app.shortcuts", "page.rules", "win.export", "win.print", "win.help",
  };
  BastideWindow *window = open_game ();

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GListModel *windows = gtk_window_get_toplevels ();
      guint n_windows = g_list_model_get_n_items (windows);
      g_autoptr (GtkWindow) dialog = NULL;

      gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
      g_assert_cmpuint (g_list_model_get_n_items (windows), >, n_windows);
      dialog = g_list_model_get_item (windows, n_windows);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (dialog));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (dialog));
      check_tab (dialog, actions[i], "Tab");
      check_tab (dialog, actions[i], "<Shift>Tab");
      gtk_window_close (dialog);
    }
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/focus/start", test_start);
  g_test_add_func ("/focus/study", test_study);
  g_test_add_func ("/focus/before-and-after", test_before_and_after);
  g_test_add_func ("/focus/odds", test_odds);
  g_test_add_func ("/focus/popovers", test_popovers);
  g_test_add_func ("/focus/tabs", test_tabs);
  g_test_add_func ("/focus/edit", test_edit);
  g_test_add_func ("/focus/exam", test_exam);
  g_test_add_func ("/focus/puzzles", test_puzzles);
  g_test_add_func ("/focus/lessons", test_lessons);
  g_test_add_func ("/focus/answered", test_answered);
  g_test_add_func ("/focus/narrow-lessons", test_narrow_lessons);
  g_test_add_func ("/focus/making", test_making);
  g_test_add_func ("/focus/projector", test_projector);
  g_test_add_func ("/focus/narrow", test_narrow);
  g_test_add_func ("/focus/dialogs", test_dialogs);

  return inside_run ();
}
