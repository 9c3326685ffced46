/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of a new game, who begins by them, and the window that lists them all. */

#include "config.h"

#include "bastide-draw-row.h"
#include "bastide-move-row.h"
#include "bastide-new-game.h"
#include "bastide-player-row.h"
#include "bastide-rule-row.h"
#include "bastide-rules-window.h"
#include "bastide-tile-card.h"
#include "inside-user.h"

static GtkWindow *
open_dialog (BastideWindow *window)
{
  user_press (window, "<Control>n");

  return inside_wait_window (BASTIDE_TYPE_NEW_GAME);
}

static void
create (GtkWindow *dialog)
{
  user_click (dialog, GTK_TYPE_BUTTON, "Create");
  inside_wait_no_window (BASTIDE_TYPE_NEW_GAME);
}

static void
close_all (BastideWindow *window,
           GtkWindow     *dialog)
{
  gtk_window_close (dialog);
  inside_wait_no_window (BASTIDE_TYPE_NEW_GAME);
  inside_close (window);
}

/* The tile set of that title is chosen, or not any more. */
static void
toggle_set (GtkWindow  *dialog,
            const char *title)
{
  user_click (dialog, BASTIDE_TYPE_TILE_CARD, title);
}

/* --- Choosing --- */

static void
expand (GtkWindow  *dialog,
        const char *group)
{
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (user_wait_for (dialog, ADW_TYPE_EXPANDER_ROW,
                                                                     group)), TRUE);
}

static void
choose_rule_set (GtkWindow  *dialog,
                 const char *title)
{
  AdwComboRow *row = ADW_COMBO_ROW (user_wait_for (dialog, ADW_TYPE_COMBO_ROW, "Rule Set"));
  GListModel *titles = adw_combo_row_get_model (row);
  guint at = 0;

  while (strcmp (gtk_string_list_get_string (GTK_STRING_LIST (titles), at), title) != 0)
    at++;
  adw_combo_row_set_selected (row, at);
}

/* The title says so when it is pointed at. */
static gboolean
has_own_rules (gpointer window)
{
  g_autofree char *tooltip = bastide_page_dup_tooltip (bastide_window_get_page (window));

  return tooltip != NULL && strstr (tooltip, "Own rules") != NULL;
}

/* A chosen set turns on its usual switches; every switch can be set alone. */
static void
test_switches (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  toggle_set (dialog, "Inns & Cathedrals");
  user_wait_for (dialog, GTK_TYPE_LABEL, "2 rules not as in the rule set");
  toggle_set (dialog, "Inns & Cathedrals");
  user_wait_until_gone (dialog, GTK_TYPE_LABEL, "2 rules not as in the rule set");
  expand (dialog, "Base game");
  user_wait_for (dialog, GTK_TYPE_LABEL, "City of two tiles");
  user_click (dialog, GTK_TYPE_MENU_BUTTON, "About City of two tiles");
  user_wait_for (dialog, GTK_TYPE_LABEL, "C4 · *");
  user_click (dialog, GTK_TYPE_MENU_BUTTON, "About City of two tiles");
  user_click (dialog, GTK_TYPE_SWITCH, "Farmers");
  user_wait_for (dialog, GTK_TYPE_LABEL, "1 rule not as in the rule set");
  create (dialog);
  inside_wait (has_own_rules, window);
  inside_close (window);
}

/* A rule set changes all switches, and brings the tiles that it is meant for. */
static void
test_rule_sets (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  choose_rule_set (dialog, "Older rules with the River");
  user_wait_for (dialog, GTK_TYPE_LABEL, "84 tiles in all*");
  close_all (window, dialog);
}

/* --- Who begins --- */

/* What the record says of it at the start of the game. */
static void
check_recorded (BastideWindow *window,
                const char    *sentence)
{
  g_autofree char *text = g_strconcat ("Start of the game\n", sentence, NULL);

  user_wait_for (inside_study (window)->moves, GTK_TYPE_WIDGET, text);
}

/* Which tile of the list a player has drawn. */
static void
take_tile (GtkWindow  *dialog,
           const char *player,
           guint       position)
{
  g_autofree char *label = g_strconcat ("Tile of ", player, NULL);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (user_wait_for (dialog, GTK_TYPE_DROP_DOWN, label)),
                              position);
}

/* Tiles are drawn for the first player, by the program or by hand, and the record says it. */
static void
test_first_by_roads (void)
{
  const char *sentence = "Blue begins: 1 road on the tile drawn, against 1; then 1 road, against 0 "
                         "(H2)";
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  g_assert_null (user_find (dialog, GTK_TYPE_WIDGET, "*Who begins*"));
  choose_rule_set (dialog, "Winter Edition with house rules");
  user_wait_for (dialog, GTK_TYPE_LABEL, "Who begins is not found yet");
  user_click (dialog, GTK_TYPE_BUTTON, "Draw");
  user_wait_for (dialog, GTK_TYPE_LABEL, "*begins: *");
  user_wait_for (dialog, GTK_TYPE_BUTTON, "Draw Again");
  /* A has one road and B none. */
  take_tile (dialog, "Red", 1);
  take_tile (dialog, "Blue", 1);
  user_wait_for (dialog, GTK_TYPE_LABEL, "Who begins is not found yet");
  take_tile (dialog, "Red, draw 2", 2);
  take_tile (dialog, "Blue, draw 2", 1);
  user_wait_for (dialog, GTK_TYPE_LABEL, sentence);
  user_wait_for (dialog, BASTIDE_TYPE_PLAYER_ROW, "Blue, player 1");
  user_wait_for (dialog, BASTIDE_TYPE_PLAYER_ROW, "Red, player 2");
  create (dialog);
  check_recorded (window, sentence);
  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "scores");
  user_wait_for (inside_study (window)->scores, GTK_TYPE_WIDGET,
                    "*The die shows 6: less than 50 points (H12)*");
  inside_close (window);
}

