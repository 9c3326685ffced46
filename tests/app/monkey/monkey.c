/* SPDX-License-Identifier: GPL-3.0-or-later */

/* monkey [--seed=N] [--actions=N] [--seconds=N] FOLDER...   random actions with the files of these folders, seed after seed
 * monkey --lists=FOLDER                                     the actions in each of the files there, one a line: what was a fault
 * monkey --replay=LIST                                      those of one, in this process
 *
 * Files are named from the folder in which it is started.
 *
 * Does to the window what nobody thought of. A crash, a critical or a warning is a fault: the list of actions that led to
 * it is cut to what is needed for it, and printed. The window is in a process of its own, which dies in place of the one
 * that tells of it; each list of actions begins with a window and a home as they are when the program is new. */

#include "config.h"

#include "inside.h"
#include "monkey-action.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

/* How often a list is tried again with less in it. */
#define CUTTING_TRIES 60

static int seed = 1;
static int n_actions = 60;
static int seconds = 0;
static char *lists;
static char *replay;
static GStrv folders;

static const GOptionEntry options[] = {
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "The first list of actions", "N" },
  { "actions", 0, 0, G_OPTION_ARG_INT, &n_actions, "How many are in a list", "N" },
  { "seconds", 0, 0, G_OPTION_ARG_INT, &seconds, "Begin lists for so long; else one", "N" },
  { "lists", 0, 0, G_OPTION_ARG_FILENAME, &lists, "Do what is in the files there", "FOLDER" },
  { "replay", 0, 0, G_OPTION_ARG_FILENAME, &replay, "Do what is in this file", "LIST" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &folders, NULL, "FOLDER…" },
  { NULL }
};

/* --- The process that does it --- */

/* What GTK says of itself, and what is no fault of the window. */
static gboolean
is_harmless (const char *message)
{
  static const char * const known[] = {
    "*portal*", "*dconf*", "*Broken accounting of active state*", "*Unable to acquire session bus*", "*at-spi*", "*AT-SPI*",
    "*recently-used*", "*gdk_monitor_get_geometry*",
  };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (g_pattern_match_simple (known[i], message))
      return TRUE;

  return FALSE;
}

static GLogWriterOutput
judge_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  const char *message = "";

  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE"))
      message = fields[i].value;
  if ((level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) == 0)
    return G_LOG_WRITER_HANDLED;
  if (is_harmless (message))
    return G_LOG_WRITER_HANDLED;
  g_printerr ("%s\n", message);
  abort ();
}

static int
do_actions (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (replay, &text, NULL, NULL))
    return 2;
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  inside_open ();
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (lines[i][0] == '#')
        continue;
      g_printerr ("%u: %s\n", i, lines[i]);
      monkey_action_perform (lines[i]);
    }
  inside_settle ();

  return 0;
}

/* --- The process that tells of it --- */

static void
add_files (GPtrArray  *files,
           const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (!g_str_has_suffix (name, ".txt") && !g_str_has_suffix (name, ".md") && !g_str_has_suffix (name, ".build")
        && strchr (name, ' ') == NULL)
      g_ptr_array_add (files, g_build_filename (folder, name, NULL));
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

/* In an order that is the same wherever they are. (transfer full) */
static GStrv
list_files (void)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  for (guint i = 0; folders != NULL && folders[i] != NULL; i++)
    add_files (files, folders[i]);
  g_ptr_array_sort (files, compare_names);
  g_ptr_array_add (files, NULL);

  return (GStrv) g_ptr_array_free (g_steal_pointer (&files), FALSE);
}

static GPtrArray *
make_actions (guint32 number,
              GStrv   files)
{
  GPtrArray *actions = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GRand) random = g_rand_new_with_seed (number);

  for (int i = 0; i < n_actions; i++)
    g_ptr_array_add (actions, monkey_action_new (random, files));

  return actions;
}

static void
write_actions (GPtrArray  *actions,
               const char *path)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < actions->len; i++)
    g_string_append_printf (text, "%s\n", (char *) actions->pdata[i]);
  if (!g_file_set_contents (path, text->str, (gssize) text->len, NULL))
    g_error ("%s cannot be written", path);
}

static void
remove_folder (const char *path)
{
  const char *arguments[] = { "rm", "-rf", path, NULL };

  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL);
}

/* A home in which nothing is left of the list before. */
static void
set_home (GSubprocessLauncher *launcher,
          const char          *home)
{
  static const char * const names[] = { "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *folder = g_build_filename (home, names[i], NULL);

      g_mkdir_with_parents (folder, 0700);
      g_subprocess_launcher_setenv (launcher, names[i], folder, TRUE);
    }
}

