/* SPDX-License-Identifier: GPL-3.0-or-later */

/* On a phone: the row of buttons below the board, each of which opens a list, or closes it again. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-show-popover.h"

/* What each shows: a tab of one of the panes. */
static const struct
{
  const char *name;
  gboolean    is_side;
} lists[] = {
  { "bag", TRUE },
  { "moves", FALSE },
  { "scores", FALSE },
  { "turns", FALSE },
};

#define NO_LIST ""
/* What the last button opens is none. */
#define SHOW    "show"

static GtkStack *
get_stack (BastideStudyPage *self,
           gboolean          is_side)
{
  return is_side ? self->start_tabs : self->tabs;
}

static gboolean
has_tab (GtkStack   *stack,
         const char *name)
{
  GtkWidget *tab = gtk_stack_get_child_by_name (stack, name);

  return tab != NULL && gtk_stack_page_get_visible (gtk_stack_get_page (stack, tab));
}

/* The list that is open, by the name of its button. */
static const char *
find_open (BastideStudyPage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      BastideSplitView *view = lists[i].is_side ? self->side : self->pane;
      const char *tab = gtk_stack_get_visible_child_name (get_stack (self, lists[i].is_side));

      if (bastide_split_view_get_show (view) && g_strcmp0 (tab, lists[i].name) == 0)
        return lists[i].name;
    }

  return NO_LIST;
}

static void
update (BastideStudyPage *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "list");

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (find_open (self)));
}

/* What is open already goes. */
static void
choose (GSimpleAction *action,
        GVariant      *name,
        gpointer       user_data)
{
  BastideStudyPage *self = user_data;
  gboolean is_open;

  if (strcmp (g_variant_get_string (name, NULL), SHOW) == 0)
    {
      gtk_menu_button_popup (self->narrow_show);
      return;
    }
  is_open = strcmp (find_open (self), g_variant_get_string (name, NULL)) == 0;

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (strcmp (lists[i].name, g_variant_get_string (name, NULL)) == 0)
      {
        if (has_tab (get_stack (self, lists[i].is_side), lists[i].name))
          gtk_stack_set_visible_child_name (get_stack (self, lists[i].is_side), lists[i].name);
        bastide_split_view_set_show (lists[i].is_side ? self->side : self->pane, !is_open);
      }
  update (self);
}

/* Made anew each time: pictures are of what the board shows. */
static void
create_show (GtkMenuButton *button,
             gpointer       data)
{
  BastideStudyPage *self = data;

  gtk_menu_button_set_popover (button, bastide_show_popover_new (bastide_keys_get_shared (self->user_state),
                                                                 BASTIDE_PAGE (self)));
}

/* The header bar leaves out what is in the row: it asks whether there is a list to be chosen. */
void
bastide_study_page_set_narrow (BastideStudyPage *self,
                               gboolean          is_narrow)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "list");

  gtk_widget_set_visible (self->narrow_buttons, is_narrow);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_narrow);
  bastide_timeline_set_short (self->timeline, is_narrow);
}

void
bastide_study_page_init_narrow (BastideStudyPage *self)
{
  static const GActionEntry entry = { .name = "list", .parameter_type = "s", .state = "''", .change_state = choose };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), &entry, 1, self);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "list")), FALSE);
  gtk_menu_button_set_create_popup_func (self->narrow_show, create_show, self, NULL);
  g_signal_connect_object (self->side, "notify::show-sidebar", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pane, "notify::show-sidebar", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->start_tabs, "notify::visible-child", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tabs, "notify::visible-child", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}
