/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who begins, where a house rule lets the players find it out before the game (H1, H2). */

#include "config.h"

#include "bastide-new-game-options-private.h"

#include <bst-house-rules.h>

/* H1: everybody throws three figures, of which one in ten lands standing. No document says how
 * many do; it only decides how long one throws. */
#define FIGURES_THROWN 3
#define STANDS_ONE_IN  10

void
bastide_new_game_options_forget_draws (BastideNewGameOptions *self)
{
  for (guint round = 0; round < BASTIDE_NEW_GAME_OPTIONS_MAX_ROUNDS; round++)
    for (guint seat = 0; seat < BST_MAX_PLAYERS; seat++)
      self->drawn[round][seat] = BST_NO_TILE;
}

void
bastide_new_game_options_forget_first (BastideNewGameOptions *self)
{
  self->thrower = self->chosen = BST_NO_PLAYER;
  self->n_throws = 0;
  bastide_new_game_options_forget_draws (self);
}

static void
swap_seat (int   *seat,
           guint  a,
           guint  b)
{
  if (*seat == (int) a || *seat == (int) b)
    *seat = (int) (a + b) - *seat;
}

void
bastide_new_game_options_swap_first (BastideNewGameOptions *self,
                                     guint                  a,
                                     guint                  b)
{
  for (guint round = 0; round < BASTIDE_NEW_GAME_OPTIONS_MAX_ROUNDS; round++)
    {
      int drawn = self->drawn[round][a];

      self->drawn[round][a] = self->drawn[round][b];
      self->drawn[round][b] = drawn;
    }
  swap_seat (&self->thrower, a, b);
  swap_seat (&self->chosen, a, b);
}

/* --- Drawing --- */

/* Who draws in round @round, or is still in it behind the last: as bst_first_by_roads() says it.
 * 0 if a tile is missing in a round before. */
static guint
find_waiting (BastideNewGameOptions *self,
              guint                  round)
{
  BstTileSet *tiles = bastide_new_game_options_get_tiles (self, NULL);
  int drawn[BST_MAX_FIRST_DRAWS];
  guint8 waiting = (guint8) ((1u << self->n_players) - 1);
  guint n_drawn = 0;

  for (guint r = 0; tiles != NULL && r < round; r++)
    {
      for (guint seats = waiting; seats != 0; seats &= seats - 1)
        {
          drawn[n_drawn] = self->drawn[r][__builtin_ctz (seats)];
          if (drawn[n_drawn++] == BST_NO_TILE)
            return 0;
        }
      if (bst_first_by_roads (tiles, self->n_players, drawn, n_drawn, &waiting) != BST_NO_PLAYER)
        return r + 1 == round ? waiting : 0;
    }

  return tiles != NULL ? waiting : 0;
}

static gboolean
is_one (guint seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0;
}

guint
bastide_new_game_options_get_round (BastideNewGameOptions *self,
                                    guint                  round)
{
  guint waiting;

  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), 0);

  waiting = round < BASTIDE_NEW_GAME_OPTIONS_MAX_ROUNDS ? find_waiting (self, round) : 0;

  return is_one (waiting) ? 0 : waiting;
}

int
bastide_new_game_options_get_drawn (BastideNewGameOptions *self,
                                    guint                  round,
                                    guint                  seat)
{
  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), BST_NO_TILE);
  g_return_val_if_fail (round < BASTIDE_NEW_GAME_OPTIONS_MAX_ROUNDS && seat < BST_MAX_PLAYERS, BST_NO_TILE);

  return self->drawn[round][seat];
}

static void
put_drawn (BastideNewGameOptions *self,
           guint                  round,
           guint                  seat,
           int                    type)
{
  self->drawn[round][seat] = type;
  for (guint r = round + 1; r < BASTIDE_NEW_GAME_OPTIONS_MAX_ROUNDS; r++)
    for (guint s = 0; s < BST_MAX_PLAYERS; s++)
      self->drawn[r][s] = BST_NO_TILE;
}

void
bastide_new_game_options_set_drawn (BastideNewGameOptions *self,
                                    guint                  round,
                                    guint                  seat,
                                    int                    type)
{
  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));
  g_return_if_fail (round < BASTIDE_NEW_GAME_OPTIONS_MAX_ROUNDS && seat < self->n_players);

  if (self->drawn[round][seat] == type)
    return;
  put_drawn (self, round, seat, type);
  bastide_new_game_options_changed (self);
}

gboolean
bastide_new_game_options_may_draw (BastideNewGameOptions *self,
                                   guint                  type)
{
  BstTileSet *tiles = bastide_new_game_options_get_tiles (self, NULL);

  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), FALSE);
  g_return_val_if_fail (tiles != NULL, FALSE);

  return bst_tile_set_get_type (tiles, type)->group == BST_DRAW_ANY_TIME;
}

/* Copies in the bag before the game, the start tiles left out unless they are in it too (H5). */
static guint
count_copies (BastideNewGameOptions *self,
              guint                  type)
{
  BstTileSet *tiles = bastide_new_game_options_get_tiles (self, NULL);
  guint n_starts;
  const BstStartTile *starts = bst_tile_set_get_starts (tiles, &n_starts);
  guint count = bst_tile_set_get_type (tiles, type)->count;

  if (!bastide_new_game_options_may_draw (self, type))
    return 0;
  for (guint i = 0; !self->rules.start_in_bag && i < n_starts; i++)
    count -= starts[i].type == (int) type && count > 0;

  return count;
}

