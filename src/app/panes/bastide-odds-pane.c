/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-odds-pane.h"
#include "bastide-odds-text.h"
#include "bastide-chance.h"
#include "bastide-hole-item.h"
#include "bastide-hole-row.h"
#include "bastide-list-keys.h"
#include "bastide-shown-follow.h"
#include "bastide-template.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

struct _BastideOddsPane
{
  GtkWidget         parent_instance;

  /* Owned */
  BastideStudy     *study;
  BastideShown     *shown;      /* of the study, until the next is taken; NULL while there is none */
  BastideRaceCells *cells;
  BastideOdds      *race;
  BastideOdds      *holes;
  BastideOdds      *games;
  GListStore       *rows;           /* (element-type BastideHoleItem) */

  gboolean          is_asked;       /* of the position that is shown */

  /* Template */
  GtkWidget        *hint;
  GtkWidget        *results;
  GtkLabel         *mine_title;
  GtkLabel         *mine;
  GtkLabel         *others_title;
  GtkLabel         *others;
  GtkLabel         *nobody;
  GtkLabel         *note;
  GtkLabel         *feature;
  GtkExpander      *playouts;
  GtkLabel         *playouts_text;
  GtkLabel         *playouts_note;
  GtkLabel         *caption;
  GtkCheckButton   *only_mattering;
  GtkListView      *view;
};

enum
{
  CELL_ACTIVATED,
  CELL_POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideOddsPane, bastide_odds_pane, GTK_TYPE_WIDGET)

/* --- The race --- */

/* What is computed still is grey. */
static void
set_settled (GtkWidget *widget,
             gboolean   is_settled)
{
  if (is_settled)
    gtk_widget_remove_css_class (widget, "dim-label");
  else
    gtk_widget_add_css_class (widget, "dim-label");
}

static void
set_chance (GtkLabel          *label,
            const BstEstimate *chance)
{
  g_autofree char *text = bastide_chance_dup_text (chance);

  gtk_label_set_label (label, text);
}

static void
set_titles (BastideOddsPane *self)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  BstGame *game = bst_position_get_game (position);
  guint player = bst_position_get_turn (position);
  g_autofree char *mine = NULL;
  g_autofree char *others = NULL;

  /* Translators: who is first to draw a tile for the cells A. */
  mine = g_strdup_printf (_("%s first (A)"), bst_io_words_player (game, player));
  if (bst_game_get_n_players (game) == 2)
    /* Translators: likewise for the cells B. */
    others = g_strdup_printf (_("%s first (B)"), bst_io_words_player (game, 1 - player));
  else
    others = g_strdup (_("Another first (B)"));
  gtk_label_set_label (self->mine_title, mine);
  gtk_label_set_label (self->others_title, others);
}

static void
race_changed (BastideOddsPane *self)
{
  const BstCellRaceResult *result = bastide_odds_get_race (self->race);
  g_autofree char *note = NULL;

  if (result == NULL)
    return;
  note = bastide_odds_text_dup_race (result);
  set_titles (self);
  set_chance (self->mine, &result->mine);
  set_chance (self->others, &result->others);
  set_chance (self->nobody, &result->nobody);
  gtk_label_set_label (self->note, note);
  gtk_widget_set_visible (self->results, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->note), TRUE);
  set_settled (self->results, bastide_odds_is_settled (self->race));
}

static void
ask_race (BastideOddsPane *self)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  guint n_a, n_b;
  const BstCell *a = bastide_race_cells_get (self->cells, BASTIDE_RACE_A, &n_a);
  const BstCell *b = bastide_race_cells_get (self->cells, BASTIDE_RACE_B, &n_b);
  gboolean is_asked = n_a + n_b > 0;

  gtk_widget_set_visible (self->hint, !is_asked);
  if (is_asked)
    {
      set_settled (self->results, FALSE);
      bastide_odds_ask_race (self->race, position, bst_position_get_turn (position), a, n_a, b, n_b);
      return;
    }
  bastide_odds_stop (self->race);
  gtk_widget_set_visible (self->results, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->note), FALSE);
}

/* --- Holes --- */

