/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting a position up on the board, by clicks, drags and keys. */

#include "config.h"

#include "bastide-edit-tool-private.h"
#include "bastide-cell.h"
#include "inside-file.h"
#include "inside-user.h"

#define START "basic modern | Red 7 0; Blue 7 0; Yellow 7 0; Black 7 0 | Red | D@0,0 r0 | "

/* Towers at (0, 1) and (2, 1); the monk has room beside him. */
#define TOKENS \
  "basic+princess-and-dragon+tower modern,dragon=yes,fairy=yes,princess=may,portals=yes," \
  "towers=yes | Red 6 0; Blue 7 0 | Red | D@0,0 r0; TO/F@0,1 r0; U@1,0 r0; U@1,1 r90; " \
  "TO/L@2,1 r0 [Red mon] |  | pieces 10,10"

/* At (1, 1) and (2, 1) are corners of four tiles. */
#define BARNS \
  "basic+abbey-and-mayor modern,barns=1 | Red 7,0,0,0,1,0,0 0; Blue 7,0,0,0,1,0,0 0 | Red | " \
  "B@0,0 r0; E@1,0 r0; B@2,0 r0; B@0,1 r0; U@1,1 r0; B@2,1 r0 | "

static char *path;      /* of the document that is open */

static void
says (BastideWindow *window,
      const char    *pattern)
{
  user_wait_for (inside_study (window)->bars, GTK_TYPE_LABEL, pattern);
}

static BastideWindow *
open_editing (const char *text)
{
  BastideWindow *window;

  path = inside_write_position (text);
  window = inside_open_path (path);
  user_press (window, "<Control>e");
  says (window, "Setting up the position");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

static void
close_position (BastideWindow *window)
{
  inside_close (window);
  g_clear_pointer (&path, inside_remove);
}

/* --- What lies there --- */

/* What a cell is called, and a pattern for what it holds. (transfer full) */
static char *
dup_cell (int         x,
          int         y,
          const char *holds)
{
  g_autofree char *name = g_strdup_printf ("(%d, %d): %s", x, y, holds);
  g_auto (GStrv) parts = g_strsplit (name, "-", -1);

  return g_strjoinv ("−", parts);
}

static void
wait_cell (BastideWindow *window,
           int            x,
           int            y,
           const char    *holds)
{
  user_wait_for_cell (inside_study (window)->board, x, y, holds);
}

typedef struct
{
  char letter;
  int  x;
  int  y;
} Laid;

typedef struct
{
  BastideWindow *window;
  const Laid    *tiles;         /* up to one without a letter */
} Layout;

static guint
count_cells (GtkWidget  *widget,
             const char *pattern)
{
  guint n_cells = BASTIDE_IS_CELL (widget) && user_reads (widget, pattern);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_cells += count_cells (child, pattern);

  return n_cells;
}

/* The tile of that name, and not one whose name goes on. */
static gboolean
lies (BastideWindow *window,
      const Laid    *tile)
{
  g_autofree char *alone = g_strdup_printf ("tile %c", tile->letter);
  g_autofree char *more = g_strconcat (alone, ";*", NULL);
  g_autofree char *cell_alone = dup_cell (tile->x, tile->y, alone);
  g_autofree char *cell_more = dup_cell (tile->x, tile->y, more);

  return user_find (inside_study (window)->board, BASTIDE_TYPE_CELL, cell_alone) != NULL
         || user_find (inside_study (window)->board, BASTIDE_TYPE_CELL, cell_more) != NULL;
}

static gboolean
is_laid_out (gpointer data)
{
  Layout *layout = data;
  guint n_tiles = 0;

  while (layout->tiles[n_tiles].letter != '\0')
    if (!lies (layout->window, &layout->tiles[n_tiles++]))
      return FALSE;

  return count_cells (GTK_WIDGET (inside_study (layout->window)->board), "*: tile *") == n_tiles;
}

/* These tiles and no others. */
static void
lie_alone (BastideWindow *window,
           const Laid    *tiles)
{
  Layout layout = { window, tiles };

  inside_wait (is_laid_out, &layout);
}

#define LIE_ALONE(window, ...) lie_alone (window, (const Laid[]) { __VA_ARGS__, { 0 } })

/* Saves, and looks for what the file says of the position. */
static void
is_saved (BastideWindow *window,
          const char    *part)
{
  g_autofree char *text = inside_save (window);

  g_test_message ("looking for “%s”", part);
  g_assert_nonnull (strstr (strstr (text, "<position>"), part));
}

/* --- The palette --- */

/* Tiles are found by what they are called; Enter takes the first; what is none is told. */
static void
test_nicknames (void)
{
  BastideWindow *window = open_editing (START);

  user_arm_tile (window, "CLOISTER", "A");
  user_arm_tile (window, "city tube", "F");
  user_arm_tile (window, "junction village", "W");
  user_press (window, "<Control>f <Control>a");
  user_type (window, "zebra");
  user_wait_for (inside_study (window)->bag, GTK_TYPE_LABEL, "No tile is called so.");
  close_position (window);
}

/* --- Keys --- */

static gboolean
is_mapped (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget);
}

