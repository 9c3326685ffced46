/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines about what expansions bring: the steps of a turn, dragon, fairy, towers, prisoners. */

#include "case.h"

#include <string.h>

/* --- The middle of a turn --- */

/* Makes the move that the words before @stop are, and leaves its turn unfinished; @words moves
 * behind @stop. It is taken back by as many undos as are returned: 0 after a failure. */
static guint
begin_turn (Case         *self,
            char       ***words,
            const char   *stop)
{
  BstPosition *position = case_get_position (self);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) parts = NULL;
  int mover = BST_NO_PLAYER;
  BstMove move;

  for (; **words != NULL && strcmp (**words, stop) != 0; (*words)++)
    g_strv_builder_add (builder, **words);
  if (**words == NULL)
    {
      case_fail (self, "expected a move and %s", stop);
      return 0;
    }
  (*words)++;
  g_strv_builder_add (builder, "...");
  parts = g_strv_builder_end (builder);
  if (!case_read_turn (self, parts, &move, &mover))
    return 0;

  if (mover != BST_NO_PLAYER)
    bst_position_set_turn (position, (guint) mover);
  if (!bst_position_apply (position, &move, NULL, &error))
    {
      case_fail (self, "%s", error->message);
      if (mover != BST_NO_PLAYER)
        bst_position_undo (position);
      return 0;
    }
  case_check_position (self);

  return mover != BST_NO_PLAYER ? 2 : 1;
}

static void
take_back (Case  *self,
           guint  n_undos)
{
  for (; n_undos > 0; n_undos--)
    bst_position_undo (self->position);
}

static char *
print_step (Case          *self,
            const BstStep *step)
{
  GString *text = g_string_new (NULL);

  bst_step_print (case_get_game (self), step, text);

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

/* Steps of a line, at most so many in one piece. */
static gboolean
read_steps (Case     *self,
            char    **words,
            GArray   *steps)
{
  g_autofree char *text = g_strjoinv (" ", words);
  g_auto (GStrv) parts = g_strsplit (text, "] ", -1);
  const BstTile *tiles;
  guint n_tiles;

  if (strcmp (text, "none") == 0)
    return TRUE;

  tiles = bst_position_get_tiles (self->position, &n_tiles);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *one = g_strdup_printf (" %s%s", parts[i], parts[i + 1] != NULL ? "]" : "");
      const char *rest = one;
      g_autoptr (GError) error = NULL;
      BstStep read[BST_MAX_STEPS];
      guint8 n_read = 0;

      if (!bst_steps_parse (case_get_game (self), one, &rest, tiles[n_tiles - 1].x,
                            tiles[n_tiles - 1].y, read, &n_read, &error)
          || n_read == 0 || *rest != '\0')
        {
          case_fail (self, "no step is%s", one);
          return FALSE;
        }
      g_array_append_vals (steps, read, n_read);
    }

  return TRUE;
}

static void
compare_steps (Case           *self,
               const BstSteps *found,
               const GArray   *wanted,
               gboolean        all)
{
  for (guint i = 0; i < wanted->len; i++)
    {
      const BstStep *step = &g_array_index (wanted, BstStep, i);
      g_autofree char *text = print_step (self, step);

      if (!is_in (found->items, found->n_items, step))
        case_fail (self, "%s is not possible", text);
    }
  for (guint i = 0; all && i < found->n_items; i++)
    {
      g_autofree char *text = print_step (self, &found->items[i]);

      if (!is_in ((const BstStep *) (void *) wanted->data, wanted->len, &found->items[i]))
        case_fail (self, "%s is possible", text);
    }
}

/* What is not possible must be refused as well as not listed. */
static void
compare_absent (Case           *self,
                const BstSteps *found,
                const GArray   *wanted)
{
  for (guint i = 0; i < wanted->len; i++)
    {
      const BstStep *step = &g_array_index (wanted, BstStep, i);
      g_autofree char *text = print_step (self, step);

      if (is_in (found->items, found->n_items, step)
          || bst_position_why_not_step (self->position, step) == BST_REASON_NONE)
        case_fail (self, "%s is possible", text);
    }
}

static void
run_steps (Case       *self,
           char      **words,
           const char *relation)
{
  g_autoptr (GArray) wanted = g_array_new (FALSE, FALSE, sizeof (BstStep));
  g_auto (BstSteps) found = { 0 };
  guint n_undos = begin_turn (self, &words, relation);

  if (n_undos == 0)
    return;
  bst_position_get_steps (self->position, &found);
  for (guint i = 0; i < found.n_items; i++)
    if (bst_position_why_not_step (self->position, &found.items[i]) != BST_REASON_NONE)
      case_fail (self, "a listed step is refused: %s",
                 bst_reason_get_name (bst_position_why_not_step (self->position, &found.items[i])));
  if (!read_steps (self, words, wanted))
    ;
  else if (strcmp (relation, "hasnot") == 0)
    compare_absent (self, &found, wanted);
  else
    compare_steps (self, &found, wanted, strcmp (relation, "=") == 0);
  take_back (self, n_undos);
}

void
case_run_steps (Case  *self,
                char **words)
{
  static const char * const relations[] = { "=", "has", "hasnot" };

  for (guint i = 0; i < G_N_ELEMENTS (relations); i++)
    if (g_strv_contains ((const char * const *) words, relations[i]))
      {
        run_steps (self, words, relations[i]);
        return;
      }

  case_fail (self, "expected MOVE = STEP ..., MOVE has ... or MOVE hasnot ...");
}

