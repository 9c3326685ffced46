/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the window costs: CPU time, not the clock on the wall, because other programs run too.
 *
 *   bench-window           prints one line per number: the average, the worst frame, and how many were late
 *   bench-window --large   only the large game, to be profiled
 *   bench-window --owners  only the overlay of owners, on both games
 *   bench-window --turn    only a turn that is tried: the glass, and a tile that is dragged
 *   bench-window --steps   only the steps from move to move, on both games
 *   bench-window --keys    only how long after a key it is seen, on both games
 *   bench-window --tree    only the tree of many moves
 *   bench-window --start   is what it runs to measure a start */

#include "config.h"

#include "bastide-application.h"
#include "bastide-board.h"
#include "../app/inside-window.h"
#include "bastide-edit-tool-private.h"
#include "bastide-flight.h"
#include "bastide-texture.h"
#include "bastide-tile-cache.h"
#include "bench-board.h"
#include "random-game.h"

#include <bst-render-overlay.h>
#include <bst-yardstick.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define WIDTH  1280
#define HEIGHT 800

/* Milliseconds that a frame may take at sixty a second. */
#define LATE 16

/* The same frame takes now this long and now half as long again, the floor too, which only moves a picture: what it
 * costs is the least of so many times. */
#define PASSES 5

/* A key that is held comes again after so many frames: lists have the second one. */
#define REPEAT_FRAMES 2

/* So many from one step to the next are slow enough for motion. */
#define STEP_FRAMES 20

/* Frames of a pass, and frames before the first. Whole periods of all that is measured: a pass ends where it began. */
#define N_FRAMES  120
#define N_WARM_UP 60

/* --- Frames --- */

typedef void (*FrameFunc) (gpointer target,
                           guint    frame);

typedef struct
{
  FrameFunc  func;
  gpointer   target;
  guint      n_passes;
  guint      frame;     /* of all passes, those before them counted in */
  double     since;
  double     last;
  double    *costs;     /* the least of each frame of a pass */
  double     longest;
  GMainLoop *loop;
} Run;

/* CPU milliseconds of a frame. */
typedef struct
{
  double average;
  double worst;
  double longest;       /* what one took once */
  guint  n_late;        /* frames over LATE */
} Cost;

static double
get_cpu_ms (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);

  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

/* @frame has been drawn. */
static void
note_frame (Run   *run,
            guint  frame,
            double cost)
{
  double *least = &run->costs[frame % N_FRAMES];

  *least = frame < N_FRAMES ? cost : MIN (*least, cost);
  run->longest = MAX (run->longest, cost);
}

static gboolean
tick (GtkWidget     *widget,
      GdkFrameClock *clock,
      gpointer       data)
{
  Run *run = data;
  double now = get_cpu_ms ();

  if (run->frame == N_WARM_UP)
    run->since = now;
  else if (run->frame > N_WARM_UP)
    note_frame (run, run->frame - N_WARM_UP - 1, now - run->last);
  run->last = now;
  if (run->frame == N_WARM_UP + N_FRAMES * run->n_passes)
    {
      g_main_loop_quit (run->loop);
      return G_SOURCE_REMOVE;
    }
  run->func (run->target, run->frame < N_WARM_UP ? run->frame : (run->frame - N_WARM_UP) % N_FRAMES);
  run->frame++;

  return G_SOURCE_CONTINUE;
}

static Cost
measure_passes (GtkWidget *widget,
                FrameFunc  func,
                gpointer   target,
                guint      n_passes)
{
  g_autofree double *costs = g_new (double, N_FRAMES);
  Run run = { .func = func, .target = target, .n_passes = n_passes, .costs = costs };
  Cost cost = { 0 };

  run.loop = g_main_loop_new (NULL, FALSE);
  gtk_widget_add_tick_callback (widget, tick, &run, NULL);
  g_main_loop_run (run.loop);
  g_main_loop_unref (run.loop);
  cost.average = (run.last - run.since) / (N_FRAMES * n_passes);
  cost.longest = run.longest;
  for (guint i = 0; i < N_FRAMES; i++)
    {
      cost.worst = MAX (cost.worst, costs[i]);
      cost.n_late += costs[i] > LATE;
    }

  return cost;
}