static gboolean
has_menu (gpointer window)
{
  return inside_find (GTK_WIDGET (inside_study (window)->board), GTK_TYPE_POPOVER_MENU,
                      is_mapped) != NULL;
}

/* And the focus is back on the board. */
static gboolean
has_no_menu (gpointer window)
{
  GtkWidget *board = GTK_WIDGET (inside_study (window)->board);
  GtkWidget *focus = gtk_root_get_focus (window);

  return !bastide_board_is_asking (BASTIDE_BOARD (board)) && !has_menu (window)
         && focus != NULL && (focus == board || gtk_widget_is_ancestor (focus, board));
}

static void
check_tools_by_keys (BastideWindow *window)
{
  user_press (window, "2");
  says (window, "Tile A, turned by 0°*");
  user_press (window, "Up Right r Return");
  wait_cell (window, 1, 0, "tile A*");
  user_press (window, "f");
  inside_wait (has_menu, window);
  user_press (window, "Escape");
  inside_wait (has_no_menu, window);
  user_press (window, "3");
  says (window, "Red: follower*");
  user_press (window, "Return");
  user_wait_for (inside_study (window)->board, BASTIDE_TYPE_CELL, "*of Red*");
  user_press (window, "4");
  says (window, "Eraser*");
  user_press (window, "Return Return");
  wait_cell (window, 1, 0, "empty*");
}

static void
check_cells_by_keys (BastideWindow *window)
{
  user_press (window, "1 Left Return");
  says (window, "Selected: (0, 0)");
  user_press (window, "<Control>c");
  user_press (window, "Right");
  user_press (window, "<Control>v");
  LIE_ALONE (window, { 'D', 0, 0 }, { 'D', 1, 0 });
  user_press (window, "Escape Left");
  user_press (window, "<Shift>Right");
  says (window, "Selected: (0, 0) to (1, 0)");
  user_press (window, "<Alt>Down");
  LIE_ALONE (window, { 'D', 0, 1 }, { 'D', 1, 1 });
  user_press (window, "<Control>Right");
  LIE_ALONE (window, { 'D', 1, 1 }, { 'D', 2, 1 });
  user_press (window, "<Control>a");
  user_press (window, "Delete");
  lie_alone (window, (const Laid[]) { { 0 } });
}

/* Everything by keys: cursor, brushes, figures, rectangle, copies, the whole board. */
static void
test_keys (void)
{
  BastideWindow *window = open_editing (START);

  check_tools_by_keys (window);
  check_cells_by_keys (window);
  user_press (window, "Escape 3 Return");
  says (window, "There is no place for it here.");
  for (guint i = 0; i < 8; i++)
    user_press (window, "<Control>z");
  LIE_ALONE (window, { 'D', 0, 0 });
  close_position (window);
}

