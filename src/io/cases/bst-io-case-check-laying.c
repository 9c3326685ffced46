/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines about where tiles and figures may go. */

#include "bst-io-case-check-private.h"

#include <string.h>

static BstPlacement *
list_placements (BstPosition *position,
                 guint        type,
                 guint       *n_placements)
{
  guint n_tiles;
  BstPlacement *placements;

  bst_position_get_tiles (position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  *n_placements = bst_position_get_placements (position, type, placements);

  return placements;
}

static guint
rotations_at (const BstPlacement *placements,
              guint               n_placements,
              int                 x,
              int                 y)
{
  for (guint i = 0; i < n_placements; i++)
    if (placements[i].x == x && placements[i].y == y)
      return placements[i].rotations;

  return 0;
}

static void
say_rotations (BstIoCaseCheck *self,
               int             x,
               int             y,
               guint           rotations)
{
  bst_io_case_check_fail (self, "at %d,%d it fits in%s%s%s%s%s", x, y, rotations & 1 ? " r0" : "",
                          rotations & 2 ? " r90" : "", rotations & 4 ? " r180" : "",
                          rotations & 8 ? " r270" : "", rotations == 0 ? " no rotation" : "");
}

void
bst_io_case_check_placements (BstIoCaseCheck *self,
                              char          **words)
{
  BstPosition *position = self->game.position;
  g_autofree BstPlacement *placements = NULL;
  guint type, n_placements, n_named = 0;

  if (!bst_io_case_check_read_type (self, words[0], &type))
    return;
  if (g_strcmp0 (words[1], "=") != 0)
    {
      bst_io_case_check_fail (self, "expected TILE = X,Y rROTATION ...");
      return;
    }

  placements = list_placements (position, type, &n_placements);
  for (words += 2; *words != NULL; n_named++)
    {
      int x, y;
      guint wanted, found;

      if (!bst_io_case_check_read_cell (self, *words, &x, &y))
        return;
      words++;
      wanted = bst_io_case_read_rotations (&words);
      found = rotations_at (placements, n_placements, x, y);
      if (wanted == 0 || wanted != found)
        say_rotations (self, x, y, found);
    }
  if (n_named != n_placements)
    bst_io_case_check_fail (self, "it fits on %u cells, not %u", n_placements, n_named);
}

void
bst_io_case_check_rotations (BstIoCaseCheck *self,
                             char          **words)
{
  BstPosition *position = self->game.position;
  g_autofree BstPlacement *placements = NULL;
  guint type, n_placements, wanted, found;
  int x, y;

  if (!bst_io_case_check_read_type (self, words[0], &type))
    return;
  if (!bst_io_case_check_read_cell (self, words[1], &x, &y))
    return;
  if (bst_io_case_check_count_words (words) < 4 || strcmp (words[2], "=") != 0)
    {
      bst_io_case_check_fail (self, "expected TILE X,Y = rROTATION ... or none");
      return;
    }

  words += strcmp (words[3], "none") == 0 ? 4 : 3;
  wanted = bst_io_case_read_rotations (&words);
  placements = list_placements (position, type, &n_placements);
  found = rotations_at (placements, n_placements, x, y);
  if (*words != NULL)
    bst_io_case_check_fail (self, "unknown rotation %s", *words);
  else if (wanted != found)
    say_rotations (self, x, y, found);
}

void
bst_io_case_check_fits (BstIoCaseCheck *self,
                        char          **words)
{
  BstPosition *position = self->game.position;
  g_autofree BstPlacement *placements = NULL;
  const char *rule;
  guint n_placements;
  BstMove move;

  if (!bst_io_case_check_read_move (self, words, &move))
    return;

  rule = bst_reason_get_rule (bst_position_why_not (position, (guint) move.type, move.x, move.y,
                                                    move.rotation, NULL));
  if (rule != NULL)
    bst_io_case_check_fail (self, "the tile may not lie so: %s", rule);

  placements = list_placements (position, (guint) move.type, &n_placements);
  if (rotations_at (placements, n_placements, move.x, move.y) == 0)
    bst_io_case_check_fail (self, "the cell is not among those where the tile fits");
}

static void
run_has_placement (BstIoCaseCheck *self,
                   char          **words,
                   gboolean        wanted)
{
  BstPosition *position = self->game.position;
  g_autofree BstPlacement *placements = NULL;
  guint type, n_placements;

  if (!bst_io_case_check_read_type (self, words[0], &type))
    return;

  placements = list_placements (position, type, &n_placements);
  if (bst_position_has_placement (position, type) != wanted || (n_placements > 0) != wanted)
    bst_io_case_check_fail (self, "the tile fits on %u cells", n_placements);
}

void
bst_io_case_check_placeable (BstIoCaseCheck *self,
                             char          **words)
{
  run_has_placement (self, words, TRUE);
}

void
bst_io_case_check_unplaceable (BstIoCaseCheck *self,
                               char          **words)
{
  run_has_placement (self, words, FALSE);
}

/* --- Refused moves --- */

void
bst_io_case_check_refuse (BstIoCaseCheck *self,
                          char          **words)
{
  BstPosition *position = self->game.position;
  g_autoptr (BstPosition) before = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *start = NULL;
  gboolean moved;
  BstMove move;
  int mover;

  if (bst_io_case_check_count_words (words) < 2)
    {
      bst_io_case_check_fail (self, "expected a rule's number and a move");
      return;
    }

  start = g_strdup_printf ("%s:", words[0]);
  if (!bst_io_case_check_read_turn (self, words + 1, &move, &mover))
    return;
  moved = mover != BST_NO_PLAYER && !bst_position_is_unfinished (position);
  if (moved)
    bst_position_set_turn (position, (guint) mover);

  before = bst_position_copy (position);
  if (bst_position_apply (position, &move, NULL, &error))
    {
      bst_io_case_check_fail (self, "the move was accepted");
      bst_position_undo (position);
    }
  else if (!g_str_has_prefix (error->message, start))
    {
      bst_io_case_check_fail (self, "refused for another reason: %s", error->message);
    }
  else if (!bst_position_equal (before, position) || !bst_position_is_ok (position))
    {
      bst_io_case_check_fail (self, "the refused move changed the position");
    }
  if (moved)
    bst_position_undo (position);
}

/* What the notation has no words for. */
void
bst_io_case_check_malformed (BstIoCaseCheck *self,
                             char          **words)
{
  g_autofree char *text = g_strjoinv (" ", words);
  BstMove move;

  if (bst_move_parse (bst_io_case_check_get_game (self), text, &move, NULL))
    bst_io_case_check_fail (self, "the move was read");
}

/* --- Spots --- */

/* A whole move onto each segment must be accepted or refused as the list of spots says. */
static void
try_each_segment (BstIoCaseCheck *self,
                  const BstMove  *laid,
                  int             player,
                  BstFigureKind   figure,
                  guint           spots)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_io_case_check_get_game (self));
  const BstTileType *type = bst_tile_set_get_type (set, (guint) laid->type);

  for (guint segment = 0; segment < type->n_segments; segment++)
    {
      BstMove move = *laid;
      gboolean accepted;

      bst_move_put (&move, type, segment, player, figure);
      accepted = bst_position_apply (self->game.position, &move, NULL, NULL);
      if (accepted)
        bst_position_undo (self->game.position);
      if (accepted != (gboolean) ((spots >> segment) & 1u))
        {
          g_autofree char *text = bst_move_to_text (bst_io_case_check_get_game (self), &move);

          bst_io_case_check_fail (self, "%s was %s", text, accepted ? "accepted" : "refused");
        }
    }
}

