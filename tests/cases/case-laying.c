/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines about where tiles and figures may go. */

#include "case.h"

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

static gboolean
read_rotation (const char *word,
               guint      *rotation)
{
  static const char * const names[] = { "r0", "r90", "r180", "r270" };

  for (*rotation = 0; *rotation < 4; (*rotation)++)
    if (strcmp (word, names[*rotation]) == 0)
      return TRUE;

  return FALSE;
}

/* The rotations that words name until the end or a word that is none. */
static guint
read_rotations (char ***words)
{
  guint rotations = 0, rotation;

  while (**words != NULL && read_rotation (**words, &rotation))
    {
      rotations |= 1u << rotation;
      (*words)++;
    }

  return rotations;
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
say_rotations (Case  *self,
               int    x,
               int    y,
               guint  rotations)
{
  case_fail (self, "at %d,%d it fits in%s%s%s%s%s", x, y, rotations & 1 ? " r0" : "",
             rotations & 2 ? " r90" : "", rotations & 4 ? " r180" : "",
             rotations & 8 ? " r270" : "", rotations == 0 ? " no rotation" : "");
}

void
case_run_placements (Case  *self,
                     char **words)
{
  BstPosition *position = case_get_position (self);
  g_autofree BstPlacement *placements = NULL;
  guint type, n_placements, n_named = 0;

  if (!case_read_type (self, words[0], &type))
    return;
  if (g_strcmp0 (words[1], "=") != 0)
    {
      case_fail (self, "expected TILE = X,Y rROTATION ...");
      return;
    }

  placements = list_placements (position, type, &n_placements);
  for (words += 2; *words != NULL; n_named++)
    {
      int x, y;
      guint wanted, found;

      if (!case_read_cell (self, *words, &x, &y))
        return;
      words++;
      wanted = read_rotations (&words);
      found = rotations_at (placements, n_placements, x, y);
      if (wanted == 0 || wanted != found)
        say_rotations (self, x, y, found);
    }
  if (n_named != n_placements)
    case_fail (self, "it fits on %u cells, not %u", n_placements, n_named);
}

void
case_run_rotations (Case  *self,
                    char **words)
{
  BstPosition *position = case_get_position (self);
  g_autofree BstPlacement *placements = NULL;
  guint type, n_placements, wanted, found;
  int x, y;

  if (!case_read_type (self, words[0], &type))
    return;
  if (!case_read_cell (self, words[1], &x, &y))
    return;
  if (case_count_words (words) < 4 || strcmp (words[2], "=") != 0)
    {
      case_fail (self, "expected TILE X,Y = rROTATION ... or none");
      return;
    }

  words += strcmp (words[3], "none") == 0 ? 4 : 3;
  wanted = read_rotations (&words);
  placements = list_placements (position, type, &n_placements);
  found = rotations_at (placements, n_placements, x, y);
  if (*words != NULL)
    case_fail (self, "unknown rotation %s", *words);
  else if (wanted != found)
    say_rotations (self, x, y, found);
}

void
case_run_fits (Case  *self,
               char **words)
{
  BstPosition *position = case_get_position (self);
  g_autofree BstPlacement *placements = NULL;
  const char *rule;
  guint n_placements;
  BstMove move;

  if (!case_read_move (self, words, &move))
    return;

  rule = bst_reason_get_rule (bst_position_why_not (position, (guint) move.type, move.x, move.y,
                                                    move.rotation, NULL));
  if (rule != NULL)
    case_fail (self, "the tile may not lie so: %s", rule);

  placements = list_placements (position, (guint) move.type, &n_placements);
  if (rotations_at (placements, n_placements, move.x, move.y) == 0)
    case_fail (self, "the cell is not among those where the tile fits");
}

static void
run_has_placement (Case      *self,
                   char     **words,
                   gboolean   wanted)
{
  BstPosition *position = case_get_position (self);
  g_autofree BstPlacement *placements = NULL;
  guint type, n_placements;

  if (!case_read_type (self, words[0], &type))
    return;

  placements = list_placements (position, type, &n_placements);
  if (bst_position_has_placement (position, type) != wanted || (n_placements > 0) != wanted)
    case_fail (self, "the tile fits on %u cells", n_placements);
}

void
case_run_placeable (Case  *self,
                    char **words)
{
  run_has_placement (self, words, TRUE);
}

void
case_run_unplaceable (Case  *self,
                      char **words)
{
  run_has_placement (self, words, FALSE);
}

/* --- Refused moves --- */

void
case_run_refuse (Case  *self,
                 char **words)
{
  BstPosition *position = case_get_position (self);
  g_autoptr (BstPosition) before = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *start = NULL;
  gboolean moved;
  BstMove move;
  int mover;

  if (case_count_words (words) < 2)
    {
      case_fail (self, "expected a rule's number and a move");
      return;
    }

  start = g_strdup_printf ("%s:", words[0]);
  if (!case_read_turn (self, words + 1, &move, &mover))
    return;
  moved = mover != BST_NO_PLAYER && !bst_position_is_unfinished (position);
  if (moved)
    bst_position_set_turn (position, (guint) mover);

  before = bst_position_copy (position);
  if (bst_position_apply (position, &move, NULL, &error))
    {
      case_fail (self, "the move was accepted");
      bst_position_undo (position);
    }
  else if (!g_str_has_prefix (error->message, start))
    {
      case_fail (self, "refused for another reason: %s", error->message);
    }
  else if (!bst_position_equal (before, position) || !bst_position_is_ok (position))
    {
      case_fail (self, "the refused move changed the position");
    }
  if (moved)
    bst_position_undo (position);
}

/* What the notation has no words for. */
void
case_run_malformed (Case  *self,
                    char **words)
{
  g_autofree char *text = g_strjoinv (" ", words);
  BstMove move;

  if (bst_move_parse (case_get_game (self), text, &move, NULL))
    case_fail (self, "the move was read");
}

/* --- Spots --- */

/* The segments that the words name; MAXUINT after a failure. */
static guint
read_spots (Case           *self,
            const BstMove  *laid,
            int             player,
            char          **words)
{
  BstGame *game = case_get_game (self);
  const BstTileType *type = bst_tile_set_get_type (bst_game_get_tile_set (game),
                                                   (guint) laid->type);
  guint spots = 0;

  for (; *words != NULL; words++)
    {
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;
      BstMove move;
      guint segment;

      text = g_strdup_printf ("%s@%d,%d r%d [%s %s]", type->id, laid->x, laid->y,
                              90 * laid->rotation,
                              bst_colour_name (bst_game_get_player (game, (guint) player)->colour),
                              *words);
      if (!bst_move_parse (game, text, &move, &error))
        {
          case_fail (self, "%s", error->message);
          return G_MAXUINT;
        }
      segment = bst_spot_get_segment (&move.steps[0].spot, type, laid->rotation);
      if (segment == BST_NO_SEGMENT || (spots & (1u << segment)))
        {
          case_fail (self, "%s is not there or named twice", *words);
          return G_MAXUINT;
        }
      spots |= 1u << segment;
    }

  return spots;
}

/* A whole move onto each segment must be accepted or refused as the list of spots says. */
static void
try_each_segment (Case          *self,
                  const BstMove *laid,
                  int            player,
                  BstFigureKind  figure,
                  guint          spots)
{
  const BstTileSet *set = bst_game_get_tile_set (case_get_game (self));
  const BstTileType *type = bst_tile_set_get_type (set, (guint) laid->type);

  for (guint segment = 0; segment < type->n_segments; segment++)
    {
      BstMove move = *laid;
      gboolean accepted;

      bst_move_put (&move, type, segment, player, figure);
      accepted = bst_position_apply (self->position, &move, NULL, NULL);
      if (accepted)
        bst_position_undo (self->position);
      if (accepted != (gboolean) ((spots >> segment) & 1u))
        {
          g_autofree char *text = bst_move_to_text (case_get_game (self), &move);

          case_fail (self, "%s was %s", text, accepted ? "accepted" : "refused");
        }
    }
}

void
case_run_spots (Case  *self,
                char **words)
{
  BstPosition *position = case_get_position (self);
  guint8 found[BST_MAX_SEGMENTS];
  guint n_found, wanted, mask = 0;
  BstFigureKind figure;
  int player;
  BstMove move;

  if (!case_read_player (self, words[0], &player))
    return;
  words++;
  figure = case_read_figure (&words);
  if (!case_read_move (self, words, &move))
    return;
  if (case_count_words (words) < 4 || strcmp (words[2], "=") != 0)
    {
      case_fail (self, "expected PLAYER FIGURE TILE@X,Y rROTATION = PLACE ... or none");
      return;
    }

  wanted = read_spots (self, &move, player, words + (strcmp (words[3], "none") == 0 ? 4 : 3));
  if (wanted == G_MAXUINT)
    return;
  if (bst_position_why_not (position, (guint) move.type, move.x, move.y, move.rotation, NULL)
      != BST_REASON_NONE)
    {
      case_fail (self, "the tile may not lie so");
      return;
    }

  bst_position_set_turn (position, (guint) player);
  bst_position_place (position, (guint) move.type, move.x, move.y, move.rotation);
  n_found = bst_position_get_spots (position, (guint) player, figure, found);
  bst_position_undo (position);
  for (guint i = 0; i < n_found; i++)
    mask |= 1u << found[i];
  if (mask != wanted)
    case_fail (self, "the spots are segments %#x, not %#x", mask, wanted);
  try_each_segment (self, &move, player, figure, wanted);
  bst_position_undo (position);
}
