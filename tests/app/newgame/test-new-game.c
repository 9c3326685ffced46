/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog of a new game, and the game that comes of it. */

#include "config.h"

#include "bastide-new-game.h"
#include "bastide-player-row.h"
#include "bastide-tile-card.h"
#include "inside-file.h"
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

static guint
count_windows (void)
{
  return g_list_length (gtk_application_get_windows (
    GTK_APPLICATION (inside_get_application ())));
}

/* --- Focus --- */

/* Is the focus in a widget of @type that says that itself, or in a row or a menu button that does? */
static gboolean
has_focus (gpointer    window,
           GType       type,
           const char *pattern)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  GtkWidget *row;

  if (focus == NULL || !g_type_is_a (G_OBJECT_TYPE (focus), type))
    return FALSE;
  row = gtk_widget_get_ancestor (focus, GTK_TYPE_MENU_BUTTON);
  if (row == NULL)
    row = gtk_widget_get_ancestor (focus, ADW_TYPE_PREFERENCES_ROW);

  return user_reads (focus, pattern) || (row != NULL && user_reads (row, pattern));
}

/* Reaches a widget by the Tab key alone. */
static void
tab_to (gpointer    window,
        GType       type,
        const char *pattern)
{
  for (guint i = 0; i < 120 && !has_focus (window, type, pattern); i++)
    user_press (window, "Tab");
  g_assert_true (has_focus (window, type, pattern));
}

/* The tile set of that title is chosen, or not any more. */
static void
toggle_set (GtkWindow  *dialog,
            const char *title)
{
  user_click (dialog, BASTIDE_TYPE_TILE_CARD, title);
}

/* --- By keys --- */

/* A game is made with the keyboard alone and comes into the empty window. */
static void
test_keys (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  user_type (dialog, "Anna");
  /* The sets are one stop, in which the arrow keys go about. */
  tab_to (dialog, BASTIDE_TYPE_TILE_CARD, "Base game");
  user_press (dialog, "Right");
  g_assert_true (has_focus (dialog, BASTIDE_TYPE_TILE_CARD, "The River"));
  user_press (dialog, "space");
  user_wait_for (dialog, GTK_TYPE_LABEL, "84 tiles in all*");
  tab_to (dialog, GTK_TYPE_BUTTON, "Create");
  user_press (dialog, "space");
  inside_wait_no_window (BASTIDE_TYPE_NEW_GAME);
  user_wait_for (window, BASTIDE_TYPE_WINDOW, "*Untitled Game*");
  user_wait_for (window, GTK_TYPE_LABEL, "*Anna to draw*");
  g_assert_cmpuint (count_windows (), ==, 1);
  inside_close (window);
}

/* Tab goes through a card of a set, its lesson and what is said of it, then on to the small sets; the arrow keys go from
 * card to card, and a click anywhere on one chooses it. */
static void
test_stops (void)
{
  static const struct
  {
    const char *key;
    const char *name;           /* of what has the focus then */
  } steps[] = {
    { "Right", "Traders & Builders" },
    { "Left", "Inns & Cathedrals" },
    { "Tab", "Try Inns & Cathedrals*" },
    { "Tab", "About Inns & Cathedrals" },
    { "Tab", "The Abbot and gardens" },
    { "Right", "The River II" },
    { "Left", "The Abbot and gardens" },
  };
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  tab_to (dialog, BASTIDE_TYPE_TILE_CARD, "Base game");
  user_press (dialog, "Right Right");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_test_message ("%s to %s", steps[i].key, steps[i].name);
      user_press (dialog, steps[i].key);
      g_assert_true (has_focus (dialog, GTK_TYPE_WIDGET, steps[i].name));
    }
  user_click (dialog, GTK_TYPE_LABEL, "Inns & Cathedrals");
  g_assert_true (gtk_toggle_button_get_active (
    GTK_TOGGLE_BUTTON (user_wait_for (dialog, BASTIDE_TYPE_TILE_CARD, "Inns & Cathedrals"))));
  close_all (window, dialog);
}

