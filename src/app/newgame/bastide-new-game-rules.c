/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of a new game: a rule set, and every switch of it alone. */

#include "config.h"

#include "bastide-new-game-private.h"
#include "bastide-accessible.h"
#include "bastide-compat.h"
#include "bastide-file-filters.h"
#include "bastide-rule-row.h"
#include "bastide-rules-window.h"

#include <bst-io-rule-scope.h>
#include <bst-io-rule-set.h>

#include <glib/gi18n.h>

/* --- The rule set --- */

static const BstIoRuleSet *
get_rule_set (BastideNewGame *self)
{
  guint selected = adw_combo_row_get_selected (self->rule_set);

  return selected < self->rule_sets->len ? g_ptr_array_index (self->rule_sets, selected) : NULL;
}

static void
rule_set_chosen (BastideNewGame *self)
{
  const BstIoRuleSet *rule_set = get_rule_set (self);

  if (rule_set != NULL)
    bastide_new_game_options_choose_rule_set (self->options, rule_set);
}

static void
add_rule_set (BastideNewGame *self,
              BstIoRuleSet   *rule_set)
{
  GListModel *titles = adw_combo_row_get_model (self->rule_set);

  g_ptr_array_add (self->rule_sets, rule_set);
  gtk_string_list_append (GTK_STRING_LIST (titles), rule_set->title);
}

static void
fill_rule_sets (BastideNewGame *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  g_auto (GStrv) ids = bst_io_rule_set_list ();

  adw_combo_row_set_model (self->rule_set, G_LIST_MODEL (titles));
  for (guint i = 0; ids[i] != NULL; i++)
    {
      BstIoRuleSet *rule_set = bst_io_rule_set_load (ids[i], NULL);

      if (rule_set != NULL)
        add_rule_set (self, rule_set);
    }
}

/* --- Switches --- */

static void
switch_chosen (BastideNewGame *self,
               const char     *value,
               BastideRuleRow *row)
{
  bastide_new_game_options_set_switch (self->options, bastide_rule_row_get_switch (row)->name, value);
}

static void
show_row (BastideNewGame *self,
          BastideRuleRow *row)
{
  const BstIoRuleSet *rule_set = get_rule_set (self);

  bastide_rule_row_set (row, bastide_new_game_options_get_rules (self->options),
                        bastide_new_game_options_get_rule_set (self->options),
                        rule_set != NULL ? rule_set->title : "");
}

/* The rows of a group are made when it is first opened: there are many, and few are needed. */
static void
group_opened (AdwExpanderRow *expander,
              GParamSpec     *pspec,
              BastideNewGame *self)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);
  guint group = 0;

  while (self->groups[group] != expander)
    group++;
  for (guint i = 0; i < n_switches; i++)
    if (bst_io_switch_get_group (switches[i].name) == (BstIoRuleGroup) group)
      {
        GtkWidget *row = bastide_rule_row_new (&switches[i], TRUE);

        g_signal_connect_object (row, "chosen", G_CALLBACK (switch_chosen), self,
                                 G_CONNECT_SWAPPED);
        adw_expander_row_add_row (expander, row);
        g_ptr_array_add (self->rule_rows, row);
        show_row (self, BASTIDE_RULE_ROW (row));
      }
  g_signal_handlers_disconnect_by_func (expander, group_opened, self);
}

static void
add_group (BastideNewGame *self,
           BstIoRuleGroup  group)
{
  GtkWidget *expander = adw_expander_row_new ();

  self->groups[group] = ADW_EXPANDER_ROW (expander);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (expander), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander),
                                 bst_io_rule_group_get_title (group));
  bastide_accessible_set_list_labels (expander, bst_io_rule_group_get_title (group));
  g_signal_connect_object (expander, "notify::expanded", G_CALLBACK (group_opened), self, 0);
  adw_preferences_group_add (self->rules, expander);
}

/* Behind all groups. */
static void
add_other_rules (BastideNewGame *self)
{
  /* Translators: a row that shows the rules of tile sets that are not chosen. */
  self->other_rules = g_object_new (ADW_TYPE_ACTION_ROW, "title", _("Rules of Other Sets"), "activatable", TRUE,
                                    "action-name", "rules.show-others", NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->other_rules),
                             g_object_new (GTK_TYPE_IMAGE, "icon-name", "view-more-symbolic",
                                           "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  adw_preferences_group_add (self->rules, self->other_rules);
}

/* How many switches of a group are not as in the rule set. */
static guint
count_changed (BastideNewGame *self,
               BstIoRuleGroup  group)
{
  const BstRules *rules = bastide_new_game_options_get_rules (self->options);
  const BstRules *rule_set = bastide_new_game_options_get_rule_set (self->options);
  guint n_switches, n_changed = 0;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  for (guint i = 0; i < n_switches; i++)
    if (bst_io_switch_get_group (switches[i].name) == group && bst_rules_differ (rules, rule_set, &switches[i]))
      n_changed++;

  return n_changed;
}

static void
update_group (BastideNewGame *self,
              BstIoRuleGroup  group)
{
  guint n_changed = count_changed (self, group);
  g_autofree char *subtitle = NULL;

  if (n_changed > 0)
    subtitle = g_strdup_printf (ngettext ("%u rule not as in the rule set",
                                          "%u rules not as in the rule set", n_changed),
                                n_changed);
  adw_expander_row_set_subtitle (self->groups[group], subtitle != NULL ? subtitle : "");
}

/* Those of the chosen sets, and what any game may have; the others when they are asked for. */
static void
update_scope (BastideNewGame *self)
{
  g_autofree char *tiles = bastide_new_game_options_dup_tiles_id (self->options);
  guint scope = bst_io_rule_scope_get (tiles, bastide_new_game_options_get_rules (self->options))
                | 1u << BST_IO_RULES_HOUSE | 1u << BST_IO_RULES_DISPLAY;

  for (guint i = 0; i < BST_IO_N_RULE_GROUPS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->groups[i]), self->shows_other_rules || (scope & 1u << i));
  gtk_widget_set_visible (self->other_rules,
                          !self->shows_other_rules && scope != (1u << BST_IO_N_RULE_GROUPS) - 1);
}

