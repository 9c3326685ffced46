/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tile sets of a new game, and what speaks against the choice. */

#include "config.h"

#include "bastide-new-game-private.h"
#include "bastide-accessible.h"
#include "bastide-compat.h"
#include "bastide-file-filters.h"
#include "bastide-info-button.h"

#include <glib/gi18n.h>

/* --- Rows --- */

static void
set_toggled (BastideNewGame *self,
             GtkCheckButton *check)
{
  for (guint i = 0; i < self->set_rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->set_rows, i);

      if (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) == GTK_WIDGET (check))
        bastide_new_game_options_choose_set (self->options, i, gtk_check_button_get_active (check));
    }
}

static void
copies_changed (BastideNewGame *self,
                GtkSpinButton  *copies)
{
  for (guint i = 0; i < self->copies_rows->len; i++)
    if (adw_action_row_get_activatable_widget (g_ptr_array_index (self->copies_rows, i))
        == GTK_WIDGET (copies))
      bastide_new_game_options_set_copies (self->options, i,
                                           (guint) gtk_spin_button_get_value_as_int (copies));
}

/* Below the row of its set, as long as that is chosen and there is something to choose. */
static void
add_copies_row (BastideNewGame                 *self,
                const BastideNewGameOptionsSet *set)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *copies = gtk_spin_button_new_with_range (1, BST_IO_MAX_SET_COPIES, 1);
  /* Translators: %s is a tile set; how many times it is in the game. */
  g_autofree char *name = g_strdup_printf (_("Copies of %s"), set->title);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_widget_set_visible (row, FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_widget_set_valign (copies, GTK_ALIGN_CENTER);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (copies), TRUE);
  bastide_accessible_set_label (copies, name);
  g_signal_connect_object (copies, "value-changed", G_CALLBACK (copies_changed), self,
                           G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), copies);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), copies);
  adw_preferences_group_add (self->sets, row);
  g_ptr_array_add (self->copies_rows, row);
}

/* From box to box: the list itself would stop at the buttons beside them. */
static gboolean
set_key_pressed (BastideNewGame        *self,
                 guint                  key,
                 guint                  code,
                 GdkModifierType        modifiers,
                 GtkEventControllerKey *controller)
{
  GtkWidget *check = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  guint index = 0;

  if ((key != GDK_KEY_Up && key != GDK_KEY_Down) || (modifiers & gtk_accelerator_get_default_mod_mask ()))
    return GDK_EVENT_PROPAGATE;
  while (adw_action_row_get_activatable_widget (g_ptr_array_index (self->set_rows, index)) != check)
    index++;
  index += key == GDK_KEY_Down ? 1 : -1u;
  if (index >= self->set_rows->len)
    return GDK_EVENT_PROPAGATE;

  return gtk_widget_grab_focus (adw_action_row_get_activatable_widget (g_ptr_array_index (self->set_rows, index)));
}

static void
add_set_row (BastideNewGame *self,
             guint           index)
{
  const BastideNewGameOptionsSet *set = bastide_new_game_options_get_set (self->options, index);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_autofree char *about = bastide_new_game_options_set_dup_about (set);
  g_autofree char *line = bastide_new_game_options_set_dup_line (set);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), set->title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), line);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  /* The title is the name of both; what else there is to say is its description. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  about, -1);
  g_signal_connect_object (check, "toggled", G_CALLBACK (set_toggled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (set_key_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (check, keys);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), bastide_info_button_new (set->title, about, NULL));
  /* No stop for Tab: the box is one, which says whether the set is chosen. */
  gtk_widget_set_focusable (row, FALSE);
  adw_preferences_group_add (self->sets, row);
  g_ptr_array_add (self->set_rows, row);
  add_copies_row (self, set);
}

/* --- Hints --- */

static void
add_hint (BastideNewGame *self,
          const char     *icon,
          const char     *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *image = gtk_image_new_from_icon_name (icon);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (image, "warning");
  gtk_widget_set_valign (image, GTK_ALIGN_START);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* What scrolls asks how high this is at the width that it likes best: not wider than the dialog. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), 80);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (self->hints, box);
}

static void
update_hints (BastideNewGame *self)
{
  g_autofree char *fault = bastide_new_game_options_dup_fault (self->options);
  g_auto (GStrv) hints = bastide_new_game_options_get_hints (self->options);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->hints))))
    gtk_box_remove (self->hints, child);
  if (fault != NULL)
    add_hint (self, "dialog-error-symbolic", fault);
  for (guint i = 0; hints[i] != NULL; i++)
    add_hint (self, "dialog-warning-symbolic", hints[i]);
  gtk_revealer_set_reveal_child (self->hints_revealer, fault != NULL || hints[0] != NULL);
}

void
bastide_new_game_update_tiles (BastideNewGame *self)
{
  guint n_tiles = bastide_new_game_options_count_tiles (self->options);
  g_autofree char *total = NULL;

  for (guint i = 0; i < self->set_rows->len; i++)
    {
      const BastideNewGameOptionsSet *set = bastide_new_game_options_get_set (self->options, i);
      AdwActionRow *row = g_ptr_array_index (self->set_rows, i);
      AdwActionRow *copies = g_ptr_array_index (self->copies_rows, i);

      gtk_check_button_set_active (GTK_CHECK_BUTTON (adw_action_row_get_activatable_widget (row)),
                                   set->chosen);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (adw_action_row_get_activatable_widget (copies)),
                                 set->n_copies);
      gtk_widget_set_visible (GTK_WIDGET (copies), set->chosen && set->repeats);
    }
  total = g_strdup_printf (ngettext ("%u tile in all", "%u tiles in all", n_tiles), n_tiles);
  adw_preferences_group_set_description (self->sets, n_tiles > 0 ? total : "");
  update_hints (self);
}

/* --- A file of the user's --- */

static void
file_added (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (BastideNewGame) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean ok = bastide_new_game_options_add_file_finish (BASTIDE_NEW_GAME_OPTIONS (source), result, &error);

  /* It was closed meanwhile. */
  if (!gtk_widget_get_realized (GTK_WIDGET (self)))
    return;
  if (!ok)
    {
      bastide_compat_alert (GTK_WINDOW (self), _("This Tile Set Cannot Be Used"), error->message);
      return;
    }
  while (self->set_rows->len < bastide_new_game_options_get_n_sets (self->options))
    add_set_row (self, self->set_rows->len);
  bastide_new_game_update_tiles (self);
}

static void
file_chosen (GListModel *files,
             gpointer    user_data)
{
  BastideNewGame *self = user_data;
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);

  if (file != NULL)
    bastide_new_game_options_add_file_async (self->options, file, file_added, g_object_ref (self));
}

static void
add_file (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GListModel) filters = bastide_file_filters_new (_("Tile sets"), "*.xml");

  bastide_compat_open_files (GTK_WINDOW (widget), _("Add Tile Set"), NULL, filters, file_chosen,
                             G_OBJECT (widget));
}

void
bastide_new_game_class_init_tiles (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "tiles.add", NULL, add_file);
}

void
bastide_new_game_init_tiles (BastideNewGame *self)
{
  for (guint i = 0; i < bastide_new_game_options_get_n_sets (self->options); i++)
    add_set_row (self, i);
}
