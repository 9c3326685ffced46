/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-player-cell.h"
#include "bastide-player-mark.h"
#include "bastide-player-tint.h"
#include "bastide-supply.h"
#include "bastide-tiles-left.h"
#include "bastide-texture.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

/* In widget units: between the pieces of the cell, the least of a name, what the ring around it takes above and below, and
 * how far that goes beyond the cell at both ends. */
#define SPACING    6
#define LEAST_NAME 48
#define RING       3
#define ENDS       7

enum
{
  MARK,
  NAME,
  TILE,
  SUPPLY,
  TOTAL,
  SCORE,
  N_PIECES
};

#define ALL_PIECES ((1u << N_PIECES) - 1)

/* What comes first where there is not room for all. */
static const guint8 by_weight[N_PIECES] = { MARK, SCORE, NAME, TILE, SUPPLY, TOTAL };

struct _BastidePlayerCell
{
  GtkWidget              parent_instance;

  GtkWidget             *pieces[N_PIECES];
  guint                  shown;         /* of the pieces, a bit each: those for which every cell has room */
  gboolean               is_folded;     /* the figures stand below the name */
  BastidePlayerCellSide  side;
  BstColour              colour;        /* of the player */
  const BstRenderTheme  *theme;         /* static; NULL until there is a player */
  gboolean               is_to_move;
};

G_DEFINE_FINAL_TYPE (BastidePlayerCell, bastide_player_cell, GTK_TYPE_WIDGET)

/* --- Layout --- */

static gboolean
is_below_name (gboolean is_folded,
               guint    piece)
{
  return is_folded && piece == SUPPLY;
}

/* A name may be shortened, and figures of other kinds left out. */
static int
get_width (BastidePlayerCell *self,
           guint              piece)
{
  int least, natural;

  if (!gtk_widget_get_visible (self->pieces[piece]))
    return 0;
  gtk_widget_measure (self->pieces[piece], GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  if (piece == NAME)
    return MIN (natural, LEAST_NAME);

  return piece == SUPPLY ? least : natural;
}

static void
bastide_player_cell_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  BastidePlayerCell *self = BASTIDE_PLAYER_CELL (widget);

  /* As high with a tile as without one, and with two lines as with one, so that the board below stays where it is. */
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? BASTIDE_PLAYER_CELL_TILE + 2 * RING : 0;
  for (guint i = 0; i < N_PIECES; i++)
    {
      int least, wish;

      gtk_widget_measure (self->pieces[i], orientation, -1, &least, &wish, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        *minimum = *natural = MAX (*natural, wish + 2 * RING);
      else
        *natural += wish + (i > 0 ? SPACING : 0);
    }
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = get_width (self, MARK) + SPACING + get_width (self, SCORE);
}

/* The widths of those of @pieces that there is room for. Returns what is left. */
static int
choose (BastidePlayerCell *self,
        guint              pieces,
        gboolean           is_folded,
        int                width,
        int                widths[N_PIECES])
{
  int left = width + SPACING;

  for (guint i = 0; i < N_PIECES; i++)
    widths[i] = 0;
  for (guint i = 0; i < N_PIECES; i++)
    {
      guint piece = by_weight[i];
      int needed = (pieces & (1u << piece)) ? get_width (self, piece) : 0;
      int more = is_below_name (is_folded, piece) ? MAX (needed - widths[NAME], 0) : needed + SPACING;

      if (needed == 0 || more > left)
        continue;
      if (is_below_name (is_folded, piece))
        widths[NAME] += more;
      widths[piece] = needed;
      left -= more;
    }

  return MAX (left, 0);
}

int
bastide_player_cell_get_wish (BastidePlayerCell *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER_CELL (self), 0);

  return get_width (self, MARK) + SPACING + get_width (self, NAME) + SPACING + get_width (self, SCORE);
}