/* What frames cost while @func is called before each. */
static Cost
measure (GtkWidget *widget,
         FrameFunc  func,
         gpointer   target)
{
  return measure_passes (widget, func, target, PASSES);
}

static void
print_cost (const char *name,
            Cost        cost,
            const char *meaning)
{
  printf ("%-15s %6.2f ms CPU, at worst %6.2f (once %6.2f), %3u of %u over %d, %s\n", name, cost.average, cost.worst,
          cost.longest, cost.n_late, N_FRAMES, LATE, meaning);
}

static void
settle (guint milliseconds)
{
  gint64 until = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < until)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static GtkWidget *
show_alone (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  settle (600);

  return window;
}

/* --- The floor: one texture of the window's size that moves --- */

#define TYPE_FLOOR (floor_get_type ())
G_DECLARE_FINAL_TYPE (Floor, floor, BENCH, FLOOR, GtkWidget)

struct _Floor
{
  GtkWidget   parent_instance;

  GdkTexture *texture;
  int         offset;
};

G_DEFINE_FINAL_TYPE (Floor, floor, GTK_TYPE_WIDGET)

static void
floor_snapshot (GtkWidget   *widget,
                GtkSnapshot *snapshot)
{
  Floor *self = BENCH_FLOOR (widget);

  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT (self->offset, 0, WIDTH, HEIGHT));
}

static void
floor_dispose (GObject *object)
{
  g_clear_object (&BENCH_FLOOR (object)->texture);

  G_OBJECT_CLASS (floor_parent_class)->dispose (object);
}

static void
floor_class_init (FloorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = floor_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = floor_snapshot;
}

static void
floor_init (Floor *self)
{
  guint8 *pixels = g_malloc0 (WIDTH * HEIGHT * 4);
  g_autoptr (GBytes) bytes = g_bytes_new_take (pixels, WIDTH * HEIGHT * 4);

  memset (pixels, 0xff, WIDTH * HEIGHT * 4);
  self->texture = gdk_memory_texture_new (WIDTH, HEIGHT, GDK_MEMORY_DEFAULT, bytes, WIDTH * 4);
}

