/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards and buttons over the board: each is in its place unless that hides what one looks at now, and then in another
 * one; that of a feature where it hides least of the tiles, else it is one line at an edge. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-board-services.h"

#include <bst-render-cover.h>
#include <bst-render-overlay.h>

#include <math.h>

/* Between a card and the edge of the board, and between two cards. */
#define MARGIN 12
#define GAP    6
/* Of a feature in one line, as most are. */
#define LINE_WIDTH 280

#define MAX_PLACES 6

static const BstRenderPlace card_lines[] = {
  { -1, 1 }, { 0, 1 }, { 1, 1 }, { -1, -1 }, { 0, -1 }, { 1, -1 },
};

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

/* A card under the pointer would hide what it tells of; to that of a pinned feature the pointer goes. */
static void
add_pointer (BastideStudyPage *self,
             GArray           *cells)
{
  GdkRectangle area = { .width = 2 * MARGIN, .height = 2 * MARGIN };
  double x, y;

  if (!bastide_board_get_pointer (self->board, &x, &y) || bastide_board_get_target (self->board) != BST_NO_PART)
    return;
  area.x = (int) x - MARGIN;
  area.y = (int) y - MARGIN;
  g_array_append_val (cells, area);
}

/* What the engine says of the game, in a bar at an edge, and of the turns, on their cells. */
static void
add_value (BastideStudyPage *self,
           GArray           *cells)
{
  GtkWidget *bar = GTK_WIDGET (self->value_bar);
  GdkRectangle area = { gtk_widget_get_margin_start (bar), gtk_widget_get_margin_top (bar) };
  guint n_best;
  const BstRenderBest *best = bastide_board_get_best (self->board, &n_best);

  if (!gtk_widget_get_visible (bar))
    return;
  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &area.width, NULL, NULL);
  area.height = gtk_widget_get_height (GTK_WIDGET (self->board)) - area.y - gtk_widget_get_margin_bottom (bar);
  g_array_append_val (cells, area);
  if (!(bastide_board_get_show (self->board) & BST_RENDER_SHOW_BEST))
    return;
  for (guint i = 0; i < n_best; i++)
    add_cell (self, cells, best[i].x, best[i].y);
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

/* The empty cells beside the tiles. */
static void
add_frontier (BastideStudyPage  *self,
              const BstPosition *position,
              GArray            *cells)
{
  g_autofree BstPlacement *frontier = NULL;
  guint n_tiles, n;

  bst_position_get_tiles (position, &n_tiles);
  frontier = g_new (BstPlacement, BST_MAX_PLACEMENTS (n_tiles));
  n = bst_position_get_frontier (position, frontier);
  for (guint i = 0; i < n; i++)
    add_cell (self, cells, frontier[i].x, frontier[i].y);
}

/* What is seen of the board: tiles, and the empty cells beside them while something is painted there. */
static GArray *
list_seen (BastideStudyPage *self)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (GdkRectangle));
  const BstPosition *position = bastide_study_get_position (self->study);
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (position, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    add_cell (self, cells, tiles[i].x, tiles[i].y);
  if (bastide_board_get_show (self->board) & (BST_RENDER_SHOW_HOLES | BST_RENDER_SHOW_ANY | BST_RENDER_SHOW_JOINS))
    add_frontier (self, position, cells);

  return cells;
}

static gboolean
has_bars (BastideStudyPage *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->turn_bar)) || gtk_widget_get_visible (GTK_WIDGET (self->edit_bar));
}

/* Its size without margins, and no larger than the board has room for. */
static void
measure (BastideStudyPage *self,
         GtkWidget        *card,
         GtkRequisition   *size)
{
  gtk_widget_get_preferred_size (card, NULL, size);
  size->width -= gtk_widget_get_margin_start (card) + gtk_widget_get_margin_end (card);
  size->height -= gtk_widget_get_margin_top (card) + gtk_widget_get_margin_bottom (card);
  size->width = MIN (size->width, gtk_widget_get_width (GTK_WIDGET (self->board)) - 2 * MARGIN);
  size->height = MIN (size->height, gtk_widget_get_height (GTK_WIDGET (self->board)) - 2 * MARGIN);
}

/* Where a card of a size is at a place. */
static GdkRectangle
get_area (BastideStudyPage     *self,
          const GtkRequisition *size,
          BstRenderPlace        place)
{
  return bst_render_place_get_area (place, size->width, size->height, gtk_widget_get_width (GTK_WIDGET (self->board)),
                                    gtk_widget_get_height (GTK_WIDGET (self->board)), MARGIN);
}

static GtkAlign
get_align (int place)
{
  return place < 0 ? GTK_ALIGN_START : place > 0 ? GTK_ALIGN_END : GTK_ALIGN_CENTER;
}