/* Does @actions in a process of its own. Returns what it said last if it ended badly; NULL if not. (transfer full) */
static char *
try_actions (const char *program,
             GPtrArray  *actions)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE
                                                                             | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) child = NULL;
  g_autofree char *home = g_dir_make_tmp ("monkey-XXXXXX", NULL);
  g_autofree char *list = g_build_filename (home, "actions", NULL);
  g_autofree char *argument = g_strconcat ("--replay=", list, NULL);
  g_autofree char *said = NULL;

  write_actions (actions, list);
  set_home (launcher, home);
  child = g_subprocess_launcher_spawn (launcher, NULL, program, argument, NULL);
  g_assert_nonnull (child);
  g_subprocess_communicate_utf8 (child, NULL, NULL, NULL, &said, NULL);
  remove_folder (home);
  if (g_subprocess_get_if_exited (child) && g_subprocess_get_exit_status (child) == 0)
    return NULL;

  return said != NULL ? g_steal_pointer (&said) : g_strdup ("");
}

/* Takes out what is not needed, in halves, then quarters, down to single actions. */
static void
cut_actions (const char *program,
             GPtrArray  *actions)
{
  guint n_tries = 0;

  for (guint size = actions->len / 2; size > 0; size /= 2)
    for (guint at = 0; at < actions->len && n_tries < CUTTING_TRIES;)
      {
        g_autoptr (GPtrArray) fewer = g_ptr_array_copy (actions, (GCopyFunc) (gpointer) g_strdup, NULL);
        g_autofree char *said = NULL;

        g_ptr_array_set_free_func (fewer, g_free);
        g_ptr_array_remove_range (fewer, at, MIN (size, fewer->len - at));
        n_tries++;
        said = try_actions (program, fewer);
        if (said != NULL)
          g_ptr_array_remove_range (actions, at, MIN (size, actions->len - at));
        else
          at += size;
      }
}

/* The last lines of it. */
static void
print_end (const char *said)
{
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);
  guint n_lines = g_strv_length (lines);

  for (guint i = n_lines > 6 ? n_lines - 6 : 0; i < n_lines; i++)
    if (lines[i][0] != '\0')
      g_print ("# %s\n", lines[i]);
}

static gboolean
run_list (const char *program,
          guint32     number,
          GStrv       files)
{
  g_autoptr (GPtrArray) actions = make_actions (number, files);
  g_autofree char *said = try_actions (program, actions);

  if (said == NULL)
    return TRUE;
  print_end (said);
  cut_actions (program, actions);
  g_print ("# seed %u: what is needed for it:\n", number);
  for (guint i = 0; i < actions->len; i++)
    g_print ("# %s\n", (char *) actions->pdata[i]);

  return FALSE;
}

/* (transfer full) */
static GPtrArray *
read_actions (const char *path)
{
  GPtrArray *actions = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    g_error ("%s cannot be read", path);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    g_ptr_array_add (actions, g_strdup (lines[i]));

  return actions;
}

/* What was a fault once. */
static int
run_known (const char *program)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (lists, 0, NULL);
  const char *name;
  guint n_faults = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (paths, g_build_filename (lists, name, NULL));
  g_ptr_array_sort (paths, compare_names);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GPtrArray) actions = read_actions (paths->pdata[i]);
      g_autofree char *said = try_actions (program, actions);

      n_faults += said != NULL;
      if (said != NULL)
        print_end (said);
      g_print ("%s %u - %s\n", said == NULL ? "ok" : "not ok", i + 1, (char *) paths->pdata[i]);
    }
  g_print ("1..%u\n", paths->len);

  return paths->len == 0 || n_faults > 0;
}

/* As many lists as there is time for, but one. */
static int
run_lists (const char *program)
{
  g_auto (GStrv) files = list_files ();
  gint64 until = g_get_monotonic_time () + (gint64) seconds * G_USEC_PER_SEC;
  guint n_lists = 0, n_faults = 0;

  if (files[0] == NULL)
    {
      g_printerr ("monkey: there is no file to open\n");
      return 2;
    }
  do
    {
      gboolean ok = run_list (program, (guint32) seed + n_lists, files);

      n_lists++;
      n_faults += !ok;
      g_print ("%s %u - seed %u\n", ok ? "ok" : "not ok", n_lists, (guint32) seed + n_lists - 1);
    }
  while (g_get_monotonic_time () < until);
  g_print ("1..%u\n", n_lists);

  return n_faults > 0;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("monkey: %s\n", error->message);
      return 2;
    }
  if (lists != NULL)
    return run_known (argv[0]);
  if (replay == NULL)
    return run_lists (argv[0]);

  g_log_set_writer_func (judge_log, NULL, NULL);
  inside_init (&argc, &argv);
  /* Tests end at any warning; here it is judged first. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK);

  return do_actions ();
}
