/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting a position up on the board, by clicks, drags and keys. */

#include "config.h"

#include "bastide-board-private.h"
#include "bastide-cell.h"
#include "inside.h"

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
  inside_wait_text (window->bars, GTK_TYPE_LABEL, pattern);
}

static BastideWindow *
open_editing (const char *text)
{
  BastideWindow *window;

  path = inside_write_position (text);
  window = inside_open_path (path);
  inside_press (window, GDK_KEY_e, GDK_CONTROL_MASK);
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

static void
press_all (BastideWindow *window,
           const guint   *keys)
{
  for (guint i = 0; keys[i] != 0; i++)
    inside_press (window, keys[i], 0);
}

#define PRESS(window, ...) press_all (window, (const guint[]) { __VA_ARGS__, 0 })

static void
press_control (BastideWindow *window,
               guint          key)
{
  inside_press (window, key, GDK_CONTROL_MASK);
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

static GtkWidget *
wait_cell (BastideWindow *window,
           int            x,
           int            y,
           const char    *holds)
{
  g_autofree char *pattern = dup_cell (x, y, holds);

  return inside_wait_text (window->board, BASTIDE_TYPE_CELL, pattern);
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
  guint n_cells = BASTIDE_IS_CELL (widget) && inside_says (widget, pattern);

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

  return inside_find_text (window->board, BASTIDE_TYPE_CELL, cell_alone) != NULL
         || inside_find_text (window->board, BASTIDE_TYPE_CELL, cell_more) != NULL;
}

static gboolean
is_laid_out (gpointer data)
{
  Layout *layout = data;
  guint n_tiles = 0;

  while (layout->tiles[n_tiles].letter != '\0')
    if (!lies (layout->window, &layout->tiles[n_tiles++]))
      return FALSE;

  return count_cells (GTK_WIDGET (layout->window->board), "*: tile *") == n_tiles;
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

typedef struct
{
  BastideWindow *window;
  const char    *pattern;
} First;

static gboolean
is_first (gpointer data)
{
  First *first = data;
  GtkWidget *tile = inside_find_text (first->window->bag, GTK_TYPE_WIDGET, "Tile *: *");

  return tile != NULL && inside_says (tile, first->pattern);
}

/* The first that is found; the others are gone. */
static GtkWidget *
search (BastideWindow *window,
        const char    *text,
        const char    *letter)
{
  g_autofree char *pattern = g_strdup_printf ("Tile %s: *", letter);
  First first = { window, pattern };

  press_control (window, GDK_KEY_f);
  press_control (window, GDK_KEY_a);
  inside_type (window, text);
  inside_wait (is_first, &first);

  return inside_find_text (window->bag, GTK_TYPE_WIDGET, pattern);
}

static void
arm_tile (BastideWindow *window,
          const char    *text,
          const char    *letter)
{
  g_autofree char *said = g_strdup_printf ("Tile %s, turned by 0°*", letter);

  search (window, text, letter);
  inside_press (window, GDK_KEY_Return, 0);
  says (window, said);
}

/* Tiles are found by what they are called; Enter takes the first; what is none is told. */
static void
test_nicknames (void)
{
  BastideWindow *window = open_editing (START);

  arm_tile (window, "CLOISTER", "A");
  arm_tile (window, "city tube", "F");
  arm_tile (window, "junction village", "W");
  press_control (window, GDK_KEY_f);
  press_control (window, GDK_KEY_a);
  inside_type (window, "zebra");
  inside_wait_text (window->bag, GTK_TYPE_LABEL, "No tile is called so.");
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
  return inside_find (GTK_WIDGET (BASTIDE_WINDOW (window)->board), GTK_TYPE_POPOVER_MENU,
                      is_mapped) != NULL;
}

static gboolean
has_no_menu (gpointer window)
{
  return BASTIDE_WINDOW (window)->board->popover == NULL && !has_menu (window);
}

static void
check_tools_by_keys (BastideWindow *window)
{
  PRESS (window, GDK_KEY_2);
  says (window, "Tile A, turned by 0°*");
  PRESS (window, GDK_KEY_Up, GDK_KEY_Right, GDK_KEY_r, GDK_KEY_Return);
  wait_cell (window, 1, 0, "tile A*");
  PRESS (window, GDK_KEY_f);
  inside_wait (has_menu, window);
  PRESS (window, GDK_KEY_Escape);
  inside_wait (has_no_menu, window);
  PRESS (window, GDK_KEY_3);
  says (window, "Red: follower*");
  PRESS (window, GDK_KEY_Return);
  inside_wait_text (window->board, BASTIDE_TYPE_CELL, "*of Red*");
  PRESS (window, GDK_KEY_4);
  says (window, "Eraser*");
  PRESS (window, GDK_KEY_Return, GDK_KEY_Return);
  wait_cell (window, 1, 0, "empty*");
}

static void
check_cells_by_keys (BastideWindow *window)
{
  PRESS (window, GDK_KEY_1, GDK_KEY_Left, GDK_KEY_Return);
  says (window, "Selected: (0, 0)");
  press_control (window, GDK_KEY_c);
  PRESS (window, GDK_KEY_Right);
  press_control (window, GDK_KEY_v);
  LIE_ALONE (window, { 'D', 0, 0 }, { 'D', 1, 0 });
  PRESS (window, GDK_KEY_Escape, GDK_KEY_Left);
  inside_press (window, GDK_KEY_Right, GDK_SHIFT_MASK);
  says (window, "Selected: (0, 0) to (1, 0)");
  inside_press (window, GDK_KEY_Down, GDK_ALT_MASK);
  LIE_ALONE (window, { 'D', 0, 1 }, { 'D', 1, 1 });
  press_control (window, GDK_KEY_Right);
  LIE_ALONE (window, { 'D', 1, 1 }, { 'D', 2, 1 });
  press_control (window, GDK_KEY_a);
  PRESS (window, GDK_KEY_Delete);
  lie_alone (window, (const Laid[]) { { 0 } });
}

/* Everything by keys: cursor, stamps, figures, rectangle, copies, the whole board. */
static void
test_keys (void)
{
  BastideWindow *window = open_editing (START);

  check_tools_by_keys (window);
  check_cells_by_keys (window);
  PRESS (window, GDK_KEY_Escape, GDK_KEY_3, GDK_KEY_Return);
  says (window, "There is no place for it here.");
  for (guint i = 0; i < 8; i++)
    press_control (window, GDK_KEY_z);
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

  inside_click_text (window->palette, GTK_TYPE_BUTTON, "Red, barn: *");
  says (window, "*Click a corner*");
  PRESS (window, GDK_KEY_Right);
  inside_wait (is_on_cell, window);
  /* From the north-west clockwise: to the south-east of (0, 0). */
  PRESS (window, GDK_KEY_space, GDK_KEY_space, GDK_KEY_Return);
  is_saved (window, "U@1,1 r0 [Red barn on corner:NW]");
  press_control (window, GDK_KEY_z);
  PRESS (window, GDK_KEY_Right, GDK_KEY_Right, GDK_KEY_space, GDK_KEY_space, GDK_KEY_space,
         GDK_KEY_Return);
  is_saved (window, "B@2,1 r0 [Red barn on corner:NW]");
  /* Four more bring the first corner back, where tiles are missing around. */
  PRESS (window, GDK_KEY_Up, GDK_KEY_space, GDK_KEY_space, GDK_KEY_space, GDK_KEY_space,
         GDK_KEY_Return);
  says (window, "There is no place for it here.");
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

  return inside_run ();
}