static gboolean
is_on_cell (gpointer window)
{
  return BASTIDE_IS_CELL (gtk_root_get_focus (window));
}

/* A barn comes to each corner of the cell under the cursor by Space and Enter. */
static void
test_barns (void)
{
  BastideWindow *window = open_editing (BARNS);

  user_click (inside_study (window)->palette, GTK_TYPE_BUTTON, "Red, barn: *");
  says (window, "*Click a corner*");
  user_press (window, "Right");
  inside_wait (is_on_cell, window);
  /* From the north-west clockwise: to the south-east of (0, 0). */
  user_press (window, "space space Return");
  is_saved (window, "U@1,1 r0 [Red barn on corner:NW]");
  user_press (window, "<Control>z");
  user_press (window, "Right Right space space space Return");
  is_saved (window, "B@2,1 r0 [Red barn on corner:NW]");
  /* Four more bring the first corner back, where tiles are missing around. */
  user_press (window, "Up space space space space Return");
  says (window, "There is no place for it here.");
  close_position (window);
}

/* --- Drags --- */

/* A point of the board, in tiles. */
typedef struct
{
  double x;
  double y;
} Spot;

/* From one point of the board to another, in its own units; @modifiers are held. */
static void
drag_within (BastideWindow   *window,
             Spot             start,
             double           end_x,
             double           end_y,
             GdkModifierType  modifiers,
             gboolean         cancels)
{
  double x, y;

  user_get_point (inside_study (window)->board, start.x, start.y, &x, &y);
  g_assert_true (bastide_board_tool_drag_begin (inside_study (window)->edit_tool, x, y, modifiers));
  for (guint i = 1; i <= 6; i++)
    bastide_board_tool_drag_update (inside_study (window)->edit_tool, x + (end_x - x) * i / 6, y + (end_y - y) * i / 6,
                                    modifiers);
  if (cancels)
    user_press (window, "Escape");
  bastide_board_tool_drag_end (inside_study (window)->edit_tool, end_x, end_y);
}

static void
drag_to (BastideWindow   *window,
         Spot             start,
         Spot             end,
         GdkModifierType  modifiers,
         gboolean         cancels)
{
  double x, y;

  user_get_point (inside_study (window)->board, end.x, end.y, &x, &y);
  drag_within (window, start, x, y, modifiers, cancels);
}

/* Left of the board, where the bag is. */
static void
drag_out (BastideWindow *window,
          Spot           start)
{
  drag_within (window, start, -80, 200, 0, FALSE);
}

static void
put_token (BastideWindow *window,
           const char    *name,
           int            x,
           int            y)
{
  user_click (inside_study (window)->palette, GTK_TYPE_BUTTON, name);
  user_click_board (inside_study (window)->board, x + 0.3, y + 0.8);
}

static void
take_back (BastideWindow *window,
           const char    *part)
{
  user_press (window, "<Control>z");
  is_saved (window, part);
}

