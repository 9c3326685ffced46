/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the window costs: CPU time, not the clock on the wall, because other programs run too.
 *
 *   bench-window           prints one line per number
 *   bench-window --short   the same with a few frames each: does it run at all?
 *   bench-window --large   only the large game, to be profiled
 *   bench-window --owners  only the overlay of owners, on both games
 *   bench-window --start   is what it runs to measure a start */

#include "config.h"

#include "bastide-application.h"
#include "bastide-board.h"
#include "../app/inside-window.h"
#include "bastide-edit-tool-private.h"
#include "bench-board.h"
#include "random-game.h"

#include <bst-render-overlay.h>

#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

#define WIDTH  1280
#define HEIGHT 800

/* Frames that are measured, and frames before them. */
static guint n_frames = 200, n_warm_up = 30;

/* --- Frames --- */

typedef void (*FrameFunc) (gpointer target,
                           guint    frame);

typedef struct
{
  FrameFunc  func;
  gpointer   target;
  guint      frame;
  double     since;
  double     result;
  GMainLoop *loop;
} Run;

static double
get_cpu_ms (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);

  return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3
         + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

static gboolean
tick (GtkWidget     *widget,
      GdkFrameClock *clock,
      gpointer       data)
{
  Run *run = data;

  if (run->frame == n_warm_up)
    run->since = get_cpu_ms ();
  if (run->frame == n_warm_up + n_frames)
    {
      run->result = (get_cpu_ms () - run->since) / n_frames;
      g_main_loop_quit (run->loop);
      return G_SOURCE_REMOVE;
    }
  run->func (run->target, run->frame++);

  return G_SOURCE_CONTINUE;
}

