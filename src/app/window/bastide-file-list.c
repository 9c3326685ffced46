/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-file-list.h"
#include "bastide-file-name.h"

struct _BastideFileList
{
  AdwWindow   parent_instance;

  /* Owned */
  GListModel *files;            /* (element-type GFile) */

  /* Template */
  GtkListBox *list;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideFileList, bastide_file_list, ADW_TYPE_WINDOW)

static void
row_activated (BastideFileList *self,
               GtkListBoxRow   *row)
{
  g_autoptr (GFile) file = g_list_model_get_item (self->files, (guint) gtk_list_box_row_get_index (row));

  g_signal_emit (self, signals[CHOSEN], 0, file);
}

static void
bastide_file_list_finalize (GObject *object)
{
  g_clear_object (&BASTIDE_FILE_LIST (object)->files);

  G_OBJECT_CLASS (bastide_file_list_parent_class)->finalize (object);
}

static void
bastide_file_list_class_init (BastideFileListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_file_list_finalize;

  signals[CHOSEN] = g_signal_new ("chosen", BASTIDE_TYPE_FILE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_FILE);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-file-list.ui");
  gtk_widget_class_bind_template_child (widget_class, BastideFileList, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bastide_file_list_init (BastideFileList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A name is no markup. */
static GtkWidget *
row_new (GFile *file,
         GFile *folder)
{
  g_autofree char *path = folder != NULL ? g_file_get_relative_path (folder, file) : NULL;
  g_autofree char *name = path != NULL ? bastide_file_name_dup_isolated (path) : bastide_file_name_dup (file);
  g_autofree char *title = g_markup_escape_text (name, -1);

  return g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "title-lines", 2, "activatable", TRUE, NULL);
}

GtkWidget *
bastide_file_list_new (GtkWindow  *parent,
                       const char *title,
                       GListModel *files,
                       GFile      *folder)
{
  BastideFileList *self = g_object_new (BASTIDE_TYPE_FILE_LIST, "transient-for", parent, "title", title, NULL);

  g_set_object (&self->files, files);
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);

      gtk_list_box_append (self->list, row_new (file, folder));
    }

  return GTK_WIDGET (self);
}
