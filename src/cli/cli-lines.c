/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-lines.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

/* Lines that wait before reading waits, too. */
#define MAX_WAITING 10000

typedef struct
{
  char       *text;         /* NULL at the end */
  CliLineKind kind;
} Line;

struct _CliLines
{
  CliLineKind (*find_kind) (const char *line);
  GMutex     lock;
  GCond      changed;
  GQueue     queue;         /* Line */
  gint64     end;           /* when the first that ends came; 0: none did */
  gboolean   is_over;       /* the end was taken */
};

static void
push (CliLines *lines,
      char     *text)
{
  Line *line = g_new (Line, 1);

  *line = (Line) { text, text == NULL ? CLI_LINE_ENDS : lines->find_kind (text) };
  g_mutex_lock (&lines->lock);
  while (lines->queue.length >= MAX_WAITING)
    g_cond_wait (&lines->changed, &lines->lock);
  g_queue_push_tail (&lines->queue, line);
  if (line->kind == CLI_LINE_ENDS && lines->end == 0)
    lines->end = g_get_monotonic_time ();
  g_cond_broadcast (&lines->changed);
  g_mutex_unlock (&lines->lock);
}

/* What came so far of a line; @is_long: more than can be. */
static void
take_bytes (CliLines   *lines,
            GString    *line,
            gboolean   *is_long,
            const char *bytes,
            gsize       n_bytes)
{
  for (gsize i = 0; i < n_bytes; i++)
    if (bytes[i] == '\n')
      {
        push (lines, *is_long ? g_strdup ("") : g_utf8_make_valid (line->str, (gssize) line->len));
        g_string_truncate (line, 0);
        *is_long = FALSE;
      }
    else if (line->len < CLI_MAX_LINE)
      {
        if (bytes[i] != '\r')
          g_string_append_c (line, bytes[i]);
      }
    else
      {
        *is_long = TRUE;
      }
}

static gpointer
read_all (gpointer data)
{
  CliLines *lines = data;
  g_autoptr (GString) line = g_string_new (NULL);
  gboolean is_long = FALSE;
  char bytes[4096];
  gssize n_bytes;

  while ((n_bytes = read (STDIN_FILENO, bytes, sizeof bytes)) > 0 || (n_bytes < 0 && errno == EINTR))
    take_bytes (lines, line, &is_long, bytes, (gsize) MAX (n_bytes, 0));
  if (line->len > 0 && !is_long)
    push (lines, g_utf8_make_valid (line->str, (gssize) line->len));
  push (lines, NULL);

  return NULL;
}

CliLines *
cli_lines_new (CliLineKind (*find_kind) (const char *line))
{
  /* Its thread waits for lines when the process ends. */
  static CliLines lines;

  lines.find_kind = find_kind;
  g_mutex_init (&lines.lock);
  g_cond_init (&lines.changed);
  g_queue_init (&lines.queue);
  g_thread_unref (g_thread_new ("lines", read_all, &lines));

  return &lines;
}

char *
cli_lines_next (CliLines *lines)
{
  Line *line;
  char *text;

  g_mutex_lock (&lines->lock);
  while (!lines->is_over && lines->queue.length == 0)
    g_cond_wait (&lines->changed, &lines->lock);
  line = g_queue_pop_head (&lines->queue);
  if (line != NULL)
    lines->is_over = line->text == NULL;
  text = line != NULL ? line->text : NULL;
  g_free (line);
  g_cond_broadcast (&lines->changed);
  g_mutex_unlock (&lines->lock);

  return text;
}

gboolean
cli_lines_has_stop (CliLines *lines)
{
  gboolean has_stop = FALSE;

  g_mutex_lock (&lines->lock);
  for (const GList *at = lines->queue.head; at != NULL && !has_stop; at = at->next)
    {
      const Line *line = at->data;

      if (line->kind == CLI_LINE_STARTS)
        break;
      has_stop = line->kind == CLI_LINE_STOPS;
    }
  g_mutex_unlock (&lines->lock);

  return has_stop;
}

gint64
cli_lines_get_end (CliLines *lines)
{
  gint64 end;

  g_mutex_lock (&lines->lock);
  end = lines->end;
  g_mutex_unlock (&lines->lock);

  return end;
}