/* --- Starts --- */

static gboolean
is_chosen (GtkWindow  *dialog,
           const char *title)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (user_wait_for (dialog, BASTIDE_TYPE_TILE_CARD, title)));
}

/* A start chooses sets, and stays lit as long as they are chosen; the game that was created is offered again. */
static void
test_starts (void)
{
  g_autoptr (GSettings) settings = g_settings_new (BASTIDE_APPLICATION_ID);
  BastideWindow *window = inside_open ();
  GtkWindow *dialog;

  g_settings_reset (settings, "last-game");
  dialog = open_dialog (window);
  g_assert_true (is_chosen (dialog, "Base Game"));
  g_assert_null (user_find (dialog, BASTIDE_TYPE_TILE_CARD, "Like Last Time"));
  user_type (dialog, "Zofia");
  user_click (dialog, BASTIDE_TYPE_TILE_CARD, "Family Table");
  g_assert_true (is_chosen (dialog, "Family Table"));
  g_assert_true (is_chosen (dialog, "The River"));
  g_assert_false (is_chosen (dialog, "Base Game"));
  /* Once more is no less. */
  user_click (dialog, BASTIDE_TYPE_TILE_CARD, "Family Table");
  g_assert_true (is_chosen (dialog, "Family Table"));
  toggle_set (dialog, "The Tower");
  g_assert_false (is_chosen (dialog, "Family Table"));
  user_wait_for (dialog, GTK_TYPE_LABEL, "120 tiles in all · about 60 minutes");
  create (dialog);
  user_wait_for (window, GTK_TYPE_LABEL, "*Zofia to draw*");

  dialog = open_dialog (window);
  user_click (dialog, BASTIDE_TYPE_TILE_CARD, "Like Last Time");
  user_wait_for (dialog, GTK_TYPE_LABEL, "120 tiles in all · about 60 minutes");
  user_wait_for (dialog, GTK_TYPE_WIDGET, "Zofia earlier");
  user_click (dialog, BASTIDE_TYPE_TILE_CARD, "Everything");
  user_wait_for (dialog, ADW_TYPE_ACTION_ROW, "The Flying Machines");
  close_all (window, dialog);
}

/* Sets are found by a piece; what is not found says so, and what is chosen stays. */
static void
test_search (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);
  GtkEditable *search = GTK_EDITABLE (user_wait_for (dialog, GTK_TYPE_SEARCH_ENTRY, "Search the tile sets"));

  gtk_editable_set_text (search, "wagon");
  user_wait_until_gone (dialog, BASTIDE_TYPE_TILE_CARD, "The River");
  toggle_set (dialog, "Abbey & Mayor");
  gtk_editable_set_text (search, "zeppelin");
  user_wait_until_gone (dialog, BASTIDE_TYPE_TILE_CARD, "Abbey & Mayor");
  user_sees (dialog, "No set is called this, nor has it");
  gtk_editable_set_text (search, "");
  user_wait_for (dialog, BASTIDE_TYPE_TILE_CARD, "The River");
  g_assert_true (is_chosen (dialog, "Abbey & Mayor"));
  close_all (window, dialog);
}

/* Rules of sets that are not chosen are out of sight until they are asked for. */
static void
test_rules_of_the_game (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  user_wait_for (dialog, ADW_TYPE_EXPANDER_ROW, "Base game");
  g_assert_null (user_find (dialog, ADW_TYPE_EXPANDER_ROW, "The Tower"));
  toggle_set (dialog, "The Tower");
  user_wait_for (dialog, ADW_TYPE_EXPANDER_ROW, "The Tower");
  g_assert_null (user_find (dialog, ADW_TYPE_EXPANDER_ROW, "The River"));
  user_click (dialog, ADW_TYPE_ACTION_ROW, "Rules of Other Sets");
  user_wait_for (dialog, ADW_TYPE_EXPANDER_ROW, "The River");
  g_assert_null (user_find (dialog, ADW_TYPE_ACTION_ROW, "Rules of Other Sets"));
  close_all (window, dialog);
}

