/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-file.h"
#include "cli-json.h"
#include "cli-table.h"

#include "bst-stated.h"
#include "bst-io-booklet.h"
#include "bst-io-reason.h"

#include <glib/gi18n.h>

#include <string.h>

/* --- Check --- */

typedef struct
{
  guint n_puzzles;
  guint n_faults;
} Count;

/* What is no fault. */
static void
warn (const char              *name,
      const BstPuzzle         *puzzle,
      const BstPuzzleSolution *solutions)
{
  guint n_solving, n_tried;
  BstPuzzleWarning warning = bst_puzzle_get_warning (puzzle, solutions, &n_solving, &n_tried);
  g_autofree char *sentence = bst_io_puzzle_dup_warning (warning, n_solving, n_tried);

  if (sentence != NULL)
    g_print ("%s: %s: [%s] %s\n", name, puzzle->id, bst_puzzle_warning_tag (warning), sentence);
}

static void
check_puzzle (const char      *name,
              const BstPuzzle *puzzle,
              Count           *count)
{
  BstPuzzleSolution solutions[BST_MAX_PUZZLE_TILES] = { 0 };
  g_autoptr (GPtrArray) faults = bst_puzzle_check_until (puzzle, NULL, NULL, solutions);

  for (guint i = 0; i < faults->len; i++)
    {
      const BstPuzzleFault *fault = g_ptr_array_index (faults, i);
      g_autofree char *sentence = bst_io_puzzle_dup_fault (fault);

      g_print ("%s: %s: [%s] %s\n", name, puzzle->id, bst_puzzle_fault_tag (fault->kind), sentence);
    }
  if (faults->len == 0)
    warn (name, puzzle, solutions);
  for (guint i = 0; i < BST_MAX_PUZZLE_TILES; i++)
    bst_puzzle_solution_clear (&solutions[i]);
  count->n_puzzles++;
  count->n_faults += faults->len;
}

/* NULL, and said why, if the file is no booklet. */
static BstBooklet *
open_booklet (const char  *name,
              gboolean     bundled,
              BstIoIssues *issues)
{
  g_autoptr (GError) error = NULL;
  BstBooklet *booklet = bundled ? bst_io_booklet_load (name, &error)
                                : bst_io_booklet_open (name, issues, &error);

  if (booklet == NULL)
    g_printerr ("%s\n", error->message);

  return booklet;
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

      count->n_faults += strcmp (issue->tag, "unread-puzzle") == 0;
      g_print ("%s: %s: [%s] %s\n", name, issue->place != NULL ? issue->place : "-", issue->tag,
               issue->message);
    }
  for (guint i = 0; i < bst_booklet_count (booklet); i++)
    check_puzzle (name, bst_booklet_get (booklet, i), count);
}

static CliStatus
check (char     **names,
       gboolean   bundled)
{
  Count count = { 0 };

  for (guint i = 0; names[i] != NULL; i++)
    check_booklet (names[i], bundled, &count);

  g_print (ngettext ("%u puzzle, ", "%u puzzles, ", count.n_puzzles), count.n_puzzles);
  g_print (ngettext ("%u fault\n", "%u faults\n", count.n_faults), count.n_faults);

  return count.n_faults == 0 ? CLI_OK : CLI_FAULTS;
}

/* --- Show --- */

/* What the task asks for, in the words of answers: (element-type utf8). */
static GPtrArray *
list_answers (const BstPuzzle         *puzzle,
              const BstPuzzleSolution *solution)
{
  GPtrArray *answers = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < solution->lines->len; i++)
    {
      const BstPuzzleLine *line = &g_array_index (solution->lines, BstPuzzleLine, i);

      g_ptr_array_add (answers, bst_puzzle_dup_line (puzzle, line->moves, line->n_moves));
    }
  if (!bst_task_is_move (puzzle->task))
    g_ptr_array_add (answers, bst_puzzle_dup_right (puzzle, solution));

  return answers;
}

/* The answers for one draw, or why there are none. */
static GPtrArray *
solve (const BstPuzzle  *puzzle,
       guint             drawn,
       int              *value,
       char            **reason)
{
  g_auto (BstPuzzleSolution) solution = { 0 };
  g_autoptr (GError) error = NULL;

  if (!bst_puzzle_solve (puzzle, drawn, &solution, &error))
    {
      *reason = bst_io_reason_dup_message (error);
      return NULL;
    }
  *value = solution.value;

  return list_answers (puzzle, &solution);
}

static void
show_puzzle (CliTable        *table,
             const BstPuzzle *puzzle)
{
  for (guint drawn = 0; drawn < bst_puzzle_get_n_draws (puzzle); drawn++)
    {
      g_autofree char *reason = NULL;
      g_autoptr (GPtrArray) answers = NULL;
      int value = 0;

      answers = solve (puzzle, drawn, &value, &reason);
      cli_table_add (table, drawn == 0 ? puzzle->id : "");
      cli_table_take (table, g_strdup_printf ("%u", puzzle->level));
      cli_table_add (table, bst_task_name (puzzle->task));
      cli_table_add (table, puzzle->title != NULL ? puzzle->title : "");
      if (answers == NULL)
        cli_table_add (table, reason);
      else if (answers->len > 1)
        cli_table_take (table, g_strdup_printf ("%s (+%u)",
                                                (char *) g_ptr_array_index (answers, 0),
                                                answers->len - 1));
      else
        cli_table_add (table, g_ptr_array_index (answers, 0));
    }
}

