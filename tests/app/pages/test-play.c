/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing on and changing a record: what keys and clicks do, and what is seen then. */

#include "config.h"

#include "bastide-bag-tile.h"
#include "bastide-cell.h"
#include "inside-file.h"
#include "inside-user.h"

#include <glib/gstdio.h>

/* The move that is shown, and the last of its line. */
static void
is_at (BastideWindow *window,
       guint          place,
       guint          last)
{
  BastideStudy *study = inside_study (window)->study;

  g_assert_cmpuint (bastide_study_get_index (study), ==, place);
  g_assert_cmpuint (bastide_study_get_line_length (study), ==, last + 1);
}

static BastideWindow *
open_sample (void)
{
  BastideWindow *window = inside_open ();

  bastide_window_open_sample (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  user_press (window, "End Home");
  is_at (window, 0, 71);

  return window;
}

static void
type_move (BastideWindow *window,
           const char    *text)
{
  user_press (window, "<Control>l");
  user_type (window, text);
  user_press (window, "Return");
}

/* What the button that undoes says. */
static void
can_undo (BastideWindow *window,
          const char    *change)
{
  g_autofree char *text = g_strconcat ("Undo ", change, NULL);
  g_autofree char *said = user_read (inside_header (window, "undo_button"));

  g_assert_nonnull (said);
  g_assert_nonnull (strstr (said, text));
}

static gboolean
is_unsaved (BastideWindow *window)
{
  return g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (window)), "• ");
}

/* A cell where the tile in hand may lie. */
static void
find_legal_cell (BastideWindow *window,
                 int           *x,
                 int           *y)
{
  BstPlacement placements[BST_MAX_PLACEMENTS (100)];
  const BstPosition *position = bastide_study_get_position (inside_study (window)->study);

  g_assert_cmpuint (bst_position_get_placements (position, bastide_turn_input_get_tile (inside_study (window)->turn_input),
                                                 placements), >, 0);
  *x = placements[0].x;
  *y = placements[0].y;
  user_wait_for_cell (inside_study (window)->board, *x, *y, "*legal for the tile in hand*");
}

/* A click holds the tile over a cell, a button lays it, the next puts a figure; Ctrl+Z and Shift+Ctrl+Z go back and forth. */
static void
test_clicks (void)
{
  BastideWindow *window = open_sample ();
  int x, y;

  find_legal_cell (window, &x, &y);
  user_click_cell (inside_study (window)->board, x, y);
  user_sees (window, "*turned by*");
  user_press (window, "r");
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "Lay");
  user_sees (window, "*may put a figure*");
  user_wait_for (window, GTK_TYPE_LABEL, "*Trying a turn of*");
  user_press (window, "Right Return");
  is_at (window, 1, 1);
  can_undo (window, "Place ");
  g_assert_true (is_unsaved (window));
  user_press (window, "<Control>z");
  is_at (window, 0, 71);
  g_assert_true (user_find (inside_header (window, "redo_button"), GTK_TYPE_WIDGET, "Redo Place *")
                 == inside_header (window, "redo_button"));
  g_assert_false (is_unsaved (window));
  user_press (window, "<Control><Shift>z");
  is_at (window, 1, 1);
  inside_close (window);
}

/* Wherever the field is clicked: on the mark on it, and far from that; and however large the tiles
 * are. */
static void
test_whole_feature (void)
{
  static const double spots[][2] = { { 0.5, 0.2 }, { 0.14, 0.14 }, { 0.86, 0.14 }, { 0.32, 0.32 } };
  BastideWindow *window = open_sample ();

  for (guint i = 0; i < 3 * G_N_ELEMENTS (spots); i++)
    {
      type_move (window, "U");
      user_wait_for_cell (inside_study (window)->board, 1, 0, "empty*");
      user_click_cell (inside_study (window)->board, 1, 0);
      user_sees (window, "*turned by 0°*");
      user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "Lay");
      user_sees (window, "*may put a figure*");
      user_click_board (inside_study (window)->board, 1 + spots[i % 4][0], spots[i % 4][1]);
      is_at (window, 1, 1);
      user_sees (inside_study (window)->moves, "*farmer, field north*");
      user_press (window, "<Control>z");
      is_at (window, 0, 71);
      if (i % 4 == 3)
        user_press (window, "plus plus");
    }
  inside_close (window);
}

