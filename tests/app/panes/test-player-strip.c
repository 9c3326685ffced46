/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The players over the board: who moves, and how it stands. */

#include "config.h"

#include "bastide-players-edit.h"
#include "inside-pixels.h"
#include "inside.h"

#include <bst-render-theme.h>

#include <math.h>

/* A picture of the strip has so many pixels a unit. */
#define SCALE 2

static GtkWidget *
get_strip (BastideWindow *window)
{
  return GTK_WIDGET (inside_study (window)->players);
}

/* What has @style of the player's button. */
static void
find_bounds (BastideWindow   *window,
             guint            player,
             gboolean       (*is_it) (GtkWidget *widget),
             graphene_rect_t *bounds)
{
  GtkWidget *button = gtk_widget_get_first_child (get_strip (window));
  GtkWidget *found;

  for (guint i = 0; i < player; i++)
    button = gtk_widget_get_next_sibling (button);
  found = is_it != NULL ? inside_find (button, GTK_TYPE_LABEL, is_it) : button;
  g_assert_true (gtk_widget_get_mapped (found));
  g_assert_true (gtk_widget_compute_bounds (found, get_strip (window), bounds));
}

static gboolean
is_name (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "player-name");
}

static gboolean
is_score (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "player-score");
}

/* The points of two are read in one look: they stand in the middle, and the names at the ends. */
static void
test_two (void)
{
  static const int widths[] = { 360, 400, 1280 };
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      graphene_rect_t left, right, name;
      float apart;

      inside_resize (GTK_WINDOW (window), widths[i], 700);
      find_bounds (window, 0, is_score, &left);
      find_bounds (window, 1, is_score, &right);
      apart = right.origin.x - left.origin.x - left.size.width;
      g_assert_cmpfloat (apart, >, 30);
      g_assert_cmpfloat (apart, <, 80);
      find_bounds (window, 0, is_name, &name);
      g_assert_cmpfloat (name.origin.x, <, 60);
      find_bounds (window, 1, is_name, &name);
      g_assert_cmpfloat (name.origin.x + name.size.width, >, (float) gtk_widget_get_width (get_strip (window)) - 60);
    }
  inside_close (window);
}

static void
show_six_players (BastideWindow *window)
{
  static const char * const names[] = { "Alice", "Bob", "Carol", "Dave", "Eve", "Frank" };

  inside_show_players (window, names, G_N_ELEMENTS (names));
}

static gboolean
is_whole_name (GtkWidget *widget)
{
  return is_name (widget) && !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

/* Everybody is named, with the figures below, before anything else has room. */
static void
test_six (void)
{
  static const int widths[] = { 360, 900, 1280 };
  BastideWindow *window = inside_open ();

  show_six_players (window);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      inside_resize (GTK_WINDOW (window), widths[i], 700);
      for (guint player = 0; player < 6; player++)
        {
          graphene_rect_t bounds;

          find_bounds (window, player, is_whole_name, &bounds);
          find_bounds (window, player, is_score, &bounds);
        }
    }
  inside_close (window);
}

static double
get_distance (const GdkRGBA *a,
              const GdkRGBA *b)
{
  return fabsf (a->red - b->red) + fabsf (a->green - b->green) + fabsf (a->blue - b->blue);
}

/* The ground behind whoever is to move is tinted, with a ring in the colour of the figures around it. */
static void
test_to_move (void)
{
  BastideWindow *window = inside_open ();
  BstGame *game;

  show_six_players (window);
  inside_resize (GTK_WINDOW (window), 1280, 700);
  game = bastide_study_get_game (inside_study (window)->study);
  for (guint mover = 0; mover < 6; mover++)
    {
      const BstRenderColour *colour = bst_render_player_colour (bst_game_get_player (game, mover)->colour);
      GdkRGBA ring = { (float) colour->red, (float) colour->green, (float) colour->blue, 1 };
      cairo_surface_t *picture;

      bastide_position_editor_set_active (inside_study (window)->editor, TRUE);
      bastide_players_edit_set_turn (inside_study (window)->editor, mover);
      bastide_position_editor_set_active (inside_study (window)->editor, FALSE);
      inside_settle ();
      picture = pixels_draw (get_strip (window), SCALE);
      for (guint player = 0; player < 6; player++)
        {
          graphene_rect_t button;
          GdkRGBA drawn;

          find_bounds (window, player, NULL, &button);
          /* In the middle of the upper side, where no word is. */
          drawn = pixels_get (picture, button.origin.x + button.size.width / 2, button.origin.y + 4.25);
          g_assert_cmpint (get_distance (&drawn, &ring) < 0.05, ==, player == mover);
        }
      cairo_surface_destroy (picture);
    }
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/player-strip/two", test_two);
  g_test_add_func ("/player-strip/six", test_six);
  g_test_add_func ("/player-strip/to-move", test_to_move);

  return inside_run ();
}