static void
fill_holes (BastideOddsPane *self)
{
  const GArray *holes = self->holes != NULL ? bastide_odds_get_holes (self->holes) : NULL;
  gboolean only_mattering = gtk_check_button_get_active (self->only_mattering);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  if (holes == NULL)
    return;
  for (guint i = 0; i < holes->len; i++)
    {
      const BastideHoleOdds *odds = &g_array_index (holes, BastideHoleOdds, i);

      if (!only_mattering || odds->hole.players != 0)
        g_ptr_array_add (items, bastide_hole_item_new (odds));
    }
  g_ptr_array_sort (items, bastide_hole_item_compare);
  g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)), items->pdata, items->len);
  set_settled (GTK_WIDGET (self->view), TRUE);
}

static void
row_activated (BastideOddsPane *self,
               guint            place)
{
  g_autoptr (BastideHoleItem) item = g_list_model_get_item (G_LIST_MODEL (self->rows), place);
  const BstFitCell *cell = &bastide_hole_item_get_odds (item)->hole.cell;

  g_signal_emit (self, signals[CELL_ACTIVATED], 0, (int) cell->x, (int) cell->y);
}

static void
row_entered (BastideOddsPane    *self,
             double              x,
             double              y,
             GtkEventController *motion)
{
  BastideHoleItem *item = bastide_hole_row_get_item (BASTIDE_HOLE_ROW (gtk_event_controller_get_widget (motion)));
  const BstFitCell *cell = item != NULL ? &bastide_hole_item_get_odds (item)->hole.cell : NULL;

  if (cell != NULL)
    g_signal_emit (self, signals[CELL_POINTED], 0, TRUE, (int) cell->x, (int) cell->y);
}

static void
row_left (BastideOddsPane *self)
{
  g_signal_emit (self, signals[CELL_POINTED], 0, FALSE, 0, 0);
}

static void
set_up_row (BastideOddsPane *self,
            GtkListItem     *list_item)
{
  GtkWidget *row = bastide_hole_row_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_object (motion, "enter", G_CALLBACK (row_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (row_left), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, motion);
  gtk_list_item_set_child (list_item, row);
}

static void
bind_row (BastideOddsPane *self,
          GtkListItem     *list_item)
{
  bastide_hole_row_bind (BASTIDE_HOLE_ROW (gtk_list_item_get_child (list_item)), gtk_list_item_get_item (list_item));
}

static void
ask_holes (BastideOddsPane *self)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  guint player = bst_position_get_turn (position);
  g_autofree char *caption = NULL;

  /* Translators: above a list of empty cells with a chance each; %s is a player. */
  caption = g_strdup_printf (_("Chance that %s draws a tile for it"),
                             bst_io_words_player (bst_position_get_game (position), player));
  gtk_label_set_label (self->caption, caption);
  set_settled (GTK_WIDGET (self->view), FALSE);
  bastide_odds_ask_holes (self->holes, position, player);
}

/* --- Random games --- */

static void
games_changed (BastideOddsPane *self)
{
  const BstPlayoutsResult *result = bastide_odds_get_playouts (self->games);
  BstGame *game = bastide_shown_get_game (self->shown);
  g_autofree char *text = NULL;
  g_autofree char *note = NULL;

  if (result == NULL)
    return;
  text = bastide_odds_text_dup_games (result, game);
  /* Translators: from how many random games the numbers above come. */
  note = g_strdup_printf (ngettext ("%u random game", "%u random games", (guint) result->n_games),
                          (guint) result->n_games);
  gtk_label_set_label (self->playouts_text, text);
  gtk_label_set_label (self->playouts_note, note);
  set_settled (GTK_WIDGET (self->playouts_text), bastide_odds_is_settled (self->games));
}

static void
ask_games (BastideOddsPane *self)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  gboolean is_over = bst_position_is_exhausted (position);

  gtk_widget_set_visible (GTK_WIDGET (self->playouts), !is_over);
  if (is_over || !gtk_expander_get_expanded (self->playouts))
    return;
  set_settled (GTK_WIDGET (self->playouts_text), FALSE);
  bastide_odds_ask_playouts (self->games, position);
}