/* Those that nobody holds yet. */
static guint
count_left (BastideNewGameOptions *self,
            guint                  type)
{
  guint held = 0;

  for (guint round = 0; round < BASTIDE_NEW_GAME_OPTIONS_MAX_ROUNDS; round++)
    for (guint seat = 0; seat < BST_MAX_PLAYERS; seat++)
      held += self->drawn[round][seat] == (int) type;

  return count_copies (self, type) - MIN (held, count_copies (self, type));
}

static int
draw_one (BastideNewGameOptions *self)
{
  guint n_types = bst_tile_set_get_n_types (bastide_new_game_options_get_tiles (self, NULL));
  gint32 left = 0;

  for (guint type = 0; type < n_types; type++)
    left += (gint32) count_left (self, type);
  if (left == 0)
    return BST_NO_TILE;

  left = g_random_int_range (0, left);
  for (guint type = 0; type < n_types; type++)
    {
      left -= (gint32) count_left (self, type);
      if (left < 0)
        return (int) type;
    }

  return BST_NO_TILE;
}

void
bastide_new_game_options_draw (BastideNewGameOptions *self)
{
  guint seats;

  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));

  bastide_new_game_options_forget_draws (self);
  for (guint round = 0; (seats = bastide_new_game_options_get_round (self, round)) != 0; round++)
    for (; seats != 0; seats &= seats - 1)
      put_drawn (self, round, (guint) __builtin_ctz (seats), draw_one (self));
  bastide_new_game_options_changed (self);
}

/* --- Throwing --- */

int
bastide_new_game_options_get_thrower (BastideNewGameOptions *self)
{
  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), BST_NO_PLAYER);

  return self->thrower;
}

void
bastide_new_game_options_set_thrower (BastideNewGameOptions *self,
                                      int                    seat)
{
  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));
  g_return_if_fail (seat < (int) self->n_players);

  if (self->thrower == seat)
    return;
  self->thrower = seat;
  self->chosen = BST_NO_PLAYER;
  self->n_throws = 0;
  bastide_new_game_options_changed (self);
}

void
bastide_new_game_options_set_chosen (BastideNewGameOptions *self,
                                     int                    seat)
{
  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));
  g_return_if_fail (self->thrower != BST_NO_PLAYER && seat >= 0 && seat < (int) self->n_players);

  if (bastide_new_game_options_get_first (self) == seat)
    return;
  self->chosen = seat;
  bastide_new_game_options_changed (self);
}

static gboolean
lands_standing (void)
{
  for (guint figure = 0; figure < FIGURES_THROWN; figure++)
    if (g_random_int_range (0, STANDS_ONE_IN) == 0)
      return TRUE;

  return FALSE;
}

void
bastide_new_game_options_throw (BastideNewGameOptions *self)
{
  guint throws = 1;

  g_return_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self));

  while (throws < G_MAXUINT8 && !lands_standing ())
    throws++;
  self->thrower = (int) ((throws - 1) % self->n_players);
  self->chosen = BST_NO_PLAYER;
  self->n_throws = (guint8) throws;
  bastide_new_game_options_changed (self);
}

/* --- Who begins --- */

int
bastide_new_game_options_get_first (BastideNewGameOptions *self)
{
  g_return_val_if_fail (BASTIDE_IS_NEW_GAME_OPTIONS (self), BST_NO_PLAYER);

  if (self->rules.first_player == BST_FIRST_THROW)
    return self->chosen != BST_NO_PLAYER ? self->chosen : self->thrower;
  if (self->rules.first_player != BST_FIRST_ROADS)
    return BST_NO_PLAYER;
  for (guint round = 1; round <= BASTIDE_NEW_GAME_OPTIONS_MAX_ROUNDS; round++)
    {
      guint waiting = find_waiting (self, round);

      if (is_one (waiting))
        return __builtin_ctz (waiting);
    }

  return BST_NO_PLAYER;
}

guint
bastide_new_game_options_get_turn (BastideNewGameOptions *self,
                                   guint                  seat)
{
  int first = bastide_new_game_options_get_first (self);

  return first == BST_NO_PLAYER ? seat : (seat + self->n_players - (guint) first) % self->n_players;
}

/* The tiles of all rounds, those of each in the order of turns. */
static void
list_drawn (BastideNewGameOptions *self,
            guint                  first,
            BstBeginning          *beginning)
{
  guint seats;

  for (guint round = 0; (seats = bastide_new_game_options_get_round (self, round)) != 0; round++)
    for (guint turn = 0; turn < self->n_players; turn++)
      {
        guint seat = (first + turn) % self->n_players;

        if (seats & (1u << seat))
          beginning->drawn[beginning->n_drawn++] = (gint16) self->drawn[round][seat];
      }
}

gboolean
bastide_new_game_options_get_beginning (BastideNewGameOptions *self,
                                        BstBeginning *beginning)
{
  int first = bastide_new_game_options_get_first (self);

  *beginning = (BstBeginning) { .kind = BST_BEGINNING_NONE };
  if (first == BST_NO_PLAYER)
    return FALSE;

  if (self->rules.first_player == BST_FIRST_THROW)
    {
      beginning->kind = BST_BEGINNING_THROW;
      beginning->n_throws = self->n_throws;
      beginning->thrower = (guint8) bastide_new_game_options_get_turn (self, (guint) self->thrower);
    }
  else
    {
      beginning->kind = BST_BEGINNING_ROADS;
      list_drawn (self, (guint) first, beginning);
    }

  return TRUE;
}
