/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards over the board: each is in its corner unless that hides what one looks at now, and then
 * in another one; that of a feature is far from the tile laid last, and from the pointer. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-board-services.h"
#include "bastide-text-size.h"

#include <bst-render-overlay.h>

#include <math.h>

/* Between a card and the edge of the board, and what the buttons at the bottom take of it. */
#define MARGIN 12
#define BUTTONS_HEIGHT 46
#define BUTTONS_WIDTH  150
/* A board that has no room for the whole card of a feature beside its tiles. */
#define LOW_BOARD      340

/* (element-type GdkRectangle): cells of which a card shall hide none. */
static void
add_cell (BastideStudyPage *self,
          GArray        *cells,
          int            x,
          int            y)
{
  GdkRectangle area;

  bastide_board_get_cell_area (self->board, x, y, &area);
  g_array_append_val (cells, area);
}

static void
add_last_tile (BastideStudyPage *self,
               GArray        *cells)
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_study_get_position (self->study), &n_tiles);

  if (n_tiles > 0)
    add_cell (self, cells, tiles[n_tiles - 1].x, tiles[n_tiles - 1].y);
}

/* Where the turn that is being tried can go on. */
static void
add_turn (BastideStudyPage *self,
          GArray        *cells)
{
  guint n_spots, rotation;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);
  gboolean legal;
  int x, y;

  for (guint i = 0; i < n_spots; i++)
    add_cell (self, cells, (int) floor (spots[i].x), (int) floor (spots[i].y));
  if (bastide_turn_input_get_ghost (self->turn_input, &x, &y, &rotation, &legal))
    add_cell (self, cells, x, y);
  bastide_turn_layer_add_areas (self->turn_layer, cells);
}

/* A card under the pointer would hide what it tells of. */
static void
add_pointer (BastideStudyPage *self,
             GArray           *cells)
{
  GdkRectangle area = { .width = 2 * MARGIN, .height = 2 * MARGIN };
  double x, y;

  if (!bastide_board_get_pointer (self->board, &x, &y))
    return;
  area.x = (int) x - MARGIN;
  area.y = (int) y - MARGIN;
  g_array_append_val (cells, area);
}

/* Where the tile in hand could go, if that is to be seen or to be clicked. */
static void
add_legal (BastideStudyPage *self,
           GArray        *cells)
{
  BastideShown *shown = bastide_study_get_shown (self->study);
  const BstPosition *position = bastide_shown_get_position (shown);
  int type = bastide_turn_input_get_tile (self->turn_input);
  g_autofree BstPlacement *placements = NULL;
  guint n_tiles, n_placements;

  if (type == BST_NO_TILE || bastide_shown_is_trying (shown) || bastide_study_is_exam (self->study)
      || (bastide_turn_input_get_state (self->turn_input) == BASTIDE_TURN_INPUT_IDLE
          && !(bastide_board_get_show (self->board) & BST_RENDER_SHOW_LEGAL)))
    return;
  bst_position_get_tiles (position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_placements = bst_position_get_placements (position, (guint) type, placements);
  for (guint i = 0; i < n_placements; i++)
    add_cell (self, cells, placements[i].x, placements[i].y);
}

/* What is seen of the board: tiles, and the empty cells beside them while something is painted there. */
static GArray *
list_seen (BastideStudyPage *self)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (GdkRectangle));
  int ring = (bastide_board_get_show (self->board) & (BST_RENDER_SHOW_HOLES | BST_RENDER_SHOW_JOINS)) != 0;
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_study_get_position (self->study), &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    {
      add_cell (self, cells, tiles[i].x, tiles[i].y);
      if (ring == 0)
        continue;
      add_cell (self, cells, tiles[i].x + 1, tiles[i].y);
      add_cell (self, cells, tiles[i].x - 1, tiles[i].y);
      add_cell (self, cells, tiles[i].x, tiles[i].y + 1);
      add_cell (self, cells, tiles[i].x, tiles[i].y - 1);
    }

  return cells;
}

