/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-tips-window.h"
#include "bastide-accessible.h"
#include "bastide-compat.h"
#include "bastide-file-filters.h"
#include "bastide-template.h"
#include "bastide-tips.h"

#include <bst-io-habit-text.h>

#include <glib/gi18n.h>

struct _BastideTipsWindow
{
  AdwWindow       parent_instance;

  BastideTips    *tips;         /* owned */

  /* Template */
  AdwActionRow   *games;
  AdwComboRow    *player;
  GtkWidget      *find;
  GtkWidget      *stop;
  GtkProgressBar *progress;
  GtkLabel       *head;
  GtkBox         *sentences;
};

G_DEFINE_FINAL_TYPE (BastideTipsWindow, bastide_tips_window, ADW_TYPE_WINDOW)

/* --- What is said --- */

static void
add_sentence (BastideTipsWindow *self,
              const char        *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "card");
  gtk_widget_add_css_class (label, "report-card");
  gtk_box_append (self->sentences, label);
}

static void
fill_sentences (BastideTipsWindow *self)
{
  const BstHabits *habits = bastide_tips_get_habits (self->tips);
  g_autoptr (GPtrArray) texts = bst_io_habit_text_list (habits);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->sentences))))
    gtk_box_remove (self->sentences, child);
  if (bastide_tips_get_state (self->tips) != BASTIDE_TIPS_DONE)
    return;
  for (guint i = 0; i < texts->len; i++)
    add_sentence (self, g_ptr_array_index (texts, i));
  if (texts->len == 0 && habits->n_turns > 0)
    add_sentence (self, bst_io_habit_text_none ());
}

/* (transfer full) */
static char *
dup_head (BastideTipsWindow *self)
{
  switch (bastide_tips_get_state (self->tips))
    {
    case BASTIDE_TIPS_READING:
      return g_strdup (_("Games are being read…"));
    case BASTIDE_TIPS_WORKING:
      return g_strdup (_("The engine goes through the games…"));
    case BASTIDE_TIPS_DONE:
      return bst_io_habit_text_dup_head (bastide_tips_get_habits (self->tips));
    case BASTIDE_TIPS_READY:
    default:
      return g_strdup (_("The more games, the more can be told from chance. A game takes about a minute, and what was found out is "
                         "kept for the next time."));
    }
}

static void
update_games (BastideTipsWindow *self)
{
  guint n = bastide_tips_get_n_games (self->tips), n_faulty = bastide_tips_get_n_faulty (self->tips);
  g_autofree char *text = g_strdup_printf (ngettext ("%u game", "%u games", n), n);
  g_autofree char *faulty = NULL;

  if (n_faulty > 0)
    faulty = g_strdup_printf (ngettext ("%u file was none", "%u files were none", n_faulty), n_faulty);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->games), text);
  adw_action_row_set_subtitle (self->games, faulty != NULL ? faulty : "");
}

static void
update (BastideTipsWindow *self)
{
  BastideTipsState state = bastide_tips_get_state (self->tips);
  gboolean is_busy = state == BASTIDE_TIPS_READING || state == BASTIDE_TIPS_WORKING;
  g_autofree char *head = dup_head (self);

  update_games (self);
  gtk_label_set_label (self->head, head);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), state == BASTIDE_TIPS_WORKING);
  gtk_progress_bar_set_fraction (self->progress, bastide_tips_get_progress (self->tips));
  gtk_widget_set_visible (self->find, !is_busy);
  gtk_widget_set_visible (self->stop, is_busy);
  gtk_widget_set_sensitive (self->find, bastide_tips_get_n_names (self->tips) > 0);
  fill_sentences (self);
}

/* Who was chosen stays chosen. */
static void
names_changed (BastideTipsWindow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < bastide_tips_get_n_names (self->tips); i++)
    {
      guint n_games;
      const char *name = bastide_tips_get_name (self->tips, i, &n_games);
      g_autofree char *text = NULL;

      /* Translators: a player, and in how many games he plays. */
      text = g_strdup_printf (ngettext ("%s (%u game)", "%s (%u games)", n_games), name, n_games);
      gtk_string_list_append (names, text);
    }
  adw_combo_row_set_model (self->player, G_LIST_MODEL (names));
  update (self);
}

/* --- What is done --- */

static void
files_chosen (GListModel *files,
              gpointer    user_data)
{
  if (g_list_model_get_n_items (files) > 0)
    bastide_tips_add_files (BASTIDE_TIPS_WINDOW (user_data)->tips, files);
}

static void
add_games (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GListModel) filters = bastide_file_filters_new (_("Games"), "*.bastide *.jcz *.json *.html *.gz *.BASTIDE *.JCZ *.JSON *.GZ");

  bastide_compat_open_files (GTK_WINDOW (widget), _("Add Games"), NULL, filters, files_chosen, G_OBJECT (widget));
}

static void
find (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideTipsWindow *self = BASTIDE_TIPS_WINDOW (widget);
  guint player = adw_combo_row_get_selected (self->player);

  if (player < bastide_tips_get_n_names (self->tips))
    bastide_tips_begin (self->tips, player);
}

static void
stop (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_tips_stop (BASTIDE_TIPS_WINDOW (widget)->tips);
}

/* --- Class --- */

static void
bastide_tips_window_dispose (GObject *object)
{
  BastideTipsWindow *self = BASTIDE_TIPS_WINDOW (object);

  if (self->tips != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->tips, self);
      bastide_tips_stop (self->tips);
    }
  g_clear_object (&self->tips);

  G_OBJECT_CLASS (bastide_tips_window_parent_class)->dispose (object);
}

static void
bastide_tips_window_class_init (BastideTipsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_tips_window_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-tips-window.ui");
  bastide_template_children (widget_class, BastideTipsWindow, games, player, find, stop, progress, head, sentences);
  gtk_widget_class_install_action (widget_class, "tips.add-games", NULL, add_games);
  gtk_widget_class_install_action (widget_class, "tips.find", NULL, find);
  gtk_widget_class_install_action (widget_class, "tips.stop", NULL, stop);
}

static void
bastide_tips_window_init (BastideTipsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_accessible_name_buttons (GTK_WIDGET (self));
  self->tips = bastide_tips_new ();
  g_signal_connect_object (self->tips, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tips, "names-changed", G_CALLBACK (names_changed), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bastide_tips_window_new (GtkWindow       *parent,
                         const BstRecord *record)
{
  BastideTipsWindow *self = g_object_new (BASTIDE_TYPE_TIPS_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE, NULL);

  if (record != NULL)
    bastide_tips_add_record (self->tips, record);
  else
    update (self);

  return GTK_WIDGET (self);
}
