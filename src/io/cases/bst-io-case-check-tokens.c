/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines about what expansions bring: the steps of a turn, dragon, fairy, towers, prisoners. */

#include "bst-io-case-check-private.h"

#include <string.h>

/* --- The middle of a turn --- */

/* As bst_io_case_game_begin_turn(), and the position in the middle of the turn is sound. */
static guint
begin_turn (BstIoCaseCheck *self,
            char         ***words,
            const char     *stop)
{
  GError *error = NULL;
  guint n_undos = bst_io_case_game_begin_turn (&self->game, words, stop, &error);

  if (bst_io_case_check_accept (self, error))
    bst_io_case_check_position (self);

  return n_undos;
}

static void
take_back (BstIoCaseCheck *self,
           guint           n_undos)
{
  for (; n_undos > 0; n_undos--)
    bst_position_undo (self->game.position);
}

static char *
print_step (BstIoCaseCheck *self,
            const BstStep  *step)
{
  GString *text = g_string_new (NULL);

  bst_step_print (bst_io_case_check_get_game (self), step, text);

  return g_string_free (text, FALSE);
}

static gboolean
is_in (const BstStep *steps,
       guint          n_steps,
       const BstStep *step)
{
  for (guint i = 0; i < n_steps; i++)
    if (bst_step_equal (&steps[i], step))
      return TRUE;

  return FALSE;
}

static void
compare_steps (BstIoCaseCheck *self,
               const BstSteps *found,
               const GArray   *wanted,
               gboolean        all)
{
  for (guint i = 0; i < wanted->len; i++)
    {
      const BstStep *step = &g_array_index (wanted, BstStep, i);
      g_autofree char *text = print_step (self, step);

      if (!is_in (found->items, found->n_items, step))
        bst_io_case_check_fail (self, "%s is not possible", text);
    }
  for (guint i = 0; all && i < found->n_items; i++)
    {
      g_autofree char *text = print_step (self, &found->items[i]);

      if (!is_in ((const BstStep *) (void *) wanted->data, wanted->len, &found->items[i]))
        bst_io_case_check_fail (self, "%s is possible", text);
    }
}

/* What is not possible must be refused as well as not listed. */
static void
compare_absent (BstIoCaseCheck *self,
                const BstSteps *found,
                const GArray   *wanted)
{
  for (guint i = 0; i < wanted->len; i++)
    {
      const BstStep *step = &g_array_index (wanted, BstStep, i);
      g_autofree char *text = print_step (self, step);

      if (is_in (found->items, found->n_items, step)
          || bst_position_why_not_step (self->game.position, step) == BST_REASON_NONE)
        bst_io_case_check_fail (self, "%s is possible", text);
    }
}

static void
run_steps (BstIoCaseCheck *self,
           char          **words,
           const char     *relation)
{
  g_autoptr (GArray) wanted = g_array_new (FALSE, FALSE, sizeof (BstStep));
  g_auto (BstSteps) found = { 0 };
  guint n_undos = begin_turn (self, &words, relation);
  GError *error = NULL;

  if (n_undos == 0)
    return;
  bst_position_get_steps (self->game.position, &found);
  for (guint i = 0; i < found.n_items; i++)
    if (bst_position_why_not_step (self->game.position, &found.items[i]) != BST_REASON_NONE)
      bst_io_case_check_fail (self, "a listed step is refused: %s",
                              bst_reason_get_name (bst_position_why_not_step (self->game.position, &found.items[i])));
  bst_io_case_read_steps (self->game.position, words, wanted, &error);
  if (!bst_io_case_check_accept (self, error))
    ;
  else if (strcmp (relation, "hasnot") == 0)
    compare_absent (self, &found, wanted);
  else
    compare_steps (self, &found, wanted, strcmp (relation, "=") == 0);
  take_back (self, n_undos);
}

void
bst_io_case_check_steps (BstIoCaseCheck *self,
                         char          **words)
{
  static const char * const relations[] = { "has", "hasnot", "=" };

  for (guint i = 0; i < G_N_ELEMENTS (relations); i++)
    if (g_strv_contains ((const char * const *) words, relations[i]))
      {
        run_steps (self, words, relations[i]);
        return;
      }

  bst_io_case_check_fail (self, "expected MOVE = STEP ..., MOVE has ... or MOVE hasnot ...");
}