static const char * const phases[BST_PHASE_END] = {
  "tile", "action", "capture", "exchange", "dragon", "commit", "scoring", "hand", "wagon",
  "late-dragon", "escape"
};

/* "MOVE = wagon Blue": the phase, and who decides; "must" if he may not pass. */
void
case_run_phase (Case  *self,
                char **words)
{
  guint n_undos = begin_turn (self, &words, "=");
  BstPhase phase;
  int player;

  if (n_undos == 0)
    return;
  phase = bst_position_get_phase (self->position);
  if (g_strcmp0 (words[0], phases[phase]) != 0)
    case_fail (self, "the phase is %s", phases[phase]);
  else if (words[1] != NULL && case_read_player (self, words[1], &player))
    {
      gboolean must = g_strcmp0 (words[2], "must") == 0;

      if (bst_position_get_decider (self->position) != (guint) player)
        case_fail (self, "player %u decides", bst_position_get_decider (self->position));
      if (bst_position_may_pass (self->position) == must)
        case_fail (self, must ? "he may pass" : "he may not pass");
    }
  take_back (self, n_undos);
}

/* --- Neutral figures --- */

static void
run_neutral (Case        *self,
             char       **words,
             const char  *name,
             gboolean     is_there,
             int          x,
             int          y)
{
  int wanted_x, wanted_y;

  if (g_strcmp0 (words[0], "none") == 0)
    {
      if (is_there)
        case_fail (self, "the %s stands at %d,%d", name, x, y);
    }
  else if (case_read_cell (self, words[0], &wanted_x, &wanted_y))
    {
      if (!is_there)
        case_fail (self, "the %s is not on the board", name);
      else if (x != wanted_x || y != wanted_y)
        case_fail (self, "the %s stands at %d,%d", name, x, y);
    }
}

void
case_run_dragon (Case  *self,
                 char **words)
{
  int x = 0, y = 0;
  gboolean is_there = bst_position_get_dragon (case_get_position (self), &x, &y);

  run_neutral (self, words, "dragon", is_there, x, y);
}

/* "1,0", "1,0 alone", "1,0 Red" */
void
case_run_fairy (Case  *self,
                char **words)
{
  int x = 0, y = 0, figure = -1, player;
  gboolean is_there = bst_position_get_fairy (case_get_position (self), &x, &y, &figure);
  const BstFigure *figures;
  guint n_figures;

  run_neutral (self, words, "fairy", is_there, x, y);
  if (!is_there || words[0] == NULL || words[1] == NULL)
    return;
  if (strcmp (words[1], "alone") == 0)
    {
      if (figure >= 0)
        case_fail (self, "the fairy is not alone");
      return;
    }
  if (!case_read_player (self, words[1], &player))
    return;
  figures = bst_position_get_figures (self->position, &n_figures);
  if (figure < 0 || figures[figure].player != player)
    case_fail (self, "the fairy is not beside a follower of %s", words[1]);
}

/* --- Towers --- */

void
case_run_tower (Case  *self,
                char **words)
{
  int x, y, wanted, tile;

  if (!case_read_cell (self, words[0], &x, &y) || !case_read_number (self, words[1], &wanted))
    return;
  tile = bst_position_find_tile (case_get_position (self), x, y);
  if (tile < 0)
    case_fail (self, "no tile lies on %s", words[0]);
  else if (bst_position_get_tower_height (self->position, (guint) tile) != (guint) wanted)
    case_fail (self, "the tower has %u pieces",
               bst_position_get_tower_height (self->position, (guint) tile));
}

static void
run_stock (Case   *self,
           char  **words,
           guint (*get) (const BstPosition *position, guint player))
{
  int wanted[BST_MAX_PLAYERS];
  guint named;

  if (!case_read_points (self, words, wanted, &named))
    return;
  for (guint i = 0; i < BST_MAX_PLAYERS; i++)
    if ((named & (1u << i)) && get (self->position, i) != (guint) wanted[i])
      case_fail (self, "player %u has %u", i, get (self->position, i));
}

void
case_run_pieces (Case  *self,
                 char **words)
{
  run_stock (self, words, bst_position_get_pieces);
}

void
case_run_abbeys (Case  *self,
                 char **words)
{
  run_stock (self, words, bst_position_get_abbeys);
}

/* "Blue Red", "Blue Red big", "Blue none": all that Blue holds. */
void
case_run_holds (Case  *self,
                char **words)
{
  guint wanted[BST_MAX_PLAYERS][BST_N_FIGURE_KINDS] = { { 0 } };
  guint n_players = bst_game_get_n_players (case_get_game (self));
  int captor, owner;

  if (!case_read_player (self, words[0], &captor))
    return;
  for (words += g_strcmp0 (words[1], "none") == 0 ? 2 : 1; *words != NULL;)
    {
      if (!case_read_player (self, *words, &owner))
        return;
      words++;
      wanted[owner][case_read_figure (&words)]++;
    }

  for (guint player = 0; player < n_players; player++)
    for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
      if (bst_position_get_prisoners (self->position, (guint) captor, player, kind)
          != wanted[player][kind])
        case_fail (self, "of player %u and kind %u he holds %u", player, kind,
                   bst_position_get_prisoners (self->position, (guint) captor, player, kind));
}
