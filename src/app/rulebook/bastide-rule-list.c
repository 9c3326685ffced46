/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-rule-list.h"
#include "bastide-accessible.h"
#include "bastide-focus.h"
#include "bastide-list-rows.h"
#include "bastide-list-scroll.h"
#include "bastide-placeholder.h"
#include "bastide-rule-item.h"
#include "bastide-rule-line.h"
#include "bastide-sectioned-list.h"
#include "bastide-template.h"

#include <bst-io-rule-search.h>

#include <glib/gi18n.h>

struct _BastideRuleList
{
  GtkWidget             parent_instance;

  /* Owned */
  char                 *number;         /* of the rule that is shown (nullable) */
  guint                 n_rules;
  guint                 scope;          /* bst_io_rule_scope_get() of a game; 0: there is none */
  BastideSectionedList *sections;
  GtkSingleSelection   *selection;

  /* Template */
  GtkEditable          *search;
  GtkDropDown          *chapter;
  GtkLabel             *count;
  BastidePlaceholder   *nothing;
  GtkListView          *view;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideRuleList, bastide_rule_list, GTK_TYPE_WIDGET)

/* --- What is in the list --- */

/* Where a rule is in the list; GTK_INVALID_LIST_POSITION. */
static guint
find_row (BastideRuleList *self,
          const char      *number)
{
  GListModel *model = G_LIST_MODEL (self->selection);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);

      if (BASTIDE_IS_RULE_ITEM (item)
          && g_strcmp0 (bastide_rule_item_get_rule (BASTIDE_RULE_ITEM (item))->number, number) == 0)
        return i;
    }

  return GTK_INVALID_LIST_POSITION;
}

/* The pointer over the list selects too: this brings it back. */
static void
select_shown (BastideRuleList *self)
{
  gtk_single_selection_set_selected (self->selection, find_row (self, self->number));
}

static void
update_count (BastideRuleList *self,
              gboolean         is_everywhere)
{
  g_autofree char *text = g_strdup_printf (ngettext ("%u rule", "%u rules", self->n_rules), self->n_rules);

  /* Translators: a search in the rule book found nothing. */
  bastide_placeholder_set_text (self->nothing, self->n_rules == 0 ? _("No rule says this") : NULL);
  bastide_placeholder_set_button (self->nothing, is_everywhere ? NULL : _("Search All Sets"),
                                  is_everywhere ? NULL : "rules.search-all");
  gtk_label_set_label (self->count, self->n_rules > 0 ? text : _("No rule says this"));
  gtk_widget_set_visible (GTK_WIDGET (self->count), self->n_rules > 0);
}

/* Before the chapters: "This Game", if there is one, and "All Sets". */
static guint
get_all_sets (BastideRuleList *self)
{
  return self->scope != 0 ? 1 : 0;
}

/* What is chosen in the list of chapters; NULL while that is made. Static. */
static const char *
get_chosen (BastideRuleList *self)
{
  GtkStringList *titles = GTK_STRING_LIST (gtk_drop_down_get_model (self->chapter));
  guint selected = gtk_drop_down_get_selected (self->chapter);

  return titles != NULL && selected != GTK_INVALID_LIST_POSITION ? gtk_string_list_get_string (titles, selected) : NULL;
}

static gboolean
is_wanted (BastideRuleList *self,
           const BstIoRule *rule)
{
  guint selected = gtk_drop_down_get_selected (self->chapter);

  if (selected == get_all_sets (self) || selected == GTK_INVALID_LIST_POSITION)
    return TRUE;
  if (selected < get_all_sets (self))
    return (self->scope & 1u << bst_io_rule_get_group (rule)) != 0;

  return strcmp (get_chosen (self), bst_io_rule_get_chapter (rule)) == 0;
}

/* The section of a chapter, which is made for the first rule of it. */
static guint
find_section (BastideSectionedList *sections,
              GPtrArray            *titles,
              const char           *title)
{
  guint section;

  if (g_ptr_array_find_with_equal_func (titles, title, g_str_equal, &section))
    return section;
  g_ptr_array_add (titles, (gpointer) title);

  return bastide_sectioned_list_add (sections, title);
}

/* Chapters stand in the order of their best rules, which is that of the book while nothing is searched for. */
static void
update (BastideRuleList *self)
{
  g_autoptr (GPtrArray) rules = bst_io_rule_search (gtk_editable_get_text (self->search));
  g_autoptr (BastideSectionedList) sections = bastide_sectioned_list_new (BASTIDE_TYPE_RULE_ITEM);
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();

  self->n_rules = 0;
  for (guint i = 0; i < rules->len; i++)
    {
      const BstIoRule *rule = g_ptr_array_index (rules, i);
      const char *title = bst_io_rule_get_chapter (rule);
      g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);
      guint section;

      if (!is_wanted (self, rule))
        continue;
      section = find_section (sections, titles, title);
      g_ptr_array_add (added, bastide_rule_item_new (rule));
      bastide_sectioned_list_splice (
        sections, section, g_list_model_get_n_items (bastide_sectioned_list_get_items (sections, section)), 0, added);
      self->n_rules++;
    }
  gtk_single_selection_set_model (self->selection, bastide_sectioned_list_get_model (sections));
  g_set_object (&self->sections, sections);
  update_count (self, gtk_drop_down_get_selected (self->chapter) == get_all_sets (self));
  select_shown (self);
}