/* A set is tried in its lesson. */
static void
test_try (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  user_click (dialog, GTK_TYPE_BUTTON, "Try Inns & Cathedrals*");
  inside_wait_no_window (BASTIDE_TYPE_NEW_GAME);
  user_wait_for (window, GTK_TYPE_LABEL, "Inns, cathedrals, big followers");
  inside_close (window);
}

/* Escape leaves the dialog and the window as it was. */
static void
test_escape (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  user_press (dialog, "Escape");
  inside_wait_no_window (BASTIDE_TYPE_NEW_GAME);
  user_wait_for (window, GTK_TYPE_LABEL, "A file can be dropped here, too, and a position pasted.");
  g_assert_cmpuint (count_windows (), ==, 1);
  inside_close (window);
}

/* --- Windows --- */

static BastideWindow *
find_other (BastideWindow *window)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (inside_get_application ()));

  while (windows != NULL && (windows->data == window || !BASTIDE_IS_WINDOW (windows->data)))
    windows = windows->next;

  return windows != NULL ? windows->data : NULL;
}

/* What is open stays open: the new game comes into a new window. */
static void
test_open_stays (void)
{
  BastideWindow *window = inside_open ();
  BastideWindow *other;
  GtkWindow *dialog;

  bastide_window_open_sample (window);
  dialog = open_dialog (window);
  create (dialog);
  g_assert_cmpuint (count_windows (), ==, 2);
  user_sees (window, "Move 0 of 71*");
  other = find_other (window);
  user_wait_for (other, BASTIDE_TYPE_WINDOW, "*Untitled Game*");
  inside_close (other);
  inside_close (window);
}

static int
measure (GtkWindow      *window,
         GtkOrientation  orientation,
         int             for_size)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (window), orientation, for_size, &minimum, NULL, NULL, NULL);

  return minimum;
}

/* At its least width, too: a newer libadwaita asks for that. */
static void
check_height (GtkWindow *dialog)
{
  int width = measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1);

  g_assert_cmpint (measure (dialog, GTK_ORIENTATION_VERTICAL, width), <=, 413);
  g_assert_cmpint (measure (dialog, GTK_ORIENTATION_VERTICAL, -1), <=, 413);
}

static void
check_fits (GtkWindow *dialog)
{
  g_assert_cmpint (measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1), <=, 360);
  check_height (dialog);
}

static void
set_text_size (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", percent * 96 * 1024 / 100, NULL);
}

static gboolean
is_revealed (gpointer revealer)
{
  return gtk_revealer_get_child_revealed (revealer);
}

/* On a phone that is held either way, and in large letters, all of it is there: what does not fit is
 * scrolled to, the advice too, which is all seen at the size that the dialog opens with. */
static void
test_fits (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);
  GtkAdjustment *view;
  GtkWidget *hint;

  check_fits (dialog);
  toggle_set (dialog, "Drought and Pestilence");
  hint = user_wait_for (dialog, GTK_TYPE_LABEL, "*such as the Tower (D1)*");
  inside_wait (is_revealed, gtk_widget_get_ancestor (hint, GTK_TYPE_REVEALER));
  check_fits (dialog);
  view = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (hint, GTK_TYPE_SCROLLED_WINDOW)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (view), <=, gtk_adjustment_get_page_size (view));
  set_text_size (200);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (dialog));
  check_fits (dialog);
  set_text_size (100);
  close_all (window, dialog);
}

/* --- Players --- */

static GtkDropDown *
get_colour (GtkWindow  *dialog,
            const char *name)
{
  GtkWidget *button = user_wait_for (dialog, GTK_TYPE_WIDGET, name);

  return GTK_DROP_DOWN (GTK_IS_DROP_DOWN (button)
                        ? button : gtk_widget_get_ancestor (button, GTK_TYPE_DROP_DOWN));
}

