/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A program that plays: a process of its own, which is spoken to in lines. Each is one thread's. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define CLI_ARENA_ERROR (cli_arena_error_quark ())
GQuark cli_arena_error_quark (void);

typedef enum
{
  CLI_ARENA_ERROR_START,        /* it cannot be started: there is no such program, say */
  CLI_ARENA_ERROR_FORFEIT,      /* what it does is not allowed; the message, in the user's language, says what */
  CLI_ARENA_ERROR_STOPPED       /* somebody wants all to end */
} CliArenaError;

/* Sets @error to a forfeit for this line. Always FALSE. */
gboolean        cli_arena_refuse           (const char          *line,
                                            GError             **error);

/* Milliseconds for `ready` and for the end after `quit`. */
#define CLI_ARENA_READY 30000
#define CLI_ARENA_QUIT  5000

typedef struct _CliArenaEngine CliArenaEngine;

/* Starts nothing yet. @argv and @name, by which its lines are shown, must outlive it. When @stop_fd can be read,
 * whatever waits gives up. */
CliArenaEngine *cli_arena_engine_new       (const char          *name,
                                            char               **argv,
                                            int                  stop_fd,
                                            gboolean             verbose) G_GNUC_WARN_UNUSED_RESULT;
/* It is killed if it runs. */
void            cli_arena_engine_free      (CliArenaEngine      *engine);

/* If it does not run: starts it and says `arena 1`; its `ready` is to be heard. FALSE and @error as above. */
gboolean        cli_arena_engine_start     (CliArenaEngine      *engine,
                                            GError             **error);

/* Sends lines. The deadlines are microseconds of the monotonic clock. */
gboolean        cli_arena_engine_say       (CliArenaEngine      *engine,
                                            const char          *lines,
                                            gint64               deadline,
                                            GError             **error);

/* The same of a question: nothing may have been said that nobody asked for. */
gboolean        cli_arena_engine_ask       (CliArenaEngine      *engine,
                                            const char          *lines,
                                            gint64               deadline,
                                            GError             **error);

/* Its next line, without those of `id` and `info`, valid UTF-8. (transfer full) */
char           *cli_arena_engine_hear      (CliArenaEngine      *engine,
                                            gint64               deadline,
                                            GError             **error) G_GNUC_WARN_UNUSED_RESULT;

/* Waits for `ready`. */
gboolean        cli_arena_engine_get_ready (CliArenaEngine      *engine,
                                            gint64               deadline,
                                            GError             **error);

/* Ends it at once, and whatever it started. */
void            cli_arena_engine_kill      (CliArenaEngine      *engine);

/* Says `quit` to all of them that run, and kills who does not end in time. */
void            cli_arena_engines_quit     (CliArenaEngine     **engines,
                                            guint                n_engines);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliArenaEngine, cli_arena_engine_free)

G_END_DECLS
