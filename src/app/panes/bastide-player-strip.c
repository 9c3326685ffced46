/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-player-strip.h"
#include "bastide-accessible.h"
#include "bastide-player-cell.h"
#include "bastide-shown-follow.h"
#include "bastide-supply.h"
#include "bastide-supply-list.h"
#include "bastide-tile-cache.h"

#include <bst-io-game-words.h>

#include <adwaita.h>
#include <glib/gi18n.h>

/* Where names have no room beside each other. */
#define MAX_ROWS 3

/* Of what a player has, in the popover. */
#define SUPPLY_WIDTH 220

struct _BastidePlayerStrip
{
  GtkWidget         parent_instance;

  BastideStudy     *study;                      /* owned, as the next */
  BastideShown     *shown;                      /* of the study, until the next is taken; NULL while there is none */
  BstGame          *game;                       /* of which the cells are (nullable) */
  BastideTileCache *tiles;                      /* NULL until there is a game */
  GtkWidget        *buttons[BST_MAX_PLAYERS];
  GtkWidget        *cells[BST_MAX_PLAYERS];     /* in the buttons */
  guint             n_cells;
  GtkWidget        *lead;                       /* between two players, on the side of who leads */
};

G_DEFINE_FINAL_TYPE (BastidePlayerStrip, bastide_player_strip, GTK_TYPE_WIDGET)

/* --- Layout --- */

static guint
get_n_columns (BastidePlayerStrip *self,
               guint               n_rows)
{
  return MAX ((self->n_cells + n_rows - 1) / n_rows, 1);
}

/* What the button of a player has around its cell. */
static int
get_sides (BastidePlayerStrip *self,
           guint               player)
{
  int button, cell;

  gtk_widget_measure (self->buttons[player], GTK_ORIENTATION_HORIZONTAL, -1, &button, NULL, NULL, NULL);
  gtk_widget_measure (self->cells[player], GTK_ORIENTATION_HORIZONTAL, -1, &cell, NULL, NULL, NULL);

  return button - cell;
}