static gboolean
is_legal (BastideWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_autofree char *said = user_read (focus);

  g_assert_true (BASTIDE_IS_CELL (focus));

  return strstr (said, "legal") != NULL;
}

/* A turn without a pointer; Escape takes it back. */
static void
test_keys (void)
{
  static const char * const ways[] = { "Up", "Right", "Down", "Down", "Left", "Left", "Up", "Up" };
  BastideWindow *window = open_sample ();
  int x, y;

  find_legal_cell (window, &x, &y);
  user_press (window, "Tab");
  for (guint i = 0; i < G_N_ELEMENTS (ways) && !is_legal (window); i++)
    user_press (window, ways[i]);
  g_assert_true (is_legal (window));
  user_press (window, "Return");
  user_sees (window, "*turned by*");
  user_press (window, "Return");
  user_sees (window, "*may put a figure*");
  user_press (window, "Escape");
  user_sees (window, "*turned by*");
  user_press (window, "Return");
  user_sees (window, "*may put a figure*");
  user_press (window, "space");
  is_at (window, 1, 1);
  inside_close (window);
}

/* --- Buttons of the turn --- */

/* How a document of their game begins. */
#define OF_ANNA_AND_BORIS \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" \
  "<bastide version=\"1\">\n" \
  "  <players>\n" \
  "    <player colour=\"Red\" name=\"Anna\"/>\n" \
  "    <player colour=\"Blue\" name=\"Boris\"/>\n" \
  "  </players>\n"

/* A prisoner was taken, and his owner may pay for him. */
static const char prisoner[] =
  OF_ANNA_AND_BORIS
  "  <tileset id=\"basic+tower\"/>\n"
  "  <rules set=\"modern\"><switch name=\"towers\" value=\"yes\"/></rules>\n"
  "  <game>\n"
  "    <move text=\"U@-1,0 r0\"/>\n"
  "    <move text=\"TO/F@0,1 r0 [Blue field:NL]\"/>\n"
  "    <move text=\"B@1,1 r0 [piece at 0,1] [captures Blue field:NL at 0,1]\"/>\n"
  "    <move text=\"E@0,-1 r180 [Blue city:S]\"/>\n"
  "    <move text=\"U@1,0 r0\"/>\n"
  "  </game>\n"
  "</bastide>\n";

/* After a click on a button Enter takes what is offered, not the next button. */
static void
test_buttons (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "prisoner.bastide", NULL);
  BastideWindow *window;

  g_assert_true (g_file_set_contents (path, prisoner, -1, NULL));
  window = inside_open_path (path);
  user_press (window, "End");
  is_at (window, 5, 5);
  type_move (window, "U");
  user_wait_for_cell (inside_study (window)->board, 2, 0, "empty*");
  user_click_cell (inside_study (window)->board, 2, 0);
  user_sees (window, "*turned by*");
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "Lay");
  user_click (window, GTK_TYPE_BUTTON, "*ransom: 1 follower from Anna for 3 points*");
  g_assert_null (user_find (window, GTK_TYPE_BUTTON, "*ransom: *"));
  user_press (window, "Return");
  is_at (window, 6, 6);
  user_sees (inside_study (window)->moves, "*ransomed: 1 follower (Boris); highwayman*");
  inside_close (window);
  g_unlink (path);
}

/* An abbot is at home, and may go to a garden. */
static const char abbot[] =
  OF_ANNA_AND_BORIS
  "  <tileset id=\"basic+abbot\"/>\n"
  "  <rules set=\"modern\"><switch name=\"abbots\" value=\"1\"/></rules>\n"
  "  <game>\n"
  "    <move text=\"U@1,0 r0\"/>\n"
  "    <move text=\"U@2,0 r0\"/>\n"
  "  </game>\n"
  "</bastide>\n";

/* Where its garden is, on the tile that is laid at -1, 0. */
#define GARDEN_X (-0.78)
#define GARDEN_Y 0.25

/* Lays a tile at a cell without turning it. */
static void
lay (BastideWindow *window,
     const char    *tile,
     int            x,
     int            y)
{
  type_move (window, tile);
  user_wait_for_cell (inside_study (window)->board, x, y, "empty*");
  user_click_cell (inside_study (window)->board, x, y);
  user_sees (window, "*turned by*");
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "Lay");
}

