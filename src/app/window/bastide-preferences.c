/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-preferences.h"
#include "bastide-accessible.h"
#include "bastide-colour-preview.h"
#include "bastide-compat.h"
#include "bastide-explain.h"
#include "bastide-key-row.h"
#include "bastide-look.h"

#include <glib/gi18n.h>

/* --- Style --- */

static void
style_changed (GSettings *settings)
{
  static const AdwColorScheme schemes[] = {
    ADW_COLOR_SCHEME_DEFAULT, ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK
  };
  guint style = g_settings_get_uint (settings, "style");

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[style]);
}

/* Whoever draws with a theme is told of another one as of another style, of which it has to know anyway. */
static void
theme_changed (void)
{
  g_object_notify (G_OBJECT (adw_style_manager_get_default ()), "dark");
}

void
bastide_preferences_apply (GSettings *settings)
{
  g_signal_connect_object (settings, "changed::style", G_CALLBACK (style_changed),
                           adw_style_manager_get_default (), 0);
  style_changed (settings);
  bastide_look_follow (settings);
  g_signal_connect (settings, "changed::board-theme", G_CALLBACK (theme_changed), NULL);
}

/* --- Rows --- */

static void
add_choice (AdwPreferencesGroup *group,
            GSettings           *settings,
            const char          *setting,
            const char          *title,
            const char * const  *choices)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);
  GtkWidget *row = adw_combo_row_new ();

  for (guint i = 0; choices[i] != NULL; i++)
    gtk_string_list_append (model, _(choices[i]));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  g_settings_bind (settings, setting, row, "selected", G_SETTINGS_BIND_DEFAULT);
  adw_preferences_group_add (group, row);
}

static void
add_switch (AdwPreferencesGroup *group,
            GSettings           *settings,
            const char          *setting,
            const char          *title,
            const char          *subtitle)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  bastide_accessible_set_label (toggle, title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  g_settings_bind (settings, setting, toggle, "active", G_SETTINGS_BIND_DEFAULT);
  adw_preferences_group_add (group, row);
}

/* --- Pages --- */

static AdwPreferencesPage *
make_page (const char *title,
           const char *icon)
{
  AdwPreferencesPage *page = g_object_new (ADW_TYPE_PREFERENCES_PAGE, "title", title, "icon-name", icon, NULL);

  bastide_explain (GTK_WIDGET (page),
                   _("What is chosen here holds at once, and in all windows. A key that another action has already "
                     "stays with it, and the action is named."));

  return page;
}

static AdwPreferencesGroup *
add_group (AdwPreferencesPage *page,
           const char         *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_page_add (page, group);

  return group;
}

static AdwPreferencesPage *
make_general (GSettings *settings)
{
  static const char * const styles[] = {
    N_("As the System"), N_("Light Style"), N_("Dark Style"), NULL
  };
  static const char * const names[] = {
    /* Translators: what tiles are called: "V", "BA/Rr", "city end, straight road". */
    N_("Letters"), N_("Codes of Their Sets"), N_("Words"), NULL
  };
  static const char * const clicks[] = {
    /* Translators: what a second click on the cell over which a tile is tried does. */
    N_("Lays the Tile"), N_("Turns the Tile"), NULL
  };
  AdwPreferencesPage *page = make_page (_("General"), "preferences-system-symbolic");
  AdwPreferencesGroup *group = add_group (page, NULL);

  add_choice (group, settings, "style", _("Style"), styles);
  add_switch (group, settings, "move-words", _("Moves in Words"),
              _("A line of words below the pictures of every move"));
  add_choice (group, settings, "tile-names", _("Tile Names"), names);
  group = add_group (page, NULL);
  add_choice (group, settings, "second-click", _("Second Click on a Cell"), clicks);
  adw_preferences_group_set_description (group, _("A tile that fits only one way is laid; Enter lays every tile."));

  return page;
}

static void
add_preview (AdwPreferencesGroup *group,
             BastideVision        vision,
             const char          *title)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), bastide_colour_preview_new (vision));
  adw_preferences_group_add (group, row);
}

static AdwPreferencesPage *
make_board (GSettings *settings)
{
  static const char * const themes[] = {
    N_("As the Style and the Game"), N_("By Day"), N_("By Night"), N_("In Snow"), NULL
  };
  static const char * const wheels[] = {
    /* Translators: what the wheel of the mouse does over the board. */
    N_("Steps Through the Game"), N_("Zooms"), N_("Moves the Board"), NULL
  };
  AdwPreferencesPage *page = make_page (_("Board"), "view-grid-symbolic");
  AdwPreferencesGroup *group = add_group (page, NULL);

  add_choice (group, settings, "board-theme", _("Board Theme"), themes);
  add_choice (group, settings, "wheel", _("Wheel"), wheels);
  adw_preferences_group_set_description (group, _("With Ctrl the wheel always zooms."));
  group = add_group (page, _("Player Colours"));
  adw_preferences_group_set_description (group, _("Every player has a mark besides, so that nobody needs the colours."));
  add_preview (group, BASTIDE_VISION_USUAL, _("As They Are"));
  add_preview (group, BASTIDE_VISION_GREY, _("In Grey"));
  add_preview (group, BASTIDE_VISION_NO_GREEN, _("With Red-Green Colour Blindness"));

  return page;
}

/* Those that the program and its pages hear; others belong to what has the focus. */
static AdwPreferencesPage *
make_keys (BastideKeys *keys)
{
  AdwPreferencesPage *page = make_page (_("Keys"), "input-keyboard-symbolic");
  AdwPreferencesGroup *groups[BASTIDE_N_KEY_SECTIONS];
  guint n_keys;
  const BastideKey *table = bastide_key_table_get (&n_keys);

  for (guint i = 0; i < BASTIDE_N_KEY_SECTIONS; i++)
    groups[i] = add_group (page, _(bastide_key_table_get_title (i)));
  for (guint i = 0; i < n_keys; i++)
    if (table[i].action != NULL)
      adw_preferences_group_add (groups[table[i].section], bastide_key_row_new (keys, &table[i]));

  return page;
}

void
bastide_preferences_show (BastideKeys *keys,
                          GtkWindow   *parent)
{
  g_autoptr (GSettings) settings = g_settings_new (BASTIDE_APPLICATION_ID);
  AdwPreferencesPage *pages[] = { make_general (settings), make_board (settings), make_keys (keys) };

  bastide_compat_show_preferences (parent, _("Preferences"), pages, G_N_ELEMENTS (pages));
}
