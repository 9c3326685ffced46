/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-game.h"

#include "bastide-cores.h"
#include "bst-engine-data.h"
#include "bst-engine-match.h"
#include "bst-engine-trainer.h"
#include "bst-io-data.h"

#include <glib/gi18n.h>
#include <math.h>

#define N_BATCHES     600
#define MAX_BATCHES   1000000
/* Between two reports, in each of which so many decks are played against the sparring partner. */
#define REPORT_EVERY  250
#define N_DECKS       32

typedef struct
{
  char    *state;           /* Owned, as the next two (all nullable); files, and names of sets */
  char    *out;
  char    *tiles;
  int      n_players;
  int      n_batches;
  int      n_threads;
  gint64   seed;
} Wish;

static void
clear_wish (Wish *wish)
{
  g_free (wish->state);
  g_free (wish->out);
  g_free (wish->tiles);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wish, clear_wish)

/* --- Files --- */

static gboolean
load (const char        *path,
      BstTrainingState  *state,
      GError           **error)
{
  g_autoptr (GBytes) bytes = bst_io_data_read (path, error);
  g_autofree BstEngineNet *parts = g_new (BstEngineNet, BST_ENGINE_MAX_PARTS);
  g_autofree char *text = NULL;
  BstEngineOrigin origin;

  if (bytes == NULL)
    return FALSE;
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  if (!bst_engine_data_read (text, BST_ENGINE_MAX_PARTS, parts, &origin, error))
    return FALSE;
  *state = (BstTrainingState) { origin, parts[0], parts[1], parts[2] };

  return TRUE;
}

/* (transfer full) */
static char *
read_back (const char    *text,
           const char    *name G_GNUC_UNUSED,
           gconstpointer  data G_GNUC_UNUSED,
           GError       **error)
{
  g_autofree BstEngineNet *parts = g_new (BstEngineNet, BST_ENGINE_MAX_PARTS);
  guint n_parts = bst_engine_data_count (text);
  BstEngineOrigin origin;

  return bst_engine_data_read (text, n_parts, parts, &origin, error) ? bst_engine_data_write (parts, n_parts, &origin)
                                                                     : NULL;
}

/* With one part the weights alone. */
static gboolean
save (const char              *path,
      const BstTrainingState  *state,
      guint                    n_parts,
      GError                 **error)
{
  /* Weights and what is kept beside them follow each other. */
  g_autofree char *text = bst_engine_data_write (&state->net, n_parts, &state->origin);

  return bst_io_data_write (path, text, read_back, NULL, error);
}

/* --- Games --- */

static gboolean
add_game (BstEngineTrainer  *trainer,
          const char        *tiles,
          guint              n_players,
          guint              share,
          GError           **error)
{
  g_autoptr (BstGame) game = cli_game_new (tiles, NULL, n_players, error);

  if (game == NULL)
    return FALSE;
  bst_engine_trainer_add_game (trainer, game, share);

  return TRUE;
}

/* All that there is, unless the user names what he wants. */
static gboolean
add_games (BstEngineTrainer  *trainer,
           const Wish        *wish,
           GError           **error)
{
  static const char * const sets[] = {
    "basic", "basic+river", "basic+inns-and-cathedrals", "basic+traders-and-builders", "basic+abbey-and-mayor",
    "basic+princess-and-dragon", "basic+tower", "basic+siege-cathars+siege-besiegers", "basic+drought-and-pestilence", "basic+abbot",
    "basic+inns-and-cathedrals+traders-and-builders", "basic+river+inns-and-cathedrals+traders-and-builders+abbey-and-mayor"
  };

  if (wish->tiles != NULL)
    return add_game (trainer, wish->tiles, (guint) wish->n_players, 1, error);
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    if (!add_game (trainer, sets[i], 2, 2, error) || !add_game (trainer, sets[i], 3 + i % 4, 1, error))
      return FALSE;
  for (guint n_players = 3; n_players <= BST_MAX_PLAYERS; n_players++)
    if (!add_game (trainer, sets[0], n_players, 5, error))
      return FALSE;

  return TRUE;
}

static void
play_piece (gpointer data,
            guint    piece)
{
  bst_engine_trainer_play (data, piece);
}

/* --- Strength --- */

typedef struct
{
  BstGame            *game;
  const BstEngineNet *net;
  double              margins[N_DECKS];
} Contest;

static void
play_deck (gpointer data,
           guint    deck)
{
  Contest *contest = data;
  g_autoptr (BstPosition) position = bst_position_new (contest->game);
  g_autoptr (BstEnginePlayer) one = bst_engine_player_new (BST_ENGINE_LEARNED, contest->net, position);
  g_autoptr (BstEnginePlayer) other = bst_engine_player_new (BST_ENGINE_RANKING, NULL, position);

  contest->margins[deck] = bst_engine_play_pair (contest->game, deck, one, other);
}