/* Dragon, fairy and pieces of towers are dragged, copied and dropped outside. */
static void
test_tokens (void)
{
  /* Where the towers of the tiles F and L stand. */
  const Spot tower_f = { 0.25, 1.25 }, tower_l = { 2.2, 1.22 };
  const Spot origin = { 0.5, 0.5 }, beside = { 1.5, 0.5 };
  BastideWindow *window = open_editing (TOKENS);

  put_token (window, "The dragon", 1, 0);
  put_token (window, "The fairy", 0, 0);
  put_token (window, "Piece of a tower", 0, 1);
  user_press (window, "Escape");
  is_saved (window, "dragon 1,0; fairy to 0,0; tower 1 at 0,1");
  /* The dragon exists once: a copy is a move. */
  drag_to (window, beside, origin, GDK_CONTROL_MASK, FALSE);
  says (window, "Selected: the dragon");
  is_saved (window, "dragon 0,0; fairy to 0,0");
  drag_to (window, (Spot) { 0.78, 0.24 }, (Spot) { 2.5, 1.55 }, 0, FALSE);
  says (window, "Selected: the fairy");
  is_saved (window, "fairy to Red mon at 2,1");
  drag_to (window, tower_f, tower_l, GDK_CONTROL_MASK, FALSE);
  says (window, "Selected: piece of a tower");
  is_saved (window, "tower 1 at 0,1; tower 1 at 2,1");
  drag_to (window, tower_f, tower_l, 0, FALSE);
  is_saved (window, "tower 2 at 2,1");
  drag_to (window, tower_l, beside, 0, TRUE);
  is_saved (window, "tower 2 at 2,1");
  drag_to (window, tower_l, beside, 0, FALSE);
  says (window, "There is no place for it here.");
  drag_out (window, tower_l);
  is_saved (window, "tower 1 at 2,1");
  drag_out (window, origin);
  is_saved (window, "| fairy to Red mon at 2,1; tower 1 at 2,1");
  take_back (window, "| dragon 0,0; fairy");
  take_back (window, "tower 2 at 2,1");
  take_back (window, "tower 1 at 0,1; tower 1 at 2,1");
  close_position (window);
}

/* --- The pointer itself --- */

typedef struct
{
  int x;
  int y;
} Pixel;

static Pixel
find_pixel (BastideWindow *window,
            Spot           spot)
{
  BastideBoard *board = inside_study (window)->board;
  double x, y;
  Pixel pixel;

  user_get_point (board, spot.x, spot.y, &x, &y);
  inside_find_pixel (GTK_WIDGET (board), x, y, &pixel.x, &pixel.y);

  return pixel;
}

/* @keys (nullable) are held. */
static void
point_and_drag (Pixel       start,
                Pixel       end,
                const char *key)
{
  g_autofree char *down = key != NULL ? g_strdup_printf ("keydown %s ", key) : g_strdup ("");
  g_autofree char *up = key != NULL ? g_strdup_printf (" keyup %s", key) : g_strdup ("");
  g_autofree char *line = NULL;

  line = g_strdup_printf ("%smousemove %d %d mousedown 1 mousemove %d %d mousemove %d %d mouseup 1%s",
                          down, start.x, start.y, (start.x + end.x) / 2, (start.y + end.y) / 2, end.x,
                          end.y, up);
  inside_xdotool (line);
}

static gboolean
is_dragging (gpointer window)
{
  return BASTIDE_EDIT_TOOL (inside_study (window)->edit_tool)->drag == BASTIDE_DRAG_CELLS;
}

static void
point_and_cancel (BastideWindow *window,
                  Pixel          start,
                  Pixel          end)
{
  g_autofree char *line = g_strdup_printf ("mousemove %d %d mousedown 1 mousemove %d %d", start.x,
                                           start.y, end.x, end.y);

  inside_xdotool (line);
  inside_wait (is_dragging, window);
  user_press (window, "Escape");
  inside_xdotool ("mouseup 1");
}

/* Tiles come from the palette by drag, move, are copied and dropped outside. */
static void
check_tiles (BastideWindow *window)
{
  Pixel east = find_pixel (window, (Spot) { 1.5, 0.5 });
  Pixel south = find_pixel (window, (Spot) { 0.5, 1.5 });
  Pixel corner = find_pixel (window, (Spot) { 1.5, 1.5 });
  Pixel far_east = find_pixel (window, (Spot) { 2.5, 0.5 });
  Pixel tile, bag = { 100, 400 };

  inside_find_place (user_find_tile (window, "CFRR", "K"), &tile.x, &tile.y);
  point_and_drag (tile, east, NULL);
  LIE_ALONE (window, { 'D', 0, 0 }, { 'K', 1, 0 });
  user_press (window, "Escape");
  point_and_drag (east, corner, NULL);
  LIE_ALONE (window, { 'D', 0, 0 }, { 'K', 1, 1 });
  point_and_drag (corner, south, "ctrl");
  LIE_ALONE (window, { 'D', 0, 0 }, { 'K', 1, 1 }, { 'K', 0, 1 });
  point_and_cancel (window, south, far_east);
  LIE_ALONE (window, { 'D', 0, 0 }, { 'K', 1, 1 }, { 'K', 0, 1 });
  point_and_drag (south, bag, NULL);
  LIE_ALONE (window, { 'D', 0, 0 }, { 'K', 1, 1 });
  user_press (window, "Escape");
}