static void
move_floor (gpointer target,
            guint    frame)
{
  Floor *self = target;

  self->offset = frame % 20;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static Cost
measure_floor (void)
{
  GtkWidget *child = g_object_new (TYPE_FLOOR, NULL);
  GtkWidget *window = show_alone (child);
  Cost result = measure (child, move_floor, child);

  gtk_window_destroy (GTK_WINDOW (window));

  return result;
}

/* --- Panning --- */

static void
move_board (gpointer target,
            guint    frame)
{
  int step = frame / 20 % 2 == 0 ? 3 : -3;

  bastide_board_pan (target, step, step);
}

/* So large that the board covers the view. */
static void
fill_view (BastideBoard *board,
           BstRecord    *record)
{
  g_autoptr (BstPosition) position = NULL;
  int min_x, min_y, max_x, max_y, last = 0;

  position = bst_record_dup_position (record, bst_node_get_last (bst_record_get_root (record)),
                                      NULL, NULL);
  bst_position_get_extents (position, &min_x, &min_y, &max_x, &max_y);
  for (guint i = 0; i < 100; i++)
    {
      int tile = bastide_board_get_tile_size (board);

      if (tile * (max_x - min_x + 1) >= WIDTH && tile * (max_y - min_y + 1) >= HEIGHT)
        break;
      if (tile == last)
        break;
      last = tile;
      bastide_board_zoom (board, 0.2);
    }
}

static Cost
measure_pan (guint n_tiles)
{
  g_autoptr (BstRecord) record = bench_board_new (n_tiles);
  g_autoptr (BastideStudy) study = bastide_study_new ();
  BastideBoard *board = g_object_new (BASTIDE_TYPE_BOARD, NULL);
  GtkWidget *window;
  Cost result;

  g_assert_true (bastide_study_set_record (study, record, NULL, NULL));
  bastide_board_set_study (board, study);
  window = show_alone (GTK_WIDGET (board));
  fill_view (board, record);
  settle (600);
  result = measure (GTK_WIDGET (board), move_board, board);
  printf ("  (%u tiles of %d pixels)\n", n_tiles, bastide_board_get_tile_size (board));
  bastide_board_set_study (board, NULL);
  gtk_window_destroy (GTK_WINDOW (window));

  return result;
}

/* --- The whole window --- */

static void
light_next (gpointer target,
            guint    frame)
{
  BastideWindow *window = target;
  const BstPosition *position = bastide_study_get_position (inside_study (window)->study);
  guint n_parts = bst_position_get_n_parts (position);

  bastide_board_set_lit (inside_study (window)->board, frame * 7 % n_parts);
}

static void
zoom_next (gpointer target,
           guint    frame)
{
  bastide_board_zoom (inside_study (target)->board, frame / 5 % 2 == 0 ? 1 : -1);
}

static void
step_next (gpointer target,
           guint    frame)
{
  BastideStudy *study = inside_study (target)->study;

  if (frame % REPEAT_FRAMES == 0)
    bastide_study_set_index (study, frame * 31 % bastide_study_get_line_length (study));
}

static void
step_on (gpointer target,
         guint    frame)
{
  if (frame % REPEAT_FRAMES == 0)
    bastide_study_step (inside_study (target)->study, frame / 30 % 2 == 0 ? -1 : 1);
}

/* One move back or on, at the end of the game, and to any move, with each pane. */
static void
measure_steps (BastideWindow *window)
{
  static const char * const tabs[] = { "moves", "scores", "features", "turns" };

  for (guint i = 0; i < G_N_ELEMENTS (tabs); i++)
    {
      g_autofree char *name = NULL;

      gtk_stack_set_visible_child_name (inside_study (window)->tabs, tabs[i]);
      bastide_study_set_index (inside_study (window)->study, bastide_study_get_line_length (inside_study (window)->study) - 1);
      settle (800);
      name = g_strdup_printf ("step, %s", tabs[i]);
      print_cost (name, measure (GTK_WIDGET (window), step_on, window), "to the next move");
      print_cost (name, measure (GTK_WIDGET (window), step_next, window), "to any move");
    }
}

/* --- Keys --- */

#define N_KEYS 40

/* Milliseconds after which what a key does is to be seen. */
#define KEY_LATE 50

typedef struct
{
  gint64 pressed;       /* of g_get_monotonic_time(); 0 before */
  gint64 seen;
  double cpu;           /* milliseconds, when it was pressed, and then those in between */
} Key;

static gboolean
key_pressed (Key            *key,
             guint           keyval,
             guint           code,
             GdkModifierType modifiers)
{
  *key = (Key) { .pressed = g_get_monotonic_time (), .cpu = get_cpu_ms () };

  return GDK_EVENT_PROPAGATE;
}

static void
frame_painted (Key *key)
{
  if (key->pressed == 0 || key->seen != 0)
    return;
  key->seen = g_get_monotonic_time ();
  key->cpu = get_cpu_ms () - key->cpu;
}

static void
run_xdotool (const char * const *arguments)
{
  g_assert_true (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL
                               | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL, NULL, NULL, NULL));
}

/* A real one: milliseconds on the wall from when the program has it to the end of the first frame after that. */
static double
press (Key        *key,
       const char *name)
{
  const char * const arguments[] = { "xdotool", "key", name, NULL };

  *key = (Key) { 0 };
  run_xdotool (arguments);
  while (key->seen == 0)
    g_main_context_iteration (NULL, TRUE);

  return (double) (key->seen - key->pressed) / 1e3;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  double difference = *(const double *) a - *(const double *) b;

  return difference < 0 ? -1 : difference > 0;
}

static void
measure_keys (BastideWindow *window)
{
  g_autofree char *process = g_strdup_printf ("%d", (int) getpid ());
  const char * const focus[] = { "xdotool", "search", "--onlyvisible", "--pid", process, "windowfocus", NULL };
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  GtkEventController *keys = gtk_event_controller_key_new ();
  double times[N_KEYS], costs[N_KEYS];
  guint n_late = 0;
  Key key = { 0 };

  bastide_study_set_index (inside_study (window)->study, 20);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), &key);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (frame_painted), &key);
  run_xdotool (focus);
  settle (800);
  for (guint i = 0; i < N_KEYS; i++)
    {
      times[i] = press (&key, i % 8 == 7 ? "End" : i % 8 == 0 ? "Home" : i % 2 == 0 ? "Left" : "Right");
      costs[i] = key.cpu;
      n_late += times[i] > KEY_LATE;
      settle (100);
    }
  gtk_widget_remove_controller (GTK_WIDGET (window), keys);
  g_signal_handlers_disconnect_by_data (clock, &key);
  qsort (times, N_KEYS, sizeof times[0], compare_times);
  qsort (costs, N_KEYS, sizeof costs[0], compare_times);
  printf ("key             %6.2f ms CPU, at worst %6.2f, and %.1f ms on the clock, %.1f, %u of %u over %d, from a key to the "
          "first frame after it\n", costs[N_KEYS / 2], costs[N_KEYS - 1], times[N_KEYS / 2], times[N_KEYS - 1], n_late,
          N_KEYS, KEY_LATE);
}

