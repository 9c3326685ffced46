/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-show-menu.h"

#include <glib/gi18n.h>

typedef struct
{
  const char *label;
  const char *action;
  const char *target;   /* of which one is chosen; NULL for what is on or off by itself */
} Item;

#define MAX_ITEMS 6

/* At most one overlay lies on the tiles, and one on the cells. */
static const struct
{
  const char *title;
  gboolean    is_submenu;       /* of that title: else the menu is higher than a small screen */
  Item        items[MAX_ITEMS];
} sections[] = {
  { N_("On Tiles"), FALSE, {
      { N_("_Nothing"), "page.on-tiles", "none" },
      { N_("Owners of _All"), "page.on-tiles", "show-owners" },
      { N_("Owners of _Farms"), "page.on-tiles", "show-farms" },
      { N_("Owners of _Cities"), "page.on-tiles", "show-cities" },
      { N_("Owners of _Roads"), "page.on-tiles", "show-roads" },
      { N_("N_umber the Farms"), "page.show-numbers" },
    } },
  { N_("On Cells"), FALSE, {
      { N_("N_othing"), "page.on-cells", "none" },
      { N_("_Legal Cells"), "page.on-cells", "show-legal" },
      { N_("Legal Cells of Any _Tile"), "page.on-cells", "show-any" },
      /* Translators: empty cells of the board, and what still fits there. */
      { N_("_Holes"), "page.on-cells", "show-holes" },
      /* Translators: farms that one tile could join into one. */
      { N_("Farm _Joins"), "page.on-cells", "show-joins" },
    } },
  { NULL, FALSE, {
      { N_("_Worth of Draws"), "page.show-draws" },
      { N_("_Points Expected"), "page.show-expected" },
      { N_("B_efore and After"), "page.compare" },
      { N_("_Coordinates"), "page.show-coordinates" },
      { N_("Le_gend"), "page.legend" },
    } },
  { N_("_View"), TRUE, {
      /* Translators: beside the board; what is in it depends on the page. */
      { N_("_Left Pane"), "page.sidebar" },
      { N_("_Right Pane"), "page.pane" },
      { N_("F_ullscreen"), "win.fullscreen" },
      { N_("Pro_jector View"), "page.project" },
    } },
  { NULL, FALSE, {
      { N_("E_xam Mode"), "page.exam" },
    } },
};

/* What is chosen among others has the key that shows it alone. */
static void
set_accel (GMenuItem   *made,
           BastideKeys *keys,
           const Item  *item)
{
  g_autofree char *alone = item->target != NULL ? g_strconcat ("page.", item->target, NULL) : NULL;
  const BastideKey *key = bastide_key_table_find (alone != NULL ? alone : item->action);

  if (key != NULL)
    g_menu_item_set_attribute (made, "accel", "s", bastide_keys_get (keys, key)[0]);
}

static void
append_item (GMenu       *menu,
             BastideKeys *keys,
             const Item  *item)
{
  g_autoptr (GMenuItem) made = g_menu_item_new (_(item->label), NULL);

  if (item->target != NULL)
    g_menu_item_set_action_and_target (made, item->action, "s", item->target);
  else
    g_menu_item_set_action_and_target (made, item->action, NULL);
  g_menu_item_set_attribute (made, "hidden-when", "s", "action-missing");
  set_accel (made, keys, item);
  g_menu_append_item (menu, made);
}

GMenuModel *
bastide_show_menu_new (BastideKeys *keys)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      g_autoptr (GMenu) section = g_menu_new ();

      for (guint k = 0; k < MAX_ITEMS && sections[i].items[k].label != NULL; k++)
        append_item (section, keys, &sections[i].items[k]);
      if (sections[i].is_submenu)
        g_menu_append_submenu (menu, _(sections[i].title), G_MENU_MODEL (section));
      else
        g_menu_append_section (menu, sections[i].title != NULL ? _(sections[i].title) : NULL, G_MENU_MODEL (section));
    }

  return G_MENU_MODEL (menu);
}
