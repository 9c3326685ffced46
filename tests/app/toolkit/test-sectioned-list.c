/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists with headings, without a screen. */

#include "config.h"

#include "bastide-sectioned-list.h"

static void
test_sections (void)
{
  g_autoptr (BastideSectionedList) sections = bastide_sectioned_list_new (GTK_TYPE_STRING_OBJECT);
  GListModel *all = bastide_sectioned_list_get_model (sections);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autoptr (GtkStringObject) heading = NULL;
  guint first = bastide_sectioned_list_add (sections, "First");
  guint second = bastide_sectioned_list_add (sections, "Second");

  g_assert_cmpuint (g_list_model_get_n_items (all), ==, 0);
  g_ptr_array_add (items, gtk_string_object_new ("a"));
  bastide_sectioned_list_splice (sections, second, 0, 0, items);
  g_assert_cmpuint (g_list_model_get_n_items (all), ==, 2);
  heading = g_list_model_get_item (all, 0);
  g_assert_cmpstr (gtk_string_object_get_string (heading), ==, "Second");
  bastide_sectioned_list_splice (sections, first, 0, 0, items);
  g_assert_cmpuint (g_list_model_get_n_items (all), ==, 4);
  bastide_sectioned_list_splice (sections, second, 0, 1, none);
  g_assert_cmpuint (g_list_model_get_n_items (all), ==, 2);
}

static void
count_change (GListModel *model,
              guint       position,
              guint       removed,
              guint       added,
              guint      *change)
{
  change[0]++;
  change[1] = position;
  change[2] = removed;
  change[3] = added;
}

static void
add_item (GPtrArray  *items,
          const char *text)
{
  g_ptr_array_add (items, gtk_string_object_new (text));
}

/* Items that a section has already stay where they are, and what is between changes at once. */
static void
test_section_items (void)
{
  g_autoptr (BastideSectionedList) sections = bastide_sectioned_list_new (GTK_TYPE_STRING_OBJECT);
  guint section = bastide_sectioned_list_add (sections, "Title");
  GListModel *shown = bastide_sectioned_list_get_items (sections, section);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint change[4] = { 0 };

  for (const char *const *text = (const char *const[]) { "a", "b", "c", "d", NULL }; *text != NULL; text++)
    add_item (items, *text);
  bastide_sectioned_list_set_items (sections, section, items);
  g_signal_connect (shown, "items-changed", G_CALLBACK (count_change), change);

  bastide_sectioned_list_set_items (sections, section, items);
  g_assert_cmpuint (change[0], ==, 0);

  g_ptr_array_insert (items, 1, gtk_string_object_new ("e"));
  bastide_sectioned_list_set_items (sections, section, items);
  g_assert_cmpmem (change, sizeof change, ((guint[]) { 1, 1, 0, 1 }), 4 * sizeof (guint));

  /* "a e b c d" becomes "a c d": what is cut is all that changes. */
  g_ptr_array_remove_range (items, 1, 2);
  bastide_sectioned_list_set_items (sections, section, items);
  g_assert_cmpmem (change, sizeof change, ((guint[]) { 2, 1, 2, 0 }), 4 * sizeof (guint));
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, 3);

  g_ptr_array_set_size (items, 0);
  bastide_sectioned_list_set_items (sections, section, items);
  g_assert_cmpuint (g_list_model_get_n_items (bastide_sectioned_list_get_model (sections)), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sectioned-list/sections", test_sections);
  g_test_add_func ("/sectioned-list/items", test_section_items);

  return g_test_run ();
}
