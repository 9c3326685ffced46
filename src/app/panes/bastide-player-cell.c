/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-player-cell.h"
#include "bastide-held-tiles.h"
#include "bastide-player-mark.h"
#include "bastide-supply.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

/* In widget units: between the pieces of the cell, the least of a name, and the bar below whoever is
 * to move. */
#define SPACING    6
#define LEAST_NAME 48
#define BAR        3

/* From the left to the right. */
enum
{
  MARK,
  NAME,
  SUPPLY,
  SCORE,
  TOTAL,
  TILE,
  N_PIECES
};

#define ALL_PIECES ((1u << N_PIECES) - 1)

/* What comes first where there is not room for all. */
static const guint8 by_weight[N_PIECES] = { MARK, SCORE, NAME, SUPPLY, TOTAL, TILE };

struct _BastidePlayerCell
{
  GtkWidget  parent_instance;

  GtkWidget *pieces[N_PIECES];
  guint      shown;             /* of the pieces, a bit each: those for which every cell has room */
  gboolean   is_to_move;
};

G_DEFINE_FINAL_TYPE (BastidePlayerCell, bastide_player_cell, GTK_TYPE_WIDGET)

/* --- Layout --- */

/* A name may be shortened, and figures of other kinds left out. */
static int
get_width (BastidePlayerCell *self,
           guint              piece)
{
  int least, natural;

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

  /* As high with a tile as without one, so that the board below stays where it is. */
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? BASTIDE_PLAYER_CELL_TILE + 2 * BAR : 0;
  for (guint i = 0; i < N_PIECES; i++)
    {
      int least, wish;

      gtk_widget_measure (self->pieces[i], orientation, -1, &least, &wish, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        *minimum = *natural = MAX (*natural, wish + 2 * BAR);
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
        int                width,
        int                widths[N_PIECES])
{
  int left = width + SPACING;

  for (guint i = 0; i < N_PIECES; i++)
    widths[i] = 0;
  for (guint i = 0; i < N_PIECES; i++)
    {
      guint piece = by_weight[i];
      gboolean is_there = (pieces & (1u << piece)) && gtk_widget_get_visible (self->pieces[piece]);
      int needed = is_there ? get_width (self, piece) : 0;

      if (needed == 0 || needed + SPACING > left)
        continue;
      widths[piece] = needed;
      left -= needed + SPACING;
    }

  return MAX (left, 0);
}

int
bastide_player_cell_get_wish (BastidePlayerCell *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER_CELL (self), 0);

  return get_width (self, MARK) + SPACING + get_width (self, NAME) + SPACING + get_width (self, SCORE);
}

guint
bastide_player_cell_get_fitting (BastidePlayerCell *self,
                                 int                width)
{
  int widths[N_PIECES];
  guint fitting = 0;

  g_return_val_if_fail (BASTIDE_IS_PLAYER_CELL (self), 0);

  choose (self, ALL_PIECES, width, widths);
  /* What a player does not have hinders nobody. */
  for (guint i = 0; i < N_PIECES; i++)
    if (widths[i] > 0 || !gtk_widget_get_visible (self->pieces[i]) || get_width (self, i) == 0)
      fitting |= 1u << i;

  return fitting;
}

void
bastide_player_cell_set_shown (BastidePlayerCell *self,
                               guint              pieces)
{
  g_return_if_fail (BASTIDE_IS_PLAYER_CELL (self));

  if (pieces == self->shown)
    return;
  self->shown = pieces;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* What is left is the name's, as far as it goes, and then the figures'. */
static void
widen (BastidePlayerCell *self,
       int                left,
       int                widths[N_PIECES])
{
  static const guint8 elastic[] = { NAME, SUPPLY };

  for (guint i = 0; i < G_N_ELEMENTS (elastic); i++)
    {
      int natural, more;

      if (widths[elastic[i]] == 0)
        continue;
      gtk_widget_measure (self->pieces[elastic[i]], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL,
                          NULL);
      more = CLAMP (natural - widths[elastic[i]], 0, left);
      widths[elastic[i]] += more;
      left -= more;
    }
}

static void
bastide_player_cell_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  BastidePlayerCell *self = BASTIDE_PLAYER_CELL (widget);
  int widths[N_PIECES];
  int left = choose (self, self->shown, width, widths);
  int used = 0, x = 0;

  widen (self, left, widths);
  for (guint i = 0; i < N_PIECES; i++)
    used += widths[i] > 0 ? widths[i] + SPACING : 0;
  for (guint i = 0; i < N_PIECES; i++)
    {
      /* Points stand at the right, the name at the left. */
      if (i == SUPPLY)
        x += MAX (width + SPACING - used, 0);
      gtk_widget_set_child_visible (self->pieces[i], widths[i] > 0);
      if (widths[i] == 0)
        continue;
      gtk_widget_size_allocate (self->pieces[i], &(GtkAllocation) { x, 0, widths[i], height - BAR }, -1);
      x += widths[i] + SPACING;
    }
}

static void
bastide_player_cell_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  BastidePlayerCell *self = BASTIDE_PLAYER_CELL (widget);
  GdkRGBA colour;

  for (guint i = 0; i < N_PIECES; i++)
    gtk_widget_snapshot_child (widget, self->pieces[i], snapshot);
  if (!self->is_to_move)
    return;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_snapshot_append_color (snapshot, &colour,
                             &GRAPHENE_RECT_INIT (0, gtk_widget_get_height (widget) - BAR,
                                                  gtk_widget_get_width (widget), BAR));
}