static void
report (Contest                 *contest,
        const BstTrainingState  *state,
        const BstTrainingReport *learned,
        guint                    n_threads)
{
  double sum = 0, squares = 0, mean;

  bastide_cores_run (n_threads, N_DECKS, play_deck, contest);
  for (guint i = 0; i < N_DECKS; i++)
    {
      sum += contest->margins[i];
      squares += contest->margins[i] * contest->margins[i];
    }
  mean = sum / N_DECKS;
  /* For programs, as all of the log: never translated. */
  g_print ("batch %u of %u: error %.2f, points %.1f, against the ranking %+.1f +- %.1f\n", state->origin.n_batches,
           state->origin.n_planned, learned->error, learned->points, mean,
           sqrt (MAX (0, squares / N_DECKS - mean * mean) / (N_DECKS - 1)));
}

static gboolean
train (const Wish        *wish,
       BstTrainingState  *state,
       GError           **error)
{
  g_autoptr (BstEngineTrainer) trainer = bst_engine_trainer_new (state);
  g_autoptr (BstGame) base = cli_game_new ("basic", NULL, 2, error);
  Contest contest = { base, &state->net, { 0 } };
  guint n_threads = (guint) wish->n_threads;

  if (base == NULL || !add_games (trainer, wish, error))
    return FALSE;
  while (state->origin.n_batches < state->origin.n_planned)
    {
      BstTrainingReport learned;

      bastide_cores_run (n_threads, BST_TRAINER_BATCH, play_piece, trainer);
      bst_engine_trainer_step (trainer, &learned);
      if (state->origin.n_batches % REPORT_EVERY != 0 && state->origin.n_batches < state->origin.n_planned)
        continue;
      report (&contest, state, &learned, n_threads);
      if ((wish->state != NULL && !save (wish->state, state, BST_ENGINE_MAX_PARTS, error))
          || (wish->out != NULL && !save (wish->out, state, 1, error)))
        return FALSE;
    }

  return TRUE;
}

CliStatus
cli_train (int    argc,
           char **argv)
{
  g_auto (Wish) wish = { .n_batches = N_BATCHES, .n_players = 2, .n_threads = BASTIDE_ALL_CORES, .seed = 1 };
  g_autofree BstTrainingState *state = g_new (BstTrainingState, 1);
  g_autoptr (GError) error = NULL;
  GOptionEntry entries[] = {
    { "batches", 0, 0, G_OPTION_ARG_INT, &wish.n_batches, N_("Batches of 16 games each"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &wish.seed, N_("Seed of the first weights and of all games"), "S" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &wish.n_threads, N_("Threads that play at once, 1 to 64"), "T" },
    { "tiles", 0, 0, G_OPTION_ARG_STRING, &wish.tiles, N_("Only games with these tiles, as in basic+river"), N_("SETS") },
    { "players", 0, 0, G_OPTION_ARG_INT, &wish.n_players, N_("… of so many players, 2 to 6"), "P" },
    { "state", 0, 0, G_OPTION_ARG_FILENAME, &wish.state, N_("Keep where the training is, and go on from there"), N_("FILE") },
    { "out", 0, 0, G_OPTION_ARG_FILENAME, &wish.out, N_("Write the weights"), N_("FILE") },
    { NULL }
  };

  if (!cli_parse (&argc, &argv, entries, NULL, 0, 0))
    return CLI_USAGE;
  if (wish.n_batches < 1 || wish.n_batches > MAX_BATCHES || wish.n_threads < 0 || wish.n_threads > BASTIDE_MAX_THREADS
      || wish.n_players < 2 || wish.n_players > BST_MAX_PLAYERS || (wish.state == NULL && wish.out == NULL))
    {
      g_printerr (_("train: there must be 1 to 1,000,000 batches, 2 to 6 players, 1 to 64 threads, and a file for the result\n"));
      return CLI_USAGE;
    }
  bst_training_state_init (state, (guint64) wish.seed, (guint) wish.n_batches);
  if (wish.state != NULL && g_file_test (wish.state, G_FILE_TEST_EXISTS) && !load (wish.state, state, &error))
    {
      g_printerr ("%s: %s\n", wish.state, error->message);
      return CLI_FAULTS;
    }
  if (!train (&wish, state, &error))
    {
      g_printerr ("%s\n", error->message);
      return CLI_FAULTS;
    }

  return CLI_OK;
}
