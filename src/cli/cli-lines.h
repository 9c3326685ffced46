/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines from the standard input, read by a thread of its own, so that one that means "stop" is known of while the
 * program is at work. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A longer line is taken as empty. */
#define CLI_MAX_LINE (1 << 20)

/* What a line does to the work that goes on when it comes. */
typedef enum
{
  CLI_LINE_WAITS,       /* its turn comes */
  CLI_LINE_STARTS,      /* its turn comes, and then work goes on that what follows can stop */
  CLI_LINE_STOPS,       /* the work ends with what is known */
  CLI_LINE_ENDS         /* the program is to end: the work may go on for a moment */
} CliLineKind;

typedef struct _CliLines CliLines;

/* @find_kind says what a line does; the end of the input ends. There is one such reader in a process, which lasts as
 * long. */
CliLines *cli_lines_new      (CliLineKind (*find_kind) (const char *line));

/* Waits for the next line, without its end; NULL at the end of the input. (transfer full) */
char     *cli_lines_next     (CliLines     *lines);

/* Did a line come that stops what goes on, and not what another starts first? And since when is there one that ends, in microseconds of the
 * monotonic clock; 0: there is none. From any thread. */
gboolean  cli_lines_has_stop (CliLines     *lines);
gint64    cli_lines_get_end  (CliLines     *lines);

G_END_DECLS