void
bst_io_case_check_spots (BstIoCaseCheck *self,
                         char          **words)
{
  BstPosition *position = self->game.position;
  guint8 found[BST_MAX_SEGMENTS];
  guint n_found, wanted, mask = 0;
  GError *error = NULL;
  BstFigureKind figure;
  int player;
  BstMove move;

  if (!bst_io_case_check_read_player (self, words[0], &player))
    return;
  words++;
  figure = bst_io_case_read_figure (&words);
  if (!bst_io_case_check_read_move (self, words, &move))
    return;
  if (bst_io_case_check_count_words (words) < 4 || strcmp (words[2], "=") != 0)
    {
      bst_io_case_check_fail (self, "expected PLAYER FIGURE TILE@X,Y rROTATION = PLACE ... or none");
      return;
    }

  bst_io_case_read_spots (bst_io_case_check_get_game (self), &move, words + 3, &wanted, &error);
  if (!bst_io_case_check_accept (self, error))
    return;
  if (bst_position_why_not (position, (guint) move.type, move.x, move.y, move.rotation, NULL)
      != BST_REASON_NONE)
    {
      bst_io_case_check_fail (self, "the tile may not lie so");
      return;
    }

  bst_position_set_turn (position, (guint) player);
  bst_position_place (position, (guint) move.type, move.x, move.y, move.rotation);
  n_found = bst_position_get_spots (position, (guint) player, figure, found);
  bst_position_undo (position);
  for (guint i = 0; i < n_found; i++)
    mask |= 1u << found[i];
  if (mask != wanted)
    bst_io_case_check_fail (self, "the spots are segments %#x, not %#x", mask, wanted);
  try_each_segment (self, &move, player, figure, wanted);
  bst_position_undo (position);
}
