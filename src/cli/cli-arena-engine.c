/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-arena-engine.h"

#include <glib/gi18n.h>
#include <glib-unix.h>
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* No line of a program is longer, but that of one that has gone wild; so much of it is quoted, in characters. */
#define MAX_LINE  (64 << 10)
#define MAX_QUOTE 100
/* Microseconds between two looks at whether it has ended. */
#define PAUSE     5000

struct _CliArenaEngine
{
  const char  *name;
  char       **argv;
  int          stop_fd;
  gboolean     verbose;
  GPid         pid;             /* 0: it does not run */
  int          in;              /* what we write; valid while it runs, as the next three */
  int          out;             /* what we read */
  guint        n_bytes;         /* of @bytes: read, and in no line yet */
  char         bytes[MAX_LINE];
};

G_DEFINE_QUARK (cli-arena-error, cli_arena_error)

/* --- What is shown of it --- */

/* Its beginning, without what would move the cursor. (transfer full) */
static char *
dup_quote (const char *line)
{
  GString *quote = g_string_new (NULL);
  guint n = 0;

  for (const char *at = line; *at != '\0' && n < MAX_QUOTE; at = g_utf8_next_char (at), n++)
    {
      gunichar character = g_utf8_get_char (at);

      g_string_append_unichar (quote, g_unichar_isprint (character) ? character : 0xfffd);
    }
  if (n == MAX_QUOTE)
    g_string_append (quote, "…");

  return g_string_free (quote, FALSE);
}

gboolean
cli_arena_refuse (const char  *line,
                  GError     **error)
{
  g_autofree char *quote = dup_quote (line);

  /* Translators: why a program forfeits a game: what it has written there is not allowed. */
  g_set_error (error, CLI_ARENA_ERROR, CLI_ARENA_ERROR_FORFEIT, _("it says “%s”"), quote);

  return FALSE;
}

/* Why it forfeits. Always FALSE. */
static gboolean
forfeit (const char  *why,
         GError     **error)
{
  g_set_error_literal (error, CLI_ARENA_ERROR, CLI_ARENA_ERROR_FORFEIT, why);

  return FALSE;
}

static gboolean
has_ended (GError **error)
{
  /* Translators: why a program forfeits a game. */
  return forfeit (_("it has ended"), error);
}

/* --- Beginning and end --- */

CliArenaEngine *
cli_arena_engine_new (const char  *name,
                      char       **argv,
                      int          stop_fd,
                      gboolean     verbose)
{
  CliArenaEngine *engine = g_new (CliArenaEngine, 1);

  engine->name = name;
  engine->argv = argv;
  engine->stop_fd = stop_fd;
  engine->verbose = verbose;
  engine->pid = 0;

  return engine;
}

void
cli_arena_engine_free (CliArenaEngine *engine)
{
  cli_arena_engine_kill (engine);
  g_free (engine);
}

/* In the child: Control+C at the terminal is for the referee alone, and what a script starts ends with it. */
static void
begin_group (gpointer data)
{
  setpgid (0, 0);
}

static gboolean
spawn (CliArenaEngine  *engine,
       GError         **error)
{
  g_autoptr (GError) why = NULL;

  if (!g_spawn_async_with_pipes (NULL, engine->argv, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD,
                                 begin_group, NULL, &engine->pid, &engine->in, &engine->out, NULL, &why))
    {
      engine->pid = 0;
      g_set_error_literal (error, CLI_ARENA_ERROR, CLI_ARENA_ERROR_START, why->message);
      return FALSE;
    }
  g_unix_set_fd_nonblocking (engine->in, TRUE, NULL);
  g_unix_set_fd_nonblocking (engine->out, TRUE, NULL);
  engine->n_bytes = 0;

  return TRUE;
}

gboolean
cli_arena_engine_start (CliArenaEngine  *engine,
                        GError         **error)
{
  gint64 deadline = g_get_monotonic_time () + CLI_ARENA_READY * G_TIME_SPAN_MILLISECOND;

  if (engine->pid != 0)
    return TRUE;

  return spawn (engine, error)
         && cli_arena_engine_say (engine, "arena 1\n", deadline, error)
         && cli_arena_engine_get_ready (engine, deadline, error);
}

void
cli_arena_engine_kill (CliArenaEngine *engine)
{
  if (engine->pid == 0)
    return;

  kill (-engine->pid, SIGKILL);
  kill (engine->pid, SIGKILL);
  while (waitpid (engine->pid, NULL, 0) < 0 && errno == EINTR)
    continue;
  close (engine->in);
  close (engine->out);
  g_spawn_close_pid (engine->pid);
  engine->pid = 0;
}

