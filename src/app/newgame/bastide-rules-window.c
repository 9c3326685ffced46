/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-rules-window.h"
#include "bastide-rule-text.h"
#include "bastide-explain.h"
#include "bastide-rule-row.h"
#include "bastide-template.h"

#include <bst-io-rule-set.h>
#include <bst-io-rule-text.h>

#include <glib/gi18n.h>

/* Rules that can be shown or compared with. */
typedef struct
{
  BstRules  rules;
  char     *title;
  char     *description;        /* nullable */
} Choice;

struct _BastideRulesWindow
{
  AdwWindow            parent_instance;

  GArray              *choices;         /* of Choice */
  GPtrArray           *rows;            /* BastideRuleRow, in the order of the switches */
  AdwPreferencesGroup *groups[BST_IO_N_RULE_GROUPS];
  AdwPreferencesGroup *documents;
  AdwPreferencesGroup *open_points;

  /* Template */
  AdwPreferencesPage  *page;
  AdwPreferencesGroup *head;
  AdwComboRow         *shown;
  AdwComboRow         *other;
  AdwActionRow        *only;
  GtkSwitch           *only_switch;
};

G_DEFINE_FINAL_TYPE (BastideRulesWindow, bastide_rules_window, ADW_TYPE_WINDOW)

/* --- What can be shown --- */

static void
clear_choice (gpointer data)
{
  Choice *choice = data;

  g_free (choice->title);
  g_free (choice->description);
}

static void
add_choice (BastideRulesWindow *self,
            const BstRules     *rules,
            const char         *title,
            const char         *description)
{
  Choice choice = {
    .rules = *rules, .title = g_strdup (title), .description = g_strdup (description),
  };

  g_array_append_val (self->choices, choice);
}

static void
add_bundled (BastideRulesWindow *self)
{
  g_auto (GStrv) ids = bst_io_rule_set_list ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (BstIoRuleSet) set = bst_io_rule_set_load (ids[i], NULL);
      g_autofree char *description = NULL;

      if (set == NULL)
        continue;
      /* Translators: what a rule set is, and the document that it comes from. */
      description = g_strdup_printf (_("%s (%s)"), set->description, set->source);
      add_choice (self, &set->rules, set->title, description);
    }
}

static void
fill_combos (BastideRulesWindow *self)
{
  g_autoptr (GtkStringList) shown = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) other = gtk_string_list_new (NULL);

  /* Translators: the first choice of what to compare rules with. */
  gtk_string_list_append (other, _("Nothing"));
  for (guint i = 0; i < self->choices->len; i++)
    {
      const char *title = g_array_index (self->choices, Choice, i).title;

      gtk_string_list_append (shown, title);
      gtk_string_list_append (other, title);
    }
  adw_combo_row_set_model (self->shown, G_LIST_MODEL (shown));
  adw_combo_row_set_model (self->other, G_LIST_MODEL (other));
}

/* --- Showing --- */

static const Choice *
get_other (BastideRulesWindow *self)
{
  guint selected = adw_combo_row_get_selected (self->other);

  if (selected == 0 || selected > self->choices->len)
    return NULL;

  return &g_array_index (self->choices, Choice, selected - 1);
}

static guint
update_rows (BastideRulesWindow *self,
             const Choice       *shown,
             const Choice       *other)
{
  gboolean only = other != NULL && gtk_switch_get_active (self->only_switch);
  guint n_in_group[BST_IO_N_RULE_GROUPS] = { 0 };
  guint n_different = 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      BastideRuleRow *row = g_ptr_array_index (self->rows, i);
      const char *name = bastide_rule_row_get_switch (row)->name;
      gboolean differs = bastide_rule_row_set (row, &shown->rules,
                                               other != NULL ? &other->rules : NULL,
                                               other != NULL ? other->title : NULL);

      gtk_widget_set_visible (GTK_WIDGET (row), differs || !only);
      n_in_group[bst_io_switch_get_group (name)] += differs || !only;
      n_different += differs;
    }
  for (guint i = 0; i < BST_IO_N_RULE_GROUPS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->groups[i]), n_in_group[i] > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->documents), !only);
  gtk_widget_set_visible (GTK_WIDGET (self->open_points), !only);

  return n_different;
}