static void
show_others (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideNewGame *self = BASTIDE_NEW_GAME (widget);

  self->shows_other_rules = TRUE;
  update_scope (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->rule_set));
}

void
bastide_new_game_update_rules (BastideNewGame *self)
{
  const BstIoRuleSet *rule_set = get_rule_set (self);

  if (rule_set != NULL)
    {
      /* Translators: what a rule set is, and the document that it comes from. */
      g_autofree char *about = g_strdup_printf (_("%s (%s)"), rule_set->description,
                                                rule_set->source);

      adw_preferences_group_set_description (self->rules, about);
    }
  update_scope (self);
  for (guint i = 0; i < BST_IO_N_RULE_GROUPS; i++)
    update_group (self, (BstIoRuleGroup) i);
  for (guint i = 0; i < self->rule_rows->len; i++)
    show_row (self, g_ptr_array_index (self->rule_rows, i));
}

void
bastide_new_game_select_rules (BastideNewGame *self,
                               const BstGame  *game)
{
  const char *tiles = bst_tile_set_get_id (bst_game_get_tile_set (game));
  g_autoptr (BstIoRuleSet) known = bst_io_rule_set_find (bst_game_get_rules (game), tiles);

  for (guint i = 0; known != NULL && i < self->rule_sets->len; i++)
    {
      const BstIoRuleSet *rule_set = g_ptr_array_index (self->rule_sets, i);

      if (strcmp (rule_set->id, known->id) == 0)
        adw_combo_row_set_selected (self->rule_set, i);
    }
}

/* --- Files --- */

static void
rule_file_chosen (GListModel *files,
                  gpointer    user_data)
{
  BastideNewGame *self = user_data;
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (GError) error = NULL;
  BstIoRuleSet *rule_set;

  if (path == NULL)
    return;
  rule_set = bst_io_rule_set_load_file (path, &error);
  if (rule_set == NULL)
    {
      bastide_compat_alert (GTK_WINDOW (self), _("This Rule Set Cannot Be Used"), error->message);
      return;
    }
  add_rule_set (self, rule_set);
  adw_combo_row_set_selected (self->rule_set, self->rule_sets->len - 1);
}

static void
open_rules (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GListModel) filters = bastide_file_filters_new (_("Rule sets"), "*.xml");

  bastide_compat_open_files (GTK_WINDOW (widget), _("Open Rule Set"), NULL, filters, rule_file_chosen,
                             G_OBJECT (widget));
}

/* The file's name is the title of the set. */
static char *
get_title (const char *path)
{
  char *title = g_filename_display_basename (path);

  if (g_str_has_suffix (title, ".xml"))
    title[strlen (title) - strlen (".xml")] = '\0';

  return title;
}

static void
rule_place_chosen (GListModel *files,
                   gpointer    user_data)
{
  BastideNewGame *self = user_data;
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *title = path != NULL ? get_title (path) : NULL;
  g_autoptr (BstIoRuleSet) rule_set = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    return;
  rule_set = bst_io_rule_set_new (bastide_new_game_options_get_rules (self->options), title, NULL);
  if (!bst_io_rule_set_save (rule_set, path, &error))
    bastide_compat_alert (GTK_WINDOW (self), _("This Rule Set Cannot Be Saved"), error->message);
}

static void
save_rules (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GListModel) filters = bastide_file_filters_new (_("Rule sets"), "*.xml");
  /* Translators: the proposed name of a file with rules. */
  g_autofree char *proposal = g_strconcat (_("Our Rules"), ".xml", NULL);

  bastide_compat_save_file (GTK_WINDOW (widget), _("Save Rule Set"), proposal, NULL, filters,
                            rule_place_chosen, G_OBJECT (widget));
}

static void
show_rules (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideNewGame *self = BASTIDE_NEW_GAME (widget);
  GtkWidget *window;

  /* Translators: the rules that are chosen at this moment, in a list of rule sets. */
  window = bastide_rules_window_new (GTK_WINDOW (self), bastide_new_game_options_get_rules (self->options),
                                     _("The new game"));
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_present (GTK_WINDOW (window));
}

/* --- Set-up --- */

void
bastide_new_game_class_init_rules (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "rules.open", NULL, open_rules);
  gtk_widget_class_install_action (widget_class, "rules.save", NULL, save_rules);
  gtk_widget_class_install_action (widget_class, "rules.show", NULL, show_rules);
  gtk_widget_class_install_action (widget_class, "rules.show-others", NULL, show_others);
  gtk_widget_class_bind_template_callback (widget_class, rule_set_chosen);
}

void
bastide_new_game_init_rules (BastideNewGame *self)
{
  fill_rule_sets (self);
  for (guint i = 0; i < BST_IO_N_RULE_GROUPS; i++)
    add_group (self, (BstIoRuleGroup) i);
  add_other_rules (self);
}
