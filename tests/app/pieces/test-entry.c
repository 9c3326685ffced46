/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lines of scores and features: their heights, and that all of their texts are there. */

#include "config.h"

#include <bst-io-open.h>

#include "bastide-entry.h"
#include "inside.h"

typedef struct
{
  BastideStudy       *study;
  BastideRowPictures *pictures;
  GtkWidget          *window;
  BastideEntry       *entry;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();

  f->study = bastide_study_new ();
  g_assert_true (bastide_study_set_record (f->study, record, NULL, NULL));
  f->pictures = bastide_row_pictures_new (f->study);
  f->entry = g_object_new (BASTIDE_TYPE_ENTRY, NULL);
  bastide_entry_set_pictures (f->entry, f->pictures);
  f->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->entry));
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  bastide_row_pictures_free (f->pictures);
  g_object_unref (f->study);
}

static void
set (Fixture    *f,
     const char *title,
     const char *second,
     guint       players,
     const char *number)
{
  bastide_entry_set (f->entry, BST_RENDER_GLYPH_CITY, title, second, bastide_study_get_game (f->study), players,
                     number);
}

static int
measure (Fixture        *f,
         GtkOrientation  orientation,
         int             for_size)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (f->entry), orientation, for_size, &minimum, NULL, NULL, NULL);

  return minimum;
}

/* A title alone, with a second line, and with one that goes on below: nothing is ever cut. */
static void
test_heights (Fixture       *f,
              gconstpointer  data)
{
  g_assert_cmpint (measure (f, GTK_ORIENTATION_VERTICAL, 240), ==, 0);
  set (f, "City", NULL, 1, "+8");
  g_assert_cmpint (measure (f, GTK_ORIENTATION_VERTICAL, 240), ==, 32);
  set (f, "City", "Anna", 1, "+8");
  g_assert_cmpint (measure (f, GTK_ORIENTATION_VERTICAL, 240), ==, 44);
  set (f, "City", "Anna, ahead by 1 · 2 open edges · inn (IC1) · cathedral (IC2)", 1, "+8");
  g_assert_cmpint (measure (f, GTK_ORIENTATION_VERTICAL, 240), >, 44);
  g_assert_cmpint (measure (f, GTK_ORIENTATION_VERTICAL, 900), ==, 44);
}

static void
test_widths (Fixture       *f,
             gconstpointer  data)
{
  int one, both, without;

  set (f, "City", "Anna", 1, "+8");
  one = measure (f, GTK_ORIENTATION_HORIZONTAL, -1);
  set (f, "City", "Anna", 3, "+8");
  both = measure (f, GTK_ORIENTATION_HORIZONTAL, -1);
  set (f, "City", "Anna", 3, NULL);
  without = measure (f, GTK_ORIENTATION_HORIZONTAL, -1);
  g_assert_cmpint (both, >, one);
  g_assert_cmpint (without, <, both);
  set (f, "City", "Anna", 63, "+100");
  g_assert_cmpint (measure (f, GTK_ORIENTATION_HORIZONTAL, -1), <=, 244);
}

/* With larger texts everything is larger. */
static void
test_text_size (Fixture       *f,
                gconstpointer  data)
{
  set (f, "City", "Anna", 1, "+8");
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (f->window);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_cmpint (measure (f, GTK_ORIENTATION_VERTICAL, 480), ==, 88);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_cmpint (measure (f, GTK_ORIENTATION_VERTICAL, 240), ==, 44);
}

/* Rows that say the same share their texts, as long as the font is the same. */
static void
test_shared (Fixture       *f,
             gconstpointer  data)
{
  GtkWidget *widget = GTK_WIDGET (f->entry);
  g_autoptr (PangoLayout) one = bastide_row_pictures_dup_text (f->pictures, widget, BASTIDE_ROW_TEXT_PLAIN, "City", 80);
  g_autoptr (PangoLayout) same = bastide_row_pictures_dup_text (f->pictures, widget, BASTIDE_ROW_TEXT_PLAIN, "City", 80);
  g_autoptr (PangoLayout) wider = bastide_row_pictures_dup_text (f->pictures, widget, BASTIDE_ROW_TEXT_PLAIN, "City", 90);
  g_autoptr (PangoLayout) bold = bastide_row_pictures_dup_text (f->pictures, widget, BASTIDE_ROW_TEXT_BOLD, "City", 80);

  g_assert_true (one == same);
  g_assert_true (one != wider);
  g_assert_true (one != bold);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add ("/entry/heights", Fixture, NULL, set_up, test_heights, tear_down);
  g_test_add ("/entry/widths", Fixture, NULL, set_up, test_widths, tear_down);
  g_test_add ("/entry/text-size", Fixture, NULL, set_up, test_text_size, tear_down);
  g_test_add ("/entry/shared", Fixture, NULL, set_up, test_shared, tear_down);

  return inside_run ();
}