static CliStatus
show_table (const BstBooklet *booklet)
{
  const char *headings[] = { _("Id"), C_("puzzle", "Level"), _("Task"), _("Title"), _("Solution"), NULL };
  CliTable *table = cli_table_new (headings, 1u << 1);

  for (guint i = 0; i < bst_booklet_count (booklet); i++)
    show_puzzle (table, bst_booklet_get (booklet, i));
  cli_table_print (table);

  return CLI_OK;
}

/* One object for each draw. */
static void
add_solutions (JsonBuilder     *builder,
               const BstPuzzle *puzzle)
{
  cli_json_begin_array (builder, "solutions");
  for (guint drawn = 0; drawn < bst_puzzle_get_n_draws (puzzle); drawn++)
    {
      g_autofree char *reason = NULL;
      g_autoptr (GPtrArray) answers = NULL;
      int value = 0;

      answers = solve (puzzle, drawn, &value, &reason);
      json_builder_begin_object (builder);
      cli_json_int (builder, "value", value);
      cli_json_begin_array (builder, "answers");
      for (guint i = 0; answers != NULL && i < answers->len; i++)
        json_builder_add_string_value (builder, g_ptr_array_index (answers, i));
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_puzzle (JsonBuilder     *builder,
            const BstPuzzle *puzzle)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (puzzle->position));
  g_autofree char *position = bst_position_to_text (puzzle->position);
  g_autofree char *question = bst_stated_dup_shown (puzzle->question);
  g_autofree char *target = bst_io_puzzle_dup_target (puzzle);

  json_builder_begin_object (builder);
  cli_json_text (builder, "id", puzzle->id);
  cli_json_nullable (builder, "title", puzzle->title);
  cli_json_int (builder, "level", puzzle->level);
  cli_json_text (builder, "task", bst_task_name (puzzle->task));
  cli_json_nullable (builder, "worth", bst_task_get_needs (puzzle->task) & BST_TASK_NEEDS_WORTH
                                    ? bst_worth_name (puzzle->worth) : NULL);
  cli_json_nullable (builder, "target", target);
  cli_json_text (builder, "tilesFrom", bst_io_puzzle_tiles_name (puzzle->tiles_from));
  cli_json_begin_array (builder, "tiles");
  for (guint i = 0; i < puzzle->n_tiles; i++)
    json_builder_add_string_value (builder, bst_tile_set_get_type (set,
                                                                   (guint) puzzle->tiles[i])->id);
  json_builder_end_array (builder);
  cli_json_text (builder, "position", position);
  cli_json_nullable (builder, "question", question);
  add_solutions (builder, puzzle);
  json_builder_end_object (builder);
}

static CliStatus
show_json (const BstBooklet *booklet)
{
  JsonBuilder *builder = cli_json_new ();

  cli_json_nullable (builder, "title", booklet->title);
  cli_json_begin_array (builder, "chapters");
  for (guint i = 0; i < booklet->chapters->len; i++)
    {
      const BstChapter *chapter = g_ptr_array_index (booklet->chapters, i);

      json_builder_begin_object (builder);
      cli_json_nullable (builder, "title", chapter->title);
      cli_json_begin_array (builder, "puzzles");
      for (guint j = 0; j < chapter->puzzles->len; j++)
        add_puzzle (builder, g_ptr_array_index (chapter->puzzles, j));
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
  g_autoptr (GPtrArray) issues = bst_io_issues_new ();
  g_autoptr (BstBooklet) booklet = open_booklet (name, bundled, issues);

  if (booklet == NULL)
    return CLI_FAULTS;
  for (guint i = 0; i < issues->len; i++)
    {
      const BstIoIssue *issue = g_ptr_array_index (issues, i);

      if (strcmp (issue->tag, "unread-puzzle") == 0)
        g_printerr ("%s: %s: %s\n", name, issue->place, issue->message);
    }

  return json ? show_json (booklet) : show_table (booklet);
}

CliStatus
cli_puzzle (int    argc,
            char **argv)
{
  gboolean bundled = FALSE;
  CliWhere where = CLI_WHERE_INIT;
  GOptionEntry entries[] = {
    { "bundled", 0, 0, G_OPTION_ARG_NONE, &bundled,
      N_("The bundled booklets instead of files, or those of these names"), NULL },
    CLI_JSON_ENTRY (where),
    { NULL }
  };
  g_auto (GStrv) names = NULL;

  if (!cli_parse (&argc, &argv, entries, _("check|show FILE…"), 1, -1))
    return CLI_USAGE;

  names = bundled && argc == 2 ? bst_io_booklet_list () : g_strdupv (argv + 2);
  if (names[0] != NULL && strcmp (argv[1], "check") == 0 && !where.json)
    return check (names, bundled);
  if (names[0] != NULL && names[1] == NULL && strcmp (argv[1], "show") == 0)
    return show (names[0], bundled, where.json);

  g_printerr (_("puzzle: give check and files, or show and one file\n"));

  return CLI_USAGE;
}