static int
get_side (GtkAlign align)
{
  return align == GTK_ALIGN_START ? -1 : align == GTK_ALIGN_END ? 1 : 0;
}

/* Where it is now. */
static BstRenderPlace
get_place (GtkWidget *card)
{
  return (BstRenderPlace) { get_side (gtk_widget_get_halign (card)), get_side (gtk_widget_get_valign (card)) };
}

static void
move_card (GtkWidget      *card,
           BstRenderPlace  place)
{
  GtkAlign halign = get_align (place.across), valign = get_align (place.down);

  if (gtk_widget_get_halign (card) == halign && gtk_widget_get_valign (card) == valign)
    return;
  gtk_widget_set_halign (card, halign);
  gtk_widget_set_valign (card, valign);
  /* An overlay looks after that when it is laid out, and not before. */
  gtk_widget_queue_resize (card);
}

/* What comes later does not lie there. */
static void
take (GArray             *wanted,
      const GdkRectangle *area)
{
  GdkRectangle around = { area->x - GAP, area->y - GAP, area->width + 2 * GAP, area->height + 2 * GAP };

  g_array_append_val (wanted, around);
}

/* Puts @card where it hides least, the first of @places if that is as good as any. Returns whether it hides nothing that is
 * wanted. */
static gboolean
place_card (BastideStudyPage     *self,
            GtkWidget            *card,
            const BstRenderPlace *places,
            guint                 n_places,
            const BstRenderCover *cover,
            GdkRectangle         *area)
{
  GdkRectangle areas[MAX_PLACES];
  GtkRequisition size;
  guint best;

  measure (self, card, &size);
  for (guint i = 0; i < n_places; i++)
    areas[i] = get_area (self, &size, places[i]);
  best = bst_render_cover_choose (cover, areas, n_places);
  move_card (card, places[best]);
  *area = areas[best];

  return bst_render_cover_sum (area, cover->wanted) == 0;
}

/* A legend that folded for want of room has none to measure: it keeps the room that it would need. */
void
bastide_study_page_measure_cards (BastideStudyPage *self)
{
  GtkRequisition key = { 0 };

  if (gtk_widget_get_visible (self->key_rows))
    gtk_widget_get_preferred_size (self->key, NULL, &key);
  if (!bastide_study_page_wants_key (self) || gtk_widget_get_visible (self->key_rows))
    bastide_board_set_key_size (self->board, key.width, key.height);
}

/* What has no place while a turn is being tried is not seen until that is done. */
static void
show_beside_turn (BastideStudyPage *self,
                  GtkWidget        *card,
                  gboolean          has_place)
{
  gtk_widget_set_child_visible (card, has_place || !gtk_widget_get_visible (GTK_WIDGET (self->turn_layer)));
}

/* Where it would hide what is looked at the legend folds to its title. FALSE if that has no place. */
static gboolean
place_key (BastideStudyPage     *self,
           const BstRenderCover *cover,
           GArray               *wanted,
           guint                *n_base)
{
  static const BstRenderPlace corners[] = { { -1, 1 }, { -1, -1 }, { 1, -1 }, { 1, 1 } };
  GdkRectangle area;
  gboolean is_open, has_place;

  if (!gtk_widget_get_visible (self->key))
    return TRUE;
  is_open = bastide_study_page_wants_key (self)
            && place_card (self, self->key, corners, G_N_ELEMENTS (corners), cover, &area);
  bastide_study_page_set_key_open (self, is_open);
  has_place = is_open || place_card (self, self->key, corners, G_N_ELEMENTS (corners), cover, &area);
  show_beside_turn (self, self->key, has_place);
  take (wanted, &area);
  if (is_open)
    *n_base = wanted->len;

  return has_place;
}

/* The buttons of a turn stay where they are from one click to the next, as long as they hide nothing there. */
static void
place_bars (BastideStudyPage     *self,
            const BstRenderCover *cover,
            GArray               *wanted)
{
  static const BstRenderPlace corners[] = { { 1, -1 }, { -1, -1 }, { 1, 1 }, { -1, 1 } };
  gboolean has_turn = gtk_widget_get_visible (GTK_WIDGET (self->turn_bar));
  GtkRequisition size;
  GdkRectangle area;

  measure (self, self->bars, &size);
  area = get_area (self, &size, self->bars_place);
  if (!has_turn || !self->had_turn || bst_render_cover_sum (&area, cover->wanted) > 0)
    {
      place_card (self, self->bars, corners, G_N_ELEMENTS (corners), cover, &area);
      self->bars_place = get_place (self->bars);
    }
  self->had_turn = has_turn;
  if (has_bars (self))
    take (wanted, &area);
}

/* What says whose cells are shown, and the buttons that zoom, which come with the pointer where there is room for them.
 * FALSE if what stays has no place. */