/* He is put on the garden, and taken back: by a click where he may stand and where he stands, and by keys. */
static void
test_abbot (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "abbot.bastide", NULL);
  BastideWindow *window;

  g_assert_true (g_file_set_contents (path, abbot, -1, NULL));
  window = inside_open_path (path);
  user_press (window, "End");
  is_at (window, 2, 2);
  lay (window, "BA/RFrG", -1, 0);
  user_click (inside_turn_layer (window), GTK_TYPE_TOGGLE_BUTTON, "abbot");
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "abbot, garden");
  is_at (window, 3, 3);
  user_sees (inside_study (window)->moves, "*abbot, garden*");
  lay (window, "U", -2, 0);
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "No Figure");
  is_at (window, 4, 4);
  lay (window, "B", 0, 1);
  user_sees (window, "*may put a figure*");
  user_click_board (inside_study (window)->board, GARDEN_X, GARDEN_Y);
  is_at (window, 5, 5);
  user_sees (inside_study (window)->moves, "*taken back: abbot*");
  user_press (window, "<Control>z");
  is_at (window, 4, 4);
  lay (window, "B", 0, 1);
  user_sees (window, "*may put a figure*");
  for (guint i = 0; i < 8 && user_find (inside_turn_layer (window), GTK_TYPE_WIDGET, "*take back: abbot*") == NULL; i++)
    user_press (window, "Right");
  user_press (window, "Return");
  is_at (window, 5, 5);
  user_sees (inside_study (window)->moves, "*taken back: abbot*");
  inside_close (window);
  g_unlink (path);
}

/* A road that goes on at a lake. */
static const char ferries[] =
  OF_ANNA_AND_BORIS
  "  <tileset id=\"basic+ferries\"/>\n"
  "  <rules set=\"modern\"/>\n"
  "  <game>\n"
  "    <move text=\"W@-1,0 r0 [Red road:E]\"/>\n"
  "  </game>\n"
  "</bastide>\n";

/* Where the ferry is chosen that joins the east and the west of the lake at 1, 0. */
#define FERRY_X 1.77
#define FERRY_Y 0.5

/* It is put by a click, and must be; and moved by keys. */
static void
test_ferries (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "ferries.bastide", NULL);
  BastideWindow *window;

  g_assert_true (g_file_set_contents (path, ferries, -1, NULL));
  window = inside_open_path (path);
  user_press (window, "End");
  is_at (window, 1, 1);
  lay (window, "FR/RRR", 1, 0);
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "No Figure");
  user_sees (window, "*puts a ferry on the lake*");
  user_click_board (inside_study (window)->board, FERRY_X, FERRY_Y);
  is_at (window, 2, 2);
  user_sees (inside_study (window)->moves, "*ferry: road east and west*");
  lay (window, "U", 2, 0);
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "No Figure");
  user_sees (window, "*may move a ferry*");
  for (guint i = 0; i < 8 && user_find (inside_turn_layer (window), GTK_TYPE_WIDGET, "*ferry: road east and south at*") == NULL;
       i++)
    user_press (window, "Right");
  user_press (window, "Return");
  is_at (window, 3, 3);
  user_sees (inside_study (window)->moves, "*ferry: road east and south at (1, 0)*");
  inside_close (window);
  g_unlink (path);
}

/* Gold mines are among the tiles. */
static const char gold[] =
  OF_ANNA_AND_BORIS
  "  <tileset id=\"basic+goldmines\"/>\n"
  "  <rules set=\"modern\"><switch name=\"gold\" value=\"yes\"/></rules>\n"
  "  <game>\n"
  "    <move text=\"U@1,0 r0\"/>\n"
  "    <move text=\"U@2,0 r0\"/>\n"
  "  </game>\n"
  "</bastide>\n";

