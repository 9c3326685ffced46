/* SPDX-License-Identifier: GPL-3.0-or-later */

/* bastide-cli for a test that calls it thousands of times. To load and bind the program takes most of a short call, so that
 * is done once, and each call is a copy of the process as it was then: it has its own arguments, output and status, and
 * nothing of the calls before. `render` and `sheet`, which load a module from beside the program, are for the program alone.
 *
 * A call is the number of its arguments, the files for what is written on stdout and on stderr, and the arguments, each with
 * a zero byte behind it, on stdin. The answer is a line with the exit status, or the negative number of a signal. */

/* Its main(), under another name. */
static int cli_main (int argc, char **argv);
#define main cli_main
#include "../../src/cli/main.c"
#undef main

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* NULL at the end. (transfer full) */
static char *
read_word (void)
{
  char *word = NULL;
  size_t size = 0;

  if (getdelim (&word, &size, '\0', stdin) > 0)
    return word;
  free (word);

  return NULL;
}

/* On nothing, on what is there, or on a new file. */
static void
put_on (int         stream,
        const char *path,
        int         flags)
{
  int file = open (path, flags, 0600);

  if (file < 0 || dup2 (file, stream) < 0)
    {
      perror (path);
      _exit (99);
    }
  close (file);
}

static void
answer (char **words,
        int    n_arguments)
{
  int status;
  pid_t process = fork ();

  if (process == 0)
    {
      put_on (STDIN_FILENO, "/dev/null", O_RDONLY);
      put_on (STDOUT_FILENO, words[0], O_WRONLY | O_CREAT | O_TRUNC);
      put_on (STDERR_FILENO, words[1], O_WRONLY | O_CREAT | O_TRUNC);
      /* Where the name of the program stands. */
      exit (cli_main (n_arguments + 1, words + 1));
    }
  while (waitpid (process, &status, 0) < 0 && errno == EINTR)
    ;
  printf ("%d\n", WIFEXITED (status) ? WEXITSTATUS (status) : -WTERMSIG (status));
  fflush (stdout);
}

int
main (void)
{
  char *number;

  while ((number = read_word ()) != NULL)
    {
      int n_arguments = atoi (number);
      char **words = calloc ((size_t) n_arguments + 3, sizeof *words);

      for (int i = 0; i < n_arguments + 2; i++)
        if ((words[i] = read_word ()) == NULL)
          return 99;
      answer (words, n_arguments);
      for (int i = 0; i < n_arguments + 2; i++)
        free (words[i]);
      free (words);
      free (number);
    }

  return 0;
}