static gboolean
place_small (BastideStudyPage     *self,
             const BstRenderCover *cover,
             GArray               *wanted)
{
  static const BstRenderPlace edges[] = { { 0, 1 }, { 0, -1 }, { -1, 1 }, { 1, 1 }, { -1, -1 }, { 1, -1 } };
  static const BstRenderPlace sides[] = { { 1, 1 }, { 1, 0 }, { 1, -1 }, { -1, 1 }, { -1, 0 }, { -1, -1 } };
  gboolean has_place = TRUE;
  GdkRectangle area;

  if (gtk_widget_get_visible (self->chip))
    {
      has_place = place_card (self, self->chip, edges, G_N_ELEMENTS (edges), cover, &area);
      show_beside_turn (self, self->chip, has_place);
      take (wanted, &area);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->zoom_buttons), TRUE);
  if (place_card (self, GTK_WIDGET (self->zoom_buttons), sides, G_N_ELEMENTS (sides), cover, &area))
    take (wanted, &area);
  else
    gtk_widget_set_visible (GTK_WIDGET (self->zoom_buttons), FALSE);

  return has_place;
}

/* Away from the tile laid last, the farthest corner first. */
static void
list_corners_away (BastideStudyPage *self,
                   BstRenderPlace    corners[4])
{
  guint n_tiles;
  const BstTile *tiles = bst_position_get_tiles (bastide_study_get_position (self->study), &n_tiles);
  GdkRectangle last = { 0 };
  int width = gtk_widget_get_width (GTK_WIDGET (self->board));
  int height = gtk_widget_get_height (GTK_WIDGET (self->board));
  BstRenderPlace away;
  gboolean is_wide;

  if (n_tiles > 0)
    bastide_board_get_cell_area (self->board, tiles[n_tiles - 1].x, tiles[n_tiles - 1].y, &last);
  away.across = last.x + last.width / 2 > width / 2 ? -1 : 1;
  away.down = last.y + last.height / 2 > height / 2 ? -1 : 1;
  is_wide = ABS (last.x + last.width / 2 - width / 2) > ABS (last.y + last.height / 2 - height / 2);
  for (guint i = 0; i < 4; i++)
    {
      gboolean other_side = is_wide ? i >= 2 : i & 1;
      gboolean other_end = is_wide ? i & 1 : i >= 2;

      corners[i] = (BstRenderPlace) { other_side ? -away.across : away.across, other_end ? -away.down : away.down };
    }
}

/* Of the places where a card of @size hides nothing that is wanted, and of the tiles no more than @most, the one that is
 * off the pointer and hides least. FALSE if there is none. */
static gboolean
find_place (BastideStudyPage     *self,
            const GtkRequisition *size,
            const BstRenderPlace *places,
            guint                 n_places,
            const BstRenderCover *cover,
            gint64                most,
            BstRenderPlace       *place)
{
  g_autoptr (GArray) pointer = g_array_new (FALSE, FALSE, sizeof (GdkRectangle));
  const BstRenderCover off_pointer = { pointer, cover->seen };
  GdkRectangle areas[MAX_PLACES], best[MAX_PLACES];
  guint good[MAX_PLACES], n;

  for (guint i = 0; i < n_places; i++)
    areas[i] = get_area (self, size, places[i]);
  n = bst_render_cover_list (cover, areas, n_places, most, good);
  if (n == 0)
    return FALSE;
  for (guint i = 0; i < n; i++)
    best[i] = areas[good[i]];
  add_pointer (self, pointer);
  *place = places[good[bst_render_cover_choose (&off_pointer, best, n)]];

  return TRUE;
}

static gboolean
find_line_place (BastideStudyPage     *self,
                 const BstRenderCover *cover,
                 GArray               *wanted,
                 guint                 n_base,
                 BstRenderPlace       *place)
{
  GtkRequisition size;

  bastide_feature_card_measure (self->card, TRUE, &size);
  /* The room that one line has does not depend on which feature it is of. */
  size.width = MIN (MAX (size.width, LINE_WIDTH), gtk_widget_get_width (GTK_WIDGET (self->board)) - 2 * MARGIN);
  if (find_place (self, &size, card_lines, G_N_ELEMENTS (card_lines), cover, G_MAXINT64, place))
    return TRUE;
  g_array_set_size (wanted, n_base);

  return find_place (self, &size, card_lines, G_N_ELEMENTS (card_lines), cover, G_MAXINT64, place);
}

/* In a corner where it hides no more than one tile; else in one line at an edge. The first @n_base of what is wanted must be
 * seen; the line, which comes and goes, may lie over what is small. It has no place where it would hide what is looked at
 * now. */