/* CPU milliseconds per frame while @func is called before each. */
static double
measure (GtkWidget *widget,
         FrameFunc  func,
         gpointer   target)
{
  Run run = { .func = func, .target = target };

  run.loop = g_main_loop_new (NULL, FALSE);
  gtk_widget_add_tick_callback (widget, tick, &run, NULL);
  g_main_loop_run (run.loop);
  g_main_loop_unref (run.loop);

  return run.result;
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

static double
measure_floor (void)
{
  GtkWidget *child = g_object_new (TYPE_FLOOR, NULL);
  GtkWidget *window = show_alone (child);
  double result = measure (child, move_floor, child);

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

static double
measure_pan (guint n_tiles)
{
  g_autoptr (BstRecord) record = bench_board_new (n_tiles);
  g_autoptr (BastideStudy) study = bastide_study_new ();
  BastideBoard *board = g_object_new (BASTIDE_TYPE_BOARD, NULL);
  GtkWidget *window;
  double result;

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

  bastide_study_set_index (study, frame * 31 % bastide_study_get_line_length (study));
}

static void
step_on (gpointer target,
         guint    frame)
{
  bastide_study_step (inside_study (target)->study, frame / 20 % 2 == 0 ? -1 : 1);
}

/* One move back or on, at the end of the game, and to any move, with each pane. */
static void
measure_steps (BastideWindow *window)
{
  static const char * const tabs[] = { "moves", "scores", "features" };

  for (guint i = 0; i < G_N_ELEMENTS (tabs); i++)
    {
      gtk_stack_set_visible_child_name (inside_study (window)->tabs, tabs[i]);
      bastide_study_set_index (inside_study (window)->study, bastide_study_get_line_length (inside_study (window)->study) - 1);
      settle (800);
      printf ("step, %-9s %6.2f ms CPU to the next move\n", tabs[i],
              measure (GTK_WIDGET (window), step_on, window));
      printf ("step, %-9s %6.2f ms CPU to any move\n", tabs[i],
              measure (GTK_WIDGET (window), step_next, window));
    }
}

/* --- Overlays --- */

static void
switch_next (gpointer target,
             guint    frame)
{
  bastide_board_set_show (inside_study (target)->board, frame % 2 == 0 ? BST_RENDER_SHOW_OWNERS : BST_RENDER_SHOW_FARMS);
}

static void
measure_overlay (BastideWindow *window)
{
  BastideStudy *study = inside_study (window)->study;

  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "moves");
  bastide_study_set_index (study, bastide_study_get_line_length (study) - 1);
  settle (800);
  printf ("owners, switch  %6.2f ms CPU to show all or the farms alone\n",
          measure (GTK_WIDGET (window), switch_next, window));
  bastide_board_set_show (inside_study (window)->board, BST_RENDER_SHOW_OWNERS);
  printf ("owners, hover   %6.2f ms CPU per move\n",
          measure (GTK_WIDGET (window), light_next, window));
  bastide_board_set_lit (inside_study (window)->board, BST_NO_PART);
  printf ("owners, step    %6.2f ms CPU to the next move\n",
          measure (GTK_WIDGET (window), step_on, window));
  bastide_board_set_show (inside_study (window)->board, 0);
}

static BastideUserState *
get_user_state (GtkApplication *application)
{
  return bastide_application_get_user_state (BASTIDE_APPLICATION (application));
}

static gboolean owners_alone;

static void
measure_sample (GtkApplication *application)
{
  BastideWindow *window;

  window = bastide_window_new (application, get_user_state (application));
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  bastide_window_open_sample (window);
  gtk_window_present (GTK_WINDOW (window));
  settle (1500);

  if (owners_alone)
    {
      measure_overlay (window);
      gtk_window_destroy (GTK_WINDOW (window));
      return;
    }
  printf ("highlight       %6.2f ms CPU per move\n",
          measure (GTK_WIDGET (window), light_next, window));
  bastide_board_set_lit (inside_study (window)->board, BST_NO_PART);
  printf ("zoom            %6.2f ms CPU per step\n",
          measure (GTK_WIDGET (window), zoom_next, window));
  bastide_board_fit (inside_study (window)->board);
  measure_steps (window);
  measure_overlay (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- A large game: 200 tiles, four players, all sets --- */

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
  g_autoptr (BstRecord) record = random_game_new (RANDOM_GAME_ALL, "modern", 4, 200, 1);
  BastideWindow *window = bastide_window_new (application, get_user_state (application));

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  bastide_window_show_record (window, record);
  gtk_window_present (GTK_WINDOW (window));
  settle (1500);
  printf ("200 tiles, four players, all sets:\n");
  if (owners_alone)
    {
      measure_overlay (window);
      gtk_window_destroy (GTK_WINDOW (window));
      return;
    }
  measure_steps (window);
  measure_overlay (window);
  bastide_study_set_index (inside_study (window)->study, bastide_study_get_line_length (inside_study (window)->study) - 1);
  gtk_stack_set_visible_child_name (inside_study (window)->tabs, "moves");
  settle (800);
  printf ("type            %6.2f ms CPU per letter of a comment\n",
          measure (GTK_WIDGET (window), type_next, window));
  bastide_position_editor_set_active (inside_study (window)->editor, TRUE);
  select_edge (window);
  settle (800);
  BASTIDE_EDIT_TOOL (inside_study (window)->edit_tool)->drag = BASTIDE_DRAG_CELLS;
  printf ("drag            %6.2f ms CPU per movement of the pointer\n",
          measure (GTK_WIDGET (window), drag_next, window));
  bastide_edit_tool_cancel_drag (BASTIDE_EDIT_TOOL (inside_study (window)->edit_tool));
  select_edge (window);
  printf ("drop            %6.2f ms CPU per tile that is moved\n",
          measure (GTK_WIDGET (window), drop_next, window));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
measure_window (gboolean large_alone)
{
  g_autoptr (BastideApplication) application = bastide_application_new ();

  g_application_set_application_id (G_APPLICATION (application), "org.bastide.Bastide.Bench");
  g_application_register (G_APPLICATION (application), NULL, NULL);
  if (!large_alone)
    measure_sample (GTK_APPLICATION (application));
  measure_large (GTK_APPLICATION (application));
}

/* --- The start --- */

static void
first_frame (GdkFrameClock *clock,
             gpointer       user_data)
{
  g_autofree char *status = NULL;
  const char *resident;

  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  resident = strstr (status, "VmRSS:");
  printf ("drawn %" G_GINT64_FORMAT " %s", g_get_monotonic_time (),
          resident ? strtok (strchr (resident, ':') + 1, "\n") : "?");
  fflush (stdout);
  _exit (0);
}

static void
window_added (GtkApplication *application,
              GtkWindow      *window,
              gpointer        user_data)
{
  gtk_widget_realize (GTK_WIDGET (window));
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                    G_CALLBACK (first_frame), NULL);
}

static int
run_start (void)
{
  BastideApplication *application = bastide_application_new ();
  char *argv[] = { (char *) "bastide", (char *) "--sample", NULL };

  g_signal_connect_after (application, "window-added", G_CALLBACK (window_added), NULL);

  return g_application_run (G_APPLICATION (application), 2, argv);
}

static void
measure_start (const char *program)
{
  const char *argv[] = { program, "--start", NULL };
  gint64 before = g_get_monotonic_time ();
  gint64 drawn = 0;
  g_autofree char *output = NULL;
  char resident[64] = "";

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output,
                               NULL, NULL, NULL));
  sscanf (output, "drawn %" G_GINT64_FORMAT " %63[^\n]", &drawn, resident);
  printf ("start           %6.0f ms to the first drawn board, %s resident\n",
          (drawn - before) / 1e3, g_strstrip (resident));
}

int
main (int   argc,
      char *argv[])
{
  double floor_cost, small, large;

  if (argc > 1 && strcmp (argv[1], "--start") == 0)
    return run_start ();
  if (argc > 1 && strcmp (argv[1], "--short") == 0)
    n_frames = n_warm_up = 2;

  setvbuf (stdout, NULL, _IOLBF, 0);
  owners_alone = argc > 1 && strcmp (argv[1], "--owners") == 0;
  if (owners_alone || (argc > 1 && strcmp (argv[1], "--large") == 0))
    {
      gtk_init ();
      adw_init ();
      measure_window (!owners_alone);
      return 0;
    }

  measure_start (argv[0]);
  gtk_init ();
  adw_init ();
  floor_cost = measure_floor ();
  printf ("floor           %6.2f ms CPU per frame\n", floor_cost);
  small = measure_pan (72);
  printf ("pan, 72 tiles   %6.2f ms CPU per frame, %.2f of the floor\n", small, small / floor_cost);
  large = measure_pan (2000);
  printf ("pan, 2000 tiles %6.2f ms CPU per frame, %.2f of the floor\n", large, large / floor_cost);
  measure_window (FALSE);

  return 0;
}
