/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The places on the tile where the turn can go on, each a button with a picture of what comes there, and the kinds of
 * figures that may be put. */

#include "config.h"

#include "bastide-turn-layer-private.h"
#include "bastide-accessible.h"
#include "bastide-choice-text.h"
#include "bastide-turn-prompt.h"
#include "bastide-turn-steps.h"
#include "bastide-turn-worth.h"

#include <bst-io-game-words.h>
#include <bst-render-kind.h>
#include <bst-render-token.h>

#include <math.h>

/* How large a figure is drawn, in units. */
#define FIGURE_SIZE 26

/* As many as a telephone has room for. */
#define KINDS_IN_ROW 6

/* How near a point must be to a place. */
#define REACH BASTIDE_GLASS_TARGET

static const BstRenderTheme *
get_theme (BastideTurnLayer *self)
{
  return bastide_shown_get_theme (self->shown, adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

/* --- Pictures --- */

static void
draw_figure (BastideTurnLayer *self,
             cairo_t          *cr,
             const BstSpot    *spot,
             double            x,
             double            y)
{
  const BstGame *game = bst_position_get_game (bastide_turn_input_get_partial (self->turn_input));

  bst_render_figure_draw (cr, get_theme (self), bst_render_figure_of (spot->figure, spot->feature),
                          bst_game_get_player (game, (guint) spot->player)->colour, x, y,
                          FIGURE_SIZE * bst_render_figure_scale (spot->figure));
}

static void
draw_step (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        data)
{
  BastideTurnLayer *self = BASTIDE_TURN_LAYER (gtk_widget_get_ancestor (GTK_WIDGET (area), BASTIDE_TYPE_TURN_LAYER));
  const BstStep *step;
  double x = width / 2.0, y = height / 2.0;

  if (self == NULL || self->shown == NULL || bastide_turn_input_get_partial (self->turn_input) == NULL)
    return;
  step = bastide_turn_input_get_step (self->turn_input, GPOINTER_TO_UINT (data));
  if (step->kind == BST_STEP_FAIRY)
    bst_render_fairy_draw (cr, get_theme (self), x, y, FIGURE_SIZE);
  else if (step->kind == BST_STEP_DRAGON)
    bst_render_dragon_draw (cr, get_theme (self), x, y, FIGURE_SIZE);
  else if (step->kind == BST_STEP_PIECE)
    bst_render_token_draw (cr, get_theme (self), BST_TOKEN_PIECE, x, y, FIGURE_SIZE);
  else if (step->kind == BST_STEP_GOLD)
    bst_render_token_draw (cr, get_theme (self), BST_TOKEN_INGOT, x, y, FIGURE_SIZE);
  else if (step->spot.player >= 0)
    draw_figure (self, cr, &step->spot, x, y);
}

static GtkWidget *
new_picture (guint step)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), FIGURE_SIZE + 4);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), FIGURE_SIZE + 4);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_step, GUINT_TO_POINTER (step), NULL);

  return area;
}

/* --- Places --- */

/* In an exam, and where the turn is an answer, nobody tells what it is worth. */
static gboolean
tells_worth (BastideTurnLayer *self)
{
  return !bastide_turn_input_has_taker (self->turn_input)
         && !bastide_study_is_exam (bastide_turn_input_get_study (self->turn_input));
}

static void
place_clicked (GtkButton *button,
               gpointer   step)
{
  bastide_turn_layer_make_step (BASTIDE_TURN_LAYER (gtk_widget_get_ancestor (GTK_WIDGET (button), BASTIDE_TYPE_TURN_LAYER)),
                                GPOINTER_TO_UINT (step));
}

/* (transfer none) */
static GtkWidget *
add_button (BastideTurnLayer *self,
            guint             step,
            gboolean          is_current)
{
  const BstPosition *position = bastide_turn_input_get_partial (self->turn_input);
  g_autofree char *text = bastide_choice_text_get (position, bastide_turn_input_get_step (self->turn_input, step));
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), new_picture (step));
  gtk_widget_add_css_class (button, "turn-spot");
  if (is_current)
    gtk_widget_add_css_class (button, "current");
  gtk_widget_set_focus_on_click (button, FALSE);
  bastide_accessible_set_label (button, text);
  gtk_widget_set_tooltip_text (button, text);
  g_signal_connect (button, "clicked", G_CALLBACK (place_clicked), GUINT_TO_POINTER (step));
  gtk_widget_insert_before (button, GTK_WIDGET (self), self->turn_back);

  return button;
}