/* "MOVE = wagon Blue": the phase, and who decides; "must" if he may not pass. */
void
bst_io_case_check_phase (BstIoCaseCheck *self,
                         char          **words)
{
  guint n_undos = begin_turn (self, &words, "=");
  BstPhase phase;
  int player;

  if (n_undos == 0)
    return;
  phase = bst_position_get_phase (self->game.position);
  if (g_strcmp0 (words[0], bst_io_case_phase_name (phase)) != 0)
    bst_io_case_check_fail (self, "the phase is %s", bst_io_case_phase_name (phase));
  else if (words[1] != NULL && bst_io_case_check_read_player (self, words[1], &player))
    {
      gboolean must = g_strcmp0 (words[2], "must") == 0;

      if (bst_position_get_decider (self->game.position) != (guint) player)
        bst_io_case_check_fail (self, "player %u decides", bst_position_get_decider (self->game.position));
      if (bst_position_may_pass (self->game.position) == must)
        bst_io_case_check_fail (self, must ? "he may pass" : "he may not pass");
    }
  take_back (self, n_undos);
}

/* --- Neutral figures --- */

static void
run_neutral (BstIoCaseCheck *self,
             char          **words,
             const char     *name,
             gboolean        is_there,
             int             x,
             int             y)
{
  int wanted_x, wanted_y;

  if (g_strcmp0 (words[0], "none") == 0)
    {
      if (is_there)
        bst_io_case_check_fail (self, "the %s stands at %d,%d", name, x, y);
    }
  else if (bst_io_case_check_read_cell (self, words[0], &wanted_x, &wanted_y))
    {
      if (!is_there)
        bst_io_case_check_fail (self, "the %s is not on the board", name);
      else if (x != wanted_x || y != wanted_y)
        bst_io_case_check_fail (self, "the %s stands at %d,%d", name, x, y);
    }
}

static void
run_kind (BstIoCaseCheck *self,
          char          **words,
          BstNeutralKind  kind)
{
  int x = 0, y = 0;
  gboolean is_there = bst_position_get_neutral (self->game.position, kind, &x, &y, NULL);

  run_neutral (self, words, bst_neutral_kind_get (kind)->name, is_there, x, y);
}

void
bst_io_case_check_dragon (BstIoCaseCheck *self,
                          char          **words)
{
  run_kind (self, words, BST_NEUTRAL_DRAGON);
}

void
bst_io_case_check_mage (BstIoCaseCheck *self,
                        char          **words)
{
  run_kind (self, words, BST_NEUTRAL_MAGE);
}

void
bst_io_case_check_witch (BstIoCaseCheck *self,
                         char          **words)
{
  run_kind (self, words, BST_NEUTRAL_WITCH);
}

/* "1,0", "1,0 alone", "1,0 Red" */
void
bst_io_case_check_fairy (BstIoCaseCheck *self,
                         char          **words)
{
  int x = 0, y = 0, figure = -1, player;
  gboolean is_there = bst_position_get_neutral (self->game.position, BST_NEUTRAL_FAIRY, &x, &y, &figure);
  const BstFigure *figures;
  guint n_figures;

  run_neutral (self, words, "fairy", is_there, x, y);
  if (!is_there || words[0] == NULL || words[1] == NULL)
    return;
  if (strcmp (words[1], "alone") == 0)
    {
      if (figure >= 0)
        bst_io_case_check_fail (self, "the fairy is not alone");
      return;
    }
  if (!bst_io_case_check_read_player (self, words[1], &player))
    return;
  figures = bst_position_get_figures (self->game.position, &n_figures);
  if (figure < 0 || figures[figure].player != player)
    bst_io_case_check_fail (self, "the fairy is not beside a follower of %s", words[1]);
}

/* --- Tokens --- */

