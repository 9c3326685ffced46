/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The legend of the overlays. It lies over the board where there is room for it, and stays there; on a small board, or
 * where it would hide what one looks at now, it is shown when asked for and folds by itself. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-template.h"
#include "bastide-text-size.h"

/* A smaller board would be half covered, in pixels of usual text. */
#define LEAST_WIDTH  560
#define LEAST_HEIGHT 400

static gboolean
is_wanted (BastideStudyPage *self)
{
  return gtk_widget_get_visible (self->key) && g_settings_get_boolean (self->settings, "legend-open");
}

static gboolean
is_board_small (BastideStudyPage *self)
{
  double scale = bastide_text_size_get_scale (GTK_WIDGET (self));

  return gtk_widget_get_width (GTK_WIDGET (self->board)) < LEAST_WIDTH * scale
         || gtk_widget_get_height (GTK_WIDGET (self->board)) < LEAST_HEIGHT * scale;
}

gboolean
bastide_study_page_wants_key (BastideStudyPage *self)
{
  return is_wanted (self) && !is_board_small (self);
}

void
bastide_study_page_set_key_open (BastideStudyPage *self,
                                 gboolean          is_open)
{
  gboolean has_room = is_open || (!is_wanted (self) && !is_board_small (self));
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "legend");

  gtk_widget_set_visible (self->key_rows, is_open);
  gtk_widget_set_visible (self->key_button, has_room);
  gtk_widget_set_visible (GTK_WIDGET (self->key_menu), !has_room);
  if (has_room)
    gtk_menu_button_popdown (self->key_menu);
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (is_open));
}

static void
change (GSimpleAction *action,
        GVariant      *state,
        gpointer       user_data)
{
  BastideStudyPage *self = user_data;

  if (gtk_widget_get_visible (self->key_button))
    g_settings_set_boolean (self->settings, "legend-open", g_variant_get_boolean (state));
  if (gtk_widget_get_visible (self->key) && gtk_widget_get_visible (GTK_WIDGET (self->key_menu)))
    gtk_menu_button_popup (self->key_menu);
}

void
bastide_study_page_update_key (BastideStudyPage *self)
{
  guint show = bastide_board_get_show (self->board);

  bastide_legend_update (self->legend, self->study, show);
  bastide_legend_update (self->key_popped, self->study, show);
}

void
bastide_study_page_class_init_key (GtkWidgetClass *widget_class)
{
  g_type_ensure (BASTIDE_TYPE_LEGEND);
  bastide_template_children (widget_class, BastideStudyPage, legend, key, key_button, key_menu, key_popped, key_rows);
}

void
bastide_study_page_init_key (BastideStudyPage *self)
{
  GActionEntry entry = { .name = "legend", .state = "false", .change_state = change };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), &entry, 1, self);
}