/* Players are added, put in order, given colours and removed. */
static void
test_players (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  user_type (dialog, "Anna");
  user_click (dialog, GTK_TYPE_BUTTON, "Add a player");
  user_type (dialog, "Zofia");
  user_click (dialog, GTK_TYPE_BUTTON, "Zofia earlier");
  user_wait_for (dialog, BASTIDE_TYPE_PLAYER_ROW, "Yellow, player 2");
  /* The focus goes with him. */
  g_assert_true (has_focus (dialog, GTK_TYPE_BUTTON, "Zofia earlier"));
  user_press (dialog, "space");
  user_wait_for (dialog, BASTIDE_TYPE_PLAYER_ROW, "Yellow, player 1");
  /* Who had the colour gets the other one. */
  gtk_drop_down_set_selected (get_colour (dialog, "Colour of Zofia"), BST_COLOUR_RED);
  user_wait_for (dialog, BASTIDE_TYPE_PLAYER_ROW, "Red, player 1");
  user_wait_for (dialog, BASTIDE_TYPE_PLAYER_ROW, "Yellow, player 2");
  user_click (dialog, GTK_TYPE_BUTTON, "Remove Blue");
  user_wait_until_gone (dialog, GTK_TYPE_BUTTON, "Blue later");
  /* One player would be left. */
  g_assert_false (gtk_widget_is_sensitive (user_wait_for (dialog, GTK_TYPE_BUTTON,
                                                             "Remove Anna")));
  create (dialog);
  user_wait_for (window, GTK_TYPE_LABEL, "*Zofia to draw*");
  inside_close (window);
}

/* --- Tiles --- */

static void
set_copies (GtkWindow  *dialog,
            const char *title,
            const char *copies)
{
  GtkWidget *spin = user_wait_for (dialog, GTK_TYPE_SPIN_BUTTON, title);

  gtk_widget_grab_focus (spin);
  user_press (dialog, "<Control>a");
  user_type (dialog, copies);
  user_press (dialog, "Return");
}

/* A chosen set asks how many copies of it are played; there is one river. */
static void
test_copies (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  user_wait_for (dialog, GTK_TYPE_SPIN_BUTTON, "Copies of Base game");
  g_assert_null (user_find (dialog, GTK_TYPE_WIDGET, "Copies of The Tower"));
  toggle_set (dialog, "The River");
  toggle_set (dialog, "The Tower");
  user_wait_for (dialog, GTK_TYPE_SPIN_BUTTON, "Copies of The Tower");
  g_assert_false (gtk_widget_is_sensitive (user_wait_for (dialog, GTK_TYPE_SPIN_BUTTON, "Copies of The River")));
  toggle_set (dialog, "The Tower");
  user_wait_until_gone (dialog, GTK_TYPE_WIDGET, "Copies of The Tower");
  set_copies (dialog, "Copies of Base game", "3");
  user_wait_for (dialog, GTK_TYPE_LABEL, "228 tiles in all*");
  create (dialog);
  user_wait_for (window, GTK_TYPE_LABEL, "226 of 226 tiles left");
  inside_close (window);
}

/* Drought without pig farms and plague without towers are advised against, and possible. */
static void
test_advice (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  toggle_set (dialog, "Drought and Pestilence");
  user_wait_for (dialog, GTK_TYPE_LABEL,
                    "*There are 5 drought tiles and 0 tiles with pig farms*");
  user_wait_for (dialog, GTK_TYPE_LABEL, "*such as the Tower (D1)*");
  toggle_set (dialog, "The Tower");
  user_wait_until_gone (dialog, GTK_TYPE_LABEL, "*such as the Tower (D1)*");
  create (dialog);
  user_wait_for (window, BASTIDE_TYPE_BOARD, "Board");
  inside_close (window);
}

/* Tiles that make no game are refused with a reason. */
static void
test_no_start_tile (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  toggle_set (dialog, "Base game");
  user_wait_for (dialog, GTK_TYPE_LABEL, "*These tile sets make no game*");
  g_assert_false (gtk_widget_is_sensitive (user_wait_for (dialog, GTK_TYPE_BUTTON, "Create")));
  close_all (window, dialog);
}

