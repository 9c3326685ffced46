/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting a position up on the board: clicks, drags and keys come to the tool, which tests of the model prove. */

#include "config.h"

#include "bastide-edit-tool-private.h"
#include "bastide-cell.h"
#include "inside-file.h"
#include "inside-user.h"

#define START "basic modern | Red 7 0; Blue 7 0; Yellow 7 0; Black 7 0 | Red | D@0,0 r0 | "

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

  return !bastide_desk_look (BASTIDE_DESK (board)).is_asking && !has_menu (window)
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

/* What keys do is proved of the tool: here they come to it from where the focus is. */
static void
test_keys (void)
{
  BastideWindow *window = open_editing (START);

  check_tools_by_keys (window);
  user_press (window, "Escape 3 Return");
  says (window, "There is no place for it here.");
  user_press (window, "<Control>z <Control>z <Control>z");
  LIE_ALONE (window, { 'D', 0, 0 });
  close_position (window);
}

/* --- Drags --- */

/* A point of the board, in tiles. */
typedef struct
{
  double x;
  double y;
} Spot;

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

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_func ("/edit-board/nicknames", test_nicknames);
  g_test_add_func ("/edit-board/keys", test_keys);
  g_test_add_func ("/edit-board/drags", test_drags);

  return inside_run ();
}
