/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The header bar and its menus. */

#include "config.h"

#include "bastide-board-services.h"
#include "bastide-turn-title.h"
#include "inside-user.h"

#include <bst-render-overlay.h>

/* Rows of a menu; what lies side by side is one row. */
static guint
count_rows (GMenuModel *menu)
{
  guint n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *hint = NULL;

      if (section == NULL)
        n++;
      else if (g_menu_model_get_item_attribute (menu, i, "display-hint", "s", &hint))
        n += g_menu_model_get_n_items (section) > 0;
      else
        n += count_rows (section);
    }

  return n;
}

/* It had 28 rows. What the bar leaves out is a row of icons above them. */
static void
test_menu (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  g_assert_cmpuint (count_rows (inside_header (window, "primary_menu")), <=, 12);
  g_assert_cmpint (g_menu_model_get_n_items (inside_header (window, "icons")), ==, 0);
  inside_resize (GTK_WINDOW (window), 360, 700);
  g_assert_cmpuint (count_rows (inside_header (window, "primary_menu")), <=, 12 + 1);
  g_assert_cmpint (g_menu_model_get_n_items (inside_header (window, "icons")), ==, 4);
  inside_close (window);
}

static gboolean
shows_tooltip (GtkWidget *button)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shows = FALSE;

  g_signal_emit_by_name (button, "query-tooltip", 5, 5, FALSE, tooltip, &shows);

  return shows;
}

/* What a menu is told about before it is opened does not lie over it then. */
static void
test_tooltip (void)
{
  static const char * const names[] = { "page_button", "show_button", "menu_button" };
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  inside_resize (GTK_WINDOW (window), 400, 700);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkMenuButton *button = inside_header (window, names[i]);

      g_assert_true (shows_tooltip (GTK_WIDGET (button)));
      gtk_menu_button_popup (button);
      inside_settle ();
      g_assert_false (shows_tooltip (GTK_WIDGET (button)));
      gtk_menu_button_popdown (button);
      inside_settle ();
      g_assert_true (shows_tooltip (GTK_WIDGET (button)));
    }
  inside_close (window);
}

static void
assert_state (BastideWindow *window,
              const char    *action,
              const char    *state)
{
  GActionGroup *actions = bastide_page_get_actions (bastide_window_get_page (window));
  g_autoptr (GVariant) now = g_action_group_get_action_state (actions, action);
  g_autofree char *text = g_variant_print (now, FALSE);

  g_assert_cmpstr (text, ==, state);
}

static void
press (BastideWindow *window,
       guint          key)
{
  bastide_page_press_key (bastide_window_get_page (window), key, 0, 1000);
  bastide_page_release_key (bastide_window_get_page (window), key, 1100);
}

/* Each shows by a key, goes by it, and is what the menu says. */
static void
test_keys (void)
{
  static const struct { guint key; const char *action; guint show; } keys[] = {
    { GDK_KEY_f, "show-farms", BST_RENDER_SHOW_FARMS },
    { GDK_KEY_o, "show-owners", BST_RENDER_SHOW_OWNERS },
    { GDK_KEY_l, "show-legal", BST_RENDER_SHOW_LEGAL },
    { GDK_KEY_h, "show-holes", BST_RENDER_SHOW_HOLES },
    { GDK_KEY_j, "show-joins", BST_RENDER_SHOW_JOINS },
    { GDK_KEY_k, "show-coordinates", BST_RENDER_SHOW_COORDINATES },
  };
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      press (window, keys[i].key);
      g_assert_cmphex (bastide_board_get_show (inside_board (window)), ==, keys[i].show);
      assert_state (window, keys[i].action, "true");
      press (window, keys[i].key);
      g_assert_cmphex (bastide_board_get_show (inside_board (window)), ==, 0);
    }
  inside_close (window);
}

static gboolean
has_action (GActionGroup *group,
            const char   *name)
{
  return g_action_group_has_action (group, strchr (name, '.') + 1);
}

