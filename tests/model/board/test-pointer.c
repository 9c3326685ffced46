/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Discs, spotlight and a black screen, drawn without one. */

#include "config.h"

#include "bastide-pointer.h"

#define WIDTH  100
#define HEIGHT 80

/* How much is drawn over a pixel, of 255. */
static guint
get_alpha (BastidePointer *pointer,
           int             x,
           int             y)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  guint alpha;

  bastide_pointer_draw (pointer, cr, WIDTH, HEIGHT, HEIGHT - 20);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  alpha = cairo_image_surface_get_data (surface)[y * cairo_image_surface_get_stride (surface) + 4 * x + 3];
  cairo_surface_destroy (surface);

  return alpha;
}

static void
says (BastidePointer *pointer,
      const char     *expected)
{
  g_autofree char *text = bastide_pointer_dup_text (pointer);

  g_assert_cmpstr (text, ==, expected);
}

/* No more than there are numbers for, and none that cannot be seen. */
static void
test_discs (void)
{
  g_autoptr (BastidePointer) pointer = bastide_pointer_new ();

  g_assert_false (bastide_pointer_is_seen (pointer));
  bastide_pointer_take_back (pointer);
  bastide_pointer_put_disc (pointer);
  says (pointer, "1 disc");
  g_assert_cmpuint (get_alpha (pointer, WIDTH / 2, HEIGHT / 2), ==, 255);
  g_assert_cmpuint (get_alpha (pointer, 5, 5), ==, 0);
  bastide_pointer_toggle_black (pointer);
  bastide_pointer_put_disc (pointer);
  says (pointer, "The screen is black");
  g_assert_cmpuint (get_alpha (pointer, 5, 5), ==, 255);
  bastide_pointer_toggle_black (pointer);
  says (pointer, "1 disc");
  for (guint i = 0; i < 99; i++)
    bastide_pointer_put_disc (pointer);
  says (pointer, "99 discs");
  bastide_pointer_take_back (pointer);
  says (pointer, "98 discs");
  bastide_pointer_clear (pointer);
  g_assert_false (bastide_pointer_is_seen (pointer));
}

/* It stays on the screen, and leaves what is below as it is. */
static void
test_spotlight (void)
{
  g_autoptr (BastidePointer) pointer = bastide_pointer_new ();

  bastide_pointer_toggle_light (pointer);
  g_assert_cmpuint (get_alpha (pointer, WIDTH / 2, HEIGHT / 2), ==, 0);
  g_assert_cmpuint (get_alpha (pointer, 2, 2), >, 100);
  g_assert_cmpuint (get_alpha (pointer, 2, HEIGHT - 2), ==, 0);
  bastide_pointer_move (pointer, -3, -3);
  g_assert_cmpuint (get_alpha (pointer, 2, 2), ==, 0);
  bastide_pointer_toggle_light (pointer);
  g_assert_cmpuint (get_alpha (pointer, WIDTH / 2, HEIGHT / 2), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pointer/discs", test_discs);
  g_test_add_func ("/pointer/spotlight", test_spotlight);

  return g_test_run ();
}
