/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sheets for a class as PDF files: what bastide-cli sheet asks the module that draws for. */

#include "config.h"

#include "cli.h"

#include "bst-io-booklet.h"
#include "bst-io-rule-set.h"
#include "bst-io-tile-set.h"
#include "bst-sheets.h"

#include <glib/gi18n.h>
#include <gmodule.h>

#include <string.h>

CliStatus cli_sheet_in_module (int argc, char **argv);

typedef struct
{
  gboolean  bundled;
  char     *lesson;
} Options;

static BstBooklet *
load_bundled (const char  *id,
              GError     **error)
{
  g_auto (GStrv) courses = bst_io_course_list ();

  return g_strv_contains ((const char * const *) courses, id) ? bst_io_course_load (id, error)
                                                              : bst_io_booklet_load (id, error);
}

/* --- One function for each kind of sheet --- */

static BstSheet *
make_questions (const char     *name,
                const Options  *options,
                GError        **error)
{
  g_autoptr (BstBooklet) booklet = options->bundled ? load_bundled (name, error)
                                                    : bst_io_booklet_open (name, NULL, error);

  return booklet != NULL ? bst_sheet_new_questions (booklet, options->lesson, error) : NULL;
}

static BstSheet *
make_tiles (const char     *name,
            const Options  *options,
            GError        **error)
{
  BstTileSet *tiles = bst_io_tile_set_load_typed (name, error);
  BstSheet *sheet;

  if (tiles == NULL)
    return NULL;
  sheet = bst_sheet_new_tiles (tiles);
  bst_tile_set_unref (tiles);

  return sheet;
}

static BstSheet *
make_scoring (const char     *name,
              const Options  *options,
              GError        **error)
{
  g_autoptr (BstIoRuleSet) rule_set = NULL;
  BstRules rules;

  if (!bst_io_rules_parse_argument (name, &rules, error))
    return NULL;
  rule_set = bst_io_rule_set_load (rules.id, NULL);

  return bst_sheet_new_scoring (&rules, rule_set != NULL ? rule_set->title : name);
}

static BstSheet *
make_farms (const char     *name,
            const Options  *options,
            GError        **error)
{
  return bst_sheet_new_farms (error);
}

static const struct
{
  const char *name;
  BstSheet   *(*make) (const char *name, const Options *options, GError **error);
  gboolean    has_argument;
} kinds[] = {
  { "questions", make_questions, TRUE },
  { "tiles", make_tiles, TRUE },
  { "scoring", make_scoring, TRUE },
  { "farms", make_farms, FALSE },
};

/* --- The command --- */

static CliStatus
write_sheet (const BstSheet *sheet,
             BstSheetPaper   paper,
             gboolean        is_grey,
             const char     *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = bst_sheet_to_pdf (sheet, paper, is_grey, &error);
  gsize size;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &size) : NULL;

  if (data != NULL && g_file_set_contents (path, data, (gssize) size, &error))
    return CLI_OK;
  g_printerr ("%s\n", error->message);

  return CLI_FAULTS;
}

static int
find_kind (int    argc,
           char **argv)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (kinds[i].name, argv[1]) == 0 && argc == (kinds[i].has_argument ? 3 : 2))
      return (int) i;

  return -1;
}

G_MODULE_EXPORT CliStatus
cli_sheet_in_module (int    argc,
                     char **argv)
{
  g_autofree char *output = NULL;
  g_autofree char *paper_name = NULL;
  g_autofree char *lesson = NULL;
  gboolean is_grey = FALSE;
  Options options = { FALSE, NULL };
  GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_("The PDF file"), N_("OUT") },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &paper_name, N_("a4 (as usual) or letter"), N_("PAPER") },
    { "grey", 0, 0, G_OPTION_ARG_NONE, &is_grey, N_("Without colours"), NULL },
    { "bundled", 0, 0, G_OPTION_ARG_NONE, &options.bundled,
      N_("A bundled course or booklet of this name instead of a file"), NULL },
    { "lesson", 0, 0, G_OPTION_ARG_STRING, &lesson, N_("Only this lesson"), "ID" },
    { NULL }
  };
  g_autoptr (BstSheet) sheet = NULL;
  g_autoptr (GError) error = NULL;
  BstSheetPaper paper = BST_SHEET_A4;
  int kind;

  if (!cli_parse (&argc, &argv, entries, _("questions FILE|tiles SETS|scoring RULES|farms"), 1, 2))
    return CLI_USAGE;
  options.lesson = lesson;
  kind = find_kind (argc, argv);
  if (kind < 0 || output == NULL)
    {
      g_printerr (_("sheet: give questions and a booklet, tiles and tile sets, scoring and a rule set, or farms; and -o OUT\n"));
      return CLI_USAGE;
    }
  if (paper_name != NULL && !bst_sheet_paper_find (paper_name, &paper))
    {
      g_printerr (_("sheet: --paper %s: a4 or letter is needed\n"), paper_name);
      return CLI_USAGE;
    }

  sheet = kinds[kind].make (argv[2], &options, &error);
  if (sheet != NULL)
    return write_sheet (sheet, paper, is_grey, output);
  g_printerr ("%s\n", error->message);

  return CLI_FAULTS;
}