/* Of two players: 0 for any other number. */
static int
get_lead_width (BastidePlayerStrip *self)
{
  int natural;

  gtk_widget_measure (self->lead, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

/* As few as names have room in. */
static guint
get_n_rows (BastidePlayerStrip *self,
            int                 width)
{
  guint n_rows = 1;
  int wish = 0;

  for (guint i = 0; i < self->n_cells; i++)
    wish = MAX (wish, get_sides (self, i) + bastide_player_cell_get_wish (BASTIDE_PLAYER_CELL (self->cells[i])));
  while (n_rows < MAX_ROWS && n_rows < self->n_cells && (width - get_lead_width (self)) / (int) get_n_columns (self, n_rows) < wish)
    n_rows++;

  return n_rows;
}

static GtkSizeRequestMode
bastide_player_strip_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (BastidePlayerStrip *self,
               int                *minimum,
               int                *natural)
{
  for (guint i = 0; i < self->n_cells; i++)
    {
      int least, wish;

      gtk_widget_measure (self->buttons[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, &wish, NULL, NULL);
      *minimum = MAX (*minimum, least * (int) get_n_columns (self, MAX_ROWS));
      *natural += wish;
    }
  *minimum += get_lead_width (self);
  *natural += get_lead_width (self);
}

static void
bastide_player_strip_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  BastidePlayerStrip *self = BASTIDE_PLAYER_STRIP (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      *natural = MAX (*natural, *minimum);
      return;
    }
  for (guint i = 0; i < self->n_cells; i++)
    {
      int height;

      gtk_widget_measure (self->buttons[i], GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
      *natural = MAX (*natural, height);
    }
  *natural *= (int) get_n_rows (self, for_size < 0 ? G_MAXINT : for_size);
  *minimum = *natural;
}

/* Two players share what the lead between them leaves. Returns its width. */
static int
allocate_lead (BastidePlayerStrip *self,
               int                 width,
               int                 height)
{
  int natural = get_lead_width (self);

  if (natural == 0)
    return 0;
  gtk_widget_size_allocate (self->lead, &(GtkAllocation) { (width - natural) / 2, 0, natural, height }, -1);

  return natural;
}

/* What one player shows the others show, too: a name alone among marks would seem to mean something; and if one needs two
 * lines all have them. @width of a button. */
static void
share_pieces (BastidePlayerStrip *self,
              int                 width)
{
  guint pieces = G_MAXUINT;
  gboolean is_folded = FALSE;

  for (guint i = 0; i < self->n_cells; i++)
    is_folded |= get_sides (self, i) + bastide_player_cell_get_line (BASTIDE_PLAYER_CELL (self->cells[i])) > width;

  for (guint i = 0; i < self->n_cells; i++)
    {
      BastidePlayerCell *cell = BASTIDE_PLAYER_CELL (self->cells[i]);

      pieces &= bastide_player_cell_get_fitting (cell, is_folded, width - get_sides (self, i));
    }
  for (guint i = 0; i < self->n_cells; i++)
    bastide_player_cell_set_shown (BASTIDE_PLAYER_CELL (self->cells[i]), pieces, is_folded);
}

static void
bastide_player_strip_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  BastidePlayerStrip *self = BASTIDE_PLAYER_STRIP (widget);
  guint n_rows = get_n_rows (self, width);
  guint n_columns = get_n_columns (self, n_rows);
  int lead = allocate_lead (self, width, height);

  width -= lead;
  share_pieces (self, width / (int) n_columns);
  for (guint i = 0; i < self->n_cells; i++)
    {
      int column = (int) (i % n_columns), row = (int) (i / n_columns);
      int left = width * column / (int) n_columns, right = width * (column + 1) / (int) n_columns;
      int shift = column > 0 ? lead : 0;
      int top = height * row / (int) n_rows, bottom = height * (row + 1) / (int) n_rows;

      gtk_widget_size_allocate (self->buttons[i],
                                &(GtkAllocation) { left + shift, top, right - left, bottom - top }, -1);
    }
}

/* --- What is shown --- */

static guint
find_player (BastidePlayerStrip *self,
             gpointer            button)
{
  guint player = 0;

  while (player < self->n_cells && self->buttons[player] != button)
    player++;

  return player;
}

static GtkWidget *
new_text (const char *text,
          const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_widget_add_css_class (label, style);

  return label;
}

/* All that the cell may have had no room for. */
static void
fill_popover (GtkMenuButton *button,
              gpointer       data)
{
  BastidePlayerStrip *self = data;
  guint player = find_player (self, button);
  const BstPosition *position = bastide_shown_get_position (self->shown);
  g_autofree char *points = bastide_player_cell_dup_text (self->shown, bastide_study_is_exam (self->study), player);
  g_autofree char *has = bastide_supply_list_dup_text (position, player);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *supply = bastide_supply_new ();
  GtkWidget *popover = gtk_popover_new ();

  bastide_supply_set (BASTIDE_SUPPLY (supply), position, player);
  gtk_widget_set_size_request (supply, SUPPLY_WIDTH, -1);
  gtk_box_append (GTK_BOX (box), new_text (points, "heading"));
  gtk_box_append (GTK_BOX (box), supply);
  gtk_box_append (GTK_BOX (box), new_text (has, "dim-label"));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (button, popover);
}

static void
clear_cells (BastidePlayerStrip *self)
{
  for (guint i = 0; i < self->n_cells; i++)
    g_clear_pointer (&self->buttons[i], gtk_widget_unparent);
  self->n_cells = 0;
}

/* A menu button has its child in the middle. */
static void
fill_button (GtkWidget *child,
             GtkWidget *button)
{
  for (GtkWidget *widget = child; widget != button; widget = gtk_widget_get_parent (widget))
    {
      gtk_widget_set_halign (widget, GTK_ALIGN_FILL);
      gtk_widget_set_hexpand (widget, TRUE);
    }
}

static void
make_cells (BastidePlayerStrip *self)
{
  guint n_players = bst_game_get_n_players (self->game);

  clear_cells (self);
  for (guint i = 0; i < n_players; i++)
    {
      GtkWidget *button = gtk_menu_button_new ();

      self->cells[i] = bastide_player_cell_new (n_players != 2 ? BASTIDE_PLAYER_CELL_ALONE
                                                : i == 0 ? BASTIDE_PLAYER_CELL_LEFT : BASTIDE_PLAYER_CELL_RIGHT);
      gtk_menu_button_set_child (GTK_MENU_BUTTON (button), self->cells[i]);
      fill_button (self->cells[i], button);
      gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), fill_popover, self, NULL);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "player");
      gtk_widget_insert_before (button, GTK_WIDGET (self), self->lead);
      self->buttons[i] = button;
      self->n_cells++;
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
update_tiles (BastidePlayerStrip   *self,
              const BstRenderTheme *theme)
{
  int size = BASTIDE_PLAYER_CELL_TILE * gtk_widget_get_scale_factor (GTK_WIDGET (self));
  BstRenderArt *art = bastide_shown_get_art (self->shown);

  if (self->tiles != NULL && !bastide_tile_cache_matches (self->tiles, art, theme, size))
    g_clear_pointer (&self->tiles, bastide_tile_cache_free);
  if (self->tiles == NULL)
    self->tiles = bastide_tile_cache_new (art, theme, size);
}

/* (transfer full) */
static char *
dup_lead_words (BastidePlayerStrip *self,
                int                 lead)
{
  if (lead == 0)
    /* Translators: both players have as many points. */
    return g_strdup (C_("score", "Even"));

  /* Translators: the leading player, and by how many points: "Red +6". */
  return g_strdup_printf (_("%s +%d"), bst_io_words_player (self->game, lead > 0 ? 0 : 1), ABS (lead));
}

/* "◂ 11": an arrow to who leads, and by how much. */
static void
update_lead (BastidePlayerStrip *self)
{
  guint index = bastide_shown_get_index (self->shown);
  int lead = self->n_cells == 2 ? bastide_shown_get_standing (self->shown, index, 0)
                                  - bastide_shown_get_standing (self->shown, index, 1) : 0;
  g_autofree char *words = NULL;
  g_autofree char *text = g_strdup_printf (lead > 0 ? "◂ %d" : lead < 0 ? "%d ▸" : "=", ABS (lead));

  gtk_widget_set_visible (self->lead, self->n_cells == 2);
  if (self->n_cells != 2 || strcmp (gtk_label_get_label (GTK_LABEL (self->lead)), text) == 0)
    return;
  words = dup_lead_words (self, lead);
  gtk_label_set_label (GTK_LABEL (self->lead), text);
  bastide_accessible_set_label (self->lead, words);
}

static void
update (BastidePlayerStrip *self)
{
  gboolean is_exam, dark;
  const BstRenderTheme *theme;

  gtk_widget_set_visible (GTK_WIDGET (self), self->shown != NULL);
  if (self->shown == NULL)
    return;

  dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  theme = bastide_shown_get_theme (self->shown, dark);
  is_exam = bastide_study_is_exam (self->study);
  if (self->game != bastide_shown_get_game (self->shown))
    {
      g_clear_pointer (&self->game, bst_game_unref);
      self->game = bst_game_ref (bastide_shown_get_game (self->shown));
      make_cells (self);
    }
  update_tiles (self, theme);
  for (guint i = 0; i < self->n_cells; i++)
    {
      g_autofree char *text = bastide_player_cell_dup_text (self->shown, is_exam, i);

      bastide_player_cell_update (BASTIDE_PLAYER_CELL (self->cells[i]), self->shown, is_exam, i, theme, self->tiles);
      bastide_accessible_set_label (self->buttons[i], text);
    }
  update_lead (self);
}

static void
study_changed (BastidePlayerStrip *self,
               BastideStudyChange  change)
{
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME | BASTIDE_STUDY_NODE | BASTIDE_STUDY_POSITION
                | BASTIDE_STUDY_EXAM))
    update (self);
}

