/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli.h"

#include "bst-io-booklet.h"
#include "bst-io-quiz.h"

#include <glib/gi18n.h>

#include <string.h>

#define USUAL_QUESTIONS 20

typedef struct
{
  char   **from;            /* owned (nullable) */
  char    *kinds;           /* owned (nullable) */
  char    *output;          /* owned (nullable) */
  int      n;
  int      level;           /* 0: they rise */
  gint64   seed;
  gboolean random;
} Options;

static void
options_clear (Options *options)
{
  g_clear_pointer (&options->from, g_strfreev);
  g_clear_pointer (&options->kinds, g_free);
  g_clear_pointer (&options->output, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* A file with faults is named, and the others are asked about. FALSE if there was one. */
static gboolean
add_files (BstQuizSource  *source,
           char          **paths,
           guint          *n_files)
{
  gboolean is_ok = TRUE;

  for (guint i = 0; paths != NULL && paths[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      if (++*n_files > BST_IO_MAX_QUIZ_FILES)
        continue;
      if (bst_io_quiz_add_file (source, paths[i], &error))
        continue;
      g_printerr ("%s\n", error->message);
      is_ok = FALSE;
    }

  return is_ok;
}

/* "owner,fits"; 0 after it said which it does not know. */
static guint
parse_kinds (const char *text)
{
  g_auto (GStrv) names = g_strsplit (text, ",", -1);
  guint kinds = 0;

  for (guint i = 0; names[i] != NULL; i++)
    {
      BstQuizKind kind;

      if (!bst_quiz_kind_from_id (names[i], &kind) || strcmp (names[i], bst_quiz_kind_name (kind)) != 0)
        {
          g_autoptr (GString) known = g_string_new (NULL);

          for (guint j = 0; j < BST_N_QUIZ_KINDS; j++)
            g_string_append_printf (known, "%s%s", j > 0 ? ", " : "", bst_quiz_kind_name (j));
          /* Translators: what was typed, and the words that are known. */
          g_printerr (_("quiz: there is no kind of questions “%s”: give %s\n"), names[i], known->str);
          return 0;
        }
      kinds |= 1u << kind;
    }

  return kinds;
}

static gboolean
check_options (const Options *options)
{
  if (options->output == NULL || !g_str_has_suffix (options->output, ".bastide"))
    {
      g_printerr (_("quiz: give -o FILE, which ends in .bastide\n"));
      return FALSE;
    }
  if (options->n < 1 || options->n > BST_IO_MAX_PUZZLES || options->level < 0
      || options->level > BST_QUIZ_LEVELS || options->seed < 0)
    {
      g_printerr (_("quiz: from 1 to %d questions, of levels from 1 to %d, by a seed that is not negative\n"),
                  BST_IO_MAX_PUZZLES, BST_QUIZ_LEVELS);
      return FALSE;
    }

  return TRUE;
}

static CliStatus
write_booklet (const Options *options,
               BstQuizSource *source,
               guint          kinds)
{
  g_autoptr (BstBooklet) booklet = bst_io_quiz_new_booklet (source, kinds, (guint) options->level,
                                                            (guint) options->n, (guint64) options->seed);
  guint n_puzzles = bst_booklet_count (booklet);
  g_autoptr (GError) error = NULL;

  if (n_puzzles == 0)
    {
      g_printerr (_("quiz: there is nothing to ask about\n"));
      return CLI_FAULTS;
    }
  if (!bst_io_booklet_save (booklet, options->output, &error))
    {
      g_printerr ("%s\n", error->message);
      return CLI_FAULTS;
    }
  g_print (ngettext ("%u question\n", "%u questions\n", n_puzzles), n_puzzles);

  return CLI_OK;
}

CliStatus
cli_quiz (int    argc,
          char **argv)
{
  g_auto (Options) options = { .n = USUAL_QUESTIONS, .seed = 1 };
  GOptionEntry entries[] = {
    { "from", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options.from,
      N_("Ask about this game; more files may follow"), N_("FILE") },
    { "random", 0, 0, G_OPTION_ARG_NONE, &options.random, N_("Ask about random games, too"), NULL },
    { "kinds", 0, 0, G_OPTION_ARG_STRING, &options.kinds,
      N_("Kinds of questions: owner,worth,…"), N_("KINDS") },
    { "n", 0, 0, G_OPTION_ARG_INT, &options.n, N_("So many questions"), "N" },
    { "level", 0, 0, G_OPTION_ARG_INT, &options.level,
      N_("All of this level, 1 to 5; else the levels rise"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options.seed, N_("Chance begins here"), "N" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_("The booklet to write"), N_("FILE") },
    { NULL }
  };
  g_autoptr (BstQuizSource) source = bst_quiz_source_new ();
  guint kinds = BST_QUIZ_ALL, n_files = 0;
  gboolean is_ok;

  if (!cli_parse (&argc, &argv, entries, _("[FILE…]"), 0, -1) || !check_options (&options))
    return CLI_USAGE;
  if (options.kinds != NULL)
    kinds = parse_kinds (options.kinds);
  if (kinds == 0)
    return CLI_USAGE;

  is_ok = add_files (source, options.from, &n_files);
  is_ok = add_files (source, argv + 1, &n_files) && is_ok;
  if (n_files > BST_IO_MAX_QUIZ_FILES)
    g_printerr (_("quiz: only the first %d files are read\n"), BST_IO_MAX_QUIZ_FILES);
  if (n_files == 0)
    bst_io_quiz_add_bundled (source);
  if (n_files == 0 || options.random)
    bst_io_quiz_add_random (source);
  if (bst_quiz_source_is_empty (source))
    return CLI_FAULTS;

  /* A faulty file is said, and costs no question. */
  return write_booklet (&options, source, kinds) == CLI_OK && is_ok ? CLI_OK : CLI_FAULTS;
}
