/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-pupil-list.h"
#include "bastide-accessible.h"
#include "bastide-explain.h"
#include "bastide-pupil-text.h"
#include "bastide-template.h"

#include <bst-io-booklet.h>
#include <bst-io-game-words.h>

#include <glib/gi18n.h>

struct _BastidePupilList
{
  AdwWindow           parent_instance;

  /* Owned */
  BastidePupils      *pupils;
  GPtrArray          *courses;
  GtkStringList      *numbers;   /* the rows: numbers as texts, 0 first */
  GtkSingleSelection *selection;

  /* Template */
  AdwToastOverlay    *toasts;
  GtkColumnView      *table;
  GtkLabel           *fault;
  GtkEntry           *entry;

  gboolean            is_filling;
};

static guint wanted_signal;

G_DEFINE_FINAL_TYPE (BastidePupilList, bastide_pupil_list, ADW_TYPE_WINDOW)

/* --- Cells --- */

static void
setup_cell (GtkSignalListItemFactory *factory,
            GtkListItem              *item)
{
  gtk_list_item_set_child (item, g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END,
                                               NULL));
}

static guint
get_number (GtkStringObject *row)
{
  return (guint) g_ascii_strtoull (gtk_string_object_get_string (row), NULL, 10);
}

static void
bind_cell (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           BastidePupilList         *self)
{
  BastidePupilText dup_text = (BastidePupilText) g_object_get_data (G_OBJECT (factory), "text");
  guint number = get_number (gtk_list_item_get_item (item));
  g_autoptr (BstIoResults) results = bastide_pupils_read (self->pupils, number);
  BastidePupilProgress progress;
  g_autofree char *text = NULL;

  bastide_pupil_progress_count (&progress, results, self->courses);
  text = dup_text (self->pupils, number, &progress);
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), text);
}

static void
add_column (BastidePupilList *self,
            const char       *title,
            BastidePupilText  dup_text,
            gboolean          expand)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) column = NULL;

  g_object_set_data (G_OBJECT (factory), "text", dup_text);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cell), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cell), self, 0);
  column = gtk_column_view_column_new (title, factory);
  gtk_column_view_column_set_expand (column, expand);
  gtk_column_view_append_column (self->table, column);
}

/* --- Rows --- */

/* 0: nobody in particular, or no row at all. */
static guint
get_selected (BastidePupilList *self)
{
  GtkStringObject *row = gtk_single_selection_get_selected_item (self->selection);

  return row != NULL ? get_number (row) : 0;
}

static void
update_actions (BastidePupilList *self)
{
  gboolean has_name = get_selected (self) != 0;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pupils.rename", has_name);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pupils.remove", has_name);
}

/* Whoever learns is selected. */
static void
fill (BastidePupilList *self)
{
  guint chosen = bastide_pupils_get_chosen (self->pupils);
  g_autoptr (GStrvBuilder) rows = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;
  guint index = 0;

  g_strv_builder_add (rows, "0");
  for (guint i = 0; i < bastide_pupils_get_n (self->pupils); i++)
    {
      guint number = bastide_pupils_get_number (self->pupils, i);
      g_autofree char *text = g_strdup_printf ("%u", number);

      g_strv_builder_add (rows, text);
      if (number == chosen)
        index = i + 1;
    }
  texts = g_strv_builder_end (rows);
  self->is_filling = TRUE;
  gtk_string_list_splice (self->numbers, 0, g_list_model_get_n_items (G_LIST_MODEL (self->numbers)),
                          (const char * const *) texts);
  gtk_single_selection_set_selected (self->selection, index);
  self->is_filling = FALSE;
  update_actions (self);
}

/* What is selected may not be changed while it says so; the window may be gone by then. */
static gboolean
fill_later (gpointer data)
{
  BastidePupilList *self = data;

  if (gtk_widget_get_parent (GTK_WIDGET (self->table)) != NULL)
    fill (self);

  return G_SOURCE_REMOVE;
}

/* Who is selected learns now, unless whoever listens has to ask first. */
static void
selected (BastidePupilList *self)
{
  guint number = get_selected (self);

  if (self->is_filling)
    return;
  g_signal_emit (self, wanted_signal, 0, number);
  if (bastide_pupils_get_chosen (self->pupils) != number)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, fill_later, g_object_ref (self), g_object_unref);
}

/* --- What is done --- */

/* Returns @done. */
static gboolean
tell (BastidePupilList *self,
      gboolean          done,
      const GError     *error)
{
  gtk_widget_set_visible (GTK_WIDGET (self->fault), !done);
  if (done)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  else
    gtk_label_set_text (self->fault, error->message);

  return done;
}