/* Its number stays taken until it is killed. What it still says is read, lest that hold it up. */
static gboolean
is_running (CliArenaEngine *engine)
{
  siginfo_t info = { 0 };

  return engine->pid != 0
         && read (engine->out, engine->bytes, sizeof engine->bytes) != 0
         && waitid (P_PID, (id_t) engine->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == 0;
}

void
cli_arena_engines_quit (CliArenaEngine **engines,
                        guint            n_engines)
{
  gint64 deadline = g_get_monotonic_time () + CLI_ARENA_QUIT * G_TIME_SPAN_MILLISECOND;

  for (guint i = 0; i < n_engines; i++)
    if (engines[i]->pid != 0 && write (engines[i]->in, "quit\n", strlen ("quit\n")) < 0)
      cli_arena_engine_kill (engines[i]);
  for (guint i = 0; i < n_engines; i++)
    {
      while (is_running (engines[i]) && g_get_monotonic_time () < deadline)
        g_usleep (PAUSE);
      cli_arena_engine_kill (engines[i]);
    }
}

/* --- Speaking --- */

/* Until it can be read, or written. */
static gboolean
wait_for (CliArenaEngine  *engine,
          int              fd,
          gushort          events,
          gint64           deadline,
          GError         **error)
{
  GPollFD polls[] = { { fd, events, 0 }, { engine->stop_fd, G_IO_IN, 0 } };
  gint64 left = MAX (0, deadline - g_get_monotonic_time ());

  if (g_poll (polls, G_N_ELEMENTS (polls), (int) MIN ((left + 999) / 1000, G_MAXINT)) < 0 && errno != EINTR)
    return has_ended (error);
  if (polls[1].revents != 0)
    {
      g_set_error_literal (error, CLI_ARENA_ERROR, CLI_ARENA_ERROR_STOPPED, "stopped");
      return FALSE;
    }

  return TRUE;
}

gboolean
cli_arena_engine_say (CliArenaEngine  *engine,
                      const char      *lines,
                      gint64           deadline,
                      GError         **error)
{
  gsize length = strlen (lines);

  while (length > 0)
    {
      gssize n = write (engine->in, lines, length);

      if (n < 0 && errno != EAGAIN && errno != EINTR)
        return has_ended (error);
      if (n > 0)
        {
          lines += n;
          length -= (gsize) n;
          continue;
        }
      if (g_get_monotonic_time () >= deadline)
        /* Translators: why a program forfeits a game. */
        return forfeit (_("it does not read what it is told"), error);
      if (!wait_for (engine, engine->in, G_IO_OUT, deadline, error))
        return FALSE;
    }

  return TRUE;
}

/* --- Listening --- */

/* What there is, once; nothing, if there is nothing by the deadline. */
static gboolean
read_more (CliArenaEngine  *engine,
           gint64           deadline,
           GError         **error)
{
  gssize n;

  if (engine->n_bytes == sizeof engine->bytes)
    /* Translators: why a program forfeits a game: what it writes has no end. */
    return forfeit (_("its line does not end"), error);
  if (!wait_for (engine, engine->out, G_IO_IN, deadline, error))
    return FALSE;

  n = read (engine->out, engine->bytes + engine->n_bytes, sizeof engine->bytes - engine->n_bytes);
  if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR))
    return has_ended (error);
  engine->n_bytes += (guint) MAX (0, n);

  return TRUE;
}

/* (transfer full) (nullable) */
static char *
take_line (CliArenaEngine *engine)
{
  const char *end = memchr (engine->bytes, '\n', engine->n_bytes);
  gsize length;
  char *line;

  if (end == NULL)
    return NULL;
  length = (gsize) (end - engine->bytes);
  line = g_utf8_make_valid (engine->bytes, (gssize) (length > 0 && end[-1] == '\r' ? length - 1 : length));
  engine->n_bytes -= (guint) length + 1;
  memmove (engine->bytes, end + 1, engine->n_bytes);

  return line;
}

static gboolean
is_remark (const char *line)
{
  return strcmp (line, "id") == 0 || g_str_has_prefix (line, "id ")
         || strcmp (line, "info") == 0 || g_str_has_prefix (line, "info ");
}

/* The next line that is an answer. (transfer full) (nullable) */
static char *
take_answer (CliArenaEngine *engine)
{
  char *line;

  while ((line = take_line (engine)) != NULL && is_remark (line))
    {
      g_autofree char *quote = dup_quote (line);

      if (engine->verbose)
        g_printerr ("%s: %s\n", engine->name, quote);
      g_free (line);
    }

  return line;
}

gboolean
cli_arena_engine_ask (CliArenaEngine  *engine,
                      const char      *lines,
                      gint64           deadline,
                      GError         **error)
{
  g_autofree char *line = take_answer (engine);

  if (line == NULL && !read_more (engine, 0, error))
    return FALSE;
  if (line == NULL)
    line = take_answer (engine);
  if (line != NULL)
    return cli_arena_refuse (line, error);

  return cli_arena_engine_say (engine, lines, deadline, error);
}

char *
cli_arena_engine_hear (CliArenaEngine  *engine,
                       gint64           deadline,
                       GError         **error)
{
  gboolean is_over = FALSE;
  char *line;

  /* Remarks are no answer, however many there are. */
  while ((line = take_answer (engine)) == NULL)
    {
      if (is_over)
        {
          /* Translators: why a program forfeits a game. */
          forfeit (_("it gives no answer in time"), error);
          return NULL;
        }
      is_over = g_get_monotonic_time () >= deadline;
      if (!read_more (engine, deadline, error))
        return NULL;
    }

  return line;
}

gboolean
cli_arena_engine_get_ready (CliArenaEngine  *engine,
                            gint64           deadline,
                            GError         **error)
{
  g_autofree char *line = cli_arena_engine_hear (engine, deadline, error);

  if (line == NULL)
    return FALSE;

  return strcmp (line, "ready") == 0 || cli_arena_refuse (line, error);
}