static void
update (BastideRulesWindow *self)
{
  guint selected = adw_combo_row_get_selected (self->shown);
  const Choice *other = get_other (self);
  const Choice *shown;
  guint n_different;
  g_autofree char *differences = NULL;

  /* The combos are filled one after the other. */
  if (self->rows == NULL || selected >= self->choices->len)
    return;

  shown = &g_array_index (self->choices, Choice, selected);
  n_different = update_rows (self, shown, other);
  if (other != NULL)
    differences = g_strdup_printf (ngettext ("%u rule differs", "%u rules differ", n_different),
                                   n_different);
  adw_preferences_group_set_description (self->head, shown->description);
  adw_action_row_set_subtitle (self->only, differences != NULL ? differences : "");
  gtk_widget_set_sensitive (GTK_WIDGET (self->only), other != NULL);
}

/* --- Making --- */

static AdwPreferencesGroup *
add_group (BastideRulesWindow *self,
           const char         *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  /* Titles of groups are markup. */
  adw_preferences_group_set_title (group, escaped);
  adw_preferences_page_add (self->page, group);

  return group;
}

static void
add_rules (BastideRulesWindow *self)
{
  guint n_switches;
  const BstRuleSwitch *switches = bst_rules_get_switches (&n_switches);

  for (guint i = 0; i < BST_IO_N_RULE_GROUPS; i++)
    self->groups[i] = add_group (self, bst_io_rule_group_get_title ((BstIoRuleGroup) i));
  self->rows = g_ptr_array_new ();
  for (guint i = 0; i < n_switches; i++)
    {
      GtkWidget *row = bastide_rule_row_new (&switches[i], FALSE);

      adw_preferences_group_add (self->groups[bst_io_switch_get_group (switches[i].name)], row);
      g_ptr_array_add (self->rows, row);
    }
}

static void
add_text (AdwPreferencesGroup *group,
          const char          *title,
          const char          *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_preferences_group_add (group, row);
}

static void
add_documents (BastideRulesWindow *self)
{
  self->documents = add_group (self, _("Rule Documents"));
  adw_preferences_group_set_description (self->documents,
                                         _("What is written behind the number of a rule is where "
                                           "it is stated."));
  for (guint i = 0; i < bst_io_rules_get_n_documents (); i++)
    {
      BstIoDocument document = bst_io_rules_get_document (i);

      add_text (self->documents, document.id, document.title);
    }
}

static void
add_open_points (BastideRulesWindow *self)
{
  self->open_points = add_group (self, _("Open Points"));
  adw_preferences_group_set_description (self->open_points,
                                         _("What the rule documents leave open. Bastide has a "
                                           "reading of its own, which others need not share."));
  for (guint i = 0; i < bst_io_rules_get_n_open_points (); i++)
    {
      BstIoOpenPoint point = bst_io_rules_get_open_point (i);
      g_autofree char *concerned = bastide_rule_text_dup_switches (point.switches);

      add_text (self->open_points, point.sentence, concerned);
    }
}

static void
bastide_rules_window_finalize (GObject *object)
{
  BastideRulesWindow *self = BASTIDE_RULES_WINDOW (object);

  g_clear_pointer (&self->choices, g_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (bastide_rules_window_parent_class)->finalize (object);
}

static void
bastide_rules_window_class_init (BastideRulesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_rules_window_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-rules-window.ui");
  bastide_template_children (widget_class, BastideRulesWindow, page, head, shown, other, only, only_switch);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
bastide_rules_window_init (BastideRulesWindow *self)
{
  self->choices = g_array_new (FALSE, TRUE, sizeof (Choice));
  g_array_set_clear_func (self->choices, clear_choice);
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_explain (GTK_WIDGET (self),
                   _("All rules of the game as they are set. A number opens the rule with its examples. "
                     "Compare them with another rule set to see what differs."));
}

GtkWidget *
bastide_rules_window_new (GtkWindow      *parent,
                          const BstRules *own,
                          const char     *own_title)
{
  BastideRulesWindow *self;

  self = g_object_new (BASTIDE_TYPE_RULES_WINDOW, "transient-for", parent, NULL);
  if (own != NULL)
    add_choice (self, own, own_title, NULL);
  add_bundled (self);
  fill_combos (self);
  add_rules (self);
  add_documents (self);
  add_open_points (self);
  update (self);

  return GTK_WIDGET (self);
}