/* How many lie on a cell. */
void
bst_io_case_check_on_tile (BstIoCaseCheck *self,
                           char          **words,
                           BstTokenKind    kind)
{
  int x, y, wanted, tile;
  guint found;

  if (!bst_io_case_check_read_cell (self, words[0], &x, &y) || !bst_io_case_check_read_number (self, words[1], &wanted))
    return;
  tile = bst_position_find_tile (self->game.position, x, y);
  found = tile < 0 ? 0 : bst_position_get_tile_tokens (self->game.position, kind, (guint) tile);
  if (found != (guint) wanted)
    bst_io_case_check_fail (self, "on %s are %u", words[0], found);
}

/* The sheep of the shepherds on a cell. */
void
bst_io_case_check_sheep (BstIoCaseCheck *self,
                         char          **words)
{
  guint n_figures, n_sheep = 0;
  int x, y, wanted;

  if (!bst_io_case_check_read_cell (self, words[0], &x, &y) || !bst_io_case_check_read_number (self, words[1], &wanted))
    return;
  bst_position_get_figures (self->game.position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    {
      BstSpot spot;

      bst_position_get_figure_spot (self->game.position, i, &spot);
      if (spot.x == x && spot.y == y)
        n_sheep += bst_position_count_flock (self->game.position, i);
    }
  if (n_sheep != (guint) wanted)
    bst_io_case_check_fail (self, "%u sheep lie there", n_sheep);
}

/* The tiles under hills. */
void
bst_io_case_check_hidden (BstIoCaseCheck *self,
                          char          **words)
{
  guint n_tiles = bst_position_get_n_under_hills (self->game.position);
  int wanted;

  if (bst_io_case_check_read_number (self, words[0], &wanted) && n_tiles != (guint) wanted)
    bst_io_case_check_fail (self, "%u tiles lie under hills", n_tiles);
}

static void
run_stock (BstIoCaseCheck *self,
           char          **words,
           BstTokenKind    kind)
{
  int wanted[BST_MAX_PLAYERS];
  guint named;

  if (!bst_io_case_check_read_points (self, words, wanted, &named))
    return;
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    if ((named & (1u << i)) && bst_position_get_tokens (self->game.position, kind, i) != (guint) wanted[i])
      bst_io_case_check_fail (self, "player %u has %u", i, bst_position_get_tokens (self->game.position, kind, i));
}

/* "Red", or "none". */
static void
run_owner (BstIoCaseCheck *self,
          char          **words,
          BstTokenKind    kind)
{
  int player = BST_NO_PLAYER, holder = bst_position_get_token_owner (self->game.position, kind);

  if (g_strcmp0 (words[0], "none") != 0 && !bst_io_case_check_read_player (self, words[0], &player))
    return;
  if (holder != player)
    bst_io_case_check_fail (self, "player %d has the card", holder);
}

void
bst_io_case_check_of_players (BstIoCaseCheck *self,
                              char          **words,
                              BstTokenKind    kind)
{
  if (bst_token_kind_get (kind)->is_single)
    run_owner (self, words, kind);
  else
    run_stock (self, words, kind);
}

/* "Blue Red", "Blue Red big", "Blue none": all that Blue holds. */
void
bst_io_case_check_holds (BstIoCaseCheck *self,
                         char          **words)
{
  guint wanted[BST_MAX_PLAYERS][BST_N_FIGURE_KINDS] = { { 0 } };
  guint n_players = bst_game_get_n_players (bst_io_case_check_get_game (self));
  int captor, owner;

  if (!bst_io_case_check_read_player (self, words[0], &captor))
    return;
  for (words += g_strcmp0 (words[1], "none") == 0 ? 2 : 1; *words != NULL;)
    {
      if (!bst_io_case_check_read_player (self, *words, &owner))
        return;
      words++;
      wanted[owner][bst_io_case_read_figure (&words)]++;
    }

  for (guint player = 0; player < n_players; player++)
    for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
      if (bst_position_get_prisoners (self->game.position, (guint) captor, player, kind)
          != wanted[player][kind])
        bst_io_case_check_fail (self, "of player %u and kind %u he holds %u", player, kind,
                                bst_position_get_prisoners (self->game.position, (guint) captor, player, kind));
}