int
bastide_player_cell_get_line (BastidePlayerCell *self)
{
  int natural;

  g_return_val_if_fail (BASTIDE_IS_PLAYER_CELL (self), 0);

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

guint
bastide_player_cell_get_fitting (BastidePlayerCell *self,
                                 gboolean           is_folded,
                                 int                width)
{
  int widths[N_PIECES];
  guint fitting = 0;

  g_return_val_if_fail (BASTIDE_IS_PLAYER_CELL (self), 0);

  choose (self, ALL_PIECES, is_folded, width, widths);
  /* What a player does not have hinders nobody. */
  for (guint i = 0; i < N_PIECES; i++)
    if (widths[i] > 0 || get_width (self, i) == 0)
      fitting |= 1u << i;

  return fitting;
}

void
bastide_player_cell_set_shown (BastidePlayerCell *self,
                               guint              pieces,
                               gboolean           is_folded)
{
  g_return_if_fail (BASTIDE_IS_PLAYER_CELL (self));

  if (pieces == self->shown && is_folded == self->is_folded)
    return;
  self->shown = pieces;
  self->is_folded = is_folded;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
widen_piece (BastidePlayerCell *self,
             guint              piece,
             int               *left,
             int                widths[N_PIECES])
{
  int natural, more;

  if (widths[piece] == 0)
    return;
  gtk_widget_measure (self->pieces[piece], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  more = CLAMP (natural - widths[piece], 0, *left);
  widths[piece] += more;
  *left -= more;
}

/* What is left is the name's, as far as it goes, and then the figures'. */
static void
widen (BastidePlayerCell *self,
       int                left,
       int                widths[N_PIECES])
{
  widen_piece (self, NAME, &left, widths);
  if (!self->is_folded)
    widen_piece (self, SUPPLY, &left, widths);
  else if (widths[SUPPLY] > 0)
    {
      int room = widths[NAME] + left - widths[SUPPLY];

      widen_piece (self, SUPPLY, &room, widths);
      widths[NAME] = MAX (widths[NAME], widths[SUPPLY]);
    }
}

/* Of the right one of two players all of it stands the other way round. */
static void
place (BastidePlayerCell *self,
       guint              piece,
       GtkAllocation      at,
       int                width)
{
  if (self->side == BASTIDE_PLAYER_CELL_RIGHT)
    at.x = width - at.x - at.width;
  gtk_widget_size_allocate (self->pieces[piece], &at, -1);
}

/* One above the other, where both are there. */
static void
place_name (BastidePlayerCell *self,
            const int          widths[N_PIECES],
            int                x,
            int                width,
            int                height)
{
  gboolean has_both = is_below_name (self->is_folded, SUPPLY) && widths[SUPPLY] > 0;
  int line = height, below;

  gtk_widget_measure (self->pieces[SUPPLY], GTK_ORIENTATION_VERTICAL, -1, NULL, &below, NULL, NULL);
  if (has_both)
    line -= below;
  place (self, NAME, (GtkAllocation) { x, 0, widths[NAME], line }, width);
  if (has_both)
    place (self, SUPPLY, (GtkAllocation) { x, line, widths[SUPPLY], height - line }, width);
}

static void
bastide_player_cell_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  /* What a player will have is read after what he has: to the right, or from the middle of the strip to its ends. */
  static const guint8 alone[] = { MARK, NAME, TILE, SUPPLY, SCORE, TOTAL };
  static const guint8 of_two[] = { MARK, NAME, TILE, SUPPLY, TOTAL, SCORE };
  BastidePlayerCell *self = BASTIDE_PLAYER_CELL (widget);
  const guint8 *order = self->side == BASTIDE_PLAYER_CELL_ALONE ? alone : of_two;
  int widths[N_PIECES];
  int left = choose (self, self->shown, self->is_folded, width, widths);
  int used = 0, x = 0;

  widen (self, left, widths);
  for (guint i = 0; i < N_PIECES; i++)
    used += widths[i] > 0 && !is_below_name (self->is_folded, i) ? widths[i] + SPACING : 0;
  for (guint i = 0; i < N_PIECES; i++)
    {
      guint piece = order[i];

      /* Points stand at the one end, the name at the other. */
      if (piece == TILE)
        x += MAX (width + SPACING - used, 0);
      gtk_widget_set_child_visible (self->pieces[piece], widths[piece] > 0);
      if (widths[piece] == 0 || is_below_name (self->is_folded, piece))
        continue;
      if (piece == NAME)
        place_name (self, widths, x, width, height);
      else
        place (self, piece, (GtkAllocation) { x, 0, widths[piece], height }, width);
      x += widths[piece] + SPACING;
    }
}

static void
bastide_player_cell_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  BastidePlayerCell *self = BASTIDE_PLAYER_CELL (widget);
  GdkRGBA ink;

  if (self->is_to_move)
    {
      gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
      bastide_player_tint_snapshot (snapshot,
                                    &GRAPHENE_RECT_INIT (-ENDS, 0, gtk_widget_get_width (widget) + 2 * ENDS,
                                                         gtk_widget_get_height (widget)),
                                    self->theme, self->colour, &ink);
    }
  for (guint i = 0; i < N_PIECES; i++)
    gtk_widget_snapshot_child (widget, self->pieces[i], snapshot);
}

/* --- What is shown --- */

static void
set_number (GtkWidget  *label,
            const char *before,
            int         number,
            const char *after)
{
  g_autofree char *digits = bst_io_words_number (number);
  g_autofree char *text = g_strconcat (before, digits, after, NULL);

  if (strcmp (gtk_label_get_label (GTK_LABEL (label)), text) != 0)
    gtk_label_set_label (GTK_LABEL (label), text);
}

/* The room for the tile is kept, so that nothing moves when another player has one. */
static void
set_tile (GtkWidget         *picture,
          const BstPosition *position,
          guint              player,
          BastideTileCache  *tiles)
{
  gint16 types[BST_MAX_HELD_TILES];
  gboolean holds = bst_position_get_turn (position) == player
                   && bastide_tiles_left_get_open (position, player, FALSE, types) > 0;
  GdkTexture *texture = holds ? bastide_texture_of_tile (tiles, (guint) types[0], 0, 0) : NULL;

  gtk_picture_set_paintable (GTK_PICTURE (picture), texture != NULL ? GDK_PAINTABLE (texture) : NULL);
}

void
bastide_player_cell_update (BastidePlayerCell *self,
                            BastideShown      *shown,
                            gboolean           is_exam,
                            guint              player,
                            const BstRenderTheme *theme,
                            BastideTileCache  *tiles)
{
  const BstPosition *position;
  BstGame *game;
  gboolean is_left, is_over, is_to_move;
  BstColour colour;
  guint index;

  g_return_if_fail (BASTIDE_IS_PLAYER_CELL (self));

  is_left = self->side == BASTIDE_PLAYER_CELL_LEFT;
  position = bastide_shown_get_position (shown);
  game = bastide_shown_get_game (shown);
  index = bastide_shown_get_index (shown);
  is_over = bastide_shown_is_over (shown);
  is_to_move = !is_over && bst_position_get_turn (position) == player;
  bastide_player_mark_set (BASTIDE_PLAYER_MARK (self->pieces[MARK]), game, 1u << player);
  gtk_label_set_label (GTK_LABEL (self->pieces[NAME]), bst_io_words_player (game, player));
  bastide_supply_set (BASTIDE_SUPPLY (self->pieces[SUPPLY]), position, player);
  set_number (self->pieces[SCORE], "", bastide_shown_get_standing (shown, index, player), "");
  /* What it comes to if the game ends now. */
  set_number (self->pieces[TOTAL], is_left ? "" : "→ ", bastide_shown_get_score (shown, index, player, TRUE),
              is_left ? " ←" : "");
  gtk_widget_set_visible (self->pieces[TOTAL], !is_over && !is_exam);
  gtk_widget_set_visible (self->pieces[TILE], !is_over);
  set_tile (self->pieces[TILE], position, player, tiles);
  colour = bst_game_get_player (game, player)->colour;
  if (is_to_move != self->is_to_move || colour != self->colour || theme != self->theme)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->is_to_move = is_to_move;
  self->colour = colour;
  self->theme = theme;
}

char *
bastide_player_cell_dup_text (BastideShown *shown,
                              gboolean      is_exam,
                              guint         player)
{
  guint index = bastide_shown_get_index (shown);
  g_autofree char *now = NULL;
  g_autofree char *pending = NULL;
  g_autofree char *total = NULL;

  if (is_exam)
    return g_strdup_printf (_("%s %d"), bst_io_words_player (bastide_shown_get_game (shown), player),
                            bastide_shown_get_standing (shown, index, player));
  now = bst_io_words_number (bastide_shown_get_score (shown, index, player, FALSE));
  pending = bst_io_words_signed (bastide_shown_get_pending_points (shown, player));
  total = bst_io_words_number (bastide_shown_get_score (shown, index, player, TRUE));

  return g_strdup_printf (_("%s: now %s, pending %s, total %s"),
                          bst_io_words_player (bastide_shown_get_game (shown), player), now, pending,
                          total);
}

/* --- Class --- */

static void
bastide_player_cell_dispose (GObject *object)
{
  BastidePlayerCell *self = BASTIDE_PLAYER_CELL (object);

  for (guint i = 0; i < N_PIECES; i++)
    g_clear_pointer (&self->pieces[i], gtk_widget_unparent);

  G_OBJECT_CLASS (bastide_player_cell_parent_class)->dispose (object);
}

static void
bastide_player_cell_class_init (BastidePlayerCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_player_cell_dispose;
  widget_class->measure = bastide_player_cell_measure;
  widget_class->size_allocate = bastide_player_cell_size_allocate;
  widget_class->snapshot = bastide_player_cell_snapshot;
  /* The button around it says all of it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkWidget *
new_label (const char *style)
{
  GtkWidget *label = gtk_label_new ("");

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, style);

  return label;
}

static void
bastide_player_cell_init (BastidePlayerCell *self)
{
  GtkWidget *tile = gtk_picture_new ();

  self->shown = ALL_PIECES;
  gtk_picture_set_can_shrink (GTK_PICTURE (tile), TRUE);
  gtk_widget_set_size_request (tile, BASTIDE_PLAYER_CELL_TILE, BASTIDE_PLAYER_CELL_TILE);
  gtk_widget_set_halign (tile, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (tile, GTK_ALIGN_CENTER);
  self->pieces[MARK] = bastide_player_mark_new ();
  self->pieces[NAME] = new_label ("player-name");
  gtk_label_set_ellipsize (GTK_LABEL (self->pieces[NAME]), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->pieces[NAME]), 0);
  self->pieces[SUPPLY] = bastide_supply_new_line ();
  gtk_widget_set_valign (self->pieces[SUPPLY], GTK_ALIGN_CENTER);
  self->pieces[SCORE] = new_label ("player-score");
  self->pieces[TOTAL] = new_label ("dim-label");
  self->pieces[TILE] = tile;
  for (guint i = 0; i < N_PIECES; i++)
    gtk_widget_set_parent (self->pieces[i], GTK_WIDGET (self));
}

GtkWidget *
bastide_player_cell_new (BastidePlayerCellSide side)
{
  BastidePlayerCell *self = g_object_new (BASTIDE_TYPE_PLAYER_CELL, NULL);

  self->side = side;
  if (side == BASTIDE_PLAYER_CELL_RIGHT)
    gtk_label_set_xalign (GTK_LABEL (self->pieces[NAME]), 1);
  if (side != BASTIDE_PLAYER_CELL_ALONE)
    gtk_widget_add_css_class (self->pieces[SCORE], "of-two");

  return GTK_WIDGET (self);
}