/* Every move is seen to be made. */
static void
step_slowly (gpointer target,
             guint    frame)
{
  if (frame % STEP_FRAMES == 0)
    bastide_study_step (inside_study (target)->study, 1);
}

static void
measure_motion (BastideWindow *window)
{
  BastideStudy *study = inside_study (window)->study;
  guint n_steps = (N_FRAMES + N_WARM_UP) / STEP_FRAMES + 1;

  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "moves");
  bastide_study_set_index (study, bastide_study_get_line_length (study) - 1 - n_steps);
  settle (800);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  /* Every pass would be of other moves. */
  print_cost ("step, motion", measure_passes (GTK_WIDGET (window), step_slowly, window, 1),
              "per frame while moves are seen");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* --- Overlays --- */

static void
switch_next (gpointer target,
             guint    frame)
{
  bastide_board_set_show (inside_study (target)->board, frame % 2 == 0 ? BST_RENDER_SHOW_OWNERS : BST_RENDER_SHOW_FARMS);
}

static void
switch_cells (gpointer target,
              guint    frame)
{
  bastide_board_set_show (inside_study (target)->board, frame % 2 == 0 ? BST_RENDER_SHOW_HOLES : BST_RENDER_SHOW_ANY);
}

static void
measure_overlay (BastideWindow *window)
{
  BastideStudy *study = inside_study (window)->study;

  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "moves");
  bastide_study_set_index (study, bastide_study_get_line_length (study) - 1);
  settle (800);
  bastide_board_set_show (inside_study (window)->board, BST_RENDER_SHOW_OWNERS);
  /* First: what was switched before changes which memory is there already. */
  print_cost ("owners, step", measure (GTK_WIDGET (window), step_on, window), "to the next move");
  print_cost ("owners, switch", measure (GTK_WIDGET (window), switch_next, window), "to show all or the farms alone");
  print_cost ("cells, switch", measure (GTK_WIDGET (window), switch_cells, window), "to show the holes or where any tile fits");
  bastide_board_set_show (inside_study (window)->board, BST_RENDER_SHOW_OWNERS);
  print_cost ("owners, hover", measure (GTK_WIDGET (window), light_next, window), "per move");
  bastide_board_set_lit (inside_study (window)->board, BST_NO_PART);
  bastide_board_set_show (inside_study (window)->board, 0);
}

/* --- A turn --- */

/* What is tried at the end of the game, and where. */
typedef struct
{
  BastideWindow *window;
  GArray        *cells;     /* (element-type BstPlacement) */
  BastideFlight *flight;
} Tried;

/* Another cell in every frame: the glass opens there. */
static void
open_next (gpointer target,
           guint    frame)
{
  Tried *tried = target;
  const BstPlacement *cell = &g_array_index (tried->cells, BstPlacement, frame % tried->cells->len);

  bastide_turn_input_cancel (inside_study (tried->window)->turn_input);
  bastide_turn_input_try_cell (inside_study (tried->window)->turn_input, cell->x, cell->y);
}

static void
turn_next (gpointer target,
           guint    frame)
{
  bastide_turn_input_turn (inside_study (((Tried *) target)->window)->turn_input, 1);
}

/* Over the board and back. */
static void
fly_next (gpointer target,
          guint    frame)
{
  bastide_flight_move (((Tried *) target)->flight, 20 + frame * 7 % 500, 20 + frame * 5 % 400);
}