/* Whatever the table names is somewhere to be done. */
static void
test_actions (void)
{
  BastideWindow *window = inside_open ();
  GtkApplication *application = GTK_APPLICATION (inside_get_application ());
  BastideWindow *own, *lesson;
  guint n_keys;
  const BastideKey *table = bastide_key_table_get (&n_keys);

  inside_open_sample (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.make-puzzle", NULL);
  own = BASTIDE_WINDOW (gtk_application_get_active_window (application));
  gtk_widget_activate_action (GTK_WIDGET (window), "page.make-lesson", NULL);
  lesson = BASTIDE_WINDOW (gtk_application_get_active_window (application));
  g_assert_true (lesson != own && lesson != window);
  for (guint i = 0; i < n_keys; i++)
    {
      g_autofree char *name = NULL;
      g_autoptr (GVariant) target = NULL;

      /* The projector view has its own in its window (test-projector). */
      if (table[i].action == NULL || g_str_has_prefix (table[i].action, "tool.")
          || g_str_has_prefix (table[i].action, "projector.")
          || strcmp (table[i].action, "window.close") == 0)
        continue;
      g_assert_true (g_action_parse_detailed_name (table[i].action, &name, &target, NULL));
      if (!has_action (G_ACTION_GROUP (application), name) && !has_action (G_ACTION_GROUP (window), name)
          && !has_action (bastide_page_get_actions (BASTIDE_PAGE (inside_study (window))), name)
          && !has_action (bastide_page_get_actions (BASTIDE_PAGE (inside_puzzles (window))), name)
          && !has_action (bastide_page_get_actions (inside_page (window, "learn")), name)
          && !has_action (bastide_page_get_actions (bastide_window_get_page (own)), name)
          && !has_action (bastide_page_get_actions (bastide_window_get_page (lesson)), name))
        g_error ("There is no %s", name);
    }
  gtk_window_destroy (GTK_WINDOW (lesson));
  inside_close (own);
  inside_close (window);
}

static gboolean
is_farms (GtkWidget *button)
{
  return g_strcmp0 (gtk_widget_get_tooltip_text (button), "Owners of Farms (X)") == 0;
}

/* Keys that are chosen are heard at once, and the menus and buttons say them. */
static void
test_other_keys (void)
{
  BastideWindow *window = inside_open ();
  BastideKeys *keys = bastide_keys_get_shared (bastide_application_get_user_state (inside_get_application ()));
  GtkWidget *popover;

  inside_open_sample (window);
  bastide_keys_set (keys, bastide_key_table_find ("page.show-farms"), "x");
  bastide_keys_set (keys, bastide_key_table_find ("page.undo"), "<Control>u");
  press (window, GDK_KEY_f);
  g_assert_cmphex (bastide_board_get_show (inside_board (window)), ==, 0);
  press (window, GDK_KEY_x);
  assert_state (window, "show-farms", "true");
  /* Its rows are made when it is looked at. */
  g_assert_null (gtk_menu_button_get_popover (inside_header (window, "show_button")));
  gtk_menu_button_popup (inside_header (window, "show_button"));
  popover = GTK_WIDGET (gtk_menu_button_get_popover (inside_header (window, "show_button")));
  g_assert_nonnull (inside_find (popover, GTK_TYPE_TOGGLE_BUTTON, is_farms));
  gtk_menu_button_popdown (inside_header (window, "show_button"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (inside_header (window, "undo_button")), ==, "Undo (Ctrl+U)");
  bastide_keys_set (keys, bastide_key_table_find ("page.show-farms"), NULL);
  bastide_keys_set (keys, bastide_key_table_find ("page.undo"), NULL);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (inside_header (window, "undo_button")), ==, "Undo (Ctrl+Z)");
  inside_close (window);
}

/* A key that is held shows its overlay only for the while. */
static void
test_glance (void)
{
  BastideWindow *window = inside_open ();
  BastidePage *page = BASTIDE_PAGE (inside_study (window));

  inside_open_sample (window);
  bastide_page_press_key (page, GDK_KEY_f, 0, 1000);
  bastide_page_press_key (page, GDK_KEY_f, 0, 1200);
  assert_state (window, "show-farms", "true");
  bastide_page_release_key (page, GDK_KEY_f, 1500);
  assert_state (window, "show-farms", "false");
  bastide_page_press_key (page, GDK_KEY_f, 0, 2000);
  bastide_page_release_key (page, GDK_KEY_f, 2100);
  assert_state (window, "show-farms", "true");

  /* Only one lies there, and the one that was there comes back. */
  bastide_page_press_key (page, GDK_KEY_o, 0, 3000);
  assert_state (window, "on-tiles", "'show-owners'");
  assert_state (window, "show-farms", "false");
  bastide_page_release_key (page, GDK_KEY_o, 3500);
  assert_state (window, "on-tiles", "'show-farms'");
  inside_close (window);
}

/* The radios of the menu: one lies on the tiles, one on the cells. */
static void
test_show (void)
{
  BastideWindow *window = inside_open ();
  GtkWidget *widget = GTK_WIDGET (window);

  inside_open_sample (window);
  gtk_widget_activate_action (widget, "page.on-tiles", "s", "show-farms");
  gtk_widget_activate_action (widget, "page.on-cells", "s", "show-legal");
  g_assert_cmphex (bastide_board_get_show (inside_board (window)), ==,
                   BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_LEGAL);
  gtk_widget_activate_action (widget, "page.on-tiles", "s", "show-owners");
  assert_state (window, "on-tiles", "'show-owners'");
  assert_state (window, "on-cells", "'show-legal'");
  g_assert_cmphex (bastide_board_get_show (inside_board (window)), ==,
                   BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_LEGAL);
  /* They have the cells to themselves. */
  press (window, GDK_KEY_h);
  assert_state (window, "on-cells", "'show-holes'");
  g_assert_cmphex (bastide_board_get_show (inside_board (window)), ==,
                   BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_HOLES);
  press (window, GDK_KEY_j);
  assert_state (window, "on-cells", "'show-joins'");
  g_assert_cmphex (bastide_board_get_show (inside_board (window)), ==,
                   BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_JOINS);
  gtk_widget_activate_action (widget, "page.on-tiles", "s", "none");
  gtk_widget_activate_action (widget, "page.on-cells", "s", "none");
  g_assert_cmphex (bastide_board_get_show (inside_board (window)), ==, 0);
  inside_close (window);
}

/* Who plays, and where it is; the rules and the file only for who asks. */
static void
test_title (void)
{
  BastideWindow *window = inside_open ();
  AdwWindowTitle *title = inside_header (window, "title");
  g_autofree char *tooltip = NULL;

  g_assert_false (shows_tooltip (GTK_WIDGET (title)));
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Bastide");
  inside_open_sample (window);
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Ilinca – Stefan");
  g_assert_true (shows_tooltip (GTK_WIDGET (title)));
  tooltip = bastide_page_dup_tooltip (bastide_window_get_page (window));
  g_assert_cmpstr (tooltip, ==, "Winter evening match\nCurrent rules");
  user_press (window, "Home");
  g_assert_true (g_str_has_prefix (adw_window_title_get_subtitle (title), "Move 0 of 71"));
  inside_close (window);
}

/* The menu of a cell has what the game is written with. */
static void
test_cell_menu (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  user_press (window, "Tab <Shift>F10");
  user_wait_for (window, GTK_TYPE_WIDGET, "Type a Move…");
  user_wait_for (window, GTK_TYPE_WIDGET, "Paste Position");
  inside_settle ();
  inside_close (window);
}

static gboolean
is_in (BastideWindow *window,
       gpointer       widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* F6 goes from the top to the bottom, and begins again. */
static void
test_panes (void)
{
  BastideWindow *window = inside_open ();
  BastideStudyPage *page = inside_study (window);

  inside_open_sample (window);
  g_assert_true (is_in (window, page->board));
  user_press (window, "F6");
  g_assert_true (is_in (window, page->tabs));
  user_press (window, "F6");
  g_assert_true (is_in (window, page->timeline));
  user_press (window, "F6");
  g_assert_true (is_in (window, inside_child (window, "header")));
  user_press (window, "F6");
  g_assert_true (is_in (window, page->palette));
  user_press (window, "F6");
  g_assert_true (is_in (window, page->board));
  bastide_page_notice (BASTIDE_PAGE (page), BASTIDE_NOTICE_READ_ONLY, "Nobody may write it.");
  user_press (window, "F6 F6 F6 F6");
  g_assert_true (is_in (window, inside_child (window, "notices")));
  inside_close (window);
}

/* Escape goes one step back at a time: what is chosen in a list, the card, what lies on the cells, the cursor; then edit
 * mode: what is armed, the cursor, the mode. It leaves no page. */
static void
test_escape (void)
{
  BastideWindow *window = inside_open ();
  BastideStudyPage *page = inside_study (window);
  int x, y;

  inside_open_sample (window);
  user_press (window, "Home Tab");
  press (window, GDK_KEY_l);
  press (window, GDK_KEY_o);
  g_assert_true (bastide_desk_get_cursor (BASTIDE_DESK (page->board), &x, &y));
  g_assert_true (bastide_feature_card_is_shown (page->card));
  user_press (window, "Escape");
  g_assert_false (bastide_feature_card_is_shown (page->card));
  g_assert_cmphex (bastide_board_get_show (page->board), ==, BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_LEGAL);
  user_press (window, "Escape");
  g_assert_cmphex (bastide_board_get_show (page->board), ==, BST_RENDER_SHOW_OWNERS);
  g_assert_true (bastide_desk_get_cursor (BASTIDE_DESK (page->board), &x, &y));
  user_press (window, "Escape");
  g_assert_false (bastide_desk_get_cursor (BASTIDE_DESK (page->board), &x, &y));
  g_assert_true (is_in (window, page->board));

  user_press (window, "End");
  press (window, GDK_KEY_h);
  user_press (window, "<Control>3 Down");
  g_assert_cmpuint (bastide_board_get_target (page->board), !=, BST_NO_PART);
  user_press (window, "Escape");
  g_assert_cmpuint (bastide_board_get_target (page->board), ==, BST_NO_PART);
  g_assert_cmphex (bastide_board_get_show (page->board), ==, BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_HOLES);
  user_press (window, "Escape");
  g_assert_cmphex (bastide_board_get_show (page->board), ==, BST_RENDER_SHOW_OWNERS);
  user_press (window, "F6 F6 F6 F6");
  g_assert_true (is_in (window, page->board));

  user_press (window, "<Control>e Tab 4");
  g_assert_true (bastide_desk_get_cursor (BASTIDE_DESK (page->board), &x, &y));
  user_press (window, "Escape");
  g_assert_cmpint (bastide_position_editor_get_brush (page->editor)->tool, ==, BASTIDE_TOOL_POINTER);
  user_press (window, "Escape");
  g_assert_false (bastide_desk_get_cursor (BASTIDE_DESK (page->board), &x, &y));
  g_assert_true (bastide_position_editor_is_active (page->editor));
  user_press (window, "Escape");
  g_assert_false (bastide_position_editor_is_active (page->editor));
  g_assert_cmphex (bastide_board_get_show (page->board), ==, BST_RENDER_SHOW_OWNERS);
  g_assert_true (bastide_study_get_record (page->study) != NULL);
  inside_close (window);
}

/* Behind the words that say whose turn it is lies his tint, and behind nothing when the game is over, or on another page. */
static void
test_turn (void)
{
  BastideWindow *window = inside_open ();
  BastideTurnTitle *title = inside_header (window, "turn_title");
  graphene_rect_t whole, tinted;

  g_assert_false (bastide_turn_title_get_tinted (title, &tinted));
  inside_open_sample (window);
  g_assert_false (bastide_turn_title_get_tinted (title, &tinted));
  bastide_study_set_index (inside_study (window)->study, 40);
  inside_settle ();
  g_assert_true (bastide_turn_title_get_tinted (title, &tinted));
  g_assert_true (gtk_widget_compute_bounds (inside_header (window, "title"), GTK_WIDGET (title), &whole));
  g_assert_true (graphene_rect_contains_rect (&whole, &tinted));
  g_assert_cmpfloat (tinted.origin.x, >, graphene_rect_get_x (&whole) + 40);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "learn");
  inside_settle ();
  g_assert_false (bastide_turn_title_get_tinted (title, &tinted));
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/header/tooltip", test_tooltip);
  g_test_add_func ("/header/menu", test_menu);
  g_test_add_func ("/header/keys", test_keys);
  g_test_add_func ("/header/actions", test_actions);
  g_test_add_func ("/header/other-keys", test_other_keys);
  g_test_add_func ("/header/glance", test_glance);
  g_test_add_func ("/header/show", test_show);
  g_test_add_func ("/header/title", test_title);
  g_test_add_func ("/header/turn", test_turn);
  g_test_add_func ("/header/cell-menu", test_cell_menu);

  g_test_add_func ("/header/panes", test_panes);
  g_test_add_func ("/header/escape", test_escape);

  return inside_run ();
}