static guint
count_hidden (const GdkRectangle *card,
              const GArray       *cells)
{
  guint n = 0;

  for (guint i = 0; i < cells->len; i++)
    n += gdk_rectangle_intersect (card, &g_array_index (cells, GdkRectangle, i), NULL);

  return n;
}

static gboolean
has_bars (BastideStudyPage *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->turn_bar)) || gtk_widget_get_visible (GTK_WIDGET (self->edit_bar));
}

/* The buttons at the bottom, and the title of the legend, are below a card. */
static int
get_margin_bottom (BastideStudyPage *self,
                   GtkWidget        *card,
                   GtkAlign          halign,
                   GtkAlign          valign)
{
  return valign == GTK_ALIGN_END && (card != self->key || halign == GTK_ALIGN_END) ? MARGIN + BUTTONS_HEIGHT : MARGIN;
}

/* Its height with margins, wherever it is now. */
static int
measure_height (GtkWidget *card,
                int       *width)
{
  GtkRequisition size;

  gtk_widget_get_preferred_size (card, NULL, &size);
  *width = size.width;

  return size.height - gtk_widget_get_margin_top (card) - gtk_widget_get_margin_bottom (card) + 2 * MARGIN;
}

/* What the bars take of a corner: the card of a feature lies below them there, or above them. */
static int
get_bars_height (BastideStudyPage *self,
                 GtkWidget        *card,
                 GtkAlign          halign,
                 GtkAlign          valign)
{
  int width;

  if (card != GTK_WIDGET (self->card) || !has_bars (self) || gtk_widget_get_halign (self->bars) != halign
      || gtk_widget_get_valign (self->bars) != valign)
    return 0;

  return measure_height (self->bars, &width) - MARGIN + get_margin_bottom (self, self->bars, halign, valign);
}

/* Where a card of its size is in a corner. Its size has the margins of the corner where it is now:
 * counted in, a card could go to and fro between two corners for ever. */
static void
get_area (BastideStudyPage *self,
          GtkWidget     *card,
          GtkAlign       halign,
          GtkAlign       valign,
          GdkRectangle  *area)
{
  int board_width = gtk_widget_get_width (GTK_WIDGET (self->board));
  int board_height = gtk_widget_get_height (GTK_WIDGET (self->board));
  int bars_height = get_bars_height (self, card, halign, valign);
  int width;
  int height = measure_height (card, &width) - MARGIN
               + (bars_height > 0 ? 0 : get_margin_bottom (self, card, halign, valign));

  area->width = MIN (board_width, width);
  area->height = MIN (board_height, height);
  area->x = halign == GTK_ALIGN_START ? 0 : board_width - area->width;
  area->y = valign == GTK_ALIGN_START ? bars_height : board_height - bars_height - area->height;
}

static void
move_card (BastideStudyPage *self,
           GtkWidget        *card,
           const GtkAlign    corner[2])
{
  int bars_height = get_bars_height (self, card, corner[0], corner[1]);
  gboolean is_below = bars_height > 0 && corner[1] == GTK_ALIGN_START;
  gboolean is_above = bars_height > 0 && corner[1] == GTK_ALIGN_END;

  gtk_widget_set_halign (card, corner[0]);
  gtk_widget_set_valign (card, corner[1]);
  gtk_widget_set_margin_top (card, is_below ? bars_height : MARGIN);
  gtk_widget_set_margin_bottom (card, is_above ? bars_height : get_margin_bottom (self, card, corner[0], corner[1]));
}

/* The corner of @corners where @card hides the fewest of @cells; of equal ones that with the fewest of @rest
 * (nullable), then the first. Returns how many of @cells these are. */
static guint
place_card (BastideStudyPage *self,
            GtkWidget        *card,
            const GtkAlign    corners[4][2],
            const GArray     *cells,
            const GArray     *rest)
{
  guint weight = rest != NULL ? rest->len + 1 : 1;
  guint best = 0, fewest = G_MAXUINT;

  for (guint i = 0; i < 4 && fewest > 0; i++)
    {
      GdkRectangle area;
      guint n_hidden;

      get_area (self, card, corners[i][0], corners[i][1], &area);
      n_hidden = count_hidden (&area, cells) * weight + (rest != NULL ? count_hidden (&area, rest) : 0);
      if (n_hidden < fewest)
        best = i;
      fewest = MIN (fewest, n_hidden);
    }
  move_card (self, card, corners[best]);

  return fewest / weight;
}