static void
check_figures (BastideWindow *window)
{
  Pixel figure;

  inside_find_place (user_wait_for (inside_study (window)->palette, GTK_TYPE_BUTTON, "Red, follower: 7 left"),
                     &figure.x, &figure.y);
  point_and_drag (figure, find_pixel (window, (Spot) { 0.5, 0.12 }), NULL);
  wait_cell (window, 0, 0, "*knight of Red*");
  user_wait_for (inside_study (window)->palette, GTK_TYPE_BUTTON, "Red, follower: 6 left");
  user_press (window, "Escape");
  /* The knight stands in the city north; the figure is smaller than that. */
  point_and_drag (find_pixel (window, (Spot) { 0.5, 0.14 }),
                  find_pixel (window, (Spot) { 0.5, 0.8 }), NULL);
  wait_cell (window, 0, 0, "*farmer of Red*");
}

/* Its menu is that of all of it, also over a figure and where no tile lies. */
static void
check_menu (BastideWindow *window,
            Spot           spot)
{
  Pixel at = find_pixel (window, spot);
  g_autofree char *line = g_strdup_printf ("mousemove %d %d click 3", at.x, at.y);

  inside_xdotool (line);
  inside_wait (has_menu, window);
  user_wait_for (inside_study (window)->board, GTK_TYPE_LABEL, "Copy Tiles");
  user_press (window, "Escape");
  inside_wait (has_no_menu, window);
  says (window, "Selected: (−1, −1) to (1, 1)");
}

static void
test_drags (void)
{
  BastideWindow *window = open_editing (START);

  check_tiles (window);
  check_figures (window);
  point_and_drag (find_pixel (window, (Spot) { -0.5, -0.5 }),
                  find_pixel (window, (Spot) { 1.5, 1.5 }), "shift");
  says (window, "Selected: (−1, −1) to (1, 1)");
  check_menu (window, (Spot) { 1.5, -0.5 });
  check_menu (window, (Spot) { 0.5, 0.8 });
  user_press (window, "r");
  LIE_ALONE (window, { 'D', 0, 0 }, { 'K', -1, 1 });
  user_press (window, "Escape Escape");
  user_wait_until_gone (inside_study (window)->bars, GTK_TYPE_LABEL, "Setting up the position");
  close_position (window);
}

/* --- A whole board --- */

/* The sheet on farms (case B1), by tiles and quarter turns. */
static const struct
{
  const char *letter;
  int         x;
  int         y;
  guint       turns;
} sheet[] = {
  { "B", 2, -2, 0 },
  { "D", 0, 0, 0 }, { "D", 4, 0, 0 }, { "D", -1, 0, 0 }, { "D", 4, -4, 2 },
  { "E", 1, -1, 0 }, { "E", 3, -1, 0 }, { "E", 1, -3, 2 }, { "E", 3, -3, 2 },
  { "F", 1, -2, 1 },
  { "G", 3, -2, 1 },
  { "J", 4, -3, 0 }, { "J", 0, -1, 2 },
  { "K", 4, -1, 2 },
  { "U", 1, 0, 0 }, { "U", 2, 0, 0 }, { "U", 3, 0, 0 }, { "U", 3, -4, 0 }, { "U", 2, -4, 0 },
  { "U", 1, -4, 0 },
};

