/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards over the board: each is in its corner unless that hides what one looks at now, and then
 * in another one. */

#include "config.h"

#include "bastide-study-page-private.h"

#include <bst-render-overlay.h>

#include <math.h>

/* Between a card and the edge of the board, and what the buttons at the bottom take of it. */
#define MARGIN 12
#define BUTTONS_HEIGHT 46

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
}

/* Where the tile in hand could go, if that is to be seen or to be clicked. */
static void
add_legal (BastideStudyPage *self,
           GArray        *cells)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  int type = bastide_turn_input_get_tile (self->turn_input);
  g_autofree BstPlacement *placements = NULL;
  guint n_tiles, n_placements;

  if (type == BST_NO_TILE || bastide_study_is_trying (self->study) || bastide_study_is_exam (self->study)
      || (bastide_turn_input_get_state (self->turn_input) == BASTIDE_TURN_INPUT_IDLE
          && !(bastide_board_get_show (self->board) & BST_RENDER_SHOW_LEGAL)))
    return;
  bst_position_get_tiles (position, &n_tiles);
  placements = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n_placements = bst_position_get_placements (position, (guint) type, placements);
  for (guint i = 0; i < n_placements; i++)
    add_cell (self, cells, placements[i].x, placements[i].y);
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

static int
get_margin_bottom (GtkAlign valign)
{
  return valign == GTK_ALIGN_END ? MARGIN + BUTTONS_HEIGHT : MARGIN;
}

/* Where a card of its size is in a corner. Its size has the margin of the corner where it is now:
 * counted in, a card could go to and fro between two corners for ever. */
static void
get_area (BastideStudyPage *self,
          GtkWidget     *card,
          GtkAlign       halign,
          GtkAlign       valign,
          GdkRectangle  *area)
{
  GtkRequisition size;
  int width = gtk_widget_get_width (GTK_WIDGET (self->board));
  int height = gtk_widget_get_height (GTK_WIDGET (self->board));

  gtk_widget_get_preferred_size (card, NULL, &size);
  area->width = MIN (width, size.width);
  area->height = MIN (height, size.height - gtk_widget_get_margin_bottom (card)
                              + get_margin_bottom (valign));
  area->x = halign == GTK_ALIGN_START ? 0 : width - area->width;
  area->y = valign == GTK_ALIGN_START ? 0 : height - area->height;
}

/* The corner where @card hides the fewest of @cells; of equal ones the first, beginning with its
 * own: at the top, at the side @home. */
static void
place_card (BastideStudyPage *self,
            GtkWidget     *card,
            GtkAlign       home,
            const GArray  *cells)
{
  GtkAlign away = home == GTK_ALIGN_START ? GTK_ALIGN_END : GTK_ALIGN_START;
  const GtkAlign corners[][2] = {
    { home, GTK_ALIGN_START }, { away, GTK_ALIGN_START },
    { home, GTK_ALIGN_END }, { away, GTK_ALIGN_END },
  };
  guint best = 0, fewest = G_MAXUINT;

  for (guint i = 0; i < G_N_ELEMENTS (corners) && fewest > 0; i++)
    {
      GdkRectangle area;
      guint n_hidden;

      get_area (self, card, corners[i][0], corners[i][1], &area);
      n_hidden = count_hidden (&area, cells);
      if (n_hidden < fewest)
        best = i;
      fewest = MIN (fewest, n_hidden);
    }
  gtk_widget_set_halign (card, corners[best][0]);
  gtk_widget_set_valign (card, corners[best][1]);
  gtk_widget_set_margin_bottom (card, get_margin_bottom (corners[best][1]));
}

/* The bars take their corner first, and the card none that is taken. */
static void
add_bars (BastideStudyPage *self,
          GArray        *cells)
{
  GdkRectangle area;

  if (!gtk_widget_get_visible (GTK_WIDGET (self->turn_bar))
      && !gtk_widget_get_visible (GTK_WIDGET (self->edit_bar)))
    return;
  get_area (self, self->bars, gtk_widget_get_halign (self->bars), gtk_widget_get_valign (self->bars),
            &area);
  /* Worse than any number of cells. */
  for (guint n = cells->len + 1; n > 0; n--)
    g_array_append_val (cells, area);
}

void
bastide_study_page_place_cards (BastideStudyPage *self)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (GdkRectangle));

  if (bastide_study_get_record (self->study) == NULL)
    return;
  add_last_tile (self, cells);
  add_turn (self, cells);
  add_legal (self, cells);
  place_card (self, self->bars, GTK_ALIGN_END, cells);
  add_bars (self, cells);
  place_card (self, GTK_WIDGET (self->card), GTK_ALIGN_START, cells);
}