/* Away from the tile laid last, the farthest corner first. */
static void
list_corners_away (BastideStudyPage *self,
                   GtkAlign          corners[4][2])
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_study_get_position (self->study), &n_tiles);
  GdkRectangle last = { 0 };
  GtkAlign halign, valign;
  int width = gtk_widget_get_width (GTK_WIDGET (self->board));
  int height = gtk_widget_get_height (GTK_WIDGET (self->board));
  gboolean is_wide;

  if (n_tiles > 0)
    bastide_board_get_cell_area (self->board, tiles[n_tiles - 1].x, tiles[n_tiles - 1].y, &last);
  halign = last.x + last.width / 2 > width / 2 ? GTK_ALIGN_START : GTK_ALIGN_END;
  valign = last.y + last.height / 2 > height / 2 ? GTK_ALIGN_START : GTK_ALIGN_END;
  is_wide = ABS (last.x + last.width / 2 - width / 2) > ABS (last.y + last.height / 2 - height / 2);
  for (guint i = 0; i < 4; i++)
    {
      gboolean other_side = is_wide ? i >= 2 : i & 1;
      gboolean other_end = is_wide ? i & 1 : i >= 2;

      corners[i][0] = (halign == GTK_ALIGN_START) != other_side ? GTK_ALIGN_START : GTK_ALIGN_END;
      corners[i][1] = (valign == GTK_ALIGN_START) != other_end ? GTK_ALIGN_START : GTK_ALIGN_END;
    }
}

/* A corner that is taken is worse than any number of cells. */
static void
add_taken (BastideStudyPage *self,
           GtkWidget        *card,
           GArray           *cells)
{
  GdkRectangle area;

  get_area (self, card, gtk_widget_get_halign (card), gtk_widget_get_valign (card), &area);
  for (guint n = cells->len + 1; n > 0; n--)
    g_array_append_val (cells, area);
}

static gboolean
is_board_low (BastideStudyPage *self)
{
  return gtk_widget_get_height (GTK_WIDGET (self->board))
         < LOW_BOARD * bastide_text_size_get_scale (GTK_WIDGET (self));
}

/* With its margins at the top of the board, wherever it is now. */
static void
measure (GtkWidget      *card,
         GtkRequisition *size)
{
  size->height = measure_height (card, &size->width);
}

/* A legend that folded for want of room has none to measure: it keeps the room that it would need. */
void
bastide_study_page_measure_cards (BastideStudyPage *self)
{
  GtkRequisition card, key = { 0 };

  if (gtk_widget_get_visible (self->key_rows))
    measure (self->key, &key);
  if (!bastide_study_page_wants_key (self) || gtk_widget_get_visible (self->key_rows))
    bastide_board_set_key_size (self->board, key.width, key.height);
  measure (GTK_WIDGET (self->card), &card);
  bastide_board_set_card_size (self->board, card.width, card.height);
}

/* Over a board that was zoomed the legend folds rather than hide what is looked at. Its title alone is beside the
 * buttons, where no fitted board is, and below every card. */
static void
place_key (BastideStudyPage *self,
           GArray           *cells,
           const GArray     *seen)
{
  static const GtkAlign corners[4][2] = {
    { GTK_ALIGN_START, GTK_ALIGN_END }, { GTK_ALIGN_START, GTK_ALIGN_START },
    { GTK_ALIGN_END, GTK_ALIGN_START }, { GTK_ALIGN_END, GTK_ALIGN_END },
  };

  if (!gtk_widget_get_visible (self->key))
    return;
  if (bastide_study_page_wants_key (self) && place_card (self, self->key, corners, cells, seen) == 0)
    {
      bastide_study_page_set_key_open (self, TRUE);
      add_taken (self, self->key, cells);
      return;
    }
  bastide_study_page_set_key_open (self, FALSE);
  move_card (self, self->key, corners[0]);
}

