/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tile sets of a new game, and what speaks against the choice. */

#include "config.h"

#include "bastide-new-game-private.h"
#include "bastide-accessible.h"
#include "bastide-compat.h"
#include "bastide-file-filters.h"
#include "bastide-focus.h"
#include "bastide-template.h"

#include <glib/gi18n.h>

/* --- Cards --- */

/* Small sets that are seen at once: the usual ones come first. */
#define MOST_SMALL 20

static guint
find_card (BastideNewGame  *self,
           GtkFlowBoxChild *child)
{
  guint set = 0;

  g_ptr_array_find (self->set_cards, gtk_flow_box_child_get_child (child), &set);

  return set;
}

static gboolean
is_searching (BastideNewGame *self)
{
  return *gtk_editable_get_text (self->search) != '\0';
}

/* Of the small sets: how many of them come before it. */
static guint
get_place (BastideNewGame *self,
           guint           set)
{
  guint place = 0;

  for (guint i = 0; i < set; i++)
    place += bastide_new_game_options_get_set (self->options, i)->load == 0;

  return place;
}

static gboolean
is_card_shown (GtkFlowBoxChild *child,
               gpointer         user_data)
{
  BastideNewGame *self = user_data;
  guint set = find_card (self, child);
  const BastideNewGameOptionsSet *facts = bastide_new_game_options_get_set (self->options, set);

  if (is_searching (self))
    return bastide_new_game_options_is_called (self->options, set, gtk_editable_get_text (self->search));

  return facts->load > 0 || facts->chosen || facts->own || self->shows_all_small || get_place (self, set) < MOST_SMALL;
}

static gboolean
is_any_shown (BastideNewGame *self,
              gboolean        is_large)
{
  for (guint i = 0; i < self->set_cards->len; i++)
    if ((bastide_new_game_options_get_set (self->options, i)->load > 0) == is_large
        && (!is_searching (self)
            || bastide_new_game_options_is_called (self->options, i, gtk_editable_get_text (self->search))))
      return TRUE;

  return FALSE;
}

static void
update_search (BastideNewGame *self)
{
  gboolean is_large = is_any_shown (self, TRUE);
  gboolean is_small = is_any_shown (self, FALSE);
  guint n_small = get_place (self, self->set_cards->len);
  g_autofree char *all = NULL;

  gtk_flow_box_invalidate_filter (self->large);
  gtk_flow_box_invalidate_filter (self->small);
  gtk_widget_set_visible (self->large_title, is_large);
  gtk_widget_set_visible (GTK_WIDGET (self->large), is_large);
  gtk_widget_set_visible (self->small_title, is_small);
  gtk_widget_set_visible (GTK_WIDGET (self->small), is_small);
  gtk_widget_set_visible (GTK_WIDGET (self->all_small),
                          !is_searching (self) && !self->shows_all_small && n_small > MOST_SMALL);
  /* Translators: a button: the number of all small tile sets. */
  all = g_strdup_printf (_("Show All %u"), n_small);
  gtk_button_set_label (self->all_small, all);
  /* Translators: a search among the tile sets found nothing. */
  bastide_placeholder_set_text (self->nothing, is_large || is_small ? NULL : _("No set is called this, nor has it"));
}

static void
show_all_small (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideNewGame *self = BASTIDE_NEW_GAME (widget);

  self->shows_all_small = TRUE;
  update_search (self);
}

static void
set_chosen (BastideNewGame *self,
            gboolean        is_chosen,
            GtkWidget      *card)
{
  guint set;

  if (g_ptr_array_find (self->set_cards, card, &set))
    bastide_new_game_options_choose_set (self->options, set, is_chosen);
}

static void
add_card (BastideNewGame *self,
          guint           index)
{
  const BastideNewGameOptionsSet *set = bastide_new_game_options_get_set (self->options, index);
  g_autofree char *line = bastide_new_game_options_set_dup_count (set);
  g_autofree char *about = bastide_new_game_options_set_dup_about (set);
  GtkWidget *card = bastide_set_card_new (set, line, about);

  g_signal_connect_object (card, "chosen", G_CALLBACK (set_chosen), self, G_CONNECT_SWAPPED);
  gtk_flow_box_append (set->load > 0 ? self->large : self->small, card);
  /* No stop for Tab: the card is one, which says whether the set is chosen. */
  gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
  g_ptr_array_add (self->set_cards, card);
}

/* --- What is in the game --- */