/* "This Game", "All Sets" and the chapters. */
static void
fill_chapters (BastideRuleList *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  const char *last = NULL;

  if (self->scope != 0)
    /* Translators: the rules of the game that is open, and of no other tile set. */
    gtk_string_list_append (titles, _("This Game"));
  /* Translators: rules of all tile sets are looked through. */
  gtk_string_list_append (titles, _("All Sets"));
  for (guint i = 0; i < bst_io_rulebook_get_n_rules (); i++)
    {
      const char *title = bst_io_rule_get_chapter (bst_io_rulebook_get_rule (i));

      if (g_strcmp0 (last, title) != 0)
        gtk_string_list_append (titles, title);
      last = title;
    }
  gtk_drop_down_set_model (self->chapter, G_LIST_MODEL (titles));
}

/* What was chosen stays chosen; the rules of the game come in place of all, and all in place of those of a game that went. */
static void
choose_again (BastideRuleList *self,
              const char      *chosen,
              gboolean         was_first)
{
  GListModel *titles = gtk_drop_down_get_model (self->chapter);
  guint at = 0;

  while (!was_first && at < g_list_model_get_n_items (titles)
         && g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (titles), at), chosen) != 0)
    at++;
  gtk_drop_down_set_selected (self->chapter, at < g_list_model_get_n_items (titles) ? at : 0);
}

void
bastide_rule_list_set_scope (BastideRuleList *self,
                             guint            scope)
{
  g_autofree char *chosen = NULL;
  gboolean was_first;

  g_return_if_fail (BASTIDE_IS_RULE_LIST (self));

  if (self->scope == scope)
    return;
  chosen = g_strdup (get_chosen (self));
  was_first = gtk_drop_down_get_selected (self->chapter) == 0;
  self->scope = scope;
  fill_chapters (self);
  choose_again (self, chosen, was_first);
  update (self);
}

void
bastide_rule_list_set_rule (BastideRuleList *self,
                            const char      *number)
{
  guint row;

  g_return_if_fail (BASTIDE_IS_RULE_LIST (self));

  g_free (self->number);
  self->number = g_strdup (number);
  row = find_row (self, number);
  select_shown (self);
  if (row != GTK_INVALID_LIST_POSITION)
    bastide_list_scroll_to (self->view, row);
}

/* --- Rows --- */

static void
bind_row (BastideRuleLine *row,
          BastideRuleItem *item)
{
  bastide_rule_line_bind (row, bastide_rule_item_get_rule (item));
}

/* --- Choosing --- */

static void
choose (BastideRuleList *self,
        guint            position)
{
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (BASTIDE_IS_RULE_ITEM (item))
    g_signal_emit (self, signals[CHOSEN], 0, bastide_rule_item_get_rule (BASTIDE_RULE_ITEM (item))->number);
}

static void
activated (BastideRuleList *self,
           guint            position)
{
  choose (self, position);
}

/* Enter in the search opens the first rule that was found, below the heading of its chapter. */
static void
search_activated (BastideRuleList *self)
{
  update (self);
  choose (self, 1);
}

static void
search_everywhere (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  BastideRuleList *self = BASTIDE_RULE_LIST (widget);

  gtk_drop_down_set_selected (self->chapter, get_all_sets (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/* --- Class --- */

static gboolean
bastide_rule_list_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BASTIDE_RULE_LIST (widget)->search));
}

static void
bastide_rule_list_dispose (GObject *object)
{
  BastideRuleList *self = BASTIDE_RULE_LIST (object);

  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->selection);
  g_clear_object (&self->sections);
  g_clear_pointer (&self->number, g_free);

  G_OBJECT_CLASS (bastide_rule_list_parent_class)->dispose (object);
}

static void
bastide_rule_list_class_init (BastideRuleListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_rule_list_dispose;
  widget_class->focus = bastide_focus_move;
  widget_class->grab_focus = bastide_rule_list_grab_focus;

  signals[CHOSEN] = g_signal_new ("chosen", BASTIDE_TYPE_RULE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (BASTIDE_TYPE_PLACEHOLDER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-rule-list.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideRuleList, search, chapter, count, nothing, view);
  bastide_template_callbacks (widget_class, activated, search_activated);
  gtk_widget_class_install_action (widget_class, "rules.search-all", NULL, search_everywhere);
  bastide_template_callbacks (widget_class, select_shown, update);
}

static void
bastide_rule_list_init (BastideRuleList *self)
{
  static const BastideListRows rows = {
    G_CALLBACK (bastide_rule_line_new), G_CALLBACK (bind_row), G_CALLBACK (bastide_rule_line_bind_heading)
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->selection = bastide_list_rows_set (self->view, NULL, &rows, self);
  bastide_accessible_set_label (GTK_WIDGET (self->search), _("Search the rules"));
  bastide_accessible_set_drop_label (GTK_WIDGET (self->chapter), _("Chapter"));
  fill_chapters (self);

  update (self);
}
