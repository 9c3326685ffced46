/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-file.h"
#include "cli-json.h"
#include "cli-table.h"

#include "bastide-key-text.h"

#include "bst-io-booklet.h"
#include "bst-io-puzzle-text.h"
#include "bst-stated.h"
#include "bst-io-reason.h"

#include <glib/gi18n.h>

#include <string.h>

/* NULL, and said why, if the file is no booklet. */
static BstBooklet *
open_booklet (const char  *name,
              gboolean     bundled,
              BstIoIssues *issues)
{
  g_autoptr (GError) error = NULL;
  BstBooklet *booklet = bundled ? bst_io_course_load (name, &error)
                                : bst_io_booklet_open (name, issues, &error);

  if (booklet == NULL)
    g_printerr ("%s\n", error->message);

  return booklet;
}

/* --- Check --- */

typedef struct
{
  guint n_lessons;
  guint n_steps;
  guint n_faults;
  BstLessonChecked checked;
} Count;

/* Names of actions that have no key. */
static void
check_keys (const char      *name,
            const BstLesson *lesson,
            Count           *count)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const BstLessonStep *step = g_ptr_array_index (lesson->steps, i);
      g_autofree char *unknown = step->kind != BST_LESSON_UNREAD && step->text != NULL
                                 ? bastide_key_text_dup_unknown (step->text) : NULL;
      g_autofree char *reason = NULL;

      if (unknown == NULL)
        continue;
      reason = g_strdup_printf (_("there is no key for “%s”"), unknown);
      g_print ("%s: %s %u: [key] %s\n", name, lesson->id, i + 1, reason);
      count->n_faults++;
    }
}

static void
check_lesson (const char      *name,
              const BstLesson *lesson,
              Count           *count)
{
  g_autoptr (GPtrArray) faults = bst_lesson_check (lesson);

  for (guint i = 0; i < faults->len; i++)
    {
      const BstLessonFault *fault = g_ptr_array_index (faults, i);
      g_autofree char *sentence = bst_io_puzzle_dup_fault (fault->fault);

      g_print ("%s: %s %u: [%s] %s\n", name, lesson->id, fault->step + 1,
               bst_puzzle_fault_tag (fault->fault->kind), sentence);
    }
  check_keys (name, lesson, count);
  bst_lesson_count_checked (lesson, &count->checked);
  count->n_lessons++;
  count->n_steps += lesson->steps->len;
  count->n_faults += faults->len;
}

/* A file that cannot be read is a fault, too. */
static void
check_booklet (const char *name,
               gboolean    bundled,
               Count      *count)
{
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstBooklet) booklet = open_booklet (name, bundled, issues);

  if (booklet == NULL)
    {
      count->n_faults++;
      return;
    }

  for (guint i = 0; i < issues->len; i++)
    {
      const BstIoIssue *issue = g_ptr_array_index (issues, i);

      count->n_faults += g_str_has_prefix (issue->tag, "unread-");
      g_print ("%s: %s: [%s] %s\n", name, issue->place != NULL ? issue->place : "-", issue->tag,
               issue->message);
    }
  for (guint i = 0; i < bst_booklet_count_lessons (booklet); i++)
    check_lesson (name, bst_booklet_get_lesson (booklet, i), count);
}

static CliStatus
check (char     **names,
       gboolean   bundled)
{
  Count count = { 0 };
  g_autofree char *checked = NULL;

  for (guint i = 0; names[i] != NULL; i++)
    check_booklet (names[i], bundled, &count);
  checked = bst_io_lesson_dup_checked (&count.checked);
  if (checked != NULL)
    /* Translators: %s is a list of what was checked: "3 questions, 2 numbers in sentences". */
    g_print (_("Checked: %s. What sentences say besides is not checked.\n"), checked);

  g_print (ngettext ("%u lesson, ", "%u lessons, ", count.n_lessons), count.n_lessons);
  g_print (ngettext ("%u step, ", "%u steps, ", count.n_steps), count.n_steps);
  g_print (ngettext ("%u fault\n", "%u faults\n", count.n_faults), count.n_faults);

  return count.n_faults == 0 ? CLI_OK : CLI_FAULTS;
}

/* --- Show --- */

/* The right answer: of moves the first of them. NULL and @error if there is none. (transfer full) */
static char *
dup_right (const BstPuzzle  *puzzle,
           GError          **error)
{
  g_auto (BstPuzzleSolution) solution = { 0 };
  const BstPuzzleLine *line;

  if (!bst_puzzle_solve (puzzle, 0, &solution, error))
    return NULL;
  if (!bst_task_is_move (puzzle->task))
    return bst_puzzle_dup_right (puzzle, &solution);
  line = &g_array_index (solution.lines, BstPuzzleLine, 0);

  return bst_puzzle_dup_line (puzzle, line->moves, line->n_moves);
}