/* The second ingot is laid on a tile beside the mine before a figure is put: by a click on the tile, and by keys. */
static void
test_gold (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gold.bastide", NULL);
  BastideWindow *window;

  g_assert_true (g_file_set_contents (path, gold, -1, NULL));
  window = inside_open_path (path);
  user_press (window, "End");
  is_at (window, 2, 2);
  lay (window, "GO/LRr", 0, 1);
  user_sees (window, "*the tile of the second ingot*");
  user_click_board (inside_study (window)->board, 1.5, 0.5);
  user_sees (window, "*may put a figure*");
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "No Figure");
  is_at (window, 3, 3);
  user_sees (inside_study (window)->moves, "*ingot: (1, 0)*");
  user_press (window, "<Control>z");
  is_at (window, 2, 2);
  lay (window, "GO/LRr", 0, 1);
  user_sees (window, "*the tile of the second ingot*");
  for (guint i = 0; i < 8 && user_find (inside_turn_layer (window), GTK_TYPE_WIDGET, "*ingot: (1, 0)*") == NULL; i++)
    user_press (window, "Right");
  user_press (window, "Return");
  user_sees (window, "*may put a figure*");
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "monk, monastery");
  is_at (window, 3, 3);
  user_sees (inside_study (window)->moves, "*ingot: (1, 0)*monk*");
  inside_close (window);
  g_unlink (path);
}

/* A game with magic signs and crop circles. */
static const char magic[] =
  OF_ANNA_AND_BORIS
  "  <tileset id=\"basic+mage-and-witch+corn-circles-1\"/>\n"
  "  <rules set=\"modern\"><switch name=\"mage\" value=\"yes\"/><switch name=\"witch\" value=\"yes\"/></rules>\n"
  "  <game>\n"
  "    <move text=\"U@1,0 r0 [Red road:E]\"/>\n"
  "    <move text=\"U@2,0 r0\"/>\n"
  "  </game>\n"
  "</bastide>\n";

/* Any tile of a road is clicked, and who goes there is asked; by keys the first of the places, and the witch from its list. */
static void
test_magic (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "magic.bastide", NULL);
  BastideWindow *window;

  g_assert_true (g_file_set_contents (path, magic, -1, NULL));
  window = inside_open_path (path);
  user_press (window, "End");
  is_at (window, 2, 2);
  lay (window, "MW/CFC", 0, -1);
  user_sees (window, "*chooses where the mage or the witch goes*");
  user_click_board (inside_study (window)->board, 2.75, 0.5);
  user_click (window, GTK_TYPE_BUTTON, "mage: road*");
  user_sees (window, "*may put a figure*");
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "No Figure");
  is_at (window, 3, 3);
  user_sees (inside_study (window)->moves, "*mage: *");
  lay (window, "MW/CRRR.3", 3, 0);
  user_sees (window, "*chooses where the mage or the witch goes*");
  user_press (window, "Right");
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "witch: *");
  user_sees (window, "*may put a figure*");
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "No Figure");
  is_at (window, 4, 4);
  user_sees (inside_study (window)->moves, "*witch: *");
  inside_close (window);
  g_unlink (path);
}

/* What the circle does is chosen, and then each has a say. */
static void
test_circle (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "circle.bastide", NULL);
  BastideWindow *window;

  g_assert_true (g_file_set_contents (path, magic, -1, NULL));
  window = inside_open_path (path);
  user_press (window, "End");
  is_at (window, 2, 2);
  lay (window, "CC.1/Rr", 3, 0);
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "No Figure");
  user_sees (window, "*chooses what the crop circle does*");
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "each may put one more follower");
  user_sees (window, "*may put one more follower beside another*");
  user_press (window, "Return");
  is_at (window, 3, 3);
  user_sees (inside_study (window)->moves, "*joins: highwayman*");
  user_press (window, "<Control>z");
  is_at (window, 2, 2);
  lay (window, "CC.1/Rr", 3, 0);
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "No Figure");
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "each must take one follower home");
  user_sees (window, "*must take a follower home*");
  user_press (window, "Return");
  is_at (window, 3, 3);
  user_sees (inside_study (window)->moves, "*goes home: highwayman*");
  inside_close (window);
  g_unlink (path);
}

/* The place of a figure is chosen without a click on the small mark of it. */
static void
test_choose (void)
{
  BastideWindow *window = open_sample ();

  type_move (window, "U");
  user_wait_for_cell (inside_study (window)->board, 1, 0, "empty*");
  user_click_cell (inside_study (window)->board, 1, 0);
  user_sees (window, "*turned by 0°*");
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "Lay");
  user_sees (inside_turn_layer (window), "*(1 of *");
  user_press (window, "Right");
  user_sees (inside_turn_layer (window), "*(2 of *");
  user_click (inside_turn_layer (window), GTK_TYPE_BUTTON, "Choose");
  is_at (window, 1, 1);
  inside_close (window);
}