/* The first type of which a tile is left that fits on several cells; its cells. */
static guint
find_cells (BastideStudyPage *page,
            GArray           *cells)
{
  const BstPosition *position = bastide_study_get_position (page->study);
  guint n_types = bst_tile_set_get_n_types (bst_game_get_tile_set (bastide_study_get_game (page->study)));
  guint n_tiles, type = 0;

  bst_position_get_tiles (position, &n_tiles);
  for (; type < n_types && cells->len < 2; type++)
    {
      g_array_set_size (cells, BST_MAX_PLACEMENTS (n_tiles));
      g_array_set_size (cells, bst_position_get_placements (position, type, (BstPlacement *) (void *) cells->data));
    }

  return type - 1;
}

static void
measure_turn (BastideWindow *window)
{
  BastideStudyPage *page = inside_study (window);
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (BstPlacement));
  BastideShown *shown = bastide_study_get_shown (page->study);
  g_autoptr (BastideTileCache) tiles = bastide_tile_cache_new (bastide_shown_get_art (shown),
                                                               bastide_shown_get_theme (shown, FALSE), 48);
  Tried tried = { window, cells, NULL };
  guint type;

  gtk_stack_set_visible_child_name (page->tabs, "moves");
  bastide_study_set_index (page->study, bastide_study_get_line_length (page->study) - 2);
  settle (800);
  type = find_cells (page, cells);
  bastide_turn_input_set_tile (page->turn_input, (int) type);
  print_cost ("glass", measure (GTK_WIDGET (window), open_next, &tried), "to open at another cell");
  print_cost ("glass", measure (GTK_WIDGET (window), turn_next, &tried), "to turn the tile");
  bastide_turn_input_cancel (page->turn_input);
  tried.flight = bastide_flight_begin (GTK_WIDGET (page->board), 20, 20,
                                       GDK_PAINTABLE (bastide_texture_of_tile (tiles, type, 0, 0)), 48);
  bastide_board_set_lit_type (page->board, (int) type);
  print_cost ("tile, drag", measure (GTK_WIDGET (window), fly_next, &tried), "per frame");
  bastide_board_set_lit_type (page->board, BST_NO_TILE);
  bastide_flight_end (tried.flight, FALSE);
  bastide_turn_input_set_tile (page->turn_input, BST_NO_TILE);
}

static BastideUserState *
get_user_state (GtkApplication *application)
{
  return bastide_application_get_user_state (BASTIDE_APPLICATION (application));
}

/* What is measured on both games, if not all is: NULL. */
static void (*measured) (BastideWindow *window);

