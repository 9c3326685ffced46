/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-prompt.h"
#include "bastide-choice-text.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

static const BstPosition *
get_position (BastideTurnInput *turn_input)
{
  return bastide_study_get_position (bastide_turn_input_get_study (turn_input));
}

/* @prompt (transfer full), and what of the hand's choices Enter would take. (transfer full) */
static char *
add_hand_part (BastideTurnInput *turn_input,
               char             *prompt)
{
  guint part = bastide_turn_input_get_dexterity_part (turn_input);
  g_autofree char *before = prompt;
  g_autofree char *choice = NULL;

  if (part == BST_NO_PART)
    return g_steal_pointer (&before);
  choice = bastide_choice_text_dup_part (bastide_turn_input_get_partial (turn_input), part);

  /* Translators: what is waited for, and the choice that Enter takes. */
  return g_strdup_printf (_("%s: %s"), before, choice);
}

/* What waits, and the spot that Enter would take. (transfer full) */
static char *
dup_steps (BastideTurnInput *turn_input)
{
  const BstPosition *position = bastide_turn_input_get_partial (turn_input);
  g_autofree char *prompt = bastide_choice_text_dup_prompt (position);
  guint current = bastide_turn_input_get_current (turn_input);
  g_autofree char *step = NULL;
  guint n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (turn_input, &n_spots);

  if (current >= n_spots)
    return add_hand_part (turn_input, g_steal_pointer (&prompt));
  step = bastide_choice_text_get (position, bastide_turn_input_get_step (turn_input, spots[current].steps[0]));

  /* Translators: what is waited for, the choice that Enter takes, which one it is of how many:
   * "Red may put a figure: knight, city north (1 of 3)". */
  return g_strdup_printf (_("%s: %s (%u of %u)"), prompt, step, current + 1, n_spots);
}

/* (transfer full) */
static char *
dup_hand (BastideTurnInput *turn_input,
          const BstStep    *step)
{
  BstGame *game = bst_position_get_game (get_position (turn_input));
  const char *figure = bst_io_words_figure (step->spot.figure, step->spot.feature);
  const char *player = bst_io_words_player (game, (guint) step->spot.player);

  if (step->kind == BST_STEP_DEXTERITY_MOVES)
    /* Translators: a figure and its player: "Choose where it goes: knight (Red)". */
    return add_hand_part (turn_input, g_strdup_printf (_("Choose where it goes: %s (%s)"), figure, player));

  /* Translators: a figure and its player. */
  return add_hand_part (turn_input, g_strdup_printf (_("Choose the figure for which it is exchanged: %s (%s)"),
                                                     figure, player));
}

/* (transfer full) */
static char *
dup_ghost (BastideTurnInput *turn_input,
           gboolean          is_plain,
           int               x,
           int               y,
           guint             rotation)
{
  BstGame *game = bst_position_get_game (get_position (turn_input));
  g_autofree char *cell = bst_io_words_cell (x, y);

  if (is_plain)
    /* Translators: the tile that hovers over a cell, told to a beginner. */
    return g_strdup_printf (_("Tile turned by %u°"), 90 * rotation);

  /* Translators: a tile, how it is turned, and the cell over which it hovers. */
  return g_strdup_printf (_("Tile %s, turned by %u°, over %s"),
                          bst_io_words_tile (bst_game_get_tile_set (game),
                                             (guint) bastide_turn_input_get_tile (turn_input)),
                          90 * rotation, cell);
}

char *
bastide_turn_prompt_dup (BastideTurnInput *turn_input,
                         gboolean          is_plain)
{
  gboolean legal;
  guint rotation;
  int x, y;

  if (bastide_turn_input_get_dexterity (turn_input) != NULL)
    return dup_hand (turn_input, bastide_turn_input_get_dexterity (turn_input));
  if (bastide_turn_input_get_state (turn_input) == BASTIDE_TURN_INPUT_STEPS)
    return dup_steps (turn_input);
  if (bastide_turn_input_get_ghost (turn_input, &x, &y, &rotation, &legal))
    return dup_ghost (turn_input, is_plain, x, y, rotation);
  if (!bastide_turn_input_fits_nowhere (turn_input))
    return NULL;
  if (is_plain)
    return g_strdup (_("The tile fits nowhere."));

  /* Translators: %s is the letter of a tile. */
  return g_strdup_printf (_("Tile %s fits nowhere"),
                          bst_io_words_tile (bst_game_get_tile_set (bst_position_get_game (get_position (turn_input))),
                                             (guint) bastide_turn_input_get_tile (turn_input)));
}

const char *
bastide_turn_prompt_get_refusal (BastideTurnInput *turn_input,
                                 gboolean          is_plain)
{
  const char *sentence = bastide_turn_input_get_refusal (turn_input)->sentence;
  gsize length = sentence != NULL ? strspn (sentence, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") : 0;

  return is_plain && length > 0 && g_str_has_prefix (sentence + length, ": ") ? sentence + length + 2 : sentence;
}

gboolean
bastide_turn_prompt_puts_figures (BastideTurnInput *turn_input)
{
  guint n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (turn_input, &n_spots);

  for (guint i = 0; i < n_spots; i++)
    for (guint k = 0; k < spots[i].n_steps; k++)
      if (bastide_turn_input_get_step (turn_input, spots[i].steps[k])->kind != BST_STEP_PUT)
        return FALSE;

  return n_spots > 0;
}

char *
bastide_turn_prompt_dup_place (const BstStep *step,
                               const int     *worth)
{
  const char *feature = bst_io_words_feature_in_table (step->spot.feature);
  g_autofree char *points = worth != NULL ? bst_io_words_signed (*worth) : NULL;

  return points != NULL ? g_strconcat (feature, " ", points, NULL) : g_strdup (feature);
}

/* --- The tile and its cells --- */

static const char *
get_tile_name (BastideTurnInput *turn_input)
{
  BstGame *game = bastide_study_get_game (bastide_turn_input_get_study (turn_input));

  return bst_io_words_tile (bst_game_get_tile_set (game), (guint) bastide_turn_input_get_tile (turn_input));
}

char *
bastide_turn_prompt_dup_legal (BastideTurnInput *turn_input,
                               gboolean          is_any)
{
  if (is_any)
    return g_strdup (_("Legal cells: any tile"));
  if (bastide_turn_input_get_tile (turn_input) == BST_NO_TILE)
    return g_strdup (_("Legal cells: choose a tile in the bag"));

  /* Translators: %s is the letter of a tile. */
  return g_strdup_printf (_("Legal cells: tile %s"), get_tile_name (turn_input));
}

char *
bastide_turn_prompt_dup_fits (BastideTurnInput *turn_input,
                              int               x,
                              int               y)
{
  g_autofree char *cell = bst_io_words_cell (x, y);

  /* Translators: the letter of a tile, and a cell. */
  return g_strdup_printf (_("Tile %s fits on %s."), get_tile_name (turn_input), cell);
}