/* The buttons of a turn stay under the pointer that goes through them. */
static void
test_layer_stays (void)
{
  BastideWindow *window = open_sample ();
  BastideTurnLayer *layer = inside_turn_layer (window);
  graphene_rect_t before, after;

  type_move (window, "U");
  user_wait_for_cell (inside_study (window)->board, 1, 0, "empty*");
  user_click_cell (inside_study (window)->board, 1, 0);
  user_sees (window, "*turned by 0°*");
  g_assert_true (gtk_widget_compute_bounds (user_wait_for (layer, GTK_TYPE_BUTTON, "No Figure"), GTK_WIDGET (window),
                                            &before));
  user_click (layer, GTK_TYPE_BUTTON, "Turn the tile");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (user_wait_for (layer, GTK_TYPE_BUTTON, "No Figure"), GTK_WIDGET (window),
                                            &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  inside_close (window);
}

/* An illegal try says why, with the rule, and shows where else the tile may go. */
static void
test_refusals (void)
{
  BastideWindow *window = open_sample ();

  type_move (window, "C");
  user_wait_for_cell (inside_study (window)->board, -1, -1, "empty*");
  user_click_cell (inside_study (window)->board, -1, -1);
  user_sees (inside_turn_layer (window), "*P1: *");
  /* A tile of the bag shows it at once. */
  g_assert_null (user_find (inside_turn_layer (window), GTK_TYPE_TOGGLE_BUTTON, "Legal Cells"));
  user_press (window, "Escape");
  type_move (window, "X@5,5 r0");
  user_sees (window, "*P1: the cell touches no tile*");
  inside_close (window);
}

/* --- Changing the record --- */

/* Variations are judged, commented, promoted, deleted, cut and pasted. */
static void
test_variations (void)
{
  static const char * const moves[] = { "U@1,0 r0", "V@1,0 r90" };
  BastideWindow *window = open_sample ();

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      type_move (window, moves[i]);
      is_at (window, 1, 1);
      user_press (window, "Left");
    }
  user_press (window, "Right Down Down");
  user_sees (inside_study (window)->moves, "*V (1, 0)*");
  user_press (window, "1");
  user_sees (inside_study (window)->moves, "*V (1, 0) 90°  !*");
  user_press (window, "F2");
  user_type (window, "too early");
  user_wait_for (inside_study (window)->moves, GTK_TYPE_LABEL, "*too early*");
  user_press (window, "Escape <Control><Shift>Up");
  can_undo (window, "Promote Variation");
  user_press (window, "<Control>x");
  can_undo (window, "Cut Moves");
  user_wait_until_gone (inside_study (window)->moves, GTK_TYPE_WIDGET, "*V (1, 0)*");
  user_press (window, "<Control>z");
  user_sees (inside_study (window)->moves, "*V (1, 0)*");
  user_press (window, "Delete");
  user_wait_until_gone (inside_study (window)->moves, GTK_TYPE_WIDGET, "*V (1, 0)*");
  user_press (window, "<Control>v");
  user_sees (inside_study (window)->moves, "*V (1, 0)*");
  user_wait_for (inside_study (window)->moves, GTK_TYPE_LABEL, "*too early*");
  can_undo (window, "Paste Moves");
  inside_close (window);
}

/* While the cursor is in the comment undo is the text's, as far back as there is text, and no further. */
static void
test_undo_in_comment (void)
{
  BastideWindow *window = open_sample ();
  BastideStudy *study = inside_study (window)->study;
  BstNode *judged;

  user_press (window, "Right 1");
  judged = bastide_study_get_node (study);
  user_press (window, "Right F2");
  user_type (window, "A long first sentence.");
  user_type (window, " And another.");
  user_press (window, "<Control>z");
  g_assert_true (g_str_has_prefix ("A long first sentence.", bastide_study_get_node (study)->comment));
  for (guint i = 0; i < 5; i++)
    user_press (window, "<Control>z");
  g_assert_cmpuint (bastide_study_get_index (study), ==, 2);
  g_assert_cmpstr (bastide_study_get_node (study)->comment, ==, NULL);
  g_assert_cmpuint (judged->glyph, !=, 0);
  while (bastide_study_get_node (study)->comment == NULL
         || !g_str_has_suffix (bastide_study_get_node (study)->comment, "another."))
    user_press (window, "<Control><Shift>z");
  g_assert_cmpstr (bastide_study_get_node (study)->comment, ==, "A long first sentence. And another.");
  /* Out of the text it is the record's. */
  user_press (window, "Escape <Control>z");
  g_assert_cmpstr (bastide_study_get_node (study)->comment, ==, NULL);
  inside_close (window);
}

