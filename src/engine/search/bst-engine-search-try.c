/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns that are tried on with tiles that may come, or looked at to the end. */

#include "bst-engine-search-private.h"

#include "bst-engine-chance.h"

/* Turns that are played on in a sweep, unless somebody says how many: few at first, which tells something soon; with more
 * sweeps it would be the value's own error that is found out ever more surely, and further on that is smaller. */
#define FIRST_SWEEPS 4
#define FIRST_DEPTH  2
#define USUAL_DEPTH  4

static guint
find_depth (const BstEngineSearch *search,
            const BstSearchPiece  *piece)
{
  if (search->settings.depth != 0)
    return search->settings.depth;

  return piece->index < FIRST_SWEEPS ? FIRST_DEPTH : USUAL_DEPTH;
}

static void
prepare_piece (BstEngineSearch *search,
               BstSearchPiece  *piece)
{
  if (search->is_exact && piece->end == NULL)
    piece->end = bst_engine_end_new (search->position);
  if (!search->is_exact && piece->player == NULL)
    {
      piece->player = bst_engine_player_new (BST_ENGINE_LEARNED, search->net, search->position);
      bst_deck_init (&piece->deck, bst_position_get_game (search->position));
      piece->tries = g_new (BstSearchTry, search->n_racers);
    }
}

/* The draws of a sweep. Over the sweeps each copy left comes first as often as the others. */
static void
shuffle (const BstEngineSearch *search,
         BstSearchPiece        *piece,
         const BstPosition     *position)
{
  guint16 first = search->n_left > 0 ? search->first_draws[piece->index % search->n_left] : 0;
  BstRandom random;

  bst_random_init (&random, bst_random_seed_of (search->settings.seed, 1 + piece->index));
  bst_deck_shuffle (&piece->deck, position, &random);
  for (guint i = 0; i < piece->deck.n_tiles; i++)
    if (piece->deck.tiles[i] == first)
      {
        piece->deck.tiles[i] = piece->deck.tiles[0];
        piece->deck.tiles[0] = first;
        return;
      }
}

/* Plays on for so many turns; FALSE if it was stopped. */
static gboolean
play_on (BstSearchPiece *piece,
         BstPosition    *position,
         guint           depth,
         gboolean        (*stop) (gpointer data),
         gpointer        data)
{
  int type;

  for (guint n = 0; n < depth && (type = bst_deck_draw (&piece->deck, position)) != BST_NO_TILE;)
    {
      if (stop != NULL && stop (data))
        return FALSE;
      if (bst_engine_player_play (piece->player, position, (guint) type))
        n++;
      else
        bst_position_discard (position, (guint) type);
      bst_deck_advance (&piece->deck);
    }

  return TRUE;
}

static gboolean
try_turn (BstEngineSearch *search,
          BstSearchPiece  *piece,
          const BstMove   *move,
          gboolean         (*stop) (gpointer data),
          gpointer         data,
          BstSearchTry    *tried)
{
  g_autoptr (BstPosition) position = bst_position_copy (search->position);
  BstEngineValue value;
  double win, tie;

  bst_engine_turns_make (&piece->turns, position, move, NULL);
  shuffle (search, piece, position);
  bst_engine_player_set_seed (piece->player, bst_random_seed_of (~search->settings.seed, piece->index));
  if (!play_on (piece, position, find_depth (search, piece), stop, data))
    return FALSE;
  bst_engine_valuer_look (bst_engine_player_get_valuer (piece->player), position, &value);
  bst_engine_chance_of (&value, search->n_players, search->player, &win, &tie);
  *tried = (BstSearchTry) { bst_engine_value_margin (&value, search->n_players, search->player), (float) win, (float) tie };

  return TRUE;
}

static gboolean
look_to_end (BstEngineSearch *search,
             BstSearchPiece  *piece,
             gboolean         (*stop) (gpointer data),
             gpointer         data)
{
  g_autoptr (BstPosition) position = bst_position_copy (search->position);

  bst_engine_turns_make (&piece->turns, position, &search->answers[piece->index].move, NULL);

  return bst_engine_end_look (piece->end, position, stop, data, &piece->exact);
}

static gboolean
sweep (BstEngineSearch *search,
       BstSearchPiece  *piece,
       gboolean         (*stop) (gpointer data),
       gpointer         data)
{
  for (guint i = 0; i < search->n_racers; i++)
    if (!search->racers[i].is_out
        && !try_turn (search, piece, &search->answers[search->racers[i].answer].move, stop, data, &piece->tries[i]))
      return FALSE;

  return TRUE;
}

void
bst_engine_search_try (BstEngineSearch *search,
                       guint            index,
                       gboolean         (*stop) (gpointer data),
                       gpointer         data)
{
  BstSearchPiece *piece = &search->pieces[index];

  prepare_piece (search, piece);
  piece->is_whole = search->is_exact ? look_to_end (search, piece, stop, data) : sweep (search, piece, stop, data);
}
