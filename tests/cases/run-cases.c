/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs every bundled case as one test: what its lines claim must hold. */

#include "case.h"

#include "bst-io-case-book.h"
#include "bst-io-rulebook.h"

typedef void (*Run) (Case *self, char **words);

/* By verb; those that are not here set up the game. */
static const Run runs[BST_IO_N_CASE_VERBS] = {
  [BST_IO_CASE_PLAY] = case_run_play,
  [BST_IO_CASE_REFUSE] = case_run_refuse,
  [BST_IO_CASE_MALFORMED] = case_run_malformed,
  [BST_IO_CASE_FITS] = case_run_fits,
  [BST_IO_CASE_PLACEMENTS] = case_run_placements,
  [BST_IO_CASE_ROTATIONS] = case_run_rotations,
  [BST_IO_CASE_PLACEABLE] = case_run_placeable,
  [BST_IO_CASE_UNPLACEABLE] = case_run_unplaceable,
  [BST_IO_CASE_SPOTS] = case_run_spots,
  [BST_IO_CASE_FEATURE] = case_run_feature,
  [BST_IO_CASE_OWNERS] = case_run_owners,
  [BST_IO_CASE_FIGURES] = case_run_figures,
  [BST_IO_CASE_SAME] = case_run_same,
  [BST_IO_CASE_APART] = case_run_apart,
  [BST_IO_CASE_COUNT] = case_run_count,
  [BST_IO_CASE_SCORE] = case_run_score,
  [BST_IO_CASE_FINAL] = case_run_final,
  [BST_IO_CASE_PLACES] = case_run_places,
  [BST_IO_CASE_SCORED] = case_run_scored,
  [BST_IO_CASE_PAYS] = case_run_pays,
  [BST_IO_CASE_SUPPLY] = case_run_supply,
  [BST_IO_CASE_STANDING] = case_run_standing,
  [BST_IO_CASE_GOODS] = case_run_goods,
  [BST_IO_CASE_SECOND] = case_run_second,
  [BST_IO_CASE_TURN] = case_run_turn,
  [BST_IO_CASE_DRAW] = case_run_draw,
  [BST_IO_CASE_HAND] = case_run_hand,
  [BST_IO_CASE_HELD] = case_run_held,
  [BST_IO_CASE_BAG] = case_run_bag,
  [BST_IO_CASE_ASIDE] = case_run_aside,
  [BST_IO_CASE_OVER] = case_run_over,
  [BST_IO_CASE_STEPS] = case_run_steps,
  [BST_IO_CASE_PHASE] = case_run_phase,
  [BST_IO_CASE_DRAGON] = case_run_dragon,
  [BST_IO_CASE_FAIRY] = case_run_fairy,
  [BST_IO_CASE_TOWER] = case_run_tower,
  [BST_IO_CASE_PIECES] = case_run_pieces,
  [BST_IO_CASE_ABBEYS] = case_run_abbeys,
  [BST_IO_CASE_HOLDS] = case_run_holds,
  [BST_IO_CASE_DRAWS] = case_run_draws,
  [BST_IO_CASE_FIRST] = case_run_first,
  [BST_IO_CASE_SAYS] = case_run_says,
  [BST_IO_CASE_DIE] = case_run_die,
  [BST_IO_CASE_LAPS] = case_run_laps,
};

static void
run_line (Case                *self,
          const BstIoCaseLine *line)
{
  GError *error = NULL;

  self->line = line->number;
  if (line->verb == BST_IO_CASE_NOTE)
    return;
  if (line->verb == BST_IO_CASE_GAME)
    {
      case_end_game (self);
      return;
    }
  if (bst_io_case_verb_sets_up (line->verb))
    {
      bst_io_case_game_set_up (&self->game, line, &error);
      case_accept (self, error);
      return;
    }

  bst_io_case_game_begin (&self->game, &error);
  if (case_accept (self, error))
    runs[line->verb] (self, line->words);
}

static void
run_case (gconstpointer data)
{
  Case self = { .source = data };

  bst_io_case_game_init (&self.game);
  for (guint i = 0; i < self.source->n_lines && !self.failed; i++)
    run_line (&self, &self.source->lines[i]);
  case_end_game (&self);
  bst_io_case_game_clear (&self.game);
}

/* Every rule has an example, and it comes first. */
static void
test_rules (void)
{
  for (guint i = 0; i < bst_io_rulebook_get_n_rules (); i++)
    {
      const char *number = bst_io_rulebook_get_rule (i)->number;
      guint n_cases;
      const BstIoCase * const *cases = bst_io_case_book_get_of_rule (number, &n_cases);

      g_assert_cmpuint (n_cases, >, 0);
      for (guint j = 0; j < n_cases; j++)
        g_assert_true (bst_io_case_is_about (cases[j], number));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cases/rules", test_rules);
  for (guint i = 0; i < bst_io_case_book_get_n_cases (); i++)
    {
      const BstIoCase *one = bst_io_case_book_get_case (i);
      g_autofree char *path = g_strdup_printf ("/cases/%s", one->id);

      g_test_add_data_func (path, one, run_case);
    }

  return g_test_run ();
}
