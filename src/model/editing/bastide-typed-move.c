/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-typed-move.h"
#include "bastide-clipboard.h"
#include "bastide-tile-text.h"

#include <bst-feature.h>
#include <bst-io-reason.h>

#include <glib/gi18n.h>

#include <string.h>

/* What is typed is about what is shown by then. */
static const BstPosition *
get_position (BastideTurnInput *self)
{
  return bastide_shown_get_position (bastide_study_get_shown (bastide_turn_input_get_study (self)));
}

static BstGame *
get_game (BastideTurnInput *self)
{
  return bastide_shown_get_game (bastide_study_get_shown (bastide_turn_input_get_study (self)));
}

/* A figure of the feature to which the tile just laid would bring another; BST_NO_PART if that is
 * not what is wrong. */
static guint
find_holder (const BstPosition *position,
             const BstStep     *step)
{
  guint part = bst_position_find_part (position, &step->spot);
  const BstFigure *figures;
  guint n_figures, root;

  if (step->kind != BST_STEP_PUT || part == BST_NO_PART
      || bst_position_why_not_step (position, step) != BST_REASON_OCCUPIED)
    return BST_NO_PART;

  root = bst_position_find_root (position, part);
  figures = bst_position_get_figures (position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    if (bst_position_find_root (position, figures[i].part) == root)
      return figures[i].part;

  return BST_NO_PART;
}

/* What is wrong with a move is outlined on the board, as if it had been tried there. */
static void
outline (BastideTurnInput *self,
         const BstMove    *move)
{
  g_autoptr (BstPosition) copy = bst_position_copy (get_position (self));
  BastideTurnInputRefusal refusal = { .part = BST_NO_PART };
  BstMove bare = *move;
  BstReason reason;

  if (move->kind == BST_MOVE_PLACE)
    {
      reason = bst_position_why_not (copy, (guint) move->type, move->x, move->y, move->rotation,
                                     &refusal.edge);
      refusal.has_edge = reason == BST_REASON_EDGE;
      refusal.x = move->x;
      refusal.y = move->y;
      bare.n_steps = 0;
      bare.unfinished = TRUE;
      if (move->n_steps > 0 && bst_position_apply (copy, &bare, NULL, NULL))
        refusal.part = find_holder (copy, &move->steps[0]);
    }
  bastide_turn_input_point_out (self, &refusal);
}

/* One move is a move, several are a line that is pasted. */
static gboolean
play_text (BastideTurnInput *self,
           const char       *text,
           GError          **error)
{
  BstNode *line = bastide_clipboard_line_from_text (text, get_game (self), error);
  gboolean ok;

  if (line == NULL)
    return FALSE;
  if (line->children == NULL)
    ok = bastide_study_play (bastide_turn_input_get_study (self), &line->move, error);
  else
    ok = bastide_study_paste (bastide_turn_input_get_study (self), line, error);
  if (!ok)
    outline (self, &line->move);
  bst_node_free_tree (line);
  if (!ok && error != NULL)
    bst_io_reason_localize (*error);

  return ok;
}

/* The list of moves has a cell as "2, −3". (transfer full) */
static char *
dup_plain (const char *text)
{
  g_autoptr (GString) plain = g_string_new (text);

  g_string_replace (plain, "−", "-", 0);
  g_string_replace (plain, ", ", ",", 0);

  return g_string_free (g_steal_pointer (&plain), FALSE);
}

/* The placement of the tile on the cell; rotations 0 if it fits nowhere there. */
static BstPlacement
find_placement (BastideTurnInput *self,
                int               type,
                int               x,
                int               y)
{
  const BstPosition *position = get_position (self);
  BstPlacement placement = { (gint16) x, (gint16) y, 0 };

  for (guint rotation = 0; rotation < 4; rotation++)
    if (bst_position_why_not (position, (guint) type, x, y, rotation, NULL) == BST_REASON_NONE)
      placement.rotations |= (guint8) (1u << rotation);
  placement.rotations &= bst_tile_set_get_type (bst_game_get_tile_set (get_game (self)),
                                                (guint) type)->rotations;

  return placement;
}

/* "3,0" and "3,0 r90 [Red road:E]" are moves of the tile in hand, turned as it must be if that is one way. NULL if the
 * text does not begin with a cell, or no tile is in hand. (transfer full) (nullable) */
static char *
dup_move_in_hand (BastideTurnInput *self,
                  const char       *text)
{
  BstTileSet *set = bst_game_get_tile_set (get_game (self));
  int type = bastide_turn_input_get_tile (self);
  gsize length = strspn (text, "-0123456789,");
  g_autofree char *cell = g_strndup (text, length);
  g_auto (GStrv) numbers = g_strsplit (cell, ",", 3);
  const char *rest = text + length;
  gint64 x, y;
  BstPlacement placement;
  guint rotation;

  if (type == BST_NO_TILE || g_strv_length (numbers) != 2
      || !g_ascii_string_to_signed (numbers[0], 10, -BST_MAX_COORDINATE, BST_MAX_COORDINATE, &x, NULL)
      || !g_ascii_string_to_signed (numbers[1], 10, -BST_MAX_COORDINATE, BST_MAX_COORDINATE, &y, NULL))
    return NULL;
  if (g_str_has_prefix (rest, " r"))
    return g_strdup_printf ("%s@%s%s", bst_tile_set_get_name (set, (guint) type), cell, rest);
  placement = find_placement (self, type, (int) x, (int) y);
  /* In several ways it would be a guess; in none the move says why not. */
  if (placement.rotations & (placement.rotations - 1))
    return NULL;
  rotation = placement.rotations != 0 ? (guint) g_bit_nth_lsf (placement.rotations, -1) : 0;

  return g_strdup_printf ("%s@%s r%u%s", bst_tile_set_get_name (set, (guint) type), cell, 90 * rotation, rest);
}

/* A move that can be made: of the tile in hand, or of any. (transfer full) (nullable) */
static char *
dup_example (BastideTurnInput *self)
{
  const BstPosition *position = get_position (self);
  BstTileSet *set = bst_game_get_tile_set (get_game (self));
  int held = bastide_turn_input_get_tile (self);
  guint n_tiles;
  g_autofree BstPlacement *placements = NULL;

  bst_position_get_tiles (position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    if ((held == BST_NO_TILE || (int) type == held) && bst_position_get_remaining (position, type) > 0
        && bst_position_get_placements (position, type, placements) > 0)
      return g_strdup_printf ("%s@%d,%d r%u", bst_tile_set_get_name (set, type), placements[0].x, placements[0].y,
                              90 * (guint) g_bit_nth_lsf (placements[0].rotations, -1));

  return NULL;
}

/* By its letter or number, or by what it is called, if no other tile is called the same. */
static int
find_tile (BstTileSet *set,
           const char *text)
{
  g_autofree char *wanted = g_utf8_casefold (text, -1);
  int type = bst_tile_set_find (set, text);
  guint n_found = 0;

  if (type != BST_NO_TILE)
    return type;
  for (guint i = 0; i < bst_tile_set_get_n_types (set); i++)
    {
      g_autofree char *nickname = bastide_tile_text_dup_nickname (bst_tile_set_get_type (set, i));
      g_autofree char *called = g_utf8_casefold (nickname, -1);

      if (strcmp (called, wanted) != 0)
        continue;
      type = (int) i;
      n_found++;
    }

  return n_found == 1 ? type : BST_NO_TILE;
}

/* What could not be read is told with a move that can be made. (transfer full) */
static char *
dup_refusal (BastideTurnInput *self,
             const GError     *error)
{
  gboolean is_form = error->domain == BST_ERROR && (error->code == BST_ERROR_SYNTAX || error->code == BST_ERROR_UNKNOWN
                                                    || error->code == BST_ERROR_RANGE);
  g_autofree char *example = is_form ? dup_example (self) : NULL;

  if (example == NULL)
    return g_strdup (error->message);

  /* Translators: why a move that was typed is refused, and a move as it is typed: "U@1,0 r90". */
  return g_strdup_printf (_("%s. For example: %s"), error->message, example);
}

char *
bastide_typed_move_enter (BastideTurnInput *turn_input,
                          const char       *typed)
{
  g_autofree char *text = g_strstrip (g_strdup (typed));
  g_autofree char *plain = dup_plain (text);
  g_autofree char *in_hand = dup_move_in_hand (turn_input, plain);
  int type = find_tile (bst_game_get_tile_set (get_game (turn_input)), text);
  g_autoptr (GError) error = NULL;

  if (type != BST_NO_TILE)
    bastide_turn_input_set_tile (turn_input, type);
  else if (!play_text (turn_input, in_hand != NULL ? in_hand : plain, &error))
    return dup_refusal (turn_input, error);

  return NULL;
}