/* Figures are thrown for the first player, by the program or by hand, and the record says it. */
static void
test_first_by_throw (void)
{
  const char *sentence = "Red begins: so decides Blue, the first whose thrown figure landed standing (H1)";
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);
  GtkDropDown *way;
  AdwComboRow *thrower, *chosen;

  expand (dialog, "Base game");
  way = GTK_DROP_DOWN (user_wait_for (dialog, GTK_TYPE_DROP_DOWN, "First player"));
  gtk_drop_down_set_selected (way, g_list_model_get_n_items (gtk_drop_down_get_model (way)) - 2);
  user_wait_for (dialog, GTK_TYPE_LABEL, "Who begins is not found yet");
  user_click (dialog, GTK_TYPE_BUTTON, "Throw");
  user_wait_for (dialog, GTK_TYPE_LABEL, "*decides and begins: a figure landed standing on *");
  thrower = ADW_COMBO_ROW (user_wait_for (dialog, ADW_TYPE_COMBO_ROW,
                                             "Whose figure landed standing"));
  /* Whoever the throw has found: only another choice than his is one by hand. */
  adw_combo_row_set_selected (thrower, 0);
  user_wait_for (dialog, GTK_TYPE_LABEL, "Who begins is not found yet");
  adw_combo_row_set_selected (thrower, 2);
  user_wait_for (dialog, GTK_TYPE_LABEL, "Blue decides and begins: *");
  chosen = ADW_COMBO_ROW (user_wait_for (dialog, ADW_TYPE_COMBO_ROW, "Who begins, as this player decides"));
  g_assert_cmpuint (adw_combo_row_get_selected (chosen), ==, 1);
  adw_combo_row_set_selected (chosen, 0);
  user_wait_for (dialog, GTK_TYPE_LABEL, sentence);
  create (dialog);
  check_recorded (window, sentence);
  inside_close (window);
}

/* --- Names --- */

/* The button inside a menu button is read by the name of that. */
static gboolean
has_name (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GtkAccessible *accessible = GTK_ACCESSIBLE (GTK_IS_MENU_BUTTON (parent) ? parent : widget);

  return gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
         || (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL);
}

/* Newer versions of GTK keep the focus from the buttons of a number, and name none of them. */
static gboolean
is_control (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_focusable (widget)
         && gtk_widget_get_can_focus (widget)
         && (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_DROP_DOWN (widget)
             || GTK_IS_SWITCH (widget) || GTK_IS_EDITABLE (widget) || GTK_IS_LIST_BOX (widget)
             || GTK_IS_LIST_VIEW (widget));
}

/* What is without one goes to @nameless. Returns how many controls there are. */
static guint
check_names (GtkWidget *widget,
             GString   *nameless)
{
  guint n_controls = is_control (widget);

  if (is_control (widget) && !has_name (widget))
    g_string_append_printf (nameless, "%s in %s\n", G_OBJECT_TYPE_NAME (widget),
                            G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_controls += check_names (child, nameless);

  return n_controls;
}

/* Everything in the dialog that can be pressed or focused has a name of its own. */
static void
test_names (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);
  g_autoptr (GString) nameless = g_string_new (NULL);

  choose_rule_set (dialog, "Winter Edition with house rules");
  expand (dialog, "House rules");
  expand (dialog, "Display");
  user_wait_for (dialog, GTK_TYPE_DROP_DOWN, "Tile of Red");
  user_wait_for (dialog, BASTIDE_TYPE_RULE_ROW, "*");
  g_assert_cmpuint (check_names (GTK_WIDGET (dialog), nameless), >, 70);
  g_assert_cmpstr (nameless->str, ==, "");
  gtk_window_close (dialog);
  inside_wait_no_window (BASTIDE_TYPE_NEW_GAME);
  inside_close (window);
}

/* --- All of them --- */

/* All rules are listed with their standing, the open points, and what differs. */
static void
test_window (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *rules;
  GtkWidget *other;

  bastide_window_open_sample (window);
  user_press (window, "<Control>r");
  rules = inside_wait_window (BASTIDE_TYPE_RULES_WINDOW);
  user_wait_for (rules, GTK_TYPE_LABEL, "*stated by a rule document*");
  user_wait_for (rules, GTK_TYPE_LABEL, "Open Points");
  g_assert_null (user_find (rules, GTK_TYPE_LABEL, "* rules differ"));
  other = user_wait_for (rules, ADW_TYPE_COMBO_ROW, "Compare with");
  adw_combo_row_set_selected (ADW_COMBO_ROW (other), 2);
  user_wait_for (rules, GTK_TYPE_LABEL, "* rules differ");
  user_press (rules, "Escape");
  inside_wait_no_window (BASTIDE_TYPE_RULES_WINDOW);
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/rules/switches", test_switches);
  g_test_add_func ("/rules/rule-sets", test_rule_sets);
  g_test_add_func ("/rules/first-by-roads", test_first_by_roads);
  g_test_add_func ("/rules/first-by-throw", test_first_by_throw);
  g_test_add_func ("/rules/names", test_names);
  g_test_add_func ("/rules/window", test_window);

  return inside_run ();
}