static void
measure_sample (GtkApplication *application)
{
  BastideWindow *window;

  window = bastide_window_new (application, get_user_state (application));
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  bastide_window_open_sample (window);
  gtk_window_present (GTK_WINDOW (window));
  settle (1500);

  if (measured != NULL)
    {
      measured (window);
      gtk_window_destroy (GTK_WINDOW (window));
      return;
    }
  print_cost ("highlight", measure (GTK_WIDGET (window), light_next, window), "per move");
  bastide_board_set_lit (inside_study (window)->board, BST_NO_PART);
  print_cost ("zoom", measure (GTK_WIDGET (window), zoom_next, window), "per step");
  bastide_board_fit (inside_study (window)->board);
  measure_keys (window);
  measure_steps (window);
  measure_motion (window);
  measure_overlay (window);
  measure_turn (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- A large game: as many tiles as two large boxes have, four players, all sets --- */

#define N_LARGE 206

static void
type_next (gpointer target,
           guint    frame)
{
  g_autofree char *comment = g_strnfill (frame % 60 + 1, 'x');

  bastide_study_set_comment (inside_study (target)->study, comment);
}

static void
drag_next (gpointer target,
           guint    frame)
{
  bastide_board_tool_drag_update (inside_study (target)->edit_tool, 100 + frame * 7 % 400,
                                  100 + frame * 3 % 400, 0);
}

static void
drop_next (gpointer target,
           guint    frame)
{
  bastide_position_editor_move (inside_study (target)->editor, frame % 2 == 0 ? 1 : -1, 0, FALSE);
}

/* A tile of the edge of the board, which can go one cell further and come back. */
static void
select_edge (BastideWindow *window)
{
  const BstTile *tiles, *edge;
  guint n_tiles;

  edge = tiles = bst_position_get_tiles (bastide_study_get_position (inside_study (window)->study), &n_tiles);
  for (guint i = 0; i < n_tiles; i++)
    if (tiles[i].x > edge->x)
      edge = &tiles[i];
  bastide_position_editor_select_cells (inside_study (window)->editor, edge->x, edge->y, edge->x, edge->y);
}

static void
measure_large (GtkApplication *application)
{
  g_autoptr (BstRecord) record = random_game_new (RANDOM_GAME_ALL, "modern", 4, N_LARGE, 1);
  BastideWindow *window = bastide_window_new (application, get_user_state (application));

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  bastide_window_show_record (window, record);
  gtk_window_present (GTK_WINDOW (window));
  settle (1500);
  printf ("%d tiles, four players, all sets:\n", N_LARGE);
  if (measured != NULL)
    {
      measured (window);
      gtk_window_destroy (GTK_WINDOW (window));
      return;
    }
  print_cost ("highlight", measure (GTK_WIDGET (window), light_next, window), "per move");
  bastide_board_set_lit (inside_study (window)->board, BST_NO_PART);
  measure_keys (window);
  measure_steps (window);
  measure_motion (window);
  measure_overlay (window);
  measure_turn (window);
  bastide_study_set_index (inside_study (window)->study, bastide_study_get_line_length (inside_study (window)->study) - 1);
  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "moves");
  settle (800);
  print_cost ("type", measure (GTK_WIDGET (window), type_next, window), "per letter of a comment");
  bastide_position_editor_set_active (inside_study (window)->editor, TRUE);
  select_edge (window);
  settle (800);
  BASTIDE_EDIT_TOOL (inside_study (window)->edit_tool)->drag = BASTIDE_DRAG_CELLS;
  print_cost ("drag", measure (GTK_WIDGET (window), drag_next, window), "per movement of the pointer");
  bastide_edit_tool_cancel_drag (BASTIDE_EDIT_TOOL (inside_study (window)->edit_tool));
  select_edge (window);
  print_cost ("drop", measure (GTK_WIDGET (window), drop_next, window), "per tile that is moved");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- A large tree --- */

#define N_NODES 10000

static void
glyph_next (gpointer target,
            guint    frame)
{
  bastide_study_toggle_glyph (inside_study (target)->study, BST_GLYPH_GOOD);
}

static void
delete_next (gpointer target,
             guint    frame)
{
  BastideStudy *study = inside_study (target)->study;

  bastide_study_remove (study, bastide_study_get_node (study), BST_CHANGE_DELETE);
  bastide_study_undo (study);
}

/* The board moves by a cell, there and back. */
static void
set_up_next (gpointer target,
             guint    frame)
{
  BastideStudy *study = inside_study (target)->study;
  BstSetup *setup = bastide_study_dup_setup (study);

  bst_setup_shift (setup, frame % 2 == 0 ? 1 : -1, 0);
  bastide_study_set_up (study, setup, BST_CHANGE_SHIFT);
}

static void
measure_tree (GtkApplication *application)
{
  BastideWindow *window = bastide_window_new (application, get_user_state (application));
  g_autoptr (BstRecord) record = NULL;

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  bastide_window_open_sample (window);
  gtk_window_present (GTK_WINDOW (window));
  settle (1500);
  record = bst_record_ref (bastide_study_get_record (inside_study (window)->study));
  random_game_grow (record, N_NODES);
  bastide_window_show_record (window, record);
  bastide_study_set_index (inside_study (window)->study, 20);
  settle (800);
  printf ("a tree of %d moves:\n", N_NODES);
  print_cost ("glyph", measure (GTK_WIDGET (window), glyph_next, window), "per glyph");
  print_cost ("delete", measure (GTK_WIDGET (window), delete_next, window), "per move deleted and taken back");
  print_cost ("set-up", measure (GTK_WIDGET (window), set_up_next, window), "per edit of a set-up");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is measured by the name of an option. */
static const struct
{
  const char *option;
  void      (*measure) (BastideWindow *window);
} options[] = {
  { "--keys", measure_keys },
  { "--owners", measure_overlay },
  { "--steps", measure_steps },
  { "--turn", measure_turn },
};

static void
measure_window (gboolean has_sample,
                gboolean has_tree,
                gboolean has_large)
{
  g_autoptr (BastideApplication) application = bastide_application_new ();

  g_application_set_application_id (G_APPLICATION (application), "org.bastide.Bastide.Bench");
  g_application_register (G_APPLICATION (application), NULL, NULL);
  if (has_sample)
    measure_sample (GTK_APPLICATION (application));
  if (has_tree)
    measure_tree (GTK_APPLICATION (application));
  if (has_large)
    measure_large (GTK_APPLICATION (application));
}

/* --- The start --- */

/* Starts that are measured: the first finds nothing in the caches of the system. */
#define N_STARTS 5

static void
frame_drawn (GdkFrameClock *clock,
             gpointer       window)
{
  g_autofree char *status = NULL;
  const char *resident;

  if (bastide_study_get_record (inside_study (window)->study) == NULL
      || !gtk_widget_get_mapped (GTK_WIDGET (inside_study (window)->board)))
    return;
  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  resident = strstr (status, "VmRSS:");
  printf ("drawn %" G_GINT64_FORMAT " %s", g_get_monotonic_time (),
          resident ? strtok (strchr (resident, ':') + 1, "\n") : "?");
  fflush (stdout);
  _exit (0);
}

static void
window_realized (GtkWidget *window)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (frame_drawn), window);
}

/* It is not whole yet. */
static void
window_added (GtkApplication *application,
              GtkWindow      *window,
              gpointer        user_data)
{
  g_signal_connect_after (window, "realize", G_CALLBACK (window_realized), NULL);
}

/* A program of its own: a Bastide that runs already would open the window in place of this one. */
static int
run_start (void)
{
  BastideApplication *application = bastide_application_new ();
  char *argv[] = { (char *) "bastide", (char *) "--sample", NULL };

  g_application_set_flags (G_APPLICATION (application),
                           g_application_get_flags (G_APPLICATION (application)) | G_APPLICATION_NON_UNIQUE);
  g_signal_connect_after (application, "window-added", G_CALLBACK (window_added), NULL);

  return g_application_run (G_APPLICATION (application), 2, argv);
}

/* Milliseconds from before the process is there to the first drawn board; 0 if it failed. */
static double
start_once (const char *program,
            char       *resident)
{
  const char *argv[] = { program, "--start", NULL };
  gint64 before = g_get_monotonic_time ();
  gint64 drawn = 0;
  g_autofree char *output = NULL;
  int status;

  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, &status, NULL)
      || !g_spawn_check_wait_status (status, NULL)
      || sscanf (output, "drawn %" G_GINT64_FORMAT " %63[^\n]", &drawn, resident) != 2)
    return 0;

  return (double) (drawn - before) / 1e3;
}