/* (transfer none) */
static GtkWidget *
add_word (BastideTurnLayer *self,
          guint             step)
{
  const BstPosition *position = bastide_turn_input_get_partial (self->turn_input);
  const BstStep *made = bastide_turn_input_get_step (self->turn_input, step);
  g_autofree char *text = NULL;
  GtkWidget *word;
  int worth;

  if (made->kind == BST_STEP_PUT)
    text = bastide_turn_prompt_dup_place (made, tells_worth (self) && bastide_turn_worth_count (position, made, &worth)
                                                ? &worth : NULL);
  word = gtk_label_new (text);
  gtk_widget_add_css_class (word, "turn-word");
  gtk_widget_set_can_target (word, FALSE);
  gtk_widget_insert_before (word, GTK_WIDGET (self), self->turn_back);

  return word;
}

/* A barn stands on a corner. */
static gboolean
is_here (BastideTurnLayer             *self,
         const BastidePartialTurnSpot *spot)
{
  return spot->x >= self->x && spot->x <= self->x + 1 && spot->y >= self->y && spot->y <= self->y + 1;
}

/* May a figure of the kind that is chosen come there, or is it another thing? */
static gboolean
is_for_kind (BastideTurnLayer *self,
             guint             step)
{
  const BstStep *made = bastide_turn_input_get_step (self->turn_input, step);

  return made->kind != BST_STEP_PUT || made->spot.figure == self->kind;
}

static void
add_place (BastideTurnLayer             *self,
           const BastidePartialTurnSpot *spot,
           guint                         index)
{
  guint step = bastide_turn_steps_find (self->turn_input, spot, self->kind);
  BastideTurnPlace place = {
    .index = index, .at = { spot->x - self->x, spot->y - self->y },
    .button = add_button (self, step, index == bastide_turn_input_get_current (self->turn_input)),
    .word = add_word (self, step),
  };

  gtk_widget_set_sensitive (place.button, is_for_kind (self, step));
  g_array_append_val (self->places, place);
}

void
bastide_turn_layer_clear_places (BastideTurnLayer *self)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      BastideTurnPlace *place = &g_array_index (self->places, BastideTurnPlace, i);

      gtk_widget_unparent (place->button);
      gtk_widget_unparent (place->word);
    }
  g_array_set_size (self->places, 0);
}

void
bastide_turn_layer_update_places (BastideTurnLayer *self)
{
  guint n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);

  bastide_turn_layer_clear_places (self);
  self->has_elsewhere = FALSE;
  if (bastide_turn_input_get_dexterity (self->turn_input) != NULL)
    n_spots = 0;
  for (guint i = 0; i < n_spots; i++)
    if (is_here (self, &spots[i]))
      add_place (self, &spots[i], i);
    else
      self->has_elsewhere = TRUE;
  self->has_here = self->places->len > 0;
}

/* --- Kinds of figures --- */

