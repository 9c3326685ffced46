/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-tabs.h"

/* Beside a title, in pixels: what the style sheet has there, the edge and what is rounded up. */
#define SIDES 12

static void
shorten (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_END);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    shorten (child);
}

void
bastide_tabs_shorten (GtkStackSwitcher *switcher)
{
  g_return_if_fail (GTK_IS_STACK_SWITCHER (switcher));

  shorten (GTK_WIDGET (switcher));
}

/* What all titles need in the letters of the tabs, whether they are there or icons. */
static int
measure_titles (GtkStackSwitcher *switcher)
{
  GtkWidget *tab = gtk_widget_get_first_child (GTK_WIDGET (switcher));
  g_autoptr (GListModel) pages = G_LIST_MODEL (gtk_stack_get_pages (gtk_stack_switcher_get_stack (switcher)));
  guint n_pages = g_list_model_get_n_items (pages);
  int needed = 0;

  for (guint i = 0; i < n_pages && tab != NULL; i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (pages, i);
      g_autoptr (PangoLayout) layout = NULL;
      int width;

      if (!gtk_stack_page_get_visible (GTK_STACK_PAGE (page)))
        continue;
      layout = gtk_widget_create_pango_layout (tab, gtk_stack_page_get_title (GTK_STACK_PAGE (page)));
      pango_layout_get_pixel_size (layout, &width, NULL);
      needed += width + SIDES;
    }

  return needed;
}

void
bastide_tabs_fit (GtkStackSwitcher     *switcher,
                  int                   width,
                  const BastideTabIcon *icons,
                  guint                 n_icons)
{
  GtkStack *stack;
  gboolean has_icons;

  g_return_if_fail (GTK_IS_STACK_SWITCHER (switcher));

  stack = gtk_stack_switcher_get_stack (switcher);
  has_icons = measure_titles (switcher) > width;
  for (guint i = 0; i < n_icons; i++)
    {
      GtkStackPage *page = gtk_stack_get_page (stack, gtk_stack_get_child_by_name (stack, icons[i].name));
      const char *icon = has_icons ? icons[i].icon : NULL;

      if (g_strcmp0 (icon, gtk_stack_page_get_icon_name (page)) != 0)
        gtk_stack_page_set_icon_name (page, icon);
    }
  bastide_tabs_shorten (switcher);
}