static void
playouts_expanded (BastideOddsPane *self)
{
  if (self->is_asked)
    ask_games (self);
}

/* --- Following --- */

/* Nothing is computed for a pane that nobody sees. */
static void
update (BastideOddsPane *self)
{
  if (self->is_asked || self->study == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self))
      || self->shown == NULL || bastide_study_is_exam (self->study))
    return;
  self->is_asked = TRUE;
  ask_race (self);
  ask_holes (self);
  ask_games (self);
}

static void
cells_changed (BastideOddsPane *self)
{
  self->is_asked = self->is_asked && gtk_widget_get_mapped (GTK_WIDGET (self));
  if (self->is_asked && self->shown != NULL)
    ask_race (self);
}

static void
study_changed (BastideOddsPane    *self,
               BastideStudyChange  change)
{
  if (!(change & (BASTIDE_STUDY_POSITION | BASTIDE_STUDY_EXAM)))
    return;
  bastide_odds_stop (self->race);
  bastide_odds_stop (self->holes);
  bastide_odds_stop (self->games);
  self->is_asked = FALSE;
  update (self);
}

void
bastide_odds_pane_set_study (BastideOddsPane  *self,
                             BastideStudy     *study,
                             BastideRaceCells *cells)
{
  g_return_if_fail (BASTIDE_IS_ODDS_PANE (self));
  g_return_if_fail (self->study == NULL);

  self->study = g_object_ref (study);
  self->cells = g_object_ref (cells);
  bastide_shown_follow (&self->shown, study, G_CALLBACK (study_changed), self);
  g_signal_connect_object (cells, "changed", G_CALLBACK (cells_changed), self, G_CONNECT_SWAPPED);
}

void
bastide_odds_pane_set_feature (BastideOddsPane *self,
                               const char      *text)
{
  g_return_if_fail (BASTIDE_IS_ODDS_PANE (self));

  gtk_label_set_label (self->feature, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->feature), text != NULL);
}

/* --- Class --- */

static void
bastide_odds_pane_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bastide_odds_pane_parent_class)->map (widget);
  update (BASTIDE_ODDS_PANE (widget));
}

static void
bastide_odds_pane_dispose (GObject *object)
{
  BastideOddsPane *self = BASTIDE_ODDS_PANE (object);

  if (self->race != NULL)
    bastide_odds_stop (self->race);
  if (self->holes != NULL)
    bastide_odds_stop (self->holes);
  if (self->games != NULL)
    bastide_odds_stop (self->games);
  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->race);
  g_clear_object (&self->holes);
  g_clear_object (&self->games);
  g_clear_object (&self->rows);
  g_clear_object (&self->cells);
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_odds_pane_parent_class)->dispose (object);
}

static void
bastide_odds_pane_class_init (BastideOddsPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_odds_pane_dispose;
  widget_class->map = bastide_odds_pane_map;

  signals[CELL_ACTIVATED] = g_signal_new ("cell-activated", BASTIDE_TYPE_ODDS_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);

  signals[CELL_POINTED] = g_signal_new ("cell-pointed", BASTIDE_TYPE_ODDS_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 3, G_TYPE_BOOLEAN, G_TYPE_INT, G_TYPE_INT);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-odds-pane.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideOddsPane, hint, results, mine_title, mine, others_title, others,
                             nobody, note, feature, playouts, playouts_text, playouts_note, caption, only_mattering,
                             view);
  bastide_template_callbacks (widget_class, fill_holes, playouts_expanded, row_activated);
}

static void
bastide_odds_pane_init (BastideOddsPane *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkNoSelection) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_list_store_new (BASTIDE_TYPE_HOLE_ITEM);
  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  g_signal_connect_object (factory, "setup", G_CALLBACK (set_up_row), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_row), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->view, factory);
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
  bastide_list_keys_add (self->view);
  self->race = bastide_odds_new ();
  self->holes = bastide_odds_new ();
  self->games = bastide_odds_new ();
  g_signal_connect_object (self->race, "changed", G_CALLBACK (race_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->holes, "changed", G_CALLBACK (fill_holes), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "changed", G_CALLBACK (games_changed), self, G_CONNECT_SWAPPED);
}