static void
place_feature_card (BastideStudyPage     *self,
                    const BstRenderCover *cover,
                    GArray               *wanted,
                    guint                 n_base)
{
  int tile = bastide_board_get_tile_size (self->board) / gtk_widget_get_scale_factor (GTK_WIDGET (self->board));
  BstRenderPlace away[4], place = { -1, 1 };
  GtkRequisition size;
  gboolean is_line;

  list_corners_away (self, away);
  bastide_feature_card_measure (self->card, FALSE, &size);
  is_line = size.height > gtk_widget_get_height (GTK_WIDGET (self->board)) - 2 * MARGIN
            || size.width > gtk_widget_get_width (GTK_WIDGET (self->board)) - 2 * MARGIN
            || !find_place (self, &size, away, G_N_ELEMENTS (away), cover, (gint64) tile * tile, &place);
  self->has_card_place = !is_line || find_line_place (self, cover, wanted, n_base, &place);
  bastide_feature_card_set_line (self->card, is_line);
  move_card (GTK_WIDGET (self->card), place);
  if (!self->has_card_place)
    bastide_feature_card_set_part (self->card, NULL, BST_NO_PART);
}

static void
take_card (BastideStudyPage *self,
           GArray           *wanted)
{
  GtkWidget *card = GTK_WIDGET (self->card);
  GtkRequisition size;
  GdkRectangle area;

  measure (self, card, &size);
  area = get_area (self, &size, get_place (card));
  take (wanted, &area);
}

/* What is told of a cell, in one line off that and the pointer; of a move, which is told elsewhere as well, only where it hides no
 * tile. A screen reader tells it anyway. */
static void
place_cell (BastideStudyPage     *self,
            const BstRenderCover *cover,
            GArray               *wanted)
{
  BstRenderPlace place;
  GtkRequisition size;
  int x, y;

  gtk_widget_remove_css_class (GTK_WIDGET (self->cell), "shown");
  if (*gtk_label_get_label (self->cell) == '\0')
    return;
  if (bastide_desk_get_cell (BASTIDE_DESK (self->board), &x, &y))
    add_cell (self, wanted, x, y);
  if (bastide_feature_card_is_shown (self->card))
    take_card (self, wanted);
  measure (self, GTK_WIDGET (self->cell), &size);
  if (!find_place (self, &size, card_lines, G_N_ELEMENTS (card_lines), cover, self->cell_is_scored ? 0 : G_MAXINT64, &place))
    return;
  move_card (GTK_WIDGET (self->cell), place);
  gtk_widget_add_css_class (GTK_WIDGET (self->cell), "shown");
}

/* Returns whether nothing that stays hides what is looked at now. */
static gboolean
place_all (BastideStudyPage *self)
{
  g_autoptr (GArray) wanted = g_array_new (FALSE, FALSE, sizeof (GdkRectangle));
  g_autoptr (GArray) seen = list_seen (self);
  const BstRenderCover cover = { wanted, seen };
  BstRenderPlace line;
  gboolean has_places;
  guint n_base, n_before;

  add_last_tile (self, wanted);
  add_turn (self, wanted);
  add_legal (self, wanted);
  add_value (self, wanted);
  place_bars (self, &cover, wanted);
  n_base = n_before = wanted->len;
  has_places = place_key (self, &cover, wanted, &n_base);
  has_places &= place_small (self, &cover, wanted);
  /* The title of a folded legend gives way to what says whose cells are shown. */
  if (!has_places && n_base == n_before)
    {
      g_array_set_size (wanted, n_before);
      gtk_widget_set_child_visible (self->key, FALSE);
      has_places = place_small (self, &cover, wanted);
    }
  if (bastide_feature_card_is_shown (self->card))
    place_feature_card (self, &cover, wanted, n_base);
  has_places = has_places && find_line_place (self, &cover, wanted, n_base, &line);
  place_cell (self, &cover, wanted);

  return has_places;
}

/* Where legal cells leave no room for what says whose they are, the board leaves it a strip as long as they are shown. */
void
bastide_study_page_place_cards (BastideStudyPage *self)
{
  GtkRequisition chip;
  gboolean has_chip;

  if (bastide_study_get_record (self->study) == NULL)
    return;
  /* This may fit the board anew: where its cells are is asked afterwards. */
  gtk_widget_set_visible (self->key_rows, bastide_study_page_wants_key (self));
  bastide_study_page_measure_cards (self);
  has_chip = (bastide_board_get_show (self->board) & (BST_RENDER_SHOW_LEGAL | BST_RENDER_SHOW_ANY)) != 0;
  if (!has_chip)
    bastide_board_set_strip (self->board, 0);
  if (place_all (self) || !has_chip)
    return;
  measure (self, self->chip, &chip);
  if (bastide_board_set_strip (self->board, chip.height + MARGIN))
    place_all (self);
}