/* The right answer, or why there is none; nothing where nothing is asked. (transfer full) */
static char *
dup_solution (const BstLessonStep *step)
{
  g_autoptr (GError) error = NULL;
  char *right = step->puzzle != NULL ? dup_right (step->puzzle, &error) : g_strdup ("");

  return right != NULL ? right : bst_io_reason_dup_message (error);
}

/* What is said, asked, or wrong with it. (transfer full) */
static char *
dup_text (const BstLessonStep *step)
{
  g_autofree char *text = step->puzzle != NULL ? bst_io_puzzle_dup_question (step->puzzle)
                          : step->kind == BST_LESSON_UNREAD ? g_strdup (step->reason)
                            : bst_stated_dup_shown (step->text);

  return bastide_key_text_dup (text != NULL ? text : "", NULL, NULL);
}

static CliStatus
show_table (const BstBooklet *booklet)
{
  const char *headings[] = { _("Lesson"), _("Step"), _("Kind"), _("Solution"), _("Text"), NULL };
  CliTable *table = cli_table_new (headings, 1u << 1);

  for (guint i = 0; i < bst_booklet_count_lessons (booklet); i++)
    {
      const BstLesson *lesson = bst_booklet_get_lesson (booklet, i);

      for (guint j = 0; j < lesson->steps->len; j++)
        {
          const BstLessonStep *step = g_ptr_array_index (lesson->steps, j);

          cli_table_add (table, j == 0 ? lesson->id : "");
          cli_table_take (table, g_strdup_printf ("%u", j + 1));
          cli_table_add (table, step->puzzle != NULL ? bst_task_name (step->puzzle->task)
                                                     : bst_lesson_step_kind_name (step->kind));
          cli_table_take (table, dup_solution (step));
          cli_table_take (table, dup_text (step));
        }
    }
  cli_table_print (table);

  return CLI_OK;
}

static void
add_step (JsonBuilder         *builder,
          const BstLessonStep *step)
{
  g_autofree char *right = step->puzzle != NULL ? dup_right (step->puzzle, NULL) : NULL;
  g_autofree char *text = dup_text (step);

  json_builder_begin_object (builder);
  cli_json_text (builder, "kind", step->kind == BST_LESSON_UNREAD
                                  ? "unread" : bst_lesson_step_kind_name (step->kind));
  cli_json_nullable (builder, "task", step->puzzle != NULL ? bst_task_name (step->puzzle->task) : NULL);
  cli_json_text (builder, "text", text);
  cli_json_nullable (builder, "solution", right);
  json_builder_end_object (builder);
}

static CliStatus
show_json (const BstBooklet *booklet)
{
  JsonBuilder *builder = cli_json_new ();

  cli_json_nullable (builder, "title", booklet->title);
  cli_json_nullable (builder, "aim", booklet->aim);
  cli_json_begin_array (builder, "lessons");
  for (guint i = 0; i < bst_booklet_count_lessons (booklet); i++)
    {
      const BstLesson *lesson = bst_booklet_get_lesson (booklet, i);

      json_builder_begin_object (builder);
      cli_json_text (builder, "id", lesson->id);
      cli_json_nullable (builder, "title", lesson->title);
      cli_json_nullable (builder, "aim", lesson->aim);
      cli_json_begin_array (builder, "steps");
      for (guint j = 0; j < lesson->steps->len; j++)
        add_step (builder, g_ptr_array_index (lesson->steps, j));
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  cli_json_print (builder);

  return CLI_OK;
}

static CliStatus
show (const char *name,
      gboolean    bundled,
      gboolean    json)
{
  g_autoptr (BstBooklet) booklet = open_booklet (name, bundled, NULL);

  if (booklet == NULL)
    return CLI_FAULTS;

  return json ? show_json (booklet) : show_table (booklet);
}

CliStatus
cli_lesson (int    argc,
            char **argv)
{
  gboolean bundled = FALSE;
  CliWhere where = CLI_WHERE_INIT;
  GOptionEntry entries[] = {
    { "bundled", 0, 0, G_OPTION_ARG_NONE, &bundled,
      N_("The bundled courses instead of files, or those of these names"), NULL },
    CLI_JSON_ENTRY (where),
    { NULL }
  };
  g_auto (GStrv) names = NULL;

  if (!cli_parse (&argc, &argv, entries, _("check|show FILE…"), 1, -1))
    return CLI_USAGE;

  names = bundled && argc == 2 ? bst_io_course_list () : g_strdupv (argv + 2);
  if (names[0] != NULL && strcmp (argv[1], "check") == 0 && !where.json)
    return check (names, bundled);
  if (names[0] != NULL && names[1] == NULL && strcmp (argv[1], "show") == 0)
    return show (names[0], bundled, where.json);

  g_printerr (_("lesson: give check and files, or show and one file\n"));

  return CLI_USAGE;
}
