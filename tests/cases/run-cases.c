/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs every *.t file of a folder as one test: run-cases FOLDER. */

#include "case.h"

#include "bst-io-rule-set.h"

#include <string.h>

static const char *folder;

/* --- Set-up lines --- */

static void
run_players (Case  *self,
             char **words)
{
  self->n_players = 0;
  for (; *words != NULL && self->n_players < BST_MAX_PLAYERS; words++)
    {
      guint colour = 0;

      while (colour < BST_N_COLOURS && strcmp (bst_colour_name (colour), *words) != 0)
        colour++;
      if (colour == BST_N_COLOURS)
        {
          case_fail (self, "no colour is %s", *words);
          return;
        }
      self->players[self->n_players++] = (BstPlayer) { (char *) bst_colour_name (colour), colour };
    }
}

static void
run_rules (Case  *self,
           char **words)
{
  g_autoptr (GError) error = NULL;

  if (words[0] == NULL || !bst_io_rules_load (words[0], &self->rules, &error))
    {
      case_fail (self, "%s", error != NULL ? error->message : "no rule set is named");
      return;
    }

  for (words++; *words != NULL; words++)
    {
      g_auto (GStrv) parts = g_strsplit (*words, "=", 2);

      if (g_strv_length (parts) != 2 || !bst_rules_set (&self->rules, parts[0], parts[1], NULL))
        case_fail (self, "no rule switch is %s", *words);
      g_strlcpy (self->rules.id, "custom", sizeof self->rules.id);
    }
}

static void
run_tiles (Case  *self,
           char **words)
{
  g_free (self->tiles);
  self->tiles = g_strdup (words[0]);
}

static void
run_turns (Case  *self,
           char **words)
{
  if (g_strcmp0 (words[0], "in-order") != 0)
    case_fail (self, "expected in-order");
  self->in_order = TRUE;
}

/* --- Other lines --- */

static void
run_game (Case  *self,
          char **words)
{
  case_end_game (self);
  case_reset_set_up (self);
}

static void
run_play (Case  *self,
          char **words)
{
  case_play (self, words);
}

typedef struct
{
  const char *word;
  gboolean    sets_up;          /* only before the first line that looks at the board */
  void      (*run) (Case *self, char **words);
} Line;

static const Line lines[] = {
  { "players", TRUE, run_players },
  { "rules", TRUE, run_rules },
  { "tiles", TRUE, run_tiles },
  { "turns", TRUE, run_turns },
  { "game", FALSE, run_game },
  { "play", FALSE, run_play },
  { "refuse", FALSE, case_run_refuse },
  { "malformed", FALSE, case_run_malformed },
  { "fits", FALSE, case_run_fits },
  { "placements", FALSE, case_run_placements },
  { "rotations", FALSE, case_run_rotations },
  { "placeable", FALSE, case_run_placeable },
  { "unplaceable", FALSE, case_run_unplaceable },
  { "spots", FALSE, case_run_spots },
  { "feature", FALSE, case_run_feature },
  { "owners", FALSE, case_run_owners },
  { "figures", FALSE, case_run_figures },
  { "same", FALSE, case_run_same },
  { "apart", FALSE, case_run_apart },
  { "count", FALSE, case_run_count },
  { "score", FALSE, case_run_score },
  { "final", FALSE, case_run_final },
  { "places", FALSE, case_run_places },
  { "scored", FALSE, case_run_scored },
  { "pays", FALSE, case_run_pays },
  { "supply", FALSE, case_run_supply },
  { "standing", FALSE, case_run_standing },
  { "goods", FALSE, case_run_goods },
  { "second", FALSE, case_run_second },
  { "turn", FALSE, case_run_turn },
  { "draw", FALSE, case_run_draw },
  { "hand", FALSE, case_run_hand },
  { "held", FALSE, case_run_held },
  { "bag", FALSE, case_run_bag },
  { "aside", FALSE, case_run_aside },
  { "over", FALSE, case_run_over },
  { "steps", FALSE, case_run_steps },
  { "phase", FALSE, case_run_phase },
  { "dragon", FALSE, case_run_dragon },
  { "fairy", FALSE, case_run_fairy },
  { "tower", FALSE, case_run_tower },
  { "pieces", FALSE, case_run_pieces },
  { "abbeys", FALSE, case_run_abbeys },
  { "holds", FALSE, case_run_holds },
  { "draws", FALSE, case_run_draws },
  { "first", FALSE, case_run_first },
  { "says", FALSE, case_run_says },
  { "die", FALSE, case_run_die },
};

/* Words between any number of blanks; a comment ends the line. */
static char **
split (const char *text)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *line = g_strndup (text, strcspn (text, "#"));
  g_auto (GStrv) parts = g_strsplit_set (line, " \t", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (parts[i][0] != '\0')
      g_strv_builder_add (builder, parts[i]);

  return g_strv_builder_end (builder);
}

static void
run_line (Case       *self,
          const char *text)
{
  g_auto (GStrv) words = split (text);

  if (words[0] == NULL)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      if (strcmp (lines[i].word, words[0]) != 0)
        continue;
      if (lines[i].sets_up && self->position != NULL)
        case_fail (self, "%s comes after the game began", words[0]);
      else if (lines[i].sets_up || lines[i].run == run_game || case_get_position (self) != NULL)
        lines[i].run (self, words + 1);
      return;
    }

  case_fail (self, "unknown line: %s", words[0]);
}

/* A file opens with what it shows, the rule and where the rule stands. */
static void
check_header (Case  *self,
              char **text)
{
  static const char * const header[] = { "title ", "rule ", "source " };

  for (guint i = 0; i < G_N_ELEMENTS (header); i++)
    {
      self->line = i + 1;
      if (text[i] == NULL || !g_str_has_prefix (text[i], header[i]))
        {
          case_fail (self, "expected: %s...", header[i]);
          return;
        }
    }
}

static void
run_file (gconstpointer data)
{
  g_autofree char *path = g_build_filename (folder, data, NULL);
  g_autofree char *contents = NULL;
  g_auto (GStrv) text = NULL;
  Case self;

  case_init (&self, folder, data);
  if (g_file_get_contents (path, &contents, NULL, NULL))
    {
      text = g_strsplit (contents, "\n", -1);
      check_header (&self, text);
      while (!self.failed && text[self.line] != NULL)
        {
          self.line++;
          run_line (&self, text[self.line - 1]);
        }
    }
  else
    {
      case_fail (&self, "cannot be read");
    }

  case_end_game (&self);
  case_clear (&self);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

static void
add_files (GPtrArray *names)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".t"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);

  for (guint i = 0; i < names->len; i++)
    {
      const char *file = g_ptr_array_index (names, i);
      g_autofree char *path = g_strdup_printf ("/cases/%.*s", (int) strlen (file) - 2, file);

      g_test_add_data_func (path, file, run_file);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_test_init (&argc, &argv, NULL);
  if (argc != 2)
    {
      g_printerr ("run-cases FOLDER\n");
      return 2;
    }

  folder = argv[1];
  add_files (names);
  if (names->len == 0)
    {
      g_printerr ("%s: no cases\n", folder);
      return 1;
    }

  return g_test_run ();
}