static void
copies_changed (BastideNewGame *self,
                GtkSpinButton  *copies)
{
  for (guint i = 0; i < self->chosen_rows->len; i++)
    if (adw_action_row_get_activatable_widget (g_ptr_array_index (self->chosen_rows, i)) == GTK_WIDGET (copies))
      bastide_new_game_options_set_copies (self->options, i, (guint) gtk_spin_button_get_value_as_int (copies));
}

/* More of a river is no more river. */
static GtkWidget *
new_copies (BastideNewGame                 *self,
            const BastideNewGameOptionsSet *set)
{
  GtkWidget *copies = gtk_spin_button_new_with_range (1, BST_IO_MAX_SET_COPIES, 1);
  /* Translators: %s is a tile set; how many times it is in the game. */
  g_autofree char *name = g_strdup_printf (_("Copies of %s"), set->title);

  gtk_widget_set_valign (copies, GTK_ALIGN_CENTER);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (copies), TRUE);
  gtk_widget_set_sensitive (copies, set->repeats);
  bastide_accessible_set_label (copies, name);
  gtk_widget_set_tooltip_text (copies, name);
  g_signal_connect_object (copies, "value-changed", G_CALLBACK (copies_changed), self, G_CONNECT_SWAPPED);

  return copies;
}

/* Of a set: seen as long as that is chosen. */
static void
add_chosen_row (BastideNewGame *self,
                guint           index)
{
  const BastideNewGameOptionsSet *set = bastide_new_game_options_get_set (self->options, index);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *copies = new_copies (self, set);
  g_autofree char *line = bastide_new_game_options_set_dup_count (set);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), set->title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), line);
  gtk_widget_set_visible (row, FALSE);
  gtk_widget_set_focusable (row, FALSE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), copies);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), copies);
  adw_preferences_group_add (self->in_game, row);
  g_ptr_array_add (self->chosen_rows, row);
}

static void
add_set (BastideNewGame *self)
{
  guint index = self->set_cards->len;

  add_card (self, index);
  add_chosen_row (self, index);
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

/* (transfer full) */
static char *
dup_total (guint n_tiles)
{
  guint n_minutes = bastide_new_game_options_guess_minutes (n_tiles);
  g_autofree char *total = g_strdup_printf (ngettext ("%u tile in all", "%u tiles in all", n_tiles), n_tiles);
  g_autofree char *time = g_strdup_printf (ngettext ("about %u minute", "about %u minutes", n_minutes), n_minutes);

  /* Translators: "102 tiles in all · about 50 minutes". */
  return g_strdup_printf (C_("game", "%s · %s"), total, time);
}

void
bastide_new_game_update_tiles (BastideNewGame *self)
{
  guint n_tiles = bastide_new_game_options_count_tiles (self->options);
  g_autofree char *total = n_tiles > 0 ? dup_total (n_tiles) : NULL;

  for (guint i = 0; i < self->set_cards->len; i++)
    {
      const BastideNewGameOptionsSet *set = bastide_new_game_options_get_set (self->options, i);
      AdwActionRow *row = g_ptr_array_index (self->chosen_rows, i);

      bastide_set_card_set_chosen (g_ptr_array_index (self->set_cards, i), set->chosen);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (adw_action_row_get_activatable_widget (row)), set->n_copies);
      gtk_widget_set_visible (GTK_WIDGET (row), set->chosen);
    }
  adw_preferences_group_set_description (self->in_game, total != NULL ? total : "");
  update_search (self);
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
  while (self->set_cards->len < bastide_new_game_options_get_n_sets (self->options))
    add_set (self);
  bastide_new_game_update_tiles (self);
  bastide_new_game_draw_pictures (self);
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
  bastide_template_children (widget_class, BastideNewGame, sets, search, large_title, large, small_title, small, all_small,
                             nothing, in_game);
  bastide_template_callbacks (widget_class, update_search);
  gtk_widget_class_install_action (widget_class, "tiles.add", NULL, add_file);
  gtk_widget_class_install_action (widget_class, "sets.show-all", NULL, show_all_small);
}

void
bastide_new_game_init_tiles (BastideNewGame *self)
{
  bastide_accessible_set_label (GTK_WIDGET (self->search), _("Search the tile sets"));
  bastide_focus_make_one_stop (GTK_WIDGET (self->large));
  bastide_focus_make_one_stop (GTK_WIDGET (self->small));
  gtk_flow_box_set_filter_func (self->large, is_card_shown, self, NULL);
  gtk_flow_box_set_filter_func (self->small, is_card_shown, self, NULL);
  while (self->set_cards->len < bastide_new_game_options_get_n_sets (self->options))
    add_set (self);
}
