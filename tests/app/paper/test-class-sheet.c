/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sheets for a class, from the page to learn on and from a booklet. */

#include "config.h"

#include "bastide-class-sheet.h"
#include "bastide-print-view.h"
#include "inside-file.h"
#include "inside-user.h"

#include <bst-io-tile-set.h>

#include <string.h>

static BastideWindow *
open_learn (void)
{
  BastideWindow *window;

  inside_restart ();
  window = inside_open ();
  user_press (window, "<Alt>5");
  user_sees (window, "Step 1 of *");

  return window;
}

/* The preview shows @page, and is closed. */
static void
see_page (const char *page,
          const char *says)
{
  GtkWindow *view = inside_wait_window (BASTIDE_TYPE_PRINT_VIEW);

  user_wait_for (view, GTK_TYPE_LABEL, page);
  user_sees (view, says);
  gtk_window_destroy (view);
  inside_wait_no_window (BASTIDE_TYPE_PRINT_VIEW);
}

static void
test_lesson (void)
{
  BastideWindow *window = open_learn ();
  GtkWindow *view;

  user_press (window, "<Control>p");
  view = inside_wait_window (BASTIDE_TYPE_PRINT_VIEW);
  user_wait_for (view, GTK_TYPE_LABEL, "Page 1 of 2");
  user_click (view, GTK_TYPE_BUTTON, "Page After");
  user_wait_for (view, GTK_TYPE_LABEL, "Page 2 of 2");
  user_click (view, GTK_TYPE_LABEL, "*Without Colours*");
  user_click (view, GTK_TYPE_BUTTON, "Page Before");
  see_page ("Page 1 of 2", "The sheet as it will be printed");
  inside_close (window);
}

/* The rule book prints what is paid; the next sheet is the usual one again. */
static void
test_rule_book (void)
{
  BastideWindow *window = open_learn ();

  user_click (window, GTK_TYPE_TOGGLE_BUTTON, "Rule Book");
  user_press (window, "<Control>p");
  see_page ("Page 1 of 1", "*sheet*");
  gtk_widget_activate_action (GTK_WIDGET (window), "page.print-sheet", "s", "course");
  see_page ("Page 1 of 1?", "*sheet*");
  user_press (window, "<Control>p");
  see_page ("Page 1 of 1", "*sheet*");
  inside_close (window);
}

/* How many items of the menu have a sheet: every one. */
static guint
count_sheets (GMenuModel *menu)
{
  guint n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      g_autofree char *name = NULL;
      g_autoptr (BastideSheet) sheet = NULL;

      if (submenu != NULL)
        {
          n += count_sheets (submenu);
          continue;
        }
      g_assert_true (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_TARGET, "s", &name));
      if (g_str_equal (name, "lesson") || g_str_equal (name, "course"))
        continue;
      sheet = bastide_class_sheet_new (name, NULL, NULL);
      g_assert_nonnull (sheet);
      n++;
    }

  return n;
}

static void
test_menu (void)
{
  g_autoptr (GMenuModel) menu = bastide_class_sheet_new_menu ("page.print-sheet");

  g_assert_cmpuint (count_sheets (menu), >, 20);
  g_assert_null (bastide_class_sheet_new ("tiles:none", NULL, NULL));
  g_assert_null (bastide_class_sheet_new ("scoring:none", NULL, NULL));
}

/* The tiles of a game with the river are more than those of the base game. */
static void
test_tiles_of_game (void)
{
  g_autoptr (BastideStudy) study = bastide_study_new ();
  g_autoptr (BstTileSet) set = bst_io_tile_set_load ("basic+river", NULL);
  g_autoptr (BstGame) game = NULL;
  g_autoptr (BastideSheet) sheet = NULL, expected = NULL;
  g_autofree char *text = NULL, *expected_text = NULL;
  g_autoptr (BstRecord) record = NULL;
  BstPlayer player = { (char *) "Ada", BST_COLOUR_RED };
  BstRules rules;

  bst_rules_init (&rules);
  game = bst_game_new (set, &rules, &player, 1, NULL);
  record = bst_record_new (game);
  bastide_study_set_record (study, record, NULL, NULL);
  sheet = bastide_class_sheet_new ("tiles-of-game", NULL, study);
  expected = bastide_class_sheet_new ("tiles:basic+river", NULL, NULL);
  text = bastide_sheet_dup_text (sheet);
  expected_text = bastide_sheet_dup_text (expected);
  g_assert_cmpstr (text, ==, expected_text);
}

static void
test_booklet (void)
{
  BastideWindow *window = inside_open ();

  user_press (window, "<Alt>4");
  user_wait_for (window, GTK_TYPE_LABEL, "The first city");
  gtk_widget_activate_action (GTK_WIDGET (window), "page.print-questions", NULL);
  see_page ("Page 1 of ?", "*sheet*");
  inside_close (window);
}

static char *
find_faulty (void)
{
  return g_build_filename (g_getenv ("BASTIDE_APP_DATA"), "..", "..", "io", "data", "faulty-answers.bastide", NULL);
}

/* The same booklet without its puzzles, which is a course then. (transfer full) */
static char *
write_faulty_course (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-faulty-XXXXXX", NULL);
  g_autofree char *booklet = find_faulty ();
  char *path = g_build_filename (folder, "course.bastide", NULL);
  g_autofree char *text = NULL;
  g_autofree char *course = NULL;
  char *first;

  g_assert_true (g_file_get_contents (booklet, &text, NULL, NULL));
  first = strstr (text, "<puzzle");
  g_assert_nonnull (first);
  *first = '\0';
  course = g_strconcat (text, strstr (first + 1, "</chapter>"), NULL);
  g_assert_true (g_file_set_contents (path, course, -1, NULL));

  return path;
}

static BastideWindow *
open_faulty (const char *path,
             const char *says)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BastideWindow *window = inside_open ();

  bastide_window_open (window, file);
  user_wait_for (window, GTK_TYPE_LABEL, says);

  return window;
}

/* A question whose right answer is none is shown, with what is wrong, and printed. */
static void
test_faulty_course (void)
{
  char *path = write_faulty_course ();
  BastideWindow *window = open_faulty (path, "answer “3”: expected the number of a sentence");

  user_press (window, "<Control>p");
  see_page ("Page 1 of ?", "*sheet*");
  for (int i = 0; i < 3; i++)
    user_click (window, GTK_TYPE_BUTTON, "Next");
  user_wait_for (window, GTK_TYPE_LABEL, "answer “true”: expected *");
  user_press (window, "<Control>p");
  see_page ("Page 1 of ?", "*sheet*");
  inside_close (window);
  inside_remove (path);
}

static void
test_faulty_booklet (void)
{
  g_autofree char *path = find_faulty ();
  BastideWindow *window = open_faulty (path, "* “nothing”*");

  user_press (window, "<Control>p");
  see_page ("Page 1 of ?", "*sheet*");
  gtk_widget_activate_action (GTK_WIDGET (window), "page.print-questions", NULL);
  see_page ("Page 1 of ?", "*sheet*");
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/class-sheet/lesson", test_lesson);
  g_test_add_func ("/class-sheet/rule-book", test_rule_book);
  g_test_add_func ("/class-sheet/menu", test_menu);
  g_test_add_func ("/class-sheet/tiles-of-game", test_tiles_of_game);
  g_test_add_func ("/class-sheet/booklet", test_booklet);
  g_test_add_func ("/class-sheet/faulty-course", test_faulty_course);
  g_test_add_func ("/class-sheet/faulty-booklet", test_faulty_booklet);

  return inside_run ();
}