void
bastide_player_strip_set_study (BastidePlayerStrip *self,
                                BastideStudy       *study)
{
  g_return_if_fail (BASTIDE_IS_PLAYER_STRIP (self));
  g_return_if_fail (self->study == NULL);

  self->study = g_object_ref (study);
  bastide_shown_follow (&self->shown, study, G_CALLBACK (study_changed), self);
  update (self);
}

/* --- Class --- */

static void
bastide_player_strip_dispose (GObject *object)
{
  BastidePlayerStrip *self = BASTIDE_PLAYER_STRIP (object);

  clear_cells (self);
  g_clear_pointer (&self->lead, gtk_widget_unparent);
  g_clear_pointer (&self->tiles, bastide_tile_cache_free);
  g_clear_pointer (&self->game, bst_game_unref);
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_player_strip_parent_class)->dispose (object);
}

static void
bastide_player_strip_class_init (BastidePlayerStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_player_strip_dispose;
  widget_class->get_request_mode = bastide_player_strip_get_request_mode;
  widget_class->measure = bastide_player_strip_measure;
  widget_class->size_allocate = bastide_player_strip_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "players");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bastide_player_strip_init (BastidePlayerStrip *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->lead = g_object_new (GTK_TYPE_LABEL, "width-chars", 5, "visible", FALSE, NULL);
  gtk_widget_add_css_class (self->lead, "numeric");
  gtk_widget_add_css_class (self->lead, "heading");
  gtk_widget_set_parent (self->lead, GTK_WIDGET (self));
  bastide_accessible_set_label (GTK_WIDGET (self), _("Players"));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}