/* A toast offers to undo what it tells of, and goes when that is no longer what would be undone. */
static void
test_undo_in_toast (void)
{
  BastideWindow *window = open_sample ();

  user_press (window, "Right 1 Right Delete");
  user_wait_for (window, GTK_TYPE_BUTTON, "Undo");
  user_press (window, "<Control>z");
  user_wait_until_gone (window, GTK_TYPE_BUTTON, "Undo");
  user_press (window, "Delete");
  user_wait_for (window, GTK_TYPE_BUTTON, "Undo");
  user_press (window, "<Alt>1");
  user_wait_until_gone (window, GTK_TYPE_BUTTON, "Undo");
  inside_close (window);
}

/* --- The bag --- */

static gboolean
is_chosen (GtkWidget *widget)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget));
}

/* A tile is typed in the bag, or drawn out of it. */
static void
test_bag (void)
{
  BastideWindow *window = open_sample ();
  GtkWidget *tile;

  user_click (inside_study (window)->bag, GTK_TYPE_WIDGET, "Tile A:*");
  user_press (window, "v");
  tile = user_wait_for (inside_study (window)->bag, BASTIDE_TYPE_BAG_TILE, "*Tile V:*");
  g_assert_true (is_chosen (tile));
  user_press (window, "<Control>d");
  g_assert_nonnull (inside_find (GTK_WIDGET (inside_study (window)->bag), BASTIDE_TYPE_BAG_TILE, is_chosen));
  g_assert_cmpint (bastide_turn_input_get_chosen (inside_study (window)->turn_input), !=, BST_NO_TILE);
  inside_close (window);
}

/* --- The tree --- */

/* All that the moves say, from the start on: only those in view are there. */
static void
collect (GtkWidget *widget,
         GString   *texts)
{
  g_autofree char *said = user_read (widget);

  if (said != NULL)
    g_string_append_printf (texts, "%s\n", said);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, texts);
}

/* (transfer full) */
static char *
dup_moves (BastideWindow *window)
{
  GString *texts = g_string_new (NULL);

  user_press (window, "<Shift>Left <Shift>Left Home");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  collect (GTK_WIDGET (inside_study (window)->moves), texts);

  return g_string_free (texts, FALSE);
}

/* Moves of a game of our own that nobody played there, by the place after which they come. */
static const struct
{
  guint       place;
  const char *text;
  const char *change;
} lines[] = {
  { 3, "M@-1,3 r270 [Red city:S]", "Place M" },
  { 5, "B@-1,3 r0 [Yellow mon]", "Place B" },
  { 8, "L@-2,3 r0 [Yellow road:E]", "Place L" },
  { 11, "V@0,4 r270 [Yellow road:E]", "Place V" },
};

static void
play_line (BastideWindow *window,
           guint          i)
{
  user_press (window, "<Shift>Left Home");
  for (guint step = 0; step < lines[i].place; step++)
    user_press (window, "Right");
  g_assert_cmpuint (bst_node_get_number (bastide_study_get_node (inside_study (window)->study)), ==,
                    lines[i].place);
  type_move (window, lines[i].text);
  can_undo (window, lines[i].change);
  is_at (window, lines[i].place + 1, lines[i].place + 1);
}

static gboolean
is_saved (gpointer window)
{
  return !is_unsaved (window) && inside_document (window)->saving == NULL;
}