/* The buttons of a turn stay where they are from one click to the next, as long as they hide nothing there. */
static void
place_bars (BastideStudyPage *self,
            GArray           *cells,
            const GArray     *seen)
{
  static const GtkAlign corners[4][2] = {
    { GTK_ALIGN_END, GTK_ALIGN_START }, { GTK_ALIGN_START, GTK_ALIGN_START },
    { GTK_ALIGN_END, GTK_ALIGN_END }, { GTK_ALIGN_START, GTK_ALIGN_END },
  };
  gboolean has_turn = gtk_widget_get_visible (GTK_WIDGET (self->turn_bar));
  GdkRectangle area;

  get_area (self, self->bars, gtk_widget_get_halign (self->bars), gtk_widget_get_valign (self->bars), &area);
  if (!has_turn || !self->had_turn || count_hidden (&area, cells) > 0)
    place_card (self, self->bars, corners, cells, seen);
  self->had_turn = has_turn;
  if (has_bars (self))
    add_taken (self, self->bars, cells);
}

/* It stands between the legend and the buttons, where no board and no card is; where there is no room for it, above
 * them. */
static void
place_chip (BastideStudyPage *self,
            GArray           *cells)
{
  GtkRequisition size;
  int width = gtk_widget_get_width (GTK_WIDGET (self->board));
  int height = gtk_widget_get_height (GTK_WIDGET (self->board));
  gboolean is_above;
  GdkRectangle area;

  if (!gtk_widget_get_visible (self->chip))
    return;
  gtk_widget_get_preferred_size (self->chip, NULL, &size);
  is_above = size.width + 2 * BUTTONS_WIDTH > width;
  gtk_widget_set_margin_bottom (self->chip, is_above ? MARGIN + BUTTONS_HEIGHT : MARGIN);
  if (!is_above)
    return;
  gtk_widget_get_preferred_size (self->chip, NULL, &size);
  area = (GdkRectangle) { (width - size.width) / 2, height - size.height, size.width, size.height };
  for (guint n = cells->len + 1; n > 0; n--)
    g_array_append_val (cells, area);
}

/* It has no place where it would hide what is looked at now; that counts twice, and the pointer once. */
static void
place_feature_card (BastideStudyPage *self,
                    GArray           *cells,
                    const GArray     *seen)
{
  GtkWidget *card = GTK_WIDGET (self->card);
  guint n_cells = cells->len;
  GtkAlign away[4][2];
  GdkRectangle area;

  for (guint i = 0; i < n_cells; i++)
    {
      GdkRectangle cell = g_array_index (cells, GdkRectangle, i);

      g_array_append_val (cells, cell);
    }
  add_pointer (self, cells);
  list_corners_away (self, away);
  place_card (self, card, (const GtkAlign (*)[2]) away, cells, seen);
  g_array_set_size (cells, n_cells);
  get_area (self, card, gtk_widget_get_halign (card), gtk_widget_get_valign (card), &area);
  self->has_card_place = count_hidden (&area, cells) == 0;
  if (!self->has_card_place)
    bastide_feature_card_set_part (self->card, NULL, BST_NO_PART);
}

void
bastide_study_page_place_cards (BastideStudyPage *self)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (GdkRectangle));
  g_autoptr (GArray) seen = NULL;

  if (bastide_study_get_record (self->study) == NULL)
    return;
  bastide_feature_card_set_short (self->card, is_board_low (self));
  /* This may fit the board anew: where its cells are is asked afterwards. */
  gtk_widget_set_visible (self->key_rows, bastide_study_page_wants_key (self));
  bastide_study_page_measure_cards (self);
  seen = list_seen (self);
  add_last_tile (self, cells);
  add_turn (self, cells);
  add_legal (self, cells);
  place_bars (self, cells, seen);
  place_key (self, cells, seen);
  place_chip (self, cells);
  place_feature_card (self, cells, seen);
}