static void
kind_clicked (GtkWidget *button,
              gpointer   kind)
{
  BastideTurnLayer *self = BASTIDE_TURN_LAYER (gtk_widget_get_ancestor (button, BASTIDE_TYPE_TURN_LAYER));
  gboolean is_on = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));

  /* There is no other one. */
  if (button == self->only_kind)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  if (!is_on || self->kind == GPOINTER_TO_UINT (kind))
    return;
  self->kind = GPOINTER_TO_UINT (kind);
  bastide_turn_layer_update_places (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The figure as it stands in a city, whoever puts it. */
static void
draw_kind (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        data)
{
  BastideTurnLayer *self = BASTIDE_TURN_LAYER (gtk_widget_get_ancestor (GTK_WIDGET (area), BASTIDE_TYPE_TURN_LAYER));
  const BstPosition *position = self != NULL ? bastide_turn_input_get_partial (self->turn_input) : NULL;
  BstSpot spot = { .figure = (guint8) GPOINTER_TO_UINT (data), .feature = BST_FEATURE_CITY };

  if (position == NULL || self->shown == NULL)
    return;
  spot.player = (gint8) bst_position_get_decider (position);
  draw_figure (self, cr, &spot, width / 2.0, height / 2.0);
}

/* (transfer floating) */
static GtkWidget *
new_kind (BastideTurnLayer *self,
          BstFigureKind     kind)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), FIGURE_SIZE + 4);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), FIGURE_SIZE + 4);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_kind, GUINT_TO_POINTER (kind), NULL);
  gtk_button_set_child (GTK_BUTTON (button), area);
  gtk_widget_add_css_class (button, "turn-kind");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), kind == self->kind);
  bastide_accessible_set_label (button, bst_io_words_piece (kind));
  gtk_widget_set_tooltip_text (button, bst_io_words_piece (kind));
  g_object_set_data (G_OBJECT (button), "kind", GUINT_TO_POINTER (kind));
  g_signal_connect (button, "toggled", G_CALLBACK (kind_clicked), GUINT_TO_POINTER (kind));

  return button;
}

void
bastide_turn_layer_clear_kinds (BastideTurnLayer *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->kinds))))
    gtk_grid_remove (self->kinds, child);
  if (self->only_kind != NULL)
    gtk_box_remove (self->buttons, self->only_kind);
  self->only_kind = NULL;
}

/* One to choose from each, in rows of their own. */
static void
add_kinds (BastideTurnLayer *self,
           guint             kinds)
{
  GtkToggleButton *group = NULL;
  guint n = 0;

  for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
    if (kinds & (1u << kind))
      {
        GtkWidget *button = new_kind (self, kind);

        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
        group = GTK_TOGGLE_BUTTON (button);
        gtk_grid_attach (self->kinds, button, (int) (n % KINDS_IN_ROW), (int) (n / KINDS_IN_ROW), 1, 1);
        n++;
      }
}

void
bastide_turn_layer_update_kinds (BastideTurnLayer *self)
{
  guint kinds = bastide_turn_steps_find_kinds (self->turn_input);
  gboolean has_several = (kinds & (kinds - 1)) != 0;

  bastide_turn_layer_clear_kinds (self);
  if (kinds != 0 && !(kinds & (1u << self->kind)))
    self->kind = (BstFigureKind) g_bit_nth_lsf (kinds, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->kinds), has_several);
  if (has_several)
    add_kinds (self, kinds);
  else if (kinds != 0)
    {
      /* There is nothing to choose: it is dragged from there. */
      self->only_kind = new_kind (self, self->kind);
      gtk_widget_set_focusable (self->only_kind, FALSE);
      gtk_box_prepend (self->buttons, self->only_kind);
    }
}

/* --- Dragged --- */

gboolean
bastide_turn_layer_put (BastideTurnLayer *self,
                        BstFigureKind     kind,
                        double            x,
                        double            y)
{
  double nearest = REACH;
  int best = -1;
  guint n_spots, step;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);

  for (guint i = 0; i < self->places->len; i++)
    {
      const BastideTurnPlace *place = &g_array_index (self->places, BastideTurnPlace, i);
      graphene_rect_t area;
      double distance;

      if (!gtk_widget_compute_bounds (place->button, GTK_WIDGET (self), &area))
        continue;
      distance = hypot ((double) (area.origin.x + area.size.width / 2) - x, (double) (area.origin.y + area.size.height / 2) - y);
      if (distance < nearest)
        {
          nearest = distance;
          best = (int) place->index;
        }
    }
  if (best < 0 || (guint) best >= n_spots)
    return FALSE;
  step = bastide_turn_steps_find (self->turn_input, &spots[best], kind);
  if (bastide_turn_input_get_step (self->turn_input, step)->spot.figure != kind)
    return FALSE;
  bastide_turn_layer_make_step (self, step);

  return TRUE;
}