/* The file has all of them, and is the same when it is read and written. */
static void
check_file (const char *path)
{
  g_autofree char *again = g_strconcat (path, ".again.bastide", NULL);
  g_autofree char *saved = NULL;
  g_autofree char *read_back = NULL;
  guint n_variations = 0;

  g_assert_true (g_file_get_contents (path, &saved, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_nonnull (strstr (saved, lines[i].text));
  for (const char *at = saved; (at = strstr (at, "<variation")) != NULL; at++)
    n_variations++;
  g_assert_cmpuint (n_variations, >=, G_N_ELEMENTS (lines));
  inside_run_cli ("convert", path, again, NULL);
  g_assert_true (g_file_get_contents (again, &read_back, NULL, NULL));
  g_assert_cmpstr (read_back, ==, saved);
  g_unlink (again);
}

/* Four variations of a game are saved and read back. */
static void
test_tree (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "tree.bastide", NULL);
  g_autoptr (GFile) game = g_file_new_build_filename (g_getenv ("BASTIDE_OWN_GAMES"),
                                                      "basic-1.bastide", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *shown = NULL;
  g_autofree char *loaded = NULL;
  BastideWindow *window;

  g_assert_true (g_file_copy (game, file, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL));
  g_assert_cmpint (g_chmod (path, 0644), ==, 0);
  window = inside_open_path (path);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    play_line (window, i);
  g_assert_true (is_unsaved (window));
  user_press (window, "<Control>s");
  inside_wait (is_saved, window);
  check_file (path);
  shown = dup_moves (window);
  g_assert_nonnull (strstr (shown, "M (−1, 3)"));
  inside_close (window);

  window = inside_open_path (path);
  loaded = dup_moves (window);
  g_assert_cmpstr (loaded, ==, shown);
  inside_close (window);
  g_unlink (path);
}

/* --- From the screen --- */

static gboolean
is_active (gpointer window)
{
  return gtk_window_is_active (window);
}

static gboolean
is_first_move (gpointer window)
{
  return bastide_study_get_index (inside_study (window)->study) == 1;
}

/* Clicks and keys of the screen come to the board. */
static void
test_screen (void)
{
  BastideWindow *window = open_sample ();
  int x, y;

  inside_wait (is_active, window);
  find_legal_cell (window, &x, &y);
  user_point (inside_study (window)->board, x, y);
  inside_xdotool ("click 1");
  user_sees (window, "*turned by*");
  inside_xdotool ("key Return");
  user_sees (window, "*may put a figure*");
  inside_xdotool ("key space");
  inside_wait (is_first_move, window);
  inside_close (window);
}

static guint
count_marks (BastideWindow *window)
{
  const GArray *marks = bastide_study_get_node (inside_study (window)->study)->marks;

  return marks != NULL ? marks->len : 0;
}

static gboolean
has_mark (gpointer window)
{
  return count_marks (window) == 1;
}

static gboolean
has_no_mark (gpointer window)
{
  return count_marks (window) == 0;
}

static void
draw_arrow (BastideWindow *window)
{
  user_point (inside_study (window)->board, -1, -1);
  inside_xdotool ("mousedown 3");
  user_point (inside_study (window)->board, 0, 0);
  user_point (inside_study (window)->board, 1, 1);
  inside_xdotool ("mouseup 3");
}

/* Dragging with the right button draws an arrow, and the same again removes it; a menu draws all
 * else. */
static void
test_drawings (void)
{
  BastideWindow *window = open_sample ();

  draw_arrow (window);
  inside_wait (has_mark, window);
  can_undo (window, "Drawing");
  draw_arrow (window);
  inside_wait (has_no_mark, window);
  user_point (inside_study (window)->board, -1, -1);
  inside_xdotool ("click 3");
  user_sees (window, "*Letter A*");
  inside_xdotool ("key Escape");
  user_wait_until_gone (window, GTK_TYPE_WIDGET, "*Letter A*");
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/play/clicks", test_clicks);
  g_test_add_func ("/play/whole-feature", test_whole_feature);
  g_test_add_func ("/play/keys", test_keys);
  g_test_add_func ("/play/buttons", test_buttons);
  g_test_add_func ("/play/abbot", test_abbot);
  g_test_add_func ("/play/ferries", test_ferries);
  g_test_add_func ("/play/gold", test_gold);
  g_test_add_func ("/play/magic", test_magic);
  g_test_add_func ("/play/circle", test_circle);
  g_test_add_func ("/play/choose", test_choose);
  g_test_add_func ("/play/layer-stays", test_layer_stays);
  g_test_add_func ("/play/refusals", test_refusals);
  g_test_add_func ("/play/variations", test_variations);
  g_test_add_func ("/play/bag", test_bag);
  g_test_add_func ("/play/tree", test_tree);
  g_test_add_func ("/play/undo-in-comment", test_undo_in_comment);
  g_test_add_func ("/play/undo-in-toast", test_undo_in_toast);
  g_test_add_func ("/play/screen", test_screen);
  g_test_add_func ("/play/drawings", test_drawings);

  return inside_run ();
}