/* --- What is shown --- */

static void
set_number (GtkWidget  *label,
            const char *format,
            int         number)
{
  g_autofree char *digits = bst_io_words_number (number);
  g_autofree char *text = g_strconcat (format, digits, NULL);

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
                   && bastide_held_tiles_get_open (position, player, FALSE, types) > 0;
  GdkTexture *texture = holds ? bastide_tile_cache_get_texture (tiles, (guint) types[0], 0, 0) : NULL;

  gtk_picture_set_paintable (GTK_PICTURE (picture), texture != NULL ? GDK_PAINTABLE (texture) : NULL);
}

void
bastide_player_cell_update (BastidePlayerCell *self,
                            BastideShown      *shown,
                            gboolean           is_exam,
                            guint              player,
                            BastideTileCache  *tiles)
{
  const BstPosition *position;
  BstGame *game;
  gboolean is_over, is_to_move;
  guint index;

  g_return_if_fail (BASTIDE_IS_PLAYER_CELL (self));

  position = bastide_shown_get_position (shown);
  game = bastide_shown_get_game (shown);
  index = bastide_shown_get_index (shown);
  is_over = bastide_shown_is_over (shown);
  is_to_move = !is_over && bst_position_get_turn (position) == player;
  bastide_player_mark_set (BASTIDE_PLAYER_MARK (self->pieces[MARK]), game, 1u << player);
  gtk_label_set_label (GTK_LABEL (self->pieces[NAME]), bst_io_words_player (game, player));
  bastide_supply_set (BASTIDE_SUPPLY (self->pieces[SUPPLY]), position, player);
  set_number (self->pieces[SCORE], "", bastide_shown_get_standing (shown, index, player));
  /* What it comes to if the game ends now. */
  set_number (self->pieces[TOTAL], "→ ", bastide_shown_get_score (shown, index, player, TRUE));
  gtk_widget_set_visible (self->pieces[TOTAL], !is_over && !is_exam);
  gtk_widget_set_visible (self->pieces[TILE], !is_over);
  set_tile (self->pieces[TILE], position, player, tiles);
  if (is_to_move != self->is_to_move)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->is_to_move = is_to_move;
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
bastide_player_cell_new (void)
{
  return g_object_new (BASTIDE_TYPE_PLAYER_CELL, NULL);
}