/* The bag has the abbeys of the players, and not the spring that another one replaces. */
static void
test_bag (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  toggle_set (dialog, "Abbey & Mayor");
  toggle_set (dialog, "GQ11: the river tiles");
  user_wait_for (dialog, GTK_TYPE_LABEL, "97 tiles in all*");
  create (dialog);
  user_wait_for (window, GTK_TYPE_LABEL, "95 of 95 tiles left");
  user_wait_for (inside_study (window)->bag, GTK_TYPE_WIDGET, "Tile AM/A: 2 of 2 left*");
  user_wait_for (inside_study (window)->bag, GTK_TYPE_WIDGET, "Tile GQ/*");
  g_assert_null (user_find (inside_study (window)->bag, GTK_TYPE_WIDGET, "Tile RI/s:*"));
  inside_close (window);
}

/* The score sheet says what every player has in front of him. */
static void
test_supplies (void)
{
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  toggle_set (dialog, "Traders & Builders");
  create (dialog);
  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "scores");
  user_wait_for (inside_study (window)->scores, GTK_TYPE_WIDGET,
                    "Red: 7 followers, 1 builder, 1 pig, 0 wine tokens*");
  user_wait_for (inside_study (window)->scores, GTK_TYPE_WIDGET, "Blue: 7 followers*");
  inside_close (window);
}

/* --- Files --- */

#define TILE_SET \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" \
  "<tileset id=\"ours\" version=\"1\">\n" \
  "  <title>Our own tiles</title>\n" \
  "  <tile id=\"OU/F\" count=\"3\">\n" \
  "    <field sides=\"NL NR EL ER SL SR WL WR\"/>\n" \
  "  </tile>\n" \
  "</tileset>\n"

/* A tile set of the user's is added from a file and stays known. */
static void
test_own_tiles (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-new-game-XXXXXX", NULL);
  char *path = g_build_filename (folder, "ours.xml", NULL);
  g_autofree char *copy = g_build_filename (g_get_user_data_dir (), "bastide", "tilesets",
                                            "ours.xml", NULL);
  BastideWindow *window = inside_open ();
  GtkWindow *dialog = open_dialog (window);

  g_assert_true (g_file_set_contents (path, TILE_SET, -1, NULL));
  user_click (dialog, GTK_TYPE_BUTTON, "Add a tile set from a file");
  inside_choose_file ("Add Tile Set", path);
  user_wait_for (dialog, BASTIDE_TYPE_TILE_CARD, "Our own tiles");
  user_wait_for (dialog, GTK_TYPE_LABEL, "75 tiles in all*");
  g_assert_true (g_file_test (copy, G_FILE_TEST_IS_REGULAR));
  close_all (window, dialog);
  inside_remove (path);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  /* Whatever the screen says of its dots. */
  set_text_size (100);
  g_test_add_func ("/new-game/keys", test_keys);
  g_test_add_func ("/new-game/stops", test_stops);
  g_test_add_func ("/new-game/starts", test_starts);
  g_test_add_func ("/new-game/search", test_search);
  g_test_add_func ("/new-game/rules-of-the-game", test_rules_of_the_game);
  g_test_add_func ("/new-game/try", test_try);
  g_test_add_func ("/new-game/escape", test_escape);
  g_test_add_func ("/new-game/open-stays", test_open_stays);
  g_test_add_func ("/new-game/fits", test_fits);
  g_test_add_func ("/new-game/players", test_players);
  g_test_add_func ("/new-game/copies", test_copies);
  g_test_add_func ("/new-game/advice", test_advice);
  g_test_add_func ("/new-game/no-start-tile", test_no_start_tile);
  g_test_add_func ("/new-game/bag", test_bag);
  g_test_add_func ("/new-game/supplies", test_supplies);
  g_test_add_func ("/new-game/own-tiles", test_own_tiles);

  return inside_run ();
}