/* Whose farmer lies where; the field is the one in that part of the cell. */
static const struct
{
  const char *player;
  Spot        spot;
} farmers[] = {
  { "Yellow", { 1.3, -0.2 } },
  { "Red", { 1.3, -2.8 } },
  { "Blue", { 2.15, -1.85 } },
  { "Black", { 3.8, -0.2 } },
  { "Blue", { 3.3, -2.8 } },
  { "Yellow", { 4.85, 0.2 } },
};

static void
lay_sheet (BastideWindow *window)
{
  const char *letter = "";
  guint turned = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sheet); i++)
    {
      g_autofree char *holds = g_strdup_printf ("tile %s*", sheet[i].letter);
      g_autofree char *said = g_strdup_printf ("Tile %s, turned by %u°*", sheet[i].letter,
                                               90 * sheet[i].turns);

      if (strcmp (sheet[i].letter, letter) != 0)
        {
          letter = sheet[i].letter;
          user_arm_tile (window, letter, letter);
          turned = 0;
        }
      for (; turned < sheet[i].turns; turned++)
        user_press (window, "r");
      says (window, said);
      user_click_cell (inside_study (window)->board, sheet[i].x, sheet[i].y);
      wait_cell (window, sheet[i].x, sheet[i].y, holds);
    }
}

static void
put_farmers (BastideWindow *window)
{
  for (guint i = 0; i < G_N_ELEMENTS (farmers); i++)
    {
      const Spot *spot = &farmers[i].spot;
      g_autofree char *button = g_strdup_printf ("%s, follower: *", farmers[i].player);
      g_autofree char *said = g_strdup_printf ("%s: follower*", farmers[i].player);
      g_autofree char *holds = g_strdup_printf ("*farmer of %s*", farmers[i].player);

      user_click (inside_study (window)->palette, GTK_TYPE_BUTTON, button);
      says (window, said);
      user_click_board (inside_study (window)->board, spot->x, spot->y);
      wait_cell (window, (int) floor (spot->x), (int) floor (spot->y), holds);
      user_press (window, "Escape");
    }
}

/* What the file says is read by another window. */
static void
check_scores (void)
{
  static const char * const totals[] = {
    "*Red: now 0, pending +9, total 9", "*Blue: now 0, pending +15, total 15",
    "*Yellow: now 0, pending +12, total 12", "*Black: now 0, * total 0",
  };
  BastideWindow *window = inside_open_path (path);

  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "scores");
  for (guint i = 0; i < G_N_ELEMENTS (totals); i++)
    user_wait_for (inside_study (window)->scores, GTK_TYPE_WIDGET, totals[i]);
  inside_close (window);
}

/* The sheet on farms is set up from an empty board by hand, saved, and scored. */
static void
test_sheet (void)
{
  BastideWindow *window = open_editing (START);

  user_press (window, "<Control>a");
  user_press (window, "Delete");
  wait_cell (window, 0, 0, "empty*");
  user_press (window, "Escape");
  says (window, "Setting up the position");
  for (guint i = 0; i < 8; i++)
    user_press (window, "minus");
  lay_sheet (window);
  put_farmers (window);
  is_saved (window, "U@");
  check_scores ();
  user_press (window, "<Control>e");
  for (guint i = 0; i < G_N_ELEMENTS (sheet) + G_N_ELEMENTS (farmers) + 1; i++)
    user_press (window, "<Control>z");
  LIE_ALONE (window, { 'D', 0, 0 });
  g_assert_false (gtk_widget_is_sensitive (user_wait_for (window, GTK_TYPE_BUTTON, "Undo")));
  close_position (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/edit-board/nicknames", test_nicknames);
  g_test_add_func ("/edit-board/keys", test_keys);
  g_test_add_func ("/edit-board/barns", test_barns);
  g_test_add_func ("/edit-board/sheet", test_sheet);
  g_test_add_func ("/edit-board/tokens", test_tokens);
  g_test_add_func ("/edit-board/drags", test_drags);

  return inside_run ();
}