static void
add (BastidePupilList *self)
{
  g_autoptr (GError) error = NULL;
  gboolean done = bastide_pupils_add (self->pupils, gtk_editable_get_text (GTK_EDITABLE (self->entry)), &error);

  if (tell (self, done, error))
    gtk_single_selection_set_selected (self->selection, bastide_pupils_get_n (self->pupils));
}

static void
rename_pupil (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastidePupilList *self = BASTIDE_PUPIL_LIST (widget);
  g_autoptr (GError) error = NULL;

  tell (self, bastide_pupils_rename (self->pupils, get_selected (self),
                                     gtk_editable_get_text (GTK_EDITABLE (self->entry)), &error), error);
}

static void
remove_pupil (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastidePupilList *self = BASTIDE_PUPIL_LIST (widget);
  guint number = get_selected (self);
  /* Translators: %s is a pupil. */
  g_autofree char *text = g_strdup_printf (_("%s was removed."),
                                          bst_io_words_name (bastide_pupils_get_name (self->pupils, number)));
  /* A name is no markup. */
  g_autofree char *title = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (title);

  bastide_pupils_remove (self->pupils, number);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_action_name (toast, "pupils.undo");
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
undo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_pupils_undo (BASTIDE_PUPIL_LIST (widget)->pupils);
}

/* Who was selected learns already. */
static void
row_activated (BastidePupilList *self,
               guint             position)
{
  gtk_window_close (GTK_WINDOW (self));
}

/* --- Class --- */

static void
bastide_pupil_list_finalize (GObject *object)
{
  BastidePupilList *self = BASTIDE_PUPIL_LIST (object);

  g_clear_object (&self->pupils);
  g_clear_object (&self->numbers);
  g_clear_object (&self->selection);
  g_clear_pointer (&self->courses, g_ptr_array_unref);

  G_OBJECT_CLASS (bastide_pupil_list_parent_class)->finalize (object);
}

static void
bastide_pupil_list_class_init (BastidePupilListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_pupil_list_finalize;

  wanted_signal = g_signal_new ("wanted", BASTIDE_TYPE_PUPIL_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-pupil-list.ui");
  bastide_template_children (widget_class, BastidePupilList, toasts, table, fault, entry);
  bastide_template_callbacks (widget_class, add, row_activated);
  gtk_widget_class_install_action (widget_class, "pupils.rename", NULL, rename_pupil);
  gtk_widget_class_install_action (widget_class, "pupils.remove", NULL, remove_pupil);
  gtk_widget_class_install_action (widget_class, "pupils.undo", NULL, undo);
}

static void
bastide_pupil_list_init (BastidePupilList *self)
{
  g_auto (GStrv) ids = bst_io_course_list ();

  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_explain (GTK_WIDGET (self),
                   _("Whoever learns on this computer has a name here, and results of his own. Whose row is "
                     "selected learns now. The table shows how far each of them is: a lesson is finished when every step was "
                     "seen, and every question answered right, at whichever try. Removing a pupil removes all his results with him, "
                     "and can be undone."));
  bastide_accessible_name_buttons (GTK_WIDGET (self));
  self->courses = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_booklet_free);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      BstBooklet *course = bst_io_course_load (ids[i], NULL);

      if (course != NULL)
        g_ptr_array_add (self->courses, course);
    }
  self->numbers = gtk_string_list_new (NULL);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->numbers)));
  add_column (self, _("Pupil"), bastide_pupil_text_dup_name, TRUE);
  add_column (self, _("Lessons Finished"), bastide_pupil_text_dup_lessons, FALSE);
  /* Translators: of lessons that are finished: those in which every question was answered right at the first try. */
  add_column (self, _("All Right at First Try"), bastide_pupil_text_dup_perfect, FALSE);
  /* Translators: of all answers of a pupil, to lessons, puzzles and the quiz: those right at the first try. */
  add_column (self, C_("answers", "Right Answers"), bastide_pupil_text_dup_share, FALSE);
  add_column (self, _("Last Day"), bastide_pupil_text_dup_day, FALSE);
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (selected), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bastide_pupil_list_new (GtkWindow     *parent,
                        BastidePupils *pupils)
{
  BastidePupilList *self = g_object_new (BASTIDE_TYPE_PUPIL_LIST, "transient-for", parent, NULL);

  self->pupils = g_object_ref (pupils);
  g_signal_connect_object (pupils, "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
  gtk_column_view_set_model (self->table, GTK_SELECTION_MODEL (self->selection));

  return GTK_WIDGET (self);
}