static void
measure_start (const char *program)
{
  char resident[64] = "";
  double best = 0, worst = 0;

  for (guint i = 0; i < N_STARTS; i++)
    {
      double time = start_once (program, resident);

      if (time == 0)
        {
          g_printerr ("the start could not be measured\n");
          exit (1);
        }
      best = i == 0 ? time : MIN (best, time);
      worst = MAX (worst, time);
    }
  printf ("start           %6.0f ms to the first drawn board, at worst %.0f, %s resident\n", best, worst,
          g_strstrip (resident));
}

int
main (int   argc,
      char *argv[])
{
  Cost floor_cost, small, large;

  if (argc > 1 && strcmp (argv[1], "--start") == 0)
    return run_start ();
  setvbuf (stdout, NULL, _IOLBF, 0);
  printf ("%-15s %6.2f ms CPU for a fixed calculation, by which machines are compared\n", "machine",
          bst_yardstick_measure (get_cpu_ms));
  if (argc > 1)
    {
      gboolean has_tree = strcmp (argv[1], "--tree") == 0;

      for (guint i = 0; i < G_N_ELEMENTS (options); i++)
        if (strcmp (argv[1], options[i].option) == 0)
          measured = options[i].measure;
      gtk_init ();
      adw_init ();
      measure_window (measured != NULL, has_tree, !has_tree);
      return 0;
    }

  measure_start (argv[0]);
  gtk_init ();
  adw_init ();
  floor_cost = measure_floor ();
  print_cost ("floor", floor_cost, "per frame");
  small = measure_pan (72);
  print_cost ("pan, 72 tiles", small, "per frame");
  printf ("  (%.2f of the floor)\n", small.average / floor_cost.average);
  large = measure_pan (2000);
  print_cost ("pan, 2000 tiles", large, "per frame");
  printf ("  (%.2f of the floor)\n", large.average / floor_cost.average);
  measure_window (TRUE, TRUE, TRUE);

  return 0;
}
